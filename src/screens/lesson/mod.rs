//! Lessons: the table with a teacher at it, and the list of the lessons beside it.

mod list;
mod pause;

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiPrimaryContextPass;
use taula_rules::lesson::Lesson;

use super::{Ask, ScreenSystems, Theatre};
use crate::app::{Boards, Pace, Paused, Screen};
use crate::games;
use crate::input::Hurry;
use crate::locale::Words;
use crate::memory::{self, Chosen, Slips};
use crate::seating::Seating;
use crate::table::lesson::Among;
use crate::table::{self, Act, AnyTable, AtTable, Game, TableSystems, WatchSystems};

/// How many times faster everything goes while confirm is held down.
const HURRY: u32 = 4;

/// The lessons there are, of each game in its order. They are read when they are first asked for.
#[derive(Resource, Default)]
pub struct Lessons {
    of_games: Vec<Vec<Arc<Lesson>>>,
}

/// Where lessons are given.
#[derive(Resource, Default)]
pub struct Classroom {
    /// The lesson to be given when the screen is entered next: its game, and its name. None for the lesson of
    /// the game set up last that comes next; none at all for the one that was left for another screen.
    wanted: Option<(Option<&'static str>, Option<String>)>,
    /// The place in [`games::GAMES`] of the game that is taught, and the place of the lesson among its lessons.
    game: usize,
    at: usize,
    /// The lesson's table, while another screen is shown.
    left: Option<Box<dyn AnyTable>>,
    /// What was at the table, and will be again.
    aside: Option<Box<dyn AnyTable>>,
    /// The lesson is left for good.
    leaving: bool,
    /// Whether it is asked if it is to be left.
    asks: bool,
    /// Whether the list lies unfolded over the board, where it has no place of its own.
    pub unfolded: bool,
    /// The game whose lessons are listed, where it is another than the one taught.
    listed: Option<usize>,
}

impl Lessons {
    /// Reads the lessons, once. Those that cannot be used are told of.
    pub fn read(&mut self, boards: &Boards, words: &Words, slips: &mut Slips) {
        if !self.of_games.is_empty() {
            return;
        }
        for game in games::GAMES {
            let mut lessons = Vec::new();
            for lesson in game.lessons(&boards.levels) {
                match lesson {
                    Ok(lesson) => lessons.push(lesson),
                    Err(fault) => {
                        warn!("{fault}");
                        let said =
                            words.tell("lesson-unusable", &[("why", fault.to_string().into())]);
                        slips.0.push(said);
                    }
                }
            }
            self.of_games.push(lessons);
        }
    }

    /// The lessons of the game at a place in [`games::GAMES`].
    #[must_use]
    pub fn of(&self, game: usize) -> &[Arc<Lesson>] {
        self.of_games.get(game).map_or(&[], Vec::as_slice)
    }

    /// The first lesson of a game that belongs to a chapter of its book.
    #[must_use]
    pub fn of_chapter(&self, game: &str, chapter: &str) -> Option<&Arc<Lesson>> {
        let game = games::GAMES.iter().position(|of| of.name() == game)?;
        self.of(game)
            .iter()
            .find(|lesson| lesson.chapter == chapter)
    }
}

impl Classroom {
    /// Has a lesson given when the screen is entered next.
    pub fn prepare(&mut self, game: Option<&'static str>, lesson: Option<String>) {
        self.wanted = Some((game, lesson));
    }

    /// The name of the game that is taught.
    #[must_use]
    pub fn game(&self) -> &'static dyn Game {
        games::GAMES[self.game.min(games::GAMES.len() - 1)]
    }

    /// The place of the lesson among those of its game.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lessons>()
        .init_resource::<Classroom>()
        .add_systems(OnEnter(Screen::Lesson), lay_out.in_set(WatchSystems))
        .add_systems(OnExit(Screen::Lesson), clear_away)
        .add_systems(
            Update,
            pass.in_set(TableSystems::Pass)
                .run_if(in_state(Screen::Lesson)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(ScreenSystems::Draw)
                .run_if(in_state(Screen::Lesson)),
        );
}

/// Has the lessons read, wherever they are spoken of.
pub(super) fn read(
    mut lessons: ResMut<Lessons>,
    boards: Res<Boards>,
    words: Res<Words>,
    mut slips: ResMut<Slips>,
) {
    lessons.read(&boards, &words, &mut slips);
}

/// What is at the table is laid aside, and the lesson laid out.
fn lay_out(world: &mut World) {
    if let Err(error) = world.run_system_cached(read) {
        error!("{error}");
    }
    let at_table = world.remove_resource::<AtTable>().map(|table| table.0);
    world.resource_scope(|world, mut room: Mut<Classroom>| {
        room.aside = at_table;
        room.leaving = false;
        room.asks = false;
        room.listed = None;
        let wanted = room.wanted.take();
        let table = match room.left.take() {
            Some(table) if wanted.is_none() => Some(table),
            _ => {
                room.unfolded = false;
                begin(world, &mut room, wanted.unwrap_or_default())
            }
        };
        if let Some(table) = table {
            world.insert_resource(AtTable(table));
        }
    });
}

/// A table for the lesson that is wanted; none where there is no such lesson.
fn begin(
    world: &World,
    room: &mut Classroom,
    (game, name): (Option<&'static str>, Option<String>),
) -> Option<Box<dyn AnyTable>> {
    let chosen = world.resource::<Chosen>();
    let lessons = world.resource::<Lessons>();
    let last = &world.resource::<Seating>().game;
    let game = game.unwrap_or(last.as_str());
    room.game = games::GAMES
        .iter()
        .position(|of| of.name() == game)
        .unwrap_or_default();
    let (game, all) = (room.game(), lessons.of(room.game));
    let named = |name: &String| all.iter().position(|lesson| lesson.name == *name);
    let next = || {
        let to_do = |lesson: &Arc<Lesson>| !chosen.has_done(game.name(), &lesson.name);
        all.iter().position(to_do).unwrap_or_default()
    };
    room.at = name.as_ref().and_then(named).unwrap_or_else(next);
    let learner = memory::seated(chosen, game.name()).learner();
    let lesson = all.get(room.at)?.clone();
    info!("lesson: {} {}", game.name(), lesson.name);
    match game.teach(lesson, &learner, world.resource::<Boards>()) {
        Ok(table) => Some(table),
        Err(fault) => {
            error!("{fault}");
            None
        }
    }
}

/// What was at the table is there again.
fn clear_away(world: &mut World) {
    let lesson = world.remove_resource::<AtTable>();
    let mut room = world.resource_mut::<Classroom>();
    room.left = lesson.map(|table| table.0).filter(|_| !room.leaving);
    if let Some(table) = room.aside.take() {
        world.insert_resource(AtTable(table));
    }
}

/// Time passes: for what is shown, then for what the lesson does itself. What has been done is kept.
fn pass(
    mut table: ResMut<AtTable>,
    room: Res<Classroom>,
    (boards, words): (Res<Boards>, Res<Words>),
    (time, pace, hurry): (Res<Time>, Res<Pace>, Res<Hurry>),
    paused: Res<State<Paused>>,
    mut chosen: ResMut<Chosen>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(lesson) = table.teaching() else {
        return;
    };
    let (game, name) = (room.game().name(), &lesson.lesson().name);
    if lesson.is_done() && !chosen.has_done(game, name) {
        chosen.note_done(game, name);
    }
    if *paused.get() == Paused::Yes {
        return;
    }
    let delta = time.delta() * if hurry.0 { HURRY } else { 1 };
    let more = if table.at_rest() {
        let code = words.language().code();
        table.teach(delta, &pace, &boards.levels, code)
    } else {
        table.pass(delta);
        true
    };
    if more {
        redraw.write(RequestRedraw);
    }
}

/// What is seen of the lessons beside the table.
struct Shown<'a> {
    room: &'a Classroom,
    lessons: &'a Lessons,
    /// The place of the game whose lessons are listed.
    listed: usize,
}

/// What is done on this screen beside the table.
#[derive(Clone, Debug, PartialEq)]
enum Deed {
    /// Another lesson of a game.
    Give(&'static str, String),
    /// The lessons of another game are listed.
    List(usize),
    /// The list is folded or unfolded.
    Unfold(bool),
    /// The rule book, at the lesson's chapter.
    Read,
    /// The sounds are turned on or off.
    Mute,
    /// The menu.
    Menu,
    /// On, from the menu.
    GoOn,
    /// The settings, from the menu.
    Settings,
    /// The lesson is left, once that has been asked.
    Leave,
    /// It is asked whether it is to be left, or no longer.
    AskToLeave(bool),
    /// A game.
    Play,
}

fn draw(
    mut theatre: Theatre,
    table: Option<ResMut<AtTable>>,
    mut room: ResMut<Classroom>,
    lessons: Res<Lessons>,
    paused: Res<State<Paused>>,
    mut acts: MessageWriter<Act>,
) -> Result {
    let Some(mut table) = table.filter(|table| table.teaching().is_some()) else {
        // There is nothing to teach.
        return theatre.play(|_| vec![Ask::Leave]);
    };
    let held = *paused.get() == Paused::Yes;
    // Looking at it is no change.
    let table: &mut dyn AnyTable = &mut *table.bypass_change_detection().0;
    let mut deeds = Vec::new();
    let mut asked = Vec::new();
    theatre.play(|stage| {
        let among = among(&room, &lessons, stage);
        let shown = Shown {
            room: &room,
            lessons: &lessons,
            listed: room.listed.unwrap_or(room.game),
        };
        let covered = held || room.unfolded;
        stage.awake = !covered;
        asked = table.lesson_panel(stage, &among);
        list::beside(stage, &shown, table, &mut deeds);
        stage.awake = !held;
        if room.unfolded {
            list::over(stage, &shown, table, &mut deeds);
        }
        stage.awake = true;
        if held {
            pause::show(stage, &shown, table, &mut deeds);
        }
        Vec::new()
    })?;
    let game = room.game().name();
    for asked in asked {
        match asked {
            table::Asked::Act(act) => {
                acts.write(act);
            }
            table::Asked::Menu => deeds.push(Deed::Menu),
            table::Asked::NextLesson => {
                let next = lessons.of(room.game).get(room.at + 1);
                deeds.extend(next.map(|lesson| Deed::Give(game, lesson.name.clone())));
            }
            table::Asked::PlayNow => deeds.push(Deed::Play),
            table::Asked::Copy(_) => {}
        }
    }
    if !deeds.is_empty() {
        theatre.again();
    }
    for deed in deeds {
        let ask = match deed {
            Deed::Give(game, name) => Ask::Teach(Some(game), Some(name)),
            Deed::List(game) => {
                room.listed = Some(game);
                continue;
            }
            Deed::Unfold(unfolded) => {
                room.unfolded = unfolded;
                Ask::Unpause
            }
            Deed::Read => match table.teaching() {
                Some(lesson) => Ask::ReadChapter(game, lesson.lesson().chapter.clone()),
                None => continue,
            },
            Deed::Mute => {
                let mut settings = theatre.chosen.0.clone();
                settings.mute = !settings.mute;
                Ask::Change(Box::new(settings))
            }
            Deed::Menu => Ask::Pause,
            Deed::GoOn => Ask::Unpause,
            Deed::Settings => Ask::Open(Screen::Settings),
            Deed::Leave => {
                room.leaving = true;
                Ask::Leave
            }
            Deed::AskToLeave(asks) => {
                room.asks = asks;
                continue;
            }
            Deed::Play => {
                room.leaving = true;
                Ask::SetUp(game)
            }
        };
        theatre.asks.write(ask);
    }
    Ok(())
}

/// Where the lesson stands among the others.
fn among(room: &Classroom, lessons: &Lessons, stage: &crate::theme::Stage) -> Among {
    let (game, all) = (room.game().name(), lessons.of(room.game));
    let code = stage.words.language().code();
    Among {
        all: all.len(),
        done: done(stage, game, all),
        next: all
            .get(room.at + 1)
            .map(|lesson| lesson.title.in_language(code).to_owned()),
    }
}

/// How many of some lessons have been done.
fn done(stage: &crate::theme::Stage, game: &str, lessons: &[Arc<Lesson>]) -> usize {
    let done = |lesson: &&Arc<Lesson>| stage.chosen.has_done(game, &lesson.name);
    lessons.iter().filter(done).count()
}
