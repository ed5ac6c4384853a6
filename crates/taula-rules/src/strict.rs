//! Reading what strangers write as JSON to the letter: serde by itself takes a list for an object, `null` for
//! a field left out, and `{"move":null}` for the name `"move"`.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::Fault;

/// A whole object; where it cannot be read the sentence says at which field.
pub(crate) fn read<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, Fault> {
    let mut track = serde_path_to_error::Track::new();
    object(serde_path_to_error::Deserializer::new(value, &mut track)).map_err(|error| {
        let path = track.path().to_string();
        Fault::new(match path.as_str() {
            "." => error.to_string(),
            path => format!("`{path}`: {error}"),
        })
    })
}

/// An object, no list of its values.
pub(crate) fn object<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    struct Fields<T>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
            T::deserialize(MapAccessDeserializer::new(map))
        }
    }

    deserializer.deserialize_map(Fields(PhantomData))
}

/// A list of objects.
pub(crate) fn objects<'de, D, T>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    struct Object<T>(T);

    impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            object(deserializer).map(Self)
        }
    }

    let list = Vec::<Object<T>>::deserialize(deserializer)?;
    Ok(list.into_iter().map(|Object(value)| value).collect())
}

/// One of a few names, as a string.
pub(crate) fn name<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(String::deserialize(deserializer)?.into_deserializer())
}

/// A field that may be absent, but not null.
pub(crate) fn present<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(deserializer).map(Some)
}

/// A name that may be absent, but not null.
pub(crate) fn present_name<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    name(deserializer).map(Some)
}
