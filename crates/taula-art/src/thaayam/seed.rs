//! Tamarind seeds and cowries: the dice. A seed is a little cube grown round, glossy brown, split open on three
//! of its six sides so that the pale inside shows; a cowrie has a speckled back and a toothed mouth.

use super::cowrie::Cowrie;
use super::solid::{at_rest, rolling, room};
use super::tamarind::Tamarind;
use crate::raster::Pixels;
use crate::shadow;

/// What is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Seeds {
    /// Tamarind seeds: dark coat, light inside.
    Tamarind,
    /// Cowries: dark back, light mouth.
    Cowrie,
}

/// As many seeds as are thrown, no two of the same shape.
pub const SHAPES: u8 = 4;

/// A seed at rest, its light or its dark side up, without a shadow. `shape` (0 to 3) tells the four apart;
/// `turn` is how it came to lie, in degrees clockwise. `size_px` is its width; the picture is a square about
/// one and a half times as wide, the same as for a tumbling one, with the seed in its middle.
pub fn seed(kind: Seeds, shape: u8, light: bool, turn: f32, size_px: f32) -> Pixels {
    match kind {
        Seeds::Tamarind => at_rest(&Tamarind::new(shape, false), !light, turn, size_px),
        Seeds::Cowrie => at_rest(&Cowrie::new(shape), light, turn, size_px),
    }
}

/// A tumbling seed, `step` of `steps` of one turn; `size_px` as in [`seed`]. It turns so that light and dark
/// are both seen at every moment: no frame can be read as a result.
pub fn seed_tumbling(kind: Seeds, shape: u8, step: u32, steps: u32, size_px: f32) -> Pixels {
    match kind {
        // The light sides meet at one corner: about the line through it half of what is seen is light.
        Seeds::Tamarind => rolling(
            &Tamarind::new(shape, true),
            [1.0, 0.97, 0.93],
            step,
            steps,
            size_px,
        ),
        Seeds::Cowrie => rolling(&Cowrie::new(shape), [0.05, 0.16, 1.0], step, steps, size_px),
    }
}

/// The shadow of a seed that lies on something, in the middle of its picture; the application moves it.
pub fn seed_shadow(kind: Seeds, size_px: f32) -> Pixels {
    let (size, side) = (size_px.max(4.0), room(size_px));
    let (w, h) = match kind {
        Seeds::Tamarind => (size * 0.94, size * 0.90),
        Seeds::Cowrie => (size * 0.72, size * 0.92),
    };
    let (x, y) = ((side as f32 - w) / 2.0, (side as f32 - h) / 2.0);
    let radius = w.min(h) * if kind == Seeds::Cowrie { 0.5 } else { 0.36 };
    shadow::rounded(side, side, (x, y, w, h), radius, size * 0.07, 0.66)
}
