//! The measured programs, each behind a desk in a separate process: one on the machine, one in Node.

use crate::run::words;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A desk, which handles one request at a time and is otherwise idle.
#[derive(Debug)]
pub(crate) struct Player {
    child: Child,
    requests: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Job {
    pub(crate) number: usize,
    /// The number of items; 0 for seeds, which have no end.
    pub(crate) size: usize,
}

/// The result of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Done {
    pub(crate) nanoseconds: u64,
    /// The number that must be the same for all programs.
    pub(crate) answer: u64,
}

impl Player {
    pub(crate) fn start(command: &mut Command) -> Result<Self, String> {
        let name = words(command);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("`{name}` could not be started: {error}"))?;
        let (Some(requests), Some(answers)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("`{name}` does not listen"));
        };
        Ok(Self { child, requests: Some(requests), answers: BufReader::new(answers) })
    }

    fn ask(&mut self, request: &str) -> Result<String, String> {
        let gone = |error: std::io::Error| format!("`{request}` was not answered: {error}");
        let requests = self.requests.as_mut().ok_or("nobody listens any more")?;
        writeln!(requests, "{request}").and_then(|()| requests.flush()).map_err(gone)?;
        let mut answer = String::new();
        match self.answers.read_line(&mut answer).map_err(gone)? {
            0 => Err(format!("`{request}` was not answered: the program ended")),
            _ => Ok(answer.trim_end().to_owned()),
        }
    }

    /// Clears the desk, and adds puzzles.
    pub(crate) fn lay(&mut self, lines: &[String]) -> Result<(), String> {
        self.ask("clear")?;
        for line in lines {
            let answer = self.ask(&format!("lay {line}"))?;
            if answer != "done" {
                return Err(format!("`{line}` was not understood"));
            }
        }
        Ok(())
    }

    /// Gives it a job; `None` if it cannot do that.
    pub(crate) fn take(&mut self, words: &str) -> Result<Option<Job>, String> {
        let answer = self.ask(&format!("take {words}"))?;
        let numbers: Vec<usize> = answer.split(' ').filter_map(|word| word.parse().ok()).collect();
        Ok(match numbers[..] {
            [number, size] => Some(Job { number, size }),
            _ => None,
        })
    }

    /// Runs a job for a range of items.
    pub(crate) fn go(&mut self, job: Job, from: usize, to: usize) -> Result<Done, String> {
        let answer = self.ask(&format!("go {} {from} {to}", job.number))?;
        let numbers: Vec<u64> = answer.split(' ').filter_map(|word| word.parse().ok()).collect();
        match numbers[..] {
            [nanoseconds, answer] => Ok(Done { nanoseconds, answer }),
            _ => Err(format!("a job was not done: {answer}")),
        }
    }

    /// Its peak memory, in bytes.
    pub(crate) fn memory(&mut self) -> Result<u64, String> {
        let answer = self.ask("memory")?;
        answer.strip_prefix("bytes ").and_then(|bytes| bytes.parse().ok()).ok_or(answer)
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        // Its input ends, so it ends by itself.
        self.requests = None;
        let _ = self.child.wait();
    }
}
