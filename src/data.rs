//! A player's own files, laid over those built into the program.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use taula_rules::{Fault, Levels, games};

/// How deep folders may lie in each other: links may go round in circles.
const DEEPEST: usize = 8;

/// Why a player's files cannot be used.
#[derive(Debug)]
pub enum DataError {
    /// A file or folder cannot be read.
    Unreadable(PathBuf, io::Error),
    /// A file's name cannot be written as text.
    Name(PathBuf),
    /// Folders lie too deep in each other.
    TooDeep(PathBuf),
    /// A level file has a fault.
    Level(Fault),
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(path, error) => {
                write!(f, "\"{}\" cannot be read: {error}", path.display())
            }
            Self::Name(path) => write!(f, "the name of \"{}\" is not UTF-8", path.display()),
            Self::TooDeep(path) => {
                write!(
                    f,
                    "\"{}\" lies more than {DEEPEST} folders deep",
                    path.display()
                )
            }
            Self::Level(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for DataError {}

/// The levels built in, and over them those in the folder `levels` of `data`, all of them checked.
///
/// # Errors
/// Where a file cannot be read or has a fault.
pub fn levels(data: Option<&Path>) -> Result<Levels, DataError> {
    let mut levels = Levels::built_in();
    if let Some(data) = data {
        // That the folder itself is not there is a mistake; that it holds no levels is none.
        fs::read_dir(data).map_err(|error| DataError::Unreadable(data.to_owned(), error))?;
        let folder = data.join("levels");
        if folder.exists() {
            lay_over(&mut levels, &folder, "", 0)?;
        }
    }
    for family in games::FAMILIES {
        family.check(&levels).map_err(DataError::Level)?;
    }
    Ok(levels)
}

/// Lays every `.ron` file of a folder and those in it over `levels`. `path` is the folder's own, under
/// `levels/`, with a slash behind it.
fn lay_over(levels: &mut Levels, folder: &Path, path: &str, depth: usize) -> Result<(), DataError> {
    let unreadable = |error| DataError::Unreadable(folder.to_owned(), error);
    if depth > DEEPEST {
        return Err(DataError::TooDeep(folder.to_owned()));
    }
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let file = entry.map_err(unreadable)?.path();
        let Some(name) = file.file_name().and_then(|name| name.to_str()) else {
            return Err(DataError::Name(file));
        };
        if file.is_dir() {
            lay_over(levels, &file, &format!("{path}{name}/"), depth + 1)?;
        } else if name.ends_with(".ron") {
            match fs::read_to_string(&file) {
                Ok(text) => levels.lay_over(format!("{path}{name}"), text),
                Err(error) => return Err(DataError::Unreadable(file, error)),
            }
        }
    }
    Ok(())
}
