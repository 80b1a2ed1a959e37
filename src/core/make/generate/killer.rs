//! Killers: a full board is tiled with cages of two and three cells, which are merged while the solution stays the only
//! one.
//!
//! Random cages of the usual sizes give one solution about one time in thirty, smaller ones far more often. The sizes
//! and the mean of 2.85 cells are those of published killers of all levels, as the generator
//! `DanDoku` counts them; it also has the order: fill, tile, merge while unique.

use super::{
    Cages, Interrupted, Pulse,
    clues::{put_back, take},
    digging::Digger,
};
use std::ops::Range;
use sudoku_board::{
    Cell, Grid, Rng, Shape, Symmetry,
    sorting::{sort, sort_by_key},
};
use sudoku_logic::{Level, search::brute};

/// The indices of the levels in [`Level::ALL`] that killers have at a size; see [`super::Spec::exists`].
///
/// [`Level::ALL`]: sudoku_logic::Level::ALL
pub(super) const fn levels(shape: &Shape, cages: Cages) -> Range<usize> {
    let end = match shape.side() {
        0..=4 => 2,
        5..=8 => 4,
        _ => 6,
    };
    match cages {
        // Without a digit, no cell has a single until sums are added up.
        Cages::Anywhere | Cages::InBoxes => 1..end,
        // Harder ones with digits take a minute to find.
        Cages::BesideDigits => 0..if end > 3 { 3 } else { end },
    }
}

/// Cells for each cage, in hundredths.
const MEAN: usize = 285;

/// The same inside boxes, by level. No cage crosses the border of a box there, so adding up houses tells little, and
/// nearly all puzzles with large cages are extreme.
const MEANS_IN_BOXES: [usize; 6] = [240, 240, 250, 255, 260, 285];

/// The most cells of a cage that is merged.
const MOST: usize = 6;

/// The nodes of a proof that cages leave one solution.
const NODES: u64 = 2_000;

/// The tilings of a board that are tried, and the times that one is mended.
const TILINGS: usize = 12;
const MENDINGS: usize = 12;

/// A solution of cages beside the board that they come from.
enum Other {
    /// There is none.
    None,
    /// This is one.
    Found(Grid),
    /// The search took too long.
    Unknown,
}

/// A board with its cages.
struct Layout<'a> {
    solution: &'a Grid,
    wanted: Cages,
    /// The mean number of cells, in hundredths.
    mean: usize,
    symmetry: Symmetry,
    cages: Vec<Vec<Cell>>,
}

/// Returns the shape with cages of which a full board is the only solution, or `None` if chance finds none.
pub(super) fn caged(
    solution: &Grid,
    (wanted, level): (Cages, Level),
    symmetry: Symmetry,
    rng: &mut Rng,
    pulse: &mut Pulse<'_>,
) -> Result<Option<Shape>, Interrupted> {
    let mean = if wanted == Cages::InBoxes { MEANS_IN_BOXES[level as usize] } else { MEAN };
    for _ in 0..TILINGS {
        let mut layout = Layout { solution, wanted, mean, symmetry, cages: Vec::new() };
        layout.tile(rng);
        for _ in 0..MENDINGS {
            match layout.other(pulse)? {
                Other::None => {
                    layout.merge(rng, pulse)?;
                    return Ok(layout.shape());
                }
                Other::Found(other) => layout.mend(&other, rng),
                Other::Unknown => break,
            }
        }
    }
    Ok(None)
}

/// Returns how many digits stand beside cages at least, unless a number is wished for.
pub(super) fn usual_digits(shape: &Shape, rng: &mut Rng) -> usize {
    let side = shape.side() as u32;
    (side / 2 + rng.below(side)) as usize
}

/// Returns the digits that stand beside cages: as few as the level allows, but some.
pub(super) fn digits_beside(
    digger: &mut Digger,
    solution: &Grid,
    symmetry: Symmetry,
    rng: &mut Rng,
    pulse: &mut Pulse<'_>,
) -> Result<Grid, Interrupted> {
    let shape = solution.shape();
    let least = usual_digits(shape, rng);
    let mut orbits = symmetry.orbits(shape);
    rng.shuffle(&mut orbits);
    let mut digits = solution.clone();
    // Half of the orbits at once, then half of the rest: most of a full board can go.
    let mut many = orbits.len().div_ceil(2);
    let mut at = 0;
    while at < orbits.len() {
        let these = &orbits[at..orbits.len().min(at + many)];
        let cells = these.concat();
        let may_go = digits.filled_count() >= least + cells.len();
        take(&mut digits, &cells);
        if may_go && digger.graded(&digits, digger.level(), pulse)?.is_some() {
            at += these.len();
            continue;
        }
        put_back(&mut digits, &cells, solution);
        at += usize::from(many == 1);
        many = (many / 2).max(1);
    }
    Ok(digits)
}

impl Layout<'_> {
    /// Returns the image of a cell; without symmetry, the cell itself.
    fn image(&self, cell: Cell) -> Cell {
        self.symmetry.image(self.solution.geometry(), cell).unwrap_or(cell)
    }

    /// Whether the symmetry leaves the cell where it is: the middle of an odd board.
    fn is_middle(&self, cell: Cell) -> bool {
        self.symmetry.image(self.solution.geometry(), cell) == Some(cell)
    }

    fn images(&self, cells: &[Cell]) -> Vec<Cell> {
        cells.iter().map(|&cell| self.image(cell)).collect()
    }

    fn cage_of(&self, cell: Cell) -> Option<usize> {
        self.cages.iter().position(|cage| cage.contains(&cell))
    }

    fn neighbours(&self, cell: Cell) -> Vec<Cell> {
        self.solution.geometry().beside(cell).collect()
    }

    /// Whether the cells may be one cage: their digits differ, and they lie where cages are wanted.
    fn may_be(&self, cells: &[Cell]) -> bool {
        let digit = |cell: &Cell| self.solution.get(*cell);
        let geometry = self.solution.geometry();
        let is_alike = |one: &Cell, other: &Cell| {
            digit(one) == digit(other)
                || self.wanted == Cages::InBoxes && geometry.box_of(*one) != geometry.box_of(*other)
        };
        cells.iter().enumerate().all(|(at, cell)| !cells[..at].iter().any(|other| is_alike(other, cell)))
    }

    /// Whether the cells and their images are one cage or two without a common cell.
    fn is_whole(&self, cells: &[Cell]) -> bool {
        let images = self.images(cells);
        let shared = cells.iter().filter(|cell| images.contains(cell)).count();
        shared == 0 || shared == cells.len()
    }

    /// Adds a cage, and its image.
    fn add(&mut self, cells: Vec<Cell>) {
        let mut images = self.images(&cells);
        let mut cells = cells;
        sort(&mut cells);
        sort(&mut images);
        let has_image = images != cells;
        self.cages.push(cells);
        if has_image {
            self.cages.push(images);
        }
    }

    /// Covers the free cells with cages of two or three cells. A cell that is left alone joins a cage beside it.
    fn tile(&mut self, rng: &mut Rng) {
        let mut cells: Vec<Cell> = Cell::all(self.solution.shape()).collect();
        rng.shuffle(&mut cells);
        // The middle of an odd board is its own image, so its cage is as well.
        sort_by_key(&mut cells, |&cell| !self.is_middle(cell));
        for cell in cells {
            if self.cage_of(cell).is_some() {
                continue;
            }
            let size = if rng.below(8) < 3 { 3 } else { 2 };
            let cage = self.grown(vec![cell], if self.is_middle(cell) { 3 } else { size }, rng);
            if cage.len() > 1 {
                self.add(cage);
                continue;
            }
            let mut beside: Vec<usize> =
                self.neighbours(cell).into_iter().filter_map(|cell| self.cage_of(cell)).collect();
            rng.shuffle(&mut beside);
            let joined = beside.into_iter().find_map(|at| self.joined(&[&self.cages[at], &[cell]]));
            match joined {
                Some(cells) => self.replace(cells),
                None => self.add(vec![cell]),
            }
        }
    }

    /// Returns a cage that grows by free neighbours up to a size. One that is its own image grows by images as well.
    fn grown(&self, mut cage: Vec<Cell>, size: usize, rng: &mut Rng) -> Vec<Cell> {
        while cage.len() < size {
            let mut next: Vec<Vec<Cell>> = Vec::new();
            for beside in cage.iter().flat_map(|&cell| self.neighbours(cell)) {
                let more =
                    if self.is_middle(cage[0]) { vec![beside, self.image(beside)] } else { vec![beside] };
                let with = [&cage[..], &more].concat();
                let is_free = more.iter().all(|cell| !cage.contains(cell) && self.cage_of(*cell).is_none());
                if is_free && self.may_be(&with) && self.is_whole(&with) {
                    next.push(with);
                }
            }
            match rng.choose(&next) {
                Some(with) => cage.clone_from(with),
                None => break,
            }
        }
        cage
    }

    /// Returns parts as one cage, together with its image if they meet; `None` if that may be no cage, or is too large.
    fn joined(&self, parts: &[&[Cell]]) -> Option<Vec<Cell>> {
        let mut cells: Vec<Cell> = parts.concat();
        if !self.is_whole(&cells) {
            cells.extend(self.images(&cells));
        }
        sort(&mut cells);
        cells.dedup();
        (cells.len() <= MOST && self.may_be(&cells)).then_some(cells)
    }

    /// Puts a cage and its image in the place of those that have their cells.
    fn replace(&mut self, cells: Vec<Cell>) {
        let all = [&cells[..], &self.images(&cells)].concat();
        self.cages.retain(|cage| !cage.iter().any(|cell| all.contains(cell)));
        self.add(cells);
    }

    /// Looks for another solution.
    fn other(&self, pulse: &mut Pulse<'_>) -> Result<Other, Interrupted> {
        let Some(shape) = self.shape() else { return Ok(Other::Unknown) };
        let mut most = brute::budget(NODES);
        let count = pulse.searching(|beat| {
            brute::count(&Grid::empty(&shape), 2, &mut |nodes| {
                beat()?;
                most(nodes)
            })
        })?;
        let solution = self.solution.symbols();
        let mut found = count.first.iter().chain(&count.second).filter(|found| found.symbols() != solution);
        Ok(match (count.exact(), found.next()) {
            (_, Some(other)) => Other::Found(other.clone()),
            (Some(1), None) => Other::None,
            _ => Other::Unknown,
        })
    }

    /// Tiles the cells anew where another solution differs.
    fn mend(&mut self, other: &Grid, rng: &mut Rng) {
        let differs = |cell: &Cell| other.get(*cell) != self.solution.get(*cell);
        let wrong: Vec<Cell> = Cell::all(self.solution.shape()).filter(differs).collect();
        let is_wrong = |cell: &Cell| wrong.contains(cell) || wrong.contains(&self.image(*cell));
        let kept = self.cages.iter().filter(|cage| !cage.iter().any(is_wrong)).cloned().collect();
        self.cages = kept;
        self.tile(rng);
    }

    /// Merges cages until their mean size is the usual one, as long as there is one solution.
    fn merge(&mut self, rng: &mut Rng, pulse: &mut Pulse<'_>) -> Result<(), Interrupted> {
        let wanted = (self.solution.shape().cell_count() * 100).div_ceil(self.mean);
        let mut cells: Vec<Cell> = Cell::all(self.solution.shape()).collect();
        rng.shuffle(&mut cells);
        for cell in cells {
            if self.cages.len() <= wanted {
                break;
            }
            let Some(own) = self.cage_of(cell) else { continue };
            let Some(beside) = rng.choose(&self.neighbours(cell)).and_then(|&beside| self.cage_of(beside))
            else {
                continue;
            };
            if own == beside {
                continue;
            }
            let Some(joined) = self.joined(&[&self.cages[own], &self.cages[beside]]) else { continue };
            let before = self.cages.clone();
            self.replace(joined);
            // The image may have met other cages, which then have cells of none.
            let covered: usize = self.cages.iter().map(Vec::len).sum();
            if covered != self.solution.shape().cell_count() || !matches!(self.other(pulse)?, Other::None) {
                self.cages = before;
            }
        }
        Ok(())
    }

    /// Returns the shape with the cages and their sums.
    fn shape(&self) -> Option<Shape> {
        let digit = |cell: &Cell| self.solution.get(*cell).map_or(0, |digit| u16::from(digit.number()));
        let cage = |cells: &Vec<Cell>| (cells.clone(), Some(cells.iter().map(digit).sum()));
        self.solution.shape().with_cages(self.cages.iter().map(cage).collect()).ok()
    }
}
