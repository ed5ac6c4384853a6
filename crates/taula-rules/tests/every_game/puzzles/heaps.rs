//! A small game: three heaps of counters. Who is to move takes one to three counters from one heap; who empties a
//! heap moves once more; who takes the last counter wins. Where all heaps are down to one the game is a draw.

use rand::Rng;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use taula_rules::options::OptionSpec;
use taula_rules::{Fault, Levels, Phase, Rules, Seat, Turn, Watch};

#[derive(Clone, Debug)]
pub struct Heaps {
    pub draws: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub heaps: [u8; 3],
    pub player: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Take {
    heap: u8,
    count: u8,
}

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

impl Heaps {
    pub fn at(heaps: [u8; 3]) -> Position {
        Position { heaps, player: 0 }
    }
}

impl Rules for Heaps {
    type Options = bool;
    type Position = Position;
    type Move = Take;
    type Event = Value;
    type Picture = Position;

    const GAME: &'static str = "heaps";
    const VERSION: u32 = 1;

    fn option_specs(_: &Levels) -> Vec<OptionSpec> {
        vec![OptionSpec::flag("draws")]
    }

    fn read_options(value: &Value) -> Result<bool, Fault> {
        match value.get("draws") {
            None => Ok(false),
            Some(draws) => draws
                .as_bool()
                .ok_or_else(|| Fault::new("`draws` is true or false")),
        }
    }

    fn new(draws: bool, _: &Levels) -> Result<Self, Fault> {
        Ok(Self { draws })
    }

    fn check_levels(_: &Levels) -> Result<(), Fault> {
        Ok(())
    }

    fn options(&self) -> Value {
        json!({"draws": self.draws})
    }

    fn players(&self) -> &[Seat] {
        &SEATS
    }

    fn start(&self) -> Position {
        Self::at([3, 4, 5])
    }

    fn turn(&self, at: &Position) -> Turn {
        let seat = Seat(at.player);
        match at.heaps {
            [0, 0, 0] => Turn::Over {
                ranking: vec![vec![seat], vec![Seat(1 - at.player)]],
            },
            [1, 1, 1] if self.draws => Turn::Over {
                ranking: vec![SEATS.to_vec()],
            },
            _ => Turn::Player {
                seat,
                phase: Phase::Move,
            },
        }
    }

    fn legal_moves(&self, at: &Position, moves: &mut Vec<Take>) {
        for (heap, &counters) in (0..).zip(&at.heaps) {
            moves.extend((1..=counters.min(3)).map(|count| Take { heap, count }));
        }
    }

    fn weight(&self, _: &Position, _: Take) -> u32 {
        0
    }

    fn sample(&self, _: &Position, _: &mut impl Rng) -> Take {
        Take { heap: 0, count: 0 }
    }

    fn play(&self, at: &mut Position, mv: Take, watch: &mut impl Watch<Value>) {
        let heap = &mut at.heaps[usize::from(mv.heap)];
        *heap -= mv.count;
        if *heap > 0 {
            at.player = 1 - at.player;
        }
        watch.see(|| json!({"type": "taken"}));
    }

    fn text(&self, _: &Position, mv: Take) -> String {
        format!("{} from {}", mv.count, mv.heap)
    }

    fn parse(&self, _: &Position, text: &str) -> Option<Take> {
        let (count, heap) = text.split_once(" from ")?;
        Some(Take {
            heap: heap.parse().ok()?,
            count: count.parse().ok()?,
        })
    }

    fn to_json(&self, at: &Position) -> Value {
        json!({"game": "heaps", "options": self.options(), "heaps": at.heaps, "player": at.player})
    }

    fn read(value: &Value, levels: &Levels) -> Result<(Self, Position), Fault> {
        let mut fields = value.as_object().cloned().unwrap_or_default();
        fields.remove("game");
        let options = fields.remove("options").unwrap_or_default();
        let rules = Self::new(Self::read_options(&options)?, levels)?;
        let at: Position = serde_json::from_value(Value::Object(fields))
            .map_err(|error| Fault::new(error.to_string()))?;
        if at.heaps.iter().any(|&heap| heap > 20) {
            return Err(Fault::new("a heap has at most 20 counters"));
        }
        Ok((rules, at))
    }

    fn picture(&self, at: &Position) -> Position {
        at.clone()
    }

    fn show(&self, _: &mut Position, _: &Value) {}

    fn estimate(&self, _: &Position, _: Seat) -> f64 {
        0.5
    }
}
