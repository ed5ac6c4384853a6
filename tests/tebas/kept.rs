//! What the window remembers of Tebas: the game after every move, also while discs are put back, what was chosen
//! of its rules, who sat where; and the saved game listed, gone on with, gone over again.

use std::path::Path;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy_egui::egui::Id;
use taula::app::{Boards, Screen};
use taula::games::tebas::TebasView;
use taula::games::tebas::standing::Place;
use taula::memory::{Chosen, Memory, seated};
use taula::screens::Ask;
use taula::screens::saves::shelf::{Game, Shelf, Thing};
use taula::seating::{self, Seating};
use taula::store::{Folders, SaveId, Settings, Speed};
use taula::table::{AtTable, Table};
use taula_art::Dye;
use taula_rules::games::tebas::{Options, Stage, Tebas};
use taula_rules::{Levels, Match, Seat};

use crate::board::place;
use crate::support::hand::Hand;
use crate::support::played::Played;
use crate::support::saves::Home;
use crate::support::tebas::{play, stands};
use crate::support::whole::Lots;
use crate::support::{
    self, assert_agrees, begin, frames, moves, people, persons, press, remembering, rest, screen,
    sit_down, tebas, whole_with, written,
};

fn memory(home: &Path) -> Memory {
    Memory::open(Some(Folders::under(home)))
}

/// The whole app with its files in a folder.
fn app(home: &Path) -> App {
    let memory = memory(home);
    let settings = Settings {
        language: Some("en".to_owned()),
        speed: Speed::Instant,
        met: taula::games::GAMES
            .map(|game| taula::screens::rulebook::met(game.name()))
            .into(),
        ..memory.settings()
    };
    whole_with(settings, memory)
}

fn flush(app: &App) {
    assert!(app.world().resource::<Memory>().store.flush());
}

/// The game that was kept, as whoever opens it finds it.
fn found(home: &Path) -> AtTable {
    let boards = Boards::read(Levels::built_in()).unwrap();
    let memory = memory(home);
    let saves = memory.store.saves().value;
    assert_eq!(saves.len(), 1);
    AtTable(memory.table(&saves[0].id, &boards).unwrap())
}

/// What is found is what lies on the table.
#[track_caller]
fn assert_kept(app: &App, home: &Path) {
    flush(app);
    let found = found(home);
    let found: &Table<TebasView> = found.of().unwrap();
    let table = tebas(app);
    assert_eq!(found.flow.game().moves(), table.flow.game().moves());
    assert_eq!(found.flow.game().position(), table.flow.game().position());
    assert_eq!(found.flow.by_person(), table.flow.by_person());
    assert_eq!(found.flow.players(), table.flow.players());
    assert!(found.agrees());
}

#[test]
fn every_move_is_kept_and_the_game_goes_on_at_the_next_start() {
    let home = tempfile::tempdir().unwrap();
    let mut app = app(home.path());
    begin(&mut app, "tebas");
    let mut lots = Lots(3);
    play(&mut app, "roll 1");
    for _ in 0..40 {
        let moves = tebas(&app).flow.game().legal_moves();
        let mv = Tebas::pick(&moves, &mut lots);
        play(&mut app, &mv.to_string());
        frames(&mut app, 2);
        assert_kept(&app, home.path());
    }
    let saves = memory(home.path()).store.saves().value;
    assert_eq!((saves[0].game.as_str(), saves[0].moves), ("tebas", 41));
    let position = tebas(&app).flow.game().position().clone();
    drop(app);

    let mut app = self::app(home.path());
    // What was played last lies there at the next start.
    let boards = app.world().resource::<Boards>().clone();
    let last = app.world().resource::<Memory>().last_game(&boards).unwrap();
    app.insert_resource(AtTable(last));
    support::go(&mut app, Screen::Table);
    frames(&mut app, 3);
    assert_eq!(*tebas(&app).flow.game().position(), position);
    rest(&mut app);
    assert_agrees(&mut app);
    let mv = tebas(&app).flow.game().legal_moves()[0];
    play(&mut app, &mv.to_string());
    assert_eq!(moves(&app), 42);
}

#[test]
fn while_discs_are_put_back_it_is_kept_too_and_gone_on_with() {
    let home = tempfile::tempdir().unwrap();
    let mut app = app(home.path());
    let game = stands(&[
        ("h2", "ILII3"),
        ("i3", "I1"),
        ("c1", "I3"),
        ("j3", "L1"),
        ("k2", "L1"),
    ])
    .game(5);
    let people = persons(game.rules());
    sit_down(&mut app, game, people);
    for (n, text) in ["h2-h1", "drop a4"].into_iter().enumerate() {
        play(&mut app, text);
        frames(&mut app, 3);
        assert_kept(&app, home.path());
        let found = found(home.path());
        let found: &Table<TebasView> = found.of().unwrap();
        assert_eq!(found.flow.game().position().stage, Stage::Redeploy);
        let waiting = found.own.standing.all_in(Seat(0), Place::Hand).count();
        assert_eq!(waiting, 2 - n);
    }
    drop(app);
    let mut app = self::app(home.path());
    let boards = app.world().resource::<Boards>().clone();
    let last = app.world().resource::<Memory>().last_game(&boards).unwrap();
    app.insert_resource(AtTable(last));
    support::go(&mut app, Screen::Table);
    written::read(&mut app);
    frames(&mut app, 3);
    assert!(written::stands(&app, "Put your piece back"));
    assert_agrees(&mut app);
    play(&mut app, "drop k1");
    rest(&mut app);
    assert_agrees(&mut app);
    // What was decided before the window was closed can be taken back.
    for left in [2, 1, 0] {
        press(&mut app, KeyCode::KeyU);
        frames(&mut app, 2);
        assert_eq!(moves(&app), left);
        rest(&mut app);
        assert_agrees(&mut app);
    }
}

#[test]
fn two_chairs_no_colours_and_the_rules_that_were_chosen_are_kept() {
    let home = tempfile::tempdir().unwrap();
    let mut app = app(home.path());
    written::read(&mut app);
    let hand = Hand::Keys;
    hand.choose(&mut app, Id::new("tebas"), Screen::Setup);
    frames(&mut app, 2);
    {
        let seating = app.world().resource::<Seating>();
        assert_eq!(seating.count(), 2);
        assert!(!seating.has_chair(2) && !seating.has_chair(3));
    }
    for seat in 0..4_usize {
        for dye in Dye::ALL.into_iter().chain(Dye::STONES) {
            assert_eq!(place(&app, Id::new(("dye", seat, dye))), None);
        }
        // Nobody can stay away.
        assert_eq!(
            place(&app, Id::new((format!("hand {seat}"), 2_usize))),
            None
        );
    }
    for pieces in ["ivory pieces", "lapis lazuli pieces"] {
        assert!(written::stands(&app, pieces), "{:?}", written::all(&app));
    }
    people(&mut app);
    for limit in ["Never", "30", "60", "120"] {
        assert!(written::stands(&app, limit), "{limit}");
    }
    hand.take(&mut app, Id::new("tebas-repetition"));
    hand.take(&mut app, Id::new(("tebas-quiet-limit", 1_usize)));
    hand.take(&mut app, Id::new(("tebas-opening", 1_usize)));
    app.world_mut()
        .resource_mut::<Seating>()
        .set_name(1, "Leire");
    hand.choose(&mut app, Id::new("start"), Screen::Table);
    frames(&mut app, 2);
    let options = tebas(&app).rules().chosen().clone();
    assert_eq!((options.repetition, options.quiet_limit), (false, 30));
    assert_eq!(tebas(&app).flow.game().position().player, Seat(0));
    assert!(!tebas(&app).flow.game().turn().is_chance(), "ivory starts");
    flush(&app);
    drop(app);

    let mut app = self::app(home.path());
    let chosen = app.world().resource::<Chosen>();
    let sat = seated(chosen, "tebas");
    assert_eq!(sat.rules()["quiet_limit"], 30);
    assert_eq!(sat.rules()["repetition"], false);
    assert_eq!(sat.rules()["opening"], "seat0");
    assert_eq!(sat.chairs[1].as_ref().unwrap().name, "Leire");
    assert_eq!(sat.count(), 2);
    // At another game everybody sits as they did there.
    for game in ["parchis", "thaayam"] {
        assert_eq!(seated(chosen, game), Seating::of(game));
    }
    begin(&mut app, "tebas");
    assert_eq!(tebas(&app).rules().chosen(), &options);
    let leire = tebas(&app).flow.player(Seat(1)).unwrap();
    assert_eq!(leire.name, "Leire");
    assert_eq!(leire.dye, Dye::STONES[1]);
}

#[test]
fn the_quiet_limit_is_chosen_off_and_on_again() {
    let home = tempfile::tempdir().unwrap();
    let mut app = app(home.path());
    let hand = Hand::Keys;
    hand.choose(&mut app, Id::new("tebas"), Screen::Setup);
    for (choice, limit) in [(0_usize, 0), (3, 120), (2, 60)] {
        hand.take(&mut app, Id::new(("tebas-quiet-limit", choice)));
        frames(&mut app, 2);
        let rules = app.world().resource::<Seating>().rules();
        assert_eq!(rules["quiet_limit"], limit);
    }
}

#[test]
fn against_a_computer_player_of_each_level_it_is_kept_who_plays() {
    let home = tempfile::tempdir().unwrap();
    let mut app = app(home.path());
    app.world_mut().write_message(Ask::SetUp("tebas"));
    frames(&mut app, 4);
    let computer = seating::Hand::Computer(taula_rules::bots::Level::Medium);
    {
        let mut seating = app.world_mut().resource_mut::<Seating>();
        seating.set_hand(0, Some(seating::Hand::Person));
        seating.set_hand(1, Some(computer));
        // Two must stay.
        seating.set_hand(1, None);
        assert_eq!(seating.count(), 2);
    }
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 2);
    assert_eq!(screen(&app), Screen::Table);
    play(&mut app, "roll 0");
    play(&mut app, "a1-b3");
    frames(&mut app, 2);
    assert_kept(&app, home.path());
    let hands: Vec<seating::Hand> = tebas(&app)
        .flow
        .players()
        .iter()
        .map(|(_, player)| player.hand)
        .collect();
    assert_eq!(hands, [seating::Hand::Person, computer]);
}

/// At the screen of saved games, which have been read and looked up.
fn at_saves(home: &Home) -> App {
    let mut app = remembering(Speed::Instant, home.memory.clone());
    support::go(&mut app, Screen::Saves);
    let end = Instant::now() + Duration::from_secs(60);
    frames(&mut app, 3);
    while !app.world().resource::<Shelf>().settled() {
        assert!(Instant::now() < end, "the saves are not read");
        std::thread::yield_now();
        app.update();
    }
    frames(&mut app, 3);
    app
}

fn games(app: &App) -> Vec<Game> {
    let things = app.world().resource::<Shelf>().things.clone().unwrap();
    let game = |thing| match thing {
        Thing::Game(game) => game,
        Thing::Torn(torn) => panic!("{torn:?}"),
    };
    things.into_iter().map(game).collect()
}

/// A game of so many moves, or to its end.
fn so_far(seed: u64, most: usize) -> (Match<Tebas>, Vec<(Seat, seating::Player)>) {
    let (mut game, people) = support::game(Options::default(), seed);
    let mut lots = Lots(seed);
    while game.moves().len() < most && !game.turn().is_over() {
        let mv = game
            .outcome()
            .unwrap_or_else(|| Tebas::pick(&game.legal_moves(), &mut lots));
        game.play(mv, &mut ()).unwrap();
    }
    (game, people)
}

/// A game of Tebas that goes on, one of Parchís, one of Tebas that is over.
fn three(home: &Home) -> [SaveId; 3] {
    let (going_on, people) = so_far(3, 51);
    let (over, two) = so_far(4, usize::MAX);
    [
        home.keep_game(&going_on, &people, 1_700_000_300),
        home.keep(3, 6, 50, 1_700_000_200),
        home.keep_game(&over, &two, 1_700_000_100),
    ]
}

#[test]
fn its_games_are_listed_among_others_each_with_its_picture() {
    let home = Home::new();
    let ids = three(&home);
    let app = at_saves(&home);
    let games = games(&app);
    let listed: Vec<(&SaveId, &str)> = games
        .iter()
        .map(|game| (&game.summary.id, game.summary.game.as_str()))
        .collect();
    assert_eq!(
        listed,
        [(&ids[0], "tebas"), (&ids[1], "parchis"), (&ids[2], "tebas")]
    );
    for game in &games {
        let look = game.look.as_ref().unwrap();
        assert_eq!(look.turn.is_some(), !game.summary.is_over());
    }
    // The picture of a game is that of its board: painted, and another where the discs stand elsewhere.
    let still = |n: usize| &games[n].look.as_ref().unwrap().still;
    let (going_on, over) = (still(0).paint(), still(2).paint());
    assert_eq!((going_on.width, going_on.height), still(0).size());
    assert!(going_on.width > 2 * going_on.height, "its board is long");
    assert_eq!(still(0).size(), still(2).size());
    assert_ne!(going_on.rgba, over.rgba);
}

#[test]
fn a_game_is_gone_on_with_and_a_finished_one_gone_over_again() {
    let home = Home::new();
    let ids = three(&home);
    let mut app = at_saves(&home);
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    assert_eq!(screen(&app), Screen::Table);
    let (game, _) = so_far(3, 51);
    assert_eq!(tebas(&app).flow.game().moves(), game.moves());
    assert_eq!(tebas(&app).kept.as_ref().unwrap().id, ids[0]);
    rest(&mut app);
    assert_agrees(&mut app);
    let mv = game.legal_moves()[0];
    play(&mut app, &mv.to_string());
    frames(&mut app, 2);
    flush(&app);
    let kept = home.memory.store.load(&ids[0], &Levels::built_in());
    assert_eq!(kept.value.unwrap().record.moves.len(), 52);

    let mut app = at_saves(&home);
    for _ in 0..2 {
        press(&mut app, KeyCode::ArrowRight);
    }
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    assert_eq!((screen(&app), moves(&app)), (Screen::Replay, 0));
}

/// Goes over a game again, from after so many moves.
fn watching(speed: Speed, at: usize) -> App {
    let mut app = remembering(speed, Memory::none());
    written::read(&mut app);
    let (game, people) = so_far(3, usize::MAX);
    sit_down(&mut app, game, people);
    app.world_mut().write_message(Ask::Watch(None, at));
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Replay);
    app
}

#[test]
fn gone_over_again_everything_lies_where_each_step_says() {
    let mut app = watching(Speed::Normal, 0);
    let whole = tebas(&app).course.as_ref().unwrap().game.clone();
    let steps = whole.moves().len().min(60);
    for step in 0..=steps {
        rest(&mut app);
        assert_eq!(moves(&app), step);
        let cut = whole.branch(step, whole.seed());
        assert_eq!(tebas(&app).flow.game().position(), cut.position());
        assert_agrees(&mut app);
        if step < steps {
            press(&mut app, KeyCode::ArrowRight);
        }
    }
    for back in 1..=20 {
        press(&mut app, KeyCode::ArrowLeft);
        assert_agrees(&mut app);
        assert_eq!(moves(&app), steps - back);
    }
    press(&mut app, KeyCode::End);
    assert_agrees(&mut app);
    assert_eq!(moves(&app), whole.moves().len());
    press(&mut app, KeyCode::Home);
    assert_agrees(&mut app);
    assert_eq!(moves(&app), 0);
}

#[test]
fn every_move_has_its_row_in_the_list() {
    use taula::locale::{Language, Words};
    use taula::table::View;

    let mut app = watching(Speed::Instant, 0);
    let course = tebas(&app).course.clone().unwrap();
    let words = Words::new(Language::English);
    let mut seen = 0;
    for n in (0..course.lines.len()).step_by(15) {
        while moves(&app) <= n {
            press(&mut app, KeyCode::ArrowRight);
        }
        let row = TebasView::row(&course, n, &words);
        assert!(!row.words.is_empty());
        assert!(
            written::stands(&app, &row.words),
            "{row:?} is not among {:?}",
            written::all(&app)
        );
        seen += 1;
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn from_any_step_it_is_played_on() {
    let mut app = watching(Speed::Instant, 37);
    let whole = tebas(&app).course.as_ref().unwrap().game.clone();
    Hand::Mouse.choose(&mut app, Id::new("play-on"), Screen::Table);
    frames(&mut app, 4);
    assert_eq!(tebas(&app).flow.game().moves(), &whole.moves()[..37]);
    rest(&mut app);
    assert_agrees(&mut app);
    let mv = tebas(&app).flow.game().legal_moves()[0];
    play(&mut app, &mv.to_string());
    assert_eq!(moves(&app), 38);
}
