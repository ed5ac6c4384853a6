//! The name plates beside the board.

use bevy_egui::egui::{pos2, vec2};
use taula_rules::Seat;

use super::layout::{Layout, Shape as Folding};
use super::view::View;
use super::{Table, marks};
use crate::seating::{Hand, Player};
use crate::theme::{Anchor, Face, Icon, Stage, colour};

/// A size of text, up to as much larger as there is room for.
pub(crate) fn text(stage: &Stage, size: f32, most: f32) -> f32 {
    size * stage.canvas.text_up_to(most)
}

/// A plate narrower than this has room for a name alone.
const SMALL: f32 = 110.0;

/// A small plate: the name, over it what waits there, or a sign of the piece.
fn small<V: View>(
    stage: &mut Stage,
    layout: &Layout,
    (seat, player): (Seat, &Player),
    active: bool,
) {
    let rect = layout.plates[seat.index()];
    stage.ribbon_card(rect, Some(player.dye), 10.0, active);
    if active {
        marks::lit(stage, rect);
    }
    let middle = rect.center().x + 5.0;
    stage.text_in(
        pos2(middle, rect.bottom() - 14.0),
        Anchor::Middle,
        &player.name,
        Face::Serif,
        text(stage, 15.0, 1.4),
        colour::INK,
        rect.width() - 16.0,
    );
    if !layout.waiting[seat.index()].is_positive() {
        let at = pos2(middle, rect.top() + 22.0);
        V::piece(stage, at, player.dye, 11.0);
    }
}

/// The name plates beside the homes.
pub(crate) fn plates<V: View>(stage: &mut Stage, table: &Table<V>, layout: &Layout) {
    let turn = V::seen_turn(&table.shown);
    for (seat, player) in table.flow.players().to_vec() {
        let mut rect = layout.plates[seat.index()];
        let active = turn == Some(seat);
        if rect.width() < SMALL {
            small::<V>(stage, layout, (seat, &player), active);
            continue;
        }
        let spacious = match layout.shape {
            Folding::Bands => true,
            Folding::Long => stage.canvas.wide() && !stage.canvas.large_text(),
            Folding::Large | Folding::Bar => false,
        };
        if active && spacious {
            rect = rect.expand2(vec2(3.0, 5.0));
        }
        stage.ribbon_card(rect, Some(player.dye), 14.0, active);
        if active {
            marks::lit(stage, rect);
        }
        let radius = if active {
            rect.height() * 0.27
        } else {
            rect.height() * 0.23
        };
        if V::PIECE_ON_PLATE {
            let at = pos2(rect.left() + 42.0, rect.center().y);
            V::piece(stage, at, player.dye, radius);
        }
        let left = rect.left() + if V::PIECE_ON_PLATE { 72.0 } else { 28.0 };
        let right = rect.right() - 14.0;
        let computer = matches!(player.hand, Hand::Computer(_));
        let large = layout.shape == Folding::Large
            || layout.shape == Folding::Long && stage.canvas.large_text();
        if computer {
            let y = if large {
                rect.center().y
            } else {
                rect.top() + 20.0
            };
            stage.icon(
                pos2(right - 8.0, y),
                Icon::Computer,
                text(stage, 20.0, 1.6),
                colour::SOFT,
            );
        }
        let room = right
            - left
            - if computer {
                text(stage, 24.0, 1.6)
            } else {
                0.0
            };
        let size =
            if active { 23.0 } else { 20.0 } * if large { stage.canvas.text * 0.8 } else { 1.0 };
        let y = if large {
            rect.center().y
        } else {
            rect.center().y - 11.0
        };
        stage.text_in(
            pos2(left, y),
            Anchor::Left,
            &player.name,
            Face::Serif,
            size,
            colour::INK,
            room,
        );
        if !large {
            V::plate(
                stage,
                table,
                seat,
                pos2(left, rect.center().y + 14.0),
                right - left,
                layout.shape == Folding::Bar,
            );
        }
    }
}
