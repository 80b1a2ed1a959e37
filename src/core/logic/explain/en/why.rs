//! Answers to "Why?" and "Why not?".

use super::{contradiction, say::sentence};
use crate::{
    explain::Span,
    step::telling::{Proven, Told},
};
use sudoku_board::Candidate;

/// Returns the sentence of an answer.
#[must_use]
pub fn answer(told: Told) -> Vec<Span> {
    match told {
        Told::Given(given) => sentence!(given.cell, " is ", given.digit, " because it is a given."),
        Told::Placed(placed, proven) => sentence!("You placed ", placed, ". ", forced(proven)),
        Told::Seen { gone, by, house, given } => {
            let where_ = if given { ", a given in " } else { ", in " };
            let has = sentence!(house, " already has its ", gone.digit, where_, by);
            sentence!(has, ". So ", gone.cell, " can't be ", gone.digit, ".")
        }
        Told::Filled { gone, by } => sentence!(gone.cell, " is already ", by, "."),
        Told::Before(gone) => sentence!(gone, " was ruled out earlier."),
        Told::Trying(tried) => sentence!("Looking into ", tried, "."),
        Told::Leads { tried, steps, own } => {
            let within = match steps {
                0 => " immediately. ".to_owned(),
                1 => " in 1 step. ".to_owned(),
                steps => format!(" in {steps} steps. "),
            };
            sentence!(tried, " leads to a contradiction", within, not_possible(tried, own))
        }
        Told::Free(tried) => sentence!("Nothing goes wrong with ", tried, ", as far as Stepdoku looks."),
        Told::Suppose(tried) => {
            sentence!("Suppose ", tried.cell, " is ", tried.digit, ", and see what follows.")
        }
        Told::Ends { why, tried, own } => sentence!(contradiction(why), not_possible(tried, own)),
    }
}

fn forced(proven: Proven) -> Span {
    match proven {
        Proven::Asked => "Looking for proof.".into(),
        Proven::Yes(0) => "It follows from the givens.".into(),
        Proven::Yes(1) => "It follows from the givens, by way of 1 digit you haven't placed.".into(),
        Proven::Yes(foreign) => {
            format!("It follows from the givens, by way of {foreign} digits you haven't placed.").into()
        }
        Proven::No => "Stepdoku found no proof of it.".into(),
    }
}

/// Concludes that a candidate is not possible. A reason based on the player's digits holds only if these are right.
fn not_possible(tried: Candidate, own: bool) -> Vec<Span> {
    let if_right = if own { ", as long as your own digits are right." } else { "." };
    sentence!("So ", tried.cell, " can't be ", tried.digit, if_right)
}
