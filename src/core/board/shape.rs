//! The shapes of board: a row of one table for each size.
//!
//! A side names one shape: boxes of two rows of three make the 6×6, and the other orientation is the same
//! board turned. So a count of cells, or a side, is enough to know the shape.

use crate::{
    Geometry,
    constraints::{Constraint, Constraints, Layout, Shelf},
};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// The shape of a board: its side, the rows and columns of its boxes or its irregular regions, and its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Shape {
    size: Size,
    constraints: Constraints,
    layout: Layout,
}

/// The sizes, each a row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
enum Size {
    S4,
    S6,
    S8,
    S9,
    S10,
    S12,
    S15,
    S16,
    S20,
    S25,
}

/// A shape between the page and the worker: its side, the mask of its rules, and the region of each cell.
#[derive(Serialize, Deserialize)]
struct Written(u8, u8, Option<Vec<u8>>);

/// The crowding of a board, by the number of its cells: it decides the room for a note, and whether the board
/// can be enlarged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Density {
    /// Up to 6×6: large cells everywhere.
    Small,
    /// Up to 10×10: a finger meets its cell on a phone.
    Usual,
    /// Up to 16×16.
    Large,
    /// Beyond.
    Huge,
}

impl Density {
    /// Its name in the style.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Density::Small => "small",
            Density::Usual => "usual",
            Density::Large => "large",
            Density::Huge => "huge",
        }
    }
}

/// The limits of finders at a shape. A person sees larger sets on larger boards, but not in proportion: half
/// of a 25×25 house is twelve cells, too many to see together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Cells of the largest naked set, and digits of the largest hidden one.
    pub subset: usize,
    /// Lines of the largest fish without fins.
    pub fish: usize,
    /// Lines of the largest fish with fins.
    pub finned: usize,
    /// Base houses of the largest fish of mixed houses.
    pub mixed: usize,
    /// Statements of the longest chain.
    pub chain: usize,
    /// Cells of the largest almost locked set.
    pub set: usize,
    /// Almost locked sets in the longest row of them.
    pub sets: usize,
    /// Cells of the longest loop of two digits.
    pub ring: usize,
    /// Cells of the largest bent naked set.
    pub bent: usize,
    /// Pairs of cells of the longest extended rectangle.
    pub rectangle: usize,
    /// Cells of the longest odd ring.
    pub odd: usize,
    /// Cells of aligned exclusion.
    pub aligned: usize,
    /// Nodes of the search for all ways to place a digit. 9×9 never reaches its limit after locked candidates.
    pub templates: u32,
    /// Whether all choices of rows and columns are searched for multi-sector locked sets. They double with each line.
    pub sectors: bool,
    /// Whether all rectangles of rows and columns are searched for SK loops.
    pub loops: bool,
    /// Base lines of the largest Kraken fish.
    pub kraken: usize,
    /// Placements of the longest branch of a forcing chain.
    pub branch: usize,
    /// The most candidates of a cell, or places of a digit, at the start of forcing chains.
    pub options: usize,
    /// Waves of the longest forcing net.
    pub waves: usize,
}

/// The figures of making puzzles at a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Making {
    /// The number of levels with puzzles, from the easiest.
    pub levels: usize,
    /// The fewest and the most clues of a puzzle of each level.
    pub clues: [(u32, u32); 6],
    /// Whether a proof is so quick that digging proves each clue, instead of following the level of the
    /// puzzle clue by clue.
    pub is_quick: bool,
    /// The most boards to try for a level.
    pub attempts: u32,
    /// The most nodes of a proof that a single clue can go.
    pub nodes: u64,
    /// How often removals may make a board too hard before digging stops. Each costs a try of all techniques
    /// of the level.
    pub too_hard: u32,
    /// The budget of work of a wish, in the units of [`sudoku_make::generate`].
    pub work: u64,
    /// The time for a puzzle before any measurement, in milliseconds.
    pub millis: u64,
    /// The fewest and the most clues to leave for a wish about the logic; zeros if as few as possible.
    pub wished: (u32, u32),
    /// The most steps at the bottleneck of a narrow puzzle, by hardest tier.
    pub narrow: [u16; 6],
}

/// The figures of a shape on the page and on paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Page {
    /// The number of boards that a form tries for a wish: some seconds of work.
    pub attempts: u16,
    /// The number of clues that a wish for them first proposes.
    pub clues: u16,
    /// The wrong digits of a full board, in the exercise of finding them.
    pub wrong: usize,
    /// The width of an answer below its puzzle, relative to the puzzle.
    pub answer: f64,
    /// Columns and rows of answers on a page, and with large type.
    pub answers: [(u8, u8); 2],
    /// The columns of steps on a page of a path, and the width of a board relative to its column.
    pub steps: (u8, f64),
    /// The width of a board on a worksheet, in millimetres: candidates are legible, and there is room to write.
    pub worksheet: f64,
}

/// The row of a shape.
#[derive(Debug)]
struct Row {
    rows: usize,
    columns: usize,
    token: u32,
    is_offered: bool,
    density: Density,
    limits: Limits,
    making: Making,
    page: Page,
}

impl Shape {
    /// 4×4, with boxes of 2×2.
    pub const S4: Shape = Self::of(Size::S4);
    /// 6×6, with boxes of two rows and three columns.
    pub const S6: Shape = Self::of(Size::S6);
    /// 8×8, with boxes of two rows and four columns.
    pub const S8: Shape = Self::of(Size::S8);
    /// 9×9, the classic.
    pub const S9: Shape = Self::of(Size::S9);
    /// 10×10, with boxes of two rows and five columns.
    pub const S10: Shape = Self::of(Size::S10);
    /// 12×12, with boxes of three rows and four columns.
    pub const S12: Shape = Self::of(Size::S12);
    /// 15×15, with boxes of three rows and five columns.
    pub const S15: Shape = Self::of(Size::S15);
    /// 16×16, with boxes of 4×4.
    pub const S16: Shape = Self::of(Size::S16);
    /// 20×20, with boxes of four rows and five columns.
    pub const S20: Shape = Self::of(Size::S20);
    /// 25×25, with boxes of 5×5.
    pub const S25: Shape = Self::of(Size::S25);
    /// 7×7, for tests.
    /// All sizes, smallest first, with boxes and the usual rules.
    pub const ALL: [Shape; 10] = [
        Shape::S4,
        Shape::S6,
        Shape::S8,
        Shape::S9,
        Shape::S10,
        Shape::S12,
        Shape::S15,
        Shape::S16,
        Shape::S20,
        Shape::S25,
    ];

    const fn of(size: Size) -> Self {
        Self { size, constraints: Constraints::NONE, layout: Layout::BOXES }
    }

    /// The shape of the same size with boxes and the usual rules.
    #[must_use]
    #[inline(always)]
    pub const fn classic(self) -> Self {
        Self::of(self.size)
    }

    /// Whether it has boxes and the usual rules.
    #[must_use]
    #[inline(always)]
    pub const fn is_classic(self) -> bool {
        self.constraints.is_empty() && self.layout.number() == 0
    }

    /// Its rules beyond the usual ones.
    #[must_use]
    pub const fn constraints(self) -> Constraints {
        self.constraints
    }

    /// The shape with these rules in addition; `None` if its size has no such houses: windows are for 9×9.
    #[must_use]
    pub fn with(self, more: Constraints) -> Option<Self> {
        let fits = !more.has(Constraint::Windows) || self.classic() == Shape::S9;
        let constraints = Constraints::from_bits(self.constraints.bits() | more.bits())?;
        fits.then_some(Self { constraints, ..self })
    }

    /// The shape with these regions in the place of boxes, given by a number for each cell in reading order.
    ///
    /// # Errors
    /// The regions are not as many as digits, or not each of as many cells.
    pub fn with_regions(self, regions: &[u8]) -> Result<Self, BadRegions> {
        let side = self.side();
        if regions.len() != self.cell_count() {
            return Err(BadRegions::Cells(regions.len()));
        }
        // Numbered anew in reading order, so that the same regions are the same shape.
        let mut names: Vec<u8> = Vec::new();
        let mut numbered = Vec::with_capacity(regions.len());
        for &name in regions {
            let number = names.iter().position(|&known| known == name).unwrap_or_else(|| {
                names.push(name);
                names.len() - 1
            });
            numbered.push(number as u8);
        }
        if names.len() != side {
            return Err(BadRegions::Count(names.len()));
        }
        for number in 0..side {
            let cells = numbered.iter().filter(|&&one| usize::from(one) == number).count();
            if cells != side {
                return Err(BadRegions::Size { region: number, cells });
            }
        }
        let geometry = Geometry::of(self.classic());
        let is_box = |(cell, &number): (usize, &u8)| {
            geometry.box_of(crate::Cell::at(cell)).number() == usize::from(number)
        };
        if numbered.iter().enumerate().all(is_box) {
            return Ok(Self { layout: Layout::BOXES, ..self });
        }
        let layout = Layout::of(&numbered).ok_or(BadRegions::TooMany)?;
        Ok(Self { layout, ..self })
    }

    /// The region of each cell, from 0, if they take the place of boxes.
    #[must_use]
    pub fn regions(self) -> Option<&'static [u8]> {
        self.layout.regions()
    }

    /// Whether another board has the same size, the same constraints, and boxes or irregular regions like this
    /// one: all jigsaws of a size are of one kind.
    #[must_use]
    pub fn is_like(self, other: Self) -> bool {
        let kind = |shape: Self| (shape.size, shape.constraints, shape.layout == Layout::BOXES);
        kind(self) == kind(other)
    }

    /// Its text beside a size: a letter for each rule, and `j` with a symbol for each cell's region. Empty with
    /// boxes and the usual rules.
    #[must_use]
    pub fn tag(self) -> String {
        let mut tag: String = self.constraints.iter().map(Constraint::letter).collect();
        if let Some(regions) = self.regions() {
            tag.push('j');
            tag.extend(regions.iter().map(|&region| crate::Digit::at(region.into()).symbol()));
        }
        tag
    }

    /// Its text in recipes: its [token](Self::token) and its [tag](Self::tag), `3x` for a 9×9 with diagonals.
    #[must_use]
    pub fn written(self) -> String {
        format!("{}{}", self.token(), self.tag())
    }

    /// The shape of such a text.
    #[must_use]
    pub fn from_written(text: &str) -> Option<Self> {
        let end = text.find(|symbol: char| !symbol.is_ascii_digit()).unwrap_or(text.len());
        let (token, tag) = text.split_at(end);
        Self::from_token(token.parse().ok()?)?.tagged(tag)
    }

    /// The shape of the same size with this tag; `None` if that size has no such tag.
    #[must_use]
    pub fn tagged(self, tag: &str) -> Option<Self> {
        let (letters, regions) = tag.split_once('j').map_or((tag, None), |(rules, rest)| (rules, Some(rest)));
        let rule = |letter: char| Constraint::ALL.into_iter().find(|rule| rule.letter() == letter);
        let rules =
            letters.chars().try_fold(Constraints::NONE, |rules, letter| Some(rules.with(rule(letter)?)))?;
        let shape = self.classic().with(rules)?;
        let Some(regions) = regions else { return Some(shape) };
        let number = |symbol: char| crate::Digit::from_symbol(symbol).map(|digit| digit.index() as u8);
        let regions: Vec<u8> = regions.chars().map(number).collect::<Option<_>>()?;
        shape.with_regions(&regions).ok()
    }

    /// Its size among [`Shape::ALL`], from 0.
    #[must_use]
    #[inline(always)]
    pub const fn size(self) -> usize {
        self.size as usize
    }

    /// The largest.
    pub const LARGEST: Shape = Shape::S25;

    const fn row(self) -> &'static Row {
        &ROWS[self.size as usize]
    }

    /// The rows of a box.
    #[must_use]
    #[inline(always)]
    pub const fn box_rows(self) -> usize {
        self.row().rows
    }

    /// The columns of a box. A board has as many boxes one below another.
    #[must_use]
    #[inline(always)]
    pub const fn box_columns(self) -> usize {
        self.row().columns
    }

    /// Whether a box has as many rows as columns, so that clues can have the symmetries of a square.
    #[must_use]
    pub const fn has_square_boxes(self) -> bool {
        self.box_rows() == self.box_columns()
    }

    /// Cells along a side, and digits in a house.
    #[must_use]
    #[inline(always)]
    pub const fn side(self) -> usize {
        SIDES[self.size as usize] as usize
    }

    /// Cells on the board.
    #[must_use]
    #[inline(always)]
    pub const fn cell_count(self) -> usize {
        CELLS[self.size as usize] as usize
    }

    /// The number that names the shape in texts, links and seeds: the side of a box from 2 to 5 if boxes are
    /// squares, else the side of the board.
    #[must_use]
    pub const fn token(self) -> u32 {
        self.row().token
    }

    /// The shape with this [token](Self::token).
    #[must_use]
    pub fn from_token(token: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| shape.token() as usize == token)
    }

    /// The shape whose boxes have so many rows and columns, in either orientation; `true` if its own
    /// orientation is the other one, so that a board must be transposed.
    #[must_use]
    pub fn from_box(rows: usize, columns: usize) -> Option<(Self, bool)> {
        let of = |rows: usize, columns: usize| {
            Self::ALL.into_iter().find(|shape| (shape.box_rows(), shape.box_columns()) == (rows, columns))
        };
        of(rows, columns).map(|shape| (shape, false)).or_else(|| Some((of(columns, rows)?, true)))
    }

    /// Whether players choose it by name. The others come by paste, link and editor.
    #[must_use]
    pub const fn is_offered(self) -> bool {
        self.row().is_offered
    }

    /// The shapes that players choose by name, smallest first.
    pub fn offered() -> impl DoubleEndedIterator<Item = Shape> + Clone {
        Self::ALL.into_iter().filter(|shape| shape.is_offered())
    }

    /// The crowding of its board.
    #[must_use]
    pub const fn density(self) -> Density {
        self.row().density
    }

    /// The limits of finders.
    #[must_use]
    pub const fn limits(self) -> &'static Limits {
        &self.row().limits
    }

    /// The figures of making puzzles: those of its variant, if they are known, else of its size.
    #[must_use]
    pub fn making(self) -> &'static Making {
        let varied = || {
            let is_own = |(size, constraint, _): &&(Size, Option<Constraint>, Making)| {
                let constraints = constraint.map_or(Constraints::NONE, |one| Constraints::NONE.with(one));
                (*size, constraints) == (self.size, self.constraints)
            };
            VARIED.iter().find(is_own).map(|(.., making)| making)
        };
        if self.is_classic() { None } else { varied() }.unwrap_or(&self.row().making)
    }

    /// The figures of the page.
    #[must_use]
    pub const fn page(self) -> &'static Page {
        &self.row().page
    }

    /// Whether its board has digits written as letters.
    #[must_use]
    pub fn has_letters(self) -> bool {
        crate::Digit::all(self).any(|digit| digit.symbol().is_ascii_alphabetic())
    }

    /// The shape with this number of cells along a side.
    #[must_use]
    pub fn from_side(side: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| shape.side() == side)
    }

    /// The shape with this number of cells on the board.
    #[must_use]
    pub fn from_cell_count(cells: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| shape.cell_count() == cells)
    }

    /// The tables of this shape, built once.
    #[must_use]
    pub fn geometry(self) -> &'static Geometry {
        Geometry::of(self)
    }
}

impl From<Shape> for Written {
    fn from(shape: Shape) -> Self {
        Self(shape.side() as u8, shape.constraints.bits(), shape.regions().map(<[u8]>::to_vec))
    }
}

impl TryFrom<Written> for Shape {
    type Error = BadRegions;

    fn try_from(Written(side, rules, regions): Written) -> Result<Self, BadRegions> {
        let shape = Self::from_side(side.into()).ok_or(BadRegions::Cells(0))?;
        let rules = Constraints::from_bits(rules).and_then(|rules| shape.with(rules));
        let shape = rules.ok_or(BadRegions::Constraints)?;
        regions.map_or(Ok(shape), |regions| shape.with_regions(&regions))
    }
}

/// Why regions cannot take the place of boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRegions {
    /// There are not as many numbers as cells.
    #[error("{0} cells have a region")]
    Cells(usize),
    /// There are not as many regions as digits.
    #[error("there are {0} regions")]
    Count(usize),
    /// A region has too few cells, or too many.
    #[error("region {number} has {cells} cells", number = .region + 1)]
    Size {
        /// The region, from 0 in the reading order of first cells.
        region: usize,
        /// Its number of cells.
        cells: usize,
    },
    /// The size has no such rules.
    #[error("a board of that size cannot have these rules")]
    Constraints,
    /// The program has met more layouts than it can number.
    #[error("there are too many layouts")]
    TooMany,
}

/// A value for each shape, made when first asked for and kept for the life of the program.
#[derive(Debug)]
pub struct PerShape<T> {
    classic: [OnceLock<T>; SIZES],
    /// Indexed by size and rules.
    ruled: Shelf<T>,
    /// Indexed by layout and rules.
    irregular: Shelf<T>,
}

impl<T> PerShape<T> {
    /// Without values.
    pub const fn new() -> Self {
        let classic = [const { OnceLock::new() }; SIZES];
        Self { classic, ruled: Shelf::new(), irregular: Shelf::new() }
    }

    /// The value of a shape.
    #[inline(always)]
    pub fn of(&self, shape: Shape, make: fn(Shape) -> T) -> &T {
        if shape.is_classic() {
            self.classic[shape.size as usize].get_or_init(|| make(shape))
        } else {
            self.of_variant(shape, make)
        }
    }

    #[inline(never)]
    fn of_variant(&self, shape: Shape, make: fn(Shape) -> T) -> &T {
        let rules = usize::from(shape.constraints.bits());
        let slot = match shape.layout.number().checked_sub(1) {
            None => self.ruled.at(shape.size as usize * Constraints::COUNT + rules),
            Some(layout) => self.irregular.at(layout * Constraints::COUNT + rules),
        };
        slot.get_or_init(|| Box::new(make(shape)))
    }
}

/// The number of sizes.
const SIZES: usize = Shape::ALL.len();

/// A row for each shape, smallest first.
static ROWS: [Row; SIZES] = [
    // 4×4
    Row {
        rows: 2,
        columns: 2,
        token: 2,
        is_offered: true,
        density: Density::Small,
        limits: Limits {
            subset: 2,
            fish: 2,
            finned: 2,
            mixed: 2,
            chain: 12,
            set: 3,
            sets: 4,
            ring: 8,
            bent: 4,
            rectangle: 3,
            odd: 7,
            aligned: 3,
            templates: 20_000,
            sectors: true,
            loops: true,
            kraken: 3,
            branch: 4,
            options: 4,
            waves: 4,
        },
        making: Making {
            levels: 1,
            clues: [(6, 8), (6, 8), (6, 8), (6, 8), (6, 8), (6, 8)],
            is_quick: true,
            attempts: 3000,
            nodes: 100_000,
            too_hard: 10,
            work: 120_000_000,
            millis: 2,
            wished: (0, 0),
            narrow: [0, 0, 0, 0, 0, 0],
        },
        page: Page {
            attempts: 200,
            clues: 6,
            wrong: 2,
            answer: 0.3,
            answers: [(5, 6), (3, 4)],
            steps: (4, 0.8),
            worksheet: 62.0,
        },
    },
    // 6×6
    Row {
        rows: 2,
        columns: 3,
        token: 6,
        is_offered: true,
        density: Density::Small,
        limits: Limits {
            subset: 3,
            fish: 3,
            finned: 3,
            mixed: 2,
            chain: 16,
            set: 5,
            sets: 4,
            ring: 12,
            bent: 4,
            rectangle: 3,
            odd: 7,
            aligned: 3,
            templates: 20_000,
            sectors: true,
            loops: true,
            kraken: 3,
            branch: 6,
            options: 4,
            waves: 6,
        },
        making: Making {
            levels: 5,
            clues: [(14, 17), (10, 13), (8, 11), (8, 11), (8, 11), (8, 11)],
            is_quick: true,
            attempts: 3000,
            nodes: 100_000,
            too_hard: 10,
            work: 120_000_000,
            millis: 3,
            wished: (0, 0),
            narrow: [0, 0, 1, 2, 1, 0],
        },
        page: Page {
            attempts: 400,
            clues: 12,
            wrong: 3,
            answer: 0.33,
            answers: [(5, 6), (2, 3)],
            steps: (4, 0.9),
            worksheet: 72.0,
        },
    },
    // 8×8
    Row {
        rows: 2,
        columns: 4,
        token: 8,
        is_offered: true,
        density: Density::Usual,
        limits: Limits {
            subset: 4,
            fish: 4,
            finned: 4,
            mixed: 3,
            chain: 20,
            set: 7,
            sets: 5,
            ring: 16,
            bent: 5,
            rectangle: 4,
            odd: 9,
            aligned: 3,
            templates: 20_000,
            sectors: true,
            loops: true,
            kraken: 3,
            branch: 8,
            options: 5,
            waves: 10,
        },
        making: Making {
            levels: 6,
            clues: [(26, 30), (20, 23), (17, 21), (17, 21), (17, 21), (17, 21)],
            is_quick: true,
            attempts: 3000,
            nodes: 100_000,
            too_hard: 10,
            work: 120_000_000,
            millis: 6,
            wished: (0, 0),
            narrow: [0, 0, 1, 1, 1, 3],
        },
        page: Page {
            attempts: 800,
            clues: 20,
            wrong: 4,
            answer: 0.36,
            answers: [(4, 5), (2, 2)],
            steps: (3, 0.95),
            worksheet: 86.0,
        },
    },
    // 9×9
    Row {
        rows: 3,
        columns: 3,
        token: 3,
        is_offered: true,
        density: Density::Usual,
        limits: Limits {
            subset: 4,
            fish: 4,
            finned: 4,
            mixed: 4,
            chain: 24,
            set: 8,
            sets: 6,
            ring: 18,
            bent: 6,
            rectangle: 4,
            odd: 9,
            aligned: 3,
            templates: 20_000,
            sectors: true,
            loops: true,
            kraken: 3,
            branch: 8,
            options: 5,
            waves: 12,
        },
        making: Making {
            levels: 6,
            clues: [(36, 41), (28, 32), (25, 29), (24, 28), (22, 26), (22, 26)],
            is_quick: true,
            attempts: 3000,
            nodes: 100_000,
            too_hard: 10,
            work: 120_000_000,
            millis: 8,
            wished: (0, 0),
            narrow: [0, 0, 1, 1, 1, 3],
        },
        page: Page {
            attempts: 1000,
            clues: 26,
            wrong: 4,
            answer: 0.36,
            answers: [(4, 5), (2, 2)],
            steps: (3, 1.0),
            worksheet: 92.0,
        },
    },
    // 10×10
    Row {
        rows: 2,
        columns: 5,
        token: 10,
        is_offered: true,
        density: Density::Usual,
        limits: Limits {
            subset: 5,
            fish: 4,
            finned: 4,
            mixed: 3,
            chain: 20,
            set: 5,
            sets: 4,
            ring: 16,
            bent: 5,
            rectangle: 4,
            odd: 9,
            aligned: 2,
            templates: 2_000,
            sectors: false,
            loops: true,
            kraken: 3,
            branch: 8,
            options: 5,
            waves: 10,
        },
        making: Making {
            levels: 6,
            clues: [(46, 52), (37, 42), (32, 37), (32, 37), (32, 37), (32, 37)],
            is_quick: true,
            attempts: 1000,
            nodes: 100_000,
            too_hard: 10,
            work: 120_000_000,
            millis: 20,
            wished: (0, 0),
            narrow: [0, 0, 1, 1, 1, 1],
        },
        page: Page {
            attempts: 300,
            clues: 38,
            wrong: 4,
            answer: 0.38,
            answers: [(3, 4), (2, 2)],
            steps: (3, 1.0),
            worksheet: 100.0,
        },
    },
    // 12×12
    Row {
        rows: 3,
        columns: 4,
        token: 12,
        is_offered: true,
        density: Density::Large,
        limits: Limits {
            subset: 5,
            fish: 4,
            finned: 4,
            mixed: 3,
            chain: 16,
            set: 4,
            sets: 4,
            ring: 12,
            bent: 4,
            rectangle: 3,
            odd: 7,
            aligned: 2,
            templates: 2_000,
            sectors: false,
            loops: true,
            kraken: 2,
            branch: 6,
            options: 4,
            waves: 8,
        },
        making: Making {
            levels: 6,
            clues: [(68, 75), (56, 62), (49, 55), (49, 55), (49, 55), (49, 55)],
            is_quick: true,
            attempts: 300,
            nodes: 20_000,
            too_hard: 10,
            work: 80_000_000,
            millis: 40,
            wished: (0, 0),
            narrow: [0, 0, 1, 1, 1, 1],
        },
        page: Page {
            attempts: 120,
            clues: 58,
            wrong: 5,
            answer: 0.4,
            answers: [(3, 4), (1, 2)],
            steps: (2, 0.9),
            worksheet: 120.0,
        },
    },
    // 15×15
    Row {
        rows: 3,
        columns: 5,
        token: 15,
        is_offered: false,
        density: Density::Large,
        limits: Limits {
            subset: 5,
            fish: 5,
            finned: 4,
            mixed: 3,
            chain: 12,
            set: 3,
            sets: 3,
            ring: 10,
            bent: 4,
            rectangle: 3,
            odd: 7,
            aligned: 2,
            templates: 2_000,
            sectors: false,
            loops: true,
            kraken: 2,
            branch: 6,
            options: 4,
            waves: 6,
        },
        making: Making {
            levels: 6,
            clues: [(110, 119), (95, 103), (87, 95), (87, 95), (87, 95), (87, 95)],
            is_quick: false,
            attempts: 60,
            nodes: 500,
            too_hard: 10,
            work: 50_000_000,
            millis: 50,
            wished: (88, 105),
            narrow: [0, 0, 1, 1, 1, 1],
        },
        page: Page {
            attempts: 60,
            clues: 98,
            wrong: 6,
            answer: 0.42,
            answers: [(2, 3), (1, 2)],
            steps: (2, 1.0),
            worksheet: 145.0,
        },
    },
    // 16×16
    Row {
        rows: 4,
        columns: 4,
        token: 4,
        is_offered: true,
        density: Density::Large,
        limits: Limits {
            subset: 5,
            fish: 5,
            finned: 4,
            mixed: 3,
            chain: 12,
            set: 3,
            sets: 3,
            ring: 10,
            bent: 4,
            rectangle: 3,
            odd: 7,
            aligned: 2,
            templates: 2_000,
            sectors: false,
            loops: true,
            kraken: 2,
            branch: 6,
            options: 4,
            waves: 6,
        },
        making: Making {
            levels: 6,
            clues: [(125, 135), (108, 116), (100, 108), (100, 108), (100, 108), (100, 108)],
            is_quick: false,
            attempts: 60,
            nodes: 500,
            too_hard: 10,
            work: 50_000_000,
            millis: 60,
            wished: (100, 120),
            narrow: [0, 0, 1, 1, 1, 1],
        },
        page: Page {
            attempts: 60,
            clues: 112,
            wrong: 6,
            answer: 0.42,
            answers: [(2, 3), (1, 2)],
            steps: (2, 1.0),
            worksheet: 150.0,
        },
    },
    // 20×20
    Row {
        rows: 4,
        columns: 5,
        token: 20,
        is_offered: false,
        density: Density::Huge,
        limits: Limits {
            subset: 5,
            fish: 5,
            finned: 3,
            mixed: 2,
            chain: 10,
            set: 2,
            sets: 3,
            ring: 8,
            bent: 4,
            rectangle: 3,
            odd: 5,
            aligned: 2,
            templates: 2_000,
            sectors: false,
            loops: false,
            kraken: 2,
            branch: 4,
            options: 3,
            waves: 4,
        },
        making: Making {
            levels: 6,
            clues: [(205, 215), (185, 195), (176, 186), (176, 186), (176, 186), (176, 186)],
            is_quick: false,
            attempts: 40,
            nodes: 200,
            too_hard: 6,
            work: 30_000_000,
            millis: 150,
            wished: (178, 205),
            narrow: [0, 0, 1, 1, 1, 1],
        },
        page: Page {
            attempts: 24,
            clues: 200,
            wrong: 7,
            answer: 0.42,
            answers: [(2, 2), (1, 1)],
            steps: (1, 0.85),
            worksheet: 150.0,
        },
    },
    // 25×25
    Row {
        rows: 5,
        columns: 5,
        token: 5,
        is_offered: true,
        density: Density::Huge,
        limits: Limits {
            subset: 6,
            fish: 5,
            finned: 3,
            mixed: 2,
            chain: 8,
            set: 2,
            sets: 3,
            ring: 8,
            bent: 4,
            rectangle: 3,
            odd: 5,
            aligned: 2,
            templates: 2_000,
            sectors: false,
            loops: false,
            kraken: 2,
            branch: 4,
            options: 3,
            waves: 3,
        },
        making: Making {
            levels: 6,
            clues: [(335, 345), (305, 320), (290, 300), (290, 300), (290, 300), (290, 300)],
            is_quick: false,
            attempts: 25,
            nodes: 128,
            too_hard: 4,
            work: 20_000_000,
            millis: 250,
            wished: (295, 335),
            narrow: [0, 0, 1, 1, 1, 1],
        },
        page: Page {
            attempts: 16,
            clues: 330,
            wrong: 8,
            answer: 0.42,
            answers: [(2, 2), (1, 1)],
            steps: (1, 0.95),
            worksheet: 150.0,
        },
    },
];

/// The figures of variants, by size and constraint; without one, of irregular regions. Their puzzles have fewer
/// clues, since more cells see each other.
static VARIED: [(Size, Option<Constraint>, Making); 5] = [
    (Size::S6, Some(Constraint::Diagonals), {
        let clues = [(12, 15), (8, 10), (6, 8), (5, 7), (5, 7), (5, 7)];
        Making { levels: 6, clues, narrow: [0, 1, 1, 1, 1, 0], ..ROWS[Size::S6 as usize].making }
    }),
    (Size::S9, Some(Constraint::Diagonals), {
        let clues = [(30, 36), (21, 26), (17, 21), (15, 19), (14, 18), (13, 17)];
        Making { clues, ..ROWS[Size::S9 as usize].making }
    }),
    (Size::S9, Some(Constraint::Windows), {
        let clues = [(30, 36), (21, 26), (18, 22), (16, 20), (15, 19), (14, 18)];
        Making { clues, ..ROWS[Size::S9 as usize].making }
    }),
    (Size::S9, Some(Constraint::Knight), {
        let clues = [(28, 34), (18, 23), (14, 18), (12, 16), (11, 15), (10, 14)];
        Making { clues, ..ROWS[Size::S9 as usize].making }
    }),
    (Size::S9, None, {
        let clues = [(32, 38), (24, 29), (21, 25), (19, 24), (18, 22), (17, 21)];
        Making { clues, ..ROWS[Size::S9 as usize].making }
    }),
];

/// Cells along a side, and on the board, of each shape: every loop over cells asks for them.
static SIDES: [u16; SIZES] = products(false);
static CELLS: [u16; SIZES] = products(true);

const fn products(squared: bool) -> [u16; SIZES] {
    let mut found = [0; SIZES];
    let mut at = 0;
    while at < found.len() {
        let side = (ROWS[at].rows * ROWS[at].columns) as u16;
        found[at] = if squared { side * side } else { side };
        at += 1;
    }
    found
}
