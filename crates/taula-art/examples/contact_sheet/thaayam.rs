//! What Thaayam is made of.

use super::{Sheet, lay_middle, save, zoom};
use taula_art::thaayam::{self, Seeds, Token};
use taula_art::{Dye, Pixels};
use taula_rules::games::thaayam::Board;
use taula_rules::{Levels, Seat};

/// Every thing of the game, singly and together.
pub(super) fn sheet(sheet: &Sheet) {
    sticks(sheet);
    seeds(sheet);
    board(sheet);
}

/// A stick or a twin with its shadow.
fn stand(under: &mut Pixels, twin: bool, dye: Dye, length: f32, lean: f32, (x, y): (f32, f32)) {
    let (shadow, piece) = if twin {
        (
            thaayam::twin_shadow(length, lean),
            thaayam::twin(dye, length, lean),
        )
    } else {
        (
            thaayam::stick_shadow(length, lean),
            thaayam::stick(dye, length, lean),
        )
    };
    let lift = length * 0.028;
    lay_middle(under, &shadow, x + lift * 0.7, y + lift);
    lay_middle(under, &piece, x, y);
}

fn sticks(sheet: &Sheet) {
    let mut all = taula_art::table_top(640, 260, 1.0);
    for p in all.rgba.as_chunks_mut::<4>().0 {
        *p = [0x8A, 0x38, 0x28, 255];
    }
    for (i, dye) in Dye::ALL.into_iter().enumerate() {
        let name = format!("stick-{}-80", dye.name());
        sheet.plain(&name, || thaayam::stick(dye, 80.0, 0.0));
        let name = format!("twin-{}-80", dye.name());
        sheet.plain(&name, || thaayam::twin(dye, 80.0, 0.0));
        let x = 30.0 + 160.0 * i as f32;
        stand(&mut all, false, dye, 80.0, -4.0, (x, 60.0));
        stand(&mut all, true, dye, 80.0, 0.0, (x + 55.0, 60.0));
        stand(&mut all, false, dye, 120.0, 5.0, (x, 180.0));
        stand(&mut all, false, dye, 53.0, 3.0, (x + 40.0, 150.0));
        stand(&mut all, true, dye, 53.0, 0.0, (x + 70.0, 150.0));
        stand(&mut all, false, dye, 37.0, 3.0, (x + 40.0, 220.0));
        stand(&mut all, true, dye, 37.0, 0.0, (x + 65.0, 220.0));
        stand(&mut all, false, dye, 20.0, 0.0, (x + 90.0, 220.0));
    }
    save(
        &sheet.folder,
        "thaayam-sticks",
        &zoom(&all, 0, 0, 640, 260, 2),
    );
    save(
        &sheet.folder,
        "thaayam-sticks-near",
        &zoom(&all, 0, 0, 320, 260, 4),
    );
}

fn seeds(sheet: &Sheet) {
    let mut all = taula_art::seed_tray(700, 560, 1.0);
    let kinds = [Seeds::Tamarind, Seeds::Cowrie];
    for (k, kind) in kinds.into_iter().enumerate() {
        for light in [false, true] {
            for shape in 0..4u8 {
                let turn = [-18.0, 26.0, 8.0, -34.0][usize::from(shape)];
                let name = format!("seed-{kind:?}-{shape}-{light}");
                let picture = sheet.plain(&name, || thaayam::seed(kind, shape, light, turn, 80.0));
                let at = (
                    70.0 + 95.0 * f32::from(shape),
                    70.0 + 100.0 * f32::from(u8::from(light)) + 200.0 * k as f32,
                );
                lay_middle(
                    &mut all,
                    &thaayam::seed_shadow(kind, 80.0),
                    at.0 + 4.0,
                    at.1 + 6.0,
                );
                lay_middle(&mut all, &picture, at.0, at.1);
                let small = thaayam::seed(kind, shape, light, turn, 46.0);
                let at = (440.0 + 62.0 * f32::from(shape), at.1);
                lay_middle(
                    &mut all,
                    &thaayam::seed_shadow(kind, 46.0),
                    at.0 + 2.5,
                    at.1 + 3.5,
                );
                lay_middle(&mut all, &small, at.0, at.1);
            }
        }
        for step in 0..12 {
            let name = format!("seed-{kind:?}-tumbling-{step:02}");
            let shape = (step % 4) as u8;
            let picture = sheet.plain(&name, || {
                thaayam::seed_tumbling(kind, shape, step, 12, 46.0)
            });
            lay_middle(
                &mut all,
                &picture,
                50.0 + 54.0 * step as f32,
                450.0 + 60.0 * k as f32,
            );
        }
    }
    save(
        &sheet.folder,
        "thaayam-seeds",
        &zoom(&all, 0, 0, 700, 560, 2),
    );
    let mut tokens = taula_art::paper(300, 90);
    for (i, state) in [Token::Waiting, Token::Chosen, Token::Struck]
        .into_iter()
        .enumerate()
    {
        for (r, x) in [(19.0, 40.0), (28.5, 170.0)] {
            let name = format!("token-{state:?}-{r}");
            let coin = sheet.plain(&name, || thaayam::score_token(state, r));
            lay_middle(&mut tokens, &coin, x + i as f32 * r * 2.4, 45.0);
        }
    }
    save(
        &sheet.folder,
        "thaayam-tokens",
        &zoom(&tokens, 0, 0, 300, 90, 4),
    );
}

fn board(sheet: &Sheet) {
    let level = Board::read(&Levels::built_in(), "standard").expect("the standard board reads");
    let all: Vec<Option<Dye>> = Dye::ALL.into_iter().map(Some).collect();
    for unit in [168.0, 112.0, 70.0, 40.0, 22.0] {
        sheet.board(&format!("thaayam-board-{unit}"), || {
            thaayam::board(&level, unit, &all)
        });
    }
    for unit in [39.0, 58.5, 24.0] {
        let shown = sheet.board(&format!("thaayam-showing-{unit}"), || {
            thaayam::showing(&level, unit, &all)
        });
        let mut table = taula_art::table_top(shown.pixels.width, shown.pixels.height, 1.0);
        table.lay(&shown.pixels, 0, 0);
        let (w, h) = (table.width, table.height);
        save(
            &sheet.folder,
            &format!("thaayam-title-{unit}"),
            &zoom(&table, 0, 0, w, h, 2),
        );
    }
    let swapped = [Some(Dye::Green), None, Some(Dye::Yellow), Some(Dye::Blue)];
    sheet.board("thaayam-board-60-swapped", || {
        thaayam::board(&level, 60.0, &swapped)
    });
    for (name, size, unit, corner) in [
        ("1280", (1280, 720), 112.0, (318.0, 38.0)),
        ("1920", (1920, 1080), 168.0, (477.0, 57.0)),
        ("800", (800, 600), 66.0, (210.0, 40.0)),
    ] {
        let scene = scene(&level, size, unit, corner);
        save(&sheet.folder, &format!("thaayam-scene-{name}"), &scene);
        if name == "1280" {
            save(
                &sheet.folder,
                "thaayam-zoom-1",
                &zoom(&scene, 310, 30, 420, 300, 3),
            );
            save(
                &sheet.folder,
                "thaayam-zoom-2",
                &zoom(&scene, 500, 400, 480, 300, 3),
            );
        }
    }
}

/// The table of the mock-up: four sticks in the upper palace, a twin, pieces in the castle.
fn scene(level: &Board, (w, h): (u32, u32), unit: f32, corner: (f32, f32)) -> Pixels {
    let all: Vec<Option<Dye>> = Dye::ALL.into_iter().map(Some).collect();
    let mut scene = taula_art::table_top(w, h, unit / 112.0);
    let drawn = thaayam::board(level, unit, &all);
    let at = |scene: &mut Pixels, d: &taula_art::Drawn| {
        let (x, y) = (corner.0 - d.origin.0, corner.1 - d.origin.1);
        scene.lay(&d.pixels, x.round() as i32, y.round() as i32);
    };
    at(&mut scene, &drawn);
    at(&mut scene, &thaayam::ribbon(level, 0, unit, Dye::Yellow));
    let long = unit * 0.715;
    let place = |seat: u8, index: u8, dx: f32, dy: f32| {
        let (x, y) = level
            .point(Seat(seat), index)
            .expect("the track is long enough");
        (corner.0 + (x + dx) * unit, corner.1 + (y + dy) * unit)
    };
    for (i, (dye, lean)) in [
        (Dye::Red, -3.0),
        (Dye::Blue, 4.0),
        (Dye::Blue, -2.0),
        (Dye::Green, 1.0),
    ]
    .into_iter()
    .enumerate()
    {
        let dx = (i as f32 - 1.5) * 0.23;
        stand(&mut scene, false, dye, long, lean, place(0, 8, dx, 0.0));
    }
    stand(
        &mut scene,
        true,
        Dye::Green,
        long,
        0.0,
        place(0, 19, 0.0, 0.0),
    );
    stand(
        &mut scene,
        false,
        Dye::Red,
        long,
        -3.0,
        place(0, 24, -0.37, 0.0),
    );
    stand(
        &mut scene,
        false,
        Dye::Green,
        long,
        3.0,
        place(0, 24, 0.37, 0.0),
    );
    stand(
        &mut scene,
        false,
        Dye::Blue,
        long,
        -6.0,
        place(0, 3, -0.12, 0.0),
    );
    stand(
        &mut scene,
        false,
        Dye::Red,
        long,
        -5.0,
        place(0, 11, -0.12, 0.0),
    );
    stand(
        &mut scene,
        true,
        Dye::Red,
        long,
        0.0,
        place(0, 13, 0.0, 0.0),
    );
    stand(
        &mut scene,
        true,
        Dye::Blue,
        long,
        0.0,
        place(0, 22, 0.0, 0.0),
    );
    stand(
        &mut scene,
        false,
        Dye::Yellow,
        long,
        0.0,
        place(0, 0, 0.0, 0.0),
    );
    stand(
        &mut scene,
        true,
        Dye::Yellow,
        long,
        0.0,
        place(0, 16, 0.0, 0.0),
    );
    let (tw, th) = ((266.0 * unit / 112.0) as u32, (148.0 * unit / 112.0) as u32);
    let tray = taula_art::seed_tray(tw, th, unit / 112.0);
    let left = corner.0 + 5.93 * unit;
    scene.lay(&tray, left as i32, (corner.1 + 0.64 * unit) as i32);
    for (shape, (dx, dy, light, turn)) in [
        (58.0, 60.0, true, -18.0),
        (118.0, 94.0, true, 26.0),
        (134.0, 42.0, false, 8.0),
        (200.0, 78.0, true, -34.0),
    ]
    .into_iter()
    .enumerate()
    {
        let size = unit * 0.42;
        let (x, y) = (
            left + dx * unit / 112.0,
            corner.1 + 0.64 * unit + dy * unit / 112.0,
        );
        let shadow = thaayam::seed_shadow(Seeds::Tamarind, size);
        lay_middle(&mut scene, &shadow, x + size * 0.06, y + size * 0.09);
        let seed = thaayam::seed(Seeds::Tamarind, shape as u8, light, turn, size);
        lay_middle(&mut scene, &seed, x, y);
    }
    scene
}
