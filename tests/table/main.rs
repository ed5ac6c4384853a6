//! Games at the table, in windows that nobody draws: what is shown, heard, said and kept, with every device.
#![cfg(feature = "app")]

mod at_rest;
mod heard;
mod hint;
mod kept;
mod keys;
mod log;
#[cfg(feature = "gamepad")]
mod pads;
mod pointer;
#[path = "../support/mod.rs"]
mod support;
mod touch;
mod words;
