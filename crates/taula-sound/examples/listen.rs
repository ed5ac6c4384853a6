//! Writes every sound and a minute of txalaparta as WAV to the folder given, and a picture of each:
//! waveform above, spectrogram below (0-12 kHz, 90 dB), variants side by side.
//!
//! `cargo run --release -p taula-sound --example listen -- /tmp/sounds`

use rustfft::algorithm::Radix4;
use rustfft::num_complex::Complex;
use rustfft::{Fft, FftDirection};
use std::path::{Path, PathBuf};
use std::time::Instant;
use taula_sound::{Clip, PLANKS, RATE, Sound, Txalaparta, plank, sound};

/// Samples in the window a column looks through.
const WINDOW: usize = 1024;
/// Rows of the waveform and of the spectrogram.
const WAVE: usize = 80;
const BINS: usize = 12_000 * WINDOW / RATE as usize;
/// Columns between two variants.
const GAP: usize = 6;

fn write_wav(path: &Path, channels: u16, samples: impl Iterator<Item = f32>) {
    let spec = hound::WavSpec {
        channels,
        sample_rate: RATE,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut file = hound::WavWriter::create(path, spec).expect("the folder can be written");
    for s in samples {
        file.write_sample((s * 32_767.0).round() as i16)
            .expect("the file can be written");
    }
    file.finalize().expect("the file can be written");
}

/// Dark to light through the colours of wood, for 0..1.
fn tint(v: f32) -> [u8; 3] {
    const STOPS: [[f32; 3]; 5] = [
        [20.0, 14.0, 12.0],
        [84.0, 40.0, 30.0],
        [176.0, 84.0, 40.0],
        [240.0, 190.0, 90.0],
        [255.0, 252.0, 240.0],
    ];
    let at = v.clamp(0.0, 1.0) * (STOPS.len() - 1) as f32;
    let i = (at as usize).min(STOPS.len() - 2);
    let t = at - i as f32;
    [0, 1, 2].map(|k| (STOPS[i][k] + (STOPS[i + 1][k] - STOPS[i][k]) * t) as u8)
}

fn picture(path: &Path, clips: &[&[f32]], hop: usize) {
    let fft = Radix4::new(WINDOW, FftDirection::Forward);
    let mut bins = vec![Complex::<f32>::default(); WINDOW];
    let columns: Vec<usize> = clips.iter().map(|c| c.len() / hop + 1).collect();
    let width = columns.iter().sum::<usize>() + GAP * (clips.len() - 1);
    let height = WAVE + BINS * 2;
    let mut pixels = vec![90u8; width * height * 3];
    let peak = clips
        .iter()
        .flat_map(|c| c.iter())
        .fold(1e-6f32, |m, s| m.max(s.abs()));
    // What a full window of a sine at the peak would give.
    let full = peak * WINDOW as f32 / 8.0;
    let mut left = 0;
    for (clip, &n) in clips.iter().zip(&columns) {
        for x in 0..n {
            let mut put = |y: usize, c: [u8; 3]| {
                pixels[(y * width + left + x) * 3..][..3].copy_from_slice(&c);
            };
            let part = &clip[(x * hop).min(clip.len())..((x + 1) * hop).min(clip.len())];
            let most = part.iter().fold(0.0f32, |m, s| m.max(s.abs())) / peak;
            for y in 0..WAVE {
                let from_middle = (y as f32 / WAVE as f32 * 2.0 - 1.0).abs();
                let c = if from_middle <= most { 230 } else { 30 };
                put(y, [c, c, c]);
            }
            for (i, to) in bins.iter_mut().enumerate() {
                let at = (x * hop + i).checked_sub(WINDOW / 2);
                let s = at.and_then(|at| clip.get(at)).copied().unwrap_or(0.0);
                let w = 0.5 - 0.5 * (std::f32::consts::TAU * i as f32 / WINDOW as f32).cos();
                *to = (s * w).into();
            }
            fft.process(&mut bins);
            for (bin, v) in bins.iter().take(BINS).enumerate() {
                let db = 20.0 * (v.norm() / full).max(1e-9).log10();
                let c = tint(1.0 + db / 90.0);
                put(height - 1 - bin * 2, c);
                put(height - 2 - bin * 2, c);
            }
        }
        left += n + GAP;
    }
    let file = std::fs::File::create(path).expect("the folder can be written");
    let mut png = png::Encoder::new(std::io::BufWriter::new(file), width as u32, height as u32);
    png.set_color(png::ColorType::Rgb);
    let mut png = png.write_header().expect("the picture can be written");
    png.write_image_data(&pixels)
        .expect("the picture can be written");
}

/// The loudest 0.4 s in LUFS, with silence around a short sound.
fn loudness(samples: &[f32], channels: u32) -> f64 {
    let mut meter =
        ebur128::EbuR128::new(channels, RATE, ebur128::Mode::M).expect("the meter can be made");
    let mut most = f64::NEG_INFINITY;
    let quiet = vec![0.0; RATE as usize * 2 / 5 * channels as usize];
    for part in samples
        .chunks(441 * channels as usize)
        .chain(quiet.chunks(441 * channels as usize))
    {
        meter.add_frames_f32(part).expect("the meter takes samples");
        most = most.max(meter.loudness_momentary().expect("the meter measures"));
    }
    most
}

fn say(name: &str, clips: &[Clip], took: f64) {
    let range = |f: &dyn Fn(&Clip) -> f64| {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for c in clips {
            (low, high) = (low.min(f(c)), high.max(f(c)));
        }
        (low, high)
    };
    let (l, h) = range(&|c| loudness(&c.samples, 1));
    let (pl, ph) = range(&|c| f64::from(c.peak()));
    println!(
        "{name:<12} x{:<2} {:>5.3} s  {l:>6.1} .. {h:>5.1} LUFS  peak {pl:.2} .. {ph:.2}  {took:>6.2} ms",
        clips.len(),
        clips[0].seconds(),
    );
}

fn main() {
    let folder = PathBuf::from(
        std::env::args()
            .nth(1)
            .unwrap_or_else(|| "/tmp/taula-sound".into()),
    );
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let mut all = 0.0;
    let mut keep = |name: &str, n: u8, make: &dyn Fn(u8) -> Clip| {
        let start = Instant::now();
        let clips: Vec<Clip> = (0..n).map(make).collect();
        let took = start.elapsed().as_secs_f64() * 1000.0;
        all += took;
        say(name, &clips, took);
        for (v, clip) in clips.iter().enumerate() {
            let path = folder.join(format!("{name}-{v}.wav"));
            write_wav(&path, 1, clip.samples.iter().copied());
        }
        let shown: Vec<&[f32]> = clips.iter().map(|c| c.samples.as_slice()).collect();
        // Finer where there is less to see.
        let hop = (shown.iter().map(|c| c.len()).sum::<usize>() / 1200).clamp(16, 128);
        picture(&folder.join(format!("{name}.png")), &shown, hop);
    };
    for s in Sound::ALL {
        let name = format!("{s:?}").to_lowercase();
        keep(&name, s.variants(), &|v| sound(s, v));
    }
    for n in 0..PLANKS {
        keep(&format!("plank{n}"), 4, &|v| plank(n, v));
    }
    println!("everything synthesised in {all:.1} ms");

    let mut players = Txalaparta::new(7);
    let mut minute: Vec<[f32; 2]> = Vec::new();
    let start = Instant::now();
    let mut phrases = 0;
    while minute.len() < 60 * RATE as usize {
        minute.extend(players.phrase().samples());
        phrases += 1;
    }
    let took = start.elapsed().as_secs_f64() * 1000.0;
    let flat: Vec<f32> = minute.iter().flatten().copied().collect();
    println!(
        "txalaparta: {phrases} phrases in {took:.1} ms, at most {:.1} LUFS",
        loudness(&flat, 2)
    );
    write_wav(&folder.join("txalaparta.wav"), 2, flat.into_iter());
    let mono: Vec<f32> = minute.iter().map(|s| (s[0] + s[1]) / 2.0).collect();
    let lines: Vec<&[f32]> = mono.chunks(20 * RATE as usize).take(3).collect();
    picture(&folder.join("txalaparta.png"), &lines, 1024);
}
