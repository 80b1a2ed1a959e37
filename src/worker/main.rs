//! The program that `public/worker.js` starts.

fn main() {
    #[cfg(target_family = "wasm")]
    stepdoku_worker::serve();
    #[cfg(not(target_family = "wasm"))]
    eprintln!("This is a part of a page for the browser. Run `cargo xtask serve`.");
}
