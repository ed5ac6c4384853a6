//! What the window remembers of a garden game: the game after every move, also in the middle of a hidden set-up; and
//! the saved game gone on with and gone over again.

use std::path::Path;

use bevy::prelude::*;
use taula::app::{Boards, Screen};
use taula::games::taihou::TaihouView;
use taula::games::taihou::arrange::plan::Plan;
use taula::games::taihou::arrange::{Shown, shown};
use taula::memory::Memory;
use taula::screens::Ask;
use taula::store::{Folders, Settings, Speed};
use taula::table::{AtTable, Table};
use taula_rules::games::taihou::{Opening, Options, Stage, Taihou};
use taula_rules::{Levels, Match, Seat};

use crate::support::played::Played;
use crate::support::taihou::{play, seen_of};
use crate::support::whole::Lots;
use crate::support::{
    self, assert_agrees, frames, moves, persons, press, remembering, rest, screen, sit_down,
    taihou, whole_with, written,
};

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

/// What was kept is what lies on the table.
#[track_caller]
fn assert_kept(app: &App, home: &Path) {
    assert!(app.world().resource::<Memory>().store.flush());
    let boards = Boards::read(Levels::built_in()).unwrap();
    let memory = memory(home);
    let saves = memory.store.saves().value;
    assert_eq!(saves.len(), 1);
    let found = AtTable(memory.table(&saves[0].id, &boards).unwrap());
    let found: &Table<TaihouView> = found.of().unwrap();
    let table = taihou(app);
    assert_eq!(found.flow.game().moves(), table.flow.game().moves());
    assert_eq!(found.flow.game().position(), table.flow.game().position());
    assert_eq!(found.flow.by_person(), table.flow.by_person());
    assert_eq!(found.flow.players(), table.flow.players());
    assert!(found.agrees());
}

/// What was played last lies there at the next start.
fn again(home: &Path) -> App {
    let mut app = app(home);
    let boards = app.world().resource::<Boards>().clone();
    let last = app.world().resource::<Memory>().last_game(&boards).unwrap();
    app.insert_resource(AtTable(last));
    support::go(&mut app, Screen::Table);
    written::read(&mut app);
    frames(&mut app, 3);
    app
}

fn options(players: u8) -> Options {
    Options {
        players,
        flight: true,
        quiet_limit: 5,
        opening: Opening::Seat0,
        ..Options::default()
    }
}

#[test]
fn every_move_is_kept_and_the_game_goes_on_at_the_next_start() {
    let home = tempfile::tempdir().unwrap();
    let mut app = app(home.path());
    let (game, people) = support::game(options(3), 3);
    sit_down(&mut app, game, people);
    let mut lots = Lots(3);
    for n in 0..26 {
        let game = taihou(&app).flow.game();
        let mv = game
            .outcome()
            .unwrap_or_else(|| Taihou::pick(&game.legal_moves(), &mut lots));
        play(&mut app, &mv.to_string());
        frames(&mut app, 2);
        if n % 3 == 0 {
            assert_kept(&app, home.path());
        }
    }
    assert_kept(&app, home.path());
    let (position, count) = (taihou(&app).flow.game().position().clone(), moves(&app));
    drop(app);

    let mut app = again(home.path());
    assert_eq!(*taihou(&app).flow.game().position(), position);
    rest(&mut app);
    assert_agrees(&mut app);
    press(&mut app, KeyCode::KeyU);
    rest(&mut app);
    assert_agrees(&mut app);
    assert_eq!(moves(&app), count - 1, "the last decision is taken back");
}

#[test]
fn a_hidden_set_up_is_gone_on_with_by_the_second_and_stays_hidden() {
    let home = tempfile::tempdir().unwrap();
    let mut app = app(home.path());
    let (game, people) = support::game(options(2), 3);
    let board = taula_rules::games::taihou::Board::read(&Levels::built_in(), "standard").unwrap();
    sit_down(&mut app, game, people);
    let mut plan = Plan::FLYING;
    plan.swap(0, 7);
    for mv in plan.moves(&board, Seat(0)) {
        play(&mut app, &mv.to_string());
        frames(&mut app, 2);
    }
    assert_kept(&app, home.path());
    drop(app);
    let mut app = again(home.path());
    assert_eq!(taihou(&app).flow.game().position().stage, Stage::Arrange);
    assert_eq!(
        shown(taihou(&app), true),
        Some(Shown::Covered(Seat(2))),
        "the second is asked for"
    );
    assert_eq!(seen_of(&mut app, 0), 0);
    press(&mut app, KeyCode::KeyU);
    assert_eq!((moves(&app), seen_of(&mut app, 0)), (10, 0));
    for mv in Plan::WALL.moves(&board, Seat(2)) {
        play(&mut app, &mv.to_string());
    }
    frames(&mut app, 3);
    rest(&mut app);
    assert_agrees(&mut app);
    assert_eq!(seen_of(&mut app, 0), 10);
    assert_kept(&app, home.path());
}

/// A game to its end.
fn whole_game(players: u8, seed: u64) -> Match<Taihou> {
    let (mut game, _) = support::game(options(players), seed);
    let mut lots = Lots(seed);
    while !game.turn().is_over() {
        let mv = game
            .outcome()
            .unwrap_or_else(|| Taihou::pick(&game.legal_moves(), &mut lots));
        game.play(mv, &mut ()).unwrap();
    }
    game
}

#[test]
fn gone_over_again_everything_lies_where_each_step_says() {
    for players in [2, 4] {
        let mut app = remembering(Speed::Normal, Memory::none());
        let game = whole_game(players, 3);
        let people = persons(game.rules());
        sit_down(&mut app, game, people);
        app.world_mut().write_message(Ask::Watch(None, 0));
        frames(&mut app, 4);
        assert_eq!(screen(&app), Screen::Replay);
        let whole = taihou(&app).course.as_ref().unwrap().game.clone();
        let mut last = usize::MAX;
        for _ in 0..30 {
            rest(&mut app);
            let step = moves(&app);
            assert!(step != last, "it goes on from {step}");
            last = step;
            let cut = whole.branch(step, whole.seed());
            assert_eq!(taihou(&app).flow.game().position(), cut.position());
            assert_agrees(&mut app);
            if step == whole.moves().len() {
                break;
            }
            press(&mut app, KeyCode::ArrowRight);
        }
        press(&mut app, KeyCode::End);
        assert_agrees(&mut app);
        assert_eq!(moves(&app), whole.moves().len());
        for _ in 0..10 {
            press(&mut app, KeyCode::ArrowLeft);
            assert_agrees(&mut app);
        }
        press(&mut app, KeyCode::Home);
        assert_agrees(&mut app);
        assert_eq!(moves(&app), 0);
    }
}
