//! The garden and what lies on it.

use taula_art::taihou::{self, Lying};
use taula_art::{Drawn, Dye, Pixels};
use taula_rules::games::taihou::{Board, Heading, Square};

use super::super::{colours, patch};
use super::{light, of, standard};

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// How much lighter and darker it gets from row to row, and from column to column, within a square.
fn strokes(d: &Drawn, board: &Board, unit: f32, square: Square) -> (f32, f32) {
    let (x, y) = board.point(square);
    let at = |dx: i32, dy: i32| {
        light(d.pixels.at(
            (d.origin.0 + x * unit) as i32 + dx,
            (d.origin.1 + y * unit) as i32 + dy,
        ))
    };
    let reach = (unit * 0.30) as i32;
    let line = |of: &dyn Fn(i32, i32) -> f32| {
        let sums: Vec<f32> = (-reach..=reach)
            .map(|i| (-reach..=reach).map(|j| of(i, j)).sum::<f32>() / (2 * reach + 1) as f32)
            .collect();
        sums.windows(2).map(|pair| (pair[0] - pair[1]).abs()).sum()
    };
    (line(&|i, j| at(j, i)), line(&|i, j| at(i, j)))
}

#[test]
fn squares_are_raked_crosswise_in_turns() {
    let board = standard();
    for unit in [40.0, 54.0, 81.0] {
        let d = taihou::garden(&board, false, unit, None);
        for square in Square::all() {
            let (rows, columns) = strokes(&d, &board, unit, square);
            let even = (square.file() + square.rank()).is_multiple_of(2);
            let (with, against) = if even {
                (rows, columns)
            } else {
                (columns, rows)
            };
            assert!(
                with > 1.6 * against,
                "{square} at {unit}: {rows} and {columns}"
            );
        }
    }
}

#[test]
fn beside_the_lake_the_raking_follows_the_shore() {
    let board = standard();
    let unit = 54.0;
    let d = taihou::garden(&board, true, unit, None);
    for (name, lying) in [("f8", true), ("g8", true), ("f4", true), ("g4", true)]
        .into_iter()
        .chain([("e5", false), ("e6", false), ("h6", false), ("h7", false)])
    {
        let (rows, columns) = strokes(&d, &board, unit, square(name));
        assert_eq!(rows > columns, lying, "{name}: {rows} and {columns}");
    }
    // Arcs at its corners run neither way.
    for name in ["e8", "h8", "e4", "h4"] {
        let (rows, columns) = strokes(&d, &board, unit, square(name));
        let most = rows.max(columns) / rows.min(columns);
        assert!(most < 1.5, "{name}: {rows} and {columns}");
    }
}

#[test]
fn paths_are_moss_and_the_lake_is_water() {
    let board = standard();
    for unit in [40.0, 54.0, 81.0] {
        let d = taihou::garden(&board, true, unit, None);
        let mean = |x: f32, y: f32| patch(&d, unit, (x, y), 2);
        for at in Square::all() {
            let (x, y) = board.point(at);
            let [r, g, b] = mean(x - 0.2, y + 0.22);
            if board.lake.contains(&at) {
                assert!(b > r + 20.0 && g > r + 20.0, "{at} at {unit}: {r} {g} {b}");
            } else {
                assert!(r > 140.0 && r > b, "{at} at {unit}: {r} {g} {b}");
            }
        }
        // Where four squares meet.
        for name in ["b2", "d9", "j3", "k10"] {
            let (x, y) = board.point(square(name));
            let [r, g, b] = mean(x + 0.5, y - 0.5);
            assert!(
                g > b + 15.0 && g > r - 6.0 && g < 150.0,
                "{name} at {unit}: {r} {g} {b}"
            );
        }
    }
}

#[test]
fn every_square_of_the_lake_has_its_black_stone() {
    let board = standard();
    for unit in [40.0, 54.0, 81.0] {
        let d = taihou::garden(&board, true, unit, None);
        for &at in &board.lake {
            let (x, y) = board.point(at);
            let stone = patch(&d, unit, (x + 0.03, y + 0.03), 1);
            let water = patch(&d, unit, (x + 0.19, y + 0.05), 1);
            let sum = |c: [f32; 3]| c.iter().sum::<f32>();
            assert!(
                sum(stone) < 0.5 * sum(water),
                "{at} at {unit}: {stone:?} {water:?}"
            );
        }
    }
}

#[test]
fn without_a_lake_there_is_gravel() {
    let board = standard();
    let d = taihou::garden(&board, false, 54.0, None);
    for &at in &board.lake {
        let [r, _, b] = patch(&d, 54.0, board.point(at), 8);
        assert!(r > 170.0 && r > b, "{at}");
    }
}

#[test]
fn a_lake_of_another_shape_is_painted_too() {
    let mut board = standard();
    board.lake = ["b2", "b3", "c3", "k10"].map(square).to_vec();
    board.cedar = 0.6;
    let unit = 40.0;
    let d = taihou::garden(&board, true, unit, Some(14.0));
    for at in Square::all() {
        let (x, y) = board.point(at);
        let [r, _, b] = patch(&d, unit, (x - 0.2, y + 0.22), 2);
        assert_eq!(b > r, board.lake.contains(&at), "{at}");
    }
}

#[test]
fn the_square_at_a_point_is_where_it_is_painted() {
    let board = standard();
    for at in Square::all() {
        let (x, y) = board.point(at);
        for (dx, dy) in [
            (0.0, 0.0),
            (0.49, 0.49),
            (-0.49, 0.49),
            (0.49, -0.49),
            (-0.49, -0.49),
        ] {
            assert_eq!(taihou::square_at(&board, (x + dx, y + dy)), Some(at));
        }
    }
    let (wide, high) = board.size();
    let edge = board.moss + board.cedar;
    for out in [
        (edge - 0.01, 3.0),
        (wide - edge + 0.01, 3.0),
        (3.0, edge - 0.01),
        (3.0, high - edge + 0.01),
        (-5.0, 400.0),
        (f32::NAN, 3.0),
    ] {
        assert_eq!(taihou::square_at(&board, out), None, "{out:?}");
    }
}

#[test]
fn files_and_ranks_are_named_on_all_four_sides() {
    let board = standard();
    let (wide, high) = board.size();
    for (unit, size) in [(40.0, 14.0), (54.0, 14.5), (81.0, 21.0)] {
        let bare = taihou::garden(&board, false, unit, None);
        let named = taihou::garden(&board, false, unit, Some(size));
        // Gilt within a square of the letters' size, and none outside the cedar.
        let gilt = |x: f32, y: f32| {
            let reach = (size * 0.62) as i32;
            let at = |v: f32, from: f32| (from + v * unit) as i32;
            let (x, y) = (at(x, bare.origin.0), at(y, bare.origin.1));
            let around =
                (-reach..=reach).flat_map(|dy| (-reach..=reach).map(move |dx| (x + dx, y + dy)));
            around
                .filter(|&(x, y)| light(named.pixels.at(x, y)) > light(bare.pixels.at(x, y)) + 60.0)
                .count() as f32
        };
        let middle = board.cedar / 2.0;
        for file in 0..12 {
            let (x, _) = board.point(Square::at(file, 0).expect("a square"));
            for y in [middle, high - middle] {
                assert!(gilt(x, y) > size * 0.4, "file {file} at {unit}");
            }
        }
        for rank in 0..11 {
            let (_, y) = board.point(Square::at(0, rank).expect("a square"));
            for x in [middle, wide - middle] {
                assert!(gilt(x, y) > size * 0.4, "rank {rank} at {unit}");
            }
        }
        let changed = |p: &Pixels, q: &Pixels, inner: f32| {
            let (w, h) = (p.width as i32, p.height as i32);
            (0..w * h).any(|i| {
                let (x, y) = (i % w, i / w);
                let (u, v) = (
                    (x as f32 - bare.origin.0) / unit,
                    (y as f32 - bare.origin.1) / unit,
                );
                let within = u.min(v).min(wide - u).min(high - v);
                (within > inner || within < 0.0) && p.at(x, y) != q.at(x, y)
            })
        };
        // Nothing of them reaches onto the moss or over the edge.
        assert!(!changed(&bare.pixels, &named.pixels, board.cedar), "{unit}");
    }
}

#[test]
fn the_picture_holds_the_garden_and_its_shadow() {
    let board = standard();
    let (wide, high) = board.size();
    for unit in [8.0, 29.0, 54.0] {
        let Drawn { pixels, origin } = taihou::garden(&board, true, unit, None);
        let far = (origin.0 + wide * unit, origin.1 + high * unit);
        assert!(far.0 < pixels.width as f32 && far.1 < pixels.height as f32);
        for x in 0..pixels.width as i32 {
            assert!(pixels.at(x, 0)[3] <= 6 && pixels.at(x, pixels.height as i32 - 1)[3] <= 6);
        }
        for y in 0..pixels.height as i32 {
            assert!(pixels.at(0, y)[3] <= 6 && pixels.at(pixels.width as i32 - 1, y)[3] <= 6);
        }
        let middle = ((origin.0 + far.0) / 2.0) as i32;
        assert_eq!(pixels.at(middle, (origin.1 + 0.2 * unit) as i32)[3], 255);
        let shadow = pixels.at(middle, (far.1 + 0.2 * unit) as i32)[3];
        assert!((30..230).contains(&shadow), "{shadow}");
    }
}

#[test]
fn what_lies_on_the_garden_lies_on_its_squares() {
    let board = standard();
    let unit = 54.0;
    let bare = taihou::garden(&board, true, unit, None);
    let pieces = [
        (square("c2"), Lying::Tile(of(Dye::Yellow, 3), Heading::E)),
        (square("k5"), Lying::Lotus(Dye::Blue, None)),
        (square("f6"), Lying::Tile(of(Dye::Green, 2), Heading::E)),
        (square("j9"), Lying::Back(Dye::Red)),
    ];
    let laid = taihou::laid(&board, true, unit, None, pieces);
    assert_eq!(bare.origin, laid.origin);
    for at in Square::all() {
        let differ =
            patch(&bare, unit, board.point(at), 8) != patch(&laid, unit, board.point(at), 8);
        assert_eq!(differ, pieces.iter().any(|(on, _)| *on == at), "{at}");
    }
}

#[test]
fn water_is_still_before_and_after_the_rings_have_run() {
    for unit in [40.0, 54.0] {
        let seen = |moment: f32| {
            let p = taihou::ripple(moment, unit);
            colours(&p).map(|c| u32::from(c[3])).sum::<u32>()
        };
        assert_eq!(seen(0.0), 0);
        assert_eq!(seen(1.0), 0);
        assert!(seen(0.3) > 1000 && seen(0.6) > seen(0.95));
        // They widen.
        let reach = |moment: f32| {
            let p = taihou::ripple(moment, unit);
            let middle = p.width as i32 / 2;
            (0..middle)
                .rev()
                .find(|&x| p.at(middle + x, middle)[3] > 30)
        };
        assert!(reach(0.2) < reach(0.4) && reach(0.4) < reach(0.6));
    }
}

#[test]
fn the_same_garden_twice_is_the_same_picture() {
    let board = standard();
    let one = || taihou::garden(&board, true, 31.0, Some(12.0)).pixels;
    assert_eq!(one(), one());
}
