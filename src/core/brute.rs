//! The search: one solution, two, or their number up to a limit, for every order.
//!
//! Depth first over a board that remembers how to go back: naked and hidden singles after each
//! guess, and the guess where the fewest ways are left. A guess is *this digit here*; when it fails,
//! the digit is struck from the cell and the search goes on from there, so a level of the search is
//! three numbers and nothing is ever copied.
//!
//! That is the quickest way for nearly every board. On the few where it gets lost, all of them large,
//! another one takes over that learns from its dead ends; it is slower by the node, and it arrives.

mod board;
mod learning;
mod search;

pub(crate) use board::{Board, Dead, Mark, Tables};
pub(crate) use search::{Choice, Found, Search, fewest_ways};

use crate::Grid;
use std::ops::ControlFlow;

/// What a count has seen when it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// How many different solutions were found, at most the limit.
    pub found: usize,
    /// The first of them.
    pub first: Option<Grid>,
    /// The second of them.
    pub second: Option<Grid>,
    /// Why the count ended, and so what `found` means.
    pub end: End,
    /// Guesses made: the unit in which budgets are given.
    pub nodes: u64,
}

/// Why a count ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// All was seen: there are exactly as many solutions as were found.
    Exhausted,
    /// The limit was reached: there may be more solutions.
    Limit,
    /// The watcher stopped it: there may be more solutions.
    Interrupted,
}

/// The solutions of a grid, as far as a puzzle cares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It has none.
    None,
    /// It has this one and no other.
    One(Grid),
    /// It has these two, and maybe more.
    Several(Grid, Grid),
    /// The search was stopped before it knew.
    Undecided,
}

impl Count {
    fn add(&mut self, solution: Grid) {
        self.found += 1;
        match self.found {
            1 => self.first = Some(solution),
            2 => self.second = Some(solution),
            _ => {}
        }
    }

    /// The number of solutions, if all was seen.
    #[must_use]
    pub fn exact(&self) -> Option<usize> {
        (self.end == End::Exhausted).then_some(self.found)
    }

    /// None, one, several, or not known.
    #[must_use]
    pub fn verdict(self) -> Verdict {
        match (self.first, self.second, self.end) {
            (Some(first), Some(second), _) => Verdict::Several(first, second),
            (Some(first), None, End::Exhausted) => Verdict::One(first),
            (None, _, End::Exhausted) => Verdict::None,
            _ => Verdict::Undecided,
        }
    }
}

/// Counts the solutions of a grid, up to a limit.
///
/// `watch` is told the nodes so far: first 0, then at least every 64 nodes. When it breaks, the count
/// ends there. What the count finds, and in how many nodes, depends on the grid and the limit alone.
pub fn count(grid: &Grid, limit: usize, watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Count {
    Search::new(grid.order()).count(grid, limit, watch)
}

/// Whether a grid has no solution, one, or several.
///
/// Calls `watch` as [`count`] does; a break gives [`Verdict::Undecided`], unless two solutions are
/// known by then.
pub fn solve(grid: &Grid, watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Verdict {
    count(grid, 2, watch).verdict()
}

/// A watcher that stops a search after that many nodes.
pub fn budget(nodes: u64) -> impl FnMut(u64) -> ControlFlow<()> {
    move |so_far| if so_far > nodes { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

/// A watcher that never stops a search.
pub fn unlimited() -> impl FnMut(u64) -> ControlFlow<()> {
    |_| ControlFlow::Continue(())
}
