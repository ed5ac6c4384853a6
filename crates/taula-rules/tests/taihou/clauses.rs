//! The clauses TA-1 to TA-40, each a test that bears its number. TA-28 has more in `attacks`.

use serde_json::{Value as Json, json};
use taula_rules::games::taihou::{Board, Figure, Kind, Square, Taihou, Value};
use taula_rules::{Levels, Rules, Seat};

use super::setup::{Game, Setup, four, square, three, two};

#[test]
fn ta_01_twelve_by_eleven_squares() {
    assert_eq!(Square::all().count(), 132);
    let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
    for name in ["a1", "l1", "a11", "l11", "f10"] {
        assert!(names.contains(&name.to_owned()), "{name}");
        assert_eq!(square(name).to_string(), name);
    }
    for no in ["", "a0", "a12", "m1", "a01", "A1", "1a", "a1 ", "a111"] {
        assert!(no.parse::<Square>().is_err(), "{no}");
    }
    // South and north sit at the sides of 12, east and west at those of 11.
    let board = Board::read(&Levels::built_in(), "standard").unwrap();
    let lines = [0, 1, 2, 3].map(|seat| {
        let line: Vec<String> = board
            .home(Seat(seat))
            .line(0)
            .map(|square| square.to_string())
            .collect();
        (line[0].clone(), line.len(), line[line.len() - 1].clone())
    });
    let expected = [
        ("a1", 12, "l1"),
        ("l1", 11, "l11"),
        ("l11", 12, "a11"),
        ("a11", 11, "a1"),
    ];
    assert_eq!(
        lines,
        expected.map(|(left, length, right)| (left.to_owned(), length, right.to_owned()))
    );
}

#[test]
fn ta_02_eleven_pieces_each() {
    let kinds: Vec<Kind> = Value::all().map(Value::kind).collect();
    let count = |kind| kinds.iter().filter(|&&k| k == kind).count();
    assert_eq!(
        [count(Kind::Small), count(Kind::Large), count(Kind::Weapon)],
        [5, 3, 2]
    );
    let game = Game::new(&json!({"opening": "seat0"})).after(LAYOUTS);
    for seat in 0..4 {
        let own = game.at().numbered(Seat(seat));
        assert_eq!(own.count(), 10);
        assert_eq!(game.at().beside(Seat(seat)).lotuses, 1);
    }
}

const LAYOUTS: &str = "layout 1 2 3 4 5 6 7 8 9 10,layout 1 2 3 4 5 6 7 8 9 10,\
    layout 1 2 3 4 5 6 7 8 9 10,layout 1 2 3 4 5 6 7 8 9 10";

#[test]
fn ta_03_the_number_is_the_value() {
    let game = two("a1=0:10N b1=0:3N l11=2:7S").game();
    let scores = game.rules().scores(game.at());
    assert_eq!([scores[0].garden, scores[1].garden], [13, 7]);
}

#[test]
fn ta_04_every_numbered_piece_faces_a_side() {
    let game = two("a1=0:10N b2=0:3E c3=0:2S d4=0:1W e5=0:L l11=2:7S").game();
    let facings: Vec<String> = game
        .at()
        .pieces()
        .map(|(_, piece)| match piece.figure {
            Figure::Numbered { facing, .. } => facing.to_string(),
            Figure::Lotus => "none".to_owned(),
        })
        .collect();
    assert_eq!(facings, ["N", "E", "S", "W", "none", "S"]);
}

#[test]
fn ta_05_the_highest_draw_starts_and_equal_ones_draw_again() {
    let game = Game::new(&json!({"players": 3}));
    assert_eq!(game.json()["turn"], json!({"chance": "draw", "player": 0}));
    assert_eq!(game.legal().len(), 10);
    let game = game.after("draw 9,draw 9,draw 4");
    assert_eq!(game.json()["turn"], json!({"chance": "draw", "player": 0}));
    assert_eq!(game.json()["opening_throws"], json!([9, 9, 4]));
    let game = game.after("draw 2,draw 10");
    assert_eq!(game.kinds(), ["drawn", "started", "passed"]);
    assert_eq!(game.json()["starter"], 1);
    assert_eq!(
        game.json()["turn"],
        json!({"chance": "layout", "player": 0})
    );
    let game = game.after(
        "layout 1 2 3 4 5 6 7 8 9 10,layout 1 2 3 4 5 6 7 8 9 10,layout 1 2 3 4 5 6 7 8 9 10",
    );
    assert_eq!(game.json()["turn"], json!({"player": 1, "phase": "move"}));
    assert!(game.json().get("starter").is_none());
}

#[test]
fn ta_06_laid_from_the_left_facing_away_and_turned_up() {
    let game = Game::new(&json!({"opening": "seat0"}));
    // Which there are too many to list.
    assert!(game.legal().is_empty());
    let game = game.after("layout 10 9 8 7 6 5 4 3 2 1");
    assert_eq!(game.kinds(), ["laid", "passed"]);
    let south = ["c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1", "c2", "d2"];
    for (name, value) in south.iter().zip((1..=10).rev()) {
        assert_eq!(game.on(name), format!("0:{value}N"));
    }
    let game = game.after("layout 1 2 3 4 5 6 7 8 9 10");
    let east = ["l3", "l4", "l5", "l6", "l7", "l8", "l9", "k3", "k4", "k5"];
    for (name, value) in east.iter().zip(1..) {
        assert_eq!(game.on(name), format!("1:{value}W"));
    }
    let game = game.after("layout 1 2 3 4 5 6 7 8 9 10,layout 1 2 3 4 5 6 7 8 9 10");
    let north = [
        "j11", "i11", "h11", "g11", "f11", "e11", "d11", "c11", "j10", "i10",
    ];
    let west = ["a9", "a8", "a7", "a6", "a5", "a4", "a3", "b9", "b8", "b7"];
    for (value, (north, west)) in (1..).zip(north.iter().zip(&west)) {
        assert_eq!(game.on(north), format!("2:{value}S"));
        assert_eq!(game.on(west), format!("3:{value}E"));
    }
    assert_eq!(
        game.kinds(),
        ["laid", "shown", "shown", "shown", "shown", "passed"]
    );
    // Nothing but ten values, each once, is a layout.
    let mut game = Game::new(&json!({"opening": "seat0"}));
    for no in [
        "layout 1 2 3 4 5 6 7 8 9",
        "layout 1 2 3 4 5 6 7 8 9 9",
        "layout 1 2 3 4 5 6 7 8 9 10 1",
        "layout 0 1 2 3 4 5 6 7 8 9",
        "layout 01 2 3 4 5 6 7 8 9 10",
        "layout  1 2 3 4 5 6 7 8 9 10",
        "draw 1",
    ] {
        assert!(game.game.play_text(no, &mut ()).is_err(), "{no}");
    }
}

#[test]
fn ta_07_three_play_by_the_same_rules() {
    let game = three("c3=0:8N c4=1:6E h8=2:1S").after("c3xc4");
    assert_eq!(game.on("c4"), "0:8N");
    assert_eq!(game.json()["turn"]["over"], Json::Null);
    assert_eq!(
        game.json()["turn"]["player"],
        2,
        "seat 1 has none left and passes"
    );
    assert_eq!(game.json()["players"][0]["reserve"], json!([]));
}

#[test]
fn ta_08_two_sit_opposite_at_the_long_sides_with_a_screen_between() {
    let game = Game::new(&json!({"players": 2, "opening": "seat0"}));
    let json = game.json();
    let players = json["players"].as_array().unwrap();
    let seats: Vec<&Json> = players.iter().map(|player| &player["seat"]).collect();
    assert_eq!(seats, [0, 2]);
    assert!(game.rules().picture(game.at()).screen);
}

#[test]
fn ta_09_each_lays_out_ten_on_two_lines() {
    let game = Game::new(&json!({"players": 2, "opening": "seat0"}));
    let legal = game.legal();
    assert_eq!(legal.len(), 48);
    for text in &legal {
        let place = text.strip_prefix("place ").unwrap();
        assert!(('d'..='i').contains(&place.chars().next().unwrap()));
        assert!(place[1..].starts_with('1') || place[1..].starts_with('2'));
    }
    let south = "place d1N,place e1E,place f1S,place g1W,place h1N,place i1N,place d2N,\
        place e2N,place f2N,place g2N";
    let game = game.after(south);
    assert_eq!(
        game.json()["turn"],
        json!({"player": 2, "phase": "arrange"})
    );
    assert_eq!(game.on("g1"), "0:4W");
    assert!(game.legal().contains(&"place d10N".to_owned()));
    let north = south.replace("1", "11").replace("2", "10");
    let game = game.after(&north);
    assert_eq!(game.json()["turn"], json!({"player": 0, "phase": "move"}));
    assert_eq!(game.kinds(), ["placed", "lifted", "passed"]);
    assert_eq!(
        game.json()["players"][1]["reserve"]
            .as_array()
            .unwrap()
            .len(),
        10
    );
}

#[test]
fn ta_10_a_captured_piece_is_replaced_from_the_reserve_at_once() {
    let game = two("c3=0:8N c4=2:6E l11=2:1S")
        .reserve(2, &[6])
        .after("c3xc4");
    assert_eq!(game.kinds(), ["moved", "captured", "replaced", "passed"]);
    assert_eq!(game.on("k11"), "2:6S", "facing away from its owner");
    assert_eq!(game.json()["players"][1]["reserve"], json!([]));
    assert_eq!(game.json()["turn"]["player"], 2, "it takes no turn");
}

#[test]
fn ta_11_on_the_leftmost_free_square_of_the_own_edge_line() {
    let full = "a1=0:1N b1=0:2N c1=0:3N d1=0:4N e1=0:5N f1=0:6N g1=0:7N h1=0:8N i1=0:9N \
        j1=0:10N k1=0:1N l1=0:2N c4=0:6E c5=2:8S";
    let game = two(full).reserve(0, &[6]).moves(2);
    // Two of a value and one in reserve are more than there are.
    assert!(game.refused().is_some());
    let game = two(&full.replace("f1=0:6N ", "f1=0:3N "))
        .reserve(0, &[6])
        .moves(2)
        .after("c5xc4");
    assert_eq!(game.on("a2"), "0:6N", "the line is full: on the next");
    let game = two("c3=2:8N c4=0:6E a1=0:1N").reserve(0, &[6]).moves(2);
    assert_eq!(game.after("c3xc4").on("b1"), "0:6N");
}

#[test]
fn ta_12_a_reserve_used_up_replaces_nothing() {
    let game = two("c3=0:8N c4=2:6E l11=2:1S").after("c3xc4");
    assert_eq!(game.kinds(), ["moved", "captured", "passed"]);
    // But a weapon, by a lotus; each player has those of both colours.
    let game = two("c3=0:9N c4=2:9E l11=2:1S").after("c3xc4");
    assert_eq!(game.kinds(), ["moved", "captured", "owed", "passed"]);
    assert_eq!(game.json()["players"][1]["lotuses"], 2);
    assert_eq!(game.json()["players"][1]["owed"], 1);
    // With the reserve there is none owed.
    let game = two("c3=0:9N c4=2:9E l11=2:1S")
        .reserve(2, &[9])
        .after("c3xc4");
    assert_eq!(game.json()["players"][1]["owed"], 0);
}

#[test]
fn ta_13_captures_are_what_is_counted() {
    let game = two("c3=0:8N c4=2:6E l11=2:1S").game();
    let before = game.rules().scores(game.at());
    let game = game.after("c3xc4");
    let after = game.rules().scores(game.at());
    assert_eq!(after[0].taken, before[0].taken + 6);
    assert_eq!(after[1].garden, before[1].garden - 6);
}

#[test]
fn ta_14_over_when_at_most_one_has_numbered_pieces() {
    let game = three("c3=0:8N c4=1:6E h8=2:L").after("c3xc4");
    assert_eq!(game.json()["turn"]["over"], true);
    assert!(
        game.kinds()
            .ends_with(&["captured".to_owned(), "over".to_owned()])
    );
    // A player without pieces passes.
    let game = three("c3=0:8N h8=2:1S").after("c3-c4");
    assert_eq!(game.json()["turn"]["player"], 2);
    assert_eq!(game.kinds(), ["moved", "passed", "stuck", "passed"]);
}

#[test]
fn ta_15_khi_loi_after_six_losses_and_twenty_turns() {
    let board = "a1=0:1N b1=0:2N c1=0:3N d1=0:4N e1=0:5N l11=2:8S";
    let five = four(board);
    assert_eq!(five.0["players"][0]["lost"], 5);
    assert!(!five.legal().contains(&"khi-loi".to_owned()));
    let six = four(&board.replace("e1=0:5N ", ""));
    let game = six.after("khi-loi");
    assert_eq!(game.json()["calls_left"], json!([20, 20, 20, 20]));
    assert_eq!(game.json()["turn"]["player"], 0, "it takes no turn");
    assert!(!game.legal().contains(&"khi-loi".to_owned()), "nor twice");
    let game = game.after("a1@E");
    assert_eq!(
        game.json()["calls_left"],
        json!([19, 19, 20, 20]),
        "passes are turns"
    );
    // The last turn ends it.
    let last = two("a1=0:9W l11=2:8S").with("calls_left", json!([1, 1]));
    let game = last.after("a1@N,l11@N");
    assert_eq!(game.json()["turn"]["over"], true);
    assert_eq!(game.kinds(), ["turned", "spent", "over"]);
}

#[test]
fn ta_15_the_call_counts_the_caller_s_turn_first() {
    let mut game = two("a1=0:9W l11=2:8S").after("khi-loi");
    let mut turns = 0;
    while !game.game.turn().is_over() {
        let mv = game.legal().swap_remove(0);
        game = game.after(&mv);
        turns += 1;
    }
    assert_eq!(turns, 40, "20 for each");
}

#[test]
fn ta_16_the_stakes() {
    for (setup, stake) in [
        (two("a1=0:1N l11=2:1S"), 110),
        (three("a1=0:1N l11=2:1S"), 55),
        (four("a1=0:1N l11=2:1S"), 55),
    ] {
        assert_eq!(setup.game().rules().stake(), stake);
    }
}

/// The seed's own example: 3, 6, 8, 1, 4 left are 22; 10, 8, 5, 3, 7 captured are 33, half is 17; 39 in all.
#[test]
fn ta_17_the_example_of_39() {
    let setup = four(
        "a1=0:3N b1=0:6N c1=0:8N d1=0:1N e1=0:4N \
         a11=1:1S b11=1:2S c11=1:4S d11=1:6S e11=1:9S \
         f11=2:1S g11=2:2S h11=2:3S i11=2:4S j11=2:5S k11=2:6S l11=2:7S \
         f10=2:8S g10=2:9S h10=2:10S a6=3:1E a7=3:2E a8=3:3E a9=3:4E b6=3:5E b7=3:6E b8=3:7E \
         b9=3:8E c7=3:9E c8=3:10E",
    );
    // Seat 1 has lost 10, 8, 7, 5 and 3 to seat 0; what seat 0 has lost is with the others.
    let setup = setup
        .player(0, "taken", json!([10, 8, 7, 5, 3]))
        .player(1, "taken", json!([2, 5, 7, 9, 10]))
        .player(2, "taken", json!([]))
        .player(3, "taken", json!([]));
    let game = setup.game();
    let score = game.rules().score(game.at(), Seat(0));
    assert_eq!((score.garden, score.taken, score.taken_half), (22, 33, 17));
    assert_eq!(score.total, 39);
}

#[test]
fn ta_18_half_the_reserve_for_two() {
    let game = two("a1=0:3N l11=2:1S").reserve(0, &[1, 2, 4]).game();
    let score = game.rules().score(game.at(), Seat(0));
    assert_eq!((score.reserve, score.reserve_half), (7, 4), "raised by one");
    assert_eq!(score.total, score.garden + score.taken_half + 4);
    assert_eq!(game.rules().stake(), 110);
}

#[test]
fn ta_19_the_rest_of_the_stakes_goes_to_the_winner() {
    let game = two("a1=0:3N l11=2:1S").game();
    let (points, payout) = (
        game.rules().scores(game.at()),
        game.rules().payout(game.at()),
    );
    let left = 220 - points[0].total - points[1].total;
    assert_eq!(game.rules().left_of_stakes(game.at()), left);
    assert_eq!(payout, [points[0].total + left, points[1].total]);
    assert_eq!(payout.iter().sum::<u32>(), 220);
    // Equal first places share it, what is odd to the earlier seat.
    let even = three("a1=0:3N c3=1:3N l11=2:3S").game();
    let points: Vec<u32> = even
        .rules()
        .scores(even.at())
        .iter()
        .map(|score| score.total)
        .collect();
    assert_eq!(points, [29, 29, 29]);
    assert_eq!(even.rules().payout(even.at()), [55, 55, 55]);
    assert_eq!(
        even.rules().standing(even.at()),
        [vec![Seat(0), Seat(1), Seat(2)]]
    );
    let two = two("a1=0:3N l11=2:3S").game();
    let points: Vec<u32> = two
        .rules()
        .scores(two.at())
        .iter()
        .map(|score| score.total)
        .collect();
    assert_eq!(points[0], points[1]);
    assert_eq!(two.rules().payout(two.at()), [110, 110]);
}

/// Three of four are first and two points are odd: one each for the earlier two.
#[test]
fn ta_19_odd_points_go_to_the_earlier_seats() {
    let lost = [(2, 2), (3, 3)];
    let mut board = serde_json::Map::new();
    for (seat, file) in ["a", "d", "i", "l"].into_iter().enumerate() {
        for value in (1..=10).filter(|&value| !lost.contains(&(seat, value))) {
            board.insert(format!("{file}{value}"), json!(format!("{seat}:{value}N")));
        }
    }
    let player = |seat: usize, taken: &[usize]| json!({"seat": seat, "taken": taken, "reserve": [], "lost": taken.len(), "lotuses": 1, "owed": 0});
    let over = |payout: [u32; 4]| {
        json!({
            "game": "taihou",
            "options": {"players": 4},
            "turn": {"over": true, "ranking": [[0, 1, 2], [3]], "points": [55, 55, 55, 53],
                "payout": payout},
            "board": board,
            "players": [player(0, &[]), player(1, &[]), player(2, &[3]), player(3, &[2])],
            "duty": [], "calls_left": null, "quiet": 0, "runs": [],
        })
    };
    let levels = Levels::built_in();
    Taihou::read(&over([56, 56, 55, 53]), &levels).unwrap();
    for wrong in [
        [57, 55, 55, 53],
        [55, 56, 56, 53],
        [55, 55, 55, 53],
        [56, 56, 55, 54],
    ] {
        let fault = Taihou::read(&over(wrong), &levels).unwrap_err();
        assert!(fault.to_string().contains("`payout`"), "{fault}");
    }
}

#[test]
fn ta_20_the_turn_passes_to_the_right() {
    let game = four("a1=0:8N l1=1:8W l11=2:8S a11=3:8E").game();
    let mut seats = Vec::new();
    let mut game = game;
    for mv in ["a1-a2", "l1-k1", "l11-l10", "a11-b11", "a2-a3"] {
        seats.push(game.game.turn().seat().unwrap().0);
        game = game.after(mv);
    }
    assert_eq!(seats, [0, 1, 2, 3, 0]);
}

#[test]
fn ta_21_to_a_neighbouring_square_the_way_it_looks() {
    let game = two("c3=0:8E l11=2:8S").game();
    assert_eq!(game.goes("c3"), ["c3-b3", "c3-d3"]);
}

#[test]
fn ta_22_animals_forwards_and_backwards_weapons_forwards() {
    for value in 1..=8 {
        let game = two(&format!("c3=0:{value}S l11=2:8S")).game();
        assert_eq!(game.goes("c3"), ["c3-c2", "c3-c4"], "{value}");
    }
    for value in [9, 10] {
        let game = two(&format!("c3=0:{value}S l11=2:8S")).game();
        assert_eq!(game.goes("c3"), ["c3-c2"], "{value}");
    }
}

#[test]
fn ta_23_a_turn_takes_a_turn() {
    let game = two("c3=0:9S l11=2:8S").game();
    let turns: Vec<String> = game
        .of("c3")
        .into_iter()
        .filter(|text| text.contains('@'))
        .collect();
    assert_eq!(turns, ["c3@E", "c3@N", "c3@W"]);
    let game = game.after("c3@E");
    assert_eq!(game.on("c3"), "0:9E");
    assert_eq!(game.json()["turn"]["player"], 2);
}

#[test]
fn ta_24_it_attacks_from_its_head_and_goes_there() {
    let board = "c3=0:8N c4=2:3E c2=2:3E d3=2:3W l11=2:1S";
    let game = two(&board.replace("d3=2:3W ", "")).game();
    assert_eq!(game.goes("c3"), ["c3xc4"], "neither backwards nor sideways");
    let game = game.after("c3xc4");
    assert_eq!(game.on("c4"), "0:8N");
    assert_eq!(game.on("c3"), "");
    assert_eq!(game.json()["players"][1]["lost"], 19 - 1);
    assert!(
        game.json()["players"][0]["taken"]
            .as_array()
            .unwrap()
            .contains(&json!(3))
    );
}

#[test]
fn ta_25_the_same_move_three_times_not_four() {
    let mut game = two("a1=0:8N l11=2:8S h5=2:1N").game();
    for _ in 0..3 {
        game = game.after("a1-a2,l11@E,a2-a1,l11@S");
        assert!(game.json()["runs"][0]["moves"].as_object().unwrap().len() == 2);
    }
    assert!(!game.legal().contains(&"a1-a2".to_owned()));
    assert!(game.legal().contains(&"a1@E".to_owned()));
    // Another piece breaks the run, and so does a lotus put in.
    let barred = two("a1=0:8N b2=0:1N l11=2:8S").with(
        "runs",
        json!([{"seat": 0, "piece": "a1", "moves": {"a1-a2N": 3}}]),
    );
    assert!(!barred.legal().contains(&"a1-a2".to_owned()));
    let game = barred.after("b2-b3,l11@E");
    assert!(game.legal().contains(&"a1-a2".to_owned()));
    let game = barred.clone().player(0, "owed", json!(1)).after("lotus");
    assert_eq!(game.json()["runs"], json!([]));
    // A piece captured takes its run along.
    let taken = two("c3=0:8N c4=2:1E l11=2:8S").with(
        "runs",
        json!([{"seat": 2, "piece": "c4", "moves": {"c4@E": 1}}]),
    );
    let runs = taken.after("c3xc4").json()["runs"].take();
    assert_eq!(
        runs,
        json!([{"seat": 0, "piece": "c4", "moves": {"c3-c4N": 1}}])
    );
}

#[test]
fn ta_25_flights_are_told_apart_by_their_facing() {
    let setup = two("c3=0:3N l11=2:8S").flight().with(
        "runs",
        json!([{"seat": 0, "piece": "c3", "moves": {"c3-d4E": 3}}]),
    );
    let game = setup.game();
    assert!(!game.legal().contains(&"c3-d4E".to_owned()));
    assert!(game.legal().contains(&"c3-b4W".to_owned()));
}

#[test]
fn ta_26_who_has_no_legal_move_passes() {
    let board = "a1=0:1N a2=1:9N b1=1:10N l11=2:8S a11=3:8E";
    let setup = four(board).moves(3).with(
        "runs",
        json!([{"seat": 0, "piece": "a1", "moves": {"a1@E": 3, "a1@S": 3, "a1@W": 3}}]),
    );
    let game = setup.after("a11@N");
    assert_eq!(game.kinds(), ["turned", "passed", "stuck", "passed"]);
    assert_eq!(game.json()["turn"]["player"], 1);
    assert_eq!(game.json()["quiet"], 2, "a pass is a turn");
    let runs = game.json()["runs"].take();
    assert_eq!(runs.as_array().unwrap().len(), 1, "and breaks the run");
    // Khi-lôi alone is no move.
    let alone = setup.moves(0).refused().unwrap();
    assert!(alone.contains("no legal move"), "{alone}");
}

#[test]
fn ta_27_over_after_rounds_without_a_capture() {
    let mut setup = two("a1=0:8N l11=2:8S").with("quiet", json!(5));
    setup.0["options"]["quiet_limit"] = json!(3);
    let game = setup.after("a1-a2");
    assert_eq!(game.json()["turn"]["over"], true);
    assert_eq!(game.kinds(), ["moved", "over"]);
    setup.0["options"]["quiet_limit"] = json!(0);
    assert_eq!(setup.after("a1-a2").json()["quiet"], 6);
    let game = two("c3=0:8N c4=2:1E l11=2:8S")
        .with("quiet", json!(5))
        .after("c3xc4");
    assert_eq!(game.json()["quiet"], 0);
}

/// A tiger of seat 2 that could take the toad beside it once it has turned.
fn called() -> Setup {
    two("c3=0:2N d4=2:6S h1=0:8N l11=2:8S k11=2:2S")
}

#[test]
fn ta_29_a_call_binds_the_next_turn() {
    let game = called().after("c3-c4!2");
    assert_eq!(game.kinds(), ["moved", "called", "passed", "bound"]);
    assert_eq!(
        game.json()["duty"],
        json!([{"player": 2, "offer": "c4", "by": 0, "turned": false}])
    );
    assert_eq!(game.legal(), ["d4@W", "khi-loi"]);
    let game = game.after("d4@W");
    assert_eq!(game.kinds(), ["turned", "stands", "passed"]);
    assert_eq!(game.json()["duty"][0]["turned"], true);
    let game = game.after("h1-h2");
    assert_eq!(game.legal(), ["d4xc4", "khi-loi"]);
    let game = game.after("d4xc4");
    assert_eq!(game.json()["duty"], json!([]));
    assert!(game.kinds().contains(&"met".to_owned()));
}

#[test]
fn ta_29_anything_captured_meets_it() {
    let game = two("c3=0:2N d4=2:6S d3=0:1N h1=0:8N l11=2:8S").after("c3-c4!2");
    assert_eq!(game.legal(), ["d4xd3", "khi-loi"]);
    assert_eq!(game.after("d4xd3").json()["duty"], json!([]));
}

#[test]
fn ta_29_it_lapses_when_nothing_can_be_taken_after_the_turn() {
    let game = called().after("c3-c4!2,d4@W,c4-c3");
    assert_eq!(game.kinds(), ["moved", "passed", "lapsed"]);
    assert_eq!(game.json()["duty"], json!([]));
    assert!(game.legal().contains(&"k11-k10".to_owned()));
}

#[test]
fn ta_29_a_second_call_replaces_the_first() {
    let setup = four("c3=0:2N d4=2:6S h1=0:8N l5=1:1N e3=1:2N a9=3:1E").moves(0);
    let game = setup.after("c3-c4!2,e3-e4!2");
    assert_eq!(
        game.json()["duty"],
        json!([{"player": 2, "offer": "e4", "by": 1, "turned": false}])
    );
    let turns: Vec<String> = game.legal();
    assert!(turns.contains(&"d4@E".to_owned()) && !turns.contains(&"d4@W".to_owned()));
}

#[test]
fn ta_29_who_can_be_called() {
    // Beside it, and it could take it after turning.
    assert!(called().legal().contains(&"c3-c4!2".to_owned()));
    // Not by what could not, whichever way it turns.
    let harmless = two("c3=0:7N d4=2:1S h1=0:8N l11=2:8S").legal();
    assert!(!harmless.iter().any(|text| text.contains('!')));
    // Not from further off, with Flight either.
    let far = two("c3=0:2N e4=2:6S h1=0:8N l11=2:8S").flight().legal();
    assert!(!far.iter().any(|text| text.contains("c3-c4!")));
    // A toad in the lake is no offer.
    let wet = two("f4=0:2N e5=2:6S h1=0:8N l11=2:8S").lake().legal();
    assert!(wet.contains(&"f4-f5".to_owned()) && !wet.contains(&"f4-f5!2".to_owned()));
    // The sides of the table count: a tiger takes an elephant from the side only.
    let sides = two("c3=0:8N c5=2:6W h1=0:8N l11=2:8S").legal();
    assert!(!sides.contains(&"c3-c4!2".to_owned()));
    let sides = two("c3=0:8N d4=2:6N h1=0:8N l11=2:8S").legal();
    assert!(sides.contains(&"c3-c4!2".to_owned()));
}

#[test]
fn ta_29_what_ta_25_forbids_meets_no_duty() {
    let setup = called().after("c3-c4!2").json();
    let mut setup = Setup(setup);
    setup.0["runs"] = json!([{"seat": 2, "piece": "d4", "moves": {"d4@W": 3}}]);
    assert!(
        setup.legal().contains(&"k11-k10".to_owned()),
        "it cannot be met"
    );
}

#[test]
fn ta_30_the_lotus() {
    let setup = two("c3=0:9N a1=0:1E h11=2:10S").player(0, "owed", json!(1));
    let game = setup.after("lotus");
    assert_eq!(game.on("b1"), "0:L");
    assert_eq!(game.kinds(), ["lotus", "passed"]);
    assert_eq!(game.json()["players"][0]["owed"], 0);
    assert_eq!(game.json()["players"][0]["lotuses"], 1);
    // It moves one square any way, and only to free ones.
    let game = two("c3=0:L b3=0:9N c4=2:1E h11=2:10S").flight().game();
    assert_eq!(game.goes("c3"), ["c3-c2", "c3-d3"]);
    assert!(game.of("c3").iter().all(|text| !text.contains('@')));
    // One a loss, as far as they go.
    let none = four("c3=0:9N c4=1:9E h8=1:L l11=2:8S a9=3:1E").after("c3xc4");
    assert_eq!(none.json()["players"][1]["owed"], 0);
    // East from l1 towards l11, west from a11 towards a1.
    let east = four("l1=1:1W a1=0:8N l11=2:8S a9=3:1E")
        .player(1, "owed", json!(1))
        .moves(1);
    assert_eq!(east.after("lotus").on("l2"), "1:L");
    let west = four("l1=1:1W a1=0:8N l11=2:8S a9=3:1E")
        .player(3, "owed", json!(1))
        .moves(3);
    assert_eq!(west.after("lotus").on("a11"), "3:L");
}

#[test]
fn ta_30_a_player_with_nothing_but_a_lotus_to_put_in_may() {
    let setup = three("a5=1:8N l11=2:8S").player(0, "owed", json!(1));
    assert_eq!(setup.legal(), ["khi-loi", "lotus"]);
}

#[test]
fn ta_31_lotuses_alone_do_not_keep_one_in_the_game() {
    let setup = three("c3=0:L a5=1:8N l11=2:8S");
    assert_eq!(setup.game().goes("c3").len(), 4);
    let over = three("c3=0:L a5=1:8N a6=2:1E").moves(1).after("a5xa6");
    assert_eq!(over.json()["turn"]["over"], true);
}

#[test]
fn ta_32_six_squares_in_the_middle() {
    let game = two("a1=0:8N l11=2:8S").lake().game();
    let lake: Vec<String> = game
        .rules()
        .ground()
        .lake()
        .iter()
        .map(|square| square.to_string())
        .collect();
    assert_eq!(lake, ["f5", "g5", "f6", "g6", "f7", "g7"]);
    let dry = two("a1=0:8N l11=2:8S").game();
    assert!(dry.rules().ground().lake().is_empty());
}

#[test]
fn ta_33_only_the_toad_enters() {
    for value in 1..=10 {
        let game = two(&format!("f4=0:{value}N l11=2:8S")).lake().game();
        let enters = game.legal().contains(&"f4-f5".to_owned());
        assert_eq!(enters, value == 2, "{value}");
        let game = two(&format!("f4=0:{value}S l11=2:8S")).lake().game();
        let enters = game.legal().contains(&"f4-f5".to_owned());
        assert_eq!(enters, value == 2, "{value} backwards");
    }
}

#[test]
fn ta_34_fliers_cross_head_first() {
    for value in 1..=10 {
        let game = two(&format!("f4=0:{value}N l11=2:8S")).lake().game();
        let crosses = game.legal().contains(&"f4-f8".to_owned());
        assert_eq!(crosses, [1, 4, 5, 10].contains(&value), "{value}");
        let game = two(&format!("f4=0:{value}S l11=2:8S")).lake().game();
        assert!(!game.legal().contains(&"f4-f8".to_owned()), "{value}");
    }
    // Whatever toads are in it, if the first square beyond is free.
    let over = two("e6=0:1E f6=2:2N g6=0:2N l11=2:8S").lake().game();
    assert_eq!(over.goes("e6"), ["e6-d6", "e6-h6"]);
    for beyond in ["h6=2:2N", "h6=0:3N", "h6=2:L"] {
        let board = format!("e6=0:5E {beyond} l11=2:8S");
        if beyond.ends_with('L') {
            assert!(two(&board).lake().refused().is_some(), "TA-37");
            continue;
        }
        let closed = two(&board).lake().game();
        assert_eq!(closed.goes("e6"), ["e6-d6"], "{beyond}");
    }
    let game = over.after("e6-h6");
    let moved = serde_json::to_value(&game.events[0]).unwrap();
    assert_eq!(moved["path"], json!(["h6"]));
    assert_eq!(moved["over"], json!(["f6", "g6"]));
    assert_eq!(moved["cost"], 1);
}

#[test]
fn ta_35_the_others_go_round() {
    for value in [3, 6, 7, 8, 9] {
        let game = two(&format!("e6=0:{value}E l11=2:8S")).lake().game();
        let only: &[&str] = if value == 9 { &[] } else { &["e6-d6"] };
        assert_eq!(game.goes("e6"), only, "{value}");
    }
}

#[test]
fn ta_36_a_toad_in_the_lake_is_safe_and_may_attack() {
    let game = two("f5=0:2W f4=2:8N e5=2:1S l11=2:7S").lake();
    assert_eq!(game.clone().moves(2).game().goes("f4"), ["f4-f3"]);
    assert!(game.legal().contains(&"f5xe5".to_owned()));
    // From toads in the lake as well.
    let wet = two("f5=0:2W g5=2:2W l11=2:8S k1=0:1N").lake().moves(2);
    assert!(!wet.legal().contains(&"g5xf5".to_owned()));
    // Out of the lake it is what it was.
    let dry = two("e5=0:2W e4=2:8N l11=2:7S k1=0:1N").lake().moves(2);
    assert!(dry.legal().contains(&"e4xe5".to_owned()));
}

#[test]
fn ta_37_no_lotus_in_tai_hou() {
    let game = two("c3=0:9N c4=2:9E l11=2:1S").lake().after("c3xc4");
    assert_eq!(game.json()["players"][1]["owed"], 0);
    assert_eq!(game.json()["players"][1]["lotuses"], 0);
    let new = Game::new(&json!({"players": 4, "lake": true, "opening": "seat0"}));
    assert_eq!(new.json()["players"][0]["lotuses"], 0);
}

#[test]
fn ta_38_as_many_squares_as_its_number() {
    for value in 1..=10_u64 {
        let board = format!("a1=0:{value}N l11=2:8S");
        let game = two(&board).flight().game();
        let straight: Vec<String> = game
            .goes("a1")
            .into_iter()
            .filter(|text| text.starts_with("a1-a"))
            .collect();
        assert_eq!(straight.len() as u64, value, "{value}: {straight:?}");
    }
    // And backwards, but for weapons.
    let game = two("f9=0:8N l11=2:8S").flight().game();
    assert!(game.legal().contains(&"f9-f1".to_owned()));
    let game = two("f9=0:9N l11=2:8S").flight().game();
    assert!(!game.legal().contains(&"f9-f8".to_owned()));
    // Without Flight it is one square.
    assert_eq!(two("f9=0:8N l11=2:8S").game().goes("f9").len(), 2);
}

#[test]
fn ta_39_at_a_right_angle_once_and_past_no_piece() {
    let game = two("c3=0:5N c5=2:1S e4=0:1N l11=2:8S").flight().game();
    // c5 is taken, nothing beyond; e4 closes the way from c4 eastwards.
    assert_eq!(
        game.goes("c3"),
        [
            "c3-a3W", "c3-a4W", "c3-b3W", "c3-b4W", "c3-c1", "c3-c2", "c3-c4", "c3-d3E", "c3-d4E",
            "c3-e3E", "c3-f3E", "c3-g3E"
        ],
        "a bat takes a nightingale not head on"
    );
}

#[test]
fn ta_40_a_turn_counts_as_one_square() {
    let game = two("f3=0:3N l11=2:8S").flight().game();
    assert_eq!(
        game.goes("f3"),
        [
            "f3-d3W", "f3-e3W", "f3-e4W", "f3-f1", "f3-f2", "f3-f4", "f3-f5", "f3-f6", "f3-g3E",
            "f3-g4E", "f3-h3E"
        ]
    );
    // The piece faces its last direction, and captures by it.
    let game = two("f3=0:9N h5=2:8N l11=2:8S").flight().game();
    assert!(game.legal().contains(&"f3xh5E".to_owned()));
    let game = game.after("f3xh5E");
    assert_eq!(game.on("h5"), "0:9E");
    let moved = serde_json::to_value(&game.events[0]).unwrap();
    assert_eq!(moved["path"], json!(["f4", "f5", "g5", "h5"]));
    assert_eq!(moved["bend"], "f5");
    assert_eq!(moved["cost"], 5);
}

#[test]
fn ta_40_over_the_lake_counts_one_square_and_holds_no_turn() {
    let game = two("e6=0:4E l11=2:8S").lake().flight().game();
    let goes = game.goes("e6");
    // Across for one, then on.
    for text in [
        "e6-h6", "e6-i6", "e6-j6", "e6-k6", "e6-h7N", "e6-h5S", "e6-i7N",
    ] {
        assert!(goes.contains(&text.to_owned()), "{text}: {goes:?}");
    }
    for text in ["e6-l6", "e6-f7N", "e6-g5S", "e6-f6", "e6-j7N"] {
        assert!(!goes.contains(&text.to_owned()), "{text}");
    }
    // Captured is only further on.
    let game = two("e6=0:4E i6=2:3E l11=2:8S").lake().flight().game();
    assert!(game.legal().contains(&"e6xi6".to_owned()));
    let game = two("e6=0:4E h6=2:3E l11=2:8S").lake().flight().game();
    assert!(!game.legal().iter().any(|text| text.starts_with("e6xh6")));
    // A toad flies through it.
    let game = two("e6=0:2E l11=2:8S").lake().flight().game();
    assert!(game.goes("e6").contains(&"e6-g6".to_owned()));
}
