//! Finds puzzles for Tebas: plays games of few pieces between players that hunt, takes the positions in which
//! exactly one first move wins in so many turns, takes out of them whatever they do without, and prints those that
//! are left as puzzle files, the best first, each with its figures.
//!
//! `cargo run --release -p taula-rules --example find_puzzles -- SEED GAMES TURNS [MOST]`; the same numbers find the
//! same puzzles. Titles are left to be written.

mod figures;
mod place;

use std::process::ExitCode;

use rand::Rng;
use rand::seq::SliceRandom;
use taula_rules::games::tebas::{Position, Stage, Tebas};
use taula_rules::lesson::LEARNER;
use taula_rules::puzzle::{MOST_TURNS, Solver};
use taula_rules::{Decider, Levels, Match, Rules, Seat, chance};

use figures::Figures;
use place::Place;

/// How many positions are looked at to tell whether one is a puzzle.
const MOST_LOOKED_AT: u64 = 600_000;
/// After so many turns a game is given up.
const MOST_MOVES: usize = 400;
/// Fewer circles than these are not aimed at: a puzzle wants something to choose from.
const FEWEST: usize = 6;

fn main() -> ExitCode {
    let numbers: Option<Vec<u64>> = std::env::args()
        .skip(1)
        .map(|text| text.parse().ok())
        .collect();
    let (seed, games, turns, most) = match numbers.as_deref() {
        Some(&[seed, games, turns]) => (seed, games, turns, 20),
        Some(&[seed, games, turns, most]) => (seed, games, turns, most),
        _ => {
            eprintln!("usage: find_puzzles SEED GAMES TURNS [MOST]");
            return ExitCode::from(2);
        }
    };
    let Some(turns) = u32::try_from(turns)
        .ok()
        .filter(|turns| (1..=MOST_TURNS).contains(turns))
    else {
        eprintln!("TURNS is 1 to {MOST_TURNS}");
        return ExitCode::from(2);
    };
    let levels = Levels::built_in();
    let mut found: Vec<(i32, Place, Figures)> = Vec::new();
    for number in 0..games {
        let mut rng = chance::stream(seed, number);
        for place in candidates(turns, &levels, &mut rng) {
            if !is_puzzle(&place, turns, &levels) {
                continue;
            }
            let place = pared(place, turns, &levels, &mut rng);
            let Some(figures) = Figures::of(&place, turns, &levels) else {
                continue;
            };
            // What is told by the same figures at the same key is the same idea.
            let alike = |(_, other, than): &(i32, Place, Figures)| {
                than.is_like(&figures) || other.is_like(&place)
            };
            if !found.iter().any(alike) {
                found.push((figures.worth(), place, figures));
            }
        }
        eprintln!("game {number}: {} so far", found.len());
    }
    found.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    for (worth, place, figures) in found.iter().take(most as usize) {
        println!("// worth {worth}: {figures}");
        println!("{}", place.to_ron(turns, &figures.key));
    }
    ExitCode::SUCCESS
}

/// The positions of a game in which little is left to one player, the other to move.
fn candidates(turns: u32, levels: &Levels, rng: &mut impl Rng) -> Vec<Place> {
    let (rules, start) = loop {
        if let Some(read) = Place::random(rng).read(levels) {
            break read;
        }
    };
    let rules = &rules;
    let mut game = Match::from_position(rules.clone(), start, 0);
    let mut places = Vec::new();
    while game.moves().len() < MOST_MOVES {
        let Decider::Player(seat) = rules.decider(game.position()) else {
            break;
        };
        let at = game.position();
        let left = at.free(Seat(1 - seat.0)).count();
        if at.stage == Stage::Move && (1..=turns as usize + 1).contains(&left) {
            places.extend(Place::of(&rules.to_json(at), seat));
        }
        let mv = hunted(rules, at, seat, rng);
        if mv.is_none_or(|mv| game.play(mv, &mut ()).is_err()) {
            break;
        }
    }
    places
}

/// The move of a player that hunts the other's free pieces, and now and then plays any.
fn hunted(
    rules: &Tebas,
    at: &Position,
    seat: Seat,
    rng: &mut impl Rng,
) -> Option<<Tebas as Rules>::Move> {
    let mut moves = Vec::new();
    rules.legal_moves(at, &mut moves);
    let any = chance::below(rng, 4) == 0;
    moves.shuffle(rng);
    let other = Seat(1 - seat.0);
    moves.into_iter().max_by_key(|&mv| {
        if any {
            return 0;
        }
        let mut next = at.clone();
        rules.play(&mut next, mv, &mut ());
        let (own, others) = (next.free(seat).count(), next.free(other).count());
        let won = i64::from(next.stage == Stage::Over(Some(seat)));
        won * 1000 + own as i64 - 3 * others as i64 + 2 * i64::from(next.out[other.index()])
    })
}

/// Whether exactly one first move wins, and not before.
fn is_puzzle(place: &Place, turns: u32, levels: &Levels) -> bool {
    let Some((rules, at)) = place.read(levels) else {
        return false;
    };
    let mut solver = Solver::within(&rules, LEARNER, MOST_LOOKED_AT);
    solver.wins(&at, turns - 1) == Ok(false)
        && solver.wins(&at, turns) == Ok(true)
        && solver.keys(&at, turns).is_ok_and(|keys| keys.len() == 1)
}

/// Without whatever it does without, as far as there is something left to choose from.
fn pared(mut place: Place, turns: u32, levels: &Levels, rng: &mut impl Rng) -> Place {
    let mut again = true;
    while again && place.circles() > FEWEST {
        again = false;
        let mut fewer = place.with_less();
        fewer.shuffle(rng);
        for less in fewer {
            if less.circles() >= FEWEST && is_puzzle(&less, turns, levels) {
                place = less;
                again = true;
                break;
            }
        }
    }
    place
}
