//! The sticks and the scores as they can be chosen, in whichever order: with the focus, the pointer, a finger.

use bevy_egui::egui::{Id, Pos2, Rect, pos2, vec2};
use taula_rules::games::thaayam::{FRONT, Move, Scores};
use taula_rules::{Seat, Turn};

use super::choice::{Choice, Who, exact, meant, movers, moves_of, takes};
use super::marks::{self, stick_rect, target};
use super::standing::Place;
use super::{Own, ThaayamTable, ThaayamView as View, sentences};
use crate::input::Intent;
use crate::table::layout::{Layout, Shape};
use crate::table::{Wish, marks as common};
use crate::theme::{Button, Icon, Kind, Stage};

/// What the focus calls a mover.
#[must_use]
pub fn mover_id(who: Who) -> Id {
    Id::new(("mover", who))
}

/// What the focus calls a token.
#[must_use]
pub fn token_id(place: usize) -> Id {
    Id::new(("token", place))
}

/// Whether a person is to choose now; whose turn it is.
pub(super) fn chooses(table: &ThaayamTable) -> Option<Seat> {
    match table.flow.game().turn() {
        Turn::Player { seat, .. } if table.at_rest() && table.flow.waits_for_person() => Some(seat),
        _ => None,
    }
}

/// What is in hand, as far as it can still be.
pub(super) fn in_hand(table: &ThaayamTable, moves: &[Move]) -> Choice {
    let mut choice = table.own.choice.clone();
    let waits = |place: &usize| table.own.tokens.waiting().any(|(of, _)| of == *place);
    choice.tokens.retain(waits);
    choice.held = choice.held.filter(|held| movers(moves).contains(held));
    choice
}

/// Whether the button on the card is come to with keys: a twin's scores are added up first.
pub(super) fn plays_by_button(table: &ThaayamTable) -> bool {
    matches!(table.own.choice.held, Some(Who::Twin(_)))
}

/// The sticks: which can be chosen, which is, and what it would do. Returns the move that confirming plays.
pub(super) fn pieces(
    stage: &mut Stage,
    table: &ThaayamTable,
    layout: &Layout,
    wishes: &mut Vec<Wish<View>>,
) -> Option<Move> {
    let seat = chooses(table)?;
    let moves = table.flow.game().legal_moves();
    let mut choice = in_hand(table, &moves);
    if choice.holds() && stage.awake {
        stage.focus.hold_back();
        if stage.heard(Intent::Back) {
            let back = choice.held.map(mover_id);
            choice.let_go();
            if let Some(id) = back {
                stage.focus.seek(id);
            }
        }
    }
    if let Some(hint) = &table.hint
        && !hint.shown
        && stage.awake
    {
        if let Some(who) = Who::of(hint.mv) {
            stage.focus.set(mover_id(who));
        }
        wishes.push(Wish::HintShown);
    }
    let mut play = None;
    // What lies over something else is asked after it: a move's end over what it captures, pieces over all.
    let (why, tried) = refused(stage, table, layout, (seat, &moves), &choice);
    let before = come_to(stage, &moves);
    let before = looked_at(table, &moves, &choice, before);
    ends(stage, table, layout, before, &moves, &mut play);
    let looked = sticks(stage, table, layout, (seat, &moves), &mut choice, &mut play);
    let (who, looked_at) = looked_at(table, &moves, &choice, looked);
    show(stage, table, layout, (who, looked_at), &moves);
    if movers(&moves).contains(&Who::Pair) {
        let rect = pair_tag(table, layout, seat);
        tag_of_pair(stage, rect, who == Some(Who::Pair));
    }
    if let Some((rect, why)) = why {
        let at = rect.center();
        common::forbidden(stage, at, rect.height() * 0.42);
        common::tag(stage, at - vec2(0.0, rect.height() * 0.6), &why);
    }
    choice.looked_at = looked_at;
    if choice != table.own.choice {
        wishes.push(Wish::Own(Own::Choice(choice)));
    }
    if let Some(mv) = play.or(tried) {
        wishes.push(Wish::Act(table.playing(mv)));
    }
    looked_at
}

/// The mover that is in focus.
fn come_to(stage: &Stage, moves: &[Move]) -> Option<Who> {
    let here = |who: &Who| stage.focus.at() == Some(mover_id(*who));
    movers(moves).into_iter().find(here)
}

/// What is looked at: the piece pointed at, else the one in hand, else the only one there is; and the move it is
/// looked at for, where that is settled.
fn looked_at(
    table: &ThaayamTable,
    moves: &[Move],
    choice: &Choice,
    looked: Option<Who>,
) -> (Option<Who>, Option<Move>) {
    let scores = table.own.tokens.scores(&choice.tokens);
    let who = looked.or(choice.held).or(match movers(moves)[..] {
        [only] => Some(only),
        _ => None,
    });
    let mv = who.and_then(|who| {
        let token = table.own.looked_token.filter(|_| looked.is_none());
        let with = token.map(|token| with_token(table, choice, who, token));
        with.and_then(|scores| exact(moves, who, scores))
            .or_else(|| meant(moves, who, scores))
    });
    (who, mv)
}

/// Whether a piece can be taken up with what is in hand.
fn usable(moves: &[Move], who: Who, choice: &Choice, scores: Scores) -> bool {
    takes(moves, who, scores) || choice.held == Some(who)
}

/// The scores in hand with a token more: for a twin they add up, for all others it takes their place.
pub(super) fn with_token(table: &ThaayamTable, choice: &Choice, who: Who, token: usize) -> Scores {
    match who {
        Who::Twin(_) => {
            let mut choice = choice.clone();
            if !choice.tokens.contains(&token) {
                choice.turn(token);
            }
            table.own.tokens.scores(&choice.tokens)
        }
        _ => table.own.tokens.scores(&[token]),
    }
}

/// Whose track is shown: the person's whose turn it is, at the start and on request.
pub(super) fn track_of(table: &ThaayamTable) -> Option<Seat> {
    let seat = table.shown.turn.seat()?;
    let person = |seat: Seat| {
        let player = table.flow.player(seat);
        player.is_some_and(|player| player.hand == crate::seating::Hand::Person)
    };
    match table.own.ribbon {
        Some(false) => None,
        Some(true) if person(seat) => Some(seat),
        Some(true) => table
            .flow
            .players()
            .iter()
            .map(|(seat, _)| *seat)
            .find(|seat| person(*seat)),
        None => {
            let pieces = table.shown.seats.iter().find(|of| of.seat == seat)?;
            let at_the_start = pieces.castle + pieces.out == 0
                && pieces.twins.is_empty()
                && pieces.track.iter().all(|&index| index == 0);
            (person(seat) && at_the_start).then_some(seat)
        }
    }
}

/// The movers as they can be pointed at and taken up; which of them is looked at.
fn sticks(
    stage: &mut Stage,
    table: &ThaayamTable,
    layout: &Layout,
    (seat, moves): (Seat, &[Move]),
    choice: &mut Choice,
    play: &mut Option<Move>,
) -> Option<Who> {
    let scores = table.own.tokens.scores(&choice.tokens);
    let mut looked = None;
    let mut first = true;
    let hinted = table.hint.as_ref().and_then(|hint| Who::of(hint.mv));
    for who in movers(moves) {
        let rect = match who {
            Who::Pair => Some(pair_tag(table, layout, seat)),
            _ => target(table, layout, seat, who),
        };
        let Some(rect) = rect.filter(|_| usable(moves, who, choice, scores)) else {
            continue;
        };
        let touch = stage.touch(("mover", who), rect, first);
        first = false;
        if touch.hovered && !touch.focused {
            stage.focus.set(mover_id(who));
        }
        if touch.focused || touch.hovered {
            looked = Some(who);
        }
        if touch.chosen {
            match meant(moves, who, scores).or_else(|| too_little(table, choice, who, scores)) {
                Some(mv) => *play = Some(mv),
                None => take_up(stage, table, choice, (who, moves), scores),
            }
        }
        let held = choice.held == Some(who);
        // The tag lies over everything else.
        if who != Who::Pair {
            marks::around(stage, rect, touch.focused || held);
        }
        if hinted == Some(who) {
            let radius = rect.width().min(rect.height()) / 2.0;
            common::hinted(stage, rect.left_top() + vec2(radius, radius), radius);
        }
    }
    looked
}

/// The twin in hand chosen once more with scores that do not move it: in a lesson that is answered.
fn too_little(table: &ThaayamTable, choice: &Choice, who: Who, scores: Scores) -> Option<Move> {
    match who {
        Who::Twin(from) if choice.held == Some(who) && !scores.is_empty() => {
            table.lesson.as_ref().map(|_| Move::Twin { scores, from })
        }
        _ => None,
    }
}

/// Takes a piece up whose score is still to be chosen: the focus goes to the scores.
fn take_up(
    stage: &mut Stage,
    table: &ThaayamTable,
    choice: &mut Choice,
    (who, moves): (Who, &[Move]),
    scores: Scores,
) {
    if choice.held == Some(who) {
        choice.let_go();
        return;
    }
    choice.held = Some(who);
    if !takes(moves, who, scores) {
        choice.tokens.clear();
    }
    let usable =
        |&(_, score): &(usize, u8)| moves_of(moves, who).any(|mv| mv.spends().count(score) > 0);
    if let Some((place, _)) = table.own.tokens.waiting().find(usable) {
        stage.focus.seek(token_id(place));
    }
}

/// The ends of what is looked at can be pointed at: of the one move that is meant, else of all there are.
fn ends(
    stage: &mut Stage,
    table: &ThaayamTable,
    layout: &Layout,
    (who, looked_at): (Option<Who>, Option<Move>),
    moves: &[Move],
    play: &mut Option<Move>,
) {
    if let Some(mv) = looked_at {
        if let Some(rect) = marks::end_of(table, layout, mv)
            && stage.point("end of the move", rect, true).chosen
        {
            *play = Some(mv);
        }
        return;
    }
    for (n, (at, mv)) in all_ends(table, layout, who, moves).into_iter().enumerate() {
        let rect = Rect::from_center_size(at, vec2(layout.unit, layout.unit) * 0.86);
        if stage.point(("end", n), rect, true).chosen {
            *play = Some(mv);
        }
    }
}

/// All ends of a piece whose score is still to be chosen.
fn all_ends(
    table: &ThaayamTable,
    layout: &Layout,
    who: Option<Who>,
    moves: &[Move],
) -> Vec<(Pos2, Move)> {
    let Some(who) = who.filter(|_| table.own.choice.tokens.is_empty()) else {
        return Vec::new();
    };
    let moves: Vec<Move> = moves_of(moves, who).collect();
    marks::ends(table, layout, &moves)
}

/// What the piece that is looked at would do.
fn show(
    stage: &mut Stage,
    table: &ThaayamTable,
    layout: &Layout,
    (who, looked_at): (Option<Who>, Option<Move>),
    moves: &[Move],
) {
    if let Some(mv) = looked_at {
        marks::preview_move(stage, table, layout, mv);
    } else {
        let ends = all_ends(table, layout, who, moves);
        marks::show_ends(stage, table, layout, &ends);
    }
}

/// The stick that is pointed at, or come to, and cannot be moved: where it lies, and why. And what choosing one
/// would have been, if it could.
fn refused(
    stage: &mut Stage,
    table: &ThaayamTable,
    layout: &Layout,
    (seat, moves): (Seat, &[Move]),
    choice: &Choice,
) -> (Option<(Rect, String)>, Option<Move>) {
    let scores = table.own.tokens.scores(&choice.tokens);
    let (mut why, mut tried) = (None, None);
    for (stick, stand) in table.own.standing.sticks() {
        if table.own.standing.first(stick) != stick {
            continue;
        }
        let twin = stand.bound.is_some();
        let own = stick.seat == seat;
        let who = match stand.place {
            Place::Off if twin => Some(Who::OffTwin),
            Place::Off => Some(Who::Off),
            Place::On(index) if twin => Some(Who::Twin(index)),
            Place::On(index) => Some(Who::Single(index)),
            Place::Castle => Some(Who::Castle),
            Place::Out => None,
        };
        let who = who.filter(|who| own && movers(moves).contains(who));
        if who.is_some_and(|who| usable(moves, who, choice, scores)) {
            continue;
        }
        let rect = stick_rect(table, layout, stick, twin);
        // In a lesson whatever might be tried is answered: keys come to it too.
        let tries = table.lesson.is_some() && stand.place != Place::Out;
        let touch = if own && (tries || matches!(stand.place, Place::On(_))) {
            stage.touch(("stick", stick), rect, false)
        } else {
            stage.point(("stick", stick), rect, false)
        };
        // What the rules forbid is answered where there is a teacher, and nothing elsewhere.
        if touch.chosen && own {
            tried = attempt(table, stand.place, twin).filter(|mv| !moves.contains(mv));
        }
        if touch.hovered || touch.focused || touch.chosen {
            why = sentences::refusal(table, stick, stage.words)
                .map(|why| (rect, why))
                .or(why);
        }
    }
    (why, tried)
}

/// What choosing a stick that cannot be moved would be, if it could: with the scores in hand, else with the first
/// that waits.
fn attempt(table: &ThaayamTable, place: Place, twin: bool) -> Option<Move> {
    let mut scores = table.own.tokens.scores(&table.own.choice.tokens);
    if scores.is_empty() {
        scores = Scores::only(table.own.tokens.waiting().next()?.1);
    }
    match (place, twin) {
        (Place::Off, false) => Some(Move::Enter),
        (Place::Off, true) => Some(Move::EnterTwin),
        (Place::Castle, _) => Some(Move::Out),
        (Place::On(from), true) => Some(Move::Twin { scores, from }),
        (Place::On(from), false) => {
            let score = scores.descending().next()?;
            Some(Move::Single { score, from })
        }
        (Place::Out, _) => None,
    }
}

/// Where it is offered that two pieces become a twin: at the foot of the palace in front.
fn pair_tag(table: &ThaayamTable, layout: &Layout, seat: Seat) -> Rect {
    let square = super::spots::square(layout, &table.board, seat, FRONT);
    let size = vec2(
        (layout.unit * 1.16).max(96.0),
        (layout.unit * 0.26).clamp(26.0, 34.0),
    );
    let mut rect = Rect::from_center_size(pos2(square.center().x, square.bottom()), size);
    let floor = layout.board.shrink(4.0);
    let shift = (floor.left() - rect.left()).max(0.0) - (rect.right() - floor.right()).max(0.0);
    rect = rect.translate(vec2(shift, 0.0));
    rect
}

fn tag_of_pair(stage: &mut Stage, rect: Rect, looked_at: bool) {
    stage.card_over(rect);
    let words = stage.say("thaayam-form-twin");
    let size = (rect.height() * 0.5).min(16.0);
    stage.text_in(
        rect.center(),
        crate::theme::Anchor::Middle,
        &words,
        crate::theme::Face::Sans,
        size,
        crate::theme::colour::INK,
        rect.width() - 12.0,
    );
    if looked_at {
        stage.ring(rect.shrink(2.0), 5.0);
    } else {
        marks::around(stage, rect, false);
    }
}

/// The button that shows the own track, beside the menu's; what is left for that.
pub(super) fn beside_the_menu(
    stage: &mut Stage,
    table: &ThaayamTable,
    layout: &Layout,
    wishes: &mut Vec<Wish<View>>,
) -> Rect {
    let shown = track_of(table).is_some();
    let (place, rest) = match layout.shape {
        Shape::Large => {
            let place = layout.log.translate(vec2(-56.0, 0.0));
            (place, layout.menu)
        }
        Shape::Bands | Shape::Bar | Shape::Long => {
            let gap = 8.0;
            let share = if layout.shape == Shape::Bands {
                0.56
            } else {
                0.5
            };
            let cut = layout.menu.left() + (layout.menu.width() - gap) * share;
            (
                layout.menu.with_max_x(cut),
                layout.menu.with_min_x(cut + gap),
            )
        }
    };
    let icon = if shown { Icon::Tick } else { Icon::Eye };
    let words = match layout.shape {
        Shape::Bands => stage.say("thaayam-own-track"),
        _ => String::new(),
    };
    let kind = if layout.shape == Shape::Large {
        Kind::Plain
    } else {
        Kind::Card
    };
    let looks = Button {
        icon: Some(icon),
        ..Button::new(kind, 15.0 * stage.canvas.text_up_to(1.3))
    };
    let pressed = stage.button("own track", place, &words, looks);
    if pressed || stage.awake && stage.heard(Intent::Other) {
        wishes.push(Wish::Own(Own::Ribbon(!shown)));
    }
    rest
}
