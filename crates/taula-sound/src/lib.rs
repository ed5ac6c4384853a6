//! How Taula sounds.
