//! Counts tests from the output of their runners.
//!
//! cargo's harness and the one for the browser end each binary with the same line, `test result: ok. 3
//! passed; 0 failed; 1 ignored; ...`. A test without its data prints `SKIPPED n ...: why` at the start of a
//! separate line; n is the number of left-out cases. It counts as one skipped test, with any number of cases.

use std::collections::BTreeMap;
use std::ops::AddAssign;

/// The number of passed, failed, and skipped tests.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    pub(crate) skipped: usize,
}

impl Tally {
    /// Whether no test ran.
    pub(crate) fn is_empty(self) -> bool {
        self.passed + self.failed == 0
    }

    /// Counts one line of output.
    pub(crate) fn read(&mut self, line: &str) {
        let line = without_colours(line);
        let line = line.trim();
        if let Some(counts) = line.strip_prefix("test result: ") {
            // Full stops and semicolons both separate the counts: `FAILED. 2 passed; 1 failed; ...`.
            for part in counts.split([';', '.']) {
                let mut words = part.split_whitespace();
                let (Some(Ok(count)), Some(what)) = (words.next().map(str::parse::<usize>), words.next())
                else {
                    continue;
                };
                match what {
                    "passed" => self.passed += count,
                    "failed" => self.failed += count,
                    "ignored" => self.skipped += count,
                    _ => {}
                }
            }
        } else if line.starts_with("SKIPPED ") {
            self.skipped += 1;
        }
    }
}

/// The left-out cases of tests, by reason.
#[derive(Debug, Default)]
pub(crate) struct Lacking(BTreeMap<String, (usize, usize)>);

impl Lacking {
    /// Notes one line of output.
    pub(crate) fn read(&mut self, line: &str) {
        let line = without_colours(line);
        let Some(rest) = line.trim().strip_prefix("SKIPPED ") else { return };
        let (what, why) = rest.split_once(": ").unwrap_or((rest, "nothing says why"));
        let cases = what.split(' ').next().and_then(|word| word.parse().ok());
        let (places, sum) = self.0.entry(why.to_owned()).or_default();
        *places += 1;
        *sum += cases.unwrap_or(1);
    }

    /// A sentence for each reason.
    pub(crate) fn sentences(&self) -> impl Iterator<Item = String> {
        self.0.iter().map(|(why, (places, cases))| {
            let [places, cases] = [(places, "test"), (cases, "case")]
                .map(|(n, of)| format!("{n} {of}{}", if *n == 1 { "" } else { "s" }));
            format!("{places} went without {cases}, and ran on what is there: {why}")
        })
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)
    }
}

/// The name of a failed test in a line: `test name ... FAILED`, or `... FAIL`.
pub(crate) fn failure(line: &str) -> Option<String> {
    let line = without_colours(line);
    let (name, outcome) = line.trim().strip_prefix("test ")?.split_once(" ... ")?;
    outcome.starts_with("FAIL").then(|| name.to_owned())
}

/// A line without a terminal's colour sequences.
fn without_colours(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        if letter == '\u{1b}' {
            letters.find(char::is_ascii_alphabetic);
        } else {
            plain.push(letter);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted() {
        let check = |line: &str, passed, failed, skipped| {
            let mut tally = Tally::default();
            tally.read(line);
            assert_eq!(tally, Tally { passed, failed, skipped }, "{line}");
        };
        check(
            "test result: ok. 12 passed; 0 failed; 3 ignored; 0 measured; 7 filtered out; finished in 0.09s",
            12,
            0,
            3,
        );
        check("test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out", 1, 2, 0);
        check("test result: \u{1b}[32mok\u{1b}[0m. 5 passed; 0 failed; 0 ignored", 5, 0, 0);
        check("  test result: ok. 5 passed; 0 failed; 0 filtered out; finished in 12.50s  ", 5, 0, 0);
        check("SKIPPED 49151 puzzles: CORPUS_DIR is not set", 0, 0, 1);
        check("SKIPPED for want of a browser", 0, 0, 1);
        check("the test result: ok. 5 passed", 0, 0, 0);
        check("test a ... ok", 0, 0, 0);
        check("not SKIPPED 3", 0, 0, 0);
        check("", 0, 0, 0);
    }

    #[test]
    fn tallies_add_up_and_read_as_a_sentence() {
        let mut sum = Tally { passed: 1, failed: 2, skipped: 3 };
        sum += Tally { passed: 10, failed: 0, skipped: 0 };
        assert_eq!(sum.to_string(), "11 passed, 2 failed, 3 skipped");
        assert!(!sum.is_empty());
        assert!(Tally { passed: 0, failed: 0, skipped: 9 }.is_empty());
    }

    #[test]
    fn what_was_lacking_is_summed_by_its_reason() {
        let mut lacking = Lacking::default();
        for line in [
            "SKIPPED 1700 cases: CORPUS_DIR is not set",
            "test a ... ok",
            "  SKIPPED 29 cases: CORPUS_DIR is not set",
            "SKIPPED 1 journey: there is no release build",
            "not SKIPPED 3: x",
        ] {
            lacking.read(line);
        }
        assert_eq!(
            lacking.sentences().collect::<Vec<_>>(),
            [
                "2 tests went without 1729 cases, and ran on what is there: CORPUS_DIR is not set",
                "1 test went without 1 case, and ran on what is there: there is no release build",
            ]
        );
    }

    #[test]
    fn failures_are_named() {
        let check = |line, name: Option<&str>| assert_eq!(failure(line).as_deref(), name, "{line}");
        check("test grid::reads ... FAILED", Some("grid::reads"));
        check("test web::mounts ... FAIL", Some("web::mounts"));
        check("test grid::reads ... \u{1b}[31mFAILED\u{1b}[0m", Some("grid::reads"));
        check("test grid::reads ... ok", None);
        check("test result: FAILED. 1 passed; 1 failed", None);
        check("FAILED", None);
    }
}
