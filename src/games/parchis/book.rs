//! Parchís's rule book: its chapters from their file, its pictures drawn from the board.

use std::sync::Arc;

use taula_art::parchis::diagram::{Diagram, Rulebook, diagram};
use taula_art::{Dye, Pixels};
use taula_rules::games::parchis::{Board, Parchis};
use taula_rules::{Levels, Rules};

use crate::locale::Words;
use crate::screens::rulebook::{Book, Chapter, Figure};

/// Where a player's own book lies, under `levels/`.
const FILE: &str = "rulebooks/parchis.ron";

/// The book: a player's own where there is one, else the one built in; and what is wrong with the player's
/// own, where it cannot be used.
#[must_use]
pub fn book(levels: &Levels, words: &Words) -> (Book, Option<String>) {
    let own = levels.text(FILE).map(|text| {
        let book = Rulebook::read(text)?;
        opened(&book, levels, words)
    });
    let fault = match own {
        Some(Ok(book)) => return (book, None),
        Some(Err(fault)) => Some(format!("the level file `{FILE}`: {fault}")),
        None => None,
    };
    let built_in = Rulebook::built_in();
    // Boards may be laid over too: where the pictures do not suit such a one, they keep their own.
    let book = opened(&built_in, levels, words)
        .or_else(|_| opened(&built_in, &Levels::built_in(), words))
        .unwrap_or_default();
    (book, fault)
}

/// A book whose pictures and words are all there.
fn opened(book: &Rulebook, levels: &Levels, words: &Words) -> Result<Book, String> {
    let board = Board::read(levels, &book.board).map_err(|fault| fault.to_string())?;
    book.check(&board)?;
    let board = Arc::new(board);
    let most = board.players.keys().max().copied().unwrap_or_default();
    let least = board.players.keys().min().copied().unwrap_or_default();
    let figure = |diagram: &Diagram| -> Arc<dyn Figure> {
        Arc::new(Picture {
            board: board.clone(),
            diagram: diagram.clone(),
        })
    };
    let chapters = book
        .chapters
        .iter()
        .map(|chapter| Chapter {
            id: chapter.id.clone(),
            figure: figure(&chapter.figure),
            exception: chapter.exception.as_ref().map(figure),
        })
        .collect();
    let book = Book {
        game: Parchis::GAME,
        players: (least, most),
        chapters,
    };
    match book.keys().into_iter().find(|key| !words.has(key)) {
        Some(key) => Err(format!("there is no message `{key}`")),
        None => Ok(book),
    }
}

/// A picture of the book.
struct Picture {
    board: Arc<Board>,
    diagram: Diagram,
}

impl Figure for Picture {
    fn size(&self) -> (f32, f32) {
        self.diagram.size(&self.board)
    }

    fn steps(&self) -> usize {
        self.diagram.steps.len()
    }

    fn margin(&self, unit: f32) -> u32 {
        self.diagram.margin(&self.board, unit)
    }

    fn paint(&self, unit: f32, step: Option<usize>) -> Pixels {
        let dyes: Vec<Option<Dye>> = Dye::ALL.into_iter().map(Some).collect();
        diagram(&self.board, &self.diagram, &dyes, unit, step).pixels
    }
}
