//! Sentences for fireworks.

use super::say::{cells, sentence, so, the_digits};
use crate::{
    Candidates,
    explain::{Assertion, Span},
    step::{Firework, Origin, Step},
};

/// "Outside box 1, row 3 has only r3c9 for the digits 4, 5 and 9, and column 3 only r4c3. A digit in neither would be in
/// r3c3, as box 1 can't have it twice. That puts all three into r3c39 and r4c3. So r3c3 can't be 6."
pub(super) fn explain(found: &Firework, step: &Step, position: &Candidates) -> Vec<Span> {
    let shape = position.shape();
    let Firework { digits, cross, within, lines: [row, column], ends: [one, other] } = found;
    let outside =
        sentence!("Outside ", *within, ", ", *row, " has only ", *one, " for ", the_digits(*digits));
    let mut said = sentence!(outside, ", and ", *column, " only ", *other, ".");
    let mut needs = Vec::new();
    for (line, end) in [(*row, *one), (*column, *other)] {
        for digit in digits.iter() {
            said.extend(sentence!(Assertion::Covered(digit, vec![line], vec![*within], vec![end])));
            needs.push(Origin::House(digit, line));
        }
    }
    said.extend(sentence!(
        " A digit in neither would be in ",
        *cross,
        ", as ",
        *within,
        " can't have it twice."
    ));
    let three = cells(&[*cross, *one, *other], shape);
    said.extend(sentence!(" That puts all three into ", three, "."));
    said.extend(sentence!(Assertion::Whichever(needs, step.eliminated().to_vec())));
    sentence!(said, so(" So", step.eliminated(), shape))
}
