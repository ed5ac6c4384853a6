//! The boards and texts the program carries, and what a player lays over them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::Fault;

/// The files of a family, built into the program, by their paths under `levels/`.
macro_rules! built_in {
    ($($path:literal),+ $(,)?) => {
        &[$((
            $path,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../levels/", $path)),
        )),+]
    };
}
pub(crate) use built_in;

/// The level files, by path under `levels/` (`parchis/standard.ron`): those built in, and over them
/// whatever [`Levels::lay_over`] has put there.
#[derive(Clone, Debug)]
pub struct Levels {
    files: BTreeMap<String, Cow<'static, str>>,
}

impl Levels {
    /// The files built into the program.
    #[must_use]
    pub fn built_in() -> Self {
        let files = crate::games::FAMILIES
            .iter()
            .flat_map(|family| family.levels())
            .map(|(path, text)| ((*path).to_owned(), Cow::Borrowed(*text)))
            .collect();
        Self { files }
    }

    /// Puts a file over the one of the same path, or beside the others.
    pub fn lay_over(&mut self, path: impl Into<String>, text: impl Into<String>) {
        self.files.insert(path.into(), Cow::Owned(text.into()));
    }

    /// The text of the file at `path`.
    #[must_use]
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(Cow::as_ref)
    }

    /// The names of a game's boards, sorted: its `.ron` files that lie in no further folder.
    pub fn boards<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a str> {
        self.in_folder(game, "/")
    }

    /// The names of a game's lessons, in their order: the `.ron` files in its folder `lessons`.
    pub fn lessons<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a str> {
        self.in_folder(game, "/lessons/")
    }

    /// The names of a game's puzzles, in their order: the `.ron` files in its folder `puzzles`.
    pub fn puzzles<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a str> {
        self.in_folder(game, "/puzzles/")
    }

    fn in_folder<'a>(&'a self, game: &'a str, folder: &'a str) -> impl Iterator<Item = &'a str> {
        self.files.keys().filter_map(move |path| {
            let name = path
                .strip_prefix(game)?
                .strip_prefix(folder)?
                .strip_suffix(".ron")?;
            (!name.contains('/')).then_some(name)
        })
    }

    /// Reads a file as RON.
    ///
    /// # Errors
    /// Where there is no such file, or it does not read as a `T`; the sentence names file, line and column.
    pub fn read<T: serde::de::DeserializeOwned>(&self, path: &str) -> Result<T, Fault> {
        let text = self
            .text(path)
            .ok_or_else(|| Fault::new(format!("there is no level file `{path}`")))?;
        ron::from_str(text).map_err(|error| {
            Fault::new(format!(
                "the level file `{path}` cannot be read: line {}, column {}: {}",
                error.span.start.line, error.span.start.col, error.code
            ))
        })
    }
}

impl Default for Levels {
    fn default() -> Self {
        Self::built_in()
    }
}
