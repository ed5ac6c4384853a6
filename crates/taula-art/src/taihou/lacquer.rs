//! The body of a tile: its outline with the two notches and the gold tip, its rim in the owner's colour and pattern,
//! its face. Lengths are pixels from the middle; edges lie between pixels while a tile lies straight.

use std::fmt::Write;

use super::cut::Cut;
use super::figure::{INK, IVORY};
use super::number;
use super::rim::{Tip, marks};
use crate::dye::Dye;
use crate::math::{PI, sin_cos};
use crate::palette::{Rgb, hex};

/// The dark line around rim and face.
pub(super) const LINE: &str = "#17100B";

/// A rounded square about the middle.
pub(super) fn square(half: f32, corner: f32) -> String {
    let (h, r) = (half, corner.clamp(0.0, half));
    let i = h - r;
    format!(
        "M{:.2} {:.2}H{i:.2}Q{h:.2} {:.2} {h:.2} {:.2}V{i:.2}Q{h:.2} {h:.2} {i:.2} {h:.2}H{:.2}Q{:.2} {h:.2} {:.2} {i:.2}V{:.2}Q{:.2} {:.2} {:.2} {:.2}Z",
        -i, -h, -h, -i, -i, -h, -h, -i, -h, -h, -i, -h,
    )
}

/// The outline with its notches, drawn in by `d`.
fn notched(cut: Cut, d: f32) -> String {
    let (k, h) = (cut.k(), cut.half() - d);
    let r = (10.0 * k - d).max(0.0);
    let i = h - r;
    let tip = Tip::new(cut);
    let (outer, inner) = (tip.half + 6.0 * k + 0.4 * d, tip.half - 0.5 * k + 0.4 * d);
    let low = -h + 7.5 * k;
    format!(
        "M{:.2} {:.2}H{:.2}L{:.2} {low:.2}H{inner:.2}L{outer:.2} {:.2}H{i:.2}Q{h:.2} {:.2} {h:.2} {:.2}V{i:.2}Q{h:.2} {h:.2} {i:.2} {h:.2}H{:.2}Q{:.2} {h:.2} {:.2} {i:.2}V{:.2}Q{:.2} {:.2} {:.2} {:.2}Z",
        -i, -h, -outer, -inner, -h, -h, -i, -i, -h, -h, -i, -h, -h, -i, -h,
    )
}

/// The line of the second colour within the face's edge: the corner left of the head is the number's.
fn inner_line(cut: Cut, second: Dye, corner: f32) -> String {
    let wide = cut.second();
    let i = cut.face() - wide / 2.0;
    let r = (corner - wide / 2.0).max(0.0);
    let open = if cut.numbered() {
        cut.gap() + number::high(cut.side) + cut.line()
    } else {
        0.0
    };
    let (from, turn) = (open - i, i - r);
    format!(
        r#"<path d="M{from:.2} {:.2}H{turn:.2}Q{i:.2} {:.2} {i:.2} {:.2}V{turn:.2}Q{i:.2} {i:.2} {turn:.2} {i:.2}H{:.2}Q{:.2} {i:.2} {:.2} {turn:.2}V{from:.2}" fill="none" stroke="{}" stroke-width="{wide:.2}"/>"#,
        -i,
        -i,
        -turn,
        -turn,
        -i,
        -i,
        hex(second.rgb()),
    )
}

/// Gradients that stay where the lamp is while the tile is turned by `degrees`.
fn lamp(cut: Cut, degrees: f32) -> String {
    let h = cut.half();
    let of = |id: &str, stops: &str| {
        format!(
            r#"<linearGradient id="{id}" gradientUnits="userSpaceOnUse" x1="{:.2}" y1="{:.2}" x2="{h:.2}" y2="{h:.2}" gradientTransform="rotate({:.2})">{stops}</linearGradient>"#,
            -h, -h, -degrees
        )
    };
    let stop = |at: f32, colour: &str, opacity: f32| {
        format!(r#"<stop offset="{at}" stop-color="{colour}" stop-opacity="{opacity}"/>"#)
    };
    let gloss = [
        stop(0.0, "#fff", 0.32),
        stop(0.38, "#fff", 0.06),
        stop(0.62, "#000", 0.0),
        stop(1.0, "#000", 0.20),
    ];
    let raised = [
        stop(0.22, "#FFF6DC", 0.80),
        stop(0.46, "#FFF6DC", 0.16),
        stop(0.54, "#1A0E06", 0.10),
        stop(0.80, "#1A0E06", 0.50),
    ];
    let sunk = [
        stop(0.22, "#1A0E06", 0.42),
        stop(0.46, "#1A0E06", 0.10),
        stop(0.54, "#FFF6DC", 0.08),
        stop(0.80, "#FFF6DC", 0.42),
    ];
    format!(
        "<defs>{}{}{}</defs>",
        of("gloss", &gloss.concat()),
        of("raised", &raised.concat()),
        of("sunk", &sunk.concat())
    )
}

/// A line in one of the lamp's gradients.
fn lit(path: &str, wide: f32, of: &str) -> String {
    format!(r#"<path d="{path}" fill="none" stroke="url(#{of})" stroke-width="{wide:.2}"/>"#)
}

/// The ground of a face.
pub(super) fn ground(weapon: bool) -> Rgb {
    if weapon { INK } else { IVORY }
}

/// A tile's body with `figure` on its face, the whole turned by `degrees` about the middle of its picture.
pub(super) fn body(
    cut: Cut,
    dye: Dye,
    second: Option<Dye>,
    face: Rgb,
    figure: &str,
    degrees: f32,
) -> String {
    let (k, line) = (cut.k(), cut.line());
    let m = cut.picture() as f32 / 2.0;
    let ring = |d: f32, wide: f32, colour: &str| {
        format!(
            r#"<path d="{}" fill="none" stroke="{colour}" stroke-width="{wide:.2}"/>"#,
            notched(cut, d)
        )
    };
    let bevel = (1.9 * k).max(0.8);
    let corner = 4.0 * k;
    let inner = cut.face();
    let mut svg = lamp(cut, degrees);
    let tip = Tip::new(cut);
    let (sin, cos) = sin_cos(degrees * PI / 180.0);
    // What the tip keeps the lamp from, to the lower right on the screen.
    let (dx, dy) = (1.6 * k, 2.8 * k);
    let shade = format!(
        r#"<path d="M{:.2} {f:.2}L0 {:.2}L{:.2} {f:.2}Z" transform="translate({:.2} {:.2})" fill="{LINE}" fill-opacity="0.34"/>"#,
        -tip.half,
        tip.top,
        tip.half,
        dx * cos + dy * sin,
        dy * cos - dx * sin,
        f = tip.foot,
    );
    let _ = write!(
        svg,
        r#"<g transform="translate({m} {m}) rotate({degrees:.2})">{shade}<path d="{}" fill="{LINE}"/><path d="{}" fill="{}"/>{}{}{}"#,
        notched(cut, 0.0),
        notched(cut, line),
        hex(dye.rgb()),
        marks(cut, dye, false),
        lit(&notched(cut, line + bevel / 2.0), bevel, "raised"),
        ring(line / 2.0, line, LINE),
    );
    let _ = write!(
        svg,
        r#"<path d="{}" fill="{LINE}"/><path d="{}" fill="{}"/>"#,
        square(inner + cut.seam(), corner + line),
        square(inner, corner),
        hex(face),
    );
    if let Some(second) = second {
        svg.push_str(&inner_line(cut, second, corner));
    }
    svg.push_str(figure);
    svg.push_str(&lit(&square(inner - bevel / 2.0, corner), bevel, "sunk"));
    let _ = write!(
        svg,
        r#"<path d="{}" fill="url(#gloss)"/>"#,
        notched(cut, 0.0)
    );
    svg.push_str(&tip.svg(cut, degrees));
    svg.push_str("</g>");
    svg
}

/// The round body of a lotus, with `figure` on its face.
pub(super) fn round(cut: Cut, dye: Dye, second: Option<Dye>, figure: &str) -> String {
    let (k, h, line) = (cut.k(), cut.half(), cut.line());
    let m = cut.picture() as f32 / 2.0;
    let bevel = (1.9 * k).max(0.8);
    let ring = |r: f32, wide: f32, colour: &str| {
        format!(r#"<circle r="{r:.2}" fill="none" stroke="{colour}" stroke-width="{wide:.2}"/>"#)
    };
    let disc = |r: f32, colour: &str| format!(r#"<circle r="{r:.2}" fill="{colour}"/>"#);
    let inner = cut.face();
    let mut svg = lamp(cut, 0.0);
    let _ = write!(
        svg,
        r#"<g transform="translate({m} {m})">{}{}{}{}{}{}{}"#,
        disc(h, LINE),
        disc(h - line, &hex(dye.rgb())),
        marks(cut, dye, true),
        ring(h - line - bevel / 2.0, bevel, "url(#raised)"),
        ring(h - line / 2.0, line, LINE),
        disc(inner + cut.seam(), LINE),
        disc(inner, "#26352F"),
    );
    if let Some(second) = second {
        let wide = (3.2 * k).max(1.0);
        svg.push_str(&ring(inner - wide / 2.0, wide, &hex(second.rgb())));
    }
    svg.push_str(figure);
    let _ = write!(
        svg,
        "{}{}</g>",
        ring(inner - bevel / 2.0, bevel, "url(#sunk)"),
        disc(h, "url(#gloss)")
    );
    svg
}

/// The black back of a tile: a thin gold line, and within it the owner's colour and pattern.
pub(super) fn reverse(cut: Cut) -> String {
    let (k, h, line) = (cut.k(), cut.half(), cut.line());
    let m = cut.picture() as f32 / 2.0;
    let bevel = (2.4 * k).max(0.8);
    let corner = 10.0 * k;
    let thin = (1.4 * k).max(0.8);
    let mut svg = lamp(cut, 0.0);
    let _ = write!(
        svg,
        r##"<g transform="translate({m} {m})"><path d="{}" fill="#0C0907"/><path d="{}" fill="#221A16"/>{}<path d="{}" fill="none" stroke="#B9924A" stroke-width="{thin:.2}" stroke-opacity="0.85"/><path d="{}" fill="url(#gloss)"/></g>"##,
        square(h, corner),
        square(h - line, corner - line),
        lit(
            &square(h - line - bevel / 2.0, corner - line),
            bevel,
            "raised"
        ),
        square(h - cut.rim() - thin / 2.0, 5.0 * k),
        square(h, corner),
    );
    svg
}
