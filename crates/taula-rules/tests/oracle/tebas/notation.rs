//! Positions as `set` reads and answers give them.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::{
    Board, Next, Stack, Table, circles, count_of, has_free, has_free_inside, is_flowered, is_outer,
};
use crate::oracle::reading::{numbers, object, only, whole_number};

impl Table {
    /// A game that begins.
    pub fn new(repetition: bool, quiet_limit: u64, opening: &str) -> Self {
        let mut board = Board::new();
        // TE-4.
        for (rank, line, north) in [('1', "ILILI-LILIL", 3), ('4', "LILIL-ILILI", 1)] {
            for (file, owner) in ('a'..='k').zip(line.chars()).filter(|(_, one)| *one != '-') {
                let owners = owner.into();
                board.insert(format!("{file}{rank}"), Stack { owners, north });
            }
        }
        let mut table = Self {
            repetition,
            quiet_limit,
            opening: opening.into(),
            next: Next::Starter,
            board,
            redeploy: 0,
            out: [0, 0],
            quiet: 0,
            seen: BTreeMap::new(),
            happened: Vec::new(),
        };
        if opening == "seat0" {
            table.begin_turn(0);
        }
        table
    }

    /// The position in notation.
    pub fn to_json(&self) -> Value {
        let board: Map<String, Value> = self
            .board
            .iter()
            .map(|(circle, stack)| {
                let text = format!("{}{}", stack.owners, stack.north);
                (circle.clone(), text.into())
            })
            .collect();
        let turn = match &self.next {
            Next::Starter => json!({"chance": "starter"}),
            Next::Move(seat) => json!({"player": seat, "phase": "move"}),
            Next::Redeploy(seat) => json!({"player": seat, "phase": "redeploy"}),
            Next::Over(ranking) => json!({"over": true, "ranking": ranking}),
        };
        json!({
            "game": "tebas",
            "options": {
                "repetition": self.repetition,
                "quiet_limit": self.quiet_limit,
                "opening": self.opening,
            },
            "turn": turn,
            "board": board,
            "redeploy": self.redeploy,
            "out": self.out,
            "quiet": self.quiet,
            "seen": self.seen,
        })
    }

    /// Reads a position as `set` does.
    pub fn read(value: &Value) -> Result<Self, String> {
        let whole = value.as_object().ok_or("no object")?;
        if whole.get("game") != Some(&json!("tebas")) {
            return Err("game".into());
        }
        let options = object(whole, "options")?;
        only(options, &["repetition", "quiet_limit", "opening", "board"])?;
        let repetition = match options.get("repetition") {
            None => true,
            Some(flag) => flag.as_bool().ok_or("repetition")?,
        };
        let quiet_limit = match options.get("quiet_limit") {
            None => 60,
            Some(number) => number
                .as_u64()
                .filter(|&number| number <= 1000)
                .ok_or("quiet_limit")?,
        };
        let opening = match options.get("opening").map(Value::as_str) {
            None | Some(Some("roll")) => "roll",
            Some(Some("seat0")) => "seat0",
            _ => return Err("opening".into()),
        };
        if options.get("board").is_some_and(|name| name != "standard") {
            return Err("there is no such board".into());
        }
        let mut table = Self::new(repetition, quiet_limit, opening);
        let needed = [
            "game", "options", "turn", "board", "redeploy", "out", "quiet",
        ];
        only(whole, &[&needed[..], &["seen"]].concat())?;
        if let Some(key) = needed.iter().find(|key| !whole.contains_key(**key)) {
            return Err(format!("{key} is missing"));
        }
        table.next = read_turn(object(whole, "turn")?)?;
        table.board = read_board(object(whole, "board")?)?;
        table.redeploy = whole_number(&whole["redeploy"], 0, 10)?;
        table.out = numbers(&whole["out"], 0, 10)?
            .try_into()
            .map_err(|_| "not one number a seat")?;
        table.quiet = whole["quiet"]
            .as_u64()
            .filter(|&quiet| quiet <= u64::from(u32::MAX))
            .ok_or("quiet")?;
        table.seen = match whole.get("seen") {
            Some(_) => read_seen(object(whole, "seen")?)?,
            None => match table.next {
                Next::Move(seat) if repetition => BTreeMap::from([(table.key(seat), 1)]),
                _ => BTreeMap::new(),
            },
        };
        if !repetition && !table.seen.is_empty() {
            return Err("seen without repetition".into());
        }
        table.check()?;
        Ok(table)
    }

    fn check(&self) -> Result<(), String> {
        for seat in [0, 1] {
            let on_board: u8 = self
                .board
                .values()
                .map(|stack| count_of(seat, &stack.owners))
                .sum();
            let to_put_back = match self.next {
                Next::Redeploy(player) if player == seat => self.redeploy,
                _ => 0,
            };
            if on_board + to_put_back + self.out[usize::from(seat)] != 10 {
                return Err("not ten pieces".into());
            }
        }
        if matches!(self.next, Next::Redeploy(_)) != (self.redeploy > 0) {
            return Err("redeploy outside its phase, or nothing in it".into());
        }
        let free = [0, 1].map(|seat| has_free(&self.board, seat));
        let fits = match &self.next {
            Next::Starter | Next::Move(_) => free == [true, true],
            Next::Redeploy(seat) => has_free_inside(&self.board, *seat),
            // TE-27 decides where it can, and nothing can be seen of a draw.
            Next::Over(ranking) => match free {
                [true, true] => *ranking == [vec![0, 1]],
                [true, false] => *ranking == [vec![0], vec![1]],
                [false, true] => *ranking == [vec![1], vec![0]],
                [false, false] => false,
            },
        };
        if fits {
            Ok(())
        } else {
            Err("the turn and the free pieces do not fit".into())
        }
    }
}

fn read_turn(turn: &Map<String, Value>) -> Result<Next, String> {
    if turn.contains_key("over") {
        only(turn, &["over", "ranking"])?;
        if turn["over"] != true {
            return Err("over".into());
        }
        let ranking = turn.get("ranking").ok_or("no ranking")?;
        let mut places = Vec::new();
        for place in ranking.as_array().ok_or("ranking is no list")? {
            let mut place = numbers(place, 0, 1)?;
            place.sort_unstable();
            places.push(place);
        }
        return Ok(Next::Over(places));
    }
    if turn.contains_key("chance") {
        only(turn, &["chance"])?;
        return if turn["chance"] == "starter" {
            Ok(Next::Starter)
        } else {
            Err("chance".into())
        };
    }
    only(turn, &["player", "phase"])?;
    let seat = whole_number(turn.get("player").ok_or("no player")?, 0, 1)?;
    match turn.get("phase").and_then(Value::as_str) {
        Some("move") => Ok(Next::Move(seat)),
        Some("redeploy") => Ok(Next::Redeploy(seat)),
        _ => Err("phase".into()),
    }
}

fn read_board(board: &Map<String, Value>) -> Result<Board, String> {
    let mut read = Board::new();
    for (circle, stack) in board {
        let stack = read_stack(circle, stack.as_str().ok_or("a stack is no text")?)?;
        read.insert(circle.clone(), stack);
    }
    Ok(read)
}

fn read_stack(circle: &str, text: &str) -> Result<Stack, String> {
    if !circles().iter().any(|one| one == circle) || is_flowered(circle) {
        return Err(format!("no piece can be on {circle}"));
    }
    let north = match text.chars().last() {
        Some(last @ '1'..='4') => last as u8 - b'0',
        _ => return Err("no number".into()),
    };
    let owners = &text[..text.len() - 1];
    if owners.is_empty() || owners.chars().any(|one| one != 'I' && one != 'L') {
        return Err("no owners".into());
    }
    if is_outer(circle) && owners.len() > 1 {
        return Err("a stack in an outer field".into());
    }
    let owners = owners.to_owned();
    Ok(Stack { owners, north })
}

/// Positions that began turns: each a player and a board as it is written.
fn read_seen(seen: &Map<String, Value>) -> Result<BTreeMap<String, u64>, String> {
    let mut read = BTreeMap::new();
    for (key, times) in seen {
        let times = whole_number(times, 1, 2)?;
        let (player, stacks) = key.split_once(':').ok_or("no player in seen")?;
        if player != "0" && player != "1" {
            return Err("no player in seen".into());
        }
        let mut before = "";
        let mut pieces = 0;
        for part in stacks.split(',') {
            let circle = part.get(..2).ok_or("no circle in seen")?;
            let stack = read_stack(circle, part.get(2..).ok_or("no stack in seen")?)?;
            pieces += stack.owners.len();
            if circle <= before {
                return Err("circles of seen not in order".into());
            }
            before = circle;
        }
        if pieces > 20 {
            return Err("more pieces in seen than there are".into());
        }
        read.insert(key.clone(), times.into());
    }
    Ok(read)
}
