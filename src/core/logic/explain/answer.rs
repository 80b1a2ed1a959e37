//! Answers to "Why?" and "Why not?".

use super::{
    plan::{Plan, plan},
    search::contradiction,
    words::answer as words,
};
use crate::step::telling::{Proven, Told};
use sudoku_board::Candidate;

/// Returns the sentences of an answer.
pub(super) fn answer(told: Told) -> Plan {
    match told {
        Told::Given(given) => plan![words::is_given(given.cell, given.digit)],
        Told::Placed(placed, proven) => {
            let proof = match proven {
                Proven::Asked => words::looking_for_proof(),
                Proven::Yes(0) => words::follows(),
                Proven::Yes(foreign) => words::follows_by_way(foreign),
                Proven::No => words::no_proof(),
            };
            plan![words::you_placed(placed), proof]
        }
        Told::Seen { gone, by, house, given } => {
            let has = if given { words::already_has_given } else { words::already_has };
            plan![has(house, gone.digit, by), words::so_cannot_be(gone.cell, gone.digit)]
        }
        Told::Filled { gone, by } => plan![words::is_already(gone.cell, by)],
        Told::Before(gone) => plan![words::was_ruled_out(gone)],
        Told::Trying(tried) => plan![words::looking_into(tried)],
        Told::Leads { tried, steps, own } => {
            let leads = match steps {
                0 => words::leads_at_once(tried),
                steps => words::leads(tried, steps),
            };
            plan![leads, not_possible(tried, own)]
        }
        Told::Free(tried) => plan![words::nothing_wrong(tried)],
        Told::Suppose(tried) => plan![words::suppose(tried.cell, tried.digit)],
        Told::Ends { why, tried, own } => plan![contradiction(why), not_possible(tried, own)],
    }
}

/// Concludes that a candidate is not possible. A reason based on the player's digits holds only if these are right.
fn not_possible(tried: Candidate, own: bool) -> Plan {
    let so = if own { words::so_cannot_be_if_right } else { words::so_cannot_be };
    plan![so(tried.cell, tried.digit)]
}
