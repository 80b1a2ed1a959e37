//! Grids of Penpa: a drawing whose numbers may be a Sudoku.
//!
//! Cells are numbered over a grid with two extra rows and columns on each side. Edges drawn along the boxes
//! have no meaning; any other drawing may be a rule.
//!
//! A cage is a list of its cells, with lines between their corners around it. Its sum is a small number in the upper
//! left corner of one of its cells, as a rule the first. Cages from lines alone are refused.

use super::board::{Content, ForeignBoard, digit};
use super::object::Object;
use super::packed::deflate_base64;
use super::{Answer, Rule, cages};
use crate::{Format, ParseError, ParseErrorKind as Kind};
use sudoku_board::Shape;

/// Extra cells on each side of the grid.
const MARGIN: usize = 2;
/// The corners of a cell: above at the left and right, below at the left and right.
const CORNERS: usize = 4;
/// The styles of small numbers that are white, and not seen, or in a ring, and signs of another rule.
const OTHER: [u32; 4] = [4, 6, 7, 11];

fn refused(rule: Rule) -> ParseError {
    ParseError::whole(Kind::Variant(rule))
}

/// Reads the value of `p=`.
pub(super) fn read(payload: &str) -> Answer {
    let damaged = || ParseError::whole(Kind::Damaged);
    let text = deflate_base64(payload)?;
    let mut lines = text.lines();
    let head: Vec<&str> = lines.next().ok_or_else(damaged)?.split(',').collect();
    let [kind, columns, rows, ..] = head[..] else { return Err(damaged()) };
    let count = |text: &str| text.parse::<usize>().ok().filter(|&count| count <= 100);
    let (Some(columns), Some(rows)) = (count(columns), count(rows)) else { return Err(damaged()) };
    if !matches!(kind, "square" | "sudoku") {
        return Err(refused(Rule::named(kind)));
    }
    // Lines left free around the grid: above, below, left and right.
    let free = Object::read(lines.next().ok_or_else(damaged)?)?;
    let free: Option<Vec<usize>> =
        free.list().map(|free| free.iter().filter_map(Object::number).map(|n| n as usize).collect());
    let Some([above, below, left, right]) = free.as_deref() else { return Err(damaged()) };
    let (rows, columns) = (rows.checked_sub(above + below), columns.checked_sub(left + right));
    let (Some(rows), Some(columns)) = (rows, columns) else { return Err(damaged()) };
    let shape = Shape::from_side(rows)
        .filter(|_| rows == columns)
        .ok_or(ParseError::whole(Kind::OtherSize { rows, columns }))?;
    let mut paper = Paper {
        shape: shape.clone(),
        width: columns + left + right + 2 * MARGIN,
        height: rows + above + below + 2 * MARGIN,
        top: above + MARGIN,
        left: left + MARGIN,
    };
    let asked = Object::read(lines.nth(1).ok_or_else(damaged)?)?;
    let answered = Object::read(lines.next().unwrap_or_default())?;
    // The edges may be those of other boxes.
    let fits = |shape: &Shape| Paper { shape: shape.clone(), ..paper }.check_layers(&asked).is_ok();
    paper.shape = shape.of_its_size().find(fits).unwrap_or_else(|| shape.clone());
    let shape = &paper.shape;
    paper.check_layers(&asked)?;
    let caged = paper.cages(&asked)?;
    if caged.is_empty() && asked.field("zN").is_none_or(Object::is_idle) {
        // Without a digit, the drawing is the puzzle.
        let drawn = asked.fields().iter().any(|(name, value)| *name != "zN" && !value.is_idle());
        let kind = if drawn { Kind::Variant(Rule::Drawn) } else { Kind::NoPuzzle };
        return Err(ParseError::whole(kind));
    }
    let mut board = ForeignBoard::empty(&cages::on(shape, caged)?);
    paper.put(&mut board, &answered, Content::Placed)?;
    paper.put(&mut board, &asked, Content::Given)?;
    Ok(board.reading(Format::Penpa, Vec::new()))
}

/// The grid's place among the numbered cells.
#[derive(Clone)]
struct Paper {
    shape: Shape,
    width: usize,
    height: usize,
    top: usize,
    left: usize,
}

impl Paper {
    fn put(
        &self,
        board: &mut ForeignBoard,
        drawing: &Object,
        as_what: fn(sudoku_board::Digit) -> Content,
    ) -> Result<(), ParseError> {
        let damaged = || ParseError::whole(Kind::Damaged);
        for (name, value) in drawing.field("zN").map(Object::fields).unwrap_or_default() {
            let index: usize = name.parse().map_err(|_| damaged())?;
            let Some([text, _, kind, ..]) = value.list() else { return Err(damaged()) };
            if text.is_idle() {
                continue;
            }
            // Small numbers, numbers on edges and words are marks.
            let number = text.number().filter(|_| kind.written() == Some("1"));
            let number = number.ok_or(refused(Rule::Drawn))?;
            let (row, column) = (index / self.width, index % self.width);
            let cell = row.checked_sub(self.top).zip(column.checked_sub(self.left));
            let place = cell.and_then(|(row, column)| board.at(row, column));
            *place.ok_or(refused(Rule::Drawn))? =
                as_what(digit(&self.shape, number).map_err(ParseError::whole)?);
        }
        Ok(())
    }

    /// Refuses anything drawn beside the numbers.
    fn check_layers(&self, drawing: &Object) -> Result<(), ParseError> {
        for (name, value) in drawing.fields() {
            let rule = match *name {
                // The numbers, the undo lists of the last strokes, and the lines, cells and sums of cages.
                "zN" | "zR" | "zU" | "z8" | "zC" | "z6" | "z1" => continue,
                "zE" if value.fields().iter().all(|(edge, _)| self.is_box_edge(edge)) => continue,
                _ if value.is_idle() => continue,
                "zS" => Rule::Shaded,
                "zT" | "z7" => Rule::Thermometers,
                "z3" => Rule::Arrows,
                "zE" | "zW" => Rule::Jigsaw,
                "zL" => Rule::Lines,
                _ => Rule::Drawn,
            };
            return Err(refused(rule));
        }
        Ok(())
    }

    /// Returns the cages that lines show, with their sums.
    fn cages(&self, drawing: &Object) -> Result<cages::Cages, ParseError> {
        let cages = self.outlined(drawing)?;
        let sums = self.sums(drawing, &cages)?;
        let line = |&cell: &usize| {
            let (row, column) = (cell / self.width, cell % self.width);
            // A line before the first is one that no board has.
            (row.wrapping_sub(self.top), column.wrapping_sub(self.left))
        };
        let cage = |number: usize| {
            let lines: Vec<(usize, usize)> = cages[number].iter().map(line).collect();
            Ok((cages::on_board(&self.shape, number, &lines)?, sums[number]))
        };
        (0..cages.len()).map(cage).collect()
    }

    /// Returns the numbers of the cells of each cage. Every line around cages must be of one that is listed, and a list
    /// whose lines were erased is not seen.
    fn outlined(&self, drawing: &Object) -> Result<Vec<Vec<usize>>, ParseError> {
        let cells = |list: &Object| -> Option<Vec<usize>> {
            list.list()?.iter().map(|cell| Some(cell.number()? as usize)).collect()
        };
        let lists = drawing.field("z6").and_then(Object::list).unwrap_or_default();
        let listed = lists.iter().filter(|list| !list.is_idle()).map(cells).collect::<Option<Vec<_>>>();
        let mut listed = listed.ok_or(ParseError::whole(Kind::Damaged))?;
        let mut seen = vec![false; listed.len()];
        let lines = drawing.field("zC").map(Object::fields).unwrap_or_default();
        for (line, _) in lines.iter().filter(|(_, value)| !value.is_idle()) {
            let of = listed.iter().position(|cage| self.is_around(line, cage));
            seen[of.ok_or(refused(Rule::Cages))?] = true;
        }
        let mut seen = seen.into_iter();
        listed.retain(|_| seen.next() == Some(true));
        Ok(listed)
    }

    /// Returns the sum of each cage. Every small number must be the only one in an upper left corner of its cage.
    fn sums(&self, drawing: &Object, cages: &[Vec<usize>]) -> Result<Vec<Option<u16>>, ParseError> {
        let mut sums = vec![None; cages.len()];
        for (point, value) in drawing.field("z1").map(Object::fields).unwrap_or_default() {
            let Some([text, style, ..]) = value.list() else { return Err(ParseError::whole(Kind::Damaged)) };
            let text = text.written().unwrap_or_default().trim();
            if text.is_empty() {
                continue;
            }
            let cell = self.corner(point).filter(|&(_, corner)| corner == 0).map(|(cell, _)| cell);
            let mut of =
                cages.iter().zip(&mut sums).filter(|(cage, _)| cell.is_some_and(|cell| cage.contains(&cell)));
            let is_other = style.number().is_none_or(|style| OTHER.contains(&style));
            let sum = text.parse::<u16>().ok().filter(|_| !is_other);
            match (of.next(), of.next()) {
                (Some((_, own)), None) if sum.is_some() && own.is_none() => *own = sum,
                _ => return Err(refused(Rule::Drawn)),
            }
        }
        Ok(sums)
    }

    /// Returns the cell and the corner of a point: behind four numbers for each cell, those of its corners.
    fn corner(&self, point: &str) -> Option<(usize, usize)> {
        let all = CORNERS * self.width * self.height;
        let point = point.parse::<usize>().ok()?.checked_sub(all).filter(|&point| point < all)?;
        Some((point / CORNERS, point % CORNERS))
    }

    /// Returns whether a line between two corners belongs to the outline of a cage: along a side of a cell towards one
    /// that is not in the cage, or from a cell of the cage to the next.
    fn is_around(&self, line: &str, cage: &[usize]) -> bool {
        let ends =
            line.split_once(',').and_then(|(one, other)| Some((self.corner(one)?, self.corner(other)?)));
        let Some(((cell, from), (other, to))) = ends else { return false };
        if !cage.contains(&cell) || !cage.contains(&other) {
            return false;
        }
        let is_next = |one: usize, other: usize| [1, self.width].contains(&one.abs_diff(other));
        let beside = match (from.min(to), from.max(to)) {
            _ if cell != other => return is_next(cell, other),
            (0, 1) => cell.checked_sub(self.width),
            (0, 2) => cell.checked_sub(1),
            (1, 3) => Some(cell + 1),
            (2, 3) => Some(cell + self.width),
            _ => return false,
        };
        beside.is_none_or(|beside| !cage.contains(&beside))
    }

    /// Returns whether an edge, named by its two corners, is on the border of a box. A corner has the number of the
    /// cell above and to the left, plus the number of cells.
    fn is_box_edge(&self, edge: &str) -> bool {
        let (side, rows, columns) = (self.shape.side(), self.shape.box_rows(), self.shape.box_columns());
        let corner = |text: &str| {
            let index = text.parse::<usize>().ok()?.checked_sub(self.width * self.height)?;
            // The upper left corner of the grid belongs to the cell before it.
            let (row, column) = (index / self.width, index % self.width);
            let (row, column) = ((row + 1).checked_sub(self.top)?, (column + 1).checked_sub(self.left)?);
            (row <= side && column <= side).then_some((row, column))
        };
        let Some((one, other)) = edge.split_once(',') else { return false };
        let (Some(one), Some(other)) = (corner(one), corner(other)) else { return false };
        let level = one.0 == other.0 && one.1.abs_diff(other.1) == 1 && one.0.is_multiple_of(rows);
        let upright = one.1 == other.1 && one.0.abs_diff(other.0) == 1 && one.1.is_multiple_of(columns);
        level || upright
    }
}
