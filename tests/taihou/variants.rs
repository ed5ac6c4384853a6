//! One family of rules, several games to choose: on the title, at the set-up, by name wherever one is told.

use bevy::prelude::*;
use bevy_egui::egui::Id;
use serde_json::json;
use taula::app::Screen;
use taula::games;
use taula::input::focus::Focus;
use taula::locale::{Language, Words};
use taula::screens::Ask;
use taula::seating::Seating;
use taula::store::Speed;
use taula::table::AtTable;

use crate::support::hand::Hand;
use crate::support::{frames, go, people, press, screen, whole, written};

#[test]
fn each_game_has_a_card_on_the_title_and_a_set_up_of_its_own() {
    let mut app = whole(Speed::Instant);
    written::read(&mut app);
    for name in ["lotus", "taihou", "flight"] {
        go(&mut app, Screen::Title);
        frames(&mut app, 4);
        Hand::Mouse.hit(&mut app, Id::new(name));
        frames(&mut app, 4);
        assert_eq!(screen(&app), Screen::Setup, "{name}");
        let seating = app.world().resource::<Seating>();
        assert_eq!(seating.game, "taihou");
        let game = games::game("taihou").unwrap();
        assert_eq!(game.variant(&seating.rules()).name, name);
        // What makes it this game is not asked; what the Flight is laid over is.
        assert!(!written::stands(&app, "The lake"), "{name}");
        assert_eq!(written::stands(&app, "Laid over"), name == "flight");
    }
}

#[test]
fn the_flight_asks_over_which_game_it_is_played_and_says_so() {
    let mut app = whole(Speed::Instant);
    app.world_mut().write_message(Ask::SetUp("flight"));
    frames(&mut app, 4);
    for (part, over) in [(1_usize, "Taï-hou"), (0, "Buddha's Lotus")] {
        Hand::Mouse.hit(&mut app, Id::new(("flight-over", part)));
        frames(&mut app, 2);
        people(&mut app);
        app.world_mut().write_message(Ask::Start);
        frames(&mut app, 4);
        let table = app.world().resource::<AtTable>();
        assert_eq!(table.options()["lake"], part == 1);
        assert_eq!(table.options()["flight"], true);
        let called = table.called(&Words::new(Language::English));
        assert_eq!(called, format!("Buddha's Flight · {over}"));
        app.world_mut().write_message(Ask::SetUp("flight"));
        frames(&mut app, 4);
    }
}

#[test]
fn who_sits_where_is_remembered_for_all_games_of_a_family() {
    let mut app = whole(Speed::Instant);
    app.world_mut().write_message(Ask::SetUp("lotus"));
    frames(&mut app, 4);
    app.world_mut()
        .resource_mut::<Seating>()
        .set_name(0, "Miren");
    app.world_mut().write_message(Ask::SetUp("taihou"));
    frames(&mut app, 4);
    let seating = app.world().resource::<Seating>();
    assert_eq!(seating.chairs[0].as_ref().unwrap().name, "Miren");
    assert_eq!(seating.rules()["lake"], true);
}

#[test]
fn the_first_card_is_in_focus_and_keys_come_to_every_other() {
    let mut app = whole(Speed::Instant);
    assert_eq!(
        app.world().resource::<Focus>().at(),
        Some(Id::new("parchis"))
    );
    for (_, variant) in games::all() {
        Hand::Keys.seek(&mut app, Id::new(variant.name));
    }
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Setup);
}

#[test]
fn a_game_is_named_by_its_options_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        let named = |lake: bool, flight: bool| {
            games::name_of("taihou", &json!({"lake": lake, "flight": flight}), &words)
        };
        assert_eq!(named(false, false), words.say("lotus"));
        assert_eq!(named(true, false), words.say("taihou"));
        for (lake, over) in [(false, "lotus"), (true, "taihou")] {
            let (flight, over) = (words.say("flight"), words.say(over));
            assert_eq!(named(lake, true), format!("{flight} · {over}"));
        }
        // Of what is left out the default holds; another family has one name.
        assert_eq!(
            games::name_of("taihou", &json!({}), &words),
            words.say("lotus")
        );
        assert_eq!(
            games::name_of("tebas", &json!({}), &words),
            words.say("tebas")
        );
    }
}
