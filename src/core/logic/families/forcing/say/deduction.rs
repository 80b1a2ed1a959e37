//! Sentences for suppositions with patterns on the way: a line for each consequence, and the result of all.

use super::{Before, effects};
use crate::{
    explain::en::say::{Assertion, Span, Step, all_of, cells, houses, lose, one_of, or, sentence, so},
    families::{Consequence, Deduction, Ground, Inner, Supposition},
    step::origin::Origin,
};
use sudoku_board::{Candidate, Candidates, Cell, DigitSet};

pub(super) fn explain(found: &Deduction, step: &Step, position: &Candidates) -> Vec<Span> {
    let Deduction { ground, branches } = found;
    let shape = position.shape();
    let supposed: Vec<Candidate> = branches.iter().map(|branch| branch.supposed.0).collect();
    let places: Vec<Cell> = supposed.iter().map(|one| one.cell).collect();
    let digits: DigitSet = supposed.iter().map(|one| one.digit).collect();
    let mut said = match *ground {
        Ground::All(Origin::House(digit, house)) => {
            let all = Assertion::Places(digit, house, places.clone());
            sentence!("In ", house, ", the ", digit, " must be in ", or(&places), ".", all)
        }
        Ground::All(Origin::Cell(cell)) => {
            sentence!(cell, " must be ", one_of(digits), ".", Assertion::Holds(vec![cell], digits))
        }
        Ground::All(Origin::Candidate(_)) => Vec::new(),
        Ground::Either(Candidate { cell, digit }) => sentence!(cell, " is ", digit, ", or it isn't."),
        Ground::Trial => {
            let Some(branch) = branches.first() else { return Vec::new() };
            return refuted(branch, step, position);
        }
    };
    for branch in branches {
        said.extend(sentence!(Span::Line, "If ", assumed(branch), ", ", suppose(branch)));
        let then = (0..).zip(&branch.then).map(|(at, one)| consequence(branch, at, one, position));
        let placed: Vec<Candidate> = branch.placements().map(|(_, made)| made).collect();
        let count = branch.then.len();
        for (i, line) in then.enumerate() {
            said.extend(if i == 0 { line } else { sentence!(Span::Line, "Then ", line) });
            said.extend((i + 1 < count || branch.clash.is_some()).then(|| Span::from(".")));
        }
        let (Candidate { cell, digit }, is) = branch.supposed;
        if let Some(clash) = branch.clash {
            said.extend((count == 0).then(|| Span::from("something goes wrong.")));
            let so = if is { " can't be " } else { " must be " };
            let [line, leaves] = Before::of(branch.placements(), count, position).leaves(clash);
            said.extend(sentence!(line, Span::Line, leaves, ", so ", cell, so, digit, "."));
        } else if step.placed().is_some_and(|placed| is && placed == branch.supposed.0) {
            said.push("nothing else is needed.".into());
        } else if step.placed().is_some() {
            said.push(".".into());
        } else {
            said.extend(rest(branch, &placed, step, position));
        }
    }
    said.push(Span::Rest);
    if let Some(Candidate { cell, digit }) = step.placed() {
        said.extend(sentence!("Each way, ", cell, " is ", digit, "."));
        sentence!(said, Span::Conclusion, " So ", cell, " must be ", digit, ".")
    } else {
        sentence!(said, so("So", step.eliminated(), shape))
    }
}

/// Returns the exclusions of a branch that its patterns have not said yet.
fn rest(branch: &Supposition, placed: &[Candidate], step: &Step, position: &Candidates) -> Vec<Span> {
    let told = |gone: &Candidate| {
        let by = |one: &Consequence| match one {
            Consequence::Gone { candidates, .. } => candidates.contains(gone),
            Consequence::Must { .. } => false,
        };
        branch.then.iter().any(by) || !branch.supposed.1 && *gone == branch.supposed.0
    };
    let left: Vec<Candidate> = step.eliminated().iter().copied().filter(|gone| !told(gone)).collect();
    match (left.is_empty(), branch.then.is_empty()) {
        (true, true) => sentence!("nothing else is needed."),
        (true, false) => sentence!("."),
        (false, _) => effects(placed, branch.then.len() + 1, &left, position),
    }
}

/// Returns "r4c3 is 7", or "r4c3 isn't 7"
fn assumed(branch: &Supposition) -> Vec<Span> {
    let (Candidate { cell, digit }, is) = branch.supposed;
    sentence!(cell, if is { " is " } else { " isn't " }, digit)
}

fn suppose(branch: &Supposition) -> Assertion {
    let (supposed, is) = branch.supposed;
    if is { Assertion::Suppose(supposed) } else { Assertion::SupposeNot(supposed) }
}

/// Says that one supposition leads to a contradiction.
fn refuted(branch: &Supposition, step: &Step, position: &Candidates) -> Vec<Span> {
    let mut said = sentence!("Suppose ", assumed(branch), ".", suppose(branch));
    for (at, one) in branch.then.iter().enumerate() {
        said.extend(sentence!(Span::Line, "Then ", consequence(branch, at, one, position), "."));
    }
    let Some(clash) = branch.clash else { return said };
    let [line, leaves] = Before::of(branch.placements(), branch.then.len(), position).leaves(clash);
    let is_list = !branch.then.is_empty() || !line.is_empty();
    said.extend(line);
    said.push(if is_list { Span::Rest } else { " ".into() });
    let said = sentence!(said, leaves, ", which is impossible.");
    if let Some(Candidate { cell, digit }) = step.placed() {
        sentence!(said, Span::Conclusion, " So ", cell, " must be ", digit, ".")
    } else {
        sentence!(said, so(" So", step.eliminated(), position.shape()))
    }
}

/// Returns "r4c3 must be 7 (the only place left in row 4)", or "in row 4, r4c35 can only be 2 or 7, so r4c9 can't be
/// 7"
fn consequence(branch: &Supposition, at: usize, one: &Consequence, position: &Candidates) -> Vec<Span> {
    let shape = position.shape();
    let (gone, by) = match one {
        Consequence::Must { candidate, only_in, lost } => {
            return Before::of(branch.placements(), at, position).must(*candidate, *only_in, lost);
        }
        Consequence::Gone { candidates, by, .. } => (candidates, by),
    };
    let why = match by {
        Inner::Locked(digit, within, crossing) => {
            let confined = Assertion::Confined(*digit, vec![*within], vec![*crossing]);
            sentence!("the ", *digit, " of ", *within, " must be in ", *crossing, confined)
        }
        Inner::Naked(house, own, digits) => {
            let reduced = Assertion::Reduced(own.clone(), *digits);
            let facts = sentence!(reduced, Assertion::Within(own.clone(), *house));
            sentence!("in ", *house, ", ", cells(own, shape), " can only be ", one_of(*digits), facts)
        }
        Inner::Hidden(house, own, digits) => {
            let mut facts = Vec::new();
            for digit in digits.iter() {
                facts.extend(sentence!(Assertion::Kept(digit, *house, own.clone())));
            }
            let only = sentence!(all_of(*digits), " of ", *house, " must be in ", cells(own, shape), facts);
            sentence!("the digits ", only)
        }
        Inner::Fish(digit, base, cover) => {
            let confined = Assertion::Confined(*digit, base.clone(), cover.clone());
            sentence!("the ", *digit, " of ", houses(base), " must be in ", houses(cover), confined)
        }
    };
    let whichever = Assertion::Whichever(by.needs(), gone.clone());
    sentence!(why, ", so ", lose(gone, shape), whichever)
}
