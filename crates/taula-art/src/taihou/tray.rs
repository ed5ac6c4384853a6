//! The lacquered tray under a plate: what a player has taken lies in it, or the reserve.

use crate::Pixels;
use crate::raster;

/// A shallow tray of dark lacquer, `scale` pixels a point.
#[must_use]
pub fn tray(width_px: u32, height_px: u32, scale: f32) -> Pixels {
    let (w, h) = (width_px as f32, height_px as f32);
    let rim = 3.0 * scale;
    let round = 6.0 * scale;
    let svg = format!(
        r##"<defs><linearGradient id="bed" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#150E0A"/><stop offset="0.22" stop-color="#241913"/><stop offset="1" stop-color="#30221A"/></linearGradient><linearGradient id="rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5A4334"/><stop offset="0.5" stop-color="#38281E"/><stop offset="1" stop-color="#221812"/></linearGradient></defs><rect width="{w}" height="{h}" rx="{round}" fill="url(#rim)"/><rect x="{rim}" y="{rim}" width="{iw}" height="{ih}" rx="{ir}" fill="url(#bed)"/><rect x="{rim}" y="{rim}" width="{iw}" height="{ih}" rx="{ir}" fill="none" stroke="#0C0705" stroke-width="{line}" stroke-opacity="0.7"/>"##,
        iw = w - 2.0 * rim,
        ih = h - 2.0 * rim,
        ir = round - rim * 0.6,
        line = scale,
    );
    raster::svg(width_px, height_px, &svg)
}
