//! Positions of the garden games placed at random: pieces that meet, the lake with toads in it and fliers
//! before it, duties of every kind, runs and counts about to end, full edge lines, players with nothing left.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use serde_json::{Value, json};

use crate::oracle::taihou::{
    Board, Duty, HEADINGS, Next, Piece, Run, Square, Table, beside, in_lake, lines, squares,
};
use crate::tools::Random;

/// How a position is filled.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// A crowd of some pieces of everybody.
    Crowd,
    /// The edge line of one player is full.
    FullLine,
    /// One or two pieces each.
    Few,
    /// One player has one piece, with neighbours all round, and has done all it could three times.
    Stuck,
    /// Weapons, and lotuses instead of them.
    Lotuses,
    /// Toads in the lake, and what they can take and what flies around it.
    Lake,
}

/// A position, mostly one that `set` accepts.
pub fn taihou(random: &mut Random) -> Value {
    let mut position = table(random).to_json();
    // What may be left out, in any order of lists.
    let options = position["options"].as_object_mut().unwrap();
    for (name, default) in [
        ("lake", json!(false)),
        ("flight", json!(false)),
        ("players", json!(4)),
        ("quiet_limit", json!(60)),
        ("opening", json!("roll")),
    ] {
        if options[name] == default && random.percent(20) {
            options.shift_remove(name);
        }
    }
    if random.percent(10) {
        options.insert("board".into(), json!("standard"));
    }
    for list in ["duty", "runs"] {
        random.shuffle(position[list].as_array_mut().unwrap());
    }
    for player in position["players"].as_array_mut().unwrap() {
        for list in ["taken", "reserve"] {
            random.shuffle(player[list].as_array_mut().unwrap());
        }
    }
    position
}

/// A position that the oracle accepts.
pub fn accepted(random: &mut Random) -> Value {
    std::iter::repeat_with(|| taihou(random))
        .find(|position| Table::read(position).is_ok())
        .unwrap()
}

fn table(random: &mut Random) -> Table {
    let way = match random.below(100) {
        0..42 => Way::Crowd,
        42..54 => Way::FullLine,
        54..66 => Way::Few,
        66..76 => Way::Stuck,
        76..88 => Way::Lotuses,
        _ => Way::Lake,
    };
    let players = match way {
        Way::FullLine => *random.pick(&[2, 2, 2, 2, 3, 4]),
        _ => 2 + random.below(3),
    };
    let lake = way == Way::Lake || (way != Way::Lotuses && random.percent(60));
    let quiet_limit = *random.pick(&[0, 1, 2, 3, 60, 60]);
    let opening = *random.pick(&["seat0", "roll"]);
    let flight = random.percent(50);
    let mut table = Table::new(players, lake, flight, quiet_limit, opening);
    if random.percent(6) {
        set_up(random, &mut table);
        return table;
    }
    place(random, &mut table, way);
    lotuses(random, &mut table, way);
    account(random, &mut table);
    let seats = table.seats();
    if random.percent(5) || table.in_play().len() <= 1 {
        table.next = Next::Over;
        return table;
    }
    let mut player = *random.pick(&seats);
    if random.percent(80) {
        player = *random.pick(&table.in_play());
    }
    table.next = Next::Move(player);
    duties(random, &mut table, player);
    runs(random, &mut table, way);
    counts(random, &mut table, player);
    table
}

/// Somewhere before the first move.
fn set_up(random: &mut Random, table: &mut Table) {
    if table.opening == "roll" && random.percent(40) {
        for _ in 0..random.below(8) {
            if let Next::Draw(_) = table.next {
                let draw = format!("draw {}", random.between(8, 10));
                table.play(&draw).unwrap();
            }
        }
        table.happened.clear();
        return;
    }
    let seats = table.seats();
    table.starter = if table.opening == "roll" {
        *random.pick(&seats)
    } else {
        0
    };
    table.next = if seats.len() == 2 {
        Next::Arrange(0)
    } else {
        Next::Layout(0)
    };
    for _ in 0..random.below(19) {
        let text = match table.next {
            Next::Arrange(_) => random.pick(&table.legal()).clone(),
            Next::Layout(_) if random.percent(20) => layout(random),
            _ => break,
        };
        table.play(&text).unwrap();
    }
}

/// Ten values in any order.
pub fn layout(random: &mut Random) -> String {
    let mut values: Vec<String> = (1..=10).map(|value: u8| value.to_string()).collect();
    random.shuffle(&mut values);
    format!("layout {}", values.join(" "))
}

/// The squares that pieces crowd on, the first ones most.
fn crowded(random: &mut Random, table: &Table, way: Way) -> Vec<Square> {
    if way == Way::Lake {
        let near = |square: &Square| ('e'..='h').contains(&square.0) && (4..=8).contains(&square.1);
        return squares().into_iter().filter(near).collect();
    }
    let around = if table.lake && random.percent(60) {
        // Both sides of the lake.
        vec![*random.pick(&[('e', 6), ('f', 5), ('g', 7), ('h', 6), ('f', 8), ('g', 4)])]
    } else {
        let all = squares();
        (0..1 + random.below(2))
            .map(|_| *random.pick(&all))
            .collect()
    };
    let far: u8 = if way == Way::Crowd || way == Way::Lotuses {
        2 + random.below(2) as u8
    } else {
        1 + random.below(3) as u8
    };
    let near = |square: &Square| {
        around.iter().any(|one| {
            (one.0 as u8).abs_diff(square.0 as u8) <= far && one.1.abs_diff(square.1) <= far
        })
    };
    squares().into_iter().filter(near).collect()
}

fn place(random: &mut Random, table: &mut Table, way: Way) {
    let near = crowded(random, table, way);
    let all = squares();
    let mut line = Vec::new();
    if way == Way::FullLine {
        let seats = table.seats();
        line = lines(*random.pick(&seats))[0].clone();
        if random.percent(40) {
            line.extend(&lines(*random.pick(&seats))[1][..4]);
        }
    }
    let mut pieces: Vec<(u8, u8)> = Vec::new();
    let stuck = *random.pick(&table.seats());
    for seat in table.seats() {
        let percent = match way {
            Way::FullLine => 95,
            Way::Few => 15,
            Way::Stuck if seat == stuck => 5,
            Way::Stuck => 50,
            Way::Crowd | Way::Lotuses if random.percent(12) => 0,
            Way::Crowd => 25 + random.below(60),
            Way::Lotuses => 20,
            Way::Lake => 10,
        };
        for value in 1..=10 {
            let meant = match way {
                Way::Lotuses => value >= 9,
                Way::Lake => [1, 2, 4, 5, 10].contains(&value),
                _ => false,
            };
            if random.percent(percent) || (meant && random.percent(50)) {
                pieces.push((seat, value));
                if table.players.len() == 2 && random.percent(10) {
                    pieces.push((seat, value));
                }
            }
        }
    }
    random.shuffle(&mut pieces);
    if way == Way::Lake {
        out_of_the_lake(random, table, &mut pieces);
    }
    for (owner, value) in pieces {
        let mut at = if random.percent(85) {
            *random.pick(&near)
        } else {
            *random.pick(&all)
        };
        if let Some(square) = line.pop() {
            at = square;
        }
        let toad = value == 2;
        if way == Way::Lake && toad && random.percent(70) {
            let wet: Vec<Square> = all.iter().copied().filter(|&one| in_lake(one)).collect();
            at = *random.pick(&wet);
        }
        let mut facing = *random.pick(&HEADINGS);
        // Often next to somebody, and looking there, or into the lake.
        for _ in 0..6 {
            let ahead = beside(at, facing);
            let wet = ahead.is_some_and(|ahead| table.lake && in_lake(ahead));
            let good = |ahead| {
                table
                    .board
                    .get(&ahead)
                    .is_some_and(|one| one.owner != owner)
            };
            if wet || ahead.is_some_and(good) {
                break;
            }
            facing = *random.pick(&HEADINGS);
        }
        let wet = table.lake && in_lake(at);
        if table.board.contains_key(&at) || (wet && !toad && !random.percent(1)) {
            continue;
        }
        let head = Some((value, facing));
        table.board.insert(at, Piece { owner, head });
    }
}

/// A toad at the lake's edge, and a nightingale it could take from there, mostly.
fn out_of_the_lake(random: &mut Random, table: &mut Table, pieces: &mut Vec<(u8, u8)>) {
    let mut seats = table.seats();
    random.shuffle(&mut seats);
    let wet: Vec<Square> = squares().into_iter().filter(|&one| in_lake(one)).collect();
    let (at, facing) = (*random.pick(&wet), *random.pick(&HEADINGS));
    let Some(ahead) = beside(at, facing).filter(|&ahead| !in_lake(ahead)) else {
        return;
    };
    let meeting = [
        (at, seats[0], 2, facing),
        (ahead, seats[1], 1, *random.pick(&HEADINGS)),
    ];
    for (at, owner, value, facing) in meeting {
        let head = Some((value, facing));
        table.board.insert(at, Piece { owner, head });
        pieces.retain(|piece| *piece != (owner, value));
    }
}

/// Lotuses in the garden, and those in hand.
fn lotuses(random: &mut Random, table: &mut Table, way: Way) {
    let all = table.all_lotuses();
    let near = crowded(random, table, way);
    for seat in table.seats() {
        let mut in_hand = all;
        while in_hand > 0 && random.percent(if way == Way::Lotuses { 50 } else { 15 }) {
            let at = *random.pick(&near);
            if let Entry::Vacant(free) = table.board.entry(at) {
                let (owner, head) = (seat, None);
                free.insert(Piece { owner, head });
                in_hand -= 1;
            }
        }
        table.player(seat).lotuses = in_hand;
    }
}

/// What is not in the garden is in the reserve or taken.
fn account(random: &mut Random, table: &mut Table) {
    let seats = table.seats();
    let two = seats.len() == 2;
    let rich = random.percent(50);
    for &seat in &seats {
        table.player(seat).reserve.clear();
        let mut weapons = 0;
        for value in 1..=10 {
            let here = count(&table.board, seat, value);
            let mut away = if two { 2 - here } else { 1 - here };
            let kept = if rich { 70 } else { 20 };
            if two && away > 0 && random.percent(kept) {
                table.player(seat).reserve.push(value);
                away -= 1;
            }
            for _ in 0..away {
                let others: Vec<u8> = seats.iter().copied().filter(|&one| one != seat).collect();
                table.player(*random.pick(&others)).taken.push(value);
                table.player(seat).lost += 1;
            }
            if value >= 9 {
                weapons += if two { away.saturating_sub(1) } else { away };
            }
        }
        let all = table.all_lotuses();
        let player = table.player(seat);
        let put_in = all - player.lotuses;
        let owed = u64::from(weapons)
            .saturating_sub(put_in)
            .min(player.lotuses);
        player.owed = if random.percent(85) {
            owed
        } else {
            random.below(owed as usize + 1) as u64
        };
        if random.percent(1) {
            player.owed += 1;
        }
    }
}

fn count(board: &Board, seat: u8, value: u8) -> u8 {
    let own = board.values().filter(|piece| piece.owner == seat);
    own.filter(|piece| piece.head.is_some_and(|(one, _)| one == value))
        .count() as u8
}

/// Calls on the player to move, and on others.
fn duties(random: &mut Random, table: &mut Table, player: u8) {
    for seat in table.seats() {
        if !random.percent(if seat == player { 55 } else { 20 }) {
            continue;
        }
        let others: Vec<u8> = table
            .seats()
            .into_iter()
            .filter(|&one| one != seat)
            .collect();
        let by = *random.pick(&others);
        // Mostly a piece of the caller's beside one that could take it; sometimes anything.
        let beside_one = |at: &Square| {
            HEADINGS.iter().any(|&towards| {
                HEADINGS
                    .iter()
                    .filter_map(|&from| beside(*at, from).map(|one| (from, one)))
                    .filter_map(|(_, one)| table.board.get(&one))
                    .any(|piece| {
                        piece.owner == seat
                            && piece
                                .head
                                .is_some_and(|(value, _)| table.can_take(seat, value, towards, *at))
                    })
            })
        };
        let of = |at: &Square| table.board[at].owner == by && table.board[at].head.is_some();
        let all: Vec<Square> = table.board.keys().copied().collect();
        let own: Vec<Square> = all.iter().copied().filter(of).collect();
        let good: Vec<Square> = own.iter().copied().filter(beside_one).collect();
        let offer = match random.below(10) {
            0 => *random.pick(&all),
            1..4 if !own.is_empty() => *random.pick(&own),
            _ if !good.is_empty() => *random.pick(&good),
            _ => continue,
        };
        let turned = random.percent(30);
        table.duty.insert(seat, Duty { offer, by, turned });
    }
}

/// What pieces did in a row: often three times what they could do now, or what they could do after a turn.
fn runs(random: &mut Random, table: &mut Table, way: Way) {
    for seat in table.seats() {
        let own = table.board.iter().filter(|(_, piece)| piece.owner == seat);
        let own: Vec<(Square, Piece)> = own.map(|(&at, &piece)| (at, piece)).collect();
        let alone = own.len() == 1;
        if own.is_empty() || !random.percent(if way == Way::Stuck { 80 } else { 45 }) {
            continue;
        }
        let (piece, _) = *random.pick(&own);
        let stuck = way == Way::Stuck && alone;
        let mut moves = BTreeMap::new();
        for act in table.permitted(seat) {
            if act.starts_on() == Some(piece) && (stuck || random.percent(40)) {
                let often = if stuck || random.percent(70) {
                    3
                } else {
                    random.between(1, 2)
                };
                moves.insert(act.key(), u64::from(often));
            }
            // Once it is turned.
            if act.key().contains('@') && act.starts_on() == Some(piece) && random.percent(30) {
                let mut then = table.clone();
                then.carry_out(seat, act);
                for next in then.permitted(seat) {
                    if next.takes() && next.starts_on() == Some(piece) && random.percent(60) {
                        moves.insert(next.key(), 3);
                    }
                }
            }
        }
        if !moves.is_empty() {
            table.runs.insert(seat, Run { piece, moves });
        }
    }
}

/// Turns left after khi-lôi, and turns without a capture.
fn counts(random: &mut Random, table: &mut Table, player: u8) {
    let seats = table.seats();
    if random.percent(30) {
        let now = u64::from(if random.percent(70) {
            random.between(1, 2)
        } else {
            random.between(1, 20)
        });
        // Those between the caller and the player have had one turn more.
        let mut left = vec![now; seats.len()];
        let place = seats.iter().position(|&seat| seat == player).unwrap();
        for before in 1..=random.below(seats.len()) {
            left[(place + seats.len() - before) % seats.len()] -= 1;
        }
        if random.percent(5) {
            let any = random.below(seats.len());
            left[any] = u64::from(random.between(0, 3));
        }
        table.calls_left = Some(left);
    }
    let limit = table.quiet_limit * seats.len() as u64;
    table.quiet = match random.below(100) {
        0..50 => random.below(3) as u64,
        50..97 => limit.saturating_sub(1 + random.below(3) as u64),
        _ => limit,
    };
    if table.quiet >= limit && limit > 0 && random.percent(90) {
        table.quiet = limit - 1;
    }
}
