//! The words of other languages, beside the page: `languages/de.txt` has all words of German,
//! `languages/learn-de.txt` its pages about techniques, and `languages/de.webmanifest` what a system shows of the page.
//! A page fetches them when somebody chooses the language.

use crate::run::root;
use std::{fs, path::Path};
use stepdoku_words::{Plurals, folder, read};

/// The folder of these files beside the page.
pub(crate) const FOLDER: &str = "languages";

/// The codes of the languages that have words here, other than English, in order.
pub(crate) fn codes() -> Result<Vec<String>, String> {
    let words = root().join("words");
    folder::codes(&words).map_err(|error| format!("{}: {error}", words.display()))
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
            .ok_or_else(|| format!("words/{code}: words/src/plurals.rs has no plurals for this language"))?;
        let packed = folder::packed(&words.join("en"), &words.join(&code), &plurals)
            .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
        let learn = root().join("learn").join(format!("learn-{code}.txt"));
        let learn = fs::read_to_string(&learn).map_err(|error| format!("{}: {error}", learn.display()))?;
        let files = [
            (format!("{code}.txt"), packed),
            (format!("learn-{code}.txt"), learn),
            (format!("{code}.webmanifest"), manifest(&code)?),
        ];
        for (name, text) in files {
            let file = languages.join(name);
            fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
        }
    }
    Ok(())
}

/// The manifest of the page in a language: the English one with other words, below the folder of the page.
fn manifest(code: &str) -> Result<String, String> {
    let text = |path: &Path| fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()));
    let words = |code: &str| {
        let path = root().join("words").join(code).join("start.ftl");
        let name = path.display().to_string();
        read::read(&name, &text(&path)?)
            .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    };
    let (english, own) = (words("en")?, words(code)?);
    let mut manifest = text(&root().join("public/manifest.webmanifest"))?;
    // Addresses count from the file, except that of the program, which counts from its server.
    manifest = manifest.replace("\"./", "\"../").replace("\"id\": \"../\"", "\"id\": \"./\"");
    manifest = manifest.replace("\"lang\": \"en\"", &format!("\"lang\": \"{code}\""));
    let first = english.messages.iter().position(|message| message.key == "description");
    for message in &english.messages[first.ok_or("words/en/start.ftl has no `description`")?..] {
        let key = &message.key;
        let said = own.messages.iter().find(|own| own.key == *key);
        let said = said.ok_or_else(|| format!("words/{code}/start.ftl has no `{key}`"))?;
        let (from, to) = (format!("{:?}", message.template()), format!("{:?}", said.template()));
        if !manifest.contains(&from) {
            return Err(format!(
                "public/manifest.webmanifest doesn't say {from}, as `{key}` in words/en/start.ftl"
            ));
        }
        manifest = manifest.replace(&from, &to);
    }
    Ok(manifest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_script_says_what_the_words_say() {
        let script = fs::read_to_string(root().join("public/boot.js")).expect("the script");
        let safe = script.split_once("const SAFE = \"").and_then(|(_, rest)| rest.split_once('"'));
        let safe = safe.expect("a sentence that many end with").0;
        let english = fs::read_to_string(root().join("words/en/start.ftl")).expect("the words");
        let english = read::read("start.ftl", &english).expect("no faults");
        let mut places = Vec::new();
        for call in script.split("say(").skip(1) {
            let Some((place, rest)) = call.trim_start().split_once(',') else { continue };
            let Ok(place) = place.parse::<usize>() else { continue };
            let rest = rest.trim_start();
            let quote = rest.chars().next().expect("a text");
            let said = rest[1..].split(quote).next().unwrap_or_default();
            let said = said.replace("${SAFE}", safe).replace("\\u2026", "…").replace("\\x01", "\u{1}");
            let message = &english.messages[place];
            assert_eq!(said, message.template(), "{}", message.key);
            places.push(place);
        }
        places.sort_unstable();
        let described = english.messages.iter().position(|message| message.key == "description");
        assert_eq!(places, (0..described.expect("the words for a system")).collect::<Vec<_>>());
    }

    #[test]
    fn the_manifest_speaks_each_language() {
        for code in codes().expect("languages") {
            let text = manifest(&code).expect("a manifest");
            assert!(text.contains(&format!("\"lang\": \"{code}\"")));
            for (line, expected) in
                [("\"id\"", "\"./\""), ("\"start_url\"", "\"../\""), ("\"scope\"", "\"../\"")]
            {
                let said = text.lines().find(|one| one.trim_start().starts_with(line)).expect("a line");
                assert!(said.contains(expected), "{said}");
            }
            for english in ["Playing", "New puzzle", "Play Sudoku", "A step"] {
                assert!(!text.contains(english), "{english} in {code}");
            }
        }
    }
}
