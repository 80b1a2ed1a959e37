//! The page's program in parts: the one that the board waits for, and those after it.
//!
//! The seams are in `src/app/seams.rs`. A separate program cuts there, from the references that the linker
//! lists; then wasm-bindgen joins the first part to the browser, as Trunk has done with the whole. All names
//! carry one hash, so that parts of different builds never mix.

use crate::digest::hash;
use crate::imports;
use crate::run::run;
use crate::tools::{TARGET, target_folder};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Requests parts: both the build of the page and its last step read it.
pub(crate) const ASKED: &str = "STEPDOKU_PARTS";

/// Names the way of cutting. Another way makes other parts of the same program, which shall not have the same names.
const WAY: &str = "short imports";

/// The script that loads parts, as the cutting program names it.
const FETCHER: &str = "__wasm_split.js";

/// The script's way of loading, and the wanted one: after a failure it bypasses the browser's cache, and it
/// does not depend on the server's type for a part.
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

/// Replaces the program in a folder by parts; gives the page with their names.
pub(crate) fn cut(folder: &Path, html: &str) -> Result<String, String> {
    let [js, wasm] = program(html).ok_or("index.html has no script with `data-js` and `data-wasm`")?;
    let whole = target_folder()?.join(TARGET).join("page/stepdoku-page.wasm");
    let bytes = fs::read(&whole).map_err(|error| format!("{}: {error}", whole.display()))?;
    let hash = hash([&bytes, WAY.as_bytes()]);
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
    let glue = format!("{name}.js");
    shorten(folder, &name)?;
    // The other parts get their names from the first one's.
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
    // The glue imports it, so without this link it would load only after the glue.
    let early = format!("<link rel=\"modulepreload\" href=\"./{fetcher}\" crossorigin=\"anonymous\"></head>");
    Ok(page.replacen("</head>", &early, 1))
}

/// Gives the imports of the first part short names.
fn shorten(folder: &Path, name: &str) -> Result<(), String> {
    let [glue, program] = [".js", "_bg.wasm"].map(|end| folder.join(format!("{name}{end}")));
    let trouble = |error: std::io::Error| format!("{}: {error}", program.display());
    let bytes = fs::read(&program).map_err(trouble)?;
    let text = fs::read_to_string(&glue).map_err(trouble)?;
    let (bytes, text) = imports::shorten(&bytes, &text, &format!("./{name}_bg.js"))?;
    fs::write(&program, bytes).map_err(trouble)?;
    fs::write(&glue, text).map_err(trouble)
}

/// The name of a part: its name in the page, and the hash. Code shared by several parts is a separate part.
fn part_name(cut: &str, hash: u64) -> String {
    let name = cut.trim_end_matches(".wasm");
    let name = name.strip_prefix("split_").unwrap_or(name).replace('_', "-");
    format!("stepdoku-{name}-{hash:016x}.wasm")
}

/// The names of the page's glue and program.
fn program(html: &str) -> Option<[&str; 2]> {
    let value = |attribute: &str| {
        let (_, after) = html.split_once(&format!(" {attribute}=\""))?;
        after.split_once('"')?.0.rsplit_once('/').map(|(_, name)| name)
    };
    Some([value("data-js")?, value("data-wasm")?])
}

/// Replaces words in a file, and fails if any is missing.
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
