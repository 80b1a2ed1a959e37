//! The judge's answers: a thin layer over the core, one function for each verb.
//!
//! | verb | question | answer |
//! |---|---|---|
//! | `count` | `{"grid": g, "shape": "2x3", "limit": 2, "millis": 1000}` | `{"count": n, "solution": g or null}`; the count is null when time ran out |
//! | `passes` | `{"grid": g}` | `{"passes": [{"kind": k, "steps": [STEP]}], "end": g, "solved": b}` |
//! | `generate` | `{"shape": "3x3", "level": "hard", "seed": s, "count": 10, "symmetry": y, "filling": f, "millis": m}` | one line for each: `{"seed": s, "grid": g, "solution": g, "level": l, "clues": n, "tier": n}` |
//! | `import` | `{"input": text, "variants": b}` | `{"ok": true, "grid": g, "format": f, "warnings": [w]}` or `{"ok": false, "error": e}` |
//! | `export` | `{"grid": g, "format": f}` | `{"text": t}` |
//! | `steps` | a position | `{"steps": [STEP]}`: every step that it holds; with `"stopped": true` those found until the limit of work |
//! | `next` | a position | `{"step": STEP or null}`: the first up the ladder |
//! | `walk` | a position | `{"steps": [STEP], "solved": b, "level": l or null, "rating": RATING or null}` |
//! | `rate` | `{"grid": g, "steps": b, "millis": 60000}` | `{"er": x, "ep": x, "ed": x, "hodoku": {"score": n, "level": l}}`; with steps also `"se_steps"` and `"hodoku_steps"`, each step with its `"rating"` or `"score"`; `"at_least": x` in place of the ratings when time ran out; nulls and `"why": w` where a program has no figure |
//!
//! A position is `{"grid": g, "candidates": [c], "givens": g, "ladder": l, "without": [t]}`: only the grid is
//! needed. Candidates are listed for each cell in reading order, like `"1,3"`, and for a filled cell `""`;
//! the ladder is `teaching` or `hodoku`; the techniques left out are named by their slugs.
//!
//! Level and RATING are those of the grid as a puzzle: `{"score": n, "class": c, "hardest": x, "first-placement": x,
//! "first-step": x, "technique": t or null, "rounds-of-trials": n}`; null where the grid is none.
//!
//! A shape is the rows and the columns of a box; without it, the number of cells decides. An older question
//! has `"order": 3` in its place, the side of a square box. `count` takes a grid with any boxes of its size.
//!
//! Beside a grid, `"variant"` names further rules, as in `"x+windoku"`, `"regions"` those of a jigsaw, and `"cages"`
//! the cages of a killer: `[{"sum": 10, "cells": ["r1c1", "r1c2"]}]`, with `null` for a cage without a sum.
//! `"constraints"` has all of these and lines, dots and sums, in an object with a field for each kind; `import` answers
//! with it for boards with other rules. For
//! `generate`, the variants `"jigsaw"`, `"killer"`, `"killer-in-boxes"`, `"killer-with-digits"`, `"thermometer"`, `"arrow"`,
//! `"kropki"`, `"xv"`, `"renban"`, `"whispers"`, `"little-killer"` and `"sandwich"` let the seed draw them. A field that a verb does not know is an error that names it: without its meaning, the answer could be that
//! of another puzzle.
//!
//! A malformed line gives `{"error": e}`, and the next one is read. An unknown verb gives `{"error": "not
//! yet"}` for each line.

mod constraints;
mod logic;
mod rate;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};
use sudoku_board::{
    Candidate, Candidates, Constraint, Constraints, Grid, Seed, Shape, Symmetry, geometry::Bond, names,
};
use sudoku_logic::{
    Level, Puzzle, PuzzleError,
    explain::{self, Locale},
    families::{ColorRule, Decoded, Medusa},
    ladder::passes,
    search::brute::{self, End},
    step::Step,
};
use sudoku_make::{
    Cages, ClueSet, Drawn, Filling, Spec,
    generate::{Variant, generate},
};
use sudoku_notation::{
    self as notation, Assumption, Part, Played,
    boards::{Snapshot, TextFormat},
    link,
    sites::Site,
    write,
};
use sudoku_wire::weigh_candidates;

/// The known verbs.
pub(crate) const VERBS: [&str; 9] =
    ["count", "passes", "generate", "import", "export", "steps", "next", "walk", "rate"];

/// The default time limit of a count or a generation, in milliseconds.
const PATIENCE: u64 = 60_000;
/// The node limit of `import` for checking that a grid is a puzzle.
const IMPORT_NODES: u64 = 20_000;

type Answer = Result<Value, String>;

/// Answers each input line with a line, or with several for a verb with several results, each as soon as it
/// is ready.
pub(crate) fn serve(verb: &str, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut tell = |answer: Answer| {
        let refused = |error| match verb {
            "import" => json!({"ok": false, "error": error}),
            _ => json!({"error": error}),
        };
        writeln!(output, "{}", answer.unwrap_or_else(refused))?;
        output.flush()
    };
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        match verb {
            "count" => tell(ask(&line).and_then(count))?,
            "passes" => tell(ask(&line).and_then(passes))?,
            "generate" => match ask(&line).and_then(generate_all) {
                Ok(mut answers) => answers.try_for_each(&mut tell)?,
                Err(error) => tell(Err(error))?,
            },
            "import" => tell(ask(&line).and_then(import))?,
            "export" => tell(ask(&line).and_then(export))?,
            "steps" => tell(ask(&line).and_then(logic::steps))?,
            "next" => tell(ask(&line).and_then(logic::next))?,
            "walk" => tell(ask(&line).and_then(logic::whole_walk))?,
            "rate" => tell(ask(&line).and_then(rate::rate))?,
            _ => tell(Err("not yet".to_owned()))?,
        }
        line.clear();
    }
    Ok(())
}

fn ask<Q: DeserializeOwned>(line: &[u8]) -> Result<Q, String> {
    let question: Value = serde_json::from_slice(line).map_err(|error| error.to_string())?;
    // A list would be read as the fields in turn.
    if !question.is_object() {
        return Err("a question is an object".to_owned());
    }
    serde_json::from_value(with_variant(question)?).map_err(|error| error.to_string())
}

/// A question whose `grid`, or whose `shape` if it has none, says the variant that the question names beside it.
fn with_variant(mut question: Value) -> Result<Value, String> {
    let text = |question: &Value, name: &str| question[name].as_str().map(str::to_owned);
    // The fields that no verb knows besides these are errors.
    let mut taken = |name: &str| -> Result<Option<String>, String> {
        match question.as_object_mut().and_then(|fields| fields.remove(name)) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(format!("{name} is a text, not {other}")),
        }
    };
    let (named, regions) = (taken("variant")?, taken("regions")?);
    let cages = question.as_object_mut().and_then(|fields| fields.remove("cages"));
    let cages: Option<Vec<AskedCage>> = cages
        .map(serde_json::from_value)
        .transpose()
        .map_err(|error| format!("cages are a list of sums and cells: {error}"))?;
    let asked = question.as_object_mut().and_then(|fields| fields.remove("constraints"));
    let asked = asked.map(constraints::read).transpose()?;
    if named.is_none() && regions.is_some() {
        return Err("regions are those of a jigsaw".to_owned());
    }
    if named.is_none() && cages.is_none() && asked.is_none() {
        return Ok(question);
    }
    let on = |size: &Shape| -> Result<Shape, String> {
        let mut names = named.iter().flat_map(|named| named.split('+'));
        let shape = names.try_fold(size.clone(), |shape, name| {
            let constraint = Constraint::ALL.into_iter().find(|constraint| constraint.slug() == name);
            let made = match name {
                _ if constraint.is_some() => {
                    constraint.and_then(|one| shape.with(Constraints::NONE.with(one)))
                }
                "jigsaw" => match &regions {
                    Some(regions) => {
                        Some(shape.with_regions(regions.as_bytes()).map_err(|error| error.to_string())?)
                    }
                    // The seed draws them.
                    None => Some(shape),
                },
                _ if matches!(Variant::from_slug(name), Some(Variant::Killer(_) | Variant::Lines(_))) => {
                    Some(shape)
                }
                _ => return Err(format!("{name:?} is no variant")),
            };
            made.ok_or_else(|| format!("a board of side {} has no variant {name:?}", size.side()))
        })?;
        let shape = caged(shape, cages.as_deref().unwrap_or_default())?;
        asked.clone().map_or(Ok(shape.clone()), |asked| constraints::on(shape, asked))
    };
    if text(&question, "grid").is_some() {
        for name in ["grid", "givens"] {
            let Some(grid) = text(&question, name) else { continue };
            // Dots alone are a board of their size here: its rules make the puzzle.
            let empty = Shape::from_cell_count(grid.len()).filter(|_| grid.bytes().all(|sign| sign == b'.'));
            let grid = empty.map_or_else(|| read_grid(&grid), |shape| Ok(Grid::empty(shape)))?;
            let shape = on(grid.shape())?;
            question[name] = json!(grid.on(&shape).map(|grid| grid.to_string()));
        }
    } else {
        let size = text(&question, "shape").map(|text| shape(&text)).transpose()?;
        let shape = on(&size.unwrap_or(Shape::S9.clone()))?;
        if !shape.is_classic() {
            question["shape"] = json!(shape.written());
        }
        if named.is_some() {
            question["variant"] = json!(named);
        }
    }
    Ok(question)
}

/// A cage of a question.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct AskedCage {
    sum: Option<u16>,
    cells: Vec<String>,
}

/// Adds cages to a shape.
fn caged(shape: Shape, cages: &[AskedCage]) -> Result<Shape, String> {
    if cages.is_empty() {
        return Ok(shape);
    }
    let cell = |name: &String| {
        names::cell(&shape, name)
            .ok_or_else(|| format!("a board of side {} has no cell {name:?}", shape.side()))
    };
    let asked =
        |cage: &AskedCage| Ok((cage.cells.iter().map(cell).collect::<Result<_, String>>()?, cage.sum));
    let cages = cages.iter().map(asked).collect::<Result<_, String>>()?;
    shape.with_cages(cages).map_err(|error| error.to_string())
}

/// Refuses a grid whose shape differs from the one that the question names beside it.
fn agree(grid: &Grid, named: Option<&str>) -> Result<(), String> {
    match named.map(shape).transpose()? {
        Some(shape) if shape == grid.shape().classic() || shape == grid.shape() => Ok(()),
        Some(_) => Err("the grid has another shape than the question names".to_owned()),
        None => Ok(()),
    }
}

fn read_grid(text: &str) -> Result<Grid, String> {
    notation::read(text).map(|reading| reading.grid).map_err(|error| error.to_string())
}

/// A watcher that breaks after this number of milliseconds.
fn patience<P>(millis: Option<u64>) -> impl FnMut(P) -> ControlFlow<()> {
    let (start, patience) = (Instant::now(), Duration::from_millis(millis.unwrap_or(PATIENCE)));
    move |_| if start.elapsed() > patience { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Count {
    grid: String,
    shape: Option<String>,
    limit: Option<usize>,
    millis: Option<u64>,
}

fn count(question: Count) -> Answer {
    let grid = read_grid(&question.grid)?;
    let grid = match &question.shape {
        Some(text) if shape(text)? != grid.shape().classic() => {
            let other = || format!("the grid has another side than boxes of {text}");
            let named = shape(text)?.with(grid.shape().constraints());
            named.and_then(|shape| grid.on(&shape)).ok_or_else(other)?
        }
        _ => grid,
    };
    let start = Instant::now();
    let patience = Duration::from_millis(question.millis.unwrap_or(PATIENCE));
    let mut watch =
        |_| if start.elapsed() > patience { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    let count = brute::count(&grid, question.limit.unwrap_or(2), &mut watch);
    let found = (count.end != End::Interrupted).then_some(count.found);
    Ok(json!({"count": found, "solution": count.first.map(|grid| grid.symbols())}))
}

/// Reads a shape: the rows and columns of its boxes, or a text that says more.
fn shape(text: &str) -> Result<Shape, String> {
    let numbers =
        text.split_once('x').and_then(|(rows, columns)| Some((rows.parse().ok()?, columns.parse().ok()?)));
    let found = match numbers {
        Some((rows, columns)) => Shape::from_box(rows, columns),
        None => Shape::from_written(text).filter(|shape| !shape.tag().is_empty()),
    };
    found.ok_or_else(|| format!("{text:?} is no shape: rows and columns of a box, as in 2x3"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Passes {
    grid: String,
    shape: Option<String>,
}

fn passes(question: Passes) -> Answer {
    let grid = read_grid(&question.grid)?;
    agree(&grid, question.shape.as_deref())?;
    let run = passes::run(&grid);
    let mut board = Candidates::new(&grid);
    let passes: Vec<Value> = run
        .passes
        .iter()
        .map(|pass| {
            let found_in = board.clone();
            let steps: Vec<Value> = pass.steps.iter().map(|step| tell(step, &found_in)).collect();
            pass.steps.iter().filter_map(Step::placed).for_each(|placed| board.place(placed, |_| {}));
            json!({"kind": pass.kind.slug(), "steps": steps})
        })
        .collect();
    Ok(json!({"passes": passes, "end": run.end.symbols(), "solved": run.solved}))
}

/// A step found in a position, with its sentence.
fn tell(step: &Step, found_in: &Candidates) -> Value {
    let shape = found_in.shape();
    let spans = explain::explain(step, found_in, Locale::ENGLISH);
    let triples = |candidates: &[Candidate]| -> Vec<String> {
        candidates.iter().map(|&candidate| triple(shape, candidate)).collect()
    };
    json!({
        "technique": step.technique().slug(),
        "place": triples(&placed(step)),
        "eliminate": triples(step.eliminated()),
        "text": explain::plain(&spans, shape, Locale::ENGLISH),
    })
}

/// The candidates that a step proves right: the one that it places, or all of the colour that remains when the other is
/// wrong. The ladder eliminates the wrong colour, and singles place the rest.
fn placed(step: &Step) -> Vec<Candidate> {
    match step.pattern.decoded() {
        Some(Decoded::Medusa(Medusa { colors: [_, right], rule, .. })) if rule != ColorRule::Both => right,
        _ => step.placed().into_iter().collect(),
    }
}

/// Digit, row and column, from 1.
fn triple(shape: &Shape, Candidate { cell, digit }: Candidate) -> String {
    let geometry = shape.geometry();
    format!("{}-{}-{}", digit.number(), geometry.row(cell) + 1, geometry.column(cell) + 1)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Generate {
    variant: Option<String>,
    order: Option<usize>,
    shape: Option<String>,
    level: Option<String>,
    seed: Option<String>,
    count: Option<u64>,
    symmetry: Option<String>,
    filling: Option<String>,
    millis: Option<u64>,
}

/// The puzzles of a question, made one at a time. The first has the given seed, the others the seeds after
/// it; each seed gives its puzzle again when asked for alone.
fn generate_all(question: Generate) -> Result<impl Iterator<Item = Answer>, String> {
    let shape = match (&question.shape, question.order.unwrap_or(3)) {
        (Some(text), _) => shape(text)?,
        (None, order @ 2..=5) => Shape::from_token(order).ok_or(format!("{order} is no order"))?.clone(),
        (None, order) => return Err(format!("{order} is no order")),
    };
    let level = named("level", question.level.as_deref(), Level::from_slug)?;
    let symmetry = named("symmetry", question.symmetry.as_deref(), Symmetry::from_slug)?;
    let filling = named("filling", question.filling.as_deref(), Filling::from_slug)?;
    if !filling.fits(&shape) {
        return Err("the pattern knows no further houses or rules".to_owned());
    }
    if !symmetry.fits(&shape) {
        return Err(format!("no board of side {} has the symmetry {symmetry}", shape.side()));
    }
    let first = Seed::from_text(question.seed.as_deref().unwrap_or_default()).number();
    let has = |wanted: &str| {
        question.variant.as_deref().is_some_and(|named| named.split('+').any(|name| name == wanted))
    };
    let cages = Cages::ALL.into_iter().find(|&cages| has(Variant::Killer(cages).slug()));
    let clues = ClueSet::ALL.into_iter().find(|&set| has(Variant::Lines(set).slug()));
    let drawn = match (has("jigsaw") && shape.regions().is_none(), cages, clues) {
        (true, None, None) => Drawn::Regions,
        (false, Some(cages), None) if !shape.has_cages() => Drawn::Cages(cages),
        (false, None, Some(set)) if !shape.has_clues() => Drawn::Clues(set),
        (false, _, None) | (false, None, _) => Drawn::Nothing,
        _ => return Err("no seed draws two of regions, cages and clues together".to_owned()),
    };
    let (count, millis) = (question.count.unwrap_or(1), question.millis);
    Ok((0..count).map(move |nth| {
        let seed = Seed::new(first.wrapping_add(nth));
        let spec = Spec { shape: shape.clone(), drawn, level, filling, symmetry, seed };
        let made = generate(&spec, &mut patience(millis)).map_err(|error| error.to_string())?;
        Ok(json!({
            "seed": seed.to_string(),
            "grid": made.puzzle.clues().symbols(),
            "solution": made.puzzle.solution().symbols(),
            "level": made.graded.level.slug(),
            "tag": made.puzzle.clues().shape().tag(),
            "clues": made.puzzle.clues().filled_count(),
            "tier": made.graded.tier,
        }))
    }))
}

/// The value with this name, or the default without a name.
fn named<T: Default>(what: &str, name: Option<&str>, known: fn(&str) -> Option<T>) -> Result<T, String> {
    match name {
        None => Ok(T::default()),
        Some(name) => known(name).ok_or(format!("{name:?} is no {what}")),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Import {
    input: String,
    variants: Option<bool>,
}

fn import(question: Import) -> Answer {
    let mut reading = notation::read(&question.input).map_err(|error| error.to_string())?;
    // The grid alone would be another puzzle for a caller that expects none but classic ones.
    if !reading.grid.shape().is_classic() && question.variants != Some(true) {
        return Err(format!("the puzzle has other rules: {}", reading.grid.shape().tag()));
    }
    let shape = reading.grid.shape().clone();
    let proven = Puzzle::new(reading.grid.clone(), &mut brute::budget(IMPORT_NODES));
    weigh_candidates(&mut reading, proven.as_ref().map(Puzzle::solution))
        .map_err(|error| error.to_string())?;
    let mut warnings: Vec<String> =
        reading.assumptions.iter().map(|&assumption| assumed(assumption, &shape)).collect();
    warnings.extend(proven.err().map(|fault| no_puzzle(&shape, &fault)));
    if let Some(Part { number, of }) = reading.part {
        warnings.push(format!("puzzle {} of {of}", number + 1));
    }
    let mut answer = json!({
        "ok": true,
        "grid": reading.grid.symbols(),
        "format": reading.format.slug(),
        "warnings": warnings,
    });
    if !shape.is_classic() {
        answer["constraints"] = constraints::written(&shape);
    }
    let cells = reading.grid.shape().cell_count();
    if reading.placed() > 0 {
        let mut placed = Grid::empty(reading.grid.shape());
        for &(cell, mark) in &reading.progress {
            if let Played::Digit(digit) = mark {
                placed.set(cell, Some(digit));
            }
        }
        answer["placed"] = json!(placed.symbols());
    }
    if reading.has_notes() {
        let mut notes = vec![String::new(); cells];
        for &(cell, mark) in &reading.progress {
            if let Played::Notes { centre, corner } = mark {
                let digits = centre.union(corner).iter().map(|digit| digit.number().to_string());
                notes[cell.index()] = digits.collect::<Vec<_>>().join(",");
            }
        }
        answer["candidates"] = json!(notes);
    }
    Ok(answer)
}

fn assumed(assumption: Assumption, shape: &Shape) -> String {
    match assumption {
        Assumption::LettersAreDigits => "assumed: letters are digits, A is 1",
        Assumption::DigitsFromZero => "assumed: digits are counted from 0",
        Assumption::ZerosAreEmpty => "assumed: 0 is another sign for empty cells",
        Assumption::BlanksAreEmpty => "assumed: blanks are empty cells",
        Assumption::RestIgnored => "assumed: the text after the grid is a remark",
        Assumption::OtherSectionsIgnored => "assumed: the sections beside the puzzle are not wanted",
        Assumption::LoneDigitsAreGivens => "assumed: a digit alone in its cell is given",
        Assumption::LoneDigitsArePlaced => "assumed: a candidate alone in its cell is placed",
        Assumption::AroundIgnored => "assumed: the text around the grid is not wanted",
        Assumption::SignIsEmpty(sign) => return format!("assumed: {sign} is an empty cell"),
        Assumption::LettersOAreEmpty => "assumed: the letter O is 0",
        Assumption::LettersLAreOnes => "assumed: the letters l and I are 1",
        Assumption::OtherBoxes => "assumed: the boxes are not the usual ones of that size",
        Assumption::WrongSolution => {
            "assumed: the full board beside the grid is not wanted; it is no solution"
        }
        Assumption::GroupIgnored => "assumed: the second group of symbols is not wanted",
        Assumption::EndsAreEmpty => "assumed: the cells missing at the ends of rows are empty",
        Assumption::OthersUnread => "other parts of the text look like puzzles and cannot be read",
        Assumption::NoCandidateIn(cell) => {
            return format!("no candidate left in {}", names::cell_name(shape, cell));
        }
        Assumption::SolutionRuledOut => "the candidates lack the right digit of a cell",
    }
    .to_owned()
}

/// The reason that a grid is not a puzzle; also if the check took too long.
fn no_puzzle(shape: &Shape, fault: &PuzzleError) -> String {
    match fault {
        PuzzleError::Clash(duplicate) => {
            let [first, second] = duplicate.cells.map(|cell| names::cell_name(shape, cell));
            let bond = match duplicate.bond {
                Bond::House(house) => format!("in {}", names::house_name(house)),
                Bond::Sight(constraint) => {
                    let apart = explain::rules::rule(constraint, Locale::ENGLISH)
                        .sight
                        .as_ref()
                        .map_or("", |sight| sight.apart);
                    apart.strip_prefix("are ").map_or_else(|| format!("that {apart}"), str::to_owned)
                }
                Bond::Cage(_) => "in the same cage".to_owned(),
                Bond::Clue(_) => "kept apart by a clue".to_owned(),
            };
            format!("duplicates: {} at {first} and {second} {bond}", duplicate.digit.symbol())
        }
        PuzzleError::Complete => "already complete".to_owned(),
        PuzzleError::Unsolvable => "no solution".to_owned(),
        PuzzleError::Ambiguous(..) => "several solutions".to_owned(),
        PuzzleError::Undecided => "undecided".to_owned(),
        PuzzleError::UnknownRules => "unknown rules".to_owned(),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Export {
    grid: String,
    format: String,
}

fn export(question: Export) -> Answer {
    let grid = read_grid(&question.grid)?;
    let text = match question.format.as_str() {
        // A collection of one is a line.
        "line" | "sdm" => write::line(&grid),
        "sdk" | "ss" if !grid.shape().is_bare() => {
            return Err("digits in rows say no cages, lines, dots or sums".to_owned());
        }
        "sdk" => write::plain_rows(&grid),
        "ss" => write::ss(&grid),
        "link" => link::write(&grid),
        "sdx" => as_board(grid, |board| TextFormat::Sdx.write(board))?,
        "candidates" => as_board(grid, |board| TextFormat::CandidateGrid.write(board))?,
        "candidate-line" => as_board(grid, |board| TextFormat::CandidateLine.write(board))?,
        "hodoku" => as_board(grid, |board| TextFormat::Library.write(board))?,
        "opensudoku" => as_board(grid, |board| TextFormat::OpenSudoku.write(board))?,
        "solo" => as_board(grid, |board| TextFormat::Solo.write(board))?,
        "sudoku-coach" => as_board(grid, |board| TextFormat::SudokuCoach.write(board))?,
        "sudokuwiki" => as_board(grid, |board| TextFormat::SudokuWiki.write(board))?,
        "sudokupad" => as_board(grid, |board| Site::SudokuPad.address(board))?,
        "f-puzzles" => as_board(grid, |board| Site::FPuzzles.address(board))?,
        // The puzzle is the fifth field; the others hold ratings by gsf's solver, which is not available
        // here.
        "gsf" if grid.shape() == Shape::S9 => format!(",,,,{},,", write::line(&grid)),
        "gsf" => return Err("lists of gsf's hold 9x9 puzzles only".to_owned()),
        other => return Err(format!("{other:?} is no format")),
    };
    Ok(json!({"text": text}))
}

/// The text of a board of givens with all of its candidates.
fn as_board(grid: Grid, write: impl Fn(&Snapshot) -> Option<String>) -> Result<String, String> {
    let candidates = Candidates::new(&grid);
    let board = Snapshot::new(grid.clone(), &grid, |cell| candidates.digits(cell));
    write(&board)
        .ok_or_else(|| "boards of this size or with so few candidates are not written in it".to_owned())
}
