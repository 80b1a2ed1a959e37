//! The border of a region of cells, as lines for a pen.

use std::collections::BTreeMap;
use sudoku_board::{Cell, CellSet, Shape};

/// A corner of a border: a crossing of lines of the board, and the direction of the region from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corner {
    /// The line from the left, counted from 0.
    pub column: usize,
    /// The line from the top, counted from 0.
    pub row: usize,
    /// One step inward: to the right and down, each −1 or 1.
    pub inward: (i8, i8),
}

/// The directions along the lines of the board, one cell long: right, down, left, up, each a right turn from
/// the one before.
const WAYS: [(i8, i8); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// Returns the borders of a region, each a closed line that has the region on its right. Cells that touch only at a
/// corner are drawn apart.
#[must_use]
pub fn outline(shape: &Shape, region: &CellSet) -> Vec<Vec<Corner>> {
    let mut ways = edges(shape, region);
    let mut borders = Vec::new();
    // The leftmost crossing, and the topmost of those, is a corner of just one border.
    while let Some((&start, _)) = ways.first_key_value() {
        let mut border = Vec::new();
        let (mut at, mut came, mut first) = (start, None, None);
        while let Some(way) = take(&mut ways, at, came) {
            border.extend(came.filter(|&came| came != way).map(|came| corner(at, came, way)));
            first = first.or(Some(way));
            (at, came) = (step(at, way), Some(way));
        }
        border.extend(came.zip(first).map(|(came, first)| corner(start, came, first)));
        borders.push(border);
    }
    borders
}

/// Returns all edges between the region and its outside, by their start.
fn edges(shape: &Shape, region: &CellSet) -> BTreeMap<(usize, usize), Vec<usize>> {
    let geometry = shape.geometry();
    let last = shape.side() - 1;
    let holds = |row: usize, column: usize| region.contains(geometry.cell(row, column));
    let mut ways: BTreeMap<(usize, usize), Vec<usize>> = BTreeMap::new();
    for cell in Cell::all(shape).filter(|&cell| region.contains(cell)) {
        let (row, column) = (geometry.row(cell), geometry.column(cell));
        let edges = [
            (row == 0 || !holds(row - 1, column), (column, row)),
            (column == last || !holds(row, column + 1), (column + 1, row)),
            (row == last || !holds(row + 1, column), (column + 1, row + 1)),
            (column == 0 || !holds(row, column - 1), (column, row + 1)),
        ];
        for (way, (_, from)) in edges.into_iter().enumerate().filter(|(_, (is_border, _))| *is_border) {
            ways.entry(from).or_default().push(way);
        }
    }
    ways
}

/// Removes and returns the edge to follow from a crossing: the rightmost one as seen on arrival.
fn take(
    ways: &mut BTreeMap<(usize, usize), Vec<usize>>,
    at: (usize, usize),
    came: Option<usize>,
) -> Option<usize> {
    let from = ways.get_mut(&at)?;
    // A right turn first, then straight ahead, then a left turn.
    let turn = |way: usize| came.map_or(way, |came| (came + 1 + 4 - way) % 4);
    let rightmost = (0..from.len()).min_by_key(|&i| turn(from[i]))?;
    let way = from.swap_remove(rightmost);
    if from.is_empty() {
        ways.remove(&at);
    }
    Some(way)
}

fn step((column, row): (usize, usize), way: usize) -> (usize, usize) {
    let (right, down) = WAYS[way];
    (column.saturating_add_signed(right.into()), row.saturating_add_signed(down.into()))
}

/// Returns the corner between two directions: the region is on the right of both.
fn corner((column, row): (usize, usize), came: usize, goes: usize) -> Corner {
    let hand = |way: usize| WAYS[(way + 1) % 4];
    let (a, b) = (hand(came), hand(goes));
    Corner { column, row, inward: (a.0 + b.0, a.1 + b.1) }
}
