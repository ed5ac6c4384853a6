//! Seeds nobody can foresee.

use std::hash::{BuildHasher, Hasher, RandomState};

use rand::TryRng;
use rand::rngs::SysRng;

/// A seed nobody can foresee.
pub fn fresh() -> u64 {
    // Where the system has no randomness to give, that of the standard library's hash tables will do.
    SysRng
        .try_next_u64()
        .unwrap_or_else(|_| RandomState::new().build_hasher().finish())
}
