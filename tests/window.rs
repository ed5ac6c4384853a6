//! The real window under Xvfb, with real key and mouse events. Every wait is for a line the program
//! traces, with a deadline.
#![cfg(all(feature = "app", target_os = "linux"))]

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// How long a line is waited for: a debug build on a busy machine is slow to start.
const DEADLINE: Duration = Duration::from_secs(120);

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// An X server of its own, with a window manager that gives new windows the focus.
struct Display {
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
    fn open() -> Self {
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

    fn xdotool(&self, arguments: &[&str]) -> String {
        let output = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.name)
            .output()
            .unwrap();
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }
}

/// The program in its window.
struct Program {
    display: Display,
    child: Running,
    lines: Receiver<String>,
    seen: Vec<String>,
}

impl Program {
    fn start(arguments: &[&str]) -> Self {
        let display = Display::open();
        let mut child = spawn(
            Command::new(env!("CARGO_BIN_EXE_taula"))
                .args(arguments)
                .env("DISPLAY", &display.name)
                .env_remove("WAYLAND_DISPLAY")
                .env_remove("WAYLAND_SOCKET")
                .env("RUST_LOG", "error,taula=info")
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
                    let _ = send.send(line);
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

    /// Waits for a line that holds `text`, and returns it.
    fn wait(&mut self, text: &str) -> String {
        let end = Instant::now() + DEADLINE;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    println!("{line}");
                    self.seen.push(line.clone());
                    if line.contains(text) {
                        return line;
                    }
                }
                Err(_) => panic!(
                    "no line with \"{text}\" in {DEADLINE:?}; the lines so far:\n{}",
                    self.seen.join("\n")
                ),
            }
        }
    }

    fn key(&self, key: &str) {
        self.display.xdotool(&["key", "--clearmodifiers", key]);
    }

    fn window(&self) -> String {
        let windows = self
            .display
            .xdotool(&["search", "--onlyvisible", "--name", "^Taula$"]);
        windows
            .lines()
            .next()
            .unwrap_or_else(|| panic!("there is no window"))
            .to_owned()
    }

    fn click(&self, window: &str, x: u32, y: u32) {
        let (x, y) = (x.to_string(), y.to_string());
        self.display
            .xdotool(&["mousemove", "--window", window, &x, &y, "click", "1"]);
    }
}

#[test]
fn a_game_is_begun_and_played_with_keys_and_with_the_mouse() {
    let mut program = Program::start(&["--locale", "en", "--speed", "instant", "--seed", "7"]);
    program.wait("screen: Title");
    program.wait("first full frame");
    program.wait("focused: true");
    let window = program.window();

    // Keys alone: the game, the start, the throw for who starts, a throw or a move.
    program.key("Return");
    program.wait("screen: Setup");
    program.key("Return");
    program.wait("waits for a person: Chance");
    program.wait("screen: Table");
    program.key("Return");
    program.wait("played: roll");
    program.wait("waits for a person");
    program.key("space");
    program.wait("played: ");

    // The menu and back.
    program.wait("waits for a person");
    program.key("Escape");
    program.wait("paused: Yes");
    program.key("Escape");
    program.wait("paused: No");

    // The mouse alone: the button beside the board throws.
    for _ in 0..3 {
        program.click(&window, 1131, 560);
        program.wait("played: ");
        program.wait("waits for a person");
    }
    // The menu by the mouse, and out of the game to the title.
    program.click(&window, 149, 596);
    program.wait("paused: Yes");

    // Closing the window ends the program well.
    program.key("alt+F4");
    let end = Instant::now() + DEADLINE;
    let status = loop {
        if let Some(status) = program.child.0.try_wait().unwrap() {
            break status;
        }
        assert!(
            Instant::now() < end,
            "the program goes on without its window"
        );
        std::thread::sleep(Duration::from_millis(20));
    };
    assert!(status.success(), "{status}");
}
