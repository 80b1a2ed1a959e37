//! Grids of Penpa: a drawing whose numbers may be a Sudoku.
//!
//! Cells are numbered over a grid with two extra rows and columns on each side. Edges drawn along the boxes
//! have no meaning; any other drawing may be a rule.

use super::board::{Content, ForeignBoard, digit};
use super::object::Object;
use super::packed::deflate_base64;
use super::{Answer, Rule};
use crate::{Format, ParseError, ParseErrorKind as Kind};
use sudoku_board::Shape;

/// Extra cells on each side of the grid.
const MARGIN: usize = 2;

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
        return Err(ParseError::whole(Kind::Variant(Rule::named(kind))));
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
    if asked.field("zN").is_none_or(Object::is_idle) {
        // Without a digit, the drawing is the puzzle.
        let drawn = asked.fields().iter().any(|(name, value)| *name != "zN" && !value.is_idle());
        let kind = if drawn { Kind::Variant(Rule::Drawn) } else { Kind::NoPuzzle };
        return Err(ParseError::whole(kind));
    }
    let mut board = ForeignBoard::empty(shape);
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
            let number = number.ok_or(ParseError::whole(Kind::Variant(Rule::Drawn)))?;
            let (row, column) = (index / self.width, index % self.width);
            let cell = row.checked_sub(self.top).zip(column.checked_sub(self.left));
            let place = cell.and_then(|(row, column)| board.at(row, column));
            *place.ok_or(ParseError::whole(Kind::Variant(Rule::Drawn)))? =
                as_what(digit(&self.shape, number).map_err(ParseError::whole)?);
        }
        Ok(())
    }

    /// Refuses anything drawn beside the numbers.
    fn check_layers(&self, drawing: &Object) -> Result<(), ParseError> {
        for (name, value) in drawing.fields() {
            let rule = match *name {
                // The numbers, and the undo lists of the last strokes.
                "zN" | "zR" | "zU" | "z8" => continue,
                "zE" if value.fields().iter().all(|(edge, _)| self.is_box_edge(edge)) => continue,
                _ if value.is_idle() => continue,
                "zS" => Rule::Shaded,
                "zT" | "z7" => Rule::Thermometers,
                "z3" => Rule::Arrows,
                "zC" | "z6" => Rule::Cages,
                "zE" | "zW" => Rule::Jigsaw,
                "zL" => Rule::Lines,
                _ => Rule::Drawn,
            };
            return Err(ParseError::whole(Kind::Variant(rule)));
        }
        Ok(())
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
