//! Sentences for naked and hidden sets.

use super::{SetKind, Subset};
use crate::explain::en::say::{
    Assertion, English, Span, Step, Technique, all_of, capital_number, cells, fits, houses, number, sentence,
    so, the_digits,
};
use sudoku_board::{Candidates, Cell, DigitSet, House};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[
    (Technique::LockedPair, "Locked pair"),
    (Technique::LockedTriple, "Locked triple"),
    (Technique::NakedPair, "Naked pair"),
    (Technique::NakedTriple, "Naked triple"),
    (Technique::NakedQuadruple, "Naked quad"),
    (Technique::NakedQuintuple, "Naked quintuple"),
    (Technique::NakedSextuple, "Naked sextuple"),
    (Technique::HiddenPair, "Hidden pair"),
    (Technique::HiddenTriple, "Hidden triple"),
    (Technique::HiddenQuadruple, "Hidden quad"),
    (Technique::HiddenQuintuple, "Hidden quintuple"),
    (Technique::HiddenSextuple, "Hidden sextuple"),
];

impl English for Subset {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        match self.kind {
            SetKind::Hidden => hidden(self, step, position),
            _ => subset(step, &self.cells, self.digits, position),
        }
    }
}

/// Returns "Two cells, two digits".
fn counted(count: usize, one: &str, other: &str) -> String {
    format!("{} {one}, {} {other}", capital_number(count), number(count))
}

/// Explains a naked set, and the houses that lose something to it.
fn subset(step: &Step, own: &[Cell], digits: DigitSet, position: &Candidates) -> Vec<Span> {
    let (geometry, shape) = (position.geometry(), position.shape());
    let loses =
        |house: &House| step.eliminated().iter().any(|gone| geometry.houses_of(gone.cell).contains(house));
    let losing: Vec<House> = geometry.houses_of_all(own).filter(loses).collect();
    let named = cells(own, shape);
    let mut said = sentence!("Between them, ", named.clone(), " have only ", all_of(digits), ". ");
    if !fits(&said, shape) {
        said = sentence!("Look at ", named, ". Between them, they have only ", all_of(digits), ". ");
    }
    for &house in &losing {
        said.extend(sentence!(Assertion::Within(own.to_vec(), house)));
    }
    said.extend(sentence!(Assertion::Holds(own.to_vec(), digits)));
    said.extend(sentence!(counted(own.len(), "cells", "digits"), ": they use up "));
    // The text has just named the digits.
    said.extend(if digits.len() < 5 {
        sentence!(all_of(digits))
    } else {
        sentence!(format!("all {}", number(digits.len())))
    });
    said.extend(sentence!(" for ", houses(&losing), ".", so(" So", step.eliminated(), shape)));
    said
}

/// Explains a hidden set: its digits, and the only cells for them.
fn hidden(found: &Subset, step: &Step, position: &Candidates) -> Vec<Span> {
    let Subset { house, cells: own, digits, .. } = found;
    let shape = position.shape();
    let (count, no_more) = (counted(own.len(), "digits", "cells"), ": nothing else fits there.");
    let go = sentence!(" can only go in ", cells(own, shape), ".");
    let mut said = sentence!("In ", *house, ", ", the_digits(*digits), go);
    if !fits(&said, shape) {
        let left = format!(" has only {} cells for ", number(own.len()));
        said = sentence!(*house, left, the_digits(*digits), ". They are ", cells(own, shape), ".");
    }
    for digit in digits.iter() {
        let there = own.iter().copied().filter(|&cell| position.digits(cell).contains(digit));
        said.extend(sentence!(Assertion::Places(digit, *house, there.collect())));
    }
    sentence!(said, " ", count, no_more, so(" So", step.eliminated(), shape))
}
