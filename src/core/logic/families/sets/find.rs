//! Almost locked sets: cells of one house with one candidate more than cells.
//!
//! If such a set loses a digit, it has all its others. A digit x of two sets is a *restricted common* if all
//! its cells in the one see all in the other: then at most one of the sets has it.
//!
//! * **ALS-XZ**: two sets with a restricted common x. One of them lacks x, so it has z: a cell that sees all
//!   z of both can't be z. With two restricted commons each set lacks one of them, so both are locked.
//! * **ALS-XY-Wing**, **ALS chain**: a row of more sets, with a different restricted common at each link. If
//!   the first lacks z, it has the first common, so the next lacks that and has the next common, and so on:
//!   the last has z.
//!
//! Sets may overlap, unless a restricted common is in a shared cell.

pub mod sue_de_coq;

mod blossom;
mod pairs;
mod rows;

pub use blossom::{find as death_blossom, of_one_digit as blossom_of_one_digit};
pub use pairs::find as xz;
pub use rows::{more as chain, three as xy_wing};

use crate::{Position, position::tables::Tables};
use std::rc::Rc;
use sudoku_board::{Cell, Digit, DigitSet};

/// Tables for all techniques of this family: rows with one bit for each set. With hundreds of sets, comparing
/// all pairs takes longer than everything else.
struct Neighbours {
    /// The number of words of a row.
    words: usize,
    /// For each candidate, the sets whose cells for this digit all see it.
    seen: Vec<u64>,
    /// The digits of each cell, and the index of its first row.
    of_cell: Vec<(usize, DigitSet)>,
    /// For each digit of a set, the sets that have it as a restricted common: those that each of its cells
    /// sees.
    partners: Vec<u64>,
    /// For each digit of a set, the sets for which some cell sees the digit in both. Only these can be the
    /// two ends of a row that eliminates the digit.
    ends: Vec<u64>,
    /// For each set, the partners by any digit.
    any: Vec<u64>,
    /// The rows of `any` as a list, ascending, each with the restricted common; and for each set its range.
    ways: Vec<(u32, Digit)>,
    first_way: Vec<usize>,
}

impl Neighbours {
    fn new(position: &Position, tables: &Tables<'_>) -> Self {
        let (candidates, sets) = (position.candidates(), tables.sets());
        let mut count = 0;
        let number = |cell| {
            let digits = candidates.digits(cell);
            count += digits.len();
            (count - digits.len(), digits)
        };
        let of_cell = Cell::all(position.shape()).map(number).collect();
        let words = sets.all().len().div_ceil(64);
        let rows = sets.holdings().len() * words;
        let mut next = Self {
            words,
            seen: vec![0; count * words],
            of_cell,
            partners: vec![u64::MAX; rows],
            ends: vec![0; rows],
            any: vec![0; sets.all().len() * words],
            ways: Vec::new(),
            first_way: vec![0],
        };
        let mut digit_of = vec![Digit::at(0); sets.holdings().len()];
        for set in 0..sets.all().len() {
            for (digit, held) in sets.held(set) {
                digit_of[held] = digit;
                for cell in sets.holdings()[held].seers.iter() {
                    let row = next.row(cell, digit);
                    next.seen[row + set / 64] |= 1 << (set % 64);
                }
            }
        }
        for (held, (holding, digit)) in sets.holdings().iter().zip(digit_of).enumerate() {
            let at = held * words..(held + 1) * words;
            for cell in holding.cells.iter() {
                let row = next.row(cell, digit);
                let seen = &next.seen[row..row + words];
                next.partners[at.clone()].iter_mut().zip(seen).for_each(|(all, seen)| *all &= seen);
            }
            for cell in holding.seers.iter() {
                let row = next.row(cell, digit);
                let seen = &next.seen[row..row + words];
                next.ends[at.clone()].iter_mut().zip(seen).for_each(|(any, seen)| *any |= seen);
            }
        }
        for set in 0..sets.all().len() {
            next.add_ways(tables, set);
        }
        next
    }

    fn add_ways(&mut self, tables: &Tables<'_>, set: usize) {
        // The rows of the digits, one word of each at a time.
        let mut rows: Vec<(Digit, usize, u64)> = Vec::with_capacity(Digit::MAX as usize);
        rows.extend(tables.sets().held(set).map(|(digit, held)| (digit, held * self.words, 0)));
        for word in 0..self.words {
            let mut any = 0;
            for (_, row, partners) in &mut rows {
                *partners = self.partners[*row + word];
                any |= *partners;
            }
            self.any[set * self.words + word] = any;
            for partner in bits(word, any) {
                let common = rows.iter().filter(|(.., partners)| partners >> (partner % 64) & 1 == 1);
                self.ways.extend(common.map(|(digit, ..)| (partner as u32, *digit)));
            }
        }
        self.first_way.push(self.ways.len());
    }

    /// Returns the partners of a set, ascending, each with the restricted common; a partner with two appears twice in
    /// succession.
    fn ways(&self, set: usize) -> impl Iterator<Item = (usize, Digit)> + '_ {
        let ways = &self.ways[self.first_way[set]..self.first_way[set + 1]];
        ways.iter().map(|&(partner, digit)| (partner as usize, digit))
    }

    /// Returns the partners of a set as a row of bits.
    fn partners_of(&self, set: usize) -> &[u64] {
        &self.any[set * self.words..(set + 1) * self.words]
    }

    /// Returns the start of a candidate's row.
    fn row(&self, cell: Cell, digit: Digit) -> usize {
        let (first, digits) = self.of_cell[cell.index()];
        (first + digits.rank(digit)) * self.words
    }

    /// Returns the sets whose cells for this digit all see a cell that has it.
    fn seen_from(&self, cell: Cell, digit: Digit) -> &[u64] {
        let row = self.row(cell, digit);
        &self.seen[row..row + self.words]
    }

    fn partners(&self, holding: usize) -> &[u64] {
        &self.partners[holding * self.words..(holding + 1) * self.words]
    }

    fn ends(&self, holding: usize) -> &[u64] {
        &self.ends[holding * self.words..(holding + 1) * self.words]
    }
}

/// Returns a mask of the sets after this one, within a word.
const fn later(set: usize, word: usize) -> u64 {
    match word {
        word if word < set / 64 => 0,
        word if word == set / 64 => u64::MAX << (set % 64) & !(1 << (set % 64)),
        _ => u64::MAX,
    }
}

/// Returns the indices of the bits of a word of a row.
fn bits(word: usize, mut rest: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (rest != 0).then(|| rest.trailing_zeros())?;
        rest &= rest - 1;
        Some(word * 64 + bit as usize)
    })
}

/// Returns the family's tables, built on first use.
fn neighbours(position: &Position, tables: &Tables<'_>) -> Rc<Neighbours> {
    tables.shared(|| Neighbours::new(position, tables))
}
