//! What the core costs, on the host. `benches/README.md` says how to read the figures.
//!
//! Each measure works through a whole set of puzzles, so that the item of its rate is a puzzle (or a
//! position, or a key), and luck with one puzzle plays no part.

#[cfg(not(target_family = "wasm"))]
#[path = "../../src/core/tests/engine/foreign_texts.rs"]
mod foreign_texts;
#[cfg(not(target_family = "wasm"))]
#[path = "../../src/core/tests/engine/hostile.rs"]
mod hostile;
#[cfg(not(target_family = "wasm"))]
mod ladder;
#[cfg(not(target_family = "wasm"))]
mod playing;
#[cfg(not(target_family = "wasm"))]
mod puzzles;
#[cfg(not(target_family = "wasm"))]
mod reading;
#[cfg(not(target_family = "wasm"))]
mod solving;

fn main() {
    #[cfg(not(target_family = "wasm"))]
    divan::main();
}
