//! Answers to "Why?" and "Why not?".

use super::contradiction;
use crate::{
    Candidate,
    explain::Span,
    telling::{Proven, Told},
};

/// The sentence of an answer.
#[must_use]
pub fn answer(told: Told) -> Vec<Span> {
    match told {
        Told::Given(given) => vec![Span::Candidate(given), " is given: it belongs to the puzzle.".into()],
        Told::Placed(placed, proven) => {
            let mut said = vec!["you placed ".into(), Span::Candidate(placed), ". ".into()];
            said.push(forced(proven));
            said
        }
        Told::Seen { gone, by, house, given } => vec![
            Span::Digit(gone.digit),
            if given { " is given in ".into() } else { " stands in ".into() },
            Span::Cell(by),
            ", and ".into(),
            Span::House(house),
            " can hold it only once. So ".into(),
            Span::Cell(gone.cell),
            format!(" cannot hold {}.", gone.digit).into(),
        ],
        Told::Filled { gone, by } => {
            vec![Span::Cell(gone.cell), " already holds ".into(), Span::Digit(by), ".".into()]
        }
        Told::Before(gone) => vec![Span::Candidate(gone), " was ruled out before.".into()],
        Told::Trying(tried) => {
            vec!["trying ".into(), Span::Candidate(tried), " and following where it leads.".into()]
        }
        Told::Leads { tried, steps, own } => {
            let within = match steps {
                0 => " at once".to_owned(),
                1 => " in 1 step".to_owned(),
                steps => format!(" in {steps} steps"),
            };
            let lead = format!(" leads to a contradiction{within}, so it is not possible{}.", if_right(own));
            vec![Span::Candidate(tried), lead.into()]
        }
        Told::Free(tried, limit) => vec![
            "nothing I know forbids ".into(),
            Span::Candidate(tried),
            format!(" within {limit} steps.").into(),
        ],
        Told::Suppose(tried) => {
            vec!["suppose ".into(), Span::Candidate(tried), ", and follow what must come of it.".into()]
        }
        Told::Ends { why, tried, own } => ends(why, tried, own),
    }
}

fn forced(proven: Proven) -> Span {
    match proven {
        Proven::Asked => "Looking for what forces it.".into(),
        Proven::Yes(0) => "The givens force it.".into(),
        Proven::Yes(1) => "The givens force it, by way of 1 digit that you have not placed yet.".into(),
        Proven::Yes(foreign) => {
            format!("The givens force it, by way of {foreign} digits that you have not placed yet.").into()
        }
        Proven::No => "Nothing I know proves it.".into(),
    }
}

fn ends(why: crate::Contradiction, tried: Candidate, own: bool) -> Vec<Span> {
    let mut said = contradiction(why);
    let end = format!(" is not possible{}.", if_right(own));
    said.extend(["So ".into(), Span::Candidate(tried), end.into()]);
    said
}

/// What rests on the player's digits is no truer than they are.
const fn if_right(own: bool) -> &'static str {
    if own { ", as long as your own digits are right" } else { "" }
}
