//! Texts with many puzzles: a line for each, as in .sdm files, and the files of OpenSudoku.

use super::{hodoku, symbols};
use crate::{Assumption, Foreign, Format, MAX_BYTES, ParseError, ParseErrorKind as Kind};
use std::borrow::Cow;
use sudoku_board::{Grid, Shape};

/// Unparsed puzzles, to be read one at a time.
pub(super) struct Collection<'a> {
    pub(super) puzzles: Vec<Entry<'a>>,
    /// The format of the puzzles, if not a puzzle on each line.
    pub(super) format: Option<Format>,
    /// Whether words around them were left out.
    pub(super) around: bool,
    /// Whether other parts of the text look like puzzles that cannot be read.
    pub(super) unread: bool,
}

pub(super) struct Entry<'a> {
    pub(super) text: Cow<'a, str>,
    /// Its name, if it is beside the text and not in it.
    name: Option<Cow<'a, str>>,
    /// The assumptions made in finding it inside a text; `None` if the puzzle is a text by itself.
    pub(super) found: Option<Vec<Assumption>>,
}

const NAME_SHOWN: usize = 60;

impl Entry<'static> {
    /// Makes the entry of a puzzle found inside a text.
    pub(super) const fn found(text: String, name: String, assumed: Vec<Assumption>) -> Self {
        Self { text: Cow::Owned(text), name: Some(Cow::Owned(name)), found: Some(assumed) }
    }
}

impl Entry<'_> {
    /// Returns the name of the puzzle, beside the text or after the puzzle on its line; empty if there is none.
    pub(super) fn name(&self) -> String {
        let name = self.name.as_deref().unwrap_or_else(|| behind(&self.text));
        let words: Vec<&str> = name.split_whitespace().collect();
        words.join(" ").chars().filter(|symbol| !symbol.is_control()).take(NAME_SHOWN).collect()
    }
}

/// Returns the text after a puzzle on its line, and after the solution if that follows.
fn behind(line: &str) -> &str {
    if hodoku::is_library(line) {
        return "";
    }
    let (puzzle, rest) = first_word(line);
    let (solution, further) = first_word(rest);
    let solved = cells(solution).is_some() && cells(solution) == cells(puzzle);
    if solved { further } else { rest }
}

/// Splits a line after its first word.
fn first_word(line: &str) -> (&str, &str) {
    let apart = |symbol: char| symbol.is_whitespace() || matches!(symbol, ',' | ';' | '|' | ':' | '#');
    let (first, rest) = line.split_at(line.find(apart).unwrap_or(line.len()));
    (first, rest.trim_matches(apart))
}

/// Returns the number of cells in a word; `None` unless it has only cells. A `+` marks the next as placed.
fn cells(word: &str) -> Option<usize> {
    let plain = word.chars().all(|symbol| symbol == '+' || symbols::is_cell(symbol));
    plain.then(|| word.chars().filter(|&symbol| symbol != '+').count())
}

/// Returns whether a word is a whole board of one of the sizes. Sixteen symbols may be a row, unless their digits are
/// too small for any row of a board so large.
fn is_board(word: &str) -> bool {
    let shape = cells(word).and_then(Shape::from_cell_count);
    let small = |symbol| symbols::digit(symbol).is_none_or(|digit| digit.index() < Shape::S4.side());
    shape.is_some_and(|shape| shape > Shape::S4 || word.chars().filter(|&symbol| symbol != '+').all(small))
}

/// Trims white space from a text or a line.
pub(super) fn trimmed(text: &str) -> &str {
    text.trim_matches(|symbol: char| symbol.is_whitespace() || symbol == '\u{feff}')
}

/// Returns the puzzles of a text with several lines that each begin with one.
pub(super) fn lines(text: &str) -> Option<Collection<'_>> {
    let lines = text
        .split(['\n', '\r', '\u{2028}', '\u{2029}'])
        .map(trimmed)
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let board = |line: &str| {
        if hodoku::is_library(line) {
            return line.split(':').nth(3).is_some_and(is_board);
        }
        let end = line.find(|symbol: char| symbol.is_whitespace() || matches!(symbol, ',' | ';' | '|' | ':'));
        is_board(&line[..end.unwrap_or(line.len())])
    };
    lines.clone().next().filter(|line| board(line))?;
    let puzzles: Vec<&str> = lines.collect();
    if puzzles.len() < 2
        || !puzzles.iter().all(|line| board(line))
        || is_wrapped(&puzzles)
        || is_rows(&puzzles)
    {
        return None;
    }
    let entry = |line| Entry { text: Cow::Borrowed(line), name: None, found: None };
    Some(Collection {
        puzzles: puzzles.into_iter().map(entry).collect(),
        format: None,
        around: false,
        unread: false,
    })
}

/// Returns the puzzles of a magazine saved as text: paragraphs that begin with a number and a title and have a line
/// for the puzzle, which the solution may follow.
pub(super) fn paragraphs(text: &str) -> Option<Collection<'_>> {
    let title = |line: &'_ str| -> Option<usize> {
        let dot = line.find(". ")?;
        (dot > 0 && line[..dot].bytes().all(|symbol| symbol.is_ascii_digit())).then_some(dot + 2)
    };
    let mut puzzles: Vec<Entry<'_>> = Vec::new();
    let mut lines = text.lines().map(trimmed).skip_while(|line| line.is_empty()).peekable();
    lines.peek().filter(|line| title(line).is_some())?;
    while let Some(first) = lines.next() {
        let name = &first[title(first)?..];
        let mut found = None;
        while let Some(line) = lines.next_if(|line| !line.is_empty()) {
            found = found.or(Some(line).filter(|line| is_board(line)));
        }
        let (text, name) = (Cow::Borrowed(found?), Some(Cow::Borrowed(name)));
        puzzles.push(Entry { text, name, found: None });
        while lines.next_if(|line| line.is_empty()).is_some() {}
    }
    Some(Collection { puzzles, format: None, around: false, unread: false })
}

/// Returns whether the lines are one wrapped text of all candidates.
fn is_wrapped(lines: &[&str]) -> bool {
    Shape::from_side(lines.len())
        .is_some_and(|shape| lines.iter().all(|line| cells(line) == Some(shape.cell_count())))
        && lines.iter().map(|line| line.len()).sum::<usize>() <= MAX_BYTES
        && super::pencil::read(&lines.concat()).is_some()
}

/// Returns whether the lines are the rows of one 16x16 that has only small digits, also with signs between its cells
/// that make it no board. Sixteen separate puzzles would almost surely repeat a digit in a column or a box.
fn is_rows(lines: &[&str]) -> bool {
    let side = Shape::S16.side();
    let row = |line: &'_ str| line.chars().filter(|&symbol| symbols::is_cell(symbol)).collect::<Vec<char>>();
    let digits = || lines.iter().flat_map(|line| row(line)).map(symbols::digit).collect();
    lines.len() == side
        && lines.iter().all(|line| row(line).len() == side)
        && Grid::from_cells(digits()).is_some_and(|grid| grid.duplicate().is_none())
}

/// Returns the puzzles of an XML text.
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
    let puzzles: Vec<Entry<'_>> = games
        .filter_map(|game| {
            let text = Cow::Owned(game.attribute("data")?.to_owned());
            // The player's note, or else the name of its folder.
            let note = game.attribute("note").filter(|note| !note.trim().is_empty());
            let name = note.or_else(|| game.parent_element()?.attribute("name"));
            let name = Some(Cow::Owned(name.unwrap_or_default().to_owned()));
            Some(Entry { text, name, found: None })
        })
        .collect();
    if puzzles.is_empty() {
        return Err(ParseError::whole(Kind::NoPuzzle));
    }
    Ok(Collection { puzzles, format: Some(Format::OpenSudoku), around: false, unread: false })
}

/// The most elements of a file that are read.
const MOST_NODES: u32 = 400_000;

/// Returns whether elements are nested deeper than in any file of puzzles.
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
