//! Rules for the documents, the manifests and the page's own HTML.

use crate::{
    holds,
    source::{File, all, below, paths, read, root},
};
use std::{collections::BTreeSet, fs};

#[test]
fn the_documents_are_there() {
    let missing = |path: &&str| !root().join(path).is_file();
    let wanted = [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "rust-toolchain.toml",
        ".ci/run",
    ];
    let broken = wanted.iter().filter(|path| missing(path)).map(|path| (*path).to_owned()).collect();
    holds("The project says what it is, how it is built and what has changed.", broken);
}

#[test]
fn each_file_but_pictures_the_font_and_weights_is_text_and_none_is_large() {
    /// The positions for drills have 510 kB, a quarter of it for killers and clues, and the largest file of test data has 232.
    const MOST: u64 = 530_000;
    const OTHERS: [&str; 3] = [".png", ".woff2", "net/weights.bin"];
    let size = |path: &str| fs::metadata(root().join(path)).expect("a file of the project").len();
    let texts: Vec<String> = all().into_iter().map(|file| file.path).collect();
    let is_strange = |path: &String| {
        let is_lock = path.ends_with("Cargo.lock");
        size(path) > MOST
            || !(is_lock || OTHERS.iter().any(|ending| path.ends_with(ending)) || texts.contains(path))
    };
    let broken = paths().into_iter().filter(is_strange).collect();
    holds(
        "Nothing lies in the project by mistake: files are text, pictures, the font or weights, and small.",
        broken,
    );
}

/// The maps: a document, and the heading above its map.
const MAPS: [(&str, &str); 2] = [("ARCHITECTURE.md", "## Map"), ("docs/map.md", "## Code map")];

/// The paths in the map of a document, each with its line.
fn map((document, heading): (&str, &str)) -> Vec<(usize, String)> {
    let text = read(document);
    let mut paths = Vec::new();
    let mut folder = String::new();
    let mut inside = false;
    let begin = text.lines().position(|line| line == heading).expect("the document has a map");
    for (number, line) in text.lines().enumerate().skip(begin + 1) {
        if line.starts_with("```") {
            if inside {
                break;
            }
            inside = true;
            continue;
        }
        if !inside {
            continue;
        }
        // Names come before a gap of two spaces; prose comes after it.
        let trimmed = line.trim_start();
        let names = trimmed.split("  ").next().unwrap_or_default();
        let indented = line.starts_with("  ");
        if !indented {
            names.clone_into(&mut folder);
        }
        for name in names.split(' ').filter(|name| *name != "...") {
            let path = if indented { format!("{folder}{name}") } else { name.to_owned() };
            paths.push((number + 1, path));
        }
    }
    paths
}

#[test]
fn the_map_names_what_is_there() {
    let there = |path: &str| {
        let path = root().join(path);
        path.exists() || path.with_extension("rs").is_file()
    };
    let mut broken = Vec::new();
    for (document, least) in MAPS.into_iter().zip([15, 60]) {
        let map = map(document);
        assert!(map.len() > least, "the map of {} is read: {}", document.0, map.len());
        let gone = map.iter().filter(|(_, path)| !there(path));
        broken.extend(gone.map(|(line, path)| format!("{}:{line}: {path}", document.0)));
    }
    holds("The maps name only files that exist.", broken);
}

#[test]
fn links_in_documents_lead_somewhere() {
    let mut broken = Vec::new();
    for file in below("", ".md") {
        let folder = root().join(&file.path).parent().expect("a file lies in a folder").to_owned();
        for after in file.text.split("](").skip(1) {
            let target = after.split([')', '#']).next().unwrap_or_default();
            if !target.is_empty() && !target.contains("://") && !folder.join(target).exists() {
                broken.push(format!("{}: {target}", file.path));
            }
        }
    }
    holds("A link in a document leads to a file that is there.", broken);
}

/// Files that only a build writes.
const BUILT: [&str; 2] = ["dist/", "service-worker.js"];

/// Whether a word of code in a document is a path.
fn is_path(word: &str) -> bool {
    let letters = word.chars().all(|c| c.is_ascii_alphanumeric() || "_-./".contains(c));
    let is_file = [".rs", ".js", ".css", ".md", ".toml", ".html"].iter().any(|ending| word.ends_with(ending));
    letters && (word.contains('/') || is_file) && !BUILT.iter().any(|built| word.starts_with(built))
}

/// The words of code in a document, each with its place.
fn code(file: &File) -> Vec<(String, &str)> {
    let lines = file.text.lines().enumerate();
    let place = |number: usize| format!("{}:{}", file.path, number + 1);
    lines
        .flat_map(|(number, line)| line.split('`').skip(1).step_by(2).map(move |word| (place(number), word)))
        .collect()
}

/// The documents for newcomers.
const FOR_NEWCOMERS: [&str; 2] = ["ARCHITECTURE.md", "CONTRIBUTING.md"];

/// The documents about the code: those for newcomers, and those by topic.
fn documents() -> Vec<File> {
    let mut files = below("docs", ".md");
    files.extend(FOR_NEWCOMERS.map(|path| File { path: path.to_owned(), text: read(path) }));
    files
}

/// The parts of a name in Rust, for words of code in a document that are one by their looks.
fn parts_of_name(word: &str) -> Vec<&str> {
    let name = word.trim_end_matches("()");
    let is_type = name.starts_with(char::is_uppercase) && name.contains(char::is_lowercase);
    let parts: Vec<&str> = name.split("::").collect();
    let is_name = |part: &&str| {
        part.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
            && part.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
    };
    let looks_so = is_type || parts.len() > 1 || name != word || name.contains('_');
    if looks_so && parts.iter().all(is_name) { parts } else { Vec::new() }
}

#[test]
fn documents_name_only_items_that_are_there() {
    /// Names of other programs.
    const OTHERS: [&str; 1] = ["reactive_stores"];
    let mut there: BTreeSet<String> = OTHERS.map(str::to_owned).into();
    for file in below("", ".rs").into_iter().chain(below("", ".toml")).chain(below("", ".js")) {
        let code = file.text.lines().filter_map(|line| line.split("//").next());
        let names =
            code.flat_map(|line| line.split(|letter: char| !(letter.is_alphanumeric() || letter == '_')));
        there.extend(names.map(str::to_owned));
    }
    let mut count = 0;
    let mut broken = Vec::new();
    for file in documents() {
        for (place, word) in code(&file) {
            let parts = parts_of_name(word);
            count += usize::from(!parts.is_empty());
            if parts.iter().any(|part| !there.contains(*part)) {
                broken.push(format!("{place}: {word}"));
            }
        }
    }
    assert!(count > 60, "names are found: {count}");
    holds("A document names only items that the code has.", broken);
    for (word, parts) in [
        ("Session::update", &["Session", "update"][..]),
        ("at_once", &["at_once"]),
        ("code()", &["code"]),
        ("Shape", &["Shape"]),
        ("puzzle", &[]),
        ("GET", &[]),
        ("cargo xtask test", &[]),
    ] {
        assert_eq!(parts_of_name(word), parts, "{word}");
    }
}

/// The documents for newcomers name whole paths. Those by topic may leave out folders at the front.
#[test]
fn documents_name_only_files_that_are_there() {
    let there: Vec<String> = paths().into_iter().map(|path| format!("/{path}")).collect();
    let ends_one = |path: &str| {
        let end = format!("/{path}");
        there.iter().any(|file| file.ends_with(&end) || end.ends_with('/') && file.contains(&end))
    };
    let mut count = 0;
    let mut broken = Vec::new();
    for file in documents() {
        let whole = FOR_NEWCOMERS.contains(&&*file.path);
        for (place, path) in code(&file).into_iter().filter(|(_, word)| is_path(word)) {
            count += 1;
            if !(root().join(path).exists() || !whole && ends_one(path)) {
                broken.push(format!("{place}: {path}"));
            }
        }
    }
    assert!(count > 80, "paths are found: {count}");
    holds("A document names only files that exist.", broken);
}

/// The table of invariants names tests as "`test` in `file`".
#[test]
fn the_tests_of_invariants_are_there() {
    let text = read("ARCHITECTURE.md");
    let (_, after) = text.split_once("## Invariants").expect("ARCHITECTURE.md has invariants");
    let rows: Vec<&str> = after.lines().skip_while(|line| !line.starts_with('|')).collect();
    let rows: Vec<&str> = rows.into_iter().take_while(|line| line.starts_with('|')).skip(2).collect();
    assert!(rows.len() >= 8, "the invariants are read");
    let mut broken = Vec::new();
    for row in rows {
        let held = row.split('|').nth(2).unwrap_or_default();
        if !held.contains(".rs`") {
            broken.push(format!("no test: {row}"));
        }
        for part in held.split("` in `").collect::<Vec<_>>().windows(2) {
            let name = part[0].rsplit('`').next().unwrap_or_default();
            let path = part[1].split('`').next().unwrap_or_default();
            if !read(path).contains(&format!("fn {name}(")) {
                broken.push(format!("{path} has no test {name}"));
            }
        }
    }
    holds("Each invariant names a test that exists.", broken);
}

#[test]
fn each_dependency_says_what_it_is_for() {
    let mut broken = Vec::new();
    for file in all().iter().filter(|file| file.path.ends_with("Cargo.toml")) {
        let mut in_table = false;
        let mut said_above = false;
        let mut open = 0_usize;
        for (number, line) in file.text.lines().enumerate() {
            let told = line.contains('#') || said_above;
            let mut missing = false;
            if let Some(table) = line.strip_prefix('[') {
                let name = table.split(']').next().unwrap_or_default();
                in_table = name.ends_with("dependencies");
                // A dependency with a separate table.
                missing = name.contains("dependencies.") && !told;
            } else if in_table && open == 0 && line.contains('=') && !line.trim_start().starts_with('#') {
                missing = !told;
            }
            if missing {
                broken.push(format!("{}:{}: {line}", file.path, number + 1));
            }
            open = (open + line.matches(['[', '{']).count()).saturating_sub(line.matches([']', '}']).count());
            said_above = line.trim_start().starts_with('#');
        }
    }
    holds("Each dependency has a comment that says what it is for.", broken);
}

#[test]
fn the_page_has_no_script_inside_and_one_style() {
    let index = read("index.html");
    let mut broken = Vec::new();
    for tag in index.split('<').skip(1) {
        let name = tag.split([' ', '>', '\n']).next().unwrap_or_default();
        let attributes: Vec<&str> =
            tag.split('>').next().unwrap_or_default().split_whitespace().skip(1).collect();
        let has = |prefix: &str| attributes.iter().any(|attribute| attribute.starts_with(prefix));
        let handles =
            attributes.iter().any(|attribute| attribute.starts_with("on") && attribute.contains('='));
        if name == "script" && !has("src=")
            || name == "style" && !tag.starts_with("style>@layer late{")
            || has("style=")
            || handles
            || tag.contains("javascript:")
        {
            broken.push(format!("index.html: <{}", tag.lines().next().unwrap_or_default()));
        }
    }
    holds("index.html has no script inside and no style but the one whose hash the policy names.", broken);
}

#[test]
fn what_the_page_asks_for_is_there() {
    let index = read("index.html");
    let mut broken = Vec::new();
    for line in index.lines().filter(|line| line.contains("data-trunk") && line.contains("href=")) {
        let path = line.split("href=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
        if !root().join(path).exists() {
            broken.push(format!("index.html: {path}"));
        }
    }
    holds("What index.html takes along is there.", broken);
}

/// The literals of a text between two others, one after each mark.
fn literals(text: &str, from: &str, until: &str, mark: &str) -> Vec<String> {
    let (_, after) = text.split_once(from).unwrap_or_else(|| panic!("no {from}"));
    let (inside, _) = after.split_once(until).unwrap_or_else(|| panic!("no {until} after {from}"));
    let marked = inside.split(mark).skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"'));
    marked.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// The measurement of loading waits for the programs that come with a visit, and the build names the others.
#[test]
fn the_measurement_of_loading_knows_which_programs_a_visit_loads() {
    let stamp = literals(&read("xtask/src/stamp.rs"), "const CALLED", "];", "file: ");
    let loading = read("tests/e2e/src/bin/loading.rs");
    let (_, list) = loading.split_once("const CALLED").expect("the measurement names programs");
    let list = list.split(';').nth(1).unwrap_or_default();
    let named: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
    let called: Vec<String> = stamp.iter().map(|file| format!("stepdoku-{file}")).collect();
    assert!(!called.is_empty(), "the build names programs that the worker calls");
    let broken = if named == called { Vec::new() } else { vec![format!("{named:?} and {called:?}")] };
    holds("`tests/e2e/src/bin/loading.rs` names the programs that only the worker calls.", broken);
}
