//! A second Thaayam: squares are names, places are lists of indices, and what can be spent is tried out.

mod notation;

use std::collections::BTreeSet;

/// TH-2: the track of seat 0, from the own palace to the castle.
const TRACK: [&str; 25] = [
    "c1", "d1", "e1", "e2", "e3", "e4", "e5", "d5", "c5", "b5", "a5", "a4", "a3", "a2", "a1", "b1",
    "b2", "b3", "b4", "c4", "d4", "d3", "d2", "c2", "c3",
];

/// TH-2: where the castle lies on every track.
const CASTLE: u8 = 24;

/// TH-15: the palaces, in the order of their seats, and the castle.
const SHELTERS: [&str; 5] = ["c1", "e3", "c5", "a3", "c3"];

/// TH-20: the palace in front.
const FRONT: u8 = 8;

/// TH-9: so many throws end the throwing.
const MOST_THROWS: usize = 20;

/// TH-4: what the seeds can show, and how likely in sixteenths.
pub const SCORES: [(u8, f64); 5] = [(1, 4.0), (2, 6.0), (3, 4.0), (4, 1.0), (8, 1.0)];

/// A player's pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub seat: u8,
    pub off: usize,
    pub off_twins: usize,
    /// The indices of the singles.
    pub track: Vec<u8>,
    pub twins: Vec<u8>,
    pub castle: usize,
    pub out: usize,
}

/// Who comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    Opening(u8),
    Throw(u8),
    Player(u8),
    Over(Vec<Vec<u8>>),
}

/// A whole game of Thaayam at one moment.
#[derive(Clone, Debug)]
pub struct Table {
    pub players: Vec<Player>,
    twin_return: String,
    opening: String,
    pub next: Next,
    throws: Vec<u8>,
    captured: bool,
    opening_throws: Vec<u8>,
    /// What happened, by clause, so that tests can tell that it did.
    pub happened: Vec<&'static str>,
}

/// The square at an index of a seat's track (TH-2): that of seat 0, turned by a right angle a seat.
pub fn square(seat: u8, index: u8) -> String {
    let name = TRACK[usize::from(index)].as_bytes();
    let (mut file, mut rank) = (name[0] - b'a', name[1] - b'1');
    for _ in 0..seat {
        (file, rank) = (4 - rank, file);
    }
    format!("{}{}", char::from(b'a' + file), rank + 1)
}

/// TH-15: anything else is a plain square.
pub fn is_shelter(square: &str) -> bool {
    SHELTERS.contains(&square)
}

/// Every set of scores that can be taken out of these, each largest first, and the empty one.
fn sets(scores: &[u8]) -> BTreeSet<Vec<u8>> {
    let mut sets = BTreeSet::from([Vec::new()]);
    for &score in scores {
        for set in sets.clone() {
            let mut with = set;
            with.push(score);
            with.sort_unstable_by(|a, b| b.cmp(a));
            sets.insert(with);
        }
    }
    sets
}

/// Takes one of these out of a list that has it.
fn take(list: &mut Vec<u8>, one: u8) {
    let at = list.iter().position(|&there| there == one).unwrap();
    list.remove(at);
}

impl Player {
    fn begins(seat: u8) -> Self {
        // TH-3, TH-6: four pieces, off the board.
        Self {
            seat,
            off: 4,
            off_twins: 0,
            track: Vec::new(),
            twins: Vec::new(),
            castle: 0,
            out: 0,
        }
    }

    /// TH-12: a piece in the castle is on the board; one borne off has three others that are in the castle
    /// or borne off too.
    fn is_all_off(&self) -> bool {
        self.off + 2 * self.off_twins == 4
    }
}

impl Table {
    /// Every legal move or outcome, sorted bytewise.
    pub fn legal(&self) -> Vec<String> {
        let mut moves = match self.next {
            Next::Over(_) => Vec::new(),
            Next::Opening(_) | Next::Throw(_) => SCORES
                .iter()
                .map(|(score, _)| format!("roll {score}"))
                .collect(),
            Next::Player(seat) => {
                let mut moves = self.spendings(seat);
                // TH-20: at any moment while a score is left.
                if self
                    .player(seat)
                    .track
                    .iter()
                    .filter(|&&i| i == FRONT)
                    .count()
                    >= 2
                {
                    moves.insert("twin@8".into());
                }
                moves.into_iter().collect()
            }
        };
        moves.sort();
        moves
    }

    /// How likely the outcomes are, in the order of `legal`; none where a player decides.
    pub fn probabilities(&self) -> Option<Vec<f64>> {
        match self.next {
            Next::Opening(_) | Next::Throw(_) => {
                Some(SCORES.iter().map(|(_, parts)| parts / 16.0).collect())
            }
            Next::Player(_) | Next::Over(_) => None,
        }
    }

    /// Plays a move that is legal; nothing changes where it is not.
    pub fn play(&mut self, text: &str) -> Result<(), String> {
        if !self.legal().iter().any(|legal| legal == text) {
            return Err(format!("{text} is not legal"));
        }
        match self.next.clone() {
            Next::Over(_) => unreachable!(),
            Next::Opening(_) => self.opening_throw(text["roll ".len()..].parse().unwrap()),
            Next::Throw(seat) => self.throw(seat, text["roll ".len()..].parse().unwrap()),
            Next::Player(seat) => self.spend(seat, text),
        }
        Ok(())
    }

    fn player(&self, seat: u8) -> &Player {
        self.players.iter().find(|one| one.seat == seat).unwrap()
    }

    fn player_mut(&mut self, seat: u8) -> &mut Player {
        self.players
            .iter_mut()
            .find(|one| one.seat == seat)
            .unwrap()
    }

    fn seats(&self) -> Vec<u8> {
        self.players.iter().map(|one| one.seat).collect()
    }

    /// What the scores left can be spent on: all but the declaring of twins, which costs nothing.
    fn spendings(&self, seat: u8) -> BTreeSet<String> {
        let player = self.player(seat);
        let mut moves = BTreeSet::new();
        for &score in &self.throws {
            for &index in &player.track {
                // TH-10, TH-25: the castle takes an exact score.
                if index + score <= CASTLE {
                    moves.insert(format!("{score}@{index}"));
                }
            }
        }
        let ones = self.throws.iter().filter(|&&score| score == 1).count();
        // TH-11.
        if ones >= 1 && player.off >= 1 {
            moves.insert("enter".into());
        }
        // TH-23.
        if ones >= 2 && player.off_twins >= 1 {
            moves.insert("enter-twin".into());
        }
        // TH-26: all in the castle, or off it again.
        if ones >= 1 && player.castle >= 1 && player.castle + player.out == 4 {
            moves.insert("out".into());
        }
        if !player.twins.is_empty() {
            for set in sets(&self.throws) {
                // TH-21: half of the sum, without what is odd; it has to move.
                let by = set.iter().sum::<u8>() / 2;
                for &index in &player.twins {
                    if by >= 1 && index + by <= CASTLE {
                        let set: Vec<String> = set.iter().map(u8::to_string).collect();
                        moves.insert(format!("{}@t{index}", set.join("+")));
                    }
                }
            }
        }
        moves
    }

    /// TH-7: who throws highest starts, and those who tie for it throw again.
    fn opening_throw(&mut self, score: u8) {
        self.opening_throws.push(score);
        let seats = self.seats();
        let in_round = still_in(&seats, &self.opening_throws);
        if in_round.0.len() == 1 {
            self.opening_throws.clear();
            self.next = Next::Throw(in_round.0[0]);
        } else {
            if in_round.1 == 0 {
                self.happened.push("opening tie");
            }
            self.next = Next::Opening(in_round.0[in_round.1]);
        }
    }

    fn throw(&mut self, seat: u8, score: u8) {
        self.throws.push(score);
        // TH-9.
        if score != 2 && score != 3 && self.throws.len() < MOST_THROWS {
            return;
        }
        if self.throws.len() == MOST_THROWS {
            self.happened.push("twentieth throw");
        }
        if self.player(seat).is_all_off() {
            self.strike(seat);
        }
        self.throws.sort_unstable();
        self.next = Next::Player(seat);
        self.let_lapse(seat);
    }

    /// TH-12: before the 1 that enters a piece nothing counts; TH-23: before the second 1, where nothing but
    /// twins can enter.
    fn strike(&mut self, seat: u8) {
        let ones_needed = if self.player(seat).off > 0 { 1 } else { 2 };
        let mut ones = 0;
        let mut left = Vec::new();
        for &score in &self.throws {
            if score == 1 {
                ones += 1;
                left.push(score);
            } else if ones >= ones_needed {
                left.push(score);
            }
        }
        if ones < ones_needed {
            left.clear();
            self.happened.push("all struck");
        } else if left.len() < self.throws.len() {
            self.happened.push(if ones_needed == 1 {
                "struck"
            } else {
                "struck before a twin"
            });
        }
        self.throws = left;
    }

    /// TH-10: when nothing more can be spent the rest lapses, and the turn ends.
    fn let_lapse(&mut self, seat: u8) {
        if !self.spendings(seat).is_empty() {
            return;
        }
        if !self.throws.is_empty() {
            self.happened.push("lapsed");
        }
        self.throws.clear();
        self.next = if self.captured {
            // TH-19.
            self.happened.push("another turn");
            self.captured = false;
            Next::Throw(seat)
        } else {
            // TH-8: seats are numbered to the right.
            let seats = self.seats();
            let place = seats.iter().position(|&one| one == seat).unwrap();
            Next::Throw(seats[(place + 1) % seats.len()])
        };
    }

    fn spend(&mut self, seat: u8, text: &str) {
        match text {
            "enter" => {
                take(&mut self.throws, 1);
                let player = self.player_mut(seat);
                player.off -= 1;
                player.track.push(0);
            }
            "enter-twin" => {
                take(&mut self.throws, 1);
                take(&mut self.throws, 1);
                let player = self.player_mut(seat);
                player.off_twins -= 1;
                player.twins.push(0);
                self.happened.push("enter-twin");
            }
            "out" => {
                take(&mut self.throws, 1);
                let player = self.player_mut(seat);
                player.castle -= 1;
                player.out += 1;
                if player.out == 4 {
                    self.end(seat);
                    return;
                }
            }
            "twin@8" => {
                let player = self.player_mut(seat);
                take(&mut player.track, FRONT);
                take(&mut player.track, FRONT);
                player.twins.push(FRONT);
                self.happened.push("declared");
            }
            _ => {
                let (scores, from) = text.split_once('@').unwrap();
                let scores: Vec<u8> = scores.split('+').map(|s| s.parse().unwrap()).collect();
                for &score in &scores {
                    take(&mut self.throws, score);
                }
                match from.strip_prefix('t') {
                    Some(from) => self.move_twin(seat, from.parse().unwrap(), &scores),
                    None => self.move_single(seat, from.parse().unwrap(), scores[0]),
                }
            }
        }
        self.let_lapse(seat);
    }

    fn move_single(&mut self, seat: u8, from: u8, by: u8) {
        let player = self.player_mut(seat);
        take(&mut player.track, from);
        let to = from + by;
        if to == CASTLE {
            player.castle += 1;
            return;
        }
        player.track.push(to);
        let on = square(seat, to);
        if is_shelter(&on) {
            return;
        }
        // TH-16, TH-18, TH-22: every foreign single there, and no twin.
        let mut captured = 0;
        for other in self.players.iter_mut().filter(|other| other.seat != seat) {
            let before = other.track.len();
            other.track.retain(|&index| square(other.seat, index) != on);
            let driven = before - other.track.len();
            other.off += driven;
            captured += driven;
            if other
                .twins
                .iter()
                .any(|&index| square(other.seat, index) == on)
            {
                self.happened.push("single beside a foreign twin");
            }
        }
        if captured > 0 {
            self.captured = true;
            self.happened.push(if captured == 1 {
                "captured"
            } else {
                "captured several"
            });
        }
    }

    fn move_twin(&mut self, seat: u8, from: u8, scores: &[u8]) {
        let sum: u8 = scores.iter().sum();
        let player = self.player_mut(seat);
        take(&mut player.twins, from);
        let to = from + sum / 2;
        if to == CASTLE {
            // TH-24.
            player.castle += 2;
            self.happened.push("twin in the castle");
            return;
        }
        player.twins.push(to);
        let on = square(seat, to);
        if is_shelter(&on) {
            return;
        }
        // TH-22: every foreign twin there, and no single.
        for other in self.players.iter_mut().filter(|other| other.seat != seat) {
            let before = other.twins.len();
            other.twins.retain(|&index| square(other.seat, index) != on);
            let driven = before - other.twins.len();
            // TH-23: the two ways.
            if self.twin_return == "twin" {
                other.off_twins += driven;
            } else {
                other.off += 2 * driven;
            }
            if driven > 0 {
                self.captured = true;
                self.happened
                    .push(match (self.twin_return.as_str(), driven) {
                        ("twin", _) => "twin driven, stays one",
                        _ => "twin driven, split",
                    });
            }
            if other
                .track
                .iter()
                .any(|&index| square(other.seat, index) == on)
            {
                self.happened.push("twin beside a foreign single");
            }
        }
    }

    /// TH-27.
    fn end(&mut self, winner: u8) {
        let others = self.seats().into_iter().filter(|&seat| seat != winner);
        self.next = Next::Over(vec![vec![winner], others.collect()]);
        self.throws.clear();
        self.captured = false;
        self.happened.push("over");
    }
}

/// TH-7: who throws in the round these opening throws have come to, and how many of them have thrown. The one
/// who starts is alone.
pub fn still_in(seats: &[u8], throws: &[u8]) -> (Vec<u8>, usize) {
    if seats.len() == 1 || throws.len() < seats.len() {
        return (seats.to_vec(), throws.len());
    }
    let (round, later) = throws.split_at(seats.len());
    let highest = *round.iter().max().unwrap();
    let tied: Vec<u8> = (0..seats.len())
        .filter(|&place| round[place] == highest)
        .map(|place| seats[place])
        .collect();
    still_in(&tied, later)
}
