//! Boards with candidates: groups of digits in rows, files of SudoCue, the three grids of Simple Sudoku, and
//! all candidates in one line.

use super::board::{Content, ForeignBoard};
use super::{Answer, symbols};
use crate::{
    Assumption, Format, ParseError, ParseErrorKind as Kind, WORD_SHOWN,
    error::TextPosition,
    source::{self, Class, Glyph, is_blank, is_border},
};
use sudoku_board::{Cell, Digit, DigitSet, Grid, Shape};

/// Reads a text, if it is one of these.
pub(super) fn read(text: &str) -> Option<Answer> {
    if let Some(answer) = line(text) {
        return Some(answer);
    }
    let rows = rows(text);
    three_grids(&rows).or_else(|| board(&rows, None))
}

/// Reads rows of candidates on a board of that shape, whose houses tell which lone digits are givens.
pub(super) fn read_on(text: &str, shape: &Shape) -> Option<Answer> {
    board(&rows(text), Some(shape.clone()))
}

fn rows(text: &str) -> Vec<Vec<Group>> {
    source::lines(text)
        .iter()
        .filter(|line| !is_blank(line) && !is_border(line))
        .map(|line| groups(line))
        .filter(|groups| !groups.is_empty())
        .collect()
}

/// The content of a cell.
struct Group {
    at: TextPosition,
    glyphs: Vec<Glyph>,
    /// Whether a player placed the digit.
    placed: bool,
    /// Its digits; `None` if they do not ascend.
    digits: Option<DigitSet>,
}

/// Returns the groups of a line, separated by spaces and upright borders.
fn groups(line: &[Glyph]) -> Vec<Group> {
    line.split(|glyph| matches!(glyph.class(), Class::Space | Class::Wall))
        .filter_map(|part| Some(group(part.first()?.at, part)))
        .collect()
}

fn group(at: TextPosition, glyphs: &[Glyph]) -> Group {
    // A step shown on the board marks cells and candidates: with a sign before or after the group, a capital
    // letter for its set, and a hyphen before eliminated candidates.
    let letter = |glyph: &Glyph| glyph.symbol.is_ascii_uppercase();
    let mut rest = glyphs;
    let placed = rest.len() == 2 && rest[0].symbol == 'u';
    if placed {
        rest = &rest[1..];
    }
    while let [first, after @ ..] = rest {
        let set = letter(first)
            && after.first().is_some_and(|next| next.symbol.is_ascii_digit())
            && !has_letters(rest);
        if !after.is_empty() && (matches!(first.symbol, '*' | '#' | '@') || set) {
            rest = after;
        } else {
            break;
        }
    }
    let digits = ascending(rest.iter().map(|glyph| glyph.symbol).filter(|&symbol| symbol != '-'));
    // A hyphen alone isn't a candidate.
    let digits = digits.filter(|digits| !digits.is_empty() || rest.iter().all(|glyph| glyph.symbol != '-'));
    Group { at, glyphs: glyphs.to_vec(), placed, digits }
}

/// Returns whether letters follow the first symbol, so that the first is a digit as well.
fn has_letters(glyphs: &[Glyph]) -> bool {
    glyphs.iter().skip(1).any(|glyph| glyph.symbol.is_ascii_alphabetic())
}

/// Reads ascending symbols as a set of digits; empty for one sign of an empty cell.
fn ascending(symbols: impl Iterator<Item = char> + Clone) -> Option<DigitSet> {
    let all: Option<Vec<Digit>> = symbols.clone().map(symbols::digit).collect();
    if let Some(digits) = all {
        return digits.windows(2).all(|two| two[0] < two[1]).then(|| digits.into_iter().collect());
    }
    let mut symbols = symbols;
    let empty = symbols.next().is_some_and(symbols::is_cell) && symbols.next().is_none();
    empty.then_some(DigitSet::EMPTY)
}

impl Group {
    fn len(&self) -> usize {
        self.digits.map_or(self.glyphs.len(), DigitSet::len)
    }

    fn fault(&self) -> ParseError {
        let word = self.glyphs.iter().take(WORD_SHOWN).map(|glyph| glyph.symbol).collect();
        ParseError::at(self.at, Kind::NotCandidates { word })
    }

    /// Returns whether the group is a decimal number, even one too large for the board, or an empty cell.
    fn is_number(&self) -> bool {
        let short = self.glyphs.len() <= 2;
        (short && self.glyphs.iter().all(|glyph| glyph.symbol.is_ascii_digit()))
            || self.digits == Some(DigitSet::EMPTY)
    }

    /// Returns whether the group can be a cell in a list of decimal numbers.
    fn may_be_number(&self, side: usize) -> bool {
        let text: String = self.glyphs.iter().map(|glyph| glyph.symbol).collect();
        matches!(text.as_str(), "." | "_" | "x" | "*")
            || text.parse::<usize>().is_ok_and(|number| number <= side)
    }
}

/// Reads a board in rows, or in one line of as many groups as it has cells.
fn board(rows: &[Vec<Group>], on: Option<Shape>) -> Option<Answer> {
    let first = rows.first()?;
    // Sixteen groups alone are a board, and more of them a row.
    let whole = Shape::from_cell_count(first.len());
    let shape = whole.filter(|_| rows.len() == 1).or_else(|| Shape::from_side(first.len())).or(whole)?;
    let side = shape.side();
    let one_line = first.len() != side;
    let wanted = if one_line { 1 } else { side };
    // Groups of several candidates settle the meaning; if all can be numbers, they are. A board with player's
    // marks has candidates in each empty cell.
    let cells = || rows.iter().take(wanted).flatten();
    let fine = |group: &&Group| group.digits.is_some();
    let several = cells().filter(fine).filter(|group| group.len() > 1).count() > 1;
    let marked = cells().any(|group| group.placed);
    let meant = several || marked && cells().all(|group| group.digits != Some(DigitSet::EMPTY));
    // Numbers that do not ascend are numbers, even if too large.
    let numbers = cells().all(|group| group.may_be_number(side))
        || (cells().all(Group::is_number) && cells().any(|group| group.digits.is_none()));
    if !meant || numbers || cells().filter(fine).count() * 2 < cells().count() {
        return None;
    }
    let shape = on.filter(|on| on.usual() == shape).unwrap_or_else(|| shape.clone());
    Some(fill(&shape, rows, one_line))
}

fn fill(shape: &Shape, rows: &[Vec<Group>], one_line: bool) -> Answer {
    let side = shape.side();
    let wanted = if one_line { 1 } else { side };
    let width = if one_line { shape.cell_count() } else { side };
    for (row, groups) in rows.iter().take(wanted).enumerate() {
        if let Some(group) = groups.iter().find(|group| group.digits.is_none()) {
            return Err(group.fault());
        }
        if groups.len() != width {
            let at = groups.get(width).or(groups.last()).map(|group| group.at);
            return Err(ParseError {
                at,
                kind: Kind::RowLength { row: row + 1, found: groups.len(), wanted: width },
            });
        }
    }
    if rows.len() < wanted {
        let at = rows.last().and_then(|groups| groups.last()).map(|group| group.at);
        return Err(ParseError { at, kind: Kind::RowCount { found: rows.len(), wanted } });
    }
    let groups = || rows.iter().take(wanted).flatten();
    let too_large = groups().find_map(|group| {
        let large = group.digits?.iter().find(|digit| digit.index() >= side)?;
        let kind = Kind::DigitTooLarge { number: u32::from(large.number()), side };
        Some(ParseError::at(group.at, kind))
    });
    if let Some(error) = too_large {
        return Err(error);
    }
    let candidates: Vec<DigitSet> = groups().map(|group| group.digits.unwrap_or_default()).collect();
    let mut board = ForeignBoard::of_candidates(shape, &candidates);
    let mut by_player = false;
    for (cell, group) in Cell::all(shape).zip(groups()) {
        if let (true, Some(digit)) = (group.placed, group.digits.and_then(DigitSet::single)) {
            board.put(cell, Content::Placed(digit));
            by_player = true;
        }
    }
    let format = if by_player { Format::Sdx } else { Format::Candidates };
    let assumed = (!by_player).then_some(Assumption::LoneDigitsAreGivens);
    let rest = (rows.len() > wanted).then_some(Assumption::RestIgnored);
    Ok(board.reading(format, assumed.into_iter().chain(rest).collect()))
}

/// Reads two or three grids in a row: the givens, the givens with placed digits, and the candidates.
fn three_grids(rows: &[Vec<Group>]) -> Option<Answer> {
    let symbols =
        |row: &[Group]| -> Vec<Glyph> { row.iter().flat_map(|group| group.glyphs.iter().copied()).collect() };
    let shape = Shape::from_side(symbols(rows.first()?).len())?;
    let side = shape.side();
    if rows.len() != 2 * side && rows.len() != 3 * side {
        return None;
    }
    let grid = |rows: &[Vec<Group>]| -> Option<Grid> {
        let cells = rows.iter().map(|row| symbols(row)).map(|row| (row.len() == side).then_some(row));
        let cells: Vec<Glyph> = cells.collect::<Option<Vec<_>>>()?.into_iter().flatten().collect();
        let fits = cells.iter().all(|glyph| symbols::is_cell(glyph.symbol));
        let digits = cells.iter().map(|glyph| symbols::digit(glyph.symbol));
        let fits = fits && digits.clone().flatten().all(|digit| digit.index() < side);
        if fits { Grid::from_cells(digits.collect()) } else { None }
    };
    let givens = grid(&rows[..side])?;
    let second = grid(&rows[side..2 * side]);
    let has_all = |other: &Grid| givens.filled().all(|(cell, digit)| other.get(cell) == Some(digit));
    // A different puzzle is refused, and so is a solved one.
    let more = |other: &Grid| rows.len() == 3 * side || other.filled_count() > givens.filled_count();
    let placed = second.as_ref().filter(|second| has_all(second) && more(second) && !second.is_full());
    let candidates = match (placed, rows.len() == 3 * side) {
        (Some(_), false) => None,
        (Some(_), true) => Some(&rows[2 * side..]),
        (None, false) => Some(&rows[side..]),
        (None, true) => return None,
    };
    let mut board = ForeignBoard::empty(shape);
    if let Some(rows) = candidates {
        let groups: Vec<&Group> = rows.iter().flatten().collect();
        let fits = rows.iter().all(|row| row.len() == side)
            && groups.iter().any(|group| group.len() > 1)
            && groups.iter().all(|group| {
                group.digits.is_some_and(|digits| digits.iter().all(|digit| digit.index() < side))
            });
        if !fits {
            return None;
        }
        for (cell, group) in Cell::all(shape).zip(groups) {
            board.put(cell, Content::candidates(group.digits.unwrap_or_default()));
        }
    }
    for (cell, digit) in placed.into_iter().flat_map(Grid::filled) {
        board.put(cell, Content::Placed(digit));
    }
    for (cell, digit) in givens.filled() {
        board.put(cell, Content::Given(digit));
    }
    Some(Ok(board.reading(Format::Block, Vec::new())))
}

/// Reads all candidates, with as many symbols for each cell as the size has digits: a digit in its place, or a sign
/// that it is gone.
fn line(text: &str) -> Option<Answer> {
    let mut cells = text.chars().filter(|symbol| !symbol.is_whitespace());
    let plain = cells.clone().all(symbols::is_cell);
    let shape = Shape::ALL
        .into_iter()
        .find(|shape| text.len() >= shape.side().pow(3) && cells.clone().count() == shape.side().pow(3))?;
    let side = shape.side();
    if !plain {
        return None;
    }
    let mut candidates = Vec::with_capacity(shape.cell_count());
    let mut bare = Vec::new();
    for cell in Cell::all(shape) {
        let mut digits = DigitSet::EMPTY;
        for place in 0..side {
            match symbols::digit(cells.next()?) {
                Some(digit) if digit.index() == place => digits = digits.with(digit),
                Some(_) => return None,
                None => {}
            }
        }
        if digits.is_empty() {
            bare.push(cell);
        }
        candidates.push(digits);
    }
    // A few cells may have lost all of their candidates.
    if bare.len() * 4 > candidates.len() {
        return None;
    }
    // If each cell has one digit or all of them, nothing is eliminated yet, and the single digits are the
    // givens.
    if candidates.iter().all(|digits| digits.len() == 1 || digits.len() == side) {
        candidates
            .iter_mut()
            .filter(|digits| digits.len() == side)
            .for_each(|digits| *digits = DigitSet::EMPTY);
    }
    let board = ForeignBoard::of_candidates(shape, &candidates);
    let bare = bare.first().map(|&cell| Assumption::NoCandidateIn(cell));
    let assumed = [Assumption::LoneDigitsAreGivens].into_iter().chain(bare).collect();
    Some(Ok(board.reading(Format::CandidateLine, assumed)))
}
