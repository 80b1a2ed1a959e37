//! Formats of other programs: positions with candidates and placed digits, collections, and packed links.
//!
//! A line or rows of digits need none of this. The page passes texts to the worker, which alone has these
//! readers.
//!
//! A puzzle with any rule beyond those of Sudoku is refused with the name of the rule ([`Rule`]): its digits
//! alone would be another puzzle. Unpacking has limits on size.

mod address;
mod beside;
mod board;
mod cages;
mod clues;
mod coach;
mod collection;
mod drawing;
pub(crate) mod f_puzzles;
mod finding;
mod hodoku;
pub(crate) mod iss;
mod json;
mod markup;
mod object;
mod open_sudoku;
mod packed;
mod pencil;
mod penpa;
mod sdk;
mod solo;
mod strange;
mod sudokupad;
mod sudokuwiki;
mod sumocue;
mod symbols;
mod tags;
mod trimmed;

use super::{
    Assumption, Format, Listed, Listing, MAX_BYTES, ParseError, ParseErrorKind as Kind, Part, Reading, Rule,
    read_plain,
};
use collection::{Collection, Entry};

type Answer = Result<Reading, ParseError>;

enum Whole<'a> {
    One(Box<Reading>),
    Several(Collection<'a>),
}

/// Reads a text, or the puzzle with that number, from 0, of a collection. A text in no foreign format is read
/// as a plain one, and failing that searched for a puzzle inside it.
pub(super) fn read(text: &str, number: usize) -> Answer {
    let text = &markup::usual(text);
    match whole(text)? {
        Whole::One(reading) => Ok(*reading),
        Whole::Several(collection) => one_of(&collection, number),
    }
}

fn whole(text: &str) -> Result<Whole<'_>, ParseError> {
    let trimmed = collection::trimmed(text);
    let alone = !trimmed.is_empty() && trimmed.len() <= MAX_BYTES;
    let reading = |reading| Whole::One(Box::new(reading));
    if alone && let Some(answer) = json::read(trimmed) {
        return answer.map(reading);
    }
    // Of two addresses, the second would count as a part of the first.
    let single = alone && trimmed.matches("://").take(2).count() < 2;
    let program = || {
        address::read(trimmed)
            .or_else(|| packed_alone(trimmed))
            .or_else(|| sumocue::read(trimmed))
            .or_else(|| cages::read(trimmed))
            .or_else(|| tags::read(trimmed))
    };
    let answer = if single { program() } else { None };
    if let Some(answer) = answer {
        return answer.map(reading).or_else(|error| {
            // An address ends at a space; an address of an unknown page may have a known one in its parts.
            let words = error.kind == Kind::Foreign(super::Foreign::WebAddress);
            let words = words || (trimmed.contains("://") && trimmed.contains(' '));
            if words { inside(text, error) } else { Err(error) }
        });
    }
    if let Some(answer) = alone.then(|| beside::read(trimmed)).flatten() {
        return answer.map(reading);
    }
    match several(text, trimmed) {
        Some(Ok(collection)) => return Ok(Whole::Several(collection)),
        Some(Err(error)) if error.kind == Kind::NoPuzzle => return inside(text, error),
        Some(Err(error)) => return Err(error),
        None => {}
    }
    match solo::read(trimmed) {
        Some(answer) if text.len() <= MAX_BYTES => answer.map(reading),
        Some(_) | None => unnumbered(one(text)).map(reading).or_else(|error| {
            if finding::may_have_words(&error.kind) { inside(text, error) } else { Err(error) }
        }),
    }
}

/// Refuses a board whose first column numbers its rows.
fn unnumbered(answer: Answer) -> Answer {
    match answer {
        Ok(reading) if finding::is_numbered(&reading.grid) => Err(ParseError::whole(Kind::NoPuzzle)),
        answer => answer,
    }
}

/// Looks for puzzles inside a text that failed to parse as a whole with this error.
fn inside(text: &str, error: ParseError) -> Result<Whole<'static>, ParseError> {
    let found = finding::find(text);
    if found.puzzles.is_empty() {
        Err(found.error.unwrap_or(error))
    } else {
        let around = has_words(text);
        let (puzzles, unread) = (found.puzzles, found.unread);
        Ok(Whole::Several(Collection { puzzles, format: None, around, unread }))
    }
}

fn has_words(text: &str) -> bool {
    text.chars().any(|symbol| symbol.is_alphabetic() && !matches!(symbol, 'x' | 'X' | 'o' | 'O'))
}

/// Splits a text that may have several puzzles; `None` if it has none of those forms. `trimmed` is `text` without
/// white space at both ends.
fn several<'a>(text: &'a str, trimmed: &'a str) -> Option<Result<Collection<'a>, ParseError>> {
    if trimmed.starts_with('<') {
        return Some(collection::xml(trimmed));
    }
    if beside::read(trimmed).is_some() {
        return None;
    }
    collection::lines(text).or_else(|| collection::paragraphs(text)).map(Ok)
}

/// Lists up to `count` puzzles of a collection, beginning with number `from`, counted from 0.
pub(super) fn list(text: &str, from: usize, count: usize) -> Result<Listing, ParseError> {
    let text = &markup::usual(text);
    let trimmed = collection::trimmed(text);
    let none = ParseError::whole(Kind::NoPuzzle);
    let collection = match several(text, trimmed) {
        Some(Ok(collection)) => collection,
        Some(Err(error)) if !trimmed.starts_with('<') => return Err(error),
        Some(Err(_)) | None => match whole(text)? {
            Whole::Several(collection) if collection.puzzles.len() > 1 => collection,
            Whole::Several(_) | Whole::One(_) => return Err(none),
        },
    };
    let listed = |(number, entry): (usize, &Entry<'_>)| Listed {
        name: entry.name(),
        grid: one_of(&collection, number).ok().map(|reading| reading.grid),
    };
    let puzzles = collection.puzzles.iter().enumerate().skip(from).take(count).map(listed).collect();
    Ok(Listing { of: collection.puzzles.len(), from, puzzles })
}

/// Reads a payload without the address around it; `None` for any other text.
fn packed_alone(text: &str) -> Option<Answer> {
    if text.contains(['\n', '\r']) {
        return None;
    }
    if coach::is_meant(text) {
        Some(coach::read(text))
    } else if sudokuwiki::is_meant(text) {
        Some(sudokuwiki::read(text))
    } else if sudokupad::is_meant(text) {
        Some(sudokupad::read(text))
    } else if iss::is_meant(text) {
        Some(iss::read(text))
    } else if f_puzzles::is_meant(text) {
        Some(f_puzzles::read(text, Format::FPuzzles))
    } else {
        None
    }
}

fn one(text: &str) -> Answer {
    if text.len() > MAX_BYTES {
        return Err(ParseError::whole(Kind::TooBig { bytes: text.len() }));
    }
    open_sudoku::read(text)
        .or_else(|| sumocue::read(text))
        .or_else(|| tags::read(text))
        .or_else(|| drawing::read(text))
        .or_else(|| beside::read(text))
        .or_else(|| trimmed::read(text))
        .or_else(|| sdk::read(text))
        .or_else(|| hodoku::read(text))
        .or_else(|| pencil::read(text))
        .unwrap_or_else(|| read_plain(text))
}

/// Reads one of several puzzles; the last if the number is too large.
fn one_of(collection: &Collection, number: usize) -> Answer {
    let of = collection.puzzles.len();
    let number = number.min(of.saturating_sub(1));
    let entry = collection.puzzles.get(number).ok_or(ParseError::whole(Kind::NoPuzzle))?;
    let puzzle = &entry.text;
    if let Some(assumed) = &entry.found {
        let mut reading = finding::read(puzzle).map_err(|error| ParseError::whole(error.kind))?;
        let around = collection.around.then_some(Assumption::AroundIgnored);
        let unread = collection.unread.then_some(Assumption::OthersUnread);
        reading.assumptions.extend(assumed.iter().copied().chain(around).chain(unread));
        reading.assumptions.dedup();
        reading.part = (of > 1).then_some(Part { number, of });
        return Ok(reading);
    }
    // A position in the line isn't one in the whole text.
    let first = || puzzle.split_whitespace().next().map(read_plain);
    let reading = one(puzzle).or_else(|error| match first() {
        // The line may have a remark after the puzzle.
        Some(Ok(mut reading)) => {
            reading.assumptions.push(Assumption::RestIgnored);
            Ok(reading)
        }
        Some(Err(_)) | None => Err(error),
    });
    let mut reading = reading.map_err(|ParseError { kind, .. }| ParseError::whole(kind))?;
    reading.format = collection.format.unwrap_or(reading.format);
    reading.part = (of > 1).then_some(Part { number, of });
    Ok(reading)
}

/// Reads digits in reading order, in another program's format.
fn digits(text: &str, format: Format) -> Answer {
    let mut reading = read_plain(text).map_err(|ParseError { kind, .. }| ParseError::whole(kind))?;
    if reading.format != Format::Line {
        return Err(ParseError::whole(Kind::Damaged));
    }
    reading.format = format;
    Ok(reading)
}
