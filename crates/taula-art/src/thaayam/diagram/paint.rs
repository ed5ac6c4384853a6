//! How a picture is painted: tracks and ways below the pieces, heads, coins and seeds above.

use std::fmt::Write;

use super::stand::Piece;
use super::trail::{Kind, Trail};
use super::{Canvas, Coin, Mark, kind};
use crate::fonts::SERIF;
use crate::palette::{self, hex};
use crate::raster::Pixels;
use crate::shape::Point;
use crate::thaayam::showing::stand as lay_piece;
use crate::thaayam::{STICK, Token, lay, ribbon, score_token, seed, seed_shadow, stick, twin};

/// How the four seeds of a throw lie: each turned otherwise, so that no two are alike.
const TURNS: [f32; 4] = [-16.0, 24.0, 7.0, -32.0];

impl Canvas<'_> {
    /// Paints pieces and marks over the floor.
    pub(super) fn paint(&self, part: &mut Pixels, step: Option<usize>) {
        let marks: Vec<(usize, &Mark)> = self
            .diagram
            .steps
            .iter()
            .enumerate()
            .filter(|(i, _)| step.is_none_or(|step| step == *i))
            .flat_map(|(i, marks)| marks.iter().map(move |mark| (i + 1, mark)))
            .collect();
        self.lay_svg(part, &self.below(&marks));
        for piece in self.stand.pieces() {
            self.lay_piece(part, piece);
        }
        self.lay_svg(part, &self.above(&marks));
        for (_, mark) in &marks {
            match mark {
                Mark::Seeds { light, at, cowries } => self.seeds(part, *light, *at, *cowries),
                Mark::Scores { coins, at } => self.scores(part, coins, *at),
                _ => {}
            }
        }
        let mut tags = String::new();
        for (step, mark) in &marks {
            if let Mark::Tag { at } = mark {
                self.pen().tag(&mut tags, self.at(*at), *step);
            }
        }
        self.lay_svg(part, &tags);
    }

    fn lay_svg(&self, part: &mut Pixels, body: &str) {
        if !body.is_empty() {
            part.lay(&crate::raster::svg(part.width, part.height, body), 0, 0);
        }
    }

    fn lay_piece(&self, part: &mut Pixels, piece: Piece) {
        let (dye, length) = (self.dye(piece.seat), piece.length * self.scale.unit);
        let at = self.scale.at(piece.at);
        if !piece.comes {
            lay_piece(part, dye, piece.twin, length, 0.0, at);
            return;
        }
        let mut ghost = if piece.twin {
            twin(dye, length, 0.0)
        } else {
            stick(dye, length, 0.0)
        };
        for pixel in ghost.rgba.as_chunks_mut::<4>().0 {
            pixel[3] = (f32::from(pixel[3]) * 0.70) as u8;
        }
        lay(part, &ghost, at);
    }

    /// What lies below the pieces.
    fn below(&self, marks: &[(usize, &Mark)]) -> String {
        let pen = self.pen();
        let mut s = String::new();
        for (_, mark) in marks {
            if let Mark::Track { seat } = mark {
                let track: Vec<Point> = (0..=self.stand.last(*seat))
                    .filter_map(|index| self.stand.point(*seat, index))
                    .collect();
                s.push_str(&ribbon::svg(&self.scale, &track, self.dye(*seat)));
            }
        }
        for (_, mark) in marks {
            for Trail {
                line, kind, dots, ..
            } in self.trails(mark)
            {
                match kind {
                    Kind::Goes => {
                        // The head covers the line's end.
                        pen.cased(&mut s, &line.cut(0.0, 0.2 * pen.0).path(0.4 * pen.0));
                        for at in dots {
                            pen.dot(&mut s, at);
                        }
                    }
                    Kind::Barred | Kind::Off => pen.broken(&mut s, &line.path(0.4 * pen.0)),
                }
            }
        }
        s
    }

    /// What lies over them.
    fn above(&self, marks: &[(usize, &Mark)]) -> String {
        let pen = self.pen();
        let mut s = String::new();
        for (_, mark) in marks {
            for Trail {
                line, kind, counts, ..
            } in self.trails(mark)
            {
                let end = line.at(line.length());
                match kind {
                    Kind::Goes => pen.head(&mut s, end, true),
                    Kind::Barred => pen.cross(&mut s, end.0),
                    Kind::Off => pen.head(&mut s, end, false),
                }
                for (count, at) in counts {
                    self.count(&mut s, at, count);
                }
            }
            match mark {
                Mark::Captured { seat, on, twin } => {
                    for piece in self.stand.all(*seat, on, *twin) {
                        self.taken(&mut s, piece);
                    }
                }
                Mark::Twin { seat } => self.declared(&mut s, *seat),
                _ => {}
            }
        }
        s
    }

    /// By how many squares a way leads, on the way.
    fn count(&self, s: &mut String, (x, y): Point, count: u8) {
        let pen = self.pen().0;
        let size = 0.36 * pen;
        let _ = write!(
            s,
            r##"<circle cx="{x:.2}" cy="{y:.2}" r="{:.2}" fill="{}" stroke="{}" stroke-width="{:.2}"/><circle cx="{x:.2}" cy="{y:.2}" r="{:.2}" fill="none" stroke="{}" stroke-width="{:.2}"/><text x="{x:.2}" y="{:.2}" font-family="{SERIF}" font-size="{size:.2}" font-weight="700" text-anchor="middle" fill="{}">{count}</text>"##,
            0.25 * pen,
            hex(palette::PAPER),
            hex(palette::CASING),
            0.11 * pen,
            0.25 * pen,
            hex(palette::BRASS_LIGHT),
            0.055 * pen,
            y + size * 0.335,
            hex(palette::INK),
        );
    }

    /// A captured piece: a broken ring around its length, and a small cross at its foot.
    fn taken(&self, s: &mut String, piece: Piece) {
        let pen = self.pen();
        let scale = piece.length / STICK * self.scale.unit;
        let half = if piece.twin { 0.23 } else { 0.145 };
        let (w, h) = (half * scale, 0.425 * scale);
        let (x, y) = self.scale.at(piece.at);
        let width = 0.065 * pen.0;
        for (colour, width, dash) in [
            ("#FFF6E4".to_owned(), 1.9 * width, String::new()),
            (
                hex(palette::INK),
                width,
                format!(
                    r#" stroke-dasharray="{:.2} {:.2}""#,
                    0.19 * pen.0,
                    0.11 * pen.0
                ),
            ),
        ] {
            let _ = write!(
                s,
                r#"<rect x="{:.2}" y="{:.2}" width="{:.2}" height="{:.2}" rx="{w:.2}" fill="none" stroke="{colour}" stroke-width="{width:.2}"{dash}/>"#,
                x - w,
                y - h,
                2.0 * w,
                2.0 * h,
            );
        }
        pen.struck(s, (x - w * 0.6, y + h * 0.92));
    }

    /// A ring of brass around the two pieces that are declared a twin.
    fn declared(&self, s: &mut String, seat: u8) {
        let front = taula_rules::games::thaayam::FRONT;
        let Some(name) = self.stand.name(seat, front) else {
            return;
        };
        let stand = self.stand.all(seat, name, false);
        let comes = self.stand.piece(seat, name, false, true);
        let pieces: Vec<Piece> = stand.into_iter().chain(comes).take(2).collect();
        let (Some(first), Some(last)) = (pieces.first(), pieces.last()) else {
            return;
        };
        let u = self.scale.unit;
        let (a, b) = (self.scale.at(first.at), self.scale.at(last.at));
        let (w, h) = (0.15 * u, (0.5 * first.length + 0.05) * u);
        let (x, y) = (a.0.min(b.0) - w, a.1.min(b.1) - h);
        let (wide, high) = ((a.0 - b.0).abs() + 2.0 * w, (a.1 - b.1).abs() + 2.0 * h);
        let pen = self.pen().0;
        for (colour, width) in [(palette::CASING, 0.175), (palette::BRASS_LIGHT, 0.085)] {
            let _ = write!(
                s,
                r##"<rect x="{x:.2}" y="{y:.2}" width="{wide:.2}" height="{high:.2}" rx="{w:.2}" fill="none" stroke="{}" stroke-width="{:.2}"/>"##,
                hex(colour),
                width * pen
            );
        }
    }

    /// Four seeds in a row, the light ones first.
    fn seeds(&self, part: &mut Pixels, light: u8, at: Point, cowries: bool) {
        let pen = self.pen().0;
        let (size, step) = (0.72 * pen, 0.80 * pen);
        let (x, y) = self.at(at);
        for (i, turn) in TURNS.into_iter().enumerate() {
            let at = (x + (i as f32 - 1.5) * step, y);
            let shadow = seed_shadow(kind(cowries), size);
            lay(part, &shadow, (at.0 + 0.05 * size, at.1 + 0.08 * size));
            let up = i < usize::from(light);
            lay(part, &seed(kind(cowries), i as u8, up, turn, size), at);
        }
    }

    /// Scores on coins of ivory in a row.
    fn scores(&self, part: &mut Pixels, coins: &[Coin], at: Point) {
        let pen = self.pen().0;
        let (r, step, size) = (0.36 * pen, 0.92 * pen, 0.50 * pen);
        let (x, y) = self.at(at);
        let mut s = String::new();
        for (i, coin) in coins.iter().enumerate() {
            let x = x + (i as f32 - (coins.len() as f32 - 1.0) / 2.0) * step;
            let (state, score) = match *coin {
                Coin::Left(score) => (Token::Waiting, score),
                Coin::Chosen(score) => (Token::Chosen, score),
                Coin::Struck(score) => (Token::Struck, score),
            };
            lay(part, &score_token(state, r), (x, y));
            let struck = state == Token::Struck;
            let ink = if struck {
                palette::INK_SOFT
            } else {
                palette::INK
            };
            let _ = write!(
                s,
                r##"<text x="{x:.2}" y="{:.2}" font-family="{SERIF}" font-size="{size:.2}" font-weight="700" text-anchor="middle" fill="{}">{score}</text>"##,
                y + size * 0.335,
                hex(ink),
            );
            if struck {
                let (dx, dy) = (1.12 * r, 0.5 * r);
                let _ = write!(
                    s,
                    r##"<path d="M{:.2},{:.2} L{:.2},{:.2}" stroke="{}" stroke-width="{:.2}" stroke-linecap="round"/>"##,
                    x - dx,
                    y + dy,
                    x + dx,
                    y - dy,
                    hex(palette::INK),
                    0.075 * pen,
                );
            }
        }
        self.lay_svg(part, &s);
    }
}
