//! Sentences for sets in more than one house, and for pairs in a band or stack.

use super::say::{
    all_of, capital_number, cells, fits, number, one_of, sentence, so, so_seeing, some_or_count, which_see,
};
use crate::{
    explain::{Assertion, Span},
    step::{Bent, ChuteRemotePair, Step},
};
use sudoku_board::{Candidates, Cell, Digit, DigitSet};

/// "Between them, r1c2, r3c45 and r3c8 have only 1, 2, 4 and 7. The digits 1, 2 and 4 fit only once each, as their
/// cells see each other. That fills three of the four cells, so one of them must be 7."
pub(super) fn set(found: &Bent, step: &Step, position: &Candidates) -> Vec<Span> {
    let shape = position.shape();
    let Bent { cells: own, digits, free } = found;
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
    let so = super::say::cannot(" So", &gone, which_see(&gone, sees), *free, shape);
    sentence!(said, each, filled, *free, ".", so)
}

/// "r1c2 and r2c7 can both only be 4 or 9. If both were 4, row 3 would need its 4 in r3c456, and none of these can be
/// 4. So r2c1, which sees both, can't be 9."
pub(super) fn chute(found: &ChuteRemotePair, step: &Step, position: &Candidates) -> Vec<Span> {
    let shape = position.shape();
    let ChuteRemotePair { cells: pair, digits, barred, house, rest } = found;
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
