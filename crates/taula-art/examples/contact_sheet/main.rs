//! Writes a PNG of everything this crate makes to the folder given, and says how long each took.
//!
//! `cargo run --release -p taula-art --example contact_sheet -- /tmp/sheet`, a game's name behind it for its
//! things alone.

mod scene;
mod taihou;
mod tebas;
mod thaayam;

use std::path::{Path, PathBuf};
use std::time::Instant;
use taula_art::parchis::{self, Drawn};
use taula_art::{Dye, Pixels};
use taula_rules::Levels;
use taula_rules::games::parchis::Board;

struct Sheet {
    folder: PathBuf,
}

impl Sheet {
    fn keep<T>(&self, name: &str, picture: impl Fn() -> T, pixels: impl Fn(&T) -> &Pixels) -> T {
        let start = Instant::now();
        let made = picture();
        let took = start.elapsed().as_secs_f64() * 1000.0;
        let p = pixels(&made);
        println!("{name:<28} {:>4} x {:<4} {took:>8.2} ms", p.width, p.height);
        std::fs::write(self.folder.join(format!("{name}.png")), p.to_png())
            .expect("the folder can be written");
        made
    }

    fn plain(&self, name: &str, picture: impl Fn() -> Pixels) -> Pixels {
        self.keep(name, picture, |p| p)
    }

    fn board(&self, name: &str, picture: impl Fn() -> Drawn) -> Drawn {
        self.keep(name, picture, |d| &d.pixels)
    }
}

/// A part of a picture, each pixel `times` as wide and high, to look at closely.
fn zoom(p: &Pixels, x: u32, y: u32, w: u32, h: u32, times: u32) -> Pixels {
    let mut out = Pixels::new(w * times, h * times);
    for i in 0..out.width * out.height {
        let from = p.at(
            (x + i % out.width / times) as i32,
            (y + i / out.width / times) as i32,
        );
        out.rgba[i as usize * 4..][..4].copy_from_slice(&from);
    }
    out
}

/// Lays `top` with its middle at a point.
fn lay_middle(under: &mut Pixels, top: &Pixels, x: f32, y: f32) {
    under.lay(
        top,
        (x - top.width as f32 / 2.0).round() as i32,
        (y - top.height as f32 / 2.0).round() as i32,
    );
}

fn main() {
    let folder = PathBuf::from(
        std::env::args()
            .nth(1)
            .unwrap_or_else(|| "/tmp/taula-art".into()),
    );
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let sheet = Sheet {
        folder: folder.clone(),
    };
    if std::env::args().nth(2).is_none_or(|only| only == "thaayam") {
        thaayam::sheet(&sheet);
    }
    if std::env::args().nth(2).is_none_or(|only| only == "tebas") {
        tebas::sheet(&sheet);
    }
    if std::env::args().nth(2).is_none_or(|only| only == "taihou") {
        taihou::sheet(&sheet);
        scene::sheet(&sheet);
    }
    if std::env::args()
        .nth(2)
        .is_some_and(|only| only != "parchis")
    {
        return;
    }
    let level = Board::read(&Levels::built_in(), "standard").expect("the standard board reads");
    let all: Vec<_> = Dye::ALL.iter().map(|&d| Some(d)).collect();

    let start = Instant::now();
    std::hint::black_box(taula_art::fonts::serif_bold());
    println!(
        "finding the fonts {:>30.2} ms",
        start.elapsed().as_secs_f64() * 1000.0
    );
    let table = sheet.plain("table-1280x720", || taula_art::table_top(1280, 720, 1.0));
    sheet.plain("table-1920x1080", || taula_art::table_top(1920, 1080, 1.5));
    let board = sheet.board("board-32", || {
        parchis::board(&level, 32.0, &all, Some(16.0))
    });
    sheet.board("board-32-again", || {
        parchis::board(&level, 32.0, &all, Some(16.0))
    });
    sheet.board("board-48", || {
        parchis::board(&level, 48.0, &all, Some(24.0))
    });
    let small = sheet.board("board-15.8-three", || {
        parchis::board(&level, 15.8, &[all[0], all[1], all[2], None], None)
    });
    let title = sheet.board("board-10.3", || parchis::board(&level, 10.3, &all, None));
    let tiny = sheet.board("board-5", || parchis::board(&level, 5.0, &all, None));
    let swapped = [Some(Dye::Green), None, Some(Dye::Yellow), Some(Dye::Blue)];
    sheet.board("board-24-swapped", || {
        parchis::board(&level, 24.0, &swapped, Some(13.0))
    });
    let mut pawns = Vec::new();
    for dye in Dye::ALL {
        pawns.push(sheet.plain(&format!("pawn-{dye:?}-12"), || parchis::pawn(dye, 12.0)));
        sheet.plain(&format!("pawn-{dye:?}-42"), || parchis::pawn(dye, 42.0));
        sheet.plain(&format!("ghost-{dye:?}-12"), || parchis::ghost(dye, 12.0));
        sheet.plain(&format!("ribbon-{dye:?}"), || {
            taula_art::ribbon(dye, 14, 62, 1.0)
        });
        sheet.plain(&format!("pattern-{dye:?}"), || {
            taula_art::pattern_tile(dye, 8)
        });
    }
    let shadow = sheet.plain("pawn-shadow-12", || parchis::pawn_shadow(12.0));
    let beam = sheet.plain("beam", || parchis::barrier_beam(49.4, 27.2));
    for face in 1..=6 {
        sheet.plain(&format!("die-{face}-64"), || {
            taula_art::bone_die(face, 64.0)
        });
    }
    for step in 0..12 {
        sheet.plain(&format!("die-tumbling-{step:02}"), || {
            taula_art::bone_die_tumbling(step, 12, 64.0)
        });
    }
    sheet.plain("die-6-128", || taula_art::bone_die(6, 128.0));
    let die_shadow = sheet.plain("die-shadow-64", || taula_art::die_shadow(64.0));
    let tray = sheet.plain("tray", || taula_art::dice_tray(250, 146, 1.0));
    let token = sheet.plain("token-15.5", || taula_art::brass_token(15.5));
    sheet.plain("token-40", || taula_art::brass_token(40.0));
    let plinth = sheet.plain("plinth", || taula_art::plinth(240, 256, 1.0));
    let paper = sheet.plain("paper", || taula_art::paper(256, 256));
    let lettering = sheet.keep(
        "title-120",
        || taula_art::carved_title("Taula", 120.0),
        |l| &l.pixels,
    );
    let small_title = sheet.keep(
        "title-48",
        || taula_art::carved_title("Irabazlea: Ane", 48.0),
        |l| &l.pixels,
    );

    // Everything on one table, to see it together.
    let mut scene = table.clone();
    let at = |d: &Drawn, x: i32, y: i32| (x - d.origin.0 as i32, y - d.origin.1 as i32);
    let (x, y) = at(&board, 320, 40);
    scene.lay(&board.pixels, x, y);
    let on = |p: (f32, f32)| (320.0 + p.0 * 32.0, 40.0 + p.1 * 32.0);
    let stand = |scene: &mut Pixels, seat: usize, p: (f32, f32)| {
        let (x, y) = on(p);
        lay_middle(scene, &shadow, x + 2.5, y + 3.5);
        lay_middle(scene, &pawns[seat], x, y);
    };
    for (i, seat) in level.seats.iter().enumerate() {
        for &h in &seat.home.hollows[..i + 1] {
            stand(&mut scene, i, h);
        }
        for &h in &seat.goal.hollows[i..] {
            stand(&mut scene, i, h);
        }
        for k in 0..4 {
            stand(
                &mut scene,
                k,
                level.ring[(i * 17 + k * 3 + 1) % level.ring.len()].one,
            );
        }
        stand(&mut scene, i, seat.column[2].one);
    }
    let barrier = &level.ring[22];
    let (a, b) = (on(barrier.two.0), on(barrier.two.1));
    let upright = parchis::barrier_beam(27.2, 49.4);
    let beam = if (a.0 - b.0).abs() > (a.1 - b.1).abs() {
        &beam
    } else {
        &upright
    };
    lay_middle(&mut scene, beam, (a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
    stand(&mut scene, 1, barrier.two.0);
    stand(&mut scene, 1, barrier.two.1);
    let ghost = parchis::ghost(Dye::Red, 12.0);
    let (x, y) = on(level.ring[45].one);
    lay_middle(&mut scene, &ghost, x, y);
    let cast = taula_art::thing_shadow(250, 146, 12.0, 9.0);
    lay_middle(&mut scene, &cast, 1131.0 + 6.0, 167.0 + 9.0);
    scene.lay(&tray, 1006, 94);
    lay_middle(&mut scene, &die_shadow, 1068.0 + 6.0, 167.0 + 9.0);
    lay_middle(&mut scene, &taula_art::bone_die(6, 64.0), 1068.0, 167.0);
    lay_middle(
        &mut scene,
        &taula_art::bone_die_tumbling(3, 12, 40.0),
        1200.0,
        180.0,
    );
    lay_middle(&mut scene, &token, 1140.0, 131.0);
    scene.lay(&plinth, 1010, 260);
    for (i, dye) in Dye::ALL.into_iter().enumerate() {
        lay_middle(
            &mut scene,
            &parchis::pawn_shadow(26.0),
            1065.0 + 120.0 * (i % 2) as f32 + 4.0,
            325.0 + 110.0 * (i / 2) as f32 + 6.0,
        );
        lay_middle(
            &mut scene,
            &parchis::pawn(dye, 26.0),
            1065.0 + 120.0 * (i % 2) as f32,
            325.0 + 110.0 * (i / 2) as f32,
        );
    }
    scene.lay(&lettering.pixels, 6, 10);
    scene.lay(&small_title.pixels, 980, 26);
    scene.lay(&paper, 24, 190);
    for (i, dye) in Dye::ALL.into_iter().enumerate() {
        scene.lay(
            &taula_art::ribbon(dye, 14, 62, 1.0),
            24,
            190 + 64 * i as i32,
        );
        let tile = taula_art::pattern_tile(dye, 8);
        for k in 0..64 {
            scene.lay(
                &tile,
                60 + 8 * (k % 4),
                194 + 64 * i as i32 + 8 * (k / 4).min(6),
            );
        }
    }
    let (x, y) = at(&tiny, 150, 220);
    scene.lay(&tiny.pixels, x, y);
    let (x, y) = at(&title, 40, 480);
    scene.lay(&title.pixels, x, y);
    save(&folder, "scene", &scene);
    save(&folder, "zoom-board-1", &zoom(&scene, 298, 18, 400, 260, 3));
    save(
        &folder,
        "zoom-board-2",
        &zoom(&scene, 530, 250, 400, 260, 3),
    );
    save(&folder, "zoom-right", &zoom(&scene, 980, 0, 300, 240, 4));
    save(
        &folder,
        "zoom-plinth",
        &zoom(&scene, 1000, 250, 270, 270, 4),
    );
    save(&folder, "zoom-left", &zoom(&scene, 0, 0, 340, 240, 4));
    save(&folder, "zoom-small", &zoom(&scene, 20, 190, 290, 520, 2));
    // Pieces at the sizes they are used in, on a plain ground.
    let mut pieces = taula_art::plinth(320, 120, 1.0);
    for (i, dye) in Dye::ALL.into_iter().enumerate() {
        let y = 16.0 + 29.0 * i as f32;
        let mut x = 10.0;
        for r in [2.6, 5.0, 7.4, 12.0, 15.0, 19.0] {
            lay_middle(
                &mut pieces,
                &parchis::pawn_shadow(r),
                x + r * 0.2,
                y + r * 0.28,
            );
            lay_middle(&mut pieces, &parchis::pawn(dye, r), x, y);
            lay_middle(&mut pieces, &parchis::ghost(dye, r), x + 160.0, y);
            x += 9.0 + r * 1.7;
        }
    }
    save(&folder, "pieces", &zoom(&pieces, 0, 0, 320, 120, 4));
    let mut setup = taula_art::table_top(420, 420, 1.0);
    setup.lay(&small.pixels, 10, 10);
    save(&folder, "setup", &zoom(&setup, 0, 0, 420, 420, 2));
    let mut roll = taula_art::dice_tray(720, 260, 1.0);
    for step in 0..12 {
        lay_middle(
            &mut roll,
            &taula_art::bone_die_tumbling(step, 12, 64.0),
            70.0 + 115.0 * (step % 6) as f32,
            70.0 + 120.0 * (step / 6) as f32,
        );
    }
    save(&folder, "roll", &zoom(&roll, 0, 0, 720, 260, 2));
    let mut faces = taula_art::dice_tray(720, 130, 1.0);
    for face in 1..=6 {
        lay_middle(
            &mut faces,
            &die_shadow,
            76.0 + 115.0 * f32::from(face - 1),
            74.0,
        );
        lay_middle(
            &mut faces,
            &taula_art::bone_die(face, 64.0),
            70.0 + 115.0 * f32::from(face - 1),
            65.0,
        );
    }
    save(&folder, "faces", &zoom(&faces, 0, 0, 720, 130, 2));
}

fn save(folder: &Path, name: &str, p: &Pixels) {
    std::fs::write(folder.join(format!("{name}.png")), p.to_png())
        .expect("the folder can be written");
}
