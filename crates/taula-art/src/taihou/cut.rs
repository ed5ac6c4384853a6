//! The lengths of a tile: whole pixels wherever an edge would else be blurred.

/// Below this side, in pixels, a tile has neither number nor pattern: they would not be seen.
const SMALL: f32 = 18.0;

/// The lengths of a tile, in pixels.
#[derive(Clone, Copy)]
pub(super) struct Cut {
    /// Its side, without the tip: whole.
    pub(super) side: f32,
}

impl Cut {
    pub(super) fn new(px: f32) -> Self {
        Self {
            side: px.round().max(8.0),
        }
    }

    /// Pixels of one of the 92 lengths a tile was drawn in.
    pub(super) fn k(self) -> f32 {
        self.side / 92.0
    }

    pub(super) fn half(self) -> f32 {
        self.side / 2.0
    }

    /// The dark line at the edge.
    pub(super) fn line(self) -> f32 {
        if self.side < SMALL {
            return 0.7;
        }
        (self.k() * 1.6).round().max(1.0)
    }

    /// The rim, its line included.
    pub(super) fn rim(self) -> f32 {
        if self.side < SMALL {
            return (self.side * 0.17).max(1.7);
        }
        (self.side * 0.098).round().max(3.0)
    }

    /// Whether a number can be read.
    pub(super) fn numbered(self) -> bool {
        self.side >= SMALL
    }

    /// The dark line around the face: a small tile has no room for one.
    pub(super) fn seam(self) -> f32 {
        if self.side < 30.0 { 0.0 } else { self.line() }
    }

    /// From the middle to the edge of the face, within its line.
    pub(super) fn face(self) -> f32 {
        self.half() - self.rim() - self.seam()
    }

    /// How wide the inner line of a second colour is.
    pub(super) fn second(self) -> f32 {
        (3.4 * self.k()).max(1.0).round()
    }

    /// From the edge of the face to the number.
    pub(super) fn gap(self) -> f32 {
        (self.k() * 2.4).max(1.0)
    }

    /// The side of its picture: as even or odd as the tile, with room for its tip and for its corners as it turns.
    pub(super) fn picture(self) -> u32 {
        self.side as u32 + 2 * ((self.side * 0.18).ceil() as u32 + 2)
    }
}
