//! The digits that solutions of clues have, cell by cell, and the number of solutions.
//!
//! A candidate is *true* if some solution has it. One search asks for each candidate in turn whether a solution has it. A
//! solution answers for a candidate in every cell, so each search tries the digits first that no solution has shown yet.
//! A candidate without a solution goes from the board for good, which shortens all later searches.

use super::brute::{Board, Choice, Dead, DepthFirst, Found, budget, fewest_ways};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use sudoku_board::{Digit, DigitSet, Grid, Shape};

/// The most nodes of one search, in the rounds of asking. Most candidates need a few dozen, and what later searches
/// remove decides others.
const NODES_PER_ROUND: [u64; 3] = [64, 1000, 16_000];

/// The most nodes of the search for a first solution, of all searches for candidates together, and of counting: at 9×9
/// this is half a second at most.
const NODES_OF_FIRST: u64 = 8000;
const NODES_IN_ALL: u64 = 24_000;
const NODES_OF_COUNTING: u64 = 8000;

/// The number of nodes between two looks at such a limit.
const LOOK_EVERY: u64 = 8;

/// More solutions than these are not counted.
pub const MOST_COUNTED: usize = 1000;

/// More solutions than these are not kept.
const MOST_KEPT: usize = 64;

/// The side of the largest board that is asked about while somebody edits it: larger ones take seconds.
const MOST_SIDE: usize = 16;

/// Returns whether the digits of solutions are found on such a board quickly enough for a person who edits it.
#[must_use]
pub fn is_quick_on(shape: &Shape) -> bool {
    shape.side() <= MOST_SIDE
}

/// What the solutions of clues have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Possible {
    /// The digits that some solution has, for each cell in reading order.
    pub found: Vec<DigitSet>,
    /// The other digits of which the search left that open.
    pub open: Vec<DigitSet>,
    /// The number of solutions.
    pub tally: Tally,
    /// Some of the solutions.
    pub solutions: Vec<Grid>,
}

/// A number of solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tally {
    /// So many.
    Exactly(usize),
    /// At least so many: the search stopped.
    AtLeast(usize),
}

impl Possible {
    /// Returns what clues without a solution have.
    #[must_use]
    pub fn nothing(shape: &Shape) -> Self {
        let none = vec![DigitSet::EMPTY; shape.cell_count()];
        Self { found: none.clone(), open: none, tally: Tally::Exactly(0), solutions: Vec::new() }
    }

    /// Returns what clues with one solution have.
    #[must_use]
    pub fn only(solution: &Grid) -> Self {
        let digit = |(_, digit): (_, Option<Digit>)| digit.map_or(DigitSet::EMPTY, DigitSet::only);
        Self {
            found: solution.iter().map(digit).collect(),
            tally: Tally::Exactly(1),
            solutions: vec![solution.clone()],
            ..Self::nothing(solution.shape())
        }
    }

    /// Returns whether each candidate is decided.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        self.open.iter().all(|digits| digits.is_empty())
    }
}

/// The search, and what it knows.
struct Asking {
    search: DepthFirst,
    /// The digits that solutions have, as masks.
    seen: Vec<u32>,
    solutions: Vec<Grid>,
    found: usize,
    /// The nodes of all searches before.
    nodes: u64,
}

/// Finds the digits that solutions of clues have, and counts the solutions, as far as a limit of nodes allows. `earlier`
/// are solutions of other clues: those that fit these ones shorten the search.
///
/// `watch` receives the number of candidates that are decided, and that of all; it may stop the search.
///
/// ```
/// use std::ops::ControlFlow::Continue;
/// use sudoku_board::Grid;
/// use sudoku_logic::search::possible::{Tally, possible};
///
/// let clues = Grid::from_line("..34............").expect("a line of 16 symbols");
/// let told = possible(&clues, &[], &mut |_, _| Continue(()));
/// assert_eq!(told.tally, Tally::Exactly(24));
/// assert_eq!(told.found[0].len(), 2, "1 and 2 are possible in the first cell");
/// ```
#[must_use]
pub fn possible(
    clues: &Grid,
    earlier: &[Grid],
    watch: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
) -> Possible {
    let cells = clues.shape().cell_count();
    let mut search = DepthFirst::new(clues.shape());
    let loaded = if clues.duplicate().is_some() { Err(Dead) } else { search.board.load(clues) };
    let mut asking = Asking { search, seen: vec![0; cells], solutions: Vec::new(), found: 0, nodes: 0 };
    if loaded.is_err() {
        return asking.told(vec![DigitSet::EMPTY; cells], Some(0));
    }
    let fitting = earlier.iter().filter_map(|solution| solution.clone().on(clues.shape()));
    for solution in fitting.filter(|solution| clues.agrees_with(solution) && solution.is_solution()) {
        asking.see(solution);
    }
    asking.run(watch)
}

impl Asking {
    fn run(mut self, watch: &mut dyn FnMut(usize, usize) -> ControlFlow<()>) -> Possible {
        let all = self.search.board.cells.iter().map(|mask| mask.count_ones() as usize).sum();
        let mut stopped = watch(all - self.open(), all).is_break();
        let none = |asking: Self| {
            let cells = asking.seen.len();
            asking.told(vec![DigitSet::EMPTY; cells], Some(0))
        };
        if self.solutions.is_empty() && !stopped && self.ask(None, NODES_OF_FIRST).is_err() {
            return none(self);
        }
        for limit in NODES_PER_ROUND {
            for cell in 0..self.seen.len() {
                let mut left = self.unseen(cell);
                while left != 0 && !stopped {
                    let bit = left & left.wrapping_neg();
                    let limit = limit.min(NODES_IN_ALL.saturating_sub(self.nodes));
                    if self.ask(Some((cell, bit)), limit).is_err() {
                        return none(self);
                    }
                    left &= self.unseen(cell) & !bit;
                    stopped = self.nodes >= NODES_IN_ALL || watch(all - self.open(), all).is_break();
                }
            }
        }
        let open = (0..self.seen.len()).map(|cell| DigitSet::from_bits(self.unseen(cell))).collect();
        let count = if stopped { None } else { self.count() };
        self.told(open, count)
    }

    /// Returns the number of candidates of which it is not known whether a solution has them.
    fn open(&self) -> usize {
        (0..self.seen.len()).map(|cell| self.unseen(cell).count_ones() as usize).sum()
    }

    /// Returns the digits of a cell of which it is not known whether a solution has them.
    fn unseen(&self, cell: usize) -> u32 {
        self.search.board.cells[cell] & !self.seen[cell]
    }

    fn see(&mut self, solution: Grid) {
        let mut is_new = false;
        for (cell, digit) in solution.filled() {
            let seen = &mut self.seen[cell.index()];
            is_new |= *seen & 1 << digit.index() == 0;
            *seen |= 1 << digit.index();
        }
        self.found += usize::from(is_new);
        if is_new && self.solutions.len() < MOST_KEPT {
            self.solutions.push(solution);
        }
    }

    /// Asks whether a solution has a digit, as a mask in its cell, or whether there is a solution. Fails if there is
    /// provably none at all.
    fn ask(&mut self, of: Option<Choice>, limit: u64) -> Result<(), Dead> {
        let Self { search, seen, .. } = self;
        let root = search.board.mark();
        search.restart();
        search.watch_every = LOOK_EVERY;
        let begun = match of {
            Some((cell, bit)) => search.board.keep(cell, bit).and_then(|()| search.board.singles()),
            None => Ok(()),
        };
        let choose = |board: &Board| -> Choice {
            let (cell, bit) = fewest_ways(board);
            let fresh = board.cells[cell] & !seen[cell];
            (cell, if fresh == 0 { bit } else { fresh & fresh.wrapping_neg() })
        };
        let found = search.next(begun, choose, &mut budget(limit));
        self.nodes += if of.is_some() { search.nodes + 1 } else { 0 };
        let solution = (found == Found::Solution).then(|| search.board.to_grid());
        search.board.back_to(root);
        match (found, solution, of) {
            (Found::Solution, Some(solution), _) => self.see(solution),
            (Found::Nothing, _, Some((cell, bit))) => {
                search.board.keep(cell, !bit)?;
                search.board.singles()?;
            }
            (Found::Nothing, _, None) => return Err(Dead),
            _ => {}
        }
        Ok(())
    }

    /// Counts the solutions; `None` if there are too many.
    fn count(&mut self) -> Option<usize> {
        let search = &mut self.search;
        search.restart();
        let (mut state, mut count) = (Ok(()), 0);
        while count <= MOST_COUNTED {
            match search.next(state, fewest_ways, &mut budget(NODES_OF_COUNTING)) {
                Found::Solution => count += 1,
                Found::Nothing => return Some(count),
                Found::Interrupted => break,
            }
            state = Err(Dead);
        }
        self.found = self.found.max(count);
        None
    }

    fn told(self, open: Vec<DigitSet>, count: Option<usize>) -> Possible {
        Possible {
            found: self.seen.iter().map(|&seen| DigitSet::from_bits(seen)).collect(),
            open,
            tally: count.map_or(Tally::AtLeast(self.found), Tally::Exactly),
            solutions: self.solutions,
        }
    }
}
