//! What the window costs: how soon it is there, what it holds, what it does at rest and in motion.
//!
//! Not a timed test: it prints figures and fails on none. It starts the program under Xvfb and reads its
//! traces and `/proc`.

use std::time::{Duration, Instant};

#[path = "../tests/support/program.rs"]
mod program;

use program::{Display, Program};

/// Seconds of processor time used so far.
fn cpu(pid: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let fields: Vec<&str> = stat
        .rsplit(')')
        .next()
        .unwrap_or_default()
        .split_whitespace()
        .collect();
    let ticks = |n: usize| {
        fields
            .get(n)
            .and_then(|field| field.parse::<f64>().ok())
            .unwrap_or(0.0)
    };
    (ticks(11) + ticks(12)) / 100.0
}

fn resident(pid: u32) -> String {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))
        .unwrap_or("unknown")
        .trim()
        .to_owned()
}

fn main() {
    if !cfg!(target_os = "linux") || std::env::args().any(|argument| argument == "--test") {
        return;
    }
    let (display, home) = (Display::open(), tempfile::tempdir().expect("a folder"));
    let begun = Instant::now();
    let mut program = Program::start(&display, home.path(), &["--locale", "en", "--seed", "7"]);
    let told = |what: &str, when: Instant| {
        println!(
            "window: {what}: {:.2} s after the start",
            (when - begun).as_secs_f64()
        );
    };
    told("first frame", program.wait("screen: Title"));
    told("first full frame", program.wait("first full frame"));
    let pid = program.id();
    let at_rest = |what: &str| {
        std::thread::sleep(Duration::from_secs(2));
        let (before, since) = (cpu(pid), Instant::now());
        std::thread::sleep(Duration::from_secs(8));
        let share = (cpu(pid) - before) / since.elapsed().as_secs_f64() * 100.0;
        println!(
            "window: {what}, at rest: {share:.2} % of a core, {} resident",
            resident(pid)
        );
    };
    at_rest("title");
    program.key("Return");
    program.wait("screen: Setup");
    program.key("Return");
    // A throw, then three computer players who throw, think and move.
    program.wait("waits for a person");
    let mut frames = Vec::new();
    for _ in 0..6 {
        program.key("Return");
        // The first frames after a key are told with the rest before them: times come a frame or two late.
        let mut rested = 3;
        program.wait_all("waits for a person", |line| {
            let millis = line
                .split("frame ")
                .nth(1)
                .and_then(|rest| rest.trim_end_matches(" ms").parse::<f64>().ok());
            if let Some(millis) = millis {
                if rested == 0 {
                    frames.push(millis);
                } else {
                    rested -= 1;
                }
            }
        });
    }
    frames.sort_by(f64::total_cmp);
    if let (Some(median), Some(worst)) = (frames.get(frames.len() / 2), frames.last()) {
        let late = frames.get(frames.len() * 99 / 100).unwrap_or(worst);
        println!(
            "window: in motion, {} frames: median {median:.1} ms, 99th of 100 {late:.1} ms, worst {worst:.1} ms",
            frames.len()
        );
    }
    at_rest("table");
}
