//! The table of the garden games without a window: at rest every tile lies where the position says.

use bevy::prelude::*;
use taula::games::taihou::standing::Place;
use taula::store::Speed;
use taula::table::Act;
use taula_rules::Seat;
use taula_rules::games::taihou::{Opening, Options};

use crate::support::taihou::{Setup, four, match_of, play, square, three, two};
use crate::support::whole::{every_move, game_of, settle, skipped, taken_back};
use crate::support::{self, act, pass, persons, table};

/// Each of the four games, by two, three or four players.
fn games() -> [Options; 4] {
    let game = |players, lake, flight| Options {
        players,
        lake,
        flight,
        quiet_limit: 8,
        ..Options::default()
    };
    [
        game(4, false, false),
        game(3, true, false),
        game(2, false, true),
        game(4, true, true),
    ]
}

#[test]
fn after_every_move_of_whole_games() {
    for (n, options) in (1..).zip(games()) {
        let name = format!("{options:?}");
        let moves = every_move(game_of(options, n), n, 50);
        assert!(moves >= 40, "{name}: {moves} moves");
    }
}

#[test]
fn also_with_skipping() {
    for (n, options) in (5..).zip(games()) {
        assert!(skipped(game_of(options, n), n, 50) >= 40);
    }
}

#[test]
fn also_with_undo_and_redo() {
    for (n, options) in (9..).zip(games()) {
        let undone = taken_back(game_of(options, n), n, 36);
        assert!(undone > 2, "only {undone} decisions were taken back");
    }
}

fn seated(setup: &Setup, speed: Speed) -> App {
    let game = match_of(setup);
    let people = persons(game.rules());
    table(game, people, speed)
}

/// Plays moves one after the other; after each everything lies where it should.
#[track_caller]
fn plays(app: &mut App, texts: &[&str]) {
    for text in texts {
        play(app, text);
        settle(app);
    }
}

fn place(app: &App, name: &str) -> Option<Place> {
    let standing = &support::taihou(app).own.standing;
    let tile = standing.on(square(name))?;
    Some(standing.stand(tile).place)
}

#[test]
fn what_is_taken_lies_with_its_taker_and_what_replaces_it_comes_from_the_reserve() {
    // The elephant takes the tiger from behind; the lost one of two is replaced.
    let setup = two("f5=0:8N f6=2:6N a1=0:1N l11=2:1S")
        .reserve(2, &[6])
        .reserve(0, &[1]);
    let mut app = seated(&setup, Speed::Normal);
    settle(&mut app);
    plays(&mut app, &["f5xf6"]);
    let table = support::taihou(&app);
    let standing = &table.own.standing;
    assert!(
        standing
            .taken(Seat(0))
            .iter()
            .any(|tile| { tile.seat == Seat(2) && tile.value().unwrap().get() == 6 })
    );
    assert_eq!(standing.reserve(Seat(2)), []);
    let sixes = standing.tiles().filter(|(tile, stand)| {
        let six = tile.value().is_some_and(|value| value.get() == 6);
        six && tile.seat == Seat(2) && tile.is_second() && matches!(stand.place, Place::On(_))
    });
    assert_eq!(
        sixes.count(),
        1,
        "the one of the reserve stands in the garden"
    );
    assert_eq!(
        place(&app, "f6"),
        Some(Place::On(square("f6"))),
        "the taker stands there"
    );
    act(&mut app, Act::Undo);
    settle(&mut app);
    assert_eq!(support::taihou(&app).own.standing.reserve(Seat(2)).len(), 1);
    act(&mut app, Act::Redo);
    settle(&mut app);
}

#[test]
fn a_flight_round_a_corner_ends_where_it_says_and_looks_there() {
    let setup = four("c3=0:8N a11=2:1S l1=1:1W b9=3:1E").flight();
    let mut app = seated(&setup, Speed::Slow);
    play(&mut app, "c3-f6E");
    let mut seen = Vec::new();
    for _ in 0..40 {
        pass(&mut app, 60);
        seen.push(support::at_rest(&app));
    }
    assert!(seen[0] != seen[39], "it takes its time, and ends");
    settle(&mut app);
    let standing = &support::taihou(&app).own.standing;
    let tile = standing.on(square("f6")).unwrap();
    assert_eq!(standing.stand(tile).facing.to_string(), "E");
}

#[test]
fn a_toad_goes_through_the_lake_and_a_lotus_is_put_in() {
    let setup = three("f4=0:2N l1=1:1W b10=2:1S").lake();
    let mut app = seated(&setup, Speed::Fast);
    plays(&mut app, &["f4-f5"]);
    // A weapon is taken from the side; whoever lost it puts a lotus in for it.
    let setup = four("e5=0:10N e6=1:9E l1=1:1W b10=2:1S b9=3:1E");
    let mut app = seated(&setup, Speed::Fast);
    plays(&mut app, &["e5xe6", "lotus"]);
    let standing = &support::taihou(&app).own.standing;
    let lotuses = standing
        .tiles()
        .filter(|(tile, stand)| tile.value().is_none() && matches!(stand.place, Place::On(_)));
    assert_eq!(lotuses.count(), 1);
}

#[test]
fn four_are_dealt_face_down_then_turned_up() {
    let options = Options {
        opening: Opening::Seat0,
        ..Options::default()
    };
    let game = game_of(options, 3);
    let people = persons(game.rules());
    let mut app = table(game, people, Speed::Normal);
    act(&mut app, Act::Throw);
    let down = |app: &App| {
        let standing = &support::taihou(app).own.standing;
        standing.tiles().filter(|(_, stand)| stand.down).count()
    };
    let mut most = 0;
    for _ in 0..600 {
        pass(&mut app, 50);
        most = most.max(down(&app));
        if support::taihou(&app).flow.game().turn().seat().is_some()
            && !support::taihou(&app).flow.game().turn().is_chance()
            && support::at_rest(&app)
        {
            break;
        }
    }
    assert_eq!(most, 40, "all lie face down before any is turned up");
    assert_eq!(down(&app), 0);
    settle(&mut app);
}
