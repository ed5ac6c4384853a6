//! The discs as they can be taken, turned and moved: with the focus, the pointer, the wheel, a finger.

use bevy_egui::egui::{Id, Rect, Vec2};
use taula_rules::games::tebas::{
    Circle, Duty, Heading, Move, Position, Stage as Now, Verdict, Way,
};
use taula_rules::{Seat, Turn};

use super::choice::{Choice, quarters, turned};
use super::spots::{around, middle, radius, top};
use super::turning::turn_id;
use super::{Own, TebasTable, TebasView as View, fan, marks, sentences};
use crate::input::Intent;
use crate::table::Wish;
use crate::table::layout::Layout;
use crate::table::marks as common;
use crate::table::wheel;
use crate::theme::Stage;

/// What the focus calls a disc.
#[must_use]
pub fn disc_id(circle: Circle) -> Id {
    Id::new(("disc", circle))
}

/// What the focus calls the end of a move.
#[must_use]
pub fn end_id(circle: Circle) -> Id {
    Id::new(("end", circle))
}

/// Whether a person is to choose now; whose turn it is.
pub(super) fn chooses(table: &TebasTable) -> Option<Seat> {
    match table.flow.game().turn() {
        Turn::Player { seat, .. } if table.at_rest() && table.flow.waits_for_person() => Some(seat),
        _ => None,
    }
}

/// What one frame of choosing comes to.
#[derive(Default)]
struct Deed {
    /// A move to play.
    play: Option<Move>,
    /// A move that the rules forbid: answered where there is a teacher.
    tried: Option<Move>,
    /// Why something cannot be done, and where.
    why: Option<(Rect, String)>,
    /// A stack that is looked at.
    stack: Option<Circle>,
}

/// The discs: which can be taken, which is, and what it could do. Returns the move that confirming plays.
pub(super) fn pieces(
    stage: &mut Stage,
    table: &TebasTable,
    layout: &Layout,
    wishes: &mut Vec<Wish<View>>,
) -> Option<Move> {
    let seat = chooses(table)?;
    let game = table.flow.game();
    let (at, moves) = (game.position(), game.legal_moves());
    let mut choice = table.own.choice.in_position(at);
    follow_hint(stage, table, &mut choice, wishes);
    let mut deed = Deed::default();
    if at.stage == Now::Redeploy {
        choice = Choice::default();
        choice.looked_at = put_back(stage, table, layout, &moves, &mut deed);
    } else {
        turn_and_let_go(stage, layout, &mut choice);
        let discs = discs(stage, table, layout, (seat, &moves), &mut choice, &mut deed);
        choice.looked_at = ends(stage, table, layout, &moves, &choice, &mut deed);
        rings(stage, table, layout, &moves, (&choice, discs));
        numbers(stage, table, layout, &choice);
    }
    // Over the marks: how high a stack is decides much.
    heights(stage, table, layout);
    // With nothing else to look at the stack in hand is shown.
    let in_hand = choice
        .held
        .filter(|&held| at.stack(held).is_some_and(|stack| stack.is_stack()));
    if let Some(circle) = deed.stack.or(in_hand) {
        fan::show(stage, table, layout, circle);
    }
    if let Some((rect, why)) = &deed.why {
        marks::tag(stage, layout, *rect, why);
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
    table: &TebasTable,
    choice: &mut Choice,
    wishes: &mut Vec<Wish<View>>,
) {
    let Some(hint) = table.hint.as_ref().filter(|hint| !hint.shown) else {
        return;
    };
    if !stage.awake {
        return;
    }
    choose(table.flow.game().position(), choice, hint.mv);
    match hint.mv {
        Move::Go { to, .. } | Move::Drop { to } => stage.focus.seek(end_id(to)),
        Move::Turn { circle, .. } => stage.focus.seek(disc_id(circle)),
        Move::Starter(_) => {}
    }
    wishes.push(Wish::HintShown);
}

/// Has a move in hand as if it had been chosen.
pub(super) fn choose(at: &Position, choice: &mut Choice, mv: Move) {
    match mv {
        Move::Go { from, .. } => choice.take(from),
        Move::Turn { circle, north } => {
            choice.take(circle);
            choice.quarters = at.stack(circle).map_or(0, |stack| quarters(stack, north));
        }
        Move::Drop { .. } | Move::Starter(_) => {}
    }
    choice.looked_at = Some(mv);
}

/// The way back, the key and the wheel that turn the disc in hand.
fn turn_and_let_go(stage: &mut Stage, layout: &Layout, choice: &mut Choice) {
    if !stage.awake {
        return;
    }
    if choice.held.is_some() || choice.quarters > 0 {
        stage.focus.hold_back();
        if stage.heard(Intent::Back) {
            let was = choice.subject();
            if choice.quarters > 0 {
                choice.quarters = 0;
            } else {
                choice.let_go();
            }
            if let Some(circle) = was {
                stage.focus.seek(disc_id(circle));
            }
        }
    }
    let Some(circle) = choice.subject() else {
        return;
    };
    let by = wheel::quarters(stage, layout.board);
    if by > 0 {
        choice.turn(circle, by);
        stage.focus.seek(disc_id(circle));
    }
}

/// Whether something legal can be done with a disc.
fn can_do(moves: &[Move], circle: Circle) -> bool {
    moves.iter().any(|mv| match *mv {
        Move::Go { from, .. } => from == circle,
        Move::Turn { circle: at, .. } => at == circle,
        _ => false,
    })
}

/// The discs as they can be pointed at and taken; which is in focus.
fn discs(
    stage: &mut Stage,
    table: &TebasTable,
    layout: &Layout,
    (seat, moves): (Seat, &[Move]),
    choice: &mut Choice,
    deed: &mut Deed,
) -> Option<Circle> {
    let game = table.flow.game();
    let at = game.position();
    let board = &table.board;
    let targets: Vec<Circle> = match choice.held.filter(|_| choice.quarters == 0) {
        Some(held) => table
            .rules()
            .ways(at, held)
            .iter()
            .filter_map(|way| way.end)
            .collect(),
        None => Vec::new(),
    };
    let mut first = choice.held.is_none() || choice.quarters > 0;
    let mut focused = None;
    let before = *choice;
    for (circle, stack) in at.stacks() {
        let rect = around(layout, board, circle);
        let own = stack.top() == seat;
        let can = own && can_do(moves, circle);
        let held = before.held == Some(circle);
        // What the disc in hand could go to is an end.
        if targets.contains(&circle) && !held {
            continue;
        }
        let keyed = match before.held {
            Some(_) => held,
            None => own || stack.is_stack(),
        };
        let touch = if keyed {
            let begins = first && can;
            let touch = stage.touch(("disc", circle), rect, begins);
            first &= !begins;
            touch
        } else {
            stage.point(("disc", circle), rect, can)
        };
        if touch.hovered && !touch.focused && keyed {
            stage.focus.set(disc_id(circle));
        }
        if touch.focused {
            focused = Some(circle);
        }
        let looked = touch.focused || touch.hovered;
        if looked && stack.is_stack() {
            deed.stack = Some(circle);
        }
        if looked && own && before.held.is_none() {
            if choice.disc != Some(circle) {
                choice.quarters = 0;
            }
            choice.disc = Some(circle);
        }
        if looked && !can {
            let why = sentences::refusal(table, circle, stage.words);
            deed.why = why.map(|why| (rect, why)).or(deed.why.take());
        }
        if touch.chosen && own {
            chosen(stage, table, (circle, moves), choice, deed);
        }
    }
    focused
}

/// A disc of the player's was chosen: it is taken, put down again, or turned as it is shown.
fn chosen(
    stage: &mut Stage,
    table: &TebasTable,
    (circle, moves): (Circle, &[Move]),
    choice: &mut Choice,
    deed: &mut Deed,
) {
    let at = table.flow.game().position();
    if choice.subject() == Some(circle)
        && let Some(turn) = choice.turning(at)
    {
        if moves.contains(&turn) {
            deed.play = Some(turn);
        } else {
            deed.tried = table.lesson.as_ref().map(|_| turn);
        }
        return;
    }
    if choice.held == Some(circle) {
        choice.let_go();
        return;
    }
    if !can_do(moves, circle) && table.lesson.is_none() {
        return;
    }
    choice.take(circle);
    let goes = |to: &Circle| {
        moves.contains(&Move::Go {
            from: circle,
            to: *to,
        })
    };
    let ways = table.rules().ways(at, circle);
    let first = ways.iter().filter_map(|way| way.end).find(goes);
    let turns = moves.iter().filter_map(|mv| match *mv {
        Move::Turn { circle: at, north } if at == circle => Some(north),
        _ => None,
    });
    let by = |north: u8| at.stack(circle).map_or(1, |stack| quarters(stack, north));
    match first {
        Some(end) => stage.focus.seek(end_id(end)),
        None => stage.focus.seek(turn_id(turns.map(by).min().unwrap_or(1))),
    }
}

/// The ends of the disc that is looked at, as they can be pointed at; the move that is looked at.
fn ends(
    stage: &mut Stage,
    table: &TebasTable,
    layout: &Layout,
    moves: &[Move],
    choice: &Choice,
    deed: &mut Deed,
) -> Option<Move> {
    let circle = choice.subject()?;
    let game = table.flow.game();
    let (rules, at) = (game.rules(), game.position());
    let stack = at.stack(circle)?;
    let turn = match choice.turning(at) {
        Some(turn) => Some(turn),
        None => table.own.turn_looked.map(|quarters| Move::Turn {
            circle,
            north: turned(stack, quarters),
        }),
    };
    if let Some(turn) = turn {
        let north = match turn {
            Move::Turn { north, .. } => north,
            _ => stack.north(),
        };
        let next = rules.ways_with(at, circle, north);
        marks::ways(stage, table, layout, circle, &next, (None, true));
        if !moves.contains(&turn) {
            let rect = around(layout, &table.board, circle);
            let why = sentences::turn_refusal(table, circle, turn, stage.words);
            deed.why = why.map(|why| (rect, why)).or(deed.why.take());
        }
        return moves.contains(&turn).then_some(turn);
    }
    let ways = rules.ways(at, circle);
    let mut looked = None;
    let mut first = choice.held.is_some();
    let mut seen: Vec<Circle> = Vec::new();
    for way in &ways {
        let Some(end) = way.end else { continue };
        if seen.contains(&end) || end == circle {
            continue;
        }
        seen.push(end);
        let mv = Move::Go {
            from: circle,
            to: end,
        };
        let can = moves.contains(&mv);
        let rect = around(layout, &table.board, end);
        // A disc that is merely looked at lets others be pointed at first.
        let taken = at.stack(end).is_some_and(|stack| stack.top() == at.player);
        if choice.held.is_none() && taken {
            continue;
        }
        let touch = if choice.held.is_some() {
            let begins = first && can;
            let touch = stage.touch(("end", end), rect, begins);
            first &= !begins;
            touch
        } else {
            stage.point(("end", end), rect, can)
        };
        if touch.hovered && choice.held.is_some() {
            stage.focus.set(end_id(end));
        }
        if touch.focused || touch.hovered {
            looked = Some(end);
            if at.stack(end).is_some_and(|stack| stack.is_stack()) {
                deed.stack = Some(end);
            }
            if let Verdict::Refused(why) = way.verdict
                && !can
            {
                deed.why = Some((rect, sentences::why(why, stage.words)));
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
    marks::ways(stage, table, layout, circle, &ways, (looked, false));
    nowhere(stage, table, layout, (circle, &ways), deed);
    if let Some(end) = looked {
        let mv = Move::Go {
            from: circle,
            to: end,
        };
        if moves.contains(&mv) {
            if choice.held.is_some() {
                marks::picked(
                    stage,
                    middle(layout, &table.board, end),
                    table.board.circle * layout.unit * 1.04,
                );
            }
            if at.stack(end).is_none() {
                marks::ghost(stage, table, layout, (stack.top(), stack.north()), end);
            }
            return Some(mv);
        }
    }
    None
}

/// The numbers at the four sides of the disc that is looked at, as it is turned now.
fn numbers(stage: &Stage, table: &TebasTable, layout: &Layout, choice: &Choice) {
    let at = table.flow.game().position();
    let Some(circle) = choice.subject() else {
        return;
    };
    let Some(stack) = at.stack(circle) else {
        return;
    };
    let quarters = match choice.quarters {
        0 => table.own.turn_looked.unwrap_or(0),
        settled => settled,
    };
    let ways = table.rules().ways_with(at, circle, turned(stack, quarters));
    let radius = marks::chip_radius(layout);
    for heading in Heading::ALL {
        let mut there = ways.iter().filter(|way| way.heading == heading);
        let Some(way) = there.clone().next() else {
            continue;
        };
        let can = there.any(|way| matches!(way.verdict, Verdict::Legal(_)));
        let at = marks::chip_at(table, layout, circle, heading);
        marks::chip(stage, at, way.number, can, radius);
    }
}

/// Directions that lead nowhere can be pointed at by their number, and tell why.
fn nowhere(
    stage: &mut Stage,
    table: &TebasTable,
    layout: &Layout,
    (circle, ways): (Circle, &[Way]),
    deed: &mut Deed,
) {
    let side = 2.0 * marks::chip_radius(layout);
    for heading in Heading::ALL {
        let mut there = ways.iter().filter(|way| way.heading == heading);
        if there.clone().any(|way| way.end.is_some()) {
            continue;
        }
        let Some(Verdict::Refused(why)) = there.next().map(|way| way.verdict) else {
            continue;
        };
        let at = marks::chip_at(table, layout, circle, heading);
        let rect = Rect::from_center_size(at, Vec2::splat(side));
        if stage.point(("nowhere", heading as u8), rect, false).hovered {
            deed.why = Some((rect, sentences::why(why, stage.words)));
        }
    }
}

/// The rings of what can be taken, of what is in hand or in focus, of what must stay.
fn rings(
    stage: &mut Stage,
    table: &TebasTable,
    layout: &Layout,
    moves: &[Move],
    (choice, focused): (&Choice, Option<Circle>),
) {
    let game = table.flow.game();
    let at = game.position();
    let disc = radius(layout, &table.board);
    let hinted = table.hint.as_ref().and_then(|hint| match hint.mv {
        Move::Go { from, .. } => Some(from),
        Move::Turn { circle, .. } => Some(circle),
        _ => None,
    });
    for circle in at.free(at.player) {
        let middle = top(layout, &table.board, &table.own.standing, circle);
        if choice.held == Some(circle) || (choice.held.is_none() && focused == Some(circle)) {
            marks::picked(stage, middle, disc + 3.0);
        } else if choice.held.is_none() && can_do(moves, circle) {
            marks::movable(stage, middle, disc + 3.0);
        }
        if hinted == Some(circle) {
            common::hinted(stage, middle, disc);
        }
    }
    // An opponent's stack that keys have come to.
    if let Some(circle) = focused.filter(|&circle| {
        at.stack(circle)
            .is_some_and(|stack| stack.top() != at.player)
    }) {
        let middle = top(layout, &table.board, &table.own.standing, circle);
        common::focused(stage, middle, disc + 3.0);
    }
    if let Duty::Keep(circle) = game.rules().duty(at) {
        marks::pinned(stage, around(layout, &table.board, circle));
    }
}

/// The circles where a disc can be put back; the one that is looked at.
fn put_back(
    stage: &mut Stage,
    table: &TebasTable,
    layout: &Layout,
    moves: &[Move],
    deed: &mut Deed,
) -> Option<Move> {
    let at = table.flow.game().position();
    let mut looked = None;
    let mut first = true;
    let hinted = table.hint.as_ref().map(|hint| hint.mv);
    for &mv in moves {
        let Move::Drop { to } = mv else { continue };
        let rect = around(layout, &table.board, to);
        let touch = stage.touch(("end", to), rect, first);
        first = false;
        if touch.hovered && !touch.focused {
            stage.focus.set(end_id(to));
        }
        let here = touch.focused || touch.hovered;
        marks::place_to_put(stage, rect, here);
        if here {
            looked = Some(mv);
            let piece = table.rules().put_back_piece(at.player, to);
            marks::ghost(stage, table, layout, (at.player, piece.north()), to);
        }
        if hinted == Some(mv) {
            common::hinted(stage, rect.center(), rect.width() / 2.0);
        }
        if touch.chosen {
            deed.play = Some(mv);
        }
    }
    for (circle, stack) in at.stacks() {
        let rect = around(layout, &table.board, circle);
        if stack.is_stack() && stage.point(("disc", circle), rect, false).hovered {
            deed.stack = Some(circle);
        }
    }
    looked
}

/// How many lie in each stack.
pub(super) fn heights(stage: &Stage, table: &TebasTable, layout: &Layout) {
    let disc = radius(layout, &table.board);
    for circle in Circle::all() {
        let count = table.own.standing.stack(circle).len();
        if count > 1 {
            let at = top(layout, &table.board, &table.own.standing, circle);
            marks::height(stage, at, disc, count);
        }
    }
}
