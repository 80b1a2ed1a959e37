//! Passes by singles: the article's puzzle, and what must hold on any puzzle.

use sudoku_core::{Digit, Grid, passes};

fn grid(line: &str) -> Grid {
    let digits = line.chars().map(Digit::from_symbol).collect();
    Grid::from_cells(digits).expect("a grid of one of the orders")
}

/// The puzzle of the article on solving by singles.
const ARTICLE: &str = "..3..82.4.2..64.1.9.......8.8............698.......5....49.7.3.8....1....7..5.4..";

#[test]
fn the_articles_puzzle_takes_21_passes() {
    let run = passes::run(&grid(ARTICLE));
    assert!(run.solved);
    let sizes: Vec<(&str, usize)> =
        run.passes.iter().map(|pass| (pass.kind.slug(), pass.steps.len())).collect();
    assert_eq!(sizes.len(), 21, "{sizes:?}");
    assert_eq!(sizes.iter().map(|(_, steps)| steps).sum::<usize>(), 57);
    assert_eq!(sizes.last(), Some(&("hidden-singles", 2)));
}
