//! Judgements of a learner's argument.

use super::{
    reply::{or_cells, seen},
    say::{List, cells, number, one_of, sentence},
};
use crate::{
    explain::Span,
    step::argument::{Argument, Judgement, Lack},
};
use sudoku_board::{Candidate, Shape};

/// The most candidates of a way that a sentence names.
const NAMED: usize = 4;

/// Returns the sentences of a judgement. They hold without the board.
#[must_use]
pub fn judgement(argument: &Argument, judged: &Judgement, shape: &Shape) -> Vec<Span> {
    let Candidate { cell, digit } = argument.candidate;
    match judged {
        Judgement::Holds { house, spare, .. } => {
            let so = match house {
                Some(house) => sentence!("Yes. In ", *house, ", the ", digit, " has no other place."),
                None if argument.places => {
                    sentence!("Yes. ", cell, " has no other candidate than ", digit, ".")
                }
                None => sentence!("Yes. That rules out ", argument.candidate, "."),
            };
            if spare.is_empty() {
                return so;
            }
            let needs = if spare.len() == 1 { " isn't needed." } else { " aren't needed." };
            sentence!(so, " ", cells(spare, shape), needs)
        }
        Judgement::Lacks(lack) => lacks(argument, lack, shape),
    }
}

fn lacks(argument: &Argument, lack: &Lack, shape: &Shape) -> Vec<Span> {
    let Candidate { cell, digit } = argument.candidate;
    match lack {
        Lack::Marks => sentence!("Mark at least one cell, row, column or box."),
        Lack::Seen(by, bond) => seen(argument.candidate, argument.places, *by, *bond),
        Lack::Sense => sentence!("What you marked can't all be true."),
        Lack::Digits(digits) => {
            sentence!("By what you marked, ", cell, " could also be ", one_of(*digits), ".")
        }
        Lack::Places(house, open) => {
            sentence!(
                "By what you marked, the ",
                digit,
                " of ",
                *house,
                " could also go in ",
                or_cells(open, shape),
                "."
            )
        }
        Lack::Way(way) => {
            let begins = sentence!("By what you marked, ", cell, " could still be ", digit);
            // The cells that it speaks of are in the order of the board.
            let mut named = way.clone();
            named.sort();
            named.truncate(NAMED);
            if named.is_empty() {
                return sentence!(begins, ".");
            }
            sentence!(begins, ", with ", List(named, " and "), ".")
        }
        Lack::Choice { enough, marked } => {
            let which = format!(
                "You marked {}, and {} of them {} enough. Mark only what is needed.",
                number(*marked),
                number(*enough),
                if *enough == 1 { "is" } else { "are" }
            );
            sentence!(which)
        }
        Lack::Bounds => sentence!("Stepdoku can't tell whether that is enough. Mark fewer cells."),
    }
}
