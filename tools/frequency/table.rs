//! The table of `learn/learn-often.txt` from counts.

use super::{
    add,
    counts::{Counts, Row, Seen},
};
use std::collections::BTreeMap;
use sudoku_core::{Shape, Technique, rng::GENERATOR_VERSION};

const HEAD: &str = "\
# How often puzzles use each technique, written by `cargo xtask frequency table`. docs/measuring.md says which
# puzzles these are, and what the columns mean. A part for each side: the seeds, from the first number up to the
# second; the number of puzzles, and of those from hard to extreme. Then for each technique, per million:
#   use, need: of all puzzles
#   hard-use, hard-need, open: of those from hard to extreme; a puzzle opens with its hardest technique
#   true-use, true-need, true-open: use, need and open, weighted to the numbers of clues of all minimal puzzles
#   other: the use that sudokUI publishes
# A dash stands where there is no figure.
";

/// The shares of minimal 9×9 puzzles by number of clues, per million, from 22 on (Berthier, arXiv 1304.1628).
const TRUE_SHARES: [(usize, f64); 9] = [
    (22, 35.0),
    (23, 1480.0),
    (24, 22_800.0),
    (25, 134_200.0),
    (26, 319_100.0),
    (27, 327_100.0),
    (28, 154_800.0),
    (29, 36_000.0),
    (30, 4100.0),
];

/// The fewest puzzles with a number of clues that can represent all of them.
const LEAST: u64 = 20;

/// The use that sudokUI publishes, of 5,533,732 puzzles, per million.
const OTHER: [(Technique, u64); 26] = [
    (Technique::HiddenSingle, 944_000),
    (Technique::Pointing, 342_000),
    (Technique::Claiming, 169_000),
    (Technique::NakedPair, 144_000),
    (Technique::NakedTriple, 98_000),
    (Technique::Skyscraper, 93_000),
    (Technique::WxyzWing, 85_000),
    (Technique::LockedPair, 82_000),
    (Technique::ChuteRemotePair, 82_000),
    (Technique::TwoStringKite, 76_000),
    (Technique::Medusa, 64_000),
    (Technique::XyWing, 64_000),
    (Technique::WWing, 62_000),
    (Technique::XWing, 54_000),
    (Technique::HiddenPair, 41_000),
    (Technique::HiddenRectangle, 35_000),
    (Technique::XyChain, 33_000),
    (Technique::EmptyRectangle, 31_000),
    (Technique::XyzWing, 31_000),
    (Technique::AlsXz, 27_000),
    (Technique::RemotePair, 22_000),
    (Technique::AlsXyWing, 20_000),
    (Technique::BugPlusOne, 17_000),
    (Technique::Swordfish, 12_000),
    (Technique::Jellyfish, 700),
    (Technique::HiddenQuadruple, 80),
];

pub(crate) fn write(texts: &[String]) -> Result<String, String> {
    let mut sizes: BTreeMap<Shape, Counts> = BTreeMap::new();
    for text in texts {
        let counts = Counts::read(text)?;
        let shape = counts.shape.clone();
        sizes.entry(shape.clone()).or_insert_with(|| Counts::new(&shape)).merge(&counts)?;
    }
    let mut text = HEAD.to_owned();
    add(&mut text, format_args!("generator {GENERATOR_VERSION}\n"));
    for counts in sizes.values() {
        part(counts, &mut text);
    }
    Ok(text)
}

fn part(counts: &Counts, text: &mut String) {
    let all: Row = counts.rows.values().fold(Row::default(), Row::plus);
    add(text, format_args!("side {}\n", counts.shape.side()));
    for (first, end) in &counts.ranges {
        add(text, format_args!("seeds {first} {end}\n"));
    }
    add(text, format_args!("puzzles {} hard {}\n", all.puzzles, all.hard));
    *text += "technique use need hard-use hard-need open true-use true-need true-open other\n";
    for technique in Technique::ALL {
        let number = technique as u8;
        let Some(seen) = all.techniques.get(&number).copied() else { continue };
        let is_asked = !matches!(technique, Technique::FullHouse | Technique::HiddenSingle);
        let of = |part: u64, whole: u64| share(part as f64, whole as f64);
        let truly = |part: fn(&Row, Seen) -> f64, whole: fn(&Row) -> f64| {
            let summed = |of: &dyn Fn(&Row) -> f64| -> f64 {
                let fit =
                    TRUE_SHARES.iter().filter_map(|(clues, share)| Some((counts.rows.get(clues)?, share)));
                let fit = fit.filter(|(row, _)| row.puzzles >= LEAST);
                fit.map(|(row, share)| share * of(row)).sum()
            };
            let is_here = counts.shape == Shape::S9;
            let part = summed(&|row| part(row, row.techniques.get(&number).copied().unwrap_or_default()));
            is_here.then(|| share(part, summed(&whole))).flatten()
        };
        let columns = [
            of(seen.used, all.puzzles),
            of(seen.needed, all.asked).filter(|_| is_asked),
            of(seen.hard_used, all.hard),
            of(seen.hard_needed, all.hard_asked).filter(|_| is_asked),
            of(seen.opens, all.hard),
            truly(|row, seen| seen.used as f64 / row.puzzles as f64, |_| 1.0),
            truly(|row, seen| seen.needed as f64 / row.asked as f64, |_| 1.0).filter(|_| is_asked),
            truly(
                |row, seen| seen.opens as f64 / row.puzzles as f64,
                |row| row.hard as f64 / row.puzzles as f64,
            ),
            OTHER.iter().find(|other| other.0 == technique && counts.shape == Shape::S9).map(|other| other.1),
        ];
        let columns = columns.map(|column| column.map_or("-".to_owned(), |figure| figure.to_string()));
        add(text, format_args!("{} {}\n", technique.slug(), columns.join(" ")));
    }
}

/// A share per million.
fn share(part: f64, whole: f64) -> Option<u64> {
    (whole > 0.0).then(|| (1e6 * part / whole).round() as u64)
}
