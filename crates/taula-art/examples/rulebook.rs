//! Writes every picture of the rule books as a PNG to the folder given, at the size it has in the book at
//! 1280 by 720 and at twice that, and all of them on sheets of paper; of one game alone where it is named.
//!
//! `cargo run --release -p taula-art --example rulebook -- /tmp/rulebook tebas`

use std::path::PathBuf;

use taula_art::rulebook::{Picture, Rulebook};
use taula_art::{Drawn, Dye, Pixels, parchis, taihou, tebas, thaayam};
use taula_rules::Levels;
use taula_rules::games;

fn main() {
    let levels = Levels::built_in();
    let reads = "the board reads";
    let book = parchis::diagram::Rulebook::built_in();
    let board = games::parchis::Board::read(&levels, &book.board).expect(reads);
    write("parchis", &book, &board);
    let book = thaayam::diagram::Rulebook::built_in();
    let board = games::thaayam::Board::read(&levels, &book.board).expect(reads);
    book.check(&board).expect("the rule book suits the board");
    write("thaayam", &book, &board);
    let book = tebas::diagram::Rulebook::built_in();
    let board = games::tebas::Board::read(&levels, &book.board).expect(reads);
    book.check(&board).expect("the rule book suits the board");
    write("tebas", &book, &board);
    let book = taihou::diagram::Rulebook::built_in();
    let board = games::taihou::Board::read(&levels, &book.board).expect(reads);
    book.check(&board).expect("the rule book suits the board");
    write("taihou", &book, &board);
}

fn write<P: Picture>(game: &str, book: &Rulebook<P>, board: &P::Board) {
    if std::env::args().nth(2).is_some_and(|only| only != game) {
        return;
    }
    let folder = PathBuf::from(
        std::env::args()
            .nth(1)
            .unwrap_or_else(|| "/tmp/rulebook".into()),
    );
    let folder = folder.join(game);
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let dyes: Vec<_> = Dye::ALL.into_iter().map(Some).collect();
    let save = |name: &str, p: &Pixels| {
        std::fs::write(folder.join(format!("{name}.png")), p.to_png())
            .expect("the folder can be written");
    };
    for scale in [1, 2] {
        let paint = |d: &P, width: f32, step: Option<usize>| -> Drawn {
            let (w, h) = d.size(board);
            // No higher than the book has room for.
            let unit = (width / w).min(320.0 / 270.0 * width / w.max(h));
            d.paint(board, &dyes, unit, step)
        };
        let mut sheets: Vec<Pixels> = Vec::new();
        for (i, chapter) in book.chapters.iter().enumerate() {
            let start = std::time::Instant::now();
            let figure = paint(&chapter.figure, 270.0 * scale as f32, None);
            let took = start.elapsed().as_secs_f64() * 1000.0;
            println!(
                "{:<16} x{scale} {:?} {took:.1} ms",
                chapter.id, figure.pixels
            );
            save(&format!("{}-{scale}x", chapter.id), &figure.pixels);
            if i % 6 == 0 {
                sheets.push(taula_art::paper(1000 * scale, 760 * scale));
            }
            let sheet = sheets.last_mut().expect("one was begun");
            let (x, y) = ((i % 3) as i32 * 330, (i % 6 / 3) as i32 * 380);
            let at = |v: i32| v * scale as i32;
            sheet.lay(&figure.pixels, at(x + 14), at(y + 6));
            if let Some(exception) = &chapter.exception {
                let (w, h) = exception.size(board);
                let unit = (124.0 / w).min(76.0 / h).min(25.0) * scale as f32;
                let small = exception.paint(board, &dyes, unit, None);
                save(&format!("{}-exception-{scale}x", chapter.id), &small.pixels);
                sheet.lay(&small.pixels, at(x + 14), at(y + 290));
            }
            for step in 0..chapter.figure.steps() {
                let one = paint(&chapter.figure, 270.0 * scale as f32, Some(step));
                save(
                    &format!("{}-step-{}-{scale}x", chapter.id, step + 1),
                    &one.pixels,
                );
            }
        }
        for (i, sheet) in sheets.iter().enumerate() {
            save(&format!("sheet-{}-{scale}x", i + 1), sheet);
        }
    }
}
