//! Who starts: thrown for, or settled beforehand.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// How it is settled who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Opening {
    /// By throwing, as the rules say.
    Roll,
    /// Seat 0 starts.
    Seat0,
}

/// How far an opening has come.
pub(super) enum OpeningState {
    /// Somebody has to throw.
    Open {
        /// Who throws next.
        next: Seat,
        /// At the start of a further round: who throws in it.
        tied: Option<Vec<Seat>>,
    },
    /// Somebody has thrown the highest.
    Settled {
        /// Who starts.
        starter: Seat,
        /// Throws beyond those it took.
        surplus: usize,
    },
}

impl OpeningState {
    /// What these throws have come to: everybody throws in seat order, then those who tied for highest,
    /// until the tie is broken.
    pub(super) fn after(players: &[Seat], throws: &[u8]) -> Self {
        let mut round = players.to_vec();
        let mut rest = throws;
        while rest.len() >= round.len() {
            let (thrown, later) = rest.split_at(round.len());
            let highest = thrown.iter().max().copied();
            let best: Vec<Seat> = round
                .iter()
                .zip(thrown)
                .filter(|&(_, &value)| Some(value) == highest)
                .map(|(&seat, _)| seat)
                .collect();
            if let [starter] = best[..] {
                return Self::Settled {
                    starter,
                    surplus: later.len(),
                };
            }
            round = best;
            rest = later;
        }
        Self::Open {
            next: round[rest.len()],
            tied: (rest.is_empty() && !throws.is_empty()).then_some(round),
        }
    }
}
