//! The podium: plinths of limewood, the second to the left of the first, the third to its right, the fourth
//! apart.

use bevy_egui::egui::{Color32, Rect, epaint::Shadow, pos2, vec2};

use super::{Moment, Placed};
use crate::scene::Thing;
use crate::table::Game;
use crate::theme::{Anchor, Face, Stage, colour};

/// By place: where a plinth begins, how wide and how high it is, all of 760 by 256.
const PLINTHS: [(f32, f32, f32); 4] = [
    (176.0, 240.0, 256.0),
    (0.0, 176.0, 176.0),
    (416.0, 168.0, 144.0),
    (600.0, 160.0, 112.0),
];
const WIDE: f32 = 760.0;
const HIGH: f32 = 256.0;

/// Seconds between one plinth and the next, that one takes to rise, and that its plate takes to drop.
const APART: f32 = 0.12;
const RISE: f32 = 0.35;
const DROP: f32 = 0.15;
/// When all stands, the winner's pawn last.
pub const STANDS: f32 = 3.0 * APART + RISE + DROP;

/// Where the first plinth begins.
pub fn first_from(left: f32, right: f32) -> f32 {
    left + PLINTHS[0].0 * (right - left) / WIDE
}

/// Draws the podium; says what of it must stay uncovered.
pub fn show(
    stage: &mut Stage,
    game: &dyn Game,
    places: &[Placed],
    (left, right): (f32, f32),
    base: f32,
    moment: Moment,
) -> Vec<Rect> {
    let mut covered = Vec::new();
    let unit = (right - left) / WIDE;
    let tall = (base - 88.0).min(HIGH) / HIGH;
    for (place, placed) in places.iter().enumerate().take(PLINTHS.len()) {
        let (from, wide, _) = PLINTHS[place];
        // Those who share a place stand as high.
        let (_, _, high) = PLINTHS[(placed.place - 1).min(PLINTHS.len() - 1)];
        let block = Rect::from_min_max(
            pos2(left + from * unit, base - high * tall),
            pos2(left + (from + wide) * unit, base),
        );
        let (risen, dropped) = match moment {
            Moment::Rest => (1.0, 1.0),
            Moment::At(age) => {
                let begins = (places.len() - 1 - place) as f32 * APART;
                let part = |from: f32, long: f32| ease(((age - from) / long).clamp(0.0, 1.0));
                (part(begins, RISE), part(begins + RISE, DROP))
            }
        };
        let rest = matches!(moment, Moment::Rest);
        plinth(stage, block, risen, rest);
        if dropped > 0.0 {
            covered.extend(on_it(stage, game, placed, place, block, dropped, rest));
        }
        if place > 0 {
            covered.push(block);
        }
    }
    covered
}

/// A plinth that has risen so far: at rest it lies in the picture of what lies still.
fn plinth(stage: &mut Stage, block: Rect, risen: f32, rest: bool) {
    let size = bevy::math::Vec2::new(block.width(), block.height());
    let at = bevy::math::Vec2::new(block.left(), block.top());
    if rest && stage.scene.lies(Thing::Plinth { at, size }) {
        return;
    }
    let print = stage.art.plinth(size);
    let Some(texture) = print.and_then(|print| print.texture) else {
        return;
    };
    let top = block.bottom() - block.height() * risen;
    let shadow = Shadow {
        offset: [8, 10],
        blur: 14,
        spread: 0,
        color: colour::SHADOW,
    };
    let seen = stage.canvas.rect().with_max_y(block.bottom());
    let painter = stage.painter().with_clip_rect(seen);
    let moved = block.translate(vec2(0.0, top - block.top()));
    painter.add(shadow.as_shape(moved, 5.0));
    painter.image(texture, moved, crate::theme::UV, Color32::WHITE);
}

/// The plate, the number and for the first the pawn; `dropped` says how far they have come.
fn on_it(
    stage: &mut Stage,
    game: &dyn Game,
    placed: &Placed,
    place: usize,
    block: Rect,
    dropped: f32,
    rest: bool,
) -> Vec<Rect> {
    let mut covered = Vec::new();
    let text = stage.canvas.text_up_to(1.9);
    // With large text the name alone: how it came there is told in the story and the figures.
    let alone = text > 1.3;
    let high = match (place, alone) {
        (0, false) => 60.0,
        (_, false) => 54.0_f32.min(block.height() * 0.56),
        _ => 56.0,
    };
    let lifted = vec2(0.0, (dropped - 1.0) * 14.0);
    let margin = if place == 0 { 24.0 } else { 12.0 } * (block.width() / 240.0).min(1.0);
    let mut top = block.top() + if place == 0 { 10.0 } else { 12.0 };
    if place == 0 {
        let number = if alone { 40.0 } else { 48.0 };
        let radius = ((block.height() - high - number - 28.0) / 2.0).clamp(16.0, 54.0);
        let at = pos2(block.center().x, top + 8.0 + radius);
        dimple(stage, at, radius);
        if dropped >= 1.0 {
            game.piece(stage, at, placed.player.dye, radius * 0.78);
        }
        covered.push(Rect::from_center_size(at, vec2(radius, radius) * 2.1));
        top = at.y + radius + 10.0;
    }
    let plate = Rect::from_min_size(
        pos2(block.left() + margin, top),
        vec2(block.width() - 2.0 * margin, high),
    );
    engrave(stage, placed.place, block, plate.bottom());
    let there = plate;
    let plate = plate.translate(lifted);
    // A plinth that has just risen hides what lies still.
    if rest {
        stage.ribbon_card(plate, Some(placed.player.dye), 12.0, false);
    } else {
        stage.ribbon_over(plate, placed.player.dye, 12.0);
    }
    covered.push(Rect::from_min_max(
        there.min,
        pos2(there.right(), block.bottom()),
    ));
    let note = match placed.arrived {
        Some(number) => stage.tell("finished-at", &[("move", number.into())]),
        None => stage.tell(
            &format!("{}-done", game.name()),
            &[("pieces", placed.figures.done.into())],
        ),
    };
    let name = &placed.player.name;
    let soft = colour::SOFT;
    let (x, anchor, room, size) = if place == 0 {
        let middle = (plate.left() + 12.0 + plate.right()) / 2.0;
        (middle, Anchor::Middle, plate.width() - 28.0, 26.0)
    } else {
        let at = pos2(plate.left() + 29.0, plate.center().y);
        game.piece(stage, at, placed.player.dye, 12.0);
        let from = plate.left() + 47.0;
        (from, Anchor::Left, plate.right() - 8.0 - from, 19.0)
    };
    let y = plate.center().y - if alone { 0.0 } else { 10.0 };
    let size = size * if alone { text * 0.8 } else { text };
    stage.text_in(
        pos2(x, y),
        anchor,
        name,
        Face::Serif,
        size,
        colour::INK,
        room,
    );
    if !alone {
        let at = pos2(x, plate.center().y + 14.0);
        stage.text_in(at, anchor, &note, Face::Sans, 14.0 * text, soft, room);
    }
    covered
}

/// The hollow the winner's pawn stands in.
fn dimple(stage: &Stage, at: bevy_egui::egui::Pos2, radius: f32) {
    let painter = stage.painter();
    let dark = Color32::from_rgb(0x4A, 0x2F, 0x17);
    painter.circle(
        at,
        radius,
        Color32::from_rgba_unmultiplied(0x5A, 0x3A, 0x18, 70),
        (2.0, dark),
    );
    let light = Color32::from_rgb(0xE7, 0xC9, 0x88);
    painter.circle_stroke(at, radius - 3.0, (1.3, light));
}

/// The number of a place, let into its plinth between its plate and its foot.
fn engrave(stage: &Stage, place: usize, block: Rect, below: f32) {
    let room = block.bottom() - below;
    let size = 44.0_f32.min(room * 0.8);
    let at = pos2(block.center().x, below + room * 0.5);
    let number = place.to_string();
    let light = Color32::from_rgba_unmultiplied(255, 240, 210, 140);
    stage.text(
        at + vec2(0.8, 1.2),
        Anchor::Middle,
        &number,
        Face::Serif,
        size,
        light,
    );
    let dark = Color32::from_rgb(0x4A, 0x34, 0x20);
    stage.text(at, Anchor::Middle, &number, Face::Serif, size, dark);
}

/// What has weight comes to rest slowly.
fn ease(part: f32) -> f32 {
    1.0 - (1.0 - part).powi(3)
}
