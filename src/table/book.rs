//! A game's rule book: its chapters from their file, its pictures drawn from the board.

use std::sync::Arc;

use taula_art::rulebook::{Picture as _, Rulebook};
use taula_art::{Dye, Pixels};
use taula_rules::{Levels, Rules};

use super::view::View;
use crate::locale::Words;
use crate::screens::rulebook::{Book, Chapter, Figure};

/// The book: a player's own where there is one, else the one built in; and what is wrong with the player's
/// own, where it cannot be used.
#[must_use]
pub fn book<V: View>(levels: &Levels, words: &Words) -> (Book, Option<String>) {
    // Where a player's own book lies, under `levels/`.
    let file = format!("rulebooks/{}.ron", V::Rules::GAME);
    let own = levels.text(&file).map(|text| {
        let book = Rulebook::read(text)?;
        opened::<V>(&book, levels, words)
    });
    let fault = match own {
        Some(Ok(book)) => return (book, None),
        Some(Err(fault)) => Some(format!("the level file `{file}`: {fault}")),
        None => None,
    };
    let built_in = Rulebook::built_in();
    // Boards may be laid over too: where the pictures do not suit such a one, they keep their own.
    let book = opened::<V>(&built_in, levels, words)
        .or_else(|_| opened::<V>(&built_in, &Levels::built_in(), words))
        .unwrap_or_default();
    (book, fault)
}

/// A book whose pictures and words are all there.
fn opened<V: View>(
    book: &Rulebook<V::Diagram>,
    levels: &Levels,
    words: &Words,
) -> Result<Book, String> {
    let board = V::read_board(levels, &book.board).map_err(|fault| fault.to_string())?;
    book.check(&board)?;
    let board = Arc::new(board);
    let players = V::players(&board);
    let most = players.keys().max().copied().unwrap_or_default();
    let least = players.keys().min().copied().unwrap_or_default();
    let figure = |diagram: &V::Diagram| -> Arc<dyn Figure> {
        Arc::new(Picture::<V> {
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
        game: V::Rules::GAME,
        called: V::TOGETHER,
        players: (least, most),
        chapters,
    };
    match book.keys().into_iter().find(|key| !words.has(key)) {
        Some(key) => Err(format!("there is no message `{key}`")),
        None => Ok(book),
    }
}

/// A picture of the book.
struct Picture<V: View> {
    board: Arc<V::Board>,
    diagram: V::Diagram,
}

impl<V: View> Figure for Picture<V> {
    fn size(&self) -> (f32, f32) {
        self.diagram.size(&self.board)
    }

    fn steps(&self) -> usize {
        self.diagram.steps()
    }

    fn margin(&self, unit: f32) -> u32 {
        self.diagram.margin(&self.board, unit)
    }

    fn paint(&self, unit: f32, step: Option<usize>) -> Pixels {
        let dyes: Vec<Option<Dye>> = V::DYES.iter().copied().map(Some).collect();
        self.diagram.paint(&self.board, &dyes, unit, step).pixels
    }
}
