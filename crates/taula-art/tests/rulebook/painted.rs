//! The pictures of every game's rule book are painted whole, step by step, and always the same.

use taula_art::rulebook::{Picture, Rulebook};
use taula_art::{Drawn, Dye, Pixels, parchis, taihou, tebas, thaayam};
use taula_rules::{Levels, games};

/// A game's book and the board its pictures are drawn from.
struct Game<P: Picture> {
    book: Rulebook<P>,
    board: P::Board,
}

fn parchis() -> Game<parchis::diagram::Diagram> {
    let book = Rulebook::built_in();
    let board = games::parchis::Board::read(&Levels::built_in(), &book.board);
    Game {
        book,
        board: board.expect("the board reads"),
    }
}

fn thaayam() -> Game<thaayam::diagram::Diagram> {
    let book = Rulebook::built_in();
    let board = games::thaayam::Board::read(&Levels::built_in(), &book.board);
    Game {
        book,
        board: board.expect("the board reads"),
    }
}

fn tebas() -> Game<tebas::diagram::Diagram> {
    let book = Rulebook::built_in();
    let board = games::tebas::Board::read(&Levels::built_in(), &book.board);
    Game {
        book,
        board: board.expect("the board reads"),
    }
}

fn taihou() -> Game<taihou::diagram::Diagram> {
    let book = Rulebook::built_in();
    let board = games::taihou::Board::read(&Levels::built_in(), &book.board);
    Game {
        book,
        board: board.expect("the board reads"),
    }
}

impl<P: Picture> Game<P> {
    /// Every picture, and what to call it.
    fn pictures(&self) -> Vec<(String, &P)> {
        let chapters = self.book.chapters.iter();
        chapters
            .flat_map(|chapter| {
                let figure = (chapter.id.clone(), &chapter.figure);
                let exception = chapter.exception.as_ref();
                std::iter::once(figure)
                    .chain(exception.map(|picture| (format!("{}, but", chapter.id), picture)))
            })
            .collect()
    }

    fn paint(&self, picture: &P, unit: f32, step: Option<usize>) -> Drawn {
        let dyes: Vec<Option<Dye>> = Dye::ALL.into_iter().map(Some).collect();
        picture.paint(&self.board, &dyes, unit, step)
    }

    fn are_painted_whole(&self, units: [f32; 3]) {
        for (name, picture) in self.pictures() {
            for unit in units {
                let pixels = self.paint(picture, unit, None).pixels;
                let (w, h) = picture.size(&self.board);
                let margin = picture.margin(&self.board, unit);
                let near = |a: u32, b: f32| (a as f32 - b).abs() <= 1.0;
                let size = (pixels.width - 2 * margin, pixels.height - 2 * margin);
                assert!(
                    near(size.0, w * unit) && near(size.1, h * unit),
                    "{name}: {pixels:?}"
                );
                whole(&name, &pixels, margin);
            }
        }
    }

    fn show_their_steps_alone(&self, unit: f32) {
        for chapter in &self.book.chapters {
            let paint = |step| self.paint(&chapter.figure, unit, step).pixels;
            let mut seen = vec![paint(None), paint(Some(usize::MAX))];
            for step in 0..chapter.figure.steps() {
                let one = paint(Some(step));
                assert!(!seen.contains(&one), "{}: step {}", chapter.id, step + 1);
                seen.push(one);
            }
        }
    }

    fn are_always_the_same(&self, unit: f32) {
        for (name, picture) in self.pictures() {
            let paint = || self.paint(picture, unit, None).pixels;
            assert_eq!(paint(), paint(), "{name}");
        }
    }

    /// What is wrong with a book of one chapter with this figure.
    fn fault(&self, figure: &str) -> String {
        let text = format!(r#"(board: "standard", chapters: [(id: "one", figure: {figure})])"#);
        let book = Rulebook::<P>::read(&text).unwrap_or_else(|fault| panic!("{fault}: {figure}"));
        let fault = book.check(&self.board).unwrap_err();
        assert!(fault.starts_with("the chapter `one`: "), "{fault}");
        fault
    }
}

/// Within it is solid, but for its round corners; above and left of it there is no shadow to speak of, and
/// nothing that sticks out.
fn whole(name: &str, pixels: &Pixels, margin: u32) {
    let alpha = |x: u32, y: u32| pixels.at(x as i32, y as i32)[3];
    for x in 0..pixels.width {
        assert_eq!((alpha(x, 0), alpha(x, pixels.height - 1)), (0, 0), "{name}");
    }
    for y in 0..pixels.height {
        assert_eq!((alpha(0, y), alpha(pixels.width - 1, y)), (0, 0), "{name}");
    }
    let inset = margin + margin / 2;
    for x in inset..pixels.width - inset {
        for y in [margin + 1, pixels.height / 2, pixels.height - margin - 3] {
            assert_eq!(alpha(x, y), 255, "{name} at {x}, {y}");
        }
        for y in [margin / 2, pixels.height - margin / 2] {
            assert!(alpha(x, y) < 128, "{name} at {x}, {y}");
        }
    }
}

#[test]
fn pictures_are_painted_whole_with_nothing_around() {
    parchis().are_painted_whole([13.0, 24.0, 35.0]);
    thaayam().are_painted_whole([4.5, 9.0, 15.0]);
    tebas().are_painted_whole([6.0, 10.0, 16.0]);
    taihou().are_painted_whole([3.5, 5.0, 8.0]);
}

#[test]
fn a_step_shows_its_marks_alone() {
    parchis().show_their_steps_alone(14.0);
    thaayam().show_their_steps_alone(5.0);
    tebas().show_their_steps_alone(8.0);
    taihou().show_their_steps_alone(4.0);
}

#[test]
fn the_same_picture_has_the_same_pixels() {
    parchis().are_always_the_same(13.0);
    thaayam().are_always_the_same(4.0);
    tebas().are_always_the_same(6.0);
    taihou().are_always_the_same(3.5);
}

#[test]
fn a_book_that_cannot_be_drawn_is_told_from_one_that_can() {
    let game = thaayam();
    assert_eq!(game.book.check(&game.board), Ok(()));
    for (figure, why) in [
        ("(window: (3, 0, 3, 5), steps: [[]])", "window"),
        ("(window: (0, 0, 6, 5), steps: [[]])", "window"),
        ("(window: (0, 0, 5, 4), table: 1, steps: [[]])", "last rank"),
        ("(window: (0, 0, 5, 5), table: 900, steps: [[]])", "900"),
        ("(window: (0, 0, 5, 5), steps: [])", "0 steps"),
        (
            "(window: (0, 0, 5, 5), steps: [[]], pieces: {4: (off: 4)})",
            "seat 4",
        ),
        (
            "(window: (0, 0, 5, 5), steps: [[]], pieces: {0: (off: 3)})",
            "3 pieces",
        ),
        (
            "(window: (0, 0, 5, 5), steps: [[]], pieces: {0: (off: 255, off_twins: 255)})",
            "765 pieces",
        ),
        (
            r#"(window: (0, 0, 5, 5), steps: [[]], pieces: {0: (off: 3, track: ["f1"])})"#,
            "`f1`",
        ),
        (
            "(window: (0, 0, 5, 5), steps: [[]], scores: [5])",
            "scores 5",
        ),
        (
            r#"(window: (0, 0, 5, 5), steps: [[Move(seat: 0, from: "c2", scores: [2])]])"#,
            "to no square",
        ),
        (
            r#"(window: (0, 0, 5, 5), steps: [[TwinMove(seat: 0, from: "c5", scores: [1])]])"#,
            "to no square",
        ),
        (
            "(window: (0, 0, 5, 5), steps: [[Tag(at: (900, 3))]])",
            "900",
        ),
        (
            "(window: (0, 0, 5, 5), steps: [[Seeds(light: 5, at: (1, 1))]])",
            "not 5",
        ),
        (
            "(window: (0, 0, 5, 5), steps: [[Scores(coins: [], at: (1, 1))]])",
            "0 coins",
        ),
        (
            "(window: (0, 0, 5, 5), steps: [[Track(seat: 9)]])",
            "seat 9",
        ),
        (
            r#"(window: (0, 0, 5, 5), steps: [[Captured(seat: 1, on: "z9")]])"#,
            "`z9`",
        ),
    ] {
        let fault = game.fault(figure);
        assert!(fault.contains(why), "{fault}");
    }
}

#[test]
fn what_a_board_of_thaayam_lacks_is_not_drawn() {
    let game = thaayam();
    let strange = r#"(window: (2, 2, 5, 5), table: 0.5, pieces: {0: (track: ["c1", "z9"], twins: ["", "e1"], aside: Some((900, 9)))},
        steps: [[Move(seat: 9, from: "c1", scores: [3]), Blocked(seat: 0, from: "c3", scores: [8, 8, 8]),
                 Track(seat: 8), Enter(seat: 7), Captured(seat: 6, on: "a1"), Twin(seat: 5),
                 Twin(seat: 1), Out(seat: 4, to: (1, 1)), Move(seat: 0, from: "c1", scores: [250, 250]),
                 TwinMove(seat: 0, from: "c1", scores: []), Seeds(light: 99, at: (2, 2)),
                 Move(seat: 0, from: "", scores: [1])]])"#;
    let book = format!(r#"(board: "standard", chapters: [(id: "strange", figure: {strange})])"#);
    let book = Rulebook::<thaayam::diagram::Diagram>::read(&book).unwrap();
    game.paint(&book.chapters[0].figure, 6.0, None);
    assert!(book.check(&game.board).is_err());
}

#[test]
fn a_book_of_tebas_that_cannot_be_drawn_is_told_from_one_that_can() {
    let game = tebas();
    assert_eq!(game.book.check(&game.board), Ok(()));
    for (window, rest, why) in [
        (r#"("a4", "l1")"#, "", "`l1`"),
        (r#"("c2", "a1")"#, "", "window"),
        (r#"("a1", "c2")"#, "", "window"),
        (r#"("a4", "c2")"#, "table: 1", "first rank"),
        (r#"("a4", "c1")"#, "table: 900", "900"),
        (r#"("a4", "c1")"#, r#"board: {"b2": "I5"}"#, "`I5`"),
        (r#"("a4", "c1")"#, r#"board: {"b9": "I1"}"#, "`b9`"),
        (r#"("a4", "c1")"#, r#"board: {"f2": "I1"}"#, "flowered"),
        (r#"("a4", "c1")"#, r#"board: {"a1": "LI1"}"#, "no stack"),
        (
            r#"("a4", "c1")"#,
            r#"board: {"a2": "IIIIIII1", "b2": "LIIII1"}"#,
            "seat 0",
        ),
        (r#"("a4", "c1")"#, "steps: []", "0 steps"),
        (
            r#"("a4", "c1")"#,
            r#"steps: [[Way(["a1"])]]"#,
            "two circles",
        ),
        (
            r#"("a4", "c1")"#,
            r#"steps: [[Way(["a1", "a2"])]]"#,
            "nothing stands on a1",
        ),
        (
            r#"("a4", "c1")"#,
            r#"steps: [[Barred(["a1", "x"])]]"#,
            "`x`",
        ),
        (
            r#"("a4", "c1")"#,
            r#"board: {"a2": "I1"}, steps: [[Turned(on: "a2", to: 1, by: ("a2", 0, 0))]]"#,
            "turned to 1",
        ),
        (
            r#"("a4", "c1")"#,
            r#"steps: [[Tag(by: ("d1", 0, 0))]]"#,
            "place d1",
        ),
        (
            r#"("a4", "c1")"#,
            r#"steps: [[Free(on: "a1")]]"#,
            "nothing stands",
        ),
        (
            r#"("a4", "c1")"#,
            r#"steps: [[Drop(from: "a1", to: "b2", seat: 0)]]"#,
            "put on b2",
        ),
        (
            r#"("a4", "c1")"#,
            r#"steps: [[Drop(from: "a1", to: "b1", seat: 2)]]"#,
            "seat 2",
        ),
    ] {
        let mut figure = format!("(window: {window}");
        for (field, plain) in [("board: ", "{}"), ("steps: ", "[[]]")] {
            if !rest.contains(field) {
                figure += &format!(", {field}{plain}");
            }
        }
        let figure = format!("{figure}, {rest})").replace(", )", ")");
        let fault = game.fault(&figure);
        assert!(fault.contains(why), "{fault}");
    }
}

#[test]
fn what_a_board_of_tebas_lacks_is_not_drawn() {
    let game = tebas();
    let strange = r#"(window: ("z4", "c1"), table: 0.5, board: {"a1": "IL1", "z9": "I1", "b2": "what", "c3": "LLI3"},
        steps: [[Way(["a1", "z9"]), Way([]), Barred(["q1"]), Way(["c2", "c3"]), Turned(on: "z", to: 77, by: ("a1", 0, 0)),
                 Turned(on: "c3", to: 77, by: ("a1", 900, 0)), Gone(on: "e1", from: "", by: ("a1", 0, 9)),
                 Drop(from: "a1", to: "a2", seat: 200), Drop(from: "a1", to: "a4", seat: 1), Fan(on: "d1", by: ("a1", 0, 0)),
                 Fan(on: "c3", by: ("a1", -9, 0)), Free(on: ""), Tag(by: ("y", 0, 0))]])"#;
    let book = format!(r#"(board: "standard", chapters: [(id: "strange", figure: {strange})])"#);
    let book = Rulebook::<tebas::diagram::Diagram>::read(&book).unwrap();
    game.paint(&book.chapters[0].figure, 9.0, None);
    assert!(book.check(&game.board).is_err());
}

#[test]
fn a_book_of_the_garden_that_cannot_be_drawn_is_told_from_one_that_can() {
    let game = taihou();
    assert_eq!(game.book.check(&game.board), Ok(()));
    for (window, rest, why) in [
        (r#"("a11", "m1")"#, "", "`m1`"),
        (r#"("c2", "a1")"#, "", "window"),
        (r#"("a1", "c2")"#, "", "window"),
        (r#"("a4", "c2")"#, "table: 1", "first rank"),
        (
            r#"("a4", "c1")"#,
            "ground: Paper, table: 1",
            "of the garden",
        ),
        (r#"("a4", "c1")"#, "table: 900", "900"),
        (r#"("a4", "c1")"#, "players: 5", "5 cannot play"),
        (r#"("a4", "c1")"#, r#"board: {"b2": "0:11N"}"#, "`0:11N`"),
        (r#"("a4", "c1")"#, r#"board: {"b2": "4:?"}"#, "`4:?`"),
        (r#"("a4", "c1")"#, r#"board: {"b12": "0:1N"}"#, "`b12`"),
        (r#"("a4", "c1")"#, "steps: []", "0 steps"),
        (
            r#"("a4", "c1")"#,
            r#"steps: [[Way(["a1"])]]"#,
            "two squares",
        ),
        (
            r#"("a4", "c1")"#,
            r#"steps: [[Way(["a1", "a2"])]]"#,
            "nothing stands on a1",
        ),
        (
            r#"("a4", "c1")"#,
            r#"board: {"a1": "0:?"}, steps: [[Barred(["a1", "a2"])]]"#,
            "nothing stands on a1",
        ),
        (
            r#"("a4", "c1")"#,
            r#"board: {"a2": "0:1N"}, steps: [[Turn(on: "a2", to: "N")]]"#,
            "turned to N",
        ),
        (
            r#"("a4", "c1")"#,
            r#"board: {"a2": "0:L"}, steps: [[Turn(on: "a2", to: "S")]]"#,
            "turned to S",
        ),
        (
            r#"("a4", "c1")"#,
            r#"board: {"a2": "0:1N"}, steps: [[Offer(path: ["a2", "a3"], to: 4)]]"#,
            "seat 4",
        ),
        (
            r#"("a4", "c1")"#,
            r#"steps: [[Tag(by: ("d1", 0, 0))]]"#,
            "place d1",
        ),
        (
            r#"("a4", "c1")"#,
            r#"steps: [[Gone(on: "a1", by: ("a1", 0, 0))]]"#,
            "nothing stands",
        ),
        (
            r#"("a4", "c1")"#,
            r#"board: {"a1": "0:1N"}, steps: [[Comes(to: "a1", piece: "0:L")]]"#,
            "come to a1",
        ),
        (
            r#"("a4", "c1")"#,
            r#"steps: [[Comes(to: "a1", piece: "0:X")]]"#,
            "`0:X`",
        ),
        (
            r#"("a4", "c1")"#,
            r#"steps: [[Around(from: "b1", to: "a1")]]"#,
            "around b1",
        ),
        (r#"("a4", "c1")"#, r#"steps: [[Cells(["q1"])]]"#, "`q1`"),
        (
            r#"("a4", "c1")"#,
            r#"steps: [[Row(pieces: ["0:12"], by: ("a1", 0, 0))]]"#,
            "`0:12`",
        ),
        (
            r#"("a4", "c1")"#,
            r#"steps: [[Note(text: "1234567890123456789012345678901234567890+", by: ("a1", 0, 0))]]"#,
            "too long",
        ),
        (
            r#"("a4", "c1")"#,
            r#"steps: [[Pebbles(count: 200, by: ("a1", 0, 0))]]"#,
            "200 pebbles",
        ),
    ] {
        let mut figure = format!("(window: {window}");
        for (field, plain) in [("board: ", "{}"), ("steps: ", "[[]]")] {
            if !rest.contains(field) {
                figure += &format!(", {field}{plain}");
            }
        }
        let figure = format!("{figure}, {rest})").replace(", )", ")");
        let fault = game.fault(&figure);
        assert!(fault.contains(why), "{fault}");
    }
}

#[test]
fn what_a_garden_lacks_is_not_drawn() {
    let game = taihou();
    let strange = r#"(window: ("z4", "c1"), table: 0.5, players: 9, board: {"a1": "0:?", "z9": "0:1N", "b2": "what", "c3": "3:10S"},
        steps: [[Way(["a1", "z9"]), Way([]), Barred(["q1"]), Way(["c2", "c3"]), Way(["c3"]), Turn(on: "z", to: "Q"),
                 Turn(on: "c3", to: "Q"), Gone(on: "e1", by: ("a1", 0, 9)), Comes(to: "q", piece: "7:L"),
                 Around(from: "c1", to: "a1"), Cells(["", "a1"]), Row(pieces: ["9:1", "0:?"], by: ("a1", -9, 0)),
                 Note(text: "<&>", by: ("a1", 900, 0)), Slip(call: HatLo, by: ("y", 0, 0)), Screen,
                 Pebbles(count: 255, by: ("a1", 0, 0)), Offer(path: ["c3"], to: 77), Tag(by: ("y", 0, 0))]])"#;
    let book = format!(r#"(board: "standard", chapters: [(id: "strange", figure: {strange})])"#);
    let book = Rulebook::<taihou::diagram::Diagram>::read(&book).unwrap();
    game.paint(&book.chapters[0].figure, 9.0, None);
    assert!(book.check(&game.board).is_err());
}
