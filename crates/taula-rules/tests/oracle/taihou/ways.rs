//! What a player may do: where pieces go, which calls can be made, and what a call asks for.

use super::{
    HEADINGS, Next, Piece, Square, Table, allowed, arranged, beside, in_lake, name, opposite,
    quarters, side,
};

/// A move without its call. A lotus keeps any facing: it has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    Turn {
        at: Square,
        facing: char,
    },
    Go {
        from: Square,
        to: Square,
        facing: char,
        takes: bool,
        bent: bool,
        lotus: bool,
    },
    Lotus,
}

impl Act {
    pub fn text(self) -> String {
        match self {
            Act::Turn { at, facing } => format!("{}@{facing}", name(at)),
            Act::Go {
                from,
                to,
                facing,
                takes,
                bent,
                ..
            } => {
                let between = if takes { 'x' } else { '-' };
                let bent = if bent { facing.into() } else { String::new() };
                format!("{}{between}{}{bent}", name(from), name(to))
            }
            Act::Lotus => "lotus".into(),
        }
    }

    /// TA-25: what makes two moves the same.
    pub fn key(self) -> String {
        match self {
            Act::Go {
                from,
                to,
                facing,
                lotus,
                ..
            } => {
                let facing = if lotus { String::new() } else { facing.into() };
                format!("{}-{}{facing}", name(from), name(to))
            }
            _ => self.text(),
        }
    }

    pub fn starts_on(self) -> Option<Square> {
        match self {
            Act::Turn { at, .. } => Some(at),
            Act::Go { from, .. } => Some(from),
            Act::Lotus => None,
        }
    }

    pub fn ends_on(self) -> Option<Square> {
        match self {
            Act::Turn { at, .. } => Some(at),
            Act::Go { to, .. } => Some(to),
            Act::Lotus => None,
        }
    }

    pub fn takes(self) -> bool {
        matches!(self, Act::Go { takes: true, .. })
    }
}

impl Table {
    /// Everything that can be done now, as text, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut texts = Vec::new();
        match self.next {
            Next::Draw(_) => texts.extend((1..=10).map(|value| format!("draw {value}"))),
            Next::Layout(_) | Next::Over => {}
            Next::Arrange(seat) => {
                for square in arranged(seat) {
                    if !self.board.contains_key(&square) {
                        texts.extend(
                            HEADINGS.map(|facing| format!("place {}{facing}", name(square))),
                        );
                    }
                }
            }
            Next::Move(seat) => {
                for act in self.bound(seat) {
                    texts.push(act.text());
                    for bound in self.could_be_called(seat, act) {
                        texts.push(format!("{}!{bound}", act.text()));
                    }
                }
                // TA-15.
                let lost = self.players.iter().find(|p| p.seat == seat).unwrap().lost;
                if lost >= 6 && self.calls_left.is_none() && !texts.is_empty() {
                    texts.push("khi-loi".into());
                }
            }
        }
        texts.sort();
        texts
    }

    pub fn probabilities(&self) -> Option<Vec<f64>> {
        match self.next {
            Next::Draw(_) => Some(vec![0.1; 10]),
            Next::Layout(_) => Some(Vec::new()),
            _ => None,
        }
    }

    /// TA-29: whom a move can be offered to.
    fn could_be_called(&self, seat: u8, act: Act) -> Vec<u8> {
        let Some(offer) = act.ends_on() else {
            return Vec::new();
        };
        // Where nobody is near and nobody comes in, nobody need be asked.
        let near = HEADINGS
            .iter()
            .filter_map(|&heading| beside(offer, heading));
        let other = |at| self.board.get(&at).is_some_and(|one| one.owner != seat);
        if !act.takes() && !near.into_iter().any(other) {
            return Vec::new();
        }
        // Judged on the board after the move, its capture and any replacement.
        let mut after = self.clone();
        after.carry_out(seat, act);
        let beside_it = HEADINGS.map(|heading| (opposite(heading), beside(offer, heading)));
        let takes = |seat: u8| {
            beside_it.iter().any(|&(towards, from)| {
                let piece = from.and_then(|from| after.board.get(&from));
                piece.is_some_and(|piece| {
                    piece.owner == seat
                        && piece
                            .head
                            .is_some_and(|(value, _)| after.can_take(seat, value, towards, offer))
                })
            })
        };
        let others = self.seats().into_iter().filter(|&other| other != seat);
        others.filter(|&other| takes(other)).collect()
    }

    /// Whether a piece of that value, entering that square in that heading, takes what is there.
    pub fn can_take(&self, seat: u8, value: u8, heading: char, on: Square) -> bool {
        // TA-36.
        if self.lake && in_lake(on) {
            return false;
        }
        self.board.get(&on).is_some_and(|target| {
            target.owner != seat
                && target
                    .head
                    .is_some_and(|(other, facing)| allowed(value, other, side(heading, facing)))
        })
    }

    /// What a player may play, by the duty too.
    pub fn bound(&self, seat: u8) -> Vec<Act> {
        let mut acts = self.permitted(seat);
        if self.must_take(seat) {
            acts.retain(|act| act.takes());
        } else if self.must_turn(seat) {
            acts.retain(|&act| self.turns_to_the_offer(seat, act));
        }
        acts
    }

    pub fn must_take(&self, seat: u8) -> bool {
        self.duty.contains_key(&seat) && self.permitted(seat).iter().any(|act| act.takes())
    }

    pub fn must_turn(&self, seat: u8) -> bool {
        let unturned = self.duty.get(&seat).is_some_and(|duty| !duty.turned);
        unturned
            && !self.must_take(seat)
            && self
                .permitted(seat)
                .iter()
                .any(|&act| self.turns_to_the_offer(seat, act))
    }

    /// TA-29: whether the turned piece could then capture the offer.
    fn turns_to_the_offer(&self, seat: u8, act: Act) -> bool {
        let Act::Turn { at, .. } = act else {
            return false;
        };
        let duty = &self.duty[&seat];
        // The offer is gone where another's piece stands.
        if self
            .board
            .get(&duty.offer)
            .is_none_or(|piece| piece.owner != duty.by)
        {
            return false;
        }
        let mut turned = self.clone();
        turned.carry_out(seat, act);
        turned.permitted(seat).iter().any(|then| {
            then.takes() && then.starts_on() == Some(at) && then.ends_on() == Some(duty.offer)
        })
    }

    fn of_pieces(&self, seat: u8) -> Vec<Act> {
        let mut acts = Vec::new();
        for (&at, &piece) in &self.board {
            if piece.owner == seat {
                self.of_piece(at, piece, &mut acts);
            }
        }
        acts
    }

    /// TA-25: whether a move would come a fourth time.
    fn comes_again(&self, seat: u8, act: Act) -> bool {
        self.runs.get(&seat).is_some_and(|run| {
            act.starts_on() == Some(run.piece)
                && run.moves.get(&act.key()).is_some_and(|&times| times >= 3)
        })
    }

    pub fn barred(&self, seat: u8) -> bool {
        let acts = self.of_pieces(seat);
        acts.into_iter().any(|act| self.comes_again(seat, act))
    }

    /// What a player may play where no duty binds: TA-25 and TA-15 are kept.
    pub fn permitted(&self, seat: u8) -> Vec<Act> {
        let mut acts = self.of_pieces(seat);
        acts.retain(|&act| !self.comes_again(seat, act));
        let place = self.seats().iter().position(|&one| one == seat).unwrap();
        let player = &self.players[place];
        if player.owed > 0 && player.lotuses > 0 {
            acts.push(Act::Lotus);
        }
        // TA-15: nobody plays more than 20 turns.
        if self
            .calls_left
            .as_ref()
            .is_some_and(|left| left[place] == 0)
        {
            acts.clear();
        }
        acts
    }

    fn of_piece(&self, from: Square, piece: Piece, acts: &mut Vec<Act>) {
        let seat = piece.owner;
        let Some((value, facing)) = piece.head else {
            // TA-30: one square, in all directions.
            for heading in HEADINGS {
                let free = |to: &Square| !self.board.contains_key(to);
                if let Some(to) = beside(from, heading).filter(free) {
                    acts.push(Act::Go {
                        from,
                        to,
                        facing: heading,
                        takes: false,
                        bent: false,
                        lotus: true,
                    });
                }
            }
            return;
        };
        // TA-23.
        for other in HEADINGS {
            if other != facing {
                acts.push(Act::Turn {
                    at: from,
                    facing: other,
                });
            }
        }
        // TA-21, TA-38: how many squares.
        let number = if self.flight { usize::from(value) } else { 1 };
        let mut go = |heading: char, facing: char, start: Square, left: usize, bent: bool| {
            let forwards = heading == facing;
            for (to, free, over) in self
                .ahead(start, heading, value, forwards)
                .into_iter()
                .take(left)
            {
                // TA-34: nothing is taken beyond the lake. TA-24: nor backwards.
                let takes = !free && forwards && !over && self.can_take(seat, value, heading, to);
                if free || takes {
                    acts.push(Act::Go {
                        from,
                        to,
                        facing,
                        takes,
                        bent,
                        lotus: false,
                    });
                }
            }
        };
        go(facing, facing, from, number, false);
        if value <= 8 {
            // TA-22.
            go(opposite(facing), facing, from, number, false);
        }
        if self.flight {
            // TA-40: so many squares ahead, then the turn, which counts as one, then more squares.
            let ahead = self.ahead(from, facing, value, true);
            let free = ahead
                .iter()
                .filter(|(_, free, _)| *free)
                .map(|&(to, ..)| to);
            let corners: Vec<Square> = std::iter::once(from).chain(free).collect();
            for (gone, corner) in corners.into_iter().enumerate() {
                if gone < number {
                    for heading in quarters(facing) {
                        go(heading, heading, corner, number - gone - 1, true);
                    }
                }
            }
        }
    }

    /// The squares in a heading, each counting one, to the first that is not free: whether it is free, and
    /// whether the lake was flown over to it.
    fn ahead(
        &self,
        start: Square,
        heading: char,
        value: u8,
        forwards: bool,
    ) -> Vec<(Square, bool, bool)> {
        let wet = |square: Square| self.lake && in_lake(square);
        let mut squares = Vec::new();
        let mut at = start;
        while let Some(mut next) = beside(at, heading) {
            let mut over = false;
            if wet(next) && value != 2 {
                // TA-33 to TA-35.
                if !(forwards && [1, 4, 5, 10].contains(&value)) {
                    break;
                }
                while wet(next) {
                    next = beside(next, heading).unwrap();
                }
                over = true;
            }
            let free = !self.board.contains_key(&next);
            squares.push((next, free, over));
            if !free {
                break;
            }
            at = next;
        }
        squares
    }
}
