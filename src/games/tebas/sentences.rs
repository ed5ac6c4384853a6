//! What the Tebas table says: whose turn it is, what to do, what a move brings, why one cannot be made.

use taula_rules::games::tebas::{
    Circle, Duty, Effect, End, Event, Heading, Move, Obligation, Position, Refusal, Stack,
    Stage as Now, Tebas, Verdict, number,
};
use taula_rules::{Match, Rules, Seat, Turn};

use super::choice::quarters;
use super::marks::roman;
use super::{TebasTable, choice::Choice};
use crate::locale::{Value, Words};
use crate::seating::Hand;
use crate::table::Moment;

/// What is said at the table now.
#[must_use]
pub fn moment(table: &TebasTable, words: &Words) -> Moment {
    if let Some((event, _)) = table.timeline.now()
        && let Some(moment) = happening(table, event, words)
    {
        return moment;
    }
    let game = table.flow.game();
    match game.turn() {
        Turn::Chance { seat, .. } => drawing(table, seat, words),
        Turn::Player { seat, .. } => choosing(table, seat, words),
        Turn::Over { .. } => Moment {
            heading: words.say("game-over"),
            ..Moment::default()
        },
    }
}

fn turn(table: &TebasTable, seat: Seat, words: &Words) -> String {
    words.tell("turn", &[("name", table.name(seat))])
}

fn is_person(table: &TebasTable, seat: Seat) -> bool {
    let player = table.flow.player(seat);
    player.is_some_and(|player| player.hand == Hand::Person)
}

/// A circle by its name.
#[must_use]
pub fn name(circle: Circle) -> Value {
    circle.to_string().into()
}

/// What is said while an event plays.
fn happening(table: &TebasTable, event: &Event, words: &Words) -> Option<Moment> {
    let seat = table.shown.turn.seat()?;
    let colour = |seat: Seat| ("colour", table.colour(seat));
    let heading = match *event {
        Event::Started { player } => words.tell("starts", &[("name", table.name(player))]),
        Event::Turned {
            circle, quarters, ..
        } => words.tell(
            "tebas-turned",
            &[("circle", name(circle)), ("quarters", quarters.into())],
        ),
        Event::Moved {
            from, to, stack, ..
        } => words.tell(
            "tebas-goes",
            &[
                ("from", name(from)),
                ("to", name(to)),
                ("pieces", stack.height().into()),
            ],
        ),
        Event::Stacked { circle, stack, .. } => words.tell(
            "tebas-stacked",
            &[("circle", name(circle)), ("pieces", stack.height().into())],
        ),
        Event::Undone { circle, .. } => words.tell("tebas-undone", &[("circle", name(circle))]),
        Event::Removed { owner, count, .. } => {
            words.tell("tebas-removed", &[colour(owner), ("pieces", count.into())])
        }
        Event::Replaced { circle, .. } => words.tell("tebas-put", &[("circle", name(circle))]),
        Event::Obliged { player, duty } if is_person(table, player) => words.say(match duty {
            Obligation::Enter => "tebas-must-enter",
            Obligation::Turn => "tebas-must-turn",
        }),
        Event::Obliged { .. } | Event::Passed { .. } | Event::Over { .. } => return None,
    };
    Some(Moment {
        turn: turn(table, seat, words),
        heading,
        ..Moment::default()
    })
}

fn drawing(table: &TebasTable, seat: Seat, words: &Words) -> Moment {
    let mut moment = Moment {
        heading: words.say("tebas-draw-start"),
        body: words.say("tebas-draw-start-body"),
        ..Moment::default()
    };
    if is_person(table, seat) {
        moment.button = Some(words.say("tebas-draw"));
    }
    moment
}

fn choosing(table: &TebasTable, seat: Seat, words: &Words) -> Moment {
    let game = table.flow.game();
    let (rules, at) = (game.rules(), game.position());
    let mut moment = Moment {
        turn: turn(table, seat, words),
        ..Moment::default()
    };
    if !is_person(table, seat) {
        moment.heading = words.say("tebas-computer-plays");
        return moment;
    }
    let choice = table.own.choice.in_position(at);
    let looked_at = choice
        .looked_at
        .filter(|mv| game.legal_moves().contains(mv));
    if at.stage == Now::Redeploy {
        moment.heading = words.tell("tebas-put-back", &[("pieces", at.redeploy.into())]);
        moment.body = words.say("tebas-put-back-about");
    } else {
        (moment.heading, moment.body) = duty(rules, at, &choice, words);
    }
    // How many are left to be put back is said all the while; where the next would lie is seen.
    if let Some(mv) = looked_at.filter(|_| at.stage != Now::Redeploy) {
        moment.heading = deed(at, mv, words);
        moment.body = consequence(table, mv, words);
        moment.note = match rules.duty(at) {
            Duty::Keep(circle) => words.tell("tebas-keep-which", &[("circle", name(circle))]),
            Duty::Enter | Duty::Turn | Duty::Nothing | Duty::Anything => String::new(),
        };
    }
    table.tell_hint(&mut moment, looked_at, words);
    moment
}

/// What is to be done, and why.
fn duty(rules: &Tebas, at: &Position, choice: &Choice, words: &Words) -> (String, String) {
    match rules.duty(at) {
        Duty::Keep(circle) => (
            words.say("tebas-must-keep"),
            words.tell("tebas-keep-which", &[("circle", name(circle))]),
        ),
        Duty::Enter => (
            words.say("tebas-must-enter"),
            words.say("tebas-must-enter-why"),
        ),
        Duty::Turn => (
            words.say("tebas-must-turn"),
            words.say("tebas-must-turn-why"),
        ),
        Duty::Nothing | Duty::Anything if choice.held.is_some() => {
            (words.say("tebas-choose-end"), words.say("tebas-or-turn"))
        }
        Duty::Nothing => (words.say("tebas-choose"), words.say("tebas-choose-about")),
        Duty::Anything => (words.say("tebas-choose"), words.say("tebas-anything")),
    }
}

/// A move in a few words.
#[must_use]
pub fn deed(at: &Position, mv: Move, words: &Words) -> String {
    match mv {
        Move::Starter(_) => String::new(),
        Move::Turn { circle, north } => {
            let by = at.stack(circle).map_or(0, |stack| quarters(stack, north));
            let circle = ("circle", name(circle));
            words.tell("tebas-turn-by", &[circle, ("quarters", by.into())])
        }
        Move::Go { from, to } => {
            let pieces = at.stack(from).map_or(1, Stack::height);
            words.tell(
                "tebas-go",
                &[
                    ("from", name(from)),
                    ("to", name(to)),
                    ("pieces", pieces.into()),
                ],
            )
        }
        Move::Drop { to } => words.tell("tebas-put-on", &[("circle", name(to))]),
    }
}

/// What a legal move does on the board; none for what only turns or puts back.
#[must_use]
pub fn effect(rules: &Tebas, at: &Position, mv: Move) -> Option<Effect> {
    let Move::Go { from, to } = mv else {
        return None;
    };
    let ways = rules.ways(at, from);
    ways.iter()
        .filter(|way| way.end == Some(to))
        .find_map(|way| way.effect())
}

/// How a game ends with a move, if it does.
fn ends(game: &Match<Tebas>, mv: Move) -> Option<(End, bool)> {
    let mut events = Vec::new();
    let mut at = game.position().clone();
    let player = at.player;
    game.rules().play(&mut at, mv, &mut events);
    events.iter().find_map(|event| match event {
        Event::Over { ranking, why } => {
            let first = ranking.first()?;
            Some((*why, first[..] == [player]))
        }
        _ => None,
    })
}

/// What a move brings, in one sentence or two.
fn consequence(table: &TebasTable, mv: Move, words: &Words) -> String {
    let game = table.flow.game();
    let (rules, at) = (game.rules(), game.position());
    match ends(game, mv) {
        Some((End::Standstill, true)) => return words.say("tebas-brings-win"),
        Some((End::Repetition, _)) => return words.say("tebas-brings-repetition"),
        Some((End::Quiet, _)) => return words.say("tebas-brings-quiet"),
        _ => {}
    }
    match (mv, effect(rules, at, mv)) {
        (Move::Turn { circle, north }, _) => {
            let Some(stack) = at.stack(circle) else {
                return String::new();
            };
            debug_assert!(stack.north() != north);
            let facing = |heading| Value::from(roman(number(north, heading)));
            words.tell(
                "tebas-then-faces",
                &[
                    ("up", facing(Heading::N)),
                    ("right", facing(Heading::E)),
                    ("down", facing(Heading::S)),
                    ("left", facing(Heading::W)),
                ],
            )
        }
        (Move::Go { to, .. }, Some(Effect::Covers { covered, stack })) => {
            let blocks = covered.top() != at.player;
            let key = if blocks {
                "tebas-brings-cover"
            } else {
                "tebas-brings-cover-own"
            };
            words.tell(
                key,
                &[
                    ("circle", name(to)),
                    ("pieces", stack.height().into()),
                    ("covered", covered.height().into()),
                    ("colour", table.colour(covered.top())),
                ],
            )
        }
        (Move::Go { .. }, Some(Effect::Undoes { leave, redeploy })) => {
            let other = Seat(1 - at.player.0);
            words.tell(
                "tebas-brings-undo",
                &[
                    ("leave", leave.into()),
                    ("back", redeploy.into()),
                    ("colour", table.colour(other)),
                ],
            )
        }
        (Move::Go { from, to }, _) => {
            let ground = rules.ground();
            let key = match (ground.is_inner(from), ground.is_inner(to)) {
                (false, true) => "tebas-brings-in",
                (true, false) => "tebas-brings-out",
                _ => "tebas-brings-plain",
            };
            words.tell(key, &[("circle", name(to))])
        }
        (Move::Drop { .. }, _) => words.say("tebas-put-back-about"),
        (Move::Starter(_), _) => String::new(),
    }
}

/// Why a way cannot be gone.
#[must_use]
pub fn why(refusal: Refusal, words: &Words) -> String {
    words.say(match refusal {
        Refusal::Edge => "tebas-why-edge",
        Refusal::Border => "tebas-why-border",
        Refusal::SecondBend => "tebas-why-second-bend",
        Refusal::Flowered => "tebas-why-flowered",
        Refusal::Full => "tebas-why-full",
        Refusal::LastFree => "tebas-why-last-free",
        Refusal::LastFreeStack => "tebas-why-last-free-stack",
        Refusal::MustEnter => "tebas-why-must-enter",
        Refusal::MustTurn => "tebas-why-must-turn",
    })
}

/// Why a disc cannot be turned so.
#[must_use]
pub fn turn_refusal(table: &TebasTable, circle: Circle, mv: Move, words: &Words) -> Option<String> {
    let Move::Turn { north, .. } = mv else {
        return None;
    };
    let turns = table.rules().turns(table.flow.game().position(), circle);
    let refused = turns
        .into_iter()
        .find_map(|(to, verdict)| verdict.err().filter(|_| to == north))?;
    Some(why(refused, words))
}

/// Why a move cannot be made; none where no way of the disc leads there.
#[must_use]
pub fn refused(table: &TebasTable, mv: Move, words: &Words) -> Option<String> {
    let (rules, at) = (table.rules(), table.flow.game().position());
    match mv {
        Move::Turn { circle, .. } => turn_refusal(table, circle, mv, words),
        Move::Go { from, to } => {
            let ways = rules.ways(at, from).into_iter();
            let mut refused = ways.filter_map(|way| match way.verdict {
                Verdict::Refused(refusal) if way.end == Some(to) => Some(refusal),
                _ => None,
            });
            refused.next().map(|refusal| why(refusal, words))
        }
        Move::Starter(_) | Move::Drop { .. } => None,
    }
}

/// Why nothing can be done with what stands on a circle; none where something can.
#[must_use]
pub fn refusal(table: &TebasTable, circle: Circle, words: &Words) -> Option<String> {
    let game = table.flow.game();
    let (rules, at) = (game.rules(), game.position());
    let stack = at.stack(circle)?;
    if stack.top() != at.player {
        let name = ("name", table.name(stack.top()));
        let own = stack.count(at.player) > 0;
        // Of a stack the fan tells more.
        return own.then(|| words.tell("tebas-why-under", &[name]));
    }
    match rules.duty(at) {
        Duty::Enter => Some(words.say("tebas-why-must-enter")),
        Duty::Turn => Some(words.say("tebas-why-must-turn")),
        Duty::Nothing | Duty::Keep(_) | Duty::Anything => None,
    }
}
