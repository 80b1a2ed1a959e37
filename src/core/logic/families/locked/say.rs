//! Sentences for locked candidates.

use super::Locked;
use crate::explain::en::say::{
    Assertion, English, Span, Step, Technique, cannot, cells, fits, lost, sentence, which_see,
};
use sudoku_board::{Candidates, Cell};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] =
    &[(Technique::Pointing, "Pointing"), (Technique::Claiming, "Claiming")];

impl English for Locked {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        confined(self, &lost(step), position)
    }
}

/// Explains locked candidates. Names the cells: the board shows that they are in both houses.
fn confined(locked: &Locked, gone: &[Cell], position: &Candidates) -> Vec<Span> {
    let Locked { digit, within, crossing } = *locked;
    let (geometry, shape) = (position.geometry(), position.shape());
    let places: Vec<Cell> =
        position.places(digit, within).iter().map(|place| geometry.cell_at(within, place)).collect();
    let all = match places.len() {
        2 => ", both in ",
        3 => ", all three in ",
        _ => ", all in ",
    };
    let only = sentence!("In ", within, ", the ", digit, " can only go in ", cells(&places, shape));
    let Some(crossing) = crossing else {
        let facts = sentence!(
            Assertion::Places(digit, within, places.clone()),
            Assertion::Sees(gone.to_vec(), places)
        );
        let said = sentence!(only, ". One of those cells must be ", digit, ".", facts);
        let aside = which_see(gone, "all of them");
        return sentence!(said, cannot(" So", gone, aside, digit, shape));
    };
    let mut said = sentence!(only.clone(), all, crossing, ".");
    if !fits(&said, shape) {
        said = sentence!(only, ". All of these are in ", crossing, ".");
    }
    said.extend(sentence!(
        Assertion::Places(digit, within, places.clone()),
        Assertion::Within(places, crossing)
    ));
    said.extend(sentence!(
        " One of those cells must be ",
        digit,
        ".",
        Assertion::Within(gone.to_vec(), crossing)
    ));
    said.extend(cannot(" So", gone, sentence!(", elsewhere in ", crossing, ","), digit, shape));
    said
}
