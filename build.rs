//! Tells the compiler whether the page is built in parts.
//!
//! `cargo xtask` sets `STEPDOKU_PARTS` for a release. The program that cuts the page needs the references
//! between functions, so the linker must keep relocations. This is set here, as flags from the environment
//! would also reach the worker and the tests and override the project's.

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
