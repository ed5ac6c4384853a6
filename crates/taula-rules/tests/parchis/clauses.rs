//! The clauses of Parchís, PA-1 to PA-28 of `docs/rules/parchis.md`, each with its rulings and options.

use crate::tools::{four, three, two};
use serde_json::json;
use taula_rules::games::parchis::{Event, Parchis};
use taula_rules::{Chance, Levels, Rules, Seat};

fn rules(options: serde_json::Value) -> Parchis {
    Parchis::new(
        Parchis::read_options(&options).unwrap(),
        &Levels::built_in(),
    )
    .unwrap()
}

fn captured(player: u8, owner: u8, index: u8) -> Event {
    Event::Captured {
        player: Seat(player),
        owner: Seat(owner),
        index,
    }
}

fn lapsed(player: u8, count: u8) -> Event {
    Event::Lapsed {
        player: Seat(player),
        count,
    }
}

#[test]
fn pa_01_seats_and_the_spanish_board() {
    for (players, seats) in [(2, &[0, 2][..]), (3, &[0, 1, 2]), (4, &[0, 1, 2, 3])] {
        let rules = rules(json!({"players": players}));
        let playing: Vec<u8> = rules.players().iter().map(|seat| seat.0).collect();
        assert_eq!(playing, seats);
        assert_eq!(rules.board().ring.len(), 68);
        assert_eq!(rules.board().seats.len(), 4);
        assert!(
            rules
                .board()
                .seats
                .iter()
                .all(|seat| seat.column.len() == 7)
        );
        for &seat in seats {
            let game = crate::tools::Game {
                at: rules.start(),
                rules: rules.clone(),
                events: Vec::new(),
            };
            assert_eq!(game.pieces(seat), (4, json!([]), 0), "four pieces each");
        }
    }
}

#[test]
fn pa_02_exits_and_safe_squares_by_number() {
    // Seat 3 (green) does not play, yet its exit 56 shelters.
    let rules = rules(json!({"players": 3}));
    let tracks = rules.tracks();
    assert_eq!(tracks.exits[..4], [5, 22, 39, 56]);
    let sheltering: Vec<u8> = (1..=68)
        .filter(|&number| {
            (0..4).map(Seat).any(|seat| {
                tracks
                    .index(seat, number)
                    .is_some_and(|index| tracks.shelter[seat.index()].contains(index))
            })
        })
        .collect();
    assert_eq!(sheltering, [5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68]);
    // Every seat sees the same squares shelter.
    for seat in (0..4).map(Seat) {
        for index in 0..64 {
            let number = tracks.number(seat, index).unwrap();
            assert_eq!(
                tracks.shelter[seat.index()].contains(index),
                sheltering.contains(&number)
            );
        }
    }
}

#[test]
fn pa_02_the_exit_of_a_colour_that_does_not_play_shelters() {
    // Square 56: index 51 for seat 0, 34 for seat 1.
    let mut game = three()
        .pieces(0, &[49], 0)
        .pieces(1, &[34], 0)
        .counts(0, 2)
        .read();
    game.play("2@49").stands(0, &[51], 0).stands(1, &[34], 0);
    assert_eq!(game.field("late"), json!({"56": 0}));
}

#[test]
fn pa_03_the_way_of_each_colour() {
    let rules = rules(json!({}));
    let tracks = rules.tracks();
    for (seat, exit, last) in [(0, 5, 68), (1, 22, 17), (2, 39, 34), (3, 56, 51)] {
        let seat = Seat(seat);
        assert_eq!(tracks.number(seat, 0), Some(exit));
        assert_eq!(tracks.number(seat, 1), Some(exit + 1), "counter-clockwise");
        assert_eq!(tracks.number(seat, 63), Some(last));
        assert_eq!(tracks.number(seat, 64), None, "the column begins");
        assert_eq!(tracks.goal[seat.index()], 71);
    }
    // After 68 comes 1: seat 1 stands on 68 at index 46.
    assert_eq!(tracks.number(Seat(1), 46), Some(68));
    assert_eq!(tracks.number(Seat(1), 47), Some(1));
    // Yellow turns into its column after 68: it never comes to 1 to 4.
    assert_eq!(tracks.index(Seat(0), 1), None);
    assert_eq!(tracks.index(Seat(0), 4), None);
}

#[test]
fn pa_03_the_column_is_its_colours_own() {
    // Seat 1 stands on 68 and 1, where seat 0 would come next were there no column.
    let mut game = four()
        .pieces(0, &[63], 0)
        .pieces(1, &[46, 47], 0)
        .counts(0, 1)
        .read();
    game.play("1@63")
        .stands(0, &[64], 0)
        .stands(1, &[46, 47], 0);
}

#[test]
fn pa_04_two_of_one_colour_are_a_barrier_until_one_moves() {
    // Seat 1's pieces on 28 (its index 6) bar seat 0, which comes from 25 (index 20).
    let barred = four().pieces(0, &[20], 0).pieces(1, &[6, 6], 0);
    let mut game = barred.clone().throws(0).read();
    game.play("roll 4").throws(1).stands(0, &[20], 0);
    assert!(game.saw(&lapsed(0, 4)));
    // Seat 1 opens it.
    let mut game = barred.counts(1, 1).read();
    game.plays(&["1@6", "roll 1", "roll 1", "roll 4"])
        .counts(0, 4);
    assert_eq!(game.legal(), ["4@20"]);
}

#[test]
fn pa_05_at_most_two_on_a_square() {
    // On a safe square, on the own column, on a white square: nowhere a third piece.
    for (own, foreign, count) in [
        (&[3, 7][..], &[58][..], 4),
        (&[66, 69, 69], &[], 3),
        (&[6, 9, 9], &[], 3),
    ] {
        let mut game = four()
            .pieces(0, own, 0)
            .pieces(1, foreign, 0)
            .throws(0)
            .read();
        game.play(&format!("roll {count}"));
        assert!(
            !game.legal().contains(&format!("{count}@{}", own[0])),
            "{own:?}"
        );
    }
}

#[test]
fn pa_05_home_and_goal_hold_four() {
    let mut game = four().pieces(0, &[68], 3).counts(0, 3).read();
    game.play("3@68").stands(0, &[], 4);
    // Square 10: index 5 of seat 0, 56 of seat 1.
    let mut game = four()
        .pieces(0, &[2], 0)
        .pieces(1, &[56], 0)
        .counts(0, 3)
        .read();
    // Seat 1's fourth piece comes home.
    game.play("3@2").stands(1, &[], 0);
    // On one index set down by hand three are refused, in the goal they are not.
    assert!(four().pieces(0, &[9, 9, 9], 0).fault().contains("two"));
    four().pieces(0, &[9], 3).read();
}

#[test]
fn pa_06_the_highest_starts() {
    let rules = rules(json!({"players": 3, "opening": "roll"}));
    let mut game = crate::tools::Game {
        at: rules.start(),
        rules,
        events: Vec::new(),
    };
    assert_eq!(
        game.field("turn"),
        json!({"chance": "opening", "player": 0})
    );
    assert_eq!(game.field("opening_throws"), json!([]));
    game.play("roll 2");
    assert_eq!(
        game.field("turn"),
        json!({"chance": "opening", "player": 1})
    );
    assert!(game.saw(&Event::Passed {
        player: Seat(1),
        chance: Chance::Opening
    }));
    game.plays(&["roll 3", "roll 5"]).throws(2);
    assert!(game.saw(&Event::Started { player: Seat(2) }));
    assert!(game.json().get("opening_throws").is_none());
    assert_eq!(
        game.field("die"),
        json!(0),
        "the opening's throw is not its first"
    );
    assert_eq!(game.legal().len(), 6);
}

#[test]
fn pa_06_those_who_tie_throw_again() {
    let rules = rules(json!({"players": 4}));
    let mut game = crate::tools::Game {
        at: rules.start(),
        rules,
        events: Vec::new(),
    };
    game.plays(&["roll 5", "roll 1", "roll 5", "roll 5"]);
    assert!(game.saw(&Event::Tied {
        players: vec![Seat(0), Seat(2), Seat(3)]
    }));
    assert_eq!(
        game.field("turn"),
        json!({"chance": "opening", "player": 0})
    );
    // A second tie, between two of them; seat 1 is out although nobody throws more than it.
    game.plays(&["roll 1", "roll 4", "roll 4"]);
    assert_eq!(
        game.field("turn"),
        json!({"chance": "opening", "player": 2})
    );
    assert_eq!(game.field("opening_throws"), json!([5, 1, 5, 5, 1, 4, 4]));
    game.plays(&["roll 1", "roll 2"]).throws(3);
}

#[test]
fn pa_06_opening_seat0_throws_nothing() {
    let rules = rules(json!({"opening": "seat0"}));
    let game = crate::tools::Game {
        at: rules.start(),
        rules,
        events: Vec::new(),
    };
    game.throws(0);
}

#[test]
fn pa_07_all_home_at_the_start() {
    for players in 2..=4 {
        let rules = rules(json!({"players": players}));
        let json = rules.to_json(&rules.start());
        for player in json["players"].as_array().unwrap() {
            assert_eq!(player["home"], 4);
            assert_eq!(player["track"], json!([]));
            assert_eq!(player["goal"], 0);
        }
        assert_eq!(json["finished"], json!([]));
    }
}

#[test]
fn pa_08_one_throw_and_the_turn_passes_to_the_right() {
    // Seats run counter-clockwise, so the right is the next seat up; two players skip the empty ones.
    for (setup, order) in [
        (four(), &[0, 1, 2, 3, 0][..]),
        (three(), &[0, 1, 2, 0]),
        (two(), &[0, 2, 0]),
    ] {
        let mut game = setup.read();
        for pair in order.windows(2) {
            game.throws(pair[0]);
            game.play("roll 3").throws(pair[1]);
            assert!(game.saw(&Event::Passed {
                player: Seat(pair[1]),
                chance: Chance::Die
            }));
        }
    }
}

#[test]
fn pa_08_after_a_6_the_same_player_throws() {
    let mut game = four().pieces(0, &[1], 0).read();
    game.plays(&["roll 6", "6@1"]).throws(0);
    assert!(game.saw(&Event::Again { player: Seat(0) }));
    assert_eq!(game.field("die"), json!(6));
    game.plays(&["roll 2", "2@7"]).throws(1);
}

#[test]
fn pa_09_one_single_piece_counts_the_whole_number() {
    let game = four().pieces(0, &[10, 20], 0).counts(0, 3).read();
    assert_eq!(game.legal(), ["3@10", "3@20"]);
    let mut game = game;
    game.play("3@20").stands(0, &[10, 23], 0).throws(1);
    assert!(game.saw(&Event::Moved {
        player: Seat(0),
        from: 20,
        to: 23,
        path: vec![21, 22, 23]
    }));
}

#[test]
fn pa_09_what_cannot_be_played_is_not() {
    let mut game = four().pieces(0, &[69], 0).throws(0).read();
    game.play("roll 3").throws(1).stands(0, &[69], 0);
    assert!(game.saw(&lapsed(0, 3)));
    // Where it can, there is no way not to: neither a pass nor another throw.
    let mut game = four().pieces(0, &[1], 0).throws(0).read();
    game.play("roll 3").counts(0, 3);
    assert_eq!(game.legal(), ["3@1"]);
}

#[test]
fn pa_10_home_and_goal_pieces_are_not_counted_on() {
    // Seat 0 has one at home, two in the goal: only the piece on the way counts.
    let game = four().pieces(0, &[10], 2).counts(0, 4).read();
    assert_eq!(game.legal(), ["4@10"]);
    // And where none is on the way nothing is.
    let mut game = four().pieces(0, &[], 2).throws(0).read();
    game.play("roll 4").throws(1);
}

#[test]
fn pa_11_a_5_must_bring_a_piece_out() {
    // Even where another piece could capture with it, or reach the goal.
    let game = four()
        .pieces(0, &[20, 66], 0)
        .pieces(1, &[8], 0)
        .counts(0, 5)
        .read();
    assert_eq!(game.legal(), ["exit"]);
    let mut game = game;
    game.play("exit").stands(0, &[0, 20, 66], 0).throws(1);
    assert!(game.saw(&Event::Exited { player: Seat(0) }));
    // An own single piece on the exit is joined.
    let mut game = four().pieces(0, &[0], 0).counts(0, 5).read();
    game.play("exit").stands(0, &[0, 0], 0);
}

#[test]
fn pa_11_where_none_can_come_out_some_piece_advances_5() {
    // Two of one colour on the exit, own or foreign (seat 1 stands on square 5 at index 51).
    let own = four().pieces(0, &[0, 0, 10], 0).counts(0, 5).read();
    assert_eq!(own.legal(), ["5@0", "5@10"]);
    let foreign = four()
        .pieces(0, &[10], 0)
        .pieces(1, &[51, 51], 0)
        .counts(0, 5)
        .read();
    assert_eq!(foreign.legal(), ["5@10"]);
    // No piece at home.
    let none = four().pieces(0, &[10, 20, 30], 1).counts(0, 5).read();
    assert_eq!(none.legal(), ["5@10", "5@20", "5@30"]);
    // And if none can advance either, nothing is done.
    let mut nothing = four().pieces(1, &[51, 51], 0).throws(0).read();
    nothing.play("roll 5").throws(1);
    assert!(nothing.saw(&lapsed(0, 5)));
}

#[test]
fn pa_12_two_colours_on_the_exit_the_last_to_arrive_is_captured() {
    // Square 5: index 51 for seat 1, 34 for seat 2.
    for (late, stays) in [(1, 2), (2, 1)] {
        let mut game = four()
            .pieces(0, &[10], 0)
            .pieces(1, &[51], 0)
            .pieces(2, &[34], 0)
            .with("late", json!({"5": late}))
            .counts(0, 5)
            .read();
        assert_eq!(game.legal(), ["exit"]);
        game.play("exit").stands(0, &[0, 10], 0).counts(0, 20);
        game.stands(late, &[], 0);
        let index = if late == 1 { 51 } else { 34 };
        assert!(game.saw(&captured(0, late, index)));
        let index = if stays == 1 { 51 } else { 34 };
        game.stands(stays, &[index], 0);
        // The one that came out is the last now.
        assert_eq!(game.field("late"), json!({"5": 0}));
    }
}

#[test]
fn pa_12_never_ones_own_even_if_it_came_last() {
    for late in [0, 3] {
        let mut game = four()
            .pieces(0, &[0], 0)
            .pieces(3, &[17], 0)
            .with("late", json!({"5": late}))
            .counts(0, 5)
            .read();
        game.play("exit").stands(0, &[0, 0], 0).stands(3, &[], 0);
        assert!(game.saw(&captured(0, 3, 17)));
        assert_eq!(game.field("late"), json!({}));
        game.counts(0, 20);
    }
}

#[test]
fn pa_12_arriving_in_play_settles_who_is_captured() {
    // Seat 2 stands on square 5, seat 1 arrives there, then seat 0 throws a 5.
    let mut game = four()
        .pieces(1, &[49], 0)
        .pieces(2, &[34], 0)
        .counts(1, 2)
        .read();
    game.play("2@49");
    assert_eq!(game.field("late"), json!({"5": 1}));
    game.plays(&["roll 1", "1@34"]);
    // Seat 2 has left: no two colours any more.
    assert_eq!(game.field("late"), json!({}));
}

#[test]
fn pa_13_two_come_out_on_the_first_5() {
    let first = four().option("two_on_first_five");
    let mut game = first.clone().throws(0).read();
    game.play("roll 5");
    assert_eq!(game.legal(), ["exit2"]);
    assert_eq!(game.field("first_five"), json!([]));
    game.play("exit2").stands(0, &[0, 0], 0).throws(1);
    assert_eq!(game.field("first_five"), json!([0]));
    assert_eq!(
        game.events
            .iter()
            .filter(|event| **event == Event::Exited { player: Seat(0) })
            .count(),
        2
    );
    // Not on the second, though all are home again.
    let game = first.with("first_five", json!([0])).counts(0, 5).read();
    assert_eq!(game.legal(), ["exit"]);
    // Off: one.
    assert_eq!(four().counts(0, 5).read().legal(), ["exit"]);
}

#[test]
fn pa_13_each_comes_out_by_the_rules_of_the_exit() {
    // Two colours stand there: the first captures the last to arrive, the second the other; two 20s.
    let mut game = four()
        .option("two_on_first_five")
        .pieces(1, &[51], 0)
        .pieces(2, &[34], 0)
        .with("late", json!({"5": 1}))
        .with("first_five", json!([1, 2]))
        .counts(0, 5)
        .read();
    game.play("exit2").stands(0, &[0, 0], 0).counts(0, 20);
    game.stands(1, &[], 0).stands(2, &[], 0);
    assert_eq!(game.field("bonuses"), json!([20]));
    let order: Vec<&Event> = game
        .events
        .iter()
        .filter(|event| matches!(event, Event::Captured { .. }))
        .collect();
    assert_eq!(order, [&captured(0, 1, 51), &captured(0, 2, 34)]);
    // A single foreign one: joined by the first, captured by the second.
    let mut game = four()
        .option("two_on_first_five")
        .pieces(3, &[17], 0)
        .with("first_five", json!([3]))
        .counts(0, 5)
        .read();
    game.play("exit2").stands(0, &[0, 0], 0).stands(3, &[], 0);
    game.counts(0, 20);
    assert_eq!(game.field("bonuses"), json!([]));
}

#[test]
fn pa_13_a_first_5_that_finds_the_exit_blocked_is_spent() {
    let mut game = four()
        .option("two_on_first_five")
        .pieces(1, &[51, 51], 0)
        .with("first_five", json!([1]))
        .throws(0)
        .read();
    game.play("roll 5").throws(1);
    assert!(game.saw(&lapsed(0, 5)));
    assert_eq!(game.field("first_five"), json!([0, 1]));
    // No other throw spends it.
    let mut game = four().option("two_on_first_five").throws(0).read();
    game.play("roll 4");
    assert_eq!(game.field("first_five"), json!([]));
}

#[test]
fn pa_14_a_single_foreign_piece_on_the_exit() {
    let single = four().pieces(3, &[17], 0).counts(0, 5);
    // Without the option it is joined.
    let mut game = single.clone().read();
    game.play("exit").stands(0, &[0], 0).stands(3, &[17], 0);
    assert_eq!(game.field("late"), json!({"5": 0}));
    game.throws(1);
    // With it, captured: it counts 20 (which only the piece that came out can).
    let mut game = single.option("capture_on_exit").read();
    assert_eq!(game.legal(), ["exit"], "a duty");
    game.play("exit").stands(0, &[0], 0).stands(3, &[], 0);
    assert!(game.saw(&captured(0, 3, 17)));
    game.counts(0, 20);
}

#[test]
fn pa_14_two_on_the_exit() {
    let both = four()
        .option("capture_on_exit")
        .pieces(1, &[51], 0)
        .pieces(2, &[34], 0)
        .with("late", json!({"5": 2}))
        .counts(0, 5);
    let mut game = both.read();
    game.play("exit").stands(1, &[51], 0).stands(2, &[], 0);
    // If one is of the home colour, the other.
    let mut game = four()
        .option("capture_on_exit")
        .pieces(0, &[0], 0)
        .pieces(1, &[51], 0)
        .with("late", json!({"5": 0}))
        .counts(0, 5)
        .read();
    game.play("exit").stands(0, &[0, 0], 0).stands(1, &[], 0);
    // A foreign pair still blocks.
    let game = four()
        .option("capture_on_exit")
        .pieces(0, &[10], 0)
        .pieces(1, &[51, 51], 0)
        .counts(0, 5)
        .read();
    assert_eq!(game.legal(), ["5@10"]);
    // A single own piece is no prey.
    let mut game = four()
        .option("capture_on_exit")
        .pieces(0, &[0], 0)
        .counts(0, 5)
        .read();
    game.play("exit").stands(0, &[0, 0], 0).throws(1);
}

#[test]
fn pa_14_only_by_a_piece_coming_out() {
    // Seat 0 reaches seat 2's exit (39, index 34) by counting: nothing is captured.
    let mut game = four()
        .option("capture_on_exit")
        .pieces(0, &[30], 0)
        .pieces(2, &[0], 0)
        .counts(0, 4)
        .read();
    game.play("4@30").stands(2, &[0], 0).throws(1);
}

#[test]
fn pa_15_a_6_counts_6_with_a_piece_at_home_and_else_7() {
    let mut game = four().pieces(0, &[1, 2, 3], 0).throws(0).read();
    game.play("roll 6").counts(0, 6);
    // Pieces in the goal are not at home.
    let mut game = four().pieces(0, &[1, 2], 2).throws(0).read();
    game.play("roll 6").counts(0, 7);
    assert_eq!(game.legal(), ["7@1", "7@2"]);
    game.play("7@1").stands(0, &[2, 8], 2).throws(0);
    // No choice between them: the 7 overshoots, though a 6 would reach the goal.
    let mut game = four().pieces(0, &[65], 3).throws(0).read();
    game.play("roll 6").throws(0).stands(0, &[65], 3);
    assert!(game.saw(&lapsed(0, 7)));
}

#[test]
fn pa_16_after_a_6_and_a_second_6_another_throw() {
    let mut game = four().pieces(0, &[1], 0).throws(0).read();
    game.plays(&["roll 6", "6@1"]).throws(0);
    assert_eq!(game.field("sixes"), json!(1));
    game.plays(&["roll 6", "6@7"]).throws(0);
    assert_eq!(game.field("sixes"), json!(2));
    // A duty: only throwing is legal.
    assert_eq!(game.legal().len(), 6);
}

#[test]
fn pa_16_a_6_that_cannot_be_counted_brings_it_too() {
    let mut game = four().throws(0).read();
    game.play("roll 6").throws(0);
    assert_eq!(game.field("sixes"), json!(1));
    assert_eq!(game.field("last_moved"), json!(null));
    game.play("roll 6").throws(0);
    assert_eq!(game.field("sixes"), json!(2));
    // One of the run: the third ends the turn.
    game.play("roll 6").throws(1);
}

#[test]
fn pa_16_another_number_breaks_the_run() {
    let mut game = four()
        .pieces(0, &[1, 30], 0)
        .with("die", json!(6))
        .with("sixes", json!(2))
        .with("last_moved", json!(1))
        .read();
    game.play("roll 3");
    assert_eq!(game.field("sixes"), json!(0));
    assert_eq!(game.field("last_moved"), json!(null));
    game.play("3@1").throws(1);
    assert_eq!(game.field("sixes"), json!(0));
}

/// Seat 0 has thrown two 6s and moved the piece on `index` last.
fn third_six(index: Option<u8>, track: &[u8], goal: usize) -> crate::tools::Game {
    let mut game = four()
        .pieces(0, track, goal)
        .with("die", json!(6))
        .with("sixes", json!(2))
        .with("last_moved", json!(index))
        .read();
    game.play("roll 6").throws(1);
    assert_eq!(game.field("die"), json!(0));
    assert_eq!(game.field("sixes"), json!(0));
    assert_eq!(game.field("last_moved"), json!(null));
    game
}

#[test]
fn pa_17_on_a_third_6_the_last_piece_moved_goes_home() {
    let game = third_six(Some(9), &[9, 30], 0);
    game.stands(0, &[30], 0);
    assert!(game.saw(&Event::SentHome {
        player: Seat(0),
        index: 9
    }));
    // Nothing is counted.
    assert!(
        !game
            .events
            .iter()
            .any(|event| matches!(event, Event::Counting { .. }))
    );
    // From a barrier one goes; from the last ring square, from the exit and from a safe square too.
    third_six(Some(9), &[9, 9], 0).stands(0, &[9], 0);
    for index in [63, 0, 7] {
        third_six(Some(index), &[index], 0).stands(0, &[], 0);
    }
}

#[test]
fn pa_17_not_from_the_own_column_nor_from_the_goal() {
    for index in [64, 70] {
        let game = third_six(Some(index), &[5, index], 0);
        game.stands(0, &[5, index], 0);
        assert!(game.saw(&Event::Spared {
            player: Seat(0),
            index: Some(index)
        }));
    }
    third_six(Some(71), &[5], 1).stands(0, &[5], 1);
}

#[test]
fn pa_17_none_moved_none_goes_home() {
    let game = third_six(None, &[5], 0);
    game.stands(0, &[5], 0);
    assert!(game.saw(&Event::Spared {
        player: Seat(0),
        index: None
    }));
}

#[test]
fn pa_17_the_last_moved_in_the_run_by_die_or_bonus() {
    // The second 6 captures with the piece on 3; the 20 is counted by the one on 30, which goes home.
    let mut game = four()
        .pieces(0, &[3, 30], 0)
        .pieces(1, &[60], 0)
        .throws(0)
        .read();
    // Index 9 of seat 0 is square 14, seat 1's index 60.
    game.plays(&["roll 6", "6@3"]).counts(0, 20);
    assert_eq!(game.field("last_moved"), json!(9));
    game.play("20@30");
    assert_eq!(game.field("last_moved"), json!(50));
    game.plays(&["roll 6", "6@9", "roll 6"]).throws(1);
    game.stands(0, &[50], 0);
    // Not the one moved before the run: a 4 is no part of it.
    let mut game = four().pieces(0, &[9], 0).counts(0, 4).read();
    game.play("4@9");
    assert_eq!(game.field("last_moved"), json!(null));
}

#[test]
fn pa_17_going_home_frees_the_exit() {
    // Seat 2's exit 39 is seat 0's index 34: of the two colours there one goes home.
    let mut game = four()
        .pieces(0, &[34], 0)
        .pieces(2, &[0], 0)
        .with("late", json!({"39": 2}))
        .with("die", json!(6))
        .with("sixes", json!(2))
        .with("last_moved", json!(34))
        .read();
    game.play("roll 6");
    assert_eq!(game.field("late"), json!({}));
}

#[test]
fn pa_18_a_6_must_open_a_barrier() {
    let game = four().pieces(0, &[10, 10, 30], 0).counts(0, 6).read();
    assert_eq!(game.legal(), ["6@10"]);
    // The count is the 7 of a player with none at home; of several barriers any.
    let game = four()
        .pieces(0, &[10, 10, 20, 20], 0)
        .counts(0, 6)
        .with("count", json!(7))
        .read();
    assert_eq!(game.legal(), ["7@10", "7@20"]);
    // A barrier in the column too, into the goal.
    let game = four()
        .pieces(0, &[10, 20, 64, 64], 0)
        .counts(0, 6)
        .with("count", json!(7))
        .read();
    assert_eq!(game.legal(), ["7@64"]);
    // No other number.
    let game = four().pieces(0, &[10, 10, 30], 0).counts(0, 4).read();
    assert_eq!(game.legal(), ["4@10", "4@30"]);
}

#[test]
fn pa_18_unless_no_barrier_can_be_opened_by_the_count() {
    // Another barrier on the way (square 18: seat 2's index 47, seat 0's 13).
    let game = four()
        .pieces(0, &[10, 10, 30], 0)
        .pieces(2, &[47, 47], 0)
        .counts(0, 6)
        .read();
    assert_eq!(game.legal(), ["6@30"]);
    // Two pieces of other colours on the safe square at its end (square 17, index 12).
    let game = four()
        .pieces(0, &[6, 6, 30], 0)
        .pieces(2, &[46], 0)
        .pieces(3, &[29], 0)
        .counts(0, 6)
        .read();
    assert_eq!(game.legal(), ["6@30"]);
    // Ruling: no room before the goal excuses too (PA-24), and so does a full square of the column.
    let game = four().pieces(0, &[66, 66, 30], 0).counts(0, 6).read();
    assert_eq!(game.legal(), ["6@30"]);
    let game = four()
        .pieces(0, &[60, 60, 67, 67], 0)
        .counts(0, 6)
        .with("count", json!(7));
    // 7 from 60 ends on the full 67, 7 from 67 lies beyond the goal: nothing can be counted at all.
    assert!(game.fault().contains("cannot count"));
    // One barrier that can be opened is a duty though the other cannot.
    let game = four()
        .pieces(0, &[10, 10, 30, 30], 0)
        .pieces(2, &[47, 47], 0)
        .counts(0, 6)
        .with("count", json!(7))
        .read();
    assert_eq!(game.legal(), ["7@30"]);
}

#[test]
fn pa_18_a_20_or_a_10_after_a_6_need_not() {
    for count in [10, 20] {
        let game = four()
            .pieces(0, &[10, 10, 30], 0)
            .counts(0, 6)
            .with("count", json!(count))
            .read();
        assert_eq!(game.legal(), [format!("{count}@10"), format!("{count}@30")]);
    }
}

#[test]
fn pa_19_nobody_passes_a_barrier() {
    // Square 18: index 13 of seat 0, 30 of seat 3, 47 of seat 2.
    for (own, foreign) in [(&[11][..], &[47, 47][..]), (&[11, 13, 13], &[])] {
        let mut game = four()
            .pieces(0, own, 0)
            .pieces(2, foreign, 0)
            .throws(0)
            .read();
        game.play("roll 3");
        assert!(!game.legal().contains(&"3@11".to_owned()), "{own:?}");
        // Up to it, one may.
        let mut game = four()
            .pieces(0, own, 0)
            .pieces(2, foreign, 0)
            .throws(0)
            .read();
        game.play("roll 1");
        assert!(game.legal().contains(&"1@11".to_owned()));
    }
    // Nor in the own column, nor by a 20, nor stopping on it.
    let game = four().pieces(0, &[65, 67, 67], 0).counts(0, 3).read();
    assert_eq!(game.legal(), ["3@67"]);
    let game = four()
        .pieces(0, &[5, 30], 0)
        .pieces(2, &[50, 50], 0)
        .counts(0, 2)
        .with("count", json!(20))
        .read();
    assert_eq!(game.legal(), ["20@30"]);
    let mut game = four()
        .pieces(0, &[10], 0)
        .pieces(2, &[47, 47], 0)
        .throws(0)
        .read();
    game.play("roll 3").throws(1);
}

#[test]
fn pa_19_a_barrier_off_ones_way_bars_nobody() {
    // Square 3, seat 1's index 49, lies behind yellow's last square; seat 1's column is its own.
    let mut game = four()
        .pieces(0, &[62], 0)
        .pieces(1, &[49, 49, 64, 64], 0)
        .counts(0, 4)
        .read();
    game.play("4@62").stands(0, &[66], 0);
}

#[test]
fn pa_20_two_colours_are_no_barrier_but_none_may_stop() {
    // The safe square 12: index 7 of seat 0, 58 of seat 1, 41 of seat 2.
    let mixed = four()
        .pieces(0, &[3], 0)
        .pieces(1, &[58], 0)
        .pieces(2, &[41], 0);
    let mut game = mixed.clone().throws(0).read();
    game.play("roll 4").throws(1).stands(0, &[3], 0);
    let mut game = mixed.counts(0, 6).read();
    game.play("6@3").stands(0, &[9], 0);
    // Own and foreign likewise, on an exit (39: index 34 of seat 0).
    let mut game = four()
        .pieces(0, &[30, 34], 0)
        .pieces(2, &[0], 0)
        .with("late", json!({"39": 0}))
        .counts(0, 4)
        .read();
    assert_eq!(game.legal(), ["4@34"]);
    game = four()
        .pieces(0, &[30, 34], 0)
        .pieces(2, &[0], 0)
        .with("late", json!({"39": 0}))
        .with("count", json!(20))
        .counts(0, 6)
        .read();
    assert_eq!(game.legal(), ["6@30", "6@34"]);
}

#[test]
fn pa_21_a_single_piece_on_a_white_square_is_captured() {
    // Square 14: index 9 of seat 0, 60 of seat 1.
    let mut game = four()
        .pieces(0, &[7], 0)
        .pieces(1, &[60, 20], 0)
        .counts(0, 2)
        .read();
    game.play("2@7").stands(0, &[9], 0).stands(1, &[20], 0);
    game.counts(0, 20);
    assert!(game.saw(&captured(0, 1, 60)));
    assert!(game.saw(&Event::Earned {
        player: Seat(0),
        count: 20
    }));
    // Past 68: seat 3 on square 2 (index 14) is taken by seat 1 from 68 (index 46).
    let mut game = four()
        .pieces(1, &[46], 0)
        .pieces(3, &[14], 0)
        .counts(1, 2)
        .read();
    game.play("2@46").stands(3, &[], 0);
    assert!(game.saw(&captured(1, 3, 14)));
    // Passing over does not capture.
    let mut game = four()
        .pieces(0, &[7], 0)
        .pieces(1, &[60], 0)
        .counts(0, 3)
        .read();
    game.play("3@7").stands(1, &[60], 0).throws(1);
}

#[test]
fn pa_21_an_own_piece_is_joined() {
    let mut game = four().pieces(0, &[7, 9], 0).counts(0, 2).read();
    game.play("2@7").stands(0, &[9, 9], 0).throws(1);
}

#[test]
fn pa_22_on_exits_and_safe_squares_nothing_is_captured() {
    // Every sheltering square, from the seat that comes by: 12, 17, 29, 34, 46, 51, 63 and the exits.
    for number in [12, 17, 29, 34, 46, 51, 63, 22, 39, 56] {
        let own = number - 5;
        // Seat 2's way leads over all of these but 35 to 38.
        let foreign = (number + 68 - 39) % 68;
        let mut game = four()
            .pieces(0, &[own - 1], 0)
            .pieces(2, &[foreign], 0)
            .counts(0, 1)
            .read();
        game.play(&format!("1@{}", own - 1));
        game.stands(0, &[own], 0).stands(2, &[foreign], 0).throws(1);
    }
    // 68, yellow's last square (63), and 5, reached by seat 3 (17).
    let mut game = four()
        .pieces(0, &[62], 0)
        .pieces(1, &[46], 0)
        .counts(0, 1)
        .read();
    game.play("1@62").stands(1, &[46], 0).throws(1);
    let mut game = four()
        .pieces(0, &[0], 0)
        .pieces(3, &[16], 0)
        .counts(3, 1)
        .read();
    game.play("1@16").stands(0, &[0], 0).throws(0);
    assert_eq!(game.field("late"), json!({"5": 3}));
}

#[test]
fn pa_23_the_20_is_counted_by_any_piece_and_captures_again() {
    // 9 and 50 of seat 0 are 14 and 55: seat 1's 60 and seat 2's 16.
    let mut game = four()
        .pieces(0, &[7, 30], 0)
        .pieces(1, &[60], 0)
        .pieces(2, &[16], 0)
        .counts(0, 2)
        .read();
    game.play("2@7").counts(0, 20);
    assert_eq!(game.legal(), ["20@30", "20@9"]);
    game.play("20@30").stands(2, &[], 0).counts(0, 20);
    assert!(game.saw(&captured(0, 2, 16)));
    assert!(game.saw(&Event::Counting {
        player: Seat(0),
        count: 20,
        bonus: true
    }));
}

#[test]
fn pa_23_the_20_lapses_where_none_can_count_it() {
    // From 54 the goal is 17 away.
    let mut game = four()
        .pieces(0, &[52], 0)
        .pieces(1, &[37], 0)
        .counts(0, 2)
        .read();
    game.play("2@52").stands(1, &[], 0).throws(1);
    assert!(game.saw(&lapsed(0, 20)));
}

#[test]
fn pa_24_the_goal_by_exact_count() {
    // Of the die.
    let mut game = four().pieces(0, &[68, 69], 0).counts(0, 3).read();
    assert_eq!(game.legal(), ["3@68"]);
    game.play("3@68").stands(0, &[69], 1);
    assert!(game.saw(&Event::Arrived {
        player: Seat(0),
        pieces: 1
    }));
    // A 6 counted as 7 is one; so are a 10 and a 20.
    for (from, count) in [(64, 7), (61, 10), (51, 20)] {
        let mut game = four()
            .pieces(0, &[from, 5, 6], 1)
            .counts(0, 6)
            .with("count", json!(count))
            .read();
        game.play(&format!("{count}@{from}")).stands(0, &[5, 6], 2);
    }
}

#[test]
fn pa_25_without_room_a_piece_cannot_move() {
    let game = four().pieces(0, &[69, 10], 0).counts(0, 3).read();
    assert_eq!(game.legal(), ["3@10"]);
    let game = four()
        .pieces(0, &[52, 10], 0)
        .counts(0, 3)
        .with("count", json!(20))
        .read();
    assert_eq!(game.legal(), ["20@10"]);
}

#[test]
fn pa_26_a_piece_in_the_goal_earns_10() {
    let mut game = four().pieces(0, &[68, 20], 0).counts(0, 3).read();
    game.play("3@68").counts(0, 10);
    assert!(game.saw(&Event::Earned {
        player: Seat(0),
        count: 10
    }));
    assert_eq!(game.legal(), ["10@20"], "counted with another piece");
    game.play("10@20").stands(0, &[30], 1).throws(1);
    // If none can, it lapses.
    let mut game = four().pieces(0, &[68], 0).counts(0, 3).read();
    game.play("3@68").throws(1);
    assert!(game.saw(&lapsed(0, 10)));
}

#[test]
fn pa_26_bonuses_in_the_order_earned_before_the_next_throw() {
    // A 20 waits behind the 10 now to be counted; the 10 reaches the goal and earns a further one.
    let mut game = four()
        .pieces(0, &[61, 20, 30], 0)
        .counts(0, 6)
        .with("count", json!(10))
        .with("bonuses", json!([20]))
        .read();
    game.play("10@61").counts(0, 20);
    assert_eq!(game.field("bonuses"), json!([10]));
    game.play("20@20").counts(0, 10);
    // Only then the throw that the 6 brings.
    game.play("10@30").throws(0);
    // One that lapses lets the next be counted.
    let mut game = four()
        .pieces(0, &[68, 60], 0)
        .counts(0, 3)
        .with("bonuses", json!([20]))
        .read();
    // 20 from 60 is too far, 10 is not.
    game.play("3@68").counts(0, 10);
    assert!(game.saw(&lapsed(0, 20)));
    assert_eq!(game.legal(), ["10@60"]);
}

#[test]
fn pa_27_four_in_the_goal_throw_no_more() {
    let mut game = four().pieces(0, &[68], 3).counts(0, 3).read();
    game.play("3@68").throws(1);
    assert_eq!(game.field("finished"), json!([0]));
    assert!(game.saw(&Event::Finished {
        player: Seat(0),
        place: 1
    }));
    // The turn passes over seat 0 from now on.
    game.plays(&["roll 1", "roll 1", "roll 1"]).throws(1);
}

#[test]
fn pa_27_also_after_a_6_and_bonuses_lapse() {
    let mut game = four()
        .pieces(0, &[64], 3)
        .counts(0, 6)
        .with("count", json!(7))
        .with("bonuses", json!([10, 20]))
        .read();
    game.play("7@64").throws(1);
    assert_eq!(game.field("bonuses"), json!([]));
    assert_eq!(game.field("die"), json!(0));
    assert_eq!(game.field("sixes"), json!(0));
    // A seat on turn that finished before, set up by hand, throws no more after a 6 either.
    let mut game = four()
        .pieces(0, &[], 4)
        .with("finished", json!([0]))
        .throws(0)
        .read();
    game.play("roll 6").throws(1);
    assert_eq!(game.field("finished"), json!([0]));
}

#[test]
fn pa_28_the_order_of_finishing_is_the_ranking() {
    // Three play: seat 2 has won, seat 0 comes in second, seat 1 has lost.
    let mut game = three()
        .pieces(2, &[], 4)
        .pieces(0, &[68], 3)
        .pieces(1, &[3], 3)
        .with("finished", json!([2]))
        .counts(0, 3)
        .read();
    game.play("3@68");
    assert_eq!(
        game.field("turn"),
        json!({"over": true, "ranking": [[2], [0], [1]]})
    );
    assert_eq!(game.field("finished"), json!([2, 0]));
    assert!(game.saw(&Event::Finished {
        player: Seat(0),
        place: 2
    }));
    assert!(game.saw(&Event::Over {
        ranking: vec![vec![Seat(2)], vec![Seat(0)], vec![Seat(1)]]
    }));
    assert!(game.legal().is_empty());
}

#[test]
fn pa_28_two_players_end_when_one_finishes_four_go_on() {
    let mut game = two().pieces(0, &[68], 3).counts(0, 3).read();
    game.play("3@68");
    assert_eq!(
        game.field("turn"),
        json!({"over": true, "ranking": [[0], [2]]})
    );
    let mut game = four()
        .pieces(3, &[], 4)
        .pieces(0, &[68], 3)
        .with("finished", json!([3]))
        .counts(0, 3)
        .read();
    game.play("3@68").throws(1);
    game.plays(&["roll 1"]).throws(2);
    game.plays(&["roll 1"]).throws(1);
}
