//! The screens, a file each, and what they all go through: one frame's stage, the intents, the pause.

pub mod lesson;
pub mod pause;
pub mod replay;
pub mod result;
pub mod rulebook;
pub mod saves;
pub mod settings;
pub mod setup;
pub mod slip;
pub mod title;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use taula_sound::Sound;

use self::lesson::{Classroom, Subject};
use self::replay::Replay;
use crate::app::{Boards, Dealer, Paused, Screen};
use crate::art::Art;
use crate::audio::Sfx;
use crate::games;
use crate::input::focus::Focus;
use crate::input::pads::Pads;
use crate::input::{Device, Direction, Intent};
use crate::locale::Words;
use crate::memory::{self, Chosen, Memory, Slips};
use crate::scene::Scene;
use crate::screens::rulebook::{Books, Reading};
use crate::seating::{Hand, Seating};
use crate::store::{SaveId, Settings};
use crate::table::{Act, AnyTable, Asked, AtTable, TableSystems};
use crate::theme::{Canvas, Stage};

/// What a screen asks for.
#[derive(Clone, Debug, PartialEq, Message)]
pub enum Ask {
    /// To another screen.
    Go(Screen),
    /// To a screen that leads back to this one.
    Open(Screen),
    /// To the first page of a game's rule book; it leads back to this screen.
    Read(&'static str),
    /// To a chapter of a game's rule book, by its name; it leads back to this screen.
    ReadChapter(&'static str, String),
    /// To a lesson of a game, by its name: where neither is given, to the one that comes next.
    Teach(Option<&'static str>, Option<String>),
    /// To a puzzle of a game, by its name: where neither is given, to the one that comes next.
    Pose(Option<&'static str>, Option<String>),
    /// Back to where this screen was opened from.
    Leave,
    /// To the set-up of a game.
    SetUp(&'static str),
    /// A new game with those who sit at the table.
    Start,
    /// A new game of those who played the last, by the same rules.
    Rematch,
    /// On with the game that is at the table.
    Resume,
    /// On with a saved game.
    Continue(SaveId),
    /// Over a saved game again, or the one at the table, first shown after so many of its moves.
    Watch(Option<SaveId>, usize),
    /// A new game goes on from where the game that is gone over is shown.
    PlayOn,
    /// The game is held.
    Pause,
    /// The pause ends.
    Unpause,
    /// Other settings.
    Change(Box<Settings>),
    /// A text to be put where other programs find it.
    Copy(String),
    /// A change of who sits where.
    Seat(setup::Change),
    /// The program ends.
    Quit,
}

/// The name that is being written, and whose.
#[derive(Resource, Default)]
pub struct Writing(pub Option<(usize, String)>);

/// Intents that were none of the focus's and none of the program's, for the screen that is drawn next.
#[derive(Resource, Default)]
pub struct Heard(pub Vec<Intent>);

/// Where the screens that lead back were opened from, the last at the end.
#[derive(Resource, Default)]
pub struct Trail(pub Vec<(Screen, Paused)>);

/// Whether a text is being written: letters then mean themselves. A screen sets it, and clears it again.
#[derive(Resource, Default)]
pub struct Typing(pub bool);

/// In which order a frame's panels go.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScreenSystems {
    /// The screen is drawn.
    Draw,
    /// What it asked for is done.
    CarryOut,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Focus>()
        .init_resource::<Writing>()
        .init_resource::<Heard>()
        .init_resource::<Trail>()
        .init_resource::<Typing>()
        .add_message::<Ask>()
        .configure_sets(
            EguiPrimaryContextPass,
            (ScreenSystems::Draw, ScreenSystems::CarryOut).chain(),
        )
        .add_plugins((
            lesson::plugin,
            rulebook::plugin,
            saves::plugin,
            settings::plugin,
            replay::plugin,
            result::plugin,
        ))
        .add_systems(
            Update,
            (
                // Here and not in the transition: there it would see the change a frame late.
                forget_focus.run_if(state_changed::<Screen>.or_else(state_changed::<Paused>)),
                seats_to_join,
                intents,
            )
                .chain()
                .before(TableSystems::Act),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                draw.in_set(ScreenSystems::Draw).run_if(
                    in_state(Screen::Title)
                        .or_else(in_state(Screen::Setup))
                        .or_else(in_state(Screen::Table)),
                ),
                carry_out.in_set(ScreenSystems::CarryOut),
            ),
        );
}

/// Pads join while people sit down.
fn seats_to_join(screen: Res<State<Screen>>, seating: Res<Seating>, mut pads: ResMut<Pads>) {
    let persons = seating
        .players()
        .filter(|(_, player)| *screen.get() == Screen::Setup && player.hand == Hand::Person)
        .map(|(seat, _)| seat);
    pads.joining = persons.collect();
}

fn forget_focus(mut focus: ResMut<Focus>, mut redraw: MessageWriter<RequestRedraw>) {
    focus.clear();
    redraw.write(RequestRedraw);
}

/// Carries intents to what they mean here: the focus, the game, the way back, the window.
fn intents(
    mut intents: MessageReader<Intent>,
    mut focus: ResMut<Focus>,
    mut heard: ResMut<Heard>,
    mut acts: MessageWriter<Act>,
    table: Option<Res<AtTable>>,
    (writing, typing): (Res<Writing>, Res<Typing>),
    (screen, paused): (Res<State<Screen>>, Res<State<Paused>>),
    (mut next_screen, mut next_paused): (ResMut<NextState<Screen>>, ResMut<NextState<Paused>>),
    mut trail: ResMut<Trail>,
    mut slips: ResMut<Slips>,
    mut chosen: ResMut<Chosen>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for &intent in intents.read() {
        debug!("intent: {intent:?}");
        redraw.write(RequestRedraw);
        if intent == Intent::Fullscreen {
            chosen.window.fullscreen = !chosen.window.fullscreen;
            continue;
        }
        // Letters and Enter belong to what is being written.
        if writing.0.is_some() {
            continue;
        }
        let side = matches!(intent, Intent::Go(Direction::Left | Direction::Right));
        let moves = matches!(
            intent,
            Intent::Back | Intent::Go(_) | Intent::Next | Intent::Previous
        );
        if typing.0 && (side || !moves) {
            continue;
        }
        let at_table = matches!(screen.get(), Screen::Table | Screen::Lesson);
        let playing = at_table && *paused.get() == Paused::No;
        if playing && let Some(table) = &table {
            match intent {
                Intent::Undo => {
                    acts.write(Act::Undo);
                    continue;
                }
                Intent::Redo => {
                    acts.write(Act::Redo);
                    continue;
                }
                Intent::Confirm if !table.at_rest() => {
                    acts.write(Act::Skip);
                    continue;
                }
                Intent::Menu => {
                    next_paused.set(Paused::Yes);
                    continue;
                }
                _ => {}
            }
        }
        // What has to be read is put away before anything else is left.
        if intent == Intent::Back && !slips.0.is_empty() {
            slips.0.clear();
            continue;
        }
        if focus.keeps(intent) {
            heard.0.push(intent);
            continue;
        }
        if focus.intend(intent) {
            continue;
        }
        match (intent, screen.get(), paused.get()) {
            (Intent::Back, Screen::Table | Screen::Lesson, Paused::No) if !focus.holds_back() => {
                next_paused.set(Paused::Yes);
            }
            (Intent::Back | Intent::Menu, Screen::Table | Screen::Lesson, Paused::Yes)
                if !focus.holds_back() =>
            {
                next_paused.set(Paused::No);
            }
            (Intent::Back, Screen::Setup | Screen::Result, _) if !focus.holds_back() => {
                next_screen.set(Screen::Title);
            }
            (
                Intent::Back,
                Screen::Rulebook | Screen::Saves | Screen::Settings | Screen::Replay,
                _,
            ) if !focus.holds_back() => {
                leave(&mut trail, &mut next_screen, &mut next_paused);
            }
            _ => heard.0.push(intent),
        }
    }
}

/// What a screen is drawn with, for systems that draw one.
#[derive(SystemParam)]
pub struct Theatre<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    focus: ResMut<'w, Focus>,
    art: ResMut<'w, Art>,
    scene: ResMut<'w, Scene>,
    words: Res<'w, Words>,
    canvas: Res<'w, Canvas>,
    chosen: Res<'w, Chosen>,
    device: Res<'w, Device>,
    pads: Res<'w, Pads>,
    heard: ResMut<'w, Heard>,
    slips: ResMut<'w, Slips>,
    asks: MessageWriter<'w, Ask>,
    sounds: MessageWriter<'w, Sfx>,
}

impl Theatre<'_, '_> {
    /// Draws a frame of a screen and says what is asked for.
    ///
    /// # Errors
    /// Where there is no window to draw in.
    pub fn play(&mut self, show: impl FnOnce(&mut Stage) -> Vec<Ask>) -> Result {
        let context = self.contexts.ctx_mut()?.clone();
        let canvas = *self.canvas;
        if (context.pixels_per_point() - canvas.scale).abs() > 1e-3 {
            context.set_pixels_per_point(canvas.scale);
        }
        if context.input(|input| input.pointer.is_moving() || input.pointer.any_down()) {
            self.focus.point();
        }
        let layer = egui::UiBuilder::new()
            .layer_id(egui::LayerId::background())
            .max_rect(canvas.rect());
        let mut ui = egui::Ui::new(context.clone(), "screen".into(), layer);
        let before = self.focus.at();
        self.focus.begin_frame();
        let mut pressed = false;
        let mut stage = Stage {
            ui: &mut ui,
            focus: &mut self.focus,
            art: &mut self.art,
            scene: &mut self.scene,
            words: &self.words,
            canvas,
            awake: true,
            chosen: &self.chosen,
            device: *self.device,
            pads: &self.pads,
            heard: &mut self.heard.0,
            pressed: &mut pressed,
        };
        let asks = show(&mut stage);
        slip::show(&mut stage, &mut self.slips.0);
        self.heard.0.clear();
        if self.focus.end_frame() {
            context.request_repaint();
        }
        if pressed {
            self.sounds.write(Sfx::of(Sound::Press));
        } else if before.is_some() && self.focus.at() != before {
            self.sounds.write(Sfx::of(Sound::Focus));
        }
        for ask in asks {
            context.request_repaint();
            self.asks.write(ask);
        }
        Ok(())
    }

    /// Plays a sound.
    pub fn sound(&mut self, sound: Sound) {
        self.sounds.write(Sfx::of(sound));
    }

    /// Draws another frame soon.
    pub fn again(&mut self) {
        if let Ok(context) = self.contexts.ctx_mut() {
            context.request_repaint();
        }
    }
}

/// Draws the title, the set-up and the table.
pub fn draw(
    mut theatre: Theatre,
    boards: Res<Boards>,
    seating: Res<Seating>,
    mut writing: ResMut<Writing>,
    mut table: Option<ResMut<AtTable>>,
    (screen, paused): (Res<State<Screen>>, Res<State<Paused>>),
    mut acts: MessageWriter<Act>,
) -> Result {
    let mut asked = Vec::new();
    let now: Option<&mut dyn AnyTable> = match &mut table {
        // Looking at it is no change.
        Some(table) => Some(&mut *table.bypass_change_detection().0),
        None => None,
    };
    theatre.play(|stage| match (screen.get(), now) {
        (Screen::Title, table) => title::show(stage, &boards, table.as_deref()),
        (Screen::Setup, _) => setup::show(stage, &boards, &seating, &mut writing),
        (Screen::Table, Some(table)) => {
            stage.awake = *paused.get() == Paused::No;
            asked = table.panel(stage);
            if stage.awake {
                return Vec::new();
            }
            stage.awake = true;
            pause::show(stage, table)
        }
        (Screen::Table, None) => vec![Ask::Go(Screen::Title)],
        _ => Vec::new(),
    })?;
    for asked in asked {
        match asked {
            Asked::Act(act) => {
                acts.write(act);
            }
            Asked::Menu => {
                theatre.asks.write(Ask::Pause);
            }
            Asked::Copy(text) => {
                theatre.asks.write(Ask::Copy(text));
            }
            Asked::Change(settings) => {
                theatre.asks.write(Ask::Change(settings));
            }
            // Nobody teaches here.
            Asked::NextLesson | Asked::PlayNow => {}
        }
    }
    Ok(())
}

/// Carries out what a screen asked for.
fn carry_out(
    mut asks: MessageReader<Ask>,
    mut contexts: EguiContexts,
    boards: Res<Boards>,
    mut seating: ResMut<Seating>,
    mut chosen: ResMut<Chosen>,
    mut trail: ResMut<Trail>,
    (memory, table): (Res<Memory>, Option<Res<AtTable>>),
    replay: Option<ResMut<Replay>>,
    (books, mut reading): (Res<Books>, ResMut<Reading>),
    mut room: ResMut<Classroom>,
    (screen, paused): (Res<State<Screen>>, Res<State<Paused>>),
    (mut next_screen, mut next_paused): (ResMut<NextState<Screen>>, ResMut<NextState<Paused>>),
    mut dealer: ResMut<Dealer>,
    mut commands: Commands,
    mut exit: MessageWriter<AppExit>,
) {
    let mut replay = replay;
    // The game at the table is ahead of its file, if anything.
    let at_table = |id: &SaveId| {
        let kept = table.as_ref().and_then(|table| table.kept());
        kept.is_some_and(|kept| kept.id == *id)
    };
    for ask in asks.read() {
        match ask.clone() {
            Ask::Go(screen) => next_screen.set(screen),
            Ask::Open(to) => {
                trail.0.push((*screen.get(), *paused.get()));
                next_screen.set(to);
            }
            Ask::Read(game) => {
                reading.begin(&books, game);
                trail.0.push((*screen.get(), *paused.get()));
                next_screen.set(Screen::Rulebook);
            }
            Ask::ReadChapter(game, chapter) => {
                reading.begin_at(&books, game, &chapter);
                trail.0.push((*screen.get(), *paused.get()));
                next_screen.set(Screen::Rulebook);
            }
            Ask::Teach(game, name) | Ask::Pose(game, name) => {
                let subject = match ask {
                    Ask::Pose(..) => Subject::Puzzles,
                    _ => Subject::Lessons,
                };
                room.prepare(subject, game, name);
                // From one lesson to the next nothing leads back.
                if *screen.get() != Screen::Lesson {
                    trail.0.push((*screen.get(), *paused.get()));
                }
                next_screen.set(Screen::Lesson);
            }
            Ask::Leave => leave(&mut trail, &mut next_screen, &mut next_paused),
            Ask::Resume => next_screen.set(Screen::Table),
            Ask::Continue(id) => {
                let there = at_table(&id) || {
                    let game = memory.table(&id, &boards);
                    let there = game.is_some();
                    // What is at the table until now has been kept move by move.
                    if let Some(game) = game {
                        commands.insert_resource(AtTable(game));
                    }
                    there
                };
                if there {
                    trail.0.clear();
                    next_screen.set(Screen::Table);
                }
            }
            Ask::Watch(of, at) => {
                let game = match of.filter(|id| !at_table(id)) {
                    Some(id) => memory
                        .table(&id, &boards)
                        .map(|game| (game.is_veiled(), game.watching(at))),
                    None => table
                        .as_ref()
                        .map(|game| (game.is_veiled(), game.watching(at))),
                };
                // What not all players may see yet is not gone over.
                if let Some((false, game)) = game {
                    commands.insert_resource(Replay::new(game, chosen.speed));
                    trail.0.push((*screen.get(), *paused.get()));
                    next_screen.set(Screen::Replay);
                }
            }
            Ask::PlayOn => {
                if let (Some(replay), Some(table)) = (&mut replay, &table) {
                    let (at, seed) = (table.moves(), dealer.seed());
                    info!("a new game goes on after move {at}, seed {seed}");
                    if let Some(game) = table.play_on(at, seed) {
                        replay.leave_for(game);
                    }
                    trail.0.clear();
                    next_screen.set(Screen::Table);
                }
            }
            Ask::Pause => next_paused.set(Paused::Yes),
            Ask::Unpause => next_paused.set(Paused::No),
            Ask::Seat(change) => change.make(&mut seating),
            Ask::Change(settings) => {
                chosen.set_if_neq(Chosen(*settings));
            }
            Ask::Copy(text) => {
                if let Ok(context) = contexts.ctx_mut() {
                    context.copy_text(text);
                }
            }
            Ask::SetUp(name) => {
                if let Some((game, variant)) = games::variant(name) {
                    if seating.game != game.name() {
                        *seating = memory::seated(&chosen, game.name());
                    }
                    seating.choose(variant);
                }
                next_screen.set(Screen::Setup);
            }
            Ask::Start => {
                let Some(game) = games::game(&seating.game) else {
                    continue;
                };
                let players = seating
                    .players()
                    .map(|(seat, player)| (seat, player.clone()))
                    .collect();
                match game.begin(&seating.rules(), players, dealer.seed(), &boards) {
                    Ok(table) => {
                        memory::remember(&mut chosen, &seating);
                        info!("a new game, seed {}", table.seed());
                        commands.insert_resource(AtTable(table));
                        next_screen.set(Screen::Table);
                    }
                    Err(fault) => error!("{fault}"),
                }
            }
            Ask::Rematch => {
                if let Some(table) = &table {
                    let game = table.rematch(dealer.seed());
                    info!("a rematch, seed {}", game.seed());
                    commands.insert_resource(AtTable(game));
                    next_screen.set(Screen::Table);
                }
            }
            Ask::Quit => {
                exit.write(AppExit::Success);
            }
        }
    }
}

/// Back to where a screen was opened from.
fn leave(
    trail: &mut Trail,
    next_screen: &mut NextState<Screen>,
    next_paused: &mut NextState<Paused>,
) {
    let (screen, paused) = trail.0.pop().unwrap_or((Screen::Title, Paused::No));
    next_screen.set(screen);
    next_paused.set(paused);
}
