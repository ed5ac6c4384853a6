//! The board's lines, ornaments and numbers, as SVG over the materials.

use super::Scale;
use super::fields::{Medallion, medallions};
use crate::dye::Dye;
use crate::fonts::SERIF;
use crate::palette::{self, hex};
use crate::shape::{Point, inset};
use std::fmt::Write;
use taula_rules::games::parchis::Board;

/// Below this many pixels a square, lines thinner than a pixel and ornaments of a few are left out.
const SMALL: f32 = 12.0;

fn points(scale: &Scale, corners: &[Point], shift: f32) -> String {
    let mut s = String::new();
    for &c in corners {
        let (x, y) = scale.at(c);
        let _ = write!(s, "{:.2},{:.2} ", x + shift, y + shift);
    }
    s
}

/// The SVG; `shown` is the size of a square in the finished picture, `scale` that of the one painted.
pub(super) fn svg(
    scale: &Scale,
    board: &Board,
    dye: &impl Fn(usize) -> Option<Dye>,
    numbers: Option<f32>,
    shown: f32,
) -> String {
    let u = scale.unit;
    let fine = u / shown;
    let mut s = String::new();
    let width = (u * 0.05).max(0.8 * fine);
    let inlay = hex(palette::INLAY);
    let squares = || {
        let ring = board.ring.iter().map(|q| &q.corners);
        let seats = board.seats.iter().flat_map(|seat| {
            seat.column
                .iter()
                .map(|q| &q.corners)
                .chain([&seat.goal.corners])
        });
        // A strip of homes has no goals.
        ring.chain(seats).filter(|corners| !corners.is_empty())
    };
    rings(&mut s, scale, board, dye, shown);
    // The far lip of each groove catches the lamp.
    if shown >= SMALL {
        let _ = write!(
            s,
            r##"<g fill="none" stroke="#fff" stroke-opacity=".30" stroke-width="{:.2}" stroke-linejoin="round">"##,
            width * 0.7
        );
        for corners in squares() {
            let _ = write!(
                s,
                r#"<polygon points="{}"/>"#,
                points(scale, corners, width * 0.6)
            );
        }
        s.push_str("</g>");
    }
    let _ = write!(
        s,
        r#"<g fill="none" stroke="{inlay}" stroke-width="{width:.2}" stroke-linejoin="round">"#
    );
    for corners in squares().chain(board.seats.iter().map(|seat| &seat.home.corners)) {
        let _ = write!(s, r#"<polygon points="{}"/>"#, points(scale, corners, 0.0));
    }
    s.push_str("</g>");
    for (seat, m) in board.seats.iter().zip(medallions(board)) {
        // A line of limewood let into the paint, with a dark hair beside it.
        let light = hex(palette::INLAY_LIGHT);
        let lip = (u * 0.075).max(0.9 * fine);
        let home = &seat.home.corners;
        let _ = write!(
            s,
            r##"<g fill="none" stroke-linejoin="miter"><polygon points="{}" stroke="#3A2413" stroke-opacity=".50" stroke-width="{:.2}"/><polygon points="{}" stroke="{light}" stroke-width="{lip:.2}"/>"##,
            points(scale, &inset(home, 0.34), lip * 0.25),
            lip * 1.5,
            points(scale, &inset(home, 0.34), 0.0),
        );
        if shown >= SMALL {
            let _ = write!(
                s,
                r##"<polygon points="{}" stroke="#3A2413" stroke-opacity=".55" stroke-width="{:.2}"/>"##,
                points(scale, &inset(home, 0.48), 0.0),
                u * 0.03
            );
        }
        s.push_str("</g>");
        lauburu(&mut s, scale, &m);
        if shown >= SMALL && !seat.home.gate.is_empty() {
            let _ = write!(
                s,
                r##"<polygon points="{}" fill="{light}" stroke="#3A2413" stroke-width="{:.2}" stroke-linejoin="round"/>"##,
                points(scale, &seat.home.gate, 0.0),
                (u * 0.035).max(0.9),
            );
        }
    }
    if let Some(size) = numbers {
        engraved(&mut s, scale, board, dye, size);
    }
    s
}

/// A ring cut into each square that shelters whoever stands on it; exits show it by their paint.
fn rings(
    s: &mut String,
    scale: &Scale,
    board: &Board,
    dye: &impl Fn(usize) -> Option<Dye>,
    shown: f32,
) {
    let u = scale.unit;
    let width = (u * 0.05).max(0.55 * u / shown);
    for (i, square) in board.ring.iter().enumerate() {
        let exit = board
            .seats
            .iter()
            .position(|seat| usize::from(seat.exit) == i + 1);
        let bare_exit = exit.is_some_and(|seat| dye(seat).is_none());
        if !(bare_exit || square.safe && exit.is_none()) {
            continue;
        }
        let ((x, y), r) = (scale.at(square.one), u * 0.36);
        let fill = if bare_exit { "#B58C52" } else { "#98917F" };
        let _ = write!(
            s,
            r##"<circle cx="{:.2}" cy="{:.2}" r="{r:.2}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="{width:.2}"/><circle cx="{x:.2}" cy="{y:.2}" r="{r:.2}" fill="{fill}" fill-opacity=".45" stroke="#5B5247" stroke-width="{width:.2}"/>"##,
            x + width * 0.5,
            y + width * 0.6,
        );
    }
}

/// The Basque cross of four commas in the middle of a home, carved.
fn lauburu(s: &mut String, scale: &Scale, m: &Medallion) {
    let (x, y) = scale.at(m.centre);
    let l = m.radius * scale.unit * 0.256;
    let head = format!(
        "M0,0 A{h},{h} 0 0 1 {l:.2},0 A{q},{q} 0 0 1 {h},0 A{q},{q} 0 0 0 0,0 Z",
        h = format_args!("{:.2}", l / 2.0),
        q = format_args!("{:.2}", l / 4.0),
    );
    let step = scale.unit * 0.024;
    for (dx, dy, fill, opacity) in [
        (step, step * 1.2, "#FFF3D6", 0.62),
        (-step * 0.8, -step * 0.8, "#3A2210", 0.60),
        (0.0, 0.0, "#80592C", 1.0),
    ] {
        let _ = write!(
            s,
            r#"<g transform="translate({:.2} {:.2}) rotate(-45)" fill="{fill}" fill-opacity="{opacity}">"#,
            x + dx,
            y + dy
        );
        for turn in [0, 90, 180, 270] {
            let _ = write!(s, r#"<path d="{head}" transform="rotate({turn})"/>"#);
        }
        s.push_str("</g>");
    }
}

/// The numbers of the ring: cut in, dark with a light lip; cream with a dark casing on dark paint.
fn engraved(
    s: &mut String,
    scale: &Scale,
    board: &Board,
    dye: &impl Fn(usize) -> Option<Dye>,
    size: f32,
) {
    let _ = write!(
        s,
        r#"<g font-family="{SERIF}" font-size="{size}" font-weight="600" text-anchor="middle">"#
    );
    for (i, square) in board.ring.iter().enumerate() {
        let number = i + 1;
        let paint = board
            .seats
            .iter()
            .position(|seat| usize::from(seat.exit) == number)
            .and_then(dye);
        let (x, y) = scale.at(square.number);
        let y = y + size * 0.335;
        match paint {
            Some(dye) if dye != Dye::Yellow => {
                let _ = write!(
                    s,
                    r##"<text x="{x:.2}" y="{y:.2}" fill="#FFF6E4" stroke="{}" stroke-width="{:.2}" stroke-linejoin="round" paint-order="stroke">{number}</text>"##,
                    hex(dye.deep()),
                    size * 0.16,
                );
            }
            _ => {
                let step = size * 0.05;
                let _ = write!(
                    s,
                    r##"<text x="{:.2}" y="{:.2}" fill="#fff" fill-opacity=".6">{number}</text><text x="{x:.2}" y="{y:.2}" fill="#432D18">{number}</text>"##,
                    x + step,
                    y + step * 1.2,
                );
            }
        }
    }
    s.push_str("</g>");
}
