//! Tebas as a thing on the table: its slab, its tray, its discs.

use std::sync::Arc;

use bevy_egui::egui::{Pos2, Rect, pos2, vec2};
use taula_art::Dye;
use taula_art::tebas::Stone;
use taula_rules::Seat;
use taula_rules::games::tebas::{Board, Circle, Stack};

use super::{TebasTable, prints};
use crate::art::Use;
use crate::scene::{Paint, Thing, raised};
use crate::table::layout::Layout;
use crate::theme::{Anchor, Face, Stage, colour};

/// Points from circle to circle from which on the circles have their names.
const LARGE: f32 = 40.0;

/// The slab as it lies still, its upper left corner at `at`.
fn lying(at: Pos2, board: &Arc<Board>, unit: f32) -> Thing {
    let name = format!("tebas {:p} {unit}", Arc::as_ptr(board));
    let board = board.clone();
    Thing::Board {
        at: bevy::math::Vec2::new(at.x, at.y),
        name,
        paint: Paint::new(move |scale| {
            let letters = (unit >= LARGE).then(|| (unit * 0.18).max(14.0) * scale);
            let drawn = taula_art::tebas::slab(&board, unit * scale, letters);
            (drawn.pixels, drawn.origin)
        }),
    }
}

/// The slab in the middle of a square, with nothing on it; where its upper left corner lies, and how far its
/// circles are apart.
pub(super) fn board(stage: &mut Stage, rect: Rect, board: &Arc<Board>) -> (Pos2, f32) {
    let unit = rect.width() / board.slab.0;
    let corner = pos2(rect.left(), rect.center().y - board.slab.1 * unit / 2.0);
    stage.scene.lies(lying(corner, board, unit));
    (corner, unit)
}

/// The slab of the table, and the tray of what is out of play.
pub(super) fn lie(stage: &mut Stage, table: &TebasTable, layout: &Layout) {
    let slab = lying(layout.field(), &table.board, layout.unit);
    stage.scene.lies(slab);
    let tray = layout.waiting[0];
    if tray.is_positive() {
        let size = bevy::math::Vec2::new(tray.width(), tray.height());
        stage.scene.lies(Thing::Own {
            at: bevy::math::Vec2::new(tray.left(), tray.top()),
            name: format!("tray of discs {size}"),
            paint: Paint::new(move |scale| {
                let pixels = (size * scale).round();
                let tray = taula_art::seed_tray(pixels.x as u32, pixels.y as u32, scale);
                let (pixels, (x, y)) = raised(tray, 12.0, 12.0, scale);
                (pixels, (x as f32, y as f32))
            }),
        });
    }
}

/// Has the slab of the table painted before it is needed.
pub(super) fn prepare(stage: &mut Stage, board: &Arc<Board>, layout: &Layout) {
    let slab = lying(layout.field(), board, layout.unit);
    stage.scene.prepare(slab, stage.canvas.scale);
}

/// How a seat's discs stand, under its name.
pub(super) fn plate(
    stage: &Stage,
    table: &TebasTable,
    seat: Seat,
    at: Pos2,
    room: f32,
    short: bool,
) {
    let rules = table.rules();
    let free = table
        .shown
        .stacks
        .iter()
        .filter(|(_, stack)| stack.top() == seat);
    let inside = free
        .clone()
        .filter(|(circle, _)| rules.ground().is_inner(**circle))
        .count();
    let free = free.count();
    let out = table.shown.out[seat.index() % 2];
    let all = ["tebas-counts", "tebas-counts-short", "tebas-counts-least"];
    let keys = &all[usize::from(short)..];
    let size = 14.0;
    for (n, key) in keys.iter().enumerate() {
        let words = stage.tell(
            key,
            &[
                ("free", free.into()),
                ("inside", inside.into()),
                ("out", out.into()),
            ],
        );
        let needs = stage.line(&words, Face::Sans, size, colour::SOFT, f32::INFINITY);
        // A little smaller does as well.
        if needs.size().x * 0.8 <= room || n + 1 == keys.len() {
            stage.text_in(
                at,
                Anchor::Left,
                &words,
                Face::Sans,
                size,
                colour::SOFT,
                room,
            );
            return;
        }
    }
}

/// A disc as a sign of whose something is.
pub(super) fn piece(stage: &mut Stage, at: Pos2, dye: Dye, radius: f32) {
    disc(stage, at, prints::stone(dye), 1, radius);
}

/// A disc as a sign of what is done by lot.
pub(super) fn lot(stage: &mut Stage, at: Pos2, size: f32) {
    disc(stage, at, Stone::Lapis, 4, size * 0.42);
}

/// A disc with its shadow in a panel.
pub(super) fn disc(stage: &mut Stage, at: Pos2, stone: Stone, north: u8, radius: f32) {
    let radius = radius.max(4.0).round();
    let shadow = prints::shadow(stage.art, radius, Use::Panel);
    stage.print(shadow.as_ref(), at + vec2(radius * 0.10, radius * 0.13));
    let disc = prints::disc(stage.art, stone, north, radius, Use::Panel);
    stage.print(disc.as_ref(), at);
}

/// A stack with its shadow in a panel.
pub(super) fn stack(stage: &mut Stage, middle: Pos2, dyes: &[Option<Dye>], of: Stack, radius: f32) {
    let radius = radius.max(4.0).round();
    let stacking = taula_art::tebas::stacking(usize::from(of.height()));
    let owners: Vec<Seat> = of.owners().collect();
    let last = owners.len() - 1;
    for (n, (owner, (x, y))) in owners.into_iter().zip(stacking.at).enumerate() {
        let Some(dye) = dyes.get(owner.index()).copied().flatten() else {
            continue;
        };
        let (stone, at) = (prints::stone(dye), middle + vec2(x, y) * radius);
        if n == last {
            disc(stage, at, stone, of.north(), radius);
        } else {
            let shadow = prints::shadow(stage.art, radius, Use::Panel);
            stage.print(shadow.as_ref(), at + vec2(radius * 0.10, radius * 0.13));
            let step = (stacking.step * 1000.0).round() / 1000.0;
            let rim = prints::covered(stage.art, stone, step, radius, Use::Panel);
            stage.print(rim.as_ref(), at);
        }
    }
}

/// The slab with all discs where they begin.
pub(super) fn beginning(stage: &mut Stage, board: &Arc<Board>, rect: Rect, dyes: &[Option<Dye>]) {
    let (corner, unit) = self::board(stage, rect, board);
    for circle in Circle::all() {
        if let Some(piece) = board.start(circle) {
            let (x, y) = board.point(circle);
            stack(
                stage,
                corner + vec2(x, y) * unit,
                dyes,
                piece,
                board.disc * unit,
            );
        }
    }
}

/// A game under way, and before it a disc, one that is being turned, a stack.
pub(super) fn thing(stage: &mut Stage, board: &Arc<Board>, rect: Rect) {
    let side = rect.width();
    let name = format!("tebas under way {:p} {side}", Arc::as_ptr(board));
    let board = board.clone();
    stage.scene.lies(Thing::Board {
        at: bevy::math::Vec2::new(rect.left(), rect.top()),
        name,
        paint: Paint::new(move |scale| {
            let drawn = taula_art::tebas::showing(&board, side * scale);
            (drawn.pixels, drawn.origin)
        }),
    });
}
