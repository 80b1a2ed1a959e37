//! Reading a text with a puzzle, and weighing its candidates against its solutions.

use super::{PROOF_NODES, ReadText, prove};
use sudoku_board::{Cell, DigitSet, Grid};
use sudoku_logic::search::{brute, puzzle::PuzzleError};
use sudoku_notation::{self as notation, Assumption, ParseError, ParseErrorKind, Played, Reading, Rule};

/// Reads the puzzle with that number, counted from 0, in a text, and proves it.
pub(super) fn read(text: &str, number: usize) -> Result<Box<ReadText>, ParseError> {
    let mut reading = notation::read_any(text, number)?;
    let proven = prove(reading.grid.clone());
    // A text without lines between boxes may have others than the usual ones.
    let shape = reading.grid.shape();
    if proven.is_err() && shape.has_usual_boxes() && !shape.has_unknown_rules() {
        for boxed in shape.of_its_size().skip(1).filter_map(|boxed| boxed.with(shape.constraints())) {
            let Some(mut other) = reading.clone().on(&boxed) else { continue };
            if let Ok(proven) = prove(other.grid.clone()) {
                other.assumptions.push(Assumption::OtherBoxes);
                return Ok(Box::new(ReadText { reading: other, proven: Ok(proven) }));
            }
        }
    }
    let solution = proven.as_ref().map(|proven| proven.puzzle.solution());
    weigh_candidates(&mut reading, solution)?;
    Ok(Box::new(ReadText { reading, proven }))
}

/// Compares the candidates of a text with the solution of its givens. Notes in the reading that they lack a right
/// digit.
///
/// # Errors
/// The givens have several solutions, and the candidates are the reason for the refusal: a cell has none left,
/// no solution fits them, or only one does.
pub fn weigh_candidates(
    reading: &mut Reading,
    solution: Result<&Grid, &PuzzleError>,
) -> Result<(), ParseError> {
    let bare = reading.assumptions.iter().find_map(|assumption| match assumption {
        Assumption::NoCandidateIn(cell) => Some(*cell),
        _ => None,
    });
    match (solution, bare) {
        (Ok(solution), None) => {
            let noted = candidates(reading);
            let lacks = |(cell, digits): &(Cell, DigitSet)| {
                solution.get(*cell).is_some_and(|digit| !digits.contains(digit))
            };
            if noted.is_some_and(|noted| noted.iter().any(lacks)) {
                reading.assumptions.push(Assumption::SolutionRuledOut);
            }
        }
        (Err(PuzzleError::Ambiguous(..)), Some(cell)) => {
            let geometry = reading.grid.geometry();
            let (row, column) = (geometry.row(cell) + 1, geometry.column(cell) + 1);
            return Err(refused(ParseErrorKind::NoCandidate { row, column }));
        }
        (Err(PuzzleError::Ambiguous(..)), None) => {
            let solutions = candidates(reading)
                .map(|noted| brute::solve_within(&reading.grid, &noted, &mut brute::budget(PROOF_NODES)));
            match solutions {
                Some(brute::Solutions::One(_)) => {
                    return Err(refused(ParseErrorKind::Variant(Rule::Candidates)));
                }
                Some(brute::Solutions::None) => return Err(refused(ParseErrorKind::NoneFits)),
                _ => {}
            }
        }
        _ => {}
    }
    Ok(())
}

const fn refused(kind: ParseErrorKind) -> ParseError {
    ParseError { at: None, kind }
}

/// Returns the candidates of each empty cell; `None` unless all of these cells have some, or a digit of the player.
fn candidates(reading: &Reading) -> Option<Vec<(Cell, DigitSet)>> {
    let noted = reading.progress.iter().filter_map(|(cell, mark)| match *mark {
        Played::Notes { centre, .. } => Some((*cell, centre)),
        Played::Digit(_) => None,
    });
    let noted: Vec<(Cell, DigitSet)> = noted.filter(|(_, centre)| !centre.is_empty()).collect();
    let known = noted.len() + reading.placed() + reading.grid.filled_count();
    (!noted.is_empty() && known == reading.grid.shape().cell_count()).then_some(noted)
}
