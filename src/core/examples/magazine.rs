//! The magazine of the command `stepdoku`: any number of puzzles, as text, as `.sdm`, or as one HTML file to print.
//! `--help` explains the options.
//!
//! `cargo run --release -q -p sudoku-core --example magazine -- --lot 20x3.easy --lot 20x3.hard --out print.html`

use std::{env, process::ExitCode};

fn main() -> ExitCode {
    stepdoku_cli::magazine::main(env::args().skip(1))
}
