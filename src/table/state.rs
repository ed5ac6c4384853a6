//! A game at the table: the match is the truth, the rest is how far it has been shown.

use std::sync::Arc;
use std::time::Duration;

use bevy::log::debug;
use taula_art::Dye;
use taula_rules::lesson::LEARNER;
use taula_rules::{Match, Rules, Seat};

use super::Act;
use super::flow::Flow;
use super::hearing::Hearing;
use super::hint::Hint;
use super::layout::Layout;
use super::lesson::Teaching;
use super::log::Log;
use super::papers::Papers;
use super::timeline::Timeline;
use super::view::{Event, Move, Picture, Position, View};
use super::watch::Course;
use crate::app::Pace;
use crate::locale::{Value, Words};
use crate::memory::Kept;
use crate::seating::Player;
use crate::theme::Canvas;

/// A game at the table.
pub struct Table<V: View> {
    /// The game and its players.
    pub flow: Flow<V::Rules>,
    /// The board as it is painted.
    pub board: Arc<V::Board>,
    /// What is shown: at rest, the picture of the position.
    pub shown: Picture<V>,
    /// What only this game shows.
    pub own: V,
    /// What still has to be shown.
    pub timeline: Timeline<Event<V>>,
    /// Raised whenever pieces stand elsewhere at once: after a skip, an undo, a new game.
    pub snaps: u32,
    /// What has been heard of what is shown.
    pub hearing: Hearing,
    /// How the game is kept; not at all before its first move.
    pub kept: Option<Kept>,
    /// The numbers of the game.
    pub tally: V::Tally,
    /// The game told, as far as it has been shown.
    pub log: Log<V::Fact>,
    /// The move that is recommended, once somebody has asked.
    pub hint: Option<Hint<Move<V>, V::Reason>>,
    /// Which papers have been unfolded.
    pub papers: Papers,
    /// What there is to tell of the game, once it has ended and somebody has asked.
    pub story: Option<V::Story>,
    /// The position as the numbers know it.
    counted: Position<V>,
    /// The game that is only gone over again, where that is so: nobody plays, nothing is kept.
    pub course: Option<Arc<Course<V>>>,
    /// The lesson that is given, where that is so: only what it asks for is played, nothing is kept.
    pub lesson: Option<Teaching>,
}

impl<V: View> Table<V> {
    /// A game at the table, at rest.
    #[must_use]
    pub fn new(game: Match<V::Rules>, players: Vec<(Seat, Player)>, board: Arc<V::Board>) -> Self {
        Self {
            shown: game.rules().picture(game.position()),
            own: V::new(&game, &board),
            tally: V::tally(&game),
            log: Log::of::<V>(&game),
            counted: game.position().clone(),
            hint: None,
            papers: Papers::default(),
            story: None,
            flow: Flow::new(game, players),
            board,
            timeline: Timeline::default(),
            snaps: 0,
            hearing: Hearing::default(),
            kept: None,
            course: None,
            lesson: None,
        }
    }

    /// Where things lie on the canvas: a game that is gone over again has a ruler below it, in a lesson there
    /// is room for its words.
    #[must_use]
    pub fn layout(&self, canvas: &Canvas) -> Layout {
        let plan = V::plan_of(self);
        if self.course.is_some() {
            Layout::replay(canvas, &plan)
        } else if self.lesson.is_some() {
            let seats = self.flow.players().iter().map(|(seat, _)| *seat);
            let across: Vec<usize> = seats
                .filter(|&seat| seat != LEARNER)
                .map(Seat::index)
                .collect();
            Layout::lesson(canvas, &plan, &across)
        } else {
            Layout::of(canvas, &plan)
        }
    }

    /// The rules the game is played by.
    #[must_use]
    pub const fn rules(&self) -> &V::Rules {
        self.flow.game().rules()
    }

    /// The colours by seat; none where nobody plays.
    #[must_use]
    pub fn dyes(&self) -> Vec<Option<Dye>> {
        let seats = self.flow.players().iter().map(|(seat, _)| seat.index() + 1);
        let seats = seats.max().unwrap_or(0).max(V::DYES.len());
        (0..seats)
            .map(|seat| self.flow.player(Seat(seat as u8)).map(|player| player.dye))
            .collect()
    }

    /// What a player is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Value {
        self.flow
            .player(seat)
            .map_or_else(|| seat.to_string(), |player| player.name.clone())
            .into()
    }

    /// Whose turn it is, as the card says it.
    #[must_use]
    pub fn turn_of(&self, seat: Seat, words: &Words) -> String {
        words.tell("turn", &[("name", self.name(seat))])
    }

    /// The name of a seat's colour, as the messages choose their words by it.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Value {
        let dye = self
            .flow
            .player(seat)
            .map_or(Dye::Yellow, |player| player.dye);
        dye.name().into()
    }

    /// Whether nothing is still to be shown.
    #[must_use]
    pub fn at_rest(&self) -> bool {
        self.timeline.is_empty()
    }

    /// What asks for a move to be played.
    #[must_use]
    pub fn playing(&self, mv: Move<V>) -> Act {
        let game = self.flow.game();
        Act::Play(game.rules().text(game.position(), mv))
    }

    /// Does what a player asks, if it can be done now.
    pub fn act(&mut self, act: &Act, pace: &Pace) {
        if self.lesson.is_some() {
            self.learn(act, pace);
            return;
        }
        // While something moves nothing is decided, but that it may come to rest.
        if *act == Act::Skip {
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
            Act::Play(text)
                if self.flow.waits_for_person() && !self.flow.game().turn().is_chance() =>
            {
                let game = self.flow.game();
                let mv = game.rules().parse(game.position(), text);
                mv.and_then(|mv| self.flow.play(mv))
            }
            Act::Undo | Act::Redo if V::take_back(self, *act == Act::Redo) => None,
            Act::Undo => {
                if self.flow.undo() {
                    self.rest_on_position();
                }
                None
            }
            Act::Redo => self.flow.redo(),
            // Of what is hidden nothing is told.
            Act::Hint if self.flow.is_veiled() => None,
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
    pub fn tell(&mut self, events: Vec<Event<V>>, pace: &Pace) {
        self.own.forget();
        self.hint = None;
        self.papers.copied = false;
        if let Some(&mv) = self.flow.game().moves().last() {
            V::count(&mut self.tally, &self.counted, mv, &events);
            self.counted = self.flow.game().position().clone();
        }
        for event in events {
            let time = pace.speed.of(V::length(&event));
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
    fn show(&mut self, event: &Event<V>) {
        if !self.flow.is_veiled() {
            debug!("shown: {event:?}");
        }
        self.heard();
        let game = self.flow.game();
        let rules = game.rules();
        self.own.show(rules, event, &self.shown);
        rules.show(&mut self.shown, event);
        let at = game.moves().len().saturating_sub(1);
        V::see(&mut self.log, rules, at, event, &self.shown);
    }

    /// Puts everything where the position says, without a way there.
    pub(super) fn rest_on_position(&mut self) {
        let game = self.flow.game();
        self.shown = game.rules().picture(game.position());
        self.own.rest(game, &self.shown);
        self.tally = V::tally(game);
        self.log = Log::of::<V>(game);
        self.counted = game.position().clone();
        self.hint = None;
        self.story = None;
    }

    /// Whether what is shown is what the position says.
    #[must_use]
    pub fn agrees(&self) -> bool {
        let game = self.flow.game();
        let picture = game.rules().picture(game.position());
        self.shown == picture && self.own.agrees(&picture)
    }

    /// How often each player threw each face, as far as it has been shown.
    #[must_use]
    pub fn throws(&self) -> Vec<(Seat, Vec<u32>)> {
        // A throw that still tumbles is not told before it lies.
        let hidden = self
            .timeline
            .now()
            .and_then(|(event, _)| V::in_the_air(event));
        let players = self.flow.players().iter();
        players
            .map(|&(seat, _)| {
                let mut throws = V::figures(&self.tally, seat).throws;
                if let Some((thrower, face)) = hidden
                    && thrower == seat
                    && let Some(count) = throws.get_mut(face)
                {
                    *count = count.saturating_sub(1);
                }
                (seat, throws)
            })
            .collect()
    }
}
