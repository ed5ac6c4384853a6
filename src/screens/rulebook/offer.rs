//! Who has never played is offered the lessons and the book: a slip beside what is done otherwise, once.

use bevy_egui::egui::{Color32, Rect, pos2, vec2};

use crate::screens::Ask;
use crate::theme::{Face, Icon, Stage, colour};

/// Under which name it is remembered that a game's lessons and book have been offered.
#[must_use]
pub fn met(game: &str) -> String {
    format!("{game}-rules")
}

/// Draws the slip at the right of a place, where a game's lessons and book have not been offered yet.
pub fn show(stage: &mut Stage, game: &'static str, place: Rect, asks: &mut Vec<Ask>) {
    let name = met(game);
    if stage.chosen.met.contains(&name) {
        return;
    }
    let [first, learn] = ["offer-first-time", "offer-lessons"].map(|key| stage.say(key));
    let words = [format!("{first}\n{learn}"), stage.say("rules")];
    let most = stage.canvas.text_up_to(1.5);
    let away = place.height() * 0.8;
    // As large as it can be: the lessons on two lines, the book on one.
    let mut size = 17.0 * most;
    let galleys = loop {
        let sign = size * 2.6 + 12.0;
        let book = stage.line(&words[1], Face::Sans, size, colour::INK, f32::INFINITY);
        let room = place.width() - away - 2.0 * sign - book.size().x;
        let lessons = stage.paragraph(room.max(40.0), &words[0], Face::Sans, size, colour::INK);
        let fits = lessons.size().y <= place.height() - 6.0 && lessons.size().x <= room;
        if fits || size < 11.0 {
            break [lessons, book];
        }
        size -= 0.5;
    };
    let sign = size * 2.6 + 12.0;
    let wide = galleys.each_ref().map(|galley| galley.size().x + sign);
    let left = place.right() - away - wide[0] - wide[1];
    let card = Rect::from_min_max(pos2(left, place.top()), place.max);
    stage.card(card, true);
    let lessons = Rect::from_min_size(card.min, vec2(wide[0], card.height()));
    let book = lessons
        .translate(vec2(wide[0], 0.0))
        .with_max_x(left + wide[0] + wide[1]);
    let cross = Rect::from_min_max(pos2(book.right(), card.top()), card.max);
    let touches = [
        ("offer-lessons", lessons),
        ("offer-read", book),
        ("offer-away", cross),
    ]
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
    });
    let y = card.center().y;
    let icons = [Icon::Lessons, Icon::Rules];
    for ((rect, icon), galley) in [lessons, book].into_iter().zip(icons).zip(galleys) {
        let at = pos2(rect.left() + size * 1.25, y);
        stage.icon(at, icon, size * 1.3, colour::INK);
        let at = pos2(rect.left() + size * 2.3, y - galley.size().y / 2.0);
        stage.painter().galley(at, galley, colour::INK);
        stage.painter().vline(
            rect.right(),
            card.top() + 10.0..=card.bottom() - 10.0,
            (1.0, colour::INK.gamma_multiply(0.24)),
        );
    }
    stage.icon(cross.center(), Icon::Cross, size * 1.05, colour::SOFT);
    if touches.contains(&true) {
        let mut settings = stage.chosen.clone();
        settings.met.insert(name);
        asks.push(Ask::Change(Box::new(settings)));
    }
    match touches {
        [true, ..] => asks.push(Ask::Teach(Some(game), None)),
        [_, true, _] => asks.push(Ask::Read(game)),
        _ => {}
    }
}
