//! A text as lines of characters with their positions, without comments, section titles, and lines drawn
//! between the boxes.

use super::error::{ParseError, ParseErrorKind, TextPosition};

#[derive(Clone, Copy, Debug)]
pub(super) struct Glyph {
    pub(super) symbol: char,
    pub(super) at: TextPosition,
}

#[derive(Debug, Default)]
pub(super) struct Source {
    /// Lines without comments. Blank lines stay: if blanks are empty cells, they count.
    pub(super) lines: Vec<Vec<Glyph>>,
    /// Whether there were comment lines or section titles, as in an .sdk file.
    pub(super) headers: bool,
    /// Whether there was a section besides the puzzle's.
    pub(super) other_sections: bool,
}

/// The role of a character in a grid of symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    /// White space, or an invisible character.
    Space,
    /// A vertical border between two cells.
    Wall,
    /// A horizontal border, or a crossing.
    Bar,
    Comma,
    Quote,
    Other,
}

impl Glyph {
    pub(super) fn class(self) -> Class {
        match self.symbol {
            ',' | ';' => Class::Comma,
            '"' | '\'' | '`' => Class::Quote,
            '|' | '\u{a6}' | ':' | '│' | '┃' | '║' | '‖' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' => {
                Class::Wall
            }
            '-' | '+' | '=' | '–' | '—' | '\u{2500}'..='\u{257f}' => Class::Bar,
            // Text copied from a page contains zero-width spaces and direction marks.
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
    /// Splits a text into lines and removes everything outside the grid.
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
                    // Lines before the first title describe the file.
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

/// Returns whether nothing on a line is visible.
pub(super) fn is_blank(line: &[Glyph]) -> bool {
    line.iter().all(|glyph| glyph.is_space())
}

/// Returns whether a line is a border between rows, made of bars and walls alone. Programs also put `*`, `.`, `'` and
/// `,` into the corners of such lines; these are empty cells elsewhere, so they count as corners only beside a bar
/// longer than one character.
pub(super) fn is_border(line: &[Glyph]) -> bool {
    let drawn = |glyph: &Glyph| matches!(glyph.class(), Class::Space | Class::Wall | Class::Bar);
    let corner = |glyph: &Glyph| matches!(glyph.symbol, '*' | '.' | '\'' | '`' | ',');
    let long = line.windows(2).any(|two| two.iter().all(|glyph| glyph.class() == Class::Bar));
    !is_blank(line) && line.iter().all(|glyph| drawn(glyph) || (long && corner(glyph)))
}

/// Returns the lines of a text, including comments.
pub(super) fn lines(text: &str) -> Vec<Vec<Glyph>> {
    let mut lines = vec![Vec::new()];
    let mut at = TextPosition::START;
    let mut symbols = text.chars().peekable();
    while let Some(symbol) = symbols.next() {
        let ends = match symbol {
            '\r' => symbols.peek() != Some(&'\n'),
            '\n' | '\u{2028}' | '\u{2029}' => true,
            _ => {
                // A byte order mark isn't part of the first line.
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

/// Removes a comment and returns whether there was one. It begins with `#` at the start of a line or after
/// white space: attached to a symbol, `#` is a mistake, and must not hide the rest of a grid.
fn strip_comment(line: &mut Vec<Glyph>) -> bool {
    let begins = |i: usize| line[i].symbol == '#' && (i == 0 || line[i - 1].is_space());
    let Some(start) = (0..line.len()).find(|&i| begins(i)) else { return false };
    line.truncate(start);
    true
}

/// Returns the name of a section, if the line is its title, such as `[Puzzle]`.
fn section(line: &[Glyph]) -> Option<String> {
    let text: String = line.iter().map(|glyph| glyph.symbol).collect();
    let name = text.trim().strip_prefix('[')?.strip_suffix(']')?;
    let named = name.len() > 1 && name.chars().all(|c| c.is_ascii_alphabetic() || c == ' ');
    named.then(|| name.trim().to_owned())
}

/// Returns the characters of a part of a text's first line, which begins at this character offset.
pub(super) fn glyphs(part: &str, start: usize) -> Vec<Glyph> {
    let place =
        |at: usize| TextPosition { line: 1, column: (start + at + 1) as u32, offset: (start + at) as u32 };
    part.chars().enumerate().map(|(at, symbol)| Glyph { symbol, at: place(at) }).collect()
}
