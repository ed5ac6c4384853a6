//! Rings on the lake, where a toad goes in or out or something flies over: they run for a moment, then the water is
//! still.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use taula_rules::games::taihou::{Event, Square};

use super::spots::middle;
use super::{TaihouTable, TaihouView, prints};
use crate::app::{Pace, Screen};
use crate::art::Art;
use crate::store::Speed;
use crate::table::sprites::put;
use crate::table::{self, Here, TableSystems, is_at_table};
use crate::theme::Canvas;

/// How long rings run, in seconds.
const RUN: f32 = 0.8;
/// How many pictures that is.
const FRAMES: f32 = 16.0;
/// Over the garden, below the tiles.
const LAYER: f32 = 4.5;

/// The rings.
#[derive(Component, Default)]
struct Ripple {
    /// From where they run, and for how long they have.
    runs: Option<(Square, f32)>,
}

pub(super) fn plugin(app: &mut App) {
    table::lay_out::<TaihouView, _>(app, lay_out);
    app.add_systems(
        Update,
        run.run_if(is_at_table::<TaihouView>)
            .in_set(TableSystems::Place),
    );
}

fn lay_out(mut commands: Commands, screen: Res<State<Screen>>) {
    commands.spawn((
        Name::new("Rings on the lake"),
        Ripple::default(),
        Sprite::default(),
        Visibility::Hidden,
        DespawnOnExit(**screen),
    ));
}

/// Where the event that plays now touches the water.
fn touched(table: &TaihouTable) -> Option<Square> {
    let ground = table.rules().ground();
    let (event, part) = table.timeline.now()?;
    let Event::Moved { from, to, over, .. } = event else {
        return None;
    };
    if let Some(&square) = over.get(over.len() / 2) {
        return Some(square);
    }
    if ground.is_lake(*from) && part < 0.5 {
        return Some(*from);
    }
    ground.is_lake(*to).then_some(*to)
}

fn run(
    table: Here<TaihouView>,
    canvas: Res<Canvas>,
    (time, pace): (Res<Time>, Res<Pace>),
    mut art: ResMut<Art>,
    mut ripples: Query<(&mut Ripple, &mut Sprite, &mut Transform, &mut Visibility)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(table) = table.get() else { return };
    let Ok((mut ripple, mut sprite, mut transform, mut visible)) = ripples.single_mut() else {
        return;
    };
    if let Some(square) = touched(table)
        && ripple.runs.is_none_or(|(at, _)| at != square)
    {
        ripple.runs = Some((square, 0.0));
    }
    let Some((square, run)) = ripple.runs else {
        return;
    };
    let run = run + time.delta_secs();
    if run >= RUN || pace.less_motion || pace.speed == Speed::Instant {
        ripple.runs = None;
        visible.set_if_neq(Visibility::Hidden);
        return;
    }
    ripple.runs = Some((square, run));
    let layout = table.layout(&canvas);
    let moment = (run / RUN * FRAMES).floor() / FRAMES;
    let print = prints::ripple(&mut art, moment, layout.unit.floor());
    let at = middle(&layout, square);
    put(
        &mut sprite,
        &mut transform,
        print.as_ref(),
        &canvas,
        at,
        LAYER,
    );
    visible.set_if_neq(if print.is_some() {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    });
    redraw.write(RequestRedraw);
}
