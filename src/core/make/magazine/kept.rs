//! A puzzle of a magazine.

use super::Hardness;
use crate::generate::recipe::Recipe;
use sudoku_logic::Puzzle;

/// A puzzle that was made, and the index of its lot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Kept {
    pub(super) lot: usize,
    pub(super) recipe: Recipe,
    pub(super) puzzle: Puzzle,
    pub(super) hardness: Hardness,
}
