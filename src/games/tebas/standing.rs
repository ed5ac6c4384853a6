//! Where every disc is: the pieces of a picture with a name each, so that they can be followed.

use taula_rules::Seat;
use taula_rules::games::tebas::{Circle, Event, PIECES, Picture};

/// How many discs a seat has.
const COUNT: usize = PIECES as usize;

/// A disc: a seat's, and which of its ten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Disc {
    /// Whose.
    pub seat: Seat,
    /// Which of the ten.
    pub number: u8,
}

/// Where a disc is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On a circle, so many others below it.
    On(Circle, u8),
    /// In the player's hand, to be put back.
    Hand,
    /// Beside the circle where its stack was undone: it is about to leave.
    Loose(Circle),
    /// Out of play for good.
    Out,
}

/// A disc's place, and how it faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// Where.
    pub place: Place,
    /// The number that faces N. Of a covered disc nobody knows, and nobody sees.
    pub north: u8,
}

/// Where every disc is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    seats: [[Option<Stand>; COUNT]; 2],
}

impl Standing {
    /// The discs of a picture. Those of `before` that can stay where they are do.
    #[must_use]
    pub fn of(picture: &Picture, before: Option<&Self>) -> Self {
        let mut standing = Self {
            seats: [[None; COUNT]; 2],
        };
        let wanted = wanted(picture);
        // Who stays is settled first, so that nobody takes its place.
        let mut left = Vec::new();
        for (seat, stand) in wanted {
            let stays = before.and_then(|before| before.number_at(seat, stand.place));
            match stays.filter(|&number| standing.seats[seat.index()][number].is_none()) {
                Some(number) => standing.seats[seat.index()][number] = Some(stand),
                None => left.push((seat, stand)),
            }
        }
        for (seat, stand) in left {
            let discs = &mut standing.seats[seat.index()];
            if let Some(free) = discs.iter_mut().find(|disc| disc.is_none()) {
                *free = Some(stand);
            }
        }
        standing
    }

    fn number_at(&self, seat: Seat, place: Place) -> Option<usize> {
        let discs = self.seats.get(seat.index())?;
        let here = |disc: &Option<Stand>| disc.is_some_and(|stand| stand.place == place);
        discs.iter().position(here)
    }

    /// Every disc and how it stands.
    pub fn discs(&self) -> impl Iterator<Item = (Disc, Stand)> {
        [Seat(0), Seat(1)].into_iter().flat_map(|seat| {
            let discs = (0..).zip(self.seats[seat.index()]);
            discs.filter_map(move |(number, stand)| Some((Disc { seat, number }, stand?)))
        })
    }

    /// How a disc stands.
    #[must_use]
    pub fn stand(&self, disc: Disc) -> Option<Stand> {
        *self
            .seats
            .get(disc.seat.index())?
            .get(usize::from(disc.number))?
    }

    /// What stands on a circle, from bottom to top.
    #[must_use]
    pub fn stack(&self, circle: Circle) -> Vec<(Disc, Stand)> {
        let mut stack: Vec<(u8, (Disc, Stand))> = self
            .discs()
            .filter_map(|(disc, stand)| match stand.place {
                Place::On(at, level) if at == circle => Some((level, (disc, stand))),
                _ => None,
            })
            .collect();
        stack.sort_by_key(|(level, _)| *level);
        stack.into_iter().map(|(_, disc)| disc).collect()
    }

    /// The discs of a seat that are in a place, in order.
    pub fn all_in(&self, seat: Seat, place: Place) -> impl Iterator<Item = Disc> {
        self.discs()
            .filter(move |(disc, stand)| disc.seat == seat && stand.place == place)
            .map(|(disc, _)| disc)
    }

    fn put(&mut self, disc: Disc, stand: Stand) {
        let discs = self.seats.get_mut(disc.seat.index());
        if let Some(place) = discs.and_then(|discs| discs.get_mut(usize::from(disc.number))) {
            *place = Some(stand);
        }
    }

    /// The discs that an event moves, and where each goes.
    #[must_use]
    pub fn moved_by(&self, event: &Event) -> Vec<(Disc, Place)> {
        match *event {
            Event::Moved { from, to, .. } => {
                let below = self.stack(to).len() as u8;
                let stack = (below..).zip(self.stack(from));
                stack
                    .map(|(level, (disc, _))| (disc, Place::On(to, level)))
                    .collect()
            }
            Event::Undone { player, circle, .. } => {
                let mut stack = self.stack(circle);
                let Some((top, _)) = stack.pop() else {
                    return Vec::new();
                };
                let mut moved: Vec<(Disc, Place)> = stack
                    .into_iter()
                    .map(|(disc, _)| {
                        let place = if disc.seat == player {
                            Place::Hand
                        } else {
                            Place::Loose(circle)
                        };
                        (disc, place)
                    })
                    .collect();
                moved.push((top, Place::On(circle, 0)));
                moved
            }
            Event::Removed { owner, circle, .. } => self
                .all_in(owner, Place::Loose(circle))
                .map(|disc| (disc, Place::Out))
                .collect(),
            Event::Replaced { player, circle, .. } => {
                let disc = self.all_in(player, Place::Hand).next();
                disc.map(|disc| (disc, Place::On(circle, 0)))
                    .into_iter()
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// Moves and turns what an event moves and turns.
    pub fn apply(&mut self, event: &Event) {
        for (disc, place) in self.moved_by(event) {
            let north = self.stand(disc).map_or(1, |stand| stand.north);
            self.put(disc, Stand { place, north });
        }
        let faces = match *event {
            Event::Turned { circle, stack, .. } | Event::Replaced { circle, stack, .. } => {
                Some((circle, stack))
            }
            _ => None,
        };
        if let Some((circle, stack)) = faces
            && let Some(&(disc, stand)) = self.stack(circle).last()
        {
            let north = stack.north();
            self.put(disc, Stand { north, ..stand });
        }
    }

    /// Whether a picture shows just this.
    #[must_use]
    pub fn agrees(&self, picture: &Picture) -> bool {
        let circles = Circle::all().all(|circle| {
            let shown = self.stack(circle);
            let owners: Vec<Seat> = shown.iter().map(|(disc, _)| disc.seat).collect();
            let levels = (0..)
                .zip(&shown)
                .all(|(level, (_, stand))| stand.place == Place::On(circle, level));
            let north = shown.last().map(|(_, stand)| stand.north);
            let stack = picture.stacks.get(&circle);
            let wanted: Vec<Seat> = stack.into_iter().flat_map(|stack| stack.owners()).collect();
            levels && owners == wanted && north == stack.map(|stack| stack.north())
        });
        let [hand, out] = [Place::Hand, Place::Out]
            .map(|place| [Seat(0), Seat(1)].map(|seat| self.all_in(seat, place).count()));
        let loose = self
            .discs()
            .any(|(_, stand)| matches!(stand.place, Place::Loose(_)));
        circles
            && !loose
            && hand.iter().sum::<usize>() == usize::from(picture.redeploy)
            && out == picture.out.map(usize::from)
    }
}

/// Every disc that a picture shows.
fn wanted(picture: &Picture) -> Vec<(Seat, Stand)> {
    let mut all = Vec::new();
    for (&circle, stack) in &picture.stacks {
        for (level, seat) in (0..).zip(stack.owners()) {
            let place = Place::On(circle, level);
            let north = stack.north();
            all.push((seat, Stand { place, north }));
        }
    }
    let beside = |place: Place| Stand { place, north: 1 };
    if let Some(seat) = picture.turn.seat() {
        all.extend((0..picture.redeploy).map(|_| (seat, beside(Place::Hand))));
    }
    for (seat, out) in [Seat(0), Seat(1)].into_iter().zip(picture.out) {
        all.extend((0..out).map(|_| (seat, beside(Place::Out))));
    }
    all
}
