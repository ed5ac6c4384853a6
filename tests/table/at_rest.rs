//! Animation is played from events; at rest every entity stands where the position says.

use crate::support::whole::{every_move, game_of, skipped, taken_back};
use crate::support::{act, at_rest, game, moves, table};
use taula::table::Act;
use taula::table::timeline::Speed;
use taula_rules::games::parchis::{Opening, Options};

fn options(players: u8) -> Options {
    Options {
        players,
        two_on_first_five: players == 3,
        capture_on_exit: players == 2,
        opening: Opening::Roll,
        ..Options::default()
    }
}

#[test]
fn after_every_move_of_whole_games() {
    for players in [2, 4] {
        let moves = every_move(game_of(options(players), u64::from(players)), 1, usize::MAX);
        assert!(
            moves > 100,
            "a game of {players} has more moves than {moves}"
        );
    }
}

#[test]
fn also_with_skipping() {
    assert!(skipped(game_of(options(3), 11), 2, usize::MAX) > 100);
}

#[test]
fn also_with_undo_and_redo() {
    let undone = taken_back(game_of(options(2), 5), 3, 400);
    assert!(undone > 10, "only {undone} decisions were taken back");
}

#[test]
fn input_while_something_moves_changes_nothing() {
    let (game, people) = game(options(2), 9);
    let mut app = table(game, people, Speed::Normal);
    act(&mut app, Act::Throw);
    assert!(!at_rest(&app));
    assert_eq!(moves(&app), 1);
    for input in [
        Act::Throw,
        Act::Throw,
        Act::Play("exit".to_owned()),
        Act::Play("roll 6".to_owned()),
    ] {
        act(&mut app, input.clone());
        assert_eq!(moves(&app), 1, "{input:?}");
    }
}

#[test]
fn nobody_plays_a_throw_or_an_illegal_move() {
    let (game, people) = game(options(2), 9);
    let mut app = table(game, people, Speed::Instant);
    for input in [
        Act::Play("roll 6".to_owned()),
        Act::Play("exit".to_owned()),
        Act::Undo,
        Act::Redo,
    ] {
        act(&mut app, input.clone());
        assert!(moves(&app) == 0, "{input:?}");
    }
}
