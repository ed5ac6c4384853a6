//! What the window costs: how soon it is there, what it holds, what it does at rest and in motion.
//!
//! Not a timed test: it prints figures and fails on none. It starts the program under Xvfb and reads its
//! traces and `/proc`.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

const DEADLINE: Duration = Duration::from_secs(60);

struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn spawn(command: &mut Command) -> Option<Running> {
    match command.spawn() {
        Ok(child) => Some(Running(child)),
        Err(error) => {
            println!(
                "window: {:?} cannot be started ({error}); `./run test` installs it",
                command.get_program()
            );
            None
        }
    }
}

fn wait(lines: &Receiver<String>, text: &str) -> Option<Instant> {
    let end = Instant::now() + DEADLINE;
    loop {
        let line = lines
            .recv_timeout(end.saturating_duration_since(Instant::now()))
            .ok()?;
        if line.contains(text) {
            return Some(Instant::now());
        }
    }
}

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
    let Some(mut server) = spawn(
        Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-screen",
                "0",
                "1400x900x24",
                "-nolisten",
                "tcp",
            ])
            .stdout(Stdio::piped())
            .stderr(Stdio::null()),
    ) else {
        return;
    };
    let mut number = String::new();
    if let Some(stdout) = server.0.stdout.take() {
        let _ = BufReader::new(stdout).read_line(&mut number);
    }
    let display = format!(":{}", number.trim());
    let _manager = spawn(
        Command::new("openbox")
            .env("DISPLAY", &display)
            .stdout(Stdio::null())
            .stderr(Stdio::null()),
    );
    let begun = Instant::now();
    let Some(mut program) = spawn(
        Command::new(env!("CARGO_BIN_EXE_taula"))
            .args(["--locale", "en", "--seed", "7"])
            .env("DISPLAY", &display)
            .env_remove("WAYLAND_DISPLAY")
            .env("RUST_LOG", "error,taula=debug")
            .env("NO_COLOR", "1")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped()),
    ) else {
        return;
    };
    let (send, lines) = channel();
    let streams: [Option<Box<dyn Read + Send>>; 2] = [
        program
            .0
            .stdout
            .take()
            .map(|stream| Box::new(stream) as Box<dyn Read + Send>),
        program
            .0
            .stderr
            .take()
            .map(|stream| Box::new(stream) as Box<dyn Read + Send>),
    ];
    for stream in streams.into_iter().flatten() {
        let send = send.clone();
        std::thread::spawn(move || {
            for line in BufReader::new(stream).lines().map_while(Result::ok) {
                let _ = send.send(line);
            }
        });
    }
    let pid = program.0.id();
    let told = |what: &str, when: Option<Instant>| match when {
        Some(when) => println!(
            "window: {what}: {:.2} s after the start",
            (when - begun).as_secs_f64()
        ),
        None => println!("window: {what}: not within {DEADLINE:?}"),
    };
    told("first frame", wait(&lines, "screen: Title"));
    told("first full frame", wait(&lines, "first full frame"));
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
    let key = |key: &str| {
        let _ = Command::new("xdotool")
            .args(["key", key])
            .env("DISPLAY", &display)
            .status();
    };
    key("Return");
    wait(&lines, "screen: Setup");
    key("Return");
    // A throw, then three computer players who throw, think and move.
    wait(&lines, "waits for a person");
    while lines.try_recv().is_ok() {}
    let mut frames = Vec::new();
    for _ in 0..6 {
        key("Return");
        // The first frames after a key are told with the rest before them: times come a frame or two late.
        let mut rested = 3;
        let end = Instant::now() + DEADLINE;
        while let Ok(line) = lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
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
            if line.contains("waits for a person") {
                break;
            }
        }
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
