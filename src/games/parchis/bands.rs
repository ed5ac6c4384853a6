//! What lies beside the board: name plates, the tray's tokens, the throws.

use bevy_egui::egui::{Color32, Rect, Shape, Stroke, pos2, vec2};
use taula_art::Dye;
use taula_rules::games::parchis::{Event, Move};
use taula_rules::{Rules, Seat, Turn};

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
            x += 38.0;
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

/// The throws of each seat beside what is expected.
pub(crate) fn throws(stage: &mut Stage, table: &ParchisTable, rect: Rect) {
    stage.card(rect, true);
    let (left, right) = (rect.left() + 20.0, rect.right() - 20.0);
    let size = text(stage, 22.0, 1.2);
    let title = stage.say("throws");
    let head = stage.text_in(
        pos2(left, rect.top() + 30.0),
        Anchor::Left,
        &title,
        Face::Serif,
        size,
        colour::INK,
        (right - left) * 0.5,
    );
    let expected = stage.say("expected");
    let label = stage.text_in(
        pos2(right, rect.top() + 31.0),
        Anchor::Right,
        &expected,
        Face::Sans,
        14.0,
        colour::SOFT,
        right - head.right() - 34.0,
    );
    let dash = [
        pos2(label.left() - 24.0, rect.top() + 31.0),
        pos2(label.left() - 6.0, rect.top() + 31.0),
    ];
    stage.painter().extend(Shape::dashed_line(
        &dash,
        Stroke::new(1.4, colour::INK),
        4.0,
        3.0,
    ));
    stage.rule(left, right, rect.top() + 48.0);
    let counts = table.throws();
    let top = rect.top() + 60.0;
    let rows = counts.len().div_ceil(2).max(1) as f32;
    let high = ((rect.bottom() - 14.0 - top) / rows).min(190.0);
    let wide = (right - left - 12.0) / 2.0;
    for (i, (seat, thrown)) in counts.iter().enumerate() {
        let Some(player) = table.flow.player(*seat).cloned() else {
            continue;
        };
        let corner = pos2(
            left + (i % 2) as f32 * (wide + 12.0),
            top + (i / 2) as f32 * high,
        );
        let part = Rect::from_min_size(corner, vec2(wide, high - 10.0));
        histogram(stage, part, &player.name, player.dye, thrown);
    }
}

fn histogram(stage: &mut Stage, rect: Rect, name: &str, dye: Dye, thrown: &[u32; 6]) {
    stage.text_in(
        pos2(rect.left(), rect.top() + 9.0),
        Anchor::Left,
        name,
        Face::Sans,
        15.0,
        colour::INK,
        rect.width(),
    );
    let base = rect.bottom() - 20.0;
    let top = rect.top() + 24.0;
    let total: u32 = thrown.iter().sum();
    let expected = total as f32 / 6.0;
    let most = thrown.iter().copied().max().unwrap_or(0).max(4) as f32;
    let unit = (base - top) / most;
    let step = rect.width() / 6.0;
    for (face, &count) in thrown.iter().enumerate() {
        let x = rect.left() + face as f32 * step;
        let bar = Rect::from_min_max(
            pos2(x + 1.5, base - count as f32 * unit),
            pos2(x + step - 1.5, base),
        );
        if count > 0 {
            let size = bevy::math::Vec2::new(bar.width(), 220.0);
            match stage.art.ribbon(dye, size).and_then(|print| print.texture) {
                Some(texture) => {
                    let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, bar.height() / 220.0));
                    stage.painter().image(texture, bar, uv, Color32::WHITE);
                }
                None => {
                    stage.painter().rect_filled(bar, 0.0, colour::of(dye.rgb()));
                }
            }
            stage.painter().rect_stroke(
                bar,
                0.0,
                (0.9, colour::INK),
                bevy_egui::egui::StrokeKind::Inside,
            );
        }
        stage.text(
            pos2(x + step / 2.0, base + 11.0),
            Anchor::Middle,
            &(face + 1).to_string(),
            Face::Sans,
            14.0,
            colour::SOFT,
        );
    }
    let painter = stage.painter();
    painter.hline(
        rect.left() - 1.0..=rect.right() + 1.0,
        base,
        (1.2, colour::INK),
    );
    if total > 0 {
        let y = base - expected * unit;
        let line = [pos2(rect.left() - 1.0, y), pos2(rect.right() + 1.0, y)];
        painter.extend(Shape::dashed_line(
            &line,
            Stroke::new(1.4, colour::INK),
            4.0,
            3.0,
        ));
    }
}

impl ParchisTable {
    /// How often each player threw each number, as far as it has been shown.
    #[must_use]
    pub fn throws(&self) -> Vec<(Seat, [u32; 6])> {
        let game = self.flow.game();
        let mut thrown: Vec<(Seat, [u32; 6])> = self
            .flow
            .players()
            .iter()
            .map(|(seat, _)| (*seat, [0; 6]))
            .collect();
        let mut at = game.first();
        // A throw that still tumbles is not told before it lies.
        let hidden = self
            .timeline
            .now()
            .is_some_and(|(event, _)| matches!(event, Event::Thrown { .. }));
        let shown = game.moves().len() - usize::from(hidden);
        for &mv in &game.moves()[..shown] {
            if let Move::Roll(value) = mv
                && let Some((_, counts)) = thrown
                    .iter_mut()
                    .find(|(seat, _)| Some(*seat) == game.rules().turn(&at).seat())
            {
                counts[usize::from(value) - 1] += 1;
            }
            game.rules().play(&mut at, mv, &mut ());
        }
        thrown
    }
}
