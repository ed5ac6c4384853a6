//! The garden games' scene: the folding screen, the things of the title, what calls are made with.

use super::{Sheet, lay_middle};
use taula_art::Drawn;
use taula_art::taihou::{self, Byobu, LEAVES, Ribbon, Thing};
use taula_rules::Levels;
use taula_rules::games::taihou::Board;

pub(super) fn sheet(sheet: &Sheet) {
    let board = Board::read(&Levels::built_in(), "standard").expect("the standard board reads");
    screen(sheet, &board);
    for side in [142.0, 215.0, 430.0] {
        let gap = side * 0.16;
        let (w, h) = (side * 3.0 + gap * 4.0, side + gap * 2.0);
        let mut table = taula_art::table_top(w as u32, h as u32, side / 215.0);
        for (n, thing) in Thing::ALL.into_iter().enumerate() {
            let name = format!("scene-thing-{thing:?}-{side}");
            let shown = sheet.board(&name, || taihou::showing(thing, &board, side));
            lay(&mut table, &shown, (gap + n as f32 * (side + gap), gap));
        }
        sheet.plain(&format!("scene-things-{side}"), || table.clone());
    }
    let mut calls = taula_art::paper(520, 130);
    for (n, kind) in [Ribbon::Spoken, Ribbon::Pressed, Ribbon::Empty]
        .into_iter()
        .enumerate()
    {
        let ribbon = taihou::ribbon(kind, 100.0, 34.0, 1.0);
        lay(&mut calls, &ribbon, (20.0 + 116.0 * n as f32, 16.0));
    }
    let slip = taihou::ribbon(Ribbon::Spoken, 54.0, 20.0, 1.0);
    lay(&mut calls, &slip, (380.0, 16.0));
    for (n, px) in [20.0, 26.0, 40.0].into_iter().enumerate() {
        lay_middle(&mut calls, &taihou::knot(px), 40.0 + 50.0 * n as f32, 90.0);
    }
    for (n, radius) in [8.0, 12.0, 24.0].into_iter().enumerate() {
        let coin = taihou::bronze_coin(radius);
        lay_middle(&mut calls, &coin, 220.0 + 60.0 * n as f32, 90.0);
    }
    sheet.plain("scene-calls", || calls.clone());
}

/// The screen over the garden it hides, whole and half unfolded.
fn screen(sheet: &Sheet, board: &Board) {
    let unit = 54.0;
    let garden = taihou::garden(board, false, unit, Some(14.0));
    for leaves in [3, LEAVES] {
        let mut table = taula_art::table_top(900, 720, 1.0);
        let edge = (92.0, 28.0);
        lay(&mut table, &garden, edge);
        let screen = Byobu::new(740.0, 372.0);
        let left = (table.width as f32 - screen.size().0) / 2.0;
        let at = |(x, y): (f32, f32)| (left + x, 6.0 + y);
        let name = format!("scene-screen-shadow-{leaves}");
        let shadow = sheet.board(&name, || screen.shadow(leaves));
        lay(&mut table, &shadow, at((0.0, 0.0)));
        for n in 0..leaves {
            let leaf = sheet.board(&format!("scene-leaf-{n}"), || screen.leaf(n));
            lay(&mut table, &leaf, at(screen.hinge(n)));
        }
        if leaves < LEAVES {
            let folded = screen.folded(LEAVES - leaves);
            lay(&mut table, &folded, at(screen.hinge(leaves)));
        }
        sheet.plain(&format!("scene-screen-{leaves}"), || table.clone());
    }
}

/// Lays a picture with its named point at a point.
fn lay(under: &mut taula_art::Pixels, drawn: &Drawn, (x, y): (f32, f32)) {
    under.lay(
        &drawn.pixels,
        (x - drawn.origin.0).round() as i32,
        (y - drawn.origin.1).round() as i32,
    );
}
