//! Paper confetti in the seats' colours and patterns. It falls once and lies flat, never on words or pawns.

use std::f32::consts::{PI, TAU};

use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, Vec2, pos2, vec2};
use taula_art::Dye;

use super::{Moment, podium};
use crate::theme::{Canvas, Stage, colour};

/// Seconds that it takes to fall, all of it.
const FALLS: f32 = 1.2;
/// And one bit of it.
const ONE: f32 = 0.7;
/// When everything is at rest.
pub const ENDS: f32 = podium::STANDS + FALLS;
/// How many bits there are, over the board and over the rest of the table.
const OVER_BOARD: usize = 80;
const BESIDE: usize = 90;
/// The side of the piece of pattern that bits are cut from.
const CLOTH: f32 = 64.0;

#[derive(Clone, Copy, PartialEq)]
enum Cut {
    Square,
    Corner,
    Round,
    Strip,
}

/// A bit of paper as it lies.
struct Bit {
    at: Pos2,
    angle: f32,
    size: f32,
    cut: Cut,
    /// White where it has no seat's colour.
    dye: Option<Dye>,
    /// When it begins to fall.
    delay: f32,
}

/// Where the confetti lies, for a canvas.
#[derive(Default)]
pub struct Strewn {
    canvas: Option<Canvas>,
    bits: Vec<Bit>,
}

/// A small generator of its own: the same screen is strewn alike every time.
struct Lots(u64);

impl Lots {
    fn part(&mut self) -> f32 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 40) as f32 / (1_u64 << 24) as f32
    }
}

/// Draws the confetti where it is at a moment. `covered` must stay free of it.
pub fn show(
    stage: &mut Stage,
    strewn: &mut Strewn,
    covered: &[Rect],
    board_to: f32,
    moment: Moment,
) {
    let age = match moment {
        Moment::At(age) if age < podium::STANDS => return,
        Moment::At(age) => Some(age - podium::STANDS),
        Moment::Rest => None,
    };
    if strewn.canvas != Some(stage.canvas) {
        *strewn = Strewn {
            canvas: Some(stage.canvas),
            bits: strew(stage.canvas.rect(), covered, board_to),
        };
    }
    let mut shadows = Mesh::default();
    let mut plain = Mesh::default();
    let mut cloths: Vec<(Dye, Mesh)> = Vec::new();
    for bit in &strewn.bits {
        let left = age.map_or(0.0, |age| {
            let part = ((age - bit.delay) / ONE).clamp(0.0, 1.0);
            (1.0 - part).powi(2)
        });
        // It comes from above, turning, and sways on its way.
        let at = bit.at
            + vec2(
                (left * PI * 3.0 + bit.angle).sin() * 30.0 * left,
                -left * (bit.at.y + 60.0),
            );
        if left > 0.999 {
            continue;
        }
        let outline = outline(bit, at, bit.angle + left * 9.0);
        let fall = vec2(1.6, 2.4) * (1.0 + left * 8.0);
        let shadow: Vec<Pos2> = outline.iter().map(|&corner| corner + fall).collect();
        fan(&mut shadows, &shadow, None, Color32::from_black_alpha(110));
        match bit.dye {
            None => fan(
                &mut plain,
                &outline,
                None,
                Color32::from_rgb(0xFB, 0xF6, 0xEA),
            ),
            Some(dye) => {
                let print = stage.art.ribbon(dye, bevy::math::Vec2::splat(CLOTH));
                let Some(texture) = print.and_then(|print| print.texture) else {
                    fan(&mut plain, &outline, None, colour::of(dye.rgb()));
                    continue;
                };
                let known = cloths.iter().position(|(other, _)| *other == dye);
                let cloth = known.unwrap_or_else(|| {
                    cloths.push((dye, Mesh::with_texture(texture)));
                    cloths.len() - 1
                });
                fan(&mut cloths[cloth].1, &outline, Some(at), Color32::WHITE);
            }
        }
    }
    let painter = stage.painter();
    painter.add(shadows);
    painter.add(plain);
    for (_, cloth) in cloths {
        painter.add(cloth);
    }
}

/// Finds a place for every bit.
fn strew(canvas: Rect, covered: &[Rect], board_to: f32) -> Vec<Bit> {
    let mut lots = Lots(11);
    let mut bits: Vec<Bit> = Vec::new();
    let board = canvas.with_max_x(board_to - 20.0);
    let beside = canvas.with_min_x(board_to - 16.0);
    // Without a board there is no room at the left.
    let over_board = if board_to > 100.0 { OVER_BOARD } else { 0 };
    for (area, count) in [(board, over_board), (beside, BESIDE)] {
        let mut tries = count * 20;
        let most = bits.len() + count;
        while bits.len() < most && tries > 0 {
            tries -= 1;
            let at = area.min + vec2(lots.part() * area.width(), lots.part() * area.height());
            let size = 4.4 + lots.part() * 2.6;
            let (cut, angle) = (lots.part(), lots.part() * TAU);
            let (dye, delay) = (lots.part(), lots.part() * (FALLS - ONE));
            let near = |bit: &Bit| bit.at.distance_sq(at) < 22.0 * 22.0;
            let free = !covered.iter().any(|rect| rect.expand(9.0).contains(at));
            if !free || bits.iter().any(near) {
                continue;
            }
            bits.push(Bit {
                at,
                angle,
                size,
                cut: match (cut * 5.0) as u8 {
                    0 | 1 => Cut::Square,
                    2 => Cut::Corner,
                    3 => Cut::Round,
                    _ => Cut::Strip,
                },
                dye: match (dye * 6.0) as u8 {
                    0 => Some(Dye::Yellow),
                    1 => Some(Dye::Blue),
                    2 => Some(Dye::Red),
                    3 => Some(Dye::Green),
                    4 => Some(Dye::Yellow),
                    _ => None,
                },
                delay,
            });
        }
    }
    bits
}

/// The outline of a bit, so that a strip of triangles from side to side fills it.
fn outline(bit: &Bit, at: Pos2, angle: f32) -> Vec<Pos2> {
    let s = bit.size;
    let points: Vec<Vec2> = match bit.cut {
        Cut::Square => vec![
            vec2(-s, -s * 0.55),
            vec2(s, -s * 0.55),
            vec2(-s, s * 0.55),
            vec2(s, s * 0.55),
        ],
        Cut::Corner => vec![
            vec2(0.0, -s),
            vec2(s * 0.95, s * 0.7),
            vec2(-s * 0.95, s * 0.7),
        ],
        Cut::Round => (0..=6)
            .flat_map(|step| {
                let (x, y) = (step as f32 / 6.0 * PI).sin_cos();
                let (x, y) = (x * s * 0.78, -y * s * 0.78);
                [vec2(-x, y), vec2(x, y)]
            })
            .collect(),
        Cut::Strip => (0..=8)
            .flat_map(|step| {
                let x = (step as f32 / 4.0 - 1.0) * 2.1 * s;
                let y = (step as f32 / 8.0 * TAU).sin() * s * 0.55;
                [vec2(x, y - s * 0.28), vec2(x, y + s * 0.28)]
            })
            .collect(),
    };
    let (sin, cos) = angle.sin_cos();
    points
        .into_iter()
        .map(|p| at + vec2(p.x * cos - p.y * sin, p.x * sin + p.y * cos))
        .collect()
}

/// Adds an outline to a mesh; where it is cut from cloth, the cloth lies around a point.
fn fan(mesh: &mut Mesh, outline: &[Pos2], cloth: Option<Pos2>, colour: Color32) {
    let first = mesh.vertices.len() as u32;
    for &pos in outline {
        match cloth {
            Some(middle) => {
                let from = (pos - middle) / CLOTH + vec2(0.5, 0.5);
                mesh.vertices.push(bevy_egui::egui::epaint::Vertex {
                    pos,
                    uv: pos2(from.x, from.y),
                    color: colour,
                });
            }
            None => mesh.colored_vertex(pos, colour),
        }
    }
    for corner in 0..outline.len().saturating_sub(2) as u32 {
        mesh.add_triangle(first + corner, first + corner + 1, first + corner + 2);
    }
}
