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

/// For each almost locked set, those that share a restricted common digit with it, and these digits.
struct Neighbours(Vec<Vec<(usize, DigitSet)>>);

/// The same for all techniques of this family.
fn neighbours(position: &Position, tables: &Tables<'_>) -> Rc<Neighbours> {
    tables.shared(|| {
        let seen_from = SeenFrom::new(position, tables);
        Neighbours(tables.sets().iter().map(|set| seen_from.partners(set)).collect())
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

    /// The sets that share a restricted common digit with one, ascending: those that are seen from each of its
    /// cells with this digit.
    fn partners(&self, set: &Als) -> Vec<(usize, DigitSet)> {
        let mut digits_of: Vec<(usize, DigitSet)> = Vec::new();
        for (digit, cells, _) in &set.of_digit {
            let rows: Vec<usize> = cells.iter().map(|cell| self.row(cell, *digit)).collect();
            for word in 0..self.words {
                let mut partners = rows.iter().fold(u64::MAX, |all, row| all & self.rows[row + word]);
                while partners != 0 {
                    digits_of.push((word * 64 + partners.trailing_zeros() as usize, DigitSet::only(*digit)));
                    partners &= partners - 1;
                }
            }
        }
        digits_of.sort_unstable_by_key(|&(partner, digits)| (partner, digits.bits()));
        digits_of.dedup_by(|next, kept| {
            let same = next.0 == kept.0;
            if same {
                kept.1 = kept.1.union(next.1);
            }
            same
        });
        digits_of
    }
}
