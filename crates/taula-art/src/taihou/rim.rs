//! What is on a tile's rim: the owner's pattern, and the gold tip over the head's side.

use std::fmt::Write;

use super::cut::Cut;
use super::lacquer::LINE;
use crate::dye::Dye;
use crate::math::{PI, lerp, sin_cos};
use crate::palette::{Rgb, hex};
use crate::shape::Point;

/// What patterns are painted with on the rim.
const THREAD: &str = "#FFF8EA";

/// The marks of the owner's pattern along the rim: plain, slanted strokes, few crosses, many dots.
pub(super) fn marks(cut: Cut, dye: Dye, round: bool) -> String {
    if !cut.numbered() {
        return String::new();
    }
    let (h, k) = (cut.half(), cut.k());
    let band = cut.rim() - cut.line();
    let middle = h - cut.line() - band / 2.0;
    let mut svg = String::new();
    let mut mark = |(x, y): Point, turn: f32| match dye {
        Dye::Yellow | Dye::Ivory => {}
        Dye::Blue => {
            let (dx, dy) = (band * 0.42, band / 2.0 + 0.4);
            let _ = write!(
                svg,
                r#"<path d="M{:.2} {dy:.2}L{dx:.2} {:.2}" transform="translate({x:.2} {y:.2}) rotate({turn:.1})"/>"#,
                -dx, -dy
            );
        }
        Dye::Red => {
            let d = (3.0 * k).min(band * 0.44).max(1.0);
            let _ = write!(
                svg,
                r#"<path d="M{n:.2} {n:.2}L{d:.2} {d:.2}M{n:.2} {d:.2}L{d:.2} {n:.2}" transform="translate({x:.2} {y:.2}) rotate({turn:.1})"/>"#,
                n = -d
            );
        }
        Dye::Green | Dye::Lapis => {
            let r = (2.6 * k).min(band * 0.46).max(0.70 + 0.006 * cut.side);
            let _ = write!(
                svg,
                r#"<circle cx="{x:.2}" cy="{y:.2}" r="{r:.2}" fill="{THREAD}" stroke="none"/>"#
            );
        }
    };
    // As many as were drawn, but none closer than can be told apart.
    let (most, apart) = match dye {
        Dye::Yellow | Dye::Ivory => return svg,
        Dye::Blue => (9.0, 3.6),
        Dye::Red => (3.0, 7.5),
        Dye::Green | Dye::Lapis => (7.0, 4.2),
    };
    if round {
        let around = 2.0 * PI * middle;
        let wanted: f32 = match dye {
            Dye::Blue => 30.0,
            Dye::Red => 10.0,
            _ => 20.0,
        };
        let count = wanted.min((around / apart).floor());
        for i in 0..count as u8 {
            let turn = f32::from(i) * 360.0 / count;
            let (sin, cos) = sin_cos(turn * PI / 180.0);
            let lean = if dye == Dye::Blue { 90.0 } else { 0.0 };
            mark((middle * cos, middle * sin), turn + lean);
        }
    } else {
        // Corners are shared by two sides.
        let span = middle - if dye == Dye::Blue { 2.5 * k } else { 0.0 };
        let count = f32::min(most, (2.0 * span / apart).floor());
        for side in 0..4u8 {
            for i in 0..count as u8 {
                let t = -span + 2.0 * span * (f32::from(i) + 0.5) / count;
                if side == 0 && t.abs() < Tip::new(cut).half + 7.0 * k {
                    continue;
                }
                let at = match side {
                    0 => (t, -middle),
                    1 => (middle, t),
                    2 => (-t, middle),
                    _ => (-middle, -t),
                };
                mark(at, 0.0);
            }
        }
    }
    let wide = match dye {
        Dye::Blue => (2.1 * k).max(1.0),
        _ => (2.4 * k).max(0.8),
    };
    format!(
        r#"<g stroke="{THREAD}" stroke-width="{wide:.2}" stroke-linecap="round" fill="none" opacity="0.94">{svg}</g>"#
    )
}

/// The gold tip over the head's side.
pub(super) struct Tip {
    /// Half of its foot.
    pub(super) half: f32,
    /// How far it stands over the side, and where its foot is.
    pub(super) top: f32,
    pub(super) foot: f32,
}

impl Tip {
    /// Never so small that it could be overlooked.
    pub(super) fn new(cut: Cut) -> Self {
        let (k, h) = (cut.k(), cut.half());
        Self {
            half: (15.0 * k).max((0.22 * cut.side).min(4.5)),
            top: -h - (9.5 * k).max((0.14 * cut.side).min(3.0)),
            foot: -h + (8.6 * k).max((0.14 * cut.side).min(3.0)),
        }
    }

    /// Two facets; the lamp stays where it is when the tile is turned by `degrees`.
    pub(super) fn svg(&self, cut: Cut, degrees: f32) -> String {
        let (sin, cos) = sin_cos(degrees * PI / 180.0);
        let facet = |side: f32| {
            // How far the facet's slope looks towards the upper left.
            let (nx, ny) = (0.82 * side, -0.57);
            let (nx, ny) = (nx * cos - ny * sin, nx * sin + ny * cos);
            let lit = 0.5 - 0.64 * nx - 0.76 * ny * 0.55;
            let stops: [Rgb; 3] = [[0xA0, 0x72, 0x20], [0xDD, 0xB0, 0x4E], [0xFF, 0xEE, 0xB4]];
            let t = lit.clamp(0.0, 1.0) * 2.0;
            let (a, b, t) = if t < 1.0 {
                (stops[0], stops[1], t)
            } else {
                (stops[1], stops[2], t - 1.0)
            };
            let mix = |i: usize| lerp(f32::from(a[i]), f32::from(b[i]), t) as u8;
            hex([mix(0), mix(1), mix(2)])
        };
        let (x, t, f) = (self.half, self.top, self.foot);
        let sag = f - 4.4 * cut.k();
        let whole = format!(
            "M{:.2} {f:.2}L0 {t:.2}L{x:.2} {f:.2}Q0 {sag:.2} {:.2} {f:.2}Z",
            -x, -x
        );
        let half = |side: f32| {
            format!(
                "M{:.2} {f:.2}L0 {t:.2}V{:.2}Q{:.2} {:.2} {:.2} {f:.2}Z",
                x * side,
                (f + sag) / 2.0,
                x * side / 2.0,
                (f + sag) / 2.0,
                x * side
            )
        };
        let line = (2.3 * cut.k()).max((0.07 * cut.side).min(1.2));
        format!(
            r#"<path d="{whole}" fill="{LINE}" stroke="{LINE}" stroke-width="{:.2}" stroke-linejoin="round"/><path d="{}" fill="{}"/><path d="{}" fill="{}"/>"#,
            line,
            half(-1.0),
            facet(-1.0),
            half(1.0),
            facet(1.0),
        )
    }
}
