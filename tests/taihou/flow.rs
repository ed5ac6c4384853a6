//! How a garden game goes on among computer players, and how it ends and is counted out.

use bevy::prelude::*;
use serde_json::json;
use taula::app::Screen;
use taula::seating::Hand as Player;
use taula::store::Speed;
use taula_rules::bots::Level;
use taula_rules::games::taihou::{Opening, Options};

use crate::board::{assert_written, at};
use crate::support::taihou::{Setup, four, play, two};
use crate::support::whole::is_over;
use crate::support::{frames, game, moves, pass, screen, table, taihou, written};

#[test]
fn computer_players_play_a_game_to_its_end() {
    let options = Options {
        players: 3,
        quiet_limit: 2,
        opening: Opening::Seat0,
        ..Options::default()
    };
    let (game, mut players) = game(options, 1);
    for (_, player) in &mut players {
        player.hand = Player::Computer(Level::Easy);
    }
    let mut app = table(game, players, Speed::Instant);
    for _ in 0..20_000 {
        if is_over(&app) {
            break;
        }
        pass(&mut app, 225);
        std::thread::yield_now();
    }
    assert!(is_over(&app));
    assert!(moves(&app) >= 9, "three deals and two turns of each");
}

/// The result of a game that these moves end.
#[track_caller]
fn ended(setup: &Setup, texts: &[&str]) -> App {
    let mut app = at(setup);
    for (n, text) in texts.iter().enumerate() {
        assert_eq!(screen(&app), Screen::Table, "before {text}, {n}");
        play(&mut app, text);
        frames(&mut app, 3);
    }
    for _ in 0..8 {
        pass(&mut app, 200);
    }
    frames(&mut app, 4);
    assert_eq!(screen(&app), Screen::Result);
    app
}

/// Every player's points stand on the result.
#[track_caller]
fn assert_counted(app: &App) {
    for score in taihou(app).scores() {
        let total = score.total.to_string();
        let all = written::all(app);
        assert!(
            all.iter().any(|text| text.contains(&total)),
            "{score:?} is not among {all:?}"
        );
    }
}

#[test]
fn with_pieces_of_one_player_alone_it_is_over() {
    let app = ended(&two("c3=0:8N c4=2:1S"), &["c3xc4"]);
    assert_counted(&app);
    assert_written(&app, "Only one player has pieces left.");
    // All that was taken and all that stands: nothing of the stakes is anybody else's.
    let table = taihou(&app);
    let paid: u32 = table.payout().iter().sum();
    assert_eq!(paid, 2 * table.rules().stake(), "the stakes are paid out");
}

#[test]
fn after_the_last_of_the_turns_that_were_left_it_is_over() {
    let setup = two("a1=0:9W l11=2:8S").with("calls_left", json!([1, 1]));
    let app = ended(&setup, &["a1@N", "l11@N"]);
    assert_counted(&app);
}

#[test]
fn too_many_quiet_rounds_end_it() {
    let mut setup = four("a1=0:9N l1=1:8W l11=2:8S a11=3:8E").with("quiet", json!(7));
    setup.0["options"]["quiet_limit"] = json!(2);
    let app = ended(&setup, &["a1@E"]);
    assert_counted(&app);
}
