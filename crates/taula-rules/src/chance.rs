//! Outcomes of chance from a seed: throws that can be checked.
//!
//! The n-th outcome of a game (n counts its outcomes of chance from 0, thrown or forced) is drawn from
//! ChaCha with 8 rounds: the key is the seed as 8 bytes, least significant first, then 24 zero bytes;
//! the nonce (stream) is n; the block counter starts at 0. A choice among outcomes of whole weights,
//! in the order in which they are listed, takes the next 8 bytes of the stream as a number x, least
//! significant byte first: the outcome is the one at place floor(x * total / 2^64) of their weights laid
//! end to end. A die, then, shows 1 + floor(x * 6 / 2^64).
//!
//! So an outcome depends on the seed and n alone: undoing and throwing again brings the same throw, and
//! anybody with a ChaCha at hand can check a game's dice.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The stream of numbers for the `n`-th outcome of the game with this seed.
#[must_use]
pub fn stream(seed: u64, n: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let mut rng = ChaCha8Rng::from_seed(key);
    rng.set_stream(n);
    rng
}

/// A whole number below `total`, each equally likely.
#[inline]
pub fn below(rng: &mut impl Rng, total: u32) -> u32 {
    ((u128::from(rng.next_u64()) * u128::from(total)) >> 64) as u32
}
