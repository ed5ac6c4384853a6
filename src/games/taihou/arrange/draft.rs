//! What a player makes of the pieces before they are laid out: nobody else sees it, and every step can be taken back.

use super::plan::{PLACES, Plan};

/// Pieces that are being arranged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    plan: Plan,
    /// As it was before each step.
    before: Vec<Plan>,
    /// What was taken back.
    after: Vec<Plan>,
    /// The place of the piece in hand.
    pub held: Option<usize>,
}

/// How many steps are kept: more than anybody goes back.
const MOST_STEPS: usize = 200;

impl Default for Draft {
    fn default() -> Self {
        Self {
            plan: Plan::WALL,
            before: Vec::new(),
            after: Vec::new(),
            held: None,
        }
    }
}

impl Draft {
    /// How the pieces lie.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// They lie otherwise: a step, where that is so.
    pub fn lay(&mut self, plan: Plan) {
        if plan == self.plan {
            return;
        }
        if self.before.len() == MOST_STEPS {
            self.before.remove(0);
        }
        self.before.push(std::mem::replace(&mut self.plan, plan));
        self.after.clear();
    }

    /// A place is chosen: what lies there is taken in hand, or what is in hand is put there and what lay there comes
    /// to where that was.
    pub fn choose(&mut self, place: usize) {
        match self.held.take() {
            Some(held) => self.carry(held, place),
            None => self.held = self.plan.at(place).map(|_| place),
        }
    }

    /// What lies in a place is carried to another.
    pub fn carry(&mut self, from: usize, to: usize) {
        self.held = None;
        if from < PLACES && to < PLACES {
            let mut plan = self.plan;
            plan.swap(from, to);
            self.lay(plan);
        }
    }

    /// The piece in a place is turned, to so many quarters from looking ahead.
    pub fn turn_to(&mut self, place: usize, quarters: u8) {
        let mut plan = self.plan;
        plan.turn_to(place, quarters);
        self.lay(plan);
    }

    /// It is turned so many quarters further, clockwise.
    pub fn turn(&mut self, place: usize, by: u8) {
        if let Some(lies) = self.plan.at(place) {
            self.turn_to(place, (lies.quarters + by) % 4);
        }
    }

    /// Whether the pieces lie where they did before, and only look another way.
    #[must_use]
    pub fn is_turn_of(&self, before: &Self) -> bool {
        let places = |draft: &Self| {
            draft
                .plan
                .pieces()
                .map(|(place, lies)| (place, lies.value))
                .collect::<Vec<_>>()
        };
        places(self) == places(before)
    }

    /// Whether a step can be taken back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether a step that was taken back can be made again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.after.is_empty()
    }

    /// Takes a step back.
    pub fn undo(&mut self) {
        self.held = None;
        if let Some(plan) = self.before.pop() {
            self.after.push(std::mem::replace(&mut self.plan, plan));
        }
    }

    /// Makes it again.
    pub fn redo(&mut self) {
        self.held = None;
        if let Some(plan) = self.after.pop() {
            self.before.push(std::mem::replace(&mut self.plan, plan));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_taken_and_put_and_what_lay_there_takes_its_place() {
        let mut draft = Draft::default();
        let (first, second) = (draft.plan().at(0), draft.plan().at(1));
        draft.choose(0);
        assert_eq!(draft.held, Some(0));
        draft.choose(1);
        assert_eq!(draft.held, None);
        assert_eq!([draft.plan().at(0), draft.plan().at(1)], [second, first]);
        draft.undo();
        assert_eq!(*draft.plan(), Plan::WALL);
        assert!(!draft.can_undo());
        draft.redo();
        assert_eq!(draft.plan().at(1), first);
        assert!(!draft.can_redo());
    }

    #[test]
    fn from_a_free_place_nothing_is_taken_and_into_one_all_can_be_put() {
        let mut draft = Draft::default();
        assert_eq!(draft.plan().at(6), None);
        draft.choose(6);
        assert_eq!(draft.held, None);
        draft.carry(0, 6);
        assert_eq!(draft.plan().at(0), None);
        assert_eq!(draft.plan().at(6), Plan::WALL.at(0));
        // Where it lay already is no step.
        draft.undo();
        draft.carry(2, 2);
        assert!(!draft.can_undo());
    }

    #[test]
    fn a_piece_is_turned_where_it_lies() {
        let mut draft = Draft::default();
        draft.turn(0, 3);
        draft.turn(0, 3);
        assert_eq!(draft.plan().at(0).map(|lies| lies.quarters), Some(2));
        draft.turn_to(6, 1);
        assert_eq!(draft.plan().at(6), None);
        draft.undo();
        draft.undo();
        assert!(!draft.can_undo());
    }

    #[test]
    fn a_new_step_forgets_what_was_taken_back() {
        let mut draft = Draft::default();
        draft.carry(0, 1);
        draft.undo();
        draft.lay(Plan::FLYING);
        assert!(!draft.can_redo());
        draft.lay(Plan::FLYING);
        draft.undo();
        assert_eq!(*draft.plan(), Plan::WALL);
    }
}
