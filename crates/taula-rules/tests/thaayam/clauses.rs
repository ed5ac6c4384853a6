//! A test for each clause of Thaayam, `docs/rules/thaayam.md`, with every example it gives.

use std::collections::{BTreeMap, BTreeSet};

use crate::tools::Random;
use crate::tools::thaayam::{Game, Setup, four, placed, shelter, square, three, two};
use serde_json::json;
use taula_rules::games::thaayam::{
    Board, Event, MOST_THROWS, Mark, Move, PIECES, Returns, SCORES, Strike, Thaayam,
};
use taula_rules::{Chance, Levels, Rules, Seat};

fn board() -> Board {
    Board::read(&Levels::built_in(), "standard").unwrap()
}

#[test]
fn th_01_the_palaces_and_the_castle_are_marked() {
    let board = board();
    assert_eq!((board.files.as_str(), board.ranks), ("abcde", 5));
    assert_eq!(board.castle, "c3");
    let palaces: Vec<&str> = board
        .seats
        .iter()
        .map(|seat| seat.palace.as_str())
        .collect();
    assert_eq!(
        palaces,
        ["c1", "e3", "c5", "a3"],
        "bottom, right, top, left"
    );
    let marks: BTreeMap<&str, Mark> = board
        .marks
        .iter()
        .map(|(name, mark)| (name.as_str(), *mark))
        .collect();
    assert_eq!(
        marks,
        BTreeMap::from([
            ("c1", Mark::Cross),
            ("e3", Mark::Cross),
            ("c5", Mark::Cross),
            ("a3", Mark::Cross),
            ("c3", Mark::Flower)
        ])
    );
}

#[test]
fn th_02_the_tracks_run_round_the_edge_and_back_inside() {
    let board = board();
    let way = |seat: usize| board.seats[seat].track.join(" ");
    assert_eq!(
        way(0),
        "c1 d1 e1 e2 e3 e4 e5 d5 c5 b5 a5 a4 a3 a2 a1 b1 b2 b3 b4 c4 d4 d3 d2 c2 c3"
    );
    // Each seat's is the one before turned by a quarter.
    assert_eq!(
        way(1),
        "e3 e4 e5 d5 c5 b5 a5 a4 a3 a2 a1 b1 c1 d1 e1 e2 d2 c2 b2 b3 b4 c4 d4 d3 c3"
    );
    assert_eq!(
        way(2),
        "c5 b5 a5 a4 a3 a2 a1 b1 c1 d1 e1 e2 e3 e4 e5 d5 d4 d3 d2 c2 b2 b3 b4 c4 c3"
    );
    assert_eq!(
        way(3),
        "a3 a2 a1 b1 c1 d1 e1 e2 e3 e4 e5 d5 c5 b5 a5 a4 b4 c4 d4 d3 d2 c2 b2 b3 c3"
    );
    for seat in 0..4 {
        // The own palace is 0, the palace in front 8, those at 4, 8 and 12 the others'.
        for (index, other) in [(0, 0), (4, 1), (8, 2), (12, 3)] {
            assert_eq!(
                board.seats[seat].track[index],
                board.seats[(seat + other) % 4].palace
            );
        }
        // Every square of the board, once.
        let squares: BTreeSet<&String> = board.seats[seat].track.iter().collect();
        assert_eq!(squares.len(), 25);
    }
    // The tracks meet where the squares are the same.
    let rules = four().read().rules;
    for seat in 0..4 {
        for index in 0..=24 {
            assert_eq!(
                rules.tracks().shelters(Seat(seat), index),
                shelter(square(seat, index))
            );
            for other in 0..4 {
                let seen = rules.tracks().seen_by(Seat(other), Seat(seat), index);
                assert_eq!(square(other, seen.unwrap()), square(seat, index));
            }
        }
    }
}

#[test]
fn th_03_each_player_has_four_pieces() {
    assert_eq!(PIECES, 4);
    let mut fifth = four();
    fifth.0["players"][0]["off"] = json!(5);
    fifth.fault();
}

#[test]
fn th_04_four_seeds_show_five_scores() {
    let game = four().read();
    assert_eq!(
        game.legal(),
        ["roll 1", "roll 2", "roll 3", "roll 4", "roll 8"]
    );
    // Every way in which four seeds can fall: the light faces up are the score, none is 8.
    let mut ways = BTreeMap::new();
    for fallen in 0..16_u32 {
        let light = fallen.count_ones() as u8;
        *ways.entry(if light == 0 { 8 } else { light }).or_insert(0) += 1;
    }
    assert_eq!(
        ways,
        BTreeMap::from([(1, 4), (2, 6), (3, 4), (4, 1), (8, 1)])
    );
    for score in SCORES {
        assert_eq!(
            game.rules.weight(&game.at, Move::Roll(score)),
            ways[&score],
            "{score}"
        );
    }
}

#[test]
fn th_05_cowries_are_a_look_and_no_rule() {
    // What the dice look like is no option of the rules.
    assert!(Thaayam::read_options(&json!({"dice": "cowries"})).is_err());
}

#[test]
fn th_06_at_the_start_all_pieces_are_off() {
    let options = Thaayam::read_options(&json!({})).unwrap();
    let rules = Thaayam::new(options, &Levels::built_in()).unwrap();
    let start = rules.to_json(&rules.start());
    for player in start["players"].as_array().unwrap() {
        assert_eq!(player["off"], 4);
    }
    assert_eq!(start["players"].as_array().unwrap().len(), 4);
}

fn opening(setup: Setup) -> Game {
    setup
        .with("turn", json!({"chance": "opening", "player": 0}))
        .with("opening_throws", json!([]))
        .read()
}

#[test]
fn th_07_the_highest_throw_starts() {
    let mut game = opening(four());
    game.rolls(&[2, 4, 1]);
    assert!(game.saw(&Event::Passed {
        player: Seat(3),
        chance: Chance::Opening
    }));
    game.rolls(&[3]).throws(1);
    assert!(game.saw(&Event::Started { player: Seat(1) }));
    // An 8 is higher than a 4. The throws are gone, and not part of the first turn.
    opening(three()).rolls(&[4, 3, 8]).throws(2);
}

#[test]
fn th_07_those_who_tie_for_highest_throw_again() {
    let mut game = opening(four());
    game.rolls(&[4, 8, 1, 8]);
    assert!(game.saw(&Event::Tied {
        players: vec![Seat(1), Seat(3)]
    }));
    assert_eq!(
        game.field("turn"),
        json!({"chance": "opening", "player": 1})
    );
    assert_eq!(game.field("opening_throws"), json!([4, 8, 1, 8]));
    game.rolls(&[2, 2]);
    assert!(game.saw(&Event::Tied {
        players: vec![Seat(1), Seat(3)]
    }));
    game.rolls(&[1, 2]).throws(3);
    // All of them tie.
    opening(two()).rolls(&[3, 3, 2, 2, 1, 8]).throws(2);
}

#[test]
fn th_07_seat_0_starts_where_the_option_says_so() {
    four().read().throws(0);
    assert_eq!(four().read().field("opening_throws"), json!(null));
}

#[test]
fn th_08_the_dice_pass_to_the_right() {
    let mut game = four().read();
    for seat in [1, 2, 3, 0] {
        game.rolls(&[2]).throws(seat);
    }
    let mut game = three().read();
    for seat in [1, 2, 0] {
        game.rolls(&[3]).throws(seat);
    }
    let mut game = two().read();
    game.rolls(&[3]).throws(2);
    game.rolls(&[8, 4, 2]).throws(0);
}

#[test]
fn th_09_throwing_goes_on_until_a_2_or_a_3() {
    for last in [2, 3] {
        let mut game = four().pieces(0, &[0], &[], 0).read();
        game.rolls(&[1, 4, 8, 1]);
        assert_eq!(game.field("turn"), json!({"chance": "throw", "player": 0}));
        assert_eq!(
            game.field("throws"),
            json!([1, 4, 8, 1]),
            "in the order thrown"
        );
        // It counts too; the scores are played before the next player throws.
        game.rolls(&[last]).left(0, &[1, 1, last, 4, 8]);
        assert!(game.saw(&Event::Playing {
            player: Seat(0),
            scores: vec![1, 1, last, 4, 8]
        }));
    }
}

#[test]
fn th_09_the_twentieth_throw_ends_the_throwing() {
    assert_eq!(MOST_THROWS, 20);
    let mut game = four().pieces(0, &[0], &[], 0).read();
    game.rolls(&[1; 19]);
    assert_eq!(game.field("turn")["chance"], "throw");
    game.rolls(&[8]);
    let mut all = [1; 20];
    all[19] = 8;
    game.left(0, &all);
    // A 2 as the twentieth ends it twice over.
    let mut game = four().pieces(0, &[0], &[], 0).read();
    game.rolls(&[4; 19]).rolls(&[2]);
    let mut all = [4; 20];
    all[0] = 2;
    game.left(0, &all);
}

#[test]
fn th_10_scores_are_played_exactly_and_in_any_order() {
    let turn = four().pieces(0, &[0], &[], 1).plays(0, &[2, 4, 8]);
    for order in [
        ["2@0", "4@2", "8@6"],
        ["2@0", "8@2", "4@10"],
        ["4@0", "2@4", "8@6"],
        ["4@0", "8@4", "2@12"],
        ["8@0", "2@8", "4@10"],
        ["8@0", "4@8", "2@12"],
    ] {
        turn.read().plays(&order).throws(1).stands(0, &[14], &[], 1);
    }
    // It is a duty: there is no way to pass while one can be played.
    assert_eq!(turn.read().legal(), ["2@0", "4@0", "8@0"]);
}

#[test]
fn th_10_what_can_no_longer_be_played_lapses() {
    let mut game = four().pieces(0, &[20], &[], 3).plays(0, &[2, 4, 8]).read();
    assert_eq!(game.legal(), ["2@20", "4@20"], "the 8 is too much");
    game.play("2@20").throws(1);
    assert!(game.saw(&Event::Lapsed {
        player: Seat(0),
        scores: vec![4, 8]
    }));
    // No duty to choose the order that uses the most: the 1 here makes the 4 useless, which else ends the way.
    let mut game = four().pieces(0, &[20], &[], 3).plays(0, &[1, 1, 4]).read();
    assert_eq!(game.legal(), ["1@20", "4@20"]);
    game.play("1@20").left(0, &[1, 4]);
    assert_eq!(game.legal(), ["1@21"]);
    // A turn in which nothing can be played ends by itself, in the same throw.
    let mut game = four().pieces(0, &[23], &[], 3).read();
    game.rolls(&[8, 2]).throws(1);
    assert_eq!(
        game.events,
        [
            Event::Thrown {
                player: Seat(0),
                score: 2
            },
            Event::Playing {
                player: Seat(0),
                scores: vec![2, 8]
            },
            Event::Lapsed {
                player: Seat(0),
                scores: vec![2, 8]
            },
            Event::Passed {
                player: Seat(1),
                chance: Chance::Throw
            },
        ]
    );
    // A later score may become playable by an earlier one: they wait as long as any can be played.
    let mut game = four().pieces(0, &[22], &[], 2).plays(0, &[1, 8]).read();
    assert_eq!(game.legal(), ["1@22", "enter"]);
    game.plays(&["enter", "8@0"]).throws(1);
}

#[test]
fn th_10_what_only_a_twin_that_is_not_declared_could_play_lapses() {
    // The twin that stands declared plays 1 and 1 alone or summed.
    let mut game = four().pieces(0, &[], &[9], 2).plays(0, &[1, 1]).read();
    assert_eq!(game.legal(), ["1+1@t9"]);
    game.play("1+1@t9").throws(1).stands(0, &[], &[10], 2);
    // A lone 1 moves none.
    let mut game = four().pieces(0, &[], &[9], 2).throws(0, &[1]).read();
    game.rolls(&[3]).left(0, &[1, 3]);
    game.play("3@t9").throws(1);
    assert!(game.saw(&Event::Lapsed {
        player: Seat(0),
        scores: vec![1]
    }));
}

#[test]
fn th_11_a_piece_enters_with_a_1_on_the_own_palace() {
    for seat in 0..4 {
        let mut game = four().plays(seat, &[1, 2]).read();
        assert_eq!(game.legal(), ["enter"]);
        game.play("enter")
            .stands(seat, &[0], &[], 0)
            .off(seat, 3, 0);
        assert!(game.saw(&Event::Entered {
            player: Seat(seat),
            twin: false
        }));
        game.left(seat, &[2]);
    }
    // Without a 1 the pieces off the board cannot be used; those on it can.
    let mut game = four().pieces(0, &[3], &[], 0).read();
    game.rolls(&[8, 4, 2]);
    assert_eq!(game.legal(), ["2@3", "4@3", "8@3"]);
}

#[test]
fn th_12_with_all_off_what_came_before_the_first_1_is_struck() {
    let mut game = four().read();
    game.rolls(&[4, 4, 1, 8, 3]);
    assert!(game.saw(&Event::Struck {
        player: Seat(0),
        places: vec![0, 1],
        scores: vec![4, 4],
        why: Strike::BeforeFirstOne
    }));
    game.left(0, &[1, 3, 8]);
    assert_eq!(game.legal(), ["enter"], "first a piece is entered");
    let moved = |game: &mut Game, order: &[&str]| {
        game.plays(order).throws(1).stands(0, &[11], &[], 0);
    };
    moved(&mut game, &["enter", "8@0", "3@8"]);
    let mut game = four().read();
    game.rolls(&[4, 4, 1, 8, 3]);
    moved(&mut game, &["enter", "3@0", "8@3"]);
    // Nothing is struck where the 1 came first.
    let mut game = four().read();
    game.rolls(&[1, 4, 1, 2]).left(0, &[1, 1, 2, 4]);
    assert!(
        !game
            .events
            .iter()
            .any(|e| matches!(e, Event::Struck { .. }))
    );
}

#[test]
fn th_12_a_piece_in_the_castle_is_on_the_board() {
    let mut game = four().pieces(0, &[], &[], 1).read();
    game.rolls(&[4, 8, 1, 2]).left(0, &[1, 2, 4, 8]);
    game.plays(&["enter", "8@0", "4@8", "2@12"])
        .throws(1)
        .stands(0, &[14], &[], 1);
    // So is one on the track, of course, and where one is borne off the others are in the castle.
    let mut game = four().pieces(0, &[23], &[], 0).read();
    game.rolls(&[4, 1, 2]).left(0, &[1, 2, 4]);
    let mut game = four().home(0, 1).read();
    game.rolls(&[4, 1, 2]).left(0, &[1, 2, 4]);
    assert_eq!(game.legal(), ["out"]);
}

#[test]
fn th_12_with_all_off_and_no_1_the_turn_passes() {
    let mut game = four().read();
    game.rolls(&[8, 4, 2]).throws(1);
    assert!(game.saw(&Event::Struck {
        player: Seat(0),
        places: vec![0, 1, 2],
        scores: vec![8, 4, 2],
        why: Strike::NoOne
    }));
    assert!(
        !game
            .events
            .iter()
            .any(|e| matches!(e, Event::Lapsed { .. }))
    );
    game.off(0, 4, 0);
}

#[test]
fn th_13_scores_may_be_shared_but_not_split() {
    // 1, 1, 4, 8, 4, 1, 2 with all off: 4, 8, 4, 2 move one 18, two 12 and 6, or 4 and 14, or three 4, 8, 6.
    let thrown = |pieces: usize| {
        let mut game = four().read();
        game.rolls(&[1, 1, 4, 8, 4, 1, 2])
            .left(0, &[1, 1, 1, 2, 4, 4, 8]);
        for _ in 0..pieces {
            game.play("enter");
        }
        game
    };
    thrown(3)
        .plays(&["4@0", "8@4", "4@12", "2@16"])
        .throws(1)
        .stands(0, &[0, 0, 18], &[], 0);
    thrown(3)
        .plays(&["8@0", "4@8", "4@0", "2@4"])
        .throws(1)
        .stands(0, &[0, 6, 12], &[], 0);
    thrown(3)
        .plays(&["4@0", "4@0", "8@4", "2@12"])
        .throws(1)
        .stands(0, &[0, 4, 14], &[], 0);
    thrown(3)
        .plays(&["4@0", "8@0", "4@0", "2@4"])
        .throws(1)
        .stands(0, &[4, 6, 8], &[], 0);
    // 1s enter pieces or move them.
    thrown(1)
        .plays(&["1@0", "1@1", "4@2", "8@6", "4@14", "2@18"])
        .throws(1)
        .stands(0, &[20], &[], 0);
    // A score is used whole by one: nothing moves 3 of a 4.
    assert_eq!(
        four()
            .pieces(0, &[0, 5], &[], 2)
            .plays(0, &[4])
            .read()
            .legal(),
        ["4@0", "4@5"]
    );
}

#[test]
fn th_14_any_number_of_pieces_may_stand_on_a_square() {
    let mut game = four()
        .pieces(0, &[1, 3, 3, 3], &[], 0)
        .plays(0, &[2])
        .read();
    game.play("2@1").throws(1).stands(0, &[3, 3, 3, 3], &[], 0);
    // Twins and singles of one colour too.
    let mut game = four().pieces(0, &[9, 10], &[9], 0).plays(0, &[1, 2]).read();
    game.plays(&["1@9", "2@t9"])
        .throws(1)
        .stands(0, &[10, 10], &[10], 0);
}

#[test]
fn th_15_palaces_shelter_everybody() {
    for palace in [4_u8, 8, 12] {
        // Everybody stands there already: seat 1's index of it is 4 less, and so on.
        let mut setup = four().pieces(0, &[palace - 2], &[], 0).plays(0, &[2]);
        for seat in 1..4 {
            let theirs = (palace + 16 - 4 * seat) % 16;
            setup = setup.pieces(seat, &[theirs, theirs], &[], 0);
        }
        let mut game = setup.read();
        let before: Vec<_> = (1..4).map(|seat| game.of(seat, "track")).collect();
        game.play(&format!("2@{}", palace - 2)).throws(1);
        game.stands(0, &[palace], &[], 0);
        assert_eq!(
            before,
            (1..4)
                .map(|seat| game.of(seat, "track"))
                .collect::<Vec<_>>()
        );
    }
    // The own palace shelters the others' pieces from those that enter.
    let mut game = four().pieces(2, &[8, 8], &[], 0).plays(0, &[1]).read();
    game.play("enter").throws(1).stands(2, &[8, 8], &[], 0);
    // Twins do not attack each other there.
    let mut game = four()
        .pieces(0, &[], &[8], 0)
        .pieces(1, &[], &[8], 0)
        .plays(0, &[8])
        .read();
    game.play("8@t8").throws(1).stands(1, &[], &[8], 0);
}

#[test]
fn th_15_the_castle_is_a_shelter_too() {
    let mut game = four()
        .pieces(0, &[23], &[], 0)
        .pieces(1, &[], &[], 4)
        .plays(0, &[1])
        .read();
    game.play("1@23").throws(1).stands(1, &[], &[], 4);
}

#[test]
fn th_16_a_single_captures_on_a_plain_square() {
    // e1 is index 2 of seat 0, 14 of seat 1, 10 of seat 2, 6 of seat 3.
    for (seat, index) in [(1, 14), (2, 10), (3, 6)] {
        let mut game = four()
            .pieces(0, &[0], &[], 0)
            .pieces(seat, &[index], &[], 0)
            .plays(0, &[2])
            .read();
        game.play("2@0").stands(0, &[2], &[], 0);
        game.stands(seat, &[], &[], 0).off(seat, 4, 0);
        assert!(game.saw(&Event::Captured {
            player: Seat(0),
            owner: Seat(seat),
            index,
            returns: Returns::Piece
        }));
        // It starts again under the usual conditions: all are off now.
        assert_eq!(four().plays(seat, &[1, 8]).read().legal(), ["enter"]);
    }
    // A piece that only passes captures nothing.
    let mut game = four()
        .pieces(0, &[1], &[], 0)
        .pieces(1, &[14], &[], 0)
        .plays(0, &[2])
        .read();
    game.play("2@1").throws(1).stands(1, &[14], &[], 0);
}

#[test]
fn th_17_each_step_of_several_captures() {
    // Pieces 3 and 7 squares ahead: 3 then 4 captures both, 4 then 3 the further one.
    let turn = four()
        .pieces(0, &[0], &[], 0)
        .pieces(1, &[15], &[], 0)
        .pieces(2, &[15], &[], 0)
        .plays(0, &[3, 4]);
    turn.read()
        .plays(&["3@0", "4@3"])
        .throws(0)
        .off(1, 4, 0)
        .off(2, 4, 0);
    turn.read()
        .plays(&["4@0", "3@4"])
        .throws(0)
        .off(1, 3, 0)
        .off(2, 4, 0);
}

#[test]
fn th_18_all_the_opposing_singles_on_a_square_are_captured() {
    for count in 2..=4_usize {
        let mut game = four()
            .pieces(0, &[0], &[], 0)
            .pieces(1, &vec![15; count], &[], 0)
            .plays(0, &[3])
            .read();
        game.play("3@0").throws(0).off(1, 4, 0);
        let captured = game
            .events
            .iter()
            .filter(|event| matches!(event, Event::Captured { .. }));
        assert_eq!(captured.count(), count, "each has its event");
    }
}

#[test]
fn th_19_who_captures_has_another_turn() {
    let turn = four()
        .pieces(0, &[0], &[], 0)
        .pieces(1, &[15], &[], 0)
        .plays(0, &[3, 4]);
    let mut game = turn.read();
    // The rest is played first.
    game.play("3@0").left(0, &[4]);
    assert_eq!(game.field("captured"), true);
    game.play("4@3").throws(0);
    assert!(game.saw(&Event::Again { player: Seat(0) }));
    // One, and no further without a capture.
    game.rolls(&[2]).play("2@7").throws(1);
    // What lapses makes no difference.
    let mut game = four()
        .pieces(0, &[21], &[], 3)
        .pieces(1, &[16], &[], 0)
        .plays(0, &[1, 8])
        .read();
    game.play("1@21").throws(0);
}

#[test]
fn th_19_one_turn_however_many_were_captured_and_another_for_captures_in_it() {
    let mut game = four()
        .pieces(0, &[0], &[], 0)
        .pieces(1, &[15, 15], &[], 0)
        .pieces(2, &[15, 17], &[], 0)
        .plays(0, &[3, 4])
        .read();
    game.plays(&["3@0", "4@3"])
        .throws(0)
        .off(1, 4, 0)
        .off(2, 3, 0);
    // e2 and e4 are indices 3 and 5 of seat 0, 15 and 1 of seat 1: a further capture in the extra turn.
    let mut game = four()
        .pieces(0, &[0], &[], 0)
        .pieces(1, &[15, 1], &[], 0)
        .plays(0, &[3])
        .read();
    game.play("3@0").throws(0);
    game.rolls(&[2]).play("2@3").throws(0);
    game.off(1, 4, 0);
    game.rolls(&[3]).play("3@5").throws(1);
}

#[test]
fn th_19_a_twin_driven_off_is_a_capture_too() {
    // a1 is index 14 of seat 0 and 10 of seat 1.
    let mut game = four()
        .pieces(0, &[], &[13], 0)
        .pieces(1, &[], &[10], 0)
        .plays(0, &[2])
        .read();
    game.play("2@t13").throws(0);
}

#[test]
fn th_20_two_in_the_palace_in_front_may_become_a_twin() {
    let mut game = four().pieces(0, &[0, 8, 8], &[], 0).plays(0, &[2]).read();
    assert_eq!(game.legal(), ["2@0", "2@8", "twin@8"], "or go on as usual");
    game.play("twin@8").stands(0, &[0], &[8], 0).left(0, &[2]);
    assert!(game.saw(&Event::Twinned {
        player: Seat(0),
        index: 8
    }));
    assert_eq!(game.legal(), ["2@0", "2@t8"], "it cannot be undone");
    // Not with one piece there, nor elsewhere.
    for track in [&[8, 0][..], &[0, 0, 4, 4], &[9, 9, 12, 12]] {
        let game = four().pieces(0, track, &[], 0).plays(0, &[2]).read();
        assert!(!game.legal().contains(&"twin@8".to_owned()), "{track:?}");
    }
}

#[test]
fn th_20_at_any_moment_while_a_score_is_left() {
    // After the first of two scores, and after the pieces have come there.
    let mut game = four().pieces(0, &[4, 8], &[], 0).plays(0, &[2, 4]).read();
    assert!(!game.legal().contains(&"twin@8".to_owned()));
    game.play("4@4");
    assert_eq!(game.legal(), ["2@8", "twin@8"]);
    // When the last is played the turn has ended.
    let mut game = four().pieces(0, &[4, 8], &[], 0).plays(0, &[4]).read();
    game.play("4@4").throws(1).stands(0, &[8, 8], &[], 0);
    // Nor is it possible while throwing.
    let game = four().pieces(0, &[8, 8], &[], 0).throws(0, &[1]).read();
    assert!(!game.legal().contains(&"twin@8".to_owned()));
}

#[test]
fn th_20_a_twin_may_make_the_rest_lapse() {
    let mut game = four().pieces(0, &[8, 8], &[], 2).plays(0, &[1]).read();
    game.play("twin@8").throws(1).stands(0, &[], &[8], 2);
    assert!(game.saw(&Event::Lapsed {
        player: Seat(0),
        scores: vec![1]
    }));
}

#[test]
fn th_20_four_can_make_two_twins_and_three_one() {
    let mut game = four()
        .pieces(0, &[8, 8, 8, 8], &[], 0)
        .plays(0, &[4])
        .read();
    game.plays(&["twin@8", "twin@8"]).stands(0, &[], &[8, 8], 0);
    assert_eq!(game.legal(), ["4@t8"]);
    let mut game = four().pieces(0, &[8, 8, 8], &[], 1).plays(0, &[3]).read();
    game.play("twin@8").stands(0, &[8], &[8], 1);
    assert_eq!(game.legal(), ["3@8", "3@t8"]);
}

#[test]
fn th_21_a_twin_goes_half_of_the_sum() {
    // 4, 1, 8, 4, 2 sum to 19; one off is 18; the twin moves 9.
    let turn = four().pieces(0, &[0], &[8], 1).plays(0, &[1, 2, 4, 4, 8]);
    let mut game = turn.read();
    game.play("8+4+4+2+1@t8")
        .throws(1)
        .stands(0, &[0], &[17], 1);
    assert!(game.saw(&Event::Moved {
        player: Seat(0),
        twin: true,
        scores: vec![8, 4, 4, 2, 1],
        from: 8,
        to: 17,
        path: (9..=17).collect()
    }));
    // The twin moves 4 with the 8, another piece the remaining 11.
    turn.read()
        .plays(&["8@t8", "4@0", "4@4", "2@8", "1@10"])
        .throws(1)
        .stands(0, &[11], &[12], 1);
}

#[test]
fn th_21_halves_are_rounded_down_and_at_least_1() {
    let game = four().pieces(0, &[], &[8], 2).plays(0, &[1, 1, 3]).read();
    // Every set once: a 3 moves it 1, 3 and 1 move it 2, all three 2.
    assert_eq!(game.legal(), ["1+1@t8", "3+1+1@t8", "3+1@t8", "3@t8"]);
    for (text, to) in [("1+1@t8", 9), ("3@t8", 9), ("3+1@t8", 10), ("3+1+1@t8", 10)] {
        let mut game = four().pieces(0, &[], &[8], 2).plays(0, &[1, 1, 3]).read();
        game.play(text).stands(0, &[], &[to], 2);
    }
    // A set may hold a score that adds nothing: 2 and 1 move it 1, as the 2 alone does.
    let turn = four().pieces(0, &[], &[8], 2).plays(0, &[1, 2]);
    assert_eq!(turn.read().legal(), ["2+1@t8", "2@t8"]);
    turn.read().play("2+1@t8").throws(1).stands(0, &[], &[9], 2);
    turn.read().play("2@t8").throws(1).stands(0, &[], &[9], 2);
    // A lone 1 cannot move a twin.
    let mut game = four().pieces(0, &[], &[8], 2).plays(0, &[1, 3]).read();
    assert_eq!(game.legal(), ["3+1@t8", "3@t8"]);
    game.play("3@t8").throws(1);
}

#[test]
fn th_21_one_step_lands_only_at_its_end() {
    // Twins of seat 1 one and three squares ahead: a4 and a2, its indices 7 and 9.
    let turn = four()
        .twins_return()
        .pieces(0, &[], &[10], 2)
        .pieces(1, &[], &[7, 9], 0)
        .plays(0, &[2, 4]);
    turn.read()
        .play("4+2@t10")
        .throws(0)
        .stands(1, &[], &[7], 0);
    turn.read()
        .plays(&["2@t10", "4@t11"])
        .throws(0)
        .off(1, 0, 2);
}

#[test]
fn th_22_singles_and_twins_do_not_attack_each_other() {
    // a1 is index 14 of seat 0 and 10 of seat 1.
    let mut game = four()
        .pieces(0, &[12], &[], 0)
        .pieces(1, &[], &[10], 0)
        .plays(0, &[2])
        .read();
    game.play("2@12").throws(1).stands(1, &[], &[10], 0);
    let mut game = four()
        .pieces(0, &[], &[13], 0)
        .pieces(1, &[10, 10], &[], 0)
        .plays(0, &[2])
        .read();
    game.play("2@t13").throws(1).stands(1, &[10, 10], &[], 0);
    game.stands(0, &[], &[14], 0);
}

#[test]
fn th_22_each_captures_its_own_kind_on_a_shared_square() {
    let shared = |plays: &str| {
        let mut game = four()
            .pieces(0, &[12], &[13], 0)
            .pieces(1, &[10, 10], &[10], 0)
            .plays(0, &[2])
            .read();
        game.play(plays).throws(0);
        game
    };
    shared("2@12").stands(1, &[], &[10], 0).off(1, 2, 0);
    shared("2@t13").stands(1, &[10, 10], &[], 0).off(1, 2, 0);
    // Singles of one colour and a twin of another: a third colour captures the singles alone.
    let mut game = four()
        .twins_return()
        .pieces(0, &[12], &[], 0)
        .pieces(1, &[10, 10], &[], 0)
        .pieces(2, &[], &[6], 0)
        .plays(0, &[2])
        .read();
    game.play("2@12")
        .throws(0)
        .off(1, 4, 0)
        .stands(2, &[], &[6], 0);
}

#[test]
fn th_22_on_a_plain_square_each_kind_is_of_one_colour() {
    for twins_return in [false, true] {
        let options = json!({"twin_return": if twins_return { "twin" } else { "split" }});
        let options = Thaayam::read_options(&options).unwrap();
        let rules = Thaayam::new(options, &Levels::built_in()).unwrap();
        let mut random = Random::new(22);
        for _ in 0..40 {
            let mut at = placed(&rules, &mut random);
            for _ in 0..200 {
                let mut moves = Vec::new();
                rules.legal_moves(&at, &mut moves);
                if moves.is_empty() {
                    break;
                }
                rules.play(&mut at, *random.pick(&moves), &mut ());
                let mut owners = BTreeMap::new();
                for &seat in rules.players() {
                    let pieces = at.of(seat);
                    let singles = pieces.singles.indices().map(|index| (false, index));
                    let twins = pieces.twins.indices().map(|index| (true, index));
                    for (twin, index) in singles.chain(twins) {
                        let square = square(seat.0, index);
                        if !shelter(square) {
                            let owner = *owners.entry((square, twin)).or_insert(seat);
                            assert_eq!(owner, seat, "{}", rules.to_json(&at));
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn th_23_a_driven_twin_is_two_pieces_again_with_split() {
    let mut game = four()
        .pieces(0, &[], &[12], 2)
        .pieces(2, &[], &[20, 20], 0)
        .plays(0, &[8])
        .read();
    game.play("8@t12").throws(0).off(2, 4, 0);
    let captured = Event::Captured {
        player: Seat(0),
        owner: Seat(2),
        index: 20,
        returns: Returns::TwoPieces,
    };
    assert_eq!(game.events[1..3], [captured.clone(), captured]);
    // They enter as usual, with a 1 each.
    let mut game = four().plays(2, &[1, 1]).read();
    game.plays(&["enter", "enter"]).stands(2, &[0, 0], &[], 0);
}

#[test]
fn th_23_a_driven_twin_is_a_twin_still_with_twin() {
    let mut game = four()
        .twins_return()
        .pieces(0, &[], &[12], 2)
        .pieces(2, &[], &[20, 20], 0)
        .plays(0, &[8])
        .read();
    game.play("8@t12").throws(0).off(2, 0, 2);
    assert!(game.saw(&Event::Captured {
        player: Seat(0),
        owner: Seat(2),
        index: 20,
        returns: Returns::Twin
    }));
}

#[test]
fn th_23_a_twin_re_enters_with_two_1s_of_one_turn() {
    // 4, 1, 4, 1, 8, 2: the 4s move a piece, the 1s enter the twin, 8 and 2 move it five, or a piece ten.
    let turn = || {
        let mut game = four()
            .twins_return()
            .pieces(0, &[1], &[], 1)
            .off_twins(0, 1)
            .read();
        game.rolls(&[4, 1, 4, 1, 8, 2]).left(0, &[1, 1, 2, 4, 4, 8]);
        game
    };
    let mut game = turn();
    game.plays(&["4@1", "4@5", "enter-twin"]);
    assert!(game.saw(&Event::Entered {
        player: Seat(0),
        twin: true
    }));
    game.stands(0, &[9], &[0], 1).off(0, 0, 0);
    game.play("8+2@t0").throws(1).stands(0, &[9], &[5], 1);
    turn()
        .plays(&["4@1", "4@5", "enter-twin", "8@9", "2@17"])
        .throws(1)
        .stands(0, &[19], &[0], 1);
    // A single 1 does not bring it in.
    let game = four()
        .twins_return()
        .pieces(0, &[1], &[], 1)
        .off_twins(0, 1)
        .plays(0, &[1, 8])
        .read();
    assert_eq!(game.legal(), ["1@1", "8@1"]);
    // Nor do two of different turns.
    let mut game = two()
        .twins_return()
        .pieces(0, &[], &[], 2)
        .off_twins(0, 1)
        .read();
    for _ in 0..2 {
        game.rolls(&[1, 2]).throws(2).off(0, 0, 1);
        game.rolls(&[2]).throws(0);
    }
}

#[test]
fn th_23_with_all_in_twins_off_the_second_1_takes_the_place_of_the_first() {
    let all_off = || four().twins_return().off_twins(0, 2);
    // 1, 8, 1, 2: the twin enters, the 8 is struck and the 2 moves it 1.
    let mut game = all_off().read();
    game.rolls(&[1, 8, 1, 2]);
    assert!(game.saw(&Event::Struck {
        player: Seat(0),
        places: vec![1],
        scores: vec![8],
        why: Strike::BeforeSecondOne
    }));
    game.left(0, &[1, 1, 2]);
    assert_eq!(game.legal(), ["enter-twin"]);
    game.plays(&["enter-twin", "2@t0"])
        .throws(1)
        .stands(0, &[], &[1], 0);
    // With a single 1 nothing can be played.
    let mut game = all_off().read();
    game.rolls(&[8, 1, 4, 2]).throws(1);
    assert!(game.saw(&Event::Struck {
        player: Seat(0),
        places: vec![0, 2, 3],
        scores: vec![8, 4, 2],
        why: Strike::OneAlone
    }));
    assert!(game.saw(&Event::Lapsed {
        player: Seat(0),
        scores: vec![1]
    }));
    // With none, all are struck.
    let mut game = all_off().read();
    game.rolls(&[2]).throws(1);
    assert!(game.saw(&Event::Struck {
        player: Seat(0),
        places: vec![0],
        scores: vec![2],
        why: Strike::NoOne
    }));
    // Four 1s bring both.
    let mut game = all_off().read();
    game.rolls(&[1, 4, 1, 1, 1, 8, 2])
        .left(0, &[1, 1, 1, 1, 2, 8]);
    game.plays(&["enter-twin", "enter-twin", "8+2@t0"])
        .throws(1)
        .stands(0, &[], &[0, 5], 0);
}

#[test]
fn th_23_with_singles_off_as_well_the_first_1_counts() {
    let mut game = four().twins_return().off_twins(0, 1).read();
    game.rolls(&[4, 1, 8, 1, 2]).left(0, &[1, 1, 2, 8]);
    assert!(game.saw(&Event::Struck {
        player: Seat(0),
        places: vec![0],
        scores: vec![4],
        why: Strike::BeforeFirstOne
    }));
    assert_eq!(game.legal(), ["enter", "enter-twin"]);
}

#[test]
fn th_23_a_twin_in_the_own_palace_cannot_be_split() {
    let game = four()
        .twins_return()
        .pieces(0, &[], &[0, 8], 0)
        .plays(0, &[2])
        .read();
    assert_eq!(game.legal(), ["2@t0", "2@t8"]);
}

#[test]
fn th_24_a_twin_in_the_castle_is_two_pieces() {
    let mut game = four().pieces(0, &[], &[23], 2).plays(0, &[1, 2]).read();
    game.play("2@t23");
    assert_eq!(
        game.events[1..],
        [
            Event::Untwinned { player: Seat(0) },
            Event::Arrived {
                player: Seat(0),
                castle: 4
            }
        ]
    );
    // A single 1 takes one of them off: two are not needed.
    game.stands(0, &[], &[], 4).left(0, &[1]);
    game.play("out").throws(1).stands(0, &[], &[], 3);
}

#[test]
fn th_25_the_castle_is_reached_by_exact_count() {
    for index in 16..24_u8 {
        let game = four()
            .pieces(0, &[index], &[], 0)
            .throws(0, &[8, 4, 1])
            .read();
        let mut game = game;
        game.rolls(&[3]);
        let expected: Vec<String> = [1, 3, 4, 8]
            .into_iter()
            .filter(|score| index + score <= 24)
            .map(|score| format!("{score}@{index}"))
            .chain(["enter".to_owned()])
            .collect();
        assert_eq!(game.legal(), expected);
    }
    let mut game = four().pieces(0, &[21], &[], 0).plays(0, &[3]).read();
    game.play("3@21").throws(1).stands(0, &[], &[], 1);
    assert!(game.saw(&Event::Arrived {
        player: Seat(0),
        castle: 1
    }));
    // A twin by half: 4 squares take an 8, or 8 and 1.
    let game = four().pieces(0, &[], &[20], 2).plays(0, &[1, 2, 8]).read();
    assert_eq!(game.legal(), ["2+1@t20", "2@t20", "8+1@t20", "8@t20"]);
}

#[test]
fn th_26_bearing_off_begins_when_all_are_in_the_castle() {
    let mut game = four()
        .pieces(0, &[23], &[], 3)
        .plays(0, &[1, 1, 1, 3])
        .read();
    assert_eq!(game.legal(), ["1@23"], "not before");
    // As soon as the fourth arrives the other 1s may be used so.
    game.play("1@23");
    assert_eq!(game.legal(), ["out"]);
    game.play("out");
    assert!(game.saw(&Event::BorneOff {
        player: Seat(0),
        out: 1
    }));
    game.play("out").throws(1).stands(0, &[], &[], 2);
    assert_eq!(game.of(0, "out"), 2);
    // Each takes a 1; nothing else does.
    let mut game = four().home(0, 2).read();
    game.rolls(&[8, 4, 2]).throws(1);
}

#[test]
fn th_27_the_first_to_bear_off_all_wins() {
    let mut game = four()
        .home(1, 1)
        .pieces(0, &[23], &[], 3)
        .pieces(3, &[4], &[9], 0)
        .plays(1, &[1, 1, 3])
        .read();
    game.play("out");
    assert_eq!(
        game.events,
        [
            Event::BorneOff {
                player: Seat(1),
                out: 4
            },
            Event::Over {
                ranking: vec![vec![Seat(1)], vec![Seat(0), Seat(2), Seat(3)]]
            }
        ]
    );
    assert_eq!(
        game.field("turn"),
        json!({"over": true, "ranking": [[1], [0, 2, 3]]})
    );
    assert_eq!(
        (game.field("throws"), game.field("captured")),
        (json!([]), json!(false))
    );
    assert!(game.legal().is_empty());
    // For two.
    let mut game = two().home(2, 1).plays(2, &[1]).read();
    game.play("out");
    assert_eq!(
        game.field("turn"),
        json!({"over": true, "ranking": [[2], [0]]})
    );
}

/// The seed's picture. Orange is seat 0, blue, with a piece on orange's index 3, is seat 2.
fn picture() -> Game {
    let mut game = four()
        .pieces(0, &[0, 0, 0, 5], &[], 0)
        .pieces(1, &[4, 8], &[], 0)
        .pieces(2, &[8, 8, 11], &[], 0)
        .read();
    game.rolls(&[1, 1, 1, 1, 1, 8, 8, 4, 1, 1, 3]);
    game.left(0, &[1, 1, 1, 1, 1, 1, 1, 3, 4, 8, 8]);
    game
}

#[test]
fn the_worked_example_of_the_seed() {
    let mut game = picture();
    // TH-13, TH-16: three 1s of a palace piece capture the blue one.
    game.plays(&["1@0", "1@1"]);
    assert_eq!(game.field("captured"), false);
    game.play("1@2").off(2, 2, 0);
    assert_eq!(game.field("captured"), true);
    // TH-20: two 8s take the other two to the palace in front, where they form a twin.
    game.plays(&["8@0", "8@0", "twin@8"])
        .stands(0, &[3, 5], &[8], 0);
    // The 3 takes the fourth piece there.
    game.play("3@5");
    // TH-21: four 1s and the 4, 8 points in all, move the twin 4.
    game.play("4+1+1+1+1@t8").stands(0, &[3, 8], &[12], 0);
    // TH-19: another turn.
    game.throws(0);
    assert!(game.saw(&Event::Again { player: Seat(0) }));
    // The pieces in the palace are safe from the 8s; the others have not moved.
    game.stands(1, &[4, 8], &[], 0).stands(2, &[8, 8], &[], 0);
}
