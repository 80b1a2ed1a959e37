//! The words of reasons that players give for their moves.

use sudoku_core::{Cell, Shape, explain::Span, step::argument::ArgumentKind};
use sudoku_play::{
    links::reasons::{ReasonCount, Reasons},
    taught::ArguedView,
};

/// Reasons of moves.
#[derive(Clone, Copy, Debug)]
pub struct ArgueText {
    /// Gives the reason of each answer in an exercise.
    pub switch: &'static str,
    /// The card.
    pub title: &'static str,
    /// The question for the reason.
    pub ask: fn(&ArguedView) -> Vec<Span>,
    /// How to answer: for a digit that is placed, and for one that is ruled out.
    pub how: [&'static str; 2],
    /// The buttons of the houses.
    pub houses: &'static str,
    /// Lets the reason be judged.
    pub judge: &'static str,
    /// Takes the move back.
    pub take_back: &'static str,
    /// Goes on without a reason, in a game; and shows it, in an exercise.
    pub without: [&'static str; 2],
    /// A cell was marked, or its mark was removed.
    pub marked: fn(Cell, &Shape, bool) -> String,
    /// A kind of reason.
    pub kind: fn(ArgumentKind) -> &'static str,
    /// The number of reasons that held at once.
    pub counts: fn(&Reasons) -> String,
    /// The kind with which somebody has the most trouble.
    pub weakest: fn(ReasonCount) -> String,
}
