//! What the tests know of each game: its table, how whole games of it are played, how its pieces lie.

use bevy::prelude::App;
use taula::games::parchis::ParchisView;
use taula::games::taihou::TaihouView;
use taula::games::tebas::TebasView;
use taula::games::thaayam::ThaayamView;
use taula::table::View;
use taula_rules::Rules;
use taula_rules::games::parchis::{self, Parchis};
use taula_rules::games::taihou::{self, Taihou};
use taula_rules::games::tebas::{self, Tebas};
use taula_rules::games::thaayam::{self, Thaayam};

use super::taihou::from_the_middle;
use super::whole::Lots;

/// Rules that have a table.
pub trait Played: Rules + Clone {
    /// It.
    type View: Shown<Rules = Self>;

    /// A move for a game played at random that shows all there is.
    fn pick(moves: &[Self::Move], lots: &mut Lots) -> Self::Move {
        moves[lots.below(moves.len())]
    }
}

/// Options of such rules.
pub trait Chosen {
    /// They.
    type Rules: Played<Options = Self>;
}

/// A table whose entities can be looked at.
pub trait Shown: View {
    /// Whether every piece lies where it is to come to rest.
    fn lies(app: &mut App) -> bool;
    /// At rest every entity stands where the position says.
    fn assert_stands(app: &mut App);
}

impl Played for Parchis {
    type View = ParchisView;
}

impl Chosen for parchis::Options {
    type Rules = Parchis;
}

impl Played for Thaayam {
    type View = ThaayamView;

    fn pick(moves: &[Self::Move], lots: &mut Lots) -> Self::Move {
        // Twins come about where somebody wants them to.
        let twin =
            |mv: &&Self::Move| matches!(mv, thaayam::Move::Declare | thaayam::Move::EnterTwin);
        match moves.iter().find(twin) {
            Some(&mv) if lots.below(4) > 0 => mv,
            _ => moves[lots.below(moves.len())],
        }
    }
}

impl Chosen for thaayam::Options {
    type Rules = Thaayam;
}

impl Played for Tebas {
    type View = TebasView;

    fn pick(moves: &[Self::Move], lots: &mut Lots) -> Self::Move {
        // Who only turns gets nowhere.
        let goes: Vec<&Self::Move> = moves
            .iter()
            .filter(|mv| matches!(mv, tebas::Move::Go { .. }))
            .collect();
        if goes.is_empty() || lots.below(4) == 0 {
            moves[lots.below(moves.len())]
        } else {
            *goes[lots.below(goes.len())]
        }
    }
}

impl Chosen for tebas::Options {
    type Rules = Tebas;
}

impl Played for Taihou {
    type View = TaihouView;

    fn pick(moves: &[Self::Move], lots: &mut Lots) -> Self::Move {
        use taihou::Move::{Go, Lotus};

        // Who goes anywhere meets nobody in so large a garden: they take, call and put in what they can, and go to
        // its middle.
        let any = |lots: &mut Lots| moves[lots.below(moves.len())];
        if lots.below(5) == 0 {
            return any(lots);
        }
        let liked = |mv: &&Self::Move| mv.captures() || matches!(mv, Lotus) || mv.call().is_some();
        let liked: Vec<&Self::Move> = moves.iter().filter(liked).collect();
        if !liked.is_empty() {
            return *liked[lots.below(liked.len())];
        }
        let some = (0..8).map(|_| any(lots));
        let far = |mv: &Self::Move| match *mv {
            Go { to, .. } => from_the_middle(to),
            _ => 6,
        };
        some.min_by_key(far).unwrap()
    }
}

impl Chosen for taihou::Options {
    type Rules = Taihou;
}
