//! Grids as lists in brackets, as programs write them: `[[0, 0, 3], …]`, one list of all cells, rows as
//! strings. Reads from left to right with a small stack instead of recursion: a text may have thousands of
//! brackets.

use super::cells::{self, Numbered, Word};
use super::error::{ParseError, ParseErrorKind as Kind, TextPosition};
use super::source::{Class, Glyph, Source, is_blank};
use super::{Assumption, Format, Reading, layout};

/// The most levels of brackets: a list of bands of rows.
const MOST_LEVELS: usize = 3;

/// Reads a text with brackets; `None` if it has none in the place of a grid.
pub(super) fn read(source: &Source) -> Option<Result<Reading, ParseError>> {
    let glyphs = start(&source.lines)?;
    Some(Reader::default().read(&glyphs).and_then(|rows| {
        let shape = layout::shape(&rows)?;
        let words: Vec<Word> = rows.into_iter().flatten().collect();
        let Numbered { grid, assumption, other } = cells::grid(&shape, &words)?;
        let sections = source.other_sections.then_some(Assumption::OtherSectionsIgnored);
        let assumptions = assumption.into_iter().chain(sections).collect();
        Ok(Reading { assumptions, other, ..super::plain_reading(grid, Format::Matrix) })
    }))
}

/// Returns the glyphs from the first bracket on. Only the name of a variable or the like, on the same line, and an
/// equals sign may precede it.
fn start(lines: &[Vec<Glyph>]) -> Option<Vec<Glyph>> {
    let mut lines = lines.iter().skip_while(|line| is_blank(line));
    let first = lines.next()?;
    let seen = |line: &[Glyph]| line.iter().position(|glyph| !glyph.is_space());
    let opens = |line: &[Glyph]| seen(line).is_some_and(|i| closer(line[i].symbol).is_some());
    let begin = if opens(first) {
        0
    } else {
        let named = first[seen(first)?].symbol.is_ascii_alphabetic();
        named
            .then(|| (1..first.len()).find(|&i| first[i - 1].symbol == '=' && opens(&first[i..])))
            .flatten()?
    };
    // A line's end separates words as a space does.
    let end = |line: &Vec<Glyph>| line.last().map(|last| Glyph { symbol: ' ', at: last.at });
    let rest = lines.flat_map(|line| line.iter().copied().chain(end(line)));
    Some(first[begin..].iter().copied().chain(end(first)).chain(rest).collect())
}

fn closer(symbol: char) -> Option<char> {
    match symbol {
        '[' => Some(']'),
        '{' => Some('}'),
        '(' => Some(')'),
        _ => None,
    }
}

#[derive(Default)]
struct Reader {
    /// The closing bracket of each open one, and whether it holds lists, numbers, or nothing yet.
    open: Vec<(char, Option<Holds>)>,
    rows: Vec<Vec<Word>>,
    /// Whether each word so far was quoted, and longer than any number.
    strings: bool,
    /// Whether the last glyph was a comma.
    comma: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Holds {
    Lists,
    Words,
}

impl Reader {
    fn read(mut self, glyphs: &[Glyph]) -> Result<Vec<Vec<Word>>, ParseError> {
        self.strings = true;
        let mut rest = glyphs;
        while let Some((&glyph, after)) = rest.split_first() {
            rest = after;
            match glyph.symbol {
                _ if glyph.is_space() => {}
                symbol if closer(symbol).is_some() => self.open(glyph)?,
                ']' | '}' | ')' => self.close(glyph)?,
                ';' if self.holds() == Some(Holds::Words) => self.rows.push(Vec::new()),
                ',' | ';' => self.comma(glyph)?,
                quote if glyph.class() == Class::Quote => {
                    let end = rest.iter().position(|glyph| glyph.symbol == quote);
                    let end = end.ok_or(ParseError::at(glyph.at, Kind::Brackets))?;
                    let inside: Vec<Glyph> =
                        rest[..end].iter().copied().filter(|glyph| !glyph.is_space()).collect();
                    rest = &rest[end + 1..];
                    self.strings &= inside.len() >= 4;
                    self.word(Word { glyphs: inside, at: glyph.at })?;
                }
                _ => {
                    let ends = |glyph: &Glyph| {
                        let part = glyph.class() == Class::Other && closer(glyph.symbol).is_none();
                        let part = part || matches!(glyph.class(), Class::Bar | Class::Wall);
                        !part || matches!(glyph.symbol, ']' | '}' | ')')
                    };
                    let end = rest.iter().position(ends).unwrap_or(rest.len());
                    let mut word = Word::symbol(glyph);
                    word.glyphs.extend(&rest[..end]);
                    rest = &rest[end..];
                    self.strings = false;
                    // A null value of some language is an empty cell.
                    if ["null", "none", "nil"].contains(&word.text().to_ascii_lowercase().as_str()) {
                        word.glyphs.clear();
                    }
                    self.word(word)?;
                }
            }
        }
        self.finish(glyphs)
    }

    fn holds(&self) -> Option<Holds> {
        self.open.last().and_then(|&(_, holds)| holds)
    }

    fn open(&mut self, glyph: Glyph) -> Result<(), ParseError> {
        self.comma = false;
        match self.open.last_mut() {
            Some((_, Some(Holds::Words))) => return Err(ParseError::at(glyph.at, Kind::Brackets)),
            Some((_, holds)) => *holds = Some(Holds::Lists),
            None => {}
        }
        if self.open.len() == MOST_LEVELS {
            return Err(ParseError::at(glyph.at, Kind::TooDeep { most: MOST_LEVELS }));
        }
        self.open.extend(closer(glyph.symbol).map(|closer| (closer, None)));
        Ok(())
    }

    fn close(&mut self, glyph: Glyph) -> Result<(), ParseError> {
        self.comma = false;
        match self.open.pop() {
            // An empty list would be a row without cells, which no size has.
            Some((closer, Some(_))) if closer == glyph.symbol => Ok(()),
            _ => Err(ParseError::at(glyph.at, Kind::Brackets)),
        }
    }

    fn comma(&mut self, glyph: Glyph) -> Result<(), ParseError> {
        // A comma may follow the last number of a list, but not the opening bracket or another comma.
        let missing = self.comma || self.open.last().is_some_and(|&(_, holds)| holds.is_none());
        self.comma = !self.open.is_empty();
        if missing { Err(ParseError::at(glyph.at, Kind::MissingNumber)) } else { Ok(()) }
    }

    fn word(&mut self, word: Word) -> Result<(), ParseError> {
        self.comma = false;
        // Words that are all strings may be rows; each other word is a cell.
        if !self.strings && !word.is_cell() {
            return Err(word.fault());
        }
        match self.open.last_mut() {
            Some((_, holds @ None)) => {
                *holds = Some(Holds::Words);
                self.rows.push(vec![word]);
            }
            Some((_, Some(Holds::Words))) => {
                self.rows.last_mut().expect("a list with words has a row").push(word);
            }
            Some((_, Some(Holds::Lists))) => return Err(ParseError::at(word.at, Kind::Brackets)),
            None => return Err(ParseError::at(word.at, word.not_a_number())),
        }
        Ok(())
    }

    fn finish(mut self, glyphs: &[Glyph]) -> Result<Vec<Vec<Word>>, ParseError> {
        let end = glyphs.last().map_or(TextPosition::START, |glyph| glyph.at);
        if !self.open.is_empty() {
            return Err(ParseError::at(end, Kind::Brackets));
        }
        self.rows.retain(|row| !row.is_empty());
        if self.rows.is_empty() {
            return Err(ParseError::whole(Kind::NoPuzzle));
        }
        if self.strings {
            // Each string is a row, or the whole line.
            let strings = self.rows.into_iter().flatten();
            self.rows = strings.map(|string| string.glyphs.into_iter().map(Word::symbol).collect()).collect();
        }
        Ok(self.rows)
    }
}
