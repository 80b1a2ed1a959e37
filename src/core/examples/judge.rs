//! The judge of the command `stepdoku`: JSON lines in, JSON lines out. `sdk/command/src/judge/answers.rs` describes the
//! verbs.
//!
//! `cargo run --release -q -p sudoku-core --example judge -- count < questions.jsonl`

use std::{env, process::ExitCode};

fn main() -> ExitCode {
    stepdoku_cli::judge::main(env::args().nth(1).as_deref())
}
