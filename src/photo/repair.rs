//! The digits of a board from the probabilities of its cells, with the help of the solver.
//!
//! A printed puzzle has exactly one solution. If the likeliest digits have another number of solutions, a cell was
//! misread: the least certain cells are then changed, few at a time, in the order of probability. Such a change may
//! hit the wrong cell, so every changed cell is named, and so is every cell that another change as likely would hit.

use crate::marks::{Printed, likeliest};
use std::ops::ControlFlow;
use sudoku_core::{Cell, Digit, Grid, brute, sorting::sort_few_by};

/// The number of solutions of a board that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solutions {
    /// None: some digits contradict each other.
    None,
    /// Exactly one, as a puzzle has.
    One,
    /// More, or too many to search.
    Several,
}

/// A board from probabilities.
#[derive(Clone, Debug)]
pub struct Repaired {
    /// The digits in reading order, 0 for an empty cell.
    pub digits: Vec<u8>,
    /// The cells whose digit is not the likeliest one.
    pub changed: Vec<usize>,
    /// The cells that a change nearly as likely would have hit instead.
    pub rivals: Vec<usize>,
    /// The number of solutions of these digits.
    pub solutions: Solutions,
}

/// The nodes of a search, after which a board counts as one with several solutions.
const NODES: u64 = 3_000;

/// The nodes of all searches of a repair, after which it gives up: a second on a large board.
const ALL_NODES: u64 = 40_000;

/// The cells that may be changed, at most.
const CHANGES: usize = 48;

/// The greatest loss of probability of a change, as a logarithm.
const WORST: f32 = 14.0;

/// A change counts as a rival of a better one if it loses no more than this beyond it, as a logarithm.
const RIVAL: f32 = 4.0;

/// Returns the number of solutions of digits in reading order, with the nodes that its search took. Digits that make
/// no grid have none, and a search that reaches its limit counts as several.
fn solutions(digits: &[u8]) -> (Solutions, u64) {
    let cells = digits.iter().map(|&digit| Digit::new(digit)).collect();
    let Some(grid) = Grid::from_cells(cells) else { return (Solutions::None, 0) };
    if grid.duplicate().is_some() {
        return (Solutions::None, 0);
    }
    let mut watch = |nodes| if nodes > NODES { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    let count = brute::count(&grid, 2, &mut watch);
    let nodes = count.nodes;
    let solutions = match count.verdict() {
        brute::Solutions::None => Solutions::None,
        brute::Solutions::One(_) => Solutions::One,
        brute::Solutions::Several(..) | brute::Solutions::Undecided => Solutions::Several,
    };
    (solutions, nodes)
}

/// Returns the cells whose digit another cell of a house repeats.
pub fn clashes(digits: &[u8]) -> Vec<usize> {
    let cells = digits.iter().map(|&digit| Digit::new(digit)).collect();
    let Some(grid) = Grid::from_cells(cells) else { return Vec::new() };
    let doubles = grid.doubles();
    Cell::all(grid.shape()).filter(|&cell| doubles.contains(cell)).map(Cell::index).collect()
}

/// A change of a cell to another digit, with the logarithm of the probability that it loses.
#[derive(Clone, Copy)]
struct Change {
    cell: usize,
    digit: u8,
    loss: f32,
}

fn changes(boards: &[Printed], digits: &[u8]) -> Vec<Change> {
    let mut changes = Vec::new();
    for (cell, printed) in boards.iter().enumerate() {
        let best = printed[usize::from(digits[cell])];
        for (digit, &probability) in printed.iter().enumerate() {
            let loss = best.max(1e-9).ln() - probability.max(1e-9).ln();
            if probability > 0.0 && digit != usize::from(digits[cell]) && loss < WORST {
                changes.push(Change { cell, digit: digit as u8, loss });
            }
        }
    }
    sort_few_by(&mut changes, |a, b| a.loss.total_cmp(&b.loss));
    changes.truncate(CHANGES);
    changes
}

/// Returns the board of these probabilities: for each cell that of an empty one, then those of the digits.
///
/// If the likeliest digits have several solutions or none, at most two cells are changed.
pub fn repair(boards: &[Printed]) -> Repaired {
    let digits: Vec<u8> = boards.iter().map(|printed| likeliest(printed).0).collect();
    let (at_first, mut nodes) = solutions(&digits);
    let unchanged = Repaired { digits, changed: Vec::new(), rivals: Vec::new(), solutions: at_first };
    if at_first == Solutions::One {
        return unchanged;
    }
    let changes = changes(boards, &unchanged.digits);
    let mut sets: Vec<(f32, Vec<Change>)> =
        changes.iter().map(|&change| (change.loss, vec![change])).collect();
    for (i, &first) in changes.iter().enumerate() {
        let others = changes[i + 1..].iter().filter(|second| second.cell != first.cell);
        sets.extend(others.map(|&second| (first.loss + second.loss, vec![first, second])));
    }
    sort_few_by(&mut sets, |a, b| a.0.total_cmp(&b.0));
    let mut best: Option<(f32, Repaired)> = None;
    for (loss, set) in sets {
        if nodes > ALL_NODES || best.as_ref().is_some_and(|(least, _)| loss > least + RIVAL) {
            break;
        }
        let mut digits = unchanged.digits.clone();
        for change in &set {
            digits[change.cell] = change.digit;
        }
        let (number, more) = solutions(&digits);
        nodes += more;
        if number != Solutions::One {
            continue;
        }
        let cells = set.iter().map(|change| change.cell);
        match &mut best {
            None => {
                let changed = cells.collect();
                best =
                    Some((loss, Repaired { digits, changed, rivals: Vec::new(), solutions: Solutions::One }));
            }
            Some((_, found)) => found.rivals.extend(cells),
        }
    }
    best.map_or(unchanged, |(_, found)| found)
}
