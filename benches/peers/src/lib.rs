//! The core of Stepdoku and other programs for Sudoku behind one interface, the desk, with the same tasks for
//! all.
//!
//! The same library is compiled for the machine, where `main.rs` passes on the requests of a conductor, and
//! for WebAssembly, where `player.mjs` does. Each measure thus runs the same code in both, and the conductor
//! is outside: it gives all of them turns of a few puzzles.

mod bands;
mod desk;
mod job;
#[cfg(not(target_family = "wasm"))]
mod natives;
mod ours;
#[cfg(target_family = "wasm")]
mod wasm;

pub use desk::Desk;
