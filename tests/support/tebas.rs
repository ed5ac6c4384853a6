//! Tebas: how its discs lie, and games that begin with a position set up by hand.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Pos2};
use serde_json::{Map, Value, json};
use taula::app::Pace;
use taula::games::tebas::TebasView;
use taula::games::tebas::choice::quarters;
use taula::games::tebas::panel::end_id;
use taula::games::tebas::pieces::DiscPiece;
use taula::games::tebas::spots::{middle, radius};
use taula::games::tebas::standing::{Disc, Place};
use taula::games::tebas::turning::turn_id;
use taula::table::AtTable;
use taula::theme::Canvas;
use taula_art::tebas::stacking;
use taula_rules::games::tebas::{Circle, Move, Tebas};
use taula_rules::{Levels, Match, Rules, Seat};

use super::of_mut;
use super::played::Shown;

/// A disc as its entity is drawn.
struct Drawn {
    disc: Disc,
    at: Transform,
    seen: bool,
    shadow: (Transform, bool),
}

fn drawn(app: &mut App) -> Vec<Drawn> {
    let world = app.world_mut();
    let named: Vec<(String, Transform, bool)> = world
        .query::<(&Name, &Transform, &Visibility)>()
        .iter(world)
        .map(|(name, at, seen)| (name.to_string(), *at, *seen != Visibility::Hidden))
        .collect();
    let shadow = |disc: Disc| {
        let name = format!("Disc {} of seat {}, shadow", disc.number, disc.seat);
        let of = named.iter().find(|(of, ..)| *of == name);
        of.map(|&(_, at, seen)| (at, seen)).unwrap()
    };
    world
        .query::<(&DiscPiece, &Transform, &Visibility)>()
        .iter(world)
        .map(|(piece, at, seen)| Drawn {
            disc: piece.disc,
            at: *at,
            seen: *seen != Visibility::Hidden,
            shadow: shadow(piece.disc),
        })
        .collect()
}

impl Shown for TebasView {
    fn lies(app: &mut App) -> bool {
        let all = drawn(app);
        let table = app.world().resource::<AtTable>().of::<Self>().unwrap();
        let canvas = app.world().resource::<Canvas>();
        let layout = table.layout(canvas);
        all.iter().all(|one| {
            let spot = table.own.standing.spot(one.disc, &layout, &table.board);
            spot.is_some_and(|spot| {
                let there = canvas.world(spot.at.x, spot.at.y);
                one.at.translation.truncate().distance(there) < 0.01
            })
        })
    }

    #[track_caller]
    fn assert_stands(app: &mut App) {
        let all = drawn(app);
        let table = app.world().resource::<AtTable>().of::<Self>().unwrap();
        let canvas = app.world().resource::<Canvas>();
        let (own, game) = (&table.own, table.flow.game());
        let position = game.position();
        assert!(table.at_rest());
        assert!(
            table.agrees(),
            "what is shown is not what the position says: {:?} after {:?}",
            own.standing,
            game.moves().last()
        );
        let layout = table.layout(canvas);
        let disc = radius(&layout, &table.board);
        let near = |one: &Drawn, at: Pos2| {
            let there = canvas.world(at.x, at.y);
            let is = one.at.translation.truncate();
            assert!(
                is.distance(there) < 0.05,
                "{:?} is drawn at {is:?}, not at {there:?}",
                one.disc
            );
        };
        assert_eq!(all.len(), 20, "of every disc there is one");
        for one in &all {
            let stand = own.standing.stand(one.disc).unwrap();
            assert_eq!(one.at.rotation, Quat::IDENTITY, "{:?}", one.disc);
            assert_eq!(one.at.scale, Vec3::ONE, "{:?}", one.disc);
            let (shadow, shadow_seen) = one.shadow;
            assert_eq!(one.seen, shadow_seen, "{:?} and its shadow", one.disc);
            if one.seen {
                // To the right of it and below, as the lamp stands; under it, and over what it lies on.
                let fall = shadow.translation - one.at.translation;
                assert!(fall.x > 0.0 && fall.y < 0.0, "{:?}: {fall:?}", one.disc);
                assert!(fall.z < 0.0 && fall.z > -0.001, "{:?}: {fall:?}", one.disc);
                assert_eq!(shadow.scale, Vec3::ONE, "{:?}", one.disc);
            }
            match stand.place {
                Place::Loose(_) => panic!("{:?} is still about to leave", one.disc),
                Place::Hand => {
                    assert!(one.seen && in_rect(canvas, one, layout.tray), "{stand:?}");
                }
                Place::Out => {
                    let tray = layout.waiting[one.disc.seat.index()];
                    let lies = tray.is_positive() && in_rect(canvas, one, tray);
                    assert_eq!(one.seen, lies, "{:?} is out of play", one.disc);
                    assert_eq!(one.seen, tray.is_positive());
                }
                Place::On(circle, level) => {
                    assert!(one.seen, "{:?} stands on {circle}", one.disc);
                    let stack = position.stack(circle).unwrap();
                    let (x, y) = stacking(usize::from(stack.height())).at[usize::from(level)];
                    let circle = middle(&layout, &table.board, circle);
                    near(one, circle + bevy_egui::egui::vec2(x, y) * disc);
                }
            }
        }
        let of = |disc: Disc| all.iter().find(|one| one.disc == disc).unwrap();
        let mut tops: Vec<&Drawn> = Vec::new();
        for circle in Circle::all() {
            let shown = own.standing.stack(circle);
            let stack = position.stack(circle);
            let owners: Vec<Seat> = shown.iter().map(|(disc, _)| disc.seat).collect();
            let wanted: Vec<Seat> = stack.iter().flat_map(|stack| stack.owners()).collect();
            assert_eq!(owners, wanted, "on {circle}");
            for pair in shown.windows(2) {
                let [below, above] = [of(pair[0].0), of(pair[1].0)];
                let (shadow, _) = above.shadow;
                assert!(
                    below.at.translation.z < shadow.translation.z,
                    "{:?} lies on {:?} on {circle}",
                    above.disc,
                    below.disc
                );
            }
            if let (Some((top, stand)), Some(stack)) = (shown.last(), stack) {
                assert_eq!(stand.north, stack.north(), "on {circle}");
                tops.push(of(*top));
            }
        }
        // Of two circles no disc lies over the other's numerals.
        for (n, a) in tops.iter().enumerate() {
            for b in &tops[..n] {
                let apart = a.at.translation.truncate() - b.at.translation.truncate();
                assert!(
                    apart.length() > disc * 1.8,
                    "{:?} and {:?} lie over each other",
                    a.disc,
                    b.disc
                );
            }
        }
        // What waits to be put back lies side by side, each to be seen.
        let waiting: Vec<&Drawn> = all
            .iter()
            .filter(|one| own.standing.stand(one.disc).unwrap().place == Place::Hand)
            .collect();
        assert_eq!(waiting.len(), usize::from(position.redeploy));
        for (n, a) in waiting.iter().enumerate() {
            for b in &waiting[..n] {
                assert!(a.at.translation.distance(b.at.translation) > 8.0);
            }
        }
    }
}

fn in_rect(canvas: &Canvas, one: &Drawn, rect: bevy_egui::egui::Rect) -> bool {
    let low = canvas.world(rect.left(), rect.bottom());
    let high = canvas.world(rect.right(), rect.top());
    let at = one.at.translation;
    (low.x..high.x).contains(&at.x) && (low.y..high.y).contains(&at.y)
}

/// Plays a move at the table, or has it drawn as it says who starts.
#[track_caller]
pub fn play(app: &mut App, text: &str) {
    let pace = *app.world().resource::<Pace>();
    let table = of_mut::<TebasView>(app);
    let Some(events) = table.flow.play(text.parse().unwrap()) else {
        panic!("{text} is not among {:?}", table.flow.game().legal_moves());
    };
    table.tell(events, &pace);
    app.update();
}

/// The moves played so far, as they are written.
pub fn played(app: &App) -> Vec<String> {
    let moves = super::tebas(app).flow.game().moves();
    moves.iter().map(Move::to_string).collect()
}

/// What can be chosen for the disc in hand: the first of its ends, or a turn.
pub fn next(app: &App) -> Option<Id> {
    let table = app.world().resource::<AtTable>().of::<TebasView>()?;
    let held = table.own.choice.held?;
    let stack = table.flow.game().position().stack(held)?;
    let moves = table.flow.game().legal_moves();
    moves.iter().find_map(|mv| match *mv {
        Move::Go { from, to } if from == held => Some(end_id(to)),
        Move::Turn { circle, north } if circle == held => Some(turn_id(quarters(stack, north))),
        _ => None,
    })
}

/// A circle by its name.
#[track_caller]
pub fn circle(name: &str) -> Circle {
    name.parse().unwrap()
}

/// A position being set up: what stands where, ivory to move, until something else is said. What does not stand
/// anywhere is out of play.
#[derive(Clone)]
pub struct Setup {
    board: Map<String, Value>,
    options: Map<String, Value>,
    player: u8,
    redeploy: u8,
    quiet: u32,
}

/// These stacks: a circle, the owners from bottom to top and the number that faces N.
pub fn stands(stacks: &[(&str, &str)]) -> Setup {
    let one = |&(circle, stack): &(&str, &str)| (circle.to_owned(), json!(stack));
    Setup {
        board: stacks.iter().map(one).collect(),
        options: Map::from_iter([("opening".to_owned(), json!("seat0"))]),
        player: 0,
        redeploy: 0,
        quiet: 0,
    }
}

impl Setup {
    /// It is lapis lazuli's turn.
    pub fn lapis(mut self) -> Self {
        self.player = 1;
        self
    }

    /// So many of the player's are to be put back.
    pub fn puts_back(mut self, pieces: u8) -> Self {
        self.redeploy = pieces;
        self
    }

    /// An option of the rules.
    pub fn with(mut self, option: &str, value: Value) -> Self {
        self.options.insert(option.to_owned(), value);
        self
    }

    /// So many turns in a row nothing was covered or removed.
    pub fn quiet(mut self, turns: u32) -> Self {
        self.quiet = turns;
        self
    }

    /// It as it is written.
    pub fn written(&self) -> Value {
        let count = |letter: char| -> u8 {
            let of = |stack: &Value| stack.as_str().unwrap().matches(letter).count() as u8;
            self.board.values().map(of).sum()
        };
        let mut out = [10 - count('I'), 10 - count('L')];
        out[usize::from(self.player)] -= self.redeploy;
        let phase = if self.redeploy > 0 {
            "redeploy"
        } else {
            "move"
        };
        json!({
            "game": "tebas",
            "options": self.options,
            "turn": {"player": self.player, "phase": phase},
            "board": self.board,
            "redeploy": self.redeploy,
            "out": out,
            "quiet": self.quiet,
        })
    }

    /// The game that begins so.
    #[track_caller]
    pub fn game(&self, seed: u64) -> Match<Tebas> {
        let value = self.written();
        let (rules, at) = Tebas::read(&value, &Levels::built_in())
            .unwrap_or_else(|fault| panic!("{fault}: {value}"));
        Match::from_position(rules, at, seed)
    }
}
