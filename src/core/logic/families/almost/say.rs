//! Sentences for almost locked pairs and triples.

use super::CrossedSet;
use crate::{
    explain::en::say::{
        Assertion, English, Span, Step, Technique, all_of, cells, number, one_of, or, sentence, so,
    },
    step::origin::Origin,
};
use sudoku_board::{Candidate, Candidates};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[
    (Technique::AlmostLockedPair, "Almost locked pair"),
    (Technique::AlmostLockedTriple, "Almost locked triple"),
];

impl English for CrossedSet {
    /// Returns "r3c2 can only be 8 or 9. In row 2, these digits can only go in r2c8 or in box 1. Just one goes in
    /// box 1 there: r2c8 can have only one, and more would leave nothing for r3c2. So r3c2 is the other, and
    /// r2c8 must also be 8 or 9. So r2c8 can't be 7."
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        let shape = position.shape();
        let CrossedSet { digits, within, naked, crossing, hidden } = self;
        let named = cells(naked, shape);
        let is_one = naked.len() == 1;
        let mut said = if is_one {
            sentence!(named.clone(), " can only be ", one_of(*digits), ".")
        } else {
            sentence!("Between them, ", named.clone(), " have only ", all_of(*digits), ".")
        };
        said.extend(sentence!(Assertion::Holds(naked.clone(), *digits)));
        said.extend(sentence!(" In ", *crossing, ", these digits can only go in ", or(hidden)));
        said.extend(sentence!(if is_one { " or in " } else { ", or in " }, *within, "."));
        for digit in digits.iter() {
            said.extend(sentence!(Assertion::Covered(digit, vec![*crossing], vec![*within], hidden.clone())));
        }
        let others = cells(hidden, shape);
        let can_have = if is_one { "can have" } else { "take" };
        let can_have = format!(" {can_have} only {}, and more would leave ", number(hidden.len()));
        said.extend(sentence!(" Just one goes in ", *within, " there: ", others.clone(), can_have));
        said.extend(if is_one {
            sentence!("nothing for ", named.clone(), ".")
        } else {
            sentence!(named.clone(), " too little.")
        });
        said.extend(if is_one {
            sentence!(" So ", named, " is the other, and ", others, " must also be ", one_of(*digits), ".")
        } else {
            sentence!(" So ", named, " have the others, and ", others, " have only these digits.")
        });
        for &cell in hidden {
            let all = digits.iter().map(|digit| Candidate::new(cell, digit));
            said.extend(sentence!(Assertion::Either(all.collect())));
        }
        let mut needs: Vec<Origin> = digits.iter().map(|digit| Origin::House(digit, *crossing)).collect();
        needs.extend(naked.iter().map(|&cell| Origin::Cell(cell)));
        said.extend(sentence!(Assertion::Whichever(needs, step.eliminated().to_vec())));
        sentence!(said, so(" So", step.eliminated(), shape))
    }
}
