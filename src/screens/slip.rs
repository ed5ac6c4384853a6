//! A slip of paper over any screen: what has to be told about files, one sentence each, until it is put
//! away.

use bevy_egui::egui::{Rect, pos2, vec2};

use crate::theme::{Button, Face, Kind, Stage, colour};

/// Draws the slip, and empties it when it is put away.
pub fn show(stage: &mut Stage, slips: &mut Vec<String>) {
    if slips.is_empty() {
        return;
    }
    let text = stage.canvas.text_up_to(1.6);
    let canvas = stage.canvas.rect();
    let wide = (620.0 * text).min(canvas.width() - 48.0);
    let size = 17.0 * text;
    let inner = wide - 48.0;
    let galleys: Vec<_> = slips
        .iter()
        .map(|slip| stage.paragraph(inner, slip, Face::Sans, size, colour::INK))
        .collect();
    let tall: f32 = galleys.iter().map(|galley| galley.size().y + 8.0).sum();
    let button = 46.0 * text.min(1.3);
    let card = Rect::from_min_size(
        pos2(canvas.center().x - wide / 2.0, 16.0),
        vec2(wide, tall + button + 44.0),
    );
    stage.card_over(card);
    let mut y = card.top() + 20.0;
    for galley in galleys {
        let height = galley.size().y;
        stage
            .painter()
            .galley(pos2(card.left() + 24.0, y), galley, colour::INK);
        y += height + 8.0;
    }
    let accept = stage.say("accept");
    let rect = Rect::from_min_size(
        pos2(
            card.right() - 24.0 - 130.0 * text,
            card.bottom() - 16.0 - button,
        ),
        vec2(130.0 * text, button),
    );
    let looks = Button::new(Kind::Card, 17.0 * text);
    if stage.button("slip", rect, &accept, looks) {
        slips.clear();
    }
}
