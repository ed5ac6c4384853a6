//! The pictures of Tebas's rule book show positions and moves that the rules allow, or forbid, as they say.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};
use taula_art::tebas::diagram::{Diagram, Mark, Rulebook, point};
use taula_rules::games::tebas::{Board, Circle, Event, PIECES, Position, Stack, Tebas};
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

fn marks(picture: &Diagram) -> impl Iterator<Item = &Mark> {
    picture.steps.iter().flatten()
}

fn circle(name: &str) -> Circle {
    name.parse()
        .unwrap_or_else(|_| panic!("the board has no circle {name}"))
}

fn stack(picture: &Diagram, on: &str) -> Stack {
    picture.board[on].parse().expect("it is a stack")
}

/// The position of a picture, a seat at play; who has no piece in it that could move has one outside.
fn position(picture: &Diagram, player: u8) -> Value {
    let mut board = Map::new();
    let mut out = [PIECES; 2];
    let mut free = BTreeSet::new();
    for (on, text) in &picture.board {
        board.insert(on.clone(), json!(text));
        let stack = stack(picture, on);
        for (seat, out) in (0..).zip(&mut out) {
            *out -= stack.count(Seat(seat));
        }
        free.insert(stack.top().0);
    }
    for (seat, sign) in [(0, 'I'), (1, 'L')] {
        if !free.contains(&seat) {
            board.insert("k4".to_owned(), json!(format!("{sign}1")));
            out[usize::from(seat)] -= 1;
        }
    }
    json!({"game": "tebas", "turn": {"player": player, "phase": "move"},
        "options": {"repetition": true, "quiet_limit": 60, "opening": "seat0"},
        "board": board, "redeploy": 0, "out": out, "quiet": 0})
}

fn lay(name: &str, picture: &Diagram, player: u8) -> (Tebas, Position) {
    Tebas::read(&position(picture, player), &Levels::built_in())
        .unwrap_or_else(|fault| panic!("{name}: {fault}"))
}

fn texts(rules: &Tebas, at: &Position) -> Vec<String> {
    let mut legal = Vec::new();
    rules.legal_moves(at, &mut legal);
    legal.iter().map(|mv| rules.text(at, *mv)).collect()
}

/// Plays a move that has to be legal, and tells what happened.
fn play(name: &str, rules: &Tebas, at: &mut Position, text: &str) -> Vec<Event> {
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

fn go(path: &[String]) -> String {
    format!("{}-{}", path[0], path[path.len() - 1])
}

#[test]
fn positions_are_possible() {
    let (book, board) = book();
    assert_eq!(book.check(&board), Ok(()));
    for (name, picture) in pictures(&book) {
        for player in [0, 1] {
            lay(&name, picture, player);
        }
    }
}

#[test]
fn ways_are_legal_and_barred_ones_are_not() {
    let (book, _) = book();
    let (mut shown, mut barred) = (0, 0);
    for (name, picture) in pictures(&book) {
        for mark in marks(picture) {
            match mark {
                Mark::Way(path) => {
                    let owner = stack(picture, &path[0]).top();
                    let (rules, mut at) = lay(&name, picture, owner.0);
                    let passed: Vec<Circle> = path[1..].iter().map(|on| circle(on)).collect();
                    let ways = rules.ways(&at, circle(&path[0]));
                    assert!(
                        ways.iter().any(|way| way.path == passed),
                        "{name}: no way leads along {path:?}"
                    );
                    play(&name, &rules, &mut at, &go(path));
                    shown += 1;
                }
                Mark::Barred(path) => {
                    let owner = stack(picture, &path[0]).top();
                    let (rules, at) = lay(&name, picture, owner.0);
                    let legal = texts(&rules, &at);
                    assert!(!legal.contains(&go(path)), "{name}: {path:?} can be gone");
                    barred += 1;
                }
                Mark::Turned { on, to, .. } => {
                    let owner = stack(picture, on).top();
                    let (rules, mut at) = lay(&name, picture, owner.0);
                    play(&name, &rules, &mut at, &format!("{on}@{to}"));
                    shown += 1;
                }
                Mark::Free { on } => {
                    let free = stack(picture, on).top();
                    let inside = picture.board.keys().filter(|circle| {
                        let inner = !circle.ends_with(['1', '4']);
                        inner && stack(picture, circle).top() == free
                    });
                    let inside: Vec<&String> = inside.collect();
                    assert_eq!(inside, [on], "{name}: the only free piece inside");
                }
                _ => {}
            }
        }
    }
    assert!(shown > 18 && barred > 9, "{shown} and {barred}");
}

/// The ends of what is forbidden are where the clause says: another player of the same number of steps, or a
/// circle that none of them leads to.
#[test]
fn forbidden_ends_are_forbidden_for_the_reason_told() {
    use taula_rules::games::tebas::{Refusal, Verdict};
    let (book, _) = book();
    let told: &[(&str, &[Refusal])] = &[
        ("border, but", &[]),
        ("ends", &[Refusal::Full, Refusal::Flowered]),
        ("stacks, but", &[Refusal::Full]),
        ("free", &[Refusal::LastFree]),
        ("free, but", &[Refusal::LastFreeStack]),
        ("enter", &[Refusal::MustEnter]),
    ];
    for (name, picture) in pictures(&book) {
        let Some((_, told)) = told.iter().find(|(of, _)| *of == name) else {
            continue;
        };
        let mut found = Vec::new();
        for mark in marks(picture) {
            let Mark::Barred(path) = mark else { continue };
            let (rules, at) = lay(&name, picture, stack(picture, &path[0]).top().0);
            let end = circle(&path[path.len() - 1]);
            for way in rules.ways(&at, circle(&path[0])) {
                if let (Some(last), Verdict::Refused(why)) = (way.end, way.verdict)
                    && last == end
                {
                    found.push(why);
                }
            }
        }
        assert_eq!(found, *told, "{name}");
    }
}

#[test]
fn what_is_undone_leaves_and_comes_back_as_shown() {
    let (book, board) = book();
    let chapter = book.chapters.iter().find(|c| c.id == "undone").unwrap();
    let picture = &chapter.figure;
    let way = marks(picture).find_map(|mark| match mark {
        Mark::Way(path) => Some(path),
        _ => None,
    });
    let way = way.expect("the stack moves");
    let moved = stack(picture, &way[0]);
    let (rules, mut at) = lay("undone", picture, moved.top().0);
    play("undone", &rules, &mut at, &go(way));
    let end = circle(&way[way.len() - 1]);
    assert_eq!(at.stack(end), Some(moved.top_piece()));
    let mut gone = 0;
    for mark in marks(picture) {
        match mark {
            Mark::Drop { from, to, seat } => {
                assert_eq!(circle(from), end);
                play("undone", &rules, &mut at, &format!("drop {to}"));
                let put = at.stack(circle(to)).expect("it stands there");
                assert_eq!(put.top(), Seat(*seat));
                let border = board.field(circle(to)).border().expect("it is outside");
                assert_eq!(put.number(border), board.facing, "as at the start");
            }
            Mark::Gone { on, from, .. } => {
                assert_eq!((on, circle(from)), (&way[0], end));
                gone += 1;
            }
            _ => {}
        }
    }
    let json = rules.to_json(&at);
    assert_eq!(gone, 1);
    assert_eq!(json["turn"]["player"], 1, "all are put back: {json}");
}

#[test]
fn the_first_and_the_last_picture_are_the_start_and_the_end() {
    let (book, _) = book();
    let options = Tebas::read_options(&json!({"opening": "seat0"})).unwrap();
    let rules = Tebas::new(options, &Levels::built_in()).unwrap();
    let start = rules.to_json(&rules.start());
    let first = &book.chapters[0];
    for picture in std::iter::once(&first.figure).chain(&first.exception) {
        assert_eq!(json!(picture.board), start["board"]);
    }
    let last = &book.chapters.last().unwrap().figure;
    let won = marks(last).find_map(|mark| match mark {
        Mark::Way(path) => Some(path),
        _ => None,
    });
    let (rules, mut at) = lay("end", last, 0);
    play("end", &rules, &mut at, &go(won.unwrap()));
    let turn = &rules.to_json(&at)["turn"];
    assert_eq!(turn["ranking"], json!([[0], [1]]), "{turn}");
}

#[test]
fn coins_of_steps_lie_on_no_piece_and_on_no_other() {
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
            let clear = |(x, y): Point, room: f32| (at.0 - x).hypot(at.1 - y) > room;
            for other in &lying[..i] {
                assert!(
                    clear(*other, 2.0 * coin),
                    "{name}: step {step} lies on another"
                );
            }
            for on in picture.board.keys() {
                let free = clear(board.point(circle(on)), 0.97 * board.disc + coin);
                assert!(free, "{name}: step {step} lies on the piece on {on}");
            }
        }
    }
}
