//! Discs as entities: where each is at rest, and on its way.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Pos2, vec2};
use taula_rules::games::tebas::{Event, Move};

use super::choice::turned;
use super::spots::{Spot, middle};
use super::standing::{Disc, Place};
use super::{TebasTable, TebasView, prints};
use crate::app::Screen;
use crate::art::{Art, Print, Use};
use crate::scene::Scene;
use crate::table::layout::Layout;
use crate::table::sprites::{ease, is_painted, put, seen};
use crate::table::{self, Glide, Here, TableSystems, is_at_table, motion};
use crate::theme::Canvas;

/// How long a disc takes to go to the next circle, and how long a whole way takes at most, in milliseconds.
pub const HOP: u64 = 130;
/// See [`HOP`].
pub const LONGEST: u64 = 900;
/// How long a disc takes to turn by a quarter, and by more, in milliseconds.
pub const TURN: u64 = 200;
/// See [`TURN`].
pub const LONG_TURN: u64 = 280;
/// How long it takes a disc to leave or to be put back, in milliseconds.
pub const AWAY: u64 = 450;

/// Layers, from the table up.
mod layer {
    pub const DISC: f32 = 5.0;
    /// What flies is over what lies.
    pub const FLYING: f32 = 3.0;
    /// How far a disc's shadow, its light lie from its face.
    pub const BETWEEN: f32 = 4e-4;
    /// How far the discs of a stack lie one over the other.
    pub const LEVEL: f32 = 2e-3;
}

/// A disc's entity, and how it is drawn.
#[derive(Component, Clone, Copy, Debug)]
pub struct DiscPiece {
    /// Which disc.
    pub disc: Disc,
    /// Where its middle is drawn, on the canvas.
    pub glide: Glide,
}

/// The shadow of a disc.
#[derive(Component)]
struct ShadowOf(Disc);

/// The light on a disc that turns.
#[derive(Component)]
struct LightOn;

pub(super) fn plugin(app: &mut App) {
    let here = is_at_table::<TebasView>;
    table::lay_out::<TebasView, _>(app, lay_out);
    app.add_systems(Update, place_discs.run_if(here).in_set(TableSystems::Place));
}

/// Lays everything on the table.
fn lay_out(
    mut commands: Commands,
    table: Here<TebasView>,
    canvas: Res<Canvas>,
    screen: Res<State<Screen>>,
) {
    let Some(table) = table.get() else { return };
    let on_table = DespawnOnExit(**screen);
    let layout = table.layout(&canvas);
    for (disc, _) in table.own.standing.discs() {
        let spot = table.own.standing.spot(disc, &layout, &table.board);
        let at = spot.map_or(layout.board.center(), |spot| spot.at);
        let piece = DiscPiece {
            disc,
            glide: Glide::new(at, table.snaps),
        };
        let name = format!("Disc {} of seat {}", disc.number, disc.seat);
        commands.spawn((
            Name::new(format!("{name}, shadow")),
            ShadowOf(disc),
            Sprite::default(),
            on_table.clone(),
        ));
        commands.spawn((Name::new(name), piece, Sprite::default(), on_table.clone()));
    }
    commands.spawn((
        Name::new("Light on a turning disc"),
        LightOn,
        Sprite::default(),
        Visibility::Hidden,
        on_table,
    ));
}

/// A disc on its way: where it is over the table, how high in points, how large its radius is.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Flight {
    at: Pos2,
    height: f32,
    radius: f32,
    /// How it lies at the end.
    end: Spot,
}

/// Where the event that plays now has its discs.
struct Flying {
    discs: Vec<(Disc, Flight)>,
    /// The disc that turns, and by how much it has, in quarters.
    turning: Option<(Disc, f32)>,
}

fn flying(table: &TebasTable, layout: &Layout) -> Flying {
    let mut flying = Flying {
        discs: Vec::new(),
        turning: None,
    };
    let Some((event, part)) = table.timeline.now() else {
        return flying;
    };
    let standing = &table.own.standing;
    if let Event::Turned {
        circle, quarters, ..
    } = *event
    {
        let top = standing.stack(circle).last().copied();
        let so_far = f32::from(quarters) * ease(part);
        flying.turning = top.map(|(disc, _)| (disc, so_far));
        return flying;
    }
    let moved = standing.moved_by(event);
    if moved.is_empty() {
        return flying;
    }
    let mut after = standing.clone();
    after.apply(event);
    let count = moved.len() as f32;
    for (n, (disc, place)) in moved.into_iter().enumerate() {
        let (Some(from), Some(end)) = (
            standing.spot(disc, layout, &table.board),
            after.spot(disc, layout, &table.board),
        ) else {
            continue;
        };
        let flight = match event {
            Event::Moved { path, .. } => along(table, layout, (from, end), path, part),
            // One after the other, not all at once.
            _ if place != Place::On(middle_of(event), 0)
                || matches!(event, Event::Replaced { .. }) =>
            {
                let late = n as f32 / count * 0.4;
                let own = ((part - late) / 0.6).clamp(0.0, 1.0);
                away((from, end), own, layout.unit)
            }
            _ => Flight {
                at: from.at.lerp(end.at, ease(part)),
                height: 0.0,
                radius: end.radius,
                end,
            },
        };
        flying.discs.push((disc, flight));
    }
    flying
}

/// The circle that an event is about.
const fn middle_of(event: &Event) -> taula_rules::games::tebas::Circle {
    match *event {
        Event::Undone { circle, .. } => circle,
        _ => taula_rules::games::tebas::Circle(u8::MAX),
    }
}

/// From circle to circle, a low leap each; a stack keeps together.
fn along(
    table: &TebasTable,
    layout: &Layout,
    (from, end): (Spot, Spot),
    path: &[taula_rules::games::tebas::Circle],
    part: f32,
) -> Flight {
    let mut stops = vec![from.at];
    let last = path.len().saturating_sub(1);
    for &circle in &path[..last] {
        // Over the circle as it lies over its own at the end.
        let over = middle(layout, &table.board, circle);
        let lies = end.at
            - path
                .last()
                .map_or(end.at, |&to| middle(layout, &table.board, to));
        stops.push(over + lies);
    }
    stops.push(end.at);
    let (at, hop) = motion::hops(&stops, part);
    let leap = hop * 0.16 + motion::leap(part) * 0.06;
    Flight {
        at,
        height: leap * layout.unit,
        radius: from.radius,
        end,
    }
}

/// In one leap, to the hand, out of play, or back on the board.
fn away((from, end): (Spot, Spot), part: f32, unit: f32) -> Flight {
    let along = ease(part);
    Flight {
        at: from.at.lerp(end.at, along),
        height: motion::leap(part) * unit * 0.4,
        radius: from.radius + (end.radius - from.radius) * along,
        end,
    }
}

/// How the disc that is looked at is turned before it is settled: the number that faces N then.
fn shown_turned(table: &TebasTable) -> Option<(Disc, u8)> {
    if !table.at_rest() {
        return None;
    }
    let at = table.flow.game().position();
    let choice = table.own.choice.in_position(at);
    let circle = choice.subject()?;
    let north = match (choice.turning(at), table.own.turn_looked) {
        (Some(Move::Turn { north, .. }), _) => north,
        (_, Some(quarters)) => turned(at.stack(circle)?, quarters),
        _ => return None,
    };
    let (disc, _) = table.own.standing.stack(circle).last().copied()?;
    Some((disc, north))
}

/// The disc in hand: it is lifted a little.
fn held(table: &TebasTable) -> Option<Disc> {
    if !table.at_rest() {
        return None;
    }
    let circle = table.own.choice.held?;
    let (disc, _) = table.own.standing.stack(circle).last().copied()?;
    Some(disc)
}

fn place_discs(
    table: Here<TebasView>,
    canvas: Res<Canvas>,
    (time, scene): (Res<Time>, Res<Scene>),
    mut art: ResMut<Art>,
    mut discs: Query<
        (&mut DiscPiece, &mut Sprite, &mut Transform, &mut Visibility),
        (Without<ShadowOf>, Without<LightOn>),
    >,
    mut shadows: Query<(&ShadowOf, &mut Sprite, &mut Transform, &mut Visibility), Without<LightOn>>,
    mut lights: Query<(&mut Sprite, &mut Transform, &mut Visibility), With<LightOn>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(table) = table.get() else { return };
    let layout = table.layout(&canvas);
    let flying = flying(table, &layout);
    let painted = is_painted(&scene, &art);
    let (turned, held) = (shown_turned(table), held(table));
    let mut lit = false;
    for (mut piece, mut sprite, mut transform, mut visible) in &mut discs {
        let disc = piece.disc;
        let (Some(player), Some(stand), Some(rest)) = (
            table.flow.player(disc.seat),
            table.own.standing.stand(disc),
            table.own.standing.spot(disc, &layout, &table.board),
        ) else {
            continue;
        };
        let stone = prints::stone(player.dye);
        let now = flying.discs.iter().find(|(flier, _)| *flier == disc);
        let now = now.map(|(_, flight)| *flight);
        let spot = now.map_or(rest, |flight| flight.end);
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
        let lifted = if held == Some(disc) {
            layout.unit * 0.05
        } else {
            0.0
        };
        let (height, radius) = now.map_or((lifted, rest.radius), |flight| {
            (flight.height, flight.radius)
        });
        let at = piece.glide.at();
        let raised = motion::raised(at, height);
        let level = f32::from(spot.level) * layer::LEVEL;
        let high = if now.is_some() { layer::FLYING } else { 0.0 };
        // What lies lower on the screen lies over what is behind it.
        let z = layer::DISC + spot.at.y * 1e-4 + level + high;
        let shown = painted && (spot.seen || now.is_some());
        visible.set_if_neq(seen(shown));
        // While it shrinks on its way out its picture is that of the end, made larger.
        let painted_radius = spot.radius.floor().max(4.0);
        let on_top = spot.covered.is_none();
        let turning = flying.turning.filter(|(of, _)| *of == disc);
        let north = turned
            .filter(|(of, _)| *of == disc)
            .map_or(stand.north, |(_, north)| north);
        let print: Option<Print> = match (turning, spot.covered) {
            (Some(_), _) => prints::face(&mut art, stone, painted_radius),
            (None, Some(step)) => {
                let step = (step * 1000.0).round() / 1000.0;
                prints::covered(&mut art, stone, step, painted_radius, Use::Sprite)
            }
            (None, None) => prints::disc(&mut art, stone, north, painted_radius, Use::Sprite),
        };
        put(
            &mut sprite,
            &mut transform,
            print.as_ref(),
            &canvas,
            raised,
            z,
        );
        let scale = radius / spot.radius * (1.0 + height / layout.unit * 0.25);
        let angle = turning.map_or(0.0, |(_, quarters)| {
            let begun = 1 - i32::from(stand.north);
            (begun as f32 + quarters) * FRAC_PI_2
        });
        let scale = Vec3::splat(scale).with_z(1.0);
        let rotation = Quat::from_rotation_z(-angle);
        if transform.scale != scale || transform.rotation != rotation {
            transform.scale = scale;
            transform.rotation = rotation;
        }
        if turning.is_some()
            && let Ok((mut sprite, mut transform, mut visible)) = lights.single_mut()
        {
            let print = prints::light(&mut art, stone, painted_radius);
            let z = z + layer::BETWEEN;
            put(
                &mut sprite,
                &mut transform,
                print.as_ref(),
                &canvas,
                raised,
                z,
            );
            visible.set_if_neq(seen(shown));
            lit = true;
        }
        // Asked for now, so that the first turn finds them.
        if on_top && turning.is_none() && table.at_rest() {
            prints::face(&mut art, stone, painted_radius);
            prints::light(&mut art, stone, painted_radius);
        }
        let Some((_, mut sprite, mut transform, mut visible)) =
            shadows.iter_mut().find(|(of, ..)| of.0 == disc)
        else {
            continue;
        };
        visible.set_if_neq(seen(shown));
        let print = prints::shadow(&mut art, painted_radius, Use::Sprite);
        let fall = motion::fall(at + vec2(radius * 0.10, radius * 0.13), height);
        let z = z - layer::BETWEEN;
        put(
            &mut sprite,
            &mut transform,
            print.as_ref(),
            &canvas,
            fall,
            z,
        );
        transform.scale = scale;
        let colour = Color::WHITE.with_alpha(1.0 / (1.0 + height / layout.unit));
        if sprite.color != colour {
            sprite.color = colour;
        }
    }
    if !lit && let Ok((.., mut visible)) = lights.single_mut() {
        visible.set_if_neq(Visibility::Hidden);
    }
}
