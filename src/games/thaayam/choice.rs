//! What a player has in hand: scores, a piece, or both, in whichever order they were taken up; and the move they
//! make together.

use taula_rules::games::thaayam::{FRONT, Move, Scores};

/// Something that can be moved: everything of one kind on one place is one choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// A piece off the board, that a 1 lets enter (TH-11).
    Off,
    /// A twin off the board, that two 1s let enter (TH-23).
    OffTwin,
    /// A single on an index.
    Single(u8),
    /// A twin on an index.
    Twin(u8),
    /// Two singles in the palace in front that can be made a twin (TH-20).
    Pair,
    /// A piece in the castle, that a 1 takes off (TH-26).
    Castle,
}

impl Who {
    /// Whom a move moves; nobody for a throw.
    #[must_use]
    pub const fn of(mv: Move) -> Option<Self> {
        Some(match mv {
            Move::Roll(_) => return None,
            Move::Enter => Self::Off,
            Move::EnterTwin => Self::OffTwin,
            Move::Single { from, .. } => Self::Single(from),
            Move::Twin { from, .. } => Self::Twin(from),
            Move::Declare => Self::Pair,
            Move::Out => Self::Castle,
        })
    }

    /// The index of its square on the own track, where it stands on one.
    #[must_use]
    pub const fn index(self) -> Option<u8> {
        match self {
            Self::Single(index) | Self::Twin(index) => Some(index),
            Self::Pair => Some(FRONT),
            Self::Off | Self::OffTwin | Self::Castle => None,
        }
    }
}

/// What a player has in hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// The piece taken up.
    pub held: Option<Who>,
    /// The places of the tokens taken up, ascending.
    pub tokens: Vec<usize>,
    /// The move that is looked at: confirming plays it.
    pub looked_at: Option<Move>,
}

impl Choice {
    /// Takes a token up, or puts it back.
    pub fn turn(&mut self, token: usize) {
        match self.tokens.binary_search(&token) {
            Ok(at) => {
                self.tokens.remove(at);
            }
            Err(at) => self.tokens.insert(at, token),
        }
    }

    /// Nothing is in hand any more.
    pub fn let_go(&mut self) {
        self.held = None;
        self.tokens.clear();
    }

    /// Whether anything is.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.held.is_some() || !self.tokens.is_empty()
    }
}

/// All that can be moved, in the order of the moves, each once.
#[must_use]
pub fn movers(moves: &[Move]) -> Vec<Who> {
    let mut movers = Vec::new();
    for who in moves.iter().copied().filter_map(Who::of) {
        if !movers.contains(&who) {
            movers.push(who);
        }
    }
    movers
}

/// The moves of one mover.
pub fn moves_of(moves: &[Move], who: Who) -> impl Iterator<Item = Move> {
    moves
        .iter()
        .copied()
        .filter(move |&mv| Who::of(mv) == Some(who))
}

/// The move that a mover makes with just these scores.
#[must_use]
pub fn exact(moves: &[Move], who: Who, scores: Scores) -> Option<Move> {
    moves_of(moves, who).find(|mv| mv.spends() == scores)
}

/// The move that is meant where so much is in hand: with tokens the one that spends them; without, the only
/// one there is.
#[must_use]
pub fn meant(moves: &[Move], who: Who, scores: Scores) -> Option<Move> {
    if !scores.is_empty() {
        return exact(moves, who, scores);
    }
    let mut all = moves_of(moves, who);
    let first = all.next()?;
    all.next().is_none().then_some(first)
}

/// Whether a mover can do anything with these scores, be it together with more.
#[must_use]
pub fn takes(moves: &[Move], who: Who, scores: Scores) -> bool {
    moves_of(moves, who).any(|mv| mv.spends().without(scores).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn twin(scores: [u8; 5]) -> Move {
        Move::Twin {
            scores: Scores::of(scores),
            from: FRONT,
        }
    }

    #[test]
    fn scores_and_pieces_meet_in_either_order() {
        let single = |score| Move::Single { score, from: 3 };
        let moves = [
            single(1),
            single(8),
            Move::Enter,
            twin([0, 0, 0, 1, 1]),
            twin([0, 0, 0, 0, 1]),
        ];
        assert_eq!(movers(&moves), [Who::Single(3), Who::Off, Who::Twin(FRONT)]);
        // With several to choose from nothing is meant until a score is taken up.
        assert_eq!(meant(&moves, Who::Single(3), Scores::NONE), None);
        assert_eq!(
            meant(&moves, Who::Single(3), Scores::only(8)),
            Some(single(8))
        );
        assert_eq!(meant(&moves, Who::Off, Scores::NONE), Some(Move::Enter));
        assert_eq!(meant(&moves, Who::Off, Scores::only(8)), None);
        // A twin takes several.
        assert!(takes(&moves, Who::Twin(FRONT), Scores::only(4)));
        assert_eq!(exact(&moves, Who::Twin(FRONT), Scores::only(4)), None);
        let both = Scores::of([0, 0, 0, 1, 1]);
        assert_eq!(exact(&moves, Who::Twin(FRONT), both), Some(moves[3]));
    }

    #[test]
    fn tokens_are_taken_up_and_put_back() {
        let mut choice = Choice::default();
        for token in [2, 0, 2, 1] {
            choice.turn(token);
        }
        assert_eq!(choice.tokens, [0, 1]);
        assert!(choice.holds());
        choice.let_go();
        assert!(!choice.holds());
    }
}
