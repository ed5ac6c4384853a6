//! The program as other programs start it. Apart from the tests that keep games: a process being started holds
//! the locks of the one that starts it for a moment.

mod engine;
#[cfg(feature = "app")]
mod faults;
