//! Whether what the players have adds up: in the garden, in reserve, taken and lost.

use super::notation::WrittenSeat;
use super::piece::{HIGHEST, Value};
use super::position::{Beside, Position};
use super::reading::Reader;
use crate::game::refuse;
use crate::{Fault, Seat};

impl Reader<'_> {
    /// How many pieces of a value each player has.
    fn of_each(&self) -> u8 {
        if self.two() { 2 } else { 1 }
    }

    /// What the players have beside the garden.
    pub(super) fn players(&self, at: &mut Position) -> Result<(), Fault> {
        let mut seen = Vec::new();
        for written in &self.written.players {
            let seat = self.plays(written.seat)?;
            if seen.contains(&seat) {
                refuse!("`players` lists seat {seat} twice");
            }
            seen.push(seat);
            at.sides[seat.index()] = self.beside(written)?;
        }
        if let Some(seat) = self.rules.players.iter().find(|seat| !seen.contains(seat)) {
            refuse!("`players` lacks seat {seat}");
        }
        for &seat in &self.rules.players {
            self.pieces_of(at, seat)?;
        }
        Ok(())
    }

    fn beside(&self, written: &WrittenSeat) -> Result<Beside, Fault> {
        let seat = written.seat;
        let mut beside = Beside {
            lost: written.lost,
            lotuses: written.lotuses,
            owed: written.owed,
            ..Beside::default()
        };
        for &value in &written.taken {
            let Some(value) = Value::new(value) else {
                refuse!("`taken` of seat {seat} has {value}, values are 1 to {HIGHEST}");
            };
            let taken = &mut beside.taken[value.index()];
            *taken += 1;
            if usize::from(*taken) > self.rules.players.len() {
                refuse!("`taken` of seat {seat} has {value} more often than there are of it");
            }
        }
        if !self.two() && !written.reserve.is_empty() {
            refuse!("seat {seat} has a reserve, only two players have one");
        }
        for &value in &written.reserve {
            let Some(value) = Value::new(value) else {
                refuse!("`reserve` of seat {seat} has {value}, values are 1 to {HIGHEST}");
            };
            if beside.reserves(value) {
                refuse!("`reserve` of seat {seat} has {value} twice");
            }
            beside.reserve |= 1 << value.get();
        }
        Ok(beside)
    }

    /// Whether a seat has no more pieces than there are.
    fn pieces_of(&self, at: &Position, seat: Seat) -> Result<(), Fault> {
        let beside = at.beside(seat);
        for value in Value::all() {
            let count = count(at, seat, value) + u8::from(beside.reserves(value));
            if count > self.of_each() {
                refuse!(
                    "seat {seat} has {count} pieces of value {value} in the garden and in reserve, there are {}",
                    self.of_each()
                );
            }
        }
        let placed = at.lotuses(seat).count() as u8;
        let all = self.rules.lotuses();
        if beside.lotuses.saturating_add(placed) > all {
            refuse!(
                "seat {seat} has {placed} lotuses in the garden and {} in hand, there are {all}",
                beside.lotuses
            );
        }
        if beside.owed > beside.lotuses {
            refuse!(
                "`owed` of seat {seat} is {}, never more than its `lotuses`",
                beside.owed
            );
        }
        Ok(())
    }

    /// Whether what was captured is what is missing (TA-10, TA-24), and what is owed what was lost.
    pub(super) fn sums(&self, at: &Position) -> Result<(), Fault> {
        let players = &self.rules.players;
        let missing = |seat: Seat, value: Value| {
            self.of_each() - count(at, seat, value) - u8::from(at.beside(seat).reserves(value))
        };
        for value in Value::all() {
            let all: u8 = players.iter().map(|&seat| missing(seat, value)).sum();
            let taken: u8 = players
                .iter()
                .map(|&seat| at.beside(seat).taken[value.index()])
                .sum();
            if all != taken {
                refuse!("{all} pieces of value {value} are missing, but {taken} in `taken`");
            }
            for &seat in players {
                let taken = at.beside(seat).taken[value.index()];
                let others = all - missing(seat, value);
                if taken > others {
                    refuse!(
                        "seat {seat} has {taken} pieces of value {value} in `taken`, of the others {others} are missing"
                    );
                }
            }
        }
        for &seat in players {
            let beside = at.beside(seat);
            let lost: u8 = Value::all().map(|value| missing(seat, value)).sum();
            if beside.lost != lost {
                refuse!(
                    "`lost` of seat {seat} is {}, but {lost} of its pieces are missing",
                    beside.lost
                );
            }
            // TA-30: a lotus for each weapon captured. Which of two equal ones a reserve replaced, and what the
            // lotuses in the garden stand for, cannot be seen any more.
            let weapons: u8 = Value::all()
                .filter(|value| value.is_weapon())
                .map(|value| missing(seat, value))
                .sum();
            if beside.owed > weapons {
                refuse!(
                    "`owed` of seat {seat} is {}, but only {weapons} of its sabres and arrows were captured",
                    beside.owed
                );
            }
        }
        Ok(())
    }
}

/// How many pieces of a value a seat has in the garden.
pub(super) fn count(at: &Position, seat: Seat, value: Value) -> u8 {
    at.numbered(seat)
        .iter()
        .filter(|&square| at.packed(square).value() == Some(value))
        .count() as u8
}
