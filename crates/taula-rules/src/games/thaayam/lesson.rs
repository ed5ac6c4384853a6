//! What lessons of Thaayam can point to.

use super::Thaayam;
use crate::Seat;
use crate::lesson::Taught;

/// A place at the table that a lesson points to. As a text: `c3`, `off 0`, `seeds`, `scores`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A square, by its file and rank, both from 0.
    Square(u8, u8),
    /// Where a seat's pieces wait that are off the board.
    Off(Seat),
    /// The tray of the seeds.
    Seeds,
    /// The scores that have been thrown.
    Scores,
}

impl Taught for Thaayam {
    type Spot = Spot;

    fn spot(&self, text: &str) -> Option<Spot> {
        match text {
            "seeds" => Some(Spot::Seeds),
            "scores" => Some(Spot::Scores),
            _ => match text.strip_prefix("off ") {
                Some(seat) => {
                    let seat: u8 = seat.parse().ok()?;
                    let known = usize::from(seat) < self.board().seats.len();
                    known.then_some(Spot::Off(Seat(seat)))
                }
                None => {
                    let (file, rank) = self.board().square(text)?;
                    Some(Spot::Square(file, rank))
                }
            },
        }
    }
}
