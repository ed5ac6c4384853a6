//! Tiles as entities: where each is at rest, and on its way.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Pos2, vec2};
use taula_art::Dye;
use taula_rules::games::taihou::{Event, Heading, Move, Square};

use super::spots::{Spot, middle};
use super::standing::{Place, Stand, Tile};
use super::{TaihouTable, TaihouView, prints};
use crate::app::Screen;
use crate::art::{Art, Use};
use crate::scene::Scene;
use crate::table::layout::Layout;
use crate::table::sprites::{ease, is_painted, put, seen};
use crate::table::{self, Glide, Here, TableSystems, is_at_table, motion};
use crate::theme::Canvas;

/// How long a step takes, in milliseconds.
pub const STEP: u64 = 180;
/// How long each square of a flight takes, a turn on the way, and a whole flight at most.
pub const SQUARE: u64 = 110;
/// See [`SQUARE`].
pub const BEND: u64 = 150;
/// See [`SQUARE`].
pub const LONGEST: u64 = 900;
/// How long a tile takes to turn where it lies.
pub const TURN: u64 = 200;
/// How long what is taken is thrown up, and is then on its way to the tray.
pub const TAKEN: u64 = 600;
/// How long a tile takes to come in from beside the garden.
pub const IN: u64 = 350;
/// How long after one another tiles are dealt, and how long each is on its way.
pub const DEALT: u64 = 80;
/// See [`DEALT`].
pub const DEALT_EACH: u64 = 260;

/// Layers, from the table up.
mod layer {
    pub const TILE: f32 = 5.0;
    /// What flies is over what lies.
    pub const FLYING: f32 = 3.0;
    /// How far a tile's shadow and its number lie from its face.
    pub const BETWEEN: f32 = 4e-4;
    /// How far tiles in a tray lie one over the other.
    pub const LEVEL: f32 = 2e-3;
}

/// A tile's entity, and how it is drawn.
#[derive(Component, Clone, Copy, Debug)]
pub struct TilePiece {
    /// Which tile.
    pub tile: Tile,
    /// Where its middle is drawn, on the canvas.
    pub glide: Glide,
}

/// The shadow of a tile.
#[derive(Component)]
struct ShadowOf(Tile);

/// The number of the tile that turns.
#[derive(Component)]
struct NumberOn;

pub(super) fn plugin(app: &mut App) {
    let here = is_at_table::<TaihouView>;
    table::lay_out::<TaihouView, _>(app, lay_out);
    app.add_systems(Update, place_tiles.run_if(here).in_set(TableSystems::Place));
}

/// Lays everything on the table.
fn lay_out(
    mut commands: Commands,
    table: Here<TaihouView>,
    canvas: Res<Canvas>,
    screen: Res<State<Screen>>,
) {
    let Some(table) = table.get() else { return };
    let on_table = DespawnOnExit(**screen);
    let layout = table.layout(&canvas);
    for (tile, _) in table.own.standing.tiles() {
        if table.flow.player(tile.seat).is_none() {
            continue;
        }
        let spot = table.own.standing.spot(tile, &layout);
        let piece = TilePiece {
            tile,
            glide: Glide::new(spot.at, table.snaps),
        };
        let name = format!("Tile {} of seat {}", tile.number, tile.seat);
        commands.spawn((
            Name::new(format!("{name}, shadow")),
            ShadowOf(tile),
            Sprite::default(),
            Visibility::Hidden,
            on_table.clone(),
        ));
        commands.spawn((
            Name::new(name),
            piece,
            Sprite::default(),
            Visibility::Hidden,
            on_table.clone(),
        ));
    }
    commands.spawn((
        Name::new("Number of a turning tile"),
        NumberOn,
        Sprite::default(),
        Visibility::Hidden,
        on_table,
    ));
}

/// A tile on its way: where it is over the table, how high in points, how long its sides are, how it lies.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Flight {
    at: Pos2,
    height: f32,
    side: f32,
    /// How it lies now.
    stand: Stand,
    /// How wide it is seen while it is turned over, of 1.
    open: f32,
    seen: bool,
}

/// Where the event that plays now has its tiles.
#[derive(Default)]
struct Flying {
    tiles: Vec<(Tile, Flight)>,
    /// The tile that turns: from which side, and by how many quarters it has, clockwise.
    turning: Option<(Tile, Heading, f32)>,
}

/// The quarters from one side to another, the shorter way.
const fn quarters(from: Heading, to: Heading) -> f32 {
    match (to as u8 + 4 - from as u8) % 4 {
        1 => 1.0,
        2 => 2.0,
        3 => -1.0,
        _ => 0.0,
    }
}

fn flying(table: &TaihouTable, layout: &Layout) -> Flying {
    let mut flying = Flying::default();
    let Some((event, part)) = table.timeline.now() else {
        return flying;
    };
    let standing = &table.own.standing;
    let moved = standing.moved_by(event);
    if moved.is_empty() {
        return flying;
    }
    if let Event::Turned { .. } = event {
        for (tile, end) in moved {
            let from = standing.stand(tile).facing;
            let by = quarters(from, end.facing) * ease(part);
            flying.turning = Some((tile, from, by));
        }
        return flying;
    }
    let mut after = standing.clone();
    after.apply(event);
    let count = moved.len() as f32;
    for (n, (tile, end)) in moved.into_iter().enumerate() {
        let was = standing.stand(tile);
        let from = standing.spot(tile, layout);
        let to = after.spot(tile, layout);
        let flight = match event {
            Event::Moved { path, .. } => {
                let (flight, turning) = along(layout, (tile, was, end), path, (from, to), part);
                flying.turning = turning;
                flight
            }
            Event::Shown { .. } => turned_over((was, end), to, part),
            // One after the other, from where its owner sits.
            Event::Laid { .. } => {
                let each = DEALT_EACH as f32 / (DEALT as f32 * (count - 1.0) + DEALT_EACH as f32);
                let begins = n as f32 * (1.0 - each) / (count - 1.0).max(1.0);
                let part = ((part - begins) / each).clamp(0.0, 1.0);
                let mut flight = across((from, to), end, part, layout.unit);
                flight.seen = part > 0.0;
                flight
            }
            Event::Captured { .. } => {
                let (way, height) = motion::thrown_up(part);
                let way = ease(way);
                Flight {
                    at: from.at.lerp(to.at, way),
                    height: height * layout.unit * 0.7,
                    side: from.side + (to.side - from.side) * way,
                    stand: was,
                    open: 1.0,
                    seen: true,
                }
            }
            _ => across((from, to), end, part, layout.unit),
        };
        flying.tiles.push((tile, flight));
    }
    flying
}

/// In a low leap from one place to another.
fn across((from, to): (Spot, Spot), stand: Stand, part: f32, unit: f32) -> Flight {
    let along = ease(part);
    Flight {
        at: from.at.lerp(to.at, along),
        height: motion::leap(part) * unit * 0.35,
        side: from.side + (to.side - from.side) * along,
        stand,
        open: 1.0,
        seen: true,
    }
}

/// Turned up where it lies: narrow, then wide again.
fn turned_over((was, end): (Stand, Stand), at: Spot, part: f32) -> Flight {
    let half = (part * 2.0 - 1.0).abs();
    Flight {
        at: at.at,
        height: (1.0 - half) * at.side * 0.3,
        side: at.side,
        stand: if part < 0.5 { was } else { end },
        open: half.max(0.04),
        seen: true,
    }
}

/// From square to square, and round the corner where it turns.
fn along(
    layout: &Layout,
    (tile, was, end): (Tile, Stand, Stand),
    path: &[Square],
    (from, to): (Spot, Spot),
    part: f32,
) -> (Flight, Option<(Tile, Heading, f32)>) {
    let mut stops = vec![from.at];
    stops.extend(path.iter().map(|&square| middle(layout, square)));
    let by = quarters(was.facing, end.facing);
    // Where on the way it turns: after so many squares.
    let bend = bend(&stops);
    let squares = path.len().max(1) as f32;
    let turns = by != 0.0;
    let pause = if turns {
        BEND as f32 / SQUARE as f32
    } else {
        0.0
    };
    let whole = squares + pause;
    let now = part * whole;
    let before = bend as f32;
    let (done, turned) = if !turns || now <= before {
        (now.min(squares), 0.0)
    } else if now < before + pause {
        (before, (now - before) / pause)
    } else {
        (now - pause, 1.0)
    };
    let done = if path.len() == 1 { ease(done) } else { done };
    let (at, _) = motion::hops(&stops, done / squares);
    let height =
        layout.unit * if path.len() > 1 { 0.16 } else { 0.07 } * motion::leap(part).max(0.0);
    let flight = Flight {
        at,
        height,
        side: to.side,
        stand: if turned >= 1.0 { end } else { was },
        open: 1.0,
        seen: true,
    };
    let turning =
        (turns && turned > 0.0 && turned < 1.0).then(|| (tile, was.facing, by * ease(turned)));
    (flight, turning)
}

/// After how many squares a way changes its direction: 0 where it begins by turning, all of them where it never does.
fn bend(stops: &[Pos2]) -> usize {
    let way = |n: usize| (stops[n + 1] - stops[n]).normalized();
    let count = stops.len() - 1;
    (1..count)
        .find(|&n| way(n).dot(way(n - 1)) < 0.5)
        .unwrap_or(0)
}

/// The side a piece is turned to that is looked at before it is settled.
fn shown_turned(table: &TaihouTable) -> Option<(Tile, Heading)> {
    if !table.at_rest() {
        return None;
    }
    let choice = &table.own.choice;
    let square = choice.subject()?;
    let facing = choice.facing.or(match choice.looked_at {
        Some(Move::Turn { facing, .. }) => Some(facing),
        _ => None,
    })?;
    Some((table.own.standing.on(square)?, facing))
}

/// The tile in hand: it is lifted a little.
fn held(table: &TaihouTable) -> Option<Tile> {
    if !table.at_rest() {
        return None;
    }
    table.own.standing.on(table.own.choice.held?)
}

/// The second colour of what a seat has in reserve.
#[must_use]
pub fn second(table: &TaihouTable, tile: Tile) -> Option<Dye> {
    tile.is_second().then(|| table.second_dye(tile.seat))?
}

fn place_tiles(
    table: Here<TaihouView>,
    canvas: Res<Canvas>,
    (time, scene): (Res<Time>, Res<Scene>),
    mut art: ResMut<Art>,
    mut tiles: Query<
        (&mut TilePiece, &mut Sprite, &mut Transform, &mut Visibility),
        (Without<ShadowOf>, Without<NumberOn>),
    >,
    mut shadows: Query<
        (&ShadowOf, &mut Sprite, &mut Transform, &mut Visibility),
        Without<NumberOn>,
    >,
    mut numbers: Query<(&mut Sprite, &mut Transform, &mut Visibility), With<NumberOn>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(table) = table.get() else { return };
    let layout = table.layout(&canvas);
    let flying = flying(table, &layout);
    let painted = is_painted(&scene, &art);
    let (turned, held) = (shown_turned(table), held(table));
    let subject = table.own.choice.subject();
    let mut numbered = false;
    for (mut piece, mut sprite, mut transform, mut visible) in &mut tiles {
        let tile = piece.tile;
        let Some(player) = table.flow.player(tile.seat) else {
            continue;
        };
        let stand = table.own.standing.stand(tile);
        let rest = table.own.standing.spot(tile, &layout);
        let now = flying.tiles.iter().find(|(flier, _)| *flier == tile);
        let now = now.map(|(_, flight)| *flight);
        if let Some(flight) = now {
            piece.glide.carry(flight.at);
        } else {
            // In another window everything lies elsewhere at once.
            if canvas.is_changed() {
                piece.glide.carry(rest.at);
            }
            if piece.glide.rest(rest.at, table.snaps, time.delta_secs()) {
                redraw.write(RequestRedraw);
            }
        }
        let lifted = if held == Some(tile) {
            layout.unit * 0.06
        } else {
            0.0
        };
        let (height, side) = now.map_or((lifted, rest.side), |flight| (flight.height, flight.side));
        let stand = now.map_or(stand, |flight| flight.stand);
        let at = piece.glide.at();
        let raised = motion::raised(at, height);
        let high = if now.is_some() { layer::FLYING } else { 0.0 };
        // What lies lower on the screen lies over what is behind it.
        let z = layer::TILE + at.y * 1e-4 + f32::from(rest.level) * layer::LEVEL + high;
        let hidden = table.hides(tile);
        let shown = painted && !hidden && now.map_or(rest.seen, |flight| flight.seen);
        visible.set_if_neq(seen(shown));
        // While it shrinks on its way out its picture is that of the garden, made smaller.
        let full = if now.is_some() || !rest.beside {
            super::spots::side(&layout)
        } else {
            rest.side
        };
        let full = full.floor().max(8.0);
        let turning = flying.turning.filter(|(of, ..)| *of == tile);
        let facing = match (turned, turning) {
            (_, Some((_, from, _))) => from,
            (Some((of, facing)), None) if of == tile => facing,
            _ if matches!(stand.place, Place::On(_)) => stand.facing,
            _ => Heading::N,
        };
        let second = second(table, tile);
        let print = match tile.value() {
            None => prints::lotus(&mut art, player.dye, None, full, Use::Sprite),
            Some(_) if stand.down => prints::back(&mut art, player.dye, full, Use::Sprite),
            Some(value) => {
                let tile = prints::painted(player.dye, value, second);
                // Asked for now, so that the first turn finds it.
                let chosen = matches!(stand.place, Place::On(at) if Some(at) == subject);
                let bare = (turning.is_some() || chosen)
                    .then(|| prints::unnumbered(&mut art, tile, facing, full))
                    .flatten();
                let whole = prints::tile(&mut art, tile, facing, full, Use::Sprite);
                if turning.is_some() {
                    bare.or(whole)
                } else {
                    whole
                }
            }
        };
        put(
            &mut sprite,
            &mut transform,
            print.as_ref(),
            &canvas,
            raised,
            z,
        );
        let grown = side / full * (1.0 + height / layout.unit * 0.18);
        let open = now.map_or(1.0, |flight| flight.open);
        let angle = turning.map_or(0.0, |(_, _, quarters)| quarters * FRAC_PI_2);
        let scale = Vec3::new(grown * open, grown, 1.0);
        let rotation = Quat::from_rotation_z(-angle);
        if transform.scale != scale || transform.rotation != rotation {
            transform.scale = scale;
            transform.rotation = rotation;
        }
        if let Some((_, from, quarters)) = turning
            && let Some(value) = tile.value()
            && let Ok((mut sprite, mut transform, mut visible)) = numbers.single_mut()
        {
            let print = prints::number(&mut art, value, full);
            let degrees = taula_art::taihou::degrees(from) + quarters * 90.0;
            let of = prints::painted(player.dye, value, second);
            let (x, y) = taula_art::taihou::number_at(of, degrees, full);
            let z = z + layer::BETWEEN;
            let at = raised + vec2(x, y) * grown;
            put(&mut sprite, &mut transform, print.as_ref(), &canvas, at, z);
            visible.set_if_neq(seen(shown && print.is_some()));
            numbered = true;
        }
        let Some((_, mut sprite, mut transform, mut visible)) =
            shadows.iter_mut().find(|(of, ..)| of.0 == tile)
        else {
            continue;
        };
        visible.set_if_neq(seen(shown));
        let print = prints::shadow(&mut art, tile.value().is_none(), full, Use::Sprite);
        let fall = motion::fall(at, height);
        let z = z - layer::BETWEEN;
        put(
            &mut sprite,
            &mut transform,
            print.as_ref(),
            &canvas,
            fall,
            z,
        );
        if transform.scale != scale {
            transform.scale = scale;
        }
        let colour = Color::WHITE.with_alpha(1.0 / (1.0 + height / layout.unit));
        if sprite.color != colour {
            sprite.color = colour;
        }
    }
    if !numbered && let Ok((.., mut visible)) = numbers.single_mut() {
        visible.set_if_neq(Visibility::Hidden);
    }
}
