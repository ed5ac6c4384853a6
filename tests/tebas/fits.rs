//! In every size of window and of text, in every language, what is written at the table of Tebas is whole and
//! lies over nothing else that is written.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Rect};
use taula::games::tebas::panel::{disc_id, end_id};
use taula::games::tebas::turning::turn_id;
use taula::locale::Language;
use taula::memory::Chosen;
use taula::theme::Canvas;

use crate::board::{at, layout};
use crate::support::hand::Hand;
use crate::support::tebas::{Setup, circle, stands};
use crate::support::written::{Text, placed};
use crate::support::{self, frames};

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
    frames(app, 6);
}

/// What is wrong with what is written now.
fn faults(app: &App, of: &str) -> Vec<String> {
    let screen = app.world().resource::<Canvas>().rect();
    let layout = layout(app);
    let mut faults = Vec::new();
    // On the board numbers lie on discs, and what is told of one over others.
    let beside: Vec<Text> = placed(app)
        .into_iter()
        .filter(|text| !layout.board.expand(2.0).contains(text.rect.center()))
        .filter(|text| !text.says.trim().is_empty())
        .collect();
    assert!(beside.len() > 5, "{of}");
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
        let cards = [layout.card, layout.tray, layout.plates[0], layout.plates[1]];
        let on = |card: &&Rect| card.expand(4.0).contains(text.rect.left_top());
        if let Some(card) = cards.iter().find(on)
            && !card.expand(5.0).contains_rect(text.rect)
        {
            faults.push(format!("{of}: \"{}\" hangs out of its card", text.says));
        }
    }
    faults
}

fn plain() -> Setup {
    stands(&[
        ("c1", "I3"),
        ("h2", "LII1"),
        ("h3", "I1"),
        ("d3", "LIL1"),
        ("j2", "L1"),
    ])
}

/// Positions with what is done in each before it is looked at what is written.
fn moments() -> Vec<(&'static str, Setup, fn(&mut App))> {
    fn seek(app: &mut App, id: Id) {
        Hand::Keys.seek(app, id);
        frames(app, 2);
    }
    fn take(app: &mut App, id: Id) {
        Hand::Keys.take(app, id);
        frames(app, 2);
    }
    vec![
        ("to choose", plain(), |_| {}),
        ("a disc in hand", plain(), |app| {
            take(app, disc_id(circle("c1")));
        }),
        ("a stack to be covered", plain(), |app| {
            take(app, disc_id(circle("c1")));
            seek(app, end_id(circle("d3")));
        }),
        ("a stack to be undone", plain(), |app| {
            take(app, disc_id(circle("h2")));
            seek(app, end_id(circle("f1")));
        }),
        ("a turn looked at", plain(), |app| {
            take(app, disc_id(circle("c1")));
            seek(app, turn_id(3));
        }),
        (
            "one to be kept",
            stands(&[("h2", "I3"), ("c1", "I3"), ("j2", "L1")]),
            |app| {
                take(app, disc_id(circle("h2")));
                seek(app, end_id(circle("j3")));
            },
        ),
        (
            "one to come in",
            stands(&[("a1", "I3"), ("c1", "I3"), ("j2", "L1")]),
            |app| {
                take(app, disc_id(circle("c1")));
                seek(app, end_id(circle("d3")));
            },
        ),
        (
            "one to be turned",
            stands(&[("f1", "I1"), ("j2", "L1")]),
            |app| {
                take(app, disc_id(circle("f1")));
                seek(app, turn_id(1));
            },
        ),
        (
            "to be put back",
            stands(&[("h2", "I1"), ("a1", "I3"), ("c4", "L1"), ("j2", "L1")]).puts_back(8),
            |_| {},
        ),
    ]
}

#[test]
fn nothing_that_is_written_is_cut_or_lies_over_anything_else() {
    let mut faults = Vec::new();
    for (name, setup, does) in moments() {
        let mut app = at(&setup);
        does(&mut app);
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
