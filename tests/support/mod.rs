//! Apps for tests, in layers: the table alone, and everything with a window that nobody draws.

#![allow(dead_code, reason = "each test file uses its part")]

pub mod ears;
pub mod hand;
pub mod parchis;
pub mod played;
pub mod pointer;
pub mod saves;
pub mod taihou;
pub mod tebas;
pub mod thaayam;
pub mod whole;
pub mod written;

use std::time::Duration;

use bevy::app::PluginsState;
use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::input::{ButtonState, InputPlugin};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{Backends, RenderCreation, WgpuSettings};
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{ExitCondition, PrimaryWindow};
use bevy::winit::WinitPlugin;
use taula::app::{self, Boards, Dealer, Launch, Screen};
use taula::games::parchis::{ParchisTable, ParchisView};
use taula::games::taihou::{TaihouTable, TaihouView};
use taula::games::tebas::{TebasTable, TebasView};
use taula::games::thaayam::{ThaayamTable, ThaayamView};
use taula::locale::Language;
use taula::memory::{Asked, Memory};
use taula::screens::Ask;
use taula::screens::rulebook::met;
use taula::seating::{Hand, Player, Seating};
use taula::store::{Settings, Speed};
use taula::table::{Act, AtTable, Table, View};
use taula_rules::games::parchis::Parchis;
use taula_rules::{Levels, Match, Record, Rules, Seat};

use self::played::{Chosen, Played, Shown};

/// What the tests launch.
pub fn launch(speed: Speed) -> Launch {
    Launch {
        boards: Boards::read(Levels::built_in()).unwrap(),
        settings: Settings {
            language: Some(Language::English.code().to_owned()),
            speed,
            met: taula::games::GAMES.map(|game| met(game.name())).into(),
            ..Settings::default()
        },
        asked: Asked::default(),
        dealer: Dealer::new(Some(7), || 8),
        memory: Memory::none(),
    }
}

/// A game of people.
pub fn game<O: Chosen>(options: O, seed: u64) -> (Match<O::Rules>, Vec<(Seat, Player)>) {
    let rules = O::Rules::new(options, &Levels::built_in()).unwrap();
    let people = persons(&rules);
    (Match::new(rules, seed), people)
}

/// A person on every seat that plays.
pub fn persons<R: Rules>(rules: &R) -> Vec<(Seat, Player)> {
    let chairs = Seating::of(R::GAME).chairs;
    let person = |&seat: &Seat| {
        let player = Player {
            hand: Hand::Person,
            ..chairs[seat.index()].clone().unwrap()
        };
        (seat, player)
    };
    rules.players().iter().map(person).collect()
}

/// The table without panels, devices or a renderer: time passes by hand.
pub fn table<R: Played>(game: Match<R>, players: Vec<(Seat, Player)>, speed: Speed) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin));
    app::core(&mut app, launch(speed), false);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    app.finish();
    app.cleanup();
    one_after_the_other(&mut app);
    sit_down(&mut app, game, players);
    app
}

/// Puts a game on the table of an app, and goes there.
pub fn sit_down<R: Played>(app: &mut App, game: Match<R>, players: Vec<(Seat, Player)>) {
    let board = app.world().resource::<Boards>().of().unwrap();
    let table = Table::<R::View>::new(game, players, board);
    app.insert_resource(AtTable::from(table));
    go(app, Screen::Table);
}

/// The game at the table.
pub fn of<V: View>(app: &App) -> &Table<V> {
    app.world().resource::<AtTable>().of::<V>().unwrap()
}

/// The same, to be changed.
pub fn of_mut<V: View>(app: &mut App) -> &mut Table<V> {
    let table = app.world_mut().resource_mut::<AtTable>();
    table.into_inner().of_mut::<V>().unwrap()
}

/// The game of Parchís at the table.
pub fn parchis(app: &App) -> &ParchisTable {
    of::<ParchisView>(app)
}

/// The same, to be changed.
pub fn parchis_mut(app: &mut App) -> &mut ParchisTable {
    of_mut::<ParchisView>(app)
}

/// The game of Thaayam at the table.
pub fn thaayam(app: &App) -> &ThaayamTable {
    of::<ThaayamView>(app)
}

/// The game of Tebas at the table.
pub fn tebas(app: &App) -> &TebasTable {
    of::<TebasView>(app)
}

/// The garden game at the table.
pub fn taihou(app: &App) -> &TaihouTable {
    of::<TaihouView>(app)
}

/// What plays a move at the table.
pub fn playing(app: &App, mv: taula_rules::games::parchis::Move) -> Act {
    parchis(app).playing(mv)
}

/// A game of Parchís that computer players have played, up to so many moves.
pub fn sample(upto: Option<usize>) -> Match<Parchis> {
    sample_of::<ParchisView>(upto)
}

/// A game that computer players have played, up to so many moves.
pub fn sample_of<V: View>(upto: Option<usize>) -> Match<V::Rules> {
    pictured::<V>(None, upto)
}

/// The game of Parchís that a record tells.
pub fn recorded(path: &std::path::Path) -> Match<Parchis> {
    let value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    pictured::<ParchisView>(Some(&Record::read(&value).unwrap()), None)
}

fn pictured<V: View>(record: Option<&Record>, upto: Option<usize>) -> Match<V::Rules> {
    let boards = Boards::read(Levels::built_in()).unwrap();
    let game = taula::games::game(V::Rules::GAME).unwrap();
    let table = AtTable(
        game.pictured(&game.variants()[0], record, upto, &boards)
            .unwrap(),
    );
    table.of::<V>().unwrap().flow.game().clone()
}

/// To a screen.
pub fn go(app: &mut App, screen: Screen) {
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(screen);
    app.update();
}

/// Lets time pass.
pub fn pass(app: &mut App, millis: u64) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
        millis,
    )));
    app.update();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
}

/// Does something at the table.
pub fn act(app: &mut App, act: Act) {
    app.world_mut().write_message(act);
    app.update();
}

/// Lets time pass until nothing moves any more.
pub fn rest(app: &mut App) {
    for _ in 0..1_000 {
        let done = at_rest(app);
        pass(app, 40);
        if done && at_rest(app) && pieces_lie(app) {
            return;
        }
    }
    panic!("the table did not come to rest");
}

/// Whether nothing is still to be shown.
pub fn at_rest(app: &App) -> bool {
    app.world().resource::<AtTable>().at_rest()
}

fn pieces_lie(app: &mut App) -> bool {
    match app.world().resource::<AtTable>().game().name() {
        "parchis" => ParchisView::lies(app),
        "tebas" => TebasView::lies(app),
        "taihou" => TaihouView::lies(app),
        _ => ThaayamView::lies(app),
    }
}

/// At rest every entity stands where the position says.
#[track_caller]
pub fn assert_agrees(app: &mut App) {
    match app.world().resource::<AtTable>().game().name() {
        "parchis" => ParchisView::assert_stands(app),
        "tebas" => TebasView::assert_stands(app),
        "taihou" => TaihouView::assert_stands(app),
        _ => ThaayamView::assert_stands(app),
    }
}

/// Everything, in a window that nobody draws: keys and the mouse come as messages.
pub fn whole(speed: Speed) -> App {
    whole_of(launch(speed))
}

/// The same, with these settings and files.
pub fn whole_with(settings: Settings, memory: Memory) -> App {
    whole_of(Launch {
        settings,
        memory,
        ..launch(Speed::Instant)
    })
}

/// The same with files.
pub fn remembering(speed: Speed, memory: Memory) -> App {
    whole_of(Launch {
        memory,
        ..launch(speed)
    })
}

/// The same, launched as told.
pub fn whole_of(launch: Launch) -> App {
    let mut app = App::new();
    let window = Window {
        resolution: (1280, 720).into(),
        ..default()
    };
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(window),
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                    backends: None::<Backends>,
                    ..default()
                })),
                ..default()
            })
            .disable::<LogPlugin>()
            .disable::<WinitPlugin>(),
    );
    app::core(&mut app, launch, false);
    app::panels(&mut app);
    app.world_mut().spawn(app::camera());
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    one_after_the_other(&mut app);
    // egui takes a few frames to know the window's size and where everything lies.
    frames(&mut app, 4);
    app
}

/// Systems run one after the other: handing each of a frame's hundreds to another thread costs more than they do,
/// and the tests themselves run side by side.
fn one_after_the_other(app: &mut App) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// Some frames in which nothing happens.
pub fn frames(app: &mut App, count: usize) {
    for _ in 0..count {
        app.update();
    }
}

/// The window.
pub fn window(app: &mut App) -> Entity {
    app.world_mut()
        .query_filtered::<Entity, With<PrimaryWindow>>()
        .single(app.world())
        .unwrap()
}

/// Everybody is a person, so that nothing happens by itself.
pub fn people(app: &mut App) {
    let mut seating = app.world_mut().resource_mut::<Seating>();
    for chair in seating.chairs.iter_mut().flatten() {
        chair.hand = Hand::Person;
    }
}

/// How many moves have been played at the table.
pub fn moves(app: &App) -> usize {
    app.world().resource::<AtTable>().moves()
}

/// From the title to the table of a game of people.
pub fn begin(app: &mut App, game: &'static str) {
    app.world_mut().write_message(Ask::SetUp(game));
    frames(app, 4);
    assert_eq!(screen(app), Screen::Setup);
    people(app);
    press(app, KeyCode::Enter);
    frames(app, 2);
    assert_eq!(screen(app), Screen::Table);
}

/// Presses a key and lets it go.
pub fn press(app: &mut App, key: KeyCode) {
    let window = window(app);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        app.world_mut().write_message(KeyboardInput {
            key_code: key,
            logical_key: logical(key),
            state,
            text: None,
            repeat: false,
            window,
        });
        app.update();
    }
    frames(app, 2);
}

/// Keys that go down (true) and up, before the next frame.
pub fn keys(app: &mut App, steps: &[(KeyCode, bool)]) {
    let window = window(app);
    for &(key, down) in steps {
        app.world_mut().write_message(KeyboardInput {
            key_code: key,
            logical_key: logical(key),
            state: if down {
                ButtonState::Pressed
            } else {
                ButtonState::Released
            },
            text: None,
            repeat: false,
            window,
        });
    }
}

/// Presses a key and lets it go before anything has seen it.
pub fn tap(app: &mut App, key: KeyCode) {
    keys(app, &[(key, true), (key, false)]);
    frames(app, 4);
}

/// Connects a gamepad.
pub fn pad_connect(app: &mut App) -> Entity {
    let gamepad = app.world_mut().spawn_empty().id();
    let connection = GamepadConnection::Connected {
        name: "A pad".to_owned(),
        vendor_id: None,
        product_id: None,
    };
    pad_tell(app, GamepadConnectionEvent::new(gamepad, connection).into());
    frames(app, 3);
    gamepad
}

/// Takes a gamepad away.
pub fn pad_disconnect(app: &mut App, gamepad: Entity) {
    let gone = GamepadConnection::Disconnected;
    pad_tell(app, GamepadConnectionEvent::new(gamepad, gone).into());
    frames(app, 3);
}

/// Presses a gamepad's button and lets it go.
pub fn pad_press(app: &mut App, gamepad: Entity, button: GamepadButton) {
    for value in [1.0, 0.0] {
        pad_hold(app, gamepad, button, value);
    }
    frames(app, 2);
}

/// Pushes a gamepad's button so far.
pub fn pad_hold(app: &mut App, gamepad: Entity, button: GamepadButton, value: f32) {
    let pushed = RawGamepadButtonChangedEvent::new(gamepad, button, value);
    pad_tell(app, pushed.into());
    app.update();
}

fn pad_tell(app: &mut App, event: RawGamepadEvent) {
    // As the library does that reads the pads: what concerns one connection is told by itself, too.
    if let RawGamepadEvent::Connection(connection) = &event {
        app.world_mut().write_message(connection.clone());
    }
    app.world_mut().write_message(event);
}

/// Writes a letter.
pub fn write(app: &mut App, letter: char) {
    let window = window(app);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        app.world_mut().write_message(KeyboardInput {
            key_code: KeyCode::KeyX,
            logical_key: Key::Character(letter.to_string().into()),
            state,
            text: (state == ButtonState::Pressed).then(|| letter.to_string().into()),
            repeat: false,
            window,
        });
        app.update();
    }
}

fn logical(key: KeyCode) -> Key {
    match key {
        KeyCode::Enter => Key::Enter,
        KeyCode::Escape => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::Space => Key::Space,
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::Backspace => Key::Backspace,
        _ => Key::Unidentified(NativeKey::Unidentified),
    }
}

/// The screen that is shown.
pub fn screen(app: &App) -> Screen {
    **app.world().resource::<State<Screen>>()
}

/// A finger touches a point and is lifted.
pub fn tap_at(app: &mut App, x: f32, y: f32) {
    let window = window(app);
    for phase in [TouchPhase::Started, TouchPhase::Ended] {
        app.world_mut().write_message(TouchInput {
            phase,
            position: Vec2::new(x, y),
            window,
            force: None,
            id: 1,
        });
        frames(app, 2);
    }
    frames(app, 2);
}

/// The middle of what has this name and can have the focus, wherever it lies.
#[track_caller]
pub fn middle_of(app: &App, name: &str) -> (f32, f32) {
    let id = bevy_egui::egui::Id::new(name);
    let place = app
        .world()
        .resource::<taula::input::focus::Focus>()
        .place_of(id);
    let at = place
        .unwrap_or_else(|| panic!("{name} is nowhere"))
        .center();
    (at.x, at.y)
}
