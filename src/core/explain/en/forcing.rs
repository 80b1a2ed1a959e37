//! Sentences for forcing chains and nets.

use super::{patterns::statement, say::sentence};
use crate::{
    Candidate, Contradiction,
    explain::Span,
    step::{Forced, Origin, Step},
};

pub(super) fn explain(
    origin: Origin,
    branches: &[Vec<Forced>],
    clash: Option<Contradiction>,
    step: &Step,
) -> Vec<Span> {
    let firsts: Vec<Candidate> =
        branches.iter().filter_map(|branch| Some(branch.first()?.candidate)).collect();
    let mut said = match origin {
        Origin::Candidate(candidate) => sentence!("say ", candidate.cell, " holds ", candidate.digit, "."),
        Origin::Cell(cell) => {
            let mut said = sentence!(cell, " holds ");
            listed(&mut said, firsts.iter().map(|first| Span::Digit(first.digit)));
            said
        }
        Origin::House(digit, house) => {
            let mut said = sentence!("in ", house, ", ", digit, " stands in ");
            listed(&mut said, firsts.iter().map(|first| Span::Cell(first.cell)));
            said
        }
    };
    for branch in branches {
        said.extend(follow(origin, branch));
        if clash.is_none() {
            said.push(".".into());
        }
    }
    said.extend(match clash {
        Some(Contradiction::NoDigit(cell)) => sentence!(", and ", cell, " is left without a digit."),
        Some(Contradiction::NoPlace(house, digit) | Contradiction::Twice(house, digit)) => {
            sentence!(", and ", house, " is left without a place for ", digit, ".")
        }
        None => step.placed().map_or_else(
            || sentence!(" Whichever is right excludes the same."),
            |placed| sentence!(" Each way ends with ", statement(placed.digit, &[placed.cell]), "."),
        ),
    });
    said
}

/// "3, 4 or 8."
fn listed(said: &mut Vec<Span>, things: impl ExactSizeIterator<Item = Span>) {
    let count = things.len();
    for (i, thing) in things.enumerate() {
        if i > 0 {
            said.push(if i + 1 == count { " or ".into() } else { ", ".into() });
        }
        said.push(thing);
    }
    said.push(".".into());
}

/// What follows from the first placement of a branch, each with its reason.
fn follow(origin: Origin, branch: &[Forced]) -> Vec<Span> {
    let Some((first, rest)) = branch.split_first() else { return Vec::new() };
    let mut said = match origin {
        Origin::Candidate(_) => Vec::new(),
        Origin::Cell(_) => sentence!(" If ", first.candidate.digit, ","),
        Origin::House(..) => sentence!(" If in ", first.candidate.cell, ","),
    };
    said.push(match (origin, rest.is_empty()) {
        (Origin::Candidate(_), true) => " That is enough".into(),
        (Origin::Candidate(_), false) => " Then".into(),
        (Origin::Cell(_) | Origin::House(..), true) => " that alone is enough".into(),
        (Origin::Cell(_) | Origin::House(..), false) => " then".into(),
    });
    for (i, made) in rest.iter().enumerate() {
        said.push(if i == 0 { " ".into() } else { ", then ".into() });
        said.extend(statement(made.candidate.digit, &[made.candidate.cell]));
        said.extend(match made.only_in {
            None => sentence!(" (nothing else is left there)"),
            Some(house) => sentence!(" (the only place left in ", house, ")"),
        });
    }
    said
}
