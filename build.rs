//! Makes types of the page's words, and tells the compiler whether the page is built in parts.
//!
//! `cargo xtask` sets `STEPDOKU_PARTS` for a release. The program that cuts the page needs the references
//! between functions, so the linker must keep relocations. This is set here, as flags from the environment
//! would also reach the worker and the tests and override the project's.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
};
use stepdoku_words::{folder, rust};

/// The words of the page in English, which also have the notes for translators.
const ENGLISH: &str = "words/en";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=STEPDOKU_PARTS");
    println!("cargo::rustc-check-cfg=cfg(parts)");
    let wasm = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    if wasm && env::var_os("STEPDOKU_PARTS").is_some() {
        println!("cargo::rustc-cfg=parts");
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
    println!("cargo::rerun-if-changed={ENGLISH}");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder for built files"));
    match folder::english(Path::new(ENGLISH), false) {
        Ok(files) => {
            let types = files.iter().map(|(name, file)| rust::rust(name, file)).collect::<String>();
            fs::write(out.join("words.rs"), types).expect("the folder for built files takes a file");
        }
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
