//! Mounts the page.

fn main() {
    #[cfg(target_family = "wasm")]
    stepdoku_page::app::start();
    #[cfg(not(target_family = "wasm"))]
    eprintln!("Stepdoku is a page for the browser. Run `cargo xtask serve` and open the address it prints.");
}
