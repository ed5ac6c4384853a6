//! What the tests measure with: spectra, onsets, and a loudness meter that is not ours.

#![allow(dead_code, reason = "each file of tests measures with some of these")]

use rustfft::algorithm::Radix4;
use rustfft::num_complex::Complex;
use rustfft::{Fft, FftDirection};
use taula_sound::{Clip, RATE, Sound, sound};

/// Every variant of a sound.
pub fn variants(s: Sound) -> impl Iterator<Item = Clip> {
    (0..s.variants()).map(move |v| sound(s, v))
}

/// The power of each bin of one transform over all of the samples, and the bins' distance in Hz.
pub fn spectrum(samples: &[f32]) -> (Vec<f32>, f32) {
    let n = samples.len().next_power_of_two().max(4096);
    let mut bins: Vec<Complex<f32>> = samples.iter().map(|&sample| sample.into()).collect();
    bins.resize(n, Complex::default());
    Radix4::new(n, FftDirection::Forward).process(&mut bins);
    (
        // The upper half mirrors the lower.
        bins[..=n / 2].iter().map(|v| v.norm_sqr()).collect(),
        RATE as f32 / n as f32,
    )
}

/// The middle of a sound's power, in Hz.
pub fn centroid(samples: &[f32]) -> f32 {
    let (power, step) = spectrum(samples);
    let (mut sum, mut all) = (0.0, 0.0);
    for (i, p) in power.iter().enumerate() {
        sum += f64::from(*p) * f64::from(i as f32 * step);
        all += f64::from(*p);
    }
    (sum / all) as f32
}

/// The share of a sound's power from `low` to `high` Hz.
pub fn share(samples: &[f32], low: f32, high: f32) -> f32 {
    let (power, step) = spectrum(samples);
    let within = |i: usize| (low..high).contains(&(i as f32 * step));
    let all: f32 = power.iter().sum();
    let part: f32 = (0..power.len())
        .filter(|&i| within(i))
        .map(|i| power[i])
        .sum();
    part / all
}

/// The mean over `variants` of what `measure` finds in each.
pub fn mean(s: Sound, measure: impl Fn(&[f32]) -> f32) -> f32 {
    variants(s).map(|c| measure(&c.samples)).sum::<f32>() / f32::from(s.variants())
}

/// The loudest 0.4 s in LUFS, with silence around a short sound; samples of channels in turn.
pub fn loudness(samples: &[f32], channels: u32) -> f32 {
    let mut meter = ebur128::EbuR128::new(channels, RATE, ebur128::Mode::M).unwrap();
    let part = 441 * channels as usize;
    let quiet = vec![0.0; 40 * part];
    let mut most = f64::NEG_INFINITY;
    for part in samples.chunks(part).chain(quiet.chunks(part)) {
        meter.add_frames_f32(part).unwrap();
        most = most.max(meter.loudness_momentary().unwrap());
    }
    most as f32
}

/// The energy of each 2 ms.
pub fn energy(samples: &[f32]) -> Vec<f32> {
    samples
        .chunks(88)
        .map(|c| c.iter().map(|s| s * s).sum())
        .collect()
}

/// When something is struck: moments (seconds) at which the energy rises at least threefold above what
/// it was and is not below a thousandth of the most; at least 12 ms apart.
pub fn onsets(samples: &[f32]) -> Vec<f32> {
    let energy = energy(samples);
    let most = energy.iter().copied().fold(0.0, f32::max);
    let mut found: Vec<usize> = Vec::new();
    for i in 0..energy.len() {
        let before = energy[i.saturating_sub(3)..i]
            .iter()
            .copied()
            .fold(0.0, f32::max);
        let far = found.last().is_none_or(|&last| i - last >= 6);
        if far && energy[i] > most * 1e-3 && energy[i] > before * 3.0 {
            found.push(i);
        }
    }
    found.into_iter().map(|i| i as f32 * 0.002).collect()
}

/// How different two sounds are: the root mean square, in dB, over windows of 23 ms and bands of a third
/// of an octave in which at least one of them is heard (within 40 dB of its loudest).
pub fn distance(a: &[f32], b: &[f32]) -> f32 {
    let (a, b) = (bands(a), bands(b));
    let (mut sum, mut n) = (0.0, 0);
    for i in 0..a.len().max(b.len()) {
        let quiet = [-60.0; 24];
        let (x, y) = (a.get(i).unwrap_or(&quiet), b.get(i).unwrap_or(&quiet));
        for k in 0..24 {
            if x[k].max(y[k]) > -40.0 {
                sum += (x[k] - y[k]).powi(2);
                n += 1;
            }
        }
    }
    (sum / n.max(1) as f32).sqrt()
}

/// Levels in dB below the loudest of bands of a third of an octave from 80 Hz on.
fn bands(samples: &[f32]) -> Vec<[f32; 24]> {
    let mut out: Vec<[f32; 24]> = samples
        .chunks(1024)
        .map(|part| {
            let (power, step) = spectrum(part);
            let mut bands = [0.0f32; 24];
            for (i, p) in power.iter().enumerate() {
                let third = ((i as f32 * step / 80.0).log2() * 3.0).floor();
                if (0.0..24.0).contains(&third) {
                    bands[third as usize] += p;
                }
            }
            bands
        })
        .collect();
    let most = out.iter().flatten().copied().fold(1e-12, f32::max);
    for v in out.iter_mut().flatten() {
        *v = (10.0 * (*v / most).max(1e-6).log10()).max(-60.0);
    }
    out
}
