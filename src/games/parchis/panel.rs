//! The pawns of Parchís as they can be chosen: with the focus, the pointer, a finger.

use bevy_egui::egui::{Id, Rect, vec2};
use taula_rules::games::parchis::Move;
use taula_rules::{Seat, Turn};

use super::layout::Measures;
use super::standing::{Pawn, Place, outline};
use super::{Chosen, ParchisTable, ParchisView as View, marks, sentences};
use crate::table::Wish;
use crate::table::layout::Layout;
use crate::table::marks as common;
use crate::theme::Stage;

/// The pawns: which can be chosen, which is, and what it would do. Returns the move that Enter plays.
pub(super) fn board(
    stage: &mut Stage,
    table: &ParchisTable,
    layout: &Layout,
    wishes: &mut Vec<Wish<View>>,
) -> Option<Move> {
    let game = table.flow.game();
    let Turn::Player { seat, .. } = game.turn() else {
        return None;
    };
    if !table.flow.waits_for_person() {
        return None;
    }
    let moves = game.legal_moves();
    let radius = layout.pawn() * 1.22;
    let mut chosen = table
        .own
        .chosen
        .filter(|mv| moves.contains(mv))
        .or(moves.first().copied());
    let mut refused: Option<Pawn> = None;
    let mut focused_pawn: Option<Pawn> = None;
    let mut play = None;
    let mut tried = None;
    let mut first = true;
    let pawns: Vec<(Pawn, Place)> = table.own.standing.pawns().collect();
    let hinted = table.hint.as_ref().and_then(|hint| {
        let of = |&&(pawn, place): &&(Pawn, Place)| is_of(hint.mv, pawn, place, seat);
        Some((hint, pawns.iter().find(of)?.0))
    });
    if let Some((hint, pawn)) = hinted
        && !hint.shown
        && stage.awake
    {
        stage.focus.set(Id::new(("pawn", pawn)));
        chosen = Some(hint.mv);
        wishes.push(Wish::HintShown);
    }
    for &(pawn, place) in &pawns {
        let mv = moves
            .iter()
            .copied()
            .find(|mv| is_of(*mv, pawn, place, seat));
        let rect = marks::target(layout, table, pawn);
        // Two pawns of a barrier are one choice, as are those at home; keys reach the first of them.
        let twin = pawns.iter().any(|&(other, at)| {
            other.seat == pawn.seat && other.number < pawn.number && same_choice(at, place)
        });
        let own = pawn.seat == seat && !matches!(place, Place::Goal(_)) && !twin;
        // In a lesson whatever might be tried is answered: keys come to it too.
        let tries = table.lesson.is_some() || matches!(place, Place::On(_));
        let touch = if own && (mv.is_some() || tries) {
            let touch = stage.touch(("pawn", pawn), rect, mv.is_some() && first);
            first &= mv.is_none();
            touch
        } else {
            stage.point(("pawn", pawn), rect, mv.is_some())
        };
        match mv {
            Some(mv) => {
                // The focus goes with the pointer: Enter plays what is shown.
                if touch.hovered && !touch.focused {
                    let choice = pawns
                        .iter()
                        .find(|&&(other, at)| other.seat == seat && same_choice(at, place));
                    if let Some((choice, _)) = choice {
                        stage.focus.set(Id::new(("pawn", *choice)));
                    }
                }
                if touch.focused || touch.hovered {
                    chosen = Some(mv);
                }
                if touch.focused {
                    focused_pawn = Some(pawn);
                }
                if touch.chosen {
                    play = Some(mv);
                }
            }
            None => {
                if touch.hovered || touch.focused || touch.chosen {
                    refused = Some(pawn);
                }
                // What the rules forbid is answered where there is a teacher, and nothing elsewhere.
                if touch.chosen && pawn.seat == seat {
                    tried = attempt(table, place);
                }
            }
        }
    }
    // Where the chosen move ends can be clicked as well.
    if let Some(mv) = chosen {
        let end = end_of(table, layout, mv);
        if stage.point("end of the move", end, true).chosen {
            play = Some(mv);
        }
    }
    if refused.is_none()
        && let Some(mv) = chosen
    {
        marks::preview_move(stage, table, layout, mv);
    }
    for &(pawn, place) in &pawns {
        let Some(mv) = moves
            .iter()
            .copied()
            .find(|mv| is_of(*mv, pawn, place, seat))
        else {
            continue;
        };
        let at = marks::target(layout, table, pawn).center();
        if focused_pawn == Some(pawn) || (focused_pawn.is_none() && chosen == Some(mv)) {
            common::focused(stage, at, radius * 1.04);
        } else {
            common::movable(stage, at, radius);
        }
    }
    if let Some((_, pawn)) = hinted {
        let at = marks::target(layout, table, pawn).center();
        common::hinted(stage, at, radius);
    }
    if let Some(pawn) = refused
        && let Some(why) = sentences::refusal(table, pawn, stage.words)
    {
        let at = marks::target(layout, table, pawn).center();
        common::forbidden(stage, at, radius * 1.1);
        common::tag(stage, at - vec2(0.0, layout.unit * 0.8), &why);
    }
    if chosen != table.own.chosen {
        wishes.push(Wish::Own(Chosen(chosen)));
    }
    if let Some(mv) = play.or(tried) {
        wishes.push(Wish::Act(table.playing(mv)));
    }
    chosen
}

/// What choosing a pawn that cannot be moved would be, if it could.
fn attempt(table: &ParchisTable, place: Place) -> Option<Move> {
    match place {
        Place::On(from) => {
            let count = table.flow.game().position().count;
            Some(Move::Count { count, from })
        }
        Place::Home(_) => Some(Move::Exit),
        Place::Goal(_) => None,
    }
}

/// Whether a move moves this pawn.
fn is_of(mv: Move, pawn: Pawn, place: Place, seat: Seat) -> bool {
    pawn.seat == seat
        && match (mv, place) {
            (Move::Count { from, .. }, Place::On(index)) => from == index,
            (Move::Exit | Move::ExitTwo, Place::Home(_)) => true,
            _ => false,
        }
}

fn same_choice(a: Place, b: Place) -> bool {
    matches!((a, b), (Place::Home(_), Place::Home(_))) || a == b
}

/// The square a move ends on, as a rectangle.
fn end_of(table: &ParchisTable, layout: &Layout, mv: Move) -> Rect {
    let seat = table.flow.game().position().player;
    let index = match mv {
        Move::Count { count, from } => from + count,
        _ => 0,
    };
    let corners = outline(&table.board, table.rules().tracks(), seat, index);
    let points: Vec<_> = corners.iter().map(|&corner| layout.at(corner)).collect();
    Rect::from_points(&points)
}
