//! Where every pawn stands: the pieces of a picture with a name each, so that they can be followed.

use taula_rules::Seat;
use taula_rules::games::parchis::{Board, Event, PIECES, Picture, Point, Tracks};

/// Where a pawn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// At home, in one of its hollows.
    Home(u8),
    /// On its seat's way, at an index.
    On(u8),
    /// In the goal, in one of its hollows.
    Goal(u8),
}

/// A pawn: a seat's, and which of its four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pawn {
    /// Whose.
    pub seat: Seat,
    /// Which of the four.
    pub number: u8,
}

/// Where every pawn of every playing seat is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    seats: Vec<(Seat, [Place; PIECES as usize])>,
}

impl Standing {
    /// The pawns of a picture. Those of `before` that can stay where they are do.
    #[must_use]
    pub fn of(picture: &Picture, before: Option<&Self>) -> Self {
        let seats = picture
            .seats
            .iter()
            .map(|seat| {
                let (mut home, mut goal, mut track) = (seat.home, seat.goal, seat.track.clone());
                let mut places = [None; PIECES as usize];
                let old = before.and_then(|before| before.places(seat.seat));
                for (place, &old) in places.iter_mut().zip(old.into_iter().flatten()) {
                    let stays = match old {
                        Place::Home(_) => take_one(&mut home),
                        Place::Goal(_) => take_one(&mut goal),
                        Place::On(index) => track
                            .iter()
                            .position(|&i| i == index)
                            .map(|at| track.remove(at))
                            .is_some(),
                    };
                    *place = stays.then_some(old);
                }
                for number in 0..places.len() {
                    if places[number].is_none() {
                        places[number] = Some(match track.pop() {
                            Some(index) => Place::On(index),
                            None if take_one(&mut home) => first_free(&places, Place::Home),
                            None => first_free(&places, Place::Goal),
                        });
                    }
                }
                (
                    seat.seat,
                    places.map(|place| place.unwrap_or(Place::Home(0))),
                )
            })
            .collect();
        Self { seats }
    }

    fn places(&self, seat: Seat) -> Option<&[Place; PIECES as usize]> {
        self.seats
            .iter()
            .find(|(s, _)| *s == seat)
            .map(|(_, places)| places)
    }

    fn places_mut(&mut self, seat: Seat) -> Option<&mut [Place; PIECES as usize]> {
        self.seats
            .iter_mut()
            .find(|(s, _)| *s == seat)
            .map(|(_, places)| places)
    }

    /// Every pawn and where it is.
    pub fn pawns(&self) -> impl Iterator<Item = (Pawn, Place)> {
        self.seats.iter().flat_map(|&(seat, places)| {
            places.into_iter().enumerate().map(move |(number, place)| {
                (
                    Pawn {
                        seat,
                        number: number as u8,
                    },
                    place,
                )
            })
        })
    }

    /// Where a pawn is.
    #[must_use]
    pub fn place(&self, pawn: Pawn) -> Option<Place> {
        self.places(pawn.seat)?
            .get(usize::from(pawn.number))
            .copied()
    }

    /// A seat's pawn at a place; one at home where any will do.
    #[must_use]
    pub fn pawn_at(&self, seat: Seat, place: Place) -> Option<Pawn> {
        let places = self.places(seat)?;
        let number = match place {
            Place::Home(_) => places.iter().position(|p| matches!(p, Place::Home(_))),
            place => places.iter().position(|p| *p == place),
        }?;
        Some(Pawn {
            seat,
            number: number as u8,
        })
    }

    /// The pawn an event moves, and where it goes.
    #[must_use]
    pub fn moved_by(&self, event: &Event, tracks: &Tracks) -> Option<(Pawn, Place)> {
        let home = |seat: Seat, index: u8| {
            Some((
                self.pawn_at(seat, Place::On(index))?,
                self.free(seat, Place::Home),
            ))
        };
        match *event {
            Event::Exited { player } => Some((self.pawn_at(player, Place::Home(0))?, Place::On(0))),
            Event::Moved {
                player, from, to, ..
            } => {
                let pawn = self.pawn_at(player, Place::On(from))?;
                let arrives = to == tracks.goal[player.index()];
                Some((
                    pawn,
                    if arrives {
                        self.free(player, Place::Goal)
                    } else {
                        Place::On(to)
                    },
                ))
            }
            Event::Captured { owner, index, .. } => home(owner, index),
            Event::SentHome { player, index } => home(player, index),
            _ => None,
        }
    }

    fn free(&self, seat: Seat, hollow: impl Fn(u8) -> Place) -> Place {
        let taken = self.places(seat).map(|places| places.map(Some));
        first_free(taken.as_ref().map_or(&[], |places| &places[..]), hollow)
    }

    /// Moves what an event moves.
    pub fn apply(&mut self, event: &Event, tracks: &Tracks) {
        if let Some((pawn, place)) = self.moved_by(event, tracks)
            && let Some(places) = self.places_mut(pawn.seat)
        {
            places[usize::from(pawn.number)] = place;
        }
    }

    /// Where a pawn's foot is at rest, on the board.
    #[must_use]
    pub fn spot(&self, pawn: Pawn, board: &Board, tracks: &Tracks) -> Point {
        let Some(place) = self.place(pawn) else {
            return (0.0, 0.0);
        };
        let seat = &board.seats[pawn.seat.index()];
        let index = match place {
            Place::Home(hollow) => return seat.home.hollows[usize::from(hollow)],
            Place::Goal(hollow) => return seat.goal.hollows[usize::from(hollow)],
            Place::On(index) => index,
        };
        let together: Vec<Pawn> = self
            .pawns()
            .filter(|&(other, place)| same_square(tracks, pawn.seat, index, other.seat, place))
            .map(|(other, _)| other)
            .collect();
        let (one, two) = spots(board, tracks, pawn.seat, index);
        match together[..] {
            [_, _, ..] => {
                if together.first() == Some(&pawn) {
                    two.0
                } else {
                    two.1
                }
            }
            _ => one,
        }
    }
}

fn take_one(count: &mut u8) -> bool {
    let any = *count > 0;
    *count -= u8::from(any);
    any
}

fn first_free(places: &[Option<Place>], hollow: impl Fn(u8) -> Place) -> Place {
    (0..PIECES)
        .map(&hollow)
        .find(|place| !places.contains(&Some(*place)))
        .unwrap_or(hollow(0))
}

/// Whether a place of `other` is the square at `seat`'s index.
#[must_use]
pub fn same_square(tracks: &Tracks, seat: Seat, index: u8, other: Seat, place: Place) -> bool {
    let Place::On(there) = place else {
        return false;
    };
    match tracks.number(seat, index) {
        Some(number) => tracks.number(other, there) == Some(number),
        None => seat == other && index == there,
    }
}

/// Where one pawn, and where two, stand on a square of a seat's way.
#[must_use]
pub fn spots(board: &Board, tracks: &Tracks, seat: Seat, index: u8) -> (Point, (Point, Point)) {
    match tracks.number(seat, index) {
        Some(number) => {
            let square = &board.ring[usize::from(number) - 1];
            (square.one, square.two)
        }
        None => {
            let column = &board.seats[seat.index()].column;
            let at = usize::from(index - tracks.column[seat.index()]).min(column.len() - 1);
            (column[at].one, column[at].two)
        }
    }
}

/// The outline of the square at a seat's index, or of its goal.
#[must_use]
pub fn outline(board: &Board, tracks: &Tracks, seat: Seat, index: u8) -> Vec<Point> {
    match tracks.number(seat, index) {
        Some(number) => board.ring[usize::from(number) - 1].corners.clone(),
        None if index >= tracks.goal[seat.index()] => {
            board.seats[seat.index()].goal.corners.clone()
        }
        None => board.seats[seat.index()].column[usize::from(index - tracks.column[seat.index()])]
            .corners
            .clone(),
    }
}
