//! The table of sizes, a row for each side: its boxes, and the figures that all of its boards share.

use super::Size;

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
    /// Beyond 16×16.
    Huge,
}

impl Density {
    /// Returns the name in the style sheets.
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
    /// The most cells of an aligned exclusion.
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

/// The figures for making puzzles at a shape.
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
    /// The budget of work for a wish, in the units of [`sudoku_make::generate`].
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

/// The row of a size.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) side: u16,
    pub(super) cells: u16,
    /// Rows and columns of the boxes that it may have, the usual ones first.
    pub(super) boxes: &'static [(u8, u8)],
    pub(super) token: u32,
    pub(super) is_offered: bool,
    pub(super) density: Density,
    pub(super) limits: Limits,
    pub(super) making: Making,
    pub(super) page: Page,
}

/// The most forms of boxes of a size.
pub(super) const MOST_BOXES: usize = 4;

/// The number of sizes.
pub(super) const SIZES: usize = 10;

impl Limits {
    /// The limits up to 10×10.
    const SMALL: Self = Self {
        subset: 4,
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
        aligned: 3,
        templates: 20_000,
        sectors: true,
        loops: true,
        kraken: 3,
        branch: 8,
        options: 5,
        waves: 10,
    };
    /// The limits from 12×12 to 16×16.
    const LARGE: Self = Self {
        subset: 5,
        fish: 5,
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
        kraken: 2,
        branch: 6,
        options: 4,
        waves: 6,
        ..Self::SMALL
    };
    /// The limits from 20×20 on: no screen shows such a board whole with notes.
    const HUGE: Self = Self {
        finned: 3,
        mixed: 2,
        chain: 10,
        set: 2,
        ring: 8,
        odd: 5,
        loops: false,
        branch: 4,
        options: 3,
        waves: 4,
        ..Self::LARGE
    };
}

impl Making {
    /// The figures for boards whose proofs are quick.
    const QUICK: Self = Self {
        levels: 6,
        clues: [(0, 0); 6],
        is_quick: true,
        attempts: 3000,
        nodes: 100_000,
        too_hard: 10,
        work: 120_000_000,
        millis: 8,
        wished: (0, 0),
        narrow: [0, 0, 1, 1, 1, 3],
    };
    /// The figures for the other boards.
    const SLOW: Self = Self {
        is_quick: false,
        attempts: 60,
        nodes: 500,
        work: 50_000_000,
        narrow: [0, 0, 1, 1, 1, 1],
        ..Self::QUICK
    };

    /// Returns the same figures with these clues for the first three levels. The later levels have the clues of the
    /// third, since the generator reaches no fewer.
    const fn with(self, easy: (u32, u32), medium: (u32, u32), hard: (u32, u32)) -> Self {
        Self { clues: [easy, medium, hard, hard, hard, hard], ..self }
    }

    /// Returns the figures of a size.
    pub(super) const fn of(size: Size) -> Self {
        ROWS[size as usize].making
    }
}

impl Row {
    /// Makes the row of a size. The side, the number of cells and the token follow from the boxes.
    const fn new(
        boxes: &'static [(u8, u8)],
        density: Density,
        limits: Limits,
        making: Making,
        page: Page,
    ) -> Self {
        let (rows, columns) = boxes[0];
        let side = rows as u16 * columns as u16;
        let token = if rows == columns { rows as u32 } else { side as u32 };
        Self { side, cells: side * side, boxes, token, is_offered: true, density, limits, making, page }
    }

    /// Returns the row of a size that comes by paste, link and editor alone.
    const fn unoffered(self) -> Self {
        Self { is_offered: false, ..self }
    }
}

/// A row for each size, smallest first.
pub(super) static ROWS: [Row; SIZES] = [
    // 4×4
    Row::new(
        &[(2, 2)],
        Density::Small,
        Limits {
            subset: 2,
            fish: 2,
            finned: 2,
            mixed: 2,
            chain: 12,
            set: 3,
            ring: 8,
            bent: 4,
            rectangle: 3,
            odd: 7,
            branch: 4,
            options: 4,
            waves: 4,
            ..Limits::SMALL
        },
        Making { levels: 1, millis: 2, narrow: [0; 6], ..Making::QUICK.with((6, 8), (6, 8), (6, 8)) },
        Page {
            attempts: 200,
            clues: 6,
            wrong: 2,
            answer: 0.3,
            answers: [(5, 6), (3, 4)],
            steps: (4, 0.8),
            worksheet: 62.0,
        },
    ),
    // 6×6
    Row::new(
        &[(2, 3), (3, 2)],
        Density::Small,
        Limits {
            subset: 3,
            fish: 3,
            finned: 3,
            mixed: 2,
            chain: 16,
            ring: 12,
            bent: 4,
            rectangle: 3,
            odd: 7,
            branch: 6,
            options: 4,
            waves: 6,
            ..Limits::SMALL
        },
        Making {
            levels: 5,
            millis: 3,
            narrow: [0, 0, 1, 2, 1, 0],
            ..Making::QUICK.with((14, 17), (10, 13), (8, 11))
        },
        Page {
            attempts: 400,
            clues: 12,
            wrong: 3,
            answer: 0.33,
            answers: [(5, 6), (2, 3)],
            steps: (4, 0.9),
            worksheet: 72.0,
        },
    ),
    // 8×8
    Row::new(
        &[(2, 4), (4, 2)],
        Density::Usual,
        Limits { set: 7, sets: 5, ..Limits::SMALL },
        Making { millis: 6, ..Making::QUICK.with((26, 30), (20, 23), (17, 21)) },
        Page {
            attempts: 800,
            clues: 20,
            wrong: 4,
            answer: 0.36,
            answers: [(4, 5), (2, 2)],
            steps: (3, 0.95),
            worksheet: 86.0,
        },
    ),
    // 9×9
    Row::new(
        &[(3, 3)],
        Density::Usual,
        Limits { mixed: 4, chain: 24, set: 8, sets: 6, ring: 18, bent: 6, waves: 12, ..Limits::SMALL },
        Making { clues: [(36, 41), (28, 32), (25, 29), (24, 28), (22, 26), (22, 26)], ..Making::QUICK },
        Page {
            attempts: 1000,
            clues: 26,
            wrong: 4,
            answer: 0.36,
            answers: [(4, 5), (2, 2)],
            steps: (3, 1.0),
            worksheet: 92.0,
        },
    ),
    // 10×10
    Row::new(
        &[(2, 5), (5, 2)],
        Density::Usual,
        Limits { subset: 5, aligned: 2, templates: 2_000, sectors: false, ..Limits::SMALL },
        Making {
            attempts: 1000,
            millis: 20,
            narrow: [0, 0, 1, 1, 1, 1],
            ..Making::QUICK.with((46, 52), (37, 42), (32, 37))
        },
        Page {
            attempts: 300,
            clues: 38,
            wrong: 4,
            answer: 0.38,
            answers: [(3, 4), (2, 2)],
            steps: (3, 1.0),
            worksheet: 100.0,
        },
    ),
    // 12×12
    Row::new(
        &[(3, 4), (4, 3), (2, 6), (6, 2)],
        Density::Large,
        Limits { fish: 4, chain: 16, set: 4, sets: 4, ring: 12, waves: 8, ..Limits::LARGE },
        Making {
            attempts: 300,
            nodes: 20_000,
            work: 80_000_000,
            millis: 40,
            narrow: [0, 0, 1, 1, 1, 1],
            ..Making::QUICK.with((68, 75), (56, 62), (49, 55))
        },
        Page {
            attempts: 120,
            clues: 58,
            wrong: 5,
            answer: 0.4,
            answers: [(3, 4), (1, 2)],
            steps: (2, 0.9),
            worksheet: 120.0,
        },
    ),
    // 15×15
    Row::new(
        &[(3, 5), (5, 3)],
        Density::Large,
        Limits::LARGE,
        Making { millis: 50, wished: (88, 105), ..Making::SLOW.with((110, 119), (95, 103), (87, 95)) },
        Page {
            attempts: 60,
            clues: 98,
            wrong: 6,
            answer: 0.42,
            answers: [(2, 3), (1, 2)],
            steps: (2, 1.0),
            worksheet: 145.0,
        },
    )
    .unoffered(),
    // 16×16
    Row::new(
        &[(4, 4), (2, 8), (8, 2)],
        Density::Large,
        Limits::LARGE,
        Making { millis: 60, wished: (100, 120), ..Making::SLOW.with((125, 135), (108, 116), (100, 108)) },
        Page {
            attempts: 60,
            clues: 112,
            wrong: 6,
            answer: 0.42,
            answers: [(2, 3), (1, 2)],
            steps: (2, 1.0),
            worksheet: 150.0,
        },
    ),
    // 20×20
    Row::new(
        &[(4, 5), (5, 4), (2, 10), (10, 2)],
        Density::Huge,
        Limits::HUGE,
        Making {
            attempts: 40,
            nodes: 200,
            too_hard: 6,
            work: 30_000_000,
            millis: 150,
            wished: (178, 205),
            ..Making::SLOW.with((205, 215), (185, 195), (176, 186))
        },
        Page {
            attempts: 24,
            clues: 200,
            wrong: 7,
            answer: 0.42,
            answers: [(2, 2), (1, 1)],
            steps: (1, 0.85),
            worksheet: 150.0,
        },
    )
    .unoffered(),
    // 25×25
    Row::new(
        &[(5, 5)],
        Density::Huge,
        Limits { subset: 6, chain: 8, waves: 3, ..Limits::HUGE },
        Making {
            attempts: 25,
            nodes: 128,
            too_hard: 4,
            work: 20_000_000,
            millis: 250,
            wished: (295, 335),
            ..Making::SLOW.with((335, 345), (305, 320), (290, 300))
        },
        Page {
            attempts: 16,
            clues: 330,
            wrong: 8,
            answer: 0.42,
            answers: [(2, 2), (1, 1)],
            steps: (1, 0.95),
            worksheet: 150.0,
        },
    ),
];

/// The figures of boards with irregular regions, by size. Their puzzles have fewer clues, since more cells see each
/// other.
pub(super) static JIGSAWS: [(Size, Making); 1] = [(
    Size::S9,
    Making { clues: [(32, 38), (24, 29), (21, 25), (19, 24), (18, 22), (17, 21)], ..Making::of(Size::S9) },
)];
