//! What clues that somebody puts in come to: how many solutions they have, which of them clash, which are spare,
//! and what makes a neater puzzle of them.

use crate::{
    Cell, Grid, Rng, Seed, Symmetry,
    brute::{self, End, Solutions, budget},
    puzzle::Puzzle,
};
use serde::{Deserialize, Serialize};

/// How many nodes each look at fewer clues may take, and how many all looks together: at 25×25 that is a second or
/// two in a browser. Most looks need some dozens, and leave the rest to those that come after them.
const NODES_PER_LOOK: u64 = 2000;
const NODES_IN_ALL: u64 = 60_000;

/// The solutions of clues.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finding {
    /// There is none.
    None,
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

impl Finding {
    /// Whether what was found of some clues is known of others, too, without another look: clues that are added to
    /// none, or rightly to one, change nothing, nor does any change to which both of two solutions agree.
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

/// What looks at fewer clues may take together. Once it is used up each look is a short one, which decides what
/// singles and a few guesses decide.
struct Purse {
    left: u64,
    looks: usize,
}

impl Purse {
    /// For that many looks.
    const fn new(looks: usize) -> Self {
        Self { left: NODES_IN_ALL, looks }
    }

    /// Whether clues have that many solutions, at least; none if the search was stopped before it knew.
    fn has(&mut self, many: usize, clues: &Grid) -> Option<bool> {
        let share = self.left / self.looks.max(1) as u64;
        self.looks = self.looks.saturating_sub(1);
        let (known, taken) = has(many, clues, share.min(NODES_PER_LOOK));
        self.left = self.left.saturating_sub(taken);
        known
    }
}

/// Whether clues have that many solutions, at least, if that can be said in so many nodes; and the nodes it took.
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

/// Finds the solutions of clues, in that many nodes at most.
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

/// Of clues without a solution, a set that has none either.
///
/// Short looks come first, at groups that become smaller, since most clues have no part in it and a clash that singles
/// show can be seen by a person; then each clue that is left is looked at alone. A clue that was needed among more is
/// needed among fewer.
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

/// The clues that a puzzle does without, each by itself.
#[must_use]
pub fn spare(puzzle: &Puzzle) -> Spare {
    let (mut found, mut purse) =
        (Spare { cells: Vec::new(), undecided: 0 }, Purse::new(puzzle.clues().filled_count()));
    for cell in cells(puzzle.clues()) {
        match purse.has(2, &without(puzzle.clues(), &[cell])) {
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
