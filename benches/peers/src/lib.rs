//! The core of Stepdoku and other programs for Sudoku behind one desk, at which all are asked the same.
//!
//! The same library is compiled for the machine, where `main.rs` hands on what a conductor writes to it, and
//! for WebAssembly, where `player.mjs` does. So a measure is the same code in both, and what conducts it
//! stands outside: it asks all of them in turns, a few puzzles at a time.

mod bands;
mod desk;
mod job;
#[cfg(not(target_family = "wasm"))]
mod natives;
mod ours;
#[cfg(target_family = "wasm")]
mod wasm;

pub use desk::Desk;
