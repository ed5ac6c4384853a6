//! Remembered arrangements: some of the program's own, and what the player has kept.

use bevy_egui::egui::{AsId, Rect, StrokeKind, Vec2, pos2, vec2};
use taula_art::Dye;
use taula_rules::Seat;

use super::Arranging;
use super::plan::{LINE, PLACES, Plan};
use crate::games::taihou::{TaihouTable, TaihouView as View};
use crate::store::Settings;
use crate::table::Wish;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

/// How many a player can keep.
pub const MOST_KEPT: usize = 3;

/// The program's own, each with the key of its name.
const OWN: [(&str, Plan); 2] = [
    ("arrange-wall", Plan::WALL),
    ("arrange-flying", Plan::FLYING),
];

/// What a player has kept: of each its place in the settings; and how many of them cannot be read.
#[must_use]
pub fn kept(settings: &Settings) -> (Vec<(usize, Plan)>, usize) {
    let all = settings.arrangements.iter().enumerate();
    let read: Vec<(usize, Plan)> = all
        .filter_map(|(n, text)| Some((n, text.parse().ok()?)))
        .collect();
    let unread = settings.arrangements.len() - read.len();
    (read, unread)
}

/// Draws the card with them all; what is asked of it.
pub(super) fn card(
    stage: &mut Stage,
    table: &TaihouTable,
    rect: Rect,
    seat: Seat,
    now: &mut Arranging,
    wishes: &mut Vec<Wish<View>>,
) {
    let dye = table
        .flow
        .player(seat)
        .map_or(Dye::Yellow, |player| player.dye);
    let text = stage.canvas.text_up_to(1.5);
    // Over the screen it lies over a picture.
    if now.unfolded {
        stage.card_over(rect);
    } else {
        stage.card(rect, true);
    }
    let inner = rect.shrink2(vec2(18.0, 10.0));
    let title = stage.say("arrange-plans");
    let head = inner.top() + 13.0 * text;
    let at = pos2(inner.left(), head);
    let size = 19.0 * text;
    stage.text_in(
        at,
        Anchor::Left,
        &title,
        Face::Serif,
        size,
        colour::INK,
        inner.width(),
    );
    let mut top = head + 14.0 * text;
    stage.rule(inner.left(), inner.right(), top);
    top += 3.0;
    let (kept, unread) = kept(stage.chosen);
    let rows = OWN.len() + MOST_KEPT;
    let foot = if unread > 0 { 34.0 * text } else { 0.0 };
    let high = ((inner.bottom() - foot - top) / rows as f32).min(52.0 * text);
    let row = |n: usize| {
        let corner = pos2(rect.left() + 8.0, top + n as f32 * high);
        Rect::from_min_size(corner, vec2(rect.width() - 16.0, high))
    };
    for (n, (key, plan)) in OWN.iter().enumerate() {
        let name = stage.say(key);
        if plan_row(stage, row(n), *key, &name, plan, dye, 0.0) {
            lay(now, *plan);
        }
    }
    let mut n = OWN.len();
    for (number, &(place, plan)) in (1_u32..).zip(kept.iter().take(MOST_KEPT)) {
        let name = stage.tell("arrange-kept", &[("number", number.into())]);
        let cross = (high * 0.8).min(30.0 * text);
        let id = ("arrange-kept", place);
        if plan_row(stage, row(n), id, &name, &plan, dye, cross) {
            lay(now, plan);
        }
        let corner = pos2(
            row(n).right() - cross - 2.0,
            row(n).center().y - cross / 2.0,
        );
        let forget = Rect::from_min_size(corner, vec2(cross, cross));
        let touch = stage.touch(("arrange-forget", place), forget, false);
        if touch.hovered {
            stage.painter().rect_filled(forget, 5.0, colour::WELL);
        }
        stage.icon(forget.center(), Icon::Cross, 15.0 * text, colour::SOFT);
        if touch.focused {
            stage.ring(forget.shrink(3.0), 4.0);
        }
        if touch.chosen {
            let mut settings = stage.chosen.clone();
            settings.arrangements.remove(place);
            wishes.push(Wish::Change(Box::new(settings)));
        }
        n += 1;
    }
    if n < rows {
        let known = kept.iter().map(|(_, plan)| plan);
        let mut known = known.chain(OWN.iter().map(|(_, plan)| plan));
        let plan = *now.draft.plan();
        let looks = Button {
            icon: Some(Icon::New),
            // What is remembered already need not be kept again.
            enabled: !known.any(|known| *known == plan),
            ..Button::new(Kind::Plain, 15.0 * text)
        };
        let place = row(n).shrink2(vec2(8.0, 4.0));
        let place = place.with_max_y(place.bottom().min(place.top() + 40.0 * text));
        let label = stage.say("arrange-keep");
        if stage.button("arrange-keep", place, &label, looks) {
            let mut settings = stage.chosen.clone();
            settings.arrangements.push(plan.to_string());
            wishes.push(Wish::Change(Box::new(settings)));
        }
    }
    if unread > 0 {
        let words = stage.tell("arrange-unread", &[("count", unread.into())]);
        let at = pos2(inner.left(), inner.bottom() - foot + 2.0);
        stage.lines(
            at,
            inner.width(),
            &words,
            Face::Sans,
            13.0 * text,
            colour::SOFT,
        );
    }
}

/// The pieces are laid so.
fn lay(now: &mut Arranging, plan: Plan) {
    now.asks = false;
    now.unfolded = false;
    now.draft.held = None;
    now.draft.lay(plan);
}

/// A row: its name, and the plan small; whether it was chosen. So much at its end is left free.
fn plan_row(
    stage: &mut Stage,
    row: Rect,
    id: impl AsId,
    name: &str,
    plan: &Plan,
    dye: Dye,
    free: f32,
) -> bool {
    let text = stage.canvas.text_up_to(1.5);
    let area = row.with_max_x(row.right() - free);
    let touch = stage.touch(id, area, false);
    if touch.hovered {
        stage.painter().rect_filled(area, 5.0, colour::WELL);
    }
    let small = small_size(row.height());
    let left = row.right() - 30.0 * text.min(1.2) - small.x;
    let at = pos2(row.left() + 10.0, row.center().y);
    let room = left - at.x - 8.0;
    stage.text_in(
        at,
        Anchor::Left,
        name,
        Face::Sans,
        16.0 * text,
        colour::INK,
        room,
    );
    let corner = pos2(left, row.center().y - small.y / 2.0);
    draw(stage, Rect::from_min_size(corner, small), plan, dye);
    if touch.focused {
        stage.ring(area.shrink(3.0), 5.0);
    }
    touch.chosen
}

/// How large a small plan is in a row so high.
fn small_size(high: f32) -> Vec2 {
    let side = ((high - 8.0) / 2.0).clamp(10.0, 24.0);
    vec2(side * 0.8 * LINE as f32, side * 2.0)
}

/// A plan, small: each piece with its number, a point on the side it looks to.
fn draw(stage: &Stage, rect: Rect, plan: &Plan, dye: Dye) {
    let (wide, high) = (rect.width() / LINE as f32, rect.height() / 2.0);
    let painter = stage.painter();
    for place in 0..PLACES {
        let corner = rect.min + vec2((place % LINE) as f32 * wide, (place / LINE) as f32 * high);
        let cell = Rect::from_min_size(corner, vec2(wide, high)).shrink(1.0);
        let Some(lies) = plan.at(place) else {
            painter.rect_filled(cell, 2.0, colour::WELL);
            continue;
        };
        painter.rect_filled(cell, 2.0, colour::of(dye.rgb()));
        painter.rect_stroke(cell, 2.0, (0.8, colour::INK), StrokeKind::Inside);
        let ahead = [
            vec2(0.0, -1.0),
            vec2(1.0, 0.0),
            vec2(0.0, 1.0),
            vec2(-1.0, 0.0),
        ];
        let to = ahead[usize::from(lies.quarters % 4)];
        let tip = cell.center() + vec2(to.x * cell.width() / 2.0, to.y * cell.height() / 2.0);
        painter.circle_filled(tip, 2.0, colour::INK);
        let number = lies.value.get().to_string();
        let plate = Rect::from_center_size(cell.center(), vec2(cell.width() - 3.0, high * 0.62));
        painter.rect_filled(plate, 2.0, colour::PAPER);
        let size = (high * 0.6).min(13.0);
        stage.text(
            cell.center(),
            Anchor::Middle,
            &number,
            Face::Serif,
            size,
            colour::INK,
        );
    }
}
