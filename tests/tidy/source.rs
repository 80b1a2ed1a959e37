//! The files of the project, and Rust as words instead of lines.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

/// A file: its path from the root of the project, and its text.
#[derive(Clone, Debug)]
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// The root of the project.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All text files of the project, except those written by tools.
pub(crate) fn all() -> Vec<File> {
    let text = |path: String| Some(File { text: fs::read_to_string(root().join(&path)).ok()?, path });
    paths().into_iter().filter_map(text).collect()
}

/// The paths of all files of the project, except those written by tools.
pub(crate) fn paths() -> Vec<String> {
    let mut paths = Vec::new();
    gather(&root(), "", &mut paths);
    paths.sort();
    assert!(paths.len() > 50, "the project has files");
    paths
}

/// The files below a folder with this ending, or the one file of that name.
pub(crate) fn below(folder: &str, ending: &str) -> Vec<File> {
    let is_below = |file: &File| Path::new(&file.path).starts_with(folder) && file.path.ends_with(ending);
    let files: Vec<File> = all().into_iter().filter(is_below).collect();
    assert!(!files.is_empty(), "there are {ending} files in {folder}");
    files
}

pub(crate) fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn gather(root: &Path, folder: &str, paths: &mut Vec<String>) {
    for entry in fs::read_dir(root.join(folder)).expect("a folder of the project") {
        let entry = entry.expect("an entry of a folder");
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        // Git's own files, build output, and the root entries of `.gitignore`.
        let written_by_tools = matches!(name.as_str(), ".git" | "target" | "node_modules")
            || matches!(path.as_str(), "dist" | "shots" | "Cargo.lock" | "benches/peers/Cargo.lock");
        if written_by_tools {
            continue;
        }
        if entry.path().is_dir() {
            gather(root, &path, paths);
        } else {
            paths.push(path);
        }
    }
}

/// A word of Rust: a name, a sign or a literal, without its comments.
#[derive(Clone, Debug)]
pub(crate) struct Word {
    pub(crate) text: String,
    pub(crate) line: usize,
    /// Its depth in brackets of any kind.
    pub(crate) depth: usize,
    /// Inside a `view!`: the depth of the drawn content.
    pub(crate) view: Option<usize>,
}

impl Word {
    /// The contents of a literal string.
    pub(crate) fn string(&self) -> Option<&str> {
        let quoted = self.text.strip_prefix('"')?;
        quoted.strip_suffix('"')
    }

    /// Whether it is a name.
    pub(crate) fn is_name(&self) -> bool {
        self.text.starts_with(|first: char| first.is_alphabetic() || first == '_')
    }
}

/// Returns the words of a Rust file, without its test module. Many rules ask for the same file, so each is read once.
pub(crate) fn words(file: &File) -> &'static [Word] {
    static READ: Mutex<BTreeMap<String, &[Word]>> = Mutex::new(BTreeMap::new());
    let lock = || READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(words) = lock().get(&file.text) {
        return words;
    }
    let stream: TokenStream = file.text.parse().unwrap_or_else(|error| panic!("{}: {error}", file.path));
    let mut words = Vec::new();
    flatten(stream, 0, None, &mut words);
    let words: &'static [Word] = words.leak();
    lock().insert(file.text.clone(), words);
    words
}

fn flatten(stream: TokenStream, depth: usize, view: Option<usize>, words: &mut Vec<Word>) {
    let mut skip_module = false;
    for tree in stream {
        let line = tree.span().start().line;
        let mut word = |text: String| words.push(Word { text, line, depth, view });
        match tree {
            TokenTree::Group(group) => {
                if std::mem::take(&mut skip_module) {
                    continue;
                }
                let is_view = {
                    let before: Vec<&str> = words.iter().rev().take(2).map(|word| &word.text[..]).collect();
                    before == ["!", "view"]
                };
                let inside = if is_view { Some(depth + 1) } else { view };
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                // A comment before an item is an attribute to the compiler, and not code.
                let mut inner = group.stream().into_iter();
                let first = inner.next().map(|first| first.to_string());
                if first.as_deref() == Some("doc") && open == "[" {
                    continue;
                }
                words.push(Word { text: open.into(), line, depth, view });
                flatten(group.stream(), depth + 1, inside, words);
                let line = group.span_close().start().line;
                words.push(Word { text: close.into(), line, depth, view });
            }
            other => {
                word(other.to_string());
                let ends = |with: &[&str]| {
                    let last = words.len().checked_sub(with.len()).map(|from| &words[from..]);
                    last.is_some_and(|last| last.iter().map(|word| &word.text[..]).eq(with.iter().copied()))
                };
                skip_module |= ends(&["mod", "tests"]);
            }
        }
    }
}

/// A position for a message.
pub(crate) fn place(file: &File, word: &Word) -> String {
    format!("{}:{}: {}", file.path, word.line, word.text)
}

/// Whether these words follow at a position.
pub(crate) fn follow(words: &[Word], from: usize, these: &[&str]) -> bool {
    let there = words.get(from..from + these.len());
    there.is_some_and(|there| there.iter().map(|word| &word.text[..]).eq(these.iter().copied()))
}

#[test]
fn words_are_read_as_the_compiler_does() {
    let text = r#"
        //! Says 81.
        /// And `web_sys`.
        fn a() { let b = "web_sys"; view! { <p class="x">{c}</p> } } // 27
        #[cfg(test)]
        mod tests { fn d() {} }
    "#;
    let file = File { path: "a.rs".into(), text: text.into() };
    let words = words(&file);
    let texts: Vec<&str> = words.iter().map(|word| &word.text[..]).collect();
    assert!(!texts.iter().any(|text| ["81", "27", "web_sys", "d"].contains(text)), "{texts:?}");
    let strings: Vec<_> = words.iter().filter_map(Word::string).collect();
    assert_eq!(strings, ["web_sys", "x"]);
    let c = words.iter().find(|word| word.text == "c").expect("the word in the view");
    assert_eq!((c.line, c.view.map(|view| c.depth - view)), (4, Some(1)));
}
