//! A sound in the making: samples into which things are struck, rubbed and breathed.

use crate::RATE;
use crate::band::{Band, Biquad};
use crate::hand::Hand;
use std::f64::consts::PI;

/// One of the ways in which a thing rings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mode {
    pub(crate) hz: f32,
    /// Seconds until it is 60 dB weaker.
    pub(crate) ring: f32,
    pub(crate) level: f32,
}

pub(crate) const fn mode(hz: f32, ring: f32, level: f32) -> Mode {
    Mode { hz, ring, level }
}

/// Noise in a band, that comes and dies away.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Burst {
    /// The band's ends, in Hz.
    pub(crate) low: f32,
    pub(crate) high: f32,
    /// Seconds until it is there, and then until it is 60 dB weaker.
    pub(crate) rise: f32,
    pub(crate) ring: f32,
}

/// Samples and the hand that makes them.
pub(crate) struct Take {
    pub(crate) samples: Vec<f32>,
    pub(crate) hand: Hand,
}

/// How far a rubbing has come (0..1) to how strong it is, the middle of its band in Hz and the band's
/// width in middles.
pub(crate) type Rub = fn(f32) -> (f32, f32, f32);

impl Take {
    pub(crate) fn new(seconds: f32, hand: Hand) -> Self {
        Self {
            samples: vec![0.0; (seconds * RATE as f32) as usize],
            hand,
        }
    }

    /// Where a moment lies among the samples.
    fn index(&self, at: f32) -> usize {
        ((at.max(0.0) * RATE as f32) as usize).min(self.samples.len())
    }

    /// Strikes a thing at `at` seconds. The push lasts `contact` seconds: modes too fast for it hardly
    /// answer. No two blows meet a thing at the same place, so each mode's level differs a little.
    pub(crate) fn strike(&mut self, at: f32, modes: &[Mode], contact: f32, strength: f32) {
        let start = self.index(at);
        let n = ((contact * RATE as f32) as usize).max(3);
        let push: Vec<f64> = (0..n)
            .map(|i| (1.0 - (2.0 * PI * (i as f64 + 0.5) / n as f64).cos()) / n as f64)
            .collect();
        for m in modes {
            let level = f64::from(self.hand.about(m.level, 0.22) * strength);
            if m.hz > RATE as f32 * 0.4 {
                continue;
            }
            let w = 2.0 * PI * f64::from(m.hz) / f64::from(RATE);
            let r = (-6.9078 / (f64::from(m.ring) * f64::from(RATE))).exp();
            let (a, b, gain) = (2.0 * r * w.cos(), r * r, w.sin() * level);
            let until = n + (m.ring * 1.5 * RATE as f32) as usize;
            let (mut y1, mut y2) = (0.0, 0.0);
            for (i, to) in self.samples[start..].iter_mut().take(until).enumerate() {
                let x = push.get(i).map_or(0.0, |p| p * gain);
                let y = a * y1 - b * y2 + x;
                (y2, y1) = (y1, y);
                *to += y as f32;
            }
        }
    }

    /// Noise at `at` seconds.
    pub(crate) fn burst(&mut self, at: f32, burst: Burst, strength: f32) {
        let start = self.index(at);
        let (mut low, mut high) = (
            Biquad::above(f64::from(burst.low)),
            Biquad::below(f64::from(burst.high)),
        );
        let rise = (burst.rise * RATE as f32).max(4.0);
        let fade = (-6.9078 / (burst.ring * RATE as f32)).exp();
        let until = (rise + burst.ring * 1.3 * RATE as f32) as usize;
        let mut envelope = 1.0;
        for (i, to) in self.samples[start..].iter_mut().take(until).enumerate() {
            let there = (i as f32 / rise).min(1.0);
            if there >= 1.0 {
                envelope *= fade;
            }
            let noise = self.hand.between(-1.0, 1.0) * there * there * envelope;
            *to += high.step(low.step(f64::from(noise))) as f32 * strength;
        }
    }

    /// A bubble shuts under water and comes up: one pitch that begins at `hz`, rises by `up` of it and is 60 dB
    /// weaker after `ring` seconds.
    pub(crate) fn bubble(&mut self, at: f32, hz: f32, up: f32, ring: f32, strength: f32) {
        let start = self.index(at);
        let fade = (-6.9078 / (ring * RATE as f32)).exp();
        let (mut phase, mut level) = (0.0f64, strength);
        let n = (ring * 1.2 * RATE as f32) as usize;
        for (i, to) in self.samples[start..].iter_mut().take(n).enumerate() {
            let t = i as f32 / RATE as f32;
            let there = (t / 0.004).min(1.0);
            phase += f64::from(hz * (1.0 + up * (t / ring).min(1.0))) / f64::from(RATE);
            *to += (2.0 * PI * phase).sin() as f32 * level * there * there;
            level *= fade;
        }
    }

    /// Rubs from `at` for `seconds`. Fibres catch and let go: the noise comes in grains, about `grains` a
    /// second.
    pub(crate) fn rub(&mut self, at: f32, seconds: f32, grains: f32, rub: Rub, strength: f32) {
        let start = self.index(at);
        let n = (seconds * RATE as f32) as usize;
        let mut band = Band::default();
        // Fibres are soft: nothing hisses.
        let mut soft = Biquad::below(4200.0);
        let (mut grain, mut gain) = (0.3f32, 0.0);
        let fade = (-1.0 / (0.0028 * RATE as f32)).exp();
        for i in 0..n.min(self.samples.len() - start) {
            if i % 32 == 0 {
                let (level, hz, width) = rub(i as f32 / n as f32);
                gain = level;
                band.tune(hz, width);
            }
            if self.hand.chance(grains / RATE as f32) {
                grain += self.hand.between(0.2, 1.0);
            }
            grain *= fade;
            let noise = self.hand.between(-1.0, 1.0) * (0.22 + grain.min(1.5));
            let heard = soft.step(f64::from(band.step(noise * gain)));
            self.samples[start + i] += heard as f32 * strength;
        }
    }
}
