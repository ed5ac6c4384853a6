//! What the pieces of every game share as sprites: how a picture is put in its place, how what has weight moves,
//! and that nothing is seen before the board is.

use bevy::prelude::*;
use bevy_egui::egui::Pos2;

use crate::art::{Art, Print};
use crate::scene::Scene;
use crate::theme::Canvas;

/// Slow, then fast, then slow again: 0 to 1 in as much.
#[must_use]
pub fn ease(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

/// Whether the board is there: nothing floats over the bare table while it is still painted.
#[must_use]
pub fn is_painted(scene: &Scene, art: &Art) -> bool {
    scene.has_board() || !art.paints()
}

/// Whether something is seen.
#[must_use]
pub const fn seen(seen: bool) -> Visibility {
    if seen {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    }
}

/// Puts a picture on a sprite so that the middle of it lies at `at` of the canvas; where the picture is still
/// painted, the sprite alone.
pub fn put(
    sprite: &mut Mut<Sprite>,
    transform: &mut Mut<Transform>,
    print: Option<&Print>,
    canvas: &Canvas,
    at: Pos2,
    z: f32,
) {
    if let Some(print) = print
        && (sprite.image != print.image || sprite.custom_size != Some(print.size))
    {
        sprite.image = print.image.clone();
        sprite.custom_size = Some(print.size);
    }
    transform.set_if_neq(Transform {
        translation: canvas.world(at.x, at.y).extend(z),
        ..**transform
    });
}
