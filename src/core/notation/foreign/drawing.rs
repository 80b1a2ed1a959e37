//! Boards drawn with the borders of irregular regions, as pages about jigsaws print them.
//!
//! The upright borders give such a drawing away: they are in other places from row to row. A drawing whose lines
//! enclose one region for each digit is a jigsaw. Any other of the kind is refused by that name, because its digits
//! alone would be another puzzle.

use super::{Answer, pencil};
use crate::{
    Assumption, Format, ParseError, ParseErrorKind as Kind, read_plain,
    source::{self, Class, Glyph, is_blank, is_border},
};
use std::collections::BTreeMap;
use sudoku_board::Shape;

/// The fewest rows of a board.
const FEWEST_ROWS: usize = 4;

/// Reads a text if it is the drawing of a jigsaw, or has a part that can be nothing else.
pub(super) fn read(text: &str) -> Option<Answer> {
    let lines = source::lines(text);
    let irregular = Drawing::irregular;
    let runs = || lines.split(|line| !is_drawn(line)).filter(|run| !run.is_empty());
    let mut drawings = runs().filter_map(irregular);
    if let Some(drawing) = drawings.next() {
        let others = lines.iter().filter(|line| !is_drawn(line)).flatten();
        let marks = others.filter(|glyph| !glyph.is_space()).all(|glyph| glyph.class() == Class::Quote);
        let whole = drawings.next().is_none() && marks && runs().count() == 1;
        return Some(if whole { drawing.reading() } else { Err(ParseError::whole(Kind::OpenRegions)) });
    }
    // Blank lines may be between its rows.
    let all: Vec<Vec<Glyph>> = runs().flatten().cloned().collect();
    irregular(&all).map(|drawing| drawing.reading())
}

/// Returns whether a line can be a part of a drawing: it has borders and cells, and nothing else.
pub(super) fn is_part(line: &str) -> bool {
    is_drawn(&source::glyphs(line, 0))
}

fn is_drawn(glyphs: &[Glyph]) -> bool {
    let has = |class: Class| glyphs.iter().any(|glyph| glyph.class() == class);
    let cells = || glyphs.iter().filter(|glyph| !matches!(glyph.class(), Class::Space | Class::Wall));
    let marked = || cells().any(|glyph| glyph.symbol.is_ascii_digit() || glyph.symbol == '.');
    is_border(glyphs)
        || (cells().all(|glyph| is_content(glyph.symbol))
            && (has(Class::Wall) || marked())
            && !is_label(glyphs))
}

/// Returns whether a line is the label of a board in a list, such as `B:`.
fn is_label(glyphs: &[Glyph]) -> bool {
    const LONGEST: usize = 4;
    let mut seen = glyphs.iter().filter(|glyph| !glyph.is_space());
    seen.clone().count() <= LONGEST
        && seen.next_back().is_some_and(|last| last.symbol == ':')
        && seen.all(|glyph| glyph.class() != Class::Wall)
}

fn is_content(symbol: char) -> bool {
    symbol.is_ascii_digit()
        || symbol.is_ascii_uppercase()
        || matches!(symbol, '.' | '_' | '*' | '·' | 'x' | '-' | '?')
}

/// A line between two cells, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    None,
    Light,
    Heavy,
}

/// The text of a cell, and its columns in the text.
#[derive(Clone, Debug)]
struct Cell {
    text: String,
    from: usize,
    to: usize,
}

struct Drawing {
    /// The cells of each row.
    rows: Vec<Vec<Cell>>,
    /// The upright lines of each row, one between two cells.
    upright: Vec<Vec<Line>>,
    /// The level lines below each row but the last; none if the drawing doesn't show them clearly.
    level: Option<Vec<Vec<Line>>>,
    /// Whether spaces are its empty cells.
    blanks: bool,
}

impl Drawing {
    /// Reads these lines as a drawing in the first form that fits, if its regions are irregular.
    fn irregular(lines: &[Vec<Glyph>]) -> Option<Self> {
        let has_walls = |line: &Vec<Glyph>| line.iter().any(|glyph| glyph.class() == Class::Wall);
        let is_row = |line: &Vec<Glyph>| !is_blank(line) && !is_border(line);
        let rows: Vec<usize> = (0..lines.len()).filter(|&at| is_row(&lines[at])).collect();
        let (&first, &last) = (rows.first()?, rows.last()?);
        if rows.len() < FEWEST_ROWS || lines[first..=last].iter().filter(|line| has_walls(line)).count() < 2 {
            return None;
        }
        let in_rows = rows.iter().flat_map(|&at| &lines[at]);
        let plain =
            |glyph: &Glyph| matches!(glyph.class(), Class::Space | Class::Wall) || is_content(glyph.symbol);
        if !in_rows.clone().all(plain) {
            return None;
        }
        // With spaces for empty cells, all rows may have as many words as a smaller board has cells.
        let words = Self::in_words(lines, &rows);
        let cut = match words {
            Some(words) if words.rows[0].len() == rows.len() => {
                return Some(words).filter(Self::is_irregular);
            }
            words => words,
        };
        let irregular = |drawing: Option<Self>| drawing.filter(Self::is_irregular);
        irregular(Self::in_fields(lines))
            .or_else(|| irregular(cut))
            .or_else(|| irregular(Self::in_symbols(lines, &rows)))
            .or_else(|| irregular(Self::in_walls(lines)))
    }

    /// Reads a drawing with a word for each cell.
    fn in_words(lines: &[Vec<Glyph>], rows: &[usize]) -> Option<Self> {
        let cells: Vec<Vec<Cell>> = rows.iter().map(|&at| words(&lines[at])).collect();
        let side = cells[0].len();
        if Shape::from_side(side).is_none() || cells.iter().any(|row| row.len() != side) {
            return None;
        }
        let upright = rows.iter().zip(&cells).map(|(&at, row)| upright(&lines[at], row)).collect();
        let spans: Vec<(usize, usize)> = (0..side)
            .map(|column| {
                let ends = || cells.iter().map(|row| (row[column].from, row[column].to));
                let from = ends().map(|(from, _)| from).min().unwrap_or(0);
                (from, ends().map(|(_, to)| to).max().unwrap_or(0))
            })
            .collect();
        let apart = spans.windows(2).all(|two| two[0].1 <= two[1].0);
        let below = |two: &[usize]| level(&lines[two[0] + 1..two[1]], &spans);
        let level = if apart { rows.windows(2).map(below).collect() } else { None };
        Some(Self { rows: cells, upright, level, blanks: false })
    }

    /// Reads a drawing whose cells are equally wide, with spaces for empty ones: each row is between two lines that
    /// have its borders. The lines at the top and at the bottom may be cut off.
    fn in_fields(lines: &[Vec<Glyph>]) -> Option<Self> {
        let seen = || lines.iter().filter(|line| !is_blank(line));
        let lines: Vec<&Vec<Glyph>> = seen().collect();
        let top = usize::from(lines.first()?.iter().any(|glyph| glyph.class() == Class::Bar));
        let side = (lines.len() - top).div_ceil(2);
        Shape::from_side(side)?;
        let indent = lines.iter().filter_map(|line| line.iter().position(|glyph| !glyph.is_space())).min()?;
        let width =
            |line: &&Vec<Glyph>| line.iter().rposition(|glyph| !glyph.is_space()).map_or(0, |at| at + 1);
        let wide = lines.iter().map(width).max()?.checked_sub(indent + 1)?;
        if wide == 0 || wide.checked_rem(side) != Some(0) {
            return None;
        }
        let step = wide.checked_div(side).filter(|&step| step > 1)?;
        let at = |line: &[Glyph], column: usize| line.get(column).copied();
        let mut blanks = false;
        let mut rows = Vec::with_capacity(side);
        for line in lines.iter().skip(top).step_by(2) {
            let on_lattice = |(column, glyph): (usize, &Glyph)| {
                glyph.class() != Class::Wall || (column - indent).checked_rem(step) == Some(0)
            };
            if line.iter().any(|glyph| glyph.class() == Class::Bar)
                || !line.iter().enumerate().skip(indent).all(on_lattice)
            {
                return None;
            }
            let cell = |column: usize| {
                let (from, to) = (indent + column * step + 1, indent + (column + 1) * step);
                let text: String =
                    (from..to).filter_map(|column| at(line, column)).map(|glyph| glyph.symbol).collect();
                Cell { text: text.trim().to_owned(), from, to }
            };
            let mut row: Vec<Cell> = (0..side).map(cell).collect();
            for cell in &mut row {
                if cell.text.is_empty() {
                    blanks = true;
                    ".".clone_into(&mut cell.text);
                } else if !cell.text.chars().all(|symbol| symbol.is_ascii_alphanumeric() && symbol != '0') {
                    // There would be two signs for empty cells.
                    return None;
                }
            }
            rows.push(row);
        }
        let upright = lines
            .iter()
            .skip(top)
            .step_by(2)
            .map(|line| (1..side).map(|column| kind(at(line, indent + column * step).as_slice())).collect())
            .collect();
        let spans: Vec<(usize, usize)> =
            (0..side).map(|column| (indent + column * step + 1, indent + (column + 1) * step)).collect();
        let between = lines[top + 1..top + 2 * side - 1]
            .iter()
            .step_by(2)
            .map(|&line| level(std::slice::from_ref(line), &spans));
        Some(Self { rows, upright, level: between.collect(), blanks })
    }

    /// Reads a drawing without spaces between its cells, which are then not below each other.
    fn in_symbols(lines: &[Vec<Glyph>], rows: &[usize]) -> Option<Self> {
        let symbols = |line: &Vec<Glyph>| -> Vec<Cell> {
            let seen = |glyph: &Glyph| !matches!(glyph.class(), Class::Space | Class::Wall);
            let cell = |(from, glyph): (usize, &Glyph)| {
                seen(glyph).then(|| Cell { text: glyph.symbol.into(), from, to: from + 1 })
            };
            line.iter().enumerate().filter_map(cell).collect()
        };
        let cells: Vec<Vec<Cell>> = rows.iter().map(|&at| symbols(&lines[at])).collect();
        let side = cells[0].len();
        if Shape::from_side(side).is_none() || cells.iter().any(|row| row.len() != side) {
            return None;
        }
        let upright = rows.iter().zip(&cells).map(|(&at, row)| upright(&lines[at], row)).collect();
        Some(Self { rows: cells, upright, level: None, blanks: false })
    }

    /// Reads a table whose cells no other form tells apart, with spaces for empty ones and damage between. Its borders
    /// show whether its regions are irregular, but not which ones.
    fn in_walls(lines: &[Vec<Glyph>]) -> Option<Self> {
        let wall = |glyph: &Glyph| glyph.class() == Class::Wall && glyph.symbol != ':';
        let bar = |glyph: &Glyph| glyph.class() == Class::Bar;
        let mut rows: BTreeMap<usize, Vec<Vec<Line>>> = BTreeMap::new();
        for line in lines.iter().filter(|line| !line.iter().any(bar)) {
            let mut kinds = Vec::new();
            let mut at = 0_usize;
            for part in line.chunk_by(|one, other| wall(one) == wall(other)) {
                if part.first().is_some_and(wall) {
                    let space = |at: Option<usize>| {
                        at.and_then(|at| line.get(at)).is_none_or(|glyph| glyph.is_space())
                    };
                    let apart = space(at.checked_sub(1)) && space(Some(at + part.len()));
                    // Without spaces at its sides, it may be an empty field.
                    if part.len() > 1 && !apart {
                        return None;
                    }
                    kinds.push(kind(part));
                }
                at += part.len();
            }
            // The borders at both sides part no cells.
            if let [_, inner @ .., _] = &kinds[..] {
                rows.entry(inner.len()).or_default().push(inner.to_vec());
            }
        }
        let upright = rows.into_values().max_by_key(Vec::len).filter(|rows| rows.len() >= FEWEST_ROWS)?;
        let rows = vec![Vec::new(); upright.len()];
        Some(Self { rows, upright, level: None, blanks: true })
    }

    /// Returns whether borders are drawn around each cell, so that only heavy ones mean anything. A few may be lost.
    fn is_a_table(&self) -> bool {
        let count = |line: Line| self.upright.iter().flatten().filter(|&&own| own == line).count();
        let (none, light, heavy) = (count(Line::None), count(Line::Light), count(Line::Heavy));
        3 * none <= light + heavy && heavy >= FEWEST_ROWS - 1
    }

    /// Returns whether a line parts two regions.
    fn parts(&self, line: Line) -> bool {
        if self.is_a_table() { line == Line::Heavy } else { line != Line::None }
    }

    /// Returns whether upright borders are in other places from row to row. One row alone may be a slip on a board of
    /// more than four rows, whose regions seldom differ from rectangles in a single row.
    fn is_irregular(&self) -> bool {
        let mut sets: BTreeMap<Vec<bool>, usize> = BTreeMap::new();
        for row in &self.upright {
            *sets.entry(row.iter().map(|&line| self.parts(line)).collect()).or_default() += 1;
        }
        let may_slip = self.rows.len() > Shape::S4.side();
        sets.len() > 2 || (sets.len() == 2 && (!may_slip || sets.values().all(|&rows| rows > 1)))
    }

    fn reading(&self) -> Answer {
        let open = || ParseError::whole(Kind::OpenRegions);
        let side = self.rows[0].len();
        let shape = Shape::from_side(side).filter(|_| self.rows.len() == side).ok_or_else(open)?;
        let shape = shape.with_regions(&self.regions().ok_or_else(open)?).map_err(|_| open())?;
        let line = |row: &Vec<Cell>| row.iter().map(|cell| &cell.text[..]).collect::<Vec<_>>().join(" ");
        let text = self.rows.iter().map(line).collect::<Vec<_>>().join("\n");
        let whole = |ParseError { kind, .. }| ParseError::whole(kind);
        let mut reading = match pencil::read_on(&text, &shape) {
            Some(answer) => answer.map_err(whole)?,
            None => read_plain(&text).map_err(whole)?,
        };
        reading.grid = reading.grid.on(&shape).ok_or_else(open)?;
        if reading.format != Format::Candidates {
            reading.format = Format::Block;
        }
        reading.assumptions.extend(self.blanks.then_some(Assumption::BlanksAreEmpty));
        Ok(reading)
    }

    /// Returns the region of each cell: cells without a line between them are in the same region.
    fn regions(&self) -> Option<Vec<u8>> {
        let level = self.level.as_ref()?;
        let side = self.rows.len();
        let mut of: Vec<usize> = (0..side * side).collect();
        let mut join = |one: usize, other: usize| {
            let (one, other) = (of[one], of[other]);
            of.iter_mut().filter(|region| **region == other).for_each(|region| *region = one);
        };
        for (row, lines) in self.upright.iter().enumerate() {
            for (column, &line) in lines.iter().enumerate() {
                if !self.parts(line) {
                    join(row * side + column, row * side + column + 1);
                }
            }
        }
        for (row, lines) in level.iter().enumerate() {
            for (column, &line) in lines.iter().enumerate() {
                if !self.parts(line) {
                    join(row * side + column, (row + 1) * side + column);
                }
            }
        }
        let mut names = of.clone();
        names.sort_unstable();
        names.dedup();
        of.iter().map(|region| names.binary_search(region).ok()?.try_into().ok()).collect()
    }
}

/// Returns the cells of a row, between spaces and borders.
fn words(line: &[Glyph]) -> Vec<Cell> {
    let mut words: Vec<Cell> = Vec::new();
    for (at, glyph) in line.iter().enumerate() {
        if matches!(glyph.class(), Class::Space | Class::Wall) {
            continue;
        }
        match words.last_mut().filter(|word| word.to == at) {
            Some(word) => {
                word.text.push(glyph.symbol);
                word.to = at + 1;
            }
            None => words.push(Cell { text: glyph.symbol.into(), from: at, to: at + 1 }),
        }
    }
    words
}

/// Returns the lines between the cells of a row.
fn upright(line: &[Glyph], cells: &[Cell]) -> Vec<Line> {
    cells.windows(2).map(|two| kind(&line[two[0].to..two[1].from])).collect()
}

/// Returns the kind of the upright line among glyphs.
fn kind(between: &[Glyph]) -> Line {
    let walls = || between.iter().filter(|glyph| glyph.class() == Class::Wall);
    match walls().count() {
        0 => Line::None,
        1 if walls().all(|glyph| !matches!(glyph.symbol, '┃' | '║' | '‖' | '┇' | '┋' | '╏')) => {
            Line::Light
        }
        _ => Line::Heavy,
    }
}

/// Returns the level lines at these columns in the lines between two rows; `None` if some are drawn in part.
fn level(between: &[Vec<Glyph>], spans: &[(usize, usize)]) -> Option<Vec<Line>> {
    let mut lines = between.iter().filter(|line| !is_blank(line));
    let Some(line) = lines.next() else { return Some(vec![Line::None; spans.len()]) };
    if lines.next().is_some() {
        return None;
    }
    let at = |&(from, to): &(usize, usize)| {
        let glyphs = || (from..to).map(|column| line.get(column));
        let bar = |glyph: Option<&Glyph>| glyph.is_some_and(|glyph| glyph.class() == Class::Bar);
        let space = |glyph: Option<&Glyph>| glyph.is_none_or(|glyph| glyph.is_space());
        if glyphs().all(space) {
            return Some(Line::None);
        }
        let heavy = |glyph: Option<&Glyph>| {
            glyph.is_some_and(|glyph| matches!(glyph.symbol, '━' | '═' | '=' | '┅' | '┉' | '╍'))
        };
        glyphs().all(bar).then(|| if glyphs().all(heavy) { Line::Heavy } else { Line::Light })
    };
    spans.iter().map(at).collect()
}
