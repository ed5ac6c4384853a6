//! Who takes whom, and from which side (TA-24, TA-28).

use super::piece::{Kind, Value};
use super::square::Heading;

/// The side from which a piece is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Attacker and target face each other.
    Head,
    /// Neither.
    Flank,
    /// They face the same way.
    Behind,
}

impl Side {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Head, Self::Flank, Self::Behind];

    /// The side from which a piece that faces `target` is attacked by one that faces `attacker`.
    #[inline]
    #[must_use]
    pub const fn of(attacker: Heading, target: Heading) -> Self {
        match (attacker as u8 + 4 - target as u8) % 4 {
            0 => Self::Behind,
            2 => Self::Head,
            _ => Self::Flank,
        }
    }
}

/// Whether a piece of one number can take one of another from a side.
#[must_use]
pub const fn allowed(attacker: Value, target: Value, side: Side) -> bool {
    use Kind::{Large, Small, Weapon};
    let (a, t) = (attacker.get(), target.get());
    match (attacker.kind(), target.kind()) {
        // A weapon takes any animal, and weapons from the side.
        (Weapon, Weapon) => matches!(side, Side::Flank),
        (Weapon, _) => true,
        // No animal takes a weapon, no small animal a large one.
        (_, Weapon) | (Small, Large) => false,
        (Large, Small) => true,
        // Of large ones the snake takes the elephant, and the tiger both, from the side only; of small ones none
        // takes a higher.
        (Large, Large) if a < t => matches!(side, Side::Flank),
        (Small, Small) if a < t => false,
        _ if a == t => matches!(side, Side::Flank),
        _ => !matches!(side, Side::Head),
    }
}

/// For each attacker and target the sides from which it is allowed, a bit each.
const TABLE: [[u8; 16]; 16] = {
    let mut table = [[0; 16]; 16];
    let mut attacker = 1;
    while attacker < 16 {
        let mut target = 1;
        while target < 16 {
            if let (Some(a), Some(t)) = (Value::new(attacker), Value::new(target)) {
                let mut side = 0;
                while side < 3 {
                    if allowed(a, t, Side::ALL[side]) {
                        table[attacker as usize][target as usize] |= 1 << side;
                    }
                    side += 1;
                }
            }
            target += 1;
        }
        attacker += 1;
    }
    table
};

/// The same for what stands in the garden, a lotus among it.
#[inline]
pub(super) const fn takes(attacker: u8, heading: Heading, target: u8, facing: Heading) -> bool {
    let side = Side::of(heading, facing) as u8;
    TABLE[(attacker & 15) as usize][(target & 15) as usize] >> side & 1 != 0
}

/// Whether a piece takes another from any side.
#[inline]
pub(super) const fn ever_takes(attacker: u8, target: u8) -> bool {
    TABLE[(attacker & 15) as usize][(target & 15) as usize] != 0
}
