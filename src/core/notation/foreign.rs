//! Texts of other programs: positions with candidates and placed digits, collections, and links that are packed.
//!
//! None of it is needed for a line or rows of digits. The page hands what it is given to the worker, which has
//! these readers to itself.
//!
//! Whatever holds a rule beyond those of Sudoku is refused by the name of the rule ([`Rule`]): its digits alone
//! would be another puzzle. What is packed is unpacked within bounds.

mod address;
mod board;
mod coach;
mod collection;
mod f_puzzles;
mod hodoku;
mod object;
mod packed;
mod pencil;
mod penpa;
mod solo;
mod sudokupad;
mod sudokuwiki;
mod symbols;

use super::{
    Assumption, Format, Listed, Listing, MAX_BYTES, ParseError, ParseErrorKind as Kind, Part, Reading, Rule,
    read_plain,
};
use collection::{Collection, Entry};

/// What comes of a text.
type Answer = Result<Reading, ParseError>;

/// Reads a text, or the puzzle of that number, from 0, where it has several. What is none of these is read as a
/// plain one.
pub(super) fn read(text: &str, number: usize) -> Answer {
    let trimmed = collection::trimmed(text);
    let alone = !trimmed.is_empty() && trimmed.len() <= MAX_BYTES;
    if alone && let Some(answer) = address::read(trimmed).or_else(|| packed_alone(trimmed)) {
        return answer;
    }
    if let Some(collection) = several(text, trimmed) {
        return one_of(&collection?, number);
    }
    match solo::read(trimmed) {
        Some(answer) if text.len() <= MAX_BYTES => answer,
        Some(_) | None => one(text),
    }
}

/// The puzzles of a text that may have several, whose beginning and end are not white in the other one.
fn several<'a>(text: &'a str, trimmed: &'a str) -> Option<Result<Collection<'a>, ParseError>> {
    if trimmed.starts_with('<') {
        return Some(collection::xml(trimmed));
    }
    collection::lines(text).or_else(|| collection::paragraphs(text)).map(Ok)
}

/// Some puzzles of a text that has several, so many from that number on, from 0.
pub(super) fn list(text: &str, from: usize, count: usize) -> Result<Listing, ParseError> {
    let trimmed = collection::trimmed(text);
    let collection = several(text, trimmed).ok_or(ParseError::whole(Kind::NoPuzzle))??;
    let listed = |(number, entry): (usize, &Entry<'_>)| Listed {
        name: entry.name(),
        grid: one_of(&collection, number).ok().map(|reading| reading.grid),
    };
    let puzzles = collection.puzzles.iter().enumerate().skip(from).take(count).map(listed).collect();
    Ok(Listing { of: collection.puzzles.len(), from, puzzles })
}

/// A payload without the address around it.
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
    } else if f_puzzles::is_meant(text) {
        Some(f_puzzles::read(text, Format::FPuzzles))
    } else {
        None
    }
}

/// A text of one puzzle.
fn one(text: &str) -> Answer {
    if text.len() > MAX_BYTES {
        return Err(ParseError::whole(Kind::TooBig { bytes: text.len() }));
    }
    hodoku::read(text).or_else(|| pencil::read(text)).unwrap_or_else(|| read_plain(text))
}

/// One of several puzzles; the last where there are not so many.
fn one_of(collection: &Collection, number: usize) -> Answer {
    let of = collection.puzzles.len();
    let number = number.min(of.saturating_sub(1));
    let puzzle = &collection.puzzles.get(number).ok_or(ParseError::whole(Kind::NoPuzzle))?.text;
    // A place in one line is none in the whole text.
    let first = || puzzle.split_whitespace().next().map(read_plain);
    let reading = one(puzzle).or_else(|error| match first() {
        // Whatever follows the puzzle on its line.
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

/// Digits in reading order, as a format of another program has them.
fn digits(text: &str, format: Format) -> Answer {
    let mut reading = read_plain(text).map_err(|ParseError { kind, .. }| ParseError::whole(kind))?;
    if reading.format != Format::Line {
        return Err(ParseError::whole(Kind::Damaged));
    }
    reading.format = format;
    Ok(reading)
}
