//! Texts with many puzzles: a line for each, as in .sdm files, and the files of OpenSudoku.

use super::{hodoku, symbols};
use crate::{
    Order,
    notation::{Foreign, Format, MAX_BYTES, ParseError, ParseErrorKind as Kind},
};
use std::borrow::Cow;

/// Puzzles as they are written, to be read one at a time.
pub(super) struct Collection<'a> {
    pub(super) puzzles: Vec<Cow<'a, str>>,
    /// How they are kept, if that is not as lines.
    pub(super) format: Option<Format>,
}

/// The puzzles of a text that has more than one line, each of which begins with one.
pub(super) fn lines(text: &str) -> Option<Collection<'_>> {
    let lines = text
        .split(['\n', '\r', '\u{2028}', '\u{2029}'])
        .map(|line| line.trim_matches(|symbol: char| symbol.is_whitespace() || symbol == '\u{feff}'))
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let size = |line: &str| -> Option<usize> {
        if hodoku::is_library(line) {
            return line
                .split(':')
                .nth(3)
                .map(|givens| givens.chars().filter(|&symbol| symbol != '+').count());
        }
        let end = line.find(|symbol: char| symbol.is_whitespace() || matches!(symbol, ',' | ';' | '|' | ':'));
        let first = &line[..end.unwrap_or(line.len())];
        let plain = first.chars().all(|symbol| symbol == '+' || symbols::is_cell(symbol));
        plain.then(|| first.chars().filter(|&symbol| symbol != '+').count())
    };
    // Sixteen symbols may be a row.
    let fits = |size: &usize| *size > Order::Two.cell_count() && Order::from_cell_count(*size).is_some();
    let first = size(lines.clone().next()?).filter(fits)?;
    let puzzles: Vec<&str> = lines.collect();
    let whole = puzzles.len() > 1 && puzzles.iter().all(|line| size(line) == Some(first));
    if !whole || is_wrapped(&puzzles, first) {
        return None;
    }
    Some(Collection { puzzles: puzzles.into_iter().map(Cow::Borrowed).collect(), format: None })
}

/// Whether the lines are one text of all candidates that was wrapped.
fn is_wrapped(lines: &[&str], size: usize) -> bool {
    Order::from_side(lines.len()).is_some_and(|order| order.cell_count() == size)
        && lines.iter().map(|line| line.len()).sum::<usize>() <= MAX_BYTES
        && super::pencil::read(&lines.concat()).is_some()
}

/// The puzzles of a text that is meant to be XML.
pub(super) fn xml(text: &str) -> Result<Collection<'_>, ParseError> {
    if text.contains("java.beans.XMLDecoder") || text.contains("<java ") {
        return Err(ParseError::whole(Kind::Foreign(Foreign::HodokuFile)));
    }
    if !text.contains("<opensudoku") {
        return Err(ParseError::whole(Kind::NoPuzzle));
    }
    let options = roxmltree::ParsingOptions { nodes_limit: MOST_NODES, ..Default::default() };
    if nests_too_deep(text) {
        return Err(ParseError::whole(Kind::TooDeep { most: super::packed::MOST_LEVELS }));
    }
    let document = roxmltree::Document::parse_with_options(text, options)
        .map_err(|_| ParseError::whole(Kind::Damaged))?;
    let games = document.descendants().filter(|node| node.has_tag_name("game"));
    let data = games.filter_map(|game| game.attribute("data"));
    let puzzles: Vec<Cow<str>> = data.map(|data| Cow::Owned(data.to_owned())).collect();
    if puzzles.is_empty() {
        return Err(ParseError::whole(Kind::NoPuzzle));
    }
    Ok(Collection { puzzles, format: Some(Format::OpenSudoku) })
}

/// The most elements of a file that are looked at.
const MOST_NODES: u32 = 400_000;

/// Whether elements lie in each other deeper than any file of puzzles has them.
fn nests_too_deep(text: &str) -> bool {
    let mut levels = 0_usize;
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        rest = &rest[start + 1..];
        let end = rest.find('>').unwrap_or(rest.len());
        match rest.as_bytes().first() {
            Some(b'/') => levels = levels.saturating_sub(1),
            Some(b'!' | b'?') => {}
            _ if rest[..end].ends_with('/') => {}
            _ => levels += 1,
        }
        if levels > super::packed::MOST_LEVELS {
            return true;
        }
        rest = &rest[end..];
    }
    false
}
