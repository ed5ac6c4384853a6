//! Lessons and puzzles in the window that nobody draws: every one is played through, what is wrong is answered, what
//! has been done is kept, and the game at the table stays as it was.

use crate::support::saves::Home;
use crate::support::{
    self, frames, launch, pass, people, press, screen, whole, whole_of, whole_with,
};
use bevy::prelude::*;
use bevy_egui::egui::Id;
use taula::app::{Boards, Launch, Paused, Screen};
use taula::games::{self, GAMES};
use taula::input::focus::Focus;
use taula::memory::{Chosen, Memory};
use taula::screens::Ask;
use taula::screens::lesson::{Classroom, Lessons};
use taula::screens::rulebook::{Books, Reading};
use taula::store::{Folders, Settings, Speed};
use taula::table::lesson::Teaching;
use taula::table::{Act, AnyTable, AtTable};
use taula::theme::Canvas;
use taula_rules::lesson::{Answer, Help, Stage};
use taula_rules::{Levels, Rules};

pub fn table(app: &App) -> &dyn AnyTable {
    &*app.world().resource::<AtTable>().0
}

pub fn lesson(app: &App) -> &Teaching {
    table(app).teaching().expect("no lesson is given")
}

pub fn ask(app: &mut App, ask: Ask) {
    app.world_mut().write_message(ask);
    frames(app, 4);
}

pub fn teach(app: &mut App, game: &'static str, name: &str) {
    ask(app, Ask::Teach(Some(game), Some(name.to_owned())));
    assert_eq!(screen(app), Screen::Lesson);
    assert_eq!(lesson(app).matter().name(), name);
}

/// Lets time pass until the lesson has done its own part.
pub fn settle(app: &mut App) {
    for _ in 0..400 {
        pass(app, 50);
        if table(app).at_rest() && lesson(app).matter().ready() {
            frames(app, 3);
            return;
        }
    }
    panic!("{} does not come to rest", lesson(app).matter().name());
}

pub fn focus(app: &App) -> Option<Id> {
    app.world().resource::<Focus>().at()
}

/// Moves the focus on until it is on a thing.
pub fn seek(app: &mut App, name: &str) {
    for _ in 0..60 {
        if focus(app) == Some(Id::new(name)) {
            return;
        }
        press(app, KeyCode::Tab);
    }
    panic!("the focus does not come to {name}");
}

/// A move that leads on.
pub fn solution(app: &App) -> String {
    let table = app.world().resource::<AtTable>();
    solved::<games::parchis::ParchisView>(table)
        .or_else(|| solved::<games::thaayam::ThaayamView>(table))
        .or_else(|| solved::<games::tebas::TebasView>(table))
        .or_else(|| solved::<games::taihou::TaihouView>(table))
        .expect("nothing leads on")
}

fn solved<V: taula::table::View>(table: &AtTable) -> Option<String> {
    let table = table.of::<V>()?;
    table.lesson.as_ref()?.matter().solution(table.flow.game())
}

/// Every move of the game that might be tried here, legal or not, as far as they can be told.
fn wrong(app: &App) -> Vec<String> {
    let table = app.world().resource::<AtTable>();
    if let Some(table) = table.of::<games::parchis::ParchisView>() {
        let at = table.flow.game().position();
        let on = (0..72).map(|index| format!("{}@{index}", at.count));
        on.chain(["exit".to_owned()]).collect()
    } else if let Some(table) = table.of::<games::thaayam::ThaayamView>() {
        let game = table.flow.game();
        let legal = game.legal_moves();
        let legal = legal
            .iter()
            .map(|&mv| game.rules().text(game.position(), mv));
        let others = ["enter", "out", "twin@8", "3@0", "8@3"].map(str::to_owned);
        legal.chain(others).collect()
    } else {
        Vec::new()
    }
}

pub fn act(app: &mut App, act: Act) {
    support::act(app, act);
    frames(app, 2);
}

/// Does what the step asks.
fn solve(app: &mut App) {
    for _ in 0..12 {
        settle(app);
        if !lesson(app).run().unwrap().asks() {
            return;
        }
        let before = table(app).moves();
        if lesson(app).run().unwrap().throw().is_some() {
            assert_eq!(focus(app), Some(Id::new("main")));
            press(app, KeyCode::Enter);
        } else {
            let mv = solution(app);
            act(app, Act::Play(mv));
        }
        assert_eq!(table(app).moves(), before + 1);
    }
    panic!("the step does not end");
}

/// Goes through a lesson by its own solution; `look` sees every step that asks for a move.
fn walk(app: &mut App, mut look: impl FnMut(&mut App)) {
    for _ in 0..60 {
        settle(app);
        if lesson(app).stage() == Stage::End {
            return;
        }
        if lesson(app).run().unwrap().asks() && lesson(app).run().unwrap().throw().is_none() {
            look(app);
        }
        let at = lesson(app).stage();
        solve(app);
        if lesson(app).stage() == at {
            assert_eq!(
                focus(app),
                Some(Id::new("lesson-on")),
                "the way on has the focus once it is open"
            );
            press(app, KeyCode::Enter);
        }
        assert_ne!(lesson(app).stage(), at);
    }
    panic!("{} does not end", lesson(app).matter().name());
}

fn names(game: &str) -> Vec<String> {
    Levels::built_in()
        .lessons(game)
        .map(str::to_owned)
        .collect()
}

fn every_lesson_of(game: &'static str) {
    let mut app = whole(Speed::Instant);
    let all = names(game);
    assert!(all.len() >= 7);
    ask(&mut app, Ask::Teach(Some(game), None));
    for (n, name) in all.iter().enumerate() {
        assert_eq!(lesson(&app).matter().name(), *name);
        walk(&mut app, |app| {
            let (at, before) = (lesson(app).stage(), table(app).moves());
            let mut tried = 0;
            for text in wrong(app) {
                let right = solution(app);
                let mut run = lesson(app).run().unwrap().clone();
                let answer = judged(app, &mut run, &text);
                if matches!(answer, Some(Answer::Right { .. }) | None) || text == right {
                    continue;
                }
                act(app, Act::Play(text.clone()));
                tried += 1;
                assert_eq!(table(app).moves(), before, "{text} was played");
                assert_eq!(lesson(app).stage(), at);
                assert_eq!(lesson(app).tried(), Some(text.as_str()));
                assert!(matches!(
                    lesson(app).run().unwrap().answer(),
                    Some(Answer::Wrong { .. })
                ));
                let help = if tried == 1 { Help::Piece } else { Help::Way };
                assert_eq!(lesson(app).run().unwrap().help(), help);
            }
            assert!(tried > 1, "nothing wrong could be tried in {name} {at:?}");
        });
        assert!(lesson(&app).is_done());
        pass(&mut app, 10);
        let chosen = app.world().resource::<Chosen>();
        assert!(chosen.has_done(game, name));
        assert_eq!(chosen.lessons[game].len(), n + 1);
        // On with Enter: to the next lesson, and after the last to a game.
        assert_eq!(focus(&app), Some(Id::new("lesson-on")));
        press(&mut app, KeyCode::Enter);
        frames(&mut app, 3);
    }
    assert_eq!(screen(&app), Screen::Setup);
    assert!(app.world().get_resource::<AtTable>().is_none());
}

fn judged(app: &App, run: &mut taula_rules::lesson::Run, text: &str) -> Option<Answer> {
    let table = app.world().resource::<AtTable>();
    if let Some(table) = table.of::<games::parchis::ParchisView>() {
        run.attempt(table.flow.game(), text).cloned()
    } else {
        let table = table.of::<games::thaayam::ThaayamView>()?;
        run.attempt(table.flow.game(), text).cloned()
    }
}

#[test]
fn every_lesson_of_parchis_is_played_through() {
    every_lesson_of("parchis");
}

#[test]
fn every_lesson_of_thaayam_is_played_through() {
    every_lesson_of("thaayam");
}

#[test]
fn what_is_shown_moves_at_any_speed() {
    for game in GAMES {
        let mut app = whole(Speed::Normal);
        ask(&mut app, Ask::Teach(Some(game.name()), None));
        walk(&mut app, |_| {});
        assert!(lesson(&app).is_done());
    }
}

#[test]
fn the_scene_plays_itself_and_can_be_skipped() {
    let mut app = whole(Speed::Instant);
    teach(&mut app, "parchis", "01-board");
    assert_eq!(lesson(&app).stage(), Stage::Scene(0));
    let scenes = lesson(&app).lesson().unwrap().scene.len();
    settle(&mut app);
    let mut seen = vec![lesson(&app).stage()];
    for _ in 0..600 {
        pass(&mut app, 200);
        if seen.last() != Some(&lesson(&app).stage()) {
            seen.push(lesson(&app).stage());
        }
    }
    let all: Vec<Stage> = (0..scenes)
        .map(Stage::Scene)
        .chain([Stage::Step(0)])
        .collect();
    assert_eq!(
        seen, all,
        "it goes on by itself, and waits at the first step"
    );

    teach(&mut app, "parchis", "01-board");
    settle(&mut app);
    seek(&mut app, "lesson-skip");
    press(&mut app, KeyCode::Enter);
    assert_eq!(lesson(&app).stage(), Stage::Step(0));
}

#[test]
fn who_wants_less_motion_goes_on_when_there_is_time() {
    let settings = Settings {
        less_motion: true,
        ..launch(Speed::Instant).settings
    };
    let mut app = whole_with(settings, Memory::none());
    teach(&mut app, "parchis", "01-board");
    for _ in 0..200 {
        pass(&mut app, 200);
    }
    assert_eq!(lesson(&app).stage(), Stage::Scene(0));
    assert_eq!(focus(&app), Some(Id::new("lesson-on")));
    press(&mut app, KeyCode::Enter);
    assert_eq!(lesson(&app).stage(), Stage::Scene(1));
}

#[test]
fn steps_are_done_again_and_skipped() {
    let mut app = whole(Speed::Instant);
    teach(&mut app, "parchis", "05-barriers");
    settle(&mut app);
    let begin = table(&app).moves();
    act(&mut app, Act::Play("3@5".to_owned()));
    assert!(lesson(&app).tried().is_some());
    solve(&mut app);
    assert_eq!(table(&app).moves(), begin + 1);
    seek(&mut app, "lesson-again");
    press(&mut app, KeyCode::Enter);
    settle(&mut app);
    assert_eq!(lesson(&app).stage(), Stage::Step(0));
    assert!(lesson(&app).run().unwrap().asks() && lesson(&app).tried().is_none());
    assert_eq!(lesson(&app).run().unwrap().help(), Help::Nothing);
    // The next begins where the lesson's own solution leads, whatever was done before.
    seek(&mut app, "lesson-skip");
    press(&mut app, KeyCode::Enter);
    settle(&mut app);
    assert_eq!(lesson(&app).stage(), Stage::Step(1));
    while lesson(&app).stage() != Stage::End {
        seek(&mut app, "lesson-skip");
        press(&mut app, KeyCode::Enter);
        settle(&mut app);
    }
    assert!(!lesson(&app).is_done(), "what was skipped is not done");
    pass(&mut app, 10);
    assert!(app.world().resource::<Chosen>().lessons.is_empty());
}

#[test]
fn what_cannot_be_moved_is_tried_with_keys_and_answered() {
    let mut app = whole(Speed::Instant);
    teach(&mut app, "parchis", "05-barriers");
    for _ in 0..3 {
        settle(&mut app);
        seek(&mut app, "lesson-skip");
        press(&mut app, KeyCode::Enter);
    }
    settle(&mut app);
    let before = table(&app).moves();
    // The pawns come first in order: the one on 10 that the 6 may not move, and the one at home.
    let mut tried = Vec::new();
    for _ in 0..12 {
        press(&mut app, KeyCode::Tab);
        let on = focus(&app);
        if on == Some(Id::new("lesson-again")) {
            break;
        }
        let help = lesson(&app).run().unwrap().help();
        let table_before = table(&app).moves();
        if is_movable(&app, on) {
            continue;
        }
        press(&mut app, KeyCode::Enter);
        assert_eq!(table(&app).moves(), table_before);
        assert!(lesson(&app).run().unwrap().help() > help || help == Help::Way);
        tried.extend(lesson(&app).tried().map(str::to_owned));
    }
    tried.sort();
    tried.dedup();
    assert_eq!(tried, ["6@5", "exit"]);
    assert_eq!(table(&app).moves(), before);
    // The way out is shown, and Enter takes it.
    frames(&mut app, 4);
    assert!(support::parchis(&app).hint.is_some());
}

/// Whether the focus is on a pawn that can be moved.
fn is_movable(app: &App, on: Option<Id>) -> bool {
    let table = support::parchis(app);
    let game = table.flow.game();
    table.own.standing.pawns().any(|(pawn, place)| {
        on == Some(Id::new(("pawn", pawn)))
            && game.legal_moves().iter().any(|mv| {
                use taula::games::parchis::standing::Place;
                use taula_rules::games::parchis::Move;
                match (mv, place) {
                    (Move::Count { from, .. }, Place::On(index)) => *from == index,
                    (Move::Exit | Move::ExitTwo, Place::Home(_)) => true,
                    _ => false,
                }
            })
    })
}

#[test]
fn the_game_at_the_table_is_untouched_and_nothing_is_saved() {
    let home = Home::new();
    let mut app = whole_of(Launch {
        memory: home.memory.clone(),
        ..launch(Speed::Instant)
    });
    people(&mut app);
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Table);
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 4);
    let moves = support::parchis(&app).flow.game().moves().to_vec();
    assert_eq!(moves.len(), 1);
    ask(&mut app, Ask::Go(Screen::Title));
    assert!(home.memory.store.flush());
    let before = support::saves::names(&home.saves());
    assert_eq!(before.len(), 1);

    ask(
        &mut app,
        Ask::Teach(Some("parchis"), Some("02-die".to_owned())),
    );
    walk(&mut app, |_| {});
    // Through the rule book and back the lesson is as it was left.
    teach(&mut app, "parchis", "03-exit");
    settle(&mut app);
    solve(&mut app);
    let stage = lesson(&app).stage();
    seek(&mut app, "lesson-book");
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Rulebook);
    let (books, reading) = (
        app.world().resource::<Books>(),
        app.world().resource::<Reading>(),
    );
    let chapter = &books.0[0].chapters[reading.chapter()].id;
    assert_eq!(chapter, "come-out");
    assert_eq!(support::parchis(&app).flow.game().moves(), moves);
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Lesson);
    assert_eq!(lesson(&app).stage(), stage);
    // The menu asks before a lesson that was begun is left.
    solve(&mut app);
    while !lesson(&app).is_under_way() {
        press(&mut app, KeyCode::Enter);
        settle(&mut app);
    }
    press(&mut app, KeyCode::Escape);
    assert_eq!(**app.world().resource::<State<Paused>>(), Paused::Yes);
    for _ in 0..20 {
        if focus(&app) == Some(Id::new(("pause", "lesson-leave"))) {
            break;
        }
        press(&mut app, KeyCode::Tab);
    }
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Lesson);
    press(&mut app, KeyCode::Escape);
    assert_eq!(
        screen(&app),
        Screen::Lesson,
        "nothing is lost by going back"
    );
    seek_pause(&mut app);
    press(&mut app, KeyCode::Enter);
    seek(&mut app, "lesson-leave-yes");
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Title);
    assert_eq!(support::parchis(&app).flow.game().moves(), moves);
    assert!(home.memory.store.flush());
    assert_eq!(support::saves::names(&home.saves()), before);
}

fn seek_pause(app: &mut App) {
    for _ in 0..20 {
        if focus(app) == Some(Id::new(("pause", "lesson-leave"))) {
            return;
        }
        press(app, KeyCode::Tab);
    }
    panic!("the focus does not come to the way out");
}

#[test]
fn what_has_been_done_is_known_after_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let open = || {
        let memory = Memory::open(Some(Folders::under(home.path())));
        let settings = Settings {
            language: Some("en".to_owned()),
            speed: Speed::Instant,
            ..memory.settings()
        };
        whole_with(settings, memory)
    };
    let mut app = open();
    teach(&mut app, "thaayam", "01-seeds");
    walk(&mut app, |_| {});
    pass(&mut app, 10);
    assert!(app.world().resource::<Memory>().store.flush());
    drop(app);
    let mut app = open();
    assert!(
        app.world()
            .resource::<Chosen>()
            .has_done("thaayam", "01-seeds")
    );
    ask(&mut app, Ask::Teach(Some("thaayam"), None));
    assert_eq!(
        lesson(&app).matter().name(),
        "02-track",
        "the next comes first"
    );
}

#[test]
fn the_list_gives_other_lessons_of_either_game() {
    let mut app = whole(Speed::Instant);
    teach(&mut app, "parchis", "01-board");
    for _ in 0..60 {
        if focus(&app) == Some(Id::new(("lesson", 3_usize))) {
            break;
        }
        press(&mut app, KeyCode::Tab);
    }
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    assert_eq!(lesson(&app).matter().name(), "03-exit");
    seek(&mut app, "lessons-game");
    press(&mut app, KeyCode::Enter);
    for _ in 0..60 {
        if focus(&app) == Some(Id::new(("lesson", 2_usize))) {
            break;
        }
        press(&mut app, KeyCode::Tab);
    }
    press(&mut app, KeyCode::Enter);
    frames(&mut app, 3);
    assert_eq!(lesson(&app).matter().name(), "02-track");
    assert_eq!(app.world().resource::<Classroom>().game().name(), "thaayam");
    assert_eq!(table(&app).game().name(), "thaayam");
}

#[test]
fn the_title_leads_there_and_the_book_too() {
    let mut app = whole(Speed::Instant);
    seek(&mut app, "lessons");
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Lesson);
    press(&mut app, KeyCode::Escape);
    seek_pause(&mut app);
    press(&mut app, KeyCode::Enter);
    assert_eq!(
        screen(&app),
        Screen::Title,
        "nothing was begun: nothing is asked"
    );
    ask(&mut app, Ask::ReadChapter("parchis", "barriers".to_owned()));
    // The chapter lies open: confirming it leads to its button, and that to the lesson.
    press(&mut app, KeyCode::Enter);
    assert_eq!(focus(&app), Some(Id::new("rulebook-try")));
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Lesson);
    assert_eq!(lesson(&app).matter().name(), "05-barriers");
}

#[test]
fn every_parchis_lesson_has_its_chapter() {
    let mut app = whole(Speed::Instant);
    ask(&mut app, Ask::Teach(Some("parchis"), None));
    let lessons = app.world().resource::<Lessons>();
    let books = app.world().resource::<Books>();
    for lesson in lessons.of(0) {
        let known = books.0[0].chapters.iter().any(|of| of.id == lesson.chapter);
        assert!(known, "{} belongs to {}", lesson.name, lesson.chapter);
    }
}

#[test]
fn a_finger_and_the_mouse_reach_everything() {
    let mut app = whole(Speed::Instant);
    teach(&mut app, "parchis", "02-die");
    settle(&mut app);
    let place = |app: &App, name: &str| {
        let focus = app.world().resource::<Focus>();
        let place = focus.place_of(Id::new(name));
        place
            .unwrap_or_else(|| panic!("{name} is not there"))
            .center()
    };
    let at = place(&app, "main");
    support::tap_at(&mut app, at.x, at.y);
    for _ in 0..30 {
        pass(&mut app, 100);
    }
    settle(&mut app);
    assert_eq!(lesson(&app).stage(), Stage::Step(1));
    // A pawn, by the mouse.
    let mv = solution(&app);
    let before = table(&app).moves();
    let shown = support::parchis(&app);
    let from: u8 = mv.split_once('@').unwrap().1.parse().unwrap();
    let standing = &shown.own.standing;
    let pawn = standing
        .pawn_at(
            taula_rules::Seat(0),
            taula::games::parchis::standing::Place::On(from),
        )
        .unwrap();
    let layout = shown.layout(app.world().resource::<Canvas>());
    let at = layout.at(standing.spot(pawn, &shown.board, shown.rules().tracks()));
    support::pointer::click(&mut app, at.x, at.y);
    settle(&mut app);
    assert_eq!(table(&app).moves(), before + 1);
    let at = place(&app, "lesson-on");
    support::pointer::click(&mut app, at.x, at.y);
    settle(&mut app);
    assert_eq!(lesson(&app).stage(), Stage::Step(2));
    let at = place(&app, "menu");
    support::tap_at(&mut app, at.x, at.y);
    assert_eq!(**app.world().resource::<State<Paused>>(), Paused::Yes);
}

#[test]
fn a_lesson_that_cannot_be_used_is_told_of() {
    let mut levels = Levels::built_in();
    levels.lay_over("parchis/lessons/02-die.ron", "(title: ");
    let mut app = whole_of(Launch {
        boards: Boards::read(levels).unwrap(),
        ..launch(Speed::Instant)
    });
    ask(&mut app, Ask::Teach(Some("parchis"), None));
    let slips = &app.world().resource::<taula::memory::Slips>().0;
    assert!(slips.len() == 1 && slips[0].contains("02-die"), "{slips:?}");
    let lessons = app.world().resource::<Lessons>();
    assert_eq!(lessons.of(0).len(), names("parchis").len() - 1);
}
