//! What a choice leads to in Thaayam: the same as playing it.

use crate::tools::Random;
use crate::tools::thaayam::{four, placed};
use serde_json::json;
use taula_rules::games::thaayam::{
    Capture, Event, MOST_ORDERED, Move, Piece, Position, Returns, Scores, Stage, Thaayam,
};
use taula_rules::{Levels, Rules, Seat};

fn scores(of: &[u8]) -> Scores {
    of.iter().copied().collect()
}

fn legal(rules: &Thaayam, at: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    rules.legal_moves(at, &mut moves);
    moves
}

#[test]
fn th_17_orders_are_compared_by_what_they_capture() {
    // The mockup's: 3 then 8 captures on e2 and a4, 8 then 3 on a4 alone.
    let game = four()
        .pieces(0, &[0], &[], 0)
        .pieces(1, &[15], &[], 0)
        .pieces(2, &[3], &[], 0)
        .plays(0, &[3, 8])
        .read();
    let orders = game.rules.orders(&game.at, Piece::Single(0), &[8, 3]);
    let told: Vec<_> = orders
        .iter()
        .map(|route| (route.scores.clone(), route.captures().count(), route.to()))
        .collect();
    assert_eq!(told, [(vec![3, 8], 2, Some(11)), (vec![8, 3], 1, Some(11))]);
    let captures: Vec<Capture> = orders[0].captures().collect();
    assert_eq!(
        captures,
        [
            Capture {
                owner: Seat(1),
                index: 15,
                returns: Returns::Piece
            },
            Capture {
                owner: Seat(2),
                index: 3,
                returns: Returns::Piece
            }
        ]
    );
    assert_eq!(orders[0].steps[0].path, [1, 2, 3]);
    assert!(orders[0].steps[1].leaves.ends && orders[0].steps[1].leaves.again);
}

#[test]
fn alike_scores_have_one_order_and_many_are_not_arranged() {
    let game = four()
        .pieces(0, &[0], &[], 0)
        .plays(0, &[1, 1, 1, 1, 4, 8])
        .read();
    let orders = |of: &[u8]| game.rules.orders(&game.at, Piece::Single(0), of);
    assert_eq!(orders(&[1, 1]).len(), 1);
    assert_eq!(orders(&[1, 1, 4]).len(), 3);
    assert_eq!(orders(&[8, 4, 1, 1]).len(), 12);
    assert_eq!(MOST_ORDERED, 4);
    let given = orders(&[8, 4, 1, 1, 1]);
    assert_eq!(
        (given.len(), given[0].scores.clone()),
        (1, vec![8, 4, 1, 1, 1])
    );
}

#[test]
fn an_order_that_cannot_be_played_whole_comes_last() {
    // From 19 a 4 and a 1 reach the castle in either order; from 21 only the 1 can be played.
    let game = four().pieces(0, &[22], &[], 2).plays(0, &[1, 4]).read();
    let orders = game.rules.orders(&game.at, Piece::Single(22), &[1, 4]);
    assert!(orders.iter().all(|route| !route.whole()));
    assert_eq!(orders[0].steps.len() + orders[1].steps.len(), 1);
    // What enters begins with a 1; a twin with two.
    let game = four().pieces(0, &[], &[], 1).plays(0, &[1, 8]).read();
    let orders = game.rules.orders(&game.at, Piece::Off, &[8, 1]);
    assert_eq!(orders[0].scores, [1, 8]);
    assert!(orders[0].whole() && !orders[1].whole());
    assert_eq!(orders[0].to(), Some(8));
    let game = four()
        .twins_return()
        .off_twins(0, 1)
        .pieces(0, &[3], &[], 1)
        .with("throws", json!([]));
    let mut game = game.off_twins(0, 1).plays(0, &[1, 1, 4]).read();
    let route = game.rules.route(&game.at, Piece::OffTwin, &[1, 1, 4]);
    assert!(!route.whole() && route.steps.len() == 2 && route.to() == Some(2));
    game.plays(&["enter-twin", "4@t0"]).stands(0, &[3], &[2], 1);
}

#[test]
fn what_a_choice_leaves() {
    let game = four().pieces(0, &[20], &[], 3).plays(0, &[1, 1, 4]).read();
    let preview = |text: &str| {
        let mv = game.rules.parse(&game.at, text).unwrap();
        game.rules.preview(&game.at, mv)
    };
    let one = preview("1@20").leaves;
    assert_eq!((one.left, one.playable), (scores(&[1, 4]), scores(&[1])));
    assert!(!one.ends && !one.again);
    // The 4 brings the last home, and the 1s bear off.
    let four = preview("4@20").leaves;
    assert_eq!(
        (four.left, four.playable),
        (scores(&[1, 1]), scores(&[1, 1]))
    );
    // A twin: alone or summed.
    let game = crate::tools::thaayam::four()
        .pieces(0, &[8, 8], &[], 2)
        .plays(0, &[1, 2])
        .read();
    let declared = game.rules.preview(&game.at, Move::Declare).leaves;
    assert_eq!(declared.playable, scores(&[1, 2]));
    // What lapses is left, and nothing is playable.
    let game = crate::tools::thaayam::four()
        .pieces(0, &[8, 8], &[], 2)
        .plays(0, &[1])
        .read();
    let declared = game.rules.preview(&game.at, Move::Declare).leaves;
    assert_eq!(
        (declared.left, declared.playable, declared.ends),
        (scores(&[1]), Scores::NONE, true)
    );
}

#[test]
fn pieces_and_moves_for_a_choice() {
    let game = four()
        .pieces(0, &[0, 5], &[8], 0)
        .plays(0, &[1, 2, 8])
        .read();
    let pieces = |of: &[u8]| game.rules.pieces_for(&game.at, scores(of));
    assert_eq!(pieces(&[1]), [Piece::Single(0), Piece::Single(5)]);
    assert_eq!(
        pieces(&[8]),
        [Piece::Single(0), Piece::Single(5), Piece::Twin(8)]
    );
    assert_eq!(pieces(&[8, 2]), [Piece::Twin(8)]);
    assert_eq!(
        pieces(&[]),
        [Piece::Single(0), Piece::Single(5), Piece::Twin(8)]
    );
    assert!(pieces(&[4]).is_empty());
    let texts = |piece, of: &[u8]| -> Vec<String> {
        let mut texts: Vec<String> = game
            .rules
            .previews(&game.at, piece, scores(of))
            .iter()
            .map(|preview| preview.mv.to_string())
            .collect();
        texts.sort();
        texts
    };
    assert_eq!(texts(Piece::Twin(8), &[1, 8]), ["8+1@t8", "8@t8"]);
    assert_eq!(texts(Piece::Single(5), &[1, 2, 8]), ["1@5", "2@5", "8@5"]);
    assert!(texts(Piece::Off, &[1]).is_empty());
}

/// Every preview and every route is what playing comes to.
#[test]
fn previews_are_what_playing_does() {
    let mut random = Random::new(3);
    let (mut captured, mut twins, mut several) = (0, 0, 0);
    for case in 0..120 {
        let options = json!({"players": 2 + case % 3, "twin_return": if case % 2 == 1 { "twin" } else { "split" }});
        let options = Thaayam::read_options(&options).unwrap();
        let rules = Thaayam::new(options, &Levels::built_in()).unwrap();
        let mut at = placed(&rules, &mut random);
        for _ in 0..25 {
            let moves = legal(&rules, &at);
            if moves.is_empty() {
                break;
            }
            if at.stage == Stage::Play {
                for &mv in &moves {
                    let told = rules.preview(&at, mv);
                    let (mut after, mut events) = (at.clone(), Vec::new());
                    rules.play(&mut after, mv, &mut events);
                    let lost = events
                        .iter()
                        .filter(|e| matches!(e, Event::Captured { .. }));
                    assert_eq!(told.captures.len(), lost.count());
                    captured += told.captures.len();
                    twins += usize::from(matches!(mv, Move::Twin { .. }));
                    let goes_on = after.stage == Stage::Play && after.player == at.player;
                    assert_eq!(told.leaves.ends, !goes_on);
                    if goes_on {
                        assert_eq!(told.leaves.left, after.left);
                        let spent = |score| {
                            legal(&rules, &after)
                                .iter()
                                .any(|mv| mv.spends().count(score) > 0)
                        };
                        for score in [1, 2, 3, 4, 8] {
                            let all = after.left.count(score);
                            let expected = if spent(score) { all } else { 0 };
                            assert_eq!(told.leaves.playable.count(score), expected);
                        }
                        assert_eq!(told.leaves.again, after.captured);
                    }
                    for event in &events {
                        if let Event::Moved { to, path, .. } = event {
                            assert_eq!((told.to, &told.path), (Some(*to), path));
                        }
                    }
                }
                // All orders of up to three scores with each piece, against playing them.
                let left: Vec<u8> = at.left.ascending().take(3).collect();
                for piece in rules.pieces_for(&at, Scores::NONE) {
                    let orders = rules.orders(&at, piece, &left);
                    several += usize::from(orders.len() > 1);
                    for route in &orders {
                        let mut next = at.clone();
                        let mut lost = 0;
                        for step in &route.steps {
                            assert!(legal(&rules, &next).contains(&step.mv));
                            let mut events = Vec::new();
                            rules.play(&mut next, step.mv, &mut events);
                            lost += events
                                .iter()
                                .filter(|e| matches!(e, Event::Captured { .. }))
                                .count();
                        }
                        assert_eq!(route.captures().count(), lost);
                        assert!(route.steps.len() <= route.scores.len());
                    }
                    let best = orders.iter().filter(|route| route.whole());
                    let most = best.map(|route| route.captures().count()).max();
                    if let Some(most) = most {
                        assert!(orders[0].whole());
                        assert_eq!(orders[0].captures().count(), most);
                    }
                }
            }
            rules.play(&mut at, *random.pick(&moves), &mut ());
        }
    }
    assert!(
        captured > 100 && twins > 300 && several > 300,
        "{captured} {twins} {several}"
    );
}
