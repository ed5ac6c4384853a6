//! Signs drawn over discs: rings, the arcs of turns, slips of paper. SVG in pixels, its sizes by the pen.

use std::fmt::Write;

use super::Canvas;
use crate::fonts::SERIF;
use crate::math::{PI, length2, sin_cos};
use crate::palette::{self, hex};
use crate::shape::Point;

impl Canvas<'_> {
    /// A ring of brass in its dark casing.
    pub(super) fn ring(&self, s: &mut String, (x, y): Point, r: f32) {
        let pen = self.pen().0;
        for (colour, width) in [(palette::CASING, 0.165), (palette::BRASS_LIGHT, 0.08)] {
            let _ = write!(
                s,
                r##"<circle cx="{x:.2}" cy="{y:.2}" r="{r:.2}" fill="none" stroke="{}" stroke-width="{:.2}"/>"##,
                hex(colour),
                width * pen
            );
        }
    }

    /// A double ring around what a piece comes to lie on, and the sign for it: a disc on a disc.
    pub(super) fn covering(&self, s: &mut String, (x, y): Point) {
        let (pen, disc) = (self.pen().0, self.disc());
        self.ring(s, (x, y), 1.12 * disc);
        self.ring(s, (x, y), 1.12 * disc + 0.155 * pen);
        let (x, y) = (x - 0.80 * disc, y + 0.80 * disc);
        let (ink, rx, ry) = (hex(palette::INK), 0.15 * pen, 0.066 * pen);
        let _ = write!(
            s,
            r##"<circle cx="{x:.2}" cy="{y:.2}" r="{:.2}" fill="{}" stroke="{}" stroke-width="{:.2}"/><ellipse cx="{x:.2}" cy="{:.2}" rx="{rx:.2}" ry="{ry:.2}" fill="#B9A98F" stroke="{ink}" stroke-width="{w:.2}"/><ellipse cx="{x:.2}" cy="{:.2}" rx="{rx:.2}" ry="{ry:.2}" fill="{}" stroke="{ink}" stroke-width="{w:.2}"/>"##,
            0.25 * pen,
            hex(palette::PAPER),
            hex(palette::CASING),
            0.035 * pen,
            y + 0.075 * pen,
            y - 0.07 * pen,
            hex(palette::BRASS_LIGHT),
            w = 0.028 * pen,
        );
    }

    /// An arrow around a disc that has been turned by so many quarters, and how much that is.
    pub(super) fn arc(&self, s: &mut String, (x, y): Point, quarters: u8) {
        let pen = self.pen();
        let r = 1.26 * self.disc();
        let at = |degrees: f32| {
            let (sin, cos) = sin_cos((degrees - 90.0) * PI / 180.0);
            ((x + cos * r, y + sin * r), (-sin, cos))
        };
        let end = f32::from(quarters) * 90.0;
        let (from, _) = at(0.0);
        // The head is longer than it is turned: its line ends before it.
        let (neck, _) = at((end - 22.0).max(1.0));
        let large = u8::from(end - 22.0 > 180.0);
        let d = format!(
            "M{:.2},{:.2} A{r:.2},{r:.2} 0 {large} 1 {:.2},{:.2}",
            from.0, from.1, neck.0, neck.1
        );
        pen.cased(s, &d);
        let (point, _) = at(end);
        let (dx, dy) = (point.0 - neck.0, point.1 - neck.1);
        let l = length2(dx, dy).max(1e-4);
        pen.head(s, (point, (dx / l, dy / l)), true);
        let text = match quarters {
            1 => "¼",
            2 => "½",
            3 => "¾",
            _ => return,
        };
        let size = 0.62 * pen.0;
        let _ = write!(
            s,
            r##"<text x="{:.2}" y="{:.2}" font-family="{SERIF}" font-size="{size:.2}" font-weight="700" text-anchor="middle" fill="{}" stroke="{}" stroke-width="{:.2}" paint-order="stroke">{text}</text>"##,
            x - 1.55 * r,
            y + 0.75 * r,
            hex(palette::PAPER),
            hex(palette::CASING),
            0.10 * pen.0,
        );
    }

    /// A slip of paper for discs side by side, from the first one's middle to the last one's, with a line to
    /// where they come from.
    pub(super) fn slip(&self, s: &mut String, from: Point, to: Point, room: f32, of: Point) {
        let pen = self.pen().0;
        let (x, y) = (from.0 - room, from.1 - room);
        let (w, h) = (to.0 - from.0 + 2.0 * room, to.1 - from.1 + 2.0 * room);
        let middle = of.0.clamp(from.0, to.0);
        let edge = if of.1 > from.1 { y + h } else { y };
        let _ = write!(
            s,
            r##"<path d="M{middle:.2},{edge:.2} L{:.2},{:.2}" stroke="{}" stroke-width="{:.2}" stroke-dasharray="{:.2} {:.2}" stroke-linecap="round"/><rect x="{:.2}" y="{:.2}" width="{w:.2}" height="{h:.2}" rx="{r:.2}" fill="#1A0E06" fill-opacity=".38"/><rect x="{x:.2}" y="{y:.2}" width="{w:.2}" height="{h:.2}" rx="{r:.2}" fill="{}"/>"##,
            of.0,
            of.1 - self.disc().copysign(of.1 - edge),
            hex(palette::PAPER),
            0.07 * pen,
            0.02 * pen,
            0.15 * pen,
            x + 0.04 * pen,
            y + 0.07 * pen,
            hex(palette::PAPER),
            r = 0.12 * pen,
        );
    }
}
