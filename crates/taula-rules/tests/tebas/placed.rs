//! Positions of Tebas placed at random: few pieces or all, great stacks, the last free piece in the inner
//! field, stacks that can leave, outer fields without room, draws and ends about to come.

use serde_json::{Map, Value, json};

use crate::oracle::tebas::{Board, Next, Stack, Table, circles, is_flowered, is_outer};
use crate::tools::Random;

/// How the pieces stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// A few, wherever.
    Few,
    /// Twenty, most of them in the outer fields.
    Crowded,
    /// In two to four stacks.
    Stacks,
    /// One player has one free piece, or two.
    Last,
    /// One player's free pieces are where nothing enters easily.
    Outside,
}

/// A position, mostly one that `set` accepts.
pub fn tebas(random: &mut Random) -> Value {
    let way = match random.below(100) {
        0..15 => Way::Few,
        15..30 => Way::Crowded,
        30..60 => Way::Stacks,
        60..85 => Way::Last,
        _ => Way::Outside,
    };
    let board = place(random, way);
    let count = |letter| -> usize {
        board
            .values()
            .map(|stack| stack.owners.matches(letter).count())
            .sum()
    };
    let mut out = [10 - count('I'), 10 - count('L')];
    let player = random.below(2);
    let mut redeploy = 0;
    let turn = match random.below(100) {
        0..76 => json!({"player": player, "phase": "move"}),
        76..92 => {
            redeploy = random.below(out[player].min(4) + 1);
            out[player] -= redeploy;
            json!({"player": player, "phase": "redeploy"})
        }
        92..97 => {
            let rankings = [json!([[0, 1]]), json!([[0], [1]]), json!([[1], [0]])];
            json!({"over": true, "ranking": random.pick(&rankings)})
        }
        _ => json!({"chance": "starter"}),
    };
    // Wrong, seldom.
    if random.percent(1) {
        out[random.below(2)] += 1;
    }
    if random.percent(1) {
        redeploy += 1;
    }
    let quiet_limit: usize = *random.pick(&[0, 1, 2, 3, 5, 60]);
    let repetition = random.percent(70);
    let mut options = Map::new();
    if !repetition || random.percent(50) {
        options.insert("repetition".into(), json!(repetition));
    }
    if quiet_limit != 60 || random.percent(50) {
        options.insert("quiet_limit".into(), json!(quiet_limit));
    }
    for opening in ["seat0", "roll"] {
        if random.percent(40) {
            options.insert("opening".into(), json!(opening));
        }
    }
    let quiet = if random.percent(25) {
        (2 * quiet_limit).saturating_sub(random.below(4))
    } else {
        random.below(5)
    };
    let board: Map<String, Value> = board
        .into_iter()
        .map(|(circle, stack)| {
            let text = format!("{}{}", stack.owners, stack.north);
            (circle, text.into())
        })
        .collect();
    let mut position = json!({"game": "tebas", "options": options, "turn": turn, "board": board,
        "redeploy": redeploy, "out": out, "quiet": quiet});
    if random.percent(60) {
        position["seen"] = json!(seen(random, &position, repetition));
    }
    position
}

/// A position that the oracle accepts.
pub fn accepted(random: &mut Random) -> Value {
    std::iter::repeat_with(|| tebas(random))
        .find(|position| Table::read(position).is_ok())
        .unwrap()
}

fn place(random: &mut Random, way: Way) -> Board {
    let mut board = Board::new();
    let inner: Vec<String> = circles()
        .into_iter()
        .filter(|circle| !is_outer(circle) && !is_flowered(circle))
        .collect();
    let outer: Vec<String> = circles().into_iter().filter(|one| is_outer(one)).collect();
    let most = match way {
        Way::Few => 3,
        Way::Last | Way::Outside => 1 + random.below(6),
        Way::Stacks => 4 + random.below(7),
        Way::Crowded => 10,
    };
    let mut pieces: Vec<char> = Vec::new();
    for owner in ['I', 'L'] {
        let some = if random.percent(60) {
            most
        } else {
            1 + random.below(most)
        };
        pieces.extend(std::iter::repeat_n(owner, some));
    }
    random.shuffle(&mut pieces);
    // Few circles, so that one stands on another; in few files, so that they reach each other.
    let file = random.below(8);
    let near: Vec<&String> = inner.iter().filter(|circle| near(circle, file)).collect();
    let favoured: Vec<String> = (0..2 + random.below(3))
        .map(|_| (*random.pick(&near)).clone())
        .collect();
    let poor = *random.pick(&['I', 'L']);
    for owner in pieces {
        let outside = match way {
            Way::Few => random.percent(40),
            Way::Crowded => random.percent(85),
            Way::Stacks => random.percent(5),
            Way::Last => random.percent(10),
            Way::Outside => owner == poor && random.percent(70),
        };
        let circle = match way {
            _ if outside && way == Way::Outside => {
                random.pick(&["f1", "f4", "f1", "f4", "e1"]).to_string()
            }
            _ if outside => random.pick(&outer).clone(),
            Way::Few | Way::Crowded if random.percent(60) => random.pick(&inner).clone(),
            _ => random.pick(&favoured).clone(),
        };
        if is_outer(&circle) && board.contains_key(&circle) {
            continue;
        }
        // Numbers that lead out of the inner field, or into it and on.
        let north = *random.pick(&[1, 1, 2, 3, 3, 4]);
        let stack = board.entry(circle).or_insert(Stack {
            owners: String::new(),
            north,
        });
        // The one of whom little shall be free goes below.
        let below = matches!(way, Way::Last | Way::Outside) && owner == poor;
        if below {
            stack.owners.insert(0, owner);
        } else {
            stack.owners.push(owner);
        }
    }
    if way == Way::Last {
        // One free piece in the inner field, or the top of a stack there, and another in an outer field.
        let circle = random.pick(&favoured);
        if let Some(stack) = board.get_mut(circle) {
            stack.owners.push(poor);
        }
        if random.percent(60) {
            let circle = random.pick(&outer).clone();
            let north = random.between(1, 4);
            let owners = poor.to_string();
            board.entry(circle).or_insert(Stack { owners, north });
        }
    }
    // Not more than there are.
    while let Some(owner) = ['I', 'L'].into_iter().find(|&owner| {
        let all = board.values().map(|stack| &stack.owners);
        all.map(|owners| owners.matches(owner).count())
            .sum::<usize>()
            > 10
    }) {
        let circle = board
            .iter()
            .find(|(_, stack)| stack.owners.contains(owner))
            .map(|(circle, _)| circle.clone())
            .unwrap();
        let stack = board.get_mut(&circle).unwrap();
        let at = stack.owners.find(owner).unwrap();
        stack.owners.remove(at);
        if stack.owners.is_empty() {
            board.remove(&circle);
        }
    }
    board
}

fn near(circle: &str, file: usize) -> bool {
    let of = usize::from(circle.as_bytes()[0] - b'a');
    (file..file + 4).contains(&of)
}

/// Positions that have come up: those that the next moves lead to, so that the third time is near.
fn seen(random: &mut Random, position: &Value, repetition: bool) -> Map<String, Value> {
    let mut seen = Map::new();
    let Ok(table) = Table::read(position) else {
        return seen;
    };
    if !repetition && random.percent(97) {
        return seen;
    }
    for seat in [0, 1] {
        if random.percent(70) {
            seen.insert(table.key(seat), json!(random.between(1, 2)));
        }
    }
    for text in table.legal() {
        if random.percent(30) {
            let mut then = table.clone();
            then.play(&text).unwrap();
            // The other player's turn, or, after a piece was put back, the same one's.
            if let Next::Move(seat) = then.next {
                seen.insert(then.key(seat), json!(random.between(1, 2)));
            }
        }
    }
    seen
}
