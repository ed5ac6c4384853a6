//! The Parchís table.

pub(crate) mod bands;
pub mod book;
mod card;
pub mod hearing;
pub mod hint;
pub mod layout;
pub mod log;
pub mod marks;
pub mod panel;
pub mod papers;
pub mod picture;
pub mod pieces;
pub mod sentences;
pub mod standing;
pub(crate) mod throws;
pub mod watch;

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use taula_art::Dye;
use taula_rules::games::parchis::{Board, Event, Move, Parchis, Picture, Position, Tally};
use taula_rules::{Match, Rules, Seat, Turn};

use self::hearing::Hearing;
use self::hint::Hint;
use self::layout::Layout;
use self::log::Log;
use self::papers::Papers;
use self::standing::{Place, Standing};
use crate::app::{Pace, Paused, Screen};
use crate::input::Hurry;
use crate::input::pads::Pads;
use crate::memory::Kept;
use crate::seating::Player;
use crate::table::flow::{Decision, Flow};
use crate::table::timeline::Timeline;
use crate::theme::Canvas;

/// A game of Parchís at the table: the match is the truth, the rest is how far it has been shown.
#[derive(Resource)]
pub struct ParchisTable {
    /// The game and its players.
    pub flow: Flow<Parchis>,
    /// The board as it is painted.
    pub board: Arc<Board>,
    /// What is shown: at rest, the picture of the position.
    pub shown: Picture,
    /// Where every pawn stands.
    pub standing: Standing,
    /// What still has to be shown.
    pub timeline: Timeline<Event>,
    /// The number the die shows as it lies in the tray.
    pub face: u8,
    /// The last move, which stays marked.
    pub last: Option<LastMove>,
    /// The move the player is about to make: previewed.
    pub chosen: Option<Move>,
    /// Raised whenever pawns stand elsewhere at once: after a skip, an undo, a new game.
    pub snaps: u32,
    /// What has been heard of what is shown.
    pub hearing: Hearing,
    /// How the game is kept; not at all before its first move.
    pub kept: Option<Kept>,
    /// The numbers of the game.
    pub tally: Tally,
    /// The game told, as far as it has been shown.
    pub log: Log,
    /// The move that is recommended, once somebody has asked.
    pub hint: Option<Hint>,
    /// Which papers have been unfolded.
    pub papers: Papers,
    /// The position as the numbers know it.
    counted: Position,
    /// Whether it is only gone over again: nobody plays, nothing is kept.
    pub watched: bool,
}

/// What stays marked of the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// Whose.
    pub seat: Seat,
    /// The index it came from; none from home.
    pub from: Option<u8>,
    /// The index it went to.
    pub to: u8,
}

/// What a player does at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Act {
    /// Throws the die.
    Throw,
    /// Plays a move.
    Play(Move),
    /// Takes the last decision back.
    Undo,
    /// Plays it again.
    Redo,
    /// Goes straight to rest.
    Skip,
    /// Asks what the computer player would do.
    Hint,
}

impl ParchisTable {
    /// A game at the table, at rest.
    #[must_use]
    pub fn new(game: Match<Parchis>, players: Vec<(Seat, Player)>, board: Arc<Board>) -> Self {
        let shown = game.rules().picture(game.position());
        let standing = Standing::of(&shown, None);
        let face = if shown.die == 0 { 5 } else { shown.die };
        Self {
            tally: Tally::of(&game),
            log: Log::of(&game),
            counted: game.position().clone(),
            hint: None,
            papers: Papers::default(),
            flow: Flow::new(game, players),
            board,
            standing,
            shown,
            timeline: Timeline::default(),
            face,
            last: None,
            chosen: None,
            snaps: 0,
            hearing: Hearing::default(),
            kept: None,
            watched: false,
        }
    }

    /// Where things lie on the canvas: a game that is gone over again has a ruler below it.
    #[must_use]
    pub fn layout(&self, canvas: &Canvas) -> Layout {
        if self.watched {
            Layout::replay(canvas, &self.board)
        } else {
            Layout::of(canvas, &self.board)
        }
    }

    /// The rules the game is played by.
    #[must_use]
    pub fn rules(&self) -> &Parchis {
        self.flow.game().rules()
    }

    /// The colours by seat; none where nobody plays.
    #[must_use]
    pub fn dyes(&self) -> Vec<Option<Dye>> {
        (0..self.board.seats.len())
            .map(|seat| self.flow.player(Seat(seat as u8)).map(|player| player.dye))
            .collect()
    }

    /// Whether nothing is still to be shown.
    #[must_use]
    pub fn at_rest(&self) -> bool {
        self.timeline.is_empty()
    }

    /// Does what a player asks, if it can be done now.
    pub fn act(&mut self, act: Act, pace: &Pace) {
        // While something moves nothing is decided, but that it may come to rest.
        if act == Act::Skip {
            self.skip();
            return;
        }
        if matches!(act, Act::Undo | Act::Redo) {
            self.skip();
        }
        if !self.at_rest() {
            return;
        }
        let events = match act {
            Act::Throw if self.flow.waits_for_person() => self.flow.throw(),
            Act::Play(mv)
                if self.flow.waits_for_person() && !self.flow.game().turn().is_chance() =>
            {
                self.flow.play(mv)
            }
            Act::Undo => {
                if self.flow.undo() {
                    self.rest_on_position();
                }
                None
            }
            Act::Redo => self.flow.redo(),
            Act::Hint => {
                match &mut self.hint {
                    // Once more to where it was.
                    Some(hint) => hint.shown = false,
                    None => {
                        self.flow.ask();
                    }
                }
                None
            }
            _ => None,
        };
        if let Some(events) = events {
            self.tell(events, pace);
        }
    }

    /// Takes events up to be shown.
    pub fn tell(&mut self, events: Vec<Event>, pace: &Pace) {
        self.chosen = None;
        self.hint = None;
        self.papers.copied = false;
        if let Some(&mv) = self.flow.game().moves().last() {
            self.tally.watch(&self.counted, mv, &events);
            self.counted = self.flow.game().position().clone();
        }
        for event in events {
            let time = pace.speed.of(length(&event));
            self.timeline.push(event, time);
        }
        self.pass(Duration::ZERO);
    }

    /// Lets time pass over what is to be shown.
    pub fn pass(&mut self, delta: Duration) {
        let mut timeline = std::mem::take(&mut self.timeline);
        timeline.pass(delta, |event| {
            self.hear(&event, 1.0);
            self.show(&event);
        });
        if let Some((event, part)) = timeline.now() {
            self.hear(event, part);
        }
        self.timeline = timeline;
    }

    /// Straight to rest.
    pub fn skip(&mut self) {
        if self.at_rest() {
            return;
        }
        let mut timeline = std::mem::take(&mut self.timeline);
        timeline.skip(|event| self.show(&event));
        self.snaps += 1;
    }

    /// Shows an event to its end.
    fn show(&mut self, event: &Event) {
        debug!("shown: {event:?}");
        self.heard();
        self.standing
            .apply(event, self.flow.game().rules().tracks());
        self.shown.show(event);
        let game = self.flow.game();
        let at = game.moves().len().saturating_sub(1);
        self.log.see(game.rules(), at, event, &self.shown);
        if let Event::Thrown { value, .. } = *event {
            self.face = value;
        }
        self.last = LastMove::of(event).or(self.last);
    }

    /// Puts everything where the position says, without a way there.
    fn rest_on_position(&mut self) {
        let game = self.flow.game();
        self.shown = game.rules().picture(game.position());
        self.standing = Standing::of(&self.shown, Some(&self.standing));
        self.tally = Tally::of(game);
        self.log = Log::of(game);
        self.counted = game.position().clone();
        self.hint = None;
        self.chosen = None;
        self.last = None;
    }

    /// Whether what is shown is what the position says.
    #[must_use]
    pub fn agrees(&self) -> bool {
        let game = self.flow.game();
        let picture = game.rules().picture(game.position());
        self.shown == picture
            && picture.seats.iter().all(|seat| {
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
}

/// How long an event plays at normal speed.
fn length(event: &Event) -> Duration {
    let millis = match event {
        // It tumbles, then rests a moment.
        Event::Thrown { .. } => pieces::TUMBLE + pieces::REST,
        Event::Moved { path, .. } => (120 * path.len() as u64).min(900),
        Event::Exited { .. } => 320,
        Event::Captured { .. } | Event::SentHome { .. } => pieces::THROWN_UP + pieces::WAY_HOME,
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

/// How many times faster everything goes while confirm is held down.
const HURRY: u32 = 4;

/// In which order a frame goes: what players do, what time does, where things stand.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// Acts are carried out.
    Act,
    /// Time passes.
    Pass,
    /// Entities are put in their place.
    Place,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Act>()
        .configure_sets(
            Update,
            (TableSystems::Act, TableSystems::Pass, TableSystems::Place)
                .chain()
                .run_if(
                    resource_exists::<ParchisTable>
                        .and_then(in_state(Screen::Table).or_else(in_state(Screen::Replay))),
                ),
        )
        .add_systems(
            Update,
            (
                carry_out.in_set(TableSystems::Act),
                pass.in_set(TableSystems::Pass),
            )
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(OnExit(Screen::Table), |mut pads: ResMut<Pads>| {
            pads.deciding = None;
        })
        .add_plugins((hearing::plugin, pieces::plugin));
}

fn carry_out(mut table: ResMut<ParchisTable>, mut acts: MessageReader<Act>, pace: Res<Pace>) {
    for &act in acts.read() {
        table.act(act, &pace);
    }
}

/// Time passes: for what is shown, then for the computer players; at the end the result is shown.
fn pass(
    mut table: ResMut<ParchisTable>,
    time: Res<Time>,
    pace: Res<Pace>,
    paused: Option<Res<State<Paused>>>,
    mut next: ResMut<NextState<Screen>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut waited_for: Local<usize>,
    (hurry, mut pads): (Res<Hurry>, ResMut<Pads>),
) {
    let decides = match table.flow.decision() {
        Decision::Chance(seat) | Decision::Move(seat) => Some(seat),
        Decision::Over => None,
    };
    // While the menu lies over the table everybody may use it.
    let held = paused
        .as_ref()
        .is_some_and(|paused| *paused.get() == Paused::Yes);
    pads.deciding = decides.filter(|_| !held);
    // As long as confirm is held down, everything goes fast.
    let delta = time.delta() * if hurry.0 { HURRY } else { 1 };
    if held {
        return;
    }
    if !table.at_rest() {
        table.pass(delta);
        redraw.write(RequestRedraw);
        return;
    }
    if let Turn::Over { .. } = table.flow.game().turn() {
        next.set(Screen::Result);
        return;
    }
    let moves = table.flow.game().moves().len() + 1;
    if table.flow.waits_for_person() && *waited_for != moves {
        *waited_for = moves;
        info!("waits for a person: {:?}", table.flow.decision());
    }
    if table.flow.is_asked() {
        match table.flow.advice() {
            Some(choice) => table.advise(&choice),
            None if table.flow.is_asked() => {}
            None => debug!("nothing to recommend"),
        }
        redraw.write(RequestRedraw);
    }
    if !table.flow.waits_for_person() {
        if let Some(events) = table.flow.wait(delta) {
            table.tell(events, &pace);
        }
        redraw.write(RequestRedraw);
    }
}
