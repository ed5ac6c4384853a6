//! Who decides next.

use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

use crate::{Seat, strict};

/// Who decides next: a player, chance, or nobody any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A player chooses a move.
    Player {
        /// Whose choice it is.
        seat: Seat,
        /// What kind of choice.
        phase: Phase,
    },
    /// Dice or a draw come next.
    Chance {
        /// What is thrown or drawn.
        what: Chance,
        /// For whom; seat 0 where it is for all (see [`Chance::for_all`]).
        seat: Seat,
    },
    /// The game has ended.
    Over {
        /// The seats from best to last; equal places stand together, ascending.
        ranking: Vec<Vec<Seat>>,
    },
}

/// What a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// The ordinary move.
    Move,
    /// Pieces are put back that a move has set free.
    Redeploy,
    /// Pieces are laid out before the game, unseen by the others.
    Arrange,
}

/// What chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Chance {
    /// The throws that settle who starts.
    Opening,
    /// The one die.
    Die,
    /// All dice of the game together.
    Throw,
    /// Who starts, settled by one draw.
    Starter,
    /// The pieces drawn to settle who starts.
    Draw,
    /// Where a player's pieces come to lie, face down.
    Layout,
}

impl Chance {
    /// Whether it is for all players and not for one of them: notation names nobody then.
    #[must_use]
    pub const fn for_all(self) -> bool {
        matches!(self, Self::Starter)
    }
}

/// Who decides next, and no more: what the loops of a search ask for at every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    /// A player.
    Player(Seat),
    /// Chance, for a player.
    Chance(Seat),
    /// Nobody: the game has ended.
    Nobody,
}

impl Turn {
    /// Who decides.
    #[must_use]
    pub const fn decider(&self) -> Decider {
        match self {
            Self::Player { seat, .. } => Decider::Player(*seat),
            Self::Chance { seat, .. } => Decider::Chance(*seat),
            Self::Over { .. } => Decider::Nobody,
        }
    }

    /// The seat that decides or for which chance does; nobody when the game is over.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Player { seat, .. } | Self::Chance { seat, .. } => Some(*seat),
            Self::Over { .. } => None,
        }
    }

    /// Whether chance decides.
    #[must_use]
    pub const fn is_chance(&self) -> bool {
        matches!(self, Self::Chance { .. })
    }

    /// Whether the game has ended.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self, Self::Over { .. })
    }
}

impl Serialize for Turn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self {
            Self::Player { seat, phase } => {
                map.serialize_entry("player", seat)?;
                map.serialize_entry("phase", phase)?;
            }
            Self::Chance { what, seat } => {
                map.serialize_entry("chance", what)?;
                if !what.for_all() {
                    map.serialize_entry("player", seat)?;
                }
            }
            Self::Over { ranking } => {
                map.serialize_entry("over", &true)?;
                map.serialize_entry("ranking", ranking)?;
            }
        }
        map.end()
    }
}

/// `turn` as a stranger may write it, before it is known to be one of the three.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Loose {
    #[serde(deserialize_with = "strict::present")]
    player: Option<Seat>,
    #[serde(deserialize_with = "strict::present_name")]
    phase: Option<Phase>,
    #[serde(deserialize_with = "strict::present_name")]
    chance: Option<Chance>,
    #[serde(deserialize_with = "strict::present")]
    over: Option<bool>,
    #[serde(deserialize_with = "strict::present")]
    ranking: Option<Vec<Vec<Seat>>>,
}

impl<'de> Deserialize<'de> for Turn {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match strict::object(deserializer)? {
            Loose {
                player: Some(seat),
                phase: Some(phase),
                chance: None,
                over: None,
                ranking: None,
            } => Ok(Self::Player { seat, phase }),
            Loose {
                player: Some(seat),
                phase: None,
                chance: Some(what),
                over: None,
                ranking: None,
            } if !what.for_all() => Ok(Self::Chance { what, seat }),
            Loose {
                player: None,
                phase: None,
                chance: Some(what),
                over: None,
                ranking: None,
            } if what.for_all() => Ok(Self::Chance {
                what,
                seat: Seat(0),
            }),
            Loose {
                player: None,
                phase: None,
                chance: None,
                over: Some(true),
                ranking: Some(ranking),
            } => Ok(Self::Over { ranking }),
            _ => Err(serde::de::Error::custom(
                "`turn` is {\"player\":s,\"phase\":p}, {\"chance\":c,\"player\":s}, {\"chance\":\"starter\"} or {\"over\":true,\"ranking\":[...]}",
            )),
        }
    }
}
