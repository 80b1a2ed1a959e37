//! The folders of words: one for each language, in it the files of the page, and the folders of the core and of
//! reasons.

use crate::{
    Fault, Plurals, check, pack,
    read::{self, File},
    table_name,
};
use std::{fs, io, path::Path};

/// The folder of this package, which has the words of all languages. A program that is built reads them there, also where
/// the package comes from a registry; a program that runs does not.
pub const WORDS: &str = env!("CARGO_MANIFEST_DIR");

/// The folders of this package that are no language.
const OTHERS: [&str; 3] = ["src", "tests", "target"];

/// The codes of the languages that have words in a folder, other than English, in order.
///
/// # Errors
///
/// The folder can't be read.
pub fn codes(words: &Path) -> io::Result<Vec<String>> {
    let mut codes = Vec::new();
    for entry in fs::read_dir(words)? {
        let entry = entry?;
        let code = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_dir() && code != "en" && !OTHERS.contains(&&*code) {
            codes.push(code);
        }
    }
    codes.sort();
    Ok(codes)
}

/// Reads the English files of a folder, each with its name, in order. Only reasons have holes other than numbers and
/// texts: `reasons` says whether these are some.
///
/// # Errors
///
/// Every fault found.
///
/// # Panics
///
/// The folder or a file can't be read.
pub fn english(folder: &Path, reasons: bool) -> Result<Vec<(String, File)>, Vec<Fault>> {
    let (mut files, mut faults) = (Vec::new(), Vec::new());
    for (name, path, text) in texts(folder) {
        let checked = read::read(&path, &text).and_then(|file| {
            check::english(&file)?;
            if !reasons {
                check::plain(&file)?;
            }
            Ok(file)
        });
        match checked {
            Ok(file) => files.push((name, file)),
            Err(found) => faults.extend(found),
        }
    }
    if faults.is_empty() { Ok(files) } else { Err(faults) }
}

/// Packs the words of another language: all files of its folder beside those of the English one.
///
/// # Errors
///
/// Every fault found.
///
/// # Panics
///
/// A folder or a file can't be read.
pub fn packed(english_folder: &Path, other_folder: &Path, plurals: &Plurals) -> Result<String, Vec<Fault>> {
    let (mut tables, mut faults) = (Vec::new(), Vec::new());
    for (part, is_reasons) in [("", false), ("core", false), ("reasons", true)] {
        let files = english(&english_folder.join(part), is_reasons)?;
        let known: Vec<&str> = files.iter().map(|(name, _)| &**name).collect();
        let mut others = texts(&other_folder.join(part));
        let mut all = Vec::new();
        for (name, path, _) in others.iter().filter(|(name, ..)| !known.contains(&&**name)) {
            let what = format!("English has no file `{name}.ftl`. Remove this one, or correct its name.");
            faults.push(Fault { path: path.clone(), line: 1, what });
        }
        for (name, file) in &files {
            let Some(at) = others.iter().position(|(other, ..)| other == name) else {
                let path = other_folder.join(part).join(format!("{name}.ftl"));
                let what = format!("The file is missing. Translate it from {}.", file.path);
                faults.push(Fault { path: path.to_string_lossy().into_owned(), line: 1, what });
                continue;
            };
            let (_, path, text) = others.swap_remove(at);
            match read::read(&path, &text).and_then(|other| check::translated(file, &other, plurals)) {
                Ok(templates) => all.push((table_name(name, [file]), templates)),
                Err(found) => faults.extend(found),
            }
        }
        if is_reasons {
            let name = table_name("reasons", files.iter().map(|(_, file)| file));
            tables.push((name, all.into_iter().flat_map(|(_, templates)| templates).collect()));
        } else {
            tables.extend(all);
        }
    }
    if faults.is_empty() { Ok(pack(&tables)) } else { Err(faults) }
}

/// Packs the English words like those of another language.
///
/// # Errors
///
/// Every fault found.
///
/// # Panics
///
/// A folder or a file can't be read.
pub fn packed_english(folder: &Path, change: &dyn Fn(&str) -> String) -> Result<String, Vec<Fault>> {
    let mut tables = Vec::new();
    for (part, is_reasons) in [("", false), ("core", false), ("reasons", true)] {
        let files = english(&folder.join(part), is_reasons)?;
        let of = |file: &File| -> Vec<String> {
            file.messages.iter().map(|message| message.template_of(&message.changed(change))).collect()
        };
        if is_reasons {
            let name = table_name("reasons", files.iter().map(|(_, file)| file));
            tables.push((name, files.iter().flat_map(|(_, file)| of(file)).collect()));
        } else {
            tables.extend(files.iter().map(|(name, file)| (table_name(name, [file]), of(file))));
        }
    }
    Ok(pack(&tables))
}

/// The files of a folder, in order: the name, the path and the text of each.
fn texts(folder: &Path) -> Vec<(String, String, String)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("an entry of a folder").path());
    let mut paths: Vec<_> = paths.filter(|path| path.extension().is_some_and(|end| end == "ftl")).collect();
    paths.sort();
    let each = paths.into_iter().map(|path| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a file of words is text");
        (name, path.to_string_lossy().into_owned(), text)
    });
    each.collect()
}
