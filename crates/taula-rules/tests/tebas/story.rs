//! What there is to tell of a finished game of Tebas.

use serde_json::json;
use taula_rules::games::tebas::{End, Story, Tale, Tally, Tebas};
use taula_rules::{Levels, Match, Rules, Seat};

use super::setup::{Game, ivory};
use crate::tools::Random;

fn story(game: &Game) -> [(usize, Tale); 3] {
    let story = Story::of(&game.0).unwrap();
    story.sentences.map(|sentence| (sentence.at, sentence.tale))
}

#[test]
fn there_is_none_before_the_end_nor_of_a_game_that_was_over() {
    let game = ivory("d2:I4 e2:L1 k3:I1").game();
    assert_eq!(Story::of(&game.0), None);
    let over = ivory("g2:LI1").with("turn", json!({"over": true, "ranking": [[0], [1]]}));
    assert_eq!(Story::of(&over.game().0), None);
}

#[test]
fn a_narrow_win_of_who_led_all_the_time() {
    // d2 covers e2, and with the third move of e2 the last one.
    let mut game = ivory("d2:I4 e2:L4 h2:L3 k2:I3").game();
    game.play_all("d2-e2 h2@2 k2@2 h2@1 k2@1 h2@3 e2@2 h2@2 e2-h2");
    let [(_, course), (at, turn), (last, end)] = story(&game);
    assert!(
        matches!(course, Tale::Led { seat: Seat(0), .. }),
        "{course:?}"
    );
    assert!(
        matches!(
            turn,
            Tale::MostCovers {
                seat: Seat(0),
                covers: 2,
                next: 0
            }
        ),
        "{turn:?}"
    );
    assert_eq!((at, last), (0, 8));
    assert_eq!(
        end,
        Tale::Narrow {
            first: Seat(0),
            second: Seat(1),
            free: 2
        }
    );
}

#[test]
fn a_draw_says_why() {
    let mut game = ivory("g2:L1 k3:I1").game();
    game.play_all("k3@2 g2@2 k3@1 g2@1 k3@2 g2@2 k3@1 g2@1");
    let [(_, course), (_, turn), (last, end)] = story(&game);
    assert_eq!(course, Tale::LeadChanges { times: 0 });
    assert_eq!(turn, Tale::Even { turns: 8 });
    assert_eq!(
        (last, end),
        (
            7,
            Tale::Drawn {
                why: End::Repetition,
                turns: 8
            }
        )
    );
    let mut game = ivory("g2:L1 k3:I1").option("quiet_limit", json!(1)).game();
    game.play_all("k3@2 g2@2");
    assert_eq!(
        story(&game)[2].1,
        Tale::Drawn {
            why: End::Quiet,
            turns: 2
        }
    );
}

/// Of whole games played at random: every sentence speaks about a move of the game, and what it says is true.
#[test]
fn in_whole_games_every_sentence_is_true() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let options = json!({"quiet_limit": 5 + seed % 3 * 20});
        let rules =
            Tebas::new(Tebas::read_options(&options).unwrap(), &Levels::built_in()).unwrap();
        let mut random = Random::new(seed);
        let mut game = Match::new(rules, seed);
        while !game.turn().is_over() {
            let mv = game
                .outcome()
                .unwrap_or_else(|| *random.pick(&game.legal_moves()));
            game.play(mv, &mut ()).unwrap();
        }
        let tally = Tally::of(&game);
        let turns: u32 = tally.seats().iter().map(|of| of.turns).sum();
        let count = |seat: Seat| tally.seats()[seat.index()];
        let story = Story::of(&game).unwrap();
        for sentence in story.sentences {
            assert!(sentence.at < game.moves().len());
            let then = tally.standings()[sentence.at + 1];
            match sentence.tale {
                Tale::Comeback {
                    seat,
                    leader,
                    pieces,
                } => {
                    assert_eq!(then.free[leader.index()] - then.free[seat.index()], pieces);
                }
                Tale::Led {
                    seat,
                    moves,
                    of,
                    from,
                    to,
                } => {
                    assert_eq!((from, of), (sentence.at, game.moves().len() - 1));
                    assert!(to - from < moves && moves <= of);
                    let led = tally.standings()[from + 1..=to + 1].iter();
                    assert!(led.clone().all(|standing| standing.leader == Some(seat)));
                }
                Tale::LeadChanges { times } => assert_ne!(times, 1),
                Tale::Removal {
                    seat,
                    owner,
                    pieces,
                    ..
                } => {
                    assert_ne!(seat, owner);
                    assert!(count(owner).out >= pieces && pieces > 0);
                }
                Tale::TallestStack { height, .. } => assert!(height > 2),
                Tale::MostCovers { seat, covers, next } => {
                    assert_eq!((count(seat).covers, count(seat).covered), (covers, next));
                }
                Tale::Obliged { seat, times } => assert_eq!(count(seat).obliged, times),
                Tale::Even { turns: told } => assert_eq!(told, turns),
                Tale::Narrow {
                    first,
                    second,
                    free,
                } => {
                    assert_eq!((count(first).free, count(second).free), (free, 0));
                }
                Tale::Standstill {
                    first,
                    second,
                    blocked,
                    out,
                } => {
                    assert!(count(first).free > 2);
                    assert_eq!((count(second).blocked, count(second).out), (blocked, out));
                    assert_eq!(blocked + out, 10);
                }
                Tale::Drawn { turns: told, .. } => assert_eq!(told, turns),
            }
            let words = format!("{:?}", sentence.tale);
            kinds.insert(words.split(' ').next().unwrap().to_owned());
        }
    }
    for kind in ["Led", "Removal", "Standstill", "Drawn"] {
        assert!(kinds.contains(kind), "{kind}: {kinds:?}");
    }
}
