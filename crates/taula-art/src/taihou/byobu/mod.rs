//! The folding screen (byobu) that stands between two players while they arrange their tiles: six leaves of gold leaf
//! in lacquer frames, painted with a pond at night and the game's own animals.

mod branch;
mod frame;
mod painting;
mod pond;

use std::fmt::Write;

use super::Drawn;
use crate::mask::Mask;
use crate::math::{clamp01, each, lerp, smoothstep};
use crate::noise::fbm;
use crate::palette::SHADOW;
use crate::raster::{self, Pixels, sample};
use crate::shape::Point;
use frame::Frame;
use painting::Painting;

/// How many leaves the screen has.
pub const LEAVES: usize = 6;

/// A leaf was drawn so high, in the lengths of the painting.
const HIGH: f32 = 352.0;
/// How much nearer to the eye every other hinge stands, in widths of a leaf.
const SLANT: f32 = 0.163;

/// A folding screen of a certain size, in pixels. It stands in a zigzag: the hinges 1, 3 and 5 are nearer to the eye
/// and lie lower on the picture, 0, 2, 4 and 6 further.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Byobu {
    /// How wide a leaf is as it stands; whole.
    leaf: f32,
    /// How high a leaf is; whole.
    high: f32,
}

impl Byobu {
    /// The screen that fills a rectangle best. Leaves are whole pixels wide, so [`size`](Self::size) may differ a
    /// little.
    #[must_use]
    pub fn new(width_px: f32, height_px: f32) -> Self {
        let leaf = (width_px / LEAVES as f32).round().max(8.0);
        let high = (height_px - (SLANT * leaf).round()).round().max(leaf);
        Self { leaf, high }
    }

    /// How wide and high it is, unfolded.
    #[must_use]
    pub fn size(&self) -> (f32, f32) {
        (self.leaf * LEAVES as f32, self.high + self.near())
    }

    /// How much lower the nearer hinges lie.
    fn near(&self) -> f32 {
        (SLANT * self.leaf).round()
    }

    /// Where the upper end of a hinge lies, from the upper left corner of the screen: 0 and [`LEAVES`] are its ends,
    /// and leaf `n` hangs on hinge `n`.
    #[must_use]
    pub fn hinge(&self, n: usize) -> (f32, f32) {
        let y = if n % 2 == 1 { self.near() } else { 0.0 };
        (self.leaf * n.min(LEAVES) as f32, y)
    }

    /// How wide so many folded leaves are, side by side.
    fn thick(&self) -> f32 {
        (self.leaf * 0.042).round().max(2.0)
    }

    /// A leaf as it stands, `n` below [`LEAVES`]. Its origin is the upper end of the hinge it hangs on: drawn narrower
    /// from there, it is folding.
    #[must_use]
    pub fn leaf(&self, n: usize) -> Drawn {
        let n = n.min(LEAVES - 1);
        let scale = Leaf::new(self, n);
        let frame = Frame::new(self);
        let painting = Painting::of(self);
        let (w, h) = scale.size;
        let first = n as f32 * self.leaf;
        let mut pixels = sample(w, h, 3, |x, y| {
            let (u, v) = scale.flat(x, y);
            frame.at(u, v, first)
        });
        let (k, dy) = (scale.slope, scale.origin.1);
        let sheared = format!(
            r#"<g transform="matrix(1 {k:.5} 0 1 {:.3} {dy:.3})">"#,
            scale.origin.0
        );
        let mut svg = format!(
            r#"<clipPath id="leaf"><path d="{}"/></clipPath>{sheared}<g clip-path="url(#leaf)">"#,
            frame.opening()
        );
        let unit = self.high / HIGH;
        let _ = write!(
            svg,
            r#"<g transform="translate({:.3} 0) scale({unit:.5})">{}</g></g></g>"#,
            -first,
            painting.seen(n)
        );
        pixels.lay(&raster::svg(w, h, &svg), 0, 0);
        self.light(&mut pixels, &scale, &frame, n);
        let fittings = format!("{sheared}{}</g>", frame.fittings(n));
        pixels.lay(&raster::svg(w, h, &fittings), 0, 0);
        Drawn {
            pixels,
            origin: scale.origin,
        }
    }

    /// The lamp's light on a leaf: those that look to the left have more of it, and the folds lie in the dark.
    fn light(&self, pixels: &mut Pixels, scale: &Leaf, frame: &Frame, n: usize) {
        let first = n as f32 * self.leaf;
        let w = pixels.width as usize;
        let unit = self.high / HIGH;
        for (i, to) in pixels.rgba.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            if to[3] == 0 {
                continue;
            }
            let (u, v) = scale.flat((i % w) as f32 + 0.5, (i / w) as f32 + 0.5);
            let t = clamp01(u / self.leaf);
            // 0 at the fold that stands back, 1 at the one that stands forward.
            let forward = if n.is_multiple_of(2) { t } else { 1.0 - t };
            let fold = smoothstep(0.30, 0.0, forward);
            let mut lit = if n.is_multiple_of(2) {
                0.97 + 0.10 * forward
            } else {
                0.74 + 0.06 * forward
            };
            lit *= 1.0 - 0.30 * fold;
            lit *= 1.05 - 0.15 * clamp01(v / self.high);
            // Under the paint lie the squares of gold leaf, and it has aged with them.
            if frame.opens(u, v) > 0.0 {
                let (x, y) = ((u + first) / unit, v / unit);
                let aged = fbm(x * 0.05, y * 0.05, 3, 211) - 0.5;
                lit *= 1.0 + 0.5 * frame::seam(x, y) + 0.10 * aged;
            }
            let warm = (lit - 1.0) * 0.10;
            let c = each(|k| {
                let tint = [1.0 + warm, 1.0, 1.0 - warm][k];
                f32::from(to[k]) / 255.0 * lit * tint
            });
            let c = raster::byte(c, 0.0);
            to[..3].copy_from_slice(&c);
        }
    }

    /// So many leaves folded together and seen from the edge, as they stand at hinge [`LEAVES`] less `leaves`, from
    /// which the next one folds out. The origin is the upper end of that hinge.
    #[must_use]
    pub fn folded(&self, leaves: usize) -> Drawn {
        let leaves = leaves.min(LEAVES);
        let thick = self.thick();
        let margin = 2.0;
        let w = (thick * leaves as f32 + 2.0 * margin).ceil() as u32;
        let h = (self.high + 2.0 * margin) as u32;
        let unit = self.high / HIGH;
        let pixels = sample(w, h, 3, |x, y| {
            let (x, y) = (x - margin, y - margin);
            if x < 0.0 || y < 0.0 || y > self.high || x > thick * leaves as f32 {
                return [0.0; 4];
            }
            let t = (x / thick).fract();
            let inner = y.min(self.high - y);
            // Brass at the ends, lacquer between; each edge rounded, a gap after it.
            let brass = inner < 14.0 * unit;
            let base = if brass {
                [0.69, 0.53, 0.25]
            } else {
                [0.115, 0.085, 0.068]
            };
            let gloss = smoothstep(0.34, 0.0, (t - 0.30).abs()) * if brass { 0.5 } else { 0.22 };
            let gap = smoothstep(0.72, 1.0, t) * 0.75;
            let c = each(|k| lerp(base[k] + gloss * [1.0, 0.92, 0.74][k], 0.02, gap));
            [c[0], c[1], c[2], 1.0]
        });
        Drawn {
            pixels,
            origin: (margin, margin),
        }
    }

    /// What its first so many leaves keep the lamp from, on the ground before them. The origin is the upper left corner
    /// of the screen, which lies above the picture.
    #[must_use]
    pub fn shadow(&self, leaves: usize) -> Drawn {
        let leaves = leaves.clamp(1, LEAVES);
        let unit = self.high / HIGH;
        let (soft, touching) = (13.0 * unit, 3.0 * unit);
        let margin = (3.0 * soft).ceil();
        let (dx, dy) = (26.0 * unit, 44.0 * unit);
        let foot: Vec<Point> = (0..=leaves).map(|n| self.hinge(n)).collect();
        let width = (self.leaf * leaves as f32 + dx + 2.0 * margin).ceil() as u32;
        let height = (self.near() + dy + 2.0 * margin).ceil() as u32;
        // The area between its foot and what the foot's shadow reaches, and the line where it stands.
        let path = |points: &mut dyn Iterator<Item = Point>| {
            let mut d = String::new();
            for (x, y) in points {
                let sign = if d.is_empty() { 'M' } else { 'L' };
                let _ = write!(d, "{sign}{:.1} {:.1}", x + margin, y + margin);
            }
            d
        };
        let line = path(&mut foot.iter().copied());
        let thrown = foot.iter().rev().map(|&(x, y)| (x + dx, y + dy));
        let area = path(&mut foot.iter().copied().chain(thrown));
        let blurred = |svg: &str, soft: f32| {
            let sharp = Mask::of(&raster::svg(width, height, svg));
            // Two boxes of this half width blur as much.
            sharp.soft((soft * 1.22).round().max(1.0) as usize)
        };
        let far = blurred(&format!(r##"<path d="{area}Z" fill="#000"/>"##), soft);
        let near = blurred(
            &format!(
                r##"<path d="{line}" fill="none" stroke="#000" stroke-width="{:.2}"/>"##,
                7.0 * unit
            ),
            touching,
        );
        let mut pixels = Pixels::new(width, height);
        for (to, (far, near)) in pixels
            .rgba
            .as_chunks_mut::<4>()
            .0
            .iter_mut()
            .zip(far.at.iter().zip(&near.at))
        {
            let dark = 1.0 - (1.0 - 0.62 * far) * (1.0 - 0.8 * near);
            *to = [SHADOW[0], SHADOW[1], SHADOW[2], (dark * 255.0 + 0.5) as u8];
        }
        Drawn {
            pixels,
            origin: (margin, margin - self.high),
        }
    }

    /// The screen as it stands, with its shadow; the origin is its upper left corner.
    #[must_use]
    pub fn whole(&self) -> Drawn {
        let shadow = self.shadow(LEAVES);
        let origin = (shadow.origin.0, 4.0);
        let below = origin.1 - shadow.origin.1;
        let height = shadow.pixels.height + below as u32;
        let mut pixels = Pixels::new(shadow.pixels.width, height);
        pixels.lay(&shadow.pixels, 0, below as i32);
        for n in 0..LEAVES {
            let leaf = self.leaf(n);
            let (x, y) = self.hinge(n);
            let at = |at: f32, own: f32, of: f32| (own + at - of).round() as i32;
            pixels.lay(
                &leaf.pixels,
                at(x, origin.0, leaf.origin.0),
                at(y, origin.1, leaf.origin.1),
            );
        }
        Drawn { pixels, origin }
    }
}

/// The lengths of a leaf's picture.
struct Leaf {
    size: (u32, u32),
    origin: Point,
    /// How much lower it lies by each pixel to the right.
    slope: f32,
}

impl Leaf {
    fn new(byobu: &Byobu, n: usize) -> Self {
        let near = byobu.near();
        let up = n % 2 == 1;
        let margin = 2.0;
        let top = if up { near } else { 0.0 } + margin;
        Self {
            size: (
                (byobu.leaf + 2.0 * margin) as u32,
                (byobu.high + near + 2.0 * margin) as u32,
            ),
            origin: (margin, top),
            slope: if up { -near } else { near } / byobu.leaf,
        }
    }

    /// Where a point of the picture lies on the leaf, from its upper left corner, as it would lie flat.
    fn flat(&self, x: f32, y: f32) -> Point {
        let u = x - self.origin.0;
        (u, y - self.origin.1 - self.slope * u)
    }
}
