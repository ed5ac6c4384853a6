//! A sound as samples.

use crate::RATE;

/// A sound for one ear or both: mono, [`RATE`] samples a second, each in -1..1.
#[derive(Clone, Debug, PartialEq)]
pub struct Clip {
    /// The samples in the order in which they are heard.
    pub samples: Vec<f32>,
}

impl Clip {
    /// How long it is heard, in seconds.
    #[must_use]
    pub fn seconds(&self) -> f32 {
        self.samples.len() as f32 / RATE as f32
    }

    /// The furthest any sample is from silence; 1 is full scale.
    #[must_use]
    pub fn peak(&self) -> f32 {
        self.samples.iter().fold(0.0, |most, s| most.max(s.abs()))
    }
}
