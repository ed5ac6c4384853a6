//! Whether a picture can be drawn from a board.

use taula_rules::Seat;
use taula_rules::games::tebas::{Board, Circle, PIECES, Stack};

use super::{Diagram, Mark, Place, point};
use crate::rulebook::MOST_STEPS;

/// The most of the table that is shown.
const MOST_TABLE: f32 = 6.0;

impl Diagram {
    pub(super) fn fault(&self, board: &Board) -> Result<(), String> {
        let (from, to) = (circle(&self.window.0)?, circle(&self.window.1)?);
        if from.file() > to.file() || from.rank() < to.rank() {
            return Err(format!(
                "the window does not lead from {from} right and down to {to}"
            ));
        }
        if !(0.0..=MOST_TABLE).contains(&self.table) {
            return Err(format!("a table {} deep cannot be shown", self.table));
        }
        if self.table > 0.0 && to.rank() > 0 {
            return Err("the table is seen only below the first rank".to_owned());
        }
        if !(1..=MOST_STEPS).contains(&self.steps.len()) {
            return Err(format!(
                "there are {} steps, 1 to {MOST_STEPS} are possible",
                self.steps.len()
            ));
        }
        self.fault_of_board(board)?;
        self.steps
            .iter()
            .flatten()
            .try_for_each(|mark| self.fault_of_mark(board, mark))
    }

    fn fault_of_board(&self, board: &Board) -> Result<(), String> {
        let mut pieces = [0, 0];
        for (name, text) in &self.board {
            let on = circle(name)?;
            let stack: Stack = text
                .parse()
                .map_err(|_| format!("`{text}` on {on} is no piece and no stack"))?;
            if board.flowered(on) {
                return Err(format!("the flowered circle {on} cannot be filled"));
            }
            if stack.is_stack() && board.field(on).is_outer() {
                return Err(format!("{on} is an outer circle, where no stack can be"));
            }
            for (seat, count) in (0..).zip(&mut pieces) {
                *count += stack.count(Seat(seat));
            }
        }
        match pieces.iter().position(|count| *count > PIECES) {
            Some(seat) => Err(format!("seat {seat} has more than {PIECES} pieces")),
            None => Ok(()),
        }
    }

    fn fault_of_mark(&self, board: &Board, mark: &Mark) -> Result<(), String> {
        let place = |by: &Place| self.fault_of_place(board, by);
        match mark {
            Mark::Tag { by } => place(by),
            Mark::Way(path) | Mark::Barred(path) => {
                for name in path {
                    circle(name)?;
                }
                match path.first() {
                    Some(first) if path.len() > 1 => self.filled(first).map(|_| ()),
                    _ => Err("a way has two circles at least".to_owned()),
                }
            }
            Mark::Turned { on, to, by } => {
                let stack = self.filled(on)?;
                if !(1..=4).contains(to) || *to == stack.north() {
                    return Err(format!("what is on {on} cannot be turned to {to}"));
                }
                place(by)
            }
            Mark::Gone { on, from, by } => {
                self.filled(on)?;
                circle(from)?;
                place(by)
            }
            Mark::Drop { from, to, seat } => {
                if *seat > 1 {
                    return Err(format!("there is no seat {seat}"));
                }
                let outer = board.field(circle(to)?).is_outer();
                if !outer || self.board.contains_key(to) {
                    return Err(format!("nothing can be put on {to}"));
                }
                circle(from).map(|_| ())
            }
            Mark::Fan { on, by } => {
                self.filled(on)?;
                place(by)
            }
            Mark::Free { on } => self.filled(on).map(|_| ()),
        }
    }

    /// What stands on a circle of that name.
    fn filled(&self, name: &str) -> Result<Stack, String> {
        let on = circle(name)?;
        self.stack(name)
            .ok_or_else(|| format!("nothing stands on {on}"))
    }

    fn fault_of_place(&self, board: &Board, place: &Place) -> Result<(), String> {
        circle(&place.0)?;
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

fn circle(name: &str) -> Result<Circle, String> {
    name.parse()
        .map_err(|_| format!("the board has no circle `{name}`"))
}
