//! The verb of ratings: the figures of Sudoku Explainer and of HoDoKu, to the digit.

use super::{Answer, IMPORT_NODES, PATIENCE, agree, read_grid, triple};
use serde::Deserialize;
use serde_json::{Value, json};
use std::{
    ops::ControlFlow,
    time::{Duration, Instant},
};
use sudoku_board::{Candidate, Shape};
use sudoku_logic::{
    Puzzle,
    explain::{self, Locale},
    search::brute,
};
use sudoku_scales::{
    Tenths,
    hodoku::{self, HodokuStep},
    se::{self, SeEdition, SeStep},
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Question {
    grid: String,
    #[serde(default)]
    steps: bool,
    millis: Option<u64>,
    shape: Option<String>,
}

/// A stopped rating says no more than this.
const MOST_SAID: Tenths = Tenths(95);

pub(crate) fn rate(question: Question) -> Answer {
    let grid = read_grid(&question.grid)?;
    agree(&grid, question.shape.as_deref())?;
    let (start, patience) = (Instant::now(), Duration::from_millis(question.millis.unwrap_or(PATIENCE)));
    let watch =
        || if start.elapsed() > patience { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    let mut answer = json!({"er": null, "ep": null, "ed": null, "hodoku": null});
    match se::rate(&grid, SeEdition::Current, &mut |_| watch()) {
        Ok(rating) if rating.stopped => answer["at_least"] = number(rating.hardest.min(MOST_SAID)),
        Ok(rating) => {
            answer["er"] = number(rating.hardest);
            answer["ep"] = number(rating.first_placement);
            answer["ed"] = number(rating.first_step);
            if question.steps {
                answer["se_steps"] = rating.steps.iter().map(of_se).collect();
            }
        }
        Err(why) => answer["why"] = explain::no_se_rating(why, Locale::ENGLISH).into(),
    }
    // Without exactly one solution the first program has said why.
    if let Ok(puzzle) = Puzzle::new(grid, &mut brute::budget(IMPORT_NODES))
        && let Ok(rating) = hodoku::rate(&puzzle, &mut |_| watch())
    {
        answer["hodoku"] = json!({"score": rating.score, "level": rating.class.name()});
        if question.steps {
            answer["hodoku_steps"] = rating.steps.iter().map(of_hodoku).collect();
        }
    }
    Ok(answer)
}

fn number(tenths: Tenths) -> Value {
    json!(f64::from(tenths.0) / 10.0)
}

fn of_se(step: &SeStep) -> Value {
    told(&step.technique.name(), step.placed, &step.eliminated, ("rating", number(step.rating)))
}

fn of_hodoku(step: &HodokuStep) -> Value {
    told(step.name.text(), step.placed, &step.eliminated, ("score", json!(step.name.score())))
}

/// A step of a program that rates 9×9 alone.
fn told(name: &str, placed: Option<Candidate>, eliminated: &[Candidate], cost: (&str, Value)) -> Value {
    let triples = |all: &[Candidate]| all.iter().map(|&one| triple(Shape::S9, one)).collect::<Vec<_>>();
    let slug: Vec<String> = name
        .split(|symbol: char| !symbol.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let mut told = json!({
        "technique": slug.join("-"),
        "place": triples(placed.as_slice()),
        "eliminate": triples(eliminated),
        "text": name,
    });
    told[cost.0] = cost.1;
    told
}
