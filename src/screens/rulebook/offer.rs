//! Who has never played is offered the book: a slip beside what is done otherwise, once.

use bevy_egui::egui::{Color32, Rect, pos2, vec2};

use crate::screens::Ask;
use crate::theme::{Face, Icon, Stage, colour};

/// Under which name it is remembered that a game's book has been offered.
#[must_use]
pub fn met(game: &str) -> String {
    format!("{game}-rules")
}

/// Draws the slip at the right of a place, where a game's book has not been offered yet.
pub fn show(stage: &mut Stage, game: &'static str, place: Rect, asks: &mut Vec<Ask>) {
    let name = met(game);
    if stage.chosen.met.contains(&name) {
        return;
    }
    let words = stage.say("rulebook-first-time");
    let most = stage.canvas.text_up_to(1.5);
    // As large as it can be on two lines.
    let (mut size, mut galley);
    let mut grown = 17.0 * most;
    let away = place.height();
    loop {
        let room = place.width() - grown * 2.6 - away;
        size = grown;
        galley = stage.paragraph(room, &words, Face::Sans, size, colour::INK);
        if galley.size().y <= place.height() - 8.0 && galley.size().x <= room || size < 12.0 {
            break;
        }
        grown -= 0.5;
    }
    let read = galley.size().x + size * 2.6 + 12.0;
    let card = Rect::from_min_max(pos2(place.right() - read - away, place.top()), place.max);
    stage.card(card, true);
    let book = Rect::from_min_size(card.min, vec2(read, card.height()));
    let cross = Rect::from_min_max(pos2(book.right(), card.top()), card.max);
    let touches = ["offer-read", "offer-away"]
        .into_iter()
        .zip([book, cross])
        .map(|(name, rect)| {
            let touch = stage.touch(name, rect.shrink(3.0), false);
            if touch.hovered {
                let ground = Color32::from_black_alpha(14);
                stage.painter().rect_filled(rect.shrink(3.0), 5.0, ground);
            }
            if touch.focused {
                stage.ring(rect.shrink(4.0), 4.0);
            }
            touch.chosen
        })
        .collect::<Vec<_>>();
    let y = card.center().y;
    stage.icon(
        pos2(book.left() + size * 1.25, y),
        Icon::Rules,
        size * 1.3,
        colour::INK,
    );
    let at = pos2(book.left() + size * 2.3, y - galley.size().y / 2.0);
    stage.painter().galley(at, galley, colour::INK);
    stage.painter().vline(
        cross.left(),
        card.top() + 10.0..=card.bottom() - 10.0,
        (1.0, colour::INK.gamma_multiply(0.24)),
    );
    stage.icon(cross.center(), Icon::Cross, size * 1.05, colour::SOFT);
    if touches.contains(&true) {
        let mut settings = stage.chosen.clone();
        settings.met.insert(name);
        asks.push(Ask::Change(Box::new(settings)));
    }
    if touches.first() == Some(&true) {
        asks.push(Ask::Read(game));
    }
}
