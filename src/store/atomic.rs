//! Files that are whole at every moment, and reading them with their backup.
//!
//! A file `NAME` is written beside itself, brought to the disk, and only then renamed; the one it replaces
//! becomes `NAME.bak`. Whenever the program is killed or the power goes, `NAME` is whole, either old or
//! new, and so is the backup. What is nevertheless damaged is renamed to `NAME.damaged-1` and so on: nothing
//! here deletes or writes over a damaged file.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};

use taula_rules::Fault;
use tempfile::NamedTempFile;

/// More than the longest game takes; what is longer was not written by this program.
const MOST_BYTES: u64 = 64 << 20;

/// How the names of temporary files begin and end.
const TEMPORARY: (&str, &str) = (".taula-", ".tmp");

/// How the names of files put aside end, before their number.
const ASIDE: &str = ".damaged-";

/// What is wrong with a file that was not written like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// Nothing is in it, or nothing but zeros, as after a power failure.
    Empty,
    /// It ends too early.
    CutOff,
    /// The system does not let it be read.
    Unreadable(io::ErrorKind),
    /// It is longer than anything this program writes.
    TooLong,
    /// It does not read as JSON or RON.
    Syntax {
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
    },
    /// It reads, but something it must hold is missing or cannot be.
    Content(Fault),
    /// The game it tells cannot have been played.
    Game(Fault),
}

/// Why a file that may well be whole is not used. It stays where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unusable {
    /// The system does not let it be read.
    Unreadable(io::ErrorKind),
    /// A newer version of the program wrote it.
    TooNew,
    /// It is of a game this program does not have.
    UnknownGame(String),
    /// It was played on a board that is not there, by name.
    NoBoard(String),
    /// Its moves are not possible on the board of this name, which has changed since.
    OtherBoard(String),
}

/// Why what was read cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It is damaged: it is put aside, and the backup has its turn.
    Damaged(Damage),
    /// It is no damage: it stays where it is, and the backup is not asked.
    Unusable(Unusable),
}

impl From<Damage> for Unfit {
    fn from(damage: Damage) -> Self {
        Self::Damaged(damage)
    }
}

impl From<Unusable> for Unfit {
    fn from(unusable: Unusable) -> Self {
        Self::Unusable(unusable)
    }
}

/// A damaged file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
    /// Where it was.
    pub file: PathBuf,
    /// Where it is now; none where it could not be moved.
    pub now: Option<PathBuf>,
    /// What is wrong with it.
    pub why: Damage,
}

/// What reading a file and perhaps its backup came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read<T> {
    /// What it holds; none where there is no file, or none of use.
    pub value: Option<T>,
    /// Whether that comes from the backup.
    pub from_backup: bool,
    /// What was damaged, at most the file and its backup.
    pub damaged: Vec<Aside>,
    /// The file that is there but not used, and why.
    pub unusable: Option<(PathBuf, Unusable)>,
}

/// The name of a file's backup.
#[must_use]
pub fn backup(path: &Path) -> PathBuf {
    with_ending(path, ".bak")
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

/// Writes a file, making its folder where there is none, and keeps the one it replaces as its backup.
/// When it returns, the file is on the disk.
///
/// # Errors
/// Where the system refuses; the file and its backup are then as whole as before.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace(path, bytes, true, &mut || ())
}

/// As [`write()`], but what is replaced is gone.
///
/// # Errors
/// As [`write()`].
pub fn write_alone(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace(path, bytes, false, &mut || ())
}

/// Writes a file; `pause` is called wherever being killed would leave another state behind.
fn replace(path: &Path, bytes: &[u8], keep: bool, pause: &mut dyn FnMut()) -> io::Result<()> {
    let folder = folder_of(path)?;
    make_folder(folder)?;
    let mut new = temporary().tempfile_in(folder)?;
    pause();
    new.write_all(bytes)?;
    new.as_file().sync_all()?;
    pause();
    let old = if keep {
        second_name(path, folder)?
    } else {
        None
    };
    pause();
    // First the new file, then the backup: between the two there are the new one and an older backup.
    // The other way round, a file damaged while the program runs would push out its whole backup.
    new.persist(path)?;
    pause();
    if let Some(old) = old {
        old.persist(backup(path))?;
    }
    pause();
    // Whichever of the renamings the disk has seen when the power goes, what the names lead to was
    // brought there before. So one look at the end is enough.
    sync_folder(folder)
}

/// Another name for what lies at `path`, to become its backup; none where nothing lies there.
fn second_name(path: &Path, folder: &Path) -> io::Result<Option<tempfile::TempPath>> {
    match temporary().make_in(folder, |name| fs::hard_link(path, name)) {
        Ok(link) => Ok(Some(link.into_temp_path())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        // Some file systems know no second names.
        Err(_) => {
            let mut copy = temporary().tempfile_in(folder)?;
            io::copy(&mut File::open(path)?, &mut copy)?;
            copy.as_file().sync_all()?;
            Ok(Some(NamedTempFile::into_temp_path(copy)))
        }
    }
}

fn temporary() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(TEMPORARY.0).suffix(TEMPORARY.1);
    builder
}

fn folder_of(path: &Path) -> io::Result<&Path> {
    path.parent().ok_or(io::ErrorKind::IsADirectory.into())
}

/// Makes a folder and those above it, and brings their names to the disk.
pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let above = folder_of(folder)?;
    make_folder(above)?;
    match fs::create_dir(folder) {
        // Another program was faster.
        Err(_) if folder.is_dir() => Ok(()),
        Err(error) => Err(error),
        Ok(()) => sync_folder(above),
    }
}

/// Brings the names in a folder to the disk.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    match File::open(folder)?.sync_all() {
        // Some file systems have no such wish for folders.
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported
            ) =>
        {
            Ok(())
        }
        result => result,
    }
}

/// Only Unix opens folders like files; elsewhere the system sees to it.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Reads a file. Where it is missing or damaged, reads its backup; what `check` finds damaged is put aside.
pub fn read<T>(path: &Path, mut check: impl FnMut(&[u8]) -> Result<T, Unfit>) -> Read<T> {
    let mut read = Read {
        value: None,
        from_backup: false,
        damaged: Vec::new(),
        unusable: None,
    };
    for (file, from_backup) in [(path.to_owned(), false), (backup(path), true)] {
        let checked = match bytes(&file) {
            Ok(None) => continue,
            Ok(Some(bytes)) if bytes.len() as u64 > MOST_BYTES => Err(Damage::TooLong.into()),
            Ok(Some(bytes)) if bytes.iter().all(|&byte| byte == 0) => Err(Damage::Empty.into()),
            Ok(Some(bytes)) => check(&bytes),
            Err(error) => Err(Unusable::Unreadable(error.kind()).into()),
        };
        match checked {
            Ok(value) => {
                read.value = Some(value);
                read.from_backup = from_backup;
                break;
            }
            Err(Unfit::Damaged(why)) => {
                let now = put_aside(&file).ok();
                read.damaged.push(Aside { file, now, why });
            }
            Err(Unfit::Unusable(why)) => {
                read.unusable = Some((file, why));
                break;
            }
        }
    }
    read
}

/// What is in a file, cut where it is too long; none where there is no file.
fn bytes(path: &Path) -> io::Result<Option<Vec<u8>>> {
    // Asked before opening: opening a pipe would wait for whoever writes into it.
    match fs::metadata(path) {
        Ok(about) if about.is_file() => {}
        Ok(_) => return Err(io::ErrorKind::IsADirectory.into()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    }
    let mut bytes = Vec::new();
    File::open(path)?
        .take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)?;
    Ok(Some(bytes))
}

/// Renames a damaged file to the first `NAME.damaged-1` and so on that is free; its new name.
///
/// # Errors
/// Where the system refuses; the file is then where it was.
pub fn put_aside(path: &Path) -> io::Result<PathBuf> {
    for number in 1_u32.. {
        let aside = with_ending(path, &format!("{ASIDE}{number}"));
        // A second name is never given where there is one already, whatever other programs do
        // meanwhile. Folders, and files on some file systems, have no second names: with them the look
        // before must do.
        match fs::hard_link(path, &aside) {
            Ok(()) => fs::remove_file(path)?,
            Err(_) if aside.symlink_metadata().is_ok() => continue,
            Err(_) => fs::rename(path, &aside)?,
        }
        // Whatever next takes its place brings the names to the disk; until then it would only be found
        // damaged once more.
        return Ok(aside);
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Whether a name is that of a file that was put aside.
#[must_use]
pub fn is_aside(name: &str) -> bool {
    name.rsplit_once(ASIDE)
        .is_some_and(|(_, number)| number.parse::<u32>().is_ok())
}

/// Removes a file and its backup; what was put aside stays.
///
/// # Errors
/// Where the system refuses.
pub fn remove(path: &Path) -> io::Result<()> {
    // The backup first: left alone it would be taken for the file.
    for file in [&backup(path), path] {
        match fs::remove_file(file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    match sync_folder(folder_of(path)?) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        result => result,
    }
}

/// Removes the temporary files that programs killed while they wrote have left in a folder. What cannot
/// be removed stays until the next time.
pub(super) fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with(TEMPORARY.0) && name.ends_with(TEMPORARY.1) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is in the file and its backup.
    fn both(path: &Path) -> [Option<String>; 2] {
        [path, &backup(path)].map(|file| fs::read_to_string(file).ok())
    }

    fn whole(bytes: &[u8]) -> Result<String, Unfit> {
        let text = String::from_utf8_lossy(bytes).into_owned();
        text.ends_with('.')
            .then_some(text)
            .ok_or(Unfit::Damaged(Damage::CutOff))
    }

    #[test]
    fn wherever_it_is_killed_a_whole_file_of_the_last_two_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/er/file");
        for number in 0..4 {
            let text = format!("number {number}.");
            let last = (number > 0).then(|| format!("number {}.", number - 1));
            let mut pauses = 0;
            replace(&path, text.as_bytes(), true, &mut || {
                pauses += 1;
                let read = read(&path, whole);
                assert_eq!(read.damaged, []);
                assert!(!read.from_backup);
                // Either the one before or the new one, never anything else, and never nothing.
                if read.value.as_ref() != Some(&text) {
                    assert_eq!(read.value, last);
                }
                // The backup is whole as well.
                if let [_, Some(old)] = both(&path) {
                    assert!(whole(old.as_bytes()).is_ok());
                }
            })
            .unwrap();
            assert_eq!(pauses, 5);
            assert_eq!(both(&path), [Some(text), last]);
        }
        let names = fs::read_dir(path.parent().unwrap()).unwrap().count();
        assert_eq!(names, 2, "temporary files are left behind");
    }

    #[test]
    fn a_file_damaged_meanwhile_does_not_push_out_its_backup_first() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        write(&path, b"one.").unwrap();
        write(&path, b"two.").unwrap();
        fs::write(&path, b"tw").unwrap();
        replace(&path, b"three.", true, &mut || {
            let whole_ones = both(&path)
                .into_iter()
                .flatten()
                .filter(|text| text.ends_with('.'));
            assert!(whole_ones.count() > 0);
        })
        .unwrap();
        assert_eq!(both(&path)[0].as_deref(), Some("three."));
    }

    #[test]
    fn without_a_backup_nothing_else_lies_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        write_alone(&path, b"one.").unwrap();
        write_alone(&path, b"two.").unwrap();
        assert_eq!(both(&path), [Some("two.".to_owned()), None]);
        remove(&path).unwrap();
        remove(&path).unwrap();
        assert_eq!(both(&path), [None, None]);
        remove(&folder.path().join("no/where")).unwrap();
    }

    #[test]
    fn names_of_damaged_files_are_never_used_twice() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        for number in 1..=12 {
            fs::write(&path, format!("damage {number}")).unwrap();
            let aside = put_aside(&path).unwrap();
            assert_eq!(aside, folder.path().join(format!("file.damaged-{number}")));
        }
        for number in 1..=12 {
            let aside = folder.path().join(format!("file.damaged-{number}"));
            assert_eq!(
                fs::read_to_string(aside).unwrap(),
                format!("damage {number}")
            );
        }
        assert!(put_aside(&path).is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 12);
    }

    #[test]
    fn only_temporary_files_are_swept() {
        let folder = tempfile::tempdir().unwrap();
        for name in [".taula-x.tmp", "game.json", ".taula-y", "z.tmp"] {
            fs::write(folder.path().join(name), "").unwrap();
        }
        sweep(folder.path());
        sweep(&folder.path().join("nowhere"));
        assert!(!folder.path().join(".taula-x.tmp").exists());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
    }

    #[test]
    fn what_is_no_file_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::create_dir(&path).unwrap();
        fs::write(backup(&path), "one.").unwrap();
        let read = read(&path, whole);
        assert_eq!(read.value, None);
        assert!(matches!(
            read.unusable,
            Some((_, Unusable::Unreadable(io::ErrorKind::IsADirectory)))
        ));
        assert!(path.is_dir());
    }
}
