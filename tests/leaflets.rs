//! The static pages about techniques: complete, well formed, linked with each other, and without scripts.
#![cfg(not(target_family = "wasm"))]

use roxmltree::{Document, Node};
use std::collections::{BTreeMap, BTreeSet};
use stepdoku_page::{
    app::text::later,
    leaflets::{FOLDER, Sources, leaflets},
};
use sudoku_core::{Language, Shape, Technique};
use sudoku_play::{
    features::learn::{Section, lesson, view::techniques},
    picture::TOKENS,
};

const PROSE: &str = include_str!("../learn/learn-en.txt");
const TOKENS_OF_THE_PAGE: &str = include_str!("../style/tokens.css");
const ADDRESS: &str = "https://example.org/stepdoku/";

fn made(address: Option<&str>) -> BTreeMap<String, String> {
    let sources = Sources {
        prose: PROSE,
        examples: include_str!("../learn/learn-examples.txt"),
        tokens: TOKENS_OF_THE_PAGE,
        style: include_str!("../learn/learn.css"),
        address,
    };
    leaflets(sources).into_iter().map(|leaflet| (leaflet.path, leaflet.text)).collect()
}

fn pages(address: Option<&str>) -> BTreeMap<String, String> {
    let mut files = made(address);
    files.retain(|path, _| path.strip_suffix(".html").is_some());
    files
}

fn body(page: &str) -> &str {
    let start = page.find("<body>").expect("a body");
    page[start..].strip_suffix("</html>\n").expect("an end")
}

/// The text of an element and everything in it.
fn text(node: Node<'_, '_>) -> String {
    node.descendants().filter_map(|node| node.is_text().then(|| node.text()).flatten()).collect()
}

#[test]
fn every_technique_has_a_page_with_its_prose_and_its_example() {
    let pages = pages(None);
    // The rules and the list are there as well.
    assert_eq!(pages.len(), techniques().len() + 2);
    for technique in techniques() {
        let slug = technique.slug();
        let page = &pages[&format!("{FOLDER}/{slug}.html")];
        let body = Document::parse(body(page)).unwrap_or_else(|fault| panic!("{slug}: {fault}"));
        let said = text(body.root());
        for (section, paragraphs) in lesson(PROSE, technique) {
            for paragraph in paragraphs {
                assert!(said.contains(&paragraph), "{slug}: {section:?}: {paragraph}");
            }
        }
        let of = |name: &str| body.descendants().filter(|node| node.has_tag_name(name)).collect::<Vec<_>>();
        assert_eq!((of("h1").len(), of("main").len(), of("figure").len()), (1, 1, 1), "{slug}");
        // The picture has its words in the caption, and says so.
        let [drawing] = of("svg")[..] else { panic!("{slug}: one picture") };
        assert_eq!(drawing.attribute("role"), Some("img"), "{slug}");
        assert!(drawing.attribute("aria-label").is_some_and(|label| label.contains('×')), "{slug}");
        assert!(drawing.descendants().filter(|node| node.has_tag_name("text")).count() > 40, "{slug}");
        let ends = of("p").into_iter().filter(|node| node.attribute("class") == Some("conclusion"));
        assert_eq!(ends.filter(|node| text(*node).contains(' ')).count(), 1, "{slug}");
        for block in body.descendants().filter(|node| ["p", "li", "h2"].contains(&node.tag_name().name())) {
            assert!(!text(block).trim().is_empty(), "{slug}: an empty element");
        }
    }
}

/// The idea names no digit, and the line under it those of the example.
#[test]
fn the_idea_ends_with_the_digits_of_the_example() {
    let mut here = BTreeMap::new();
    for (path, page) in pages(None) {
        let body = Document::parse(body(&page)).expect("well formed");
        let line = body.descendants().find(|node| node.attribute("class") == Some("here"));
        let Some(line) = line.map(text) else { continue };
        assert!(line.starts_with("Here: ") && line.ends_with('.'), "{path}: {line}");
        assert!(line.contains(|one: char| one.is_ascii_digit()), "{path}: {line}");
        here.insert(path, line);
    }
    assert!(here.len() > 70, "{} pages", here.len());
    let x_wing = &here[&format!("{FOLDER}/x-wing.html")];
    assert!(x_wing.starts_with("Here: 3 in "), "{x_wing}");
}

#[test]
fn the_rules_have_their_sentences_and_a_picture() {
    let page = &pages(None)[&format!("{FOLDER}/rules.html")];
    let body = Document::parse(body(page)).expect("well formed");
    let said = text(body.root());
    for sentence in later().learn.rules_said(Shape::S9) {
        assert!(said.contains(&sentence), "{sentence}");
    }
    let drawing = body.descendants().find(|node| node.has_tag_name("svg")).expect("a picture");
    // 81 digits, and the numbers of nine rows and nine columns.
    assert_eq!(drawing.descendants().filter(|node| node.has_tag_name("text")).count(), 81 + 18);
}

#[test]
fn every_link_leads_somewhere() {
    let pages = pages(None);
    let mut linked = BTreeSet::new();
    for (path, page) in &pages {
        let body = Document::parse(body(page)).expect("well formed");
        for link in body.descendants().filter_map(|node| node.attribute("href")) {
            match link.strip_prefix("../") {
                Some("" | "#l=" | "#l=rules") => {}
                // Another language has the same pages.
                Some(rest) if rest.starts_with("learn/") => {
                    let (_, file) = path.rsplit_once('/').expect("a folder");
                    let of = |language: &Language| rest == format!("learn/{}/{file}", language.code());
                    assert!(Language::ALL.iter().any(of), "{path}: {link}");
                }
                Some(rest) => {
                    let slug = rest.strip_prefix("#l=").unwrap_or_else(|| panic!("{path}: {link}"));
                    assert!(Technique::from_slug(slug).is_some(), "{path}: {link}");
                }
                None => {
                    assert!(pages.contains_key(&format!("{FOLDER}/{link}")), "{path}: {link}");
                    linked.insert(link.to_owned());
                }
            }
            assert!(!text_of_link(&body, link).is_empty(), "{path}: {link}");
        }
        // Relatives are linked.
        let Some(technique) =
            Technique::from_slug(path.trim_start_matches("learn/").trim_end_matches(".html"))
        else {
            continue;
        };
        let has_kin = lesson(PROSE, technique).iter().any(|(section, _)| *section == Section::Kin);
        let paragraphs = body.descendants().filter(|node| node.has_tag_name("p"));
        let mut links = paragraphs.flat_map(|node| node.children()).filter_map(|node| node.attribute("href"));
        assert!(!has_kin || links.any(|link| link.strip_suffix(".html").is_some()), "{path}");
    }
    assert_eq!(linked.len(), pages.len());
}

fn text_of_link(body: &Document<'_>, link: &str) -> String {
    body.descendants().filter(|node| node.attribute("href") == Some(link)).map(text).collect()
}

#[test]
fn a_page_has_a_head_of_its_own_and_no_script() {
    let (mut titles, mut described) = (BTreeSet::new(), BTreeSet::new());
    for (path, page) in pages(None) {
        let between = |start: &str, end: &str| {
            let rest = page.split_once(start).unwrap_or_else(|| panic!("{path}: {start}")).1;
            rest.split_once(end).expect("an end").0.to_owned()
        };
        assert!(titles.insert(between("<title>", "</title>")), "{path}");
        let description = between("name=\"description\" content=\"", "\"");
        assert!(description.len() > 60 && described.insert(description), "{path}");
        assert!(between("Content-Security-Policy\" content=\"", "\"").starts_with("default-src 'none'"));
        for tag in tags(&page) {
            let is_handler = |word: &str| word.starts_with("on") && word.contains('=');
            let is_barred =
                ["script", "javascript:", "style=\"", "canonical"].iter().any(|no| tag.contains(no));
            assert!(!is_barred && !tag.split_whitespace().any(is_handler), "{path}: {tag}");
        }
    }
}

/// The tags of a document.
fn tags(text: &str) -> impl Iterator<Item = &str> {
    text.split('<')
        .skip(1)
        .filter_map(|rest| Some(rest.split_once('>')?.0))
        .filter(|tag| !tag.starts_with("meta"))
}

#[test]
fn an_address_is_named_only_where_it_is_known() {
    assert!(!made(None).contains_key("sitemap.xml"));
    let files = made(Some(ADDRESS));
    let sitemap = Document::parse(&files["sitemap.xml"]).expect("a sitemap");
    let listed: BTreeSet<&str> = sitemap
        .descendants()
        .filter(|node| node.has_tag_name(("http://www.sitemaps.org/schemas/sitemap/0.9", "loc")))
        .filter_map(|node| node.text())
        .collect();
    assert!(listed.contains(ADDRESS) && listed.contains("https://example.org/stepdoku/learn/"));
    assert_eq!(listed.len(), 1 + Language::ALL.len() * (techniques().len() + 2));
    for (path, page) in files.iter().filter(|(path, _)| path.strip_suffix(".html").is_some()) {
        let canonical = page.split_once("<link rel=\"canonical\" href=\"").expect("an address").1;
        let canonical = canonical.split_once('"').expect("its end").0;
        assert!(listed.contains(canonical), "{path}: {canonical}");
    }
}

#[test]
fn the_style_has_every_colour_of_the_pictures_and_the_letters_beside_the_program() {
    let style = &made(None)["learn/learn.css"];
    for (token, ..) in TOKENS {
        assert!(style.contains(&format!("--{token}:")), "{token}");
    }
    assert!(style.contains("url(\"../stepdoku-letters-") && !style.contains("url(\"./"));
    assert!(style.contains("url(\"../languages/stepdoku-accents-"));
}
