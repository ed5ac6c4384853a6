//! Taula.
fn main() {}
