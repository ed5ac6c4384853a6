//! Lessons and puzzles: the table with a teacher at it, and the list of the lessons, or of the puzzles, beside it.

mod buttons;
mod list;
mod pause;
mod subject;

pub use self::subject::{Lessons, Subject};

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiPrimaryContextPass;

use self::subject::Row;
use super::{Ask, ScreenSystems, Theatre};
use crate::app::{Boards, Pace, Paused, Screen};
use crate::games;
use crate::input::Hurry;
use crate::locale::Words;
use crate::memory::{self, Chosen, Slips};
use crate::seating::Seating;
use crate::table::lesson::{Among, Teaching};
use crate::table::{self, Act, AnyTable, AtTable, Game, TableSystems, WatchSystems};

/// How many times faster everything goes while confirm is held down.
const HURRY: u32 = 4;

/// Where lessons are given.
#[derive(Resource, Default)]
pub struct Classroom {
    /// What is to be given when the screen is entered next; none for what was left for another screen.
    wanted: Option<Wanted>,
    /// Whether lessons are given, or puzzles set.
    subject: Subject,
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
    /// What is listed, of which game, where it is another than what is given.
    listed: Option<(Subject, usize)>,
}

/// Something to be given.
#[derive(Default)]
struct Wanted {
    subject: Subject,
    /// Its game: the one set up last where it is left out.
    game: Option<&'static str>,
    /// Its name: what comes next where it is left out.
    name: Option<String>,
}

impl Classroom {
    /// Has a lesson given, or a puzzle set, when the screen is entered next.
    pub fn prepare(&mut self, subject: Subject, game: Option<&'static str>, name: Option<String>) {
        self.wanted = Some(Wanted {
            subject,
            game,
            name,
        });
    }

    /// Whether lessons are given, or puzzles set.
    #[must_use]
    pub const fn subject(&self) -> Subject {
        self.subject
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

/// A table for what is wanted; none where there is no such thing.
fn begin(world: &World, room: &mut Classroom, wanted: Wanted) -> Option<Box<dyn AnyTable>> {
    let chosen = world.resource::<Chosen>();
    let lessons = world.resource::<Lessons>();
    let subject = wanted.subject;
    let last = &world.resource::<Seating>().game;
    let game = wanted.game.unwrap_or(last.as_str());
    let there = |&of: &usize| !lessons.rows(subject, of).is_empty();
    let named = |&of: &usize| games::GAMES[of].name() == game;
    let all = 0..games::GAMES.len();
    room.subject = subject;
    room.game = all
        .clone()
        .find(|of| named(of) && there(of))
        .or_else(|| all.clone().find(there))
        .unwrap_or_default();
    let game = room.game();
    let rows = lessons.rows(subject, room.game);
    let next = || {
        let to_do = |row: &Row| !subject.has_done(chosen, game.name(), row.name);
        rows.iter().position(to_do).unwrap_or_default()
    };
    let named = |name: &String| rows.iter().position(|row| row.name == name);
    room.at = wanted.name.as_ref().and_then(named).unwrap_or_else(next);
    let learner = memory::seated(chosen, game.name()).learner();
    let matter = lessons.matter(subject, room.game, room.at)?;
    info!("given: {} {}", game.name(), matter.name());
    match game.teach(matter, &learner, world.resource::<Boards>()) {
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
    let (game, name) = (room.game().name(), lesson.matter().name());
    if lesson.is_done() && !room.subject.has_done(&chosen, game, name) {
        room.subject.note_done(&mut chosen, game, name);
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
    /// What is listed, and the place of its game.
    listed: (Subject, usize),
}

/// What is done on this screen beside the table.
#[derive(Clone, Debug, PartialEq)]
enum Deed {
    /// Another lesson of a game, or a puzzle.
    Give(Subject, &'static str, String),
    /// The lessons or puzzles of a game are listed.
    List(Subject, usize),
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
            listed: room.listed.unwrap_or((room.subject, room.game)),
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
                let rows = lessons.rows(room.subject, room.game);
                let next = rows.get(room.at + 1).map(|row| row.name.to_owned());
                deeds.extend(next.map(|name| Deed::Give(room.subject, game, name)));
            }
            table::Asked::PlayNow => deeds.push(Deed::Play),
            table::Asked::Copy(_) | table::Asked::Change(_) => {}
        }
    }
    if !deeds.is_empty() {
        theatre.again();
    }
    for deed in deeds {
        let ask = match deed {
            Deed::Give(Subject::Lessons, game, name) => Ask::Teach(Some(game), Some(name)),
            Deed::Give(Subject::Puzzles, game, name) => Ask::Pose(Some(game), Some(name)),
            Deed::List(subject, game) => {
                room.listed = Some((subject, game));
                continue;
            }
            Deed::Unfold(unfolded) => {
                room.unfolded = unfolded;
                Ask::Unpause
            }
            Deed::Read => match table.teaching().and_then(Teaching::lesson) {
                Some(lesson) => Ask::ReadChapter(game, lesson.chapter.clone()),
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
                Ask::SetUp(table.variant().name)
            }
        };
        theatre.asks.write(ask);
    }
    Ok(())
}

/// Where what is given stands among the others.
fn among(room: &Classroom, lessons: &Lessons, stage: &crate::theme::Stage) -> Among {
    let rows = lessons.rows(room.subject, room.game);
    let code = stage.words.language().code();
    Among {
        all: rows.len(),
        done: done(stage, room.subject, room.game().name(), &rows),
        next: rows
            .get(room.at + 1)
            .map(|row| row.title.in_language(code).to_owned()),
    }
}

/// How many of some lessons or puzzles have been done.
fn done(stage: &crate::theme::Stage, subject: Subject, game: &str, rows: &[Row]) -> usize {
    let done = |row: &&Row| subject.has_done(stage.chosen, game, row.name);
    rows.iter().filter(done).count()
}
