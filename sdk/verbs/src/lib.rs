//! The verbs of Stepdoku as questions and answers in JSON. The command, the package for JavaScript and the one for Python all ask
//! here, so that they agree.
//!
//! ```
//! use serde_json::json;
//! use std::ops::ControlFlow::Continue;
//! use stepdoku_verbs::answer;
//!
//! let answer = answer("solve", json!({"puzzle": "3..2..1..2..1..4"}), &mut |_| Continue(())).unwrap();
//! assert_eq!(answer, json!({"solution": "3142241342311324"}));
//! ```
//!
//! A question is an object. A field that its verb does not know is an error, as without its meaning the answer could be for another
//! question. Fields with a question mark may be left out.
//!
//! | verb | question | answer |
//! |---|---|---|
//! | `read` | `puzzle` | `board`, `side`, `digits`, `assumptions` |
//! | `convert` | `puzzle`, `format` | `text` |
//! | `count` | `puzzle`, `limit?` (2) | `count` |
//! | `solve` | `puzzle` | `solution` |
//! | `candidates` | POSITION | `candidates` |
//! | `next` | POSITION, LADDER, `language?` | `step`, null if there is none |
//! | `steps` | POSITION, LADDER, `language?` | `steps` |
//! | `walk` | POSITION, LADDER, `language?` | `steps`, `solved`, `board` |
//! | `level` | `puzzle` | `level` |
//! | `rate` | `puzzle`, `se?`, `hodoku?` (both true), `steps?` (false) | `se`, `hodoku` |
//! | `make` | `recipe`, or WISH | `board`, `solution`, `level`, `recipe` |
//! | `print` | `puzzles`, PAPER | `html` |
//! | `names` | `language?` | `techniques`, `formats`, `levels`, `languages` |
//!
//! * `puzzle` is any text that [`stepdoku::Board`] reads. If something was assumed in reading it, each answer also has `assumptions`.
//! * POSITION is a `puzzle`, and `candidates?`: a list for each cell in reading order, such as `[[], [1, 4]]`. The techniques that
//!   assume one solution are used if the givens have one.
//! * LADDER is `ladder?` (`teaching` or `hodoku`) and `without?`, a list of techniques.
//! * A step has `technique`, `placed` (a candidate or null), `eliminated`, and the fields of [`stepdoku::Explanation`] in the
//!   language.
//! * WISH has the fields of [`stepdoku::Wish`], all with a question mark. `se` is a list of two numbers.
//! * PAPER has the fields of [`stepdoku::Paper`], all with a question mark.
//! * A candidate is `{"cell": {"row": 4, "column": 7}, "digit": 9}`.

#![warn(missing_docs)]

mod failure;
mod questions;

pub use failure::Failure;

use serde::de::DeserializeOwned;
use serde_json::Value;
use std::ops::ControlFlow;
use stepdoku::Progress;

/// The closure that learns of progress, and may stop the work.
pub type Watch<'a> = &'a mut dyn FnMut(Progress) -> ControlFlow<()>;

/// Each row is a verb: its name and its function. Those of a feature are there with it.
macro_rules! verbs {
    ($($(#[$with:meta])? $name:literal $answer:ident;)+) => {
        /// The verbs of this build, in the order of the table above.
        pub const VERBS: &[&str] = &[$($(#[$with])? $name),+];

        /// Answers a question.
        ///
        /// # Errors
        ///
        /// What is wrong with the question, or why it has no answer.
        pub fn answer(verb: &str, question: Value, watch: Watch<'_>) -> Result<Value, Failure> {
            match verb {
                $($(#[$with])? $name => questions::$answer(asked(verb, question)?, watch),)+
                _ => Err(Failure::verb(verb, VERBS)),
            }
        }
    };
}

verbs! {
    "read" read;
    "convert" convert;
    "count" count;
    "solve" solve;
    "candidates" candidates;
    #[cfg(feature = "words")] "next" next;
    #[cfg(feature = "words")] "steps" steps;
    #[cfg(feature = "words")] "walk" walk;
    #[cfg(feature = "words")] "level" level;
    #[cfg(feature = "scales")] "rate" rate;
    #[cfg(feature = "make")] "make" make;
    #[cfg(feature = "print")] "print" print;
    #[cfg(feature = "words")] "names" names;
}

/// Answers a question that is a text, with a text: the answer, or an object whose `error` is a [`Failure`].
///
/// ```
/// use std::ops::ControlFlow::Continue;
/// use stepdoku_verbs::answer_text;
///
/// let answer = answer_text("count", r#"{"puzzle": "................", "limit": 300}"#, &mut |_| Continue(()));
/// assert_eq!(answer, r#"{"count":288}"#);
/// ```
pub fn answer_text(verb: &str, question: &str, watch: Watch<'_>) -> String {
    let question =
        serde_json::from_str(question).map_err(|error| Failure::question(verb, &error.to_string()));
    match question.and_then(|question| answer(verb, question, watch)) {
        Ok(answer) => answer.to_string(),
        Err(failure) => serde_json::json!({ "error": failure }).to_string(),
    }
}

fn asked<Q: DeserializeOwned>(verb: &str, question: Value) -> Result<Q, Failure> {
    // A list would be read as the fields in turn.
    if !question.is_object() {
        return Err(Failure::question(verb, "a question is an object"));
    }
    serde_json::from_value(question).map_err(|error| Failure::question(verb, &error.to_string()))
}
