//! The cells of each house, and the cells that see each other, for each shape.
//!
//! Only this file computes with the order; all others call it.

use crate::{Cell, CellSet, House, HouseKind, Place, Places, Shape};
use std::sync::OnceLock;

/// The tables of each shape. The first question for a shape builds them.
static TABLES: [OnceLock<Geometry>; Shape::ALL.len()] = [const { OnceLock::new() }; Shape::ALL.len()];

/// The tables of a shape. Each exists once, for the life of the program.
#[derive(Debug)]
pub struct Geometry {
    shape: Shape,
    /// Its side: the numbers of rows and columns come from it.
    side: usize,
    /// Cells of each house, indexed by [`Geometry::house_index`].
    houses: Vec<Vec<Cell>>,
    house_sets: Vec<CellSet>,
    /// Row, column and box of each cell.
    of_cell: Vec<[House; 3]>,
    /// The place of each cell in its row, column and box.
    places: Vec<[Place; 3]>,
    peers: Vec<CellSet>,
    peer_lists: Vec<Vec<Cell>>,
    /// For each row and each column, the lines of its kind through the same boxes.
    bands: [Vec<Places>; 2],
}

impl Geometry {
    /// The tables of this shape.
    #[must_use]
    pub fn of(shape: Shape) -> &'static Self {
        TABLES[shape as usize].get_or_init(|| Self::build(shape))
    }

    /// The shape.
    #[must_use]
    #[inline(always)]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The cell in that row and column, both from 0.
    #[must_use]
    #[inline(always)]
    pub const fn cell(&self, row: usize, column: usize) -> Cell {
        Cell::at(row * self.side + column)
    }

    /// The row of a cell, from 0.
    #[must_use]
    #[inline(always)]
    pub const fn row(&self, cell: Cell) -> usize {
        cell.index() / self.side
    }

    /// The column of a cell, from 0.
    #[must_use]
    #[inline(always)]
    pub const fn column(&self, cell: Cell) -> usize {
        cell.index() % self.side
    }

    /// The cells of a house, by place.
    #[must_use]
    #[inline(always)]
    pub fn cells(&self, house: House) -> &[Cell] {
        &self.houses[self.house_index(house)]
    }

    /// The cell at a place of a house.
    #[must_use]
    #[inline(always)]
    pub fn cell_at(&self, house: House, place: Place) -> Cell {
        self.cells(house)[place.index()]
    }

    /// The row, column and box of a cell.
    #[must_use]
    #[inline(always)]
    pub fn houses_of(&self, cell: Cell) -> [House; 3] {
        self.of_cell[cell.index()]
    }

    /// The house of this kind that contains a cell.
    #[must_use]
    #[inline(always)]
    pub fn house_of(&self, cell: Cell, kind: HouseKind) -> House {
        self.of_cell[cell.index()][kind as usize]
    }

    /// The places of a cell in its row, column and box.
    #[must_use]
    #[inline(always)]
    pub fn places_of(&self, cell: Cell) -> [Place; 3] {
        self.places[cell.index()]
    }

    /// A number for a house, from 0 to three sides: rows, then columns, then boxes.
    #[must_use]
    #[inline(always)]
    pub const fn house_index(&self, house: House) -> usize {
        house.kind() as usize * self.side + house.number()
    }

    /// The cells that share a house with a cell, without the cell itself.
    #[must_use]
    pub fn peers(&self, cell: Cell) -> &CellSet {
        &self.peers[cell.index()]
    }

    /// The same cells as a list, in reading order.
    #[must_use]
    #[inline(always)]
    pub fn peer_list(&self, cell: Cell) -> &[Cell] {
        &self.peer_lists[cell.index()]
    }

    /// The cells that see each of these; all cells of the board if the list is empty.
    #[must_use]
    pub fn common_peers(&self, cells: impl IntoIterator<Item = Cell>) -> CellSet {
        let mut cells = cells.into_iter();
        let first = cells.next().map(|cell| *self.peers(cell));
        let all = || Cell::all(self.shape).collect();
        cells.fold(first.unwrap_or_else(all), |seen, cell| seen.intersection(self.peers(cell)))
    }

    /// The cells of a house as a set.
    #[must_use]
    #[inline(always)]
    pub fn cell_set(&self, house: House) -> &CellSet {
        &self.house_sets[self.house_index(house)]
    }

    /// The houses that contain all of these cells.
    pub fn houses_of_all(&self, cells: &[Cell]) -> impl Iterator<Item = House> {
        let shared = cells.first().map(|&first| {
            self.houses_of(first)
                .into_iter()
                .filter(|house| cells.iter().all(|&cell| self.house_of(cell, house.kind()) == *house))
        });
        shared.into_iter().flatten()
    }

    /// The numbers of the lines through the same boxes as this row or column, including itself. They are
    /// places in the lines that cross it. A box is alone.
    #[must_use]
    pub fn band(&self, line: House) -> Places {
        match line {
            House::Row(row) => self.bands[0][usize::from(row)],
            House::Column(column) => self.bands[1][usize::from(column)],
            House::Box(number) => Places::only(Place::at(usize::from(number))),
        }
    }

    /// The most cells that a line shares with a box, or a box with a line.
    #[must_use]
    #[inline]
    pub const fn meeting(&self, house: House) -> usize {
        match house {
            House::Row(_) => self.shape.box_columns(),
            House::Column(_) => self.shape.box_rows(),
            House::Box(_) => self.widest(),
        }
    }

    /// The most cells that a line and a box share.
    #[must_use]
    #[inline]
    pub const fn widest(&self) -> usize {
        let (rows, columns) = (self.shape.box_rows(), self.shape.box_columns());
        if rows > columns { rows } else { columns }
    }

    /// Whether two different cells share a house.
    #[must_use]
    pub fn see(&self, a: Cell, b: Cell) -> bool {
        self.peers(a).contains(b)
    }

    /// The houses that two cells share.
    pub fn shared_houses(&self, a: Cell, b: Cell) -> impl Iterator<Item = House> {
        let theirs = self.houses_of(b);
        self.houses_of(a).into_iter().filter(move |house| theirs.contains(house))
    }

    /// The lines of notes in a cell, and the places in a line. Notes are arranged as the cells of a box.
    #[must_use]
    pub const fn note_grid(&self) -> (usize, usize) {
        (self.shape.box_rows(), self.shape.box_columns())
    }

    /// The position of a digit's note in its cell: line and position in the line, each from 0.
    #[must_use]
    pub const fn note_position(&self, digit: crate::Digit) -> (usize, usize) {
        let (_, places) = self.note_grid();
        (digit.index() / places, digit.index() % places)
    }

    /// The number of centre notes in a line.
    #[must_use]
    pub const fn centre_line(&self) -> usize {
        let (lines, places) = self.note_grid();
        // All digits of a board then fit into two lines, or three of the largest.
        let (of_lines, of_places) = (2 * lines, places * 3 / 2 + 1);
        if of_lines > of_places { of_lines } else { of_places }
    }

    /// The cell at a point of the board, and the digit whose note is drawn there. The point is given as
    /// fractions of the width and height from the top left; `None` outside.
    #[must_use]
    pub fn note_at(&self, across: f64, down: f64) -> Option<(Cell, crate::Digit)> {
        if !(0.0..1.0).contains(&across) || !(0.0..1.0).contains(&down) {
            return None;
        }
        let (lines, places) = self.note_grid();
        // The board is finer in each direction by the notes of a cell.
        let at = |share: f64, parts: usize| {
            let fine = self.side * parts;
            ((share * fine as f64) as usize).min(fine - 1)
        };
        let (x, y) = (at(across, places), at(down, lines));
        Some((self.cell(y / lines, x / places), crate::Digit::at(y % lines * places + x % places)))
    }

    /// The cell at a point of the board, given as fractions of the width and height from the top left, and
    /// the point within that cell, as fractions of the cell. `None` outside.
    #[must_use]
    pub fn cell_under(&self, across: f64, down: f64) -> Option<(Cell, f64, f64)> {
        let (cell, _) = self.note_at(across, down)?;
        let side = self.side as f64;
        Some((cell, across * side - self.column(cell) as f64, down * side - self.row(cell) as f64))
    }

    /// The number of the first row or column of its box, or of the box before if this is the first one
    /// already.
    #[must_use]
    pub fn box_before(&self, line: House) -> usize {
        let first = |number: usize| self.first_of_band(House::new(line.kind(), number as u8));
        first(line.number().saturating_sub(1))
    }

    /// The number of the first row or column of the next box, or of the last line of the board if this is the
    /// last box.
    #[must_use]
    pub fn box_after(&self, line: House) -> usize {
        let last = self.side - 1;
        let next = self.first_of_band(line) + self.band(line).len();
        next.min(last)
    }

    /// Whether a row or column is the first of its boxes.
    #[must_use]
    pub fn begins_boxes(&self, line: House) -> bool {
        self.first_of_band(line) == line.number()
    }

    fn first_of_band(&self, line: House) -> usize {
        self.band(line).first().map_or(0, Place::index)
    }

    fn build(shape: Shape) -> Self {
        let (rows, columns, side) = (shape.box_rows(), shape.box_columns(), shape.side());
        let mut houses = vec![Vec::with_capacity(side); 3 * side];
        let mut of_cell = Vec::with_capacity(shape.cell_count());
        let mut places = Vec::with_capacity(shape.cell_count());
        for cell in Cell::all(shape) {
            let (row, column) = (cell.index() / side, cell.index() % side);
            // A board has as many boxes side by side as a box has rows.
            let box_ = row / rows * rows + column / columns;
            of_cell.push([House::Row(row as u8), House::Column(column as u8), House::Box(box_ as u8)]);
            places.push([
                Place::at(column),
                Place::at(row),
                Place::at(row % rows * columns + column % columns),
            ]);
            // Cells come in reading order, so each house receives its cells by place.
            for index in [row, side + column, 2 * side + box_] {
                houses[index].push(cell);
            }
        }
        let peers: Vec<CellSet> = Cell::all(shape)
            .map(|cell| {
                let mut seen: CellSet = of_cell[cell.index()]
                    .iter()
                    .flat_map(|house| &houses[house.kind() as usize * side + house.number()])
                    .copied()
                    .collect();
                seen.remove(cell);
                seen
            })
            .collect();
        let peer_lists = peers.iter().map(|set| set.iter().collect()).collect();
        let house_sets = houses.iter().map(|cells| cells.iter().copied().collect()).collect();
        let bands = [rows, columns].map(|lines| {
            let beside = |line: usize| {
                (0..side).filter(move |other| other / lines == line / lines).map(Place::at).collect()
            };
            (0..side).map(beside).collect()
        });
        Self { shape, side, houses, house_sets, of_cell, places, peers, peer_lists, bands }
    }
}
