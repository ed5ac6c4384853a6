//! Thaayam.

use taula_art::thaayam::{self, SHAPES, Seeds, Token};
use taula_art::{Drawn, Dye, Pixels};
use taula_rules::games::thaayam::Board;
use taula_rules::{Levels, Seat};

use super::{colours, distance, everyone, patch};

fn standard() -> Board {
    Board::read(&Levels::built_in(), "standard").expect("the standard board reads")
}

/// A point of the owner's quarter of a palace: towards the owner, who has the first step on the right.
fn powder(board: &Board, seat: usize) -> (f32, f32) {
    let seat = Seat(seat as u8);
    let (x, y) = board.point(seat, 0).expect("the seat is there");
    let (u, v) = board.point(seat, 1).expect("it has a track");
    (x + (y - v) * 0.34, y + (u - x) * 0.34)
}

#[test]
fn each_palace_bears_powder_of_its_seats_dye() {
    let board = standard();
    for unit in [22.0, 64.0, 112.0] {
        let d = thaayam::board(&board, unit, &everyone());
        for (seat, dye) in Dye::ALL.into_iter().enumerate() {
            let c = patch(&d, unit, powder(&board, seat), (0.07 * unit) as i32);
            let near = Dye::ALL
                .into_iter()
                .min_by(|a, b| distance(c, a.rgb()).total_cmp(&distance(c, b.rgb())));
            assert_eq!(near, Some(dye), "seat {seat} at {unit}: {c:?}");
        }
    }
}

#[test]
fn the_palace_of_nobody_is_bare_floor() {
    let board = standard();
    let unit = 40.0;
    let mut three = everyone();
    three[3] = None;
    let d = thaayam::board(&board, unit, &three);
    let short = thaayam::board(&board, unit, &everyone()[..3]);
    assert_eq!(d.pixels, short.pixels);
    // As red as the middle of a plain square near it.
    let palace = patch(&d, unit, powder(&board, 3), 2);
    let plain = patch(&d, unit, (0.875, 2.0), 4);
    let off: f32 = (0..3).map(|k| (palace[k] - plain[k]).abs()).sum();
    assert!(off < 40.0, "{palace:?} and {plain:?}");
}

#[test]
fn lines_are_white_and_where_the_level_has_them() {
    let board = standard();
    let unit = 112.0;
    let d = thaayam::board(&board, unit, &everyone());
    // How white it is along a line across a square's edge, at best.
    let whitest = |x: f32, y: f32| -> u8 {
        let at = |k: i32| (d.origin.1 + y * unit) as i32 + k;
        (-4..=4)
            .map(|k| d.pixels.at((d.origin.0 + x * unit) as i32, at(k))[2])
            .max()
            .unwrap_or(0)
    };
    for rank in 0..=5 {
        let y = board.corner.1 + rank as f32;
        let white = (0..40)
            .filter(|i| whitest(board.corner.0 + 0.06 + *i as f32 * 0.12, y) > 150)
            .count();
        assert!(white > 34, "line {rank}: {white} of 40");
    }
    let white = (0..40)
        .filter(|i| whitest(board.corner.0 + 0.06 + *i as f32 * 0.12, 1.0) > 150)
        .count();
    assert!(white < 14, "there is no line within a rank: {white}");
}

#[test]
fn the_picture_holds_the_floor_and_its_shadow() {
    let board = standard();
    for unit in [12.0, 39.0, 112.0] {
        let Drawn { pixels, origin } = thaayam::board(&board, unit, &everyone());
        let far = (
            origin.0 + board.field.0 * unit,
            origin.1 + board.field.1 * unit,
        );
        assert!(far.0 < pixels.width as f32 && far.1 < pixels.height as f32);
        for x in 0..pixels.width as i32 {
            assert!(pixels.at(x, 0)[3] <= 6 && pixels.at(x, pixels.height as i32 - 1)[3] <= 6);
        }
        let middle = ((origin.0 + far.0) / 2.0) as i32;
        assert_eq!(pixels.at(middle, (origin.1 + 0.1 * unit) as i32)[3], 255);
        let shadow = pixels.at(middle, (far.1 + 0.12 * unit) as i32)[3];
        assert!((30..230).contains(&shadow), "{shadow}");
    }
}

#[test]
fn a_board_of_another_shape_is_painted_too() {
    let mut board = standard();
    board.files = "abcdefg".to_owned();
    board.field = (7.75, 5.75);
    board.seats.truncate(2);
    let d = thaayam::board(&board, 20.0, &[Some(Dye::Green), Some(Dye::Yellow)]);
    assert!(d.pixels.width > d.pixels.height);
    assert!(
        thaayam::ribbon(&board, 5, 20.0, Dye::Red)
            .pixels
            .rgba
            .iter()
            .all(|v| *v == 0)
    );
}

#[test]
fn a_ribbon_lies_on_every_square_of_its_track() {
    let board = standard();
    let unit = 30.0;
    for (seat, dye) in Dye::ALL.into_iter().enumerate() {
        let Drawn { pixels, origin } = thaayam::ribbon(&board, seat, unit, dye);
        let alpha = |(x, y): (f32, f32)| {
            let at = |v: f32, from: f32| (from + v * unit) as i32;
            pixels.at(at(x, origin.0), at(y, origin.1))[3]
        };
        for index in 0..25 {
            // Bends are rounded, and clear of the arrowheads between the squares.
            let at = board
                .point(Seat(seat as u8), index)
                .expect("the track is long");
            let near = [
                (0.0, 0.0),
                (0.1, 0.1),
                (-0.1, 0.1),
                (0.1, -0.1),
                (-0.1, -0.1),
            ];
            assert!(
                near.iter()
                    .any(|d| (40..200).contains(&alpha((at.0 + d.0, at.1 + d.1))))
            );
        }
        assert_eq!(alpha((0.1, 0.1)), 0);
    }
}

#[test]
fn sticks_and_twins_are_solid_and_lie_in_the_middle() {
    for length in [20.0, 37.0, 80.0, 120.0] {
        for dye in Dye::ALL {
            for lean in [0.0, -5.0, 90.0] {
                let one = thaayam::stick(dye, length, lean);
                let two = thaayam::twin(dye, length, lean);
                for (name, p) in [("stick", &one), ("twin", &two)] {
                    let (mx, my) = (p.width as i32 / 2, p.height as i32 / 2);
                    assert_eq!(p.at(0, 0)[3], 0, "{name} {length} {lean}");
                    // Between the two of a twin the cord is what holds.
                    let solid = (-2..=2).any(|d| p.at(mx + d, my + d)[3] == 255);
                    assert!(solid, "{name} {length} {lean}");
                }
                let area = |p: &Pixels| colours(p).filter(|c| c[3] > 200).count() as f32;
                let more = area(&two) / area(&one);
                assert!(
                    (1.6..2.5).contains(&more),
                    "{dye:?} {length} {lean}: {more}"
                );
                let shadow = thaayam::stick_shadow(length, lean);
                assert!(shadow.width >= one.width && shadow.height >= one.height);
                assert!(thaayam::twin_shadow(length, lean).width >= two.width);
            }
        }
    }
}

#[test]
fn a_twin_is_one_thing() {
    // From the left cane to the right one there is cord without a gap.
    for dye in Dye::ALL {
        let p = thaayam::twin(dye, 80.0, 0.0);
        let rows = (0..p.height as i32).filter(|&y| {
            let from = p.width as i32 / 2 - 10;
            (from..from + 20).all(|x| p.at(x, y)[3] == 255)
        });
        assert!(rows.count() >= 14, "{dye:?}");
    }
}

#[test]
fn sticks_are_told_apart_by_shape() {
    // Seen as light and dark alone, at the smallest size sticks are used.
    let grey = |dye| -> Vec<i32> {
        let p = thaayam::stick(dye, 40.0, 0.0);
        colours(&p)
            .map(|c| {
                let light = i32::from(c[0]) * 2 + i32::from(c[1]) * 7 + i32::from(c[2]);
                light / 10 * i32::from(c[3]) / 255
            })
            .collect()
    };
    let all = Dye::ALL.map(grey);
    for i in 0..4 {
        for j in i + 1..4 {
            let apart = all[i].iter().zip(&all[j]);
            let off = apart.filter(|(a, b)| (*a - *b).abs() > 30).count();
            assert!(
                off > all[i].len() / 14,
                "{:?} {:?}: {off}",
                Dye::ALL[i],
                Dye::ALL[j]
            );
        }
    }
}

/// How much of a seed is pale.
fn pale(p: &Pixels) -> f32 {
    let solid = colours(p).filter(|c| c[3] > 200);
    let (all, pale) = solid.fold((0, 0), |(all, pale), c| {
        (all + 1, pale + usize::from(c[2] > 95 && c[1] > 110))
    });
    pale as f32 / all.max(1) as f32
}

#[test]
fn a_resting_seed_is_read_at_a_glance_and_a_tumbling_one_never() {
    for (kind, light_side, dark_side) in
        [(Seeds::Tamarind, 0.58, 0.12), (Seeds::Cowrie, 0.55, 0.15)]
    {
        for shape in 0..SHAPES {
            for size in [30.0, 46.0, 69.0] {
                for turn in [0.0, -34.0, 120.0] {
                    let light = pale(&thaayam::seed(kind, shape, true, turn, size));
                    let dark = pale(&thaayam::seed(kind, shape, false, turn, size));
                    assert!(light > light_side, "{kind:?} {shape} at {size}: {light}");
                    assert!(dark < dark_side, "{kind:?} {shape} at {size}: {dark}");
                }
            }
            let rest = thaayam::seed(kind, shape, true, 0.0, 46.0);
            let steps: Vec<Pixels> = (0..12)
                .map(|step| thaayam::seed_tumbling(kind, shape, step, 12, 46.0))
                .collect();
            for (i, step) in steps.iter().enumerate() {
                assert_eq!((step.width, step.height), (rest.width, rest.height));
                let seen = pale(step);
                let (least, most) = (0.15, 0.57);
                assert!(
                    (least..most).contains(&seen),
                    "{kind:?} {shape}, step {i}: {seen}"
                );
                assert!(steps[..i].iter().all(|other| other != step));
            }
        }
    }
}

#[test]
fn the_four_seeds_differ() {
    for kind in [Seeds::Tamarind, Seeds::Cowrie] {
        for light in [true, false] {
            let all: Vec<Pixels> = (0..SHAPES)
                .map(|shape| thaayam::seed(kind, shape, light, 0.0, 46.0))
                .collect();
            for (i, a) in all.iter().enumerate() {
                for b in &all[..i] {
                    let outlines = colours(a).zip(colours(b));
                    let off = outlines.filter(|(a, b)| a[3].abs_diff(b[3]) > 100).count();
                    assert!(off > 20, "{kind:?}: {off}");
                }
            }
        }
    }
}

#[test]
fn tokens_tell_their_state_by_more_than_a_tint() {
    let [waiting, chosen, struck] = [Token::Waiting, Token::Chosen, Token::Struck]
        .map(|state| thaayam::score_token(state, 19.0));
    let middle = |p: &Pixels| p.at(p.width as i32 / 2, p.height as i32 / 2);
    assert!(middle(&waiting)[0] > middle(&struck)[0] + 25);
    let solid = |p: &Pixels| colours(p).filter(|c| c[3] == 255).count();
    assert!(
        solid(&chosen) > solid(&waiting) * 5 / 4,
        "the ring stands around it"
    );
}

#[test]
fn the_showing_has_pieces_and_seeds_on_the_board() {
    let board = standard();
    let bare = thaayam::board(&board, 39.0, &everyone());
    let shown = thaayam::showing(&board, 39.0, &everyone());
    assert_eq!(bare.origin, shown.origin);
    assert_eq!(bare.pixels.width, shown.pixels.width);
    let off = colours(&bare.pixels)
        .zip(colours(&shown.pixels))
        .filter(|(a, b)| a != b)
        .count();
    assert!(off > 3000, "{off}");
    // Nobody's pieces are not there.
    let nobody = thaayam::showing(&board, 39.0, &[None; 4]);
    let none = thaayam::board(&board, 39.0, &[None; 4]);
    let palace = powder(&board, 0);
    assert_eq!(
        patch(&nobody, 39.0, palace, 7),
        patch(&none, 39.0, palace, 7)
    );
}

#[test]
fn the_same_call_gives_the_same_pixels() {
    let board = standard();
    let all = || {
        [
            thaayam::board(&board, 20.5, &everyone()).pixels,
            thaayam::ribbon(&board, 2, 20.5, Dye::Red).pixels,
            thaayam::showing(&board, 12.0, &everyone()).pixels,
            thaayam::stick(Dye::Red, 41.0, 3.0),
            thaayam::twin(Dye::Blue, 41.0, -2.0),
            thaayam::stick_shadow(41.0, 3.0),
            thaayam::seed(Seeds::Tamarind, 1, true, 20.0, 30.0),
            thaayam::seed(Seeds::Cowrie, 2, false, 20.0, 30.0),
            thaayam::seed_tumbling(Seeds::Cowrie, 2, 5, 12, 30.0),
            thaayam::score_token(Token::Chosen, 19.0),
            taula_art::seed_tray(120, 80, 1.0),
        ]
    };
    assert_eq!(all(), all());
}
