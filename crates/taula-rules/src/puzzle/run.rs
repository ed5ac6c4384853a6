//! One person's way through a puzzle.

use std::sync::Arc;

use serde_json::Value;

use super::{Puzzle, Solver};
use crate::lesson::{Due, Help, LEARNER};
use crate::{Decider, Match, Rules, Turn};

/// One person's way through a puzzle. It owns no game: what it wants done at the table, the opponent's replies
/// among it, it says ([`Run::due`]), and what the person plays it judges ([`Run::attempt`]).
///
/// Every legal move is played, be it right or wrong. Once a turn is over it is said what it came to, and the
/// opponent answers; one that no longer wins is then to be [taken back](Run::take_back).
#[derive(Clone, Debug)]
pub struct Run {
    puzzle: Arc<Puzzle>,
    /// The positions in which the person's turns began, that of the turn under way last.
    turns: Vec<Value>,
    /// A position still has to be laid: that of the turn under way.
    lay: bool,
    /// Whether the program has to play before the person does.
    plays: bool,
    /// Whether the person has played in the turn under way.
    begun: bool,
    answer: Option<Answer>,
    help: Help,
    /// The move that help leads to.
    lead: Option<String>,
    wrong: u32,
    /// Whether the program plays the person's moves as well.
    shown: bool,
    solved: bool,
}

/// What is said to what the person played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is not legal, and must not be played.
    Forbidden,
    /// The turn goes on.
    GoesOn,
    /// It wins still, in so many turns more.
    Wins {
        /// How many turns are left.
        left: u32,
    },
    /// The game is won.
    Solved,
    /// It no longer wins in time: the opponent has an answer.
    Answered,
    /// The game has ended, and is not won.
    Ended,
    /// The last turn is over, and the game is not.
    TooLate,
}

impl Answer {
    /// Whether the turn has to be taken back.
    #[must_use]
    pub const fn fails(self) -> bool {
        matches!(self, Self::Answered | Self::Ended | Self::TooLate)
    }
}

impl Run {
    /// At the beginning of a puzzle.
    #[must_use]
    pub fn new(puzzle: Arc<Puzzle>) -> Self {
        Self {
            turns: vec![puzzle.start.clone()],
            puzzle,
            lay: true,
            plays: false,
            begun: false,
            answer: None,
            help: Help::Nothing,
            lead: None,
            wrong: 0,
            shown: false,
            solved: false,
        }
    }

    /// The puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The turn under way, from 0.
    #[must_use]
    pub fn turn(&self) -> u32 {
        self.turns.len() as u32 - 1
    }

    /// How many turns are left, the one under way among them.
    #[must_use]
    pub fn left(&self) -> u32 {
        self.puzzle.win_in.saturating_sub(self.turn())
    }

    /// What is to be done at the table before anything else, handed out once: to be asked again until it is
    /// [ready](Run::ready).
    pub fn due<R: Rules>(&mut self, game: &Match<R>) -> Option<Due> {
        if std::mem::take(&mut self.lay) {
            let begin = self.turns.last()?;
            if game.rules().to_json(game.position()) != *begin {
                return Some(Due::Lay(begin.clone()));
            }
        }
        if !self.plays {
            return None;
        }
        let mv = match game.turn() {
            Turn::Player { seat: LEARNER, .. } => self.begin_turn(game),
            Turn::Player { .. } => self.reply(game),
            turn => {
                // A forced reply may end the game too.
                if !self.fails() && is_won(&turn) {
                    self.solved = true;
                    self.answer = Some(Answer::Solved);
                }
                None
            }
        };
        self.plays = mv.is_some();
        mv.map(Due::Play)
    }

    /// The person is to move: a new turn has begun, unless what was played has to be taken back. Where all is
    /// shown, the move that is played now.
    fn begin_turn<R: Rules>(&mut self, game: &Match<R>) -> Option<String> {
        if !self.fails() && std::mem::take(&mut self.begun) {
            self.turns.push(game.rules().to_json(game.position()));
        }
        if !self.shown {
            return None;
        }
        let mv = self.leads_on(game)?;
        self.judge(game, &mv);
        Some(mv)
    }

    /// The opponent's move.
    fn reply<R: Rules>(&self, game: &Match<R>) -> Option<String> {
        let (rules, at) = (game.rules(), game.position());
        let mut solver = Solver::new(rules, LEARNER);
        let left = self.left().saturating_sub(1);
        let best = solver.defence(at, left).ok().flatten().map(|best| best.mv);
        let mv = best.or_else(|| game.legal_moves().first().copied())?;
        Some(rules.text(at, mv))
    }

    /// Whether the program has done its part.
    #[must_use]
    pub const fn ready(&self) -> bool {
        !self.lay && !self.plays
    }

    /// Whether the person is to move.
    #[must_use]
    pub fn asks(&self) -> bool {
        !self.solved && !self.shown && !self.fails()
    }

    /// Whether what was played has to be taken back.
    #[must_use]
    pub fn fails(&self) -> bool {
        self.answer.is_some_and(Answer::fails)
    }

    /// Judges what the person plays, a move in notation, legal or not. What is legal has to be played. None where
    /// nothing is asked.
    pub fn attempt<R: Rules>(&mut self, game: &Match<R>, text: &str) -> Option<Answer> {
        if !self.asks() || !self.ready() || game.turn().seat() != Some(LEARNER) {
            return None;
        }
        let answer = self.judge(game, text);
        if answer.fails() {
            self.wrong += 1;
        }
        Some(answer)
    }

    fn judge<R: Rules>(&mut self, game: &Match<R>, text: &str) -> Answer {
        let answer = self.verdict(game, text);
        if answer != Answer::Forbidden {
            self.begun = true;
            self.forget_help();
            self.plays = answer != Answer::GoesOn || self.shown;
            self.solved = answer == Answer::Solved;
        }
        self.answer = Some(answer);
        answer
    }

    /// What a move comes to.
    fn verdict<R: Rules>(&self, game: &Match<R>, text: &str) -> Answer {
        let (rules, at) = (game.rules(), game.position());
        let legal = rules
            .parse(at, text)
            .filter(|mv| game.legal_moves().contains(mv));
        let Some(mv) = legal else {
            return Answer::Forbidden;
        };
        let mut next = at.clone();
        rules.play(&mut next, mv, &mut ());
        match rules.decider(&next) {
            Decider::Player(LEARNER) => return Answer::GoesOn,
            Decider::Nobody if is_won(&rules.turn(&next)) => return Answer::Solved,
            Decider::Nobody => return Answer::Ended,
            Decider::Player(_) | Decider::Chance(_) => {}
        }
        let left = self.left().saturating_sub(1);
        // A puzzle that was read has been solved within the same limit.
        match Solver::new(rules, LEARNER).wins(&next, left) {
            Ok(true) => Answer::Wins { left },
            _ if left == 0 => Answer::TooLate,
            _ => Answer::Answered,
        }
    }

    /// What was said last.
    #[must_use]
    pub const fn answer(&self) -> Option<Answer> {
        self.answer
    }

    /// How much of the solution is shown.
    #[must_use]
    pub fn help(&self) -> Help {
        if self.asks() {
            self.help
        } else {
            Help::Nothing
        }
    }

    /// Shows more of the solution: the piece to move, then its way. Whether there was more.
    pub fn hint<R: Rules>(&mut self, game: &Match<R>) -> bool {
        if !self.asks() || !self.ready() || self.help == Help::Way {
            return false;
        }
        if self.lead.is_none() {
            self.lead = self.leads_on(game);
        }
        self.help = match self.help {
            Help::Nothing => Help::Piece,
            Help::Piece | Help::Way => Help::Way,
        };
        true
    }

    /// A move that leads on from here, where one is asked for.
    #[must_use]
    pub fn solution<R: Rules>(&self, game: &Match<R>) -> Option<String> {
        if !self.asks() || !self.ready() {
            return None;
        }
        self.lead.clone().or_else(|| self.leads_on(game))
    }

    fn leads_on<R: Rules>(&self, game: &Match<R>) -> Option<String> {
        if self.turn() == 0 && !self.begun {
            return self.puzzle.keys.first().cloned();
        }
        let (rules, at) = (game.rules(), game.position());
        let keys = Solver::new(rules, LEARNER).keys(at, self.left()).ok()?;
        keys.first().map(|&mv| rules.text(at, mv))
    }

    /// How many turns were tried in vain.
    #[must_use]
    pub const fn wrong(&self) -> u32 {
        self.wrong
    }

    /// Takes back what was played in the turn under way; whether there was something.
    pub fn take_back(&mut self) -> bool {
        if !self.begun || self.shown {
            return false;
        }
        self.begun = false;
        self.plays = false;
        self.solved = false;
        self.lay = true;
        self.answer = None;
        self.forget_help();
        true
    }

    /// Takes back the turn under way, or else the one before, down to the beginning; whether there was one.
    pub fn undo(&mut self) -> bool {
        if self.take_back() {
            return true;
        }
        if self.shown || self.turns.len() < 2 {
            return false;
        }
        self.turns.pop();
        self.lay = true;
        self.answer = None;
        self.forget_help();
        true
    }

    fn forget_help(&mut self) {
        self.help = Help::Nothing;
        self.lead = None;
    }

    /// Has the program play the person's moves as well, to the end.
    pub fn show(&mut self) {
        if self.solved {
            return;
        }
        if self.fails() {
            self.take_back();
        }
        self.shown = true;
        self.plays = true;
        self.answer = None;
    }

    /// Whether the program plays the person's moves as well.
    #[must_use]
    pub const fn is_shown(&self) -> bool {
        self.shown
    }

    /// Begins anew.
    pub fn again(&mut self) {
        *self = Self::new(self.puzzle.clone());
    }

    /// Whether the game is won.
    #[must_use]
    pub const fn ended(&self) -> bool {
        self.solved
    }

    /// Whether the person has won it.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.solved && !self.shown
    }
}

fn is_won(turn: &Turn) -> bool {
    matches!(turn, Turn::Over { ranking } if ranking.first().is_some_and(|best| *best == [LEARNER]))
}
