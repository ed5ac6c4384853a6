//! The conversation as lines of bytes.

use std::io::{self, BufReader, Read, Write};

use serde_json::Value;
use taula_rules::Levels;
use taula_rules::engine::{Engine, MOST_BYTES, run};

/// What is answered to these bytes, read a few at a time.
fn answers(requests: &[u8]) -> Vec<Value> {
    let mut written = Vec::new();
    let mut engine = Engine::new(Levels::built_in(), || 1);
    run(
        &mut engine,
        BufReader::with_capacity(1000, requests),
        &mut written,
    )
    .unwrap();
    let text = String::from_utf8(written).unwrap();
    assert!(text.is_empty() || text.ends_with('\n'));
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn codes(requests: &[u8]) -> Vec<String> {
    answers(requests)
        .iter()
        .map(|answer| answer["error"]["code"].as_str().unwrap_or("ok").to_owned())
        .collect()
}

/// `{"cmd":"games"}` with blanks up to a length.
fn padded(length: usize) -> Vec<u8> {
    let mut line = b"{\"cmd\":\"games\"".to_vec();
    line.resize(length - 1, b' ');
    line.push(b'}');
    line
}

#[test]
fn one_answer_a_line_in_order() {
    assert_eq!(
        codes(b"{\"cmd\":\"games\"}\n{\"cmd\":\"legal\"}\nx\n{\"cmd\":\"x\"}\n"),
        ["ok", "no_game", "bad_json", "unknown_command"]
    );
}

#[test]
fn empty_lines_are_passed_over() {
    assert!(codes(b"").is_empty());
    assert!(codes(b"\n\r\n  \n\t\n \r\n\n").is_empty());
    assert_eq!(codes(b"\n\n{\"cmd\":\"games\"}\n\n"), ["ok"]);
}

#[test]
fn lines_end_with_lf_crlf_or_the_end_of_input() {
    assert_eq!(
        codes(b"{\"cmd\":\"games\"}\r\n{\"cmd\":\"games\"}\n{\"cmd\":\"games\"}"),
        ["ok"; 3]
    );
    assert_eq!(codes(b"{\"cmd\":\"games\"}\r"), ["ok"]);
    assert_eq!(codes(b"{\"cmd\":\"ga"), ["bad_json"]);
}

#[test]
fn quit_ends_the_conversation() {
    assert_eq!(
        answers(b"{\"cmd\":\"quit\"}\n{\"cmd\":\"games\"}\n"),
        [serde_json::json!({"ok": true})]
    );
}

#[test]
fn a_line_may_have_one_mebibyte() {
    for end in [&b""[..], b"\n", b"\r\n"] {
        let mut requests = padded(MOST_BYTES);
        requests.extend_from_slice(end);
        assert_eq!(codes(&requests), ["ok"]);
        let mut requests = padded(MOST_BYTES + 1);
        requests.extend_from_slice(end);
        assert_eq!(codes(&requests), ["too_long"]);
    }
}

#[test]
fn of_a_line_too_long_the_rest_is_skipped() {
    let next = b"\n{\"cmd\":\"legal\"}\n";
    for length in [
        MOST_BYTES + 1,
        MOST_BYTES + 2,
        MOST_BYTES + 3,
        3 * MOST_BYTES + 17,
    ] {
        for byte in [b' ', b'[', b'\r', 0xFF] {
            let mut requests = vec![byte; length];
            requests.extend_from_slice(next);
            let wanted: &[&str] = if length == MOST_BYTES + 1 && byte == b'\r' {
                // Its last byte belongs to the end of the line.
                &["no_game"]
            } else {
                &["too_long", "no_game"]
            };
            assert_eq!(codes(&requests), wanted, "{length} times {byte}");
        }
    }
    assert_eq!(codes(&vec![b'x'; 2 * MOST_BYTES]), ["too_long"]);
}

/// Endless bytes without a line's end, up to a limit; knows how many it gave.
struct Endless(u64);

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.0.min(buffer.len() as u64);
        self.0 -= count;
        buffer[..count as usize].fill(b'[');
        Ok(count as usize)
    }
}

#[test]
fn a_line_of_any_length_takes_no_more_memory() {
    let mut engine = Engine::new(Levels::built_in(), || 1);
    let mut written = Vec::new();
    let info = allocation_counter::measure(|| {
        run(&mut engine, BufReader::new(Endless(1 << 30)), &mut written).unwrap();
    });
    assert!(info.bytes_max < 4 * MOST_BYTES as u64, "{info:?}");
    assert!(String::from_utf8(written).unwrap().contains("too_long"));
}

/// Counts how often it is flushed, and takes only so many writes.
struct Pipe {
    writes_left: usize,
    flushes: usize,
    kind: io::ErrorKind,
}

impl Write for Pipe {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writes_left = self.writes_left.checked_sub(1).ok_or(self.kind)?;
        assert!(bytes.ends_with(b"\n"), "a line is written at once");
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.flushes += 1;
        Ok(())
    }
}

#[test]
fn every_answer_is_flushed_and_a_broken_pipe_is_an_end() {
    let requests = b"{\"cmd\":\"games\"}\n".repeat(5);
    let mut engine = Engine::new(Levels::built_in(), || 1);
    let mut pipe = Pipe {
        writes_left: 9,
        flushes: 0,
        kind: io::ErrorKind::BrokenPipe,
    };
    run(&mut engine, &requests[..], &mut pipe).unwrap();
    assert_eq!(pipe.flushes, 5);
    pipe.writes_left = 2;
    run(&mut engine, &requests[..], &mut pipe).unwrap();
    assert_eq!(pipe.flushes, 7);
    pipe.kind = io::ErrorKind::StorageFull;
    run(&mut engine, &requests[..], &mut pipe).unwrap_err();
}
