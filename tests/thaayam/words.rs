//! Thaayam in words: what the table says, the log, the replay, the hint and the story, in every language.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::{Value, json};
use taula::app::Pace;
use taula::games::thaayam::choice::{Choice, Who, movers};
use taula::games::thaayam::hint::{advice, is_weak, reason_in_words, reasons};
use taula::games::thaayam::log::{Captured, Fact, Fate, sentence};
use taula::games::thaayam::sentences::{captures_in_words, moment, preview, refusal, strike};
use taula::games::thaayam::standing::{Place, Stick};
use taula::games::thaayam::tales::{in_words, tales};
use taula::games::thaayam::{ThaayamTable, ThaayamView};
use taula::locale::{Language, Words};
use taula::seating::{Hand, Player};
use taula::table::log::{Line, Log};
use taula::table::timeline::Speed;
use taula::table::watch::{Course, Sign};
use taula::table::{Act, Moment, View};
use taula_art::Dye;
use taula_rules::games::thaayam::{
    CASTLE, Event, Move, Options, Reason, Scores, Sentence, Story, Strike, Tale, Tally, Thaayam,
    Threat, TwinReturn,
};
use taula_rules::{Levels, Match, Rules, Seat};

const NAMES: [&str; 4] = ["Ane", "Mikel", "Itziar", "Jon"];

fn seated(game: Match<Thaayam>) -> ThaayamTable {
    let player = |seat: Seat| Player {
        hand: Hand::Person,
        name: NAMES[seat.index()].to_owned(),
        dye: Dye::ALL[seat.index()],
    };
    let seats = game.rules().players().iter();
    let players = seats.map(|&seat| (seat, player(seat))).collect();
    let board = ThaayamView::read_board(&Levels::built_in(), "standard").unwrap();
    ThaayamTable::new(game, players, Arc::new(board))
}

fn new(options: Options, seed: u64) -> ThaayamTable {
    let rules = Thaayam::new(options, &Levels::built_in()).unwrap();
    seated(Match::new(rules, seed))
}

/// What a seat has: off, in twins off, singles, twins, in the castle, borne off.
fn pieces(seat: u8, of: (u8, u8, &[u8], &[u8], u8, u8)) -> Value {
    let (off, off_twins, track, twins, castle, out) = of;
    json!({
        "seat": seat, "off": off, "off_twins": off_twins, "track": track, "twins": twins,
        "castle": castle, "out": out,
    })
}

/// A game for two in which seat 0 plays these scores.
fn plays(
    throws: &[u8],
    own: (u8, u8, &[u8], &[u8], u8, u8),
    other: (u8, u8, &[u8], &[u8], u8, u8),
) -> ThaayamTable {
    at(
        &json!({"player": 0, "phase": "move"}),
        throws,
        false,
        (own, other),
    )
}

type Own<'a> = (u8, u8, &'a [u8], &'a [u8], u8, u8);

fn at(turn: &Value, throws: &[u8], captured: bool, (own, other): (Own, Own)) -> ThaayamTable {
    let value = json!({
        "game": "thaayam",
        "options": {"players": 2, "twin_return": "twin", "opening": "seat0"},
        "turn": turn, "throws": throws, "captured": captured,
        "players": [pieces(0, own), pieces(2, other)],
    });
    let (rules, at) = Thaayam::read(&value, &Levels::built_in()).unwrap();
    seated(Match::from_position(rules, at, 5))
}

const ALL_OFF: Own = (4, 0, &[], &[], 0, 0);

fn instant() -> Pace {
    Pace {
        speed: Speed::Instant,
        less_motion: false,
    }
}

/// Does the `n`th thing that can be done; whether there was any.
fn step(table: &mut ThaayamTable, n: usize) -> bool {
    let game = table.flow.game();
    if game.turn().is_over() {
        return false;
    }
    let act = if game.turn().is_chance() {
        Act::Throw
    } else {
        let moves = game.legal_moves();
        table.playing(moves[n % moves.len()])
    };
    table.act(&act, &instant());
    true
}

fn look(table: &mut ThaayamTable, mv: Move) {
    let game = table.flow.game().clone();
    table.own.choose(&game, mv);
}

/// Whether words can be read: no key, no brace.
fn reads_well(said: &str) -> bool {
    !said.contains(['{', '}', '$']) && !said.contains("thaayam-")
}

fn check(moment: &Moment, of: &str) {
    let all = [&moment.turn, &moment.heading, &moment.body, &moment.note];
    for said in all {
        assert!(reads_well(said), "{of}: {moment:?}");
    }
    assert!(!moment.heading.is_empty(), "{of}: {moment:?}");
    assert!(moment.heading.chars().count() <= 37, "{of}: {moment:?}");
    assert!(moment.body.chars().count() <= 110, "{of}: {moment:?}");
    for said in [&moment.body, &moment.note] {
        assert!(
            said.is_empty() || said.ends_with(['.', '!', '?']),
            "{of}: {moment:?}"
        );
    }
}

#[test]
fn every_fact_is_one_sentence_in_every_language() {
    let table = new(Options::default(), 1);
    let mut facts = vec![
        Fact::ForStart(4),
        Fact::Tied,
        Fact::Starts,
        Fact::TwinEntered,
        Fact::Twinned,
        Fact::Lapsed(vec![8]),
        Fact::Lapsed(vec![4, 8]),
        Fact::Again,
        Fact::Won,
    ];
    let fates = [
        Fate::Kept,
        Fate::Nothing,
        Fate::Struck(vec![4, 4], Strike::BeforeFirstOne),
        Fate::Struck(vec![4], Strike::BeforeSecondOne),
        Fate::Struck(vec![4, 2], Strike::NoOne),
        Fate::Struck(vec![4, 2], Strike::OneAlone),
    ];
    facts.extend(fates.map(|fate| Fact::Threw {
        scores: vec![4, 4, 1, 8, 3],
        fate,
    }));
    facts.extend([1, 2].map(|pieces| Fact::Entered { pieces }));
    let borne_off = [(1, 1), (2, 2), (2, 3), (3, 4)];
    facts.extend(borne_off.map(|(pieces, out)| Fact::BorneOff { pieces, out }));
    for twin in [false, true] {
        for to in [5, CASTLE] {
            facts.push(Fact::Moved {
                twin,
                scores: vec![8, 1],
                from: 0,
                to,
                captured: None,
            });
        }
        for (owner, count) in [(1, 1), (2, 1), (1, 2), (3, 2)] {
            facts.push(Fact::Moved {
                twin,
                scores: vec![3],
                from: 2,
                to: 5,
                captured: Some(Captured {
                    owner: Seat(owner),
                    count,
                    twins: twin,
                }),
            });
        }
    }
    for language in Language::ALL {
        let words = Words::new(language);
        let mut said = Vec::new();
        for fact in &facts {
            let line = Line {
                at: 0,
                seat: Seat(0),
                fact: fact.clone(),
            };
            let sentence = sentence(&table, &line, &words);
            assert!(
                sentence.ends_with('.') && reads_well(&sentence),
                "{language:?}: {sentence}"
            );
            if *fact != Fact::Tied {
                assert!(sentence.contains("Ane"), "{language:?}: {sentence}");
            }
            assert!(!said.contains(&sentence), "{language:?}: {sentence} twice");
            said.push(sentence);
        }
    }
}

#[test]
fn the_throws_of_a_turn_are_one_line_and_each_move_after_them_one_more() {
    let mut table = at(
        &json!({"chance": "throw", "player": 0}),
        &[],
        false,
        ((1, 0, &[20, 20], &[], 1, 0), ALL_OFF),
    );
    let mut events = Vec::new();
    let mut game = table.flow.game().clone();
    let mut shown = game.rules().picture(game.position());
    let mut log = Log::default();
    for (number, text) in ["roll 4", "roll 1", "roll 3", "enter", "3@0"]
        .into_iter()
        .enumerate()
    {
        let mv = game.rules().parse(game.position(), text).unwrap();
        events.clear();
        game.play(mv, &mut events).unwrap();
        for event in &events {
            game.rules().show(&mut shown, event);
            ThaayamView::see(&mut log, game.rules(), number, event, &shown);
        }
    }
    let english = Words::new(Language::English);
    table.log = log;
    let said: Vec<String> = table
        .log
        .lines()
        .iter()
        .map(|line| sentence(&table, line, &english))
        .collect();
    assert_eq!(
        said,
        [
            "Ane: 4, 1, 3.",
            "Ane: 1, a piece enters.",
            "Ane: 3, from c1 to e2."
        ]
    );
}

#[test]
fn a_throw_alone_grows_into_the_move_that_plays_it() {
    for (texts, lines) in [
        (&["roll 3", "3@0"][..], 1),
        (&["roll 4", "roll 3", "3@0"], 2),
    ] {
        let own: Own = (3, 0, &[0], &[], 0, 0);
        let turn = json!({"chance": "throw", "player": 0});
        let mut game = at(&turn, &[], false, (own, ALL_OFF)).flow.game().clone();
        for text in texts {
            let mv = game.rules().parse(game.position(), text).unwrap();
            game.play(mv, &mut Vec::new()).unwrap();
        }
        let log = Log::of::<ThaayamView>(&game);
        assert_eq!(log.lines().len(), lines, "{:?}", log.lines());
    }
}

#[test]
fn several_1s_in_a_row_share_a_line() {
    let mut table = plays(&[1, 1, 1, 3], (0, 0, &[], &[], 4, 0), ALL_OFF);
    for _ in 0..3 {
        step(&mut table, 0);
    }
    let facts: Vec<&Fact> = table.log.lines().iter().map(|line| &line.fact).collect();
    assert_eq!(
        facts,
        [
            &Fact::BorneOff { pieces: 3, out: 3 },
            &Fact::Lapsed(vec![3])
        ]
    );
}

#[test]
fn nothing_to_play_is_told_with_the_throws() {
    for seed in 0..40 {
        let options = Options {
            opening: taula_rules::games::thaayam::Opening::Seat0,
            ..Options::default()
        };
        let mut table = new(options, seed);
        while table.flow.game().position().player == Seat(0) && table.flow.game().turn().is_chance()
        {
            step(&mut table, 0);
        }
        let lines = table.log.lines();
        let thrown: Vec<u8> = table
            .flow
            .game()
            .moves()
            .iter()
            .filter_map(|mv| match mv {
                Move::Roll(score) => Some(*score),
                _ => None,
            })
            .collect();
        assert_eq!(lines.len(), 1, "{lines:?}");
        let Fact::Threw { scores, fate } = &lines[0].fact else {
            panic!("{lines:?}");
        };
        assert_eq!(*scores, thrown);
        assert_eq!(lines[0].at, thrown.len() - 1);
        match thrown.iter().position(|&score| score == 1) {
            None => assert_eq!(*fate, Fate::Struck(thrown, Strike::NoOne)),
            Some(0) => assert_eq!(*fate, Fate::Kept),
            Some(n) => {
                let struck = thrown[..n].to_vec();
                assert_eq!(*fate, Fate::Struck(struck, Strike::BeforeFirstOne));
            }
        }
    }
}

#[test]
fn what_is_kept_up_is_what_going_over_the_game_gives() {
    for (players, twin_return) in [(2, TwinReturn::Twin), (4, TwinReturn::Split)] {
        let options = Options {
            players,
            twin_return,
            ..Options::default()
        };
        let mut table = new(options, 3);
        let mut taken_back = 0;
        for number in 0.. {
            if !step(&mut table, number) {
                break;
            }
            if number % 7 == 0 && table.flow.can_undo() {
                table.act(&Act::Undo, &instant());
                assert_eq!(table.log, Log::of::<ThaayamView>(table.flow.game()));
                table.act(&Act::Redo, &instant());
                taken_back += 1;
            }
            if number % 5 == 0 {
                assert_eq!(table.log, Log::of::<ThaayamView>(table.flow.game()));
            }
        }
        assert!(taken_back > 10);
        assert_eq!(table.log.lines().last().unwrap().fact, Fact::Won);
    }
}

/// Goes through games, and shows every table on the way.
fn through_games(mut seen: impl FnMut(&mut ThaayamTable)) {
    for (players, twin_return, seed) in [
        (2, TwinReturn::Twin, 1),
        (3, TwinReturn::Split, 2),
        (4, TwinReturn::Split, 3),
    ] {
        let options = Options {
            players,
            twin_return,
            ..Options::default()
        };
        go_through(new(options, seed), &mut seen);
    }
    // Random play hardly comes to twins.
    let positions: [(&[u8], Own, Own); 6] = [
        (
            &[1, 1, 2, 4, 8],
            (0, 1, &[8, 8], &[], 0, 0),
            (0, 0, &[9], &[3], 1, 0),
        ),
        (
            &[1, 1, 2, 8],
            (0, 2, &[], &[], 0, 0),
            (0, 0, &[], &[2, 19], 0, 0),
        ),
        (
            &[1, 3],
            (0, 0, &[8, 8], &[22], 0, 0),
            (0, 0, &[1], &[6], 1, 0),
        ),
        (
            &[1, 1, 1, 8, 8, 4],
            (0, 0, &[8, 8, 8, 8], &[], 0, 0),
            (1, 0, &[1], &[], 2, 0),
        ),
        (
            &[1, 1, 1, 4, 4],
            (0, 0, &[], &[20], 2, 0),
            (0, 0, &[], &[], 1, 3),
        ),
        (
            &[1, 8],
            (0, 0, &[], &[17, 21], 0, 0),
            (0, 1, &[], &[], 2, 0),
        ),
    ];
    for (throws, own, other) in positions {
        go_through(plays(throws, own, other), &mut seen);
    }
}

fn go_through(mut table: ThaayamTable, seen: &mut impl FnMut(&mut ThaayamTable)) {
    for number in 0..600 {
        seen(&mut table);
        if !step(&mut table, number * 7 + 3) {
            break;
        }
    }
    seen(&mut table);
}

#[test]
fn there_is_always_something_to_say() {
    let all = Language::ALL.map(|language| (language, Words::new(language)));
    let mut buttons = BTreeSet::new();
    through_games(|table| {
        let game = table.flow.game().clone();
        let moves = if game.turn().is_chance() {
            Vec::new()
        } else {
            game.legal_moves()
        };
        for (language, words) in &all {
            let of = format!("{language:?}");
            table.own.forget();
            check(&moment(table, words), &of);
            for who in movers(&moves) {
                table.own.choice = Choice {
                    held: Some(who),
                    ..Choice::default()
                };
                check(&moment(table, words), &of);
            }
            let waiting: Vec<usize> = table.own.tokens.waiting().map(|(at, _)| at).collect();
            for tokens in [waiting.iter().take(1), waiting.iter().take(2)] {
                let tokens: Vec<usize> = tokens.copied().collect();
                for held in [None, Some(Who::Twin(20)), Some(Who::Single(20))] {
                    if moves.is_empty() {
                        continue;
                    }
                    table.own.choice = Choice {
                        held,
                        tokens: tokens.clone(),
                        looked_at: None,
                    };
                    check(&moment(table, words), &of);
                }
            }
            for &mv in &moves {
                look(table, mv);
                let moment = moment(table, words);
                check(&moment, &of);
                assert!(!moment.body.is_empty(), "{moment:?}");
                let button = moment.button.unwrap();
                assert!(button.chars().count() <= 20, "{of}: {button}");
                buttons.insert(button);
            }
        }
    });
    assert!(buttons.len() > 20, "{buttons:?}");
}

#[test]
fn a_piece_is_refused_in_words_just_where_it_cannot_be_moved() {
    let words = Words::new(Language::Basque);
    let mut refused = BTreeSet::new();
    through_games(|table| {
        table.own.forget();
        let game = table.flow.game();
        if game.turn().is_chance() {
            return;
        }
        let Some(seat) = game.turn().seat() else {
            return;
        };
        let movers = movers(&game.legal_moves());
        for (stick, stand) in table.own.standing.sticks() {
            let why = refusal(table, stick, &words);
            let twin = stand.bound.is_some();
            let who = match (stand.place, twin) {
                (Place::Off, false) => Who::Off,
                (Place::Off, true) => Who::OffTwin,
                (Place::On(index), false) => Who::Single(index),
                (Place::On(index), true) => Who::Twin(index),
                (Place::Castle | Place::Out, _) => Who::Castle,
            };
            let can = stick.seat == seat && stand.place != Place::Out && movers.contains(&who);
            assert_eq!(why.is_none(), can, "{stick:?} {stand:?}: {why:?}");
            refused.extend(why.filter(|why| reads_well(why)));
        }
    });
    assert!(refused.len() > 8, "{refused:?}");
}

/// The English words where a move is looked at.
fn looked_at(table: &mut ThaayamTable, text: &str) -> Moment {
    let game = table.flow.game();
    let mv = game.rules().parse(game.position(), text).unwrap();
    look(table, mv);
    moment(table, &Words::new(Language::English))
}

#[test]
fn a_move_says_what_it_brings_and_what_it_leaves() {
    // Seat 2 stands on e2, seat 0's 3 and its own 19, and on a4, seat 0's 11 and its own 3.
    let mut table = plays(
        &[3, 8],
        (3, 0, &[0], &[], 0, 0),
        (0, 0, &[3, 11, 11], &[], 1, 0),
    );
    let three = looked_at(&mut table, "3@0");
    assert_eq!(three.heading, "Move 3 squares");
    assert_eq!(
        three.body,
        "To e2: you capture 2 red pieces, and then have another turn."
    );
    assert_eq!(three.note, "Still to play: 8.");
    let eight = looked_at(&mut table, "8@0");
    assert_eq!(
        eight.body,
        "It reaches a palace, c5: nothing can capture it there."
    );
    step_text(&mut table, "3@0");
    let eight = looked_at(&mut table, "8@3");
    assert_eq!(
        eight.body,
        "To a4: you capture a red piece, and then have another turn."
    );
    assert_eq!(eight.note, "");
}

fn step_text(table: &mut ThaayamTable, text: &str) {
    table.act(&Act::Play(text.to_owned()), &instant());
}

#[test]
fn what_a_move_lets_lapse_is_said_before_it_is_played() {
    // The worked example of TH-20: a twin made with a 1 left cannot go with it.
    let mut table = plays(&[1], (0, 0, &[8, 8], &[], 2, 0), ALL_OFF);
    let twin = looked_at(&mut table, "twin@8");
    assert_eq!(twin.note, "It is lost unused: 1.");
    assert_eq!(twin.button.as_deref(), Some("Form a twin"));
    // With 8 left nothing can be done from 17 after the 4: it is too far from 21 then.
    let mut table = plays(&[3, 4, 8], (0, 0, &[17], &[], 3, 0), ALL_OFF);
    let four = looked_at(&mut table, "4@17");
    assert_eq!(four.note, "Still to play: 3; for now not: 8.");
}

#[test]
fn the_halved_sum_of_a_twin_is_shown() {
    let mut table = plays(&[1, 4, 8], (2, 0, &[], &[8], 0, 0), ALL_OFF);
    let moment = looked_at(&mut table, "8+4+1@t8");
    assert_eq!(moment.heading, "8 + 4 + 1 = 13, the twin 6");
    assert_eq!(moment.button.as_deref(), Some("Move 6 squares"));
    // Before it is legal as well: a lone 1 does not move it.
    table.own.choice = Choice {
        held: Some(Who::Twin(8)),
        tokens: vec![0],
        looked_at: None,
    };
    let moment = taula::games::thaayam::sentences::moment(&table, &Words::new(Language::English));
    assert_eq!(moment.heading, "1: the twin goes 0");
    assert!(moment.body.contains("at least 1"), "{moment:?}");
}

#[test]
fn struck_scores_have_a_short_reason_and_captures_are_counted_in_words() {
    for language in Language::ALL {
        let words = Words::new(language);
        let all = [
            Strike::BeforeFirstOne,
            Strike::BeforeSecondOne,
            Strike::NoOne,
            Strike::OneAlone,
        ];
        let said: BTreeSet<String> = all.iter().map(|&why| strike(why, &words)).collect();
        assert_eq!(said.len(), all.len());
        assert!(said.iter().all(|why| why.chars().count() <= 64), "{said:?}");
        let counted: BTreeSet<String> = (0..5).map(|n| captures_in_words(n, &words)).collect();
        assert_eq!(counted.len(), 5);
    }
    let basque = Words::new(Language::Basque);
    assert_eq!(captures_in_words(2, &basque), "bi harrapaketa");
}

#[test]
fn a_preview_ends_where_somebody_decides_again() {
    let table = plays(&[3], (3, 0, &[0], &[], 0, 0), (2, 0, &[19], &[], 1, 0));
    let game = table.flow.game();
    let mv = game.legal_moves()[0];
    let events = preview(game, mv);
    assert!(
        matches!(events[..], [Event::Moved { to: 3, .. }]),
        "{events:?}"
    );
    assert_eq!(mv.spends(), Scores::only(3));
}

#[test]
fn a_replay_has_a_line_for_the_throws_of_a_turn_and_for_each_move() {
    let options = Options {
        players: 2,
        twin_return: TwinReturn::Twin,
        ..Options::default()
    };
    let mut table = new(options, 11);
    for number in 0..400 {
        if !step(&mut table, number) {
            break;
        }
    }
    let course = Course::of(&table);
    let all = Language::ALL.map(Words::new);
    let mut rows = 0;
    for (n, line) in course.lines.iter().enumerate() {
        let throws_on = matches!(line.mv, Move::Roll(_)) && !line.opening;
        if ThaayamView::is_merged(&course, n) {
            assert!(throws_on);
            continue;
        }
        rows += 1;
        for words in &all {
            let row = ThaayamView::row(&course, n, words);
            assert!(row.sign != Sign::None || !row.words.is_empty());
            assert!(reads_well(&row.words), "{row:?}");
            let told = ThaayamView::told(&course, n + 1, words);
            let name = NAMES[line.seat.index()];
            assert!(told.heading.starts_with(name), "{told:?}");
            assert!(told.body.iter().all(|said| reads_well(said)), "{told:?}");
        }
        if throws_on {
            let row = ThaayamView::row(&course, n, &all[0]);
            let last = match line.mv {
                Move::Roll(score) => score.to_string(),
                _ => String::new(),
            };
            assert!(
                row.sign == Sign::Token(last.clone()) || row.words.ends_with(&last),
                "{row:?}"
            );
        }
    }
    assert!(rows > 100, "{rows}");
}

#[test]
fn a_stick_of_another_is_refused_by_whose_turn_it_is() {
    let table = plays(&[1], ALL_OFF, ALL_OFF);
    let stick = Stick {
        seat: Seat(2),
        number: 0,
    };
    let why = refusal(&table, stick, &Words::new(Language::Basque));
    assert_eq!(why.as_deref(), Some("Txanda: Ane"));
}

#[test]
fn every_reason_is_one_sentence_in_every_language() {
    let table = plays(&[1, 3], (3, 0, &[0], &[], 0, 0), ALL_OFF);
    let scores = [Scores::only(8), Scores::of([2, 0, 0, 1, 0])];
    let mut all = vec![
        Reason::OnlyMove,
        Reason::Wins,
        Reason::SetsUpCapture {
            score: 1,
            owner: Seat(2),
            index: 11,
        },
        Reason::SetsUpCapture {
            score: 8,
            owner: Seat(2),
            index: 11,
        },
        Reason::BearsOff { out: 2 },
        Reason::EntersTwin,
        Reason::FormsTwin,
        Reason::ReachesCastle {
            castle: 2,
            all: false,
        },
        Reason::ReachesCastle {
            castle: 4,
            all: true,
        },
        Reason::ReachesShelter { index: 12 },
        Reason::EscapesThreat {
            before: Threat::default(),
            after: Threat::default(),
        },
        Reason::RisksCapture {
            threat: Threat::default(),
            squares: 5,
        },
    ];
    all.extend([0, 1, 3].map(|off| Reason::Enters { off }));
    all.extend(scores.map(|scores| Reason::KeepsScores { scores }));
    all.extend(scores.map(|scores| Reason::LosesScores { scores }));
    all.extend([1, 5].map(|squares_left| Reason::NearsCastle { squares_left }));
    for twin in [false, true] {
        for (pieces, earns_turn, squares_lost) in [(2, true, 1), (4, false, 24)] {
            all.push(Reason::Captures {
                owner: Seat(2),
                index: 11,
                pieces,
                twin,
                squares_lost,
                earns_turn,
            });
        }
    }
    for language in Language::ALL {
        let words = Words::new(language);
        let mut said = BTreeSet::new();
        for reason in &all {
            let one = reason_in_words(&table, reason, &words);
            assert!(
                one.ends_with(['.', '!']) && reads_well(&one) && one.chars().count() <= 110,
                "{language:?}: {one}"
            );
            assert!(said.insert(one.clone()), "{language:?}: {one} twice");
        }
    }
}

#[test]
fn every_move_can_be_recommended_and_what_speaks_against_it_comes_last() {
    let all = Language::ALL.map(Words::new);
    let mut risks = 0;
    through_games(|table| {
        let game = table.flow.game();
        if game.turn().is_chance() {
            return;
        }
        for mv in game.legal_moves() {
            let why = reasons(game.rules(), game.position(), mv);
            assert!(!why.is_empty(), "{mv}");
            let against = why.iter().position(Reason::speaks_against);
            if let Some(first) = against {
                risks += 1;
                assert!(why[..first].iter().any(|reason| !is_weak(reason)));
                assert!(why[first..].iter().all(Reason::speaks_against), "{why:?}");
            }
            for words in &all {
                let heading = advice(table, mv, words);
                assert!(
                    reads_well(&heading) && heading.chars().count() <= 32,
                    "{heading}"
                );
                for reason in &why {
                    assert!(reads_well(&reason_in_words(table, reason, words)));
                }
            }
        }
    });
    assert!(risks > 20, "{risks}");
}

#[test]
fn a_game_that_has_ended_is_told_in_three_sentences() {
    let all = Language::ALL.map(Words::new);
    for (players, seed) in [(2, 5), (3, 6), (4, 7)] {
        let options = Options {
            players,
            ..Options::default()
        };
        let mut table = new(options, seed);
        let mut number = 0;
        while step(&mut table, number) {
            number += 1;
        }
        let story = Story::of(table.flow.game()).unwrap();
        let pins = ThaayamView::pins(&table.tally);
        let last = pins.last().unwrap();
        assert_eq!(last.at + 1, table.flow.game().moves().len());
        assert_eq!(table.tally, Tally::of(table.flow.game()));
        for words in &all {
            let told = tales(&table, &story, words);
            assert_eq!(told.len(), 3);
            for (at, _, said) in told {
                assert!(at < table.flow.game().moves().len());
                assert!(said.ends_with('.') && reads_well(&said), "{said}");
            }
        }
    }
}

#[test]
fn every_tale_is_one_sentence_in_every_language() {
    let table = plays(&[1, 3], (3, 0, &[0], &[], 0, 0), ALL_OFF);
    let (seat, first, second) = (Seat(0), Seat(0), Seat(2));
    let turning = |pieces, twin| Tale::TurningPoint {
        captor: seat,
        victim: second,
        index: 11,
        pieces,
        twin,
        squares: 24,
        led: true,
    };
    let mut tales = vec![
        Tale::Comeback {
            seat,
            leader: second,
            squares: 20,
        },
        Tale::Led {
            seat,
            moves: 3,
            of: 5,
            from: 1,
            to: 3,
        },
        turning(1, false),
        turning(2, false),
        turning(2, true),
        turning(4, true),
        Tale::LongestThrow { seat, throws: 9 },
        Tale::MostCaptures {
            seat,
            captures: 3,
            next: 1,
        },
        Tale::BestTurn { seat, squares: 30 },
        Tale::Margin {
            first,
            second,
            squares: 30,
        },
    ];
    tales.extend([0, 1, 7].map(|times| Tale::LeadChanges { times }));
    tales.extend([0, 1, 7].map(|turns| Tale::LastStretch { first, turns }));
    tales.extend([1, 3].map(|squares| Tale::ClosestRace {
        first,
        second,
        squares,
    }));
    for language in Language::ALL {
        let words = Words::new(language);
        let mut said = BTreeSet::new();
        for &tale in &tales {
            let one = in_words(&table, &Sentence { at: 41, tale }, &words);
            assert!(
                one.ends_with('.') && reads_well(&one),
                "{language:?}: {one}"
            );
            assert!(said.insert(one.clone()), "{language:?}: {one} twice");
        }
    }
}
