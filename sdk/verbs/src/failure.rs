//! What went wrong, as data.

use serde::Serialize;
use std::fmt;
use stepdoku::{Cell, Error};

/// What is wrong with a question, or why it has no answer.
///
/// ```
/// use serde_json::json;
/// use std::ops::ControlFlow::Continue;
///
/// let failure = stepdoku_verbs::answer("solve", json!({"puzzle": "12"}), &mut |_| Continue(())).unwrap_err();
/// assert_eq!(failure.kind, "text");
/// println!("{failure}");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Failure {
    /// The kind, for programs: `question`, `verb`, `text`, `clash`, `complete`, `no-solution`, `several-solutions`, `stopped`,
    /// `candidates`, `unsupported`, `recipe`, `name`, `not-found`.
    pub kind: &'static str,
    /// The sentence for people.
    pub message: String,
    /// The line of the text, from 1, where it has a place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The column in characters, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u32>,
    /// The cells that are wrong.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<Cell>,
    /// Two solutions, where there should be one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub solutions: Vec<String>,
}

/// The longest message, in characters: a question is quoted in it.
const LONGEST: usize = 300;

impl Failure {
    fn new(kind: &'static str, message: &str) -> Self {
        let mut said: String = message.chars().take(LONGEST).collect();
        if said.len() < message.len() {
            said.push('…');
        }
        Self { kind, message: said, ..Self::default() }
    }

    pub(crate) fn question(verb: &str, what: &str) -> Self {
        Self::new("question", &format!("{verb}: {what}"))
    }

    pub(crate) fn verb(verb: &str, verbs: &[&str]) -> Self {
        let known = verbs.join(", ");
        let verb: String = verb.chars().take(LONGEST / 4).collect();
        Self::new("verb", &format!("{verb:?} is no verb of this build. It is one of {known}."))
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        let mut failure = Self::new(kind(&error), &error.to_string());
        match error {
            Error::Text { at: Some((line, column)), .. } => {
                (failure.line, failure.column) = (Some(line), Some(column));
            }
            Error::Clash { cells, .. } => failure.cells = cells.to_vec(),
            Error::SeveralSolutions { solutions } => {
                failure.solutions = solutions.iter().map(ToString::to_string).collect();
            }
            _ => {}
        }
        failure
    }
}

const fn kind(error: &Error) -> &'static str {
    match error {
        Error::Text { .. } => "text",
        Error::Clash { .. } => "clash",
        Error::Complete => "complete",
        Error::NoSolution => "no-solution",
        Error::SeveralSolutions { .. } => "several-solutions",
        Error::Stopped => "stopped",
        Error::Candidates { .. } => "candidates",
        Error::Unsupported { .. } => "unsupported",
        Error::Recipe { .. } => "recipe",
        Error::Name { .. } => "name",
        Error::NotFound { .. } => "not-found",
        _ => "other",
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Failure {}
