//! Tiles, whole and in the parts that move apart from each other: the number stays upright while the rest turns, and
//! light and shadow do not turn.

use taula_rules::games::taihou::{Heading, Value};

use super::cut::Cut;
use super::figure::{self, INK, IVORY};
use super::lacquer::{self, body, ground, reverse, round};
use super::number::{high, number, number_at};
use crate::dye::Dye;
use crate::math::{clamp01, each, lerp};
use crate::palette::Rgb;
use crate::raster::{self, Pixels, lay_middle, supersample};
use crate::shadow;
use crate::shape::rounded;

/// A tile with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tile {
    /// Whose it is.
    pub dye: Dye,
    /// What is on it.
    pub value: Value,
    /// The second colour of its owner, where it came from the reserve: an inner line.
    pub second: Option<Dye>,
}

/// How far a tile is turned that looks this way, in degrees clockwise.
#[must_use]
pub fn degrees(facing: Heading) -> f32 {
    match facing {
        Heading::N => 0.0,
        Heading::E => 90.0,
        Heading::S => 180.0,
        Heading::W => 270.0,
    }
}

/// A tile as it lies, in the middle of its picture, without its [`shadow()`]: its side is `px` long, and the tip stands
/// over it.
#[must_use]
pub fn tile(tile: Tile, facing: Heading, px: f32) -> Pixels {
    let degrees = degrees(facing);
    let mut out = tile_turned(tile, degrees, px);
    if !Cut::new(px).numbered() {
        return out;
    }
    let m = out.width as f32 / 2.0;
    let (x, y) = number_at(tile, degrees, px);
    lay_middle(&mut out, &number(tile.value, px), (m + x, m + y));
    out
}

/// A tile turned by so many degrees clockwise, without its number: rim, tip and figure turn, the light on them does
/// not. At a quarter turn, with the number laid over it, it is [`tile`].
#[must_use]
pub fn tile_turned(tile: Tile, degrees: f32, px: f32) -> Pixels {
    let cut = Cut::new(px);
    let weapon = tile.value.is_weapon();
    let (ink, face) = if weapon { (IVORY, INK) } else { (INK, IVORY) };
    let figure = placed(cut, tile, &figure::figure(tile.value, ink, face));
    let svg = body(cut, tile.dye, tile.second, ground(weapon), &figure, degrees);
    raster::svg(cut.picture(), cut.picture(), &svg)
}

/// The figure as it lies on the face, clear of the number.
fn placed(cut: Cut, tile: Tile, figure: &str) -> String {
    let k = cut.k();
    let line = tile.second.map_or(0.0, |_| cut.second() / k);
    // Where the number is larger than was drawn, the figure makes room.
    let more = if cut.numbered() {
        (high(cut.side) / k - 18.5).max(0.0) * 0.55
    } else {
        0.0
    };
    // How far it lies from the middle of the face, away from the number's corner.
    let (aside, down) = match tile.value.get() {
        2 => (3.2, 1.6),
        4 => (2.0, 2.4),
        6 => (5.4, 1.6),
        8 => (2.4, 3.2),
        9 => (2.6, 1.2),
        10 => (6.2, 1.2),
        _ => (1.4, 1.2),
    };
    let (aside, down) = (aside + more, down + more);
    let room = cut.face() / k - 0.6 - line;
    let reach = figure::reach(tile.value);
    let scale = ((room - aside) / reach.right)
        .min((room - down) / reach.bottom)
        .min((room + aside) / reach.left)
        .min((room + down) / reach.top)
        .min(0.93);
    format!(
        r#"<g transform="scale({k:.4}) translate({aside:.2} {down:.2}) scale({scale:.4})">{figure}</g>"#
    )
}

/// A lotus in the middle of its picture, without its shadow: round, and without a head.
#[must_use]
pub fn lotus(dye: Dye, second: Option<Dye>, px: f32) -> Pixels {
    let cut = Cut::new(px);
    let scale = cut.face() / 37.0 * 0.86;
    let figure = format!(
        r#"<g transform="scale({scale:.4})">{}</g>"#,
        figure::lotus()
    );
    let svg = round(cut, dye, second, &figure);
    raster::svg(cut.picture(), cut.picture(), &svg)
}

/// A tile that lies face down: black lacquer, and its owner's colour and pattern small in the middle.
#[must_use]
pub fn back(dye: Dye, px: f32) -> Pixels {
    let cut = Cut::new(px);
    let mut out = raster::svg(cut.picture(), cut.picture(), &reverse(cut));
    let half = (cut.side * 0.19).round().max(2.5);
    let side = (half * 2.0) as u32 + 4 + (cut.picture() % 2);
    let m = side as f32 / 2.0;
    let period = (half * 0.92).max(4.0);
    let edge = (cut.k() * 1.6).max(0.8);
    let gold = crate::raster::unit([0xE2, 0xB9, 0x5C]);
    let seal = supersample(side, side, 3, |x, y| {
        let (x, y) = (x - m, y - m);
        let (inside, _) = rounded(x, y, half, half, half * 0.28);
        let c = dye.patterned(x / period + 0.5, y / period + 0.5, 1.0 / period);
        let rim = clamp01(edge - inside + 0.5);
        let c = each(|i| lerp(c[i], gold[i], rim));
        [c[0], c[1], c[2], clamp01(inside + 0.5)]
    });
    let middle = out.width as f32 / 2.0;
    lay_middle(&mut out, &seal, (middle, middle));
    out
}

/// The shadow of a tile `px` long that is lifted so many pixels, 0 where it lies. The middle of the picture is the
/// tile's: the shadow lies to its lower right already, and it does not turn.
#[must_use]
pub fn shadow(px: f32, lift: f32) -> Pixels {
    cast(px, 10.0 / 92.0 * px, lift)
}

/// The shadow of a lotus, as [`shadow()`].
#[must_use]
pub fn lotus_shadow(px: f32, lift: f32) -> Pixels {
    cast(px, px / 2.0, lift)
}

fn cast(px: f32, corner: f32, lift: f32) -> Pixels {
    let cut = Cut::new(px);
    let (k, lift) = (cut.k(), lift.max(0.0));
    let sigma = 2.8 * k + 0.4 + lift * 0.45;
    let (dx, dy) = (2.4 * k + lift * 0.6, 4.2 * k + lift);
    let reach = (3.0 * sigma + dy).ceil() as u32 + 1;
    let side = cut.side as u32 + 2 * reach;
    let at = reach as f32;
    let strength = 0.62 / (1.0 + lift * 0.02);
    shadow::rounded(
        side,
        side,
        (at + dx, at + dy, cut.side, cut.side),
        corner,
        sigma,
        strength,
    )
}

/// A figure alone, `px` wide and high, head to the top: its ink, and the colour it is cut out of.
#[must_use]
pub fn figure_alone(value: Value, ink: Rgb, ground: Rgb, px: f32) -> Pixels {
    let side = px.round().max(4.0);
    let k = side / 77.0;
    let svg = format!(
        r#"<g transform="translate({m} {m}) scale({k:.4})">{}</g>"#,
        figure::figure(value, ink, ground),
        m = side / 2.0,
    );
    raster::svg(side as u32, side as u32, &svg)
}

/// A tile without a figure, as a sign of whose something is: rim, pattern and head.
#[must_use]
pub fn sign(dye: Dye, px: f32) -> Pixels {
    let cut = Cut::new(px);
    let svg = lacquer::body(cut, dye, None, IVORY, "", 0.0);
    raster::svg(cut.picture(), cut.picture(), &svg)
}
