//! The garden games: their clauses, who takes whom, their notation, what a table tells of them, their players, and
//! a second implementation to compare with.

#[path = "../compare/mod.rs"]
mod compare;
#[path = "../oracle/mod.rs"]
mod oracle;
#[path = "../spoil/mod.rs"]
mod spoil;
#[path = "../tools/mod.rs"]
mod tools;

mod against_oracle;
mod attacks;
mod clauses;
mod hunting;
mod notation;
mod oracle_alone;
mod placed;
mod players;
mod preview;
mod setup;
mod shown;
mod spoiled;
