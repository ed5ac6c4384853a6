//! Squares, headings, the lake, and who may take whom.

use std::collections::BTreeMap;

/// A file, `a` to `l`, and a rank, 1 to 11.
pub type Square = (char, u8);

/// A piece; the lotus has no number and no head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub owner: u8,
    pub head: Option<(u8, char)>,
}

pub type Board = BTreeMap<Square, Piece>;

pub const HEADINGS: [char; 4] = ['N', 'E', 'S', 'W'];

pub fn name(square: Square) -> String {
    format!("{}{}", square.0, square.1)
}

/// TA-1: every square.
pub fn squares() -> Vec<Square> {
    ('a'..='l')
        .flat_map(|file| (1..=11).map(move |rank| (file, rank)))
        .collect()
}

pub fn square(text: &str) -> Option<Square> {
    let (file, rank) = text.split_at_checked(1)?;
    let read = (file.chars().next()?, rank.parse().ok()?);
    (squares().contains(&read) && name(read) == text).then_some(read)
}

/// TA-32.
pub fn in_lake(square: Square) -> bool {
    [('f', 5), ('f', 6), ('f', 7), ('g', 5), ('g', 6), ('g', 7)].contains(&square)
}

/// The neighbouring square.
pub fn beside(from: Square, heading: char) -> Option<Square> {
    let (mut file, mut rank) = (from.0 as u8, from.1);
    match heading {
        'N' => rank += 1,
        'S' => rank -= 1,
        'E' => file += 1,
        _ => file -= 1,
    }
    let on_board = (b'a'..=b'l').contains(&file) && (1..=11).contains(&rank);
    on_board.then_some((file.into(), rank))
}

pub fn opposite(heading: char) -> char {
    match heading {
        'N' => 'S',
        'S' => 'N',
        'E' => 'W',
        _ => 'E',
    }
}

/// TA-40: at a right angle.
pub fn quarters(heading: char) -> [char; 2] {
    match heading {
        'N' | 'S' => ['E', 'W'],
        _ => ['N', 'S'],
    }
}

/// TA-6: away from the owner's side.
pub fn away(seat: u8) -> char {
    ['N', 'W', 'S', 'E'][usize::from(seat)]
}

/// The lines of the garden as a player sees them from the own side: from the edge, each from the left.
pub fn lines(seat: u8) -> Vec<Vec<Square>> {
    let mut files: Vec<char> = ('a'..='l').collect();
    let mut ranks: Vec<u8> = (1..=11).collect();
    match seat {
        // South, from a1 towards l1.
        0 => {}
        // East, from l1 towards l11.
        1 => files.reverse(),
        // North, from l11 towards a11.
        2 => {
            files.reverse();
            ranks.reverse();
        }
        // West, from a11 towards a1.
        _ => ranks.reverse(),
    }
    if seat == 0 || seat == 2 {
        ranks
            .iter()
            .map(|&rank| files.iter().map(|&file| (file, rank)).collect())
            .collect()
    } else {
        files
            .iter()
            .map(|&file| ranks.iter().map(|&rank| (file, rank)).collect())
            .collect()
    }
}

/// TA-6: where ten pieces are laid, in the order they are laid.
pub fn laid(seat: u8) -> Vec<Square> {
    let lines = lines(seat);
    let middle = |line: &Vec<Square>| line[2..line.len() - 2].to_vec();
    let mut places = middle(&lines[0]);
    places.extend(middle(&lines[1]));
    places.truncate(10);
    places
}

/// TA-9: where two players may arrange theirs.
pub fn arranged(seat: u8) -> Vec<Square> {
    let lines = lines(seat);
    [&lines[0][3..9], &lines[1][3..9]].concat()
}

/// The side a target is attacked from by what goes in a heading.
pub fn side(heading: char, target: char) -> &'static str {
    if heading == target {
        "behind"
    } else if heading == opposite(target) {
        "head on"
    } else {
        "side"
    }
}

/// TA-24, TA-28: the table, row by row.
pub fn allowed(attacker: u8, target: u8, side: &str) -> bool {
    const SIDE: &[&str] = &["side"];
    const SIDE_BEHIND: &[&str] = &["side", "behind"];
    const ANYWHERE: &[&str] = &["side", "behind", "head on"];
    let small = 1..=5;
    let (tiger, snake, elephant) = (6, 7, 8);
    let weapons = 9..=10;
    let animals = 1..=8;
    let mut from: Vec<&str> = Vec::new();
    let mut row = |holds: bool, sides: &[&'static str]| {
        if holds {
            from.extend(sides);
        }
    };
    row(
        attacker == elephant && [snake, tiger].contains(&target),
        SIDE_BEHIND,
    );
    row(
        [elephant, snake, tiger].contains(&attacker) && small.contains(&target),
        ANYWHERE,
    );
    row(attacker == snake && target == elephant, SIDE);
    row(attacker == snake && target == tiger, SIDE_BEHIND);
    row(
        attacker == tiger && [snake, elephant].contains(&target),
        SIDE,
    );
    row(
        small.contains(&attacker) && small.contains(&target) && target < attacker,
        SIDE_BEHIND,
    );
    row(animals.contains(&attacker) && target == attacker, SIDE);
    row(
        weapons.contains(&attacker) && weapons.contains(&target),
        SIDE,
    );
    row(
        weapons.contains(&attacker) && animals.contains(&target),
        ANYWHERE,
    );
    from.contains(&side)
}
