//! A second group of symbols beside a puzzle, as long as a board: the regions of a jigsaw, the solution, or
//! something else.

use super::Answer;
use crate::{Assumption, read_plain};
use sudoku_board::{Grid, Shape};

/// The meaning of a group of as many symbols as a puzzle has cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Second {
    /// The regions of a jigsaw, on the shape with these.
    Regions(Shape),
    /// A full board with the puzzle's givens that keeps all rules.
    Solution,
    /// A full board that is meant as the solution and is none.
    WrongSolution,
    /// Anything else.
    Unknown,
}

/// Returns the meaning of a group of symbols beside a puzzle.
pub(super) fn meant(puzzle: &Grid, group: &str) -> Second {
    if let Some(shape) = regions(puzzle.shape(), group) {
        return Second::Regions(shape);
    }
    match read_plain(group).map(|reading| reading.grid) {
        Ok(full) if full.is_full() && full.shape() == puzzle.shape().usual() => {
            let own = full.on(puzzle.shape());
            let fits = own.as_ref().is_some_and(|own| puzzle.agrees_with(own));
            match own {
                Some(own) if fits && own.is_solution() => Second::Solution,
                Some(own) if fits || own.is_solution() => Second::WrongSolution,
                _ => Second::Unknown,
            }
        }
        Ok(_) | Err(_) => Second::Unknown,
    }
}

/// Returns the shape with the regions that a group of symbols names, one for each cell; `None` unless the regions are
/// in few pieces, as the digits of a board never are.
pub(super) fn regions(shape: &Shape, group: &str) -> Option<Shape> {
    if shape.regions().is_some() || !are_regions(shape, group.as_bytes()) {
        return None;
    }
    shape.classic().with_regions(group.as_bytes()).ok()?.with(shape.constraints())
}

/// Returns whether these are as many names as digits, each for as many cells, in few pieces.
fn are_regions(shape: &Shape, names: &[u8]) -> bool {
    let side = shape.side();
    let mut sorted = names.to_vec();
    sorted.sort_unstable();
    let mut groups = sorted.chunk_by(|one, other| one == other);
    names.len() == shape.cell_count()
        && names.iter().all(u8::is_ascii_alphanumeric)
        && groups.all(|group| group.len() == side)
        && pieces(shape, names) <= 2 * side
}

/// Returns the number of pieces that cells of the same name form.
fn pieces(shape: &Shape, names: &[u8]) -> usize {
    let side = shape.side();
    let mut of: Vec<usize> = (0..names.len()).collect();
    let pairs =
        (0..side).flat_map(|line| (1..side).map(move |place| (line, place))).flat_map(|(line, place)| {
            let geometry = shape.geometry();
            let cell = |row, column| geometry.cell(row, column).index();
            [(cell(line, place - 1), cell(line, place)), (cell(place - 1, line), cell(place, line))]
        });
    for (one, other) in pairs.filter(|&(one, other)| names[one] == names[other]) {
        let (one, other) = (of[one], of[other]);
        of.iter_mut().filter(|piece| **piece == other).for_each(|piece| *piece = one);
    }
    of.sort_unstable();
    of.dedup();
    of.len()
}

/// Returns whether a group names the regions of a board of any size.
pub(super) fn is_regions(group: &str) -> bool {
    Shape::from_cell_count(group.len()).is_some_and(|shape| are_regions(shape, group.as_bytes()))
}

/// Reads a text of two groups, a puzzle and another group as long, or of twice as many rows as a board has. `None` if
/// the second group is the solution, or another puzzle.
pub(super) fn read(text: &str) -> Option<Answer> {
    let apart = |symbol: char| symbol.is_whitespace() || matches!(symbol, ',' | ';' | '|');
    let words: Vec<&str> =
        text.split(apart).filter(|word| !word.is_empty()).take(2 * Shape::MOST_DIGITS + 1).collect();
    let (first, second, lines) = if let [first, second] = words[..] {
        let line = text.trim();
        (first.to_owned(), second.to_owned(), line.contains(['\n', '\r']))
    } else {
        let side = words.len().checked_div(2)?;
        let rows = words.len() == 2 * side && words.iter().all(|word| word.len() == side);
        Shape::from_side(side).filter(|_| rows)?;
        (words[..side].concat(), words[side..].concat(), true)
    };
    let shape = Shape::from_cell_count(first.len()).filter(|_| first.is_ascii())?;
    if first.len() != second.len() {
        // A board and a part of another group are no larger board.
        let joined = shape > Shape::S4 && Shape::from_cell_count(first.len() + second.len()).is_some();
        let mut reading = read_plain(&first).ok().filter(|reading| joined && !reading.grid.is_full())?;
        reading.assumptions.push(Assumption::GroupIgnored);
        return Some(Ok(reading));
    }
    if is_regions(&first) {
        return by_regions(&second, &first).filter(|_| shape > Shape::S4);
    }
    let mut reading = read_plain(&first).ok().filter(|reading| !reading.grid.is_full())?;
    match meant(&reading.grid, &second) {
        Second::Regions(_) => by_regions(&first, &second),
        // Two lines are a list.
        _ if lines
            || shape == Shape::S4
            || !second.bytes().all(|symbol| symbol.is_ascii_alphanumeric() && symbol != b'0') =>
        {
            None
        }
        Second::Solution => None,
        Second::WrongSolution => {
            reading.assumptions.push(Assumption::WrongSolution);
            Some(Ok(reading))
        }
        Second::Unknown => {
            reading.assumptions.push(Assumption::GroupIgnored);
            Some(Ok(reading))
        }
    }
}

/// Reads a puzzle on these regions.
fn by_regions(puzzle: &str, regions_of: &str) -> Option<Answer> {
    let mut reading = read_plain(puzzle).ok().filter(|reading| !reading.grid.is_full())?;
    let shape = regions(reading.grid.shape(), regions_of)?;
    reading.grid = reading.grid.on(&shape)?;
    reading.other = None;
    Some(Ok(reading))
}
