//! Progress and Ctrl-C while the lock of the interpreter is released.

use pyo3::prelude::*;
use std::ops::ControlFlow::{self, Break, Continue};
use std::time::{Duration, Instant};

/// The time between two looks: short for a person, and long beside the wait for the lock.
pub(crate) const PAUSE: Duration = Duration::from_millis(50);

/// Looks now and then whether the person pressed Ctrl-C, and tells how far the work is.
#[derive(Debug)]
pub(crate) struct Watch {
    progress: Option<Py<PyAny>>,
    /// The time of the next look, none for the first.
    next: Option<Instant>,
    /// The exception that stopped the work.
    stopped_by: Option<PyErr>,
}

impl Watch {
    pub(crate) fn new(progress: Option<Py<PyAny>>) -> Self {
        Self { progress, next: None, stopped_by: None }
    }

    /// Goes on unless an exception came. Looks only if it is time.
    pub(crate) fn look(&mut self, done: u64, of: u64) -> ControlFlow<()> {
        let now = Instant::now();
        match self.next {
            Some(next) if now < next => return Continue(()),
            // Short work without a listener ends before anybody could press a key.
            None if self.progress.is_none() => {}
            _ => self.ask(done, of)?,
        }
        self.next = Some(now + PAUSE);
        Continue(())
    }

    /// Looks now.
    pub(crate) fn ask(&mut self, done: u64, of: u64) -> ControlFlow<()> {
        let asked = Python::attach(|py| {
            py.check_signals()?;
            let Some(progress) = &self.progress else { return Ok(()) };
            progress.call1(py, (done, (of > 0).then_some(of)))?;
            Ok(())
        });
        match asked {
            Ok(()) => Continue(()),
            Err(error) => {
                self.stopped_by = Some(error);
                Break(())
            }
        }
    }

    /// The exception that stopped the work, if one did.
    pub(crate) fn stopped_by(self) -> Option<PyErr> {
        self.stopped_by
    }
}
