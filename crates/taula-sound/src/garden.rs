//! The garden games: lacquered tiles on gravel, wings, water, the folding screen, and what is called out.

use crate::hand::Hand;
use crate::sound::{Sound, TONIC, spread};
use crate::take::{Burst, Take, mode};

/// Set on gravel, which gives way under it.
pub(crate) fn tile(hand: Hand) -> Take {
    let mut t = Take::new(0.18, hand);
    t.rub(
        0.001,
        0.085,
        700.0,
        |x| {
            (
                (x / 0.08).min(1.0) * (1.0 - x).powi(2),
                2300.0 - 500.0 * x,
                1.1,
            )
        },
        0.42,
    );
    let at = t.hand.between(0.004, 0.008);
    t.tile(at, 1.0, 1.0);
    t.ground(at, 0.6);
    t
}

/// A quarter round on the gravel, which grinds under it, and still.
pub(crate) fn swivel(hand: Hand) -> Take {
    let mut t = Take::new(0.22, hand);
    let loud = t.hand.between(0.44, 0.56);
    t.tile(0.0005, 1.25, 0.16);
    t.ground(0.0006, 0.14);
    t.rub(
        0.001,
        0.145,
        360.0,
        |x| {
            let swell = (0.35 + x / 0.12).min(1.0) * ((1.0 - x) / 0.3).min(1.0);
            (swell, 1250.0 + 500.0 * x * (2.0 - x), 1.0)
        },
        loud,
    );
    let at = t.hand.between(0.138, 0.154);
    t.tile(at, 1.08, 0.45);
    t.ground(at, 0.35);
    t
}

/// A wing's breath over one square: no more than air, and soon past.
pub(crate) fn wing(hand: Hand, variant: u8) -> Take {
    let mut t = Take::new(0.12, hand);
    let seconds = 0.108 - 0.012 * spread(variant, Sound::Wing.variants());
    let grains = t.hand.between(900.0, 1500.0);
    t.rub(
        0.0005,
        seconds,
        grains,
        |x| {
            let beat = (x / 0.13).min(1.0) * (1.0 - x).powf(1.3);
            (beat, 760.0 + 700.0 * (1.0 - x) * (1.0 - x), 0.8)
        },
        1.0,
    );
    t
}

/// Txok: hard wood on hard wood, dry, and what was struck falls over.
pub(crate) fn txok(hand: Hand) -> Take {
    let mut t = Take::new(0.24, hand);
    let size = t.hand.between(0.94, 1.06);
    t.clapper(0.0005, size, 1.0);
    t.clapper(0.0010, size * 1.19, 0.6);
    t.tile(0.0012, 0.9, 0.6);
    t.ground(0.0014, 0.7);
    let at = t.hand.between(0.080, 0.105);
    let size = t.hand.between(1.02, 1.18);
    t.tile(at, size, 0.22);
    t.ground(at, 0.18);
    let at = at + t.hand.between(0.028, 0.042);
    t.tile(at, size * 1.06, 0.10);
    t
}

/// Hât-lô: a small bell held in the hand, tapped with a stick of wood, a step up.
pub(crate) fn offer(hand: Hand, variant: u8) -> Take {
    let mut t = Take::new(0.9, hand);
    // A fourth or a fifth upwards: a question.
    let (low, high) = [(5.0, 6.0), (6.0, 8.0), (4.0, 6.0)][usize::from(variant % 3)];
    let gap = t.hand.between(0.105, 0.130);
    for (at, note, strength) in [(0.0005, low, 0.75), (gap, high, 1.0)] {
        let hz = TONIC * note;
        t.tuned(at, hz, strength * 0.8);
        t.clapper(at, 1.15, strength * 0.05);
        let bell = [
            mode(hz, 0.72, 0.34),
            mode(hz * 2.76, 0.46, 0.30),
            mode(hz * 2.79, 0.42, 0.20),
        ];
        t.strike(at, &bell, 0.0006, strength);
    }
    t
}

/// Khi-lôi: a hollowed log, struck once with a padded mallet, and once more from afar.
pub(crate) fn count(hand: Hand, variant: u8) -> Take {
    let mut t = Take::new(1.75, hand);
    let hz = TONIC * [0.75, 0.80, 2.0 / 3.0][usize::from(variant % 3)];
    let after = t.hand.between(0.50, 0.62);
    for (at, strength) in [(0.001, 1.0), (after, 0.34)] {
        // Its two cheeks differ a little: it beats.
        let log = [
            mode(hz, 1.20, 0.36),
            mode(hz * 1.012, 1.10, 0.24),
            mode(hz * 2.0, 0.95, 0.52),
            mode(hz * 2.72, 0.75, 0.50),
            mode(hz * 4.07, 0.40, 0.36),
            mode(hz * 5.4, 0.20, 0.18),
        ];
        t.strike(at, &log, 0.0021, strength);
        t.felt(at, 1.2, strength * 0.30);
    }
    t
}

/// A lotus is put in: laid down softly, and something rings.
pub(crate) fn lotus(hand: Hand, variant: u8) -> Take {
    let mut t = Take::new(0.55, hand);
    t.rub(
        0.0005,
        0.11,
        300.0,
        |x| {
            (
                (x / 0.12).min(1.0) * (1.0 - x).powi(2),
                1500.0 - 500.0 * x,
                1.0,
            )
        },
        0.26,
    );
    t.tile(0.002, 0.78, 0.42);
    t.felt(0.002, 1.1, 0.6);
    let second = [4.0, 5.0, 3.0][usize::from(variant % 3)];
    let at = t.hand.between(0.030, 0.045);
    t.tuned(at, TONIC * 2.0, 0.22);
    let at = at + t.hand.between(0.055, 0.080);
    t.tuned(at, TONIC * second, 0.17);
    t
}

/// A toad into the water: a slap, the hole it leaves, and what falls back.
pub(crate) fn plop(hand: Hand) -> Take {
    let mut t = Take::new(0.45, hand);
    let slap = Burst {
        low: 380.0,
        high: 2600.0,
        rise: 0.0015,
        ring: 0.050,
    };
    t.burst(0.0005, slap, 1.5);
    let hz = t.hand.between(330.0, 420.0);
    let at = t.hand.between(0.016, 0.026);
    t.bubble(at, hz, 1.1, 0.15, 1.0);
    let mut at = at + t.hand.between(0.090, 0.120);
    for strength in [0.26, 0.17, 0.11] {
        let hz = t.hand.between(760.0, 1350.0);
        t.bubble(at, hz, 0.5, 0.055, strength);
        at += t.hand.between(0.045, 0.085);
    }
    t
}

/// Rings run over the pond and lap at its stones.
pub(crate) fn ripples(hand: Hand) -> Take {
    let mut t = Take::new(0.75, hand);
    let (mut at, mut strength) = (0.001, 0.8);
    for _ in 0..3 {
        t.rub(
            at,
            0.24,
            120.0,
            |x| ((x * (1.0 - x) * 4.0).powf(1.5), 520.0 + 260.0 * x, 0.7),
            strength,
        );
        let (drop, hz) = (t.hand.between(0.05, 0.12), t.hand.between(620.0, 1100.0));
        t.bubble(at + drop, hz, 0.4, 0.06, strength * 0.10);
        at += t.hand.between(0.175, 0.215);
        strength *= 0.66;
    }
    t
}

/// A leaf of the screen swings out until its hinge stops it: a frame of wood with paper in it.
pub(crate) fn leaf(hand: Hand, variant: u8) -> Take {
    let mut t = Take::new(0.17, hand);
    let size = 1.0 + 0.09 * spread(variant, Sound::Leaf.variants());
    t.tray(0.0005, 0.9);
    t.clapper(0.0008, 0.72 * size, 0.42);
    let sheet = Burst {
        low: 420.0,
        high: 2400.0,
        rise: 0.0010,
        ring: 0.060,
    };
    t.burst(0.001, sheet, 0.26);
    let at = t.hand.between(0.024, 0.038);
    let strength = t.hand.between(0.18, 0.32);
    t.clapper(at, 0.86 * size, strength * 0.5);
    t.tray(at, strength);
    t
}

/// The screen goes up and away: its feet leave the wood, paper and air follow.
pub(crate) fn lift(hand: Hand) -> Take {
    let mut t = Take::new(0.66, hand);
    t.tray(0.0005, 0.42);
    t.clapper(0.0008, 0.75, 0.14);
    let mut at = t.hand.between(0.030, 0.045);
    for strength in [0.24, 0.16, 0.10] {
        let size = t.hand.between(0.78, 0.95);
        t.clapper(at, size, strength * 0.5);
        t.tray(at, strength);
        at += t.hand.between(0.040, 0.065);
    }
    t.rub(
        0.030,
        0.58,
        340.0,
        |x| {
            let hump = (x / 0.35).min(1.0).powf(1.2) * (1.0 - x).powf(1.1);
            (hump, 620.0 + 1300.0 * x, 1.0)
        },
        0.8,
    );
    t
}

/// A tile is dealt: put down quickly, its back up.
pub(crate) fn deal(hand: Hand, variant: u8) -> Take {
    let mut t = Take::new(0.09, hand);
    let size = 1.16 + 0.10 * spread(variant, Sound::Deal.variants());
    let strength = t.hand.between(0.7, 1.0);
    t.tile(0.0005, size, strength);
    t.ground(0.0006, strength * 0.35);
    t.rub(
        0.001,
        0.030,
        800.0,
        |x| (1.0 - x, 2000.0 - 600.0 * x, 1.1),
        0.22,
    );
    t
}

/// A tile is turned up: over its edge, and flat.
pub(crate) fn reveal(hand: Hand, variant: u8) -> Take {
    let mut t = Take::new(0.15, hand);
    let size = 1.0 + 0.06 * spread(variant, Sound::Reveal.variants());
    t.tile(0.0005, size * 1.35, 0.38);
    t.ground(0.0006, 0.12);
    let at = t.hand.between(0.040, 0.054);
    t.tile(at, size, 1.0);
    t.ground(at, 0.45);
    t
}
