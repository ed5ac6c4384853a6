//! The garden games as things on the table: the garden, plates and trays, tiles in panels.

use std::sync::Arc;

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use serde_json::Value as Json;
use taula_art::Dye;
use taula_rules::Seat;
use taula_rules::games::taihou::{Board, FILES, Figure, Heading, Piece, RANKS, Square, Value};

use super::{TaihouTable, prints, spots};
use crate::art::Use;
use crate::scene::{Paint, Thing, raised};
use crate::table::layout::Layout;
use crate::theme::{Anchor, Face, Stage, colour};

/// Points a square from which on files and ranks have their names.
const LARGE: f32 = 30.0;

/// The garden as it lies still, the upper left corner of its edge at `at`.
fn lying(at: Pos2, board: &Arc<Board>, lake: bool, unit: f32) -> Thing {
    let name = format!("garden {:p} {lake} {unit}", Arc::as_ptr(board));
    let board = board.clone();
    Thing::Board {
        at: bevy::math::Vec2::new(at.x, at.y),
        name,
        paint: Paint::new(move |scale| {
            let letters = (unit >= LARGE).then(|| (unit * 0.28).max(14.0) * scale);
            let drawn = taula_art::taihou::garden(&board, lake, unit * scale, letters);
            (drawn.pixels, drawn.origin)
        }),
    }
}

/// Whether options ask for the lake.
pub(super) fn has_lake(options: &Json) -> bool {
    options.get("lake").and_then(Json::as_bool).unwrap_or(false)
}

/// The garden in the middle of a square, with nothing on it; where its upper left corner lies, and how long a side of
/// its squares is.
pub(super) fn garden(stage: &mut Stage, rect: Rect, board: &Arc<Board>, lake: bool) -> (Pos2, f32) {
    let (wide, high) = board.size();
    let unit = rect.width() / wide;
    let corner = pos2(rect.left(), rect.center().y - high * unit / 2.0);
    stage.scene.lies(lying(corner, board, lake, unit));
    (corner, unit)
}

/// The garden of the table, and the trays under the plates.
pub(super) fn lie(stage: &mut Stage, table: &TaihouTable, layout: &Layout) {
    let lake = table.rules().chosen().lake;
    let garden = lying(layout.board.min, &table.board, lake, layout.unit);
    stage.scene.lies(garden);
    for (seat, _) in table.flow.players() {
        let seat = seat.index() % 4;
        for tray in [layout.waiting[seat], layout.second[seat]] {
            if tray.is_positive() {
                lay_tray(stage, tray);
            }
        }
    }
}

fn lay_tray(stage: &mut Stage, tray: Rect) {
    let size = bevy::math::Vec2::new(tray.width(), tray.height());
    stage.scene.lies(Thing::Own {
        at: bevy::math::Vec2::new(tray.left(), tray.top()),
        name: format!("tray of tiles {size}"),
        paint: Paint::new(move |scale| {
            let pixels = (size * scale).round();
            let tray = taula_art::taihou::tray(pixels.x as u32, pixels.y as u32, scale);
            let (pixels, (x, y)) = raised(tray, 8.0, 8.0, scale);
            (pixels, (x as f32, y as f32))
        }),
    });
}

/// Has the garden of the table painted before it is needed.
pub(super) fn prepare(stage: &mut Stage, board: &Arc<Board>, layout: &Layout, options: &Json) {
    let garden = lying(layout.board.min, board, has_lake(options), layout.unit);
    stage.scene.prepare(garden, stage.canvas.scale);
}

/// The words on the trays, where a seat has two.
pub(super) fn tray_words(stage: &Stage, table: &TaihouTable, layout: &Layout) {
    for (seat, _) in table.flow.players() {
        let seat = seat.index();
        if !layout.second[seat % 4].is_positive() {
            continue;
        }
        for (tray, key) in [
            (spots::reserve_tray(layout, seat), "taihou-reserve"),
            (spots::taken_tray(layout, seat), "taihou-taken"),
        ] {
            let words = stage.say(key);
            let size = 14.0 * stage.canvas.text_up_to(1.15);
            let at = pos2(tray.left() + 14.0, tray.top() + 6.0 + spots::LABEL / 2.0);
            let room = tray.width() - 28.0;
            let ink = bevy_egui::egui::Color32::from_rgb(0xE9, 0xCF, 0xA2);
            stage.text_in(at, Anchor::Left, &words, Face::Sans, size, ink, room);
        }
    }
}

/// How a seat's pieces stand, under its name.
pub(super) fn plate(
    stage: &mut Stage,
    table: &TaihouTable,
    seat: Seat,
    at: Pos2,
    room: f32,
    short: bool,
) {
    let Some(of) = table.shown.seat(seat) else {
        return;
    };
    let garden = table.shown.pieces.values();
    let garden = garden.filter(|piece| piece.owner == seat && piece.value().is_some());
    let garden = garden.count();
    let all = [
        "taihou-counts",
        "taihou-counts-short",
        "taihou-counts-least",
    ];
    let keys = &all[usize::from(short)..];
    let size = 14.0;
    if super::calls::on_the_plate(stage, table, seat, (at, room)) {
        return;
    }
    if table.shown.screen {
        let words = super::arrange::plate(stage, table, seat);
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
    for (n, key) in keys.iter().enumerate() {
        let words = stage.tell(key, &[("garden", garden.into()), ("lost", of.lost.into())]);
        let needs = stage.line(&words, Face::Sans, size, colour::SOFT, f32::INFINITY);
        // A little smaller does as well.
        if needs.size().x * 0.85 <= room || n + 1 == keys.len() {
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

/// A tile without a figure as a sign of whose something is.
pub(super) fn piece(stage: &mut Stage, at: Pos2, dye: Dye, radius: f32) {
    let side = (radius * 1.8).max(8.0).round();
    let shadow = prints::shadow(stage.art, false, side, Use::Panel);
    stage.print(shadow.as_ref(), at);
    let sign = prints::sign(stage.art, dye, side);
    stage.print(sign.as_ref(), at);
}

/// A tile as a sign of what is drawn by lot.
pub(super) fn lot(stage: &mut Stage, at: Pos2, size: f32) {
    let side = (size * 0.8).round();
    let back = prints::back(stage.art, Dye::Blue, side, Use::Panel);
    stage.print(back.as_ref(), at);
}

/// A piece with its shadow in a panel.
pub(super) fn tile(
    stage: &mut Stage,
    at: Pos2,
    (dye, second): (Dye, Option<Dye>),
    figure: Figure,
    side: f32,
) {
    let side = side.max(8.0).round();
    let round = matches!(figure, Figure::Lotus);
    let shadow = prints::shadow(stage.art, round, side, Use::Panel);
    stage.print(shadow.as_ref(), at);
    let print = match figure {
        Figure::Numbered { value, facing } => {
            let tile = prints::painted(dye, value, second);
            prints::tile(stage.art, tile, facing, side, Use::Panel)
        }
        Figure::Lotus => prints::lotus(stage.art, dye, None, side, Use::Panel),
    };
    stage.print(print.as_ref(), at);
}

/// A piece as it would lie on a square.
pub(super) fn ghost(
    stage: &mut Stage,
    table: &TaihouTable,
    layout: &Layout,
    piece: Piece,
    square: Square,
) {
    let Some(player) = table.flow.player(piece.owner) else {
        return;
    };
    let Figure::Numbered { value, facing } = piece.figure else {
        return;
    };
    let tile = prints::painted(player.dye, value, None);
    let side = spots::side(layout).floor();
    let print = prints::ghost(stage.art, tile, facing, side);
    stage.print(print.as_ref(), spots::middle(layout, square));
}

/// Pieces on a garden in a panel; where they lie.
pub(super) fn stand(
    stage: &mut Stage,
    (corner, unit): (Pos2, f32),
    board: &Board,
    pieces: impl Iterator<Item = (Square, Piece)>,
    dyes: &[Option<Dye>],
) -> Vec<Rect> {
    let mut lie = Vec::new();
    for (square, piece) in pieces {
        let Some(dye) = dyes.get(piece.owner.index()).copied().flatten() else {
            continue;
        };
        let (x, y) = board.point(square);
        let at = corner + vec2(x, y) * unit;
        let side = unit * spots::TILE;
        tile(stage, at, (dye, None), piece.figure, side);
        lie.push(Rect::from_center_size(at, Vec2::splat(side * 1.2)));
    }
    lie
}

/// The garden with all pieces where they could begin: in order, as they would be dealt.
pub(super) fn beginning(
    stage: &mut Stage,
    board: &Arc<Board>,
    rect: Rect,
    dyes: &[Option<Dye>],
    options: &Json,
) {
    let at = garden(stage, rect, board, has_lake(options));
    let seats: Vec<u8> = (0..dyes.len() as u8)
        .filter(|&seat| dyes[usize::from(seat)].is_some())
        .collect();
    let two = seats.len() == 2;
    let mut pieces = Vec::new();
    for seat in seats {
        let squares: Vec<Square> = if two {
            board.arranged(Seat(seat)).take(10).collect()
        } else {
            board.dealt(Seat(seat)).collect()
        };
        let home = board.home(Seat(seat));
        let dealt = Value::all().zip(squares);
        pieces.extend(
            dealt.map(|(value, square)| (square, Piece::numbered(Seat(seat), value, home.faces))),
        );
    }
    stand(stage, at, board, pieces.into_iter(), dyes);
}

/// A garden game as a thing on the title's table.
pub(super) fn thing(stage: &mut Stage, board: &Arc<Board>, rect: Rect, game: &str) {
    let side = rect.width();
    let which = match game {
        "taihou" => taula_art::taihou::Thing::Taihou,
        "flight" => taula_art::taihou::Thing::Flight,
        _ => taula_art::taihou::Thing::Lotus,
    };
    let name = format!("{game} under way {:p} {side}", Arc::as_ptr(board));
    let board = board.clone();
    stage.scene.lies(Thing::Board {
        at: bevy::math::Vec2::new(rect.left(), rect.top()),
        name,
        paint: Paint::new(move |scale| {
            let drawn = taula_art::taihou::showing(which, &board, side * scale);
            (drawn.pixels, drawn.origin)
        }),
    });
}

/// A garden's own proportions, for what is drawn in its place.
#[must_use]
pub const fn squares() -> (f32, f32) {
    (FILES as f32, RANKS as f32)
}

/// The side that tiles in panels look to.
pub const UPRIGHT: Heading = Heading::N;
