//! What the garden games are made of.

use super::{Sheet, lay_middle, save, zoom};
use taula_art::taihou::{self, Lying, Mark, Tile};
use taula_art::{Dye, Pixels};
use taula_rules::Levels;
use taula_rules::games::taihou::{Board, Heading, Square, Value};

/// Every thing of the games, singly and together.
pub(super) fn sheet(sheet: &Sheet) {
    tiles(sheet);
    board(sheet);
}

fn of(dye: Dye, value: u8) -> Tile {
    Tile {
        dye,
        value: Value::new(value).expect("a value"),
        second: None,
    }
}

/// A picture with its shadow.
fn stand(under: &mut Pixels, picture: &Pixels, shadow: &Pixels, (x, y): (f32, f32)) {
    lay_middle(under, shadow, x, y);
    lay_middle(under, picture, x, y);
}

fn tiles(sheet: &Sheet) {
    let facings = Heading::ALL;
    let mut large = taula_art::paper(1280, 420);
    for value in 1..=10u8 {
        let dye = Dye::ALL[usize::from(value - 1) % 4];
        let picture = sheet.plain(&format!("taihou-{value}-112"), || {
            taihou::tile(of(dye, value), Heading::N, 112.0)
        });
        let at = (
            76.0 + 143.0 * f32::from((value - 1) % 5),
            115.0 + 190.0 * f32::from((value - 1) / 5),
        );
        stand(&mut large, &picture, &taihou::shadow(112.0, 0.0), at);
    }
    for (n, (second, at)) in [(None, (800.0, 115.0)), (Some(Dye::Blue), (800.0, 305.0))]
        .into_iter()
        .enumerate()
    {
        let lotus = sheet.plain(&format!("taihou-lotus-{n}"), || {
            taihou::lotus(Dye::Red, second, 112.0)
        });
        stand(&mut large, &lotus, &taihou::lotus_shadow(112.0, 0.0), at);
    }
    for (n, dye) in Dye::ALL.into_iter().enumerate() {
        let at = (
            930.0 + 130.0 * (n % 2) as f32,
            80.0 + 130.0 * (n / 2) as f32,
        );
        let back = sheet.plain(&format!("taihou-back-{n}"), || taihou::back(dye, 92.0));
        stand(&mut large, &back, &taihou::shadow(92.0, 0.0), at);
        let small = (930.0 + 60.0 * n as f32, 320.0);
        stand(
            &mut large,
            &taihou::back(dye, 46.0),
            &taihou::shadow(46.0, 0.0),
            small,
        );
        let small = (930.0 + 60.0 * n as f32, 380.0);
        stand(
            &mut large,
            &taihou::sign(dye, 30.0),
            &taihou::shadow(30.0, 0.0),
            small,
        );
        let small = (1180.0 + 24.0 * n as f32, 320.0);
        lay_middle(&mut large, &taihou::sign(dye, 18.0), small.0, small.1);
    }
    save(&sheet.folder, "taihou-tiles", &large);

    for px in [24.0f32, 34.0, 40.0, 46.0, 69.0] {
        let pitch = (px * 1.18).round();
        let size = ((pitch * 12.5) as u32, (pitch * 6.4) as u32);
        let mut all = Pixels::new(size.0, size.1);
        for p in all.rgba.as_chunks_mut::<4>().0 {
            *p = [0xDD, 0xD4, 0xC0, 255];
        }
        for row in 0..6usize {
            for value in 1..=11u8 {
                let dye = Dye::ALL[row % 4];
                let second = (row > 3).then(|| Dye::ALL[(row + 1) % 4]);
                let at = (
                    pitch * (f32::from(value) + 0.25),
                    pitch * (row as f32 + 0.7),
                );
                let at = (
                    at.0.round() + 0.5 * (px % 2.0),
                    at.1.round() + 0.5 * (px % 2.0),
                );
                if value == 11 {
                    let lotus = taihou::lotus(dye, second, px);
                    stand(&mut all, &lotus, &taihou::lotus_shadow(px, 0.0), at);
                    continue;
                }
                let tile = Tile {
                    second,
                    ..of(dye, value)
                };
                let picture = taihou::tile(tile, facings[row % 4], px);
                stand(&mut all, &picture, &taihou::shadow(px, 0.0), at);
            }
        }
        save(&sheet.folder, &format!("taihou-at-{px}"), &all);
        let times = if px < 60.0 { 3 } else { 2 };
        save(
            &sheet.folder,
            &format!("taihou-at-{px}-near"),
            &zoom(&all, 0, 0, size.0, size.1, times),
        );
    }
    let mut turn = taula_art::paper(1240, 120);
    for step in 0..13u8 {
        let angle = 7.5 * f32::from(step);
        let tile = of(Dye::Green, 4);
        let mut picture = sheet.plain(&format!("taihou-turn-{step}"), || {
            taihou::tile_turned(tile, angle, 60.0)
        });
        let m = picture.width as f32 / 2.0;
        let (x, y) = taihou::number_at(tile, angle, 60.0);
        lay_middle(
            &mut picture,
            &taihou::number(tile.value, 60.0),
            m + x,
            m + y,
        );
        stand(
            &mut turn,
            &picture,
            &taihou::shadow(60.0, 4.0),
            (60.0 + 94.0 * f32::from(step), 60.0),
        );
    }
    save(&sheet.folder, "taihou-turning", &turn);
}

/// Pieces as the mock-up has them: owner's seat, value, square, facing.
const LOTUS: &str = "08d3N 01a1N* 04b1N* 07c1N* 02e2N 03h3N 05j4W 06i2N 010g1N 0Lk5N 2Ld7S 27g6E 25l11S* 22k11S* 26j11S* 21b8S 23e9S 24k8W 28c10S 29j9W";
const FOUR: &str = "06e4N 05j3N 010h2N 03c2E 14f4W 16i6W 110k8W 17j9S 14l5W 13l7W 11k4N 28c9S 27e9W 29h10S 23i7S 25f10S 22b7S 39b5E 310d3E 35e5E 32f6E 36c6N 34a8E 31a4E";

fn pieces(text: &str) -> Vec<(Square, Lying)> {
    let second = [Dye::Green, Dye::Red, Dye::Blue, Dye::Yellow];
    text.split(' ')
        .map(|piece| {
            let starred = piece.ends_with('*');
            let piece = piece.trim_end_matches('*');
            let seat: usize = piece[..1].parse().expect("a seat");
            let (rest, facing) = piece[1..].split_at(piece.len() - 2);
            let facing = match facing {
                "N" => Heading::N,
                "E" => Heading::E,
                "S" => Heading::S,
                _ => Heading::W,
            };
            let at = rest.find(|c: char| c.is_ascii_lowercase()).expect("a file");
            let square: Square = rest[at..].parse().expect("a square");
            let second = starred.then(|| second[seat]);
            let lying = if &rest[..at] == "L" {
                Lying::Lotus(Dye::ALL[seat], second)
            } else {
                let value = rest[..at].parse().expect("a value");
                Lying::Tile(
                    Tile {
                        second,
                        ..of(Dye::ALL[seat], value)
                    },
                    facing,
                )
            };
            (square, lying)
        })
        .collect()
}

fn board(sheet: &Sheet) {
    let board = Board::read(&Levels::built_in(), "standard").expect("the standard board reads");
    for (lake, unit, letters, (w, h)) in [
        (true, 54.0f32, 14.5f32, (1280u32, 720u32)),
        (false, 54.0, 14.5, (1280, 720)),
        (true, 40.0, 14.0, (800, 600)),
        (true, 81.0, 21.0, (1920, 1080)),
    ] {
        let name = format!("taihou-garden-{unit}-{lake}");
        let mut drawn = sheet.board(&name, || taihou::garden(&board, lake, unit, Some(letters)));
        taihou::lie(
            &mut drawn,
            &board,
            unit,
            pieces(if lake { FOUR } else { LOTUS }),
        );
        let mut scene = taula_art::table_top(w, h, h as f32 / 720.0);
        let (wide, high) = board.size();
        let corner = (
            ((w as f32 - wide * unit) / 2.0).round(),
            ((h as f32 - high * unit) / 2.0).round(),
        );
        scene.lay(
            &drawn.pixels,
            (corner.0 - drawn.origin.0) as i32,
            (corner.1 - drawn.origin.1) as i32,
        );
        let square = |name: &str| {
            let (x, y) = board.point(name.parse().expect("a square"));
            (corner.0 + x * unit, corner.1 + y * unit)
        };
        let mut on = |at: &str, what: Mark| {
            let (x, y) = square(at);
            lay_middle(&mut scene, &taihou::mark(what, unit), x, y);
        };
        if lake {
            on("e6", Mark::Left(Dye::Green));
            on("i6", Mark::Cord(Heading::W));
            on("e3", Mark::End);
            on("e5", Mark::Capture);
            for to in [Heading::E, Heading::S, Heading::W] {
                on("e4", Mark::Turn(to));
            }
            on("e4", Mark::Chosen);
            on("e4", Mark::Claws(Heading::E));
            on("e3", Mark::Claws(Heading::W));
            let (x, y) = square("f6");
            let rings = sheet.plain(&format!("taihou-ripple-{unit}"), || {
                taihou::ripple(0.5, unit)
            });
            lay_middle(&mut scene, &rings, x + 2.0 * unit, y + unit);
        } else {
            for at in [
                "d1", "d2", "a3", "b3", "c3", "e3", "f3", "g3", "a4", "b4", "c4",
            ] {
                on(at, Mark::Reach);
            }
            on("d8", Mark::Left(Dye::Red));
            on("d7", Mark::Bar(Heading::S));
            on("g6", Mark::Capture);
            on("g6", Mark::Claws(Heading::N));
            on("d3", Mark::Chosen);
            for (n, at) in ["d4", "d5", "d6", "e6", "f6"].into_iter().enumerate() {
                let (x, y) = square(at);
                let coin = if n == 3 {
                    taihou::turn_coin(true, unit * 0.25)
                } else {
                    taihou::coin(n as u8 + 1, unit * 0.25)
                };
                lay_middle(&mut scene, &coin, x, y);
            }
            for shape in 0..4u8 {
                let pebble = taihou::pebble(shape, 8.0);
                lay_middle(&mut scene, &pebble, 60.0 + 26.0 * f32::from(shape), 60.0);
            }
            lay_middle(&mut scene, &taihou::claws_sign(22.0), 60.0, 100.0);
            lay_middle(&mut scene, &taihou::turn_sign(24.0), 100.0, 100.0);
            for value in 1..=10u8 {
                let figure = taihou::figure_alone(
                    Value::new(value).expect("a value"),
                    taula_art::palette::INK,
                    taula_art::palette::PAPER,
                    25.0,
                );
                let at = (
                    40.0 + 30.0 * f32::from((value - 1) % 5),
                    140.0 + 30.0 * f32::from((value - 1) / 5),
                );
                lay_middle(&mut scene, &figure, at.0, at.1);
            }
        }
        let name = format!("taihou-scene-{w}-{lake}");
        save(&sheet.folder, &name, &scene);
        let (x, y) = square("d8");
        let (nw, nh) = ((7.0 * unit) as u32, (4.4 * unit) as u32);
        let near = zoom(&scene, x as u32, y as u32, nw, nh, 3);
        save(&sheet.folder, &format!("{name}-near"), &near);
        let far = zoom(
            &scene,
            (corner.0 - unit) as u32,
            (corner.1 - unit * 0.2).max(0.0) as u32,
            (5.0 * unit) as u32,
            (3.0 * unit) as u32,
            3,
        );
        save(&sheet.folder, &format!("{name}-corner"), &far);
    }
    let mut small = taula_art::table_top(900, 420, 1.0);
    for (x, unit) in [(20, 8.0f32), (180, 16.0), (420, 28.0)] {
        let drawn = sheet.board(&format!("taihou-laid-{unit}"), || {
            taihou::laid(&board, true, unit, None, pieces(FOUR))
        });
        small.lay(
            &drawn.pixels,
            x - drawn.origin.0 as i32,
            20 - drawn.origin.1 as i32,
        );
    }
    save(&sheet.folder, "taihou-small", &small);
}
