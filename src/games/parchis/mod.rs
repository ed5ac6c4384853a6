//! The Parchís table.

mod bands;
pub mod hearing;
pub mod hint;
pub mod layout;
mod lesson;
pub mod log;
pub mod marks;
mod panel;
pub mod picture;
pub mod pieces;
pub mod sentences;
pub mod standing;
pub mod tales;
mod things;
mod told;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use bevy::app::App;
use bevy_egui::egui::{Pos2, Rect};
use serde_json::Value;
use taula_art::Dye;
use taula_art::parchis::diagram::Diagram;
use taula_rules::games::parchis::{
    Board, Event, Move, Parchis, Picture, PinKind as Pinned, Position, Reason, SeatTally, Spot,
    Story, Tally,
};
use taula_rules::{Fault, Levels, Match, Seat};
use taula_sound::Sound;

use self::log::Fact;
use self::picture::ParchisStill;
use self::standing::{Place, Standing};
use crate::art::Use;
use crate::locale::Words;
use crate::table::layout::{Layout, Plan};
use crate::table::log::{Line, Log};
use crate::table::watch::{Course, Pin, PinKind, Row, Told};
use crate::table::{Figures, LastMove, Moment, Still, Table, View, Wish, motion};
use crate::theme::Stage;

/// A game of Parchís at the table.
pub type ParchisTable = Table<ParchisView>;

/// What is kept of a game of Parchís while it is shown.
pub struct ParchisView {
    /// Where every pawn stands.
    pub standing: Standing,
    /// The number the die shows as it lies in the tray.
    pub face: u8,
    /// The last move, which stays marked.
    pub last: Option<LastMove>,
    /// The move the player is about to make: previewed.
    pub chosen: Option<Move>,
}

/// The move to be previewed from now on.
pub struct Chosen(pub Option<Move>);

/// What a die that has not been thrown yet shows.
const UNTHROWN: u8 = 5;

impl View for ParchisView {
    type Rules = Parchis;
    type Board = Board;
    type Diagram = Diagram;
    type Tally = Tally;
    type Fact = Fact;
    type Reason = Reason;
    type Story = Story;
    type Wish = Chosen;

    const FACES: &'static [(&'static str, u32)] =
        &[("1", 1), ("2", 1), ("3", 1), ("4", 1), ("5", 1), ("6", 1)];

    fn plugin(app: &mut App) {
        pieces::plugin(app);
    }

    fn read_board(levels: &Levels, name: &str) -> Result<Board, Fault> {
        Board::read(levels, name)
    }

    fn players(board: &Board) -> &BTreeMap<u8, Vec<u8>> {
        &board.players
    }

    fn new(game: &Match<Parchis>, _: &Board) -> Self {
        let picture = Picture::of(game.rules(), game.position());
        Self {
            standing: Standing::of(&picture, None),
            face: if picture.die == 0 {
                UNTHROWN
            } else {
                picture.die
            },
            last: None,
            chosen: None,
        }
    }

    fn show(&mut self, rules: &Parchis, event: &Event, _: &Picture) {
        self.standing.apply(event, rules.tracks());
        if let Event::Thrown { value, .. } = *event {
            self.face = value;
        }
        self.last = marks::moved(event).or(self.last);
    }

    fn rest(&mut self, _: &Match<Parchis>, picture: &Picture) {
        self.standing = Standing::of(picture, Some(&self.standing));
        self.chosen = None;
        self.last = None;
    }

    fn agrees(&self, picture: &Picture) -> bool {
        picture.seats.iter().all(|seat| {
            let mut track = Vec::new();
            let (mut home, mut goal) = (0, 0);
            for (pawn, place) in self.standing.pawns() {
                if pawn.seat == seat.seat {
                    match place {
                        Place::Home(_) => home += 1,
                        Place::Goal(_) => goal += 1,
                        Place::On(index) => track.push(index),
                    }
                }
            }
            track.sort_unstable();
            (home, &track, goal) == (seat.home, &seat.track, seat.goal)
        })
    }

    fn forget(&mut self) {
        self.chosen = None;
    }

    fn choose(&mut self, _: &Match<Parchis>, mv: Move) {
        self.chosen = Some(mv);
    }

    fn carry_out(table: &mut ParchisTable, Chosen(chosen): Chosen) {
        table.own.chosen = chosen;
    }

    fn seen_turn(picture: &Picture) -> Option<Seat> {
        picture.turn.seat()
    }

    fn length(event: &Event) -> Duration {
        let millis = match event {
            // It tumbles, then rests a moment.
            Event::Thrown { .. } => pieces::TUMBLE + pieces::REST,
            Event::Moved { path, .. } => (120 * path.len() as u64).min(900),
            Event::Exited { .. } => 320,
            Event::Captured { .. } | Event::SentHome { .. } => motion::THROWN_UP + motion::WAY_HOME,
            Event::Arrived { .. } => 500,
            Event::Lapsed { .. }
            | Event::Tied { .. }
            | Event::Started { .. }
            | Event::Spared { .. } => 900,
            Event::Finished { .. } => 900,
            Event::Earned { .. } => 250,
            Event::Passed { .. } | Event::Again { .. } => 120,
            Event::Counting { .. } => 0,
            Event::Over { .. } => 500,
        };
        Duration::from_millis(millis)
    }

    fn moments(table: &ParchisTable, event: &Event) -> Vec<(f32, Sound, f32)> {
        hearing::moments(table, event)
    }

    fn tally(game: &Match<Parchis>) -> Tally {
        Tally::of(game)
    }

    fn count(tally: &mut Tally, before: &Position, mv: Move, events: &[Event]) {
        tally.watch(before, mv, events);
    }

    fn turns(tally: &Tally, moves: usize) -> u32 {
        tally.standings().get(moves).map_or(0, |then| then.turn)
    }

    fn leader(tally: &Tally, moves: usize) -> Option<Seat> {
        tally.standings().get(moves)?.leader
    }

    fn pins(tally: &Tally) -> Vec<Pin> {
        let pins = tally.pins().iter().filter_map(|pin| {
            let kind = match pin.kind {
                Pinned::Captured { .. } => PinKind::Captured,
                Pinned::Finished { place } => PinKind::Finished(place),
                Pinned::SentHome { .. } | Pinned::Arrived { .. } => return None,
            };
            Some(Pin {
                at: pin.at,
                seat: pin.seat,
                kind,
            })
        });
        pins.collect()
    }

    fn figures(tally: &Tally, seat: Seat) -> Figures {
        tally.seat(seat).map_or_else(Figures::default, |of| {
            let throws = all_throws(of).to_vec();
            Figures {
                columns: vec![of.captures, of.turns, throws.iter().sum()],
                throws,
                done: of.goal,
            }
        })
    }

    fn in_the_air(event: &Event) -> Option<(Seat, usize)> {
        match *event {
            Event::Thrown { player, value } => Some((player, usize::from(value) - 1)),
            _ => None,
        }
    }

    fn see(log: &mut Log<Fact>, rules: &Parchis, at: usize, event: &Event, shown: &Picture) {
        log::see(log, rules, at, event, shown);
    }

    fn line(table: &ParchisTable, line: &Line<Fact>, words: &Words) -> String {
        log::sentence(table, line, words)
    }

    fn reasons(rules: &Parchis, at: &Position, mv: Move) -> Vec<Reason> {
        rules.reasons(at, mv)
    }

    fn is_weak(reason: &Reason) -> bool {
        matches!(reason, Reason::NearsHome { .. })
    }

    fn reason(table: &ParchisTable, reason: &Reason, words: &Words) -> String {
        hint::reason_in_words(table, reason, words)
    }

    fn advice(table: &ParchisTable, mv: Move, words: &Words) -> String {
        hint::advice(table, mv, words)
    }

    fn moment(table: &ParchisTable, words: &Words) -> Moment {
        sentences::moment(table, words)
    }

    fn plate(
        stage: &mut Stage,
        table: &ParchisTable,
        seat: Seat,
        at: Pos2,
        room: f32,
        short: bool,
    ) {
        bands::counts(stage, table, seat, at, room, short);
    }

    fn plan(board: &Board) -> Plan {
        layout::plan(board)
    }

    fn lie(stage: &mut Stage, table: &ParchisTable, layout: &Layout) {
        things::lie(stage, table, layout);
    }

    fn tray(stage: &mut Stage, table: &ParchisTable, layout: &Layout, _: &mut Vec<Wish<Self>>) {
        bands::tray(stage, table, layout);
    }

    fn last_move(stage: &mut Stage, table: &ParchisTable, layout: &Layout) {
        marks::last_move(stage, table, layout);
    }

    fn pieces(
        stage: &mut Stage,
        table: &ParchisTable,
        layout: &Layout,
        wishes: &mut Vec<Wish<Self>>,
    ) -> Option<Move> {
        panel::board(stage, table, layout, wishes)
    }

    fn place_of(table: &ParchisTable, layout: &Layout, spot: Spot) -> Rect {
        lesson::place_of(table, layout, spot)
    }

    fn trail(table: &ParchisTable, layout: &Layout, mv: Move) -> Vec<Pos2> {
        lesson::trail(table, layout, mv)
    }

    fn bare(table: &ParchisTable, layout: &Layout) -> Vec<Rect> {
        lesson::bare(table, layout)
    }

    fn piece(stage: &mut Stage, at: Pos2, dye: Dye, radius: f32) {
        stage.pawn(at, dye, radius);
    }

    fn die(stage: &mut Stage, at: Pos2, size: f32) {
        let die = stage.art.die(UNTHROWN, size, Use::Panel);
        stage.print(die.as_ref(), at);
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
        things::beginning(stage, board, rect, dyes);
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
        rules: &Parchis,
        picture: &Picture,
        board: &Arc<Board>,
        dyes: &[Option<Dye>],
    ) -> Arc<dyn Still> {
        Arc::new(ParchisStill::of(rules, picture, board, dyes))
    }

    fn mark_last(&mut self, course: &Course<Self>, at: usize) {
        self.last = course.last_of(at, marks::moved);
        let face = |mv: Move| match mv {
            Move::Roll(value) => Some(value),
            _ => None,
        };
        let mut steps = course.recent(at).iter().rev();
        if let Some(value) = steps.find_map(|step| face(step.mv)) {
            self.face = value;
        }
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

    fn story(game: &Match<Parchis>) -> Option<Story> {
        Story::of(game)
    }

    fn tales(table: &ParchisTable, story: &Story, words: &Words) -> Vec<(usize, Seat, String)> {
        tales::tales(table, story, words)
    }
}

/// All throws of a seat, those of the opening too: they come from the seed like the others.
fn all_throws(of: &SeatTally) -> [u32; 6] {
    let mut faces = of.faces;
    for (face, opening) in faces.iter_mut().zip(of.opening_faces) {
        *face += opening;
    }
    faces
}
