//! The garden games, for two to four: Buddha's Lotus, Taï-hou, and either with Buddha's Flight. The clauses TA-1 to
//! TA-40 are in `docs/rules/taihou.md`.

mod accounts;
mod arrange;
pub mod attack;
mod board;
mod duty;
mod event;
mod flight;
mod lesson;
mod moves;
mod notation;
mod outlook;
mod picture;
mod piece;
mod play;
mod position;
mod preview;
mod reading;
mod reason;
mod reasons;
mod run;
mod score;
mod setup;
mod square;
mod story;
mod tale;
mod tally;
mod text;
mod threat;
mod walk;
mod ways;

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

pub use arrange::Arrangement;
pub use attack::Side;
pub use board::{Board, Ground, Home, MAX_SEATS, Point};
pub use duty::Duty;
pub use event::{Call, End, Event, Must, Next, Tile};
pub use lesson::Spot;
pub use moves::Move;
pub use picture::{Picture, SeatPicture};
pub use piece::{Figure, HIGHEST, Kind, NoPiece, Piece, Value};
pub use position::{Beside, Bound, Position, Stage};
pub use preview::{Effect, Refusal, Turning, Verdict, Way};
pub use reason::Reason;
pub use run::{MOST_REPEATED, NoStep, Run, Step};
pub use score::Score;
pub use square::{FILES, Heading, NoSquare, RANKS, SQUARES, Square, Squares};
pub use story::Story;
pub use tale::{Sentence, Tale};
pub use tally::{Pin, PinKind, SeatTally, Standing, Tally};
pub use text::NoMove;
pub use threat::Threat;
pub use walk::Walk;

use super::boards;
pub use super::opening::Opening;
use super::opening::OpeningState;
use crate::engine::Family;
use crate::game::Watch;
use crate::levels::built_in;
use crate::options::OptionSpec;
use crate::turn::Decider;
use crate::{Fault, Levels, Rules, Seat, Turn, chance, strict};

/// The game's name in notation.
pub const GAME: &str = "taihou";

/// The family of the garden games.
pub const FAMILY: &dyn Family = &crate::engine::FamilyOf::<Taihou>::new(built_in![
    "taihou/standard.ron",
    "taihou/puzzles/01-last-turn.ron",
    "taihou/puzzles/02-around-the-corner.ron",
    "taihou/puzzles/03-over-there.ron",
    "taihou/puzzles/04-arrow-turns.ron",
    "taihou/puzzles/05-please.ron",
    "taihou/puzzles/06-offered-in-place.ron",
    "taihou/puzzles/07-at-the-shore.ron",
    "taihou/puzzles/08-quiet-step.ron",
    "taihou/lessons/01-heads.ron",
    "taihou/lessons/02-turning.ron",
    "taihou/lessons/03-sides.ron",
    "taihou/lessons/04-animals.ron",
    "taihou/lessons/05-weapons.ron",
    "taihou/lessons/06-lotus.ron",
    "taihou/lessons/07-hat-lo.ron",
    "taihou/lessons/08-count.ron",
    "taihou/lessons/09-lake.ron",
    "taihou/lessons/10-flight.ron",
]);

/// The most turns of each player that `quiet_limit` can be set to.
const MOST_QUIET: u32 = 1000;

/// So many pieces a player must have lost to call for the end (TA-15).
pub const LOST_TO_CALL: u8 = 6;

/// So many turns each player has left then (TA-15).
pub const TURNS_AFTER_CALL: u8 = 20;

/// What players choose before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// Taï-hou, with the lake, and not Buddha's Lotus (TA-32).
    pub lake: bool,
    /// With Buddha's Flight (TA-38).
    pub flight: bool,
    /// After so many turns of each player without a capture the game ends (TA-27); 0 is never.
    pub quiet_limit: u16,
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
            lake: false,
            flight: false,
            quiet_limit: 60,
            opening: Opening::Roll,
            board: "standard".to_owned(),
        }
    }
}

/// The rules of the garden games with their options, in a garden.
#[derive(Clone, Debug)]
pub struct Taihou {
    options: Options,
    board: Board,
    ground: Box<Ground>,
    players: Vec<Seat>,
}

impl Taihou {
    /// The garden as it is painted.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The ways over the garden.
    #[must_use]
    pub fn ground(&self) -> &Ground {
        &self.ground
    }

    /// What the players chose.
    #[must_use]
    pub const fn chosen(&self) -> &Options {
        &self.options
    }
}

impl Rules for Taihou {
    type Options = Options;
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Picture = Picture;

    const GAME: &'static str = GAME;
    const VERSION: u32 = 1;
    /// A reply and an answer to it: what is played on further tells little.
    const HORIZON: u64 = 4;
    /// A few score moves there are, hundreds with Flight; nearly all of them do nothing.
    const BREADTH: usize = 14;

    fn option_specs(levels: &Levels) -> Vec<OptionSpec> {
        let players = boards::counts(levels, GAME, |name| {
            Board::read(levels, name).map(|board| board.players)
        });
        vec![
            OptionSpec::values("players", 4, players),
            OptionSpec::flag("lake"),
            OptionSpec::flag("flight"),
            OptionSpec::number("quiet_limit", 60, 0, MOST_QUIET),
            OptionSpec::values("opening", "roll", ["roll", "seat0"]),
            OptionSpec::values("board", "standard", levels.boards(GAME)),
        ]
    }

    fn read_options(value: &Json) -> Result<Options, Fault> {
        strict::read(value).map_err(|fault| Fault::new(format!("options: {fault}")))
    }

    fn new(options: Options, levels: &Levels) -> Result<Self, Fault> {
        if u32::from(options.quiet_limit) > MOST_QUIET {
            return Err(Fault::new(format!(
                "options: `quiet_limit` is {}, 0 to {MOST_QUIET} are possible",
                options.quiet_limit
            )));
        }
        boards::known(levels, GAME, &options.board)?;
        let board = Board::read(levels, &options.board)?;
        let players = boards::seats(&board.players, options.players)?;
        let ground = Box::new(Ground::new(&board, options.lake));
        Ok(Self {
            options,
            board,
            ground,
            players,
        })
    }

    fn check_levels(levels: &Levels) -> Result<(), Fault> {
        levels
            .boards(GAME)
            .try_for_each(|name| Board::read(levels, name).map(drop))
    }

    fn options(&self) -> Json {
        serde_json::to_value(&self.options).unwrap_or_default()
    }

    fn players(&self) -> &[Seat] {
        &self.players
    }

    fn start(&self) -> Position {
        self.beginning()
    }

    fn turn(&self, at: &Position) -> Turn {
        match at.stage.next() {
            Some(next) => next.turn(at.player),
            None => Turn::Over {
                ranking: self.standing(at),
            },
        }
    }

    #[inline]
    fn decider(&self, at: &Position) -> Decider {
        match at.stage {
            Stage::Draw | Stage::Layout => Decider::Chance(at.player),
            Stage::Arrange | Stage::Move => Decider::Player(at.player),
            Stage::Over => Decider::Nobody,
        }
    }

    /// Of a layout nothing is listed: there are 3,628,800.
    #[inline]
    fn legal_moves(&self, at: &Position, moves: &mut Vec<Move>) {
        match at.stage {
            Stage::Draw => moves.extend((1..=HIGHEST).map(Move::Draw)),
            _ => self.player_moves(at, &mut |mv| moves.push(mv)),
        }
    }

    fn is_legal(&self, at: &Position, mv: Move) -> bool {
        match (at.stage, mv) {
            (Stage::Layout, Move::Layout(values)) => {
                let mut sorted = values;
                sorted.sort_unstable();
                sorted.into_iter().eq(1..=HIGHEST)
            }
            (Stage::Layout, _) => false,
            _ => {
                let mut moves = Vec::new();
                self.legal_moves(at, &mut moves);
                moves.contains(&mv)
            }
        }
    }

    fn weight(&self, _: &Position, _: Move) -> u32 {
        1
    }

    fn sample(&self, at: &Position, rng: &mut impl rand::Rng) -> Move {
        match at.stage {
            Stage::Layout => Move::Layout(Self::any_layout(rng)),
            _ => Move::Draw(1 + chance::below(rng, u32::from(HIGHEST)) as u8),
        }
    }

    #[inline]
    fn play(&self, at: &mut Position, mv: Move, watch: &mut impl Watch<Event>) {
        match mv {
            Move::Go {
                from,
                to,
                turned,
                call,
                ..
            } => self.go(at, from, to, turned, call, watch),
            Move::Turn {
                square,
                facing,
                call,
            } => self.turn_piece(at, square, facing, call, watch),
            Move::Lotus => self.put_lotus(at, watch),
            Move::KhiLoi => self.call_the_end(at, watch),
            Move::Place { square, facing } => self.place(at, square, facing, watch),
            Move::Layout(values) => self.lay(at, values, watch),
            Move::Draw(value) => self.draw(at, value, watch),
        }
    }

    fn text(&self, _: &Position, mv: Move) -> String {
        mv.to_string()
    }

    fn parse(&self, _: &Position, text: &str) -> Option<Move> {
        text.parse().ok()
    }

    fn to_json(&self, at: &Position) -> Json {
        self.write(at)
    }

    fn read(value: &Json, levels: &Levels) -> Result<(Self, Position), Fault> {
        reading::read(value, levels)
    }

    fn picture(&self, at: &Position) -> Picture {
        Picture::of(self, at)
    }

    fn show(&self, picture: &mut Picture, event: &Event) {
        picture.show(event);
    }

    fn veiled(&self, at: &Position, eyes: Seat) -> Position {
        self.unseen_left_out(at, eyes)
    }

    fn by_heart(&self, at: &Position, moves: &[Move], rng: &mut impl rand::Rng) -> Option<usize> {
        self.next_by_heart(at, moves, rng)
    }

    fn fancy(&self, at: &Position, moves: &[Move], rng: &mut impl rand::Rng) -> usize {
        self.first_glance(at, moves, rng)
    }

    fn estimate(&self, at: &Position, seat: Seat) -> f64 {
        self.outlook(at, seat)
    }
}
