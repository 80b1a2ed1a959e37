//! The questions of each verb, and their answers.

use crate::{Failure, Watch};
use serde::Deserialize;
use serde_json::{Value, json};
use stepdoku::{Board, Position, Puzzle};
#[cfg(feature = "words")]
use stepdoku::{Ladder, Language, Step, Technique};

type Answer = Result<Value, Failure>;

/// An answer about a board, with what was assumed in reading that.
fn about(board: &Board, mut answer: Value) -> Value {
    let assumed = board.assumptions();
    if !assumed.is_empty() {
        answer["assumptions"] = json!(assumed);
    }
    answer
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Alone {
    puzzle: String,
}

pub(crate) fn read(question: Alone, _: Watch<'_>) -> Answer {
    let board: Board = question.puzzle.parse()?;
    Ok(json!({
        "board": board.to_string(),
        "side": board.side(),
        "digits": board.digits(),
        "assumptions": board.assumptions(),
    }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Convert {
    puzzle: String,
    format: String,
}

pub(crate) fn convert(question: Convert, _: Watch<'_>) -> Answer {
    let board: Board = question.puzzle.parse()?;
    Ok(about(&board, json!({ "text": board.write(question.format.parse()?)? })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Count {
    puzzle: String,
    limit: Option<usize>,
}

pub(crate) fn count(question: Count, watch: Watch<'_>) -> Answer {
    let board: Board = question.puzzle.parse()?;
    Ok(about(&board, json!({ "count": board.count(question.limit.unwrap_or(2), watch)? })))
}

pub(crate) fn solve(question: Alone, watch: Watch<'_>) -> Answer {
    let puzzle = Puzzle::new(&question.puzzle.parse()?, watch)?;
    Ok(about(puzzle.board(), json!({ "solution": puzzle.solution().to_string() })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfPosition {
    puzzle: String,
    candidates: Option<Vec<Vec<u8>>>,
}

pub(crate) fn candidates(question: OfPosition, _: Watch<'_>) -> Answer {
    let board: Board = question.puzzle.parse()?;
    let mut position = Position::new(&board);
    if let Some(candidates) = question.candidates {
        position.restrict(&candidates)?;
    }
    Ok(about(&board, json!({ "candidates": position.candidates() })))
}

#[cfg(feature = "words")]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Way {
    puzzle: String,
    candidates: Option<Vec<Vec<u8>>>,
    ladder: Option<String>,
    without: Option<Vec<String>>,
    language: Option<String>,
}

#[cfg(feature = "words")]
impl Way {
    /// The board, the position, the ladder and the language of the question.
    fn read(self, watch: Watch<'_>) -> Result<(Board, Position, Ladder, Language), Failure> {
        let board: Board = self.puzzle.parse()?;
        let mut position = position(&board, watch)?;
        if let Some(candidates) = self.candidates {
            position.restrict(&candidates)?;
        }
        let ladder = match self.ladder.as_deref() {
            None | Some("teaching") => Ladder::default(),
            Some("hodoku") => Ladder::hodoku(),
            Some(other) => {
                return Err(Failure::question("ladder", &format!("{other:?} is none: teaching or hodoku")));
            }
        };
        let without = self.without.unwrap_or_default();
        let ladder = without.iter().try_fold(ladder, |ladder, name| -> Result<Ladder, Failure> {
            Ok(ladder.without(name.parse::<Technique>()?))
        })?;
        Ok((board, position, ladder, language(self.language.as_deref())?))
    }
}

#[cfg(feature = "words")]
fn language(code: Option<&str>) -> Result<Language, Failure> {
    Ok(code.map(str::parse).transpose()?.unwrap_or_default())
}

/// The most guesses to prove that a board is a puzzle, before the steps that don't rest on that are looked for.
#[cfg(feature = "words")]
const GUESSES: u64 = 20_000;

/// The position of a board; if its givens are a puzzle, that is known in it. Without a solution there is no step to trust.
#[cfg(feature = "words")]
fn position(board: &Board, watch: Watch<'_>) -> Result<Position, Failure> {
    use std::ops::ControlFlow::Break;
    let mut asked = false;
    let mut bounded = |progress: stepdoku::Progress| {
        if progress.done > GUESSES {
            return Break(());
        }
        let on = watch(progress);
        asked |= on.is_break();
        on
    };
    match Puzzle::new(board, &mut bounded) {
        Ok(puzzle) => Ok(Position::within(&puzzle)?),
        Err(stepdoku::Error::SeveralSolutions { .. }) => unproven(board),
        Err(stepdoku::Error::Stopped) if !asked => unproven(board),
        Err(error) => Err(error.into()),
    }
}

/// The position of a board whose candidates some solution fits.
#[cfg(feature = "words")]
fn unproven(board: &Board) -> Result<Position, Failure> {
    let mut position = Position::new(board);
    let candidates = position.candidates();
    position.restrict(&candidates)?;
    Ok(position)
}

#[cfg(feature = "words")]
fn told(step: &Step, language: Language) -> Value {
    let mut told = serde_json::to_value(step.explain(language)).unwrap_or_default();
    told["technique"] = json!(step.technique().to_string());
    told["placed"] = json!(step.placed());
    told["eliminated"] = json!(step.eliminated());
    told
}

#[cfg(feature = "words")]
pub(crate) fn next(question: Way, watch: Watch<'_>) -> Answer {
    let (board, position, ladder, language) = question.read(watch)?;
    Ok(about(
        &board,
        json!({ "step": position.next_step(&ladder, watch)?.map(|step| told(&step, language)) }),
    ))
}

#[cfg(feature = "words")]
pub(crate) fn steps(question: Way, watch: Watch<'_>) -> Answer {
    let (board, position, ladder, language) = question.read(watch)?;
    let steps: Vec<Value> = position.steps(&ladder, watch)?.iter().map(|step| told(step, language)).collect();
    Ok(about(&board, json!({ "steps": steps })))
}

#[cfg(feature = "words")]
pub(crate) fn walk(question: Way, watch: Watch<'_>) -> Answer {
    let (asked, mut position, ladder, language) = question.read(watch)?;
    let steps = position.walk(&ladder, watch)?;
    let steps: Vec<Value> = steps.iter().map(|step| told(step, language)).collect();
    let board = position.board();
    let solved = board.digits().iter().all(Option::is_some);
    Ok(about(&asked, json!({ "steps": steps, "solved": solved, "board": board.to_string() })))
}

#[cfg(feature = "words")]
pub(crate) fn level(question: Alone, watch: Watch<'_>) -> Answer {
    let puzzle = Puzzle::new(&question.puzzle.parse()?, watch)?;
    Ok(about(puzzle.board(), json!({ "level": puzzle.level(watch)? })))
}

#[cfg(feature = "scales")]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rate {
    puzzle: String,
    se: Option<bool>,
    hodoku: Option<bool>,
    steps: Option<bool>,
}

#[cfg(feature = "scales")]
pub(crate) fn rate(question: Rate, watch: Watch<'_>) -> Answer {
    let puzzle = Puzzle::new(&question.puzzle.parse()?, watch)?;
    let mut answer = json!({});
    if question.se.unwrap_or(true) {
        answer["se"] = serde_json::to_value(puzzle.se(watch)?).unwrap_or_default();
    }
    if question.hodoku.unwrap_or(true) {
        answer["hodoku"] = serde_json::to_value(puzzle.hodoku(watch)?).unwrap_or_default();
    }
    if !question.steps.unwrap_or(false) {
        for rating in answer.as_object_mut().into_iter().flat_map(|all| all.values_mut()) {
            rating.as_object_mut().and_then(|rating| rating.remove("steps"));
        }
    }
    Ok(about(puzzle.board(), answer))
}

#[cfg(feature = "make")]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Make {
    recipe: Option<String>,
    side: Option<usize>,
    variant: Option<String>,
    level: Option<String>,
    needs: Option<String>,
    se: Option<(f64, f64)>,
    clues: Option<usize>,
    minimal: Option<bool>,
    symmetry: Option<String>,
    pattern: Option<bool>,
    tries: Option<u16>,
    seed: Option<u64>,
}

#[cfg(feature = "make")]
impl Make {
    fn recipe(self) -> Result<stepdoku::Recipe, Failure> {
        let is_wish = self.side.is_some()
            || self.variant.is_some()
            || self.level.is_some()
            || self.needs.is_some()
            || self.se.is_some()
            || self.clues.is_some()
            || self.minimal.is_some()
            || self.symmetry.is_some()
            || self.pattern.is_some()
            || self.tries.is_some()
            || self.seed.is_some();
        if let Some(recipe) = self.recipe {
            if is_wish {
                return Err(Failure::question("make", "a recipe says all: leave the other fields out"));
            }
            return Ok(recipe.parse()?);
        }
        let usual = stepdoku::Wish::default();
        let wish = stepdoku::Wish {
            side: self.side.unwrap_or(usual.side),
            variant: self.variant,
            level: self.level.map(|name| name.parse()).transpose()?,
            needs: self.needs.map(|name| name.parse()).transpose()?,
            se: self.se,
            clues: self.clues,
            minimal: self.minimal.unwrap_or(usual.minimal),
            symmetry: self.symmetry.unwrap_or(usual.symmetry),
            pattern: self.pattern.unwrap_or(usual.pattern),
            tries: self.tries.unwrap_or(usual.tries),
            seed: self.seed.unwrap_or(usual.seed),
        };
        Ok(stepdoku::Recipe::try_from(wish)?)
    }
}

#[cfg(feature = "make")]
pub(crate) fn make(question: Make, watch: Watch<'_>) -> Answer {
    let recipe = question.recipe()?;
    let puzzle = recipe.make(watch)?;
    Ok(json!({
        "board": puzzle.board().to_string(),
        "solution": puzzle.solution().to_string(),
        "level": puzzle.level(watch)?,
        "recipe": recipe.to_string(),
    }))
}

#[cfg(feature = "print")]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Print {
    puzzles: Vec<String>,
    title: Option<String>,
    per_page: Option<u8>,
    answers: Option<bool>,
    steps: Option<bool>,
    large: Option<bool>,
    candidates: Option<bool>,
    letter: Option<bool>,
}

#[cfg(feature = "print")]
pub(crate) fn print(question: Print, watch: Watch<'_>) -> Answer {
    let usual = stepdoku::Paper::default();
    let paper = stepdoku::Paper {
        title: question.title.unwrap_or(usual.title),
        per_page: question.per_page.unwrap_or(usual.per_page),
        answers: question.answers.unwrap_or(usual.answers),
        steps: question.steps.unwrap_or(usual.steps),
        large: question.large.unwrap_or(usual.large),
        candidates: question.candidates.unwrap_or(usual.candidates),
        letter: question.letter.unwrap_or(usual.letter),
    };
    let read = |(number, text): (usize, &String)| -> Result<Puzzle, Failure> {
        let puzzle = text.parse().and_then(|board| Puzzle::new(&board, watch));
        puzzle.map_err(|error| {
            let failure = Failure::from(error);
            Failure { message: format!("puzzle {}: {failure}", number + 1), ..failure }
        })
    };
    let puzzles: Vec<Puzzle> = question.puzzles.iter().enumerate().map(read).collect::<Result<_, _>>()?;
    Ok(json!({ "html": stepdoku::print(&puzzles, &paper)? }))
}

#[cfg(feature = "words")]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Names {
    language: Option<String>,
}

#[cfg(feature = "words")]
pub(crate) fn names(question: Names, _: Watch<'_>) -> Answer {
    let language = language(question.language.as_deref())?;
    let techniques: Vec<Value> = Technique::all()
        .map(|technique| json!({ "technique": technique.to_string(), "name": technique.name(language) }))
        .collect();
    let formats: Vec<String> = stepdoku::Format::all().map(|format| format.to_string()).collect();
    let known = |names: &[&str], is: fn(&str) -> bool| -> Vec<String> {
        names.iter().filter(|name| is(name)).map(|&name| name.to_owned()).collect()
    };
    Ok(json!({
        "techniques": techniques,
        "formats": formats,
        "levels": known(&LEVELS, |name| name.parse::<stepdoku::Level>().is_ok()),
        "languages": known(&LANGUAGES, |code| code.parse::<Language>().is_ok()),
    }))
}

#[cfg(feature = "words")]
const LEVELS: [&str; 6] = ["easy", "medium", "hard", "very-hard", "fiendish", "extreme"];
#[cfg(feature = "words")]
const LANGUAGES: [&str; 9] = ["en", "de", "it", "fr", "es", "pt", "ru", "zh", "ja"];
