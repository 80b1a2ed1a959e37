//! Symmetries of clue patterns, and transformations that map each Sudoku to a Sudoku.

mod stages;

pub use stages::Stage;

use crate::{Candidate, Cell, CellSet, Digit, Geometry, Grid, House, HouseKind, Shape, rng::Rng};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The symmetry of a pattern of clues. Those that exchange rows and columns need square boxes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Symmetry {
    /// No symmetry.
    None,
    /// Rotation by 180 degrees: the classic.
    #[default]
    HalfTurn,
    /// Rotation by 90 degrees, which includes 180 and 270.
    QuarterTurn,
    /// A mirror image of the rows, from top to bottom.
    MirrorRows,
    /// A mirror image of the columns, from left to right.
    MirrorColumns,
    /// A mirror image in the diagonal from the top left.
    Diagonal,
    /// A mirror image in the diagonal from the top right.
    AntiDiagonal,
    /// All of these together.
    Full,
}

impl Symmetry {
    /// All symmetries.
    pub const ALL: [Symmetry; 8] = [
        Symmetry::None,
        Symmetry::HalfTurn,
        Symmetry::QuarterTurn,
        Symmetry::MirrorRows,
        Symmetry::MirrorColumns,
        Symmetry::Diagonal,
        Symmetry::AntiDiagonal,
        Symmetry::Full,
    ];

    /// Returns the name in texts, in lower case with hyphens.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Symmetry::None => "none",
            Symmetry::HalfTurn => "half-turn",
            Symmetry::QuarterTurn => "quarter-turn",
            Symmetry::MirrorRows => "mirror-rows",
            Symmetry::MirrorColumns => "mirror-columns",
            Symmetry::Diagonal => "diagonal",
            Symmetry::AntiDiagonal => "anti-diagonal",
            Symmetry::Full => "full",
        }
    }

    /// Returns the symmetry with this name; `None` if there is none.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|symmetry| symmetry.slug() == slug)
    }

    /// Returns whether boards of this shape can have the symmetry.
    #[must_use]
    pub const fn fits(self, shape: &Shape) -> bool {
        match self {
            Symmetry::None | Symmetry::HalfTurn | Symmetry::MirrorRows | Symmetry::MirrorColumns => true,
            Symmetry::QuarterTurn | Symmetry::Diagonal | Symmetry::AntiDiagonal | Symmetry::Full => {
                shape.has_square_boxes()
            }
        }
    }

    /// Returns this symmetry if boards of this shape can have it, else a half turn.
    #[must_use]
    pub const fn on(self, shape: &Shape) -> Self {
        if self.fits(shape) { self } else { Symmetry::HalfTurn }
    }

    /// Returns the symmetries that boards of this shape can have.
    pub fn all_on(shape: &Shape) -> impl Iterator<Item = Symmetry> {
        Self::ALL.into_iter().filter(move |symmetry| symmetry.fits(shape))
    }

    /// Returns the cells that must be clues together with this one, including itself, in reading order.
    #[must_use]
    pub fn orbit(self, geometry: &Geometry, cell: Cell) -> Vec<Cell> {
        let mut orbit: CellSet = [cell].into_iter().collect();
        loop {
            let images: Vec<Cell> = orbit.iter().flat_map(|cell| self.images(geometry, cell)).collect();
            let before = orbit.len();
            for image in images {
                orbit.insert(image);
            }
            if orbit.len() == before {
                return orbit.iter().collect();
            }
        }
    }

    /// Returns all orbits of a board, in the reading order of their first cells. Each cell is in exactly one.
    #[must_use]
    pub fn orbits(self, shape: &Shape) -> Vec<Vec<Cell>> {
        let geometry = shape.geometry();
        Cell::all(shape)
            .map(|cell| (cell, self.orbit(geometry, cell)))
            .filter(|(cell, orbit)| orbit.first() == Some(cell))
            .map(|(_, orbit)| orbit)
            .collect()
    }

    /// Returns whether the clues of a grid have this symmetry.
    #[must_use]
    pub fn holds(self, grid: &Grid) -> bool {
        let geometry = grid.geometry();
        grid.filled()
            .all(|(cell, _)| self.images(geometry, cell).into_iter().all(|image| grid.get(image).is_some()))
    }

    /// Returns the image of a cell under the motion that alone generates the symmetry; `None` if there is no such
    /// motion, or if it takes two.
    #[must_use]
    pub fn image(self, geometry: &Geometry, cell: Cell) -> Option<Cell> {
        match self.images(geometry, cell)[..] {
            [image] => Some(image),
            _ => None,
        }
    }

    /// Returns the images of a cell under the motions that generate the symmetry.
    fn images(self, geometry: &Geometry, cell: Cell) -> Vec<Cell> {
        let last = geometry.side() - 1;
        let (row, column) = (geometry.row(cell), geometry.column(cell));
        let quarter = geometry.cell(column, last - row);
        let diagonal = geometry.cell(column, row);
        match self {
            Symmetry::None => vec![],
            Symmetry::HalfTurn => vec![geometry.cell(last - row, last - column)],
            Symmetry::QuarterTurn => vec![quarter],
            Symmetry::MirrorRows => vec![geometry.cell(last - row, column)],
            Symmetry::MirrorColumns => vec![geometry.cell(row, last - column)],
            Symmetry::Diagonal => vec![diagonal],
            Symmetry::AntiDiagonal => vec![geometry.cell(last - column, last - row)],
            Symmetry::Full => vec![quarter, diagonal],
        }
    }
}

impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// A transformation to an equivalent Sudoku: transposition, then a permutation of the rows, the columns and
/// the digits.
///
/// Rows move only inside their band or together with it, columns likewise with their stack; a transformation
/// cannot break a box. Only a board with square boxes is transposed.
///
/// ```
/// use sudoku_board::{Rng, Seed, Transform};
/// use sudoku_make::examples;
///
/// let (puzzle, _) = examples::first();
/// let transform = Transform::random(puzzle.clues().shape(), &mut Rng::new(Seed::new(7), 0));
/// let disguised = transform.apply(puzzle.clues());
/// assert_eq!(transform.inverse().apply(&disguised), *puzzle.clues());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transform {
    shape: Shape,
    transposed: bool,
    /// The new place of each row, of each column, and the new index of each digit.
    rows: Vec<u8>,
    columns: Vec<u8>,
    digits: Vec<u8>,
}

impl Transform {
    /// Returns the transformation that changes nothing.
    #[must_use]
    pub fn identity(shape: &Shape) -> Self {
        let same: Vec<u8> = (0..shape.side()).map(|number| number as u8).collect();
        Self {
            shape: shape.clone(),
            transposed: false,
            rows: same.clone(),
            columns: same.clone(),
            digits: same,
        }
    }

    /// Returns the exchange of rows and columns; `None` if boxes of this shape aren't square, its regions irregular, or
    /// if it has cages or clues.
    #[must_use]
    pub fn turned(shape: &Shape) -> Option<Self> {
        let can_turn = shape.has_square_boxes() && shape.regions().is_none() && shape.is_bare();
        can_turn.then(|| Self { transposed: true, ..Self::identity(shape) })
    }

    /// Draws a uniformly random transformation. On a board with more houses or rules, the motions of the square and
    /// the exchange of digits remain, with irregular regions the exchange of digits alone, and with cages or clues nothing:
    /// they are about these digits in these cells.
    #[must_use]
    pub fn random(shape: &Shape, rng: &mut Rng) -> Self {
        if !shape.is_bare() {
            return Self::identity(shape);
        }
        if !shape.is_classic() {
            return Self::random_motion(shape, rng);
        }
        let transposed = shape.has_square_boxes() && rng.below(2) == 1;
        let rows = random_lines(shape.box_columns(), shape.box_rows(), rng);
        let columns = random_lines(shape.box_rows(), shape.box_columns(), rng);
        Self { shape: shape.clone(), transposed, rows, columns, digits: rng.permutation(shape.side()) }
    }

    fn random_motion(shape: &Shape, rng: &mut Rng) -> Self {
        let mut random = Self { digits: rng.permutation(shape.side()), ..Self::identity(shape) };
        if shape.regions().is_none() {
            random.transposed = shape.has_square_boxes() && rng.below(2) == 1;
            for lines in [&mut random.rows, &mut random.columns] {
                if rng.below(2) == 1 {
                    lines.reverse();
                }
            }
        }
        random
    }

    /// Returns the image of a cell.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> Cell {
        let geometry = self.shape.geometry();
        let (row, column) = (geometry.row(cell), geometry.column(cell));
        let (row, column) = if self.transposed { (column, row) } else { (row, column) };
        geometry.cell(usize::from(self.rows[row]), usize::from(self.columns[column]))
    }

    /// Returns the image of a digit.
    #[must_use]
    pub fn digit(&self, digit: Digit) -> Digit {
        Digit::at(usize::from(self.digits[digit.index()]))
    }

    /// Returns the image of a candidate.
    #[must_use]
    pub fn candidate(&self, candidate: Candidate) -> Candidate {
        Candidate::new(self.cell(candidate.cell), self.digit(candidate.digit))
    }

    /// Returns the image of a house: a row may become a column.
    #[must_use]
    pub fn house(&self, house: House) -> House {
        let geometry = self.shape.geometry();
        if !self.shape.is_classic() {
            let image: CellSet = geometry.cells(house).iter().map(|&cell| self.cell(cell)).collect();
            return House::all(&self.shape)
                .find(|&other| *geometry.cell_set(other) == image)
                .unwrap_or(house);
        }
        let kind = match house.kind() {
            HouseKind::Row if self.transposed => HouseKind::Column,
            HouseKind::Column if self.transposed => HouseKind::Row,
            kind => kind,
        };
        // The cells of the house stay together, so the house follows the first one.
        let first = self.cell(geometry.cells(house)[0]);
        geometry.house_of(first, kind).unwrap_or(house)
    }

    /// Returns the image of a grid.
    #[must_use]
    pub fn apply(&self, grid: &Grid) -> Grid {
        let mut image = Grid::empty(grid.shape());
        for (cell, digit) in grid.filled() {
            image.set(self.cell(cell), Some(self.digit(digit)));
        }
        image
    }

    /// Returns the inverse transformation.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let (rows, columns) = (inverse(&self.rows), inverse(&self.columns));
        let (rows, columns) = if self.transposed { (columns, rows) } else { (rows, columns) };
        Self {
            shape: self.shape.clone(),
            transposed: self.transposed,
            rows,
            columns,
            digits: inverse(&self.digits),
        }
    }
}

/// Draws an order of all lines, with shuffled bands and shuffled lines in each.
fn random_lines(bands: usize, lines: usize, rng: &mut Rng) -> Vec<u8> {
    let bands = rng.permutation(bands);
    bands
        .into_iter()
        .flat_map(|band| rng.permutation(lines).into_iter().map(move |line| band * lines as u8 + line))
        .collect()
}

fn inverse(permutation: &[u8]) -> Vec<u8> {
    let mut inverse = vec![0; permutation.len()];
    for (from, &to) in permutation.iter().enumerate() {
        inverse[usize::from(to)] = from as u8;
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Seed;

    #[test]
    fn orbits_have_the_right_sizes() {
        // Cells, orbits, and the size of the largest orbit.
        let check = |symmetry: Symmetry, shape: &Shape, count: usize, largest: usize| {
            let orbits = symmetry.orbits(shape);
            assert_eq!(orbits.iter().map(Vec::len).sum::<usize>(), shape.cell_count(), "{symmetry}");
            let all: CellSet = orbits.iter().flatten().copied().collect();
            assert_eq!(all.len(), shape.cell_count(), "{symmetry}");
            assert_eq!(orbits.len(), count, "{symmetry} {shape:?}");
            assert_eq!(orbits.iter().map(Vec::len).max(), Some(largest), "{symmetry} {shape:?}");
        };
        check(Symmetry::None, Shape::S9, 81, 1);
        check(Symmetry::HalfTurn, Shape::S9, 41, 2);
        check(Symmetry::QuarterTurn, Shape::S9, 21, 4);
        check(Symmetry::MirrorRows, Shape::S9, 45, 2);
        check(Symmetry::MirrorColumns, Shape::S9, 45, 2);
        check(Symmetry::Diagonal, Shape::S9, 45, 2);
        check(Symmetry::AntiDiagonal, Shape::S9, 45, 2);
        check(Symmetry::Full, Shape::S9, 15, 8);
        check(Symmetry::HalfTurn, Shape::S16, 128, 2);
        check(Symmetry::Full, Shape::S4, 3, 8);
        check(Symmetry::HalfTurn, Shape::S25, 313, 2);
    }

    #[test]
    fn slugs_are_read_back() {
        for symmetry in Symmetry::ALL {
            assert_eq!(Symmetry::from_slug(symmetry.slug()), Some(symmetry));
        }
        assert_eq!(Symmetry::from_slug("None"), None);
    }

    #[test]
    fn the_two_mirrors_differ() {
        let geometry = Shape::S9.geometry();
        let rows = Symmetry::MirrorRows.orbit(geometry, geometry.cell(0, 1));
        assert_eq!(rows, [geometry.cell(0, 1), geometry.cell(8, 1)]);
        let columns = Symmetry::MirrorColumns.orbit(geometry, geometry.cell(0, 1));
        assert_eq!(columns, [geometry.cell(0, 1), geometry.cell(0, 7)]);
    }

    #[test]
    fn a_turn_exchanges_rows_and_columns() {
        for shape in Shape::ALL {
            let turned = Transform::turned(shape);
            assert_eq!(turned.is_some(), shape.has_square_boxes());
            let turned = turned.into_iter();
            assert!(turned.into_iter().all(|turned| {
                turned.house(House::Row(1)) == House::Column(1) && turned.inverse() == turned
            }));
        }
    }

    #[test]
    fn a_transformation_keeps_houses_together() {
        let mut rng = Rng::new(Seed::new(3), 0);
        for shape in Shape::ALL {
            let geometry = shape.geometry();
            let same = Transform::identity(shape);
            let special = [Transform { transposed: shape.has_square_boxes(), ..same.clone() }, same];
            let transforms = special.into_iter().chain((0..20).map(|_| Transform::random(shape, &mut rng)));
            for transform in transforms.collect::<Vec<_>>() {
                for house in House::all(shape) {
                    let image: CellSet =
                        geometry.cells(house).iter().map(|&cell| transform.cell(cell)).collect();
                    let expected: CellSet = geometry.cells(transform.house(house)).iter().copied().collect();
                    assert_eq!(image, expected, "{transform:?} {house:?}");
                }
                let digits: Vec<Digit> = Digit::all(shape).map(|digit| transform.digit(digit)).collect();
                let mut sorted = digits.clone();
                sorted.sort();
                assert!(sorted.into_iter().eq(Digit::all(shape)));
                let back = transform.inverse();
                for candidate in Cell::all(shape).zip(digits.iter().copied().cycle()) {
                    let candidate = Candidate::new(candidate.0, candidate.1);
                    assert_eq!(back.candidate(transform.candidate(candidate)), candidate);
                }
            }
        }
    }
}
