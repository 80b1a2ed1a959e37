//! Search, singles, grades, and making puzzles.

use crate::puzzles::{Set, own_sets, puzzle, sets, spec};
use divan::{Bencher, black_box, counter::ItemsCount};
use std::{
    ops::ControlFlow,
    sync::atomic::{AtomicU64, Ordering},
};
use sudoku_core::{
    Candidates, Level, Puzzle, Shape,
    brute::{count, unlimited},
    generate, grade, passes,
    singles::Singles,
    study,
};

/// Proves that each puzzle has one solution.
#[divan::bench(args = sets(), sample_count = 10, sample_size = 1)]
fn prove(bencher: Bencher, set: &Set) {
    bencher.counter(ItemsCount::new(set.grids.len())).bench(|| {
        set.grids.iter().map(|grid| count(black_box(grid), 2, &mut unlimited()).found).sum::<usize>()
    });
}

/// Finds one solution without looking for others.
#[divan::bench(args = sets(), sample_count = 10, sample_size = 1)]
fn find_one(bencher: Bencher, set: &Set) {
    bencher.counter(ItemsCount::new(set.grids.len())).bench(|| {
        set.grids.iter().map(|grid| count(black_box(grid), 1, &mut unlimited()).found).sum::<usize>()
    });
}

/// One search for all singles at the start of a puzzle.
#[divan::bench(args = own_sets(), sample_count = 20)]
fn scan_for_singles(bencher: Bencher, set: &Set) {
    let positions: Vec<Candidates> = set.grids.iter().map(Candidates::new).collect();
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        positions.iter().map(|position| Singles::scan(black_box(position)).naked.len()).sum::<usize>()
    });
}

/// All passes by singles, from the givens to their end.
#[divan::bench(args = own_sets(), sample_count = 20)]
fn passes_to_the_end(bencher: Bencher, set: &Set) {
    bencher
        .counter(ItemsCount::new(set.grids.len()))
        .bench(|| set.grids.iter().map(|grid| passes::run(black_box(grid)).passes.len()).sum::<usize>());
}

/// The level of each puzzle.
#[divan::bench(args = own_sets(), sample_count = 10)]
fn grades(bencher: Bencher, set: &Set) {
    let puzzles: Vec<Puzzle> = set.grids.iter().map(puzzle).collect();
    bencher
        .counter(ItemsCount::new(puzzles.len()))
        .bench(|| puzzles.iter().map(|puzzle| u32::from(grade(black_box(puzzle)).passes)).sum::<u32>());
}

/// Makes puzzles minimal, as the editor does: all searches share one budget of nodes.
#[divan::bench(args = own_sets(), sample_count = 3, sample_size = 1)]
fn make_minimal_of_its_clues(bencher: Bencher, set: &Set) {
    let puzzles: Vec<Puzzle> = set.grids.iter().map(puzzle).collect();
    bencher.counter(ItemsCount::new(puzzles.len())).bench(|| {
        puzzles.iter().map(|puzzle| study::fewer(black_box(puzzle)).clues.filled_count()).sum::<usize>()
    });
}

/// Makes puzzles, each from a different seed.
#[divan::bench(
    args = Shape::ALL.into_iter().flat_map(|shape| Level::ALL.map(|level| (shape, level)))
        .filter(|(shape, level)| level.exists_at(shape)).map(Made).collect::<Vec<_>>(),
    sample_count = 30,
    sample_size = 1
)]
fn make(bencher: Bencher, Made((shape, level)): &Made) {
    let seed = AtomicU64::new(0);
    bencher.counter(ItemsCount::new(1_usize)).bench(|| {
        let spec = spec(shape, *level, seed.fetch_add(1, Ordering::Relaxed));
        generate(&spec, &mut |_| ControlFlow::Continue(()))
    });
}

/// The kind of a made puzzle, displayed by name.
struct Made((&'static Shape, Level));

impl std::fmt::Display for Made {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self((shape, level)) = self;
        write!(f, "{0}x{0} {level}", shape.side())
    }
}
