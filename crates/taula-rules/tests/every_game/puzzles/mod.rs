//! Puzzles: the solver agrees with plain search on a small game, a run answers whatever is played, what is wrong
//! with a file is said in one sentence; the puzzles of the program have one key each.

mod games;
mod heaps;
mod run;
mod solver;
mod taihou;
mod tebas;
