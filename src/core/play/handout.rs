//! The solution path of the puzzle on the board, to be taken along: in words, and on paper.

use crate::{
    magazine::{Paper, Ways},
    wire::{PackedPath, WrittenPath},
};
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
    found: Option<Found>,
}

/// What is told of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathTold {
    /// All of it in words.
    pub text: Arc<str>,
    /// How many steps it has.
    pub steps: usize,
    /// Whether it leads to the solution.
    pub whole: bool,
}

/// A path that was found.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::play) struct Found {
    /// The path, to be drawn.
    pub(in crate::play) packed: PackedPath,
    /// What is told of it.
    pub(in crate::play) told: PathTold,
}

impl Handout {
    /// Takes the path that was found.
    pub(in crate::play) fn take(&mut self, WrittenPath { packed, text, steps, whole }: WrittenPath) {
        let told = PathTold { text: text.into(), steps: steps as usize, whole };
        self.found = Some(Found { packed, told });
    }

    /// It is no longer the path of what is on the board, or no longer found by the techniques in use.
    pub(in crate::play) fn forget(&mut self) {
        self.found = None;
    }

    /// The path, once it was found.
    #[must_use]
    pub(in crate::play) const fn found(&self) -> Option<&Found> {
        self.found.as_ref()
    }
}
