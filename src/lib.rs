//! Stepdoku, the page. Everything it decides is decided in `sudoku-core`; here it is only shown.

#![allow(
    unreachable_pub,
    reason = "the component macro writes `pub` for the properties of a private component"
)]

pub mod app;
