//! The layout of a printed magazine, and the number of puzzles on a page.

use super::boards::{LEAST_NOTE, Space};
use serde::{Deserialize, Serialize};
use sudoku_board::Shape;

/// Paper to print on, upright.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// All paper sizes.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Returns the name of the paper in texts, in lower case.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// Returns the width and the height, in millimetres.
    #[must_use]
    pub const fn size(self) -> (f64, f64) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }
}

/// The place of the answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answers {
    /// No answers.
    None,
    /// On separate pages at the end.
    #[default]
    AtEnd,
    /// Small and upside down under each puzzle.
    UpsideDown,
}

impl Answers {
    /// All places.
    pub const ALL: [Answers; 3] = [Answers::None, Answers::AtEnd, Answers::UpsideDown];

    /// Returns the name of the place in texts.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Answers::None => "none",
            Answers::AtEnd => "at-end",
            Answers::UpsideDown => "upside-down",
        }
    }
}

/// The solution steps of each puzzle that are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ways {
    /// No steps.
    #[default]
    None,
    /// The steps beyond singles.
    Hard,
    /// All steps.
    All,
}

impl Ways {
    /// All choices.
    pub const ALL: [Ways; 3] = [Ways::None, Ways::Hard, Ways::All];

    /// Returns the name of the choice in texts.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Ways::None => "none",
            Ways::Hard => "hard",
            Ways::All => "all",
        }
    }
}

/// The layout of a magazine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Layout {
    /// The paper.
    pub paper: Paper,
    /// Puzzles on a page, one of [`Layout::PER_PAGE`]; fewer if cells would be too small, see
    /// [`Layout::per_page`].
    pub most: u8,
    /// Whether cells are large, for players who need that.
    pub large: bool,
    /// Whether cells show their candidates.
    pub candidates: bool,
    /// Whether the heading of a puzzle has its rating.
    pub rating: bool,
    /// Whether the heading of a puzzle has its recipe, which makes it again.
    pub recipe: bool,
    /// Whether the heading of a puzzle has a QR code that opens it.
    pub code: bool,
    /// The place of the answers.
    pub answers: Answers,
    /// The solution steps of each puzzle that are printed.
    pub ways: Ways,
    /// Whether there is a cover with the title and the contents.
    pub cover: bool,
    /// Whether pages come in pairs on landscape sheets, for a booklet: the sheets are printed on both sides
    /// and folded in the middle.
    pub booklet: bool,
    /// The sheets that are folded together in a booklet, one of [`Layout::SIGNATURES`]; 0 for all.
    pub signature: u8,
    /// Whether large boards have the numbers from 10 on instead of letters.
    pub numbers: bool,
}

impl Default for Layout {
    fn default() -> Self {
        Self {
            paper: Paper::A4,
            most: 4,
            large: false,
            candidates: false,
            rating: false,
            recipe: false,
            code: true,
            answers: Answers::AtEnd,
            ways: Ways::None,
            cover: true,
            booklet: false,
            signature: 0,
            numbers: false,
        }
    }
}

/// A part of the layout that is on or off.
type Field = fn(&mut Layout) -> &mut bool;

/// The parts that are on or off, with their names in texts.
const SWITCHES: [(&str, Field); 8] = [
    ("large", |layout| &mut layout.large),
    ("candidates", |layout| &mut layout.candidates),
    ("rating", |layout| &mut layout.rating),
    ("recipe", |layout| &mut layout.recipe),
    ("code", |layout| &mut layout.code),
    ("cover", |layout| &mut layout.cover),
    ("booklet", |layout| &mut layout.booklet),
    ("numbers", |layout| &mut layout.numbers),
];

/// The word for sheets folded together, before their number.
const SIGNATURE: &str = "signature-";

/// The margin of a page, in millimetres: the printers' own margin, and some air.
pub(super) const MARGIN: f64 = 15.0;
/// The space between columns and between rows of puzzles.
pub(super) const GAP: f64 = 9.0;
/// The space between two columns of puzzles.
const WIDE_GAP: f64 = 14.0;
/// The height of the line at the foot of a page.
pub(super) const FOOT: f64 = 7.0;
/// The side of a small QR code with its margin; a longer address needs more.
const CODE: f64 = 15.0;
/// The enlargement on the pages of a booklet, which are printed smaller.
const IN_BOOKLET: f64 = 1.4;

impl Layout {
    /// The choices for the number of puzzles on a page.
    pub const PER_PAGE: [u8; 5] = [1, 2, 4, 6, 9];
    /// The choices for the sheets of a booklet that are folded together; 0 for all.
    pub const SIGNATURES: [u8; 5] = [0, 4, 6, 8, 10];

    /// Returns the layout as words, for [`Self::read`]: the paper, the number of puzzles, the answers, the steps, and
    /// each thing that is switched on, and the sheets folded together if not all.
    #[must_use]
    pub fn written(&self) -> String {
        let mut words = vec![
            self.paper.slug().to_owned(),
            self.most.to_string(),
            self.answers.slug().to_owned(),
            self.ways.slug().to_owned(),
        ];
        let mut own = *self;
        words.extend(SWITCHES.iter().filter(|(_, get)| *get(&mut own)).map(|(name, _)| (*name).to_owned()));
        if self.signature > 0 {
            words.push(format!("{SIGNATURE}{}", self.signature));
        }
        words.join(" ")
    }

    /// Reads words from [`Self::written`]; `None` if one of them is unknown.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let paper = words.next()?;
        let paper = Paper::ALL.into_iter().find(|one| one.slug() == paper)?;
        let most = words.next()?.parse().ok().filter(|most| Self::PER_PAGE.contains(most))?;
        let answers = words.next()?;
        let answers = Answers::ALL.into_iter().find(|one| one.slug() == answers)?;
        let ways = words.next()?;
        let ways = Ways::ALL.into_iter().find(|one| one.slug() == ways)?;
        let mut layout = Self { paper, most, answers, ways, code: false, cover: false, ..Self::default() };
        for word in words {
            if let Some(sheets) = word.strip_prefix(SIGNATURE) {
                layout.signature = sheets.parse().ok().filter(|sheets| Self::SIGNATURES.contains(sheets))?;
                continue;
            }
            let (_, get) = SWITCHES.iter().find(|(name, _)| *name == word)?;
            *get(&mut layout) = true;
        }
        Some(layout)
    }

    /// Returns the puzzles of a size on a page: the wanted number, or as many as leave the cells large enough. A 25×25
    /// always fills a page.
    #[must_use]
    pub fn per_page(&self, shape: &Shape) -> u8 {
        let (columns, rows) = self.grid(shape);
        columns * rows
    }

    /// Columns and rows of puzzles on a page.
    pub(super) fn grid(&self, shape: &Shape) -> (u8, u8) {
        let fits = |&&most: &&u8| {
            let grid = arranged(most);
            most <= self.most.max(1)
                && self.cell(shape, grid) >= self.least_cell(shape)
                && (self.answers != Answers::UpsideDown
                    || self.cell(shape, grid) * answer_share(shape) >= LEAST_ANSWER * self.swell())
        };
        arranged(Self::PER_PAGE.iter().rev().find(fits).copied().unwrap_or(1))
    }

    /// Returns the spaces of the puzzles of a size on a page, row by row. The height that they leave is shared out
    /// evenly above, between and below the rows.
    pub(super) fn spaces(&self, shape: &Shape) -> Vec<Space> {
        let (columns, rows) = self.grid(shape);
        let spaces = self.cut((columns, rows));
        let left = spaces.first().map_or(0.0, |&space| {
            let board = self.board(shape, space).min(LARGEST_CELL * shape.side() as f64);
            let under = match self.answers {
                Answers::UpsideDown => UNDER + board * answer_share(shape),
                Answers::None | Answers::AtEnd => 0.0,
            };
            (space.height - self.head() - board - under).max(0.0)
        });
        let each = left * f64::from(rows) / (f64::from(rows) + 1.0);
        let moved = |(at, space): (usize, Space)| {
            let row = (at / usize::from(columns)) as f64;
            let down = each * (row + 1.0) - left * row;
            Space { y: space.y + down, height: space.height - left + each, ..space }
        };
        spaces.into_iter().enumerate().map(moved).collect()
    }

    /// Returns a page cut into spaces for puzzles. Two columns are wide enough to leave more between them.
    fn cut(&self, (columns, rows): (u8, u8)) -> Vec<Space> {
        let gap = if columns == 2 { WIDE_GAP } else { GAP };
        cut(self.paper, (columns, rows), gap)
    }

    /// Returns the height of a puzzle's heading.
    pub(super) fn head(&self) -> f64 {
        let recipe = if self.recipe { RECIPE_LINES as f64 } else { 0.0 };
        let lines = 1.0 + f64::from(u8::from(self.rating)) + recipe;
        let text = self.letters() * (0.5 + 1.3 * lines);
        if self.code { text.max(self.code_side() + 1.0) } else { text }
    }

    /// Returns the scale of the drawing relative to the print.
    pub(super) const fn swell(&self) -> f64 {
        if self.booklet { IN_BOOKLET } else { 1.0 }
    }

    pub(super) const fn code_side(&self) -> f64 {
        CODE * self.swell()
    }

    /// Returns the type size of a heading.
    pub(super) const fn letters(&self) -> f64 {
        if self.large { 4.6 } else { 3.5 }
    }

    /// Returns the width of a board in a space.
    pub(super) fn board(&self, shape: &Shape, space: Space) -> f64 {
        let height = space.height - self.head();
        let high = match self.answers {
            Answers::UpsideDown => (height - UNDER) / (1.0 + answer_share(shape)),
            Answers::None | Answers::AtEnd => height,
        };
        space.width.min(high)
    }

    fn cell(&self, shape: &Shape, (columns, rows): (u8, u8)) -> f64 {
        let width = self.cut((columns, rows)).first().map_or(0.0, |&space| self.board(shape, space));
        let cells = shape.side() as f64;
        width / cells
    }

    /// Returns the least side of a cell, in millimetres.
    fn least_cell(&self, shape: &Shape) -> f64 {
        let plain: f64 = if self.large { 11.0 } else { LEAST_CELL };
        let notes = if self.candidates { LEAST_NOTE * shape.box_columns() as f64 } else { 0.0 };
        plain.max(notes) * self.swell()
    }
}

/// The largest side of a cell: more would not be easier to read.
pub(super) const LARGEST_CELL: f64 = 22.0;
/// The least side of a cell for a pencil.
const LEAST_CELL: f64 = 5.9;
/// The most lines of a recipe in a heading.
pub(super) const RECIPE_LINES: usize = 2;
/// The least side of a cell of an answer.
const LEAST_ANSWER: f64 = 2.2;
/// The space between a puzzle and the answer under it.
pub(super) const UNDER: f64 = 4.0;

/// Returns the width of the answer under a puzzle, relative to the puzzle.
pub(super) const fn answer_share(shape: &Shape) -> f64 {
    shape.page().answer
}

/// Returns the columns and rows for this number of puzzles.
const fn arranged(most: u8) -> (u8, u8) {
    match most {
        0 | 1 => (1, 1),
        2 => (1, 2),
        3..=5 => (2, 2),
        6..=8 => (2, 3),
        _ => (3, 3),
    }
}

/// Returns the page without its margins and its foot, cut into equal spaces.
pub(super) fn spaces(paper: Paper, columns: u8, rows: u8) -> Vec<Space> {
    cut(paper, (columns, rows), GAP)
}

/// Returns the page without its margins and its foot, cut into spaces with this gap between columns.
fn cut(paper: Paper, (columns, rows): (u8, u8), gap: f64) -> Vec<Space> {
    let (width, height) = paper.size();
    let (across, down) = (f64::from(columns), f64::from(rows));
    let each_wide = (width - 2.0 * MARGIN - gap * (across - 1.0)) / across;
    let each_high = (height - 2.0 * MARGIN - FOOT - GAP * (down - 1.0)) / down;
    let at = |row: u8, column: u8| Space {
        x: MARGIN + f64::from(column) * (each_wide + gap),
        y: MARGIN + f64::from(row) * (each_high + GAP),
        width: each_wide,
        height: each_high,
    };
    (0..rows).flat_map(|row| (0..columns).map(move |column| at(row, column))).collect()
}
