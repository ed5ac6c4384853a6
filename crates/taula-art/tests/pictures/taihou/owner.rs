//! Whose a tile is.

use taula_art::taihou::{self, Tile};
use taula_art::{Dye, Eyes, Pixels};
use taula_rules::games::taihou::Heading;

use super::super::{colours, distance};
use super::tile::{SIZES, turned};
use super::{light, of, off_middle};

/// The rim of a tile that faces north on its lower side, or all of a round one, as these eyes see how light it is.
fn rim(p: &Pixels, px: f32, round: bool, eyes: Eyes) -> Vec<f32> {
    let p = taula_art::seen(p.clone(), eyes);
    let deep = (px * 0.098).round().max(3.0);
    let steps = px as usize * 2;
    let rows = (0..).map(|row| 1.5 + row as f32 * 0.7);
    let rows = rows.take_while(|row| *row < deep);
    let mut seen = Vec::new();
    for row in rows {
        for step in 0..steps {
            let part = step as f32 / steps as f32;
            let out = px / 2.0 - row;
            let (x, y) = if round {
                let (sin, cos) = (part * std::f32::consts::TAU).sin_cos();
                (out * cos, out * sin)
            } else {
                ((part - 0.5) * 0.84 * px, out)
            };
            seen.push(light(off_middle(&p, x, y)));
        }
    }
    seen
}

#[test]
fn four_owners_are_told_apart_by_their_patterns() {
    for px in [31.0f32, 34.0, 46.0, 69.0] {
        for round in [false, true] {
            let pictures = Dye::ALL.map(|dye| {
                if round {
                    taihou::lotus(dye, None, px)
                } else {
                    taihou::tile(of(dye, 3), Heading::N, px)
                }
            });
            for eyes in Eyes::ALL {
                let rims = pictures.clone().map(|p| {
                    let seen = rim(&p, px, round, eyes);
                    // Light and dark of the pattern alone, the lamp's fall along the rim and its tint left out.
                    let mean = seen.iter().sum::<f32>() / seen.len() as f32;
                    seen.into_iter().map(|v| v - mean).collect::<Vec<f32>>()
                });
                for i in 0..4 {
                    for j in i + 1..4 {
                        let differ = rims[i].iter().zip(&rims[j]);
                        let far = differ.filter(|(a, b)| (*a - *b).abs() > 26.0).count();
                        let part = far as f32 / rims[i].len() as f32;
                        assert!(
                            part > 0.12,
                            "{:?} and {:?} to {eyes:?} at {px}, round {round}: {part}",
                            Dye::ALL[i],
                            Dye::ALL[j]
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn the_rim_has_its_owners_colour() {
    for px in SIZES {
        for dye in Dye::ALL {
            let p = taihou::tile(of(dye, 5), Heading::N, px);
            let deep = (px * 0.098).round().max(3.0);
            let half = (px * 0.4) as i32;
            // The left side: away from the head. What is darker there is the ground of the pattern.
            let mut side: Vec<[u8; 4]> = (-half..half)
                .map(|y| off_middle(&p, -px / 2.0 + (deep + 1.0) / 2.0, y as f32))
                .collect();
            side.sort_by(|a, b| light(*a).total_cmp(&light(*b)));
            side.truncate(half as usize);
            let mut sum = [0.0f32; 3];
            for c in &side {
                for k in 0..3 {
                    sum[k] += f32::from(c[k]) / side.len() as f32;
                }
            }
            let near = Dye::ALL
                .into_iter()
                .min_by(|a, b| distance(sum, a.rgb()).total_cmp(&distance(sum, b.rgb())));
            assert_eq!(near, Some(dye), "at {px}: {sum:?}");
        }
    }
}

#[test]
fn a_tile_from_the_reserve_has_a_line_of_the_second_colour_within_its_rim() {
    for px in [31.0f32, 46.0, 69.0] {
        for (dye, second) in [(Dye::Yellow, Dye::Green), (Dye::Red, Dye::Blue)] {
            for value in [5, 9] {
                let plain = taihou::tile(of(dye, value), Heading::N, px);
                let tile = Tile {
                    second: Some(second),
                    ..of(dye, value)
                };
                let lined = taihou::tile(tile, Heading::N, px);
                let is = |p: &Pixels| {
                    let close = |c: [u8; 4]| {
                        let c = [c[0], c[1], c[2]].map(f32::from);
                        distance(c, second.rgb()) < 60.0
                    };
                    colours(p).filter(|c| c[3] == 255 && close(*c)).count() as f32
                };
                let more = is(&lined) - is(&plain);
                assert!(more > px * 1.2, "{dye:?} {second:?} {value} {px}: {more}");
                // The rim stays the owner's.
                let x = -px / 2.0 + (px * 0.098).round().max(3.0) / 2.0;
                assert_eq!(off_middle(&plain, x, 3.0), off_middle(&lined, x, 3.0));
            }
        }
    }
}

#[test]
fn a_tile_face_down_tells_whose_it_is_and_nothing_else() {
    for px in [24.0f32, 31.0, 46.0, 69.0] {
        for dye in Dye::ALL {
            let p = taihou::back(dye, px);
            // The same on all four sides but for the lamp: nothing stands out.
            for facing in Heading::ALL {
                let (x, y) = turned(facing, (0.0, -px / 2.0 - 1.5));
                assert_eq!(off_middle(&p, x, y)[3], 0, "{dye:?} {px}");
                let (x, y) = turned(facing, (0.06 * px, -px * 0.30));
                assert!(light(off_middle(&p, x, y)) < 110.0, "{dye:?} {px}: black");
            }
            let mut sum = [0.0f32; 3];
            for i in 0..25 {
                let at = |i: i32| (i as f32 - 2.0) * 0.05 * px;
                let c = off_middle(&p, at(i % 5), at(i / 5));
                for k in 0..3 {
                    sum[k] += f32::from(c[k]) / 25.0;
                }
            }
            let near = Dye::ALL
                .into_iter()
                .min_by(|a, b| distance(sum, a.rgb()).total_cmp(&distance(sum, b.rgb())));
            assert_eq!(near, Some(dye), "at {px}: {sum:?}");
        }
    }
}
