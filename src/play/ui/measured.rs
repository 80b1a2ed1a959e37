//! The form for a puzzle made to measure.

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

    /// The same as a request by level, if it is no more than one.
    #[must_use]
    pub fn spec(&self, shape: &Shape, seed: Seed) -> Option<Spec> {
        let (BoardFrom::Filling(filling), Some(level)) = (self.board, self.logic.level) else { return None };
        let symmetry = self.symmetry.on(shape);
        let logic = Logic { level: Some(level), ..Logic::default() };
        let plain = Self { symmetry: self.symmetry, board: self.board, logic, ..Self::default() };
        let form = Self { drawn: CellSet::EMPTY, ..*self };
        (form == plain).then_some(Spec {
            shape: shape.clone(),
            drawn: Drawn::Nothing,
            level,
            filling: filling.on(shape),
            symmetry,
            seed,
        })
    }

    /// Its request to the generator. Ignores a solution of another size, and generates the board. At 9×9 rating and
    /// class are those of the other programs themselves.
    #[must_use]
    pub fn measure(&self, shape: &Shape, solution: &Grid, seed: Seed) -> Measure {
        let source = match self.board {
            BoardFrom::Here if solution.shape() == shape => Source::Solution(solution.clone()),
            BoardFrom::Here => Source::Filling(Filling::Random),
            BoardFrom::Filling(filling) => Source::Filling(filling.on(shape)),
        };
        Measure {
            source,
            symmetry: self.symmetry.on(shape),
            clues: self.clues.map(usize::from),
            or_fewer: self.or_fewer && self.clues.is_some(),
            minimal: self.minimal,
            pattern: self.draws.then(|| self.drawn.iter().collect()),
            logic: Logic {
                exact: shape == Shape::S9 && (self.logic.rating.is_some() || self.logic.class.is_some()),
                ..self.logic
            },
            attempts: attempts(shape),
            ..Measure::minimal(shape, seed)
        }
    }
}
