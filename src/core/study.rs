//! What clues that somebody puts in come to: how many solutions they have, which of them clash, which are spare,
//! and what makes a neater puzzle of them.

use crate::{
    Cell, CellSet, Grid, Rng, Seed, Symmetry,
    brute::{self, End, Solutions, budget},
    puzzle::Puzzle,
};
use serde::{Deserialize, Serialize};

/// How many nodes each look at fewer clues may take. Most need some dozens; what is not decided by then would
/// take a search each of hundreds of givens long to be waited for.
const NODES_PER_LOOK: u64 = 2000;

/// The solutions of clues.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finding {
    /// There is none; and clues that have none by themselves.
    None(Clash),
    /// There is this one.
    One(Grid),
    /// There are these two, and maybe more.
    Several(Grid, Grid),
    /// The search was stopped before it knew.
    Undecided,
}

/// Clues that have no solution together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clash {
    /// Where they are, in reading order.
    pub cells: Vec<Cell>,
    /// Whether it is proven that they have a solution as soon as any one of them goes.
    pub minimal: bool,
}

/// Clues that a puzzle does without.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spare {
    /// Those without which, one at a time, it keeps its one solution.
    pub cells: Vec<Cell>,
    /// Of how many clues that was not decided.
    pub undecided: usize,
}

/// A puzzle with fewer clues.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fewer {
    /// The clues that are left, which have the same one solution.
    pub clues: Grid,
    /// Of how many of them it was not decided whether they are needed.
    pub undecided: usize,
}

/// Finds the solutions of clues, in that many nodes at most; and of clues without a solution a set that clashes.
#[must_use]
pub fn count(clues: &Grid, nodes: u64) -> Finding {
    if let Some(twice) = clues.duplicate() {
        let mut cells = twice.cells.to_vec();
        cells.sort_unstable();
        return Finding::None(Clash { cells, minimal: true });
    }
    match brute::solve(clues, &mut budget(nodes)) {
        Solutions::None => Finding::None(clash(clues)),
        Solutions::One(solution) => Finding::One(solution),
        Solutions::Several(first, second) => Finding::Several(first, second),
        Solutions::Undecided => Finding::Undecided,
    }
}

/// Of clues without a solution, a set that has none either. Whole groups are tried first, since most clues have no
/// part in it. A clue that was needed among more is needed among fewer, so one sweep of single ones is enough.
fn clash(clues: &Grid) -> Clash {
    let mut left = clues.clone();
    let mut size = clues.filled_count().div_ceil(2).max(1);
    loop {
        let mut undecided = 0;
        let cells: Vec<Cell> = left.filled().map(|(cell, _)| cell).collect();
        for group in cells.chunks(size) {
            let without = without(&left, group);
            match brute::how_many(&without, 1, &mut budget(NODES_PER_LOOK)) {
                (0, End::Exhausted) => left = without,
                (0, _) => undecided += 1,
                (_, _) => {}
            }
        }
        if size == 1 {
            let cells = left.filled().map(|(cell, _)| cell).collect();
            return Clash { cells, minimal: undecided == 0 };
        }
        size = size.div_ceil(2);
    }
}

/// The clues that a puzzle does without, each by itself.
#[must_use]
pub fn spare(puzzle: &Puzzle) -> Spare {
    let mut found = Spare { cells: Vec::new(), undecided: 0 };
    for (cell, _) in puzzle.clues().filled() {
        match needs(puzzle.clues(), cell) {
            Some(false) => found.cells.push(cell),
            Some(true) => {}
            None => found.undecided += 1,
        }
    }
    found
}

/// A puzzle of the same solution from which no clue can go. They are tried in an order that is mixed, and always the
/// same: in reading order those that stay would crowd at the end of the board.
#[must_use]
pub fn fewer(puzzle: &Puzzle) -> Fewer {
    let mut left = Fewer { clues: puzzle.clues().clone(), undecided: 0 };
    let mut cells: Vec<Cell> = puzzle.clues().filled().map(|(cell, _)| cell).collect();
    Rng::new(Seed::new(0), 0).shuffle(&mut cells);
    for cell in cells {
        match needs(&left.clues, cell) {
            Some(false) => left.clues.set(cell, None),
            Some(true) => {}
            None => left.undecided += 1,
        }
    }
    left
}

/// The clues of a puzzle with those that the symmetry asks for besides.
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

/// The cells whose digit stands in one of their houses, too.
#[must_use]
pub fn doubles(grid: &Grid) -> CellSet {
    let geometry = grid.geometry();
    let again = |&(cell, digit): &(Cell, _)| {
        geometry.peer_list(cell).iter().any(|&peer| grid.get(peer) == Some(digit))
    };
    grid.filled().filter(again).map(|(cell, _)| cell).collect()
}

/// Whether clues with one solution have several without that one; none if the search was stopped before it knew.
fn needs(clues: &Grid, cell: Cell) -> Option<bool> {
    match brute::how_many(&without(clues, &[cell]), 2, &mut budget(NODES_PER_LOOK)) {
        (2.., _) => Some(true),
        (_, End::Exhausted) => Some(false),
        (_, End::Limit | End::Interrupted) => None,
    }
}

fn without(clues: &Grid, cells: &[Cell]) -> Grid {
    let mut clues = clues.clone();
    for &cell in cells {
        clues.set(cell, None);
    }
    clues
}
