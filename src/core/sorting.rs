//! Sorting that is small where it need not be fast.
//!
//! The standard library's sort is compiled anew for each type and each key, at some kilobytes of program
//! each, which the page would load before it shows anything. Here one sort of indices serves all. Whoever
//! sorts in a search takes the standard library's.

use std::cmp::Ordering;
use std::mem;

/// Sorts by a key; what has the same key stays in its order.
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    let order = order(items.len(), &|one, other| key(&items[one]).cmp(&key(&items[other])));
    arrange(items, order);
}

/// Sorts.
pub fn sort<T: Ord>(items: &mut [T]) {
    let order = order(items.len(), &|one, other| items[one].cmp(&items[other]));
    arrange(items, order);
}

/// Which item comes first, which second, and so on, by a comparison of items by their indices.
fn order(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|&one, &other| compare(one, other));
    order
}

/// Brings the items into an order: at each place stands the index of what is to come there.
fn arrange<T>(items: &mut [T], mut order: Vec<usize>) {
    for start in 0..order.len() {
        // Around the ring of those that take each other's places.
        let mut at = start;
        loop {
            let from = mem::replace(&mut order[at], at);
            if from == start {
                break;
            }
            items.swap(at, from);
            at = from;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rng, Seed};

    #[test]
    fn it_sorts_as_the_standard_library_does() {
        let mut rng = Rng::new(Seed::from_text("sorting"), 0);
        for count in 0..60 {
            let items: Vec<(u32, usize)> = (0..count).map(|index| (rng.below(9), index)).collect();
            let (mut ours, mut theirs) = (items.clone(), items.clone());
            sort_by_key(&mut ours, |&(key, _)| key);
            theirs.sort_by_key(|&(key, _)| key);
            assert_eq!(ours, theirs, "by a key, of {items:?}");
            let (mut ours, mut theirs) = (items.clone(), items.clone());
            ours.reverse();
            sort(&mut ours);
            theirs.sort_unstable();
            assert_eq!(ours, theirs, "whole, of {items:?}");
        }
    }
}
