//! Tiles: where they look, what is on them.

use taula_art::taihou::{self, Tile};
use taula_art::{Dye, Pixels};
use taula_rules::games::taihou::{Heading, Value};

use super::super::colours;
use super::{light, of, off_middle};

/// From a plate's sign and a tray in the smallest window to a card in a large one.
pub(super) const SIZES: [f32; 7] = [24.0, 31.0, 34.0, 40.0, 46.0, 69.0, 112.0];

/// A point told as it lies on a tile that faces north, where it comes to lie when the tile faces otherwise.
pub(super) fn turned(heading: Heading, (x, y): (f32, f32)) -> (f32, f32) {
    match heading {
        Heading::N => (x, y),
        Heading::E => (-y, x),
        Heading::S => (-x, -y),
        Heading::W => (y, -x),
    }
}

fn gold(c: [u8; 4]) -> bool {
    c[3] > 200 && c[0] > 130 && c[0] > c[2].saturating_add(50) && c[1] > c[2].saturating_add(20)
}

#[test]
fn a_number_never_lies_on_its_figure() {
    let mut met = Vec::new();
    for px in [24.0, 31.0, 40.0, 46.0, 69.0] {
        for value in Value::all() {
            let number = taihou::number(value, px);
            for second in [None, Some(Dye::Blue)] {
                let tile = Tile {
                    second,
                    ..of(Dye::Yellow, value.get())
                };
                for facing in Heading::ALL {
                    let degrees = taihou::degrees(facing);
                    let bare = taihou::tile_turned(tile, degrees, px);
                    let (x, y) = taihou::number_at(tile, degrees, px);
                    let corner = |long: u32, at: f32, wide: u32| {
                        (wide as f32 / 2.0 + at - long as f32 / 2.0).round() as i32
                    };
                    let (left, top) = (
                        corner(number.width, x, bare.width),
                        corner(number.height, y, bare.height),
                    );
                    let (w, h) = (number.width as i32, number.height as i32);
                    let inked = (0..w * h).map(|i| (i % w, i / w));
                    let inked: Vec<(i32, i32)> =
                        inked.filter(|&(x, y)| number.at(x, y)[3] > 140).collect();
                    assert!(inked.len() as f32 > px * px * 0.003, "{value} at {px}");
                    let on = inked.iter().filter(|&&(x, y)| {
                        let below = light(bare.at(left + x, top + y));
                        if value.is_weapon() {
                            below > 110.0
                        } else {
                            below < 150.0
                        }
                    });
                    let on = on.count();
                    if on > 0 {
                        met.push(format!("{value} {facing:?} {px} {second:?}: {on}"));
                    }
                }
            }
        }
    }
    assert!(met.is_empty(), "{met:#?}");
}

#[test]
fn the_head_is_seen_on_one_side_and_on_no_other() {
    for px in SIZES {
        for dye in Dye::ALL {
            for value in [1, 6, 10] {
                for facing in Heading::ALL {
                    let p = taihou::tile(of(dye, value), facing, px);
                    for other in Heading::ALL {
                        // Along a line just outside this side.
                        let out = px / 2.0 + 1.5;
                        let along = (-(px as i32) / 2..=px as i32 / 2).filter(|&i| {
                            let (x, y) = turned(other, (i as f32 * 0.9, -out));
                            off_middle(&p, x, y)[3] > 150
                        });
                        let (seen, wide) = (along.count(), px * 0.08);
                        if other == facing {
                            assert!(
                                seen as f32 > wide,
                                "{dye:?} {value} {facing:?} {px}: {seen}"
                            );
                        } else {
                            assert_eq!(seen, 0, "{dye:?} {value} {facing:?} {other:?} {px}");
                        }
                    }
                    // What stands there is gold.
                    let tip = (-2..=2).flat_map(|i| {
                        [0.46f32, 0.50].map(|out| turned(facing, (i as f32 * px * 0.02, -out * px)))
                    });
                    let shown = tip.filter(|&(x, y)| gold(off_middle(&p, x, y))).count();
                    assert!(shown >= 7, "{dye:?} {value} {facing:?} at {px}: {shown}");
                }
            }
        }
    }
}

#[test]
fn a_number_is_left_of_the_head() {
    for px in SIZES {
        for value in Value::all() {
            for facing in Heading::ALL {
                let tile = of(Dye::Red, value.get());
                let (x, y) = taihou::number_at(tile, taihou::degrees(facing), px);
                let (west, north) = match facing {
                    Heading::N => (true, true),
                    Heading::E => (false, true),
                    Heading::S => (false, false),
                    Heading::W => (true, false),
                };
                assert!(
                    (x < 0.0) == west && (y < 0.0) == north,
                    "{value} {facing:?}"
                );
            }
        }
    }
}

#[test]
fn a_tile_is_what_turns_with_its_number_laid_over() {
    for facing in Heading::ALL {
        for px in [31.0, 46.0] {
            let tile = of(Dye::Green, 4);
            let whole = taihou::tile(tile, facing, px);
            let degrees = taihou::degrees(facing);
            let mut parts = taihou::tile_turned(tile, degrees, px);
            let number = taihou::number(tile.value, px);
            let (x, y) = taihou::number_at(tile, degrees, px);
            let corner = |long: u32, at: f32, side: u32| side as f32 / 2.0 + at - long as f32 / 2.0;
            let at = (
                corner(number.width, x, parts.width),
                corner(number.height, y, parts.height),
            );
            // On whole pixels, or it would blur where the tile comes to rest.
            assert!((at.0 - at.0.round()).abs() < 1e-3 && (at.1 - at.1.round()).abs() < 1e-3);
            parts.lay(&number, at.0.round() as i32, at.1.round() as i32);
            assert_eq!(parts, whole, "{facing:?} at {px}");
        }
    }
}

#[test]
fn light_does_not_turn() {
    for dye in Dye::ALL {
        for facing in Heading::ALL {
            let p = taihou::tile_turned(of(dye, 3), taihou::degrees(facing), 69.0);
            // Along the two sides that meet at a corner, in the middle of the rim and clear of the head.
            let rim = |sign: f32| {
                let mut sum = 0.0;
                for i in 20..30 {
                    let (along, out) = (i as f32 * sign, 31.5 * sign);
                    sum += light(off_middle(&p, along, out)) + light(off_middle(&p, out, along));
                }
                sum
            };
            let (near, far) = (rim(-1.0), rim(1.0));
            assert!(near > 1.1 * far, "{dye:?} {facing:?}: {near} and {far}");
        }
    }
}

#[test]
fn animals_lie_on_ivory_and_weapons_on_black() {
    for px in SIZES {
        for value in Value::all() {
            let p = taihou::tile(of(Dye::Blue, value.get()), Heading::N, px);
            let half = px * 0.34;
            let inner: Vec<f32> = (0..400)
                .map(|i| {
                    let at = |i: i32| (i as f32 + 0.5) / 10.0 * half - half;
                    light(off_middle(&p, at(i % 20), at(i / 20)))
                })
                .collect();
            let bright = inner.iter().filter(|v| **v > 160.0).count();
            let dark = inner.iter().filter(|v| **v < 90.0).count();
            // The figure is in the other tone, and enough of it to be seen.
            let (ground, figure) = if value.is_weapon() {
                (dark, bright)
            } else {
                (bright, dark)
            };
            assert!(
                ground > 110 && figure > 14,
                "{value} {px}: {ground}, {figure}"
            );
        }
    }
}

#[test]
fn ten_figures_are_ten_at_every_size() {
    for px in SIZES {
        let grey = |value: Value| -> Vec<f32> {
            let p = taihou::figure_alone(value, [0; 3], [255; 3], (px * 0.75).round());
            colours(&p)
                .map(|c| 255.0 - (255.0 - light(c)) * f32::from(c[3]) / 255.0)
                .collect()
        };
        let all: Vec<Vec<f32>> = Value::all().map(grey).collect();
        for (i, a) in all.iter().enumerate() {
            for (j, b) in all.iter().enumerate().skip(i + 1) {
                let far = a.iter().zip(b).filter(|(a, b)| (*a - *b).abs() > 90.0);
                let part = far.count() as f32 / a.len() as f32;
                assert!(part > 0.10, "{} and {} at {px}: {part}", i + 1, j + 1);
            }
        }
    }
}

#[test]
fn a_lotus_is_round_and_has_no_head() {
    for px in SIZES {
        let p = taihou::lotus(Dye::Red, None, px);
        for facing in Heading::ALL {
            let at = |x: f32, y: f32| {
                let (x, y) = turned(facing, (x * px, y * px));
                off_middle(&p, x, y)[3]
            };
            assert_eq!(at(0.44, -0.44), 0, "{px}: no corner");
            assert_eq!(at(0.0, -0.55), 0, "{px}: no tip");
            assert_eq!(at(0.0, -0.46), 255, "{px}: a rim");
        }
        let [r, g, b, _] = off_middle(&p, px * 0.2, px * 0.1);
        assert!(
            r > 190 && r > g.saturating_add(10) && b > 120,
            "{px}: {r} {g} {b}"
        );
    }
}

#[test]
fn a_lifted_tile_has_its_shadow_further_off() {
    let middle = |p: &Pixels| {
        let mut sum = (0.0, 0.0, 0.0);
        for y in 0..p.height {
            for x in 0..p.width {
                let a = f64::from(p.at(x as i32, y as i32)[3]);
                sum = (
                    sum.0 + a * f64::from(x),
                    sum.1 + a * f64::from(y),
                    sum.2 + a,
                );
            }
        }
        (
            sum.0 / sum.2 - f64::from(p.width) / 2.0,
            sum.1 / sum.2 - f64::from(p.height) / 2.0,
        )
    };
    for shadow in [taihou::shadow, taihou::lotus_shadow] {
        let (low, high) = (middle(&shadow(46.0, 0.0)), middle(&shadow(46.0, 6.0)));
        assert!(low.0 > 0.3 && low.1 > low.0, "{low:?}");
        assert!(high.0 > low.0 + 2.0 && high.1 > low.1 + 3.0, "{high:?}");
    }
}

#[test]
fn the_same_call_gives_the_same_pixels() {
    let all = || {
        [
            taihou::tile(of(Dye::Red, 6), Heading::W, 40.0),
            taihou::tile_turned(of(Dye::Blue, 9), 37.5, 40.0),
            taihou::lotus(Dye::Green, Some(Dye::Yellow), 40.0),
            taihou::back(Dye::Green, 40.0),
            taihou::sign(Dye::Yellow, 22.0),
            taihou::shadow(40.0, 3.0),
        ]
    };
    assert_eq!(all(), all());
}
