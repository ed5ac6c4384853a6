//! The ten figures and the lotus, seen from above with the head to the top: they read in all four facings and point
//! where they go. The corner left of the head stays free for the number.

mod large;
mod small;
mod weapon;

use std::fmt::Write;
use std::sync::LazyLock;

use taula_rules::games::taihou::Value;

use super::stroke::Shape;
use crate::palette::{Rgb, hex};

/// The animals' ink, and the lacquer of weapons.
pub(super) const INK: Rgb = [0x1D, 0x17, 0x14];
/// The lacquer of animals, and what weapons are painted with.
pub(super) const IVORY: Rgb = [0xF3, 0xE7, 0xCF];
/// Gold of heads, harness and hilts.
pub(super) const GOLD: Rgb = [0xD9, 0xB1, 0x55];
/// Gold that shows on ivory.
const GOLD_DEEP: Rgb = [0xC0, 0x8F, 0x2E];

/// What a part of a figure is painted with.
#[derive(Clone, Copy, PartialEq)]
enum Stuff {
    /// The figure itself.
    Ink,
    /// The ground shows.
    Cut,
    /// Gold.
    Gold,
}

/// A figure from its parts, the lowest first.
type Parts = Vec<(Stuff, Shape)>;

/// Every figure fits into this half width.
const FIT: f32 = 37.6;

/// A figure ready to be painted: what with, and the data of the path, and how it is fitted.
struct Ready {
    parts: Vec<(Stuff, String)>,
    fitted: String,
    reach: Reach,
}

/// How far a figure reaches from (0, 0) to each side.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    pub(super) left: f32,
    pub(super) right: f32,
    pub(super) top: f32,
    pub(super) bottom: f32,
}

impl Ready {
    fn new(parts: &Parts) -> Self {
        let all = || parts.iter().flat_map(|(_, shape)| shape.points());
        let least = |of: fn((f32, f32)) -> f32| all().map(of).fold(f32::MAX, f32::min);
        let most = |of: fn((f32, f32)) -> f32| all().map(of).fold(f32::MIN, f32::max);
        let (left, right) = (least(|p| p.0), most(|p| p.0));
        let (top, bottom) = (least(|p| p.1), most(|p| p.1));
        let k = (2.0 * FIT / (bottom - top))
            .min(2.0 * FIT / (right - left))
            .min(1.0);
        let moved = |low: f32, high: f32| (-FIT - k * low).max(0.0) + (FIT - k * high).min(0.0);
        let (dx, dy) = (moved(left, right), moved(top, bottom));
        Self {
            parts: parts
                .iter()
                .map(|(of, shape)| (*of, shape.path()))
                .collect(),
            fitted: format!("translate({dx:.2} {dy:.2}) scale({k:.4})"),
            reach: Reach {
                left: -k * left - dx,
                right: k * right + dx,
                top: -k * top - dy,
                bottom: k * bottom + dy,
            },
        }
    }
}

/// All ten by value, worked out once.
static READY: LazyLock<[Ready; 10]> = LazyLock::new(|| {
    [
        small::nightingale(),
        small::toad(),
        small::turtle(),
        small::pheasant(),
        small::bat(),
        large::tiger(),
        large::snake(),
        large::elephant(),
        weapon::sabre(),
        weapon::arrow(),
    ]
    .map(|parts| Ready::new(&parts))
});

/// The figure of a value as SVG, head to the top, within 37.6 of 46 to all sides of (0, 0): its ink, and what shows
/// where it is cut, if anything is painted there.
pub(super) fn figure(value: Value, ink: Rgb, cut: Rgb) -> String {
    let ready = &READY[value.index()];
    let gold = if value.get() == 8 || value.is_weapon() {
        GOLD
    } else {
        GOLD_DEEP
    };
    let mut svg = format!(r#"<g transform="{}">"#, ready.fitted);
    for (stuff, path) in &ready.parts {
        let colour = match stuff {
            Stuff::Ink => ink,
            Stuff::Cut => cut,
            Stuff::Gold => gold,
        };
        let _ = write!(svg, r#"<path d="{path}" fill="{}"/>"#, hex(colour));
    }
    svg.push_str("</g>");
    svg
}

/// How far the figure of a value reaches.
pub(super) fn reach(value: Value) -> Reach {
    READY[value.index()].reach
}

/// The lotus as SVG, within 39 of (0, 0).
pub(super) fn lotus() -> &'static str {
    static LOTUS: LazyLock<String> = LazyLock::new(weapon::lotus);
    &LOTUS
}
