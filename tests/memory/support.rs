//! A home of one's own for every test, and games to keep in it.

#![allow(dead_code, reason = "each test file uses its part")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};

use taula::store::{Folders, Player, Report, Save, SaveId, Store};
use taula_rules::games::parchis::{Opening, Options, Parchis};
use taula_rules::{Levels, Match, Rules};
use tempfile::TempDir;

/// A small generator of its own: tests must not depend on one that may change.
pub struct Lots(pub u64);

impl Lots {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound
    }
}

/// A player's home, gone after the test.
pub struct Home {
    pub folder: TempDir,
    pub levels: Levels,
}

impl Home {
    pub fn new() -> Self {
        Self {
            folder: tempfile::tempdir().unwrap(),
            levels: Levels::built_in(),
        }
    }

    pub fn folders(&self) -> Folders {
        Folders::under(self.folder.path())
    }

    /// The store, and its reports.
    pub fn open(&self) -> (Store, Receiver<Report>) {
        open(self.folders())
    }

    pub fn file(&self, id: &SaveId) -> PathBuf {
        self.folders().saves().join(format!("{id}.json"))
    }

    /// Keeps the first `moves` moves of a game, then one more, so that there is a backup.
    pub fn keep_two(&self, store: &Store, id: &SaveId, moves: usize) {
        for moves in [moves, moves + 1] {
            let save = save(&table(moves), &self.levels);
            store.keep(id, move || save);
            assert!(store.flush());
        }
    }
}

pub fn open(folders: Folders) -> (Store, Receiver<Report>) {
    let (tell, reports) = channel();
    let store = Store::open(Some(folders), move |report| {
        let _ = tell.send(report);
    });
    (store, reports)
}

/// A game at the table, with who decided its moves.
pub struct Table {
    pub game: Match<Parchis>,
    pub by_person: Vec<bool>,
}

impl Table {
    pub fn new(seed: u64) -> Self {
        let options = Options {
            players: 2,
            opening: Opening::Seat0,
            ..Options::default()
        };
        let rules = Parchis::new(options, &Levels::built_in()).unwrap();
        Self {
            game: Match::new(rules, seed),
            by_person: Vec::new(),
        }
    }

    /// Plays a move drawn by lot; whether the game went on.
    pub fn play(&mut self, lots: &mut Lots) -> bool {
        if self.game.turn().is_over() {
            return false;
        }
        let mv = self.game.outcome().unwrap_or_else(|| {
            let legal = self.game.legal_moves();
            legal[lots.below(legal.len())]
        });
        self.by_person.push(!self.game.turn().is_chance());
        self.game.play(mv, &mut ()).unwrap();
        true
    }
}

/// A game of so many moves: always the same.
pub fn table(moves: usize) -> Table {
    let mut table = Table::new(11);
    let mut lots = Lots(5);
    for _ in 0..moves {
        assert!(table.play(&mut lots));
    }
    table
}

pub fn save(table: &Table, levels: &Levels) -> Save {
    Save::of(
        &table.game,
        players(),
        &table.by_person,
        1_700_000_000,
        levels,
    )
}

pub fn players() -> Vec<Player> {
    let player = |seat: usize, hand: &str, name: &str, dye: &str| Player {
        seat: Parchis::new(
            Options {
                players: 2,
                ..Options::default()
            },
            &Levels::built_in(),
        )
        .unwrap()
        .players()[seat],
        hand: hand.to_owned(),
        name: name.to_owned(),
        dye: dye.to_owned(),
    };
    vec![
        player(0, "person", "Ane \"Txiki\" Ñ", "yellow"),
        player(1, "easy", "Jon", "red"),
    ]
}

/// The names of the files in a folder, sorted; none where there is no folder.
pub fn names(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}
