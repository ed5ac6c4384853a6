//! The rule book: with keys alone and with the mouse alone, in every language and at every size.

use crate::support::hand::Hand;
use crate::support::{self, frames, pass, people, press, screen, whole, window, write};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{self, Color32, Rect};
use taula::app::{Paused, Screen};
use taula::games::parchis::ParchisView;
use taula::locale::{Language, Words};
use taula::memory::Chosen;
use taula::screens::rulebook::{Books, Fold, Frame, Pages, Part, Reading, met, rows, set};
use taula::screens::{Typing, rulebook};
use taula::store::Speed;
use taula::table::book;
use taula::theme::{Canvas, font_definitions};
use taula_rules::Levels;

const CHAPTERS: usize = 11;

fn reading(app: &App) -> &Reading {
    app.world().resource::<Reading>()
}

fn at(app: &App) -> (usize, usize) {
    (reading(app).chapter(), reading(app).page())
}

/// The book, opened from the title with keys.
fn opened(speed: Speed) -> App {
    let mut app = whole(speed);
    Hand::Keys.choose(&mut app, egui::Id::new("rules"), Screen::Rulebook);
    app
}

/// The key that leads to the search, with the sign that stands on it.
fn slash(app: &mut App) {
    let window = window(app);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        app.world_mut().write_message(KeyboardInput {
            key_code: KeyCode::Slash,
            logical_key: Key::Character("/".into()),
            state,
            text: (state == ButtonState::Pressed).then(|| "/".into()),
            repeat: false,
            window,
        });
        app.update();
    }
    frames(app, 3);
}

fn look_for(app: &mut App, word: &str) {
    slash(app);
    for letter in word.chars() {
        write(app, letter);
    }
    frames(app, 2);
}

fn click(app: &mut App, at: egui::Pos2) {
    support::pointer::click(app, at.x, at.y);
}

fn resize(app: &mut App, width: u32, height: u32) {
    let window = window(app);
    let mut window = app.world_mut().get_mut::<Window>(window).unwrap();
    window.resolution.set_physical_resolution(width, height);
    frames(app, 4);
}

#[test]
fn it_leads_back_to_where_it_was_opened() {
    let mut app = opened(Speed::Instant);
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Title);

    let mut app = whole(Speed::Instant);
    people(&mut app);
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Escape);
    press(&mut app, KeyCode::Tab);
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Rulebook);
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(**app.world().resource::<State<Paused>>(), Paused::Yes);
}

#[test]
fn up_and_down_go_through_the_chapters() {
    let mut app = opened(Speed::Instant);
    for chapter in 0..CHAPTERS {
        assert_eq!(at(&app), (chapter, 0));
        press(&mut app, KeyCode::ArrowDown);
    }
    // Below the last chapter are the buttons that turn the page.
    assert_eq!(at(&app), (CHAPTERS - 1, 0));
    press(&mut app, KeyCode::Enter);
    assert_ne!(at(&app), (CHAPTERS - 1, 0));
    press(&mut app, KeyCode::Home);
    assert_eq!(at(&app), (0, 0));
    press(&mut app, KeyCode::ArrowDown);
    assert_eq!(at(&app), (1, 0), "the chapter's row has the focus again");
}

#[test]
fn left_and_right_turn_every_page() {
    for speed in [Speed::Instant, Speed::Normal] {
        let mut app = opened(speed);
        let mut seen = vec![at(&app)];
        loop {
            press(&mut app, KeyCode::ArrowRight);
            if Some(&at(&app)) == seen.last() {
                break;
            }
            seen.push(at(&app));
        }
        assert_eq!(seen.len(), 2 * CHAPTERS, "{seen:?}");
        assert!(seen.is_sorted());
        pass(&mut app, 400);
        for &before in seen.iter().rev() {
            assert_eq!(at(&app), before);
            press(&mut app, KeyCode::ArrowLeft);
        }
        press(&mut app, KeyCode::End);
        assert_eq!(Some(&at(&app)), seen.last());
    }
}

#[test]
fn a_word_is_looked_for_and_forgotten_again() {
    let mut app = opened(Speed::Instant);
    look_for(&mut app, "third 6");
    assert_eq!(
        reading(&app).query(),
        "third 6",
        "what leads there is no part of it"
    );
    assert!(app.world().resource::<Typing>().0);
    let found = reading(&app).found();
    assert!(!found.is_empty() && found.len() < CHAPTERS, "{found:?}");
    assert!(found.contains(&reading(&app).chapter()));
    // Enter leads on to what was found; letters mean themselves no more.
    press(&mut app, KeyCode::Enter);
    assert!(!app.world().resource::<Typing>().0);
    press(&mut app, KeyCode::Escape);
    assert_eq!(
        screen(&app),
        Screen::Rulebook,
        "first what is looked for is cleared"
    );
    assert_eq!(reading(&app).query(), "");
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Title);
    assert!(!app.world().resource::<Typing>().0);
}

#[test]
fn pages_are_turned_beyond_what_was_found() {
    let mut app = opened(Speed::Instant);
    look_for(&mut app, "barrier");
    press(&mut app, KeyCode::Enter);
    let found = reading(&app).found();
    let mut before = at(&app);
    let mut beyond = false;
    for _ in 0..8 {
        press(&mut app, KeyCode::ArrowRight);
        assert!(at(&app) > before);
        before = at(&app);
        beyond |= !found.contains(&before.0);
    }
    assert!(beyond);
}

#[test]
fn where_nothing_is_found_the_nearest_word_is_offered() {
    let mut app = opened(Speed::Instant);
    look_for(&mut app, "bariers");
    assert!(reading(&app).found().is_empty());
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    assert_eq!(reading(&app).query(), "barriers");
    assert!(!reading(&app).found().is_empty());
}

#[test]
fn a_search_that_is_left_by_the_way_back_does_not_keep_the_letters() {
    let mut app = opened(Speed::Instant);
    slash(&mut app);
    assert!(app.world().resource::<Typing>().0);
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Title);
    assert!(!app.world().resource::<Typing>().0);
    press(&mut app, KeyCode::Tab);
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Setup);
}

#[test]
fn with_the_mouse_alone() {
    let mut app = whole(Speed::Instant);
    let frame = Frame::of(app.world().resource::<Canvas>());
    let focus = app.world().resource::<taula::input::focus::Focus>();
    let row = focus.place_of(egui::Id::new("rules")).unwrap();
    click(&mut app, row.center());
    assert_eq!(screen(&app), Screen::Rulebook);
    let rows = rows(&frame, CHAPTERS);
    for chapter in [4, 10, 0] {
        click(&mut app, rows[chapter].center());
        assert_eq!(at(&app), (chapter, 0));
    }
    let buttons = frame.buttons();
    let on = egui::pos2(buttons.right() - 10.0, buttons.center().y);
    for expected in [(0, 1), (1, 0)] {
        click(&mut app, on);
        assert_eq!(at(&app), expected);
    }
    click(&mut app, on - egui::vec2(buttons.height() * 1.1 + 8.0, 0.0));
    assert_eq!(at(&app), (0, 1));
    // The field is written in where it is clicked, and emptied with its cross.
    let field = egui::pos2(frame.contents.center().x, rows[0].top() - 34.0);
    click(&mut app, field);
    for letter in "goal".chars() {
        write(&mut app, letter);
    }
    frames(&mut app, 2);
    assert_eq!(reading(&app).query(), "goal");
    click(&mut app, egui::pos2(frame.contents.right() - 14.0, field.y));
    assert_eq!(reading(&app).query(), "");
    click(&mut app, egui::pos2(frame.cover.left() + 30.0, 48.0));
    assert_eq!(screen(&app), Screen::Title);
}

#[test]
fn where_one_page_has_room_the_chapters_lie_behind_it() {
    let mut app = opened(Speed::Instant);
    resize(&mut app, 800, 600);
    let canvas = *app.world().resource::<Canvas>();
    let frame = Frame::of(&canvas);
    assert_eq!(frame.fold, Fold::Page);
    press(&mut app, KeyCode::ArrowRight);
    assert_eq!(at(&app), (0, 1));
    // The slip brings the chapters; the way back leads to the page again.
    let slip = egui::pos2(frame.cover.right() - 40.0, 48.0);
    click(&mut app, slip);
    press(&mut app, KeyCode::ArrowDown);
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Rulebook);
    assert_eq!(at(&app), (0, 1));
    click(&mut app, slip);
    press(&mut app, KeyCode::ArrowDown);
    press(&mut app, KeyCode::ArrowDown);
    press(&mut app, KeyCode::Enter);
    assert_eq!(at(&app), (2, 0));
    // So does what is looked for.
    look_for(&mut app, "column");
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    assert!(reading(&app).found().contains(&at(&app).0));
    press(&mut app, KeyCode::Escape);
    assert_eq!(reading(&app).query(), "");
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Title);
}

fn offered(app: &App) -> bool {
    let chosen = app.world().resource::<Chosen>();
    !chosen.met.contains(&met("parchis"))
}

/// The set-up of somebody who has never played.
fn first_time() -> App {
    let mut app = whole(Speed::Instant);
    app.world_mut().resource_mut::<Chosen>().met.clear();
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Setup);
    app
}

#[test]
fn who_has_never_played_is_offered_the_lessons_and_the_book_once() {
    let mut app = first_time();
    press(&mut app, KeyCode::Tab);
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Lesson);
    assert!(!offered(&app));

    let mut app = first_time();
    press(&mut app, KeyCode::Tab);
    press(&mut app, KeyCode::Tab);
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Rulebook);
    assert_eq!(at(&app), (0, 0));
    assert!(!offered(&app));
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Setup);

    let mut app = first_time();
    for _ in 0..3 {
        press(&mut app, KeyCode::Tab);
    }
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Setup);
    assert!(!offered(&app));
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Table);
}

#[test]
fn the_offer_is_in_nobodys_way() {
    let mut app = first_time();
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Table);
    assert!(offered(&app));
}

#[test]
fn a_players_own_book_is_used_where_it_can_be() {
    let words = Words::new(Language::English);
    let mut levels = Levels::built_in();
    let (built_in, fault) = book::<ParchisView>(&levels, &words);
    assert_eq!((built_in.chapters.len(), fault), (CHAPTERS, None));
    let own = r#"(board: "standard", chapters: [(id: "safe", figure: (window: (13, 6, 20, 14),
        steps: [[], [], []]))])"#;
    levels.lay_over("rulebooks/parchis.ron", own);
    let (used, fault) = book::<ParchisView>(&levels, &words);
    assert_eq!((used.chapters.len(), fault), (1, None));
    assert_eq!(levels.boards("parchis").collect::<Vec<_>>(), ["standard"]);
    for (damaged, why) in [
        ("(board: ", "line 1"),
        (&own.replace("standard", "nowhere"), "nowhere"),
        (&own.replace("20, 14", "30, 14"), "window"),
        (
            &own.replace("\"safe\"", "\"strange\""),
            "parchis-rules-strange",
        ),
        (&own.replace("[], [], []", "[], [], [], []"), "step-4"),
    ] {
        levels.lay_over("rulebooks/parchis.ron", damaged);
        let (used, fault) = book::<ParchisView>(&levels, &words);
        assert_eq!(used.chapters.len(), CHAPTERS);
        let fault = fault.unwrap();
        assert!(
            fault.contains("rulebooks/parchis.ron") && fault.contains(why),
            "{fault}"
        );
    }
}

#[test]
fn a_game_has_its_book_and_its_name() {
    let app = whole(Speed::Instant);
    let books = app.world().resource::<Books>();
    assert_eq!(books.of("parchis"), Some(0));
    assert_eq!(books.0[0].players, (2, 4));
}

/// The four sizes every screen is looked at, and what lies between and beyond.
const SIZES: [(UVec2, f32); 9] = [
    (UVec2::new(1280, 720), 1.0),
    (UVec2::new(1920, 1080), 1.0),
    (UVec2::new(800, 600), 1.0),
    (UVec2::new(1280, 720), 2.0),
    (UVec2::new(1280, 720), 1.15),
    (UVec2::new(1280, 720), 1.25),
    (UVec2::new(1280, 720), 1.5),
    (UVec2::new(800, 600), 1.5),
    (UVec2::new(2560, 1080), 1.0),
];

#[test]
fn every_chapter_fits_its_pages_in_every_language() {
    for (size, text) in SIZES {
        let canvas = Canvas::of(size, text);
        let context = egui::Context::default();
        context.set_fonts(font_definitions());
        context.set_pixels_per_point(canvas.scale);
        let output = context.run_ui(egui::RawInput::default(), |_| {});
        output.drop_without_applying_deltas();
        for language in Language::ALL {
            let words = Words::new(language);
            let (book, _) = book::<ParchisView>(&Levels::built_in(), &words);
            let pages = Pages::lay(&context, &book, &words, Frame::of(&canvas));
            let what = format!("{size} {text} {language:?}");
            assert_eq!(pages.titles.len(), CHAPTERS);
            fits(&context, &pages, &what);
            told_whole(&book, &words, &pages, &what);
        }
    }
}

/// Nothing leaves its page, nothing lies on another thing, no text is larger than its place.
fn fits(context: &egui::Context, pages: &Pages, what: &str) {
    let frame = &pages.frame;
    let body = frame.body();
    assert!(frame.paper.contains_rect(frame.page), "{what}");
    assert!(frame.paper.contains_rect(body), "{what}");
    assert!(body.bottom() <= frame.buttons().top(), "{what}");
    for row in rows(frame, CHAPTERS) {
        assert!(
            frame.contents.expand(0.5).contains_rect(row),
            "{what}: {row:?}"
        );
        assert!(row.height() > 27.0, "{what}: {row:?}");
    }
    let mut read = 0;
    for leaf in &pages.leaves {
        let here = format!("{what}: chapter {} page {}", leaf.chapter, leaf.nth);
        let mut lying: Vec<Rect> = Vec::new();
        for placed in &leaf.parts {
            let rect = placed.rect;
            assert!(
                body.expand(0.5).contains_rect(rect),
                "{here}: {placed:?} leaves {body:?}"
            );
            if let Some(prose) = placed.part.prose() {
                let job = set(prose, Color32::BLACK, "");
                let galley = context.fonts_mut(|fonts| fonts.layout_job(job));
                let words = Rect::from_min_size(placed.words_at(), galley.size());
                assert!(
                    rect.expand(0.5).contains_rect(words),
                    "{here}: {prose:?} takes {words:?} of {rect:?}"
                );
                assert!(!galley.elided && prose.size >= 16.0, "{here}");
            }
            for other in &lying {
                let common = rect.intersect(*other);
                assert!(
                    common.width() <= 0.5 || common.height() <= 0.5,
                    "{here}: {placed:?} lies on {other:?}"
                );
            }
            lying.push(rect);
            if let Part::Figure(unit) = placed.part {
                assert!(rect.width() >= 110.0 && unit > 4.0, "{here}: {rect:?}");
            }
        }
        read = read.max(leaf.nth);
    }
    assert!(read < 6, "{what}: a chapter of {read} pages");
}

/// Every word of every chapter stands on its pages.
fn told_whole(book: &rulebook::Book, words: &Words, pages: &Pages, what: &str) {
    for (i, chapter) in book.chapters.iter().enumerate() {
        let text: Vec<&str> = pages
            .leaves
            .iter()
            .filter(|leaf| leaf.chapter == i)
            .flat_map(|leaf| &leaf.parts)
            .filter_map(|placed| placed.part.prose())
            .map(|prose| prose.text.as_str())
            .collect();
        let text = text.join(" ");
        let steps = (1..=chapter.figure.steps()).map(|step| format!("step-{step}"));
        for part in ["lead", "but", "more", "words"]
            .map(str::to_owned)
            .into_iter()
            .chain(steps)
        {
            let told = words.say(&book.key(i, &part));
            assert!(text.contains(&told), "{what}: {} {part}", chapter.id);
        }
    }
}

/// How many of some frames ask for another one.
fn asking(app: &mut App) -> usize {
    (0..10)
        .filter(|_| {
            app.world_mut()
                .resource_mut::<Messages<RequestRedraw>>()
                .clear();
            pass(app, 16);
            !app.world().resource::<Messages<RequestRedraw>>().is_empty()
        })
        .count()
}

#[test]
fn nothing_is_drawn_while_nothing_moves() {
    let mut app = opened(Speed::Normal);
    frames(&mut app, 10);
    assert_eq!(asking(&mut app), 0);
    press(&mut app, KeyCode::ArrowRight);
    assert!(asking(&mut app) > 5, "the page is being turned");
    pass(&mut app, 300);
    frames(&mut app, 4);
    assert_eq!(asking(&mut app), 0);
    slash(&mut app);
    frames(&mut app, 4);
    assert_eq!(asking(&mut app), 0, "the field waits for letters");
}
