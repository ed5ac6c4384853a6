//! A second Parchís: pieces and numbers of squares, nothing cleverer, and it searches where the program looks
//! up.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use super::reading::{numbers, object, only, whole_number};
use super::seats;

/// PA-2: the exits of yellow, blue, red and green, the colours of seats 0 to 3 (PA-1).
const EXITS: [u8; 4] = [5, 22, 39, 56];

/// PA-2: the safe squares that are no exits.
const SAFE: [u8; 8] = [12, 17, 29, 34, 46, 51, 63, 68];

/// PA-1: the squares of the ring, numbered counter-clockwise from 1.
const RING: u8 = 68;

/// PA-3: the last index on the ring; behind it lies the column.
const LAST_ON_RING: u8 = 63;

/// PA-3: the goal's index.
const GOAL: u8 = 71;

/// Where a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Home,
    /// On the way, at an index of its own (0 to 70).
    On(u8),
    Goal,
}

/// A square that pieces can meet on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Square {
    Ring(u8),
    /// The column is its colour's alone.
    Column(u8, u8),
}

/// One piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub seat: u8,
    pub place: Place,
}

/// Who comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    Opening(u8),
    Die(u8),
    Player(u8),
    Over,
}

/// A whole game of Parchís at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    seats: Vec<u8>,
    two_on_first_five: bool,
    capture_on_exit: bool,
    opening: String,
    pub pieces: Vec<Piece>,
    pub next: Next,
    die: u8,
    count: u8,
    bonuses: Vec<u8>,
    sixes: u8,
    last_moved: Option<u8>,
    late: BTreeMap<u8, u8>,
    first_five: BTreeSet<u8>,
    finished: Vec<u8>,
    opening_throws: Vec<u8>,
}

/// The square at `index` of the way of `seat` (PA-3).
fn square(seat: u8, index: u8) -> Square {
    if index > LAST_ON_RING {
        return Square::Column(seat, index);
    }
    // Step by step, so that there is no arithmetic to get wrong.
    let mut number = EXITS[usize::from(seat)];
    for _ in 0..index {
        number = if number == RING { 1 } else { number + 1 };
    }
    Square::Ring(number)
}

impl Piece {
    fn square(self) -> Option<Square> {
        match self.place {
            Place::On(index) => Some(square(self.seat, index)),
            Place::Home | Place::Goal => None,
        }
    }
}

// Playing.
impl Table {
    /// Every legal move or outcome, sorted bytewise.
    pub fn legal(&self) -> Vec<String> {
        let mut moves: Vec<String> = match self.next {
            Next::Over => Vec::new(),
            Next::Opening(_) | Next::Die(_) => (1..=6).map(|n| format!("roll {n}")).collect(),
            Next::Player(seat) => self.countings(seat),
        };
        moves.sort();
        moves
    }

    /// Plays a move that is legal; nothing changes where it is not.
    pub fn play(&mut self, text: &str) -> Result<(), String> {
        if !self.legal().iter().any(|legal| legal == text) {
            return Err(format!("{text} is not legal"));
        }
        match self.next.clone() {
            Next::Over => unreachable!(),
            Next::Opening(_) => self.opening_throw(text["roll ".len()..].parse().unwrap()),
            Next::Die(seat) => self.throw(seat, text["roll ".len()..].parse().unwrap()),
            Next::Player(seat) => self.count_out(seat, text),
        }
        Ok(())
    }

    fn on(&self, square: Square) -> Vec<Piece> {
        self.pieces
            .iter()
            .copied()
            .filter(|piece| piece.square() == Some(square))
            .collect()
    }

    fn how_many(&self, seat: u8, place: Place) -> usize {
        self.pieces
            .iter()
            .filter(|piece| **piece == Piece { seat, place })
            .count()
    }

    /// PA-4: two of one colour on one square. PA-20: two of different colours are none.
    fn is_barrier(&self, square: Square) -> bool {
        let on = self.on(square);
        on.len() == 2 && on[0].seat == on[1].seat
    }

    /// Whether a piece of `seat` at `from` can be counted on by `count`.
    fn can_count(&self, seat: u8, from: u8, count: u8) -> bool {
        // PA-25, PA-24: there must be room; the goal takes an exact count.
        if from + count > GOAL {
            return false;
        }
        // PA-19: no barrier of any colour may be passed.
        if (from + 1..from + count).any(|passed| self.is_barrier(square(seat, passed))) {
            return false;
        }
        // PA-5: two at most on a square (this is also why none may stop on a barrier, or beside two
        // of different colours, PA-20); the goal holds all.
        from + count == GOAL || self.on(square(seat, from + count)).len() < 2
    }

    /// PA-11, PA-12: whether nothing but two pieces of one colour keeps a piece from coming out.
    fn exit_is_blocked(&self, seat: u8) -> bool {
        self.is_barrier(Square::Ring(EXITS[usize::from(seat)]))
    }

    /// PA-13: whether the 5 now to be counted is the first of `seat`.
    fn is_first_five(&self, seat: u8) -> bool {
        self.two_on_first_five && self.count == 5 && !self.first_five.contains(&seat)
    }

    fn countings(&self, seat: u8) -> Vec<String> {
        let at_home = self.how_many(seat, Place::Home);
        // PA-11: a 5 must bring a piece out where one can come.
        if self.count == 5 && at_home > 0 && !self.exit_is_blocked(seat) {
            return if self.is_first_five(seat) {
                vec!["exit2".into()]
            } else {
                vec!["exit".into()]
            };
        }
        // PA-10: only pieces on the way are counted on.
        let mut from: Vec<u8> = (0..GOAL)
            .filter(|&index| self.how_many(seat, Place::On(index)) > 0)
            .filter(|&index| self.can_count(seat, index, self.count))
            .collect();
        // PA-18: with a 6, counted 6 or 7, a barrier must be opened where one can be; not with a 10 or
        // a 20.
        if self.die == 6 && (self.count == 6 || self.count == 7) {
            let opening: Vec<u8> = from
                .iter()
                .copied()
                .filter(|&index| self.how_many(seat, Place::On(index)) == 2)
                .collect();
            if !opening.is_empty() {
                from = opening;
            }
        }
        from.iter()
            .map(|index| format!("{}@{index}", self.count))
            .collect()
    }

    /// PA-6: the next throw that settles who starts.
    fn opening_throw(&mut self, number: u8) {
        self.opening_throws.push(number);
        self.next = match opening(&self.seats, &self.opening_throws).unwrap() {
            Opened::Throws(seat) => Next::Opening(seat),
            Opened::Starts(seat) => {
                self.opening_throws.clear();
                Next::Die(seat)
            }
        };
    }

    fn throw(&mut self, seat: u8, number: u8) {
        self.die = number;
        if number == 6 {
            self.sixes += 1;
            if self.sixes == 3 {
                self.third_six(seat);
                self.pass(seat);
                return;
            }
        } else {
            self.sixes = 0;
            self.last_moved = None;
        }
        // PA-15: with none at home when the die falls, a 6 counts 7.
        self.count = if number == 6 && self.how_many(seat, Place::Home) == 0 {
            7
        } else {
            number
        };
        self.next = Next::Player(seat);
        self.let_lapse(seat);
    }

    /// PA-17: the last piece moved in this run goes home, but not from the column, nor from the goal.
    fn third_six(&mut self, seat: u8) {
        if let Some(index) = self.last_moved
            && index <= LAST_ON_RING
        {
            let piece = self.find(seat, Place::On(index));
            self.pieces[piece].place = Place::Home;
            self.forget_late();
        }
    }

    fn find(&self, seat: u8, place: Place) -> usize {
        self.pieces
            .iter()
            .position(|piece| *piece == Piece { seat, place })
            .unwrap()
    }

    fn count_out(&mut self, seat: u8, text: &str) {
        let was_first_five = self.is_first_five(seat);
        match text {
            "exit" => self.come_out(seat),
            // PA-13: one after the other.
            "exit2" => {
                self.come_out(seat);
                self.come_out(seat);
            }
            _ => {
                let (_, from) = text.split_once('@').unwrap();
                self.advance(seat, from.parse().unwrap());
            }
        }
        if was_first_five {
            self.first_five.insert(seat);
        }
        // PA-27: finished; bonuses still to come lapse, and so does the throw after a 6.
        if self.how_many(seat, Place::Goal) == 4 {
            self.finished.push(seat);
            self.pass(seat);
            return;
        }
        self.next_count(seat);
    }

    /// PA-11, PA-12, PA-14: one piece comes out.
    fn come_out(&mut self, seat: u8) {
        let number = EXITS[usize::from(seat)];
        let exit = Square::Ring(number);
        let there = self.on(exit);
        let captured = match there[..] {
            // PA-12: never one's own, and else the last to have arrived.
            [a, b] if a.seat != b.seat => Some(if a.seat == seat {
                b.seat
            } else if b.seat == seat {
                a.seat
            } else {
                self.late[&number]
            }),
            // PA-14: a single foreign piece too, where the option says so.
            [a] if a.seat != seat && self.capture_on_exit => Some(a.seat),
            _ => None,
        };
        if let Some(foreign) = captured {
            self.capture(foreign, exit);
        }
        let piece = self.find(seat, Place::Home);
        self.pieces[piece].place = Place::On(0);
        self.note_late(seat, number);
    }

    fn advance(&mut self, seat: u8, from: u8) {
        let to = from + self.count;
        let piece = self.find(seat, Place::On(from));
        // PA-17: what was moved last counts only in a run of 6s.
        self.last_moved = (self.die == 6).then_some(to);
        if to == GOAL {
            self.pieces[piece].place = Place::Goal;
            // PA-26: a piece brought to the goal earns 10.
            self.bonuses.push(10);
            self.forget_late();
            return;
        }
        let square = square(seat, to);
        let foreign = self.on(square).into_iter().find(|there| there.seat != seat);
        self.pieces[piece].place = Place::On(to);
        self.forget_late();
        if let (Some(foreign), Square::Ring(number)) = (foreign, square) {
            // PA-21, PA-22: on a white square it is captured; on exits and safe squares both stand.
            if EXITS.contains(&number) {
                self.late.insert(number, seat);
            } else if !SAFE.contains(&number) {
                self.capture(foreign.seat, square);
            }
        }
    }

    /// PA-21: the piece goes home, the captor earns 20.
    fn capture(&mut self, foreign: u8, square: Square) {
        let piece = self
            .pieces
            .iter()
            .position(|piece| piece.seat == foreign && piece.square() == Some(square))
            .unwrap();
        self.pieces[piece].place = Place::Home;
        self.bonuses.push(20);
        self.forget_late();
    }

    /// The exits with pieces of two colours.
    fn mixed_exits(&self) -> Vec<u8> {
        EXITS
            .into_iter()
            .filter(|&number| {
                let on = self.on(Square::Ring(number));
                on.len() == 2 && on[0].seat != on[1].seat
            })
            .collect()
    }

    fn note_late(&mut self, seat: u8, number: u8) {
        self.forget_late();
        if self.mixed_exits().contains(&number) {
            self.late.insert(number, seat);
        }
    }

    fn forget_late(&mut self) {
        let mixed = self.mixed_exits();
        self.late.retain(|number, _| mixed.contains(number));
    }

    /// PA-26: bonuses are counted in the order they were earned, before the next throw.
    fn next_count(&mut self, seat: u8) {
        if self.bonuses.is_empty() {
            self.count = 0;
            // PA-8, PA-16: a 6 brings a further throw, whether it could be counted or not. PA-27: but
            // whoever has finished throws no more.
            if self.die == 6 && self.how_many(seat, Place::Goal) < 4 {
                self.next = Next::Die(seat);
            } else {
                self.pass(seat);
            }
        } else {
            self.count = self.bonuses.remove(0);
            self.let_lapse(seat);
        }
    }

    /// PA-9, PA-23, PA-26: a count that cannot be played lapses. PA-13: a first 5 is spent then.
    fn let_lapse(&mut self, seat: u8) {
        if self.countings(seat).is_empty() {
            if self.is_first_five(seat) {
                self.first_five.insert(seat);
            }
            self.next_count(seat);
        }
    }

    /// PA-8: the turn passes to the right. PA-27: past those who have finished. PA-28: until one is left.
    fn pass(&mut self, seat: u8) {
        self.die = 0;
        self.count = 0;
        self.bonuses.clear();
        self.sixes = 0;
        self.last_moved = None;
        if self.finished.len() + 1 >= self.seats.len() {
            self.next = Next::Over;
            return;
        }
        let mut place = self.seats.iter().position(|&one| one == seat).unwrap();
        loop {
            place = (place + 1) % self.seats.len();
            if !self.finished.contains(&self.seats[place]) {
                break;
            }
        }
        self.next = Next::Die(self.seats[place]);
    }
}

/// How far an opening has come.
enum Opened {
    Throws(u8),
    Starts(u8),
}

/// PA-6: reads the throws of an opening, round by round. None where some were made after it was settled.
fn opening(seats: &[u8], throws: &[u8]) -> Option<Opened> {
    let mut still = seats.to_vec();
    let mut left = throws;
    loop {
        if left.len() < still.len() {
            return Some(Opened::Throws(still[left.len()]));
        }
        let (round, rest) = left.split_at(still.len());
        let highest = round.iter().max().unwrap();
        still = still
            .iter()
            .zip(round)
            .filter(|(_, throw)| *throw == highest)
            .map(|(seat, _)| *seat)
            .collect();
        left = rest;
        if still.len() == 1 {
            return left.is_empty().then_some(Opened::Starts(still[0]));
        }
    }
}

// Notation.
impl Table {
    /// A game that begins.
    pub fn new(
        players: usize,
        two_on_first_five: bool,
        capture_on_exit: bool,
        opens: &str,
    ) -> Self {
        let seats = seats(players);
        Self {
            pieces: seats
                .iter()
                // PA-7: all are home.
                .flat_map(|&seat| {
                    [Piece {
                        seat,
                        place: Place::Home,
                    }; 4]
                })
                .collect(),
            seats,
            two_on_first_five,
            capture_on_exit,
            opening: opens.into(),
            next: if opens == "roll" {
                Next::Opening(0)
            } else {
                Next::Die(0)
            },
            die: 0,
            count: 0,
            bonuses: Vec::new(),
            sixes: 0,
            last_moved: None,
            late: BTreeMap::new(),
            first_five: BTreeSet::new(),
            finished: Vec::new(),
            opening_throws: Vec::new(),
        }
    }

    /// The position in notation.
    pub fn to_json(&self) -> Value {
        let players: Vec<Value> = self
            .seats
            .iter()
            .map(|&seat| {
                let mut track: Vec<u8> = self
                    .pieces
                    .iter()
                    .filter(|piece| piece.seat == seat)
                    .filter_map(|piece| match piece.place {
                        Place::On(index) => Some(index),
                        _ => None,
                    })
                    .collect();
                track.sort_unstable();
                json!({"seat": seat, "home": self.how_many(seat, Place::Home), "track": track,
                    "goal": self.how_many(seat, Place::Goal)})
            })
            .collect();
        let turn = match self.next {
            Next::Opening(seat) => json!({"chance": "opening", "player": seat}),
            Next::Die(seat) => json!({"chance": "die", "player": seat}),
            Next::Player(seat) => json!({"player": seat, "phase": "move"}),
            Next::Over => json!({"over": true, "ranking": self.ranking()}),
        };
        let late: Map<String, Value> = self
            .late
            .iter()
            .map(|(number, seat)| (number.to_string(), json!(seat)))
            .collect();
        let mut position = json!({
            "game": "parchis",
            "options": {
                "players": self.seats.len(),
                "two_on_first_five": self.two_on_first_five,
                "capture_on_exit": self.capture_on_exit,
                "opening": self.opening,
            },
            "turn": turn,
            "die": self.die,
            "count": self.count,
            "bonuses": self.bonuses,
            "sixes": self.sixes,
            "last_moved": self.last_moved,
            "late": late,
            "players": players,
            "finished": self.finished,
        });
        if self.two_on_first_five {
            position["first_five"] = json!(self.first_five);
        }
        if let Next::Opening(_) = self.next {
            position["opening_throws"] = json!(self.opening_throws);
        }
        position
    }

    /// PA-28: those who finished, in order, and the one left.
    fn ranking(&self) -> Vec<Vec<u8>> {
        let left = self
            .seats
            .iter()
            .filter(|seat| !self.finished.contains(seat));
        self.finished.iter().chain(left).map(|&s| vec![s]).collect()
    }

    /// Reads a position as `set` does.
    pub fn read(value: &Value) -> Result<Self, String> {
        let whole = value.as_object().ok_or("no object")?;
        if whole.get("game") != Some(&json!("parchis")) {
            return Err("game".into());
        }
        let options = object(whole, "options")?;
        only(
            options,
            &[
                "players",
                "two_on_first_five",
                "capture_on_exit",
                "opening",
                "board",
            ],
        )?;
        let players = match options.get("players") {
            None => 4,
            Some(number) => whole_number(number, 2, 4)?,
        };
        let flag = |name| match options.get(name) {
            None => Ok(false),
            Some(flag) => flag.as_bool().ok_or(format!("{name} is no flag")),
        };
        let opens = match options.get("opening") {
            None => "roll",
            Some(how) => how
                .as_str()
                .filter(|how| ["roll", "seat0"].contains(how))
                .ok_or("opening")?,
        };
        if options
            .get("board")
            .is_some_and(|board| board != "standard")
        {
            return Err("board".into());
        }
        let mut table = Self::new(
            usize::from(players),
            flag("two_on_first_five")?,
            flag("capture_on_exit")?,
            opens,
        );
        table.next = table.read_turn(whole)?;

        let mut keys = vec![
            "game",
            "options",
            "turn",
            "die",
            "count",
            "bonuses",
            "sixes",
            "last_moved",
            "late",
            "players",
            "finished",
        ];
        if table.two_on_first_five {
            keys.push("first_five");
        }
        if let Next::Opening(_) = table.next {
            keys.push("opening_throws");
        }
        only(whole, &keys)?;
        if let Some(key) = keys.iter().find(|key| !whole.contains_key(**key)) {
            return Err(format!("{key} is missing"));
        }

        table.die = whole_number(&whole["die"], 0, 6)?;
        table.count = whole_number(&whole["count"], 0, 20)?;
        table.bonuses = numbers(&whole["bonuses"], 10, 20)?;
        if table
            .bonuses
            .iter()
            .any(|&bonus| bonus != 10 && bonus != 20)
        {
            return Err("a bonus is 10 or 20".into());
        }
        table.sixes = whole_number(&whole["sixes"], 0, 2)?;
        table.last_moved = match &whole["last_moved"] {
            Value::Null => None,
            index => Some(whole_number(index, 0, GOAL)?),
        };
        table.read_pieces(&whole["players"])?;
        for (number, seat) in object(whole, "late")? {
            let exit = EXITS
                .into_iter()
                .find(|exit| exit.to_string() == *number)
                .ok_or("late: no exit")?;
            table.late.insert(exit, whole_number(seat, 0, 3)?);
        }
        table.finished = table.distinct_seats(&whole["finished"])?;
        if table.two_on_first_five {
            table.first_five = table
                .distinct_seats(&whole["first_five"])?
                .into_iter()
                .collect();
        }
        if let Next::Opening(_) = table.next {
            table.opening_throws = numbers(&whole["opening_throws"], 1, 6)?;
        }
        table.check(whole)?;
        Ok(table)
    }

    fn read_turn(&self, whole: &Map<String, Value>) -> Result<Next, String> {
        let turn = object(whole, "turn")?;
        let keys: BTreeSet<&str> = turn.keys().map(String::as_str).collect();
        let seat = || {
            let seat = whole_number(turn.get("player").ok_or("no player")?, 0, 3)?;
            if self.seats.contains(&seat) {
                Ok::<u8, String>(seat)
            } else {
                Err("that seat does not play".into())
            }
        };
        if keys == BTreeSet::from(["player", "phase"]) && turn["phase"] == "move" {
            Ok(Next::Player(seat()?))
        } else if keys == BTreeSet::from(["player", "chance"]) && turn["chance"] == "die" {
            Ok(Next::Die(seat()?))
        } else if keys == BTreeSet::from(["player", "chance"]) && turn["chance"] == "opening" {
            Ok(Next::Opening(seat()?))
        } else if keys == BTreeSet::from(["over", "ranking"]) && turn["over"] == true {
            Ok(Next::Over)
        } else {
            Err("turn".into())
        }
    }

    fn read_pieces(&mut self, players: &Value) -> Result<(), String> {
        self.pieces.clear();
        let mut seen = Vec::new();
        for player in players.as_array().ok_or("players is no list")? {
            let player = player.as_object().ok_or("a player is no object")?;
            only(player, &["seat", "home", "track", "goal"])?;
            let field = |name: &str| player.get(name).ok_or(format!("{name} is missing"));
            let seat = whole_number(field("seat")?, 0, 3)?;
            let home = whole_number(field("home")?, 0, 4)?;
            let track = numbers(field("track")?, 0, GOAL - 1)?;
            let goal = whole_number(field("goal")?, 0, 4)?;
            if usize::from(home) + track.len() + usize::from(goal) != 4 {
                return Err("home + len track + goal is not 4".into());
            }
            seen.push(seat);
            let places = std::iter::repeat_n(Place::Home, usize::from(home))
                .chain(track.into_iter().map(Place::On))
                .chain(std::iter::repeat_n(Place::Goal, usize::from(goal)));
            self.pieces
                .extend(places.map(|place| Piece { seat, place }));
        }
        seen.sort_unstable();
        if seen == self.seats {
            Ok(())
        } else {
            Err("players are not those who play".into())
        }
    }

    fn distinct_seats(&self, value: &Value) -> Result<Vec<u8>, String> {
        let list = numbers(value, 0, 3)?;
        if list.iter().collect::<BTreeSet<_>>().len() < list.len() {
            return Err("a seat twice".into());
        }
        if list.iter().any(|seat| !self.seats.contains(seat)) {
            return Err("a seat that does not play".into());
        }
        Ok(list)
    }

    /// What `set` refuses, in the order of the notation.
    fn check(&self, whole: &Map<String, Value>) -> Result<(), String> {
        for piece in &self.pieces {
            let Some(square) = piece.square() else {
                continue;
            };
            let on = self.on(square);
            if on.len() > 2 {
                return Err("more than two on a square".into());
            }
            if let Square::Ring(number) = square
                && on.iter().any(|other| other.seat != piece.seat)
                && !EXITS.contains(&number)
                && !SAFE.contains(&number)
            {
                return Err("two colours on a white square".into());
            }
        }
        if self.late.keys().copied().collect::<Vec<_>>() != self.mixed_exits() {
            return Err("late: other exits than those with two colours".into());
        }
        for (number, seat) in &self.late {
            if !self
                .on(Square::Ring(*number))
                .iter()
                .any(|there| there.seat == *seat)
            {
                return Err("late: that seat is not there".into());
            }
        }
        let mut finished = self.finished.clone();
        finished.sort_unstable();
        let in_goal: Vec<u8> = self
            .seats
            .iter()
            .copied()
            .filter(|&seat| self.how_many(seat, Place::Goal) == 4)
            .collect();
        if finished != in_goal {
            return Err("finished: other than the seats with 4 in the goal".into());
        }
        // PA-28: the game is not over while more than one is left. The other way round is not in the
        // list of the notation, so a seat that all others have finished before may still be on turn: the
        // game then ends as the turn passes. All may have finished, too.
        if self.next == Next::Over && finished.len() + 1 < self.seats.len() {
            return Err("over".into());
        }
        if (self.die == 6) != (self.sixes > 0) {
            return Err("sixes".into());
        }
        if self.sixes == 0 && self.last_moved.is_some() {
            return Err("last_moved without a 6".into());
        }
        if self.two_on_first_five
            && self
                .seats
                .iter()
                .any(|&s| self.how_many(s, Place::Home) < 4 && !self.first_five.contains(&s))
        {
            return Err("out of home, but not in first_five".into());
        }
        let nothing_counted = self.count == 0 && self.bonuses.is_empty();
        match self.next {
            Next::Over => {
                if !nothing_counted || self.die != 0 {
                    return Err("over, and fields that serve a turn are not empty".into());
                }
                if whole["turn"]["ranking"] != json!(self.ranking()) {
                    return Err("ranking".into());
                }
            }
            Next::Opening(seat) => {
                if !nothing_counted || self.die != 0 {
                    return Err("die, count or bonuses at a throw".into());
                }
                match opening(&self.seats, &self.opening_throws) {
                    Some(Opened::Throws(next)) if next == seat => {}
                    _ => return Err("opening_throws".into()),
                }
            }
            Next::Die(seat) => {
                if !nothing_counted || (self.die != 0 && self.die != 6) {
                    return Err("die, count or bonuses at a throw".into());
                }
                self.check_last_moved(seat)?;
            }
            Next::Player(seat) => {
                if self.die == 0 {
                    return Err("nothing has been thrown".into());
                }
                let seven =
                    self.count == 7 && self.die == 6 && self.how_many(seat, Place::Home) == 0;
                if ![10, 20, self.die].contains(&self.count) && !seven {
                    return Err("count".into());
                }
                self.check_last_moved(seat)?;
                if self.countings(seat).is_empty() {
                    return Err("the count cannot be played".into());
                }
            }
        }
        Ok(())
    }

    fn check_last_moved(&self, seat: u8) -> Result<(), String> {
        match self.last_moved {
            Some(GOAL) if self.how_many(seat, Place::Goal) == 0 => Err("last_moved".into()),
            Some(index) if index < GOAL && self.how_many(seat, Place::On(index)) == 0 => {
                Err("last_moved".into())
            }
            _ => Ok(()),
        }
    }
}
