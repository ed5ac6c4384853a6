//! What lessons of the garden games can point to.

use super::Taihou;
use super::square::{Heading, Square};
use crate::Seat;
use crate::lesson::Taught;

/// A place at the table that a lesson points to. As a text: `c3`, `c3 N`, `lake`, `home 0`, `taken 0`, `reserve 0`,
/// `score`, `attacks`, `turning`, `hat-lo`, `khi-loi`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A square, and what stands on it.
    Square(Square),
    /// A side of the piece on a square.
    Side(Square, Heading),
    /// The lake.
    Lake,
    /// A seat's edge line.
    Home(Seat),
    /// Where the pieces lie that a seat has captured.
    Taken(Seat),
    /// A seat's reserve.
    Reserve(Seat),
    /// The points and the stakes.
    Score,
    /// Who takes whom.
    Attacks,
    /// Where the turns of a piece are chosen.
    Turning,
    /// Where hât-lô is called.
    HatLo,
    /// Where khi-lôi is called.
    KhiLoi,
}

impl Taught for Taihou {
    type Spot = Spot;

    fn spot(&self, text: &str) -> Option<Spot> {
        let seat = |name: &str| {
            let seat = Seat(name.parse().ok()?);
            (seat.to_string() == name && self.players.contains(&seat)).then_some(seat)
        };
        Some(match text {
            "lake" if self.options.lake => Spot::Lake,
            "score" => Spot::Score,
            "attacks" => Spot::Attacks,
            "turning" => Spot::Turning,
            "hat-lo" => Spot::HatLo,
            "khi-loi" => Spot::KhiLoi,
            _ => match text.split_once(' ') {
                Some(("home", name)) => Spot::Home(seat(name)?),
                Some(("taken", name)) => Spot::Taken(seat(name)?),
                Some(("reserve", name)) => Spot::Reserve(seat(name)?),
                Some((square, heading)) => Spot::Side(square.parse().ok()?, heading.parse().ok()?),
                None => Spot::Square(text.parse().ok()?),
            },
        })
    }
}
