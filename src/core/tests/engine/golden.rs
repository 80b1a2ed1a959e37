//! A seed gives the same puzzle in every build, on every machine.

use std::ops::ControlFlow;
use sudoku_core::{Spec, generate};

/// Specs and the clues they give, one a row, with a tab between.
const GOLDEN: &str = include_str!("../data/golden.txt");

pub(crate) fn specs() -> Vec<&'static str> {
    GOLDEN.lines().filter_map(|row| row.split('\t').next()).collect()
}

pub(crate) fn clues(spec: &str) -> String {
    let spec: Spec = spec.parse().expect("a spec");
    let made = generate(&spec, &mut |_| ControlFlow::Continue(())).expect("a puzzle");
    made.puzzle.clues().to_string()
}

/// Makes each puzzle of the table again and compares.
pub(crate) fn check() {
    for row in GOLDEN.lines() {
        let (spec, expected) = row.split_once('\t').expect("two columns");
        assert_eq!(clues(spec), expected, "{spec}");
    }
}
