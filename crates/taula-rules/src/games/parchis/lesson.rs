//! What lessons of Parchís can point to.

use super::Parchis;
use crate::Seat;
use crate::lesson::Taught;

/// A place at the table that a lesson points to. As a text: `home 0`, `30`, `column 0 3`, `goal 0`, `die`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The home of a seat.
    Home(Seat),
    /// A square of the ring, by the number engraved on it.
    Ring(u8),
    /// A square of a seat's column, 1 for the outermost.
    Column(Seat, u8),
    /// The goal of a seat.
    Goal(Seat),
    /// The tray of the die.
    Die,
}

impl Taught for Parchis {
    type Spot = Spot;

    fn spot(&self, text: &str) -> Option<Spot> {
        let seat = |text: &str| {
            let seat: u8 = text.parse().ok()?;
            (seat < self.tracks().seats).then_some(Seat(seat))
        };
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["die"] => Some(Spot::Die),
            ["home", owner] => seat(owner).map(Spot::Home),
            ["goal", owner] => seat(owner).map(Spot::Goal),
            ["column", owner, square] => {
                let owner = seat(owner)?;
                let squares =
                    self.tracks().goal[owner.index()] - self.tracks().column[owner.index()];
                let square: u8 = square.parse().ok()?;
                (1..=squares)
                    .contains(&square)
                    .then_some(Spot::Column(owner, square))
            }
            [number] => {
                let number: u8 = number.parse().ok()?;
                (1..=self.tracks().ring)
                    .contains(&number)
                    .then_some(Spot::Ring(number))
            }
            _ => None,
        }
    }
}
