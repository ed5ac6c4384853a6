//! What a choice leads to, before it is made.

use super::Thaayam;
use super::board::CASTLE;
use super::event::{Event, Returns};
use super::moves::Move;
use super::position::{Position, Stage};
use super::scores::Scores;
use crate::{Rules, Seat};

/// Something of the player's that can be chosen on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// A single off the board.
    Off,
    /// A twin off the board.
    OffTwin,
    /// A single on an index of the track.
    Single(u8),
    /// A twin on an index of the track.
    Twin(u8),
    /// A piece in the castle.
    Castle,
}

impl Move {
    /// What moves; nothing where seeds are thrown or a twin is declared.
    #[must_use]
    pub const fn piece(self) -> Option<Piece> {
        match self {
            Self::Roll(_) | Self::Declare => None,
            Self::Enter => Some(Piece::Off),
            Self::EnterTwin => Some(Piece::OffTwin),
            Self::Single { from, .. } => Some(Piece::Single(from)),
            Self::Twin { from, .. } => Some(Piece::Twin(from)),
            Self::Out => Some(Piece::Castle),
        }
    }
}

/// Something a move captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capture {
    /// Whose.
    pub owner: Seat,
    /// The owner's index it stands on.
    pub index: u8,
    /// As what it has to enter again.
    pub returns: Returns,
}

/// What a choice leaves to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaves {
    /// The scores left over.
    pub left: Scores,
    /// Those of them that a move can be made with at once, alone or summed.
    pub playable: Scores,
    /// Whether that was the turn: what is left over lapses (TH-10).
    pub ends: bool,
    /// Whether the player has another turn then, or will have (TH-19).
    pub again: bool,
}

/// What one move leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The move.
    pub mv: Move,
    /// Where what moves stands then; none where it is borne off.
    pub to: Option<u8>,
    /// Every index it comes over, the last included: 0 alone where it enters.
    pub path: Vec<u8>,
    /// What it captures.
    pub captures: Vec<Capture>,
    /// What it leaves.
    pub leaves: Leaves,
}

/// What playing scores one after the other with one piece leads to (TH-17).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// The scores in the order played.
    pub scores: Vec<u8>,
    /// What each step leads to, as far as they can be played: fewer than the scores where one cannot.
    pub steps: Vec<Preview>,
}

impl Route {
    /// Whether every score can be played.
    #[must_use]
    pub fn whole(&self) -> bool {
        self.steps.len() == self.scores.len()
    }

    /// Everything captured on the way, in order.
    pub fn captures(&self) -> impl Iterator<Item = Capture> {
        self.steps
            .iter()
            .flat_map(|step| step.captures.iter().copied())
    }

    /// Where the piece ends; none where no step can be played, or it is borne off.
    #[must_use]
    pub fn to(&self) -> Option<u8> {
        self.steps.last().and_then(|step| step.to)
    }
}

/// The most scores all of whose orders are looked at.
pub const MOST_ORDERED: usize = 4;

impl Thaayam {
    /// What a legal move leads to.
    ///
    /// # Panics
    /// May panic where the move is not legal.
    #[must_use]
    pub fn preview(&self, at: &Position, mv: Move) -> Preview {
        self.step(&mut at.clone(), mv)
    }

    /// The legal moves of a piece that spend no more than these scores, with what each leads to.
    #[must_use]
    pub fn previews(&self, at: &Position, piece: Piece, scores: Scores) -> Vec<Preview> {
        self.legal(at)
            .into_iter()
            .filter(|mv| mv.piece() == Some(piece) && scores.without(mv.spends()).is_some())
            .map(|mv| self.preview(at, mv))
            .collect()
    }

    /// The pieces that can move and spend these scores, all of them in one move, or any of those left where
    /// these are none.
    #[must_use]
    pub fn pieces_for(&self, at: &Position, scores: Scores) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = self
            .legal(at)
            .into_iter()
            .filter(|mv| scores.is_empty() || mv.spends() == scores)
            .filter_map(Move::piece)
            .collect();
        pieces.sort_unstable();
        pieces.dedup();
        pieces
    }

    /// What playing these scores one after the other, in this order, with one piece leads to. A twin plays
    /// each by itself; what is off the board enters with the first, a twin with the first two.
    #[must_use]
    pub fn route(&self, at: &Position, piece: Piece, scores: &[u8]) -> Route {
        let mut at = at.clone();
        let player = at.player;
        let mut piece = Some(piece);
        let mut steps = Vec::new();
        let mut rest = scores;
        while let (Some(moving), [score, later @ ..]) = (piece, rest) {
            if at.stage != Stage::Play || at.player != player {
                break;
            }
            let (mv, later) = match (moving, later) {
                (Piece::Off, _) if *score == 1 => (Move::Enter, later),
                (Piece::OffTwin, [1, later @ ..]) if *score == 1 => (Move::EnterTwin, later),
                (Piece::Off | Piece::OffTwin, _) => break,
                (Piece::Single(from), _) => {
                    let score = *score;
                    (Move::Single { score, from }, later)
                }
                (Piece::Twin(from), _) => {
                    let scores = Scores::only(*score);
                    (Move::Twin { scores, from }, later)
                }
                (Piece::Castle, _) if *score == 1 => (Move::Out, later),
                (Piece::Castle, _) => break,
            };
            if !self.legal(&at).contains(&mv) {
                break;
            }
            let step = self.step(&mut at, mv);
            piece = match (moving, step.to) {
                // TH-24: in the castle it is two pieces, and not to be told from others.
                (_, None | Some(CASTLE)) => None,
                (Piece::Off | Piece::Single(_), Some(to)) => Some(Piece::Single(to)),
                (Piece::OffTwin | Piece::Twin(_), Some(to)) => Some(Piece::Twin(to)),
                (Piece::Castle, _) => None,
            };
            steps.push(step);
            rest = later;
        }
        Route {
            scores: scores.to_vec(),
            steps,
        }
    }

    /// Every different order in which a piece can be played these scores, the best first: those in which all
    /// can be played, then those that capture most, then by the scores, ascending. Of more than
    /// [`MOST_ORDERED`] only the order given.
    #[must_use]
    pub fn orders(&self, at: &Position, piece: Piece, scores: &[u8]) -> Vec<Route> {
        let mut orders = Vec::new();
        if scores.len() > MOST_ORDERED {
            orders.push(scores.to_vec());
        } else {
            arrange(
                scores.iter().copied().collect(),
                &mut Vec::new(),
                &mut orders,
            );
        }
        let mut routes: Vec<Route> = orders
            .iter()
            .map(|order| self.route(at, piece, order))
            .collect();
        // Orders that are alike stay ascending.
        routes.sort_by_key(|route| (!route.whole(), std::cmp::Reverse(route.captures().count())));
        routes
    }

    fn legal(&self, at: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        self.legal_moves(at, &mut moves);
        moves
    }

    /// Plays a move and says what it led to.
    fn step(&self, at: &mut Position, mv: Move) -> Preview {
        let player = at.player;
        let captured = at.captured;
        let left = at.left.without(mv.spends()).unwrap_or(Scores::NONE);
        let mut events = Vec::new();
        self.play(at, mv, &mut events);
        let captures: Vec<Capture> = events
            .iter()
            .filter_map(|event| match *event {
                Event::Captured {
                    owner,
                    index,
                    returns,
                    ..
                } => Some(Capture {
                    owner,
                    index,
                    returns,
                }),
                _ => None,
            })
            .collect();
        let (to, path) = match mv {
            Move::Enter | Move::EnterTwin => (Some(0), vec![0]),
            Move::Declare => (Some(super::FRONT), Vec::new()),
            Move::Out | Move::Roll(_) => (None, Vec::new()),
            Move::Single { .. } | Move::Twin { .. } => {
                mv.way().map_or((None, Vec::new()), |(from, to)| {
                    (Some(to), (from + 1..=to).collect())
                })
            }
        };
        let goes_on = at.stage == Stage::Play && at.player == player;
        let mut playable = Scores::NONE;
        if goes_on {
            let moves = self.legal(at);
            for score in left.kinds() {
                if moves.iter().any(|mv| mv.spends().count(score) > 0) {
                    for _ in 0..left.count(score) {
                        playable.add(score);
                    }
                }
            }
        }
        Preview {
            mv,
            to,
            path,
            leaves: Leaves {
                left,
                playable,
                ends: !goes_on,
                again: at.stage != Stage::Over && (captured || !captures.is_empty()),
            },
            captures,
        }
    }
}

/// Every different order of some scores, ascending.
fn arrange(left: Scores, order: &mut Vec<u8>, orders: &mut Vec<Vec<u8>>) {
    if left.is_empty() {
        orders.push(order.clone());
        return;
    }
    for score in left.kinds() {
        if let Some(left) = left.without(Scores::only(score)) {
            order.push(score);
            arrange(left, order, orders);
            order.pop();
        }
    }
}
