//! Puzzles at the table: each is solved, what fails is shown and taken back, help comes in steps.

use bevy::prelude::*;
use bevy_egui::egui::Id;
use taula::app::Screen;
use taula::games::tebas::TebasView;
use taula::memory::Chosen;
use taula::screens::Ask;
use taula::screens::lesson::{Classroom, Lessons, Subject};
use taula::store::Speed;
use taula::table::lesson::{Matter, Teaching};
use taula::table::{Act, AtTable, Table};
use taula_rules::lesson::{Help, Stage};
use taula_rules::puzzle::{Answer, Run};
use taula_rules::{Levels, Rules};

use crate::lessons::{act, ask, focus, lesson, seek, settle, solution, table, teach};
use crate::support::{self, frames, pass, press, screen, whole};

fn pose(app: &mut App, name: &str) {
    ask(app, Ask::Pose(Some("tebas"), Some(name.to_owned())));
    assert_eq!(screen(app), Screen::Lesson);
    assert_eq!(lesson(app).matter().name(), name);
    settle(app);
}

fn run(app: &App) -> &Run {
    lesson(app).puzzle().expect("no puzzle is set")
}

fn tebas(app: &App) -> &Table<TebasView> {
    app.world().resource::<AtTable>().of().expect("no Tebas")
}

/// Everything that stands on the board now.
fn position(app: &App) -> serde_json::Value {
    let game = tebas(app).flow.game();
    game.rules().to_json(game.position())
}

/// A legal move that no longer wins.
fn failing(app: &App) -> String {
    let game = tebas(app).flow.game();
    let texts = game.legal_moves().into_iter().map(|mv| {
        let text = game.rules().text(game.position(), mv);
        let answer = run(app).clone().attempt(game, &text);
        (text, answer)
    });
    let mut failing = texts.filter(|(_, answer)| answer.is_some_and(Answer::fails));
    failing.next().expect("every move wins").0
}

fn solve(app: &mut App) {
    for _ in 0..40 {
        settle(app);
        if run(app).ended() {
            return;
        }
        let mv = solution(app);
        act(app, Act::Play(mv));
    }
    panic!("{} is not solved", lesson(app).matter().name());
}

#[test]
fn each_is_solved_one_after_the_other() {
    let mut app = whole(Speed::Instant);
    ask(&mut app, Ask::Pose(Some("tebas"), None));
    let levels = Levels::built_in();
    let names: Vec<&str> = levels.puzzles("tebas").collect();
    assert!(names.len() >= 10);
    for (n, name) in names.iter().enumerate() {
        settle(&mut app);
        assert_eq!(lesson(&app).matter().name(), *name);
        solve(&mut app);
        assert!(lesson(&app).is_done() && lesson(&app).stage() == Stage::End);
        pass(&mut app, 10);
        let chosen = app.world().resource::<Chosen>();
        assert!(chosen.has_solved("tebas", name) && chosen.lessons.is_empty());
        assert_eq!(chosen.puzzles["tebas"].len(), n + 1);
        frames(&mut app, 3);
        assert_eq!(focus(&app), Some(Id::new("lesson-on")));
        press(&mut app, KeyCode::Enter);
        frames(&mut app, 3);
    }
    assert_eq!(screen(&app), Screen::Setup, "after the last a game");
    assert!(app.world().get_resource::<AtTable>().is_none());
}

#[test]
fn what_fails_is_answered_at_the_table_and_taken_back() {
    for speed in [Speed::Instant, Speed::Normal] {
        let mut app = whole(speed);
        pose(&mut app, "06-come-in");
        let begin = position(&app);
        for key in [KeyCode::Enter, KeyCode::KeyU] {
            let mv = failing(&app);
            act(&mut app, Act::Play(mv));
            settle(&mut app);
            assert!(run(&app).fails() && !run(&app).asks());
            assert_eq!(table(&app).moves(), 2, "the try and its answer are seen");
            assert_eq!(focus(&app), Some(Id::new("lesson-on")));
            let undo = key != KeyCode::Enter;
            if undo {
                support::act(&mut app, Act::Undo);
            } else {
                press(&mut app, key);
            }
            settle(&mut app);
            assert_eq!(position(&app), begin);
            assert!(run(&app).asks() && run(&app).answer().is_none());
        }
        // What the rules forbid is never played.
        act(&mut app, Act::Play("a3-k2".to_owned()));
        assert_eq!(run(&app).answer(), Some(Answer::Forbidden));
        assert_eq!(position(&app), begin);
        solve(&mut app);
        assert!(lesson(&app).is_done());
        // Down to the beginning again.
        for left in [1, 2] {
            support::act(&mut app, Act::Undo);
            settle(&mut app);
            assert_eq!(run(&app).left(), left);
        }
        assert_eq!(position(&app), begin);
    }
}

#[test]
fn help_shows_the_piece_then_the_move_then_all() {
    let mut app = whole(Speed::Instant);
    pose(&mut app, "07-last-shelter");
    press(&mut app, KeyCode::KeyH);
    frames(&mut app, 3);
    assert_eq!(run(&app).help(), Help::Piece);
    assert!(tebas(&app).hint.is_none());
    seek(&mut app, "lesson-on");
    press(&mut app, KeyCode::Enter);
    pass(&mut app, 20);
    frames(&mut app, 3);
    assert_eq!(run(&app).help(), Help::Way);
    let hint = tebas(&app).hint.as_ref().map(|hint| hint.mv.to_string());
    assert_eq!(hint.as_ref(), run(&app).puzzle().keys.first());
    seek(&mut app, "puzzle-solution");
    press(&mut app, KeyCode::Enter);
    for _ in 0..100 {
        pass(&mut app, 50);
    }
    assert!(run(&app).ended() && run(&app).is_shown());
    assert!(!lesson(&app).is_done(), "what was shown is not solved");
    assert!(app.world().resource::<Chosen>().puzzles.is_empty());
    seek(&mut app, "lesson-again");
    press(&mut app, KeyCode::Enter);
    settle(&mut app);
    assert!(run(&app).asks() && run(&app).left() == 2);
}

#[test]
fn the_title_and_the_lessons_lead_there() {
    let mut app = whole(Speed::Instant);
    seek(&mut app, "puzzles");
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    assert_eq!(screen(&app), Screen::Lesson);
    let room = app.world().resource::<Classroom>();
    assert_eq!(
        (room.subject(), room.game().name()),
        (Subject::Puzzles, "tebas")
    );
    settle(&mut app);
    seek(&mut app, "lessons-others");
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    assert!(lesson(&app).puzzle().is_some(), "only the list is another");
    teach(&mut app, "parchis", "02-die");
    settle(&mut app);
    seek(&mut app, "lessons-others");
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    for _ in 0..80 {
        if focus(&app) == Some(Id::new(("lesson", 2_usize))) {
            break;
        }
        press(&mut app, KeyCode::Tab);
    }
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    let puzzles = app.world().resource::<Lessons>().puzzles(room_of(&app));
    assert_eq!(lesson(&app).matter().name(), puzzles[1].name);
    assert!(matches!(lesson(&app).matter(), Matter::Puzzle(_)));
    assert!(
        !Teaching::is_under_way(lesson(&app)),
        "nothing is asked when it is left"
    );
}

/// The place of the game that is given among all.
fn room_of(app: &App) -> usize {
    let game = app.world().resource::<Classroom>().game().name();
    let mut games = taula::games::GAMES.iter();
    games.position(|of| of.name() == game).unwrap()
}

#[test]
fn the_game_at_the_table_stays_as_it_was() {
    let mut app = whole(Speed::Instant);
    support::begin(&mut app, "parchis");
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 4);
    let moves = support::parchis(&app).flow.game().moves().to_vec();
    ask(&mut app, Ask::Go(Screen::Title));
    pose(&mut app, "01-corner");
    solve(&mut app);
    press(&mut app, KeyCode::Escape);
    ask(&mut app, Ask::Leave);
    assert_eq!(support::parchis(&app).flow.game().moves(), moves);
}
