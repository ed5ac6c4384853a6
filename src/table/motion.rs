//! How what has weight moves over a table that is seen from above.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy_egui::egui::{Pos2, vec2};

/// How long what is captured is thrown up, and then is on its way off the board, in milliseconds.
pub const THROWN_UP: u64 = 250;
/// See [`THROWN_UP`].
pub const WAY_HOME: u64 = 350;

/// Up and down once: how high, of 1.
#[must_use]
pub fn leap(part: f32) -> f32 {
    (part * PI).sin()
}

/// From stop to stop, a hop each: where, and how high, of 1.
#[must_use]
pub fn hops(stops: &[Pos2], part: f32) -> (Pos2, f32) {
    let hops = stops.len().saturating_sub(1).max(1);
    let hop = ((part * hops as f32) as usize).min(hops - 1);
    let within = part * hops as f32 - hop as f32;
    let stop = |n: usize| stops.get(n).or(stops.last()).copied().unwrap_or_default();
    (stop(hop).lerp(stop(hop + 1), within), leap(within))
}

/// Thrown up, then away: how far along the way, and how high, of 1.
#[must_use]
pub fn thrown_up(part: f32) -> (f32, f32) {
    let up = THROWN_UP as f32 / (THROWN_UP + WAY_HOME) as f32;
    let (rise, way) = ((part / up).min(1.0), ((part - up) / (1.0 - up)).max(0.0));
    (way, (rise * FRAC_PI_2).sin() * (1.0 - way * way))
}

/// Dice come in over the rim, strike the tray three times, and lie: how far along, and how high, of 1. Nothing
/// once they lie.
#[must_use]
pub fn rolling(tumble: f32) -> Option<(f32, f32)> {
    (tumble < 1.0).then(|| {
        let slow = 1.0 - (1.0 - tumble) * (1.0 - tumble);
        (slow, (slow * PI * 3.0).sin().abs() * (1.0 - slow))
    })
}

/// Where something so high is seen: what rises comes nearer, and a little up the screen.
#[must_use]
pub fn raised(at: Pos2, height: f32) -> Pos2 {
    at - vec2(0.0, height * 0.35)
}

/// Where the shadow of something so high falls: the lamp hangs over the upper left corner.
#[must_use]
pub fn fall(at: Pos2, height: f32) -> Pos2 {
    at + vec2(0.3, 0.45) * height
}
