//! The card of what is settled: the question whether that is all, and the word to the next player.

use bevy_egui::egui::{Id, Rect, pos2};
use taula_rules::Seat;

use super::Arranging;
use super::cards::{heading, places};
use crate::games::taihou::{TaihouTable, TaihouView as View};
use crate::table::Wish;
use crate::table::layout::Layout;
use crate::theme::{Anchor, Button, Face, Kind, Stage, colour};

/// What is said on the card of what is settled, and its one or two buttons; which of them was chosen.
fn words_and_buttons(
    stage: &mut Stage,
    rect: Rect,
    (title, body): (&str, &str),
    (yes, yes_key): (&str, &'static str),
    no: Option<(&str, &'static str)>,
) -> (bool, bool) {
    stage.card(rect, true);
    let text = stage.canvas.text_up_to(1.3);
    let low = rect.height() < 110.0;
    let (left, width) = (rect.left() + 20.0, rect.width() - 40.0);
    let tall = if low { 34.0 } else { 44.0 * text };
    let row = Rect::from_min_max(
        pos2(left, rect.bottom() - if low { 9.0 } else { 20.0 } - tall),
        pos2(left + width, rect.bottom() - if low { 9.0 } else { 20.0 }),
    );
    if low {
        let at = pos2(left, rect.top() + 20.0);
        stage.text_in(
            at,
            Anchor::Left,
            title,
            Face::Serif,
            17.0,
            colour::INK,
            width,
        );
    } else {
        let y = heading(stage, rect, title, 20.0);
        let mut size = 15.5 * text;
        let lines = |size: f32| stage.paragraph(width, body, Face::Sans, size, colour::INK);
        while lines(size).size().y > row.top() - 6.0 - y && size > 12.0 {
            size -= 0.5;
        }
        let lines = lines(size);
        stage.painter().galley(pos2(left, y), lines, colour::INK);
    }
    let split = left + width * if no.is_some() { 0.58 } else { 1.0 };
    let main = Button::new(Kind::Main, 17.0 * text);
    let agreed = stage.button(yes_key, row.with_max_x(split), yes, main);
    let refused = no.is_some_and(|(label, key)| {
        let looks = Button {
            first: true,
            ..Button::new(Kind::Plain, 16.0 * text)
        };
        stage.button(key, row.with_min_x(split + 10.0), label, looks)
    });
    (agreed, refused)
}

/// Whether that is all: asked before anything is settled, and not to be confirmed by mistake.
pub(super) fn settle(
    stage: &mut Stage,
    table: &TaihouTable,
    rect: Rect,
    seat: Seat,
    now: &mut Arranging,
    wishes: &mut Vec<Wish<View>>,
) {
    if !now.asks {
        let [title, body, yes] =
            ["arrange-ready-title", "arrange-ready", "arrange-done"].map(|key| stage.say(key));
        let words = (title.as_str(), body.as_str());
        let (done, _) = words_and_buttons(stage, rect, words, (&yes, "arrange-done"), None);
        if done {
            now.asks = true;
            now.draft.held = None;
            stage.focus.seek(Id::new("arrange-leave"));
        }
        return;
    }
    let next = {
        let mut players = table.flow.players().iter().map(|(seat, _)| *seat);
        players.find(|&of| of != seat && !placed(table, of))
    };
    let (title, body) = match next {
        Some(next) => {
            let name = ("name", table.name(next));
            let key = if table.flow.is_person(next) {
                "arrange-hand-over"
            } else {
                "arrange-to-computer"
            };
            (
                stage.tell("arrange-next", std::slice::from_ref(&name)),
                stage.tell(key, &[name]),
            )
        }
        None => (stage.say("arrange-lift"), stage.say("arrange-lift-about")),
    };
    let (yes, no) = (stage.say("accept"), stage.say("arrange-cancel"));
    let (agreed, refused) = words_and_buttons(
        stage,
        rect,
        (&title, &body),
        (&yes, "arrange-agree"),
        Some((&no, "arrange-leave")),
    );
    if refused {
        now.asks = false;
        stage.focus.seek(Id::new("arrange-done"));
    }
    if agreed {
        let moves = now.draft.plan().moves(&table.board, seat);
        wishes.extend(moves.into_iter().map(|mv| Wish::Act(table.playing(mv))));
    }
}

/// Whether a seat's pieces lie in the garden.
fn placed(table: &TaihouTable, seat: Seat) -> bool {
    let mut pieces = table.shown.pieces.values();
    pieces.any(|piece| piece.owner == seat)
}

/// The word to the next player, who has to say so before anything is shown.
pub(super) fn covered(
    stage: &mut Stage,
    table: &TaihouTable,
    layout: &Layout,
    seat: Seat,
    now: &mut Arranging,
    wishes: &mut Vec<Wish<View>>,
) {
    let name = ("name", table.name(seat));
    let title = stage.tell("arrange-next", std::slice::from_ref(&name));
    let body = stage.tell("arrange-alone", &[name]);
    let (yes, no) = (stage.say("arrange-here"), stage.say("arrange-cancel"));
    let (agreed, refused) = words_and_buttons(
        stage,
        places(layout).settle,
        (&title, &body),
        (&yes, "arrange-agree"),
        Some((&no, "arrange-leave")),
    );
    if agreed {
        now.here = Some(seat);
        stage.focus.seek(super::place_id(now.looked));
    }
    // Whoever it is not goes somewhere else.
    if refused {
        wishes.push(Wish::Menu);
    }
}

/// Somebody else arranges.
pub(super) fn elsewhere(stage: &mut Stage, table: &TaihouTable, layout: &Layout, seat: Seat) {
    let rect = places(layout).settle;
    stage.card(rect, true);
    let title = stage.say("arrange-behind");
    let body = stage.tell("arrange-elsewhere", &[("name", table.name(seat))]);
    let text = stage.canvas.text_up_to(1.3);
    let y = heading(stage, rect, &title, 20.0);
    let at = pos2(rect.left() + 20.0, y);
    let width = rect.width() - 40.0;
    stage.lines(at, width, &body, Face::Sans, 15.5 * text, colour::INK);
}
