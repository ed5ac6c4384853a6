//! Thaayam at the table: what is shown, heard, said and kept of it.
#![cfg(feature = "app")]

#[cfg(feature = "gamepad")]
mod choice;
mod flow;
mod heard;
mod kept;
#[path = "../support/mod.rs"]
mod support;
mod table;
mod words;
