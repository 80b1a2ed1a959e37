//! A seed gives the same puzzle made to measure in every build, on every machine.

use std::ops::ControlFlow;
use sudoku_core::{
    Filling, Seed, Shape, Symmetry,
    generate::measure::{Made, Measure, Source, make},
};

/// Wishes and the clues they give, one a row, with a tab between.
const GOLDEN: &str = include_str!("../data/measures.txt");

/// The wishes of the table: order, symmetry, number of clues or `-`, `minimal` or `-`, filling, seed.
pub(crate) fn wishes() -> Vec<&'static str> {
    GOLDEN.lines().filter_map(|row| row.split('\t').next()).collect()
}

pub(crate) fn wish(text: &str) -> Measure {
    let parts: Vec<&str> = text.split('.').collect();
    let [shape, symmetry, clues, minimal, filling, seed] = parts[..] else { panic!("{text}") };
    let shape = shape.parse().ok().and_then(Shape::from_token).expect("an order");
    Measure {
        source: Source::Filling(Filling::from_slug(filling).expect("a filling")),
        symmetry: Symmetry::from_slug(symmetry).expect("a symmetry"),
        clues: clues.parse().ok(),
        minimal: minimal == "minimal",
        ..Measure::minimal(shape, Seed::from_text(seed))
    }
}

pub(crate) fn made(wish: &Measure) -> Made {
    make(wish, &mut |_| ControlFlow::Continue(())).expect("a wish that can be tried")
}

pub(crate) fn clues(text: &str) -> String {
    made(&wish(text)).puzzle.clues().to_string()
}

/// Makes each puzzle of the table again and compares.
pub(crate) fn check() {
    assert!(wishes().len() >= 20);
    for row in GOLDEN.lines() {
        let (wish, expected) = row.split_once('\t').expect("two columns");
        assert_eq!(clues(wish), expected, "{wish}");
    }
}
