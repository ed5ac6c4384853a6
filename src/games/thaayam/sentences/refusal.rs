//! Why a piece cannot be moved, and why scores cannot be used.

use taula_rules::Turn;
use taula_rules::games::thaayam::{CASTLE, Position, Scores, Strike};

use crate::games::thaayam::ThaayamTable;
use crate::games::thaayam::standing::{Place, Stick};
use crate::locale::Words;

/// Why a piece cannot be moved now; nothing where it can.
#[must_use]
pub fn refusal(table: &ThaayamTable, stick: Stick, words: &Words) -> Option<String> {
    let game = table.flow.game();
    let Turn::Player { seat, .. } = game.turn() else {
        return None;
    };
    if stick.seat != seat {
        return Some(words.tell("why-not-yours", &[("name", table.name(seat))]));
    }
    let at = game.position();
    let own = at.of(seat);
    let held = table.own.tokens.scores(&table.own.choice.tokens);
    // Whether scores are in hand that these 1s are not.
    let other = |ones: u8| {
        held.without(Scores::of([held.count(1).min(ones), 0, 0, 0, 0])) != Some(Scores::NONE)
    };
    let ones = at.left.count(1);
    let stand = table.own.standing.stand(stick)?;
    let twin = stand.bound.is_some();
    match stand.place {
        Place::Out => Some(words.say("thaayam-why-out")),
        Place::Castle if !own.all_home() => Some(words.say("thaayam-why-castle")),
        Place::Castle => (ones == 0 || other(1)).then(|| words.say("thaayam-why-out-needs-one")),
        Place::Off if twin => (ones < 2 || other(2)).then(|| words.say("thaayam-why-enter-two")),
        Place::Off => (ones == 0 || other(1)).then(|| words.say("thaayam-why-enter")),
        Place::On(from) => {
            if twin {
                twin_stays(at, from, held, words)
            } else {
                single_stays(at, from, held, words)
            }
        }
    }
}

/// Why a single stays where it is: with what is in hand, or at all.
fn single_stays(at: &Position, from: u8, held: Scores, words: &Words) -> Option<String> {
    if held.len() > 1 {
        return Some(words.say("thaayam-why-one-score"));
    }
    let room = CASTLE - from;
    let least = if held.is_empty() { at.left } else { held };
    let least = least.kinds().next()?;
    (least > room).then(|| too_far(room, words))
}

/// The same of a twin, which goes half of what it is given (TH-21).
fn twin_stays(at: &Position, from: u8, held: Scores, words: &Words) -> Option<String> {
    let room = CASTLE - from;
    if !held.is_empty() {
        return match held.sum() / 2 {
            0 => Some(words.say("thaayam-twin-too-little")),
            squares => (squares > room).then(|| too_far(room, words)),
        };
    }
    // The least it can go: with a score that alone moves it, or with two 1s.
    let mut left = at.left.ascending();
    let least = match (left.next()?, left.next()) {
        (1, None) => return Some(words.say("thaayam-twin-too-little")),
        (1, Some(second)) => second.max(2),
        (first, _) => first,
    };
    (least / 2 > room).then(|| too_far(room, words))
}

fn too_far(squares: u8, words: &Words) -> String {
    words.tell("thaayam-why-too-far", &[("squares", squares.into())])
}

/// Why scores were struck, in one short sentence.
#[must_use]
pub fn strike(why: Strike, words: &Words) -> String {
    words.say(match why {
        Strike::BeforeFirstOne => "thaayam-strike-before-one",
        Strike::BeforeSecondOne => "thaayam-strike-before-second",
        Strike::NoOne => "thaayam-strike-no-one",
        Strike::OneAlone => "thaayam-strike-one-alone",
    })
}
