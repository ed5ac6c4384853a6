//! What may be done.

use std::fmt;
use std::str::FromStr;

use super::Thaayam;
use super::board::{CASTLE, FRONT};
use super::position::{Position, bits};
use super::scores::{SCORES, Scores, place_of};

/// A move: a throw, or something played with scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The seeds show 1, 2, 3, 4 or 8.
    Roll(u8),
    /// A 1 brings a piece to the own palace (TH-11).
    Enter,
    /// Two 1s bring a driven-off twin back (TH-23).
    EnterTwin,
    /// A score for a single.
    Single {
        /// Which.
        score: u8,
        /// The index the piece stands on.
        from: u8,
    },
    /// Two pieces in the palace in front become a twin (TH-20).
    Declare,
    /// Scores for a twin, which goes half of their sum (TH-21).
    Twin {
        /// Which.
        scores: Scores,
        /// The index the twin stands on.
        from: u8,
    },
    /// A 1 takes a piece off from the castle (TH-26).
    Out,
}

impl Move {
    /// What it takes of the scores left.
    #[must_use]
    pub const fn spends(self) -> Scores {
        match self {
            Self::Roll(_) | Self::Declare => Scores::NONE,
            Self::Enter | Self::Out => Scores::only(1),
            Self::EnterTwin => Scores::of([2, 0, 0, 0, 0]),
            Self::Single { score, .. } => Scores::only(score),
            Self::Twin { scores, .. } => scores,
        }
    }

    /// Where on the track it begins and where it ends, for a move along it.
    #[must_use]
    pub const fn way(self) -> Option<(u8, u8)> {
        match self {
            Self::Single { score, from } => Some((from, from + score)),
            Self::Twin { scores, from } => Some((from, from + scores.sum() / 2)),
            _ => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll(score) => write!(f, "roll {score}"),
            Self::Enter => f.write_str("enter"),
            Self::EnterTwin => f.write_str("enter-twin"),
            Self::Single { score, from } => write!(f, "{score}@{from}"),
            Self::Declare => write!(f, "twin@{FRONT}"),
            Self::Twin { scores, from } => {
                for (n, score) in scores.descending().enumerate() {
                    if n > 0 {
                        f.write_str("+")?;
                    }
                    write!(f, "{score}")?;
                }
                write!(f, "@t{from}")
            }
            Self::Out => f.write_str("out"),
        }
    }
}

/// The text is no move of Thaayam.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMove;

impl FromStr for Move {
    type Err = NoMove;

    fn from_str(text: &str) -> Result<Self, NoMove> {
        let number = |digits: &str| match digits.as_bytes() {
            // The one form of a number: digits alone, no leading zero.
            [b'0'] => Ok(0),
            [b'1'..=b'9', rest @ ..] if rest.iter().all(u8::is_ascii_digit) => {
                digits.parse::<u8>().map_err(|_| NoMove)
            }
            _ => Err(NoMove),
        };
        let score =
            |digits: &str| number(digits).and_then(|n| place_of(n).map(|_| n).ok_or(NoMove));
        let index = |digits: &str| number(digits).ok().filter(|&n| n < CASTLE).ok_or(NoMove);
        match text {
            "enter" => Ok(Self::Enter),
            "enter-twin" => Ok(Self::EnterTwin),
            "out" => Ok(Self::Out),
            _ => {
                if let Some(shown) = text.strip_prefix("roll ") {
                    return Ok(Self::Roll(score(shown)?));
                }
                let (what, from) = text.split_once('@').ok_or(NoMove)?;
                if what == "twin" {
                    return (index(from)? == FRONT)
                        .then_some(Self::Declare)
                        .ok_or(NoMove);
                }
                let Some(from) = from.strip_prefix('t') else {
                    return Ok(Self::Single {
                        score: score(what)?,
                        from: index(from)?,
                    });
                };
                let mut scores = Scores::NONE;
                let mut least = u8::MAX;
                for next in what.split('+') {
                    let next = score(next)?;
                    // The one form of a set: descending. No turn has more throws than can be counted.
                    if next > least || scores.len() == super::scores::MOST_THROWS {
                        return Err(NoMove);
                    }
                    least = next;
                    scores.add(next);
                }
                Ok(Self::Twin {
                    scores,
                    from: index(from)?,
                })
            }
        }
    }
}

/// The indices from which `squares` can be gone without going beyond the castle (TH-25).
#[inline]
const fn reaching(squares: u8) -> u32 {
    (1 << (CASTLE + 1 - squares)) - 1
}

impl Thaayam {
    /// Shows every legal move of the player to `found`.
    pub(super) fn playable_moves(&self, at: &Position, found: &mut impl FnMut(Move)) {
        let own = at.of(at.player);
        let left = at.left;
        let ones = left.count(1);
        if ones > 0 {
            if own.off > 0 {
                found(Move::Enter);
            }
            if ones > 1 && own.off_twins > 0 {
                found(Move::EnterTwin);
            }
            if own.castle > 0 && own.all_home() {
                found(Move::Out);
            }
        }
        let singles = own.singles.on();
        if singles != 0 {
            for score in left.kinds() {
                for from in bits(singles & reaching(score)) {
                    found(Move::Single { score, from });
                }
            }
            if !left.is_empty() && own.singles.count(FRONT) > 1 {
                found(Move::Declare);
            }
        }
        for from in own.twins.indices() {
            sets(left, CASTLE - from, &mut |scores| {
                found(Move::Twin { scores, from });
            });
        }
    }

    /// Whether any score left can be played (TH-10): by a single or by a twin that stands declared.
    #[inline]
    pub(super) fn playable(&self, at: &Position) -> bool {
        let own = at.of(at.player);
        let [ones, twos, threes, fours, eights] = at.left.counts();
        if ones > 0
            && (own.off > 0 || ones > 1 && own.off_twins > 0 || own.castle > 0 && own.all_home())
        {
            return true;
        }
        let singles = own.singles.on();
        // What the least score left cannot do no other can.
        if singles != 0
            && at
                .left
                .kinds()
                .next()
                .is_some_and(|score| singles & reaching(score) != 0)
        {
            return true;
        }
        let twins = own.twins.on();
        if twins == 0 {
            return false;
        }
        // The least a twin can go with a set of scores (TH-21).
        let least = if ones > 1 || twos > 0 || threes > 0 {
            1
        } else if fours > 0 {
            2
        } else if eights > 0 {
            4
        } else {
            return false;
        };
        twins & reaching(least) != 0
    }
}

/// Shows each different set of scores out of `left` that moves a twin at least 1 and at most `most`
/// squares (TH-21) to `found`, once.
#[inline]
fn sets(left: Scores, most: u8, found: &mut impl FnMut(Scores)) {
    // Half of the sum is at most `most`.
    let room = 2 * most + 1;
    let [ones, twos, threes, fours, eights] = left.counts();
    let fits = |count: u8, score: u8, room: u8| count.min(room / score);
    for e in 0..=fits(eights, SCORES[4], room) {
        let room = room - SCORES[4] * e;
        for d in 0..=fits(fours, SCORES[3], room) {
            let room = room - SCORES[3] * d;
            for c in 0..=fits(threes, SCORES[2], room) {
                let room = room - SCORES[2] * c;
                for b in 0..=fits(twos, SCORES[1], room) {
                    let room = room - SCORES[1] * b;
                    for a in 0..=fits(ones, SCORES[0], room) {
                        let scores = Scores::of([a, b, c, d, e]);
                        if scores.sum() > 1 {
                            found(scores);
                        }
                    }
                }
            }
        }
    }
}
