//! How a game of Tebas goes on: who starts is drawn, people and computer players take turns, decisions are taken
//! back and played again over the answers to them, and the game ends won or drawn.

use bevy::prelude::*;
use serde_json::json;
use taula::app::Screen;
use taula::locale::{Language, Words};
use taula::seating::Hand;
use taula::store::Speed;
use taula::table::{Act, AtTable, View};
use taula_rules::bots::Level;
use taula_rules::games::tebas::{Options, Tebas};
use taula_rules::{Match, Seat};

use crate::board::at;
use crate::support::tebas::{Setup, play, played, stands};
use crate::support::whole::{is_over, settle};
use crate::support::{self, act, frames, game, moves, pass, persons, screen, table, written};

/// A game with computer players on these seats.
fn against(game: Match<Tebas>, computers: &[usize], speed: Speed) -> App {
    let mut players = persons(game.rules());
    for &seat in computers {
        players[seat].1.hand = Hand::Computer(Level::Easy);
    }
    table(game, players, speed)
}

/// Longer than a computer player waits; no frame is taken to be longer than a quarter second.
fn moment(app: &mut App) {
    pass(app, 225);
    pass(app, 225);
}

/// Waits until so many moves have been played.
#[track_caller]
fn until(app: &mut App, count: usize) {
    for _ in 0..20_000 {
        if moves(app) >= count {
            return;
        }
        moment(app);
        std::thread::yield_now();
    }
    panic!("{} moves were played, not {count}", moves(app));
}

fn says(app: &mut App, text: &str) {
    act(app, Act::Play(text.to_owned()));
    assert_eq!(played(app).last().unwrap(), text);
}

fn player(app: &App) -> Seat {
    support::tebas(app).flow.game().position().player
}

#[test]
fn who_starts_is_drawn_and_either_can() {
    let mut starts = [false; 2];
    for seed in 0..8 {
        let mut app = against(game(Options::default(), seed).0, &[], Speed::Normal);
        assert!(support::tebas(&app).flow.game().turn().is_chance());
        act(&mut app, Act::Throw);
        let starter = player(&app);
        assert_eq!(played(&app), [format!("roll {starter}")]);
        // It is said whom it fell to.
        let words = Words::new(Language::English);
        let said = taula::games::tebas::TebasView::moment(support::tebas(&app), &words);
        let name = ["Ane", "Mikel"][starter.index()];
        assert!(said.heading.contains(name), "{said:?}");
        assert!(!support::tebas(&app).flow.can_undo());
        settle(&mut app);
        starts[starter.index()] = true;
    }
    assert_eq!(starts, [true, true]);
}

#[test]
fn both_at_one_table_take_turns() {
    let mut app = against(game(Options::default(), 1).0, &[], Speed::Instant);
    play(&mut app, "roll 1");
    assert_eq!(player(&app), Seat(1));
    says(&mut app, "b1-c3");
    assert_eq!(player(&app), Seat(0));
    says(&mut app, "a1-b3");
    assert_eq!(player(&app), Seat(1));
    assert_eq!(support::tebas(&app).flow.by_person(), [false, true, true]);
    // Each takes back what was decided last, one by one, but never who starts.
    for left in [2, 1, 1] {
        act(&mut app, Act::Undo);
        assert_eq!(moves(&app), left);
    }
}

#[test]
fn a_computer_player_plays_on_either_seat() {
    for seat in [0, 1] {
        let mut app = against(game(Options::default(), 1).0, &[seat], Speed::Instant);
        play(&mut app, &format!("roll {seat}"));
        until(&mut app, 2);
        assert_eq!(player(&app), Seat(1 - seat as u8));
        moment(&mut app);
        moment(&mut app);
        assert_eq!(moves(&app), 2, "the person is waited for");
        let mv = support::tebas(&app).flow.game().legal_moves()[0];
        says(&mut app, &mv.to_string());
        until(&mut app, 4);
        assert_eq!(
            support::tebas(&app).flow.by_person(),
            [false, false, true, false]
        );
    }
}

#[test]
fn two_computer_players_play_a_game_to_its_end() {
    let options = Options {
        quiet_limit: 4,
        ..Options::default()
    };
    let mut app = against(game(options, 1).0, &[0, 1], Speed::Instant);
    for _ in 0..20_000 {
        if is_over(&app) {
            break;
        }
        moment(&mut app);
        std::thread::yield_now();
    }
    assert!(is_over(&app));
    assert!(moves(&app) > 4);
}

#[test]
fn a_decision_is_taken_back_with_the_answer_to_it_and_both_are_played_again() {
    for speed in [Speed::Instant, Speed::Normal] {
        let mut app = against(game(Options::default(), 2).0, &[1], speed);
        play(&mut app, "roll 0");
        settle(&mut app);
        says(&mut app, "a1-b3");
        until(&mut app, 3);
        settle(&mut app);
        let mv = support::tebas(&app).flow.game().legal_moves()[0].to_string();
        says(&mut app, &mv);
        until(&mut app, 5);
        settle(&mut app);
        let all = played(&app);
        for left in [3, 1] {
            act(&mut app, Act::Undo);
            assert_eq!(played(&app), all[..left]);
            settle(&mut app);
        }
        // Who does not play anything waits for nothing.
        moment(&mut app);
        assert_eq!(moves(&app), 1);
        for done in [3, 5] {
            act(&mut app, Act::Redo);
            assert_eq!(played(&app), all[..done - 1]);
            until(&mut app, done);
            assert_eq!(played(&app), all[..done], "the same is answered");
            settle(&mut app);
        }
        let by_person = support::tebas(&app).flow.by_person().to_vec();
        assert_eq!(by_person, [false, true, false, true, false]);
    }
}

#[test]
fn another_decision_gets_another_answer() {
    let mut app = against(game(Options::default(), 2).0, &[1], Speed::Instant);
    play(&mut app, "roll 0");
    says(&mut app, "a1-b3");
    until(&mut app, 3);
    act(&mut app, Act::Undo);
    says(&mut app, "c1-d3");
    assert!(!support::tebas(&app).flow.can_redo());
    until(&mut app, 3);
    assert_eq!(player(&app), Seat(0));
}

#[test]
fn an_answer_that_is_thought_about_is_dropped_with_the_question() {
    let mut app = against(game(Options::default(), 2).0, &[1], Speed::Instant);
    play(&mut app, "roll 0");
    says(&mut app, "a1-b3");
    pass(&mut app, 100);
    act(&mut app, Act::Undo);
    assert_eq!(moves(&app), 1);
    for _ in 0..10 {
        moment(&mut app);
    }
    assert_eq!(moves(&app), 1);
}

/// Each has two pieces that nothing threatens.
fn quiet() -> Setup {
    stands(&[("b2", "I1"), ("b3", "I1"), ("j2", "L1"), ("j3", "L1")])
}

/// What the result says of a game that these moves end.
#[track_caller]
fn ended(setup: &Setup, texts: &[&str]) -> App {
    let mut app = at(setup);
    for (n, text) in texts.iter().enumerate() {
        assert_eq!(screen(&app), Screen::Table, "before {text}, {n}");
        play(&mut app, text);
        frames(&mut app, 3);
    }
    for _ in 0..8 {
        pass(&mut app, 200);
    }
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Result);
    app
}

/// What is carved over the result: it is no text.
fn outcome(app: &App) -> String {
    let table = app.world().resource::<AtTable>();
    taula::screens::result::outcome(&*table.0, &Words::new(Language::English))
}

/// The places that stand on the podium, the better first.
fn places(app: &App) -> Vec<&str> {
    let stands = |place: &str| written::all(app).iter().any(|text| text == place);
    let both = written::all(app).iter().filter(|text| *text == "1").count();
    if stands("2") {
        vec!["1", "2"]
    } else {
        vec!["1"; both.min(4) / 2]
    }
}

#[test]
fn a_position_that_comes_up_for_the_third_time_is_a_draw() {
    let round = ["b2@2", "j2@2", "b2@1", "j2@1"];
    let texts = [round, round].concat();
    let app = ended(&quiet(), &texts);
    assert_eq!(outcome(&app), "Draw");
    assert!(
        written::stands(&app, "third time"),
        "{:?}",
        written::all(&app)
    );
    assert_eq!(places(&app), ["1", "1"]);
    // By the rules that do not know of it the game goes on.
    let mut app = at(&quiet().with("repetition", json!(false)));
    for text in texts {
        play(&mut app, text);
        frames(&mut app, 2);
    }
    assert_eq!(screen(&app), Screen::Table);
}

#[test]
fn too_many_quiet_turns_are_a_draw() {
    let setup = quiet().with("quiet_limit", json!(2)).quiet(2);
    let app = ended(&setup, &["b2@2", "j2@2"]);
    assert_eq!(outcome(&app), "Draw");
    assert!(
        written::stands(&app, "Nothing was covered or removed for too long"),
        "{:?}",
        written::all(&app)
    );
}

#[test]
fn who_covers_the_last_free_piece_wins() {
    let last = stands(&[("c1", "I3"), ("h2", "I1"), ("h3", "I1"), ("d3", "L1")]);
    let app = ended(&last, &["c1-d3"]);
    assert_eq!(outcome(&app), "Winner: Ane");
    assert_eq!(places(&app), ["1", "2"]);
    let last = stands(&[("c1", "L3"), ("h2", "L1"), ("h3", "L1"), ("d3", "I1")]).lapis();
    let app = ended(&last, &["c1-d3"]);
    assert_eq!(outcome(&app), "Winner: Mikel");
}

#[test]
fn what_would_end_the_game_is_said_before_it_is_done() {
    use crate::support::hand::Hand;
    use crate::support::tebas::circle;
    use taula::games::tebas::panel::{disc_id, end_id};

    let last = stands(&[("c1", "I3"), ("h2", "I1"), ("h3", "I1"), ("d3", "L1")]);
    let mut app = at(&last);
    Hand::Keys.take(&mut app, disc_id(circle("c1")));
    Hand::Keys.seek(&mut app, end_id(circle("d3")));
    frames(&mut app, 2);
    let said = "Your opponent has no free piece left: you win!";
    assert!(written::stands(&app, said), "{:?}", written::all(&app));

    let mut app = at(&quiet().with("quiet_limit", json!(2)).quiet(3));
    Hand::Keys.seek(&mut app, disc_id(circle("b2")));
    support::press(&mut app, KeyCode::KeyR);
    let said = "Too many turns with no piece covered or removed: a draw.";
    assert!(written::stands(&app, said), "{:?}", written::all(&app));

    let mut app = at(&quiet());
    let round = ["b2@2", "j2@2", "b2@1", "j2@1"];
    for text in [round, round].concat().iter().take(7) {
        play(&mut app, text);
        frames(&mut app, 2);
    }
    Hand::Keys.seek(&mut app, disc_id(circle("j2")));
    support::press(&mut app, KeyCode::KeyR);
    let said = "The position comes up for the third time: a draw.";
    assert!(written::stands(&app, said), "{:?}", written::all(&app));
}
