//! The puzzle of a link.

use sudoku_core::{
    Level, Shape,
    generate::{
        making::Fitted,
        measure::{Lack, Measure},
        recipe::Recipe,
    },
};

/// The puzzle of a link, as an offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Linked {
    /// Its size.
    pub shape: Shape,
    /// Its level.
    pub level: Option<Level>,
    /// Whether it comes with digits, notes or colours of the person who shared it.
    pub progress: bool,
    /// The shortfall against the recipe of the link, if any.
    pub short: Option<Short>,
}

/// The shortfall of a puzzle against its recipe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Short {
    /// The request.
    pub measure: Measure,
    /// The missing parts.
    pub lacks: Vec<Lack>,
    /// The number of boards tried.
    pub attempts: u32,
    /// Whether the search used all the work allowed for one recipe.
    pub cut: bool,
}

impl Short {
    /// The shortfall of a puzzle made by a recipe, if any.
    pub(crate) fn of(fitted: &Fitted) -> Option<Self> {
        match &fitted.recipe {
            Recipe::Measure(measure) if !fitted.lacks.is_empty() => {
                let Fitted { lacks, attempts, cut, .. } = fitted.clone();
                Some(Self { measure: (**measure).clone(), lacks, attempts, cut })
            }
            _ => None,
        }
    }
}
