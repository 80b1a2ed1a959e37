//! Sorting with a small program size, for places that need not be fast.
//!
//! The standard library's sort is compiled separately for each type and each key, at some kilobytes each,
//! which the page would load before it shows anything and the worker before it answers. Here one sort of
//! indices serves all. A search mostly finds a few things at a time, which are sorted in place by insertion,
//! as in the standard library.

use std::cmp::Ordering;
use std::mem;

/// Sorts by a key, stably.
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    let order = order(items.len(), &|one, other| key(&items[one]).cmp(&key(&items[other])));
    arrange(items, order);
}

/// Sorts items, stably.
pub fn sort<T: Ord>(items: &mut [T]) {
    let order = order(items.len(), &|one, other| items[one].cmp(&items[other]));
    arrange(items, order);
}

/// Returns the items, mostly few, in order and without duplicates.
pub fn sorted_once<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    sort_few(&mut items);
    items.dedup();
    items
}

/// The most items for sorting in place. With more, that would take longer.
const FEW: usize = 20;

/// Sorts mostly few items by a key, stably.
pub fn sort_few_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    sort_few_by(items, |one, other| key(one).cmp(&key(other)));
}

/// Sorts mostly few items.
pub fn sort_few<T: Ord>(items: &mut [T]) {
    sort_few_by(items, T::cmp);
}

/// Sorts mostly few items by a comparison, stably.
pub fn sort_few_by<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    if items.len() > FEW {
        let order = order(items.len(), &|one, other| compare(&items[one], &items[other]));
        return arrange(items, order);
    }
    for next in 1..items.len() {
        let mut at = next;
        while at > 0 && compare(&items[at], &items[at - 1]) == Ordering::Less {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Returns the indices of the items in sorted order, by a comparison of indices: a merge sort from below, which takes
/// five kilobytes less than the standard library's.
fn order(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    let mut merged = order.clone();
    let mut run = 1;
    while run < count {
        for start in (0..count).step_by(2 * run) {
            let (middle, end) = ((start + run).min(count), (start + 2 * run).min(count));
            let (mut left, mut right) = (start, middle);
            for place in &mut merged[start..end] {
                let is_right =
                    left == middle || right < end && compare(order[right], order[left]) == Ordering::Less;
                let from = if is_right { &mut right } else { &mut left };
                *place = order[*from];
                *from += 1;
            }
        }
        mem::swap(&mut order, &mut merged);
        run *= 2;
    }
    order
}

/// Permutes the items: each place has the index of the item to move there.
fn arrange<T>(items: &mut [T], mut order: Vec<usize>) {
    for start in 0..order.len() {
        // Follows a cycle of the permutation.
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
            let (mut ours, mut theirs) = (items.clone(), items.clone());
            sort_few_by_key(&mut ours, |&(key, _)| key);
            theirs.sort_by_key(|&(key, _)| key);
            assert_eq!(ours, theirs, "few by a key, of {items:?}");
            ours.reverse();
            sort_few(&mut ours);
            theirs.sort_unstable();
            assert_eq!(ours, theirs, "few, of {items:?}");
        }
    }
}
