//! How Taula sounds: the table's dice, pawns, papers and planks, computed and nowhere recorded.
//!
//! A thing that is struck is a set of modes that ring and die away; what strikes it is a push, short if
//! hard, long if soft, and that alone decides how bright it sounds. Friction and breath are noise in a
//! band. Nothing is read from disk, no device is opened, and the same call gives the same samples.
//!
//! Samples are `f32` in -1..1, [`RATE`] of them a second. Every sound begins and ends in silence, stays
//! below -3 dBFS and has a loudness of its own: what is heard often is quiet, what is rare may be loud.

#![warn(missing_docs)]

mod band;
mod clip;
mod garden;
mod hand;
mod level;
mod room;
mod sound;
mod stones;
mod take;
mod things;
mod txalaparta;

pub use clip::Clip;
pub use sound::{Sound, sound};
pub use txalaparta::{PLANKS, Phrase, Stroke, Txalaparta, plank};

/// Samples a second, of everything here.
pub const RATE: u32 = 44_100;
