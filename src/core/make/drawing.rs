//! What a board shows besides its digits, as figures without colours. The page, saved pictures and paper draw
//! the same figures, each with its own colours and strokes.
//!
//! Units are cells; x counts columns and y rows, from 0 at the upper left corner of the board.

pub mod clues;
mod outline;

pub use outline::{Corner, outline};

use crate::svg::Decimal;
use std::cmp::Reverse;
use std::fmt::Write;
use sudoku_board::{
    Cell, CellSet, House, Shape,
    cages::Cage,
    cell::Form,
    geometry::{Tint, Tinted, Wall},
    sorting::sorted_once,
};
use sudoku_logic::step::shown::Role;

pub use sudoku_board::drawn::Point;

/// An outline.
#[derive(Clone, Debug, PartialEq)]
pub enum Figure {
    /// A rectangle.
    Rect {
        /// Its left edge.
        x: f64,
        /// Its upper edge.
        y: f64,
        /// Its width.
        width: f64,
        /// Its height.
        height: f64,
        /// The radius of its corners.
        round: f64,
    },
    /// Closed lines, each through its corners.
    Polygons(Vec<Vec<Point>>),
    /// Straight lines, each with its ends.
    Lines(Vec<(Point, Point)>),
}

/// Where a drawing has its board, and in which unit.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The upper left corner of the board.
    pub corner: Point,
    /// The width of a cell.
    pub cell: f64,
    /// The decimal places of all numbers.
    pub decimals: u8,
}

impl Place {
    /// The board in its own units.
    pub const BOARD: Self = Self { corner: (0.0, 0.0), cell: 1.0, decimals: 3 };
}

impl Figure {
    fn square(x: f64, y: f64, side: f64, round: f64) -> Self {
        Self::Rect { x, y, width: side, height: side, round }
    }

    /// Returns a square that stands on a corner, from its middle to its corners.
    #[must_use]
    pub fn diamond((x, y): Point, reach: f64) -> Self {
        Self::Polygons(vec![vec![(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]])
    }

    /// Adds the figure to an SVG path; a rectangle has sharp corners there.
    pub fn draw(&self, path: &mut String, place: Place) {
        let number = |length: f64| Decimal::of(length, place.decimals);
        let at = |(x, y): Point| {
            (number(place.corner.0 + x * place.cell), number(place.corner.1 + y * place.cell))
        };
        let long = |length: f64| number(length * place.cell);
        // Writing to a string can't fail.
        match self {
            Self::Rect { x, y, width, height, .. } => {
                let ((x, y), width, height) = (at((*x, *y)), long(*width), long(*height));
                let _ = write!(path, "M{x} {y}h{width}v{height}h-{width}z");
            }
            Self::Polygons(polygons) => {
                for corners in polygons {
                    for (number, corner) in corners.iter().enumerate() {
                        let (x, y) = at(*corner);
                        let _ = write!(path, "{}{x} {y}", if number == 0 { 'M' } else { 'L' });
                    }
                    path.push('z');
                }
            }
            Self::Lines(lines) => {
                for &(from, to) in lines {
                    let ((x, y), (right, down)) = (at(from), at(to));
                    let _ = if y == down {
                        write!(path, "M{x} {y}h{}", long(to.0 - from.0))
                    } else if x == right {
                        write!(path, "M{x} {y}v{}", long(to.1 - from.1))
                    } else {
                        write!(path, "M{x} {y}L{right} {down}")
                    };
                }
            }
        }
    }

    /// Returns the figure as an SVG path; a rectangle has sharp corners there.
    #[must_use]
    pub fn path(&self, place: Place) -> String {
        let mut path = String::new();
        self.draw(&mut path, place);
        path
    }
}

/// Returns the upper left corner of a cell.
#[must_use]
pub fn corner(shape: &Shape, cell: Cell) -> Point {
    let geometry = shape.geometry();
    (geometry.column(cell) as f64, geometry.row(cell) as f64)
}

/// Returns the thick lines: the walls between boxes or regions.
#[must_use]
pub fn walls(shape: &Shape) -> Figure {
    let line = |Wall { across, line, from, length }| {
        let [line, from, to] = [line, from, from + length].map(|cells| cells as f64);
        if across { ((from, line), (to, line)) } else { ((line, from), (line, to)) }
    };
    Figure::Lines(shape.geometry().walls().into_iter().map(line).collect())
}

/// Returns the thin lines between cells, without those that a wall covers from edge to edge.
#[must_use]
pub fn hairs(shape: &Shape) -> Figure {
    let side = shape.side();
    let walls = shape.geometry().walls();
    let mut lines = Vec::new();
    for line in 1..side {
        for across in [true, false] {
            if walls.iter().any(|wall| (wall.line, wall.across, wall.length) == (line, across, side)) {
                continue;
            }
            let (at, side) = (line as f64, side as f64);
            lines.push(if across { ((0.0, at), (side, at)) } else { ((at, 0.0), (at, side)) });
        }
    }
    Figure::Lines(lines)
}

/// Returns the edge of the board.
#[must_use]
pub fn edge(shape: &Shape) -> Figure {
    Figure::square(0.0, 0.0, shape.side() as f64, 0.0)
}

/// Returns the squares that a variant tints for one reason: filled, or their outlines, which other paint on the
/// cells does not cover.
pub fn tinted(shape: &Shape, tint: Tint, outlined: bool) -> impl Iterator<Item = Figure> {
    let inset = if outlined { Tint::INSET } else { 0.0 };
    let squares = shape.geometry().tinted().into_iter().filter(move |square| square.tint == tint);
    squares.map(move |Tinted { row, column, side, .. }| {
        Figure::square(column as f64 + inset, row as f64 + inset, side as f64 - 2.0 * inset, 0.0)
    })
}

/// A cage on a drawn board: the line around it, and its sum.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawnCage {
    /// The line, inside the edges of the cells.
    pub line: Figure,
    /// The left end of the sum's base line, in the upper left corner of the first cell, and the sum; `None` without one.
    pub sum: Option<(Point, u16)>,
}

impl DrawnCage {
    /// How far inside its cells the line of a cage runs, in cells.
    pub const INSET: f64 = 0.07;
    /// The lengths of its dashes and of the gaps between them, in cells.
    pub const DASH: (f64, f64) = (0.09, 0.055);
    /// The type size of a sum, in cells.
    pub const SIZE: f64 = 0.23;
    /// The place of a sum in its cell: its left edge and its base line, in cells.
    const AT: Point = (0.045, 0.215);
    /// How far the gap for a sum of one figure reaches from the corner of the cell, to the right and down.
    const GAP: (f64, f64) = (0.21, 0.25);
    /// What a further figure adds to it.
    const FIGURE: f64 = 0.14;
}

/// Returns the cages of a board as they are drawn.
pub fn cages(shape: &Shape) -> impl Iterator<Item = DrawnCage> {
    shape.cages().iter().map(|cage| {
        let line = border(shape, &cage.cell_set(), DrawnCage::INSET);
        let Some((&first, sum)) = cage.cells().first().zip(cage.sum()) else {
            return DrawnCage { line, sum: None };
        };
        let ((x, y), (left, base)) = (corner(shape, first), DrawnCage::AT);
        DrawnCage { line: interrupted(line, (x, y), sum), sum: Some(((x + left, y + base), sum)) }
    })
}

/// The number of tints for cages. Neighbours have different ones.
pub const CAGE_TINTS: u8 = 6;

/// Returns the area of each cage, with the number of its tint: the one with the most different neighbours is next, and
/// has the first tint that none of them has.
#[must_use]
pub fn cage_areas(shape: &Shape) -> Vec<(u8, Figure)> {
    let geometry = shape.geometry();
    let cages = geometry.cages();
    let touching = |one: usize| -> Vec<usize> {
        let beside = cages[one].cells().iter().flat_map(|&cell| geometry.beside(cell));
        let numbers = beside.flat_map(|cell| geometry.cages_of(cell)).map(|&number| usize::from(number));
        sorted_once(numbers.filter(|&other| other != one))
    };
    let touching: Vec<Vec<usize>> = (0..cages.len()).map(touching).collect();
    let mut tints: Vec<Option<u8>> = vec![None; cages.len()];
    let taken = |tints: &[Option<u8>], one: usize| {
        sorted_once(touching[one].iter().filter_map(|&other| tints[other]))
    };
    while let Some(next) = (0..cages.len())
        .filter(|&cage| tints[cage].is_none())
        .min_by_key(|&cage| Reverse(taken(&tints, cage).len()))
    {
        let taken = taken(&tints, next);
        tints[next] = Some((0..CAGE_TINTS).find(|tint| !taken.contains(tint)).unwrap_or(0));
    }
    let area = |(cage, tint): (&Cage, Option<u8>)| (tint.unwrap_or(0), border(shape, &cage.cell_set(), 0.0));
    cages.iter().zip(tints).map(area).collect()
}

/// Returns the line around a cage with a gap for its sum, at the upper left corner of its first cell.
fn interrupted(around: Figure, (x, y): Point, sum: u16) -> Figure {
    let Figure::Polygons(polygons) = around else { return around };
    let (width, height) = DrawnCage::GAP;
    let width = width + f64::from(sum.checked_ilog10().unwrap_or(0)) * DrawnCage::FIGURE;
    let start = (x + DrawnCage::INSET, y + DrawnCage::INSET);
    let is_start = |(x, y): Point| (x - start.0).abs() < 0.01 && (y - start.1).abs() < 0.01;
    // No cell of the cage is above or to the left of the first one, so its corner is one of the outline.
    let is_across = |from: Point, to: Point| (from.1 - to.1).abs() < 0.01;
    let cut = |from: Point, to: Point| match (is_start(from), is_across(from, to)) {
        (true, true) => ((x + width, from.1), to),
        (true, false) => ((from.0, y + height), to),
        (false, _) => (from, to),
    };
    let mut lines = Vec::new();
    for polygon in &polygons {
        for (at, &from) in polygon.iter().enumerate() {
            let to = polygon[(at + 1) % polygon.len()];
            let (from, to) = cut(from, to);
            let (to, from) = cut(to, from);
            lines.push((from, to));
        }
    }
    Figure::Lines(lines)
}

/// Returns the lines around cells, that far inside them.
#[must_use]
pub fn border(shape: &Shape, cells: &CellSet, inset: f64) -> Figure {
    let at = |line: usize, way: i8| line as f64 + inset * f64::from(way);
    let moved = |corner: Corner| (at(corner.column, corner.inward.0), at(corner.row, corner.inward.1));
    Figure::Polygons(
        outline(shape, cells).into_iter().map(|line| line.into_iter().map(moved).collect()).collect(),
    )
}

/// Returns the outline of a set: those of several sets lie inside each other.
#[must_use]
pub fn set(shape: &Shape, number: u8, cells: &CellSet) -> Figure {
    border(shape, cells, 0.03 + 0.018 * f64::from(number))
}

/// Returns the frame of a house. Houses cross, so the frames of covers are further inside.
#[must_use]
pub fn house(shape: &Shape, house: House, role: Role) -> Figure {
    around(shape, house, if role == Role::Aid { 0.07 } else { 0.025 })
}

/// Returns the lines around a house, that far inside it. Those of a diagonal go around each of its cells, because a
/// band along it would cross the digits beside it.
#[must_use]
pub fn around(shape: &Shape, house: House, inset: f64) -> Figure {
    let geometry = shape.geometry();
    match house.kind().form() {
        Form::Scattered => border(shape, geometry.cell_set(house), inset),
        Form::Rectangle => {
            // The cells of a house are in order, and no house is empty.
            let cells = geometry.cells(house);
            let [first, last] = [cells.first(), cells.last()];
            let [(x, y), (right, bottom)] =
                [first, last].map(|cell| cell.map_or((0.0, 0.0), |&cell| corner(shape, cell)));
            Figure::Rect {
                x: x + inset,
                y: y + inset,
                width: right - x + 1.0 - 2.0 * inset,
                height: bottom - y + 1.0 - 2.0 * inset,
                round: 0.08,
            }
        }
    }
}

/// Returns the mark on a whole cell.
#[must_use]
pub fn on_cell(shape: &Shape, cell: Cell, role: Role) -> Figure {
    let (x, y) = corner(shape, cell);
    match role {
        Role::Guessed => Figure::diamond((x + 0.5, y + 0.5), 0.47),
        Role::Placed => Figure::square(x + 0.06, y + 0.06, 0.88, 0.1),
        Role::Clash => Figure::square(x + 0.06, y + 0.06, 0.88, 0.08),
        _ => Figure::square(x + 0.04, y + 0.04, 0.92, 0.06),
    }
}

/// Returns the cross through a cell that contradicts a rule; half as wide as the cell.
#[must_use]
pub fn cross(shape: &Shape, cell: Cell) -> Figure {
    let (x, y) = corner(shape, cell);
    let (left, right, top, bottom) = (x + 0.25, x + 0.75, y + 0.25, y + 0.75);
    Figure::Lines(vec![((left, top), (right, bottom)), ((right, top), (left, bottom))])
}

/// The chip of a candidate.
#[derive(Clone, Debug, PartialEq)]
pub struct Chip {
    /// Its outline, which tells the role.
    pub body: Figure,
    /// The middle and the type size of its digit.
    pub digit: (Point, f64),
    /// The stroke through an eliminated candidate.
    pub strike: Option<Figure>,
    /// The shorter side.
    pub least: f64,
}

/// The most room that a chip takes.
pub const MOST: f64 = 0.36;

impl Chip {
    /// Returns the chip of a role around a point, in a room of that width and height.
    #[must_use]
    pub fn new(role: Role, (x, y): Point, room: (f64, f64)) -> Self {
        let (width, height) = (room.0.min(MOST) * 0.94, room.1.min(MOST) * 0.94);
        let least = width.min(height);
        let round = match role {
            Role::Eliminated | Role::Placed | Role::Guessed | Role::Set(_) | Role::Color(2..) => least * 0.2,
            _ => least / 2.0,
        };
        let body = if role == Role::Fin {
            Figure::diamond((x, y), least * 0.66)
        } else {
            Figure::Rect { x: x - width / 2.0, y: y - height / 2.0, width, height, round }
        };
        let reach = 0.43 * least;
        let strike = Figure::Lines(vec![((x - reach, y - reach), (x + reach, y + reach))]);
        let size = (height * 0.8).min(width * 1.25);
        Self { body, digit: ((x, y), size), strike: (role == Role::Eliminated).then_some(strike), least }
    }
}

/// Returns the letter of a set.
#[must_use]
pub fn letter(set: u8) -> char {
    char::from(b'A' + set % 26)
}
