//! Tells the compiler whether the page is built in parts.
//!
//! Who builds a release by `cargo xtask` asks for it in `STEPDOKU_PARTS`. The program that cuts the page then
//! has to know what refers to what, so the linker is told to leave that in. It is told here, as flags of the
//! environment would go to the worker and the tests, too, and put those of the project out of force.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=STEPDOKU_PARTS");
    println!("cargo::rustc-check-cfg=cfg(parts)");
    let wasm = std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    if wasm && std::env::var_os("STEPDOKU_PARTS").is_some() {
        println!("cargo::rustc-cfg=parts");
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
