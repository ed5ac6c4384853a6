//! Counting sequences of moves: the quickest check that two programs play by the same rules.

use crate::Rules;

/// How many sequences of `depth` moves there are from a position, outcomes of chance counted as moves.
/// A game over before counts none. None where there are more than `most`.
pub fn perft<R: Rules>(rules: &R, at: &R::Position, depth: u32, most: u64) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    let mut moves = Vec::new();
    rules.legal_moves(at, &mut moves);
    let mut nodes = 0;
    for mv in moves {
        let mut next = at.clone();
        rules.play(&mut next, mv, &mut ());
        nodes += perft(rules, &next, depth - 1, most - nodes)?;
        if nodes > most {
            return None;
        }
    }
    Some(nodes)
}
