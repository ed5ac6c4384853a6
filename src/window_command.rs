//! `taula play` and `taula shot`: the commands that draw.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bevy::math::UVec2;
use clap::{Args, ValueEnum};
use taula::app::{self, Boards, Dealer, Launch, Screen};
use taula::games::{self, Played};
use taula::locale::Language;
use taula::memory::{Asked, Memory};
use taula::screens::lesson::Subject;
use taula::screens::rulebook::met;
use taula::shot;
use taula::store::{Folders, Settings, Speed};
use taula::table::papers::Paper;
use taula_rules::{Levels, Record};

use crate::stop;

/// How the game is shown.
#[derive(Args)]
pub struct Play {
    /// The language: eu, es, fr or en; the one in the settings, or the system's, where it is left out
    #[arg(long, value_name = "CODE", value_parser = language)]
    locale: Option<Language>,

    /// The size of text in per cent, 100 to 200; as in the settings where it is left out
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u16).range(100..=200))]
    text: Option<u16>,

    /// How fast things move; as in the settings where it is left out
    #[arg(long, value_enum)]
    speed: Option<Pace>,

    /// The seed of the first game, so that its throws are known
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

/// What is pictured.
#[derive(Args)]
pub struct Shot {
    /// The game
    #[arg(long, value_name = "NAME", default_value = "parchis", value_parser = game)]
    game: Played,

    /// The screen
    #[arg(long, value_enum, default_value = "table")]
    screen: Pictured,

    /// A record (docs/protocol.md) of the game at the table; a sample game where it is left out
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// How many moves of it have been played; all where it is left out
    #[arg(long, value_name = "NUMBER")]
    r#move: Option<usize>,

    /// The lesson; the first where it is left out
    #[arg(long, value_name = "NAME")]
    lesson: Option<String>,

    /// The puzzle; the first where it is left out
    #[arg(long, value_name = "NAME")]
    puzzle: Option<String>,

    /// The step of a lesson, from 1; 0 for its opening scene
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    step: usize,

    /// A move that is tried in it; can be given more than once
    #[arg(long = "try", value_name = "MOVE")]
    tries: Vec<String>,

    /// The page at which the rule book lies open
    #[arg(long, value_name = "NUMBER", default_value_t = 2)]
    page: usize,

    /// What is looked for in the rule book
    #[arg(long, value_name = "WORDS", default_value = "")]
    search: String,

    /// Width and height in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    size: UVec2,

    /// The language: eu, es, fr or en; the system's where it is left out
    #[arg(long, value_name = "CODE", value_parser = language)]
    locale: Option<Language>,

    /// The size of text in per cent, 100 to 200
    #[arg(long, value_name = "PERCENT", default_value_t = 100, value_parser = clap::value_parser!(u16).range(100..=200))]
    text: u16,

    /// The PNG file that is written
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

#[derive(Clone, Copy, ValueEnum)]
enum Pictured {
    Title,
    Setup,
    /// The set-up of somebody who has never played
    Offer,
    Table,
    /// The table with a hint
    Hint,
    /// The table of a player who lays out pieces that nobody else may see
    Arrange,
    /// The table with the log unfolded
    Log,
    /// The table with the throws unfolded
    Throws,
    Pause,
    Result,
    Rulebook,
    Saves,
    Settings,
    Replay,
    /// A lesson
    Lesson,
    /// A lesson with the list of the lessons unfolded
    Lessons,
    /// A lesson that is held
    LessonPause,
    /// A puzzle
    Puzzle,
    /// A puzzle with the list of the puzzles unfolded
    Puzzles,
}

#[derive(Clone, Copy, ValueEnum)]
enum Pace {
    Instant,
    Slow,
    Normal,
    Fast,
}

fn language(code: &str) -> Result<Language, String> {
    let known = || Language::ALL.map(Language::code).join(", ");
    Language::from_tag(code).ok_or_else(|| format!("the languages are {}", known()))
}

fn game(name: &str) -> Result<Played, String> {
    games::variant(name).ok_or_else(|| {
        let known: Vec<&str> = games::all().map(|(_, variant)| variant.name).collect();
        format!("the games are {}", known.join(", "))
    })
}

fn record(path: &Path) -> Result<Record, String> {
    let named = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let text = std::fs::read_to_string(path).map_err(|error| named(&error))?;
    let value = serde_json::from_str(&text).map_err(|error| named(&error))?;
    Record::read(&value).map_err(|error| named(&error))
}

fn size(text: &str) -> Result<UVec2, String> {
    text.split_once('x')
        .and_then(|(width, height)| Some(UVec2::new(width.parse().ok()?, height.parse().ok()?)))
        .filter(|size| size.min_element() >= 320 && size.max_element() <= 7680)
        .ok_or_else(|| {
            "a size is width x height in pixels, each from 320 to 7680, such as 1280x720".to_owned()
        })
}

impl From<Pace> for Speed {
    fn from(pace: Pace) -> Self {
        match pace {
            Pace::Instant => Self::Instant,
            Pace::Slow => Self::Slow,
            Pace::Normal => Self::Normal,
            Pace::Fast => Self::Fast,
        }
    }
}

/// Opens the window.
pub fn play(play: &Play, levels: Levels) -> ExitCode {
    match prepared(play, levels).and_then(app::play) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => stop(sentence),
    }
}

fn prepared(play: &Play, levels: Levels) -> Result<Launch, String> {
    let boards = Boards::read(levels).map_err(|fault| fault.to_string())?;
    let memory = Memory::open(Folders::find());
    let kept = memory.settings();
    let mut settings = kept.clone();
    if let Some(locale) = play.locale {
        settings.language = Some(locale.code().to_owned());
    }
    if let Some(text) = play.text {
        settings.text = i32::from(text);
    }
    if let Some(speed) = play.speed {
        settings.speed = speed.into();
    }
    let asked = Asked {
        instead: Some((kept, settings.clone())),
    };
    Ok(Launch {
        boards,
        settings,
        asked,
        dealer: Dealer::new(play.seed, crate::seed::fresh),
        memory,
    })
}

/// Takes a picture.
pub fn shot(shot: &Shot, levels: Levels) -> ExitCode {
    match picture(shot, levels) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => stop(sentence),
    }
}

fn picture(shot: &Shot, levels: Levels) -> Result<(), String> {
    let open = match shot.screen {
        Pictured::Log => Some(Paper::Log),
        Pictured::Throws => Some(Paper::Throws),
        _ => None,
    };
    let (screen, paused) = match shot.screen {
        Pictured::Title => (Screen::Title, false),
        Pictured::Setup | Pictured::Offer => (Screen::Setup, false),
        Pictured::Table | Pictured::Hint | Pictured::Arrange | Pictured::Log | Pictured::Throws => {
            (Screen::Table, false)
        }
        Pictured::Pause => (Screen::Table, true),
        Pictured::Result => (Screen::Result, false),
        Pictured::Rulebook => (Screen::Rulebook, false),
        Pictured::Saves => (Screen::Saves, false),
        Pictured::Settings => (Screen::Settings, false),
        Pictured::Replay => (Screen::Replay, false),
        Pictured::Lesson | Pictured::Lessons | Pictured::Puzzle | Pictured::Puzzles => {
            (Screen::Lesson, false)
        }
        Pictured::LessonPause => (Screen::Lesson, true),
    };
    let boards = Boards::read(levels).map_err(|fault| fault.to_string())?;
    let record = shot.record.as_deref().map(record).transpose()?;
    let (pictured, variant) = match &record {
        Some(record) => {
            let name = record.game();
            let game = games::game(name);
            let game = game.ok_or_else(|| format!("there is no table for \"{name}\""))?;
            (game, game.variant(&record.options))
        }
        None => shot.game,
    };
    let upto = match (screen, &record) {
        // What is gone over again is whole.
        (Screen::Replay, _) => None,
        (Screen::Table, None) => Some(shot.r#move.unwrap_or(120)),
        _ => shot.r#move,
    };
    let table = match screen {
        Screen::Table | Screen::Result | Screen::Replay => {
            let table = pictured.pictured(variant, record.as_ref(), upto, &boards);
            let file = |fault| match &shot.record {
                Some(path) => format!("{}: {fault}", path.display()),
                None => format!("{fault}"),
            };
            Some(table.map_err(file)?)
        }
        _ => None,
    };
    if screen == Screen::Result && table.as_ref().is_some_and(|table| !table.turn().is_over()) {
        return Err("the result is pictured at the end of a game, and this one goes on".to_owned());
    }
    let language = shot.locale.unwrap_or_else(Language::of_the_system);
    let launch = Launch {
        boards,
        settings: Settings {
            language: Some(language.code().to_owned()),
            text: i32::from(shot.text),
            speed: Speed::Instant,
            // What is offered once is not part of a screen.
            met: match shot.screen {
                Pictured::Offer => Default::default(),
                _ => games::GAMES.map(|game| met(game.name())).into(),
            },
            ..Settings::default()
        },
        asked: Asked::default(),
        dealer: Dealer::new(Some(1), crate::seed::fresh),
        // Pictures are the same on every machine: what is kept on this one is not looked at, unless
        // somebody names the folder.
        memory: match std::env::var_os(taula::store::HOME) {
            Some(_) => Memory::open(Folders::find()),
            None => Memory::none(),
        },
    };
    let posed = matches!(shot.screen, Pictured::Puzzle | Pictured::Puzzles);
    let pixels = shot::take(
        launch,
        shot::Shot {
            screen,
            paused,
            come: matches!(shot.screen, Pictured::Arrange),
            hint: matches!(shot.screen, Pictured::Hint),
            open,
            game: Some((pictured, variant)),
            table,
            at: shot.r#move,
            lesson: (screen == Screen::Lesson).then(|| shot::Taught {
                subject: if posed {
                    Subject::Puzzles
                } else {
                    Subject::Lessons
                },
                name: if posed { &shot.puzzle } else { &shot.lesson }.clone(),
                step: shot.step,
                tries: shot.tries.clone(),
                list: matches!(shot.screen, Pictured::Lessons | Pictured::Puzzles),
            }),
            page: shot.page,
            search: shot.search.clone(),
            size: shot.size,
        },
    )?;
    std::fs::write(&shot.out, pixels.to_png())
        .map_err(|error| format!("\"{}\" cannot be written: {error}", shot.out.display()))
}
