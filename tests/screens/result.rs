//! The end of a game: the podium, its story, its figures, and what comes after it.

use std::sync::OnceLock;

use crate::support::played::Played;
use crate::support::pointer::click;
use crate::support::{self, frames, go, moves, pass, people, persons, press, screen, whole};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::Id;
use taula::app::{Boards, Screen};
use taula::games::parchis::tales::in_words;
use taula::games::thaayam::ThaayamView;
use taula::input::focus::Focus;
use taula::locale::{Language, Words};
use taula::memory::Chosen;
use taula::screens::Ask;
use taula::screens::result::Ending;
use taula::table::timeline::Speed;
use taula::table::{AtTable, Table};
use taula_rules::games::parchis::{Parchis, Sentence, Story, Tale};
use taula_rules::{Match, Rules, Seat};

#[derive(Resource, Default)]
struct Asked(Vec<Ask>);

/// How many asked for another frame in the last.
#[derive(Resource, Default)]
struct Redraws(usize);

fn ended() -> Match<Parchis> {
    static GAME: OnceLock<Match<Parchis>> = OnceLock::new();
    let game = || support::sample(None);
    GAME.get_or_init(game).clone()
}

/// The result of a finished game of Parchís.
fn at_result(speed: Speed) -> App {
    result_of(ended(), speed)
}

/// A finished game's result.
fn result_of<R: Played>(game: Match<R>, speed: Speed) -> App {
    let mut app = whole(speed);
    people(&mut app);
    app.init_resource::<Asked>().add_systems(
        Last,
        |mut asks: MessageReader<Ask>, mut asked: ResMut<Asked>| {
            asked.0.extend(asks.read().cloned());
        },
    );
    let people = persons(game.rules());
    let board = app.world().resource::<Boards>().of().unwrap();
    let table = Table::<R::View>::new(game, people, board);
    app.insert_resource(AtTable::from(table));
    go(&mut app, Screen::Result);
    frames(&mut app, 4);
    app
}

fn asked(app: &App) -> &[Ask] {
    &app.world().resource::<Asked>().0
}

fn focus(app: &App) -> Option<Id> {
    app.world().resource::<Focus>().at()
}

fn tab_to(app: &mut App, id: Id) {
    for _ in 0..20 {
        if focus(app) == Some(id) {
            return;
        }
        press(app, KeyCode::Tab);
    }
    panic!("the focus never came there");
}

#[test]
fn the_story_is_the_games_own_and_each_sentence_leads_to_its_move() {
    let story = Story::of(&ended()).unwrap();
    for (number, sentence) in story.sentences.iter().enumerate() {
        let mut app = at_result(Speed::Instant);
        assert_eq!(support::parchis(&app).story, Some(story));
        tab_to(&mut app, Id::new(("tale", number)));
        press(&mut app, KeyCode::Enter);
        assert_eq!(asked(&app), [Ask::Watch(None, sentence.at + 1)]);
        assert_eq!(screen(&app), Screen::Replay);
    }
}

#[test]
fn the_story_of_a_game_of_thaayam_leads_to_its_moves_too() {
    let ended = support::sample_of::<ThaayamView>(None);
    let app = result_of(ended.clone(), Speed::Instant);
    let words = Words::new(Language::English);
    let table = app.world().resource::<AtTable>();
    let tales = table.tales(&words);
    assert!(!tales.is_empty());
    assert!(table.turns() > 10);
    for (number, (at, seat, said)) in tales.iter().enumerate() {
        assert!(*at < ended.moves().len(), "{said}");
        assert!(ended.rules().players().contains(seat), "{said}");
        let mut app = result_of(ended.clone(), Speed::Instant);
        tab_to(&mut app, Id::new(("tale", number)));
        press(&mut app, KeyCode::Enter);
        assert_eq!(asked(&app), [Ask::Watch(None, at + 1)]);
        assert_eq!(screen(&app), Screen::Replay);
    }
}

#[test]
fn every_tale_is_a_sentence_in_every_language() {
    let app = at_result(Speed::Instant);
    let table = support::parchis(&app);
    let (seat, leader) = (Seat(0), Seat(1));
    let (first, second) = (seat, leader);
    let mut tales = vec![
        Tale::Comeback {
            seat,
            leader,
            squares: 60,
        },
        Tale::Led {
            seat,
            moves: 50,
            of: 90,
            from: 3,
            to: 40,
        },
        Tale::TurningPoint {
            captor: seat,
            victim: leader,
            square: 21,
            squares: 1,
            led: true,
        },
        Tale::MostCaptures {
            seat,
            captures: 7,
            next: 5,
        },
        Tale::ThreeSixes { seat, squares: 30 },
        Tale::BestTurn { seat, squares: 41 },
        Tale::Margin {
            first,
            second,
            squares: 50,
        },
    ];
    for n in [0, 1, 5] {
        tales.push(Tale::LeadChanges { times: n });
    }
    for n in [1, 5] {
        tales.push(Tale::LongestFlight { seat, turns: n });
        tales.push(Tale::ClosestRace {
            first,
            second,
            squares: n as u16,
        });
        tales.push(Tale::Ahead {
            first,
            second,
            turns: n,
        });
    }
    for language in Language::ALL {
        let words = Words::new(language);
        let mut all = Vec::new();
        for &tale in &tales {
            let said = in_words(table, &Sentence { at: 218, tale }, &words);
            assert!(
                said.ends_with('.') && !said.contains(['{', '$']) && !said.contains("tale-"),
                "{language:?}: {said}"
            );
            assert!(!all.contains(&said), "{language:?}: {said} twice");
            all.push(said);
        }
        // Moves are counted as people count.
        assert!(all[1].contains('4') && all[1].contains("41"), "{}", all[1]);
        assert!(all[2].contains("219"), "{}", all[2]);
    }
}

#[test]
fn with_keys_alone_a_rematch_is_played_by_the_same() {
    let mut app = at_result(Speed::Instant);
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(moves(&app), 0);
    let table = support::parchis(&app);
    assert_eq!(table.flow.players().len(), 4);
    assert_eq!(table.tally.moves(), 0);
    assert_eq!(table.log.lines(), []);
}

#[test]
fn with_keys_alone_it_is_gone_over_again_and_left() {
    let mut app = at_result(Speed::Instant);
    press(&mut app, KeyCode::ArrowRight);
    press(&mut app, KeyCode::Enter);
    assert_eq!(asked(&app), [Ask::Watch(None, 0)]);
    assert_eq!(screen(&app), Screen::Replay);
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Result, "back to where it was opened");
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Title);
}

#[test]
fn with_the_mouse_alone() {
    for (x, screen) in [
        (880.0, Screen::Replay),
        (1046.0, Screen::Setup),
        (1198.0, Screen::Title),
        (640.0, Screen::Table),
    ] {
        let mut app = at_result(Speed::Instant);
        click(&mut app, x, 668.0);
        assert_eq!(self::screen(&app), screen, "at {x}");
    }
}

#[test]
fn where_text_is_large_the_figures_lie_behind_a_button() {
    let mut app = at_result(Speed::Instant);
    app.world_mut().resource_mut::<Chosen>().text = 200;
    frames(&mut app, 4);
    assert!(!app.world().resource::<Ending>().figures);
    tab_to(&mut app, Id::new(("told", 1_usize)));
    press(&mut app, KeyCode::Enter);
    assert!(app.world().resource::<Ending>().figures);
}

#[test]
fn it_comes_to_rest() {
    for (speed, steps) in [(Speed::Instant, 0), (Speed::Normal, 20)] {
        let mut app = at_result(speed);
        app.init_resource::<Redraws>().add_systems(
            Last,
            |mut asked: MessageReader<RequestRedraw>, mut redraws: ResMut<Redraws>| {
                redraws.0 = asked.read().count();
            },
        );
        let redraws = |app: &App| app.world().resource::<Redraws>().0;
        if speed == Speed::Normal {
            pass(&mut app, 300);
            assert!(redraws(&app) > 0, "it moves");
        }
        for _ in 0..steps {
            pass(&mut app, 200);
        }
        frames(&mut app, 6);
        assert_eq!(redraws(&app), 0, "{speed:?}: at rest nothing is drawn");
    }
}
