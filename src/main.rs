//! The command line of Taula, and nothing else.

mod data;
mod engine_command;
mod seed;
#[cfg(feature = "app")]
mod window_command;

use std::fmt::Display;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Traditional board games on one screen, for the people around it and computer players.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,

    /// Read files of one's own from this folder over those built in; boards lie in its `levels`
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,

    #[cfg(feature = "app")]
    #[command(flatten)]
    play: window_command::Play,
}

#[derive(Subcommand)]
enum Command {
    /// Play; the same as no command at all
    #[cfg(feature = "app")]
    Play(window_command::Play),
    /// Take a picture of a screen without a window
    #[cfg(feature = "app")]
    Shot(window_command::Shot),
    /// Let other programs play: one JSON request a line on standard input, one answer a line on
    /// standard output (docs/protocol.md)
    Engine,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let levels = match data::levels(arguments.data.as_deref()) {
        Ok(levels) => levels,
        Err(fault) => return stop(fault),
    };
    match arguments.command {
        Some(Command::Engine) => engine_command::run(levels),
        #[cfg(feature = "app")]
        Some(Command::Play(play)) => window_command::play(&play, levels),
        #[cfg(feature = "app")]
        Some(Command::Shot(shot)) => window_command::shot(&shot, levels),
        #[cfg(feature = "app")]
        None => window_command::play(&arguments.play, levels),
        #[cfg(not(feature = "app"))]
        None => stop(
            "this build has no window, only `taula engine`; build it with the feature `app` to play",
        ),
    }
}

/// Says in one sentence why the program cannot do what it was asked.
fn stop(sentence: impl Display) -> ExitCode {
    eprintln!("taula: {sentence}");
    ExitCode::from(2)
}
