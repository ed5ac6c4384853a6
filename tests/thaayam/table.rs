//! Thaayam's table without a window: at rest every stick, seed and token lies as the position says.

use crate::support::thaayam::{Setup, four, two};
use crate::support::whole::{every_move, game_of, settle, skipped, taken_back};
use crate::support::{self, act, of_mut, persons, table};
use bevy::prelude::*;
use taula::games::thaayam::ThaayamView;
use taula::games::thaayam::standing::{Place, Stick};
use taula::games::thaayam::tokens::State;
use taula::store::Speed;
use taula::table::{Act, View};
use taula::theme::Canvas;
use taula_art::thaayam::Seeds;
use taula_rules::games::thaayam::{Opening, Options, Strike, Thaayam, TwinReturn};
use taula_rules::{Match, Seat};

fn options(players: u8, twin_return: TwinReturn) -> Options {
    Options {
        players,
        twin_return,
        opening: Opening::Roll,
        ..Options::default()
    }
}

fn seated(game: Match<Thaayam>, speed: Speed) -> App {
    let people = persons(game.rules());
    table(game, people, speed)
}

#[test]
fn after_every_move_of_whole_games() {
    for (players, twin_return, most) in [
        (2, TwinReturn::Split, usize::MAX),
        (3, TwinReturn::Twin, 150),
        (4, TwinReturn::Split, 150),
    ] {
        let moves = every_move(game_of(options(players, twin_return), 7), 1, most);
        assert!(moves > 100, "a game of {players} has {moves} moves");
    }
}

#[test]
fn also_with_skipping() {
    assert!(skipped(game_of(options(4, TwinReturn::Twin), 11), 2, 250) > 100);
    assert!(skipped(game_of(options(2, TwinReturn::Split), 3), 2, 150) > 100);
}

#[test]
fn also_with_undo_and_redo() {
    for (players, twin_return) in [(2, TwinReturn::Twin), (3, TwinReturn::Split)] {
        let undone = taken_back(game_of(options(players, twin_return), 5), 3, 150);
        assert!(undone > 10, "only {undone} decisions were taken back");
    }
}

/// Two twins of each seat near each other, with much to play.
fn twins() -> Setup {
    two()
        .pieces(0, &[], &[8, 8])
        .pieces(2, &[], &[8, 13])
        .plays(0, &[1, 2, 4, 4, 8, 8, 8])
}

#[test]
fn also_with_twins_that_meet() {
    for (n, setup) in [
        twins(),
        twins().twins_return(),
        two()
            .pieces(0, &[8, 8, 8, 8], &[])
            .pieces(2, &[8, 8], &[10])
            .plays(0, &[1, 1, 1, 2, 4, 4, 8])
            .twins_return(),
        two()
            .twins_off(0, 1, &[3, 8])
            .twins_off(2, 2, &[])
            .plays(0, &[1, 1, 1, 1, 4, 8, 2])
            .twins_return(),
        four()
            .pieces(0, &[8, 8], &[20])
            .pieces(1, &[4, 4], &[12])
            .pieces(2, &[0, 0, 0, 0], &[])
            .pieces(3, &[12, 12, 8, 8], &[])
            .plays(3, &[8, 8, 4, 3]),
    ]
    .into_iter()
    .enumerate()
    {
        let game = setup.game(n as u64);
        every_move(game.clone(), 1, 60);
        skipped(game.clone(), 2, 60);
        taken_back(game, 3, 60);
    }
}

/// Plays moves one after the other, throws among them; after each everything lies where it should.
#[track_caller]
fn plays(app: &mut App, texts: &[&str]) {
    for text in texts {
        support::thaayam::play(app, text);
        settle(app);
    }
}

fn bound(app: &App, number: u8) -> (Place, Option<u8>) {
    let stick = Stick {
        seat: Seat(0),
        number,
    };
    let stand = support::thaayam(app).own.standing.stand(stick).unwrap();
    (stand.place, stand.bound)
}

#[test]
fn a_twin_driven_off_lies_beside_its_plate_and_over_no_other() {
    // Of the four sticks the second is bound to the fourth, or the first to the fourth and the others between.
    let game = two()
        .pieces(0, &[5, 7, 8], &[])
        .pieces(2, &[11], &[20])
        .plays(0, &[3, 4, 8, 8])
        .twins_return();
    let mut app = seated(game.game(1), Speed::Normal);
    plays(&mut app, &["3@5", "twin@8", "8+8+4@t8"]);
    assert_eq!(bound(&app, 1), (Place::On(18), Some(3)));
    plays(&mut app, &["roll 4", "roll 4", "roll 2", "4@t20"]);
    assert_eq!(bound(&app, 1), (Place::Off, Some(3)));
    plays(&mut app, &["4@11"]);
    assert_eq!(bound(&app, 2), (Place::Off, None));

    let game = two()
        .pieces(0, &[4, 7, 7, 8], &[])
        .pieces(2, &[], &[20])
        .plays(0, &[1, 1, 4, 4, 4, 8, 8, 8, 8])
        .twins_return();
    let mut app = seated(game.game(1), Speed::Normal);
    plays(&mut app, &["4@4", "twin@8", "1@7", "1@7", "twin@8"]);
    plays(&mut app, &["8+8+4@t8", "8+8+4@t8"]);
    plays(&mut app, &["roll 4", "roll 2", "4@t20"]);
    assert_eq!(bound(&app, 0), (Place::Off, Some(3)));
    assert_eq!(bound(&app, 1), (Place::Off, Some(2)));
}

#[test]
fn the_parts_of_a_twin_part_in_the_castle_and_when_they_are_driven_off_as_pieces() {
    let game = two()
        .pieces(0, &[3], &[18])
        .pieces(2, &[], &[20])
        .plays(0, &[2]);
    let mut app = seated(game.game(1), Speed::Normal);
    assert_eq!(bound(&app, 0), (Place::On(18), Some(1)));
    plays(&mut app, &["2@3", "roll 4", "roll 2", "4@t20"]);
    assert_eq!(bound(&app, 0), (Place::Off, None));
    assert_eq!(bound(&app, 1), (Place::Off, None));

    let game = two().pieces(0, &[3], &[22]).plays(0, &[2, 4]);
    let mut app = seated(game.game(1), Speed::Normal);
    plays(&mut app, &["4@t22"]);
    assert_eq!(bound(&app, 0), (Place::Castle, None));
    assert_eq!(bound(&app, 1), (Place::Castle, None));
}

#[test]
fn scores_lie_in_the_order_thrown_and_struck_ones_say_why() {
    let states = |app: &App| {
        let tokens = support::thaayam(app).own.tokens.all().iter();
        tokens
            .map(|token| match token.state {
                State::Waiting => format!("{}", token.score),
                State::Used => format!("({})", token.score),
                State::Struck(Strike::BeforeFirstOne) => format!("-{}-", token.score),
                State::Struck(why) => format!("-{}- {why:?}", token.score),
            })
            .collect::<Vec<String>>()
            .join(" ")
    };
    // The example of TH-12.
    let mut app = seated(two().game(1), Speed::Normal);
    plays(&mut app, &["roll 4", "roll 4", "roll 1", "roll 8"]);
    assert_eq!(states(&app), "4 4 1 8");
    plays(&mut app, &["roll 3"]);
    assert_eq!(states(&app), "-4- -4- 1 8 3");
    plays(&mut app, &["enter"]);
    assert_eq!(states(&app), "-4- -4- (1) 8 3");
    plays(&mut app, &["3@0"]);
    assert_eq!(states(&app), "-4- -4- (1) 8 (3)");
    act(&mut app, Act::Undo);
    assert_eq!(states(&app), "-4- -4- (1) 8 3");
    plays(&mut app, &["8@0"]);
    assert_eq!(states(&app), "-4- -4- (1) (8) 3");
    // The turn is over, and so is what was thrown in it.
    plays(&mut app, &["3@8"]);
    assert_eq!(states(&app), "");
}

#[test]
fn cowries_lie_as_seeds_do() {
    let mut app = seated(two().game(1), Speed::Instant);
    let looks = [("thaayam-dice".to_owned(), "cowries".to_owned())].into();
    of_mut::<ThaayamView>(&mut app).own.dress(&looks);
    assert_eq!(support::thaayam(&app).own.seeds, Seeds::Cowrie);
    plays(&mut app, &["roll 4", "roll 8", "roll 1", "roll 2"]);
}

#[test]
fn however_the_screen_is_folded_nothing_lies_over_anything_else() {
    let crowded = || {
        four()
            .pieces(0, &[0, 8, 8], &[])
            .pieces(1, &[4, 4, 4, 12], &[])
            .pieces(2, &[0, 0, 8, 8], &[])
            .pieces(3, &[12, 4], &[9])
            .plays(0, &[1, 1, 1, 8])
    };
    let home = || two().late(0, &[], 4).late(2, &[23], 3).plays(0, &[1, 4]);
    let off = || {
        let setup = two().twins_off(0, 2, &[]).twins_off(2, 1, &[5]);
        setup.plays(0, &[1, 1, 2]).twins_return()
    };
    for setup in [crowded(), home(), off()] {
        let mut app = seated(setup.game(1), Speed::Normal);
        for (size, text) in [
            ((800, 720), 1.0),
            ((640, 480), 2.0),
            ((1280, 720), 2.0),
            ((3440, 1440), 1.0),
            ((1280, 720), 1.0),
        ] {
            app.insert_resource(Canvas::of(size.into(), text));
            app.update();
            settle(&mut app);
        }
    }
}
