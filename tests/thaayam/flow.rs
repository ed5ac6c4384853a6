//! What goes without saying at Thaayam's table is played by itself: after a moment, and taken back and played
//! again with the decision that it followed from.

use crate::support::thaayam::{Setup, play, played, two};
use crate::support::whole::{is_over, settle};
use crate::support::{
    self, act, frames, moves, pass, persons, press, rest, sit_down, table, whole,
};
use bevy::prelude::*;
use taula::app::Paused;
use taula::seating::Hand;
use taula::store::Speed;
use taula::table::Act;
use taula_rules::bots::Level;

fn seated(setup: Setup, speed: Speed) -> App {
    let game = setup.game(5);
    let people = persons(game.rules());
    table(game, people, speed)
}

fn says(app: &mut App, text: &str) {
    act(app, Act::Play(text.to_owned()));
    assert_eq!(played(app).last().unwrap(), text);
}

fn by_person(app: &App) -> &[bool] {
    support::thaayam(app).flow.by_person()
}

/// Long enough for one thing that goes without saying; no frame is taken to be longer than a quarter second.
fn moment(app: &mut App) {
    pass(app, 225);
    pass(app, 225);
}

#[test]
fn it_waits_a_moment_and_then_goes_quickly() {
    let mut app = seated(two().late(0, &[], 4).plays(0, &[1, 1, 1, 2]), Speed::Normal);
    pass(&mut app, 200);
    assert_eq!(moves(&app), 0, "it can be seen first");
    let mut time = 200;
    while moves(&app) < 3 {
        pass(&mut app, 50);
        time += 50;
        assert!(time < 4_000, "three pieces are borne off in a moment each");
    }
    rest(&mut app);
    // The 2 has lapsed, and the other seat throws: that is nothing that goes without saying.
    assert_eq!(played(&app), ["out", "out", "out"]);
    for _ in 0..20 {
        moment(&mut app);
    }
    assert_eq!(moves(&app), 3);
    assert_eq!(by_person(&app), [false, false, false]);
    let flow = &support::thaayam(&app).flow;
    assert!(!flow.can_undo(), "nobody has decided anything");
    settle(&mut app);
}

#[test]
fn the_first_piece_enters_by_itself_and_what_comes_then_is_chosen() {
    let mut app = seated(two(), Speed::Instant);
    play(&mut app, "roll 1");
    moment(&mut app);
    assert_eq!(moves(&app), 1, "a throw never goes without saying");
    play(&mut app, "roll 2");
    moment(&mut app);
    assert_eq!(played(&app), ["roll 1", "roll 2", "enter"]);
    // The 2 moves the piece that has entered: that is asked for, though nothing else can be done.
    moment(&mut app);
    moment(&mut app);
    assert_eq!(moves(&app), 3);
    assert!(!support::thaayam(&app).flow.can_undo());
    says(&mut app, "2@0");
    act(&mut app, Act::Undo);
    assert_eq!(moves(&app), 3, "only the decision is taken back");
    act(&mut app, Act::Undo);
    assert_eq!(moves(&app), 3);
    settle(&mut app);
}

#[test]
fn where_there_is_a_choice_nothing_goes_without_saying() {
    for setup in [
        two().pieces(0, &[5], &[]).plays(0, &[1]),
        two().pieces(0, &[5], &[]).plays(0, &[4]),
        two().late(0, &[23], 3).plays(0, &[1]),
        two().pieces(0, &[8, 8], &[]).plays(0, &[1, 2]),
    ] {
        let mut app = seated(setup, Speed::Instant);
        for _ in 0..10 {
            moment(&mut app);
        }
        assert_eq!(moves(&app), 0);
    }
}

#[test]
fn it_is_taken_back_and_played_again_with_the_decision_before_it() {
    let mut app = seated(two().late(0, &[23], 3).plays(0, &[1, 1, 1]), Speed::Instant);
    says(&mut app, "1@23");
    moment(&mut app);
    moment(&mut app);
    let all = ["1@23", "out", "out"];
    assert_eq!(played(&app), all);
    assert_eq!(by_person(&app), [true, false, false]);
    act(&mut app, Act::Undo);
    assert_eq!(moves(&app), 0);
    settle(&mut app);
    act(&mut app, Act::Redo);
    assert_eq!(played(&app), all[..1]);
    moment(&mut app);
    moment(&mut app);
    assert_eq!(played(&app), all, "what follows from it follows again");
    assert_eq!(by_person(&app), [true, false, false]);
    assert!(!support::thaayam(&app).flow.can_redo());
    act(&mut app, Act::Undo);
    assert_eq!(moves(&app), 0, "as often as somebody likes");
}

/// Two decisions, and two things that go without saying after the second.
fn two_decisions() -> (App, [&'static str; 4]) {
    let setup = two().late(0, &[20, 23], 2).plays(0, &[1, 1, 1, 4]);
    let mut app = seated(setup, Speed::Instant);
    says(&mut app, "4@20");
    says(&mut app, "1@23");
    moment(&mut app);
    moment(&mut app);
    let all = ["4@20", "1@23", "out", "out"];
    assert_eq!(played(&app), all);
    (app, all)
}

#[test]
fn decisions_are_taken_back_one_by_one() {
    let (mut app, all) = two_decisions();
    for left in [1, 0] {
        act(&mut app, Act::Undo);
        assert_eq!(moves(&app), left);
        settle(&mut app);
    }
    for done in [1, 2] {
        act(&mut app, Act::Redo);
        assert_eq!(played(&app), all[..done]);
    }
    moment(&mut app);
    moment(&mut app);
    assert_eq!(played(&app), all);
    assert_eq!(by_person(&app), [true, true, false, false]);
    settle(&mut app);
}

#[test]
fn who_plays_again_faster_than_it_follows_changes_nothing_by_that() {
    let (mut app, all) = two_decisions();
    act(&mut app, Act::Undo);
    for _ in 0..3 {
        act(&mut app, Act::Redo);
    }
    assert_eq!(played(&app), all);
    assert_eq!(by_person(&app), [true, true, false, false]);
    act(&mut app, Act::Undo);
    assert_eq!(
        moves(&app),
        1,
        "the decision goes with what followed from it"
    );
    moment(&mut app);
    moment(&mut app);
    assert_eq!(moves(&app), 1);
}

#[test]
fn another_decision_forgets_what_was_taken_back() {
    let (mut app, _) = two_decisions();
    act(&mut app, Act::Undo);
    act(&mut app, Act::Undo);
    says(&mut app, "1@20");
    assert!(!support::thaayam(&app).flow.can_redo());
    assert_eq!(by_person(&app), [true]);
    act(&mut app, Act::Undo);
    assert_eq!(moves(&app), 0);
    settle(&mut app);
}

#[test]
fn who_is_faster_than_the_moment_can_take_both_back() {
    let mut app = seated(two().late(0, &[23], 3).plays(0, &[1, 1]), Speed::Instant);
    says(&mut app, "1@23");
    says(&mut app, "out");
    assert_eq!(by_person(&app), [true, true]);
    act(&mut app, Act::Undo);
    assert_eq!(moves(&app), 1);
    moment(&mut app);
    assert_eq!(moves(&app), 2, "it goes without saying again");
    act(&mut app, Act::Undo);
    assert_eq!(moves(&app), 0);
}

#[test]
fn the_end_of_a_game_comes_by_itself() {
    let mut app = seated(two().late(0, &[], 2).plays(0, &[1, 1]), Speed::Instant);
    moment(&mut app);
    assert!(!is_over(&app));
    moment(&mut app);
    assert!(is_over(&app));
    assert_eq!(played(&app), ["out", "out"]);
}

#[test]
fn while_the_game_is_held_nothing_is_played() {
    let mut app = whole(Speed::Instant);
    let game = two().late(0, &[], 3).plays(0, &[1, 1]).game(5);
    let people = persons(game.rules());
    sit_down(&mut app, game, people);
    frames(&mut app, 3);
    press(&mut app, KeyCode::Escape);
    let paused = |app: &App| *app.world().resource::<State<Paused>>().get() == Paused::Yes;
    assert!(paused(&app));
    for _ in 0..5 {
        moment(&mut app);
    }
    assert_eq!(moves(&app), 0);
    press(&mut app, KeyCode::Escape);
    assert!(!paused(&app));
    moment(&mut app);
    assert_eq!(moves(&app), 1);
}

#[test]
fn a_computer_player_decides_even_where_there_is_nothing_to_decide() {
    let game = two().late(0, &[], 3).plays(0, &[1, 2]).game(5);
    let mut people = persons(game.rules());
    people[0].1.hand = Hand::Computer(Level::Easy);
    let mut app = table(game, people, Speed::Instant);
    for _ in 0..2_000 {
        if moves(&app) > 0 {
            break;
        }
        moment(&mut app);
        std::thread::yield_now();
    }
    assert_eq!(played(&app)[0], "out");
    assert!(!by_person(&app)[0]);
    assert!(!support::thaayam(&app).flow.can_undo());
}
