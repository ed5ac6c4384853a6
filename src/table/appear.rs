//! What lies on the table is not seen before the board is.

use bevy::prelude::*;

use super::sprites::{is_painted, seen};
use crate::art::Art;
use crate::scene::Scene;

/// What lies on the board or in the tray: not seen as long as they are still painted.
#[derive(Component)]
pub struct Lying;

pub(super) fn appear(
    scene: Res<Scene>,
    art: Res<Art>,
    mut lying: Query<&mut Visibility, With<Lying>>,
) {
    for mut visible in &mut lying {
        visible.set_if_neq(seen(is_painted(&scene, &art)));
    }
}
