//! The engine: games driven by JSON lines (`docs/protocol.md`).

mod family;

pub use family::{Family, FamilyOf};
