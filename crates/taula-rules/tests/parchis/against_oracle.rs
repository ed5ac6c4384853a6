//! Our Parchís against the oracle's: in whole games, in positions made by hand at random, and in positions
//! spoiled at random. Both must accept or refuse the same, offer the same and come to the same.

use crate::oracle::parchis::Table;
use crate::spoil::Spoiler;
use crate::tools::Random;
use serde_json::{Value, json};
use taula_rules::games::parchis::{Parchis, Position};
use taula_rules::{Levels, Rules};

// Enough to find what differs, few enough for every run of the tests. `TAULA_ORACLE=10` tries ten times as
// many.
const GAMES: usize = 240;
const PLACED: usize = 3_000;
const SPOILED: usize = 3_000;

fn times(count: usize) -> usize {
    let factor = std::env::var("TAULA_ORACLE").map_or(1, |factor| factor.parse().unwrap());
    count * factor
}

fn legal(rules: &Parchis, at: &Position) -> Vec<String> {
    let mut moves = Vec::new();
    rules.legal_moves(at, &mut moves);
    let mut texts: Vec<String> = moves.iter().map(|&mv| rules.text(at, mv)).collect();
    texts.sort();
    texts
}

fn play(rules: &Parchis, at: &mut Position, text: &str) {
    let mv = rules.parse(at, text).unwrap();
    rules.play(at, mv, &mut ());
}

#[test]
fn whole_games_agree() {
    let mut random = Random::new(1);
    for case in 0..times(GAMES) {
        let players = 2 + case % 3;
        let (two, capture, roll) = (case / 3 % 2 == 1, case / 6 % 2 == 1, case / 12 % 2 == 1);
        let opening = if roll { "roll" } else { "seat0" };
        let mut table = Table::new(players, two, capture, opening);
        let options = json!({"players": players, "two_on_first_five": two, "capture_on_exit": capture,
            "opening": opening});
        let rules = Parchis::new(
            Parchis::read_options(&options).unwrap(),
            &Levels::built_in(),
        )
        .unwrap();
        let mut at = rules.start();
        let mut played = Vec::new();
        loop {
            assert_eq!(
                rules.to_json(&at),
                table.to_json(),
                "{options} after {played:?}"
            );
            let moves = table.legal();
            assert_eq!(legal(&rules, &at), moves, "{options} after {played:?}");
            if moves.is_empty() {
                break;
            }
            let text = random.pick(&moves).clone();
            play(&rules, &mut at, &text);
            table.play(&text).unwrap();
            played.push(text);
        }
    }
}

/// Whether both accept, or neither; and then, whether they agree about every move, and for a few moves on.
fn compare(position: &Value, levels: &Levels, random: &mut Random) -> bool {
    let ours = Parchis::read(position, levels);
    let theirs = Table::read(position);
    let (rules, mut at, mut table) = match (ours, theirs) {
        (Ok((rules, at)), Ok(table)) => (rules, at, table),
        (Err(_), Err(_)) => return false,
        (Ok(_), Err(fault)) => panic!("we accept, the oracle says {fault}: {position}"),
        (Err(fault), Ok(_)) => panic!("the oracle accepts, we say {fault}: {position}"),
    };
    assert_eq!(rules.to_json(&at), table.to_json(), "reading {position}");
    let mut played = Vec::new();
    for _ in 0..8 {
        let moves = table.legal();
        assert_eq!(legal(&rules, &at), moves, "{position} after {played:?}");
        if moves.is_empty() {
            break;
        }
        let on = random.below(moves.len());
        let mut next = None;
        for (number, text) in moves.iter().enumerate() {
            let (mut after, mut other) = (at.clone(), table.clone());
            play(&rules, &mut after, text);
            other.play(text).unwrap();
            assert_eq!(
                rules.to_json(&after),
                other.to_json(),
                "{text} in {position} after {played:?}"
            );
            if number == on {
                next = Some((after, other));
                played.push(text.clone());
            }
        }
        (at, table) = next.unwrap();
    }
    true
}

const EXITS: [u8; 4] = [5, 22, 39, 56];

/// The ring's number at an index below 64.
fn number(seat: u8, index: u8) -> u8 {
    (EXITS[usize::from(seat)] + index - 1) % 68 + 1
}

/// A position with its pieces and fields at random: mostly one that hangs together, crowded so that
/// barriers, captures and full squares are common.
fn placed(random: &mut Random) -> Value {
    let players = 2 + random.below(3);
    let seats = crate::oracle::seats(players);
    let two = random.percent(40);
    let late_game = random.percent(30);
    // The squares that pieces crowd on.
    let crowded: Vec<u8> = (0..5)
        .map(|_| {
            if random.percent(40) {
                *random.pick(&[5, 22, 39, 56, 12, 17, 29, 34, 46, 51, 63, 68])
            } else {
                random.between(1, 68)
            }
        })
        .collect();
    let mut placed = Vec::new();
    for &seat in &seats {
        let (mut home, mut track, mut goal) = (0, Vec::new(), 0);
        let everybody_home = random.percent(if two { 30 } else { 5 });
        for _ in 0..4 {
            match random.below(100) {
                _ if everybody_home => home += 1,
                0..20 => home += 1,
                20..35 => goal += 1,
                35..50 if late_game => goal += 1,
                35..55 => track.push(random.between(58, 70)),
                55..65 => track.push(random.between(0, 70)),
                65..70 if !track.is_empty() => track.push(*random.pick(&track)),
                _ => {
                    let on = *random.pick(&crowded);
                    let index = (0..64).find(|&index| number(seat, index) == on);
                    track.push(index.unwrap_or(63));
                }
            }
        }
        placed.push((seat, home, track, goal));
    }
    let mut position = json!({
        "game": "parchis",
        "options": {"players": players, "two_on_first_five": two, "capture_on_exit": random.percent(40),
            "opening": if random.percent(50) { "roll" } else { "seat0" }},
        "players": placed
            .iter()
            .map(|(seat, home, track, goal)| {
                json!({"seat": seat, "home": home, "track": track, "goal": goal})
            })
            .collect::<Vec<_>>(),
    });

    let mut late = serde_json::Map::new();
    for exit in EXITS {
        let mut there: Vec<u8> = placed
            .iter()
            .filter(|(seat, _, track, _)| track.iter().any(|&i| i < 64 && number(*seat, i) == exit))
            .map(|(seat, ..)| *seat)
            .collect();
        if random.percent(2) {
            there.push(random.between(0, 3));
        }
        if there.len() > 1 && !random.percent(1) {
            late.insert(exit.to_string(), json!(random.pick(&there)));
        }
    }
    position["late"] = Value::Object(late);

    let mut finished: Vec<u8> = placed
        .iter()
        .filter(|(.., goal)| *goal == 4)
        .map(|(seat, ..)| *seat)
        .collect();
    random.shuffle(&mut finished);
    if random.percent(1) {
        finished.push(*random.pick(&seats));
    }
    position["finished"] = json!(finished);
    if two {
        let first: Vec<u8> = placed
            .iter()
            .filter(|(_, home, ..)| *home < 4 || random.percent(40))
            .map(|(seat, ..)| *seat)
            .collect();
        position["first_five"] = json!(first);
    }
    turn(random, &mut position, &placed, &finished);
    position
}

/// Whose turn it is, and the fields that serve it.
fn turn(
    random: &mut Random,
    position: &mut Value,
    placed: &[(u8, u8, Vec<u8>, u8)],
    finished: &[u8],
) {
    let (seat, home, track, goal) = random.pick(placed).clone();
    let mut die = *random.pick(&[1, 2, 3, 4, 5, 5, 5, 6, 6, 6]);
    let mut count = 0;
    match random.below(100) {
        0..25 => {
            position["turn"] = json!({"chance": "die", "player": seat});
            if die != 6 && !random.percent(1) {
                die = 0;
            }
        }
        25..85 => {
            position["turn"] = json!({"player": seat, "phase": "move"});
            count = match random.below(10) {
                0 | 1 => 20,
                2 => 10,
                3 => random.between(0, 20),
                _ if die == 6 && home == 0 => 7,
                _ => die,
            };
        }
        85..92 => {
            position["turn"] = json!({"chance": "opening", "player": seat});
            let throws: Vec<u8> = (0..random.below(9)).map(|_| random.between(5, 6)).collect();
            position["opening_throws"] = json!(throws);
            die = if random.percent(5) { die } else { 0 };
        }
        _ => {
            let mut ranking: Vec<u8> = finished.to_vec();
            ranking.extend(placed.iter().map(|p| p.0).filter(|s| !finished.contains(s)));
            if random.percent(10) {
                random.shuffle(&mut ranking);
            }
            let ranking: Vec<Vec<u8>> = ranking.iter().map(|&seat| vec![seat]).collect();
            position["turn"] = json!({"over": true, "ranking": ranking});
            die = if random.percent(5) { die } else { 0 };
        }
    }
    let bonuses: Vec<u8> = if count > 0 || random.percent(2) {
        (0..random.below(4) / 2 * 2)
            .map(|_| *random.pick(&[10, 20]))
            .collect()
    } else {
        Vec::new()
    };
    let (mut sixes, mut last_moved) = (0, None);
    if die == 6 || random.percent(1) {
        sixes = if random.percent(96) {
            random.between(1, 2)
        } else {
            random.between(0, 4)
        };
        let mut places = track;
        if goal > 0 {
            places.push(71);
        }
        if random.percent(4) {
            last_moved = Some(random.between(0, 72));
        } else if !places.is_empty() && random.percent(70) {
            last_moved = Some(*random.pick(&places));
        }
    }
    for (key, value) in [
        ("die", json!(die)),
        ("count", json!(count)),
        ("bonuses", json!(bonuses)),
        ("sixes", json!(sixes)),
        ("last_moved", json!(last_moved)),
    ] {
        position[key] = value;
    }
}

/// One that the oracle accepts, mostly: most of what is placed at random is refused, and reading costs us
/// the reading of the board.
fn mostly_accepted(random: &mut Random, mut position: impl FnMut(&mut Random) -> Value) -> Value {
    let anything = random.percent(20);
    loop {
        let position = position(random);
        if anything || Table::read(&position).is_ok() {
            return position;
        }
    }
}

#[test]
fn placed_positions_agree() {
    let levels = Levels::built_in();
    let mut random = Random::new(2);
    let mut accepted = 0;
    for _ in 0..times(PLACED) {
        let position = mostly_accepted(&mut random, placed);
        accepted += usize::from(compare(&position, &levels, &mut random));
    }
    // Were nearly all refused, nothing would be compared.
    assert!(accepted > PLACED / 2, "only {accepted} accepted");
}

/// What may stand in a spoiled position where it should not.
fn spoiler() -> Spoiler {
    Spoiler {
        names: &[
            "board",
            "5",
            "22",
            "05",
            "68",
            "first_five",
            "opening_throws",
        ],
        values: vec![
            json!([3, 3]),
            json!({"5": 0}),
            json!({"chance": "die", "player": 0}),
            json!({"chance": "die", "player": 0, "over": null}),
            // What serde by itself would take for a name or an object.
            json!({"die": null}),
            json!([0, 4, [], 0]),
            json!({"seat": 0, "home": 4, "track": [], "goal": 0}),
            json!("die"),
            json!("parchis"),
        ],
        most: 72,
    }
}

#[test]
fn spoiled_positions_agree() {
    let levels = Levels::built_in();
    let mut random = Random::new(3);
    let spoiler = spoiler();
    let mut accepted = 0;
    for _ in 0..times(SPOILED) {
        // From one that is accepted, so that the change alone decides.
        let position = std::iter::repeat_with(|| placed(&mut random))
            .find(|position| Table::read(position).is_ok())
            .unwrap();
        let mut spoiled = position.clone();
        for _ in 0..=random.below(2) {
            spoiler.spoil(&mut random, &mut spoiled);
        }
        accepted += usize::from(compare(&spoiled, &levels, &mut random));
    }
    assert!(accepted > SPOILED / 100, "only {accepted} accepted");
}
