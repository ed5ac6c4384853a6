//! Computer players over any game.
