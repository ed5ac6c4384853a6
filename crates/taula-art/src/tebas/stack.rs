//! Stacks: each disc lies a little to the upper left of the one below, so that every rim shows whose it is.

use super::disc::{WALL, covered, degrees, disc, disc_shadow};
use super::lay;
use super::stuff::Stone;
use crate::raster::Pixels;
use crate::shadow;
use crate::shape::Point;
use taula_rules::games::tebas::Stack;

/// From one disc to the next in a low stack, to the left and upwards, in radii.
const STEP: f32 = 0.205;
/// How many steps are that large; beyond them a stack grows by [`SLOW`] with each disc and its steps get smaller.
const FULL: usize = 4;
const SLOW: f32 = 0.028;

/// Where the discs of a stack lie.
#[derive(Clone, Debug, PartialEq)]
pub struct Stacking {
    /// From one disc to the next, to the left and upwards, in radii of a disc.
    pub step: f32,
    /// Where each lies, from the middle of its circle, in radii, the lowest first.
    pub at: Vec<Point>,
}

/// Where so many discs lie one on the other.
#[must_use]
pub fn stacking(height: usize) -> Stacking {
    let steps = height.max(1) - 1;
    let grown = steps.min(FULL) as f32 * STEP + steps.saturating_sub(FULL) as f32 * SLOW;
    let step = grown / steps.max(1) as f32;
    let at = |n: usize| {
        let off = grown / 2.0 - step * n as f32;
        (off, off)
    };
    Stacking {
        step,
        at: (0..height).map(at).collect(),
    }
}

/// A whole stack, or a single disc, with its shadow. The middle of the picture is the middle of its circle.
pub fn stack(stack: Stack, radius_px: f32) -> Pixels {
    let radius = radius_px.max(3.0);
    let height = usize::from(stack.height());
    let Stacking { step, at } = stacking(height);
    let reach = at.first().map_or(0.0, |lowest| lowest.0) + 1.0 + 0.45;
    let side = (reach * radius).ceil() as u32 * 2 + 2;
    let mut out = Pixels::new(side, side);
    let m = side as f32 / 2.0;
    let cast = (0.05 + WALL) * radius;
    let shadow = stack_shadow(height, radius);
    lay(&mut out, &shadow, (m + cast, m + cast * 1.2));
    let below = Stone::ALL.map(|stone| {
        let is_there = stack.below().any(|owner| Stone::of(owner) == stone);
        is_there.then(|| covered(stone, step, radius))
    });
    for (owner, (x, y)) in stack.below().zip(&at) {
        if let Some(picture) = &below[owner.index() % 2] {
            lay(&mut out, picture, (m + x * radius, m + y * radius));
        }
    }
    if let Some((x, y)) = at.last() {
        let top = disc(Stone::of(stack.top()), degrees(stack.north()), radius);
        lay(&mut out, &top, (m + x * radius, m + y * radius));
    }
    out
}

/// The shadow of so many discs one on the other, in the middle of its picture; the application moves it as
/// [`disc_shadow`].
pub fn stack_shadow(height: usize, radius_px: f32) -> Pixels {
    let radius = radius_px.max(3.0);
    let grown = stacking(height)
        .at
        .first()
        .map_or(0.0, |lowest| 2.0 * lowest.0)
        * radius;
    if grown <= 0.0 {
        return disc_shadow(radius);
    }
    let sigma = radius * 0.085 + 0.5;
    let long = grown * std::f32::consts::SQRT_2 + 2.0 * radius;
    let half = (grown / 2.0 + radius + 3.0 * sigma).ceil() as u32 + 1;
    let lies = (-long / 2.0, -radius, long, 2.0 * radius);
    let diagonal = std::f32::consts::FRAC_1_SQRT_2;
    shadow::turned(
        2 * half,
        2 * half,
        &[(lies, radius)],
        (diagonal, diagonal),
        sigma,
        0.62,
    )
}
