//! Rules for the hosts' headers of each file, which include the page's policy.

use data_encoding::BASE64;
use sha2::{Digest as _, Sha256};

use crate::{
    holds,
    source::{below, read},
};

/// The headers of `_headers`: names and values.
fn headers() -> Vec<(String, String)> {
    let text = read("public/_headers");
    let indented = text.lines().filter_map(|line| line.strip_prefix("  "));
    indented
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.into(), value.into()))
        .collect()
}

#[test]
fn each_sample_for_a_host_says_what_the_one_list_says() {
    let mut broken = Vec::new();
    for sample in ["nginx.conf", "apache.conf", "Caddyfile"].map(|name| format!("docs/hosting/{name}")) {
        let text = read(&sample);
        for (name, value) in headers() {
            // A host sets this header by the names of files, so its value may be anywhere in the sample.
            let line =
                if name == "Cache-Control" { format!("\"{value}\"") } else { format!("{name} \"{value}\"") };
            if !text.contains(&line) {
                broken.push(format!("{sample}: {line}"));
            }
        }
    }
    holds("The samples of `docs/hosting` say what `public/_headers` says.", broken);
}

#[test]
fn the_policy_allows_the_one_text_of_style_in_the_page_and_no_other() {
    let index = read("index.html");
    let (_, after) = index.split_once("<style>").expect("index.html speaks for itself where its style fails");
    let (style, _) = after.split_once("</style>").expect("the text of style ends");
    let allowed = format!("style-src 'self' 'sha256-{}';", BASE64.encode(&Sha256::digest(style)));
    let policy = headers().into_iter().find(|(name, _)| name == "Content-Security-Policy");
    let broken = match policy {
        Some((_, policy)) if policy.contains(&allowed) => Vec::new(),
        _ => vec![format!("public/_headers: it should say {allowed}")],
    };
    holds("The policy allows the text of style that stands in index.html.", broken);
}

/// The elements that the script of the page lets a text have.
fn allowed_elements() -> Vec<String> {
    let script = read("public/boot.js");
    let (_, after) = script.split_once("const ELEMENTS =").expect("boot.js names the elements");
    let (list, _) = after.split_once(';').expect("the list ends");
    list.split('"')
        .skip(1)
        .step_by(2)
        .flat_map(|line| line.split('|'))
        .filter(|name| !name.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Names behind a `<` that no name precedes, as in a view and in a drawing, but not in a type.
fn element_names(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices('<').filter_map(|(at, _)| {
        let follows_a_name =
            text[..at].ends_with(|before: char| before.is_alphanumeric() || ":&_".contains(before));
        let rest = text[at + 1..].strip_prefix('/').unwrap_or(&text[at + 1..]);
        let name = &rest[..rest.find(|symbol: char| !symbol.is_ascii_alphanumeric()).unwrap_or(rest.len())];
        let is_element = name.starts_with(|first: char| first.is_ascii_lowercase())
            && (rest.len() == name.len() || rest[name.len()..].starts_with([' ', '>', '/']));
        (is_element && !follows_a_name).then_some(name)
    })
}

/// Leptos makes the parts of a view that never change from a text, and drawings are texts.
#[test]
fn the_script_of_the_page_allows_the_elements_that_are_drawn_and_none_that_acts() {
    const ACTING: &str = "script iframe frame object embed base link meta style template animate set use image img foreignobject \
                          math audio source track noscript noembed noframes plaintext xmp portal";
    let allowed = allowed_elements();
    assert!(allowed.len() > 30, "the elements are read: {allowed:?}");
    let mut broken: Vec<String> = ACTING
        .split_whitespace()
        .filter(|name| allowed.iter().any(|allowed| allowed.eq_ignore_ascii_case(name)))
        .map(|name| format!("public/boot.js: {name} acts"))
        .collect();
    let mut found = std::collections::BTreeSet::new();
    let mut files = below("src/app", ".rs");
    // The press of the command line also writes whole documents, with a style.
    let drawn = below("src/core/make/magazine", ".rs").into_iter();
    files.extend(drawn.filter(|file| file.path != "src/core/make/magazine/press.rs"));
    files.extend(below("src/play/picture", ".rs"));
    files.extend(below("src/play/picture.rs", ".rs"));
    for file in files {
        for (number, line) in
            file.text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"))
        {
            for name in element_names(line) {
                found.insert(name.to_owned());
                if name.len() > 2 && !allowed.iter().any(|allowed| allowed == name) {
                    broken.push(format!("{}:{}: <{name}>", file.path, number + 1));
                }
            }
        }
    }
    assert!(["svg", "path", "text", "button"].iter().all(|name| found.contains(*name)), "{found:?}");
    holds(
        "`public/boot.js` allows each element that the page draws from a text, and none that acts.",
        broken,
    );
}

#[test]
fn texts_become_parts_of_the_page_in_one_place() {
    const PLACE: &str = "src/app/browser/drawing.rs";
    let names = [
        "inner_html",
        "innerHTML",
        "outer_html",
        "outerHTML",
        "insert_adjacent_html",
        "create_contextual_fragment",
    ];
    let mut broken = Vec::new();
    let mut is_there = false;
    for file in below("src", ".rs") {
        for (number, line) in file.text.lines().enumerate() {
            if names.iter().any(|name| line.contains(name)) {
                if file.path == PLACE {
                    is_there = true;
                } else {
                    broken.push(format!("{}:{}: {}", file.path, number + 1, line.trim()));
                }
            }
        }
    }
    assert!(is_there, "{PLACE} draws");
    holds(
        "Only `src/app/browser/drawing.rs` makes parts of the page from texts, as it survives a refusal.",
        broken,
    );
}
