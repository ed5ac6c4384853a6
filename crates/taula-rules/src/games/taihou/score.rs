//! What the players have at the end, or would have now, and what the stakes come to (TA-16 to TA-19).

use super::Taihou;
use super::picture::Picture;
use super::piece::Value;
use super::position::Position;
use crate::Seat;

/// What a seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Whose.
    pub seat: Seat,
    /// The values of its pieces in the garden, added up.
    pub garden: u32,
    /// The values it has captured, added up.
    pub taken: u32,
    /// Half of them, an odd sum first raised by one.
    pub taken_half: u32,
    /// The values in its reserve, added up (TA-18).
    pub reserve: u32,
    /// Half of them, an odd sum first raised by one.
    pub reserve_half: u32,
    /// Garden and both halves together.
    pub total: u32,
}

impl Score {
    /// What a seat has of so much in the garden, captured and in reserve (TA-17, TA-18).
    #[must_use]
    pub const fn of(seat: Seat, garden: u32, taken: u32, reserve: u32) -> Self {
        let (taken_half, reserve_half) = (taken.div_ceil(2), reserve.div_ceil(2));
        Self {
            seat,
            garden,
            taken,
            taken_half,
            reserve,
            reserve_half,
            total: garden + taken_half + reserve_half,
        }
    }
}

/// What each player stakes (TA-16), and with two players (TA-18).
const STAKE: u32 = 55;
const STAKE_OF_TWO: u32 = 110;

impl Taihou {
    /// What each player has as it stands, in turn order (TA-17, TA-18).
    #[must_use]
    pub fn scores(&self, at: &Position) -> Vec<Score> {
        self.players
            .iter()
            .map(|&seat| self.score(at, seat))
            .collect()
    }

    /// What a seat has as it stands.
    #[must_use]
    pub fn score(&self, at: &Position, seat: Seat) -> Score {
        let garden = at
            .numbered(seat)
            .iter()
            .map(|square| u32::from(at.packed(square).number()))
            .sum();
        let beside = at.beside(seat);
        let sum = |values: &mut dyn Iterator<Item = Value>| -> u32 {
            values.map(|value| u32::from(value.get())).sum()
        };
        let taken = sum(&mut beside.taken());
        let reserve = sum(&mut beside.reserve());
        Score::of(seat, garden, taken, reserve)
    }

    /// What each player has as a picture shows it, in turn order.
    #[must_use]
    pub fn scores_of(&self, picture: &Picture) -> Vec<Score> {
        let sum = |values: &[Value]| values.iter().map(|value| u32::from(value.get())).sum();
        let scores = picture.seats.iter().map(|of| {
            let own = picture
                .pieces
                .values()
                .filter(|piece| piece.owner == of.seat);
            let garden: Vec<Value> = own.filter_map(|piece| piece.value()).collect();
            Score::of(of.seat, sum(&garden), sum(&of.taken), sum(&of.reserve))
        });
        scores.collect()
    }

    /// What each player stakes.
    #[must_use]
    pub fn stake(&self) -> u32 {
        if self.players.len() == 2 {
            STAKE_OF_TWO
        } else {
            STAKE
        }
    }

    /// What would be left of the stakes if everybody took what they have now.
    #[must_use]
    pub fn left_of_stakes(&self, at: &Position) -> u32 {
        self.left_of(&self.scores(at))
    }

    /// What would be left of the stakes if everybody took as much.
    #[must_use]
    pub fn left_of(&self, scores: &[Score]) -> u32 {
        let taken: u32 = scores.iter().map(|score| score.total).sum();
        (self.stake() * self.players.len() as u32).saturating_sub(taken)
    }

    /// What each player would get out of the stakes if the game ended now, in turn order (TA-19).
    #[must_use]
    pub fn payout(&self, at: &Position) -> Vec<u32> {
        self.paid(&self.scores(at))
    }

    /// What each player would get out of the stakes with such scores, in their order.
    #[must_use]
    pub fn paid(&self, scores: &[Score]) -> Vec<u32> {
        let most = scores.iter().map(|score| score.total).max().unwrap_or(0);
        let winners = scores.iter().filter(|score| score.total == most).count() as u32;
        let left = self.left_of(scores);
        let (each, mut odd) = (left / winners.max(1), left % winners.max(1));
        scores
            .iter()
            .map(|score| {
                if score.total < most {
                    return score.total;
                }
                let one = u32::from(odd > 0);
                odd -= one;
                score.total + each + one
            })
            .collect()
    }

    /// The seats from most to fewest points, equal ones together.
    #[must_use]
    pub fn standing(&self, at: &Position) -> Vec<Vec<Seat>> {
        let mut scores = self.scores(at);
        // Stable: equal ones stay in turn order.
        scores.sort_by_key(|score| std::cmp::Reverse(score.total));
        let mut places: Vec<Vec<Seat>> = Vec::new();
        let mut last = None;
        for score in scores {
            match places.last_mut() {
                Some(place) if last == Some(score.total) => place.push(score.seat),
                _ => places.push(vec![score.seat]),
            }
            last = Some(score.total);
        }
        places
    }
}
