//! Lesson files: read, and checked by playing them through.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::goal::MOST_IN_ANY_ORDER;
use super::phrase::fit;
use super::whole::Whole;
use super::{Beat, Goal, LEARNER, Lesson, Phrase, Reply, Step, Taught};
use crate::game::refuse;
use crate::{Fault, Levels, Match, Rules, strict};

/// A lesson as it is written. What a position leaves out is as at the beginning of a game with `options`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    title: Phrase,
    chapter: String,
    clauses: Vec<String>,
    options: Map<String, Value>,
    start: Map<String, Value>,
    #[serde(default)]
    scene: Vec<WrittenBeat>,
    /// What is said to moves that the rules forbid, in every step that has no answer of its own to them.
    #[serde(default)]
    forbids: Vec<WrittenReply>,
    steps: Vec<WrittenStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBeat {
    #[serde(default, deserialize_with = "strict::present")]
    set: Option<Map<String, Value>>,
    #[serde(default)]
    auto: Vec<String>,
    what: Phrase,
    #[serde(default, deserialize_with = "strict::present")]
    point: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStep {
    #[serde(default, deserialize_with = "strict::present")]
    set: Option<Map<String, Value>>,
    #[serde(default)]
    auto: Vec<String>,
    what: Phrase,
    #[serde(default, deserialize_with = "strict::present")]
    task: Option<Phrase>,
    #[serde(default, deserialize_with = "strict::present")]
    point: Option<String>,
    #[serde(default)]
    goal: Goal,
    #[serde(default, deserialize_with = "strict::present")]
    after: Option<Phrase>,
    #[serde(default, deserialize_with = "strict::present")]
    well: Option<Phrase>,
    #[serde(default)]
    answers: Vec<WrittenReply>,
    #[serde(default, deserialize_with = "strict::present")]
    otherwise: Option<Phrase>,
    #[serde(default, deserialize_with = "strict::present")]
    nudge: Option<Phrase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenReply {
    to: Vec<String>,
    say: Phrase,
}

impl From<WrittenReply> for Reply {
    fn from(WrittenReply { to, say }: WrittenReply) -> Self {
        Self { to, say }
    }
}

/// The most characters of a title.
const TITLE: usize = 28;
/// The most characters of what is said and what is to be done, together: they share a slip of paper.
const SLIP: usize = 130;
/// The most characters of an answer and what to do next, together: they share a card.
const ANSWER: usize = 170;
/// The most characters of what the way on waits for.
const AFTER: usize = 30;

/// Reads a lesson of `R`'s and checks it: every phrase is there and fits, every place that is pointed at
/// exists, and it can be played through by its own solution.
///
/// # Errors
/// A sentence that names the file and the fault.
pub fn read<R: Taught>(levels: &Levels, name: &str) -> Result<Arc<Lesson>, Fault> {
    let path = format!("{}/lessons/{name}.ron", R::GAME);
    let written: Written = levels.read(&path)?;
    Teacher::<R>::prepare(written, levels, name)
        .map(Arc::new)
        .map_err(|fault| Fault::new(format!("the lesson `{path}` cannot be used: {fault}")))
}

/// Goes through a lesson before any learner does.
struct Teacher<'a, R: Rules> {
    levels: &'a Levels,
    whole: Whole,
    game: Match<R>,
}

impl<'a, R: Taught> Teacher<'a, R> {
    fn prepare(written: Written, levels: &'a Levels, name: &str) -> Result<Lesson, Fault> {
        fit("`title`", &[&written.title], TITLE)?;
        if written.steps.is_empty() {
            refuse!("it has no steps");
        }
        let (whole, game) = Whole::of::<R>(written.options, levels)?;
        let mut teacher = Self {
            levels,
            whole,
            game,
        };
        teacher.set(written.start, "`start`")?;
        let mut scene = Vec::new();
        for (beat, number) in written.scene.into_iter().zip(1..) {
            let place = format!("`scene` {number}");
            scene.push(teacher.beat(beat, None, &place)?);
        }
        let forbids: Vec<Reply> = written.forbids.into_iter().map(Reply::from).collect();
        if !forbids.iter().any(|reply| reply.fits("")) {
            refuse!("the last of `forbids` has to be an answer to \"*\", whatever else is tried");
        }
        let mut steps = Vec::new();
        for (step, number) in written.steps.into_iter().zip(1..) {
            steps.push(teacher.step(step, &forbids, &format!("step {number}"))?);
        }
        Ok(Lesson {
            name: name.to_owned(),
            title: written.title,
            chapter: written.chapter,
            clauses: written.clauses,
            scene,
            steps,
            forbids,
        })
    }

    /// Lays a position; what it leaves out is as at the beginning.
    fn set(&mut self, fields: Map<String, Value>, place: &str) -> Result<(), Fault> {
        self.game = self.whole.lay(fields, self.levels, place)?;
        Ok(())
    }

    fn play(&mut self, text: &str, place: &str) -> Result<(), Fault> {
        self.game
            .play_text(text, &mut ())
            .map_err(|error| Fault::new(format!("{place}: {error}")))
    }

    fn beat(
        &mut self,
        beat: WrittenBeat,
        task: Option<Phrase>,
        place: &str,
    ) -> Result<Beat, Fault> {
        if let Some(fields) = beat.set {
            self.set(fields, place)?;
        }
        let begin = self.game.rules().to_json(self.game.position());
        for text in &beat.auto {
            self.play(text, &format!("{place}: `auto`"))?;
        }
        if let Some(point) = &beat.point
            && self.game.rules().spot(point).is_none()
        {
            refuse!("{place}: `point` is \"{point}\", which is no place on this table");
        }
        let words: Vec<&Phrase> = [&beat.what].into_iter().chain(&task).collect();
        fit(&format!("{place}: `what` and `task`"), &words, SLIP)?;
        Ok(Beat {
            begin,
            auto: beat.auto,
            what: beat.what,
            task,
            point: beat.point,
        })
    }

    fn step(
        &mut self,
        written: WrittenStep,
        forbids: &[Reply],
        place: &str,
    ) -> Result<Step, Fault> {
        let (asks, chooses) = (written.goal.asks(), written.goal.chooses());
        for (field, there, wanted) in [
            ("task", written.task.is_some(), asks),
            ("well", written.well.is_some(), chooses),
            ("nudge", written.nudge.is_some(), chooses),
        ] {
            if wanted && !there {
                refuse!("{place} lacks `{field}`");
            }
        }
        let beat = WrittenBeat {
            set: written.set,
            auto: written.auto,
            what: written.what,
            point: written.point,
        };
        let beat = self.beat(beat, written.task, place)?;
        // To a throw there is nothing else to do: what is asked is said again.
        let again = beat.task.as_ref().unwrap_or(&beat.what);
        let said = written.otherwise.is_some();
        let step = Step {
            goal: written.goal,
            after: written.after,
            well: written.well,
            answers: written.answers.into_iter().map(Reply::from).collect(),
            otherwise: written.otherwise.unwrap_or_else(|| again.clone()),
            nudge: written.nudge.unwrap_or_else(|| again.clone()),
            beat,
        };
        self.phrases(&step, forbids, place)?;
        self.solve(&step, chooses && !said, place)?;
        Ok(step)
    }

    /// The phrases fit, and no answer speaks against a move that is right.
    fn phrases(&self, step: &Step, forbids: &[Reply], place: &str) -> Result<(), Fault> {
        if let Some(after) = &step.after {
            fit(&format!("{place}: `after`"), &[after], AFTER)?;
        }
        if let Some(well) = &step.well {
            fit(&format!("{place}: `well`"), &[well], ANSWER)?;
        }
        if step.goal.chooses() {
            let said = [&step.otherwise, &step.nudge];
            fit(&format!("{place}: `otherwise` and `nudge`"), &said, ANSWER)?;
            for reply in forbids {
                let field = format!("{place}: `forbids` and `nudge`");
                fit(&field, &[&reply.say, &step.nudge], ANSWER)?;
            }
        }
        for reply in &step.answers {
            let field = format!("{place}: an answer and `nudge`");
            fit(&field, &[&reply.say, &step.nudge], ANSWER)?;
            for to in reply.to.iter().filter(|to| !to.contains('*')) {
                let (rules, at) = (self.game.rules(), self.game.position());
                if rules.parse(at, to).is_none() {
                    refuse!("{place}: an answer is to \"{to}\", which is no move of this game");
                }
            }
        }
        Ok(())
    }

    /// Plays what the step asks for. Where `strict`, nothing is said to legal moves in general: each that is
    /// not right has an answer of its own.
    fn solve(&mut self, step: &Step, strict: bool, place: &str) -> Result<(), Fault> {
        if !step.goal.asks() {
            return Ok(());
        }
        let turn = self.game.turn();
        if turn.seat() != Some(LEARNER) {
            refuse!("{place} asks something while it is not the turn of seat {LEARNER}");
        }
        if turn.is_chance() != matches!(step.goal, Goal::Throw(_)) {
            refuse!("{place} asks for a throw at a move, or for a move at a throw");
        }
        let mut left = step.goal.ways();
        if let Goal::All(moves) = &step.goal
            && moves.len() > MOST_IN_ANY_ORDER
        {
            refuse!("{place}: at most {MOST_IN_ANY_ORDER} moves can be asked for in any order");
        }
        let right = left.iter().flatten();
        if let Some(right) = right
            .into_iter()
            .find(|mv| step.answers.iter().any(|reply| reply.fits(mv)))
        {
            refuse!("{place}: an answer speaks against \"{right}\", which is right");
        }
        loop {
            let Some(text) = step.goal.solution(&left, &self.game) else {
                refuse!("{place}: `goal` cannot be reached");
            };
            let (rules, at) = (self.game.rules(), self.game.position());
            let legal = self.game.legal_moves();
            if strict
                && let Some(mv) = legal.into_iter().find(|&mv| {
                    let text = rules.text(at, mv);
                    step.goal.brings(&left, &self.game, mv, &text).is_none()
                        && !step.answers.iter().any(|reply| reply.fits(&text))
                })
            {
                refuse!(
                    "{place} lacks `otherwise`, or an answer to \"{}\"",
                    rules.text(at, mv)
                );
            }
            let done = rules
                .parse(at, &text)
                .and_then(|mv| step.goal.brings(&left, &self.game, mv, &text));
            if step.answers.iter().any(|reply| reply.fits(&text)) {
                refuse!("{place}: an answer speaks against \"{text}\", which is right");
            }
            self.play(&text, place)?;
            if done == Some(true) {
                return Ok(());
            }
            Goal::follow(&mut left, &text);
        }
    }
}
