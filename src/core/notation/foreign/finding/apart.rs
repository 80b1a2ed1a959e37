//! Parts tables and rows from the text beside them: a menu to the right of a board, arrows and tags at its rows.

use crate::{
    error::TextPosition,
    source::{Class, Glyph},
};
use std::borrow::Cow;

/// The shortest border of a frame, the fewest lines of a frame, and the most lines to either side of a border.
const SHORTEST: usize = 9;
const FEWEST_LINES: usize = 4;
const MOST_LINES: usize = 64;

fn class(symbol: char) -> Class {
    Glyph { symbol, at: TextPosition::START }.class()
}

/// Returns whether a character can be where the borders of a frame end.
fn is_edge(symbol: char) -> bool {
    matches!(class(symbol), Class::Wall | Class::Bar) || matches!(symbol, '.' | '\'' | '`' | '*' | ',')
}

/// Puts each frame that has text beside it on separate lines, and that text on lines below it.
pub(super) fn frames_alone(lines: &mut Vec<Cow<'_, str>>) {
    let mut symbols: Vec<Vec<char>> = lines.iter().map(|line| line.chars().collect()).collect();
    let mut at = 0;
    while at < symbols.len() {
        let Some((from, to, left, right)) = frame(&symbols, at) else {
            at += 1;
            continue;
        };
        let frame = &symbols[from..to];
        let outside = |line: &Vec<char>| {
            line.iter()
                .enumerate()
                .any(|(at, symbol)| !(left..=right).contains(&at) && class(*symbol) != Class::Space)
        };
        at = to;
        if frame.iter().any(outside) {
            let inside: Vec<Vec<char>> =
                frame.iter().map(|line| line[left..=right.min(line.len() - 1)].to_vec()).collect();
            let blank =
                |(at, &symbol): (usize, &char)| if (left..=right).contains(&at) { ' ' } else { symbol };
            let rest: Vec<Vec<char>> =
                frame.iter().map(|line| line.iter().enumerate().map(blank).collect()).collect();
            at = from + inside.len();
            let parts = inside.into_iter().chain([Vec::new()]).chain(rest).chain([Vec::new()]);
            symbols.splice(from..to, parts);
            let texts = symbols[from..].iter().take(2 * (to - from) + 2);
            let texts: Vec<Cow<'_, str>> = texts.map(|line| Cow::Owned(line.iter().collect())).collect();
            lines.splice(from..to, texts);
        }
    }
}

/// Returns the lines of the frame that has a border in this line, and its first and last column.
fn frame(lines: &[Vec<char>], at: usize) -> Option<(usize, usize, usize, usize)> {
    let (left, right) = border(&lines[at])?;
    let edges = |line: &&Vec<char>| {
        let edge = |column: usize| line.get(column).is_some_and(|&symbol| is_edge(symbol));
        // Text is some way off, or it is a part of the table.
        let apart = line.iter().skip(right + 1).take(2).all(|&symbol| class(symbol) == Class::Space);
        edge(left) && edge(right) && apart
    };
    // A border that does not end as its frame does belongs to none, and the search continues below it.
    if !edges(&&lines[at]) {
        return None;
    }
    let from = at - lines[..at].iter().rev().take(MOST_LINES).take_while(edges).count();
    let to = at + lines[at..].iter().take(MOST_LINES).take_while(edges).count();
    let walled = |line: &&Vec<char>| [left, right].iter().all(|&at| class(line[at]) == Class::Wall);
    let rows = || lines[from..to].iter().filter(walled);
    // A border may be shorter than the table that it parts.
    let beyond = |line: &Vec<char>| {
        let wall = |symbol: &char| *symbol != ':' && class(*symbol) == Class::Wall;
        line.iter().skip(right + 1).any(wall)
    };
    let bars = |line: &[char]| line.iter().skip(right + 1).any(|&symbol| class(symbol) != Class::Space);
    let is_short = !bars(&lines[at]) && rows().all(beyond);
    (rows().count() >= FEWEST_LINES && !is_short).then_some((from, to, left, right))
}

/// Returns the columns of the first long border in a line.
fn border(line: &[char]) -> Option<(usize, usize)> {
    let bar = |symbol: &char| matches!(class(*symbol), Class::Bar | Class::Wall);
    let mut from = 0;
    while from < line.len() {
        let length = line[from..].iter().take_while(|symbol| bar(symbol)).count();
        let bars = line[from..from + length].iter().filter(|&&symbol| class(symbol) == Class::Bar).count();
        if length >= SHORTEST && bars * 2 > length {
            let before = from.checked_sub(1).filter(|&at| is_edge(line[at]));
            let after = Some(from + length).filter(|&at| line.get(at).is_some_and(|&symbol| is_edge(symbol)));
            return Some((before.unwrap_or(from), after.unwrap_or(from + length - 1)));
        }
        from += length.max(1);
    }
    None
}

/// Returns the texts that may remain of a line without the remark at one of its ends: a tag in brackets, a comment, an
/// arrow, words.
pub(super) fn bare(line: &str) -> Vec<&str> {
    let line = line.trim_end();
    let mut all = Vec::new();
    for (open, close) in [('[', ']'), ('(', ')'), ('{', '}'), ('<', '>')] {
        if let Some(at) = line.strip_suffix(close).and_then(|line| line.rfind(open)) {
            all.push(&line[..at]);
        }
    }
    for mark in ["#", "//", "%", "--", "<-", "←", ";", "  ", "\t"] {
        let found = line.match_indices(mark).find(|&(at, _)| {
            (at == 0 || line[..at].ends_with(char::is_whitespace) || mark.trim().is_empty())
                && line[..at].contains(|symbol: char| !symbol.is_whitespace())
                && (mark.len() > 1 && !mark.trim().is_empty()
                    || line[at + mark.len()..].trim_start().starts_with(char::is_alphabetic))
        });
        all.extend(found.map(|(at, _)| &line[..at]));
    }
    all.extend(["->", "=>", "→"].into_iter().filter_map(|mark| Some(line.split_once(mark)?.1)));
    all.retain(|rest| !rest.trim().is_empty());
    all
}
