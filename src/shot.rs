//! Pictures of screens without a window.

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

use taula_rules::lesson::Stage;

use crate::app::{self, Boards, Launch, Pace, Paused, Screen};
use crate::art::Art;
use crate::games::{self, Played};
use crate::scene::Scene;
use crate::screens::lesson::{Classroom, Subject};
use crate::screens::replay::Replay;
use crate::screens::rulebook::Reading;
use crate::screens::saves::shelf::Shelf;
use crate::seating::Seating;
use crate::store::Speed;
use crate::table::lesson::{Deed, Teaching};
use crate::table::papers::Paper;
use crate::table::{Act, AnyTable, AtTable};
use crate::theme::Canvas;

/// What is to be pictured.
pub struct Shot {
    /// The screen.
    pub screen: Screen,
    /// Whether the pause lies over it.
    pub paused: bool,
    /// Whether whoever is asked to come to the table says to be there.
    pub come: bool,
    /// Whether somebody has asked for a hint.
    pub hint: bool,
    /// The paper that lies open.
    pub open: Option<Paper>,
    /// The game that is set up; the first where it is left out.
    pub game: Option<Played>,
    /// The game at the table.
    pub table: Option<Box<dyn AnyTable>>,
    /// After how many of its moves it is shown, where it is gone over again.
    pub at: Option<usize>,
    /// The lesson that is given.
    pub lesson: Option<Taught>,
    /// The page at which the rule book lies open.
    pub page: usize,
    /// What is looked for in it.
    pub search: String,
    /// Size in pixels.
    pub size: UVec2,
}

/// A lesson to be pictured, or a puzzle.
pub struct Taught {
    /// Which of the two.
    pub subject: Subject,
    /// Its name; the next where it is left out.
    pub name: Option<String>,
    /// The step, from 1; 0 for its scene, where it has one; past the last for its end.
    pub step: usize,
    /// What has been tried in it.
    pub tries: Vec<String>,
    /// Whether the list of the lessons lies unfolded.
    pub list: bool,
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

    if let Some((game, variant)) = shot.game {
        let mut seating = Seating::of(game.name());
        seating.choose(variant);
        app.insert_resource(seating);
    }
    if let Some(mut table) = shot.table {
        table.papers_mut().open = shot.open;
        if shot.screen == Screen::Replay {
            let at = shot.at.unwrap_or(table.moves());
            app.insert_resource(Replay::new(table.watching(at), Speed::Normal));
        }
        app.insert_resource(AtTable(table));
        if shot.hint {
            app.world_mut().write_message(Act::Hint);
        }
    }
    let game = shot.game.map(|(game, _)| game.name());
    let book = games::GAMES.iter().position(|of| game == Some(of.name()));
    if let Some(lesson) = &shot.lesson {
        let mut room = app.world_mut().resource_mut::<Classroom>();
        room.prepare(lesson.subject, game, lesson.name.clone());
    }
    app.insert_resource(Reading::at(book.unwrap_or(0), shot.page, shot.search));
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

    if shot.come {
        app.update();
        app.world_mut().resource_mut::<AtTable>().come();
    }
    if let Some(lesson) = &shot.lesson {
        app.update();
        teach(app.world_mut(), lesson)?;
    }
    // The first frames ask for pictures, later ones show them; egui needs one more to know its size.
    let mut settled = 0;
    for _ in 0..100_000 {
        app.update();
        let world = app.world();
        let thinks = world
            .get_resource::<AtTable>()
            .is_some_and(|table| table.is_asked());
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

/// Goes on in the lesson to the step that is pictured, and tries what is to be tried.
fn teach(world: &mut World, lesson: &Taught) -> Result<(), String> {
    let levels = world.resource::<Boards>().levels.clone();
    let pace = *world.resource::<Pace>();
    world.resource_mut::<Classroom>().unfolded = lesson.list;
    let none = match lesson.subject {
        Subject::Lessons => "there is no such lesson",
        Subject::Puzzles => "there is no such puzzle",
    };
    let Some(mut table) = world.get_resource_mut::<AtTable>() else {
        return Err(none.to_owned());
    };
    let name = table.teaching().map(|of| of.matter().name().to_owned());
    if name.is_none() || lesson.name.is_some() && lesson.name != name {
        return Err(none.to_owned());
    }
    let at = |table: &AtTable| match table.teaching().map(Teaching::stage) {
        Some(Stage::Scene(_)) => 0,
        Some(Stage::Step(at)) => at + 1,
        Some(Stage::End) | None => usize::MAX,
    };
    while lesson.subject == Subject::Lessons && at(&table) < lesson.step {
        table.does(Deed::Skip);
    }
    table.hasten(&levels);
    for text in &lesson.tries {
        table.act(&Act::Play(text.clone()), &pace);
        table.hasten(&levels);
    }
    Ok(())
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
