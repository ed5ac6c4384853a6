//! What several test files need: numbers at random that are the same every time, and positions written
//! short, of Parchís here.

// Each test file that brings this module in uses a part of it.
#![allow(dead_code)]

pub mod thaayam;

use rand::Rng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use taula_rules::games::parchis::{Event, Parchis, Position};
use taula_rules::{Levels, Rules, chance};

/// Numbers at random from a fixed seed.
pub struct Random(ChaCha8Rng);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(chance::stream(seed, 0))
    }

    /// A number below `total`.
    pub fn below(&mut self, total: usize) -> usize {
        chance::below(&mut self.0, u32::try_from(total).unwrap()) as usize
    }

    /// A number from `least` to `most`.
    pub fn between(&mut self, least: u8, most: u8) -> u8 {
        least + self.below(usize::from(most - least) + 1) as u8
    }

    /// True so many times in a hundred.
    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }

    pub fn rng(&mut self) -> &mut impl Rng {
        &mut self.0
    }
}

/// A position of Parchís being set up: everybody at home, seat 0 to throw, until something else is said.
#[derive(Clone)]
pub struct Setup(pub Value);

/// Four players with the plain rules.
pub fn four() -> Setup {
    Setup::new(&[0, 1, 2, 3])
}

/// Three players with the plain rules.
pub fn three() -> Setup {
    Setup::new(&[0, 1, 2])
}

/// Two players with the plain rules.
pub fn two() -> Setup {
    Setup::new(&[0, 2])
}

impl Setup {
    fn new(seats: &[u8]) -> Self {
        let players: Vec<Value> = seats
            .iter()
            .map(|seat| json!({"seat": seat, "home": 4, "track": [], "goal": 0}))
            .collect();
        Self(json!({
            "game": "parchis",
            "options": {"players": seats.len(), "opening": "seat0"},
            "turn": {"chance": "die", "player": 0},
            "die": 0, "count": 0, "bonuses": [], "sixes": 0, "last_moved": null, "late": {},
            "players": players,
            "finished": [],
        }))
    }

    /// Switches an option on.
    pub fn option(mut self, name: &str) -> Self {
        self.0["options"][name] = json!(true);
        if name == "two_on_first_five" {
            self.0["first_five"] = json!([]);
        }
        self
    }

    /// Any other field.
    pub fn with(mut self, key: &str, value: Value) -> Self {
        self.0[key] = value;
        self
    }

    /// Where a seat's pieces are: on these indices and in the goal, the others at home.
    pub fn pieces(mut self, seat: u8, track: &[u8], goal: usize) -> Self {
        let player = self.0["players"]
            .as_array_mut()
            .unwrap()
            .iter_mut()
            .find(|player| player["seat"] == seat)
            .unwrap();
        player["home"] = json!(4 - track.len() - goal);
        player["track"] = json!(track);
        player["goal"] = json!(goal);
        self
    }

    /// A seat is to throw.
    pub fn throws(self, seat: u8) -> Self {
        self.with("turn", json!({"chance": "die", "player": seat}))
    }

    /// A seat has thrown, and is to count it.
    pub fn counts(self, seat: u8, die: u8) -> Self {
        let thrown = self
            .with("turn", json!({"player": seat, "phase": "move"}))
            .with("die", json!(die))
            .with("count", json!(die));
        if die == 6 {
            thrown.with("sixes", json!(1))
        } else {
            thrown
        }
    }

    pub fn read(&self) -> Game {
        let (rules, at) = Parchis::read(&self.0, &Levels::built_in())
            .unwrap_or_else(|fault| panic!("{fault}: {}", self.0));
        Game {
            rules,
            at,
            events: Vec::new(),
        }
    }

    /// The sentence it is refused with.
    pub fn fault(&self) -> String {
        match Parchis::read(&self.0, &Levels::built_in()) {
            Ok(_) => panic!("accepted: {}", self.0),
            Err(fault) => fault.to_string(),
        }
    }
}

/// A game of Parchís set up by hand.
pub struct Game {
    pub rules: Parchis,
    pub at: Position,
    /// What happened at the last move.
    pub events: Vec<Event>,
}

impl Game {
    /// The legal moves, sorted bytewise.
    pub fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.rules.legal_moves(&self.at, &mut moves);
        let mut texts: Vec<String> = moves
            .iter()
            .map(|&mv| self.rules.text(&self.at, mv))
            .collect();
        texts.sort();
        texts
    }

    /// Plays a move, which must be legal.
    #[track_caller]
    pub fn play(&mut self, text: &str) -> &mut Self {
        assert!(
            self.legal().iter().any(|legal| legal == text),
            "{text} is not among {:?} in {}",
            self.legal(),
            self.json()
        );
        self.events.clear();
        let mv = self.rules.parse(&self.at, text).unwrap();
        self.rules.play(&mut self.at, mv, &mut self.events);
        self
    }

    /// Plays several moves.
    #[track_caller]
    pub fn plays(&mut self, texts: &[&str]) -> &mut Self {
        for text in texts {
            self.play(text);
        }
        self
    }

    pub fn json(&self) -> Value {
        self.rules.to_json(&self.at)
    }

    /// A field of the position.
    pub fn field(&self, key: &str) -> Value {
        self.json()[key].clone()
    }

    /// A seat's pieces: at home, on the way, in the goal.
    pub fn pieces(&self, seat: u8) -> (u64, Value, u64) {
        let json = self.json();
        let player = json["players"]
            .as_array()
            .unwrap()
            .iter()
            .find(|player| player["seat"] == seat)
            .unwrap();
        (
            player["home"].as_u64().unwrap(),
            player["track"].clone(),
            player["goal"].as_u64().unwrap(),
        )
    }

    /// Asserts where a seat's pieces are.
    #[track_caller]
    pub fn stands(&self, seat: u8, track: &[u8], goal: u64) -> &Self {
        let home = 4 - track.len() as u64 - goal;
        assert_eq!(
            self.pieces(seat),
            (home, json!(track), goal),
            "seat {seat} in {}",
            self.json()
        );
        self
    }

    /// Asserts that a seat is to throw.
    #[track_caller]
    pub fn throws(&self, seat: u8) -> &Self {
        assert_eq!(
            self.field("turn"),
            json!({"chance": "die", "player": seat}),
            "{}",
            self.json()
        );
        self
    }

    /// Asserts that a seat is to count so much.
    #[track_caller]
    pub fn counts(&self, seat: u8, count: u8) -> &Self {
        assert_eq!(
            (self.field("turn"), self.field("count")),
            (json!({"player": seat, "phase": "move"}), json!(count)),
            "{}",
            self.json()
        );
        self
    }

    /// Whether the last move made this happen.
    pub fn saw(&self, event: &Event) -> bool {
        self.events.contains(event)
    }
}
