//! Sentences for sets in more than one house.

use super::Bent;
use crate::explain::en::say::{
    Assertion, English, Span, Step, Technique, all_of, cannot, capital_number, cells, fits, number, sentence,
    so, which_see,
};
use sudoku_board::{Candidates, Cell, Digit, DigitSet};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] =
    &[(Technique::WxyzWing, "WXYZ-Wing"), (Technique::VwxyzWing, "VWXYZ-Wing")];

impl English for Bent {
    /// Returns "Between them, r1c2, r3c45 and r3c8 have only 1, 2, 4 and 7. The digits 1, 2 and 4 fit only once
    /// each, as their cells see each other. That fills three of the four cells, so one of them must be 7."
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        let shape = position.shape();
        let Bent { cells: own, digits, free } = self;
        let mut said = sentence!("Between them, ", cells(own, shape), " have only ", all_of(*digits), ".");
        if !fits(&said, shape) {
            let only = sentence!(". Between them, they have only ", all_of(*digits), ".");
            said = sentence!("Look at ", cells(own, shape), only);
        }
        said.extend(sentence!(Assertion::Holds(own.clone(), *digits)));
        let once = free.map_or(*digits, |free| digits.without(free));
        for digit in once.iter() {
            said.extend(sentence!(Assertion::Meet(digit, own.clone(), own.clone())));
        }
        let seers = |digit: Digit| -> Vec<Cell> {
            step.eliminated().iter().filter(|gone| gone.digit == digit).map(|gone| gone.cell).collect()
        };
        let lost: DigitSet = step.eliminated().iter().map(|gone| gone.digit).collect();
        for digit in lost.iter() {
            said.extend(sentence!(Assertion::Meet(digit, seers(digit), own.clone())));
        }
        let count = number(own.len());
        let Some(free) = free else {
            let each = " Each of these digits fits only once, as all cells for it see each other. ";
            let all = sentence!(
                capital_number(own.len()),
                format!(" cells need all {count} digits, so each is in one of them.")
            );
            return sentence!(said, each, all, so(" So", step.eliminated(), shape));
        };
        let each =
            sentence!(" The digits ", all_of(once), " fit only once each: all cells for one see each other.");
        let filled = format!(" That fills {} of the {count} cells, so one must be ", number(own.len() - 1));
        let gone = seers(*free);
        let sees = sentence!("every ", *free, " in the set");
        let so = cannot(" So", &gone, which_see(&gone, sees), *free, shape);
        sentence!(said, each, filled, *free, ".", so)
    }
}
