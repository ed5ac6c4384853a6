//! Tebas at the table: what is shown, heard, said and kept of it.
#![cfg(feature = "app")]

mod board;
#[cfg(feature = "gamepad")]
mod choice;
mod duties;
mod fits;
mod flow;
mod heard;
mod kept;
#[cfg(feature = "gamepad")]
mod put_back;
#[path = "../support/mod.rs"]
mod support;
mod table;
#[cfg(feature = "gamepad")]
mod turning;
mod words;
