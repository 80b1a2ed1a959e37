//! The judge: questions to the core in JSON lines, answers in JSON lines. `judge/answers.rs` describes the verbs.

mod answers;
#[cfg(test)]
mod tests;

use std::{io, process::ExitCode};

/// Answers the lines of the standard input.
pub fn main(verb: Option<&str>) -> ExitCode {
    let Some(verb) = verb else {
        eprintln!("usage: judge VERB < questions.jsonl, VERB one of: {}", answers::VERBS.join(", "));
        return ExitCode::from(2);
    };
    match answers::serve(verb, io::stdin().lock(), io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has closed the pipe.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("judge: {error}");
            ExitCode::FAILURE
        }
    }
}
