//! Figures of other programs, and the level.

use super::{Answer, Task, Trouble, Watch, ask, board, word};
use crate::{args, input::Item};
use serde_json::{Value, json};

pub(crate) struct Rate {
    se: bool,
    hodoku: bool,
    level: bool,
    columns: Vec<&'static str>,
}

/// The figures of each program: the columns, and where they are in the answer.
const SE: [(&str, &str); 3] =
    [("er", "/se/hardest"), ("ep", "/se/first_placement"), ("ed", "/se/first_step")];
const HODOKU: [(&str, &str); 2] = [("hodoku", "/hodoku/score"), ("class", "/hodoku/class")];
const LEVEL: [(&str, &str); 1] = [("level", "/level")];

impl Rate {
    pub(crate) fn of(wish: &args::Rate) -> Self {
        let usual = !(wish.se || wish.hodoku || wish.level);
        let rate = Self {
            se: wish.se || usual,
            hodoku: wish.hodoku || usual,
            level: wish.level,
            columns: vec!["puzzle"],
        };
        let columns: Vec<&str> = rate.figures().map(|(name, _)| name).collect();
        Self { columns: [rate.columns.clone(), columns].concat(), ..rate }
    }

    fn figures(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let when = |wanted: bool, all: &'static [(&str, &str)]| if wanted { all } else { &[] };
        [when(self.se, &SE), when(self.hodoku, &HODOKU), when(self.level, &LEVEL)].concat().into_iter()
    }
}

impl Task for Rate {
    fn columns(&self) -> &[&'static str] {
        &self.columns
    }

    fn answer(&self, item: &Item, notes: &mut Vec<String>, watch: Watch<'_>) -> Result<Answer, Trouble> {
        let board = board(item, notes)?;
        let mut answer = if self.se || self.hodoku {
            ask("rate", item, &board, json!({ "se": self.se, "hodoku": self.hodoku }), watch)?
        } else {
            json!({ "puzzle": board.to_string() })
        };
        if self.level {
            answer["level"] = ask("level", item, &board, json!({}), watch)?["level"].take();
        }
        Ok(answer)
    }

    fn line(&self, answer: &Answer) -> String {
        self.rows(answer)[0].join("\t")
    }

    fn rows(&self, answer: &Answer) -> Vec<Vec<String>> {
        let figure = |(_, path)| word(answer.pointer(path).unwrap_or(&Value::Null)).into_owned();
        let mut row = vec![word(&answer["puzzle"]).into_owned()];
        row.extend(self.figures().map(figure));
        vec![row]
    }
}
