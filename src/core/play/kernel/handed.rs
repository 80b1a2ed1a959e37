//! Requests that a feature hands on, without knowing which feature takes them.

use super::Kernel;
use crate::{
    generate::{
        making::{Fitted, NotMade},
        recipe::Recipe,
    },
    play::archive::{Archive, BadFile},
    rng::Seed,
};

/// The result of a request for a puzzle, if not the puzzle.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::play) enum Unmet {
    /// The nearest puzzle, as an offer.
    Nearest(Box<Fitted>),
    /// None, and the reason.
    NotMade(NotMade),
}

/// A request that a feature hands on. Only code that comes after the first board hands anything on or takes it.
#[derive(Clone, Debug)]
pub(in crate::play) enum Handed {
    /// Make this puzzle.
    Recipe(Recipe),
    /// Make many puzzles like this one, each with a seed that begins with the first.
    Many { count: u16, like: Recipe, seed: Seed },
    /// Show the result of a request that failed.
    Unmet(Unmet),
    /// Merge this file with the saved games.
    Archive(Result<Box<Archive>, BadFile>),
}

impl Kernel {
    /// Hands on a request. A message leads to one at most.
    pub(in crate::play) fn hand_on(&mut self, handed: Handed) {
        self.handed = Some(Box::new(handed));
    }

    /// Removes the request that no feature has taken yet.
    pub(in crate::play) fn next_handed(&mut self) -> Option<Handed> {
        self.handed.take().map(|handed| *handed)
    }
}
