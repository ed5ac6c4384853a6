//! The pictures of Tebas's things, at the size they are shown.

use taula_art::tebas::{self, Stone};
use taula_art::{Dye, Pixels};

use crate::art::{Art, Print, Use};

/// A picture whose middle matters.
fn centred(pixels: Pixels) -> (Pixels, (f32, f32)) {
    let middle = (pixels.width as f32 / 2.0, pixels.height as f32 / 2.0);
    (pixels, middle)
}

/// The stone of a colour.
#[must_use]
pub fn stone(dye: Dye) -> Stone {
    let of = Stone::ALL.into_iter().find(|stone| stone.dye() == dye);
    of.unwrap_or(Stone::Ivory)
}

/// A disc with this number facing N.
pub(super) fn disc(
    art: &mut Art,
    stone: Stone,
    north: u8,
    radius: f32,
    sort: Use,
) -> Option<Print> {
    art.own(
        "disc",
        sort,
        (stone, north, radius.to_bits()),
        move |scale| centred(tebas::disc(stone, tebas::degrees(north), radius * scale)),
    )
}

/// A disc that another lies on, so many radii further up and to the left.
pub(super) fn covered(
    art: &mut Art,
    stone: Stone,
    step: f32,
    radius: f32,
    sort: Use,
) -> Option<Print> {
    let what = (stone, step.to_bits(), radius.to_bits());
    art.own("disc covered", sort, what, move |scale| {
        centred(tebas::covered(stone, step, radius * scale))
    })
}

/// A disc that is blocked, as it is shown beside the others of its stack.
pub(super) fn blocked(art: &mut Art, stone: Stone, radius: f32) -> Option<Print> {
    let what = (stone, radius.to_bits());
    art.own("disc blocked", Use::Panel, what, move |scale| {
        centred(tebas::blocked(stone, tebas::degrees(1), radius * scale))
    })
}

/// The upper side of a disc without any light, to be turned.
pub(super) fn face(art: &mut Art, stone: Stone, radius: f32) -> Option<Print> {
    let what = (stone, radius.to_bits());
    art.own("disc face", Use::Sprite, what, move |scale| {
        centred(tebas::disc_face(stone, radius * scale))
    })
}

/// What of a disc stays while it is turned: its side, the light and the shade on it.
pub(super) fn light(art: &mut Art, stone: Stone, radius: f32) -> Option<Print> {
    let what = (stone, radius.to_bits());
    art.own("disc light", Use::Sprite, what, move |scale| {
        centred(tebas::disc_light(stone, radius * scale))
    })
}

/// What a disc keeps the lamp from.
pub(super) fn shadow(art: &mut Art, radius: f32, sort: Use) -> Option<Print> {
    art.own("disc shadow", sort, radius.to_bits(), move |scale| {
        centred(tebas::disc_shadow(radius * scale))
    })
}

/// Where a disc would lie.
pub(super) fn ghost(art: &mut Art, stone: Stone, north: u8, radius: f32) -> Option<Print> {
    let what = (stone, north, radius.to_bits());
    art.own("disc ghost", Use::Panel, what, move |scale| {
        let mut pixels = tebas::disc(stone, tebas::degrees(north), radius * scale);
        for pixel in pixels.rgba.as_chunks_mut::<4>().0 {
            pixel[3] = (u16::from(pixel[3]) * GHOST / 255) as u8;
        }
        centred(pixels)
    })
}

/// How much of a disc is seen where it would lie, of 255.
const GHOST: u16 = 150;
