//! What leads away from a lesson's table: the page of the rule book, the menu, the rules, the sound.

use bevy_egui::egui::{Color32, Rect, StrokeKind, pos2};

use super::{Deed, Shown, Subject};
use crate::table::AnyTable;
use crate::table::layout::Desk;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

/// The page of the rule book that the lesson belongs to, if it has one.
pub(super) fn page(stage: &mut Stage, table: &dyn AnyTable, rect: Rect, deeds: &mut Vec<Deed>) {
    let Some(title) = table.chapter(stage.words) else {
        return;
    };
    let touch = stage.touch("lesson-book", rect, false);
    stage.card(rect, false);
    if touch.hovered {
        let shade = Color32::from_black_alpha(10);
        stage.painter().rect_filled(rect, 6.0, shade);
    }
    let text = stage.canvas.text_up_to(1.15);
    let y = rect.center().y;
    let two = rect.height() > 60.0;
    stage.icon(pos2(rect.left() + 32.0, y), Icon::Rules, 24.0, colour::INK);
    stage.icon(
        pos2(rect.right() - 20.0, y),
        Icon::After,
        16.0,
        colour::SOFT,
    );
    let left = rect.left() + 58.0;
    let width = rect.right() - 34.0 - left;
    let small = stage.say("lesson-in-the-book");
    let line = if two { 11.5 } else { 9.5 };
    let (size, below) = if two { (17.0, 15.0) } else { (16.0, 13.0) };
    stage.text_in(
        pos2(left, y - line),
        Anchor::Left,
        &title,
        Face::Sans,
        size * text,
        colour::INK,
        width,
    );
    stage.text_in(
        pos2(left, y + line),
        Anchor::Left,
        &small,
        Face::Sans,
        below * text,
        colour::SOFT,
        width,
    );
    if touch.focused {
        stage.ring(rect, 6.0);
    }
    if touch.chosen {
        deeds.push(Deed::Read);
    }
}

/// Menu, rules and sound; where the list is folded away, that in place of the sound.
pub(super) fn show(
    stage: &mut Stage,
    shown: &Shown,
    table: &dyn AnyTable,
    desk: &Desk,
    deeds: &mut Vec<Deed>,
) {
    let Some(mut places) = desk.buttons else {
        return;
    };
    let read = table.chapter(stage.words).is_some();
    if !read && desk.list.is_some() {
        // The two that are left share the place of three.
        let all = places[0].union(places[2]);
        let half = (all.width() - 11.0) / 2.0;
        places[0] = all.with_max_x(all.left() + half);
        places[2] = all.with_min_x(all.right() - half);
    } else if !read {
        places[2] = places[1];
    }
    let mute = stage.chosen.mute;
    let sound = if mute { Icon::Muted } else { Icon::Sound };
    let (key, icon) = match shown.room.subject {
        Subject::Lessons => ("lessons", Icon::Lessons),
        Subject::Puzzles => ("puzzles", Icon::Puzzles),
    };
    let last = if desk.list.is_some() {
        ("lesson-sound", "sound", sound, Deed::Mute)
    } else {
        ("lesson-list", key, icon, Deed::Unfold(true))
    };
    let all = [
        ("menu", "menu", Icon::Menu, Deed::Menu),
        ("lesson-rules", "rules", Icon::Rules, Deed::Read),
        last,
    ];
    let high = desk.list.is_some();
    // In the order of the focus: what teaches before what leads away.
    for n in [1, 2, 0] {
        let (name, key, icon, deed) = all[n].clone();
        let rect = places[n];
        if deed == Deed::Read && !read {
            continue;
        }
        if high {
            if tile(stage, name, rect, (key, icon)) {
                deeds.push(deed);
            }
            continue;
        }
        let looks = Button {
            icon: Some(icon),
            ..Button::new(Kind::Card, 15.0 * stage.canvas.text_up_to(1.2))
        };
        let label = stage.say(key);
        if stage.button(name, rect, &label, looks) {
            deeds.push(deed);
        }
    }
}

/// A small card with a picture over its word.
fn tile(stage: &mut Stage, name: &'static str, rect: Rect, (key, icon): (&str, Icon)) -> bool {
    let touch = stage.touch(name, rect, false);
    stage.card(rect, false);
    if touch.hovered {
        let shade = Color32::from_black_alpha(10);
        stage.painter().rect_filled(rect, 6.0, shade);
    }
    let x = rect.center().x;
    stage.icon(pos2(x, rect.top() + 21.0), icon, 24.0, colour::INK);
    let label = stage.say(key);
    stage.text_in(
        pos2(x, rect.bottom() - 16.0),
        Anchor::Middle,
        &label,
        Face::Sans,
        14.0,
        colour::INK,
        rect.width() - 8.0,
    );
    if touch.focused {
        stage.ring(rect, 6.0);
    }
    let edge = (0.0, colour::WELL);
    stage
        .painter()
        .rect_stroke(rect, 6.0, edge, StrokeKind::Inside);
    touch.chosen
}
