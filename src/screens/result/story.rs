//! The story of a game in three sentences: each leads to its move.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::Ask;
use crate::table::AnyTable;
use crate::theme::{Face, Stage, colour as ink};

/// The story on a card of its own.
pub fn card(stage: &mut Stage, table: &dyn AnyTable, rect: Rect, asks: &mut Vec<Ask>) {
    let inner = super::headed(stage, rect, "story", 52.0);
    inside(stage, table, inner, asks);
}

/// The sentences, each of which can be chosen.
pub fn inside(stage: &mut Stage, table: &dyn AnyTable, rect: Rect, asks: &mut Vec<Ask>) {
    let tales = table.tales(stage.words);
    // As large as they can be: no sentence is cut.
    let mut size = 16.0 * stage.canvas.text;
    let inset = 32.0 * stage.canvas.text_up_to(1.4);
    let galleys = loop {
        let galleys: Vec<_> = tales
            .iter()
            .map(|(_, _, said)| {
                stage.paragraph(rect.width() - inset - 4.0, said, Face::Sans, size, ink::INK)
            })
            .collect();
        let high: f32 = galleys.iter().map(|galley| galley.size().y + 10.0).sum();
        if high <= rect.height() || size <= 12.0 {
            break galleys;
        }
        size -= 1.0;
    };
    let high: f32 = galleys.iter().map(|galley| galley.size().y).sum();
    let gap = ((rect.height() - high) / tales.len().max(1) as f32).clamp(4.0, 26.0);
    let mut y = rect.top();
    for (i, ((at, seat, _), galley)) in tales.iter().zip(galleys).enumerate() {
        let row = Rect::from_min_size(
            pos2(rect.left() - 8.0, y),
            vec2(rect.width() + 16.0, galley.size().y + gap),
        );
        y = row.bottom();
        let touch = stage.touch(("tale", i), row, false);
        if touch.hovered {
            stage.painter().rect_filled(row, 5.0, ink::WELL);
        }
        let first = row.top() + gap / 2.0 + size * 0.62;
        if let Some(dye) = table.player(*seat).map(|of| of.dye) {
            let radius = inset * 0.3;
            let head = pos2(rect.left() + radius, first);
            table.game().piece(stage, head, dye, radius);
        }
        let words = pos2(rect.left() + inset, row.top() + gap / 2.0);
        stage.painter().galley(words, galley, ink::INK);
        if touch.focused {
            stage.ring(row.shrink2(vec2(2.0, 4.0)), 4.0);
        }
        if touch.chosen {
            asks.push(Ask::Watch(None, at + 1));
        }
    }
}
