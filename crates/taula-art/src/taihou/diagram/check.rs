//! Whether a picture can be drawn from a board.

use taula_rules::games::taihou::{Board, Heading, Square};

use super::{Diagram, Ground, Mark, Place, Shown, in_row, point};
use crate::rulebook::MOST_STEPS;

/// The most of the table that is shown.
const MOST_TABLE: f32 = 6.0;
/// The most tiles and pebbles of one mark.
const MOST_BESIDE: usize = 20;
/// The most characters of a note.
const MOST_NOTE: usize = 40;

impl Diagram {
    pub(super) fn fault(&self, board: &Board) -> Result<(), String> {
        let (from, to) = (square(&self.window.0)?, square(&self.window.1)?);
        if from.file() > to.file() || from.rank() < to.rank() {
            return Err(format!(
                "the window does not lead from {from} right and down to {to}"
            ));
        }
        if !(0.0..=MOST_TABLE).contains(&self.table) {
            return Err(format!("a table {} deep cannot be shown", self.table));
        }
        if self.table > 0.0 && (to.rank() > 0 || self.ground != Ground::Garden) {
            return Err("the table is seen only below the first rank of the garden".to_owned());
        }
        if !(2..=4).contains(&self.players) {
            return Err(format!("{} cannot play", self.players));
        }
        if !(1..=MOST_STEPS).contains(&self.steps.len()) {
            return Err(format!(
                "there are {} steps, 1 to {MOST_STEPS} are possible",
                self.steps.len()
            ));
        }
        for (name, text) in &self.board {
            let on = square(name)?;
            if Shown::read(text).is_none() {
                return Err(format!("`{text}` on {on} is no piece"));
            }
        }
        self.steps
            .iter()
            .flatten()
            .try_for_each(|mark| self.fault_of_mark(board, mark))
    }

    fn fault_of_mark(&self, board: &Board, mark: &Mark) -> Result<(), String> {
        let place = |by: &Place| self.fault_of_place(board, by);
        match mark {
            Mark::Tag { by } | Mark::Slip { by, .. } => place(by),
            Mark::Way(path) | Mark::Barred(path) => self.fault_of_path(path),
            Mark::Offer { path, to } => {
                if *to > 3 {
                    return Err(format!("there is no seat {to}"));
                }
                self.fault_of_path(path)
            }
            Mark::Turn { on, to } => {
                square(on)?;
                let to: Heading = to.parse().map_err(|_| format!("`{to}` is no side"))?;
                match self.piece(on).and_then(|piece| piece.facing()) {
                    Some(facing) if facing != to => Ok(()),
                    _ => Err(format!("what is on {on} cannot be turned to {to}")),
                }
            }
            Mark::Gone { on, by } => {
                square(on)?;
                if self.piece(on).is_none() {
                    return Err(format!("nothing stands on {on}"));
                }
                place(by)
            }
            Mark::Comes { to, piece } => {
                let to = square(to)?;
                if self.board.contains_key(&to.to_string()) {
                    return Err(format!("nothing can come to {to}"));
                }
                match Shown::read(piece) {
                    Some(Shown::Up(_)) => Ok(()),
                    _ => Err(format!("`{piece}` is no piece")),
                }
            }
            Mark::Around { from, to } => {
                let (from, to) = (square(from)?, square(to)?);
                if from.file() > to.file() || from.rank() < to.rank() {
                    return Err(format!("no line leads around {from} to {to}"));
                }
                Ok(())
            }
            Mark::Cells(squares) => squares.iter().try_for_each(|name| square(name).map(|_| ())),
            Mark::Row { pieces, by, .. } => {
                if pieces.len() > MOST_BESIDE {
                    return Err(format!("a row of {} is too long", pieces.len()));
                }
                if let Some(piece) = pieces.iter().find(|piece| in_row(piece).is_none()) {
                    return Err(format!("`{piece}` is no piece"));
                }
                place(by)
            }
            Mark::Note { text, by } => {
                if text.chars().count() > MOST_NOTE {
                    return Err("a note is too long".to_owned());
                }
                place(by)
            }
            Mark::Pebbles { count, by } => {
                if usize::from(*count) > MOST_BESIDE {
                    return Err(format!("{count} pebbles are too many"));
                }
                place(by)
            }
            Mark::Screen => Ok(()),
        }
    }

    fn fault_of_path(&self, path: &[String]) -> Result<(), String> {
        for name in path {
            square(name)?;
        }
        match path {
            [first, _, ..] if self.piece(first).is_some() => Ok(()),
            [first, _, ..] => Err(format!("nothing stands on {first}")),
            _ => Err("a way has two squares at least".to_owned()),
        }
    }

    fn fault_of_place(&self, board: &Board, place: &Place) -> Result<(), String> {
        square(&place.0)?;
        let [left, top, right, bottom] = self.shown(board);
        match point(board, place) {
            Some((x, y)) if (left..=right).contains(&x) && (top..=bottom).contains(&y) => Ok(()),
            _ => Err(format!(
                "the place {}, {}, {} does not lie on the picture",
                place.0, place.1, place.2
            )),
        }
    }
}

fn square(name: &str) -> Result<Square, String> {
    name.parse()
        .map_err(|_| format!("the garden has no square `{name}`"))
}
