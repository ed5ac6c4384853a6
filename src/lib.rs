//! Taula's window: traditional board games, animated, for the people around one screen.
//!
//! The rules are in `taula-rules`, the painting in `taula-art`; here are the table, the screens, the
//! words, the hands and the memory. [`app::core`] is everything without a window or a renderer,
//! [`app::play`] opens the window, [`shot::take`] takes pictures without one. Without the feature `app`
//! only what needs no window is here.
#![cfg_attr(
    not(feature = "app"),
    allow(rustdoc::broken_intra_doc_links, reason = "they lead into the window")
)]

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "app")]
pub mod art;
#[cfg(feature = "app")]
pub mod audio;
#[cfg(feature = "app")]
pub mod frame;
#[cfg(feature = "app")]
pub mod games;
#[cfg(feature = "app")]
pub mod input;
#[cfg(feature = "app")]
pub mod locale;
#[cfg(feature = "app")]
pub mod memory;
#[cfg(feature = "app")]
pub mod scene;
#[cfg(feature = "app")]
pub mod screens;
#[cfg(feature = "app")]
pub mod seating;
#[cfg(feature = "app")]
pub mod shot;
pub mod store;
#[cfg(feature = "app")]
pub mod table;
#[cfg(feature = "app")]
pub mod theme;
