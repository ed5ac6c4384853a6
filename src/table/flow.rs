//! One game at the table: its match, who decides, computer players who think aside.

use std::time::Duration;

use bevy::log::info;
use taula_rules::bots::{Choice, Level};
use taula_rules::{Match, Phase, Rules, Seat, Turn};

use super::thought::Thought;
use crate::seating::{Hand, Player};

/// The least time a computer player takes over a decision.
pub const LEAST_WAIT: Duration = Duration::from_millis(400);

/// How many positions or games a computer player looks at.
const VISITS: u64 = 2_000;

/// How well the computer player plays that is asked for a hint, and how many games it looks at: enough to
/// tell a good move, and there in half a second on a slow machine.
const ADVISER: (Level, u64) = (Level::Hard, 3_000);

/// A game at the table.
pub struct Flow<R: Rules> {
    game: Match<R>,
    players: Vec<(Seat, Player)>,
    /// For each move played, whether a person decided it.
    by_person: Vec<bool>,
    /// For each move played, whether it went without saying; of moves played at another time nobody knows.
    unsaid: Vec<bool>,
    /// For each move played, whether it was an outcome of chance, or not for all to see: nothing before it is taken
    /// back.
    thrown: Vec<bool>,
    /// Both of each move taken back, as it is played again.
    taken_back: Vec<(bool, bool)>,
    /// Raised whenever the position changes.
    generation: u64,
    thinking: Option<Thought<R::Move>>,
    /// What a person has asked for, until it is answered.
    asked: Option<Thought<R::Move>>,
    /// How long the table has been at rest before the computer player's decision.
    waited: Duration,
}

/// Who decides what next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// A throw or draw for a seat.
    Chance(Seat),
    /// A seat's move.
    Move(Seat),
    /// Nothing: the game has ended.
    Over,
}

impl<R: Rules> Flow<R>
where
    R: Clone,
{
    /// A game with its players.
    #[must_use]
    pub fn new(game: Match<R>, players: Vec<(Seat, Player)>) -> Self {
        let by_person = vec![false; game.moves().len()];
        let mut at = game.first();
        let thrown = game.moves().iter().map(|&mv| {
            let thrown = stays(&game.rules().turn(&at));
            game.rules().play(&mut at, mv, &mut ());
            thrown
        });
        Self {
            thrown: thrown.collect(),
            game,
            players,
            unsaid: by_person.clone(),
            by_person,
            taken_back: Vec::new(),
            generation: 0,
            thinking: None,
            asked: None,
            waited: Duration::ZERO,
        }
    }

    /// The match.
    #[must_use]
    pub const fn game(&self) -> &Match<R> {
        &self.game
    }

    /// Those who play, in turn order.
    #[must_use]
    pub fn players(&self) -> &[(Seat, Player)] {
        &self.players
    }

    /// The player on a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players
            .iter()
            .find(|(s, _)| *s == seat)
            .map(|(_, player)| player)
    }

    /// Whether a person plays on a seat.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.player(seat)
            .is_some_and(|player| player.hand == Hand::Person)
    }

    /// Who decides what next.
    #[must_use]
    pub fn decision(&self) -> Decision {
        match self.game.turn() {
            Turn::Chance { seat, .. } => Decision::Chance(seat),
            Turn::Player { seat, .. } => Decision::Move(seat),
            Turn::Over { .. } => Decision::Over,
        }
    }

    /// Whether a person decides next, be it only by throwing.
    #[must_use]
    pub fn waits_for_person(&self) -> bool {
        self.decider()
            .is_some_and(|player| player.hand == Hand::Person)
    }

    fn decider(&self) -> Option<&Player> {
        match self.decision() {
            Decision::Chance(seat) | Decision::Move(seat) => self.player(seat),
            Decision::Over => None,
        }
    }

    /// Throws for whose turn it is. None where it is not chance's turn.
    pub fn throw(&mut self) -> Option<Vec<R::Event>> {
        let outcome = self.game.outcome()?;
        self.play(outcome)
    }

    /// Plays a move; what happens. None where it is not legal: nothing changes then.
    pub fn play(&mut self, mv: R::Move) -> Option<Vec<R::Event>> {
        let turn = self.game.turn();
        let person = !turn.is_chance() && self.waits_for_person();
        let mut events = Vec::new();
        let text = self.game.rules().text(self.game.position(), mv);
        self.game.play(mv, &mut events).ok()?;
        if is_veiled(&turn) {
            info!("played, for nobody else to see");
        } else {
            info!("played: {text}");
        }
        self.taken_back.clear();
        self.by_person.push(person);
        self.unsaid.push(false);
        self.thrown.push(stays(&turn));
        self.changed();
        Some(events)
    }

    /// Plays a move of the person whose turn it is that nobody has to ask for; what happens.
    pub fn play_unsaid(&mut self, mv: R::Move) -> Option<Vec<R::Event>> {
        let mut events = Vec::new();
        // Taken back and played again it is the same, and what was played after it can still be.
        if self.game.undone().last() == Some(&mv) {
            self.game.redo(&mut events)?;
            self.taken_back.pop();
        } else {
            let text = self.game.rules().text(self.game.position(), mv);
            self.game.play(mv, &mut events).ok()?;
            info!("played without asking: {text}");
            self.taken_back.clear();
        }
        self.by_person.push(false);
        self.unsaid.push(true);
        self.thrown.push(false);
        self.changed();
        Some(events)
    }

    /// Lets time pass while the table is at rest, before what goes without saying; whether enough has.
    pub fn has_rested(&mut self, delta: Duration) -> bool {
        self.waited += delta;
        self.waited >= LEAST_WAIT
    }

    /// Whether a person's last decision since the last throw can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.to_undo().is_some()
    }

    /// How many moves have to be taken back for that: what went without saying after the decision goes too, and
    /// what computer players answered.
    fn to_undo(&self) -> Option<usize> {
        let decided = self.by_person.iter().rev().position(|&person| person)?;
        let since = &self.thrown[self.thrown.len() - decided - 1..];
        (!since.contains(&true)).then_some(decided + 1)
    }

    /// Whether a decision taken back can be played again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.game.undone().is_empty()
    }

    /// Takes the last decision back. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(moves) = self.to_undo() else {
            return false;
        };
        for _ in 0..moves {
            self.game.undo();
            self.thrown.pop();
            let person = self.by_person.pop().unwrap_or_default();
            let unsaid = self.unsaid.pop().unwrap_or_default();
            self.taken_back.push((person, unsaid));
        }
        self.changed();
        true
    }

    /// Plays the decision taken back last again; what happens.
    pub fn redo(&mut self) -> Option<Vec<R::Event>> {
        let mut events = Vec::new();
        self.game.redo(&mut events)?;
        // What went without saying does so again, also for who does not wait for it to follow by itself.
        let (person, unsaid) = self.taken_back.pop().unwrap_or((true, false));
        self.by_person.push(person);
        self.unsaid.push(unsaid);
        // Nothing thrown is ever taken back.
        self.thrown.push(false);
        self.changed();
        Some(events)
    }

    /// Whether something lies on the table that not all players may see.
    #[must_use]
    pub fn is_veiled(&self) -> bool {
        is_veiled(&self.game.turn())
    }

    /// Which state of the game this is: every change has another number.
    #[must_use]
    pub const fn generation(&self) -> u64 {
        self.generation
    }

    /// For each move played, whether a person decided it.
    #[must_use]
    pub fn by_person(&self) -> &[bool] {
        &self.by_person
    }

    /// Says for each move played whether a person decided it; of moves it does not name nobody did.
    pub fn decided_by(&mut self, mut by_person: Vec<bool>) {
        by_person.resize(self.game.moves().len(), false);
        self.unsaid = vec![false; by_person.len()];
        self.by_person = by_person;
    }

    fn changed(&mut self) {
        self.generation += 1;
        self.waited = Duration::ZERO;
        // What was thought about is gone: a late answer would be one to another question.
        self.thinking = None;
        self.asked = None;
    }

    /// Asks a good player for the move that waits for a person. Says whether there is one to be asked for.
    pub fn ask(&mut self) -> bool {
        let can = !self.game.turn().is_chance() && self.waits_for_person();
        if can && self.asked.is_none() {
            let (level, visits) = ADVISER;
            self.asked = Some(Thought::about(&self.game, level, visits));
        }
        can
    }

    /// Whether an answer is awaited.
    #[must_use]
    pub const fn is_asked(&self) -> bool {
        self.asked.is_some()
    }

    /// The answer to what was asked, once it is there: never one about a position that is gone.
    pub fn advice(&mut self) -> Option<Choice<R::Move>> {
        let answer = self.asked.as_mut()?.answer()?;
        self.asked = None;
        answer
    }

    /// Lets time pass while the table is at rest: what a computer player then does.
    pub fn wait(&mut self, delta: Duration) -> Option<Vec<R::Event>> {
        let Hand::Computer(level) = self.decider()?.hand else {
            return None;
        };
        self.waited += delta;
        // Of what nobody sees there is nothing to follow.
        let least = if self.is_veiled() {
            Duration::ZERO
        } else {
            LEAST_WAIT
        };
        match self.decision() {
            Decision::Over => None,
            Decision::Chance(_) => (self.waited >= LEAST_WAIT).then(|| self.throw()).flatten(),
            Decision::Move(_) => {
                // What it answered before it answers again, once what it answered to is played again.
                if self.can_redo() {
                    return (self.waited >= LEAST_WAIT).then(|| self.redo()).flatten();
                }
                let game = &self.game;
                let thinking = self
                    .thinking
                    .get_or_insert_with(|| Thought::about(game, level, VISITS));
                if self.waited < least {
                    return None;
                }
                let choice = thinking.answer()?;
                self.thinking = None;
                choice.and_then(|choice| self.play(choice.mv))
            }
        }
    }
}

/// Whether something lies on the table at this turn that not all players may see.
fn is_veiled(turn: &Turn) -> bool {
    matches!(
        turn,
        Turn::Player {
            phase: Phase::Arrange,
            ..
        }
    )
}

/// Whether what is played at this turn can never be taken back.
fn stays(turn: &Turn) -> bool {
    turn.is_chance() || is_veiled(turn)
}
