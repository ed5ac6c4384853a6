//! The pictures of the garden games' things, at the size they are shown.

use taula_art::taihou::{self, Mark, Ribbon, Tile as Painted};
use taula_art::{Dye, Pixels, palette};
use taula_rules::games::taihou::{Heading, Value};

use crate::art::{Art, Print, Use};

/// A picture whose middle matters.
fn centred(pixels: Pixels) -> (Pixels, (f32, f32)) {
    let middle = (pixels.width as f32 / 2.0, pixels.height as f32 / 2.0);
    (pixels, middle)
}

/// A tile as it is painted.
#[must_use]
pub const fn painted(dye: Dye, value: Value, second: Option<Dye>) -> Painted {
    Painted { dye, value, second }
}

/// A tile that looks to a side.
pub(super) fn tile(
    art: &mut Art,
    tile: Painted,
    facing: Heading,
    side: f32,
    sort: Use,
) -> Option<Print> {
    art.own("tile", sort, (tile, facing, side.to_bits()), move |scale| {
        centred(taihou::tile(tile, facing, side * scale))
    })
}

/// A tile that looks to a side, without its number: it is turned as it is.
pub(super) fn unnumbered(
    art: &mut Art,
    tile: Painted,
    facing: Heading,
    side: f32,
) -> Option<Print> {
    let what = (tile, facing, side.to_bits());
    art.own("tile without number", Use::Sprite, what, move |scale| {
        centred(taihou::tile_turned(
            tile,
            taihou::degrees(facing),
            side * scale,
        ))
    })
}

/// The number of a tile, which stays upright.
pub(super) fn number(art: &mut Art, value: Value, side: f32) -> Option<Print> {
    let what = (value, side.to_bits());
    art.own("number of a tile", Use::Sprite, what, move |scale| {
        centred(taihou::number(value, side * scale))
    })
}

/// A tile as it would lie somewhere.
pub(super) fn ghost(art: &mut Art, tile: Painted, facing: Heading, side: f32) -> Option<Print> {
    let what = (tile, facing, side.to_bits());
    art.own("tile ghost", Use::Panel, what, move |scale| {
        centred(faint(taihou::tile(tile, facing, side * scale)))
    })
}

/// How much of a tile is seen where it would lie, of 255.
const GHOST: u16 = 150;

fn faint(mut pixels: Pixels) -> Pixels {
    for pixel in pixels.rgba.as_chunks_mut::<4>().0 {
        pixel[3] = (u16::from(pixel[3]) * GHOST / 255) as u8;
    }
    pixels
}

/// A lotus.
pub(super) fn lotus(
    art: &mut Art,
    dye: Dye,
    second: Option<Dye>,
    side: f32,
    sort: Use,
) -> Option<Print> {
    art.own("lotus", sort, (dye, second, side.to_bits()), move |scale| {
        centred(taihou::lotus(dye, second, side * scale))
    })
}

/// A tile face down.
pub(super) fn back(art: &mut Art, dye: Dye, side: f32, sort: Use) -> Option<Print> {
    art.own(
        "tile face down",
        sort,
        (dye, side.to_bits()),
        move |scale| centred(taihou::back(dye, side * scale)),
    )
}

/// What a tile keeps the lamp from; a lotus is round.
pub(super) fn shadow(art: &mut Art, round: bool, side: f32, sort: Use) -> Option<Print> {
    art.own("tile shadow", sort, (round, side.to_bits()), move |scale| {
        centred(if round {
            taihou::lotus_shadow(side * scale, 0.0)
        } else {
            taihou::shadow(side * scale, 0.0)
        })
    })
}

/// A tile without a figure, as a sign of whose something is.
pub(super) fn sign(art: &mut Art, dye: Dye, side: f32) -> Option<Print> {
    art.own(
        "tile sign",
        Use::Panel,
        (dye, side.to_bits()),
        move |scale| centred(taihou::sign(dye, side * scale)),
    )
}

/// A figure alone in ink.
pub(super) fn figure(art: &mut Art, value: Value, side: f32) -> Option<Print> {
    let what = (value, side.to_bits());
    art.own("figure alone", Use::Panel, what, move |scale| {
        centred(taihou::figure_alone(
            value,
            palette::INK,
            palette::PAPER,
            side * scale,
        ))
    })
}

/// Rings on the water, at a moment from 0 to 1.
pub(super) fn ripple(art: &mut Art, moment: f32, unit: f32) -> Option<Print> {
    let what = (moment.to_bits(), unit.to_bits());
    art.own("rings on the lake", Use::Sprite, what, move |scale| {
        centred(taihou::ripple(moment, unit * scale))
    })
}

/// A mark on a square of so many points.
pub(super) fn mark(art: &mut Art, mark: Mark, unit: f32) -> Option<Print> {
    art.own(
        "mark on a square",
        Use::Panel,
        (mark, unit.to_bits()),
        move |scale| centred(taihou::mark(mark, unit * scale)),
    )
}

/// A coin with the squares counted so far.
pub(super) fn coin(art: &mut Art, count: u8, radius: f32) -> Option<Print> {
    art.own(
        "coin of a flight",
        Use::Panel,
        (count, radius.to_bits()),
        move |scale| centred(taihou::coin(count, radius * scale)),
    )
}

/// The dark coin of a turn on the way, to the right or to the left.
pub(super) fn turn_coin(art: &mut Art, right: bool, radius: f32) -> Option<Print> {
    art.own(
        "coin of a turn",
        Use::Panel,
        (right, radius.to_bits()),
        move |scale| centred(taihou::turn_coin(right, radius * scale)),
    )
}

/// The claws of danger as a sign.
pub(super) fn claws_sign(art: &mut Art, side: f32) -> Option<Print> {
    art.own("sign of claws", Use::Panel, side.to_bits(), move |scale| {
        centred(taihou::claws_sign(side * scale))
    })
}

/// The arrow of a turn as a sign.
pub(super) fn turn_sign(art: &mut Art, side: f32) -> Option<Print> {
    art.own("sign of a turn", Use::Panel, side.to_bits(), move |scale| {
        centred(taihou::turn_sign(side * scale))
    })
}

/// A ribbon of silk of so many points: plum, or its outline alone.
pub(super) fn ribbon(art: &mut Art, size: bevy_egui::egui::Vec2, plum: bool) -> Option<Print> {
    let kind = if plum { Ribbon::Spoken } else { Ribbon::Empty };
    let what = (kind, size.x.to_bits(), size.y.to_bits());
    art.own("ribbon of a call", Use::Panel, what, move |scale| {
        let drawn = taihou::ribbon(kind, size.x * scale, size.y * scale, scale);
        (drawn.pixels, drawn.origin)
    })
}
