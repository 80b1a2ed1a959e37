//! Checks that rows of cells make one grid, and finds the error if they don't.

use super::cells::Word;
use super::error::{ParseError, ParseErrorKind as Kind};
use sudoku_board::Shape;

/// Returns the shape of a grid with these rows. There is at least one row, and no row is empty.
///
/// One row may be the whole grid. Several rows are rows of the grid, or have one cell each, or are a wrapped
/// line: all of one width, wider than a row, except the last. Anything else is refused even if the number of
/// cells is right, because cells may be missing in one row and added in another.
pub(super) fn shape(rows: &[Vec<Word>]) -> Result<Shape, ParseError> {
    let lengths: Vec<usize> = rows.iter().map(Vec::len).collect();
    let found: usize = lengths.iter().sum();
    let Some(shape) = Shape::from_cell_count(found).filter(|shape| is_likely(rows, shape)) else {
        return Err(misfit(rows, &lengths, found));
    };
    let side = shape.side();
    let all = |length: usize| lengths.iter().all(|&l| l == length);
    let wrapped = || {
        let (last, full) = lengths.split_last().expect("there is a row");
        let width = lengths[0];
        width > side && full.iter().all(|&l| l == width) && *last <= width
    };
    if rows.len() == 1 || all(side) || all(1) || wrapped() {
        return Ok(shape.clone());
    }
    let row = lengths.iter().position(|&l| l != side).expect("not all rows are right");
    Err(row_length(rows, row, side))
}

/// Returns whether the symbols are likely to be a board of the shape that has as many cells. Few people write boards
/// with rectangular boxes, so a shortened 9x9, a rule of dots, or a 9x9 with the numbers of its rows and columns is
/// not taken for one.
fn is_likely(rows: &[Vec<Word>], shape: &Shape) -> bool {
    if shape.has_square_boxes() {
        return true;
    }
    let largest = rows.iter().flatten().map(Word::usual_digit).max().unwrap_or(0) as usize;
    let fits = largest <= shape.side() || rows.len() > 1;
    let counts = |line: &mut dyn Iterator<Item = &Word>| {
        let mut numbers = line.skip(1).map(Word::usual_digit);
        let first = numbers.next().unwrap_or(0);
        first <= 1 && (first + 1..).zip(numbers).all(|(wanted, number)| wanted == number)
    };
    let is_headed = rows.len() == shape.side()
        && Shape::from_side(shape.side() - 1).is_some()
        && (counts(&mut rows[0].iter()) || counts(&mut rows.iter().filter_map(|row| row.first())));
    largest > 0 && fits && !is_headed
}

/// Returns the error for a number of cells that no size has.
fn misfit(rows: &[Vec<Word>], lengths: &[usize], found: usize) -> ParseError {
    if let Some(side) = other_side(rows, lengths, found) {
        return ParseError::whole(Kind::OtherSize { rows: side, columns: side });
    }
    if rows.len() > 1 && Shape::from_cell_count(found).is_some() {
        return ParseError::whole(Kind::NoPuzzle);
    }
    let counts = || Shape::ALL.into_iter().map(Shape::cell_count).filter(|&cells| cells != found);
    // The first of several lines may be a whole board.
    let whole = lengths.first().copied().filter(|&first| first > Shape::S4.cell_count());
    let nearest = whole
        .and_then(|first| counts().find(|&cells| cells == first))
        .or_else(|| counts().min_by_key(|cells| cells.abs_diff(found)))
        .expect("there are sizes");
    if rows.len() > 1 {
        if lengths.iter().all(|&l| l == lengths[0]) && lines_are_grids(rows, lengths[0]) {
            return ParseError::at(rows[1][0].at, Kind::SeveralPuzzles { found: rows.len() });
        }
        let count = |length: usize| lengths.iter().filter(|&&l| l == length).count();
        let usual = Shape::ALL.map(Shape::side).into_iter().max_by_key(|&side| count(side)).unwrap_or(0);
        if count(usual) * 2 >= rows.len() {
            return match lengths.iter().position(|&l| l != usual) {
                Some(row) => row_length(rows, row, usual),
                None if rows.len().is_multiple_of(usual) => {
                    let found = rows.len() / usual;
                    ParseError::at(rows[usual][0].at, Kind::SeveralPuzzles { found })
                }
                None => {
                    let row = usual.min(rows.len() - 1);
                    let kind = Kind::RowCount { found: rows.len(), wanted: usual };
                    ParseError::at(rows[row][0].at, kind)
                }
            };
        }
    }
    let mut words = rows.iter().flatten();
    if found > nearest {
        let surplus = words.nth(nearest).map(|word| word.at);
        ParseError { at: surplus, kind: Kind::TooLong { found, wanted: nearest } }
    } else {
        let end = words.next_back().map(|word| word.at);
        ParseError { at: end, kind: Kind::TooShort { found, wanted: nearest } }
    }
}

/// Returns the side of a board of an unsupported size: as many rows as each has cells, or a line of that many, with no
/// digit that is larger.
fn other_side(rows: &[Vec<Word>], lengths: &[usize], found: usize) -> Option<usize> {
    // A 27x27 has as many cells as a 9x9 has candidates.
    let side = (6..=100).find(|&side| side * side == found && side != 27)?;
    let side = Some(side).filter(|&side| Shape::from_side(side).is_none())?;
    let square = rows.len() == side && lengths.iter().all(|&length| length == side);
    let largest = rows.iter().flatten().filter_map(Word::number).max().unwrap_or(0) as usize;
    (square || (rows.len() == 1 && largest <= side)).then_some(side)
}

/// Returns whether each of several lines of that length is a grid: sixteen cells may also be a row of a 16x16, but not
/// with small digits alone.
fn lines_are_grids(rows: &[Vec<Word>], length: usize) -> bool {
    match Shape::from_cell_count(length) {
        None => false,
        Some(Shape::S4) => {
            let digits = || rows.iter().flatten().filter_map(Word::number);
            digits().next().is_some() && digits().all(|number| number <= 4)
        }
        Some(_) => true,
    }
}

fn row_length(rows: &[Vec<Word>], row: usize, wanted: usize) -> ParseError {
    let words = &rows[row];
    let at = words.get(wanted).or(words.last()).expect("no row is empty").at;
    ParseError::at(at, Kind::RowLength { row: row + 1, found: words.len(), wanted })
}
