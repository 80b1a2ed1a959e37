//! The page's program in parts: what the board waits for, and what comes after it.
//!
//! The seams are in `src/app/parts.rs`. A program of its own cuts there, from what the linker tells of what
//! refers to what; then wasm-bindgen joins the first part to the browser, as Trunk has done with the whole.
//! All names carry one hash, so that no part is ever taken for one of another build.

use crate::run::run;
use crate::stamp::hash;
use crate::tools::{TARGET, target_folder};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Asks for parts: the build of the page reads it, and so does what finishes a build.
pub(crate) const ASKED: &str = "STEPDOKU_PARTS";

/// The script that fetches parts, as the program that cuts names it.
const FETCHER: &str = "__wasm_split.js";

/// Puts parts in the place of the program in a folder; the page that names them.
pub(crate) fn cut(folder: &Path, html: &str) -> Result<String, String> {
    let [js, wasm] = program(html).ok_or("index.html has no script with `data-js` and `data-wasm`")?;
    let whole = target_folder()?.join(TARGET).join("page/stepdoku.wasm");
    let bytes = fs::read(&whole).map_err(|error| format!("{}: {error}", whole.display()))?;
    let name = format!("stepdoku-{:016x}", hash([&bytes]));
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
    let fetcher = format!("{name}-parts.js");
    replace(&folder.join(&glue), &[(format!("from \"./{FETCHER}\""), format!("from \"./{fetcher}\""))])?;
    let mut renamed = Vec::new();
    for entry in fs::read_dir(&cuts).map_err(|error| format!("{}: {error}", cuts.display()))? {
        let old = entry.map_err(|error| error.to_string())?.file_name().to_string_lossy().into_owned();
        let new = if old == FETCHER { fetcher.clone() } else { format!("{name}-{old}") };
        fs::rename(cuts.join(&old), folder.join(&new)).map_err(|error| format!("{old}: {error}"))?;
        if old != FETCHER {
            renamed.push((format!("\"./{old}\""), format!("\"./{new}\"")));
        }
    }
    replace(&folder.join(&fetcher), &renamed)?;
    fs::remove_dir(&cuts).map_err(|error| format!("{}: {error}", cuts.display()))?;
    let page = html.replace(js, &glue).replace(wasm, &format!("{name}_bg.wasm"));
    // The glue asks for it, so it would come only after the glue.
    let early = format!("<link rel=\"modulepreload\" href=\"./{fetcher}\" crossorigin=\"anonymous\"></head>");
    Ok(page.replacen("</head>", &early, 1))
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
