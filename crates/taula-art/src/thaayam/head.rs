//! The heads of the sticks: their outlines alone tell the seats apart. Lengths are in eightieths of a stick.

use super::stick::Turn;
use crate::dye::Dye;
use crate::math::{Mapped, V3, each, length2, lerp, normalize, smoothstep};
use crate::raster::unit;
use crate::relief::{LACQUER, METAL, shade};
use crate::shape::{Point, edges, rounded, to_edge};

/// How far inside the head's outline a point lies (negative outside), its normal, and how it shines.
pub(super) fn head(dye: Dye, x: f32, y: f32) -> (f32, V3) {
    match dye {
        Dye::Yellow | Dye::Ivory | Dye::Lapis => {
            let (r, dy) = (10.0, y + 26.0);
            let d = length2(x, dy);
            let z = (r * r - d * d).max(0.0).sqrt();
            (r - d, normalize([x, dy, z.max(0.6)]))
        }
        Dye::Blue => {
            // A cone that lies: its sides run from the tip to the foot.
            const CORNERS: [Point; 3] = [(0.0, -39.5), (11.0, -17.0), (-11.0, -17.0)];
            let wide = ((y + 39.5) / 22.5 * 11.0).max(0.8);
            let t = (x / wide).clamp(-0.97, 0.97);
            let z = (1.0 - t * t).sqrt();
            (inside(&CORNERS, x, y), normalize([t, -0.38 * z, z]))
        }
        Dye::Red => {
            const CORNERS: [Point; 7] = [
                (-11.0, -17.0),
                (-11.0, -37.0),
                (-5.2, -28.5),
                (0.0, -39.5),
                (5.2, -28.5),
                (11.0, -37.0),
                (11.0, -17.0),
            ];
            let t = (x / 12.2).clamp(-0.97, 0.97);
            (inside(&CORNERS, x, y), [t, 0.0, (1.0 - t * t).sqrt()])
        }
        Dye::Green => {
            let (d, dir) = rounded(x, y + 26.5, 9.8, 9.8, 1.4);
            // A flat top with broken edges.
            let lean = 1.1 * smoothstep(3.0, 1.6, d);
            (d, normalize([dir[0] * lean, dir[1] * lean, 1.0]))
        }
    }
}

fn inside(corners: &[Point], x: f32, y: f32) -> f32 {
    let mut within = false;
    for (a, b) in edges(corners) {
        if (a.1 <= y) != (b.1 <= y) && x < a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0) {
            within = !within;
        }
    }
    let d = to_edge(corners, (x, y));
    if within { d } else { -d }
}

/// The head's colour.
pub(super) fn head_look(
    dye: Dye,
    (x, y): (f32, f32),
    (inside, n): (f32, V3),
    light: &Turn,
) -> [f32; 3] {
    let mut colour = unit(dye.rgb());
    let mut finish = LACQUER;
    match dye {
        Dye::Red => {
            // A circlet of brass at its foot with three stones, and tips that catch the light.
            let circlet = smoothstep(0.5, -0.3, (y + 20.2).abs() - 2.3);
            let stone = [-6.5, 0.0, 6.5]
                .map(|at| length2(x - at, y + 20.2))
                .into_iter()
                .fold(f32::MAX, f32::min);
            let stone = smoothstep(1.75, 1.15, stone);
            let brass = [0.90, 0.74, 0.40];
            let deep = unit(dye.deep());
            colour = each(|k| lerp(lerp(colour[k], brass[k], circlet), deep[k], stone));
            if circlet > 0.5 && stone < 0.5 {
                finish = METAL;
            }
        }
        Dye::Blue => {
            let foot = smoothstep(0.6, -0.2, (y + 20.0).abs() - 0.9) * 0.34;
            colour = colour.mapped(|v| v + (1.0 - v) * foot);
        }
        Dye::Green => {
            let face = smoothstep(3.0, 4.0, inside) * 0.07;
            colour = colour.mapped(|v| v + (1.0 - v) * face);
        }
        Dye::Yellow | Dye::Ivory | Dye::Lapis => {}
    }
    shade(colour, light.out(n), finish)
}
