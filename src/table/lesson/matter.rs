//! What is gone through at a table with a teacher: a lesson, or a puzzle.

use std::sync::Arc;

use serde_json::Value;
use taula_rules::lesson::{self, Beat, Due, Help, Lesson, Phrase, Stage};
use taula_rules::puzzle::{self, Puzzle};
use taula_rules::{Match, Rules};

/// One person's way through a lesson or a puzzle.
#[derive(Clone, Debug)]
pub enum Matter {
    /// Through a lesson.
    Lesson(lesson::Run),
    /// Through a puzzle.
    Puzzle(puzzle::Run),
}

/// What becomes of something that was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// It is played.
    Plays,
    /// It is played, and has to be taken back.
    Fails,
    /// It is not played.
    Not,
}

impl From<Arc<Lesson>> for Matter {
    fn from(lesson: Arc<Lesson>) -> Self {
        Self::Lesson(lesson::Run::new(lesson))
    }
}

impl From<Arc<Puzzle>> for Matter {
    fn from(puzzle: Arc<Puzzle>) -> Self {
        Self::Puzzle(puzzle::Run::new(puzzle))
    }
}

impl Matter {
    /// The name of its file without the ending.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Lesson(run) => &run.lesson().name,
            Self::Puzzle(run) => &run.puzzle().name,
        }
    }

    /// What it is called.
    #[must_use]
    pub fn title(&self) -> &Phrase {
        match self {
            Self::Lesson(run) => &run.lesson().title,
            Self::Puzzle(run) => &run.puzzle().title,
        }
    }

    /// The position it begins with.
    #[must_use]
    pub fn begin(&self) -> Value {
        match self {
            Self::Lesson(run) => run.beat().map(|beat| beat.begin.clone()),
            Self::Puzzle(run) => Some(run.puzzle().start.clone()),
        }
        .unwrap_or_default()
    }

    /// How many steps a lesson has, or turns a puzzle.
    #[must_use]
    pub fn steps(&self) -> usize {
        match self {
            Self::Lesson(run) => run.lesson().steps.len(),
            Self::Puzzle(run) => run.puzzle().win_in as usize,
        }
    }

    /// Where in a lesson somebody is; in a puzzle its turns are the steps.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match self {
            Self::Lesson(run) => run.stage(),
            Self::Puzzle(run) if run.ended() => Stage::End,
            Self::Puzzle(run) => Stage::Step(run.turn() as usize),
        }
    }

    /// What a lesson says.
    #[must_use]
    pub fn beat(&self) -> Option<&Beat> {
        match self {
            Self::Lesson(run) => run.beat(),
            Self::Puzzle(_) => None,
        }
    }

    /// What is to be done at the table before anything else.
    pub fn due<R: Rules>(&mut self, game: &Match<R>) -> Option<Due> {
        match self {
            Self::Lesson(run) => run.due(game),
            Self::Puzzle(run) => run.due(game),
        }
    }

    /// Whether its own part has been done.
    #[must_use]
    pub fn ready(&self) -> bool {
        match self {
            Self::Lesson(run) => run.ready(),
            Self::Puzzle(run) => run.ready(),
        }
    }

    /// Whether a person has to do something.
    #[must_use]
    pub fn asks(&self) -> bool {
        match self {
            Self::Lesson(run) => run.asks(),
            Self::Puzzle(run) => run.asks(),
        }
    }

    /// Whether it is at its end.
    #[must_use]
    pub fn ended(&self) -> bool {
        match self {
            Self::Lesson(run) => run.ended(),
            Self::Puzzle(run) => run.ended(),
        }
    }

    /// Whether it has been done, nothing skipped and nothing shown.
    #[must_use]
    pub fn is_done(&self) -> bool {
        match self {
            Self::Lesson(run) => run.ended() && run.skipped() == 0,
            Self::Puzzle(run) => run.is_done(),
        }
    }

    /// How much of the solution is shown.
    #[must_use]
    pub fn help(&self) -> Help {
        match self {
            Self::Lesson(run) => run.help(),
            Self::Puzzle(run) => run.help(),
        }
    }

    /// Judges what is tried; none where nothing is asked.
    pub fn attempt<R: Rules>(&mut self, game: &Match<R>, text: &str) -> Option<Tried> {
        match self {
            Self::Lesson(run) => run.attempt(game, text).map(|answer| match answer {
                lesson::Answer::Right { .. } => Tried::Plays,
                lesson::Answer::Wrong { .. } => Tried::Not,
            }),
            Self::Puzzle(run) => run.attempt(game, text).map(|answer| match answer {
                puzzle::Answer::Forbidden => Tried::Not,
                answer if answer.fails() => Tried::Fails,
                _ => Tried::Plays,
            }),
        }
    }

    /// A move that leads on, where one is asked for.
    #[must_use]
    pub fn solution<R: Rules>(&self, game: &Match<R>) -> Option<String> {
        match self {
            Self::Lesson(run) => run.solution(game),
            Self::Puzzle(run) => run.solution(game),
        }
    }

    /// Begins again: a lesson's step, or the whole puzzle.
    pub fn again(&mut self) {
        match self {
            Self::Lesson(run) => run.again(),
            Self::Puzzle(run) => run.again(),
        }
    }
}
