//! A second Tebas: circles are names, stacks are texts, moves are walked step by step, and what the clauses
//! ask for is tried out.

mod notation;

use std::collections::{BTreeMap, BTreeSet};

/// TE-2: clockwise, as the numbers of a piece run.
pub const HEADINGS: [char; 4] = ['N', 'E', 'S', 'W'];

/// A piece, or a stack of them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stack {
    /// From the bottom to the top, `I` or `L` each.
    pub owners: String,
    /// The number of the top's quarter that faces N.
    pub north: u8,
}

/// Who comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    Starter,
    Move(u8),
    Redeploy(u8),
    Over(Vec<Vec<u8>>),
}

pub type Board = BTreeMap<String, Stack>;

/// A whole game of Tebas at one moment.
#[derive(Clone, Debug)]
pub struct Table {
    repetition: bool,
    quiet_limit: u64,
    opening: String,
    pub next: Next,
    pub board: Board,
    redeploy: u8,
    out: [u8; 2],
    quiet: u64,
    pub seen: BTreeMap<String, u64>,
    /// What happened, so that tests can tell that it did.
    pub happened: Vec<&'static str>,
}

/// TE-1: every circle of the board.
pub fn circles() -> Vec<String> {
    let mut all = Vec::new();
    for file in "abcdefghijk".chars() {
        for rank in "1234".chars() {
            all.push(format!("{file}{rank}"));
        }
    }
    all
}

/// TE-1: the field a circle lies in.
pub fn field(circle: &str) -> &'static str {
    match &circle[1..] {
        "1" => "south",
        "4" => "north",
        _ => "inner",
    }
}

pub fn is_outer(circle: &str) -> bool {
    field(circle) != "inner"
}

pub fn is_flowered(circle: &str) -> bool {
    circle == "f2" || circle == "f3"
}

/// The circle beside this one, if there is one.
fn beside(circle: &str, heading: char) -> Option<String> {
    let name = circle.as_bytes();
    let (mut file, mut rank) = (name[0], name[1]);
    match heading {
        'N' => rank += 1,
        'E' => file += 1,
        'S' => rank -= 1,
        _ => file -= 1,
    }
    let on_board = (b'a'..=b'k').contains(&file) && (b'1'..=b'4').contains(&rank);
    on_board.then(|| format!("{}{}", char::from(file), char::from(rank)))
}

/// TE-9: to the left or to the right.
fn sides(heading: char) -> [char; 2] {
    match heading {
        'N' | 'S' => ['E', 'W'],
        _ => ['N', 'S'],
    }
}

fn letter(seat: u8) -> char {
    ['I', 'L'][usize::from(seat)]
}

fn count_of(seat: u8, owners: &str) -> u8 {
    owners.matches(letter(seat)).count() as u8
}

impl Stack {
    /// TE-19: who controls it.
    fn is_of(&self, seat: u8) -> bool {
        self.owners.ends_with(letter(seat))
    }

    /// TE-2, TE-8: how many circles it goes in a direction.
    pub fn number(&self, heading: char) -> u8 {
        let place = HEADINGS.iter().position(|&one| one == heading).unwrap() as u8;
        (self.north - 1 + place) % 4 + 1
    }
}

/// TE-9 to TE-12: where a move of so many circles comes to an end, as far as the way there is allowed.
pub fn ends(from: &str, heading: char, number: u8) -> Vec<String> {
    // TE-12: the first step may cross a border, and must stay on the board.
    match beside(from, heading) {
        None => Vec::new(),
        Some(first) => walk(&first, heading, number - 1, false),
    }
}

fn walk(at: &str, heading: char, left: u8, has_changed: bool) -> Vec<String> {
    if left == 0 {
        return vec![at.to_owned()];
    }
    let within = |heading| beside(at, heading).filter(|to| field(to) == field(at));
    // TE-11: straight on where that can be.
    if let Some(to) = within(heading) {
        return walk(&to, heading, left - 1, has_changed);
    }
    // TE-9: only once.
    if has_changed {
        return Vec::new();
    }
    let mut ends = Vec::new();
    for side in sides(heading) {
        if let Some(to) = within(side) {
            ends.extend(walk(&to, side, left - 1, true));
        }
    }
    ends
}

/// TE-24: alone, or the top of a stack, in the inner field.
fn has_free_inside(board: &Board, seat: u8) -> bool {
    board
        .iter()
        .any(|(circle, stack)| !is_outer(circle) && stack.is_of(seat))
}

/// TE-27.
fn has_free(board: &Board, seat: u8) -> bool {
    board.values().any(|stack| stack.is_of(seat))
}

/// TE-6 to TE-23: what a player could do if nothing were asked for.
pub fn possible(board: &Board, seat: u8) -> BTreeSet<String> {
    let mut moves = BTreeSet::new();
    for (circle, stack) in board.iter().filter(|(_, stack)| stack.is_of(seat)) {
        moves.extend(turns(circle, stack));
        for heading in HEADINGS {
            for end in ends(circle, heading, stack.number(heading)) {
                // TE-14 to TE-16.
                let full = is_outer(&end) && board.contains_key(&end);
                if !is_flowered(&end) && !full {
                    moves.insert(format!("{circle}-{end}"));
                }
            }
        }
    }
    moves
}

/// TE-7.
fn turns(circle: &str, stack: &Stack) -> Vec<String> {
    (1..=4)
        .filter(|&north| north != stack.north)
        .map(|north| format!("{circle}@{north}"))
        .collect()
}

/// The board after a move; and the pieces under one that has come to an outer field, which are on it no more.
pub fn after(board: &Board, text: &str) -> (Board, String) {
    let mut board = board.clone();
    if let Some((circle, north)) = text.split_once('@') {
        board.get_mut(circle).unwrap().north = north.parse().unwrap();
        return (board, String::new());
    }
    let (from, to) = text.split_once('-').unwrap();
    let mut moved = board.remove(from).unwrap();
    if is_outer(to) {
        // TE-22.
        let top = moved.owners.pop().unwrap();
        let under = std::mem::replace(&mut moved.owners, top.into());
        board.insert(to.to_owned(), moved);
        return (board, under);
    }
    // TE-19, TE-21: what is there comes to lie below.
    if let Some(there) = board.remove(to) {
        moved.owners.insert_str(0, &there.owners);
    }
    board.insert(to.to_owned(), moved);
    (board, String::new())
}

/// TE-24 to TE-26: what a player can do.
pub fn allowed(board: &Board, seat: u8) -> BTreeSet<String> {
    let possible = possible(board, seat);
    // After the move there is a free piece in the inner field. A stack that leaves is in none then (TE-26).
    let keeping: BTreeSet<String> = possible
        .iter()
        .filter(|text| has_free_inside(&after(board, text).0, seat))
        .cloned()
        .collect();
    if !keeping.is_empty() {
        return keeping;
    }
    // TE-25: a turned piece could enter with the move after.
    let preparing: BTreeSet<String> = possible
        .iter()
        .filter(|text| {
            text.split_once('@').is_some_and(|(circle, _)| {
                let turned = after(board, text).0;
                self::possible(&turned, seat).iter().any(|then| {
                    then.split_once('-').is_some_and(|(from, _)| from == circle)
                        && has_free_inside(&after(&turned, then).0, seat)
                })
            })
        })
        .cloned()
        .collect();
    if !preparing.is_empty() {
        return preparing;
    }
    possible
}

impl Table {
    /// Every legal move or outcome, sorted bytewise.
    pub fn legal(&self) -> Vec<String> {
        let mut moves: Vec<String> = match self.next {
            Next::Over(_) => Vec::new(),
            // TE-5.
            Next::Starter => vec!["roll 0".into(), "roll 1".into()],
            Next::Move(seat) => allowed(&self.board, seat).into_iter().collect(),
            // TE-22.
            Next::Redeploy(_) => circles()
                .into_iter()
                .filter(|circle| is_outer(circle) && !self.board.contains_key(circle))
                .map(|circle| format!("drop {circle}"))
                .collect(),
        };
        moves.sort();
        moves
    }

    /// How likely the outcomes are, in the order of `legal`; none where a player decides.
    pub fn probabilities(&self) -> Option<Vec<f64>> {
        (self.next == Next::Starter).then(|| vec![0.5, 0.5])
    }

    /// Plays a move that is legal; nothing changes where it is not.
    pub fn play(&mut self, text: &str) -> Result<(), String> {
        let legal = self.legal();
        if !legal.iter().any(|legal| legal == text) {
            return Err(format!("{text} is not legal"));
        }
        match self.next {
            Next::Over(_) => unreachable!(),
            Next::Starter => self.begin_turn(text["roll ".len()..].parse().unwrap()),
            Next::Move(seat) => {
                self.note(seat, text, legal);
                self.play_move(seat, text);
            }
            Next::Redeploy(seat) => {
                let circle = &text["drop ".len()..];
                // TE-4, TE-22: the third quarter faces the border.
                let north = if field(circle) == "south" { 3 } else { 1 };
                let owners = letter(seat).into();
                self.board.insert(circle.into(), Stack { owners, north });
                self.redeploy -= 1;
                if self.redeploy == 0 {
                    self.end_turn(seat);
                }
            }
        }
        Ok(())
    }

    fn play_move(&mut self, seat: u8, text: &str) {
        let covers = text
            .split_once('-')
            .is_some_and(|(_, to)| self.board.contains_key(to));
        let (board, under) = after(&self.board, text);
        self.board = board;
        let gone = count_of(1 - seat, &under);
        self.out[usize::from(1 - seat)] += gone;
        self.redeploy = count_of(seat, &under);
        // TE-28: pieces that leave for good start the count anew.
        if gone > 0 {
            self.seen.clear();
        }
        // TE-29.
        self.quiet = if covers || gone > 0 {
            0
        } else {
            self.quiet + 1
        };
        if self.redeploy > 0 {
            self.next = Next::Redeploy(seat);
        } else {
            self.end_turn(seat);
        }
    }

    fn end_turn(&mut self, seat: u8) {
        let other = 1 - seat;
        if !has_free(&self.board, other) {
            // TE-27.
            self.happened.push("won");
            self.next = Next::Over(vec![vec![seat], vec![other]]);
        } else if self.quiet_limit > 0 && self.quiet >= 2 * self.quiet_limit {
            // TE-29: so many turns of each player.
            self.happened.push("draw in quiet");
            self.next = Next::Over(vec![vec![0, 1]]);
        } else {
            self.begin_turn(other);
        }
    }

    fn begin_turn(&mut self, seat: u8) {
        if self.repetition {
            let key = self.key(seat);
            if self.seen.get(&key) == Some(&2) {
                // TE-28: that would be the third time.
                self.happened.push("draw by repetition");
                self.next = Next::Over(vec![vec![0, 1]]);
                return;
            }
            *self.seen.entry(key).or_default() += 1;
        }
        self.next = Next::Move(seat);
    }

    /// How `seen` names this board with a player to move.
    pub fn key(&self, seat: u8) -> String {
        let stacks: Vec<String> = self
            .board
            .iter()
            .map(|(circle, stack)| format!("{circle}{}{}", stack.owners, stack.north))
            .collect();
        format!("{seat}:{}", stacks.join(","))
    }

    /// Writes down what a move is about to do.
    fn note(&mut self, seat: u8, text: &str, legal: Vec<String>) {
        let board = &self.board;
        let mut happened = Vec::new();
        let possible = possible(board, seat);
        let allowed = BTreeSet::from_iter(legal);
        if possible != allowed {
            happened.push("moves withheld");
            let leaving = possible.difference(&allowed).any(|text| {
                text.split_once('-')
                    .is_some_and(|(from, to)| is_outer(to) && board[from].owners.len() > 1)
            });
            if has_free_inside(board, seat) {
                happened.push("the last free piece inside is kept");
                if leaving {
                    happened.push("the last stack inside is kept");
                }
            } else if allowed.iter().any(|text| text.contains('@')) {
                happened.push("turned so that it can enter");
            } else {
                happened.push("brought in");
            }
        }
        if let Some((from, to)) = text.split_once('-') {
            let moved = &board[from];
            if from[..1] != to[..1] && from[1..] != to[1..] {
                happened.push("changed direction");
            }
            if let Some(there) = board.get(to) {
                let own = there.is_of(seat);
                happened.push(
                    match (moved.owners.len() > 1, there.owners.len() > 1, own) {
                        (false, false, true) => "a piece on an own piece",
                        (false, false, false) => "a piece on an opposing piece",
                        (false, true, true) => "a piece on an own stack",
                        (false, true, false) => "a piece on an opposing stack",
                        (true, false, true) => "a stack on an own piece",
                        (true, false, false) => "a stack on an opposing piece",
                        (true, true, true) => "a stack on an own stack",
                        (true, true, false) => "a stack on an opposing stack",
                    },
                );
            }
            let under = &moved.owners[..moved.owners.len() - 1];
            if is_outer(to) && !under.is_empty() {
                let (own, theirs) = (count_of(seat, under), count_of(1 - seat, under));
                happened.push(match (own, theirs) {
                    (0, _) => "undone, opposing ones out",
                    (_, 0) => "undone, own ones back",
                    _ => "undone, some out and some back",
                });
                if own > 1 {
                    happened.push("several to put back");
                }
            }
            match (is_outer(from), is_outer(to)) {
                (true, false) => happened.push("entered"),
                (false, true) => happened.push("left"),
                _ => {}
            }
        }
        self.happened.extend(happened);
    }
}
