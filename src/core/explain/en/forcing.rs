//! Sentences for forcing chains and nets: the supposition, a line for each forced digit, and the result of
//! all branches.

use super::say::{one_of, or, sentence, so, some_or_count, which_see};
use crate::{
    Candidate, Candidates, Cell, Contradiction, Digit, DigitSet, House,
    explain::{Assertion, Span},
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
fn reason(made: Candidate, only_in: Option<House>) -> Vec<Span> {
    let follows = Assertion::Follows(made, only_in);
    match only_in {
        None => sentence!(" (its only candidate left)", follows),
        Some(house) => sentence!(" (the only place left in ", house, ")", follows),
    }
}

/// "r4c3 must be 7 (the only place left in row 4)"
pub(super) fn must(made: Candidate, only_in: Option<House>) -> Vec<Span> {
    sentence!(made.cell, " must be ", made.digit, reason(made, only_in))
}

/// "That leaves no place for 1 in row 5"
pub(super) fn leaves(clash: Contradiction) -> Vec<Span> {
    let said = match clash {
        Contradiction::NoDigit(cell) => sentence!("That leaves no digit for ", cell),
        Contradiction::NoPlace(house, digit) => sentence!("That leaves no place for ", digit, " in ", house),
        Contradiction::Twice(house, digit) => sentence!("That puts ", digit, " into ", house, " twice"),
    };
    sentence!(said, Assertion::Clashes(clash))
}

/// One candidate leads to a contradiction.
fn refuted(
    tried: Candidate,
    branches: &[Vec<Forced>],
    clash: Contradiction,
    step: &Step,
    position: &Candidates,
) -> Vec<Span> {
    let mut said = sentence!("Suppose ", tried.cell, " is ", tried.digit, ".", Assertion::Suppose(tried));
    let made: Vec<&Forced> = branches.iter().flat_map(|branch| branch.iter().skip(1)).collect();
    for made in &made {
        said.extend(sentence!(Span::Line, "Then ", must(made.candidate, made.only_in), "."));
    }
    said.push(if made.is_empty() { " ".into() } else { Span::Rest });
    let impossible = ", which is impossible.";
    sentence!(said, leaves(clash), impossible, so(" So", step.eliminated(), position.shape()))
}

/// Each candidate of a cell, or each place of a digit, leads to the same conclusion.
fn alike(origin: Origin, branches: &[Vec<Forced>], step: &Step, position: &Candidates) -> Vec<Span> {
    let firsts: Vec<Candidate> =
        branches.iter().filter_map(|branch| Some(branch.first()?.candidate)).collect();
    let places: Vec<Cell> = firsts.iter().map(|first| first.cell).collect();
    let digits: DigitSet = firsts.iter().map(|first| first.digit).collect();
    let said = match origin {
        Origin::Candidate(tried) => sentence!("Suppose ", tried.cell, " is ", tried.digit, "."),
        Origin::Cell(cell) => {
            sentence!(cell, " must be ", one_of(digits), ".", Assertion::Holds(vec![cell], digits))
        }
        Origin::House(digit, house) => {
            let all = Assertion::Places(digit, house, places.clone());
            sentence!("In ", house, ", the ", digit, " must be in ", or(&places), ".", all)
        }
    };
    let by_digit = if let Origin::House(digit, _) = origin { Some(digit) } else { None };
    each_way(said, by_digit, branches, step, position)
}

/// The lines of the branches, after their premise, and the conclusion. The branches may begin with the places of one
/// digit.
pub(super) fn each_way(
    mut said: Vec<Span>,
    by_digit: Option<Digit>,
    branches: &[Vec<Forced>],
    step: &Step,
    position: &Candidates,
) -> Vec<Span> {
    let shape = position.shape();
    // Places that exclude the same candidates by themselves share one line.
    let is_bare = |branch: &[Forced]| branch.len() == 1 && step.placed().is_none();
    let by_sight = |branch: &Vec<Forced>| {
        let first = branch.first().filter(|_| is_bare(branch))?.candidate;
        let [gone] = step.eliminated() else { return None };
        (gone.cell != first.cell).then_some(first.cell)
    };
    let together: Vec<Cell> = branches.iter().filter_map(by_sight).collect();
    if let (Some(digit), [_, _, ..], [gone]) = (by_digit, &together[..], step.eliminated()) {
        let seen = if together.len() == 2 { "both" } else { "them all" };
        let sees = which_see(&[gone.cell], seen);
        said.extend(sentence!(Span::Line, "If ", or(&together), " is ", digit, ", ", gone.cell, sees));
        said.extend(sentence!(
            " can't be ",
            gone.digit,
            ".",
            Assertion::Sees(vec![gone.cell], together.clone())
        ));
    }
    for branch in branches {
        let Some(first) = branch.first().map(|first| first.candidate) else { continue };
        if together.len() > 1 && by_sight(branch).is_some() {
            continue;
        }
        let Candidate { cell, digit } = first;
        said.extend(sentence!(Span::Line, "If ", cell, " is ", digit, ", ", Assertion::Suppose(first)));
        let broken = Forcing::breaks(branch, position.geometry());
        let end = broken.map_or(branch.len(), |(at, _)| at);
        for (i, made) in branch[1..end].iter().enumerate() {
            let next = if i == 0 { Vec::new() } else { sentence!(".", Span::Line, "Then ") };
            said.extend(sentence!(next, must(made.candidate, made.only_in)));
        }
        if let Some((_, clash)) = broken {
            let stop = if end > 1 { "." } else { "something goes wrong." };
            let so = sentence!(", so ", cell, " can't be ", digit, ".");
            said.extend(sentence!(stop, Span::Line, leaves(clash), so));
        } else if step.placed() == Some(first) {
            said.push("nothing else is needed.".into());
        } else if step.placed().is_some() {
            said.push(".".into());
        } else {
            let placed: Vec<Candidate> = branch[..end].iter().map(|made| made.candidate).collect();
            said.extend(effects(&placed, end, step.eliminated(), position));
        }
    }
    said.push(Span::Rest);
    match step.placed() {
        Some(Candidate { cell, digit }) => {
            said.extend(sentence!("Each way, ", cell, " is ", digit, "."));
            sentence!(said, Span::Conclusion, " So ", cell, " must be ", digit, ".")
        }
        None if step.eliminated().len() > 1 => {
            sentence!(said, "Each case rules out the same candidates.", so(" So", step.eliminated(), shape))
        }
        None => sentence!(said, so("So", step.eliminated(), shape)),
    }
}

/// The exclusions of a branch, each by its last placement that makes it: "So r6c46, which see r5c5, can't be
/// 2."
pub(super) fn effects(
    branch: &[Candidate],
    lines: usize,
    gone: &[Candidate],
    position: &Candidates,
) -> Vec<Span> {
    let (geometry, shape) = (position.geometry(), position.shape());
    let takes = |made: Candidate, gone: &Candidate| {
        if made.cell == gone.cell {
            made.digit != gone.digit
        } else {
            made.digit == gone.digit && geometry.see(made.cell, gone.cell)
        }
    };
    let mut left: Vec<Candidate> = gone.to_vec();
    let mut clauses: Vec<Vec<Span>> = Vec::new();
    for &made in branch.iter().rev() {
        let (own, rest): (Vec<Candidate>, Vec<Candidate>) = left.iter().partition(|gone| takes(made, gone));
        left = rest;
        let (here, seeing): (Vec<Candidate>, Vec<Candidate>) =
            own.iter().partition(|gone| gone.cell == made.cell);
        if !here.is_empty() {
            let digits: DigitSet = here.iter().map(|gone| gone.digit).collect();
            let fact = Assertion::Excludes((made.digit, vec![made.cell]), here);
            // The sentence has just named the cell.
            let it = if lines == 1 { sentence!("it") } else { sentence!(made.cell) };
            clauses.push(sentence!(it, " can't be ", one_of(digits), fact));
        }
        if !seeing.is_empty() {
            let cells: Vec<Cell> = seeing.iter().map(|gone| gone.cell).collect();
            let sees = which_see(&cells, sentence!(made.cell));
            let fact = Assertion::Excludes((made.digit, vec![made.cell]), seeing);
            clauses.push(sentence!(some_or_count(&cells, shape), sees, " can't be ", made.digit, fact));
        }
    }
    let mut said = Vec::new();
    for (i, clause) in clauses.into_iter().enumerate() {
        said.extend(match (i, lines) {
            (0, 1) => clause,
            (0, _) => sentence!(".", Span::Line, "So ", clause),
            _ => sentence!(".", Span::Line, "Also, ", clause),
        });
    }
    sentence!(said, ".")
}
