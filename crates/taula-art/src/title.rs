//! Lettering let into the table: brass in a groove the lamp shines into.

use crate::fonts::SERIF;
use crate::mask::Mask;
use crate::math::{clamp01, each, lerp};
use crate::noise::value;
use crate::raster::{self, Pixels};

/// Lettering as a picture, and where its text lies in it.
#[derive(Clone, Debug)]
pub struct Lettering {
    /// Transparent around the letters; the groove's edges reach a little over them.
    pub pixels: Pixels,
    /// Where the text begins on its baseline, in pixels from the upper left.
    pub origin: (f32, f32),
    /// How far the text runs from there.
    pub advance: f32,
    /// Height of a capital letter over the baseline.
    pub cap_height: f32,
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// `text` in the bold serif of `size_px`, let into the wood in brass.
pub fn carved_title(text: &str, size_px: f32) -> Lettering {
    let size = size_px.max(6.0);
    let body = format!(
        r##"<text x="0" y="0" font-family="{SERIF}" font-size="{size}" font-weight="700" fill="#fff" xml:space="preserve">{}</text>"##,
        escaped(text)
    );
    let tree = raster::parse(16, 16, &body);
    let root = tree.root().abs_bounding_box();
    let depth = (size * 0.0145).max(0.8);
    let pad = (depth * 4.0).ceil() + 2.0;
    let (left, top) = (
        (-root.left()).ceil().max(0.0) + pad,
        (-root.top()).ceil().max(size * 0.7) + pad,
    );
    let w = (root.right() + left + pad).ceil() as u32;
    let h = (root.bottom().max(0.0) + top + pad).ceil() as u32;
    let mask = raster::draw(&tree, w, h, left, top);
    let (w, h) = (mask.width as usize, mask.height as usize);
    let ink = Mask::of(&mask);
    let soft = ink.soft((depth * 0.9).round().max(1.0) as usize);
    let mut out = Pixels::new(w as u32, h as u32);
    for (i, to) in out.rgba.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let (x, y) = ((i % w) as f32, (i / w) as f32);
        let (lip, lip_a) = lips(&ink, &soft, x, y, depth);
        let m = ink.at[i];
        let a = m + lip_a * (1.0 - m);
        if a < 0.004 {
            continue;
        }
        // The lip's shadow on the brass, and brass that rises a hair at its far edges.
        let shaded = clamp01(1.0 - soft.get(x - depth * 1.2, y - depth * 1.2)) * 0.78;
        let edge = clamp01(1.0 - soft.get(x + depth, y + depth)) * 0.5;
        let brass = brass(x, y, (x / w as f32, y / h as f32), size);
        let c = each(|k| {
            let v = lerp(brass[k], [0.17, 0.10, 0.04][k], shaded);
            let v = lerp(v, [1.0, 0.95, 0.82][k], edge * 0.5 * (1.0 - shaded));
            (v * m + lip[k] * lip_a * (1.0 - m)) / a
        });
        let c = raster::byte(c, 0.0);
        *to = [c[0], c[1], c[2], (a * 255.0 + 0.5).min(255.0) as u8];
    }
    Lettering {
        pixels: out,
        origin: (left, top),
        advance: root.right(),
        cap_height: size * 0.645,
    }
}

/// The groove's lips around a letter, colour and alpha: the upper left one lies in shadow, the lower right
/// one catches the lamp.
fn lips(ink: &Mask, soft: &Mask, x: f32, y: f32, depth: f32) -> ([f32; 3], f32) {
    let dark = ink
        .get(x + depth * 0.95, y + depth * 0.95)
        .max(soft.get(x + depth * 0.5, y + depth * 0.5) * 0.8)
        * 0.78;
    let lit = ink.get(x - depth * 0.7, y - depth * 0.7) * 0.30 * (1.0 - dark);
    let a = dark + lit;
    if a <= 0.0 {
        return ([0.0; 3], 0.0);
    }
    let colour = each(|k| ([0.070, 0.040, 0.020][k] * dark + [1.0, 0.86, 0.66][k] * lit) / a);
    (colour, a)
}

/// Brass polished along the letters: a broad sheen that falls from the upper left, fine scratches.
fn brass(x: f32, y: f32, (right, down): (f32, f32), size: f32) -> [f32; 3] {
    let t = clamp01(0.62 * right + 0.38 * down);
    let scratch = (value(x * 0.03, y * 0.7, 12) - 0.5) * 0.05
        + (value(x / size, y / size * 12.0, 13) - 0.5) * 0.07;
    let sheen = 1.0 + scratch + 0.07 * (1.0 - (down * 2.0 - 0.8).abs());
    let (near, far) = ([0.965, 0.880, 0.69], [0.75, 0.58, 0.32]);
    each(|k| lerp(near[k], far[k], t) * sheen)
}
