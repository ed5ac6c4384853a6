//! The pictures of the garden games' rule book show positions and moves that the rules allow, or forbid, as they
//! say.

use std::collections::BTreeMap;

use serde_json::{Value as Json, json};
use taula_art::taihou::TILE;
use taula_art::taihou::diagram::{Diagram, Ground, Mark, Rulebook, point};
use taula_rules::games::taihou::attack::allowed;
use taula_rules::games::taihou::{
    Board, Event, Piece, Position, Refusal, Side, Square, Taihou, Value, Verdict,
};
use taula_rules::{Levels, Rules, Seat};

type Point = (f32, f32);

fn book() -> (Rulebook, Board) {
    let book = Rulebook::built_in();
    let board = Board::read(&Levels::built_in(), &book.board).expect("the board reads");
    (book, board)
}

/// Every picture of a book, and what to call it.
fn pictures(book: &Rulebook) -> Vec<(String, &Diagram)> {
    book.chapters
        .iter()
        .flat_map(|chapter| {
            let figure = (chapter.id.clone(), &chapter.figure);
            let exception = chapter.exception.as_ref();
            std::iter::once(figure)
                .chain(exception.map(|picture| (format!("{}, but", chapter.id), picture)))
        })
        .collect()
}

/// The picture of this name.
fn picture<'a>(book: &'a Rulebook, wanted: &str) -> &'a Diagram {
    let mut all = pictures(book).into_iter();
    all.find(|(name, _)| name == wanted)
        .unwrap_or_else(|| panic!("there is no picture {wanted}"))
        .1
}

fn marks(picture: &Diagram) -> impl Iterator<Item = &Mark> {
    picture.steps.iter().flatten()
}

fn square(name: &str) -> Square {
    name.parse()
        .unwrap_or_else(|_| panic!("the garden has no square {name}"))
}

fn value(number: u8) -> Value {
    Value::new(number).expect("there is such a value")
}

/// What lies face up.
fn pieces(picture: &Diagram) -> BTreeMap<Square, Piece> {
    picture
        .board
        .iter()
        .filter_map(|(on, text)| Some((square(on), text.parse().ok()?)))
        .collect()
}

fn owner(picture: &Diagram, on: &str) -> Seat {
    pieces(picture)[&square(on)].owner
}

fn seats(picture: &Diagram) -> &'static [u8] {
    match picture.players {
        2 => &[0, 2],
        3 => &[0, 1, 2],
        _ => &[0, 1, 2, 3],
    }
}

/// Whether a lotus of that seat comes in.
fn owes(picture: &Diagram, seat: u8) -> bool {
    marks(picture).any(|mark| {
        matches!(mark, Mark::Comes { piece, .. }
            if *piece == format!("{seat}:L"))
    })
}

/// The position of a picture, a seat at play: what is missing in the garden has been taken by another seat, and of
/// what is there two players have another one in reserve.
fn position(picture: &Diagram, player: u8) -> Json {
    let pieces = pieces(picture);
    let seats = seats(picture);
    let two = picture.players == 2;
    let of = |seat: u8| {
        pieces
            .values()
            .filter(move |piece| piece.owner == Seat(seat))
    };
    let missing = |seat: u8| -> Vec<u8> {
        let there: Vec<u8> = of(seat).filter_map(|p| Some(p.value()?.get())).collect();
        let missing = (1..=10).filter(|value| !there.contains(value));
        missing
            .flat_map(|value| std::iter::repeat_n(value, if two { 2 } else { 1 }))
            .collect()
    };
    let players: Vec<Json> = (0..seats.len())
        .map(|n| {
            let seat = seats[n];
            let there: Vec<u8> = of(seat).filter_map(|p| Some(p.value()?.get())).collect();
            let mut reserve = if two { there } else { Vec::new() };
            reserve.sort_unstable();
            let lotuses = if picture.lake {
                0
            } else {
                let all = if two { 2 } else { 1 };
                all - of(seat).filter(|piece| piece.value().is_none()).count()
            };
            json!({"seat": seat, "taken": missing(seats[(n + 1) % seats.len()]), "reserve": reserve,
                "lost": missing(seat).len(), "lotuses": lotuses, "owed": u8::from(owes(picture, seat))})
        })
        .collect();
    let board: BTreeMap<String, String> = pieces
        .iter()
        .map(|(on, piece)| (on.to_string(), piece.to_string()))
        .collect();
    json!({"game": "taihou", "turn": {"player": player, "phase": "move"},
        "options": {"players": picture.players, "lake": picture.lake, "flight": picture.flight,
            "quiet_limit": 60, "opening": "seat0"},
        "board": board, "players": players, "duty": [], "calls_left": null, "quiet": 0, "runs": []})
}

fn lay(name: &str, picture: &Diagram, player: u8) -> (Taihou, Position) {
    Taihou::read(&position(picture, player), &Levels::built_in())
        .unwrap_or_else(|fault| panic!("{name}: {fault}"))
}

fn texts(rules: &Taihou, at: &Position) -> Vec<String> {
    let mut legal = Vec::new();
    rules.legal_moves(at, &mut legal);
    legal.iter().map(|mv| rules.text(at, *mv)).collect()
}

/// Plays a move that has to be legal, and tells what happened.
fn play(name: &str, rules: &Taihou, at: &mut Position, text: &str) -> Vec<Event> {
    let legal = texts(rules, at);
    assert!(
        legal.iter().any(|mv| mv == text),
        "{name}: {text} is not among {legal:?}"
    );
    let mv = rules.parse(at, text).expect("it is legal");
    let mut events = Vec::new();
    rules.play(at, mv, &mut events);
    events
}

/// The move along a path, in notation.
fn go(picture: &Diagram, at: &Position, path: &[String]) -> String {
    let (first, last) = (&path[0], &path[path.len() - 1]);
    let piece = at.piece(square(first)).expect("something stands there");
    let sign = if at.piece(square(last)).is_some() {
        'x'
    } else {
        '-'
    };
    let facing = match (picture.flight, piece.facing(), &path[path.len() - 2..]) {
        (true, Some(facing), [before, end]) => {
            let before = square(before);
            let going = if before.rank() == square(end).rank() {
                if before.file() < square(end).file() {
                    "E"
                } else {
                    "W"
                }
            } else if before.rank() < square(end).rank() {
                "N"
            } else {
                "S"
            };
            let straight = going == facing.to_string() || going == facing.back().to_string();
            if straight { "" } else { going }
        }
        _ => "",
    };
    format!("{first}{sign}{last}{facing}")
}

/// The call of a picture, with the position before it and the path of the move.
fn offer(picture: &Diagram) -> Option<(&[String], u8)> {
    marks(picture).find_map(|mark| match mark {
        Mark::Offer { path, to } => Some((&path[..], *to)),
        _ => None,
    })
}

/// The position in which a seat of a picture moves: another's than the caller's after the call.
fn before_move(name: &str, picture: &Diagram, seat: Seat) -> (Taihou, Position) {
    match offer(picture) {
        Some((path, to)) if owner(picture, &path[0]) != seat => {
            assert_eq!(seat, Seat(to), "{name}");
            let (rules, mut at) = lay(name, picture, owner(picture, &path[0]).0);
            let text = format!("{}!{to}", go(picture, &at, path));
            play(name, &rules, &mut at, &text);
            (rules, at)
        }
        _ => lay(name, picture, seat.0),
    }
}

#[test]
fn the_book_can_be_drawn() {
    let (book, board) = book();
    assert_eq!(book.check(&board), Ok(()));
}

#[test]
fn ways_are_legal_and_barred_ones_are_not() {
    let (book, _) = book();
    let (mut shown, mut barred) = (0, 0);
    for (name, picture) in pictures(&book) {
        for mark in marks(picture) {
            match mark {
                // What follows the reply to a call is played in a test of its own.
                Mark::Way(path) if name == "hatlo" && path[0] == "c4" => {}
                Mark::Way(path) => {
                    let (rules, mut at) = before_move(&name, picture, owner(picture, &path[0]));
                    let passed: Vec<Square> = path[1..].iter().map(|on| square(on)).collect();
                    let ways = rules.ways(&at, square(&path[0]));
                    assert!(
                        ways.iter().any(|way| way.path == passed),
                        "{name}: no way leads along {path:?}"
                    );
                    let text = go(picture, &at, path);
                    play(&name, &rules, &mut at, &text);
                    shown += 1;
                }
                Mark::Barred(path) => {
                    let (rules, at) = before_move(&name, picture, owner(picture, &path[0]));
                    let from = format!("{}-", path[0]);
                    let takes = format!("{}x", path[0]);
                    let end = &path[path.len() - 1];
                    let legal = texts(&rules, &at);
                    for text in &legal {
                        let rest = text.strip_prefix(&from).or(text.strip_prefix(&takes));
                        let goes = rest
                            .is_some_and(|rest| rest.trim_end_matches(['N', 'E', 'S', 'W']) == end);
                        assert!(!goes || picture.flight, "{name}: {path:?} can be gone");
                    }
                    let along = path[1..].iter().map(|on| square(on)).collect::<Vec<_>>();
                    let gone = rules
                        .ways(&at, square(&path[0]))
                        .iter()
                        .any(|way| way.path == along && way.is_legal());
                    assert!(!gone, "{name}: {path:?} can be gone");
                    barred += 1;
                }
                Mark::Turn { on, to } => {
                    let (rules, mut at) = before_move(&name, picture, owner(picture, on));
                    play(&name, &rules, &mut at, &format!("{on}@{to}"));
                    shown += 1;
                }
                Mark::Comes { to, piece } if piece.ends_with('L') => {
                    let piece: Piece = piece.parse().expect("it is a lotus");
                    let (rules, mut at) = lay(&name, picture, piece.owner.0);
                    play(&name, &rules, &mut at, "lotus");
                    assert_eq!(at.piece(square(to)), Some(piece), "{name}");
                    shown += 1;
                }
                _ => {}
            }
        }
    }
    assert!(shown > 22 && barred > 10, "{shown} and {barred}");
}

/// What is forbidden is so for the reason that is told: where a way ends there, the rules say why not.
#[test]
fn forbidden_ends_are_forbidden_for_the_reason_told() {
    let (book, _) = book();
    let told: &[(&str, &[Refusal])] = &[
        ("move", &[Refusal::Own]),
        ("takes, but", &[Refusal::Side(Side::Head)]),
        ("weapons", &[Refusal::Never]),
        ("weapons, but", &[Refusal::Lotus]),
        ("lake", &[Refusal::Sheltered, Refusal::Lake]),
        ("lake, but", &[Refusal::NoLanding]),
        ("flight", &[Refusal::Closed(square("h3"))]),
    ];
    for (name, told) in told {
        let picture = picture(&book, name);
        let mut found = Vec::new();
        for mark in marks(picture) {
            let Mark::Barred(path) = mark else { continue };
            let (rules, at) = lay(name, picture, owner(picture, &path[0]).0);
            let end = square(&path[path.len() - 1]);
            for way in rules.ways(&at, square(&path[0])) {
                if let Verdict::Refused(why) = way.verdict
                    && way.to == end
                    && way.bend.is_none()
                {
                    found.push(why);
                }
            }
        }
        assert_eq!(found, *told, "{name}");
    }
}

#[test]
fn what_is_called_is_met_and_paid_for() {
    let (book, _) = book();
    let figure = picture(&book, "hatlo");
    let (path, to) = offer(figure).expect("somebody calls");
    let (rules, mut at) = before_move("hatlo", figure, Seat(to));
    let legal = texts(&rules, &at);
    assert!(
        legal.iter().all(|mv| mv.contains('x') || mv == "khi-loi"),
        "{legal:?}"
    );
    let ways: Vec<&Vec<String>> = marks(figure)
        .filter_map(|mark| match mark {
            Mark::Way(path) => Some(path),
            _ => None,
        })
        .collect();
    assert_eq!(ways.len(), 2);
    for way in ways {
        assert_eq!(way.last(), path.last(), "all is about the piece offered");
        let text = go(figure, &at, way);
        play("hatlo", &rules, &mut at, &text);
    }
    // Who has nothing to take has to turn, and can do nothing else.
    let turned = picture(&book, "hatlo, but");
    let (_, to) = offer(turned).expect("somebody calls");
    let (rules, at) = before_move("hatlo, but", turned, Seat(to));
    let legal = texts(&rules, &at);
    assert!(
        legal
            .iter()
            .all(|mv| mv == "e4@S" || mv.starts_with("e4@S!") || mv == "khi-loi"),
        "{legal:?}"
    );
}

#[test]
fn a_captured_piece_is_replaced_as_shown() {
    let (book, _) = book();
    let picture = picture(&book, "screen, but");
    let mut replaced = 0;
    for mark in marks(picture) {
        let Mark::Comes { to, piece } = mark else {
            continue;
        };
        let piece: Piece = piece.parse().unwrap();
        let way = marks(picture).find_map(|mark| match mark {
            Mark::Way(path) => Some(path),
            _ => None,
        });
        let way = way.expect("something is captured");
        let (rules, mut at) = lay("screen, but", picture, owner(picture, &way[0]).0);
        let text = go(picture, &at, way);
        play("screen, but", &rules, &mut at, &text);
        assert_eq!(at.piece(square(to)), Some(piece));
        replaced += 1;
    }
    assert_eq!(replaced, 1);
}

#[test]
fn the_deal_is_as_the_rules_deal() {
    let (book, board) = book();
    let picture = picture(&book, "setup");
    let options = Taihou::read_options(&json!({"players": 4, "opening": "seat0"})).unwrap();
    let rules = Taihou::new(options, &Levels::built_in()).unwrap();
    let mut at = rules.start();
    let pieces = pieces(picture);
    for seat in 0..4 {
        let values: Vec<String> = board
            .dealt(Seat(seat))
            .map(|on| pieces[&on].value().unwrap().to_string())
            .collect();
        let text = format!("layout {}", values.join(" "));
        let mv = rules.parse(&at, &text).expect("it is a deal");
        rules.play(&mut at, mv, &mut ());
    }
    assert_eq!(at.pieces().collect::<BTreeMap<_, _>>(), pieces);
    // Face down they lie on the same squares.
    let down = self::picture(&book, "setup, but");
    let mut hidden: Vec<Square> = down.board.keys().map(|on| square(on)).collect();
    hidden.sort_unstable();
    let mut dealt: Vec<Square> = board.dealt(Seat(0)).collect();
    dealt.sort_unstable();
    assert_eq!(hidden, dealt);
    // Behind the screen there are other squares to choose from.
    let screen = self::picture(&book, "screen");
    let arranged: Vec<Square> = board.arranged(Seat(0)).collect();
    let own = self::pieces(screen);
    let own = own.iter().filter(|(_, piece)| piece.owner == Seat(0));
    assert_eq!(own.clone().count(), 10);
    assert!(own.into_iter().all(|(on, _)| arranged.contains(on)));
    assert!(marks(screen).any(|mark| {
        matches!(mark, Mark::Around { from, to } if arranged.contains(&square(from))
            && arranged.contains(&square(to)))
    }));
}

/// The squares of a mark on the sheet of who takes whom, as attacker and target.
fn cells(mark: &Mark) -> Vec<(Value, Value)> {
    let named: Vec<Square> = match mark {
        Mark::Cells(squares) => squares.iter().map(|on| square(on)).collect(),
        Mark::Around { from, to } => {
            let (from, to) = (square(from), square(to));
            Square::all()
                .filter(|on| {
                    (from.file()..=to.file()).contains(&on.file())
                        && (to.rank()..=from.rank()).contains(&on.rank())
                })
                .collect()
        }
        _ => Vec::new(),
    };
    named
        .into_iter()
        .map(|on| (value(on.rank() + 1), value(on.file() - 1)))
        .collect()
}

#[test]
fn the_table_of_attack_is_told_as_it_is() {
    let (book, _) = book();
    let sheet = picture(&book, "takes");
    assert_eq!(sheet.ground, Ground::Takes);
    let told: [fn(Value, Value) -> bool; 5] = [
        |a, t| (6..=8).contains(&a.get()) && t.get() <= 5 && sides(a, t) == [true; 3],
        |a, t| {
            let (a, t, sides) = (a.get(), t.get(), sides(a, t));
            let large = (6..=8).contains(&a) && (6..=8).contains(&t);
            large && sides == [false, true, a > t]
        },
        |a, t| a.get() <= 5 && t < a && sides(a, t) == [false, true, true],
        |a, t| a == t && a.get() <= 8 && sides(a, t) == [false, true, false],
        |a, t| a.get() <= 8 && t.get() >= 9 && sides(a, t) == [false; 3],
    ];
    let counts = [15, 9, 10, 8, 16];
    for ((step, told), count) in sheet.steps.iter().zip(told).zip(counts) {
        let cells: Vec<(Value, Value)> = step.iter().flat_map(cells).collect();
        assert_eq!(cells.len(), count);
        for (attacker, target) in cells {
            assert!(told(attacker, target), "{attacker} and {target}");
        }
    }
}

fn sides(attacker: Value, target: Value) -> [bool; 3] {
    [Side::Head, Side::Flank, Side::Behind].map(|side| allowed(attacker, target, side))
}

#[test]
fn attacks_come_from_the_sides_that_are_told() {
    let (book, _) = book();
    let figure = picture(&book, "attack");
    let pieces = pieces(figure);
    let mut found = Vec::new();
    for mark in marks(figure) {
        if let Mark::Way(path) = mark {
            let facing = |on: &str| pieces[&square(on)].facing().unwrap();
            found.push(Side::of(facing(&path[0]), facing(&path[1])));
        }
    }
    assert_eq!(found, [Side::Behind, Side::Flank, Side::Head]);
}

/// The values of a row.
fn row(pieces: &[String]) -> Vec<u64> {
    pieces
        .iter()
        .map(|piece| piece.split_once(':').unwrap().1.parse().unwrap())
        .collect()
}

#[test]
fn the_sum_is_the_rules_own() {
    let (book, _) = book();
    let sheet = picture(&book, "count");
    let rows: Vec<Vec<u64>> = marks(sheet)
        .filter_map(|mark| match mark {
            Mark::Row { pieces, .. } => Some(row(pieces)),
            _ => None,
        })
        .collect();
    let [garden, taken] = &rows[..] else {
        panic!("there are {} rows", rows.len());
    };
    // Whom the pieces were taken from does not matter: here all were another's.
    let mut board: BTreeMap<String, String> = ["a1", "b1", "c1", "d1", "e1"]
        .into_iter()
        .zip(garden)
        .map(|(on, value)| (on.to_owned(), format!("0:{value}N")))
        .collect();
    let others: Vec<u64> = (1..=10).filter(|value| !taken.contains(value)).collect();
    for (file, value) in ('a'..).zip(&others) {
        board.insert(format!("{file}11"), format!("1:{value}W"));
    }
    board.insert("l11".to_owned(), "2:1S".to_owned());
    let lost: Vec<u64> = (1..=10).filter(|value| !garden.contains(value)).collect();
    let mut taken = taken.clone();
    taken.sort_unstable();
    let position = json!({"game": "taihou", "turn": {"player": 0, "phase": "move"},
        "options": {"players": 3, "lake": false, "flight": false, "quiet_limit": 60, "opening": "seat0"},
        "board": board, "players": [
            {"seat": 0, "taken": taken, "reserve": [], "lost": lost.len(), "lotuses": 1, "owed": 0},
            {"seat": 1, "taken": (2..=10).collect::<Vec<u64>>(), "reserve": [], "lost": taken.len(), "lotuses": 1, "owed": 0},
            {"seat": 2, "taken": lost, "reserve": [], "lost": 9, "lotuses": 1, "owed": 0}],
        "duty": [], "calls_left": null, "quiet": 0, "runs": []});
    let (rules, at) = Taihou::read(&position, &Levels::built_in()).unwrap();
    let scores = rules.scores(&at);
    let own = &scores[0];
    let notes: Vec<&str> = marks(sheet)
        .filter_map(|mark| match mark {
            Mark::Note { text, .. } => Some(&text[..]),
            _ => None,
        })
        .collect();
    let (sum, half) = (own.taken, own.taken_half);
    let even = sum + sum % 2;
    assert_eq!(
        notes,
        [
            own.garden.to_string(),
            sum.to_string(),
            format!("{sum} + 1 = {even}     {even} ÷ 2 = {half}"),
            format!("{} + {half} = {}", own.garden, own.total),
        ]
    );
    assert_eq!((own.garden, half, own.total), (22, 17, 39));
}

#[test]
fn the_end_is_called_with_six_pieces_lost() {
    let (book, _) = book();
    let figure = picture(&book, "end");
    let (rules, mut at) = lay("end", figure, 0);
    let row = marks(figure).find_map(|mark| match mark {
        Mark::Row { pieces, .. } => Some(row(pieces)),
        _ => None,
    });
    let mut all = row.expect("what is lost is shown");
    assert_eq!(all.len(), 6);
    let there = pieces(figure);
    let own = there.values().filter(|piece| piece.owner == Seat(0));
    all.extend(
        own.filter_map(|piece| piece.value())
            .map(|v| u64::from(v.get())),
    );
    all.sort_unstable();
    assert_eq!(all, (1..=10).collect::<Vec<_>>());
    play("end", &rules, &mut at, "khi-loi");
    let pebbles = marks(figure).find_map(|mark| match mark {
        Mark::Pebbles { count, .. } => Some(*count),
        _ => None,
    });
    assert_eq!(at.turns_left(Seat(0)), pebbles);
}

#[test]
fn coins_of_steps_lie_on_no_tile_and_on_no_other() {
    let (book, board) = book();
    for (name, picture) in pictures(&book) {
        let coin = picture.coin(&board);
        let [left, top, right, bottom] = picture.shown(&board);
        let mut lying: Vec<Point> = Vec::new();
        let figure = book
            .chapters
            .iter()
            .any(|chapter| std::ptr::eq(&chapter.figure, picture));
        for (i, step) in picture.steps.iter().enumerate() {
            let tags: Vec<Point> = step
                .iter()
                .filter_map(|mark| match mark {
                    Mark::Tag { by } => point(&board, by),
                    _ => None,
                })
                .collect();
            assert_eq!(tags.len(), usize::from(figure), "{name}: step {}", i + 1);
            lying.extend(tags);
        }
        for (i, at) in lying.iter().enumerate() {
            let step = i + 1;
            assert!(
                at.0 - coin > left
                    && at.0 + coin < right
                    && at.1 - coin > top
                    && at.1 + coin < bottom,
                "{name}: step {step} is cut"
            );
            for other in &lying[..i] {
                assert!(
                    (at.0 - other.0).hypot(at.1 - other.1) > 2.0 * coin,
                    "{name}: step {step} lies on another"
                );
            }
            if picture.ground != Ground::Garden {
                continue;
            }
            for on in picture.board.keys() {
                let (x, y) = board.point(square(on));
                // From the coin's middle to the tile.
                let out = |far: f32| (far.abs() - TILE / 2.0).max(0.0);
                let room = out(at.0 - x).hypot(out(at.1 - y));
                assert!(
                    room > 0.98 * coin,
                    "{name}: step {step} lies on the tile on {on}"
                );
            }
        }
    }
}
