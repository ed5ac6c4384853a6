//! The rows of saved games that are seen, and the ways to the others.

use bevy_egui::egui::{Id, Rect, Sense, pos2, vec2};

use super::grid::{Grid, Spot};
use super::shelf::{Shelf, Thing};
use super::things::{self, State};
use super::{Deed, Looks};
use crate::store::SaveId;
use crate::theme::{Button, Icon, Kind, Stage, colour};

/// The rows that are seen, and the way to those that are not.
pub fn show(
    stage: &mut Stage,
    looks: &Looks,
    shelf: &Shelf,
    things: &[Thing],
    grid: &Grid,
    deeds: &mut Vec<Deed>,
) -> Vec<SaveId> {
    let spots = grid.spots(things);
    let all = spots.last().map_or(0, |spot| spot.row + 1);
    let most = all.saturating_sub(grid.rows);
    let chosen = shelf.at().map(Thing::id);
    let focus = stage.focus.at();
    let at_focus = things.iter().position(|thing| Some(thing.id()) == focus);
    let at_chosen = things.iter().position(|thing| Some(thing.id()) == chosen);
    // What is in focus is seen; what was in focus is, when the screen is come back to.
    let mut top = shelf.top.min(most);
    if let Some(at) = at_focus.or(at_chosen.filter(|_| shelf.fresh)) {
        top = seen(spots[at], top, grid.rows);
    }
    if shelf.fresh {
        deeds.push(Deed::Seen);
    }
    top = scrolled(stage, shelf, grid, top, most, deeds);
    // What is drawn out of sight has the focus no longer.
    if at_focus.is_some_and(|at| grid.rect(spots[at], top).is_none()) {
        stage.focus.set(Id::new("rows"));
    }
    let mut wanted = Vec::new();
    // The one in focus first.
    let mut order: Vec<usize> = (0..things.len())
        .filter(|&n| spots[n].row + 1 >= top && spots[n].row <= top + grid.rows)
        .collect();
    order.sort_by_key(|&n| (Some(things[n].id()) != chosen, n));
    for &n in &order {
        if let Thing::Game(game) = &things[n]
            && game.look.is_none()
        {
            wanted.push(game.summary.id.clone());
        }
    }
    order.sort_unstable();
    for n in order {
        let (thing, id) = (&things[n], things[n].id());
        let Some(rect) = grid.rect(spots[n], top) else {
            if let Some(edge) = grid.edge(spots[n], top).filter(|_| stage.awake) {
                stage.focus.item(id, edge, false);
            }
            continue;
        };
        let was = chosen == Some(id);
        let by_keys = stage.focus.by_keys();
        let touch = stage.touch(thing.name(), rect, was);
        if touch.focused && shelf.chosen != Some(id) {
            deeds.push(Deed::Choose(id));
        }
        // A click takes up what lies there; on what has been taken up it does what Enter does.
        if touch.chosen
            && (by_keys || was)
            && let Thing::Game(game) = thing
        {
            deeds.push(Deed::of(game));
        }
        let state = State { touch, chosen: was };
        things::thing(stage, looks, thing, rect, grid, state);
    }
    if top != shelf.top {
        deeds.push(Deed::Scroll(top));
    }
    wanted
}

/// The first row that is seen, so that a thing is.
fn seen(spot: Spot, top: usize, rows: usize) -> usize {
    top.min(spot.row).max((spot.row + 1).saturating_sub(rows))
}

/// The wheel, a finger that draws the rows along, and two buttons for them.
fn scrolled(
    stage: &mut Stage,
    shelf: &Shelf,
    grid: &Grid,
    top: usize,
    most: usize,
    deeds: &mut Vec<Deed>,
) -> usize {
    if most == 0 || !stage.awake {
        return top;
    }
    let mut rows = 0_i32;
    let over = grid.area.expand(20.0);
    let response = stage.ui.interact(over, Id::new("rows"), Sense::DRAG);
    let turned = stage.ui.input(|input| {
        let here = input
            .pointer
            .hover_pos()
            .is_some_and(|at| over.contains(at));
        if here {
            input.smooth_scroll_delta.y
        } else {
            0.0
        }
    });
    let turned = shelf.turned + turned + response.drag_delta().y;
    let step = grid.item.y * 0.5;
    if turned.abs() >= step {
        rows -= turned.signum() as i32;
    }
    let x = grid.area.right() + 5.0;
    for (name, icon, up) in [("row-up", Icon::Up, true), ("row-down", Icon::Down, false)] {
        let can = if up { top > 0 } else { top < most };
        let y = if up {
            grid.area.top()
        } else {
            grid.area.bottom() - 44.0
        };
        let rect = Rect::from_min_size(pos2(x, y), vec2(22.0, 44.0));
        let looks = Button {
            enabled: can,
            ..Button::new(Kind::Card, 14.0)
        };
        if stage.pointed_button(name, rect, "", looks) {
            rows += if up { -1 } else { 1 };
        }
        let ink = if can {
            colour::INK
        } else {
            colour::INK.gamma_multiply(0.35)
        };
        stage.icon(rect.center(), icon, 18.0, ink);
    }
    // How far down it is.
    let track = Rect::from_min_max(
        pos2(x + 9.0, grid.area.top() + 52.0),
        pos2(x + 13.0, grid.area.bottom() - 52.0),
    );
    let (shown, all) = (grid.rows as f32, (most + grid.rows) as f32);
    let tall = (track.height() * shown / all).max(24.0);
    let y = track.top() + (track.height() - tall) * top as f32 / most as f32;
    let painter = stage.painter();
    painter.rect_filled(track, 2.0, colour::CREAM.gamma_multiply(0.25));
    let thumb = Rect::from_min_size(pos2(track.left(), y), vec2(track.width(), tall));
    painter.rect_filled(thumb, 2.0, colour::CREAM.gamma_multiply(0.85));
    if rows == 0 {
        if turned != shelf.turned {
            deeds.push(Deed::Turn(turned));
        }
        return top;
    }
    deeds.push(Deed::Turn(0.0));
    top.saturating_add_signed(rows as isize).min(most)
}
