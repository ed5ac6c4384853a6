//! The sounds of a table by name, and how each is made of things that meet.

use crate::Clip;
use crate::garden;
use crate::hand::Hand;
use crate::level::master;
use crate::stones;
use crate::take::{Burst, Take, mode};

/// What can be heard, beside the planks of [`crate::Txalaparta`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sound {
    /// A bone die tumbles in its felt tray and slows down; 0.5-0.6 s. [`Sound::DieLand`] ends it.
    DieRattle,
    /// The die comes to lie on the felt; 0.15-0.2 s.
    DieLand,
    /// A pawn is set on the board; 0.1-0.12 s.
    Hop,
    /// A pawn knocks another one over, which tumbles; 0.45-0.5 s.
    Capture,
    /// A captured pawn is set back at home, on felt and painted wood; 0.25-0.3 s.
    Home,
    /// A pawn has arrived: three tuned planks; 1.1-1.3 s.
    Goal,
    /// Two pawns are put side by side; 0.15-0.2 s.
    Barrier,
    /// The game is won: planks run upwards and meet in a chord; 2-2.5 s.
    Win,
    /// The focus moves on; 0.04-0.06 s.
    Focus,
    /// A button is pressed: a finger on a card on the table; 0.08-0.1 s.
    Press,
    /// This cannot be done: two muffled knocks; 0.25-0.32 s.
    Error,
    /// A card of paper is slid in; 0.22-0.28 s.
    Paper,
    /// A page is turned; 0.45-0.55 s.
    Page,
    /// A slip or a name plate drops on the table; 0.2-0.25 s.
    Drop,
    /// Four seeds or shells are thrown by hand into a tray of wood and jump about in it; 0.6-0.7 s.
    /// [`Sound::Seed`] ends it.
    Seeds,
    /// The last seed comes to lie on the wood; 0.08-0.1 s.
    Seed,
    /// A disc comes to lie in its circle, cut into a slab of stone; 0.12-0.14 s.
    Disc,
    /// A disc is turned where it lies: a short grind, stone on stone; 0.22-0.26 s.
    Turn,
    /// A disc is slid over the slab, on its way; 0.26-0.32 s. [`Sound::Disc`] or [`Sound::Clack`] ends it.
    Slide,
    /// A disc is laid on another; 0.13-0.16 s.
    Clack,
    /// A stack is undone: one stone after the other is set apart; 0.5-0.58 s.
    Apart,
    /// A stone is put away into the tray of wood; 0.3-0.36 s.
    Away,
    /// A lacquered tile is set on gravel; 0.16-0.2 s.
    Tile,
    /// A bamboo stick is set on a floor; 0.09-0.11 s.
    Step,
    /// A stick knocks another one over, which rolls away on the floor; 0.45-0.5 s.
    Topple,
    /// Two sticks are tied together: cord drawn tight, cane on cane; 0.3-0.36 s.
    Bind,
    /// A tile is turned where it lies, gravel under it; 0.2-0.24 s.
    Swivel,
    /// A wing's breath, for each square of a flight; 0.11-0.13 s.
    Wing,
    /// A piece is taken: wood on wood, dry; 0.22-0.26 s.
    Txok,
    /// Hât-lô is called: a small bell of wood, upwards; 0.85-0.95 s.
    Offer,
    /// Khi-lôi is called: a hollow log, deep; 1.7-1.8 s.
    Count,
    /// A lotus is put in, softly; 0.5-0.6 s.
    Lotus,
    /// A toad goes into the water; 0.4-0.5 s.
    Plop,
    /// Rings run over the water; 0.7-0.8 s.
    Ripples,
    /// A leaf of the folding screen is folded out or in; 0.15-0.2 s.
    Leaf,
    /// The folding screen is lifted away; 0.6-0.7 s.
    Lift,
    /// A tile is dealt, its back up; 0.08-0.1 s.
    Deal,
    /// A tile is turned up; 0.13-0.17 s.
    Reveal,
}

impl Sound {
    /// All of them.
    pub const ALL: [Self; 38] = [
        Self::DieRattle,
        Self::DieLand,
        Self::Hop,
        Self::Capture,
        Self::Home,
        Self::Goal,
        Self::Barrier,
        Self::Win,
        Self::Focus,
        Self::Press,
        Self::Error,
        Self::Paper,
        Self::Page,
        Self::Drop,
        Self::Seeds,
        Self::Seed,
        Self::Disc,
        Self::Turn,
        Self::Slide,
        Self::Clack,
        Self::Apart,
        Self::Away,
        Self::Tile,
        Self::Step,
        Self::Topple,
        Self::Bind,
        Self::Swivel,
        Self::Wing,
        Self::Txok,
        Self::Offer,
        Self::Count,
        Self::Lotus,
        Self::Plop,
        Self::Ripples,
        Self::Leaf,
        Self::Lift,
        Self::Deal,
        Self::Reveal,
    ];

    /// How many there are of it; the more often it is heard, the more.
    #[must_use]
    pub const fn variants(self) -> u8 {
        match self {
            Self::Hop | Self::Step => 10,
            Self::Disc | Self::Tile | Self::Deal | Self::Wing => 8,
            Self::DieRattle | Self::DieLand | Self::Seed | Self::Clack => 6,
            Self::Txok | Self::Reveal | Self::Leaf | Self::Swivel => 6,
            Self::Error | Self::Win => 2,
            Self::Goal | Self::Focus | Self::Page => 3,
            Self::Offer | Self::Count | Self::Lotus => 3,
            _ => 4,
        }
    }

    /// The loudness of its loudest 0.4 s, in LUFS.
    const fn lufs(self) -> f32 {
        match self {
            Self::Focus => -44.0,
            Self::Press | Self::Paper => -36.0,
            Self::Hop | Self::Step | Self::Seed | Self::Page | Self::Drop => -33.0,
            Self::Ripples => -38.0,
            Self::Wing => -37.5,
            Self::Slide => -36.5,
            Self::Deal => -34.5,
            Self::Disc | Self::Turn | Self::Tile | Self::Swivel | Self::Reveal => -32.5,
            Self::Clack | Self::Leaf | Self::Plop | Self::Lift => -31.0,
            Self::Error => -32.0,
            Self::DieLand | Self::Barrier | Self::Bind | Self::Home | Self::Away => -30.5,
            Self::DieRattle | Self::Seeds => -29.5,
            Self::Lotus => -30.0,
            Self::Capture | Self::Topple | Self::Apart | Self::Txok => -28.0,
            Self::Offer => -27.0,
            Self::Count => -25.0,
            Self::Goal => -24.5,
            Self::Win => -22.0,
        }
    }
}

/// Makes a sound. Variants count from 0; past [`Sound::variants`] they begin anew.
#[must_use]
pub fn sound(sound: Sound, variant: u8) -> Clip {
    let variant = variant % sound.variants();
    let hand = Hand::new(0x7461_756C_6100 + sound as u64, u64::from(variant));
    let take = match sound {
        Sound::DieRattle => die_rattle(hand),
        Sound::DieLand => die_land(hand),
        Sound::Hop => hop(hand, variant),
        Sound::Capture => capture(hand),
        Sound::Home => home(hand),
        Sound::Goal => goal(hand, variant),
        Sound::Barrier => barrier(hand),
        Sound::Win => win(hand, variant),
        Sound::Focus => focus(hand, variant),
        Sound::Press => press(hand, variant),
        Sound::Error => error(hand, variant),
        Sound::Paper => paper(hand),
        Sound::Page => page(hand),
        Sound::Drop => drop_slip(hand),
        Sound::Seeds => seeds(hand),
        Sound::Seed => seed(hand),
        Sound::Disc => stones::disc(hand, variant),
        Sound::Turn => stones::turn(hand),
        Sound::Slide => stones::slide(hand, variant),
        Sound::Clack => stones::clack(hand),
        Sound::Apart => stones::apart(hand),
        Sound::Away => stones::away(hand),
        Sound::Tile => garden::tile(hand),
        Sound::Step => step(hand, variant),
        Sound::Topple => topple(hand),
        Sound::Bind => bind(hand),
        Sound::Swivel => garden::swivel(hand),
        Sound::Wing => garden::wing(hand, variant),
        Sound::Txok => garden::txok(hand),
        Sound::Offer => garden::offer(hand, variant),
        Sound::Count => garden::count(hand, variant),
        Sound::Lotus => garden::lotus(hand, variant),
        Sound::Plop => garden::plop(hand),
        Sound::Ripples => garden::ripples(hand),
        Sound::Leaf => garden::leaf(hand, variant),
        Sound::Lift => garden::lift(hand),
        Sound::Deal => garden::deal(hand, variant),
        Sound::Reveal => garden::reveal(hand, variant),
    };
    master(take.samples, sound.lufs())
}

/// Steps around 0 of -1..1 for variants in a row, no neighbours alike: what tells pitches apart.
pub(crate) fn spread(variant: u8, variants: u8) -> f32 {
    let n = f32::from(variants.max(2));
    let place = (u32::from(variant) * 7 % u32::from(variants.max(1))) as f32;
    2.0 * place / (n - 1.0) - 1.0
}

fn die_rattle(hand: Hand) -> Take {
    let mut t = Take::new(0.58, hand);
    // Each gap is longer than the last by this, and the one after the last ends with the sound: that
    // is where the die lands.
    const SLOWER: f32 = 1.21;
    let blows = 9 + t.hand.below(3);
    let mut gap = 0.575 * (SLOWER - 1.0) / (SLOWER.powi(blows as i32) - 1.0);
    let (mut at, mut strength) = (0.003, 1.0);
    for _ in 0..blows {
        let blow = t.hand.about(strength, 0.22);
        // An edge or a corner first, then the face beside it.
        t.bone(at, 1.0, blow);
        t.felt(at + 0.001, 1.15, blow * 0.55);
        if t.hand.chance(0.35) {
            let second = at + t.hand.between(0.007, 0.012);
            t.bone(second, 1.12, blow * 0.35);
        }
        at += t.hand.about(gap, 0.08);
        gap *= SLOWER;
        strength *= 0.91;
    }
    t
}

fn die_land(hand: Hand) -> Take {
    let mut t = Take::new(0.18, hand);
    t.felt(0.001, 0.95, 1.0);
    t.bone(0.001, 0.92, 0.85);
    // It rocks once before it lies.
    let at = t.hand.between(0.034, 0.052);
    let strength = t.hand.between(0.25, 0.42);
    t.bone(at, 1.0, 0.85 * strength);
    t.felt(at, 1.1, strength);
    t
}

fn hop(hand: Hand, variant: u8) -> Take {
    let mut t = Take::new(0.115, hand);
    let pitch = 1.0 + 0.10 * spread(variant, Sound::Hop.variants());
    let strength = t.hand.between(0.65, 1.0);
    t.board(0.0005, pitch, strength);
    let body = t.hand.between(0.65, 1.05);
    t.pawn(0.0005, pitch, strength * body);
    // A foot is round: now and then its other side follows.
    if t.hand.chance(0.4) {
        let at = t.hand.between(0.009, 0.017);
        t.pawn(at, pitch * 1.05, strength * 0.22);
    }
    t
}

fn capture(hand: Hand) -> Take {
    let mut t = Take::new(0.48, hand);
    t.pawn(0.0005, 0.92, 0.75);
    t.pawn(0.0011, 1.13, 0.5);
    t.board(0.0016, 0.85, 0.85);
    // The thrown one is in the air for a moment, then tumbles, each bounce sooner than the last.
    let (mut at, mut gap, mut strength) = (0.115, t.hand.between(0.090, 0.105), 0.68);
    for _ in 0..5 {
        let blow = t.hand.about(strength, 0.15);
        t.board(at, 1.12, blow * 0.7);
        let size = t.hand.between(0.95, 1.3);
        t.pawn(at, size, blow);
        at += t.hand.about(gap, 0.08);
        gap *= 0.70;
        strength *= 0.66;
    }
    t
}

fn home(hand: Hand) -> Take {
    let mut t = Take::new(0.28, hand);
    t.board(0.001, 0.74, 0.8);
    t.felt(0.001, 1.1, 0.75);
    t.pawn(0.001, 0.82, 0.32);
    // It sways and stands.
    let at = t.hand.between(0.085, 0.105);
    t.board(at, 0.80, 0.30);
    t.pawn(at, 0.86, 0.10);
    let at = at + t.hand.between(0.045, 0.060);
    t.board(at, 0.82, 0.12);
    t
}

/// The pitch everything tuned is built on: G below the middle of a keyboard, as the planks' own.
pub(crate) const TONIC: f32 = 196.0;

fn goal(hand: Hand, variant: u8) -> Take {
    let mut t = Take::new(1.2, hand);
    // Fourths, thirds and fifths, in whole numbers: planks are tuned to each other, not to a piano.
    let notes: [f32; 3] = match variant {
        0 => [3.0, 4.0, 5.0],
        1 => [4.0, 5.0, 6.0],
        _ => [3.0, 5.0, 6.0],
    };
    let mut at = 0.001;
    for (i, note) in notes.into_iter().enumerate() {
        let strength = [0.72, 0.78, 1.0][i];
        let strength = t.hand.about(strength, 0.05);
        t.tuned(at, TONIC / 2.0 * note, strength);
        at += t.hand.about(0.115, 0.04);
    }
    // The highest once more an octave below, as a second stick would.
    t.tuned(at - 0.115, TONIC / 4.0 * notes[2], 0.45);
    t
}

fn barrier(hand: Hand) -> Take {
    let mut t = Take::new(0.17, hand);
    t.pawn(0.0005, 1.08, 1.0);
    t.board(0.0012, 1.1, 0.55);
    let at = t.hand.between(0.034, 0.048);
    t.pawn(at, 1.2, 0.75);
    t.pawn(at + 0.0006, 1.02, 0.4);
    t.board(at + 0.001, 1.0, 0.5);
    t
}

fn win(hand: Hand, variant: u8) -> Take {
    let mut t = Take::new(2.4, hand);
    // Two sticks in turn, up a scale without half tones, quicker and stronger.
    const RUN: [[f32; 8]; 2] = [
        [4.0, 5.0, 6.0, 8.0, 9.0, 10.0, 12.0, 16.0],
        [4.0, 6.0, 5.0, 8.0, 6.0, 10.0, 12.0, 16.0],
    ];
    let run = RUN[usize::from(variant) % RUN.len()];
    let (mut at, mut gap) = (0.001, 0.150);
    for (i, note) in run.into_iter().enumerate() {
        let strength = 0.58 + 0.045 * i as f32;
        let strength = t.hand.about(strength, 0.05);
        t.tuned(at, TONIC / 4.0 * note, strength);
        at += t.hand.about(gap, 0.03);
        gap *= 0.93;
    }
    // A breath, then all together: no two sticks fall at quite the same moment.
    at += 0.10;
    for note in [4.0, 8.0, 10.0, 12.0, 16.0] {
        let late = t.hand.between(0.0, 0.012);
        let strength = 0.60 - 0.012 * note;
        t.tuned(at + late, TONIC / 4.0 * note, strength);
    }
    t
}

fn focus(hand: Hand, variant: u8) -> Take {
    let mut t = Take::new(0.05, hand);
    let pitch = 1.0 + 0.08 * spread(variant, Sound::Focus.variants());
    let modes = [
        mode(720.0 * pitch, 0.026, 0.8),
        mode(1340.0 * pitch, 0.018, 0.4),
        mode(2150.0 * pitch, 0.012, 0.15),
    ];
    t.strike(0.0005, &modes, 0.0012, 1.0);
    t
}

fn press(hand: Hand, variant: u8) -> Take {
    let mut t = Take::new(0.09, hand);
    let pitch = 1.0 + 0.09 * spread(variant, Sound::Press.variants());
    let modes = [
        mode(292.0 * pitch, 0.046, 0.6),
        mode(561.0 * pitch, 0.038, 0.7),
        mode(1020.0 * pitch, 0.026, 0.55),
        mode(1730.0 * pitch, 0.016, 0.2),
    ];
    t.strike(0.0005, &modes, 0.0007, 1.0);
    let card = Burst {
        low: 900.0,
        high: 3600.0,
        rise: 0.0008,
        ring: 0.020,
    };
    t.burst(0.0005, card, 0.22);
    t
}

fn error(hand: Hand, variant: u8) -> Take {
    let mut t = Take::new(0.29, hand);
    let pitch = 1.0 + 0.06 * spread(variant, Sound::Error.variants());
    for (at, lower, strength) in [(0.001, 1.0, 1.0), (0.125, 0.89, 0.8)] {
        let modes = [
            mode(204.0 * pitch * lower, 0.085, 0.5),
            mode(317.0 * pitch * lower, 0.075, 0.7),
            mode(506.0 * pitch * lower, 0.050, 0.4),
        ];
        t.strike(at, &modes, 0.0028, strength);
        t.felt(at, 1.1 * lower, strength * 0.35);
    }
    t
}

fn paper(hand: Hand) -> Take {
    let mut t = Take::new(0.25, hand);
    let seconds = t.hand.between(0.19, 0.22);
    t.rub(
        0.002,
        seconds,
        420.0,
        |x| {
            let hump = (x / 0.55).min(1.0).powf(1.4) * (1.0 - x).powf(0.7) * 2.0;
            (hump, 1100.0 + 1300.0 * x, 1.1)
        },
        1.0,
    );
    // It stops against nothing, a finger's weight on the table.
    t.felt(seconds - 0.012, 1.3, 0.09);
    t
}

fn page(hand: Hand) -> Take {
    let mut t = Take::new(0.5, hand);
    // Lifted, bent over, and laid down.
    t.rub(
        0.002,
        0.16,
        260.0,
        |x| ((x * (1.0 - x) * 4.0).powf(0.8) * 0.55, 1900.0, 1.2),
        0.8,
    );
    let over = t.hand.between(0.12, 0.15);
    t.rub(
        over,
        0.25,
        520.0,
        |x| {
            let hump = (x / 0.7).min(1.0).powi(2) * ((1.0 - x) / 0.3).min(1.0);
            (hump, 900.0 + 1500.0 * x, 1.4)
        },
        1.0,
    );
    let down = over + t.hand.between(0.205, 0.225);
    let flap = Burst {
        low: 260.0,
        high: 2300.0,
        rise: 0.006,
        ring: 0.075,
    };
    t.burst(down, flap, 1.1);
    t.felt(down + 0.004, 1.1, 0.08);
    t
}

fn drop_slip(hand: Hand) -> Take {
    let mut t = Take::new(0.22, hand);
    // Air gets out of the way first.
    t.rub(
        0.001,
        0.06,
        60.0,
        |x| (x * x * (1.0 - x).sqrt(), 620.0, 1.3),
        0.35,
    );
    let at = t.hand.between(0.044, 0.054);
    let slap = Burst {
        low: 320.0,
        high: 2700.0,
        rise: 0.0012,
        ring: 0.042,
    };
    t.burst(at, slap, 0.65);
    t.board(at, 0.85, 0.35);
    // The far edge follows.
    let after = at + t.hand.between(0.022, 0.036);
    t.burst(after, slap, 0.20);
    t
}

fn seeds(hand: Hand) -> Take {
    let mut t = Take::new(0.65, hand);
    // In the hand: soft, quick, close together.
    let mut at = 0.004;
    while at < 0.15 {
        let strength = t.hand.between(0.10, 0.22);
        t.seed(at, strength);
        at += t.hand.between(0.011, 0.028);
    }
    // In the tray: four fall one after the other, jump and come to rest.
    for i in 0..4 {
        let mut at = 0.185 + 0.026 * i as f32 + t.hand.between(0.0, 0.030);
        let (mut gap, mut strength) = (t.hand.between(0.070, 0.125), t.hand.between(0.65, 1.0));
        while at < 0.58 && strength > 0.05 {
            t.seed(at, strength);
            t.tray(at, strength * 0.45);
            at += gap;
            gap *= t.hand.between(0.58, 0.80);
            strength *= t.hand.between(0.45, 0.62);
            if gap < 0.012 {
                break;
            }
        }
    }
    t
}

fn seed(hand: Hand) -> Take {
    let mut t = Take::new(0.09, hand);
    t.seed(0.0005, 0.8);
    t.tray(0.0008, 0.5);
    let at = t.hand.between(0.014, 0.026);
    let strength = t.hand.between(0.12, 0.28);
    t.seed(at, strength);
    t.tray(at, strength * 0.4);
    t
}

fn step(hand: Hand, variant: u8) -> Take {
    let mut t = Take::new(0.1, hand);
    let pitch = 1.0 + 0.10 * spread(variant, Sound::Step.variants());
    let strength = t.hand.between(0.7, 1.0);
    t.ground(0.0005, strength * 0.85);
    let body = t.hand.between(0.75, 1.05);
    t.cane(0.0006, pitch, strength * body);
    // It is laid down from one end: now and then the other follows.
    if t.hand.chance(0.5) {
        let at = t.hand.between(0.012, 0.021);
        t.cane(at, pitch * 1.06, strength * 0.16);
        t.ground(at, strength * 0.20);
    }
    t
}

fn topple(hand: Hand) -> Take {
    let mut t = Take::new(0.48, hand);
    t.cane(0.0005, 0.94, 0.85);
    t.cane(0.0012, 1.12, 0.55);
    t.ground(0.0016, 0.9);
    // Thrown off its place it falls flat, and rolls over its node: knocks that come slower and weaker.
    let (mut at, mut gap, mut strength) = (0.105, t.hand.between(0.052, 0.060), 0.62);
    for _ in 0..6 {
        let blow = t.hand.about(strength, 0.15);
        t.ground(at, blow * 0.75);
        let size = t.hand.between(0.96, 1.2);
        t.cane(at, size, blow * 0.8);
        at += t.hand.about(gap, 0.06);
        gap *= 1.10;
        strength *= 0.66;
    }
    t
}

fn bind(hand: Hand) -> Take {
    let mut t = Take::new(0.33, hand);
    // Laid side by side, wound round, and pulled.
    t.cane(0.0005, 1.05, 0.75);
    t.cane(0.0013, 0.93, 0.5);
    t.ground(0.0016, 0.45);
    t.rub(
        0.045,
        0.17,
        460.0,
        |x| {
            let hump = (x / 0.75).min(1.0).powf(1.3) * ((1.0 - x) / 0.25).min(1.0);
            (hump, 850.0 + 1250.0 * x, 1.0)
        },
        0.55,
    );
    let at = t.hand.between(0.212, 0.226);
    t.cane(at, 1.12, 0.65);
    t.ground(at, 0.35);
    t
}
