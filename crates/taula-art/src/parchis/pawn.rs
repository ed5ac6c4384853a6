//! Turned and lacquered pawns seen from straight above: a flange in the seat's colour and pattern, a
//! neck, and a head whose shape tells the seat too. They are height fields under the lamp.

use crate::dye::Dye;
use crate::math::{Mapped, V3, clamp01, each, length2, lerp, normalize, smoothstep};
use crate::palette::{INK, INLAY};
use crate::raster::{self, Pixels, supersample, svg, unit};
use crate::relief::{LACQUER, METAL, shade};
use crate::shadow;

/// The radius within which heads lie, in radii of the pawn.
const NECK: f32 = 0.60;

/// The height of the head at a point (in radii, the pawn's foot being 1) and how far inside its outline
/// the point lies: negative outside.
fn head(dye: Dye, x: f32, y: f32) -> (f32, f32) {
    let r = length2(x, y);
    match dye {
        Dye::Yellow | Dye::Ivory | Dye::Lapis => {
            let a: f32 = 0.47;
            ((a * a - r * r).max(0.0).sqrt(), a - r)
        }
        Dye::Blue => {
            let a = 0.50;
            // A steep cone with its tip worn round.
            (1.15 * (a - (r * r + 0.0036).sqrt()).max(0.0), a - r)
        }
        Dye::Red => {
            // Six points round a hollow.
            let inside = star(x, y);
            let rim = (inside * 2.0).clamp(0.0, 0.15) + 0.12 * r;
            let hollow = smoothstep(0.30, 0.20, r) * 0.20;
            (rim - hollow, inside)
        }
        Dye::Green => {
            let a = 0.43;
            let (dx, dy) = (x.abs(), y.abs());
            // Corners a little rounded, edges broken.
            let q = length2((dx - a + 0.09).max(0.0), (dy - a + 0.09).max(0.0));
            let inside = 0.09 - q - (dx.max(dy) - a + 0.09).min(0.0);
            ((inside * 1.5).clamp(0.0, 0.20), inside)
        }
    }
}

/// How far inside a star with six points; its radii are 0.60 and 0.39.
fn star(x: f32, y: f32) -> f32 {
    // Fold the plane into the twelfth that lies between a point and a notch: mirrors through the middle,
    // at 0, 60 and 30 degrees from the upright.
    let (mut x, mut y) = (x.abs(), y.abs());
    let mirror = |x: &mut f32, y: &mut f32, c: f32, s: f32| {
        let d = *x * c - *y * s;
        if d > 0.0 {
            *x -= 2.0 * d * c;
            *y += 2.0 * d * s;
        }
    };
    mirror(&mut x, &mut y, 0.866_025_4, 0.5);
    x = x.abs();
    // x from 0 to y * tan 30 now: the edge runs from the point (0, 0.60) to the notch.
    let notch = (0.39 * 0.5, 0.39 * 0.866_025_4);
    let (ex, ey) = (notch.0, notch.1 - 0.60);
    let l = length2(ex, ey);
    ((0.60 - y) * ex + x * ey) / l
}

/// The height of the turned body at a radius.
fn body(r: f32) -> f32 {
    // From outside: a rounded lip, a shoulder rising gently, a bead, and the cove down to the neck.
    let lip = 0.13
        * (1.0 - clamp01((r - 0.84) / 0.16) * clamp01((r - 0.84) / 0.16))
            .max(0.0)
            .sqrt();
    let shoulder = 0.10 * smoothstep(0.86, 0.66, r);
    let bead = 0.05
        * (1.0 - ((r - 0.665) / 0.045) * ((r - 0.665) / 0.045))
            .max(0.0)
            .sqrt();
    let cove = 0.22 * smoothstep(0.64, 0.54, r);
    lip + shoulder + bead - cove
}

/// The normal of a height field at a point, in radii.
fn slope(height: impl Fn(f32, f32) -> f32, x: f32, y: f32) -> V3 {
    let e = 0.012;
    normalize([
        height(x - e, y) - height(x + e, y),
        height(x, y - e) - height(x, y + e),
        2.0 * e,
    ])
}

/// The width of an outline that still shows when a pixel is `px` radii wide, and in the smallest pictures
/// still leaves room for the colour.
fn outline(px: f32) -> f32 {
    (px * 0.9).clamp(0.045, 0.14)
}

/// The head's colour at a point that lies `inside` its outline by so much, at height `h`.
fn head_look(dye: Dye, (x, y): (f32, f32), (h, inside): (f32, f32), px: f32) -> [f32; 3] {
    let r = length2(x, y);
    let n = slope(|x, y| head(dye, x, y).0 * 1.25, x, y);
    let mut colour = unit(dye.rgb());
    let mut finish = LACQUER;
    let mut line = outline(px);
    match dye {
        Dye::Red => {
            // A circlet of brass round the velvet within: without so wide a hollow six points would be a
            // star and not a crown. Its points are too slight for a full outline, so they are lighter.
            let light = unit(dye.light());
            let ring = smoothstep(0.030 + px * 0.5, 0.030 - px * 0.2, (r - 0.275).abs());
            colour = each(|k| lerp(lerp(colour[k], light[k], 0.35), [0.94, 0.80, 0.50][k], ring));
            line *= 0.5;
            if r < 0.245 {
                colour = unit(dye.deep());
                finish = METAL;
            }
        }
        Dye::Blue => {
            let tip = smoothstep(0.13, 0.07, r);
            colour = colour.mapped(|v| lerp(v, 1.0, tip * 0.85));
        }
        Dye::Green | Dye::Yellow | Dye::Ivory | Dye::Lapis => {}
    }
    let mut c = shade(colour, n, finish);
    if dye == Dye::Green {
        // The upper left edges of the cube catch the window.
        let edge = smoothstep(0.03, 0.06, inside) * smoothstep(0.13, 0.09, inside);
        let side = if x + y < 0.0 { 0.62 } else { -0.10 };
        c = c.mapped(|v| v + (1.0 - v).max(0.0) * edge * side);
    }
    // Height lends light: heads are nearer the lamp than the foot.
    c = c.mapped(|v| v * (1.02 + 0.10 * h));
    let ink = unit(INK);
    let line = smoothstep(line, line * 0.45, inside) * 0.78;
    each(|k| lerp(c[k], ink[k], line))
}

/// The colour of flange and neck at a point that lies outside the head's outline, `inside` being negative.
fn foot_look(dye: Dye, (x, y): (f32, f32), inside: f32, px: f32) -> [f32; 3] {
    let r = length2(x, y);
    let n = slope(|x, y| body(length2(x, y)) * 1.1, x, y);
    let neck = smoothstep(NECK + 0.06, NECK - 0.02, r) * (1.0 - 0.6 * smoothstep(0.10, 0.35, px));
    let mark = dye.around(x, y, px) * 0.66;
    let ground = unit(dye.rgb()).mapped(|v| lerp(v, 1.0, mark));
    let deep = unit(dye.deep());
    let mut c = shade(each(|k| lerp(ground[k], deep[k] * 0.72, neck)), n, LACQUER);
    // What the head keeps the lamp from.
    let behind = head(dye, x - 0.10, y - 0.125).1;
    let shaded = 0.42 * smoothstep(-0.16, 0.05, behind);
    c = c.mapped(|v| v * (1.0 - shaded));
    let (ink, line) = (unit(INK), outline(px));
    let line = smoothstep(-line * 0.8, -line * 0.2, inside) * 0.55;
    each(|k| lerp(c[k], ink[k], line))
}

/// A pawn's colour at a point in radii; `px` is the size of a pixel in radii.
fn look(dye: Dye, x: f32, y: f32, px: f32) -> [f32; 4] {
    let from_edge = 1.0 - length2(x, y);
    if from_edge < 0.0 {
        return [0.0; 4];
    }
    let (h, inside) = head(dye, x, y);
    let mut c = if inside > 0.0 {
        head_look(dye, (x, y), (h, inside), px)
    } else {
        foot_look(dye, (x, y), inside, px)
    };
    // The outline that parts the pawn from a field of its own colour, and the lip's light inside it.
    let (ink, line) = (unit(INK), outline(px));
    let lip = smoothstep(line * 0.9, line * 1.5, from_edge)
        * smoothstep(line * 3.0, line * 2.0, from_edge);
    let facing = clamp01(0.5 - 0.5 * (x + y));
    c = c.mapped(|v| v + (1.0 - v).max(0.0) * lip * 0.42 * facing);
    let line = smoothstep(line * 1.25, line * 0.75, from_edge) * 0.92;
    let c = each(|k| lerp(c[k], ink[k], line));
    [c[0], c[1], c[2], 1.0]
}

/// The side of the square picture a piece of this radius is drawn in, its middle in the middle.
fn side(radius_px: f32) -> u32 {
    (radius_px * 2.0).ceil() as u32 + 4
}

/// A pawn from above, in the middle of the picture, without a shadow.
pub fn pawn(dye: Dye, radius_px: f32) -> Pixels {
    let side = side(radius_px);
    let (m, r) = (side as f32 / 2.0, radius_px.max(1.0));
    let n = if r < 20.0 { 4 } else { 3 };
    raster::sample(side, side, n, |x, y| {
        look(dye, (x - m) / r, (y - m) / r, 1.0 / r)
    })
}

/// The shadow of a pawn that stands on something: a soft disc in the middle of a larger picture. The
/// application moves it down and to the right, further and fainter when the pawn is lifted.
pub fn pawn_shadow(radius_px: f32) -> Pixels {
    shadow::disc(radius_px.max(1.0), radius_px * 0.17 + 0.6, 0.60)
}

/// Where a pawn would stand: a dashed outline and its head, no weight.
pub fn ghost(dye: Dye, radius_px: f32) -> Pixels {
    let side = side(radius_px);
    let (m, r) = (side as f32 / 2.0, radius_px.max(1.0));
    let ground = unit(dye.rgb());
    let mut out = supersample(side, side, 4, |x, y| {
        let (x, y) = ((x - m) / r, (y - m) / r);
        if length2(x, y) > 0.97 {
            return [0.0; 4];
        }
        let (_, inside) = head(dye, x, y);
        if inside > 0.0 {
            let c = look(dye, x, y, 1.0 / r);
            return [c[0], c[1], c[2], 0.72];
        }
        [ground[0], ground[1], ground[2], 0.42]
    });
    let width = (r * 0.115).max(1.1);
    // A whole number of dashes, so that the ring closes.
    let n = (r * 0.9).clamp(10.0, 18.0).round();
    let path = 2.0 * crate::math::PI * (r - width / 2.0);
    let dash = path / n;
    let ring = svg(
        side,
        side,
        &format!(
            r#"<circle cx="{m}" cy="{m}" r="{rr:.2}" fill="none" stroke="{casing}" stroke-opacity=".5" stroke-width="{w2:.2}"/><circle cx="{m}" cy="{m}" r="{rr:.2}" fill="none" stroke="{ink}" stroke-width="{width:.2}" stroke-dasharray="{a:.3} {b:.3}"/>"#,
            rr = r - width / 2.0,
            casing = "#FFF6E4",
            ink = crate::palette::hex(INK),
            w2 = width * 0.9,
            a = dash * 0.58,
            b = dash * 0.42,
        ),
    );
    out.lay(&ring, 0, 0);
    out
}

/// The dark beam with a brass edge on which two pawns of one colour stand: a barrier. The beam fills the
/// picture but for its shadow, which needs a margin of an eighth of the shorter side on every side.
pub fn barrier_beam(width_px: f32, height_px: f32) -> Pixels {
    let short = width_px.min(height_px).max(4.0);
    let margin = (short / 8.0).ceil();
    let (w, h) = (
        (width_px + 2.0 * margin).ceil() as u32,
        (height_px + 2.0 * margin).ceil() as u32,
    );
    let (x, y) = ((w as f32 - width_px) / 2.0, (h as f32 - height_px) / 2.0);
    let mut out = shadow::rounded(
        w,
        h,
        (x + short * 0.03, y + short * 0.05, width_px, height_px),
        short / 2.0,
        short * 0.05,
        0.65,
    );
    let line = (short * 0.048).max(1.0);
    let body = format!(
        r##"<linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6B4A2A"/><stop offset=".3" stop-color="{dark}"/><stop offset="1" stop-color="#2F1D0E"/></linearGradient><linearGradient id="e" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F6E0A4"/><stop offset=".5" stop-color="#DDBB70"/><stop offset="1" stop-color="#A9843F"/></linearGradient>
<rect x="{x}" y="{y}" width="{width_px}" height="{height_px}" rx="{r}" fill="url(#b)"/><rect x="{x1:.2}" y="{y1:.2}" width="{w1:.2}" height="{h1:.2}" rx="{r1:.2}" fill="none" stroke="url(#e)" stroke-width="{line:.2}"/>"##,
        dark = crate::palette::hex(INLAY),
        r = short / 2.0,
        x1 = x + line,
        y1 = y + line,
        w1 = width_px - 2.0 * line,
        h1 = height_px - 2.0 * line,
        r1 = short / 2.0 - line,
    );
    out.lay(&svg(w, h, &body), 0, 0);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::math::{PI, sin_cos};

    /// How far inside the star a point lies, seen at an angle from the upper point.
    fn star_at(angle: f32, radius: f32) -> f32 {
        let (s, c) = sin_cos(angle);
        star(s * radius, -c * radius)
    }

    #[test]
    fn the_crown_has_six_points() {
        for i in 0..6 {
            let a = i as f32 * PI / 3.0;
            assert!(
                star_at(a, 0.58) > 0.0 && star_at(a, 0.62) < 0.0,
                "point {i}"
            );
            assert!(
                star_at(a + PI / 6.0, 0.37) > 0.0 && star_at(a + PI / 6.0, 0.41) < 0.0,
                "notch {i}"
            );
        }
    }
}
