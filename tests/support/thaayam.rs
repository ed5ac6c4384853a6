//! Thaayam: how its sticks and seeds lie, and games that begin with a position set up by hand.

use bevy::prelude::*;
use serde_json::{Value, json};
use taula::app::Pace;
use taula::games::thaayam::ThaayamView;
use taula::games::thaayam::pieces::{Seed, StickPiece, fallen, light, spot};
use taula::games::thaayam::standing::Stick;
use taula::games::thaayam::tokens::Tokens;
use taula::table::AtTable;
use taula::theme::Canvas;
use taula_rules::games::thaayam::{Move, Thaayam};
use taula_rules::{Levels, Match, Rules};

use super::of_mut;
use super::played::Shown;

/// How far two sticks beside each other are apart at least, in their lengths: so wide is one.
const WIDE: f32 = 0.28;

impl Shown for ThaayamView {
    fn lies(app: &mut App) -> bool {
        let world = app.world_mut();
        let sticks: Vec<StickPiece> = world.query::<&StickPiece>().iter(world).copied().collect();
        let table = world.resource::<AtTable>().of::<Self>().unwrap();
        let layout = table.layout(world.resource::<Canvas>());
        sticks.iter().all(|piece| {
            piece
                .glide
                .at()
                .distance(spot(table, &layout, piece.stick).at)
                < 1e-4
        })
    }

    #[track_caller]
    fn assert_stands(app: &mut App) {
        let world = app.world_mut();
        let sticks: Vec<(Stick, Transform, Visibility)> = world
            .query::<(&StickPiece, &Transform, &Visibility)>()
            .iter(world)
            .map(|(piece, transform, seen)| (piece.stick, *transform, *seen))
            .collect();
        let seeds: Vec<(u8, Vec3)> = world
            .query::<(&Seed, &Transform)>()
            .iter(world)
            .map(|(seed, transform)| (seed.0, transform.translation))
            .collect();
        let table = world.resource::<AtTable>().of::<Self>().unwrap();
        let canvas = world.resource::<Canvas>();
        let (own, game) = (&table.own, table.flow.game());
        assert!(table.at_rest());
        assert!(
            table.agrees(),
            "what is shown is not what the position says: {:?} after {:?}",
            own.standing,
            game.moves().last()
        );
        let layout = table.layout(canvas);

        assert_eq!(sticks.len(), table.flow.players().len() * 4);
        let mut shown = Vec::new();
        for (stick, transform, seen) in sticks {
            let spot = spot(table, &layout, stick);
            let there = canvas.world(spot.at.x, spot.at.y);
            assert!(
                transform.translation.truncate().distance(there) < 0.05,
                "{stick:?} is drawn at {:?}, not at {there:?}",
                transform.translation
            );
            assert_eq!(transform.rotation, Quat::IDENTITY, "{stick:?}");
            assert_eq!(transform.scale, Vec3::ONE, "{stick:?}");
            // Of a twin one entity is seen: both are in its picture.
            let second = own.standing.first(stick) != stick;
            assert_eq!(seen == Visibility::Hidden, second, "{stick:?}");
            if !second {
                let twin = own.standing.stand(stick).unwrap().bound.is_some();
                shown.push((stick, spot, if twin { 2.0 } else { 1.0 }));
            }
        }
        // No two lie over each other, and a twin takes the room of two.
        for (i, (a, at, wide)) in shown.iter().enumerate() {
            for (b, other, other_wide) in &shown[..i] {
                let apart = at.at - other.at;
                let length = at.length.min(other.length);
                let beside = (wide + other_wide) / 2.0 * WIDE * length;
                assert!(
                    apart.x.abs() > beside || apart.y.abs() > length * 0.9,
                    "{a:?} and {b:?} lie over each other"
                );
            }
        }

        // The seeds can be read: as many light sides as the score says.
        let mut throws = game.moves().iter().filter_map(|mv| match mv {
            Move::Roll(score) => Some(*score),
            _ => None,
        });
        assert_eq!(own.cast.number, throws.clone().count());
        if let Some(score) = throws.next_back() {
            assert_eq!(own.cast.score, score);
        }
        assert_eq!(seeds.len(), 4);
        let mut up = 0;
        for (seed, translation) in seeds {
            let (at, is_light, _) = fallen(&layout, own.cast, seed);
            let there = canvas.world(at.x, at.y);
            assert!(
                translation.truncate().distance(there) < 0.05,
                "seed {seed} lies at {translation:?}, not at {there:?}"
            );
            assert!(layout.tray.contains(at), "seed {seed} lies in the tray");
            up += u8::from(is_light);
        }
        assert_eq!(up, light(own.cast.score));
        assert_eq!(up, [0, 1, 2, 3, 4, 0, 0, 0, 0][usize::from(own.cast.score)]);

        // The tokens that wait are the scores there are to play, and what became of the others is what going
        // over the turn again says.
        let mut waiting: Vec<u8> = own.tokens.waiting().map(|(_, score)| score).collect();
        waiting.sort_unstable();
        let mut throws = game.rules().picture(game.position()).throws;
        throws.sort_unstable();
        assert_eq!(waiting, throws);
        assert_eq!(own.tokens, Tokens::of(game));
    }
}

/// Plays a move at the table, or has the seeds fall as it says.
#[track_caller]
pub fn play(app: &mut App, text: &str) {
    let pace = *app.world().resource::<Pace>();
    let table = of_mut::<ThaayamView>(app);
    let Some(events) = table.flow.play(text.parse().unwrap()) else {
        panic!("{text} is not among {:?}", table.flow.game().legal_moves());
    };
    table.tell(events, &pace);
    app.update();
}

/// The moves played so far, as they are written.
pub fn played(app: &App) -> Vec<String> {
    let moves = super::thaayam(app).flow.game().moves();
    moves.iter().map(Move::to_string).collect()
}

/// A position being set up: everybody off the board, seat 0 to throw, until something else is said.
#[derive(Clone)]
pub struct Setup(Value);

/// Two players.
pub fn two() -> Setup {
    setup(&[0, 2])
}

/// Four players.
pub fn four() -> Setup {
    setup(&[0, 1, 2, 3])
}

fn setup(seats: &[u8]) -> Setup {
    let off = |seat: &u8| {
        json!({
            "seat": seat, "off": 4, "off_twins": 0, "track": [], "twins": [], "castle": 0, "out": 0,
        })
    };
    Setup(json!({
        "game": "thaayam",
        "options": {"players": seats.len(), "twin_return": "split", "opening": "seat0"},
        "turn": {"chance": "throw", "player": 0},
        "throws": [],
        "captured": false,
        "players": seats.iter().map(off).collect::<Vec<Value>>(),
    }))
}

impl Setup {
    /// Twins that are driven off come back as twins.
    pub fn twins_return(mut self) -> Self {
        self.0["options"]["twin_return"] = json!("twin");
        self
    }

    fn set(mut self, seat: u8, fields: &[(&str, Value)]) -> Self {
        let players = self.0["players"].as_array_mut().unwrap();
        let player = players.iter_mut().find(|player| player["seat"] == seat);
        let player = player.unwrap();
        for (field, value) in fields {
            player[*field] = value.clone();
        }
        self
    }

    /// Where a seat's singles and twins are; the others are off the board.
    pub fn pieces(self, seat: u8, track: &[u8], twins: &[u8]) -> Self {
        let off = 4 - track.len() - 2 * twins.len();
        self.set(
            seat,
            &[
                ("off", json!(off)),
                ("track", json!(track)),
                ("twins", json!(twins)),
            ],
        )
    }

    /// A seat has so many in the castle, some borne off, and the others on the track.
    pub fn late(self, seat: u8, track: &[u8], castle: usize) -> Self {
        let out = 4 - track.len() - castle;
        self.set(
            seat,
            &[
                ("off", json!(0)),
                ("track", json!(track)),
                ("castle", json!(castle)),
                ("out", json!(out)),
            ],
        )
    }

    /// A seat's twins off the board, and singles on it.
    pub fn twins_off(self, seat: u8, twins: usize, track: &[u8]) -> Self {
        let off = 4 - track.len() - 2 * twins;
        self.set(
            seat,
            &[
                ("off", json!(off)),
                ("off_twins", json!(twins)),
                ("track", json!(track)),
            ],
        )
    }

    /// A seat has these scores to play.
    pub fn plays(mut self, seat: u8, left: &[u8]) -> Self {
        self.0["turn"] = json!({"player": seat, "phase": "move"});
        self.0["throws"] = json!(left);
        self
    }

    /// The game that begins so.
    #[track_caller]
    pub fn game(self, seed: u64) -> Match<Thaayam> {
        let (rules, at) = Thaayam::read(&self.0, &Levels::built_in())
            .unwrap_or_else(|fault| panic!("{fault}: {}", self.0));
        Match::from_position(rules, at, seed)
    }
}
