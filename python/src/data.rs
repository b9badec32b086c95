//! JSON as Python's own data: dictionaries, lists, numbers, texts.

use langhus_rules::{Language, Seat, Viewer};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::Value;

use crate::errors::mistake;

pub(crate) fn python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(flag) => flag.into_pyobject(py)?.to_owned().into_any(),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => whole.into_pyobject(py)?.into_any(),
            None => number.as_f64().unwrap_or(f64::NAN).into_pyobject(py)?.into_any(),
        },
        Value::String(text) => text.into_pyobject(py)?.into_any(),
        Value::Array(items) => {
            let list = PyList::empty(py);
            items.iter().try_for_each(|item| list.append(python(py, item)?))?;
            list.into_any()
        }
        Value::Object(entries) => {
            let dictionary = PyDict::new(py);
            entries.iter().try_for_each(|(key, value)| dictionary.set_item(key, python(py, value)?))?;
            dictionary.into_any()
        }
    })
}

/// A seat as Python counts: from 0.
pub(crate) fn seat(number: u8, seats: u8) -> PyResult<Seat> {
    if number < seats {
        return Ok(Seat::new(number));
    }
    Err(mistake(format!("There is no seat {number}: the seats of this table are 0 to {}.", seats - 1)))
}

/// A seat, or a spectator.
pub(crate) fn viewer(number: Option<u8>, seats: u8) -> PyResult<Viewer> {
    number.map_or(Ok(Viewer::Spectator), |number| seat(number, seats).map(Viewer::Seat))
}

/// A language by its code.
pub(crate) fn language(code: &str) -> PyResult<Language> {
    code.parse().map_err(|says: String| mistake(says))
}
