//! The marks of a picture as SVG.

use std::fmt::Write;

use super::stand::{Square, Stand};
use super::{Canvas, Mark};
use crate::fonts::SERIF;
use crate::palette::{self, hex};
use crate::rulebook::line::{Line, apart};
use crate::shape::Point;

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
        let pen = self.pen().0;
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
            _ => r + 0.02 * self.pen().0,
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
            let to_exit = |p: &Point| apart(*p, to);
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
                let bow = Line::bow(from, to, side * 0.42 * apart(from, to));
                Trail {
                    line: bow.cut(r * 0.5, r + 0.04 * self.pen().0),
                    kind: Kind::Goes,
                    dots: Vec::new(),
                }
            })
            .collect()
    }

    /// The lines of all ways, and the numbers they run over once more.
    pub(super) fn ways(&self, marks: &[(usize, Mark)]) -> String {
        let pen = self.pen().0;
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
                    self.pen().cased(&mut s, &d);
                    for &at in dots {
                        self.pen().dot(&mut s, at);
                    }
                }
                Kind::Barred | Kind::Home | Kind::Spared => {
                    self.pen().broken(&mut s, &line.path(0.22 * pen));
                }
            }
        }
        self.numbers(&mut s, &trails);
        s
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
        let pen = self.pen().0;
        let mut s = String::new();
        for &(_, mark) in marks {
            for Trail { line, kind, .. } in self.trails(mark) {
                let end = line.length();
                match kind {
                    Kind::Goes => self.pen().head(&mut s, line.at(end), true),
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
                            self.pen().head(&mut s, line.at(along), true);
                        }
                        self.pen().head(&mut s, line.at(end), true);
                    }
                    Kind::Barred => self.pen().cross(&mut s, line.at(end).0),
                    Kind::Home => self.pen().head(&mut s, line.at(end), false),
                    Kind::Spared => {
                        self.pen().head(&mut s, line.at(end), false);
                        self.pen().cross(&mut s, line.at(end * 0.47).0);
                    }
                }
            }
            if let Mark::Captured { seat, on, .. } = mark
                && let Some(at) = self.stand.at(seat, Stand::of(seat, on))
            {
                self.pen()
                    .taken(&mut s, self.scale.at(at), self.radius() * self.scale.unit);
            }
        }
        for &(step, mark) in marks {
            match mark {
                Mark::Tag { at } => self.pen().tag(&mut s, self.scale.at(at), step),
                Mark::Bonus { count, at } => self.bonus(&mut s, at, count),
                _ => {}
            }
        }
        s
    }

    /// What was earned, on a plate of brass.
    fn bonus(&self, s: &mut String, at: Point, count: u8) {
        let pen = self.pen().0;
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
