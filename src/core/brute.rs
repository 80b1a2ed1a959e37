//! The search: one solution, two, or their number up to a limit, for every order.
//!
//! Depth first over a board that remembers how to go back: naked and hidden singles after each
//! guess, and the guess where the fewest ways are left. A guess is *this digit here*; when it fails,
//! the digit is struck from the cell and the search goes on from there, so a level of the search is
//! three numbers and nothing is ever copied.
//!
//! That is the quickest way for nearly every board. On the few where it gets lost, all of them large,
//! another one takes over that learns from its dead ends; it is slower by the node, and it arrives.
//!
//! At 9×9 the same questions go to a search of its own, many times as fast, whose board is bits of bands.

mod bands;
mod board;
mod learning;
mod search;

pub(crate) use bands::{Bands, Choice as BandChoice, Pairs, State};
pub(crate) use board::{Board, Dead, Tables};
pub(crate) use search::{Choice, Found, Search, fewest_ways};

use crate::{Grid, Order};
use search::LOST_AFTER;
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
pub enum Solutions {
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
    pub fn verdict(self) -> Solutions {
        match (self.first, self.second, self.end) {
            (Some(first), Some(second), _) => Solutions::Several(first, second),
            (Some(first), None, End::Exhausted) => Solutions::One(first),
            (None, _, End::Exhausted) => Solutions::None,
            _ => Solutions::Undecided,
        }
    }
}

/// Counts the solutions of a grid, up to a limit.
///
/// `watch` is told the nodes so far: first 0, then at least every 64 nodes. When it breaks, the count
/// ends there. What the count finds, and in how many nodes, depends on the grid and the limit alone.
pub fn count(grid: &Grid, limit: usize, watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Count {
    if grid.order() != Order::Three {
        return count_by_cells(grid, limit, watch);
    }
    let mut count = Count { found: 0, first: None, second: None, end: End::Limit, nodes: 0 };
    let (end, nodes) = bands_until(grid, limit, watch, &mut |bands| count.add(bands.to_grid()));
    let Some(end) = end else { return count_after(nodes, grid, limit, watch) };
    Count { end, nodes, ..count }
}

/// Counts again what the quick search was lost on, and that many nodes after it began.
fn count_after(
    nodes: u64,
    grid: &Grid,
    limit: usize,
    watch: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Count {
    let mut on = |more| if more == 0 { ControlFlow::Continue(()) } else { watch(nodes + more) };
    let count = count_by_cells(grid, limit, &mut on);
    Count { nodes: nodes + count.nodes, ..count }
}

/// What [`count`] does, by the search that serves every order: at 9×9 it is the reference to which
/// the quick one is held. The solutions that it finds first, and the nodes, may be others.
pub fn count_by_cells(grid: &Grid, limit: usize, watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Count {
    Search::new(grid.order()).count(grid, limit, watch)
}

/// Counts the solutions of a grid, up to a limit, and keeps none: the quickest way to ask.
///
/// Calls `watch` as [`count`] does. Returns how many were found, and why it ended.
pub fn how_many(grid: &Grid, limit: usize, watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> (usize, End) {
    if grid.order() != Order::Three {
        let count = count_by_cells(grid, limit, watch);
        return (count.found, count.end);
    }
    let mut found = 0;
    let (end, nodes) = bands_until(grid, limit, watch, &mut |_| found += 1);
    let Some(end) = end else {
        let count = count_after(nodes, grid, limit, watch);
        return (count.found, count.end);
    };
    (found, end)
}

/// Hands each solution of a 9×9 to `see`, up to a limit. Returns why it ended, or nothing if it got
/// lost; and the nodes.
fn bands_until(
    grid: &Grid,
    limit: usize,
    watch: &mut dyn FnMut(u64) -> ControlFlow<()>,
    see: &mut impl FnMut(&Bands),
) -> (Option<End>, u64) {
    if limit == 0 {
        return (Some(End::Limit), 0);
    }
    if watch(0).is_break() {
        return (Some(End::Interrupted), 0);
    }
    let mut bands = Bands::new(grid);
    for found in 0..limit {
        let mut lost = false;
        let next = bands.next(State::most_telling, &mut |nodes| {
            watch(nodes)?;
            lost = found < 2 && nodes >= LOST_AFTER;
            if lost { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match next {
            Found::Solution => see(&bands),
            Found::Nothing => return (Some(End::Exhausted), bands.nodes),
            Found::Interrupted => return ((!lost).then_some(End::Interrupted), bands.nodes),
        }
    }
    (Some(End::Limit), bands.nodes)
}

/// Whether a grid has no solution, one, or several.
///
/// Calls `watch` as [`count`] does; a break gives [`Solutions::Undecided`], unless two solutions are
/// known by then.
pub fn solve(grid: &Grid, watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Solutions {
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
