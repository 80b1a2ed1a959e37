//! A text as lines of characters that know their place, without what is not part of the grid: comments,
//! section titles, lines drawn between the boxes.

use super::error::{ParseError, ParseErrorKind, TextPosition};

/// A character and its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glyph {
    pub(super) symbol: char,
    pub(super) at: TextPosition,
}

/// The content of a text.
#[derive(Debug, Default)]
pub(super) struct Source {
    /// Lines without comments. Blank lines are kept: where blanks stand for empty cells, they count.
    pub(super) lines: Vec<Vec<Glyph>>,
    /// Whether there were comment lines or section titles, as in an .sdk file.
    pub(super) headers: bool,
    /// Whether there was a section beside the puzzle's own.
    pub(super) other_sections: bool,
}

/// What a character does in a grid of symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    /// White space, or a character that cannot be seen.
    Space,
    /// An upright border between two cells.
    Wall,
    /// A level border, or the crossing of two.
    Bar,
    /// A comma or semicolon.
    Comma,
    /// A quotation mark.
    Quote,
    /// Anything else.
    Other,
}

impl Glyph {
    pub(super) fn class(self) -> Class {
        match self.symbol {
            ',' | ';' => Class::Comma,
            '"' | '\'' | '`' => Class::Quote,
            '|' | '\u{a6}' | ':' | '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' => {
                Class::Wall
            }
            '-' | '+' | '=' | '–' | '—' | '\u{2500}'..='\u{257f}' => Class::Bar,
            // Zero-width spaces and marks of direction come along when text is copied from a page.
            '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' => Class::Space,
            c if c.is_whitespace() => Class::Space,
            _ => Class::Other,
        }
    }

    pub(super) fn is_space(self) -> bool {
        self.class() == Class::Space
    }
}

impl Source {
    /// Splits a text into lines and takes away what is not part of a grid.
    pub(super) fn new(text: &str) -> Result<Self, ParseError> {
        let mut source = Self::default();
        let mut sections = false;
        let mut inside = true;
        for mut line in lines(text) {
            if strip_comment(&mut line) {
                source.headers |= is_blank(&line);
                if is_blank(&line) {
                    continue;
                }
            }
            if let Some(title) = section(&line) {
                if !sections {
                    // What stands before the first title describes the file.
                    source.lines.clear();
                }
                sections = true;
                inside = title.eq_ignore_ascii_case("puzzle");
                source.other_sections |= !inside;
            } else if inside {
                source.lines.push(line);
            }
        }
        source.headers |= sections;
        if source.lines.iter().all(|line| is_blank(line)) {
            let kind = if source.headers { ParseErrorKind::NoPuzzle } else { ParseErrorKind::Empty };
            return Err(ParseError::whole(kind));
        }
        Ok(source)
    }
}

/// Whether a line holds nothing to be seen.
pub(super) fn is_blank(line: &[Glyph]) -> bool {
    line.iter().all(|glyph| glyph.is_space())
}

/// Whether a line is drawn between rows: bars and walls alone. Programs also set `*`, `.`, `'` and `,`
/// into the corners of such lines; those are signs of empty cells elsewhere, so that they count as
/// corners only beside a bar that is longer than one character.
pub(super) fn is_border(line: &[Glyph]) -> bool {
    let drawn = |glyph: &Glyph| matches!(glyph.class(), Class::Space | Class::Wall | Class::Bar);
    let corner = |glyph: &Glyph| matches!(glyph.symbol, '*' | '.' | '\'' | '`' | ',');
    let long = line.windows(2).any(|two| two.iter().all(|glyph| glyph.class() == Class::Bar));
    !is_blank(line) && line.iter().all(|glyph| drawn(glyph) || (long && corner(glyph)))
}

/// The lines of a text, comments included.
pub(super) fn lines(text: &str) -> Vec<Vec<Glyph>> {
    let mut lines = vec![Vec::new()];
    let mut at = TextPosition::START;
    let mut symbols = text.chars().peekable();
    while let Some(symbol) = symbols.next() {
        let ends = match symbol {
            '\r' => symbols.peek() != Some(&'\n'),
            '\n' | '\u{2028}' | '\u{2029}' => true,
            _ => {
                // A byte order mark is no part of the first line.
                if symbol != '\u{feff}' || at.offset != 0 {
                    lines.last_mut().expect("there is a line").push(Glyph { symbol, at });
                }
                false
            }
        };
        at.offset += 1;
        at.column += 1;
        if ends {
            (at.line, at.column) = (at.line + 1, 1);
            lines.push(Vec::new());
        }
    }
    lines
}

/// Cuts off a comment and says whether there was one. It begins with `#` at the start of a line or after
/// white space: glued to a symbol, `#` is a mistake, and must not hide the rest of a grid.
fn strip_comment(line: &mut Vec<Glyph>) -> bool {
    let begins = |i: usize| line[i].symbol == '#' && (i == 0 || line[i - 1].is_space());
    let Some(start) = (0..line.len()).find(|&i| begins(i)) else { return false };
    line.truncate(start);
    true
}

/// The name of a section, if the line is its title, such as `[Puzzle]`.
fn section(line: &[Glyph]) -> Option<String> {
    let text: String = line.iter().map(|glyph| glyph.symbol).collect();
    let name = text.trim().strip_prefix('[')?.strip_suffix(']')?;
    let named = name.len() > 1 && name.chars().all(|c| c.is_ascii_alphabetic() || c == ' ');
    named.then(|| name.trim().to_owned())
}

/// The characters of a part of a text's first line, which begins so many characters into the text.
pub(super) fn glyphs(part: &str, start: usize) -> Vec<Glyph> {
    let place =
        |at: usize| TextPosition { line: 1, column: (start + at + 1) as u32, offset: (start + at) as u32 };
    part.chars().enumerate().map(|(at, symbol)| Glyph { symbol, at: place(at) }).collect()
}
