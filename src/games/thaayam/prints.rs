//! The pictures of Thaayam's things, at the size they are shown.

use std::sync::Arc;

use bevy::math::Vec2;
use taula_art::thaayam::{self, Seeds, Token};
use taula_art::{Dye, Pixels};
use taula_rules::Seat;
use taula_rules::games::thaayam::Board;

use crate::art::{Art, Print, Use};

/// A picture whose middle matters.
fn centred(pixels: Pixels) -> (Pixels, (f32, f32)) {
    let middle = (pixels.width as f32 / 2.0, pixels.height as f32 / 2.0);
    (pixels, middle)
}

/// A stick, or a twin, so long and turned by so many degrees.
pub(super) fn stick(
    art: &mut Art,
    dye: Dye,
    twin: bool,
    (length, lean): (f32, f32),
    sort: Use,
) -> Option<Print> {
    let what = (dye, twin, length.to_bits(), lean.to_bits());
    art.own("stick", sort, what, move |scale| {
        centred(if twin {
            thaayam::twin(dye, length * scale, lean)
        } else {
            thaayam::stick(dye, length * scale, lean)
        })
    })
}

/// What a stick or a twin keeps the lamp from.
pub(super) fn stick_shadow(
    art: &mut Art,
    twin: bool,
    (length, lean): (f32, f32),
    sort: Use,
) -> Option<Print> {
    let what = (twin, length.to_bits(), lean.to_bits());
    art.own("stick shadow", sort, what, move |scale| {
        centred(if twin {
            thaayam::twin_shadow(length * scale, lean)
        } else {
            thaayam::stick_shadow(length * scale, lean)
        })
    })
}

/// Where a stick or a twin would stand.
pub(super) fn ghost(
    art: &mut Art,
    dye: Dye,
    twin: bool,
    (length, lean): (f32, f32),
) -> Option<Print> {
    let what = (dye, twin, length.to_bits(), lean.to_bits());
    art.own("stick ghost", Use::Panel, what, move |scale| {
        let mut pixels = if twin {
            thaayam::twin(dye, length * scale, lean)
        } else {
            thaayam::stick(dye, length * scale, lean)
        };
        for pixel in pixels.rgba.as_chunks_mut::<4>().0 {
            pixel[3] = (u16::from(pixel[3]) * GHOST / 255) as u8;
        }
        centred(pixels)
    })
}

/// How much of a piece is seen where it would stand, of 255.
const GHOST: u16 = 140;

/// A seed at rest.
pub(super) fn seed(
    art: &mut Art,
    kind: Seeds,
    shape: u8,
    light: bool,
    (turn, size): (f32, f32),
    sort: Use,
) -> Option<Print> {
    let what = (kind, shape, light, turn.to_bits(), size.to_bits());
    art.own("seed", sort, what, move |scale| {
        centred(thaayam::seed(kind, shape, light, turn, size * scale))
    })
}

/// A seed that rolls, at one of `steps` moments.
pub(super) fn seed_tumbling(
    art: &mut Art,
    kind: Seeds,
    shape: u8,
    (step, steps): (u32, u32),
    size: f32,
    sort: Use,
) -> Option<Print> {
    let what = (kind, shape, step, steps, size.to_bits());
    art.own("seed tumbling", sort, what, move |scale| {
        centred(thaayam::seed_tumbling(
            kind,
            shape,
            step,
            steps,
            size * scale,
        ))
    })
}

/// The shadow of a seed.
pub(super) fn seed_shadow(art: &mut Art, kind: Seeds, size: f32, sort: Use) -> Option<Print> {
    art.own("seed shadow", sort, (kind, size.to_bits()), move |scale| {
        centred(thaayam::seed_shadow(kind, size * scale))
    })
}

/// A coin for a score, without its number.
pub(super) fn coin(art: &mut Art, state: Token, radius: f32) -> Option<Print> {
    art.own(
        "coin",
        Use::Panel,
        (state, radius.to_bits()),
        move |scale| centred(thaayam::score_token(state, radius * scale)),
    )
}

/// The band of a seat's track over the floor; its origin is the corner of the field.
pub(super) fn ribbon(
    art: &mut Art,
    board: &Arc<Board>,
    seat: Seat,
    unit: f32,
    dye: Dye,
) -> Option<Print> {
    let (name, board) = (Arc::as_ptr(board) as usize, board.clone());
    let what = (name, seat, unit.to_bits(), dye);
    art.own("ribbon of a track", Use::Sprite, what, move |scale| {
        let drawn = thaayam::ribbon(&board, seat.index(), unit * scale, dye);
        (drawn.pixels, drawn.origin)
    })
}

/// As a size of the canvas.
pub(super) fn size(rect: bevy_egui::egui::Rect) -> Vec2 {
    Vec2::new(rect.width(), rect.height())
}
