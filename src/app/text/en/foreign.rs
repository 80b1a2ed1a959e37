//! The words about texts of other programs: the content that Stepdoku read, and the parts that it can't read.

use super::{
    counted,
    playing::{FILE_REFUSED, LINK_REFUSED, PASTE_REFUSED},
    refusals::{self, kilobytes, list, quoted},
    size,
};
use sudoku_core::explain::{Locale, capitalised, en};
use sudoku_core::notation::{Assumption, Foreign, Format, ParseError, ParseErrorKind, Part, Reading, Rule};
use sudoku_core::{CagesError, Shape, cages::CageFault};
use sudoku_play::ui::{Notice, Refusal, Undrawn};

/// A notice, in its later words where it has some.
pub(super) fn notice(notice: &Notice, locale: Locale) -> String {
    match notice {
        Notice::ReadAs { reading, last_kept } => {
            let shape = reading.grid.shape();
            let assumed = reading.assumptions.iter().map(|&assumption| assumed(assumption, shape));
            let kept = last_kept.then(|| "Your last game is under Games.".to_owned());
            [read_from(reading)].into_iter().chain(assumed).chain(kept).collect::<Vec<_>>().join(" ")
        }
        Notice::LinkRefused(why) => format!("{LINK_REFUSED} {}", refusals::refusal(why, locale)),
        Notice::PasteRefused(why) => format!("{PASTE_REFUSED} {}", refusal(why, locale)),
        Notice::FileRefused(why) => format!("{FILE_REFUSED} {}", refusal(why, locale)),
        Notice::BecameItsOwn => {
            "This game is open in another tab. From here on, yours is saved as a separate game.".into()
        }
        Notice::DeletedElsewhere => {
            "This game was deleted in another tab. From here on, yours is saved as a separate game.".into()
        }
        Notice::NotDrawn(Undrawn::Shown) => {
            "The drawing is not shown: this page takes something in it for code. Your texts and puzzles are unchanged. Reload the page and try again.".into()
        }
        Notice::NotDrawn(Undrawn::Printed) => {
            "Nothing was printed: this page takes something in it for code. Your texts and puzzles are unchanged. Reload the page and try again.".into()
        }
        Notice::Barred(kind) => crate::app::text::later().assignment.refused(*kind).into(),
        _ => super::playing::notice(notice),
    }
}

/// The reason of a refusal, in its later words where it has some.
pub(super) fn refusal(refusal: &Refusal, locale: Locale) -> String {
    foreign(refusal).unwrap_or_else(|| refusals::refusal(refusal, locale))
}

fn foreign(refusal: &Refusal) -> Option<String> {
    let Refusal::Unreadable(ParseError { at, kind }) = refusal else { return None };
    let place = at.map_or_else(String::new, |at| format!(" (line {}, character {})", at.line, at.column));
    Some(match kind {
        ParseErrorKind::Foreign(foreign @ (Foreign::Picture | Foreign::Pdf | Foreign::Packed)) => format!(
            "That is {}. Stepdoku reads text: copy the puzzle as one line or as rows of digits, or enter it by hand.",
            foreign_name(*foreign)
        ),
        ParseErrorKind::Foreign(foreign) => format!(
            "This is {}, which Stepdoku can't read. Copy the puzzle as one line or as rows of digits.",
            foreign_name(*foreign)
        ),
        ParseErrorKind::NotCandidates { word } => format!(
            "“{}” isn't a group of candidates{place}. Write the candidates of a cell as ascending digits.",
            quoted(word)
        ),
        ParseErrorKind::Variant(rule) => {
            format!("This puzzle has {}. Stepdoku can't read that, and without it this would be another puzzle.", rule_name(rule))
        }
        ParseErrorKind::OtherSize { rows, columns } if rows == columns => {
            format!("{rows}×{columns} is not supported yet. {}", sizes())
        }
        ParseErrorKind::OtherSize { rows, columns } => format!(
            "This board has {} and {}. {}",
            counted(*rows, "row", "rows"),
            counted(*columns, "column", "columns"),
            sizes()
        ),
        ParseErrorKind::OtherBoxes { rows, columns } => format!(
            "The boxes of this board have {} and {}, which no size here has. {}",
            counted(*rows, "row", "rows"),
            counted(*columns, "column", "columns"),
            sizes()
        ),
        ParseErrorKind::OpenRegions => {
            "This is a jigsaw, but its regions can't be read. Copy the whole drawing, or one puzzle with one digit for the region of each cell.".into()
        }
        ParseErrorKind::Cages(fault) => cage_fault(*fault),
        ParseErrorKind::NoCandidate { row, column } => format!(
            "Row {row} column {column} has no candidate left, so this position has no solution. Check the candidates that were removed."
        ),
        ParseErrorKind::NoneFits => {
            "No solution fits the candidates of this position. Check the candidates that were removed.".into()
        }
        ParseErrorKind::Damaged => "This text is damaged or incomplete. Copy all of it again.".into(),
        ParseErrorKind::UnpacksTooLarge { most } => format!(
            "This text unpacks to far more than a puzzle needs, over {}, so it was not read.",
            kilobytes(*most)
        ),
        _ => return None,
    })
}

/// The sizes of boards.
fn sizes() -> String {
    format!("Stepdoku plays {}.", list(Shape::ALL.into_iter().map(size), "and"))
}

/// What is wrong with a cage of a killer.
fn cage_fault(CagesError { fault, cage, cells, sum }: CagesError) -> String {
    let number = cage + 1;
    match fault {
        CageFault::Many => format!("This killer has {cage} cages, more than the board has cells."),
        CageFault::Empty => {
            format!("Cage {number} of this killer has no cells. Copy the whole puzzle again.")
        }
        CageFault::Outside => format!("Cage {number} of this killer has a cell outside the board."),
        CageFault::Twice => {
            format!("Cage {number} of this killer has a cell twice. Name each of its cells once.")
        }
        CageFault::Large => format!(
            "Cage {number} of this killer has {cells} cells, and there are fewer different digits. Give it fewer cells."
        ),
        CageFault::Sum => format!(
            "Cage {number} of this killer needs {sum} in {}, and no different digits add up to that. Check its sum.",
            counted(cells.into(), "cell", "cells")
        ),
    }
}

const fn foreign_name(foreign: Foreign) -> &'static str {
    match foreign {
        Foreign::OnServer => "a link to a puzzle kept on another site",
        Foreign::HodokuFile => "a HoDoKu file of settings or a saved game",
        Foreign::SoloSeed => "a random seed from Simon Tatham's Solo",
        Foreign::WebAddress => "a link to another site",
        Foreign::Picture => "a picture",
        Foreign::Pdf => "a PDF",
        Foreign::Packed => "a packed file",
    }
}

/// A puzzle's rule beside those of Sudoku, after "has".
fn rule_name(rule: &Rule) -> String {
    match rule {
        Rule::Diagonals => "diagonals",
        Rule::Windows => "extra boxes inside the grid",
        Rule::Jigsaw => "jigsaw regions",
        Rule::ExtraRegions => "extra regions",
        Rule::AntiKnight => "an anti-knight rule",
        Rule::AntiKing => "an anti-king rule",
        Rule::NonConsecutive => "a rule against consecutive neighbours",
        Rule::Cages => "killer cages",
        Rule::Thermometers => "thermometers",
        Rule::Arrows => "arrows",
        Rule::LittleKiller => "little killer sums",
        Rule::Sandwich => "sandwich sums",
        Rule::Dots => "Kropki dots",
        Rule::Xv => "XV pairs",
        Rule::Parity => "even and odd cells",
        Rule::Palindromes => "palindromes",
        Rule::Quadruples => "quadruples",
        Rule::Clones => "clones",
        Rule::Lines => "lines with a rule of their own",
        Rule::Shaded => "shaded cells, which may carry a rule",
        Rule::Drawn => "marks drawn on the grid, which may carry a rule",
        Rule::Candidates => "candidates as part of the puzzle",
        Rule::OtherGame => "the rules of another game",
        Rule::Other(name) => return format!("a rule called “{}”", quoted(name)),
    }
    .into()
}

/// The format of a text, and its remarks.
fn read_from(reading: &Reading) -> String {
    let mut parts = vec![counted(reading.grid.filled_count(), "given", "givens")];
    if reading.placed() > 0 {
        parts.push(counted(reading.placed(), "placed digit", "placed digits"));
    }
    if reading.has_notes() {
        parts.push("notes".into());
    }
    let last = parts.pop().unwrap_or_default();
    let parts = if parts.is_empty() { last } else { format!("{} and {last}", parts.join(", ")) };
    let said =
        format!("Read as {}: {} with {parts}.", format_name(reading.format), size(reading.grid.shape()));
    match reading.part {
        Some(Part { number, of }) => format!("{said} It is puzzle {} of {of}.", number + 1),
        None => said,
    }
}

/// How a text is written, after "Read as".
const fn format_name(format: Format) -> &'static str {
    match format {
        Format::Line => "one line",
        Format::Rows => "rows",
        Format::Block => "a drawn grid",
        Format::List => "a list of numbers",
        Format::Matrix => "lists in brackets",
        Format::Sdk => "an SDK file",
        Format::Link => "a Stepdoku link",
        Format::Candidates => "a grid of candidates",
        Format::CandidateLine => "a line of candidates",
        Format::Sdx => "an SDX file",
        Format::Hodoku => "a HoDoKu library line",
        Format::Position => "a line with placed digits",
        Format::Gsf => "a list with commas",
        Format::SudokuWiki => "a SudokuWiki link",
        Format::SudokuPad => "a SudokuPad link",
        Format::FPuzzles => "an f-puzzles link",
        Format::SudokuCoach => "a sudoku.coach link",
        Format::SudokuExchange => "a SudokuExchange link",
        Format::Penpa => "a Penpa link",
        Format::Solo => "a game of Solo",
        Format::OpenSudoku => "an OpenSudoku file",
        Format::Iss => "an Interactive Sudoku Solver link",
        Format::Ipuz => "an ipuz file",
        Format::SumoCue => "a SumoCue line",
        Format::Killer => "a killer in a line",
        Format::KSudoku => "a KSudoku file",
    }
}

/// An assumption made in reading a text.
fn assumed(assumption: Assumption, shape: &Shape) -> String {
    match assumption {
        Assumption::LettersAreDigits => "Letters were read as digits: A as 1, B as 2 and so on.",
        Assumption::DigitsFromZero => "Digits were read as starting at 0: 0 is shown as 1, 1 as 2 and so on.",
        Assumption::ZerosAreEmpty => "Each 0 was read as an empty cell.",
        Assumption::BlanksAreEmpty => "Blanks were read as empty cells.",
        Assumption::RestIgnored => "The text after the puzzle was left out.",
        Assumption::OtherSectionsIgnored => {
            "Only the givens were read; digits and notes in other sections of the text were left out."
        }
        Assumption::LoneDigitsAreGivens => "Digits alone in their cell were read as givens.",
        Assumption::LoneDigitsArePlaced => "Candidates alone in their cell were read as placed digits.",
        Assumption::AroundIgnored => "The text around the puzzle was left out.",
        Assumption::SignIsEmpty(sign) => return format!("Each “{sign}” was read as an empty cell."),
        Assumption::LettersOAreEmpty => "Each letter O was read as 0, an empty cell.",
        Assumption::LettersLAreOnes => "Each letter l or I was read as 1.",
        Assumption::OtherBoxes => {
            return format!(
                "It was read with boxes of {} rows and {} columns: with the usual ones it has no single solution.",
                shape.box_rows(),
                shape.box_columns()
            );
        }
        Assumption::WrongSolution => "The full board beside the puzzle isn't its solution, and was left out.",
        Assumption::GroupIgnored => "A second group of symbols was left out.",
        Assumption::EndsAreEmpty => "The cells missing at the ends of rows were read as empty.",
        Assumption::OthersUnread => "Other parts of the text look like puzzles, but can't be read.",
        Assumption::NoCandidateIn(cell) => {
            return format!("{} has no candidate left.", capitalised(&en::cell_name(cell, shape)));
        }
        Assumption::SolutionRuledOut => "The candidates leave out the right digit of at least one cell.",
    }
    .into()
}
