//! How the pieces on one square stand beside each other: any number may (TH-14).

use crate::shape::Point;

/// How long a stick is, in squares, where there is room.
pub const STICK: f32 = 0.715;
/// The breadth a stick and a twin take, in squares, and the height of a row of them.
const SINGLE: f32 = 0.225;
const TWIN: f32 = 0.405;
const ROW: f32 = 0.75;
/// How much of a square they may fill.
const WIDE: f32 = 0.95;
const HIGH: f32 = 0.96;

/// Places beside each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// How long a stick may be, in squares: [`STICK`] or, where many stand, less.
    pub length: f32,
    /// Where each stands, from the middle of the square, in squares.
    pub at: Vec<Point>,
}

/// Where so many pieces stand on a square; of each it is told whether it is a twin. They keep their order, from
/// the left and from above.
pub fn standing(twins: &[bool]) -> Standing {
    let best = (1..=4)
        .map(|rows| laid(twins, rows))
        .max_by(|a, b| a.length.total_cmp(&b.length));
    best.unwrap_or(Standing {
        length: STICK,
        at: Vec::new(),
    })
}

fn width(twin: bool) -> f32 {
    if twin { TWIN } else { SINGLE }
}

fn laid(twins: &[bool], rows: usize) -> Standing {
    let total: f32 = twins.iter().map(|&twin| width(twin)).sum();
    let mut lines: Vec<Vec<f32>> = vec![Vec::new()];
    let mut filled = 0.0;
    for &twin in twins {
        // A new row begins where the middle of a piece lies past an even share.
        let share = total * lines.len() as f32 / rows as f32;
        if filled + width(twin) / 2.0 > share && lines.len() < rows {
            lines.push(Vec::new());
        }
        filled += width(twin);
        if let Some(line) = lines.last_mut() {
            line.push(width(twin));
        }
    }
    let widest = lines
        .iter()
        .map(|line| line.iter().sum::<f32>())
        .fold(SINGLE, f32::max);
    let high = lines.len() as f32 * ROW;
    let scale = (WIDE / widest).min(HIGH / high).min(1.0);
    let mut at = Vec::with_capacity(twins.len());
    for (row, line) in lines.iter().enumerate() {
        let y = (row as f32 + 0.5) * ROW - high / 2.0;
        let mut x = -line.iter().sum::<f32>() / 2.0;
        for w in line {
            at.push(((x + w / 2.0) * scale, y * scale));
            x += w;
        }
    }
    Standing {
        length: STICK * scale,
        at,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_keep_to_their_square_and_off_each_other() {
        for singles in 0..=16usize {
            for twins in 0..=(16 - singles) / 2 {
                let all: Vec<bool> = (0..singles + twins).map(|i| i >= singles).collect();
                let Standing { length, at } = standing(&all);
                assert_eq!(at.len(), all.len());
                assert!(length > 0.25, "{singles} and {twins}: {length}");
                let scale = length / STICK;
                for (i, (x, y)) in at.iter().enumerate() {
                    assert!(x.abs() + width(all[i]) * scale / 2.0 < 0.5);
                    assert!(y.abs() + length / 2.0 < 0.5);
                    for (j, (u, v)) in at.iter().enumerate().take(i) {
                        let room = (width(all[i]) + width(all[j])) / 2.0 * scale - 1e-4;
                        assert!((x - u).abs() >= room || (y - v).abs() > length);
                    }
                }
            }
        }
    }

    #[test]
    fn four_stand_in_a_row_at_full_length() {
        let four = standing(&[false; 4]);
        assert_eq!(four.length, STICK);
        assert!(four.at.iter().all(|at| at.1 == 0.0) && four.at.is_sorted_by(|a, b| a.0 < b.0));
    }
}
