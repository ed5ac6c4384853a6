//! Every screen with keys alone, and what the mouse does: through the whole app, in a window nobody draws.

use crate::support::{self, frames, moves, pass, people, press, screen, whole, write};
use bevy::prelude::*;
use taula::app::{Paused, Screen};
use taula::input::focus::Focus;
use taula::seating::{Hand, Seating};
use taula::table::timeline::Speed;
use taula_rules::bots::Level;

fn paused(app: &App) -> bool {
    **app.world().resource::<State<Paused>>() == Paused::Yes
}

fn at_table() -> App {
    let mut app = whole(Speed::Instant);
    people(&mut app);
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Table);
    app
}

#[test]
fn from_the_title_into_a_game_and_back() {
    let mut app = whole(Speed::Instant);
    assert_eq!(screen(&app), Screen::Title);
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Setup);
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Title);
    press(&mut app, KeyCode::Escape);
    assert_eq!(
        screen(&app),
        Screen::Title,
        "at the title there is nowhere to go back to"
    );
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Table);
    press(&mut app, KeyCode::Escape);
    assert!(paused(&app));
    press(&mut app, KeyCode::Escape);
    assert!(!paused(&app));
}

#[test]
fn something_is_always_in_focus() {
    let mut app = whole(Speed::Instant);
    people(&mut app);
    let focus = |app: &App| app.world().resource::<Focus>().at();
    for key in [
        KeyCode::Enter,
        KeyCode::Tab,
        KeyCode::ArrowDown,
        KeyCode::Enter,
        KeyCode::Escape,
        KeyCode::Enter,
        KeyCode::Enter,
    ] {
        assert!(focus(&app).is_some());
        press(&mut app, key);
    }
    assert!(focus(&app).is_some());
}

#[test]
fn tab_goes_round_everything_and_shift_tab_back() {
    let mut app = whole(Speed::Instant);
    press(&mut app, KeyCode::Enter);
    let focus = |app: &App| app.world().resource::<Focus>().at();
    let first = focus(&app);
    let mut seen = vec![first];
    loop {
        press(&mut app, KeyCode::Tab);
        if focus(&app) == first {
            break;
        }
        assert!(
            !seen.contains(&focus(&app)),
            "Tab goes in a circle that leaves things out"
        );
        seen.push(focus(&app));
        assert!(seen.len() < 80);
    }
    // Back, four chairs of a name, three hands and four colours, three options with four choices, start.
    assert!(seen.len() > 30, "{}", seen.len());
}

#[test]
fn a_throw_is_played_by_enter_and_by_space() {
    for key in [KeyCode::Enter, KeyCode::Space] {
        let mut app = at_table();
        assert_eq!(moves(&app), 0);
        press(&mut app, key);
        assert_eq!(moves(&app), 1, "{key:?}");
    }
}

#[test]
fn a_tap_within_one_frame_is_a_tap() {
    let mut app = at_table();
    support::tap(&mut app, KeyCode::Enter);
    assert_eq!(moves(&app), 1);
    frames(&mut app, 3);
    support::tap(&mut app, KeyCode::Escape);
    assert!(paused(&app));
}

#[test]
fn taps_that_come_faster_than_frames_are_all_seen() {
    let mut app = whole(Speed::Instant);
    people(&mut app);
    // The end of one tap and the begin of the next in the same frame.
    support::keys(&mut app, &[(KeyCode::Enter, true)]);
    app.update();
    support::keys(&mut app, &[(KeyCode::Enter, false), (KeyCode::Enter, true)]);
    app.update();
    support::keys(&mut app, &[(KeyCode::Enter, false)]);
    frames(&mut app, 6);
    assert_eq!(screen(&app), Screen::Table);
}

#[test]
fn a_game_is_played_by_enter_alone() {
    let mut app = at_table();
    for _ in 0..60 {
        let before = moves(&app);
        press(&mut app, KeyCode::Enter);
        assert_eq!(moves(&app), before + 1);
    }
    let table = support::parchis(&app);
    assert!(table.agrees());
}

#[test]
fn a_decision_is_taken_back_by_u_and_a_throw_is_not() {
    let mut app = at_table();
    // Until a person has decided something.
    for _ in 0..200 {
        if support::parchis(&app).flow.can_undo() {
            break;
        }
        press(&mut app, KeyCode::Enter);
    }
    let before = moves(&app);
    press(&mut app, KeyCode::KeyU);
    assert_eq!(moves(&app), before - 1);
    press(&mut app, KeyCode::KeyU);
    assert_eq!(moves(&app), before - 1, "before it there was a throw");
}

#[test]
fn after_the_computer_players_enter_throws_again() {
    let mut app = whole(Speed::Instant);
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    let waits = |app: &App| support::parchis(app).flow.waits_for_person();
    for _ in 0..12 {
        for _ in 0..400 {
            if waits(&app) {
                break;
            }
            // Keys while it is not one's turn work nothing.
            press(&mut app, KeyCode::Enter);
            pass(&mut app, 450);
        }
        assert!(waits(&app) && !paused(&app));
        frames(&mut app, 2);
        let before = moves(&app);
        press(&mut app, KeyCode::Enter);
        assert!(moves(&app) > before);
    }
}

#[test]
fn nothing_is_played_while_the_menu_is_open() {
    let mut app = at_table();
    press(&mut app, KeyCode::Escape);
    assert!(paused(&app));
    press(&mut app, KeyCode::Enter);
    assert!(!paused(&app), "Continue has the focus");
    assert_eq!(moves(&app), 0);
}

#[test]
fn the_game_left_waits_at_the_title() {
    let mut app = at_table();
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Escape);
    // The last row of the menu leaves the game.
    for _ in 0..4 {
        press(&mut app, KeyCode::ArrowDown);
    }
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Title);
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(moves(&app), 1);
    assert!(!paused(&app));
}

#[test]
fn a_name_is_written_with_keys_alone() {
    let mut app = whole(Speed::Instant);
    press(&mut app, KeyCode::Enter);
    // The start has the focus; back and the chair at the upper left come round after it.
    press(&mut app, KeyCode::Tab);
    press(&mut app, KeyCode::Tab);
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    for _ in 0..12 {
        press(&mut app, KeyCode::Backspace);
    }
    for letter in "Itziar".chars() {
        write(&mut app, letter);
    }
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    assert_eq!(screen(&app), Screen::Setup);
    let names: Vec<String> = app
        .world()
        .resource::<Seating>()
        .players()
        .map(|(_, player)| player.name.clone())
        .collect();
    assert!(names.contains(&"Itziar".to_owned()), "{names:?}");
}

#[test]
fn computer_players_play_by_themselves_and_wait_for_people() {
    let mut app = whole(Speed::Instant);
    for chair in app
        .world_mut()
        .resource_mut::<Seating>()
        .chairs
        .iter_mut()
        .flatten()
    {
        chair.hand = Hand::Computer(taula_rules::bots::Level::Easy);
    }
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(moves(&app), 0);
    pass(&mut app, 300);
    assert_eq!(moves(&app), 0, "a computer player takes at least 0.4 s");
    pass(&mut app, 150);
    assert_eq!(moves(&app), 1);
    // The thinking is done aside: a decision may take a frame more.
    for _ in 0..2_000 {
        if screen(&app) == Screen::Result {
            break;
        }
        pass(&mut app, 500);
        std::thread::yield_now();
    }
    assert!(moves(&app) > 100);
}

#[test]
fn the_level_of_a_computer_player_is_chosen_with_keys_alone() {
    let mut app = whole(Speed::Instant);
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Setup);
    let hand = |app: &App| {
        app.world().resource::<Seating>().chairs[1]
            .clone()
            .unwrap()
            .hand
    };
    assert_eq!(hand(&app), Hand::Computer(Level::Easy));
    let field = bevy_egui::egui::Id::new(("level", 1_usize));
    app.world_mut().resource_mut::<Focus>().set(field);
    frames(&mut app, 1);
    press(&mut app, KeyCode::ArrowRight);
    assert_eq!(hand(&app), Hand::Computer(Level::Medium));
    press(&mut app, KeyCode::ArrowLeft);
    press(&mut app, KeyCode::ArrowLeft);
    press(&mut app, KeyCode::ArrowLeft);
    assert_eq!(
        hand(&app),
        Hand::Computer(Level::Beginner),
        "there is nothing before the first"
    );
    for _ in 0..4 {
        press(&mut app, KeyCode::Enter);
    }
    assert_eq!(hand(&app), Hand::Computer(Level::Expert));
    press(&mut app, KeyCode::Enter);
    assert_eq!(
        hand(&app),
        Hand::Computer(Level::Beginner),
        "confirming goes round"
    );
}

#[test]
fn while_confirm_is_held_down_everything_goes_fast() {
    let thrown = |held: bool| {
        let mut app = whole(Speed::Normal);
        people(&mut app);
        press(&mut app, KeyCode::Enter);
        press(&mut app, KeyCode::Enter);
        assert_eq!(screen(&app), Screen::Table);
        support::keys(&mut app, &[(KeyCode::Enter, true)]);
        frames(&mut app, 2);
        assert_eq!(moves(&app), 1);
        if !held {
            support::keys(&mut app, &[(KeyCode::Enter, false)]);
            frames(&mut app, 2);
        }
        // A die tumbles and rests for most of a second.
        pass(&mut app, 300);
        frames(&mut app, 2);
        support::at_rest(&app)
    };
    assert!(!thrown(false));
    assert!(thrown(true));
}
