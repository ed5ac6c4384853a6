//! The slab and what lies on it.

use taula_art::Drawn;
use taula_art::tebas;
use taula_rules::games::tebas::{Board, Circle, Field};

use super::super::{colours, patch};
use super::{light, of, standard};

fn circles(board: &Board) -> impl Iterator<Item = (Circle, (f32, f32))> + '_ {
    Circle::all().map(|circle| (circle, board.point(circle)))
}

#[test]
fn every_circle_is_cut_in_and_every_flower_let_in() {
    let board = standard();
    for unit in [23.0, 60.5, 100.0] {
        let d = tebas::slab(&board, unit, None);
        for (circle, (x, y)) in circles(&board) {
            // Within the lip at the upper left, and at the lower right.
            let off = (board.circle - 0.05) * std::f32::consts::FRAC_1_SQRT_2;
            let near = light(patch(&d, unit, (x - off, y - off), 0));
            let far = light(patch(&d, unit, (x + off, y + off), 0));
            if board.flowered(circle) {
                let [r, g, b] = patch(&d, unit, (x + 0.1, y - 0.2), (unit * 0.03) as i32);
                assert!(
                    r > 190.0 && g > 150.0 && b > 130.0,
                    "{circle} at {unit}: {r} {g} {b}"
                );
            } else {
                assert!(far > 1.5 * near, "{circle} at {unit}: {near} and {far}");
            }
        }
    }
}

#[test]
fn the_outer_fields_lie_higher() {
    let board = standard();
    for unit in [40.0, 60.5, 100.0] {
        let d = tebas::slab(&board, unit, None);
        // In the middle between two files: into the shade of one step, up the lit side of the other.
        let x = (board.files[3] + board.files[4]) / 2.0;
        let at = |y: f32| {
            let along = (-4..=4).map(|i| light(patch(&d, unit, (x + i as f32 * 0.02, y), 0)));
            along.sum::<f32>() / 9.0
        };
        let (upper, lower) = board.sunk;
        let (shaded, lit) = (at(upper + 0.05), at(lower + 0.035));
        let (outer, inner) = (at(upper - 0.25), at((upper + lower) / 2.0));
        assert!(outer > 1.1 * inner, "{unit}: {outer} and {inner}");
        assert!(shaded < 0.75 * inner, "{unit}: {shaded} and {inner}");
        assert!(lit > 1.08 * outer, "{unit}: {lit} and {outer}");
    }
}

#[test]
fn the_picture_holds_the_slab_and_its_shadow() {
    let board = standard();
    for unit in [8.0, 23.0, 61.0] {
        let Drawn { pixels, origin } = tebas::slab(&board, unit, None);
        let far = (
            origin.0 + board.slab.0 * unit,
            origin.1 + board.slab.1 * unit,
        );
        assert!(far.0 < pixels.width as f32 && far.1 < pixels.height as f32);
        for x in 0..pixels.width as i32 {
            assert!(pixels.at(x, 0)[3] <= 6 && pixels.at(x, pixels.height as i32 - 1)[3] <= 6);
        }
        let middle = ((origin.0 + far.0) / 2.0) as i32;
        assert_eq!(pixels.at(middle, (origin.1 + 0.2 * unit) as i32)[3], 255);
        let shadow = pixels.at(middle, (far.1 + 0.12 * unit) as i32)[3];
        assert!((30..230).contains(&shadow), "{shadow}");
    }
}

#[test]
fn files_and_ranks_are_named_beside_them() {
    let board = standard();
    for (unit, size) in [(60.5, 14.0), (100.0, 18.0)] {
        let bare = tebas::slab(&board, unit, None);
        let named = tebas::slab(&board, unit, Some(size));
        let cut = |x: f32, y: f32| {
            let reach = (size * 0.6) as i32;
            let at = |v: f32, from: f32| (from + v * unit) as i32;
            let (x, y) = (at(x, bare.origin.0), at(y, bare.origin.1));
            let around =
                (-reach..=reach).flat_map(|dy| (-reach..=reach).map(move |dx| (x + dx, y + dy)));
            around
                .filter(|&(x, y)| {
                    let (a, b) = (bare.pixels.at(x, y), named.pixels.at(x, y));
                    a[1].saturating_sub(b[1]) > 50
                })
                .count()
        };
        let room = board.files[0] - board.circle;
        for &x in &board.files {
            let below = (board.point(Circle(0)).1 + board.circle + board.slab.1) / 2.0;
            assert!(cut(x, below) as f32 > size * 0.7, "file at {x}, {unit}");
        }
        for rank in &board.ranks {
            assert!(
                cut(room / 2.0, rank.y) as f32 > size * 0.7,
                "rank at {}, {unit}",
                rank.y
            );
        }
        // Nothing of them reaches into a circle.
        for (circle, (x, y)) in circles(&board) {
            let inside =
                |x: f32, y: f32| patch(&bare, unit, (x, y), 0) == patch(&named, unit, (x, y), 0);
            let off = board.circle - 0.02;
            assert!(inside(x, y + off) && inside(x - off, y), "{circle}");
        }
    }
}

#[test]
fn a_board_of_another_shape_is_painted_too() {
    let mut board = standard();
    board.slab = (12.5, 5.5);
    for file in &mut board.files {
        *file += 0.5;
    }
    board.ranks[1].circles = "*----------".to_owned();
    board.ranks[3].field = Field::North;
    let unit = 30.0;
    let d = tebas::slab(&board, unit, None);
    let flower = |circle: Circle| {
        let [r, g, b] = patch(&d, unit, board.point(circle), 1);
        r - b > 60.0 && g > 100.0
    };
    assert!(flower(Circle::at(0, 1).expect("a2")) && flower(Circle::at(5, 2).expect("f3")));
    let far = (d.origin.0 + 12.4 * unit, d.origin.1 + 5.4 * unit);
    assert_eq!(d.pixels.at(far.0 as i32, far.1 as i32)[3], 255);
}

#[test]
fn what_lies_on_the_slab_lies_on_its_circles() {
    let board = standard();
    let unit = 60.5;
    let circle = |name: &str| -> Circle { name.parse().expect("a circle") };
    let bare = tebas::slab(&board, unit, None);
    let pieces = [(circle("d2"), of("I", 2)), (circle("k4"), of("L", 3))];
    let laid = tebas::laid(&board, unit, None, pieces);
    assert_eq!(bare.origin, laid.origin);
    for (at, point) in circles(&board) {
        let differ = patch(&bare, unit, point, 8) != patch(&laid, unit, point, 8);
        assert_eq!(differ, pieces.iter().any(|(on, _)| *on == at), "{at}");
    }
    let [r, _, b] = patch(&laid, unit, board.point(circle("k4")), 15);
    assert!(b > 1.2 * r, "lapis on k4: {r} {b}");
}

#[test]
fn the_showing_keeps_to_its_square_and_has_all_the_game_is_made_of() {
    let board = standard();
    for side in [100.0, 264.0] {
        let Drawn { pixels, origin } = tebas::showing(&board, side);
        let alpha = |x: f32, y: f32| {
            pixels.at((origin.0 + x * side) as i32, (origin.1 + y * side) as i32)[3]
        };
        // The slab from edge to edge, the three discs below it, and nothing beside them.
        assert!(
            [0.01, 0.5, 0.99].iter().all(|x| alpha(*x, 0.3) == 255),
            "{side}"
        );
        assert!(
            [0.155, 0.5, 0.845].iter().all(|x| alpha(*x, 0.75) == 255),
            "{side}"
        );
        assert!(alpha(0.5, 1.06) < 20 && alpha(0.5, -0.06) < 20, "{side}");
        let blue = colours(&pixels)
            .filter(|c| c[3] == 255 && c[2] > c[0].saturating_add(40))
            .count();
        assert!(blue as f32 > 0.02 * side * side, "{side}: {blue}");
    }
}
