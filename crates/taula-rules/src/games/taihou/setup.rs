//! The set-up: who starts, and where the pieces lie (TA-5 to TA-9).

use rand::Rng;

use super::event::{Event, Next, Tile};
use super::piece::{HIGHEST, Packed, Piece, Value};
use super::position::{Position, Stage, WHOLE};
use super::square::Heading;
use super::{Opening, OpeningState, Taihou};
use crate::game::Watch;
use crate::{Seat, chance};

impl Taihou {
    /// The position a game begins with.
    pub(super) fn beginning(&self) -> Position {
        let mut at = Position::empty();
        let two = self.players.len() == 2;
        for &seat in &self.players {
            let beside = &mut at.sides[seat.index()];
            beside.reserve = if two { WHOLE } else { 0 };
            beside.lotuses = self.lotuses();
        }
        at.player = self.players[0];
        if self.options.opening == Opening::Seat0 {
            at.stage = self.first_stage();
        }
        at
    }

    /// How many lotuses each player has (TA-2, TA-12, TA-37).
    pub(super) fn lotuses(&self) -> u8 {
        match (self.options.lake, self.players.len()) {
            (true, _) => 0,
            (false, 2) => 2,
            (false, _) => 1,
        }
    }

    /// What follows once it is settled who starts.
    pub(super) fn first_stage(&self) -> Stage {
        if self.players.len() == 2 {
            Stage::Arrange
        } else {
            Stage::Layout
        }
    }

    /// A piece is drawn to settle who starts (TA-5).
    pub(super) fn draw(&self, at: &mut Position, value: u8, watch: &mut impl Watch<Event>) {
        let player = at.player;
        if let Some(value) = Value::new(value) {
            watch.see(|| Event::Drawn { player, value });
        }
        at.opening_draws.push(value);
        match OpeningState::after(&self.players, &at.opening_draws) {
            OpeningState::Open { next, tied } => {
                if let Some(players) = tied {
                    watch.see(|| Event::Tied { players });
                }
                self.pass(at, next, Stage::Draw, watch);
            }
            OpeningState::Settled { starter, .. } => {
                at.opening_draws.clear();
                at.starter = Some(starter);
                watch.see(|| Event::Started { player: starter });
                self.pass(at, self.players[0], self.first_stage(), watch);
            }
        }
    }

    /// A layout at random: one value after another out of those left, in ascending order (`docs/protocol.md`).
    pub(super) fn any_layout(rng: &mut impl Rng) -> [u8; HIGHEST as usize] {
        let mut left: [u8; HIGHEST as usize] = std::array::from_fn(|index| index as u8 + 1);
        let mut laid = [0; HIGHEST as usize];
        for (count, place) in (1..=usize::from(HIGHEST)).rev().zip(&mut laid) {
            let chosen = chance::below(rng, count as u32) as usize;
            *place = left[chosen];
            left.copy_within(chosen + 1..count, chosen);
        }
        laid
    }

    /// A seat's pieces are laid down unseen (TA-6).
    pub(super) fn lay(
        &self,
        at: &mut Position,
        values: [u8; HIGHEST as usize],
        watch: &mut impl Watch<Event>,
    ) {
        let player = at.player;
        let facing = self.board.home(player).faces;
        let tiles = || {
            self.board
                .dealt(player)
                .zip(values)
                .filter_map(move |(square, value)| Some((square, Value::new(value)?)))
        };
        for (square, value) in tiles() {
            at.put(square, Packed::numbered(player, value, facing));
        }
        watch.see(|| Event::Laid {
            player,
            tiles: tiles()
                .map(|(square, value)| Tile {
                    square,
                    piece: Piece::numbered(player, value, facing),
                })
                .collect(),
        });
        if let Some(next) = self.later(player) {
            self.pass(at, next, Stage::Layout, watch);
            return;
        }
        for &player in &self.players {
            watch.see(|| Event::Shown { player });
        }
        self.begin(at, watch);
    }

    /// The next piece is laid out behind the screen (TA-9).
    pub(super) fn place(
        &self,
        at: &mut Position,
        square: super::Square,
        facing: Heading,
        watch: &mut impl Watch<Event>,
    ) {
        let player = at.player;
        let Some(value) = self.next_value(at) else {
            return;
        };
        at.put(square, Packed::numbered(player, value, facing));
        watch.see(|| Event::Placed {
            player,
            square,
            piece: Piece::numbered(player, value, facing),
        });
        if value.get() < HIGHEST {
            return;
        }
        if let Some(next) = self.later(player) {
            self.pass(at, next, Stage::Arrange, watch);
            return;
        }
        watch.see(|| Event::Lifted);
        self.begin(at, watch);
    }

    /// The value that is laid out next behind the screen; none where nothing is.
    #[must_use]
    pub fn next_value(&self, at: &Position) -> Option<Value> {
        if at.stage != Stage::Arrange {
            return None;
        }
        Value::new(at.numbered(at.player).count() as u8 + 1)
    }

    /// The player after this one in a round that begins with the first; none after the last.
    fn later(&self, seat: Seat) -> Option<Seat> {
        let place = self.players.iter().position(|&player| player == seat)?;
        self.players.get(place + 1).copied()
    }

    /// Play begins.
    fn begin(&self, at: &mut Position, watch: &mut impl Watch<Event>) {
        let starter = at.starter.take().unwrap_or(self.players[0]);
        self.pass(at, starter, Stage::Move, watch);
    }

    /// It is somebody's turn.
    pub(super) fn pass(
        &self,
        at: &mut Position,
        player: Seat,
        stage: Stage,
        watch: &mut impl Watch<Event>,
    ) {
        at.player = player;
        at.stage = stage;
        if let Some(phase) = stage.next() {
            watch.see(|| Event::Passed { player, phase });
        }
    }
}

impl Stage {
    /// The kind of turn it is; none when the game is over.
    pub(super) const fn next(self) -> Option<Next> {
        match self {
            Self::Draw => Some(Next::Draw),
            Self::Layout => Some(Next::Layout),
            Self::Arrange => Some(Next::Arrange),
            Self::Move => Some(Next::Move),
            Self::Over => None,
        }
    }
}
