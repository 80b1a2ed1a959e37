//! What keeps the page in the browser, for when there is no network: the service worker, with the list of all that
//! a build consists of. Where a build is in the making there is one that lets go of what a release has kept.

use crate::digest::hash;
use crate::digest::integrity;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Its name beside the page, for ever: a browser asks for it by this name.
const FILE: &str = "service-worker.js";

const KEEP: &str = include_str!("../../src/offline/keep.js");
const LET_GO: &str = include_str!("../../src/offline/let_go.js");

/// Writes the service worker of a release, which has all its files by then.
pub(crate) fn keep(folder: &Path) -> Result<(), String> {
    let trouble = |error| format!("{}: {error}", folder.display());
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(trouble)? {
        let entry = entry.map_err(trouble)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        // The folder of icons is for whoever installs the page, and a host keeps its headers to itself.
        let is_kept = !["_headers", FILE].contains(&name.as_str());
        if is_kept && entry.file_type().map_err(trouble)?.is_file() {
            let bytes = fs::read(entry.path()).map_err(|error| format!("{name}: {error}"))?;
            files.insert(address(&name), integrity(&bytes));
        }
    }
    write(folder, &keeper(&files))
}

/// The page that names its service worker, beside its own files.
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

/// How a page asks for a file beside it.
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
