//! Positions of the garden games, written short, and games played on from them.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use taula_rules::games::taihou::{Event, Position, Square, Taihou};
use taula_rules::{Levels, Match, Rules};

/// A position being set up: pieces in the garden, and everything missing captured by the next player.
#[derive(Clone)]
pub struct Setup(pub Value);

/// Two players without lake and flight, seat 0 to move: `c3=0:3N l11=2:8S`.
pub fn two(board: &str) -> Setup {
    Setup::new(2, board)
}

/// Four players.
pub fn four(board: &str) -> Setup {
    Setup::new(4, board)
}

/// Three players.
pub fn three(board: &str) -> Setup {
    Setup::new(3, board)
}

/// The squares of a word list.
pub fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn seats(players: u64) -> Vec<u64> {
    if players == 2 {
        vec![0, 2]
    } else {
        (0..players).collect()
    }
}

impl Setup {
    fn new(players: u64, board: &str) -> Self {
        let board: BTreeMap<&str, &str> = board
            .split_whitespace()
            .map(|piece| piece.split_once('=').unwrap())
            .collect();
        Self(json!({
            "game": "taihou",
            "options": {"players": players, "lake": false, "flight": false, "quiet_limit": 60,
                "opening": "seat0"},
            "turn": {"player": 0, "phase": "move"},
            "board": board,
            "players": seats(players)
                .iter()
                .map(|seat| json!({"seat": seat, "taken": [], "reserve": [], "lost": 0,
                    "lotuses": 0, "owed": 0}))
                .collect::<Vec<Value>>(),
            "duty": [], "calls_left": null, "quiet": 0, "runs": [],
        }))
        .counted()
    }

    /// What is missing is captured by the next player; all lotuses not in the garden are in hand.
    fn counted(mut self) -> Self {
        let players = self.0["options"]["players"].as_u64().unwrap();
        let lake = self.0["options"]["lake"] == true;
        let seats = seats(players);
        let of_each = if players == 2 { 2 } else { 1 };
        let mut taken: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
        for (place, &seat) in seats.iter().enumerate() {
            let next = seats[(place + 1) % seats.len()];
            let own = format!("{seat}:");
            let pieces: Vec<String> = self.0["board"]
                .as_object()
                .unwrap()
                .values()
                .filter_map(|piece| piece.as_str()?.strip_prefix(&own).map(str::to_owned))
                .collect();
            let mut lost = 0;
            for value in 1..=10 {
                let here = pieces
                    .iter()
                    .filter(|piece| piece[..piece.len() - 1] == value.to_string())
                    .count() as u64;
                let kept = self.0["players"][place]["reserve"]
                    .as_array()
                    .unwrap()
                    .contains(&json!(value));
                let away = (of_each - here).saturating_sub(u64::from(kept));
                lost += away;
                let taken = taken.entry(next).or_default();
                taken.extend((0..away).map(|_| value));
            }
            let placed = pieces.iter().filter(|piece| *piece == "L").count() as u64;
            let lotuses = if lake { 0 } else { of_each - placed };
            self.0["players"][place]["lost"] = json!(lost);
            self.0["players"][place]["lotuses"] = json!(lotuses);
        }
        for (place, seat) in seats.iter().enumerate() {
            self.0["players"][place]["taken"] = json!(taken.get(seat).cloned().unwrap_or_default());
        }
        self
    }

    /// Taï-hou: with the lake.
    pub fn lake(mut self) -> Self {
        self.0["options"]["lake"] = json!(true);
        self.counted()
    }

    /// With Buddha's Flight.
    pub fn flight(mut self) -> Self {
        self.0["options"]["flight"] = json!(true);
        self
    }

    /// A field of a player.
    pub fn player(mut self, seat: u64, key: &str, value: Value) -> Self {
        let players = self.0["players"].as_array_mut().unwrap();
        let player = players
            .iter_mut()
            .find(|player| player["seat"] == seat)
            .unwrap();
        player[key] = value;
        self
    }

    /// A seat has these in reserve, so they are not lost.
    pub fn reserve(self, seat: u64, values: &[u64]) -> Self {
        self.player(seat, "reserve", json!(values)).counted()
    }

    /// Any other field.
    pub fn with(mut self, key: &str, value: Value) -> Self {
        self.0[key] = value;
        self
    }

    /// A seat is to move.
    pub fn moves(self, seat: u64) -> Self {
        self.with("turn", json!({"player": seat, "phase": "move"}))
    }

    /// A seat is bound by a call.
    pub fn bound(self, player: u64, offer: &str, by: u64) -> Self {
        self.with(
            "duty",
            json!([{"player": player, "offer": offer, "by": by, "turned": false}]),
        )
    }

    /// The sentence it is refused with; none where it is accepted.
    pub fn refused(&self) -> Option<String> {
        Taihou::read(&self.0, &Levels::built_in())
            .err()
            .map(|fault| fault.to_string())
    }

    /// The game that begins there.
    #[track_caller]
    pub fn game(&self) -> Game {
        let (rules, at) = Taihou::read(&self.0, &Levels::built_in())
            .unwrap_or_else(|fault| panic!("{fault}: {}", self.0));
        Game {
            game: Match::from_position(rules, at, 1),
            events: Vec::new(),
        }
    }

    /// The game after these moves.
    #[track_caller]
    pub fn after(&self, moves: &str) -> Game {
        self.game().after(moves)
    }

    /// The legal moves.
    #[track_caller]
    pub fn legal(&self) -> Vec<String> {
        self.game().legal()
    }
}

/// A game, with the events of its last move.
pub struct Game {
    pub game: Match<Taihou>,
    pub events: Vec<Event>,
}

impl Game {
    /// A new game.
    pub fn new(options: &Value) -> Self {
        let options = Taihou::read_options(options).unwrap();
        Self {
            game: Match::new(Taihou::new(options, &Levels::built_in()).unwrap(), 1),
            events: Vec::new(),
        }
    }

    /// After these moves, separated by commas.
    #[track_caller]
    pub fn after(mut self, moves: &str) -> Self {
        for text in moves.split(',') {
            self.events.clear();
            self.game
                .play_text(text.trim(), &mut self.events)
                .unwrap_or_else(|error| panic!("{error}: {}", self.json()));
        }
        self
    }

    pub fn rules(&self) -> &Taihou {
        self.game.rules()
    }

    pub fn at(&self) -> &Position {
        self.game.position()
    }

    pub fn json(&self) -> Value {
        self.rules().to_json(self.at())
    }

    /// The legal moves, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut legal: Vec<String> = self
            .game
            .legal_moves()
            .iter()
            .map(|&mv| self.rules().text(self.at(), mv))
            .collect();
        legal.sort();
        legal
    }

    /// The legal moves of the piece on a square, without those that call.
    pub fn of(&self, square: &str) -> Vec<String> {
        let own = |text: &String| {
            text.starts_with(square)
                && !text.as_bytes()[square.len()].is_ascii_digit()
                && !text.contains('!')
        };
        self.legal().into_iter().filter(own).collect()
    }

    /// The moves to other squares of the piece on a square.
    pub fn goes(&self, square: &str) -> Vec<String> {
        let goes = |text: &String| !text.contains('@');
        self.of(square).into_iter().filter(goes).collect()
    }

    /// What stands on a square.
    pub fn on(&self, name: &str) -> String {
        self.at()
            .piece(square(name))
            .map(|piece| piece.to_string())
            .unwrap_or_default()
    }

    /// The types of the last move's events.
    pub fn kinds(&self) -> Vec<String> {
        self.events
            .iter()
            .map(|event| {
                let event = serde_json::to_value(event).unwrap();
                event["type"].as_str().unwrap().to_owned()
            })
            .collect()
    }
}
