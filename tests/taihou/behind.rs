//! What is told of a hidden set-up before the screen is lifted: nothing, by nothing that can be asked for.

use bevy::prelude::*;
use bevy_egui::egui::Id;
use taula::games::taihou::arrange::place_id;
use taula::games::taihou::arrange::plan::Plan;
use taula::store::Speed;
use taula::table::Act;
use taula_rules::games::taihou::{Opening, Options, Stage};

use crate::support::hand::Hand;
use crate::support::taihou::seen_of;
use crate::support::{
    act, assert_agrees, frames, game, moves, pass, rest, sit_down, taihou, whole, written,
};

/// Two persons at the table.
fn two() -> App {
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

fn plan(app: &App) -> Plan {
    *taihou(app).own.arrange.draft.plan()
}

/// Whoever is asked for comes to the table.
#[track_caller]
fn come(app: &mut App, hand: Hand) {
    hand.take(app, Id::new("arrange-agree"));
    frames(app, 2);
}

/// That is all.
#[track_caller]
fn settle(app: &mut App, hand: Hand) {
    hand.take(app, Id::new("arrange-done"));
    frames(app, 2);
    hand.take(app, Id::new("arrange-agree"));
    frames(app, 4);
}

#[test]
fn shuffled_they_are_all_still_there() {
    let mut app = two();
    come(&mut app, Hand::Keys);
    let mut seen = Vec::new();
    for _ in 0..3 {
        Hand::Keys.take(&mut app, Id::new("arrange-shuffle"));
        assert_eq!(plan(&app).pieces().count(), 10);
        seen.push(plan(&app));
    }
    assert!(seen.iter().any(|of| *of != Plan::WALL));
}

/// Names of squares among what is written.
fn squares(app: &App) -> Vec<String> {
    let is_square = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        let (file, rank) = word.split_at_checked(1).unwrap_or_default();
        ("a".."m").contains(&file) && rank.parse::<u8>().is_ok()
    };
    let all = written::all(app).iter();
    all.filter(|text| text.split_whitespace().any(is_square))
        .cloned()
        .collect()
}

#[test]
fn nothing_of_the_first_set_up_is_seen_before_the_screen_is_lifted() {
    let mut app = two();
    come(&mut app, Hand::Keys);
    Hand::Keys.take(&mut app, place_id(0));
    Hand::Keys.take(&mut app, place_id(7));
    settle(&mut app, Hand::Keys);
    let hidden = |app: &mut App, when: &str| {
        assert_eq!(seen_of(app, 0), 0, "{when}");
        assert_eq!(taihou(app).flow.game().position().stage, Stage::Arrange);
        assert_eq!(moves(app), 10, "{when}");
    };
    hidden(&mut app, "at the word to the next");
    assert_eq!(squares(&app), Vec::<String>::new());
    assert_eq!(plan(&app), Plan::WALL, "the next begins anew");
    assert!(!taihou(&app).own.arrange.draft.can_undo());
    // Neither taking back nor a hint tells anything.
    for ask in [Act::Undo, Act::Redo, Act::Hint, Act::Skip] {
        let named = format!("{ask:?}");
        act(&mut app, ask);
        frames(&mut app, 4);
        hidden(&mut app, &named);
        assert!(taihou(&app).hint.is_none(), "{named}");
    }
    come(&mut app, Hand::Keys);
    hidden(&mut app, "while the second arranges");
    act(&mut app, Act::Undo);
    frames(&mut app, 2);
    hidden(&mut app, "with nothing of the own to take back");
    settle(&mut app, Hand::Keys);
    for _ in 0..20 {
        pass(&mut app, 100);
    }
    rest(&mut app);
    assert_eq!(moves(&app), 20);
    assert_eq!(taihou(&app).flow.game().position().stage, Stage::Move);
    assert_agrees(&mut app);
    assert_eq!([seen_of(&mut app, 0), seen_of(&mut app, 2)], [10, 10]);
    // What was laid out cannot be taken back.
    act(&mut app, Act::Undo);
    assert_eq!(moves(&app), 20);
}
