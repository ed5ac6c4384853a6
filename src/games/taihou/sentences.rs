//! What a garden game's table says: whose turn it is, what to do, what a move brings, why one cannot be made.

use taula_rules::games::taihou::{
    Call, Duty, End, Event, Heading, Move, Piece, Position, Refusal, Side, Square, Stage as Now,
    Value, Verdict,
};
use taula_rules::{Seat, Turn};

use super::choice::Choice;
use super::{TaihouTable, arrange, ways};
use crate::locale::{Value as Word, Words};
use crate::table::Moment;

/// What is said at the table now.
#[must_use]
pub fn moment(table: &TaihouTable, words: &Words) -> Moment {
    if let Some((event, _)) = table.timeline.now()
        && let Some(moment) = happening(table, event, words)
    {
        return moment;
    }
    let game = table.flow.game();
    match game.turn() {
        Turn::Chance { seat, .. } => dealing(table, seat, words),
        Turn::Player { seat, .. } if game.position().stage == Now::Arrange => {
            arrange::moment(table, seat, words)
        }
        Turn::Player { seat, .. } => choosing(table, seat, words),
        Turn::Over { .. } => Moment {
            heading: words.say("game-over"),
            ..Moment::default()
        },
    }
}

/// A square by its name.
#[must_use]
pub fn name(square: Square) -> Word {
    square.to_string().into()
}

/// A piece by its name, as it stands alone; none is the lotus.
#[must_use]
pub fn piece(value: Option<Value>, words: &Words) -> Word {
    let value = value.map_or(0, Value::get);
    words
        .tell("taihou-piece", &[("piece", value.into())])
        .into()
}

/// A piece by its name, as a heading; none is the lotus.
#[must_use]
pub fn title(value: Option<Value>, words: &Words) -> String {
    let value = value.map_or(0, Value::get);
    words.tell("taihou-piece-name", &[("piece", value.into())])
}

/// What messages choose their words by for a piece: its value, 0 for a lotus.
#[must_use]
pub fn value(piece: Piece) -> Word {
    piece.value().map_or(0, Value::get).into()
}

/// What messages choose their words by for a side of the garden.
#[must_use]
pub fn side_of(heading: Heading) -> Word {
    heading.to_string().into()
}

/// What messages choose their words by for the side of an attack.
#[must_use]
pub fn attacked(side: Side) -> Word {
    match side {
        Side::Head => "head",
        Side::Flank => "flank",
        Side::Behind => "behind",
    }
    .into()
}

/// Why a game ended.
#[must_use]
pub fn why_over(why: End, words: &Words) -> String {
    words.say(match why {
        End::Cleared => "taihou-over-pieces",
        End::Called => "taihou-over-turns",
        End::Quiet => "taihou-over-quiet",
    })
}

/// What is said while an event plays.
fn happening(table: &TaihouTable, event: &Event, words: &Words) -> Option<Moment> {
    let seat = table.shown.turn.seat()?;
    let who = |seat: Seat| ("name", table.name(seat));
    let on = |square: Square| ("square", name(square));
    let heading = match *event {
        Event::Drawn { player, value } => {
            words.tell("taihou-drew", &[who(player), ("value", value.get().into())])
        }
        Event::Tied { .. } => words.say("taihou-tied"),
        Event::Started { player } => words.tell("starts", &[who(player)]),
        Event::Laid { player, .. } => words.tell("taihou-dealt", &[who(player)]),
        Event::Shown { player } => words.tell("taihou-shown", &[who(player)]),
        Event::Lifted => words.say("taihou-lifted"),
        Event::Moved { from, to, .. } => {
            words.tell("taihou-goes", &[("from", name(from)), ("to", name(to))])
        }
        Event::Turned { square, piece, .. } => words.tell(
            "taihou-turned",
            &[
                on(square),
                ("facing", side_of(piece.facing().unwrap_or(Heading::N))),
            ],
        ),
        Event::Captured { square, piece, .. } => {
            words.tell("taihou-captured", &[("piece", value(piece)), on(square)])
        }
        Event::Replaced { square, .. } => words.tell("taihou-replaced", &[on(square)]),
        Event::Lotus { square, .. } => words.tell("taihou-lotus-in", &[on(square)]),
        Event::Called { call, .. } => match call {
            Call::HatLo { to, .. } => words.tell("taihou-called", &[who(to)]),
            Call::KhiLoi { .. } => words.say("taihou-called-end"),
        },
        Event::Lapsed { .. } => words.say("taihou-lapsed"),
        Event::Stuck { player } => words.tell("taihou-passed", &[who(player)]),
        Event::Over { why, .. } => why_over(why, words),
        _ => return None,
    };
    Some(Moment {
        turn: table.turn_of(seat, words),
        heading,
        ..Moment::default()
    })
}

/// Drawing for who starts, and the deal.
fn dealing(table: &TaihouTable, seat: Seat, words: &Words) -> Moment {
    let drawing = table.flow.game().position().stage == Now::Draw;
    let key = |draw: &str, deal: &str| words.say(if drawing { draw } else { deal });
    let mut moment = Moment {
        turn: table.turn_of(seat, words),
        heading: key("taihou-draw-start", "taihou-deal-heading"),
        body: key("taihou-draw-start-body", "taihou-deal-body"),
        ..Moment::default()
    };
    if table.flow.is_person(seat) {
        moment.button = Some(key("taihou-draw", "taihou-deal"));
    }
    moment
}

fn choosing(table: &TaihouTable, seat: Seat, words: &Words) -> Moment {
    let game = table.flow.game();
    let (rules, at) = (game.rules(), game.position());
    let mut moment = Moment {
        turn: table.turn_of(seat, words),
        ..Moment::default()
    };
    if !table.flow.is_person(seat) {
        moment.heading = words.say("taihou-computer-plays");
        return moment;
    }
    let moves = game.legal_moves();
    let choice = table.own.choice.in_position(at, seat, &moves);
    let looked_at = choice.looked_at.filter(|mv| moves.contains(mv));
    let duty = rules.duty(at);
    (moment.heading, moment.body) = to_do(table, &duty, &choice, words);
    if let Some(mv) = looked_at {
        moment.heading = deed(at, mv, words);
        let brings = consequences(table, mv, words);
        if !brings.is_empty() {
            moment.body = brings;
        }
        if mv.captures() {
            moment.button = Some(words.say("taihou-txok-tae"));
        }
    }
    table.tell_hint(&mut moment, looked_at, words);
    moment
}

/// What is to be done, and why.
fn to_do(table: &TaihouTable, duty: &Duty, choice: &Choice, words: &Words) -> (String, String) {
    let called = |seat: Seat| ("name", table.name(seat));
    if let Some(to) = choice.call {
        return (
            words.tell("taihou-calling", &[called(to)]),
            words.say("taihou-calling-about"),
        );
    }
    match duty {
        Duty::Capture { bound, .. } => (
            words.say("taihou-must-take"),
            words.tell("taihou-must-take-about", &[called(bound.by)]),
        ),
        Duty::Turn { bound, .. } => (
            words.say("taihou-must-turn"),
            words.tell(
                "taihou-must-turn-about",
                &[called(bound.by), ("square", name(bound.offer))],
            ),
        ),
        Duty::Nothing => {
            let at = table.flow.game().position();
            let held = choice.held.and_then(|square| at.piece(square));
            match held {
                Some(piece) if table.rules().chosen().flight && piece.value().is_some() => (
                    words.say("taihou-choose-end"),
                    words.tell("taihou-choose-flight", &[("squares", value(piece))]),
                ),
                Some(_) => (words.say("taihou-choose-end"), String::new()),
                None => (words.say("taihou-choose"), words.say("taihou-choose-about")),
            }
        }
    }
}

/// A move in a few words.
#[must_use]
pub fn deed(at: &Position, mv: Move, words: &Words) -> String {
    let named = |square: Square| {
        let of = at.piece(square).and_then(Piece::value);
        ("piece", title(of, words).into())
    };
    match mv {
        Move::Go {
            from, to, captures, ..
        } => {
            let key = if captures { "taihou-take" } else { "taihou-go" };
            words.tell(key, &[named(from), ("from", name(from)), ("to", name(to))])
        }
        Move::Turn { square, facing, .. } => words.tell(
            "taihou-turn-to",
            &[
                named(square),
                ("square", name(square)),
                ("facing", side_of(facing)),
            ],
        ),
        Move::Lotus => words.say("taihou-puts-lotus"),
        Move::KhiLoi => words.say("taihou-calls-end"),
        Move::Place { square, .. } => words.tell("taihou-places", &[("square", name(square))]),
        Move::Draw(_) | Move::Layout(_) => String::new(),
    }
}

/// What a move brings, in one sentence or two.
#[must_use]
pub fn consequences(table: &TaihouTable, mv: Move, words: &Words) -> String {
    let (rules, at) = (table.rules(), table.flow.game().position());
    let mut said = Vec::new();
    match mv {
        Move::Go { from, to, .. } => {
            let ways = rules.ways(at, from);
            let Some(way) = ways.iter().find(|way| way.mv == mv.calling(None)) else {
                return String::new();
            };
            if let Some(taken) = way.captured()
                && let Some(side) = ways::side(way, taken)
            {
                said.push(words.tell(
                    "taihou-takes",
                    &[("piece", value(taken)), ("side", attacked(side))],
                ));
            }
            if !way.over_lake.is_empty() {
                said.push(words.say("taihou-flies-over"));
            }
            debug_assert_eq!(way.to, to);
        }
        Move::Turn { square, facing, .. } => {
            let Some(piece) = at.piece(square) else {
                return String::new();
            };
            let next = rules.ways_of(at, square, piece.facing_to(facing));
            let takes = next.iter().find(|way| way.mv.captures());
            if let Some(way) = takes
                && let Some(taken) = at.piece(way.to)
            {
                said.push(words.tell(
                    "taihou-then-takes",
                    &[("piece", value(taken)), ("square", name(way.to))],
                ));
            }
        }
        _ => return String::new(),
    }
    let threats = rules.threats_after(at, mv);
    if threats.iter().any(|threat| threat.turned.is_none()) {
        said.push(words.say("taihou-in-danger"));
    }
    if mv.call().is_none()
        && let Some(&to) = rules.calls(at, mv).first()
    {
        said.push(words.tell("taihou-then-calls", &[("name", table.name(to))]));
    }
    said.join(" ")
}

/// Why a way cannot be gone, or a piece not be turned.
#[must_use]
pub fn why(table: &TaihouTable, refusal: Refusal, words: &Words) -> String {
    words.say(match refusal {
        Refusal::Own => "taihou-why-own",
        Refusal::Lotus => "taihou-why-lotus",
        Refusal::Never => "taihou-why-never",
        Refusal::Side(side) => {
            return words.tell("taihou-why-table", &[("side", attacked(side))]);
        }
        Refusal::Backwards => "taihou-why-backwards",
        Refusal::Harmless => "taihou-why-harmless",
        Refusal::Sheltered => "taihou-why-pond",
        Refusal::Closed(square) => {
            return words.tell("taihou-why-closed", &[("square", name(square))]);
        }
        Refusal::Lake => "taihou-why-lake",
        Refusal::LakeBackwards => "taihou-why-lake-backwards",
        Refusal::NoLanding => "taihou-why-beyond",
        Refusal::Repeated => "taihou-why-repeat",
        Refusal::MustCapture => "taihou-why-duty",
        Refusal::MustTurn => {
            let Duty::Turn { bound, .. } = table.rules().duty(table.flow.game().position()) else {
                return words.say("taihou-why-duty");
            };
            return words.tell("taihou-why-duty-turn", &[("square", name(bound.offer))]);
        }
    })
}

/// Why a piece cannot be turned so.
#[must_use]
pub fn turn_refusal(table: &TaihouTable, mv: Move, words: &Words) -> Option<String> {
    let at = table.flow.game().position();
    let moves = table.flow.game().legal_moves();
    if mv.call().is_some() && moves.contains(&mv.calling(None)) {
        return Some(words.say("taihou-why-call"));
    }
    let Move::Turn { square, facing, .. } = mv else {
        return None;
    };
    let turnings = table.rules().turnings(at, square);
    let refused = turnings.iter().find(|of| of.facing == facing)?.refused?;
    Some(why(table, refused, words))
}

/// Why a move cannot be made; none where no way of the piece leads there.
#[must_use]
pub fn refused(table: &TaihouTable, mv: Move, words: &Words) -> Option<String> {
    let (rules, at) = (table.rules(), table.flow.game().position());
    match mv {
        Move::Turn { .. } => turn_refusal(table, mv, words),
        Move::Go { from, to, .. } => {
            let ways = rules.ways(at, from);
            let way = ways.iter().find(|way| way.to == to)?;
            match way.verdict {
                Verdict::Refused(refusal) => Some(why(table, refusal, words)),
                Verdict::Legal(_) if mv.call().is_some() => Some(words.say("taihou-why-call")),
                Verdict::Legal(_) => None,
            }
        }
        Move::KhiLoi => Some(words.say("taihou-why-khi-loi")),
        _ => None,
    }
}

/// Why nothing can be done with what stands on a square; none where something can, or nothing needs to be said.
#[must_use]
pub fn refusal(table: &TaihouTable, square: Square, words: &Words) -> Option<String> {
    let game = table.flow.game();
    let (rules, at) = (game.rules(), game.position());
    let piece = at.piece(square)?;
    if piece.owner != at.player {
        return None;
    }
    match rules.duty(at) {
        Duty::Capture { .. } => Some(words.say("taihou-why-duty")),
        Duty::Turn { bound, .. } => {
            Some(words.tell("taihou-why-duty-turn", &[("square", name(bound.offer))]))
        }
        Duty::Nothing => None,
    }
}
