//! What the log tells of a game of Tebas.

use taula_rules::Seat;
use taula_rules::games::tebas::{Circle, End, Event, Picture, Tebas};

use super::TebasTable;
use super::sentences::name;
use crate::locale::Words;
use crate::table::log::{Line, Log};

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// It is settled who starts.
    Starts,
    /// A disc was turned.
    Turned {
        /// Where it stands.
        circle: Circle,
        /// By how many quarters, clockwise.
        quarters: u8,
    },
    /// A disc or a stack went somewhere.
    Went {
        /// From where.
        from: Circle,
        /// Where it is.
        to: Circle,
        /// How many discs they were.
        pieces: u8,
        /// What came of it.
        end: Came,
    },
    /// Discs were put back, one after the other.
    PutBack(Vec<Circle>),
    /// The game is won.
    Won,
    /// The game is a draw.
    Drawn(End),
}

/// What came of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// Nothing more.
    Plain,
    /// It covers something.
    Covered {
        /// Whose the covered top disc was.
        owner: Seat,
        /// How many lie there now.
        height: u8,
    },
    /// A stack was undone.
    Undone {
        /// How many discs of the opponent left.
        leave: u8,
        /// How many own ones are put back.
        back: u8,
    },
}

/// Takes notice of an event of a move, and of how the board looks after it.
pub fn see(log: &mut Log<Fact>, _: &Tebas, at: usize, event: &Event, _: &Picture) {
    if goes_on(log, at, event) {
        return;
    }
    let (seat, fact) = match *event {
        Event::Started { player } => (player, Fact::Starts),
        Event::Turned {
            player,
            circle,
            quarters,
            ..
        } => (player, Fact::Turned { circle, quarters }),
        Event::Moved {
            player,
            from,
            to,
            stack,
            ..
        } => (
            player,
            Fact::Went {
                from,
                to,
                pieces: stack.height(),
                end: Came::Plain,
            },
        ),
        Event::Replaced { player, circle, .. } => (player, Fact::PutBack(vec![circle])),
        Event::Over { ref ranking, why } => match ranking.first().map(Vec::as_slice) {
            Some(&[winner]) => (winner, Fact::Won),
            Some(&[first, ..]) => (first, Fact::Drawn(why)),
            _ => return,
        },
        _ => return,
    };
    log.push(Line { at, seat, fact });
}

/// Whether the newest line tells an event too.
fn goes_on(log: &mut Log<Fact>, at: usize, event: &Event) -> bool {
    let Some(line) = log.last_mut() else {
        return false;
    };
    match (&mut line.fact, event) {
        (Fact::Went { end, .. }, Event::Stacked { covered, stack, .. }) if line.at == at => {
            *end = Came::Covered {
                owner: covered.top(),
                height: stack.height(),
            };
            true
        }
        (Fact::Went { end, .. }, Event::Undone { redeploy, .. }) if line.at == at => {
            *end = Came::Undone {
                leave: 0,
                back: *redeploy,
            };
            true
        }
        (
            Fact::Went {
                end: Came::Undone { leave, .. },
                ..
            },
            Event::Removed { count, .. },
        ) if line.at == at => {
            *leave = *count;
            true
        }
        (Fact::PutBack(circles), Event::Replaced { player, circle, .. })
            if line.seat == *player && line.at + circles.len() == at =>
        {
            circles.push(*circle);
            true
        }
        _ => false,
    }
}

/// A line in words.
#[must_use]
pub fn sentence(table: &TebasTable, line: &Line<Fact>, words: &Words) -> String {
    let who = ("name", table.name(line.seat));
    match &line.fact {
        Fact::Starts => words.tell("log-starts", &[who]),
        Fact::Turned { circle, quarters } => words.tell(
            "tebas-log-turned",
            &[
                who,
                ("circle", name(*circle)),
                ("quarters", (*quarters).into()),
            ],
        ),
        Fact::Went {
            from,
            to,
            pieces,
            end,
        } => {
            let way = [
                who,
                ("from", name(*from)),
                ("to", name(*to)),
                ("pieces", (*pieces).into()),
            ];
            let mut all = way.to_vec();
            match *end {
                Came::Plain => words.tell("tebas-log-went", &all),
                Came::Covered { owner, height } => {
                    all.push(("colour", table.colour(owner)));
                    all.push(("height", height.into()));
                    words.tell("tebas-log-covered", &all)
                }
                Came::Undone { leave, back } => {
                    all.push(("colour", table.colour(Seat(1 - line.seat.0.min(1)))));
                    all.push(("leave", leave.into()));
                    all.push(("back", back.into()));
                    words.tell("tebas-log-undone", &all)
                }
            }
        }
        Fact::PutBack(circles) => {
            let names: Vec<String> = circles.iter().map(Circle::to_string).collect();
            words.tell(
                "tebas-log-put-back",
                &[
                    who,
                    ("circles", names.join(", ").into()),
                    ("pieces", circles.len().into()),
                ],
            )
        }
        Fact::Won => words.tell("winner", &[who]),
        Fact::Drawn(End::Repetition) => words.say("tebas-drawn-repetition"),
        Fact::Drawn(_) => words.say("tebas-drawn-quiet"),
    }
}
