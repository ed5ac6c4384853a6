//! The lake: where its shore runs, worked out from its squares, and what is in it.

use std::fmt::Write;

use taula_rules::games::taihou::{Board, Heading, RANKS, Square};

use super::garden::{Scale, corner};
use crate::mask::Mask;
use crate::math::{PI, sin_cos};
use crate::noise::value;
use crate::raster::Pixels;
use crate::shape::Point;

/// How far from the squares' edge the shore lies outside them, in squares: gravel ends before.
const WIDER: f32 = 0.03;
/// How round its corners are: the radius of the blur, in squares.
const ROUND: f32 = 0.17;

/// The lake of one picture. Lengths are squares, from the upper left corner of the squares.
pub(super) struct Lake {
    squares: Vec<Square>,
    /// The box around it, and how much of it each pixel of a picture of that box is.
    around: Option<(Point, Point)>,
    mask: Mask,
    unit: f32,
}

/// Where a square begins, from the upper left corner of the squares.
fn place(square: Square) -> Point {
    (
        f32::from(square.file()),
        f32::from(RANKS - 1 - square.rank()),
    )
}

impl Lake {
    pub(super) fn new(board: &Board, has: bool, scale: &Scale) -> Self {
        let squares = if has { board.lake.clone() } else { Vec::new() };
        let places: Vec<Point> = squares.iter().map(|&square| place(square)).collect();
        let least = |of: fn(&Point) -> f32| places.iter().map(of).fold(f32::MAX, f32::min);
        let most = |of: fn(&Point) -> f32| places.iter().map(of).fold(f32::MIN, f32::max);
        let around = (!places.is_empty()).then(|| {
            (
                (least(|p| p.0) - 1.0, least(|p| p.1) - 1.0),
                (most(|p| p.0) + 2.0, most(|p| p.1) + 2.0),
            )
        });
        let mask = around.map_or_else(
            || Mask {
                at: vec![0.0],
                w: 1,
                h: 1,
            },
            |box_| outline(&places, box_, scale.unit),
        );
        Self {
            squares,
            around,
            mask,
            unit: scale.unit,
        }
    }

    /// Whether a square is the lake's.
    pub(super) fn has(&self, square: Square) -> bool {
        self.squares.contains(&square)
    }

    pub(super) fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// How far inside the shore a point lies, negative outside; exact near the shore, and no more than a third of a
    /// square away from it.
    pub(super) fn inside(&self, x: f32, y: f32) -> f32 {
        let Some((low, high)) = self.around else {
            return -1.0;
        };
        if x < low.0 || y < low.1 || x > high.0 || y > high.1 {
            return -1.0;
        }
        // The shore is no ruled line.
        let stray = |seed| (value(x * 1.9, y * 1.9, seed) - 0.5) * 0.055;
        let (px, py) = (
            (x + stray(301) - low.0) * self.unit - 0.5,
            (y + stray(302) - low.1) * self.unit - 0.5,
        );
        let m = self.mask.get(px, py);
        // What a blur of this width makes of a straight shore, turned round.
        let from = |m: f32| 2.0 * ROUND * (1.0 - (2.0 * m).sqrt());
        let inside = if m < 0.5 { -from(m) } else { from(1.0 - m) };
        inside + WIDER
    }

    /// How far from the lake's squares a point lies: raking beside the lake follows it.
    pub(super) fn away(&self, x: f32, y: f32) -> f32 {
        let near = self.squares.iter().map(|&square| {
            let (left, top) = place(square);
            let dx = (left - x).max(x - left - 1.0).max(0.0);
            let dy = (top - y).max(y - top - 1.0).max(0.0);
            dx * dx + dy * dy
        });
        near.fold(f32::MAX, f32::min).sqrt()
    }

    /// Whether a square lies beside the lake, corners included.
    pub(super) fn beside(&self, square: Square) -> bool {
        let near = |a: u8, b: u8| a.abs_diff(b) <= 1;
        self.squares
            .iter()
            .any(|lake| near(lake.file(), square.file()) && near(lake.rank(), square.rank()))
    }

    /// How deep a point lies across the whole lake, from its upper left (0) to its lower right (1).
    pub(super) fn across(&self, x: f32, y: f32) -> Point {
        let Some((low, high)) = self.around else {
            return (0.5, 0.5);
        };
        (
            (x - low.0 - 1.0) / (high.0 - low.0 - 2.0),
            (y - low.1 - 1.0) / (high.1 - low.1 - 2.0),
        )
    }

    /// The corners of the lake where the land lies to both of these sides: points of the squares' grid.
    pub(super) fn corners(&self, aside: Heading, along: Heading) -> Vec<Point> {
        let land =
            |square: Square, heading| square.next(heading).is_none_or(|next| !self.has(next));
        let of = self
            .squares
            .iter()
            .filter(|&&square| land(square, aside) && land(square, along));
        of.map(|&square| {
            let (x, y) = place(square);
            (
                x + f32::from(u8::from(aside == Heading::E)),
                y + f32::from(u8::from(along == Heading::S)),
            )
        })
        .collect()
    }
}

/// The squares, blurred: half way is the shore.
fn outline(places: &[Point], (low, high): (Point, Point), unit: f32) -> Mask {
    let side = |long: f32| (long * unit).ceil().max(1.0) as u32;
    let mut picture = Pixels::new(side(high.0 - low.0), side(high.1 - low.1));
    let w = picture.width as usize;
    for (i, pixel) in picture.rgba.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let at = |i: usize, low: f32| (i as f32 + 0.5) / unit + low;
        let (x, y) = (at(i % w, low.0), at(i / w, low.1));
        let within =
            |&(left, top): &Point| (left..left + 1.0).contains(&x) && (top..top + 1.0).contains(&y);
        pixel[3] = if places.iter().any(within) { 255 } else { 0 };
    }
    Mask::of(&picture).soft((ROUND * unit).round().max(1.0) as usize)
}

/// What is in the water, as SVG whose lengths are squares from the upper left corner of the edge.
pub(super) fn furnish(svg: &mut String, board: &Board, lake: &Lake) {
    let edge = corner(board);
    let _ = write!(svg, r#"<g transform="translate({edge} {edge})">"#);
    let file = |square: Square| u32::from(square.file());
    for &square in lake.squares() {
        let (x, y) = place(square);
        let middle = (x + 0.5, y + 0.5);
        // A slow swell, here and there.
        if (file(square) + u32::from(square.rank()) * 2) % 3 != 0 {
            let _ = write!(
                svg,
                r##"<path d="M{:.3} {:.3}q0.28 -0.09 0.55 0t0.55 0" stroke="#CFE6DF" stroke-opacity="0.19" stroke-width="0.028" fill="none"/><path d="M{:.3} {:.3}q0.22 -0.07 0.44 0t0.30 0" stroke="#CFE6DF" stroke-opacity="0.12" stroke-width="0.024" fill="none"/>"##,
                x - 0.04,
                y + 0.22,
                x + 0.12,
                y + 0.80,
            );
        }
        // Dotted lines between its squares.
        for (heading, from, to) in [
            (Heading::E, (x + 1.0, y), (x + 1.0, y + 1.0)),
            (Heading::S, (x, y + 1.0), (x + 1.0, y + 1.0)),
        ] {
            if square.next(heading).is_some_and(|next| lake.has(next)) {
                let _ = write!(
                    svg,
                    r##"<path d="M{:.2} {:.2}L{:.2} {:.2}" stroke="#D8EBE4" stroke-opacity="0.34" stroke-width="0.024" stroke-dasharray="0.042 0.0833" stroke-dashoffset="0.021"/>"##,
                    from.0, from.1, to.0, to.1
                );
            }
        }
        // The black stone, and what it does to the water.
        let (cx, cy) = middle;
        let _ = write!(
            svg,
            r##"<circle cx="{cx:.3}" cy="{cy:.3}" r="0.24" fill="none" stroke="#E4F2EC" stroke-opacity="0.20" stroke-width="0.026"/><circle cx="{cx:.3}" cy="{cy:.3}" r="0.165" fill="none" stroke="#E4F2EC" stroke-opacity="0.13" stroke-width="0.022"/><ellipse cx="{:.3}" cy="{:.3}" rx="0.112" ry="0.105" fill="#0A1D22" fill-opacity="0.55"/><ellipse cx="{cx:.3}" cy="{cy:.3}" rx="0.100" ry="0.092" fill="#10181A"/><ellipse cx="{:.3}" cy="{:.3}" rx="0.052" ry="0.040" fill="#5C6E70" fill-opacity="0.75"/><circle cx="{:.3}" cy="{:.3}" r="0.022" fill="#fff" fill-opacity="0.6"/>"##,
            cx + 0.018,
            cy + 0.026,
            cx - 0.022,
            cy - 0.026,
            cx - 0.030,
            cy - 0.036,
        );
    }
    for (x, y) in lake.corners(Heading::W, Heading::N) {
        leaf(svg, (x + 0.27, y + 0.31), 0.150, 40.0);
    }
    for (x, y) in lake.corners(Heading::E, Heading::S) {
        leaf(svg, (x - 0.29, y - 0.29), 0.178, 200.0);
        leaf(svg, (x - 0.57, y - 0.18), 0.095, 300.0);
    }
    svg.push_str("</g>");
}

/// A leaf of water lily, its notch turned by so many degrees.
fn leaf(svg: &mut String, (x, y): Point, r: f32, turned: f32) {
    let (sin, cos) = sin_cos(turned * PI / 180.0);
    let outline = format!(
        "M0 0L{:.3} {:.3}A{r:.3} {r:.3} 0 1 0 {:.3} {:.3}Z",
        r * 0.98,
        -r * 0.2,
        r * 0.98,
        r * 0.2
    );
    // Its shadow lies to the lower right, however it is turned.
    let (dx, dy) = (0.024, 0.036);
    let _ = write!(
        svg,
        r##"<g transform="translate({x:.3} {y:.3}) rotate({turned})"><path d="{outline}" transform="translate({:.3} {:.3})" fill="#0B2019" fill-opacity="0.5"/><path d="{outline}" fill="url(#leaf)" stroke="#3F5C2B" stroke-width="0.012"/><path d="M0 0L{a:.3} 0M0 0L{b:.3} {c:.3}M0 0L{b:.3} {d:.3}M0 0L{e:.3} {f:.3}M0 0L{e:.3} {g:.3}" stroke="#A9C07A" stroke-opacity="0.85" stroke-width="0.016" fill="none"/></g>"##,
        dx * cos + dy * sin,
        dy * cos - dx * sin,
        a = -r * 0.84,
        b = -r * 0.48,
        c = r * 0.70,
        d = -r * 0.70,
        e = r * 0.30,
        f = r * 0.82,
        g = -r * 0.82,
    );
}

/// How far the picture of rings reaches from its middle, in squares.
const REACH: f32 = 1.2;

/// The rings that run over the water from the middle of a square, at a moment from 0 to 1: then the water is still.
/// `unit` is a square in pixels. The middle of the picture is where they start.
#[must_use]
pub fn ripple(moment: f32, unit: f32) -> Pixels {
    let side = (REACH * unit).ceil().max(4.0) as u32 * 2;
    let moment = moment.clamp(0.0, 1.0);
    let mut svg = format!(r#"<g transform="translate({m} {m})">"#, m = side / 2);
    for nth in 0..4u8 {
        let nth = f32::from(nth);
        // Each sets out a little after the one before, and fades as it widens.
        let run = moment * 1.5 - nth * 0.16;
        if run <= 0.0 || run >= 1.0 {
            continue;
        }
        let radius = (0.16 + 0.98 * run) * unit;
        let strength = 0.85 * (1.0 - run) * (1.0 - 0.15 * nth);
        let wide = (0.040 * unit).max(1.0);
        let _ = write!(
            svg,
            r##"<circle cy="{:.2}" r="{radius:.2}" fill="none" stroke="#0C2A2E" stroke-opacity="{:.3}" stroke-width="{wide:.2}"/><circle r="{radius:.2}" fill="none" stroke="#E4F2EC" stroke-opacity="{strength:.3}" stroke-width="{wide:.2}"/>"##,
            wide * 0.8,
            strength * 0.4,
        );
    }
    svg.push_str("</g>");
    crate::raster::svg(side, side, &svg)
}
