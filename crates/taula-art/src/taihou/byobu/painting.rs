//! What is painted on the screen: hills and clouds about a pond, a moon, a pine, and the animals of the game. Lengths
//! are those of a leaf 352 high; y runs downwards.

use std::fmt::Write;

use taula_rules::games::taihou::Value;

use super::{Byobu, HIGH, LEAVES, branch, pond};
use crate::noise::{hash, value};
use crate::palette::{Rgb, hex};
use crate::shape::Point;
use crate::taihou::figure::{INK, figure};
use crate::taihou::stroke::{Shape, through};

/// Where the painting ends below; what is rooted there is told from here.
pub(super) const FOOT: f32 = HIGH - 16.0;

/// What is painted, the lowest first: from where to where it reaches, and how.
pub(super) struct Painting {
    /// How wide a leaf is.
    pub(super) leaf: f32,
    parts: Vec<(f32, f32, String)>,
}

impl Painting {
    pub(super) fn of(byobu: &Byobu) -> Self {
        let mut painting = Self {
            leaf: byobu.leaf * HIGH / byobu.high,
            parts: Vec::new(),
        };
        painting.sky();
        pond::water(&mut painting);
        painting.cloud(2.1, FOOT - 128.0, 196.0, 15.0);
        painting.cloud(4.22, FOOT - 120.0, 226.0, 16.0);
        branch::pine(&mut painting);
        pond::plants(&mut painting);
        painting.animals();
        painting
    }

    /// Where a place lies, told in leaves from the left.
    pub(super) fn x(&self, leaves: f32) -> f32 {
        leaves * self.leaf
    }

    /// Paints something that reaches so far to both sides of `x`.
    pub(super) fn put(&mut self, x: f32, reach: f32, svg: String) {
        self.parts.push((x - reach, x + reach, svg));
    }

    /// What is seen on a leaf.
    pub(super) fn seen(&self, leaf: usize) -> String {
        let (from, to) = (self.x(leaf as f32), self.x(leaf as f32 + 1.0));
        self.parts
            .iter()
            .filter(|(least, most, _)| *most > from && *least < to)
            .map(|(.., svg)| svg.as_str())
            .collect()
    }

    fn sky(&mut self) {
        let (x, y, r) = (self.x(4.5), 88.0, 44.0_f32.min(self.leaf * 0.37));
        self.put(
            x,
            r + 6.0,
            format!(
                r##"<radialGradient id="moon" cx=".40" cy=".34" r=".75"><stop offset="0" stop-color="#FFFBEC"/><stop offset=".62" stop-color="#F3E8CE"/><stop offset="1" stop-color="#D5C49C"/></radialGradient><circle cx="{x:.1}" cy="{y}" r="{:.1}" fill="#8A671F" fill-opacity=".30"/><circle cx="{x:.1}" cy="{y}" r="{r:.1}" fill="url(#moon)"/><circle cx="{x:.1}" cy="{y}" r="{:.1}" fill="none" stroke="#9C7A30" stroke-opacity=".55" stroke-width="1.2"/>"##,
                r + 1.6,
                r - 0.4
            ),
        );
        self.cloud(3.06, 52.0, 142.0, 12.0);
        self.cloud(5.2, 36.0, 120.0, 11.0);
        for (at, wide, high, colour) in [
            (2.95, 330.0, 178.0, [0x8D, 0x92, 0x70]),
            (5.30, 360.0, 156.0, [0x84, 0x8B, 0x6C]),
            (3.78, 270.0, 116.0, [0x5F, 0x75, 0x60]),
            (2.10, 270.0, 90.0, [0x4E, 0x68, 0x57]),
            (5.95, 190.0, 84.0, [0x55, 0x6E, 0x5A]),
        ] {
            self.hill(at, wide, high, colour);
        }
    }

    /// A hill that stands in mist, with trees along its ridge.
    fn hill(&mut self, at: f32, wide: f32, high: f32, colour: Rgb) {
        let (x, y) = (self.x(at), FOOT - 72.0);
        let ridge: Vec<Point> = [
            (-0.52, 0.06),
            (-0.36, 0.28),
            (-0.22, 0.56),
            (-0.12, 0.86),
            (-0.03, 0.99),
            (0.06, 0.94),
            (0.16, 0.70),
            (0.28, 0.42),
            (0.40, 0.20),
            (0.52, 0.04),
        ]
        .map(|(u, v)| (x + u * wide, y - v * high))
        .to_vec();
        let line = through(&ridge);
        let mut around = line.clone();
        around.extend([(x + wide * 0.52, FOOT), (x - wide * 0.52, FOOT)]);
        let id = format!("hill{}", self.parts.len());
        let (top, body) = (y - high, Shape::new().poly(&around).path());
        let light = colour.map(|c| c.saturating_add(26));
        let mut svg = format!(
            r##"<linearGradient id="{id}" gradientUnits="userSpaceOnUse" x1="0" y1="{top:.1}" x2="0" y2="{:.1}"><stop offset="0" stop-color="{}"/><stop offset=".55" stop-color="{}"/><stop offset="1" stop-color="#D8C283"/></linearGradient><path d="{body}" fill="url(#{id})"/>"##,
            FOOT - 40.0,
            hex(colour),
            hex(light),
        );
        // The brush follows the ridge, pressed harder on its shaded side.
        let dabs: Vec<_> = line
            .iter()
            .enumerate()
            .map(|(i, &(x, y))| {
                let t = i as f32 / line.len() as f32;
                (x, y + 0.8, 0.4 + 2.6 * t * (1.0 - t) * 2.0)
            })
            .collect();
        let ink = Shape::new().line(&dabs).path();
        let _ = write!(
            svg,
            r##"<path d="{ink}" fill="#2B3A2C" fill-opacity=".50"/>"##
        );
        // Folds run down from it, and dots of trees stand along them.
        let mut folds = Shape::new();
        let mut trees = Shape::new();
        for (i, &(px, py)) in ridge.iter().enumerate().skip(2).take(6) {
            let lean = if i < 5 { -1.0 } else { 1.0 };
            let long = high * (0.16 + 0.05 * (i % 3) as f32);
            folds = folds.brush(&[
                (px, py + 3.0, 0.5),
                (px + lean * long * 0.16, py + long * 0.5, 2.6),
                (px + lean * long * 0.42, py + long, 0.4),
            ]);
        }
        // Trees stand in groups a little below the ridge.
        for (i, &(px, py)) in line.iter().enumerate().skip(8) {
            let (chance, far) = (hash(i as i32, 1, 83), hash(i as i32, 2, 83));
            if i + 8 < line.len() && value(i as f32 * 0.19 + at, 0.5, 84) + 0.25 * chance > 0.58 {
                let size = 1.5 + 1.2 * chance;
                trees = trees.oval(px, py + 3.2 + 8.0 * far * far, size, size * 0.72);
            }
        }
        let _ = write!(
            svg,
            r##"<path d="{}" fill="#33452F" fill-opacity=".26"/><path d="{}" fill="#2B3F2C" fill-opacity=".55"/>"##,
            folds.path(),
            trees.path()
        );
        self.put(x, wide * 0.54, svg);
    }

    /// A flat cloud of gold, as old screens have them to part near from far: lobes on a straight band.
    fn cloud(&mut self, at: f32, y: f32, wide: f32, high: f32) {
        let (x, h) = (self.x(at), high);
        let r = |k: f32| format!("{:.2}", h * k);
        let d = format!(
            "M{x:.1} {y:.1}h{wide:.1}a{a} {a} 0 0 1 0 {h}h{:.1}a{b} {b} 0 0 0 0 {c}h{:.1}a{e} {e} 0 0 1 0 {f}h{:.1}a{e} {e} 0 0 1 0 -{f}h{:.1}a{b} {b} 0 0 0 0 -{c}h{:.1}a{a} {a} 0 0 1 0 -{h}Z",
            -wide * 0.25,
            wide * 0.12,
            -wide * 0.55,
            wide * 0.10,
            -wide * 0.42,
            a = r(0.5),
            b = r(0.4),
            c = r(0.8),
            e = r(0.42),
            f = r(0.84),
        );
        let id = format!("cloud{}", self.parts.len());
        let svg = format!(
            r##"<linearGradient id="{id}" gradientUnits="userSpaceOnUse" x1="0" y1="{y:.1}" x2="0" y2="{:.1}"><stop offset="0" stop-color="#F3DE9C"/><stop offset="1" stop-color="#D6B25A"/></linearGradient><path d="{d}" fill="#5A3E0E" fill-opacity=".22" transform="translate(1.4 2.2)"/><path d="{d}" fill="url(#{id})" stroke="#94701F" stroke-opacity=".75" stroke-width="1.3"/><path d="{d}" fill="none" stroke="#FFF4C8" stroke-opacity=".55" stroke-width=".8" transform="translate(.7 1)"/>"##,
            y + 2.64 * h,
        );
        self.put(x + wide / 2.0, wide * 0.62 + h, svg);
    }

    fn animals(&mut self) {
        let moon = [0xF3, 0xE8, 0xCE];
        let gold = [0xDD, 0xB7, 0x60];
        let x = |leaves: f32| leaves * self.leaf;
        let ink = INK;
        let shell = [0xCF, 0xB8, 0x7C];
        let deep = [0x1B, 0x40, 0x4B];
        let alive = [
            // Value, place, size, how it is turned, what with, what shows where it is cut.
            (4, x(2.5), 112.0, 76.0, 62.0, ink, gold),
            (1, x(3.55), 132.0, 42.0, 48.0, ink, gold),
            (5, x(4.5) - 13.0, 98.0, 46.0, -20.0, ink, moon),
            (5, x(4.5) + 19.0, 65.0, 28.0, 16.0, ink, moon),
            (3, x(2.44), FOOT - 40.0, 38.0, 62.0, shell, deep),
            (
                2,
                x(4.36),
                FOOT - 25.0,
                33.0,
                -14.0,
                ink,
                [0xA9, 0xC0, 0x82],
            ),
        ];
        for (value, x, y, size, turn, ink, cut) in alive {
            let Some(value) = Value::new(value) else {
                continue;
            };
            let svg = format!(
                r#"<g transform="translate({x:.1} {y:.1}) rotate({turn}) scale({:.4})">{}</g>"#,
                size / 77.0,
                figure(value, ink, cut)
            );
            self.put(x, size * 0.75, svg);
        }
    }

    /// How wide all leaves are.
    pub(super) fn wide(&self) -> f32 {
        self.x(LEAVES as f32)
    }
}
