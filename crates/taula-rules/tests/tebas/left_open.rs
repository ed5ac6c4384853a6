//! What clauses of Tebas leave open where they meet: what was chosen there.

use serde_json::json;
use taula_rules::games::tebas::{Circle, Heading, number};

use super::setup::{Game, ivory, kinds};

/// A move is told by its start and end alone: on this board no end is come to in two ways.
#[test]
fn no_two_ways_have_the_same_end() {
    let (rules, _) = ivory("g2:L1 k3:I1").read();
    for circle in Circle::all() {
        for north in 1..=4 {
            let mut ends: Vec<Circle> = Heading::ALL
                .into_iter()
                .flat_map(|heading| {
                    let number = number(north, heading);
                    rules.ground().walks(circle, heading, number)
                })
                .filter_map(|walk| walk.end())
                .collect();
            ends.sort();
            assert!(
                ends.is_sorted_by(|a, b| a < b),
                "{circle} {north}: {ends:?}"
            );
            assert!(!ends.contains(&circle), "no move ends where it began");
        }
    }
}

/// TE-22, TE-27: an undone stack ends the game, if at all, when the turn does. It cannot take the opponent's
/// last free piece, as those it removes were covered; in a position set up it can happen.
#[test]
fn the_game_ends_after_the_last_piece_is_put_back() {
    let mut game = ivory("c1:I4 k3:I1").redeploy(2).game();
    assert_eq!(game.json()["out"], json!([6, 10]));
    game.play("drop a1");
    assert_eq!(game.ranking(), None);
    let events = game.play("drop b1");
    assert_eq!(kinds(&events), ["replaced", "over"]);
    assert_eq!(game.ranking(), Some(vec![vec![0], vec![1]]));
}

/// TE-29: a redeployment belongs to its move: it counts neither by itself nor anew.
#[test]
fn putting_back_counts_with_its_move() {
    // Nobody leaves: the move is quiet, once.
    let mut game = ivory("d2:III4 k3:I1 g2:L1").with("quiet", json!(7)).game();
    game.play("d2-e1");
    assert_eq!(game.json()["quiet"], 8);
    game.play("drop a1");
    game.play("drop a4");
    assert_eq!(
        (game.json()["quiet"].clone(), game.player()),
        (json!(8), Some(1))
    );
    // The draw comes with the end of the turn.
    let mut game = ivory("d2:II4 k3:I1 g2:L1").with("quiet", json!(119)).game();
    game.play("d2-e1");
    assert_eq!(
        (game.ranking(), game.json()["quiet"].clone()),
        (None, json!(120))
    );
    game.play("drop k1");
    assert_eq!(game.ranking(), Some(vec![vec![0, 1]]));
}

/// TE-28: a turn of several moves begins once, and the position counts after the last.
#[test]
fn a_position_counts_when_a_turn_begins_not_within_it() {
    let mut game = ivory("d2:II4 k3:I1 g2:L1").game();
    game.play("d2-e1");
    let seen = |game: &Game| game.json()["seen"].as_object().unwrap().len();
    assert_eq!(seen(&game), 1);
    game.play("drop k1");
    assert_eq!(seen(&game), 2);
}

/// TE-28: undoing a stack of own pieces alone makes nothing leave, so a position can come up again across it.
#[test]
fn a_position_comes_up_again_across_an_undone_stack() {
    // c2 goes out and back in: I3 on c1 faces 3 north. The stack is built again with the piece put back.
    let setup = ivory("b2:II3 a3:I1 k3:I1 g2:L1");
    let first = setup.game().board();
    let mut game = setup.game();
    // Out to b1 (south 1), the other piece put back on d1.
    game.play_all("b2-b1");
    game.play("drop d1");
    assert_eq!(game.json()["seen"].as_object().unwrap().len(), 2);
    assert_ne!(game.board(), first);
}

/// TE-27 before TE-28 and TE-29: who covers the last free piece wins, whatever the counts say.
#[test]
fn a_win_comes_before_a_draw() {
    let game = ivory("d2:I4 e2:L1 k3:I1")
        .with("quiet", json!(119))
        .after("d2-e2");
    assert_eq!(game.ranking(), Some(vec![vec![0], vec![1]]));
}

/// TE-25: whether a turned piece could come in is asked of the board as it stands, whatever the opponent does.
#[test]
fn a_piece_turned_to_come_in_need_not_succeed() {
    let mut game = ivory("f1:I1 k3:IL1 b2:L1").game();
    game.play("f1@4");
    game.play("b2@2");
    assert_eq!(game.legal(), "f1-d3 f1-h3");
}

/// TE-25 asks for a free piece inside, not for a piece that was outside alone: nothing else can give one, as
/// the pieces of the player that are free stand outside, single.
#[test]
fn a_covering_move_may_bring_the_free_piece_in() {
    let game = ivory("a1:I3 b3:LIL2 k3:IL1").after("a1-b3");
    assert_eq!(game.on("b3"), "LILI3");
    assert_eq!(game.ranking(), None);
}
