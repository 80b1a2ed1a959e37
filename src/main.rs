//! Mounts the page, or serves as its worker: the same module does both.

#[cfg(target_family = "wasm")]
fn main() {
    use stepdoku::app::{browser::worker, start};
    if worker::is_worker() { worker::serve() } else { start() }
}

#[cfg(not(target_family = "wasm"))]
fn main() {
    eprintln!("Stepdoku is a page for the browser. Run `cargo xtask serve` and open the address it prints.");
}
