//! How often puzzles use a technique, from the text `learn/learn-often.txt`, whose head describes it.

use sudoku_core::{Shape, Technique};

/// The share of the puzzles of one size that use a technique: `used` of `of` puzzles, where `of` is a round number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Often {
    /// The size.
    pub shape: &'static Shape,
    /// The number of puzzles that were counted.
    pub counted: u64,
    /// The round number that the two below refer to: that many puzzles, from hard to extreme.
    pub of: u64,
    /// How many of them use the technique.
    pub used: u64,
    /// How many of them have it as their hardest step.
    pub hardest: u64,
}

const MILLION: u64 = 1_000_000;

impl Often {
    /// Converts shares per million. The round number is the smallest that rounds neither share down to nothing.
    fn new(shape: &'static Shape, counted: u64, use_per_million: u64, open_per_million: u64) -> Self {
        let least = [use_per_million, open_per_million].into_iter().filter(|share| *share > 0).min();
        let of = round_number(least);
        let (used, hardest) = (of_round(use_per_million, of), of_round(open_per_million, of));
        Self { shape, counted, of, used, hardest }
    }
}

/// Returns the smallest round number of puzzles that does not round a share down to nothing.
fn round_number(per_million: Option<u64>) -> u64 {
    let enough = |of: &u64| per_million.is_none_or(|share| 2 * share * of >= MILLION);
    [100, 1000, 10_000, 100_000].into_iter().find(enough).unwrap_or(MILLION)
}

const fn of_round(per_million: u64, of: u64) -> u64 {
    (per_million * of + MILLION / 2) / MILLION
}

/// Converts a share per million to a number of puzzles, and the round number of puzzles that they are out of.
pub(super) fn rounded(per_million: u64) -> (u64, u64) {
    let of = round_number(Some(per_million).filter(|share| *share > 0));
    (of_round(per_million, of), of)
}

/// The techniques that count for puzzles of a size, each with its share per million: of all puzzles, those that need
/// it, which the rest of the ladder doesn't solve; or of the puzzles from hard to extreme, those whose hardest step it
/// is.
pub(super) fn counted(text: &str, shape: &Shape, hard: bool) -> Vec<(Technique, u64)> {
    let mut is_here = false;
    let mut found = Vec::new();
    for line in text.lines() {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["side", side] => is_here = side.parse() == Ok(shape.side()),
            [slug, _, need, _, _, open, ..] if is_here => {
                let share = if hard { open } else { need };
                found.extend(Technique::from_slug(slug).zip(share.parse().ok()));
            }
            _ => {}
        }
    }
    found
}

/// How often puzzles use a technique, by size, from 9×9 on. A technique that no
/// puzzle used has zeros at 9×9.
#[must_use]
pub fn often(text: &str, technique: Technique) -> Vec<Often> {
    let mut found: Vec<Often> = Vec::new();
    let (mut shape, mut counted) = (None, 0);
    let mut none = None;
    for line in text.lines() {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["side", side] => {
                shape = Shape::ALL.into_iter().find(|shape| side.parse() == Ok(shape.side()));
                shape = shape.filter(|shape| *shape >= Shape::S9);
            }
            ["puzzles", puzzles, "hard", _] => {
                counted = puzzles.parse().unwrap_or(0);
                none = none.or(shape.map(|shape| Often::new(shape, counted, 0, 0)));
            }
            [slug, _, _, used, _, open, ..] if slug == technique.slug() => {
                if let (Some(shape), Ok(used), Ok(open)) = (shape, used.parse(), open.parse()) {
                    found.push(Often::new(shape, counted, used, open));
                }
            }
            _ => {}
        }
    }
    if found.is_empty() { none.into_iter().collect() } else { found }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# How often
generator 2
side 4
puzzles 20000 hard 0
x-wing 1000000 - - - - - - - -
side 9
seeds 0 1000000
puzzles 1000000 hard 480000
technique use need hard-use hard-need open true-use true-need true-open other
full-house 1000000 - 1000000 - 0 1000000 - 0 -
x-wing 65840 6400 136134 13274 3474 99369 9017 2420 54000
finned-x-wing 31760 2820 65669 5849 14466 43225 3209 3476 -
jellyfish 240 0 4 0 1 206 0 25 700
side 16
puzzles 10000 hard 8000
x-wing 200000 0 250000 0 0 - - - -
";

    #[test]
    fn shares_become_numbers_of_puzzles() {
        let figures = |technique| {
            let found = often(TEXT, technique).into_iter();
            found.map(|one| (one.shape.side(), one.of, one.used, one.hardest)).collect::<Vec<_>>()
        };
        assert_eq!(figures(Technique::XWing), [(9, 1000, 136, 3), (16, 100, 25, 0)]);
        assert_eq!(figures(Technique::FinnedXWing), [(9, 100, 7, 1)]);
        assert_eq!(figures(Technique::FullHouse), [(9, 100, 100, 0)]);
        assert_eq!(figures(Technique::Jellyfish), [(9, 1_000_000, 4, 1)]);
        assert_eq!(figures(Technique::Squirmbag), [(9, 100, 0, 0)], "counted, and never used");
        assert_eq!(often(TEXT, Technique::Squirmbag)[0].counted, 1_000_000);
    }

    #[test]
    fn damaged_texts_have_no_figures() {
        for text in ["", "side 9", "x-wing 1 2 3 4 5 6 7 8 9", "side 9\nx-wing - - - - - - - -", "side x"] {
            assert!(often(text, Technique::XWing).is_empty(), "{text}");
        }
    }
}
