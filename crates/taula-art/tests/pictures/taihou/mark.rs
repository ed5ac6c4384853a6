//! Marks: each is told by its shape.

use taula_art::taihou::{self, Mark};
use taula_art::{Dye, Pixels};
use taula_rules::games::taihou::Heading;

use super::super::colours;
use super::{light, off_middle};

/// How many pixels are solid on each side of the middle, clockwise from the top.
fn sides(p: &Pixels) -> [usize; 4] {
    let mut sums = [0; 4];
    for y in 0..p.height as i32 {
        for x in 0..p.width as i32 {
            if p.at(x, y)[3] > 128 {
                let (dx, dy) = (2 * x + 1 - p.width as i32, 2 * y + 1 - p.height as i32);
                let side = match (dx.abs() > dy.abs(), dx > 0, dy > 0) {
                    (true, true, _) => 1,
                    (true, false, _) => 3,
                    (false, _, true) => 2,
                    (false, _, false) => 0,
                };
                sums[side] += 1;
            }
        }
    }
    sums
}

#[test]
fn marks_differ_in_shape() {
    for unit in [40.0, 54.0, 81.0] {
        let marks = [
            Mark::Chosen,
            Mark::End,
            Mark::Reach,
            Mark::Capture,
            Mark::Claws(Heading::N),
            Mark::Turn(Heading::E),
            Mark::Bar(Heading::S),
            Mark::Left(Dye::Red),
            Mark::Cord(Heading::N),
        ];
        let shapes = marks.map(|mark| {
            let p = taihou::mark(mark, unit);
            colours(&p).map(|c| c[3] > 128).collect::<Vec<bool>>()
        });
        for (i, a) in shapes.iter().enumerate() {
            let size = a.iter().filter(|on| **on).count();
            for (j, b) in shapes.iter().enumerate().skip(i + 1) {
                let differ = a.iter().zip(b).filter(|(a, b)| a != b).count();
                let other = b.iter().filter(|on| **on).count();
                assert!(
                    differ * 2 > size.min(other),
                    "{:?} and {:?} at {unit}: {differ}",
                    marks[i],
                    marks[j]
                );
            }
        }
    }
}

#[test]
fn danger_turns_and_bars_are_on_the_side_they_tell() {
    for unit in [40.0, 54.0] {
        for (nth, heading) in Heading::ALL.into_iter().enumerate() {
            for mark in [
                Mark::Claws(heading),
                Mark::Turn(heading),
                Mark::Bar(heading),
            ] {
                let sides = sides(&taihou::mark(mark, unit));
                let rest: usize = (0..4).filter(|i| *i != nth).map(|i| sides[i]).sum();
                assert!(sides[nth] > 4 * rest, "{mark:?} at {unit}: {sides:?}");
            }
        }
    }
}

#[test]
fn marks_show_on_light_and_on_dark() {
    for unit in [40.0, 54.0] {
        for mark in [
            Mark::Chosen,
            Mark::End,
            Mark::Reach,
            Mark::Capture,
            Mark::Claws(Heading::W),
            Mark::Turn(Heading::W),
            Mark::Bar(Heading::W),
            Mark::Left(Dye::Yellow),
            Mark::Left(Dye::Blue),
            Mark::Cord(Heading::W),
        ] {
            let p = taihou::mark(mark, unit);
            let solid = || colours(&p).filter(|c| c[3] > 200).map(light);
            let (bright, dark) = (
                solid().filter(|v| *v > 165.0).count(),
                solid().filter(|v| *v < 120.0).count(),
            );
            assert!(
                bright > 12 && dark > 8,
                "{mark:?} at {unit}: {bright}, {dark}"
            );
        }
    }
}

#[test]
fn the_cord_lies_away_from_the_number() {
    for (facing, (x, y)) in [
        (Heading::N, (1.0, 1.0)),
        (Heading::E, (-1.0, 1.0)),
        (Heading::S, (-1.0, -1.0)),
        (Heading::W, (1.0, -1.0)),
    ] {
        let p = taihou::mark(Mark::Cord(facing), 54.0);
        assert!(off_middle(&p, x * 14.0, y * 14.0)[3] > 200, "{facing:?}");
        for (a, b) in [(-x, y), (x, -y), (-x, -y)] {
            assert_eq!(off_middle(&p, a * 14.0, b * 14.0)[3], 0, "{facing:?}");
        }
    }
}

#[test]
fn coins_bear_their_numbers() {
    for radius in [9.0f32, 12.5] {
        let coins: Vec<Pixels> = (1..=8).map(|count| taihou::coin(count, radius)).collect();
        for (i, a) in coins.iter().enumerate() {
            assert_eq!(off_middle(a, 0.0, -radius * 0.85)[3], 255);
            for (j, b) in coins.iter().enumerate().skip(i + 1) {
                let differ = colours(a).zip(colours(b));
                let far = differ.filter(|(a, b)| (light(*a) - light(*b)).abs() > 60.0);
                let far = far.count();
                assert!(far > 3, "{} and {} at {radius}: {far}", i + 1, j + 1);
            }
        }
        let dark = |p: &Pixels| light(off_middle(p, 0.0, radius * 0.6)) < 90.0;
        let (left, right) = (
            taihou::turn_coin(false, radius),
            taihou::turn_coin(true, radius),
        );
        assert!(dark(&left) && dark(&right) && !dark(&coins[0]) && left != right);
    }
}

#[test]
fn pebbles_are_solid_and_no_two_alike() {
    let all: Vec<Pixels> = (0..4).map(|shape| taihou::pebble(shape, 8.0)).collect();
    for (i, p) in all.iter().enumerate() {
        assert_eq!(off_middle(p, 0.0, 0.0)[3], 255);
        assert_eq!(p.at(0, 0)[3], 0);
        assert!(all[..i].iter().all(|other| other != p));
    }
}
