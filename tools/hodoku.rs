//! Compares HoDoKu's walk with the recorded runs of the program itself.
//!
//! `CORPUS_DIR` names the folder of the recordings. `cargo run --release -p sudoku-tools --bin hodoku -- VERB`:
//!
//! ```text
//! paths [--list]            each step of the recorded paths, by technique; a step that differs is replaced by
//!                           the recorded one before the walk goes on
//! scores [--list] [--every N]
//!                           score and class of each puzzle, by class; with --every only each Nth puzzle
//! shown [--list] [--every N]
//!                           the hardest step of each puzzle of that list, and whether it can be shown
//! one PUZZLE                the steps of one puzzle
//! ```

use std::{
    collections::BTreeMap,
    env, fs,
    ops::ControlFlow::Continue,
    process::ExitCode,
    time::{Duration, Instant},
};
use sudoku_core::{
    Candidate, Cell, Digit, Grid, Position, Puzzle, brute,
    rating::hodoku::{self, HodokuName, HodokuStep, HodokuWalk},
};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let list = words.iter().any(|word| word == "--list");
    let value = |name: &str| words.iter().skip_while(|word| *word != name).nth(1);
    let every = value("--every").and_then(|text| text.parse().ok()).unwrap_or(1);
    let done = match words.first().map(String::as_str) {
        Some("paths") => paths(list),
        Some("scores") => scores(list, every),
        Some("shown") => behind(list, every),
        Some("one") => words.get(1).ok_or_else(|| "which puzzle?".to_owned()).and_then(|line| one(line)),
        _ => Err("paths, scores, shown or one".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn read(name: &str) -> Result<Vec<u8>, String> {
    let folder = env::var("CORPUS_DIR").map_err(|_| "CORPUS_DIR is not set".to_owned())?;
    let path = std::path::Path::new(&folder).join(name);
    fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The text of a gzip file, whose header has no fields but a name.
fn unpacked(bytes: &[u8]) -> Result<String, String> {
    let flags = bytes.get(3).copied().unwrap_or(0);
    let mut start = 10;
    if flags & 8 != 0 {
        start += bytes[start..].iter().position(|&byte| byte == 0).unwrap_or(0) + 1;
    }
    let text = miniz_oxide::inflate::decompress_to_vec(&bytes[start..]).map_err(|error| error.to_string())?;
    String::from_utf8(text).map_err(|error| error.to_string())
}

fn puzzle(line: &str) -> Result<Puzzle, String> {
    let grid = Grid::from_line(line).ok_or_else(|| format!("{line} is no grid"))?;
    Puzzle::new(grid, &mut brute::unlimited()).map_err(|error| format!("{line}: {error}"))
}

/// Candidates as digit, row and column.
fn candidates(text: &str) -> Vec<Candidate> {
    let parse = |word: &str| {
        let mut figures = word.bytes().map(|byte| usize::from(byte - b'1'));
        let mut next = || figures.next().unwrap_or(0);
        let (digit, row, column) = (next(), next(), next());
        Candidate::new(Cell::at(row * 9 + column), Digit::at(digit))
    };
    let mut all: Vec<Candidate> = text.split_whitespace().filter(|word| *word != "-").map(parse).collect();
    all.sort_by_key(|candidate| (candidate.digit, candidate.cell));
    all.dedup();
    all
}

fn named(text: &str) -> Result<HodokuName, String> {
    let found = HodokuName::ALL.iter().copied().find(|name| name.text() == text);
    found.ok_or_else(|| format!("{text} is no known technique"))
}

#[derive(Default)]
struct Tally {
    all: usize,
    equal: usize,
    score: usize,
}

fn paths(list: bool) -> Result<(), String> {
    let text = unpacked(&read("hodoku_paths.tsv.gz")?)?;
    let mut rows: Vec<(&str, Vec<HodokuStep>)> = Vec::new();
    for row in text.lines().filter(|row| !row.starts_with('#')) {
        let fields: Vec<&str> = row.split('\t').collect();
        let [line, _, name, _, placed, gone, ..] = fields[..] else { continue };
        let step = HodokuStep {
            name: named(name)?,
            placed: candidates(placed).first().copied(),
            eliminated: candidates(gone),
        };
        match rows.last_mut() {
            Some((last, steps)) if *last == line => steps.push(step),
            _ => rows.push((line, vec![step])),
        }
    }
    let mut tally: BTreeMap<u8, Tally> = BTreeMap::new();
    let mut whole = 0;
    let mut longest = Duration::ZERO;
    for (line, steps) in &rows {
        let mut walk = HodokuWalk::new(&puzzle(line)?).map_err(|error| error.to_string())?;
        let mut all_equal = true;
        for (at, step) in steps.iter().enumerate() {
            let start = Instant::now();
            let ours = walk.next();
            longest = longest.max(start.elapsed());
            let equal = ours.as_ref() == Some(step);
            let tally = tally.entry(step.name.into()).or_default();
            tally.all += 1;
            tally.equal += usize::from(equal);
            tally.score +=
                usize::from(ours.as_ref().is_some_and(|ours| ours.name.score() == step.name.score()));
            if !equal && list {
                println!(
                    "{line} {}: {} instead of {}",
                    at + 1,
                    ours.as_ref().map_or(String::new(), shown),
                    shown(step)
                );
            }
            all_equal &= equal;
            walk.apply(step);
        }
        whole += usize::from(all_equal);
    }
    println!("{:36} {:>6} {:>6} {:>6}", "technique", "steps", "equal", "score");
    let mut sum = Tally::default();
    for (number, tally) in &tally {
        let name = HodokuName::try_from(*number).map_err(|error| error.to_string())?;
        println!("{:36} {:>6} {:>6} {:>6}", name.text(), tally.all, tally.equal, tally.score);
        sum.all += tally.all;
        sum.equal += tally.equal;
        sum.score += tally.score;
    }
    println!("{:36} {:>6} {:>6} {:>6}", "all", sum.all, sum.equal, sum.score);
    println!("{whole} of {} paths equal in each step; the longest step took {longest:?}", rows.len());
    Ok(())
}

fn shown(step: &HodokuStep) -> String {
    let write = |candidate: &Candidate| {
        let cell = candidate.cell.index();
        format!("{}{}{}", candidate.digit.number(), cell / 9 + 1, cell % 9 + 1)
    };
    let placed: Vec<String> = step.placed.iter().map(write).collect();
    let gone: Vec<String> = step.eliminated.iter().map(write).collect();
    format!("{} +{} -{}", step.name.text(), placed.join(" "), gone.join(" "))
}

fn scores(list: bool, every: usize) -> Result<(), String> {
    let text = String::from_utf8(read("hodoku_scores.tsv")?).map_err(|error| error.to_string())?;
    let mut bands: BTreeMap<String, (usize, usize, usize, Duration)> = BTreeMap::new();
    for row in text.lines().filter(|row| !row.starts_with('#')).step_by(every) {
        let fields: Vec<&str> = row.split('\t').collect();
        let [line, level, score, ..] = fields[..] else { continue };
        let puzzle = puzzle(line)?;
        let start = Instant::now();
        let rating = hodoku::rate(&puzzle, &mut |_| Continue(())).map_err(|error| error.to_string())?;
        let took = start.elapsed();
        let same_score = rating.score.to_string() == score;
        let same_level = format!("{:?}", rating.class) == level;
        let band = bands.entry(level.to_owned()).or_default();
        band.0 += 1;
        band.1 += usize::from(same_score);
        band.2 += usize::from(same_level);
        band.3 += took;
        if list && !(same_score && same_level) {
            println!("{line} {level} {score}, here {:?} {} ({took:?})", rating.class, rating.score);
        }
    }
    println!(
        "{:10} {:>7} {:>12} {:>12} {:>10}",
        "level", "puzzles", "score equal", "level equal", "a second"
    );
    let mut sum = (0, 0, 0, Duration::ZERO);
    for (level, band) in &bands {
        print_band(level, band);
        sum = (sum.0 + band.0, sum.1 + band.1, sum.2 + band.2, sum.3 + band.3);
    }
    print_band("all", &sum);
    Ok(())
}

/// The steps with the highest score of each puzzle: those that can be shown.
fn behind(list: bool, every: usize) -> Result<(), String> {
    let text = String::from_utf8(read("hodoku_scores.tsv")?).map_err(|error| error.to_string())?;
    let mut found: BTreeMap<u8, (usize, usize, Duration)> = BTreeMap::new();
    for row in text.lines().filter(|row| !row.starts_with('#')).step_by(every) {
        let puzzle = puzzle(row.split('\t').next().unwrap_or_default())?;
        let rating = hodoku::rate(&puzzle, &mut |_| Continue(())).map_err(|error| error.to_string())?;
        let hardest = rating.steps.iter().map(|step| step.name.score()).max();
        let mut position = Position::of(&puzzle);
        for step in &rating.steps {
            if Some(step.name.score()) == hardest {
                let start = Instant::now();
                let is_shown = !step.shown(&position).is_empty();
                let tally = found.entry(step.name.into()).or_default();
                *tally = (tally.0 + 1, tally.1 + usize::from(is_shown), tally.2.max(start.elapsed()));
                if list && !is_shown {
                    println!("{} {}", puzzle.clues(), shown(step));
                }
                break;
            }
            position.rule_out(&step.eliminated);
            step.placed.into_iter().for_each(|placed| position.place(placed));
        }
    }
    println!("{:36} {:>7} {:>7} {:>12}", "technique", "puzzles", "shown", "slowest");
    for (&number, (all, shown, slowest)) in &found {
        let name = HodokuName::try_from(number).map_err(|error| error.to_string())?;
        println!("{:36} {all:>7} {shown:>7} {slowest:>12.1?}", name.text());
    }
    Ok(())
}

fn print_band(level: &str, &(all, score, class, time): &(usize, usize, usize, Duration)) {
    println!("{level:10} {all:>7} {score:>12} {class:>12} {:>10.1}", all as f64 / time.as_secs_f64());
}

fn one(line: &str) -> Result<(), String> {
    let rating = hodoku::rate(&puzzle(line)?, &mut |_| Continue(())).map_err(|error| error.to_string())?;
    rating.steps.iter().for_each(|step| println!("{}", shown(step)));
    println!("{} {}", rating.class.name(), rating.score);
    Ok(())
}
