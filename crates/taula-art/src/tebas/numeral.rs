//! The numerals I to IV on a disc: cut strokes between two feet, their heads outwards. In small pictures they are
//! taller and their strokes stand on whole pixels, or I, II and III would run together.

use crate::math::{length2, lerp, smoothstep};

/// The numerals of a disc of one size; every length is in pixels.
pub(super) struct Numerals {
    /// How far from the middle of the disc the numerals begin and end.
    pub(super) inner: f32,
    pub(super) outer: f32,
    /// The width of a stroke, and from the middle of one to the next.
    pub(super) stroke: f32,
    pitch: f32,
    /// Where the middle stroke stands, so that its sides lie between pixels.
    shift: f32,
    /// The height of a foot, and how far it reaches beyond its stroke.
    foot: f32,
    over: f32,
}

impl Numerals {
    /// For a disc of this radius.
    pub(super) fn new(radius: f32) -> Self {
        let height = (radius * lerp(0.50, 0.43, smoothstep(20.0, 44.0, radius))).round();
        let outer = (radius * 0.57 + height / 2.0).round();
        let stroke = (height * 0.17).max(1.6).round();
        // Even, so that two strokes stand as the middle one of three does.
        let even = (height * 0.18).round() * 2.0;
        let pitch = if even > stroke { even } else { even + 2.0 };
        Self {
            inner: outer - height,
            outer,
            stroke,
            pitch,
            shift: (stroke % 2.0) / 2.0,
            foot: (height * 0.10).round().max(1.0),
            over: if height < 14.0 {
                1.0
            } else {
                (height * 0.08).round().max(1.0)
            },
        }
    }

    fn height(&self) -> f32 {
        self.outer - self.inner
    }

    /// How far inside the numeral a point lies, negative outside: x to the right as the numeral is read, y from
    /// the middle of the disc towards its head.
    pub(super) fn inside(&self, number: u8, x: f32, y: f32) -> f32 {
        let x = x - self.shift;
        if number < 4 {
            let half = f32::from(number.max(1) - 1) * self.pitch / 2.0;
            // The nearest of the strokes: they stand from one side to the other.
            let nth = ((x + half) / self.pitch)
                .round()
                .clamp(0.0, f32::from(number.max(1) - 1));
            let stroke = self.upright(x - (nth * self.pitch - half), y);
            return stroke.max(self.feet(x, y, half));
        }
        let one = (self.height() * -0.44).round();
        let (left, right) = self.arms(one);
        let low = ((left + right) / 2.0, self.inner);
        let first = self.upright(x - one, y).max(self.feet(x - one, y, 0.0));
        let arm = |from: f32| self.slant((from, self.outer), low, x, y);
        let serif = |at: f32| self.serif(x - at, y, self.outer - self.foot / 2.0);
        first
            .max(arm(left).max(arm(right)))
            .max(serif(left).max(serif(right)))
    }

    /// Where the arms of a V begin whose numeral has its first stroke here.
    fn arms(&self, one: f32) -> (f32, f32) {
        let left = one + self.stroke + 2.0 * self.over + (self.height() * 0.09).max(1.0);
        (left, left + (self.height() * 0.58).round())
    }

    fn upright(&self, x: f32, y: f32) -> f32 {
        (self.stroke / 2.0 - x.abs()).min((y - self.inner).min(self.outer - y))
    }

    /// Both feet of strokes that stand up to `half` to both sides.
    fn feet(&self, x: f32, y: f32, half: f32) -> f32 {
        let wide = half + self.stroke / 2.0 + self.over - x.abs();
        let middle = (self.inner + self.outer) / 2.0;
        let high = self.foot / 2.0 - ((y - middle).abs() - (self.height() - self.foot) / 2.0).abs();
        wide.min(high)
    }

    fn serif(&self, x: f32, y: f32, at: f32) -> f32 {
        (self.stroke / 2.0 + self.over - x.abs()).min(self.foot / 2.0 - (y - at).abs())
    }

    /// A slanting stroke, cut off straight at both ends.
    fn slant(&self, from: (f32, f32), to: (f32, f32), x: f32, y: f32) -> f32 {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let aside = ((x - from.0) * dy - (y - from.1) * dx) / length2(dx, dy);
        (self.stroke * 0.48 - aside.abs()).min((y - self.inner).min(self.outer - y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_numeral_has_its_strokes_and_a_gap_between_them() {
        for radius in [15.0, 18.5, 22.4, 26.0, 37.0, 55.0, 90.0] {
            let of = Numerals::new(radius);
            let middle = (of.inner + of.outer) / 2.0;
            for number in 1..=3u8 {
                // Along a line through the middle: dark and light by turns, each at least a pixel wide.
                let cut: Vec<bool> = (-400..400)
                    .map(|i| of.inside(number, i as f32 * 0.1 * radius / 20.0, middle) > 0.0)
                    .collect();
                let strokes = cut.windows(2).filter(|pair| !pair[0] && pair[1]).count();
                assert_eq!(strokes, usize::from(number), "{number} at {radius}");
            }
            assert!(of.pitch - of.stroke >= 1.0 && of.stroke >= 1.0, "{radius}");
            assert!(
                of.outer < radius * 0.88 && of.inner > radius * 0.28,
                "{radius}"
            );
        }
    }

    #[test]
    fn four_is_a_stroke_and_two_that_meet() {
        let of = Numerals::new(37.0);
        let strokes = |y: f32| {
            let cut: Vec<bool> = (-300..300)
                .map(|i| of.inside(4, i as f32 * 0.1, y) > 0.0)
                .collect();
            cut.windows(2).filter(|pair| !pair[0] && pair[1]).count()
        };
        assert_eq!(strokes(of.outer - of.foot - 1.0), 3);
        assert_eq!(strokes(of.inner + of.foot + 0.2), 2);
    }
}
