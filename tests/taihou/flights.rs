//! Buddha's Flight at the table: its path, what it costs and how much of it is left, shown before it is flown.

use bevy::prelude::*;

use crate::board::{assert_written, at, choice};
use crate::support::hand::Hand;
use crate::support::taihou::{end, piece, played, two};
use crate::support::{frames, moves};

fn looks(app: &mut App, from: &str, to: &str) {
    Hand::Keys.take(app, piece(from));
    Hand::Keys.seek(app, end(to));
    frames(app, 2);
    assert_eq!(moves(app), 0);
}

#[test]
fn round_a_corner_the_turn_counts_as_one() {
    let mut app = at(&two("f3=0:9N h5=2:8N l11=2:8S").flight());
    looks(&mut app, "f3", "h5");
    assert_written(&app, "Sabre: f3 × h5");
    assert_written(&app, "2 + 1 to turn + 2 = 5");
    assert_written(&app, "4 left");
    assert_written(&app, "It takes the elephant, from the side.");
    let looked_at = choice(&app).looked_at.map(|mv| mv.to_string());
    assert_eq!(looked_at.as_deref(), Some("f3xh5E"));
    Hand::Keys.confirm(&mut app);
    assert_eq!(played(&app), ["f3xh5E"]);
}

#[test]
fn straight_ahead_only_the_squares_count() {
    let mut app = at(&two("f3=0:9N h5=2:8N l11=2:8S").flight());
    assert_written(&app, "Choose a piece");
    looks(&mut app, "f3", "f6");
    assert_written(&app, "3 squares");
    assert_written(&app, "6 left");
    Hand::Keys.confirm(&mut app);
    assert_eq!(played(&app), ["f3-f6"]);
}

#[test]
fn over_the_lake_is_said() {
    let mut app = at(&two("e6=0:4E l11=2:8S").lake().flight());
    looks(&mut app, "e6", "i6");
    assert_written(&app, "It flies over the lake.");
    assert_written(&app, "2 squares");
    Hand::Keys.confirm(&mut app);
    assert_eq!(played(&app), ["e6-i6"]);
}

#[test]
fn with_the_mouse_any_of_its_ends_is_clicked() {
    for (to, text) in [("f6", "f3-f6"), ("h5", "f3xh5E"), ("c4", "f3-c4W")] {
        let mut app = at(&two("f3=0:9N h5=2:8N l11=2:8S").flight());
        Hand::Mouse.take(&mut app, piece("f3"));
        Hand::Mouse.take(&mut app, end(to));
        assert_eq!(played(&app), [text]);
    }
}
