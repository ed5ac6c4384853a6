//! What the table shows of a piece: its ways and turns agree with the legal moves, and why not is true; what could
//! take it.

use taula_rules::games::taihou::{
    Duty, Effect, HIGHEST, Move, Piece, Refusal, Side, Taihou, Verdict,
};
use taula_rules::{Levels, Rules};

use super::placed;
use super::setup::{Game, square, two};
use super::tools::Random;

/// The refusal of the way of a piece to a square.
#[track_caller]
fn refusal(game: &Game, from: &str, to: &str) -> Option<Refusal> {
    let ways = game.rules().ways(game.at(), square(from));
    let way = ways
        .iter()
        .find(|way| way.to == square(to))
        .unwrap_or_else(|| panic!("no way from {from} to {to}"));
    match way.verdict {
        Verdict::Legal(_) => None,
        Verdict::Refused(why) => Some(why),
    }
}

#[test]
fn ways_and_turns_are_the_legal_moves() {
    let levels = Levels::built_in();
    let mut random = Random::new(41);
    let mut seen = 0;
    while seen < 300 {
        let position = placed::accepted(&mut random);
        let (rules, at) = Taihou::read(&position, &levels).unwrap();
        let mut legal = Vec::new();
        rules.legal_moves(&at, &mut legal);
        if position["turn"]["phase"] != "move" {
            continue;
        }
        seen += 1;
        let mut shown: Vec<Move> = Vec::new();
        for from in taula_rules::games::taihou::Square::all() {
            let ways = rules.ways(&at, from);
            let mut ends: Vec<_> = ways.iter().map(|way| way.to).collect();
            ends.sort_unstable();
            ends.dedup();
            assert_eq!(ends.len(), ways.len(), "two ways to one square: {position}");
            for way in ways {
                assert_eq!(way.path.last(), Some(&way.to));
                assert!(way.cost <= HIGHEST && way.cost > 0);
                if let Verdict::Legal(effect) = way.verdict {
                    assert_eq!(
                        matches!(effect, Effect::Captures(_)),
                        way.mv.captures(),
                        "{position}"
                    );
                    shown.push(way.mv);
                    // The event tells the same way.
                    let (mut then, mut events) = (at.clone(), Vec::new());
                    rules.play(&mut then, way.mv, &mut events);
                    let told = serde_json::to_value(&events[0]).unwrap();
                    assert_eq!(told["path"], serde_json::json!(way.path), "{position}");
                    assert_eq!(told["over"], serde_json::json!(way.over_lake));
                    assert_eq!(told["cost"], way.cost);
                    let bend = way.bend.map(|(square, _)| square);
                    assert_eq!(told["bend"], serde_json::json!(bend));
                }
            }
            let turnings = rules.turnings(&at, from);
            shown.extend(
                turnings
                    .iter()
                    .filter(|turning| turning.refused.is_none())
                    .map(|turning| turning.mv),
            );
        }
        let mut expected: Vec<Move> = legal
            .iter()
            .copied()
            .filter(|mv| mv.from().is_some() && mv.call().is_none())
            .collect();
        expected.sort_unstable();
        shown.sort_unstable();
        assert_eq!(shown, expected, "{position}");
        // Who can be called is who the legal moves call.
        for &mv in &expected {
            let seats: Vec<_> = legal
                .iter()
                .filter(|other| other.calling(None) == mv)
                .filter_map(|other| other.call())
                .collect();
            assert_eq!(rules.calls(&at, mv), seats);
        }
        // A duty is met by what is legal, and by nothing else.
        match rules.duty(&at) {
            Duty::Nothing => {}
            Duty::Capture { moves, .. } => assert!(moves.iter().all(|mv| mv.captures())),
            Duty::Turn { moves, .. } => {
                assert!(moves.iter().all(|mv| matches!(mv, Move::Turn { .. })));
            }
        }
        let duty = rules.duty(&at);
        if duty != Duty::Nothing {
            let mut moves = duty.moves().to_vec();
            moves.sort_unstable();
            assert_eq!(moves, expected);
        }
    }
}

#[test]
fn why_not() {
    let game = two(
        "c3=0:8N c4=2:8S b8=0:1N b9=0:2N d8=0:1S d9=2:2N g8=0:L g9=2:3N h8=0:2N h9=2:9N k8=0:9W \
         j8=2:L l11=2:4S",
    )
    .game();
    assert_eq!(refusal(&game, "c3", "c4"), Some(Refusal::Side(Side::Head)));
    assert_eq!(refusal(&game, "c3", "c2"), None);
    assert_eq!(refusal(&game, "b8", "b9"), Some(Refusal::Own));
    assert_eq!(refusal(&game, "d8", "d9"), Some(Refusal::Backwards));
    assert_eq!(refusal(&game, "g8", "g9"), Some(Refusal::Harmless));
    assert_eq!(refusal(&game, "h8", "h9"), Some(Refusal::Never));
    assert_eq!(refusal(&game, "k8", "j8"), Some(Refusal::Lotus));
    let lake = two("e5=0:8E e6=0:1E h6=2:2N e7=0:1W g4=0:2N g5=2:2N l11=2:4S").lake();
    let game = lake.game();
    assert_eq!(refusal(&game, "e5", "f5"), Some(Refusal::Lake));
    assert_eq!(refusal(&game, "e6", "h6"), Some(Refusal::NoLanding));
    assert_eq!(refusal(&game, "e7", "h7"), Some(Refusal::LakeBackwards));
    assert_eq!(refusal(&game, "g4", "g5"), Some(Refusal::Sheltered));
    let game = two("c3=0:8N c5=0:1N l11=2:4S k1=2:3N").flight().game();
    assert_eq!(
        refusal(&game, "c3", "c6"),
        Some(Refusal::Closed(square("c5")))
    );
    assert_eq!(
        refusal(&game, "c3", "d6"),
        Some(Refusal::Closed(square("c5")))
    );
    let run = serde_json::json!([{"seat": 0, "piece": "c3", "moves": {"c3-c4N": 3, "c3@E": 3}}]);
    let game = two("c3=0:8N l11=2:4S").with("runs", run).game();
    assert_eq!(refusal(&game, "c3", "c4"), Some(Refusal::Repeated));
    let turnings = game.rules().turnings(game.at(), square("c3"));
    let refused: Vec<_> = turnings.iter().map(|turning| turning.refused).collect();
    assert_eq!(refused, [Some(Refusal::Repeated), None, None]);
    // Duties.
    let game = two("c4=0:2N d4=2:6W h1=0:8N l11=2:8S")
        .moves(2)
        .bound(2, "c4", 0)
        .game();
    assert_eq!(refusal(&game, "l11", "l10"), Some(Refusal::MustCapture));
    assert_eq!(refusal(&game, "d4", "c4"), None);
    let game = two("c4=0:2N d4=2:6S h1=0:8N l11=2:8S")
        .moves(2)
        .bound(2, "c4", 0)
        .game();
    assert_eq!(refusal(&game, "l11", "l10"), Some(Refusal::MustTurn));
    let turnings = game.rules().turnings(game.at(), square("d4"));
    let refused: Vec<_> = turnings.iter().map(|turning| turning.refused).collect();
    assert_eq!(
        refused,
        [None, Some(Refusal::MustTurn), Some(Refusal::MustTurn)]
    );
}

#[test]
fn what_could_take_it_there_now_or_after_a_turn() {
    let game = two("c3=0:2N c5=2:6S d4=2:9N l11=2:4S k1=0:1N").game();
    let toad: Piece = "0:2N".parse().unwrap();
    let threats = game.rules().threats_at(game.at(), toad, square("c4"));
    let told: Vec<_> = threats
        .iter()
        .map(|threat| {
            (
                threat.from.to_string(),
                threat.side,
                threat.turned.is_some(),
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            ("c5".to_owned(), Side::Head, false),
            ("d4".to_owned(), Side::Flank, true)
        ]
    );
    let step: Move = "c3-c4".parse().unwrap();
    assert_eq!(game.rules().threats_after(game.at(), step), threats);
    assert!(
        game.rules()
            .threats(game.at(), taula_rules::Seat(0))
            .is_empty()
    );
    // With Flight from further off, round a corner.
    let game = two("c3=0:2N e7=2:8S l11=2:4S k1=0:1N").flight().game();
    let threats = game.rules().threats_to(game.at(), square("c3"));
    assert_eq!(threats.len(), 1);
    let threat = &threats[0];
    assert_eq!((threat.turned, threat.walk.cost), (None, 7));
    assert_eq!(threat.walk.bend.unwrap().0, square("e3"));
    assert_eq!(threat.side, Side::Flank);
    let in_the_lake = two("f5=0:2N f4=2:8N l11=2:4S k1=0:1N").lake().game();
    let threats = in_the_lake
        .rules()
        .threats_to(in_the_lake.at(), square("f5"));
    assert!(threats.is_empty(), "TA-36");
}

#[test]
fn a_piece_of_the_reserve_is_told_from_others() {
    let game = two("c3=0:8N c4=2:6E l11=2:1S").reserve(2, &[6]).game();
    assert!(!game.rules().is_from_reserve(game.at(), square("c4")));
    let game = game.after("c3xc4");
    assert!(game.rules().is_from_reserve(game.at(), square("k11")));
}
