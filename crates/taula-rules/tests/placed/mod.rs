//! Positions of Thaayam with their pieces and fields at random: mostly ones that hang together, crowded so
//! that captures, twins and full squares are common, and with many scores left to play.

use serde_json::{Value, json};

use crate::oracle::seats;
use crate::oracle::thaayam::{is_shelter, square};
use crate::tools::Random;

/// A player's pieces, as long as there are four.
#[derive(Clone, Default)]
struct Placed {
    seat: u8,
    off: u8,
    off_twins: u8,
    track: Vec<u8>,
    twins: Vec<u8>,
    castle: u8,
    out: u8,
}

/// How far a player has come.
#[derive(Clone, Copy)]
enum Way {
    AllOff,
    AllHome,
    Twins,
    Late,
    Mixed,
}

/// A position, mostly one that `set` accepts.
pub fn thaayam(random: &mut Random) -> Value {
    let count = 2 + random.below(3);
    let seats = seats(count);
    let twin_return = *random.pick(&["split", "twin"]);
    // The squares that pieces crowd on.
    let crowded: Vec<String> = (0..3).map(|_| square(0, random.between(0, 23))).collect();
    let mut placed: Vec<Placed> = Vec::new();
    for &seat in &seats {
        let way = match random.below(100) {
            0..10 => Way::AllOff,
            10..20 => Way::AllHome,
            20..60 => Way::Twins,
            60..75 => Way::Late,
            _ => Way::Mixed,
        };
        let mut player = Placed {
            seat,
            ..Placed::default()
        };
        while pieces(&player) < 4 {
            place(random, &mut player, way, &crowded, &placed, twin_return);
        }
        placed.push(player);
    }
    let mut position = json!({
        "game": "thaayam",
        "options": {"players": count, "twin_return": twin_return,
            "opening": *random.pick(&["roll", "seat0"])},
        "captured": false,
        "throws": [],
    });
    turn(random, &mut position, &mut placed);
    let players = placed.iter().map(|player| {
        json!({"seat": player.seat, "off": player.off, "off_twins": player.off_twins,
            "track": player.track, "twins": player.twins, "castle": player.castle, "out": player.out})
    });
    position["players"] = players.collect();
    position
}

fn pieces(player: &Placed) -> usize {
    let twins = usize::from(player.off_twins) + player.twins.len();
    usize::from(player.off + player.castle + player.out) + player.track.len() + 2 * twins
}

/// One more piece, or a twin.
fn place(
    random: &mut Random,
    player: &mut Placed,
    way: Way,
    crowded: &[String],
    others: &[Placed],
    twin_return: &str,
) {
    let seat = player.seat;
    let index = match way {
        Way::AllOff => None,
        Way::AllHome => {
            if player.out < 3 && random.percent(40) {
                player.out += 1;
            } else {
                player.castle += 1;
            }
            return;
        }
        Way::Late => Some(random.between(17, 23)),
        Way::Twins if random.percent(40) => Some(8),
        _ if random.percent(70) => {
            let on = random.pick(crowded);
            (0..24).find(|&index| square(seat, index) == *on)
        }
        _ => Some(random.between(0, 23)),
    };
    let as_twin = pieces(player) <= 2
        && match way {
            Way::Mixed => random.percent(20),
            Way::AllOff => random.percent(80),
            _ => random.percent(55),
        };
    let foreign = |index: u8| {
        let on = square(seat, index);
        let there = |list: &[u8], other: u8| list.iter().any(|&i| square(other, i) == on);
        !is_shelter(&on)
            && others.iter().any(|other| {
                there(
                    if as_twin { &other.twins } else { &other.track },
                    other.seat,
                )
            })
    };
    match index {
        None if as_twin && (twin_return == "twin" || random.percent(1)) => player.off_twins += 1,
        None => player.off += 1,
        Some(_) if random.percent(12) => player.castle += 1,
        Some(_) if random.percent(12) => player.off += 1,
        // Two colours on a plain square, seldom.
        Some(index) if foreign(index) && !random.percent(1) => {}
        Some(index) if as_twin && (index >= 8 || twin_return == "twin" || random.percent(1)) => {
            player.twins.push(index);
        }
        Some(index) => player.track.push(index),
    }
}

/// Whose turn it is, and the fields that serve it.
fn turn(random: &mut Random, position: &mut Value, placed: &mut [Placed]) {
    let at = random.below(placed.len());
    let seat = placed[at].seat;
    let mut throws: Vec<u8> = Vec::new();
    let thrown = match random.below(10) {
        0..5 => random.between(0, 5),
        5..9 => random.between(2, 10),
        _ => random.between(15, 21),
    };
    let low = random.percent(50);
    for _ in 0..thrown {
        throws.push(if low {
            *random.pick(&[1, 1, 1, 1, 4])
        } else {
            *random.pick(&[1, 1, 4, 8])
        });
    }
    match random.below(100) {
        0..30 => {
            position["turn"] = json!({"chance": "throw", "player": seat});
            if random.percent(1) {
                throws.push(2);
            }
            position["captured"] = json!(random.percent(1));
        }
        30..86 => {
            position["turn"] = json!({"player": seat, "phase": "move"});
            if random.percent(80) {
                throws.push(random.between(2, 3));
            }
            if random.percent(2) {
                throws.push(random.between(2, 3));
            }
            random.shuffle(&mut throws);
            position["captured"] = json!(random.percent(25));
        }
        86..96 => {
            position["turn"] = json!({"chance": "opening", "player": seat});
            let throws_of_all: Vec<u8> = (0..random.below(9))
                .map(|_| *random.pick(&[1, 2, 2, 2, 8]))
                .collect();
            position["opening_throws"] = json!(throws_of_all);
            if random.percent(95) {
                throws.clear();
            }
        }
        _ => {
            let mut others: Vec<u8> = placed.iter().map(|player| player.seat).collect();
            others.retain(|&other| other != seat);
            random.shuffle(&mut others);
            position["turn"] = json!({"over": true, "ranking": [[seat], others]});
            let winner = &mut placed[at];
            if random.percent(95) {
                *winner = Placed {
                    seat,
                    out: 4,
                    ..Placed::default()
                };
                throws.clear();
            }
        }
    }
    position["throws"] = json!(throws);
}
