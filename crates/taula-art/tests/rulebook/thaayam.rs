//! The pictures of Thaayam's rule book show positions and moves that the rules allow.

use serde_json::{Value, json};
use taula_art::thaayam::diagram::{Coin, Diagram, Mark, Pieces, Rulebook};
use taula_rules::games::thaayam::{Board, Event, Thaayam};
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

fn index(board: &Board, seat: u8, name: &str) -> u8 {
    let track = &board.seats[usize::from(seat)].track;
    let found = track.iter().position(|square| square == name);
    found.unwrap_or_else(|| panic!("seat {seat} does not come to {name}")) as u8
}

/// The position of a picture as it begins, a seat at play.
fn position(board: &Board, picture: &Diagram, player: u8) -> Value {
    let seats = (0..4u8).map(|seat| {
        let off = Pieces {
            off: 4,
            ..Pieces::default()
        };
        let pieces = picture.pieces.get(&seat).unwrap_or(&off);
        let indices = |names: &[String]| {
            let mut all: Vec<u8> = names.iter().map(|n| index(board, seat, n)).collect();
            all.sort_unstable();
            all
        };
        json!({"seat": seat, "off": pieces.off, "off_twins": pieces.off_twins,
            "track": indices(&pieces.track), "twins": indices(&pieces.twins),
            "castle": pieces.castle, "out": pieces.out})
    });
    let twin_return = if picture.as_twin { "twin" } else { "split" };
    let turn = if picture.scores.is_empty() {
        json!({"chance": "throw", "player": player})
    } else {
        json!({"player": player, "phase": "move"})
    };
    json!({"game": "thaayam", "turn": turn, "throws": picture.scores, "captured": false,
        "options": {"players": 4, "twin_return": twin_return, "opening": "seat0"},
        "players": seats.collect::<Vec<_>>()})
}

/// Who plays, and the moves a mark stands for, as they are written.
fn played(board: &Board, mark: &Mark) -> Option<(u8, Vec<String>)> {
    match mark {
        Mark::Enter { seat, twin: false } => Some((*seat, vec!["enter".to_owned()])),
        Mark::Enter { seat, twin: true } => Some((*seat, vec!["enter-twin".to_owned()])),
        Mark::Move { seat, from, scores } => {
            let mut at = index(board, *seat, from);
            let moves = scores.iter().map(|score| {
                let mv = format!("{score}@{at}");
                at += score;
                mv
            });
            Some((*seat, moves.collect()))
        }
        Mark::TwinMove { seat, from, scores } => {
            Some((*seat, vec![twin_move(board, *seat, from, scores)]))
        }
        Mark::Twin { seat } => Some((*seat, vec!["twin@8".to_owned()])),
        Mark::Out { seat, .. } => Some((*seat, vec!["out".to_owned()])),
        _ => None,
    }
}

fn twin_move(board: &Board, seat: u8, from: &str, scores: &[u8]) -> String {
    let mut scores = scores.to_vec();
    scores.sort_unstable_by(|a, b| b.cmp(a));
    let scores: Vec<String> = scores.iter().map(u8::to_string).collect();
    format!("{}@t{}", scores.join("+"), index(board, seat, from))
}

#[test]
fn positions_are_possible() {
    let (book, board) = book();
    for (name, picture) in pictures(&book) {
        let at = position(&board, picture, 0);
        Thaayam::read(&at, &Levels::built_in()).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    }
}

#[test]
fn moves_and_captures_are_those_of_the_rules() {
    let (book, board) = book();
    let (mut shown, mut barred) = (0, 0);
    for (name, picture) in pictures(&book) {
        let mut captured = Vec::new();
        for seat in 0..4u8 {
            let own = |mark: &&Mark| match mark {
                Mark::Blocked { seat: who, .. } => *who == seat,
                mark => played(&board, mark).is_some_and(|(who, _)| who == seat),
            };
            let own: Vec<&Mark> = marks(picture).filter(own).collect();
            if own.is_empty() {
                continue;
            }
            let at = position(&board, picture, seat);
            let (rules, mut at) = Thaayam::read(&at, &Levels::built_in())
                .unwrap_or_else(|fault| panic!("{name}: {fault}"));
            for mark in own {
                let mut legal = Vec::new();
                if let Mark::Blocked {
                    from, scores, twin, ..
                } = mark
                {
                    rules.legal_moves(&at, &mut legal);
                    let mv = if *twin {
                        twin_move(&board, seat, from, scores)
                    } else {
                        format!("{}@{}", scores[0], index(&board, seat, from))
                    };
                    let texts: Vec<String> = legal.iter().map(|mv| rules.text(&at, *mv)).collect();
                    assert!(!texts.contains(&mv), "{name}: {mv} among {texts:?}");
                    barred += 1;
                    continue;
                }
                let (_, moves) = played(&board, mark).expect("it is played");
                for text in moves {
                    legal.clear();
                    rules.legal_moves(&at, &mut legal);
                    let found = legal.iter().find(|mv| rules.text(&at, **mv) == text);
                    let Some(&mv) = found else {
                        let texts: Vec<String> =
                            legal.iter().map(|mv| rules.text(&at, *mv)).collect();
                        panic!("{name}: {text} is not among {texts:?}");
                    };
                    let mut events: Vec<Event> = Vec::new();
                    rules.play(&mut at, mv, &mut events);
                    captured.extend(events.into_iter().filter_map(|event| match event {
                        Event::Captured {
                            owner,
                            index,
                            returns,
                            ..
                        } => Some((owner, index, returns.was_twin())),
                        _ => None,
                    }));
                    shown += 1;
                }
            }
        }
        // A mark stands for all that are there.
        let marked: Vec<(Seat, u8, bool)> = marks(picture)
            .filter_map(|mark| match mark {
                Mark::Captured { seat, on, twin } => Some((*seat, on, *twin)),
                _ => None,
            })
            .flat_map(|(seat, on, twin)| {
                let pieces = &picture.pieces[&seat];
                let there = if twin { &pieces.twins } else { &pieces.track };
                let many = there.iter().filter(|square| *square == on).count();
                vec![(Seat(seat), index(&board, seat, on), twin); many]
            })
            .collect();
        assert_eq!(captured, marked, "{name}");
    }
    assert!(shown > 15 && barred == 2, "{shown} and {barred}");
}

#[test]
fn scores_on_coins_are_those_that_are_played() {
    let (book, _) = book();
    for (name, picture) in pictures(&book) {
        // Rows of seeds stand for throws of their own.
        let seeds = marks(picture).any(|mark| matches!(mark, Mark::Seeds { .. }));
        let mut coins: Vec<u8> = marks(picture)
            .filter_map(|mark| match mark {
                Mark::Scores { coins, .. } => Some(coins),
                _ => None,
            })
            .flatten()
            .filter_map(|coin| match coin {
                Coin::Left(score) | Coin::Chosen(score) => Some(*score),
                Coin::Struck(_) => None,
            })
            .collect();
        coins.sort_unstable();
        let played = marks(picture).all(|mark| !matches!(mark, Mark::Scores { .. }));
        if !seeds && !played && name != "castle" {
            assert_eq!(coins, picture.scores, "{name}");
        }
    }
}

#[test]
fn seeds_score_what_stands_beside_them() {
    let (book, _) = book();
    let chapter = book.chapters.iter().find(|c| c.id == "seeds").unwrap();
    for step in &chapter.figure.steps {
        let [_, Mark::Seeds { light, .. }, Mark::Scores { coins, .. }] = &step[..] else {
            panic!("{step:?}");
        };
        let score = if *light == 0 { 8 } else { *light };
        assert_eq!(coins[..], [Coin::Left(score)]);
    }
}

/// How far a point lies from a piece, which is long and slim.
fn from_piece(board: &Board, (x, y): Point, name: &str) -> f32 {
    let (file, rank) = board.square(name).expect("the square is on the board");
    let (mx, my) = (
        f32::from(file) + 0.5,
        f32::from(board.ranks - 1 - rank) + 0.5,
    );
    (x - mx).hypot((y - my).abs() - (y - my).abs().min(0.25))
}

#[test]
fn coins_of_steps_lie_on_no_piece_and_on_no_other() {
    let (book, board) = book();
    for (name, picture) in pictures(&book) {
        let coin = picture.coin(&board);
        let (x, y) = board.corner;
        let [left, top, right, bottom] = picture.shown(&board);
        let mut lying: Vec<Point> = Vec::new();
        for (i, step) in picture.steps.iter().enumerate() {
            let tags: Vec<Point> = step
                .iter()
                .filter_map(|mark| match mark {
                    Mark::Tag { at } => Some(*at),
                    _ => None,
                })
                .collect();
            let figure = book
                .chapters
                .iter()
                .any(|c| std::ptr::eq(&c.figure, picture));
            assert_eq!(tags.len(), usize::from(figure), "{name}: step {}", i + 1);
            lying.extend(tags);
        }
        for (i, at) in lying.iter().enumerate() {
            assert!(
                at.0 + x - coin > left
                    && at.0 + x + coin < right
                    && at.1 + y - coin > top
                    && at.1 + y + coin < bottom,
                "{name}: step {} is cut",
                i + 1
            );
            for other in &lying[..i] {
                let apart = (other.0 - at.0).hypot(other.1 - at.1);
                assert!(apart > 2.0 * coin, "{name}: step {} lies on another", i + 1);
            }
            for pieces in picture.pieces.values() {
                // A single stick is slim; where several stand, the example is looked at.
                for square in &pieces.track {
                    let apart = from_piece(&board, *at, square);
                    assert!(
                        apart > coin,
                        "{name}: step {} lies on a piece on {square}",
                        i + 1
                    );
                }
            }
        }
    }
}

#[test]
fn seats_are_painted_in_the_colours_they_play() {
    use taula_art::Dye;
    use taula_art::thaayam::diagram::diagram;
    let (book, board) = book();
    let capture = &book.chapters.iter().find(|c| c.id == "capture").unwrap();
    let mut dyes: Vec<Option<Dye>> = Dye::ALL.into_iter().map(Some).collect();
    let paint = |dyes: &[Option<Dye>]| diagram(&board, &capture.figure, dyes, 8.0, None).pixels;
    let (plain, nobody) = (paint(&dyes), paint(&[]));
    dyes.swap(0, 3);
    let other = paint(&dyes);
    assert!(plain != other && plain != nobody && other != nobody);
}
