//! What lies on the screen of saved games: the list, read aside, and of each game that is seen how it
//! stands, looked up aside as well.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;
use bevy_egui::egui::Id;
use taula_art::Pixels;
use taula_rules::Seat;

use crate::app::Boards;
use crate::games;
use crate::locale::Words;
use crate::memory::{Memory, opened};
use crate::seating::Player;
use crate::store::{Aside, Notice, Save, SaveId, Summary};
use crate::table::Still;

/// How many games are looked up at a time: as many more would not be there sooner.
const AT_A_TIME: usize = 2;

/// The largest side of a picture that is taken for one.
const MOST_PIXELS: u32 = 1024;

/// The saved games.
#[derive(Resource, Default)]
pub struct Shelf {
    /// What lies there; nothing while the list is read.
    pub things: Option<Vec<Thing>>,
    /// Which was in focus last.
    pub chosen: Option<Id>,
    /// Whether it is asked if that is to be deleted.
    pub asks: bool,
    /// The first row that is seen.
    pub top: usize,
    /// Whether the list has just been read, and not been seen yet.
    pub fresh: bool,
    /// How far the wheel has turned since it last moved a row, in points.
    pub turned: f32,
    /// Games that are seen and not looked up yet, the first seen first.
    pub wanted: Vec<SaveId>,
    reading: Option<Task<Vec<Thing>>>,
    looking: Vec<(SaveId, Task<Looked>)>,
}

/// Something on the shelf.
#[derive(Clone, Debug)]
pub enum Thing {
    /// A game.
    Game(Game),
    /// A file that cannot be used.
    Torn(Torn),
}

/// How a game stands, if it can be used, and what is to be told of its file.
type Looked = (Option<Look>, Vec<Notice>);

/// A game that is kept.
#[derive(Clone, Debug)]
pub struct Game {
    /// What the list says of it.
    pub summary: Summary,
    /// Who plays.
    pub players: Vec<(Seat, Player)>,
    /// How it stands, once it has been looked up.
    pub look: Option<Look>,
}

impl Game {
    /// What it is called.
    #[must_use]
    pub fn called(&self, words: &Words) -> String {
        games::name_of(&self.summary.game, &self.summary.options, words)
    }

    /// Whether it can be gone over before it is over: not while something in it is hidden from somebody.
    #[must_use]
    pub fn can_be_watched(&self) -> bool {
        !self.summary.is_over() && !self.look.as_ref().is_some_and(|look| look.veiled)
    }
}

/// How a game stands.
#[derive(Clone, Debug)]
pub struct Look {
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Its board.
    pub still: Arc<dyn Still>,
    /// Whether something lies on it that not all players may see.
    pub veiled: bool,
}

/// A file that cannot be used.
#[derive(Clone, Debug)]
pub enum Torn {
    /// It was damaged, and put aside: here.
    Aside(PathBuf),
    /// Why it cannot be used.
    Unfit(Notice),
}

impl Thing {
    /// By what it is told from the others.
    #[must_use]
    pub fn name(&self) -> (&'static str, String) {
        match self {
            Self::Game(game) => ("save", game.summary.id.to_string()),
            Self::Torn(torn) => {
                let file = torn.file().map(|file| file.display().to_string());
                ("torn", file.unwrap_or_default())
            }
        }
    }

    /// The same as the focus knows it.
    #[must_use]
    pub fn id(&self) -> Id {
        Id::new(self.name())
    }
}

impl Torn {
    /// The file.
    #[must_use]
    pub fn file(&self) -> Option<&PathBuf> {
        match self {
            Self::Aside(file)
            | Self::Unfit(Notice::Unusable(file, _) | Notice::Damaged(Aside { file, .. })) => {
                Some(file)
            }
            Self::Unfit(Notice::Clamped(_)) => None,
        }
    }
}

impl Shelf {
    /// What was in focus last; the first thing where that is gone.
    #[must_use]
    pub fn at(&self) -> Option<&Thing> {
        let things = self.things.as_ref()?;
        let chosen = |thing: &&Thing| Some(thing.id()) == self.chosen;
        things.iter().find(chosen).or(things.first())
    }

    /// Whether nothing is read or looked up any more.
    #[must_use]
    pub fn settled(&self) -> bool {
        self.reading.is_none() && self.looking.is_empty() && self.wanted.is_empty()
    }

    /// Takes away what is in focus. What comes after it has the focus then, else what is before it.
    pub fn take(&mut self) -> Option<Thing> {
        let id = self.at()?.id();
        let things = self.things.as_mut()?;
        let at = things.iter().position(|thing| thing.id() == id)?;
        let taken = things.remove(at);
        let next = things.get(at).or(things.last());
        self.chosen = next.map(Thing::id);
        self.asks = false;
        Some(taken)
    }

    /// Has the list read.
    fn read(&mut self, memory: &Memory) {
        let store = memory.store.clone();
        let task = async move {
            let found = store.saves();
            let games = found.value.into_iter().map(|summary| {
                let players = summary.players.iter().map(Player::from_kept).collect();
                Thing::Game(Game {
                    summary,
                    players,
                    look: None,
                })
            });
            // What has been put aside lies there anyway, whenever that was.
            let unfit = found.notices.into_iter().filter(|notice| !is_aside(notice));
            let torn = unfit
                .map(Torn::Unfit)
                .chain(store.put_aside().into_iter().map(Torn::Aside));
            games.chain(torn.map(Thing::Torn)).collect()
        };
        self.reading = Some(AsyncComputeTaskPool::get().spawn(task));
        self.looking.clear();
    }

    fn game(&mut self, id: &SaveId) -> Option<&mut Thing> {
        let things = self.things.iter_mut().flatten();
        let mut games = things.filter(|thing| matches!(thing, Thing::Game(_)));
        games.find(|thing| matches!(thing, Thing::Game(game) if game.summary.id == *id))
    }

    /// Has a game looked up.
    fn look_up(&mut self, id: SaveId, memory: &Memory, boards: &Boards) {
        let (store, boards, of) = (memory.store.clone(), boards.clone(), id.clone());
        let task = async move {
            let found = store.load(&of, &boards.levels);
            let look = found.value.and_then(|save| look(&save, &boards));
            (look, found.notices)
        };
        self.looking
            .push((id, AsyncComputeTaskPool::get().spawn(task)));
    }
}

/// Whether it says that a file was put aside.
const fn is_aside(notice: &Notice) -> bool {
    matches!(notice, Notice::Damaged(Aside { now: Some(_), .. }))
}

/// How a game stands.
fn look(save: &Save, boards: &Boards) -> Option<Look> {
    let table = opened(save, boards)?;
    Some(Look {
        turn: table.seen_turn(),
        still: table.still(),
        veiled: table.is_veiled(),
    })
}

/// The small picture of a save at a size: as it was kept, else painted now, and kept.
pub fn small(
    id: &SaveId,
    still: Option<&dyn Still>,
    memory: &Memory,
    boards: &Boards,
    size: (u32, u32),
) -> Pixels {
    let store = &memory.store;
    let kept = store
        .picture(id)
        .and_then(|png| Pixels::from_png(&png, MOST_PIXELS))
        .filter(|pixels| still.is_none_or(|still| (pixels.width, pixels.height) == still.size()));
    let picture = kept.or_else(|| {
        let looked = match still {
            Some(still) => Some(still.paint()),
            None => {
                let save = store.load(id, &boards.levels).value?;
                look(&save, boards).map(|look| look.still.paint())
            }
        };
        let pixels = looked?;
        store.set_picture(id, pixels.to_png());
        Some(pixels)
    });
    picture.map_or_else(
        || Pixels::new(size.0, size.1),
        |picture| picture.sized(size.0, size.1),
    )
}

/// The list is read anew each time the screen is come to.
pub fn open(mut shelf: ResMut<Shelf>, memory: Res<Memory>) {
    shelf.things = None;
    shelf.asks = false;
    shelf.wanted.clear();
    shelf.read(&memory);
}

/// Takes what has been read or looked up, and has more looked up.
pub fn take_in(
    mut shelf: ResMut<Shelf>,
    memory: Res<Memory>,
    boards: Res<Boards>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if shelf.settled() {
        return;
    }
    redraw.write(RequestRedraw);
    let shelf = &mut *shelf;
    if let Some(things) = shelf
        .reading
        .as_mut()
        .and_then(|task| block_on(poll_once(task)))
    {
        shelf.reading = None;
        info!("{} things on the shelf", things.len());
        shelf.things = Some(things);
        shelf.fresh = true;
    }
    let mut done = Vec::new();
    shelf.looking.retain_mut(|(id, task)| {
        let looked = block_on(poll_once(task));
        let waits = looked.is_none();
        done.extend(looked.map(|looked| (id.clone(), looked)));
        waits
    });
    for (id, (look, notices)) in done {
        if let Some(thing) = shelf.game(&id) {
            match (thing, look, notices.first()) {
                (Thing::Game(game), Some(look), _) => game.look = Some(look),
                // What the list took for a game is none.
                (thing, None, Some(notice)) => *thing = Thing::Torn(Torn::Unfit(notice.clone())),
                _ => {}
            }
        }
        // What has just been put aside lies there now.
        if notices.iter().any(is_aside) {
            shelf.read(&memory);
        }
    }
    let wanted = std::mem::take(&mut shelf.wanted);
    for id in wanted {
        let looking = shelf.looking.iter().any(|(of, _)| *of == id);
        if !looking && shelf.looking.len() < AT_A_TIME {
            shelf.look_up(id, &memory, &boards);
        }
    }
}
