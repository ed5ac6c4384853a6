//! What the window remembers of Thaayam: the game after every move with the scores of the turn, what was chosen
//! of its rules and its look, who sat where; and the saved game listed, gone on with, gone over again.

use std::path::Path;
use std::time::{Duration, Instant};

use crate::support::hand::Hand;
use crate::support::saves::{Home, played};
use crate::support::{
    self, assert_agrees, begin, frames, moves, pass, people, persons, press, remembering, rest,
    screen, sit_down, thaayam, whole_with,
};
use bevy::prelude::*;
use bevy_egui::egui::Id;
use taula::app::{Boards, Screen};
use taula::games::thaayam::ThaayamView;
use taula::games::thaayam::tokens::State;
use taula::memory::{Chosen, Memory, seated};
use taula::screens::Ask;
use taula::screens::saves::shelf::{Game, Shelf, Thing};
use taula::seating;
use taula::store::{Folders, SaveId, Settings, Speed};
use taula::table::{AtTable, Table};
use taula_art::thaayam::Seeds;
use taula_rules::Levels;
use taula_rules::games::thaayam::{Opening, Options, Strike, TwinReturn};

fn memory(home: &Path) -> Memory {
    Memory::open(Some(Folders::under(home)))
}

/// The whole app with its files in a folder.
fn app(home: &Path) -> App {
    let memory = memory(home);
    let settings = Settings {
        language: Some("en".to_owned()),
        speed: Speed::Instant,
        met: taula::games::GAMES
            .map(|game| taula::screens::rulebook::met(game.name()))
            .into(),
        ..memory.settings()
    };
    whole_with(settings, memory)
}

fn flush(app: &App) {
    assert!(app.world().resource::<Memory>().store.flush());
}

/// The game that was kept, as whoever opens it finds it.
fn found(home: &Path) -> AtTable {
    let boards = Boards::read(Levels::built_in()).unwrap();
    let memory = memory(home);
    let saves = memory.store.saves().value;
    assert_eq!(saves.len(), 1);
    AtTable(memory.table(&saves[0].id, &boards).unwrap())
}

/// Confirms what is at hand until something has been played.
fn play(app: &mut App) {
    let before = moves(app);
    for _ in 0..4 {
        press(app, KeyCode::Enter);
        pass(app, 10);
        if moves(app) > before {
            return;
        }
    }
    panic!("nothing was played");
}

#[test]
fn every_move_is_kept_and_the_game_goes_on_at_the_next_start() {
    let home = tempfile::tempdir().unwrap();
    let mut app = app(home.path());
    begin(&mut app, "thaayam");
    let mut used = 0;
    for _ in 0..60 {
        play(&mut app);
        flush(&app);
        let found = found(home.path());
        let found: &Table<ThaayamView> = found.of().unwrap();
        let table = thaayam(&app);
        assert_eq!(found.flow.game().moves(), table.flow.game().moves());
        assert_eq!(found.flow.game().position(), table.flow.game().position());
        assert_eq!(found.flow.by_person(), table.flow.by_person());
        assert_eq!(found.flow.players(), table.flow.players());
        assert!(found.agrees());
        // The position keeps neither the order of the scores nor what became of them.
        assert_eq!(found.own.tokens, table.own.tokens);
        assert_eq!(found.own.cast, table.own.cast);
        for token in found.own.tokens.all() {
            used += usize::from(token.state == State::Used);
        }
    }
    assert!(used > 0);
    let saves = memory(home.path()).store.saves().value;
    assert_eq!((saves[0].game.as_str(), saves[0].moves), ("thaayam", 60));
    let position = thaayam(&app).flow.game().position().clone();
    drop(app);

    let mut app = self::app(home.path());
    // What was played last lies there at the next start.
    let boards = app.world().resource::<Boards>().clone();
    let last = app.world().resource::<Memory>().last_game(&boards).unwrap();
    app.insert_resource(AtTable(last));
    support::go(&mut app, Screen::Table);
    frames(&mut app, 3);
    assert_eq!(*thaayam(&app).flow.game().position(), position);
    rest(&mut app);
    assert_agrees(&mut app);
    play(&mut app);
}

#[test]
fn struck_scores_are_struck_for_who_goes_on_with_the_game() {
    let home = tempfile::tempdir().unwrap();
    let mut app = app(home.path());
    let (game, people) = support::game(options(2), 5);
    sit_down(&mut app, game, people);
    for text in ["roll 8", "roll 1", "roll 4", "roll 3", "enter"] {
        support::thaayam::play(&mut app, text);
    }
    frames(&mut app, 3);
    flush(&app);
    let found = found(home.path());
    let found: &Table<ThaayamView> = found.of().unwrap();
    let states = found.own.tokens.all().iter().map(|token| token.state);
    let states: Vec<State> = states.collect();
    let struck = State::Struck(Strike::BeforeFirstOne);
    assert_eq!(
        states,
        [struck, State::Used, State::Waiting, State::Waiting]
    );
}

#[test]
fn what_goes_without_saying_is_kept_as_well_and_taken_back() {
    let home = tempfile::tempdir().unwrap();
    let mut app = app(home.path());
    let game = support::thaayam::two()
        .late(0, &[23], 3)
        .plays(0, &[1, 1])
        .game(5);
    let people = persons(game.rules());
    sit_down(&mut app, game, people);
    frames(&mut app, 3);
    play(&mut app);
    for _ in 0..2 {
        pass(&mut app, 225);
    }
    frames(&mut app, 2);
    flush(&app);
    let kept = |home: &Path| {
        let found = found(home);
        let found: &Table<ThaayamView> = found.of().unwrap();
        let flow = &found.flow;
        (flow.game().moves().len(), flow.by_person().to_vec())
    };
    assert_eq!(kept(home.path()), (2, vec![true, false]));
    press(&mut app, KeyCode::KeyU);
    frames(&mut app, 2);
    assert_eq!(moves(&app), 0);
}

#[test]
fn rules_and_looks_that_were_chosen_are_in_force_and_survive() {
    let home = tempfile::tempdir().unwrap();
    let mut app = app(home.path());
    let hand = Hand::Keys;
    hand.choose(&mut app, Id::new("thaayam"), Screen::Setup);
    people(&mut app);
    for (option, choice) in [
        ("thaayam-twin-return", 1_usize),
        ("thaayam-dice", 1),
        ("thaayam-opening", 1),
    ] {
        hand.take(&mut app, Id::new((option, choice)));
    }
    app.world_mut()
        .resource_mut::<seating::Seating>()
        .set_name(2, "Leire");
    hand.choose(&mut app, Id::new("start"), Screen::Table);
    frames(&mut app, 2);
    let table = thaayam(&app);
    assert_eq!(table.rules().chosen().twin_return, TwinReturn::Twin);
    assert_eq!(table.rules().chosen().opening, Opening::Seat0);
    assert_eq!(table.own.seeds, Seeds::Cowrie);
    flush(&app);
    drop(app);

    let mut app = self::app(home.path());
    let chosen = app.world().resource::<Chosen>();
    let sat = seated(chosen, "thaayam");
    assert_eq!(sat.rules()["twin_return"], "twin");
    assert_eq!(sat.rules()["opening"], "seat0");
    assert_eq!(sat.chairs[2].as_ref().unwrap().name, "Leire");
    // At another game everybody sits as they did there.
    assert_eq!(seated(chosen, "parchis"), seating::Seating::of("parchis"));
    begin(&mut app, "thaayam");
    let table = thaayam(&app);
    assert_eq!(table.rules().chosen().twin_return, TwinReturn::Twin);
    assert_eq!(table.own.seeds, Seeds::Cowrie);
    assert_eq!(
        table.flow.player(taula_rules::Seat(2)).unwrap().name,
        "Leire"
    );
}

#[test]
fn who_sits_where_at_one_game_sits_otherwise_at_another() {
    let home = tempfile::tempdir().unwrap();
    let mut app = app(home.path());
    for (game, name, empty) in [("parchis", "Eneko", 3), ("thaayam", "Garazi", 1)] {
        app.world_mut().write_message(Ask::SetUp(game));
        frames(&mut app, 4);
        {
            let mut seating = app.world_mut().resource_mut::<seating::Seating>();
            assert_eq!(seating.game, game);
            assert_eq!(seating.count(), 4, "{game} is as nobody has changed it");
            seating.set_name(0, name);
            seating.set_hand(empty, None);
        }
        press(&mut app, KeyCode::Enter);
        frames(&mut app, 2);
        assert_eq!(screen(&app), Screen::Table);
        support::go(&mut app, Screen::Title);
    }
    flush(&app);
    drop(app);
    let app = self::app(home.path());
    let chosen = app.world().resource::<Chosen>();
    for (game, name) in [("parchis", "Eneko"), ("thaayam", "Garazi")] {
        let sat = seated(chosen, game);
        assert_eq!(sat.count(), 3, "{game}");
        assert_eq!(sat.chairs[0].as_ref().unwrap().name, name, "{game}");
    }
}

/// At the screen of saved games, which have been read and looked up.
fn at_saves(home: &Home) -> App {
    let mut app = remembering(Speed::Instant, home.memory.clone());
    support::go(&mut app, Screen::Saves);
    let end = Instant::now() + Duration::from_secs(60);
    frames(&mut app, 3);
    while !app.world().resource::<Shelf>().settled() {
        assert!(Instant::now() < end, "the saves are not read");
        std::thread::yield_now();
        app.update();
    }
    frames(&mut app, 3);
    app
}

fn games(app: &App) -> Vec<Game> {
    let things = app.world().resource::<Shelf>().things.clone().unwrap();
    let game = |thing| match thing {
        Thing::Game(game) => game,
        Thing::Torn(torn) => panic!("{torn:?}"),
    };
    things.into_iter().map(game).collect()
}

fn options(players: u8) -> Options {
    Options {
        players,
        opening: Opening::Seat0,
        ..Options::default()
    }
}

/// A game of Thaayam that goes on, one of Parchís, one of Thaayam that is over.
fn three(home: &Home) -> [SaveId; 3] {
    let (going_on, people) = played(options(4), 3, 91);
    let (over, two) = played(options(2), 4, usize::MAX);
    [
        home.keep_game(&going_on, &people, 1_700_000_300),
        home.keep(3, 6, 50, 1_700_000_200),
        home.keep_game(&over, &two, 1_700_000_100),
    ]
}

#[test]
fn games_of_both_kinds_are_listed_each_with_its_picture() {
    let home = Home::new();
    let ids = three(&home);
    let app = at_saves(&home);
    let games = games(&app);
    let listed: Vec<(&SaveId, &str)> = games
        .iter()
        .map(|game| (&game.summary.id, game.summary.game.as_str()))
        .collect();
    assert_eq!(
        listed,
        [
            (&ids[0], "thaayam"),
            (&ids[1], "parchis"),
            (&ids[2], "thaayam")
        ]
    );
    let sizes: Vec<(u32, u32)> = games
        .iter()
        .map(|game| {
            let look = game.look.as_ref().unwrap();
            assert_eq!(look.turn.is_some(), !game.summary.is_over());
            look.still.size()
        })
        .collect();
    // The picture of a game is that of its board: painted, and another where the pieces stand elsewhere.
    let paint = |n: usize| games[n].look.as_ref().unwrap().still.paint();
    let (going_on, over) = (paint(0), paint(2));
    assert_eq!((going_on.width, going_on.height), sizes[0]);
    assert_eq!(sizes[0], sizes[2]);
    assert_ne!(going_on.rgba, over.rgba);
}

#[test]
fn a_game_is_gone_on_with_and_a_finished_one_gone_over_again() {
    let home = Home::new();
    let ids = three(&home);
    let mut app = at_saves(&home);
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    assert_eq!(screen(&app), Screen::Table);
    let (game, _) = played(options(4), 3, 91);
    let table = thaayam(&app);
    assert_eq!(table.flow.game().moves(), game.moves());
    assert_eq!(table.flow.game().position(), game.position());
    assert_eq!(table.kept.as_ref().unwrap().id, ids[0]);
    rest(&mut app);
    assert_agrees(&mut app);
    play(&mut app);
    flush(&app);
    let kept = home.memory.store.load(&ids[0], &Levels::built_in());
    assert_eq!(kept.value.unwrap().record.moves.len(), moves(&app));

    let mut app = at_saves(&home);
    for _ in 0..2 {
        press(&mut app, KeyCode::ArrowRight);
    }
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    assert_eq!((screen(&app), moves(&app)), (Screen::Replay, 0));
}

/// Goes over a game again from its beginning.
fn watching(speed: Speed, at: usize) -> App {
    let mut app = remembering(speed, Memory::none());
    let (game, people) = played(options(4), 3, usize::MAX);
    sit_down(&mut app, game, people);
    app.world_mut().write_message(Ask::Watch(None, at));
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Replay);
    app
}

#[test]
fn gone_over_again_everything_lies_where_each_step_says() {
    let mut app = watching(Speed::Normal, 0);
    let whole = thaayam(&app).course.as_ref().unwrap().game.clone();
    for step in 0..=120 {
        rest(&mut app);
        assert_eq!(moves(&app), step);
        let cut = whole.branch(step, whole.seed());
        assert_eq!(thaayam(&app).flow.game().position(), cut.position());
        assert_agrees(&mut app);
        press(&mut app, KeyCode::ArrowRight);
    }
    for _ in 0..20 {
        press(&mut app, KeyCode::ArrowLeft);
        assert_agrees(&mut app);
    }
    assert_eq!(moves(&app), 101);
    press(&mut app, KeyCode::End);
    assert_agrees(&mut app);
    assert_eq!(moves(&app), whole.moves().len());
    press(&mut app, KeyCode::Home);
    assert_agrees(&mut app);
    assert_eq!(moves(&app), 0);
}

#[test]
fn from_any_step_it_is_played_on() {
    let mut app = watching(Speed::Instant, 77);
    let whole = thaayam(&app).course.as_ref().unwrap().game.clone();
    Hand::Mouse.choose(&mut app, Id::new("play-on"), Screen::Table);
    frames(&mut app, 4);
    let table = thaayam(&app);
    assert_eq!(table.flow.game().moves(), &whole.moves()[..77]);
    assert_ne!(table.flow.game().seed(), whole.seed());
    rest(&mut app);
    assert_agrees(&mut app);
    play(&mut app);
    assert_eq!(moves(&app), 78);
}
