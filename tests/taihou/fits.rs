//! In every size of window and of text, in every language, what is written at the table of a garden game is whole and
//! lies over nothing else that is written.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Rect};
use taula::locale::Language;
use taula::memory::Chosen;
use taula::store::Speed;
use taula::theme::Canvas;
use taula_rules::games::taihou::{Opening, Options, Stage};

use crate::board::{at, layout};
use crate::support::hand::Hand;
use crate::support::taihou::{end, four, piece, play, two};
use crate::support::written::{Text, placed};
use crate::support::{self, frames, game, sit_down, taihou, whole, written};

/// The window, and how large text is in per cent.
const FOLDINGS: [((u32, u32), i32); 6] = [
    ((1280, 720), 100),
    ((800, 600), 100),
    ((1920, 1080), 100),
    ((1280, 720), 200),
    ((800, 600), 200),
    ((1920, 1080), 150),
];

fn fold(app: &mut App, size: (u32, u32), text: i32, language: Language) {
    let window = support::window(app);
    let mut window = app.world_mut().get_mut::<Window>(window).unwrap();
    window.resolution.set_physical_resolution(size.0, size.1);
    let mut chosen = app.world_mut().resource_mut::<Chosen>();
    chosen.text = text;
    chosen.language = Some(language.code().to_owned());
    frames(app, 4);
}

/// What is wrong with what is written now.
fn faults(app: &App, of: &str) -> Vec<String> {
    let screen = app.world().resource::<Canvas>().rect();
    let layout = layout(app);
    let mut faults = Vec::new();
    // In the garden coins and slips lie over what stands there.
    let beside: Vec<Text> = placed(app)
        .into_iter()
        .filter(|text| !layout.board.expand(2.0).contains(text.rect.center()))
        .filter(|text| !text.says.trim().is_empty())
        .collect();
    assert!(beside.len() > 3, "{of}");
    // Laying out has cards of its own.
    let mut cards = Vec::new();
    if taihou(app).flow.game().position().stage == Stage::Move {
        cards.extend([layout.card, layout.tray]);
    }
    let seats = taihou(app).flow.players().iter();
    cards.extend(seats.map(|(seat, _)| layout.plates[seat.index()]));
    for (n, text) in beside.iter().enumerate() {
        if text.cut {
            faults.push(format!("{of}: \"{}\" is cut", text.says));
        }
        if !screen.expand(1.0).contains_rect(text.rect) {
            faults.push(format!("{of}: \"{}\" leaves the screen", text.says));
        }
        for other in &beside[..n] {
            let both = text
                .rect
                .shrink2(bevy_egui::egui::vec2(0.5, 2.5))
                .intersect(other.rect);
            if both.is_positive() {
                faults.push(format!("{of}: \"{}\" over \"{}\"", text.says, other.says));
            }
        }
        // What begins on a card ends there.
        let on = |card: &&Rect| card.expand(4.0).contains(text.rect.left_top());
        if let Some(card) = cards.iter().find(on)
            && !card.expand(5.0).contains_rect(text.rect)
        {
            faults.push(format!("{of}: \"{}\" hangs out of its card", text.says));
        }
    }
    faults
}

fn take(app: &mut App, id: Id) {
    Hand::Keys.take(app, id);
    frames(app, 2);
}

/// Two persons, before anything is laid out.
fn behind_the_screen() -> App {
    let mut app = whole(Speed::Instant);
    written::read(&mut app);
    let options = Options {
        players: 2,
        opening: Opening::Seat0,
        ..Options::default()
    };
    let (game, players) = game(options, 3);
    sit_down(&mut app, game, players);
    frames(&mut app, 4);
    app
}

/// Tables at moments with much to read.
fn moments() -> Vec<(&'static str, App)> {
    let plain = four("c3=0:8N f5=0:6N f6=2:1S k9=2:8S l1=1:1W b9=3:1E");
    let mut taking = at(&plain);
    take(&mut taking, piece("f5"));
    let mut bound = at(&two("c3=0:2N d4=2:6S h1=0:8N l11=2:8S k11=2:2S"));
    play(&mut bound, "c3-c4!2");
    frames(&mut bound, 3);
    let mut flying = at(&two("f3=0:9N h5=2:8N l11=2:8S").flight());
    take(&mut flying, piece("f3"));
    Hand::Keys.seek(&mut flying, end("h5"));
    let lotus = at(&two("c3=0:9N a1=0:1E h11=2:10S").player(0, "owed", 1.into()));
    let covered = behind_the_screen();
    let mut arranging = behind_the_screen();
    take(&mut arranging, Id::new("arrange-agree"));
    vec![
        ("to choose", at(&plain)),
        ("to be taken", taking),
        ("bound", bound),
        ("a flight looked at", flying),
        ("a lotus owed", lotus),
        ("to be handed over", covered),
        ("to be laid out", arranging),
    ]
}

#[test]
fn nothing_that_is_written_is_cut_or_lies_over_anything_else() {
    let mut faults = Vec::new();
    for (name, mut app) in moments() {
        for (size, text) in FOLDINGS {
            for language in Language::ALL {
                fold(&mut app, size, text, language);
                let of = format!("{name}, {size:?} {text} {language:?}");
                faults.extend(self::faults(&app, &of));
            }
        }
    }
    faults.dedup();
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}
