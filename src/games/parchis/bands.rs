//! What the plates say of the pieces, and what the tray holds beside the die.

use bevy_egui::egui::{Color32, Pos2, pos2};
use taula_rules::{Seat, Turn};

use super::ParchisTable;
use super::layout::Measures;
use crate::table::layout::{Layout, Shape as Folding};
use crate::theme::colour;
use crate::theme::{Anchor, Face, Icon, Stage};

/// How many are at home and in the goal.
pub(super) fn counts(
    stage: &Stage,
    table: &ParchisTable,
    seat: Seat,
    at: Pos2,
    room: f32,
    short: bool,
) {
    let Some(pieces) = table.shown.seats.iter().find(|pieces| pieces.seat == seat) else {
        return;
    };
    if short {
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
pub(super) fn tray(stage: &mut Stage, table: &ParchisTable, layout: &Layout) {
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
        Folding::Bar | Folding::Long => pos2(
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
