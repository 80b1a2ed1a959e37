//! One question.

use crate::{
    error::exception,
    watch::{PAUSE, Watch},
};
use pyo3::prelude::*;
use pythonize::pythonize;
use serde_json::Value;
use std::ops::ControlFlow::{Break, Continue};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering::Relaxed},
    mpsc::{self, RecvTimeoutError},
};
use std::{panic, thread};
use stepdoku_verbs::{Failure, answer as ask};

/// The verbs that search between two looks for longer than a person waits: they work aside.
const LONG: [&str; 3] = ["next", "steps", "walk"];

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
    let answer = py.detach(|| {
        let question = question(verb, text)?;
        if LONG.contains(&verb) {
            aside(verb, question, &mut watch)
        } else {
            ask(verb, question, &mut |at| watch.look(at.done, at.of))
        }
    });
    if let Some(error) = watch.stopped_by() {
        return Err(error);
    }
    match answer {
        Ok(answer) => Ok(pythonize(py, &answer)?.unbind()),
        Err(failure) => Err(exception(py, &failure, None)),
    }
}

/// Answers on another thread, and looks meanwhile. If an exception comes, it leaves that thread alone, which ends with its search.
fn aside(verb: &str, question: Value, watch: &mut Watch) -> Result<Value, Failure> {
    let stopped = Arc::new(AtomicBool::new(false));
    let (sender, receiver) = mpsc::channel();
    let work = {
        let (stopped, verb) = (Arc::clone(&stopped), verb.to_owned());
        move || {
            let go_on = &mut |_| if stopped.load(Relaxed) { Break(()) } else { Continue(()) };
            // Nobody hears the answer after an exception.
            let _ = sender.send(ask(&verb, question, go_on));
        }
    };
    let Ok(thread) = thread::Builder::new().name("stepdoku".to_owned()).spawn(work) else {
        return Err(wrong(verb, "this machine has no more threads"));
    };
    while watch.look(0, 0).is_continue() {
        match receiver.recv_timeout(PAUSE) {
            Ok(answer) => return answer,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                // Only a panic ends the thread without an answer.
                let _ = thread.join().map_err(|panic| panic::resume_unwind(panic));
                break;
            }
        }
    }
    stopped.store(true, Relaxed);
    Err(wrong(verb, "stopped"))
}
