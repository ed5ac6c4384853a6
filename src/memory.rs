//! What the program remembers, on the window's side: what the player has chosen, the game at the table kept
//! after every move, and what has to be told about files.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::app::{Boards, Pace};
use crate::games;
use crate::locale::{Language, Words};
use crate::seating::{Player, Seating};
use crate::store::{
    Cause, Folders, Notice, Report, Save, SaveId, Settings, Setup, Store, Trouble, Unusable,
    file_name,
};
use crate::table::{AnyTable, AtTable};
use crate::theme::Canvas;

/// What the player has chosen, in force as soon as it changes, and kept.
#[derive(Resource, Clone, Debug, PartialEq, Deref, DerefMut)]
pub struct Chosen(pub Settings);

/// Wakes the window.
type Bell = Box<dyn Fn() + Send>;

/// The files.
#[derive(Resource, Clone)]
pub struct Memory {
    /// Where everything is kept.
    pub store: Arc<Store>,
    reports: Arc<Mutex<Receiver<Report>>>,
    /// Wakes the window when something has to be told.
    bell: Arc<Mutex<Option<Bell>>>,
    /// What has been found while reading.
    notices: Arc<Mutex<Vec<Notice>>>,
}

impl Memory {
    /// The memory in these folders; without folders nothing is remembered.
    #[must_use]
    pub fn open(folders: Option<Folders>) -> Self {
        let (send, reports) = channel();
        let bell: Arc<Mutex<Option<Bell>>> = Arc::default();
        let ring = bell.clone();
        let store = Store::open(folders, move |report| {
            let waits = matches!(report, Report::Saved { .. });
            let _ = send.send(report);
            if !waits
                && let Ok(bell) = ring.lock()
                && let Some(bell) = &*bell
            {
                bell();
            }
        });
        Self {
            store: Arc::new(store),
            reports: Arc::new(Mutex::new(reports)),
            bell,
            notices: Arc::default(),
        }
    }

    /// Without folders and without saying so: for pictures and tests.
    #[must_use]
    pub fn none() -> Self {
        let memory = Self::open(None);
        if let Ok(reports) = memory.reports.lock() {
            while reports.try_recv().is_ok() {}
        }
        memory
    }

    /// What the player has chosen, as it was kept.
    #[must_use]
    pub fn settings(&self) -> Settings {
        let found = self.store.settings();
        self.note(found.notices);
        found.value
    }

    /// What was found while reading, to be told to the player.
    pub fn note(&self, notices: Vec<Notice>) {
        if let Ok(mut all) = self.notices.lock() {
            all.extend(notices);
        }
    }

    /// A save as a game at the table. None where it cannot be used: why is told to the player.
    #[must_use]
    pub fn table(&self, id: &SaveId, boards: &Boards) -> Option<Box<dyn AnyTable>> {
        let found = self.store.load(id, &boards.levels);
        self.note(found.notices);
        let save = found.value?;
        let mut table = opened(&save, boards)?;
        table.decided_by(save.by_person());
        let generation = table.generation();
        *table.kept_mut() = Some(Kept {
            id: id.clone(),
            started: save.started,
            generation,
        });
        Some(table)
    }

    /// The game that was played last, where it goes on and is not on somebody else's table.
    #[must_use]
    pub fn last_game(&self, boards: &Boards) -> Option<Box<dyn AnyTable>> {
        if !self.store.alone() {
            return None;
        }
        let found = self.store.saves();
        self.note(found.notices);
        let last = found.value.first()?;
        (!last.is_over())
            .then(|| self.table(&last.id, boards))
            .flatten()
    }
}

/// The game of a save as it stands, with who plays; none where this program has no table for it.
#[must_use]
pub fn opened(save: &Save, boards: &Boards) -> Option<Box<dyn AnyTable>> {
    let game = games::game(save.record.game())?;
    let players = save.players.iter().map(Player::from_kept).collect();
    game.open(&save.record, None, players, boards).ok()
}

/// How a game at the table is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Under which name.
    pub id: SaveId,
    /// When the game began, in seconds since 1970.
    pub started: u64,
    /// Which state of it was handed over last.
    pub generation: u64,
}

/// What has to be told to the player, each a sentence, the newest last.
#[derive(Resource, Default)]
pub struct Slips(pub Vec<String>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Slips>()
        .add_systems(Startup, (hang_bell, sit_as_last_time))
        .add_systems(First, apply.run_if(resource_changed::<Chosen>))
        .add_systems(PreUpdate, tell)
        .add_systems(
            PostUpdate,
            (
                keep_game.run_if(resource_exists::<AtTable>),
                keep_settings.run_if(resource_changed::<Chosen>),
            ),
        )
        .add_systems(Last, flush.run_if(on_message::<AppExit>));
}

fn hang_bell(memory: Res<Memory>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    if let (Some(proxy), Ok(mut bell)) = (proxy, memory.bell.lock()) {
        let proxy = (**proxy).clone();
        *bell = Some(Box::new(move || {
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }));
    }
}

/// What the player has chosen comes into force.
fn apply(
    chosen: Res<Chosen>,
    mut words: ResMut<Words>,
    mut pace: ResMut<Pace>,
    mut canvas: ResMut<Canvas>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let language = language(&chosen);
    if words.language() != language {
        *words = Words::new(language);
    }
    pace.speed = chosen.speed;
    pace.less_motion = chosen.less_motion;
    canvas.text = chosen.text as f32 / 100.0;
    redraw.write(RequestRedraw);
}

/// The language chosen; the system's where none is.
#[must_use]
pub fn language(settings: &Settings) -> Language {
    settings
        .language
        .as_deref()
        .and_then(Language::from_tag)
        .unwrap_or_else(Language::of_the_system)
}

/// What was asked for on the command line holds for this time, and is not kept.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Asked {
    /// What was kept, and what is in force instead.
    pub instead: Option<(Settings, Settings)>,
}

impl Asked {
    /// What is to be kept of these settings.
    #[must_use]
    pub fn kept(&self, settings: &Settings) -> Settings {
        let mut kept = settings.clone();
        if let Some((before, asked)) = &self.instead {
            if kept.language == asked.language {
                kept.language.clone_from(&before.language);
            }
            if kept.speed == asked.speed {
                kept.speed = before.speed;
            }
            if kept.text == asked.text {
                kept.text = before.text;
            }
        }
        kept
    }
}

fn keep_settings(
    chosen: Res<Chosen>,
    asked: Res<Asked>,
    memory: Res<Memory>,
    mut last: Local<Option<Settings>>,
) {
    let now = asked.kept(&chosen);
    // What was read at the start is there already.
    if last.as_ref().is_some_and(|last| *last != now) {
        memory.store.keep_settings(&now);
    }
    *last = Some(now);
}

/// Keeps the game as often as it changes.
fn keep_game(mut table: ResMut<AtTable>, memory: Res<Memory>, boards: Res<Boards>) {
    let generation = table.generation();
    let known = table.kept().map(|kept| kept.generation);
    let passes = table.is_watched() || table.teaching().is_some();
    if passes || table.moves() == 0 || known == Some(generation) {
        return;
    }
    let game = table.game().name();
    let kept = table.bypass_change_detection().kept_mut();
    let kept = kept.get_or_insert_with(|| Kept {
        id: memory.store.new_save(game),
        started: crate::store::now(),
        generation,
    });
    kept.generation = generation;
    let (id, started) = (kept.id.clone(), kept.started);
    let save = table.saving(started);
    let levels = boards.levels.clone();
    memory.store.keep(&id, move || save(&levels));
}

/// At the end everything is on the disk, whoever still holds the files.
fn flush(memory: Res<Memory>) {
    if !memory.store.flush() {
        warn!("not everything could be written");
    }
}

/// Everybody sits where they sat last time at the game that was set up last.
fn sit_as_last_time(chosen: Option<Res<Chosen>>, mut seating: ResMut<Seating>) {
    if let Some(chosen) = chosen {
        // Of a family of games the one that is asked for stays.
        let asked = games::game(&seating.game).map(|game| game.variant(&seating.rules()));
        *seating = seated(&chosen, &seating.game);
        if let Some(variant) = asked {
            seating.choose(variant);
        }
    }
}

/// Who sat where at a game last, and by which rules.
#[must_use]
pub fn seated(chosen: &Chosen, game: &str) -> Seating {
    chosen
        .seating
        .get(game)
        .and_then(|kept| Seating::from_kept(game, kept))
        .unwrap_or_else(|| Seating::of(game))
}

/// Remembers who sits where.
pub fn remember(chosen: &mut Chosen, seating: &Seating) {
    let kept: Setup = seating.to_kept();
    if chosen.seating.get(&seating.game) != Some(&kept) {
        chosen.seating.insert(seating.game.clone(), kept);
    }
}

/// Turns what files have to say into sentences.
fn tell(
    memory: Res<Memory>,
    words: Res<Words>,
    mut slips: ResMut<Slips>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut sentences = Vec::new();
    if let Ok(mut notices) = memory.notices.lock() {
        sentences.extend(notices.drain(..).map(|notice| of_notice(&notice, &words)));
    }
    if let Ok(reports) = memory.reports.lock() {
        while let Ok(report) = reports.try_recv() {
            debug!("memory: {report:?}");
            sentences.extend(of_report(&report, &words));
        }
    }
    for sentence in sentences {
        info!("told: {sentence}");
        if !slips.0.contains(&sentence) {
            slips.0.push(sentence);
        }
        redraw.write(RequestRedraw);
    }
}

/// A notice as a sentence.
#[must_use]
pub fn of_notice(notice: &Notice, words: &Words) -> String {
    let named = |key: &str, file: &PathBuf| words.tell(key, &[("file", file_name(file).into())]);
    match notice {
        Notice::Damaged(aside) => {
            let settings = file_name(&aside.file).starts_with("settings");
            match &aside.now {
                Some(now) if settings => named("settings-damaged", now),
                Some(now) => named("save-damaged", now),
                None => named("file-damaged", &aside.file),
            }
        }
        Notice::Unusable(file, why) => named(
            match why {
                Unusable::Unreadable(_) => "file-unreadable",
                Unusable::TooNew => "save-too-new",
                Unusable::UnknownGame(_) => "save-unknown-game",
                Unusable::NoBoard(_) => "save-no-board",
                Unusable::OtherBoard(_) => "save-other-board",
            },
            file,
        ),
        Notice::Clamped(clamped) => words.tell(
            "setting-clamped",
            &[("field", clamped.field.into()), ("now", clamped.now.into())],
        ),
    }
}

fn of_report(report: &Report, words: &Words) -> Option<String> {
    match report {
        Report::Saved { .. } => None,
        Report::Trouble(Trouble { file, cause, .. }) => Some(words.tell(
            match cause {
                Cause::Full => "cannot-save-full",
                Cause::Forbidden => "cannot-save-forbidden",
                Cause::NoFolder => "cannot-save-no-folder",
                Cause::Other => "cannot-save",
            },
            &[("file", file.display().to_string().into())],
        )),
        Report::WorksAgain { .. } => Some(words.say("can-save-again")),
        Report::NoHome => Some(words.say("no-home")),
    }
}
