//! The room the planks stand in: small, with a wooden floor.

use crate::RATE;

/// Four ways round the room, that feed each other and lose their highs on the walls.
pub(crate) struct Room {
    lines: [Vec<f32>; 4],
    at: [usize; 4],
    dull: [f32; 4],
    /// What a way leaves of what goes it.
    loss: [f32; 4],
}

/// Lengths of the ways in samples, without a common divisor, so that no pitch stands out.
const WAYS: [usize; 4] = [1123, 1447, 1759, 2011];

/// Seconds until the room is 60 dB quieter.
const RING: f32 = 0.55;

impl Room {
    pub(crate) fn new() -> Self {
        Self {
            lines: WAYS.map(|n| vec![0.0; n]),
            at: [0; 4],
            dull: [0.0; 4],
            loss: WAYS.map(|n| 10f32.powf(-3.0 * n as f32 / (RING * RATE as f32))),
        }
    }

    /// One moment: what sounds in it, left and right; what comes back.
    pub(crate) fn step(&mut self, [left, right]: [f32; 2]) -> [f32; 2] {
        let out: [f32; 4] = std::array::from_fn(|k| {
            let heard = self.lines[k][self.at[k]];
            // About 2.4 kHz.
            self.dull[k] += 0.29 * (heard - self.dull[k]);
            self.dull[k] * self.loss[k]
        });
        let half = out.iter().sum::<f32>() / 2.0;
        let inputs = [left, right, right, left];
        for k in 0..4 {
            self.lines[k][self.at[k]] = inputs[k] + out[k] - half;
            self.at[k] = (self.at[k] + 1) % WAYS[k];
        }
        [out[0] + out[2], out[1] + out[3]]
    }
}
