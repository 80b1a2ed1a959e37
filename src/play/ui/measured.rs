//! The form for a puzzle made to measure.

use super::PuzzleForm;
use sudoku_core::{
    CellSet, Drawn, Filling, Grid, Seed, Shape, Symmetry,
    generate::{
        Spec,
        measure::{Logic, Measure, Source},
    },
    rating::Tenths,
};

/// The source of the full board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFrom {
    /// It is generated.
    Filling(Filling),
    /// It is the solution of the current puzzle.
    Here,
}

impl BoardFrom {
    /// Whether puzzles of this kind can come from it.
    #[must_use]
    pub fn fits(self, wanted: &PuzzleForm) -> bool {
        match self {
            Self::Filling(filling) => wanted.drawn().fits_filling(&wanted.board(), filling),
            Self::Here => wanted.drawn() != Drawn::Regions,
        }
    }
}

/// The contents of the form. Size and seed are those of the form beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MeasureForm {
    /// The number of clues, if requested.
    pub clues: Option<u16>,
    /// Whether fewer are acceptable.
    pub or_fewer: bool,
    /// Whether the solution must need each clue.
    pub minimal: bool,
    /// The symmetry of the clues; for a drawing, the symmetry that adds further cells to each.
    pub symmetry: Symmetry,
    /// Whether the player draws the cells of the clues.
    pub draws: bool,
    /// The cells drawn.
    pub drawn: CellSet,
    /// The source of the full board.
    pub board: BoardFrom,
    /// The requirements for its logic.
    pub logic: Logic,
}

impl Default for MeasureForm {
    fn default() -> Self {
        Self {
            clues: None,
            or_fewer: false,
            minimal: false,
            symmetry: Symmetry::HalfTurn,
            draws: false,
            drawn: CellSet::EMPTY,
            board: BoardFrom::Filling(Filling::Random),
            logic: Logic::default(),
        }
    }
}

/// The lowest and the highest possible rating.
const RATINGS: (Tenths, Tenths) = (Tenths(10), Tenths(120));

/// Reads a rating as typed: `4`, `4.5` or `4,5`.
#[must_use]
pub fn rating(text: &str) -> Option<Tenths> {
    let text = text.trim();
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let tenths = part.get(..1).and_then(|part| part.parse::<u16>().ok())?;
    Some(Tenths(whole.parse::<u16>().ok().filter(|&whole| whole < 100)? * 10 + tenths))
}

/// The number of boards to try for a form: some seconds of work, at most.
const fn attempts(shape: &Shape) -> u16 {
    shape.page().attempts
}

impl MeasureForm {
    /// The number of clues to begin with, if the player sets one.
    #[must_use]
    pub const fn usual_clues(shape: &Shape) -> u16 {
        shape.page().clues
    }

    /// The lowest and the highest rating requested; none if every rating is allowed.
    #[must_use]
    pub fn rating(&self) -> (Option<Tenths>, Option<Tenths>) {
        let (low, high) = self.logic.rating.unwrap_or(RATINGS);
        (Some(low).filter(|&low| low != RATINGS.0), Some(high).filter(|&high| high != RATINGS.1))
    }

    /// Asks for a rating from the one to the other.
    pub fn set_rating(&mut self, low: Option<Tenths>, high: Option<Tenths>) {
        let asked = low.is_some() || high.is_some();
        self.logic.rating = asked.then(|| (low.unwrap_or(RATINGS.0), high.unwrap_or(RATINGS.1)));
    }

    /// The wishes that puzzles of this kind can meet: cages leave no room for clues, and other programs don't rate
    /// them.
    #[must_use]
    pub(crate) fn on(&self, wanted: &PuzzleForm) -> Self {
        let (shape, drawn) = (&wanted.shape, wanted.drawn());
        let mut form = *self;
        form.symmetry = form.symmetry.on(shape);
        if !drawn.fits_symmetry(shape, form.symmetry) {
            form.symmetry = drawn.usual_symmetry();
        }
        if !form.board.fits(wanted) {
            form.board = BoardFrom::Filling(Filling::Random);
        }
        if !wanted.has_clues() {
            form.clues = None;
        }
        if wanted.has_cages() {
            (form.minimal, form.draws) = (false, false);
            (form.logic.rating, form.logic.class) = (None, None);
        }
        if !wanted.has_class() {
            form.logic.class = None;
        }
        form.logic.level = form.logic.level.filter(|&level| wanted.has(level));
        form.logic.needs = form.logic.needs.filter(|&technique| wanted.may_need(technique));
        form.or_fewer &= form.clues.is_some();
        form
    }

    /// The same as a request by level, if it is no more than one.
    #[must_use]
    pub fn spec(&self, wanted: &PuzzleForm, seed: Seed) -> Option<Spec> {
        let form = Self { drawn: CellSet::EMPTY, ..self.on(wanted) };
        let (BoardFrom::Filling(filling), Some(level)) = (form.board, form.logic.level) else { return None };
        let logic = Logic { level: Some(level), ..Logic::default() };
        let plain = Self { symmetry: form.symmetry, board: form.board, logic, ..Self::default() };
        let spec = Spec { level, filling, symmetry: form.symmetry, ..wanted.spec(seed) };
        (form == plain).then_some(spec)
    }

    /// Its request to the generator. Ignores a solution of another size, and generates the board. At 9×9 rating and
    /// class are those of the other programs themselves.
    #[must_use]
    pub fn measure(&self, wanted: &PuzzleForm, solution: Option<&Grid>, seed: Seed) -> Measure {
        let form = self.on(wanted);
        let shape = wanted.board();
        let source = match form.board {
            BoardFrom::Here => solution
                .and_then(|own| own.clone().on(&shape))
                .filter(Grid::is_solution)
                .map(Source::Solution),
            BoardFrom::Filling(filling) => Some(Source::Filling(filling)),
        };
        let is_rated = form.logic.rating.is_some() || form.logic.class.is_some();
        Measure {
            drawn: wanted.drawn(),
            source: source.unwrap_or(Source::Filling(Filling::Random)),
            symmetry: form.symmetry,
            clues: form.clues.map(usize::from),
            or_fewer: form.or_fewer,
            minimal: form.minimal,
            pattern: form.draws.then(|| form.drawn.iter().collect()),
            logic: Logic { exact: wanted.has_class() && is_rated, ..form.logic },
            attempts: attempts(&shape),
            ..Measure::minimal(&shape, seed)
        }
    }
}
