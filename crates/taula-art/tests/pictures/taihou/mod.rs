//! The garden games.

mod garden;
mod mark;
mod owner;
mod tile;

use taula_art::taihou::Tile;
use taula_art::{Dye, Pixels};
use taula_rules::Levels;
use taula_rules::games::taihou::{Board, Value};

fn standard() -> Board {
    Board::read(&Levels::built_in(), "standard").expect("the standard board reads")
}

fn of(dye: Dye, value: u8) -> Tile {
    Tile {
        dye,
        value: Value::new(value).expect("a value of the game"),
        second: None,
    }
}

fn light(c: [u8; 4]) -> f32 {
    (2.0 * f32::from(c[0]) + 7.0 * f32::from(c[1]) + f32::from(c[2])) / 10.0
}

/// The pixel at a point told from the middle of a picture.
fn off_middle(p: &Pixels, x: f32, y: f32) -> [u8; 4] {
    p.at(
        (p.width as f32 / 2.0 + x).floor() as i32,
        (p.height as f32 / 2.0 + y).floor() as i32,
    )
}
