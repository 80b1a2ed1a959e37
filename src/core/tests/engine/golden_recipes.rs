//! A recipe gives the same puzzle in every build, on every machine.

use sudoku_core::{
    explain::Locale,
    generate::recipe::Recipe,
    wire::{Answer, Task, serve},
};

/// Recipes and the clues they give, one a row, with a tab between.
const GOLDEN: &str = include_str!("../data/recipes.txt");

pub(crate) fn recipes() -> Vec<&'static str> {
    GOLDEN.lines().filter_map(|row| row.split('\t').next()).collect()
}

pub(crate) fn clues(text: &str) -> String {
    let recipe: Recipe = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    match serve(Task::Make(recipe.clone()), Locale::ENGLISH, &mut |_| {}) {
        Answer::Made(Ok(fitted)) => {
            assert_eq!(fitted.recipe, recipe);
            fitted.puzzle.clues().to_string()
        }
        other => panic!("{text}: {other:?}"),
    }
}

/// Makes each puzzle of the table again and compares.
pub(crate) fn check() {
    assert!(recipes().len() >= 16);
    let rows = GOLDEN.lines().map(|row| row.split_once('\t').expect("two columns"));
    let other = rows.map(|(recipe, expected)| (recipe, clues(recipe), expected));
    let other: Vec<String> = other
        .filter(|(_, made, expected)| made != expected)
        .map(|(recipe, made, _)| format!("{recipe}\t{made}"))
        .collect();
    assert!(other.is_empty(), "these recipes give other puzzles now:\n{}", other.join("\n"));
}
