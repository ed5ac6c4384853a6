//! A game gone over again: the table as it was after any of its moves, a ruler of the moves below it.

mod list;
mod panel;
mod ruler;

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiPrimaryContextPass;

use super::{Ask, ScreenSystems, Theatre};
use crate::app::{Pace, Screen};
use crate::store::Speed;
use crate::table::{AnyCourse, AnyTable, AtTable, TableSystems, WatchSystems};

/// How long the table rests between two moves, at normal speed.
const BREATH: Duration = Duration::from_millis(300);

/// The game that is gone over.
#[derive(Resource)]
pub struct Replay {
    /// How fast it plays.
    pub speed: Speed,
    /// Whether it plays by itself.
    pub playing: bool,
    /// The first line of the log that is seen, where somebody wants to see another than the one that is
    /// shown.
    pub reads: Option<f32>,
    /// How long the table has been at rest.
    waited: Duration,
    /// Before the screen is entered the table that goes over the game; from then on what was at the table,
    /// and will be again.
    aside: Option<Box<dyn AnyTable>>,
}

/// What is done on this screen.
#[derive(Clone, Debug, PartialEq)]
enum Deed {
    /// A move on, before everybody's eyes.
    Step,
    /// To after so many moves, at once.
    To(usize),
    /// It plays by itself, or stops.
    Play(bool),
    /// So fast.
    Speed(Speed),
    /// The log shows other lines; none: those of the moment.
    Read(Option<f32>),
    /// A new game goes on from here.
    PlayOn,
    /// Away from here.
    Leave,
}

impl Replay {
    /// A game that this table goes over.
    #[must_use]
    pub fn new(table: Box<dyn AnyTable>, speed: Speed) -> Self {
        Self {
            // What is shown at once cannot be followed.
            speed: if speed == Speed::Instant {
                Speed::Fast
            } else {
                speed
            },
            playing: false,
            reads: None,
            waited: Duration::ZERO,
            aside: Some(table),
        }
    }

    /// When this is left, another game is at the table.
    pub fn leave_for(&mut self, table: Box<dyn AnyTable>) {
        self.aside = Some(table);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Replay), lay_out.in_set(WatchSystems))
        .add_systems(OnExit(Screen::Replay), clear_away)
        .add_systems(
            Update,
            pass.in_set(TableSystems::Pass)
                .run_if(in_state(Screen::Replay).and_then(resource_exists::<Replay>)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(ScreenSystems::Draw)
                .run_if(in_state(Screen::Replay)),
        );
}

/// What is at the table is laid aside, and the game that is gone over laid out.
fn lay_out(world: &mut World) {
    let at_table = world.remove_resource::<AtTable>().map(|table| table.0);
    let replay = world.remove_resource::<Replay>().or_else(|| {
        let table = at_table.as_ref()?;
        Some(Replay::new(table.watching(table.moves()), Speed::default()))
    });
    let Some(mut replay) = replay else { return };
    let watching = std::mem::replace(&mut replay.aside, at_table);
    if let Some(table) = watching {
        world.insert_resource(AtTable(table));
    }
    world.insert_resource(replay);
}

/// What was at the table is there again.
fn clear_away(world: &mut World) {
    world.remove_resource::<AtTable>();
    let replay = world.remove_resource::<Replay>();
    if let Some(table) = replay.and_then(|replay| replay.aside) {
        world.insert_resource(AtTable(table));
    }
}

/// Time passes over what is shown; while it plays, the next move follows.
fn pass(
    mut table: ResMut<AtTable>,
    mut replay: ResMut<Replay>,
    time: Res<Time>,
    pace: Res<Pace>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !table.at_rest() {
        table.pass(time.delta());
        redraw.write(RequestRedraw);
        return;
    }
    if !replay.playing {
        return;
    }
    redraw.write(RequestRedraw);
    replay.waited += time.delta();
    if replay.waited >= replay.speed.of(BREATH) {
        step(&mut *table.0, &mut replay, &pace);
    }
}

/// The next move, at the replay's own speed. After the last it plays no longer.
fn step(table: &mut dyn AnyTable, replay: &mut Replay, pace: &Pace) {
    let pace = Pace {
        speed: replay.speed,
        ..*pace
    };
    replay.waited = Duration::ZERO;
    table.show_next(&pace);
    let moves = table.course().map_or(0, |course| course.moves());
    replay.playing &= table.moves() < moves;
}

/// What is seen of a replay.
struct Shown<'a> {
    table: &'a dyn AnyTable,
    course: &'a dyn AnyCourse,
    replay: &'a Replay,
    /// After how many of its moves it is shown.
    at: usize,
}

impl<'a> Shown<'a> {
    fn of(table: &'a dyn AnyTable, replay: &'a Replay) -> Option<Self> {
        Some(Self {
            course: table.course()?,
            at: table.moves(),
            table,
            replay,
        })
    }

    /// After how many moves something happened that the ruler is marked with.
    fn marked(&self) -> impl DoubleEndedIterator<Item = usize> {
        self.course.pins().iter().map(|pin| pin.at + 1)
    }
}

fn draw(
    mut theatre: Theatre,
    table: Option<ResMut<AtTable>>,
    replay: Option<ResMut<Replay>>,
    pace: Res<Pace>,
) -> Result {
    let (Some(mut table), Some(mut replay)) = (table, replay) else {
        // There is nothing to go over.
        return theatre.play(|_| vec![Ask::Leave]);
    };
    let mut deeds = Vec::new();
    theatre.play(|stage| {
        if let Some(shown) = Shown::of(&*table.0, &replay) {
            panel::show(stage, &shown, &mut deeds);
        } else {
            deeds.push(Deed::Leave);
        }
        let asks = deeds.iter().filter_map(|deed| match deed {
            Deed::Leave => Some(Ask::Leave),
            Deed::PlayOn => Some(Ask::PlayOn),
            _ => None,
        });
        asks.collect()
    })?;
    if !deeds.is_empty() {
        theatre.again();
    }
    for deed in deeds {
        match deed {
            Deed::Step => {
                replay.playing = false;
                step(&mut *table.0, &mut replay, &pace);
            }
            Deed::To(at) => {
                replay.playing = false;
                table.show_after(at);
            }
            Deed::Play(plays) => {
                replay.playing = plays;
                if plays && table.at_rest() {
                    step(&mut *table.0, &mut replay, &pace);
                }
            }
            Deed::Speed(speed) => replay.speed = speed,
            Deed::Read(reads) => replay.reads = reads,
            Deed::PlayOn | Deed::Leave => {}
        }
    }
    Ok(())
}
