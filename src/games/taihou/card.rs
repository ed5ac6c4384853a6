//! What a garden game has on the card: what the marks mean, whom a piece takes, what a flight costs, the calls, the
//! lotus that is owed.

use bevy_egui::egui::{Pos2, Rect, pos2, vec2};
use taula_rules::games::taihou::{Duty, Figure, LOST_TO_CALL, Move, Piece, Way};

use super::choice::callable;
use super::marks::{self, BRASS, CASING};
use super::panel::{bearing, chooses};
use super::things;
use super::{Own, TaihouTable, TaihouView as View, attacks, prints, ways};
use crate::table::layout::{Layout, Shape};
use crate::table::{Act, Wish};
use crate::theme::{Anchor, Button, Face, Kind, Stage, colour};

/// How high the ribbons of the calls are, and the words under them.
const RIBBON: f32 = 32.0;
/// See [`RIBBON`].
const MEANING: f32 = 19.0;
/// How high the button of a lotus is.
const LOTUS: f32 = 40.0;
/// How high a row of signs is.
const SIGNS: f32 = 24.0;

/// The piece that everything is shown of.
#[must_use]
pub fn subject(table: &TaihouTable) -> Option<Piece> {
    let at = table.flow.game().position();
    at.piece(table.own.choice.subject()?)
}

/// The way of the move that is looked at, where that is a flight.
fn flight(table: &TaihouTable) -> Option<Way> {
    let mv = table.own.choice.looked_at?;
    let Move::Go { from, .. } = mv else {
        return None;
    };
    if !table.rules().chosen().flight {
        return None;
    }
    let ways = table.rules().ways(table.flow.game().position(), from);
    ways.into_iter().find(|way| way.mv == mv.calling(None))
}

/// What lies above the calls.
enum Middle {
    /// What the marks mean.
    Legend,
    /// Whom a piece takes.
    Row(taula_rules::games::taihou::Value),
    /// What a flight costs.
    Cost(Way, u8),
    /// Nothing.
    Nothing,
}

fn middle(table: &TaihouTable) -> Middle {
    if chooses(table).is_none() || table.lesson.is_some() {
        return Middle::Nothing;
    }
    let value = subject(table).and_then(Piece::value);
    if let (Some(way), Some(value)) = (flight(table), value) {
        return Middle::Cost(way, value.get());
    }
    if table.own.choice.looked_at.is_some() {
        return Middle::Nothing;
    }
    // What a duty asks for comes first.
    let free = table.rules().duty(table.flow.game().position()) == Duty::Nothing;
    match value {
        Some(value) if table.hint.is_none() && free => Middle::Row(value),
        None if table.own.choice.subject().is_none() => Middle::Legend,
        _ => Middle::Nothing,
    }
}

/// Whether a lotus can be put in now.
fn lotus(table: &TaihouTable) -> bool {
    chooses(table).is_some() && table.flow.game().legal_moves().contains(&Move::Lotus)
}

/// Whether the ribbons lie where the card's button would: where text is large, and nothing is taken.
fn in_the_buttons_place(table: &TaihouTable, layout: &Layout) -> bool {
    let takes = table.own.choice.looked_at.is_some_and(Move::captures);
    layout.shape == Shape::Large && !takes
}

/// How much of the card's foot is taken.
pub(super) fn foot(table: &TaihouTable, layout: &Layout) -> f32 {
    if layout.shape == Shape::Bar {
        return 0.0;
    }
    if chooses(table).is_none() {
        return if can_hurry(table) { LOTUS } else { 0.0 };
    }
    let mut foot = if in_the_buttons_place(table, layout) {
        0.0
    } else {
        RIBBON + MEANING + 6.0
    };
    if lotus(table) {
        foot += LOTUS + 8.0;
    }
    if layout.shape == Shape::Bands {
        foot += match middle(table) {
            Middle::Legend => 2.0 * SIGNS + 8.0,
            Middle::Row(value) => attacks::row_height(value) + 8.0,
            Middle::Cost(..) => 54.0,
            Middle::Nothing => 0.0,
        };
    }
    foot
}

/// Draws it all at the foot of the card.
pub(super) fn show(
    stage: &mut Stage,
    table: &TaihouTable,
    layout: &Layout,
    room: Rect,
    wishes: &mut Vec<Wish<View>>,
) {
    if chooses(table).is_none() {
        if can_hurry(table) {
            let place = room.with_min_y(room.bottom() - LOTUS);
            faster(stage, table, place, wishes);
        }
        return;
    }
    let mut low = room.bottom();
    if in_the_buttons_place(table, layout) {
        let place =
            Rect::from_min_max(pos2(room.left(), low + 4.0), pos2(room.right(), low + 72.0));
        calls(stage, table, place, wishes);
    } else {
        let ribbons = Rect::from_min_max(
            pos2(room.left() - 4.0, low - RIBBON - MEANING),
            pos2(room.right() + 4.0, low),
        );
        calls(stage, table, ribbons, wishes);
        low = ribbons.top() - 6.0;
    }
    if lotus(table) {
        let rect = Rect::from_min_max(pos2(room.left(), low - LOTUS), pos2(room.right(), low));
        put_lotus(stage, table, rect, wishes);
        low = rect.top() - 8.0;
    }
    if layout.shape != Shape::Bands {
        return;
    }
    let above =
        |high: f32| Rect::from_min_max(pos2(room.left(), low - high), pos2(room.right(), low));
    match middle(table) {
        Middle::Legend => legend(stage, above(2.0 * SIGNS)),
        Middle::Row(value) => attacks::row(stage, value, above(attacks::row_height(value))),
        Middle::Cost(way, most) => cost(stage, above(50.0), &way, most),
        Middle::Nothing => {}
    }
}

/// In a lesson they lie below the heading, as far as there is room; where they end.
pub(super) fn in_a_lesson(
    stage: &mut Stage,
    table: &TaihouTable,
    room: Rect,
    wishes: &mut Vec<Wish<View>>,
) -> f32 {
    if chooses(table).is_none() {
        return room.top();
    }
    let mut y = room.top();
    if lotus(table) && room.height() >= LOTUS {
        let rect = room.with_max_y(y + LOTUS);
        put_lotus(stage, table, rect, wishes);
        y = rect.bottom() + 8.0;
    }
    let high = RIBBON + MEANING;
    if room.bottom() - y >= high - 6.0 {
        let rect = Rect::from_min_max(pos2(room.left(), y), pos2(room.right(), y + high));
        calls(stage, table, rect, wishes);
        y = rect.bottom() + 8.0;
    }
    y
}

/// In a lesson in a small window they lie one below the other under the score.
pub(super) fn under_the_score(
    stage: &mut Stage,
    table: &TaihouTable,
    tray: Rect,
    wishes: &mut Vec<Wish<View>>,
) {
    if chooses(table).is_none() {
        return;
    }
    let inner = tray.shrink2(vec2(8.0, 8.0));
    let high = 30.0;
    let row = |n: f32| {
        let low = inner.bottom() - n * (high + 6.0);
        Rect::from_min_max(pos2(inner.left(), low - high), pos2(inner.right(), low))
    };
    khi_loi(stage, table, row(0.0), false, wishes);
    hat_lo(stage, table, row(1.0), false, wishes);
    if lotus(table) {
        put_lotus(stage, table, row(2.0).expand2(vec2(0.0, 3.0)), wishes);
    }
}

/// The calls on the low bar of a small window.
pub(super) fn on_the_bar(
    stage: &mut Stage,
    table: &TaihouTable,
    room: Rect,
    wishes: &mut Vec<Wish<View>>,
) {
    if chooses(table).is_none() {
        if can_hurry(table) {
            let place = Rect::from_center_size(room.center(), vec2(room.width(), LOTUS));
            faster(stage, table, place, wishes);
        }
        return;
    }
    if lotus(table) {
        let (above, below) = room.split_top_bottom_at_fraction(0.48);
        put_lotus(stage, table, above.expand2(vec2(0.0, 6.0)), wishes);
        ribbons(stage, table, below.expand2(vec2(0.0, 4.0)), false, wishes);
    } else {
        calls(stage, table, room.shrink2(vec2(0.0, 1.0)), wishes);
    }
}

/// Whether others play whom one waits for.
fn can_hurry(table: &TaihouTable) -> bool {
    let at = table.flow.game().position();
    let mut players = table.flow.players().iter();
    table.lesson.is_none()
        && table.course.is_none()
        && at.stage == taula_rules::games::taihou::Stage::Move
        && players.any(|(seat, _)| !table.flow.is_person(*seat))
}

/// The button that makes everything go faster, until it is pressed again.
fn faster(stage: &mut Stage, table: &TaihouTable, rect: Rect, wishes: &mut Vec<Wish<View>>) {
    let key = if table.own.faster {
        "taihou-as-usual"
    } else {
        "taihou-faster"
    };
    let words = stage.say(key);
    let size = (16.0 * stage.canvas.text_up_to(1.5)).min(rect.height() * 0.5);
    let button = Button {
        icon: Some(crate::theme::Icon::Skip),
        ..Button::new(Kind::Plain, size)
    };
    if stage.button("faster", rect, &words, button) {
        wishes.push(Wish::Own(Own::Faster(!table.own.faster)));
    }
}

/// What the marks mean, two in a row.
fn legend(stage: &mut Stage, room: Rect) {
    let size = 14.5 * stage.canvas.text_up_to(1.1);
    let half = room.width() / 2.0;
    let keys = [
        "taihou-sign-move",
        "taihou-sign-capture",
        "taihou-sign-danger",
        "taihou-sign-turn",
    ];
    for (n, key) in keys.into_iter().enumerate() {
        let x = room.left() + half * (n % 2) as f32;
        let y = room.top() + SIGNS * (0.5 + (n / 2) as f32);
        let square = Rect::from_center_size(pos2(x + 11.0, y), vec2(26.0, 26.0));
        match n {
            0 => marks::end(stage, square.expand(8.0), false),
            1 => marks::capture(stage, square),
            2 => {
                let sign = prints::claws_sign(stage.art, 22.0);
                stage.print(sign.as_ref(), square.center());
            }
            _ => {
                let sign = prints::turn_sign(stage.art, 22.0);
                stage.print(sign.as_ref(), square.center());
            }
        }
        let words = stage.say(key);
        let at = pos2(x + 28.0, y);
        stage.text_in(
            at,
            Anchor::Left,
            &words,
            Face::Sans,
            size,
            colour::INK,
            half - 32.0,
        );
    }
}

/// What a flight costs: a field for each square of the piece's number, those spent filled.
fn cost(stage: &Stage, room: Rect, way: &Way, most: u8) {
    let wide = (room.width() / f32::from(most)).min(24.0);
    let side = wide - 3.0;
    let painter = stage.painter();
    let turn = ways::before_the_turn(way);
    for n in 0..most {
        let at = pos2(
            room.left() + wide * (f32::from(n) + 0.5),
            room.top() + side / 2.0 + 1.0,
        );
        let field = Rect::from_center_size(at, vec2(side, side * 1.15));
        let spent = n < way.cost;
        if turn == Some(n) {
            painter.rect_filled(field, 3.0, CASING);
            marks::quarter_sign(stage, at, side * 0.42, BRASS);
        } else if spent {
            painter.rect_filled(field, 3.0, BRASS);
            painter.rect_stroke(
                field,
                3.0,
                (1.0, CASING),
                bevy_egui::egui::StrokeKind::Inside,
            );
        } else {
            painter.rect_stroke(
                field,
                3.0,
                (1.0, colour::SOFT.gamma_multiply(0.5)),
                bevy_egui::egui::StrokeKind::Inside,
            );
        }
    }
    let size = 15.0 * stage.canvas.text_up_to(1.1);
    let y = room.bottom() - 11.0;
    let words = match turn {
        Some(before) => stage.tell(
            "taihou-costs",
            &[
                ("steps", before.into()),
                ("more", (way.cost.saturating_sub(before + 1)).into()),
                ("cost", way.cost.into()),
            ],
        ),
        None => stage.tell("taihou-costs-straight", &[("cost", way.cost.into())]),
    };
    let left = stage.tell(
        "taihou-left",
        &[("left", most.saturating_sub(way.cost).into())],
    );
    let left = stage.line(&left, Face::Sans, size, colour::SOFT, room.width());
    let rest = room.width() - left.size().x - 8.0;
    stage.text_in(
        pos2(room.left(), y),
        Anchor::Left,
        &words,
        Face::Sans,
        size,
        colour::INK,
        rest,
    );
    let at = pos2(room.right() - left.size().x, y - left.size().y / 2.0);
    stage.painter().galley(at, left, colour::SOFT);
}

/// The button that puts a lotus in.
fn put_lotus(stage: &mut Stage, table: &TaihouTable, rect: Rect, wishes: &mut Vec<Wish<View>>) {
    let words = stage.say("taihou-lotus-put");
    let size = (16.0 * stage.canvas.text_up_to(1.3)).min(rect.height() * 0.5);
    let button = Button::new(Kind::Plain, size);
    if stage.button("lotus", rect, &words, button) {
        wishes.push(Wish::Act(table.playing(Move::Lotus)));
    }
    let seat = table.flow.game().position().player;
    if let Some(player) = table.flow.player(seat) {
        let at = pos2(rect.left() + rect.height() * 0.62, rect.center().y);
        let side = rect.height() * 0.72;
        things::tile(stage, at, (player.dye, None), Figure::Lotus, side);
    }
}

/// The two calls, each with its meaning under it.
fn calls(stage: &mut Stage, table: &TaihouTable, room: Rect, wishes: &mut Vec<Wish<View>>) {
    ribbons(stage, table, room, true, wishes);
}

fn ribbons(
    stage: &mut Stage,
    table: &TaihouTable,
    room: Rect,
    meant: bool,
    wishes: &mut Vec<Wish<View>>,
) {
    let gap = 8.0;
    let wide = (room.width() - gap) / 2.0;
    let high = if meant {
        room.height() - MEANING * stage.canvas.text_up_to(1.4)
    } else {
        room.height()
    };
    let ribbon = |n: f32| {
        Rect::from_min_size(
            pos2(room.left() + n * (wide + gap), room.top()),
            vec2(wide, high.min(46.0)),
        )
    };
    hat_lo(stage, table, ribbon(0.0), meant, wishes);
    khi_loi(stage, table, ribbon(1.0), meant, wishes);
}

/// The words under a ribbon.
fn meaning(stage: &Stage, ribbon: Rect, words: &str) {
    let mut size = 14.0 * stage.canvas.text_up_to(1.4);
    let room = ribbon.width() + 6.0;
    let wide = |size: f32| {
        let line = stage.line(words, Face::Sans, size, colour::SOFT, f32::INFINITY);
        line.size().x
    };
    // In a small window with large text it is smaller rather than cut.
    while wide(size) > room && size > 10.0 {
        size -= 0.5;
    }
    let at = Pos2::new(ribbon.center().x, ribbon.bottom() + size * 0.68);
    stage.text_in(
        at,
        Anchor::Middle,
        words,
        Face::Sans,
        size,
        colour::SOFT,
        room,
    );
}

fn hat_lo(
    stage: &mut Stage,
    table: &TaihouTable,
    rect: Rect,
    meant: bool,
    wishes: &mut Vec<Wish<View>>,
) {
    let moves = table.flow.game().legal_moves();
    let choice = &table.own.choice;
    let held = choice.held;
    let seats = callable(&moves, |mv| held.is_none_or(|held| mv.from() == Some(held)));
    let can = !seats.is_empty() || choice.call.is_some();
    let touch = if can {
        stage.touch("hat-lo", rect, false)
    } else {
        stage.point("hat-lo", rect, false)
    };
    let size = (rect.height() * 0.55).min(24.0);
    let words = stage.say("taihou-hat-lo");
    marks::ribbon(stage, rect, &words, size, can);
    if choice.call.is_some() || touch.focused {
        stage.ring(rect.expand(1.0), 4.0);
    }
    if meant {
        let words = match choice.call {
            Some(seat) => stage.tell("taihou-hat-lo-to", &[("name", table.name(seat))]),
            None => stage.say("taihou-hat-lo-about"),
        };
        meaning(stage, rect, &words);
    }
    if touch.chosen && can {
        let mut choice = *choice;
        choice.call_next(&seats);
        choice.facing = None;
        choice.looked_at = None;
        wishes.push(Wish::Own(Own::Choice(choice)));
    }
    if touch.hovered && !can {
        let words = stage.say("taihou-why-call");
        marks::tag(stage, rect.expand(200.0), rect, &words);
    }
}

fn khi_loi(
    stage: &mut Stage,
    table: &TaihouTable,
    rect: Rect,
    meant: bool,
    wishes: &mut Vec<Wish<View>>,
) {
    let can = bearing(&table.flow.game().legal_moves(), None).contains(&Move::KhiLoi);
    let touch = if can {
        stage.touch("khi-loi", rect, false)
    } else {
        stage.point("khi-loi", rect, false)
    };
    let size = (rect.height() * 0.55).min(24.0);
    let words = stage.say("taihou-khi-loi");
    marks::ribbon(stage, rect, &words, size, can);
    if touch.focused {
        stage.ring(rect.expand(1.0), 4.0);
    }
    let seat = table.flow.game().position().player;
    let of = table.shown.seat(seat);
    let words = match of.map(|of| (of.turns_left, of.lost)) {
        Some((Some(turns), _)) => stage.tell("taihou-khi-loi-left", &[("turns", turns.into())]),
        Some((None, lost)) if lost < LOST_TO_CALL => {
            stage.tell("taihou-khi-loi-needs", &[("lost", lost.into())])
        }
        _ => stage.say("taihou-khi-loi-about"),
    };
    if meant {
        meaning(stage, rect, &words);
    } else if touch.hovered {
        marks::tag(stage, rect.expand(200.0), rect, &words);
    }
    if touch.chosen && can {
        wishes.push(Wish::Act(Act::Play(Move::KhiLoi.to_string())));
    }
}
