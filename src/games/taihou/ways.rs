//! What is told of a way: which way it comes, what its squares count, what closes it.

use taula_rules::games::taihou::{Heading, Piece, Refusal, Side, Threat, Way};

/// The way a piece goes when it comes to the end.
#[must_use]
pub const fn going(way: &Way) -> Heading {
    if way.backwards {
        way.facing.back()
    } else {
        way.facing
    }
}

/// From which side a piece that stands at its end is attacked; none of a lotus.
#[must_use]
pub fn side(way: &Way, target: Piece) -> Option<Side> {
    Some(Side::of(going(way), target.facing()?))
}

/// What each square of its path counts, a turn before it counted too (TA-40).
#[must_use]
pub fn counts(way: &Way) -> Vec<u8> {
    let bend = way.bend.map(|(square, _)| {
        let before = way.path.iter().position(|&of| of == square);
        before.map_or(0, |n| n + 1)
    });
    let count = |n: usize| (n + 1) as u8 + u8::from(bend.is_some_and(|bend| n >= bend));
    (0..way.path.len()).map(count).collect()
}

/// How many squares it has gone when it turns; none where it does not.
#[must_use]
pub fn before_the_turn(way: &Way) -> Option<u8> {
    let (square, _) = way.bend?;
    let before = way.path.iter().position(|&of| of == square);
    Some(before.map_or(0, |n| (n + 1) as u8))
}

/// Whether a bar is shown where it is refused: what closes it stands just there.
#[must_use]
pub const fn is_barred(why: Refusal) -> bool {
    matches!(
        why,
        Refusal::Own
            | Refusal::Lotus
            | Refusal::Never
            | Refusal::Side(_)
            | Refusal::Backwards
            | Refusal::Harmless
            | Refusal::Sheltered
            | Refusal::Lake
            | Refusal::LakeBackwards
            | Refusal::NoLanding
    )
}

/// The side of a square that a threat comes from.
#[must_use]
pub fn comes_from(threat: &Threat) -> Heading {
    let going = threat
        .walk
        .bend
        .map(|(_, heading)| heading)
        .or(threat.turned)
        .or(threat.piece.facing())
        .unwrap_or(Heading::N);
    going.back()
}
