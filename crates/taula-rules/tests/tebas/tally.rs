//! What a game of Tebas comes to in numbers.

use serde_json::json;
use taula_rules::games::tebas::{Event, PinKind, Tally, Tebas};
use taula_rules::{Levels, Match, Rules, Seat};

use super::setup::{Game, ivory};
use crate::tools::Random;

fn tally(game: &Game) -> Tally {
    Tally::of(&game.0)
}

#[test]
fn nothing_has_been_played_yet() {
    let tally = tally(&Game::new(&json!({})));
    assert_eq!(tally.moves(), 0);
    let standing = tally.standings()[0];
    assert_eq!(
        (standing.free, standing.leader, standing.turn),
        ([10, 10], None, 0)
    );
    for of in tally.seats() {
        assert_eq!(
            (of.free, of.inside, of.blocked, of.out, of.turns),
            (10, 0, 0, 0, 0)
        );
    }
    // With the starter drawn, or settled, the first turn has begun.
    let mut game = Game::new(&json!({}));
    game.play("roll 1");
    assert_eq!(self::tally(&game).seats().map(|of| of.turns), [0, 1]);
    let game = Game::new(&json!({"opening": "seat0"}));
    assert_eq!(self::tally(&game).seats().map(|of| of.turns), [1, 0]);
}

#[test]
fn covering_undoing_and_turning_are_counted() {
    let mut game = ivory("d2:I4 e2:L2 g2:L1 k3:I1 b3:I1 a3:ILII2 a4:L1").game();
    game.play_all("d2-e2 g2@2 b3@4 g2@1");
    let now = tally(&game);
    let [ivory, lapis] = now.seats();
    assert_eq!(
        (ivory.covers, ivory.covered, ivory.turnings, ivory.turns),
        (1, 0, 1, 3)
    );
    assert_eq!(
        (lapis.covers, lapis.covered, lapis.turnings, lapis.turns),
        (0, 1, 2, 2)
    );
    assert_eq!((lapis.free, lapis.inside, lapis.blocked), (2, 1, 2));
    let pin = now.pins()[0];
    assert_eq!((pin.at, pin.seat), (0, Seat(0)));
    assert!(matches!(pin.kind, PinKind::Covered { height: 2, .. }));
    // Who has more free pieces leads.
    assert_eq!(now.standings()[0].leader, Some(Seat(0)));
}

#[test]
fn pieces_put_back_and_removed_are_counted() {
    let mut game = ivory("d2:LILII4 k3:I1 g2:L1").game();
    game.play("d2-c1");
    let within = tally(&game);
    assert_eq!(
        (within.seats()[0].redeploy, within.standings()[1].free),
        (2, [4, 1])
    );
    assert_eq!(within.seats()[0].turns, 1);
    game.play("drop a1");
    game.play("drop a4");
    let after = tally(&game);
    let [ivory, lapis] = after.seats();
    assert_eq!(
        (ivory.undone, ivory.removed, ivory.put_back, ivory.free),
        (1, 2, 2, 4)
    );
    assert_eq!((lapis.out, lapis.turns, ivory.turns), (9, 1, 1));
    let kinds: Vec<PinKind> = after.pins().iter().map(|pin| pin.kind).collect();
    assert!(matches!(kinds[..], [PinKind::Removed { pieces: 2, .. }]));
}

#[test]
fn a_piece_that_must_come_in_is_counted_but_not_at_first() {
    let mut game = Game::new(&json!({"opening": "seat0"}));
    game.play_all("a1-b3 a4-b2 c1-d3");
    assert_eq!(tally(&game).seats().map(|of| of.obliged), [0, 0]);
    // Lapis lazuli covers ivory's only one inside, in its second turn.
    let mut game = ivory("j3:I1 a1:I3 f1:I3 h3:L1 b2:L1").game();
    game.play_all("a1@2 h3-j3 f1-e3");
    assert_eq!(tally(&game).seats().map(|of| of.obliged), [1, 0]);
}

#[test]
fn the_winner_is_pinned_and_leads() {
    let mut game = ivory("d2:I4 e2:L1 k3:I1").game();
    game.play("d2-e2");
    let tally = tally(&game);
    assert_eq!(tally.pins().last().unwrap().kind, PinKind::Won);
    assert_eq!(tally.standings().last().unwrap().leader, Some(Seat(0)));
    assert_eq!(tally.seats()[1].free, 0);
}

/// Kept up move by move it is what it is gone over from the start, and agrees with the position.
#[test]
fn it_is_the_same_kept_up_and_gone_over() {
    let options = Tebas::read_options(&json!({"quiet_limit": 20})).unwrap();
    let rules = Tebas::new(options, &Levels::built_in()).unwrap();
    for seed in 0..4 {
        let mut random = Random::new(seed);
        let mut game = Match::new(rules.clone(), seed);
        let mut kept = Tally::new(&rules, game.position());
        while !game.turn().is_over() {
            let mv = game
                .outcome()
                .unwrap_or_else(|| *random.pick(&game.legal_moves()));
            let mut events: Vec<Event> = Vec::new();
            game.play(mv, &mut events).unwrap();
            kept.watch(&events);
            let at = game.position();
            for of in kept.seats() {
                assert_eq!(usize::from(of.free), at.free(of.seat).count());
                assert_eq!(of.out, at.out[of.seat.index()]);
                assert_eq!(of.free + of.blocked + of.out + of.redeploy, 10);
            }
        }
        assert_eq!(kept, Tally::of(&game));
        assert_eq!(kept.moves(), game.moves().len());
        let [ivory, lapis] = kept.seats();
        assert_eq!((ivory.covers, lapis.covers), (lapis.covered, ivory.covered));
        assert_eq!(
            (ivory.removed, lapis.removed),
            (u32::from(lapis.out), u32::from(ivory.out))
        );
    }
}
