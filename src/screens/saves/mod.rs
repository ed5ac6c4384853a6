//! Saved games: every game that is kept, as the board it is played on, small on the table.

mod card;
mod grid;
mod rows;
pub mod shelf;
mod things;
mod when;

use std::path::Path;

use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Id, Rect, pos2, vec2};

use self::grid::Grid;
use self::shelf::{Game, Shelf, Thing};
use super::title::back;
use super::{Ask, ScreenSystems, Theatre};
use crate::app::{Boards, Screen};
use crate::art::Art;
use crate::input::Intent;
use crate::memory::Memory;
use crate::store::{self, SaveId};
use crate::table::AtTable;
use crate::theme::{Anchor, Face, Stage, colour, dashed};

/// What drawing needs besides the stage.
pub(crate) struct Looks<'a> {
    memory: &'a Memory,
    boards: &'a Boards,
    /// In seconds since 1970.
    now: u64,
}

impl Looks<'_> {
    /// Whether a file is one of the saves' folder, and may be deleted here.
    fn may_delete(&self, file: &Path) -> bool {
        let folder = self.memory.store.folders().map(store::Folders::saves);
        folder.is_some() && file.parent() == folder.as_deref()
    }
}

/// What is done on this screen.
enum Deed {
    /// On with a game.
    Continue(SaveId),
    /// Over a game again.
    Watch(SaveId),
    /// Whether what is in focus is to be deleted is asked, or no longer.
    Ask(bool),
    /// It is.
    Delete,
    /// Something else is in focus.
    Choose(Id),
    /// Another row is the first that is seen.
    Scroll(usize),
    /// The list has been seen.
    Seen,
    /// The wheel has turned so far since it last moved a row.
    Turn(f32),
    /// Away from here.
    Leave,
}

impl Deed {
    /// The next thing to do with a game.
    fn of(game: &Game) -> Self {
        let id = game.summary.id.clone();
        if game.summary.is_over() {
            Self::Watch(id)
        } else {
            Self::Continue(id)
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .add_systems(OnEnter(Screen::Saves), shelf::open)
        .add_systems(OnExit(Screen::Table), picture)
        .add_systems(Update, shelf::take_in.run_if(in_state(Screen::Saves)))
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(ScreenSystems::Draw)
                .run_if(in_state(Screen::Saves)),
        );
}

/// A game that is left has its small picture painted, aside.
fn picture(table: Option<Res<AtTable>>, memory: Res<Memory>, art: Res<Art>) {
    let Some(table) = table.filter(|_| art.paints()) else {
        return;
    };
    let Some(kept) = table.kept() else { return };
    let (id, still, store) = (kept.id.clone(), table.still(), memory.store.clone());
    AsyncComputeTaskPool::get()
        .spawn(async move {
            store.set_picture(&id, still.paint().to_png());
        })
        .detach();
}

fn draw(
    mut theatre: Theatre,
    mut shelf: ResMut<Shelf>,
    memory: Res<Memory>,
    boards: Res<Boards>,
    table: Option<Res<AtTable>>,
    mut commands: Commands,
) -> Result {
    let looks = Looks {
        memory: &memory,
        boards: &boards,
        now: store::now(),
    };
    let mut deeds = Vec::new();
    let mut wanted = Vec::new();
    theatre.play(|stage| {
        wanted = show(stage, &looks, &shelf, &mut deeds);
        deeds
            .iter()
            .filter_map(|deed| match deed {
                Deed::Continue(id) => Some(Ask::Continue(id.clone())),
                Deed::Watch(id) => Some(Ask::Watch(Some(id.clone()), 0)),
                Deed::Leave => Some(Ask::Leave),
                _ => None,
            })
            .collect()
    })?;
    if !deeds.is_empty() || wanted != shelf.wanted {
        theatre.again();
    }
    if wanted != shelf.wanted {
        shelf.wanted = wanted;
    }
    for deed in deeds {
        match deed {
            Deed::Choose(id) => shelf.chosen = Some(id),
            Deed::Scroll(top) => shelf.top = top,
            Deed::Seen => shelf.fresh = false,
            Deed::Turn(turned) => shelf.turned = turned,
            Deed::Ask(asks) => shelf.asks = asks,
            Deed::Delete => match shelf.take() {
                Some(Thing::Game(game)) => {
                    let id = game.summary.id;
                    memory.store.delete(&id);
                    // On the table it would only be saved again.
                    let kept = table.as_ref().and_then(|table| table.kept());
                    if kept.is_some_and(|kept| kept.id == id) {
                        commands.remove_resource::<AtTable>();
                    }
                }
                Some(Thing::Torn(torn)) => {
                    if let Some(file) = torn.file() {
                        memory.store.delete_unfit(file);
                    }
                }
                None => {}
            },
            Deed::Continue(_) | Deed::Watch(_) | Deed::Leave => {}
        }
    }
    Ok(())
}

/// Draws the screen; the games that are seen and have not been looked up.
fn show(stage: &mut Stage, looks: &Looks, shelf: &Shelf, deeds: &mut Vec<Deed>) -> Vec<SaveId> {
    let canvas = stage.canvas;
    let grid = Grid::of(&canvas);
    if shelf.asks {
        stage.focus.hold_back();
        if stage.heard(Intent::Back) || stage.heard(Intent::Menu) {
            deeds.push(Deed::Ask(false));
        }
        stage.awake = false;
    }
    let margin = if canvas.wide() { 44.0 } else { 28.0 };
    if back(stage, margin) {
        deeds.push(Deed::Leave);
    }
    let title = stage.say("saved-games");
    let (x, size) = if canvas.wide() && !canvas.large_text() {
        (canvas.size.x / 2.0, 48.0)
    } else {
        (canvas.size.x / 2.0 + 90.0, 40.0)
    };
    if let Some(carved) = stage.art.carved(&title, size) {
        stage.print(
            Some(&carved),
            pos2(x - carved.size.x / 2.0 + carved.origin.x, 66.0),
        );
    }
    let Some(things) = &shelf.things else {
        return Vec::new();
    };
    if things.is_empty() {
        empty(stage);
        return Vec::new();
    }
    let wanted = rows::show(stage, looks, shelf, things, &grid, deeds);
    stage.awake = true;
    if stage.heard(Intent::Other) && !shelf.asks {
        let may = shelf.at().is_some_and(|thing| match thing {
            Thing::Game(_) => true,
            Thing::Torn(torn) => torn.file().is_some_and(|file| looks.may_delete(file)),
        });
        if may {
            deeds.push(Deed::Ask(true));
        }
    }
    card::show(stage, looks, shelf, &grid, deeds);
    wanted
}

/// No games: one empty label.
fn empty(stage: &mut Stage) {
    let text = stage.canvas.text_up_to(1.6);
    let size = vec2((600.0 * text).min(stage.canvas.size.x - 60.0), 128.0 * text);
    let rect = Rect::from_center_size(stage.canvas.rect().center(), size);
    dashed(
        stage.painter(),
        rect,
        8.0,
        (1.8, colour::CREAM.gamma_multiply(0.8)).into(),
    );
    let words = stage.say("no-saves");
    let at = pos2(rect.center().x, rect.top() + 46.0 * text);
    let width = rect.width() - 40.0;
    stage.text_in(
        at,
        Anchor::Middle,
        &words,
        Face::Serif,
        25.0 * text,
        colour::CREAM,
        width,
    );
    let about = stage.say("no-saves-about");
    let lines = stage.paragraph(width, &about, Face::Sans, 16.0 * text, colour::CREAM);
    let at = pos2(
        rect.center().x - lines.size().x / 2.0,
        rect.top() + 74.0 * text,
    );
    stage.painter().galley(at, lines, colour::CREAM);
    if stage.focus.at().is_none() {
        stage.focus.set(Id::new("back"));
    }
}
