//! Thaayam positions written short, and positions placed at random: twins are rare in games played at
//! random, so what holds for them is tried from there.

use serde_json::{Value, json};
use taula_rules::games::thaayam::{Event, Position, Thaayam};
use taula_rules::{Levels, Rules};

use super::Random;

/// A position of Thaayam being set up: everybody off the board, seat 0 to throw, until something else is said.
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
            .map(|seat| {
                json!({"seat": seat, "off": 4, "off_twins": 0, "track": [], "twins": [], "castle": 0,
                    "out": 0})
            })
            .collect();
        Self(json!({
            "game": "thaayam",
            "options": {"players": seats.len(), "twin_return": "split", "opening": "seat0"},
            "turn": {"chance": "throw", "player": 0},
            "throws": [],
            "captured": false,
            "players": players,
        }))
    }

    /// Twins that are driven off come back as twins.
    pub fn twins_return(mut self) -> Self {
        self.0["options"]["twin_return"] = json!("twin");
        self
    }

    /// Any other field.
    pub fn with(mut self, key: &str, value: Value) -> Self {
        self.0[key] = value;
        self
    }

    fn player(&mut self, seat: u8) -> &mut Value {
        self.0["players"]
            .as_array_mut()
            .unwrap()
            .iter_mut()
            .find(|player| player["seat"] == seat)
            .unwrap()
    }

    /// Where a seat's singles, twins and pieces in the castle are; the others are off the board.
    pub fn pieces(mut self, seat: u8, track: &[u8], twins: &[u8], castle: usize) -> Self {
        let off = 4 - track.len() - 2 * twins.len() - castle;
        let player = self.player(seat);
        player["off"] = json!(off);
        player["track"] = json!(track);
        player["twins"] = json!(twins);
        player["castle"] = json!(castle);
        self
    }

    /// Puts so many of the singles off the board together into twins.
    pub fn off_twins(mut self, seat: u8, twins: u64) -> Self {
        let player = self.player(seat);
        player["off"] = json!(player["off"].as_u64().unwrap() - 2 * twins);
        player["off_twins"] = json!(twins);
        self
    }

    /// A seat has so many in the castle and has borne off the others.
    pub fn home(mut self, seat: u8, castle: u64) -> Self {
        let player = self.player(seat);
        player["off"] = json!(0);
        player["castle"] = json!(castle);
        player["out"] = json!(4 - castle);
        self
    }

    /// A seat is to throw, and has thrown these.
    pub fn throws(self, seat: u8, thrown: &[u8]) -> Self {
        self.with("turn", json!({"chance": "throw", "player": seat}))
            .with("throws", json!(thrown))
    }

    /// A seat has these scores to play.
    pub fn plays(self, seat: u8, left: &[u8]) -> Self {
        self.with("turn", json!({"player": seat, "phase": "move"}))
            .with("throws", json!(left))
    }

    pub fn read(&self) -> Game {
        let (rules, at) = Thaayam::read(&self.0, &Levels::built_in())
            .unwrap_or_else(|fault| panic!("{fault}: {}", self.0));
        Game {
            rules,
            at,
            events: Vec::new(),
        }
    }

    /// The sentence it is refused with.
    #[track_caller]
    pub fn fault(&self) -> String {
        match Thaayam::read(&self.0, &Levels::built_in()) {
            Ok(_) => panic!("accepted: {}", self.0),
            Err(fault) => fault.to_string(),
        }
    }
}

/// A game of Thaayam set up by hand.
pub struct Game {
    pub rules: Thaayam,
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

    /// Throws several times.
    #[track_caller]
    pub fn rolls(&mut self, scores: &[u8]) -> &mut Self {
        for score in scores {
            self.play(&format!("roll {score}"));
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

    /// A field of a seat's pieces.
    pub fn of(&self, seat: u8, key: &str) -> Value {
        self.field("players")
            .as_array()
            .unwrap()
            .iter()
            .find(|player| player["seat"] == seat)
            .unwrap()[key]
            .clone()
    }

    /// Asserts where a seat's singles, twins and pieces in the castle are.
    #[track_caller]
    pub fn stands(&self, seat: u8, track: &[u8], twins: &[u8], castle: u64) -> &Self {
        assert_eq!(
            (
                self.of(seat, "track"),
                self.of(seat, "twins"),
                self.of(seat, "castle")
            ),
            (json!(track), json!(twins), json!(castle)),
            "seat {seat} in {}",
            self.json()
        );
        self
    }

    /// Asserts how many singles and twins of a seat are off the board.
    #[track_caller]
    pub fn off(&self, seat: u8, singles: u64, twins: u64) -> &Self {
        assert_eq!(
            (self.of(seat, "off"), self.of(seat, "off_twins")),
            (json!(singles), json!(twins)),
            "seat {seat} in {}",
            self.json()
        );
        self
    }

    /// Asserts that a seat is to throw first in a turn.
    #[track_caller]
    pub fn throws(&self, seat: u8) -> &Self {
        assert_eq!(
            (
                self.field("turn"),
                self.field("throws"),
                self.field("captured")
            ),
            (
                json!({"chance": "throw", "player": seat}),
                json!([]),
                json!(false)
            ),
            "{}",
            self.json()
        );
        self
    }

    /// Asserts that a seat has these scores to play.
    #[track_caller]
    pub fn left(&self, seat: u8, scores: &[u8]) -> &Self {
        assert_eq!(
            (self.field("turn"), self.field("throws")),
            (json!({"player": seat, "phase": "move"}), json!(scores)),
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

/// The way of seat 0 over the board (TH-2), for a second reckoning of which indices are the same square.
const WAY: &str = "c1 d1 e1 e2 e3 e4 e5 d5 c5 b5 a5 a4 a3 a2 a1 b1 b2 b3 b4 c4 d4 d3 d2 c2 c3";

/// The square at a seat's index, as file and rank from 1, turned with the seat.
pub fn square(seat: u8, index: u8) -> (u8, u8) {
    let name = WAY.split(' ').nth(usize::from(index)).unwrap().as_bytes();
    let mut square = (name[0] - b'a' + 1, name[1] - b'0');
    for _ in 0..seat {
        // A quarter counter-clockwise: right becomes up.
        square = (6 - square.1, square.0);
    }
    square
}

/// Whether a square is a palace or the castle.
pub fn shelter(square: (u8, u8)) -> bool {
    [(3, 1), (5, 3), (3, 5), (1, 3), (3, 3)].contains(&square)
}

/// A position that may come up in a game, or nearly: pieces anywhere, twins more often than not, and a turn
/// to throw or to play.
pub fn placed(rules: &Thaayam, random: &mut Random) -> Position {
    loop {
        let json = thrown_together(rules, random);
        // Few have nothing to play, or all of a seat home.
        if let Ok((_, at)) = Thaayam::read(&json, &Levels::built_in()) {
            return at;
        }
    }
}

fn thrown_together(rules: &Thaayam, random: &mut Random) -> Value {
    let seats: Vec<u8> = rules.players().iter().map(|seat| seat.0).collect();
    let again = rules.options()["twin_return"] == "twin";
    let near = random.percent(50);
    // Who has singles, and who has twins, on a plain square.
    let mut taken: Vec<((u8, u8), bool, u8)> = Vec::new();
    let mut players = Vec::new();
    for &seat in &seats {
        let (mut off, mut off_twins, mut castle) = (0, 0, 0);
        let (mut track, mut twins) = (Vec::new(), Vec::new());
        let mut left = 4;
        while left > 0 {
            let twin = left >= 2 && random.percent(45);
            let least = if twin && !again { 8 } else { 0 };
            // Near each other as often as not, so that much is captured.
            let index = random.between(least, if near { 14 } else { 23 });
            let square = square(seat, index);
            let free = shelter(square)
                || !taken
                    .iter()
                    .any(|&(other, kind, by)| other == square && kind == twin && by != seat);
            match random.below(10) {
                0 if twin && again => off_twins += 1,
                0 | 1 if !twin => off += 1,
                2 if random.percent(50) => castle += if twin { 2 } else { 1 },
                _ if !free => continue,
                _ => {
                    taken.push((square, twin, seat));
                    if twin { &mut twins } else { &mut track }.push(index);
                }
            }
            left -= if twin { 2 } else { 1 };
        }
        let out = if castle == 4 { random.between(0, 3) } else { 0 };
        castle -= out;
        players.push(
            json!({"seat": seat, "off": off, "off_twins": off_twins, "track": track,
            "twins": twins, "castle": castle, "out": out}),
        );
    }
    let seat = *random.pick(&seats);
    let plays = random.percent(70);
    let mut throws: Vec<u8> = (0..random.below(6))
        .map(|_| *random.pick(&[1, 1, 1, 4, 8]))
        .collect();
    if plays && random.percent(80) {
        throws.push(random.between(2, 3));
    }
    let turn = if plays {
        json!({"player": seat, "phase": "move"})
    } else {
        json!({"chance": "throw", "player": seat})
    };
    json!({"game": "thaayam", "options": rules.options(), "turn": turn, "throws": throws,
        "captured": plays && random.percent(15), "players": players})
}
