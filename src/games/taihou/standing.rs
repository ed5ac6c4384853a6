//! Where every tile is: the pieces of a picture with a name each, so that they can be followed.

use taula_rules::games::taihou::{Event, Figure, Heading, Picture, Piece, Square, Taihou, Value};
use taula_rules::{Match, Rules, Seat};

/// How many seats there are.
const SEATS: usize = 4;
/// How many tiles a seat can have: two sets of ten and two lotuses.
const COUNT: usize = 22;
/// The first tile of the reserve, and the first lotus.
const RESERVE: u8 = 10;
/// See [`RESERVE`].
const LOTUS: u8 = 20;

/// A tile: a seat's, and which of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile {
    /// Whose.
    pub seat: Seat,
    /// Which: its value less one, ten more for those of the reserve, then the lotuses.
    pub number: u8,
}

impl Tile {
    /// Its value; none for a lotus.
    #[must_use]
    pub fn value(self) -> Option<Value> {
        (self.number < LOTUS)
            .then(|| Value::new(self.number % RESERVE + 1))
            .flatten()
    }

    /// Whether it is one of the reserve's.
    #[must_use]
    pub const fn is_second(self) -> bool {
        self.number >= RESERVE && self.number < LOTUS
    }
}

/// Where a tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On a square of the garden.
    On(Square),
    /// Not in the game yet.
    Aside,
    /// In its owner's reserve.
    Reserve,
    /// Taken by a seat, which had taken so many before.
    Taken(Seat, u8),
}

/// A tile's place, and how it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// Where.
    pub place: Place,
    /// The side it looks to.
    pub facing: Heading,
    /// Whether it lies face down.
    pub down: bool,
}

impl Stand {
    const fn aside() -> Self {
        Self {
            place: Place::Aside,
            facing: Heading::N,
            down: false,
        }
    }
}

/// Where every tile is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    seats: [[Stand; COUNT]; SEATS],
}

/// A capture: who took whose piece of which value.
type Capture = (Seat, Seat, Value);

impl Standing {
    /// The tiles of a game as a picture shows them: whose was taken by whom is told by the moves before.
    #[must_use]
    pub fn of(game: &Match<Taihou>, picture: &Picture) -> Self {
        Self::with(picture, &captures(game))
    }

    /// The tiles of a picture of which only so many captures are known.
    #[must_use]
    pub fn with(picture: &Picture, captures: &[Capture]) -> Self {
        let mut standing = Self {
            seats: [[Stand::aside(); COUNT]; SEATS],
        };
        let seats = || (0..SEATS as u8).map(Seat);
        for seat in seats() {
            let Some(of) = picture.seat(seat) else {
                continue;
            };
            for &value in &of.reserve {
                standing.put(second(seat, value), Place::Reserve);
            }
        }
        let mut lotuses = [LOTUS; SEATS];
        for (&square, piece) in &picture.pieces {
            let seat = piece.owner;
            let (tile, facing) = match piece.figure {
                Figure::Numbered { value, facing } => (standing.free(seat, value, picture), facing),
                Figure::Lotus => {
                    let number = lotuses[seat.index() % SEATS];
                    lotuses[seat.index() % SEATS] += 1;
                    (Tile { seat, number }, Heading::N)
                }
            };
            standing.put(tile, Place::On(square));
            if let Some(stand) = standing.at_mut(tile) {
                stand.facing = facing;
                stand.down = picture.seat(seat).is_some_and(|of| of.face_down);
            }
        }
        // What was taken: as it is known to have been, then whatever fits.
        for taker in seats() {
            let Some(of) = picture.seat(taker) else {
                continue;
            };
            let mut left = of.taken.clone();
            let mut count = 0;
            let known = captures.iter().filter(|(by, ..)| *by == taker);
            let known: Vec<(Seat, Value)> =
                known.map(|&(_, owner, value)| (owner, value)).collect();
            for (owner, value) in known {
                if let Some(n) = left.iter().position(|&of| of == value)
                    && let Some(tile) = standing.spare(owner, value)
                {
                    left.remove(n);
                    standing.put(tile, Place::Taken(taker, count));
                    count += 1;
                }
            }
            for value in left {
                let owners =
                    seats().filter(|&owner| owner != taker && picture.seat(owner).is_some());
                let tile = owners
                    .filter_map(|owner| standing.spare(owner, value))
                    .next();
                if let Some(tile) = tile {
                    standing.put(tile, Place::Taken(taker, count));
                    count += 1;
                }
            }
        }
        standing
    }

    /// The tile of a value that stands in the garden: the reserve's once that has been used.
    fn free(&self, seat: Seat, value: Value, picture: &Picture) -> Tile {
        let first = first(seat, value);
        let used =
            (picture.seats.len() == 2) && self.stand(second(seat, value)).place != Place::Reserve;
        let taken = self.stand(first).place != Place::Aside;
        if used || taken {
            second(seat, value)
        } else {
            first
        }
    }

    /// A tile of a value that is nowhere yet.
    fn spare(&self, seat: Seat, value: Value) -> Option<Tile> {
        [first(seat, value), second(seat, value)]
            .into_iter()
            .find(|&tile| self.stand(tile).place == Place::Aside)
    }

    /// Every tile that is or was in the game.
    pub fn tiles(&self) -> impl Iterator<Item = (Tile, Stand)> {
        (0..SEATS as u8).map(Seat).flat_map(move |seat| {
            let tiles = (0..).zip(self.seats[seat.index()]);
            tiles.map(move |(number, stand)| (Tile { seat, number }, stand))
        })
    }

    /// How a tile stands.
    #[must_use]
    pub fn stand(&self, tile: Tile) -> Stand {
        let of = self.seats.get(tile.seat.index());
        let stand = of.and_then(|of| of.get(usize::from(tile.number)));
        stand.copied().unwrap_or(Stand::aside())
    }

    fn at_mut(&mut self, tile: Tile) -> Option<&mut Stand> {
        self.seats
            .get_mut(tile.seat.index())?
            .get_mut(usize::from(tile.number))
    }

    fn put(&mut self, tile: Tile, place: Place) {
        if let Some(stand) = self.at_mut(tile) {
            stand.place = place;
        }
    }

    /// The tile on a square.
    #[must_use]
    pub fn on(&self, square: Square) -> Option<Tile> {
        self.tiles()
            .find(|(_, stand)| stand.place == Place::On(square))
            .map(|(tile, _)| tile)
    }

    /// What a seat has taken, in the order in which it did.
    #[must_use]
    pub fn taken(&self, seat: Seat) -> Vec<Tile> {
        let mut taken: Vec<(u8, Tile)> = self
            .tiles()
            .filter_map(|(tile, stand)| match stand.place {
                Place::Taken(by, n) if by == seat => Some((n, tile)),
                _ => None,
            })
            .collect();
        taken.sort_unstable();
        taken.into_iter().map(|(_, tile)| tile).collect()
    }

    /// What a seat has in reserve, the lowest value first.
    #[must_use]
    pub fn reserve(&self, seat: Seat) -> Vec<Tile> {
        let of = self
            .tiles()
            .filter(|(tile, stand)| tile.seat == seat && stand.place == Place::Reserve);
        of.map(|(tile, _)| tile).collect()
    }

    /// The tile of a seat on a square.
    fn of_seat_on(&self, seat: Seat, square: Square) -> Option<Tile> {
        self.tiles()
            .find(|(tile, stand)| tile.seat == seat && stand.place == Place::On(square))
            .map(|(tile, _)| tile)
    }

    /// The tiles that an event moves, and how each stands then.
    #[must_use]
    pub fn moved_by(&self, event: &Event) -> Vec<(Tile, Stand)> {
        let on = |tile: Option<Tile>, square: Square, piece: Piece, down: bool| {
            let stand = Stand {
                place: Place::On(square),
                facing: piece.facing().unwrap_or(Heading::N),
                down,
            };
            tile.map(|tile| (tile, stand))
        };
        let one = |moved: Option<(Tile, Stand)>| moved.into_iter().collect();
        match *event {
            Event::Laid { ref tiles, .. } => tiles
                .iter()
                .filter_map(|of| on(first_of(of.piece), of.square, of.piece, true))
                .collect(),
            Event::Shown { player } => self
                .tiles()
                .filter(|(tile, stand)| tile.seat == player && stand.down)
                .map(|(tile, stand)| {
                    (
                        tile,
                        Stand {
                            down: false,
                            ..stand
                        },
                    )
                })
                .collect(),
            Event::Placed { square, piece, .. } => one(on(first_of(piece), square, piece, false)),
            Event::Moved {
                player,
                from,
                to,
                piece,
                ..
            } => one(on(self.of_seat_on(player, from), to, piece, false)),
            Event::Turned {
                player,
                square,
                piece,
                ..
            } => one(on(self.of_seat_on(player, square), square, piece, false)),
            Event::Captured {
                player,
                square,
                piece,
                ..
            } => {
                let count = self.taken(player).len() as u8;
                let tile = self.of_seat_on(piece.owner, square);
                one(tile.map(|tile| {
                    let place = Place::Taken(player, count);
                    let stand = self.stand(tile);
                    (tile, Stand { place, ..stand })
                }))
            }
            Event::Replaced {
                player,
                square,
                piece,
            } => {
                let tile = piece.value().map(|value| second(player, value));
                one(on(tile, square, piece, false))
            }
            Event::Lotus { player, square } => {
                let next = (LOTUS..COUNT as u8).map(|number| Tile {
                    seat: player,
                    number,
                });
                let tile = next
                    .into_iter()
                    .find(|&tile| self.stand(tile).place == Place::Aside);
                one(on(tile, square, Piece::lotus(player), false))
            }
            _ => Vec::new(),
        }
    }

    /// Moves and turns what an event moves and turns.
    pub fn apply(&mut self, event: &Event) {
        for (tile, stand) in self.moved_by(event) {
            if let Some(was) = self.at_mut(tile) {
                *was = stand;
            }
        }
    }

    /// Whether a picture shows just this.
    #[must_use]
    pub fn agrees(&self, picture: &Picture) -> bool {
        let mut count = 0;
        let board = self.tiles().all(|(tile, stand)| {
            let Place::On(square) = stand.place else {
                return true;
            };
            count += 1;
            picture.pieces.get(&square).is_some_and(|piece| {
                let figure = match piece.figure {
                    Figure::Numbered { value, facing } => {
                        tile.value() == Some(value)
                            && stand.facing == facing
                            && stand.down == picture.seat(tile.seat).is_some_and(|of| of.face_down)
                    }
                    Figure::Lotus => tile.value().is_none(),
                };
                piece.owner == tile.seat && figure
            })
        });
        let beside = picture.seats.iter().all(|of| {
            let values = |tiles: Vec<Tile>| {
                let mut values: Vec<Value> = tiles.into_iter().filter_map(Tile::value).collect();
                values.sort_unstable();
                values
            };
            values(self.taken(of.seat)) == of.taken && values(self.reserve(of.seat)) == of.reserve
        });
        board && count == picture.pieces.len() && beside
    }
}

/// A seat's tile of a value.
const fn first(seat: Seat, value: Value) -> Tile {
    Tile {
        seat,
        number: value.get() - 1,
    }
}

/// The tile of a piece as it comes into the garden.
fn first_of(piece: Piece) -> Option<Tile> {
    piece.value().map(|value| first(piece.owner, value))
}

/// A seat's tile of a value in the reserve.
const fn second(seat: Seat, value: Value) -> Tile {
    Tile {
        seat,
        number: value.get() - 1 + RESERVE,
    }
}

/// Every capture of a game so far.
fn captures(game: &Match<Taihou>) -> Vec<Capture> {
    let mut at = game.first();
    let mut captures = Vec::new();
    let mut events = Vec::new();
    for &mv in game.moves() {
        if !mv.captures() {
            game.rules().play(&mut at, mv, &mut ());
            continue;
        }
        events.clear();
        game.rules().play(&mut at, mv, &mut events);
        captures.extend(events.iter().filter_map(|event| match *event {
            Event::Captured { player, piece, .. } => Some((player, piece.owner, piece.value()?)),
            _ => None,
        }));
    }
    captures
}
