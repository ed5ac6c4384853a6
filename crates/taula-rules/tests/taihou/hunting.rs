//! Players who go after each other: those who play anything hardly meet in so large a garden.

use crate::oracle::taihou::{HEADINGS, Next, Square, Table, beside, square};
use crate::tools::Random;

/// What a player likes to do where it can be done; otherwise, and now and then, anything.
#[derive(Clone, Copy)]
pub enum Liking {
    Anything,
    /// Taking, and coming near.
    Hunting,
    /// Offering pieces.
    Calling,
    /// The same again.
    Repeating,
}

pub const LIKINGS: [Liking; 4] = [
    Liking::Anything,
    Liking::Hunting,
    Liking::Calling,
    Liking::Repeating,
];

/// A player's move by what that seat likes.
pub fn choose(
    table: &Table,
    moves: &[String],
    likings: [Liking; 4],
    random: &mut Random,
) -> String {
    let Next::Move(seat) = table.next else {
        return random.pick(moves).clone();
    };
    let liking = likings[usize::from(seat)];
    let those = |like: &dyn Fn(&str) -> bool| -> Vec<&String> {
        moves.iter().filter(|text| like(text)).collect()
    };
    let liked = match liking {
        _ if random.percent(8) => Vec::new(),
        Liking::Anything => Vec::new(),
        Liking::Hunting => those(&|text| text.contains('x')),
        Liking::Calling => those(&|text| text.contains('!') || text == "khi-loi"),
        Liking::Repeating => {
            let run = table.runs.get(&seat);
            those(&|text| {
                run.is_some_and(|run| {
                    run.moves.keys().any(|key| key.starts_with(text))
                        || text.contains('@') && ends_on(text) == Some(run.piece)
                })
            })
        }
    };
    if !liked.is_empty() {
        return (*random.pick(&liked)).clone();
    }
    if let Liking::Anything | Liking::Repeating = liking {
        return random.pick(moves).clone();
    }
    // Of a few, the one that comes nearest to somebody or looks at somebody; not the end, mostly.
    let some: Vec<&String> = (0..12)
        .map(|_| random.pick(moves))
        .filter(|text| *text != "khi-loi")
        .collect();
    let near = |text: &&&String| {
        let Some(to) = ends_on(text) else {
            return 0;
        };
        let others = table.board.iter().filter(|(_, piece)| piece.owner != seat);
        let looks = HEADINGS
            .iter()
            .filter(|heading| text.contains(**heading))
            .filter_map(|&heading| beside(to, heading))
            .any(|ahead| table.board.get(&ahead).is_some_and(|one| one.owner != seat));
        let far = others
            .map(|(at, _)| (at.0 as u32).abs_diff(to.0 as u32) + u32::from(at.1.abs_diff(to.1)));
        2 * far.min().unwrap_or(0) + u32::from(text.contains('@') && !looks)
    };
    match some.iter().min_by_key(near) {
        Some(text) => (*text).clone(),
        None => random.pick(moves).clone(),
    }
}

/// The square a move ends on, as it is written.
fn ends_on(text: &str) -> Option<Square> {
    let text = text.split('!').next().unwrap();
    let to = match text.split_once(['-', 'x']) {
        Some((_, to)) => to.trim_end_matches(HEADINGS),
        None => text.split('@').next().unwrap(),
    };
    square(to)
}
