//! Games played at random to their end.

use rand::Rng;

use crate::{Rules, Turn, chance};

/// Plays random moves from a position until the game is over or `most` moves are played, and says how
/// many were. `moves` is room for the legal moves, kept from one game to the next.
pub fn playout<R: Rules>(
    rules: &R,
    at: &mut R::Position,
    rng: &mut impl Rng,
    moves: &mut Vec<R::Move>,
    most: u64,
) -> u64 {
    let mut played = 0;
    while played < most {
        let mv = match rules.turn(at) {
            Turn::Over { .. } => break,
            Turn::Chance { .. } => rules.sample(at, rng),
            Turn::Player { .. } => {
                moves.clear();
                rules.legal_moves(at, moves);
                moves[chance::below(rng, moves.len() as u32) as usize]
            }
        };
        rules.play(at, mv, &mut ());
        played += 1;
    }
    played
}
