//! What holds for every game, whatever its rules: each law is written once and tried on every game with
//! every set of its options, in games played at random.

use std::collections::BTreeSet;

use crate::tools::Random;
use crate::{placed_taihou, placed_tebas};
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use serde_json::{Map, Value, json};
use taula_rules::games::parchis::Parchis;
use taula_rules::games::taihou::{Move as TaihouMove, Taihou};
use taula_rules::games::tebas::Tebas;
use taula_rules::games::thaayam::Thaayam;
use taula_rules::options::OptionRange;
use taula_rules::perft::perft;
use taula_rules::{Levels, Match, PlayError, Record, Rules, Seat, Turn};

/// The games there are. A new one adds its line here.
macro_rules! every_game {
    ($law:ident) => {
        super::$law::<super::Parchis>();
        super::$law::<super::Thaayam>();
        super::$law::<super::Tebas>();
        super::$law::<super::Taihou>();
    };
}

/// A game the laws are tried on.
trait Subject: Rules + Clone {
    /// Positions besides the start from which games are played: where random games hardly ever come to
    /// what the rules have more to say about.
    fn placed(&self, _: &mut Random) -> Vec<Self::Position> {
        Vec::new()
    }

    /// One of a player's moves, all alike where nothing else is said: where random games take long to come to
    /// anything, players go after each other.
    fn choose(&self, _: &Self::Position, moves: &[Self::Move], random: &mut Random) -> Self::Move {
        *random.pick(moves)
    }
}

impl Subject for Parchis {}

impl Subject for Thaayam {
    fn placed(&self, random: &mut Random) -> Vec<Self::Position> {
        (0..6)
            .map(|_| crate::tools::thaayam::placed(self, random))
            .collect()
    }
}

impl Subject for Tebas {
    fn placed(&self, random: &mut Random) -> Vec<Self::Position> {
        let levels = Levels::built_in();
        let mut found = Vec::new();
        while found.len() < 4 {
            let mut position = placed_tebas::accepted(random);
            position["options"] = self.options();
            if self.chosen().repetition {
                position["seen"] = json!({});
            } else if let Some(position) = position.as_object_mut() {
                position.remove("seen");
            }
            if let Ok((_, at)) = Tebas::read(&position, &levels)
                && !self.turn(&at).is_over()
            {
                found.push(at);
            }
        }
        found
    }
}

impl Subject for Taihou {
    fn placed(&self, random: &mut Random) -> Vec<Self::Position> {
        let levels = Levels::built_in();
        let mut found = Vec::new();
        while found.len() < 3 {
            let mut position = placed_taihou::accepted(random);
            position["options"] = self.options();
            if let Ok((_, at)) = Taihou::read(&position, &levels)
                && !self.turn(&at).is_over()
            {
                found.push(at);
            }
        }
        found
    }

    fn choose(&self, at: &Self::Position, moves: &[Self::Move], random: &mut Random) -> Self::Move {
        if random.percent(4) && moves.contains(&TaihouMove::KhiLoi) {
            return TaihouMove::KhiLoi;
        }
        if random.percent(70) {
            return moves[self.fancy(at, moves, random.rng())];
        }
        *random.pick(moves)
    }
}

/// A test for each law, of the same name.
macro_rules! laws {
    ($($law:ident)*) => {
        mod law {
            $(
                #[test]
                fn $law() {
                    every_game!($law);
                }
            )*
        }
    };
}

laws! {
    legal_moves_are_accepted
    what_is_not_legal_is_refused_and_nothing_changes
    moves_are_written_and_read_back
    positions_are_written_and_read_back
    options_are_written_and_read_back
    undo_restores_and_redo_repeats
    a_branch_begins_with_the_same_moves
    a_record_replays_to_its_end
    a_spoiled_record_is_refused
    a_record_of_older_rules_begins_at_its_end
    the_same_seed_brings_the_same_outcomes
    outcomes_come_as_their_weights_say
    random_games_end
    turn_and_legal_moves_agree
    events_tell_all_that_can_be_seen
    watching_changes_nothing
    estimates_are_results
    a_move_fancied_is_one_of_them_and_the_same_again
    perft_counts_what_is_legal
    any_text_may_be_sent_as_a_move
}

/// A game with more moves than this counts as one that does not end.
const ENDLESS: usize = 100_000;

/// The rules with every set of options: of a number its least, its most and what it is by default.
fn every_option_set<R: Subject>() -> Vec<R> {
    let levels = Levels::built_in();
    let mut sets = vec![Map::new()];
    for spec in R::option_specs(&levels) {
        let values = match spec.range {
            OptionRange::Values { values, .. } => values,
            OptionRange::Number { default, min, max } => BTreeSet::from([default, min, max])
                .into_iter()
                .map(Value::from)
                .collect(),
        };
        sets = sets
            .iter()
            .flat_map(|set| {
                values.iter().map(|value| {
                    let mut set = set.clone();
                    set.insert(spec.name.to_owned(), value.clone());
                    set
                })
            })
            .collect();
    }
    sets.into_iter()
        .map(|set| R::new(R::read_options(&Value::Object(set)).unwrap(), &levels).unwrap())
        .collect()
}

fn legal<R: Rules>(rules: &R, at: &R::Position) -> Vec<R::Move> {
    let mut moves = Vec::new();
    rules.legal_moves(at, &mut moves);
    moves
}

/// A move at random; none where the game is over.
fn any_move<R: Subject>(rules: &R, at: &R::Position, random: &mut Random) -> Option<R::Move> {
    match rules.turn(at) {
        Turn::Over { .. } => None,
        Turn::Chance { .. } => Some(rules.sample(at, random.rng())),
        Turn::Player { .. } => Some(rules.choose(at, &legal(rules, at), random)),
    }
}

/// Plays a game at random from the start, and one from each placed position, showing every position, the
/// last included, with the move to be played there.
fn walk<R: Subject>(
    rules: &R,
    random: &mut Random,
    mut visit: impl FnMut(&R::Position, Option<R::Move>),
) {
    let mut starts = vec![rules.start()];
    starts.extend(rules.placed(random));
    'games: for mut at in starts {
        for _ in 0..ENDLESS {
            let mv = any_move(rules, &at, random);
            visit(&at, mv);
            let Some(mv) = mv else { continue 'games };
            rules.play(&mut at, mv, &mut ());
        }
        panic!("no end: {} with {}", rules.to_json(&at), rules.options());
    }
}

/// A game not begun, and one from each placed position.
fn begun<R: Subject>(rules: &R, seed: u64) -> Vec<Match<R>> {
    let mut games = vec![Match::new(rules.clone(), seed)];
    for at in rules.placed(&mut Random::new(seed)) {
        games.push(Match::from_position(rules.clone(), at, seed));
    }
    games
}

/// A game at random of so many moves at most.
fn game_of<R: Subject>(rules: R, seed: u64, moves: usize) -> Match<R> {
    play_on(Match::new(rules, seed), moves)
}

/// A game played on at random, so many moves at most.
fn play_on<R: Subject>(mut game: Match<R>, moves: usize) -> Match<R> {
    let mut random = Random::new(game.seed());
    for _ in 0..moves {
        let mv = match game.turn() {
            Turn::Over { .. } => break,
            Turn::Chance { .. } => game.outcome().unwrap(),
            Turn::Player { .. } => {
                let moves = game.legal_moves();
                game.rules().choose(game.position(), &moves, &mut random)
            }
        };
        game.play(mv, &mut ()).unwrap();
    }
    game
}

fn texts<R: Rules>(game: &Match<R>) -> Vec<String> {
    game.legal_moves()
        .iter()
        .map(|&mv| game.rules().text(game.position(), mv))
        .collect()
}

fn legal_moves_are_accepted<R: Subject>() {
    let levels = Levels::built_in();
    for (number, rules) in every_option_set::<R>().into_iter().enumerate() {
        let mut random = Random::new(number as u64);
        for mut game in begun(&rules, 1) {
            for _ in 0..60 {
                let legal = game.legal_moves();
                let position = game.position().clone();
                for &mv in &legal {
                    let text = game.rules().text(game.position(), mv);
                    game.play_text(&text, &mut ()).unwrap();
                    // What it leads to is a position.
                    let json = game.rules().to_json(game.position());
                    if random.percent(2) {
                        R::read(&json, &levels).unwrap_or_else(|fault| panic!("{fault}: {json}"));
                    }
                    assert_eq!(game.undo(), Some(mv));
                    assert_eq!(*game.position(), position);
                }
                let Some(mv) = any_move(game.rules(), game.position(), &mut random) else {
                    break;
                };
                game.play(mv, &mut ()).unwrap();
            }
        }
    }
}

/// Texts that nearly are this one.
fn misprints(text: &str, random: &mut Random) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let mut all = vec![
        String::new(),
        format!(" {text}"),
        format!("{text} "),
        format!("{text}\n"),
        format!("{text}\0"),
        format!("{text}{text}"),
        text.to_uppercase(),
        text.replace(' ', ""),
        text.replace(' ', "  "),
    ];
    for at in 0..letters.len() {
        // Every beginning, every end, every letter left out.
        all.push(letters[..at].iter().collect());
        all.push(letters[at + 1..].iter().collect());
        all.push(
            [&letters[..at], &letters[at + 1..]]
                .concat()
                .iter()
                .collect(),
        );
    }
    for at in 0..=letters.len() {
        let signs = "0123456789@ -+x!.ae²٣é";
        let sign = signs
            .chars()
            .nth(random.below(signs.chars().count()))
            .unwrap();
        let mut more = letters.clone();
        more.insert(at, sign);
        all.push(more.iter().collect());
        if at < letters.len() {
            let mut other = letters.clone();
            other[at] = sign;
            all.push(other.iter().collect());
        }
    }
    all
}

fn what_is_not_legal_is_refused_and_nothing_changes<R: Subject>() {
    for (number, rules) in every_option_set::<R>().into_iter().enumerate() {
        let mut random = Random::new(100 + number as u64);
        // Texts of moves that were legal somewhere before.
        let mut heard = BTreeSet::new();
        for mut game in begun(&rules, 2) {
            for _ in 0..120 {
                if game.turn().is_over() {
                    break;
                }
                let now = texts(&game);
                let mut tries: Vec<String> = heard.iter().cloned().collect();
                if let Some(text) = now.first() {
                    tries.extend(misprints(text, &mut random));
                }
                let before = (game.position().clone(), game.moves().len());
                for text in tries.iter().filter(|text| !now.contains(text)) {
                    let error = game.play_text(text, &mut ());
                    assert!(
                        matches!(error, Err(PlayError::NoMove(_) | PlayError::Illegal(_))),
                        "{text:?}: {error:?}"
                    );
                    assert_eq!((game.position(), game.moves().len()), (&before.0, before.1));
                }
                heard.extend(now);
                let Some(mv) = any_move(game.rules(), game.position(), &mut random) else {
                    break;
                };
                game.play(mv, &mut ()).unwrap();
            }
        }
    }
    // When a game is over nothing is legal.
    let rules = every_option_set::<R>().swap_remove(0);
    let mut game = game_of(rules, 3, ENDLESS);
    assert!(game.turn().is_over());
    for text in ["", "x", "roll 1"] {
        assert_eq!(game.play_text(text, &mut ()), Err(PlayError::Over));
    }
    let last = *game.moves().last().unwrap();
    assert_eq!(game.play(last, &mut ()), Err(PlayError::Over));
    assert_eq!(game.outcome(), None);
}

fn moves_are_written_and_read_back<R: Subject>() {
    for (number, rules) in every_option_set::<R>().iter().enumerate() {
        walk(rules, &mut Random::new(200 + number as u64), |at, _| {
            let moves = legal(rules, at);
            let mut texts = BTreeSet::new();
            for &mv in &moves {
                let text = rules.text(at, mv);
                assert_eq!(rules.parse(at, &text), Some(mv), "{text}");
                assert!(texts.insert(text), "two moves are written the same");
            }
        });
    }
}

fn positions_are_written_and_read_back<R: Subject>() {
    let levels = Levels::built_in();
    for (number, rules) in every_option_set::<R>().iter().enumerate() {
        let mut random = Random::new(300 + number as u64);
        let mut sampled = Random::new(300);
        walk(rules, &mut random, |at, mv| {
            // Reading costs the reading of a board: the last, and some of the others.
            if mv.is_some() && !sampled.percent(5) {
                return;
            }
            let json = rules.to_json(at);
            let (again, position) =
                R::read(&json, &levels).unwrap_or_else(|fault| panic!("{fault}: {json}"));
            assert_eq!(position, *at, "{json}");
            assert_eq!(again.options(), rules.options());
            assert_eq!(again.to_json(&position).to_string(), json.to_string());
            // Through text, as between programs.
            let text: Value = serde_json::from_str(&json.to_string()).unwrap();
            assert_eq!(text, json);
        });
    }
}

fn options_are_written_and_read_back<R: Subject>() {
    let levels = Levels::built_in();
    for rules in every_option_set::<R>() {
        let options = R::read_options(&rules.options()).unwrap();
        assert_eq!(R::new(options, &levels).unwrap().options(), rules.options());
    }
    // Left out, they take what the list says they do.
    let default = R::new(R::read_options(&json!({})).unwrap(), &levels).unwrap();
    for spec in R::option_specs(&levels) {
        let expected = match spec.range {
            OptionRange::Values { default, .. } => default,
            OptionRange::Number { default, .. } => json!(default),
        };
        // The standard board alone may be left out of what is written.
        let written = default.options().get(spec.name).cloned();
        assert_eq!(
            written.unwrap_or_else(|| json!("standard")),
            expected,
            "{}",
            spec.name
        );
    }
    assert!(R::read_options(&json!({"no such option": true})).is_err());
    for no_options in [json!(null), json!(1), json!("x"), json!([]), json!([1, 2])] {
        assert!(R::read_options(&no_options).is_err(), "{no_options}");
    }
}

fn undo_restores_and_redo_repeats<R: Subject>() {
    for (number, rules) in every_option_set::<R>().into_iter().enumerate() {
        for mut game in begun(&rules, 4) {
            let mut random = Random::new(400 + number as u64);
            let mut positions = vec![game.position().clone()];
            for _ in 0..80 {
                let Some(mv) = any_move(game.rules(), game.position(), &mut random) else {
                    break;
                };
                game.play(mv, &mut ()).unwrap();
                positions.push(game.position().clone());
            }
            let moves = game.moves().to_vec();
            let last = positions.len() - 1;
            for at in (0..last).rev() {
                assert_eq!(game.undo(), Some(moves[at]));
                assert_eq!(*game.position(), positions[at]);
                assert_eq!(game.undone().len(), last - at);
            }
            assert_eq!(game.undo(), None);
            for at in 0..last {
                let mut events = Vec::new();
                assert_eq!(game.redo(&mut events), Some(moves[at]));
                assert_eq!(*game.position(), positions[at + 1]);
                let (mut before, mut told) = (positions[at].clone(), Vec::new());
                game.rules().play(&mut before, moves[at], &mut told);
                assert_eq!(events, told, "redoing tells what playing told");
            }
            assert_eq!(game.redo(&mut ()), None);
            // Another move makes what was taken back forgotten.
            game.undo();
            let mv = game.legal_moves()[0];
            game.play(mv, &mut ()).unwrap();
            assert_eq!(game.redo(&mut ()), None);
        }
    }
}

fn a_branch_begins_with_the_same_moves<R: Subject>() {
    for rules in every_option_set::<R>() {
        for game in begun(&rules, 5) {
            let game = play_on(game, 60);
            let mut positions = vec![game.first()];
            let mut at = game.first();
            for &mv in game.moves() {
                game.rules().play(&mut at, mv, &mut ());
                positions.push(at.clone());
            }
            for (moves, position) in positions.iter().enumerate() {
                let branch = game.branch(moves, 77);
                assert_eq!(branch.position(), position);
                assert_eq!(branch.moves(), &game.moves()[..moves]);
                assert_eq!((branch.seed(), branch.undone().len()), (77, 0));
                // It goes on as the game did where it has its seed.
                let own = game.branch(moves, game.seed());
                if let (Some(next), Some(outcome)) = (game.moves().get(moves), own.outcome()) {
                    assert_eq!(outcome, *next);
                }
            }
            assert_eq!(game.branch(usize::MAX, 5).position(), game.position());
        }
    }
}

fn a_record_replays_to_its_end<R: Subject>() {
    let levels = Levels::built_in();
    for (number, rules) in every_option_set::<R>().into_iter().enumerate() {
        // Some whole, some broken off.
        let moves = if number % 3 == 0 {
            ENDLESS
        } else {
            40 * number
        };
        for (place, game) in begun(&rules, number as u64).into_iter().enumerate() {
            let game = play_on(game, moves);
            let record = game.record();
            let text = serde_json::to_string(&record).unwrap();
            let read = Record::read(&serde_json::from_str(&text).unwrap()).unwrap();
            assert_eq!(read, record);
            assert_eq!(read.game(), R::GAME);
            assert_eq!(record.start.is_some(), place > 0);
            let again = Match::<R>::from_record(&read, &levels).unwrap();
            assert_eq!(again.position(), game.position());
            assert_eq!(again.moves(), game.moves());
            assert_eq!(again.seed(), game.seed());
            assert_eq!(again.outcome(), game.outcome());
            assert_eq!(again.record(), record);

            // One that begins where this ends, and goes on.
            let (rules, middle) = R::read(&record.end, &levels).unwrap();
            let mut on = Match::from_position(rules, middle, 9);
            if let Some(mv) = any_move(on.rules(), on.position(), &mut Random::new(5)) {
                on.play(mv, &mut ()).unwrap();
            }
            let record = on.record();
            assert!(record.start.is_some());
            let mut again = Match::<R>::from_record(&record, &levels).unwrap();
            assert_eq!(again.record(), record);
            while again.undo().is_some() {}
            assert_eq!(*again.position(), again.first());
        }
    }
}

fn a_spoiled_record_is_refused<R: Subject>() {
    let levels = Levels::built_in();
    let rules = every_option_set::<R>().swap_remove(0);
    let record = game_of(rules, 6, 60).record();
    let refused = |what: &str, spoil: &dyn Fn(&mut Record)| {
        let mut spoiled = record.clone();
        spoil(&mut spoiled);
        assert!(
            Match::<R>::from_record(&spoiled, &levels).is_err(),
            "{what}"
        );
    };
    refused("a move too few", &|record| {
        record.moves.pop();
    });
    refused("no move", &|record| record.moves[3] = "no move".into());
    refused("another game", &|record| record.rules = "chess/1".into());
    refused("newer rules", &|record| {
        record.rules = format!("{}/{}", R::GAME, R::VERSION + 1);
    });
    refused("no version", &|record| record.rules = R::GAME.into());
    refused("version 0", &|record| {
        record.rules = format!("{}/0", R::GAME);
    });
    refused("no options", &|record| record.options = json!([1]));
    refused("no end", &|record| record.end = json!({}));
    refused("another start", &|record| {
        record.start = Some(record.end.clone())
    });
    let good = serde_json::to_value(&record).unwrap();
    for (key, value) in [
        ("format", json!(2)),
        ("format", json!(null)),
        ("seed", json!(-1)),
        ("seed", json!(0.5)),
        ("moves", json!("roll 1")),
        ("moves", json!([1])),
        ("more", json!(1)),
    ] {
        let mut spoiled = good.clone();
        spoiled[key] = value;
        assert!(Record::read(&spoiled).is_err(), "{key}");
    }
    for key in ["format", "rules", "options", "seed", "moves", "end"] {
        let mut spoiled = good.clone();
        spoiled.as_object_mut().unwrap().remove(key);
        assert!(Record::read(&spoiled).is_err(), "without {key}");
    }
}

fn a_record_of_older_rules_begins_at_its_end<R: Subject>() {
    if R::VERSION == 1 {
        // There are none yet.
        return;
    }
    let levels = Levels::built_in();
    let rules = every_option_set::<R>().swap_remove(0);
    let game = game_of(rules, 7, 30);
    let mut record = game.record();
    record.rules = format!("{}/{}", R::GAME, R::VERSION - 1);
    let again = Match::<R>::from_record(&record, &levels).unwrap();
    assert_eq!(again.position(), game.position());
    assert!(again.moves().is_empty());
}

fn the_same_seed_brings_the_same_outcomes<R: Subject>() {
    let sets = || every_option_set::<R>().into_iter().step_by(5);
    for (number, (one, other)) in sets().zip(sets()).enumerate() {
        let seed = u64::MAX - number as u64;
        let mut game = game_of(one, seed, 200);
        assert_eq!(game.moves(), game_of(other, seed, 200).moves());
        // Taking back and throwing again brings the same throw.
        for _ in 0..game.moves().len().min(40) {
            let mv = game.undo().unwrap();
            if game.turn().is_chance() {
                assert_eq!(game.outcome(), Some(mv));
            }
        }
    }
    // Other seeds bring other games.
    let games: BTreeSet<Vec<String>> = (0..20)
        .map(|seed| {
            game_of(every_option_set::<R>().swap_remove(0), seed, 60)
                .record()
                .moves
        })
        .collect();
    assert_eq!(games.len(), 20);
}

fn outcomes_come_as_their_weights_say<R: Subject>() {
    const DRAWS: u32 = 3_000;
    for (number, rules) in every_option_set::<R>().iter().enumerate().step_by(4) {
        let mut random = Random::new(500 + number as u64);
        let mut draws = Random::new(600 + number as u64);
        let mut tried = 0;
        walk(rules, &mut random, |at, _| {
            if !rules.turn(at).is_chance() {
                return;
            }
            let outcomes = legal(rules, at);
            if outcomes.is_empty() {
                // Too many to list.
                return;
            }
            let weights: Vec<u32> = outcomes.iter().map(|&mv| rules.weight(at, mv)).collect();
            assert!(weights.iter().all(|&weight| weight > 0));
            let drawn = rules.sample(at, draws.rng());
            assert!(outcomes.contains(&drawn));
            if tried >= 3 {
                return;
            }
            tried += 1;
            let mut counts = vec![0_u32; outcomes.len()];
            for _ in 0..DRAWS {
                let drawn = rules.sample(at, draws.rng());
                counts[outcomes.iter().position(|&mv| mv == drawn).unwrap()] += 1;
            }
            let total: u32 = weights.iter().sum();
            let off: f64 = counts
                .iter()
                .zip(&weights)
                .map(|(&count, &weight)| {
                    let expected = f64::from(DRAWS) * f64::from(weight) / f64::from(total);
                    (f64::from(count) - expected).powi(2) / expected
                })
                .sum();
            // Chi-square: so far out only once in many thousand times, for any number of outcomes.
            let freedom = (outcomes.len() - 1) as f64;
            assert!(
                off < freedom + 5.0 * (2.0 * freedom).sqrt() + 5.0,
                "{counts:?} for weights {weights:?}"
            );
        });
    }
}

fn random_games_end<R: Subject>() {
    for (number, rules) in every_option_set::<R>().iter().enumerate() {
        for game in 0..10 {
            // The walk fails where there is no end.
            walk(
                rules,
                &mut Random::new(1_000 * number as u64 + game),
                |_, _| {},
            );
        }
    }
}

fn turn_and_legal_moves_agree<R: Subject>() {
    for (number, rules) in every_option_set::<R>().iter().enumerate() {
        let mut random = Random::new(700 + number as u64);
        walk(rules, &mut random, |at, _| {
            let moves = legal(rules, at);
            let distinct: BTreeSet<_> = moves.iter().collect();
            assert_eq!(distinct.len(), moves.len(), "a move twice");
            let turn = rules.turn(at);
            if let Some(seat) = turn.seat() {
                assert!(rules.players().contains(&seat));
            }
            match turn {
                Turn::Player { .. } => assert!(!moves.is_empty(), "a turn without a move"),
                Turn::Chance { .. } => {}
                Turn::Over { ranking } => {
                    assert!(moves.is_empty(), "a move when all is over");
                    assert!(ranking.iter().all(|place| place.is_sorted()));
                    let mut ranked: Vec<Seat> = ranking.into_iter().flatten().collect();
                    ranked.sort_unstable();
                    assert_eq!(ranked, rules.players());
                }
            }
        });
    }
}

fn events_tell_all_that_can_be_seen<R: Subject>() {
    for (number, rules) in every_option_set::<R>().iter().enumerate() {
        let mut random = Random::new(800 + number as u64);
        walk(rules, &mut random, |at, mv| {
            let Some(mv) = mv else { return };
            let (mut picture, mut after, mut events) = (rules.picture(at), at.clone(), Vec::new());
            rules.play(&mut after, mv, &mut events);
            for event in &events {
                rules.show(&mut picture, event);
                // Every event can be told to another program.
                let told = serde_json::to_value(event).unwrap();
                assert!(told["type"].is_string(), "{told}");
            }
            assert_eq!(
                picture,
                rules.picture(&after),
                "{} in {} told {events:?}",
                rules.text(at, mv),
                rules.to_json(at)
            );
        });
    }
}

fn watching_changes_nothing<R: Subject>() {
    for (number, rules) in every_option_set::<R>().iter().enumerate() {
        let mut random = Random::new(900 + number as u64);
        walk(rules, &mut random, |at, mv| {
            let Some(mv) = mv else { return };
            let (mut watched, mut unwatched) = (at.clone(), at.clone());
            rules.play(&mut watched, mv, &mut Vec::new());
            rules.play(&mut unwatched, mv, &mut ());
            assert_eq!(watched, unwatched);
        });
    }
}

fn estimates_are_results<R: Subject>() {
    for (number, rules) in every_option_set::<R>().iter().enumerate().step_by(3) {
        let mut random = Random::new(1_100 + number as u64);
        walk(rules, &mut random, |at, _| {
            for &seat in rules.players() {
                let estimate = rules.estimate(at, seat);
                assert!((0.0..=1.0).contains(&estimate), "{estimate}");
                if let Turn::Over { ranking } = rules.turn(at) {
                    if ranking[0] == [seat] {
                        assert_eq!(estimate, 1.0);
                    } else if *ranking.last().unwrap() == [seat] {
                        assert_eq!(estimate, 0.0);
                    }
                }
            }
        });
    }
}

fn a_move_fancied_is_one_of_them_and_the_same_again<R: Subject>() {
    for (number, rules) in every_option_set::<R>().iter().enumerate().step_by(3) {
        let mut random = Random::new(1_300 + number as u64);
        walk(rules, &mut random, |at, mv| {
            if mv.is_none() || rules.turn(at).is_chance() {
                return;
            }
            let moves = legal(rules, at);
            for seed in 0..3 {
                let fancied = rules.fancy(at, &moves, Random::new(seed).rng());
                assert!(fancied < moves.len());
                let again = rules.fancy(at, &moves, Random::new(seed).rng());
                assert_eq!(fancied, again);
            }
        });
    }
}

fn perft_counts_what_is_legal<R: Subject>() {
    for (number, rules) in every_option_set::<R>().iter().enumerate().step_by(5) {
        let mut random = Random::new(1_200 + number as u64);
        let mut sampled = Random::new(1_200);
        walk(rules, &mut random, |at, _| {
            let moves = legal(rules, at);
            if !sampled.percent(10) || moves.is_empty() && rules.turn(at).is_chance() {
                return;
            }
            assert_eq!(perft(rules, at, 0, 10), Some(1));
            assert_eq!(perft(rules, at, 1, 1_000_000), Some(moves.len() as u64));
            let mut unlisted = false;
            let two: usize = moves
                .iter()
                .map(|&mv| {
                    let mut next = at.clone();
                    rules.play(&mut next, mv, &mut ());
                    let moves = legal(rules, &next);
                    unlisted |= moves.is_empty() && rules.turn(&next).is_chance();
                    moves.len()
                })
                .sum();
            if unlisted {
                assert_eq!(perft(rules, at, 2, 1_000_000), None);
                return;
            }
            assert_eq!(perft(rules, at, 2, 1_000_000), Some(two as u64));
            if two > 0 {
                assert_eq!(perft(rules, at, 2, two as u64 - 1), None);
            }
        });
    }
}

/// Whatever a stranger writes as a move is refused or is one; nothing panics.
fn any_text_may_be_sent_as_a_move<R: Subject>() {
    let rules = every_option_set::<R>().swap_remove(0);
    let mut positions = Vec::new();
    walk(&rules, &mut Random::new(13), |at, _| {
        positions.push(at.clone());
    });
    let strategy = prop_oneof![
        ".*",
        "[a-z0-9@ +!x-]{0,12}",
        "(roll |exit|enter|[0-9]{1,4}@|twin@|lotus)[0-9]{0,30}",
    ];
    TestRunner::new_with_rng(
        ProptestConfig {
            failure_persistence: None,
            ..ProptestConfig::with_cases(2_000)
        },
        TestRng::deterministic_rng(RngAlgorithm::ChaCha),
    )
    .run(&strategy, |text| {
        for at in positions.iter().step_by(positions.len() / 20) {
            if let Some(mv) = rules.parse(at, &text)
                && legal(&rules, at).contains(&mv)
            {
                // A legal move has one form.
                prop_assert_eq!(rules.text(at, mv), text.clone());
            }
        }
        Ok(())
    })
    .unwrap();
}
