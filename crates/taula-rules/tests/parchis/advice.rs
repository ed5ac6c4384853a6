//! Duties, and why a piece cannot be moved, as the table tells them.

use serde_json::{Value, json};
use taula_rules::games::parchis::{Duty, Move, Obstacle, Parchis, Position};
use taula_rules::{Levels, Rules};

/// Two players; the count of the die for seat 0.
fn position(die: u8, count: u8, home: u8, mine: &[u8], theirs: &[u8]) -> (Parchis, Position) {
    let seat = |seat: u8, home: u8, track: &[u8]| -> Value {
        let goal = 4 - home - track.len() as u8;
        json!({"seat": seat, "home": home, "track": track, "goal": goal})
    };
    let value = json!({
        "game": "parchis",
        "options": {"players": 2, "opening": "seat0"},
        "turn": {"player": 0, "phase": "move"},
        "die": die, "count": count, "bonuses": [], "sixes": u8::from(die == 6), "last_moved": null,
        "late": {},
        "players": [seat(0, home, mine), seat(2, 4 - theirs.len() as u8, theirs)],
        "finished": [],
    });
    Parchis::read(&value, &Levels::built_in()).unwrap()
}

#[test]
fn pa_11_a_piece_must_come_out() {
    let (rules, at) = position(5, 5, 3, &[10], &[]);
    assert_eq!(rules.duty(&at), Some(Duty::ComeOut));
    assert_eq!(rules.obstacle(&at, 10), Some(Obstacle::MustComeOut));
}

#[test]
fn pa_18_a_barrier_must_be_opened() {
    let (rules, at) = position(6, 6, 1, &[10, 10, 30], &[]);
    assert_eq!(rules.duty(&at), Some(Duty::OpenBarrier));
    assert_eq!(rules.obstacle(&at, 30), Some(Obstacle::MustOpenBarrier));
    assert_eq!(rules.obstacle(&at, 10), None);
}

#[test]
fn pa_19_a_barrier_on_the_way_is_named_by_its_index() {
    // Seat 2's index 48 is square 19, seat 0's index 14.
    let (rules, at) = position(6, 6, 2, &[10, 30], &[48, 48]);
    assert_eq!(rules.obstacle(&at, 10), Some(Obstacle::Barrier(14)));
    assert_eq!(rules.obstacle(&at, 30), None);
    assert_eq!(rules.duty(&at), None);
}

#[test]
fn pa_20_two_colours_leave_no_room() {
    // Square 12 is safe: seat 0's index 7 and seat 2's 41.
    let (rules, at) = position(3, 3, 1, &[4, 7, 20], &[41]);
    assert_eq!(rules.obstacle(&at, 4), Some(Obstacle::Full(7)));
}

#[test]
fn pa_24_the_goal_is_too_near() {
    let (rules, at) = position(4, 4, 2, &[20, 69], &[]);
    assert_eq!(
        rules.obstacle(&at, 69),
        Some(Obstacle::TooFar { squares_left: 2 })
    );
}

#[test]
fn what_can_be_moved_has_no_obstacle() {
    let (rules, at) = position(4, 4, 2, &[20, 40], &[1]);
    let mut moves = Vec::new();
    rules.legal_moves(&at, &mut moves);
    for mv in moves {
        let Move::Count { from, .. } = mv else {
            panic!("{mv}")
        };
        assert_eq!(rules.obstacle(&at, from), None);
    }
}
