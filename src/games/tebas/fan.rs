//! A stack fanned out: its discs side by side from bottom to top, those that are blocked crossed out.

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};
use taula_rules::games::tebas::Circle;

use super::spots::middle;
use super::{TebasTable, prints};
use crate::art::Use;
use crate::table::layout::Layout;
use crate::theme::{Face, Stage, colour};

/// Shows the stack on a circle larger, in its place beside the board.
pub fn show(stage: &mut Stage, table: &TebasTable, layout: &Layout, circle: Circle) {
    let stack = table.own.standing.stack(circle);
    if stack.len() < 2 || !layout.aside.is_positive() {
        return;
    }
    let place = layout.aside;
    let scale = stage.canvas.text_up_to(1.7);
    let words = stage.tell(
        "tebas-stack-of",
        &[
            ("circle", circle.to_string().into()),
            ("pieces", stack.len().into()),
        ],
    );
    let note = stage.say("tebas-below-blocked");
    let high = place.height() > 110.0;
    let heading = 17.0 * scale;
    let small = 14.0 * scale.min(1.4);
    // As wide as it has to be, towards the right end of its place.
    let count = stack.len();
    let text = if high {
        place.width() - 32.0
    } else {
        place.width() * 0.42
    };
    let said = stage.whole_line(&words, Face::Serif, heading, colour::INK, text);
    let told = stage.whole_line(&note, Face::Sans, small, colour::SOFT, text);
    let left = said.size().x.max(told.size().x);
    let (card, discs) = if high {
        let head = 12.0 + (heading + small) * 1.35 + 6.0;
        let most = ((place.height() - head - 12.0) / 2.0).min(34.0);
        let per_row = ((place.width() - 32.0) / (most * 2.06)).floor().max(1.0);
        let rows = (count as f32 / per_row).ceil();
        // Several rows share the height of two at most; then they lie closer.
        let tall = (2.0 * most * rows).min(place.height() - head - 12.0);
        let row = (count as f32 / rows).ceil() * most * 2.06;
        let size = vec2(row.max(left) + 32.0, head + tall + 12.0);
        let size = size.min(place.size());
        // Over the stack, near the board.
        let x = middle(layout, &table.board, circle).x - size.x / 2.0;
        let x = x.clamp(place.left(), place.right() - size.x);
        let y = if place.center().y < layout.board.center().y {
            place.bottom() - size.y
        } else {
            place.top()
        };
        let card = Rect::from_min_size(pos2(x, y), size);
        (
            card,
            Rect::from_min_max(card.min + vec2(16.0, head), card.max - vec2(16.0, 12.0)),
        )
    } else {
        let most = place.height() / 2.0 - 7.0;
        let room = place.width() - left - 48.0;
        let wide = (2.0 * most + (count as f32 - 1.0) * most * 1.75).min(room);
        let card = place.with_min_x(place.right() - wide - left - 48.0);
        let from = card.left() + 16.0 + left + 16.0;
        (
            card,
            Rect::from_min_max(pos2(from, card.top() + 5.0), card.max - vec2(16.0, 5.0)),
        )
    };
    line(stage, table, layout, card, circle);
    stage.card_over(card);
    let x = card.left() + 16.0;
    let y = if high {
        card.top() + 12.0 + heading * 0.6
    } else {
        card.center().y - heading * 0.62
    };
    let below = y + heading * 0.6 + small * 0.75;
    for (line, y, ink) in [(said, y, colour::INK), (told, below, colour::SOFT)] {
        let at = pos2(x, y - line.size().y / 2.0);
        stage.painter().galley(at, line, ink);
    }
    let top = count - 1;
    let rows = if high {
        let per_row = (discs.width() / (68.0_f32.min(discs.height()) * 1.0))
            .floor()
            .max(1.0);
        (count as f32 / per_row).ceil() as usize
    } else {
        1
    };
    let columns = count.div_ceil(rows);
    let tall = discs.height() / rows as f32;
    let radius = (tall / 2.0)
        .min(discs.width() / (2.0 + 1.1 * (columns as f32 - 1.0)))
        .min(34.0);
    let step = if columns > 1 {
        ((discs.width() - 2.0 * radius) / (columns as f32 - 1.0)).min(radius * 2.06)
    } else {
        0.0
    };
    for (n, &(disc, stand)) in stack.iter().enumerate() {
        let Some(dye) = table.flow.player(disc.seat).map(|player| player.dye) else {
            continue;
        };
        let stone = prints::stone(dye);
        let at = pos2(
            discs.left() + radius + (n % columns) as f32 * step,
            discs.top() + tall * ((n / columns) as f32 + 0.5),
        );
        if n == top {
            let radius = radius.floor();
            let shadow = prints::shadow(stage.art, radius, Use::Panel);
            stage.print(shadow.as_ref(), at + Vec2::splat(radius * 0.08));
            let print = prints::disc(stage.art, stone, stand.north, radius, Use::Panel);
            stage.print(print.as_ref(), at);
        } else {
            let print = prints::blocked(stage.art, stone, (radius * 0.9).floor());
            stage.print(print.as_ref(), at);
        }
    }
}

/// The line from the card to the stack it shows.
fn line(stage: &Stage, table: &TebasTable, layout: &Layout, card: Rect, circle: Circle) {
    let to = middle(layout, &table.board, circle);
    let from: Pos2 = card.clamp(to);
    let way = (to - from).normalized();
    let path = [from, to - way * layout.unit * 0.5];
    if (path[1] - path[0]).dot(way) > 8.0 {
        let chalk = Color32::from_rgb(0xF7, 0xE9, 0xCC);
        let painter = stage.painter();
        painter.extend(Shape::dashed_line(
            &path,
            Stroke::new(3.4, Color32::from_black_alpha(90)),
            4.0,
            5.0,
        ));
        painter.extend(Shape::dashed_line(&path, Stroke::new(1.8, chalk), 4.0, 5.0));
    }
}
