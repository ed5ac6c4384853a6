//! What the discs are made of: ivory, and lapis lazuli with flecks of gold.

use taula_rules::Seat;

use crate::dye::Dye;
use crate::math::{Mapped, each, floor, length2, lerp, smoothstep};
use crate::noise::{fbm, hash, value};
use crate::relief::Finish;

/// A player's stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stone {
    /// Seat 0: a plain brown line along the rim, dark numerals.
    Ivory,
    /// Seat 1: gilt dashes along the rim, numerals of gold.
    Lapis,
}

/// Gold leaf.
pub(super) const GOLD: [f32; 3] = [0.965, 0.815, 0.450];
/// What fills the lines cut into ivory.
pub(super) const UMBER: [f32; 3] = [0.42, 0.27, 0.09];

impl Stone {
    /// Both, in the order of the seats.
    pub const ALL: [Self; 2] = [Self::Ivory, Self::Lapis];

    /// The stone of a seat.
    #[must_use]
    pub fn of(seat: Seat) -> Self {
        Self::ALL[seat.index() % 2]
    }

    /// Its colour and pattern on ribbons and bars.
    #[must_use]
    pub const fn dye(self) -> Dye {
        match self {
            Self::Ivory => Dye::Ivory,
            Self::Lapis => Dye::Lapis,
        }
    }

    /// The polished stone at a point of a disc, in radii; `px` is a pixel.
    pub(super) fn polished(self, x: f32, y: f32, px: f32) -> [f32; 3] {
        match self {
            Self::Ivory => ivory(x, y),
            Self::Lapis => lapis(x, y, px),
        }
    }

    /// Its turned side.
    pub(super) const fn side(self) -> [f32; 3] {
        match self {
            Self::Ivory => [0.97, 0.89, 0.70],
            Self::Lapis => [0.14, 0.26, 0.66],
        }
    }

    /// Where the lamp meets its edge.
    pub(super) const fn gleam(self) -> [f32; 3] {
        match self {
            Self::Ivory => [1.0, 0.99, 0.95],
            Self::Lapis => [0.66, 0.78, 1.0],
        }
    }

    /// Its outline.
    pub(super) const fn dark(self) -> [f32; 3] {
        match self {
            Self::Ivory => [0.25, 0.15, 0.04],
            Self::Lapis => [0.02, 0.04, 0.14],
        }
    }

    /// What is seen in a groove.
    pub(super) const fn cut(self) -> [f32; 3] {
        match self {
            Self::Ivory => [0.39, 0.25, 0.09],
            Self::Lapis => [0.03, 0.06, 0.20],
        }
    }

    /// The knob in the middle.
    pub(super) const fn boss(self) -> [f32; 3] {
        match self {
            Self::Ivory => [0.90, 0.82, 0.64],
            Self::Lapis => [0.93, 0.76, 0.38],
        }
    }

    /// The line around a numeral, and what fills it.
    pub(super) const fn numeral(self) -> ([f32; 3], [f32; 3]) {
        match self {
            Self::Ivory => ([0.86, 0.66, 0.28], [0.31, 0.175, 0.04]),
            Self::Lapis => ([0.02, 0.05, 0.17], [0.98, 0.85, 0.52]),
        }
    }

    /// How much of the room it mirrors.
    pub(super) const fn sheen(self) -> f32 {
        match self {
            Self::Ivory => 0.10,
            Self::Lapis => 0.17,
        }
    }

    pub(super) const fn finish(self) -> Finish {
        match self {
            Self::Ivory => Finish {
                gloss: 0.12,
                hardness: 5,
            },
            Self::Lapis => Finish {
                gloss: 0.34,
                hardness: 5,
            },
        }
    }
}

/// Ivory: pale, a little warmer towards the rim, with the fine crossing lines of a tusk.
fn ivory(x: f32, y: f32) -> [f32; 3] {
    let d = length2(x, y);
    let streak = value(x * 2.4 + 7.0, y * 17.0, 81) - 0.5;
    let fine = value(x * 5.0, y * 40.0, 82) - 0.5;
    let cloud = fbm(x * 1.3, y * 1.7, 2, 83) - 0.5;
    let warm = smoothstep(0.35, 1.0, d) * 0.10 + 0.05 * cloud;
    let tone = 1.0 + 0.055 * streak + 0.030 * fine;
    let (pale, old) = ([0.985, 0.945, 0.845], [0.905, 0.800, 0.570]);
    each(|k| lerp(pale[k], old[k], (warm * 3.0).clamp(0.0, 1.0)) * tone)
}

/// Lapis lazuli: deep blue in clouds, pale veins, flecks of gold.
fn lapis(x: f32, y: f32, px: f32) -> [f32; 3] {
    let cloud = fbm(x * 1.9 + 3.0, y * 1.9, 3, 91);
    let (deep, bright) = ([0.075, 0.155, 0.470], [0.205, 0.375, 0.800]);
    let t = smoothstep(0.22, 0.78, cloud);
    let mut c = each(|k| lerp(deep[k], bright[k], t));
    let grain = value(x * 24.0, y * 24.0, 92) - 0.5;
    c = c.mapped(|v| v * (1.0 + 0.16 * grain));
    // Calcite in long veins that come and go.
    let bent = y + 0.55 * x + 0.35 * value(x * 1.3, y * 1.3, 93);
    let ridge = (floor(bent * 1.15 + 0.2).1 - 0.5).abs();
    let vein = smoothstep(0.10, 0.0, ridge) * smoothstep(0.45, 0.9, value(x * 2.3, y * 2.3, 94));
    c = each(|k| lerp(c[k], [0.52, 0.64, 0.90][k], 0.34 * vein));
    // Two sizes of flecks, each in its cell.
    let mut gold = 0.0f32;
    for (cell, share, seed) in [(0.13, 0.40, 95u32), (0.22, 0.30, 98)] {
        let ((i, u), (j, v)) = (floor(x / cell + 20.0), floor(y / cell + 20.0));
        if hash(i, j, seed) > share {
            continue;
        }
        let (a, b) = (hash(i, j, seed + 1), hash(i, j, seed + 2));
        let size = cell * lerp(0.05, 0.17, b * b);
        let (du, dv) = (
            (u - lerp(0.2, 0.8, a)) * cell,
            (v - lerp(0.2, 0.8, b)) * cell,
        );
        // Angular, not round.
        let d = du.abs().max(dv.abs()).max((du.abs() + dv.abs()) * 0.72);
        let soft = px * 0.6;
        let seen = (size / px).min(1.0);
        gold = gold.max(smoothstep(soft, -soft, d - size) * lerp(0.55, 1.0, a) * seen);
    }
    // In a small picture a fleck is as large as a stroke of a numeral, and near one it could be taken for it: there
    // it must not be as bright.
    let (along, aside) = (x.abs().max(y.abs()), x.abs().min(y.abs()));
    let quarter = smoothstep(0.34, 0.26, aside) * smoothstep(0.90, 0.84, along);
    let large = smoothstep(0.045, 0.022, px) * (1.0 - quarter);
    let bright = lerp(0.40, 0.88, large);
    each(|k| lerp(c[k], GOLD[k], bright * gold))
}
