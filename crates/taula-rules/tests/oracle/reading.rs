//! Reading JSON to the letter, where what is wrong needs no fine words.

use serde_json::{Map, Value};

pub fn object<'a>(of: &'a Map<String, Value>, key: &str) -> Result<&'a Map<String, Value>, String> {
    of.get(key)
        .and_then(Value::as_object)
        .ok_or(format!("{key} is no object"))
}

pub fn only(object: &Map<String, Value>, keys: &[&str]) -> Result<(), String> {
    match object.keys().find(|key| !keys.contains(&key.as_str())) {
        None => Ok(()),
        Some(key) => Err(format!("unknown key {key}")),
    }
}

pub fn whole_number(value: &Value, least: u8, most: u8) -> Result<u8, String> {
    value
        .as_u64()
        .and_then(|number| u8::try_from(number).ok())
        .filter(|number| (least..=most).contains(number))
        .ok_or(format!("{value} is no number from {least} to {most}"))
}

pub fn numbers(value: &Value, least: u8, most: u8) -> Result<Vec<u8>, String> {
    value
        .as_array()
        .ok_or("no list")?
        .iter()
        .map(|number| whole_number(number, least, most))
        .collect()
}
