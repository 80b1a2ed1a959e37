//! Cages: cells whose digits differ, and mostly add up to a given sum. They make a board a *killer*.
//!
//! Their text is for tags of shapes. Each cage is its sum, 0 if it has none, and its cells: a capital letter for a
//! row, `A` at the top, and a small one for each column, `a` at the left. So `15AabBa` is 15 in r1c1, r1c2 and r2c1.

use super::Shape;
use crate::{Cell, CellSet, Digit, DigitSet, sorting::sort};
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// Cells whose digits differ, in reading order. With a sum, they add up to it.
///
/// The cells need not touch, and a cell may be in several cages.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cage {
    cells: Vec<Cell>,
    sum: Option<u16>,
}

impl Cage {
    /// Returns the cells, in reading order.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Returns the sum of its digits; `None` if they only differ.
    #[must_use]
    pub const fn sum(&self) -> Option<u16> {
        self.sum
    }

    /// Returns the sum of the digits in its cells; `None` while one is empty. A function gives the digit of each cell.
    pub fn found(&self, digit_at: impl Fn(Cell) -> Option<Digit>) -> Option<u16> {
        self.cells.iter().map(|&cell| Some(u16::from(digit_at(cell)?.number()))).sum()
    }

    /// Returns the cells as a set.
    #[must_use]
    pub fn cell_set(&self) -> CellSet {
        self.cells.iter().copied().collect()
    }
}

/// What a cage needs, with some of its cells filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CageState {
    /// Its sum; `None` if its digits only differ.
    pub sum: Option<u16>,
    /// The number of its cells.
    pub cells: usize,
    /// The number of empty ones.
    pub empty: usize,
    /// The sum of the digits in the others.
    pub placed: u16,
    /// The combinations for its empty cells, without the digits in the others; empty without a sum, in a full cage, and
    /// if there are more than [`Self::MOST`].
    pub combinations: Vec<DigitSet>,
}

impl CageState {
    /// The most combinations that are listed. No cage of a 9×9 has more.
    pub const MOST: usize = 12;
}

/// Returns the state of each cage of a cell. A function gives the digit of each cell.
#[must_use]
pub fn states(shape: &Shape, cell: Cell, digit_at: impl Fn(Cell) -> Option<Digit>) -> Vec<CageState> {
    let geometry = shape.geometry();
    let state = |cage: &Cage| {
        let held: Vec<Digit> = cage.cells.iter().filter_map(|&cell| digit_at(cell)).collect();
        let placed = held.iter().map(|digit| u16::from(digit.number())).sum();
        let empty = cage.cells.len() - held.len();
        let free = held.iter().fold(DigitSet::all(shape), |free, &digit| free.without(digit));
        let rest = cage.sum.and_then(|sum| sum.checked_sub(placed)).filter(|_| empty > 0);
        // A large board has too many to list, and even to count.
        let all = rest.filter(|_| shape.side() <= 10).map(|rest| combinations(empty, rest, free));
        let combinations = all.filter(|all| all.len() <= CageState::MOST).unwrap_or_default();
        CageState { sum: cage.sum, cells: cage.cells.len(), empty, placed, combinations }
    };
    geometry.cages_of(cell).iter().map(|&number| state(&geometry.cages()[usize::from(number)])).collect()
}

/// Returns the smallest and the largest sum of this many different digits up to the side of a board.
#[must_use]
pub const fn sums_of(cells: usize, side: usize) -> (u16, u16) {
    let least = cells * (cells + 1) / 2;
    (least as u16, (cells * side + cells - least) as u16)
}

/// Returns the sets of this many different digits that add up to a sum, out of those that may be used: the
/// *combinations* of a cage. Those with the smaller digits come first.
#[must_use]
pub fn combinations(cells: usize, sum: u16, of: DigitSet) -> Vec<DigitSet> {
    fn add(cells: usize, sum: u16, of: &[Digit], chosen: DigitSet, all: &mut Vec<DigitSet>) {
        if cells == 0 {
            if sum == 0 {
                all.push(chosen);
            }
            return;
        }
        for (at, &digit) in of.iter().enumerate() {
            let number = u16::from(digit.number());
            // The digits behind it are larger, so with too few of them or too small a rest nothing follows.
            if number > sum || of.len() - at < cells {
                break;
            }
            add(cells - 1, sum - number, &of[at + 1..], chosen.with(digit), all);
        }
    }
    let mut all = Vec::new();
    add(cells, sum, &of.iter().collect::<Vec<_>>(), DigitSet::EMPTY, &mut all);
    all
}

/// Why cells and a sum are no cage of a board. The cage is counted from 0 in the order in which they were given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum CagesError {
    /// There are more cages than cells.
    #[error("there are {cages} cages, and at most {most} fit")]
    Many {
        /// The number of cages.
        cages: usize,
        /// The most of them.
        most: usize,
    },
    /// A cage has no cells.
    #[error("cage {} has no cells", .cage + 1)]
    Empty {
        /// The cage.
        cage: usize,
    },
    /// A cage names a cell that the board does not have.
    #[error("cage {} has a cell outside the board", .cage + 1)]
    Outside {
        /// The cage.
        cage: usize,
    },
    /// A cage names a cell twice.
    #[error("cage {} has a cell twice", .cage + 1)]
    Twice {
        /// The cage.
        cage: usize,
        /// The cell.
        cell: Cell,
    },
    /// A cage has more cells than there are digits, so they cannot differ.
    #[error("cage {} has {cells} cells, more than there are digits", .cage + 1)]
    Large {
        /// The cage.
        cage: usize,
        /// Its number of cells.
        cells: usize,
    },
    /// No different digits add up to the sum.
    #[error("cage {} cannot add up to {sum}", .cage + 1)]
    Sum {
        /// The cage.
        cage: usize,
        /// The sum.
        sum: u16,
        /// Its cells, in reading order.
        cells: Vec<Cell>,
        /// The smallest and the largest sum of that many different digits.
        between: (u16, u16),
    },
}

/// Returns the cages of a board, in reading order of their cells, each once.
pub(super) fn checked(shape: &Shape, cages: Vec<(Vec<Cell>, Option<u16>)>) -> Result<Vec<Cage>, CagesError> {
    let most = shape.cell_count();
    if cages.len() > most {
        return Err(CagesError::Many { cages: cages.len(), most });
    }
    let mut checked: Vec<Cage> = Vec::with_capacity(cages.len());
    for (cage, (mut cells, sum)) in cages.into_iter().enumerate() {
        sort(&mut cells);
        let Some(last) = cells.last() else { return Err(CagesError::Empty { cage }) };
        if last.index() >= shape.cell_count() {
            return Err(CagesError::Outside { cage });
        }
        if let Some(twice) = cells.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(CagesError::Twice { cage, cell: twice[0] });
        }
        if cells.len() > shape.side() {
            return Err(CagesError::Large { cage, cells: cells.len() });
        }
        let between = sums_of(cells.len(), shape.side());
        if let Some(sum) = sum
            && (sum < between.0 || sum > between.1)
        {
            return Err(CagesError::Sum { cage, sum, cells, between });
        }
        checked.push(Cage { cells, sum });
    }
    sort(&mut checked);
    checked.dedup();
    Ok(checked)
}

/// Returns the text of cages.
pub(super) fn written(shape: &Shape, cages: &[Cage]) -> String {
    let (geometry, mut text) = (shape.geometry(), String::new());
    for cage in cages {
        let mut row = None;
        let _ = write!(text, "{}", cage.sum.unwrap_or(0));
        for &cell in &cage.cells {
            if row.replace(geometry.row(cell)) != Some(geometry.row(cell)) {
                text.push((b'A' + geometry.row(cell) as u8) as char);
            }
            text.push((b'a' + geometry.column(cell) as u8) as char);
        }
    }
    text
}

/// Reads the text of cages, as [`written`] writes it; `None` for any other text.
pub(super) fn read(shape: &Shape, text: &str) -> Option<Shape> {
    let (geometry, mut cages): (_, Vec<(Vec<Cell>, Option<u16>)>) = (shape.geometry(), Vec::new());
    let (mut rest, mut row) = (text, None);
    while let Some(first) = rest.chars().next() {
        let within = |letter: char, from: char| {
            let number = usize::from(letter as u8 - from as u8);
            (number < shape.side()).then_some(number)
        };
        let mut used = 1;
        match first {
            '0'..='9' => {
                used = rest.find(|sign: char| !sign.is_ascii_digit())?;
                let sum: u16 = rest[..used].parse().ok()?;
                cages.push((Vec::new(), (sum > 0).then_some(sum)));
                row = None;
            }
            'A'..='Y' => row = Some(within(first, 'A')?),
            'a'..='y' => cages.last_mut()?.0.push(geometry.cell(row?, within(first, 'a')?)),
            _ => return None,
        }
        rest = &rest[used..];
    }
    let own = shape.with_cages(cages).ok()?;
    (!text.is_empty() && written(&own, own.cages()) == text).then_some(own)
}
