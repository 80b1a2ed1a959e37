//! The page's program in parts: what the board waits for, and what comes after it.
//!
//! The seams are in `src/app/seams.rs`. A program of its own cuts there, from what the linker tells of what
//! refers to what; then wasm-bindgen joins the first part to the browser, as Trunk has done with the whole.
//! All names carry one hash, so that no part is ever taken for one of another build.

use crate::digest::hash;
use crate::run::run;
use crate::tools::{TARGET, target_folder};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Asks for parts: the build of the page reads it, and so does what finishes a build.
pub(crate) const ASKED: &str = "STEPDOKU_PARTS";

/// The script that fetches parts, as the program that cuts names it.
const FETCHER: &str = "__wasm_split.js";

/// How that script fetches, and how it should: a part that was of no use the first time is not taken from what
/// the browser kept of it, and a server need not know what a part is.
const FETCHES: [(&str, &str); 2] = [
    ("fetch(new URL(", "fetchPart(new URL("),
    (
        "WebAssembly.instantiateStreaming(src, imports)",
        "src.then((part) => part.arrayBuffer()).then((part) => WebAssembly.instantiate(part, imports))",
    ),
];
const FETCH_PART: &str = "
const fetched = new Set();
function fetchPart({ href }) {
    const cache = fetched.has(href) ? \"reload\" : \"default\";
    fetched.add(href);
    return fetch(href, { cache });
}
";

/// Puts parts in the place of the program in a folder; the page that names them.
pub(crate) fn cut(folder: &Path, html: &str) -> Result<String, String> {
    let [js, wasm] = program(html).ok_or("index.html has no script with `data-js` and `data-wasm`")?;
    let whole = target_folder()?.join(TARGET).join("page/stepdoku.wasm");
    let bytes = fs::read(&whole).map_err(|error| format!("{}: {error}", whole.display()))?;
    let hash = hash([&bytes]);
    let name = format!("stepdoku-{hash:016x}");
    let cuts = folder.join("cuts");
    run(Command::new("wasm-split-cli").arg(&whole).arg(&cuts).args([
        "--target",
        "web",
        "--out-name",
        &name,
    ]))?;
    let main = cuts.join(format!("{name}.wasm"));
    run(Command::new("wasm-bindgen").arg(&main).arg("--out-dir").arg(folder).args([
        "--target",
        "web",
        "--keep-lld-exports",
        "--no-demangle",
        "--no-typescript",
        "--remove-name-section",
        "--remove-producers-section",
    ]))?;
    fs::remove_file(&main).map_err(|error| format!("{}: {error}", main.display()))?;
    for old in [js, wasm] {
        fs::remove_file(folder.join(old)).map_err(|error| format!("{old}: {error}"))?;
    }
    // The others get names beside that of the first part.
    let glue = format!("{name}.js");
    let fetcher = format!("stepdoku-parts-{hash:016x}.js");
    replace(&folder.join(&glue), &[(format!("from \"./{FETCHER}\""), format!("from \"./{fetcher}\""))])?;
    let mut words: Vec<_> = FETCHES.map(|(old, new)| (old.to_owned(), new.to_owned())).into();
    for entry in fs::read_dir(&cuts).map_err(|error| format!("{}: {error}", cuts.display()))? {
        let old = entry.map_err(|error| error.to_string())?.file_name().to_string_lossy().into_owned();
        let new = if old == FETCHER { fetcher.clone() } else { part_name(&old, hash) };
        fs::rename(cuts.join(&old), folder.join(&new)).map_err(|error| format!("{old}: {error}"))?;
        if old != FETCHER {
            words.push((format!("\"./{old}\""), format!("\"./{new}\"")));
        }
    }
    let fetcher_file = folder.join(&fetcher);
    replace(&fetcher_file, &words)?;
    let trouble = |error| format!("{}: {error}", fetcher_file.display());
    let script = fs::read_to_string(&fetcher_file).map_err(trouble)? + FETCH_PART;
    fs::write(&fetcher_file, script).map_err(trouble)?;
    fs::remove_dir(&cuts).map_err(|error| format!("{}: {error}", cuts.display()))?;
    let page = html.replace(js, &glue).replace(wasm, &format!("{name}_bg.wasm"));
    // The glue asks for it, so it would come only after the glue.
    let early = format!("<link rel=\"modulepreload\" href=\"./{fetcher}\" crossorigin=\"anonymous\"></head>");
    Ok(page.replacen("</head>", &early, 1))
}

/// The name of a part: what the page calls it, and the hash. What several parts need is a part of its own.
fn part_name(cut: &str, hash: u64) -> String {
    let name = cut.trim_end_matches(".wasm");
    let name = name.strip_prefix("split_").unwrap_or(name).replace('_', "-");
    format!("stepdoku-{name}-{hash:016x}.wasm")
}

/// The names of the glue and the program of a page.
fn program(html: &str) -> Option<[&str; 2]> {
    let value = |attribute: &str| {
        let (_, after) = html.split_once(&format!(" {attribute}=\""))?;
        after.split_once('"')?.0.rsplit_once('/').map(|(_, name)| name)
    };
    Some([value("data-js")?, value("data-wasm")?])
}

/// Replaces words in a file, each of which has to be there.
fn replace(file: &Path, words: &[(String, String)]) -> Result<(), String> {
    let trouble = |error| format!("{}: {error}", file.display());
    let mut text = fs::read_to_string(file).map_err(trouble)?;
    for (old, new) in words {
        if !text.contains(old) {
            return Err(format!("{}: there is no {old}", file.display()));
        }
        text = text.replace(old, new);
    }
    fs::write(file, text).map_err(trouble)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_named_by_what_they_are_and_by_the_build() {
        let check = |cut, expected| assert_eq!(part_name(cut, 0xab), expected);
        check("split_desk.wasm", "stepdoku-desk-00000000000000ab.wasm");
        check("chunk_3.wasm", "stepdoku-chunk-3-00000000000000ab.wasm");
    }

    #[test]
    fn the_program_of_a_page_is_found_whatever_its_path() {
        let check = |html, expected: Option<[&str; 2]>| assert_eq!(program(html), expected, "{html}");
        check(
            "<script data-worker-js=\"./w.js\" data-js=\"./a.js\" data-wasm=\"/x/a.wasm\">",
            Some(["a.js", "a.wasm"]),
        );
        check("<script data-js=\"./a.js\">", None);
    }

    #[test]
    fn words_that_are_not_there_are_missed() {
        let file = std::env::temp_dir().join(format!("stepdoku-parts-{}", std::process::id()));
        fs::write(&file, "one two two").unwrap();
        let words = |old: &str| [(old.to_owned(), "six".to_owned())];
        assert!(replace(&file, &words("ten")).is_err());
        assert_eq!(replace(&file, &words("two")), Ok(()));
        assert_eq!(fs::read_to_string(&file).unwrap(), "one six six");
        fs::remove_file(&file).unwrap();
    }
}
