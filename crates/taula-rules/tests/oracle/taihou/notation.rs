//! Positions as `set` reads and answers give them.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::{
    Board, Duty, HEADINGS, Next, Piece, Player, Run, Table, arranged, in_lake, laid, name, square,
};
use crate::oracle::reading::{numbers, object, only, whole_number};
use crate::oracle::seats;
use crate::oracle::thaayam::still_in;

impl Table {
    /// A game that begins.
    pub fn new(players: usize, lake: bool, flight: bool, quiet_limit: u64, opening: &str) -> Self {
        let mut table = Self {
            lake,
            flight,
            quiet_limit,
            opening: opening.into(),
            next: match (opening, players) {
                ("roll", _) => Next::Draw(0),
                (_, 2) => Next::Arrange(0),
                _ => Next::Layout(0),
            },
            opening_throws: Vec::new(),
            starter: 0,
            board: Board::new(),
            players: Vec::new(),
            duty: BTreeMap::new(),
            calls_left: None,
            quiet: 0,
            runs: BTreeMap::new(),
            happened: Vec::new(),
        };
        for seat in seats(players) {
            table.players.push(Player {
                seat,
                taken: Vec::new(),
                reserve: if players == 2 {
                    (1..=10).collect()
                } else {
                    Vec::new()
                },
                lost: 0,
                lotuses: 0,
                owed: 0,
            });
        }
        let lotuses = table.all_lotuses();
        for player in &mut table.players {
            player.lotuses = lotuses;
        }
        table
    }

    fn is_set_up(&self) -> bool {
        matches!(self.next, Next::Move(_) | Next::Over)
    }

    /// The position in notation.
    pub fn to_json(&self) -> Value {
        let sorted = |list: &[u8]| {
            let mut list = list.to_vec();
            list.sort_unstable();
            list
        };
        let board: Map<String, Value> = self
            .board
            .iter()
            .map(|(&square, piece)| {
                let head = match piece.head {
                    Some((value, facing)) => format!("{value}{facing}"),
                    None => "L".into(),
                };
                (name(square), format!("{}:{head}", piece.owner).into())
            })
            .collect();
        let players: Vec<Value> = self
            .players
            .iter()
            .map(|player| {
                json!({
                    "seat": player.seat,
                    "taken": sorted(&player.taken),
                    "reserve": sorted(&player.reserve),
                    "lost": player.lost,
                    "lotuses": player.lotuses,
                    "owed": player.owed,
                })
            })
            .collect();
        let duty: Vec<Value> = self
            .duty
            .iter()
            .map(|(player, duty)| {
                json!({"player": player, "offer": name(duty.offer), "by": duty.by, "turned": duty.turned})
            })
            .collect();
        let runs: Vec<Value> = self
            .runs
            .iter()
            .map(|(seat, run)| json!({"seat": seat, "piece": name(run.piece), "moves": run.moves}))
            .collect();
        let turn = match &self.next {
            Next::Draw(seat) => json!({"chance": "draw", "player": seat}),
            Next::Layout(seat) => json!({"chance": "layout", "player": seat}),
            Next::Arrange(seat) => json!({"player": seat, "phase": "arrange"}),
            Next::Move(seat) => json!({"player": seat, "phase": "move"}),
            Next::Over => json!({
                "over": true,
                "ranking": self.ranking(),
                "points": self.points(),
                "payout": self.payout(),
            }),
        };
        let mut position = json!({
            "game": "taihou",
            "options": {
                "players": self.players.len(),
                "lake": self.lake,
                "flight": self.flight,
                "quiet_limit": self.quiet_limit,
                "opening": self.opening,
            },
            "turn": turn,
            "board": board,
            "players": players,
            "duty": duty,
            "calls_left": self.calls_left,
            "quiet": self.quiet,
            "runs": runs,
        });
        if let Next::Draw(_) = self.next {
            position["opening_throws"] = json!(self.opening_throws);
        } else if self.holds_starter() {
            position["starter"] = json!(self.starter);
        }
        position
    }

    /// Who starts is held where it was drawn, until the first move.
    fn holds_starter(&self) -> bool {
        self.opening == "roll" && matches!(self.next, Next::Layout(_) | Next::Arrange(_))
    }

    /// Reads a position as `set` does.
    pub fn read(value: &Value) -> Result<Self, String> {
        let whole = value.as_object().ok_or("no object")?;
        if whole.get("game") != Some(&json!("taihou")) {
            return Err("game".into());
        }
        let options = object(whole, "options")?;
        only(
            options,
            &[
                "players",
                "lake",
                "flight",
                "quiet_limit",
                "opening",
                "board",
            ],
        )?;
        let players = match options.get("players") {
            None => 4,
            Some(number) => whole_number(number, 2, 4)?,
        };
        let flag = |name: &str| match options.get(name) {
            None => Ok(false),
            Some(flag) => flag.as_bool().ok_or(format!("{name} is no flag")),
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
        let players = usize::from(players);
        let mut table = Self::new(
            players,
            flag("lake")?,
            flag("flight")?,
            quiet_limit,
            opening,
        );
        let over = table.read_turn(object(whole, "turn")?)?;

        let mut keys = vec![
            "game",
            "options",
            "turn",
            "board",
            "players",
            "duty",
            "calls_left",
            "quiet",
            "runs",
        ];
        if let Next::Draw(_) = table.next {
            keys.push("opening_throws");
        } else if table.holds_starter() {
            keys.push("starter");
        }
        only(whole, &keys)?;
        if let Some(key) = keys.iter().find(|key| !whole.contains_key(**key)) {
            return Err(format!("{key} is missing"));
        }
        for (at, piece) in object(whole, "board")? {
            let at = square(at).ok_or("no square")?;
            let piece = table.read_piece(piece.as_str().ok_or("a piece is no text")?)?;
            table.board.insert(at, piece);
        }
        table.read_players(&whole["players"])?;
        table.read_duty(&whole["duty"])?;
        table.read_runs(&whole["runs"])?;
        table.calls_left = match &whole["calls_left"] {
            Value::Null => None,
            list => Some(numbers(list, 0, 20)?.into_iter().map(u64::from).collect()),
        };
        table.quiet = whole["quiet"]
            .as_u64()
            .filter(|&quiet| quiet <= u64::from(u32::MAX))
            .ok_or("quiet")?;
        if let Next::Draw(_) = table.next {
            table.opening_throws = numbers(&whole["opening_throws"], 1, 10)?;
        } else if table.holds_starter() {
            table.starter = table.read_seat(whole.get("starter"))?;
        }
        table.check_pieces()?;
        table.check_turn()?;
        if over.is_some_and(|told| told != table.to_json()["turn"]) {
            return Err("another end".into());
        }
        Ok(table)
    }

    fn read_seat(&self, value: Option<&Value>) -> Result<u8, String> {
        let seat = whole_number(value.ok_or("no seat")?, 0, 3)?;
        if self.seats().contains(&seat) {
            Ok(seat)
        } else {
            Err(format!("{seat} does not play"))
        }
    }

    /// Where the game is over: the turn as it is told.
    fn read_turn(&mut self, turn: &Map<String, Value>) -> Result<Option<Value>, String> {
        if turn.contains_key("over") {
            only(turn, &["over", "ranking", "points", "payout"])?;
            self.next = Next::Over;
            let mut turn = Value::Object(turn.clone());
            // Equal places stand together in no order that means anything.
            for place in turn["ranking"].as_array_mut().into_iter().flatten() {
                if let Some(place) = place.as_array_mut() {
                    place.sort_by_key(Value::as_u64);
                }
            }
            return Ok(Some(turn));
        }
        let seat = self.read_seat(turn.get("player"))?;
        let word = |key: &str| turn.get(key).and_then(Value::as_str);
        self.next = if turn.contains_key("chance") {
            only(turn, &["chance", "player"])?;
            match word("chance") {
                Some("draw") if self.opening == "roll" => Next::Draw(seat),
                Some("layout") if self.players.len() > 2 => Next::Layout(seat),
                _ => return Err("chance".into()),
            }
        } else {
            only(turn, &["phase", "player"])?;
            match word("phase") {
                Some("move") => Next::Move(seat),
                Some("arrange") if self.players.len() == 2 => Next::Arrange(seat),
                _ => return Err("phase".into()),
            }
        };
        Ok(None)
    }

    fn read_piece(&self, text: &str) -> Result<Piece, String> {
        let fault = || format!("{text} is no piece");
        let (owner, figure) = text.split_once(':').ok_or_else(fault)?;
        let seats = self.seats();
        let owner = seats.into_iter().find(|seat| owner == seat.to_string());
        let owner = owner.ok_or_else(fault)?;
        if figure == "L" {
            return Ok(Piece { owner, head: None });
        }
        let facing = HEADINGS.into_iter().find(|&one| figure.ends_with(one));
        let facing = facing.ok_or_else(fault)?;
        let number = &figure[..figure.len() - 1];
        let value = (1..=10).find(|value| number == value.to_string());
        let head = Some((value.ok_or_else(fault)?, facing));
        Ok(Piece { owner, head })
    }

    fn read_players(&mut self, players: &Value) -> Result<(), String> {
        let mut read = Vec::new();
        for player in players.as_array().ok_or("players is no list")? {
            let player = player.as_object().ok_or("a player is no object")?;
            let keys = ["seat", "taken", "reserve", "lost", "lotuses", "owed"];
            only(player, &keys)?;
            let field = |name: &str| player.get(name).ok_or(format!("{name} is missing"));
            let count = |name: &str| Ok::<_, String>(u64::from(whole_number(field(name)?, 0, 40)?));
            read.push(Player {
                seat: self.read_seat(player.get("seat"))?,
                taken: numbers(field("taken")?, 1, 10)?,
                reserve: numbers(field("reserve")?, 1, 10)?,
                lost: count("lost")?,
                lotuses: count("lotuses")?,
                owed: count("owed")?,
            });
        }
        read.sort_by_key(|player| player.seat);
        let seats: Vec<u8> = read.iter().map(|player| player.seat).collect();
        if seats != self.seats() {
            return Err("players are not those who play".into());
        }
        self.players = read;
        Ok(())
    }

    fn read_duty(&mut self, duties: &Value) -> Result<(), String> {
        for duty in duties.as_array().ok_or("duty is no list")? {
            let duty = duty.as_object().ok_or("a duty is no object")?;
            only(duty, &["player", "offer", "by", "turned"])?;
            let player = self.read_seat(duty.get("player"))?;
            let by = self.read_seat(duty.get("by"))?;
            let offer = duty.get("offer").and_then(Value::as_str).and_then(square);
            let offer = offer.ok_or("an offer is no square")?;
            let turned = duty
                .get("turned")
                .and_then(Value::as_bool)
                .ok_or("turned")?;
            if player == by || !self.board.contains_key(&offer) {
                return Err("nobody calls to himself, or offers nothing".into());
            }
            if self
                .duty
                .insert(player, Duty { offer, by, turned })
                .is_some()
            {
                return Err("one entry a bound player".into());
            }
        }
        Ok(())
    }

    fn read_runs(&mut self, runs: &Value) -> Result<(), String> {
        for run in runs.as_array().ok_or("runs is no list")? {
            let run = run.as_object().ok_or("a run is no object")?;
            only(run, &["seat", "piece", "moves"])?;
            let seat = self.read_seat(run.get("seat"))?;
            let piece = run.get("piece").and_then(Value::as_str).and_then(square);
            let piece = piece.ok_or("a run's piece is no square")?;
            let own = self.board.get(&piece).filter(|piece| piece.owner == seat);
            let own = *own.ok_or("a run of a piece not the seat's")?;
            let mut moves = BTreeMap::new();
            for (text, times) in object(run, "moves")? {
                if !is_a_move(text, own) {
                    return Err(format!("{text} is no move of a run"));
                }
                moves.insert(text.clone(), u64::from(whole_number(times, 1, 3)?));
            }
            if moves.is_empty() || self.runs.insert(seat, Run { piece, moves }).is_some() {
                return Err("a run without moves, or two of a seat".into());
            }
        }
        Ok(())
    }

    /// How many pieces of a value a player has: in the garden, in reserve, or not laid out yet.
    fn has(&self, player: &Player, value: u8) -> u8 {
        let own = self
            .board
            .values()
            .filter(|piece| piece.owner == player.seat);
        let here = own.filter(|piece| piece.head.is_some_and(|(one, _)| one == value));
        let to_come = match self.next {
            Next::Draw(_) => true,
            Next::Layout(now) => player.seat >= now,
            Next::Arrange(now) => {
                player.seat > now || (player.seat == now && value > self.placed(now))
            }
            Next::Move(_) | Next::Over => false,
        };
        here.count() as u8 + times(&player.reserve, value) + u8::from(to_come)
    }

    /// How many of a value were captured. Of each colour there is one, and two players have two.
    fn missing(&self, player: &Player, value: u8) -> u8 {
        let all = if self.players.len() == 2 { 2 } else { 1 };
        all - self.has(player, value)
    }

    /// What `set` refuses about pieces wherever the turn stands.
    fn check_pieces(&self) -> Result<(), String> {
        let all = if self.players.len() == 2 { 2 } else { 1 };
        for (&at, piece) in &self.board {
            let toad = piece.head.is_some_and(|(value, _)| value == 2);
            if self.lake && in_lake(at) && !toad {
                return Err("in the lake, and no toad".into());
            }
        }
        for player in &self.players {
            if self.players.len() > 2 && !player.reserve.is_empty() {
                return Err("a reserve with three or four".into());
            }
            for value in 1..=10 {
                // TA-9: the reserve is one colour.
                if self.has(player, value) > all || times(&player.reserve, value) > 1 {
                    return Err("more pieces of a value than the owner has".into());
                }
            }
            let lost: u8 = (1..=10).map(|value| self.missing(player, value)).sum();
            if player.lost != u64::from(lost) {
                return Err("lost does not add up".into());
            }
        }
        for player in &self.players {
            self.check_lotuses(player)?;
        }
        for value in 1..=10 {
            let players = || self.players.iter();
            let captured: u8 = players().map(|one| self.missing(one, value)).sum();
            let taken: u8 = players().map(|one| times(&one.taken, value)).sum();
            if taken != captured {
                return Err("what was taken does not add up".into());
            }
            // Nobody takes what is the own.
            if players().any(|one| times(&one.taken, value) + self.missing(one, value) > captured) {
                return Err("an own piece is among those taken".into());
            }
        }
        Ok(())
    }

    fn check_lotuses(&self, player: &Player) -> Result<(), String> {
        let own = self
            .board
            .values()
            .filter(|piece| piece.owner == player.seat);
        let put_in = own.filter(|piece| piece.head.is_none()).count() as u64;
        if player.lotuses + put_in > self.all_lotuses() {
            return Err("lotuses".into());
        }
        // TA-30: one lotus a loss.
        let weapons: u64 = (9..=10)
            .map(|value| u64::from(self.missing(player, value)))
            .sum();
        if player.owed > player.lotuses.min(weapons) {
            return Err("owed".into());
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), String> {
        if !matches!(self.next, Next::Move(_)) {
            let serving = self.quiet > 0 || self.calls_left.is_some();
            if serving || !self.duty.is_empty() || !self.runs.is_empty() {
                return Err("fields that only serve a turn".into());
            }
        }
        if !self.is_set_up() {
            let whole: Vec<u8> = match self.players.len() {
                2 => (1..=10).collect(),
                _ => Vec::new(),
            };
            let untouched = self.players.iter().all(|player| {
                let mut reserve = player.reserve.clone();
                reserve.sort_unstable();
                player.lost == 0 && player.owed == 0 && reserve == whole
            });
            if !untouched || self.board.values().any(|piece| piece.head.is_none()) {
                return Err("something was lost before the game".into());
            }
        }
        let own = |seat: u8| {
            self.board
                .iter()
                .filter(move |(_, piece)| piece.owner == seat)
        };
        match self.next {
            Next::Draw(seat) => {
                let (round, drawn) = still_in(&self.seats(), &self.opening_throws);
                if round.len() == 1 || round[drawn] != seat {
                    return Err("opening_throws".into());
                }
            }
            Next::Layout(_) => {
                for seat in self.seats() {
                    if own(seat).any(|(at, _)| !laid(seat).contains(at)) {
                        return Err("laid elsewhere".into());
                    }
                }
            }
            Next::Arrange(seat) => {
                if self.placed(seat) == 10 {
                    return Err("arranged already".into());
                }
                for seat in self.seats() {
                    if own(seat).any(|(at, _)| !arranged(seat).contains(at)) {
                        return Err("arranged elsewhere".into());
                    }
                }
            }
            Next::Move(seat) => {
                if self.in_play().len() <= 1 {
                    return Err("it is over".into());
                }
                let limit = self.quiet_limit * self.players.len() as u64;
                if limit > 0 && self.quiet >= limit {
                    return Err("quiet over its limit".into());
                }
                if self
                    .calls_left
                    .as_ref()
                    .is_some_and(|left| left.len() != self.players.len())
                {
                    return Err("calls_left is not one number a player".into());
                }
                if self.bound(seat).is_empty() {
                    return Err("nothing to play".into());
                }
            }
            Next::Over => {}
        }
        Ok(())
    }
}

fn times(list: &[u8], value: u8) -> u8 {
    list.iter().filter(|&&one| one == value).count() as u8
}

/// From, to, facing after; a turn; or a lotus's step, which has no facing.
fn is_a_move(text: &str, of: Piece) -> bool {
    let unfaced = text.trim_end_matches(HEADINGS);
    let faced = text.len() - unfaced.len();
    match (unfaced.split_once('-'), text.split_once('@')) {
        (Some((from, to)), None) => {
            faced == usize::from(of.head.is_some())
                && from != to
                && square(from).is_some()
                && square(to).is_some()
        }
        (None, Some((at, facing))) => {
            of.head.is_some()
                && square(at).is_some()
                && HEADINGS.iter().any(|one| facing == one.to_string())
        }
        _ => false,
    }
}
