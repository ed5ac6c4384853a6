//! Taula's window: traditional board games, animated, for the people around one screen.
//!
//! The rules are in `taula-rules`, the painting in `taula-art`; here are the table, the screens, the
//! words and the hands. [`app::core`] is everything without a window or a renderer, [`app::play`] opens
//! the window, [`shot::take`] takes pictures without one.
#![cfg(feature = "app")]

pub mod app;
pub mod art;
pub mod games;
pub mod input;
pub mod locale;
pub mod scene;
pub mod screens;
pub mod seating;
pub mod shot;
pub mod table;
pub mod theme;
