//! A job for a program, and the meaning of its words.

use sudoku_core::{Drawn, Filling, Level, Shape, Seed, Spec, Symmetry};

/// A repeatable job for a range of items.
pub(crate) struct Job {
    /// The number of items, or `None` for seeds, which have no end.
    pub(crate) size: Option<usize>,
    /// Works on a range of items. The result is a number that must be the same for all programs, such as the number
    /// of puzzles with one solution.
    pub(crate) work: Box<dyn FnMut(usize, usize) -> u32>,
}

impl Job {
    /// A job with one item per thing.
    pub(crate) fn each<T: 'static>(things: Vec<T>, mut work: impl FnMut(&T) -> u32 + 'static) -> Self {
        let size = Some(things.len());
        let all = move |from: usize, to: usize| {
            let to = to.min(things.len());
            things.get(from..to).unwrap_or_default().iter().map(&mut work).sum()
        };
        Self { size, work: Box::new(all) }
    }

    /// A job for each of the seeds 0, 1, 2, ….
    pub(crate) fn seeds(mut work: impl FnMut(u64) -> u32 + 'static) -> Self {
        let all = move |from: usize, to: usize| (from as u64..to as u64).map(&mut work).sum();
        Self { size: None, work: Box::new(all) }
    }
}

/// The spec of our generator for a level.
pub(crate) fn spec(shape: &Shape, level: Level, seed: u64) -> Spec {
    Spec { shape, drawn: Drawn::Nothing, level, filling: Filling::Random, symmetry: Symmetry::HalfTurn, seed: Seed::new(seed) }
}

/// A shape by its number.
pub(crate) fn shape_of(word: &str) -> Option<Shape> {
    word.parse().ok().and_then(Shape::from_token)
}
