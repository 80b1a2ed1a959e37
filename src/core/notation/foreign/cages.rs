//! Cages in the texts of other programs, and the texts of killers alone.
//!
//! * A sign for each cell of a 9×9: the sum of its cage, in figures, capital and small letters, or an arrow to a
//!   neighbour in the same cage.
//! * A number for each cell behind `3x3::k:`: the sum of its cage above a byte, and in it the number of the cage.
//! * A letter for the cage of each cell, and the sums in the order of the letters.
//! * SudokuWiki's pages of killers: a colour for each cell, of which neighbours of one cage share one, and two figures
//!   for the sum in one cell of each cage.
//! * Files of `KSudoku`.

use super::{
    Answer, Rule,
    board::{Content, ForeignBoard},
    object::Object,
};
use crate::{
    Format, ParseError, ParseErrorKind as Kind,
    boards::killers::{ADDED, ALONE},
};
use sudoku_board::{CagesError, Cell, Constraint, Constraints, Digit, Shape, cages::CageFault};

/// The most elements of a file with one killer.
const MOST_NODES: u32 = 2_000;

/// The cells of cages, each with its sum.
pub(super) type Cages = Vec<(Vec<Cell>, Option<u16>)>;

fn damaged() -> ParseError {
    ParseError::whole(Kind::Damaged)
}

/// Returns the shape with these cages.
pub(super) fn on(shape: &Shape, cages: Cages) -> Result<Shape, ParseError> {
    shape.with_cages(cages).map_err(|error| ParseError::whole(Kind::Cages(error)))
}

/// Returns the cell in that row and column, from 0; `None` outside the board.
pub(super) fn cell(shape: &Shape, row: usize, column: usize) -> Option<Cell> {
    let inside = row < shape.side() && column < shape.side();
    inside.then(|| shape.geometry().cell(row, column))
}

/// Returns the row and the column, from 0, that a text like `R4C7` names.
pub(super) fn named(text: &str) -> Option<(usize, usize)> {
    let (row, column) = text.strip_prefix(['R', 'r'])?.split_once(['C', 'c'])?;
    let number = |text: &str| text.parse::<usize>().ok();
    // Zero becomes a line that no board has.
    Some((number(row)?.wrapping_sub(1), number(column)?.wrapping_sub(1)))
}

/// Returns the cells of a cage in these rows and columns; an error that names the cage, by its number from 0, if one is
/// outside the board.
pub(super) fn on_board(
    shape: &Shape,
    cage: usize,
    lines: &[(usize, usize)],
) -> Result<Vec<Cell>, ParseError> {
    let cells = lines.iter().map(|&(row, column)| cell(shape, row, column)).collect::<Option<_>>();
    let fault =
        CagesError { fault: CageFault::Outside, cage: cage as u16, cells: lines.len() as u16, sum: 0 };
    cells.ok_or(ParseError::whole(Kind::Cages(fault)))
}

/// Returns the sum of a cage that an object states: a whole number, or nothing.
pub(super) fn sum(value: Option<&Object>) -> Result<Option<u16>, ParseError> {
    let Some(value) = value.filter(|value| !value.is_idle()) else { return Ok(None) };
    let number = value.number().and_then(|number| u16::try_from(number).ok());
    // Another text is a remark with a meaning of its own.
    let other = || ParseError::whole(Kind::Variant(Rule::named(value.written().unwrap_or("cage"))));
    number.map(Some).ok_or_else(other)
}

/// Returns the reading of a killer without givens.
fn killer(shape: &Shape, cages: Cages, format: Format) -> Answer {
    Ok(ForeignBoard::empty(&on(shape, cages)?).reading(format, Vec::new()))
}

/// Returns the cages of the cells with the same group, in the order of their first cells; `None` is in no cage.
fn grouped<T: PartialEq>(groups: impl Iterator<Item = Option<T>>) -> Vec<(T, Vec<Cell>)> {
    let mut all: Vec<(T, Vec<Cell>)> = Vec::new();
    for (cell, group) in groups.enumerate() {
        let Some(group) = group else { continue };
        match all.iter_mut().find(|(own, _)| *own == group) {
            Some((_, cells)) => cells.push(Cell::at(cell)),
            None => all.push((group, vec![Cell::at(cell)])),
        }
    }
    all
}

/// Reads a text of a killer alone, if it is one.
pub(super) fn read(text: &str) -> Option<Answer> {
    arrows(text).or_else(|| numbers(text)).or_else(|| letters(text)).or_else(|| k_sudoku(text))
}

/// Reads a sign for each cell: a sum, or an arrow.
fn arrows(text: &str) -> Option<Answer> {
    let shape = Shape::S9;
    let signs: Vec<char> = text.chars().collect();
    let is_arrow = |sign: &char| matches!(sign, '<' | '>' | '^' | 'v' | '`' | '\'' | ',' | '.');
    let fits = |sign: &char| matches!(sign, '0'..='9' | 'A'..='Z' | 'a'..='j') || is_arrow(sign);
    // Fewer arrows are another text, and a sudoku has none of these three.
    let many = signs.iter().filter(|sign| matches!(sign, '<' | '>' | '^')).count();
    let is_about_whole = signs.len().abs_diff(shape.cell_count()) <= shape.side();
    if !is_about_whole || many * 4 < signs.len() || !signs.iter().all(fits) {
        return None;
    }
    if signs.len() != shape.cell_count() {
        let (found, wanted) = (signs.len(), shape.cell_count());
        let kind =
            if found < wanted { Kind::TooShort { found, wanted } } else { Kind::TooLong { found, wanted } };
        return Some(Err(ParseError::whole(kind)));
    }
    let next = |at: usize| -> Option<usize> {
        // One line up or left is the line before, which the first line lacks.
        let (before, same, after) = (usize::MAX, 0, 1);
        let (down, across) = match signs[at] {
            '<' => (same, before),
            '>' => (same, after),
            '^' => (before, same),
            'v' => (after, same),
            '`' => (before, before),
            '\'' => (before, after),
            ',' => (after, before),
            '.' => (after, after),
            _ => return Some(at),
        };
        let (geometry, cell) = (shape.geometry(), Cell::at(at));
        let [row, column] = [(geometry.row(cell), down), (geometry.column(cell), across)]
            .map(|(line, by)| line.wrapping_add(by));
        self::cell(shape, row, column).map(Cell::index)
    };
    let head = |at: usize| -> Option<usize> {
        let mut at = at;
        for _ in 0..shape.cell_count() {
            let to = next(at)?;
            if to == at {
                return Some(at);
            }
            at = to;
        }
        None
    };
    let Some(heads) = (0..signs.len()).map(head).collect::<Option<Vec<usize>>>() else {
        return Some(Err(damaged()));
    };
    let sum = |head: usize| match signs[head] {
        sign @ '0'..='9' => sign as u16 - '0' as u16,
        sign @ 'A'..='Z' => sign as u16 - 'A' as u16 + 10,
        sign => sign as u16 - 'a' as u16 + 36,
    };
    let cages = grouped(heads.into_iter().map(|head| (sum(head) > 0).then_some(head)));
    let cages = cages.into_iter().map(|(head, cells)| (cells, Some(sum(head)))).collect();
    Some(killer(shape, cages, Format::Killer))
}

/// Reads a number for each cell behind the form of the boxes and the rules.
fn numbers(text: &str) -> Option<Answer> {
    let mut parts = text.split(':');
    let (rows, columns) = parts.next()?.split_once('x')?;
    let (options, is_killer) = (parts.next()?, parts.next()?);
    if is_killer != "k" || !options.chars().all(|option| option.is_ascii_alphabetic()) {
        return None;
    }
    let (rows, columns): (usize, usize) = (rows.parse().ok()?, columns.parse().ok()?);
    let shape = Shape::from_box(rows, columns)
        .ok_or(ParseError::whole(Kind::OtherBoxes { rows, columns }))
        .and_then(|shape| match options {
            "" => Ok(shape),
            "d" => shape.with(Constraints::NONE.with(Constraint::Diagonals)).ok_or_else(damaged),
            other => Err(ParseError::whole(Kind::Variant(Rule::named(other)))),
        });
    let fields: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    Some(shape.and_then(|shape| {
        let values: Vec<u16> =
            fields.iter().map(|field| field.parse().ok()).collect::<Option<_>>().ok_or_else(damaged)?;
        let (found, wanted) = (values.len(), shape.cell_count());
        if found != wanted {
            let kind = if found < wanted {
                Kind::TooShort { found, wanted }
            } else {
                Kind::TooLong { found, wanted }
            };
            return Err(ParseError::whole(kind));
        }
        // The lower byte numbers the cage. A cell in no cage with a sum has nothing above it.
        let sum = |value: u16| value >> u8::BITS;
        let cages = grouped(values.into_iter().map(|value| (sum(value) > 0).then_some(value)));
        let cages = cages.into_iter().map(|(value, cells)| (cells, Some(sum(value)))).collect();
        killer(&shape, cages, Format::Killer)
    }))
}

/// Reads a letter for the cage of each cell, and the sums in the order of the letters; with a solution behind them, or
/// the letter of `KrazyDad` before them.
fn letters(text: &str) -> Option<Answer> {
    let shape = Shape::S9;
    let mut parts = text.split(['|', ' ']).filter(|part| !part.is_empty());
    let (cells, sums, solution) = (parts.next()?, parts.next()?, parts.next());
    let is_letters = |cells: &str| cells.chars().all(|sign| sign.is_ascii_alphabetic());
    let cells = match cells.len().checked_sub(shape.cell_count())? {
        0 => cells,
        1 => cells.strip_prefix('K')?,
        _ => return None,
    };
    if !is_letters(cells) || !sums.contains(',') || parts.next().is_some() {
        return None;
    }
    let sums: Vec<u16> = sums.split(',').map(|sum| sum.parse().ok()).collect::<Option<_>>()?;
    let cages = grouped(cells.chars().map(Some));
    if solution.is_some_and(|solution| !solution.chars().all(|sign| sign.is_ascii_digit())) {
        return None;
    }
    if cages.len() != sums.len() {
        return Some(Err(damaged()));
    }
    let cages = cages.into_iter().zip(sums).map(|((_, cells), sum)| (cells, Some(sum))).collect();
    Some(killer(shape, cages, Format::Killer))
}

/// Reads SudokuWiki's text of a killer: the colours, and behind a comma the sums.
pub(super) fn sudoku_wiki(text: &str) -> Answer {
    let shape = Shape::S9;
    let (colours, sums) = text.split_once(',').ok_or_else(damaged)?;
    let plain = |text: &str| text.bytes().all(|sign| sign.is_ascii_digit());
    if colours.len() != shape.cell_count()
        || sums.len() != 2 * shape.cell_count()
        || !plain(colours)
        || !plain(sums)
    {
        return Err(damaged());
    }
    let colour = |cell: Cell| colours.as_bytes()[cell.index()];
    let geometry = shape.geometry();
    let mut group: Vec<usize> = (0..shape.cell_count()).collect();
    // Cells side by side with the same colour are of one cage.
    for one in Cell::all(shape) {
        let (row, column) = (geometry.row(one), geometry.column(one));
        for (down, across) in [(row + 1, column), (row, column + 1)] {
            if let Some(other) = cell(shape, down, across).filter(|&other| colour(one) == colour(other)) {
                let (from, to) = (group[other.index()], group[one.index()]);
                group.iter_mut().filter(|own| **own == from).for_each(|own| *own = to);
            }
        }
    }
    let sum = |cell: &Cell| sums[cell.index() * 2..][..2].parse::<u16>().ok().filter(|&sum| sum > 0);
    let cages = grouped(group.into_iter().map(Some)).into_iter().map(|(_, cells)| {
        let mut own = cells.iter().filter_map(sum);
        match (own.next(), own.next()) {
            (sum, None) => Ok((cells.clone(), sum)),
            (_, Some(_)) => Err(damaged()),
        }
    });
    let cages: Cages = cages.collect::<Result<_, _>>()?;
    // A cell without a sum that touches none of its colour is in no cage.
    let cages = cages.into_iter().filter(|(cells, sum)| cells.len() > 1 || sum.is_some()).collect();
    killer(shape, cages, Format::SudokuWiki)
}

/// Reads a file of `KSudoku`, if it has a killer: the cells of a cage are counted down the columns.
fn k_sudoku(text: &str) -> Option<Answer> {
    let start = text.find("<ksudoku").filter(|_| text.starts_with('<'))?;
    let options = roxmltree::ParsingOptions { nodes_limit: MOST_NODES, ..Default::default() };
    // Before the first element stands the type of the document, which the file does not define.
    match roxmltree::Document::parse_with_options(&text[start..], options) {
        Ok(document) => k_sudoku_killer(&document),
        Err(_) => Some(Err(damaged())),
    }
}

fn k_sudoku_killer(document: &roxmltree::Document) -> Option<Answer> {
    let graph = document.descendants().find(|node| node.has_tag_name("graph"))?;
    if graph.attribute("specific-type") != Some("KillerSudoku") {
        return None;
    }
    let side = graph.attribute("order").and_then(|side| side.parse().ok())?;
    let Some(shape) = Shape::from_side(side) else {
        return Some(Err(ParseError::whole(Kind::OtherSize { rows: side, columns: side })));
    };
    // Such a file counts cells down each column, so its rows are our columns.
    let turned = |number: usize| {
        let read = (number < shape.cell_count()).then(|| Cell::at(number))?;
        cell(shape, shape.geometry().column(read), shape.geometry().row(read))
    };
    let at = |number: &str| number.parse().ok().and_then(turned);
    let cage = |node: roxmltree::Node| -> Result<(Vec<Cell>, Option<u16>), ParseError> {
        let cells = node.text().unwrap_or_default().split_whitespace().map(at);
        let sum = node.attribute("value").and_then(|value| value.parse::<u16>().ok());
        let cells = cells.collect::<Option<Vec<_>>>().ok_or_else(damaged)?;
        // Killers have only sums, and the digits of cells alone; the others are signs of another game.
        match node.attribute("operator") {
            Some(ADDED) | None => Ok((cells, sum.filter(|&sum| sum > 0))),
            Some(ALONE) if cells.len() == 1 => Ok((cells, sum.filter(|&sum| sum > 0))),
            Some(_) => Err(ParseError::whole(Kind::Variant(Rule::OtherGame))),
        }
    };
    let cages =
        graph.children().filter(|node| node.has_tag_name("cage")).map(cage).collect::<Result<Cages, _>>();
    Some(cages.and_then(|cages| {
        let mut board = ForeignBoard::empty(&on(shape, cages)?);
        let values =
            document.descendants().find(|node| node.has_tag_name("values")).and_then(|node| node.text());
        let signs: Vec<char> =
            values.unwrap_or_default().chars().filter(|sign| !sign.is_whitespace()).collect();
        if signs.len() == shape.cell_count() {
            for (number, sign) in signs.into_iter().enumerate() {
                // Empty cells are `_`; digits are letters from `b`.
                let digit = match sign {
                    'b'..='z' => Digit::new(sign as u8 - b'a'),
                    '1'..='9' => Digit::from_symbol(sign),
                    _ => None,
                };
                let digit = digit.filter(|digit| digit.index() < side);
                if let Some((cell, digit)) = turned(number).zip(digit) {
                    board.put(cell, Content::Given(digit));
                }
            }
        }
        Ok(board.reading(Format::KSudoku, Vec::new()))
    }))
}
