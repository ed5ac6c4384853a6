//! What speaks for a move, and what against it, for people: a hint says why.

use super::Thaayam;
use super::board::{CASTLE, PIECES};
use super::event::Returns;
use super::moves::Move;
use super::position::{Position, Stage};
use super::preview::Preview;
use super::scores::Scores;
use super::threat::Threat;
use crate::{Rules, Seat};

/// Something that speaks for a move, or against it, with what a sentence about it needs. All of it is true of
/// the position and the move; none of it is a judgement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reason {
    /// Nothing else can be played.
    OnlyMove,
    /// The last piece is borne off (TH-27).
    Wins,
    /// It captures (TH-16, TH-18, TH-23). Everything that one owner loses on the square is told at once.
    Captures {
        /// Whose.
        owner: Seat,
        /// The owner's index.
        index: u8,
        /// How many pieces, two for a twin.
        pieces: u8,
        /// Whether they are twins.
        twin: bool,
        /// How many squares the owner loses: of each piece those from entering to where it stood.
        squares_lost: u16,
        /// Whether it earns another turn (TH-19): not where this turn has captured before.
        earns_turn: bool,
    },
    /// After it a score that is left captures with the same piece, which could not capture before (TH-17).
    SetsUpCapture {
        /// With what.
        score: u8,
        /// Whose.
        owner: Seat,
        /// The owner's index.
        index: u8,
    },
    /// A piece is borne off, and it is not the last (TH-26).
    BearsOff {
        /// How many are out then.
        out: u8,
    },
    /// A piece enters (TH-11).
    Enters {
        /// How many are off the board then, twins counted as two.
        off: u8,
    },
    /// A twin enters (TH-23).
    EntersTwin,
    /// Two pieces become a twin, which single pieces cannot attack (TH-20, TH-22).
    FormsTwin,
    /// A piece, or both of a twin, come to the castle (TH-25).
    ReachesCastle {
        /// How many are there then.
        castle: u8,
        /// Whether all have come: bearing off begins (TH-26).
        all: bool,
    },
    /// It comes from a plain square to a palace, which shelters it (TH-15).
    ReachesShelter {
        /// The index of the palace.
        index: u8,
    },
    /// It is less likely to be captured where it goes than where it stands.
    EscapesThreat {
        /// What threatens it where it stands.
        before: Threat,
        /// What threatens it where it goes, once the move has been played; nothing in a shelter.
        after: Threat,
    },
    /// Another legal move would make these scores lapse at once (TH-10), and this does not.
    KeepsScores {
        /// Which lapse by the other that loses most.
        scores: Scores,
    },
    /// Against it: where it goes it is more likely to be captured than where it stands.
    RisksCapture {
        /// What threatens it where it goes, once the move has been played.
        threat: Threat,
        /// How many squares it stands to lose there.
        squares: u16,
    },
    /// Against it: these scores lapse at once (TH-10), and by another legal move fewer would.
    LosesScores {
        /// Which.
        scores: Scores,
    },
    /// How far from the castle it is then. It is true of every move that advances something.
    NearsCastle {
        /// Squares to the castle.
        squares_left: u8,
    },
}

impl Reason {
    /// Whether it speaks against the move.
    #[must_use]
    pub const fn speaks_against(&self) -> bool {
        matches!(self, Self::RisksCapture { .. } | Self::LosesScores { .. })
    }
}

/// What leaves no choice comes before everything.
const NO_CHOICE: f64 = 2000.0;
/// And the end of the game before everything that is worth so many squares.
const END: f64 = 1000.0;
/// What a 1 is worth that enters a piece or bears one off, in squares: one comes in two turns and a half.
const ONE: f64 = 10.0;
/// What a turn is worth.
const TURN: f64 = 4.0;
/// What a twin is worth for what cannot attack it.
const TWIN: f64 = 6.0;
/// What a shelter is worth for the turns to come.
const SHELTER: f64 = 3.0;
/// What coming to the castle is worth: nothing can happen to a piece there any more.
const CASTLE_WORTH: f64 = 5.0;

impl Thaayam {
    /// What speaks for a legal move of the player's and what against it, in order of weight, never nothing;
    /// for a throw, nothing.
    ///
    /// First comes what leaves no choice, then winning, then the rest by what it is worth in squares: a
    /// capture what its owner loses, entering again and the turn earned; entering or bearing off 10; an
    /// escape or a risk the chance it takes away or brings times what stands to be lost; scores kept or lost
    /// their sum; and so on, coming nearer less than any of them.
    ///
    /// # Panics
    /// May panic where the move is not legal.
    #[must_use]
    pub fn reasons(&self, at: &Position, mv: Move) -> Vec<Reason> {
        if at.stage != Stage::Play {
            return Vec::new();
        }
        let mut found = Vec::new();
        let mut moves = Vec::new();
        self.legal_moves(at, &mut moves);
        if moves.len() == 1 {
            found.push((Reason::OnlyMove, NO_CHOICE));
        }
        let preview = self.preview(at, mv);
        self.what_is_captured(at, &preview, &mut found);
        self.what_it_does(at, &preview, &mut found);
        self.what_is_safer(at, &preview, &mut found);
        self.what_lapses(at, &preview, &moves, &mut found);
        // Reasons of one weight stay in the order in which they were found.
        found.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        found.into_iter().map(|(reason, _)| reason).collect()
    }

    fn what_is_captured(&self, at: &Position, preview: &Preview, found: &mut Vec<(Reason, f64)>) {
        let mut owners: Vec<Seat> = preview.captures.iter().map(|c| c.owner).collect();
        owners.dedup();
        for owner in owners {
            let lost = || preview.captures.iter().filter(|c| c.owner == owner);
            let Some(first) = lost().next() else { continue };
            let twin = first.returns.was_twin();
            let pieces = lost().count() as u8 * if twin { 2 } else { 1 };
            let squares_lost = u16::from(pieces) * (u16::from(first.index) + 1);
            let earns_turn = !at.captured;
            let entries = match first.returns {
                Returns::Piece | Returns::TwoPieces => f64::from(pieces),
                // Two 1s of one turn are rarer than two 1s.
                Returns::Twin => 2.0 * f64::from(pieces),
            };
            let worth =
                f64::from(squares_lost) + entries * ONE + if earns_turn { TURN } else { 0.0 };
            let reason = Reason::Captures {
                owner,
                index: first.index,
                pieces,
                twin,
                squares_lost,
                earns_turn,
            };
            found.push((reason, worth));
        }
        found.extend(self.next_capture(at, preview));
    }

    /// The best capture that the same piece can go on to, if the move is what makes it possible.
    fn next_capture(&self, at: &Position, preview: &Preview) -> Option<(Reason, f64)> {
        let Move::Single { from, .. } = preview.mv else {
            return None;
        };
        let to = preview
            .to
            .filter(|&to| to < CASTLE && !preview.leaves.ends)?;
        let mut after = at.clone();
        self.play(&mut after, preview.mv, &mut ());
        let single = |from| super::Piece::Single(from);
        let before = self.previews(at, single(from), at.left);
        let then = self.previews(&after, single(to), after.left);
        let mut best: Option<(Reason, f64)> = None;
        for next in then {
            let Move::Single { score, .. } = next.mv else {
                continue;
            };
            for capture in next.captures {
                let worth = f64::from(capture.index) + ONE;
                let new = !before.iter().any(|other| other.captures.contains(&capture));
                if new && best.is_none_or(|(_, most)| worth > most) {
                    let reason = Reason::SetsUpCapture {
                        score,
                        owner: capture.owner,
                        index: capture.index,
                    };
                    best = Some((reason, worth));
                }
            }
        }
        best
    }

    /// What the move is for by itself.
    fn what_it_does(&self, at: &Position, preview: &Preview, found: &mut Vec<(Reason, f64)>) {
        let own = at.of(at.player);
        match preview.mv {
            Move::Roll(_) => {}
            Move::Out if own.out + 1 == PIECES => found.push((Reason::Wins, END)),
            Move::Out => found.push((Reason::BearsOff { out: own.out + 1 }, ONE)),
            Move::Enter => {
                let off = own.off + 2 * own.off_twins - 1;
                found.push((Reason::Enters { off }, ONE));
            }
            Move::EnterTwin => found.push((Reason::EntersTwin, 3.0 * ONE)),
            Move::Declare => found.push((Reason::FormsTwin, TWIN)),
            Move::Single { from, .. } | Move::Twin { from, .. } => {
                let Some(to) = preview.to else { return };
                if to == CASTLE {
                    let twin = matches!(preview.mv, Move::Twin { .. });
                    let castle = own.castle + if twin { 2 } else { 1 };
                    let reason = Reason::ReachesCastle {
                        castle,
                        all: castle == PIECES,
                    };
                    found.push((reason, CASTLE_WORTH));
                    return;
                }
                let shelters = |index| self.tracks().shelters(at.player, index);
                if shelters(to) && !shelters(from) {
                    found.push((Reason::ReachesShelter { index: to }, SHELTER));
                }
                let squares_left = CASTLE - to;
                let reason = Reason::NearsCastle { squares_left };
                found.push((reason, 1.0 / f64::from(squares_left)));
            }
        }
    }

    /// What the piece that advances no longer has to fear, or has to.
    fn what_is_safer(&self, at: &Position, preview: &Preview, found: &mut Vec<(Reason, f64)>) {
        let (Some((from, to)), player) = (preview.mv.way(), at.player) else {
            return;
        };
        let twin = matches!(preview.mv, Move::Twin { .. });
        let mut after = at.clone();
        self.play(&mut after, preview.mv, &mut ());
        let threat = |at: &Position, index| {
            if twin {
                self.threat_to_twin(at, player, index)
            } else {
                self.threat(at, player, index)
            }
        };
        let (before, then) = (threat(at, from), threat(&after, to));
        let pieces = if twin { 2 } else { 1 };
        let stakes = |index: u8| f64::from(pieces) * (f64::from(index) + ONE);
        let less = before.chance() - then.chance();
        if less > 0.0 {
            let reason = Reason::EscapesThreat {
                before,
                after: then,
            };
            found.push((reason, less * stakes(from)));
        } else if less < 0.0 {
            let reason = Reason::RisksCapture {
                threat: then,
                squares: pieces * (u16::from(to) + 1),
            };
            found.push((reason, -less * stakes(to)));
        }
    }

    /// What of the scores left the move makes lapse, beside the other legal moves.
    fn what_lapses(
        &self,
        at: &Position,
        preview: &Preview,
        moves: &[Move],
        found: &mut Vec<(Reason, f64)>,
    ) {
        let lapse = |preview: &Preview| {
            if preview.leaves.ends {
                preview.leaves.left
            } else {
                Scores::NONE
            }
        };
        let own = lapse(preview);
        let others = || {
            let others = moves.iter().filter(|&&mv| mv != preview.mv);
            others.map(|&mv| lapse(&self.preview(at, mv)))
        };
        if own.is_empty() {
            if let Some(scores) = others().max_by_key(|scores| scores.sum())
                && !scores.is_empty()
            {
                let worth = f64::from(scores.sum());
                found.push((Reason::KeepsScores { scores }, worth));
            }
        } else if others().any(|scores| scores.sum() < own.sum()) {
            let worth = f64::from(own.sum());
            found.push((Reason::LosesScores { scores: own }, worth));
        }
    }
}
