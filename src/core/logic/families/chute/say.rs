//! Sentences for pairs in a band or stack.

use super::ChuteRemotePair;
use crate::explain::en::say::{
    Assertion, English, Span, Step, Technique, cells, one_of, sentence, so_seeing, some_or_count,
};
use sudoku_board::{Candidates, Cell};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[(Technique::ChuteRemotePair, "Chute remote pair")];

impl English for ChuteRemotePair {
    /// Returns "r1c2 and r2c7 can both only be 4 or 9. If both were 4, row 3 would need its 4 in r3c456, and none of
    /// these can be 4. So r2c1, which sees both, can't be 9."
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        let shape = position.shape();
        let ChuteRemotePair { cells: pair, digits, barred, house, rest } = self;
        let mut said = sentence!(cells(pair, shape), " can only be ", one_of(*digits), ".");
        said.extend(sentence!(Assertion::Holds(pair.to_vec(), *digits)));
        let gone: Vec<Cell> = step.eliminated().iter().map(|gone| gone.cell).collect();
        said.extend(sentence!(Assertion::Sees(gone, pair.to_vec())));
        let there = sentence!(*house, " would need it in ", some_or_count(rest, shape), ", which can't be ");
        said.extend(sentence!(" If both were ", one_of(*barred), ", ", there, one_of(*barred), "."));
        said.extend(sentence!(Assertion::Within(rest.clone(), *house)));
        for digit in barred.iter() {
            said.extend(sentence!(Assertion::Lacks(digit, rest.clone())));
        }
        let one = barred.single().map_or_else(
            || sentence!(" That leaves a different digit for each of them."),
            |digit| sentence!(" That leaves ", one_of(digits.without(digit)), " for at least one of them."),
        );
        sentence!(said, one, so_seeing(step.eliminated(), "both", shape))
    }
}
