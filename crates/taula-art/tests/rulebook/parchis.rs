//! The pictures of Parchís's rule book show positions and moves that the rules allow, and are painted whole.

use serde_json::{Value, json};
use taula_art::Dye;
use taula_art::parchis::FRAME;
use taula_art::parchis::diagram::{Diagram, Mark, Place, Rulebook, diagram};
use taula_rules::games::parchis::{Board, Event, Move, Parchis, Position, Stage};
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

fn marks(picture: &Diagram) -> impl Iterator<Item = Mark> + '_ {
    picture.steps.iter().flatten().copied()
}

/// The standard rules, to find ways and indices with.
fn plain() -> Parchis {
    let options = Parchis::read_options(&json!({})).unwrap();
    Parchis::new(options, &Levels::built_in()).unwrap()
}

fn index(seat: u8, place: Place) -> u8 {
    let rules = plain();
    let tracks = rules.tracks();
    match place {
        Place::Ring(number) => tracks
            .index(Seat(seat), number)
            .unwrap_or_else(|| panic!("seat {seat} does not come to {number}")),
        Place::Column(step) => tracks.column[usize::from(seat)] + step - 1,
    }
}

/// Where a picture's pieces are, by seat: at home, the indices, in the goal.
fn standing(picture: &Diagram) -> [(u8, Vec<u8>, u8); 4] {
    std::array::from_fn(|seat| {
        let seat = seat as u8;
        let Some(pieces) = picture.pieces.get(&seat) else {
            return (4, Vec::new(), 0);
        };
        let ring = pieces.ring.iter().map(|&n| index(seat, Place::Ring(n)));
        let column = pieces.column.iter().map(|&n| index(seat, Place::Column(n)));
        let mut track: Vec<u8> = ring.chain(column).collect();
        track.sort_unstable();
        (pieces.home, track, pieces.goal)
    })
}

/// The position of a picture with other things to say about it.
fn position(
    picture: &Diagram,
    pieces: &[(u8, Vec<u8>, u8); 4],
    other: Value,
) -> (Parchis, Position) {
    let mut options = json!({"players": 4, "opening": "seat0"});
    for option in &picture.options {
        options[option] = json!(true);
    }
    let seats = |keep: &dyn Fn(u8, &(u8, Vec<u8>, u8)) -> bool| -> Vec<u8> {
        (0..4)
            .filter(|&seat| keep(seat, &pieces[usize::from(seat)]))
            .collect()
    };
    let mut at = json!({
        "game": "parchis", "options": options, "turn": {"chance": "die", "player": 0},
        "die": 0, "count": 0, "bonuses": [], "sixes": 0, "last_moved": null, "late": {},
        "players": pieces.iter().enumerate().map(|(seat, (home, track, goal))| {
            json!({"seat": seat, "home": home, "track": track, "goal": goal})
        }).collect::<Vec<_>>(),
        "finished": seats(&|_, p| p.2 == 4),
    });
    if picture
        .options
        .iter()
        .any(|option| option == "two_on_first_five")
    {
        at["first_five"] = json!(seats(&|_, p| p.0 < 4));
    }
    // Where two colours stand on an exit, the one that is captured came last.
    for exit in [5, 22, 39, 56] {
        let there: Vec<u8> = picture
            .pieces
            .iter()
            .filter(|(_, pieces)| pieces.ring.contains(&exit))
            .map(|(&seat, _)| seat)
            .collect();
        let captured = marks(picture).find_map(|mark| match mark {
            Mark::Captured { seat, on, .. } if on == Place::Ring(exit) => Some(seat),
            _ => None,
        });
        if let [_, last] = there[..] {
            at["late"][exit.to_string()] = json!(captured.unwrap_or(last));
        }
    }
    for (key, value) in other.as_object().unwrap() {
        at[key] = value.clone();
    }
    Parchis::read(&at, &Levels::built_in()).unwrap_or_else(|fault| panic!("{fault}: {at}"))
}

fn throws(seat: u8) -> Value {
    json!({"turn": {"chance": "die", "player": seat}})
}

/// The moves there are after a seat of a picture has thrown what gives `count`, or has it to count.
fn moves(picture: &Diagram, seat: u8, count: u8) -> (Parchis, Position, Vec<Move>) {
    let pieces = standing(picture);
    let (rules, mut at) = match count {
        10 | 20 => position(
            picture,
            &pieces,
            json!({"turn": {"player": seat, "phase": "move"}, "die": 1, "count": count}),
        ),
        _ => position(picture, &pieces, throws(seat)),
    };
    if count < 10 {
        rules.play(&mut at, Move::Roll(count.min(6)), &mut ());
    }
    let mut moves = Vec::new();
    if at.stage == Stage::Count && at.player == Seat(seat) {
        assert_eq!(at.count, count, "what is counted for the throw");
        rules.legal_moves(&at, &mut moves);
    }
    (rules, at, moves)
}

#[test]
fn positions_are_possible() {
    let (book, board) = book();
    for (name, picture) in pictures(&book) {
        for (&seat, pieces) in &picture.pieces {
            assert!(usize::from(seat) < board.seats.len(), "{name}");
            let out = pieces.ring.len() + pieces.column.len();
            let all = usize::from(pieces.home) + out + usize::from(pieces.goal);
            assert_eq!(all, 4, "{name}: the pieces of seat {seat}");
        }
        // The rules refuse a third piece on a square, and two colours on a white one.
        position(picture, &standing(picture), json!({}));
        // Of a home that is shown whole it is told what is in it.
        let (left, top, right, bottom) = picture.window;
        for (seat, place) in board.seats.iter().enumerate() {
            let whole = place.home.corners.iter().all(|&(x, y)| {
                (f32::from(left)..=f32::from(right)).contains(&x)
                    && (f32::from(top)..=f32::from(bottom)).contains(&y)
            });
            let told = picture.pieces.contains_key(&(seat as u8));
            assert!(told || !whole, "{name}: nothing is said of seat {seat}");
        }
    }
}

#[test]
fn moves_are_those_of_the_rules() {
    let (book, _) = book();
    let mut shown = 0;
    for (name, picture) in pictures(&book) {
        for mark in marks(picture) {
            let (seat, count, mv, may) = match mark {
                Mark::Move { seat, from, count } => {
                    let from = index(seat, from);
                    (seat, count, Move::Count { count, from }, true)
                }
                Mark::Blocked { seat, from, count } => {
                    let from = index(seat, from);
                    (seat, count, Move::Count { count, from }, false)
                }
                Mark::Out { seat, pieces: 1 } => (seat, 5, Move::Exit, true),
                Mark::Out { seat, pieces: 2 } => (seat, 5, Move::ExitTwo, true),
                Mark::Out { pieces, .. } => panic!("{name}: {pieces} pieces come out"),
                _ => continue,
            };
            let (_, _, moves) = moves(picture, seat, count);
            assert_eq!(moves.contains(&mv), may, "{name}: {mv} among {moves:?}");
            if let Mark::Blocked { from, .. } = mark {
                let (_, track, _) = &standing(picture)[usize::from(seat)];
                assert!(
                    track.contains(&index(seat, from)),
                    "{name}: nobody is there"
                );
            }
            shown += 1;
        }
    }
    assert!(shown > 15);
}

#[test]
fn captures_are_those_of_the_rules() {
    let (book, _) = book();
    for (name, picture) in pictures(&book) {
        let mut captured = Vec::new();
        for mark in marks(picture) {
            let (seat, count) = match mark {
                Mark::Move { seat, count, .. } => (seat, count),
                Mark::Out { seat, .. } => (seat, 5),
                _ => continue,
            };
            let (rules, mut at, _) = moves(picture, seat, count);
            let mv = match mark {
                Mark::Move { seat, from, count } => Move::Count {
                    count,
                    from: index(seat, from),
                },
                Mark::Out { pieces: 1, .. } => Move::Exit,
                _ => Move::ExitTwo,
            };
            let mut events: Vec<Event> = Vec::new();
            rules.play(&mut at, mv, &mut events);
            captured.extend(events.into_iter().filter_map(|event| match event {
                Event::Captured { owner, index, .. } => Some((owner.0, index)),
                _ => None,
            }));
        }
        let marked: Vec<_> = marks(picture)
            .filter_map(|mark| match mark {
                Mark::Captured { seat, on, .. } => Some((seat, index(seat, on))),
                _ => None,
            })
            .collect();
        assert_eq!(captured, marked, "{name}");
    }
}

#[test]
fn a_third_six_does_what_is_shown() {
    let (book, _) = book();
    let mut shown = 0;
    for (name, picture) in pictures(&book) {
        for mark in marks(picture) {
            let Mark::ThirdSix { seat, from, .. } = mark else {
                continue;
            };
            let last = index(seat, from);
            let mut pieces = standing(picture);
            let track = &mut pieces[usize::from(seat)].1;
            if !track.contains(&last) {
                // The piece has been moved there in the same picture.
                let moved = marks(picture).find_map(|mark| match mark {
                    Mark::Move {
                        seat: other,
                        from,
                        count,
                    } if other == seat => {
                        let from = index(seat, from);
                        (from + count == last).then_some(from)
                    }
                    _ => None,
                });
                let moved = moved.unwrap_or_else(|| panic!("{name}: nobody came to {last}"));
                track.retain(|&index| index != moved);
                track.push(last);
            }
            let (rules, mut at) = position(
                picture,
                &pieces,
                json!({"turn": {"chance": "die", "player": seat}, "die": 6, "sixes": 2, "last_moved": last}),
            );
            let mut events = Vec::new();
            rules.play(&mut at, Move::Roll(6), &mut events);
            let player = Seat(seat);
            let expected = match from {
                Place::Ring(_) => Event::SentHome {
                    player,
                    index: last,
                },
                Place::Column(_) => Event::Spared {
                    player,
                    index: Some(last),
                },
            };
            assert!(events.contains(&expected), "{name}: {events:?}");
            shown += 1;
        }
    }
    assert_eq!(shown, 2);
}

/// Whether a point lies in a polygon.
fn within(corners: &[Point], (x, y): Point) -> bool {
    let ends = corners.iter().zip(corners.iter().cycle().skip(1));
    ends.filter(|(a, b)| (a.1 <= y) != (b.1 <= y))
        .filter(|(a, b)| a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0) > x)
        .count()
        % 2
        == 1
}

/// Points around a middle.
fn around((x, y): Point, r: f32) -> impl Iterator<Item = Point> {
    (0..16).map(move |i| {
        let a = i as f32 / 16.0 * std::f32::consts::TAU;
        (x + r * a.cos(), y + r * a.sin())
    })
}

#[test]
fn windows_cut_no_square() {
    let (book, board) = book();
    for (name, picture) in pictures(&book) {
        let (left, top, right, bottom) = picture.window;
        let (left, top) = (f32::from(left), f32::from(top));
        let (right, bottom) = (f32::from(right), f32::from(bottom));
        assert!(left < right && top < bottom, "{name}");
        assert!(right <= board.field.0 && bottom <= board.field.1, "{name}");
        let ring = board.ring.iter().map(|square| &square.corners);
        let columns = board.seats.iter().flat_map(|seat| &seat.column);
        for corners in ring.chain(columns.map(|square| &square.corners)) {
            let span = |f: fn(&Point) -> f32| {
                let low = corners.iter().map(f).fold(f32::MAX, f32::min);
                (low, corners.iter().map(f).fold(f32::MIN, f32::max))
            };
            let ((x0, x1), (y0, y1)) = (span(|p| p.0), span(|p| p.1));
            let seen = x0 < right && x1 > left && y0 < bottom && y1 > top;
            let whole = x0 >= left && x1 <= right && y0 >= top && y1 <= bottom;
            assert!(whole || !seen, "{name} cuts the square {corners:?}");
        }
        let size = picture.size(&board);
        let ends = usize::from(left == 0.0) + usize::from(right == board.field.0);
        assert!(
            (size.0 - (right - left) - ends as f32 * FRAME).abs() < 1e-4,
            "{name}"
        );
    }
}

#[test]
fn coins_dice_and_bonuses_lie_on_no_square() {
    let (book, board) = book();
    for (name, picture) in pictures(&book) {
        let coin = picture.coin(&board);
        let mut lying: Vec<(Point, f32)> = Vec::new();
        for (i, step) in picture.steps.iter().enumerate() {
            let tags = step
                .iter()
                .filter(|mark| matches!(mark, Mark::Tag { .. }))
                .count();
            let figure = book
                .chapters
                .iter()
                .any(|c| std::ptr::eq(&c.figure, picture));
            assert_eq!(tags, usize::from(figure), "{name}: step {}", i + 1);
        }
        for mark in marks(picture) {
            let (at, r) = match mark {
                Mark::Tag { at } | Mark::Die { at, .. } => (at, coin),
                Mark::Bonus { at, .. } => (at, coin * 1.2),
                _ => continue,
            };
            let shown = picture.shown(&board);
            let (left, top, right, bottom) = (shown[0], shown[1], shown[2], shown[3]);
            assert!(
                at.0 - r > left && at.0 + r < right && at.1 - r > top && at.1 + r < bottom,
                "{name}: {mark:?} is cut"
            );
            let ring = board.ring.iter().map(|square| &square.corners);
            let columns = board.seats.iter().flat_map(|seat| &seat.column);
            for corners in ring.chain(columns.map(|square| &square.corners)) {
                let on = around(at, coin * 0.98)
                    .chain([at])
                    .any(|p| within(corners, p));
                assert!(!on, "{name}: {mark:?} lies on {corners:?}");
            }
            for &(other, size) in &lying {
                let apart = (other.0 - at.0).hypot(other.1 - at.1);
                assert!(apart >= size + r - 0.02, "{name}: {mark:?} lies on another");
            }
            lying.push((at, r));
        }
    }
}

fn dyes() -> Vec<Option<Dye>> {
    Dye::ALL.into_iter().map(Some).collect()
}

#[test]
fn seats_are_painted_in_the_colours_they_play() {
    let (book, board) = book();
    let capture = book.chapters.iter().find(|c| c.id == "capture").unwrap();
    let plain = diagram(&board, &capture.figure, &dyes(), 20.0, None).pixels;
    let mut other = dyes();
    other.swap(0, 3);
    let other = diagram(&board, &capture.figure, &other, 20.0, None).pixels;
    let nobody = diagram(&board, &capture.figure, &[], 20.0, None).pixels;
    assert!(plain != other && plain != nobody && other != nobody);
}

#[test]
fn what_a_board_lacks_is_not_drawn() {
    let (_, board) = book();
    let strange = r#"(window: (13, 6, 20, 14), pieces: {0: (ring: [0, 99], column: [9]), 7: (home: 2)},
        steps: [[Move(seat: 9, from: Ring(1), count: 3), Blocked(seat: 0, from: Column(0), count: 99),
                 Way(seat: 8), Out(seat: 7), Captured(seat: 6, on: Ring(70)),
                 ThirdSix(seat: 9, from: Column(3), to: (1, 1)), Move(seat: 0, from: Ring(10), count: 250)]])"#;
    let book = format!(r#"(board: "standard", chapters: [(id: "strange", figure: {strange})])"#);
    let book = Rulebook::read(&book).unwrap();
    diagram(&board, &book.chapters[0].figure, &dyes(), 12.0, None);
    assert!(
        Rulebook::read("(board: 3)")
            .unwrap_err()
            .contains("line 1, column ")
    );
    assert!(book.check(&board).is_err());
}

#[test]
fn a_book_that_cannot_be_drawn_is_told_from_one_that_can() {
    let (book, board) = book();
    assert_eq!(book.check(&board), Ok(()));
    let told = |figure: &str| {
        let text = format!(r#"(board: "standard", chapters: [(id: "one", figure: {figure})])"#);
        let book = Rulebook::read(&text).unwrap();
        let fault = book.check(&board).unwrap_err();
        assert!(fault.starts_with("the chapter `one`: "), "{fault}");
        fault
    };
    for (figure, why) in [
        ("(window: (13, 6, 13, 14), steps: [[]])", "window"),
        ("(window: (13, 6, 21, 14), steps: [[]])", "window"),
        ("(window: (13, 6, 20, 14), steps: [])", "0 steps"),
        (
            "(window: (13, 6, 20, 14), steps: [[]], pieces: {4: (home: 4)})",
            "seat 4",
        ),
        (
            "(window: (13, 6, 20, 14), steps: [[]], pieces: {0: (home: 3)})",
            "3 pieces",
        ),
        (
            "(window: (13, 6, 20, 14), steps: [[]], pieces: {0: (home: 3, ring: [99])})",
            "Ring(99)",
        ),
        (
            "(window: (13, 6, 20, 14), steps: [[]], pieces: {0: (home: 3, column: [0])})",
            "Column(0)",
        ),
        (
            "(window: (13, 6, 20, 14), steps: [[Move(seat: 0, from: Ring(10), count: 0)]])",
            "0 cannot",
        ),
        (
            "(window: (13, 6, 20, 14), steps: [[Move(seat: 0, from: Column(7), count: 2)]])",
            "beyond the goal",
        ),
        (
            "(window: (13, 6, 20, 14), steps: [[Tag(at: (900, 3))]])",
            "900",
        ),
        (
            "(window: (13, 6, 20, 14), steps: [[Die(face: 7, at: (14, 7))]])",
            "shows 7",
        ),
        (
            "(window: (13, 6, 20, 14), steps: [[Out(seat: 0, pieces: 3)]])",
            "3 pieces",
        ),
    ] {
        let fault = told(figure);
        assert!(fault.contains(why), "{fault}");
    }
    let none = Rulebook::read(r#"(board: "standard", chapters: [])"#).unwrap();
    assert!(none.check(&board).is_err());
}
