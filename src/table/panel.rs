//! A table, drawn each frame: what lies around the board, the pieces that can be chosen, what the chosen move
//! would do, and what is asked for.

use bevy_egui::egui::Rect;

use super::any::Asked;
use super::bands::{plates, text};
use super::card::sentence;
use super::layout::{Layout, Shape as Folding};
use super::papers::{self, Papers};
use super::view::View;
use super::{Act, Table, throws};
use crate::input::Intent;
use crate::store::Settings;
use crate::theme::{Button, Icon, Kind, Stage};

/// What is asked for at the table.
pub enum Wish<V: View> {
    /// Something of the game.
    Act(Act),
    /// Something at this game's table only.
    Own(V::Wish),
    /// The menu.
    Menu,
    /// Something else is chosen in the settings.
    Change(Box<Settings>),
    /// Papers folded or unfolded.
    Papers(Papers),
    /// The seed, for other programs.
    CopySeed,
    /// The focus is where the hint is.
    HintShown,
}

/// Draws the panels and carries out what concerns nothing but them; the rest is asked for.
pub(super) fn drawn<V: View>(table: &mut Table<V>, stage: &mut Stage) -> Vec<Asked> {
    let wishes = show(stage, table);
    granted(stage, table, wishes)
}

/// Carries out what concerns nothing but the table's panels; the rest is asked for.
pub(super) fn granted<V: View>(
    stage: &Stage,
    table: &mut Table<V>,
    wishes: Vec<Wish<V>>,
) -> Vec<Asked> {
    let mut asked = Vec::new();
    for wish in wishes {
        match wish {
            Wish::Act(act) => asked.push(Asked::Act(act)),
            Wish::Own(wish) => V::carry_out(table, wish),
            Wish::Menu => asked.push(Asked::Menu),
            Wish::Change(settings) => asked.push(Asked::Change(settings)),
            Wish::Papers(papers) => table.papers = papers,
            Wish::CopySeed => {
                table.papers.copied = true;
                asked.push(Asked::Copy(table.flow.game().seed().to_string()));
            }
            Wish::HintShown => {
                if let Some(hint) = &mut table.hint {
                    hint.shown = true;
                }
            }
        }
        stage.ui.ctx().request_repaint();
    }
    asked
}

/// Draws the table's panels; what is asked for.
fn show<V: View>(stage: &mut Stage, table: &Table<V>) -> Vec<Wish<V>> {
    let mut wishes = Vec::new();
    let layout = table.layout(&stage.canvas);
    if table.at_rest() && table.flow.waits_for_person() {
        stage.focus.occasion(table.flow.game().moves().len());
    }
    V::lie(stage, table, &layout);
    if V::instead(stage, table, &layout, &mut wishes) {
        return wishes;
    }
    let mut papers = table.papers;
    let awake = stage.awake;
    let open = table.papers.open.is_some();
    // Over the board a paper lies over everything else; over the band the game goes on beside it.
    stage.awake &= !open || !layout.papers_cover();
    plates(stage, table, &layout);
    V::tray(stage, table, &layout, &mut wishes);
    if !open || layout.papers_cover() {
        if let Some(rect) = layout.throws {
            throws::card(stage, table, rect, &mut wishes);
        }
        if layout.shape != Folding::Large {
            papers::folded(stage, table, &layout, &mut papers);
        }
    }
    V::last_move(stage, table, &layout);
    let chosen = pieces(stage, table, &layout, &mut wishes);
    let moment = V::moment(table, stage.words);
    sentence(stage, table, &layout, &moment, chosen, &mut wishes);
    if layout.shape == Folding::Large {
        papers::folded(stage, table, &layout, &mut papers);
    }
    let place = V::beside_the_menu(stage, table, &layout, &mut wishes);
    menu(stage, &layout, place, &mut wishes);
    if stage.awake && stage.heard(Intent::Hint) && table.can_hint() {
        wishes.push(Wish::Act(Act::Hint));
    }
    stage.awake = awake;
    if awake {
        papers::unfolded(stage, table, &layout, &mut papers, &mut wishes);
    }
    if papers != table.papers {
        wishes.push(Wish::Papers(papers));
    }
    wishes
}

/// The pieces. While something moves a click on the board goes straight to rest, as confirming does.
fn pieces<V: View>(
    stage: &mut Stage,
    table: &Table<V>,
    layout: &Layout,
    wishes: &mut Vec<Wish<V>>,
) -> Option<super::Move<V>> {
    if table.at_rest() {
        return V::pieces(stage, table, layout, wishes);
    }
    if stage.point("skip", layout.board, false).chosen {
        wishes.push(Wish::Act(Act::Skip));
    }
    None
}

/// How narrow a button is that has no room for its word.
const NARROW: f32 = 96.0;

/// The button of the menu.
pub(crate) fn menu<V: View>(
    stage: &mut Stage,
    layout: &Layout,
    place: Rect,
    wishes: &mut Vec<Wish<V>>,
) {
    let menu = Button {
        icon: Some(Icon::Menu),
        ..Button::new(
            Kind::Card,
            if layout.shape == Folding::Long {
                text(stage, 15.0, 1.7)
            } else {
                text(stage, 16.0, 1.5)
            },
        )
    };
    let menu = if layout.shape == Folding::Large {
        Button {
            kind: Kind::Plain,
            icon: None,
            size: 15.0 * stage.canvas.text,
            ..menu
        }
    } else {
        menu
    };
    // In a narrow place the picture says it.
    let words = if place.width() < NARROW {
        String::new()
    } else {
        stage.say("menu")
    };
    if stage.button("menu", place, &words, menu) {
        wishes.push(Wish::Menu);
    }
}
