//! The program in a real window, on an X server of its own with a window manager. Every wait is for a line
//! the program traces, with a deadline.

#![allow(dead_code, reason = "tests and the bench use their parts")]

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// How long a line is waited for: a debug build on a busy machine is slow to start.
const DEADLINE: Duration = Duration::from_secs(120);

/// A process that ends with the test.
pub struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// An X server of its own, with a window manager that gives new windows the focus.
pub struct Display {
    name: String,
    _server: Running,
    _manager: Running,
}

fn spawn(command: &mut Command) -> Running {
    let name = command.get_program().to_owned();
    match command.spawn() {
        Ok(child) => Running(child),
        Err(error) => panic!(
            "{name:?} cannot be started ({error}): `./run test` installs what the tests need"
        ),
    }
}

impl Display {
    pub fn open() -> Self {
        let mut server = spawn(
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
        );
        let mut number = String::new();
        BufReader::new(server.0.stdout.take().unwrap())
            .read_line(&mut number)
            .unwrap();
        let name = format!(":{}", number.trim());
        let manager = spawn(
            Command::new("openbox")
                .env("DISPLAY", &name)
                .stdout(Stdio::null())
                .stderr(Stdio::null()),
        );
        let display = Self {
            name,
            _server: server,
            _manager: manager,
        };
        // A window that is there before the manager gets no focus, and then no keys.
        let end = Instant::now() + DEADLINE;
        while display
            .xdotool(&["get_num_desktops"])
            .parse::<u32>()
            .is_err()
        {
            assert!(Instant::now() < end, "the window manager does not start");
            std::thread::sleep(Duration::from_millis(20));
        }
        display
    }

    /// Has xdotool do something; what it says.
    pub fn xdotool(&self, arguments: &[&str]) -> String {
        let output = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.name)
            .output()
            .unwrap();
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }
}

/// The program in its window.
pub struct Program<'a> {
    display: &'a Display,
    child: Running,
    lines: Receiver<(Instant, String)>,
    seen: Vec<String>,
}

impl<'a> Program<'a> {
    /// Starts it, with its files in `home`.
    pub fn start(display: &'a Display, home: &Path, arguments: &[&str]) -> Self {
        let mut child = spawn(
            Command::new(env!("CARGO_BIN_EXE_taula"))
                .args(arguments)
                .env("DISPLAY", &display.name)
                .env_remove("WAYLAND_DISPLAY")
                .env_remove("WAYLAND_SOCKET")
                .env("TAULA_HOME", home)
                .env("RUST_LOG", "error,taula=debug")
                .env("NO_COLOR", "1")
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .stderr(Stdio::piped()),
        );
        let (send, lines) = channel();
        let streams: [Box<dyn Read + Send>; 2] = [
            Box::new(child.0.stdout.take().unwrap()),
            Box::new(child.0.stderr.take().unwrap()),
        ];
        for stream in streams {
            let send = send.clone();
            std::thread::spawn(move || {
                for line in BufReader::new(stream).lines().map_while(Result::ok) {
                    let _ = send.send((Instant::now(), line));
                }
            });
        }
        Self {
            display,
            child,
            lines,
            seen: Vec::new(),
        }
    }

    /// Waits for a line that holds `text`; when it came.
    pub fn wait(&mut self, text: &str) -> Instant {
        self.wait_all(text, |_| {})
    }

    /// Waits for a line that holds `text`, and hears every line until then.
    pub fn wait_all(&mut self, text: &str, mut hear: impl FnMut(&str)) -> Instant {
        let end = Instant::now() + DEADLINE;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok((when, line)) => {
                    hear(&line);
                    if line.contains(text) {
                        self.seen.push(line);
                        return when;
                    }
                    self.seen.push(line);
                }
                Err(_) => panic!(
                    "no line with \"{text}\" in {DEADLINE:?}; the lines so far:\n{}",
                    self.seen.join("\n")
                ),
            }
        }
    }

    /// Every line so far.
    pub fn seen(&self) -> &[String] {
        &self.seen
    }

    /// The process.
    pub fn id(&self) -> u32 {
        self.child.0.id()
    }

    /// Kills it, as the system would.
    pub fn kill(mut self) {
        self.child.0.kill().unwrap();
        self.child.0.wait().unwrap();
    }

    /// Closes the window; how the program ends.
    pub fn close(&mut self) -> ExitStatus {
        self.key("alt+F4");
        let end = Instant::now() + DEADLINE;
        loop {
            if let Some(status) = self.child.0.try_wait().unwrap() {
                return status;
            }
            assert!(
                Instant::now() < end,
                "the program goes on without its window"
            );
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Presses a key.
    pub fn key(&self, key: &str) {
        self.display.xdotool(&["key", "--clearmodifiers", key]);
    }

    /// The window, by X's number.
    pub fn window(&self) -> String {
        let windows = self
            .display
            .xdotool(&["search", "--onlyvisible", "--name", "^Taula$"]);
        windows
            .lines()
            .next()
            .unwrap_or_else(|| panic!("there is no window"))
            .to_owned()
    }

    /// Clicks on a point of it.
    pub fn click(&self, window: &str, x: u32, y: u32) {
        let (x, y) = (x.to_string(), y.to_string());
        self.display
            .xdotool(&["mousemove", "--window", window, &x, &y, "click", "1"]);
    }
}
