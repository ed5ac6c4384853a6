//! What makes a puzzle good, in figures.

use std::fmt;

use taula_rules::games::tebas::{Event, Move, Position, Tebas};
use taula_rules::lesson::LEARNER;
use taula_rules::puzzle::Solver;
use taula_rules::{Decider, Levels, Rules, Seat};

use super::place::Place;

/// The figures of a puzzle.
pub struct Figures {
    /// The first move that wins.
    pub key: String,
    /// The moves of the main line.
    line: Vec<String>,
    /// What happens in it, in its order.
    happens: Vec<&'static str>,
    /// How many first moves there are.
    moves: usize,
    /// How many of them cover a free piece of the opponent's, or remove pieces, and do not win.
    tempting: usize,
    /// How many first moves fail to one answer alone.
    near: usize,
    /// How many answers the opponent has to the key.
    answers: usize,
    circles: usize,
}

impl Figures {
    /// Those of a puzzle; none where it has no key.
    pub fn of(place: &Place, turns: u32, levels: &Levels) -> Option<Self> {
        let (rules, at) = place.read(levels)?;
        let mut solver = Solver::new(&rules, LEARNER);
        let key = *solver.keys(&at, turns).ok()?.first()?;
        let mut moves = Vec::new();
        rules.legal_moves(&at, &mut moves);
        let (mut tempting, mut near) = (0, 0);
        for &mv in moves.iter().filter(|&&mv| mv != key) {
            let (next, events) = played(&rules, &at, mv);
            tempting += usize::from(attacks(&events));
            if turns > 1 && rules.decider(&next) == Decider::Player(Seat(1)) {
                near += usize::from(refutations(&rules, &next, turns - 1)? == 1);
            }
        }
        let (after, _) = played(&rules, &at, key);
        let mut answers = Vec::new();
        if rules.decider(&after) == Decider::Player(Seat(1)) {
            rules.legal_moves(&after, &mut answers);
        }
        let (line, happens) = main_line(&rules, &at, turns)?;
        Some(Self {
            key: rules.text(&at, key),
            line,
            happens,
            moves: moves.len(),
            tempting,
            near,
            answers: answers.len(),
            circles: place.circles(),
        })
    }

    /// Whether the same happens, and by the same number of ways.
    pub fn is_like(&self, other: &Self) -> bool {
        self.key == other.key && self.happens == other.happens
    }

    /// How good it is: few pieces, much that tempts, a key that does not, answers that nearly hold.
    pub fn worth(&self) -> i32 {
        let count = |number: usize, most: usize| number.min(most) as i32;
        let quiet = !self
            .happens
            .first()
            .is_some_and(|first| ["covers", "removes"].contains(first));
        let kinds = {
            let mut kinds = self.happens.clone();
            kinds.sort_unstable();
            kinds.dedup();
            kinds.len() as i32
        };
        count(self.tempting, 6) * 2
            + count(self.near, 6) * 3
            + count(self.answers, 12)
            + i32::from(quiet) * 6
            + kinds * 2
            - self.circles as i32
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} of {} moves ({} tempt, {} fail to one answer alone), {} answers, {} circles; {} ({})",
            self.key,
            self.moves,
            self.tempting,
            self.near,
            self.answers,
            self.circles,
            self.line.join(" "),
            self.happens.join(" "),
        )
    }
}

fn played(rules: &Tebas, at: &Position, mv: Move) -> (Position, Vec<Event>) {
    let (mut next, mut events) = (at.clone(), Vec::new());
    rules.play(&mut next, mv, &mut events);
    (next, events)
}

/// Whether a free piece of the opponent's is covered, or pieces of it leave.
fn attacks(events: &[Event]) -> bool {
    events.iter().any(|event| match event {
        Event::Stacked { covered, .. } => covered.top() == Seat(1),
        Event::Removed { .. } => true,
        _ => false,
    })
}

/// How many answers keep ivory from winning in so many turns.
fn refutations(rules: &Tebas, at: &Position, turns: u32) -> Option<usize> {
    let mut solver = Solver::new(rules, LEARNER);
    let mut moves = Vec::new();
    rules.legal_moves(at, &mut moves);
    let mut count = 0;
    for mv in moves {
        let (next, _) = played(rules, at, mv);
        count += usize::from(!solver.wins(&next, turns).ok()?);
    }
    Some(count)
}

/// The key, the best defence, and so on to the end, with what happens by ivory's moves and to lapis lazuli.
fn main_line(rules: &Tebas, at: &Position, turns: u32) -> Option<(Vec<String>, Vec<&'static str>)> {
    let mut at = at.clone();
    let mut solver = Solver::new(rules, LEARNER);
    let (mut line, mut happens, mut left) = (Vec::new(), Vec::new(), turns);
    loop {
        let mv = match rules.decider(&at) {
            Decider::Player(LEARNER) => *solver.keys(&at, left).ok()?.first()?,
            Decider::Player(_) => solver.defence(&at, left).ok()??.mv,
            _ => return Some((line, happens)),
        };
        line.push(rules.text(&at, mv));
        let mover = rules.decider(&at);
        let (next, events) = played(rules, &at, mv);
        if mover == Decider::Player(LEARNER) {
            happens.extend(events.iter().flat_map(told));
            if rules.decider(&next) == Decider::Player(Seat(1)) {
                left -= 1;
            }
        }
        at = next;
    }
}

/// An event in words of the trade.
fn told(event: &Event) -> Vec<&'static str> {
    let mut words = Vec::new();
    match event {
        Event::Turned { .. } => words.push("turns"),
        Event::Moved { bend, stack, .. } => {
            if bend.is_some() {
                words.push("bends");
            }
            if stack.is_stack() {
                words.push("moves a stack");
            }
        }
        Event::Stacked { covered, .. } => {
            if covered.is_stack() {
                words.push("on to a stack");
            }
            words.push(if covered.top() == Seat(1) {
                "covers"
            } else {
                "covers own"
            });
        }
        Event::Undone { .. } => words.push("undoes"),
        Event::Removed { .. } => words.push("removes"),
        Event::Replaced { .. } => words.push("puts back"),
        Event::Obliged { .. } => words.push("obliges"),
        _ => {}
    }
    words
}
