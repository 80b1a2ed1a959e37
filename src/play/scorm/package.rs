//! The package: which files it has, and the texts that the page writes for it. The build lists the files of the page in
//! [`LIST`] (`xtask/src/listing.rs`).

use super::zip;
use crate::links::assignment::Assignment;

/// The list of the page's files, beside them.
pub const LIST: &str = "package.txt";
/// The page itself, among its files.
pub const PAGE: &str = "index.html";
/// The description of the package, where SCORM expects it.
pub const MANIFEST: &str = "imsmanifest.xml";
/// The file that the system opens.
pub const START: &str = "start.html";

/// A file that is only for a page which a browser can install.
const INSTALLS: &str = "manifest.webmanifest";
/// The title of an assignment without one.
const NAMELESS: &str = "Stepdoku";
/// The attribute of the page's root element that names the assignment. A page outside a package doesn't have it.
pub const ATTRIBUTE: &str = "data-assignment";

/// A file of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageFile {
    /// Its name beside the page.
    pub name: String,
    /// Its digest, as browsers check it (`integrity`).
    pub digest: String,
    /// Its size in the package, in bytes.
    pub packed: u64,
}

/// The reason why a package was not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotPacked {
    /// A file of the page did not arrive.
    Unreachable,
    /// The server has another version of the page.
    Updated,
    /// The browser did not accept the file.
    Refused,
}

/// Reads the list: a line for each file, with its digest, its size in the package, and its name. Leaves out the files
/// that a package doesn't need. `None` if a line is damaged.
#[must_use]
pub fn files(list: &str) -> Option<Vec<PageFile>> {
    let read = |line: &str| {
        let mut parts = line.splitn(3, ' ');
        let (digest, packed, name) = (parts.next()?, parts.next()?, parts.next()?);
        let is_beside = !name.is_empty() && !name.contains('/');
        is_beside.then_some(PageFile {
            name: name.into(),
            digest: digest.into(),
            packed: packed.parse().ok()?,
        })
    };
    let files: Option<Vec<PageFile>> = list.lines().map(read).collect();
    let mut files = files?;
    files.retain(|file| file.name != INSTALLS);
    files.iter().any(|file| file.name == PAGE).then_some(files)
}

/// Returns the size of the package with these files, in bytes, as far as it is known before the files are there: the
/// texts of the assignment count uncompressed.
#[must_use]
pub fn weight(list: &str, files: &[PageFile], assignment: &Assignment) -> u64 {
    let texts = [(START, start(assignment)), (MANIFEST, manifest(assignment, files))];
    let own = texts.iter().map(|(name, text)| (*name, text.len() as u64));
    let of_page = files.iter().map(|file| (file.name.as_str(), file.packed));
    zip::size(own.chain(of_page).chain([(LIST, list.len() as u64)]))
}

/// Returns the names of all files in the package, except the manifest.
pub fn names(files: &[PageFile]) -> impl Iterator<Item = &str> {
    [START, LIST].into_iter().chain(files.iter().map(|file| file.name.as_str()))
}

/// Returns the manifest, by SCORM 1.2: one organisation with one item, and one resource with all files.
#[must_use]
pub fn manifest(assignment: &Assignment, files: &[PageFile]) -> String {
    let title = escaped(title(assignment));
    let mut listed = String::new();
    for name in names(files) {
        listed.extend(["      <file href=\"", &escaped(name), "\"/>\n"]);
    }
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="stepdoku-{:08x}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="stepdoku">
    <organization identifier="stepdoku">
      <title>{title}</title>
      <item identifier="assignment" identifierref="page" isvisible="true">
        <title>{title}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="{START}">
{listed}    </resource>
  </resources>
</manifest>
"#,
        assignment.number()
    )
}

/// Returns the file that the system opens: the page with the assignment, in a frame. Systems open a file in different
/// ways, and some drop what follows its name. In a frame the page stores nothing, so the next pupil at the same
/// computer doesn't get the work of the last one.
#[must_use]
pub fn start(assignment: &Assignment) -> String {
    let title = escaped(title(assignment));
    format!(
        r#"<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" type="image/svg+xml" href="favicon.svg">
<style>html, body, iframe {{ display: block; width: 100%; height: 100%; margin: 0; border: 0; overflow: hidden }}</style>
</head>
<body>
<iframe src="{PAGE}{}" title="{title}" allow="clipboard-write"></iframe>
</body>
</html>
"#,
        assignment.link()
    )
}

/// Returns the page for a package. It names its assignment, can't be installed, and asks for no service worker, which
/// would take over the whole course. `None` if the text is no page.
#[must_use]
pub fn page(html: &str, assignment: &Assignment) -> Option<String> {
    let mut page = html.to_owned();
    for (from, to) in [
        (format!(" {ATTRIBUTE}=\""), "\""),
        (" data-keeper=\"".into(), "\""),
        ("<link rel=\"manifest\"".into(), ">"),
        ("<link rel=\"apple-touch-icon\"".into(), ">"),
    ] {
        page = without(&page, &from, to);
    }
    let root = "<html";
    page.contains(root)
        .then(|| page.replacen(root, &format!("{root} {ATTRIBUTE}=\"{}\"", assignment.write()), 1))
}

/// Returns the name of the package's file, with the first letters and digits of the title.
#[must_use]
pub fn file_name(assignment: &Assignment) -> String {
    let words =
        title(assignment).split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let words = words.collect::<Vec<_>>().join("-").to_lowercase();
    let words: String = words.chars().take(40).collect();
    let words = if words.is_empty() { NAMELESS.to_lowercase() } else { words };
    let words = words.trim_end_matches('-');
    format!("{words}-scorm.zip")
}

fn title(assignment: &Assignment) -> &str {
    Some(assignment.title.trim()).filter(|title| !title.is_empty()).unwrap_or(NAMELESS)
}

/// The text without its first part from one text to the next other.
fn without(text: &str, from: &str, to: &str) -> String {
    let cut = text.split_once(from).and_then(|(before, behind)| Some((before, behind.split_once(to)?.1)));
    cut.map_or_else(|| text.to_owned(), |(before, behind)| format!("{before}{behind}"))
}

/// A text as part of XML and of HTML. XML has no place for some characters, not even as escapes.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => escaped.push(' '),
            letter => escaped.push(letter),
        }
    }
    escaped
}
