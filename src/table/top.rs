//! The table top: the same under every screen.

use bevy::prelude::*;

use crate::art::Art;
use crate::theme::Canvas;

/// The table top's sprite.
#[derive(Component)]
struct TableTop;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, lay).add_systems(Update, cover);
}

fn lay(mut commands: Commands) {
    commands.spawn((Name::new("Table top"), TableTop, Sprite::default()));
}

/// Covers the canvas; while a larger top is painted, the old one is stretched.
fn cover(canvas: Res<Canvas>, mut art: ResMut<Art>, mut tops: Query<&mut Sprite, With<TableTop>>) {
    let Some(print) = art.table_top(canvas.size) else {
        return;
    };
    for mut sprite in &mut tops {
        if sprite.image != print.image || sprite.custom_size != Some(canvas.size) {
            sprite.image = print.image.clone();
            sprite.custom_size = Some(canvas.size);
        }
    }
}
