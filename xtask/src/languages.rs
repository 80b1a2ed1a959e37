//! The words of other languages, beside the page: `languages/de.txt` has all words of German, and
//! `languages/learn-de.txt` its pages about techniques. A page fetches them when somebody chooses the language.

use crate::run::root;
use std::{fs, path::Path};
use stepdoku_words::{Plurals, folder};

/// The folder of these files beside the page.
pub(crate) const FOLDER: &str = "languages";

/// The codes of the languages that have words here, other than English, in order.
pub(crate) fn codes() -> Result<Vec<String>, String> {
    let words = root().join("words");
    let trouble = |error| format!("{}: {error}", words.display());
    let mut codes = Vec::new();
    for entry in fs::read_dir(&words).map_err(trouble)? {
        let entry = entry.map_err(trouble)?;
        let code = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type().map_err(trouble)?.is_dir() && code != "en" {
            codes.push(code);
        }
    }
    codes.sort();
    Ok(codes)
}

/// Writes the files of all languages beside the page in a folder.
pub(crate) fn write(page: &Path) -> Result<(), String> {
    let codes = codes()?;
    if codes.is_empty() {
        return Ok(());
    }
    let languages = page.join(FOLDER);
    fs::create_dir_all(&languages).map_err(|error| format!("{}: {error}", languages.display()))?;
    for code in codes {
        let words = root().join("words");
        let plurals = Plurals::of_language(&code)
            .ok_or_else(|| format!("words/{code}: src/words/plurals.rs has no plurals for this language"))?;
        let packed = folder::packed(&words.join("en"), &words.join(&code), &plurals)
            .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
        let learn = root().join("learn").join(format!("learn-{code}.txt"));
        let learn = fs::read_to_string(&learn).map_err(|error| format!("{}: {error}", learn.display()))?;
        for (name, text) in [(format!("{code}.txt"), packed), (format!("learn-{code}.txt"), learn)] {
            let file = languages.join(name);
            fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
        }
    }
    Ok(())
}
