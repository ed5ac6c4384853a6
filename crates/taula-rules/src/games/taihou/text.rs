//! Moves as texts in notation (`docs/rules/notation.md`).

use std::fmt;
use std::str::FromStr;

use super::moves::Move;
use super::piece::HIGHEST;
use super::square::{Heading, Square};
use crate::Seat;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Draw(value) => write!(f, "draw {value}"),
            Self::Layout(values) => {
                f.write_str("layout")?;
                values.iter().try_for_each(|value| write!(f, " {value}"))
            }
            Self::Place { square, facing } => write!(f, "place {square}{facing}"),
            Self::Go {
                from,
                to,
                turned,
                captures,
                call,
            } => {
                write!(f, "{from}{}{to}", if captures { 'x' } else { '-' })?;
                if let Some(facing) = turned {
                    write!(f, "{facing}")?;
                }
                write_call(f, call)
            }
            Self::Turn {
                square,
                facing,
                call,
            } => {
                write!(f, "{square}@{facing}")?;
                write_call(f, call)
            }
            Self::Lotus => f.write_str("lotus"),
            Self::KhiLoi => f.write_str("khi-loi"),
        }
    }
}

fn write_call(f: &mut fmt::Formatter<'_>, call: Option<Seat>) -> fmt::Result {
    call.map_or(Ok(()), |seat| write!(f, "!{seat}"))
}

/// The text is no move of the garden games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMove;

impl FromStr for Move {
    type Err = NoMove;

    fn from_str(text: &str) -> Result<Self, NoMove> {
        let square = |name: &str| name.parse::<Square>().map_err(|_| NoMove);
        match text {
            "lotus" => return Ok(Self::Lotus),
            "khi-loi" => return Ok(Self::KhiLoi),
            _ => {}
        }
        if let Some(drawn) = text.strip_prefix("draw ") {
            return Ok(Self::Draw(value(drawn)?));
        }
        if let Some(values) = text.strip_prefix("layout ") {
            let mut laid = [0; HIGHEST as usize];
            let mut left = values.split(' ');
            for place in &mut laid {
                *place = value(left.next().ok_or(NoMove)?)?;
            }
            return match left.next() {
                None => Ok(Self::Layout(laid)),
                Some(_) => Err(NoMove),
            };
        }
        if let Some(place) = text.strip_prefix("place ") {
            let (at, facing) = faced(place);
            return Ok(Self::Place {
                square: square(at)?,
                facing: facing.ok_or(NoMove)?,
            });
        }
        let (text, call) = match text.split_once('!') {
            Some((text, seat)) => match seat.as_bytes() {
                &[seat @ b'0'..=b'3'] => (text, Some(Seat(seat - b'0'))),
                _ => return Err(NoMove),
            },
            None => (text, None),
        };
        if let Some((at, facing)) = text.split_once('@') {
            return Ok(Self::Turn {
                square: square(at)?,
                facing: facing.parse().map_err(|_| NoMove)?,
                call,
            });
        }
        let (from, end) = text.split_once(['-', 'x']).ok_or(NoMove)?;
        let (to, turned) = faced(end);
        Ok(Self::Go {
            from: square(from)?,
            to: square(to)?,
            turned,
            captures: text.contains('x'),
            call,
        })
    }
}

/// A value in its one form.
fn value(text: &str) -> Result<u8, NoMove> {
    match *text.as_bytes() {
        [value @ b'1'..=b'9'] => Ok(value - b'0'),
        [b'1', b'0'] => Ok(HIGHEST),
        _ => Err(NoMove),
    }
}

/// A text without the facing at its end, and that.
fn faced(text: &str) -> (&str, Option<Heading>) {
    match text.strip_suffix(['N', 'E', 'S', 'W']) {
        Some(rest) => (rest, text[rest.len()..].parse().ok()),
        None => (text, None),
    }
}
