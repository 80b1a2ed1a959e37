//! The verbs of the ladder: all steps of a position, the next one, and the whole walk.

use super::{Answer, IMPORT_NODES, agree, read_grid, tell};
use serde::Deserialize;
use serde_json::{Value, json};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet, Grid};
use sudoku_logic::{
    Position, Puzzle, Technique, grade,
    ladder::{Ending, Ladder, STEPS_WORK, StepsFound, Walk, all_steps_within, next_step, walk},
    search::brute,
    step::Step,
};
use sudoku_scales::{Tenths, rate};

/// A position: a grid, the candidates of each cell if they are fewer than the grid allows, the givens if they
/// are not the whole grid, and the ladder.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Question {
    grid: String,
    candidates: Option<Vec<String>>,
    givens: Option<String>,
    ladder: Option<String>,
    without: Option<Vec<String>>,
    shape: Option<String>,
}

pub(crate) fn steps(question: Question) -> Answer {
    let position = question.position()?;
    let StepsFound { steps, stopped } = all_steps_within(&position, &question.ladder()?, STEPS_WORK);
    let told: Vec<Value> = steps.iter().map(|step| told(step, &position)).collect();
    let mut answer = json!({"steps": told});
    if stopped {
        answer["stopped"] = json!(true);
    }
    Ok(answer)
}

pub(crate) fn next(question: Question) -> Answer {
    let position = question.position()?;
    let step = next_step(&position, &question.ladder()?);
    Ok(json!({"step": step.map(|step| told(&step, &position))}))
}

pub(crate) fn whole_walk(question: Question) -> Answer {
    let mut position = question.position()?;
    let Walk { steps, ending, .. } = walk(&position, &question.ladder()?);
    let mut told_steps = Vec::new();
    for step in &steps {
        told_steps.push(told(step, &position));
        position.apply(step);
    }
    Ok(json!({
        "steps": told_steps,
        "solved": ending == Ending::Solved,
        "level": question.puzzle().map(|puzzle| grade(&puzzle).level.slug()),
        "rating": question.puzzle().and_then(|puzzle| rating(&puzzle)),
    }))
}

/// The rating of a puzzle, by separate walks that do not depend on the ladder of the question.
fn rating(puzzle: &Puzzle) -> Option<Value> {
    if puzzle.clues().shape().has_arithmetic() {
        return None;
    }
    let rating = rate(puzzle, &mut || ControlFlow::Continue(())).continue_value()?;
    let number = |tenths: Tenths| f64::from(tenths.0) / 10.0;
    Some(json!({
        "score": rating.score,
        "class": rating.class.name(),
        "hardest": number(rating.hardest),
        "first-placement": number(rating.first_placement),
        "first-step": number(rating.first_step),
        "technique": rating.technique.map(Technique::slug),
        "rounds-of-trials": rating.trials.map_or(0, |trials| trials.rounds),
    }))
}

fn told(step: &Step, position: &Position) -> Value {
    tell(step, position.candidates())
}

impl Question {
    /// The grid as a puzzle, if it is one.
    fn puzzle(&self) -> Option<Puzzle> {
        Puzzle::new(read_grid(&self.grid).ok()?, &mut brute::budget(IMPORT_NODES)).ok()
    }

    fn position(&self) -> Result<Position, String> {
        let grid = read_grid(&self.grid)?;
        agree(&grid, self.shape.as_deref())?;
        let mut candidates = Candidates::new(&grid);
        if let Some(listed) = &self.candidates {
            restrict(&mut candidates, listed)?;
        }
        let clues = self.givens.as_deref().map(read_grid).transpose()?;
        if clues.as_ref().is_some_and(|clues| clues.shape() != grid.shape() || !clues.agrees_with(&grid)) {
            return Err("the givens are not those of the grid".to_owned());
        }
        let clues = clues.unwrap_or(grid);
        let proven = |clues: &Grid| Puzzle::new(clues.clone(), &mut brute::budget(IMPORT_NODES)).is_ok();
        let position = Position::within(candidates, &clues);
        Ok(if proven(&clues) { position } else { position.doubting() })
    }

    fn ladder(&self) -> Result<Ladder, String> {
        let ladder = match self.ladder.as_deref() {
            None | Some("teaching") => Ladder::teaching(),
            Some("hodoku") => Ladder::hodoku(),
            Some(other) => return Err(format!("{other:?} is no ladder")),
        };
        self.without.iter().flatten().try_fold(ladder, |ladder, slug| {
            let technique = Technique::from_slug(slug).ok_or(format!("{slug:?} is no technique"))?;
            Ok(ladder.without(technique))
        })
    }
}

/// Eliminates candidates that are not listed.
fn restrict(candidates: &mut Candidates, listed: &[String]) -> Result<(), String> {
    let shape = candidates.shape();
    if listed.len() != shape.cell_count() {
        return Err(format!("{} cells have candidates, not {}", listed.len(), shape.cell_count()));
    }
    for (cell, text) in Cell::all(shape).zip(listed).filter(|(_, text)| !text.is_empty()) {
        let read = |number: &str| {
            let digit = number.trim().parse().ok().and_then(Digit::new);
            digit.ok_or(format!("{number:?} is no digit"))
        };
        let kept = text.split(',').map(read).collect::<Result<DigitSet, String>>()?;
        let gone = candidates.digits(cell).minus(kept);
        gone.iter().for_each(|digit| candidates.eliminate(Candidate::new(cell, digit), |_| {}));
    }
    Ok(())
}
