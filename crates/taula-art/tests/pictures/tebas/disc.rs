//! The discs.

use taula_art::tebas::{self, Stone, degrees};
use taula_art::{Eyes, Pixels};
use taula_rules::games::tebas::{Heading, number};

use super::super::colours;
use super::{light, light_at};

#[test]
fn discs_are_solid_and_lie_in_the_middle() {
    for stone in Stone::ALL {
        for radius in [6.0, 15.0, 22.4, 37.0, 55.5] {
            for turned in [0.0, 90.0, 33.0] {
                let p = tebas::disc(stone, turned, radius);
                let m = p.width as f32 / 2.0;
                assert_eq!((p.width, p.width % 2), (p.height, 0));
                assert_eq!(p.at(0, 0)[3], 0);
                for (dx, dy) in [(0.0, 0.0), (-0.8, 0.0), (0.8, 0.0), (0.0, -0.8), (0.0, 0.8)] {
                    let c = p.at((m + dx * radius) as i32, (m + dy * radius) as i32);
                    assert_eq!(c[3], 255, "{stone:?} {radius} {turned}: {dx} {dy}");
                }
                // Its side is seen to the lower right and not to the upper left.
                let corner = |by: f32| {
                    let at = (m + by * (radius + 1.4) * std::f32::consts::FRAC_1_SQRT_2) as i32;
                    p.at(at, at)[3]
                };
                let side = corner(1.0) > corner(-1.0);
                assert!(side || radius < 10.0, "{stone:?} {radius}");
                assert!(tebas::disc_shadow(radius).width >= p.width);
            }
        }
    }
}

/// How many strokes a line across a quarter meets, so far from the middle of a disc.
fn strokes(p: &Pixels, stone: Stone, heading: Heading, out: f32) -> usize {
    let m = p.width as f32 / 2.0;
    let (ox, oy) = match heading {
        Heading::N => (0.0, -1.0),
        Heading::E => (1.0, 0.0),
        Heading::S => (0.0, 1.0),
        Heading::W => (-1.0, 0.0),
    };
    let reach = (out * 0.6) as i32;
    let line: Vec<f32> = (-reach..reach)
        .map(|i| {
            let aside = i as f32 + 0.5;
            light_at(p, m + ox * out - oy * aside, m + oy * out + ox * aside)
        })
        .collect();
    // Dark strokes on ivory, golden ones on lapis; well apart from what is between them.
    let (least, most) = line
        .iter()
        .fold((f32::MAX, 0.0f32), |(a, b), v| (a.min(*v), b.max(*v)));
    assert!(
        most - least > 90.0,
        "{stone:?} {heading:?}: {least} to {most}"
    );
    let middle = (least + most) / 2.0;
    let on: Vec<bool> = line
        .iter()
        .map(|v| (*v > middle) == (stone == Stone::Lapis))
        .collect();
    usize::from(on[0]) + on.windows(2).filter(|pair| !pair[0] && pair[1]).count()
}

#[test]
fn every_number_is_read_in_every_direction_at_every_size() {
    for stone in Stone::ALL {
        // From a window of 800 by 600, and on stills, to one of 1920 by 1080.
        for radius in [16.0f32, 21.46, 22.4, 26.0, 31.5, 37.0, 55.5] {
            for north in 1..=4u8 {
                let p = tebas::disc(stone, degrees(north), radius);
                for heading in Heading::ALL {
                    let shown = number(north, heading);
                    if shown < 4 {
                        let counted = strokes(&p, stone, heading, radius * 0.57);
                        assert_eq!(
                            counted,
                            usize::from(shown),
                            "{stone:?} {radius} @{north} {heading:?}"
                        );
                    } else {
                        // A stroke and two that come together.
                        let outside = strokes(&p, stone, heading, radius * 0.67);
                        let inside = strokes(&p, stone, heading, radius * 0.44);
                        assert_eq!(outside, 3, "{stone:?} {radius} @{north} {heading:?}");
                        assert_eq!(inside, 2, "{stone:?} {radius} @{north} {heading:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_lamp_stays_where_it_is_when_a_disc_is_turned() {
    for stone in Stone::ALL {
        for turned in [0.0, 45.0, 90.0, 180.0, 270.0] {
            let p = tebas::disc(stone, turned, 40.0);
            let m = p.width as f32 / 2.0;
            let rim = |by: f32| {
                let around = (-6..=6).map(|i| {
                    let (dx, dy) = (
                        0.677 * by * 40.0 + i as f32 * 0.5,
                        0.677 * by * 40.0 - i as f32 * 0.5,
                    );
                    light_at(&p, m + dx, m + dy)
                });
                around.sum::<f32>()
            };
            assert!(
                rim(-1.0) > 1.06 * rim(1.0),
                "{stone:?} {turned}: {} {}",
                rim(-1.0),
                rim(1.0)
            );
        }
    }
}

#[test]
fn the_rims_differ_in_pattern() {
    for radius in [22.4f32, 37.0, 55.0] {
        let changes = |stone| {
            let p = tebas::disc(stone, 0.0, radius);
            let m = p.width as f32 / 2.0;
            let ring: Vec<f32> = (0..720)
                .map(|i| {
                    let angle = f64::from(i) / 720.0 * std::f64::consts::TAU;
                    let (x, y) = (angle.cos() as f32, angle.sin() as f32);
                    let across = (-3..=3).map(|step| {
                        let out = radius * (0.905 + step as f32 * 0.011);
                        light_at(&p, m + x * out, m + y * out)
                    });
                    across.sum::<f32>() / 7.0
                })
                .collect();
            // Against what is around it: the lamp makes one side of the rim lighter than the other.
            let light: Vec<bool> = (0..720)
                .map(|i| {
                    let near = (0..61).map(|k| ring[(i + 690 + k) % 720]).sum::<f32>() / 61.0;
                    ring[i] > near + 12.0
                })
                .collect();
            light.windows(2).filter(|pair| !pair[0] && pair[1]).count()
        };
        let (plain, dashed) = (changes(Stone::Ivory), changes(Stone::Lapis));
        assert!(dashed >= 20, "{radius}: {dashed} dashes");
        assert!(plain < dashed / 2, "{radius}: {plain} on ivory");
    }
}

#[test]
fn the_stones_are_two_to_all_eyes() {
    for eyes in Eyes::ALL {
        for radius in [15.0, 22.4, 37.0] {
            let [ivory, lapis] = Stone::ALL.map(|stone| {
                let p = taula_art::seen(tebas::disc(stone, 45.0, radius), eyes);
                let solid: Vec<f32> = colours(&p)
                    .filter(|c| c[3] == 255)
                    .map(|c| light([c[0], c[1], c[2]].map(f32::from)))
                    .collect();
                solid.iter().sum::<f32>() / solid.len() as f32
            });
            assert!(
                ivory > 1.3 * lapis,
                "{eyes:?} {radius}: {ivory} and {lapis}"
            );
        }
    }
}

#[test]
fn what_is_blocked_is_dull_and_crossed() {
    for stone in Stone::ALL {
        for radius in [14.0, 20.0, 30.0] {
            let free = tebas::disc(stone, degrees(2), radius);
            let blocked = tebas::blocked(stone, degrees(2), radius);
            assert_eq!(free.width, blocked.width);
            let m = free.width as f32 / 2.0;
            // The stroke from the lower left to the upper right is dark from end to end.
            for part in -6..=6 {
                let off = part as f32 / 10.0 * radius;
                let seen = light_at(&blocked, m + off, m - off);
                assert!(seen < 75.0, "{stone:?} {radius}: {seen} at {part}");
            }
            let vivid = |p: &Pixels| {
                let solid = colours(p).filter(|c| c[3] == 255);
                let spread = |c: [u8; 4]| u32::from(c[0].max(c[2]) - c[0].min(c[2]));
                solid.map(spread).sum::<u32>()
            };
            assert!(
                vivid(&blocked) * 10 < vivid(&free) * 8,
                "{stone:?} {radius}"
            );
        }
    }
}

#[test]
fn a_face_and_its_light_are_the_disc() {
    for stone in Stone::ALL {
        let whole = tebas::disc(stone, 0.0, 37.0);
        let mut laid = tebas::disc_face(stone, 37.0);
        assert_eq!((laid.width, laid.height), (whole.width, whole.height));
        laid.lay(&tebas::disc_light(stone, 37.0), 0, 0);
        let off: u32 = colours(&whole)
            .zip(colours(&laid))
            .map(|(a, b)| (0..4).map(|k| u32::from(a[k].abs_diff(b[k]))).sum::<u32>())
            .sum();
        let mean = off as f32 / (whole.width * whole.height * 4) as f32;
        assert!(mean < 6.0, "{stone:?}: {mean}");
    }
}
