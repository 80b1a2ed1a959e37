//! The command line.

mod values;

use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum, builder::PossibleValuesParser};
use serde_json::json;
use std::{ops::ControlFlow::Continue, path::PathBuf};
use stepdoku::{Format, Level, Technique};
use values::{seed, span};

pub(crate) use values::Shard;

/// The description of the command line, for whoever makes documents of it.
pub fn command() -> clap::Command {
    Call::command()
}

const READS: &str = "\
Puzzles are read from files, from a pipe, or from `-`. A file is a list with a puzzle on each line, after which a remark may \
follow; empty lines and lines that begin with # are passed over. Or it is one puzzle or a collection in another format: rows, \
.sdk, .ss, .sdm, .opensudoku, candidates, links and others.

A line that can't be read, or has no answer, is named on the standard error and passed over. The exit code is then 1; with \
--strict the call ends at the first one. A call that makes no sense ends with 2.

The boards of a list have one size. Otherwise a line that lost its end could be read as a smaller board. --mixed allows several.";

const SHARDS: &str = "\
--shard 3/64 takes the 3rd of each 64 puzzles, so that 64 machines share a list without talking. Every machine gets the whole \
list. To join what they write:

  line   write with --numbered, then: sort -s -k1,1 shard-*.txt
  csv    LC_ALL=C sort -s -n shard-*.csv
  json   sort -s -t: -k2,2n shard-*.json

The result is what one machine would have written.";

#[derive(Debug, Parser)]
#[command(
    name = "stepdoku",
    version,
    about = "Solves, explains, rates, makes, converts and prints Sudoku puzzles from 4x4 to 25x25.",
    after_long_help = READS,
    arg_required_else_help = true,
    max_term_width = 100
)]
pub(crate) struct Call {
    #[command(subcommand)]
    pub(crate) verb: Verb,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    /// Writes the solution of each puzzle
    Solve(Solve),
    /// Counts the solutions of each board
    Count(Count),
    /// Rates each puzzle as Sudoku Explainer and HoDoKu do
    Rate(Rate),
    /// Lists all steps of each position, the easiest first
    Steps(Steps),
    /// Solves each puzzle step by step, and says why each step is true
    Explain(Explain),
    /// Makes puzzles from seeds
    Make(Make),
    /// Writes each puzzle in another format
    Convert(Convert),
    /// Lays the puzzles out on pages, as one HTML file to print
    Print(Print),
    /// Serves the page on this machine
    Serve(Serve),
    /// Writes completions for a shell
    #[command(hide = true)]
    Completions { shell: clap_complete::Shell },
    /// Writes the pages of the manual
    #[command(hide = true)]
    Man,
    /// Answers questions to the core in JSON lines
    #[command(hide = true)]
    Judge { verb: String },
    /// Makes a magazine
    #[command(hide = true, disable_help_flag = true)]
    Magazine {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        options: Vec<String>,
    },
}

/// A verb that reads a list, as text for the call that a part file belongs to.
pub(crate) trait Listed: std::fmt::Debug {
    /// The forms of output that the verb has.
    const FORMATS: &'static [Output];
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Output {
    /// Plain lines
    #[default]
    Line,
    /// Fields with a line of names above them
    Csv,
    /// An object on each line
    Json,
    /// A collection that other programs read, a puzzle on each line
    Sdm,
}

/// What is read.
#[derive(Args, Clone, Debug)]
pub(crate) struct Source {
    /// Files with puzzles; `-` is the standard input
    pub(crate) files: Vec<PathBuf>,
    /// Ends at the first line that can't be read or has no answer
    #[arg(long)]
    pub(crate) strict: bool,
    /// Allows boards of several sizes in one list
    #[arg(long)]
    pub(crate) mixed: bool,
}

/// What is written, and how the work is done.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = SHARDS)]
pub(crate) struct Way {
    /// The form of the output
    #[arg(long, short, value_enum, default_value_t)]
    pub(crate) format: Output,
    /// Writes a file, which appears when it is whole
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Continues an --out that was stopped
    #[arg(long, requires = "out")]
    pub(crate) resume: bool,
    /// Begins each line with the number of its puzzle, so that lines can be sorted
    #[arg(long)]
    pub(crate) numbered: bool,
    /// How many puzzles are worked on at the same time [default: all cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Takes only the Nth of each OF puzzles
    #[arg(long, value_name = "N/OF")]
    pub(crate) shard: Option<Shard>,
    /// Gives a puzzle up after so many seconds
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) seconds: u32,
    /// Says nothing about progress and about what was assumed in reading
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct List {
    #[command(flatten)]
    pub(crate) source: Source,
    #[command(flatten)]
    pub(crate) way: Way,
}

#[derive(Args, Debug)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) list: List,
}

#[derive(Args, Debug)]
pub(crate) struct Count {
    /// Stops counting here; a smaller number is exact
    #[arg(long, default_value_t = 2)]
    pub(crate) limit: usize,
    #[command(flatten)]
    pub(crate) list: List,
}

#[derive(Args, Debug)]
pub(crate) struct Rate {
    /// Sudoku Explainer's figures: ER, EP, ED (without any of these three: this and --hodoku)
    #[arg(long)]
    pub(crate) se: bool,
    /// HoDoKu's score and class
    #[arg(long)]
    pub(crate) hodoku: bool,
    /// The level of Stepdoku, which boards of all sizes have
    #[arg(long)]
    pub(crate) level: bool,
    #[command(flatten)]
    pub(crate) list: List,
}

/// How steps are found and said.
#[derive(Args, Clone, Debug)]
pub(crate) struct Telling {
    /// The language of the words
    #[arg(long, default_value = "en", value_parser = PossibleValuesParser::new(names("languages")))]
    pub(crate) language: String,
    /// The order of techniques
    #[arg(long, default_value = "teaching", value_parser = ["teaching", "hodoku"])]
    pub(crate) ladder: String,
    /// Leaves a technique out; several, if repeated
    #[arg(long, value_name = "TECHNIQUE")]
    pub(crate) without: Vec<Technique>,
    /// Writes a notation instead of words, where a step has one
    #[arg(long, value_parser = ["eureka", "hodoku"])]
    pub(crate) notation: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Steps {
    /// Only the step that comes next
    #[arg(long)]
    pub(crate) next: bool,
    #[command(flatten)]
    pub(crate) telling: Telling,
    #[command(flatten)]
    pub(crate) list: List,
}

#[derive(Args, Debug)]
pub(crate) struct Explain {
    #[command(flatten)]
    pub(crate) telling: Telling,
    #[command(flatten)]
    pub(crate) list: List,
}

#[derive(Args, Debug)]
pub(crate) struct Convert {
    /// The format to write
    #[arg(long, value_name = "FORMAT", value_parser = PossibleValuesParser::new(formats()))]
    pub(crate) to: String,
    #[command(flatten)]
    pub(crate) list: List,
}

#[derive(Args, Debug)]
pub(crate) struct Make {
    /// How many puzzles; seeds that give none are passed over
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) count: u64,
    /// How many seeds to try instead, however many puzzles they give: for shards
    #[arg(long, conflicts_with = "count", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) seeds: Option<u64>,
    /// The first seed, a number or any text [default: another one in each call]
    #[arg(long, value_name = "TEXT", value_parser = seed)]
    pub(crate) seed: Option<u64>,
    /// Gives up when so many seeds in a row have given no puzzle
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) misses: u64,
    /// Makes the puzzle of a recipe
    #[arg(long, value_name = "TEXT", conflicts_with_all = [
        "count", "seeds", "seed", "side", "variant", "level", "needs", "se", "clues", "minimal", "symmetry", "pattern_grid", "tries",
    ])]
    pub(crate) recipe: Option<stepdoku::Recipe>,
    /// The number of rows
    #[arg(long, default_value_t = 9)]
    pub(crate) side: usize,
    /// Further rules: x, windoku, anti-knight, jigsaw, killer, killer-in-boxes, killer-with-digits,
    /// thermometer, arrow, kropki, xv, renban, whispers, little-killer, sandwich
    #[arg(long)]
    pub(crate) variant: Option<String>,
    /// easy, medium, hard, very-hard, fiendish or extreme
    #[arg(long)]
    pub(crate) level: Option<Level>,
    /// A technique that the puzzle can't be solved without
    #[arg(long, value_name = "TECHNIQUE")]
    pub(crate) needs: Option<Technique>,
    /// Sudoku Explainer's rating, such as 7.0-7.5
    #[arg(long, value_name = "LEAST-MOST", value_parser = span)]
    pub(crate) se: Option<(f64, f64)>,
    /// The number of givens
    #[arg(long)]
    pub(crate) clues: Option<usize>,
    /// Only puzzles that need each of their givens
    #[arg(long)]
    pub(crate) minimal: bool,
    /// none, half-turn, quarter-turn, mirror-rows, mirror-columns, diagonal, anti-diagonal or full
    #[arg(long, default_value = "none")]
    pub(crate) symmetry: String,
    /// Begins with a pattern grid in disguise instead of a random board
    #[arg(long)]
    pub(crate) pattern_grid: bool,
    /// How many boards to try for a seed at most
    #[arg(long, default_value_t = 1000)]
    pub(crate) tries: u16,
    #[command(flatten)]
    pub(crate) way: Way,
}

#[derive(Args, Debug)]
pub(crate) struct Print {
    /// The title
    #[arg(long, default_value = "Sudoku")]
    pub(crate) title: String,
    /// The most puzzles on a page
    #[arg(long, default_value = "4", value_parser = ["1", "2", "4", "6", "9"])]
    pub(crate) per_page: String,
    /// Leaves the answers out
    #[arg(long)]
    pub(crate) no_answers: bool,
    /// Adds the steps beyond singles, in words
    #[arg(long)]
    pub(crate) steps: bool,
    /// Large print
    #[arg(long)]
    pub(crate) large: bool,
    /// Candidates in the empty cells
    #[arg(long)]
    pub(crate) candidates: bool,
    /// US letter instead of A4
    #[arg(long)]
    pub(crate) letter: bool,
    /// Writes a file instead of the standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) source: Source,
}

#[derive(Args, Debug)]
pub(crate) struct Serve {
    /// The port; 0 for any free one [default: the first free one from 8080]
    #[arg(long)]
    pub(crate) port: Option<u16>,
    /// Serves this folder, such as the `dist` of `cargo xtask dist`, instead of the page inside the program
    #[arg(long)]
    pub(crate) folder: Option<PathBuf>,
}

macro_rules! listed {
    ($($verb:ident [$($format:ident),+])+) => {
        $(impl Listed for $verb {
            const FORMATS: &'static [Output] = &[$(Output::$format),+];
        })+
    };
}

listed! {
    Solve [Line, Csv, Json, Sdm]
    Count [Line, Csv, Json]
    Rate [Line, Csv, Json]
    Steps [Line, Csv, Json]
    Explain [Line, Csv, Json]
    Make [Line, Csv, Json, Sdm]
    Convert [Line, Json]
}

fn formats() -> Vec<String> {
    Format::all().map(|format| format.to_string()).collect()
}

/// The names of a kind that the verbs know.
fn names(kind: &str) -> Vec<String> {
    let known = stepdoku_verbs::answer("names", json!({}), &mut |_| Continue(()));
    let known = known.ok().and_then(|mut known| serde_json::from_value(known[kind].take()).ok());
    known.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_description_is_sound() {
        command().debug_assert();
    }
}
