//! A *txalaparta*, played far away and without hurry.
//!
//! Two people share a few planks that lie on trestles, and strike them with the ends of sticks, in turn.
//! One, the *tukutun*, keeps the balance: two strokes, mostly. The other, the *herrena*, the limping one,
//! answers in the time between with two strokes, one or none, and a little late. What is music elsewhere,
//! the same again, is avoided here.

use crate::hand::Hand;
use crate::level::{PEAK, master};
use crate::room::Room;
use crate::take::{Burst, Take, mode};
use crate::{Clip, RATE};
use std::sync::LazyLock;

/// How many planks there are, the lowest first.
pub const PLANKS: u8 = 5;

/// Pitches of the planks in Hz: whole-numbered steps over G, each a little off as wood is.
const PITCHES: [f32; PLANKS as usize] = [195.2, 221.6, 261.4, 292.5, 349.8];

/// How many recordings of each plank a phrase chooses from.
const BLOWS: u8 = 4;

/// A plank struck with full strength, 0.8-1.0 s; `n` counts from the lowest, below [`PLANKS`], `variant` as
/// often as wanted: no two blows meet the same place.
#[must_use]
pub fn plank(n: u8, variant: u8) -> Clip {
    let n = n % PLANKS;
    let mut t = Take::new(
        0.9,
        Hand::new(0x7478_616C_6100 + u64::from(n), variant.into()),
    );
    let hz = t.hand.about(PITCHES[usize::from(n)], 0.004);
    let long = (PITCHES[2] / hz).sqrt();
    // A bar free at both ends, on soft trestles; wood swallows its highs at once.
    let modes = [
        mode(hz, 0.46 * long, 0.80),
        mode(hz * 2.74, 0.17 * long, 0.42),
        mode(hz * 5.31, 0.075 * long, 0.16),
        mode(hz * 8.60, 0.035 * long, 0.06),
        // The air and the trestle under it.
        mode(94.0, 0.11, 0.28),
    ];
    let contact = t.hand.between(0.0009, 0.0015);
    t.strike(0.001, &modes, contact, 1.0);
    let stick = Burst {
        low: 300.0,
        high: 1800.0,
        rise: 0.0008,
        ring: 0.022,
    };
    t.burst(0.001, stick, 0.14);
    master(t.samples, -38.0)
}

/// Every blow of every plank, made once.
static BLOWS_OF: LazyLock<Vec<Clip>> = LazyLock::new(|| {
    (0..PLANKS)
        .flat_map(|n| (0..BLOWS).map(move |v| plank(n, v)))
        .collect()
});

/// One blow of a stick on a plank.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// When, in seconds from the beginning of its phrase.
    pub at: f32,
    /// On which plank, below [`PLANKS`].
    pub plank: u8,
    /// Which of the plank's variants is heard.
    pub variant: u8,
    /// How strong, 0..1.
    pub strength: f32,
    /// From where, -1 (left) to 1 (right).
    pub pan: f32,
}

/// A few turns of the two players, and the silence after them.
#[derive(Clone, Debug, PartialEq)]
pub struct Phrase {
    /// The strokes in the order of time.
    pub strokes: Vec<Stroke>,
    /// How long it lasts with its silence, in seconds; the next one may begin right then.
    pub seconds: f32,
}

impl Phrase {
    /// The phrase as it is heard: left and right, [`RATE`] a second, silent at both ends.
    #[must_use]
    pub fn samples(&self) -> Vec<[f32; 2]> {
        let mut out = vec![[0.0f32; 2]; (self.seconds * RATE as f32) as usize];
        for s in &self.strokes {
            let blow = usize::from(s.plank % PLANKS * BLOWS + s.variant % BLOWS);
            let angle = (s.pan.clamp(-1.0, 1.0) + 1.0) * std::f32::consts::FRAC_PI_4;
            let (left, right) = (s.strength * angle.cos(), s.strength * angle.sin());
            let start = ((s.at.max(0.0) * RATE as f32) as usize).min(out.len());
            for (to, v) in out[start..].iter_mut().zip(&BLOWS_OF[blow].samples) {
                to[0] += v * left;
                to[1] += v * right;
            }
        }
        let mut room = Room::new();
        // The room is heard behind the planks; it is quiet before the phrase ends.
        const BEHIND: f32 = 0.16;
        let n = out.len();
        let fade = (RATE as usize / 4).min(n);
        for (i, to) in out.iter_mut().enumerate() {
            let back = room.step(*to);
            let end = ((n - 1 - i) as f32 / fade as f32).min(1.0);
            for k in 0..2 {
                to[k] = ((to[k] + back[k] * BEHIND) * end).clamp(-PEAK, PEAK);
            }
        }
        out
    }
}

/// Where in a phrase a turn stands: the first one is whole, the last one closes with a single stroke.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    First,
    Within,
    Last,
}

/// Two players who never play the same again, as far as anybody hears.
#[derive(Clone, Debug)]
pub struct Txalaparta {
    hand: Hand,
    /// Seconds of a stroke's time; a turn has two.
    pace: f32,
    /// How much is played, 0..1.
    mood: f32,
    /// Where each player's sticks are.
    tukutun: usize,
    herrena: usize,
    /// How many strokes the herrena answered last.
    answered: usize,
}

impl Txalaparta {
    /// The shortest time between two strokes, in seconds.
    pub const CLOSEST: f32 = 0.15;

    /// Players who always play the same for the same seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut hand = Hand::new(seed, 0x7478);
        Self {
            pace: hand.between(0.29, 0.33),
            mood: hand.between(0.3, 0.7),
            tukutun: hand.below(2),
            herrena: 2 + hand.below(3),
            answered: 0,
            hand,
        }
    }

    /// What they play next: three to five turns of each, then a rest; 6-12 s in all.
    pub fn phrase(&mut self) -> Phrase {
        let bars = 3 + self.hand.below(3);
        let mut strokes = Vec::new();
        let mut at = 0.02;
        // Now and then both wait for a turn, but never at the ends, nor in a phrase of few.
        let wait = if bars > 3 && self.hand.chance(0.55) {
            1 + self.hand.below(bars - 2)
        } else {
            bars
        };
        for bar in 0..bars {
            if bar != wait {
                // A phrase swells and goes.
                let middle = 1.0 - (2.0 * bar as f32 / (bars - 1) as f32 - 1.0).powi(2);
                let place = match bar {
                    0 => Place::First,
                    n if n + 1 == bars => Place::Last,
                    _ => Place::Within,
                };
                self.bar(at, 0.62 + 0.30 * middle, place, &mut strokes);
            }
            at += 4.0 * self.pace;
            self.pace = (self.pace * self.hand.between(0.975, 1.025)).clamp(0.26, 0.36);
        }
        self.mood = (self.mood + self.hand.between(-0.18, 0.18)).clamp(0.15, 0.85);
        let last = strokes.last().map_or(at, |s: &Stroke| s.at);
        let rest = self.hand.between(2.4, 4.8);
        Phrase {
            strokes,
            seconds: (last + rest).clamp(6.0, 12.0),
        }
    }

    /// A turn of each from `at` on.
    fn bar(&mut self, at: f32, strength: f32, place: Place, strokes: &mut Vec<Stroke>) {
        let pick = self.hand.unit();
        let kept = match pick {
            _ if place == Place::First => 2,
            _ if place == Place::Last => 1,
            x if x < 0.08 => 0,
            x if x < 0.50 - 0.25 * self.mood => 1,
            _ => 2,
        };
        // The tukutun walks the low planks and mostly stays where it is within a turn.
        self.tukutun = self.walk(self.tukutun, 0, 2);
        for i in 0..kept {
            if i == 1 && self.hand.chance(0.3) {
                self.tukutun = self.walk(self.tukutun, 0, 2);
            }
            let strength = strength * [1.0, 0.78][i];
            let at = at + i as f32 * self.pace;
            self.stroke(at, self.tukutun, strength, -0.34, strokes);
        }
        // The herrena never answers twice alike with two; after the last stroke of a phrase it is silent.
        let weights = [0.62 - 0.40 * self.mood, 0.42, 0.10 + 0.30 * self.mood];
        let mut pick = self.hand.unit() * weights.iter().sum::<f32>();
        let mut answer = 0;
        while answer < 2 && pick >= weights[answer] {
            pick -= weights[answer];
            answer += 1;
        }
        if answer == 2 && self.answered == 2 {
            answer = 1;
        }
        if kept == 0 {
            answer = answer.max(1);
        }
        if place == Place::Last {
            answer = 0;
        }
        self.answered = answer;
        let late = self.hand.between(0.01, 0.055);
        let first = usize::from(answer == 1 && self.hand.chance(0.35));
        for i in 0..answer {
            self.herrena = self.walk(self.herrena, 1, 4);
            let strength = strength * [0.86, 0.70][i];
            let at = at + (2 + first + i) as f32 * self.pace + late;
            self.stroke(at, self.herrena, strength, 0.34, strokes);
        }
    }

    /// A plank further, back, or the same, between the two given.
    fn walk(&mut self, from: usize, low: usize, high: usize) -> usize {
        let to = from + self.hand.below(3);
        to.saturating_sub(1).clamp(low, high)
    }

    fn stroke(
        &mut self,
        at: f32,
        plank: usize,
        strength: f32,
        side: f32,
        strokes: &mut Vec<Stroke>,
    ) {
        let wander = self.hand.between(-0.012, 0.012);
        let place = (plank as f32 / f32::from(PLANKS - 1) - 0.5) * 0.24;
        strokes.push(Stroke {
            at: (at + wander).max(0.0),
            plank: plank as u8,
            variant: self.hand.below(usize::from(BLOWS)) as u8,
            strength: self.hand.about(strength, 0.08).min(1.0),
            pan: side + place,
        });
    }
}
