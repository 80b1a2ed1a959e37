//! The time to read hostile texts and lists of many puzzles.

use crate::hostile;
use divan::{Bencher, black_box, counter::BytesCount};
use std::{fmt, sync::LazyLock};
use sudoku_core::notation;

struct Named(&'static str, String);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

fn texts() -> &'static [Named] {
    static TEXTS: LazyLock<Vec<Named>> = LazyLock::new(|| {
        hostile::texts(hostile::LONGEST).into_iter().map(|(name, text)| Named(name, text)).collect()
    });
    &TEXTS
}

/// Reads a bad text, a too long one, or the first puzzle of very many.
#[divan::bench(args = texts(), sample_count = 5, sample_size = 1)]
fn read_hostile_text(bencher: Bencher, Named(_, text): &Named) {
    bencher
        .counter(BytesCount::of_str(text))
        .bench(|| notation::read(black_box(text)).map_or_else(|error| error.to_string().len(), |_| 0));
}

/// The last page in the list of a text with many puzzles.
#[divan::bench(args = [1_000_usize, 10_000, 100_000], sample_count = 20, sample_size = 1)]
fn list_last_page(bencher: Bencher, of: usize) {
    let line = format!("{} with a name\n", hostile::LINE);
    let text = line.repeat(of.min(notation::MAX_COLLECTION / line.len()));
    bencher.bench(|| {
        notation::list(black_box(&text), of.saturating_sub(48), 48).map_or(0, |listing| listing.puzzles.len())
    });
}
