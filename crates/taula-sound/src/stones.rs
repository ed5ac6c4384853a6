//! Stone on stone: what is heard of Tebas. A disc is small and hard, the slab below it heavy and soon still.

use crate::hand::Hand;
use crate::sound::{Sound, spread};
use crate::take::Take;

/// It comes over the lip of its circle, drops, and settles from one edge.
pub(crate) fn disc(hand: Hand, variant: u8) -> Take {
    let mut t = Take::new(0.13, hand);
    // No two stones are of a size.
    let size = 1.0 + 0.05 * spread(variant, Sound::Disc.variants());
    t.disc(0.0005, size, 0.7);
    t.ground(0.0007, 1.0);
    let at = t.hand.between(0.010, 0.022);
    let strength = t.hand.between(0.15, 0.35);
    t.disc(at, size, strength);
    t
}

/// A quarter round in its circle: grains roll between the stones, and it sits again.
pub(crate) fn turn(hand: Hand) -> Take {
    let mut t = Take::new(0.24, hand);
    let loud = t.hand.between(0.50, 0.62);
    t.rub(
        0.001,
        0.165,
        420.0,
        |x| {
            let swell = (x / 0.2).min(1.0) * ((1.0 - x) / 0.25).min(1.0);
            (swell, 640.0 + 360.0 * x * (2.0 - x), 0.7)
        },
        loud,
    );
    // Its foot catches on the way.
    let at = t.hand.between(0.045, 0.085);
    t.disc(at, 1.06, 0.12);
    t.ground(at, 0.16);
    let at = t.hand.between(0.166, 0.176);
    t.disc(at, 1.0, 0.42);
    t.ground(at, 0.75);
    t
}

/// Pushed over the slab with a finger: a low hiss of sand, with a tick where it crosses the lip of a circle.
pub(crate) fn slide(hand: Hand, variant: u8) -> Take {
    let mut t = Take::new(0.29, hand);
    let grains = 620.0 * (1.0 + 0.12 * spread(variant, Sound::Slide.variants()));
    t.rub(
        0.001,
        0.255,
        grains,
        |x| {
            let swell = (x / 0.15).min(1.0) * (1.0 - x).powf(0.6);
            (swell, 980.0 - 300.0 * x, 0.9)
        },
        0.6,
    );
    let mut at = t.hand.between(0.030, 0.060);
    for _ in 0..2 {
        let strength = t.hand.between(0.08, 0.16);
        t.disc(at, 1.1, strength);
        t.ground(at, strength * 0.8);
        at += t.hand.between(0.075, 0.110);
    }
    t
}

/// Disc on disc: both ring, and the slab hardly hears of it.
pub(crate) fn clack(hand: Hand) -> Take {
    let mut t = Take::new(0.145, hand);
    let lower = t.hand.between(0.84, 0.94);
    t.disc(0.0005, 1.08, 1.0);
    t.disc(0.0009, lower, 0.8);
    t.ground(0.0015, 0.42);
    // One edge first, then flat.
    let at = t.hand.between(0.016, 0.030);
    let strength = t.hand.between(0.28, 0.45);
    t.disc(at, 1.0, strength);
    t.disc(at + 0.0006, lower, strength * 0.7);
    t
}

/// A stack set down and taken apart: lifted off with a scrape, then one after the other put beside it.
pub(crate) fn apart(hand: Hand) -> Take {
    let mut t = Take::new(0.54, hand);
    t.disc(0.0005, 0.90, 0.9);
    t.disc(0.0012, 1.05, 0.6);
    t.ground(0.0014, 1.0);
    t.rub(
        0.030,
        0.11,
        480.0,
        |x| ((x * (1.0 - x) * 4.0).sqrt(), 1100.0 + 500.0 * x, 0.9),
        0.38,
    );
    let mut at = t.hand.between(0.135, 0.150);
    for strength in [0.78, 0.66, 0.55] {
        let size = t.hand.between(0.94, 1.12);
        let blow = t.hand.about(strength, 0.12);
        t.disc(at, size, blow * 0.8);
        t.ground(at + 0.0003, blow);
        let after = at + t.hand.between(0.012, 0.018);
        t.disc(after, size, blow * 0.2);
        at += t.hand.between(0.105, 0.120);
    }
    t
}

/// Dropped into the tray, where it rocks until it lies: stone on thin wood.
pub(crate) fn away(hand: Hand) -> Take {
    let mut t = Take::new(0.33, hand);
    let size = t.hand.between(0.95, 1.08);
    t.tray(0.0006, 1.0);
    t.disc(0.0005, size, 0.5);
    // A disc rocks on its edge, quicker and weaker until it lies.
    let mut at = t.hand.between(0.070, 0.082);
    let (mut gap, mut strength) = (t.hand.between(0.052, 0.060), 0.5);
    for _ in 0..5 {
        let blow = t.hand.about(strength, 0.15);
        t.tray(at, blow);
        t.disc(at, size, blow * 0.42);
        at += t.hand.about(gap, 0.06);
        gap *= 0.74;
        strength *= 0.64;
    }
    t
}
