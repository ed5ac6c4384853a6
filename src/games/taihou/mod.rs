//! The table of the garden games: Buddha's Lotus, Taï-hou, and either with Buddha's Flight.

pub mod arrange;
pub mod attacks;
mod calls;
mod card;
pub mod choice;
mod danger;
pub mod hearing;
pub mod hint;
mod lesson;
pub mod log;
pub mod marks;
pub mod panel;
pub mod picture;
pub mod pieces;
pub mod prints;
mod ripples;
pub mod scores;
pub mod sentences;
pub mod spots;
pub mod standing;
pub mod tales;
mod things;
mod told;
pub mod ways;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use bevy::app::App;
use bevy_egui::egui::{Pos2, Rect};
use serde_json::Value as Json;
use taula_art::Dye;
use taula_art::taihou::diagram::Diagram;
use taula_rules::games::taihou::{
    Board, Call, Event, Move, Picture, Position, Reason, Score, Spot, Square, Stage as Now, Story,
    Taihou, Tally,
};
use taula_rules::{Fault, Levels, Match, Seat};
use taula_sound::Sound;

use self::arrange::Arranging;
use self::choice::Choice;
use self::log::Fact;
use self::picture::TaihouStill;
use self::standing::{Standing, Tile};
use crate::locale::Words;
use crate::table::layout::{Layout, Plan, Shape, Trays};
use crate::table::log::{Line, Log};
use crate::table::watch::{Course, Pin, Row, Told};
use crate::table::{Figures, Moment, Over, Still, Table, Variant, View, Wish};
use crate::theme::Stage;

/// A garden game at the table.
pub type TaihouTable = Table<TaihouView>;

/// What is kept of a garden game while it is shown.
pub struct TaihouView {
    /// Where every tile is.
    pub standing: Standing,
    /// The last move, which stays marked.
    pub last: Option<LastMove>,
    /// What the player has in hand.
    pub choice: Choice,
    /// Whether the table of who takes whom lies over the garden.
    pub attacks: bool,
    /// Whether everything goes faster.
    pub faster: bool,
    /// How far a player is with laying out pieces behind the screen.
    pub arrange: Arranging,
}

/// What stays marked of the last move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// Whose.
    pub seat: Seat,
    /// From where; none where nothing went anywhere.
    pub from: Option<Square>,
    /// Every square it came over, the last included.
    pub path: Vec<Square>,
}

/// What is asked for at this table only.
pub enum Own {
    /// This is in hand now.
    Choice(Choice),
    /// The table of who takes whom lies over the garden, or no longer.
    Attacks(bool),
    /// Everything goes faster, or no longer.
    Faster(bool),
    /// So far a player is with laying out pieces.
    Arrange(Box<Arranging>),
    /// A step of that is taken back, or made again.
    TakeBack(bool),
}

/// How many times faster everything goes once that was asked for.
const FASTER: u32 = 3;

impl Table<TaihouView> {
    /// Whether a tile must not be seen by who sits at the table.
    #[must_use]
    pub fn hides(&self, tile: Tile) -> bool {
        arrange::hides(self, tile)
    }

    /// Whether what stands on a square must not be seen.
    #[must_use]
    pub fn hides_square(&self, square: Square) -> bool {
        let on = self.own.standing.on(square);
        on.is_some_and(|tile| self.hides(tile)) || on.is_none() && self.shown.screen
    }

    /// The second colour of a player of two: the reserve's.
    #[must_use]
    pub fn second_dye(&self, seat: Seat) -> Option<Dye> {
        let worn = self.dyes();
        let free = TaihouView::DYES
            .iter()
            .filter(|dye| !worn.contains(&Some(**dye)));
        let mut free = free.copied();
        if seat.index() == 0 {
            free.next_back()
        } else {
            free.next()
        }
    }

    /// The score as it is shown (TA-17, TA-18).
    #[must_use]
    pub fn scores(&self) -> Vec<Score> {
        self.rules().scores_of(&self.shown)
    }

    /// What is left of the stakes as it is shown.
    #[must_use]
    pub fn left_of_stakes(&self) -> u32 {
        self.rules().left_of(&self.scores())
    }

    /// What each player would take from the stakes, as it is shown (TA-19).
    #[must_use]
    pub fn payout(&self) -> Vec<u32> {
        self.rules().paid(&self.scores())
    }
}

impl View for TaihouView {
    type Rules = Taihou;
    type Board = Board;
    type Diagram = Diagram;
    type Tally = Tally;
    type Fact = Fact;
    type Reason = Reason;
    type Story = Story;
    type Wish = Own;

    const VARIANTS: &'static [Variant] = &[
        Variant {
            name: "lotus",
            fixed: &[("lake", false), ("flight", false)],
            over: None,
        },
        Variant {
            name: "taihou",
            fixed: &[("lake", true), ("flight", false)],
            over: None,
        },
        Variant {
            name: "flight",
            fixed: &[("flight", true)],
            over: Some(Over {
                option: "lake",
                games: ["lotus", "taihou"],
            }),
        },
    ];
    const TOGETHER: &'static str = "garden-games";
    const COLUMNS: &'static [&'static str] = &[
        "taihou-taken-count",
        "taihou-lost-count",
        "taihou-points-count",
    ];
    const FACES: &'static [(&'static str, u32)] = &[];
    const PIECE_ON_PLATE: bool = false;

    fn plugin(app: &mut App) {
        pieces::plugin(app);
        ripples::plugin(app);
    }

    fn read_board(levels: &Levels, name: &str) -> Result<Board, Fault> {
        let board = Board::read(levels, name)?;
        if !arrange::plan::fits(&board) {
            return Err(Fault::new(format!(
                "the level file `taihou/{name}.ron`: two players must have two lines of six squares or more each to play in the window"
            )));
        }
        Ok(board)
    }

    fn players(board: &Board) -> &BTreeMap<u8, Vec<u8>> {
        &board.players
    }

    fn new(game: &Match<Taihou>, _: &Board) -> Self {
        let picture = Picture::of(game.rules(), game.position());
        Self {
            standing: Standing::of(game, &picture),
            last: None,
            choice: Choice::default(),
            attacks: false,
            faster: false,
            arrange: Arranging::default(),
        }
    }

    fn show(&mut self, _: &Taihou, event: &Event, _: &Picture) {
        self.last = told::marked(event).or(self.last.take());
        self.standing.apply(event);
    }

    fn rest(&mut self, game: &Match<Taihou>, picture: &Picture) {
        self.standing = Standing::of(game, picture);
        self.forget();
        self.last = None;
    }

    fn agrees(&self, picture: &Picture) -> bool {
        self.standing.agrees(picture)
    }

    fn forget(&mut self) {
        self.choice = Choice::default();
        self.attacks = false;
        self.arrange = Arranging::default();
    }

    fn choose(&mut self, _: &Match<Taihou>, mv: Move) {
        panel::choose(&mut self.choice, mv);
    }

    fn carry_out(table: &mut TaihouTable, wish: Own) {
        match wish {
            Own::Choice(choice) => table.own.choice = choice,
            Own::Attacks(shown) => table.own.attacks = shown,
            Own::Faster(faster) => table.own.faster = faster,
            Own::Arrange(now) => arrange::carry_out(table, *now),
            Own::TakeBack(again) => {
                arrange::take_back(table, again);
            }
        }
    }

    fn seen_turn(picture: &Picture) -> Option<Seat> {
        picture.turn.seat()
    }

    fn length(event: &Event) -> Duration {
        let millis = match *event {
            Event::Drawn { .. } => 700,
            Event::Tied { .. } | Event::Started { .. } => 900,
            Event::Laid { ref tiles, .. } => {
                pieces::DEALT * (tiles.len() as u64).saturating_sub(1) + pieces::DEALT_EACH
            }
            Event::Shown { .. } => 420,
            Event::Placed { .. } => 0,
            Event::Lifted => 700,
            Event::Moved {
                ref path,
                bend,
                ref over,
                ..
            } => {
                let squares = path.len() as u64 + u64::from(!over.is_empty());
                if squares <= 1 && bend.is_none() {
                    pieces::STEP
                } else {
                    let bend = if bend.is_some() { pieces::BEND } else { 0 };
                    (pieces::SQUARE * squares + bend).min(pieces::LONGEST)
                }
            }
            Event::Turned { .. } => pieces::TURN,
            Event::Captured { .. } => pieces::TAKEN,
            Event::Replaced { .. } | Event::Lotus { .. } => pieces::IN,
            Event::Called { call, .. } => match call {
                Call::HatLo { .. } => 900,
                Call::KhiLoi { .. } => 1600,
            },
            Event::Lapsed { .. } | Event::Stuck { .. } => 700,
            Event::Owed { .. }
            | Event::Bound { .. }
            | Event::Stands { .. }
            | Event::Met { .. }
            | Event::Spent { .. } => 0,
            Event::Passed { .. } => 90,
            // Counted out on the card of the score.
            Event::Over { .. } => 4200,
        };
        Duration::from_millis(millis)
    }

    fn moments(table: &TaihouTable, event: &Event) -> Vec<(f32, Sound, f32)> {
        hearing::moments(table, event)
    }

    fn tally(game: &Match<Taihou>) -> Tally {
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

    fn see(log: &mut Log<Fact>, rules: &Taihou, at: usize, event: &Event, shown: &Picture) {
        log::see(log, rules, at, event, shown);
    }

    fn line(table: &TaihouTable, line: &Line<Fact>, words: &Words) -> String {
        log::sentence(table, line, words)
    }

    fn reasons(rules: &Taihou, at: &Position, mv: Move) -> Vec<Reason> {
        hint::reasons(rules, at, mv)
    }

    fn is_weak(reason: &Reason) -> bool {
        reason.is_weak()
    }

    fn reason(table: &TaihouTable, reason: &Reason, words: &Words) -> String {
        hint::reason_in_words(table, reason, words)
    }

    fn advice(table: &TaihouTable, mv: Move, words: &Words) -> String {
        hint::advice(table, mv, words)
    }

    fn moment(table: &TaihouTable, words: &Words) -> Moment {
        sentences::moment(table, words)
    }

    fn plate(stage: &mut Stage, table: &TaihouTable, seat: Seat, at: Pos2, room: f32, short: bool) {
        things::plate(stage, table, seat, at, room, short);
    }

    fn instead(
        stage: &mut Stage,
        table: &TaihouTable,
        layout: &Layout,
        wishes: &mut Vec<Wish<Self>>,
    ) -> bool {
        arrange::instead(stage, table, layout, wishes)
    }

    fn take_back(table: &mut TaihouTable, again: bool) -> bool {
        arrange::take_back(table, again)
    }

    fn cover(&mut self) {
        self.arrange.cover();
    }

    fn come(table: &mut TaihouTable) {
        arrange::come(table);
    }

    fn plan(board: &Board) -> Plan {
        Plan {
            field: things::squares(),
            frame: board.moss + board.cedar,
            waiting: false,
            trays: Trays::One([true; 4]),
        }
    }

    fn plan_of(table: &TaihouTable) -> Plan {
        let players = table.flow.players();
        let trays = if players.len() == 2 {
            Trays::Two
        } else {
            let mut seats = [false; 4];
            for (seat, _) in players {
                seats[seat.index() % 4] = true;
            }
            Trays::One(seats)
        };
        Plan {
            trays,
            ..Self::plan(&table.board)
        }
    }

    fn lie(stage: &mut Stage, table: &TaihouTable, layout: &Layout) {
        things::lie(stage, table, layout);
    }

    fn tray(stage: &mut Stage, table: &TaihouTable, layout: &Layout, wishes: &mut Vec<Wish<Self>>) {
        things::tray_words(stage, table, layout);
        if layout.tray.is_positive() {
            scores::show(stage, table, layout);
        }
        if table.lesson.is_some() && layout.shape == Shape::Bar {
            card::under_the_score(stage, table, layout.tray, wishes);
        }
    }

    fn last_move(stage: &mut Stage, table: &TaihouTable, layout: &Layout) {
        panel::last_move(stage, table, layout);
        arrange::rising(stage, table, layout);
        if !table.at_rest() || !table.own.attacks {
            calls::on_the_board(stage, table, layout);
        }
    }

    fn pieces(
        stage: &mut Stage,
        table: &TaihouTable,
        layout: &Layout,
        wishes: &mut Vec<Wish<Self>>,
    ) -> Option<Move> {
        panel::pieces(stage, table, layout, wishes)
    }

    fn on_the_card(
        stage: &mut Stage,
        table: &TaihouTable,
        room: Rect,
        wishes: &mut Vec<Wish<Self>>,
    ) -> f32 {
        if table.lesson.is_some() {
            return card::in_a_lesson(stage, table, room, wishes);
        }
        let layout = table.layout(&stage.canvas);
        card::show(stage, table, &layout, room, wishes);
        room.top()
    }

    fn card_foot(_: &Stage, table: &TaihouTable, layout: &Layout) -> f32 {
        card::foot(table, layout)
    }

    fn on_the_bar(
        stage: &mut Stage,
        table: &TaihouTable,
        room: Rect,
        wishes: &mut Vec<Wish<Self>>,
    ) {
        card::on_the_bar(stage, table, room, wishes);
    }

    fn beside_the_menu(
        stage: &mut Stage,
        table: &TaihouTable,
        layout: &Layout,
        wishes: &mut Vec<Wish<Self>>,
    ) -> Rect {
        if table.course.is_some() {
            return layout.menu;
        }
        if layout.shape == Shape::Large {
            let corner = layout.tray.right_top();
            let place = Rect::from_min_max(
                corner + bevy_egui::egui::vec2(-58.0, 8.0),
                corner + bevy_egui::egui::vec2(-10.0, 56.0),
            );
            attacks::button(stage, table, place, wishes);
            return layout.menu;
        }
        let half = (layout.menu.width() - 8.0) / 2.0;
        let place = layout.menu.with_max_x(layout.menu.left() + half);
        attacks::button(stage, table, place, wishes);
        layout.menu.with_min_x(layout.menu.right() - half)
    }

    fn haste(table: &TaihouTable) -> u32 {
        if table.own.faster { FASTER } else { 1 }
    }

    fn falls_by_itself(game: &Match<Taihou>) -> bool {
        game.position().stage == Now::Layout
    }

    fn place_of(table: &TaihouTable, layout: &Layout, spot: Spot) -> Rect {
        lesson::place_of(table, layout, spot)
    }

    fn trail(table: &TaihouTable, layout: &Layout, mv: Move) -> Vec<Pos2> {
        lesson::trail(table, layout, mv)
    }

    fn refused(table: &TaihouTable, mv: Move, words: &Words) -> Option<String> {
        sentences::refused(table, mv, words)
    }

    fn piece(stage: &mut Stage, at: Pos2, dye: Dye, radius: f32) {
        things::piece(stage, at, dye, radius);
    }

    fn die(stage: &mut Stage, at: Pos2, size: f32) {
        things::lot(stage, at, size);
    }

    fn thing(stage: &mut Stage, board: &Arc<Board>, rect: Rect, game: &str) {
        things::thing(stage, board, rect, game);
    }

    fn dice(_: &mut Stage, _: Pos2, _: f32, _: bool) {
        // Nothing is thrown.
    }

    fn beginning(
        stage: &mut Stage,
        board: &Arc<Board>,
        rect: Rect,
        dyes: &[Option<Dye>],
        options: &Json,
    ) {
        things::beginning(stage, board, rect, dyes, options);
    }

    fn prepare(
        stage: &mut Stage,
        board: &Arc<Board>,
        layout: &Layout,
        _: &[Option<Dye>],
        options: &Json,
    ) {
        things::prepare(stage, board, layout, options);
    }

    fn still(
        rules: &Taihou,
        picture: &Picture,
        board: &Arc<Board>,
        dyes: &[Option<Dye>],
    ) -> Arc<dyn Still> {
        Arc::new(TaihouStill::of(rules, picture, board, dyes))
    }

    fn mark_last(&mut self, course: &Course<Self>, at: usize) {
        self.last = course.last_of(at, told::marked);
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

    fn story(game: &Match<Taihou>) -> Option<Story> {
        Story::of(game)
    }

    fn tales(table: &TaihouTable, story: &Story, words: &Words) -> Vec<(usize, Seat, String)> {
        tales::tales(table, story, words)
    }
}
