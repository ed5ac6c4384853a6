//! A lesson or a puzzle at the table: what it lays and plays itself, what is said to what the learner tries.

mod card;
mod matter;
mod panel;
mod puzzle;
mod slip;

use std::sync::Arc;
use std::time::Duration;

use bevy::log::{debug, error};
use taula_rules::lesson::{Due, Help, LEARNER, Lesson, Phrase, Run, Stage};
use taula_rules::puzzle::Run as Solving;
use taula_rules::{Fault, Levels, Match, Rules, Seat};
use taula_sound::Sound;

pub(crate) use self::card::coin;
pub use self::matter::{Matter, Tried};
pub use self::panel::Among;
pub(super) use self::panel::drawn;

use super::Act;
use super::flow::Flow;
use super::hint::Hint;
use super::layout::Layout;
use super::state::Table;
use super::view::{Move, View};
use crate::app::Pace;
use crate::locale::Words;
use crate::seating::Player;
use crate::store::Speed;

/// How long the table rests before what the lesson plays itself, at normal speed.
const BREATH: Duration = Duration::from_millis(500);
/// How long what is said in the scene stays before the scene goes on: at least so long, and so long a
/// character. It is not hurried by the speed of play: nobody reads faster for it.
const LOOK: Duration = Duration::from_millis(2_000);
/// See [`LOOK`].
const READ: Duration = Duration::from_millis(65);

/// A lesson at the table, or a puzzle.
pub struct Teaching {
    /// The learner's way through it.
    matter: Matter,
    /// What was tried last, where it was wrong: its way is shown until the next try.
    tried: Option<String>,
    /// How long the table has been at rest.
    rested: Duration,
    /// Whether the lesson has done something in this stage: what comes next waits a moment.
    begun: bool,
    /// How often the focus was called back to the pieces.
    recalled: usize,
    /// Which steps have been done, and not skipped.
    done: Vec<bool>,
}

/// What the learner does in a lesson beside playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// On, now that nothing is asked any more.
    On,
    /// This step once more.
    Again,
    /// Past this step, or past the whole scene.
    Skip,
    /// The focus goes back to the pieces.
    Recall,
    /// More of a puzzle's solution is shown.
    Hint,
    /// A puzzle's solution is played.
    Show,
    /// A puzzle's turn is taken back, or the one before it.
    TakeBack,
}

impl Teaching {
    /// The learner's way through it.
    #[must_use]
    pub const fn matter(&self) -> &Matter {
        &self.matter
    }

    /// The lesson, if it is one.
    #[must_use]
    pub fn lesson(&self) -> Option<&Lesson> {
        self.run().map(Run::lesson)
    }

    /// Where the learner is.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.matter.stage()
    }

    /// The learner's way through a lesson.
    #[must_use]
    pub const fn run(&self) -> Option<&Run> {
        match &self.matter {
            Matter::Lesson(run) => Some(run),
            Matter::Puzzle(_) => None,
        }
    }

    /// The person's way through a puzzle.
    #[must_use]
    pub const fn puzzle(&self) -> Option<&Solving> {
        match &self.matter {
            Matter::Lesson(_) => None,
            Matter::Puzzle(run) => Some(run),
        }
    }

    /// What was tried last, where it was wrong.
    #[must_use]
    pub fn tried(&self) -> Option<&str> {
        self.tried.as_deref()
    }

    /// Whether anything would be lost if it were left now.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        let early = matches!(self.stage(), Stage::Scene(_) | Stage::Step(0) | Stage::End);
        self.run().is_some() && !early
    }

    /// Whether all of it has been done.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.matter.is_done()
    }

    /// How long what is said in the scene stays.
    fn reading(&self, code: &str) -> Duration {
        let said = |phrase: &Phrase| phrase.in_language(code).chars().count() as u32;
        let letters = self.matter.beat().map_or(0, |beat| said(&beat.what));
        LOOK + READ * letters
    }

    /// A stage begins.
    fn begin(&mut self) {
        self.tried = None;
        self.rested = Duration::ZERO;
        self.begun = false;
    }
}

impl<V: View> Table<V> {
    /// Whether the teacher's slip lies beside the board, for want of a bare place on it.
    #[must_use]
    pub fn slip_is_beside(&self, layout: &Layout) -> bool {
        slip::bare(self, layout).is_none()
    }

    /// What the chapter of the rule book is called that the lesson belongs to; none where the book has no such
    /// chapter.
    #[must_use]
    pub fn chapter(&self, words: &Words) -> Option<String> {
        let chapter = &self.lesson.as_ref()?.lesson()?.chapter;
        let key = format!("{}-rules-{chapter}-title", V::Rules::GAME);
        words.has(&key).then(|| words.say(&key))
    }

    /// A table at which a lesson is given, or a puzzle is set.
    ///
    /// # Errors
    /// A sentence, where its first position cannot be laid.
    pub fn teaching(
        matter: Matter,
        levels: &Levels,
        players: impl FnOnce(&[Seat]) -> Vec<(Seat, Player)>,
        board: Arc<V::Board>,
    ) -> Result<Self, Fault> {
        let (rules, at) = V::Rules::read(&matter.begin(), levels)?;
        let players = players(rules.players());
        let mut table = Self::new(Match::from_position(rules, at, 0), players, board);
        table.lesson = Some(Teaching {
            done: vec![false; matter.steps()],
            matter,
            tried: None,
            rested: Duration::ZERO,
            begun: false,
            recalled: 0,
        });
        Ok(table)
    }

    /// Lets time pass over the lesson while the table is at rest: what it does itself. Whether more is to come.
    pub fn teach(&mut self, delta: Duration, pace: &Pace, levels: &Levels, code: &str) -> bool {
        let Some(lesson) = &mut self.lesson else {
            return false;
        };
        lesson.rested += delta;
        let breath = pace.speed.of(BREATH);
        if !lesson.matter.ready() {
            if lesson.begun && lesson.rested < breath {
                return true;
            }
            return self.serve(pace, levels);
        }
        let waits = match (lesson.run(), lesson.stage()) {
            // Who wants less to move by itself goes on when there is time for it.
            (Some(_), Stage::Scene(_)) if !pace.less_motion => Some(lesson.reading(code)),
            (Some(run), _) if run.flows() => Some(breath),
            _ => None,
        };
        let on = waits.is_some_and(|wait| lesson.rested >= wait);
        if waits.is_some() && !on {
            return true;
        }
        if on {
            self.does(Deed::On);
        }
        self.help();
        on
    }

    /// Does what the lesson wants done at the table next; whether there was something.
    fn serve(&mut self, pace: &Pace, levels: &Levels) -> bool {
        let Some(lesson) = &mut self.lesson else {
            return false;
        };
        let due = lesson.matter.due(self.flow.game());
        lesson.begun = true;
        lesson.rested = Duration::ZERO;
        match due {
            Some(Due::Lay(position)) => match V::Rules::read(&position, levels) {
                Ok((rules, at)) => {
                    let players = self.flow.players().to_vec();
                    self.flow = Flow::new(Match::from_position(rules, at, 0), players);
                    self.rest_on_position();
                    self.snaps += 1;
                }
                // A lesson that was read can be laid.
                Err(fault) => error!("{fault}"),
            },
            Some(Due::Play(text)) => self.plays(&text, pace),
            None => {
                return !self
                    .lesson
                    .as_ref()
                    .is_some_and(|lesson| lesson.matter.ready());
            }
        }
        true
    }

    /// Everything that still moves is at rest, and what the lesson does itself is done.
    pub fn hasten(&mut self, levels: &Levels) {
        self.skip();
        let at_once = Pace {
            speed: Speed::Instant,
            ..Pace::default()
        };
        while self
            .lesson
            .as_ref()
            .is_some_and(|lesson| !lesson.matter.ready())
            && self.serve(&at_once, levels)
        {}
        self.help();
    }

    fn plays(&mut self, text: &str, pace: &Pace) {
        let game = self.flow.game();
        let mv = game.rules().parse(game.position(), text);
        if let Some(events) = mv.and_then(|mv| self.flow.play(mv)) {
            self.tell(events, pace);
        }
    }

    /// Shows the way out, where enough was tried in vain.
    fn help(&mut self) {
        let Some(lesson) = &self.lesson else { return };
        if self.hint.is_some()
            || lesson.matter.help() != Help::Way
            || self.flow.game().turn().is_chance()
        {
            return;
        }
        let Some(mv) = self.solution() else { return };
        self.hint = Some(Hint {
            mv,
            reasons: Vec::new(),
            lead: None,
            shown: false,
        });
        self.own.choose(self.flow.game(), mv);
    }

    /// A move that leads on, where one is asked for.
    pub(super) fn solution(&self) -> Option<Move<V>> {
        let game = self.flow.game();
        let text = self.lesson.as_ref()?.matter.solution(game)?;
        game.rules().parse(game.position(), &text)
    }

    /// Does what the learner asks, as far as the lesson lets it be done.
    pub(super) fn learn(&mut self, act: &Act, pace: &Pace) {
        let Some(lesson) = &self.lesson else { return };
        match act {
            Act::Skip => self.skip(),
            Act::Throw => {
                let throw = lesson.run().and_then(Run::throw);
                if let Some(outcome) = throw.map(str::to_owned) {
                    self.attempt(&outcome, pace);
                }
            }
            Act::Play(text) => self.attempt(text, pace),
            Act::Undo if lesson.puzzle().is_some() => self.does(Deed::TakeBack),
            Act::Hint if lesson.puzzle().is_some() => self.does(Deed::Hint),
            Act::Undo | Act::Redo | Act::Hint => {}
        }
    }

    fn attempt(&mut self, text: &str, pace: &Pace) {
        let Some(lesson) = &mut self.lesson else {
            return;
        };
        if !self.timeline.is_empty() || self.flow.game().turn().seat() != Some(LEARNER) {
            return;
        }
        let Some(tried) = lesson.matter.attempt(self.flow.game(), text) else {
            return;
        };
        debug!("tried: {text}: {tried:?}");
        lesson.rested = Duration::ZERO;
        if tried == Tried::Not {
            lesson.tried = Some(text.to_owned());
            self.own.forget();
            self.hint = None;
        } else {
            lesson.tried = None;
            let text = text.to_owned();
            self.plays(&text, pace);
        }
        if tried != Tried::Plays {
            self.sound(Sound::Error);
        }
    }

    /// Does what the learner does beside playing.
    pub fn does(&mut self, deed: Deed) {
        if deed != Deed::Recall {
            self.skip();
        }
        let Some(lesson) = &mut self.lesson else {
            return;
        };
        let (at, asked) = (lesson.stage(), lesson.matter.asks());
        let begins = match (deed, &mut lesson.matter) {
            (Deed::Recall, _) => {
                lesson.recalled += 1;
                false
            }
            (Deed::Again, matter) => {
                matter.again();
                if at == Stage::End {
                    lesson.done.fill(false);
                }
                true
            }
            (Deed::On, Matter::Lesson(run)) => run.go_on(),
            (Deed::Skip, Matter::Lesson(run)) => {
                run.skip();
                true
            }
            (Deed::Hint, Matter::Puzzle(run)) => {
                run.hint(self.flow.game());
                false
            }
            (Deed::TakeBack, Matter::Puzzle(run)) => run.undo(),
            (Deed::Show, Matter::Puzzle(run)) => {
                run.show();
                true
            }
            _ => false,
        };
        if begins {
            if matches!(deed, Deed::On | Deed::Skip)
                && let Stage::Step(at) = at
                && let Some(done) = lesson.done.get_mut(at)
            {
                *done = !asked;
            }
            lesson.begin();
            let ended = lesson.matter.ended();
            self.own.forget();
            self.hint = None;
            self.sound(if ended { Sound::Goal } else { Sound::Paper });
        }
    }
}
