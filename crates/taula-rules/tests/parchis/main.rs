//! Parchís: its clauses, its notation, and what a table tells of it.

mod advice;
mod against_oracle;
mod clauses;
mod notation;
#[path = "../oracle/mod.rs"]
mod oracle;
mod reasons;
#[path = "../spoil/mod.rs"]
mod spoil;
mod story;
mod tally;
mod threats;
#[path = "../tools/mod.rs"]
mod tools;
