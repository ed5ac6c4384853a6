//! Requests and their fields, before anything is done about them.

use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use super::error::{Code, Error};

/// A request: a JSON object. Fields that a command does not know are passed over.
pub(super) struct Request(Map<String, Value>);

impl Request {
    /// Reads a line.
    pub(super) fn read(line: &[u8]) -> Result<Self, Error> {
        let bad = |sentence: String| Error::new(Code::BadJson, sentence);
        let text = std::str::from_utf8(line).map_err(|error| {
            bad(format!(
                "the line is not UTF-8 from byte {} on",
                error.valid_up_to()
            ))
        })?;
        match serde_json::from_str(text) {
            Ok(Value::Object(fields)) => Ok(Self(fields)),
            Ok(_) => Err(bad("the line is JSON, but not an object".to_owned())),
            Err(error) => Err(bad(format!("the line is not JSON: {error}"))),
        }
    }

    /// A field that must be there.
    fn field(&self, name: &str) -> Result<&Value, Error> {
        self.0
            .get(name)
            .ok_or_else(|| Error::request(format!("the field `{name}` is missing")))
    }

    /// A text.
    pub(super) fn text(&self, name: &str) -> Result<&str, Error> {
        as_text(name, self.field(name)?)
    }

    /// A text that may be left out.
    pub(super) fn text_if_any(&self, name: &str) -> Result<Option<&str>, Error> {
        self.0
            .get(name)
            .map(|value| as_text(name, value))
            .transpose()
    }

    /// An object.
    pub(super) fn object(&self, name: &str) -> Result<&Value, Error> {
        as_object(name, self.field(name)?)
    }

    /// An object that may be left out.
    pub(super) fn object_if_any(&self, name: &str) -> Result<Option<&Value>, Error> {
        self.0
            .get(name)
            .map(|value| as_object(name, value))
            .transpose()
    }

    /// A whole number within a range.
    pub(super) fn number(&self, name: &str, range: RangeInclusive<u64>) -> Result<u64, Error> {
        as_number(name, self.field(name)?, range)
    }

    /// A whole number within a range that may be left out.
    pub(super) fn number_if_any(
        &self,
        name: &str,
        range: RangeInclusive<u64>,
    ) -> Result<Option<u64>, Error> {
        self.0
            .get(name)
            .map(|value| as_number(name, value, range))
            .transpose()
    }

    /// A seed that may be left out.
    pub(super) fn seed(&self) -> Result<Option<u64>, Error> {
        self.number_if_any("seed", 0..=u64::MAX)
    }
}

fn as_text<'a>(name: &str, value: &'a Value) -> Result<&'a str, Error> {
    value
        .as_str()
        .ok_or_else(|| Error::request(format!("the field `{name}` must be a string")))
}

fn as_object<'a>(name: &str, value: &'a Value) -> Result<&'a Value, Error> {
    if value.is_object() {
        Ok(value)
    } else {
        Err(Error::request(format!(
            "the field `{name}` must be an object"
        )))
    }
}

fn as_number(name: &str, value: &Value, range: RangeInclusive<u64>) -> Result<u64, Error> {
    value
        .as_u64()
        .filter(|number| range.contains(number))
        .ok_or_else(|| {
            let (least, most) = range.into_inner();
            Error::request(format!(
                "the field `{name}` must be a whole number from {least} to {most}"
            ))
        })
}
