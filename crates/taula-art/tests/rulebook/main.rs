//! The rule books: their pictures are painted whole and show what the rules allow, their words are there in every
//! language and fit.

mod painted;
mod parchis;
mod taihou;
mod tebas;
mod thaayam;
mod words;
