//! Positions as `set` reads and answers give them.

use serde_json::{Map, Value, json};

use super::{
    CASTLE, FRONT, MOST_THROWS, Next, Player, SCORES, Table, is_shelter, square, still_in,
};
use crate::oracle::reading::{numbers, object, only, whole_number};
use crate::oracle::seats;

impl Table {
    /// A game that begins.
    pub fn new(players: usize, twin_return: &str, opening: &str) -> Self {
        Self {
            players: seats(players).into_iter().map(Player::begins).collect(),
            twin_return: twin_return.into(),
            opening: opening.into(),
            next: if opening == "roll" {
                Next::Opening(0)
            } else {
                Next::Throw(0)
            },
            throws: Vec::new(),
            captured: false,
            opening_throws: Vec::new(),
            happened: Vec::new(),
        }
    }

    /// The position in notation.
    pub fn to_json(&self) -> Value {
        let sorted = |list: &Vec<u8>| {
            let mut list = list.clone();
            list.sort_unstable();
            list
        };
        let players: Vec<Value> = self
            .players
            .iter()
            .map(|player| {
                json!({
                    "seat": player.seat,
                    "off": player.off,
                    "off_twins": player.off_twins,
                    "track": sorted(&player.track),
                    "twins": sorted(&player.twins),
                    "castle": player.castle,
                    "out": player.out,
                })
            })
            .collect();
        let turn = match &self.next {
            Next::Opening(seat) => json!({"chance": "opening", "player": seat}),
            Next::Throw(seat) => json!({"chance": "throw", "player": seat}),
            Next::Player(seat) => json!({"player": seat, "phase": "move"}),
            Next::Over(ranking) => json!({"over": true, "ranking": ranking}),
        };
        let mut position = json!({
            "game": "thaayam",
            "options": {
                "players": self.players.len(),
                "twin_return": self.twin_return,
                "opening": self.opening,
            },
            "turn": turn,
            "throws": self.throws,
            "captured": self.captured,
            "players": players,
        });
        if let Next::Opening(_) = self.next {
            position["opening_throws"] = json!(self.opening_throws);
        }
        position
    }

    /// Reads a position as `set` does.
    pub fn read(value: &Value) -> Result<Self, String> {
        let whole = value.as_object().ok_or("no object")?;
        if whole.get("game") != Some(&json!("thaayam")) {
            return Err("game".into());
        }
        let options = object(whole, "options")?;
        only(options, &["players", "twin_return", "opening", "board"])?;
        let players = match options.get("players") {
            None => 4,
            Some(number) => whole_number(number, 2, 4)?,
        };
        let twin_return = one_of(options, "twin_return", &["split", "twin"])?;
        let opening = one_of(options, "opening", &["roll", "seat0"])?;
        one_of(options, "board", &["standard"])?;
        let mut table = Self::new(usize::from(players), twin_return, opening);
        table.next = table.read_turn(whole)?;

        let mut keys = vec!["game", "options", "turn", "throws", "captured", "players"];
        if let Next::Opening(_) = table.next {
            keys.push("opening_throws");
        }
        only(whole, &keys)?;
        if let Some(key) = keys.iter().find(|key| !whole.contains_key(**key)) {
            return Err(format!("{key} is missing"));
        }
        table.throws = scores(&whole["throws"])?;
        table.captured = whole["captured"].as_bool().ok_or("captured")?;
        table.read_players(&whole["players"])?;
        if let Next::Opening(_) = table.next {
            table.opening_throws = scores(&whole["opening_throws"])?;
        }
        table.check_places()?;
        table.check_turn()?;
        Ok(table)
    }

    fn read_turn(&self, whole: &Map<String, Value>) -> Result<Next, String> {
        let turn = object(whole, "turn")?;
        if turn.contains_key("over") {
            only(turn, &["over", "ranking"])?;
            if turn["over"] != true {
                return Err("over".into());
            }
            let ranking = turn.get("ranking").ok_or("no ranking")?;
            let ranking = ranking.as_array().ok_or("ranking is no list")?;
            let mut places = Vec::new();
            for place in ranking {
                let mut place = numbers(place, 0, 3)?;
                // Equal places stand together in no order that means anything.
                place.sort_unstable();
                places.push(place);
            }
            return Ok(Next::Over(places));
        }
        let seat = whole_number(turn.get("player").ok_or("no player")?, 0, 3)?;
        if !self.seats().contains(&seat) {
            return Err("that seat does not play".into());
        }
        if turn.contains_key("phase") {
            only(turn, &["player", "phase"])?;
            return if turn["phase"] == "move" {
                Ok(Next::Player(seat))
            } else {
                Err("phase".into())
            };
        }
        only(turn, &["player", "chance"])?;
        match turn.get("chance").and_then(Value::as_str) {
            Some("opening") => Ok(Next::Opening(seat)),
            Some("throw") => Ok(Next::Throw(seat)),
            _ => Err("chance".into()),
        }
    }

    fn read_players(&mut self, players: &Value) -> Result<(), String> {
        let mut read = Vec::new();
        for player in players.as_array().ok_or("players is no list")? {
            let player = player.as_object().ok_or("a player is no object")?;
            let keys = [
                "seat",
                "off",
                "off_twins",
                "track",
                "twins",
                "castle",
                "out",
            ];
            only(player, &keys)?;
            let field = |name: &str| player.get(name).ok_or(format!("{name} is missing"));
            let count =
                |name: &str| Ok::<_, String>(usize::from(whole_number(field(name)?, 0, 4)?));
            let player = Player {
                seat: whole_number(field("seat")?, 0, 3)?,
                off: count("off")?,
                off_twins: count("off_twins")?,
                track: numbers(field("track")?, 0, CASTLE - 1)?,
                twins: numbers(field("twins")?, 0, CASTLE - 1)?,
                castle: count("castle")?,
                out: count("out")?,
            };
            read.push(player);
        }
        read.sort_by_key(|player| player.seat);
        let seats: Vec<u8> = read.iter().map(|player| player.seat).collect();
        if seats != self.seats() {
            return Err("players are not those who play".into());
        }
        self.players = read;
        Ok(())
    }

    /// What `set` refuses wherever the turn stands.
    fn check_places(&self) -> Result<(), String> {
        for player in &self.players {
            let singles = player.off + player.track.len() + player.castle + player.out;
            let twins = player.off_twins + player.twins.len();
            if singles + 2 * twins != 4 {
                return Err("not four pieces".into());
            }
            if self.twin_return == "split"
                && (player.off_twins > 0 || player.twins.iter().any(|&index| index < FRONT))
            {
                return Err("no twin can be there with split".into());
            }
            if player.out > 0 && player.castle + player.out != 4 {
                return Err("out before all are in the castle".into());
            }
        }
        for one in &self.players {
            for other in self.players.iter().filter(|other| other.seat != one.seat) {
                let meet = |a: &[u8], b: &[u8]| {
                    a.iter().any(|&mine| {
                        let on = square(one.seat, mine);
                        !is_shelter(&on) && b.iter().any(|&theirs| square(other.seat, theirs) == on)
                    })
                };
                if meet(&one.track, &other.track) || meet(&one.twins, &other.twins) {
                    return Err("two colours on a plain square".into());
                }
            }
        }
        Ok(())
    }

    /// What `set` refuses by the turn, and the order of the scores left.
    fn check_turn(&mut self) -> Result<(), String> {
        let finished: Vec<u8> = self
            .players
            .iter()
            .filter(|player| player.out == 4)
            .map(|player| player.seat)
            .collect();
        if matches!(self.next, Next::Over(_)) != !finished.is_empty() {
            return Err("over without, or no over with, a seat with 4 out".into());
        }
        let ends = self.throws.iter().filter(|&&s| s == 2 || s == 3).count();
        match &self.next {
            Next::Over(ranking) => {
                if !self.throws.is_empty() || self.captured {
                    return Err("over, and fields that serve a turn are not empty".into());
                }
                // TH-27: one wins, the others share the other places.
                let fits = finished.iter().any(|winner| {
                    let mut others = self.seats();
                    others.retain(|seat| seat != winner);
                    *ranking == [vec![*winner], others]
                });
                if !fits {
                    return Err("ranking".into());
                }
            }
            Next::Opening(seat) => {
                // The opening throws are not part of a turn (TH-7), so there is no sequence yet.
                if !self.throws.is_empty() || self.captured {
                    return Err("throws or captured at the opening".into());
                }
                let (round, thrown) = still_in(&self.seats(), &self.opening_throws);
                if round.len() == 1 || round[thrown] != *seat {
                    return Err("opening_throws".into());
                }
            }
            Next::Throw(_) => {
                if ends > 0 || self.throws.len() >= MOST_THROWS || self.captured {
                    return Err("throws or captured at a throw".into());
                }
            }
            Next::Player(seat) => {
                let player = self.player(*seat);
                let ones = self.throws.iter().filter(|&&score| score == 1).count();
                if ends > 1 || self.throws.len() > MOST_THROWS {
                    return Err("throws".into());
                }
                if player.is_all_off() && ones < if player.off > 0 { 1 } else { 2 } {
                    return Err("TH-12 not applied".into());
                }
                if self.spendings(*seat).is_empty() {
                    return Err("nothing playable".into());
                }
                self.throws.sort_unstable();
            }
        }
        Ok(())
    }
}

/// An option that is one of a few names, by default the first.
fn one_of<'a>(
    options: &'a Map<String, Value>,
    name: &str,
    values: &[&'a str],
) -> Result<&'a str, String> {
    match options.get(name) {
        None => Ok(values[0]),
        Some(value) => value
            .as_str()
            .filter(|value| values.contains(value))
            .ok_or(format!("{name} is none of {values:?}")),
    }
}

fn scores(value: &Value) -> Result<Vec<u8>, String> {
    let list = numbers(value, 1, 8)?;
    let possible = |score: &u8| SCORES.iter().any(|(one, _)| one == score);
    if list.iter().all(possible) {
        Ok(list)
    } else {
        Err("no score of the seeds".into())
    }
}
