//! What tables, papers and hints tell of a game: its numbers, its story, and the reasons for a move.

use serde_json::json;
use taula_rules::games::taihou::{End, PinKind, Reason, Story, Taihou, Tale, Tally};
use taula_rules::{Levels, Match, Rules, Seat, Turn};

use super::setup::{Setup, four, square, two};
use super::tools::Random;

/// A whole game of players who go after each other.
fn played(options: &serde_json::Value, seed: u64) -> Match<Taihou> {
    let rules = Taihou::new(Taihou::read_options(options).unwrap(), &Levels::built_in()).unwrap();
    let mut game = Match::new(rules, seed);
    let mut random = Random::new(seed);
    loop {
        let mv = match game.turn() {
            Turn::Over { .. } => return game,
            Turn::Chance { .. } => game.outcome().unwrap(),
            Turn::Player { .. } => {
                let moves = game.legal_moves();
                moves[game.rules().fancy(game.position(), &moves, random.rng())]
            }
        };
        game.play(mv, &mut ()).unwrap();
    }
}

fn games() -> Vec<Match<Taihou>> {
    let mut games = Vec::new();
    for seed in 0..12_u64 {
        games.push(played(
            &json!({"players": 2 + seed % 3, "lake": seed % 2 == 0, "flight": seed % 4 > 1,
                "quiet_limit": 20, "opening": if seed > 5 { "roll" } else { "seat0" }}),
            seed,
        ));
    }
    games
}

#[test]
fn the_numbers_of_a_game_add_up() {
    for game in games() {
        let tally = Tally::of(&game);
        assert_eq!(tally.moves(), game.moves().len());
        assert_eq!(tally.standings().len(), game.moves().len() + 1);
        let captures: u32 = tally.seats().iter().map(|of| of.captures).sum();
        let losses: u32 = tally.seats().iter().map(|of| of.losses).sum();
        let pins = tally.pins().iter();
        let pinned = pins
            .filter(|pin| matches!(pin.kind, PinKind::Captured { .. }))
            .count();
        assert_eq!((captures, captures as usize), (losses, pinned));
        for score in game.rules().scores(game.position()) {
            let of = tally.seat(score.seat).unwrap();
            assert_eq!(of.points, score.total);
            assert_eq!(of.lost, game.position().beside(score.seat).lost);
            assert_eq!(
                u32::from(of.pieces),
                game.position().numbered(score.seat).count()
            );
            assert_eq!(u32::from(of.lost), of.losses);
        }
        let taken: u32 = game.moves().iter().map(|mv| u32::from(mv.captures())).sum();
        assert_eq!(captures, taken);
    }
}

#[test]
fn a_finished_game_has_a_story_that_is_true() {
    for game in games() {
        let story = Story::of(&game).unwrap();
        let tally = Tally::of(&game);
        for sentence in story.sentences {
            assert!(sentence.at < game.moves().len());
            match sentence.tale {
                Tale::Comeback {
                    seat,
                    leader,
                    points,
                } => {
                    let place = |seat| {
                        let players = game.rules().players();
                        players.iter().position(|&player| player == seat).unwrap()
                    };
                    let then = &tally.standings()[sentence.at + 1].points;
                    assert_eq!(then[place(leader)] - then[place(seat)], points);
                }
                Tale::Prize { seat, piece, .. } => {
                    assert_ne!(piece.owner, seat);
                    assert!(game.moves()[sentence.at].captures());
                }
                Tale::MostCaptures {
                    seat,
                    captures,
                    next,
                } => {
                    assert_eq!(tally.seat(seat).unwrap().captures, captures);
                    assert!(captures > next);
                }
                Tale::Won { first, points, .. } => {
                    assert_eq!(tally.seat(first).unwrap().points, points);
                }
                Tale::Narrow { points, .. } => assert!(points <= 3),
                Tale::Led { moves, of, .. } => assert!(moves <= of),
                _ => {}
            }
        }
    }
    // A game that is not over has none.
    let game = two("c3=0:8N l11=2:8S").game();
    assert_eq!(Story::of(&game.game), None);
    // How it ended is told.
    let game = two("a1=0:9W l11=2:8S")
        .with("calls_left", json!([1, 1]))
        .after("a1@N,l11@N");
    let last = Story::of(&game.game).unwrap().sentences[2].tale;
    assert!(
        matches!(
            last,
            Tale::Narrow { points: 1, .. }
                | Tale::Won {
                    why: End::Called,
                    ..
                }
        ),
        "{last:?}"
    );
}

fn reasons(setup: &Setup, mv: &str) -> Vec<Reason> {
    let game = setup.game();
    game.rules().reasons(game.at(), mv.parse().unwrap())
}

#[test]
fn reasons_say_what_a_move_does() {
    let setup = two("c3=0:8N c4=2:6E h8=0:3N h9=2:9S l11=2:1S");
    let found = reasons(&setup, "c3xc4");
    assert!(
        matches!(found[0], Reason::Captures { square: at, replaced: false, .. } if at == square("c4")),
        "{found:?}"
    );
    let found = reasons(&setup, "h8-h7");
    assert!(
        found
            .iter()
            .any(|reason| matches!(reason, Reason::Escapes { .. })),
        "{found:?}"
    );
    let found = reasons(&setup, "h8@E");
    assert!(
        found
            .iter()
            .any(|reason| matches!(reason, Reason::Risks { .. })),
        "{found:?}"
    );
    assert!(found.last().unwrap().is_weak());
    let won = reasons(&two("c3=0:9N c4=2:1S"), "c3xc4");
    assert_eq!(won[0], Reason::Wins);
    let called = two("c4=0:2N d4=2:6W h1=0:8N l11=2:8S")
        .moves(2)
        .bound(2, "c4", 0);
    assert!(reasons(&called, "d4xc4").contains(&Reason::MeetsCall { by: Seat(0) }));
    let calls = two("c3=0:2N c2=0:9N d4=2:6W h1=0:8N l11=2:8S");
    assert!(
        reasons(&calls, "c3-c4!2")
            .iter()
            .any(|reason| matches!(reason, Reason::Calls { to: Seat(2), .. }))
    );
    let lured = two("c3=0:2N b4=0:9E d4=2:6W h1=0:8N l11=2:8S");
    assert!(
        reasons(&lured, "c3-c4!2").contains(&Reason::Lures {
            offer: square("c4")
        }),
        "the sabre takes whoever comes to c4"
    );
    let lake = two("f4=0:2N l11=2:8S h1=0:1N").lake();
    assert!(reasons(&lake, "f4-f5").contains(&Reason::IntoLake {
        square: square("f5")
    }));
    let end = four("a1=0:8N l11=2:1S");
    assert!(matches!(
        reasons(&end, "khi-loi")[0],
        Reason::CallsTheEnd { .. }
    ));
}

#[test]
fn every_move_has_reasons_in_order_of_weight() {
    for game in games().into_iter().step_by(3) {
        let mut at = game.first();
        for (number, &mv) in game.moves().iter().enumerate() {
            if number % 9 == 0 && !game.rules().turn(&at).is_chance() {
                assert!(!game.rules().reasons(&at, mv).is_empty());
            }
            game.rules().play(&mut at, mv, &mut ());
        }
    }
}
