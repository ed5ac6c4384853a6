//! Where things lie on the card of a lesson.

use bevy_egui::egui::{Rect, pos2, vec2};

use crate::table::layout::{Layout, Shape as Folding};

/// Where things lie on the card.
pub(super) struct Places {
    /// The line with the steps.
    pub(super) head: Rect,
    /// What is said.
    pub(super) room: Rect,
    /// What throws, or plays.
    pub(super) main: Option<Rect>,
    /// The way on, where it has a place of its own.
    pub(super) on: Option<Rect>,
    pub(super) again: Rect,
    pub(super) skip: Rect,
    /// How much of the heading's line the dots take.
    pub(super) aside: f32,
    /// How high what the game has to choose from is, at least and at most.
    pub(super) choice: (f32, f32),
    /// Whether there is room for words beside the pictures on small buttons.
    pub(super) worded: bool,
    pub(super) heading: f32,
    pub(super) body: (f32, f32),
    pub(super) button: f32,
    pub(super) small: f32,
}

impl Places {
    pub(super) fn of(layout: &Layout, (main, answered): (bool, bool), text: f32) -> Self {
        let card = layout.card;
        match layout.shape {
            Folding::Bands => {
                let inner = card.shrink2(vec2(20.0, 20.0));
                let (left, right) = (inner.left(), inner.right());
                let row = |bottom: f32, tall: f32| {
                    Rect::from_min_max(pos2(left, bottom - tall), pos2(right, bottom))
                };
                let low = row(inner.bottom(), 38.0);
                let on = row(low.top() - 12.0, 52.0);
                // Below an answer what plays takes the place of the way on, which is closed.
                let instead = main && answered;
                let play = if instead {
                    on
                } else {
                    row(on.top() - 9.0, 44.0)
                };
                let end = if main { play.top() } else { on.top() } - 10.0;
                let half = (low.width() - 8.0) / 2.0;
                let grown = text.min(1.2);
                Self {
                    head: Rect::from_min_max(
                        pos2(left, card.top()),
                        pos2(right, card.top() + 46.0),
                    ),
                    room: Rect::from_min_max(pos2(left, card.top() + 58.0), pos2(right, end)),
                    main: main.then_some(play),
                    on: (!instead).then_some(on),
                    again: low.with_max_x(left + half),
                    skip: low.with_min_x(left + half + 8.0),
                    aside: 0.0,
                    choice: (42.0, 96.0),
                    worded: true,
                    heading: if answered { 23.0 } else { 25.0 } * text.min(1.15),
                    body: (16.0 * grown, 12.5),
                    button: 18.0,
                    small: 15.0,
                }
            }
            Folding::Large => {
                let inner = card.shrink2(vec2(24.0, 20.0));
                let (left, right) = (inner.left(), inner.right());
                let small = |n: f32| {
                    layout
                        .menu
                        .translate(vec2(-n * (layout.menu.width() + 10.0), 0.0))
                };
                let (skip, again) = (small(1.0), small(2.0));
                let on = Rect::from_min_max(
                    pos2(left, again.top()),
                    pos2(again.left() - 12.0, again.bottom()),
                );
                Self {
                    head: Rect::from_min_max(
                        pos2(left, card.top() + 8.0),
                        pos2(right, card.top() + 52.0),
                    ),
                    room: Rect::from_min_max(
                        pos2(left, card.top() + 14.0),
                        pos2(right, on.top() - 14.0),
                    ),
                    main: main.then_some(on),
                    on: (!main).then_some(on),
                    again,
                    skip,
                    aside: 196.0,
                    choice: (44.0, 70.0),
                    worded: false,
                    heading: 18.0 * text,
                    body: (15.0 * text, 18.0),
                    button: 13.5 * text,
                    small: 15.0,
                }
            }
            Folding::Bar | Folding::Long => {
                let inner = card.shrink2(vec2(16.0, 10.0));
                let wide = 158.0;
                let column = inner.with_min_x(inner.right() - wide);
                let low = column.with_min_y(column.bottom() - 40.0);
                let on = column.with_max_y(low.top() - 9.0);
                let half = (wide - 8.0) / 2.0;
                Self {
                    head: Rect::from_min_max(
                        card.min + vec2(16.0, 2.0),
                        pos2(column.left() - 14.0, card.top() + 34.0),
                    ),
                    room: Rect::from_min_max(
                        pos2(inner.left(), card.top() + 9.0),
                        pos2(column.left() - 14.0, inner.bottom() + 3.0),
                    ),
                    aside: 104.0,
                    choice: (0.0, 0.0),
                    main: main.then_some(on),
                    on: (!main).then_some(on),
                    again: low.with_max_x(low.left() + half),
                    skip: low.with_min_x(low.left() + half + 8.0),
                    worded: false,
                    heading: 18.0,
                    body: (15.0, 11.5),
                    button: 16.0,
                    small: 14.0,
                }
            }
        }
    }
}
