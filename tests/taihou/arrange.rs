//! Laying out behind the screen: what each player sees, and what nobody does.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Pos2};
use serde_json::json;
use taula::app::{Boards, Paused, Screen};
use taula::games::taihou::arrange::plan::{PLACES, Plan, square};
use taula::games::taihou::arrange::{Shown, place_id, shown};
use taula::games::taihou::pieces::TilePiece;
use taula::games::taihou::spots::middle;
use taula::games::taihou::{TaihouTable, TaihouView};
use taula::input::focus::Focus;
use taula::memory::Chosen;
use taula::screens::Ask;
use taula::seating::{Hand as Who, Player, Seating};
use taula::store::Speed;
use taula::table::{Act, AtTable};
use taula::theme::Canvas;
use taula_rules::bots::Level;
use taula_rules::games::taihou::{Square, Taihou, Value};
use taula_rules::{Levels, Match, Rules, Seat};

use crate::support::hand::{Hand, with_each};
use crate::support::pointer::{click, drag, wheel};
use crate::support::{act, frames, go, moves, of, pass, press, screen, whole, written};

fn new_game() -> Match<Taihou> {
    let options = json!({"players": 2, "lake": false, "flight": false, "opening": "seat0"});
    let options = Taihou::read_options(&options).unwrap();
    Match::new(Taihou::new(options, &Levels::built_in()).unwrap(), 5)
}

/// Two players, with who moves for each.
fn players(hands: [Who; 2]) -> Vec<(Seat, Player)> {
    let chairs = Seating::of("taihou").chairs;
    [0, 2]
        .into_iter()
        .zip(hands)
        .map(|(seat, hand)| {
            let player = chairs[seat].clone().unwrap();
            (Seat(seat as u8), Player { hand, ..player })
        })
        .collect()
}

fn sit(app: &mut App, game: Match<Taihou>, hands: [Who; 2]) {
    let board = app.world().resource::<Boards>().of().unwrap();
    let table = TaihouTable::new(game, players(hands), board);
    app.insert_resource(AtTable::from(table));
    go(app, Screen::Table);
    frames(app, 4);
}

/// Two persons, with what stands on the screen to be read.
fn two() -> App {
    let mut app = whole(Speed::Instant);
    written::read(&mut app);
    sit(&mut app, new_game(), [Who::Person; 2]);
    app
}

/// A person in the south against a computer player.
fn alone() -> App {
    let mut app = whole(Speed::Instant);
    let computer = Who::Computer(Level::Beginner);
    sit(&mut app, new_game(), [Who::Person, computer]);
    app
}

fn table(app: &App) -> &TaihouTable {
    of::<TaihouView>(app)
}

fn plan(app: &App) -> Plan {
    *table(app).own.arrange.draft.plan()
}

fn value(plan: &Plan, place: usize) -> Option<Value> {
    plan.at(place).map(|lies| lies.value)
}

fn focus(app: &App) -> Option<Id> {
    app.world().resource::<Focus>().at()
}

fn is_there(app: &App, thing: &'static str) -> bool {
    let focus = app.world().resource::<Focus>();
    focus.place_of(Id::new(thing)).is_some()
}

/// The middle of a place, in pixels of the window.
fn at(app: &App, seat: Seat, place: usize) -> (f32, f32) {
    let table = table(app);
    let canvas = app.world().resource::<Canvas>();
    let square = square(&table.board, seat, place).unwrap();
    let at: Pos2 = middle(&table.layout(canvas), square) * canvas.scale;
    (at.x, at.y)
}

/// The squares of the tiles that are drawn as they lie in the garden.
fn seen(app: &mut App) -> Vec<Square> {
    let world = app.world_mut();
    let drawn: Vec<_> = world
        .query::<(&TilePiece, &Visibility)>()
        .iter(world)
        .filter(|(_, seen)| **seen != Visibility::Hidden)
        .map(|(piece, _)| piece.tile)
        .collect();
    let table = table(app);
    let on = |square: &Square| {
        let tile = table.own.standing.on(*square);
        tile.is_some_and(|tile| drawn.contains(&tile) && !table.hides(tile))
    };
    Square::all().filter(on).collect()
}

/// The player says to be there.
fn come(app: &mut App, hand: Hand) {
    hand.take(app, Id::new("arrange-agree"));
    frames(app, 3);
}

/// The player says that this is all, and means it.
fn settle(app: &mut App, hand: Hand) {
    hand.take(app, Id::new("arrange-done"));
    frames(app, 3);
    hand.take(app, Id::new("arrange-agree"));
    frames(app, 3);
}

#[test]
fn nobody_arranges_before_the_player_says_to_be_there_and_cancel_is_in_focus() {
    let mut app = two();
    assert_eq!(shown(table(&app), true), Some(Shown::Covered(Seat(0))));
    assert!(written::stands(&app, "Now to play: Ane"));
    assert_eq!(focus(&app), Some(Id::new("arrange-leave")));
    for place in 0..PLACES {
        let there = app.world().resource::<Focus>().place_of(place_id(place));
        assert_eq!(there, None);
    }
    // Who confirms without reading comes to the menu.
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    assert_eq!(*app.world().resource::<State<Paused>>().get(), Paused::Yes);
    assert_eq!(table(&app).own.arrange.here, None);
}

#[test]
fn a_piece_is_taken_put_and_turned_with_every_device() {
    with_each(alone, |app, hand| {
        let before = plan(app);
        hand.take(app, place_id(0));
        assert_eq!(table(app).own.arrange.draft.held, Some(0), "{hand:?}");
        hand.take(app, place_id(1));
        let after = plan(app);
        assert_eq!(value(&after, 0), value(&before, 1), "{hand:?}");
        assert_eq!(value(&after, 1), value(&before, 0), "{hand:?}");
        // What is in hand is turned on the card: back to its own side.
        hand.take(app, place_id(1));
        hand.take(app, Id::new(("arrange-turn", 2_u8)));
        assert_eq!(plan(app).at(1).unwrap().quarters, 2, "{hand:?}");
        hand.take(app, Id::new("undo"));
        hand.take(app, Id::new("undo"));
        assert_eq!(plan(app), before, "{hand:?}");
        hand.take(app, Id::new("redo"));
        assert_eq!(plan(app), after, "{hand:?}");
        assert_eq!(moves(app), 0);
    });
}

#[test]
fn keys_take_back_turn_and_put_down() {
    let mut app = alone();
    let before = plan(&app);
    Hand::Keys.seek(&mut app, place_id(2));
    press(&mut app, KeyCode::KeyR);
    frames(&mut app, 2);
    assert_eq!(plan(&app).at(2).unwrap().quarters, 1);
    act(&mut app, Act::Undo);
    assert_eq!(plan(&app), before);
    act(&mut app, Act::Redo);
    assert_eq!(plan(&app).at(2).unwrap().quarters, 1);
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 2);
    assert_eq!(table(&app).own.arrange.draft.held, Some(2));
    press(&mut app, KeyCode::Escape);
    frames(&mut app, 2);
    assert_eq!(table(&app).own.arrange.draft.held, None);
    assert_eq!(screen(&app), Screen::Table);
}

#[test]
fn the_mouse_drags_a_piece_and_the_wheel_turns_it() {
    let mut app = alone();
    let before = plan(&app);
    let (from, to) = (at(&app, Seat(0), 0), at(&app, Seat(0), 6));
    drag(&mut app, from, to);
    frames(&mut app, 3);
    assert_eq!(value(&plan(&app), 6), value(&before, 0));
    assert_eq!(value(&plan(&app), 0), None);
    assert_eq!(table(&app).own.arrange.draft.held, None);
    wheel(&mut app, false);
    assert_eq!(plan(&app).at(6).unwrap().quarters, 1);
    // Let go elsewhere it stays.
    let stays = plan(&app);
    let from = at(&app, Seat(0), 1);
    drag(&mut app, from, (20.0, 20.0));
    frames(&mut app, 3);
    assert_eq!(plan(&app), stays);
}

#[test]
fn what_is_laid_out_is_played_at_once_and_seen_by_nobody_until_the_screen_is_lifted() {
    let mut app = two();
    let hand = Hand::Mouse;
    come(&mut app, hand);
    assert_eq!(shown(table(&app), true), Some(Shown::Arranging(Seat(0))));
    hand.take(&mut app, Id::new("arrange-shuffle"));
    let expected: Vec<String> = plan(&app)
        .moves(&table(&app).board, Seat(0))
        .iter()
        .map(ToString::to_string)
        .collect();
    settle(&mut app, hand);
    assert_eq!(moves(&app), 10);
    let played = table(&app).flow.game().moves();
    let played: Vec<String> = played.iter().map(ToString::to_string).collect();
    assert_eq!(played, expected);

    // The next has to say so first; nothing of the other's can be seen, looked at, taken back or asked for.
    assert_eq!(shown(table(&app), true), Some(Shown::Covered(Seat(2))));
    assert!(written::stands(&app, "Now to play: Maddi"));
    assert_eq!(focus(&app), Some(Id::new("arrange-leave")));
    for there in ["log", "hint", "undo", "redo"] {
        assert!(!is_there(&app, there), "{there}");
    }
    assert!(!table(&app).flow.can_undo());
    for unwanted in [Act::Undo, Act::Redo, Act::Hint] {
        act(&mut app, unwanted);
        assert_eq!(moves(&app), 10);
    }
    assert!(!table(&app).flow.is_asked());
    assert_eq!(seen(&mut app), []);
    app.world_mut().write_message(Ask::Watch(None, 0));
    frames(&mut app, 3);
    assert_eq!(screen(&app), Screen::Table);

    come(&mut app, hand);
    assert_eq!(plan(&app), Plan::WALL, "the other's draft is gone");
    assert_eq!(seen(&mut app), []);
    for place in 0..PLACES {
        let (looked, (x, y)) = (table(&app).own.arrange.looked, at(&app, Seat(0), place));
        click(&mut app, x, y);
        assert_eq!(table(&app).own.arrange.looked, looked);
        assert_eq!(table(&app).own.arrange.draft.held, None);
    }
    settle(&mut app, hand);
    assert_eq!(moves(&app), 20);
    for _ in 0..4 {
        pass(&mut app, 400);
    }
    assert_eq!(seen(&mut app).len(), 20);
    assert_eq!(shown(table(&app), true), None);
    // Not behind that.
    assert!(!table(&app).flow.can_undo());
    act(&mut app, Act::Undo);
    assert_eq!(moves(&app), 20);
}

#[test]
fn whether_that_is_all_is_asked_and_cancel_is_in_focus() {
    let mut app = alone();
    let hand = Hand::Keys;
    hand.take(&mut app, Id::new("arrange-done"));
    frames(&mut app, 3);
    assert!(table(&app).own.arrange.asks);
    assert_eq!(focus(&app), Some(Id::new("arrange-leave")));
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    assert!(!table(&app).own.arrange.asks);
    assert_eq!(moves(&app), 0);
    hand.take(&mut app, Id::new("arrange-done"));
    frames(&mut app, 3);
    press(&mut app, KeyCode::Escape);
    frames(&mut app, 3);
    assert!(!table(&app).own.arrange.asks);
    assert_eq!(screen(&app), Screen::Table);
}

#[test]
fn a_computer_player_lays_out_unseen_and_the_person_sees_the_own_pieces() {
    let mut app = alone();
    // Nobody else is there to hide anything from.
    assert_eq!(shown(table(&app), true), Some(Shown::Arranging(Seat(0))));
    settle(&mut app, Hand::Mouse);
    let own = |square: &Square| square.rank() < 2;
    for _ in 0..2_000 {
        if moves(&app) == 20 {
            break;
        }
        pass(&mut app, 20);
        let seen = seen(&mut app);
        if moves(&app) < 20 {
            assert!(seen.iter().all(own), "{seen:?}");
        }
    }
    assert_eq!(moves(&app), 20, "the computer player never came to an end");
    pass(&mut app, 1_000);
    assert_eq!(seen(&mut app).len(), 20);
}

#[test]
fn who_comes_back_to_the_table_has_to_say_so() {
    let mut app = two();
    come(&mut app, Hand::Mouse);
    Hand::Mouse.take(&mut app, Id::new("arrange-shuffle"));
    let draft = plan(&app);
    // Under the menu nothing of it is drawn.
    app.world_mut().write_message(Ask::Pause);
    frames(&mut app, 3);
    assert_eq!(shown(table(&app), false), Some(Shown::Elsewhere(Seat(0))));
    app.world_mut().write_message(Ask::Go(Screen::Title));
    frames(&mut app, 4);
    app.world_mut().write_message(Ask::Resume);
    frames(&mut app, 4);
    assert_eq!(shown(table(&app), true), Some(Shown::Covered(Seat(0))));
    come(&mut app, Hand::Mouse);
    assert_eq!(plan(&app), draft);
}

#[test]
fn a_game_that_is_taken_up_between_the_two_asks_for_the_second() {
    let mut game = new_game();
    let board = taula_rules::games::taihou::Board::read(&Levels::built_in(), "standard").unwrap();
    for mv in Plan::FLYING.moves(&board, Seat(0)) {
        game.play(mv, &mut ()).unwrap();
    }
    let mut app = whole(Speed::Instant);
    written::read(&mut app);
    sit(&mut app, game, [Who::Person; 2]);
    assert_eq!(shown(table(&app), true), Some(Shown::Covered(Seat(2))));
    assert!(written::stands(&app, "Now to play: Maddi"));
    assert_eq!(seen(&mut app), []);
    assert!(app.world().resource::<AtTable>().is_veiled());
}

#[test]
fn arrangements_are_remembered_laid_out_again_and_forgotten() {
    let mut app = alone();
    written::read(&mut app);
    let hand = Hand::Mouse;
    assert!(!is_there(&app, "arrange-keep"), "it is remembered already");
    hand.take(&mut app, Id::new("arrange-flying"));
    assert_eq!(plan(&app), Plan::FLYING);
    hand.take(&mut app, Id::new(("arrange-turn", 1_u8)));
    let own = plan(&app);
    hand.take(&mut app, Id::new("arrange-keep"));
    frames(&mut app, 3);
    let kept = app.world().resource::<Chosen>().arrangements.clone();
    assert_eq!(kept, [own.to_string()]);
    hand.take(&mut app, Id::new("arrange-wall"));
    assert_eq!(plan(&app), Plan::WALL);
    hand.take(&mut app, Id::new(("arrange-kept", 0_usize)));
    assert_eq!(plan(&app), own);
    hand.take(&mut app, Id::new(("arrange-forget", 0_usize)));
    frames(&mut app, 3);
    assert_eq!(app.world().resource::<Chosen>().arrangements.len(), 0);
}

#[test]
fn what_cannot_be_read_of_them_is_told_and_stays() {
    let mut app = alone();
    written::read(&mut app);
    let lines = vec!["1N 2N".to_owned(), Plan::FLYING.to_string()];
    app.world_mut().resource_mut::<Chosen>().arrangements = lines.clone();
    frames(&mut app, 3);
    assert!(written::stands(
        &app,
        "One arrangement in the settings cannot be read"
    ));
    Hand::Mouse.take(&mut app, Id::new("arrange-shuffle"));
    Hand::Mouse.take(&mut app, Id::new("arrange-keep"));
    frames(&mut app, 3);
    let kept = &app.world().resource::<Chosen>().arrangements;
    assert_eq!(kept[..2], lines);
    assert_eq!(kept.len(), 3);
}
