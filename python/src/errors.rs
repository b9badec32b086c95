//! What goes wrong, as exceptions with our sentences.

use langhus_rules::Mistakes;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::{PyErr, create_exception};

create_exception!(
    langhus,
    Mistake,
    PyValueError,
    "A game, an option, an edition or a bot that cannot be as it was given."
);
create_exception!(langhus, Refused, PyValueError, "An action that a rule refuses, or for which nobody waits.");
create_exception!(langhus, SagaError, PyValueError, "A record that is not right; the sentence names the line.");

/// Everything that is wrong with a set-up.
pub(crate) fn mistakes(mistakes: &Mistakes) -> PyErr {
    Mistake::new_err(mistakes.to_string())
}

/// One thing that is wrong.
pub(crate) fn mistake(says: impl Into<String>) -> PyErr {
    Mistake::new_err(says.into())
}

/// A value of the wrong type.
pub(crate) fn wrong_type(says: impl Into<String>) -> PyErr {
    PyTypeError::new_err(says.into())
}
