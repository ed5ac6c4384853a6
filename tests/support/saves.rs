//! Games to keep in a folder of one's own.

use std::fs;
use std::path::PathBuf;

use taula::memory::Memory;
use taula::seating::Player;
use taula::store::{Folders, Save, SaveId};
use taula_rules::games::parchis::{Opening, Options, Parchis};
use taula_rules::{Levels, Match, Rules, Seat};
use tempfile::TempDir;

use super::played::Chosen;

/// A folder with saves, gone after the test.
pub struct Home {
    pub folder: TempDir,
    pub memory: Memory,
}

impl Home {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let memory = Memory::open(Some(Folders::under(folder.path())));
        Self { folder, memory }
    }

    pub fn saves(&self) -> PathBuf {
        Folders::under(self.folder.path()).saves()
    }

    pub fn file(&self, id: &SaveId) -> PathBuf {
        self.saves().join(format!("{id}.json"))
    }

    /// Keeps a game of people that was saved at a time, in seconds since 1970.
    pub fn keep(&self, players: u8, seed: u64, moves: usize, saved: u64) -> SaveId {
        let (game, people) = game(players, seed, moves);
        self.keep_game(&game, &people, saved)
    }

    /// Keeps any game that was saved at a time.
    pub fn keep_game<R: Rules>(
        &self,
        game: &Match<R>,
        people: &[(Seat, Player)],
        saved: u64,
    ) -> SaveId {
        let by_person = by_person(game);
        let kept = people
            .iter()
            .map(|(seat, player)| player.to_kept(*seat))
            .collect();
        let mut save = Save::of(game, kept, &by_person, saved, &Levels::built_in());
        save.saved = saved;
        let id: SaveId = format!("{saved}-{}-{:08x}", R::GAME, game.seed())
            .parse()
            .unwrap();
        self.memory.store.keep(&id, move || save);
        assert!(self.memory.store.flush());
        id
    }

    /// Puts a file among the saves that is none.
    pub fn damaged(&self, name: &str) {
        fs::write(self.saves().join(name), "{\"taula\": 1, ").unwrap();
    }

    /// Puts one there that a newer program wrote.
    pub fn too_new(&self, name: &str) {
        fs::write(self.saves().join(name), "{\"taula\": 99}").unwrap();
    }
}

/// The names of the files in a folder, sorted.
pub fn names(folder: &std::path::Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// A game of Parchís of so many moves, or to its end: always the same.
pub fn game(players: u8, seed: u64, moves: usize) -> (Match<Parchis>, Vec<(Seat, Player)>) {
    let options = Options {
        players,
        opening: Opening::Seat0,
        ..Options::default()
    };
    played(options, seed, moves)
}

/// A game of so many moves, or to its end: always the same.
pub fn played<O: Chosen>(
    options: O,
    seed: u64,
    moves: usize,
) -> (Match<O::Rules>, Vec<(Seat, Player)>) {
    let (mut game, people) = super::game(options, seed);
    let mut lots = seed;
    while game.moves().len() < moves && !game.turn().is_over() {
        lots = lots
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let mv = game.outcome().unwrap_or_else(|| {
            let legal = game.legal_moves();
            legal[(lots >> 33) as usize % legal.len()]
        });
        game.play(mv, &mut ()).unwrap();
    }
    (game, people)
}

/// Who decided the moves of a game of people.
pub fn by_person<R: Rules>(game: &Match<R>) -> Vec<bool> {
    let mut at = game.first();
    let decided = |&mv: &R::Move| {
        let chance = game.rules().turn(&at).is_chance();
        game.rules().play(&mut at, mv, &mut ());
        !chance
    };
    game.moves().iter().map(decided).collect()
}
