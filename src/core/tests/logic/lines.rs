//! Boards with clues: how many solutions they have.

use crate::common::{clued::clued_board, corpus_objects};
use std::{collections::BTreeSet, ops::ControlFlow};
use sudoku_core::{
    ClueKind,
    brute::{End, count},
};

/// The puzzles of the corpus.
const PUZZLES: usize = 152;

/// The most nodes of a search. The hardest puzzle takes an eighth of them.
const MOST_NODES: u64 = 200_000;

#[test]
fn the_clues_of_the_corpus_have_the_solutions_that_they_say() {
    let Some(rows) = corpus_objects("killer/lines.jsonl", PUZZLES) else { return };
    let (mut kinds, mut most) = (BTreeSet::new(), 0);
    for row in &rows {
        let id = row["id"].as_str().expect("an id");
        let grid = clued_board(row);
        kinds.extend(grid.shape().clues().iter().map(|clue| clue.kind));
        let mut within = |nodes| {
            most = most.max(nodes);
            if nodes < MOST_NODES { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let found = count(&grid, 2, &mut within);
        assert_eq!((found.end, found.exact()), (End::Exhausted, Some(1)), "{id}");
        let solution = found.first.expect("a solution");
        assert_eq!(solution.symbols(), row["solution"].as_str().expect("a solution"), "{id}");
        assert!(solution.is_solution(), "{id}");
    }
    println!("{} puzzles, at most {most} nodes", rows.len());
    // The part of the corpus that is at hand has no puzzle with the others.
    let missing: Vec<ClueKind> = ClueKind::ALL.into_iter().filter(|kind| !kinds.contains(kind)).collect();
    assert_eq!(missing, [ClueKind::Minimum, ClueKind::DisjointGroups]);
}
