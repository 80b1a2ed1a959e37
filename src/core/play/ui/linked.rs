//! What is said of the puzzle of a link.

use crate::{
    Level, Order,
    generate::{
        making::Fitted,
        measure::{Lack, Measure},
        recipe::Recipe,
    },
};

/// The puzzle of a link, as it is offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Linked {
    /// Its size.
    pub order: Order,
    /// Its level.
    pub level: Option<Level>,
    /// Whether it comes with digits, notes or colours of whoever shared it.
    pub progress: bool,
    /// What it lacks of what the link asks for, if it does.
    pub short: Option<Short>,
}

/// What a puzzle lacks of what was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Short {
    /// What was asked for.
    pub measure: Measure,
    /// What it lacks.
    pub lacks: Vec<Lack>,
    /// On how many boards it is the nearest.
    pub attempts: u32,
    /// Whether that was all the work that one recipe may ask for.
    pub cut: bool,
}

impl Short {
    /// What a puzzle lacks that was made by a recipe, if it does.
    pub(in crate::play) fn of(fitted: &Fitted) -> Option<Self> {
        match &fitted.recipe {
            Recipe::Measure(measure) if !fitted.lacks.is_empty() => {
                let Fitted { lacks, attempts, cut, .. } = fitted.clone();
                Some(Self { measure: (**measure).clone(), lacks, attempts, cut })
            }
            _ => None,
        }
    }
}
