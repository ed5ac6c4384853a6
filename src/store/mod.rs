//! What is remembered from one start to the next: saves and settings (`docs/memory.md`).
//!
//! A [`Store`] is all of it. What is handed over for keeping is written by a thread of its own
//! ([`Saver`]), each file so that it is whole at every moment ([`atomic`]). What goes wrong comes back as
//! data; the words for it are found elsewhere.

pub mod atomic;
mod folders;
mod presence;
mod saver;
mod saves;
mod settings;

use std::path::{Path, PathBuf};
use std::time::Duration;

use taula_rules::Levels;

pub use atomic::{Aside, Damage, Read, Unfit, Unusable};
pub use folders::{Folders, HOME};
pub use saver::{Cause, Report, Saver, Ticket, Trouble};
pub use saves::{NoSaveId, Player, Save, SaveId, Summary, now};
pub use settings::{Clamped, Settings, Setup, Speed, Window};

use presence::Presence;

/// How long changed settings may wait: moving a window changes them many times a second.
const SETTLE: Duration = Duration::from_millis(500);

/// The memory of the program.
///
/// Keeping never waits for the disk; reading first waits until what was handed over for keeping is there,
/// so it always finds the newest.
pub struct Store {
    home: Option<(Folders, Presence)>,
    saver: Saver,
}

/// Something the player should be told, each in one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A file was damaged and is kept aside.
    Damaged(Aside),
    /// A file is not used and stays where it is.
    Unusable(PathBuf, Unusable),
    /// A number in the settings was out of its range.
    Clamped(Clamped),
}

/// What was read, and what is to be told about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Found<T> {
    /// What was read.
    pub value: T,
    /// What is to be told.
    pub notices: Vec<Notice>,
}

impl Store {
    /// The memory in these folders ([`Folders::find`]). Without folders nothing is remembered, which
    /// is reported at once.
    ///
    /// `tell` is called with every report, from another thread as a rule; it should only pass it on.
    #[must_use]
    pub fn open(folders: Option<Folders>, tell: impl Fn(Report) + Send + Sync + 'static) -> Self {
        if folders.is_none() {
            tell(Report::NoHome);
        }
        let home = folders.map(|folders| {
            let presence = Presence::announce(&folders);
            (folders, presence)
        });
        Self {
            home,
            saver: Saver::start(tell),
        }
    }

    /// Where everything lies; none where nothing is remembered.
    #[must_use]
    pub fn folders(&self) -> Option<&Folders> {
        self.home.as_ref().map(|(folders, _)| folders)
    }

    /// Whether no other Taula used the folders when this one began. Where one did, the newest game may
    /// be the one on its table.
    #[must_use]
    pub fn alone(&self) -> bool {
        self.home
            .as_ref()
            .is_none_or(|(_, presence)| presence.alone())
    }

    /// Waits until everything handed over for keeping is on the disk or has failed once more. Says
    /// whether it all is on the disk. Dropping the store does the same.
    pub fn flush(&self) -> bool {
        self.saver.flush()
    }

    /// The settings. Where they are damaged or cannot be read they are kept aside, and these are the
    /// default ones.
    #[must_use]
    pub fn settings(&self) -> Found<Settings> {
        let Some(folders) = self.folders() else {
            return Found {
                value: Settings::default(),
                notices: Vec::new(),
            };
        };
        self.flush();
        let path = folders.settings();
        let mut read = atomic::read(&path, |bytes| Ok(Settings::read(bytes)?));
        // Settings are written back, so what cannot be read must not stay where it would be written over.
        if let Some((file, Unusable::Unreadable(kind))) = read.unusable.take() {
            let now = atomic::put_aside(&file).ok();
            let why = Damage::Unreadable(kind);
            read.damaged.push(Aside { file, now, why });
        }
        let (value, mut notices) = found(read);
        let (value, clamped) = value.unwrap_or_default();
        notices.extend(clamped.into_iter().map(Notice::Clamped));
        Found { value, notices }
    }

    /// Keeps the settings. Many changes in a short time are written once.
    pub fn keep_settings(&self, settings: &Settings) {
        if let Some(folders) = self.folders() {
            self.saver
                .write_within(folders.settings(), settings.to_bytes(), SETTLE);
        }
    }

    /// Every save, the one saved last first. What is damaged to the eye is put aside; whether the moves
    /// are legal is only seen by [`Store::load`].
    #[must_use]
    pub fn saves(&self) -> Found<Vec<Summary>> {
        let mut all = Found {
            value: Vec::new(),
            notices: Vec::new(),
        };
        let Some(folder) = self.saves_folder() else {
            return all;
        };
        self.flush();
        match saves::names(&folder) {
            Ok(ids) => {
                for id in ids {
                    let read =
                        atomic::read(&id.file(&folder), |bytes| Summary::read(id.clone(), bytes));
                    let (summary, notices) = found(read);
                    all.value.extend(summary);
                    all.notices.extend(notices);
                }
            }
            Err(error) => {
                let why = Unusable::Unreadable(error.kind());
                all.notices.push(Notice::Unusable(folder, why));
            }
        }
        all.value
            .sort_by(|a, b| (b.saved, &b.id).cmp(&(a.saved, &a.id)));
        all
    }

    /// A save, whole and played through. None where it is not there or cannot be used: the notices then
    /// say why.
    #[must_use]
    pub fn load(&self, id: &SaveId, levels: &Levels) -> Found<Option<Save>> {
        let Some(folder) = self.saves_folder() else {
            return Found {
                value: None,
                notices: Vec::new(),
            };
        };
        self.flush();
        let read = atomic::read(&id.file(&folder), |bytes| Save::read(bytes, levels));
        let (value, notices) = found(read);
        Found { value, notices }
    }

    /// The name under which a game that begins now is to be kept.
    #[must_use]
    pub fn new_save(&self, game: &str) -> SaveId {
        SaveId::new(game, now())
    }

    /// Keeps a game as it stands. `make` is called by another thread, and not at all where the same
    /// game is handed over again before its turn comes. None where nothing is remembered.
    pub fn keep(
        &self,
        id: &SaveId,
        make: impl FnOnce() -> Save + Send + 'static,
    ) -> Option<Ticket> {
        let file = id.file(&self.saves_folder()?);
        Some(self.saver.write(file, move || make().to_bytes()))
    }

    /// Removes a save with its backup and picture, and nothing else.
    pub fn delete(&self, id: &SaveId) {
        if let Some(folder) = self.saves_folder() {
            self.saver.remove(id.file(&folder));
            self.saver.remove(id.picture(&folder));
        }
    }

    /// The picture of a save, if there is one that is not older than the save itself: the bytes of a PNG
    /// file, unchecked.
    #[must_use]
    pub fn picture(&self, id: &SaveId) -> Option<Vec<u8>> {
        self.flush();
        let folder = self.saves_folder()?;
        let written = |path: PathBuf| std::fs::metadata(path).and_then(|data| data.modified());
        let picture = id.picture(&folder);
        let (save, painted) = (written(id.file(&folder)), written(picture.clone()));
        if matches!((save, painted), (Ok(save), Ok(painted)) if painted < save) {
            return None;
        }
        std::fs::read(picture).ok()
    }

    /// The files in the folder of the saves that were damaged and put aside, at any time, by name.
    #[must_use]
    pub fn put_aside(&self) -> Vec<PathBuf> {
        let Some(folder) = self.saves_folder() else {
            return Vec::new();
        };
        let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
            .into_iter()
            .flatten()
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| atomic::is_aside(&file_name(path)))
            .collect();
        files.sort();
        files
    }

    /// Removes a file that cannot be used, of the folder of the saves and no other.
    pub fn delete_unfit(&self, file: &Path) {
        if file.parent().map(Path::to_path_buf) == self.saves_folder() && file.is_file() {
            self.saver.remove(file.to_path_buf());
        }
    }

    /// Keeps the picture of a save.
    pub fn set_picture(&self, id: &SaveId, png: Vec<u8>) {
        if let Some(folder) = self.saves_folder() {
            self.saver.write_alone(id.picture(&folder), png);
        }
    }

    fn saves_folder(&self) -> Option<PathBuf> {
        self.folders().map(Folders::saves)
    }
}

fn found<T>(read: Read<T>) -> (Option<T>, Vec<Notice>) {
    let mut notices: Vec<Notice> = read.damaged.into_iter().map(Notice::Damaged).collect();
    if let Some((file, why)) = read.unusable {
        notices.push(Notice::Unusable(file, why));
    }
    (read.value, notices)
}

/// The name of a file, for a sentence about it.
#[must_use]
pub fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or(path.as_os_str())
        .to_string_lossy()
        .into_owned()
}
