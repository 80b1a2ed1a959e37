//! The depth-first search over a [`Board`].

use super::{
    Board, Count, Dead, End,
    board::Mark,
    learning::{Learned, Learner},
};
use std::ops::ControlFlow;
use sudoku_board::{Cell, DigitSet, Grid, Shape};

/// The number of nodes between two calls of the watcher.
pub(super) const WATCH_EVERY: u64 = 64;

/// The number of nodes after which this search gives up, and the learning one takes over.
pub(super) const LOST_AFTER: u64 = 2048;

/// A cell, and a digit as a mask, to try next.
pub type Choice = (usize, u32);

/// A guess that may be undone.
#[derive(Clone, Copy, Debug)]
struct Guess {
    before: Mark,
    cell: u16,
    bit: u32,
}

/// A board with the guesses made on it, reusable for any number of searches.
#[derive(Debug)]
pub struct DepthFirst {
    /// The board with the guesses.
    pub board: Board,
    guesses: Vec<Guess>,
    /// The number of guesses so far.
    pub nodes: u64,
    /// The number of nodes between two calls of the watcher.
    pub watch_every: u64,
    /// The result of loading the clues, until the search has examined it.
    begun: Option<Result<(), Dead>>,
}

/// The result of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// The board is solved.
    Solution,
    /// No further solution.
    Nothing,
    /// The watcher stopped it.
    Interrupted,
}

impl DepthFirst {
    /// Returns a search on an empty board.
    pub fn new(shape: &Shape) -> Self {
        Self {
            board: Board::new(shape),
            guesses: Vec::with_capacity(shape.cell_count()),
            nodes: 0,
            watch_every: WATCH_EVERY,
            begun: None,
        }
    }

    /// Forgets the guesses, so that a search can begin from the current board.
    pub fn restart(&mut self) {
        self.guesses.clear();
        self.nodes = 0;
    }

    /// Starts over from clues, for [`go_on`](Self::go_on).
    pub fn begin(&mut self, clues: &Grid) {
        self.restart();
        self.begun = Some(self.board.load(clues));
    }

    /// Starts over from clues, where each of these cells has only these digits.
    pub(super) fn begin_within(&mut self, clues: &Grid, candidates: &[(Cell, DigitSet)]) {
        self.begin(clues);
        let kept = candidates.iter().try_for_each(|(cell, digits)| {
            let mask = digits.iter().fold(0, |mask, digit| mask | 1 << digit.index());
            self.board.keep(cell.index(), mask)
        });
        let loaded = self.begun.take().unwrap_or(Err(Dead));
        self.begun = Some(loaded.and(kept).and_then(|()| self.board.singles()));
    }

    /// Finds the next solution since [`begin`](Self::begin).
    pub fn go_on(
        &mut self,
        choose: impl FnMut(&Board) -> Choice,
        watch: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Found {
        let state = self.begun.take().unwrap_or(Err(Dead));
        self.next(state, choose, watch)
    }

    pub(super) fn count(
        &mut self,
        grid: &Grid,
        limit: usize,
        watch: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Count {
        let mut count = Count { found: 0, first: None, second: None, end: End::Limit, nodes: 0 };
        if limit == 0 {
            return count;
        }
        if watch(0).is_break() {
            count.end = End::Interrupted;
            return count;
        }
        self.restart();
        let mut state = self.board.load(grid);
        // The learning search knows no sums.
        let has_sums = self.board.blamed().is_some();
        loop {
            let mut lost = false;
            let found = self.next(state, fewest_ways, &mut |nodes| {
                watch(nodes)?;
                lost = count.found < 2 && nodes >= LOST_AFTER && !has_sums;
                if lost { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            count.nodes = self.nodes;
            match found {
                Found::Solution => {
                    count.add(self.board.to_grid());
                    if count.found == limit {
                        return count;
                    }
                    state = Err(Dead);
                }
                Found::Nothing => {
                    count.end = End::Exhausted;
                    return count;
                }
                Found::Interrupted if lost => return self.learn(count, limit, watch),
                Found::Interrupted => {
                    count.end = End::Interrupted;
                    return count;
                }
            }
        }
    }

    /// Continues a count by learning, from the root.
    fn learn(
        &mut self,
        mut count: Count,
        limit: usize,
        watch: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Count {
        if let Some(first) = self.guesses.first() {
            self.board.back_to(first.before);
        }
        self.guesses.clear();
        let mut learner = Learner::new(&self.board, count.nodes);
        if let Some(known) = &count.first {
            learner.exclude(known);
        }
        loop {
            let learned = learner.next(watch);
            count.nodes = learner.nodes;
            match learned {
                Learned::Solution(solution) => {
                    learner.exclude(&solution);
                    count.add(solution);
                    if count.found == limit {
                        return count;
                    }
                }
                Learned::Nothing => {
                    count.end = End::Exhausted;
                    return count;
                }
                Learned::Interrupted => {
                    count.end = End::Interrupted;
                    return count;
                }
            }
        }
    }

    /// Continues to the next solution. `state` is the board's state so far: a solution already returned
    /// counts as dead. `choose` selects the next guess, and `watch` receives the number of nodes from time to
    /// time.
    pub fn next(
        &mut self,
        mut state: Result<(), Dead>,
        mut choose: impl FnMut(&Board) -> Choice,
        watch: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Found {
        loop {
            state = match state {
                Err(Dead) => match self.guesses.pop() {
                    Some(guess) => self.refute(guess),
                    None => return Found::Nothing,
                },
                Ok(()) if self.board.is_solved() => return Found::Solution,
                Ok(()) => {
                    self.nodes += 1;
                    if self.nodes.is_multiple_of(self.watch_every) && watch(self.nodes).is_break() {
                        return Found::Interrupted;
                    }
                    let choice = choose(&self.board);
                    self.guess(choice)
                }
            };
        }
    }

    fn guess(&mut self, (cell, bit): Choice) -> Result<(), Dead> {
        self.guesses.push(Guess { before: self.board.mark(), cell: cell as u16, bit });
        self.board.keep(cell, bit)?;
        self.board.singles()
    }

    fn refute(&mut self, guess: Guess) -> Result<(), Dead> {
        self.board.back_to(guess.before);
        self.board.keep(usize::from(guess.cell), !guess.bit)?;
        self.board.singles()
    }
}

/// Returns the choice with the fewest options: a cell with two digits, else a digit with two places in a house, else
/// the cell with the fewest digits.
///
/// With sums, the cell with the fewest digits for each dead end that it was part of.
pub fn fewest_ways(board: &Board) -> Choice {
    if let Some(blamed) = board.blamed() {
        return most_blamed(board, blamed);
    }
    // Tells two digits from more without a popcount, which some processors do slowly.
    let two = |&mask: &u32| !mask.is_power_of_two() && (mask & (mask - 1)).is_power_of_two();
    if let Some(cell) = board.cells.iter().position(two) {
        return (cell, lowest(board.cells[cell]));
    }
    for house in 0..board.tables.house_count() {
        let bit = lowest(board.digits_with_two_places(house));
        let place = |&&cell: &&u16| board.cells[usize::from(cell)] & bit != 0;
        if let Some(&cell) = board.tables.house(house).iter().find(place) {
            return (usize::from(cell), bit);
        }
    }
    let open = (0..board.cells.len()).filter(|&cell| !board.cells[cell].is_power_of_two());
    let fewest = open.min_by_key(|&cell| board.cells[cell].count_ones());
    fewest.map_or((0, 0), |cell| (cell, lowest(board.cells[cell])))
}

fn most_blamed(board: &Board, blamed: &[u32]) -> Choice {
    let open = board.cells.iter().zip(blamed).enumerate().filter(|(_, (mask, _))| !mask.is_power_of_two());
    // The smaller fraction, without dividing.
    let best = open.min_by(|&(_, (one, blame)), &(_, (other, others))| {
        let times = |mask: &u32, by: &u32| u64::from(mask.count_ones()) * u64::from(*by);
        times(one, others).cmp(&times(other, blame))
    });
    best.map_or((0, 0), |(cell, (&mask, _))| (cell, lowest(mask)))
}

const fn lowest(mask: u32) -> u32 {
    mask & mask.wrapping_neg()
}
