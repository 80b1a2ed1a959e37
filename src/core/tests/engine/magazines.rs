//! A batch gives the same magazine in every build, on every machine. Helpers for the tests make magazines.
#![allow(dead_code, reason = "each program of tests uses its own part")]

use sudoku_core::{
    generate::recipe::Recipe,
    magazine::{Batch, Contribution, Magazine, Numbered, contribute},
};

/// Batches, each followed by the recipes and the clues of its puzzles, one a row, with a tab between.
const GOLDEN: &str = include_str!("../data/magazines.txt");

pub(crate) fn batch(text: &str) -> Batch {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub(crate) fn made(recipe: Recipe) -> Contribution {
    contribute(recipe, &mut |_| {})
}

/// Makes the rest of a magazine, where each attempt takes this many milliseconds.
pub(crate) fn finish(magazine: &mut Magazine, millis: u64) {
    while let Some(recipe) = magazine.due() {
        magazine.take(made(recipe), millis);
    }
}

pub(crate) fn magazine(text: &str) -> Magazine {
    let mut magazine = Magazine::new(batch(text));
    finish(&mut magazine, 1);
    magazine
}

pub(crate) fn rows(sheet: &[Numbered]) -> Vec<String> {
    sheet.iter().map(|one| format!("{}\t{}", one.recipe, one.puzzle.clues())).collect()
}

/// Makes each magazine of the table again and compares.
pub(crate) fn check() {
    let mut told = String::new();
    let batches: Vec<&str> = GOLDEN.lines().filter(|line| line.starts_with('z')).collect();
    assert!(batches.len() >= 2);
    for text in batches {
        for row in std::iter::once(text.to_owned()).chain(rows(&magazine(text).numbered())) {
            told.push_str(&row);
            told.push('\n');
        }
    }
    assert!(told == GOLDEN, "these batches give other magazines now:\n{told}");
}
