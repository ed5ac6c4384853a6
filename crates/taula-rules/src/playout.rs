//! Games played at random.

use rand::Rng;

use crate::{Decider, Rules, chance};

/// Plays random moves from a position until the game is over or `most` moves are played, and says how
/// many were. `moves` is room for the legal moves, kept from one game to the next.
pub fn playout<R: Rules>(
    rules: &R,
    at: &mut R::Position,
    rng: &mut impl Rng,
    moves: &mut Vec<R::Move>,
    most: u64,
) -> u64 {
    for played in 0..most {
        let mv = match rules.decider(at) {
            Decider::Nobody => return played,
            Decider::Chance(_) => rules.sample(at, rng),
            Decider::Player(_) => {
                moves.clear();
                rules.legal_moves(at, moves);
                moves[chance::below(rng, moves.len() as u32) as usize]
            }
        };
        rules.play(at, mv, &mut ());
    }
    most
}
