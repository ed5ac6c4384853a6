//! What Tebas is made of.

use super::{Sheet, lay_middle, save, zoom};
use taula_art::tebas::{self, Stone, degrees};
use taula_art::{Eyes, Pixels};
use taula_rules::games::tebas::{Board, Circle, Stack};
use taula_rules::{Levels, Seat};

/// Every thing of the game, singly and together.
pub(super) fn sheet(sheet: &Sheet) {
    discs(sheet);
    stacks(sheet);
    apart(sheet);
    board(sheet);
}

/// Bare stone to lay things on.
fn ground(width: u32, height: u32) -> Pixels {
    let mut all = Pixels::new(width, height);
    for p in all.rgba.as_chunks_mut::<4>().0 {
        *p = [0xBE, 0x97, 0x63, 255];
    }
    all
}

/// A disc with its shadow.
fn stand(under: &mut Pixels, picture: &Pixels, radius: f32, (x, y): (f32, f32)) {
    let off = radius * 0.13;
    lay_middle(under, &tebas::disc_shadow(radius), x + off, y + off * 1.2);
    lay_middle(under, picture, x, y);
}

fn discs(sheet: &Sheet) {
    let mut all = ground(900, 620);
    let mut small = ground(480, 300);
    for (row, stone) in Stone::ALL.into_iter().enumerate() {
        for north in 1..=4u8 {
            let name = format!("disc-{stone:?}-90-{north}");
            let picture = sheet.plain(&name, || tebas::disc(stone, degrees(north), 90.0));
            let at = (
                110.0 + 200.0 * f32::from(north - 1),
                110.0 + 200.0 * row as f32,
            );
            stand(&mut all, &picture, 90.0, at);
        }
        for (n, turned) in [20.0, 45.0, 70.0].into_iter().enumerate() {
            let picture = tebas::disc(stone, turned, 55.0);
            let at = (80.0 + 130.0 * (n as f32 + 3.0 * row as f32), 480.0);
            stand(&mut all, &picture, 55.0, at);
        }
        // At the sizes of the table: 1920, 1280, 1024, 800 wide.
        let mut x = 10.0;
        for radius in [55.0f32, 37.0, 28.0, 22.4, 15.0] {
            for (k, north) in [1, 2, 3, 4].into_iter().enumerate() {
                let name = format!("disc-{stone:?}-{radius}-{north}");
                let picture = sheet.plain(&name, || tebas::disc(stone, degrees(north), radius));
                let at = (
                    x + radius * 1.15,
                    4.0 + radius * (1.2 + 2.4 * (k / 2) as f32),
                );
                let at = (
                    at.0 + radius * 2.35 * (k % 2) as f32,
                    at.1 + 150.0 * row as f32,
                );
                if radius < 50.0 {
                    stand(&mut small, &picture, radius, at);
                }
            }
            if radius < 50.0 {
                x += radius * 4.9;
            }
        }
        let blocked = tebas::blocked(stone, degrees(2), 20.0);
        stand(
            &mut small,
            &blocked,
            20.0,
            (456.0, 40.0 + 150.0 * row as f32),
        );
        let blocked = tebas::blocked(stone, degrees(2), 14.0);
        stand(
            &mut small,
            &blocked,
            14.0,
            (456.0, 100.0 + 150.0 * row as f32),
        );
    }
    save(&sheet.folder, "tebas-discs", &all);
    save(&sheet.folder, "tebas-discs-small", &small);
    save(
        &sheet.folder,
        "tebas-discs-near",
        &zoom(&small, 0, 0, 480, 300, 3),
    );
}

/// Owners from the bottom, as letters.
fn of(owners: &str, north: u8) -> Stack {
    let seat = |owner| Seat(u8::from(owner == 'L'));
    let owners: Vec<Seat> = owners.chars().map(seat).collect();
    Stack::of(&owners, north).expect("a stack has discs")
}

fn stacks(sheet: &Sheet) {
    let mut all = ground(900, 420);
    for (row, radius) in [55.0f32, 37.0, 22.4].into_iter().enumerate() {
        for (n, owners) in [
            "IL",
            "LLI",
            "IIIL",
            "LIILI",
            "LIILILLI",
            "ILILIILLILIILLILIILI",
        ]
        .into_iter()
        .enumerate()
        {
            let name = format!("stack-{radius}-{}", owners.len());
            let drawn = sheet.plain(&name, || tebas::stack(of(owners, 3), radius));
            let at = (75.0 + 150.0 * n as f32, [80.0, 225.0, 340.0][row]);
            lay_middle(&mut all, &drawn, at.0, at.1);
        }
    }
    save(&sheet.folder, "tebas-stacks", &all);
}

/// What is not on the slab: the parts of a turning disc, the tray, ribbons, and all of it as other eyes see it.
fn apart(sheet: &Sheet) {
    let mut all = ground(1000, 330);
    for (row, stone) in Stone::ALL.into_iter().enumerate() {
        let y = 80.0 + 150.0 * row as f32;
        let face = sheet.plain("disc-face", || tebas::disc_face(stone, 55.0));
        let light = sheet.plain("disc-light", || tebas::disc_light(stone, 55.0));
        lay_middle(&mut all, &face, 70.0, y);
        lay_middle(&mut all, &light, 200.0, y);
        stand(&mut all, &face, 55.0, (330.0, y));
        lay_middle(&mut all, &light, 330.0, y);
        stand(&mut all, &tebas::disc(stone, 0.0, 55.0), 55.0, (460.0, y));
        let ribbon = taula_art::ribbon(stone.dye(), 12, 64, 1.0);
        all.lay(&ribbon, 540 + 40 * row as i32, 20);
        let ribbon = taula_art::ribbon(stone.dye(), 18, 96, 1.5);
        all.lay(&ribbon, 540 + 40 * row as i32, 100);
        let tile = taula_art::pattern_tile(stone.dye(), 24);
        all.lay(&tile, 540 + 40 * row as i32, 220);
        all.lay(&tile, 540 + 40 * row as i32, 244);
    }
    let mut tray = taula_art::seed_tray(164, 134, 1.0);
    for (n, stone) in [Stone::Ivory, Stone::Lapis, Stone::Lapis]
        .into_iter()
        .enumerate()
    {
        let at = (45.0 + 30.0 * n as f32, 60.0 + 8.0 * (n % 2) as f32);
        stand(
            &mut tray,
            &tebas::disc(stone, 90.0 * n as f32, 28.0),
            28.0,
            at,
        );
    }
    all.lay(&tray, 650, 20);
    save(&sheet.folder, "tebas-apart", &all);
    let mut eyes = ground(760, 560);
    for (row, eye) in Eyes::ALL.into_iter().enumerate() {
        let mut line = ground(760, 140);
        for (n, owners) in ["I", "L", "IL", "LI", "LIILIL"].into_iter().enumerate() {
            let picture = tebas::stack(of(owners, 2), 37.0);
            lay_middle(&mut line, &picture, 60.0 + 110.0 * n as f32, 70.0);
        }
        for (n, stone) in Stone::ALL.into_iter().enumerate() {
            line.lay(
                &taula_art::ribbon(stone.dye(), 24, 100, 1.0),
                600 + 50 * n as i32,
                20,
            );
        }
        eyes.lay(&taula_art::seen(line, eye), 0, 140 * row as i32);
    }
    save(&sheet.folder, "tebas-eyes", &eyes);
}

fn board(sheet: &Sheet) {
    let board = Board::read(&Levels::built_in(), "standard").expect("the standard board reads");
    for (unit, letters) in [
        (150.0, Some(26.0)),
        (100.0, Some(18.0)),
        (60.5, Some(14.0)),
        (23.0, None),
    ] {
        sheet.board(&format!("tebas-slab-{unit}"), || {
            tebas::slab(&board, unit, letters)
        });
    }
    for (unit, letters, size) in [
        (100.0f32, 18.0, (1280, 720)),
        (60.5, 14.0, (800, 600)),
        (150.0, 26.0, (1920, 1080)),
    ] {
        let mut scene = taula_art::table_top(size.0, size.1, size.1 as f32 / 720.0);
        let pieces = [
            ("d2", "I", 2),
            ("h1", "I", 3),
            ("c4", "I", 3),
            ("b3", "IL", 1),
            ("g2", "IIL", 4),
            ("i3", "LIILIL", 3),
            ("e3", "L", 3),
            ("k4", "L", 3),
            ("g4", "L", 1),
        ];
        let pieces = pieces.map(|(at, owners, north)| {
            let circle: Circle = at.parse().expect("a circle");
            (circle, of(owners, north))
        });
        let drawn = tebas::laid(&board, unit, Some(letters), pieces);
        let left = (size.0 as f32 - board.slab.0 * unit) / 2.0;
        let top = 76.0 * size.1 as f32 / 720.0;
        scene.lay(
            &drawn.pixels,
            (left - drawn.origin.0).round() as i32,
            (top - drawn.origin.1).round() as i32,
        );
        save(&sheet.folder, &format!("tebas-scene-{}", size.0), &scene);
        let (x, y) = ((left + 5.0 * unit) as u32, (top + 1.0 * unit) as u32);
        let near = zoom(&scene, x, y, (4.5 * unit) as u32, (2.6 * unit) as u32, 2);
        save(&sheet.folder, &format!("tebas-near-{}", size.0), &near);
    }
    let mut title = taula_art::table_top(900, 440, 1.0);
    for (x, side) in [(30, 396.0), (480, 264.0), (770, 100.0)] {
        let drawn = tebas::showing(&board, side);
        title.lay(
            &drawn.pixels,
            x - drawn.origin.0 as i32,
            20 - drawn.origin.1 as i32,
        );
    }
    save(&sheet.folder, "tebas-showing", &title);
}
