//! Sentences for a bivalue universal grave.

use super::Bug;
use crate::explain::en::say::{Assertion, English, Span, Step, Technique, all_of, one_of, sentence};
use sudoku_board::{Candidate, Candidates, DigitSet};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[(Technique::BugPlusOne, "BUG+1")];

impl English for Bug {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        bug(self.candidate, step, position)
    }
}

/// Says that a board with two of everything has two solutions or none, so the puzzle's board can't get there.
fn bug(one: Candidate, step: &Step, position: &Candidates) -> Vec<Span> {
    let Candidate { cell, digit } = one;
    let mut said = sentence!("Every empty cell has two candidates, except ", cell, " with ");
    said.extend(sentence!(all_of(position.digits(cell)), ". Every row, column and box has two places for "));
    said.extend(sentence!("each missing digit, except three for ", digit, " in those of ", cell, "."));
    said.extend(sentence!(Assertion::Grave(one), " If ", cell, " weren't ", digit));
    said.extend(sentence!(", there would be two everywhere. Such a board "));
    said.extend(sentence!("never has exactly one solution, but the puzzle has one."));
    said.extend(sentence!(Span::Conclusion, " So ", cell));
    let others: DigitSet = step.eliminated().iter().map(|gone| gone.digit).collect();
    said.extend(if step.placed().is_some() {
        sentence!(" must be ", digit, ".")
    } else {
        sentence!(" can't be ", one_of(others), ".")
    });
    said
}
