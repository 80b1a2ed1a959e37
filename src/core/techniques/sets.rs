//! Almost locked sets: cells of one house with one candidate more than cells.
//!
//! Such a set that loses a digit holds all its others. A digit x of two sets is *restricted common* if all its
//! cells in the one see all in the other: then they do not both hold it.
//!
//! * **ALS-XZ**: two sets with a restricted common x. One of them is without x, so it holds z: a cell that
//!   sees all z of both is without it. With two restricted commons each set is without one of them, so both
//!   are locked.
//! * **ALS-XY-Wing**, **ALS chain**: more sets in a row, the restricted commons that follow each other
//!   different. The first is without z, so it holds the first common, so the next is without it and holds
//!   the next one, and so on: the last holds z.
//!
//! Sets may have cells in common, as long as a restricted common is not in these.

mod blossom;
mod pairs;
mod rows;

pub use blossom::find as death_blossom;
pub use pairs::find as xz;
pub use rows::{more as chain, three as xy_wing};

use crate::{
    Cell, Digit, DigitSet, Position,
    tables::{Als, Tables},
};
use std::rc::Rc;

/// What all techniques of this family look up.
struct Neighbours {
    /// For each almost locked set, those that share a restricted common digit with it, and these digits.
    of: Vec<Vec<(usize, DigitSet)>>,
    /// For each, those with which it has a digit and something that sees this in both: a row of bits. No two
    /// others are the ends of a row that rules something out.
    ends: Vec<u64>,
    words: usize,
}

impl Neighbours {
    /// Whether something sees a digit in both of two sets.
    fn may_end(&self, one: usize, other: usize) -> bool {
        self.ends[one * self.words + other / 64] >> (other % 64) & 1 == 1
    }

    /// Whether a set and a later one may be the ends of a row.
    fn may_begin(&self, set: usize) -> bool {
        let row = &self.ends[set * self.words..(set + 1) * self.words];
        let later = |(word, bits): (usize, &u64)| match word.cmp(&(set / 64)) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => bits & (u64::MAX << (set % 64)) & !(1 << (set % 64)),
            std::cmp::Ordering::Greater => *bits,
        };
        row.iter().enumerate().any(|word| later(word) != 0)
    }
}

/// The same for all techniques of this family.
fn neighbours(position: &Position, tables: &Tables<'_>) -> Rc<Neighbours> {
    tables.shared(|| {
        let seen_from = SeenFrom::new(position, tables);
        let mut ends = Vec::with_capacity(tables.sets().len() * seen_from.words);
        tables.sets().iter().for_each(|set| seen_from.add_ends(set, &mut ends));
        let of = tables.sets().iter().map(|set| seen_from.partners(set)).collect();
        Neighbours { of, ends, words: seen_from.words }
    })
}

/// For each candidate, the sets all of whose cells with this digit are seen from there: a row of bits. With
/// hundreds of sets, to compare each with each takes longer than all the rest.
struct SeenFrom {
    words: usize,
    rows: Vec<u64>,
    /// The digits of each cell, and the number of the first one's row.
    of_cell: Vec<(usize, DigitSet)>,
}

impl SeenFrom {
    fn new(position: &Position, tables: &Tables<'_>) -> Self {
        let candidates = position.candidates();
        let mut count = 0;
        let number = |cell| {
            let digits = candidates.digits(cell);
            count += digits.len();
            (count - digits.len(), digits)
        };
        let of_cell = Cell::all(position.order()).map(number).collect();
        let words = tables.sets().len().div_ceil(64);
        let mut seen_from = Self { words, rows: vec![0; words * count], of_cell };
        for (number, set) in tables.sets().iter().enumerate() {
            for (digit, _, seers) in &set.of_digit {
                for cell in seers.iter() {
                    let row = seen_from.row(cell, *digit);
                    seen_from.rows[row + number / 64] |= 1 << (number % 64);
                }
            }
        }
        seen_from
    }

    /// Where the row of a candidate begins.
    fn row(&self, cell: Cell, digit: Digit) -> usize {
        let (first, digits) = self.of_cell[cell.index()];
        (first + digits.rank(digit)) * self.words
    }

    /// Adds the row of those sets that have a digit in common with one, and something that sees it in both.
    fn add_ends(&self, set: &Als, ends: &mut Vec<u64>) {
        let start = ends.len();
        ends.resize(start + self.words, 0);
        for (digit, _, seers) in &set.of_digit {
            for cell in seers.iter() {
                let row = self.row(cell, *digit);
                let seen = &self.rows[row..row + self.words];
                ends[start..].iter_mut().zip(seen).for_each(|(ends, seen)| *ends |= seen);
            }
        }
    }

    /// The sets that share a restricted common digit with one, ascending: those that are seen from each of its
    /// cells with this digit.
    fn partners(&self, set: &Als) -> Vec<(usize, DigitSet)> {
        let mut found: Vec<(usize, DigitSet)> = Vec::new();
        let rows: Vec<(Digit, Vec<usize>)> = set
            .of_digit
            .iter()
            .map(|(digit, cells, _)| (*digit, cells.iter().map(|cell| self.row(cell, *digit)).collect()))
            .collect();
        let mut of_digit: Vec<u64> = vec![0; rows.len()];
        for word in 0..self.words {
            let mut any = 0;
            for ((_, rows), partners) in rows.iter().zip(&mut of_digit) {
                *partners = rows.iter().fold(u64::MAX, |all, row| all & self.rows[row + word]);
                any |= *partners;
            }
            while any != 0 {
                let bit = any.trailing_zeros();
                any &= any - 1;
                let shared = rows.iter().zip(&of_digit).filter(|(_, partners)| *partners >> bit & 1 == 1);
                found.push((word * 64 + bit as usize, shared.map(|((digit, _), _)| *digit).collect()));
            }
        }
        found
    }
}
