//! Judgements of a learner's argument.

use super::{
    plan::{Plan, plan},
    reply::seen,
    say::NAMED,
    words::argument as words,
};
use crate::step::argument::{Argument, Judgement, Lack};
use sudoku_board::Candidate;

/// The most candidates of a way that a sentence names.
const OF_A_WAY: usize = 4;

/// Returns the sentences of a judgement. They hold without the board.
pub(super) fn judgement(argument: &Argument, judged: &Judgement) -> Plan {
    let Candidate { cell, digit } = argument.candidate;
    match judged {
        Judgement::Holds { house, spare, .. } => {
            let so = match house {
                Some(house) => words::no_other_place(*house, digit),
                None if argument.places => words::no_other_candidate(cell, digit),
                None => words::rules_out(argument.candidate),
            };
            plan![so, (!spare.is_empty()).then(|| words::not_needed(spare))]
        }
        Judgement::Lacks(lack) => lacks(argument, lack),
    }
}

fn lacks(argument: &Argument, lack: &Lack) -> Plan {
    let Candidate { cell, digit } = argument.candidate;
    plan![match lack {
        Lack::Marks => words::mark_something(),
        Lack::Seen(by, bond) => return seen(argument.candidate, argument.places, *by, *bond),
        Lack::Sense => words::no_sense(),
        Lack::Digits(digits) => words::could_also_be(cell, *digits),
        Lack::Places(house, open) if open.len() > NAMED => {
            words::could_also_go_in_many(digit, *house, open)
        }
        Lack::Places(house, open) => words::could_also_go(digit, *house, open),
        Lack::Way(way) => {
            // The cells that it speaks of are in the order of the board.
            let mut named = way.clone();
            named.sort();
            named.truncate(OF_A_WAY);
            if named.is_empty() {
                words::could_still_be(cell, digit)
            } else {
                words::could_still_be_with(cell, digit, &named)
            }
        }
        Lack::Choice { enough, marked } => words::fewer_are_enough(*marked, *enough),
        Lack::Bounds => words::cannot_tell(),
    }]
}
