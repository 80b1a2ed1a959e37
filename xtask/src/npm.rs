//! The package for npm: a program for each entry, the scripts around them, and papers.

use crate::compress::{Keep, Weight, compress};
use crate::dist::short_paths;
use crate::notices;
use crate::run::{command, root, run};
use crate::tools::{TARGET, Tools, target_folder};
use data_encoding::BASE64;
use std::fs;
use std::path::{Path, PathBuf};

/// The sources of the package.
const SOURCES: &str = "sdk/npm";

/// The entry whose program is part of its script.
const SAVOR: &str = "savor";

/// The profile of all programs. Search for speed instead makes ratings a third faster, and programs a tenth larger.
const PROFILE: &str = "npm";

/// A program: the entry that it is for, and its features. The scripts of the entries have the same names.
struct Program {
    entry: &'static str,
    features: &'static str,
}

const PROGRAMS: [Program; 7] = [
    Program { entry: "solve", features: "progress" },
    Program { entry: "explain", features: "progress,words" },
    Program { entry: "rate", features: "progress,scales" },
    Program { entry: "make", features: "progress,make,print" },
    Program { entry: "index", features: "progress,words,formats,scales,make,print" },
    Program { entry: "languages", features: "progress,languages,formats,scales,make,print" },
    Program { entry: SAVOR, features: "words,scales,make" },
];

/// Builds the package into a folder, and prints the sizes of its programs.
pub(crate) fn npm(arguments: &[String]) -> Result<(), String> {
    let folder = match arguments {
        [] => target_folder()?.join("npm-package"),
        [folder] => std::path::absolute(folder).map_err(|error| error.to_string())?,
        _ => return Err(format!("`npm` takes one folder, not `{}`", arguments.join(" "))),
    };
    let tools = Tools::ready()?;
    // A script of an earlier build may have lost its source.
    match fs::remove_dir_all(folder.join("lib")) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(format!("{}: {error}", folder.display()));
        }
        _ => {}
    }
    let lib = folder.join("lib");
    fs::create_dir_all(&lib).map_err(|error| format!("{}: {error}", lib.display()))?;
    for program in &PROGRAMS {
        println!("stepdoku/{}", program.entry);
        build(&tools, program, &lib)?;
    }
    savor(&lib)?;
    papers(&folder)?;
    let weights = compress(&lib, Keep::Nothing)?;
    print!("{}", table(&weights));
    judge(&weights, &read(&root().join(SOURCES).join("README.md"))?)?;
    println!("{} is ready for `npm pack`.", folder.display());
    Ok(())
}

/// Builds a program and its bridge.
fn build(tools: &Tools, program: &Program, lib: &Path) -> Result<(), String> {
    let Program { entry, features } = program;
    run(command("cargo")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", short_paths())
        .args(["build", "--quiet", "--package", "stepdoku-wasm", "--target", TARGET])
        .args(["--profile", PROFILE, "--features", features]))?;
    let built = target_folder()?.join(TARGET).join(PROFILE).join("stepdoku_wasm.wasm");
    run(tools.command("wasm-bindgen")?.arg(built).arg("--out-dir").arg(lib).args([
        "--out-name",
        &format!("{entry}-program"),
        "--target",
        "web",
        // The scripts say where the programs are.
        "--omit-default-module-path",
        "--no-typescript",
        "--experimental-reset-state-function",
        "--remove-name-section",
        "--remove-producers-section",
    ]))
}

/// Makes one file of the engine for Savor Sudoku.
fn savor(lib: &Path) -> Result<(), String> {
    let (bridge, program) = (lib.join("savor-program.js"), lib.join("savor-program_bg.wasm"));
    let bytes = fs::read(&program).map_err(|error| format!("{}: {error}", program.display()))?;
    let engine = root().join(SOURCES).join("savor/engine.js");
    let script = format!(
        "{}\nconst VERSION = \"{}\";\nconst PROGRAM = \"{}\";\n{}",
        read(&bridge)?,
        env!("CARGO_PKG_VERSION"),
        BASE64.encode(&bytes),
        read(&engine)?
    );
    write(&lib.join("savor.js"), &script)?;
    for part in [bridge, program] {
        fs::remove_file(&part).map_err(|error| format!("{}: {error}", part.display()))?;
    }
    Ok(())
}

/// Copies the scripts and what people read.
fn papers(folder: &Path) -> Result<(), String> {
    let scripts = root().join(SOURCES).join("js");
    let trouble = |error: std::io::Error| format!("{}: {error}", scripts.display());
    for entry in fs::read_dir(&scripts).map_err(trouble)? {
        let script = entry.map_err(trouble)?;
        copy(&script.path(), &folder.join("lib").join(script.file_name()))?;
    }
    for paper in ["LICENSE-MIT", "LICENSE-APACHE", "sdk/npm/README.md"] {
        let name = Path::new(paper).file_name().unwrap_or_default();
        copy(&root().join(paper), &folder.join(name))?;
    }
    notices::write_of(folder, "stepdoku-wasm")?;
    let manifest = read(&root().join(SOURCES).join("package.json"))?;
    let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
    write(&folder.join("package.json"), &manifest.replacen("\"version\": \"0.0.0\"", &version, 1))
}

/// The programs with their sizes.
fn table(weights: &[Weight]) -> String {
    let kilobytes = |bytes: usize| bytes.div_ceil(1000);
    let line = |program: &Program| {
        let weight = weight(weights, program.entry)?;
        let (brotli, raw) = (kilobytes(weight.brotli), kilobytes(weight.raw));
        Some(format!("{:<10} {brotli:>5} kB in brotli, {raw:>5} kB as it is\n", program.entry))
    };
    PROGRAMS.iter().filter_map(line).collect()
}

/// The program of an entry, which may be a part of its script.
fn weight<'a>(weights: &'a [Weight], entry: &str) -> Option<&'a Weight> {
    let name = if entry == SAVOR { "savor.js".to_owned() } else { format!("{entry}-program_bg.wasm") };
    weights.iter().find(|weight| weight.name == name)
}

/// Fails if a program is larger than the guide says.
fn judge(weights: &[Weight], guide: &str) -> Result<(), String> {
    for program in &PROGRAMS {
        let entry =
            if program.entry == "index" { "stepdoku" } else { &format!("stepdoku/{}", program.entry) };
        let said = said(guide, entry).ok_or_else(|| format!("{SOURCES}/README.md has no size of {entry}"))?;
        let weight = weight(weights, program.entry).ok_or_else(|| format!("{entry} was not built"))?;
        if weight.brotli > said * 1000 {
            return Err(format!(
                "{entry} has {} bytes in brotli, more than the {said} kB that {SOURCES}/README.md says",
                weight.brotli
            ));
        }
    }
    Ok(())
}

/// The size of an entry in a row of the guide's table, in kB.
fn said(guide: &str, entry: &str) -> Option<usize> {
    let row = guide.lines().find_map(|line| line.strip_prefix(&format!("| `{entry}` |")))?;
    row.trim_end_matches('|').rsplit('|').next()?.trim().strip_suffix(" kB")?.parse().ok()
}

fn read(file: &PathBuf) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to).map(drop).map_err(|error| format!("{}: {error}", from.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_from_the_rows_of_the_guide() {
        let guide = "| entry | brings | brotli |\n|---|---|---|\n| `stepdoku/solve` | `read` | 90 kB |\n";
        let check = |entry, size| assert_eq!(said(guide, entry), size, "{entry}");
        check("stepdoku/solve", Some(90));
        check("stepdoku", None);
        check("entry", None);
    }

    #[test]
    fn a_program_that_grew_is_told() {
        let weight = |name: &str| Weight { name: name.to_owned(), raw: 3_000_000, brotli: 90_001, gzip: 1 };
        let names = PROGRAMS.iter().map(|program| match program.entry {
            SAVOR => weight("savor.js"),
            entry => weight(&format!("{entry}-program_bg.wasm")),
        });
        let weights: Vec<_> = names.collect();
        let guide = |size: usize| -> String {
            let row = |entry: &str| format!("| `{entry}` | words | {size} kB |\n");
            let entries = PROGRAMS.iter().map(|program| format!("stepdoku/{}", program.entry));
            entries.map(|entry| row(&entry)).collect::<String>() + &row("stepdoku")
        };
        assert_eq!(judge(&weights, &guide(91)), Ok(()));
        assert!(judge(&weights, &guide(90)).is_err_and(|why| why.contains("stepdoku/solve has 90001 bytes")));
        assert!(judge(&weights, "").is_err());
        assert!(judge(&weights[1..], &guide(91)).is_err());
    }
}
