//! Marks on a board, told apart by shape: what can move, what is in focus, which way it goes, what is
//! forbidden.

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::theme::{Anchor, Face, Icon, Stage, colour};

/// The dark casing of marks.
pub const CASING: Color32 = colour::INK;
/// The brass of marks.
pub const BRASS: Color32 = colour::BRASS_LIGHT;

/// What can be moved: a thin brass ring.
pub fn movable(stage: &Stage, at: Pos2, radius: f32) {
    let painter = stage.painter();
    painter.circle_stroke(at, radius, (3.6, CASING.gamma_multiply(0.75)));
    painter.circle_stroke(at, radius, (2.0, BRASS));
}

/// What is in focus: the brass ring of three points with a dark line inside and a hair outside.
pub fn focused(stage: &Stage, at: Pos2, radius: f32) {
    let painter = stage.painter();
    painter.circle_stroke(at, radius + 2.0, (1.0, CASING.gamma_multiply(0.85)));
    painter.circle_stroke(at, radius, (3.2, BRASS));
    painter.circle_stroke(at, radius - 2.2, (1.3, CASING));
}

/// What is recommended: a small lamp at its ring, whatever else is looked at.
pub fn hinted(stage: &Stage, at: Pos2, radius: f32) {
    let at = at + vec2(-radius * 0.82, -radius * 0.82);
    let size = (radius * 0.62).max(9.0);
    let painter = stage.painter();
    painter.circle(at, size, colour::PAPER, (1.6, CASING));
    stage.icon(at, Icon::Hint, size * 1.5, colour::INK);
}

/// What cannot be moved: a broken ring with a cross.
pub fn forbidden(stage: &Stage, at: Pos2, radius: f32) {
    let painter = stage.painter();
    for (width, ink) in [(5.0, CASING), (2.4, Color32::from_rgb(0xFF, 0xF6, 0xE4))] {
        for quarter in 0..4 {
            let from = quarter as f32 * 90.0 + 18.0;
            let arc: Vec<Pos2> = (0..=9)
                .map(|step| at + Vec2::angled((from + step as f32 * 6.0).to_radians()) * radius)
                .collect();
            painter.add(Shape::line(arc, Stroke::new(width, ink)));
        }
    }
    cross(stage, at + vec2(radius * 0.8, -radius * 0.8), 5.0);
}

/// Not now: a broken ring of ink with a cross in it, on a ground of paper where it lies on a board.
pub fn nope(stage: &Stage, at: Pos2, radius: f32, ground: bool) {
    let painter = stage.painter();
    if ground {
        painter.circle_filled(at, radius + 1.8, colour::PAPER);
    }
    let line = Stroke::new((radius * 0.2).max(1.8), colour::INK);
    for quarter in 0..4 {
        let from = quarter as f32 * 90.0 + 17.0;
        let arc: Vec<Pos2> = (0..=8)
            .map(|step| at + Vec2::angled((from + step as f32 * 7.0).to_radians()) * radius)
            .collect();
        painter.add(Shape::line(arc, line));
    }
    let arm = radius * 0.42;
    for side in [1.0, -1.0] {
        painter.line_segment(
            [at - vec2(arm, arm * side), at + vec2(arm, arm * side)],
            line,
        );
    }
}

/// A white cross with a dark casing: captured, or not allowed.
pub fn cross(stage: &Stage, at: Pos2, arm: f32) {
    let painter = stage.painter();
    for (width, ink) in [(5.5, CASING), (2.4, Color32::from_rgb(0xFF, 0xF6, 0xE4))] {
        painter.line_segment([at + vec2(-arm, -arm), at + vec2(arm, arm)], (width, ink));
        painter.line_segment([at + vec2(arm, -arm), at + vec2(-arm, arm)], (width, ink));
    }
}

/// A polygon drawn in towards its middle by `inset` points.
#[must_use]
pub fn drawn_in(corners: &[Pos2], inset: f32) -> Vec<Pos2> {
    let n = corners.len();
    let area: f32 = (0..n)
        .map(|i| {
            corners[i].to_vec2().x * corners[(i + 1) % n].y - corners[(i + 1) % n].x * corners[i].y
        })
        .sum();
    let side = if area > 0.0 { 1.0 } else { -1.0 };
    (0..n)
        .map(|i| {
            let (before, here, after) =
                (corners[(i + n - 1) % n], corners[i], corners[(i + 1) % n]);
            let (a, b) = ((here - before).normalized(), (after - here).normalized());
            let (a, b) = (vec2(-a.y, a.x) * side, vec2(-b.y, b.x) * side);
            here + (a + b) * (inset / (1.0 + a.dot(b)).max(0.3))
        })
        .collect()
}

/// The line from where a piece is over what it passes to where it ends, shorter by so much at either end.
#[must_use]
pub fn path(start: Pos2, steps: &[Pos2], end: Pos2, (first, last): (f32, f32)) -> Vec<Pos2> {
    let trim = |from: Pos2, to: Pos2, by: f32| {
        from + (to - from).normalized() * by.min((to - from).length() / 2.0)
    };
    let second = steps.first().copied().unwrap_or(end);
    let last_but_one = steps.last().copied().unwrap_or(trim(start, end, first));
    let mut path = vec![trim(start, second, first)];
    path.extend(steps);
    path.push(trim(end, last_but_one, last));
    path
}

/// The way a piece goes: a cased line with counted dots.
pub fn way(stage: &Stage, start: Pos2, steps: &[Pos2], end: Pos2, pawn: f32) {
    // It begins at the pawn's ring and ends at the ghost's.
    let path = path(start, steps, end, (pawn * 1.35, pawn));
    let painter = stage.painter();
    painter.add(Shape::line(
        path.clone(),
        Stroke::new(6.0, CASING.gamma_multiply(0.6)),
    ));
    painter.add(Shape::line(path, Stroke::new(2.6, BRASS)));
    let radius = (pawn * 0.62).max(6.5);
    for (i, &at) in steps.iter().enumerate() {
        painter.circle_filled(at, radius + 1.2, CASING);
        painter.circle_filled(at, radius, Color32::from_rgb(0xC7, 0xA4, 0x59));
        painter.circle_stroke(at, radius - 0.8, (0.8, Color32::from_rgb(0xF0, 0xD7, 0x9A)));
        let size = radius * 1.75;
        stage.text(
            at,
            Anchor::Middle,
            &(i + 1).to_string(),
            Face::Sans,
            size,
            Color32::from_rgb(0x24, 0x18, 0x03),
        );
    }
}

/// A small label of paper over a point.
pub fn tag(stage: &mut Stage, at: Pos2, text: &str) {
    let size = 15.0 * stage.canvas.text_up_to(1.5);
    let line = stage.line(text, Face::Sans, size, colour::INK, 340.0);
    let size = line.size() + vec2(22.0, 12.0);
    let screen = stage.canvas.rect().shrink(8.0);
    let mut rect = Rect::from_center_size(at - vec2(0.0, size.y / 2.0), size);
    let shift = vec2(
        (screen.left() - rect.left()).max(0.0) - (rect.right() - screen.right()).max(0.0),
        (screen.top() - rect.top()).max(0.0),
    );
    rect = rect.translate(shift);
    let tip = pos2(
        at.x.clamp(rect.left() + 12.0, rect.right() - 12.0),
        rect.bottom() + 7.0,
    );
    stage.card_over(rect);
    let painter = stage.painter();
    let foot = rect.bottom() - 0.6;
    painter.add(Shape::convex_polygon(
        vec![pos2(tip.x - 7.0, foot), pos2(tip.x + 7.0, foot), tip],
        colour::PAPER,
        Stroke::NONE,
    ));
    painter.galley(rect.center() - line.size() / 2.0, line, colour::INK);
}

/// The frame of a plate whose turn it is.
pub fn lit(stage: &Stage, rect: Rect) {
    let painter = stage.painter();
    painter.rect_stroke(rect.expand(3.0), 8.0, (3.0, BRASS), StrokeKind::Middle);
    painter.rect_stroke(
        rect,
        6.0,
        (1.0, CASING.gamma_multiply(0.6)),
        StrokeKind::Inside,
    );
}
