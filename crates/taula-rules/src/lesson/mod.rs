//! Lessons: short games with a teacher, one file each under `levels/GAME/lessons/`.
//!
//! A [`Lesson`] is data that has been checked: its positions stand, its moves can be played, and its own
//! solution leads to its end. A [`Run`] is one learner's way through it; it owns no game. Whoever shows it
//! asks what is [due](Run::due) at the table, hands in what the learner tries ([`Run::attempt`]) and plays
//! what was right.

mod goal;
pub(crate) mod phrase;
mod read;
mod run;
pub(crate) mod whole;

use serde_json::Value;

pub use goal::Goal;
pub use phrase::Phrase;
pub use read::read;
pub use run::{Answer, Due, Help, Run, Stage};

use crate::{Rules, Seat};

/// The seat the learner plays.
pub const LEARNER: Seat = Seat(0);

/// A game that lessons can be about.
pub trait Taught: Rules {
    /// A place on the table that a lesson points to.
    type Spot: Copy + Eq + std::fmt::Debug + Send + Sync + 'static;

    /// The place a text means, if there is such a place on this board.
    fn spot(&self, text: &str) -> Option<Self::Spot>;
}

/// A lesson, checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// The name of its file without the ending. Lessons are in the order of their names.
    pub name: String,
    /// What it is called.
    pub title: Phrase,
    /// The chapter of the game's rule book it belongs to.
    pub chapter: String,
    /// The clauses it teaches.
    pub clauses: Vec<String>,
    /// What plays itself before the first step.
    pub scene: Vec<Beat>,
    /// What the learner goes through.
    pub steps: Vec<Step>,
    /// What is said to moves that the rules forbid where a step has no answer to them; the last fits all.
    forbids: Vec<Reply>,
}

impl Lesson {
    /// Everything that is said in it.
    pub fn phrases(&self) -> impl Iterator<Item = &Phrase> {
        let beats = self
            .scene
            .iter()
            .chain(self.steps.iter().map(|step| &step.beat));
        let beats = beats.flat_map(|beat| [Some(&beat.what), beat.task.as_ref()]);
        let steps = self.steps.iter().flat_map(|step| {
            let said = step.answers.iter().map(|reply| Some(&reply.say));
            let ends = [step.after.as_ref(), step.well.as_ref()];
            said.chain(ends)
                .chain([Some(&step.otherwise), Some(&step.nudge)])
        });
        let forbids = self.forbids.iter().map(|reply| Some(&reply.say));
        let all = [Some(&self.title)].into_iter().chain(beats).chain(steps);
        all.chain(forbids).flatten()
    }
}

/// Something said, with what the lesson itself plays before.
#[derive(Clone, Debug, PartialEq)]
pub struct Beat {
    /// The position it begins with.
    pub begin: Value,
    /// The moves the lesson plays then, outcomes of chance among them.
    pub auto: Vec<String>,
    /// What happens.
    pub what: Phrase,
    /// What to do; none where there is nothing to do but to look.
    pub task: Option<Phrase>,
    /// The place that is pointed at ([`Taught::spot`]).
    pub point: Option<String>,
}

/// A step: something said, and what is asked of the learner.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What is said, and played before.
    pub beat: Beat,
    /// What counts as done.
    pub goal: Goal,
    /// What the way on waits for, where there is more to say than "after the move".
    pub after: Option<Phrase>,
    /// What is said once it is done.
    pub well: Option<Phrase>,
    /// What is said to moves that are not it, the first that fits.
    answers: Vec<Reply>,
    /// What is said to any other legal move.
    otherwise: Phrase,
    /// What to do next, after any of these and what the rules forbid.
    nudge: Phrase,
}

impl Step {
    /// The moves in notation that have answers of their own, `*` standing for anything.
    pub fn answered(&self) -> impl Iterator<Item = &str> {
        self.answers
            .iter()
            .flat_map(|reply| reply.to.iter().map(String::as_str))
    }
}

/// What is said to moves of a form.
#[derive(Clone, Debug, PartialEq)]
struct Reply {
    /// The moves in notation, `*` standing for anything.
    to: Vec<String>,
    say: Phrase,
}

impl Reply {
    fn fits(&self, text: &str) -> bool {
        self.to.iter().any(|pattern| fits(pattern, text))
    }
}

/// Whether a text has the form of a pattern, in which `*` stands for anything.
fn fits(pattern: &str, text: &str) -> bool {
    let Some((head, rest)) = pattern.split_once('*') else {
        return pattern == text;
    };
    text.strip_prefix(head).is_some_and(|text| {
        (0..=text.len()).any(|at| text.get(at..).is_some_and(|end| fits(rest, end)))
    })
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn a_star_stands_for_anything() {
        for (pattern, text) in [
            ("6@5", "6@5"),
            ("*@5", "10@5"),
            ("6@*", "6@"),
            ("*+1@t*", "8+4+1@t8"),
            ("*", ""),
        ] {
            assert!(fits(pattern, text), "{pattern} {text}");
        }
        for (pattern, text) in [
            ("6@5", "6@55"),
            ("*@5", "6@55"),
            ("8*4", "8+4@t8"),
            ("", "x"),
        ] {
            assert!(!fits(pattern, text), "{pattern} {text}");
        }
    }
}
