//! Compares the ratings of `rating::se` with those that Sudoku Explainer gave, over a folder of reference
//! cases.
//!
//! `cargo run --release -p sudoku-tools --bin se` explains its verbs; `docs/ratings-se.md` has the figures.

mod corpus;
mod paths;
mod ratings;
mod shown;

use std::{env, process::ExitCode, str::FromStr};
use sudoku_core::{
    Grid,
    rating::se::{self, SeEdition},
};

const HELP: &str = "\
CORPUS_DIR=FOLDER se VERB [OPTIONS]

  steps GRID           the steps of a grid, with their ratings
  paths                replay the recorded steps, and ask for the step of each position
  ratings              rate the puzzles with known ratings
  shown                count the steps behind the ratings of puzzles that can be shown

  --most X             leave out steps and puzzles rated above X (12.0)
  --least X            leave out steps and puzzles rated below X (1.0)
  --seconds N          the time for one step or puzzle (60)
  --every N            take each Nth puzzle only (1)
  --quiet              leave out the list of differences
  --text               with the sentences of the steps that are shown
  --classic            with the rules of 1.2.1, which recorded steps do not have";

/// The options after the verb.
pub(crate) struct Options {
    /// In tenths.
    pub(crate) least: u16,
    /// In tenths.
    pub(crate) most: u16,
    pub(crate) seconds: f64,
    pub(crate) every: usize,
    pub(crate) quiet: bool,
    pub(crate) text: bool,
    pub(crate) edition: SeEdition,
}

impl Options {
    fn read(words: &[String]) -> Result<Self, String> {
        let mut options = Self {
            least: 10,
            most: 200,
            seconds: 60.0,
            every: 1,
            quiet: false,
            text: false,
            edition: SeEdition::Current,
        };
        let mut words = words.iter().map(String::as_str);
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
            match word {
                "--least" => options.least = corpus::tenths(value()?)?,
                "--most" => options.most = corpus::tenths(value()?)?,
                "--seconds" => options.seconds = number(value()?)?,
                "--every" => options.every = number::<usize>(value()?)?.max(1),
                "--quiet" => options.quiet = true,
                "--text" => options.text = true,
                "--classic" => options.edition = SeEdition::Classic,
                other => return Err(format!("{other} is no option\n{HELP}")),
            }
        }
        Ok(options)
    }
}

fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text} is not a number"))
}

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let done = match words.split_first() {
        Some((verb, rest)) if verb == "paths" => Options::read(rest).and_then(|options| paths::run(&options)),
        Some((verb, rest)) if verb == "ratings" => {
            Options::read(rest).and_then(|options| ratings::run(&options))
        }
        Some((verb, rest)) if verb == "shown" => Options::read(rest).and_then(|options| shown::run(&options)),
        Some((verb, [line, rest @ ..])) if verb == "steps" => {
            Options::read(rest).and_then(|options| steps(line, options.edition))
        }
        _ => Err(HELP.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn steps(line: &str, edition: SeEdition) -> Result<(), String> {
    let grid = Grid::from_line(&line.replace('0', ".")).ok_or("not a line of 81 symbols")?;
    let mut watch = |_| std::ops::ControlFlow::Continue(());
    let rating = se::rate(&grid, edition, &mut watch).map_err(|why| why.to_string())?;
    for step in &rating.steps {
        let placed: Vec<_> = step.placed.iter().map(|one| corpus::name(*one)).collect();
        let gone: Vec<_> = step.eliminated.iter().map(|one| corpus::name(*one)).collect();
        println!("{} {} {} -{}", step.rating, step.technique.name(), placed.join(" "), gone.join(" "));
    }
    println!("ER/EP/ED {}/{}/{}", rating.hardest, rating.first_placement, rating.first_step);
    Ok(())
}
