//! What lies on a picture besides tiles: slips of paper, calls, the screen. SVG in pixels.

use std::fmt::Write;

use super::Canvas;
use crate::fonts::SERIF;
use crate::palette::{self, hex};
use crate::shape::Point;
use crate::taihou::PLUM;

/// The leaves of the screen.
const LEAVES: u8 = 6;

impl Canvas<'_> {
    /// Numbers on a slip of paper; on a sheet the paper is there already.
    pub(super) fn note(&self, s: &mut String, (x, y): Point, text: &str) {
        let u = self.unit;
        let size = 0.50 * u;
        let wide = text.chars().count() as f32 * 0.50 * size + 0.5 * size;
        let high = 0.74 * u;
        if self.diagram.ground == super::Ground::Garden {
            let _ = write!(
                s,
                r##"<rect x="{:.2}" y="{:.2}" width="{wide:.2}" height="{high:.2}" rx="{r:.2}" fill="#1A0E06" fill-opacity=".38"/><rect x="{:.2}" y="{:.2}" width="{wide:.2}" height="{high:.2}" rx="{r:.2}" fill="{}"/>"##,
                x - wide / 2.0 + 0.03 * u,
                y - high / 2.0 + 0.05 * u,
                x - wide / 2.0,
                y - high / 2.0,
                hex(palette::PAPER),
                r = 0.1 * u,
            );
        }
        let _ = write!(
            s,
            r##"<text x="{x:.2}" y="{:.2}" font-family="{SERIF}" font-size="{size:.2}" font-weight="700" text-anchor="middle" xml:space="preserve" fill="{}">{}</text>"##,
            y + size * 0.335,
            hex(palette::INK),
            escaped(text),
        );
    }

    /// A call, spoken: a ribbon with its word.
    pub(super) fn slip(&self, s: &mut String, (x, y): Point, word: &str) {
        let pen = self.pen().0;
        let (wide, high) = (1.55 * pen, 0.56 * pen);
        let size = 0.38 * pen;
        let ribbon = |x: f32, y: f32| {
            format!(
                "M{:.2},{:.2}h{wide:.2}l{:.2},{:.2}l{:.2},{:.2}h{:.2}l{:.2},{:.2}Z",
                x - wide / 2.0,
                y - high / 2.0,
                -0.12 * pen,
                high / 2.0,
                0.12 * pen,
                high / 2.0,
                -wide,
                0.12 * pen,
                -high / 2.0
            )
        };
        let _ = write!(
            s,
            r##"<path d="{}" fill="#1A0E06" fill-opacity=".4"/><path d="{}" fill="{}" stroke="#E8C9DD" stroke-opacity=".55" stroke-width="{:.2}"/><text x="{x:.2}" y="{:.2}" font-family="{SERIF}" font-size="{size:.2}" font-weight="600" text-anchor="middle" fill="#FFF3EA">{word}</text>"##,
            ribbon(x + 0.03 * pen, y + 0.06 * pen),
            ribbon(x, y),
            hex(PLUM),
            0.03 * pen,
            y + size * 0.31,
        );
    }

    /// The screen, standing across the uppermost rank: leaves of gold, folded one against the other.
    pub(super) fn screen(&self, s: &mut String) {
        let Some((_, y)) = self.middle(&self.diagram.window.0) else {
            return;
        };
        let u = self.unit;
        let (board, edge) = (self.board, self.board.moss + self.board.cedar);
        let left = self.place((edge, 0.0)).0;
        let right = self.place((board.size().0 - edge, 0.0)).0;
        let wide = (right - left) / f32::from(LEAVES);
        let (top, high, fold) = (y - 0.46 * u, 0.74 * u, 0.20 * u);
        let mut leaves = String::new();
        for n in 0..LEAVES {
            let (x0, x1) = (left + f32::from(n) * wide, left + f32::from(n + 1) * wide);
            let (a, b) = if n % 2 == 0 { (0.0, fold) } else { (fold, 0.0) };
            let leaf = |room: f32| {
                format!(
                    "M{:.2},{:.2}L{:.2},{:.2}V{:.2}L{:.2},{:.2}Z",
                    x0 + room,
                    top + a + room,
                    x1 - room,
                    top + b + room,
                    top + b + high - room,
                    x0 + room,
                    top + a + high - room
                )
            };
            let gold = if n % 2 == 0 { "#D8B25C" } else { "#B68D3B" };
            let _ = write!(
                leaves,
                r##"<path d="{}" fill="#2A1712"/><path d="{}" fill="#6B2F3A"/><path d="{}" fill="{gold}"/>"##,
                leaf(0.0),
                leaf(0.05 * u),
                leaf(0.12 * u),
            );
            // Hills painted on the gold, from leaf to leaf.
            let (near, far) = (top + a + 0.56 * high, top + b + 0.56 * high);
            let _ = write!(
                leaves,
                r##"<path d="M{:.2},{near:.2}Q{:.2},{:.2} {:.2},{far:.2}" fill="none" stroke="#5E6B3A" stroke-opacity=".75" stroke-width="{:.2}" stroke-linecap="round"/>"##,
                x0 + 0.2 * u,
                (x0 + x1) / 2.0,
                near.min(far) - 0.34 * u,
                x1 - 0.2 * u,
                0.06 * u
            );
        }
        let _ = write!(
            s,
            r##"<rect x="{left:.2}" y="{:.2}" width="{:.2}" height="{:.2}" fill="#120A05" fill-opacity=".38"/>{leaves}"##,
            top + high,
            right - left,
            0.34 * u
        );
    }
}

/// Text that may come from a player's own file, safe within SVG.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
