//! Marks on the garden, told apart by shape: where a piece can go, what it can take, what could take it there, how
//! it can be turned, which way it flies, what stops it.

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};
use taula_art::Dye;
use taula_art::taihou::Mark;
use taula_rules::games::taihou::Heading;

use super::prints;
use crate::table::marks as common;
use crate::theme::{Anchor, Face, Stage, colour};

/// Brass as it is seen on gravel.
pub const BRASS: Color32 = Color32::from_rgb(0xE3, 0xB3, 0x4C);
/// Its dark casing there.
pub const CASING: Color32 = Color32::from_rgb(0x2A, 0x1A, 0x0C);
/// What is cased in light.
const CHALK: Color32 = Color32::from_rgb(0xFF, 0xFA, 0xEE);
/// The colour of the calls, used for nothing else.
pub const PLUM: Color32 = Color32::from_rgb(0x5B, 0x2A, 0x55);
/// Words on it.
pub const ON_PLUM: Color32 = Color32::from_rgb(0xF3, 0xE7, 0xCF);

/// A direction on the canvas.
#[must_use]
pub const fn vector(heading: Heading) -> Vec2 {
    match heading {
        Heading::N => vec2(0.0, -1.0),
        Heading::E => vec2(1.0, 0.0),
        Heading::S => vec2(0.0, 1.0),
        Heading::W => vec2(-1.0, 0.0),
    }
}

/// A square's corners as a frame, the sides left open; each arm as long as a share of the side.
fn corners(rect: Rect, arm: f32) -> [[Pos2; 3]; 4] {
    let (right, down) = (
        vec2(rect.width() * arm, 0.0),
        vec2(0.0, rect.height() * arm),
    );
    let corner = |at: Pos2, x: Vec2, y: Vec2| [at + x, at, at + y];
    [
        corner(rect.left_top(), right, down),
        corner(rect.right_top(), -right, down),
        corner(rect.right_bottom(), -right, -down),
        corner(rect.left_bottom(), right, -down),
    ]
}

/// What can be taken up: thin corners of brass around the tile.
pub fn movable(stage: &Stage, tile: Rect) {
    let painter = stage.painter();
    for corner in corners(tile.expand(2.5), 0.24) {
        for (width, ink) in [(4.4, CASING.gamma_multiply(0.8)), (2.2, BRASS)] {
            painter.add(Shape::line(corner.to_vec(), Stroke::new(width, ink)));
        }
    }
}

/// A mark in the middle of a square.
fn mark(stage: &mut Stage, square: Rect, mark: Mark) {
    let print = prints::mark(stage.art, mark, square.width().floor());
    stage.print(print.as_ref(), square.center());
}

/// What is in hand or in focus: a band outside the rim.
pub fn picked(stage: &mut Stage, square: Rect) {
    mark(stage, square, Mark::Chosen);
}

/// The end of a move on a free square: a ring with a dot; a farther end of a flight is a small dot alone.
pub fn end(stage: &mut Stage, square: Rect, small: bool) {
    mark(stage, square, if small { Mark::Reach } else { Mark::End });
}

/// The end of a move that takes what stands there: four corners with teeth.
pub fn capture(stage: &mut Stage, square: Rect) {
    mark(stage, square, Mark::Capture);
}

/// What could take a piece on a square: three claws of ink over the side it comes from.
pub fn danger(stage: &mut Stage, square: Rect, from: Heading) {
    mark(stage, square, Mark::Claws(from));
}

/// The corners that stay where the last move began or ended, in its owner's colour.
pub fn last(stage: &mut Stage, square: Rect, dye: Dye) {
    mark(stage, square, Mark::Left(dye));
}

/// What closes a way: a bar across the side it is come to from.
pub fn bar(stage: &mut Stage, square: Rect, going: Heading) {
    mark(stage, square, Mark::Bar(going.back()));
}

/// A duty binds a tile that looks to a side: a knotted cord over its corner.
pub fn bound(stage: &mut Stage, square: Rect, facing: Heading) {
    mark(stage, square, Mark::Cord(facing));
}

/// The arrow that turns a tile to a side.
pub fn turn(stage: &mut Stage, square: Rect, rect: Rect, to: Heading, looked_at: bool) {
    if looked_at {
        let painter = stage.painter();
        painter.circle(
            rect.center(),
            rect.width() * 0.48,
            colour::PAPER,
            (1.6, CASING),
        );
    }
    mark(stage, square, Mark::Turn(to));
}

/// A coin with the squares counted so far.
pub fn coin(stage: &mut Stage, at: Pos2, count: u8, radius: f32) {
    let print = prints::coin(stage.art, count, radius);
    stage.print(print.as_ref(), at);
}

/// The dark coin of a quarter turn on the way.
pub fn turning_coin(stage: &mut Stage, at: Pos2, right: bool, radius: f32) {
    let print = prints::turn_coin(stage.art, right, radius);
    stage.print(print.as_ref(), at);
}

/// The way of the last move: dots that grow towards its end.
pub fn last_way(stage: &Stage, points: &[Pos2], ink: Color32) {
    let painter = stage.painter();
    let count = points.len();
    for (n, &at) in points.iter().enumerate() {
        let radius = 2.2 + 2.2 * (n + 1) as f32 / count as f32;
        painter.circle(at, radius, ink, (1.0, CHALK.gamma_multiply(0.85)));
    }
}

/// Where the arrow is that turns a tile to a side: just over that side's edge.
#[must_use]
pub fn turn_at(tile: Rect, to: Heading) -> Rect {
    let side = (tile.width() * 0.44).max(18.0);
    let at = tile.center() + vector(to) * (tile.width() / 2.0 + side * 0.34);
    Rect::from_center_size(at, Vec2::splat(side))
}

/// A small arrow turning a quarter, as a sign.
pub fn quarter_sign(stage: &Stage, at: Pos2, radius: f32, ink: Color32) {
    let painter = stage.painter();
    let bow: Vec<Pos2> = (0..=8)
        .map(|n| {
            let angle = std::f32::consts::PI * (1.0 + 0.62 * n as f32 / 8.0);
            at + vec2(0.0, radius * 0.25) + Vec2::angled(angle) * radius * 0.62
        })
        .collect();
    let end = bow[8];
    painter.add(Shape::line(bow, Stroke::new((radius * 0.22).max(1.6), ink)));
    let head = vec![
        end + vec2(radius * 0.36, radius * 0.1),
        end + vec2(-radius * 0.2, -radius * 0.22),
        end + vec2(-radius * 0.02, radius * 0.46),
    ];
    painter.add(Shape::convex_polygon(head, ink, Stroke::NONE));
}

/// Where a flight goes: a cased line from where the piece stands, with an arrow at its end.
pub fn way(stage: &Stage, points: &[Pos2], side: f32) {
    if points.len() < 2 {
        return;
    }
    let inner = &points[1..points.len() - 1];
    let path = common::path(
        points[0],
        inner,
        points[points.len() - 1],
        (side * 0.46, side * 0.3),
    );
    let painter = stage.painter();
    painter.add(Shape::line(path.clone(), Stroke::new(8.0, CASING)));
    painter.add(Shape::line(path.clone(), Stroke::new(4.6, BRASS)));
    if let [.., before, end] = path[..] {
        let along = (end - before).normalized();
        let across = vec2(-along.y, along.x) * side * 0.14;
        let back = end - along * side * 0.16;
        let head = vec![end + along * 3.0, back + across, back - across];
        painter.add(Shape::convex_polygon(head, BRASS, Stroke::new(1.8, CASING)));
    }
}

/// A plum ribbon with swallow tails; hollow and dashed where it cannot be used.
pub fn ribbon(stage: &mut Stage, rect: Rect, words: &str, size: f32, can: bool) {
    let print = prints::ribbon(stage.art, rect.size().round(), can);
    stage.print(print.as_ref(), rect.min);
    let ink = if can { ON_PLUM } else { PLUM };
    let room = rect.width() - rect.height() * 0.5;
    stage.text_in(
        rect.center(),
        Anchor::Middle,
        words,
        Face::Serif,
        size,
        ink,
        room,
    );
}

/// The slip of a call above a square.
pub fn slip(stage: &mut Stage, square: Rect, words: &str, shown: f32) {
    let size = (square.width() * 0.3).max(13.0);
    let line = stage.line(words, Face::Serif, size, ON_PLUM, f32::INFINITY);
    let wide = line.size().x + size * 1.7;
    let high = size * 1.5;
    let drop = (1.0 - shown) * square.width() * 0.5;
    let at = pos2(square.center().x, square.top() - high * 0.2 - drop);
    let rect = Rect::from_center_size(at, vec2(wide, high));
    ribbon(stage, rect, words, size, true);
}

/// A cord between two squares, as far as it has been drawn, with a knot at its end.
pub fn cord(stage: &Stage, from: Pos2, to: Pos2, side: f32, drawn: f32) {
    let between = to - from;
    let out = vec2(-between.y, between.x).normalized() * side * 0.34;
    let bend = from + between * 0.5 + out;
    let point = |t: f32| {
        let (a, b) = (from.lerp(bend, t), bend.lerp(to, t));
        a.lerp(b, t)
    };
    let steps = 18;
    let line: Vec<Pos2> = (0..=steps)
        .map(|n| point(n as f32 / steps as f32 * drawn))
        .collect();
    let painter = stage.painter();
    painter.add(Shape::line(line.clone(), Stroke::new(5.0, CHALK)));
    painter.add(Shape::line(line, Stroke::new(2.8, PLUM)));
    if drawn >= 1.0 {
        knot(stage, to, side);
    }
}

/// The knot of a cord: a bow with two loops.
pub fn knot(stage: &Stage, at: Pos2, side: f32) {
    let painter = stage.painter();
    let radius = side * 0.09;
    for (x, y) in [(-1.0, -0.5), (1.0, -0.5)] {
        let loop_at = at + vec2(x, y) * radius * 1.2;
        painter.add(Shape::ellipse_stroke(
            loop_at,
            vec2(radius * 1.1, radius * 0.75),
            (5.0, CHALK),
        ));
        painter.add(Shape::ellipse_stroke(
            loop_at,
            vec2(radius * 1.1, radius * 0.75),
            (2.6, PLUM),
        ));
    }
    for x in [-1.0, 1.0] {
        let end = at + vec2(x * radius * 1.4, radius * 1.7);
        painter.line_segment([at, end], (4.6, CHALK));
        painter.line_segment([at, end], (2.6, PLUM));
    }
    painter.circle(at, radius * 0.6, PLUM, (1.4, CHALK));
}

/// One of the turns that are left: a pebble, hollow once it is taken.
pub fn pebble(stage: &Stage, at: Pos2, radius: f32, left: bool) {
    let painter = stage.painter();
    if left {
        let stone = Color32::from_rgb(0x4A, 0x47, 0x42);
        painter.circle(at, radius, stone, (0.8, colour::INK));
        let light = at - Vec2::splat(radius * 0.3);
        painter.circle_filled(light, radius * 0.28, Color32::from_white_alpha(90));
    } else {
        painter.circle_stroke(at, radius * 0.8, (1.0, colour::SOFT.gamma_multiply(0.6)));
    }
}

/// Why something cannot be done, near its place and wholly on the board.
pub fn tag(stage: &mut Stage, board: Rect, square: Rect, words: &str) {
    let above = square.top() - 8.0 > board.top() + 30.0;
    let at = if above {
        square.center_top() - vec2(0.0, 8.0)
    } else {
        square.center_bottom() + vec2(0.0, 34.0)
    };
    common::tag(stage, at, words);
}

/// A player's colour, deep enough to be seen on gravel.
#[must_use]
pub const fn deep(dye: Dye) -> Color32 {
    let [red, green, blue] = dye.deep();
    Color32::from_rgb(red, green, blue)
}
