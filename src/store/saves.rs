//! Saves: what of a game at the table is kept, and reading it with suspicion.

use std::collections::BTreeSet;
use std::fmt;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::error::Category;
use taula_rules::engine::{AnyMatch, family};
use taula_rules::{Fault, Levels, Record, Seat, Turn};

use super::atomic::{Damage, Unfit, Unusable};

/// The version of the form written here.
const FORM: u32 = 1;

/// How names of saves end.
const ENDING: &str = ".json";

/// The name of a save: that of its file without the ending. It never changes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SaveId(String);

/// A text that cannot be the name of a save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSaveId;

impl fmt::Display for NoSaveId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a save is that of its file without \".json\"")
    }
}

impl std::error::Error for NoSaveId {}

impl SaveId {
    /// A name for a game that begins now. A number drawn by lot keeps apart what two programs begin in the
    /// same second.
    pub(super) fn new(game: &str, started: u64) -> Self {
        let lot = RandomState::new().build_hasher().finish() as u32;
        Self(format!("{started}-{game}-{lot:08x}"))
    }

    pub(super) fn file(&self, folder: &Path) -> PathBuf {
        folder.join(format!("{}{ENDING}", self.0))
    }

    pub(super) fn picture(&self, folder: &Path) -> PathBuf {
        folder.join(format!("{}.png", self.0))
    }
}

impl fmt::Display for SaveId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Takes only what stays in its folder.
impl FromStr for SaveId {
    type Err = NoSaveId;

    fn from_str(text: &str) -> Result<Self, NoSaveId> {
        let strange = |c: char| matches!(c, '/' | '\\' | ':') || c.is_control();
        if text.is_empty() || text.starts_with('.') || text.contains(strange) {
            return Err(NoSaveId);
        }
        Ok(Self(text.to_owned()))
    }
}

/// Somebody who plays, in words: what hands and colours there are is not for this module to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Where.
    pub seat: Seat,
    /// Who moves the pieces: `person`, or the name of a computer player's level.
    pub hand: String,
    /// What the player is called.
    pub name: String,
    /// The name of the colour.
    pub dye: String,
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Save {
    /// Its options, seed and moves.
    pub record: Record,
    /// Who plays, each on a seat of their own.
    pub players: Vec<Player>,
    /// Which moves a person decided: places in the record's list of moves, rising.
    pub by_person: Vec<usize>,
    /// When it began, in seconds since 1970.
    pub started: u64,
    /// When it was last saved, in seconds since 1970.
    pub saved: u64,
    /// Once it is over: the places, best first, those who share one together.
    pub ranking: Option<Vec<Vec<Seat>>>,
    /// What the board's file looked like, so that moves that are no longer possible can be told from
    /// damage.
    board: Option<String>,
}

impl Save {
    /// What is to be kept of a game as it stands. `by_person` says of each move whether a person decided
    /// it; `started` is when the game began ([`now`]).
    #[must_use]
    pub fn of(
        game: &dyn AnyMatch,
        players: Vec<Player>,
        by_person: &[bool],
        started: u64,
        levels: &Levels,
    ) -> Self {
        let record = game.record();
        let by_person = (0_usize..).zip(by_person);
        Self {
            board: mark(&record, levels),
            players,
            by_person: by_person.filter(|(_, by)| **by).map(|(n, _)| n).collect(),
            started,
            saved: now(),
            ranking: ranking(game),
            record,
        }
    }

    /// The bytes of its file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        #[derive(Serialize)]
        struct File<'a> {
            taula: u32,
            #[serde(flatten)]
            save: &'a Save,
        }
        let file = File {
            taula: FORM,
            save: self,
        };
        // Strings and numbers alone: that these do not fail to be written is tested.
        let mut bytes = serde_json::to_vec(&file).unwrap_or_default();
        bytes.push(b'\n');
        bytes
    }

    /// Whether a person decided it, for each move of the record.
    #[must_use]
    pub fn by_person(&self) -> Vec<bool> {
        let mut by_person = vec![false; self.record.moves.len()];
        for &place in &self.by_person {
            if let Some(by) = by_person.get_mut(place) {
                *by = true;
            }
        }
        by_person
    }

    /// Reads a save and plays it through.
    ///
    /// # Errors
    /// Where it is damaged, or cannot be used by this program.
    pub fn read(bytes: &[u8], levels: &Levels) -> Result<Self, Unfit> {
        /// The fields as they stand in the file.
        #[derive(Deserialize)]
        struct File {
            record: Value,
            players: Vec<Player>,
            by_person: Vec<usize>,
            started: u64,
            saved: u64,
            ranking: Option<Vec<Vec<Seat>>>,
            board: Option<String>,
        }
        check_form(bytes)?;
        let file: File = json(bytes)?;
        let record = Record::read(&file.record).map_err(Damage::Content)?;
        let save = Self {
            record,
            players: file.players,
            by_person: file.by_person,
            started: file.started,
            saved: file.saved,
            ranking: file.ranking,
            board: file.board,
        };
        save.check(levels)?;
        Ok(save)
    }

    fn check(&self, levels: &Levels) -> Result<(), Unfit> {
        let name = self.record.game();
        let family = check_game(&self.record.rules)?;
        let board = board(&self.record);
        if !levels.boards(name).any(|there| there == board) {
            return Err(Unusable::NoBoard(board.to_owned()).into());
        }
        let game = family.load(&self.record, levels).map_err(|fault| {
            if self.board.is_some() && self.board != mark(&self.record, levels) {
                Unfit::from(Unusable::OtherBoard(board.to_owned()))
            } else {
                Damage::Game(fault).into()
            }
        })?;
        let content = |fault: &str| Err(Damage::Content(Fault::new(fault)).into());
        let mut seats = BTreeSet::new();
        if !self.players.iter().all(|player| seats.insert(player.seat)) {
            return content("`players`: two sit on the same seat");
        }
        let rising = self.by_person.is_sorted_by(|a, b| a < b);
        let last = self.by_person.last();
        if !rising || last.is_some_and(|&last| last >= self.record.moves.len()) {
            return content("`by_person`: not rising places in the list of moves");
        }
        if self.ranking != ranking(&*game) {
            return content("`ranking` is not what the game came to");
        }
        Ok(())
    }
}

/// Seconds since 1970.
#[must_use]
pub fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs())
}

fn ranking(game: &dyn AnyMatch) -> Option<Vec<Vec<Seat>>> {
    match game.turn() {
        Turn::Over { ranking } => Some(ranking),
        _ => None,
    }
}

/// The name of the board a record is played on.
fn board(record: &Record) -> &str {
    let chosen = record.options.get("board").and_then(Value::as_str);
    chosen.unwrap_or("standard")
}

/// A short text that changes when the board's file does (FNV-1a); none where there is no such file.
fn mark(record: &Record, levels: &Levels) -> Option<String> {
    let text = levels.text(&format!("{}/{}.ron", record.game(), board(record)))?;
    let mark = text.bytes().fold(0xCBF2_9CE4_8422_2325_u64, |mark, byte| {
        (mark ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    });
    Some(format!("{mark:016x}"))
}

/// The family of games that `rules` (`parchis/1`) names, if this program knows it in this version.
fn check_game(rules: &str) -> Result<&'static dyn taula_rules::engine::Family, Unfit> {
    let (name, version) = rules.split_once('/').unwrap_or((rules, ""));
    let version: u32 =
        version
            .parse()
            .ok()
            .filter(|&version| version > 0)
            .ok_or(Damage::Content(Fault::new(
                "`record.rules` is not a game and a version",
            )))?;
    let family = family(name).ok_or_else(|| Unusable::UnknownGame(name.to_owned()))?;
    if version > family.version() {
        return Err(Unusable::TooNew.into());
    }
    Ok(family)
}

/// Whether this program knows the form. Asked first: newer ones may look quite different.
fn check_form(bytes: &[u8]) -> Result<(), Unfit> {
    #[derive(Deserialize)]
    struct Form {
        taula: u32,
    }
    #[derive(Deserialize)]
    struct Kept {
        record: RecordForm,
    }
    #[derive(Deserialize)]
    struct RecordForm {
        format: u32,
    }
    match json::<Form>(bytes)?.taula {
        FORM => {}
        0 => return Err(Damage::Content(Fault::new("`taula` is 0")).into()),
        _ => return Err(Unusable::TooNew.into()),
    }
    // The record has a form of its own, which other programs know as well.
    if json::<Kept>(bytes)?.record.format > Record::FORMAT {
        return Err(Unusable::TooNew.into());
    }
    Ok(())
}

fn json<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, Damage> {
    serde_json::from_slice(bytes).map_err(|error| match error.classify() {
        Category::Eof => Damage::CutOff,
        Category::Data => Damage::Content(Fault::new(error.to_string())),
        Category::Syntax | Category::Io => Damage::Syntax {
            line: error.line(),
            column: error.column(),
        },
    })
}

/// What a list of saves shows of one. Its moves are not looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Its name.
    pub id: SaveId,
    /// The name of the game.
    pub game: String,
    /// What was chosen of its rules.
    pub options: Value,
    /// The seed of its outcomes of chance.
    pub seed: u64,
    /// Who plays.
    pub players: Vec<Player>,
    /// How many moves were played, outcomes of chance among them.
    pub moves: usize,
    /// When it began, in seconds since 1970.
    pub started: u64,
    /// When it was last saved, in seconds since 1970.
    pub saved: u64,
    /// Once it is over: the places, best first.
    pub ranking: Option<Vec<Vec<Seat>>>,
}

impl Summary {
    /// Whether the game is over: it can be replayed, not gone on with.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.ranking.is_some()
    }

    pub(super) fn read(id: SaveId, bytes: &[u8]) -> Result<Self, Unfit> {
        #[derive(Deserialize)]
        struct File {
            record: Head,
            players: Vec<Player>,
            started: u64,
            saved: u64,
            ranking: Option<Vec<Vec<Seat>>>,
        }
        #[derive(Deserialize)]
        struct Head {
            rules: String,
            options: Value,
            seed: u64,
            moves: Count,
        }
        check_form(bytes)?;
        let file: File = json(bytes)?;
        check_game(&file.record.rules)?;
        Ok(Self {
            id,
            game: file
                .record
                .rules
                .split('/')
                .next()
                .unwrap_or_default()
                .to_owned(),
            options: file.record.options,
            seed: file.record.seed,
            players: file.players,
            moves: file.record.moves.0,
            started: file.started,
            saved: file.saved,
            ranking: file.ranking,
        })
    }
}

/// The length of a list, whatever is in it.
struct Count(usize);

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Counter;

        impl<'de> Visitor<'de> for Counter {
            type Value = Count;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Count, A::Error> {
                let mut count = 0;
                while list.next_element::<IgnoredAny>()?.is_some() {
                    count += 1;
                }
                Ok(Count(count))
            }
        }

        deserializer.deserialize_seq(Counter)
    }
}

/// The names of the saves in a folder, those of which only the backup is left among them.
pub(super) fn names(folder: &Path) -> io::Result<BTreeSet<SaveId>> {
    let entries = match std::fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeSet::new()),
        entries => entries?,
    };
    let mut names = BTreeSet::new();
    for entry in entries {
        // Other files, such as those put aside, are none of ours.
        let name = entry?.file_name();
        let id = name.to_str().and_then(|name| {
            let name = name.strip_suffix(".bak").unwrap_or(name);
            name.strip_suffix(ENDING)?.parse().ok()
        });
        names.extend(id);
    }
    Ok(names)
}
