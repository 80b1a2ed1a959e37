//! Offline use: the service worker, with the list of all files in a build. Development builds have one that
//! removes the files of a release from the browser.

use crate::digest::hash;
use crate::digest::integrity;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Its name beside the page, which must never change: browsers ask for it by this name.
const FILE: &str = "service-worker.js";

const KEEP: &str = include_str!("../../src/offline/keep.js");
const LET_GO: &str = include_str!("../../src/offline/let_go.js");

/// Writes the service worker of a release; all of its files must exist by then.
pub(crate) fn keep(folder: &Path) -> Result<(), String> {
    let mut listed = BTreeMap::new();
    for name in files(folder)? {
        let bytes = fs::read(folder.join(&name)).map_err(|error| format!("{name}: {error}"))?;
        listed.insert(address(&name), integrity(&bytes));
    }
    write(folder, &keeper(&listed))
}

/// The names of the files that the page needs, in order.
pub(crate) fn files(folder: &Path) -> Result<Vec<String>, String> {
    let trouble = |error| format!("{}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(trouble)? {
        let entry = entry.map_err(trouble)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        // The folder of icons is for installing the page, and a host keeps its headers private.
        let is_kept = !["_headers", FILE].contains(&name.as_str());
        if is_kept && entry.file_type().map_err(trouble)?.is_file() {
            files.push(name);
        }
    }
    files.sort();
    Ok(files)
}

/// The page with the name of its service worker beside its own files.
pub(crate) fn with_keeper(html: &str) -> String {
    html.replacen(" data-js=\"", &format!(" data-keeper=\"./{FILE}\" data-js=\""), 1)
}

/// Writes the service worker of any other build.
pub(crate) fn let_go(folder: &Path) -> Result<(), String> {
    write(folder, LET_GO)
}

fn write(folder: &Path, text: &str) -> Result<(), String> {
    fs::write(folder.join(FILE), text).map_err(|error| format!("{FILE}: {error}"))
}

/// The page's address of a file beside it.
fn address(name: &str) -> String {
    if name == "index.html" { "./".into() } else { format!("./{name}") }
}

/// The script, with the list of files and the name of the build, which follows from the list.
fn keeper(files: &BTreeMap<String, String>) -> String {
    let list: Vec<String> =
        files.iter().map(|(path, digest)| format!("  \"{path}\": \"{digest}\",\n")).collect();
    let list = list.concat();
    format!("const BUILD = \"{:016x}\";\nconst FILES = {{\n{list}}};\n\n{KEEP}", hash([list.as_bytes()]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_files_of_a_release_are_listed() {
        let folder = std::env::temp_dir().join(format!("stepdoku-offline-{}", std::process::id()));
        let written = |page: &str| {
            fs::create_dir_all(folder.join("icons")).unwrap();
            for (name, text) in [("index.html", page), ("a-1.js", "script"), ("_headers", "rules")] {
                fs::write(folder.join(name), text).unwrap();
            }
            keep(&folder).unwrap();
            let script = fs::read_to_string(folder.join(FILE)).unwrap();
            fs::remove_dir_all(&folder).unwrap();
            script
        };
        let script = written("page");
        assert!(script.contains(&format!("\n  \"./\": \"{}\",\n", integrity(b"page"))), "{script}");
        assert!(script.contains(&format!("\n  \"./a-1.js\": \"{}\",\n", integrity(b"script"))), "{script}");
        assert!(!script.contains("_headers") && !script.contains("\"./service-worker.js\""), "{script}");
        let build = |script: &str| script.lines().next().map(str::to_owned);
        assert_eq!(build(&script), build(&written("page")));
        assert_ne!(build(&script), build(&written("another")));
    }
}
