//! The files of the page as a good host sends them: in brotli and in gzip, each at its smallest.
//!
//! Every machine has gzip. Few have brotli, so it is installed like the other tools.

use crate::tools::{Tool, cache};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The newest that Rust 1.95 compiles.
const BROTLI: &str = "9.1.1";

/// The compressible kinds. Pictures and fonts are compressed already.
const COMPRESSIBLE: [&str; 9] = ["html", "js", "css", "wasm", "svg", "webmanifest", "txt", "json", "xml"];

/// A file of the page with its sizes in bytes: unchanged, and as sent by a host.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Weight {
    /// Its path below the page's folder.
    pub(crate) name: String,
    pub(crate) raw: usize,
    pub(crate) brotli: usize,
    pub(crate) gzip: usize,
}

/// Whether the compressed files remain beside their originals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keep {
    /// For a host that looks for them.
    Beside,
    /// They are measured and dropped.
    Nothing,
}

/// Compresses and measures all files of a folder and those below it.
pub(crate) fn compress(folder: &Path, keep: Keep) -> Result<Vec<Weight>, String> {
    let brotli = brotli()?;
    let mut names = Vec::new();
    list(folder, Path::new(""), &mut names)?;
    // The largest first, so that it isn't left for one core at the end.
    let size = |name: &PathBuf| fs::metadata(folder.join(name)).map_or(0, |file| file.len());
    names.sort_by_key(|name| std::cmp::Reverse(size(name)));
    let next = AtomicUsize::new(0);
    let work = || -> Result<Vec<Weight>, String> {
        let mut weights = Vec::new();
        while let Some(name) = names.get(next.fetch_add(1, Ordering::Relaxed)) {
            weights.push(weigh(folder, name, &brotli, keep)?);
        }
        Ok(weights)
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let mut weights = Vec::new();
        for worker in workers {
            weights.extend(worker.join().map_err(|_| "compressing failed")??);
        }
        weights.sort_by(|one: &Weight, other| {
            other.brotli.cmp(&one.brotli).then_with(|| one.name.cmp(&other.name))
        });
        Ok(weights)
    })
}

fn brotli() -> Result<PathBuf, String> {
    let tool = Tool {
        package: "brotli",
        version: BROTLI.to_owned(),
        programs: &["brotli"],
        // At lower levels it takes a minute instead of seconds.
        opt_level: "3",
        quick: &[],
        features: "std",
        // It does not know its version; the folder does.
        says: None,
        why: "compresses the page as hosts send it",
    };
    Ok(tool.ready(&cache()?)?.join("brotli"))
}

/// The files below a folder, without those compressed earlier.
fn list(folder: &Path, below: &Path, names: &mut Vec<PathBuf>) -> Result<(), String> {
    let here = folder.join(below);
    let trouble = |error: std::io::Error| format!("{}: {error}", here.display());
    for entry in fs::read_dir(&here).map_err(trouble)? {
        let entry = entry.map_err(trouble)?;
        let name = below.join(entry.file_name());
        if entry.path().is_dir() {
            list(folder, &name, names)?;
        } else if !["br", "gz"].contains(&ending(&name)) {
            names.push(name);
        }
    }
    Ok(())
}

fn ending(name: &Path) -> &str {
    name.extension().and_then(|ending| ending.to_str()).unwrap_or_default()
}

fn weigh(folder: &Path, name: &Path, brotli: &Path, keep: Keep) -> Result<Weight, String> {
    let file = folder.join(name);
    let bytes = fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let raw = bytes.len();
    let mut weight = Weight { name: name.to_string_lossy().replace('\\', "/"), raw, brotli: raw, gzip: raw };
    if COMPRESSIBLE.contains(&ending(name)) {
        let brotli = squeezed(&bytes, Command::new(brotli).args(["-c", "-q11", "-w22"]))?;
        let gzip = squeezed(&bytes, Command::new("gzip").args(["-9", "-c", "-n"]))?;
        (weight.brotli, weight.gzip) = (brotli.len(), gzip.len());
        if keep == Keep::Beside {
            for (ending, bytes) in [("br", brotli), ("gz", gzip)] {
                let beside = folder.join(format!("{}.{ending}", name.display()));
                fs::write(&beside, bytes).map_err(|error| format!("{}: {error}", beside.display()))?;
            }
        }
    }
    Ok(weight)
}

/// The output of a program for some bytes.
pub(crate) fn squeezed(bytes: &[u8], program: &mut Command) -> Result<Vec<u8>, String> {
    let name = program.get_program().to_string_lossy().into_owned();
    let trouble = |error: std::io::Error| format!("`{name}` could not compress: {error}");
    let mut child = program
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(trouble)?;
    let input = child.stdin.take();
    // Written from another thread: a program that waits for a reader of its output would block forever.
    let output = thread::scope(|scope| {
        scope.spawn(move || input.map(|mut input| input.write_all(bytes)));
        child.wait_with_output().map_err(trouble)
    })?;
    // Empty output of a failing program must not count as good compression.
    if output.status.success() && !output.stdout.is_empty() {
        Ok(output.stdout)
    } else {
        Err(format!("`{name}` ended with {}", output.status))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_compressed_is_what_it_was_made_of() {
        let text = "Sudoku ".repeat(100_000);
        let packed = squeezed(text.as_bytes(), Command::new("gzip").args(["-9", "-c", "-n"])).unwrap();
        assert!(packed.len() < text.len() / 100, "{} bytes", packed.len());
        assert_eq!(squeezed(&packed, Command::new("gzip").args(["-d", "-c"])).unwrap(), text.as_bytes());
    }

    #[test]
    fn a_compressor_that_fails_is_told() {
        assert!(squeezed(b"x", &mut Command::new("there-is-no-such-program")).is_err());
        assert!(squeezed(b"x", Command::new("gzip").arg("--no-such-option")).is_err());
        assert!(squeezed(b"x", &mut Command::new("true")).is_err());
    }

    #[test]
    fn files_are_found_in_all_folders_but_no_compressed_ones() {
        let folder = std::env::temp_dir().join(format!("stepdoku-compress-{}", std::process::id()));
        fs::create_dir_all(folder.join("icons")).unwrap();
        for name in ["index.html", "index.html.br", "index.html.gz", "icons/icon.svg"] {
            fs::write(folder.join(name), "x").unwrap();
        }
        let mut names = Vec::new();
        list(&folder, Path::new(""), &mut names).unwrap();
        names.sort();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(names, [Path::new("icons/icon.svg"), Path::new("index.html")]);
    }
}
