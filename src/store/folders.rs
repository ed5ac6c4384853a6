//! Where the files lie.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

/// The environment variable that names one folder for everything, instead of the system's two.
pub const HOME: &str = "TAULA_HOME";

/// The program's name among the folders of others.
const NAME: &str = "taula";

/// The folders of one player. They need not exist: whatever is first written makes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// What the program keeps by itself: the saves.
    pub data: PathBuf,
    /// What the player has chosen: the settings.
    pub config: PathBuf,
}

impl Folders {
    /// Those below [`HOME`] where it is set, else those the system has for data and settings (on Linux
    /// the XDG base directories). None where the player has no home folder.
    #[must_use]
    pub fn find() -> Option<Self> {
        Self::find_with(env::var_os(HOME).as_deref())
    }

    /// As [`Folders::find`], with the value of [`HOME`].
    fn find_with(home: Option<&OsStr>) -> Option<Self> {
        if let Some(home) = home.filter(|home| !home.is_empty()) {
            // A relative folder must not move when the program changes its own.
            return std::path::absolute(home)
                .ok()
                .map(|home| Self::under(&home));
        }
        let system = etcetera::base_strategy::choose_native_strategy().ok()?;
        Some(Self {
            data: system.data_dir().join(NAME),
            config: system.config_dir().join(NAME),
        })
    }

    /// Both below one folder.
    #[must_use]
    pub fn under(home: &Path) -> Self {
        Self {
            data: home.join("data"),
            config: home.join("config"),
        }
    }

    /// The folder of the saves.
    #[must_use]
    pub fn saves(&self) -> PathBuf {
        self.data.join("saves")
    }

    /// The file of the settings.
    #[must_use]
    pub fn settings(&self) -> PathBuf {
        let path = self.config.join("settings.ron");
        // Some keep their settings elsewhere and only link to them: the link stays, what it leads to
        // is what is written.
        path.canonicalize().unwrap_or(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_folder_for_everything() {
        let folders = Folders::find_with(Some(OsStr::new("/somewhere"))).unwrap();
        assert_eq!(folders.data, Path::new("/somewhere/data"));
        assert_eq!(folders.config, Path::new("/somewhere/config"));
        assert_eq!(folders.saves(), Path::new("/somewhere/data/saves"));
        let relative = Folders::find_with(Some(OsStr::new("here"))).unwrap();
        assert!(relative.data.is_absolute() && relative.data.ends_with("here/data"));
    }

    #[test]
    fn without_the_variable_the_systems() {
        for nothing in [None, Some(OsStr::new(""))] {
            if let Some(folders) = Folders::find_with(nothing) {
                assert!(folders.data.ends_with(NAME) && folders.config.ends_with(NAME));
            }
        }
    }
}
