//! What holds for every game, and the files and documents there are of each.

mod bots;
mod cases;
mod chance;
mod documents;
mod laws;
mod lessons;
mod levels;
#[path = "../oracle/mod.rs"]
mod oracle;
mod perft;
#[path = "../taihou/placed.rs"]
mod placed_taihou;
#[path = "../tebas/placed.rs"]
mod placed_tebas;
mod playthroughs;
mod puzzles;
#[path = "../tools/mod.rs"]
mod tools;
