//! Pictures of screens without a window.

use std::path::Path;
use std::sync::{Arc, Mutex};

use bevy::app::PluginsState;
use bevy::camera::{ImageRenderTarget, RenderTarget};
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use taula_art::Pixels;
use taula_rules::bots::{self, Budget, Level};
use taula_rules::games::parchis::{Opening, Options, Parchis};
use taula_rules::{Levels, Match, Record, Rules};

use crate::app::{self, Launch, Paused, Screen};
use crate::art::Art;
use crate::games::parchis::papers::Paper;
use crate::games::parchis::watch::Course;
use crate::games::parchis::{Act, ParchisTable};
use crate::scene::Scene;
use crate::screens::replay::Replay;
use crate::screens::rulebook::Reading;
use crate::screens::saves::shelf::Shelf;
use crate::seating::{Hand, Player, Seating};
use crate::store::Speed;
use crate::theme::Canvas;

/// What is to be pictured.
pub struct Shot {
    /// The screen.
    pub screen: Screen,
    /// Whether the pause lies over it.
    pub paused: bool,
    /// Whether somebody has asked for a hint.
    pub hint: bool,
    /// The paper that lies open.
    pub open: Option<Paper>,
    /// The game at the table.
    pub game: Option<Match<Parchis>>,
    /// After how many of its moves it is shown, where it is gone over again.
    pub at: Option<usize>,
    /// The page at which the rule book lies open.
    pub page: usize,
    /// What is looked for in it.
    pub search: String,
    /// Size in pixels.
    pub size: UVec2,
}

/// The game a record tells, up to a move.
///
/// # Errors
/// A sentence that says what is wrong with the file.
pub fn game_of(
    path: &Path,
    upto: Option<usize>,
    levels: &Levels,
) -> Result<Match<Parchis>, String> {
    let named = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let text = std::fs::read_to_string(path).map_err(|error| named(&error))?;
    let value = serde_json::from_str(&text).map_err(|error| named(&error))?;
    let record = Record::read(&value).map_err(|error| named(&error))?;
    let game = Match::from_record(&record, levels).map_err(|error| named(&error))?;
    Ok(upto.map_or(game.clone(), |moves| game.branch(moves, game.seed())))
}

/// A game that computer players played, up to a move: what is pictured where no record is given.
///
/// # Errors
/// A sentence, where the board cannot be read.
pub fn sample(upto: Option<usize>, levels: &Levels) -> Result<Match<Parchis>, String> {
    let options = Options {
        opening: Opening::Seat0,
        ..Options::default()
    };
    let rules = Parchis::new(options, levels).map_err(|fault| fault.to_string())?;
    let mut game = Match::new(rules, 20);
    let never = std::sync::atomic::AtomicBool::new(false);
    let most = upto.unwrap_or(usize::MAX);
    while game.moves().len() < most && !game.turn().is_over() {
        let mv = match game.outcome() {
            Some(outcome) => outcome,
            None => {
                let seed = game.moves().len() as u64;
                match bots::choose(
                    game.rules(),
                    game.position(),
                    Level::Easy,
                    Budget::Visits(1_000),
                    seed,
                    &never,
                ) {
                    Some(choice) => choice.mv,
                    None => break,
                }
            }
        };
        if game.play(mv, &mut ()).is_err() {
            break;
        }
    }
    Ok(game)
}

/// Takes a picture.
///
/// # Errors
/// One sentence, where there is nothing to draw with.
pub fn take(launch: Launch, shot: Shot) -> Result<Pixels, String> {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let taken = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| picture(launch, shot)));
    std::panic::set_hook(hook);
    taken.unwrap_or_else(|panic| {
        let text = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied())
            .unwrap_or_default();
        Err(app::why(text))
    })
}

fn picture(launch: Launch, shot: Shot) -> Result<Pixels, String> {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: None,
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .set(app::renderer(true))
            .set(app::log())
            .disable::<WinitPlugin>(),
    );
    // Time stands still: a picture of something at rest is the same every time.
    app.insert_resource(TimeUpdateStrategy::ManualDuration(
        std::time::Duration::ZERO,
    ));
    let text = launch.settings.text as f32 / 100.0;
    app::core(&mut app, launch, true);
    app::panels(&mut app);
    app.insert_resource(Canvas::of(shot.size, text));

    let mut image = Image::new_target_texture(
        shot.size.x,
        shot.size.y,
        TextureFormat::Rgba8UnormSrgb,
        None,
    );
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let handle = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    app.world_mut().spawn((
        app::camera(),
        RenderTarget::Image(ImageRenderTarget::from(handle.clone())),
    ));

    if let Some(game) = shot.game {
        let players = seated(&game);
        app.world_mut().resource_mut::<Seating>().options.players = players.len() as u8;
        let board = app.world().resource::<app::Boards>().parchis.clone();
        let mut table = ParchisTable::new(game, players, board);
        table.papers.open = shot.open;
        if shot.screen == Screen::Replay {
            let course = Course::of(&table);
            let at = shot.at.unwrap_or(course.moves());
            app.insert_resource(Replay::new(course, at, Speed::Normal));
        }
        app.insert_resource(table);
        if shot.hint {
            app.world_mut().write_message(Act::Hint);
        }
    }
    app.insert_resource(Reading::at(shot.page, shot.search));
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(shot.screen);
    if shot.paused {
        app.world_mut()
            .resource_mut::<NextState<Paused>>()
            .set(Paused::Yes);
    }
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();

    // The first frames ask for pictures, later ones show them; egui needs one more to know its size.
    let mut settled = 0;
    for _ in 0..100_000 {
        app.update();
        let world = app.world();
        let thinks = world
            .get_resource::<ParchisTable>()
            .is_some_and(|table| table.flow.is_asked());
        if !thinks
            && world.resource::<Art>().settled()
            && world.resource::<Scene>().settled()
            && world.resource::<Shelf>().settled()
        {
            settled += 1;
        } else {
            settled = 0;
            std::thread::yield_now();
        }
        if settled > 8 {
            break;
        }
    }
    let taken: Arc<Mutex<Option<Image>>> = Arc::default();
    let keep = taken.clone();
    app.world_mut().spawn(Screenshot::image(handle)).observe(
        move |captured: On<ScreenshotCaptured>| {
            if let Ok(mut keep) = keep.lock() {
                *keep = Some(captured.image.clone());
            }
        },
    );
    for _ in 0..10_000 {
        app.update();
        let image = taken.lock().ok().and_then(|mut taken| taken.take());
        if let Some(image) = image {
            return pixels(image);
        }
    }
    Err("the picture could not be read back".to_owned())
}

/// Everybody at the table is a person: what a person sees is what is pictured.
fn seated(game: &Match<Parchis>) -> Vec<(taula_rules::Seat, Player)> {
    let chairs = Seating::default().chairs;
    game.rules()
        .players()
        .iter()
        .filter_map(|&seat| {
            Some((
                seat,
                Player {
                    hand: Hand::Person,
                    ..chairs.get(seat.index())?.clone()?
                },
            ))
        })
        .collect()
}

fn pixels(image: Image) -> Result<Pixels, String> {
    let image = image
        .try_into_dynamic()
        .map_err(|error| error.to_string())?
        .to_rgba8();
    let (width, height) = image.dimensions();
    Ok(Pixels {
        width,
        height,
        rgba: image.into_raw(),
    })
}
