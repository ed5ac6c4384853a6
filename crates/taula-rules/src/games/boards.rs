//! What every game asks of its boards: which there are, and who plays on one.

use std::collections::BTreeMap;

use crate::{Fault, Levels, Seat};

/// The seats that play on a board, by the number of players.
pub(super) type Players = BTreeMap<u8, Vec<u8>>;

/// The numbers of players that any board of a game is for, ascending. `read` reads a board's players; one that
/// cannot be read counts for nothing.
pub(super) fn counts(
    levels: &Levels,
    game: &str,
    read: impl Fn(&str) -> Result<Players, Fault>,
) -> Vec<u8> {
    let mut counts: Vec<u8> = levels
        .boards(game)
        .filter_map(|name| read(name).ok())
        .flat_map(Players::into_keys)
        .collect();
    counts.sort_unstable();
    counts.dedup();
    counts
}

/// Whether a game has a board of this name.
///
/// # Errors
/// A sentence that names those it has.
pub(super) fn known(levels: &Levels, game: &str, name: &str) -> Result<(), Fault> {
    if levels.boards(game).any(|board| board == name) {
        return Ok(());
    }
    let names: Vec<&str> = levels.boards(game).collect();
    Err(Fault::new(format!(
        "options: `board` is \"{name}\", there is {}",
        names.join(", ")
    )))
}

/// The seats that so many players take.
///
/// # Errors
/// A sentence that says how many can play.
pub(super) fn seats(players: &Players, count: u8) -> Result<Vec<Seat>, Fault> {
    let Some(seats) = players.get(&count) else {
        let counts: Vec<String> = players.keys().map(u8::to_string).collect();
        return Err(Fault::new(format!(
            "options: `players` is {count}, possible are {}",
            counts.join(", ")
        )));
    };
    Ok(seats.iter().map(|&seat| Seat(seat)).collect())
}
