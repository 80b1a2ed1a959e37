//! Failures as exceptions of Python.

use pyo3::{prelude::*, sync::PyOnceLock, types::PyType};
use pythonize::pythonize;
use serde_json::Value;
use stepdoku_verbs::Failure;

static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();

/// The exception that tells of a failure, of a row from 0 where there are rows.
pub(crate) fn exception(py: Python<'_>, failure: &Failure, row: Option<usize>) -> PyErr {
    let made = || -> PyResult<PyErr> {
        let class = CLASS.import(py, "stepdoku._errors", "StepdokuError")?;
        let mut told = serde_json::to_value(failure).unwrap_or_default();
        if let Some(row) = row {
            told["row"] = row.into();
            told["message"] = Value::from(format!("row {row}: {failure}"));
        }
        let told = pythonize(py, &told)?;
        Ok(PyErr::from_value(class.call_method1("_of", (told,))?))
    };
    made().unwrap_or_else(|error| error)
}
