//! Steps in words or in a notation: all of a position, and one after the other to the end.

use super::{Answer, Task, Trouble, Watch, ask, board, word};
use crate::{
    args::{self, Telling},
    input::Item,
};
use serde_json::{Value, json};

const COLUMNS: [&str; 6] = ["puzzle", "step", "technique", "placed", "eliminated", "text"];

fn question(telling: &Telling) -> Value {
    let without: Vec<String> = telling.without.iter().map(ToString::to_string).collect();
    json!({ "language": telling.language, "ladder": telling.ladder, "without": without })
}

/// The reason of a step: a text, or its form in a notation if it has one.
fn reason<'a>(telling: &Telling, step: &'a Value) -> std::borrow::Cow<'a, str> {
    let noted = telling.notation.as_ref().map(|name| &step[name]).filter(|noted| noted.is_string());
    word(noted.unwrap_or(&step["text"]))
}

fn list(answer: &Answer) -> &[Value] {
    answer["steps"].as_array().map_or(&[], Vec::as_slice)
}

/// Each step as its number, its name, and its reason below.
fn told(telling: &Telling, answer: &Answer) -> String {
    let mut text = word(&answer["puzzle"]).into_owned();
    for (number, step) in (1_u32..).zip(list(answer)) {
        text.extend(["\n", &number.to_string(), ". ", &*word(&step["title"])]);
        for line in reason(telling, step).lines() {
            text.extend(["\n   ", line]);
        }
    }
    text
}

fn rows(telling: &Telling, answer: &Answer) -> Vec<Vec<String>> {
    let cell = |candidate: &Value, sign: &str| {
        let cell = &candidate["cell"];
        format!("r{}c{}{sign}{}", cell["row"], cell["column"], candidate["digit"])
    };
    let puzzle = word(&answer["puzzle"]);
    let row = |(number, step): (u32, &Value)| {
        let placed = if step["placed"].is_null() { String::new() } else { cell(&step["placed"], "=") };
        let gone = step["eliminated"].as_array().into_iter().flatten();
        let gone: Vec<String> = gone.map(|one| cell(one, "<>")).collect();
        vec![
            puzzle.clone().into_owned(),
            number.to_string(),
            word(&step["technique"]).into_owned(),
            placed,
            gone.join(" "),
            // A row is a line, so that rows can be sorted.
            reason(telling, step).lines().collect::<Vec<_>>().join(" "),
        ]
    };
    (1..).zip(list(answer)).map(row).collect()
}

pub(crate) struct Steps {
    next: bool,
    telling: Telling,
}

impl Steps {
    pub(crate) fn of(wish: &args::Steps) -> Self {
        Self { next: wish.next, telling: wish.telling.clone() }
    }
}

impl Task for Steps {
    fn columns(&self) -> &[&'static str] {
        &COLUMNS
    }

    fn answer(&self, item: &Item, notes: &mut Vec<String>, watch: Watch<'_>) -> Result<Answer, Trouble> {
        let (verb, board) = (if self.next { "next" } else { "steps" }, board(item, notes)?);
        let mut answer = ask(verb, item, &board, question(&self.telling), watch)?;
        if self.next {
            let step = answer["step"].take();
            let steps = if step.is_null() { json!([]) } else { json!([step]) };
            answer = json!({ "puzzle": answer["puzzle"], "steps": steps });
        }
        Ok(answer)
    }

    fn line(&self, answer: &Answer) -> String {
        let told = told(&self.telling, answer);
        if list(answer).is_empty() { format!("{told}\nNo technique finds a step.\n") } else { told + "\n" }
    }

    fn rows(&self, answer: &Answer) -> Vec<Vec<String>> {
        rows(&self.telling, answer)
    }
}

pub(crate) struct Explain {
    telling: Telling,
}

impl Explain {
    pub(crate) fn of(wish: &args::Explain) -> Self {
        Self { telling: wish.telling.clone() }
    }
}

impl Task for Explain {
    fn columns(&self) -> &[&'static str] {
        &COLUMNS
    }

    fn answer(&self, item: &Item, notes: &mut Vec<String>, watch: Watch<'_>) -> Result<Answer, Trouble> {
        ask("walk", item, &board(item, notes)?, question(&self.telling), watch)
    }

    fn line(&self, answer: &Answer) -> String {
        let (told, board) = (told(&self.telling, answer), word(&answer["board"]));
        // In another language, the board says by itself how far the way led.
        let end = match (&*self.telling.language, answer["solved"] == true) {
            ("en", true) => "Solved: ",
            ("en", false) => "No technique finds a further step: ",
            _ => "",
        };
        format!("{told}\n{end}{board}\n")
    }

    fn rows(&self, answer: &Answer) -> Vec<Vec<String>> {
        rows(&self.telling, answer)
    }
}
