//! What moves do.

use super::Thaayam;
use super::board::{CASTLE, FRONT, PIECES};
use super::event::{Event, Returns, Strike};
use super::position::{Position, Stage};
use super::scores::{MOST_THROWS, Scores, Thrown, ends};
use super::{OpeningState, TwinReturn};
use crate::Seat;
use crate::game::Watch;
use crate::turn::Chance;

impl Thaayam {
    /// A throw of the opening (TH-7).
    pub(super) fn throw_for_start(
        &self,
        at: &mut Position,
        score: u8,
        watch: &mut impl Watch<Event>,
    ) {
        watch.see(|| Event::Thrown {
            player: at.player,
            score,
        });
        at.opening_throws.push(score);
        match OpeningState::after(&self.players, &at.opening_throws) {
            OpeningState::Open { next, tied } => {
                if let Some(players) = tied {
                    watch.see(|| Event::Tied { players });
                }
                at.player = next;
                watch.see(|| Event::Passed {
                    player: next,
                    chance: Chance::Opening,
                });
            }
            OpeningState::Settled { starter, .. } => {
                at.opening_throws = Vec::new();
                at.player = starter;
                at.stage = Stage::Throw;
                watch.see(|| Event::Started { player: starter });
            }
        }
    }

    /// A throw of a turn (TH-9).
    #[inline]
    pub(super) fn throw(&self, at: &mut Position, score: u8, watch: &mut impl Watch<Event>) {
        watch.see(|| Event::Thrown {
            player: at.player,
            score,
        });
        at.thrown.push(score);
        if ends(score) || at.thrown.len() >= MOST_THROWS {
            self.end_throwing(at, watch);
        }
    }

    /// The throwing has ended: what TH-12 strikes is gone, the rest is played.
    fn end_throwing(&self, at: &mut Position, watch: &mut impl Watch<Event>) {
        let player = at.player;
        let thrown = std::mem::replace(&mut at.thrown, Thrown::NONE);
        let own = at.of(player);
        at.left = if own.all_off() {
            // TH-12: the first 1 counts; TH-23: where all are in twins, the second.
            let needed = if own.off > 0 { 1 } else { 2 };
            strike(player, thrown, needed, watch)
        } else {
            thrown.iter().collect()
        };
        at.stage = Stage::Play;
        watch.see(|| Event::Playing {
            player,
            scores: at.left.ascending().collect(),
        });
        self.go_on(at, watch);
    }

    /// TH-10: goes on while any score can be played, else the rest lapses and the turn ends.
    #[inline]
    fn go_on(&self, at: &mut Position, watch: &mut impl Watch<Event>) {
        if self.playable(at) {
            return;
        }
        let player = at.player;
        if !at.left.is_empty() {
            watch.see(|| Event::Lapsed {
                player,
                scores: at.left.ascending().collect(),
            });
            at.left = Scores::NONE;
        }
        at.stage = Stage::Throw;
        if at.captured {
            // TH-19: one more turn, however many were captured.
            at.captured = false;
            watch.see(|| Event::Again { player });
            return;
        }
        at.player = self.next_player(player);
        watch.see(|| Event::Passed {
            player: at.player,
            chance: Chance::Throw,
        });
    }

    /// A piece enters with a 1 (TH-11).
    pub(super) fn enter(&self, at: &mut Position, watch: &mut impl Watch<Event>) {
        let player = at.player;
        at.left.take_one(1);
        let own = &mut at.pieces[player.index()];
        own.off -= 1;
        own.singles.put(0);
        watch.see(|| Event::Entered {
            player,
            twin: false,
        });
        self.go_on(at, watch);
    }

    /// A twin enters with two 1s (TH-23).
    pub(super) fn enter_twin(&self, at: &mut Position, watch: &mut impl Watch<Event>) {
        let player = at.player;
        at.left.take_one(1);
        at.left.take_one(1);
        let own = &mut at.pieces[player.index()];
        own.off_twins -= 1;
        own.twins.put(0);
        watch.see(|| Event::Entered { player, twin: true });
        self.go_on(at, watch);
    }

    /// A single advances (TH-13).
    #[inline]
    pub(super) fn advance(
        &self,
        at: &mut Position,
        score: u8,
        from: u8,
        watch: &mut impl Watch<Event>,
    ) {
        let player = at.player;
        let to = from + score;
        at.left.take_one(score);
        watch.see(|| Event::Moved {
            player,
            twin: false,
            scores: vec![score],
            from,
            to,
            path: (from + 1..=to).collect(),
        });
        let own = &mut at.pieces[player.index()];
        own.singles.take(from);
        if to == CASTLE {
            own.castle += 1;
            let castle = own.castle;
            watch.see(|| Event::Arrived { player, castle });
        } else {
            own.singles.put(to);
            if !self.tracks.shelters(player, to) {
                self.capture_singles(at, to, watch);
            }
        }
        self.go_on(at, watch);
    }

    /// A twin advances by half of what is spent (TH-21).
    pub(super) fn advance_twin(
        &self,
        at: &mut Position,
        scores: Scores,
        from: u8,
        watch: &mut impl Watch<Event>,
    ) {
        let player = at.player;
        let to = from + scores.sum() / 2;
        at.left.take(scores);
        watch.see(|| Event::Moved {
            player,
            twin: true,
            scores: scores.descending().collect(),
            from,
            to,
            path: (from + 1..=to).collect(),
        });
        let own = &mut at.pieces[player.index()];
        own.twins.take(from);
        if to == CASTLE {
            // TH-24: two pieces again.
            own.castle += 2;
            let castle = own.castle;
            watch.see(|| Event::Untwinned { player });
            watch.see(|| Event::Arrived { player, castle });
        } else {
            own.twins.put(to);
            if !self.tracks.shelters(player, to) {
                self.capture_twins(at, to, watch);
            }
        }
        self.go_on(at, watch);
    }

    /// TH-16, TH-18, TH-22: a single captures all the singles of others on its plain square.
    #[inline]
    fn capture_singles(&self, at: &mut Position, to: u8, watch: &mut impl Watch<Event>) {
        let player = at.player;
        for &owner in self.others(player) {
            let Some(index) = self.tracks.seen_by(owner, player, to) else {
                continue;
            };
            let pieces = &mut at.pieces[owner.index()];
            let count = pieces.singles.count(index);
            if count == 0 {
                continue;
            }
            pieces.singles.clear(index);
            pieces.off += count;
            at.captured = true;
            for _ in 0..count {
                watch.see(|| Event::Captured {
                    player,
                    owner,
                    index,
                    returns: Returns::Piece,
                });
            }
        }
    }

    /// TH-22, TH-23: a twin drives all the twins of others off its plain square.
    fn capture_twins(&self, at: &mut Position, to: u8, watch: &mut impl Watch<Event>) {
        let player = at.player;
        for &owner in self.others(player) {
            let Some(index) = self.tracks.seen_by(owner, player, to) else {
                continue;
            };
            let pieces = &mut at.pieces[owner.index()];
            let count = pieces.twins.count(index);
            if count == 0 {
                continue;
            }
            pieces.twins.clear(index);
            let returns = match self.options.twin_return {
                TwinReturn::Split => {
                    pieces.off += 2 * count;
                    Returns::TwoPieces
                }
                TwinReturn::Twin => {
                    pieces.off_twins += count;
                    Returns::Twin
                }
            };
            at.captured = true;
            for _ in 0..count {
                watch.see(|| Event::Captured {
                    player,
                    owner,
                    index,
                    returns,
                });
            }
        }
    }

    /// Two singles in the palace in front become a twin (TH-20).
    pub(super) fn declare(&self, at: &mut Position, watch: &mut impl Watch<Event>) {
        let player = at.player;
        let own = &mut at.pieces[player.index()];
        own.singles.take(FRONT);
        own.singles.take(FRONT);
        own.twins.put(FRONT);
        watch.see(|| Event::Twinned {
            player,
            index: FRONT,
        });
        // TH-20: a twin may not be able to play what its pieces could.
        self.go_on(at, watch);
    }

    /// A piece is borne off with a 1 (TH-26).
    pub(super) fn bear_off(&self, at: &mut Position, watch: &mut impl Watch<Event>) {
        let player = at.player;
        at.left.take_one(1);
        let own = &mut at.pieces[player.index()];
        own.castle -= 1;
        own.out += 1;
        let out = own.out;
        watch.see(|| Event::BorneOff { player, out });
        if out < PIECES {
            self.go_on(at, watch);
            return;
        }
        // TH-27: the first to bear off all wins, and what was left is forgotten.
        at.left = Scores::NONE;
        at.captured = false;
        at.stage = Stage::Over;
        watch.see(|| Event::Over {
            ranking: self.ranking(player),
        });
    }

    fn others(&self, player: Seat) -> &[Seat] {
        &self.others[player.index()]
    }
}

/// What is left of the throws of a turn begun with all pieces off the board, of which `needed` 1s enter the
/// first of them (TH-12, TH-23): the 1s, and what came after the last of these.
fn strike(player: Seat, thrown: Thrown, needed: u8, watch: &mut impl Watch<Event>) -> Scores {
    let mut left = Scores::NONE;
    let mut struck = 0u32;
    let mut ones = 0;
    for (place, score) in thrown.iter().enumerate() {
        if score == 1 {
            ones += 1;
        } else if ones < needed {
            struck |= 1 << place;
            continue;
        }
        left.add(score);
    }
    if struck != 0 {
        watch.see(|| Event::Struck {
            player,
            places: super::position::bits(struck).collect(),
            scores: thrown
                .iter()
                .enumerate()
                .filter_map(|(place, score)| (struck >> place & 1 == 1).then_some(score))
                .collect(),
            why: match (ones >= needed, needed, ones) {
                (true, 1, _) => Strike::BeforeFirstOne,
                (true, ..) => Strike::BeforeSecondOne,
                (false, _, 0) => Strike::NoOne,
                (false, ..) => Strike::OneAlone,
            },
        });
    }
    left
}
