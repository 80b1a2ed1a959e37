//! Pages on their way to the printer.

use std::sync::Arc;
use sudoku_core::magazine::Paper;

/// Pages to be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheets {
    /// The paper.
    pub paper: Paper,
    /// Whether the paper is in landscape format.
    pub across: bool,
    /// The pages, each as a separate SVG.
    pub pages: Vec<Arc<str>>,
}
