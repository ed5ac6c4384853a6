//! The table of attack on its sheet, which the rules themselves fill in.

use std::fmt::Write;

use taula_rules::games::taihou::attack::allowed;
use taula_rules::games::taihou::{Side, Square, Value};

use super::{Canvas, FIRST_TARGET, TARGETS};
use crate::fonts::SERIF;
use crate::raster::Pixels;
use crate::shape::Point;

impl Canvas<'_> {
    /// Who takes whom, and from which side.
    pub(super) fn takes(&self) -> Pixels {
        let mut part = self.paper();
        let mut lines = String::new();
        let mut cells = String::new();
        for attacker in Value::all() {
            let Some(row) = Square::at(0, attacker.get() - 1) else {
                continue;
            };
            self.rule(&mut lines, row);
            for target in Value::all() {
                let column = FIRST_TARGET + target.get() - 1;
                if let Some(square) = Square::at(column, attacker.get() - 1) {
                    let at = self.place(self.board.point(square));
                    self.cell(&mut cells, at, attacker, target);
                }
            }
        }
        self.lay_svg(&mut part, &lines);
        self.lay_svg(&mut part, &cells);
        let mut names = String::new();
        for value in Value::all() {
            let ends = [
                Square::at(0, value.get() - 1),
                Square::at(FIRST_TARGET + value.get() - 1, TARGETS),
            ];
            for square in ends.into_iter().flatten() {
                self.name(&mut names, self.place(self.board.point(square)), value);
            }
        }
        self.lay_svg(&mut part, &names);
        part
    }

    /// The number of a piece, on what its face is of: sheets show so much that figures would be lost.
    fn name(&self, s: &mut String, (x, y): Point, value: Value) {
        let u = self.unit;
        let (face, ink) = if value.is_weapon() {
            ("#1D1714", "#F3E7CF")
        } else {
            ("#F3E7CF", "#1D1714")
        };
        let (side, size) = (0.84 * u, 0.66 * u);
        let _ = write!(
            s,
            r##"<rect x="{:.2}" y="{:.2}" width="{side:.2}" height="{side:.2}" rx="{:.2}" fill="{face}" stroke="#1D1714" stroke-width="{:.2}"/><text x="{x:.2}" y="{:.2}" font-family="{SERIF}" font-size="{size:.2}" font-weight="700" text-anchor="middle" fill="{ink}">{value}</text>"##,
            x - side / 2.0,
            y - side / 2.0,
            0.1 * u,
            0.05 * u,
            y + size * 0.335,
        );
    }

    /// A fine line above a row.
    fn rule(&self, s: &mut String, row: Square) {
        let (x, y) = self.place(self.board.point(row));
        let u = self.unit;
        let _ = write!(
            s,
            r##"<path d="M{:.2},{y:.2}H{:.2}" stroke="#5B5048" stroke-opacity=".28" stroke-width="{:.2}"/>"##,
            x - 0.45 * u,
            x + 11.45 * u,
            0.025 * u,
            y = y - 0.5 * u,
        );
    }

    /// The target of an attack from above, its head upwards, and a wedge on each side that it can be taken from.
    fn cell(&self, s: &mut String, (x, y): Point, attacker: Value, target: Value) {
        let u = self.unit;
        let sides = Side::ALL.map(|side| allowed(attacker, target, side));
        let [head, flank, behind] = sides;
        if !sides.contains(&true) {
            return;
        }
        let h = 0.14 * u;
        let _ = write!(
            s,
            r##"<path d="M{:.2},{:.2}H{:.2}V{:.2}H{:.2}Z" fill="#2A2320"/><path d="M{:.2},{:.2}L{x:.2},{:.2}L{:.2},{:.2}Z" fill="#D9B155" stroke="#2A2320" stroke-width="{:.2}"/>"##,
            x - h,
            y - h,
            x + h,
            y + h,
            x - h,
            x - 0.7 * h,
            y - 0.7 * h,
            y - 1.5 * h,
            x + 0.7 * h,
            y - 0.7 * h,
            0.02 * u,
        );
        for (there, dx, dy) in [
            (head, 0.0, -1.0),
            (flank, 1.0, 0.0),
            (flank, -1.0, 0.0),
            (behind, 0.0, 1.0),
        ] {
            if there {
                self.wedge(s, (x, y), (dx, dy));
            }
        }
    }

    /// A wedge that points at the middle from a side.
    fn wedge(&self, s: &mut String, (x, y): Point, (dx, dy): Point) {
        let u = self.unit;
        let (near, far, half) = (0.225 * u, 0.43 * u, 0.135 * u);
        let _ = write!(
            s,
            r##"<path d="M{:.2},{:.2}L{:.2},{:.2}L{:.2},{:.2}Z" fill="#9E3B2B" stroke="#5E1F16" stroke-width="{:.2}" stroke-linejoin="round"/>"##,
            x + dx * near,
            y + dy * near,
            x + dx * far - dy * half,
            y + dy * far + dx * half,
            x + dx * far + dy * half,
            y + dy * far - dx * half,
            0.02 * u,
        );
    }
}
