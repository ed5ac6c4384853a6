//! Who takes whom: every row of the table, and every absence (TA-28).

use taula_rules::games::taihou::{Heading, Side, Value, attack};

use super::setup::two;

/// The table of the clauses, row by row: attacker, target, the sides it is allowed from (h, s, b).
fn table(attacker: u8, target: u8) -> &'static str {
    match (attacker, target) {
        (8, 6 | 7) => "sb",
        (6..=8, 1..=5) => "hsb",
        (7, 8) => "s",
        (7, 6) => "sb",
        (6, 7 | 8) => "s",
        (1..=8, _) if attacker == target => "s",
        (1..=5, 1..=5) if target < attacker => "sb",
        (9 | 10, 9 | 10) => "s",
        (9 | 10, _) => "hsb",
        _ => "",
    }
}

const LETTERS: [(Side, char); 3] = [(Side::Head, 'h'), (Side::Flank, 's'), (Side::Behind, 'b')];

#[test]
fn ta_28_every_row_and_every_absence() {
    let mut rows = 0;
    for attacker in Value::all() {
        for target in Value::all() {
            for (side, letter) in LETTERS {
                let expected = table(attacker.get(), target.get()).contains(letter);
                let allowed = attack::allowed(attacker, target, side);
                assert_eq!(allowed, expected, "{attacker} takes {target}: {side:?}");
                rows += usize::from(allowed);
            }
        }
    }
    // Weapons and large animals on animals below, large ones among themselves, weapons, small ones, equals.
    assert_eq!(rows, 48 + 45 + 9 + 4 + 20 + 8);
}

#[test]
fn the_side_is_told_by_both_facings() {
    use Heading::{E, N, S, W};
    for (attacker, target, side) in [
        (N, N, Side::Behind),
        (N, S, Side::Head),
        (N, E, Side::Flank),
        (N, W, Side::Flank),
        (W, W, Side::Behind),
        (W, E, Side::Head),
        (S, W, Side::Flank),
        (E, S, Side::Flank),
    ] {
        assert_eq!(Side::of(attacker, target), side, "{attacker} {target}");
    }
}

/// The same in the garden: an attacker on c3 that looks N, and a target on c4 that looks every way.
#[test]
fn ta_28_in_the_garden() {
    for attacker in 1..=10 {
        for target in 1..=10 {
            for (facing, letter) in [('N', 'b'), ('E', 's'), ('S', 'h'), ('W', 's')] {
                let game = two(&format!(
                    "c3=0:{attacker}N c4=2:{target}{facing} l1=0:1N l11=2:1N"
                ))
                .game();
                let takes = game.legal().contains(&"c3xc4".to_owned());
                let expected = table(attacker, target).contains(letter);
                assert_eq!(takes, expected, "{attacker} takes {target}{facing}");
            }
        }
    }
}

#[test]
fn nobody_attacks_a_lotus_or_an_own_piece() {
    for figure in ["2:L", "0:L", "0:1E"] {
        let game = two(&format!("c3=0:10N c4={figure} l1=0:2N l11=2:1N")).game();
        assert_eq!(game.goes("c3"), [""; 0], "{figure}");
    }
}
