//! A job for a program, and what its words say.

use sudoku_core::{Filling, Level, Order, Seed, Spec, Symmetry};

/// A job that can be done for a range of items, again and again.
pub(crate) struct Job {
    /// How many items there are; none if they are seeds, of which there is no end.
    pub(crate) size: Option<usize>,
    /// Does it for the items of a range. The answer is a number that others must come to as well, such as
    /// how many of the puzzles have one solution.
    pub(crate) work: Box<dyn FnMut(usize, usize) -> u32>,
}

impl Job {
    /// A job for each of some things.
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

/// What is asked of our generator for a level.
pub(crate) fn spec(order: Order, level: Level, seed: u64) -> Spec {
    Spec { order, level, filling: Filling::Random, symmetry: Symmetry::HalfTurn, seed: Seed::new(seed) }
}

/// An order by its number.
pub(crate) fn order_of(word: &str) -> Option<Order> {
    word.parse().ok().and_then(Order::from_number)
}
