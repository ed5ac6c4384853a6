//! The solver and plain search agree; it never looks at more than it may.

use taula_rules::games::parchis::Parchis;
use taula_rules::puzzle::{Defence, Solver, Unsolved};
use taula_rules::{Decider, Levels, Rules, Seat, Turn};

use super::heaps::{Heaps, Position};

/// In how many turns seat 0 wins, by trying everything; none where it does not in `most`. `begun` says whether
/// its turn is under way.
fn plain(rules: &Heaps, at: &Position, most: u32, begun: bool) -> Option<u32> {
    let own = match rules.turn(at) {
        Turn::Over { ranking } => return (ranking[0] == [Seat(0)]).then_some(0),
        turn => turn.seat() == Some(Seat(0)),
    };
    let spent = u32::from(own && !begun);
    if own && spent > most || !own && most == 0 {
        return None;
    }
    let mut moves = Vec::new();
    rules.legal_moves(at, &mut moves);
    let values = moves.into_iter().map(|mv| {
        let mut next = at.clone();
        rules.play(&mut next, mv, &mut ());
        plain(rules, &next, most - spent, own).map(|turns| turns + spent)
    });
    if own {
        values.flatten().min()
    } else {
        values.collect::<Option<Vec<u32>>>()?.into_iter().max()
    }
}

fn positions() -> impl Iterator<Item = Position> {
    let heaps = (0..11u8).flat_map(|a| (0..3).flat_map(move |b| (0..2).map(move |c| [a, b, c])));
    heaps.flat_map(|heaps| [0, 1].map(|player| Position { heaps, player }))
}

#[test]
fn it_agrees_with_plain_search() {
    for draws in [false, true] {
        let rules = Heaps { draws };
        let mut won = [0; 4];
        for at in positions() {
            let mut solver = Solver::new(&rules, Seat(0));
            let found = solver.distance(&at, 3).unwrap();
            assert_eq!(found, plain(&rules, &at, 3, false), "{at:?}");
            if let Some(turns) = found {
                won[turns as usize] += 1;
            }
            // The keys are the moves after which it is won still.
            if rules.decider(&at) != Decider::Player(Seat(0)) {
                assert_eq!(solver.keys(&at, 3).unwrap(), []);
                continue;
            }
            let mut moves = Vec::new();
            rules.legal_moves(&at, &mut moves);
            moves.retain(|&mv| {
                let mut next = at.clone();
                rules.play(&mut next, mv, &mut ());
                // What is left of this turn counts no more; others' moves leave one less.
                let own = rules.decider(&next) == Decider::Player(Seat(0));
                let rest = plain(&rules, &next, 1, own);
                rest.is_some_and(|turns| turns <= 1)
            });
            assert_eq!(solver.keys(&at, 2).unwrap(), moves, "{at:?}");
        }
        assert!(won.iter().all(|&count| count > 0), "{won:?}");
    }
}

#[test]
fn the_best_defence_holds_out_longest() {
    let rules = Heaps { draws: false };
    let mut held = [0; 4];
    for at in positions().filter(|at| at.player == 1) {
        let mut solver = Solver::new(&rules, Seat(0));
        let Some(Defence { mv, holds }) = solver.defence(&at, 3).unwrap() else {
            assert_eq!(rules.decider(&at), Decider::Nobody);
            continue;
        };
        let mut next = at.clone();
        rules.play(&mut next, mv, &mut ());
        assert_eq!(solver.distance(&next, 3).unwrap(), holds);
        assert_eq!(plain(&rules, &at, 3, false), holds, "{at:?}");
        held[holds.map_or(0, |turns| turns as usize)] += 1;
    }
    assert!(held[..3].iter().all(|&count| count > 0), "{held:?}");
    let at = Heaps::at([1, 2, 3]);
    let mut solver = Solver::new(&rules, Seat(0));
    assert_eq!(solver.defence(&at, 3), Ok(None), "seat 0 is to move");
}

#[test]
fn there_is_a_limit_to_what_it_looks_at() {
    let rules = Heaps { draws: false };
    let at = Heaps::at([20, 20, 20]);
    let mut solver = Solver::within(&rules, Seat(0), 100);
    assert_eq!(solver.wins(&at, 3), Err(Unsolved::TooMuch));
    assert_eq!(solver.wins(&at, 0), Ok(false));
    // Each answer has the limit to itself.
    assert_eq!(solver.wins(&Heaps::at([3, 0, 0]), 1), Ok(true));
}

#[test]
fn chance_is_not_solved() {
    let levels = Levels::built_in();
    let options = Parchis::read_options(&serde_json::json!({"opening": "seat0"})).unwrap();
    let rules = Parchis::new(options, &levels).unwrap();
    let mut solver = Solver::new(&rules, Seat(0));
    assert_eq!(solver.wins(&rules.start(), 2), Err(Unsolved::Chance));
    assert_eq!(solver.keys(&rules.start(), 2), Ok(Vec::new()));
}
