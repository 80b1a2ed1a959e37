//! One question.

use crate::{error::exception, watch::Watch};
use pyo3::prelude::*;
use pythonize::pythonize;
use serde_json::Value;
use stepdoku_verbs::{Failure, answer as ask};

/// The question of a text in JSON: Python writes it, as that has a bound for values within values.
pub(crate) fn question(verb: &str, text: &str) -> Result<Value, Failure> {
    serde_json::from_str(text).map_err(|error| wrong(verb, &error.to_string()))
}

/// What is wrong with a question before a verb sees it.
pub(crate) fn wrong(verb: &str, what: &str) -> Failure {
    let mut failure = Failure::default();
    failure.kind = "question";
    failure.message = format!("{verb}: {what}");
    failure
}

/// Answers a question of `stepdoku-verbs`, which is a text in JSON.
#[pyfunction]
#[pyo3(signature = (verb, text, progress=None))]
pub(crate) fn answer(
    py: Python<'_>,
    verb: &str,
    text: &str,
    progress: Option<Py<PyAny>>,
) -> PyResult<Py<PyAny>> {
    let mut watch = Watch::new(progress);
    let answer = py.detach(|| ask(verb, question(verb, text)?, &mut |at| watch.look(at.done, at.of)));
    if let Some(error) = watch.stopped_by() {
        return Err(error);
    }
    match answer {
        Ok(answer) => Ok(pythonize(py, &answer)?.unbind()),
        Err(failure) => Err(exception(py, &failure, None)),
    }
}
