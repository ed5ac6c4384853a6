//! Stacks.

use taula_art::tebas::{self, stacking};

use super::{of, standard};

#[test]
fn whose_each_disc_of_a_stack_is_can_be_seen_from_its_rims() {
    let many = "LIILILLIILILIIILLILI";
    for (radius, heights) in [(22.4f32, 2..=9), (37.0, 2..=20), (55.5, 2..=20)] {
        for height in heights {
            let owners = &many[20 - height..];
            let p = tebas::stack(of(owners, 1), radius);
            let m = p.width as f32 / 2.0;
            let at = stacking(height).at;
            for (i, (owner, (x, _))) in owners.chars().zip(&at).enumerate().take(height - 1) {
                // Between the edge of the disc above and its own, where the side begins.
                let diagonal = std::f32::consts::FRAC_1_SQRT_2;
                let step = (x - at[i + 1].0) * radius;
                let edge = m + x * radius + radius * diagonal + 0.068 * radius;
                let blue = (1..8).filter(|part| {
                    let at = edge - step * *part as f32 / 8.0;
                    let c = p.at(at.floor() as i32, at.floor() as i32);
                    c[2] > c[0]
                });
                let blue = blue.count();
                let right = if owner == 'L' { blue >= 4 } else { blue <= 3 };
                assert!(right, "{radius}: disc {i} of {owners}, {blue} of 7 blue");
            }
        }
    }
}

#[test]
fn a_stack_keeps_to_its_circle_and_hides_no_neighbour() {
    let board = standard();
    let of_radius = 1.0 / board.disc;
    for height in 1..=20 {
        let stacking = stacking(height);
        assert_eq!(stacking.at.len(), height);
        let ((low, _), (high, _)) = (stacking.at[0], stacking.at[height - 1]);
        assert!((low + high).abs() < 1e-5, "in the middle of its circle");
        // The top disc is further from the middle of the next circle than would hide what stands there.
        let (dx, dy) = (of_radius + high, high);
        assert!((dx * dx + dy * dy).sqrt() > 1.9, "{height}: {dx} {dy}");
        assert!(stacking.at.windows(2).all(|pair| pair[0].0 > pair[1].0));
    }
    // Each is at most as far from the next as in a lower one.
    let steps: Vec<f32> = (2..=20).map(|height| stacking(height).step).collect();
    assert!(
        steps.is_sorted_by(|a, b| a >= b) && steps[2] > steps[8],
        "{steps:?}"
    );
}
