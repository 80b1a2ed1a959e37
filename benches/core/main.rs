//! The cost of the core, on the host. `benches/README.md` explains the figures.
//!
//! Each benchmark works through a whole set of puzzles, so that its rate counts puzzles (or positions, or
//! keys), and a lucky puzzle plays no part.

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
