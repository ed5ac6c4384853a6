//! Light on things that stand out of the plane: one lamp at the upper left, for everything.

use crate::math::{V3, dot};

/// How a surface answers the light.
#[derive(Clone, Copy)]
pub(crate) struct Finish {
    /// Strength of the highlight.
    pub gloss: f32,
    /// How small and hard the highlight is: its exponent is 2 to this power.
    pub hardness: u32,
}

pub(crate) const MATT: Finish = Finish {
    gloss: 0.05,
    hardness: 2,
};
pub(crate) const LACQUER: Finish = Finish {
    gloss: 0.75,
    hardness: 5,
};
pub(crate) const BONE: Finish = Finish {
    gloss: 0.16,
    hardness: 5,
};
pub(crate) const METAL: Finish = Finish {
    gloss: 0.65,
    hardness: 4,
};

/// Towards the lamp.
pub(crate) const LAMP: V3 = [-0.487, -0.584, 0.650];
/// Halfway between the lamp and the eye, which looks straight down.
const HALF: V3 = [-0.268, -0.321, 0.908];

/// How strongly a surface is lit; 1 where it lies flat.
#[inline]
pub(crate) fn lambert(normal: V3) -> f32 {
    0.40 + 0.923 * dot(normal, LAMP).max(0.0)
}

/// The colour of a surface with this normal.
#[inline]
pub(crate) fn shade(colour: [f32; 3], normal: V3, finish: Finish) -> [f32; 3] {
    let d = lambert(normal);
    // The lamp is warm, and so is the wood that throws its light back into the shadows.
    let tint = (d - 1.0).abs() * 0.11;
    let mut s = dot(normal, HALF).max(0.0);
    for _ in 0..finish.hardness {
        s *= s;
    }
    let s = s * finish.gloss;
    [
        colour[0] * d * (1.0 + tint) + s,
        colour[1] * d + s * 0.97,
        colour[2] * d * (1.0 - tint) + s * 0.88,
    ]
}
