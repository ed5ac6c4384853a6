//! Parchís, and what belongs to no game: the table, papers, lettering.

use taula_art::parchis::{self, Drawn};
use taula_art::{Dye, Pixels};
use taula_rules::Levels;
use taula_rules::games::parchis::Board;

use super::{distance, everyone, patch};

fn standard() -> Board {
    Board::read(&Levels::built_in(), "standard").expect("the standard board reads")
}

fn opaque(p: &Pixels) -> bool {
    p.rgba.as_chunks::<4>().0.iter().all(|c| c[3] == 255)
}

/// A point of a home that is paint: between its first corner and its middle, clear of the lines.
fn painted(board: &Board, seat: usize) -> (f32, f32) {
    let home = &board.seats[seat].home;
    let (a, b) = (home.corners[0], home.centre);
    (a.0 + (b.0 - a.0) * 0.22, a.1 + (b.1 - a.1) * 0.22)
}

#[test]
fn table_and_paper_are_opaque_and_as_large_as_asked() {
    for (w, h, scale) in [(320, 200, 1.0), (641, 363, 1.5), (1, 1, 1.0)] {
        let t = taula_art::table_top(w, h, scale);
        assert_eq!(
            (t.width, t.height, t.rgba.len()),
            (w, h, (w * h * 4) as usize)
        );
        assert!(opaque(&t));
    }
    assert!(opaque(&taula_art::paper(256, 256)));
    for dye in Dye::ALL {
        assert!(
            opaque(&taula_art::pattern_tile(dye, 8))
                && opaque(&taula_art::ribbon(dye, 14, 60, 1.0))
        );
    }
}

#[test]
fn pieces_are_transparent_around_and_solid_within() {
    for radius in [4.0, 12.0, 19.5, 42.0] {
        for dye in Dye::ALL {
            let p = parchis::pawn(dye, radius);
            let m = p.width as i32 / 2;
            assert_eq!(p.width, p.height);
            assert!(p.width as f32 >= 2.0 * radius);
            assert_eq!((p.at(0, 0)[3], p.at(m, m)[3]), (0, 255));
            let edge = p.at(m + (radius * 0.8) as i32, m);
            assert_eq!(edge[3], 255);
        }
    }
    for face in 1..=6 {
        let d = taula_art::bone_die(face, 64.0);
        assert_eq!(
            (
                d.at(0, 0)[3],
                d.at(d.width as i32 / 2 + 8, d.height as i32 / 2)[3]
            ),
            (0, 255)
        );
    }
}

#[test]
fn each_home_is_painted_in_its_seats_dye() {
    let board = standard();
    for unit in [7.0, 15.8, 32.0] {
        let d = parchis::board(&board, unit, &everyone(), None);
        for (seat, dye) in Dye::ALL.into_iter().enumerate() {
            let c = patch(&d, unit, painted(&board, seat), (unit / 5.0) as i32);
            let near = Dye::ALL
                .into_iter()
                .min_by(|a, b| distance(c, a.rgb()).total_cmp(&distance(c, b.rgb())));
            assert_eq!(near, Some(dye), "seat {seat} at {unit}: {c:?}");
            assert!(
                distance(c, dye.rgb()) < 50.0,
                "seat {seat} at {unit}: {c:?}"
            );
        }
    }
}

#[test]
fn a_seat_nobody_plays_is_bare_wood() {
    let board = standard();
    let nobody = parchis::board(&board, 24.0, &[None; 4], Some(12.0));
    let mut three = everyone();
    three[3] = None;
    let three = parchis::board(&board, 24.0, &three, Some(12.0));
    let short = parchis::board(&board, 24.0, &everyone()[..3], Some(12.0));
    assert_eq!(
        three.pixels, short.pixels,
        "a seat that is not told of is played by nobody"
    );
    for d in [&nobody, &three] {
        let c = patch(d, 24.0, painted(&board, 3), 4);
        assert!(distance(c, taula_art::palette::LIMEWOOD) < 45.0, "{c:?}");
        let c = patch(d, 24.0, board.seats[3].column[3].one, 4);
        assert!(distance(c, taula_art::palette::LIMEWOOD) < 45.0, "{c:?}");
    }
}

#[test]
fn the_picture_holds_the_board_and_its_shadow() {
    let board = standard();
    for unit in [3.0, 10.3, 32.0] {
        let Drawn { pixels, origin } = parchis::board(&board, unit, &everyone(), None);
        let far = (
            origin.0 + board.field.0 * unit,
            origin.1 + board.field.1 * unit,
        );
        let frame = parchis::FRAME * unit;
        assert!(
            origin.0 > frame
                && origin.1 > frame
                && far.0 + frame < pixels.width as f32
                && far.1 + frame < pixels.height as f32
        );
        // The border of the picture is all but clear, the frame solid, the shadow below it there.
        for x in 0..pixels.width as i32 {
            assert!(pixels.at(x, 0)[3] <= 6 && pixels.at(x, pixels.height as i32 - 1)[3] <= 6);
        }
        let middle = (origin.0 + far.0) / 2.0;
        assert_eq!(
            pixels.at(middle as i32, (origin.1 - frame / 2.0) as i32)[3],
            255
        );
        let shadow = pixels.at(middle as i32, (far.1 + frame + 0.5 * unit) as i32)[3];
        assert!((30..230).contains(&shadow), "{shadow}");
    }
}

#[test]
fn a_board_of_another_shape_is_painted_too() {
    let mut board = standard();
    board.seats.truncate(2);
    board.ring.truncate(30);
    board.field = (14.0, 20.0);
    let d = parchis::board(
        &board,
        9.0,
        &[Some(Dye::Green), Some(Dye::Yellow)],
        Some(5.0),
    );
    assert!(d.pixels.height > d.pixels.width);
}

/// Severe colour vision deficiencies after Machado, Oliveira and Fernandes (2009), for linear RGB.
const DEFICIENCIES: [(&str, [[f32; 3]; 3]); 3] = [
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

fn linear(v: u8) -> f32 {
    let v = f32::from(v) / 255.0;
    if v <= 0.04045 {
        v / 12.92
    } else {
        ((v + 0.055) / 1.055).powf(2.4)
    }
}

/// Lightness (0..100) of a colour as it is seen with a deficiency.
fn lightness(c: [u8; 4], m: &[[f32; 3]; 3]) -> f32 {
    let c = [linear(c[0]), linear(c[1]), linear(c[2])];
    let seen = m.map(|row| (row[0] * c[0] + row[1] * c[1] + row[2] * c[2]).clamp(0.0, 1.0));
    let y = 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2];
    116.0
        * if y > 0.008_856 {
            y.cbrt()
        } else {
            7.787 * y + 16.0 / 116.0
        }
        - 16.0
}

#[test]
fn dyes_can_be_told_apart_without_their_hues() {
    let size = 16;
    for (name, m) in DEFICIENCIES {
        let seen: Vec<Vec<f32>> = Dye::ALL
            .iter()
            .map(|&dye| {
                taula_art::pattern_tile(dye, size)
                    .rgba
                    .as_chunks::<4>()
                    .0
                    .iter()
                    .map(|&c| lightness(c, &m))
                    .collect()
            })
            .collect();
        for (i, a) in seen.iter().enumerate() {
            let span = a.iter().copied().fold(f32::MIN, f32::max)
                - a.iter().copied().fold(f32::MAX, f32::min);
            assert!(
                i == 0 || span > 12.0,
                "{name}: the pattern of {:?} shows by {span}",
                Dye::ALL[i]
            );
            for (j, b) in seen.iter().enumerate().skip(i + 1) {
                let mean = |v: &[f32]| v.iter().sum::<f32>() / v.len() as f32;
                let tone = (mean(a) - mean(b)).abs();
                // Where the tones are close the patterns are not: lightness less its mean, point by point.
                let shape = a
                    .iter()
                    .zip(b)
                    .map(|(x, y)| (x - mean(a) - y + mean(b)).abs())
                    .sum::<f32>()
                    / a.len() as f32;
                assert!(
                    tone > 15.0 || shape > 3.0,
                    "{name}: {:?} and {:?}: {tone}, {shape}",
                    Dye::ALL[i],
                    Dye::ALL[j]
                );
            }
        }
    }
}

#[test]
fn heads_differ_in_shape() {
    // Seen as light and dark alone, at the smallest size pawns are used, no two heads are alike.
    let grey = |dye| -> Vec<i32> {
        let p = parchis::pawn(dye, 12.0);
        p.rgba
            .as_chunks::<4>()
            .0
            .iter()
            .map(|c| (i32::from(c[0]) * 2 + i32::from(c[1]) * 7 + i32::from(c[2])) / 10)
            .collect()
    };
    let all = Dye::ALL.map(grey);
    for i in 0..4 {
        for j in i + 1..4 {
            let off = all[i]
                .iter()
                .zip(&all[j])
                .filter(|(a, b)| (*a - *b).abs() > 30)
                .count();
            assert!(
                off > all[i].len() / 10,
                "{:?} {:?}: {off}",
                Dye::ALL[i],
                Dye::ALL[j]
            );
        }
    }
}

#[test]
fn paper_repeats_without_a_seam() {
    let p = taula_art::paper(256, 256);
    let step = |a: [u8; 4], b: [u8; 4]| (i32::from(a[0]) - i32::from(b[0])).abs();
    let inside: i32 = (0..256)
        .map(|i| step(p.at(100, i), p.at(101, i)) + step(p.at(i, 100), p.at(i, 101)))
        .sum();
    let seam: i32 = (0..256)
        .map(|i| step(p.at(255, i), p.at(0, i)) + step(p.at(i, 255), p.at(i, 0)))
        .sum();
    assert!(seam * 2 < inside * 3, "{seam} {inside}");
}

/// Pixels as dark as a pip.
fn dark(p: &Pixels) -> usize {
    p.rgba
        .as_chunks::<4>()
        .0
        .iter()
        .filter(|c| c[3] == 255 && c[1] < 60)
        .count()
}

#[test]
fn a_resting_die_shows_its_number_and_a_rolling_one_none() {
    let one = dark(&taula_art::bone_die(1, 64.0)) as f32;
    assert!(one > 40.0);
    for face in 1..=6u8 {
        let pips = dark(&taula_art::bone_die(face, 64.0)) as f32 / one;
        assert!((pips - f32::from(face)).abs() < 0.3, "{face}: {pips}");
    }
    let faces: Vec<_> = (1..=6)
        .map(|face| taula_art::bone_die(face, 64.0))
        .collect();
    let steps: Vec<_> = (0..12)
        .map(|step| taula_art::bone_die_tumbling(step, 12, 64.0))
        .collect();
    for (i, step) in steps.iter().enumerate() {
        assert!(
            dark(step) < 40,
            "no pip is sharp in step {i}: {}",
            dark(step)
        );
        for face in &faces {
            assert_eq!((step.width, step.height), (face.width, face.height));
            let off = step
                .rgba
                .iter()
                .zip(&face.rgba)
                .filter(|(a, b)| a.abs_diff(**b) > 24)
                .count();
            assert!(
                off * 5 > step.rgba.len() / 2,
                "step {i} is unlike every face: {off}"
            );
        }
        assert!(
            steps[..i].iter().all(|other| other != step),
            "step {i} is another picture"
        );
    }
}

#[test]
fn lettering_says_where_it_lies() {
    let l = taula_art::carved_title("H", 100.0);
    let at = |x: f32, y: f32| {
        l.pixels
            .at((l.origin.0 + x) as i32, (l.origin.1 - y) as i32)[3]
    };
    let stem = (0..(l.advance as i32)).any(|x| at(x as f32, l.cap_height * 0.3) == 255);
    let above = (0..(l.advance as i32)).all(|x| at(x as f32, l.cap_height + 12.0) == 0);
    assert!(stem && above);
    assert!((60.0..110.0).contains(&l.advance), "{}", l.advance);
    let wide = taula_art::carved_title("Irabazlea: Jon & Miren <3", 48.0);
    assert!(wide.pixels.width as f32 >= wide.advance);
    assert!(
        taula_art::carved_title("", 48.0).pixels.width > 0,
        "no text, no fault"
    );
}

#[test]
fn the_four_colours_stand_side_by_side_and_are_four_to_all_eyes() {
    use taula_art::{Eyes, seen};
    let (w, h) = (218.0, 84.0);
    let strip = parchis::seat_strip(w, h);
    // The paint beside each pawn, in a corner of its field.
    let corners = |pixels: &Pixels| {
        let drawn = Drawn {
            pixels: pixels.clone(),
            origin: strip.origin,
        };
        let wide = (w - 24.0) / 4.0;
        [0.0, 1.0, 2.0, 3.0].map(|seat| {
            let (x, y) = (12.0 + (seat + 0.24) * wide, h * 0.78);
            patch(&drawn, 1.0, (x, y), 2)
        })
    };
    for (colour, dye) in corners(&strip.pixels).into_iter().zip(Dye::ALL) {
        let near = Dye::ALL
            .into_iter()
            .min_by(|a, b| distance(colour, a.rgb()).total_cmp(&distance(colour, b.rgb())));
        assert_eq!(near, Some(dye), "{colour:?}");
    }
    // To eyes without blue, blue and green are one paint: it is pattern and head that tell them apart.
    // To eyes without blue, blue and green are one paint: it is pattern and head that tell them apart.
    let frame = parchis::FRAME * h / 5.2;
    let wide = ((w - 2.0 * frame) / 4.0) as i32;
    let (left, top) = ((strip.origin.0 + frame) as i32, strip.origin.1 as i32);
    for eyes in Eyes::ALL {
        let picture = seen(strip.pixels.clone(), eyes);
        let tile = |seat: i32, x: i32, y: i32| picture.at(left + seat * wide + x, top + y);
        for (a, b) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
            let places = (14..70).flat_map(|y| (2..wide - 2).map(move |x| (x, y)));
            let (all, other) = places.fold((0, 0), |(all, other), (x, y)| {
                let (a, b) = (tile(a, x, y), tile(b, x, y));
                let unlike = (0..3).any(|k| a[k].abs_diff(b[k]) > 30);
                (all + 1, other + i32::from(unlike))
            });
            assert!(other * 6 > all, "{eyes:?}: {a} and {b}: {other} of {all}");
        }
    }
}

#[test]
fn the_same_call_gives_the_same_pixels() {
    let board = standard();
    let all = || {
        [
            taula_art::table_top(333, 222, 1.25),
            parchis::board(&board, 12.5, &everyone(), Some(8.0)).pixels,
            parchis::ghost(Dye::Blue, 13.0),
            parchis::barrier_beam(50.0, 28.0),
            taula_art::bone_die_tumbling(5, 16, 40.0),
            taula_art::dice_tray(120, 80, 1.0),
            taula_art::brass_token(16.0),
            taula_art::plinth(90, 60, 1.0),
            taula_art::seen(
                parchis::seat_strip(120.0, 50.0).pixels,
                taula_art::Eyes::Tritanopia,
            ),
            taula_art::carved_title("Taula", 60.0).pixels,
        ]
    };
    assert_eq!(all(), all());
}

#[test]
fn pngs_keep_the_size() {
    let png = taula_art::brass_token(9.0).to_png();
    assert_eq!(&png[1..4], b"PNG");
    assert_eq!(&png[16..24], &[0, 0, 0, 22, 0, 0, 0, 22]);
}

#[test]
fn pictures_are_read_back_and_sized() {
    let picture = taula_art::brass_token(9.0);
    let png = picture.to_png();
    let read = taula_art::Pixels::from_png(&png, 64).unwrap();
    assert_eq!((read.width, read.height), (picture.width, picture.height));
    let apart = read
        .rgba
        .chunks(4)
        .zip(picture.rgba.chunks(4))
        .filter(|(a, b)| a[3] == 255 && a != b)
        .count();
    assert_eq!(apart, 0);
    assert!(
        taula_art::Pixels::from_png(&png, 8).is_none(),
        "it is too large"
    );
    for cut in [0, 10, 20, png.len() / 2] {
        assert!(taula_art::Pixels::from_png(&png[..cut], 64).is_none());
    }
    // A plain picture is as plain at any size.
    let mut plain = taula_art::Pixels::new(7, 5);
    plain.rgba = [10, 200, 30, 255].repeat(35);
    for (width, height) in [(7, 5), (3, 2), (20, 33), (1, 1), (0, 0)] {
        let sized = plain.sized(width, height);
        assert_eq!((sized.width, sized.height), (width.max(1), height.max(1)));
        assert!(
            sized
                .rgba
                .chunks(4)
                .all(|pixel| pixel == [10, 200, 30, 255])
        );
    }
}
