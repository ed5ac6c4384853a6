//! A tile's number: always upright, in the corner left of the head.

use taula_rules::games::taihou::Value;

use super::cut::Cut;
use super::figure::{INK, IVORY};
use super::tile::Tile;
use crate::fonts::SERIF;
use crate::math::{PI, sin_cos};
use crate::palette::hex;
use crate::raster::{self, Pixels};
use crate::shape::Point;

/// How high the typeface's digits are, for a size of 1.
const HIGH: f32 = 0.647;
/// How wide each number is, for digits 1 high.
const WIDE: [f32; 10] = [0.55, 0.70, 0.66, 0.74, 0.66, 0.70, 0.68, 0.70, 0.70, 1.36];

/// How high a number's digits are on a tile of so many pixels: whole pixels, and never so few that it cannot be read.
pub(super) fn high(side: f32) -> f32 {
    (side * 0.20).round().max(7.0)
}

/// How wide a number is on a tile of so many pixels.
pub(super) fn wide(value: Value, side: f32) -> f32 {
    WIDE[value.index()] * high(side)
}

/// The sides of a number's picture, in pixels.
fn size(side: f32) -> (u32, u32) {
    let high = high(side);
    ((high * 1.7).ceil() as u32 + 2, high as u32 + 4)
}

/// The number of a tile whose side is `px` long, in the middle of its picture; [`number_at`] tells where it lies. Tiles
/// below 18 pixels have none.
#[must_use]
pub fn number(value: Value, px: f32) -> Pixels {
    let side = Cut::new(px).side;
    let (w, h) = size(side);
    let tall = high(side);
    let colour = if value.is_weapon() { IVORY } else { INK };
    let font = tall / HIGH;
    let narrow = if value == Value::ARROW {
        format!(r#" letter-spacing="{:.2}""#, -0.07 * font)
    } else {
        String::new()
    };
    // What the spacing takes away behind the last digit moves the middle of the others.
    let x = w as f32 / 2.0
        - if value == Value::ARROW {
            0.035 * font
        } else {
            0.0
        };
    let svg = format!(
        r#"<text x="{x:.2}" y="{y}" font-family="{SERIF}" font-weight="700" font-size="{font:.2}" text-anchor="middle" fill="{fill}"{narrow}>{value}</text>"#,
        y = (h - 4) as f32 / 2.0 + 2.0 + tall / 2.0,
        fill = hex(colour),
    );
    raster::svg(w, h, &svg)
}

/// Where the middle of a number's picture lies, from the middle of its tile, in pixels, when the tile is turned by so
/// many degrees clockwise ([`degrees`](super::degrees)). While a tile turns, its number goes round with the corner.
#[must_use]
pub fn number_at(tile: Tile, degrees: f32, px: f32) -> Point {
    let cut = Cut::new(px);
    let away = |long: f32| cut.face() - cut.gap() - long / 2.0;
    let (x, y) = (away(wide(tile.value, cut.side)), away(high(cut.side)));
    let (sin, cos) = sin_cos((degrees - 135.0) * PI / 180.0);
    let at = (
        x * std::f32::consts::SQRT_2 * cos,
        y * std::f32::consts::SQRT_2 * sin,
    );
    if (degrees / 90.0).fract().abs() > 1e-3 {
        return at;
    }
    // At rest its pixels are the tile's.
    let (w, h) = size(cut.side);
    let snap = |at: f32, long: u32| {
        let off = (cut.picture() as f32 - long as f32) / 2.0;
        (at + off).round() - off
    };
    (snap(at.0, w), snap(at.1, h))
}
