//! Searches that need no reasons: for the solutions of a grid, for a puzzle with just one, and for the clues that it needs.

pub mod brute;
pub mod possible;
pub mod puzzle;
pub mod study;
