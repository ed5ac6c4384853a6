//! `taula engine`: the protocol on standard input and output.

use std::io;
use std::process::ExitCode;

use taula_rules::Levels;
use taula_rules::engine::{self, Engine};

/// Answers requests until one asks to quit or there are no more.
pub fn run(levels: Levels) -> ExitCode {
    let mut engine = Engine::new(levels, crate::seed::fresh);
    match engine::run(&mut engine, io::stdin().lock(), io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => crate::stop(format_args!(
            "reading or answering requests failed: {error}"
        )),
    }
}
