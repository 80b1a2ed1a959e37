//! The sets: our own, made from seeds, and the lists of others where `CORPUS_DIR` names a folder of them.

use std::{env, fs, ops::ControlFlow, path::Path};
use sudoku_core::{Filling, Grid, Level, Order, Seed, Spec, Symmetry, generate, notation};

/// Puzzles of one kind.
pub(crate) struct Set {
    pub(crate) name: String,
    pub(crate) grids: Vec<Grid>,
}

impl Set {
    /// The puzzles as another program wants them.
    pub(crate) fn parsed<T>(&self, parse: impl Fn(&str) -> T) -> Vec<T> {
        self.grids.iter().map(|grid| parse(&grid.to_string())).collect()
    }
}

/// What is asked of our generator.
pub(crate) fn spec(order: Order, level: Level, seed: u64) -> Spec {
    Spec { order, level, filling: Filling::Random, symmetry: Symmetry::HalfTurn, seed: Seed::short(seed) }
}

fn made(order: Order, level: Level, count: u64) -> Set {
    let grids = (0..count).map(|seed| {
        let made = generate(&spec(order, level, seed), &mut |_| ControlFlow::Continue(()));
        made.expect("a puzzle of that level").puzzle.clues().clone()
    });
    Set { name: format!("{0}x{0} {level}, {count} of our own", order.side()), grids: grids.collect() }
}

/// Sets of 9×9.
pub(crate) fn nines() -> Vec<Set> {
    let mut sets = Vec::from(Level::ALL.map(|level| made(Order::Three, level, 300)));
    let Some(folder) = env::var_os("CORPUS_DIR") else {
        eprintln!("without the lists of others: CORPUS_DIR is not set");
        return sets;
    };
    for (file, name) in [
        ("easy33.txt", "random, 33 clues"),
        ("minimal.txt", "random minimal"),
        ("17clue.txt", "17 clues"),
        ("top1465.txt", "top 1465"),
        ("hardest11.txt", "hardest, 11 and more"),
        ("hardest1106.txt", "hardest"),
    ] {
        let Ok(text) = fs::read_to_string(Path::new(&folder).join("bench").join(file)) else { continue };
        // Evenly through the list, as such lists are sorted; a few hundred are enough for a rate.
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        let lines = lines.iter().step_by((lines.len() / 300).max(1));
        let grids: Vec<Grid> = lines.map(|line| notation::read(line).expect("a puzzle").grid).collect();
        sets.push(Set { name: format!("{name}, {} of a list", grids.len()), grids });
    }
    sets
}

/// A set of 16×16.
pub(crate) fn sixteens() -> Set {
    made(Order::Four, Level::Easy, 20)
}

/// A grid as `sudokugen` has it.
pub(crate) fn sudokugen_board(grid: &Grid) -> sudokugen::Board {
    let size = if grid.order() == Order::Four {
        sudokugen::BoardSize::SixteenBySixteen
    } else {
        sudokugen::BoardSize::NineByNine
    };
    let mut board = sudokugen::Board::new(size);
    let geometry = grid.order().geometry();
    for (cell, digit) in grid.filled() {
        board.set_at(geometry.row(cell), geometry.column(cell), digit.number());
    }
    board
}
