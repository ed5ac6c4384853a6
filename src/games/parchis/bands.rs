//! What lies beside the board: name plates and the tray's tokens.

use bevy_egui::egui::{Color32, pos2, vec2};
use taula_rules::{Seat, Turn};

use super::layout::{Layout, Shape as Folding};
use super::{ParchisTable, marks};
use crate::seating::Hand;
use crate::theme::{Anchor, Face, Icon, Stage, colour};

/// A size of text, up to as much larger as there is room for.
pub(crate) fn text(stage: &Stage, size: f32, most: f32) -> f32 {
    size * stage.canvas.text_up_to(most)
}

/// The name plates beside the homes.
pub(crate) fn plates(stage: &mut Stage, table: &ParchisTable, layout: &Layout) {
    let turn = table.shown.turn.seat();
    for (seat, player) in table.flow.players().to_vec() {
        let mut rect = layout.plates[seat.index()];
        let active = turn == Some(seat);
        if active && layout.shape == Folding::Bands {
            rect = rect.expand2(vec2(3.0, 5.0));
        }
        stage.ribbon_card(rect, Some(player.dye), 14.0, active);
        if active {
            marks::lit(stage, rect);
        }
        let radius = if active {
            rect.height() * 0.27
        } else {
            rect.height() * 0.23
        };
        stage.pawn(
            pos2(rect.left() + 42.0, rect.center().y),
            player.dye,
            radius,
        );
        let left = rect.left() + 72.0;
        let right = rect.right() - 14.0;
        let computer = matches!(player.hand, Hand::Computer(_));
        if computer {
            let y = if layout.shape == Folding::Large {
                rect.center().y
            } else {
                rect.top() + 20.0
            };
            stage.icon(
                pos2(right - 8.0, y),
                Icon::Computer,
                text(stage, 20.0, 1.6),
                colour::SOFT,
            );
        }
        let room = right
            - left
            - if computer {
                text(stage, 24.0, 1.6)
            } else {
                0.0
            };
        let large = layout.shape == Folding::Large;
        let size =
            if active { 23.0 } else { 20.0 } * if large { stage.canvas.text * 0.8 } else { 1.0 };
        let y = if large {
            rect.center().y
        } else {
            rect.center().y - 11.0
        };
        stage.text_in(
            pos2(left, y),
            Anchor::Left,
            &player.name,
            Face::Serif,
            size,
            colour::INK,
            room,
        );
        if !large {
            counts(
                stage,
                table,
                layout,
                seat,
                pos2(left, rect.center().y + 14.0),
                right - left,
            );
        }
    }
}

/// How many are at home and in the goal.
fn counts(
    stage: &Stage,
    table: &ParchisTable,
    layout: &Layout,
    seat: Seat,
    at: bevy_egui::egui::Pos2,
    room: f32,
) {
    let Some(pieces) = table.shown.seats.iter().find(|pieces| pieces.seat == seat) else {
        return;
    };
    if layout.shape == Folding::Bar {
        let mut x = at.x;
        for (icon, number) in [(Icon::Home, pieces.home), (Icon::Goal, pieces.goal)] {
            stage.icon(pos2(x + 8.0, at.y), icon, 17.0, colour::SOFT);
            stage.text(
                pos2(x + 20.0, at.y),
                Anchor::Left,
                &number.to_string(),
                Face::Sans,
                15.0,
                colour::SOFT,
            );
            x += 36.0;
        }
    } else {
        let words = stage.tell(
            "plate-counts",
            &[("home", pieces.home.into()), ("goal", pieces.goal.into())],
        );
        stage.text_in(
            at,
            Anchor::Left,
            &words,
            Face::Sans,
            14.0,
            colour::SOFT,
            room,
        );
    }
}

/// What the tray holds beside the die: what is counted now, and what is still to come.
pub(crate) fn tray(stage: &mut Stage, table: &ParchisTable, layout: &Layout) {
    let shown = &table.shown;
    let mut rows: Vec<(String, bool, String)> = Vec::new();
    if shown.count > 0 {
        rows.push((shown.count.to_string(), true, stage.say("now")));
    }
    for &bonus in shown.bonuses.iter().take(2) {
        rows.push((bonus.to_string(), false, stage.say("later")));
    }
    let again = shown.die == 6 && shown.sixes < 3 && !matches!(shown.turn, Turn::Over { .. });
    let cream = Color32::from_rgb(0xF5, 0xED, 0xE0);
    let (die, size) = layout.die();
    let scale = stage.canvas.text_up_to(1.6);
    let count = rows.len() + usize::from(again);
    let place = |row: usize| match layout.shape {
        Folding::Bands => {
            let step = 36.0;
            pos2(
                die.x + 74.0,
                layout.tray.center().y + (row as f32 - (count as f32 - 1.0) / 2.0) * step,
            )
        }
        Folding::Large => pos2(
            die.x + size * 0.5 + 56.0 + row as f32 * 150.0,
            layout.tray.center().y,
        ),
        Folding::Bar => pos2(
            layout.tray.left() + 36.0,
            layout.tray.top() + 160.0 + row as f32 * 50.0,
        ),
    };
    let radius = if layout.shape == Folding::Large {
        26.0
    } else {
        15.5
    };
    let label_size = 14.0 * scale;
    for (row, (number, now, label)) in rows.iter().enumerate() {
        let at = place(row);
        if at.x > layout.tray.right() - 40.0 || at.y > layout.tray.bottom() - 24.0 {
            continue;
        }
        if *now {
            stage.token(at, number, radius);
        } else {
            stage.token_to_come(at, number, radius);
        }
        let from = at.x + radius + 8.0;
        let room = match layout.shape {
            Folding::Large => 150.0 - radius * 2.0 - 14.0,
            _ => layout.tray.right() - 14.0 - from,
        };
        stage.text_in(
            pos2(from, at.y),
            Anchor::Left,
            label,
            Face::Sans,
            label_size,
            cream,
            room,
        );
    }
    if again {
        let at = place(rows.len());
        if at.x < layout.tray.right() - 40.0 && at.y < layout.tray.bottom() - 20.0 {
            let print = stage.art.die(5, radius * 1.6, crate::art::Use::Panel);
            stage.print(print.as_ref(), at);
            let from = at.x + radius + 8.0;
            let room = layout.tray.right() - 14.0 - from;
            let label = stage.say("again");
            stage.text_in(
                pos2(from, at.y),
                Anchor::Left,
                &label,
                Face::Sans,
                label_size,
                cream,
                room,
            );
        }
    }
}
