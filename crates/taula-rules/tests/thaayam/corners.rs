//! Corners of Thaayam worked out by hand from the clauses: places where two clauses meet. The program and the
//! oracle must both come to what is written here.

use crate::oracle::thaayam::Table;
use serde_json::{Value, json};
use taula_rules::Levels;
use taula_rules::engine::family;

/// Pieces of a seat: off, off as twins, singles, twins, in the castle, out.
type Pieces<'a> = (u8, u8, &'a [u8], &'a [u8], u8, u8);

/// All off the board.
const OFF: Pieces = (4, 0, &[], &[], 0, 0);

/// A game that both play.
struct Both {
    ours: Box<dyn taula_rules::engine::AnyMatch>,
    oracle: Table,
}

fn begin(twin_return: &str, turn: Value, throws: &[u8], captured: bool, all: &[Pieces]) -> Both {
    let seats = crate::oracle::seats(all.len());
    let players: Vec<Value> = seats
        .iter()
        .zip(all)
        .map(|(seat, (off, off_twins, track, twins, castle, out))| {
            json!({"seat": seat, "off": off, "off_twins": off_twins, "track": track, "twins": twins,
                "castle": castle, "out": out})
        })
        .collect();
    let position = json!({
        "game": "thaayam",
        "options": {"players": all.len(), "twin_return": twin_return, "opening": "seat0"},
        "turn": turn,
        "throws": throws,
        "captured": captured,
        "players": players,
    });
    Both {
        ours: family("thaayam")
            .unwrap()
            .begin_at(&position, 0, &Levels::built_in())
            .unwrap_or_else(|fault| panic!("{fault}: {position}")),
        oracle: Table::read(&position).unwrap_or_else(|fault| panic!("{fault}: {position}")),
    }
}

/// Seat 0 is to play these scores, and has captured nothing yet.
fn plays(twin_return: &str, throws: &[u8], all: &[Pieces]) -> Both {
    let turn = json!({"player": 0, "phase": "move"});
    begin(twin_return, turn, throws, false, all)
}

/// Seat 0 has thrown so much and throws again.
fn throws(twin_return: &str, throws: &[u8], all: &[Pieces]) -> Both {
    let turn = json!({"chance": "throw", "player": 0});
    begin(twin_return, turn, throws, false, all)
}

impl Both {
    #[track_caller]
    fn legal(&mut self, expected: &[&str]) -> &mut Self {
        assert_eq!(self.ours.legal().moves, expected, "ours");
        assert_eq!(self.oracle.legal(), expected, "the oracle");
        self
    }

    #[track_caller]
    fn play(&mut self, texts: &[&str]) -> &mut Self {
        for text in texts {
            self.ours
                .play(text)
                .unwrap_or_else(|error| panic!("ours: {error}"));
            self.oracle.play(text).unwrap();
            assert_eq!(self.ours.position(), self.oracle.to_json(), "after {text}");
        }
        self
    }

    /// Whose turn it is, and for what.
    #[track_caller]
    fn turn(&mut self, expected: Value) -> &mut Self {
        assert_eq!(self.ours.position()["turn"], expected);
        self
    }

    #[track_caller]
    fn dice_with(&mut self, seat: u8) -> &mut Self {
        assert_eq!(self.ours.position()["throws"], json!([]));
        assert_eq!(self.ours.position()["captured"], false);
        self.turn(json!({"chance": "throw", "player": seat}))
    }

    #[track_caller]
    fn left(&mut self, scores: &[u8], captured: bool) -> &mut Self {
        assert_eq!(self.ours.position()["throws"], json!(scores));
        assert_eq!(self.ours.position()["captured"], captured);
        self
    }

    #[track_caller]
    fn stands(&mut self, seat: u8, expected: Pieces) -> &mut Self {
        let position = self.ours.position();
        let players = position["players"].as_array().unwrap();
        let player = players
            .iter()
            .find(|player| player["seat"] == seat)
            .unwrap();
        let (off, off_twins, track, twins, castle, out) = expected;
        let expected = json!({"seat": seat, "off": off, "off_twins": off_twins, "track": track,
            "twins": twins, "castle": castle, "out": out});
        assert_eq!(player, &expected);
        self
    }
}

#[test]
fn th_26_the_last_arrives_by_a_capturing_turn_that_goes_on_with_bearing_off() {
    // Seat 2's 9 is seat 0's 1. The capture comes first, the last piece then goes in, a 1 takes one off,
    // and the turn earned begins at the castle.
    let mut game = plays(
        "split",
        &[1, 1, 1, 2],
        &[(0, 0, &[0, 22], &[], 2, 0), (2, 0, &[9, 9], &[], 0, 0)],
    );
    game.legal(&["1@0", "1@22", "2@0", "2@22"])
        .play(&["1@0"])
        .stands(2, OFF)
        .left(&[1, 1, 2], true)
        // Not all are home: no 1 bears off, though the castle holds three.
        .play(&["2@22"])
        .legal(&["1@1"])
        .play(&["1@1", "1@2"])
        .dice_with(0)
        .stands(0, (0, 0, &[3], &[], 3, 0));
    let mut game = begin(
        "split",
        json!({"player": 0, "phase": "move"}),
        &[1, 1, 2],
        true,
        &[(0, 0, &[22], &[], 3, 0), OFF],
    );
    game.play(&["2@22"])
        .left(&[1, 1], true)
        .legal(&["out"])
        .play(&["out", "out"])
        .dice_with(0)
        .stands(0, (0, 0, &[], &[], 2, 2))
        // The turn earned is an ordinary one: TH-12 does not hold, since the castle is on the board.
        .play(&["roll 4", "roll 1", "roll 2"])
        .left(&[1, 2, 4], false)
        .legal(&["out"])
        .play(&["out"])
        .dice_with(2);
}

#[test]
fn th_26_the_last_arrives_with_1s_left() {
    let mut game = plays("split", &[1, 1, 1], &[(0, 0, &[22], &[], 3, 0), OFF]);
    game.legal(&["1@22"])
        .play(&["1@22"])
        .legal(&["1@23"])
        .play(&["1@23"])
        .legal(&["out"])
        .play(&["out"])
        .dice_with(2)
        .stands(0, (0, 0, &[], &[], 3, 1));
}

#[test]
fn th_24_a_twin_arrives_as_the_third_and_fourth_piece() {
    let mut game = plays("split", &[1, 1, 1, 2], &[(0, 0, &[], &[23], 2, 0), OFF]);
    game.legal(&["1+1+1@t23", "1+1@t23", "2+1@t23", "2@t23"]);
    // All three 1s may be spent on one step (TH-21): two of them for it, one for nothing.
    game.play(&["1+1+1@t23"])
        .dice_with(2)
        .stands(0, (0, 0, &[], &[], 4, 0));
    let mut game = plays("split", &[1, 1, 1, 2], &[(0, 0, &[], &[23], 2, 0), OFF]);
    game.play(&["2@t23"])
        .legal(&["out"])
        .play(&["out", "out", "out"])
        .dice_with(2)
        .stands(0, (0, 0, &[], &[], 1, 3));
}

#[test]
fn th_24_a_twin_arrives_as_the_second_and_third_piece() {
    let mut game = plays("split", &[1, 2], &[(0, 0, &[5], &[23], 1, 0), OFF]);
    game.play(&["2@t23"])
        .stands(0, (0, 0, &[5], &[], 3, 0))
        .legal(&["1@5"])
        .play(&["1@5"])
        .dice_with(2);
    // With a piece still off: the 1 enters it, nothing is borne off.
    let mut game = plays("split", &[1, 2], &[(1, 0, &[], &[23], 1, 0), OFF]);
    game.legal(&["2+1@t23", "2@t23", "enter"])
        .play(&["2@t23"])
        .legal(&["enter"])
        .play(&["enter"])
        .dice_with(2)
        .stands(0, (0, 0, &[0], &[], 3, 0));
}

#[test]
fn th_25_a_twin_comes_in_by_exact_count_alone() {
    // On 22 it needs a half of 2: sums of 4 and 5.
    let mut game = plays("split", &[1, 3, 4, 8], &[(0, 0, &[], &[22], 2, 0), OFF]);
    game.legal(&["3+1@t22", "3@t22", "4+1@t22", "4@t22"])
        .play(&["3@t22"])
        // On 23, sums of 2 and 3 do, and a 1 is left with 4 and 8: all lapse.
        .dice_with(2)
        .stands(0, (0, 0, &[], &[23], 2, 0));
    // 8 alone moves 4, too far from 21; from 20 it is exact.
    plays("split", &[8], &[(0, 0, &[], &[20], 2, 0), OFF])
        .legal(&["8@t20"])
        .play(&["8@t20"])
        .stands(0, (0, 0, &[], &[], 4, 0));
}

#[test]
fn th_22_a_twin_enters_a_square_with_a_foreign_twin_and_a_foreign_single() {
    // a4, index 11 of seat 0, is 7 of seat 1 and 3 of seat 2. Of seat 1 a twin stands there (with "twin" it
    // may), of seat 2 a single.
    let all: &[Pieces] = &[
        (0, 0, &[], &[9], 2, 0),
        (2, 0, &[], &[7], 0, 0),
        (3, 0, &[3], &[], 0, 0),
    ];
    plays("twin", &[4], all)
        .play(&["4@t9"])
        .stands(0, (0, 0, &[], &[11], 2, 0))
        .stands(1, (2, 1, &[], &[], 0, 0))
        .stands(2, (3, 0, &[3], &[], 0, 0))
        // TH-19: a twin driven off is a capture.
        .dice_with(0);
    // A single coming there takes the single and leaves the twin.
    let all: &[Pieces] = &[
        (0, 0, &[9], &[], 3, 0),
        (2, 0, &[], &[7], 0, 0),
        (3, 0, &[3], &[], 0, 0),
    ];
    plays("twin", &[2], all)
        .play(&["2@9"])
        .stands(0, (0, 0, &[11], &[], 3, 0))
        .stands(1, (2, 0, &[], &[7], 0, 0))
        .stands(2, OFF)
        .dice_with(0);
}

#[test]
fn th_22_a_twin_takes_only_twins_and_earns_a_turn_only_by_them() {
    // Seat 2's 1 is seat 0's 9: singles, which a twin leaves.
    plays(
        "split",
        &[2],
        &[(0, 0, &[], &[8], 2, 0), (2, 0, &[1, 1], &[], 0, 0)],
    )
    .play(&["2@t8"])
    .stands(2, (2, 0, &[1, 1], &[], 0, 0))
    .dice_with(2);
    // And the singles there drive nobody off later by standing still: seat 2 moves one away and one stays.
    let mut game = begin(
        "split",
        json!({"player": 2, "phase": "move"}),
        &[2],
        false,
        &[(0, 0, &[], &[9], 2, 0), (2, 0, &[0, 1], &[], 0, 0)],
    );
    game.play(&["2@1"])
        .stands(0, (0, 0, &[], &[9], 2, 0))
        .stands(2, (2, 0, &[0, 3], &[], 0, 0))
        .dice_with(0);
}

#[test]
fn th_22_two_twins_of_one_colour_are_both_driven_off() {
    for (twin_return, after) in [
        ("split", (4, 0, &[][..], &[][..], 0, 0)),
        ("twin", (0, 2, &[][..], &[][..], 0, 0)),
    ] {
        let mut game = begin(
            twin_return,
            json!({"player": 2, "phase": "move"}),
            &[1, 3],
            false,
            &[(0, 0, &[], &[17, 17], 0, 0), (1, 0, &[21], &[20], 0, 0)],
        );
        // b3 is seat 0's 17 and seat 2's 21: gone over, not landed on.
        game.play(&["3+1@t20"])
            .stands(2, (1, 0, &[21], &[22], 0, 0))
            .dice_with(0);
        let mut game = begin(
            twin_return,
            json!({"player": 2, "phase": "move"}),
            &[3],
            false,
            &[(0, 0, &[], &[17, 17], 0, 0), (1, 0, &[21], &[20], 0, 0)],
        );
        game.play(&["3@t20"])
            .stands(2, (1, 0, &[21], &[21], 0, 0))
            .stands(0, after)
            .dice_with(2);
    }
}

#[test]
fn th_15_a_palace_shelters_twins_and_singles_of_all() {
    // e3 is index 4 of seat 0, 0 of seat 1 and 12 of seat 2.
    let all: &[Pieces] = &[
        (0, 0, &[2], &[0], 1, 0),
        (1, 0, &[0], &[0], 0, 0),
        (1, 0, &[12], &[12], 0, 0),
    ];
    plays("twin", &[2, 8], all)
        .play(&["8@t0", "2@2"])
        .stands(0, (0, 0, &[4], &[4], 1, 0))
        .stands(1, (1, 0, &[0], &[0], 0, 0))
        .stands(2, (1, 0, &[12], &[12], 0, 0))
        .dice_with(1);
}

#[test]
fn th_23_a_twin_back_on_its_palace_captures_nobody() {
    // Foreign twins and singles in the palace it comes back to.
    let all: &[Pieces] = &[(0, 1, &[], &[], 2, 0), (0, 0, &[8, 8], &[8], 0, 0)];
    plays("twin", &[1, 1, 2], all)
        .legal(&["enter-twin"])
        .play(&["enter-twin"])
        .legal(&["2@t0"])
        .stands(2, (0, 0, &[8, 8], &[8], 0, 0))
        .play(&["2@t0"])
        .dice_with(2);
}

#[test]
fn th_12_a_piece_in_the_castle_keeps_everything() {
    // On the board is one in the castle; nothing is struck, although only a 1 can be played at first.
    throws("split", &[8, 4, 1], &[(3, 0, &[], &[], 1, 0), OFF])
        .play(&["roll 3"])
        .left(&[1, 3, 4, 8], false)
        .legal(&["enter"])
        .play(&["enter", "8@0", "4@8", "3@12"])
        .dice_with(2)
        .stands(0, (2, 0, &[15], &[], 1, 0));
    // With a twin off and a castle of two as well, and one 1: not struck, but nothing is playable.
    throws("twin", &[8, 1], &[(0, 1, &[], &[], 2, 0), OFF])
        .play(&["roll 2"])
        .dice_with(2);
    // With both, the first 8 counts: nothing is struck before the second 1.
    throws("twin", &[8, 1, 1], &[(0, 1, &[], &[], 2, 0), OFF])
        .play(&["roll 2"])
        .left(&[1, 1, 2, 8], false)
        .legal(&["enter-twin"]);
}

#[test]
fn th_12_th_23_what_is_struck_where_twins_are_off() {
    // The ruling's example: all off in twins, 1, 8, 1, 2.
    throws("twin", &[1, 8, 1], &[(0, 2, &[], &[], 0, 0), OFF])
        .play(&["roll 2"])
        .left(&[1, 1, 2], false)
        .play(&["enter-twin", "2@t0"])
        .dice_with(2)
        .stands(0, (0, 1, &[], &[1], 0, 0));
    // Two singles off as well: the first 1 counts, and the 8 stays.
    throws("twin", &[4, 1, 8, 1], &[(2, 1, &[], &[], 0, 0), OFF])
        .play(&["roll 2"])
        .left(&[1, 1, 2, 8], false)
        .legal(&["enter", "enter-twin"])
        .play(&["enter-twin"])
        .legal(&["2@t0", "8+2@t0", "8@t0"]);
    // One 1 alone then enters a single.
    throws("twin", &[4, 1], &[(2, 1, &[], &[], 0, 0), OFF])
        .play(&["roll 3"])
        .left(&[1, 3], false)
        .legal(&["enter"]);
    // With four 1s both twins come back; the 1s before the second one are not struck.
    throws("twin", &[1, 4, 1, 1, 1], &[(0, 2, &[], &[], 0, 0), OFF])
        .play(&["roll 3"])
        .left(&[1, 1, 1, 1, 3], false)
        .play(&["enter-twin"])
        .legal(&["1+1@t0", "3+1+1@t0", "3+1@t0", "3@t0", "enter-twin"])
        .play(&["enter-twin"])
        .legal(&["3@t0"]);
}

#[test]
fn th_20_four_in_front_make_two_twins() {
    let mut game = plays(
        "split",
        &[1, 1, 2],
        &[(0, 0, &[8, 8, 8, 8], &[], 0, 0), OFF],
    );
    game.legal(&["1@8", "2@8", "twin@8"])
        .play(&["twin@8"])
        .legal(&[
            "1+1@t8", "1@8", "2+1+1@t8", "2+1@t8", "2@8", "2@t8", "twin@8",
        ])
        .play(&["twin@8"])
        .stands(0, (0, 0, &[], &[8, 8], 0, 0))
        // Two twins on one index are one choice.
        .legal(&["1+1@t8", "2+1+1@t8", "2+1@t8", "2@t8"])
        .play(&["2+1@t8"])
        // A lone 1 moves no twin.
        .dice_with(2)
        .stands(0, (0, 0, &[], &[8, 9], 0, 0));
}

#[test]
fn th_20_declaring_the_second_twin_makes_a_lone_1_lapse() {
    plays("split", &[1], &[(0, 0, &[8, 8], &[8], 0, 0), OFF])
        .legal(&["1@8", "twin@8"])
        .play(&["twin@8"])
        .dice_with(2);
    // After a capture the turn earned still comes.
    let mut game = begin(
        "split",
        json!({"player": 0, "phase": "move"}),
        &[1],
        true,
        &[(0, 0, &[8, 8], &[], 2, 0), OFF],
    );
    game.play(&["twin@8"]).dice_with(0);
    // A piece off the board can still use it.
    plays("split", &[1], &[(1, 0, &[8, 8], &[], 1, 0), OFF])
        .legal(&["1@8", "enter", "twin@8"])
        .play(&["twin@8"])
        .legal(&["enter"]);
}

#[test]
fn th_20_a_twin_is_declared_only_with_a_score_left_and_only_of_singles() {
    // One single beside a twin: none.
    plays("split", &[4], &[(0, 0, &[8], &[8], 1, 0), OFF]).legal(&["4@8", "4@t8"]);
    // The piece that arrives with the last score is too late; next turn it can be done.
    plays("split", &[4], &[(0, 0, &[4, 8], &[], 2, 0), OFF])
        .play(&["4@4"])
        .dice_with(2);
}

#[test]
fn th_21_odd_sums_lose_one() {
    // The seed's example: 4, 1, 8, 4, 2 sum to 19, and move it nine; or 8 moves it 4 and a piece goes 11.
    let all: &[Pieces] = &[(0, 0, &[0], &[8], 1, 0), OFF];
    plays("split", &[1, 2, 4, 4, 8], all)
        .play(&["8+4+4+2+1@t8"])
        .stands(0, (0, 0, &[0], &[17], 1, 0));
    plays("split", &[1, 2, 4, 4, 8], all)
        .play(&["8@t8", "4@0", "4@4", "2@8", "1@10"])
        .stands(0, (0, 0, &[11], &[12], 1, 0))
        .dice_with(2);
    // Spent one after the other, each odd score loses its own: 3 and 3 cannot come in one turn, 1 and 3 do.
    plays("split", &[1, 3], &[(0, 0, &[], &[8], 2, 0), OFF])
        .legal(&["3+1@t8", "3@t8"])
        .play(&["3@t8"])
        .dice_with(2)
        .stands(0, (0, 0, &[], &[9], 2, 0));
}

#[test]
fn th_21_a_summed_step_lands_only_at_its_end() {
    // a4 is seat 0's 11 and seat 2's 3, where a twin can be only with "twin".
    let all: &[Pieces] = &[(0, 0, &[], &[9], 2, 0), (2, 0, &[], &[3], 0, 0)];
    // 4 then 4 stops on a4 and drives it off.
    plays("twin", &[4, 4], all)
        .play(&["4@t9", "4@t11"])
        .stands(2, (2, 1, &[], &[], 0, 0))
        .dice_with(0);
    // 8 points as one step pass over it.
    plays("twin", &[4, 4], all)
        .play(&["4+4@t9"])
        .stands(2, (2, 0, &[], &[3], 0, 0))
        .dice_with(2);
}

#[test]
fn th_19_one_more_turn_however_many_were_captured() {
    // Seat 2's 11 is seat 0's 3, its 15 is 7.
    let mut game = plays(
        "split",
        &[3, 4],
        &[(3, 0, &[0], &[], 0, 0), (1, 0, &[11, 11, 15], &[], 0, 0)],
    );
    game.play(&["3@0"])
        .stands(2, (3, 0, &[15], &[], 0, 0))
        .left(&[4], true)
        .play(&["4@3"])
        .stands(2, OFF)
        .dice_with(0)
        // The turn earned, without a capture, passes on.
        .play(&["roll 2", "2@7"])
        .dice_with(2);
}

#[test]
fn th_19_the_turn_earned_begins_when_the_rest_lapses() {
    // After the capture on 23 nothing can play the 8.
    let mut game = begin(
        "split",
        json!({"player": 0, "phase": "move"}),
        &[2, 8],
        false,
        &[(0, 0, &[21], &[], 3, 0), (3, 0, &[19], &[], 0, 0)],
    );
    // c2, seat 0's 23, is seat 2's 19.
    game.play(&["2@21"]).stands(2, OFF).dice_with(0);
}

#[test]
fn th_27_the_last_piece_off_ends_a_turn_that_had_captured() {
    let mut game = begin(
        "twin",
        json!({"player": 0, "phase": "move"}),
        &[1, 1, 8],
        true,
        &[(0, 0, &[], &[], 1, 3), (0, 0, &[], &[], 4, 0), OFF],
    );
    game.legal(&["out"])
        .play(&["out"])
        .turn(json!({"over": true, "ranking": [[0], [1, 2]]}))
        .left(&[], false)
        .legal(&[]);
}

#[test]
fn th_09_the_twentieth_throw_ends_the_throwing_and_is_struck_like_any() {
    // All off: nineteen 8s, then the 1 that is the twentieth throw.
    throws("split", &[8; 19], &[OFF, OFF])
        .play(&["roll 1"])
        .left(&[1], false)
        .legal(&["enter"])
        .play(&["enter"])
        .dice_with(2);
    throws("split", &[8; 19], &[OFF, OFF])
        .play(&["roll 8"])
        .dice_with(2);
    // Eighteen before: the nineteenth throw does not end it.
    throws("split", &[1; 18], &[OFF, OFF])
        .play(&["roll 8"])
        .turn(json!({"chance": "throw", "player": 0}))
        .play(&["roll 4"])
        .turn(json!({"player": 0, "phase": "move"}));
}

#[test]
fn th_23_a_driven_twin_and_singles_come_back_each_their_own_way() {
    // With one 1 the single enters, not the twin; with "twin" the twin needs two of one turn.
    let all: &[Pieces] = &[(1, 1, &[], &[], 1, 0), OFF];
    plays("twin", &[1, 2], all)
        .legal(&["enter"])
        .play(&["enter"])
        .legal(&["2@0"]);
    plays("twin", &[1, 1, 2], all)
        .legal(&["enter", "enter-twin"])
        .play(&["enter"])
        // The other 1 moves the single now, or lapses: it brings no twin back alone.
        .legal(&["1@0", "2@0"]);
}
