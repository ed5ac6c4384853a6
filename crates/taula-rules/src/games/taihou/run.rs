//! The unbroken runs of turns with one piece (TA-25).

use std::fmt;
use std::str::FromStr;

use super::square::{Heading, Square};

/// How often the same move may come in a run.
pub const MOST_REPEATED: u8 = 3;

/// A move as it is told apart in a run: from where, to where, and how the piece faces then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// Where the piece stood.
    pub from: Square,
    /// Where it stands then; the same where it was turned.
    pub to: Square,
    /// The way it looks then; none of a lotus.
    pub facing: Option<Heading>,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { from, to, facing } = self;
        match facing {
            Some(facing) if from == to => write!(f, "{from}@{facing}"),
            Some(facing) => write!(f, "{from}-{to}{facing}"),
            None => write!(f, "{from}-{to}"),
        }
    }
}

/// The text is no move of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoStep;

impl FromStr for Step {
    type Err = NoStep;

    fn from_str(text: &str) -> Result<Self, NoStep> {
        let square = |name: &str| name.parse::<Square>().map_err(|_| NoStep);
        if let Some((at, facing)) = text.split_once('@') {
            let at = square(at)?;
            return Ok(Self {
                from: at,
                to: at,
                facing: Some(facing.parse().map_err(|_| NoStep)?),
            });
        }
        let (from, end) = text.split_once('-').ok_or(NoStep)?;
        let from = square(from)?;
        let (to, facing) = match end.strip_suffix(['N', 'E', 'S', 'W']) {
            Some(to) => (to, end[to.len()..].parse().ok()),
            None => (end, None),
        };
        let to = square(to)?;
        if from == to {
            return Err(NoStep);
        }
        Ok(Self { from, to, facing })
    }
}

/// A seat's unbroken run of turns with one piece.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// Where its piece stands; none where there is no run.
    piece: Option<Square>,
    /// How often each move came, ascending.
    steps: Vec<(Step, u8)>,
    /// How many of them have come as often as they may.
    barred: u16,
}

impl Run {
    /// Where its piece stands; none where there is no run.
    #[inline]
    #[must_use]
    pub const fn piece(&self) -> Option<Square> {
        self.piece
    }

    /// How often each move came, ascending.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = (Step, u8)> {
        self.steps.iter().copied()
    }

    /// Whether a move may not come once more.
    #[inline]
    #[must_use]
    pub fn bars(&self, step: Step) -> bool {
        self.bars_any(step.from) && self.count(step) >= MOST_REPEATED
    }

    /// Whether any move of the piece on a square may not come once more.
    #[inline]
    #[must_use]
    pub fn bars_any(&self, square: Square) -> bool {
        self.barred > 0 && self.piece == Some(square)
    }

    /// How often a move has come in the run.
    #[must_use]
    pub fn count(&self, step: Step) -> u8 {
        self.steps
            .binary_search_by_key(&step, |&(step, _)| step)
            .map_or(0, |at| self.steps[at].1)
    }

    /// The run ends.
    #[inline]
    pub(super) fn end(&mut self) {
        self.piece = None;
        self.steps.clear();
        self.barred = 0;
    }

    /// A move is made: it goes on a run of its piece, or begins one.
    #[inline]
    pub(super) fn add(&mut self, step: Step) {
        if self.piece != Some(step.from) {
            self.end();
        }
        self.piece = Some(step.to);
        let times = match self.steps.binary_search_by_key(&step, |&(step, _)| step) {
            Ok(at) => {
                self.steps[at].1 += 1;
                self.steps[at].1
            }
            Err(at) => {
                self.steps.insert(at, (step, 1));
                1
            }
        };
        self.barred += u16::from(times == MOST_REPEATED);
    }

    /// A run as somebody wrote it: each move once, 1 to 3 times.
    pub(super) fn written(piece: Square, mut steps: Vec<(Step, u8)>) -> Self {
        steps.sort_unstable();
        let barred = steps.iter().filter(|(_, times)| *times >= MOST_REPEATED);
        Self {
            piece: Some(piece),
            barred: barred.count() as u16,
            steps,
        }
    }
}

impl Clone for Run {
    fn clone(&self) -> Self {
        Self {
            piece: self.piece,
            steps: self.steps.clone(),
            barred: self.barred,
        }
    }

    /// The room is kept, so that a search that plays on from one position again and again asks for no memory.
    fn clone_from(&mut self, source: &Self) {
        self.piece = source.piece;
        self.barred = source.barred;
        self.steps.clone_from(&source.steps);
    }
}
