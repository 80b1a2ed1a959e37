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
#[derive(Clone, Debug, PartialEq, Eq)]
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
    pub fn found(&self, digit_at: &dyn Fn(Cell) -> Option<Digit>) -> Option<u16> {
        let mut found = 0;
        for &cell in &self.cells {
            found += u16::from(digit_at(cell)?.number());
        }
        Some(found)
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
    /// Its cells, in reading order.
    pub cells: Vec<Cell>,
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
        CageState { sum: cage.sum, cells: cage.cells.clone(), empty, placed, combinations }
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

/// Returns the combinations of this many cells on a board, for each sum from the smallest to the largest.
#[must_use]
pub fn table(shape: &Shape, cells: usize) -> Vec<(u16, Vec<DigitSet>)> {
    let (least, most) = sums_of(cells, shape.side());
    (least..=most).map(|sum| (sum, combinations(cells, sum, DigitSet::all(shape)))).collect()
}

/// Returns whether a combination fits into cells, each with the digits that it may have: some order of its digits does.
#[must_use]
pub fn fits(combination: DigitSet, cells: &[DigitSet]) -> bool {
    let Some((first, rest)) = cells.split_first() else { return combination.is_empty() };
    combination.iter().any(|digit| first.contains(digit) && fits(combination.without(digit), rest))
}

/// The most open cells whose sums are found, and the placements that are tried for them.
const MOST_OPEN: usize = 12;
const TRIES: usize = 20_000;

/// Returns the smallest and the largest sum of some cells, as far as their own digits decide: those that see each other
/// differ. A function gives the digit of each filled cell. `None` for no cells and for too many open ones, and if digits
/// leave none for another of the cells.
#[must_use]
pub fn span(shape: &Shape, cells: &[Cell], digit_at: impl Fn(Cell) -> Option<Digit>) -> Option<(u16, u16)> {
    let geometry = shape.geometry();
    let filled: Vec<(Cell, Digit)> = cells.iter().filter_map(|&cell| Some((cell, digit_at(cell)?))).collect();
    // Cells that all see each other stand together, so that each of them needs another digit.
    let mut groups: Vec<Vec<Cell>> = Vec::new();
    for &cell in cells.iter().filter(|&&cell| digit_at(cell).is_none()) {
        match groups.iter_mut().find(|group| group.iter().all(|&other| geometry.see(cell, other))) {
            Some(group) => group.push(cell),
            None => groups.push(vec![cell]),
        }
    }
    let open = groups.iter().map(Vec::len).sum::<usize>();
    if cells.is_empty() || open > MOST_OPEN {
        return None;
    }
    let free = |cell: Cell| {
        let seen = filled.iter().filter(|&&(other, _)| geometry.see(cell, other));
        seen.fold(DigitSet::all(shape), |free, &(_, digit)| free.without(digit))
    };
    // The largest sum is the smallest one of mirrored digits.
    let top = shape.side() + 1;
    let least = |is_mirrored: bool| {
        let weight = |digit: Digit| {
            let number = usize::from(digit.number());
            if is_mirrored { top - number } else { number }
        };
        let asked = |cells: &Vec<Cell>| {
            let all = cells.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(free(cell)));
            let mut weights: Vec<usize> = all.iter().map(weight).collect();
            sort(&mut weights);
            let least = |at: usize| weights.get(cells.len() - 1 - at).copied().unwrap_or(0);
            let asked = cells.iter().enumerate();
            asked.map(|(at, &cell)| Asked { cell, free: free(cell), least: least(at) }).collect::<Vec<_>>()
        };
        let asked: Vec<Asked> = groups.iter().flat_map(asked).collect();
        let floor = asked.iter().map(|asked| asked.least).sum();
        let mut search = Least { shape, weight: &weight, floor, tries: TRIES, best: None };
        search.place(&asked, 0, &mut Vec::new());
        search.best.filter(|_| search.tries > 0)
    };
    let placed: usize = filled.iter().map(|(_, digit)| usize::from(digit.number())).sum();
    let (low, high) = (least(false)?, open * top - least(true)?);
    Some(((placed + low) as u16, (placed + high) as u16))
}

/// An open cell in a search for the least sum.
struct Asked {
    cell: Cell,
    free: DigitSet,
    /// What it adds to a bound: with those behind it in its group, the smallest weights of the group.
    least: usize,
}

/// A search for the least sum of open cells.
struct Least<'a> {
    shape: &'a Shape,
    /// What a digit adds.
    weight: &'a dyn Fn(Digit) -> usize,
    /// No sum is less.
    floor: usize,
    tries: usize,
    best: Option<usize>,
}

impl Least<'_> {
    fn place(&mut self, asked: &[Asked], sum: usize, placed: &mut Vec<(Cell, Digit)>) {
        let least: usize = asked.iter().map(|asked| asked.least).sum();
        if self.tries == 0 || self.best.is_some_and(|best| best == self.floor || sum + least >= best) {
            return;
        }
        self.tries -= 1;
        let Some((first, others)) = asked.split_first() else {
            self.best = Some(sum);
            return;
        };
        let sees = |other: Cell| self.shape.geometry().see(first.cell, other);
        let is_taken = |digit: Digit| placed.iter().any(|&(other, own)| own == digit && sees(other));
        let mut digits: Vec<(usize, Digit)> = first
            .free
            .iter()
            .filter(|&digit| !is_taken(digit))
            .map(|digit| ((self.weight)(digit), digit))
            .collect();
        sort(&mut digits);
        for (weight, digit) in digits {
            placed.push((first.cell, digit));
            self.place(others, sum + weight, placed);
            placed.pop();
        }
    }
}

/// Why cells and sums are no cages of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{}", self.told())]
pub struct CagesError {
    /// What is wrong.
    pub fault: CageFault,
    /// The cage, from 0 in the order in which they were given; the number of all if there are too many.
    pub cage: u16,
    /// The number of its cells.
    pub cells: u16,
    /// Its sum; 0 without one.
    pub sum: u16,
}

/// What is wrong with cages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CageFault {
    /// There are more cages than cells.
    Many,
    /// A cage has no cells.
    Empty,
    /// A cage has a cell outside the board.
    Outside,
    /// A cage has a cell twice.
    Twice,
    /// A cage has more cells than there are digits, so they cannot differ.
    Large,
    /// No different digits add up to the sum.
    Sum,
}

impl CagesError {
    fn told(self) -> String {
        let (cage, cells, sum) = (self.cage + 1, self.cells, self.sum);
        match self.fault {
            CageFault::Many => format!("there are {} cages, more than cells", self.cage),
            CageFault::Empty => format!("cage {cage} has no cells"),
            CageFault::Outside => format!("cage {cage} has a cell outside the board"),
            CageFault::Twice => format!("cage {cage} has a cell twice"),
            CageFault::Large => format!("cage {cage} has {cells} cells, more than there are digits"),
            CageFault::Sum => format!("cage {cage} cannot add up to {sum}"),
        }
    }
}

/// Returns the numbers of the cages of a board: in reading order of their cells, each once.
pub(super) fn checked(shape: &Shape, cages: Vec<(Vec<Cell>, Option<u16>)>) -> Result<Vec<u16>, CagesError> {
    let error = |fault, cage: usize, cells: usize, sum: Option<u16>| CagesError {
        fault,
        cage: cage as u16,
        cells: cells as u16,
        sum: sum.unwrap_or(NO_SUM),
    };
    if cages.len() > shape.cell_count() {
        return Err(error(CageFault::Many, cages.len(), 0, None));
    }
    let mut checked: Vec<(Vec<Cell>, u16)> = Vec::with_capacity(cages.len());
    for (cage, (mut cells, sum)) in cages.into_iter().enumerate() {
        sort(&mut cells);
        let between = sums_of(cells.len().min(shape.side()), shape.side());
        let fault = if cells.is_empty() {
            Some(CageFault::Empty)
        } else if cells.iter().any(|cell| cell.index() >= shape.cell_count()) {
            Some(CageFault::Outside)
        } else if cells.windows(2).any(|pair| pair[0] == pair[1]) {
            Some(CageFault::Twice)
        } else if cells.len() > shape.side() {
            Some(CageFault::Large)
        } else {
            sum.is_some_and(|sum| sum < between.0 || sum > between.1).then_some(CageFault::Sum)
        };
        if let Some(fault) = fault {
            return Err(error(fault, cage, cells.len(), sum));
        }
        checked.push((cells, sum.unwrap_or(NO_SUM)));
    }
    sort(&mut checked);
    checked.dedup();
    let numbers = |(cells, sum): &(Vec<Cell>, u16)| {
        let head = [*sum, cells.len() as u16];
        head.into_iter().chain(cells.iter().map(|&cell| cell.into())).collect::<Vec<u16>>()
    };
    Ok(checked.iter().flat_map(numbers).collect())
}

/// The number in the place of a sum.
const NO_SUM: u16 = 0;

/// The numbers of cages: for each its sum, 0 without one, the number of its cells, and the cells. Rules hold them, and
/// whatever sends a board.
struct Numbers<'a>(&'a [u16]);

impl<'a> Iterator for Numbers<'a> {
    type Item = (u16, &'a [u16]);

    /// Returns the sum and the cells of the next cage; an end that has no whole cage is left.
    fn next(&mut self) -> Option<Self::Item> {
        let [sum, many, rest @ ..] = self.0 else { return None };
        let (cells, rest) = rest.split_at_checked(usize::from(*many))?;
        self.0 = rest;
        Some((*sum, cells))
    }
}

/// Returns whether numbers are those of cages of a board, as [`checked`] makes them.
pub(super) fn are_cages(shape: &Shape, numbers: &[u16]) -> bool {
    let mut cages = Numbers(numbers);
    let mut before: (&[u16], u16) = (&[], 0);
    let mut count = 0;
    for (sum, cells) in &mut cages {
        let between = sums_of(cells.len(), shape.side());
        let is_cage = !cells.is_empty()
            && cells.len() <= shape.side()
            && cells.windows(2).all(|pair| pair[0] < pair[1])
            && usize::from(cells[cells.len() - 1]) < shape.cell_count()
            && (sum == NO_SUM || between.0 <= sum && sum <= between.1);
        count += 1;
        if !is_cage || before >= (cells, sum) || count > shape.cell_count() {
            return false;
        }
        before = (cells, sum);
    }
    cages.0.is_empty()
}

/// Returns the cages of numbers.
pub(crate) fn of_numbers(numbers: &[u16]) -> Vec<Cage> {
    let cage = |(sum, cells): (u16, &[u16])| Cage {
        cells: cells.iter().map(|&cell| Cell::at(cell.into())).collect(),
        sum: (sum != NO_SUM).then_some(sum),
    };
    Numbers(numbers).map(cage).collect()
}

/// Returns the text of cages.
pub(super) fn written(shape: &Shape, numbers: &[u16]) -> String {
    let (geometry, mut text) = (shape.geometry(), String::new());
    for (sum, cells) in Numbers(numbers) {
        let mut row = None;
        let _ = write!(text, "{sum}");
        for &cell in cells {
            let cell = Cell::at(cell.into());
            let own = geometry.row(cell);
            if row.replace(own) != Some(own) {
                text.push((b'A' + own as u8) as char);
            }
            text.push((b'a' + geometry.column(cell) as u8) as char);
        }
    }
    text
}

/// Returns whether a text begins as that of cages: with a sum, a row and a column. The column `c5` does not.
pub(super) fn are_meant(text: &str) -> bool {
    let first = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let is_cell = matches!(first.as_bytes(), [b'A'..=b'Y', b'a'..=b'y', ..]);
    is_cell && first.len() < text.len() && first.bytes().all(|sign| sign.is_ascii_alphanumeric())
}

/// Reads the text of cages, as [`written`] writes it, into their numbers; `None` for a text that has another form.
pub(super) fn read(shape: &Shape, text: &str) -> Option<Vec<u16>> {
    let (mut numbers, mut many, mut row): (Vec<u16>, usize, Option<u8>) = (Vec::new(), 0, None);
    let mut in_a_sum = false;
    let on_board = |line: u8| usize::from(line) < shape.side();
    for sign in text.bytes() {
        match sign {
            b'0'..=b'9' => {
                if !in_a_sum {
                    many = numbers.len() + 1;
                    numbers.extend([0, 0]);
                    row = None;
                }
                let sum = &mut numbers[many - 1];
                *sum = sum.checked_mul(10)?.checked_add(u16::from(sign - b'0'))?;
            }
            b'A'..=b'Y' => row = Some(sign - b'A').filter(|&row| on_board(row)),
            b'a'..=b'y' if many > 0 && on_board(sign - b'a') => {
                numbers.push(shape.geometry().cell(row?.into(), (sign - b'a').into()).into());
                numbers[many] += 1;
            }
            _ => return None,
        }
        in_a_sum = sign.is_ascii_digit();
    }
    (written(shape, &numbers) == text).then_some(numbers)
}
