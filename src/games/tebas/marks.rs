//! Marks on the slab: where a disc can go in each direction, what it covers, what is forbidden, what moved last.

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};
use taula_rules::Seat;
use taula_rules::games::tebas::{Circle, Effect, Heading, Verdict, Way};

use super::spots::{around, middle, top};
use super::{LastMove, TebasTable, prints};
use crate::table::layout::Layout;
use crate::table::marks as common;
use crate::theme::{Anchor, Face, Stage, colour};

/// Brass as it is seen on sandstone.
pub const BRASS: Color32 = Color32::from_rgb(0xF0, 0xC8, 0x69);
/// Its dark casing there.
pub const CASING: Color32 = Color32::from_rgb(0x2A, 0x1A, 0x0C);
/// What is forbidden is drawn in ink on a light casing.
const CHALK: Color32 = Color32::from_rgb(0xF7, 0xE9, 0xCC);

/// The Roman numerals of the quarters.
pub const ROMAN: [&str; 4] = ["I", "II", "III", "IV"];

/// A number as it is engraved.
#[must_use]
pub fn roman(number: u8) -> &'static str {
    ROMAN
        .get(usize::from(number).wrapping_sub(1))
        .unwrap_or(&"")
}

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

/// Part of a ring; the longer it is, the more steps it takes.
fn arc(at: Pos2, radius: f32, from: f32, long: f32) -> Vec<Pos2> {
    let steps = ((long.abs() / 6.0).ceil() as usize).max(10);
    (0..=steps)
        .map(|step| {
            let angle = from + long * step as f32 / steps as f32;
            at + Vec2::angled(angle.to_radians()) * radius
        })
        .collect()
}

/// What can be taken up: a thin ring in four arcs.
pub fn movable(stage: &Stage, at: Pos2, radius: f32) {
    let painter = stage.painter();
    for (width, ink, trim) in [(5.0, CASING.gamma_multiply(0.85), 0.0), (2.6, BRASS, 2.0)] {
        for quarter in 0..4 {
            let from = quarter as f32 * 90.0 + 15.0 + trim;
            let arc = arc(at, radius, from, 60.0 - 2.0 * trim);
            painter.add(Shape::line(arc, Stroke::new(width, ink)));
        }
    }
}

/// What is in hand or in focus: a whole ring with a dark line on either side.
pub fn picked(stage: &Stage, at: Pos2, radius: f32) {
    let painter = stage.painter();
    painter.circle_stroke(at, radius - 1.6, (2.0, CASING));
    painter.circle_stroke(at, radius + 3.8, (2.0, CASING));
    painter.circle_stroke(at, radius + 1.1, (3.6, BRASS));
}

/// The ring of an end that nothing stands on.
fn open_end(stage: &Stage, rect: Rect, next: bool) {
    let (at, radius) = (rect.center(), rect.width() / 2.0 - 1.0);
    let painter = stage.painter();
    if next {
        // What could be done after a turn is not there yet.
        for (width, ink) in [(5.0, CASING.gamma_multiply(0.8)), (2.4, BRASS)] {
            for n in 0..8 {
                let arc = arc(at, radius, n as f32 * 45.0, 26.0);
                painter.add(Shape::line(arc, Stroke::new(width, ink)));
            }
        }
        return;
    }
    painter.circle_stroke(at, radius, (7.0, CASING));
    painter.circle_stroke(at, radius, (4.0, BRASS));
    painter.circle(at, (radius * 0.19).max(4.0), BRASS, (2.0, CASING));
}

/// The double ring of an end where something is covered.
fn covering_end(stage: &Stage, rect: Rect) {
    let (at, radius) = (rect.center(), rect.width() / 2.0 + 2.0);
    let painter = stage.painter();
    for out in [0.0, rect.width() * 0.09] {
        painter.circle_stroke(at, radius + out, (5.6, CASING));
        painter.circle_stroke(at, radius + out, (3.0, BRASS));
    }
}

/// A disc above a disc, on paper: it is covered.
pub fn cover_sign(stage: &Stage, at: Pos2, radius: f32) {
    let painter = stage.painter();
    painter.circle(at, radius, colour::PAPER, (1.6, CASING));
    let half = vec2(radius * 0.58, radius * 0.25);
    for (lift, fill) in [(0.32, Color32::from_rgb(0xB9, 0xA9, 0x8F)), (-0.26, BRASS)] {
        let at = at + vec2(0.0, lift * radius);
        painter.add(Shape::ellipse_filled(at, half, fill));
        painter.add(Shape::ellipse_stroke(at, half, (1.3, colour::INK)));
    }
}

/// A stack that comes apart, on paper: it is undone.
pub fn undone_sign(stage: &Stage, at: Pos2, radius: f32) {
    let painter = stage.painter();
    painter.circle(at, radius, colour::PAPER, (1.6, CASING));
    let half = vec2(radius * 0.36, radius * 0.2);
    for (off, fill) in [
        (vec2(-0.42, 0.3), Color32::from_rgb(0xB9, 0xA9, 0x8F)),
        (vec2(0.42, 0.3), Color32::from_rgb(0xB9, 0xA9, 0x8F)),
        (vec2(0.0, -0.3), BRASS),
    ] {
        let at = at + off * radius;
        painter.add(Shape::ellipse_filled(at, half, fill));
        painter.add(Shape::ellipse_stroke(at, half, (1.2, colour::INK)));
    }
}

/// The points of a way: where the disc is, the circles it passes, its end.
#[must_use]
pub fn points(table: &TebasTable, layout: &Layout, from: Circle, way: &Way) -> Vec<Pos2> {
    let mut points = vec![top(layout, &table.board, &table.own.standing, from)];
    points.extend(way.path.iter().map(|&at| middle(layout, &table.board, at)));
    points
}

/// A polygon's corners, the first and the last drawn in by so much.
fn trimmed(points: &[Pos2], first: f32, last: f32) -> Vec<Pos2> {
    let mut way = points.to_vec();
    let n = way.len();
    if n < 2 {
        return way;
    }
    let toward = |from: Pos2, to: Pos2, by: f32| {
        let between = to - from;
        from + between.normalized() * by.min(between.length() * 0.48)
    };
    let (start, end) = (
        toward(way[0], way[1], first),
        toward(way[n - 1], way[n - 2], last),
    );
    way[0] = start;
    way[n - 1] = end;
    way
}

/// Where a way goes: a cased line with its circles counted, and an arrow at its end.
fn way(stage: &Stage, points: &[Pos2], disc: f32, ring: f32, dashed: bool) {
    let path = trimmed(points, disc * 1.5, ring);
    let painter = stage.painter();
    if dashed {
        let line =
            |width: f32, ink: Color32| Shape::dashed_line(&path, Stroke::new(width, ink), 5.0, 5.0);
        painter.extend(line(5.0, CASING.gamma_multiply(0.7)));
        painter.extend(line(2.2, BRASS));
        return;
    }
    painter.add(Shape::line(
        path.clone(),
        Stroke::new(8.0, CASING.gamma_multiply(0.85)),
    ));
    painter.add(Shape::line(path.clone(), Stroke::new(4.8, BRASS)));
    if let [.., before, end] = path[..] {
        let along = (end - before).normalized();
        let side = vec2(-along.y, along.x) * (disc * 0.24).max(6.0);
        let back = end - along * (disc * 0.36).max(9.0);
        let tip = end + along * 3.0;
        let head = vec![tip, back + side, back - side];
        painter.add(Shape::convex_polygon(head, BRASS, Stroke::new(1.6, CASING)));
    }
}

/// What the signs mean, in a row: an empty end, one that covers, one that cannot be played.
pub fn legend(stage: &Stage, room: Rect) {
    let size = (14.0 * stage.canvas.text_up_to(1.5)).min(room.height() * 0.6);
    let sign = (room.height() * 0.42).min(12.0);
    let keys = ["tebas-sign-empty", "tebas-sign-covers", "tebas-sign-barred"];
    let lines = keys.map(|key| {
        let words = stage.say(key);
        stage.line(&words, Face::Sans, size, colour::INK, f32::INFINITY)
    });
    let needs: f32 = lines
        .iter()
        .map(|line| line.size().x + 2.0 * sign + 8.0)
        .sum();
    let gap = ((room.width() - needs) / 2.0).min(28.0);
    if gap < 6.0 {
        return;
    }
    let y = room.center().y;
    let mut x = room.left();
    for (n, line) in lines.into_iter().enumerate() {
        let at = pos2(x + sign, y);
        match n {
            0 => {
                let painter = stage.painter();
                painter.circle_stroke(at, sign - 2.0, (5.0, CASING));
                painter.circle_stroke(at, sign - 2.0, (2.8, BRASS));
                painter.circle(at, sign * 0.3, BRASS, (1.3, CASING));
            }
            1 => cover_sign(stage, at, sign),
            _ => common::nope(stage, at, sign * 0.9, false),
        }
        x = at.x + sign + 8.0;
        let wide = line.size();
        stage
            .painter()
            .galley(pos2(x, y - wide.y / 2.0), line, colour::INK);
        x += wide.x + gap;
    }
}

/// The count at each circle that a way passes.
fn steps(stage: &Stage, points: &[Pos2], disc: f32) {
    let radius = (disc * 0.24).max(7.5);
    let last = points.len().saturating_sub(1);
    let painter = stage.painter();
    for (n, &at) in points.iter().enumerate().take(last).skip(1) {
        painter.circle(at, radius, BRASS, (1.8, CASING));
        stage.text(
            at,
            Anchor::Middle,
            &n.to_string(),
            Face::Sans,
            radius * 1.5,
            CASING,
        );
    }
}

/// A way that cannot be gone: dots of ink.
fn barred(stage: &Stage, points: &[Pos2], disc: f32, ring: f32) {
    let path = trimmed(points, disc * 1.5, ring);
    let painter = stage.painter();
    painter.extend(Shape::dotted_line(
        &path,
        CHALK.gamma_multiply(0.8),
        10.0,
        3.4,
    ));
    painter.extend(Shape::dotted_line(&path, CASING, 10.0, 2.0));
}

/// The broken ring of an end that cannot be played.
fn barred_end(stage: &Stage, rect: Rect) {
    let (at, radius) = (rect.center(), rect.width() / 2.0 - 2.0);
    let painter = stage.painter();
    painter.circle_stroke(at, radius, (5.0, CHALK.gamma_multiply(0.55)));
    for n in 0..18 {
        let arc = arc(at, radius, n as f32 * 20.0, 10.0);
        painter.add(Shape::line(arc, Stroke::new(2.6, CASING)));
    }
    common::nope(stage, at, (rect.width() * 0.13).max(7.0), true);
}

/// A number at its side of the disc, upright: on paper where that way can be gone, dull and broken where not.
pub fn chip(stage: &Stage, at: Pos2, number: u8, can: bool, radius: f32) {
    let painter = stage.painter();
    let shadow = at + vec2(1.5, 2.2);
    painter.circle_filled(shadow, radius, Color32::from_black_alpha(70));
    if can {
        painter.circle(
            at,
            radius,
            colour::PAPER,
            (1.8, Color32::from_rgb(0x8A, 0x6A, 0x2C)),
        );
    } else {
        painter.circle_filled(at, radius, Color32::from_rgb(0xD8, 0xCB, 0xB6));
        for n in 0..9 {
            let arc = arc(at, radius, n as f32 * 40.0, 22.0);
            painter.add(Shape::line(arc, Stroke::new(1.8, CASING)));
        }
    }
    stage.text(
        at,
        Anchor::Middle,
        roman(number),
        Face::Serif,
        radius * 1.15,
        colour::INK,
    );
}

/// How large the chips of numbers are beside a disc.
#[must_use]
pub fn chip_radius(layout: &Layout) -> f32 {
    (layout.unit * 0.15).max(9.5)
}

/// Where the chip of a direction lies.
#[must_use]
pub fn chip_at(table: &TebasTable, layout: &Layout, from: Circle, heading: Heading) -> Pos2 {
    let at = top(layout, &table.board, &table.own.standing, from);
    at + vector(heading) * (table.board.disc * layout.unit + chip_radius(layout) * 0.95)
}

/// Everything a disc could do: its ways in the four directions with their ends. What `next` says is what it could
/// do once turned. Where there are many only what is looked at is drawn in full.
pub fn ways(
    stage: &mut Stage,
    table: &TebasTable,
    layout: &Layout,
    from: Circle,
    ways: &[Way],
    (looked, next): (Option<Circle>, bool),
) {
    let disc = table.board.disc * layout.unit;
    let end_of = |circle: Circle| around(layout, &table.board, circle);
    let ring = end_of(from).width() / 2.0;
    let first = |way: &&Way| way.end == looked && looked.is_some();
    // What is forbidden lies below, what is looked at above.
    for way in ways {
        let Verdict::Refused(_) = way.verdict else {
            continue;
        };
        if next || way.path.is_empty() {
            continue;
        }
        let line = points(table, layout, from, way);
        let reach = if way.end.is_some() { ring } else { 0.0 };
        barred(stage, &line, disc, reach);
    }
    let legal = |way: &&Way| matches!(way.verdict, Verdict::Legal(_));
    let in_order = ways
        .iter()
        .filter(legal)
        .filter(|way| !first(way))
        .chain(ways.iter().filter(legal).filter(first));
    for way in in_order {
        let line = points(table, layout, from, way);
        let reach = match way.effect() {
            Some(Effect::Covers { .. }) => ring * 1.28,
            _ => ring,
        };
        self::way(stage, &line, disc, reach, next);
        if !next {
            steps(stage, &line, disc);
        }
    }
    for way in ways {
        let Some(end) = way.end else { continue };
        let rect = end_of(end);
        match way.verdict {
            Verdict::Legal(Effect::Covers { .. }) => {
                covering_end(stage, rect);
                let at = rect.left_bottom() + vec2(rect.width() * 0.1, -rect.width() * 0.06);
                cover_sign(stage, at, sign(rect));
            }
            Verdict::Legal(Effect::Undoes { .. }) => {
                open_end(stage, rect, next);
                let at = rect.left_bottom() + vec2(rect.width() * 0.1, -rect.width() * 0.06);
                undone_sign(stage, at, sign(rect));
            }
            Verdict::Legal(Effect::Plain) => open_end(stage, rect, next),
            Verdict::Refused(_) if !next => barred_end(stage, rect),
            Verdict::Refused(_) => {}
        }
    }
}

fn sign(rect: Rect) -> f32 {
    (rect.width() * 0.155).max(8.5)
}

/// An empty circle where a disc can be put back.
pub fn place_to_put(stage: &Stage, rect: Rect, looked_at: bool) {
    if looked_at {
        picked(stage, rect.center(), rect.width() / 2.0);
    } else {
        open_end(stage, rect, false);
    }
}

/// A disc as it would lie on a circle.
pub fn ghost(
    stage: &mut Stage,
    table: &TebasTable,
    layout: &Layout,
    (seat, north): (Seat, u8),
    circle: Circle,
) {
    let Some(player) = table.flow.player(seat) else {
        return;
    };
    let stone = prints::stone(player.dye);
    let radius = table.board.disc * layout.unit;
    let print = prints::ghost(stage.art, stone, north, radius);
    stage.print(print.as_ref(), middle(layout, &table.board, circle));
}

/// The last free disc in the inner field: it is pinned there, by a sign at its lower right.
pub fn pinned(stage: &Stage, rect: Rect) {
    let radius = sign(rect) * 1.05;
    let at = rect.right_bottom() - Vec2::splat(rect.width() * 0.1);
    let painter = stage.painter();
    painter.circle(at, radius, colour::PAPER, (1.6, CASING));
    // A padlock.
    let body = Rect::from_center_size(
        at + vec2(0.0, radius * 0.24),
        vec2(radius * 0.95, radius * 0.7),
    );
    painter.rect_filled(body, 1.5, colour::INK);
    let bow = arc(at + vec2(0.0, -radius * 0.1), radius * 0.32, 180.0, 180.0);
    painter.add(Shape::line(
        bow,
        Stroke::new((radius * 0.16).max(1.4), colour::INK),
    ));
}

/// How many lie on a circle, at the upper right of the top one.
pub fn height(stage: &Stage, top: Pos2, disc: f32, count: usize) {
    let side = (disc * 0.64).max(17.0);
    let at = top + vec2(disc * 0.92, -disc * 0.92);
    let rect = Rect::from_center_size(at, Vec2::splat(side));
    let painter = stage.painter();
    painter.rect_filled(
        rect.translate(vec2(1.5, 2.0)),
        4.0,
        Color32::from_black_alpha(80),
    );
    painter.rect_filled(rect, 4.0, colour::PAPER);
    stage.text(
        at,
        Anchor::Middle,
        &count.to_string(),
        Face::Sans,
        side * 0.68,
        colour::INK,
    );
}

/// What stays marked of the last move: where it came from and its way; an arc around what was turned.
pub fn last_move(stage: &Stage, table: &TebasTable, layout: &Layout) {
    let Some(last) = &table.own.last else { return };
    let unit = layout.unit;
    let white = CHALK.gamma_multiply(0.9);
    let painter = stage.painter();
    match last {
        LastMove::Went { from, path } => {
            let Some(&to) = path.last() else { return };
            let start = middle(layout, &table.board, *from);
            for n in 0..12 {
                let arc = arc(start, unit * 0.2, n as f32 * 30.0, 15.0);
                painter.add(Shape::line(arc, Stroke::new(2.0, white)));
            }
            let mut line = vec![start];
            line.extend(path.iter().map(|&at| middle(layout, &table.board, at)));
            let line = trimmed(&line, unit * 0.24, unit * 0.4);
            painter.extend(Shape::dotted_line(
                &line,
                CASING.gamma_multiply(0.5),
                9.0,
                2.6,
            ));
            painter.extend(Shape::dotted_line(&line, white, 9.0, 1.6));
            outline(stage, around(layout, &table.board, to));
        }
        LastMove::Turned { circle, quarters } => {
            let rect = around(layout, &table.board, *circle);
            outline(stage, rect);
            let radius = rect.width() / 2.0 + 4.0;
            let at = rect.center();
            let long = 90.0 * f32::from(*quarters) - 14.0;
            painter.add(Shape::line(
                arc(at, radius, -90.0, long),
                Stroke::new(2.6, white),
            ));
            arrow(stage, at, radius, -90.0 + long, white);
        }
        LastMove::PutBack { circle } => outline(stage, around(layout, &table.board, *circle)),
    }
}

/// The head of an arrow along a ring, clockwise.
fn arrow(stage: &Stage, at: Pos2, radius: f32, angle: f32, ink: Color32) {
    let out = Vec2::angled(angle.to_radians());
    let along = vec2(-out.y, out.x);
    let end = at + out * radius;
    let head = vec![end + along * 8.0, end + out * 5.5, end - out * 5.5];
    stage
        .painter()
        .add(Shape::convex_polygon(head, ink, Stroke::NONE));
}

/// A turning arrow around a disc, so many quarters long.
pub fn turning(stage: &Stage, at: Pos2, radius: f32, quarters: u8, ink: Color32) {
    let long = 90.0 * f32::from(quarters) - 12.0;
    let path = arc(at, radius, -84.0, long);
    stage
        .painter()
        .add(Shape::line(path, Stroke::new(3.2, ink)));
    arrow(stage, at, radius, -84.0 + long, ink);
}

fn outline(stage: &Stage, rect: Rect) {
    let painter = stage.painter();
    let radius = rect.width() / 2.0;
    painter.circle_stroke(rect.center(), radius, (3.0, CASING.gamma_multiply(0.55)));
    painter.circle_stroke(rect.center(), radius, (1.6, CHALK));
}

/// A label of paper beside a circle.
pub fn tag(stage: &mut Stage, layout: &Layout, rect: Rect, words: &str) {
    // Where there is no room above it hangs below.
    if rect.top() - 40.0 > layout.board.top() - 60.0 {
        common::tag(stage, rect.center_top() - vec2(0.0, 8.0), words);
    } else {
        common::tag(stage, pos2(rect.center().x, rect.bottom() + 44.0), words);
    }
}
