//! Positions with something wrong in them, at random.

use serde_json::{Value, json};

use crate::tools::Random;

/// What may stand in a position where it should not.
pub struct Spoiler {
    /// Keys that the game has elsewhere, or that look as if it had them.
    pub names: &'static [&'static str],
    /// Values from other places of the game's positions.
    pub values: Vec<Value>,
    /// The greatest number that means something in the game.
    pub most: u8,
}

impl Spoiler {
    /// Changes one place of a position.
    pub fn spoil(&self, random: &mut Random, value: &mut Value) {
        match value {
            Value::Object(map) if !map.is_empty() && !random.percent(25) => {
                let keys: Vec<String> = map.keys().cloned().collect();
                let key = random.pick(&keys).clone();
                match random.below(20) {
                    0 => {
                        map.shift_remove(&key);
                    }
                    1 => {
                        let names = [
                            &["x", "phase", "over", "player", "chance", "ranking", "seat"],
                            self.names,
                        ]
                        .concat();
                        map.insert((*random.pick(&names)).into(), self.anything(random));
                    }
                    _ => self.spoil(random, map.get_mut(&key).unwrap()),
                }
            }
            Value::Array(list) if !list.is_empty() && !random.percent(25) => {
                let at = random.below(list.len());
                match random.below(8) {
                    0 => {
                        list.remove(at);
                    }
                    1 => {
                        let copy = list[at].clone();
                        list.push(copy);
                    }
                    2 => {
                        let other = random.below(list.len());
                        list.swap(at, other);
                    }
                    3 => list.push(self.anything(random)),
                    _ => self.spoil(random, &mut list[at]),
                }
            }
            Value::Number(number) if random.percent(60) => {
                let near = number.as_i64().unwrap_or_default() + *random.pick(&[-1, 1, 2, 5, -6]);
                *value = json!(near);
            }
            Value::Bool(flag) if random.percent(60) => *flag = !*flag,
            _ => *value = self.anything(random),
        }
    }

    fn anything(&self, random: &mut Random) -> Value {
        if random.percent(40) {
            return json!(random.between(0, self.most));
        }
        let mut values = vec![
            Value::Null,
            json!(true),
            json!(false),
            json!([]),
            json!({}),
            json!([0]),
            json!([[0], [1], [2]]),
            json!({"player": 0, "phase": "move"}),
            json!({"chance": "opening", "player": 0}),
            json!({"over": true, "ranking": []}),
            json!({"over": false}),
            // What serde by itself would take for a name or an object.
            json!({"move": null}),
            json!({"seat0": null}),
            json!([0, "move"]),
            json!(""),
            json!("1"),
            json!("move"),
            json!("roll"),
            json!("seat0"),
            json!("standard"),
            json!(1.0),
            json!(0.5),
            json!(-1),
            json!(255),
            json!(256),
            json!(1e300),
            json!(u64::MAX),
        ];
        values.extend(self.values.iter().cloned());
        random.pick(&values).clone()
    }
}
