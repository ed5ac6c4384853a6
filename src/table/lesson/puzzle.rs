//! What is said of a puzzle, and the ways on from it.

use taula_rules::Rules;
use taula_rules::lesson::{Help, LEARNER};
use taula_rules::puzzle::{Answer, Run};

use super::super::any::Asked;
use super::super::moment::Moment;
use super::super::state::Table;
use super::super::view::View;
use super::Deed;
use super::card::{On, Says, Sign, Small, Way, Ways};
use super::panel::Among;
use crate::theme::{Icon, Stage};

/// What stands on the slip: who is to win, and in how many turns; below it what helps, once somebody has asked.
pub(super) fn spoken<V: View>(
    stage: &Stage,
    table: &Table<V>,
    run: &Run,
) -> (String, Option<String>) {
    let puzzle = run.puzzle();
    let turns = (puzzle.win_in as usize).into();
    let (name, colour) = (table.name(LEARNER), table.colour(LEARNER));
    let goal = stage.tell(
        "puzzle-goal",
        &[("colour", colour), ("name", name), ("turns", turns)],
    );
    let code = stage.words.language().code();
    let hint = puzzle.hint.as_ref().filter(|_| run.help() > Help::Nothing);
    (goal, hint.map(|hint| hint.in_language(code).to_owned()))
}

/// What stands over the card.
pub(super) fn head(stage: &Stage, run: &Run) -> String {
    let turns = run.puzzle().win_in as usize;
    stage.tell("puzzle-win-in", &[("turns", turns.into())])
}

/// What is said on the card; none where it is what happens at the table.
pub(super) fn says<V: View>(
    stage: &Stage,
    table: &Table<V>,
    run: &Run,
    moment: &Moment,
    among: &Among,
) -> Option<Says> {
    let code = stage.words.language().code();
    if run.ended() {
        let next = match &among.next {
            Some(title) => stage.tell("lesson-next-is", &[("title", title.clone().into())]),
            None => stage.say("puzzles-all"),
        };
        let close = run.puzzle().close.as_ref();
        let close = close.map(|close| close.in_language(code).to_owned());
        let count = stage.tell(
            "puzzles-done",
            &[("done", among.done.into()), ("all", among.all.into())],
        );
        let key = if run.is_shown() {
            "puzzle-shown"
        } else {
            "puzzle-solved"
        };
        return Some(Says {
            sign: run.is_done().then_some(Sign::Done),
            heading: stage.say(key),
            body: close.unwrap_or(next),
            note: count,
        });
    }
    let nope = |heading, body, note: &str| Says {
        sign: Some(Sign::Nope),
        heading: stage.say(heading),
        body: stage.say(body),
        note: stage.say(note),
    };
    match run.answer()? {
        Answer::Forbidden => {
            let says = nope("lesson-cannot", "puzzle-forbidden", "puzzle-another");
            let body = refused(stage, table).unwrap_or_else(|| says.body.clone());
            Some(Says { body, ..says })
        }
        Answer::Answered => Some(nope(
            "puzzle-fails",
            "puzzle-answered",
            "puzzle-take-it-back",
        )),
        Answer::TooLate => Some(nope(
            "puzzle-fails",
            "puzzle-too-late",
            "puzzle-take-it-back",
        )),
        Answer::Ended => Some(nope("puzzle-fails", "puzzle-over", "puzzle-take-it-back")),
        Answer::Wins { .. } if run.asks() => Some(Says {
            sign: Some(Sign::Done),
            heading: stage.say("puzzle-wins"),
            body: stage.tell("puzzle-left", &[("turns", (run.left() as usize).into())]),
            note: moment.note.clone(),
        }),
        Answer::Wins { .. } | Answer::GoesOn | Answer::Solved => None,
    }
}

/// Why the rules forbid what was tried last, in the game's own words.
fn refused<V: View>(stage: &Stage, table: &Table<V>) -> Option<String> {
    let text = table.lesson.as_ref()?.tried()?;
    let game = table.flow.game();
    let mv = game.rules().parse(game.position(), text)?;
    V::refused(table, mv, stage.words)
}

/// The ways on: hints while it is to be solved, back where a turn fails, then the next.
pub(super) fn ways(run: &Run, at_rest: bool, among: &Among) -> Ways {
    let again = Small {
        name: "lesson-again",
        icon: Icon::Replay,
        key: "lesson-again",
        way: Way::Deed(Deed::Again),
    };
    let solution = Small {
        name: "puzzle-solution",
        icon: Icon::Eye,
        key: "puzzle-solution",
        way: Way::Deed(Deed::Show),
    };
    let rests = at_rest && run.ready();
    let on = |key, way, first| On::Open { key, way, first };
    let wait = On::Closed {
        key: "puzzle-next",
        after: Some("puzzle-after"),
    };
    let on = match (&among.next, run.help()) {
        _ if !rests => wait,
        (Some(_), _) if run.ended() => on("puzzle-next", Way::Asked(Asked::NextLesson), true),
        (None, _) if run.ended() => on("lesson-play", Way::Asked(Asked::PlayNow), true),
        _ if run.fails() => on("puzzle-back", Way::Deed(Deed::TakeBack), true),
        (_, Help::Way) => wait,
        _ if run.asks() => on("puzzle-hint", Way::Deed(Deed::Hint), false),
        _ => wait,
    };
    let play = Small {
        name: "lesson-play",
        icon: Icon::Play,
        key: "lesson-play-short",
        way: Way::Asked(Asked::PlayNow),
    };
    let other = match &among.next {
        _ if !run.ended() => Some(solution),
        // What the way on does need not be offered twice.
        Some(_) => Some(play),
        None => None,
    };
    Ways { again, other, on }
}
