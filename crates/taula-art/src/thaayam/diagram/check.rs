//! Whether a picture can be drawn from a board.

use taula_rules::games::thaayam::{Board, PIECES};

use super::stand::{Stand, sum};
use super::{Coin, Diagram, Mark};
use crate::rulebook::MOST_STEPS;
use crate::shape::Point;

/// The scores there are (TH-4).
const SCORES: [u8; 5] = [1, 2, 3, 4, 8];
/// As many scores a row has room for.
const MOST_COINS: usize = 12;
/// The most of the table that is shown, in squares.
const MOST_TABLE: f32 = 6.0;

impl Diagram {
    pub(super) fn fault(&self, board: &Board) -> Result<(), String> {
        let (left, top, right, bottom) = self.window;
        let (w, h) = (board.files.chars().count(), usize::from(board.ranks));
        let within = usize::from(right) <= w && usize::from(bottom) <= h;
        if left >= right || top >= bottom || !within {
            return Err(format!(
                "the window {left}, {top}, {right}, {bottom} does not lie on the {w} by {h} squares"
            ));
        }
        if !(0.0..=MOST_TABLE).contains(&self.table) {
            return Err(format!(
                "{} squares of the table cannot be shown",
                self.table
            ));
        }
        if self.table > 0.0 && usize::from(bottom) < h {
            return Err("the table is seen only below the last rank".to_owned());
        }
        if !(1..=MOST_STEPS).contains(&self.steps.len()) {
            return Err(format!(
                "there are {} steps, 1 to {MOST_STEPS} are possible",
                self.steps.len()
            ));
        }
        for (&seat, pieces) in &self.pieces {
            self.fault_of_seat(board, seat)?;
            let many = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
            let singles = many(pieces.track.len())
                + u16::from(pieces.off)
                + u16::from(pieces.castle)
                + u16::from(pieces.out);
            let twins = many(pieces.twins.len()).saturating_add(u16::from(pieces.off_twins));
            let all = singles.saturating_add(twins.saturating_mul(2));
            if all != u16::from(PIECES) {
                return Err(format!("seat {seat} has {all} pieces and not {PIECES}"));
            }
            for name in pieces.track.iter().chain(&pieces.twins) {
                self.fault_of_square(board, seat, name)?;
            }
            pieces
                .aside
                .map_or(Ok(()), |at| self.fault_of_point(board, at))?;
        }
        if let Some(score) = self.scores.iter().find(|score| !SCORES.contains(score)) {
            return Err(format!("no throw scores {score}"));
        }
        self.steps
            .iter()
            .flatten()
            .try_for_each(|mark| self.fault_of_mark(board, mark))
    }

    fn fault_of_seat(&self, board: &Board, seat: u8) -> Result<(), String> {
        if usize::from(seat) < board.seats.len() {
            return Ok(());
        }
        Err(format!("the board has no seat {seat}"))
    }

    /// The index of a square on a seat's track, and that of the castle.
    fn fault_of_square(&self, board: &Board, seat: u8, name: &str) -> Result<(u8, u8), String> {
        self.fault_of_seat(board, seat)?;
        let stand = Stand::new(board, self, None);
        let index = stand
            .index(seat, name)
            .ok_or_else(|| format!("the track of seat {seat} has no square `{name}`"))?;
        Ok((index, stand.last(seat)))
    }

    fn fault_of_point(&self, board: &Board, (x, y): Point) -> Result<(), String> {
        let (w, h) = board.field;
        let near = |v: f32, end: f32| (-1.0..=end + 1.0).contains(&v);
        if near(x, w) && near(y, h + self.table) {
            return Ok(());
        }
        Err(format!("the point {x}, {y} does not lie on the picture"))
    }

    fn fault_of_mark(&self, board: &Board, mark: &Mark) -> Result<(), String> {
        match mark {
            Mark::Tag { at } => self.fault_of_point(board, *at),
            Mark::Seeds { light, at, .. } => {
                if *light > 4 {
                    return Err(format!("there are four seeds and not {light}"));
                }
                self.fault_of_point(board, *at)
            }
            Mark::Scores { coins, at } => {
                if !(1..=MOST_COINS).contains(&coins.len()) {
                    return Err(format!("{} coins cannot be shown", coins.len()));
                }
                for coin in coins {
                    let (Coin::Left(score) | Coin::Chosen(score) | Coin::Struck(score)) = coin;
                    if !SCORES.contains(score) {
                        return Err(format!("no throw scores {score}"));
                    }
                }
                self.fault_of_point(board, *at)
            }
            Mark::Track { seat } | Mark::Enter { seat, .. } | Mark::Twin { seat } => {
                self.fault_of_seat(board, *seat)
            }
            Mark::Out { seat, to } => {
                self.fault_of_seat(board, *seat)?;
                self.fault_of_point(board, *to)
            }
            Mark::Captured { seat, on, .. } => self.fault_of_square(board, *seat, on).map(|_| ()),
            Mark::Move { seat, from, scores } | Mark::TwinMove { seat, from, scores } => {
                let (index, last) = self.fault_of_square(board, *seat, from)?;
                if let Some(score) = scores.iter().find(|score| !SCORES.contains(score)) {
                    return Err(format!("no throw scores {score}"));
                }
                let way = match mark {
                    Mark::TwinMove { .. } => sum(scores) / 2,
                    _ => sum(scores),
                };
                if way == 0 || index.saturating_add(way) > last {
                    return Err(format!("{scores:?} leads from `{from}` to no square"));
                }
                Ok(())
            }
            Mark::Blocked {
                seat, from, scores, ..
            } => {
                self.fault_of_square(board, *seat, from)?;
                match scores.iter().find(|score| !SCORES.contains(score)) {
                    Some(score) => Err(format!("no throw scores {score}")),
                    None => Ok(()),
                }
            }
        }
    }
}
