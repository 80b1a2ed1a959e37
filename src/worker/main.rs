//! The program that `start.js` starts, in a worker of the page.

fn main() {
    #[cfg(target_family = "wasm")]
    stepdoku_worker::serve(stepdoku_worker::scales_beside(), stepdoku_worker::reader_beside());
    #[cfg(not(target_family = "wasm"))]
    eprintln!("This is a part of a page for the browser. Run `cargo xtask serve`.");
}
