//! The irregularity of a hand: small numbers by chance, the same for the same seed.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A source of chance.
#[derive(Clone, Debug)]
pub(crate) struct Hand(ChaCha8Rng);

impl Hand {
    pub(crate) fn new(seed: u64, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(stream);
        Self(rng)
    }

    /// A number in 0..1.
    pub(crate) fn unit(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / 16_777_216.0
    }

    /// A number in `low..high`.
    pub(crate) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// `value`, more or less: by at most `share` of it.
    pub(crate) fn about(&mut self, value: f32, share: f32) -> f32 {
        value * self.between(1.0 - share, 1.0 + share)
    }

    /// True in `share` of all cases.
    pub(crate) fn chance(&mut self, share: f32) -> bool {
        self.unit() < share
    }

    /// A whole number below `total`.
    pub(crate) fn below(&mut self, total: usize) -> usize {
        ((self.unit() * total as f32) as usize).min(total.saturating_sub(1))
    }
}
