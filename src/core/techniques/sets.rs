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
    DigitSet,
    tables::{Als, Tables},
};

/// The restricted common digits of two sets.
fn restricted(one: &Als, other: &Als) -> DigitSet {
    // Most sets lie too far apart, which is known at once.
    if !one.cells.meets(&other.seen) {
        return DigitSet::EMPTY;
    }
    let common = one.digits.intersection(other.digits);
    let is_restricted = |&digit: &crate::Digit| {
        let (Some((cells, _)), Some((_, seers))) = (one.holding(digit), other.holding(digit)) else {
            return false;
        };
        cells.is_subset_of(seers)
    };
    common.iter().filter(is_restricted).collect()
}

/// For each set, those that share a restricted common digit with it, and these digits.
struct Neighbours(Vec<Vec<(usize, DigitSet)>>);

fn neighbours(tables: &Tables<'_>) -> Neighbours {
    let sets = tables.sets();
    let mut found = vec![Vec::new(); sets.len()];
    for (i, one) in sets.iter().enumerate() {
        for (j, other) in sets.iter().enumerate().skip(i + 1) {
            // With one digit in common there is none left to rule out.
            if one.digits.intersection(other.digits).is_empty() {
                continue;
            }
            let common = restricted(one, other);
            if !common.is_empty() {
                found[i].push((j, common));
                found[j].push((i, common));
            }
        }
    }
    Neighbours(found)
}
