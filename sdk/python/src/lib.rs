//! The native half of the Python package: questions in JSON go to `stepdoku-verbs` without the lock of the interpreter, and their
//! answers come back as plain Python values. The other half, in `python/stepdoku/`, has the words for people.
//!
//! | file | holds |
//! |---|---|
//! | `one.rs` | one question |
//! | `many.rs` | one question about each of many puzzles, on several threads |
//! | `watch.rs` | progress and Ctrl-C while the lock is released |
//! | `error.rs` | failures as exceptions |

mod error;
mod many;
mod one;
mod watch;

use pyo3::prelude::*;

#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::many::answer_many;
    #[pymodule_export]
    use crate::one::answer;
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
