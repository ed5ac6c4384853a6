//! The table of Parchís, drawn each frame: what lies around the board, the pawns that can be chosen, what
//! the chosen move would do, and what is asked for.

use bevy_egui::egui::{Id, Rect, vec2};
use taula_rules::games::parchis::Move;
use taula_rules::{Seat, Turn};

use super::bands::{plates, text, tray};
use super::card::sentence;
use super::layout::{Layout, Shape as Folding};
use super::papers::{self, Papers};
use super::standing::{Pawn, Place};
use super::{Act, ParchisTable, marks, sentences, throws};
use crate::input::Intent;
use crate::scene::Thing;
use crate::theme::{Button, Icon, Kind, Stage};

/// What is asked for at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Wish {
    /// Something of the game.
    Act(Act),
    /// The move to be previewed from now on.
    Choose(Option<Move>),
    /// The menu.
    Menu,
    /// Papers folded or unfolded.
    Papers(Papers),
    /// The seed, for other programs.
    CopySeed,
    /// The focus is where the hint is.
    HintShown,
}

/// Draws the table's panels; what is asked for.
pub fn show(stage: &mut Stage, table: &ParchisTable) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let layout = Layout::of(&stage.canvas, &table.board);
    if table.at_rest() && table.flow.waits_for_person() {
        stage.focus.occasion(table.flow.game().moves().len());
    }
    let dyes = table.dyes();
    stage.parchis_board(
        layout.field(),
        &table.board,
        layout.unit,
        &dyes,
        Some(layout.numbers()),
    );
    stage.scene.lies(Thing::Tray {
        at: bevy::math::Vec2::new(layout.tray.left(), layout.tray.top()),
        size: bevy::math::Vec2::new(layout.tray.width(), layout.tray.height()),
    });
    let mut papers = table.papers;
    let awake = stage.awake;
    let open = table.papers.open.is_some();
    // Over the board a paper lies over everything else; over the band the game goes on beside it.
    stage.awake &= !open || layout.shape == Folding::Bands;
    plates(stage, table, &layout);
    tray(stage, table, &layout);
    if !open || layout.shape != Folding::Bands {
        if let Some(rect) = layout.throws {
            throws::card(stage, table, rect, &mut wishes);
        }
        if layout.shape != Folding::Large {
            papers::folded(stage, table, &layout, &mut papers);
        }
    }
    marks::last_move(stage, table, &layout);
    let chosen = board(stage, table, &layout, &mut wishes);
    let moment = sentences::moment(table, stage.words);
    sentence(stage, table, &layout, &moment, chosen, &mut wishes);
    if layout.shape == Folding::Large {
        papers::folded(stage, table, &layout, &mut papers);
    }
    menu(stage, &layout, &mut wishes);
    if stage.awake && stage.heard(Intent::Hint) && table.can_hint() {
        wishes.push(Wish::Act(Act::Hint));
    }
    stage.awake = awake;
    if awake {
        papers::unfolded(stage, table, &layout, &mut papers, &mut wishes);
    }
    if papers != table.papers {
        wishes.push(Wish::Papers(papers));
    }
    wishes
}

fn menu(stage: &mut Stage, layout: &Layout, wishes: &mut Vec<Wish>) {
    let menu = Button {
        icon: Some(Icon::Menu),
        ..Button::new(Kind::Card, text(stage, 16.0, 1.5))
    };
    let menu = if layout.shape == Folding::Large {
        Button {
            kind: Kind::Plain,
            icon: None,
            size: 15.0 * stage.canvas.text,
            ..menu
        }
    } else {
        menu
    };
    if stage.button("menu", layout.menu, &stage.say("menu"), menu) {
        wishes.push(Wish::Menu);
    }
}

/// The pawns: which can be chosen, which is, and what it would do. Returns the move that Enter plays.
fn board(
    stage: &mut Stage,
    table: &ParchisTable,
    layout: &Layout,
    wishes: &mut Vec<Wish>,
) -> Option<Move> {
    if !table.at_rest() {
        // A click on the board goes straight to rest, as Enter does.
        if stage.point("skip", layout.board, false).chosen {
            wishes.push(Wish::Act(Act::Skip));
        }
        return None;
    }
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
        .chosen
        .filter(|mv| moves.contains(mv))
        .or(moves.first().copied());
    let mut refused: Option<Pawn> = None;
    let mut focused_pawn: Option<Pawn> = None;
    let mut play = None;
    let mut first = true;
    let pawns: Vec<(Pawn, Place)> = table.standing.pawns().collect();
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
        let touch = if own && (mv.is_some() || matches!(place, Place::On(_))) {
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
            None if touch.hovered || touch.focused || touch.chosen => refused = Some(pawn),
            None => {}
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
            marks::focused(stage, at, radius * 1.04);
        } else {
            marks::movable(stage, at, radius);
        }
    }
    if let Some((_, pawn)) = hinted {
        let at = marks::target(layout, table, pawn).center();
        marks::hinted(stage, at, radius);
    }
    if let Some(pawn) = refused
        && let Some(why) = sentences::refusal(table, pawn, stage.words)
    {
        let at = marks::target(layout, table, pawn).center();
        marks::forbidden(stage, at, radius * 1.1);
        marks::tag(stage, at - vec2(0.0, layout.unit * 0.8), &why);
    }
    if chosen != table.chosen {
        wishes.push(Wish::Choose(chosen));
    }
    if let Some(mv) = play {
        wishes.push(Wish::Act(Act::Play(mv)));
    }
    chosen
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
    let corners = super::standing::outline(&table.board, table.rules().tracks(), seat, index);
    let points: Vec<_> = corners.iter().map(|&corner| layout.at(corner)).collect();
    Rect::from_points(&points)
}
