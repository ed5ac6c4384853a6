//! The menu over a lesson or a puzzle: on, the lessons, the rules, the settings, away. Only in a lesson leaving asks
//! first: where one was in it is not kept.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::{Deed, Shown, Subject};
use crate::input::Intent;
use crate::screens::pause::{Chosen, Entry, Held, card};
use crate::table::AnyTable;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

/// Draws the menu, or the question.
pub(super) fn show(stage: &mut Stage, shown: &Shown, table: &dyn AnyTable, deeds: &mut Vec<Deed>) {
    if shown.room.asks {
        question(stage, deeds);
        return;
    }
    let Some(lesson) = table.teaching() else {
        return;
    };
    let code = stage.words.language().code();
    let title = lesson.matter().title().in_language(code).to_owned();
    let folded = table.desk(stage).list.is_none();
    let entry = |key: &'static str, icon: Icon| Entry {
        key,
        icon,
        note: None,
    };
    let mut entries = Vec::new();
    if folded {
        let listed = match shown.room.subject {
            Subject::Lessons => entry("lessons", Icon::Lessons),
            Subject::Puzzles => entry("puzzles", Icon::Puzzles),
        };
        entries.push((listed, Deed::Unfold(true)));
    }
    if table.chapter(stage.words).is_some() {
        entries.push((entry("rules", Icon::Rules), Deed::Read));
    }
    entries.push((entry("settings", Icon::Settings), Deed::Settings));
    entries.push((entry("lesson-play", Icon::New), Deed::Play));
    let leave = if lesson.is_under_way() {
        Deed::AskToLeave(true)
    } else {
        Deed::Leave
    };
    let away = match shown.room.subject {
        Subject::Lessons => "lesson-leave",
        Subject::Puzzles => "puzzle-leave",
    };
    entries.push((entry(away, Icon::Leave), leave));
    let held = Held {
        table,
        said: Some(title),
        players: false,
    };
    let names: Vec<Entry> = entries.iter().map(|(entry, _)| *entry).collect();
    match card(stage, &held, &names) {
        Some(Chosen::GoOn) => deeds.push(Deed::GoOn),
        Some(Chosen::Entry(n)) => deeds.extend(entries.get(n).map(|(_, deed)| deed.clone())),
        None => {}
    }
}

/// Whether the lesson is to be left, though it has to be begun anew then.
fn question(stage: &mut Stage, deeds: &mut Vec<Deed>) {
    let canvas = stage.canvas.rect();
    stage.painter().rect_filled(canvas, 0.0, colour::DUSK);
    stage.focus.hold_back();
    let text = stage.canvas.text_up_to(1.6);
    let wide = (470.0 * text).min(canvas.width() - 60.0);
    let inner = wide - 64.0;
    let body = stage.say("lesson-leave-body");
    let told = stage.paragraph(inner, &body, Face::Sans, 17.0 * text, colour::INK);
    let button = 50.0 * text.min(1.4);
    let tall = 78.0 + told.size().y + 24.0 + button + 26.0;
    let card = Rect::from_center_size(canvas.center(), vec2(wide, tall));
    stage.card_over(card);
    let (left, right) = (card.left() + 32.0, card.right() - 32.0);
    let title = stage.say("lesson-leave-ask");
    stage.text_in(
        pos2(left, card.top() + 38.0),
        Anchor::Left,
        &title,
        Face::Serif,
        26.0 * text.min(1.4),
        colour::INK,
        inner,
    );
    stage.rule(left, right, card.top() + 62.0);
    stage
        .painter()
        .galley(pos2(left, card.top() + 78.0), told, colour::INK);
    let half = (inner - 16.0) / 2.0;
    let yes = Rect::from_min_size(
        pos2(left, card.bottom() - 26.0 - button),
        vec2(half, button),
    );
    let size = 17.0 * text.min(1.4);
    let label = stage.say("lesson-leave");
    if stage.button(
        "lesson-leave-yes",
        yes,
        &label,
        Button::new(Kind::Plain, size),
    ) {
        deeds.push(Deed::Leave);
    }
    let no = yes.translate(vec2(half + 16.0, 0.0));
    let label = stage.say("continue");
    let cap = stage.cap(Intent::Back);
    let looks = Button {
        hint: Some(&cap),
        // Who presses on without reading loses nothing.
        first: true,
        ..Button::new(Kind::Main, size)
    };
    if stage.button("lesson-leave-no", no, &label, looks) || stage.heard(Intent::Back) {
        deeds.push(Deed::AskToLeave(false));
    }
}
