//! Sentences for aligned exclusion: a line for each combination that is impossible.

use super::Aligned;
use crate::explain::en::say::{
    Assertion, English, Span, Step, Technique, all_of, cells, one_of, sentence, so,
};
use sudoku_board::{Candidate, Candidates, Cell, DigitSet};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[
    (Technique::AlignedPair, "Aligned pair exclusion"),
    (Technique::AlignedTriplet, "Aligned triplet exclusion"),
];

impl English for Aligned {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        let shape = position.shape();
        let mut said = sentence!("Look at the ways to fill ", cells(&self.cells, shape), " together.");
        for &cell in &self.cells {
            let digits = position.digits(cell);
            let holds = Assertion::Holds(vec![cell], digits);
            said.extend(sentence!(Span::Line, cell, " can be ", one_of(digits), ".", holds));
        }
        let many = step.eliminated().len() > 1;
        for &gone in step.eliminated() {
            let impossible = self.impossible(gone, position);
            for (with, leaves) in &impossible {
                said.extend(sentence!(Span::Line, line(with, leaves, position)));
                if !leaves.is_empty() {
                    let own =
                        leaves.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(position.digits(cell)));
                    let taken: DigitSet = with.iter().map(|one| one.digit).collect();
                    said.extend(sentence!(Assertion::Only(leaves.clone(), own.union(taken))));
                }
                said.extend(sentence!(Assertion::Together(with.clone(), leaves.clone())));
            }
            let lists = impossible.into_iter().map(|(with, _)| with).collect();
            said.extend(sentence!(Assertion::Ways(self.cells.clone(), gone, lists)));
            if many {
                let none = sentence!("So no way is left with ", gone.digit, " in ", gone.cell, ".");
                said.extend(sentence!(Span::Line, none));
            }
        }
        sentence!(said, Span::Rest, so("So", step.eliminated(), shape))
    }
}

/// Returns "If r1c2 is 3 and r2c5 is 7, r1c5 has no digit left", or "r12c4 have only 6 left".
fn line(with: &[Candidate], leaves: &[Cell], position: &Candidates) -> Vec<Span> {
    let [first, rest @ ..] = leaves else {
        // The last two see each other.
        let [.., one, other] = with else { return Vec::new() };
        let sees = Assertion::Sees(vec![other.cell], vec![one.cell]);
        let said = sentence!("If ", one.cell, " is ", one.digit, ", ", other.cell, ", which sees it,");
        return sentence!(said, " can't be ", other.digit, ".", sees);
    };
    let mut said = Vec::new();
    for (i, one) in with.iter().enumerate() {
        let before = match i {
            0 => "If ",
            _ if i + 1 == with.len() => " and ",
            _ => ", ",
        };
        said.extend(sentence!(before, one.cell, " is ", one.digit));
    }
    let by: Vec<Cell> = with.iter().map(|one| one.cell).collect();
    let fact = Assertion::Sees(by, leaves.to_vec());
    if rest.is_empty() {
        return sentence!(said, ", ", *first, " has no digit left.", fact);
    }
    let taken: DigitSet = with.iter().map(|one| one.digit).collect();
    let own = leaves.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(position.digits(cell)));
    let have = sentence!(" have only ", all_of(own.minus(taken)), " left.");
    sentence!(said, ", ", cells(leaves, position.shape()), have, fact)
}
