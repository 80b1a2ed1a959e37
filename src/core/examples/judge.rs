//! The judge: a command line for the core. JSON lines in, JSON lines out; `judge/answers.rs` describes the
//! verbs.
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
        // The reader has closed the pipe.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("judge: {error}");
            ExitCode::FAILURE
        }
    }
}
