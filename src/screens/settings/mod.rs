//! The settings: what can be chosen of the program itself. Whatever is changed is in force at once.

mod eyes;
mod keys;
mod looks;
mod page;
mod question;
mod sound;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Rect, pos2, vec2};
use taula_sound::Sound;

use self::page::{Page, Roll};
use self::question::Question;
use super::title::back;
use super::{Ask, ScreenSystems, Theatre};
use crate::app::Screen;
use crate::input::listening::{Listening, Wanted};
use crate::input::rebind::Slot;
use crate::input::{Direction, Intent};
use crate::store::Settings;
use crate::theme::{Anchor, Face, Stage, colour};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Desk>()
        .add_systems(OnEnter(Screen::Settings), |mut desk: ResMut<Desk>| {
            *desk = Desk::default();
        })
        .add_systems(
            OnExit(Screen::Settings),
            |mut listening: ResMut<Listening>| {
                listening.stop();
            },
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(ScreenSystems::Draw)
                .run_if(in_state(Screen::Settings)),
        );
}

/// What the screen keeps from frame to frame.
#[derive(Resource, Default)]
pub(crate) struct Desk {
    /// The card that is on top, where they lie over each other.
    tab: usize,
    /// How far the whole page is rolled up, and the table of keys.
    page: Roll,
    table: Roll,
    /// Whose key or button is waited for.
    waits: Option<Slot>,
    /// What has to be answered first.
    question: Option<Question>,
    /// Where the focus goes once it is answered.
    after: Option<egui::Id>,
    /// Why something was not done.
    note: Option<&'static str>,
}

/// How the screen is folded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fold {
    /// Three cards side by side, the colours below.
    Cards,
    /// One card at a time.
    Tabs,
    /// One long page, for large text.
    Column,
}

impl Fold {
    fn of(stage: &Stage) -> Self {
        if stage.canvas.text > 1.3 {
            Self::Column
        } else if stage.canvas.wide() {
            Self::Cards
        } else {
            Self::Tabs
        }
    }
}

/// What a card's heading says, in the order of the cards.
const HEADS: [&str; 3] = ["settings-look", "settings-sound", "settings-keys"];

fn draw(mut theatre: Theatre, mut desk: ResMut<Desk>, mut listening: ResMut<Listening>) -> Result {
    let mut sounds = Vec::new();
    theatre.play(|stage| {
        let mut now = stage.chosen.clone();
        let mut asks = Vec::new();
        keys::hear(stage, &mut desk, &mut listening, &mut now, &mut sounds);
        if desk.question.is_none()
            && let Some(id) = desk.after.take()
        {
            stage.focus.set(id);
        }
        stage.awake = desk.question.is_none();
        if show(stage, &mut desk, &mut listening, &mut now, &mut sounds) {
            asks.push(Ask::Leave);
        }
        stage.awake = true;
        question::show(stage, &mut desk, &mut now);
        if now != *stage.chosen {
            asks.push(Ask::Change(Box::new(now)));
        }
        asks
    })?;
    for sound in sounds {
        theatre.sound(sound);
    }
    Ok(())
}

/// Draws everything but the question; says whether to leave.
fn show(
    stage: &mut Stage,
    desk: &mut Desk,
    listening: &mut Listening,
    now: &mut Settings,
    sounds: &mut Vec<Sound>,
) -> bool {
    let fold = Fold::of(stage);
    let (w, h) = (stage.canvas.size.x, stage.canvas.size.y);
    let margin = match fold {
        Fold::Tabs => 24.0,
        // On a very wide window the cards stay together in the middle.
        Fold::Cards | Fold::Column => ((w - 1_500.0) / 2.0).max(44.0),
    };
    let leave = back(stage, margin);
    head(stage, margin, fold);
    let mut parts = Parts {
        desk,
        listening,
        now,
        sounds,
    };
    match fold {
        Fold::Cards => cards(stage, &mut parts, margin),
        Fold::Tabs => tabs(stage, &mut parts, margin),
        Fold::Column => column(stage, &mut parts, margin),
    }
    let hints = hints(stage, parts.desk, parts.listening, parts.now);
    stage.hints(pos2(margin, h - 28.0), w - 2.0 * margin, &hints);
    leave
}

/// What the cards work on.
struct Parts<'a> {
    desk: &'a mut Desk,
    listening: &'a mut Listening,
    now: &'a mut Settings,
    sounds: &'a mut Vec<Sound>,
}

fn head(stage: &mut Stage, margin: f32, fold: Fold) {
    let w = stage.canvas.size.x;
    let name = stage.say("settings");
    let size = if fold == Fold::Tabs { 44.0 } else { 52.0 };
    let carved = stage.art.carved(&name, size);
    let mut right = w / 2.0;
    if let Some(print) = &carved {
        let wide = print.size.x - 2.0 * print.origin.x;
        stage.print(carved.as_ref(), pos2(w / 2.0 - wide / 2.0, 66.0));
        right += wide / 2.0;
    }
    let kept = stage.say("settings-kept");
    let room = w - margin - right - 24.0;
    let size = 16.0 * stage.canvas.text_up_to(1.4);
    let line = stage.line(&kept, Face::Italic, size, colour::CREAM, f32::INFINITY);
    if line.size().x <= room {
        let at = pos2(w - margin, 50.0);
        stage.text(at, Anchor::Right, &kept, Face::Italic, size, colour::CREAM);
    }
}

fn cards(stage: &mut Stage, parts: &mut Parts, margin: f32) {
    let gap = 20.0;
    let wide = (stage.canvas.size.x - 2.0 * margin - 2.0 * gap) / 3.0;
    for (card, head) in HEADS.into_iter().enumerate() {
        let corner = pos2(margin + card as f32 * (wide + gap), 88.0);
        let rect = Rect::from_min_size(corner, vec2(wide, 376.0));
        stage.card(rect, true);
        let mut page = Page::new(stage, rect.shrink2(vec2(24.0, 0.0)), Fold::Cards);
        let icons = card == 2;
        page.head(head, icons);
        let bottom = rect.bottom() - 18.0;
        one(&mut page, parts, card, Some(bottom));
    }
    let strip = Rect::from_min_max(
        pos2(margin, 480.0),
        pos2(stage.canvas.size.x - margin, 660.0),
    );
    stage.card(strip, true);
    eyes::in_a_row(stage, strip.shrink2(vec2(24.0, 0.0)));
}

fn tabs(stage: &mut Stage, parts: &mut Parts, margin: f32) {
    let (w, h) = (stage.canvas.size.x, stage.canvas.size.y);
    let sheet = Rect::from_min_max(pos2(margin, 128.0), pos2(w - margin, h - 50.0));
    page::tabs(stage, sheet, &HEADS, &mut parts.desk.tab);
    let bottom = sheet.bottom() - 18.0;
    let mut page = Page::new(stage, sheet.shrink2(vec2(28.0, 0.0)), Fold::Tabs);
    page.y += 22.0;
    one(&mut page, parts, parts.desk.tab, Some(bottom));
    if parts.desk.tab == 0 {
        let top = page.y + 20.0;
        let room = Rect::from_min_max(pos2(page.left, top), pos2(page.right, sheet.bottom()));
        eyes::in_two_rows(stage, room);
    }
}

fn column(stage: &mut Stage, parts: &mut Parts, margin: f32) {
    let (w, h) = (stage.canvas.size.x, stage.canvas.size.y);
    let sheet = Rect::from_min_max(pos2(margin, 88.0), pos2(w - margin, h - 52.0));
    stage.card(sheet, true);
    let view = sheet.shrink2(vec2(0.0, 6.0));
    let inner = view.shrink2(vec2(32.0, 0.0));
    let mut roll = std::mem::take(&mut parts.desk.page);
    let clip = roll.begin(stage, view);
    let rolled = inner.translate(vec2(0.0, -roll.at()));
    let mut page = Page::new(stage, rolled, Fold::Column);
    page.y += 8.0;
    for (card, head) in HEADS.into_iter().enumerate() {
        page.head(head, card == 2);
        one(&mut page, parts, card, None);
        page.y += 28.0;
    }
    eyes::below(&mut page);
    let (end, focused) = (page.y, page.focused);
    roll.end(stage, clip, view, end, focused);
    parts.desk.page = roll;
}

/// What stands on a card; `bottom` where its room ends.
fn one(page: &mut Page, parts: &mut Parts, card: usize, bottom: Option<f32>) {
    match card {
        0 => looks::show(page, parts.now),
        1 => sound::show(page, parts.now, parts.sounds),
        _ => keys::show(page, parts, bottom),
    }
}

/// What the keys do with what is in focus.
fn hints(
    stage: &Stage,
    desk: &Desk,
    listening: &Listening,
    now: &Settings,
) -> Vec<(String, String)> {
    match listening.wanted() {
        // In the row of the way back Escape is a key like any other.
        Some(Wanted::Key { escape: true }) => return Vec::new(),
        Some(_) => return vec![("Esc".to_owned(), stage.say("settings-hint-as-it-is"))],
        None => {}
    }
    if let Some(slot) = keys::in_focus(stage) {
        let mut hints = vec![(stage.cap(Intent::Confirm), stage.say("settings-hint-value"))];
        let other = if !slot.is_usual(now) {
            Some("settings-hint-usual")
        } else if slot.must_keep() || slot.names(now).is_empty() {
            None
        } else {
            Some("settings-hint-without")
        };
        if let Some(other) = other {
            hints.push((stage.cap(Intent::Other), stage.say(other)));
        }
        return hints;
    }
    if desk.question.is_some() {
        return Vec::new();
    }
    // A switch or a button is chosen; everything else is changed to its sides.
    let chosen = ["less-motion", "mute-all", "usual-keys", "back"].map(egui::Id::new);
    let change = if stage.focus.at().is_some_and(|at| chosen.contains(&at)) {
        (stage.cap(Intent::Confirm), stage.say("hint-choose"))
    } else {
        let sides = [Direction::Left, Direction::Right];
        (stage.go_caps(&sides), stage.say("settings-hint-value"))
    };
    let move_on = stage.go_caps(&[Direction::Up, Direction::Down]);
    vec![(move_on, stage.say("hint-move")), change]
}
