//! The words of "Why?" and "Why not?".

use sudoku_core::{Progress, Shape, explain::Locale, why::Fact};
use sudoku_play::features::why::view::{Askable, By, Crumb, TrialLine, WhyView};

/// Questions and answers.
#[derive(Clone, Copy, Debug)]
pub struct WhyText {
    /// The title of the panel.
    pub title: fn(&WhyView, &Shape, Locale) -> String,
    /// The same for screen readers, with the cell's name in full.
    pub title_heard: fn(&WhyView, &Shape, Locale) -> String,
    /// The name of the answer, for screen readers: its words are announced.
    pub answer: &'static str,
    /// Closes it.
    pub close: &'static str,
    /// The instruction until the player picks a digit.
    pub choose: &'static str,
    /// The digits of the cell, for screen readers.
    pub digits: &'static str,
    /// One of them, for screen readers.
    pub digit: fn(Askable, Locale) -> String,
    /// The meaning of a digit's three looks: in the cell, still possible, ruled out.
    pub looks: [&'static str; 3],
    /// The questions so far, for screen readers.
    pub way: &'static str,
    /// One link of it.
    pub crumb: fn(Crumb, &Shape, Locale) -> String,
    /// Goes back one link.
    pub back: &'static str,
    /// The premises of an answer.
    pub rests: &'static str,
    /// One of these, in short.
    pub fact: fn(Fact, &Shape, Locale) -> String,
    /// Where it comes from. Of a proof, the words before it.
    pub by: fn(By) -> &'static str,
    /// The lines of a trial.
    pub lines: &'static str,
    /// One of them, by its number.
    pub line: fn(usize, TrialLine, &Shape, Locale) -> String,
    /// The previous line, the next line.
    pub turn: [&'static str; 2],
    /// Which line of how many is shown.
    pub at: fn(usize, usize) -> String,
    /// The worker is busy.
    pub busy: &'static str,
    /// How far it is: with a trial, or with a walk.
    pub progress: fn(bool, Progress) -> String,
    /// Cancels its work.
    pub cancel: &'static str,
}
