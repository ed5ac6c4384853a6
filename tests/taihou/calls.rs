//! Hât-lô, khi-lôi and the lotus: called with buttons and keys, shown on those whom they bind, refused with their reason.

use bevy::prelude::*;
use bevy_egui::egui::Id;
use taula_rules::Seat;
use taula_rules::games::taihou::Heading;

use crate::board::{assert_written, at, choice, over, place};
use crate::support::hand::Hand;
use crate::support::taihou::{Setup, end, four, piece, play, played, two};
use crate::support::{self, frames, moves, press, taihou, written};

/// A tiger of seat 2 that could take the toad beside it once it has turned.
fn offers() -> Setup {
    two("c3=0:2N d4=2:6S h1=0:8N l11=2:8S k11=2:2S")
}

fn name(app: &App, seat: u8) -> String {
    taihou(app).flow.player(Seat(seat)).unwrap().name.clone()
}

#[test]
fn hat_lo_is_called_with_a_key_and_with_its_ribbon() {
    for hand in [Hand::Keys, Hand::Mouse, Hand::Finger] {
        let mut app = at(&offers());
        assert_written(&app, "please take");
        hand.take(&mut app, piece("c3"));
        if hand.points() {
            hand.take(&mut app, Id::new("hat-lo"));
        } else {
            press(&mut app, KeyCode::KeyC);
        }
        frames(&mut app, 2);
        assert_eq!(choice(&app).call, Some(Seat(2)), "{hand:?}");
        let said = format!("Choose the move that calls hât-lô to {}", name(&app, 2));
        if hand.points() {
            assert_written(&app, &said);
        }
        hand.take(&mut app, end("c4"));
        assert_eq!(played(&app), ["c3-c4!2"], "{hand:?}");
        assert_eq!(choice(&app).call, None, "{hand:?}");
    }
}

#[test]
fn that_it_can_be_called_is_said_and_without_it_nobody_is_bound() {
    let mut app = at(&offers());
    Hand::Keys.take(&mut app, piece("c3"));
    Hand::Keys.seek(&mut app, end("c4"));
    frames(&mut app, 2);
    let said = format!("hât-lô can be called to {}.", name(&app, 2));
    assert_written(&app, &said);
    Hand::Keys.confirm(&mut app);
    assert_eq!(played(&app), ["c3-c4"]);
    assert_written(&app, "Choose a piece");
}

#[test]
fn a_call_is_taken_back_before_it_is_made() {
    let mut app = at(&offers());
    press(&mut app, KeyCode::KeyC);
    assert_eq!(choice(&app).call, Some(Seat(2)));
    press(&mut app, KeyCode::KeyC);
    assert_eq!(choice(&app).call, None, "to nobody after the last");
    press(&mut app, KeyCode::KeyC);
    press(&mut app, KeyCode::Escape);
    assert_eq!(choice(&app).call, None);
    assert_eq!(moves(&app), 0);
    // Where nobody could take anything there is nothing to call.
    let mut app = at(&two("c3=0:7N d4=2:1S h1=0:8N l11=2:8S"));
    press(&mut app, KeyCode::KeyC);
    assert_eq!(choice(&app).call, None);
}

#[test]
fn who_is_bound_is_told_what_to_do_and_can_do_nothing_else() {
    let mut app = at(&offers());
    play(&mut app, "c3-c4!2");
    frames(&mut app, 4);
    assert_written(&app, "Turn a piece so that it can take: hât-lô");
    let said = format!("{} offers the piece on c4.", name(&app, 0));
    assert_written(&app, &said);
    assert_written(&app, "hât-lô");
    over(&mut app, "l11");
    assert_written(&app, "hât-lô: you must turn a piece towards c4");
    Hand::Mouse.take(&mut app, piece("l11"));
    assert_eq!((choice(&app).held, moves(&app)), (None, 1));
    Hand::Keys.seek(&mut app, piece("d4"));
    // It may only be turned: taken up, it is at once.
    Hand::Keys.confirm(&mut app);
    for _ in 0..4 {
        if choice(&app).facing != Some(Heading::W) {
            press(&mut app, KeyCode::KeyR);
        }
    }
    Hand::Keys.confirm(&mut app);
    assert_eq!(played(&app)[1..], ["d4@W"]);
    play(&mut app, "h1-h2");
    frames(&mut app, 4);
    assert_written(&app, "You must take: hât-lô");
    Hand::Keys.take(&mut app, piece("d4"));
    assert_written(&app, "It takes the toad, from the side.");
    Hand::Keys.confirm(&mut app);
    assert_eq!(played(&app)[3..], ["d4xc4"]);
}

#[test]
fn khi_loi_is_called_and_the_turns_left_are_counted() {
    for hand in [Hand::Keys, Hand::Mouse] {
        let mut app = at(&four("a1=0:9W l11=2:8S l1=1:1W a5=3:1E"));
        assert_written(&app, "ask for the end");
        hand.take(&mut app, Id::new("khi-loi"));
        assert_eq!(played(&app), ["khi-loi"], "{hand:?}");
        frames(&mut app, 3);
        // The caller goes on.
        assert_eq!(taihou(&app).flow.game().position().player, Seat(0));
        assert_written(&app, "20 turns left");
        play(&mut app, "a1@N");
        frames(&mut app, 3);
        let left: Vec<Option<u8>> = taihou(&app)
            .shown
            .seats
            .iter()
            .map(|of| of.turns_left)
            .collect();
        assert_eq!(left, [19, 20, 20, 20].map(Some), "{hand:?}");
        assert!(written::all(&app).iter().any(|text| text == "19"));
    }
}

#[test]
fn before_six_losses_it_says_how_many_are_missing() {
    let mut app = at(&four("a1=0:1N b1=0:2N c1=0:3N d1=0:4N e1=0:5N l11=2:8S"));
    assert_written(&app, "6 lost: 5 / 6");
    let ribbon = place(&app, Id::new("khi-loi"));
    if let Some(ribbon) = ribbon {
        Hand::Mouse.hit_at(&mut app, ribbon.center());
    }
    assert_eq!(moves(&app), 0);
}

#[test]
fn a_lotus_that_is_owed_is_put_in_with_its_button() {
    for hand in [Hand::Keys, Hand::Mouse, Hand::Finger] {
        let setup = two("c3=0:9N a1=0:1E h11=2:10S").player(0, "owed", 1.into());
        let mut app = at(&setup);
        assert_written(&app, "Put a lotus in");
        hand.take(&mut app, Id::new("lotus"));
        assert_eq!(played(&app), ["lotus"], "{hand:?}");
        support::rest(&mut app);
        support::assert_agrees(&mut app);
    }
}
