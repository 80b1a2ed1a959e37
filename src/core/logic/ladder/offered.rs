//! The steps of a position as a list to choose from.

use crate::{
    families::{Decoded, Pattern},
    step::{
        Step,
        shown::{LinkMark, Marks},
    },
};
use std::{collections::BTreeMap, mem::discriminant};
use sudoku_board::{Candidate, Candidates, Cell, sorting::sort_by_key};

/// The most words of an explanation that anybody reads if there is a shorter one.
const WORDS: usize = 400;

/// The most ways of an exclusion that anybody goes through.
const WAYS: usize = 12;

/// Returns these steps, each argument once, without the long ones whose conclusion a shorter one has. Exclusions with
/// many ways come last.
///
/// ```
/// use sudoku_logic::{Position, ladder};
/// use sudoku_make::examples;
///
/// let (puzzle, _) = examples::first();
/// let position = Position::of(&puzzle);
/// let all = ladder::all_steps(&position, &ladder::Ladder::teaching());
/// let offered = ladder::offered(all.clone(), position.candidates());
/// assert!(!offered.is_empty() && offered.len() <= all.len());
/// ```
#[must_use]
pub fn offered(steps: Vec<Step>, position: &Candidates) -> Vec<Step> {
    let steps = each_argument_once(steps, position);
    let long: Vec<usize> = steps.iter().map(|step| words_of(step, position)).collect();
    let is_shorter = |one: usize, other: usize| (long[one], one) < (long[other], other);
    let has_shorter = |at: usize| {
        (0..steps.len()).any(|other| is_shorter(other, at) && steps[other].conclusion == steps[at].conclusion)
    };
    let kept: Vec<bool> = (0..steps.len()).map(|at| long[at] <= WORDS || !has_shorter(at)).collect();
    let kept = steps.into_iter().zip(kept).filter(|(_, kept)| *kept);
    let mut offered: Vec<(bool, Step)> = kept
        .map(|(step, _)| {
            let has_many = ways(&step, position).is_some_and(|ways| ways > WAYS);
            (has_many, step)
        })
        .collect();
    sort_by_key(&mut offered, |(is_last, _)| *is_last);
    offered.into_iter().map(|(_, step)| step).collect()
}

/// Returns these steps without those that repeat the argument of an earlier one and conclude nothing more: a chain of
/// one digit is also an AIC, and a fish may count one of its houses as another kind.
fn each_argument_once(steps: Vec<Step>, position: &Candidates) -> Vec<Step> {
    // What is drawn of an argument is what its sentences name.
    let drawn: Vec<(Marks, Vec<LinkMark>)> =
        steps.iter().map(|step| (step.pattern_marks(position), step.links(position))).collect();
    let repeats = |at: usize, before: usize| {
        drawn[at] == drawn[before]
            && is_of_one_family(&steps[at], &steps[before])
            && concludes_all_of(&steps[before], &steps[at])
    };
    // The earlier steps about a cell.
    let mut about: BTreeMap<Cell, Vec<usize>> = BTreeMap::new();
    let mut kept = vec![true; steps.len()];
    for (at, step) in steps.iter().enumerate() {
        let Some(first) = step.placed().or_else(|| step.eliminated().first().copied()) else { continue };
        let earlier = about.get(&first.cell).map_or(&[][..], Vec::as_slice);
        kept[at] = !earlier.iter().any(|&before| repeats(at, before));
        if kept[at] {
            for candidate in step.placed().iter().chain(step.eliminated()) {
                let there = about.entry(candidate.cell).or_default();
                if there.last() != Some(&at) {
                    there.push(at);
                }
            }
        }
    }
    steps.into_iter().zip(kept).filter_map(|(step, kept)| kept.then_some(step)).collect()
}

/// Returns whether two patterns are of one family, told by the same sentences.
fn is_of_one_family(one: &Step, other: &Step) -> bool {
    let inner = |step: &Step| step.pattern.decoded().map(|decoded| discriminant(&decoded));
    discriminant(&one.pattern) == discriminant(&other.pattern) && inner(one) == inner(other)
}

/// Returns whether a step leaves nothing to conclude that another concludes.
fn concludes_all_of(step: &Step, other: &Step) -> bool {
    match (step.placed(), other.placed()) {
        (Some(one), Some(other)) => one == other,
        (Some(one), None) => {
            other.eliminated().iter().all(|gone| gone.cell == one.cell && gone.digit != one.digit)
        }
        (None, Some(_)) => false,
        (None, None) => other.eliminated().iter().all(|gone| step.eliminated().contains(gone)),
    }
}

/// Returns the number of ways that an exclusion goes through; `None` for any other step.
fn ways(step: &Step, position: &Candidates) -> Option<usize> {
    let Some(Decoded::Aligned(found)) = step.pattern.decoded() else { return None };
    Some(step.eliminated().iter().map(|&gone| found.impossible(gone, position).len()).sum())
}

/// Returns an upper bound for the words that explain a step, in any language. It counts for families with a line for
/// each link, way or forced digit. The others are short.
fn words_of(step: &Step, position: &Candidates) -> usize {
    match &step.pattern {
        Pattern::Chain(chain) => {
            let sets: usize = chain.through.iter().map(|(_, set)| set.len()).sum();
            12 * chain.nodes.len() + 6 * sets + 12 * step.eliminated().len()
        }
        Pattern::Forcing(_) => 32 * step.claims(position).len(),
        Pattern::Encoded(_) => match step.pattern.decoded() {
            Some(Decoded::Aligned(found)) => {
                let of_way =
                    |(with, leaves): (Vec<Candidate>, Vec<Cell>)| 9 * with.len() + 5 * leaves.len() + 12;
                let of = |&gone: &Candidate| {
                    found.impossible(gone, position).into_iter().map(of_way).sum::<usize>()
                };
                step.eliminated().iter().map(of).sum()
            }
            Some(Decoded::Deduction(_) | Decoded::Kraken(_)) => 32 * step.claims(position).len(),
            Some(Decoded::Medusa(_)) => 21 * step.claims(position).len(),
            Some(_) | None => 0,
        },
        _ => 0,
    }
}
