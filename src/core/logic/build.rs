//! Makes types of the words of the core, and functions of the words of reasons.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
};
use stepdoku_words::{Fault, check, read, rust};

/// The words in English, which also have the notes for translators.
const ENGLISH: &str = "../../../words/en";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={ENGLISH}");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder for built files"));
    let english = Path::new(ENGLISH);
    let core = files(&english.join("core"), check::plain)
        .map(|files| files.iter().map(|(name, file)| rust::rust(name, file)).collect::<String>());
    let reasons = files(&english.join("reasons"), |_| Ok(())).map(|files| rust::reasons(&files));
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

/// The files of a folder, each with its name, in order.
fn files(
    folder: &Path,
    also: fn(&read::File) -> Result<(), Vec<Fault>>,
) -> Result<Vec<(String, read::File)>, Vec<Fault>> {
    let entries = fs::read_dir(folder).expect("the folder of the words");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file of words").path()).collect();
    paths.sort();
    let (mut files, mut faults) = (Vec::new(), Vec::new());
    for path in paths {
        let text = fs::read_to_string(&path).expect("a file of words is text");
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let checked = read::read(&path.to_string_lossy(), &text).and_then(|file| {
            check::english(&file)?;
            also(&file)?;
            Ok(file)
        });
        match checked {
            Ok(file) => files.push((name, file)),
            Err(found) => faults.extend(found),
        }
    }
    if faults.is_empty() { Ok(files) } else { Err(faults) }
}
