//! Tebas in words: what the table says, the log, the replay, the hint and the story, in every language.

use std::collections::BTreeSet;
use std::sync::Arc;

use taula::app::Pace;
use taula::games::tebas::choice::Choice;
use taula::games::tebas::hint::{advice, reason_in_words, reasons};
use taula::games::tebas::log::{Came, Fact, sentence};
use taula::games::tebas::sentences::{moment, refusal, turn_refusal, why};
use taula::games::tebas::tales::{in_words, tales};
use taula::games::tebas::{TebasTable, TebasView};
use taula::locale::{Language, Words};
use taula::seating::{Hand, Player};
use taula::table::log::{Line, Log};
use taula::table::timeline::Speed;
use taula::table::watch::Course;
use taula::table::{Act, Moment, View};
use taula_art::Dye;
use taula_rules::games::tebas::{
    Circle, End, Move, Options, Reason, Refusal, Sentence, Stage, Story, Tale, Tally, Tebas,
};
use taula_rules::{Levels, Match, Rules, Seat};

use crate::support::played::Played;
use crate::support::tebas::{Setup, circle, stands};
use crate::support::whole::Lots;

const NAMES: [&str; 2] = ["Ane", "Mikel"];

fn seated(game: Match<Tebas>) -> TebasTable {
    let player = |seat: Seat| Player {
        hand: Hand::Person,
        name: NAMES[seat.index()].to_owned(),
        dye: Dye::STONES[seat.index()],
    };
    let seats = game.rules().players().iter();
    let players = seats.map(|&seat| (seat, player(seat))).collect();
    let board = TebasView::read_board(&Levels::built_in(), "standard").unwrap();
    TebasTable::new(game, players, Arc::new(board))
}

fn new(seed: u64) -> TebasTable {
    let rules = Tebas::new(Options::default(), &Levels::built_in()).unwrap();
    seated(Match::new(rules, seed))
}

fn at(setup: &Setup) -> TebasTable {
    seated(setup.game(5))
}

fn plain() -> Setup {
    stands(&[
        ("c1", "I3"),
        ("h2", "I1"),
        ("h3", "I1"),
        ("d3", "L1"),
        ("j2", "L1"),
    ])
}

fn instant() -> Pace {
    Pace {
        speed: Speed::Instant,
        less_motion: false,
    }
}

/// Does something that can be done; whether there was any.
fn step(table: &mut TebasTable, lots: &mut Lots) -> bool {
    let game = table.flow.game();
    if game.turn().is_over() {
        return false;
    }
    let act = if game.turn().is_chance() {
        Act::Throw
    } else {
        table.playing(Tebas::pick(&game.legal_moves(), lots))
    };
    table.act(&act, &instant());
    true
}

/// Whether words can be read: no key, no brace.
fn reads_well(said: &str) -> bool {
    !said.contains(['{', '}', '$']) && !said.contains("tebas-") && !said.contains("  ")
}

fn check(moment: &Moment, of: &str) {
    let all = [&moment.turn, &moment.heading, &moment.body, &moment.note];
    for said in all {
        assert!(reads_well(said), "{of}: {moment:?}");
    }
    assert!(!moment.heading.is_empty(), "{of}: {moment:?}");
    assert!(moment.heading.chars().count() <= 64, "{of}: {moment:?}");
    assert!(moment.body.chars().count() <= 130, "{of}: {moment:?}");
    assert!(
        moment.body.is_empty() || moment.body.ends_with(['.', '!', '?']),
        "{of}: {moment:?}"
    );
}

#[test]
fn every_fact_is_one_sentence_in_every_language() {
    let table = new(1);
    let mut facts = vec![
        Fact::Starts,
        Fact::PutBack(vec![circle("a4")]),
        Fact::PutBack(vec![circle("a4"), circle("k1")]),
        Fact::Won,
        Fact::Drawn(End::Repetition),
        Fact::Drawn(End::Quiet),
    ];
    facts.extend((1..=3).map(|quarters| Fact::Turned {
        circle: circle("c3"),
        quarters,
    }));
    for pieces in [1, 3] {
        let mut came = vec![Came::Plain];
        for owner in [Seat(0), Seat(1)] {
            came.push(Came::Covered {
                owner,
                height: pieces + 1,
            });
        }
        if pieces > 1 {
            came.extend(
                [(0, 1), (0, 2), (1, 0), (1, 1), (2, 0), (2, 2)]
                    .map(|(leave, back)| Came::Undone { leave, back }),
            );
        }
        facts.extend(came.into_iter().map(|end| Fact::Went {
            from: circle("b2"),
            to: circle("d3"),
            pieces,
            end,
        }));
    }
    for language in Language::ALL {
        let words = Words::new(language);
        for fact in &facts {
            let line = Line {
                at: 0,
                seat: Seat(0),
                fact: fact.clone(),
            };
            let said = sentence(&table, &line, &words);
            assert!(reads_well(&said), "{language:?}: {said}");
            // Who has won is said as on the result.
            if *fact != Fact::Won {
                assert!(said.ends_with('.'), "{language:?}: {said}");
            }
            if !matches!(fact, Fact::Drawn(_)) {
                assert!(said.contains("Ane"), "{language:?}: {said}");
            }
            if let Fact::Went { to, .. } = fact {
                assert!(said.contains(&to.to_string()), "{language:?}: {said}");
            }
        }
        let said: BTreeSet<String> = facts
            .iter()
            .map(|fact| {
                let fact = fact.clone();
                sentence(
                    &table,
                    &Line {
                        at: 0,
                        seat: Seat(0),
                        fact,
                    },
                    &words,
                )
            })
            .collect();
        assert!(said.len() > facts.len() * 3 / 4, "{language:?}: {said:?}");
    }
}

#[test]
fn a_move_and_what_comes_of_it_are_one_line_and_so_are_all_that_are_put_back() {
    let setup = stands(&[
        ("h2", "ILII3"),
        ("i3", "I1"),
        ("c1", "I3"),
        ("j3", "L1"),
        ("k2", "L1"),
    ]);
    let mut table = at(&setup);
    for text in ["h2-h1", "drop a4", "drop k1"] {
        table.act(&Act::Play(text.to_owned()), &instant());
    }
    let english = Words::new(Language::English);
    let said: Vec<String> = table
        .log
        .lines()
        .iter()
        .map(|line| sentence(&table, line, &english))
        .collect();
    assert_eq!(
        said,
        [
            "Ane: a stack undone on h1; one lapis lazuli piece out of the game.",
            "Ane: put back on a4, k1."
        ]
    );
    assert_eq!(table.log, Log::of::<TebasView>(table.flow.game()));
}

#[test]
fn what_is_kept_up_is_what_going_over_the_game_gives() {
    for seed in [3, 4] {
        let mut table = new(seed);
        let mut lots = Lots(seed);
        let mut taken_back = 0;
        for number in 0.. {
            if !step(&mut table, &mut lots) {
                break;
            }
            if number % 7 == 0 && table.flow.can_undo() && !table.flow.game().turn().is_over() {
                table.act(&Act::Undo, &instant());
                assert_eq!(table.log, Log::of::<TebasView>(table.flow.game()));
                table.act(&Act::Redo, &instant());
                taken_back += 1;
            }
            if number % 5 == 0 {
                assert_eq!(table.log, Log::of::<TebasView>(table.flow.game()));
                assert_eq!(table.tally, Tally::of(table.flow.game()));
            }
        }
        assert!(taken_back > 5);
        assert_eq!(table.log.lines().last().unwrap().fact, Fact::Won);
    }
}

/// Goes through games, and shows every table on the way.
fn through_games(mut seen: impl FnMut(&mut TebasTable)) {
    let mut tables = vec![new(1), new(2)];
    // Random play comes seldom to some of what can be.
    tables.extend(
        [
            plain(),
            stands(&[("f1", "I1"), ("f4", "I3"), ("j2", "L1")]),
            stands(&[("h2", "LI3"), ("c1", "I3"), ("j2", "L1")]),
            stands(&[("h2", "ILLI3"), ("i2", "II1"), ("j2", "LL1"), ("j3", "L1")]),
            stands(&[("b2", "I1"), ("b3", "I1"), ("j2", "L1"), ("j3", "L1")])
                .with("quiet_limit", serde_json::json!(2)),
        ]
        .iter()
        .map(at),
    );
    for (n, mut table) in tables.into_iter().enumerate() {
        let mut lots = Lots(n as u64 + 3);
        for _ in 0..120 {
            seen(&mut table);
            if !step(&mut table, &mut lots) {
                break;
            }
        }
        seen(&mut table);
    }
}

#[test]
fn there_is_always_something_to_say() {
    let all = Language::ALL.map(|language| (language, Words::new(language)));
    let mut headings = BTreeSet::new();
    through_games(|table| {
        let game = table.flow.game().clone();
        let moves = if game.turn().is_chance() {
            Vec::new()
        } else {
            game.legal_moves()
        };
        let at = game.position();
        for (language, words) in &all {
            let of = format!("{language:?}");
            table.own.forget();
            check(&moment(table, words), &of);
            for held in at.free(at.player) {
                table.own.choice = Choice::default();
                table.own.choice.take(held);
                check(&moment(table, words), &of);
            }
            for &mv in &moves {
                table.own.choose(&game, mv);
                let moment = moment(table, words);
                check(&moment, &of);
                assert!(!moment.body.is_empty(), "{of}: {mv}: {moment:?}");
                if *language == Language::English {
                    headings.insert(moment.heading);
                }
            }
        }
        table.own.forget();
    });
    assert!(headings.len() > 100, "{headings:?}");
}

#[test]
fn while_something_happens_it_is_told() {
    let all = Language::ALL.map(Words::new);
    let slow = Pace {
        speed: Speed::Slow,
        less_motion: false,
    };
    let mut table = new(3);
    let mut lots = Lots(3);
    let mut told = BTreeSet::new();
    for _ in 0..200 {
        let game = table.flow.game();
        if game.turn().is_over() {
            break;
        }
        let act = if game.turn().is_chance() {
            Act::Throw
        } else {
            table.playing(Tebas::pick(&game.legal_moves(), &mut lots))
        };
        table.act(&act, &slow);
        for _ in 0..200 {
            let Some((event, _)) = table.timeline.now() else {
                break;
            };
            let name = format!("{event:?}");
            told.insert(name.split(' ').next().unwrap().to_owned());
            for words in &all {
                let moment = moment(&table, words);
                check(&moment, &name);
            }
            table.pass(std::time::Duration::from_millis(300));
        }
        assert!(table.at_rest());
    }
    for event in [
        "Started", "Turned", "Moved", "Stacked", "Undone", "Removed", "Replaced", "Obliged",
    ] {
        assert!(told.contains(event), "{event} is not among {told:?}");
    }
}

#[test]
fn every_refusal_is_short_and_its_own_in_every_language() {
    let all = [
        Refusal::Edge,
        Refusal::Border,
        Refusal::SecondBend,
        Refusal::Flowered,
        Refusal::Full,
        Refusal::LastFree,
        Refusal::LastFreeStack,
        Refusal::MustEnter,
        Refusal::MustTurn,
    ];
    for language in Language::ALL {
        let words = Words::new(language);
        let said: BTreeSet<String> = all.iter().map(|&refusal| why(refusal, &words)).collect();
        assert_eq!(said.len(), all.len(), "{language:?}: {said:?}");
        for why in &said {
            assert!(
                reads_well(why) && why.chars().count() <= 60,
                "{language:?}: {why}"
            );
        }
    }
}

#[test]
fn a_disc_is_refused_in_words_just_where_nothing_can_be_done_with_it() {
    let words = Words::new(Language::Basque);
    let mut refused = BTreeSet::new();
    through_games(|table| {
        let game = table.flow.game();
        let at = game.position();
        if at.stage != Stage::Move {
            return;
        }
        let moves = game.legal_moves();
        let can = |circle: Circle| {
            moves.iter().any(|mv| match *mv {
                Move::Go { from, .. } => from == circle,
                Move::Turn { circle: at, .. } => at == circle,
                _ => false,
            })
        };
        for (circle, stack) in at.stacks() {
            let why = refusal(table, circle, &words);
            if stack.top() == at.player && !can(circle) {
                assert!(why.is_some(), "{circle} in {:?}", game.position());
            }
            refused.extend(why);
            for (north, verdict) in table.rules().turns(at, circle) {
                let mv = Move::Turn { circle, north };
                let why = turn_refusal(table, circle, mv, &words);
                assert_eq!(why.is_none(), verdict.is_ok(), "{mv}: {why:?}");
                assert_eq!(verdict.is_ok(), moves.contains(&mv), "{mv}");
            }
        }
    });
    assert!(refused.len() >= 3, "{refused:?}");
    assert!(refused.iter().all(|why| reads_well(why)));
}

/// The English words where a move is looked at.
fn looked_at(table: &mut TebasTable, text: &str) -> Moment {
    let game = table.flow.game().clone();
    let mv = game.rules().parse(game.position(), text).unwrap();
    table.own.choose(&game, mv);
    moment(table, &Words::new(Language::English))
}

#[test]
fn a_move_says_what_it_brings() {
    let mut table = at(&stands(&[
        ("c1", "I3"),
        ("h2", "I1"),
        ("h3", "II1"),
        ("d3", "LIL1"),
        ("j2", "L1"),
        ("j3", "I2"),
    ]));
    let mut brings = |text: &str| {
        let moment = looked_at(&mut table, text);
        (moment.heading, moment.body)
    };
    let said = |heading: &str, body: &str| (heading.to_owned(), body.to_owned());
    assert_eq!(
        brings("c1-d3"),
        said(
            "From c1 to d3",
            "It covers the lapis lazuli stack on d3: 4 pieces, with yours on top."
        )
    );
    assert_eq!(
        brings("h2-h3"),
        said(
            "From h2 to h3",
            "It covers your own stack on h3: 3 pieces in all."
        )
    );
    assert_eq!(
        brings("h2-j2"),
        said(
            "From h2 to j2",
            "It covers the lapis lazuli piece on j2, which is then blocked."
        )
    );
    assert_eq!(
        brings("h2-f1"),
        said("From h2 to f1", "It leaves the inner field, to f1.")
    );
    assert_eq!(
        brings("h3-j3"),
        said(
            "The stack from h3 to j3",
            "It covers your own piece on j3, which is then blocked."
        )
    );
    assert_eq!(
        brings("h3-h4"),
        said(
            "The stack from h3 to h4",
            "The stack is undone: no piece leaves the game, and you put back one of yours."
        )
    );
    assert_eq!(
        brings("c1@4"),
        said(
            "Three quarters of a turn on c1",
            "Then IV faces up, I right, II down and III left."
        )
    );
}

#[test]
fn a_replay_has_a_line_for_every_move() {
    let mut table = new(11);
    let mut lots = Lots(11);
    while step(&mut table, &mut lots) {}
    let course = Course::of(&table);
    let all = Language::ALL.map(Words::new);
    let mut removed = 0;
    for (n, line) in course.lines.iter().enumerate() {
        assert!(!TebasView::is_merged(&course, n));
        for words in &all {
            let row = TebasView::row(&course, n, words);
            assert!(!row.words.is_empty() && reads_well(&row.words), "{row:?}");
            assert!(row.words.chars().count() <= 28, "{row:?}");
            removed += row.captured.len();
            let told = TebasView::told(&course, n + 1, words);
            assert!(reads_well(&told.heading), "{told:?}");
            let name = NAMES[line.seat.index()];
            if !matches!(line.mv, Move::Starter(_)) {
                assert!(told.heading.starts_with(name), "{told:?}");
            }
            for said in &told.body {
                assert!(reads_well(said) && !said.is_empty(), "{told:?}");
            }
        }
        if let Move::Go { from, to } = line.mv {
            let row = TebasView::row(&course, n, &all[0]);
            assert!(row.words.contains(&from.to_string()), "{row:?}");
            assert!(row.words.contains(&to.to_string()), "{row:?}");
        }
    }
    assert!(removed > 0);
    let beginning = TebasView::told(&course, 0, &all[0]);
    assert!(reads_well(&beginning.heading) && beginning.body.is_empty());
}

#[test]
fn every_reason_is_one_sentence_in_every_language() {
    let table = at(&plain());
    let (d3, h2) = (circle("d3"), circle("h2"));
    let mut all = vec![
        Reason::OnlyMove,
        Reason::Wins,
        Reason::Saves { circle: h2 },
        Reason::ComesIn { circle: d3 },
        Reason::TurnsToComeIn { circle: d3 },
        Reason::Escapes { from: h2, to: d3 },
        Reason::OutOfReach { circle: d3 },
        Reason::PutsBackToComeIn { circle: d3 },
        Reason::Loses { circle: h2 },
        Reason::Risks {
            circle: h2,
            pieces: 1,
        },
        Reason::BlocksOwn { circle: d3 },
        Reason::CoversLastInside {
            circle: d3,
            pieces: 2,
        },
    ];
    for pieces in [1, 3] {
        all.extend([
            Reason::Covers { circle: d3, pieces },
            Reason::Removes { circle: d3, pieces },
            Reason::Frees { circle: d3, pieces },
            Reason::Threatens { circle: d3, pieces },
            Reason::FreePieces {
                free: pieces,
                theirs: 2,
            },
        ]);
    }
    for language in Language::ALL {
        let words = Words::new(language);
        let mut said = BTreeSet::new();
        for reason in &all {
            let one = reason_in_words(&table, reason, &words);
            assert!(
                one.ends_with(['.', '!']) && reads_well(&one) && one.chars().count() <= 120,
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
        if game.turn().is_chance() || game.turn().is_over() {
            return;
        }
        for mv in game.legal_moves() {
            let why = reasons(game.rules(), game.position(), mv);
            assert!(!why.is_empty(), "{mv}");
            let against = why.iter().position(Reason::speaks_against);
            if let Some(first) = against {
                risks += 1;
                assert!(why[..first].iter().any(|reason| !reason.is_weak()));
                assert!(why[first..].iter().all(Reason::speaks_against), "{why:?}");
            }
            for words in &all {
                let heading = advice(table, mv, words);
                assert!(
                    reads_well(&heading) && heading.chars().count() <= 56,
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
    for seed in [5, 6, 7] {
        let mut table = new(seed);
        let mut lots = Lots(seed);
        while step(&mut table, &mut lots) {}
        let story = Story::of(table.flow.game()).unwrap();
        let pins = TebasView::pins(&table.tally);
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
    let table = at(&plain());
    let (seat, first, second) = (Seat(0), Seat(0), Seat(1));
    let mut tales = vec![
        Tale::Led {
            seat,
            moves: 30,
            of: 50,
            from: 1,
            to: 3,
        },
        Tale::TallestStack {
            seat,
            circle: circle("d3"),
            height: 6,
        },
        Tale::MostCovers {
            seat,
            covers: 5,
            next: 1,
        },
        Tale::Even { turns: 30 },
        Tale::Standstill {
            first,
            second,
            blocked: 6,
            out: 4,
        },
        Tale::Drawn {
            why: End::Repetition,
            turns: 40,
        },
        Tale::Drawn {
            why: End::Quiet,
            turns: 40,
        },
    ];
    for pieces in [1, 3] {
        tales.extend([
            Tale::Comeback {
                seat,
                leader: second,
                pieces,
            },
            Tale::Removal {
                seat,
                owner: second,
                circle: circle("h1"),
                pieces,
            },
            Tale::Narrow {
                first,
                second,
                free: pieces,
            },
            Tale::Obliged {
                seat,
                times: pieces.into(),
            },
        ]);
    }
    tales.extend([0, 1, 7].map(|times| Tale::LeadChanges { times }));
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
