//! How ten pieces lie on a player's two lines: the front line and the one at the edge, six places each, told as the
//! player sees them who sits there.

use std::fmt;
use std::str::FromStr;

use taula_rules::Seat;
use taula_rules::games::taihou::{Board, HIGHEST, Heading, Move, Square, Value};

/// How many places a line has.
pub const LINE: usize = 6;
/// How many places there are.
pub const PLACES: usize = 2 * LINE;

/// A piece in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lies {
    /// Which.
    pub value: Value,
    /// By how many quarters it is turned away from looking ahead, clockwise.
    pub quarters: u8,
}

/// Where ten pieces lie. Places are counted from the player's left, the front line first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan([Option<Lies>; PLACES]);

/// A text that tells no plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPlan;

impl fmt::Display for NoPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a plan is two lines of six places, each \"-\" or a value with N, E, S or W, each value once",
        )
    }
}

impl std::error::Error for NoPlan {}

impl Plan {
    /// Large animals and weapons before the small ones.
    pub const WALL: Self = Self::ahead([8, 7, 9, 10, 4, 6, 0, 1, 2, 3, 5, 0]);
    /// What flies far goes first.
    pub const FLYING: Self = Self::ahead([5, 4, 1, 10, 6, 7, 0, 9, 8, 3, 2, 0]);

    /// These values, all of them looking ahead; 0 for a place that is free.
    const fn ahead(values: [u8; PLACES]) -> Self {
        let mut places = [None; PLACES];
        let mut n = 0;
        while n < PLACES {
            if let Some(value) = Value::new(values[n]) {
                places[n] = Some(Lies { value, quarters: 0 });
            }
            n += 1;
        }
        Self(places)
    }

    /// What lies in a place.
    #[must_use]
    pub fn at(&self, place: usize) -> Option<Lies> {
        self.0.get(place).copied().flatten()
    }

    /// Every piece with its place.
    pub fn pieces(&self) -> impl Iterator<Item = (usize, Lies)> {
        let places = self.0.into_iter().enumerate();
        places.filter_map(|(place, lies)| Some((place, lies?)))
    }

    /// Two places change what lies in them.
    pub fn swap(&mut self, one: usize, other: usize) {
        if one < PLACES && other < PLACES {
            self.0.swap(one, other);
        }
    }

    /// The piece in a place looks another way, so many quarters from looking ahead.
    pub fn turn_to(&mut self, place: usize, quarters: u8) {
        if let Some(Some(lies)) = self.0.get_mut(place) {
            lies.quarters = quarters % 4;
        }
    }

    /// All of them at random, looking ahead. `below` gives a number below another.
    #[must_use]
    pub fn shuffled(mut below: impl FnMut(usize) -> usize) -> Self {
        let mut plan = Self::WALL;
        for place in (1..PLACES).rev() {
            plan.0.swap(place, below(place + 1).min(place));
        }
        plan
    }

    /// The moves that lay them out for a seat, in the order in which they have to be made.
    #[must_use]
    pub fn moves(&self, board: &Board, seat: Seat) -> Vec<Move> {
        let faces = board.home(seat).faces;
        let mut pieces: Vec<(usize, Lies)> = self.pieces().collect();
        pieces.sort_unstable_by_key(|(_, lies)| lies.value);
        pieces
            .into_iter()
            .filter_map(|(place, lies)| {
                Some(Move::Place {
                    square: square(board, seat, place)?,
                    facing: faces.clockwise(lies.quarters),
                })
            })
            .collect()
    }
}

/// Whether two players can lay out their pieces so in a garden.
#[must_use]
pub fn fits(board: &Board) -> bool {
    let seats = board.players.get(&2).into_iter().flatten();
    seats
        .map(|&seat| Seat(seat))
        .all(|seat| (0..PLACES).all(|place| square(board, seat, place).is_some()))
}

/// The square of a place, for a seat: in the middle of its line, where a garden of somebody's own has longer ones.
#[must_use]
pub fn square(board: &Board, seat: Seat, place: usize) -> Option<Square> {
    let long = board.arranged(seat).count() / 2;
    let free = long.checked_sub(LINE)? / 2;
    // The line at the edge comes first there.
    let line = 1 - (place / LINE).min(1);
    board.arranged(seat).nth(line * long + free + place % LINE)
}

/// As it is kept: `8N 7N 9N 10N 4N 6N / - 1N 2N 3N 5N -`, as whoever sits in the south sees it.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, lies) in self.0.into_iter().enumerate() {
            match n {
                0 => {}
                LINE => f.write_str(" / ")?,
                _ => f.write_str(" ")?,
            }
            match lies {
                Some(Lies { value, quarters }) => {
                    write!(f, "{}{}", value.get(), Heading::N.clockwise(quarters))?;
                }
                None => f.write_str("-")?,
            }
        }
        Ok(())
    }
}

impl FromStr for Plan {
    type Err = NoPlan;

    fn from_str(text: &str) -> Result<Self, NoPlan> {
        let (front, edge) = text.split_once('/').ok_or(NoPlan)?;
        let mut places = [None; PLACES];
        let mut seen = 0_u16;
        for (line, words) in [front, edge].into_iter().enumerate() {
            let words: Vec<&str> = words.split_whitespace().collect();
            if words.len() != LINE {
                return Err(NoPlan);
            }
            for (n, word) in words.into_iter().enumerate() {
                if word == "-" {
                    continue;
                }
                let (value, side) = word.split_at_checked(word.len() - 1).ok_or(NoPlan)?;
                let value = value.parse().ok().and_then(Value::new).ok_or(NoPlan)?;
                let facing: Heading = side.parse().map_err(|_| NoPlan)?;
                if seen >> value.get() & 1 == 1 {
                    return Err(NoPlan);
                }
                seen |= 1 << value.get();
                let quarters = facing as u8;
                places[line * LINE + n] = Some(Lies { value, quarters });
            }
        }
        if seen.count_ones() != u32::from(HIGHEST) {
            return Err(NoPlan);
        }
        Ok(Self(places))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use taula_rules::{Levels, Match, Rules, games::taihou::Taihou};

    use super::*;

    #[test]
    fn plans_are_kept_as_text() {
        for plan in [Plan::WALL, Plan::FLYING] {
            assert_eq!(plan.to_string().parse(), Ok(plan));
            assert_eq!(plan.pieces().count(), 10);
        }
        let mut plan = Plan::WALL;
        plan.turn_to(3, 3);
        plan.swap(3, 6);
        let text = "8N 7N 9N - 4N 6N / 10W 1N 2N 3N 5N -";
        assert_eq!(plan.to_string(), text);
        assert_eq!(text.parse(), Ok(plan));
    }

    #[test]
    fn what_is_no_plan_is_refused() {
        for text in [
            "",
            "/",
            "8N 7N 9N 10N 4N 6N - 1N 2N 3N 5N -",
            "8N 7N 9N 10N 4N 6N / - 1N 2N 3N 5N",
            "8N 7N 9N 10N 4N 6N / - 1N 2N 3N - -",
            "8N 7N 9N 10N 4N 6N / - 1N 2N 3N 3N -",
            "8N 7N 9N 11N 4N 6N / - 1N 2N 3N 5N -",
            "8 7N 9N 10N 4N 6N / - 1N 2N 3N 5N -",
            "8X 7N 9N 10N 4N 6N / - 1N 2N 3N 5N -",
            "8é 7N 9N 10N 4N 6N / - 1N 2N 3N 5N -",
        ] {
            assert_eq!(text.parse::<Plan>(), Err(NoPlan), "{text}");
        }
    }

    #[test]
    fn shuffling_keeps_every_piece() {
        for draw in 0..PLACES {
            let plan = Plan::shuffled(|below| draw % below);
            let values: BTreeSet<Value> = plan.pieces().map(|(_, lies)| lies.value).collect();
            assert_eq!(values.len(), 10);
        }
    }

    #[test]
    fn both_seats_lay_out_what_they_see() {
        let options = serde_json::json!({"players": 2, "opening": "seat0"});
        let levels = Levels::built_in();
        let rules = Taihou::new(Taihou::read_options(&options).unwrap(), &levels).unwrap();
        let board = Board::read(&levels, "standard").unwrap();
        let mut game = Match::new(rules, 1);
        let mut plan = Plan::WALL;
        plan.turn_to(0, 1);
        for seat in [Seat(0), Seat(2)] {
            for mv in plan.moves(&board, seat) {
                game.play(mv, &mut ()).unwrap();
            }
        }
        let texts: Vec<String> = game
            .moves()
            .iter()
            .map(|mv| game.rules().text(game.position(), *mv))
            .collect();
        // The elephant at the front line's left, turned to the right.
        assert_eq!(texts[7], "place d2E");
        assert_eq!(texts[17], "place i10W");
        assert_eq!(texts[0], "place e1N");
        assert_eq!(texts[10], "place h11S");
    }
}
