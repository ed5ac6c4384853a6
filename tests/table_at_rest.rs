//! Animation is played from events; at rest every entity stands where the position says.
#![cfg(feature = "app")]

mod support;

use support::{act, assert_agrees, at_rest, game, pass, rest, table};
use taula::table::Act;
use taula::table::timeline::Speed;
use taula_rules::games::parchis::{Opening, Options};

/// A small generator of its own: tests must not depend on one that may change.
struct Lots(u64);

impl Lots {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

fn next(app: &bevy::prelude::App, lots: &mut Lots) -> Option<Act> {
    let table = support::parchis(&app);
    let game = table.flow.game();
    if game.turn().is_over() {
        return None;
    }
    if game.turn().is_chance() {
        return Some(Act::Throw);
    }
    let moves = game.legal_moves();
    Some(table.playing(moves[lots.below(moves.len())]))
}

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
        let (game, people) = game(options(players), u64::from(players));
        let mut app = table(game, people, Speed::Normal);
        let mut lots = Lots(1);
        let mut moves = 0;
        while let Some(next) = next(&app, &mut lots) {
            act(&mut app, next);
            rest_unless_over(&mut app);
            moves += 1;
        }
        assert!(
            moves > 100,
            "a game of {players} has more moves than {moves}"
        );
    }
}

/// At the end of the game the table is left for the result: its entities are gone with it.
fn rest_unless_over(app: &mut bevy::prelude::App) {
    if support::parchis(&app).flow.game().turn().is_over() {
        return;
    }
    rest(app);
    assert_agrees(app);
}

#[test]
fn also_with_skipping() {
    let (game, people) = game(options(3), 11);
    let mut app = table(game, people, Speed::Slow);
    let mut lots = Lots(2);
    while let Some(next) = next(&app, &mut lots) {
        act(&mut app, next);
        // Skipped at any moment of the animation.
        for _ in 0..lots.below(6) {
            pass(&mut app, 90);
        }
        act(&mut app, Act::Skip);
        if support::parchis(&app).flow.game().turn().is_over() {
            break;
        }
        assert!(at_rest(&app));
        app.update();
        assert_agrees(&mut app);
    }
}

#[test]
fn also_with_undo_and_redo() {
    let (game, people) = game(options(2), 5);
    let mut app = table(game, people, Speed::Fast);
    let mut lots = Lots(3);
    let mut undone = 0;
    for _ in 0..400 {
        let Some(next) = next(&app, &mut lots) else {
            break;
        };
        act(&mut app, next);
        if lots.below(3) == 0 {
            // In the middle of the animation as well as after it.
            if lots.below(2) == 0 {
                rest_unless_over(&mut app);
            }
            let before = support::parchis(&app).flow.game().moves().len();
            let can = support::parchis(&app).flow.can_undo();
            act(&mut app, Act::Undo);
            let after = support::parchis(&app).flow.game().moves().len();
            assert_eq!(
                after,
                before - usize::from(can),
                "a decision is taken back, a throw never"
            );
            undone += usize::from(can);
            rest_unless_over(&mut app);
            if lots.below(2) == 0 {
                act(&mut app, Act::Redo);
                assert_eq!(support::parchis(&app).flow.game().moves().len(), before);
            }
        }
        rest_unless_over(&mut app);
    }
    assert!(undone > 10, "only {undone} decisions were taken back");
}

#[test]
fn input_while_something_moves_changes_nothing() {
    let (game, people) = game(options(2), 9);
    let mut app = table(game, people, Speed::Normal);
    act(&mut app, Act::Throw);
    assert!(!at_rest(&app));
    let moves = |app: &bevy::prelude::App| support::parchis(&app).flow.game().moves().len();
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
        assert!(
            support::parchis(&app).flow.game().moves().is_empty(),
            "{input:?}"
        );
    }
}
