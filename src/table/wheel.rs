//! The wheel of a mouse, and what does the same on a touchpad: by how many notches it was turned.

use bevy_egui::egui::{self, Id, Rect};

use crate::input::Intent;
use crate::theme::Stage;

/// How far a finger has to go over a touchpad for what a wheel does with a notch, in points.
const NOTCH: f32 = 48.0;

/// By how many notches the wheel was turned, away from oneself more.
fn notches(stage: &Stage) -> i32 {
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

/// By how many quarters what is looked at is asked to be turned, clockwise: by the key, or by the wheel over a board,
/// which turns clockwise towards oneself.
pub fn quarters(stage: &mut Stage, board: Rect) -> u8 {
    let by = u8::from(stage.heard(Intent::Other));
    let over = stage.ui.input(|input| input.pointer.latest_pos());
    if !over.is_some_and(|at| board.contains(at)) {
        return by;
    }
    match notches(stage) {
        0 => by,
        notches => (-notches).rem_euclid(4) as u8,
    }
}
