//! What lessons of Tebas can point to.

use super::circle::{Circle, Heading};
use super::{Field, Tebas};
use crate::lesson::Taught;

/// A place at the table that a lesson points to. As a text: `c3`, `c3 N`, `south`, `inner`, `north`, `turning`,
/// `out`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A circle, and what stands on it.
    Circle(Circle),
    /// The quarter of the disc on a circle that faces a way.
    Quarter(Circle, Heading),
    /// A field.
    Field(Field),
    /// The card with the turns, and with the discs to be put back.
    Turning,
    /// Where what is out of play lies.
    Out,
}

impl Taught for Tebas {
    type Spot = Spot;

    fn spot(&self, text: &str) -> Option<Spot> {
        Some(match text {
            "south" => Spot::Field(Field::South),
            "inner" => Spot::Field(Field::Inner),
            "north" => Spot::Field(Field::North),
            "turning" => Spot::Turning,
            "out" => Spot::Out,
            _ => match text.split_once(' ') {
                Some((circle, heading)) => {
                    Spot::Quarter(circle.parse().ok()?, heading.parse().ok()?)
                }
                None => Spot::Circle(text.parse().ok()?),
            },
        })
    }
}
