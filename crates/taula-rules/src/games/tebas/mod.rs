//! Tebas, for two. The clauses TE-1 to TE-29 are in `docs/rules/tebas.md`.

mod board;
mod circle;
mod duty;
mod event;
mod history;
mod lesson;
mod moves;
mod notation;
mod outlook;
mod picture;
mod play;
mod position;
mod preview;
mod reasons;
mod stack;
mod story;
mod tale;
mod tally;
mod threat;
mod walk;

use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use board::{Board, Field, Ground, PIECES, Point, Rank};
pub use circle::{CIRCLES, Circle, FILES, Heading, NoCircle, RANKS};
pub use duty::Duty;
pub use event::{End, Event, Obligation};
pub use history::{History, Key, NoKey};
pub use lesson::Spot;
pub use moves::{Move, NoMove};
pub use picture::Picture;
pub use position::{Position, Stage};
pub use preview::{Effect, Refusal, Verdict, Way};
pub use reasons::Reason;
pub use stack::{MOST_STACKED, NoStack, Stack, north_with, number};
pub use story::Story;
pub use tale::{Sentence, Tale};
pub use tally::{Pin, PinKind, SeatTally, Standing, Tally};
pub use threat::Threat;
pub use walk::{Stop, Walk};

use super::boards;
pub use super::opening::Opening;
use crate::engine::Family;
use crate::game::Watch;
use crate::levels::built_in;
use crate::options::OptionSpec;
use crate::turn::{Chance, Decider, Phase};
use crate::{Fault, Levels, Rules, Seat, Turn, chance, strict};

/// The game's name in notation.
pub const GAME: &str = "tebas";

/// The family of games: Tebas alone.
pub const FAMILY: &dyn Family = &crate::engine::FamilyOf::<Tebas>::new(built_in![
    "tebas/standard.ron",
    "tebas/puzzles/01-corner.ron",
    "tebas/puzzles/02-cover-or-remove.ron",
    "tebas/puzzles/03-stack-on-stack.ron",
    "tebas/puzzles/04-tower.ron",
    "tebas/puzzles/05-one-of-many.ron",
    "tebas/puzzles/06-come-in.ron",
    "tebas/puzzles/07-last-shelter.ron",
    "tebas/puzzles/08-on-top.ron",
    "tebas/puzzles/09-too-tempting.ron",
    "tebas/puzzles/10-at-the-door.ron",
    "tebas/puzzles/11-just-a-turn.ron",
    "tebas/puzzles/12-one-comes-back.ron",
    "tebas/puzzles/13-two-come-back.ron",
    "tebas/puzzles/14-undo-and-hunt.ron",
    "tebas/lessons/01-numbers.ron",
    "tebas/lessons/02-turning.ron",
    "tebas/lessons/03-bend.ron",
    "tebas/lessons/04-border.ron",
    "tebas/lessons/05-ends.ron",
    "tebas/lessons/06-stacks.ron",
    "tebas/lessons/07-undoing.ron",
    "tebas/lessons/08-free-piece.ron",
    "tebas/lessons/09-winning.ron",
]);

/// Who plays: ivory and lapis lazuli (TE-2).
const PLAYERS: [Seat; 2] = [Seat(0), Seat(1)];

/// The most turns of each player that `quiet_limit` can be set to.
const MOST_QUIET: u32 = 1000;

/// What players choose before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether a position that comes up for the third time ends the game (TE-28).
    pub repetition: bool,
    /// After so many turns of each player without covering or removing the game ends (TE-29); 0 is never.
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
            repetition: true,
            quiet_limit: 60,
            opening: Opening::Roll,
            board: "standard".to_owned(),
        }
    }
}

/// The rules of Tebas with their options, on a board.
#[derive(Clone, Debug)]
pub struct Tebas {
    options: Options,
    board: Board,
    ground: Ground,
}

impl Tebas {
    /// The board as it is painted.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The ways over the board.
    #[must_use]
    pub const fn ground(&self) -> &Ground {
        &self.ground
    }

    /// What the players chose.
    #[must_use]
    pub const fn chosen(&self) -> &Options {
        &self.options
    }
}

/// The one who plays against a seat.
#[inline]
const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// The winner, then the other; both together in a draw.
fn ranking(winner: Option<Seat>) -> Vec<Vec<Seat>> {
    match winner {
        Some(seat) => vec![vec![seat], vec![other(seat)]],
        None => vec![PLAYERS.to_vec()],
    }
}

impl Rules for Tebas {
    type Options = Options;
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Picture = Picture;

    const GAME: &'static str = GAME;
    const VERSION: u32 = 1;
    /// A reply and a few moves more: what is played on further tells little.
    const HORIZON: u64 = 6;

    fn option_specs(levels: &Levels) -> Vec<OptionSpec> {
        vec![
            OptionSpec::values("repetition", true, [false, true]),
            OptionSpec::number("quiet_limit", 60, 0, MOST_QUIET),
            OptionSpec::values("opening", "roll", ["roll", "seat0"]),
            OptionSpec::values("board", "standard", levels.boards(GAME)),
        ]
    }

    fn read_options(value: &Value) -> Result<Options, Fault> {
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
        let ground = Ground::new(&board);
        Ok(Self {
            options,
            board,
            ground,
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
        &PLAYERS
    }

    fn start(&self) -> Position {
        let mut at = Position::empty();
        for circle in Circle::all() {
            if let Some(piece) = self.board.start(circle) {
                at.put(circle, piece);
            }
        }
        if self.options.opening == Opening::Seat0 {
            self.start_with(&mut at, Seat(0), &mut ());
        }
        at
    }

    fn turn(&self, at: &Position) -> Turn {
        let seat = at.player;
        match at.stage {
            Stage::Starter => Turn::Chance {
                what: Chance::Starter,
                seat,
            },
            Stage::Move => Turn::Player {
                seat,
                phase: Phase::Move,
            },
            Stage::Redeploy => Turn::Player {
                seat,
                phase: Phase::Redeploy,
            },
            Stage::Over(winner) => Turn::Over {
                ranking: ranking(winner),
            },
        }
    }

    #[inline]
    fn decider(&self, at: &Position) -> Decider {
        match at.stage {
            Stage::Starter => Decider::Chance(at.player),
            Stage::Move | Stage::Redeploy => Decider::Player(at.player),
            Stage::Over(_) => Decider::Nobody,
        }
    }

    #[inline]
    fn legal_moves(&self, at: &Position, moves: &mut Vec<Move>) {
        match at.stage {
            Stage::Starter => moves.extend(PLAYERS.map(Move::Starter)),
            _ => self.player_moves(at, &mut |mv| moves.push(mv)),
        }
    }

    fn weight(&self, _: &Position, _: Move) -> u32 {
        1
    }

    fn sample(&self, _: &Position, rng: &mut impl rand::Rng) -> Move {
        Move::Starter(Seat(chance::below(rng, 2) as u8))
    }

    #[inline]
    fn play(&self, at: &mut Position, mv: Move, watch: &mut impl Watch<Event>) {
        match mv {
            Move::Starter(seat) => self.start_with(at, seat, watch),
            Move::Turn { circle, north } => self.turn_piece(at, circle, north, watch),
            Move::Go { from, to } => self.go(at, from, to, watch),
            Move::Drop { to } => self.put_back(at, to, watch),
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
        self.first_glance(at, moves, rng)
    }

    fn estimate(&self, at: &Position, seat: Seat) -> f64 {
        self.outlook(at, seat)
    }
}
