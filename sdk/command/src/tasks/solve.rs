//! Solutions, their number, and other formats.

use super::{Answer, Task, Trouble, Watch, ask, board, word};
use crate::input::Item;
use serde_json::json;

pub(crate) struct Solve;

impl Task for Solve {
    fn columns(&self) -> &[&'static str] {
        &["puzzle", "solution"]
    }

    fn answer(&self, item: &Item, notes: &mut Vec<String>, watch: Watch<'_>) -> Result<Answer, Trouble> {
        ask("solve", item, &board(item, notes)?, json!({}), watch)
    }

    fn line(&self, answer: &Answer) -> String {
        word(&answer["solution"]).into_owned()
    }

    fn rows(&self, answer: &Answer) -> Vec<Vec<String>> {
        vec![self.columns().iter().map(|name| word(&answer[name]).into_owned()).collect()]
    }

    fn board(&self, answer: &Answer) -> String {
        self.line(answer)
    }
}

pub(crate) struct Count {
    pub(crate) limit: usize,
}

impl Task for Count {
    fn columns(&self) -> &[&'static str] {
        &["puzzle", "count"]
    }

    fn answer(&self, item: &Item, notes: &mut Vec<String>, watch: Watch<'_>) -> Result<Answer, Trouble> {
        ask("count", item, &board(item, notes)?, json!({ "limit": self.limit }), watch)
    }

    fn line(&self, answer: &Answer) -> String {
        self.rows(answer)[0].join("\t")
    }

    fn rows(&self, answer: &Answer) -> Vec<Vec<String>> {
        vec![self.columns().iter().map(|name| word(&answer[name]).into_owned()).collect()]
    }
}

/// The formats of which several in one file are not read back.
const ALONE: [&str; 4] = ["opensudoku", "ksudoku", "candidate-grid", "sdx"];

pub(crate) struct Convert {
    pub(crate) format: String,
}

impl Task for Convert {
    fn columns(&self) -> &[&'static str] {
        &["puzzle", "text"]
    }

    fn answer(&self, item: &Item, notes: &mut Vec<String>, watch: Watch<'_>) -> Result<Answer, Trouble> {
        if item.number > 1 && ALONE.contains(&&*self.format) {
            return Err(Trouble::bad(format!(
                "a file of the format {} has one puzzle, so convert the others by themselves",
                self.format
            )));
        }
        ask("convert", item, &board(item, notes)?, json!({ "format": self.format }), watch)
    }

    /// Texts of several lines are set apart by an empty one.
    fn line(&self, answer: &Answer) -> String {
        let text = word(&answer["text"]);
        let text = text.trim_end_matches('\n');
        if text.contains('\n') { format!("{text}\n") } else { text.to_owned() }
    }

    fn rows(&self, answer: &Answer) -> Vec<Vec<String>> {
        vec![self.columns().iter().map(|name| word(&answer[name]).into_owned()).collect()]
    }
}
