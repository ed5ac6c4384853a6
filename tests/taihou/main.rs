//! The garden games at the table: what is shown, heard, said and kept of them.
#![cfg(feature = "app")]

mod arrange;
mod behind;
mod board;
mod calls;
#[cfg(feature = "gamepad")]
mod choice;
mod fits;
mod flights;
mod flow;
mod heard;
mod kept;
#[path = "../support/mod.rs"]
mod support;
mod table;
mod variants;
mod words;
