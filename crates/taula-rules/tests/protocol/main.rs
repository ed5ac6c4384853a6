//! The protocol of `docs/protocol.md`: every command, limit and code.

mod commands;
mod docs;
mod errors;
mod faults;
mod games;
mod lines;
mod strangers;
mod thinking;

use serde_json::{Value, json};
use taula_rules::Levels;
use taula_rules::engine::{Answer, Engine};

/// An engine to talk to, whose drawn seeds are 1, 2, 3 and so on.
struct Talk(Engine);

impl Talk {
    fn new() -> Self {
        let mut seed = 0;
        Self(Engine::new(Levels::built_in(), move || {
            seed += 1;
            seed
        }))
    }

    /// An engine with a game for two that seat 0 begins.
    fn playing(seed: u64) -> Self {
        let mut talk = Self::new();
        talk.ok(json!({"cmd": "new", "game": "parchis", "seed": seed,
            "options": {"players": 2, "opening": "seat0"}}));
        talk
    }

    /// The one answer to a line.
    #[track_caller]
    fn line(&mut self, line: &[u8]) -> Value {
        match self.0.answer(line) {
            Answer::Line(value) | Answer::Last(value) => value,
            Answer::Nothing => panic!("no answer to {}", String::from_utf8_lossy(line)),
        }
    }

    #[track_caller]
    fn ask(&mut self, request: Value) -> Value {
        self.line(request.to_string().as_bytes())
    }

    #[track_caller]
    fn ok(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    /// Asks for what cannot be done: the code must be this, the message a sentence, and the game as it was.
    #[track_caller]
    fn refused(&mut self, code: &str, request: Value) -> String {
        self.refused_line(code, request.to_string().as_bytes())
    }

    #[track_caller]
    fn refused_line(&mut self, code: &str, line: &[u8]) -> String {
        let before = (self.state(), self.state_of_redo());
        let answer = self.line(line);
        let shown: String = String::from_utf8_lossy(line).chars().take(300).collect();
        assert_eq!(keys(&answer), ["ok", "error"], "{shown}");
        assert_eq!(answer["ok"], false, "{shown}");
        assert_eq!(keys(&answer["error"]), ["code", "message"], "{shown}");
        assert_eq!(answer["error"]["code"], code, "{shown}: {answer}");
        let message = answer["error"]["message"].as_str().unwrap().to_owned();
        assert!(message.len() > 10 && !message.contains('\n'), "{message:?}");
        assert_eq!((self.state(), self.state_of_redo()), before, "{shown}");
        message
    }

    fn state(&mut self) -> [Value; 3] {
        ["record", "position", "legal"].map(|cmd| self.ask(json!({"cmd": cmd})))
    }

    /// What would be played again, if anything would.
    fn state_of_redo(&mut self) -> Option<Value> {
        let redone = self.ask(json!({"cmd": "redo"}));
        (redone["ok"] == true).then(|| {
            self.ok(json!({"cmd": "undo"}));
            redone
        })
    }

    #[track_caller]
    fn position(&mut self) -> Value {
        self.ok(json!({"cmd": "position"}))["position"].take()
    }

    /// Plays the whole of a game, a random player's moves among them, and returns how many there were.
    fn play_out(&mut self) -> usize {
        let mut played = 0;
        loop {
            let legal = self.ok(json!({"cmd": "legal"}));
            let moves = legal["moves"].as_array().unwrap();
            if moves.is_empty() {
                return played;
            }
            if legal["turn"]["chance"].is_string() {
                self.ok(json!({"cmd": "roll"}));
            } else {
                let mv = &moves[played % moves.len()];
                self.ok(json!({"cmd": "play", "move": mv}));
            }
            played += 1;
        }
    }
}

fn keys(value: &Value) -> Vec<&str> {
    value
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect()
}

/// A request with one field changed.
fn with(mut request: Value, field: &str, value: Value) -> Value {
    request[field] = value;
    request
}

fn without(mut request: Value, field: &str) -> Value {
    request.as_object_mut().unwrap().remove(field);
    request
}

/// A position for two in which seat 0 counts 3.
fn counting_3() -> Value {
    json!({"game": "parchis", "options": {"players": 2, "opening": "seat0"},
        "turn": {"player": 0, "phase": "move"}, "die": 3, "count": 3, "bonuses": [], "sixes": 0,
        "last_moved": null, "late": {}, "finished": [],
        "players": [{"seat": 0, "home": 1, "track": [10, 20, 40], "goal": 0},
                    {"seat": 2, "home": 2, "track": [7, 30], "goal": 0}]})
}

/// A game for two that seat 2 has won.
fn over() -> Value {
    json!({"game": "parchis", "options": {"players": 2, "opening": "seat0"},
        "turn": {"over": true, "ranking": [[2], [0]]}, "die": 0, "count": 0, "bonuses": [], "sixes": 0,
        "last_moved": null, "late": {}, "finished": [2],
        "players": [{"seat": 0, "home": 1, "track": [10], "goal": 2},
                    {"seat": 2, "home": 0, "track": [], "goal": 4}]})
}

/// A position of Thaayam in which seat 0 plays a 1 and an 8, with a twin among others.
fn playing_thaayam() -> Value {
    json!({"game": "thaayam", "options": {"players": 2, "opening": "seat0", "twin_return": "twin"},
        "turn": {"player": 0, "phase": "move"}, "throws": [1, 8], "captured": false,
        "players": [{"seat": 0, "off": 1, "off_twins": 0, "track": [3], "twins": [5], "castle": 0, "out": 0},
                    {"seat": 2, "off": 0, "off_twins": 1, "track": [], "twins": [], "castle": 2, "out": 0}]})
}

/// A position of Tebas in which everything can happen: covering, undoing, putting back.
fn playing_tebas() -> Value {
    json!({"game": "tebas", "options": {"repetition": true, "quiet_limit": 1, "opening": "seat0"},
        "turn": {"player": 0, "phase": "move"}, "redeploy": 0, "out": [5, 6], "quiet": 0,
        "board": {"a1": "I3", "d2": "LIII4", "e2": "IL1", "k3": "L1", "k4": "L2"},
        "seen": {"0:a1I3,d2LIII4,e2IL1,k3L1,k4L2": 1}})
}

/// A position of the garden games in which much can happen: a duty, a capture, a flight, a lotus, a call for the end.
fn playing_taihou() -> Value {
    json!({"game": "taihou", "options": {"players": 3, "lake": false, "flight": true, "quiet_limit": 2,
            "opening": "seat0"},
        "turn": {"player": 0, "phase": "move"},
        "board": {"c3": "0:6N", "c4": "1:2E", "d3": "2:10S", "e5": "0:L", "h8": "1:9W"},
        "players": [{"seat": 0, "taken": [1, 2, 3, 4, 5, 6, 7, 8, 10], "reserve": [], "lost": 9, "lotuses": 0, "owed": 0},
                    {"seat": 1, "taken": [1, 2, 3, 4, 5, 7, 8, 9, 10], "reserve": [], "lost": 8, "lotuses": 1, "owed": 1},
                    {"seat": 2, "taken": [1, 3, 4, 5, 6, 7, 8, 9], "reserve": [], "lost": 9, "lotuses": 1, "owed": 1}],
        "duty": [{"player": 0, "offer": "c4", "by": 1, "turned": false}], "calls_left": null, "quiet": 1,
        "runs": [{"seat": 0, "piece": "c3", "moves": {"c2-c3N": 2, "c3@N": 3}}]})
}
