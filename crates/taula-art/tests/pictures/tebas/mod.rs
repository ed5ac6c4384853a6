//! Tebas.

mod disc;
mod slab;
mod stack;

use taula_art::tebas::{self, Stone};
use taula_art::{Dye, Pixels};
use taula_rules::games::tebas::{Board, Stack};
use taula_rules::{Levels, Seat};

use super::colours;

fn standard() -> Board {
    Board::read(&Levels::built_in(), "standard").expect("the standard board reads")
}

fn light(c: [f32; 3]) -> f32 {
    (2.0 * c[0] + 7.0 * c[1] + c[2]) / 10.0
}

/// How light a pixel is where it is solid.
fn light_at(p: &Pixels, x: f32, y: f32) -> f32 {
    let c = p.at(x.floor() as i32, y.floor() as i32);
    light([c[0], c[1], c[2]].map(f32::from))
}

/// A stack from letters, the lowest first.
fn of(owners: &str, north: u8) -> Stack {
    let seat = |owner| Seat(u8::from(owner == 'L'));
    let owners: Vec<Seat> = owners.chars().map(seat).collect();
    Stack::of(&owners, north).expect("a stack has discs")
}

#[test]
fn the_two_stones_are_colours_of_their_own() {
    assert_eq!(Dye::STONES, Stone::ALL.map(Stone::dye));
    assert!(Dye::STONES.iter().all(|stone| !Dye::ALL.contains(stone)));
    for dye in Dye::ALL.into_iter().chain(Dye::STONES) {
        assert_eq!(Dye::named(dye.name()), Some(dye));
    }
    assert_eq!(Dye::named("stone"), None);
    for dye in Dye::STONES {
        let ribbon = taula_art::ribbon(dye, 14, 64, 1.0);
        assert!(colours(&ribbon).all(|c| c[3] == 255));
        // A pattern, and not a tint alone.
        let grey: Vec<f32> = colours(&ribbon)
            .map(|c| light([c[0], c[1], c[2]].map(f32::from)))
            .collect();
        let mean = grey.iter().sum::<f32>() / grey.len() as f32;
        let marked = grey.iter().filter(|v| (**v - mean).abs() > 25.0).count();
        assert!(
            marked * 16 > grey.len(),
            "{dye:?}: {marked} of {}",
            grey.len()
        );
    }
}

#[test]
fn the_same_call_gives_the_same_pixels() {
    let board = standard();
    let all = || {
        [
            tebas::slab(&board, 20.5, Some(9.0)).pixels,
            tebas::showing(&board, 90.0).pixels,
            tebas::stack(of("LIL", 2), 20.0),
            tebas::stack_shadow(3, 20.0),
            tebas::disc(Stone::Ivory, 30.0, 21.0),
            tebas::disc_face(Stone::Lapis, 21.0),
            tebas::disc_light(Stone::Lapis, 21.0),
            tebas::blocked(Stone::Ivory, 0.0, 21.0),
            tebas::covered(Stone::Lapis, 0.1, 21.0),
        ]
    };
    assert_eq!(all(), all());
}
