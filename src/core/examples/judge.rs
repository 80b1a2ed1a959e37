//! The judge: the core, asked from outside. JSON lines in, JSON lines out; the verbs are described in
//! `judge/answers.rs`.
//!
//! `cargo run --release -q -p sudoku-core --example judge -- count < questions.jsonl`

#[path = "judge/answers.rs"]
mod answers;

use std::{env, io, process::ExitCode};

fn main() -> ExitCode {
    let Some(verb) = env::args().nth(1) else {
        eprintln!("usage: judge VERB < questions.jsonl, VERB one of: {}", answers::VERBS.join(", "));
        return ExitCode::from(2);
    };
    match answers::serve(&verb, io::stdin().lock(), io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever asked has heard enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("judge: {error}");
            ExitCode::FAILURE
        }
    }
}
