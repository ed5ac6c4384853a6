//! The settings: what can be chosen of the program itself.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::title::back;
use super::{Ask, ScreenSystems, Theatre};
use crate::app::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(ScreenSystems::Draw)
            .run_if(in_state(Screen::Settings)),
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
