//! Chooses a few masks with a small union: the search behind sets and fish.

use std::ops::ControlFlow;

/// The most masks in a choice.
const MOST: usize = 12;

/// Passes to `found` each choice of `size` masks with at most `bound` bits in all: their indices, ascending,
/// and their union. Abandons a choice as soon as its union is too large.
pub(crate) fn choose(
    masks: &[u32],
    size: usize,
    bound: usize,
    found: &mut dyn FnMut(&[usize], u32) -> ControlFlow<()>,
) -> ControlFlow<()> {
    debug_assert!(0 < size && size <= MOST, "sets have a few members");
    if masks.len() < size {
        return ControlFlow::Continue(());
    }
    let mut chosen = [0_usize; MOST];
    let mut unions = [0_u32; MOST + 1];
    let mut depth = 0;
    loop {
        let at = chosen[depth];
        if at + size > masks.len() + depth {
            if depth == 0 {
                return ControlFlow::Continue(());
            }
            depth -= 1;
            chosen[depth] += 1;
            continue;
        }
        let union = unions[depth] | masks[at];
        if union.count_ones() as usize <= bound {
            unions[depth + 1] = union;
            if depth + 1 < size {
                chosen[depth + 1] = at + 1;
                depth += 1;
                continue;
            }
            found(&chosen[..size], union)?;
        }
        chosen[depth] += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_small_unions_are_found_once() {
        let check = |masks: &[u32], size: usize, bound: usize, expected: &[&[usize]]| {
            let mut found = Vec::new();
            let done = choose(masks, size, bound, &mut |chosen, union| {
                assert_eq!(union, chosen.iter().fold(0, |union, &i| union | masks[i]));
                found.push(chosen.to_vec());
                ControlFlow::Continue(())
            });
            assert!(done.is_continue());
            assert_eq!(found, expected, "{masks:?}");
        };
        check(&[0b11, 0b110, 0b11, 0b101], 2, 2, &[&[0, 2]]);
        check(&[0b11, 0b110, 0b11, 0b101], 2, 3, &[&[0, 1], &[0, 2], &[0, 3], &[1, 2], &[1, 3], &[2, 3]]);
        check(&[0b11, 0b110, 0b101, 0b1000], 3, 3, &[&[0, 1, 2]]);
        check(&[0b1, 0b10], 1, 1, &[&[0], &[1]]);
        check(&[0b1, 0b10], 3, 9, &[]);
        check(&[], 1, 9, &[]);
        check(&[0b111, 0b111], 2, 2, &[]);
    }

    #[test]
    fn whoever_is_told_may_stop() {
        let mut told = 0;
        let done = choose(&[1, 1, 1], 1, 1, &mut |_, _| {
            told += 1;
            if told == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(done.is_break());
        assert_eq!(told, 2);
    }
}
