//! One learner's way through a lesson.

use std::sync::Arc;

use serde_json::Value;

use super::goal::Left;
use super::{Beat, Goal, Lesson, Phrase, Step};
use crate::{Match, Rules};

/// One learner's way through a lesson. It owns no game: what it wants done at the table it says
/// ([`Run::due`]), and what the learner tries it judges ([`Run::attempt`]).
#[derive(Clone, Debug)]
pub struct Run {
    lesson: Arc<Lesson>,
    stage: Stage,
    /// Whether the position of the stage still has to be laid.
    fresh: bool,
    /// How many of the stage's own moves have been handed out.
    played: usize,
    /// What is still to be played.
    left: Left,
    /// Whether what the step asks has been done.
    done: bool,
    /// How many wrong moves were tried in this step.
    wrong: u32,
    /// How many steps were skipped.
    skipped: usize,
    answer: Option<Answer>,
}

/// Where in a lesson somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// At this part of the scene that plays itself.
    Scene(usize),
    /// At this step.
    Step(usize),
    /// At the end.
    End,
}

/// What the lesson wants done at the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Due {
    /// This position is laid, in place of what is there.
    Lay(Value),
    /// This move is played, an outcome of chance perhaps.
    Play(String),
}

/// What is said to what the learner tried.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// It is right and has to be played.
    Right {
        /// What is said, once the step is done.
        well: Option<Phrase>,
    },
    /// It is not what is asked for, and must not be played.
    Wrong {
        /// Whether the rules forbid it.
        forbidden: bool,
        /// What and why.
        say: Phrase,
        /// What to do next.
        nudge: Phrase,
    },
}

/// How much of the solution is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Help {
    /// Nothing.
    Nothing,
    /// The piece to move, after the first wrong move.
    Piece,
    /// Its way as well, after the second.
    Way,
}

impl Run {
    /// At the beginning of a lesson: at its scene, if it has one.
    #[must_use]
    pub fn new(lesson: Arc<Lesson>) -> Self {
        let stage = if lesson.scene.is_empty() {
            Stage::Step(0)
        } else {
            Stage::Scene(0)
        };
        let mut run = Self {
            lesson,
            stage,
            fresh: true,
            played: 0,
            left: Vec::new(),
            done: false,
            wrong: 0,
            skipped: 0,
            answer: None,
        };
        run.enter(stage);
        run
    }

    /// The lesson.
    #[must_use]
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// Where the learner is.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// What is said; nothing at the end.
    #[must_use]
    pub fn beat(&self) -> Option<&Beat> {
        match self.stage {
            Stage::Scene(at) => self.lesson.scene.get(at),
            Stage::Step(at) => self.lesson.steps.get(at).map(|step| &step.beat),
            Stage::End => None,
        }
    }

    /// The step, unless it is the scene or the end.
    #[must_use]
    pub fn step(&self) -> Option<&Step> {
        match self.stage {
            Stage::Step(at) => self.lesson.steps.get(at),
            Stage::Scene(_) | Stage::End => None,
        }
    }

    /// What is to be done at the table before anything else, handed out once: to be asked again, until
    /// nothing is due, whenever the stage has changed.
    pub fn due<R: Rules>(&mut self, game: &Match<R>) -> Option<Due> {
        let beat = match self.stage {
            Stage::Scene(at) => self.lesson.scene.get(at),
            Stage::Step(at) => self.lesson.steps.get(at).map(|step| &step.beat),
            Stage::End => None,
        }?;
        if std::mem::take(&mut self.fresh) && game.rules().to_json(game.position()) != beat.begin {
            return Some(Due::Lay(beat.begin.clone()));
        }
        let mv = beat.auto.get(self.played)?;
        self.played += 1;
        Some(Due::Play(mv.clone()))
    }

    /// Whether the lesson has done its own part of the stage.
    #[must_use]
    pub fn ready(&self) -> bool {
        !self.fresh
            && self
                .beat()
                .is_none_or(|beat| self.played == beat.auto.len())
    }

    /// Whether the learner has to do something before the way on is open.
    #[must_use]
    pub fn asks(&self) -> bool {
        !self.done && self.step().is_some_and(|step| step.goal.asks())
    }

    /// Whether the way on is open and nothing is left to be read before it is taken: after a throw that the
    /// next step speaks of.
    #[must_use]
    pub fn flows(&self) -> bool {
        self.done
            && self
                .step()
                .is_some_and(|step| step.well.is_none() && matches!(step.goal, Goal::Throw(_)))
    }

    /// What comes if the learner throws now; none where no throw is asked for.
    #[must_use]
    pub fn throw(&self) -> Option<&str> {
        match self.step().map(|step| &step.goal) {
            Some(Goal::Throw(_)) if self.asks() => self.left.first()?.first().map(String::as_str),
            _ => None,
        }
    }

    /// Judges what the learner tries, a move in notation, legal or not. Only what is right may be played,
    /// and has to be. None where nothing is asked.
    pub fn attempt<R: Rules>(&mut self, game: &Match<R>, text: &str) -> Option<&Answer> {
        if !self.asks() || !self.ready() {
            return None;
        }
        let lesson = self.lesson.clone();
        let Stage::Step(at) = self.stage else {
            return None;
        };
        let step = lesson.steps.get(at)?;
        let legal = game
            .rules()
            .parse(game.position(), text)
            .filter(|mv| game.legal_moves().contains(mv));
        let reply = step.answers.iter().find(|reply| reply.fits(text));
        let forbids = || lesson.forbids.iter().find(|reply| reply.fits(text));
        let brings = match (legal, reply) {
            (Some(mv), None) => step.goal.brings(&self.left, game, mv, text),
            _ => None,
        };
        self.answer = Some(match brings {
            Some(done) => {
                Goal::follow(&mut self.left, text);
                self.done = done;
                Answer::Right {
                    well: step.well.clone().filter(|_| done),
                }
            }
            None => {
                self.wrong += 1;
                let forbidden = legal.is_none();
                let reply = reply.or_else(|| forbids().filter(|_| forbidden));
                Answer::Wrong {
                    forbidden,
                    say: reply.map_or(&step.otherwise, |reply| &reply.say).clone(),
                    nudge: step.nudge.clone(),
                }
            }
        });
        self.answer.as_ref()
    }

    /// What was said last in this step.
    #[must_use]
    pub const fn answer(&self) -> Option<&Answer> {
        self.answer.as_ref()
    }

    /// How much of the solution is shown.
    #[must_use]
    pub fn help(&self) -> Help {
        match self.wrong {
            _ if !self.asks() => Help::Nothing,
            0 => Help::Nothing,
            1 => Help::Piece,
            _ => Help::Way,
        }
    }

    /// A move that leads on from here, where one is asked for.
    #[must_use]
    pub fn solution<R: Rules>(&self, game: &Match<R>) -> Option<String> {
        let step = self.step().filter(|_| self.asks() && self.ready())?;
        step.goal.solution(&self.left, game)
    }

    /// Goes on, once nothing is asked any more; whether it did.
    pub fn go_on(&mut self) -> bool {
        if self.asks() || !self.ready() || self.stage == Stage::End {
            return false;
        }
        self.enter(self.next());
        true
    }

    /// Goes on without doing what is asked: past the whole scene, past the step.
    pub fn skip(&mut self) {
        let next = match self.stage {
            Stage::Scene(_) => Stage::Step(0),
            Stage::Step(_) => {
                self.skipped += usize::from(self.asks());
                self.next()
            }
            Stage::End => return,
        };
        self.enter(next);
    }

    /// Does this step once more, from its beginning; at the scene or the end, the whole lesson.
    pub fn again(&mut self) {
        match self.stage {
            Stage::Step(_) => self.enter(self.stage),
            Stage::Scene(_) | Stage::End => *self = Self::new(self.lesson.clone()),
        }
    }

    /// Whether it has been gone through to the end.
    #[must_use]
    pub fn ended(&self) -> bool {
        self.stage == Stage::End
    }

    /// How many steps were left undone.
    #[must_use]
    pub const fn skipped(&self) -> usize {
        self.skipped
    }

    fn next(&self) -> Stage {
        match self.stage {
            Stage::Scene(at) if at + 1 < self.lesson.scene.len() => Stage::Scene(at + 1),
            Stage::Scene(_) => Stage::Step(0),
            Stage::Step(at) if at + 1 < self.lesson.steps.len() => Stage::Step(at + 1),
            Stage::Step(_) | Stage::End => Stage::End,
        }
    }

    fn enter(&mut self, stage: Stage) {
        self.stage = stage;
        self.fresh = stage != Stage::End;
        self.played = 0;
        self.done = false;
        self.wrong = 0;
        self.answer = None;
        self.left = self.step().map(|step| step.goal.ways()).unwrap_or_default();
    }
}
