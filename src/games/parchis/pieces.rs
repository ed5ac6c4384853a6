//! Squares, pawns and the die as entities: where each is at rest, and on its way.

use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Pos2, vec2};
use taula_rules::games::parchis::Event;

use super::layout::Measures;
use super::standing::{Pawn, Place, spots};
use super::{ParchisTable, ParchisView};
use crate::app::Screen;
use crate::art::{Art, Print, Use};
use crate::table::motion::{fall, hops, leap, raised, rolling, thrown_up};
use crate::table::sprites::{ease, put};
use crate::table::{self, Glide, Here, Lying, TableSystems, is_at_table};
use crate::theme::Canvas;

/// How long a die tumbles, and then lies before anything else moves, in milliseconds.
pub const TUMBLE: u64 = 600;
/// See [`TUMBLE`].
pub const REST: u64 = 250;
/// Pictures of a tumbling die.
pub const TUMBLING: u32 = 14;

/// Layers, from the table up.
mod layer {
    pub const SQUARE: f32 = 2.0;
    pub const BEAM: f32 = 3.0;
    pub const SHADOW: f32 = 4.0;
    pub const PAWN: f32 = 5.0;
    pub const DIE: f32 = 6.0;
    /// What flies is over what stands.
    pub const FLYING: f32 = 3.0;
}

/// A square of the ring (by its number), of a column, a home or a goal.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Square {
    /// On the ring.
    Ring(u8),
    /// In the column of a seat, from its outer end.
    Column(u8, u8),
    /// A seat's home.
    Home(u8),
    /// A seat's goal.
    Goal(u8),
}

/// A pawn's entity, and how it is drawn.
#[derive(Component, Clone, Copy, Debug)]
pub struct PawnPiece {
    /// Which pawn.
    pub pawn: Pawn,
    /// Where its foot is drawn, on the board.
    pub glide: Glide,
}

/// The shadow of a pawn.
#[derive(Component)]
struct ShadowOf(Pawn);

/// The die's entity.
#[derive(Component)]
pub struct Die;

/// The die's shadow.
#[derive(Component)]
struct DieShadow;

/// The beam under a barrier.
#[derive(Component)]
struct Beam;

pub(super) fn plugin(app: &mut App) {
    let here = is_at_table::<ParchisView>;
    table::lay_out::<ParchisView, _>(app, lay_out);
    app.add_systems(
        Update,
        (place_squares, place_pawns, place_die, place_beams)
            .chain()
            .run_if(here)
            .in_set(TableSystems::Place),
    );
}

/// Lays everything on the table.
fn lay_out(mut commands: Commands, table: Here<ParchisView>, screen: Res<State<Screen>>) {
    let Some(table) = table.get() else {
        return;
    };
    let on_table = DespawnOnExit(**screen);
    let square = |square: Square| {
        (
            Name::new(format!("{square:?}")),
            square,
            Transform::default(),
            on_table.clone(),
        )
    };
    for number in 1..=table.board.ring.len() {
        commands.spawn(square(Square::Ring(number as u8)));
    }
    for (seat, place) in table.board.seats.iter().enumerate() {
        let seat = seat as u8;
        commands.spawn(square(Square::Home(seat)));
        commands.spawn(square(Square::Goal(seat)));
        for step in 0..place.column.len() {
            commands.spawn(square(Square::Column(seat, step as u8)));
        }
    }
    for (pawn, _) in table.own.standing.pawns() {
        let spot = table
            .own
            .standing
            .spot(pawn, &table.board, table.rules().tracks());
        let piece = PawnPiece {
            pawn,
            glide: Glide::new(spot.into(), table.snaps),
        };
        let name = format!("Pawn {} of seat {}", pawn.number, pawn.seat);
        commands.spawn((
            Name::new(format!("{name}, shadow")),
            ShadowOf(pawn),
            Lying,
            Sprite::default(),
            on_table.clone(),
        ));
        commands.spawn((Name::new(name), piece, Sprite::default(), on_table.clone()));
    }
    commands.spawn((
        Name::new("Die, shadow"),
        DieShadow,
        Lying,
        Sprite::default(),
        on_table.clone(),
    ));
    commands.spawn((Name::new("Die"), Die, Sprite::default(), on_table));
}

/// The squares: where they lie, for whoever asks; they are painted with the board.
fn place_squares(
    table: Here<ParchisView>,
    canvas: Res<Canvas>,
    mut squares: Query<(&Square, &mut Transform), Without<Sprite>>,
) {
    let Some(table) = table.get() else { return };
    let layout = table.layout(&canvas);
    for (square, mut transform) in &mut squares {
        let corners = match *square {
            Square::Ring(number) => &table.board.ring[usize::from(number) - 1].corners,
            Square::Column(seat, step) => {
                &table.board.seats[usize::from(seat)].column[usize::from(step)].corners
            }
            Square::Home(seat) => &table.board.seats[usize::from(seat)].home.corners,
            Square::Goal(seat) => &table.board.seats[usize::from(seat)].goal.corners,
        };
        let sum = corners
            .iter()
            .fold(Vec2::ZERO, |sum, &corner| sum + Vec2::from(corner));
        let middle = layout.at((sum / corners.len() as f32).into());
        transform.set_if_neq(Transform::from_translation(
            canvas.world(middle.x, middle.y).extend(layer::SQUARE),
        ));
    }
}

/// A pawn on its way: where its foot is on the board, how high it is over it in squares, and how it is
/// turned and sized.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Flight {
    foot: Pos2,
    height: f32,
    angle: f32,
    size: f32,
}

/// Where the event that plays now has its pawn.
fn flight(table: &ParchisTable) -> Option<(Pawn, Flight)> {
    let (event, part) = table.timeline.now()?;
    let tracks = table.rules().tracks();
    if let Event::Arrived { player, pieces } = *event {
        let pawn = table
            .own
            .standing
            .pawns()
            .filter(|(pawn, place)| pawn.seat == player && matches!(place, Place::Goal(_)))
            .last()?
            .0;
        let leap = leap(part);
        // The last piece home has the most to celebrate.
        let turns = if pieces == 4 { 2.0 } else { 1.0 };
        return Some((
            pawn,
            Flight {
                foot: table.own.standing.spot(pawn, &table.board, tracks).into(),
                height: leap * 0.9,
                angle: ease(part) * TAU * turns,
                size: 1.0 + 0.2 * leap,
            },
        ));
    }
    let (pawn, to) = table.own.standing.moved_by(event, tracks)?;
    let from = Pos2::from(table.own.standing.spot(pawn, &table.board, tracks));
    let mut after = table.own.standing.clone();
    after.apply(event, tracks);
    let end = Pos2::from(after.spot(pawn, &table.board, tracks));
    let straight = |foot: Pos2, height: f32| Flight {
        foot,
        height,
        angle: 0.0,
        size: 1.0,
    };
    Some(match event {
        Event::Moved { path, .. } => {
            let mut stops = vec![from];
            stops.extend(
                path.iter()
                    .take(path.len() - 1)
                    .map(|&index| Pos2::from(spots(&table.board, tracks, pawn.seat, index).0)),
            );
            stops.push(end);
            let (foot, high) = hops(&stops, part);
            (pawn, straight(foot, high * 0.55))
        }
        Event::Exited { .. } => (pawn, straight(from.lerp(end, ease(part)), leap(part) * 1.1)),
        Event::Captured { .. } | Event::SentHome { .. } => {
            debug_assert!(matches!(to, Place::Home(_)));
            let (way, high) = thrown_up(part);
            (
                pawn,
                Flight {
                    angle: ease(part) * TAU,
                    ..straight(from.lerp(end, ease(way)), high * 1.6)
                },
            )
        }
        _ => return None,
    })
}

fn place_pawns(
    table: Here<ParchisView>,
    canvas: Res<Canvas>,
    time: Res<Time>,
    mut art: ResMut<Art>,
    mut pawns: Query<(&mut PawnPiece, &mut Sprite, &mut Transform), Without<ShadowOf>>,
    mut shadows: Query<(&ShadowOf, &mut Sprite, &mut Transform)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(table) = table.get() else { return };
    let layout = table.layout(&canvas);
    let radius = layout.pawn();
    let flying = flight(table);
    let tracks = table.rules().tracks();
    for (mut piece, mut sprite, mut transform) in &mut pawns {
        let pawn = piece.pawn;
        let Some(player) = table.flow.player(pawn.seat) else {
            continue;
        };
        let flight = flying
            .filter(|(flier, _)| *flier == pawn)
            .map(|(_, flight)| flight);
        if let Some(Flight { foot, .. }) = flight {
            piece.glide.carry(foot);
        } else {
            let rest = table.own.standing.spot(pawn, &table.board, tracks);
            if piece
                .glide
                .rest(rest.into(), table.snaps, time.delta_secs())
            {
                redraw.write(RequestRedraw);
            }
        }
        let Flight {
            foot,
            height,
            angle,
            size,
        } = flight.unwrap_or(Flight {
            foot: piece.glide.at(),
            height: 0.0,
            angle: 0.0,
            size: 1.0,
        });
        let foot = layout.at(foot.into());
        let lift = height * layout.unit;
        let z = layer::PAWN
            + pawn.seat.0 as f32 * 0.1
            + pawn.number as f32 * 0.01
            + if height > 0.0 { layer::FLYING } else { 0.0 };
        let print = art.pawn(player.dye, radius, Use::Sprite);
        put(
            &mut sprite,
            &mut transform,
            print.as_ref(),
            &canvas,
            raised(foot, lift),
            z,
        );
        // What rises comes nearer to whoever looks down on it.
        let scale = Vec3::splat(size * (1.0 + height * 0.14)).with_z(1.0);
        if transform.scale != scale || angle != 0.0 || transform.rotation != Quat::IDENTITY {
            transform.scale = scale;
            transform.rotation = Quat::from_rotation_z(-angle);
        }
        if let Some((_, mut sprite, mut transform)) =
            shadows.iter_mut().find(|(of, ..)| of.0 == pawn)
            && let Some(print) = art.pawn_shadow(radius, Use::Sprite)
        {
            let fall = fall(foot, lift) + vec2(0.16, 0.24) * radius;
            let z = layer::SHADOW + if height > 0.0 { layer::FLYING } else { 0.0 };
            put(&mut sprite, &mut transform, Some(&print), &canvas, fall, z);
            transform.scale = Vec3::splat(1.0 + height * 0.2);
            let colour = Color::WHITE.with_alpha(1.0 / (1.0 + height * 0.9));
            if sprite.color != colour {
                sprite.color = colour;
            }
        }
    }
}

fn place_die(
    table: Here<ParchisView>,
    canvas: Res<Canvas>,
    mut art: ResMut<Art>,
    mut dice: Query<(&mut Sprite, &mut Transform), (With<Die>, Without<DieShadow>)>,
    mut shadows: Query<(&mut Sprite, &mut Transform), With<DieShadow>>,
) {
    let Some(table) = table.get() else { return };
    let layout = table.layout(&canvas);
    let (rest, size) = layout.die();
    // Asked for now, so that the first throw finds them.
    let tumbling: Vec<Option<Print>> = (0..TUMBLING)
        .map(|step| art.tumbling_die(step, TUMBLING, size, Use::Sprite))
        .collect();
    let throw = match table.timeline.now() {
        Some((&Event::Thrown { value, .. }, part)) => {
            let tumble = part * (TUMBLE + REST) as f32 / TUMBLE as f32;
            Some((value, tumble))
        }
        _ => None,
    };
    let (mut at, mut height, mut angle) = (rest, 0.0, 0.19);
    let rolls = throw.and_then(|(_, tumble)| rolling(tumble));
    let print = match (throw, rolls) {
        (_, Some((along, high))) => {
            let start = layout.tray.max - vec2(0.8, 0.7) * size;
            at = start.lerp(rest, along);
            height = high * 1.2 * size;
            angle = 0.19 + (1.0 - along) * 2.4;
            let step = ((along * TUMBLING as f32) as usize).min(TUMBLING as usize - 1);
            tumbling[step].clone()
        }
        (Some((value, _)), None) => art.die(value, size, Use::Sprite),
        (None, None) => art.die(table.own.face, size, Use::Sprite),
    };
    for (mut sprite, mut transform) in &mut dice {
        put(
            &mut sprite,
            &mut transform,
            print.as_ref(),
            &canvas,
            raised(at, height),
            layer::DIE,
        );
        let rotation = Quat::from_rotation_z(angle);
        if transform.rotation != rotation {
            transform.rotation = rotation;
        }
    }
    for (mut sprite, mut transform) in &mut shadows {
        if let Some(print) = art.die_shadow(size, Use::Sprite) {
            put(
                &mut sprite,
                &mut transform,
                Some(&print),
                &canvas,
                fall(at, height) + vec2(0.08, 0.11) * size,
                layer::SHADOW,
            );
            transform.rotation = Quat::from_rotation_z(angle);
        }
    }
}

/// The beams under barriers.
fn place_beams(
    mut commands: Commands,
    table: Here<ParchisView>,
    canvas: Res<Canvas>,
    mut art: ResMut<Art>,
    screen: Res<State<Screen>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut beams: Query<(Entity, &mut Sprite, &mut Transform), With<Beam>>,
) {
    let Some(table) = table.get() else { return };
    let layout = table.layout(&canvas);
    let tracks = table.rules().tracks();
    let moving = flight(table).map(|(pawn, _)| pawn);
    let mut wanted = Vec::new();
    for seat in &table.shown.seats {
        for pair in seat.track.windows(2).filter(|pair| pair[0] == pair[1]) {
            // A barrier that is just being opened is none.
            let opened = moving.is_some_and(|pawn| {
                pawn.seat == seat.seat && table.own.standing.place(pawn) == Some(Place::On(pair[0]))
            });
            if !opened {
                let (_, (a, b)) = spots(&table.board, tracks, seat.seat, pair[0]);
                wanted.push((layout.at(a), layout.at(b)));
            }
        }
    }
    let mut beams = beams.iter_mut();
    for (a, b) in wanted {
        let along = b - a;
        let thick = layout.unit * 0.85;
        let size = Vec2::new(along.length() + thick, thick);
        let middle = a + along / 2.0;
        let Some((_, mut sprite, mut transform)) = beams.next() else {
            commands.spawn((
                Name::new("Beam"),
                Beam,
                Sprite::default(),
                DespawnOnExit(**screen),
            ));
            // It gets its picture in the next frame.
            redraw.write(RequestRedraw);
            continue;
        };
        if let Some(print) = art.barrier(size) {
            put(
                &mut sprite,
                &mut transform,
                Some(&print),
                &canvas,
                middle,
                layer::BEAM,
            );
            transform.rotation = Quat::from_rotation_z(-along.y.atan2(along.x));
        }
    }
    for (entity, ..) in beams {
        commands.entity(entity).despawn();
    }
}
