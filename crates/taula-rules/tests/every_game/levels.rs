//! What a level file may say: one sentence names the file and the fault, whatever is wrong with it.

use taula_rules::Levels;
use taula_rules::games::{parchis, taihou, tebas, thaayam};

const GAMES: [&str; 4] = ["parchis", "thaayam", "tebas", "taihou"];

fn standard(game: &str) -> String {
    let levels = Levels::built_in();
    levels
        .text(&format!("{game}/standard.ron"))
        .unwrap()
        .to_owned()
}

/// The sentence with which a file in the place of the standard board is refused.
#[track_caller]
fn fault(game: &str, text: &str) -> String {
    let path = format!("{game}/standard.ron");
    let mut levels = Levels::built_in();
    levels.lay_over(&*path, text);
    let family = taula_rules::engine::family(game).unwrap();
    let fault = family.check(&levels).unwrap_err().to_string();
    assert!(fault.contains(&path), "{fault}");
    assert_eq!(fault.lines().count(), 1, "{fault}");
    fault
}

/// With this put in the place of that, the standard board is refused with these words.
#[track_caller]
fn refused(game: &str, from: &str, to: &str, words: &str) {
    let standard = standard(game);
    assert!(standard.contains(from), "{from}");
    let fault = fault(game, &standard.replacen(from, to, 1));
    assert!(fault.contains(words), "{from} -> {to}: {fault}");
}

#[test]
fn the_standard_board_of_parchis_is_whole() {
    let board = parchis::Board::read(&Levels::built_in(), "standard").unwrap();
    assert_eq!(board.ring.len(), 68);
    assert_eq!(board.seats.len(), 4);
    assert!(board.seats.iter().all(|seat| seat.column.len() == 7));
    let safe: Vec<usize> = (1..=68).filter(|n| board.ring[n - 1].safe).collect();
    assert_eq!(safe, [12, 17, 29, 34, 46, 51, 63, 68], "PA-2");
}

#[test]
fn the_standard_board_of_thaayam_is_whole() {
    let board = thaayam::Board::read(&Levels::built_in(), "standard").unwrap();
    assert_eq!((board.files.as_str(), board.ranks), ("abcde", 5));
    assert_eq!(board.seats.len(), 4);
    // The middles of squares, and their names.
    let seat = taula_rules::Seat(1);
    assert_eq!(board.name(seat, 0), Some("e3"));
    assert_eq!(board.point(seat, 0), Some((4.875, 2.875)));
    assert_eq!(board.point(seat, 24), Some((2.875, 2.875)));
    assert_eq!(board.point(taula_rules::Seat(0), 14), Some((0.875, 4.875)));
    assert_eq!(board.name(seat, 25), None);
    assert_eq!(board.point(taula_rules::Seat(4), 0), None);
    assert_eq!(board.square("a1"), Some((0, 0)));
    assert_eq!(board.square("e5"), Some((4, 4)));
    for no in [
        "", "a", "a0", "a6", "f1", "1a", "a01", "a+1", "a1 ", "A1", "é1",
    ] {
        assert_eq!(board.square(no), None, "{no}");
    }
}

#[test]
fn faults_of_parchis_are_named() {
    for (from, to, words) in [
        ("exit: 5,", "exit: 0,", "`exit` of seat 0"),
        ("exit: 22,", "exit: 5,", "exit 5"),
        ("last: 68,", "last: 69,", "`last` of seat 0"),
        ("field: (20, 20)", "field: (20000, 20)", "`field`"),
        ("field: (20, 20)", "field: (NaN, 20)", "`field`"),
        ("number: (12.71, 19.5)", "number: (inf, 19.5)", "outside"),
        ("number: (12.71, 19.5)", "number: (12.71, 20.5)", "outside"),
        ("2: [0, 2],", "2: [0, 0],", "`players` for 2"),
        ("2: [0, 2],", "2: [0, 4],", "`players` for 2"),
        ("safe: true", "sound: true", "sound"),
        ("hollows: [(15.45, 15.45), ", "hollows: [", "hollows"),
    ] {
        refused("parchis", from, to, words);
    }
}

#[test]
fn faults_of_thaayam_are_named() {
    for (from, to, words) in [
        ("files: \"abcde\"", "files: \"abcda\"", "`files`"),
        ("files: \"abcde\"", "files: \"abcdE\"", "`files`"),
        ("files: \"abcde\"", "files: \"\"", "`files`"),
        ("files: \"abcde\"", "files: \"abcdf\"", "e1"),
        ("ranks: 5", "ranks: 0", "`ranks`"),
        ("ranks: 5", "ranks: 13", "`ranks`"),
        ("ranks: 5", "ranks: 4", "e5, which is not on the board"),
        (
            "palace: \"c5\"",
            "palace: \"b5\"",
            "c5 at index 8, where a palace",
        ),
        ("field: (5.75, 5.75)", "field: (5.75, 575)", "`field`"),
        ("field: (5.75, 5.75)", "field: (NaN, 5.75)", "`field`"),
        ("corner: (0.375, 0.375)", "corner: (1, 0.375)", "`corner`"),
        ("corner: (0.375, 0.375)", "corner: (0.375, NaN)", "`corner`"),
        ("castle: \"c3\"", "castle: \"c2\"", "the castle"),
        (
            "\"a3\": Cross",
            "\"a0\": Cross",
            "`marks` has the square a0",
        ),
        (
            "\"a3\": Cross",
            "\"a2\": Cross",
            "`marks` lacks the square a3",
        ),
        ("\"a3\": Cross", "\"a3\": Circle", "Circle"),
        (
            "palace: \"e3\"",
            "palace: \"c1\"",
            "two seats have the palace c1",
        ),
        ("palace: \"e3\"", "palace: \"e4\"", "begin in its palace"),
        (
            "\"c1\", \"d1\", \"e1\",",
            "\"c1\", \"d1\",",
            "has 24 squares",
        ),
        (
            "\"d1\", \"e1\", \"e2\"",
            "\"d1\", \"f1\", \"e2\"",
            "f1, which is not on the board",
        ),
        (
            "\"d1\", \"e1\", \"e2\"",
            "\"d1\", \"d1\", \"e2\"",
            "d1 twice",
        ),
        (
            "\"e1\", \"e2\", \"e3\"",
            "\"e2\", \"e1\", \"e3\"",
            "from d1 to e2",
        ),
        ("2: [0, 2],", "2: [2, 0],", "`players` for 2"),
        ("3: [0, 1, 2],", "3: [0, 1, 4],", "`players` for 3"),
    ] {
        refused("thaayam", from, to, words);
    }
}

#[test]
fn the_standard_board_of_tebas_is_whole() {
    let board = tebas::Board::read(&Levels::built_in(), "standard").unwrap();
    let circle = |name: &str| name.parse::<tebas::Circle>().unwrap();
    // The middles of circles.
    assert_eq!(board.point(circle("a1")), (0.78, 3.96));
    assert_eq!(board.point(circle("k4")), (10.78, 0.72));
    assert_eq!(board.point(circle("f2")), (5.78, 2.84));
    let names: Vec<String> = tebas::Circle::all()
        .map(|circle| circle.to_string())
        .collect();
    assert_eq!(names.len(), 44);
    assert!(names.is_sorted());
    for no in [
        "", "a", "a0", "a5", "l1", "1a", "a01", "a+1", "a1 ", "A1", "é1",
    ] {
        assert!(no.parse::<tebas::Circle>().is_err(), "{no}");
    }
}

#[test]
fn faults_of_tebas_are_named() {
    for (from, to, words) in [
        ("slab: (11.56, 4.68)", "slab: (1156, 4.68)", "`slab`"),
        ("slab: (11.56, 4.68)", "slab: (11.56, NaN)", "`slab`"),
        (
            "slab: (11.56, 4.68)",
            "slab: (10.5, 4.68)",
            "outside the slab",
        ),
        ("sunk: (1.28, 3.40)", "sunk: (3.40, 1.28)", "`sunk`"),
        ("sunk: (1.28, 3.40)", "sunk: (1.28, 4.69)", "`sunk`"),
        ("sunk: (1.28, 3.40)", "sunk: (NaN, 3.40)", "`sunk`"),
        ("circle: 0.42", "circle: 0", "`circle`"),
        ("disc: 0.37", "disc: 0.43", "`disc`"),
        ("disc: 0.37", "disc: NaN", "`disc`"),
        ("[0.78, 1.78,", "[0.78,", "`files` has 10 entries"),
        ("[0.78, 1.78,", "[1.78, 0.78,", "run to the right"),
        ("[0.78, 1.78,", "[NaN, 1.78,", "outside the slab"),
        ("y: 3.96", "y: 2.0", "upwards"),
        ("y: 3.96", "y: inf", "outside the slab"),
        (
            "field: South",
            "field: North",
            "from the bottom in this order",
        ),
        (
            "field: South",
            "field: Inner",
            "from the bottom in this order",
        ),
        ("field: South", "field: West", "West"),
        ("ILILI-LILIL", "ILILI-LILI", "`circles` of rank 1"),
        ("ILILI-LILIL", "ILILI-LILILI", "`circles` of rank 1"),
        ("ILILI-LILIL", "ILILÉ-LILI", "`circles` of rank 1"),
        ("ILILI-LILIL", "ILILI*LILIL", "f1 has the sign *"),
        ("ILILI-LILIL", "ILILI-LILIX", "k1 has the sign X"),
        ("ILILI-LILIL", "ILILI-LILII", "seat 0 has 11 pieces"),
        ("ILILI-LILIL", "ILILI-LILI-", "seat 1 has 9 pieces"),
        ("-----*-----", "I----*-----", "a2 has the sign I"),
        ("facing: 3", "facing: 5", "`facing`"),
        ("facing: 3", "facing: 0", "`facing`"),
        (
            "(y: 0.72, field: North, circles: \"LILIL-ILILI\"),",
            "",
            "`ranks` has 3 entries",
        ),
    ] {
        refused("tebas", from, to, words);
    }
}

#[test]
fn the_standard_garden_is_whole() {
    let board = taihou::Board::read(&Levels::built_in(), "standard").unwrap();
    let near = |(x, y): (f32, f32), (to_x, to_y): (f32, f32)| {
        assert!(
            (x - to_x).abs() < 1e-4 && (y - to_y).abs() < 1e-4,
            "{x} {y}"
        );
    };
    near(board.size(), (13.28, 12.28));
    near(board.point("a1".parse().unwrap()), (1.14, 11.14));
    near(board.point("l11".parse().unwrap()), (12.14, 1.14));
    assert_eq!(board.lake.len(), 6);
}

#[test]
fn faults_of_the_garden_are_named() {
    for (from, to, words) in [
        ("moss: 0.2", "moss: -0.2", "`moss`"),
        ("moss: 0.2", "moss: NaN", "`moss`"),
        ("cedar: 0.44", "cedar: inf", "`cedar`"),
        ("\"f5\"", "\"m5\"", "no square of the garden"),
        ("\"f5\"", "\"f05\"", "no square of the garden"),
        ("\"f5\"", "\"g7\"", "names a square twice"),
        ("\"f5\"", "\"c1\"", "with 3 players c1"),
        (
            "left: \"a1\"",
            "left: \"a2\"",
            "seat 0: a2 does not lie at the edge",
        ),
        ("right: \"l1\"", "right: \"k1\"", "seat 0: a1 and k1"),
        (
            "faces: N",
            "faces: S",
            "seat 0: a1 does not lie at the edge",
        ),
        ("faces: N", "faces: X", "X"),
        (
            "(left: \"l1\", right: \"l11\", faces: W)",
            "(left: \"a1\", right: \"l1\", faces: N)",
            "seat 1 is where another is",
        ),
        ("dealt_free: 2", "dealt_free: 4", "have room for"),
        (
            "arranged_free: 3",
            "arranged_free: 4",
            "with 2 players the lines of seat 0",
        ),
        ("2: [0, 2]", "2: [0]", "`players` for 2"),
        ("2: [0, 2]", "2: [2, 0]", "`players` for 2"),
        ("2: [0, 2]", "2: [0, 4]", "`players` for 2"),
    ] {
        refused("taihou", from, to, words);
    }
}

#[test]
fn any_cut_of_the_file_is_refused_in_words() {
    for game in GAMES {
        let standard = standard(game);
        for cut in (0..standard.len() - 2).step_by(standard.len() / 40) {
            fault(game, &standard[..standard.floor_char_boundary(cut)]);
        }
    }
}
