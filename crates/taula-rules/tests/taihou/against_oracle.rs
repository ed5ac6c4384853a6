//! Our garden games against the oracle's: in whole games, in positions placed at random, and in positions
//! spoiled at random.

use serde_json::{Value, json};
use taula_rules::Levels;

use crate::compare::{Happened, Second, compare, ours, play_on, times};
use crate::hunting::{LIKINGS, Liking, choose};
use crate::oracle::taihou::{Next, Table};
use crate::placed;
use crate::spoiled::{misplace, spoiler};
use crate::tools::Random;

// Enough to find what differs, few enough for every run of the tests. `TAULA_ORACLE=10` tries ten times as
// many.
const GAMES: usize = 24;
const GAMES_FROM_PLACED: usize = 300;
const PLACED: usize = 700;
const SPOILED: usize = 2_000;

/// Games of players who do not end them are left after so many moves.
const LONGEST: usize = 250;

impl Second for Table {
    const GAME: &'static str = "taihou";

    fn read(position: &Value) -> Result<Self, String> {
        Table::read(position)
    }

    fn to_json(&self) -> Value {
        Table::to_json(self)
    }

    fn legal(&self) -> Vec<String> {
        Table::legal(self)
    }

    fn probabilities(&self) -> Option<Vec<f64>> {
        Table::probabilities(self)
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        Table::play(self, text)
    }

    fn happened(&mut self) -> Vec<&'static str> {
        std::mem::take(&mut self.happened)
    }

    fn unlisted(&self, random: &mut Random) -> Option<String> {
        matches!(self.next, Next::Layout(_)).then(|| placed::layout(random))
    }
}

/// What must have been compared wherever positions are placed.
const MOVES: [&str; 7] = [
    "from the side",
    "from behind",
    "head on",
    "backwards",
    "over the lake",
    "after a turn on the way",
    "taken after a turn on the way",
];

const PIECES: [&str; 6] = [
    "replaced",
    "a lotus owed",
    "no lotus for a weapon",
    "a lotus put in",
    "a run ends with its piece",
    "a fourth time barred",
];

const CALLS: [&str; 8] = [
    "hat-lo",
    "hat-lo on one already bound",
    "made to take",
    "the turning asked for",
    "a duty lapses",
    "a duty lapses after the turning",
    "a duty lapses without its offer",
    "khi-loi",
];

const ENDS: [&str; 4] = [
    "over: TA-14",
    "over: TA-15",
    "over: TA-27",
    "a pass without pieces",
];

#[test]
fn whole_games_agree() {
    let levels = Levels::built_in();
    let mut random = Random::new(1);
    let mut happened = Happened::default();
    for case in 0..times(GAMES) {
        let players = 2 + case % 3;
        let (lake, flight) = (case / 2 % 2 == 0, case / 3 % 4 > 0);
        let quiet_limit = [60, 20, 5, 0][case % 4];
        let opening = ["seat0", "roll"][case % 2];
        let options = json!({"players": players, "lake": lake, "flight": flight,
            "quiet_limit": quiet_limit, "opening": opening});
        let mut game = ours::<Table>()
            .begin(&options, case as u64, &levels)
            .unwrap();
        let mut table = Table::new(players, lake, flight, quiet_limit, opening);
        let mut likings = [0, 1, 2, 3].map(|_| *random.pick(&[Liking::Hunting, Liking::Calling]));
        if case % 5 == 0 {
            likings[0] = *random.pick(&LIKINGS);
        }
        play_on(
            &mut *game,
            &mut table,
            LONGEST,
            &levels,
            &mut random,
            &mut happened,
            &mut |table, moves, random| choose(table, moves, likings, random),
        );
    }
    happened.assert_at_least(20, &MOVES[..4]);
    happened.assert_at_least(5, &["replaced", "a lotus put in", "hat-lo", "made to take"]);
    happened.assert_at_least(1, &["khi-loi", "over: TA-15", "over: TA-27"]);
}

#[test]
fn games_from_placed_positions_agree() {
    let levels = Levels::built_in();
    let mut random = Random::new(2);
    let mut happened = Happened::default();
    for case in 0..times(GAMES_FROM_PLACED) {
        let position = placed::accepted(&mut random);
        let mut game = ours::<Table>().begin_at(&position, 0, &levels).unwrap();
        let mut table = Table::read(&position).unwrap();
        let likings = [0, 1, 2, 3].map(|seat| LIKINGS[(case + seat * (case / 4)) % 4]);
        play_on(
            &mut *game,
            &mut table,
            60,
            &levels,
            &mut random,
            &mut happened,
            &mut |table, moves, random| choose(table, moves, likings, random),
        );
    }
    happened.assert_at_least(3, &MOVES);
    happened.assert_at_least(10, &PIECES);
    happened.assert_at_least(3, &CALLS[..4]);
    happened.assert_at_least(5, &ENDS);
}

#[test]
fn placed_positions_agree() {
    let levels = Levels::built_in();
    let mut random = Random::new(3);
    let mut happened = Happened::default();
    let mut count = 0;
    for _ in 0..times(PLACED) {
        let position = placed::taihou(&mut random);
        let agreed = compare::<Table>(&position, &levels, &mut random, &mut happened, not_quite);
        count += usize::from(agreed);
    }
    // Were nearly all refused, nothing would be compared.
    assert!(count > PLACED / 2, "only {count} accepted");
    happened.assert_at_least(4, &MOVES);
    happened.assert_at_least(8, &PIECES);
    happened.assert_at_least(8, &CALLS);
    happened.assert_at_least(1, &ENDS);
    happened.assert_at_least(1, &["out of the lake, taking"]);
    happened.assert_at_least(5, &["a pass with pieces", "equal places"]);
    happened.assert_at_least(1, &["replaced on the second line"]);
}

#[test]
fn spoiled_positions_agree() {
    let levels = Levels::built_in();
    let spoiler = spoiler();
    let mut random = Random::new(4);
    let mut happened = Happened::default();
    let mut count = 0;
    for _ in 0..times(SPOILED) {
        // From one that is accepted, so that the change alone decides.
        let mut spoiled = placed::accepted(&mut random);
        if random.percent(60) {
            misplace(&mut random, &mut spoiled);
        } else {
            for _ in 0..=random.below(2) {
                spoiler.spoil(&mut random, &mut spoiled);
            }
        }
        let agreed = compare::<Table>(&spoiled, &levels, &mut random, &mut happened, not_quite);
        count += usize::from(agreed);
    }
    assert!(count > SPOILED / 20, "only {count} accepted");
}

/// Texts that look like moves, and are none or not legal ones.
pub fn not_quite(legal: &[String], random: &mut Random) -> Vec<String> {
    let mut texts: Vec<String> = [
        "draw 0",
        "draw 11",
        "draw 1",
        "draw",
        "draw 01",
        "draw  1",
        "layout",
        "layout 1 2 3",
        "layout 1 2 3 4 5 6 7 8 9 9",
        "layout 1 2 3 4 5 6 7 8 9 10 ",
        "layout 1  2 3 4 5 6 7 8 9 10",
        "layout 1 2 3 4 5 6 7 8 9 11",
        "layout 01 2 3 4 5 6 7 8 9 10",
        "place d1",
        "place d1L",
        "place d3N",
        "place c1N",
        "place d11N ",
        "placed1N",
        "place",
        "lotus",
        "lotus!2",
        "lotus ",
        "khi-loi",
        "khi-loi!2",
        "khiloi",
        "hat-lo",
        "txok-tae",
        "pass",
        "a1@N",
        "a1@X",
        "a1@",
        "@N",
        "a1",
        "-",
        "x",
        "a1-",
        "a1-a1",
        "a1xa1",
        "a1-a2N",
        "a0-a1",
        "a11-a12",
        "l1-m1",
        "A1-A2",
        "a1-a2!",
        "a1-a2!0",
        "a1-a2!1",
        "a1-a2!9",
        "a1-a2!2!2",
        "a1-a2!2N",
        "a1 - a2",
        "",
        " ",
        "a01-a2",
        "a1-a02",
        "a1x-a2",
        "ä1-b3",
        "a²@N",
        "a1-a2n",
        "a1@n",
        "!2",
        "f5-f6",
    ]
    .map(String::from)
    .to_vec();
    if !legal.is_empty() {
        for _ in 0..3 {
            let text = random.pick(legal);
            let (plain, call) = text.split_once('!').unwrap_or((text, ""));
            texts.push(format!("{text} "));
            texts.push(format!(" {text}"));
            texts.push(format!("{text}1"));
            texts.push(text.to_uppercase());
            texts.push(text.replace('-', "x"));
            texts.push(text.replace('x', "-"));
            texts.push(text.chars().rev().collect());
            texts.push(format!("{plain}!{call}"));
            texts.extend((0..5).map(|seat| format!("{plain}!{seat}")));
            texts.extend(['N', 'E', 'S', 'W', 'L'].map(|facing| format!("{plain}{facing}")));
            texts.push(plain.trim_end_matches(['N', 'E', 'S', 'W']).to_owned());
            if let Some((from, to)) = plain.split_once('-') {
                texts.push(format!("{to}-{from}"));
                for rank in 0..=12 {
                    texts.push(format!("{from}-{}{rank}", &to[..1]));
                    texts.push(format!("{from}x{}{rank}", &to[..1]));
                }
                for file in "abcdefghijklm".chars() {
                    texts.push(format!("{from}-{file}{}", &to[1..]));
                }
            }
            if let Some((at, _)) = plain.split_once('@') {
                texts.extend(['N', 'E', 'S', 'W', 'n', '1'].map(|facing| format!("{at}@{facing}")));
                for heading in ["N", "E", "S", "W"] {
                    texts.push(format!("{at}-{at}{heading}"));
                }
            }
        }
    }
    random.shuffle(&mut texts);
    texts.retain(|text| !legal.contains(text));
    texts.truncate(8);
    texts
}
