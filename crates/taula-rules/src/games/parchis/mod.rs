//! Parchís on the Spanish board, for two to four. The clauses PA-1 to PA-28 are in `docs/rules/parchis.md`.

mod advice;
mod board;
mod event;
mod lesson;
mod moves;
mod notation;
mod place;
mod position;
mod reasons;
mod squares;
mod story;
mod tally;
mod threat;

use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use advice::{Duty, Obstacle};
pub use board::{
    Board, ColumnSquare, Goal, Home, MAX_SEATS, PIECES, Point, SeatPlace, Square, Tracks,
};
pub use event::{Event, Picture, SeatPicture};
pub use lesson::Spot;
pub use moves::Move;
pub use place::Place;
pub use position::{Bonuses, Finished, Pieces, Position, Stage};
pub use reasons::Reason;
pub use squares::Squares;
pub use story::{Sentence, Story, Tale};
pub use tally::{Pin, PinKind, SeatTally, Standing, Tally};
pub use threat::{Threat, Threats};

use super::boards;
pub use super::opening::Opening;
use super::opening::OpeningState;
use crate::engine::Family;
use crate::game::Watch;
use crate::levels::built_in;
use crate::options::OptionSpec;
use crate::turn::{Chance, Decider, Phase};
use crate::{Fault, Levels, Rules, Seat, Turn, chance, strict};

/// The game's name in notation.
pub const GAME: &str = "parchis";

/// The family of games: Parchís alone.
pub const FAMILY: &dyn Family = &crate::engine::FamilyOf::<Parchis>::new(built_in![
    "parchis/standard.ron",
    "parchis/lessons/01-board.ron",
    "parchis/lessons/02-die.ron",
    "parchis/lessons/03-exit.ron",
    "parchis/lessons/04-six.ron",
    "parchis/lessons/05-barriers.ron",
    "parchis/lessons/06-capture.ron",
    "parchis/lessons/07-safe.ron",
    "parchis/lessons/08-goal.ron",
]);

/// What players choose before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// Two pieces come out on a player's first 5 (PA-13).
    pub two_on_first_five: bool,
    /// A piece coming out captures a single foreign one on the exit (PA-14).
    pub capture_on_exit: bool,
    /// How it is settled who starts.
    #[serde(deserialize_with = "strict::name")]
    pub opening: Opening,
    /// The name of a level file.
    #[serde(skip_serializing_if = "is_standard")]
    pub board: String,
}

fn is_standard(board: &String) -> bool {
    board == "standard"
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 4,
            two_on_first_five: false,
            capture_on_exit: false,
            opening: Opening::Roll,
            board: "standard".to_owned(),
        }
    }
}

/// The rules of Parchís with their options, on a board.
#[derive(Clone, Debug)]
pub struct Parchis {
    options: Options,
    board: Board,
    tracks: Tracks,
    players: Vec<Seat>,
    /// For each seat the players but itself, in turn order.
    others: [Vec<Seat>; MAX_SEATS],
}

impl Parchis {
    /// The board as it is painted.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The ways over the board.
    #[must_use]
    pub const fn tracks(&self) -> &Tracks {
        &self.tracks
    }

    /// What the players chose.
    #[must_use]
    pub const fn chosen(&self) -> &Options {
        &self.options
    }

    /// How far the opening has come with these throws (PA-6).
    fn opening(&self, throws: &[u8]) -> OpeningState {
        OpeningState::after(&self.players, throws)
    }

    /// The playing seat after `seat` that has not finished (PA-8, PA-27).
    fn next_player(&self, at: &Position, seat: Seat) -> Seat {
        let mut place = self.players.iter().position(|&s| s == seat).unwrap_or(0);
        for _ in 0..self.players.len() {
            place += 1;
            if place == self.players.len() {
                place = 0;
            }
            let next = self.players[place];
            if !at.pieces[next.index()].finished() {
                return next;
            }
        }
        seat
    }

    /// The seats from first to last, once at most one has not finished (PA-28).
    fn ranking(&self, at: &Position) -> Vec<Vec<Seat>> {
        let finished = at.finished.seats();
        let last = self.players.iter().filter(|seat| !finished.contains(seat));
        finished
            .iter()
            .chain(last)
            .map(|&seat| vec![seat])
            .collect()
    }
}

impl Rules for Parchis {
    type Options = Options;
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Picture = Picture;

    const GAME: &'static str = GAME;
    const VERSION: u32 = 1;

    fn option_specs(levels: &Levels) -> Vec<OptionSpec> {
        let players = boards::counts(levels, GAME, |name| {
            Board::read(levels, name).map(|board| board.players)
        });
        vec![
            OptionSpec::values("players", 4, players),
            OptionSpec::flag("two_on_first_five"),
            OptionSpec::flag("capture_on_exit"),
            OptionSpec::values("opening", "roll", ["roll", "seat0"]),
            OptionSpec::values("board", "standard", levels.boards(GAME)),
        ]
    }

    fn read_options(value: &Value) -> Result<Options, Fault> {
        strict::read(value).map_err(|fault| Fault::new(format!("options: {fault}")))
    }

    fn new(options: Options, levels: &Levels) -> Result<Self, Fault> {
        boards::known(levels, GAME, &options.board)?;
        let board = Board::read(levels, &options.board)?;
        let players = boards::seats(&board.players, options.players)?;
        let others = std::array::from_fn(|seat| {
            let others = players.iter().filter(|other| other.index() != seat);
            others.copied().collect()
        });
        let tracks = Tracks::new(&board);
        Ok(Self {
            options,
            board,
            tracks,
            players,
            others,
        })
    }

    fn check_levels(levels: &Levels) -> Result<(), Fault> {
        levels
            .boards(GAME)
            .try_for_each(|name| Board::read(levels, name).map(drop))
    }

    fn options(&self) -> Value {
        serde_json::to_value(&self.options).unwrap_or_default()
    }

    fn players(&self) -> &[Seat] {
        &self.players
    }

    fn start(&self) -> Position {
        let mut pieces = [Pieces::NONE; MAX_SEATS];
        for seat in &self.players {
            pieces[seat.index()] = Pieces::AT_HOME;
        }
        let opening = self.options.opening == Opening::Roll;
        Position {
            stage: if opening {
                Stage::Opening
            } else {
                Stage::Throw
            },
            player: self.players[0],
            die: 0,
            count: 0,
            bonuses: Bonuses::default(),
            sixes: 0,
            last_moved: None,
            pieces,
            late: [None; MAX_SEATS],
            first_five: 0,
            finished: Finished::default(),
            opening_throws: Vec::new(),
        }
    }

    fn turn(&self, at: &Position) -> Turn {
        match at.stage {
            Stage::Opening => Turn::Chance {
                what: Chance::Opening,
                seat: at.player,
            },
            Stage::Throw => Turn::Chance {
                what: Chance::Die,
                seat: at.player,
            },
            Stage::Count => Turn::Player {
                seat: at.player,
                phase: Phase::Move,
            },
            Stage::Over => Turn::Over {
                ranking: self.ranking(at),
            },
        }
    }

    #[inline]
    fn decider(&self, at: &Position) -> Decider {
        match at.stage {
            Stage::Opening | Stage::Throw => Decider::Chance(at.player),
            Stage::Count => Decider::Player(at.player),
            Stage::Over => Decider::Nobody,
        }
    }

    fn legal_moves(&self, at: &Position, moves: &mut Vec<Move>) {
        match at.stage {
            Stage::Opening | Stage::Throw => moves.extend((1..=6).map(Move::Roll)),
            Stage::Count => self.countings(at, &mut |mv| {
                moves.push(mv);
                false
            }),
            Stage::Over => {}
        }
    }

    fn weight(&self, _: &Position, _: Move) -> u32 {
        1
    }

    fn sample(&self, _: &Position, rng: &mut impl rand::Rng) -> Move {
        Move::Roll(1 + chance::below(rng, 6) as u8)
    }

    fn play(&self, at: &mut Position, mv: Move, watch: &mut impl Watch<Event>) {
        match mv {
            Move::Roll(value) if at.stage == Stage::Opening => {
                self.throw_for_start(at, value, watch)
            }
            Move::Roll(value) => self.throw(at, value, watch),
            Move::Exit => self.bring_out(at, 1, watch),
            Move::ExitTwo => self.bring_out(at, 2, watch),
            Move::Count { count, from } => self.advance(at, count, from, watch),
        }
    }

    fn text(&self, _: &Position, mv: Move) -> String {
        mv.to_string()
    }

    fn parse(&self, _: &Position, text: &str) -> Option<Move> {
        text.parse().ok()
    }

    fn to_json(&self, at: &Position) -> Value {
        self.write(at)
    }

    fn read(value: &Value, levels: &Levels) -> Result<(Self, Position), Fault> {
        notation::read(value, levels)
    }

    fn picture(&self, at: &Position) -> Picture {
        Picture::of(self, at)
    }

    fn show(&self, picture: &mut Picture, event: &Event) {
        picture.show(event);
    }

    fn estimate(&self, at: &Position, seat: Seat) -> f64 {
        self.outlook(at, seat)
    }
}
