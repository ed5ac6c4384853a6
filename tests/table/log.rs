//! The game told as it goes, and the throws beside what is expected.

use crate::support::played::{Chosen, Played};
use crate::support::whole::Lots;
use crate::support::{self, act, frames, game, pass, people, press, rest, screen, table, whole};
use bevy::prelude::*;
use bevy_egui::egui::Id;
use taula::app::{Paused, Screen};
use taula::games::parchis::ParchisTable;
use taula::games::parchis::log::{Fact, sentence};
use taula::input::focus::Focus;
use taula::locale::{Language, Words};
use taula::screens::Ask;
use taula::table::log::{Line, Log};
use taula::table::papers::Paper;
use taula::table::timeline::Speed;
use taula::table::{Act, View};
use taula_rules::games::parchis::{Options, Parchis};
use taula_rules::games::thaayam::{self, Thaayam, TwinReturn};
use taula_rules::{Rules, Seat};

fn of(app: &App) -> &ParchisTable {
    support::parchis(app)
}

/// Does the last thing that can be done.
fn step(app: &mut App) -> bool {
    step_of::<Parchis>(app, |moves| *moves.last().unwrap())
}

fn step_of<R: Played>(app: &mut App, choose: impl FnOnce(&[R::Move]) -> R::Move) -> bool {
    let table = support::of::<R::View>(app);
    let game = table.flow.game();
    if game.turn().is_over() {
        return false;
    }
    let next = if game.turn().is_chance() {
        Act::Throw
    } else {
        table.playing(choose(&game.legal_moves()))
    };
    act(app, next);
    true
}

#[test]
fn every_fact_is_one_sentence_in_every_language() {
    let (game, players) = game(Options::default(), 1);
    let app = table(game, players, Speed::Instant);
    let table = of(&app);
    let mut facts = vec![
        Fact::ForStart(4),
        Fact::Tied,
        Fact::Starts,
        Fact::Threw(3),
        Fact::Lapsed(4),
        Fact::Moved {
            from: 67,
            to: 71,
            captured: None,
            barrier: false,
        },
        Fact::ThirdSix(None),
        Fact::ThirdSix(Some(30)),
        Fact::Finished(1),
    ];
    for (captured, barrier) in [(None, false), (None, true), (Some(Seat(1)), false)] {
        facts.push(Fact::Moved {
            from: 30,
            to: 66,
            captured,
            barrier,
        });
        for pieces in [1, 2] {
            facts.push(Fact::Out {
                pieces,
                captured,
                barrier,
            });
        }
    }
    for language in Language::ALL {
        let words = Words::new(language);
        let mut said = Vec::new();
        for &fact in &facts {
            let line = Line {
                at: 0,
                seat: Seat(0),
                fact,
            };
            let sentence = sentence(table, &line, &words);
            assert!(
                sentence.ends_with('.')
                    && !sentence.contains(['{', '$'])
                    && !sentence.contains("log-"),
                "{language:?}: {sentence}"
            );
            // Names are said as they are.
            if fact != Fact::Tied {
                assert!(sentence.contains("Ane"), "{language:?}: {sentence}");
            }
            assert!(!said.contains(&sentence), "{language:?}: {sentence} twice");
            said.push(sentence);
        }
    }
}

#[test]
fn what_is_kept_up_is_what_going_over_the_game_gives() {
    for players in [2, 4] {
        let options = Options {
            players,
            two_on_first_five: true,
            ..Options::default()
        };
        let app = kept_up(options, |moves, _| *moves.last().unwrap());
        let last = of(&app).log.lines().last().unwrap();
        assert!(matches!(last.fact, Fact::Finished(_)), "{last:?}");
    }
}

#[test]
fn what_is_kept_up_of_thaayam_too() {
    for (players, twin_return) in [(2, TwinReturn::Twin), (4, TwinReturn::Split)] {
        let options = thaayam::Options {
            players,
            twin_return,
            ..thaayam::Options::default()
        };
        drop(kept_up(options, Thaayam::pick));
    }
}

/// A whole game of which decisions are taken back and played again; the table at its end.
fn kept_up<O: Chosen>(
    options: O,
    pick: fn(&[<O::Rules as Rules>::Move], &mut Lots) -> <O::Rules as Rules>::Move,
) -> App
where
    Tally<O>: PartialEq,
{
    let (game, people) = game(options, 3);
    let mut app = table(game, people, Speed::Fast);
    let mut lots = Lots(1);
    let mut taken_back = 0;
    for number in 0.. {
        if !step_of::<O::Rules>(&mut app, |moves| pick(moves, &mut lots)) {
            break;
        }
        act(&mut app, Act::Skip);
        let flow = &support::of::<<O::Rules as Played>::View>(&app).flow;
        if number % 3 == 0 && flow.can_undo() {
            act(&mut app, Act::Undo);
            check::<O>(&app);
            act(&mut app, Act::Redo);
            act(&mut app, Act::Skip);
            taken_back += 1;
        }
        if number % 10 == 0 {
            check::<O>(&app);
        }
    }
    check::<O>(&app);
    assert!(taken_back > 20);
    app
}

/// The numbers of a game by such options.
type Tally<O> = <<<O as Chosen>::Rules as Played>::View as View>::Tally;

fn check<O: Chosen>(app: &App)
where
    Tally<O>: PartialEq,
{
    let table = support::of::<<O::Rules as Played>::View>(app);
    let game = table.flow.game();
    assert_eq!(
        table.log,
        Log::of::<<O::Rules as Played>::View>(game),
        "what the log tells"
    );
    let tally = <<O::Rules as Played>::View as View>::tally(game);
    assert!(table.tally == tally, "the numbers");
    let throws: u32 = table.throws().iter().flat_map(|(_, faces)| faces).sum();
    let decided = support::saves::by_person(game);
    let rolls = decided.iter().filter(|person| !**person);
    assert_eq!(throws as usize, rolls.count());
}

#[test]
fn a_throw_is_told_when_it_lies_and_grows_into_what_comes_of_it() {
    let options = Options {
        opening: taula_rules::games::parchis::Opening::Seat0,
        ..Options::default()
    };
    let (game, people) = game(options, 7);
    let mut app = table(game, people, Speed::Normal);
    act(&mut app, Act::Throw);
    pass(&mut app, 300);
    assert_eq!(of(&app).log.lines(), []);
    assert_eq!(of(&app).throws()[0].1, [0; 6]);
    rest(&mut app);
    assert_eq!(of(&app).log.lines().len(), 1);
    // Until somebody has something to choose.
    while of(&app).flow.game().turn().is_chance() {
        step(&mut app);
        rest(&mut app);
    }
    let lines = of(&app).log.lines().to_vec();
    assert!(matches!(lines.last().unwrap().fact, Fact::Threw(_)));
    step(&mut app);
    rest(&mut app);
    let then = of(&app).log.lines();
    assert_eq!(then.len(), lines.len(), "the sentence grows");
    assert!(matches!(
        then.last().unwrap().fact,
        Fact::Moved { .. } | Fact::Out { .. }
    ));
    act(&mut app, Act::Undo);
    assert_eq!(of(&app).log.lines(), lines);
}

/// A game in the whole app after so many moves.
fn at_table(count: usize) -> App {
    let mut app = whole(Speed::Instant);
    people(&mut app);
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Table);
    for _ in 0..count {
        press(&mut app, KeyCode::Enter);
    }
    app
}

fn focus(app: &App) -> Option<Id> {
    app.world().resource::<Focus>().at()
}

fn tab_to(app: &mut App, id: Id) {
    for _ in 0..60 {
        if focus(app) == Some(id) {
            return;
        }
        press(app, KeyCode::Tab);
    }
    panic!("the focus never came there");
}

#[test]
fn the_log_is_unfolded_read_and_folded_with_keys_alone() {
    let mut app = at_table(70);
    let button = Id::new(("paper", "log"));
    tab_to(&mut app, button);
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 2);
    assert_eq!(of(&app).papers.open, Some(Paper::Log));
    let newest = of(&app).log.lines().len() - 1;
    assert_eq!(focus(&app), Some(Id::new(("line", newest))));
    for _ in 0..25 {
        press(&mut app, KeyCode::ArrowDown);
    }
    assert_eq!(focus(&app), Some(Id::new(("line", newest - 25))));
    let top = of(&app).papers.top.unwrap();
    assert!(top < newest, "the lines follow the focus");
    press(&mut app, KeyCode::End);
    frames(&mut app, 2);
    assert_eq!(focus(&app), Some(Id::new(("line", 0_usize))));
    press(&mut app, KeyCode::Home);
    frames(&mut app, 2);
    assert_eq!(of(&app).papers.top, None);
    assert_eq!(focus(&app), Some(Id::new(("line", newest))));
    press(&mut app, KeyCode::Escape);
    frames(&mut app, 2);
    assert_eq!(of(&app).papers.open, None);
    assert_eq!(**app.world().resource::<State<Paused>>(), Paused::No);
    assert_eq!(focus(&app), Some(button));
    press(&mut app, KeyCode::Escape);
    assert_eq!(**app.world().resource::<State<Paused>>(), Paused::Yes);
}

#[derive(Resource, Default)]
struct Asked(Vec<Ask>);

#[test]
fn the_seed_is_copied_and_said_to_be() {
    let mut app = at_table(3);
    app.init_resource::<Asked>().add_systems(
        Last,
        |mut asks: MessageReader<Ask>, mut asked: ResMut<Asked>| {
            asked.0.extend(asks.read().cloned());
        },
    );
    tab_to(&mut app, Id::new("copy the seed"));
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 2);
    let seed = of(&app).flow.game().seed().to_string();
    assert!(app.world().resource::<Asked>().0.contains(&Ask::Copy(seed)));
    assert!(of(&app).papers.copied);
    act(&mut app, Act::Throw);
    assert!(!of(&app).papers.copied, "it is not said for ever");
}
