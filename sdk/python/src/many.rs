//! One question about each of many puzzles, on several threads.

use crate::{
    error::exception,
    one::{question, wrong},
    watch::{PAUSE, Watch},
};
use pyo3::{
    prelude::*,
    types::{PyList, PyString},
};
use pythonize::pythonize;
use serde_json::Value;
use std::ops::ControlFlow::{Break, Continue};
use std::sync::{
    atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    mpsc::{self, RecvTimeoutError},
};
use std::thread;
use stepdoku_verbs::{Failure, answer as ask};

type Answer = Result<Value, Failure>;

/// The most threads that a call starts.
const MOST_THREADS: usize = 512;

/// What all threads share.
struct Work<'a> {
    verb: &'a str,
    /// The question without a puzzle.
    question: &'a Value,
    /// The puzzles, or why a row has none.
    rows: &'a [Result<String, Failure>],
    /// The next row that nobody has taken.
    next: AtomicUsize,
    /// Rows from here on aren't needed: it follows the first bad one, if a bad one ends the call.
    end: AtomicUsize,
    strict: bool,
    stopped: AtomicBool,
}

impl Work<'_> {
    fn answer(&self, row: &Result<String, Failure>) -> Answer {
        let puzzle = row.as_ref().map_err(Clone::clone)?;
        let mut question = self.question.clone();
        question["puzzle"] = puzzle.as_str().into();
        ask(self.verb, question, &mut |_| if self.stopped.load(Relaxed) { Break(()) } else { Continue(()) })
    }

    /// Takes rows until none is left. All rows before a taken one are taken, so the first bad row is found on every machine.
    fn run(&self, done: &mpsc::Sender<(usize, Answer)>) {
        while !self.stopped.load(Relaxed) {
            let number = self.next.fetch_add(1, Relaxed);
            let Some(row) = self.rows.get(number).filter(|_| number < self.end.load(Relaxed)) else { return };
            let answer = self.answer(row);
            if self.strict && answer.is_err() {
                self.end.fetch_min(number + 1, Relaxed);
            }
            if done.send((number, answer)).is_err() {
                return;
            }
        }
    }
}

/// Answers a question about each of some puzzles: gives a list with an answer or a `StepdokuError` for each. If `strict`, raises the
/// error of the first bad row. These are the rows of a longer list from `first` on, which has `total`.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "only the Python half calls it, and names each")]
#[pyo3(signature = (verb, puzzles, text, *, threads=None, strict, progress=None, first, total))]
pub(crate) fn answer_many<'py>(
    py: Python<'py>,
    verb: &str,
    puzzles: &Bound<'py, PyList>,
    text: &str,
    threads: Option<usize>,
    strict: bool,
    progress: Option<Py<PyAny>>,
    first: usize,
    total: usize,
) -> PyResult<Bound<'py, PyList>> {
    let question = question(verb, text).map_err(|failure| exception(py, &failure, None))?;
    let rows: Vec<Result<String, Failure>> = puzzles.iter().map(|item| puzzle(verb, &item)).collect();
    let work = Work {
        verb,
        question: &question,
        rows: &rows,
        next: AtomicUsize::new(0),
        end: AtomicUsize::new(rows.len()),
        strict,
        stopped: AtomicBool::new(false),
    };
    let threads = threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    let mut watch = Watch::new(progress);
    let answers = py.detach(|| answers(&work, threads.clamp(1, MOST_THREADS), &mut watch, first, total));
    if let Some(error) = watch.stopped_by() {
        return Err(error);
    }
    let list = PyList::empty(py);
    for (number, answer) in answers.into_iter().enumerate() {
        match answer {
            Some(Ok(answer)) => list.append(pythonize(py, &answer)?)?,
            Some(Err(failure)) => {
                if strict {
                    return Err(exception(py, &failure, Some(first + number)));
                }
                list.append(exception(py, &failure, None).into_value(py))?;
            }
            // A thread that ends without an answer has panicked, which ends the call.
            None => {}
        }
    }
    Ok(list)
}

/// The text of a row.
fn puzzle(verb: &str, item: &Bound<'_, PyAny>) -> Result<String, Failure> {
    let text = item.cast::<PyString>().map_err(|_| {
        let kind = item.get_type().name().map_or_else(|_| "value".to_owned(), |name| name.to_string());
        wrong(verb, &format!("a puzzle is a text (str), not {kind}"))
    })?;
    text.to_cow()
        .map(std::borrow::Cow::into_owned)
        .map_err(|_| wrong(verb, "the text has half a character (a lone surrogate)"))
}

/// The answers in the order of the rows.
fn answers(
    work: &Work<'_>,
    threads: usize,
    watch: &mut Watch,
    first: usize,
    total: usize,
) -> Vec<Option<Answer>> {
    let mut answers: Vec<Option<Answer>> = work.rows.iter().map(|_| None).collect();
    let mut done = first;
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        let mut started = 0;
        for _ in 0..threads.min(work.rows.len()) {
            let sender = sender.clone();
            // A machine that has no more threads does with fewer.
            let builder = thread::Builder::new().name("stepdoku".to_owned());
            if builder.spawn_scoped(scope, move || work.run(&sender)).is_err() {
                break;
            }
            started += 1;
        }
        if started == 0 {
            work.run(&sender);
        }
        drop(sender);
        loop {
            let looked = match receiver.recv_timeout(PAUSE) {
                Ok((number, answer)) => {
                    answers[number] = Some(answer);
                    done += 1;
                    watch.look(done as u64, total as u64)
                }
                Err(RecvTimeoutError::Timeout) => watch.look(done as u64, total as u64),
                Err(RecvTimeoutError::Disconnected) => {
                    let _ = watch.ask(done as u64, total as u64);
                    return;
                }
            };
            if looked.is_break() {
                work.stopped.store(true, Relaxed);
                return;
            }
        }
    });
    answers
}
