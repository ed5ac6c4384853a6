//! What stands on the screen: the texts of the last frame that was drawn.

use std::collections::HashSet;

use bevy::prelude::*;
use bevy_egui::egui::{Context, LayerId, Shape};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use taula::screens::ScreenSystems;

/// The texts of the last frame, and all there were before it.
#[derive(Resource, Default)]
struct Written {
    now: Vec<String>,
    before: HashSet<String>,
}

/// From now on it is known what stands on the screen.
pub fn read(app: &mut App) {
    app.init_resource::<Written>().add_systems(
        EguiPrimaryContextPass,
        collect
            .after(ScreenSystems::Draw)
            .before(ScreenSystems::CarryOut),
    );
    app.update();
}

/// Whether a text is part of what stands on the screen.
pub fn stands(app: &App, text: &str) -> bool {
    let written = app.world().resource::<Written>();
    written.now.iter().any(|of| of.contains(text))
}

/// Whether a text has stood there at any moment since that was asked last.
pub fn has_stood(app: &mut App, text: &str) -> bool {
    let mut written = app.world_mut().resource_mut::<Written>();
    let before = std::mem::take(&mut written.before);
    before.iter().any(|of| of.contains(text))
}

/// All that stands on the screen.
pub fn all(app: &App) -> &[String] {
    &app.world().resource::<Written>().now
}

fn collect(mut contexts: EguiContexts, mut written: ResMut<Written>) {
    let Ok(context) = contexts.ctx_mut() else {
        return;
    };
    let now = texts(context);
    written.before.extend(now.iter().cloned());
    written.now = now;
}

fn texts(context: &Context) -> Vec<String> {
    let mut layers: Vec<LayerId> = context.memory(|memory| memory.layer_ids().collect());
    if !layers.contains(&LayerId::background()) {
        layers.push(LayerId::background());
    }
    let mut texts = Vec::new();
    context.graphics(|graphics| {
        for layer in layers {
            let list = graphics.get(layer);
            for entry in list.into_iter().flat_map(|list| list.all_entries()) {
                add(&entry.shape, &mut texts);
            }
        }
    });
    texts
}

fn add(shape: &Shape, texts: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => texts.push(text.galley.text().to_owned()),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, texts)),
        _ => {}
    }
}
