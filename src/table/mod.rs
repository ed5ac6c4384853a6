//! What all games' tables share: whose decision it is, computer players, and animation told by events.

pub mod flow;
pub mod timeline;
mod top;

pub(super) fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins(top::plugin);
}
