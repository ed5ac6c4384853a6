//! The app: what every way of running it shares, and the window.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::camera::ScalingMode;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{Backends, WgpuSettings};
use bevy::window::{ExitCondition, PrimaryWindow, RequestRedraw, WindowFocused};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiContexts, EguiInput, EguiPreUpdateSet, egui};
use taula_rules::{Fault, Levels};

use crate::art::Art;
use crate::locale::Words;
use crate::memory::{Asked, Chosen, Memory};
use crate::seating::Seating;
use crate::store::Settings;
use crate::table::timeline::Speed;
use crate::table::{self, AnyBoard, AtTable};
use crate::theme::{self, Canvas, font_definitions};
use crate::{art, audio, frame, games, input, memory, scene, screens};

/// What is on the screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The games and the menu.
    #[default]
    Title,
    /// Who plays, by which rules.
    Setup,
    /// A game.
    Table,
    /// How a game ended.
    Result,
    /// The rules, to read.
    Rulebook,
    /// The games that are kept.
    Saves,
    /// What can be chosen of the program itself.
    Settings,
    /// A game gone over again.
    Replay,
    /// A lesson.
    Lesson,
}

/// Whether the game at the table is held.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Paused {
    /// It goes on.
    #[default]
    No,
    /// The menu lies over it.
    Yes,
}

/// The boards, read and checked.
#[derive(Resource, Clone)]
pub struct Boards {
    /// The level files they come from.
    pub levels: Levels,
    /// What tables are set up with, a game's each.
    read: Vec<AnyBoard>,
}

impl Boards {
    /// Reads the boards.
    ///
    /// # Errors
    /// A sentence that names the level file at fault.
    pub fn read(levels: Levels) -> Result<Self, Fault> {
        let read: Result<_, Fault> = games::GAMES
            .into_iter()
            .map(|game| game.read_board(&levels))
            .collect();
        Ok(Self {
            read: read?,
            levels,
        })
    }

    /// The board of the game whose boards are `B`.
    ///
    /// # Errors
    /// A sentence, where no game has such boards.
    pub fn of<B: Send + Sync + 'static>(&self) -> Result<Arc<B>, Fault> {
        self.read
            .iter()
            .find_map(|board| board.clone().downcast().ok())
            .ok_or_else(|| Fault::new("no game has such a board"))
    }
}

/// How fast things move.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Pace {
    /// The speed of animation.
    pub speed: Speed,
    /// Whether things move only where it is needed to understand the game.
    pub less_motion: bool,
}

/// Gives new games their seeds.
#[derive(Resource)]
pub struct Dealer {
    /// The seed of the next game, where it was asked for.
    next: Option<u64>,
    draw: fn() -> u64,
}

impl Dealer {
    /// A dealer that draws seeds, the first one given or not.
    #[must_use]
    pub const fn new(first: Option<u64>, draw: fn() -> u64) -> Self {
        Self { next: first, draw }
    }

    /// The next game's seed.
    pub fn seed(&mut self) -> u64 {
        self.next.take().unwrap_or_else(self.draw)
    }
}

/// What is settled before anything is shown.
pub struct Launch {
    /// The boards.
    pub boards: Boards,
    /// What the player has chosen.
    pub settings: Settings,
    /// What of it was asked for only this time.
    pub asked: Asked,
    /// Where seeds come from.
    pub dealer: Dealer,
    /// The files.
    pub memory: Memory,
}

/// Everything but the window and the renderer: enough to play without either.
pub fn core(app: &mut App, launch: Launch, painting: bool) {
    app.insert_resource(launch.boards)
        .insert_resource(Words::new(memory::language(&launch.settings)))
        .insert_resource(Pace {
            speed: launch.settings.speed,
            less_motion: launch.settings.less_motion,
        })
        .insert_resource(launch.dealer)
        .insert_resource(Canvas {
            text: launch.settings.text as f32 / 100.0,
            ..Canvas::default()
        })
        .insert_resource(Chosen(launch.settings))
        .insert_resource(launch.asked)
        .insert_resource(launch.memory)
        .insert_resource(Art::new(painting))
        .init_resource::<Seating>()
        .init_state::<Screen>()
        .init_state::<Paused>()
        .add_message::<bevy::window::RequestRedraw>()
        .add_systems(OnExit(Screen::Table), go_on_unpaused)
        .add_systems(OnExit(Screen::Lesson), go_on_unpaused)
        .add_plugins((
            art::plugin,
            scene::plugin,
            input::plugin,
            memory::plugin,
            audio::plugin,
            table::plugin,
            games::plugin,
        ));
}

/// Whatever comes next is not held.
fn go_on_unpaused(mut paused: ResMut<NextState<Paused>>) {
    paused.set(Paused::No);
}

/// The camera that sees the canvas.
pub fn camera() -> impl Bundle {
    (
        Name::new("Camera"),
        Camera2d,
        // Pictures come with soft edges of their own; without samples a frame is drawn in half the time.
        Msaa::Off,
        scene::target_usages(),
        Projection::Orthographic(OrthographicProjection {
            near: -100.0,
            far: 100.0,
            ..OrthographicProjection::default_2d()
        }),
    )
}

/// The canvas follows the window, the camera the canvas.
fn follow_window(
    windows: Query<&Window, With<PrimaryWindow>>,
    mut canvas: ResMut<Canvas>,
    mut cameras: Query<&mut Projection, With<Camera2d>>,
) {
    if let Ok(window) = windows.single() {
        let pixels = UVec2::new(window.physical_width(), window.physical_height());
        let new = Canvas::of(pixels, canvas.text);
        canvas.set_if_neq(new);
    }
    for mut projection in &mut cameras {
        if canvas.is_changed()
            && let Projection::Orthographic(orthographic) = &mut *projection
        {
            orthographic.scaling_mode = ScalingMode::Fixed {
                width: canvas.size.x,
                height: canvas.size.y,
            };
        }
    }
}

/// Panels: egui with our fonts.
pub fn panels(app: &mut App) {
    app.add_plugins((theme::plugin, screens::plugin))
        .add_systems(
            PreUpdate,
            (
                follow_window,
                dress
                    .after(EguiPreUpdateSet::InitContexts)
                    .before(EguiPreUpdateSet::BeginPass),
                hush.after(EguiPreUpdateSet::ProcessInput)
                    .before(EguiPreUpdateSet::BeginPass),
            ),
        );
}

/// `bevy_egui` says each frame which modifier keys are down, and egui draws another frame for every event:
/// the window would never come to rest. What has not changed is left out.
fn hush(mut inputs: Query<&mut EguiInput>, mut last: Local<Option<egui::Modifiers>>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => {
                last.replace(*modifiers) != Some(*modifiers)
            }
            _ => true,
        });
    }
}

/// Gives egui our fonts, once, before it draws anything.
fn dress(mut contexts: EguiContexts, mut dressed: Local<bool>) {
    if *dressed {
        return;
    }
    // The camera may not be there yet.
    let Ok(context) = contexts.ctx_mut() else {
        return;
    };
    *dressed = true;
    context.set_fonts(font_definitions());
    context.options_mut(|options| options.zoom_with_keyboard = false);
    context.all_styles_mut(|style| {
        style.visuals = egui::Visuals::light();
        style.visuals.selection.bg_fill = theme::colour::BRASS.gamma_multiply(0.5);
        style.visuals.text_cursor.blink = false;
    });
}

/// Set once a frame has been drawn: what fails before that is what the program needs and has not.
static STARTED: AtomicBool = AtomicBool::new(false);

/// Plays in a window until it is closed.
///
/// # Errors
/// One sentence, where there is no display or nothing to draw with.
pub fn play(launch: Launch) -> Result<(), String> {
    if cfg!(all(unix, not(target_os = "macos"))) && !has_display() {
        return Err("there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set".to_owned());
    }
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if STARTED.load(Ordering::Relaxed) {
            hook(panic);
        }
    }));
    match catch_unwind(AssertUnwindSafe(|| window(launch).run())) {
        Ok(_) => Ok(()),
        Err(panic) if STARTED.load(Ordering::Relaxed) => std::panic::resume_unwind(panic),
        Err(panic) => {
            let text = panic
                .downcast_ref::<String>()
                .map(String::as_str)
                .or_else(|| panic.downcast_ref::<&str>().copied())
                .unwrap_or_default();
            Err(why(text))
        }
    }
}

fn has_display() -> bool {
    ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// What a failure at the start means, in one sentence.
#[must_use]
pub fn why(panic: &str) -> String {
    if panic.contains("event loop") {
        "the display cannot be reached: is an X server or Wayland compositor running, and may this user use it?".to_owned()
    } else if panic.contains("GPU") || panic.contains("wgpu") || panic.contains("adapter") {
        "there is nothing to draw with: install a Vulkan driver (on Debian and Ubuntu the package mesa-vulkan-drivers)".to_owned()
    } else {
        let text: String = panic
            .lines()
            .next()
            .unwrap_or_default()
            .chars()
            .take(200)
            .collect();
        format!("the window could not be opened: {text}")
    }
}

/// What is traced where nothing else is asked for with RUST_LOG.
#[must_use]
pub fn log() -> LogPlugin {
    LogPlugin {
        filter: "error,wgpu_hal=off,taula=warn".to_owned(),
        ..default()
    }
}

/// How things are drawn: with the system's own graphics interface. OpenGL is not tried unless WGPU_BACKEND
/// asks for it: looking for it takes time, and complains where there is no desktop.
#[must_use]
pub fn renderer(synchronous: bool) -> RenderPlugin {
    let backends = Backends::from_env().unwrap_or(Backends::PRIMARY);
    RenderPlugin {
        render_creation: WgpuSettings {
            backends: Some(backends),
            ..default()
        }
        .into(),
        synchronous_pipeline_compilation: synchronous,
        ..default()
    }
}

fn window(launch: Launch) -> App {
    let mut app = App::new();
    let window = frame::window(&launch.settings.window);
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(window),
                exit_condition: ExitCondition::OnPrimaryClosed,
                ..default()
            })
            .set(renderer(false))
            .set(log()),
    );
    // Drawn when something happens, and while something moves; at rest nothing is.
    let reactive = UpdateMode::Reactive {
        wait: Duration::MAX,
        react_to_device_events: false,
        react_to_user_events: true,
        react_to_window_events: true,
    };
    app.insert_resource(WinitSettings {
        focused_mode: reactive,
        unfocused_mode: reactive,
    })
    .insert_resource(ClearColor(Color::srgb_u8(0x3B, 0x2A, 0x20)));
    core(&mut app, launch, true);
    panels(&mut app);
    audio::open(&mut app);
    app.add_plugins(frame::plugin)
        .add_systems(
            Startup,
            (
                |mut commands: Commands| {
                    commands.spawn(camera());
                },
                go_on,
            ),
        )
        .add_systems(Last, (started, trace_frames, trace_focus));
    app
}

/// The game that was played last waits at the table.
fn go_on(memory: Res<Memory>, boards: Res<Boards>, mut commands: Commands) {
    if let Some(table) = memory.last_game(&boards) {
        info!("a game waits at the table");
        commands.insert_resource(AtTable(table));
    }
}

/// Traces how long frames take while something moves.
fn trace_frames(
    time: Res<Time<Real>>,
    mut redraws: MessageReader<RequestRedraw>,
    mut moved: Local<bool>,
) {
    // The time since the last frame is one frame's only where that one asked for this.
    if *moved {
        debug!("frame {:.1} ms", time.delta_secs_f64() * 1000.0);
    }
    *moved = redraws.read().count() > 0;
}

/// Traces when the window gets the keys, or loses them: once it is drawn, so that a test can wait for this
/// line last. (`Window::focused` is true before there is a window.)
fn trace_focus(
    mut focus: MessageReader<WindowFocused>,
    mut now: Local<Option<bool>>,
    mut told: Local<Option<bool>>,
) {
    for message in focus.read() {
        *now = Some(message.focused);
    }
    if STARTED.load(Ordering::Relaxed) && *told != *now {
        *told = *now;
        info!("focused: {}", now.unwrap_or_default());
    }
}

/// Traces when the first whole picture is there.
fn started(
    art: Res<Art>,
    scene: Res<scene::Scene>,
    screen: Res<State<Screen>>,
    paused: Res<State<Paused>>,
    mut last: Local<Option<(Screen, Paused)>>,
) {
    let now = (**screen, **paused);
    if *last != Some(now) {
        *last = Some(now);
        info!("screen: {:?}, paused: {:?}", now.0, now.1);
    }
    if !STARTED.load(Ordering::Relaxed) && art.settled() && scene.settled() {
        STARTED.store(true, Ordering::Relaxed);
        info!("first full frame");
    }
}
