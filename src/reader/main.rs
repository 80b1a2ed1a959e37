//! The program that `start.js` calls, in a worker of the page.

#[cfg(target_family = "wasm")]
use stepdoku_reader as _;

fn main() {
    #[cfg(not(target_family = "wasm"))]
    eprintln!("This is a part of a page for the browser. Run `cargo xtask serve`.");
}
