//! Finds a puzzle inside a text: a post with words around it, quoted mail, tables of pages, lists and code.
//!
//! Runs only after all other readers fail. A passage counts if it is whole and ends on both sides: exactly as
//! many rows as a row has cells, or a word of exactly as many symbols as a board has. A passage that is cut
//! off or has a symbol too many stays refused. Solved boards beside a puzzle are ignored, and none of their
//! digits is used.

use super::{
    Answer, address,
    beside::{self, Second},
    collection::Entry,
    drawing, markup, one, sumocue, symbols, tags, trimmed,
};

mod apart;
mod ratings;

use apart::{bare, frames_alone};

use crate::{
    Assumption, Foreign, MAX_BYTES, ParseError, ParseErrorKind as Kind,
    error::TextPosition,
    matrix,
    source::{self, Class, Glyph},
};
use percent_encoding::percent_decode_str;
use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
};
use sudoku_board::{Digit, Grid, House, Shape};

/// The most addresses of a text that are tried.
const MOST_LINKS: usize = 32;
/// The fewest givens of a 9x9 among words.
const FEWEST_GIVENS: usize = 8;
/// The longest number before a puzzle on its line, and the longest numeric remark after it.
const LABEL: usize = 6;
const REMARK: usize = 10;
/// The most ends of an address that are tried as those of a puzzle.
const MOST_ENDS: usize = 3;
/// The most lines of a frame.
const MOST_LINES: usize = 80;
/// The sides of unsupported boards.
const OTHER_SIDES: [usize; 4] = [7, 14, 18, 21];

#[derive(Default)]
pub(super) struct FoundPuzzles {
    pub(super) puzzles: Vec<Entry<'static>>,
    /// The error of a passage that looked like a puzzle.
    pub(super) error: Option<ParseError>,
    /// Whether passages look like further puzzles, but cannot be read.
    pub(super) unread: bool,
    /// The groups of symbols that are full boards: solutions, and regions of jigsaws.
    full: BTreeSet<String>,
    /// Whether a group as long as a puzzle on its line is left out.
    group: bool,
    /// The number of boards so far, also of solved and repeated ones.
    boards: usize,
    seen: BTreeSet<String>,
    /// Whether the text is too long to try everything.
    long: bool,
    /// The sign that `□` replaces in the text.
    sign: Option<char>,
    /// Whether 1 replaces letters that look like it.
    ones: bool,
}

/// Returns whether words around a puzzle can be the cause of this error of the whole text.
pub(super) const fn may_have_words(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::NoPuzzle
            | Kind::TooBig { .. }
            | Kind::TooShort { .. }
            | Kind::TooLong { .. }
            | Kind::RowLength { .. }
            | Kind::RowCount { .. }
            | Kind::UnknownSymbol { .. }
            | Kind::NotANumber { .. }
            | Kind::DigitTooLarge { .. }
            | Kind::MissingNumber
            | Kind::Brackets
            | Kind::TooDeep { .. }
            | Kind::SeveralPuzzles { .. }
            | Kind::NotCandidates { .. }
            | Kind::BadLink
            | Kind::OpenRegions
            | Kind::Ambiguous(_)
            | Kind::Foreign(Foreign::WebAddress)
    )
}

/// Returns whether the first cells of all rows but the first number these rows, from 0 or 1: a table of a smaller
/// board with numbers at its edges.
pub(super) fn is_numbered(grid: &Grid) -> bool {
    let geometry = grid.shape().geometry();
    let first = |row: usize| grid.get(geometry.cell(row, 0)).map_or(0, Digit::number);
    let side = grid.shape().side();
    side > Shape::S9.side() && first(1) <= 1 && (2..side).all(|row| first(row) == first(row - 1) + 1)
}

pub(super) fn find(text: &str) -> FoundPuzzles {
    if is_damaged_line(text) {
        return FoundPuzzles::default();
    }
    let short = text.len() <= MAX_BYTES;
    let plain = markup::plain(text);
    let found = search(&plain, FoundPuzzles { long: !short, ..FoundPuzzles::default() });
    if short && found.puzzles.is_empty() {
        let signed = stand_ins(&plain).into_iter().map(|sign| {
            (plain.replace(sign, "□"), FoundPuzzles { sign: Some(sign), ..FoundPuzzles::default() })
        });
        let ones = ones(&plain).map(|text| (text, FoundPuzzles { ones: true, ..FoundPuzzles::default() }));
        let other = signed.chain(ones).map(|(text, of)| search(&text, of)).find(|of| !of.puzzles.is_empty());
        if let Some(other) = other {
            return other;
        }
    }
    found
}

/// Returns whether a text is the line of a board that has a foreign sign instead of a cell or between two cells. The
/// cells on one side of the sign may be as many as a smaller board has, and are not taken for one.
fn is_damaged_line(text: &str) -> bool {
    let line = text.trim();
    let cells = line.chars().filter(|&symbol| symbols::is_cell(symbol)).count();
    let of_board = |cells: usize| Shape::from_cell_count(cells).is_some();
    line.chars().count() == cells + 1 && (of_board(cells) || of_board(cells + 1))
}

/// Returns the signs that may mean empty cells in this text alone: each is there as often as in a puzzle.
fn stand_ins(text: &str) -> Vec<char> {
    const FEWEST: usize = 16;
    const MOST_SIGNS: usize = 4;
    if text.contains('□') {
        return Vec::new();
    }
    let grammar = |c: char| {
        is_blank_sign(c)
            || c.is_control()
            || "|,;:'\"`[](){}<>&\\/│┃║“”’".contains(c)
            || ('\u{2500}'..='\u{257f}').contains(&c)
    };
    let mut counts: BTreeMap<char, usize> = BTreeMap::new();
    for symbol in text.chars().filter(|&c| !c.is_alphanumeric() && !c.is_whitespace() && !grammar(c)) {
        *counts.entry(symbol).or_default() += 1;
    }
    counts.into_iter().filter(|&(_, count)| count >= FEWEST).map(|(sign, _)| sign).take(MOST_SIGNS).collect()
}

/// Returns the text with 1 for each letter l and I in words of cells, as a scan mistakes them; `None` if it has none.
fn ones(text: &str) -> Option<String> {
    let like_one = |c: char| matches!(c, 'l' | 'I');
    let cells = |word: &str| {
        word.contains(like_one) && word.chars().all(|c| is_sign(c, Shape::S9) || like_one(c) || c == ',')
    };
    let mut changed = false;
    let words = text.split_inclusive(char::is_whitespace).map(|word| {
        if cells(word.trim_end()) {
            changed = true;
            word.replace(like_one, "1")
        } else {
            word.to_owned()
        }
    });
    let text: String = words.collect();
    changed.then_some(text)
}

fn search(text: &str, mut found: FoundPuzzles) -> FoundPuzzles {
    let short = !found.long;
    let plain = markup::unquoted(text);
    let plain = if short { links(&plain, &mut found) } else { plain.into_owned() };
    if short {
        lists(&plain, &mut found);
        strings(&plain, &mut found);
        named_cells(&plain, &mut found);
    }
    let mut lines: Vec<Cow<'_, str>> = plain.lines().map(markup::line).collect();
    if short {
        frames_alone(&mut lines);
        drawings(&mut lines, &mut found);
        own_lines(&mut lines, &mut found);
    }
    let cut = words(&lines, &mut found);
    rows(&lines, &mut found);
    if found.puzzles.is_empty() {
        trimmed_rows(&lines, &mut found);
    }
    if cut && found.puzzles.len() == 1 {
        // One of two puzzles is cut off, and the whole one may be the wrong one.
        found.puzzles.clear();
    }
    found.unread |= cut || (found.error.is_some() && !found.puzzles.is_empty());
    found.beside();
    found
}

/// Adds the drawings of jigsaws, and removes the lines of all of these, so that their digits alone make no puzzle.
fn drawings(lines: &mut [Cow<'_, str>], found: &mut FoundPuzzles) {
    let mut at = 0;
    while at < lines.len() {
        let length = lines[at..].iter().take_while(|line| drawing::is_part(line)).count();
        let run = &mut lines[at..at + length];
        let text = run.iter().map(|line| &line[..]).collect::<Vec<_>>().join("\n");
        if let Some(answer) = (text.len() <= MAX_BYTES).then(|| drawing::read(&text)).flatten() {
            match answer {
                Ok(reading) => _ = found.admit(&reading.grid, text, "", &[]),
                Err(error) => found.fail(error),
            }
            run.fill(Cow::Borrowed(""));
        }
        at += length.max(1);
    }
}

/// Adds the boards that follow a tag of their rules, and those in a form of other programs that is one word. Removes
/// both from the lines.
fn own_lines(lines: &mut [Cow<'_, str>], found: &mut FoundPuzzles) {
    let starts = |letter: char| {
        let labels = [format!("{letter}:"), format!("{}:", letter.to_ascii_uppercase())];
        lines.iter().any(|line| labels.iter().any(|label| line.trim_start().starts_with(label)))
    };
    let lettered = starts('a') && starts('b');
    // A tag at the end of a line belongs to the board on the next one.
    let mut is_joined = false;
    for at in 1..lines.len() {
        is_joined = !is_joined && tags::ends(&lines[at - 1]) && tags::begins_with_a_board(&lines[at]);
        if is_joined {
            lines[at] = Cow::Owned(format!("{}{}", lines[at - 1].trim_end(), lines[at].trim_start()));
            lines[at - 1] = Cow::Borrowed("");
        }
    }
    for line in lines {
        let mut rest = line.to_string();
        for tagged in tags::in_line(line, lettered) {
            match tagged.board {
                Ok(board) => _ = found.take_or_fail(board),
                Err(error) => found.fail(error),
            }
            rest.replace_range(tagged.from..tagged.to, &" ".repeat(tagged.to - tagged.from));
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        for word in words {
            let other = sumocue::read(word).or_else(|| trimmed::read(word));
            if let Some(answer) = other {
                match answer {
                    Ok(reading) => _ = found.admit(&reading.grid, word.to_owned(), "", &[]),
                    Err(error) => found.fail(error),
                }
                rest = rest.replacen(word, &" ".repeat(word.len()), 1);
            } else if beside::is_regions(word) {
                found.full.insert(word.to_owned());
            }
        }
        if rest != **line {
            *line = Cow::Owned(rest);
        }
    }
}

impl FoundPuzzles {
    /// Adds a passage if it is a puzzle.
    fn take(&mut self, passage: String, name: &str, extra: &[Assumption]) -> bool {
        let plain = |byte: u8| byte.is_ascii_digit() || byte == b'.';
        let line = passage.len() == Shape::S9.cell_count() && passage.bytes().all(plain);
        let grid = if line { Grid::from_line(&passage.replace('0', ".")) } else { None };
        let read = || {
            let reading = one(&passage).ok()?;
            // If 0 is an empty cell, an empty field between two commas is a lost number.
            let zero = || passage.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == "0");
            let lost = reading.assumptions.contains(&Assumption::BlanksAreEmpty) && zero();
            (!lost).then_some(reading.grid)
        };
        match grid.or_else(read) {
            Some(grid) => self.admit(&grid, passage, name, extra),
            None => false,
        }
    }

    /// Adds a passage, or keeps the reason for its refusal.
    fn take_or_fail(&mut self, passage: String) -> bool {
        if let Err(error) = one(&passage) {
            self.fail(error);
            return false;
        }
        self.take(passage, "", &[])
    }

    /// Gives the full boards of the text their meaning: the regions of its only puzzle, its solution, or a group that
    /// is left out. Regions that belong to no certain puzzle may belong to any.
    fn beside(&mut self) {
        let full = std::mem::take(&mut self.full);
        let maps: Vec<&String> = full.iter().filter(|full| beside::is_regions(full)).collect();
        let read = |entry: &Entry<'_>| one(&entry.text).map(|reading| reading.grid).ok();
        let of_maps = |grid: &Grid| maps.iter().any(|map| map.len() == grid.shape().cell_count());
        if !maps.is_empty() && self.puzzles.iter().filter_map(read).any(|grid| of_maps(&grid)) {
            let (Ok([entry]), [map]) = (<&mut [Entry<'_>; 1]>::try_from(&mut self.puzzles[..]), &maps[..])
            else {
                self.puzzles.clear();
                self.fail(ParseError::whole(Kind::OpenRegions));
                return;
            };
            let Some(grid) = read(entry).filter(|grid| grid.shape().regions().is_none()) else { return };
            if let Second::Regions(shape) = beside::meant(&grid, map) {
                let text = grid.on(&shape).map_or_else(String::new, |grid| grid.to_string());
                entry.text = Cow::Owned(text);
            }
            return;
        }
        if let [entry] = &mut self.puzzles[..] {
            let Some(grid) = read(entry) else { return };
            let meant: Vec<Second> = full.iter().map(|full| beside::meant(&grid, full)).collect();
            let unknown = if meant.contains(&Second::WrongSolution) {
                Some(Assumption::WrongSolution)
            } else {
                (self.group || meant.contains(&Second::Unknown)).then_some(Assumption::GroupIgnored)
            };
            entry.found.get_or_insert_default().extend(unknown);
        }
    }

    /// Adds a puzzle, unless it is solved, has hardly any givens, or was found already.
    fn admit(&mut self, grid: &Grid, passage: String, name: &str, extra: &[Assumption]) -> bool {
        let (given, cells) = (grid.filled_count(), grid.shape().cell_count());
        let enough = match grid.shape() {
            // So few symbols may be anything, so they must not break the rules.
            Shape::S4 => {
                let digits: BTreeSet<Digit> = grid.filled().map(|(_, digit)| digit).collect();
                !self.long && given >= 4 && digits.len() > 2 && grid.duplicate().is_none()
            }
            // A puzzle has all digits but one, and one with a typing error almost as many.
            shape => {
                let digits: BTreeSet<Digit> = grid.filled().map(|(_, digit)| digit).collect();
                given >= FEWEST_GIVENS && digits.len() + 2 >= shape.side()
            }
        };
        // The numbers of rows and columns around a smaller board are none of its digits.
        if is_headed(grid) {
            return false;
        }
        // Digits without blanks are numbers of something else.
        let open = (cells - given) * 4 >= cells || grid.duplicate().is_none();
        if grid.is_full() && grid.shape().is_classic() && grid.shape() > Shape::S4 {
            self.boards += 1;
            self.full.insert(grid.to_string());
        }
        if !enough || !open || grid.is_full() || is_numbered(grid) {
            return false;
        }
        if self.ones && grid.shape() != Shape::S9 {
            // A larger board has these letters.
            return false;
        }
        self.boards += 1;
        if self.seen.insert(grid.to_string()) {
            let mut assumed = extra.to_vec();
            for assumption in &mut assumed {
                if let (Assumption::SignIsEmpty('□'), Some(sign)) = (*assumption, self.sign) {
                    *assumption = Assumption::SignIsEmpty(sign);
                }
            }
            assumed.extend(self.ones.then_some(Assumption::LettersLAreOnes));
            self.puzzles.push(Entry::found(passage, name.to_owned(), assumed));
        }
        true
    }

    fn fail(&mut self, error: ParseError) {
        self.error.get_or_insert(ParseError::whole(error.kind));
    }
}

/// Adds the puzzles of all addresses, and returns the text without these.
fn links(text: &str, found: &mut FoundPuzzles) -> String {
    let (mut rest, mut without, mut count) = (text, String::new(), 0);
    while let Some(at) = next_link(rest) {
        let link = &rest[at..];
        let end = link
            .find(|c: char| {
                c.is_whitespace() || matches!(c, '<' | '>' | '"' | '`' | '|' | '”' | '»' | '{' | '}' | '\\')
            })
            .unwrap_or(link.len());
        let mut address = &link[..end];
        // A puzzle of ours may end with the same dot as a sentence.
        let own = |address: &str| is_own(address) && one(address).is_ok();
        let mut ends = 0..MOST_ENDS;
        // A bracket that opens before the address closes after it, and a sentence may end there.
        while ends.next().is_none() || !own(address) {
            let open = |o: char, c: char| address.matches(o).count() < address.matches(c).count();
            let last = address.chars().next_back();
            let cut = match last {
                Some(',' | '.' | ';' | ':' | '!' | '?' | '\'' | '’' | '*' | '_') => {
                    at > 0 || end < link.len()
                }
                Some(')') => open('(', ')'),
                Some(']') => open('[', ']'),
                _ => false,
            };
            match last.filter(|_| cut) {
                Some(last) => address = &address[..address.len() - last.len_utf8()],
                None => break,
            }
        }
        without.push_str(&rest[..at]);
        without.push(' ');
        if count < MOST_LINKS {
            count += 1;
            link_puzzle(address, found);
        }
        rest = &link[address.len()..];
    }
    without.push_str(rest);
    without
}

/// Returns whether an address is a link of this program, by its keys.
fn is_own(address: &str) -> bool {
    let fragment = address.split_once('#').map_or("", |(_, fragment)| fragment);
    ["p=", "s=", "b="].iter().any(|key| fragment.starts_with(key)) || fragment.contains("&p=")
}

/// Returns the start of the next address, or of the fragment of one.
fn next_link(text: &str) -> Option<usize> {
    let address = next_address(text);
    let before = &text[..address.unwrap_or(text.len())];
    let begins = |&at: &usize| !before[..at].ends_with(|symbol: char| !symbol.is_whitespace());
    let fragment = ["#p=", "#s="].into_iter().filter_map(|key| before.find(key)).min().filter(begins);
    fragment.or(address)
}

fn next_address(text: &str) -> Option<usize> {
    let mut from = 0;
    while let Some(at) = text[from..].find("://").map(|at| from + at) {
        let scheme = ["https", "http"].into_iter().find(|scheme| {
            at >= scheme.len()
                && text.as_bytes()[at - scheme.len()..at].eq_ignore_ascii_case(scheme.as_bytes())
        });
        if let Some(scheme) = scheme {
            return Some(at - scheme.len());
        }
        from = at + 3;
    }
    None
}

fn link_puzzle(link: &str, found: &mut FoundPuzzles) {
    if let Some(answer) = address::read(link) {
        match answer {
            Ok(reading) => _ = found.admit(&reading.grid, link.to_owned(), "", &[]),
            Err(ParseError { kind: Kind::Foreign(Foreign::WebAddress), .. }) => any_page(link, found),
            Err(error) => found.fail(error),
        }
        return;
    }
    if is_own(link) {
        // A link of this program has its puzzle or none.
        match one(link) {
            Ok(reading) => _ = found.admit(&reading.grid, link.to_owned(), "", &[]),
            Err(error) if error.kind != Kind::Foreign(Foreign::WebAddress) => found.fail(error),
            Err(_) => {}
        }
        return;
    }
    any_page(link, found);
}

/// Tries each part of any page's address as a puzzle.
fn any_page(link: &str, found: &mut FoundPuzzles) {
    for part in link.split(['&', '=', '?', '#', '/', ';', ':', ',']) {
        let Ok(part) = percent_decode_str(part).decode_utf8() else { continue };
        let part = part.trim();
        if part.len() >= Shape::S9.cell_count() && is_board(part, Shape::S9) {
            found.take(empties(part).0, "", &empties(part).1);
        }
    }
}

/// Returns whether the first row or column of a board counts its columns or rows, from 0 or from 1.
fn is_headed(grid: &Grid) -> bool {
    let geometry = grid.geometry();
    let counts = |line: House| {
        let mut numbers =
            geometry.cells(line)[1..].iter().map(|&cell| grid.get(cell).map_or(0, Digit::number));
        let first = numbers.next().unwrap_or(0);
        first <= 1 && (first + 1..).zip(numbers).all(|(wanted, number)| wanted == number)
    };
    Shape::from_side(grid.shape().side() - 1).is_some() && (counts(House::Row(0)) || counts(House::Column(0)))
}

/// Returns whether a word is a whole board of at least that size.
fn is_board(word: &str, least: &Shape) -> bool {
    let shape = Shape::from_cell_count(word.chars().count()).filter(|shape| shape >= &least);
    shape.is_some_and(|shape| word.chars().all(|symbol| is_sign(symbol, shape)))
}

/// Returns whether a character can be a cell of a board of that size, in any format.
fn is_sign(symbol: char, shape: &Shape) -> bool {
    let letter = shape > Shape::S9 && symbol.is_ascii_alphabetic();
    symbol.is_ascii_digit() || letter || is_blank_sign(symbol) || matches!(symbol, 'O' | 'o')
}

/// Returns whether a character can mean an empty cell, even if only in the absence of other signs.
fn is_blank_sign(symbol: char) -> bool {
    matches!(symbol, '.' | '_' | '*' | '·' | 'x' | 'X' | '-' | '?' | '□')
}

/// Replaces by dots a sign that means something else elsewhere, if it is the passage's only sign for empty
/// cells, and returns the assumption.
fn empties(passage: &str) -> (String, Vec<Assumption>) {
    let usual = passage.contains(['.', '0', '*', '·', 'x', 'X', '_']);
    let signs: Vec<char> = ['-', '?', '□'].into_iter().filter(|&sign| passage.contains(sign)).collect();
    if let ([sign], false) = (&signs[..], usual) {
        return (passage.replace(*sign, "."), vec![Assumption::SignIsEmpty(*sign)]);
    }
    let other = passage.contains(['.', '*', '·', 'x', 'X', '_', '-', '?', '□']);
    let letters = passage.chars().filter(char::is_ascii_alphabetic);
    let (all, zeros) = letters
        .fold((0, 0), |(all, zeros), symbol| (all + 1, zeros + usize::from(matches!(symbol, 'O' | 'o'))));
    if !other && zeros >= 2 && all == zeros {
        return (passage.replace(['O', 'o'], "0"), vec![Assumption::LettersOAreEmpty]);
    }
    (passage.to_owned(), Vec::new())
}

/// Adds lists in brackets wherever they begin, such as values in code or in an object.
fn lists(text: &str, found: &mut FoundPuzzles) {
    const DEEPEST: usize = 8;
    let bytes = text.as_bytes();
    let mut open: Vec<(u8, usize)> = Vec::new();
    let mut regions: Vec<(usize, usize)> = Vec::new();
    for (at, &byte) in bytes.iter().enumerate() {
        match byte {
            b'[' | b'{' | b'(' => open.push((byte, at)),
            b']' | b'}' | b')' => {
                let opener = match byte {
                    b']' => b'[',
                    b'}' => b'{',
                    _ => b'(',
                };
                match open.pop() {
                    Some((own, from)) if own == opener && open.len() < DEEPEST => {
                        regions.push((from, at + 1));
                    }
                    Some(_) => {}
                    None => open.clear(),
                }
            }
            _ => {}
        }
    }
    regions.sort_unstable_by_key(|&(from, to)| (from, usize::MAX - to));
    let mut taken = 0;
    for (from, to) in regions {
        let region = &text[from..to];
        // Rows in a list. A list of bare numbers must be a whole 9x9 or more, since a row of a large board is
        // not a small board.
        let nested = region[1..].contains(['[', '{', '(']);
        let many = region.matches([',', ' ', '\n', ';']).count() >= Shape::S9.cell_count() - 1;
        let digits = region.bytes().any(|byte| byte.is_ascii_digit());
        if from < taken || !digits || !(nested || many) {
            continue;
        }
        if is_matrix(region) {
            taken = to;
            let before = text[..from].trim_end();
            if before.ends_with(['[', ',']) && nested && rows_of(region) < 4 {
                continue;
            }
            found.take(region.to_owned(), "", &[]);
        }
    }
}

/// Returns whether a text in brackets has the form of a board.
fn is_matrix(region: &str) -> bool {
    source::Source::new(region).is_ok_and(|source| matches!(matrix::read(&source), Some(Ok(_))))
}

/// Returns the number of lists in a list.
fn rows_of(region: &str) -> usize {
    region[1..].matches(['[', '{', '(']).count()
}

/// Adds consecutive quoted strings that form a board together, as code concatenates them.
fn strings(text: &str, found: &mut FoundPuzzles) {
    let mut parts: Vec<&str> = Vec::new();
    let mut rest = text;
    let glue = |between: &str| {
        between.len() < 40
            && between.chars().all(|c| {
                c.is_whitespace() || matches!(c, ',' | '+' | '\\' | '.' | ';' | '&' | '<' | '_' | '(' | ')')
            })
    };
    let mut flush = |parts: &mut Vec<&str>| {
        let same =
            parts.len() > 1 && parts[..parts.len() - 1].iter().all(|part| part.len() == parts[0].len());
        let whole: usize = parts.iter().map(|part| part.chars().count()).sum();
        if same && parts.last().is_some_and(|last| last.len() <= parts[0].len()) && whole >= 81 {
            let text =
                if parts.len() == parts[0].chars().count() { parts.join("\n") } else { parts.concat() };
            if Shape::from_cell_count(whole).is_some() {
                let (text, extra) = empties(&text);
                found.take(text, "", &extra);
            }
        }
        parts.clear();
    };
    while let Some(at) = rest.find(['"', '\'', '`']) {
        let quote = rest[at..].chars().next().unwrap_or('"');
        if !glue(&rest[..at]) {
            flush(&mut parts);
        }
        let inside = &rest[at + 1..];
        let end = inside.find([quote, '\n']).unwrap_or(inside.len());
        let closed = inside[end..].starts_with(quote);
        let part = inside[..end].trim_end_matches("\\n").trim();
        let cells = closed && !part.is_empty() && part.chars().all(|symbol| is_sign(symbol, Shape::S16));
        if cells {
            parts.push(part);
            rest = &inside[end + 1..];
        } else {
            flush(&mut parts);
            rest = if closed { &inside[end + 1..] } else { inside };
        }
    }
    flush(&mut parts);
}

/// The letters of a row and a column in short names of cells: in English, German, French and Spanish. The column
/// comes first for some, as in `C4L3`.
const ROWS_AND_COLUMNS: [(char, char); 4] = [('r', 'c'), ('z', 's'), ('l', 'c'), ('f', 'c')];

/// Returns the row and the column that the two letters and two figures of a cell's name mean, from 0.
fn row_and_column(first: char, one: char, second: char, two: char) -> Option<(usize, usize)> {
    let number = |c: char| c.to_digit(10).filter(|&number| number > 0).map(|number| number as usize - 1);
    let (one, two) = (number(one)?, number(two)?);
    ROWS_AND_COLUMNS.into_iter().find_map(|letters| match letters {
        (row, column) if (row, column) == (first, second) => Some((one, two)),
        (row, column) if (row, column) == (second, first) => Some((two, one)),
        _ => None,
    })
}

/// Adds the 9x9 of a text that names each given with its cell, such as `r1c1=5`, in the letters of any of these
/// languages. The text may have nothing else but a label before them, as a list of moves has more to say.
fn named_cells(text: &str, found: &mut FoundPuzzles) {
    const FEWEST: usize = 17;
    let lower = text.to_ascii_lowercase();
    let list = lower.split_once(':').map_or(&lower[..], |(label, rest)| {
        if label.chars().all(|c| c.is_ascii_alphabetic() || c == ' ') { rest } else { &lower }
    });
    let compact: String = list.chars().filter(|c| !c.is_whitespace()).collect();
    let mut grid = Grid::empty(Shape::S9);
    let mut rest = compact.trim_matches([',', ';', '.']);
    while !rest.is_empty() {
        let figures: Vec<char> = rest.chars().take(6).collect();
        let [first, one, second, two, '=' | ':', digit] = figures[..] else { return };
        let place = row_and_column(first, one, second, two);
        let (Some((row, column)), Some(digit)) = (place, Digit::from_symbol(digit)) else { return };
        let cell = Shape::S9.geometry().cell(row, column);
        if grid.get(cell).is_some() || digit.index() >= Shape::S9.side() {
            return;
        }
        grid.set(cell, Some(digit));
        rest = rest[6..].trim_start_matches([',', ';']);
    }
    if grid.filled_count() >= FEWEST {
        found.admit(&grid, grid.to_string(), "", &[]);
    }
}

/// Adds rows of digits and blanks whose blanks at the end of lines are lost. Those at the beginning must be
/// there, and the rows must keep the rules, as rows moved aside hardly would.
fn trimmed_rows(lines: &[Cow<'_, str>], found: &mut FoundPuzzles) {
    let cells = |line: &Cow<'_, str>| line.chars().all(|c| c == ' ' || ('1'..='9').contains(&c));
    for run in lines.chunk_by(|one, other| cells(one) == cells(other)) {
        let blank = |line: &Cow<'_, str>| line.trim().is_empty();
        let (Some(from), Some(to)) =
            (run.iter().position(|line| !blank(line)), run.iter().rposition(|line| !blank(line)))
        else {
            continue;
        };
        let run = &run[from..=to];
        let side = Shape::S9.side();
        let longest = run.iter().map(|line| line.len()).max().unwrap_or(0);
        let step = if longest == side { 1 } else { 2 };
        let apart = |line: &Cow<'_, str>| line.bytes().skip(1).step_by(2).all(|byte| byte == b' ');
        if run.len() != side
            || !cells(&run[0])
            || longest != (side - 1) * step + 1
            || !run.iter().any(|line| line.starts_with(' '))
            || (step == 2 && !run.iter().all(apart))
        {
            continue;
        }
        let cell = |line: &Cow<'_, str>, column: usize| match line.as_bytes().get(column * step) {
            Some(b' ') | None => '.',
            Some(&digit) => char::from(digit),
        };
        let rows: Vec<String> =
            run.iter().map(|line| (0..side).map(|column| cell(line, column)).collect()).collect();
        let lawful = Grid::from_line(&rows.concat()).is_some_and(|grid| grid.duplicate().is_none());
        if lawful {
            found.take(rows.join("\n"), "", &[Assumption::BlanksAreEmpty]);
        }
    }
}

/// Adds words that are whole boards, and returns whether one seems to be cut off or too long.
fn words(lines: &[Cow<'_, str>], found: &mut FoundPuzzles) -> bool {
    let mut cut = false;
    let giant = rows_of_a_giant(lines);
    for (line, of_a_giant) in lines.iter().zip(giant) {
        if of_a_giant || line.len() < Shape::S4.cell_count() || line.len() > MAX_BYTES {
            continue;
        }
        if line.contains(['+', ':']) && line.len() > 81 {
            // A line with a player's digits besides the givens.
            let own = line.find(|c: char| c.is_ascii_digit() || matches!(c, '.' | '+' | ':'));
            if let Some(Ok(reading)) = own.and_then(|at| super::hodoku::read(&line[at..]).filter(|_| at == 0))
            {
                found.admit(&reading.grid, line.to_string(), "", &[]);
                continue;
            }
        }
        cut |= line_words(line, found);
        found.group |= has_a_part(line);
    }
    cut
}

/// The fewest digits in a row, none of them 0, that are meant as a part of a board.
const A_PART: usize = 16;

/// Returns whether a line has a part of a board: regions or a solution that lost a symbol, or were broken in two.
fn has_a_part(line: &str) -> bool {
    let is_part = |word: &str| {
        let mut runs = word.split(|symbol: char| !matches!(symbol, '1'..='9'));
        !is_board(word, Shape::S6) && runs.any(|run| run.len() >= A_PART)
    };
    line.split_whitespace().any(is_part)
}

/// Returns for each line whether it is a row of a 16x16 rather than a 4x4 board. It is one if a neighbouring line in
/// the same group is longer or shorter, or has a sign that a 4x4 board lacks.
fn rows_of_a_giant(lines: &[Cow<'_, str>]) -> Vec<bool> {
    let like_a_row = |line: &str| {
        let line = line.trim();
        (12..=20).contains(&line.chars().count())
            && line.contains(|symbol: char| symbol.is_ascii_digit())
            && line.chars().all(|symbol| is_sign(symbol, Shape::S16))
    };
    let small = |line: &str| {
        let line = line.trim();
        line.chars().count() == Shape::S4.cell_count()
            && line.chars().all(|symbol| is_sign(symbol, Shape::S4) && !('5'..='9').contains(&symbol))
    };
    let mut of_a_giant = Vec::with_capacity(lines.len());
    for rows in lines.chunk_by(|one, other| like_a_row(one) == like_a_row(other)) {
        let giant = rows.first().is_some_and(|row| like_a_row(row)) && !rows.iter().all(|row| small(row));
        of_a_giant.extend(rows.iter().map(|_| giant));
    }
    of_a_giant
}

/// A word of a line, with the text before and after it.
struct Token<'a> {
    text: &'a str,
    at: usize,
}

fn line_words(line: &str, found: &mut FoundPuzzles) -> bool {
    let tokens: Vec<Token<'_>> = tokens(line);
    let board = |token: &&Token<'_>| is_board(token.text, Shape::S4);
    let Some(first) = tokens.iter().find(board) else {
        chunks(line, &tokens, found);
        let near = |token: &Token<'_>| {
            let many = token.text.chars().count();
            (70..=95).contains(&many) && token.text.bytes().any(|byte| (b'1'..=b'9').contains(&byte))
        };
        named_size(&tokens, found);
        return tokens.iter().any(near);
    };
    let size = first.text.chars().count();
    let last = first.at + first.text.len();
    // Words, or a sign between, show that the digits beside it aren't its cells.
    let outside = |from: usize, to: usize| {
        line[from..to]
            .split(|c: char| !c.is_alphabetic())
            .any(|word| word.chars().count() >= 3 && !word.chars().all(|c| matches!(c, 'x' | 'X')))
    };
    let prose = outside(0, first.at) || outside(last, line.len());
    let hash = line[..first.at]
        .split_whitespace()
        .next()
        .is_some_and(|word| word.len() == 12 && word.bytes().all(|byte| byte.is_ascii_hexdigit()));
    let fits = |token: &Token<'_>| {
        let many = token.text.chars().count();
        if many == size {
            return true;
        }
        if token.at < first.at {
            return many <= LABEL || hash || (prose && many <= REMARK);
        }
        let between = line[last..].trim_start_matches(' ').starts_with([',', ';', '\t', '|', '"', '\'']);
        many <= REMARK && (prose || hash || between)
    };
    let large = Shape::from_cell_count(size).is_some_and(|shape| shape > Shape::S4);
    let rated = large && ratings::are_around(line, first.at, size);
    if !(large || tokens.len() == 1) || !(rated || tokens.iter().all(fits)) {
        return large;
    }
    let boards: Vec<&Token<'_>> =
        tokens.iter().filter(board).filter(|token| token.text.chars().count() == size).collect();
    if let [puzzle, second] = boards[..] {
        let (text, mut extra) = empties(puzzle.text);
        let grid = one(&text).ok().map(|reading| reading.grid).filter(|grid| !grid.is_full());
        match grid.map(|grid| beside::meant(&grid, second.text)) {
            Some(Second::Regions(_)) => {
                found.take(format!("{text} {}", second.text), "", &extra);
                found.full.remove(second.text);
                return false;
            }
            Some(Second::WrongSolution) => {
                extra.push(Assumption::WrongSolution);
                found.take(text, "", &extra);
                return false;
            }
            Some(Second::Solution | Second::Unknown) | None => {}
        }
    }
    let many = boards.len() > 1;
    for token in boards {
        let (text, mut extra) = empties(token.text);
        extra.extend((rated && !tokens.iter().all(fits)).then_some(Assumption::AroundIgnored));
        let name = line[last..]
            .trim_matches(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '|' | ':' | '"' | '\''));
        let name = if token.at == first.at && tokens.len() == 1 { name } else { "" };
        let known = found.boards;
        found.take(text, name, &extra);
        found.group |= many && found.boards == known;
    }
    false
}

/// Returns the words of a line that consist of cell signs, without punctuation at the end.
fn tokens(line: &str) -> Vec<Token<'_>> {
    let sign = |symbol: char| is_sign(symbol, Shape::S9) || symbol.is_ascii_alphabetic();
    let mut tokens = Vec::new();
    let mut from = 0;
    while let Some(start) = line[from..].find(sign).map(|at| from + at) {
        let end = line[start..].find(|symbol| !sign(symbol)).map_or(line.len(), |at| start + at);
        from = end;
        let mut text = &line[start..end];
        // A dot ends a sentence if another sign means empty cells.
        for last in ['.', '?'] {
            let inner = text.strip_suffix(last).filter(|inner| !inner.contains(last));
            text = inner.unwrap_or(text);
        }
        // Marks on both sides make a word bold.
        for mark in ['*', '_'] {
            let inner = text.trim_matches(mark);
            if text.starts_with(mark) && text.ends_with(mark) && !inner.contains(mark) {
                text = inner;
            }
        }
        let cells = text.chars().all(|symbol| is_sign(symbol, Shape::S9));
        let letters = text.bytes().any(|byte| byte.is_ascii_digit()) && text.len() >= Shape::S16.cell_count();
        let figures = text.bytes().any(|byte| byte.is_ascii_digit());
        if (cells && figures) || letters {
            let at = text.as_ptr() as usize - line.as_ptr() as usize;
            tokens.push(Token { text, at });
        }
    }
    tokens
}

/// Adds rows that are in one line, with the same separator between them.
fn chunks(line: &str, tokens: &[Token<'_>], found: &mut FoundPuzzles) {
    let side = tokens
        .iter()
        .map(|token| token.text.chars().count())
        .find(|&many| many == 9 || many == 16 || many == 25);
    let Some(side) = side else { return };
    let rows: Vec<&Token<'_>> = tokens.iter().filter(|token| token.text.chars().count() == side).collect();
    let between = |two: &[&Token<'_>]| &line[two[0].at + two[0].text.len()..two[1].at];
    let even = rows.windows(2).all(|two| between(two) == between(&rows[..2]) && between(two).len() <= 4);
    if rows.len() == side && even {
        let text = rows.iter().map(|row| row.text).collect::<Vec<_>>().join("\n");
        let (text, extra) = empties(&text);
        found.take(text, "", &extra);
    }
}

/// Reports the size of a word that is a board of an unsupported size.
fn named_size(tokens: &[Token<'_>], found: &mut FoundPuzzles) {
    for token in tokens {
        let many = token.text.chars().count();
        let side = OTHER_SIDES.into_iter().find(|side| side * side == many);
        let Some(side) = side else { continue };
        let digits: Vec<u32> =
            token.text.chars().filter_map(|c| c.to_digit(10)).filter(|&digit| digit > 0).collect();
        let plain = token.text.chars().all(|c| c.is_ascii_digit() || is_blank_sign(c));
        if plain
            && digits.len() >= side
            && digits.len() < many
            && digits.iter().all(|&digit| digit as usize <= side)
        {
            found.fail(ParseError::whole(Kind::OtherSize { rows: side, columns: side }));
        }
    }
}

/// How to split a row into cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RowSplit {
    /// Each symbol is a cell.
    Symbols,
    /// Cells between spaces and borders.
    Words,
    /// Cells between commas, tabs or upright borders, including empty ones.
    Fields,
}

/// A line that may be a row.
struct Row<'a> {
    text: &'a str,
    /// The number of cells in each way; 0 if the line isn't a row.
    symbols: usize,
    words: usize,
    fields: usize,
    blank: bool,
    border: bool,
}

impl<'a> Row<'a> {
    /// Reads a line as a row, also without a remark at one of its ends.
    fn of_line(text: &'a str, hyphens: bool) -> Self {
        let row = Self::new(text, hyphens);
        let is_row = |row: &Self| {
            [row.symbols, row.words, row.fields].into_iter().any(|cells| Shape::from_side(cells).is_some())
        };
        if row.blank || row.border || is_row(&row) {
            return row;
        }
        let bare = || bare(text).into_iter().map(|text| Self::new(text, hyphens)).find(|row| is_row(row));
        bare().unwrap_or(row)
    }

    fn new(text: &'a str, hyphens: bool) -> Self {
        let none =
            Self { text, symbols: 0, words: 0, fields: 0, blank: text.trim().is_empty(), border: false };
        if text.len() > MAX_BYTES || none.blank {
            return none;
        }
        let at = TextPosition::START;
        let glyphs: Vec<Glyph> = text.chars().map(|symbol| Glyph { symbol, at }).collect();
        let cell = |glyph: &Glyph| {
            let sign = is_blank_sign(glyph.symbol) && (glyph.symbol != '-' || hyphens);
            sign || glyph.symbol.is_ascii_alphanumeric()
        };
        let between =
            |glyph: &Glyph| matches!(glyph.class(), Class::Space | Class::Wall | Class::Comma | Class::Quote);
        let parts = || glyphs.split(between).filter(|part| !part.is_empty());
        let (symbols, words) = (parts().map(<[Glyph]>::len).sum(), parts().count());
        let fields = fields(text);
        if source::is_border(&glyphs) {
            // Hyphens may be cells, and borders alone a row of empty ones.
            let cells = hyphens && matches!(symbols, 9 | 16 | 25) && parts().flatten().all(cell);
            let empty = symbols == 0 && matches!(fields, 9 | 16 | 25);
            return match (cells, empty) {
                (true, _) => Self { symbols, words, fields, ..none },
                (_, true) => Self { fields, ..none },
                _ => Self { border: true, ..none },
            };
        }
        let figure = |glyph: &Glyph| {
            (cell(glyph) && !glyph.symbol.is_ascii_alphabetic())
                || matches!(glyph.symbol, 'x' | 'X' | '-' | '+' | '#' | '@' | 'O' | 'o')
        };
        let marked = |part: &[Glyph]| {
            part.len() > 1
                && part[1..].iter().all(|glyph| glyph.symbol.is_ascii_digit() || glyph.symbol == '-')
        };
        let large = matches!(symbols, 16 | 25) || matches!(words, 16 | 25);
        let fits =
            |part: &[Glyph]| part.iter().all(figure) || marked(part) || (large && part.iter().all(cell));
        if parts().all(fits) { Self { symbols, words, fields, ..none } } else { none }
    }

    fn cells(&self, way: RowSplit) -> usize {
        match way {
            RowSplit::Symbols => self.symbols,
            RowSplit::Words => self.words,
            RowSplit::Fields => self.fields,
        }
    }
}

/// Returns the number of fields between separators of one kind; 0 if there is none.
fn fields(text: &str) -> usize {
    let text = text.trim_matches(' ');
    if let Some(mark) = [',', '\t', ';'].into_iter().find(|&mark| text.contains(mark)) {
        return text.matches(mark).count() + 1;
    }
    let count = |text: &str| {
        // Borders may also be on the outside.
        let edges = usize::from(text.starts_with(is_wall)) + usize::from(text.ends_with(is_wall));
        if text.contains(is_wall) { (text.matches(is_wall).count() + 1).saturating_sub(edges) } else { 0 }
    };
    // Two bars between boxes are one border.
    let fields = count(text);
    let single = text.contains("||").then(|| count(&text.replace("||", "|")));
    single.filter(|_| Shape::from_side(fields).is_none()).unwrap_or(fields)
}

/// Returns whether a character is an upright border.
fn is_wall(symbol: char) -> bool {
    symbol != ':' && Glyph { symbol, at: TextPosition::START }.class() == Class::Wall
}

/// Adds rows that are below each other.
fn rows(lines: &[Cow<'_, str>], found: &mut FoundPuzzles) {
    let labelled = labelled(lines);
    let texts: Vec<&str> = labelled.iter().map(String::as_str).collect();
    let hyphens = hyphens_are_cells(&texts);
    let rows: Vec<Row<'_>> = texts.iter().map(|text| Row::of_line(text, hyphens)).collect();
    let mut read = vec![false; rows.len()];
    let mut tried: Vec<(usize, usize)> = Vec::new();
    // The line of each puzzle, so that they keep the order of the text.
    let first = found.puzzles.len();
    let mut places: Vec<usize> = Vec::new();
    for way in [RowSplit::Words, RowSplit::Symbols, RowSplit::Fields] {
        let mut at = 0;
        while at < rows.len() {
            let side = rows[at].cells(way);
            let known = Shape::from_side(side).is_some() || OTHER_SIDES.contains(&side);
            if rows[at].border || !known {
                at += 1;
                continue;
            }
            let mut end = at;
            let mut last = at;
            while end < rows.len() && (rows[end].blank || rows[end].border || rows[end].cells(way) == side) {
                if !rows[end].blank && !rows[end].border {
                    last = end;
                }
                end += 1;
            }
            // A line right beside them that almost is a row is one that lost or gained a cell.
            let beside =
                [at.checked_sub(1), Some(last + 1)].into_iter().flatten().filter_map(|at| rows.get(at));
            let mut near = beside.filter(|row| hyphens || !row.text.contains('-'));
            let broken = near.any(|row| {
                let cells = row.cells(way);
                cells > 1 && (cells.abs_diff(side) <= 2 || row.fields == side)
            });
            let known = found.boards;
            if !broken {
                run(&rows[at..=last], side, name_above(lines, &rows, at), found);
            }
            let count = rows[at..=last].iter().filter(|row| !row.blank && !row.border).count();
            places.resize(found.puzzles.len() - first, at);
            let almost = count + 1 >= side || (broken && 2 * count + 2 >= side);
            if found.boards > known {
                read[at..=last].fill(true);
            } else if side > Shape::S4.side() && almost {
                tried.push((at, last));
            }
            at = end;
        }
    }
    let mut own: Vec<(usize, Entry<'_>)> = places.into_iter().zip(found.puzzles.drain(first..)).collect();
    own.sort_by_key(|&(at, _)| at);
    found.puzzles.extend(own.into_iter().map(|(_, entry)| entry));
    // Rows that almost are a board, in no way of splitting them.
    found.unread |= tried.iter().any(|&(from, to)| !read[from..=to].contains(&true));
    if found.puzzles.is_empty() {
        frames(&rows, found);
    }
}

/// Returns the line of words above rows if it is short enough to be their title, else an empty text.
fn name_above<'a>(lines: &'a [Cow<'_, str>], rows: &[Row<'_>], at: usize) -> &'a str {
    let above = (0..at).rev().find(|&above| !rows[above].blank && !rows[above].border);
    let name = above.map_or("", |above| lines[above].trim());
    if name.chars().any(char::is_alphabetic) && name.len() <= 60 { name.trim_end_matches(':') } else { "" }
}

/// Returns whether hyphens are empty cells: at least three lines have only digits and hyphens, as many as a row.
fn hyphens_are_cells(texts: &[&str]) -> bool {
    let row = |text: &&&str| {
        let cells: Vec<char> = text.chars().filter(|&c| !c.is_whitespace() && c != '|').collect();
        let plain = cells.iter().all(|&c| c.is_ascii_digit() && c != '0' || c == '-');
        plain
            && cells.contains(&'-')
            && cells.iter().any(char::is_ascii_digit)
            && matches!(cells.len(), 9 | 16 | 25)
    };
    texts.iter().filter(row).count() >= 3
}

/// Adds a run of rows of equal length.
fn run(rows: &[Row<'_>], side: usize, name: &str, found: &mut FoundPuzzles) {
    let count = rows.iter().filter(|row| !row.blank && !row.border).count();
    if count == side {
        if Shape::from_side(side).is_none() {
            let symbols = rows.iter().flat_map(|row| row.text.chars());
            let digits = symbols.filter(char::is_ascii_digit).count();
            if digits >= side {
                found.fail(ParseError::whole(Kind::OtherSize { rows: side, columns: side }));
            }
            return;
        }
        block(rows, name, found);
        return;
    }
    if Shape::from_side(side).is_none() {
        return;
    }
    // The rows may be the same board at two or three stages.
    if (count == 2 * side || count == 3 * side) && one(&joined(rows)).is_ok() && block(rows, name, found) {
        return;
    }
    if count > side {
        let groups: Vec<&[Row<'_>]> =
            rows.split(|row| row.blank).filter(|group| group.iter().any(|row| !row.border)).collect();
        let many = |group: &[Row<'_>]| group.iter().filter(|row| !row.border).count();
        let heads = |group: &&&[Row<'_>]| many(group) == 1 && group.iter().any(|row| is_head(row.text));
        if groups.iter().all(|group| many(group) == side || heads(&group)) {
            for group in groups.iter().filter(|group| many(group) == side) {
                block(group, name, found);
            }
        } else if count == side + 1 && rows.first().is_some_and(|row| is_head(row.text)) {
            block(&rows[1..], name, found);
        } else if count.is_multiple_of(side) && groups.len() == 1 && side > Shape::S4.side() {
            let only: Vec<&Row<'_>> = rows.iter().filter(|row| !row.blank && !row.border).collect();
            for part in only.chunks(side) {
                let text = part.iter().map(|row| row.text).collect::<Vec<_>>().join("\n");
                let (text, extra) = empties(&text);
                found.take(text, "", &extra);
            }
        }
    }
}

/// Returns whether a row numbers the columns, from 1 or from 0.
fn is_head(text: &str) -> bool {
    let cells: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '|'))
        .filter(|cell| !cell.is_empty())
        .collect();
    let single: Vec<String> = if let [word] = cells[..] {
        word.chars().map(String::from).collect()
    } else {
        cells.iter().map(|&cell| cell.to_owned()).collect()
    };
    // Columns may have a letter before their number.
    let letter = single.first().and_then(|cell| cell.chars().next()).filter(char::is_ascii_alphabetic);
    let number = |cell: &str| letter.map_or(Some(cell), |letter| cell.strip_prefix(letter))?.parse().ok();
    let from = |start: usize| single.iter().enumerate().all(|(at, cell)| number(cell) == Some(at + start));
    single.is_empty() || from(0) || from(1)
}

fn joined(rows: &[Row<'_>]) -> String {
    rows.iter().map(|row| row.text).collect::<Vec<_>>().join("\n")
}

fn block(rows: &[Row<'_>], name: &str, found: &mut FoundPuzzles) -> bool {
    // Hyphens are cells or parts of a border, which the rows decide.
    let cells: String = rows.iter().filter(|row| !row.border).map(|row| row.text).collect();
    let (_, extra) = empties(&cells);
    let passage: Vec<String> = rows
        .iter()
        .map(|row| match extra[..] {
            [Assumption::SignIsEmpty(sign)] if !row.border => row.text.replace(sign, "."),
            [Assumption::LettersOAreEmpty] if !row.border => row.text.replace(['O', 'o'], "0"),
            _ => row.text.to_owned(),
        })
        .collect();
    found.take(passage.join("\n"), name, &extra)
}

/// Returns the lines without their row numbers, if these increase by one from line to line.
fn labelled(lines: &[Cow<'_, str>]) -> Vec<String> {
    let mut out: Vec<String> = lines.iter().map(ToString::to_string).collect();
    let labels: Vec<Option<(usize, char, usize)>> = lines.iter().map(|line| label(line)).collect();
    let mut at = 0;
    while at < lines.len() {
        let Some((number, kind, _)) = labels[at].filter(|&(number, _, _)| number <= 1) else {
            at += 1;
            continue;
        };
        // Border lines or blank lines may be in between.
        let mut own: Vec<(usize, usize)> = Vec::new();
        let mut end = at;
        while end < lines.len() {
            match labels[end] {
                Some((next, sort, cut)) if next == number + own.len() && sort == kind => own.push((end, cut)),
                Some(_) => break,
                None if lines[end].chars().any(char::is_alphanumeric) => break,
                None => {}
            }
            end += 1;
        }
        if own.len() >= 9 && Shape::from_side(own.len()).is_some() {
            let rests = || own.iter().map(|&(line, cut)| Row::new(&lines[line][cut..], true));
            let side = own.len();
            let fits = |row: Row<'_>| [row.symbols, row.words, row.fields].contains(&side);
            if rests().all(fits) {
                for &(line, cut) in &own {
                    lines[line][cut..].clone_into(&mut out[line]);
                }
                // A line above that numbers the columns isn't one of the rows.
                if let Some(head) = at.checked_sub(1).filter(|&head| is_head(&out[head])) {
                    out[head].clear();
                }
            }
        }
        at = end.max(at + 1);
    }
    out
}

/// Returns the number at the start of a row, its kind, and where the row itself begins.
fn label(line: &str) -> Option<(usize, char, usize)> {
    let start = line.len() - line.trim_start_matches([' ', '|', '\t']).len();
    let end = line[start..].find([' ', '\t', '|', ',', ':', ')', ';', '.']).map(|at| start + at)?;
    let word = &line[start..end];
    let rest = &line[end..];
    let skipped = rest.len() - rest.trim_start_matches([':', ')', '.']).len();
    // A dot may be a cell, unless a space follows.
    let skipped = if skipped > 1 || (skipped == 1 && !rest[1..].starts_with([' ', '\t', ',', '|'])) {
        0
    } else {
        skipped
    };
    let cut = end + skipped + usize::from(rest[skipped..].starts_with([',', ';', '\t']));
    let lower = word.to_ascii_lowercase();
    let digits = lower.trim_start_matches("row").trim_start_matches('r');
    let sort = if digits.len() == lower.len() { '1' } else { 'r' };
    if let Ok(number) = digits.parse::<usize>() {
        return (digits.len() <= 2).then_some((number, sort, cut));
    }
    match lower.as_bytes() {
        [letter @ b'a'..=b'y'] if skipped > 0 || rest.starts_with([' ', '|', '\t', ',', ';']) => {
            Some((usize::from(letter - b'a'), 'a', cut))
        }
        _ => None,
    }
}

/// Adds frames whose empty cells are spaces: walls in the same columns of each row, and cells at even
/// distances between.
fn frames(rows: &[Row<'_>], found: &mut FoundPuzzles) {
    let wall = |symbol: char| Glyph { symbol, at: TextPosition::START }.class() == Class::Wall;
    let walls = |text: &str| -> Vec<usize> {
        text.chars().enumerate().filter(|&(_, c)| wall(c)).map(|(at, _)| at).collect()
    };
    // For each line, the last row above it.
    let above: Vec<Option<usize>> = rows
        .iter()
        .enumerate()
        .scan(None, |last, (at, row)| {
            let above = *last;
            *last = if row.border || row.blank { *last } else { Some(at) };
            Some(above)
        })
        .collect();
    let mut at = 0;
    while at < rows.len() {
        let places = walls(rows[at].text);
        // A frame with a row above the first has a row too many. A line above may only number the columns.
        let above = above[at].map(|above| &rows[above]);
        if places.is_empty() || above.is_some_and(|row| walls(row.text) == places && !is_head(row.text)) {
            at += 1;
            continue;
        }
        let mut run: Vec<&str> = Vec::new();
        // The number of rows above each level border.
        let mut bands: Vec<usize> = Vec::new();
        let mut end = at;
        while end < rows.len() && run.len() <= Shape::MOST_DIGITS && end < at + MOST_LINES {
            let row = &rows[end];
            if !row.border && !row.blank {
                if walls(row.text) != places {
                    break;
                }
                run.push(row.text);
            } else if row.border && walls(row.text) == places && row.text.chars().all(|c| wall(c) || c == ' ')
            {
                // A row without givens looks like a border.
                run.push(row.text);
            } else if row.border {
                bands.push(run.len());
            }
            end += 1;
        }
        let next = end.max(at + 1);
        // A line above may have its own signs.
        at += 1;
        let Some(shape) = Shape::from_side(run.len()).filter(|shape| *shape >= Shape::S9) else {
            continue;
        };
        let parts = shape.box_columns();
        bands.retain(|&above| above > 0 && above < run.len());
        let even = bands.iter().zip(1..).all(|(&above, number)| above == number * shape.box_rows());
        if !even || !(bands.is_empty() || bands.len() + 1 == shape.box_columns()) {
            continue;
        }
        // The walls may close the frame or only separate the boxes.
        let inner: Vec<(usize, usize)> = match places.len() {
            n if n == shape.box_rows() + 1 => places.windows(2).map(|two| (two[0] + 1, two[1])).collect(),
            _ => continue,
        };
        let width = inner[0].1 - inner[0].0;
        if inner.iter().any(|&(from, to)| to - from != width) || width < parts {
            continue;
        }
        let lines: Vec<Vec<char>> = run.iter().map(|text| text.chars().collect()).collect();
        let seen = || lines.iter().flat_map(|line| inner.iter().map(|&(from, to)| &line[from..to]));
        let step = (width + 1) / parts;
        let fits = |offset: &usize| {
            seen().all(|part| {
                part.iter().enumerate().all(|(at, &c)| {
                    c == ' '
                        || (at >= *offset
                            && (at - offset).is_multiple_of(step)
                            && (at - offset) / step < parts)
                })
            })
        };
        let mut offsets = (0..step).filter(fits);
        let (Some(offset), None) = (offsets.next(), offsets.next()) else { continue };
        let cell = |part: &[char], number: usize| match part.get(offset + number * step) {
            Some(' ') | None => '.',
            Some(&symbol) => symbol,
        };
        let line = |line: &Vec<char>| -> String {
            inner
                .iter()
                .flat_map(|&(from, to)| (0..parts).map(move |number| (from, to, number)))
                .map(|(from, to, number)| cell(&line[from..to], number))
                .collect()
        };
        let text: Vec<String> = lines.iter().map(line).collect();
        let whole =
            text.iter().flat_map(|row| row.chars()).all(|c| c == '.' || Digit::from_symbol(c).is_some());
        if whole && found.take(text.join("\n"), "", &[Assumption::BlanksAreEmpty]) {
            at = next;
        }
    }
}

/// Reads a passage as an address or as any other text.
pub(super) fn read(passage: &str) -> Answer {
    let address = passage.contains("://").then(|| address::read(passage)).flatten();
    address.unwrap_or_else(|| one(passage))
}
