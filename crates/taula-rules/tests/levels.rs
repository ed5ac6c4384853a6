//! What a level file may say: one sentence names the file and the fault, whatever is wrong with it.

use taula_rules::Levels;
use taula_rules::games::parchis::Board;

fn standard() -> String {
    Levels::built_in()
        .text("parchis/standard.ron")
        .unwrap()
        .to_owned()
}

fn fault(text: &str) -> String {
    let mut levels = Levels::built_in();
    levels.lay_over("parchis/standard.ron", text);
    let fault = Board::read(&levels, "standard").unwrap_err().to_string();
    assert!(fault.contains("parchis/standard.ron"), "{fault}");
    assert_eq!(fault.lines().count(), 1, "{fault}");
    fault
}

#[test]
fn the_standard_board_is_whole() {
    let board = Board::read(&Levels::built_in(), "standard").unwrap();
    assert_eq!(board.ring.len(), 68);
    assert_eq!(board.seats.len(), 4);
    assert!(board.seats.iter().all(|seat| seat.column.len() == 7));
    let safe: Vec<usize> = (1..=68).filter(|n| board.ring[n - 1].safe).collect();
    assert_eq!(safe, [12, 17, 29, 34, 46, 51, 63, 68], "PA-2");
}

#[test]
fn faults_are_named() {
    let standard = standard();
    for (from, to, word) in [
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
        assert!(standard.contains(from), "{from}");
        let fault = fault(&standard.replacen(from, to, 1));
        assert!(fault.contains(word), "{from} -> {to}: {fault}");
    }
}

#[test]
fn any_cut_of_the_file_is_refused_in_words() {
    let standard = standard();
    for cut in (0..standard.len() - 2).step_by(997) {
        fault(&standard[..standard.floor_char_boundary(cut)]);
    }
}
