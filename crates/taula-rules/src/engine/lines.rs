//! The conversation as lines of bytes.

use std::io::{self, BufRead, ErrorKind, Read, Write};

use serde_json::Value;

use super::error::{Code, Error};
use super::{Answer, Engine};

/// The longest line that is read, without its end: 1 MiB.
pub const MOST_BYTES: usize = 1 << 20;

/// Answers every line of `requests` with one of `answers`, until one asks to quit or there are no more.
/// That nobody reads the answers any more is an end like another.
///
/// # Errors
/// Where reading or writing fails for another reason.
pub fn run(engine: &mut Engine, requests: impl BufRead, answers: impl Write) -> io::Result<()> {
    match talk(engine, requests, answers) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        end => end,
    }
}

fn talk(
    engine: &mut Engine,
    mut requests: impl BufRead,
    mut answers: impl Write,
) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        let answer = match read_line(&mut requests, &mut line)? {
            Line::None => return Ok(()),
            Line::Whole => engine.answer(&line),
            Line::TooLong => {
                let message = format!("the line is longer than {MOST_BYTES} bytes");
                Answer::Line(Error::new(Code::TooLong, message).to_json())
            }
        };
        match answer {
            Answer::Nothing => {}
            Answer::Line(value) => say(&mut answers, &value)?,
            Answer::Last(value) => return say(&mut answers, &value),
        }
    }
}

fn say(answers: &mut impl Write, value: &Value) -> io::Result<()> {
    // One write, so that whoever reads at the other end never sees half a line.
    let mut line = value.to_string();
    line.push('\n');
    answers.write_all(line.as_bytes())?;
    answers.flush()
}

enum Line {
    /// There are no more.
    None,
    Whole,
    TooLong,
}

/// Reads a line without its end, which may be LF, CR LF or the end of input. Of one too long no more is
/// kept than could have been short enough.
fn read_line(requests: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    // The longest line and its end.
    let most = MOST_BYTES as u64 + 2;
    if requests.take(most).read_until(b'\n', line)? == 0 {
        return Ok(Line::None);
    }
    let ended = line.pop_if(|byte| *byte == b'\n').is_some();
    if ended {
        line.pop_if(|byte| *byte == b'\r');
    }
    if line.len() <= MOST_BYTES {
        return Ok(Line::Whole);
    }
    if !ended {
        requests.skip_until(b'\n')?;
    }
    Ok(Line::TooLong)
}
