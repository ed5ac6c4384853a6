//! What speaks for a move, and what against it, for people: a hint says why.

use super::Taihou;
use super::duty::Demand;
use super::moves::Move;
use super::piece::Piece;
use super::position::{Position, Stage};
use super::reason::Reason;
use super::square::Square;
use super::threat::Threat;
use crate::{Rules, Seat};

impl Taihou {
    /// What speaks for a legal move of the player's and what against it, in order of weight, never nothing; where
    /// chance decides, nothing. While pieces are laid out nothing is said that the player does not see.
    ///
    /// # Panics
    /// May panic where the move is not legal.
    #[must_use]
    pub fn reasons(&self, at: &Position, mv: Move) -> Vec<Reason> {
        let mut found = Vec::new();
        match at.stage {
            Stage::Draw | Stage::Layout | Stage::Over => return found,
            Stage::Arrange => {
                if let Move::Place { square, .. } = mv {
                    let home = self.board.home(at.player);
                    found.push(if home.line(0).any(|edge| edge == square) {
                        Reason::BackLine { square }
                    } else {
                        Reason::FrontLine { square }
                    });
                }
                return found;
            }
            Stage::Move => {}
        }
        let mut then = at.clone();
        self.play(&mut then, mv, &mut ());
        let look = Look {
            rules: self,
            at,
            then: &then,
            player: at.player,
        };
        let mut moves = Vec::new();
        self.legal_moves(at, &mut moves);
        if moves.len() == 1 {
            found.push(Reason::OnlyMove);
        }
        look.ends(&mut found);
        look.meets(&mut found);
        look.does(mv, &mut found);
        if then.stage == Stage::Move && mv != Move::KhiLoi {
            look.threatens(&mut found);
            look.risks(mv, &mut found);
        }
        look.points(&mut found);
        found.sort_by(|a, b| b.weight().total_cmp(&a.weight()));
        found
    }
}

struct Look<'a> {
    rules: &'a Taihou,
    at: &'a Position,
    then: &'a Position,
    player: Seat,
}

impl Look<'_> {
    fn ends(&self, found: &mut Vec<Reason>) {
        let first = self.rules.standing(self.then).swap_remove(0);
        if self.then.stage == Stage::Over && first.contains(&self.player) {
            found.push(Reason::Wins);
        }
    }

    fn meets(&self, found: &mut Vec<Reason>) {
        let Some(bound) = self.at.bound(self.player) else {
            return;
        };
        let by = bound.by;
        match self.rules.demand(self.at, self.player) {
            Demand::Nothing => {}
            Demand::Capture => found.push(Reason::MeetsCall { by }),
            Demand::Turn => found.push(Reason::TurnsForCall { by }),
        }
    }

    /// What the move does at once.
    fn does(&self, mv: Move, found: &mut Vec<Reason>) {
        let (rules, at, player) = (self.rules, self.at, self.player);
        match mv {
            Move::Go {
                from, to, captures, ..
            } => {
                if captures && let Some(piece) = at.piece(to) {
                    found.push(Reason::Captures {
                        square: to,
                        piece,
                        replaced: piece
                            .value()
                            .is_some_and(|value| at.beside(piece.owner).reserves(value)),
                    });
                }
                if rules.ground.is_lake(to) && !rules.ground.is_lake(from) {
                    found.push(Reason::IntoLake { square: to });
                }
            }
            Move::Lotus => {
                if let Some(square) = rules.entry(at, player) {
                    found.push(Reason::PutsLotus { square });
                }
            }
            Move::KhiLoi => {
                let (own, best) = self.compared(at);
                found.push(Reason::CallsTheEnd {
                    ahead: own as i32 - best as i32,
                });
            }
            _ => {}
        }
        if let Some(to) = mv.call()
            && let Some(offer) = self.stands(mv)
        {
            found.push(Reason::Calls { to, offer });
            if self.retakes(to, offer) {
                found.push(Reason::Lures { offer });
            }
        }
    }

    /// Where what was moved or turned stands then.
    fn stands(&self, mv: Move) -> Option<Square> {
        match mv {
            Move::Go { to, .. } => Some(to),
            Move::Turn { square, .. } => Some(square),
            _ => None,
        }
    }

    /// Whether every piece of a seat's that could take the offer as it stands could be captured there then.
    fn retakes(&self, seat: Seat, offer: Square) -> bool {
        let mut takers = 0;
        for threat in self.rules.threats_to(self.then, offer) {
            if threat.piece.owner != seat || threat.turned.is_some() {
                continue;
            }
            takers += 1;
            let mut board = self.then.clone();
            let before = board.take(threat.from);
            board.take(offer);
            let (Some(value), heading) = (before.value(), threat.walk.bend) else {
                return false;
            };
            let facing = heading.map_or(before.facing(), |(_, facing)| facing);
            let taker = Piece::numbered(seat, value, facing);
            let back = self.rules.threats_at(&board, taker, offer);
            let own =
                |threat: &Threat| threat.piece.owner == self.player && threat.turned.is_none();
            if !back.iter().any(own) {
                return false;
            }
        }
        takers > 0
    }

    /// What the player could capture next that could not be captured before.
    fn threatens(&self, found: &mut Vec<Reason>) {
        let before = self.prey(self.at);
        let mut new: Vec<(Square, Piece)> = self
            .prey(self.then)
            .into_iter()
            .filter(|prey| !before.contains(prey))
            .collect();
        new.sort_by_key(|&(square, piece)| (std::cmp::Reverse(piece.value()), square));
        if let Some(&(square, piece)) = new.first() {
            found.push(Reason::Threatens {
                square,
                piece,
                pieces: new.len() as u8,
            });
        }
    }

    /// What the player could capture, were it to move.
    fn prey(&self, at: &Position) -> Vec<(Square, Piece)> {
        let mut prey = Vec::new();
        for from in at.numbered(self.player).iter() {
            let piece = at.packed(from);
            let Some(value) = piece.value() else { continue };
            let facing = piece.facing();
            self.rules
                .all_ends(at, self.player, from, value, facing, &mut |end| {
                    if end.captures
                        && let Some(piece) = at.piece(end.to)
                        && !prey.contains(&(end.to, piece))
                    {
                        prey.push((end.to, piece));
                    }
                });
        }
        prey
    }

    /// What could be captured next, and what cannot any more.
    fn risks(&self, mv: Move, found: &mut Vec<Reason>) {
        let squares = |at: &Position| -> Vec<Square> {
            let threats = self.rules.threats(at, self.player);
            threats.into_iter().map(|(square, _)| square).collect()
        };
        let (before, after) = (squares(self.at), squares(self.then));
        let moved = match mv {
            Move::Go { from, to, .. } => Some((from, to)),
            Move::Turn { square, .. } => Some((square, square)),
            _ => None,
        };
        let new = after.iter().copied().filter(|&square| match moved {
            Some((_, to)) if to == square => true,
            _ => !before.contains(&square),
        });
        let worst = new
            .filter_map(|square| Some((square, self.then.piece(square)?)))
            .max_by_key(|&(square, piece)| (piece.value(), std::cmp::Reverse(square)));
        if let Some((square, piece)) = worst {
            found.push(Reason::Risks { square, piece });
        }
        if let Some((from, to)) = moved
            && before.contains(&from)
            && !after.contains(&to)
            && let Some(piece) = self.then.piece(to)
        {
            found.push(Reason::Escapes { square: to, piece });
        }
    }

    fn points(&self, found: &mut Vec<Reason>) {
        let (own, best) = self.compared(self.then);
        found.push(Reason::Points { own, best });
    }

    /// The player's points and the best of the others'.
    fn compared(&self, at: &Position) -> (u32, u32) {
        let scores = self.rules.scores(at);
        let of = |own: bool| {
            let scores = scores
                .iter()
                .filter(|score| (score.seat == self.player) == own);
            scores.map(|score| score.total).max().unwrap_or(0)
        };
        (of(true), of(false))
    }
}
