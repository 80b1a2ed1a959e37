//! Stepdoku, the page. `sudoku-core` makes every decision; the page only shows them.

#![allow(
    unreachable_pub,
    reason = "the component macro writes `pub` for the properties of a private component"
)]

pub mod app;
pub mod leaflets;
