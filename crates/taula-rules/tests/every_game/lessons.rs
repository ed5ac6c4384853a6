//! Every lesson is played through by its own solution, and everything else a learner may try is answered in
//! words; what is wrong with a lesson's file is said in one sentence.

use std::sync::Arc;

use taula_rules::games::parchis::{self, Parchis};
use taula_rules::games::taihou::Taihou;
use taula_rules::games::tebas::Tebas;
use taula_rules::games::thaayam::Thaayam;
use taula_rules::lesson::{self, Answer, Due, Goal, Help, Lesson, Phrase, Run, Stage, Taught};
use taula_rules::{Levels, Match, Rules};

/// Calls a test for every game there is.
macro_rules! of_every_game {
    ($($name:ident),+ $(,)?) => {
        $(mod $name {
            #[test]
            fn parchis() {
                super::super::$name::<super::super::Parchis>();
            }

            #[test]
            fn thaayam() {
                super::super::$name::<super::super::Thaayam>();
            }

            #[test]
            fn tebas() {
                super::super::$name::<super::super::Tebas>();
            }

            #[test]
            fn taihou() {
                super::super::$name::<super::super::Taihou>();
            }
        })+
    };
}

mod of_every_game {
    of_every_game! {
        lessons_end_by_their_own_solution,
        whatever_is_tried_is_answered,
        all_orders_of_moves_lead_on,
        steps_can_be_skipped_and_repeated,
        french_and_quotes_are_set_well,
        lessons_name_chapters_and_clauses_that_exist,
    }
}

fn lessons<R: Taught>() -> Vec<Arc<Lesson>> {
    let levels = Levels::built_in();
    let lessons: Vec<_> = levels
        .lessons(R::GAME)
        .map(|name| lesson::read::<R>(&levels, name).unwrap_or_else(|fault| panic!("{fault}")))
        .collect();
    assert!(!lessons.is_empty(), "{}", R::GAME);
    lessons
}

fn lay<R: Rules>(position: &serde_json::Value) -> Match<R> {
    let (rules, at) = R::read(position, &Levels::built_in()).unwrap();
    Match::from_position(rules, at, 0)
}

/// Does what a lesson wants done at the table; how many positions were laid.
fn serve<R: Rules>(run: &mut Run, game: &mut Match<R>) -> usize {
    let mut laid = 0;
    while let Some(due) = run.due(game) {
        match due {
            Due::Lay(position) => {
                *game = lay(&position);
                laid += 1;
            }
            Due::Play(mv) => game.play_text(&mv, &mut ()).unwrap(),
        }
    }
    assert!(run.ready());
    laid
}

/// Another game than any lesson's: what was on the table before.
fn before<R: Taught>() -> Match<R> {
    let options = R::read_options(&serde_json::json!({})).unwrap();
    Match::new(R::new(options, &Levels::built_in()).unwrap(), 1)
}

/// Goes through a lesson by its solution, telling `look` every state in which something is asked.
fn walk<R: Taught>(lesson: &Arc<Lesson>, mut look: impl FnMut(&Run, &Match<R>)) -> (Run, Match<R>) {
    let mut run = Run::new(lesson.clone());
    let mut game = before::<R>();
    let mut guard = 0;
    while !run.ended() {
        serve(&mut run, &mut game);
        while run.asks() {
            look(&run, &game);
            let text = run.solution(&game).unwrap();
            assert_eq!(run.throw().is_some(), game.turn().is_chance());
            let answer = run.attempt(&game, &text).unwrap().clone();
            assert!(matches!(answer, Answer::Right { .. }), "{text}: {answer:?}");
            game.play_text(&text, &mut ()).unwrap();
        }
        // What is said after a step is either here or in the next.
        let silent = run
            .step()
            .is_some_and(|step| step.goal.asks() && step.well.is_none());
        assert_eq!(run.flows(), silent);
        assert!(run.go_on());
        guard += 1;
        assert!(guard < 100, "{} does not end", lesson.name);
    }
    (run, game)
}

fn is_said(phrase: &Phrase) {
    for (code, text) in phrase.all() {
        assert!(text.trim().len() > 1, "{code}: {phrase:?}");
        assert_eq!(text, phrase.in_language(code));
    }
}

fn lessons_end_by_their_own_solution<R: Taught>() {
    for lesson in lessons::<R>() {
        let mut asked = 0;
        let (run, _) = walk::<R>(&lesson, |run, _| {
            asked += 1;
            let Some(step) = run.step() else {
                panic!("{} asks in its scene", lesson.name);
            };
            is_said(step.beat.task.as_ref().unwrap());
        });
        assert!(asked > 0, "{} asks nothing", lesson.name);
        assert_eq!(run.skipped(), 0);
        assert!(run.beat().is_none() && run.step().is_none());
        is_said(&lesson.title);
    }
}

/// What is said to a try, in a run of its own.
fn reply<R: Taught>(run: &Run, game: &Match<R>, text: &str) -> Answer {
    let mut run = run.clone();
    let before = run.help();
    let answer = run.attempt(game, text).unwrap().clone();
    match &answer {
        Answer::Right { .. } => {}
        Answer::Wrong { .. } => assert!(run.help() > before || before == Help::Way),
    }
    answer
}

fn whatever_is_tried_is_answered<R: Taught>() {
    for lesson in lessons::<R>() {
        walk::<R>(&lesson, |run, game| {
            let (rules, at) = (game.rules(), game.position());
            let place = format!("{} {:?}", lesson.name, run.stage());
            let right = run.solution(game).unwrap();
            let mut legal = Vec::new();
            for mv in game.legal_moves() {
                let text = rules.text(at, mv);
                match reply(run, game, &text) {
                    Answer::Right { well } => {
                        if let Some(well) = well {
                            is_said(&well);
                        }
                    }
                    Answer::Wrong {
                        forbidden,
                        say,
                        nudge,
                    } => {
                        assert!(!forbidden, "{place}: {text}");
                        assert_ne!(text, right, "{place}");
                        is_said(&say);
                        is_said(&nudge);
                    }
                }
                legal.push(text);
            }
            // What has an answer of its own gets it, and nothing that cannot be tried has one.
            let step = run.step().unwrap();
            for to in step.answered() {
                let tried = to.replace('*', "0");
                let Answer::Wrong { forbidden, say, .. } = reply(run, game, &tried) else {
                    panic!("{place}: {to} is right");
                };
                is_said(&say);
                assert_eq!(forbidden, !legal.contains(&tried), "{place}: {to}");
                assert!(
                    to.contains('*') || rules.parse(at, to).is_some(),
                    "{place}: {to}"
                );
            }
            for nonsense in ["", "no move", "*", "é"] {
                let Answer::Wrong { forbidden, say, .. } = reply(run, game, nonsense) else {
                    panic!("{place}: {nonsense} is right");
                };
                assert!(forbidden, "{place}");
                is_said(&say);
            }
        });
    }
}

/// From every state of a step, however the right moves were chosen, its end can be reached.
fn all_orders_of_moves_lead_on<R: Taught>() {
    fn follow<R: Taught>(run: &Run, game: &Match<R>, name: &str, states: &mut usize) {
        *states += 1;
        assert!(
            *states < 20_000,
            "{name}: {:?} has too many ways",
            run.stage()
        );
        if !run.asks() {
            return;
        }
        assert!(
            run.solution(game).is_some(),
            "{name}: {:?} leads nowhere",
            run.stage()
        );
        for mv in game.legal_moves() {
            let text = game.rules().text(game.position(), mv);
            let mut run = run.clone();
            if let Some(Answer::Right { .. }) = run.attempt(game, &text) {
                let mut game = lay::<R>(&game.rules().to_json(game.position()));
                game.play(mv, &mut ()).unwrap();
                follow(&run, &game, name, states);
            }
        }
    }
    for lesson in lessons::<R>() {
        let mut states = 0;
        for (at, step) in lesson.steps.iter().enumerate() {
            let mut run = Run::new(lesson.clone());
            while run.stage() != Stage::Step(at) {
                run.skip();
            }
            let mut game = lay::<R>(&step.beat.begin);
            serve(&mut run, &mut game);
            follow(&run, &game, &lesson.name, &mut states);
        }
    }
}

fn steps_can_be_skipped_and_repeated<R: Taught>() {
    for lesson in lessons::<R>() {
        let mut run = Run::new(lesson.clone());
        let mut game = before::<R>();
        let asking = lesson.steps.iter().filter(|step| step.goal.asks()).count();
        if !lesson.scene.is_empty() {
            assert_eq!(run.stage(), Stage::Scene(0));
            serve(&mut run, &mut game);
            run.skip();
        }
        for at in 0..lesson.steps.len() {
            assert_eq!(run.stage(), Stage::Step(at));
            serve(&mut run, &mut game);
            let begun = game.rules().to_json(game.position());
            if run.asks() {
                assert!(!run.go_on(), "{} {at} waits for nothing", lesson.name);
                run.attempt(&game, "no move");
                assert_eq!(run.help(), Help::Piece);
                run.attempt(&game, "no move");
                assert_eq!(run.help(), Help::Way);
                let text = run.solution(&game).unwrap();
                run.attempt(&game, &text);
                game.play_text(&text, &mut ()).unwrap();
                run.again();
                assert!(run.answer().is_none() && run.help() == Help::Nothing);
                assert_eq!(serve(&mut run, &mut game), 1, "what was played is undone");
            }
            assert_eq!(game.rules().to_json(game.position()), begun);
            run.skip();
        }
        assert!(run.ended());
        assert_eq!(run.skipped(), asking);
        run.skip();
        assert!(run.ended() && !run.go_on() && !run.asks());
        assert_eq!(run.due(&game), None);
        run.again();
        assert!(!run.ended());
        assert_eq!(run.skipped(), 0);
    }
}

fn phrases(lesson: &Lesson) -> Vec<String> {
    // What is private is seen where it is shown; here the text of the file is enough.
    let debug = format!("{lesson:?}");
    let mut found = Vec::new();
    for part in debug.split("fr: \"").skip(1) {
        found.push(part.split("\", ").next().unwrap_or_default().to_owned());
    }
    found
}

fn french_and_quotes_are_set_well<R: Taught>() {
    for lesson in lessons::<R>() {
        let text = format!("{lesson:?}");
        assert!(!text.contains('\''), "{}: typewriter quotes", lesson.name);
        let phrases = phrases(&lesson);
        assert!(phrases.len() > lesson.steps.len());
        for phrase in phrases {
            // Debug writes a no-break space as an escape.
            let phrase = phrase.replace("\\u{a0}", "\u{a0}");
            for (at, mark) in phrase.match_indices([':', ';', '!', '?']) {
                assert!(
                    phrase[..at].ends_with('\u{a0}'),
                    "{}: no no-break space before {mark} in {phrase:?}",
                    lesson.name
                );
            }
        }
    }
}

fn lessons_name_chapters_and_clauses_that_exist<R: Taught>() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let rules = std::fs::read_to_string(root.join(format!("docs/rules/{}.md", R::GAME))).unwrap();
    let book = std::fs::read_to_string(root.join(format!("levels/rulebooks/{}.ron", R::GAME)));
    for lesson in lessons::<R>() {
        assert!(!lesson.clauses.is_empty());
        for clause in &lesson.clauses {
            assert!(
                rules.contains(&format!("**{clause}**")),
                "{}: {clause}",
                lesson.name
            );
        }
        if let Ok(book) = &book {
            let chapter = format!("id: \"{}\"", lesson.chapter);
            assert!(book.contains(&chapter), "{}: {chapter}", lesson.name);
        }
    }
}

#[test]
fn every_lesson_in_the_folder_is_in_the_program() {
    let levels = Levels::built_in();
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../levels");
    for family in taula_rules::games::FAMILIES {
        let game = family.name();
        let mut files: Vec<String> = std::fs::read_dir(root.join(game).join("lessons"))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
            .collect();
        files.sort();
        assert_eq!(levels.lessons(game).collect::<Vec<_>>(), files);
    }
}

/// A small lesson of Parchís to be spoilt.
const SMALL: &str = r#"(
    title: (eu: "Proba", es: "Prueba", fr: "Essai", en: "Trial"),
    chapter: "turn",
    clauses: ["PA-8"],
    options: {"players": 2, "opening": "seat0"},
    start: {"players": [
        {"seat": 0, "home": 2, "track": [5, 20], "goal": 0},
        {"seat": 2, "home": 4, "track": [], "goal": 0},
    ]},
    forbids: [(to: ["*"], say: (eu: "Ez", es: "No", fr: "Non", en: "No"))],
    steps: [
        (
            auto: ["roll 3"],
            what: (eu: "Hiru", es: "Tres", fr: "Trois", en: "Three"),
            task: (eu: "Jo", es: "Va", fr: "Va", en: "Go"),
            point: "10",
            goal: Move(["3@5"]),
            well: (eu: "Bai", es: "Bien", fr: "Bien", en: "Well"),
            answers: [(to: ["exit"], say: (eu: "Ez", es: "No", fr: "Non", en: "No"))],
            otherwise: (eu: "Ez", es: "No", fr: "Non", en: "No"),
            nudge: (eu: "Jo", es: "Va", fr: "Va", en: "Go"),
        ),
    ],
)"#;

fn small(text: &str) -> Result<Arc<Lesson>, String> {
    let mut levels = Levels::built_in();
    levels.lay_over("parchis/lessons/99-small.ron", text);
    assert_eq!(levels.lessons(parchis::GAME).last(), Some("99-small"));
    assert_eq!(
        levels.boards(parchis::GAME).collect::<Vec<_>>(),
        ["standard"]
    );
    lesson::read::<Parchis>(&levels, "99-small").map_err(|fault| fault.to_string())
}

#[test]
fn faults_are_named() {
    assert!(small(SMALL).is_ok(), "{:?}", small(SMALL));
    let long = format!("en: \"{}\"", "a".repeat(131));
    for (from, to, word) in [
        ("title:", "name:", "name"),
        (
            "point: \"10\"",
            "point: \"69\"",
            "step 1: `point` is \"69\"",
        ),
        ("point: \"10\"", "point: \"home 4\"", "`point`"),
        ("point: \"10\"", "point: \"column 0 8\"", "`point`"),
        ("\"roll 3\"", "\"roll 7\"", "step 1: `auto`"),
        ("\"roll 3\"", "", "move at a throw"),
        (
            "[\"roll 3\"]",
            "[\"roll 3\", \"3@5\"]",
            "not the turn of seat 0",
        ),
        ("\"3@5\"", "\"4@5\"", "`goal` cannot be reached"),
        (
            "Move([\"3@5\"])",
            "All([\"3@5\", \"3@20\"])",
            "`goal` cannot be reached",
        ),
        (
            "Move([\"3@5\"])",
            "Until(\"captured\")",
            "`goal` cannot be reached",
        ),
        ("Move([\"3@5\"])", "Throw([\"roll 3\"])", "throw at a move"),
        ("to: [\"exit\"]", "to: [\"3@*\"]", "speaks against \"3@5\""),
        ("to: [\"exit\"]", "to: [\"go\"]", "\"go\""),
        ("to: [\"*\"]", "to: [\"6@*\"]", "`forbids`"),
        (
            "otherwise: (",
            "after: (",
            "lacks `otherwise`, or an answer to \"3@20\"",
        ),
        ("nudge: (", "after: (", "lacks `nudge`"),
        ("task: (", "after: (", "lacks `task`"),
        ("eu: \"Bai\"", "eu: \" \"", "in `eu`"),
        ("en: \"Three\"", &long, "longer than 130"),
        ("en: \"Trial\"", &long, "`title`"),
        ("fr: \"Essai\", ", "", "fr"),
        ("en: \"Trial\"", "en: \"Trial\", de: \"Probe\"", "de"),
        ("\"home\": 2", "\"home\": 3", "`start`: seat 0"),
        ("start: {", "start: {\"options\": {},", "`options`"),
        ("\"players\": 2", "\"players\": 5", "players"),
        ("steps: [", "steps: [], later: [", "later"),
    ] {
        assert!(SMALL.contains(from), "{from}");
        let fault = small(&SMALL.replacen(from, to, 1)).unwrap_err();
        assert!(fault.contains("parchis/lessons/99-small.ron"), "{fault}");
        assert!(fault.contains(word), "{from} -> {to}: {fault}");
        assert_eq!(fault.lines().count(), 1, "{fault}");
    }
    assert!(lesson::read::<Parchis>(&Levels::built_in(), "98-none").is_err());
}

#[test]
fn a_goal_is_reached_by_whichever_moves_bring_its_event() {
    // A 20 that captures counts 20 again, and then a piece may reach the goal.
    let text = SMALL
        .replace("auto: [\"roll 3\"]", "auto: [\"roll 3\", \"3@16\"]")
        .replace("[5, 20]", "[5, 16]")
        .replace(
            "{\"seat\": 2, \"home\": 4, \"track\": [], \"goal\": 0}",
            "{\"seat\": 2, \"home\": 2, \"track\": [53, 59], \"goal\": 0}",
        )
        .replace("Move([\"3@5\"])", "Until(\"captured\")");
    let lesson = small(&text).unwrap();
    let mut run = Run::new(lesson.clone());
    let mut game = lay::<Parchis>(&lesson.steps[0].beat.begin);
    serve(&mut run, &mut game);
    assert_eq!(lesson.steps[0].goal, Goal::Until("captured".to_owned()));
    assert_eq!(run.solution(&game).as_deref(), Some("20@5"));
    assert!(matches!(
        run.attempt(&game, "20@19"),
        Some(Answer::Wrong {
            forbidden: false,
            ..
        })
    ));
    assert!(matches!(
        run.attempt(&game, "20@5"),
        Some(Answer::Right { well: Some(_) })
    ));
    assert!(!run.asks());
    assert_eq!(run.attempt(&game, "20@5"), None, "once is enough");
}
