//! Set-ups behind the screen that computer players choose from (TA-9): what they lay out they know by heart.

use rand::Rng;

use super::Taihou;
use super::board::Home;
use super::moves::Move;
use super::piece::{HIGHEST, Value};
use super::position::{Position, Stage};
use super::square::{Heading, Square};
use crate::{Seat, chance};

/// Where the values stand, seen by their owner: the front line from the left, then the edge line; 0 is a free square.
/// What can take much stands in front with a free square to let it turn; small animals follow.
const PLANS: [[[u8; 6]; 2]; 8] = [
    [[9, 6, 8, 7, 5, 10], [1, 2, 0, 3, 0, 4]],
    [[6, 9, 8, 0, 10, 7], [4, 1, 5, 3, 2, 0]],
    [[8, 9, 5, 4, 10, 7], [6, 0, 1, 2, 0, 3]],
    [[10, 7, 6, 8, 9, 0], [0, 3, 2, 1, 5, 4]],
    [[7, 10, 4, 5, 9, 8], [0, 3, 6, 0, 2, 1]],
    [[5, 8, 9, 10, 6, 4], [3, 0, 7, 1, 0, 2]],
    [[9, 8, 0, 6, 7, 10], [4, 2, 5, 1, 3, 0]],
    [[6, 7, 10, 9, 8, 3], [2, 4, 0, 0, 5, 1]],
];

/// A set-up: where each value stands, from 1, and how it looks.
pub type Arrangement = [(Square, Heading); HIGHEST as usize];

impl Taihou {
    /// The set-ups that computer players know for a seat.
    #[must_use]
    pub fn arrangements(&self, seat: Seat) -> Vec<Arrangement> {
        let home = self.board.home(seat);
        let plans = PLANS
            .iter()
            .flat_map(|plan| [false, true].map(|mirrored| self.arrangement(home, plan, mirrored)));
        plans.flatten().collect()
    }

    /// A plan on the lines of a home; none where they are too short for it.
    fn arrangement(&self, home: &Home, plan: &[[u8; 6]; 2], mirrored: bool) -> Option<Arrangement> {
        let mut found: [Option<(Square, Heading)>; HIGHEST as usize] = [None; _];
        for (number, values) in [1, 0].into_iter().zip(plan) {
            let mut squares = home
                .line(number)
                .skip(usize::from(self.board.arranged_free));
            for place in 0..values.len() {
                let square = squares.next()?;
                let value = if mirrored {
                    values[values.len() - 1 - place]
                } else {
                    values[place]
                };
                if let Some(value) = Value::new(value) {
                    found[value.index()] = Some((square, home.faces));
                }
            }
        }
        let mut arrangement = [(home.left, home.faces); HIGHEST as usize];
        for (place, found) in arrangement.iter_mut().zip(found) {
            *place = found?;
        }
        Some(arrangement)
    }

    /// The place among `moves` of the next piece's in a set-up known by heart that goes with what the player has laid
    /// out already; where there is none, of any that looks ahead, small animals at the edge as long as there is room.
    pub(super) fn next_by_heart(
        &self,
        at: &Position,
        moves: &[Move],
        rng: &mut impl Rng,
    ) -> Option<usize> {
        if at.stage != Stage::Arrange {
            return None;
        }
        let next = self.next_value(at)?;
        let fits = |arrangement: &Arrangement| {
            let laid = Value::all().zip(arrangement).take(next.index());
            laid.into_iter().all(|(value, &(square, facing))| {
                let piece = at.packed(square);
                piece.owner() == at.player
                    && piece.value() == Some(value)
                    && piece.facing() == facing
            })
        };
        let mut known = self.arrangements(at.player);
        known.retain(fits);
        let wanted: Vec<usize> = if known.is_empty() {
            let home = self.board.home(at.player);
            let small = next.get() < 5;
            let good = |mv: &Move, line: Option<u8>| match *mv {
                Move::Place { square, facing } => {
                    facing == home.faces
                        && line.is_none_or(|line| home.line(line).any(|own| own == square))
                }
                _ => false,
            };
            let places = |line: Option<u8>| -> Vec<usize> {
                let good = |&place: &usize| good(&moves[place], line);
                (0..moves.len()).filter(good).collect()
            };
            let own_line = places(Some(u8::from(!small)));
            if own_line.is_empty() {
                places(None)
            } else {
                own_line
            }
        } else {
            let chosen = chance::below(rng, known.len() as u32) as usize;
            let (square, facing) = known[chosen][next.index()];
            let place = Move::Place { square, facing };
            moves
                .iter()
                .position(|&mv| mv == place)
                .into_iter()
                .collect()
        };
        if wanted.is_empty() {
            return None;
        }
        Some(wanted[chance::below(rng, wanted.len() as u32) as usize])
    }

    /// What a seat may know: while the screen stands, nothing of what the other has laid out (TA-8).
    pub(super) fn unseen_left_out(&self, at: &Position, eyes: Seat) -> Position {
        let mut seen = at.clone();
        if at.stage == Stage::Arrange {
            for &seat in self.players.iter().filter(|&&seat| seat != eyes) {
                for square in at.numbered(seat).iter() {
                    seen.take(square);
                }
            }
        }
        seen
    }
}
