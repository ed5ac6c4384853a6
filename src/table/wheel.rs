//! The wheel of a mouse, and what does the same on a touchpad: by how many notches it was turned.

use bevy_egui::egui::{self, Id};

use crate::theme::Stage;

/// How far a finger has to go over a touchpad for what a wheel does with a notch, in points.
const NOTCH: f32 = 48.0;

/// By how many notches the wheel was turned, away from oneself more.
#[must_use]
pub fn notches(stage: &Stage) -> i32 {
    let (mut turned, mut moved) = (0.0, 0.0);
    stage.ui.input(|input| {
        for event in &input.events {
            match event {
                egui::Event::MouseWheel {
                    unit: egui::MouseWheelUnit::Point,
                    delta,
                    ..
                } => moved += delta.y,
                egui::Event::MouseWheel { delta, .. } if delta.y != 0.0 => {
                    turned += delta.y.signum();
                }
                _ => {}
            }
        }
    });
    // A touchpad tells of every point: what is less than a notch is kept for the next.
    if moved != 0.0 {
        stage.ui.data_mut(|data| {
            let kept = data.get_temp_mut_or(Id::new("wheel over pieces"), 0.0_f32);
            *kept += moved;
            let whole = (*kept / NOTCH).trunc();
            *kept -= whole * NOTCH;
            turned += whole;
        });
    }
    turned as i32
}
