//! The garden games in words: what the table says, the log, the hint and the story, in every language.

use std::collections::BTreeSet;
use std::sync::Arc;

use taula::app::Pace;
use taula::games::taihou::hint::{advice, reason_in_words, reasons};
use taula::games::taihou::log::sentence;
use taula::games::taihou::sentences::moment;
use taula::games::taihou::tales::tales;
use taula::games::taihou::{TaihouTable, TaihouView};
use taula::locale::{Language, Words};
use taula::seating::{Hand, Player};
use taula::table::log::Log;
use taula::table::timeline::Speed;
use taula::table::{Act, Moment, View};
use taula_rules::games::taihou::{Opening, Options, Stage, Story, Taihou, Tally};
use taula_rules::{Levels, Match, Rules, Seat};

use crate::support::played::Played;
use crate::support::taihou::{four, match_of, three, two};
use crate::support::whole::Lots;

const NAMES: [&str; 4] = ["Ane", "Mikel", "Leire", "Unai"];

fn seated(game: Match<Taihou>) -> TaihouTable {
    let player = |seat: Seat| Player {
        hand: Hand::Person,
        name: NAMES[seat.index()].to_owned(),
        dye: TaihouView::DYES[seat.index()],
    };
    let seats = game.rules().players().iter();
    let players = seats.map(|&seat| (seat, player(seat))).collect();
    let board = TaihouView::read_board(&Levels::built_in(), "standard").unwrap();
    TaihouTable::new(game, players, Arc::new(board))
}

fn new(players: u8, lake: bool, flight: bool, seed: u64) -> TaihouTable {
    let options = Options {
        players,
        lake,
        flight,
        quiet_limit: 10,
        opening: Opening::Roll,
        ..Options::default()
    };
    seated(Match::new(
        Taihou::new(options, &Levels::built_in()).unwrap(),
        seed,
    ))
}

/// A game of each kind, and positions that random play seldom comes to.
fn tables() -> Vec<TaihouTable> {
    let mut tables = vec![
        new(4, false, true, 1),
        new(3, true, false, 2),
        new(2, true, true, 3),
    ];
    let setups = [
        two("c3=0:2N d4=2:6S h1=0:8N l11=2:8S k11=2:2S"),
        two("c3=0:9N a1=0:1E h11=2:10S").player(0, "owed", 1.into()),
        three("f4=0:2N e7=1:3E l11=2:8S").lake(),
        four("c3=0:8N f5=0:6N f6=2:1S k9=2:8S l1=1:1W b9=3:1E"),
    ];
    tables.extend(setups.iter().map(|setup| seated(match_of(setup))));
    tables
}

fn instant() -> Pace {
    Pace {
        speed: Speed::Instant,
        less_motion: false,
    }
}

/// What can be done, if anything.
fn next(table: &TaihouTable, lots: &mut Lots) -> Option<Act> {
    let game = table.flow.game();
    if game.turn().is_over() {
        return None;
    }
    Some(if game.turn().is_chance() {
        Act::Throw
    } else {
        table.playing(Taihou::pick(&game.legal_moves(), lots))
    })
}

/// Whether words can be read: no key, no brace.
fn reads_well(said: &str) -> bool {
    !said.contains(['{', '}', '$'])
        && !said.contains("taihou-")
        && !said.contains("arrange-")
        && !said.contains("  ")
}

#[track_caller]
fn check(moment: &Moment, of: &str) {
    for said in [&moment.turn, &moment.heading, &moment.body, &moment.note] {
        assert!(reads_well(said), "{of}: {moment:?}");
    }
    assert!(!moment.heading.is_empty(), "{of}: {moment:?}");
    assert!(moment.heading.chars().count() <= 64, "{of}: {moment:?}");
    assert!(moment.body.chars().count() <= 150, "{of}: {moment:?}");
}

/// Whether words name a square of the garden.
fn names_a_square(said: &str) -> bool {
    said.split(|c: char| !c.is_alphanumeric()).any(|word| {
        let (file, rank) = word.split_at_checked(1).unwrap_or_default();
        ("a".."m").contains(&file) && rank.parse::<u8>().is_ok()
    })
}

#[test]
fn there_is_always_something_to_say_and_the_log_says_it_in_every_language() {
    let all = Language::ALL.map(|language| (language, Words::new(language)));
    let mut headings = BTreeSet::new();
    for (n, mut table) in (1..).zip(tables()) {
        let mut lots = Lots(n);
        for _ in 0..70 {
            let game = table.flow.game().clone();
            let veiled = game.position().stage == Stage::Arrange;
            let looked: Vec<_> = if game.turn().is_chance() || game.turn().is_over() || veiled {
                Vec::new()
            } else {
                let moves = game.legal_moves();
                (0..4).map(|_| moves[lots.below(moves.len())]).collect()
            };
            for (language, words) in &all {
                let of = format!("{language:?} after {:?}", game.moves().last());
                table.own.forget();
                let said = moment(&table, words);
                check(&said, &of);
                assert!(!veiled || !names_a_square(&said.body), "{of}: {said:?}");
                for &mv in &looked {
                    table.own.choose(&game, mv);
                    let said = moment(&table, words);
                    check(&said, &of);
                    let advised = advice(&table, mv, words);
                    assert!(reads_well(&advised) && advised.len() > 6, "{of}: {advised}");
                    if *language == Language::English {
                        headings.insert(said.heading);
                    }
                }
                table.own.forget();
                if let Some(line) = table.log.lines().last() {
                    let said = sentence(&table, line, words);
                    assert!(reads_well(&said), "{of}: {said}");
                    assert!(!veiled || !names_a_square(&said), "{of}: {said}");
                }
            }
            let Some(act) = next(&table, &mut lots) else {
                break;
            };
            table.act(&act, &instant());
        }
    }
    assert!(headings.len() > 100, "{headings:?}");
}

#[test]
fn what_is_kept_up_is_what_going_over_the_game_gives() {
    for (n, mut table) in (4..).zip(tables()) {
        let mut lots = Lots(n);
        for number in 0..80 {
            let Some(act) = next(&table, &mut lots) else {
                break;
            };
            table.act(&act, &instant());
            if number % 7 == 0 && table.flow.can_undo() && !table.flow.game().turn().is_over() {
                table.act(&Act::Undo, &instant());
                assert_eq!(table.log, Log::of::<TaihouView>(table.flow.game()));
                table.act(&Act::Redo, &instant());
            }
            if number % 5 == 0 {
                assert_eq!(table.log, Log::of::<TaihouView>(table.flow.game()));
                assert_eq!(table.tally, Tally::of(table.flow.game()));
            }
        }
    }
}

#[test]
fn while_something_happens_it_is_told() {
    let all = Language::ALL.map(Words::new);
    let slow = Pace {
        speed: Speed::Slow,
        less_motion: false,
    };
    let mut told = BTreeSet::new();
    for (n, mut table) in (7..).zip(tables()) {
        let mut lots = Lots(n);
        for _ in 0..40 {
            let Some(act) = next(&table, &mut lots) else {
                break;
            };
            table.act(&act, &slow);
            for _ in 0..200 {
                let Some((event, _)) = table.timeline.now() else {
                    break;
                };
                let name = format!("{event:?}");
                told.insert(name.split(' ').next().unwrap().to_owned());
                for words in &all {
                    check(&moment(&table, words), &name);
                }
                table.pass(std::time::Duration::from_millis(300));
            }
        }
    }
    for wanted in [
        "Drawn", "Started", "Laid", "Shown", "Lifted", "Moved", "Captured", "Called",
    ] {
        assert!(told.contains(wanted), "{wanted} is not among {told:?}");
    }
}

#[test]
fn every_reason_of_a_hint_is_a_sentence_in_every_language() {
    let all = Language::ALL.map(|language| (language, Words::new(language)));
    let mut said = BTreeSet::new();
    for (n, mut table) in (2..).zip(tables()) {
        let mut lots = Lots(n);
        for _ in 0..50 {
            let Some(act) = next(&table, &mut lots) else {
                break;
            };
            let game = table.flow.game();
            if game.position().stage == Stage::Move {
                let moves = game.legal_moves();
                for _ in 0..6 {
                    let mv = moves[lots.below(moves.len())];
                    for reason in reasons(game.rules(), game.position(), mv) {
                        for (language, words) in &all {
                            let text = reason_in_words(&table, &reason, words);
                            assert!(reads_well(&text), "{language:?}: {text}");
                            assert!(text.ends_with(['.', '!']), "{language:?}: {text}");
                            said.insert((*language as u8, text));
                        }
                    }
                }
            }
            table.act(&act, &instant());
        }
    }
    assert!(said.len() > 60, "{said:?}");
}

#[test]
fn a_game_that_is_over_has_its_story_in_every_language() {
    let mut told = 0;
    for seed in 1..=3 {
        let mut table = new(3, false, true, seed);
        let mut lots = Lots(seed);
        for _ in 0..3_000 {
            let Some(act) = next(&table, &mut lots) else {
                break;
            };
            table.act(&act, &instant());
        }
        assert!(table.flow.game().turn().is_over());
        let story = Story::of(table.flow.game()).unwrap();
        for language in Language::ALL {
            let tales = tales(&table, &story, &Words::new(language));
            assert!(!tales.is_empty());
            for (at, _, said) in tales {
                assert!(reads_well(&said), "{language:?}: {said}");
                assert!(said.ends_with(['.', '!']), "{language:?}: {said}");
                assert!(at <= table.flow.game().moves().len());
                told += 1;
            }
        }
    }
    assert!(told > 8, "{told}");
}
