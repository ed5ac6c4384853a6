//! What is promised about the pictures: sizes, opacity, places, colours, what can be told apart, and that they
//! never change.

mod parchis;
mod scene;
mod taihou;
mod tebas;
mod thaayam;

use taula_art::{Drawn, Dye, Pixels};

/// The four painted colours, one for each seat.
fn everyone() -> Vec<Option<Dye>> {
    Dye::ALL.into_iter().map(Some).collect()
}

fn colours(p: &Pixels) -> impl Iterator<Item = [u8; 4]> + '_ {
    p.rgba.as_chunks::<4>().0.iter().copied()
}

/// The mean colour of a patch around a point of the board, `unit` pixels to one of its lengths.
fn patch(d: &Drawn, unit: f32, (x, y): (f32, f32), radius: i32) -> [f32; 3] {
    let (cx, cy) = (
        (d.origin.0 + x * unit) as i32,
        (d.origin.1 + y * unit) as i32,
    );
    let mut sum = [0.0; 3];
    for dy in -radius..=radius {
        for dx in -radius..=radius {
            let c = d.pixels.at(cx + dx, cy + dy);
            assert_eq!(c[3], 255, "the board is opaque");
            for k in 0..3 {
                sum[k] += f32::from(c[k]);
            }
        }
    }
    sum.map(|v| v / (2 * radius + 1).pow(2) as f32)
}

fn distance(a: [f32; 3], b: [u8; 3]) -> f32 {
    (0..3)
        .map(|k| (a[k] - f32::from(b[k])).powi(2))
        .sum::<f32>()
        .sqrt()
}
