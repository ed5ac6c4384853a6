//! What all games' tables share: whose decision it is, computer players, and animation told by events.

pub mod flow;
pub mod thought;
pub mod timeline;
