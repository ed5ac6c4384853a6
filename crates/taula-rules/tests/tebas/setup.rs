//! Positions of Tebas written short, and what can be asked of them.

use serde_json::{Value, json};
use taula_rules::games::tebas::{Circle, Position, Tebas};
use taula_rules::{Levels, Match, PlayError, Rules, Seat, Turn};

/// A position being set up: what is not on the board has left the game.
#[derive(Clone)]
pub struct Setup(pub Value);

/// Ivory to move with this on the board: circles and what stands there, as in `"b2:I3 e2:LI4"`.
pub fn ivory(board: &str) -> Setup {
    Setup::new(0, board)
}

/// The same with lapis lazuli to move.
pub fn lapis(board: &str) -> Setup {
    Setup::new(1, board)
}

impl Setup {
    fn new(player: u8, board: &str) -> Self {
        let mut stacks = json!({});
        let mut out = [10_u8; 2];
        for entry in board.split_whitespace() {
            let (circle, stack) = entry.split_once(':').unwrap();
            stacks[circle] = json!(stack);
            for owner in stack.chars() {
                match owner {
                    'I' => out[0] -= 1,
                    'L' => out[1] -= 1,
                    _ => {}
                }
            }
        }
        Self(json!({
            "game": "tebas",
            "options": {"opening": "seat0"},
            "turn": {"player": player, "phase": "move"},
            "board": stacks, "redeploy": 0, "out": out, "quiet": 0,
        }))
    }

    /// Any field.
    pub fn with(mut self, key: &str, value: Value) -> Self {
        self.0[key] = value;
        self
    }

    /// An option.
    pub fn option(mut self, key: &str, value: Value) -> Self {
        self.0["options"][key] = value;
        self
    }

    /// So many pieces of the player to move are still to be put back.
    pub fn redeploy(mut self, pieces: u64) -> Self {
        let player = self.0["turn"]["player"].as_u64().unwrap() as usize;
        let out = self.0["out"][player].as_u64().unwrap();
        self.0["out"][player] = json!(out - pieces);
        self.0["redeploy"] = json!(pieces);
        self.0["turn"]["phase"] = json!("redeploy");
        self
    }

    pub fn read(&self) -> (Tebas, Position) {
        Tebas::read(&self.0, &Levels::built_in())
            .unwrap_or_else(|fault| panic!("{fault}: {}", self.0))
    }

    /// The sentence with which it is refused.
    #[track_caller]
    pub fn refused(&self) -> String {
        match Tebas::read(&self.0, &Levels::built_in()) {
            Ok(_) => panic!("accepted: {}", self.0),
            Err(fault) => fault.to_string(),
        }
    }

    /// A game that begins there.
    pub fn game(&self) -> Game {
        let (rules, at) = self.read();
        Game(Match::from_position(rules, at, 0))
    }

    /// The legal moves, sorted, in one text.
    pub fn legal(&self) -> String {
        self.game().legal()
    }

    /// Where what stands on a circle can go, in one text.
    pub fn ends(&self, circle: &str) -> String {
        self.game().ends(circle)
    }

    /// Whether a move is legal.
    pub fn allows(&self, mv: &str) -> bool {
        self.game().allows(mv)
    }

    /// The game after a move.
    #[track_caller]
    pub fn after(&self, mv: &str) -> Game {
        let mut game = self.game();
        game.play(mv);
        game
    }
}

/// A game under way.
#[derive(Clone)]
pub struct Game(pub Match<Tebas>);

impl Game {
    /// A game from the start.
    pub fn new(options: &Value) -> Self {
        let options = Tebas::read_options(options).unwrap();
        Self(Match::new(
            Tebas::new(options, &Levels::built_in()).unwrap(),
            1,
        ))
    }

    pub fn legal(&self) -> String {
        let mut moves: Vec<String> = self
            .0
            .legal_moves()
            .iter()
            .map(ToString::to_string)
            .collect();
        moves.sort();
        moves.join(" ")
    }

    pub fn ends(&self, circle: &str) -> String {
        let from = format!("{circle}-");
        let legal = self.legal();
        let ends: Vec<&str> = legal
            .split(' ')
            .filter_map(|mv| mv.strip_prefix(&from))
            .collect();
        ends.join(" ")
    }

    pub fn allows(&self, mv: &str) -> bool {
        let legal = self.0.legal_moves();
        legal.iter().any(|legal| legal.to_string() == mv)
    }

    /// Plays a legal move and says what happened, each event as JSON.
    #[track_caller]
    pub fn play(&mut self, mv: &str) -> Vec<Value> {
        let mut events = Vec::new();
        self.0
            .play_text(mv, &mut events)
            .unwrap_or_else(|error| panic!("{error}"));
        events
            .iter()
            .map(|event| serde_json::to_value(event).unwrap())
            .collect()
    }

    /// Plays moves, one after the other.
    #[track_caller]
    pub fn play_all(&mut self, moves: &str) -> &mut Self {
        for mv in moves.split_whitespace() {
            self.play(mv);
        }
        self
    }

    /// Whether a move is refused as not legal.
    pub fn refuses(&self, mv: &str) -> bool {
        matches!(
            self.0.clone().play_text(mv, &mut ()),
            Err(PlayError::Illegal(_))
        )
    }

    pub fn json(&self) -> Value {
        self.0.rules().to_json(self.0.position())
    }

    /// What stands on a circle; nothing as an empty text.
    pub fn on(&self, circle: &str) -> String {
        let circle: Circle = circle.parse().unwrap();
        self.0
            .position()
            .stack(circle)
            .map(|stack| stack.to_string())
            .unwrap_or_default()
    }

    /// Everything on the board, as in [`ivory`].
    pub fn board(&self) -> String {
        let stacks: Vec<String> = self
            .0
            .position()
            .stacks()
            .map(|(circle, stack)| format!("{circle}:{stack}"))
            .collect();
        stacks.join(" ")
    }

    /// Whose turn it is; none where the game is over.
    pub fn player(&self) -> Option<u8> {
        self.0.turn().seat().map(|seat| seat.0)
    }

    /// How the game ended, if it has.
    pub fn ranking(&self) -> Option<Vec<Vec<u8>>> {
        match self.0.turn() {
            Turn::Over { ranking } => Some(
                ranking
                    .into_iter()
                    .map(|place| place.into_iter().map(|Seat(seat)| seat).collect())
                    .collect(),
            ),
            _ => None,
        }
    }
}

/// The kinds of some events.
pub fn kinds(events: &[Value]) -> Vec<&str> {
    events
        .iter()
        .map(|event| event["type"].as_str().unwrap())
        .collect()
}
