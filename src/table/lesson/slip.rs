//! The teacher's slip: what is said, pinned to a free place, and a pencil line to what it speaks of.

use std::sync::Arc;

use bevy_egui::egui::epaint::{Shadow, Vertex};
use bevy_egui::egui::{
    Color32, Galley, Mesh, Pos2, Rect, Shape, Stroke, TextureId, Vec2, pos2, vec2,
};

use super::super::layout::{Layout, Shape as Folding};
use super::super::state::Table;
use super::super::view::View;
use super::panel::{pointed_at, spoken_of};
use super::puzzle;
use crate::theme::{Face, Stage, colour};

/// The casing of a pencil line: seen on every ground.
const LIGHT: Color32 = Color32::from_rgb(0xFF, 0xF6, 0xE4);
/// Its torn edge.
const PAPER: Color32 = Color32::from_rgb(0xF3, 0xE8, 0xD2);
/// What its paper is tinted with at the lower right.
const SHADE: Color32 = Color32::from_rgb(0xF8, 0xEF, 0xDE);
/// The side of a tile of paper, in points.
const TILE: f32 = 256.0;

/// The bare place on the board that the slip lies on, if there is one: the nearest to what it speaks of. Where
/// there is little room, or text is large, it never lies on the board.
pub(super) fn bare<V: View>(table: &Table<V>, layout: &Layout) -> Option<Rect> {
    if layout.shape != Folding::Bands {
        return None;
    }
    let point =
        spoken_of(table, layout).map_or_else(|| layout.board.left_center(), |place| place.center());
    V::bare(table, layout).into_iter().min_by(|a, b| {
        let far = |place: &Rect| place.distance_sq_to_pos(point);
        far(a).total_cmp(&far(b))
    })
}

/// Draws the slip, and its line.
pub(super) fn show<V: View>(stage: &mut Stage, table: &Table<V>, layout: &Layout) {
    let Some((what, task)) = spoken(stage, table) else {
        return;
    };
    let place = bare(table, layout);
    let room = match place {
        Some(place) => place.shrink(12.0),
        None => {
            let read = table.chapter(stage.words).is_some();
            layout.desk(&stage.canvas, true, read).slip
        }
    };
    let scale = match layout.shape {
        Folding::Bands => stage.canvas.text_up_to(1.3),
        Folding::Large => stage.canvas.text,
        Folding::Bar | Folding::Long => stage.canvas.text_up_to(1.2),
    };
    let most = match layout.shape {
        Folding::Bands => 21.0,
        Folding::Large => 17.0,
        Folding::Bar | Folding::Long => 18.0,
    };
    let pinned = layout.shape == Folding::Bands;
    let (side, top) = if pinned { (15.0, 32.0) } else { (16.0, 12.0) };
    let (side, top) = match layout.shape {
        Folding::Large => (24.0, 16.0),
        _ => (side, top),
    };
    let foot = 13.0;
    let inner = vec2(room.width() - 2.0 * side, room.height() - top - foot);
    let words = Words::fitting(stage, (&what, task.as_deref()), inner, most * scale);
    // On a bare place it is no larger than it has to be.
    let tall = if place.is_some() {
        (words.height() + top + foot + 4.0).clamp(room.height() * 0.62, room.height())
    } else {
        room.height()
    };
    let rect = Rect::from_center_size(room.center(), vec2(room.width(), tall));
    paper(stage, rect);
    if pinned {
        pin(stage, pos2(rect.center().x, rect.top() + 15.0));
    }
    words.write(stage, rect.min + vec2(side, top));
    // A line that another paper lies over leads nowhere.
    let target = pointed_at(table, layout).filter(|_| stage.awake);
    match target {
        // What lies on the card is ringed there.
        Some(target) if layout.card.contains(target.center()) => {}
        // Across the board a line would only be in the way.
        Some(target) if place.is_none() && !layout.board.contains(target.center()) => {
            ring(stage, target.expand(5.0));
        }
        Some(target) => line(stage, rect, target),
        None => {}
    }
}

/// What is said, and what there is to do about it.
fn spoken<V: View>(stage: &Stage, table: &Table<V>) -> Option<(String, Option<String>)> {
    let lesson = table.lesson.as_ref()?;
    let code = stage.words.language().code();
    if let Some(run) = lesson.puzzle() {
        return Some(puzzle::spoken(stage, table, run));
    }
    let beat = lesson.matter().beat()?;
    let task = beat.task.as_ref();
    let task = task.map(|task| task.in_language(code).to_owned());
    Some((beat.what.in_language(code).to_owned(), task))
}

/// What stands on the slip, laid out.
struct Words {
    what: Arc<Galley>,
    task: Option<Arc<Galley>>,
    gap: f32,
}

impl Words {
    /// As large as there is room for.
    fn fitting(stage: &Stage, (what, task): (&str, Option<&str>), room: Vec2, most: f32) -> Self {
        let mut size = most;
        loop {
            let lay = |text: &str, face: Face, size: f32| {
                stage.paragraph(room.x, text, face, size, colour::INK)
            };
            let words = Self {
                what: lay(what, Face::Serif, size),
                task: task.map(|task| lay(task, Face::Sans, size * 0.8)),
                gap: size * 0.5,
            };
            if words.height() <= room.y || size <= 12.0 {
                return words;
            }
            size -= 0.5;
        }
    }

    fn height(&self) -> f32 {
        let task = self.task.as_ref();
        self.what.size().y + task.map_or(0.0, |task| self.gap + task.size().y)
    }

    fn write(self, stage: &Stage, at: Pos2) {
        let below = at + vec2(0.0, self.what.size().y + self.gap);
        stage.painter().galley(at, self.what, colour::INK);
        if let Some(task) = self.task {
            stage.painter().galley(below, task, colour::INK);
        }
    }
}

/// A slip of paper, its lower edge torn.
fn paper(stage: &mut Stage, rect: Rect) {
    let fibre = stage.art.paper();
    let painter = stage.painter();
    let shadow = Shadow {
        offset: [7, 10],
        blur: 22,
        spread: 0,
        color: colour::SHADOW,
    };
    painter.add(shadow.as_shape(rect, 4.0));
    painter.add(torn(rect));
    if let Some(texture) = fibre.and_then(|print| print.texture) {
        painter.add(fibres(rect, texture));
    }
    let edge = Stroke::new(1.0, Color32::from_white_alpha(120));
    painter.line_segment([rect.left_top(), rect.right_top()], edge);
}

/// The ground of the slip, down to its torn edge.
fn torn(rect: Rect) -> Mesh {
    let mut mesh = Mesh::default();
    let columns = 24;
    for column in 0..=columns {
        let along = column as f32 / columns as f32;
        let x = rect.left() + rect.width() * along;
        let torn = [0.0, 2.6, 0.8, 3.4, 1.4][column * 7 % 5];
        for y in [rect.top(), rect.bottom() + torn] {
            mesh.colored_vertex(pos2(x, y), PAPER);
        }
        if column > 0 {
            let at = (column as u32 - 1) * 2;
            mesh.add_triangle(at, at + 1, at + 2);
            mesh.add_triangle(at + 1, at + 2, at + 3);
        }
    }
    mesh
}

/// The paper's fibres, tile by tile, a little darker towards the lower right.
fn fibres(rect: Rect, texture: TextureId) -> Mesh {
    let mut mesh = Mesh::with_texture(texture);
    let mut y = rect.top();
    while y < rect.bottom() {
        let tall = (rect.bottom() - y).min(TILE);
        let mut x = rect.left();
        while x < rect.right() {
            let wide = (rect.right() - x).min(TILE);
            let first = mesh.vertices.len() as u32;
            for (right, down) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
                let pos = pos2(x + wide * right, y + tall * down);
                let part = (pos - rect.min) / rect.size();
                mesh.vertices.push(Vertex {
                    pos,
                    uv: pos2(wide / TILE * right, tall / TILE * down),
                    color: Color32::WHITE.lerp_to_gamma(SHADE, (part.x + part.y) / 2.0),
                });
            }
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first + 1, first + 2, first + 3);
            x += wide;
        }
        y += tall;
    }
    mesh
}

/// A brass pin.
fn pin(stage: &mut Stage, at: Pos2) {
    let head = stage.art.token(7.0);
    stage
        .painter()
        .circle_filled(at + vec2(2.0, 3.0), 7.0, Color32::from_black_alpha(60));
    stage.print(head.as_ref(), at);
    stage
        .painter()
        .circle_filled(at - vec2(2.0, 2.4), 1.8, Color32::from_white_alpha(170));
}

/// The pencil line from the slip to what it speaks of.
fn line(stage: &Stage, slip: Rect, target: Rect) {
    let aim = target.center();
    let inner = slip.shrink(18.0);
    let near = pos2(
        aim.x.clamp(inner.left(), inner.right()),
        aim.y.clamp(inner.top(), inner.bottom()),
    );
    // It leaves the slip on the side that is nearest.
    let between = aim - near;
    let start = if between.x.abs() * slip.height() >= between.y.abs() * slip.width() {
        let x = if between.x > 0.0 {
            slip.right()
        } else {
            slip.left()
        };
        pos2(x, near.y)
    } else {
        let y = if between.y > 0.0 {
            slip.bottom()
        } else {
            slip.top()
        };
        pos2(near.x, y)
    };
    let way = (aim - start).normalized();
    let end = aim - way * reach(target, way);
    let length = (end - start).dot(way);
    let painter = stage.painter();
    if length < 24.0 {
        // So near that the fold alone points to it.
        if length > -8.0 {
            let side = vec2(-way.y, way.x) * 9.0;
            let fold = vec![start - side, start + side, start + way * 10.0];
            painter.add(Shape::convex_polygon(fold, PAPER, Stroke::NONE));
        }
        return;
    }
    let (from, shaft) = (start + way * 9.0, end - way * 7.0);
    painter.line_segment([from, shaft], Stroke::new(6.0, LIGHT));
    let side = vec2(-way.y, way.x);
    let head = [
        end - way * 9.0 + side * 6.0,
        end,
        end - way * 9.0 - side * 6.0,
    ];
    painter.add(Shape::line(head.to_vec(), Stroke::new(6.0, LIGHT)));
    painter.extend(Shape::dotted_line(&[from, shaft], colour::INK, 6.0, 1.25));
    painter.add(Shape::line(head.to_vec(), Stroke::new(2.4, colour::INK)));
    // A fold of the slip points where the line begins.
    let side = side * 8.0;
    let fold = vec![start - side, start + side, start + way * 9.0];
    painter.add(Shape::convex_polygon(fold, PAPER, Stroke::NONE));
}

/// A pencil line around what is spoken of.
pub(super) fn ring(stage: &Stage, rect: Rect) {
    let radius = 10.0_f32.min(rect.height() / 2.0);
    let mut path = Vec::new();
    let corners = [
        (rect.right_top() + vec2(-radius, radius), -90.0_f32),
        (rect.right_bottom() + vec2(-radius, -radius), 0.0),
        (rect.left_bottom() + vec2(radius, -radius), 90.0),
        (rect.left_top() + vec2(radius, radius), 180.0),
    ];
    for (centre, from) in corners {
        path.extend(
            (0..=6).map(|step| {
                centre + Vec2::angled((from + 15.0 * step as f32).to_radians()) * radius
            }),
        );
    }
    path.extend(path.first().copied());
    let painter = stage.painter();
    painter.add(Shape::line(path.clone(), Stroke::new(5.4, LIGHT)));
    painter.extend(Shape::dotted_line(&path, colour::INK, 6.0, 1.25));
}

/// How far it is from the middle of a rectangle to its edge, a little beyond, that way.
fn reach(rect: Rect, way: Vec2) -> f32 {
    let half = rect.size() / 2.0;
    let along = |half: f32, way: f32| {
        if way.abs() < 1e-3 {
            f32::INFINITY
        } else {
            half / way.abs()
        }
    };
    along(half.x, way.x).min(along(half.y, way.y)) + 5.0
}
