//! A position as a puzzle writes it: what stands where, and who has left.

use std::collections::BTreeMap;

use rand::Rng;
use serde_json::{Map, Value, json};
use taula_rules::games::tebas::{Position, Tebas};
use taula_rules::{Levels, Rules, Seat, chance};

/// What stands where, ivory to move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    board: BTreeMap<String, String>,
    out: [u64; 2],
}

impl Place {
    /// That of a position in which `seat` is to move; colours are swapped where that is not ivory.
    pub fn of(position: &Value, seat: Seat) -> Option<Self> {
        let swaps = seat != Seat(0);
        let swapped = |stack: &str| {
            let colour = |letter| match letter {
                'I' if swaps => 'L',
                'L' if swaps => 'I',
                other => other,
            };
            stack.chars().map(colour).collect::<String>()
        };
        let board = position.get("board")?.as_object()?.iter();
        let board = board
            .map(|(circle, stack)| Some((circle.clone(), swapped(stack.as_str()?))))
            .collect::<Option<_>>()?;
        let out = position.get("out")?.as_array()?;
        let of = |seat: usize| out.get(seat).and_then(Value::as_u64);
        let mut out = [of(0)?, of(1)?];
        if swaps {
            out.swap(0, 1);
        }
        Some(Self { board, out })
    }

    /// Four to eight pieces of each colour, anywhere; it may be no position that can stand.
    pub fn random(rng: &mut impl Rng) -> Self {
        let mut below = |total| chance::below(rng, total);
        let (mut board, mut out) = (BTreeMap::new(), [0, 0]);
        for (colour, out) in ["I", "L"].into_iter().zip(&mut out) {
            let pieces = 4 + below(5);
            *out = u64::from(10 - pieces);
            for _ in 0..pieces {
                // Two of three in the inner field.
                let rank = [1, 2, 2, 3, 3, 4][below(6) as usize];
                let file = (b'a' + below(11) as u8) as char;
                let stack: &mut String = board.entry(format!("{file}{rank}")).or_default();
                stack.insert_str(0, colour);
            }
        }
        let board = board
            .into_iter()
            .map(|(circle, mut stack)| {
                if below(2) == 0 {
                    stack = stack.chars().rev().collect();
                }
                (circle, format!("{stack}{}", 1 + below(4)))
            })
            .collect();
        Self { board, out }
    }

    /// How many circles are taken.
    pub fn circles(&self) -> usize {
        self.board.len()
    }

    /// Whether all but two circles have the same on them.
    pub fn is_like(&self, other: &Self) -> bool {
        let differs = |a: &Self, b: &Self| {
            let here = a.board.iter();
            here.filter(|(circle, stack)| b.board.get(*circle) != Some(stack))
                .count()
        };
        differs(self, other) <= 2 && differs(other, self) <= 2
    }

    /// The places with one circle empty, and those with one stack lower from below.
    pub fn with_less(&self) -> Vec<Self> {
        let mut fewer = Vec::new();
        for (circle, stack) in &self.board {
            let mut less = self.clone();
            less.board.remove(circle);
            for owner in stack.chars() {
                less.leaves(owner);
            }
            fewer.push(less);
            if stack.len() > 2 {
                let mut lower = self.clone();
                let mut letters = stack.chars();
                if let Some(owner) = letters.next() {
                    lower.leaves(owner);
                }
                lower.board.insert(circle.clone(), letters.collect());
                fewer.push(lower);
            }
        }
        fewer
    }

    fn leaves(&mut self, owner: char) {
        match owner {
            'I' => self.out[0] += 1,
            'L' => self.out[1] += 1,
            _ => {}
        }
    }

    fn fields(&self) -> Map<String, Value> {
        let fields = json!({
            "turn": {"player": 0, "phase": "move"},
            "board": self.board,
            "out": self.out,
        });
        fields.as_object().cloned().unwrap_or_default()
    }

    /// The position, where it can stand.
    pub fn read(&self, levels: &Levels) -> Option<(Tebas, Position)> {
        let mut whole = self.fields();
        whole.insert("game".into(), json!("tebas"));
        whole.insert("options".into(), json!({"opening": "seat0"}));
        whole.insert("redeploy".into(), json!(0));
        whole.insert("quiet".into(), json!(0));
        Tebas::read(&Value::Object(whole), levels).ok()
    }

    /// A puzzle file.
    pub fn to_ron(&self, turns: u32, key: &str) -> String {
        let mut text = String::from("(\n    title: (eu: \"\", es: \"\", fr: \"\", en: \"\"),\n");
        text += &format!("    win_in: {turns},\n    options: {{\"opening\": \"seat0\"}},\n");
        text += "    start: {\n        \"turn\": {\"player\": 0, \"phase\": \"move\"},\n        \"board\": {\n";
        for rank in (1..=4).rev() {
            let row = self.board.iter();
            let row: Vec<String> = row
                .filter(|(circle, _)| circle.ends_with(&rank.to_string()))
                .map(|(circle, stack)| format!("\"{circle}\": \"{stack}\","))
                .collect();
            if !row.is_empty() {
                text += &format!("            {}\n", row.join(" "));
            }
        }
        text += &format!(
            "        }},\n        \"out\": [{}, {}],\n    }},\n    keys: [\"{key}\"],\n)\n",
            self.out[0], self.out[1]
        );
        text
    }
}
