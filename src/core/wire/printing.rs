//! Drawing the pages of a magazine.

use crate::{
    generate::Progress,
    magazine::{Press, Printing},
};
use serde::{Deserialize, Serialize};

/// Pages of a magazine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Printed {
    /// The pages that were asked for, as far as there are so many, each an SVG.
    pub pages: Vec<String>,
    /// How many there are in all.
    pub of: u32,
    /// For [`Printing::way_pages`] when more pages of the same are asked for.
    pub way_pages: Vec<u16>,
}

/// Draws them. Progress is told in puzzles whose ways were walked.
pub(super) fn print(printing: &Printing, from: u32, count: u32, tell: &mut dyn FnMut(Progress)) -> Printed {
    let of = printing.sheet.len() as u32;
    let mut press =
        Press::new(printing, &mut |done| tell(Progress { done: done as u32, of, ..Progress::default() }));
    let sides = press.len() as u32;
    let pages = (from..from.saturating_add(count).min(sides)).map(|page| press.page(page as usize)).collect();
    Printed { pages, of: sides, way_pages: press.way_pages().to_vec() }
}
