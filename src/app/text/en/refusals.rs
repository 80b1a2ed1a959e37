//! Why a text was refused: the fault, its place, and how to fix it.

use super::{counted, level, size};
use crate::app::text::later;
use sudoku_core::{
    PuzzleError, Shape,
    explain::{Locale, capitalised, en},
    generate::{
        daily::DailyError,
        making::MakeError,
        measure::{MeasureError, MeasureTextError},
        recipe::RecipeError,
    },
    geometry::Bond,
    grid::Duplicate,
    magazine::{BatchError, MOST_LOTS, MOST_PUZZLES},
    notation::{Ambiguity, Foreign, ParseError, ParseErrorKind, WORD_SHOWN, link::LinkError},
    rng::EXACT_VERSION,
};
use sudoku_play::ui::Refusal;

pub(in crate::app::text) fn refusal(refusal: &Refusal, locale: Locale) -> String {
    match refusal {
        Refusal::Unreadable(error) => unreadable(error),
        Refusal::Puzzle(fault) => not_a_puzzle(fault, locale),
        Refusal::Link(LinkError::Puzzle(ParseErrorKind::Empty)) => {
            "There is no puzzle in it. Ask for the link again.".into()
        }
        Refusal::Link(LinkError::Puzzle(kind)) => {
            format!("Its puzzle is damaged. {}", kind_text(kind, ""))
        }
        Refusal::Link(LinkError::TooBig { bytes }) => {
            format!("At {}, it is too long to be a puzzle. Ask for the link again.", kilobytes(*bytes))
        }
        Refusal::Link(LinkError::BadBoard) => {
            "The digits and notes in it are damaged or incomplete. Ask for the link again.".into()
        }
        Refusal::Link(LinkError::BadLesson) => {
            "Its lesson is damaged or incomplete. Ask for the link again.".into()
        }
        Refusal::Link(LinkError::BadAssignment) => {
            "Its assignment is damaged or incomplete. Ask for the link again.".into()
        }
        Refusal::Link(LinkError::BadHandover) => "The code is damaged or incomplete. Read it again.".into(),
        Refusal::Link(LinkError::BadResult) => {
            "Its result is damaged or incomplete. Ask for the link again.".into()
        }
        Refusal::Link(
            LinkError::NewerBoard
            | LinkError::NewerLesson
            | LinkError::NewerAssignment
            | LinkError::NewerResult
            | LinkError::NewerHandover,
        ) => {
            "It comes from a newer version of Stepdoku. Reload the page to update, then open it again.".into()
        }
        Refusal::Link(_) => "It is damaged. Ask for the link again.".into(),
        Refusal::Recipe(error) => recipe(error),
        Refusal::Making(error) => not_made(error),
        Refusal::Magazine(bad) => no_magazine(bad),
    }
}

fn no_magazine(bad: &BatchError) -> String {
    match bad {
        BatchError::Count(_) => format!("How many puzzles? Write a number from 1 to {MOST_PUZZLES}."),
        BatchError::TooMany(puzzles, lots) if *lots <= MOST_LOTS => format!(
            "That makes {puzzles} puzzles; a magazine holds {MOST_PUZZLES}. Ask for fewer, or print this one and empty it."
        ),
        BatchError::TooMany(..) => format!(
            "A magazine can have puzzles of {MOST_LOTS} kinds. Print it and delete all, then ask for more."
        ),
        BatchError::Form(_, error) => recipe(error),
        BatchError::Parts
        | BatchError::Version(_)
        | BatchError::Seed(_)
        | BatchError::Daily
        | BatchError::Impossible(_) => "A magazine of these puzzles is not possible.".into(),
    }
}

fn not_made(error: &MakeError) -> String {
    match error {
        MakeError::NotFound(boards) => {
            format!("No such puzzle found in {}.", counted(*boards as usize, "try", "tries"))
        }
        MakeError::Measure(fault) => impossible(*fault),
        MakeError::NoSuchLevel(..) | MakeError::Interrupted => later().dialog.cannot_make(error),
    }
}

fn impossible(fault: MeasureError) -> String {
    let why = later().making.fault(fault);
    match fault {
        MeasureError::TooMuch => why.into(),
        MeasureError::NoSolution
        | MeasureError::Pattern
        | MeasureError::TooManyClues
        | MeasureError::Drawn
        | MeasureError::Logic
        | MeasureError::Interrupted => format!("No such puzzle exists. {why}"),
    }
}

fn recipe(error: &RecipeError) -> String {
    match (error, error.version()) {
        (_, Some(version)) if version > EXACT_VERSION => format!(
            "This puzzle needs version {version} of the generator; this page has version {EXACT_VERSION}. Reload the page to update, or ask for a link to the puzzle itself."
        ),
        (_, Some(version)) => format!(
            "This puzzle needs version {version} of the generator; this page has version {EXACT_VERSION}. Ask for a link to the puzzle itself."
        ),
        (RecipeError::NoSuchLevel(wanted, shape), _) => {
            format!("There are no {} puzzles at {}.", level(*wanted).to_ascii_lowercase(), size(shape))
        }
        (RecipeError::Daily(DailyError::Date), _) => {
            "There is no such day. A day is written like 2026-11-21.".into()
        }
        (RecipeError::Measure(MeasureTextError::Part(part)), _) => {
            format!("This recipe can't be read: “{}” isn't a known part.", quoted(part))
        }
        (RecipeError::Measure(MeasureTextError::Impossible(fault)), _) => impossible(*fault),
        _ => "This recipe can't be read. Copy all of it, from the version number to the seed.".into(),
    }
}

fn not_a_puzzle(fault: &PuzzleError, locale: Locale) -> String {
    match fault {
        PuzzleError::Clash(duplicate) => {
            let [a, b] = duplicate.cells.map(|cell| en::cell_name(cell, &duplicate.shape));
            format!("{} Correct one of them.", twice(duplicate, &a, &b, locale))
        }
        PuzzleError::Complete => "Every cell is already filled, so there is nothing to solve.".into(),
        PuzzleError::Unsolvable => "This puzzle has no solution. Check the digits against the original.".into(),
        PuzzleError::Ambiguous(..) => {
            "This puzzle has more than one solution, so logic alone can't solve it. Perhaps a given is missing.".into()
        }
        PuzzleError::Undecided => {
            "Stepdoku could not tell in a reasonable time whether this puzzle has exactly one solution. Try adding givens.".into()
        }
    }
}

/// A list with a word before its last entry.
pub(super) fn list(entries: impl Iterator<Item = String>, word: &str) -> String {
    let mut entries: Vec<String> = entries.collect();
    let last = entries.pop().unwrap_or_default();
    format!("{} {word} {last}", entries.join(", "))
}

fn unreadable(error: &ParseError) -> String {
    let place =
        error.at.map_or_else(String::new, |at| format!(" (line {}, character {})", at.line, at.column));
    kind_text(&error.kind, &place)
}

fn kind_text(kind: &ParseErrorKind, place: &str) -> String {
    match kind {
        ParseErrorKind::Empty => "There is no text to read. Paste a puzzle as text, or type it.".into(),
        ParseErrorKind::NoPuzzle => {
            let counts = list(Shape::ALL.into_iter().map(|shape| shape.cell_count().to_string()), "or");
            format!("There is no puzzle in this text. A puzzle is {counts} digits, with dots or zeros for empty cells.")
        }
        ParseErrorKind::TooBig { bytes } => {
            format!("At {}, this text is too long to be a puzzle. Copy only the puzzle.", kilobytes(*bytes))
        }
        ParseErrorKind::TooShort { found, wanted } => format!(
            "There {}, but {} needs {wanted}: {} missing. Perhaps part of it was not copied.",
            cells(*found),
            nearest(*wanted),
            are(wanted - found)
        ),
        ParseErrorKind::TooLong { found, wanted } => format!(
            "There {}, but {} has {wanted}: {} too many{place}.",
            cells(*found),
            nearest(*wanted),
            are(found - wanted)
        ),
        ParseErrorKind::RowLength { row, found, wanted } => {
            format!("Row {row} has {} instead of {wanted}{place}.", counted(*found, "cell", "cells"))
        }
        ParseErrorKind::RowCount { found, wanted } => {
            format!(
                "The text has {} of {wanted} cells instead of {wanted} rows.",
                counted(*found, "row", "rows")
            )
        }
        ParseErrorKind::UnknownSymbol { symbol } => format!(
            "{} isn't a digit{place}. Use 1 to 9 and A to P, with dots or zeros for empty cells.",
            shown(*symbol)
        ),
        ParseErrorKind::NotANumber { word } => {
            format!("“{}” isn't a whole number{place}. Use whole numbers from 1 up, and 0 for an empty cell.", quoted(word))
        }
        ParseErrorKind::DigitTooLarge { number, side } => {
            format!("{} is too large{place}: a {side} by {side} board goes up to {side}.", digit_shown(*number))
        }
        ParseErrorKind::MissingNumber => {
            format!("A number is missing between two commas{place}. Write 0 for an empty cell.")
        }
        ParseErrorKind::Brackets => format!("The brackets do not match{place}."),
        ParseErrorKind::TooDeep { .. } => format!("The brackets are nested too deeply for a grid{place}."),
        ParseErrorKind::SeveralPuzzles { found } => {
            format!("There are {found} puzzles in this text. Paste one of them.")
        }
        ParseErrorKind::Ambiguous(Ambiguity::Zero) => format!(
            "0 could be a digit or an empty cell{place}. Use one character for all empty cells, and count digits from 1."
        ),
        ParseErrorKind::Ambiguous(Ambiguity::LetterX) => {
            format!("X could be a digit or an empty cell{place}. Use dots for empty cells.")
        }
        ParseErrorKind::Foreign(Foreign::WebAddress) => {
            "This is a link to another site, which Stepdoku can't read. Copy the puzzle as one line or as rows of digits."
                .into()
        }
        ParseErrorKind::BadLink => "This link is damaged. Ask for it again.".into(),
        // A later part words the faults that only texts of other programs have.
        _ => format!("This text can't be read{place}."),
    }
}

fn nearest(cells: usize) -> String {
    Shape::from_cell_count(cells).map_or_else(|| "a board".into(), size)
}

fn cells(n: usize) -> String {
    if n == 1 { "is 1 cell".into() } else { format!("are {n} cells") }
}

fn are(n: usize) -> String {
    if n == 1 { "1 is".into() } else { format!("{n} are") }
}

pub(super) fn kilobytes(bytes: usize) -> String {
    format!("{} kB", bytes.div_ceil(1000))
}

/// A readable character as it is, or the code of an invisible one.
fn shown(symbol: char) -> String {
    if is_unseen(symbol) {
        format!("The character U+{:04X}", symbol as u32)
    } else {
        format!("“{symbol}”")
    }
}

/// A word fit for display: of limited length, and with a mark for each invisible character, as one might
/// otherwise reverse the sentence around it.
pub(super) fn quoted(word: &str) -> String {
    let mark = |symbol: char| if is_unseen(symbol) { char::REPLACEMENT_CHARACTER } else { symbol };
    let mut shown: String = word.chars().take(WORD_SHOWN).map(mark).collect();
    if word.chars().nth(WORD_SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

/// Whether a character is invisible by itself: it controls, reorders, joins or marks others, or lacks a
/// common shape.
fn is_unseen(symbol: char) -> bool {
    symbol.is_control()
        || symbol.is_whitespace()
        || matches!(
            symbol,
            // Characters that join, separate, reorder or fill in various scripts.
            '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}' | '\u{115f}'
                | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}'
                | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
            // Marks over and under the character before them.
                | '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
                | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}'
                | '\u{fe20}'..='\u{fe2f}'
            // Characters for private use.
                | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}'
        )
}

/// 12 as "12 (C)".
fn digit_shown(number: u32) -> String {
    match u8::try_from(number).ok().and_then(sudoku_core::Digit::new) {
        Some(digit) if number > 9 => format!("{number} ({})", digit.symbol()),
        _ => number.to_string(),
    }
}

/// The sentence that two cells have the same digit against the rules.
pub(in crate::app::text) fn twice(duplicate: &Duplicate, one: &str, other: &str, locale: Locale) -> String {
    let digit = en::said(duplicate.digit, locale.symbols);
    match duplicate.bond {
        Bond::House(house) => {
            format!("{} has {digit} twice, in {one} and {other}.", capitalised(&en::house_name(house)))
        }
        Bond::Sight(constraint) => {
            let apart = en::rules::rule(constraint).sight.as_ref().map_or("", |sight| sight.apart);
            format!("{} and {other} {apart} and both have {digit}.", capitalised(one))
        }
        Bond::Cage(_) => {
            format!("{} and {other} {} and both have {digit}.", capitalised(one), en::rules::CAGE.apart)
        }
    }
}
