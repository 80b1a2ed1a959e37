//! No offered step takes a long text where a shorter one has its conclusion, none repeats another, and exclusions of
//! many ways come last.

use crate::common::{case, case_lines, sample, some_puzzles, thinned};
use std::collections::BTreeMap;
use sudoku_core::{
    Candidate, Candidates, Position,
    explain::{Locale, Span, explain, written_out},
    ladder::{Ladder, all_steps, offered},
    step::{Decoded, Step},
};

/// The most words of a text that has a shorter rival.
const MOST: usize = 400;

/// The most ways of an exclusion before the end of the list.
const WAYS: usize = 12;

fn words(step: &Step, now: &Candidates) -> usize {
    let spans = explain(step, now, Locale::ENGLISH);
    written_out(&spans, now.shape(), Locale::ENGLISH).concat().split_whitespace().count()
}

fn ways(step: &Step, now: &Candidates) -> usize {
    let Some(Decoded::Aligned(found)) = step.pattern.decoded() else { return 0 };
    step.eliminated().iter().map(|&gone| found.impossible(gone, now).len()).sum()
}

/// The sentences of a step before its conclusion.
fn argument(step: &Step, now: &Candidates) -> String {
    let spans = explain(step, now, Locale::ENGLISH);
    let said = written_out(&spans, now.shape(), Locale::ENGLISH);
    spans.iter().zip(said).take_while(|(span, _)| **span != Span::Conclusion).map(|(_, said)| said).collect()
}

/// Whether a step concludes at least as much as another.
fn concludes_all_of(step: &Step, other: &Step) -> bool {
    let follows = |gone: &Candidate| match step.placed() {
        Some(placed) => gone.cell == placed.cell && gone.digit != placed.digit,
        None => step.eliminated().contains(gone),
    };
    match other.placed() {
        Some(placed) => step.placed() == Some(placed),
        None => other.eliminated().iter().all(follows),
    }
}

#[test]
fn no_offered_step_is_long_where_a_shorter_one_has_its_conclusion() {
    let mut positions: Vec<Position> = sample(case_lines(), 7, 0).map(|line| case(line).position).collect();
    for (seed, puzzle) in sample(some_puzzles(), 3, 2).enumerate() {
        let now = thinned(puzzle.clues(), Some(puzzle.solution()), 45, 3000 + seed as u64);
        positions.push(Position::within(now, puzzle.clues()));
    }
    let (mut left_out, mut long, mut last) = (0, BTreeMap::<&str, usize>::new(), 0);
    for (number, position) in positions.into_iter().enumerate() {
        let now = position.candidates();
        let all = all_steps(&position, &Ladder::teaching());
        let offered = offered(all.clone(), now);
        left_out += all.len() - offered.len();
        // Each conclusion is still there.
        assert!(all.iter().all(|step| offered.iter().any(|other| concludes_all_of(other, step))));
        let mut told = BTreeMap::<String, Vec<&Step>>::new();
        // A text for each takes long.
        for step in offered.iter().filter(|_| number % 3 == 0) {
            told.entry(argument(step, now)).or_default().push(step);
        }
        for alike in told.values() {
            for (number, step) in alike.iter().enumerate() {
                let again = alike[..number].iter().find(|before| concludes_all_of(before, step));
                assert!(again.is_none(), "{step:?} repeats {again:?}");
            }
        }
        for step in offered.iter().filter(|step| words(step, now) > MOST) {
            *long.entry(step.technique().slug()).or_default() += 1;
            let mut rivals = all.iter().filter(|other| other.conclusion == step.conclusion);
            // The list estimates the words, without a language.
            let shorter = rivals.find(|other| words(other, now) <= MOST * 9 / 10);
            assert!(shorter.is_none(), "{step:?} is long, and there is {shorter:?}");
        }
        let many: Vec<bool> = offered.iter().map(|step| ways(step, now) > WAYS).collect();
        last += many.iter().filter(|&&many| many).count();
        assert!(many.is_sorted(), "an exclusion of many ways comes before another step");
    }
    println!(
        "{left_out} steps are left out; longer than {MOST} words without a rival: {long:?}; {last} come last"
    );
    assert!(left_out > 100 && last > 10, "{left_out} and {last}");
}
