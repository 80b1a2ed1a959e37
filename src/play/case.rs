//! A position of a puzzle, for an exercise.

use sudoku_core::{
    Candidate, Candidates, Digit, Grid, Order, Technique, notation::names, symmetry::Transform,
};

/// A position with a step of a technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The givens of its puzzle.
    pub givens: Grid,
    /// The digits of the position.
    pub digits: Grid,
    /// The candidates ruled out beyond those by digits.
    pub gone: Vec<Candidate>,
}

impl Case {
    /// Reads the fields behind the slug: givens, digits and candidates, between bars.
    #[must_use]
    pub fn read(fields: &str) -> Option<Self> {
        let [givens, digits, gone] = fields.split('|').collect::<Vec<_>>()[..] else { return None };
        let (givens, digits) = (Grid::from_line(givens)?, Grid::from_line(digits)?);
        let order = digits.order();
        let candidate = |name: &str| {
            let mut symbols = name.chars();
            let digit = Digit::from_symbol(symbols.next()?)?;
            Some(Candidate::new(names::cell(order, symbols.as_str())?, digit))
        };
        let gone = gone.split_whitespace().map(candidate).collect::<Option<_>>()?;
        Some(Self { givens, digits, gone })
    }

    /// These fields as text.
    #[must_use]
    pub fn write(&self) -> String {
        let Self { givens, digits, gone } = self;
        let name = |gone: &Candidate| {
            format!("{}{}", gone.digit.symbol(), names::cell_name(self.order(), gone.cell))
        };
        let gone: Vec<String> = gone.iter().map(name).collect();
        format!("{givens}|{digits}|{}", gone.join(" "))
    }

    /// The size of its board.
    #[must_use]
    pub fn order(&self) -> Order {
        self.digits.order()
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> Candidates {
        let mut position = Candidates::new(&self.digits);
        self.gone.iter().for_each(|&gone| position.eliminate(gone, |_| {}));
        position
    }

    /// The same position on a board that looks different.
    #[must_use]
    pub fn changed(&self, change: &Transform) -> Self {
        Self {
            givens: change.apply(&self.givens),
            digits: change.apply(&self.digits),
            gone: self.gone.iter().map(|&gone| change.candidate(gone)).collect(),
        }
    }
}

/// The cases of a technique in a text, in its order.
pub fn cases(text: &str, technique: Technique) -> impl Iterator<Item = Case> {
    let own = move |line: &str| line.strip_prefix(technique.slug())?.strip_prefix('|').and_then(Case::read);
    text.lines().filter_map(own)
}
