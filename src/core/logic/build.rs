//! Makes functions of the words of reasons.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
};
use stepdoku_words::{Fault, check, read, rust};

/// The words of reasons in English, which also have the notes for translators.
const ENGLISH: &str = "../../../words/en/reasons";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={ENGLISH}");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder for built files"));
    match words(Path::new(ENGLISH)) {
        Ok(code) => fs::write(out.join("reasons.rs"), code).expect("the folder for built files takes a file"),
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// The functions of all files of a folder.
fn words(folder: &Path) -> Result<String, Vec<Fault>> {
    let entries = fs::read_dir(folder).expect("the folder of the words");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file of words").path()).collect();
    paths.sort();
    let (mut files, mut faults) = (Vec::new(), Vec::new());
    for path in paths {
        let text = fs::read_to_string(&path).expect("a file of words is text");
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let checked = read::read(&path.to_string_lossy(), &text).and_then(|file| {
            check::english(&file)?;
            Ok(file)
        });
        match checked {
            Ok(file) => files.push((name, file)),
            Err(found) => faults.extend(found),
        }
    }
    if faults.is_empty() { Ok(rust::reasons(&files)) } else { Err(faults) }
}
