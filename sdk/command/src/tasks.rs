//! What each verb asks for an item, and how it writes the answer as a line, as fields, or as an object.

pub(crate) mod rate;
pub(crate) mod solve;
pub(crate) mod steps;

use crate::{
    args::Output,
    input::{Item, Wrong},
};
use serde_json::{Value, json};
use std::{borrow::Cow, ops::ControlFlow};
use stepdoku::{Board, Progress};
use stepdoku_verbs::Failure;

/// The answer of a verb, with the `puzzle` that it is about.
pub(crate) type Answer = Value;
pub(crate) type Watch<'a> = &'a mut dyn FnMut(Progress) -> ControlFlow<()>;

/// Why an item has no answer.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// Something is wrong with it.
    Bad(Wrong),
    /// It gives nothing, which is no mistake.
    Nothing,
    /// The watcher stopped it.
    Stopped,
}

impl Trouble {
    pub(crate) fn bad(what: impl Into<String>) -> Self {
        Self::Bad(Wrong::new(what))
    }
}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Self {
        match failure.kind {
            "stopped" => Self::Stopped,
            "not-found" => Self::Nothing,
            _ => Self::bad(failure.message),
        }
    }
}

pub(crate) trait Task: Send + Sync + 'static {
    /// The names of the fields behind the number.
    fn columns(&self) -> &[&'static str];

    /// The answer for an item. What was assumed in reading it goes to `notes`.
    fn answer(&self, item: &Item, notes: &mut Vec<String>, watch: Watch<'_>) -> Result<Answer, Trouble>;

    /// The answer for people, in one line or several.
    fn line(&self, answer: &Answer) -> String;

    /// The answer in fields, usually in one row.
    fn rows(&self, answer: &Answer) -> Vec<Vec<String>>;

    /// The board of the answer, for a collection.
    fn board(&self, answer: &Answer) -> String {
        word(&answer["puzzle"]).into_owned()
    }
}

/// A record, with the line break at its end.
pub(crate) fn render(
    task: &impl Task,
    answer: &Answer,
    format: Output,
    numbered: bool,
    number: u64,
) -> Result<String, Trouble> {
    Ok(match format {
        Output::Line => {
            let text = task.line(answer);
            if !numbered {
                return Ok(text + "\n");
            }
            let lines = text.split('\n').map(|line| format!("{number:010}\t{line}\n"));
            lines.collect::<Vec<_>>().concat()
        }
        Output::Csv => {
            let number = number.to_string();
            let row = |row: &Vec<String>| {
                let all: Vec<&str> = [&*number].into_iter().chain(row.iter().map(String::as_str)).collect();
                fields(&all)
            };
            task.rows(answer).iter().map(row).collect()
        }
        // The number comes first, so that lines can be sorted.
        Output::Json => format!("{{\"number\":{number},{}\n", &answer.to_string()[1..]),
        Output::Sdm => {
            let board: Board = task.board(answer).parse().map_err(Wrong::from).map_err(Trouble::Bad)?;
            let format = "sdm".parse().map_err(Wrong::from).map_err(Trouble::Bad)?;
            let line = board.write(format).map_err(Wrong::from).map_err(Trouble::Bad)?;
            format!("{}\n", line.trim_end())
        }
    })
}

/// A row of fields, those quoted that need it.
pub(crate) fn fields(all: &[&str]) -> String {
    let mut writer =
        csv::WriterBuilder::new().terminator(csv::Terminator::Any(b'\n')).from_writer(Vec::new());
    // Memory takes all.
    _ = writer.write_record(all);
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}

/// A value as it stands in a line.
pub(crate) fn word(value: &Value) -> Cow<'_, str> {
    match value {
        Value::Null => "".into(),
        Value::String(text) => text.into(),
        other => other.to_string().into(),
    }
}

/// The board of an item.
pub(crate) fn board(item: &Item, notes: &mut Vec<String>) -> Result<Board, Trouble> {
    let text = item.text.as_ref().map_err(|wrong| Trouble::Bad(wrong.clone()))?;
    let board: Board = text.parse().map_err(Wrong::from).map_err(Trouble::Bad)?;
    if let Some(side) = item.side.filter(|&side| side != board.side()) {
        return Err(Trouble::bad(format!(
            "a board of side {} in a list of side {side}; --mixed allows several sizes",
            board.side()
        )));
    }
    // A remark behind a puzzle is usual in a list.
    let usual = |note: &str| item.is_line && note.contains("after the puzzle was left out");
    notes.extend(board.assumptions().into_iter().filter(|note| !usual(note)));
    Ok(board)
}

/// Asks a verb about a board that was read from an item.
pub(crate) fn ask(
    verb: &str,
    item: &Item,
    board: &Board,
    mut question: Value,
    watch: Watch<'_>,
) -> Result<Answer, Trouble> {
    question["puzzle"] = json!(item.text.as_deref().unwrap_or_default());
    let mut answer = stepdoku_verbs::answer(verb, question, watch)?;
    answer["puzzle"] = json!(board.to_string());
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_quoted() {
        assert_eq!(fields(&["1", "a,b", "say \"x\"", ""]), "1,\"a,b\",\"say \"\"x\"\"\",\n");
    }
}
