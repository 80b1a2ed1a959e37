//! No offered step takes a long text where a shorter one has its conclusion, and exclusions of many ways come last.

use crate::common::{case, case_lines, sample, some_puzzles, thinned};
use std::collections::BTreeMap;
use sudoku_core::{
    Candidates, Position,
    explain::{Locale, explain, written_out},
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

#[test]
fn no_offered_step_is_long_where_a_shorter_one_has_its_conclusion() {
    let mut positions: Vec<Position> = sample(case_lines(), 7, 0).map(|line| case(line).position).collect();
    for (seed, puzzle) in sample(some_puzzles(), 3, 2).enumerate() {
        let now = thinned(puzzle.clues(), Some(puzzle.solution()), 45, 3000 + seed as u64);
        positions.push(Position::within(now, puzzle.clues()));
    }
    let (mut left_out, mut long, mut last) = (0, BTreeMap::<&str, usize>::new(), 0);
    for position in positions {
        let now = position.candidates();
        let all = all_steps(&position, &Ladder::teaching());
        let offered = offered(all.clone(), now);
        left_out += all.len() - offered.len();
        // Each conclusion is still there.
        assert!(all.iter().all(|step| offered.iter().any(|other| other.conclusion == step.conclusion)));
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
