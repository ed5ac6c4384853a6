//! How a picture looks to eyes without one of the three kinds of cones: Machado, Oliveira and Fernandes,
//! "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), at severity 1, worked
//! out on linear light.

use crate::raster::Pixels;

/// Whose eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eyes {
    /// With all three kinds of cones.
    Usual,
    /// Without those for long waves: red is dark, and much like green.
    Protanopia,
    /// Without those for middle waves: red and green are much alike.
    Deuteranopia,
    /// Without those for short waves: blue and green, yellow and pink are much alike.
    Tritanopia,
}

impl Eyes {
    /// All four.
    pub const ALL: [Self; 4] = [
        Self::Usual,
        Self::Protanopia,
        Self::Deuteranopia,
        Self::Tritanopia,
    ];

    /// What of red, green and blue light becomes of each of them.
    const fn matrix(self) -> Option<[[f64; 3]; 3]> {
        match self {
            Self::Usual => None,
            Self::Protanopia => Some([
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ]),
            Self::Deuteranopia => Some([
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ]),
            Self::Tritanopia => Some([
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ]),
        }
    }
}

/// The picture as these eyes see it.
pub fn seen(mut pixels: Pixels, eyes: Eyes) -> Pixels {
    let Some(matrix) = eyes.matrix() else {
        return pixels;
    };
    let light: Vec<f64> = (0..=255)
        .map(|code| linear(f64::from(code) / 255.0))
        .collect();
    // Half way between two codes, in light: below it the first is the nearer.
    let between: Vec<f64> = (0..255)
        .map(|code| linear((f64::from(code) + 0.5) / 255.0))
        .collect();
    for pixel in pixels.rgba.as_chunks_mut::<4>().0 {
        let [r, g, b] = [pixel[0], pixel[1], pixel[2]].map(|code| light[usize::from(code)]);
        for (channel, row) in pixel.iter_mut().zip(matrix) {
            let v = row[0] * r + row[1] * g + row[2] * b;
            *channel = between.partition_point(|&half| half <= v) as u8;
        }
    }
    pixels
}

/// sRGB to light, each from 0 to 1.
fn linear(code: f64) -> f64 {
    if code <= 0.040_45 {
        return code / 12.92;
    }
    // To the power of 2.4 without the library's powers, which machines round differently: the square, times
    // the fifth root of the square by Newton's method.
    let x = (code + 0.055) / 1.055;
    let square = x * x;
    let mut root = 1.0;
    for _ in 0..24 {
        let four = root * root * root * root;
        root = (4.0 * root + square / four) / 5.0;
    }
    square * root
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(colour: [u8; 3], eyes: Eyes) -> [u8; 3] {
        let mut pixels = Pixels::new(1, 1);
        pixels.rgba = vec![colour[0], colour[1], colour[2], 77];
        let seen = seen(pixels, eyes).rgba;
        assert_eq!(seen[3], 77, "how much of it there is stays");
        [seen[0], seen[1], seen[2]]
    }

    #[test]
    fn light_is_what_the_standard_says() {
        for code in 0..=255 {
            let c = f64::from(code) / 255.0;
            let standard = if c <= 0.040_45 {
                c / 12.92
            } else {
                ((c + 0.055) / 1.055).powf(2.4)
            };
            assert!((linear(c) - standard).abs() < 1e-12, "{code}");
        }
    }

    #[test]
    fn known_colours_come_out_as_worked_out_by_hand() {
        use Eyes::{Deuteranopia, Protanopia, Tritanopia};
        for (eyes, colour, out) in [
            (Protanopia, [255, 0, 0], [109, 95, 0]),
            (Protanopia, [0, 255, 0], [255, 229, 0]),
            (Protanopia, [190, 64, 52], [99, 90, 50]),
            (Deuteranopia, [255, 0, 0], [163, 144, 0]),
            (Deuteranopia, [0, 255, 0], [239, 214, 58]),
            (Deuteranopia, [31, 138, 109], [120, 118, 111]),
            (Tritanopia, [0, 0, 255], [0, 107, 150]),
            (Tritanopia, [190, 64, 52], [209, 29, 62]),
        ] {
            assert_eq!(one(colour, eyes), out, "{eyes:?}: {colour:?}");
        }
    }

    #[test]
    fn grey_is_grey_to_all() {
        for eyes in Eyes::ALL {
            for code in [0, 1, 17, 128, 200, 254, 255] {
                assert_eq!(one([code; 3], eyes), [code; 3], "{eyes:?}");
            }
        }
    }

    #[test]
    fn usual_eyes_see_it_as_it_is() {
        assert_eq!(one([12, 200, 99], Eyes::Usual), [12, 200, 99]);
    }
}
