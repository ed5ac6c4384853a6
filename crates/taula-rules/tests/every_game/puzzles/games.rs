//! The puzzles of every game that has some, verified by the solver and, apart from it, through the engine.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};
use taula_rules::engine::{Answer as Said, Engine};
use taula_rules::games::taihou::Taihou;
use taula_rules::games::tebas::Tebas;
use taula_rules::lesson::{Due, LEARNER};
use taula_rules::puzzle::{self, Answer, Puzzle, Run, Solver};
use taula_rules::{Levels, Match, Rules};

/// Calls a test for every game that has puzzles.
macro_rules! of_every_game {
    ($($name:ident),+ $(,)?) => {
        $(mod $name {
            #[test]
            fn tebas() {
                super::$name::<super::Tebas>();
            }

            #[test]
            fn taihou() {
                super::$name::<super::Taihou>();
            }
        })+
    };
}

of_every_game! {
    each_has_one_key_and_takes_as_many_turns_as_it_says,
    the_engine_agrees_whatever_is_answered,
    each_is_played_to_its_end_at_a_table,
    words_are_set_well,
}

/// A game's puzzles, in their order.
pub fn puzzles<R: Rules>() -> Vec<Arc<Puzzle>> {
    let levels = Levels::built_in();
    let names = levels.puzzles(R::GAME);
    let puzzles: Vec<_> = names
        .map(|name| puzzle::read::<R>(&levels, name).unwrap_or_else(|fault| panic!("{fault}")))
        .collect();
    assert!(puzzles.len() >= 6, "{}", R::GAME);
    puzzles
}

/// A position and its rules.
pub fn laid<R: Rules>(position: &Value) -> (R, R::Position) {
    R::read(position, &Levels::built_in()).unwrap()
}

fn each_has_one_key_and_takes_as_many_turns_as_it_says<R: Rules>() {
    for puzzle in puzzles::<R>() {
        let (rules, at) = laid::<R>(&puzzle.start);
        let mut solver = Solver::new(&rules, LEARNER);
        let turns = puzzle.win_in;
        assert_eq!(
            solver.distance(&at, turns),
            Ok(Some(turns)),
            "{}",
            puzzle.name
        );
        let keys = solver.keys(&at, turns).unwrap();
        let keys: Vec<String> = keys.iter().map(|&mv| rules.text(&at, mv)).collect();
        assert_eq!(keys, puzzle.keys, "{}", puzzle.name);
        assert_eq!(keys.len(), 1, "{}", puzzle.name);
    }
}

/// An engine that is told what to do, and does it.
struct Told(Engine);

impl Told {
    fn ask(&mut self, request: &Value) -> Value {
        let Said::Line(answer) = self.0.answer(request.to_string().as_bytes()) else {
            panic!("{request} is not answered");
        };
        assert_eq!(answer["ok"], json!(true), "{request}: {answer}");
        answer
    }

    fn legal(&mut self) -> (Value, Vec<String>) {
        let answer = self.ask(&json!({"cmd": "legal"}));
        let moves = serde_json::from_value(answer["moves"].clone()).unwrap();
        (answer["turn"].clone(), moves)
    }

    /// How many ends there are, seat 0 playing as the solver says and the other one anything: every one of them a
    /// win of seat 0's by its last turn, or else it panics.
    fn ends<R: Rules>(&mut self, left: u32, last: u64) -> usize {
        let (turn, moves) = self.legal();
        if turn["over"] == json!(true) {
            assert_eq!(turn["ranking"][0], json!([0]));
            return 1;
        }
        let player = turn["player"].as_u64().unwrap();
        let left = left - u32::from(player == 0 && last != 0);
        let moves = if player == 0 {
            let (rules, at) = laid::<R>(&self.ask(&json!({"cmd": "position"}))["position"]);
            let mut solver = Solver::new(&rules, LEARNER);
            // The turn under way is one of them.
            let keys = solver.keys(&at, left + 1).unwrap();
            vec![rules.text(&at, keys[0])]
        } else {
            assert!(left > 0, "the last turn is over");
            moves
        };
        let mut ends = 0;
        for mv in moves {
            self.ask(&json!({"cmd": "play", "move": mv}));
            ends += self.ends::<R>(left, player);
            self.ask(&json!({"cmd": "undo"}));
        }
        ends
    }
}

fn the_engine_agrees_whatever_is_answered<R: Rules>() {
    for puzzle in puzzles::<R>() {
        let mut engine = Told(Engine::new(Levels::built_in(), || 0));
        engine.ask(&json!({"cmd": "set", "position": puzzle.start}));
        let [key] = &puzzle.keys[..] else {
            panic!("{} has not one key", puzzle.name);
        };
        engine.ask(&json!({"cmd": "play", "move": key}));
        let ends = engine.ends::<R>(puzzle.win_in - 1, 0);
        assert!(ends > 0, "{}", puzzle.name);
    }
}

fn each_is_played_to_its_end_at_a_table<R: Rules>() {
    for puzzle in puzzles::<R>() {
        let mut run = Run::new(puzzle.clone());
        let (rules, at) = laid::<R>(&puzzle.start);
        let mut game = Match::from_position(rules, at, 0);
        let mut turns = BTreeSet::new();
        while !run.ended() {
            while let Some(due) = run.due(&game) {
                let Due::Play(mv) = due else {
                    panic!("{}: something else is laid", puzzle.name);
                };
                game.play_text(&mv, &mut ()).unwrap();
            }
            turns.insert(run.turn());
            let Some(mv) = run.solution(&game) else {
                assert!(run.ended(), "{}", puzzle.name);
                break;
            };
            let answer = run.attempt(&game, &mv).unwrap();
            assert!(
                !answer.fails() && answer != Answer::Forbidden,
                "{}: {mv}",
                puzzle.name
            );
            game.play_text(&mv, &mut ()).unwrap();
        }
        assert_eq!(turns.len() as u32, puzzle.win_in, "{}", puzzle.name);
        assert!(run.is_done());
    }
}

fn words_are_set_well<R: Rules>() {
    for puzzle in puzzles::<R>() {
        for phrase in puzzle.phrases() {
            for (code, text) in phrase.all() {
                assert!(
                    text.trim().len() > 1 && text.trim() == text,
                    "{}",
                    puzzle.name
                );
                assert!(!text.contains('\''), "{}: typewriter quotes", puzzle.name);
                for (at, mark) in text.match_indices([':', ';', '!', '?']) {
                    assert!(
                        code != "fr" || text[..at].ends_with('\u{a0}'),
                        "{}: no no-break space before {mark}",
                        puzzle.name
                    );
                }
            }
        }
    }
}

#[test]
fn every_puzzle_in_the_folders_is_in_the_program() {
    let levels = Levels::built_in();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../levels");
    for family in taula_rules::games::FAMILIES {
        let game = family.name();
        let mut files: Vec<String> = std::fs::read_dir(root.join(game).join("puzzles"))
            .into_iter()
            .flatten()
            .map(|entry| entry.unwrap().path())
            .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
            .collect();
        files.sort();
        assert_eq!(levels.puzzles(game).collect::<Vec<_>>(), files);
    }
}
