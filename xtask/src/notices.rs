//! The licences of everything linked into the page and its worker, as one text beside them.
//!
//! Cargo lists these crates, and their texts come from the compiled sources, so that nothing here is
//! maintained by hand. The same lock file gives the same text on every machine.

use crate::run::{command, output_of};
use crate::tools::TARGET;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Its name beside the page.
pub(crate) const FILE: &str = "third-party.txt";

/// The linked library that isn't a crate of the lock file.
const STANDARD: &str = "The standard library of Rust";

/// The licence of the font, which lies beside it.
const LETTERS: &str = include_str!("../../public/stepdoku-letters-OFL.txt");

/// A linked crate.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Crate {
    name: String,
    version: String,
    /// Its licence, as stated by the crate.
    licence: String,
    home: String,
}

/// The page and the programs beside it.
const PAGE: [&str; 4] = ["stepdoku-page", "stepdoku-worker", "stepdoku-scales", "stepdoku-reader"];

/// Writes the text of the page into a folder.
pub(crate) fn write(folder: &Path) -> Result<(), String> {
    let mut texts = texts(&PAGE)?;
    texts.push(letters());
    write_to(folder, &texts)
}

/// Writes the text of a program without the page into a folder.
pub(crate) fn write_of(folder: &Path, program: &str) -> Result<(), String> {
    write_to(folder, &texts(&[program])?)
}

fn write_to(folder: &Path, texts: &[(Crate, String)]) -> Result<(), String> {
    let file = folder.join(FILE);
    fs::write(&file, told(texts)).map_err(|error| format!("{}: {error}", file.display()))
}

/// The licences of all that is linked into some programs.
fn texts(programs: &[&str]) -> Result<Vec<(Crate, String)>, String> {
    let linked = linked(programs)?;
    let sources = sources()?;
    let mut texts = Vec::new();
    for part in linked {
        let folder = sources
            .get(&format!("{}-{}", part.name, part.version))
            .ok_or_else(|| format!("the sources of {} {} are not there", part.name, part.version))?;
        let text = text_of(&part, folder)?;
        texts.push((part, text));
    }
    texts.splice(0..0, standard()?);
    Ok(texts)
}

/// The font of the page.
fn letters() -> (Crate, String) {
    let [name, version, licence, home] =
        ["Atkinson Hyperlegible Next", "as Stepdoku uses it", "OFL-1.1", "https://www.brailleinstitute.org"]
            .map(str::to_owned);
    (Crate { name, version, licence, home }, LETTERS.trim().to_owned())
}

/// The standard library and its crates. Their texts come with the compiler, as an HTML page.
fn standard() -> Result<Vec<(Crate, String)>, String> {
    let says = |argument: &[&str]| output_of(command("rustc").args(argument)).ok_or("`rustc` does not run");
    let version = says(&["--version"])?.split(' ').nth(1).unwrap_or_default().to_owned();
    let sysroot = PathBuf::from(says(&["--print", "sysroot"])?.trim());
    let (name, licence) = (STANDARD.to_owned(), "MIT OR Apache-2.0".to_owned());
    let itself = Crate { name, version, licence, home: "https://www.rust-lang.org".to_owned() };
    let mut texts = vec![(itself, mit("The Rust Project Contributors"))];
    let trouble = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    let notices = sysroot.join("share/doc/rust/COPYRIGHT-library.html");
    // A Rust not installed by rustup may keep them elsewhere.
    if !notices.is_file() {
        return Ok(texts);
    }
    let page = fs::read_to_string(&notices).map_err(|error| trouble(&notices, error))?;
    let folder = sysroot.join("lib/rustlib").join(TARGET).join("lib");
    let mut linked = BTreeSet::new();
    for entry in fs::read_dir(&folder).map_err(|error| trouble(&folder, error))? {
        let file = entry.map_err(|error| trouble(&folder, error))?.file_name();
        linked.extend(library(&file.to_string_lossy()).map(str::to_owned));
    }
    let within = page.split("<h3>").skip(1).filter_map(section);
    texts.extend(within.filter(|(part, _)| linked.contains(&part.name.replace('-', "_"))));
    // The Unicode tables have a separate licence.
    let unicode = sysroot.join("share/doc/rust/licenses/Unicode-3.0.txt");
    let text = fs::read_to_string(&unicode).map_err(|error| trouble(&unicode, error))?;
    let [name, version, licence, home] =
        ["Unicode", "data in the standard library", "Unicode-3.0", "https://www.unicode.org"]
            .map(str::to_owned);
    texts.push((Crate { name, version, licence, home }, text.trim().to_owned()));
    Ok(texts)
}

/// The crate in the name of a linked file, such as `libcfg_if-2b7a15413ecdcf91.rlib`.
fn library(file: &str) -> Option<&str> {
    file.strip_prefix("lib")?.strip_suffix(".rlib")?.rsplit_once('-').map(|(name, _)| name)
}

/// A crate and its text, from a section of the page: a picture and `name-version`, some facts, and its files.
fn section(html: &str) -> Option<(Crate, String)> {
    let (title, rest) = html.split_once("</h3>")?;
    let title = title.trim_start_matches(|letter: char| !letter.is_ascii()).trim();
    let (name, version) = title.rsplit_once('-')?;
    let fact = |of: &str| Some(plain(rest.split_once(&format!("<b>{of}:</b>"))?.1.split_once("</p>")?.0));
    let licence = fact("License")?;
    let file = |file: &str| {
        let (name, rest) = file.split_once("</code>")?;
        Some((name.to_owned(), plain(rest.split_once("<pre>")?.1.split_once("</pre>")?.0)))
    };
    let files: Vec<_> = rest.split("<summary><code>").skip(1).filter_map(file).collect();
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    let taken = taken(&names, &licence);
    let texts = files.iter().filter(|(name, _)| taken.contains(&name.as_str()));
    let texts: Vec<&str> = texts.map(|(_, text)| text.as_str()).collect();
    let text = if texts.is_empty() { mit(&fact("Authors")?) } else { texts.join("\n\n") };
    let home = format!("https://crates.io/crates/{name}");
    Some((Crate { name: name.to_owned(), version: version.to_owned(), licence, home }, text))
}

/// A piece of the page without its tags.
fn plain(html: &str) -> String {
    let mut pieces = html.split('<');
    let first = pieces.next().unwrap_or_default();
    let rest = pieces.filter_map(|piece| piece.split_once('>')).map(|(_, after)| after);
    let text: String = [first].into_iter().chain(rest).collect();
    let signs = [("&#34;", "\""), ("&#39;", "'"), ("&#60;", "<"), ("&#62;", ">"), ("&#38;", "&")];
    signs.iter().fold(text, |text, (code, sign)| text.replace(code, sign)).trim().to_owned()
}

/// The crates linked into some programs, except our own, in order.
fn linked(programs: &[&str]) -> Result<BTreeSet<Crate>, String> {
    let mut cargo = command("cargo");
    cargo.args(["tree", "--offline", "--locked"]);
    cargo.args(programs.iter().flat_map(|name| ["--package", name]));
    // Crates that run in the compiler alone are not linked.
    cargo.args(["--target", "wasm32-unknown-unknown", "--edges", "normal,no-proc-macro"]);
    cargo.args(["--prefix", "none", "--no-dedupe", "--format", "{p}|{l}|{r}"]);
    let tree = output_of(&mut cargo).ok_or("`cargo tree` does not say what is linked")?;
    let crates = listed(&tree);
    if crates.is_empty() { Err("`cargo tree` lists nothing".to_owned()) } else { Ok(crates) }
}

/// The crates in lines such as `name v1.2.3|MIT|https://home`. One of ours has its folder after the version.
fn listed(tree: &str) -> BTreeSet<Crate> {
    let read = |line: &str| {
        let mut parts = line.split('|');
        let mut package = parts.next()?.split(' ');
        let (name, version) = (package.next()?, package.next()?.strip_prefix('v')?);
        let [licence, home] = [parts.next()?, parts.next()?].map(str::to_owned);
        let ours = package.next().is_some_and(|place| place.starts_with('('));
        (!ours).then(|| Crate { name: name.to_owned(), version: version.to_owned(), licence, home })
    };
    tree.lines().filter_map(read).collect()
}

/// The source folder of each crate, by its name: `name-version`.
fn sources() -> Result<BTreeMap<String, PathBuf>, String> {
    let mut cargo = command("cargo");
    cargo.args(["metadata", "--offline", "--locked", "--format-version", "1"]);
    // Those of other systems may not be there.
    cargo.args(["--filter-platform", "wasm32-unknown-unknown"]);
    let metadata = output_of(&mut cargo).ok_or("`cargo metadata` does not say where sources lie")?;
    let paths = metadata.split("\"manifest_path\":\"").skip(1).filter_map(|rest| rest.split('"').next());
    let folders =
        paths.filter_map(|path| Path::new(&path.replace("\\\\", "\\")).parent().map(Path::to_owned));
    Ok(folders.filter_map(|folder| Some((folder.file_name()?.to_str()?.to_owned(), folder))).collect())
}

/// The text that a crate requires. Some state their licence and include no text: that of MIT is the same for
/// all, except for the owner.
fn text_of(part: &Crate, folder: &Path) -> Result<String, String> {
    let trouble = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut files = Vec::new();
    for folder in [folder.to_owned(), folder.join("LICENSES")].iter().filter(|folder| folder.is_dir()) {
        for entry in fs::read_dir(folder).map_err(trouble)? {
            let path = entry.map_err(trouble)?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().to_ascii_uppercase();
            if path.is_file() && is_notice(&name, folder.ends_with("LICENSES")) {
                files.push((name, path));
            }
        }
    }
    files.sort();
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    let taken = taken(&names, &part.licence);
    let mut texts = Vec::new();
    for (_, path) in files.iter().filter(|(name, _)| taken.contains(&name.as_str())) {
        texts.push(fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?);
    }
    if texts.is_empty() && offers_mit(&part.licence) {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).map_err(trouble)?;
        let authors = authors(&manifest);
        texts.push(mit(if authors.is_empty() { &part.name } else { &authors }));
    }
    if texts.is_empty() {
        return Err(format!(
            "{} {} brings no text of its licence, {}",
            part.name, part.version, part.licence
        ));
    }
    Ok(texts.iter().map(|text| text.trim()).collect::<Vec<_>>().join("\n\n"))
}

/// Whether a file contains permissions, by its name in capitals.
fn is_notice(name: &str, among_licences: bool) -> bool {
    let begins = ["LICENSE", "LICENCE", "UNLICENSE", "COPYING", "COPYRIGHT", "NOTICE"];
    among_licences || begins.iter().any(|begin| name.starts_with(begin))
}

/// Whether MIT is the licence or one of the choices.
fn offers_mit(licence: &str) -> bool {
    licence.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').any(|word| word == "MIT")
}

/// The files to print: MIT where it can be chosen, and then not the other choices.
fn taken<'a>(names: &[&'a str], licence: &str) -> Vec<&'a str> {
    let chooses = offers_mit(licence) && names.iter().any(|name| name.contains("MIT"));
    let others = ["APACHE", "UNLICENSE", "COPYING", "BSD"];
    let other = |name: &str| others.iter().any(|other| name.contains(other));
    names.iter().copied().filter(|name| !chooses || !other(name)).collect()
}

/// The authors in a manifest, without their addresses.
fn authors(manifest: &str) -> String {
    let list = manifest.split_once("\nauthors = [").and_then(|(_, rest)| rest.split_once(']'));
    let quoted = list.map_or("", |(list, _)| list).split('"').skip(1).step_by(2);
    let names = quoted.map(|author| author.split(" <").next().unwrap_or(author).trim());
    names.collect::<Vec<_>>().join(", ")
}

/// The MIT licence.
fn mit(whose: &str) -> String {
    format!("MIT License\n\nCopyright (c) {whose}\n\n{MIT}")
}

const MIT: &str = "\
Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated \
documentation files (the \"Software\"), to deal in the Software without restriction, including without limitation \
the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to \
permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the \
Software.

THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO \
THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE \
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, \
TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE \
SOFTWARE.";

/// The whole text: a list of the crates, each with the number of its licence, and then the licences. Licences
/// that differ only in line breaks are printed once.
fn told(texts: &[(Crate, String)]) -> String {
    let mut numbers: BTreeMap<String, usize> = BTreeMap::new();
    let mut printed = Vec::new();
    let mut list = String::new();
    for (Crate { name, version, licence, home }, text) in texts {
        let same = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let number = *numbers.entry(same).or_insert_with(|| {
            printed.push(text);
            printed.len()
        });
        // Writing to a string cannot fail.
        _ = writeln!(list, "{name} {version}\n    {licence}, printed below as {number}");
        if !home.is_empty() {
            _ = writeln!(list, "    {home}");
        }
    }
    let mut told = format!(
        "Stepdoku is built with the work of others, which comes with the licences below. Where there is a\n\
         choice of licences, that of MIT is the one printed.\n\n{list}"
    );
    for (number, text) in (1..).zip(printed) {
        let text = text.replace("\r\n", "\n");
        _ = write!(told, "\n\n---- {number} ----\n\n{text}\n");
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(name: &str, licence: &str) -> Crate {
        let [name, version, licence, home] = [name, "1.0.0", licence, "https://x"].map(str::to_owned);
        Crate { name, version, licence, home }
    }

    #[test]
    fn the_tree_is_read_without_our_own_crates() {
        let tree = "\nb v1.0.0|MIT|https://x\nours v0.1.0 (/work)|MIT|\na v1.0.0|Zlib|https://x\nb v1.0.0|MIT|https://x\n";
        assert_eq!(listed(tree).into_iter().collect::<Vec<_>>(), [part("a", "Zlib"), part("b", "MIT")]);
    }

    #[test]
    fn the_notices_of_the_standard_library_are_read() {
        let page = "\u{1f4e6} cfg-if-1.0.4</h3>\n<p><b>Authors:</b> A &#60;a@b&#62;</p>\n\
            <p><b>License:</b> MIT OR Apache-2.0</p>\n\
            <summary><code>LICENSE-APACHE</code></summary><pre>Apache</pre>\n\
            <summary><code>LICENSE-MIT</code></summary>\n<pre>\nCopyright &#34;A&#34;\n</pre>";
        let (part, text) = section(page).unwrap();
        assert_eq!((part.name.as_str(), part.version.as_str()), ("cfg-if", "1.0.4"));
        assert_eq!((part.licence.as_str(), text.as_str()), ("MIT OR Apache-2.0", "Copyright \"A\""));
        assert_eq!(library("libcfg_if-2b7a15413ecdcf91.rlib"), Some("cfg_if"));
        assert_eq!(library("libcfg_if-2b7a15413ecdcf91.rmeta"), None);
    }

    #[test]
    fn mit_is_taken_where_it_can_be() {
        let check = |names: &[&str], licence: &str, expected: &[&str]| {
            assert_eq!(taken(names, licence), expected, "{names:?}, {licence}");
        };
        check(&["LICENSE-APACHE", "LICENSE-MIT"], "MIT OR Apache-2.0", &["LICENSE-MIT"]);
        check(&["COPYING", "LICENSE-MIT", "UNLICENSE"], "Unlicense/MIT", &["LICENSE-MIT"]);
        check(&["LICENSE-APACHE", "NOTICE"], "Apache-2.0", &["LICENSE-APACHE", "NOTICE"]);
        check(&["LICENSE"], "MIT", &["LICENSE"]);
        check(
            &["LICENSE-APACHE", "LICENSE-MIT", "LICENSE-UNICODE"],
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            &["LICENSE-MIT", "LICENSE-UNICODE"],
        );
        check(&[], "MIT", &[]);
    }

    #[test]
    fn authors_are_read_from_a_manifest() {
        let check = |manifest: &str, expected: &str| assert_eq!(authors(manifest), expected, "{manifest}");
        check("[package]\nauthors = [\"A B <a@b>\"]\n", "A B");
        check("[package]\nauthors = [\n    \"A B <a@b>\",\n    \"C\",\n]\n", "A B, C");
        check("[package]\nname = \"x\"\n", "");
    }

    #[test]
    fn the_same_text_is_printed_once() {
        let texts = [
            (part("a", "MIT"), "Allowed\nto all.".to_owned()),
            (part("b", "Zlib"), "Other.".to_owned()),
            (part("c", "MIT"), "Allowed to\n  all.".to_owned()),
        ];
        let told = told(&texts);
        let list = "a 1.0.0\n    MIT, printed below as 1\n    https://x\nb 1.0.0\n    Zlib, printed below as 2\n    \
                    https://x\nc 1.0.0\n    MIT, printed below as 1\n    https://x\n";
        assert!(told.contains(list), "{told}");
        assert!(told.ends_with("---- 1 ----\n\nAllowed\nto all.\n\n\n---- 2 ----\n\nOther.\n"), "{told}");
    }

    #[test]
    fn each_crate_of_this_page_brings_its_licence() {
        let folder = std::env::temp_dir().join(format!("stepdoku-notices-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let written = || {
            write(&folder).unwrap();
            fs::read_to_string(folder.join(FILE)).unwrap()
        };
        let told = written();
        assert_eq!(told, written());
        fs::remove_dir_all(&folder).unwrap();
        for name in
            [STANDARD, "dlmalloc", "hashbrown", "Unicode", "leptos", "wasm-bindgen", "postcard", "getrandom"]
        {
            assert!(told.contains(&format!("\n{name} ")), "{name} is not listed");
        }
        assert!(!told.contains("\nsudoku-core "), "our own is listed");
        assert!(!told.contains(env!("CARGO_MANIFEST_DIR")), "it names a folder of this machine");
    }
}
