//! Thaayam as a thing on the table: its floor, its tray, its seeds, its sticks.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Pos2, Rect, pos2, vec2};
use taula_art::Dye;
use taula_art::thaayam::{SHAPES, Seeds};
use taula_rules::games::thaayam::{Board, Event};
use taula_rules::{Seat, Turn};

use super::pieces::light;
use super::{Cast, ThaayamTable, ThaayamView, prints, tray};
use crate::art::Use;
use crate::scene::{Paint, Thing, raised};
use crate::table::layout::{Layout, Shape};
use crate::table::motion::leap;
use crate::table::{Wish, tumbling};
use crate::theme::{Anchor, Face, Stage, colour};

/// The floor as it lies still, its upper left corner at `at`.
fn lying(at: Pos2, board: &Arc<Board>, unit: f32, dyes: &[Option<Dye>]) -> Thing {
    let name = format!("thaayam {:p} {unit} {dyes:?}", Arc::as_ptr(board));
    let (board, dyes) = (board.clone(), dyes.to_vec());
    Thing::Board {
        at: bevy::math::Vec2::new(at.x, at.y),
        name,
        paint: Paint::new(move |scale| {
            let drawn = taula_art::thaayam::board(&board, unit * scale, &dyes);
            (drawn.pixels, drawn.origin)
        }),
    }
}

/// The floor in a square, with nothing on it.
pub(super) fn board(stage: &mut Stage, rect: Rect, board: &Arc<Board>, dyes: &[Option<Dye>]) {
    let unit = rect.width() / board.field.0;
    stage.scene.lies(lying(rect.min, board, unit, dyes));
}

/// The floor and the tray of the table.
pub(super) fn lie(stage: &mut Stage, table: &ThaayamTable, layout: &Layout) {
    let floor = lying(layout.field(), &table.board, layout.unit, &table.dyes());
    stage.scene.lies(floor);
    let (tray, size) = (layout.tray, prints::size(layout.tray));
    stage.scene.lies(Thing::Own {
        at: bevy::math::Vec2::new(tray.left(), tray.top()),
        name: format!("seed tray {size}"),
        paint: Paint::new(move |scale| {
            let pixels = (size * scale).round();
            let tray = taula_art::seed_tray(pixels.x as u32, pixels.y as u32, scale);
            let (pixels, (x, y)) = raised(tray, 12.0, 12.0, scale);
            (pixels, (x as f32, y as f32))
        }),
    });
}

/// Has the floor of the table painted before it is needed.
pub(super) fn prepare(
    stage: &mut Stage,
    board: &Arc<Board>,
    layout: &Layout,
    dyes: &[Option<Dye>],
) {
    let floor = lying(layout.field(), board, layout.unit, dyes);
    stage.scene.prepare(floor, stage.canvas.scale);
}

/// What a seat's pieces do, under its name.
pub(super) fn plate(stage: &Stage, table: &ThaayamTable, seat: Seat, at: Pos2, room: f32) {
    let Some(pieces) = table.shown.seats.iter().find(|of| of.seat == seat) else {
        return;
    };
    let board = pieces.track.len() + 2 * pieces.twins.len();
    let off = pieces.off + 2 * pieces.off_twins;
    // Those beside the plate and on the board are seen: where there is no room they are not counted.
    for off in [off, 0] {
        let words = stage.tell(
            "thaayam-counts",
            &[
                ("board", (board as u32).into()),
                ("castle", pieces.castle.into()),
                ("off", off.into()),
                ("out", pieces.out.into()),
            ],
        );
        let needs = stage.line(&words, Face::Sans, SMALL, colour::SOFT, f32::INFINITY);
        if needs.size().x <= room {
            stage.text_in(
                at,
                Anchor::Left,
                &words,
                Face::Sans,
                SMALL,
                colour::SOFT,
                room,
            );
            return;
        }
    }
    let words = if pieces.out > 0 {
        stage.tell("thaayam-done", &[("pieces", pieces.out.into())])
    } else {
        stage.tell("thaayam-in-castle", &[("castle", pieces.castle.into())])
    };
    stage.text_in(
        at,
        Anchor::Left,
        &words,
        Face::Sans,
        SMALL,
        colour::SOFT,
        room,
    );
}

/// The size of what stands on plates.
const SMALL: f32 = 14.0;

/// What the seeds show, in words; where there is no room for them on the card the tokens lie here too.
pub(super) fn in_the_tray(
    stage: &mut Stage,
    table: &ThaayamTable,
    layout: &Layout,
    wishes: &mut Vec<Wish<ThaayamView>>,
) {
    let tumbles = matches!(table.timeline.now(), Some((Event::Thrown { .. }, part)) if part < 0.69);
    let cast = match table.timeline.now() {
        Some((Event::Thrown { score, .. }, _)) => Cast {
            score: *score,
            number: table.own.cast.number + 1,
        },
        _ => table.own.cast,
    };
    let over = matches!(table.shown.turn, Turn::Over { .. });
    if !tumbles && cast.number > 0 && !over && layout.shape != Shape::Bar {
        let words = stage.tell(
            "thaayam-light",
            &[
                ("light", light(cast.score).into()),
                ("score", cast.score.into()),
            ],
        );
        let large = layout.shape == Shape::Large;
        let size = 14.0 * stage.canvas.text_up_to(if large { 1.7 } else { 1.2 });
        let room = layout.tray.width() * if large { 0.32 } else { 0.76 };
        let line = stage.line(&words, Face::Sans, size, colour::INK, room);
        let wants = line.size() + vec2(18.0, 7.0);
        let label = if large {
            let right = layout.tray.right() - 26.0 - wants.x;
            Rect::from_min_size(pos2(right, layout.tray.center().y - wants.y / 2.0), wants)
        } else {
            let corner = pos2(layout.tray.left() + 20.0, layout.tray.bottom() - 34.0);
            Rect::from_min_size(corner, wants)
        };
        let painter = stage.painter();
        painter.rect_filled(label, 4.0, colour::PAPER);
        painter.galley(label.center() - line.size() / 2.0, line, colour::INK);
    }
    if layout.shape == Shape::Bar {
        tray::tokens_in_the_tray(stage, table, layout, wishes);
    }
}

/// A head of a stick, as a sign of whose something is.
pub(super) fn piece(stage: &mut Stage, at: Pos2, dye: Dye, radius: f32) {
    let looks = ((radius * 2.5).round(), 18.0);
    let shadow = prints::stick_shadow(stage.art, false, looks, Use::Panel);
    stage.print(shadow.as_ref(), at + vec2(radius * 0.1, radius * 0.14));
    let stick = prints::stick(stage.art, dye, false, looks, Use::Panel);
    stage.print(stick.as_ref(), at);
}

/// A seed as a sign.
pub(super) fn die(stage: &mut Stage, at: Pos2, size: f32) {
    let seed = prints::seed(stage.art, kind(stage), 0, true, (-10.0, size), Use::Panel);
    stage.print(seed.as_ref(), at);
}

/// What is thrown, as it has been chosen.
fn kind(stage: &Stage) -> Seeds {
    let chosen = stage.chosen.looks.get("thaayam-dice");
    if chosen.is_some_and(|dice| dice == "cowries") {
        Seeds::Cowrie
    } else {
        Seeds::Tamarind
    }
}

/// A game under way: sticks on the floor, a twin among them.
pub(super) fn thing(stage: &mut Stage, board: &Arc<Board>, rect: Rect) {
    let dyes: Vec<Option<Dye>> = Dye::ALL.into_iter().map(Some).collect();
    self::board(stage, rect, board, &dyes);
    let unit = rect.width() / board.field.0;
    let out = [
        (0, 0, false, -0.14),
        (0, 0, false, 0.14),
        (0, 6, false, 0.0),
        (1, 14, false, 0.0),
        (1, 8, false, 0.0),
        (2, 19, true, 0.0),
        (2, 3, false, 0.0),
        (3, 24, false, -0.15),
        (3, 24, false, 0.15),
        (3, 10, false, 0.0),
    ];
    for (seat, index, twin, aside) in out {
        let Some((x, y)) = board.point(Seat(seat), index) else {
            continue;
        };
        let at = rect.min + vec2(x + aside, y) * unit;
        let dye = Dye::ALL[usize::from(seat)];
        stick(stage, at, dye, twin, (unit * 0.7).round(), aside * 30.0);
    }
}

/// A stick or a twin with its shadow in a panel.
pub(super) fn stick(stage: &mut Stage, at: Pos2, dye: Dye, twin: bool, length: f32, lean: f32) {
    let looks = (length, lean);
    let shadow = prints::stick_shadow(stage.art, twin, looks, Use::Panel);
    stage.print(shadow.as_ref(), at + vec2(length * 0.03, length * 0.045));
    let stick = prints::stick(stage.art, dye, twin, looks, Use::Panel);
    stage.print(stick.as_ref(), at);
}

/// Pictures of a seed that tumbles on the title.
const STEPS: u32 = 10;

/// The seeds beside the board: they tumble once whenever the game is looked at.
pub(super) fn tumble(stage: &mut Stage, at: Pos2, size: f32, looked_at: bool) {
    let part = tumbling(stage, "seeds", looked_at);
    let (kind, size) = (kind(stage), (size * 0.5).round());
    let places = [
        vec2(-0.75, -0.5),
        vec2(0.72, -0.62),
        vec2(-0.62, 0.72),
        vec2(0.7, 0.55),
    ];
    for (seed, place) in (0..SHAPES).zip(places) {
        let rest = at + place * size;
        let high = part.map_or(0.0, leap) * size * (0.6 + 0.15 * f32::from(seed));
        let shadow = prints::seed_shadow(stage.art, kind, size, Use::Panel);
        let fall = vec2(size * 0.06, size * 0.09) + vec2(0.4, 0.5) * high;
        stage.print(shadow.as_ref(), rest + fall);
        let print = if let Some(part) = part {
            let step = ((part * STEPS as f32) as u32 + u32::from(seed) * 3) % STEPS;
            prints::seed_tumbling(stage.art, kind, seed, (step, STEPS), size, Use::Panel)
        } else {
            let turn = 25.0 * f32::from(seed) - 40.0;
            prints::seed(stage.art, kind, seed, seed != 1, (turn, size), Use::Panel)
        };
        stage.print(print.as_ref(), rest - vec2(0.0, high));
    }
}

/// Paper that a number or a word is written on.
pub(super) const IVORY: Color32 = Color32::from_rgb(0xF7, 0xEF, 0xE0);
