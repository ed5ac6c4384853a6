//! What stands on the screen: the texts of the last frame that was drawn, and all that was drawn with them.

use std::collections::HashSet;

use bevy::prelude::*;
use bevy_egui::egui::epaint::TextShape;
use bevy_egui::egui::{Context, LayerId, Rect, Shape};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use taula::screens::ScreenSystems;

/// The texts of the last frame, and all there were before it.
#[derive(Resource, Default)]
struct Written {
    shapes: Vec<Shape>,
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

/// A text of the last frame: what it says, where, and whether it was cut.
pub struct Text {
    pub says: String,
    pub rect: Rect,
    pub cut: bool,
}

/// The texts of the last frame with their places, what lies lower first.
pub fn placed(app: &App) -> Vec<Text> {
    let place = |text: &TextShape| Text {
        says: text.galley.text().to_owned(),
        rect: text.galley.rect.translate(text.pos.to_vec2()),
        cut: text.galley.elided,
    };
    let texts = shapes(app).iter().filter_map(|shape| match shape {
        Shape::Text(text) => Some(place(text)),
        _ => None,
    });
    texts.collect()
}

/// All that was drawn in the last frame, what lies lower first.
pub fn shapes(app: &App) -> &[Shape] {
    &app.world().resource::<Written>().shapes
}

fn collect(mut contexts: EguiContexts, mut written: ResMut<Written>) {
    let Ok(context) = contexts.ctx_mut() else {
        return;
    };
    written.shapes = drawn(context);
    let texts = written.shapes.iter().filter_map(|shape| match shape {
        Shape::Text(text) => Some(text.galley.text().to_owned()),
        _ => None,
    });
    let now: Vec<String> = texts.collect();
    written.before.extend(now.iter().cloned());
    written.now = now;
}

fn drawn(context: &Context) -> Vec<Shape> {
    let mut layers: Vec<LayerId> = context.memory(|memory| memory.layer_ids().collect());
    if !layers.contains(&LayerId::background()) {
        layers.push(LayerId::background());
    }
    let mut shapes = Vec::new();
    context.graphics(|graphics| {
        for layer in layers {
            let list = graphics.get(layer);
            for entry in list.into_iter().flat_map(|list| list.all_entries()) {
                add(&entry.shape, &mut shapes);
            }
        }
    });
    shapes
}

fn add(shape: &Shape, all: &mut Vec<Shape>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, all)),
        shape => all.push(shape.clone()),
    }
}
