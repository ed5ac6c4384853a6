//! The game at the table, whichever it is.

use std::any::{Any, TypeId};
use std::sync::Arc;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Rect;
use serde_json::Value;
use taula_art::Dye;
use taula_rules::{Levels, Match, Rules, Seat, Turn};

use super::flow::Decision;
use super::game::{Game, Of};
use super::layout::{Desk, Layout};
use super::lesson::{self, Among, Deed, Teaching};
use super::moment::Moment;
use super::panel;
use super::papers::Papers;
use super::state::Table;
use super::variant::Variant;
use super::view::{Figures, Looks, Still, View};
use super::watch::{Course, Pin, Row, Told};
use super::{Act, bands};
use crate::app::Pace;
use crate::locale::Words;
use crate::memory::Kept;
use crate::seating::Player;
use crate::store::{Save, Settings};
use crate::theme::Stage;

/// What is asked for at a table, whatever game it is.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// Something of the game.
    Act(Act),
    /// The menu.
    Menu,
    /// A text for other programs.
    Copy(String),
    /// Something else is chosen in the settings.
    Change(Box<Settings>),
    /// The next lesson.
    NextLesson,
    /// A game, now that it has been learnt.
    PlayNow,
}

/// Writes a save once it is its turn; it needs the level files.
pub type Saving = Box<dyn FnOnce(&Levels) -> Save + Send>;

/// A [`Table`] whose game is not known to the compiler: what the screens do with it.
pub trait AnyTable: Any + Send + Sync {
    /// The game, as the registry has it.
    fn game(&self) -> &'static dyn Game;
    /// The options it is played by, whole.
    fn options(&self) -> Value;
    /// Which game of its family it is.
    fn variant(&self) -> &'static Variant {
        self.game().variant(&self.options())
    }
    /// What the game is called in words.
    fn called(&self, words: &Words) -> String {
        self.game().name_of(&self.options(), words)
    }
    /// Those who play, in turn order.
    fn players(&self) -> &[(Seat, Player)];
    /// The player on a seat.
    fn player(&self, seat: Seat) -> Option<&Player>;
    /// Who decides next.
    fn turn(&self) -> Turn;
    /// Whose turn it is, as far as it has been shown.
    fn seen_turn(&self) -> Option<Seat>;
    /// How many moves have been played.
    fn moves(&self) -> usize;
    /// The seed of its throws.
    fn seed(&self) -> u64;
    /// Which state of the game this is.
    fn generation(&self) -> u64;
    /// Who decides what next.
    fn decision(&self) -> Decision;
    /// Whether a person decides next.
    fn waits_for_person(&self) -> bool;

    /// Whether nothing is still to be shown.
    fn at_rest(&self) -> bool;
    /// Does what a player asks, if it can be done now.
    fn act(&mut self, act: &Act, pace: &Pace);
    /// Lets time pass over what is to be shown.
    fn pass(&mut self, delta: Duration);
    /// Takes the answer to what a person has asked, once it is there. Whether one is awaited still.
    fn listen(&mut self) -> bool;
    /// Whether an answer is awaited.
    fn is_asked(&self) -> bool;
    /// How many times faster than usual everything goes.
    fn haste(&self) -> u32;
    /// Lets a computer player decide, once it has thought and some time has passed.
    fn wait(&mut self, delta: Duration, pace: &Pace);
    /// Plays what a person need not be asked for, after a moment; whether there is such a thing.
    fn go_on(&mut self, delta: Duration, pace: &Pace) -> bool;
    /// What is to be heard.
    fn sounds(&mut self) -> Vec<crate::audio::Sfx>;

    /// How the game is kept.
    fn kept(&self) -> Option<&Kept>;
    /// The same, to be changed.
    fn kept_mut(&mut self) -> &mut Option<Kept>;
    /// What writes the game down.
    fn saving(&self, started: u64) -> Saving;
    /// Says for each move whether a person decided it.
    fn decided_by(&mut self, by_person: Vec<bool>);
    /// What can be seen of it, small.
    fn still(&self) -> Arc<dyn Still>;

    /// Draws the table's panels; what is asked for.
    fn panel(&mut self, stage: &mut Stage) -> Vec<Asked>;
    /// Where things lie.
    fn layout(&self, stage: &Stage) -> Layout;
    /// The board, the tray, the plates and what stays marked: what a replay shows of it.
    fn show(&self, stage: &mut Stage, layout: &Layout);
    /// The board alone in a square, with the pieces where they stand; where those lie.
    fn aside(&self, stage: &mut Stage, rect: Rect) -> Vec<Rect>;
    /// What is said at the table now.
    fn moment(&self, words: &Words) -> Moment;
    /// Which papers have been unfolded.
    fn papers_mut(&mut self) -> &mut Papers;
    /// Other looks were chosen.
    fn dress(&mut self, looks: &Looks);
    /// What only one of the players may see is covered.
    fn cover(&mut self);
    /// Who is asked to come to the table says to be there.
    fn come(&mut self);
    /// Whether something lies on it that not all players may see.
    fn is_veiled(&self) -> bool;

    /// A new game of those who play, by the same rules.
    fn rematch(&self, seed: u64) -> Box<dyn AnyTable>;
    /// A table that goes over this game again, shown after so many of its moves.
    fn watching(&self, at: usize) -> Box<dyn AnyTable>;
    /// Whether it is only gone over again.
    fn is_watched(&self) -> bool;
    /// Shows it after so many moves, at once.
    fn show_after(&mut self, at: usize);
    /// Plays the next move before everybody's eyes.
    fn show_next(&mut self, pace: &Pace) -> bool;
    /// A new game that goes on from there.
    fn play_on(&self, at: usize, seed: u64) -> Option<Box<dyn AnyTable>>;
    /// The game that is gone over.
    fn course(&self) -> Option<&dyn AnyCourse>;

    /// The lesson that is given at it, if one is.
    fn teaching(&self) -> Option<&Teaching>;
    /// Lets time pass over the lesson: what it does itself. Whether more is to come. The code is that of the
    /// language its words are read in.
    fn teach(&mut self, delta: Duration, pace: &Pace, levels: &Levels, code: &str) -> bool;
    /// What the lesson does itself is done at once.
    fn hasten(&mut self, levels: &Levels);
    /// Does what the learner does beside playing.
    fn does(&mut self, deed: Deed);
    /// Draws a lesson's table; what is asked for.
    fn lesson_panel(&mut self, stage: &mut Stage, among: &Among) -> Vec<Asked>;
    /// Where things lie around a lesson's table.
    fn desk(&self, stage: &Stage) -> Desk;
    /// What the chapter of the rule book is called that the lesson belongs to; none where the book has no such
    /// chapter.
    fn chapter(&self, words: &Words) -> Option<String>;

    /// How many turns the game had.
    fn turns(&self) -> u32;
    /// A seat's numbers.
    fn figures(&self, seat: Seat) -> Figures;
    /// The move by which a seat was done, counted from 1.
    fn done_at(&self, seat: Seat) -> Option<usize>;
    /// Finds out what there is to tell of the game.
    fn find_story(&mut self);
    /// What there is to tell of it: the move each sentence is about, whose piece stands before it, its words.
    fn tales(&self, words: &Words) -> Vec<(usize, Seat, String)>;
}

/// A game that is gone over, whichever it is.
pub trait AnyCourse: Send + Sync {
    /// How many moves it has.
    fn moves(&self) -> usize;
    /// Whose move it was.
    fn seat(&self, n: usize) -> Seat;
    /// What a seat's player is called.
    fn name(&self, seat: Seat) -> String;
    /// A seat's colour.
    fn dye(&self, seat: Seat) -> Dye;
    /// How many turns had begun after so many moves.
    fn turns(&self, at: usize) -> u32;
    /// Who led after so many moves.
    fn leader(&self, at: usize) -> Option<Seat>;
    /// What its ruler is marked with.
    fn pins(&self) -> &[Pin];
    /// What is said of the last of so many moves.
    fn told(&self, at: usize, words: &Words) -> Told;
    /// The moves that have a line of their own in the log.
    fn rows(&self) -> Vec<usize>;
    /// A move's line there.
    fn row(&self, n: usize, words: &Words) -> Row;
}

impl<V: View> AnyCourse for Course<V> {
    fn moves(&self) -> usize {
        self.moves()
    }

    fn seat(&self, n: usize) -> Seat {
        self.lines.get(n).map_or(Seat(0), |line| line.seat)
    }

    fn name(&self, seat: Seat) -> String {
        self.name(seat)
    }

    fn dye(&self, seat: Seat) -> Dye {
        let player = self.players.iter().find(|(of, _)| *of == seat);
        player.map_or(Dye::Yellow, |(_, player)| player.dye)
    }

    fn turns(&self, at: usize) -> u32 {
        V::turns(&self.tally, at)
    }

    fn leader(&self, at: usize) -> Option<Seat> {
        V::leader(&self.tally, at)
    }

    fn pins(&self) -> &[Pin] {
        &self.pins
    }

    fn told(&self, at: usize, words: &Words) -> Told {
        if at == 0 || self.lines.is_empty() {
            return Told {
                heading: words.say("replay-beginning"),
                body: Vec::new(),
            };
        }
        V::told(self, at, words)
    }

    fn rows(&self) -> Vec<usize> {
        (0..self.lines.len())
            .filter(|&n| !V::is_merged(self, n))
            .collect()
    }

    fn row(&self, n: usize, words: &Words) -> Row {
        V::row(self, n, words)
    }
}

impl<V: View> AnyTable for Table<V> {
    fn game(&self) -> &'static dyn Game {
        Of::<V>::GAME
    }

    fn options(&self) -> Value {
        self.rules().options()
    }

    fn players(&self) -> &[(Seat, Player)] {
        self.flow.players()
    }

    fn player(&self, seat: Seat) -> Option<&Player> {
        self.flow.player(seat)
    }

    fn turn(&self) -> Turn {
        self.flow.game().turn()
    }

    fn seen_turn(&self) -> Option<Seat> {
        V::seen_turn(&self.shown)
    }

    fn moves(&self) -> usize {
        self.flow.game().moves().len()
    }

    fn seed(&self) -> u64 {
        self.flow.game().seed()
    }

    fn generation(&self) -> u64 {
        self.flow.generation()
    }

    fn decision(&self) -> Decision {
        self.flow.decision()
    }

    fn waits_for_person(&self) -> bool {
        self.flow.waits_for_person()
    }

    fn at_rest(&self) -> bool {
        self.at_rest()
    }

    fn act(&mut self, act: &Act, pace: &Pace) {
        self.act(act, pace);
    }

    fn pass(&mut self, delta: Duration) {
        self.pass(delta);
    }

    fn listen(&mut self) -> bool {
        if let Some(choice) = self.flow.advice() {
            self.advise(&choice);
        } else if !self.flow.is_asked() {
            debug!("nothing to recommend");
        }
        self.flow.is_asked()
    }

    fn is_asked(&self) -> bool {
        self.flow.is_asked()
    }

    fn wait(&mut self, delta: Duration, pace: &Pace) {
        if let Some(events) = self.flow.wait(delta) {
            self.tell(events, pace);
        }
    }

    fn haste(&self) -> u32 {
        V::haste(self)
    }

    fn go_on(&mut self, delta: Duration, pace: &Pace) -> bool {
        if !self.flow.waits_for_person() {
            return false;
        }
        if self.flow.game().turn().is_chance() {
            let falls = V::falls_by_itself(self.flow.game());
            if falls
                && self.flow.has_rested(delta)
                && let Some(events) = self.flow.throw()
            {
                self.tell(events, pace);
            }
            return falls;
        }
        let Some(mv) = V::goes_without_saying(self.flow.game()) else {
            return false;
        };
        if self.flow.has_rested(delta)
            && let Some(events) = self.flow.play_unsaid(mv)
        {
            self.tell(events, pace);
        }
        true
    }

    fn sounds(&mut self) -> Vec<crate::audio::Sfx> {
        std::mem::take(&mut self.hearing.sounds)
    }

    fn kept(&self) -> Option<&Kept> {
        self.kept.as_ref()
    }

    fn kept_mut(&mut self) -> &mut Option<Kept> {
        &mut self.kept
    }

    fn saving(&self, started: u64) -> Saving {
        let game = self.flow.game().clone();
        let players = self
            .flow
            .players()
            .iter()
            .map(|(seat, player)| player.to_kept(*seat))
            .collect();
        let by_person = self.flow.by_person().to_vec();
        Box::new(move |levels| Save::of(&game, players, &by_person, started, levels))
    }

    fn decided_by(&mut self, by_person: Vec<bool>) {
        self.flow.decided_by(by_person);
    }

    fn still(&self) -> Arc<dyn Still> {
        let game = self.flow.game();
        let picture = game.rules().picture(game.position());
        V::still(game.rules(), &picture, &self.board, &self.dyes())
    }

    fn panel(&mut self, stage: &mut Stage) -> Vec<Asked> {
        panel::drawn(self, stage)
    }

    fn layout(&self, stage: &Stage) -> Layout {
        self.layout(&stage.canvas)
    }

    fn show(&self, stage: &mut Stage, layout: &Layout) {
        V::lie(stage, self, layout);
        bands::plates(stage, self, layout);
        V::tray(stage, self, layout, &mut Vec::new());
        V::last_move(stage, self, layout);
    }

    fn aside(&self, stage: &mut Stage, rect: Rect) -> Vec<Rect> {
        self.still().show(stage, rect)
    }

    fn moment(&self, words: &Words) -> Moment {
        V::moment(self, words)
    }

    fn papers_mut(&mut self) -> &mut Papers {
        &mut self.papers
    }

    fn dress(&mut self, looks: &Looks) {
        self.own.dress(looks);
    }

    fn cover(&mut self) {
        self.own.cover();
    }

    fn come(&mut self) {
        V::come(self);
    }

    fn is_veiled(&self) -> bool {
        self.flow.is_veiled()
    }

    fn rematch(&self, seed: u64) -> Box<dyn AnyTable> {
        let game = Match::new(self.rules().clone(), seed);
        let players = self.flow.players().to_vec();
        Box::new(Self::new(game, players, self.board.clone()))
    }

    fn watching(&self, at: usize) -> Box<dyn AnyTable> {
        let course = Arc::new(Course::of(self));
        let at = at.min(course.moves());
        Box::new(Self::watching(course, at, self.board.clone()))
    }

    fn is_watched(&self) -> bool {
        self.course.is_some()
    }

    fn show_after(&mut self, at: usize) {
        self.show_after(at);
    }

    fn show_next(&mut self, pace: &Pace) -> bool {
        self.show_next(pace)
    }

    fn play_on(&self, at: usize, seed: u64) -> Option<Box<dyn AnyTable>> {
        self.play_on(at, seed)
            .map(|table| Box::new(table) as Box<dyn AnyTable>)
    }

    fn course(&self) -> Option<&dyn AnyCourse> {
        self.course
            .as_deref()
            .map(|course| course as &dyn AnyCourse)
    }

    fn teaching(&self) -> Option<&Teaching> {
        self.lesson.as_ref()
    }

    fn teach(&mut self, delta: Duration, pace: &Pace, levels: &Levels, code: &str) -> bool {
        self.teach(delta, pace, levels, code)
    }

    fn hasten(&mut self, levels: &Levels) {
        self.hasten(levels);
    }

    fn does(&mut self, deed: Deed) {
        self.does(deed);
    }

    fn lesson_panel(&mut self, stage: &mut Stage, among: &Among) -> Vec<Asked> {
        lesson::drawn(self, stage, among)
    }

    fn desk(&self, stage: &Stage) -> Desk {
        let layout = self.layout(&stage.canvas);
        let beside = self.slip_is_beside(&layout);
        layout.desk(&stage.canvas, beside, self.chapter(stage.words).is_some())
    }

    fn chapter(&self, words: &Words) -> Option<String> {
        self.chapter(words)
    }

    fn turns(&self) -> u32 {
        V::turns(&self.tally, self.moves())
    }

    fn figures(&self, seat: Seat) -> Figures {
        V::figures(&self.tally, seat)
    }

    fn done_at(&self, seat: Seat) -> Option<usize> {
        let done =
            |pin: &&Pin| pin.seat == seat && matches!(pin.kind, super::watch::PinKind::Finished(_));
        V::pins(&self.tally).iter().find(done).map(|pin| pin.at + 1)
    }

    fn find_story(&mut self) {
        if self.story.is_none() {
            self.story = V::story(self.flow.game());
        }
    }

    fn tales(&self, words: &Words) -> Vec<(usize, Seat, String)> {
        self.story
            .as_ref()
            .map_or_else(Vec::new, |story| V::tales(self, story, words))
    }
}

/// The game at the table.
#[derive(Resource, Deref, DerefMut)]
pub struct AtTable(pub Box<dyn AnyTable>);

impl<V: View> From<Table<V>> for AtTable {
    fn from(table: Table<V>) -> Self {
        Self(Box::new(table))
    }
}

impl AtTable {
    /// The table, where it is this game's.
    #[must_use]
    pub fn of<V: View>(&self) -> Option<&Table<V>> {
        let table: &dyn Any = &*self.0;
        table.downcast_ref()
    }

    /// The same, to be changed.
    pub fn of_mut<V: View>(&mut self) -> Option<&mut Table<V>> {
        let table: &mut dyn Any = &mut *self.0;
        table.downcast_mut()
    }

    /// Whether it is this game's.
    fn is<V: View>(&self) -> bool {
        let table: &dyn Any = &*self.0;
        table.type_id() == TypeId::of::<Table<V>>()
    }
}

/// The game at the table, for systems of one game: they run only while it is that game's.
#[derive(SystemParam)]
pub struct Here<'w, V: View> {
    table: Res<'w, AtTable>,
    _of: std::marker::PhantomData<fn() -> V>,
}

impl<V: View> Here<'_, V> {
    /// The table; none where it is another game's.
    #[must_use]
    pub fn get(&self) -> Option<&Table<V>> {
        self.table.of()
    }
}

/// Whether a game of this kind is at the table.
pub fn is_at_table<V: View>(table: Option<Res<AtTable>>) -> bool {
    table.is_some_and(|table| table.is::<V>())
}
