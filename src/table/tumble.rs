//! What tumbles beside a game's board on the title.

use bevy_egui::egui::Id;

use crate::table::timeline::Speed;
use crate::theme::Stage;

/// How long it tumbles, in seconds.
const TUMBLES: f64 = 0.7;

/// How far along it is: it tumbles once whenever its game is looked at. Nothing where it lies still. `name`
/// tells it from other games'.
pub fn tumbling(stage: &Stage, name: &str, looked_at: bool) -> Option<f32> {
    let id = Id::new(("what tumbles on the title", name));
    let now = stage.ui.input(|input| input.time);
    let since: Option<f64> = stage.ui.data(|data| data.get_temp(id));
    let begun = looked_at.then(|| since.unwrap_or(now));
    stage.ui.data_mut(|data| match begun {
        Some(begun) => {
            data.insert_temp(id, begun);
        }
        None => data.remove::<f64>(id),
    });
    let still = stage.chosen.less_motion || stage.chosen.speed == Speed::Instant;
    let part = begun.map_or(1.0, |begun| (now - begun) / TUMBLES) as f32;
    let tumbles = !still && part < 1.0;
    if tumbles {
        stage.ui.ctx().request_repaint();
    }
    tumbles.then_some(part)
}
