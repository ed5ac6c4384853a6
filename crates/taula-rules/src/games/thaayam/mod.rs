//! Thaayam, for two to four. The clauses TH-1 to TH-27 are in `docs/rules/thaayam.md`.

mod board;
mod event;
mod lesson;
mod moves;
mod notation;
mod odds;
mod outlook;
mod picture;
mod play;
mod position;
mod preview;
mod reasons;
mod scores;
mod story;
mod tale;
mod tally;
mod threat;

use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use board::{Board, CASTLE, FRONT, MAX_SEATS, Mark, PIECES, Point, SeatPlace, TRACK, Tracks};
pub use event::{Event, Returns, Strike};
pub use lesson::Spot;
pub use moves::Move;
pub use picture::{Picture, SeatPicture};
pub use position::{Pieces, Position, Stage, Stands};
pub use preview::{Capture, Leaves, MOST_ORDERED, Piece, Preview, Route};
pub use reasons::Reason;
pub use scores::{MOST_THROWS, SCORES, Scores, Thrown, WEIGHTS};
pub use story::Story;
pub use tale::{Sentence, Tale};
pub use tally::{Pin, PinKind, SeatTally, Standing, Tally, WAY};
pub use threat::{Captor, Threat};

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
pub const GAME: &str = "thaayam";

/// The family of games: Thaayam alone.
pub const FAMILY: &dyn Family = &crate::engine::FamilyOf::<Thaayam>::new(built_in![
    "thaayam/standard.ron",
    "thaayam/lessons/01-seeds.ron",
    "thaayam/lessons/02-track.ron",
    "thaayam/lessons/03-enter.ron",
    "thaayam/lessons/04-scores.ron",
    "thaayam/lessons/05-capture.ron",
    "thaayam/lessons/06-shelter.ron",
    "thaayam/lessons/07-twins.ron",
    "thaayam/lessons/08-castle.ron",
    "thaayam/lessons/09-whole-turn.ron",
]);

/// What players choose before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// How a twin that was driven off comes back (TH-23).
    #[serde(deserialize_with = "strict::name")]
    pub twin_return: TwinReturn,
    /// How it is settled who starts.
    #[serde(deserialize_with = "strict::name")]
    pub opening: Opening,
    /// The name of a level file.
    #[serde(skip_serializing_if = "is_standard")]
    pub board: String,
}

/// How a twin that was driven off comes back (TH-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TwinReturn {
    /// As two plain pieces, the usual way.
    Split,
    /// As a twin, with two 1s of one turn.
    Twin,
}

fn is_standard(board: &String) -> bool {
    board == "standard"
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 4,
            twin_return: TwinReturn::Split,
            opening: Opening::Roll,
            board: "standard".to_owned(),
        }
    }
}

/// The rules of Thaayam with their options, on a board.
#[derive(Clone, Debug)]
pub struct Thaayam {
    options: Options,
    board: Board,
    tracks: Tracks,
    players: Vec<Seat>,
    /// For each seat the players but itself, in turn order.
    others: [Vec<Seat>; MAX_SEATS],
}

impl Thaayam {
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

    /// The playing seat after `seat` (TH-8).
    #[inline]
    fn next_player(&self, seat: Seat) -> Seat {
        let place = self.players.iter().position(|&s| s == seat).unwrap_or(0);
        *self.players.get(place + 1).unwrap_or(&self.players[0])
    }

    /// The winner, then the others together (TH-27).
    fn ranking(&self, winner: Seat) -> Vec<Vec<Seat>> {
        vec![vec![winner], self.others[winner.index()].clone()]
    }
}

impl Rules for Thaayam {
    type Options = Options;
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Picture = Picture;

    const GAME: &'static str = GAME;
    const VERSION: u32 = 1;
    /// About three turns.
    const HORIZON: u64 = 10;

    fn option_specs(levels: &Levels) -> Vec<OptionSpec> {
        let players = boards::counts(levels, GAME, |name| {
            Board::read(levels, name).map(|board| board.players)
        });
        vec![
            OptionSpec::values("players", 4, players),
            OptionSpec::values("twin_return", "split", ["split", "twin"]),
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
            pieces[seat.index()] = Pieces::ALL_OFF;
        }
        Position {
            stage: match self.options.opening {
                Opening::Roll => Stage::Opening,
                Opening::Seat0 => Stage::Throw,
            },
            player: self.players[0],
            captured: false,
            thrown: Thrown::NONE,
            left: Scores::NONE,
            pieces,
            opening_throws: Vec::new(),
        }
    }

    fn turn(&self, at: &Position) -> Turn {
        let seat = at.player;
        match at.stage {
            Stage::Opening => Turn::Chance {
                what: Chance::Opening,
                seat,
            },
            Stage::Throw => Turn::Chance {
                what: Chance::Throw,
                seat,
            },
            Stage::Play => Turn::Player {
                seat,
                phase: Phase::Move,
            },
            Stage::Over => Turn::Over {
                ranking: self.ranking(seat),
            },
        }
    }

    #[inline]
    fn decider(&self, at: &Position) -> Decider {
        match at.stage {
            Stage::Opening | Stage::Throw => Decider::Chance(at.player),
            Stage::Play => Decider::Player(at.player),
            Stage::Over => Decider::Nobody,
        }
    }

    #[inline]
    fn legal_moves(&self, at: &Position, moves: &mut Vec<Move>) {
        match at.stage {
            Stage::Opening | Stage::Throw => moves.extend(SCORES.map(Move::Roll)),
            Stage::Play => self.playable_moves(at, &mut |mv| moves.push(mv)),
            Stage::Over => {}
        }
    }

    fn weight(&self, _: &Position, outcome: Move) -> u32 {
        match outcome {
            Move::Roll(score) => {
                scores::place_of(score).map_or(0, |place| u32::from(WEIGHTS[place]))
            }
            _ => 0,
        }
    }

    #[inline]
    fn sample(&self, _: &Position, rng: &mut impl rand::Rng) -> Move {
        // The sixteen ways in which four seeds fall, by the score they show.
        const SHOWN: [u8; 16] = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 8];
        Move::Roll(SHOWN[chance::below(rng, 16) as usize & 15])
    }

    #[inline]
    fn play(&self, at: &mut Position, mv: Move, watch: &mut impl Watch<Event>) {
        match mv {
            Move::Roll(score) if at.stage == Stage::Opening => {
                self.throw_for_start(at, score, watch);
            }
            Move::Roll(score) => self.throw(at, score, watch),
            Move::Enter => self.enter(at, watch),
            Move::EnterTwin => self.enter_twin(at, watch),
            Move::Single { score, from } => self.advance(at, score, from, watch),
            Move::Declare => self.declare(at, watch),
            Move::Twin { scores, from } => self.advance_twin(at, scores, from, watch),
            Move::Out => self.bear_off(at, watch),
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

    fn fancy(&self, at: &Position, moves: &[Move], rng: &mut impl rand::Rng) -> usize {
        let any = chance::below(rng, moves.len() as u32) as usize;
        self.first_glance(at, moves, any)
    }

    fn estimate(&self, at: &Position, seat: Seat) -> f64 {
        self.outlook(at, seat)
    }
}
