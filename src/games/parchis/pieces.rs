//! Squares, pawns and the die as entities: where each is at rest, and on its way.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use taula_rules::games::parchis::{Event, Point};

use super::layout::Measures;
use super::standing::{Pawn, Place, spots};
use super::{ParchisTable, ParchisView};
use crate::app::Screen;
use crate::art::{Art, Print, Use};
use crate::scene::Scene;
use crate::table::{self, Here, TableSystems, is_at_table};
use crate::theme::Canvas;

/// How long a die tumbles, and then lies before anything else moves, in milliseconds.
pub const TUMBLE: u64 = 600;
/// See [`TUMBLE`].
pub const REST: u64 = 250;
/// How long a captured pawn is thrown up, and then is on its way home, in milliseconds.
pub const THROWN_UP: u64 = 250;
/// See [`THROWN_UP`].
pub const WAY_HOME: u64 = 350;
/// How long a pawn takes to make room on its square, in seconds.
const ASIDE: f32 = 0.15;
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
    pub at: Vec2,
    from: Vec2,
    to: Vec2,
    left: f32,
    snaps: u32,
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

/// What stands on the board or lies in the tray: not seen before they are.
#[derive(Component)]
struct Standing;

/// The beam under a barrier.
#[derive(Component)]
struct Beam;

pub(super) fn plugin(app: &mut App) {
    let here = is_at_table::<ParchisView>;
    table::lay_out::<ParchisView, _>(app, lay_out);
    app.add_systems(
        Update,
        (appear, place_squares, place_pawns, place_die, place_beams)
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
        let at = vec2(
            table
                .own
                .standing
                .spot(pawn, &table.board, table.rules().tracks()),
        );
        let piece = PawnPiece {
            pawn,
            at,
            from: at,
            to: at,
            left: 0.0,
            snaps: table.snaps,
        };
        let name = format!("Pawn {} of seat {}", pawn.number, pawn.seat);
        commands.spawn((
            Name::new(format!("{name}, shadow")),
            ShadowOf(pawn),
            Standing,
            Sprite::default(),
            on_table.clone(),
        ));
        commands.spawn((Name::new(name), piece, Sprite::default(), on_table.clone()));
    }
    commands.spawn((
        Name::new("Die, shadow"),
        DieShadow,
        Standing,
        Sprite::default(),
        on_table.clone(),
    ));
    commands.spawn((Name::new("Die"), Die, Sprite::default(), on_table));
}

/// Pawns do not float over the bare table while the board is still painted.
fn appear(scene: Res<Scene>, art: Res<Art>, mut standing: Query<&mut Visibility, With<Standing>>) {
    let visibility = if scene.has_board() || !art.paints() {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    };
    for mut visible in &mut standing {
        visible.set_if_neq(visibility);
    }
}

fn vec2(point: Point) -> Vec2 {
    Vec2::from(point)
}

/// Puts a picture on a sprite so that the point that matters lies at `at` of the canvas.
fn put(
    sprite: &mut Mut<Sprite>,
    transform: &mut Mut<Transform>,
    print: &Print,
    canvas: &Canvas,
    at: Vec2,
    z: f32,
) {
    if sprite.image != print.image || sprite.custom_size != Some(print.size) {
        sprite.image = print.image.clone();
        sprite.custom_size = Some(print.size);
    }
    let middle = at - print.origin + print.size / 2.0;
    transform.set_if_neq(Transform {
        translation: canvas.world(middle.x, middle.y).extend(z),
        ..**transform
    });
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
            .fold(Vec2::ZERO, |sum, &corner| sum + vec2(corner));
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
    foot: Vec2,
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
        let foot = vec2(table.own.standing.spot(pawn, &table.board, tracks));
        let leap = (part * PI).sin();
        // The last piece home has the most to celebrate.
        let turns = if pieces == 4 { 2.0 } else { 1.0 };
        return Some((
            pawn,
            Flight {
                foot,
                height: leap * 0.9,
                angle: ease(part) * TAU * turns,
                size: 1.0 + 0.2 * leap,
            },
        ));
    }
    let (pawn, to) = table.own.standing.moved_by(event, tracks)?;
    let from = vec2(table.own.standing.spot(pawn, &table.board, tracks));
    let mut after = table.own.standing.clone();
    after.apply(event, tracks);
    let end = vec2(after.spot(pawn, &table.board, tracks));
    let straight = |foot: Vec2, height: f32| Flight {
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
                    .map(|&index| vec2(spots(&table.board, tracks, pawn.seat, index).0)),
            );
            stops.push(end);
            let hops = (stops.len() - 1) as f32;
            let hop = (part * hops).floor().min(hops - 1.0);
            let within = part * hops - hop;
            let (a, b) = (stops[hop as usize], stops[hop as usize + 1]);
            (
                pawn,
                straight(a.lerp(b, within), (within * PI).sin() * 0.55),
            )
        }
        Event::Exited { .. } => (
            pawn,
            straight(from.lerp(end, ease(part)), (part * PI).sin() * 1.1),
        ),
        Event::Captured { .. } | Event::SentHome { .. } => {
            debug_assert!(matches!(to, Place::Home(_)));
            let up = THROWN_UP as f32 / (THROWN_UP + WAY_HOME) as f32;
            let (rise, way) = ((part / up).min(1.0), ((part - up) / (1.0 - up)).max(0.0));
            let height = 1.6 * (rise * PI / 2.0).sin() * (1.0 - way * way);
            (
                pawn,
                Flight {
                    angle: ease(part) * TAU,
                    ..straight(from.lerp(end, ease(way)), height)
                },
            )
        }
        _ => return None,
    })
}

fn ease(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
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
        let mut flight = flying
            .filter(|(flier, _)| *flier == pawn)
            .map(|(_, flight)| flight);
        if let Some(Flight { foot, .. }) = flight {
            *piece = PawnPiece {
                at: foot,
                from: foot,
                to: foot,
                left: 0.0,
                ..*piece
            };
        } else {
            let rest = vec2(table.own.standing.spot(pawn, &table.board, tracks));
            if piece.snaps != table.snaps {
                *piece = PawnPiece {
                    at: rest,
                    from: rest,
                    to: rest,
                    left: 0.0,
                    snaps: table.snaps,
                    ..*piece
                };
            }
            if piece.to != rest {
                let at = piece.at;
                *piece = PawnPiece {
                    from: at,
                    to: rest,
                    left: ASIDE,
                    ..*piece
                };
            }
            if piece.left > 0.0 {
                piece.left = (piece.left - time.delta_secs()).max(0.0);
                piece.at = piece.to.lerp(piece.from, ease(piece.left / ASIDE));
                redraw.write(RequestRedraw);
            } else if piece.at != piece.to {
                piece.at = piece.to;
            }
        }
        let Flight {
            foot,
            height,
            angle,
            size,
        } = flight.take().unwrap_or(Flight {
            foot: piece.at,
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
        // Seen from above, what rises comes nearer: a little larger, and a little up the screen.
        let raised = Vec2::new(foot.x, foot.y - lift * 0.35);
        if let Some(print) = art.pawn(player.dye, radius, Use::Sprite) {
            put(&mut sprite, &mut transform, &print, &canvas, raised, z);
        } else {
            transform.set_if_neq(Transform::from_translation(
                canvas.world(raised.x, raised.y).extend(z),
            ));
        }
        let scale = Vec3::splat(size * (1.0 + height * 0.14)).with_z(1.0);
        if transform.scale != scale || angle != 0.0 || transform.rotation != Quat::IDENTITY {
            transform.scale = scale;
            transform.rotation = Quat::from_rotation_z(-angle);
        }
        if let Some((_, mut sprite, mut transform)) =
            shadows.iter_mut().find(|(of, ..)| of.0 == pawn)
            && let Some(print) = art.pawn_shadow(radius, Use::Sprite)
        {
            let fall = Vec2::new(
                foot.x + radius * 0.16 + lift * 0.3,
                foot.y + radius * 0.24 + lift * 0.45,
            );
            let z = layer::SHADOW + if height > 0.0 { layer::FLYING } else { 0.0 };
            put(&mut sprite, &mut transform, &print, &canvas, fall, z);
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
    let rest = Vec2::new(rest.x, rest.y);
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
    let print = match throw {
        Some((_, tumble)) if tumble < 1.0 => {
            // It comes in over the rim, strikes the felt three times, and lies.
            let slow = 1.0 - (1.0 - tumble) * (1.0 - tumble);
            let start = Vec2::new(
                layout.tray.right() - size * 0.8,
                layout.tray.bottom() - size * 0.7,
            );
            at = start.lerp(rest, slow);
            height = (slow * PI * 3.0).sin().abs() * (1.0 - slow) * 1.2 * size;
            angle = 0.19 + (1.0 - slow) * 2.4;
            let step = ((slow * TUMBLING as f32) as usize).min(TUMBLING as usize - 1);
            tumbling[step].clone()
        }
        Some((value, _)) => art.die(value, size, Use::Sprite),
        None => art.die(table.own.face, size, Use::Sprite),
    };
    let raised = Vec2::new(at.x, at.y - height * 0.35);
    for (mut sprite, mut transform) in &mut dice {
        if let Some(print) = &print {
            put(
                &mut sprite,
                &mut transform,
                print,
                &canvas,
                raised,
                layer::DIE,
            );
        } else {
            transform.set_if_neq(Transform::from_translation(
                canvas.world(raised.x, raised.y).extend(layer::DIE),
            ));
        }
        let rotation = Quat::from_rotation_z(angle);
        if transform.rotation != rotation {
            transform.rotation = rotation;
        }
    }
    for (mut sprite, mut transform) in &mut shadows {
        if let Some(print) = art.die_shadow(size, Use::Sprite) {
            let fall = at + Vec2::new(size * 0.08 + height * 0.3, size * 0.11 + height * 0.45);
            put(
                &mut sprite,
                &mut transform,
                &print,
                &canvas,
                fall,
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
                &print,
                &canvas,
                Vec2::new(middle.x, middle.y),
                layer::BEAM,
            );
            transform.rotation = Quat::from_rotation_z(-along.y.atan2(along.x));
        }
    }
    for (entity, ..) in beams {
        commands.entity(entity).despawn();
    }
}
