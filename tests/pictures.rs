//! Pictures of every screen on software Vulkan, compared with those kept in `tests/pictures`, which were
//! looked at. `TAULA_BLESS=1 cargo test --test pictures` keeps the new ones: look at them first.
#![cfg(feature = "app")]

mod support;

use std::fs::{self, File};
use std::io::{BufReader, BufWriter};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// A picture as it is kept: a few hundred pixels wide, eight bits a channel.
struct Small {
    width: usize,
    height: usize,
    rgb: Vec<u8>,
}

/// Width of the kept pictures: enough to see that something moved, changed or is missing.
const WIDTH: usize = 400;
/// Mean difference a channel that another driver or processor may make.
const MEAN: f64 = 1.5;
/// Difference a channel by which a pixel counts as another.
const OTHER: u8 = 40;
/// Share of pixels that may be another.
const SHARE: f64 = 0.004;

fn read(path: &Path) -> (usize, usize, Vec<u8>) {
    let mut decoder = png::Decoder::new(BufReader::new(File::open(path).unwrap()));
    decoder.set_transformations(
        png::Transformations::normalize_to_color8() | png::Transformations::STRIP_16,
    );
    let mut reader = decoder.read_info().unwrap();
    let mut data = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut data).unwrap();
    let channels = info.color_type.samples();
    let rgb = data[..info.buffer_size()]
        .chunks(channels)
        .flat_map(|pixel| pixel[..3].to_vec())
        .collect();
    (info.width as usize, info.height as usize, rgb)
}

/// A picture made smaller by averaging.
fn small(path: &Path) -> Small {
    let (w, h, rgb) = read(path);
    let (width, height) = (WIDTH, WIDTH * h / w);
    let mut out = vec![0; width * height * 3];
    for y in 0..height {
        for x in 0..width {
            let (x0, x1) = (x * w / width, ((x + 1) * w / width).max(x * w / width + 1));
            let (y0, y1) = (
                y * h / height,
                ((y + 1) * h / height).max(y * h / height + 1),
            );
            for channel in 0..3 {
                let sum: usize = (y0..y1)
                    .flat_map(|y| (x0..x1).map(move |x| (y * w + x) * 3 + channel))
                    .map(|at| usize::from(rgb[at]))
                    .sum();
                out[(y * width + x) * 3 + channel] = (sum / ((x1 - x0) * (y1 - y0))) as u8;
            }
        }
    }
    Small {
        width,
        height,
        rgb: out,
    }
}

fn keep(path: &Path, picture: &Small) {
    let mut encoder = png::Encoder::new(
        BufWriter::new(File::create(path).unwrap()),
        picture.width as u32,
        picture.height as u32,
    );
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::High);
    encoder
        .write_header()
        .unwrap()
        .write_image_data(&picture.rgb)
        .unwrap();
}

/// What is wrong with a picture, against the one that is kept.
fn compare(name: &str, now: &Small) -> Result<(), String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/pictures/{name}.png"));
    if std::env::var_os("TAULA_BLESS").is_some() {
        keep(&path, now);
        return Ok(());
    }
    let (width, height, kept) = read(&path);
    if (width, height) != (now.width, now.height) {
        return Err(format!(
            "{name}: {}x{} instead of {width}x{height}",
            now.width, now.height
        ));
    }
    let differences: Vec<u8> = kept
        .iter()
        .zip(&now.rgb)
        .map(|(a, b)| a.abs_diff(*b))
        .collect();
    let mean = differences.iter().map(|&d| f64::from(d)).sum::<f64>() / differences.len() as f64;
    let other = differences
        .chunks(3)
        .filter(|pixel| pixel.iter().any(|&d| d > OTHER))
        .count();
    let share = other as f64 / (width * height) as f64;
    if mean > MEAN || share > SHARE {
        return Err(format!(
            "{name}: mean difference {mean:.2} of {MEAN}, share of other pixels {share:.4} of {SHARE}"
        ));
    }
    Ok(())
}

fn shoot(folder: &Path, name: &str, arguments: &[&str]) -> PathBuf {
    shoot_in(folder, name, arguments, None)
}

/// The same, with a variable of the environment.
fn shoot_in(
    folder: &Path,
    name: &str,
    arguments: &[&str],
    variable: Option<(&str, &Path)>,
) -> PathBuf {
    let out = folder.join(format!("{name}.png"));
    let output = Command::new(env!("CARGO_BIN_EXE_taula"))
        .arg("shot")
        .args(arguments)
        .arg("--out")
        .arg(&out)
        .envs(variable)
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{name}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    out
}

/// Takes each of these pictures and looks what is wrong with them: as many at a time as there are processors, for
/// each starts for as long as it draws, alone on its own.
#[track_caller]
fn look_at<T: Sync>(pictures: &[(&str, T)], take: impl Fn(&str, &T) -> PathBuf + Sync) {
    let next = AtomicUsize::new(0);
    let look = || {
        let mut wrong = Vec::new();
        while let Some((name, of)) = pictures.get(next.fetch_add(1, Ordering::Relaxed)) {
            wrong.extend(compare(name, &small(&take(name, of))).err());
        }
        wrong
    };
    let wrong: Vec<String> = thread::scope(|scope| {
        let workers = thread::available_parallelism().map_or(1, NonZero::get);
        let lookers: Vec<_> = (0..workers).map(|_| scope.spawn(look)).collect();
        let found = lookers
            .into_iter()
            .flat_map(|looker| looker.join().unwrap());
        found.collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_screen_looks_as_it_was_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures")).unwrap();
    let capture = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/records/parchis-capture.json"
    );
    let orders = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/records/thaayam-orders.json"
    );
    let twin = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/records/thaayam-twin.json"
    );
    let struck = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/records/thaayam-struck.json"
    );
    let [keep, enter, redeploy] = ["keep", "enter", "redeploy"].map(|name| {
        format!(
            "{}/tests/records/tebas-{name}.json",
            env!("CARGO_MANIFEST_DIR")
        )
    });
    let (keep, enter, redeploy) = (keep.as_str(), enter.as_str(), redeploy.as_str());
    let garden = ["four", "flight", "duty", "over", "arrange"].map(|name| {
        format!(
            "{}/tests/records/taihou-{name}.json",
            env!("CARGO_MANIFEST_DIR")
        )
    });
    let [four, flight, duty, over, arrange] = garden.each_ref().map(String::as_str);
    let pictures: &[(&str, &[&str])] = &[
        (
            "table-capture-eu",
            &["--screen", "table", "--locale", "eu", "--record", capture],
        ),
        ("title-eu", &["--screen", "title", "--locale", "eu"]),
        (
            "title-800x600-es",
            &["--screen", "title", "--locale", "es", "--size", "800x600"],
        ),
        ("setup-eu", &["--screen", "setup", "--locale", "eu"]),
        (
            "setup-800x600-fr",
            &["--screen", "setup", "--locale", "fr", "--size", "800x600"],
        ),
        (
            "setup-200-en",
            &["--screen", "setup", "--locale", "en", "--text", "200"],
        ),
        (
            "table-eu",
            &["--screen", "table", "--locale", "eu", "--move", "150"],
        ),
        (
            "table-1920x1080-es",
            &[
                "--screen",
                "table",
                "--locale",
                "es",
                "--move",
                "150",
                "--size",
                "1920x1080",
            ],
        ),
        (
            "table-800x600-en",
            &[
                "--screen", "table", "--locale", "en", "--move", "150", "--size", "800x600",
            ],
        ),
        (
            "table-200-eu",
            &[
                "--screen", "table", "--locale", "eu", "--move", "150", "--text", "200",
            ],
        ),
        (
            "table-start-fr",
            &["--screen", "table", "--locale", "fr", "--move", "0"],
        ),
        (
            "pause-en",
            &["--screen", "pause", "--locale", "en", "--move", "150"],
        ),
        (
            "hint-eu",
            &["--screen", "hint", "--locale", "eu", "--record", capture],
        ),
        (
            "hint-800x600-fr",
            &[
                "--screen", "hint", "--locale", "fr", "--record", capture, "--size", "800x600",
            ],
        ),
        (
            "log-es",
            &["--screen", "log", "--locale", "es", "--move", "150"],
        ),
        (
            "throws-200-en",
            &[
                "--screen", "throws", "--locale", "en", "--move", "150", "--text", "200",
            ],
        ),
        ("result-eu", &["--screen", "result", "--locale", "eu"]),
        (
            "result-800x600-fr",
            &["--screen", "result", "--locale", "fr", "--size", "800x600"],
        ),
        (
            "result-200-es",
            &["--screen", "result", "--locale", "es", "--text", "200"],
        ),
        ("rulebook-eu", &["--screen", "rulebook", "--locale", "eu"]),
        (
            "rulebook-more-es",
            &["--screen", "rulebook", "--locale", "es", "--page", "7"],
        ),
        (
            "rulebook-search-en",
            &[
                "--screen", "rulebook", "--locale", "en", "--page", "8", "--search", "barrier",
            ],
        ),
        (
            "rulebook-800x600-fr",
            &[
                "--screen", "rulebook", "--locale", "fr", "--page", "12", "--size", "800x600",
            ],
        ),
        (
            "rulebook-200-es",
            &[
                "--screen", "rulebook", "--locale", "es", "--page", "1", "--text", "200",
            ],
        ),
        ("settings-eu", &["--screen", "settings", "--locale", "eu"]),
        (
            "settings-1920x1080-fr",
            &[
                "--screen",
                "settings",
                "--locale",
                "fr",
                "--size",
                "1920x1080",
            ],
        ),
        (
            "settings-125-es",
            &["--screen", "settings", "--locale", "es", "--text", "125"],
        ),
        (
            "settings-800x600-en",
            &[
                "--screen", "settings", "--locale", "en", "--size", "800x600",
            ],
        ),
        (
            "settings-200-eu",
            &["--screen", "settings", "--locale", "eu", "--text", "200"],
        ),
        (
            "replay-eu",
            &["--screen", "replay", "--locale", "eu", "--move", "231"],
        ),
        (
            "replay-800x600-en",
            &[
                "--screen", "replay", "--locale", "en", "--move", "300", "--size", "800x600",
            ],
        ),
        (
            "replay-200-fr",
            &[
                "--screen", "replay", "--locale", "fr", "--move", "60", "--text", "200",
            ],
        ),
        ("title-fr", &["--screen", "title", "--locale", "fr"]),
        ("title-en", &["--screen", "title", "--locale", "en"]),
        ("setup-es", &["--screen", "setup", "--locale", "es"]),
        (
            "pause-eu",
            &["--screen", "pause", "--locale", "eu", "--move", "150"],
        ),
        (
            "pause-es",
            &["--screen", "pause", "--locale", "es", "--move", "150"],
        ),
        (
            "pause-fr",
            &["--screen", "pause", "--locale", "fr", "--move", "150"],
        ),
        ("result-en", &["--screen", "result", "--locale", "en"]),
        (
            "replay-es",
            &["--screen", "replay", "--locale", "es", "--move", "400"],
        ),
        ("hint-es", &["--screen", "hint", "--locale", "es"]),
        ("hint-en", &["--screen", "hint", "--locale", "en"]),
        ("log-eu", &["--screen", "log", "--locale", "eu"]),
        ("log-fr", &["--screen", "log", "--locale", "fr"]),
        ("log-en", &["--screen", "log", "--locale", "en"]),
        ("thaayam-orders-eu", &["--record", orders, "--locale", "eu"]),
        ("thaayam-twin-es", &["--record", twin, "--locale", "es"]),
        ("thaayam-struck-fr", &["--record", struck, "--locale", "fr"]),
        (
            "thaayam-hint-en",
            &["--screen", "hint", "--record", orders, "--locale", "en"],
        ),
        (
            "thaayam-800x600",
            &["--record", struck, "--locale", "eu", "--size", "800x600"],
        ),
        (
            "thaayam-200",
            &["--record", struck, "--locale", "eu", "--text", "200"],
        ),
        (
            "thaayam-setup-eu",
            &["--screen", "setup", "--game", "thaayam", "--locale", "eu"],
        ),
        (
            "thaayam-rulebook-eu",
            &[
                "--screen", "rulebook", "--game", "thaayam", "--locale", "eu", "--page", "10",
            ],
        ),
        (
            "thaayam-result-es",
            &["--screen", "result", "--game", "thaayam", "--locale", "es"],
        ),
        (
            "thaayam-replay-eu",
            &[
                "--screen", "replay", "--game", "thaayam", "--locale", "eu", "--move", "300",
            ],
        ),
        ("tebas-keep-eu", &["--record", keep, "--locale", "eu"]),
        (
            "tebas-enter-800x600-fr",
            &["--record", enter, "--locale", "fr", "--size", "800x600"],
        ),
        (
            "tebas-redeploy-200-es",
            &["--record", redeploy, "--locale", "es", "--text", "200"],
        ),
        (
            "tebas-hint-1920x1080-en",
            &[
                "--screen",
                "hint",
                "--record",
                keep,
                "--locale",
                "en",
                "--size",
                "1920x1080",
            ],
        ),
        (
            "tebas-setup-es",
            &["--screen", "setup", "--game", "tebas", "--locale", "es"],
        ),
        (
            "tebas-rulebook-fr",
            &[
                "--screen", "rulebook", "--game", "tebas", "--locale", "fr", "--page", "6",
            ],
        ),
        (
            "tebas-result-eu",
            &["--screen", "result", "--game", "tebas", "--locale", "eu"],
        ),
        (
            "tebas-replay-en",
            &[
                "--screen", "replay", "--game", "tebas", "--locale", "en", "--move", "40",
            ],
        ),
        (
            "taihou-hint-en",
            &["--screen", "hint", "--record", four, "--locale", "en"],
        ),
        (
            "taihou-log-800x600-eu",
            &[
                "--screen", "log", "--record", four, "--locale", "eu", "--size", "800x600",
            ],
        ),
        (
            "lotus-flight-1920x1080-fr",
            &[
                "--record",
                flight,
                "--move",
                "60",
                "--locale",
                "fr",
                "--size",
                "1920x1080",
            ],
        ),
        (
            "taihou-duty-200-es",
            &["--record", duty, "--locale", "es", "--text", "200"],
        ),
        (
            "taihou-arrange-eu",
            &["--record", arrange, "--locale", "eu"],
        ),
        (
            "taihou-arrange-800x600-en",
            &["--record", arrange, "--locale", "en", "--size", "800x600"],
        ),
        (
            "flight-setup-eu",
            &["--screen", "setup", "--game", "flight", "--locale", "eu"],
        ),
        (
            "taihou-rulebook-fr",
            &[
                "--screen", "rulebook", "--game", "taihou", "--locale", "fr", "--page", "13",
            ],
        ),
        (
            "taihou-result-es",
            &["--screen", "result", "--record", over, "--locale", "es"],
        ),
        (
            "taihou-replay-eu",
            &[
                "--screen", "replay", "--record", four, "--locale", "eu", "--move", "80",
            ],
        ),
        ("throws-eu", &["--screen", "throws", "--locale", "eu"]),
        ("throws-es", &["--screen", "throws", "--locale", "es"]),
        ("throws-fr", &["--screen", "throws", "--locale", "fr"]),
    ];
    look_at(pictures, |name, arguments| {
        shoot(folder.path(), name, arguments)
    });
}

#[test]
fn the_lessons_look_as_they_were_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let call = ["--game", "taihou", "--lesson", "07-hat-lo", "--step", "1"];
    let far = ["--game", "taihou", "--lesson", "10-flight", "--step", "2"];
    let barriers = ["--lesson", "05-barriers", "--step", "4", "--try", "6@5"];
    let tried = [&barriers[..], &["--try", "6@5"]].concat();
    let twins = ["--game", "thaayam", "--lesson", "07-twins", "--step", "2"];
    let turn = [
        "--game",
        "thaayam",
        "--lesson",
        "09-whole-turn",
        "--step",
        "2",
    ];
    let pictures: [(&str, &str, &[&str], &[&str]); 10] = [
        ("lesson-eu", "lesson", &tried, &["--locale", "eu"]),
        (
            "lesson-800x600-fr",
            "lesson",
            &barriers,
            &["--locale", "fr", "--size", "800x600"],
        ),
        (
            "lesson-200-es",
            "lesson",
            &barriers,
            &["--locale", "es", "--text", "200"],
        ),
        (
            "lesson-thaayam-en",
            "lesson",
            &turn,
            &["--locale", "en", "--try", "1@0"],
        ),
        (
            "lesson-thaayam-1920x1080-fr",
            "lesson",
            &twins,
            &["--locale", "fr", "--size", "1920x1080"],
        ),
        (
            "lessons-800x600-es",
            "lessons",
            &twins,
            &["--locale", "es", "--size", "800x600"],
        ),
        (
            "lesson-pause-eu",
            "lesson-pause",
            &barriers,
            &["--locale", "eu"],
        ),
        ("offer-fr", "offer", &[], &["--locale", "fr"]),
        (
            "lesson-taihou-800x600-eu",
            "lesson",
            &call,
            &["--locale", "eu", "--size", "800x600"],
        ),
        ("lesson-taihou-en", "lesson", &far, &["--locale", "en"]),
    ];
    let pictures = pictures.map(|(name, screen, lesson, arguments)| {
        let arguments = [&["--screen", screen], lesson, arguments].concat();
        (name, arguments)
    });
    look_at(&pictures, |name, arguments| {
        shoot(folder.path(), name, arguments)
    });
}

#[test]
fn the_saved_games_look_as_they_were_looked_at() {
    let home = support::saves::Home::new();
    let newest = 1_700_000_000;
    let day = 86_400;
    for (n, (players, seed, moves)) in [(4, 3, 240), (2, 4, 90), (4, 5, usize::MAX)]
        .into_iter()
        .enumerate()
    {
        home.keep(players, seed, moves, newest - n as u64 * day);
    }
    home.damaged("1689000000-parchis-7bb3b951.json");
    home.too_new("newer.json");
    let empty = support::saves::Home::new();
    let folder = tempfile::tempdir().unwrap();
    let pictures: [(&str, &Path, &[&str]); 4] = [
        ("saves-eu", home.folder.path(), &["--locale", "eu"]),
        (
            "saves-800x600-es",
            home.folder.path(),
            &["--locale", "es", "--size", "800x600"],
        ),
        (
            "saves-200-fr",
            home.folder.path(),
            &["--locale", "fr", "--text", "200"],
        ),
        ("saves-none-en", empty.folder.path(), &["--locale", "en"]),
    ];
    let pictures = pictures.map(|(name, home, arguments)| (name, (home, arguments)));
    look_at(&pictures, |name, (home, arguments)| {
        let arguments = [&["--screen", "saves"], *arguments].concat();
        let home = (taula::store::HOME, *home);
        shoot_in(folder.path(), name, &arguments, Some(home))
    });
}

#[test]
fn the_same_picture_is_taken_twice() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = [
        "--screen", "table", "--locale", "en", "--move", "60", "--size", "800x600",
    ];
    let (a, b) = (
        shoot(folder.path(), "a", &arguments),
        shoot(folder.path(), "b", &arguments),
    );
    assert!(fs::read(a).unwrap() == fs::read(b).unwrap());
}
