//! The marks of a picture as SVG, and how the picture is mounted.

use std::fmt::Write;

use crate::shape::Point;

use super::stand::{Square, Stand};
use super::way::Line;
use super::{Canvas, Mark};
use crate::fonts::SERIF;
use crate::math::clamp01;
use crate::palette::{self, hex};
use crate::raster::{Pixels, blend};
use crate::shadow;
use crate::shape::rounded;

/// Longer moves have no dot on every square: they would be a string of pearls.
const DOTS: u8 = 12;

/// What a step's way looks like.
struct Trail {
    line: Line,
    kind: Kind,
    /// The squares it passes, where a dot helps to count.
    dots: Vec<Point>,
}

enum Kind {
    /// Brass, with a head at its end: so it goes.
    Goes,
    /// The same, with heads on the way: so it always goes.
    Way,
    /// Broken ink that ends at a crossed ring: so it may not go.
    Barred,
    /// Broken ink with a head: so it goes home.
    Home,
    /// Broken ink with a crossed ring half way: it stays.
    Spared,
}

impl Canvas<'_> {
    /// The points of a seat's way between two indices, in pixels.
    fn track(&self, seat: u8, from: u8, to: u8) -> Vec<Point> {
        (from..=to)
            .filter_map(|index| self.stand.point(seat, index))
            .map(|p| self.scale.at(p))
            .collect()
    }

    /// Where pieces land, in squares: nowhere where one is captured, for there the head of the arrow says it.
    pub(super) fn landings(&self, marks: &[(usize, Mark)]) -> Vec<(u8, Point)> {
        let mut all = Vec::new();
        for &(_, mark) in marks {
            match mark {
                Mark::Move { seat, from, count } => {
                    let to = self
                        .stand
                        .index(seat, from)
                        .map(|from| self.stand.counted(seat, from, count));
                    if let Some(to) = to
                        && !self.captures(seat, to)
                    {
                        all.extend(self.stand.landing(seat, to).map(|at| (seat, at)));
                    }
                }
                Mark::Out { seat, pieces: 1 } if !self.captures(seat, 0) => {
                    all.extend(self.stand.landing(seat, 0).map(|at| (seat, at)));
                }
                Mark::Captured {
                    seat, to: Some(at), ..
                } => all.push((seat, at)),
                Mark::ThirdSix { seat, from, to } if !self.spared(seat, from) => {
                    all.push((seat, to));
                    // The move that brought the piece there may be another step's.
                    let square = Stand::of(seat, from);
                    if self.stand.empty(square) && marks.iter().all(|&(_, m)| !moves(m)) {
                        all.extend(self.stand.at(seat, square).map(|at| (seat, at)));
                    }
                }
                _ => {}
            }
        }
        all
    }

    /// Whether somebody is captured where a seat's way has an index.
    fn captures(&self, seat: u8, index: u8) -> bool {
        let square = self.stand.square(seat, index);
        square.is_some_and(|square| self.stand.captured(square))
    }

    /// Whether the rules let a piece stay on a third 6: in the column.
    fn spared(&self, seat: u8, from: super::Place) -> bool {
        matches!(Stand::of(seat, from), Square::Column(..))
    }

    /// The trails of a mark.
    fn trails(&self, mark: Mark) -> Vec<Trail> {
        let r = self.radius() * self.scale.unit;
        let pen = self.pen();
        match mark {
            Mark::Way { seat } => {
                let goal = self.stand.goal(seat);
                let line = Line(self.track(seat, 0, goal));
                if line.0.len() < 2 {
                    return Vec::new();
                }
                vec![Trail {
                    line,
                    kind: Kind::Way,
                    dots: self
                        .stand
                        .point(seat, 0)
                        .map(|p| self.scale.at(p))
                        .into_iter()
                        .collect(),
                }]
            }
            Mark::Move { seat, from, count } => {
                let Some(start) = self.stand.index(seat, from) else {
                    return Vec::new();
                };
                let to = self.stand.counted(seat, start, count);
                let mut points = self.track(seat, start, to);
                if let Some(at) = self.stand.at(seat, Stand::of(seat, from)) {
                    points[0] = self.scale.at(at);
                }
                if let (Some(at), Some(last)) = (self.stand.landing(seat, to), points.last_mut()) {
                    *last = self.scale.at(at);
                }
                let dots = if count > DOTS {
                    Vec::new()
                } else {
                    points[1..points.len() - 1].to_vec()
                };
                vec![Trail {
                    line: Line(points).cut(r * 0.5, r + 0.04 * pen),
                    kind: Kind::Goes,
                    dots,
                }]
            }
            Mark::Out { seat, pieces } => self.outs(seat, pieces),
            Mark::Blocked { seat, from, count } => {
                let Some(start) = self.stand.index(seat, from) else {
                    return Vec::new();
                };
                let end = self.stand.counted(seat, start, count);
                let mut points = self.track(seat, start, end);
                if let Some(at) = self.stand.at(seat, Stand::of(seat, from)) {
                    points[0] = self.scale.at(at);
                }
                let squares = |index: u8| self.stand.square(seat, index);
                let barrier = (start + 1..=end)
                    .find(|&i| squares(i).is_some_and(|s| self.stand.barrier(s)))
                    .or(squares(end).filter(|&s| self.stand.full(s)).map(|_| end));
                // Before what bars it; before the goal that is too near; else a square on: a duty calls
                // elsewhere.
                let (last, room) = match barrier {
                    Some(index) => (index, r + 0.36 * pen),
                    None if start.saturating_add(count) > self.stand.goal(seat) => {
                        (end, r + 0.20 * pen)
                    }
                    None => (start + 1, 0.0),
                };
                points.truncate(usize::from(last - start) + 1);
                vec![Trail {
                    line: Line(points).cut(r, room),
                    kind: Kind::Barred,
                    dots: Vec::new(),
                }]
            }
            Mark::Captured {
                seat,
                on,
                to: Some(to),
            } => self.home(seat, on, to, Kind::Home),
            Mark::ThirdSix { seat, from, to } => {
                let kind = if self.spared(seat, from) {
                    Kind::Spared
                } else {
                    Kind::Home
                };
                self.home(seat, from, to, kind)
            }
            _ => Vec::new(),
        }
    }

    fn home(&self, seat: u8, from: super::Place, to: Point, kind: Kind) -> Vec<Trail> {
        let r = self.radius() * self.scale.unit;
        let Some(at) = self.stand.at(seat, Stand::of(seat, from)) else {
            return Vec::new();
        };
        // Who is spared does not stand at the end of the way.
        let room = match kind {
            Kind::Spared => 0.0,
            _ => r + 0.02 * self.pen(),
        };
        let line = Line(vec![self.scale.at(at), self.scale.at(to)]).cut(r, room);
        vec![Trail {
            line,
            kind,
            dots: Vec::new(),
        }]
    }

    /// The ways of pieces that come out: bows on both sides of the exit's number.
    fn outs(&self, seat: u8, pieces: u8) -> Vec<Trail> {
        let (Some(place), Some(to)) = (
            self.board.seats.get(usize::from(seat)),
            self.stand.landing(seat, 0),
        ) else {
            return Vec::new();
        };
        let to = self
            .diagram
            .steps
            .iter()
            .flatten()
            .find_map(|mark| match *mark {
                Mark::Captured {
                    seat: owner, on, ..
                } if self.stand.square(seat, 0) == Some(Stand::of(owner, on)) => {
                    self.stand.at(owner, Stand::of(owner, on))
                }
                _ => None,
            })
            .unwrap_or(to);
        let r = self.radius() * self.scale.unit;
        let mut hollows = place.home.hollows.clone();
        hollows.sort_by(|a, b| {
            let to_exit = |p: &Point| super::way::apart(*p, to);
            to_exit(a).total_cmp(&to_exit(b))
        });
        let to = self.scale.at(to);
        hollows
            .iter()
            .take(usize::from(pieces))
            .enumerate()
            .map(|(i, &from)| {
                let side = if i == 0 { 1.0 } else { -1.0 };
                let from = self.scale.at(from);
                let bow = Line::bow(from, to, side * 0.42 * super::way::apart(from, to));
                Trail {
                    line: bow.cut(r * 0.5, r + 0.04 * self.pen()),
                    kind: Kind::Goes,
                    dots: Vec::new(),
                }
            })
            .collect()
    }

    /// The lines of all ways, and the numbers they run over once more.
    pub(super) fn ways(&self, marks: &[(usize, Mark)]) -> String {
        let pen = self.pen();
        let mut s = String::new();
        let mut trails = Vec::new();
        for &(_, mark) in marks {
            trails.extend(self.trails(mark));
        }
        for Trail { line, kind, dots } in &trails {
            match kind {
                Kind::Goes | Kind::Way => {
                    // The head covers the line's end.
                    let d = line.cut(0.0, 0.2 * pen).path(0.22 * pen);
                    self.cased(&mut s, &d);
                    for &(x, y) in dots {
                        let _ = write!(
                            s,
                            r##"<circle cx="{x:.2}" cy="{y:.2}" r="{:.2}" fill="{}"/><circle cx="{x:.2}" cy="{y:.2}" r="{:.2}" fill="{}"/>"##,
                            0.15 * pen,
                            hex(palette::CASING),
                            0.105 * pen,
                            hex(palette::BRASS_LIGHT),
                        );
                    }
                }
                Kind::Barred | Kind::Home | Kind::Spared => {
                    let d = line.path(0.22 * pen);
                    let _ = write!(
                        s,
                        r##"<path d="{d}" fill="none" stroke="#FFF6E4" stroke-opacity=".82" stroke-width="{:.2}" stroke-linecap="round" stroke-linejoin="round"/><path d="{d}" fill="none" stroke="{}" stroke-width="{:.2}" stroke-dasharray="{:.2} {:.2}"/>"##,
                        0.17 * pen,
                        hex(palette::INK),
                        0.065 * pen,
                        0.14 * pen,
                        0.10 * pen,
                    );
                }
            }
        }
        self.numbers(&mut s, &trails);
        s
    }

    fn cased(&self, s: &mut String, d: &str) {
        let pen = self.pen();
        for (colour, width) in [(palette::CASING, 0.175), (palette::BRASS_LIGHT, 0.085)] {
            let _ = write!(
                s,
                r##"<path d="{d}" fill="none" stroke="{}" stroke-width="{:.2}" stroke-linecap="round" stroke-linejoin="round"/>"##,
                hex(colour),
                width * pen
            );
        }
    }

    /// Numbers that a way runs over are written again, on a ground of their square's colour.
    fn numbers(&self, s: &mut String, trails: &[Trail]) {
        let Some(size) = self.numbers else { return };
        for (i, square) in self.board.ring.iter().enumerate() {
            let (x, y) = self.scale.at(square.number);
            if !trails.iter().any(|t| t.line.near((x, y)) < size * 0.62) {
                continue;
            }
            let exit = self
                .board
                .seats
                .iter()
                .position(|seat| usize::from(seat.exit) == i + 1);
            let paint = exit.and_then(|seat| self.dyes.get(seat).copied().flatten());
            let (ground, ink) = match (paint, exit) {
                (Some(crate::Dye::Yellow), _) => (crate::Dye::Yellow.rgb(), "#432D18"),
                (Some(dye), _) => (dye.rgb(), "#FFF6E4"),
                (None, Some(_)) => (palette::LIMEWOOD, "#432D18"),
                (None, None) if square.safe => (palette::SAFE, "#432D18"),
                (None, None) => (palette::VENEER, "#432D18"),
            };
            let _ = write!(
                s,
                r##"<text x="{x:.2}" y="{:.2}" font-family="{SERIF}" font-size="{size:.2}" font-weight="600" text-anchor="middle" fill="{ink}" stroke="{}" stroke-width="{:.2}" stroke-linejoin="round" paint-order="stroke">{}</text>"##,
                y + size * 0.335,
                hex(ground),
                size * 0.36,
                i + 1
            );
        }
    }

    /// What lies over the pieces: heads of arrows, crossed rings, coins and bonuses.
    pub(super) fn signs(&self, marks: &[(usize, Mark)]) -> String {
        let pen = self.pen();
        let mut s = String::new();
        for &(_, mark) in marks {
            for Trail { line, kind, .. } in self.trails(mark) {
                let end = line.length();
                match kind {
                    Kind::Goes => self.head(&mut s, line.at(end), true),
                    Kind::Way => {
                        // A head in the middle of every eighth part, and one at the end.
                        for part in [1, 3, 5, 7] {
                            let along = end * part as f32 / 8.0;
                            // On a straight stretch, not in a corner.
                            let along = (0..40)
                                .map(|i| along + i as f32 * 0.1 * pen)
                                .find(|&a| {
                                    let (_, before) = line.at(a - 0.4 * pen);
                                    let (_, after) = line.at(a + 0.4 * pen);
                                    before.0 * after.0 + before.1 * after.1 > 0.99
                                })
                                .unwrap_or(along);
                            self.head(&mut s, line.at(along), true);
                        }
                        self.head(&mut s, line.at(end), true);
                    }
                    Kind::Barred => self.cross(&mut s, line.at(end).0),
                    Kind::Home => self.head(&mut s, line.at(end), false),
                    Kind::Spared => {
                        self.head(&mut s, line.at(end), false);
                        self.cross(&mut s, line.at(end * 0.47).0);
                    }
                }
            }
            if let Mark::Captured { seat, on, .. } = mark
                && let Some(at) = self.stand.at(seat, Stand::of(seat, on))
            {
                self.taken(&mut s, self.scale.at(at));
            }
        }
        for &(step, mark) in marks {
            match mark {
                Mark::Tag { at } => self.tag(&mut s, at, step),
                Mark::Bonus { count, at } => self.bonus(&mut s, at, count),
                _ => {}
            }
        }
        s
    }

    /// The head of an arrow, its point at a place.
    fn head(&self, s: &mut String, ((x, y), (dx, dy)): (Point, Point), brass: bool) {
        let pen = self.pen();
        let (long, half) = (0.36 * pen, 0.19 * pen);
        let back = (x - dx * long, y - dy * long);
        let notch = (x - dx * long * 0.74, y - dy * long * 0.74);
        let d = format!(
            "M{x:.2},{y:.2} L{:.2},{:.2} L{:.2},{:.2} L{:.2},{:.2} Z",
            back.0 - dy * half,
            back.1 + dx * half,
            notch.0,
            notch.1,
            back.0 + dy * half,
            back.1 - dx * half,
        );
        let (fill, edge, width) = if brass {
            (hex(palette::BRASS_LIGHT), hex(palette::CASING), 0.10)
        } else {
            (hex(palette::INK), "#FFF6E4".to_owned(), 0.09)
        };
        let _ = write!(
            s,
            r#"<path d="{d}" fill="{fill}" stroke="{edge}" stroke-width="{:.2}" stroke-linejoin="round" paint-order="stroke"/>"#,
            width * pen
        );
    }

    /// A crossed ring of broken ink on paper: here it ends.
    fn cross(&self, s: &mut String, (x, y): Point) {
        let r = 0.27 * self.pen();
        self.broken_ring(s, (x, y), r, true);
        self.strokes(s, (x, y), r * 0.42, 0.25 * r);
    }

    /// A captured piece: a broken ring around it, and a small cross below it.
    fn taken(&self, s: &mut String, (x, y): Point) {
        let pen = self.pen();
        let r = self.radius() * self.scale.unit + 0.045 * pen;
        self.broken_ring(s, (x, y), r, false);
        let (q, at) = (0.165 * pen, (x - r * 0.35, y + r * 0.94));
        let _ = write!(
            s,
            r##"<circle cx="{:.2}" cy="{:.2}" r="{q:.2}" fill="{}" stroke="{}" stroke-width="{:.2}"/>"##,
            at.0,
            at.1,
            hex(palette::PAPER),
            hex(palette::INK),
            0.045 * pen,
        );
        self.strokes(s, at, q * 0.45, 0.055 * pen);
    }

    fn broken_ring(&self, s: &mut String, (x, y): Point, r: f32, filled: bool) {
        let width = if filled { 0.24 * r } else { 0.065 * self.pen() };
        let n = if filled { 6.0 } else { 8.0 };
        let dash = 2.0 * crate::math::PI * r / n;
        let fill = if filled {
            hex(palette::PAPER)
        } else {
            "none".to_owned()
        };
        let _ = write!(
            s,
            r##"<circle cx="{x:.2}" cy="{y:.2}" r="{r:.2}" fill="{fill}" stroke="#FFF6E4" stroke-width="{:.2}"/><circle cx="{x:.2}" cy="{y:.2}" r="{r:.2}" fill="none" stroke="{}" stroke-width="{width:.2}" stroke-dasharray="{:.3} {:.3}" stroke-dashoffset="{:.3}"/>"##,
            width * 1.9,
            hex(palette::INK),
            dash * 0.64,
            dash * 0.36,
            dash * 0.32,
        );
    }

    fn strokes(&self, s: &mut String, (x, y): Point, q: f32, width: f32) {
        let _ = write!(
            s,
            r#"<path d="M{:.2},{:.2} l{d:.2},{d:.2} M{:.2},{:.2} l{d:.2},-{d:.2}" fill="none" stroke="{}" stroke-width="{width:.2}" stroke-linecap="round"/>"#,
            x - q,
            y - q,
            x - q,
            y + q,
            hex(palette::INK),
            d = 2.0 * q,
        );
    }

    /// A coin of paper with the number of a step.
    fn tag(&self, s: &mut String, at: Point, step: usize) {
        let pen = self.pen();
        let (x, y) = self.scale.at(at);
        let r = self.diagram.coin(self.board) * self.scale.unit;
        let size = 0.46 * pen;
        let _ = write!(
            s,
            r##"<circle cx="{:.2}" cy="{:.2}" r="{r:.2}" fill="#1A0E06" fill-opacity=".35"/><circle cx="{x:.2}" cy="{y:.2}" r="{r:.2}" fill="{}"/><circle cx="{x:.2}" cy="{y:.2}" r="{:.2}" fill="{}"/><text x="{x:.2}" y="{:.2}" font-family="{SERIF}" font-size="{size:.2}" font-weight="700" text-anchor="middle" fill="{}">{step}</text>"##,
            x + 0.03 * pen,
            y + 0.05 * pen,
            hex(palette::INK),
            r - 0.05 * pen,
            hex(palette::PAPER),
            y + size * 0.335,
            hex(palette::INK),
        );
    }

    /// What was earned, on a plate of brass.
    fn bonus(&self, s: &mut String, at: Point, count: u8) {
        let pen = self.pen();
        let (x, y) = self.scale.at(at);
        let (w, h, size) = (0.88 * pen, 0.58 * pen, 0.40 * pen);
        let _ = write!(
            s,
            r##"<linearGradient id="b{count}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F6E0A4"/><stop offset=".5" stop-color="{}"/><stop offset="1" stop-color="#C49A4C"/></linearGradient><rect x="{:.2}" y="{:.2}" width="{w:.2}" height="{h:.2}" rx="{:.2}" fill="#1A0E06" fill-opacity=".35"/><rect x="{:.2}" y="{:.2}" width="{w:.2}" height="{h:.2}" rx="{:.2}" fill="url(#b{count})" stroke="{}" stroke-width="{:.2}"/><text x="{x:.2}" y="{:.2}" font-family="{SERIF}" font-size="{size:.2}" font-weight="700" text-anchor="middle" fill="{}">+{count}</text>"##,
            hex(palette::BRASS_LIGHT),
            x - w / 2.0 + 0.03 * pen,
            y - h / 2.0 + 0.05 * pen,
            h * 0.3,
            x - w / 2.0,
            y - h / 2.0,
            h * 0.3,
            hex(palette::CASING),
            0.055 * pen,
            y + size * 0.335,
            hex(palette::INK),
        );
    }
}

fn moves(mark: Mark) -> bool {
    matches!(mark, Mark::Move { .. })
}

/// The picture with rounded corners, a dark edge and its shadow, `margin` pixels around it free.
pub(super) fn mount(mut part: Pixels, margin: u32, pen: f32) -> Pixels {
    let (w, h) = (part.width, part.height);
    let radius = 0.11 * pen;
    let edge = 0.045 * pen;
    let (hw, hh) = (w as f32 / 2.0, h as f32 / 2.0);
    for (i, pixel) in part.rgba.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let (x, y) = ((i as u32 % w) as f32 + 0.5, (i as u32 / w) as f32 + 0.5);
        if x.min(y).min(2.0 * hw - x).min(2.0 * hh - y) > radius + edge {
            continue;
        }
        let (inside, _) = rounded(x - hw, y - hh, hw, hh, radius);
        let line = clamp01(edge - inside + 0.5) * 0.92;
        blend(pixel, palette::INLAY, (line * 255.0 + 0.5) as u8);
        pixel[3] = (clamp01(inside + 0.5) * 255.0 + 0.5) as u8;
    }
    let m = margin as f32;
    let layers = [
        (0.05 * pen, 0.09 * pen, 0.09 * pen, 0.50),
        (0.015 * pen, 0.025 * pen, 0.03 * pen, 0.45),
    ];
    let rect = (m, m, w as f32, h as f32);
    let mut out = shadow::cast(w + 2 * margin, h + 2 * margin, rect, radius, layers);
    out.lay(&part, margin as i32, margin as i32);
    out
}
