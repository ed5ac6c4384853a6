//! Sticks and seeds as entities: where each is at rest, and on its way.

use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Pos2, Rect, pos2, vec2};
use taula_art::thaayam::SHAPES;
use taula_rules::games::thaayam::Event;

use super::panel::track_of;
use super::spots::{Spot, middle};
use super::standing::{Place, Stick};
use super::{Cast, ThaayamTable, ThaayamView, prints};
use crate::app::Screen;
use crate::art::{Art, Print, Use};
use crate::scene::Scene;
use crate::table::layout::{Layout, Shape};
use crate::table::motion::{fall, hops, leap, raised, rolling, thrown_up};
use crate::table::sprites::{ease, is_painted, put, seen};
use crate::table::{self, Glide, Here, Lying, TableSystems, is_at_table};
use crate::theme::Canvas;

/// How long seeds tumble, and then lie before anything else moves, in milliseconds.
pub const TUMBLE: u64 = 560;
/// See [`TUMBLE`].
pub const REST: u64 = 250;
/// Pictures of a tumbling seed.
const TUMBLING: u32 = 10;

/// Layers, from the table up.
mod layer {
    pub const BAND: f32 = 3.0;
    pub const SHADOW: f32 = 4.0;
    pub const STICK: f32 = 5.0;
    pub const SEED: f32 = 6.0;
    /// What flies is over what lies.
    pub const FLYING: f32 = 3.0;
}

/// A stick's entity, and how it is drawn.
#[derive(Component, Clone, Copy, Debug)]
pub struct StickPiece {
    /// Which stick.
    pub stick: Stick,
    /// Where its middle is drawn, on the canvas.
    pub glide: Glide,
}

/// The shadow of a stick.
#[derive(Component)]
struct ShadowOf(Stick);

/// A seed's entity: which of the four.
#[derive(Component, Clone, Copy)]
pub struct Seed(pub u8);

/// The shadow of a seed.
#[derive(Component)]
struct SeedShadow(u8);

/// The band of a track over the floor.
#[derive(Component)]
struct Band;

pub(super) fn plugin(app: &mut App) {
    let here = is_at_table::<ThaayamView>;
    table::lay_out::<ThaayamView, _>(app, lay_out);
    app.add_systems(
        Update,
        (place_band, place_sticks, place_seeds)
            .chain()
            .run_if(here)
            .in_set(TableSystems::Place),
    );
}

/// Lays everything on the table.
fn lay_out(
    mut commands: Commands,
    table: Here<ThaayamView>,
    canvas: Res<Canvas>,
    screen: Res<State<Screen>>,
) {
    let Some(table) = table.get() else { return };
    let on_table = DespawnOnExit(**screen);
    let layout = table.layout(&canvas);
    for (stick, _) in table.own.standing.sticks() {
        let at = spot(table, &layout, stick).at;
        let piece = StickPiece {
            stick,
            glide: Glide::new(at, table.snaps),
        };
        let name = format!("Stick {} of seat {}", stick.number, stick.seat);
        commands.spawn((
            Name::new(format!("{name}, shadow")),
            ShadowOf(stick),
            Sprite::default(),
            on_table.clone(),
        ));
        commands.spawn((Name::new(name), piece, Sprite::default(), on_table.clone()));
    }
    commands.spawn((
        Name::new("Band of a track"),
        Band,
        Sprite::default(),
        Visibility::Hidden,
        on_table.clone(),
    ));
    for seed in 0..SHAPES {
        commands.spawn((
            Name::new(format!("Seed {seed}, shadow")),
            SeedShadow(seed),
            Lying,
            Sprite::default(),
            on_table.clone(),
        ));
        commands.spawn((
            Name::new(format!("Seed {seed}")),
            Seed(seed),
            Lying,
            Sprite::default(),
            on_table.clone(),
        ));
    }
}

/// Where a stick lies at rest.
#[must_use]
pub fn spot(table: &ThaayamTable, layout: &Layout, stick: Stick) -> Spot {
    let tracks = table.rules().tracks();
    table.own.standing.spot(stick, layout, &table.board, tracks)
}

/// A stick on its way: where its middle is over the table, how high it is in points, how it is turned, and
/// how long it is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Flight {
    at: Pos2,
    height: f32,
    angle: f32,
    size: f32,
}

/// Where the event that plays now has its stick, and how that lies at the end.
fn flight(table: &ThaayamTable, layout: &Layout) -> Option<(Stick, Flight, Spot)> {
    let (event, part) = table.timeline.now()?;
    if let Event::Arrived { player, .. } = *event {
        // It hops once in the castle.
        let here = |twin| table.own.standing.stick_at(player, Place::Castle, twin);
        let stick = here(false).or_else(|| here(true))?;
        let end = spot(table, layout, stick);
        let flight = Flight {
            at: end.at,
            height: leap(part) * layout.unit * 0.5,
            angle: 0.0,
            size: 1.0,
        };
        return Some((stick, flight, end));
    }
    let (stick, _) = table.own.standing.moved_by(event)?;
    let from = spot(table, layout, stick);
    let mut after = table.own.standing.clone();
    after.apply(event);
    let end = after.spot(stick, layout, &table.board, table.rules().tracks());
    let straight = |at: Pos2, height: f32, along: f32| Flight {
        at,
        height: height * layout.unit,
        angle: 0.0,
        size: (from.length + (end.length - from.length) * along) / end.length,
    };
    let flight = match event {
        Event::Moved { path, .. } => {
            let mut stops = vec![from.at];
            let way = path.iter().take(path.len().saturating_sub(1));
            stops.extend(way.map(|&index| middle(layout, &table.board, stick.seat, index)));
            stops.push(end.at);
            let (at, high) = hops(&stops, part);
            straight(at, high * 0.22, part)
        }
        Event::Entered { .. } | Event::BorneOff { .. } => {
            let along = ease(part);
            straight(from.at.lerp(end.at, along), leap(part) * 0.4, along)
        }
        Event::Captured { .. } => {
            let (way, high) = thrown_up(part);
            let along = ease(way);
            Flight {
                angle: ease(part) * TAU,
                ..straight(from.at.lerp(end.at, along), high * 0.55, along)
            }
        }
        _ => return None,
    };
    Some((stick, flight, end))
}

/// The own track, where it is shown.
fn place_band(
    table: Here<ThaayamView>,
    canvas: Res<Canvas>,
    scene: Res<Scene>,
    mut art: ResMut<Art>,
    mut bands: Query<(&mut Sprite, &mut Transform, &mut Visibility), With<Band>>,
) {
    let Some(table) = table.get() else { return };
    let layout = table.layout(&canvas);
    let of = track_of(table).and_then(|seat| Some((seat, table.flow.player(seat)?.dye)));
    for (mut sprite, mut transform, mut visible) in &mut bands {
        let print = of
            .and_then(|(seat, dye)| prints::ribbon(&mut art, &table.board, seat, layout.unit, dye));
        visible.set_if_neq(seen(print.is_some() && is_painted(&scene, &art)));
        if let Some(print) = print {
            let size = vec2(print.size.x, print.size.y);
            // A band of light: what is drawn on the floor shows through it.
            sprite.color = Color::WHITE.with_alpha(0.55);
            let middle = layout.field() + size / 2.0;
            put(
                &mut sprite,
                &mut transform,
                Some(&print),
                &canvas,
                middle,
                layer::BAND,
            );
        }
    }
}

fn place_sticks(
    table: Here<ThaayamView>,
    canvas: Res<Canvas>,
    (time, scene): (Res<Time>, Res<Scene>),
    mut art: ResMut<Art>,
    mut sticks: Query<
        (
            &mut StickPiece,
            &mut Sprite,
            &mut Transform,
            &mut Visibility,
        ),
        Without<ShadowOf>,
    >,
    mut shadows: Query<(&ShadowOf, &mut Sprite, &mut Transform, &mut Visibility)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(table) = table.get() else { return };
    let layout = table.layout(&canvas);
    let flying = flight(table, &layout);
    let painted = is_painted(&scene, &art);
    for (mut piece, mut sprite, mut transform, mut visible) in &mut sticks {
        let stick = piece.stick;
        let (Some(player), Some(stand)) = (
            table.flow.player(stick.seat),
            table.own.standing.stand(stick),
        ) else {
            continue;
        };
        let twin = stand.bound.is_some();
        // The other stick of a twin is in its picture.
        let hidden = table.own.standing.first(stick) != stick;
        let now = flying.filter(|(flier, ..)| *flier == stick);
        let spot = now.map_or_else(|| spot(table, &layout, stick), |(.., end)| end);
        if let Some((_, Flight { at, .. }, _)) = now {
            piece.glide.carry(at);
        } else {
            // In another window everything lies elsewhere at once.
            if canvas.is_changed() {
                piece.glide.carry(spot.at);
            }
            if piece.glide.rest(spot.at, table.snaps, time.delta_secs()) {
                redraw.write(RequestRedraw);
            }
        }
        visible.set_if_neq(seen(painted && !hidden));
        let Flight {
            at,
            height,
            angle,
            size,
        } = now.map_or(
            Flight {
                at: piece.glide.at(),
                height: 0.0,
                angle: 0.0,
                size: 1.0,
            },
            |(_, flight, _)| flight,
        );
        let high = if height > 0.0 { layer::FLYING } else { 0.0 };
        // What lies lower on the screen lies over what is behind it.
        let z = layer::STICK + at.y * 4e-4 + f32::from(stick.number) * 1e-3 + high;
        let looks = (spot.length, spot.lean);
        let print = prints::stick(&mut art, player.dye, twin, looks, Use::Sprite);
        put(
            &mut sprite,
            &mut transform,
            print.as_ref(),
            &canvas,
            raised(at, height),
            z,
        );
        // What rises comes nearer to whoever looks down on it.
        let scale = Vec3::splat(size * (1.0 + height / layout.unit * 0.3)).with_z(1.0);
        if transform.scale != scale || angle != 0.0 || transform.rotation != Quat::IDENTITY {
            transform.scale = scale;
            transform.rotation = Quat::from_rotation_z(-angle);
        }
        let Some((_, mut sprite, mut transform, mut visible)) =
            shadows.iter_mut().find(|(of, ..)| of.0 == stick)
        else {
            continue;
        };
        visible.set_if_neq(seen(painted && !hidden));
        if let Some(print) = prints::stick_shadow(&mut art, twin, looks, Use::Sprite) {
            put(
                &mut sprite,
                &mut transform,
                Some(&print),
                &canvas,
                fall(at, height) + vec2(0.03, 0.045) * spot.length,
                layer::SHADOW + high,
            );
            transform.scale = Vec3::splat(size * (1.0 + height / layout.unit * 0.3));
            transform.rotation = Quat::from_rotation_z(-angle);
            let colour = Color::WHITE.with_alpha(1.0 / (1.0 + height / layout.unit));
            if sprite.color != colour {
                sprite.color = colour;
            }
        }
    }
}

/// How many of the seeds show their light side.
#[must_use]
pub const fn light(score: u8) -> u8 {
    if score == 8 { 0 } else { score }
}

/// How a seed fell: where in the tray, its light side up or not, turned by so many degrees. Which of the seeds
/// are light and how they lie follows from the number of the throw.
#[must_use]
pub fn fallen(layout: &Layout, cast: Cast, seed: u8) -> (Pos2, bool, f32) {
    let lot = |salt: u32| {
        let mixed = (cast.number as u32)
            .wrapping_mul(0x9E37_79B9)
            .wrapping_add(u32::from(seed).wrapping_mul(0x85EB_CA6B))
            .wrapping_add(salt.wrapping_mul(0xC2B2_AE35));
        let mixed = (mixed ^ mixed >> 15).wrapping_mul(0x2C1B_3C6D);
        ((mixed ^ mixed >> 13) & 0xFFFF) as f32 / 65_535.0 - 0.5
    };
    let order = (u32::from(seed) + cast.number as u32) % u32::from(SHAPES);
    let up = order < u32::from(light(cast.score));
    let (cells, room) = cells(layout);
    let cell = cells[usize::from(seed)];
    let at = cell + vec2(lot(1) * room.x, lot(2) * room.y);
    // A few ways to lie are enough, and each is painted once.
    let turn = ((lot(3) + 0.5) * 5.99).floor() * 20.0 - 50.0;
    (at, up, turn)
}

/// Where the four seeds lie in the tray, and how far each may be off.
fn cells(layout: &Layout) -> ([Pos2; 4], bevy_egui::egui::Vec2) {
    let bed = bed(layout);
    let at = |x: f32, y: f32| bed.lerp_inside(vec2(x, y));
    if layout.shape == Shape::Bar {
        let cells = [
            at(0.26, 0.26),
            at(0.74, 0.26),
            at(0.26, 0.74),
            at(0.74, 0.74),
        ];
        (cells, vec2(bed.width(), bed.height()) * 0.07)
    } else {
        let cells = [at(0.13, 0.5), at(0.38, 0.5), at(0.62, 0.5), at(0.87, 0.5)];
        (cells, vec2(bed.width() * 0.05, bed.height() * 0.16))
    }
}

/// The part of the tray that the seeds lie in.
#[must_use]
pub fn bed(layout: &Layout) -> Rect {
    let tray = layout.tray;
    match layout.shape {
        Shape::Bands => {
            Rect::from_min_max(tray.min + vec2(24.0, 18.0), tray.max - vec2(24.0, 40.0))
        }
        Shape::Large => Rect::from_min_max(
            tray.min + vec2(26.0, 18.0),
            pos2(tray.left() + tray.width() * 0.6, tray.bottom() - 18.0),
        ),
        Shape::Bar | Shape::Long => {
            let side = (tray.width() - 28.0).min(tray.height() * 0.5);
            Rect::from_min_size(
                pos2(tray.center().x - side / 2.0, tray.top() + 14.0),
                vec2(side, side),
            )
        }
    }
}

/// How large a seed is.
#[must_use]
pub fn seed_size(layout: &Layout) -> f32 {
    let bed = bed(layout);
    match layout.shape {
        Shape::Bar => bed.width() * 0.36,
        _ => (bed.width() * 0.19).min(bed.height() * 0.62).min(52.0),
    }
}

fn place_seeds(
    table: Here<ThaayamView>,
    canvas: Res<Canvas>,
    mut art: ResMut<Art>,
    mut seeds: Query<(&Seed, &mut Sprite, &mut Transform), Without<SeedShadow>>,
    mut shadows: Query<(&SeedShadow, &mut Sprite, &mut Transform)>,
) {
    let Some(table) = table.get() else { return };
    let layout = table.layout(&canvas);
    let (size, kind) = (seed_size(&layout), table.own.seeds);
    let throw = match table.timeline.now() {
        Some((&Event::Thrown { score, .. }, part)) => {
            let tumble = part * (TUMBLE + REST) as f32 / TUMBLE as f32;
            let cast = Cast {
                score,
                number: table.own.cast.number + 1,
            };
            Some((cast, tumble))
        }
        _ => None,
    };
    let cast = throw.map_or(table.own.cast, |(cast, _)| cast);
    for (&Seed(seed), mut sprite, mut transform) in &mut seeds {
        let (rest, up, turn) = fallen(&layout, cast, seed);
        // Asked for now, so that the first throw finds them.
        let tumbling: Vec<Option<Print>> = (0..TUMBLING)
            .map(|step| {
                let step = (step, TUMBLING);
                prints::seed_tumbling(&mut art, kind, seed, step, size, Use::Sprite)
            })
            .collect();
        let (mut at, mut height) = (rest, 0.0);
        // They do not come to rest all at once.
        let own = throw.map(|(_, tumble)| tumble * (1.0 + f32::from(seed) * 0.06));
        let print = match own.and_then(rolling) {
            Some((along, high)) => {
                let start = pos2(
                    layout.tray.right() - size * 0.6,
                    layout.tray.bottom() - size * (0.4 + 0.3 * f32::from(seed)),
                );
                at = start.lerp(rest, along);
                height = high * size;
                let step = (along * 1.7 * TUMBLING as f32) as u32 + u32::from(seed) * 3;
                tumbling[(step % TUMBLING) as usize].clone()
            }
            None => prints::seed(&mut art, kind, seed, up, (turn, size), Use::Sprite),
        };
        put(
            &mut sprite,
            &mut transform,
            print.as_ref(),
            &canvas,
            raised(at, height),
            layer::SEED + f32::from(seed) * 0.01,
        );
        let Some((_, mut sprite, mut transform)) = shadows.iter_mut().find(|(of, ..)| of.0 == seed)
        else {
            continue;
        };
        if let Some(print) = prints::seed_shadow(&mut art, kind, size, Use::Sprite) {
            put(
                &mut sprite,
                &mut transform,
                Some(&print),
                &canvas,
                fall(at, height) + vec2(0.06, 0.09) * size,
                layer::SHADOW,
            );
        }
    }
}
