//! Tebas: its clauses and captions, its notation, what a table tells of it, and a second implementation to
//! compare with.

#[path = "../compare/mod.rs"]
mod compare;
#[path = "../oracle/mod.rs"]
mod oracle;
#[path = "../spoil/mod.rs"]
mod spoil;
#[path = "../tools/mod.rs"]
mod tools;

mod against_oracle;
mod captions;
mod clauses;
mod left_open;
mod notation;
mod placed;
mod players;
mod preview;
mod reasons;
mod setup;
mod shown;
mod story;
mod tally;
mod worked;
