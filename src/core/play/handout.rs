//! The solution path of the puzzle on the board, to be taken along: in words, and on paper.

use crate::magazine::{Paper, SolutionPath, Ways};
use std::sync::Arc;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandoutMsg {
    /// The path, in words.
    Show,
    /// Those of its steps printed on that paper.
    Print(Ways, Paper),
}

/// Pages to be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheets {
    /// The paper.
    pub paper: Paper,
    /// Whether the paper lies across.
    pub across: bool,
    /// The pages, each an SVG of its own.
    pub pages: Vec<Arc<str>>,
}

/// The path as it was found.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::play) struct Handout {
    found: Option<Box<Found>>,
}

/// A path that was found.
#[derive(Clone, Debug, PartialEq)]
struct Found {
    path: SolutionPath,
    text: Arc<str>,
    whole: bool,
}

impl Handout {
    /// Takes the path that was found, with its words.
    pub(in crate::play) fn take(&mut self, path: SolutionPath, text: String) {
        let whole = path.end().open_count() == 0;
        self.found = Some(Box::new(Found { path, text: text.into(), whole }));
    }

    /// It is no longer the path of what is on the board, or no longer found by the techniques in use.
    pub(in crate::play) fn forget(&mut self) {
        self.found = None;
    }

    /// The path.
    #[must_use]
    pub(in crate::play) fn path(&self) -> Option<&SolutionPath> {
        self.found.as_ref().map(|found| &found.path)
    }

    /// The words of the path, and whether it leads to the solution.
    #[must_use]
    pub(in crate::play) fn told(&self) -> Option<(&Arc<str>, bool)> {
        self.found.as_ref().map(|found| (&found.text, found.whole))
    }
}
