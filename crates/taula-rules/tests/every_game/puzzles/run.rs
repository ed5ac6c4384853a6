//! A puzzle's way at the table, whatever is played; and its file.

use std::sync::Arc;

use taula_rules::lesson::{Due, Help};
use taula_rules::puzzle::{self, Answer, Puzzle, Run};
use taula_rules::{Levels, Match, Rules};

use super::heaps::Heaps;

/// Seven counters and a single one: only one move leaves the opponent nothing to hold on to.
const SMALL: &str = r#"(
    title: (eu: "Proba", es: "Prueba", fr: "Essai", en: "Trial"),
    win_in: 2,
    options: {},
    start: {"heaps": [5, 0, 0], "player": 0},
    keys: ["1 from 0"],
    hint: (eu: "Utzi lau", es: "Deja cuatro", fr: "Laissez-en quatre", en: "Leave four"),
    close: (eu: "Ederki", es: "Bien", fr: "Bien", en: "Well"),
)"#;

fn small(text: &str) -> Result<Arc<Puzzle>, String> {
    let mut levels = Levels::built_in();
    levels.lay_over("heaps/puzzles/01-small.ron", text);
    assert_eq!(levels.puzzles("heaps").collect::<Vec<_>>(), ["01-small"]);
    assert_eq!(levels.boards("heaps").count(), 0);
    puzzle::read::<Heaps>(&levels, "01-small").map_err(|fault| fault.to_string())
}

struct Table {
    run: Run,
    game: Match<Heaps>,
}

impl Table {
    fn new() -> Self {
        let run = Run::new(small(SMALL).unwrap());
        let rules = Heaps { draws: false };
        let mut table = Self {
            run,
            game: Match::new(rules, 0),
        };
        assert!(!table.run.ready());
        assert_eq!(table.serve(), [""]);
        table
    }

    /// Does what is due: what was played, nothing for a position that was laid.
    fn serve(&mut self) -> Vec<String> {
        let mut done = Vec::new();
        while let Some(due) = self.run.due(&self.game) {
            match due {
                Due::Lay(position) => {
                    let (rules, at) = Heaps::read(&position, &Levels::built_in()).unwrap();
                    self.game = Match::from_position(rules, at, 0);
                    done.push(String::new());
                }
                Due::Play(mv) => {
                    self.game.play_text(&mv, &mut ()).unwrap();
                    done.push(mv);
                }
            }
        }
        assert!(self.run.ready());
        done
    }

    fn play(&mut self, mv: &str) -> Answer {
        let answer = self.run.attempt(&self.game, mv).unwrap();
        if answer != Answer::Forbidden {
            self.game.play_text(mv, &mut ()).unwrap();
        }
        answer
    }

    fn heaps(&self) -> [u8; 3] {
        self.game.position().heaps
    }
}

#[test]
fn it_is_solved_by_its_key_and_whatever_follows() {
    let mut table = Table::new();
    assert!(table.run.asks() && table.run.left() == 2);
    assert_eq!(table.run.solution(&table.game).as_deref(), Some("1 from 0"));
    assert_eq!(table.play("1 from 0"), Answer::Wins { left: 1 });
    assert!(!table.run.ready());
    let reply = table.serve();
    assert_eq!(reply.len(), 1);
    assert_eq!((table.run.left(), table.run.turn()), (1, 1));
    let last = table.run.solution(&table.game).unwrap();
    assert_eq!(table.play(&last), Answer::Solved);
    assert_eq!(table.serve(), [""; 0]);
    assert!(table.run.ended() && table.run.is_done() && !table.run.asks());
    assert_eq!(table.run.attempt(&table.game, "1 from 0"), None);
    // Down to the beginning again, turn by turn.
    assert!(table.run.undo());
    table.serve();
    assert!(table.run.asks() && table.run.left() == 1 && !table.run.ended());
    assert!(table.run.undo());
    table.serve();
    assert_eq!((table.heaps(), table.run.left()), ([5, 0, 0], 2));
    assert!(!table.run.undo());
}

#[test]
fn what_no_longer_wins_is_answered_and_taken_back() {
    let mut table = Table::new();
    for wrong in ["2 from 0", "3 from 0"] {
        assert_eq!(table.play(wrong), Answer::Answered);
        let reply = table.serve();
        assert_eq!(reply.len(), 1, "the answer that refutes it is played");
        assert_eq!(table.heaps(), [0; 3], "and it is the one that wins");
        assert!(table.run.fails() && !table.run.asks() && !table.run.ended());
        assert_eq!(table.run.solution(&table.game), None);
        assert!(!table.run.hint(&table.game));
        assert!(table.run.take_back());
        assert!(!table.run.take_back());
        assert_eq!(table.serve(), [""]);
        assert_eq!(table.heaps(), [5, 0, 0]);
        assert!(table.run.asks() && table.run.answer().is_none());
    }
    assert_eq!(table.run.wrong(), 2);
    for nonsense in ["", "4 from 0", "1 from 7", "é"] {
        assert_eq!(table.play(nonsense), Answer::Forbidden);
        assert!(table.run.asks() && table.run.ready());
    }
    assert_eq!(table.run.wrong(), 2);
}

#[test]
fn help_comes_in_steps_and_the_solution_plays_itself() {
    let mut table = Table::new();
    assert_eq!(table.run.help(), Help::Nothing);
    assert!(table.run.hint(&table.game));
    assert_eq!(table.run.help(), Help::Piece);
    assert!(table.run.hint(&table.game));
    assert_eq!(table.run.help(), Help::Way);
    assert!(!table.run.hint(&table.game));
    table.play("1 from 0");
    table.serve();
    assert_eq!(table.run.help(), Help::Nothing, "each turn anew");
    table.run.show();
    assert!(!table.run.ready());
    assert_eq!(table.serve().len(), 1);
    assert!(table.run.ended() && table.run.is_shown() && !table.run.is_done());
    table.run.again();
    assert_eq!(table.serve(), [""]);
    assert!(table.run.asks() && !table.run.is_shown());
    // From a turn that failed too.
    table.play("3 from 0");
    table.run.show();
    assert_eq!(table.serve().len(), 4);
    assert!(table.run.ended());
}

#[test]
fn the_last_turn_can_come_too_late() {
    let mut table = Table::new();
    table.play("1 from 0");
    table.serve();
    let left = table.heaps()[0];
    if left > 1 {
        assert_eq!(table.play("1 from 0"), Answer::TooLate);
        assert_eq!(table.serve().len(), 1);
        assert!(table.run.fails());
    }
    assert!(left > 1, "the defence leaves something to do: {left}");
}

#[test]
fn faults_are_named() {
    let long = format!("en: \"{}\"", "a".repeat(151));
    for (from, to, word) in [
        ("title:", "name:", "name"),
        ("en: \"Trial\"", &long, "`title`"),
        ("en: \"Leave four\"", &long, "`hint`"),
        ("en: \"Well\"", &long, "`close`"),
        ("eu: \"Ederki\"", "eu: \" \"", "in `eu`"),
        (
            "win_in: 2",
            "win_in: 4",
            "`win_in` is 4, possible are 1 to 3",
        ),
        ("win_in: 2", "win_in: 0", "`win_in`"),
        ("win_in: 2", "win_in: 1", "does not win in 1"),
        ("[5, 0, 0]", "[21, 0, 0]", "`start`: a heap has"),
        ("[5, 0, 0]", "[0, 0, 0]", "`start`: seat 0 is to move"),
        (
            "\"player\": 0",
            "\"player\": 1",
            "`start`: seat 0 is to move",
        ),
        ("start: {", "start: {\"game\": \"heaps\",", "`game`"),
        ("options: {}", "options: {\"draws\": 3}", "`draws`"),
        ("[\"1 from 0\"]", "[]", "`keys` names no move"),
        (
            "\"1 from 0\"",
            "\"4 from 0\"",
            "\"4 from 0\", which is not legal",
        ),
        ("\"1 from 0\"", "\"take\"", "\"take\""),
        ("\"1 from 0\"", "\"2 from 0\"", "does not win in 2"),
        ("keys:", "key:", "key"),
    ] {
        assert!(SMALL.contains(from), "{from}");
        let fault = small(&SMALL.replacen(from, to, 1)).unwrap_err();
        assert!(fault.contains("heaps/puzzles/01-small.ron"), "{fault}");
        assert!(fault.contains(word), "{from} -> {to}: {fault}");
        assert_eq!(fault.lines().count(), 1, "{fault}");
    }
    assert!(puzzle::read::<Heaps>(&Levels::built_in(), "02-none").is_err());
}
