//! Cards of paper that lie on the table.

use crate::dye::{Dye, ribbon};
use crate::math::clamp01;
use crate::paper::paper;
use crate::raster::{Pixels, blend};
use crate::shape::rounded;
use crate::tray::thing_shadow;

/// What a card is like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Card {
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// Pixels a point.
    pub scale: f32,
    /// How high it lies, in points: the higher, the longer its shadow.
    pub lift: f32,
    /// Darker paper, for what is not in play.
    pub dull: bool,
    /// A ribbon along the left edge: its colour and its width in points.
    pub ribbon: Option<(Dye, f32)>,
}

impl Card {
    /// How far the picture reaches over the card on every side, for the shadow, in pixels.
    #[must_use]
    pub fn margin(&self) -> u32 {
        (self.lift * self.scale * 4.0).ceil() as u32
    }
}

/// A card with its shadow; transparent around.
pub fn card(card: &Card) -> Pixels {
    let Card {
        size: (w, h),
        scale,
        lift,
        dull,
        ..
    } = *card;
    let margin = card.margin() as i32;
    let mut out = Pixels::new(w + 2 * margin as u32, h + 2 * margin as u32);
    let radius = 6.0 * scale;
    let high = lift * scale;
    let shadow = thing_shadow(w, h, radius, high);
    let reach = (shadow.width - w) as i32 / 2;
    out.lay(
        &shadow,
        margin - reach + (high * 0.65) as i32,
        margin - reach + high as i32,
    );
    let mut sheet = paper(w, h);
    if dull {
        for pixel in sheet.rgba.as_chunks_mut::<4>().0 {
            blend(pixel, [0xB8, 0xA6, 0x88], 118);
        }
    }
    if let Some((dye, width)) = card.ribbon {
        sheet.lay(&ribbon(dye, (width * scale).round() as u32, h, scale), 0, 0);
    }
    let (wf, hf) = (w as f32, h as f32);
    for (i, pixel) in sheet.rgba.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let (x, y) = (
            (i as u32 % w.max(1)) as f32 + 0.5,
            (i as u32 / w.max(1)) as f32 + 0.5,
        );
        // Only the corners and edges need a closer look.
        let edge = x.min(y).min(wf - x).min(hf - y);
        if edge > radius {
            continue;
        }
        let (distance, _) = rounded(x - wf / 2.0, y - hf / 2.0, wf / 2.0, hf / 2.0, radius);
        // The lamp catches the upper and left edge.
        let lit = clamp01(1.6 - distance / scale)
            * if x < y && x < wf / 2.0 || y < hf / 2.0 {
                0.42
            } else {
                0.12
            };
        blend(pixel, [255, 255, 255], (lit * 255.0) as u8);
        pixel[3] = (clamp01(distance + 0.5) * 255.0 + 0.5) as u8;
    }
    out.lay(&sheet, margin, margin);
    out
}
