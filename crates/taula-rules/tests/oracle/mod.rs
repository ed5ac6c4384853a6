//! Games a second time, for tests alone: slow and plain, written from the clauses and from the notation, not
//! from the program. Where one of these and the program differ, one of them has misread a clause.

// Each test file that brings this module in uses a part of it.
#![allow(dead_code)]

pub mod parchis;
mod reading;
pub mod taihou;
pub mod tebas;
pub mod thaayam;

/// Who plays: two sit opposite each other, three leave out seat 3.
pub fn seats(players: usize) -> Vec<u8> {
    match players {
        2 => vec![0, 2],
        3 => vec![0, 1, 2],
        _ => vec![0, 1, 2, 3],
    }
}
