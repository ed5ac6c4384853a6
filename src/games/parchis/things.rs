//! Parchís as a thing on the table: its board, its tray, its die.

use std::sync::Arc;

use bevy_egui::egui::{Pos2, Rect, vec2};
use taula_art::Dye;
use taula_rules::games::parchis::Board;

use super::ParchisTable;
use super::layout::{FRAME, Measures, plan};
use crate::art::Use;
use crate::scene::{Paint, Thing};
use crate::table::layout::Layout;
use crate::table::motion::leap;
use crate::table::tumbling;
use crate::theme::Stage;

/// The board as it lies still, the corner of its field at `field`.
fn lying(
    field: Pos2,
    board: &Arc<Board>,
    unit: f32,
    dyes: &[Option<Dye>],
    numbers: Option<f32>,
) -> Thing {
    let name = format!(
        "parchis {:p} {unit} {dyes:?} {numbers:?}",
        Arc::as_ptr(board)
    );
    let (board, dyes) = (board.clone(), dyes.to_vec());
    Thing::Board {
        at: bevy::math::Vec2::new(field.x, field.y),
        name,
        paint: Paint::new(move |scale| {
            let numbers = numbers.map(|size| size * scale);
            let drawn = taula_art::parchis::board(&board, unit * scale, &dyes, numbers);
            (drawn.pixels, drawn.origin)
        }),
    }
}

/// A board, the corner of its field at `field`. Painting it takes its time: it is done once, for the picture of
/// what lies still.
pub(super) fn board(
    stage: &mut Stage,
    field: Pos2,
    board: &Arc<Board>,
    unit: f32,
    dyes: &[Option<Dye>],
    numbers: Option<f32>,
) {
    stage.scene.lies(lying(field, board, unit, dyes, numbers));
}

/// The board and the tray of the table.
pub(super) fn lie(stage: &mut Stage, table: &ParchisTable, layout: &Layout) {
    let numbers = Some(layout.numbers());
    board(
        stage,
        layout.field(),
        &table.board,
        layout.unit,
        &table.dyes(),
        numbers,
    );
    stage.scene.lies(Thing::Tray {
        at: bevy::math::Vec2::new(layout.tray.left(), layout.tray.top()),
        size: bevy::math::Vec2::new(layout.tray.width(), layout.tray.height()),
    });
}

/// Has the board of the table painted before it is needed.
pub(super) fn prepare(
    stage: &mut Stage,
    board: &Arc<Board>,
    layout: &Layout,
    dyes: &[Option<Dye>],
) {
    let numbers = Some(layout.numbers());
    let board = lying(layout.field(), board, layout.unit, dyes, numbers);
    stage.scene.prepare(board, stage.canvas.scale);
}

/// The board with everybody at home.
pub(super) fn beginning(stage: &mut Stage, parchis: &Arc<Board>, rect: Rect, dyes: &[Option<Dye>]) {
    let unit = plan(parchis).unit(rect.width());
    let field = rect.min + vec2(FRAME, FRAME) * unit;
    board(stage, field, parchis, unit, dyes, None);
    for (seat, dye) in parchis.seats.iter().zip(dyes) {
        let Some(dye) = *dye else { continue };
        for &(x, y) in &seat.home.hollows {
            stage.pawn(field + vec2(x, y) * unit, dye, unit * 0.42);
        }
    }
}

/// A game under way: a few pawns out, a barrier's pair, some at home.
pub(super) fn thing(stage: &mut Stage, parchis: &Arc<Board>, rect: Rect) {
    let unit = plan(parchis).unit(rect.width());
    let dyes: Vec<Option<Dye>> = Dye::ALL.into_iter().map(Some).collect();
    let field = rect.min + vec2(FRAME, FRAME) * unit;
    board(stage, field, parchis, unit, &dyes, Some(unit * 0.5));
    let stand = |stage: &mut Stage, point: (f32, f32), dye: Dye| {
        stage.pawn(field + vec2(point.0, point.1) * unit, dye, unit * 0.375);
    };
    for ((seat, dye), at_home) in parchis.seats.iter().zip(Dye::ALL).zip([2, 3, 1, 2]) {
        for &hollow in &seat.home.hollows[..at_home] {
            stand(stage, hollow, dye);
        }
    }
    let out = [
        (14, Dye::Yellow),
        (42, Dye::Yellow),
        (28, Dye::Blue),
        (48, Dye::Red),
        (60, Dye::Green),
        (3, Dye::Green),
    ];
    for (number, dye) in out {
        if let Some(square) = parchis.ring.get(number - 1) {
            stand(stage, square.one, dye);
        }
    }
    if let Some(square) = parchis.ring.get(36) {
        stand(stage, square.two.0, Dye::Red);
        stand(stage, square.two.1, Dye::Red);
    }
}

/// Pictures of the die that tumbles on the title.
const STEPS: u32 = 12;

/// The die beside the board: it tumbles once whenever the game is looked at.
pub(super) fn tumble(stage: &mut Stage, at: Pos2, size: f32, looked_at: bool) {
    let shadow = stage.art.die_shadow(size, Use::Panel);
    let Some(part) = tumbling(stage, "die", looked_at) else {
        stage.print(shadow.as_ref(), at + vec2(size * 0.08, size * 0.11));
        let die = stage.art.die(6, size, Use::Panel);
        stage.print(die.as_ref(), at);
        return;
    };
    // It leaps and comes down where it lay.
    let high = leap(part) * size * 0.5;
    stage.print(
        shadow.as_ref(),
        at + vec2(size * 0.08 + high * 0.5, size * 0.11 + high * 0.5),
    );
    let step = (part * STEPS as f32) as u32 % STEPS;
    let die = stage.art.tumbling_die(step, STEPS, size, Use::Panel);
    stage.print(die.as_ref(), at - vec2(0.0, high));
}
