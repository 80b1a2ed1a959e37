//! Requests that a feature hands on, without knowing which feature takes them.

use super::Kernel;
use crate::{
    archive::{Archive, BadFile},
    assignment::{Assignment, DrillSet, Outcome},
    deck::Deck,
    handover::Piece,
};
use sudoku_core::{
    Candidate, Technique,
    generate::{
        making::{Fitted, NotMade},
        recipe::Recipe,
    },
    rng::Seed,
    step::Step,
};

/// The result of a request for a puzzle, if not the puzzle.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Unmet {
    /// The nearest puzzle, as an offer.
    Nearest(Box<Fitted>),
    /// None, and the reason.
    NotMade(NotMade),
}

/// A request that a feature hands on. Only code that comes after the first board hands anything on or takes it.
#[derive(Clone, Debug)]
pub(crate) enum Handed {
    /// Make this puzzle.
    Recipe(Recipe),
    /// Make many puzzles like this one, each with a seed that begins with the first.
    Many { count: u16, like: Recipe, seed: Seed },
    /// Show the result of a request that failed.
    Unmet(Unmet),
    /// Show the page of *Learn* with this slug, or the list of all.
    Learn(String),
    /// Show this lesson, with the steps of its slides as far as they are known: the worker finds others.
    Deck(Box<Deck>, Vec<Step>),
    /// Show this assignment.
    Assignment(Box<Assignment>),
    /// Show the results of a class with these.
    Outcomes(Vec<Outcome>),
    /// A finished game is credited: the game, and the techniques that the player used in it without help.
    Credited(u64, Vec<Technique>),
    /// A position of a set drill is answered.
    Drilled {
        /// Whether the player found the answer.
        found: bool,
        /// The candidate of the first wrong answer.
        wrong: Option<Candidate>,
    },
    /// All positions of a set drill are answered.
    DrillOver,
    /// Take this piece of a game.
    Piece(Box<Piece>),
    /// Begin this drill.
    Drill(DrillSet),
    /// Open this link.
    Link(String),
    /// Walk to the next step, and reveal only its place.
    NextStep,
    /// Merge this file with the saved games.
    Archive(Result<Box<Archive>, BadFile>),
}

impl Kernel {
    /// Hands on a request. A message leads to one at most.
    pub(crate) fn hand_on(&mut self, handed: Handed) {
        self.handed = Some(Box::new(handed));
    }

    /// Removes the request that no feature has taken yet.
    pub(crate) fn next_handed(&mut self) -> Option<Handed> {
        self.handed.take().map(|handed| *handed)
    }
}
