//! The result: the podium, the story, the figures, the rematch.

mod confetti;
mod figures;
mod podium;
pub mod story;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Color32, Rect, pos2, vec2};
use taula_rules::Turn;
use taula_sound::Sound;

use self::confetti::Strewn;
use super::{Ask, ScreenSystems, Theatre};
use crate::app::{Pace, Screen};
use crate::audio::Sfx;
use crate::input::Intent;
use crate::locale::Words;
use crate::seating::Player;
use crate::table::timeline::Speed;
use crate::table::{AnyTable, AtTable, Figures, Variant};
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

/// How the game that has just ended is shown.
#[derive(Resource, Default)]
pub struct Ending {
    /// Which game it is: its seed and how many moves it had.
    of: Option<(u64, usize)>,
    /// Seconds since it was first shown.
    age: f32,
    /// Whether the figures lie over the story, where there is no room for both.
    pub figures: bool,
    /// Where the confetti lies.
    strewn: Strewn,
}

/// Somebody on the podium.
struct Placed {
    /// 1 for the winner, and so on; those who share one have the same.
    place: usize,
    player: Player,
    figures: Figures,
    /// The move by which all pieces were in the goal, counted from 1; none where they are not.
    arrived: Option<usize>,
}

/// What moves, or that all is at rest.
#[derive(Clone, Copy)]
enum Moment {
    /// So many seconds into it.
    At(f32),
    Rest,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ending>()
        .add_systems(OnEnter(Screen::Result), begin)
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(ScreenSystems::Draw)
                .run_if(in_state(Screen::Result)),
        );
}

/// Celebrates a game once: whoever comes back to it finds it at rest.
fn begin(
    table: Option<ResMut<AtTable>>,
    mut ending: ResMut<Ending>,
    mut sounds: MessageWriter<Sfx>,
) {
    let Some(mut table) = table else {
        return;
    };
    table.find_story();
    let of = Some((table.seed(), table.moves()));
    if ending.of != of {
        *ending = Ending {
            of,
            ..Ending::default()
        };
        sounds.write(Sfx::of(Sound::Win));
    }
}

fn draw(
    mut theatre: Theatre,
    table: Option<Res<AtTable>>,
    mut ending: ResMut<Ending>,
    (pace, time): (Res<Pace>, Res<Time>),
) -> Result {
    let still = pace.less_motion || pace.speed == Speed::Instant;
    let moment = if still || ending.age >= confetti::ENDS {
        Moment::Rest
    } else {
        ending.age += time.delta_secs();
        Moment::At(ending.age)
    };
    theatre.play(|stage| match &table {
        Some(table) => show(stage, &*table.0, &mut ending, moment),
        None => vec![Ask::Go(Screen::Title)],
    })?;
    if let Moment::At(_) = moment {
        theatre.again();
    }
    Ok(())
}

/// What a game came to: who has won it, or that it is a draw.
#[must_use]
pub fn outcome(table: &dyn AnyTable, words: &Words) -> String {
    let Turn::Over { ranking } = table.turn() else {
        return String::new();
    };
    match ranking.first().map(Vec::as_slice) {
        Some(&[winner]) => {
            let name = table.player(winner).map_or("", |player| &player.name);
            words.tell("winner", &[("name", name.into())])
        }
        _ => words.say("draw"),
    }
}

/// Draws the result.
fn show(stage: &mut Stage, table: &dyn AnyTable, ending: &mut Ending, moment: Moment) -> Vec<Ask> {
    let mut asks = Vec::new();
    let Turn::Over { ranking } = table.turn() else {
        return vec![Ask::Resume];
    };
    let mut better = 0;
    let shared = ranking.iter().flat_map(|together| {
        let place = better + 1;
        better += together.len();
        together.iter().map(move |&seat| (place, seat))
    });
    let places: Vec<Placed> = shared
        .filter_map(|(place, seat)| {
            Some(Placed {
                place,
                player: table.player(seat)?.clone(),
                figures: table.figures(seat),
                arrived: table.done_at(seat),
            })
        })
        .collect();
    let (w, h) = (stage.canvas.size.x, stage.canvas.size.y);
    // Where there is no room for everything the board goes first, then the story and the figures share a card.
    let beside = stage.canvas.wide() && !stage.canvas.large_text();
    let mut covered = Vec::new();
    let left = if beside {
        board(stage, table, &mut covered);
        w * 0.388
    } else {
        28.0
    };
    let right = w - 24.0;
    let (title, base, buttons) = match (beside, stage.canvas.wide()) {
        (true, _) => (66.0, 344.0, 56.0),
        (_, true) => (66.0, 312.0, 60.0),
        _ => (56.0, 292.0, 52.0),
    };
    let bottom = h - 24.0;
    let drawn = places.iter().filter(|placed| placed.place == 1).count() > 1;
    let words = outcome(table, stage.words);
    // Where several stand as high as the winner there is no room beside the plinth.
    let heading = heading(stage, table, &words, (left, right), title, beside && !drawn);
    covered.push(heading);
    covered.extend(podium::show(
        stage,
        table.game(),
        &places,
        (left, right),
        base,
        moment,
    ));
    let cards = Rect::from_min_max(
        pos2(left, base + 16.0),
        pos2(right, bottom - buttons - 16.0),
    );
    if beside {
        let told = cards.with_max_x(left + cards.width() * 0.4);
        let counted = cards.with_min_x(told.right() + 16.0);
        story::card(stage, table, told, &mut asks);
        figures::card(stage, table.game(), &places, counted);
    } else {
        one_card(stage, table, ending, &places, cards, &mut asks);
    }
    let row = Rect::from_min_max(pos2(left, bottom - buttons), pos2(right, bottom));
    choices(stage, table.variant(), row, &mut asks);
    covered.extend([cards, row]);
    confetti::show(stage, &mut ending.strewn, &covered, left, moment);
    asks
}

/// The winner's name or that nobody won, let into the table, and how long the game was; where they lie.
fn heading(
    stage: &mut Stage,
    table: &dyn AnyTable,
    words: &str,
    (left, right): (f32, f32),
    y: f32,
    beside: bool,
) -> Rect {
    let size = match (beside, stage.canvas.wide()) {
        (true, _) => 48.0,
        (_, true) => 54.0,
        _ => 40.0,
    };
    let mut width = right - left;
    if let Some(print) = stage.art.carved(words, size) {
        // A long name is set smaller, never cut.
        let size = if print.size.x > width {
            size * width / print.size.x
        } else {
            size
        };
        let carved = stage.art.carved(words, size.floor());
        width = carved.as_ref().map_or(width, |print| print.size.x);
        stage.print(carved.as_ref(), pos2(left, y));
    }
    let turns = table.turns();
    let mut length = stage.tell(
        "game-length",
        &[("moves", table.moves().into()), ("turns", turns.into())],
    );
    // Which of a family's games it was.
    if table.game().variants().len() > 1 {
        let game = table.called(stage.words);
        length = stage.tell(
            "game-and-length",
            &[("game", game.into()), ("length", length.into())],
        );
    }
    let text = stage.canvas.text_up_to(1.5);
    let size = 16.0 * text;
    // Under the name where the podium leaves room, else at its end.
    let (at, anchor, room) = if beside {
        let room = podium::first_from(left, right) - left - 12.0;
        (pos2(left + 2.0, y + 28.0), Anchor::Left, room)
    } else {
        let room = right - left - width - 24.0;
        (pos2(right, y - 12.0), Anchor::Right, room)
    };
    let cream = Color32::from_rgb(0xF1, 0xDF, 0xC0);
    let mut end = at.y;
    if room > 120.0 {
        end = stage
            .text_in(at, anchor, &length, Face::Italic, size, cream, room)
            .bottom();
    }
    Rect::from_min_max(
        pos2(left - 10.0, y - 52.0),
        pos2(
            if beside { left + width } else { right },
            end.max(y + 14.0) + 6.0,
        ),
    )
}

/// The story or the figures, whichever is asked for.
fn one_card(
    stage: &mut Stage,
    table: &dyn AnyTable,
    ending: &mut Ending,
    places: &[Placed],
    rect: Rect,
    asks: &mut Vec<Ask>,
) {
    stage.card(rect, true);
    let text = stage.canvas.text_up_to(1.6);
    let high = 38.0 * text.min(1.4);
    let labels = [(stage.say("story"), true), (stage.say("figures"), true)];
    let tabs = Rect::from_min_size(
        rect.min + vec2(14.0, 12.0),
        vec2((380.0 * text).min(rect.width() - 28.0), high),
    );
    let now = usize::from(ending.figures);
    if let Some(tab) = stage.choice("told", tabs, &labels, now, 16.0 * text) {
        ending.figures = tab == 1;
    }
    let inner = Rect::from_min_max(
        pos2(rect.left() + 22.0, tabs.bottom() + 8.0),
        rect.max - vec2(22.0, 10.0),
    );
    if ending.figures {
        figures::inside(stage, table.game(), places, inner, text.min(1.5));
    } else {
        story::inside(stage, table, inner, asks);
    }
}

/// A card with its title and a rule; what is left of it from `top` on.
fn headed(stage: &mut Stage, rect: Rect, title: &str, top: f32) -> Rect {
    stage.card(rect, true);
    let (left, right) = (rect.left() + 20.0, rect.right() - 20.0);
    let title = stage.say(title);
    stage.text_in(
        pos2(left, rect.top() + 27.0),
        Anchor::Left,
        &title,
        Face::Serif,
        22.0 * stage.canvas.text_up_to(1.3),
        colour::INK,
        right - left,
    );
    stage.rule(left, right, rect.top() + 46.0);
    Rect::from_min_max(
        pos2(left, rect.top() + top),
        pos2(right, rect.bottom() - 8.0),
    )
}

/// What can be done now.
fn choices(stage: &mut Stage, game: &Variant, row: Rect, asks: &mut Vec<Ask>) {
    let text = stage.canvas.text_up_to(1.5);
    let main = row.with_max_x(row.left() + row.width() * if text > 1.3 { 0.3 } else { 0.4 });
    let label = stage.say("rematch");
    let cap = stage.cap(Intent::Confirm);
    let looks = Button {
        hint: Some(&cap),
        first: true,
        ..Button::new(Kind::Main, 20.0 * text)
    };
    if stage.button("rematch", main, &label, looks) {
        asks.push(Ask::Rematch);
    }
    let others = [
        ("watch-again", Icon::Replay, Ask::Watch(None, 0)),
        ("new-game", Icon::New, Ask::SetUp(game.name)),
        ("home", Icon::Home, Ask::Go(Screen::Title)),
    ]
    .map(|(key, icon, ask)| (key, stage.say(key), icon, ask));
    let size = 17.0 * text;
    let icons = text <= 1.3;
    // Each as wide as its words need, the rest shared.
    let needs = others.clone().map(|(_, label, ..)| {
        let words = stage.line(&label, Face::Sans, size, colour::INK, f32::INFINITY);
        words.size().x + 24.0 + if icons { size * 1.65 } else { 0.0 }
    });
    let gap = 10.0;
    let rest = row.right() - main.right() - gap * others.len() as f32;
    let spare = (rest - needs.iter().sum::<f32>()) / others.len() as f32;
    let mut x = main.right() + gap;
    for ((key, label, icon, ask), need) in others.into_iter().zip(needs) {
        let rect = Rect::from_min_size(pos2(x, row.top()), vec2(need + spare, row.height()));
        x = rect.right() + gap;
        let looks = Button {
            icon: icons.then_some(icon),
            ..Button::new(Kind::Card, size)
        };
        if stage.button(key, rect, &label, looks) {
            asks.push(ask);
        }
    }
}

/// The board moved aside, in the dusk; where its pawns lie is added to `covered`.
fn board(stage: &mut Stage, table: &dyn AnyTable, covered: &mut Vec<Rect>) {
    let side = 684.0;
    let corner = pos2(
        stage.canvas.size.x * 0.388 - 16.0 - side,
        (stage.canvas.size.y - side) / 2.0,
    );
    let rect = Rect::from_min_size(corner, vec2(side, side));
    covered.extend(table.aside(stage, rect));
    // Deepest where the lamp does not reach.
    let mut dusk = egui::Mesh::default();
    let end = corner.x + side + 12.0;
    let dark = |alpha: u8| Color32::from_rgba_unmultiplied(0x12, 0x0A, 0x05, alpha);
    for (x, alpha) in [(0.0, 140), (end * 0.55, 64), (end, 0)] {
        for y in [0.0, stage.canvas.size.y] {
            dusk.colored_vertex(pos2(x, y), dark(alpha));
        }
    }
    for i in [0, 2] {
        dusk.add_triangle(i, i + 1, i + 2);
        dusk.add_triangle(i + 1, i + 2, i + 3);
    }
    stage.painter().add(dusk);
}
