//! The Thaayam table.

pub mod choice;
pub mod hearing;
pub mod hint;
mod lesson;
pub mod log;
pub mod marks;
mod orders;
pub mod panel;
pub mod picture;
pub mod pieces;
mod prints;
pub mod sentences;
pub mod spots;
pub mod standing;
pub mod tales;
mod things;
pub mod tokens;
mod told;
mod tray;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use bevy::app::App;
use bevy_egui::egui::{Pos2, Rect};
use serde_json::Value;
use taula_art::Dye;
use taula_art::thaayam::Seeds;
use taula_art::thaayam::diagram::Diagram;
use taula_rules::games::thaayam::{
    Board, CASTLE, Event, Move, Picture, Position, Reason, Spot, Story, Tally, Thaayam, WEIGHTS,
};
use taula_rules::{Chance, Fault, Levels, Match, Seat, Turn};
use taula_sound::Sound;

use self::choice::Choice;
use self::log::Fact;
use self::picture::ThaayamStill;
use self::standing::Standing;
use self::tokens::Tokens;
use crate::locale::Words;
use crate::table::layout::{Layout, Plan, Trays};
use crate::table::log::{Line, Log};
use crate::table::watch::{Course, Pin, Row, Told};
use crate::table::{Figures, LastMove, Looks, Moment, Still, Table, View, Wish, motion};
use crate::theme::Stage;

/// A game of Thaayam at the table.
pub type ThaayamTable = Table<ThaayamView>;

/// What is kept of a game of Thaayam while it is shown.
pub struct ThaayamView {
    /// Where every stick stands.
    pub standing: Standing,
    /// The scores of the turn.
    pub tokens: Tokens,
    /// What the seeds show as they lie in the tray, and the how manyeth throw it is: how they fell follows
    /// from it.
    pub cast: Cast,
    /// The last move, which stays marked.
    pub last: Option<LastMove>,
    /// What the player has in hand.
    pub choice: Choice,
    /// The token that is looked at.
    pub looked_token: Option<usize>,
    /// Whether the own track is shown; where nobody has said so, at the start.
    pub ribbon: Option<bool>,
    /// What is thrown.
    pub seeds: Seeds,
}

/// How the seeds lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cast {
    /// 1, 2, 3, 4 or 8.
    pub score: u8,
    /// The number of the throw.
    pub number: usize,
}

/// What is asked for at this table only.
pub enum Own {
    /// This is in hand now.
    Choice(Choice),
    /// This token is looked at.
    Look(Option<usize>),
    /// The own track is shown, or not.
    Ribbon(bool),
}

/// What seeds that have not been thrown yet show.
const UNTHROWN: u8 = 4;

/// Whether throws are for who starts.
const fn is_opening(turn: &Turn) -> bool {
    matches!(
        turn,
        Turn::Chance {
            what: Chance::Opening,
            ..
        }
    )
}

/// How the seeds lie after a game's last throw.
fn last_cast(game: &Match<Thaayam>) -> Cast {
    let throws = game.moves().iter().filter_map(|mv| match mv {
        Move::Roll(score) => Some(*score),
        _ => None,
    });
    let (mut score, mut number) = (UNTHROWN, 0);
    for thrown in throws {
        score = thrown;
        number += 1;
    }
    Cast { score, number }
}

impl View for ThaayamView {
    type Rules = Thaayam;
    type Board = Board;
    type Diagram = Diagram;
    type Tally = Tally;
    type Fact = Fact;
    type Reason = Reason;
    type Story = Story;
    type Wish = Own;

    const FACES: &'static [(&'static str, u32)] = &[
        ("1", WEIGHTS[0] as u32),
        ("2", WEIGHTS[1] as u32),
        ("3", WEIGHTS[2] as u32),
        ("4", WEIGHTS[3] as u32),
        ("8", WEIGHTS[4] as u32),
    ];
    const PIECE_ON_PLATE: bool = false;
    const HEADING_STAYS: bool = true;
    const LOOKS: &'static [(&'static str, &'static [&'static str])] =
        &[("dice", &["seeds", "cowries"])];

    fn plugin(app: &mut App) {
        pieces::plugin(app);
    }

    fn read_board(levels: &Levels, name: &str) -> Result<Board, Fault> {
        Board::read(levels, name)
    }

    fn players(board: &Board) -> &BTreeMap<u8, Vec<u8>> {
        &board.players
    }

    fn new(game: &Match<Thaayam>, _: &Board) -> Self {
        let picture = Picture::of(game.rules(), game.position());
        Self {
            standing: Standing::of(&picture, None),
            tokens: Tokens::of(game),
            cast: last_cast(game),
            last: None,
            choice: Choice::default(),
            looked_token: None,
            ribbon: None,
            seeds: Seeds::Tamarind,
        }
    }

    fn dress(&mut self, looks: &Looks) {
        let cowries = looks
            .get("thaayam-dice")
            .is_some_and(|dice| dice == "cowries");
        self.seeds = if cowries {
            Seeds::Cowrie
        } else {
            Seeds::Tamarind
        };
    }

    fn show(&mut self, _: &Thaayam, event: &Event, before: &Picture) {
        self.standing.apply(event);
        self.tokens.see(event, is_opening(&before.turn));
        if let Event::Thrown { score, .. } = *event {
            self.cast = Cast {
                score,
                number: self.cast.number + 1,
            };
        }
        self.last = marks::moved(event).or(self.last);
    }

    fn rest(&mut self, game: &Match<Thaayam>, picture: &Picture) {
        self.standing = Standing::of(picture, Some(&self.standing));
        self.tokens = Tokens::of(game);
        self.cast = last_cast(game);
        self.choice = Choice::default();
        self.last = None;
    }

    fn agrees(&self, picture: &Picture) -> bool {
        let mut waiting: Vec<u8> = self.tokens.waiting().map(|(_, score)| score).collect();
        let mut throws = picture.throws.clone();
        waiting.sort_unstable();
        throws.sort_unstable();
        self.standing.agrees(picture) && waiting == throws
    }

    fn forget(&mut self) {
        self.choice = Choice::default();
        self.looked_token = None;
    }

    fn choose(&mut self, _: &Match<Thaayam>, mv: Move) {
        let mut tokens = Vec::new();
        let mut needed = mv.spends();
        for (place, score) in self.tokens.waiting() {
            if let Some(rest) = needed.without(taula_rules::games::thaayam::Scores::only(score)) {
                needed = rest;
                tokens.push(place);
            }
        }
        self.choice = Choice {
            held: choice::Who::of(mv),
            tokens,
            looked_at: Some(mv),
        };
    }

    fn carry_out(table: &mut ThaayamTable, wish: Own) {
        match wish {
            Own::Choice(choice) => table.own.choice = choice,
            Own::Look(token) => table.own.looked_token = token,
            Own::Ribbon(shown) => table.own.ribbon = Some(shown),
        }
    }

    fn seen_turn(picture: &Picture) -> Option<Seat> {
        picture.turn.seat()
    }

    fn length(event: &Event) -> Duration {
        let millis = match event {
            // They tumble, then rest a moment.
            Event::Thrown { .. } => pieces::TUMBLE + pieces::REST,
            Event::Moved { path, .. } => (130 * path.len() as u64).min(900),
            Event::Entered { .. } | Event::BorneOff { .. } => 320,
            Event::Captured { .. } => motion::THROWN_UP + motion::WAY_HOME,
            Event::Twinned { .. } | Event::Untwinned { .. } => 350,
            Event::Arrived { .. } => 450,
            Event::Struck { .. }
            | Event::Tied { .. }
            | Event::Started { .. }
            | Event::Lapsed { .. } => 900,
            Event::Again { .. } => 600,
            Event::Passed { .. } => 120,
            Event::Playing { .. } => 0,
            Event::Over { .. } => 500,
        };
        Duration::from_millis(millis)
    }

    fn moments(table: &ThaayamTable, event: &Event) -> Vec<(f32, Sound, f32)> {
        hearing::moments(table, event)
    }

    fn tally(game: &Match<Thaayam>) -> Tally {
        Tally::of(game)
    }

    fn count(tally: &mut Tally, before: &Position, mv: Move, events: &[Event]) {
        tally.watch(before, mv, events);
    }

    fn turns(tally: &Tally, moves: usize) -> u32 {
        told::turns(tally, moves)
    }

    fn leader(tally: &Tally, moves: usize) -> Option<Seat> {
        told::leader(tally, moves)
    }

    fn pins(tally: &Tally) -> Vec<Pin> {
        told::pins(tally)
    }

    fn figures(tally: &Tally, seat: Seat) -> Figures {
        told::figures(tally, seat)
    }

    fn in_the_air(event: &Event) -> Option<(Seat, usize)> {
        match *event {
            Event::Thrown { player, score } => {
                let face = taula_rules::games::thaayam::SCORES
                    .iter()
                    .position(|of| *of == score)?;
                Some((player, face))
            }
            _ => None,
        }
    }

    fn see(log: &mut Log<Fact>, rules: &Thaayam, at: usize, event: &Event, shown: &Picture) {
        log::see(log, rules, at, event, shown);
    }

    fn line(table: &ThaayamTable, line: &Line<Fact>, words: &Words) -> String {
        log::sentence(table, line, words)
    }

    fn reasons(rules: &Thaayam, at: &Position, mv: Move) -> Vec<Reason> {
        hint::reasons(rules, at, mv)
    }

    fn is_weak(reason: &Reason) -> bool {
        hint::is_weak(reason)
    }

    fn reason(table: &ThaayamTable, reason: &Reason, words: &Words) -> String {
        hint::reason_in_words(table, reason, words)
    }

    fn advice(table: &ThaayamTable, mv: Move, words: &Words) -> String {
        hint::advice(table, mv, words)
    }

    fn moment(table: &ThaayamTable, words: &Words) -> Moment {
        sentences::moment(table, words)
    }

    fn plate(
        stage: &mut Stage,
        table: &ThaayamTable,
        seat: Seat,
        at: Pos2,
        room: f32,
        _short: bool,
    ) {
        things::plate(stage, table, seat, at, room);
    }

    fn plan(board: &Board) -> Plan {
        Plan {
            field: board.field,
            frame: 0.0,
            waiting: true,
            trays: Trays::None,
        }
    }

    fn lie(stage: &mut Stage, table: &ThaayamTable, layout: &Layout) {
        things::lie(stage, table, layout);
    }

    fn tray(
        stage: &mut Stage,
        table: &ThaayamTable,
        layout: &Layout,
        wishes: &mut Vec<Wish<Self>>,
    ) {
        things::in_the_tray(stage, table, layout, wishes);
    }

    fn last_move(stage: &mut Stage, table: &ThaayamTable, layout: &Layout) {
        marks::last_move(stage, table, layout);
    }

    fn pieces(
        stage: &mut Stage,
        table: &ThaayamTable,
        layout: &Layout,
        wishes: &mut Vec<Wish<Self>>,
    ) -> Option<Move> {
        panel::pieces(stage, table, layout, wishes)
    }

    fn on_the_card(
        stage: &mut Stage,
        table: &ThaayamTable,
        room: Rect,
        wishes: &mut Vec<Wish<Self>>,
    ) -> f32 {
        tray::on_the_card(stage, table, room, wishes)
    }

    fn beside_the_menu(
        stage: &mut Stage,
        table: &ThaayamTable,
        layout: &Layout,
        wishes: &mut Vec<Wish<Self>>,
    ) -> Rect {
        panel::beside_the_menu(stage, table, layout, wishes)
    }

    fn plays_by_button(table: &ThaayamTable) -> bool {
        panel::plays_by_button(table)
    }

    fn goes_without_saying(game: &Match<Thaayam>) -> Option<Move> {
        let moves = game.legal_moves();
        match moves[..] {
            // To bear off and to enter with the only score there is asks nothing of anybody.
            [mv @ (Move::Out | Move::Enter)] => Some(mv),
            _ => None,
        }
    }

    fn place_of(table: &ThaayamTable, layout: &Layout, spot: Spot) -> Rect {
        lesson::place_of(table, layout, spot)
    }

    fn trail(table: &ThaayamTable, layout: &Layout, mv: Move) -> Vec<Pos2> {
        lesson::trail(table, layout, mv)
    }

    fn piece(stage: &mut Stage, at: Pos2, dye: Dye, radius: f32) {
        things::piece(stage, at, dye, radius);
    }

    fn die(stage: &mut Stage, at: Pos2, size: f32) {
        things::die(stage, at, size);
    }

    fn thing(stage: &mut Stage, board: &Arc<Board>, rect: Rect, _: &str) {
        things::thing(stage, board, rect);
    }

    fn dice(stage: &mut Stage, at: Pos2, size: f32, looked_at: bool) {
        things::tumble(stage, at, size, looked_at);
    }

    fn beginning(
        stage: &mut Stage,
        board: &Arc<Board>,
        rect: Rect,
        dyes: &[Option<Dye>],
        _: &Value,
    ) {
        things::board(stage, rect, board, dyes);
    }

    fn prepare(
        stage: &mut Stage,
        board: &Arc<Board>,
        layout: &Layout,
        dyes: &[Option<Dye>],
        _: &Value,
    ) {
        things::prepare(stage, board, layout, dyes);
    }

    fn still(
        _: &Thaayam,
        picture: &Picture,
        board: &Arc<Board>,
        dyes: &[Option<Dye>],
    ) -> Arc<dyn Still> {
        Arc::new(ThaayamStill::of(picture, board, dyes))
    }

    fn mark_last(&mut self, course: &Course<Self>, at: usize) {
        self.last = course.last_of(at, marks::moved);
    }

    fn told(course: &Course<Self>, at: usize, words: &Words) -> Told {
        told::told(course, at, words)
    }

    fn is_merged(course: &Course<Self>, n: usize) -> bool {
        told::is_merged(course, n)
    }

    fn row(course: &Course<Self>, n: usize, words: &Words) -> Row {
        told::row(course, n, words)
    }

    fn story(game: &Match<Thaayam>) -> Option<Story> {
        Story::of(game)
    }

    fn tales(table: &ThaayamTable, story: &Story, words: &Words) -> Vec<(usize, Seat, String)> {
        tales::tales(table, story, words)
    }
}

/// The place of an index's square in words: its name, as on the edge of the board.
fn square(board: &Board, seat: Seat, index: u8) -> Option<&str> {
    (index <= CASTLE).then(|| board.name(seat, index)).flatten()
}
