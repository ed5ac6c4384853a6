//! The table of Tebas without a window: at rest every disc stands where the position says.

use bevy::prelude::*;
use taula::games::tebas::standing::{Disc, Place};
use taula::store::Speed;
use taula::table::Act;
use taula::theme::Canvas;
use taula_rules::games::tebas::{Event, Options, Tebas};
use taula_rules::{Match, Seat};

use crate::support::tebas::{Setup, circle, play, stands};
use crate::support::whole::{every_move, game_of, settle, skipped, taken_back};
use crate::support::{self, act, pass, persons, table};

fn seated(game: Match<Tebas>, speed: Speed) -> App {
    let people = persons(game.rules());
    table(game, people, speed)
}

#[test]
fn after_every_move_of_whole_games() {
    for (seed, most) in [(7, usize::MAX), (3, 60)] {
        let moves = every_move(game_of(Options::default(), seed), seed, most);
        assert!(moves >= 60, "a game has {moves} moves");
    }
}

#[test]
fn also_with_skipping() {
    for seed in [11, 2] {
        assert!(skipped(game_of(Options::default(), seed), seed, 100) > 60);
    }
}

#[test]
fn also_with_undo_and_redo() {
    for seed in [5, 4] {
        let undone = taken_back(game_of(Options::default(), seed), seed, 70);
        assert!(undone > 10, "only {undone} decisions were taken back");
    }
}

/// High stacks beside each other, and stacks that can leave.
fn crowded() -> Setup {
    stands(&[
        ("c2", "ILILI3"),
        ("c3", "LILLI1"),
        ("d2", "LIL3"),
        ("d3", "IL2"),
        ("k2", "II1"),
        ("a1", "I3"),
        ("k4", "L1"),
    ])
}

/// Nearly all in one stack.
fn tall() -> Setup {
    stands(&[
        ("c2", "ILILILILILILILILI3"),
        ("c3", "I1"),
        ("b2", "L1"),
        ("k4", "L1"),
    ])
}

#[test]
fn also_with_high_stacks_that_are_carried_turned_and_undone() {
    for (n, setup) in [crowded(), crowded().lapis(), tall()]
        .into_iter()
        .enumerate()
    {
        let n = n as u64;
        every_move(setup.game(n), n + 1, 20);
        skipped(setup.game(n), n + 2, 40);
        taken_back(setup.game(n), n + 3, 20);
    }
}

/// Plays moves one after the other; after each everything lies where it should.
#[track_caller]
fn plays(app: &mut App, texts: &[&str]) {
    for text in texts {
        play(app, text);
        settle(app);
    }
}

/// Where a stack lies below whose three ivory discs and one of lapis lazuli the top one is to be brought out.
fn undone() -> Setup {
    stands(&[
        ("h2", "ILII3"),
        ("i3", "I1"),
        ("c1", "I3"),
        ("j3", "L1"),
        ("k2", "L1"),
    ])
}

#[test]
fn an_undone_stack_comes_apart_and_each_of_its_discs_goes_its_way() {
    let mut app = seated(undone().game(1), Speed::Normal);
    let own = |app: &App| support::tebas(app).own.standing.clone();
    let before: Vec<Disc> = own(&app)
        .stack(circle("h2"))
        .iter()
        .map(|(disc, _)| *disc)
        .collect();
    plays(&mut app, &["h2-h1"]);
    let place = |app: &App, n: usize| own(app).stand(before[n]).unwrap().place;
    assert_eq!(place(&app, 3), Place::On(circle("h1"), 0));
    assert_eq!(place(&app, 1), Place::Out);
    for n in [0, 2] {
        assert_eq!(place(&app, n), Place::Hand);
    }
    plays(&mut app, &["drop a4", "drop k1"]);
    let back: Vec<Disc> = ["a4", "k1"]
        .iter()
        .flat_map(|name| own(&app).stack(circle(name)))
        .map(|(disc, _)| disc)
        .collect();
    assert!(back.contains(&before[0]) && back.contains(&before[2]));
    // Taken back one by one they lie in the hand again, and on each other.
    for left in [2, 1, 0] {
        act(&mut app, Act::Undo);
        assert_eq!(support::moves(&app), left);
        settle(&mut app);
    }
    for done in 1..=3 {
        act(&mut app, Act::Redo);
        assert_eq!(support::moves(&app), done);
        settle(&mut app);
    }
}

#[test]
fn an_undone_stack_is_skipped_at_every_moment() {
    for moment in (0..24).step_by(2) {
        let mut app = seated(undone().game(1), Speed::Normal);
        for text in ["h2-h1", "drop a4", "drop k1"] {
            play(&mut app, text);
            for _ in 0..moment {
                pass(&mut app, 70);
            }
            act(&mut app, Act::Skip);
            app.update();
            settle(&mut app);
        }
    }
}

#[test]
fn a_disc_turns_the_short_way_clockwise_and_ends_where_it_should() {
    for (text, quarters) in [("c1@2", 1_u8), ("c1@1", 2), ("c1@4", 3)] {
        let mut app = seated(undone().game(1), Speed::Normal);
        let disc = support::tebas(&app).own.standing.stack(circle("c1"))[0].0;
        play(&mut app, text);
        let mut last: f32 = 0.0;
        let mut seen = 0;
        while turns(&app) {
            let angle = angle(&mut app, disc);
            // From how it faced, clockwise on the screen, never back and never further.
            let begun = std::f32::consts::PI;
            let turned = (begun - angle).rem_euclid(std::f32::consts::TAU);
            let most = f32::from(quarters) * std::f32::consts::FRAC_PI_2 + 0.01;
            if turned < most {
                assert!(turned >= last - 0.01, "{text}: {turned} after {last}");
                last = turned;
            } else {
                assert!(
                    (turned - std::f32::consts::TAU).abs() < 0.01,
                    "{text}: {turned} is more than {quarters} quarters"
                );
            }
            seen += 1;
            pass(&mut app, 20);
        }
        assert!(seen > 5, "{text}");
        assert!(last > f32::from(quarters) * 1.2, "{text}: {last}");
        settle(&mut app);
    }
}

/// Whether a disc is being turned.
fn turns(app: &App) -> bool {
    let now = support::tebas(app).timeline.now();
    matches!(now, Some((Event::Turned { .. }, _)))
}

/// How a disc is turned on the screen, against the clock.
fn angle(app: &mut App, disc: Disc) -> f32 {
    let world = app.world_mut();
    let mut discs = world.query::<(&taula::games::tebas::pieces::DiscPiece, &Transform)>();
    let (_, at) = discs
        .iter(world)
        .find(|(piece, _)| piece.disc == disc)
        .unwrap();
    at.rotation.to_euler(EulerRot::ZYX).0
}

#[test]
fn what_is_out_of_play_lies_in_its_tray_or_is_put_away() {
    let mut app = seated(crowded().game(1), Speed::Normal);
    let mut hidden = 0;
    for (size, text) in FOLDINGS {
        let canvas = Canvas::of(size.into(), text);
        app.insert_resource(canvas);
        app.update();
        settle(&mut app);
        let table = support::tebas(&app);
        let out = |seat: u8| table.own.standing.all_in(Seat(seat), Place::Out).count();
        assert_eq!([out(0), out(1)], table.shown.out.map(usize::from));
        assert!(out(0) > 0 || out(1) > 0);
        hidden += usize::from(!table.layout(&canvas).waiting[0].is_positive());
    }
    assert!(hidden < FOLDINGS.len());
}

const FOLDINGS: [((u32, u32), f32); 6] = [
    ((800, 600), 1.0),
    ((640, 480), 2.0),
    ((1280, 720), 2.0),
    ((3440, 1440), 1.0),
    ((1920, 1080), 1.25),
    ((1280, 720), 1.0),
];

#[test]
fn however_the_screen_is_folded_nothing_lies_over_anything_else() {
    let back = || stands(&[("h2", "I1"), ("a1", "I3"), ("c4", "L1"), ("j2", "L1")]).puts_back(8);
    for setup in [crowded(), tall(), undone(), back()] {
        let mut app = seated(setup.game(1), Speed::Normal);
        for (size, text) in FOLDINGS {
            app.insert_resource(Canvas::of(size.into(), text));
            app.update();
            settle(&mut app);
        }
    }
}
