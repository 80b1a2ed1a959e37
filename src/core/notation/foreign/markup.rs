//! Text as people see it: without the tags of pages and forums, and with digits in plain characters.

use crate::MAX_BYTES;
use std::borrow::Cow;
use sudoku_board::Shape;

/// Tags of pages, to be removed or replaced by the end of a line or of a cell.
const TAGS: [&str; 47] = [
    "a",
    "b",
    "i",
    "u",
    "s",
    "p",
    "br",
    "hr",
    "em",
    "tt",
    "td",
    "th",
    "tr",
    "li",
    "ul",
    "ol",
    "h1",
    "h2",
    "h3",
    "h4",
    "div",
    "pre",
    "sup",
    "sub",
    "img",
    "big",
    "kbd",
    "span",
    "code",
    "font",
    "table",
    "tbody",
    "thead",
    "tfoot",
    "small",
    "input",
    "strong",
    "center",
    "caption",
    "colgroup",
    "col",
    "blockquote",
    "html",
    "body",
    "head",
    "section",
    "article",
];
/// Forum tags, in square brackets.
const CODES: [&str; 24] = [
    "b", "i", "u", "s", "tt", "td", "tr", "th", "pre", "img", "url", "code", "font", "size", "hide", "list",
    "mono", "quote", "color", "table", "center", "hidden", "spoiler", "fixed",
];

/// Returns a text without tags, with ends of lines and cells in their place, and with plain digits.
pub(super) fn plain(text: &str) -> Cow<'_, str> {
    let page = text.contains('<')
        && [
            "<td", "<br", "<tr", "<p>", "<pre", "<div", "<code", "<TD", "<TR", "<BR", "<span", "<b>",
            "<input",
        ]
        .iter()
        .any(|tag| text.contains(tag));
    let forum = text.contains("[/") && text.contains(']');
    let mut plain = Cow::Borrowed(text);
    if page {
        plain = Cow::Owned(untagged(&plain, '<', '>', &TAGS));
        plain = Cow::Owned(entities(&plain));
    }
    if forum {
        plain = Cow::Owned(untagged(&plain, '[', ']', &CODES));
    }
    for mark in ["\"\"\"", "'''", "```"] {
        if plain.contains(mark) {
            plain = Cow::Owned(plain.replace(mark, "\n"));
        }
    }
    folded(plain)
}

/// Returns a text without the known tags between these brackets.
fn untagged(text: &str, open: char, close: char, known: &[&str]) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut rest, mut row) = (text, false);
    while let Some(at) = rest.find(open) {
        push(&mut out, &rest[..at], row);
        let inside = &rest[at + 1..];
        let end = inside.bytes().take(2_000).position(|byte| byte == close as u8 || byte == open as u8);
        let tag = end.filter(|&end| inside.as_bytes()[end] == close as u8).map(|end| &inside[..end]);
        let name = tag.map(|tag| {
            let name = tag.trim_start_matches('/');
            name[..name.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(name.len())].to_ascii_lowercase()
        });
        let comment = open == '<' && inside.starts_with('!');
        match (tag, name) {
            (Some(tag), Some(name)) if known.contains(&name.as_str()) || comment => {
                let closes = tag.starts_with('/');
                match name.as_str() {
                    "tr" => row = !closes,
                    "table" => row = false,
                    _ => {}
                }
                match name.as_str() {
                    // A cell ends at its own closing tag or at the next opening one.
                    "td" | "th" if closes => {}
                    "td" | "th" => out.push('|'),
                    "tr" if closes => out.push_str("|\n"),
                    "input" => out.push_str(value(tag)),
                    "br" | "p" | "div" | "tr" | "li" | "hr" | "pre" | "table" | "blockquote" | "code"
                    | "quote" | "h1" | "h2" | "h3" | "h4" | "hide" | "spoiler" | "hidden" | "caption"
                    | "tbody" | "thead" => out.push('\n'),
                    _ => {}
                }
                rest = &inside[tag.len() + 1..];
            }
            _ => {
                out.push(open);
                rest = inside;
            }
        }
    }
    push(&mut out, rest, row);
    out
}

/// Appends text; line breaks inside a table row do not end the row.
fn push(out: &mut String, text: &str, row: bool) {
    if row {
        out.extend(text.chars().map(|symbol| if symbol == '\n' || symbol == '\r' { ' ' } else { symbol }));
    } else {
        out.push_str(text);
    }
}

/// Returns the value of a form field.
fn value(tag: &str) -> &str {
    let Some(at) = tag.find("value=") else { return "" };
    let value = tag[at + 6..].trim_start_matches(['"', '\'']);
    &value[..value.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(value.len())]
}

fn entities(text: &str) -> String {
    let known = [
        ("&nbsp;", " "),
        ("&#160;", " "),
        ("&#xa0;", " "),
        ("&#xA0;", " "),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&amp;", "&"),
    ];
    known.iter().fold(
        text.to_owned(),
        |text, (entity, sign)| if text.contains(entity) { text.replace(entity, sign) } else { text },
    )
}

/// Returns the digit that a character shows in another shape.
fn shaped(symbol: char) -> Option<char> {
    let code = u32::from(symbol);
    let number = match code {
        0xff10..=0xff19 => code - 0xff10,
        0x2460..=0x2468 => code - 0x245f,
        0x2776..=0x277e => code - 0x2775,
        0x2780..=0x2788 => code - 0x277f,
        0x278a..=0x2792 => code - 0x2789,
        0x24ea => 0,
        _ => return None,
    };
    char::from_digit(number, 10)
}

/// Returns the plain equivalent of a sign.
fn sign(symbol: char) -> Option<char> {
    Some(match symbol {
        '\u{ff0e}' | '\u{2024}' | '\u{2219}' | '\u{22c5}' | '\u{30fb}' | '\u{2022}' => '·',
        '\u{ff5c}' => '|',
        '\u{3000}' => ' ',
        '\u{ff3f}' => '_',
        '\u{25a1}' | '\u{25a2}' | '\u{2610}' | '\u{2b1c}' | '\u{25fb}' | '\u{25fd}' | '\u{25cb}'
        | '\u{25ef}' | '\u{2b1a}' | '\u{25ab}' | '\u{ff1f}' => '□',
        _ => return None,
    })
}

/// Returns a text with plain digits, if most of its digits have another shape: a single one may be a typing error.
fn folded(text: Cow<'_, str>) -> Cow<'_, str> {
    let keycaps = text.matches('\u{20e3}').count();
    let plain = text.bytes().filter(u8::is_ascii_digit).count().saturating_sub(keycaps);
    let other = text.chars().filter(|&symbol| shaped(symbol).is_some()).count();
    let shapes = other >= 4 && other > plain;
    let text = if keycaps >= 4 && keycaps > plain {
        Cow::Owned(text.replace(['\u{20e3}', '\u{fe0f}'], ""))
    } else {
        text
    };
    if !shapes && !text.chars().any(|symbol| sign(symbol).is_some()) {
        return text;
    }
    let fold = |symbol: char| sign(symbol).or_else(|| shaped(symbol).filter(|_| shapes)).unwrap_or(symbol);
    Cow::Owned(text.chars().map(fold).collect())
}

/// Returns a text without the marks of quoted mail.
pub(super) fn unquoted(text: &str) -> Cow<'_, str> {
    if !text.lines().any(|line| line.starts_with('>')) {
        return Cow::Borrowed(text);
    }
    let lines: Vec<&str> = text.lines().map(unmarked).collect();
    Cow::Owned(lines.join("\n"))
}

fn unmarked(line: &str) -> &str {
    let mut text = line;
    while let Some(rest) = text.trim_start().strip_prefix('>') {
        text = rest.strip_prefix(' ').unwrap_or(rest);
    }
    text
}

/// Returns a line without marks of quotes and lists, and without table row endings.
pub(super) fn line(line: &str) -> Cow<'_, str> {
    let mut text = unmarked(line.trim_end());
    for bullet in ["- ", "* ", "· ", "+ "] {
        let row = |rest: &&str| {
            rest.starts_with(['[', '"', '\''])
                || (rest.len() >= 9
                    && !rest.contains(' ')
                    && rest.starts_with(|c: char| c.is_ascii_digit() || c == '.'))
        };
        if let Some(rest) = text.trim_start().strip_prefix(bullet).filter(row) {
            // A list in a list without brackets around.
            let inner = rest.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
            text = inner.unwrap_or(rest);
        }
    }
    if text.matches('&').count() >= 3 {
        let text = text.trim_end_matches("\\hline").trim_end().trim_end_matches('\\');
        return Cow::Owned(format!("|{}|", text.replace('&', "|")));
    }
    if text.ends_with("|.") {
        text = &text[..text.len() - 1];
    }
    if text.contains('|') && text.contains("**") {
        return Cow::Owned(text.replace("**", ""));
    }
    Cow::Borrowed(text)
}

/// Returns a text with the usual signs for others that mean the same in a grid: exclamation marks as borders, bars
/// between the rows of a list, words for an empty cell. Everything keeps its place, so an error names the right one.
pub(super) fn usual(text: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(text);
    for replace in [borders, barred_rows, empty_cells] {
        if let Some(usual) = replace(&text) {
            text = Cow::Owned(usual);
        }
    }
    text
}

/// The fewest lines of a board with exclamation marks, and the fewest words for empty cells.
const FEWEST: usize = 4;

/// Replaces upright borders of exclamation marks, as CSP-Rules prints them; `None` if there are none.
fn borders(text: &str) -> Option<String> {
    let row = |line: &str| {
        let line = unmarked(line).trim();
        line.len() > 2
            && line.starts_with('!')
            && line.ends_with('!')
            && line.chars().all(|symbol| {
                symbol == ' ' || symbol == '!' || !symbol.is_alphabetic() && !symbol.is_whitespace()
            })
    };
    if !text.contains('!') || text.lines().filter(|line| row(line)).take(FEWEST).count() < FEWEST {
        return None;
    }
    let line = |line: &str| if row(line) { line.replace('!', "|") } else { line.to_owned() };
    Some(text.split_inclusive('\n').map(line).collect())
}

/// Replaces the bars between the rows of a list, as MiniZinc has them; `None` if there are none.
fn barred_rows(text: &str) -> Option<String> {
    const OPEN: &str = "[|";
    const CLOSE: &str = "|]";
    let (mut out, mut rest) = (String::new(), text);
    while let Some(from) = rest.find(OPEN) {
        let inside = &rest[from + OPEN.len()..];
        let Some(to) = inside.find(CLOSE).filter(|&to| !inside[..to].contains(['[', ']'])) else {
            out.push_str(&rest[..from + OPEN.len()]);
            rest = inside;
            continue;
        };
        out.push_str(&rest[..from]);
        out.push_str("[ ");
        out.push_str(&inside[..to].replace('|', ";"));
        out.push_str(" ]");
        rest = &inside[to + CLOSE.len()..];
    }
    (!out.is_empty()).then(|| out + rest)
}

/// Words for an empty cell, in lower case.
const EMPTY_WORDS: [&str; 16] = [
    "-1",
    "nan",
    "na",
    "n/a",
    "null",
    "none",
    "nil",
    "undefined",
    "empty",
    "blank",
    "nothing",
    "np.nan",
    "numpy.nan",
    "math.nan",
    "double.nan",
    "na_integer_",
];

/// Returns a list whose empty cells are words, with 0 in their place, and with whole numbers for those such as `5.0`
/// beside them; `None` for any other text. A 0 in it may be a digit then, so such a text stays as it is.
fn empty_cells(text: &str) -> Option<String> {
    if text.len() > MAX_BYTES {
        return None;
    }
    let apart = |symbol: char| symbol.is_whitespace() || ",;|[](){}\"'`=".contains(symbol);
    let text = &text.replace("float('nan')", "         nan").replace("float(\"nan\")", "         nan");
    let words = || text.split(apart).filter(|word| !word.is_empty());
    let is_empty = |word: &str| EMPTY_WORDS.contains(&word.to_ascii_lowercase().as_str());
    let short =
        |word: &str| (1..=2).contains(&word.len()) && word.bytes().all(|symbol| symbol.is_ascii_digit());
    let whole = |word: &str| -> Option<usize> {
        let (number, rest) = word.split_once('.')?;
        (short(number) && matches!(rest, "" | "0")).then_some(number.len())
    };
    let empties = words().filter(|word| is_empty(word)).count();
    let floats = words().filter(|word| whole(word).is_some()).count();
    let numbers = words().filter(|word| short(word)).count() + floats;
    let zero = |word: &str| word.trim_start_matches('0').trim_end_matches(".0").trim_matches('.').is_empty();
    let zeros = words().any(|word| zero(word) && word.contains('0'));
    // Such numbers also count the lines of a list.
    let alone = || {
        words().all(|word| {
            short(word)
                || whole(word).is_some()
                || is_empty(word)
                || word.bytes().all(|symbol| symbol.is_ascii_alphabetic())
        })
    };
    let are_floats = floats > 0 && Shape::from_cell_count(empties + floats).is_some() && alone();
    let are_words = empties >= FEWEST && numbers >= FEWEST && !zeros && !hyphens_are_more(text, apart);
    if !(are_words || (are_floats && empties == 0)) {
        return None;
    }
    let mut out = String::with_capacity(text.len());
    for part in text.split_inclusive(apart) {
        let word = part.trim_end_matches(apart);
        if are_words && is_empty(word) {
            out.extend(std::iter::repeat_n(' ', word.len() - 1));
            out.push('0');
        } else if let Some(digits) = whole(word).filter(|_| are_floats) {
            out.push_str(&word[..digits]);
            out.extend(std::iter::repeat_n(' ', word.len() - digits));
        } else {
            out.push_str(word);
        }
        out.push_str(&part[word.len()..]);
    }
    (out != *text).then_some(out)
}

/// Returns whether a line with `-1` as a word has other hyphens: these may be its empty cells.
fn hyphens_are_more(text: &str, apart: impl Fn(char) -> bool + Copy) -> bool {
    text.lines().any(|line| {
        let ones = line.split(apart).filter(|word| *word == "-1").count();
        ones > 0 && line.matches('-').count() > ones
    })
}
