//! Checks clues entered by hand: the number of solutions, the clues that clash, the spare ones, and a neater
//! puzzle from them.

use super::{
    brute::{self, End, Solutions, budget},
    puzzle::Puzzle,
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Cell, Grid, Rng, Seed, Symmetry};

/// The node limit for each check of fewer clues, and for all checks together: at 25×25 this is a second or
/// two in a browser. Most checks need some dozens, and leave the rest to later ones.
const NODES_PER_LOOK: u64 = 2000;
const NODES_IN_ALL: u64 = 60_000;

/// The solutions of clues.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finding {
    /// No solution.
    None,
    /// One solution.
    One(Grid),
    /// At least these two solutions.
    Several(Grid, Grid),
    /// The search was stopped before a result.
    Undecided,
}

/// Clues without a common solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clash {
    /// The clues, in reading order.
    pub cells: Vec<Cell>,
    /// Whether removing any one of them provably gives a solution.
    pub minimal: bool,
}

/// What a puzzle does not need.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spare {
    /// The givens that can each be removed alone without losing the unique solution.
    pub cells: Vec<Cell>,
    /// The numbers of the lines, dots and other clues of its board that can each be removed alone in the same way.
    pub clues: Vec<u16>,
    /// The number of givens and clues for which the node limit left this open.
    pub undecided: usize,
}

/// A puzzle with fewer clues.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fewer {
    /// The remaining clues, with the same unique solution.
    pub clues: Grid,
    /// The number of remaining clues that may or may not be needed.
    pub undecided: usize,
}

impl Finding {
    /// Returns whether a finding about some clues also holds for others, without another check: adding clues to none
    /// or correct clues to one changes nothing, nor does any change that agrees with both of two solutions.
    #[must_use]
    pub fn holds(&self, found_of: &Grid, also_of: &Grid) -> bool {
        match self {
            Self::None => found_of.agrees_with(also_of),
            Self::One(solution) => found_of.agrees_with(also_of) && also_of.agrees_with(solution),
            Self::Several(first, second) => also_of.agrees_with(first) && also_of.agrees_with(second),
            Self::Undecided => false,
        }
    }
}

/// The shared node limit of several checks. Once it is used up, each check is short, and only decides cases
/// of singles and a few guesses.
struct Purse {
    left: u64,
    looks: usize,
}

impl Purse {
    /// Returns a limit for this number of checks.
    const fn new(looks: usize) -> Self {
        Self { left: NODES_IN_ALL, looks }
    }

    /// Returns whether clues have at least `many` solutions; `None` if the limit left that open.
    fn has(&mut self, many: usize, clues: &Grid) -> Option<bool> {
        let share = self.left / self.looks.max(1) as u64;
        self.looks = self.looks.saturating_sub(1);
        let (known, taken) = has(many, clues, share.min(NODES_PER_LOOK));
        self.left = self.left.saturating_sub(taken);
        known
    }
}

/// Returns whether clues have at least `many` solutions, or `None` if the node limit left that open; and the number
/// of nodes used.
fn has(many: usize, clues: &Grid, nodes: u64) -> (Option<bool>, u64) {
    let (mut within, mut taken) = (budget(nodes), 0);
    let (found, end) = brute::how_many(clues, many, &mut |nodes| {
        taken = nodes;
        within(nodes)
    });
    let known = match end {
        _ if found >= many => Some(true),
        End::Exhausted => Some(false),
        End::Limit | End::Interrupted => None,
    };
    (known, taken)
}

/// Finds the solutions of clues, within a node limit.
#[must_use]
pub fn count(clues: &Grid, nodes: u64) -> Finding {
    if clues.duplicate().is_some() {
        return Finding::None;
    }
    match brute::solve(clues, &mut budget(nodes)) {
        Solutions::None => Finding::None,
        Solutions::One(solution) => Finding::One(solution),
        Solutions::Several(first, second) => Finding::Several(first, second),
        Solutions::Undecided => Finding::Undecided,
    }
}

/// Returns a subset of clues without a solution that has no solution either.
///
/// Short checks come first, on smaller and smaller groups, since most clues are not part of the clash, and a
/// person can see a clash that singles show. Then each remaining clue is checked alone. A clue needed in a
/// larger set is needed in a smaller one.
///
/// ```
/// use sudoku_board::Grid;
/// use sudoku_logic::search::study;
///
/// let clues = Grid::from_line("123.4..........4").expect("a line of 16 symbols");
/// let clash = study::clash(&clues);
/// assert!(clash.minimal && clash.cells.len() == 3);
/// ```
#[must_use]
pub fn clash(clues: &Grid) -> Clash {
    if let Some(twice) = clues.duplicate() {
        let mut cells = twice.cells.to_vec();
        cells.sort_unstable();
        return Clash { cells, minimal: true };
    }
    let mut left = clues.clone();
    let mut size = clues.filled_count().div_ceil(2).max(1);
    loop {
        for group in cells(&left).chunks(size) {
            let without = without(&left, group);
            if has(1, &without, 0).0 == Some(false) {
                left = without;
            }
        }
        if size == 1 {
            break;
        }
        size = size.div_ceil(2);
    }
    let (mut minimal, mut purse) = (true, Purse::new(left.filled_count()));
    for cell in cells(&left) {
        let without = without(&left, &[cell]);
        match purse.has(1, &without) {
            Some(false) => left = without,
            Some(true) => {}
            None => minimal = false,
        }
    }
    Clash { cells: cells(&left), minimal }
}

/// Returns the givens and the clues of the board that can each be removed alone without losing the unique solution.
#[must_use]
pub fn spare(puzzle: &Puzzle) -> Spare {
    let shape = puzzle.clues().shape();
    let mut purse = Purse::new(puzzle.clues().filled_count() + shape.clues().len());
    let mut found = Spare { cells: Vec::new(), clues: Vec::new(), undecided: 0 };
    for cell in cells(puzzle.clues()) {
        match purse.has(2, &without(puzzle.clues(), &[cell])) {
            Some(false) => found.cells.push(cell),
            Some(true) => {}
            None => found.undecided += 1,
        }
    }
    for number in 0..shape.clues().len() {
        let mut others = shape.clues().to_vec();
        others.remove(number);
        // Some clues of a board are clues of it, too.
        let Ok(fewer) = shape.with_clues(others) else { continue };
        let [digits, solution] = [puzzle.clues(), puzzle.solution()].map(|grid| grid.clone().on(&fewer));
        // Without a dot, a rule about all neighbours may have no solution.
        let Some(digits) = digits.filter(|_| solution.is_some_and(|solution| solution.is_solution())) else {
            continue;
        };
        match purse.has(2, &digits) {
            Some(false) => found.clues.push(number as u16),
            Some(true) => {}
            None => found.undecided += 1,
        }
    }
    found
}

/// Returns a puzzle with the same solution and no spare clues. Tries clues in a fixed shuffled order: in reading
/// order the remaining ones would cluster at the end of the board.
#[must_use]
pub fn fewer(puzzle: &Puzzle) -> Fewer {
    let mut cells = cells(puzzle.clues());
    let (mut left, mut purse) =
        (Fewer { clues: puzzle.clues().clone(), undecided: 0 }, Purse::new(cells.len()));
    Rng::new(Seed::new(0), 0).shuffle(&mut cells);
    for cell in cells {
        match purse.has(2, &without(&left.clues, &[cell])) {
            Some(false) => left.clues.set(cell, None),
            Some(true) => {}
            None => left.undecided += 1,
        }
    }
    left
}

/// Returns the clues of a puzzle, and those missing from the symmetry.
#[must_use]
pub fn mirrored(puzzle: &Puzzle, symmetry: Symmetry) -> Grid {
    let mut clues = puzzle.clues().clone();
    for (cell, _) in puzzle.clues().filled() {
        for image in symmetry.orbit(clues.geometry(), cell) {
            clues.set(image, puzzle.solution().get(image));
        }
    }
    clues
}

fn cells(clues: &Grid) -> Vec<Cell> {
    clues.filled().map(|(cell, _)| cell).collect()
}

fn without(clues: &Grid, cells: &[Cell]) -> Grid {
    let mut clues = clues.clone();
    for &cell in cells {
        clues.set(cell, None);
    }
    clues
}
