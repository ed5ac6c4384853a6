//! Whole games at the table without a window, whichever game it is: after every move everything lies where the
//! position says.

use bevy::prelude::App;
use taula::table::{Act, AtTable};
use taula_rules::Match;

use super::played::{Chosen, Played};
use super::{act, assert_agrees, at_rest, game, of, pass, persons, rest, table};
use taula::store::Speed;

/// A small generator of its own: tests must not depend on one that may change.
pub struct Lots(pub u64);

impl Lots {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// What is done next in a game played at random; nothing once it is over.
pub fn next<R: Played>(app: &App, lots: &mut Lots) -> Option<Act> {
    let table = of::<R::View>(app);
    let game = table.flow.game();
    if game.turn().is_over() {
        return None;
    }
    if game.turn().is_chance() {
        return Some(Act::Throw);
    }
    Some(table.playing(R::pick(&game.legal_moves(), lots)))
}

/// Whether the game at the table has ended: it is left for the result then, and its entities are gone.
pub fn is_over(app: &App) -> bool {
    app.world().resource::<AtTable>().turn().is_over()
}

/// Everything comes to rest, and lies where it should.
#[track_caller]
pub fn settle(app: &mut App) {
    if !is_over(app) {
        rest(app);
        assert_agrees(app);
    }
}

/// Every move shown to its end, up to so many; how many there were.
#[track_caller]
pub fn every_move<R: Played>(game: Match<R>, lots: u64, most: usize) -> usize {
    let people = persons(game.rules());
    let mut app = table(game, people, Speed::Normal);
    let mut lots = Lots(lots);
    settle(&mut app);
    while super::moves(&app) < most
        && let Some(next) = next::<R>(&app, &mut lots)
    {
        act(&mut app, next);
        settle(&mut app);
    }
    super::moves(&app)
}

/// Every move skipped at any moment of its animation.
#[track_caller]
pub fn skipped<R: Played>(game: Match<R>, lots: u64, most: usize) -> usize {
    let people = persons(game.rules());
    let mut app = table(game, people, Speed::Slow);
    let mut lots = Lots(lots);
    while super::moves(&app) < most
        && let Some(next) = next::<R>(&app, &mut lots)
    {
        act(&mut app, next);
        for _ in 0..lots.below(6) {
            pass(&mut app, 90);
        }
        // What only makes room for what has come does so after the rest.
        let moving = !at_rest(&app);
        act(&mut app, Act::Skip);
        if is_over(&app) {
            break;
        }
        assert!(at_rest(&app));
        if moving {
            app.update();
        } else {
            rest(&mut app);
        }
        assert_agrees(&mut app);
    }
    super::moves(&app)
}

/// Decisions taken back, and some of them played again; how many.
#[track_caller]
pub fn taken_back<R: Played>(game: Match<R>, lots: u64, most: usize) -> usize {
    let people = persons(game.rules());
    let mut app = table(game, people, Speed::Fast);
    let mut lots = Lots(lots);
    let mut undone = 0;
    for _ in 0..most {
        let Some(next) = next::<R>(&app, &mut lots) else {
            break;
        };
        act(&mut app, next);
        if lots.below(3) == 0 {
            // In the middle of the animation as well as after it.
            if lots.below(2) == 0 {
                settle(&mut app);
            }
            let before = super::moves(&app);
            let can = of::<R::View>(&app).flow.can_undo();
            act(&mut app, Act::Undo);
            assert_eq!(
                super::moves(&app),
                before - usize::from(can),
                "a decision is taken back, a throw never"
            );
            undone += usize::from(can);
            settle(&mut app);
            if lots.below(2) == 0 {
                act(&mut app, Act::Redo);
                assert_eq!(super::moves(&app), before);
            }
        }
        settle(&mut app);
    }
    undone
}

/// A game of people by these options.
pub fn game_of<O: Chosen>(options: O, seed: u64) -> Match<O::Rules> {
    game(options, seed).0
}
