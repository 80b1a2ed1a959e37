//! Sentences for forcing chains and nets: what is tried first, a line for each digit that must follow, and what
//! all branches come to.

use super::say::{one_of, or, sentence, so};
use crate::{
    Candidate, Candidates, Cell, Contradiction, DigitSet,
    explain::Span,
    step::{Forced, Forcing, Origin, Step},
};

pub(super) fn explain(forcing: &Forcing, step: &Step, position: &Candidates) -> Vec<Span> {
    let Forcing { origin, branches, clash, .. } = forcing;
    match (origin, clash) {
        (Origin::Candidate(tried), Some(clash)) => refuted(*tried, branches, *clash, step, position),
        _ => alike(*origin, branches, step, position),
    }
}

/// " (the only place left in row 4)"
fn reason(made: &Forced) -> Vec<Span> {
    match made.only_in {
        None => sentence!(" (its only candidate left)"),
        Some(house) => sentence!(" (the only place left in ", house, ")"),
    }
}

/// "r4c3 must be 7 (the only place left in row 4)"
fn must(made: &Forced) -> Vec<Span> {
    let Candidate { cell, digit } = made.candidate;
    sentence!(cell, " must be ", digit, reason(made))
}

/// One candidate leads to a contradiction.
fn refuted(
    tried: Candidate,
    branches: &[Vec<Forced>],
    clash: Contradiction,
    step: &Step,
    position: &Candidates,
) -> Vec<Span> {
    let mut said = sentence!("Suppose ", tried.cell, " is ", tried.digit, ".");
    let made: Vec<&Forced> = branches.iter().flat_map(|branch| branch.iter().skip(1)).collect();
    for made in &made {
        said.extend(sentence!(Span::Line, "Then ", must(made), "."));
    }
    said.push(if made.is_empty() { " ".into() } else { Span::Rest });
    said.extend(match clash {
        Contradiction::NoDigit(cell) => sentence!("That leaves no digit for ", cell),
        Contradiction::NoPlace(house, digit) => sentence!("That leaves no place for ", digit, " in ", house),
        Contradiction::Twice(house, digit) => sentence!("That puts ", digit, " into ", house, " twice"),
    });
    sentence!(said, ", which is impossible.", so(" So", step.eliminated(), position.order()))
}

/// Each candidate of a cell, or each place of a digit, leads to the same.
fn alike(origin: Origin, branches: &[Vec<Forced>], step: &Step, position: &Candidates) -> Vec<Span> {
    let order = position.order();
    let firsts: Vec<Candidate> =
        branches.iter().filter_map(|branch| Some(branch.first()?.candidate)).collect();
    let places: Vec<Cell> = firsts.iter().map(|first| first.cell).collect();
    let mut said = match origin {
        Origin::Candidate(tried) => sentence!("Suppose ", tried.cell, " is ", tried.digit, "."),
        Origin::Cell(cell) => {
            let digits: DigitSet = firsts.iter().map(|first| first.digit).collect();
            sentence!(cell, " must be ", one_of(digits), ".")
        }
        Origin::House(digit, house) => {
            sentence!("In ", house, ", the ", digit, " must be in ", or(&places), ".")
        }
    };
    // One candidate is named in each line; of several it is said once.
    let goes = match step.eliminated() {
        [gone] => sentence!(gone.cell, " can't be ", gone.digit),
        _ => Vec::new(),
    };
    for branch in branches {
        let Some((first, rest)) = branch.split_first() else { continue };
        let Candidate { cell, digit } = first.candidate;
        said.extend(sentence!(Span::Line, "If ", cell, " is ", digit, ", "));
        for (i, made) in rest.iter().enumerate() {
            let next = if i == 0 { Vec::new() } else { sentence!(".", Span::Line, "Then ") };
            said.extend(sentence!(next, must(made)));
        }
        said.extend(match (goes.is_empty(), rest.is_empty()) {
            (true, true) => sentence!("that is enough."),
            (true, false) => sentence!("."),
            (false, true) => sentence!(goes.clone(), "."),
            (false, false) => sentence!(", so ", goes.clone(), "."),
        });
    }
    said.push(Span::Rest);
    match step.placed() {
        Some(Candidate { cell, digit }) => {
            said.extend(sentence!("Each way, ", cell, " is ", digit, "."));
            sentence!(said, Span::Conclusion, " So ", cell, " must be ", digit, ".")
        }
        None if goes.is_empty() => {
            sentence!(said, "Each way rules out the same.", so(" So", step.eliminated(), order))
        }
        None => sentence!(said, so("So", step.eliminated(), order)),
    }
}
