//! Who sits at the table: people, computer players, names and colours.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use bevy::prelude::*;
use serde_json::{Map, Value};
use taula_art::Dye;
use taula_rules::bots::Level;
use taula_rules::lesson::LEARNER;
use taula_rules::options::{OptionRange, OptionSpec};
use taula_rules::{Levels, Seat};

use crate::table::Variant;
use crate::{games, store};

/// Who moves a seat's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Somebody at the table.
    Person,
    /// A computer player.
    Computer(Level),
}

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Who moves the pieces.
    pub hand: Hand,
    /// What the player is called.
    pub name: String,
    /// The colour, pattern and shape of the pieces.
    pub dye: Dye,
}

impl Player {
    /// As it is written down.
    #[must_use]
    pub fn to_kept(&self, seat: Seat) -> store::Player {
        store::Player {
            seat,
            hand: match self.hand {
                Hand::Person => PERSON,
                Hand::Computer(level) => level.name(),
            }
            .to_owned(),
            name: self.name.clone(),
            dye: self.dye.name().to_owned(),
        }
    }

    /// As it was written down. Who moves the pieces is a person and the colour the seat's own where what
    /// is written is not known.
    #[must_use]
    pub fn from_kept(kept: &store::Player) -> (Seat, Self) {
        let own = Dye::ALL[kept.seat.index() % Dye::ALL.len()];
        let known = games::GAMES.iter().flat_map(|game| game.dyes());
        let player = Self {
            hand: kept.hand.parse().map_or(Hand::Person, Hand::Computer),
            name: fitting(&kept.name).unwrap_or_else(|| NAMES[kept.seat.index() % 4].to_owned()),
            dye: known
                .copied()
                .find(|dye| dye.name() == kept.dye)
                .unwrap_or(own),
        };
        (kept.seat, player)
    }
}

/// How a person is written down; a computer player is by its level.
const PERSON: &str = "person";

/// A name as it can be shown: short, on one line; none where nothing is left of it.
fn fitting(name: &str) -> Option<String> {
    let name: String = name
        .trim()
        .chars()
        .filter(|c| !c.is_control())
        .take(LONGEST_NAME)
        .collect();
    (!name.is_empty()).then_some(name)
}

/// The chairs around the table, by seat; an empty one is nobody's.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Seating {
    /// The name of the family of the game that is set up: which game of it, the options say.
    pub game: String,
    /// By seat.
    pub chairs: [Option<Player>; 4],
    /// What the players chose of the rules, by the name of each option; how many play is not among it.
    pub options: Map<String, Value>,
}

/// Options that the set-up does not show: the first follows from who sits down, the second is the one board
/// it shows.
pub const UNASKED: [&str; 2] = ["players", "board"];

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 16;

/// The names of those who have not given theirs.
const NAMES: [&str; 4] = ["Ane", "Mikel", "Maddi", "Jon"];

impl Default for Seating {
    fn default() -> Self {
        let first = games::GAMES.first();
        Self::of(first.map_or("", |game| game.name()))
    }
}

impl Seating {
    /// How a game is set up where nothing has been chosen.
    #[must_use]
    pub fn of(game: &str) -> Self {
        let all = seatings(game).last().copied().unwrap_or_default();
        let dyes = games::game(game).map_or(&Dye::ALL[..], |game| game.dyes());
        let chair = |seat: usize| {
            let hand = if seat == 0 {
                Hand::Person
            } else {
                Hand::Computer(Level::Easy)
            };
            let player = Player {
                hand,
                name: NAMES[seat].to_owned(),
                dye: dyes.get(seat).copied().unwrap_or(Dye::ALL[seat]),
            };
            all.contains(&seat).then_some(player)
        };
        Self {
            game: game.to_owned(),
            chairs: std::array::from_fn(chair),
            options: Map::new(),
        }
    }

    /// Whether it can be chosen how many play.
    #[must_use]
    pub fn can_vary(&self) -> bool {
        seatings(&self.game).len() > 1
    }

    /// Whether somebody can sit on a chair.
    #[must_use]
    pub fn has_chair(&self, seat: usize) -> bool {
        let mut seatings = seatings(&self.game).iter();
        seatings.any(|seats| seats.contains(&seat))
    }

    /// Who sits at a lesson's table: the learner, and computer players, each in the colour of the seat.
    #[must_use]
    pub fn lesson(game: &str, learner: &str, seats: &[Seat]) -> Vec<(Seat, Player)> {
        let usual = Self::of(game).chairs;
        // The learner's name is nobody else's.
        let free = |taken: &[String]| {
            let name = NAMES
                .into_iter()
                .rev()
                .find(|name| !taken.iter().any(|n| n == name));
            name.unwrap_or(NAMES[0]).to_owned()
        };
        let mut taken = vec![learner.to_owned()];
        let mut players = Vec::new();
        for &seat in seats {
            let Some(chair) = usual.get(seat.index()).cloned().flatten() else {
                continue;
            };
            let player = if seat == LEARNER {
                Player {
                    hand: Hand::Person,
                    name: learner.to_owned(),
                    ..chair
                }
            } else {
                let name = if taken.contains(&chair.name) {
                    free(&taken)
                } else {
                    chair.name.clone()
                };
                taken.push(name.clone());
                Player {
                    hand: Hand::Computer(Level::Easy),
                    name,
                    ..chair
                }
            };
            players.push((seat, player));
        }
        players
    }

    /// What whoever sits at the learner's seat is called, where a person does.
    #[must_use]
    pub fn learner(&self) -> String {
        let chair = self.chairs.get(LEARNER.index()).and_then(Option::as_ref);
        let person = |chair: &&Player| chair.hand == Hand::Person;
        chair
            .filter(person)
            .or_else(|| self.chairs.iter().flatten().find(person))
            .map_or_else(|| NAMES[0].to_owned(), |player| player.name.clone())
    }

    /// The options as the rules read them.
    #[must_use]
    pub fn rules(&self) -> Value {
        let mut options = self.options.clone();
        if self.can_vary() {
            options.insert("players".to_owned(), self.count().into());
        }
        Value::Object(options)
    }

    /// How many play.
    #[must_use]
    pub fn count(&self) -> usize {
        self.chairs.iter().flatten().count()
    }

    /// Those who play with their seats, in turn order.
    pub fn players(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.chairs
            .iter()
            .enumerate()
            .filter_map(|(seat, chair)| Some((Seat(seat as u8), chair.as_ref()?)))
    }

    /// Whether a chair can be left: two must play.
    #[must_use]
    pub fn can_leave(&self, seat: usize) -> bool {
        self.chairs[seat].is_some() && self.count() > 2
    }

    /// Puts a hand on a chair; nobody leaves it empty. The others keep their order but move to the seats
    /// that so many players take: three the first three, two opposite each other.
    pub fn set_hand(&mut self, seat: usize, hand: Option<Hand>) {
        match (&mut self.chairs[seat], hand) {
            (Some(player), Some(hand)) => player.hand = hand,
            (None, Some(hand)) => {
                self.chairs[seat] = Some(self.newcomer(hand));
                self.reseat();
            }
            (_, None) => {
                if self.can_leave(seat) {
                    self.chairs[seat] = None;
                    self.reseat();
                }
            }
        }
    }

    fn newcomer(&self, hand: Hand) -> Player {
        let taken = |name: &str| {
            self.chairs
                .iter()
                .flatten()
                .any(|player| player.name == name)
        };
        let worn = |dye: Dye| self.chairs.iter().flatten().any(|player| player.dye == dye);
        let name = NAMES
            .into_iter()
            .find(|name| !taken(name))
            .unwrap_or(NAMES[0])
            .to_owned();
        let dye = Dye::ALL
            .into_iter()
            .find(|&dye| !worn(dye))
            .unwrap_or(Dye::Yellow);
        Player { hand, name, dye }
    }

    fn reseat(&mut self) {
        let players: Vec<Player> = self.chairs.iter_mut().filter_map(Option::take).collect();
        let seats = seatings(&self.game)
            .iter()
            .find(|seats| seats.len() >= players.len());
        for (&seat, player) in seats.copied().unwrap_or_default().iter().zip(players) {
            self.chairs[seat] = Some(player);
        }
    }

    /// Another game of the same family is set up: who sits where stays, and what else was chosen of the rules.
    pub fn choose(&mut self, variant: &Variant) {
        for &(name, on) in variant.fixed {
            self.options.insert(name.to_owned(), on.into());
        }
    }

    /// As it is written down.
    #[must_use]
    pub fn to_kept(&self) -> store::Setup {
        store::Setup {
            players: self
                .players()
                .map(|(seat, player)| player.to_kept(seat))
                .collect(),
            options: Value::Object(self.options.clone()),
        }
    }

    /// As it was written down. None where so many cannot play, or two would wear one colour.
    #[must_use]
    pub fn from_kept(game: &str, kept: &store::Setup) -> Option<Self> {
        let mut seating = Self {
            game: game.to_owned(),
            chairs: [const { None }; 4],
            options: known_options(game, &kept.options),
        };
        let dyes = games::game(game)?.dyes();
        for player in &kept.players {
            let (seat, player) = Player::from_kept(player);
            if !dyes.contains(&player.dye) || !seating.has_chair(seat.index()) {
                return None;
            }
            let worn = |chair: &Player| chair.dye == player.dye;
            let fits = !seating.chairs.iter().flatten().any(worn);
            let chair = seating.chairs.get_mut(seat.index())?;
            if !fits || chair.is_some() {
                return None;
            }
            *chair = Some(player);
        }
        if seating.count() < 2 {
            return None;
        }
        seating.reseat();
        Some(seating)
    }

    /// Gives a player a colour; who had it gets the other's.
    pub fn set_dye(&mut self, seat: usize, dye: Dye) {
        let Some(old) = self.chairs[seat].as_ref().map(|player| player.dye) else {
            return;
        };
        for player in self
            .chairs
            .iter_mut()
            .flatten()
            .filter(|player| player.dye == dye)
        {
            player.dye = old;
        }
        if let Some(player) = &mut self.chairs[seat] {
            player.dye = dye;
        }
    }

    /// Renames a player; a name of nothing but blanks is not taken.
    pub fn set_name(&mut self, seat: usize, name: &str) {
        if let (Some(player), Some(name)) = (&mut self.chairs[seat], fitting(name)) {
            player.name = name;
        }
    }

    /// The colours by seat; none where nobody sits.
    #[must_use]
    pub fn dyes(&self) -> Vec<Option<Dye>> {
        self.chairs
            .iter()
            .map(|chair| Some(chair.as_ref()?.dye))
            .collect()
    }
}

/// The seats that two players take, and so on up to all who can play.
fn seatings(game: &str) -> &'static [&'static [usize]] {
    games::game(game).map_or(&[], |game| game.seatings())
}

/// What the set-up asks of a game's rules, worked out once: none of it depends on a board.
#[must_use]
pub fn asked(game: &str) -> &'static [OptionSpec] {
    static KNOWN: OnceLock<BTreeMap<&'static str, Vec<OptionSpec>>> = OnceLock::new();
    let known = KNOWN.get_or_init(|| {
        let levels = Levels::built_in();
        let families = games::GAMES.iter().filter_map(|game| game.family());
        families
            .map(|family| {
                let mut specs = family.options(&levels);
                specs.retain(|spec| !UNASKED.contains(&spec.name));
                (family.name(), specs)
            })
            .collect()
    });
    known.get(game).map_or(&[], Vec::as_slice)
}

/// What an option of a game is where nothing is chosen, where it is one of a few values.
#[must_use]
pub fn default_of(game: &str, option: &str) -> Option<&'static Value> {
    let spec = asked(game).iter().find(|spec| spec.name == option)?;
    match &spec.range {
        OptionRange::Values { default, .. } => Some(default),
        OptionRange::Number { .. } => None,
    }
}

/// What of kept options this program knows, each where its value is possible.
fn known_options(game: &str, kept: &Value) -> Map<String, Value> {
    let possible = |name: &str, value: &Value| {
        let spec = asked(game).iter().find(|spec| spec.name == name);
        spec.is_some_and(|spec| match &spec.range {
            OptionRange::Values { values, .. } => values.contains(value),
            OptionRange::Number { min, max, .. } => value
                .as_u64()
                .is_some_and(|value| (u64::from(*min)..=u64::from(*max)).contains(&value)),
        })
    };
    let kept = kept.as_object().cloned().unwrap_or_default();
    kept.into_iter()
        .filter(|(name, value)| possible(name, value))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(seating: &Seating) -> Vec<&str> {
        seating
            .chairs
            .iter()
            .map(|chair| chair.as_ref().map_or("-", |player| player.name.as_str()))
            .collect()
    }

    #[test]
    fn who_stays_moves_to_the_seats_that_so_many_take() {
        let mut seating = Seating::default();
        seating.set_hand(1, None);
        assert_eq!(names(&seating), ["Ane", "Maddi", "Jon", "-"]);
        seating.set_hand(0, None);
        assert_eq!(names(&seating), ["Maddi", "-", "Jon", "-"]);
        assert_eq!(seating.rules()["players"], 2);
    }

    #[test]
    fn two_must_stay() {
        let mut seating = Seating::default();
        for seat in [3, 2] {
            seating.set_hand(seat, None);
        }
        assert!(!seating.can_leave(0));
        seating.set_hand(0, None);
        assert_eq!(seating.count(), 2);
    }

    #[test]
    fn a_newcomer_takes_a_free_name_and_colour() {
        let mut seating = Seating::default();
        seating.set_hand(1, None);
        seating.set_hand(3, Some(Hand::Person));
        assert_eq!(names(&seating), ["Ane", "Maddi", "Jon", "Mikel"]);
        assert_eq!(seating.chairs[3].as_ref().unwrap().dye, Dye::Blue);
        assert_eq!(seating.rules()["players"], 4);
    }

    #[test]
    fn colours_are_swapped_never_shared() {
        let mut seating = Seating::default();
        seating.set_dye(0, Dye::Green);
        let dyes: Vec<Dye> = seating.players().map(|(_, player)| player.dye).collect();
        assert_eq!(dyes, [Dye::Green, Dye::Blue, Dye::Red, Dye::Yellow]);
    }

    #[test]
    fn an_empty_name_is_not_taken_and_a_long_one_is_cut() {
        let mut seating = Seating::default();
        seating.set_name(0, "  ");
        assert_eq!(names(&seating)[0], "Ane");
        seating.set_name(0, &"x".repeat(40));
        assert_eq!(names(&seating)[0].len(), LONGEST_NAME);
    }
}
