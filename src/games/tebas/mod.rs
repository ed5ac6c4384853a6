//! The Tebas table.

pub mod choice;
mod fan;
pub mod hearing;
pub mod hint;
mod lesson;
pub mod log;
pub mod marks;
pub mod panel;
pub mod picture;
pub mod pieces;
pub mod prints;
pub mod sentences;
pub mod spots;
pub mod standing;
pub mod tales;
mod things;
mod told;
pub mod turning;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use bevy::app::App;
use bevy_egui::egui::{Pos2, Rect};
use serde_json::Value;
use taula_art::Dye;
use taula_art::tebas::diagram::Diagram;
use taula_rules::games::tebas::{
    Board, Circle, Event, Move, Picture, Position, Reason, Spot, Story, Tally, Tebas,
};
use taula_rules::{Fault, Levels, Match, Seat};
use taula_sound::Sound;

use self::choice::Choice;
use self::log::Fact;
use self::picture::TebasStill;
use self::standing::Standing;
use crate::locale::Words;
use crate::table::layout::{Layout, Plan, Trays};
use crate::table::log::{Line, Log};
use crate::table::watch::{Course, Pin, Row, Told};
use crate::table::{Figures, Moment, Still, Table, View, Wish};
use crate::theme::Stage;

/// A game of Tebas at the table.
pub type TebasTable = Table<TebasView>;

/// What is kept of a game of Tebas while it is shown.
pub struct TebasView {
    /// Where every disc is.
    pub standing: Standing,
    /// The last move, which stays marked.
    pub last: Option<LastMove>,
    /// What the player has in hand.
    pub choice: Choice,
    /// The turn on the card that is looked at, in quarters.
    pub turn_looked: Option<u8>,
}

/// What stays marked of the last move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LastMove {
    /// Something went somewhere.
    Went {
        /// From where.
        from: Circle,
        /// Every circle it came over, the last included.
        path: Vec<Circle>,
    },
    /// A disc was turned.
    Turned {
        /// Where it stands.
        circle: Circle,
        /// By how many quarters, clockwise.
        quarters: u8,
    },
    /// A disc was put back.
    PutBack {
        /// Where.
        circle: Circle,
    },
}

/// What is asked for at this table only.
pub enum Own {
    /// This is in hand now.
    Choice(Choice),
    /// This turn on the card is looked at.
    LookAtTurn(Option<u8>),
}

impl View for TebasView {
    type Rules = Tebas;
    type Board = Board;
    type Diagram = Diagram;
    type Tally = Tally;
    type Fact = Fact;
    type Reason = Reason;
    type Story = Story;
    type Wish = Own;

    const DYES: &'static [Dye] = &Dye::STONES;
    const DYES_CHOSEN: bool = false;
    const SEATINGS: &'static [&'static [usize]] = &[&[0, 1]];
    const COLUMNS: &'static [&'static str] = &["tebas-covered", "tebas-removals", "turns"];
    const FACES: &'static [(&'static str, u32)] = &[];

    fn plugin(app: &mut App) {
        pieces::plugin(app);
    }

    fn read_board(levels: &Levels, name: &str) -> Result<Board, Fault> {
        Board::read(levels, name)
    }

    fn players(_: &Board) -> &BTreeMap<u8, Vec<u8>> {
        static BOTH: std::sync::LazyLock<BTreeMap<u8, Vec<u8>>> =
            std::sync::LazyLock::new(|| BTreeMap::from([(2, vec![0, 1])]));
        &BOTH
    }

    fn new(game: &Match<Tebas>, _: &Board) -> Self {
        let picture = Picture::of(game.rules(), game.position());
        Self {
            standing: Standing::of(&picture, None),
            last: None,
            choice: Choice::default(),
            turn_looked: None,
        }
    }

    fn show(&mut self, _: &Tebas, event: &Event, _: &Picture) {
        self.last = told::marked(event).or(self.last.take());
        self.standing.apply(event);
    }

    fn rest(&mut self, _: &Match<Tebas>, picture: &Picture) {
        self.standing = Standing::of(picture, Some(&self.standing));
        self.forget();
        self.last = None;
    }

    fn agrees(&self, picture: &Picture) -> bool {
        self.standing.agrees(picture)
    }

    fn forget(&mut self) {
        self.choice = Choice::default();
        self.turn_looked = None;
    }

    fn choose(&mut self, game: &Match<Tebas>, mv: Move) {
        panel::choose(game.position(), &mut self.choice, mv);
    }

    fn carry_out(table: &mut TebasTable, wish: Own) {
        match wish {
            Own::Choice(choice) => table.own.choice = choice,
            Own::LookAtTurn(turn) => table.own.turn_looked = turn,
        }
    }

    fn seen_turn(picture: &Picture) -> Option<Seat> {
        picture.turn.seat()
    }

    fn length(event: &Event) -> Duration {
        let millis = match event {
            Event::Moved { path, .. } => {
                (pieces::HOP * path.len() as u64 + 40).min(pieces::LONGEST)
            }
            Event::Turned {
                quarters: 1 | 3, ..
            } => pieces::TURN,
            Event::Turned { .. } => pieces::LONG_TURN,
            Event::Stacked { .. } => 160,
            Event::Undone { .. } | Event::Removed { .. } => pieces::AWAY,
            Event::Replaced { .. } => 300,
            Event::Started { .. } | Event::Obliged { .. } => 900,
            Event::Passed { .. } => 120,
            Event::Over { .. } => 500,
        };
        Duration::from_millis(millis)
    }

    fn moments(table: &TebasTable, event: &Event) -> Vec<(f32, Sound, f32)> {
        hearing::moments(table, event)
    }

    fn tally(game: &Match<Tebas>) -> Tally {
        Tally::of(game)
    }

    fn count(tally: &mut Tally, _: &Position, _: Move, events: &[Event]) {
        tally.watch(events);
    }

    fn turns(tally: &Tally, moves: usize) -> u32 {
        tales::turns(tally, moves)
    }

    fn leader(tally: &Tally, moves: usize) -> Option<Seat> {
        tales::leader(tally, moves)
    }

    fn pins(tally: &Tally) -> Vec<Pin> {
        tales::pins(tally)
    }

    fn figures(tally: &Tally, seat: Seat) -> Figures {
        tales::figures(tally, seat)
    }

    fn in_the_air(_: &Event) -> Option<(Seat, usize)> {
        None
    }

    fn see(log: &mut Log<Fact>, rules: &Tebas, at: usize, event: &Event, shown: &Picture) {
        log::see(log, rules, at, event, shown);
    }

    fn line(table: &TebasTable, line: &Line<Fact>, words: &Words) -> String {
        log::sentence(table, line, words)
    }

    fn reasons(rules: &Tebas, at: &Position, mv: Move) -> Vec<Reason> {
        hint::reasons(rules, at, mv)
    }

    fn is_weak(reason: &Reason) -> bool {
        reason.is_weak()
    }

    fn reason(table: &TebasTable, reason: &Reason, words: &Words) -> String {
        hint::reason_in_words(table, reason, words)
    }

    fn advice(table: &TebasTable, mv: Move, words: &Words) -> String {
        hint::advice(table, mv, words)
    }

    fn moment(table: &TebasTable, words: &Words) -> Moment {
        sentences::moment(table, words)
    }

    fn plate(stage: &mut Stage, table: &TebasTable, seat: Seat, at: Pos2, room: f32, short: bool) {
        things::plate(stage, table, seat, at, room, short);
    }

    fn plan(board: &Board) -> Plan {
        Plan {
            field: board.slab,
            frame: 0.0,
            waiting: false,
            trays: Trays::None,
        }
    }

    fn lie(stage: &mut Stage, table: &TebasTable, layout: &Layout) {
        things::lie(stage, table, layout);
    }

    fn tray(stage: &mut Stage, table: &TebasTable, layout: &Layout, wishes: &mut Vec<Wish<Self>>) {
        turning::show(stage, table, layout, wishes);
    }

    fn last_move(stage: &mut Stage, table: &TebasTable, layout: &Layout) {
        marks::last_move(stage, table, layout);
        panel::heights(stage, table, layout);
    }

    fn pieces(
        stage: &mut Stage,
        table: &TebasTable,
        layout: &Layout,
        wishes: &mut Vec<Wish<Self>>,
    ) -> Option<Move> {
        panel::pieces(stage, table, layout, wishes)
    }

    fn on_the_card(
        stage: &mut Stage,
        table: &TebasTable,
        room: Rect,
        _: &mut Vec<Wish<Self>>,
    ) -> f32 {
        // In a lesson the teacher says what is to be known.
        let looks = panel::chooses(table).is_some() && table.own.choice.subject().is_some();
        if looks && table.lesson.is_none() && room.height() > 20.0 {
            let high = room.height().min(30.0);
            marks::legend(stage, room.with_min_y(room.bottom() - high));
        }
        room.top()
    }

    fn place_of(table: &TebasTable, layout: &Layout, spot: Spot) -> Rect {
        lesson::place_of(table, layout, spot)
    }

    fn trail(table: &TebasTable, layout: &Layout, mv: Move) -> Vec<Pos2> {
        lesson::trail(table, layout, mv)
    }

    fn refused(table: &TebasTable, mv: Move, words: &Words) -> Option<String> {
        sentences::refused(table, mv, words)
    }

    fn bare(_: &TebasTable, layout: &Layout) -> Vec<Rect> {
        lesson::bare(layout)
    }

    fn piece(stage: &mut Stage, at: Pos2, dye: Dye, radius: f32) {
        things::piece(stage, at, dye, radius);
    }

    fn die(stage: &mut Stage, at: Pos2, size: f32) {
        things::lot(stage, at, size);
    }

    fn thing(stage: &mut Stage, board: &Arc<Board>, rect: Rect, _: &str) {
        things::thing(stage, board, rect);
    }

    fn dice(_: &mut Stage, _: Pos2, _: f32, _: bool) {
        // Nothing is thrown.
    }

    fn beginning(
        stage: &mut Stage,
        board: &Arc<Board>,
        rect: Rect,
        dyes: &[Option<Dye>],
        _: &Value,
    ) {
        things::beginning(stage, board, rect, dyes);
    }

    fn prepare(
        stage: &mut Stage,
        board: &Arc<Board>,
        layout: &Layout,
        _: &[Option<Dye>],
        _: &Value,
    ) {
        things::prepare(stage, board, layout);
    }

    fn still(
        _: &Tebas,
        picture: &Picture,
        board: &Arc<Board>,
        dyes: &[Option<Dye>],
    ) -> Arc<dyn Still> {
        Arc::new(TebasStill::of(picture, board, dyes))
    }

    fn mark_last(&mut self, course: &Course<Self>, at: usize) {
        self.last = course.last_of(at, told::marked);
    }

    fn told(course: &Course<Self>, at: usize, words: &Words) -> Told {
        told::told(course, at, words)
    }

    fn is_merged(_: &Course<Self>, _: usize) -> bool {
        false
    }

    fn row(course: &Course<Self>, n: usize, words: &Words) -> Row {
        told::row(course, n, words)
    }

    fn story(game: &Match<Tebas>) -> Option<Story> {
        Story::of(game)
    }

    fn tales(table: &TebasTable, story: &Story, words: &Words) -> Vec<(usize, Seat, String)> {
        tales::tales(table, story, words)
    }
}
