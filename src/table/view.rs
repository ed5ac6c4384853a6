//! What a game has to say for its table: everything that differs from one game to the next.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::App;
use bevy_egui::egui::{Pos2, Rect};
use serde_json::Value;
use taula_art::rulebook::Picture as Diagram;
use taula_art::{Dye, Pixels};
use taula_rules::lesson::Taught;
use taula_rules::{Fault, Levels, Match, Rules, Seat};
use taula_sound::Sound;

use super::layout::{Layout, Plan};
use super::log::{Line, Log};
use super::moment::Moment;
use super::panel::Wish;
use super::state::Table;
use super::variant::Variant;
use super::watch::{Course, Pin, Row, Told};
use crate::locale::Words;
use crate::theme::Stage;

/// An event of a game.
pub type Event<V> = <<V as View>::Rules as Rules>::Event;
/// A move of a game.
pub type Move<V> = <<V as View>::Rules as Rules>::Move;
/// What can be seen of a position.
pub type Picture<V> = <<V as View>::Rules as Rules>::Picture;
/// A position of a game.
pub type Position<V> = <<V as View>::Rules as Rules>::Position;

/// A game's table: what it shows beyond what every table shows, and how. A value of it is what is kept for
/// one game under way: where each piece stands, which move is looked at.
///
/// Everything here is asked by [`Table`], [`panel`](super::panel) and the screens; nothing of it decides
/// anything.
pub trait View: Sized + Send + Sync + 'static {
    /// The rules.
    type Rules: Taught + Clone;
    /// The board as it is painted.
    type Board: Send + Sync + 'static;
    /// A picture of the rule book.
    type Diagram: Diagram<Board = Self::Board>;
    /// The numbers of a game.
    type Tally: Clone + Send + Sync + 'static;
    /// Something the log tells.
    type Fact: Clone + PartialEq + std::fmt::Debug + Send + Sync + 'static;
    /// A reason for a move.
    type Reason: Clone + PartialEq + std::fmt::Debug + Send + Sync + 'static;
    /// What there is to tell of a game that has ended.
    type Story: Clone + Send + Sync + 'static;
    /// What is asked for at this table only.
    type Wish;

    /// The games that can be played by these rules, each with a card on the title; whatever the options, one of
    /// them is played.
    const VARIANTS: &'static [Variant] = &[Variant::only(Self::Rules::GAME)];
    /// The key of what its games are called together: over their lessons and their rule book.
    const TOGETHER: &'static str = Self::Rules::GAME;
    /// The colours a seat has where nothing else is chosen; as many as can play.
    const DYES: &'static [Dye] = &Dye::ALL;
    /// Whether a player can choose another colour.
    const DYES_CHOSEN: bool = true;
    /// The seats that two players take, three, and so on up to all who can play.
    const SEATINGS: &'static [&'static [usize]] = &[&[0, 2], &[0, 1, 2], &[0, 1, 2, 3]];
    /// What is counted of every player, by the keys of the words over its column.
    const COLUMNS: &'static [&'static str] = &["captures", "turns", "throws-made"];
    /// What chance can show, as it is written under a bar, and how likely it is, its share of all; nothing
    /// where nothing is thrown.
    const FACES: &'static [(&'static str, u32)];
    /// Whether a piece stands on the name plates: not where pieces lie beside them.
    const PIECE_ON_PLATE: bool = true;
    /// Whether the card's heading always takes the same room: where something can be chosen below it that must
    /// stay where it is whatever the heading says.
    const HEADING_STAYS: bool = false;
    /// Looks that can be chosen, which the rules know nothing of: the name of each and its values, the
    /// first where nothing is chosen.
    const LOOKS: &'static [(&'static str, &'static [&'static str])] = &[];

    /// The systems that put its pieces in their place.
    fn plugin(app: &mut App);

    /// Reads a board.
    ///
    /// # Errors
    /// A sentence that names the level file and what is wrong with it.
    fn read_board(levels: &Levels, name: &str) -> Result<Self::Board, Fault>;
    /// The seats that play on a board, by the number of players.
    fn players(board: &Self::Board) -> &BTreeMap<u8, Vec<u8>>;

    /// What is kept of a game that lies at rest. `looks` are the looks chosen ([`View::LOOKS`]).
    fn new(game: &Match<Self::Rules>, board: &Self::Board) -> Self;
    /// Other looks were chosen.
    fn dress(&mut self, _looks: &Looks) {}
    /// An event has been shown to its end; `before` is the picture without it.
    fn show(&mut self, rules: &Self::Rules, event: &Event<Self>, before: &Picture<Self>);
    /// Everything is where the position says, without a way there.
    fn rest(&mut self, game: &Match<Self::Rules>, picture: &Picture<Self>);
    /// Whether what is kept is what a picture shows.
    fn agrees(&self, picture: &Picture<Self>) -> bool;
    /// A move has been made: what was looked at before is gone.
    fn forget(&mut self);
    /// A move is looked at.
    fn choose(&mut self, game: &Match<Self::Rules>, mv: Move<Self>);
    /// Carries out what was asked for at this table only.
    fn carry_out(table: &mut Table<Self>, wish: Self::Wish);

    /// Whose turn it is in a picture.
    fn seen_turn(picture: &Picture<Self>) -> Option<Seat>;
    /// How long an event plays at normal speed.
    fn length(event: &Event<Self>) -> Duration;
    /// When something is heard of an event, from 0 to 1, what, and from which side: the board's left edge
    /// is -1.
    fn moments(table: &Table<Self>, event: &Event<Self>) -> Vec<(f32, Sound, f32)>;

    /// The numbers of a whole game.
    fn tally(game: &Match<Self::Rules>) -> Self::Tally;
    /// Counts a move.
    fn count(
        tally: &mut Self::Tally,
        before: &Position<Self>,
        mv: Move<Self>,
        events: &[Event<Self>],
    );
    /// How many turns had begun after so many moves.
    fn turns(tally: &Self::Tally, moves: usize) -> u32;
    /// Who led after so many moves; nobody where two are as far, or nothing was counted.
    fn leader(tally: &Self::Tally, moves: usize) -> Option<Seat>;
    /// What happened in a game that its ruler is marked with.
    fn pins(tally: &Self::Tally) -> Vec<Pin>;
    /// A seat's numbers.
    fn figures(tally: &Self::Tally, seat: Seat) -> Figures;
    /// The throw that is still in the air: whose, and the place of what it shows in [`View::FACES`].
    fn in_the_air(event: &Event<Self>) -> Option<(Seat, usize)>;

    /// Takes notice of an event of a move, and of how the board looks after it.
    fn see(
        log: &mut Log<Self::Fact>,
        rules: &Self::Rules,
        at: usize,
        event: &Event<Self>,
        shown: &Picture<Self>,
    );
    /// A line of the log in words.
    fn line(table: &Table<Self>, line: &Line<Self::Fact>, words: &Words) -> String;

    /// Why a move is good, what weighs most first.
    fn reasons(rules: &Self::Rules, at: &Position<Self>, mv: Move<Self>) -> Vec<Self::Reason>;
    /// Whether a reason is true of nearly every move: it is told where there is nothing else to tell.
    fn is_weak(reason: &Self::Reason) -> bool;
    /// A reason in one sentence.
    fn reason(table: &Table<Self>, reason: &Self::Reason, words: &Words) -> String;
    /// A move that is recommended, in a few words.
    fn advice(table: &Table<Self>, mv: Move<Self>, words: &Words) -> String;

    /// What is said at the table now.
    fn moment(table: &Table<Self>, words: &Words) -> Moment;
    /// What stands on a seat's plate under its name; in short where there is little room.
    fn plate(stage: &mut Stage, table: &Table<Self>, seat: Seat, at: Pos2, room: f32, short: bool);

    /// Everything of the table but the board that lies still, where that is to be other than usual: what only one
    /// of the players may see cannot have the log, the hint and the last move beside it. Whether it was drawn.
    fn instead(
        _stage: &mut Stage,
        _table: &Table<Self>,
        _layout: &Layout,
        _wishes: &mut Vec<Wish<Self>>,
    ) -> bool {
        false
    }
    /// Takes back, or makes again, what a player has done towards a move that is not played yet. Whether this is
    /// the time for it: nothing else is taken back then.
    fn take_back(_table: &mut Table<Self>, _again: bool) -> bool {
        false
    }
    /// The table is come to again, perhaps by somebody else: what only one of the players may see is covered.
    fn cover(&mut self) {}
    /// Who is asked to come to the table says to be there.
    fn come(_table: &mut Table<Self>) {}

    /// What the table's board and tray take, and which of them.
    fn plan(board: &Self::Board) -> Plan;
    /// What this game's table takes, where that depends on who plays.
    fn plan_of(table: &Table<Self>) -> Plan {
        Self::plan(&table.board)
    }
    /// The board and the tray, which lie still.
    fn lie(stage: &mut Stage, table: &Table<Self>, layout: &Layout);
    /// What the tray holds beside the dice.
    fn tray(stage: &mut Stage, table: &Table<Self>, layout: &Layout, wishes: &mut Vec<Wish<Self>>);
    /// What stays marked of the last move.
    fn last_move(stage: &mut Stage, table: &Table<Self>, layout: &Layout);
    /// The pieces: which can be chosen, which is, and what it would do. Returns the move that confirming
    /// plays.
    fn pieces(
        stage: &mut Stage,
        table: &Table<Self>,
        layout: &Layout,
        wishes: &mut Vec<Wish<Self>>,
    ) -> Option<Move<Self>>;
    /// What this game has on the card below the heading: where it begins, and where it ended.
    fn on_the_card(
        _stage: &mut Stage,
        _table: &Table<Self>,
        room: Rect,
        _wishes: &mut Vec<Wish<Self>>,
    ) -> f32 {
        room.top()
    }

    /// How much of the card's foot is this game's own, above the button: what is said leaves it free.
    fn card_foot(_stage: &Stage, _table: &Table<Self>, _layout: &Layout) -> f32 {
        0.0
    }
    /// What this game has on the low bar below a board, where its button would be and none is.
    fn on_the_bar(
        _stage: &mut Stage,
        _table: &Table<Self>,
        _room: Rect,
        _wishes: &mut Vec<Wish<Self>>,
    ) {
    }

    /// What lies beside the button of the menu; what of its place is left to it.
    fn beside_the_menu(
        _stage: &mut Stage,
        _table: &Table<Self>,
        layout: &Layout,
        _wishes: &mut Vec<Wish<Self>>,
    ) -> Rect {
        layout.menu
    }
    /// Whether the button on the card is come to with keys: not where confirming a piece plays.
    fn plays_by_button(_table: &Table<Self>) -> bool {
        false
    }
    /// The only thing a person can do, where there is nothing to choose and it need not be asked for.
    fn goes_without_saying(_game: &Match<Self::Rules>) -> Option<Move<Self>> {
        None
    }

    /// How many times faster than usual this table goes now, because somebody asked for it.
    fn haste(_table: &Table<Self>) -> u32 {
        1
    }
    /// Whether what chance brings next needs nobody who asks for it.
    fn falls_by_itself(_game: &Match<Self::Rules>) -> bool {
        false
    }

    /// Where a place that a lesson speaks of is on the canvas.
    fn place_of(table: &Table<Self>, layout: &Layout, spot: <Self::Rules as Taught>::Spot) -> Rect;
    /// The way of a move on the canvas, be it allowed or not: where its piece is, what it passes, where it would
    /// end. Nothing where that cannot be said: a lesson then answers in words alone.
    fn trail(_table: &Table<Self>, _layout: &Layout, _mv: Move<Self>) -> Vec<Pos2> {
        Vec::new()
    }
    /// Why the rules forbid a move, in one sentence; none where there is nothing particular to say.
    fn refused(_table: &Table<Self>, _mv: Move<Self>, _words: &Words) -> Option<String> {
        None
    }
    /// Parts of the board where nothing is in this game: a slip of paper can lie there.
    fn bare(_table: &Table<Self>, _layout: &Layout) -> Vec<Rect> {
        Vec::new()
    }

    /// A head of a seat's piece, as a sign of whose something is.
    fn piece(stage: &mut Stage, at: Pos2, dye: Dye, radius: f32);
    /// A die as a sign.
    fn die(stage: &mut Stage, at: Pos2, size: f32);
    /// A game as a thing on the table, under way, in a square; it stirs when it is looked at. `game` is the name
    /// of one of [`View::VARIANTS`].
    fn thing(stage: &mut Stage, board: &Arc<Self::Board>, rect: Rect, game: &str);
    /// The dice beside it; they tumble once whenever the game is looked at.
    fn dice(stage: &mut Stage, at: Pos2, size: f32, looked_at: bool);
    /// The board with all pieces where they begin, in a square. `options` are those chosen.
    fn beginning(
        stage: &mut Stage,
        board: &Arc<Self::Board>,
        rect: Rect,
        dyes: &[Option<Dye>],
        options: &Value,
    );
    /// Has the board of the table painted before it is needed.
    fn prepare(
        stage: &mut Stage,
        board: &Arc<Self::Board>,
        layout: &Layout,
        dyes: &[Option<Dye>],
        options: &Value,
    );

    /// What can be seen of a game now, ready to be painted: whose colours by seat, and where pieces stand.
    fn still(
        rules: &Self::Rules,
        picture: &Picture<Self>,
        board: &Arc<Self::Board>,
        dyes: &[Option<Dye>],
    ) -> Arc<dyn Still>;

    /// Marks the last move of those played so far, and lets the dice lie as they fell.
    fn mark_last(&mut self, course: &Course<Self>, at: usize);
    /// What is said of the last of so many moves.
    fn told(course: &Course<Self>, at: usize, words: &Words) -> Told;
    /// Whether a move has no line of its own in a replay's log: the next one tells it.
    fn is_merged(course: &Course<Self>, n: usize) -> bool;
    /// A move's line in a replay's log.
    fn row(course: &Course<Self>, n: usize, words: &Words) -> Row;

    /// What there is to tell of a game that has ended.
    fn story(game: &Match<Self::Rules>) -> Option<Self::Story>;
    /// The story's sentences: the move each is about, whose piece stands before it, and its words.
    fn tales(table: &Table<Self>, story: &Self::Story, words: &Words)
    -> Vec<(usize, Seat, String)>;

    /// Options for the pictures and tests that want a game without an opening.
    #[must_use]
    fn plain_options() -> Value {
        serde_json::json!({"opening": "seat0"})
    }
}

/// Looks chosen by name.
pub type Looks = BTreeMap<String, String>;

/// What a seat came to in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// What is counted, by [`View::COLUMNS`].
    pub columns: Vec<u32>,
    /// How often chance showed each of [`View::FACES`], the opening included.
    pub throws: Vec<u32>,
    /// Pieces that have reached their end.
    pub done: u8,
}

/// A game's board as it stands, small.
pub trait Still: Send + Sync {
    /// Width and height of every small picture of this board, in pixels.
    fn size(&self) -> (u32, u32);
    /// How much larger the whole picture is than the board with its frame.
    fn margin(&self) -> f32;
    /// The small picture.
    fn paint(&self) -> Pixels;
    /// The board in a square of a panel; where its pieces lie.
    fn show(&self, stage: &mut Stage, rect: Rect) -> Vec<Rect>;
}

impl std::fmt::Debug for dyn Still {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a still")
    }
}
