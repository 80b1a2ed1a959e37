//! The interface: the state that undo doesn't restore, and that ends with the page.

pub use sudoku_core::wire::WorkError;
mod costly;
mod dialog;
mod linked;
mod measured;
mod notice;
mod panel;
pub mod sheets;
pub mod sound;

pub use costly::{Costly, Figure};
pub use dialog::Dialog;
pub use linked::{Linked, Short};
pub use measured::{BoardFrom, MeasureForm, rating};
pub use notice::{Checked, Exported, Imported, Importing, Notice, SaveError, Undrawn, Untranslated};
pub use panel::Panel;

use sudoku_core::{
    Candidate, Cell, Digit, House, Shape, Technique,
    generate::{
        Drawn, Filling, Spec, Variant,
        daily::{Daily, Date},
        making::MakeError,
        measure::Logic,
        recipe::RecipeError,
    },
    level::Level,
    magazine::{BatchError, MOST_PUZZLES},
    notation::{ParseError, link::LinkError},
    puzzle::PuzzleError,
    rating::Class,
    rng::Seed,
};

/// A way to move the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// One cell up.
    Up,
    /// One cell down.
    Down,
    /// One cell to the left.
    Left,
    /// One cell to the right.
    Right,
    /// To the next box above.
    BoxUp,
    /// To the next box below.
    BoxDown,
    /// To the next box on the left.
    BoxLeft,
    /// To the next box on the right.
    BoxRight,
    /// To the first cell of the row.
    RowStart,
    /// To the last cell of the row.
    RowEnd,
    /// To the first cell of the board.
    BoardStart,
    /// To the last cell of the board.
    BoardEnd,
}

impl Direction {
    /// The longer way of the same kind: a box instead of a cell, the board instead of a row.
    #[must_use]
    pub const fn far(self) -> Self {
        match self {
            Self::Up => Self::BoxUp,
            Self::Down => Self::BoxDown,
            Self::Left => Self::BoxLeft,
            Self::Right => Self::BoxRight,
            Self::RowStart => Self::BoardStart,
            Self::RowEnd => Self::BoardEnd,
            other => other,
        }
    }

    /// The cell in that direction; the edge of the board stops the move.
    #[must_use]
    pub fn from(self, cell: Cell, shape: &Shape) -> Cell {
        let geometry = shape.geometry();
        let last = shape.side() - 1;
        let (row, column) = (geometry.row(cell), geometry.column(cell));
        let back = |line: House| geometry.box_before(line);
        let on = |line: House| geometry.box_after(line);
        let (in_row, in_column) = (House::Row(row as u8), House::Column(column as u8));
        match self {
            Self::Up => geometry.cell(row.saturating_sub(1), column),
            Self::Down => geometry.cell((row + 1).min(last), column),
            Self::Left => geometry.cell(row, column.saturating_sub(1)),
            Self::Right => geometry.cell(row, (column + 1).min(last)),
            Self::BoxUp => geometry.cell(back(in_row), column),
            Self::BoxDown => geometry.cell(on(in_row), column),
            Self::BoxLeft => geometry.cell(row, back(in_column)),
            Self::BoxRight => geometry.cell(row, on(in_column)),
            Self::RowStart => geometry.cell(row, 0),
            Self::RowEnd => geometry.cell(row, last),
            Self::BoardStart => geometry.cell(0, 0),
            Self::BoardEnd => geometry.cell(last, last),
        }
    }
}

/// The spot under the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointing {
    /// The cell.
    pub cell: Cell,
    /// The digit with its note drawn at that spot of the cell.
    pub digit: Digit,
}

impl Pointing {
    /// The spot of a board at those shares of its width and height, from the left and from the top; none
    /// outside.
    #[must_use]
    pub fn at(shape: &Shape, across: f64, down: f64) -> Option<Self> {
        let (cell, digit) = shape.geometry().note_at(across, down)?;
        Some(Self { cell, digit })
    }

    /// The candidate of that cell and digit.
    #[must_use]
    pub const fn candidate(self) -> Candidate {
        Candidate::new(self.cell, self.digit)
    }
}

/// The reason for refusing a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is not a grid.
    Unreadable(ParseError),
    /// The grid is not a puzzle.
    Puzzle(PuzzleError),
    /// The address isn't a Stepdoku link.
    Link(LinkError),
    /// The recipe is unknown.
    Recipe(RecipeError),
    /// The puzzle doesn't exist, or the search found none.
    Making(MakeError),
    /// There can be no such magazine.
    Magazine(BatchError),
}

/// The contents of the dialog for a new puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleForm {
    /// The size.
    pub shape: Shape,
    /// The variant, where the size has it; none for classic boards.
    pub variant: Option<Variant>,
    /// The level.
    pub level: Level,
    /// The seed of a custom puzzle as entered; empty for a fresh one.
    pub seed: String,
    /// The number of puzzles for the magazine; 0 if the entry is not a number.
    pub many: u16,
    /// Whether those are custom puzzles, and not of that level.
    pub custom: bool,
}

/// The number of puzzles for the magazine, unless the player enters one.
pub const MANY: u16 = 12;

impl Default for PuzzleForm {
    fn default() -> Self {
        Self {
            shape: Shape::S9.clone(),
            variant: None,
            level: Level::Easy,
            seed: String::new(),
            many: MANY,
            custom: false,
        }
    }
}

impl PuzzleForm {
    /// Returns whether such boards have puzzles of a level.
    #[must_use]
    pub fn has(&self, level: Level) -> bool {
        Self { level, ..self.clone() }.spec(Seed::new(0)).exists()
    }

    /// The same wish, with a level that exists at its size.
    #[must_use]
    pub fn possible(mut self) -> Self {
        self.variant = self.variant.filter(|variant| variant.fits(&self.shape));
        if !self.has(self.level) {
            self.level = Level::ALL.into_iter().find(|&level| self.has(level)).unwrap_or_default();
        }
        self
    }

    /// Follows a new puzzle on the board: the next request starts with its kind.
    pub(crate) fn follow(&mut self, shape: &Shape, level: Option<Level>) {
        self.shape = shape.usual().clone();
        let own = Variant::of(shape);
        // A board doesn't say which kind of cages was wanted.
        if !self.variant.zip(own).is_some_and(|(wanted, own)| wanted.is_like(own)) {
            self.variant = own;
        }
        self.level = level.unwrap_or(self.level);
        *self = self.clone().possible();
    }

    /// Takes the number of puzzles for the magazine as entered; an empty entry asks for [`MANY`].
    pub fn enter_many(&mut self, text: &str) {
        let text = text.trim();
        self.many = if text.is_empty() { MANY } else { text.parse().unwrap_or(0) };
    }

    /// The number of puzzles for the magazine; none if the entry isn't such a number.
    #[must_use]
    pub fn count(&self) -> Option<u16> {
        (1..=MOST_PUZZLES).contains(&self.many).then_some(self.many)
    }

    /// The seed, or this fresh one if the form has none.
    #[must_use]
    pub fn seed(&self, fresh: Seed) -> Seed {
        match self.seed.trim() {
            "" => fresh,
            seed => Seed::from_text(seed),
        }
    }

    /// The same wish for a puzzle of the day.
    #[must_use]
    pub fn for_the_day(mut self) -> Self {
        self.variant = self.variant.filter(|variant| variant.is_daily());
        self.possible()
    }

    /// The puzzle of a day, of that size and level. Variants without puzzles of the day give classic ones.
    #[must_use]
    pub fn daily(&self, date: Date) -> Daily {
        let is_killer = self.variant.is_some_and(Variant::is_daily);
        Daily { shape: self.shape.clone(), is_killer, level: self.level, date }
    }

    /// The board, before a seed draws regions or cages.
    #[must_use]
    pub fn board(&self) -> Shape {
        self.variant.map_or_else(|| self.shape.clone(), |variant| variant.shape(&self.shape))
    }

    /// What a seed draws on the board.
    #[must_use]
    pub fn drawn(&self) -> Drawn {
        self.variant.map_or(Drawn::Nothing, Variant::drawn)
    }

    /// Whether a seed draws cages.
    #[must_use]
    pub fn has_cages(&self) -> bool {
        matches!(self.drawn(), Drawn::Cages(_))
    }

    /// Whether the givens of such puzzles can be wished for.
    #[must_use]
    pub fn has_clues(&self) -> bool {
        self.drawn().has_clues()
    }

    /// Whether Sudoku Explainer and HoDoKu rate such puzzles.
    #[must_use]
    pub fn has_class(&self) -> bool {
        self.variant.is_none() && Class::Easy.exists_at(&self.shape)
    }

    /// Whether such a puzzle may need a technique.
    #[must_use]
    pub fn may_need(&self, technique: Technique) -> bool {
        Logic { needs: Some(technique), ..Logic::default() }.may_be(&self.board(), self.drawn())
    }

    /// A puzzle of that size, variant and level.
    #[must_use]
    pub fn spec(&self, seed: Seed) -> Spec {
        let (filling, drawn) = (Filling::Random, self.drawn());
        let symmetry = drawn.usual_symmetry();
        Spec { shape: self.board(), drawn, level: self.level, filling, symmetry, seed }
    }
}
