//! The page as it is published, and what it weighs.

use crate::run::{root, run};
use crate::tools::{Tools, target_folder};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{fs, thread};

/// Builds the page for publishing and tells its sizes.
pub(crate) fn dist() -> Result<(), String> {
    build(&Tools::ready()?, &root().join("dist"))
}

/// Builds the page as it is published, for being tested; returns the folder it lies in. That is not
/// `dist`, into which a server for development may be writing at the same time.
pub(crate) fn to_be_tested(tools: &Tools) -> Result<PathBuf, String> {
    let page = target_folder()?.join("page");
    build(tools, &page)?;
    Ok(page)
}

fn build(tools: &Tools, folder: &Path) -> Result<(), String> {
    run(tools
        .for_release()?
        .trunk()?
        .env(crate::parts::ASKED, "1")
        .args(["build", "--release", "--dist"])
        .arg(folder))?;
    print!("{}", table(&files(folder)?));
    Ok(())
}

/// A file of the page: its name and its sizes in bytes, as it is and as a server sends it.
struct Weight {
    name: String,
    raw: usize,
    gzip: Option<usize>,
    brotli: Option<usize>,
}

fn files(dist: &Path) -> Result<Vec<Weight>, String> {
    let trouble = |error: std::io::Error| format!("{}: {error}", dist.display());
    let mut weights = Vec::new();
    for entry in fs::read_dir(dist).map_err(trouble)? {
        let path = entry.map_err(trouble)?.path();
        if path.is_file() {
            let bytes = fs::read(&path).map_err(trouble)?;
            weights.push(Weight {
                name: path.file_name().unwrap_or_default().to_string_lossy().into_owned(),
                raw: bytes.len(),
                gzip: squeezed(&bytes, "gzip", &["-9", "-c", "-n"]),
                brotli: squeezed(&bytes, "brotli", &["-q", "11", "-c"]),
            });
        }
    }
    weights.sort_by(|one, other| other.raw.cmp(&one.raw).then_with(|| one.name.cmp(&other.name)));
    Ok(weights)
}

/// How many bytes a program leaves of some, if the machine has it.
fn squeezed(bytes: &[u8], program: &str, arguments: &[&str]) -> Option<usize> {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut input = child.stdin.take()?;
    // Written from beside, for a program that waits to be read would wait for ever.
    thread::scope(|scope| {
        scope.spawn(move || input.write_all(bytes));
        let output = child.wait_with_output().ok()?;
        output.status.success().then_some(output.stdout.len())
    })
}

/// The sizes in columns, with the sum of all files and that of those for which the board waits; a compressor
/// that the machine lacks leaves its column out.
fn table(weights: &[Weight]) -> String {
    type Column = (&'static str, fn(&Weight) -> Option<usize>);
    let columns: [Column; 3] = [("raw", |w| Some(w.raw)), ("gzip", |w| w.gzip), ("brotli", |w| w.brotli)];
    let columns: Vec<_> =
        columns.into_iter().filter(|(_, of)| weights.iter().all(|w| of(w).is_some())).collect();
    let width = weights.iter().map(|weight| weight.name.len()).max().unwrap_or(0).max(5);

    let line = |title: &str, cell: &dyn Fn(&Column) -> String| {
        let cells: Vec<_> = columns.iter().map(|column| format!("{:>10}", cell(column))).collect();
        format!("{title:width$}{}\n", cells.concat())
    };
    let mut text = line("bytes", &|(title, _)| (*title).to_owned());
    for weight in weights {
        text += &line(&weight.name, &|(_, of)| of(weight).unwrap_or(0).to_string());
    }
    let sum = |of: &dyn Fn(&Weight) -> Option<usize>, counts: &dyn Fn(&Weight) -> bool| {
        weights.iter().filter(|weight| counts(weight)).filter_map(of).sum::<usize>().to_string()
    };
    text += &line("sum", &|(_, of)| sum(of, &|_| true));
    // The page is drawn and played before its worker and its parts have come, and these lie there for those who
    // ask.
    let waits = |weight: &Weight| {
        let later =
            ["-worker-", "-desk-", "-school-", "-chunk-"].iter().any(|part| weight.name.contains(part));
        !later && !["_headers", crate::notices::FILE].contains(&weight.name.as_str())
    };
    text += &line("board", &|(_, of)| sum(of, &waits));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_stand_in_columns_with_their_sums() {
        let weight = |name: &str, raw, gzip| Weight { name: name.to_owned(), raw, gzip, brotli: None };
        let text = table(&[
            weight("page.wasm", 1000, Some(400)),
            weight("a.js", 50, Some(30)),
            weight("a-worker-1.js", 7, Some(5)),
            weight("page-desk-1.wasm", 5, Some(4)),
            weight("page-chunk-3.wasm", 4, Some(3)),
            weight("_headers", 2, Some(1)),
        ]);
        assert_eq!(
            text,
            "bytes                   raw      gzip\n\
             page.wasm              1000       400\n\
             a.js                     50        30\n\
             a-worker-1.js             7         5\n\
             page-desk-1.wasm          5         4\n\
             page-chunk-3.wasm         4         3\n\
             _headers                  2         1\n\
             sum                    1068       443\n\
             board                  1050       430\n"
        );
    }

    #[test]
    fn a_compressor_that_is_not_there_is_none() {
        assert_eq!(squeezed(b"x", "there-is-no-such-program", &[]), None);
    }
}
