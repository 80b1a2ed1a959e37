//! Makes types of the words of the core, and functions of the words of reasons.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
};
use stepdoku_words::{folder, read::File, rust};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder for built files"));
    let of = |part, reasons| {
        // English also has the notes for translators.
        let path = Path::new(folder::WORDS).join("en").join(part);
        println!("cargo::rerun-if-changed={}", path.display());
        folder::english(&path, reasons)
    };
    let types = |files: Vec<(String, File)>| {
        files.iter().map(|(name, file)| rust::rust(name, file)).collect::<String>()
    };
    let core = of("core", false).map(types);
    let reasons = of("reasons", true).map(|files| rust::reasons(&files));
    for (name, code) in [("core.rs", core), ("reasons.rs", reasons)] {
        match code {
            Ok(code) => fs::write(out.join(name), code).expect("the folder for built files takes a file"),
            Err(faults) => {
                for fault in faults {
                    println!("cargo::error={fault}");
                }
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
