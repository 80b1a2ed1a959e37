//! Measuring: the programs take turns of a few items each, so that other work of the machine affects them all
//! alike.

use crate::hall::{Entry, Hall};

/// The result of a race.
#[derive(Debug)]
pub(crate) struct Race {
    /// The ranges of items, all of one length except the last.
    chunks: Vec<(usize, usize)>,
    /// For each entry, the fastest round of each chunk that it met, in nanoseconds.
    best: Vec<Vec<Option<u64>>>,
}

/// The number of rounds that each chunk gets.
const ROUNDS: usize = 9;
/// Above this, one round of a chunk is enough.
const SLOW: u64 = 150_000_000;
/// The time that each program runs before it is measured, in nanoseconds, so that just-in-time compilation is over.
const WARM: u64 = 400_000_000;

/// Holds a race over this number of items, in chunks of the given length.
pub(crate) fn race(hall: &mut Hall, entries: &[Entry], items: usize, chunk: usize) -> Result<Race, String> {
    let chunks = chunks(items, chunk);
    for entry in entries {
        let mut spent = 0;
        for &(from, to) in &chunks {
            if spent > WARM {
                break;
            }
            spent += hall.player(entry.place)?.go(entry.job, from, to)?.nanoseconds;
        }
    }
    let mut best = vec![vec![None; chunks.len()]; entries.len()];
    let mut spent = vec![0.0; entries.len()];
    for at in scattered(chunks.len()) {
        let (from, to) = chunks[at];
        let mut said: Option<u64> = None;
        for _ in 0..ROUNDS {
            for (index, entry) in entries.iter().enumerate() {
                let slow = best[index][at].is_some_and(|best| best > SLOW);
                let late = spent[index] > entry.seconds;
                if slow || late {
                    continue;
                }
                let done = hall.player(entry.place)?.go(entry.job, from, to)?;
                spent[index] += done.nanoseconds as f64 / 1e9;
                best[index][at] =
                    Some(best[index][at].map_or(done.nanoseconds, |best: u64| best.min(done.nanoseconds)));
                let first = *said.get_or_insert(done.answer);
                if entry.must_agree && first != done.answer {
                    return Err(format!(
                        "items {from} to {to}: {} says {}, and not {first}",
                        entry.name, done.answer
                    ));
                }
            }
        }
    }
    Ok(Race { chunks, best })
}

impl Race {
    /// Items a second.
    pub(crate) fn rate(&self, entry: usize) -> f64 {
        let met =
            || self.best[entry].iter().zip(&self.chunks).filter_map(|(best, chunk)| Some(((*best)?, chunk)));
        let items: usize = met().map(|(_, (from, to))| to - from).sum();
        let nanoseconds: u64 = met().map(|(best, _)| best).sum();
        items as f64 * 1e9 / nanoseconds.max(1) as f64
    }

    /// How many times as fast one entry is as another, on the items that both met.
    pub(crate) fn ratio(&self, one: usize, other: usize) -> f64 {
        let both = self.best[one].iter().zip(&self.best[other]);
        let (mut ours, mut theirs) = (0, 0);
        for (one, other) in both.filter_map(|(one, other)| Some(((*one)?, (*other)?))) {
            ours += one;
            theirs += other;
        }
        theirs as f64 / ours.max(1) as f64
    }
}

/// Ranges of `chunk` items each.
fn chunks(items: usize, chunk: usize) -> Vec<(usize, usize)> {
    let chunk = chunk.max(1);
    (0..items).step_by(chunk).map(|from| (from, (from + chunk).min(items))).collect()
}

/// All numbers below `count`, each far from the one before: lists are often sorted, and a slow program meets
/// only the first few.
fn scattered(count: usize) -> Vec<usize> {
    let near = (count as f64 * 0.618) as usize;
    let apart = |&step: &usize| greatest_common_divisor(step, count) == 1;
    let step = (near.max(1)..=near + count).find(apart).unwrap_or(1);
    (0..count).map(|index| index * step % count).collect()
}

fn greatest_common_divisor(one: usize, other: usize) -> usize {
    if other == 0 { one } else { greatest_common_divisor(other, one % other) }
}

/// The time of each single item in milliseconds, the fastest of some rounds; sorted. After `seconds` it ends
/// early, with fewer items.
pub(crate) fn singly(
    hall: &mut Hall,
    entry: &Entry,
    items: usize,
    rounds: usize,
) -> Result<Vec<f64>, String> {
    let mut taken = Vec::new();
    let mut spent = 0.0;
    for at in scattered(items) {
        if spent > entry.seconds {
            break;
        }
        let mut best = f64::INFINITY;
        for _ in 0..rounds {
            let took = hall.player(entry.place)?.go(entry.job, at, at + 1)?.nanoseconds as f64 / 1e6;
            best = best.min(took);
            spent += took / 1e3;
            if took > 200.0 {
                break;
            }
        }
        taken.push(best);
    }
    taken.sort_by(f64::total_cmp);
    Ok(taken)
}

/// The value that `percent` of a hundred sorted ones do not exceed.
pub(crate) fn percentile(sorted: &[f64], percent: usize) -> f64 {
    let at = (sorted.len() * percent).div_ceil(100).max(1) - 1;
    sorted.get(at).copied().unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_hold_each_item_once() {
        assert_eq!(chunks(7, 3), [(0, 3), (3, 6), (6, 7)]);
        assert_eq!(chunks(0, 3), []);
        assert_eq!(chunks(2, 0), [(0, 1), (1, 2)]);
    }

    #[test]
    fn scattered_numbers_are_all_of_them() {
        for count in 0..200 {
            let mut all = scattered(count);
            all.sort_unstable();
            assert!(all.into_iter().eq(0..count), "{count}");
        }
        assert_ne!(scattered(100)[1], 1);
    }

    #[test]
    fn a_percentile_is_one_of_the_values() {
        let check = |percent, expected: f64| {
            let values: Vec<f64> = (1..=20).map(f64::from).collect();
            assert!((percentile(&values, percent) - expected).abs() < 1e-9, "{percent}");
        };
        check(50, 10.0);
        check(95, 19.0);
        check(99, 20.0);
        check(100, 20.0);
        assert!(percentile(&[], 50).is_nan());
    }

    #[test]
    fn a_ratio_is_of_what_both_met() {
        let race = Race {
            chunks: chunks(3, 1),
            best: vec![vec![Some(10), Some(20), Some(30)], vec![None, Some(60), None]],
        };
        assert!((race.ratio(0, 1) - 3.0).abs() < 1e-9);
        assert!((race.rate(0) - 5e7).abs() < 1e-3);
        assert!((race.rate(1) - 1e9 / 60.0).abs() < 1e-3);
    }
}
