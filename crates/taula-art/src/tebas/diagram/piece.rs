//! The discs of a picture: as they stand, as they come to stand, turned, and stacks taken apart.

use taula_rules::Seat;
use taula_rules::games::tebas::Stack;

use super::Canvas;
use crate::raster::{Pixels, lay_middle as lay};
use crate::shape::Point;
use crate::tebas::{Stone, blocked, degrees, disc, disc_shadow, stack};

/// How much of a disc is seen that only comes to stand somewhere.
const COMES: f32 = 0.62;

impl Canvas<'_> {
    /// Every piece and stack, the upper ones first, so that no shadow of a lower one lies on them.
    pub(super) fn lay_board(&self, part: &mut Pixels) {
        let mut all: Vec<(Point, Stack)> = self
            .diagram
            .board
            .iter()
            .filter_map(|(circle, stack)| Some((self.middle(circle)?, stack.parse().ok()?)))
            .collect();
        all.sort_by(|((ax, ay), _), ((bx, by), _)| ay.total_cmp(by).then(ax.total_cmp(bx)));
        for (at, stack) in all {
            self.lay_stack(part, at, stack, 1.0);
        }
    }

    /// A piece or a stack that comes to stand somewhere.
    pub(super) fn lay_coming(&self, part: &mut Pixels, at: Point, stack: Stack) {
        self.lay_stack(part, at, stack, COMES);
    }

    fn lay_stack(&self, part: &mut Pixels, at: Point, pieces: Stack, seen: f32) {
        let mut drawn = stack(pieces, self.disc());
        fade(&mut drawn, seen);
        lay(part, &drawn, at);
    }

    /// A disc alone, wherever it is.
    pub(super) fn lay_disc(
        &self,
        part: &mut Pixels,
        at: Point,
        owner: Seat,
        north: u8,
        radius: f32,
    ) {
        let shadow = disc_shadow(radius);
        let fall = 0.13 * radius;
        lay(part, &shadow, (at.0 + fall, at.1 + 1.2 * fall));
        lay(part, &disc(Stone::of(owner), degrees(north), radius), at);
    }

    /// A disc that another lies on, shown apart.
    pub(super) fn lay_blocked(&self, part: &mut Pixels, at: Point, owner: Seat, radius: f32) {
        lay(part, &blocked(Stone::of(owner), degrees(1), radius), at);
    }
}

fn fade(pixels: &mut Pixels, seen: f32) {
    if seen < 1.0 {
        for pixel in pixels.rgba.as_chunks_mut::<4>().0 {
            pixel[3] = (f32::from(pixel[3]) * seen) as u8;
        }
    }
}
