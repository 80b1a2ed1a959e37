//! Stepdoku, the page. Everything it decides is decided in `sudoku-core`; here it is only shown.

pub mod app;
