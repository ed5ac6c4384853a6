//! The garden games: how their tiles lie, and games that begin with a position set up by hand.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::egui::Id;
use taula::app::Pace;
use taula::games::taihou::TaihouView;
use taula::games::taihou::panel::{end_id, piece_id};
use taula::games::taihou::pieces::TilePiece;
use taula::games::taihou::spots::side;
use taula::games::taihou::standing::{Place, Tile};
use taula::table::AtTable;
use taula::theme::Canvas;
use taula_rules::games::taihou::{Figure, Move, Square, Taihou};
use taula_rules::{Match, Seat};

use super::of_mut;
use super::played::Shown;

#[path = "../../crates/taula-rules/tests/taihou/setup.rs"]
mod setup;

#[allow(unused_imports, reason = "not every test program sets one up")]
pub use setup::{Setup, four, square, three, two};

/// A tile as its entity is drawn.
struct Drawn {
    tile: Tile,
    at: Transform,
    seen: bool,
    shadow: (Transform, bool),
}

fn drawn(app: &mut App) -> Vec<Drawn> {
    let world = app.world_mut();
    let named: HashMap<String, (Transform, bool)> = world
        .query::<(&Name, &Transform, &Visibility)>()
        .iter(world)
        .map(|(name, at, seen)| (name.to_string(), (*at, *seen != Visibility::Hidden)))
        .collect();
    let shadow = |tile: Tile| named[&format!("Tile {} of seat {}, shadow", tile.number, tile.seat)];
    world
        .query::<(&TilePiece, &Transform, &Visibility)>()
        .iter(world)
        .map(|(piece, at, seen)| Drawn {
            tile: piece.tile,
            at: *at,
            seen: *seen != Visibility::Hidden,
            shadow: shadow(piece.tile),
        })
        .collect()
}

/// The tiles of a seat that are seen in the garden.
pub fn seen_of(app: &mut App, seat: u8) -> usize {
    let seen: Vec<Tile> = drawn(app)
        .iter()
        .filter(|one| one.seen && one.tile.seat == Seat(seat))
        .map(|one| one.tile)
        .collect();
    let standing = &super::taihou(app).own.standing;
    let stands = |tile: &&Tile| matches!(standing.stand(**tile).place, Place::On(_));
    seen.iter().filter(stands).count()
}

impl Shown for TaihouView {
    fn lies(app: &mut App) -> bool {
        let world = app.world_mut();
        let all: Vec<(Tile, Vec2)> = world
            .query::<(&TilePiece, &Transform)>()
            .iter(world)
            .map(|(piece, at)| (piece.tile, at.translation.truncate()))
            .collect();
        let table = app.world().resource::<AtTable>().of::<Self>().unwrap();
        let canvas = app.world().resource::<Canvas>();
        let layout = table.layout(canvas);
        all.iter().all(|&(tile, at)| {
            let spot = table.own.standing.spot(tile, &layout);
            canvas.world(spot.at.x, spot.at.y).distance(at) < 0.01
        })
    }

    #[track_caller]
    fn assert_stands(app: &mut App) {
        let all = drawn(app);
        let table = app.world().resource::<AtTable>().of::<Self>().unwrap();
        let canvas = app.world().resource::<Canvas>();
        let (own, game) = (&table.own, table.flow.game());
        let position = game.position();
        let last = game.moves().last();
        assert!(table.at_rest());
        assert!(
            table.agrees(),
            "what is shown is not what the position says: {:?} after {last:?}",
            own.standing
        );
        let players = table.flow.players().len();
        assert_eq!(all.len(), 22 * players, "of every tile there is one");
        let layout = table.layout(canvas);
        let hidden = table.shown.screen;
        for one in &all {
            let stand = own.standing.stand(one.tile);
            let spot = own.standing.spot(one.tile, &layout);
            let (there, is) = (canvas.world(spot.at.x, spot.at.y), one.at.translation);
            assert!(
                is.truncate().distance(there) < 0.05,
                "{:?} is drawn at {is:?}, not at {there:?}, after {last:?}",
                one.tile
            );
            assert_eq!(one.at.rotation, Quat::IDENTITY, "{:?}", one.tile);
            // Pictures are painted for whole pixels.
            let Vec3 { x, y, .. } = one.at.scale;
            assert!(
                x == y && (0.999..1.13).contains(&x),
                "{one_tile:?}: {x}",
                one_tile = one.tile
            );
            let (shadow, shadow_seen) = one.shadow;
            assert_eq!(one.seen, shadow_seen, "{:?} and its shadow", one.tile);
            if one.seen {
                let fall = shadow.translation - one.at.translation;
                assert!(fall.z < 0.0 && fall.z > -0.001, "{:?}: {fall:?}", one.tile);
                assert!(
                    fall.truncate().length() < side(&layout),
                    "{:?}: {fall:?}",
                    one.tile
                );
            }
            match stand.place {
                Place::On(_) if hidden => assert!(
                    !one.seen || !table.hides(one.tile),
                    "{:?} is seen through the screen",
                    one.tile
                ),
                Place::On(_) => assert!(one.seen, "{:?} {stand:?}", one.tile),
                Place::Aside => assert!(!one.seen, "{:?} is not in the game yet", one.tile),
                Place::Reserve | Place::Taken(..) => {
                    assert_eq!(one.seen, spot.seen, "{:?} {stand:?}", one.tile);
                }
            }
        }
        let mut count = 0;
        for (square, piece) in position.pieces() {
            count += 1;
            let tile = own.standing.on(square);
            let tile = tile.unwrap_or_else(|| panic!("nothing stands on {square}"));
            let stand = own.standing.stand(tile);
            assert_eq!(tile.seat, piece.owner, "on {square}");
            match piece.figure {
                Figure::Numbered { value, facing } => {
                    assert_eq!(tile.value(), Some(value), "on {square}");
                    assert_eq!(stand.facing, facing, "on {square}");
                }
                Figure::Lotus => assert_eq!(tile.value(), None, "on {square}"),
            }
        }
        let on = |place: Place| matches!(place, Place::On(_));
        let placed = own.standing.tiles().filter(|(_, stand)| on(stand.place));
        assert_eq!(placed.count(), count);
        // Beside the garden each lies to be seen: where a seat's are many they lie over each other in order.
        for seat in game.rules().board().players[&(players as u8)]
            .iter()
            .map(|&seat| Seat(seat))
        {
            for tiles in [own.standing.taken(seat), own.standing.reserve(seat)] {
                for pair in tiles.windows(2) {
                    let [a, b] = [pair[0], pair[1]].map(|tile| {
                        all.iter()
                            .find(|one| one.tile == tile)
                            .unwrap()
                            .at
                            .translation
                    });
                    let seen = own.standing.spot(pair[0], &layout).seen;
                    assert!(!seen || b.x > a.x + 1.0 && b.z > a.z, "{pair:?}: {a} {b}");
                }
            }
        }
    }
}

/// Plays a move at the table, or has it come about as chance.
#[track_caller]
pub fn play(app: &mut App, text: &str) {
    let pace = *app.world().resource::<Pace>();
    let table = of_mut::<TaihouView>(app);
    let Some(events) = table.flow.play(text.parse().unwrap()) else {
        panic!("{text} is not among {:?}", table.flow.game().legal_moves());
    };
    table.tell(events, &pace);
    app.update();
}

/// The moves played so far, as they are written.
pub fn played(app: &App) -> Vec<String> {
    let moves = super::taihou(app).flow.game().moves();
    moves.iter().map(Move::to_string).collect()
}

/// What can be chosen for the piece in hand: an end, or the piece itself where a turn of it is shown.
pub fn next(app: &App) -> Option<Id> {
    let table = app.world().resource::<AtTable>().of::<TaihouView>()?;
    let held = table.own.choice.held?;
    if table.own.choice.facing.is_some() {
        return Some(piece_id(held));
    }
    let moves = table.flow.game().legal_moves();
    moves.iter().find_map(|mv| match *mv {
        Move::Go { from, to, .. } if from == held => Some(end_id(to)),
        _ => None,
    })
}

/// The game that begins with a position set up by hand.
#[track_caller]
pub fn match_of(setup: &Setup) -> Match<Taihou> {
    setup.game().game
}

/// A piece by its square's name, as the focus calls it.
#[track_caller]
pub fn piece(name: &str) -> Id {
    piece_id(square(name))
}

/// The end of a move by its square's name, as the focus calls it.
#[track_caller]
pub fn end(name: &str) -> Id {
    end_id(square(name))
}

/// How near the garden's middle a square lies: less is nearer.
pub fn from_the_middle(square: Square) -> u8 {
    square.file().abs_diff(5).max(square.rank().abs_diff(5))
}
