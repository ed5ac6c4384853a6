//! Loudness, and bringing a take to the loudness its sound is to have.

use crate::band::Biquad;
use crate::{Clip, RATE};

/// No sample is further from silence than this: a little below -3 dBFS.
pub(crate) const PEAK: f32 = 0.7;

/// The loudest 0.4 s, in LUFS as ITU-R BS.1770 measures one channel. A knock shorter than that is taken
/// with the silence around it, which is near to how loud it seems.
pub(crate) fn loudness(samples: &[f32]) -> f32 {
    let mut ear = Biquad::ear();
    let window = RATE as usize * 2 / 5;
    let mut power: Vec<f64> = Vec::with_capacity(samples.len());
    let (mut sum, mut most) = (0.0, 0.0f64);
    for (i, &s) in samples.iter().enumerate() {
        let [head, bass] = &mut ear;
        let heard = bass.step(head.step(f64::from(s)));
        power.push(heard * heard);
        sum += heard * heard;
        if i >= window {
            sum -= power[i - window];
        }
        most = most.max(sum);
    }
    (-0.691 + 10.0 * (most / window as f64).max(1e-12).log10()) as f32
}

/// A take made ready to be heard: without rumble, silent at both ends, as loud as `lufs` says (see
/// [`loudness`]) or as its highest peak allows.
pub(crate) fn master(mut samples: Vec<f32>, lufs: f32) -> Clip {
    let mut rumble = Biquad::above(45.0);
    for s in &mut samples {
        *s = rumble.step(f64::from(*s)) as f32;
    }
    let n = samples.len();
    let (rise, fall) = (12.min(n), (RATE as usize / 50).min(n / 4));
    for (i, s) in samples[..rise].iter_mut().enumerate() {
        *s *= i as f32 / rise as f32;
    }
    for (i, s) in samples.iter_mut().rev().take(fall).enumerate() {
        let t = i as f32 / fall as f32;
        *s *= t * t * (3.0 - 2.0 * t);
    }
    // What the fades left of a mean goes out with a hump that is nothing at both ends.
    let hump = |i: usize| 1.0 - (2.0 * i as f32 / (n.max(2) - 1) as f32 - 1.0).powi(2);
    let mean = samples.iter().sum::<f32>() / (0..n).map(hump).sum::<f32>().max(1.0);
    for (i, s) in samples.iter_mut().enumerate() {
        *s -= mean * hump(i);
    }
    let mut clip = Clip { samples };
    let gain = 10f32.powf((lufs - loudness(&clip.samples)) / 20.0);
    let gain = gain.min(PEAK / clip.peak().max(1e-9));
    for s in &mut clip.samples {
        *s *= gain;
    }
    clip
}
