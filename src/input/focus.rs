//! What is in focus, and how it moves. Screens say each frame what can have it ([`Focus::item`]); keys,
//! and later pads, move it among those.

use bevy::prelude::Resource;
use bevy_egui::egui::{Id, Pos2, Rect};

use super::{Direction, Intent};

/// The one focus of the screen.
#[derive(Resource, Default)]
pub struct Focus {
    at: Option<Id>,
    /// Where it was, so that it stays near where its thing has gone.
    place: Option<Rect>,
    /// What can have it: as the last frame said, and as this one says so far.
    items: Vec<Item>,
    coming: Vec<Item>,
    /// What was confirmed, until this frame shows it.
    confirmed: Option<Id>,
    /// What is being decided.
    occasion: Option<usize>,
    /// Keys were used last: a pointer that only lies somewhere points at nothing.
    by_keys: bool,
    /// What has the sides to itself: a slider keeps left and right.
    keeping: Option<Id>,
    /// What has the steps back and on to itself as well: these two, where it has a use for them.
    turning: Option<(Id, bool, bool)>,
    /// Whether a card that lies over the screen wants to be put away before the screen is left.
    holding: bool,
    /// What is to have it as soon as it is there.
    sought: Option<Id>,
}

#[derive(Clone, Copy)]
struct Item {
    id: Id,
    rect: Rect,
    first: bool,
}

/// What the focus has to do with a thing this frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Focused {
    /// It is in focus.
    pub here: bool,
    /// It was confirmed.
    pub confirmed: bool,
}

impl Focus {
    /// Says that a thing can have the focus. The first thing so marked has it where nothing else has.
    pub fn item(&mut self, id: Id, rect: Rect, first: bool) -> Focused {
        self.coming.push(Item { id, rect, first });
        if self.sought.take_if(|sought| *sought == id).is_some() {
            self.at = Some(id);
        }
        let here = self.at == Some(id);
        Focused {
            here,
            confirmed: here
                && self
                    .confirmed
                    .take_if(|confirmed| *confirmed == id)
                    .is_some(),
        }
    }

    /// Says that a thing that is in focus keeps left and right to itself: they are then heard by the screen
    /// ([`crate::theme::Stage::heard`]) and do not move the focus.
    pub fn keep_sides(&mut self, id: Id) {
        self.keeping = Some(id);
    }

    /// Says that a thing that is in focus keeps the steps to the one before or the next, or both, to
    /// itself, for as long as it has something before it or after it.
    pub fn keep_turns(&mut self, id: Id, before: bool, after: bool) {
        self.turning = Some((id, before, after));
    }

    /// Whether an intent belongs to the thing in focus.
    #[must_use]
    pub fn keeps(&mut self, intent: Intent) -> bool {
        let side = matches!(intent, Intent::Go(Direction::Left | Direction::Right));
        let turning = self.turning.filter(|(id, ..)| self.at == Some(*id));
        let keeps = match intent {
            Intent::Previous => turning.is_some_and(|(_, before, _)| before),
            Intent::Next => turning.is_some_and(|(.., after)| after),
            _ => side && self.keeping.is_some() && self.keeping == self.at,
        };
        self.by_keys |= keeps;
        keeps
    }

    /// Says that the way back first puts away what lies over the screen: the screen hears it instead.
    pub fn hold_back(&mut self) {
        self.holding = true;
    }

    /// Whether the screen hears the way back itself.
    #[must_use]
    pub const fn holds_back(&self) -> bool {
        self.holding
    }

    /// Begins a frame: what things said of themselves in the last one is forgotten.
    pub fn begin_frame(&mut self) {
        self.keeping = None;
        self.turning = None;
        self.holding = false;
    }

    /// Moves the focus to a thing.
    pub fn set(&mut self, id: Id) {
        self.at = Some(id);
    }

    /// Moves the focus to a thing that will be there in a frame or two.
    pub fn seek(&mut self, id: Id) {
        self.sought = Some(id);
    }

    /// Forgets where the focus was: the next frame puts it on the first thing.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// The pointer has been used.
    pub const fn point(&mut self) {
        self.by_keys = false;
    }

    /// Whether keys were used last, and not the pointer.
    #[must_use]
    pub const fn by_keys(&self) -> bool {
        self.by_keys
    }

    /// Where a thing that can have the focus lies, in points.
    #[must_use]
    pub fn place_of(&self, id: Id) -> Option<Rect> {
        let item = self.items.iter().find(|item| item.id == id);
        item.map(|item| item.rect)
    }

    /// What is in focus.
    #[must_use]
    pub const fn at(&self) -> Option<Id> {
        self.at
    }

    /// Moves the focus, or confirms what has it. Says whether the intent was one of the focus's.
    pub fn intend(&mut self, intent: Intent) -> bool {
        self.by_keys = true;
        match intent {
            Intent::Confirm => self.confirmed = self.at,
            Intent::Go(_) | Intent::Next | Intent::Previous if self.find() => {}
            Intent::Go(direction) => self.go(direction),
            Intent::Next => self.step(1),
            Intent::Previous => self.step(self.items.len().saturating_sub(1)),
            _ => return false,
        }
        true
    }

    fn current(&self) -> Option<usize> {
        self.items.iter().position(|item| self.at == Some(item.id))
    }

    fn move_to(&mut self, item: Item) {
        self.at = Some(item.id);
        self.place = Some(item.rect);
    }

    fn step(&mut self, by: usize) {
        if let Some(&item) = self
            .current()
            .and_then(|at| self.items.get((at + by) % self.items.len()))
        {
            self.move_to(item);
        }
    }

    /// The nearest thing to a side: what lies straight on comes before what lies aslant.
    fn go(&mut self, direction: Direction) {
        let Some(from) = self.current().map(|at| self.items[at]) else {
            return;
        };
        let (dx, dy) = direction.vector();
        let aim = |to: Rect| -> Option<f32> {
            let gap = |a: (f32, f32), b: (f32, f32)| (b.0 - a.1).max(a.0 - b.1).max(0.0);
            let between = to.center() - from.rect.center();
            let ahead = between.x * dx + between.y * dy;
            if ahead < 1.0 {
                return None;
            }
            let across = if dx == 0.0 {
                gap(
                    (from.rect.left(), from.rect.right()),
                    (to.left(), to.right()),
                )
            } else {
                gap(
                    (from.rect.top(), from.rect.bottom()),
                    (to.top(), to.bottom()),
                )
            };
            let aside = (between.x * dy).abs() + (between.y * dx).abs();
            Some(ahead + across * 3.0 + aside * 0.3)
        };
        let nearest = self
            .items
            .iter()
            .filter(|item| item.id != from.id)
            .filter_map(|&item| Some((aim(item.rect)?, item)))
            .min_by(|a, b| a.0.total_cmp(&b.0));
        if let Some((_, item)) = nearest {
            self.move_to(item);
        }
    }

    /// Something new is to be decided: the focus goes to the first thing, wherever it was. `occasion` tells
    /// one decision from the next.
    pub fn occasion(&mut self, occasion: usize) {
        if self.occasion.replace(occasion) != Some(occasion) {
            self.at = None;
            self.confirmed = None;
        }
    }

    /// Ends a frame: what it named can have the focus from now on. Where the focus's thing is gone, the first
    /// thing has it; where there is no first, nothing has, until a key asks for the nearest: keys meant for
    /// what is gone must not work something else. Says whether the focus moved.
    pub fn end_frame(&mut self) -> bool {
        self.items = std::mem::take(&mut self.coming);
        self.confirmed = None;
        if let Some(at) = self.current() {
            self.place = Some(self.items[at].rect);
            return false;
        }
        self.at = None;
        let first = self.items.iter().find(|item| item.first).copied();
        if let Some(item) = first {
            self.move_to(item);
        }
        first.is_some()
    }

    /// Puts the focus on the thing nearest to where it was, if it is nowhere. Says whether it was nowhere.
    fn find(&mut self) -> bool {
        if self.current().is_some() {
            return false;
        }
        let place = self.place.map_or(Pos2::ZERO, |place| place.center());
        let distance = |item: &&Item| place.distance_sq(item.rect.center());
        let nearest = self
            .items
            .iter()
            .min_by(|a, b| distance(a).total_cmp(&distance(b)))
            .copied();
        if let Some(item) = nearest {
            self.move_to(item);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{pos2, vec2};

    fn grid() -> (Focus, [Id; 4]) {
        let ids = ["a", "b", "c", "d"].map(Id::new);
        let mut focus = Focus::default();
        frame(&mut focus, &ids);
        (focus, ids)
    }

    /// a b
    /// c d
    fn frame(focus: &mut Focus, ids: &[Id]) -> Vec<Focused> {
        let all = ["a", "b", "c", "d"].map(Id::new);
        let seen = ids
            .iter()
            .map(|&id| {
                let n = all.iter().position(|&a| a == id).unwrap();
                let corner = pos2((n % 2) as f32 * 100.0, (n / 2) as f32 * 100.0);
                focus.item(id, Rect::from_min_size(corner, vec2(50.0, 20.0)), n == 0)
            })
            .collect();
        focus.end_frame();
        seen
    }

    #[test]
    fn the_first_thing_has_the_focus_where_nothing_has() {
        let (focus, ids) = grid();
        assert_eq!(focus.at(), Some(ids[0]));
    }

    #[test]
    fn directions_move_it_to_what_lies_there() {
        let (mut focus, ids) = grid();
        for (direction, to) in [
            (Direction::Right, 1),
            (Direction::Down, 3),
            (Direction::Left, 2),
            (Direction::Left, 2),
            (Direction::Up, 0),
        ] {
            assert!(focus.intend(Intent::Go(direction)));
            assert_eq!(focus.at(), Some(ids[to]), "{direction:?}");
        }
    }

    #[test]
    fn what_is_in_focus_keeps_what_it_has_a_use_for() {
        let (mut focus, ids) = grid();
        focus.keep_sides(ids[0]);
        focus.keep_turns(ids[0], false, true);
        assert!(focus.keeps(Intent::Go(Direction::Left)) && focus.keeps(Intent::Next));
        assert!(!focus.keeps(Intent::Previous) && !focus.keeps(Intent::Go(Direction::Up)));
        focus.set(ids[1]);
        assert!(!focus.keeps(Intent::Go(Direction::Left)) && !focus.keeps(Intent::Next));
    }

    #[test]
    fn next_and_previous_go_round() {
        let (mut focus, ids) = grid();
        focus.intend(Intent::Previous);
        assert_eq!(focus.at(), Some(ids[3]));
        focus.intend(Intent::Next);
        assert_eq!(focus.at(), Some(ids[0]));
    }

    #[test]
    fn a_confirmation_is_seen_once() {
        let (mut focus, ids) = grid();
        focus.intend(Intent::Confirm);
        assert!(frame(&mut focus, &ids)[0].confirmed);
        assert!(!frame(&mut focus, &ids)[0].confirmed);
    }

    #[test]
    fn a_confirmation_of_what_is_gone_confirms_nothing() {
        let (mut focus, ids) = grid();
        focus.intend(Intent::Confirm);
        assert!(
            frame(&mut focus, &ids[1..])
                .iter()
                .all(|seen| !seen.confirmed)
        );
        assert!(frame(&mut focus, &ids).iter().all(|seen| !seen.confirmed));
    }

    #[test]
    fn where_its_thing_is_gone_a_key_finds_the_nearest() {
        let (mut focus, ids) = grid();
        focus.set(ids[3]);
        frame(&mut focus, &ids);
        frame(&mut focus, &ids[1..3]);
        assert_eq!(focus.at(), None, "there is no first thing to go to");
        focus.intend(Intent::Confirm);
        assert!(
            frame(&mut focus, &ids[1..3])
                .iter()
                .all(|seen| !seen.confirmed)
        );
        focus.intend(Intent::Go(Direction::Up));
        assert_eq!(focus.at(), Some(ids[1]));
    }

    #[test]
    fn a_new_occasion_brings_it_back_to_the_first_thing() {
        let (mut focus, ids) = grid();
        focus.occasion(1);
        frame(&mut focus, &ids);
        focus.set(ids[3]);
        focus.occasion(1);
        frame(&mut focus, &ids);
        assert_eq!(focus.at(), Some(ids[3]), "the occasion is the same");
        focus.occasion(2);
        frame(&mut focus, &ids);
        assert_eq!(focus.at(), Some(ids[0]));
    }
}
