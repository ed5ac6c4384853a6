//! The games as the screens know them: a card on the title, a set-up, a table.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bevy::prelude::App;
use bevy_egui::egui::{Pos2, Rect};
use serde_json::Value;
use taula_art::Dye;
use taula_rules::bots::{self, Budget, Level};
use taula_rules::engine::{Family, family};
use taula_rules::lesson::{self, Lesson};
use taula_rules::puzzle::{self, Puzzle};
use taula_rules::{Fault, Levels, Match, Record, Rules, Seat};

use super::any::AnyTable;
use super::book::book;
use super::layout::Layout;
use super::lesson::Matter;
use super::state::Table;
use super::variant::{self, Variant};
use super::view::View;
use crate::app::Boards;
use crate::locale::Words;
use crate::screens::rulebook::Book;
use crate::seating::{Hand, Player, Seating};
use crate::theme::Stage;

/// A board, whatever it is of.
pub type AnyBoard = Arc<dyn Any + Send + Sync>;

/// A game whose rules and board are not known to the compiler.
pub trait Game: Send + Sync {
    /// Its name in notation, and the key of its name in words.
    fn name(&self) -> &'static str;
    /// Its family in the engine.
    fn family(&self) -> Option<&'static dyn Family>;
    /// Its systems.
    fn plugin(&self, app: &mut App);
    /// Reads the board its table is set up with.
    ///
    /// # Errors
    /// A sentence that names the level file and what is wrong with it.
    fn read_board(&self, levels: &Levels) -> Result<AnyBoard, Fault>;
    /// The rule book, and what is wrong with a player's own where that cannot be used.
    fn book(&self, levels: &Levels, words: &Words) -> (Book, Option<String>);
    /// The games that can be played by its rules, each with a card on the title.
    fn variants(&self) -> &'static [Variant];
    /// The key of what they are called together.
    fn together(&self) -> &'static str;
    /// Which of them is played with these options.
    fn variant(&self, options: &Value) -> &'static Variant {
        variant::played(self.name(), self.variants(), options)
    }
    /// What is played with these options is called in words: the game, and the one it is laid over.
    fn name_of(&self, options: &Value, words: &Words) -> String {
        variant::name_of(self.name(), self.variant(options), options, words)
    }
    /// The colours seats have where nothing else is chosen.
    fn dyes(&self) -> &'static [Dye];
    /// Whether a player can choose another colour.
    fn dyes_chosen(&self) -> bool;
    /// The seats that two players take, and so on up to all who can play.
    fn seatings(&self) -> &'static [&'static [usize]];
    /// What is counted of every player, by the keys of the words over its column.
    fn columns(&self) -> &'static [&'static str];
    /// What chance can show, and how likely each is; nothing where nothing is thrown.
    fn faces(&self) -> &'static [(&'static str, u32)];
    /// Looks that can be chosen.
    fn looks(&self) -> &'static [(&'static str, &'static [&'static str])];
    /// Options for a game without an opening.
    fn plain_options(&self) -> Value;

    /// A new game at the table.
    ///
    /// # Errors
    /// A sentence that says which option or level file cannot be used.
    fn begin(
        &self,
        options: &Value,
        players: Vec<(Seat, Player)>,
        seed: u64,
        boards: &Boards,
    ) -> Result<Box<dyn AnyTable>, Fault>;
    /// A game that a record tells, up to so many of its moves.
    ///
    /// # Errors
    /// A sentence that says what in the record is wrong.
    fn open(
        &self,
        record: &Record,
        upto: Option<usize>,
        players: Vec<(Seat, Player)>,
        boards: &Boards,
    ) -> Result<Box<dyn AnyTable>, Fault>;

    /// The lessons of this game, in their order; and for each that cannot be used a sentence that says why.
    fn lessons(&self, levels: &Levels) -> Vec<Result<Arc<Lesson>, Fault>>;
    /// The puzzles of this game, in their order; and for each that cannot be used a sentence that says why.
    fn puzzles(&self, levels: &Levels) -> Vec<Result<Arc<Puzzle>, Fault>>;
    /// A table at which a person of this name is given a lesson, or set a puzzle.
    ///
    /// # Errors
    /// A sentence that says what in it or the level files is wrong.
    fn teach(
        &self,
        matter: Matter,
        learner: &str,
        boards: &Boards,
    ) -> Result<Box<dyn AnyTable>, Fault>;

    /// A game of people to be pictured: one that a record tells, else one of this variant that computer players
    /// have played; up to so many of its moves.
    ///
    /// # Errors
    /// A sentence that says what in the record or the level files is wrong.
    fn pictured(
        &self,
        variant: &Variant,
        record: Option<&Record>,
        upto: Option<usize>,
        boards: &Boards,
    ) -> Result<Box<dyn AnyTable>, Fault>;

    /// A head of a piece, as a sign of whose something is.
    fn piece(&self, stage: &mut Stage, at: Pos2, dye: Dye, radius: f32);
    /// A die as a sign.
    fn die(&self, stage: &mut Stage, at: Pos2, size: f32);
    /// A game as a thing on the table, in a square.
    fn thing(&self, stage: &mut Stage, boards: &Boards, rect: Rect, variant: &Variant);
    /// The dice beside it.
    fn dice(&self, stage: &mut Stage, at: Pos2, size: f32, looked_at: bool);
    /// The board with all pieces where they begin.
    fn beginning(
        &self,
        stage: &mut Stage,
        boards: &Boards,
        rect: Rect,
        dyes: &[Option<Dye>],
        options: &Value,
    );
    /// Has the board of the table painted before it is needed.
    fn prepare(&self, stage: &mut Stage, boards: &Boards, dyes: &[Option<Dye>], options: &Value);
}

/// The game whose table is a `V`.
pub struct Of<V>(PhantomData<fn() -> V>);

impl<V: View> Of<V> {
    /// It.
    pub const GAME: &'static dyn Game = &Self(PhantomData);

    fn table(
        game: Match<V::Rules>,
        players: Vec<(Seat, Player)>,
        boards: &Boards,
    ) -> Result<Box<dyn AnyTable>, Fault> {
        let board = boards.of::<V::Board>()?;
        Ok(Box::new(Table::<V>::new(game, players, board)))
    }
}

impl<V: View> Game for Of<V> {
    fn name(&self) -> &'static str {
        V::Rules::GAME
    }

    fn family(&self) -> Option<&'static dyn Family> {
        family(V::Rules::GAME)
    }

    fn plugin(&self, app: &mut App) {
        V::plugin(app);
    }

    fn read_board(&self, levels: &Levels) -> Result<AnyBoard, Fault> {
        let board = V::read_board(levels, "standard")?;
        // The set-up knows which of its chairs so many players take.
        let others = V::SEATINGS.iter().find(|seats| {
            let of = V::players(&board).get(&(seats.len() as u8));
            let same = |of: &Vec<u8>| {
                of.iter()
                    .map(|&seat| usize::from(seat))
                    .eq(seats.iter().copied())
            };
            !of.is_some_and(same)
        });
        if let Some(seats) = others {
            let players = seats.len();
            return Err(Fault::new(format!(
                "the level file `{}/standard.ron`: {players} players must have the seats {seats:?} to play in the window",
                V::Rules::GAME
            )));
        }
        Ok(Arc::new(board))
    }

    fn book(&self, levels: &Levels, words: &Words) -> (Book, Option<String>) {
        book::<V>(levels, words)
    }

    fn variants(&self) -> &'static [Variant] {
        V::VARIANTS
    }

    fn together(&self) -> &'static str {
        V::TOGETHER
    }

    fn dyes(&self) -> &'static [Dye] {
        V::DYES
    }

    fn dyes_chosen(&self) -> bool {
        V::DYES_CHOSEN
    }

    fn seatings(&self) -> &'static [&'static [usize]] {
        V::SEATINGS
    }

    fn columns(&self) -> &'static [&'static str] {
        V::COLUMNS
    }

    fn faces(&self) -> &'static [(&'static str, u32)] {
        V::FACES
    }

    fn looks(&self) -> &'static [(&'static str, &'static [&'static str])] {
        V::LOOKS
    }

    fn plain_options(&self) -> Value {
        V::plain_options()
    }

    fn begin(
        &self,
        options: &Value,
        players: Vec<(Seat, Player)>,
        seed: u64,
        boards: &Boards,
    ) -> Result<Box<dyn AnyTable>, Fault> {
        let rules = V::Rules::new(V::Rules::read_options(options)?, &boards.levels)?;
        Self::table(Match::new(rules, seed), players, boards)
    }

    fn open(
        &self,
        record: &Record,
        upto: Option<usize>,
        players: Vec<(Seat, Player)>,
        boards: &Boards,
    ) -> Result<Box<dyn AnyTable>, Fault> {
        let game = Match::from_record(record, &boards.levels)?;
        let game = upto.map_or_else(|| game.clone(), |moves| game.branch(moves, game.seed()));
        Self::table(game, players, boards)
    }

    fn lessons(&self, levels: &Levels) -> Vec<Result<Arc<Lesson>, Fault>> {
        let names = levels.lessons(V::Rules::GAME);
        names
            .map(|name| lesson::read::<V::Rules>(levels, name))
            .collect()
    }

    fn puzzles(&self, levels: &Levels) -> Vec<Result<Arc<Puzzle>, Fault>> {
        let names = levels.puzzles(V::Rules::GAME);
        names
            .map(|name| puzzle::read::<V::Rules>(levels, name))
            .collect()
    }

    fn teach(
        &self,
        matter: Matter,
        learner: &str,
        boards: &Boards,
    ) -> Result<Box<dyn AnyTable>, Fault> {
        let board = boards.of::<V::Board>()?;
        let players = |seats: &[Seat]| Seating::lesson(self.name(), learner, seats);
        let table = Table::<V>::teaching(matter, &boards.levels, players, board)?;
        Ok(Box::new(table))
    }

    fn pictured(
        &self,
        variant: &Variant,
        record: Option<&Record>,
        upto: Option<usize>,
        boards: &Boards,
    ) -> Result<Box<dyn AnyTable>, Fault> {
        let game = match record {
            Some(record) => {
                let game = Match::from_record(record, &boards.levels)?;
                upto.map_or_else(|| game.clone(), |moves| game.branch(moves, game.seed()))
            }
            None => {
                let mut options = V::plain_options();
                for &(name, on) in variant.fixed {
                    options[name] = on.into();
                }
                let options = V::Rules::read_options(&options)?;
                sample(V::Rules::new(options, &boards.levels)?, upto)
            }
        };
        let players = people(V::Rules::GAME, game.rules().players());
        Self::table(game, players, boards)
    }

    fn piece(&self, stage: &mut Stage, at: Pos2, dye: Dye, radius: f32) {
        V::piece(stage, at, dye, radius);
    }

    fn die(&self, stage: &mut Stage, at: Pos2, size: f32) {
        V::die(stage, at, size);
    }

    fn thing(&self, stage: &mut Stage, boards: &Boards, rect: Rect, variant: &Variant) {
        if let Ok(board) = boards.of() {
            V::thing(stage, &board, rect, variant.name);
        }
    }

    fn dice(&self, stage: &mut Stage, at: Pos2, size: f32, looked_at: bool) {
        V::dice(stage, at, size, looked_at);
    }

    fn beginning(
        &self,
        stage: &mut Stage,
        boards: &Boards,
        rect: Rect,
        dyes: &[Option<Dye>],
        options: &Value,
    ) {
        if let Ok(board) = boards.of() {
            V::beginning(stage, &board, rect, dyes, options);
        }
    }

    fn prepare(&self, stage: &mut Stage, boards: &Boards, dyes: &[Option<Dye>], options: &Value) {
        if let Ok(board) = boards.of() {
            let layout = Layout::of(&stage.canvas, &V::plan(&board));
            V::prepare(stage, &board, &layout, dyes, options);
        }
    }
}

/// A game that computer players have played, up to so many moves.
fn sample<R: Rules>(rules: R, upto: Option<usize>) -> Match<R> {
    let mut game = Match::new(rules, 20);
    let never = AtomicBool::new(false);
    let most = upto.unwrap_or(usize::MAX);
    while game.moves().len() < most && !game.turn().is_over() {
        let seed = game.moves().len() as u64;
        let chosen = || {
            let budget = Budget::Visits(1_000);
            let (rules, at) = (game.rules(), game.position());
            bots::choose(rules, at, Level::Easy, budget, seed, &never).map(|choice| choice.mv)
        };
        let Some(mv) = game.outcome().or_else(chosen) else {
            break;
        };
        if game.play(mv, &mut ()).is_err() {
            break;
        }
    }
    game
}

/// Persons on these seats of a game.
fn people(game: &str, seats: &[Seat]) -> Vec<(Seat, Player)> {
    let chairs = Seating::of(game).chairs;
    let person = |&seat: &Seat| {
        let player = Player {
            hand: Hand::Person,
            ..chairs.get(seat.index())?.clone()?
        };
        Some((seat, player))
    };
    seats.iter().filter_map(person).collect()
}
