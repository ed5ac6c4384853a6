//! Saved games: every game that is kept, as a thing on the table.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::title::back;
use super::{Ask, ScreenSystems, Theatre};
use crate::app::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(ScreenSystems::Draw)
            .run_if(in_state(Screen::Saves)),
    );
}

fn draw(mut theatre: Theatre) -> Result {
    theatre.play(|stage| {
        let mut asks = Vec::new();
        if back(stage, 44.0) {
            asks.push(Ask::Leave);
        }
        asks
    })
}
