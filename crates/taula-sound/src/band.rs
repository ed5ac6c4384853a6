//! Filters: what a band lets through.

use crate::RATE;
use std::f64::consts::PI;

/// A filter of second order, in the form that needs two numbers of memory.
#[derive(Clone, Debug)]
pub(crate) struct Biquad {
    b: [f64; 3],
    a: [f64; 2],
    z: [f64; 2],
}

impl Biquad {
    fn new(b: [f64; 3], a: [f64; 3]) -> Self {
        Self {
            b: b.map(|v| v / a[0]),
            a: [a[1] / a[0], a[2] / a[0]],
            z: [0.0; 2],
        }
    }

    /// Lets through what is below `hz`, 12 dB an octave less above it.
    pub(crate) fn below(hz: f64) -> Self {
        let (cos, alpha) = place(hz, 0.5f64.sqrt());
        let b = (1.0 - cos) / 2.0;
        Self::new([b, 1.0 - cos, b], [1.0 + alpha, -2.0 * cos, 1.0 - alpha])
    }

    /// Lets through what is above `hz`, 12 dB an octave less below it.
    pub(crate) fn above(hz: f64) -> Self {
        let (cos, alpha) = place(hz, 0.5f64.sqrt());
        let b = (1.0 + cos) / 2.0;
        Self::new([b, -1.0 - cos, b], [1.0 + alpha, -2.0 * cos, 1.0 - alpha])
    }

    /// The two filters of ITU-R BS.1770 that stand for the head and for the ear's weakness in the bass.
    /// The standard gives them for 48 kHz; these are the same curves at our rate.
    pub(crate) fn ear() -> [Self; 2] {
        let k = (PI * 1_681.974_450_955_533 / f64::from(RATE)).tan();
        let q = 0.707_175_236_955_419_6;
        let high = 10f64.powf(3.999_843_853_973_347 / 20.0);
        let mid = high.powf(0.499_666_774_154_541_6);
        let head = Self::new(
            [
                high + mid * k / q + k * k,
                2.0 * (k * k - high),
                high - mid * k / q + k * k,
            ],
            [
                1.0 + k / q + k * k,
                2.0 * (k * k - 1.0),
                1.0 - k / q + k * k,
            ],
        );
        let k = (PI * 38.135_470_876_024_44 / f64::from(RATE)).tan();
        let q = 0.500_327_037_323_877_3;
        let a = [
            1.0 + k / q + k * k,
            2.0 * (k * k - 1.0),
            1.0 - k / q + k * k,
        ];
        // The standard leaves the bass filter's gain as it is: about 1, not exactly.
        let bass = Self::new([a[0], -2.0 * a[0], a[0]], a);
        [head, bass]
    }

    #[inline]
    pub(crate) fn step(&mut self, x: f64) -> f64 {
        let y = self.b[0] * x + self.z[0];
        self.z[0] = self.b[1] * x - self.a[0] * y + self.z[1];
        self.z[1] = self.b[2] * x - self.a[1] * y;
        y
    }
}

fn place(hz: f64, q: f64) -> (f64, f64) {
    let w = 2.0 * PI * hz / f64::from(RATE);
    (w.cos(), w.sin() / (2.0 * q))
}

/// A band whose middle may move while it sounds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Band {
    z: [f32; 2],
    g: f32,
    k: f32,
}

impl Band {
    /// Moves the middle to `hz`; `width` is that of the band in middles, 2 wide, 0.5 narrow.
    pub(crate) fn tune(&mut self, hz: f32, width: f32) {
        self.g = (std::f32::consts::PI * hz / RATE as f32).tan();
        self.k = width;
    }

    #[inline]
    pub(crate) fn step(&mut self, x: f32) -> f32 {
        let v1 = (self.z[0] + self.g * (x - self.z[1])) / (1.0 + self.g * (self.g + self.k));
        let v2 = self.z[1] + self.g * v1;
        self.z = [2.0 * v1 - self.z[0], 2.0 * v2 - self.z[1]];
        v1 * self.k
    }
}
