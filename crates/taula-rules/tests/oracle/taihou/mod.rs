//! The garden games a second time: squares are names, moves are walked square by square, and what a call asks
//! for is tried out on a copy of the table.

mod garden;
mod notation;
mod ways;

use std::collections::BTreeMap;

pub use garden::*;
pub use ways::Act;

use super::thaayam::still_in;

/// What a player has beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub seat: u8,
    pub taken: Vec<u8>,
    pub reserve: Vec<u8>,
    pub lost: u64,
    pub lotuses: u64,
    pub owed: u64,
}

/// TA-29: what binds a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duty {
    pub offer: Square,
    pub by: u8,
    pub turned: bool,
}

/// TA-25: the piece a player has moved in a row, and how often each move came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    pub piece: Square,
    pub moves: BTreeMap<String, u64>,
}

/// Who comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    Draw(u8),
    Layout(u8),
    Arrange(u8),
    Move(u8),
    Over,
}

/// A whole game at one moment.
#[derive(Clone, Debug)]
pub struct Table {
    pub lake: bool,
    pub flight: bool,
    pub quiet_limit: u64,
    pub opening: String,
    pub next: Next,
    pub opening_throws: Vec<u8>,
    pub starter: u8,
    pub board: Board,
    pub players: Vec<Player>,
    pub duty: BTreeMap<u8, Duty>,
    pub calls_left: Option<Vec<u64>>,
    pub quiet: u64,
    pub runs: BTreeMap<u8, Run>,
    /// What happened, so that tests can tell that it did.
    pub happened: Vec<&'static str>,
}

impl Table {
    pub fn seats(&self) -> Vec<u8> {
        self.players.iter().map(|player| player.seat).collect()
    }

    fn place_of(&self, seat: u8) -> usize {
        self.seats().iter().position(|&one| one == seat).unwrap()
    }

    pub fn player(&mut self, seat: u8) -> &mut Player {
        let at = self.place_of(seat);
        &mut self.players[at]
    }

    fn seat_after(&self, seat: u8) -> u8 {
        let seats = self.seats();
        seats[(self.place_of(seat) + 1) % seats.len()]
    }

    /// TA-14: who has numbered pieces in the garden.
    pub fn in_play(&self) -> Vec<u8> {
        let has = |seat: &u8| {
            self.board
                .values()
                .any(|piece| piece.owner == *seat && piece.head.is_some())
        };
        self.seats().into_iter().filter(has).collect()
    }

    /// How many lotuses a player has at first.
    pub fn all_lotuses(&self) -> u64 {
        match (self.lake, self.players.len()) {
            (true, _) => 0,
            (false, 2) => 2,
            (false, _) => 1,
        }
    }

    /// Plays a move or what was drawn.
    pub fn play(&mut self, text: &str) -> Result<(), String> {
        match self.next.clone() {
            Next::Over => return Err("over".into()),
            Next::Layout(seat) => return self.lay(seat, text),
            _ => {}
        }
        if !self.legal().iter().any(|legal| legal == text) {
            return Err(format!("{text} is not legal"));
        }
        match self.next.clone() {
            Next::Draw(seat) => self.draw(seat, text["draw ".len()..].parse().unwrap()),
            Next::Arrange(seat) => self.arrange(seat, text),
            Next::Move(seat) => self.play_move(seat, text),
            Next::Over | Next::Layout(_) => unreachable!(),
        }
        Ok(())
    }

    /// TA-5.
    fn draw(&mut self, _seat: u8, value: u8) {
        self.opening_throws.push(value);
        let (round, drawn) = still_in(&self.seats(), &self.opening_throws);
        if round.len() > 1 {
            if drawn == 0 {
                self.happened.push("equal draws");
            }
            self.next = Next::Draw(round[drawn]);
            return;
        }
        self.starter = round[0];
        self.opening_throws.clear();
        self.next = if self.players.len() == 2 {
            Next::Arrange(0)
        } else {
            Next::Layout(0)
        };
    }

    /// TA-6.
    fn lay(&mut self, seat: u8, text: &str) -> Result<(), String> {
        let values = text.strip_prefix("layout ").ok_or("no layout")?;
        let values: Vec<&str> = values.split(' ').collect();
        for value in 1..=10 {
            if values
                .iter()
                .filter(|&&one| one == value.to_string())
                .count()
                != 1
            {
                return Err(format!("not one {value}"));
            }
        }
        if values.len() != 10 {
            return Err("not ten".into());
        }
        for (square, value) in laid(seat).into_iter().zip(values) {
            let head = Some((value.parse().unwrap(), away(seat)));
            self.board.insert(square, Piece { owner: seat, head });
        }
        self.next = match self.seat_after(seat) {
            0 => Next::Move(self.starter),
            other => Next::Layout(other),
        };
        Ok(())
    }

    /// TA-9: the pieces already placed are the first ones.
    fn placed(&self, seat: u8) -> u8 {
        self.board
            .values()
            .filter(|piece| piece.owner == seat)
            .count() as u8
    }

    fn arrange(&mut self, seat: u8, text: &str) {
        let place = &text["place ".len()..];
        let (at, facing) = place.split_at(place.len() - 1);
        let head = Some((self.placed(seat) + 1, facing.chars().next().unwrap()));
        self.board
            .insert(square(at).unwrap(), Piece { owner: seat, head });
        if self.placed(seat) == 10 {
            self.next = if seat == 0 {
                Next::Arrange(2)
            } else {
                Next::Move(self.starter)
            };
        }
    }

    fn play_move(&mut self, seat: u8, text: &str) {
        if text == "khi-loi" {
            // TA-15: it costs nothing.
            self.happened.push("khi-loi");
            self.calls_left = Some(vec![20; self.players.len()]);
            return;
        }
        let (text, called) = match text.split_once('!') {
            Some((text, seat)) => (text, Some(seat.parse::<u8>().unwrap())),
            None => (text, None),
        };
        let acts = self.bound(seat);
        let act = acts.into_iter().find(|act| act.text() == text).unwrap();
        let forced_turn = self.must_turn(seat);
        self.note(seat, act);
        let captured = self.carry_out(seat, act);
        self.quiet = if captured { 0 } else { self.quiet + 1 };
        // TA-29: met, or the turning made.
        if forced_turn {
            self.happened.push("the turning asked for");
            self.duty.get_mut(&seat).unwrap().turned = true;
        } else if self.duty.remove(&seat).is_some() && captured {
            self.happened.push("made to take");
        }
        if let Some(bound) = called {
            let offer = act.ends_on().unwrap();
            let by = seat;
            let turned = false;
            let before = self.duty.insert(bound, Duty { offer, by, turned });
            self.happened.push("hat-lo");
            if before.is_some() {
                self.happened.push("hat-lo on one already bound");
            }
        }
        self.end_turn(seat);
    }

    /// What a move does to the board and the pieces, and to the runs. Tells whether it took something.
    pub fn carry_out(&mut self, seat: u8, act: Act) -> bool {
        let key = act.key();
        let mut captured = None;
        let (from, to) = match act {
            Act::Lotus => {
                let square = self.left_square(seat);
                let lotus = Piece {
                    owner: seat,
                    head: None,
                };
                self.board.insert(square, lotus);
                self.player(seat).lotuses -= 1;
                self.player(seat).owed -= 1;
                self.runs.remove(&seat);
                self.happened.push("a lotus put in");
                return false;
            }
            Act::Turn { at, facing } => {
                let piece = self.board.get_mut(&at).unwrap();
                piece.head = piece.head.map(|(value, _)| (value, facing));
                (at, at)
            }
            Act::Go {
                from, to, facing, ..
            } => {
                let mut piece = self.board.remove(&from).unwrap();
                piece.head = piece.head.map(|(value, _)| (value, facing));
                captured = self.board.insert(to, piece);
                (from, to)
            }
        };
        // TA-25: one piece all the time.
        let mut run = self.runs.remove(&seat);
        if run.as_ref().is_none_or(|run| run.piece != from) {
            run = None;
        }
        let mut moves = run.map(|run| run.moves).unwrap_or_default();
        *moves.entry(key).or_default() += 1;
        if let Some(taken) = captured {
            if self
                .runs
                .get(&taken.owner)
                .is_some_and(|run| run.piece == to)
            {
                self.happened.push("a run ends with its piece");
                self.runs.remove(&taken.owner);
            }
            self.take(seat, taken);
        }
        self.runs.insert(seat, Run { piece: to, moves });
        // An offer is a piece: where it goes, its name goes.
        for duty in self.duty.values_mut() {
            if duty.offer == from {
                duty.offer = to;
            }
        }
        captured.is_some()
    }

    fn take(&mut self, seat: u8, taken: Piece) {
        let value = taken.head.unwrap().0;
        let owner = taken.owner;
        self.player(seat).taken.push(value);
        self.player(owner).lost += 1;
        let reserve = &mut self.player(owner).reserve;
        if let Some(at) = reserve.iter().position(|&one| one == value) {
            // TA-10, TA-11.
            reserve.remove(at);
            let square = self.left_square(owner);
            if !lines(owner)[0].contains(&square) {
                self.happened.push("replaced on the second line");
            }
            let head = Some((value, away(owner)));
            self.board.insert(square, Piece { owner, head });
            self.happened.push("replaced");
        } else if value >= 9 {
            // TA-12, TA-30: as far as the lotuses go.
            let player = self.player(owner);
            if player.owed < player.lotuses {
                player.owed += 1;
                self.happened.push("a lotus owed");
            } else {
                self.happened.push("no lotus for a weapon");
            }
        }
    }

    /// TA-11.
    fn left_square(&self, seat: u8) -> Square {
        lines(seat)
            .concat()
            .into_iter()
            .find(|square| !self.board.contains_key(square))
            .unwrap()
    }

    fn end_turn(&mut self, mut seat: u8) {
        loop {
            // TA-15: the turn just over is one of the 20.
            let place = self.place_of(seat);
            if let Some(left) = &mut self.calls_left {
                left[place] = left[place].saturating_sub(1);
            }
            let limit = self.quiet_limit * self.players.len() as u64;
            let over = if self.in_play().len() <= 1 {
                Some("over: TA-14")
            } else if self
                .calls_left
                .iter()
                .any(|left| left.iter().all(|&n| n == 0))
            {
                Some("over: TA-15")
            } else if limit > 0 && self.quiet >= limit {
                Some("over: TA-27")
            } else {
                None
            };
            if let Some(why) = over {
                self.happened.push(why);
                self.next = Next::Over;
                self.duty.clear();
                self.runs.clear();
                self.calls_left = None;
                self.quiet = 0;
                if self.ranking().iter().any(|place| place.len() > 1) {
                    self.happened.push("equal places");
                }
                return;
            }
            seat = self.seat_after(seat);
            // TA-15: nobody has a turn more than 20, not even one to pass in.
            while self
                .calls_left
                .as_ref()
                .is_some_and(|left| left[self.place_of(seat)] == 0)
            {
                seat = self.seat_after(seat);
            }
            // TA-29: a duty lapses as the turn begins.
            if self.duty.contains_key(&seat) && !self.must_take(seat) && !self.must_turn(seat) {
                let duty = self.duty.remove(&seat).unwrap();
                let gone = self
                    .board
                    .get(&duty.offer)
                    .is_none_or(|one| one.owner != duty.by);
                self.happened.push(match (duty.turned, gone) {
                    (true, _) => "a duty lapses after the turning",
                    (false, true) => "a duty lapses without its offer",
                    (false, false) => "a duty lapses",
                });
            }
            if !self.bound(seat).is_empty() {
                self.next = Next::Move(seat);
                return;
            }
            // TA-26: a pass is a turn, and breaks the run.
            self.happened.push(if self.in_play().contains(&seat) {
                "a pass with pieces"
            } else {
                "a pass without pieces"
            });
            self.runs.remove(&seat);
            self.quiet += 1;
        }
    }

    /// Writes down what a move is about to do.
    fn note(&mut self, seat: u8, act: Act) {
        if self.barred(seat) {
            self.happened.push("a fourth time barred");
        }
        let Act::Go {
            from,
            to,
            facing,
            takes,
            bent,
            lotus: false,
        } = act
        else {
            return;
        };
        let (_, before) = self.board[&from].head.unwrap();
        if takes {
            let (_, target) = self.board[&to].head.unwrap();
            self.happened.push(match side(facing, target) {
                "behind" => "from behind",
                "side" => "from the side",
                _ => "head on",
            });
            if self.lake && in_lake(from) {
                self.happened.push("out of the lake, taking");
            }
        }
        match (bent, takes) {
            (true, true) => self.happened.push("taken after a turn on the way"),
            (true, false) => self.happened.push("after a turn on the way"),
            _ => {}
        }
        let mut way = Some(from);
        let mut wet = false;
        while !bent && way.is_some_and(|at| at != to) {
            way = way.and_then(|at| beside(at, before));
            wet |= way.is_some_and(in_lake);
        }
        if !bent && way.is_none() {
            self.happened.push("backwards");
        } else if !bent && self.lake && wet && !in_lake(to) {
            self.happened.push("over the lake");
        }
    }

    /// TA-17, TA-18: what each has, in the order of the players.
    pub fn points(&self) -> Vec<u64> {
        let half = |values: &[u8]| {
            let sum: u64 = values.iter().map(|&value| u64::from(value)).sum();
            sum.div_ceil(2)
        };
        let garden = |seat: u8| -> u64 {
            let own = self.board.values().filter(|piece| piece.owner == seat);
            own.filter_map(|piece| piece.head)
                .map(|(value, _)| u64::from(value))
                .sum()
        };
        self.players
            .iter()
            .map(|player| garden(player.seat) + half(&player.taken) + half(&player.reserve))
            .collect()
    }

    /// Best first, equal places together.
    pub fn ranking(&self) -> Vec<Vec<u8>> {
        let mut places: BTreeMap<u64, Vec<u8>> = BTreeMap::new();
        for (seat, points) in self.seats().into_iter().zip(self.points()) {
            places.entry(points).or_default().push(seat);
        }
        places.into_values().rev().collect()
    }

    /// TA-16, TA-18, TA-19.
    pub fn payout(&self) -> Vec<u64> {
        let stake = if self.players.len() == 2 { 110 } else { 55 };
        let mut paid = self.points();
        let mut left = stake * self.players.len() as u64 - paid.iter().sum::<u64>();
        let first = &self.ranking()[0];
        // Point by point, the earlier seats first.
        while left > 0 {
            for &seat in first {
                if left > 0 {
                    paid[self.place_of(seat)] += 1;
                    left -= 1;
                }
            }
        }
        paid
    }

    /// In how many ways so many moves can follow each other.
    pub fn perft(&self, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |text: &String| {
            let mut then = self.clone();
            then.play(text).unwrap();
            then.perft(depth - 1)
        };
        self.legal().iter().map(after).sum()
    }
}
