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
use super::strange::{Mark, Strange};
use super::{
    Answer, Rule, cages,
    clues::{Gathered, Place},
};
use crate::{Format, ParseError, ParseErrorKind as Kind};
use sudoku_board::{ClueKind, Shape, drawn::Point};

/// Extra cells on each side of the grid.
const MARGIN: usize = 2;
/// The corners of a cell: above at the left and right, below at the left and right.
const CORNERS: usize = 4;
/// The styles of small numbers that are white, and not seen, or in a ring, and signs of another rule.
const OTHER: [u32; 4] = [4, 6, 7, 11];

/// The name of small circles, and their styles that are white and black.
const DOT: &str = "circle_SS";
const WHITE: [u32; 2] = [1, 8];
const BLACK: u32 = 2;

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
    let mut strange = Strange::default();
    strange.excuse(paper.check_layers(&asked))?;
    let (caged, clued) = if strange.is_any() {
        // Among other drawings nothing is certain.
        (paper.cages(&asked).ok(), paper.clues(&asked).ok())
    } else {
        (strange.excuse(paper.cages(&asked))?, strange.excuse(paper.clues(&asked))?)
    };
    let unread: Vec<&str> = LAYERS
        .into_iter()
        .filter(|(_, of)| match of {
            Of::Nothing => true,
            Of::Cages => caged.is_none(),
            Of::Clues => clued.is_none(),
        })
        .map(|(name, _)| name)
        .collect();
    let (caged, clued) = (caged.unwrap_or_default(), clued.unwrap_or_else(|| paper.shape.clone()));
    // A square of another kind may be any puzzle.
    if kind != "sudoku"
        && caged.is_empty()
        && !clued.has_clues()
        && asked.field("zN").is_none_or(Object::is_idle)
    {
        // Without a digit, the drawing is the puzzle.
        let drawn = asked.fields().iter().any(|(name, value)| *name != "zN" && !value.is_idle());
        let rule = strange.first().cloned().or(drawn.then_some(Rule::Drawn));
        let kind = rule.map_or(Kind::NoPuzzle, Kind::Variant);
        return Err(ParseError::whole(kind));
    }
    let shape = cages::on(&clued, caged)?;
    let mut board = ForeignBoard::empty(&shape);
    paper.put(&mut board, &answered, Content::Placed)?.iter().for_each(|_| strange.note(Rule::Drawn));
    for (centre, text) in paper.put(&mut board, &asked, Content::Given)? {
        strange.note(Rule::Drawn);
        strange.shape(&shape, &Mark { centre, text, ..Mark::EMPTY });
    }
    if strange.is_any() {
        for name in unread {
            paper.draw(name, &asked, &mut strange);
        }
        board = board.on(&strange.on(&shape, &said(&head))?).ok_or_else(damaged)?;
    }
    Ok(strange.in_reading(board.reading(Format::Penpa, Vec::new())))
}

/// Returns the text of the rules: it is the second behind the author. Commas and ends of lines are written with a percent
/// sign there.
fn said(head: &[&str]) -> String {
    let author = head.iter().position(|part| part.starts_with("Author:"));
    let rules = author.and_then(|at| head.get(at + 2)).copied().unwrap_or_default();
    rules.replace("%2C", ",").replace("%2D", "\n").replace("%2E", "&")
}

/// What a layer of the drawing is, where it is read.
#[derive(Clone, Copy)]
enum Of {
    Nothing,
    Cages,
    Clues,
}

/// The layers that can be drawn without a meaning.
const LAYERS: [(&str, Of); 8] = [
    ("zS", Of::Nothing),
    ("zL", Of::Nothing),
    ("zE", Of::Nothing),
    ("z1", Of::Cages),
    ("z6", Of::Cages),
    ("zT", Of::Clues),
    ("z3", Of::Clues),
    ("zY", Of::Clues),
];

/// The colours of shaded cells, by their numbers.
const SHADES: [&str; 12] = [
    "", "#606060", "#008000", "#c0c0c0", "#000000", "#cce0ff", "#ffb0b0", "#f5d9ff", "#ffe0a0", "#d9ffd9",
    "#ffd0e0", "#b0b0b0",
];

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
    /// Puts the numbers on the board. Returns the other texts, with their points.
    fn put<'a>(
        &self,
        board: &mut ForeignBoard,
        drawing: &Object<'a>,
        as_what: fn(sudoku_board::Digit) -> Content,
    ) -> Result<Vec<(Point, &'a str)>, ParseError> {
        let damaged = || ParseError::whole(Kind::Damaged);
        let mut others = Vec::new();
        for (name, value) in drawing.field("zN").map(Object::fields).unwrap_or_default() {
            let index: usize = name.parse().map_err(|_| damaged())?;
            let Some([text, _, kind, ..]) = value.list() else { return Err(damaged()) };
            if text.is_idle() {
                continue;
            }
            let number = text.number().filter(|_| kind.written() == Some("1"));
            let (row, column) = self.place(index);
            match number.and_then(|number| Some((number, board.at(row, column)?))) {
                Some((number, place)) => {
                    *place = as_what(digit(&self.shape, number).map_err(ParseError::whole)?);
                }
                // Small numbers, numbers on edges or beside the board, and words are marks.
                None => others.extend(self.point(name).zip(text.written())),
            }
        }
        Ok(others)
    }

    /// Returns where a point is: the middle of a cell, or behind all cells a corner, and then an edge, of each.
    fn point(&self, name: &str) -> Option<Point> {
        let index = name.parse::<usize>().ok()?;
        let all = self.width * self.height;
        let (row, column) = self.place(index % all.max(1));
        let (row, column) = (row.cast_signed() as f64, column.cast_signed() as f64);
        match index / all.max(1) {
            0 => Some((column + 0.5, row + 0.5)),
            1 => Some((column + 1.0, row + 1.0)),
            2 => Some((column + 0.5, row + 1.0)),
            3 => Some((column + 1.0, row + 0.5)),
            _ => {
                let (cell, corner) = self.corner(name)?;
                let (row, column) = self.place(cell);
                let at =
                    |line: usize, second: bool| line.cast_signed() as f64 + if second { 0.8 } else { 0.2 };
                Some((at(column, corner % 2 == 1), at(row, corner > 1)))
            }
        }
    }

    /// Draws a layer without a meaning.
    fn draw(&self, name: &str, drawing: &Object, strange: &mut Strange) {
        let Some(layer) = drawing.field(name) else { return };
        for (place, value) in layer.fields().iter().filter(|(_, value)| !value.is_idle()) {
            if let Some((one, other)) = place.split_once(',') {
                let is_wall = name == "zE" && self.is_box_edge(place);
                let ends = self.point(one).zip(self.point(other)).filter(|_| !is_wall);
                if let Some((one, other)) = ends {
                    strange.line(&self.shape, vec![one, other], "", 0.1);
                }
                continue;
            }
            let Some(centre) = self.point(place) else { continue };
            match name {
                "zS" => {
                    let shade = value.number().and_then(|number| SHADES.get(number as usize));
                    strange.cells(&self.shape, &[centre], shade.unwrap_or(&"#c0c0c0"), "");
                }
                "z1" => {
                    let text = value.list().and_then(|value| value.first()?.written()).unwrap_or_default();
                    strange.shape(&self.shape, &Mark { centre, text, size: 0.25, ..Mark::EMPTY });
                }
                _ => {
                    let (fill, rim) = ("#c0c0c0", "#000000");
                    let size = Mark { centre, width: 0.24, height: 0.24, is_round: true, ..Mark::EMPTY };
                    strange.shape(&self.shape, &Mark { fill, rim, ..size });
                }
            }
        }
        for line in layer.list().unwrap_or_default().iter().filter_map(Object::list) {
            let points: Vec<Point> = line.iter().filter_map(|point| self.point(point.written()?)).collect();
            if name == "z6" {
                strange.cells(&self.shape, &points, "#c0c0c0", "");
            } else if points.len() > 1 {
                strange.line(&self.shape, points, "", 0.15);
            }
        }
    }

    /// Refuses anything drawn beside the numbers.
    fn check_layers(&self, drawing: &Object) -> Result<(), ParseError> {
        for (name, value) in drawing.fields() {
            let rule = match *name {
                // The numbers, the undo lists of the last strokes, the lines, cells and sums of cages, and then thermometers,
                // arrows and dots.
                "zN" | "zR" | "zU" | "z8" | "zC" | "z6" | "z1" | "zT" | "z3" | "zY" => continue,
                "zE" if value.fields().iter().all(|(edge, _)| self.is_box_edge(edge)) => continue,
                _ if value.is_idle() => continue,
                "zS" => Rule::Shaded,
                "z7" => Rule::Thermometers,
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
        let cage = |number: usize| {
            let lines: Vec<Place> = cages[number].iter().map(|&cell| self.place(cell)).collect();
            Ok((cages::on_board(&self.shape, number, &lines)?, sums[number]))
        };
        (0..cages.len()).map(cage).collect()
    }

    /// Returns the row and the column of a cell with this number.
    fn place(&self, cell: usize) -> Place {
        let (row, column) = (cell / self.width, cell % self.width);
        // A line before the first is one that no board has.
        (row.wrapping_sub(self.top), column.wrapping_sub(self.left))
    }

    /// Returns the board with the clues of its own tools.
    fn clues(&self, drawing: &Object) -> Result<Shape, ParseError> {
        let damaged = || ParseError::whole(Kind::Damaged);
        let mut all = Gathered::new(&self.shape);
        for (name, kind, numbers) in
            [("zT", ClueKind::Thermometer, &[][..]), ("z3", ClueKind::Arrow, &[1][..])]
        {
            let lists = drawing.field(name).and_then(Object::list).unwrap_or_default();
            for list in lists.iter().filter(|list| !list.is_idle()) {
                let cell = |cell: &Object| cell.number().map(|cell| self.place(cell as usize));
                let cells: Option<Vec<Place>> = list.list().ok_or_else(damaged)?.iter().map(cell).collect();
                all.add(kind, &cells.ok_or_else(damaged)?, numbers)?;
            }
        }
        for (point, value) in drawing.field("zY").map(Object::fields).unwrap_or_default() {
            let other = || refused(Rule::Drawn);
            let Some([style, name, ..]) = value.list() else { return Err(other()) };
            let (kind, number) = match style.number() {
                _ if name.written() != Some(DOT) => return Err(other()),
                Some(style) if WHITE.contains(&style) => (ClueKind::Difference, 1),
                Some(BLACK) => (ClueKind::Ratio, 2),
                _ => return Err(other()),
            };
            let cells = self.beside(point).ok_or_else(other)?;
            all.add(kind, &cells, &[number])?;
        }
        all.on_board()
    }

    /// Returns the two cells beside the point of an edge: behind the cells and their corners are the lower edge and the
    /// right one of each.
    fn beside(&self, point: &str) -> Option<[Place; 2]> {
        let all = self.width * self.height;
        let edge = point.parse::<usize>().ok()?.checked_sub(2 * all).filter(|&edge| edge < 2 * all)?;
        let (row, column) = self.place(edge % all);
        let other = if edge < all { (row.wrapping_add(1), column) } else { (row, column.wrapping_add(1)) };
        Some([(row, column), other])
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
