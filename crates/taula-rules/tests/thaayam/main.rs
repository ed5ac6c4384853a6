//! Thaayam: its clauses and where they meet, its notation, and what a table tells of it.

mod against_oracle;
mod clauses;
#[path = "../compare/mod.rs"]
mod compare;
mod corners;
mod notation;
#[path = "../oracle/mod.rs"]
mod oracle;
#[path = "../placed/mod.rs"]
mod placed;
mod preview;
mod reasons;
#[path = "../spoil/mod.rs"]
mod spoil;
mod story;
mod tally;
mod threats;
#[path = "../tools/mod.rs"]
mod tools;
