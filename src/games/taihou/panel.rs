//! The pieces as they can be taken, turned and moved: with the focus, the pointer, the wheel, a finger.

use bevy_egui::egui::{Id, Rect};
use taula_rules::games::taihou::{
    Duty, Heading, Move, Position, Square, Stage as Now, Verdict, Way,
};
use taula_rules::{Seat, Turn};

use super::choice::{Choice, callable, turned};
use super::spots::{around, middle, tile};
use super::{
    Own, TaihouTable, TaihouView as View, attacks, calls, danger, marks, sentences, things, ways,
};
use crate::input::Intent;
use crate::table::Wish;
use crate::table::layout::Layout;
use crate::table::marks as common;
use crate::table::wheel;
use crate::theme::Stage;

/// What the focus calls a piece.
#[must_use]
pub fn piece_id(square: Square) -> Id {
    Id::new(("piece", square))
}

/// What the focus calls the end of a move.
#[must_use]
pub fn end_id(square: Square) -> Id {
    Id::new(("end", square))
}

/// Whether a person is to choose a move now; whose turn it is.
pub(super) fn chooses(table: &TaihouTable) -> Option<Seat> {
    let game = table.flow.game();
    match game.turn() {
        Turn::Player { seat, .. }
            if game.position().stage == Now::Move
                && table.at_rest()
                && table.flow.waits_for_person() =>
        {
            Some(seat)
        }
        _ => None,
    }
}

/// What one frame of choosing comes to.
#[derive(Default)]
pub(super) struct Deed {
    /// A move to play.
    pub play: Option<Move>,
    /// A move that the rules forbid: answered where there is a teacher.
    pub tried: Option<Move>,
    /// Why something cannot be done, and where.
    pub why: Option<(Rect, String)>,
}

/// The legal moves that bear the call that is chosen.
#[must_use]
pub fn bearing(moves: &[Move], call: Option<Seat>) -> Vec<Move> {
    moves
        .iter()
        .copied()
        .filter(|mv| mv.call() == call)
        .collect()
}

/// The pieces: which can be taken, which is, and what it could do. Returns the move that confirming plays.
pub(super) fn pieces(
    stage: &mut Stage,
    table: &TaihouTable,
    layout: &Layout,
    wishes: &mut Vec<Wish<View>>,
) -> Option<Move> {
    if let Some(shown) = attacks::asked(stage, table) {
        wishes.push(Wish::Own(Own::Attacks(shown)));
    }
    if table.own.attacks {
        attacks::show(stage, table, layout, wishes);
        return None;
    }
    let seat = chooses(table)?;
    let game = table.flow.game();
    let (at, moves) = (game.position(), game.legal_moves());
    let mut choice = table.own.choice.in_position(at, seat, &moves);
    follow_hint(stage, table, &mut choice, wishes);
    let mut deed = Deed::default();
    call(stage, &moves, &mut choice);
    turn_and_let_go(stage, layout, at, &mut choice);
    let usable = bearing(&moves, choice.call);
    let focused = tiles(
        stage,
        table,
        layout,
        (seat, &usable),
        &mut choice,
        &mut deed,
    );
    choice.looked_at = ends(stage, table, layout, &usable, &choice, &mut deed);
    let turned_to = arrows(stage, layout, at, &usable, &mut choice, &mut deed);
    choice.looked_at = turned_to.or(choice.looked_at);
    rings(stage, table, layout, (seat, &usable), (&choice, focused));
    if let Some((rect, why)) = &deed.why {
        marks::tag(stage, layout.board, *rect, why);
    }
    let looked_at = choice.looked_at;
    if choice != table.own.choice {
        wishes.push(Wish::Own(Own::Choice(choice)));
    }
    if let Some(mv) = deed.play.or(deed.tried) {
        wishes.push(Wish::Act(table.playing(mv)));
    }
    looked_at
}

/// The focus is brought to the move that is recommended.
fn follow_hint(
    stage: &mut Stage,
    table: &TaihouTable,
    choice: &mut Choice,
    wishes: &mut Vec<Wish<View>>,
) {
    let Some(hint) = table.hint.as_ref().filter(|hint| !hint.shown) else {
        return;
    };
    if !stage.awake {
        return;
    }
    choose(choice, hint.mv);
    match hint.mv {
        Move::Go { to, .. } => stage.focus.seek(end_id(to)),
        Move::Turn { square, .. } => stage.focus.seek(piece_id(square)),
        Move::Lotus => stage.focus.seek(Id::new("lotus")),
        Move::KhiLoi => stage.focus.seek(Id::new("khi-loi")),
        _ => {}
    }
    wishes.push(Wish::HintShown);
}

/// Has a move in hand as if it had been chosen.
pub(super) fn choose(choice: &mut Choice, mv: Move) {
    choice.call = mv.call();
    match mv {
        Move::Go { from, .. } => choice.take(from),
        Move::Turn { square, facing, .. } => {
            choice.take(square);
            choice.facing = Some(facing);
        }
        _ => {}
    }
    choice.looked_at = Some(mv);
}

/// The key that calls hât-lô with the move: to the next opponent who can be called to, of the piece in hand or of any.
fn call(stage: &mut Stage, moves: &[Move], choice: &mut Choice) {
    if stage.awake && stage.heard(Intent::Call) {
        let held = choice.held;
        let seats = callable(moves, |mv| held.is_none_or(|held| mv.from() == Some(held)));
        choice.call_next(&seats);
        choice.facing = None;
    }
}

/// The way back, the key and the wheel that turn the piece in hand.
fn turn_and_let_go(stage: &mut Stage, layout: &Layout, at: &Position, choice: &mut Choice) {
    if !stage.awake {
        return;
    }
    if choice.held.is_some() || choice.facing.is_some() || choice.call.is_some() {
        stage.focus.hold_back();
        if stage.heard(Intent::Back) {
            let was = choice.subject();
            if choice.facing.is_some() {
                choice.facing = None;
            } else if choice.held.is_some() {
                choice.let_go();
            } else {
                choice.call = None;
            }
            if let Some(square) = was {
                stage.focus.seek(piece_id(square));
            }
        }
    }
    let Some(square) = choice.subject() else {
        return;
    };
    let by = wheel::quarters(stage, layout.board);
    if by > 0 {
        choice.turn(at, square, by);
        stage.focus.seek(piece_id(square));
    }
}

/// Whether something can be done with a piece.
fn can_do(moves: &[Move], square: Square) -> bool {
    moves.iter().any(|mv| mv.from() == Some(square))
}

/// The pieces as they can be pointed at and taken; which is in focus.
fn tiles(
    stage: &mut Stage,
    table: &TaihouTable,
    layout: &Layout,
    (seat, moves): (Seat, &[Move]),
    choice: &mut Choice,
    deed: &mut Deed,
) -> Option<Square> {
    let at = table.flow.game().position();
    let before = *choice;
    let held = before.held.filter(|_| before.facing.is_none());
    let targets: Vec<Square> = held.map_or_else(Vec::new, |held| {
        let ways = table.rules().ways(at, held);
        ways.iter().map(|way| way.to).collect()
    });
    let mut first = choice.held.is_none() || choice.facing.is_some();
    let mut focused = None;
    for (square, piece) in at.pieces() {
        let rect = around(layout, square);
        let own = piece.owner == seat;
        let can = own && can_do(moves, square);
        let is_held = before.held == Some(square);
        // What the piece in hand could go to is an end.
        if targets.contains(&square) && !is_held && !own {
            continue;
        }
        let keyed = match before.held {
            Some(_) => is_held,
            None => own,
        };
        let touch = if keyed {
            let begins = first && can;
            let touch = stage.touch(("piece", square), rect, begins);
            first &= !begins;
            touch
        } else {
            stage.point(("piece", square), rect, can)
        };
        if touch.hovered && !touch.focused && keyed {
            stage.focus.set(piece_id(square));
        }
        if touch.focused {
            focused = Some(square);
        }
        let looked = touch.focused || touch.hovered;
        if looked && own && before.held.is_none() {
            if choice.piece != Some(square) {
                choice.facing = None;
            }
            choice.piece = Some(square);
        }
        if looked && !can {
            let why = sentences::refusal(table, square, stage.words);
            deed.why = why.map(|why| (rect, why)).or(deed.why.take());
        }
        if touch.chosen && own {
            chosen(stage, table, (square, moves), choice, deed);
        }
    }
    focused
}

/// A piece of the player's was chosen: it is taken, put down again, or turned as it is shown.
fn chosen(
    stage: &mut Stage,
    table: &TaihouTable,
    (square, moves): (Square, &[Move]),
    choice: &mut Choice,
    deed: &mut Deed,
) {
    if choice.subject() == Some(square)
        && let Some(turn) = choice.turning()
    {
        if moves.contains(&turn) {
            deed.play = Some(turn);
        } else {
            deed.tried = table.lesson.as_ref().map(|_| turn);
        }
        return;
    }
    if choice.held == Some(square) {
        choice.let_go();
        return;
    }
    if !can_do(moves, square) && table.lesson.is_none() {
        return;
    }
    choice.take(square);
    let goes = moves.iter().filter(|mv| mv.from() == Some(square));
    let first = goes.clone().find_map(|mv| match *mv {
        Move::Go { to, captures, .. } => Some((to, captures)),
        _ => None,
    });
    let taking = goes.clone().find_map(|mv| match *mv {
        Move::Go {
            to, captures: true, ..
        } => Some(to),
        _ => None,
    });
    match taking.or(first.map(|(to, _)| to)) {
        Some(end) => stage.focus.seek(end_id(end)),
        // It can only be turned.
        None => choice.turn(table.flow.game().position(), square, 1),
    }
}

/// The ends of the piece that is looked at, as they can be pointed at; the move that is looked at.
fn ends(
    stage: &mut Stage,
    table: &TaihouTable,
    layout: &Layout,
    moves: &[Move],
    choice: &Choice,
    deed: &mut Deed,
) -> Option<Move> {
    let square = choice.subject()?;
    let game = table.flow.game();
    let (rules, at) = (game.rules(), game.position());
    if let Some(turn) = choice.turning() {
        return turn_shown(stage, table, layout, (turn, moves), deed);
    }
    let ways = rules.ways(at, square);
    let flight = rules.chosen().flight;
    let mut looked: Option<&Way> = None;
    let mut first = choice.held.is_some();
    for way in &ways {
        let mv = way.mv.calling(choice.call);
        let can = moves.contains(&mv);
        let rect = around(layout, way.to);
        let own = at
            .piece(way.to)
            .is_some_and(|piece| piece.owner == at.player);
        // A piece that is merely looked at lets others be pointed at first.
        if choice.held.is_none() && own {
            continue;
        }
        let touch = if choice.held.is_some() && (can || table.lesson.is_some() || !flight) {
            let begins = first && can;
            let touch = stage.touch(("end", way.to), rect, begins);
            first &= !begins;
            touch
        } else {
            stage.point(("end", way.to), rect, can)
        };
        if touch.hovered && can && choice.held.is_some() {
            stage.focus.set(end_id(way.to));
        }
        if touch.focused || touch.hovered {
            looked = Some(way);
            if let Verdict::Refused(why) = way.verdict
                && !can
            {
                let why = sentences::why(table, why, stage.words);
                deed.why = Some((rect, why));
            } else if !can && choice.call.is_some() {
                deed.why = Some((rect, stage.say("taihou-why-call")));
            }
        }
        if touch.chosen {
            if can {
                deed.play = Some(mv);
            } else if table.lesson.is_some() {
                deed.tried = Some(mv);
            }
        }
    }
    show_ways(
        stage,
        layout,
        (&ways, moves, choice),
        looked.map(|way| way.to),
        flight,
    );
    let piece = at.piece(square)?;
    danger::as_it_stands(stage, table, layout, square);
    if !flight {
        for way in &ways {
            if moves.contains(&way.mv.calling(choice.call)) {
                danger::after(stage, table, layout, way.mv);
            }
        }
    }
    let way = looked?;
    let can = moves.contains(&way.mv.calling(choice.call));
    if can {
        if flight {
            danger::after(stage, table, layout, way.mv);
            shown_flight(stage, table, layout, square, way);
        }
        if at.piece(way.to).is_none() && !table.rules().ground().is_lake(way.to) {
            things::ghost(stage, table, layout, piece.facing_to(way.facing), way.to);
        }
        if choice.held.is_some() {
            marks::picked(stage, around(layout, way.to));
        }
        return Some(way.mv.calling(choice.call));
    }
    None
}

/// Every end of a piece, as it can be played.
fn show_ways(
    stage: &mut Stage,
    layout: &Layout,
    (ways, moves, choice): (&[Way], &[Move], &Choice),
    looked: Option<Square>,
    flight: bool,
) {
    for way in ways {
        let rect = around(layout, way.to);
        let here = looked == Some(way.to);
        if moves.contains(&way.mv.calling(choice.call)) {
            if way.captured().is_some() {
                marks::capture(stage, rect);
            } else {
                marks::end(stage, rect, flight && !here);
            }
        } else if let Verdict::Refused(why) = way.verdict
            && ways::is_barred(why)
        {
            marks::bar(stage, rect, ways::going(way));
        }
    }
}

/// The path of a flight with its squares counted.
fn shown_flight(stage: &mut Stage, table: &TaihouTable, layout: &Layout, from: Square, way: &Way) {
    let mut points = vec![middle(layout, from)];
    points.extend(way.path.iter().map(|&square| middle(layout, square)));
    marks::way(stage, &points, layout.unit);
    let radius = (layout.unit * 0.2).max(9.0);
    for (n, count) in (1..).zip(ways::counts(way)) {
        let Some(&at) = points.get(n) else { break };
        if n + 1 < points.len() {
            marks::coin(stage, at, count, radius);
        } else {
            // Beside what stands there.
            let corner = at + bevy_egui::egui::vec2(-layout.unit * 0.42, layout.unit * 0.42);
            marks::coin(stage, corner, count, radius);
        }
    }
    if let Some((square, turned)) = way.bend {
        let at =
            middle(layout, square) + bevy_egui::egui::vec2(layout.unit * 0.2, -layout.unit * 0.2);
        let at_first = table.flow.game().position().piece(from);
        let before = at_first.and_then(|piece| piece.facing());
        let right = before.is_some_and(|before| before.clockwise(1) == turned);
        marks::turning_coin(stage, at, right, radius);
    }
}

/// What a piece could do once it is turned, and what could take it then.
fn turn_shown(
    stage: &mut Stage,
    table: &TaihouTable,
    layout: &Layout,
    (turn, moves): (Move, &[Move]),
    deed: &mut Deed,
) -> Option<Move> {
    let Move::Turn { square, facing, .. } = turn else {
        return None;
    };
    let at = table.flow.game().position();
    let piece = at.piece(square)?.facing_to(facing);
    let next = table.rules().ways_of(at, square, piece);
    for way in &next {
        let Verdict::Legal(_) = way.verdict else {
            continue;
        };
        let rect = around(layout, way.to);
        if way.captured().is_some() {
            marks::capture(stage, rect);
        } else {
            marks::end(stage, rect, true);
        }
    }
    danger::after(stage, table, layout, turn);
    if !moves.contains(&turn) {
        let rect = around(layout, square);
        let why = sentences::turn_refusal(table, turn, stage.words);
        deed.why = why.map(|why| (rect, why)).or(deed.why.take());
        return None;
    }
    Some(turn)
}

/// The arrows at the other sides of the piece in hand; the turn that is pointed at.
fn arrows(
    stage: &mut Stage,
    layout: &Layout,
    at: &Position,
    moves: &[Move],
    choice: &mut Choice,
    deed: &mut Deed,
) -> Option<Move> {
    let square = choice.held?;
    let is = at.piece(square)?.facing()?;
    let shown = choice.facing.unwrap_or(is);
    let tile = tile(layout, square);
    let mut looked = None;
    for by in 1..=3 {
        let facing = turned(is, by);
        let turn = Move::Turn {
            square,
            facing,
            call: choice.call,
        };
        if !moves.contains(&turn) {
            continue;
        }
        // It looks there already.
        if shown == facing {
            continue;
        }
        let rect = marks::turn_at(tile, facing);
        let touch = stage.point(("turn to", facing as u8), rect, true);
        marks::turn(stage, around(layout, square), rect, facing, touch.hovered);
        if touch.hovered {
            looked = Some(turn);
        }
        if touch.chosen {
            deed.play = Some(turn);
        }
    }
    looked
}

/// The rings of what can be taken, of what is in hand or in focus, of what a duty binds.
fn rings(
    stage: &mut Stage,
    table: &TaihouTable,
    layout: &Layout,
    (seat, moves): (Seat, &[Move]),
    (choice, focused): (&Choice, Option<Square>),
) {
    let game = table.flow.game();
    let at = game.position();
    let hinted = table.hint.as_ref().and_then(|hint| hint.mv.from());
    let duty = game.rules().duty(at);
    let bound = !matches!(duty, Duty::Nothing);
    // Where the cord of the call ends it is tied already.
    let tied = match duty {
        Duty::Capture { bound, .. } | Duty::Turn { bound, .. } => {
            calls::takers(table, seat, bound.offer)
        }
        Duty::Nothing => Vec::new(),
    };
    for (square, piece) in at.pieces() {
        if piece.owner != seat {
            continue;
        }
        let tile = tile(layout, square);
        let can = can_do(moves, square);
        if choice.held == Some(square) || choice.held.is_none() && focused == Some(square) {
            marks::picked(stage, around(layout, square));
        } else if choice.held.is_none() && can {
            marks::movable(stage, tile);
        }
        if bound && can && choice.held.is_none() && !tied.contains(&square) {
            let facing = piece.facing().unwrap_or(Heading::N);
            marks::bound(stage, around(layout, square), facing);
        }
        if hinted == Some(square) {
            common::hinted(stage, tile.center(), tile.width() * 0.5);
        }
    }
}

/// What stays marked of the last move: corners where it began and ended, and the way between.
pub(super) fn last_move(stage: &mut Stage, table: &TaihouTable, layout: &Layout) {
    let Some(last) = &table.own.last else { return };
    let Some(player) = table.flow.player(last.seat) else {
        return;
    };
    let ink = marks::deep(player.dye);
    for square in last.from.iter().chain(last.path.last()) {
        marks::last(stage, around(layout, *square), player.dye);
    }
    let passed = last.path.len().saturating_sub(1);
    let mut way: Vec<_> = last.from.iter().map(|&from| middle(layout, from)).collect();
    way.extend(last.path[..passed].iter().map(|&at| middle(layout, at)));
    marks::last_way(stage, &way, ink);
}
