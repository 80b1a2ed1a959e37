//! Chains built candidate by candidate: each link holds, and nothing proved contradicts the solution.

use crate::common::puzzle;
use proptest::prelude::*;
use sudoku_core::{
    Candidate, Candidates, Digit, Shape,
    chain::{Area, NoLink, link, proof},
    notation::names::cell,
};

const PUZZLES: [&str; 3] = [
    "3....1.....4..7.15.8..4..7...9..5861.........5318..9...6..5..3.95.4..7.....2....6",
    "96...4.1...5..1..2.8..9..........87...9...3...16..........6..4.5..7..9...4.2...85",
    "..3..82.4.2..64.1.9.......8.8............698.......5....49.7.3.8....1....7..5.4..",
];

fn candidate(text: &str) -> Candidate {
    let (digit, name) = text.split_at(1);
    let digit = Digit::from_symbol(digit.chars().next().expect("a digit")).expect("a digit");
    Candidate::new(cell(Shape::S9, name).expect("a cell"), digit)
}

proptest! {
    /// Walks at random along links that hold, and compares each conclusion on the way with the solution.
    #[test]
    fn a_chain_never_removes_a_digit_of_the_solution(which in 0..PUZZLES.len(), start: u16, turns in prop::collection::vec(any::<u16>(), 1..14)) {
        let puzzle = puzzle(PUZZLES[which]);
        let position = Candidates::new(puzzle.clues());
        let solution = puzzle.solution();
        let all: Vec<Candidate> = position
            .open_cells()
            .flat_map(|cell| position.digits(cell).iter().map(move |digit| Candidate::new(cell, digit)).collect::<Vec<_>>())
            .collect();
        let mut chain = vec![all[usize::from(start) % all.len()]];
        for turn in turns {
            let (last, strong) = (chain[chain.len() - 1], !chain.len().is_multiple_of(2));
            let next: Vec<Candidate> = all.iter().copied().filter(|&next| link(&position, last, next, strong).is_ok()).collect();
            let Some(&next) = next.get(usize::from(turn) % next.len().max(1)) else { break };
            // A strong link holds in the solution: at least one of its ends is true. Never are both.
            let is_true = |one: Candidate| solution.get(one.cell) == Some(one.digit);
            prop_assert!(!strong || is_true(last) || is_true(next));
            prop_assert!(!(is_true(last) && is_true(next)));
            chain.push(next);
            let proved = proof(&position, &chain);
            for gone in proved.eliminated {
                prop_assert!(!is_true(gone), "{gone:?} by {chain:?}");
            }
            prop_assert!(proved.placed.is_none_or(is_true), "{chain:?}");
        }
    }
}

#[test]
fn a_link_names_its_area_or_the_reason_why_it_is_none() {
    let position = Candidates::new(puzzle(PUZZLES[0]).clues());
    let all: Vec<Candidate> = position
        .open_cells()
        .flat_map(|cell| {
            position.digits(cell).iter().map(move |digit| Candidate::new(cell, digit)).collect::<Vec<_>>()
        })
        .collect();
    for &from in &all {
        for &to in &all {
            let weak = link(&position, from, to, false);
            let strong = link(&position, from, to, true);
            match &weak {
                Ok(link) => {
                    let is_cell = link.area == Area::Cell(from.cell);
                    assert_eq!(is_cell, from.cell == to.cell);
                    assert!(is_cell || from.digit == to.digit);
                }
                Err(NoLink::Same) => assert_eq!(from, to),
                Err(NoLink::Apart) => assert!(from.cell != to.cell && from.digit != to.digit),
                Err(NoLink::Unseen) => assert!(!position.geometry().see(from.cell, to.cell)),
                Err(NoLink::Others(..)) => panic!("a weak link has no other places to fear"),
            }
            match strong {
                Ok(_) => assert!(weak.is_ok()),
                Err(NoLink::Others(_, others)) => {
                    assert!(!others.is_empty() && others.iter().all(|one| position.allows(*one)));
                }
                Err(other) => assert_eq!(weak, Err(other)),
            }
        }
    }
    assert_eq!(link(&position, candidate("1r1c2"), candidate("1r1c2"), true), Err(NoLink::Same));
}
