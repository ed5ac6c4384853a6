//! What all games' tables share: whose decision it is, computer players, animation told by events, what lies
//! around the board. What differs is asked of the game's [`View`].

mod any;
mod appear;
pub(crate) mod bands;
mod book;
pub(crate) mod card;
pub mod flow;
mod game;
mod glide;
mod hearing;
pub mod hint;
mod last;
pub mod layout;
pub mod lesson;
pub mod log;
pub mod marks;
mod moment;
pub mod motion;
pub mod panel;
pub mod papers;
mod preview;

pub mod sprites;
mod state;
pub mod still;
pub mod thought;
pub(crate) mod throws;
pub mod timeline;
mod tumble;
mod variant;
mod view;
pub mod watch;
pub mod wheel;

pub use any::{AnyCourse, AnyTable, Asked, AtTable, Here, Saving, is_at_table};
pub use appear::Lying;
pub use book::book;
pub use game::{AnyBoard, Game, Of};
pub use glide::Glide;
pub use hearing::Hearing;
pub use last::LastMove;
pub use moment::Moment;
pub use panel::Wish;
pub use preview::preview;
pub use state::Table;
pub use tumble::tumbling;
pub use variant::{Over, Variant};
pub use view::{Event, Figures, Looks, Move, Picture, Position, Still, View};

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use self::flow::Decision;
use crate::app::{Pace, Paused, Screen};
use crate::audio::Sfx;
use crate::input::Hurry;
use crate::input::pads::Pads;
use crate::memory::Chosen;

/// What a player does at the table.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Act {
    /// Throws the die, or the dice.
    Throw,
    /// Plays a move, in notation.
    Play(String),
    /// Takes the last decision back.
    Undo,
    /// Plays it again.
    Redo,
    /// Goes straight to rest.
    Skip,
    /// Asks what the computer player would do.
    Hint,
}

/// How many times faster everything goes while confirm is held down.
const HURRY: u32 = 4;

/// In which order a frame goes: what players do, what time does, where things stand.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// Acts are carried out.
    Act,
    /// Time passes.
    Pass,
    /// Entities are put in their place.
    Place,
}

/// The table is made ready for a game that is gone over again, or for a lesson.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WatchSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Act>()
        .configure_sets(
            Update,
            (TableSystems::Act, TableSystems::Pass, TableSystems::Place)
                .chain()
                .run_if(
                    resource_exists::<AtTable>.and_then(
                        in_state(Screen::Table)
                            .or_else(in_state(Screen::Replay))
                            .or_else(in_state(Screen::Lesson)),
                    ),
                ),
        )
        .add_systems(
            Update,
            (
                carry_out
                    .in_set(TableSystems::Act)
                    .run_if(in_state(Screen::Table).or_else(in_state(Screen::Lesson))),
                pass.in_set(TableSystems::Pass)
                    .run_if(in_state(Screen::Table)),
            ),
        )
        .add_systems(OnEnter(Screen::Table), dress)
        .add_systems(OnEnter(Screen::Replay), dress.after(WatchSystems))
        .add_systems(OnEnter(Screen::Lesson), dress.after(WatchSystems))
        .add_systems(
            Update,
            (appear::appear, pass_on_sounds).in_set(TableSystems::Place),
        )
        .add_systems(OnExit(Screen::Table), |mut pads: ResMut<Pads>| {
            pads.deciding = None;
        });
}

/// Has a system lay a game's things out whenever a table is come to that is this game's.
pub fn lay_out<V: View, M>(app: &mut App, system: impl IntoSystem<(), (), M> + Copy + 'static) {
    app.add_systems(OnEnter(Screen::Table), system.run_if(is_at_table::<V>));
    for screen in [Screen::Replay, Screen::Lesson] {
        let laid = system.run_if(is_at_table::<V>).after(WatchSystems);
        app.add_systems(OnEnter(screen), laid);
    }
}

fn carry_out(mut table: ResMut<AtTable>, mut acts: MessageReader<Act>, pace: Res<Pace>) {
    for act in acts.read() {
        table.act(act, &pace);
    }
}

/// The game looks as it was chosen.
fn dress(table: Option<ResMut<AtTable>>, chosen: Res<Chosen>) {
    if let Some(mut table) = table {
        table.dress(&chosen.looks);
        table.cover();
    }
}

fn pass_on_sounds(mut table: ResMut<AtTable>, mut sounds: MessageWriter<Sfx>) {
    sounds.write_batch(table.bypass_change_detection().sounds());
}

/// Time passes: for what is shown, then for the computer players; at the end the result is shown.
fn pass(
    mut table: ResMut<AtTable>,
    time: Res<Time>,
    pace: Res<Pace>,
    paused: Option<Res<State<Paused>>>,
    mut next: ResMut<NextState<Screen>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut waited_for: Local<usize>,
    (hurry, mut pads): (Res<Hurry>, ResMut<Pads>),
) {
    let decides = match table.decision() {
        Decision::Chance(seat) | Decision::Move(seat) => Some(seat),
        Decision::Over => None,
    };
    // While the menu lies over the table everybody may use it.
    let held = paused
        .as_ref()
        .is_some_and(|paused| *paused.get() == Paused::Yes);
    pads.deciding = decides.filter(|_| !held);
    // As long as confirm is held down, everything goes fast.
    let delta = time.delta() * if hurry.0 { HURRY } else { table.haste() };
    if held {
        return;
    }
    if !table.at_rest() {
        table.pass(delta);
        redraw.write(RequestRedraw);
        return;
    }
    if table.turn().is_over() {
        next.set(Screen::Result);
        return;
    }
    if table.go_on(delta, &pace) {
        redraw.write(RequestRedraw);
        return;
    }
    let moves = table.moves() + 1;
    if table.waits_for_person() && *waited_for != moves {
        *waited_for = moves;
        info!("waits for a person: {:?}", table.decision());
    }
    if table.is_asked() {
        table.listen();
        redraw.write(RequestRedraw);
    }
    if !table.waits_for_person() {
        table.wait(delta, &pace);
        redraw.write(RequestRedraw);
    }
}
