//! The search for solutions: one, two, or any number up to a limit, for every shape.
//!
//! It is a depth-first search on a board with an undo trail: it finds naked and hidden singles after each
//! guess, and guesses at the place with the fewest options. A guess is *this digit here*. When it fails, the
//! search removes the digit from the cell and continues from there, so a level of the search is three
//! numbers, without any copies.
//!
//! That is the fastest way for nearly every board. On a few large boards it makes no progress, and a second
//! search takes over, which learns from its dead ends: it is slower per node, but it finishes.
//!
//! At 9×9 a specialised search answers the same questions many times as fast. Its board consists of bits by
//! band.

mod bands;
mod board;
mod learning;
mod links;
mod rules;
mod search;
mod sums;
mod tables;

pub use bands::{BandChoice, BandState, Bands, Pairs};
pub use board::{Board, SearchTables};
pub use search::{Choice, DepthFirst, Found, fewest_ways};
pub use tables::Dead;

use search::LOST_AFTER;
use std::ops::ControlFlow;
use sudoku_board::{Cell, DigitSet, Grid, Shape};

/// The result of a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// The number of different solutions found, at most the limit.
    pub found: usize,
    /// The first of them.
    pub first: Option<Grid>,
    /// The second of them.
    pub second: Option<Grid>,
    /// The reason that the count ended, which decides the meaning of `found`.
    pub end: End,
    /// The number of guesses, the unit of budgets.
    pub nodes: u64,
}

/// The reason that a count ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The search is complete: there are exactly as many solutions as found.
    Exhausted,
    /// It reached the limit: there may be more solutions.
    Limit,
    /// The watcher stopped it: there may be more solutions.
    Interrupted,
}

/// The solutions of a grid, to the extent that decides whether it is a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solutions {
    /// It has none.
    None,
    /// It has this one and no other.
    One(Grid),
    /// It has these two, and maybe more.
    Several(Grid, Grid),
    /// The search was stopped before a result.
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

    /// Returns the number of solutions, if the search is complete.
    #[must_use]
    pub fn exact(&self) -> Option<usize> {
        (self.end == End::Exhausted).then_some(self.found)
    }

    /// Returns whether the grid has no solution, one or several, as far as the count decides it.
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
/// `watch` receives the number of nodes so far: first 0, then at least every 64 nodes. The count ends when it
/// breaks. The solutions found and the number of nodes depend on the grid and the limit alone.
///
/// ```
/// use sudoku_board::{Grid, Shape};
/// use sudoku_logic::search::brute;
///
/// let count = brute::count(&Grid::empty(Shape::S4), 1000, &mut brute::unlimited());
/// assert_eq!(count.exact(), Some(288));
/// ```
pub fn count(grid: &Grid, limit: usize, watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Count {
    if grid.shape() != Shape::S9 {
        return count_by_cells(grid, limit, watch);
    }
    let mut count = Count { found: 0, first: None, second: None, end: End::Limit, nodes: 0 };
    let (end, nodes) = bands_until(grid, limit, watch, &mut |bands| count.add(bands.to_grid()));
    let Some(end) = end else { return count_after(nodes, grid, limit, watch) };
    Count { end, nodes, ..count }
}

/// Counts again after the fast search gave up, with its number of nodes already spent.
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

/// Like [`count`], by the search for every shape: at 9×9 it is the reference for testing the fast one. The
/// first solutions that it finds, and the number of nodes, may differ.
pub fn count_by_cells(grid: &Grid, limit: usize, watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Count {
    DepthFirst::new(grid.shape()).count(grid, limit, watch)
}

/// Counts the solutions of a grid, up to a limit, without keeping them: the fastest way to count.
///
/// Calls `watch` as [`count`] does. Returns the number found, and the reason that the count ended.
pub fn how_many(grid: &Grid, limit: usize, watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> (usize, End) {
    if grid.shape() != Shape::S9 {
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

/// Passes each solution of a 9×9 grid to `see`, up to a limit. Returns the reason that the search ended, or `None`
/// if it gave up; and the number of nodes.
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
        let next = bands.next(BandState::most_telling, &mut |nodes| {
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

/// Returns whether a grid has no solution, one, or several.
///
/// Calls `watch` as [`count`] does; a break gives [`Solutions::Undecided`], unless two solutions are
/// known by then.
///
/// ```
/// use sudoku_board::Grid;
/// use sudoku_logic::search::brute;
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let grid = Grid::from_line(line).expect("a line of 81 symbols");
/// let brute::Solutions::One(solution) = brute::solve(&grid, &mut brute::budget(10_000)) else {
///     panic!("this grid is a puzzle");
/// };
/// assert!(solution.is_solution());
/// ```
pub fn solve(grid: &Grid, watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Solutions {
    count(grid, 2, watch).verdict()
}

/// Like [`solve`], where each of these cells has only these digits.
pub fn solve_within(
    grid: &Grid,
    candidates: &[(Cell, DigitSet)],
    watch: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Solutions {
    let mut search = DepthFirst::new(grid.shape());
    search.begin_within(grid, candidates);
    let mut count = Count { found: 0, first: None, second: None, end: End::Limit, nodes: 0 };
    while count.found < 2 {
        match search.go_on(fewest_ways, watch) {
            Found::Solution => count.add(search.board.to_grid()),
            Found::Nothing => {
                count.end = End::Exhausted;
                break;
            }
            Found::Interrupted => {
                count.end = End::Interrupted;
                break;
            }
        }
    }
    count.verdict()
}

/// Returns a watcher that stops a search after this number of nodes.
pub fn budget(nodes: u64) -> impl FnMut(u64) -> ControlFlow<()> {
    move |so_far| if so_far > nodes { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

/// Returns a watcher that never stops a search.
pub fn unlimited() -> impl FnMut(u64) -> ControlFlow<()> {
    |_| ControlFlow::Continue(())
}
