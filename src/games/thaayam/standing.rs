//! Where every stick stands: the pieces of a picture with a name each, so that they can be followed.

use taula_rules::Seat;
use taula_rules::games::thaayam::{CASTLE, Event, PIECES, Picture, Returns, SeatPicture};

/// Where a stick is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// Off the board.
    Off,
    /// On its seat's track, at an index below the castle's.
    On(u8),
    /// In the castle.
    Castle,
    /// Borne off.
    Out,
}

/// A stick: a seat's, and which of its four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stick {
    /// Whose.
    pub seat: Seat,
    /// Which of the four.
    pub number: u8,
}

/// A stick's place, and the other one it is bound to where it is part of a twin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// Where.
    pub place: Place,
    /// The number of the other stick of its twin.
    pub bound: Option<u8>,
}

/// Where every stick of every playing seat is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    seats: Vec<(Seat, [Stand; PIECES as usize])>,
}

/// Everything of a seat as a list of places, with whether each is a twin of two.
fn wanted(seat: &SeatPicture) -> Vec<(Place, bool)> {
    let on = |index: u8| {
        if index == CASTLE {
            Place::Castle
        } else {
            Place::On(index)
        }
    };
    let mut all = Vec::new();
    all.extend((0..seat.off_twins).map(|_| (Place::Off, true)));
    all.extend(seat.twins.iter().map(|&index| (on(index), true)));
    all.extend((0..seat.off).map(|_| (Place::Off, false)));
    all.extend(seat.track.iter().map(|&index| (on(index), false)));
    let in_track = seat.track.iter().filter(|&&index| index == CASTLE).count() as u8;
    all.extend((0..seat.castle.saturating_sub(in_track)).map(|_| (Place::Castle, false)));
    all.extend((0..seat.out).map(|_| (Place::Out, false)));
    all
}

impl Standing {
    /// The sticks of a picture. Those of `before` that can stay where they are do.
    #[must_use]
    pub fn of(picture: &Picture, before: Option<&Self>) -> Self {
        let seats = picture
            .seats
            .iter()
            .map(|seat| {
                let mut wanted = wanted(seat);
                let mut stands = [None; PIECES as usize];
                let old = before.and_then(|before| before.stands(seat.seat)).copied();
                for number in 0..stands.len() {
                    let Some(stand) = old.map(|old| old[number]) else {
                        break;
                    };
                    if stands[number].is_some() {
                        continue;
                    }
                    let like = (stand.place, stand.bound.is_some());
                    let Some(at) = wanted.iter().position(|of| *of == like) else {
                        continue;
                    };
                    wanted.swap_remove(at);
                    stands[number] = Some(stand);
                    if let Some(other) = stand.bound {
                        stands[usize::from(other)] = Some(Stand {
                            place: stand.place,
                            bound: Some(number as u8),
                        });
                    }
                }
                // Twins first: they need two.
                wanted.sort_by_key(|(_, twin)| !twin);
                for (place, twin) in wanted {
                    let mut free = (0..stands.len()).filter(|&number| stands[number].is_none());
                    let (first, second) = (free.next(), free.next());
                    let Some(first) = first else { break };
                    match second.filter(|_| twin) {
                        Some(second) => {
                            for (one, other) in [(first, second), (second, first)] {
                                stands[one] = Some(Stand {
                                    place,
                                    bound: Some(other as u8),
                                });
                            }
                        }
                        None => stands[first] = Some(Stand { place, bound: None }),
                    }
                }
                let off = Stand {
                    place: Place::Off,
                    bound: None,
                };
                (seat.seat, stands.map(|stand| stand.unwrap_or(off)))
            })
            .collect();
        Self { seats }
    }

    fn stands(&self, seat: Seat) -> Option<&[Stand; PIECES as usize]> {
        let of = self.seats.iter().find(|(of, _)| *of == seat);
        of.map(|(_, stands)| stands)
    }

    fn stands_mut(&mut self, seat: Seat) -> Option<&mut [Stand; PIECES as usize]> {
        let of = self.seats.iter_mut().find(|(of, _)| *of == seat);
        of.map(|(_, stands)| stands)
    }

    /// Every stick and how it stands.
    pub fn sticks(&self) -> impl Iterator<Item = (Stick, Stand)> {
        self.seats.iter().flat_map(|&(seat, stands)| {
            (0..)
                .zip(stands)
                .map(move |(number, stand)| (Stick { seat, number }, stand))
        })
    }

    /// How a stick stands.
    #[must_use]
    pub fn stand(&self, stick: Stick) -> Option<Stand> {
        self.stands(stick.seat)?
            .get(usize::from(stick.number))
            .copied()
    }

    /// A seat's stick at a place, bound or not; of a twin the first.
    #[must_use]
    pub fn stick_at(&self, seat: Seat, place: Place, twin: bool) -> Option<Stick> {
        let stands = self.stands(seat)?;
        let number = stands
            .iter()
            .position(|stand| stand.place == place && stand.bound.is_some() == twin)?;
        Some(Stick {
            seat,
            number: number as u8,
        })
    }

    /// The stick that an event moves, the first of a twin, and where it goes.
    #[must_use]
    pub fn moved_by(&self, event: &Event) -> Option<(Stick, Place)> {
        match *event {
            Event::Entered { player, twin } => {
                Some((self.stick_at(player, Place::Off, twin)?, Place::On(0)))
            }
            Event::Moved {
                player,
                twin,
                from,
                to,
                ..
            } => {
                let stick = self.stick_at(player, Place::On(from), twin)?;
                let to = if to == CASTLE {
                    Place::Castle
                } else {
                    Place::On(to)
                };
                Some((stick, to))
            }
            Event::Captured {
                owner,
                index,
                returns,
                ..
            } => {
                let stick = self.stick_at(owner, Place::On(index), returns.was_twin())?;
                Some((stick, Place::Off))
            }
            Event::BorneOff { player, .. } => {
                Some((self.stick_at(player, Place::Castle, false)?, Place::Out))
            }
            _ => None,
        }
    }

    /// Moves what an event moves, binds and unbinds.
    pub fn apply(&mut self, event: &Event) {
        if let Some((stick, place)) = self.moved_by(event) {
            let loosed = matches!(
                event,
                Event::Captured {
                    returns: Returns::TwoPieces,
                    ..
                }
            );
            self.put(stick, place, loosed);
        }
        match *event {
            Event::Twinned { player, index } => self.bind(player, index),
            Event::Untwinned { player } => {
                for stand in self.stands_mut(player).into_iter().flatten() {
                    if stand.place == Place::Castle {
                        stand.bound = None;
                    }
                }
            }
            _ => {}
        }
    }

    fn put(&mut self, stick: Stick, place: Place, loosed: bool) {
        let bound = self.stand(stick).and_then(|stand| stand.bound);
        let Some(stands) = self.stands_mut(stick.seat) else {
            return;
        };
        for number in [Some(stick.number), bound].into_iter().flatten() {
            if let Some(stand) = stands.get_mut(usize::from(number)) {
                stand.place = place;
                if loosed {
                    stand.bound = None;
                }
            }
        }
    }

    fn bind(&mut self, seat: Seat, index: u8) {
        let Some(stands) = self.stands_mut(seat) else {
            return;
        };
        let free =
            |(_, stand): &(usize, &Stand)| stand.place == Place::On(index) && stand.bound.is_none();
        let pair: Vec<usize> = stands
            .iter()
            .enumerate()
            .filter(free)
            .map(|(number, _)| number)
            .collect();
        if let [one, other, ..] = pair[..] {
            stands[one].bound = Some(other as u8);
            stands[other].bound = Some(one as u8);
        }
    }

    /// Whether a picture shows just this.
    #[must_use]
    pub fn agrees(&self, picture: &Picture) -> bool {
        picture.seats.iter().all(|seat| {
            let Some(stands) = self.stands(seat.seat) else {
                return false;
            };
            // Of a twin the first stick counts, and each of them must know the other.
            let mut shown: Vec<(Place, bool)> = Vec::new();
            for (number, stand) in (0_u8..).zip(stands) {
                match stand.bound {
                    None => shown.push((stand.place, false)),
                    Some(other) => {
                        let back = stands.get(usize::from(other));
                        if back.is_none_or(|of| of.bound != Some(number) || of.place != stand.place)
                        {
                            return false;
                        }
                        if number < other {
                            shown.push((stand.place, true));
                        }
                    }
                }
            }
            let mut wanted = wanted(seat);
            shown.sort_unstable();
            wanted.sort_unstable();
            shown == wanted
        })
    }
}
