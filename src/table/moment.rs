//! What is said at the table.

/// The sentence of the moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// Whose turn it is.
    pub turn: String,
    /// What is to be done, or what happens.
    pub heading: String,
    /// What the move that is about to be made brings.
    pub body: String,
    /// What else is to be known.
    pub note: String,
    /// Why the move is recommended that is about to be made, a sentence each: in place of the body and the note.
    pub hint: Vec<String>,
    /// What the button does, if there is one.
    pub button: Option<String>,
}

impl Moment {
    /// What is said below the heading where there is little room: why the move is recommended, or what it
    /// brings, or what else is to be known.
    #[must_use]
    pub fn more(&self) -> Vec<String> {
        if !self.hint.is_empty() {
            return self.hint.clone();
        }
        let one = if self.body.is_empty() {
            &self.note
        } else {
            &self.body
        };
        vec![one.clone()]
    }
}
