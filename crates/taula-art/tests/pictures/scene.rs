//! The garden games' scene: the folding screen, the things of the title, ribbons.

use taula_art::taihou::{self, Byobu, LEAVES, PLUM_WORDS, Ribbon, Thing};
use taula_art::{Drawn, Pixels};
use taula_rules::Levels;
use taula_rules::games::taihou::Board;

use super::colours;

fn standard() -> Board {
    Board::read(&Levels::built_in(), "standard").expect("the standard board reads")
}

fn light([r, g, b, _]: [u8; 4]) -> f32 {
    0.2126 * f32::from(r) + 0.7152 * f32::from(g) + 0.0722 * f32::from(b)
}

/// A pixel told from the picture's named point.
fn at(d: &Drawn, x: f32, y: f32) -> [u8; 4] {
    let (x, y) = (d.origin.0 + x, d.origin.1 + y);
    d.pixels.at(x.floor() as i32, y.floor() as i32)
}

#[test]
fn the_screen_has_six_leaves_that_meet_at_their_hinges() {
    for (width, height) in [(740.0, 372.0), (548.0, 290.0), (120.0, 80.0)] {
        let screen = Byobu::new(width, height);
        let (w, h) = screen.size();
        assert!((w - width).abs() <= 3.0 && (h - height).abs() <= 1.0);
        for n in 0..LEAVES {
            let leaf = screen.leaf(n);
            let ((x, y), (far, other)) = (screen.hinge(n), screen.hinge(n + 1));
            // Its corners lie at its two hinges, and the foot as far below them; all within is solid.
            let (wide, fall, high) = (far - x, other - y, h - screen.hinge(1).1);
            for part in [0.02, 0.5, 0.98] {
                let lower = fall * part;
                assert_eq!(at(&leaf, wide * part, lower + 3.0)[3], 255, "{n} {part}");
                assert_eq!(
                    at(&leaf, wide * part, lower + high - 3.0)[3],
                    255,
                    "{n} {part}"
                );
                assert_eq!(at(&leaf, wide * part, lower - 2.0)[3], 0, "{n} {part}");
                assert_eq!(
                    at(&leaf, wide * part, lower + high + 1.5)[3],
                    0,
                    "{n} {part}"
                );
            }
        }
    }
}

#[test]
fn leaves_that_look_to_the_lamp_are_lighter_and_each_is_painted_differently() {
    let screen = Byobu::new(360.0, 190.0);
    let leaves: Vec<Drawn> = (0..LEAVES).map(|n| screen.leaf(n)).collect();
    // Where there is nothing but gold on all of them: between pine and moon and above the hills.
    let gold = |n: usize| {
        let (x, y, fall) = (30.0, 62.0, screen.hinge(n + 1).1 - screen.hinge(n).1);
        let c = at(&leaves[n], x, y + fall / 2.0);
        assert!(c[0] > c[1] && c[1] > c[2].saturating_add(20), "{n}: {c:?}");
        light(c)
    };
    assert!(gold(1) + 12.0 < gold(2), "{} {}", gold(1), gold(2));
    for (i, a) in leaves.iter().enumerate() {
        for b in leaves.iter().skip(i + 2).step_by(2) {
            let differ = colours(&a.pixels)
                .zip(colours(&b.pixels))
                .filter(|(a, b)| (light(*a) - light(*b)).abs() > 24.0)
                .count();
            assert!(differ * 8 > a.pixels.rgba.len() / 4, "leaf {i}: {differ}");
        }
    }
}

#[test]
fn folded_leaves_and_shadows_grow_with_their_number() {
    let screen = Byobu::new(360.0, 190.0);
    let wide = |n| screen.folded(n).pixels.width;
    assert!((1..LEAVES).all(|n| wide(n) < wide(n + 1)));
    let shadow = |n| screen.shadow(n);
    assert!((1..LEAVES).all(|n| shadow(n).pixels.width < shadow(n + 1).pixels.width));
    let whole = shadow(LEAVES);
    let (w, h) = screen.size();
    // Darkest where it stands, softer before it, and nothing where it would lie behind.
    let (foot, before) = (
        at(&whole, w / 2.0, h + 1.0)[3],
        at(&whole, w / 2.0, h + 20.0)[3],
    );
    assert!(
        foot > before.saturating_add(40) && before > 30,
        "{foot} {before}"
    );
    assert_eq!(at(&whole, w / 2.0, h / 2.0)[3], 0);
    let all = screen.whole();
    assert_eq!(at(&all, w * 0.4, h * 0.5)[3], 255);
    assert!((1..=foot.saturating_add(60)).contains(&at(&all, w / 2.0, h + 20.0)[3]));
}

#[test]
fn the_three_gardens_are_told_apart_by_outline_and_by_what_they_are_named_after() {
    let board = standard();
    let side = 110.0;
    let shown = Thing::ALL.map(|thing| taihou::showing(thing, &board, side));
    // Whether it covers the middle of each side of its square: left, and above.
    let covers =
        |d: &Drawn| [(0.04, 0.5), (0.5, 0.04)].map(|(x, y)| at(d, x * side, y * side)[3] == 255);
    assert_eq!(
        shown.each_ref().map(covers),
        [[true, true], [false, true], [true, false]]
    );
    for d in &shown {
        assert_eq!(at(d, side / 2.0, side / 2.0)[3], 255);
        let beside = at(d, side / 2.0, -0.07 * side)[3];
        assert!(beside < 20, "no more than a shadow around: {beside}");
    }
    let count = |d: &Drawn, is: fn([u8; 4]) -> bool| {
        colours(&d.pixels).filter(|c| c[3] == 255 && is(*c)).count() as f32 / (side * side)
    };
    let petals = shown.each_ref().map(|d| {
        count(d, |[r, g, b, _]| {
            r > 220 && g < 215 && b < 215 && b.saturating_add(12) > g
        })
    });
    assert!(
        petals[0] > 0.01 && petals[0] > 4.0 * petals[1].max(petals[2]),
        "{petals:?}"
    );
    let water = shown.each_ref().map(|d| {
        count(d, |[r, g, b, _]| {
            b > r.saturating_add(18) && g > r.saturating_add(18)
        })
    });
    assert!(
        water[1] > 0.08 && water[1] > 6.0 * water[0].max(water[2]),
        "{water:?}"
    );
    let path = shown.each_ref().map(|d| {
        count(d, |[r, g, b, _]| {
            r > 220 && (170..215).contains(&g) && b < 130
        })
    });
    assert!(path[2] > 2.0 * path[0].max(path[1]), "{path:?}");
}

#[test]
fn ribbons_are_cut_in_at_both_ends_and_words_are_read_on_them() {
    let (w, h) = (100.0, 34.0);
    let luminance = |c: [u8; 3]| {
        let of = |v: u8| {
            let v = f32::from(v) / 255.0;
            if v <= 0.04045 {
                v / 12.92
            } else {
                ((v + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * of(c[0]) + 0.7152 * of(c[1]) + 0.0722 * of(c[2])
    };
    for kind in [Ribbon::Spoken, Ribbon::Pressed] {
        let ribbon = taihou::ribbon(kind, w, h, 1.0);
        for x in [12.0, 50.0, 88.0] {
            let [r, g, b, a] = at(&ribbon, x, h / 2.0);
            assert_eq!(a, 255);
            let contrast = (luminance(PLUM_WORDS) + 0.05) / (luminance([r, g, b]) + 0.05);
            assert!(contrast > 7.0, "{kind:?} at {x}: {contrast}");
        }
        for (x, corner) in [(2.0, 4.0), (w - 2.0, w - 4.0)] {
            assert!(at(&ribbon, x, h / 2.0)[3] < 220, "{kind:?}: cut in at {x}");
            let whole = at(&ribbon, corner, 2.0)[3];
            assert_eq!(whole, 255, "{kind:?}: whole at {corner}");
        }
    }
    let opaque = |p: &Pixels| colours(p).filter(|c| c[3] > 200).count();
    let [full, empty] =
        [Ribbon::Spoken, Ribbon::Empty].map(|kind| opaque(&taihou::ribbon(kind, w, h, 1.0).pixels));
    assert!(empty > 60 && empty * 8 < full, "{empty} of {full}");
}

#[test]
fn the_same_call_gives_the_same_pixels() {
    let board = standard();
    let screen = Byobu::new(240.0, 130.0);
    let all = || {
        [
            screen.whole().pixels,
            screen.folded(3).pixels,
            taihou::showing(Thing::Flight, &board, 60.0).pixels,
            taihou::ribbon(Ribbon::Spoken, 54.0, 20.0, 1.0).pixels,
            taihou::knot(26.0),
            taihou::bronze_coin(9.0),
        ]
    };
    assert_eq!(all(), all());
}
