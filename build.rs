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
use stepdoku_words::{Fault, check, read, rust};

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
    match words(Path::new(ENGLISH)) {
        Ok(code) => fs::write(out.join("words.rs"), code).expect("the folder for built files takes a file"),
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// The types of all files of a folder.
fn words(folder: &Path) -> Result<String, Vec<Fault>> {
    let entries = fs::read_dir(folder).expect("the folder of the words");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file of words").path()).collect();
    paths.sort();
    let (mut code, mut faults) = (String::new(), Vec::new());
    for path in paths {
        let text = fs::read_to_string(&path).expect("a file of words is text");
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let checked = read::read(&path.to_string_lossy(), &text).and_then(|file| {
            check::english(&file)?;
            check::plain(&file)?;
            Ok(file)
        });
        match checked {
            Ok(file) => code.push_str(&rust::rust(&name, &file)),
            Err(found) => faults.extend(found),
        }
    }
    if faults.is_empty() { Ok(code) } else { Err(faults) }
}
