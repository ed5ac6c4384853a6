//! The screens beside the table, each with every device, and the way through all of them.
#![cfg(feature = "app")]

mod lessons;
mod puzzles;
mod replay;
mod result;
mod rulebook;
mod saves;
mod settings;
#[path = "../support/mod.rs"]
mod support;
#[cfg(feature = "gamepad")]
mod walk;
