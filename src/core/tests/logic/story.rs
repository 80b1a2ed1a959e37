//! The story of how a puzzle was made: it is true, and watching changes nothing.

use std::ops::ControlFlow::Continue;
use sudoku_core::{
    Grid, Shape,
    generate::{
        recipe::Recipe,
        story::{Evidence, Removal, Story, What},
    },
    symmetry::Stage,
    wire::encode,
};

const RECIPES: [&str; 15] = [
    "2.2.easy.random.none.K7Q2M9X4",
    "2.2.easy.permutation.half-turn.K7Q2M9X4",
    "2.3.easy.random.none.K7Q2M9X4",
    "2.3.medium.permutation.full.K7Q2M9X4",
    "2.3.hard.random.half-turn.K7Q2M9X4",
    "2.3.extreme.random.quarter-turn.K7Q2M9X4",
    "2.4.easy.permutation.none.K7Q2M9X4",
    "2.4.medium.random.half-turn.K7Q2M9X4",
    "2.4.extreme.random.none.K7Q2M9X4",
    "2.5.easy.random.none.K7Q2M9X4",
    "2.5.hard.permutation.half-turn.K7Q2M9X4",
    "d2.3.medium.2026-11-21",
    "m2.3.random.none.minimal.tries-20.K7Q2M9X4",
    "m2.3.permutation.half-turn.clues-26.tries-200.K7Q2M9X4",
    "m2.4.random.none.tries-1.K7Q2M9X4",
];

fn story(text: &str) -> (Grid, Grid, Story) {
    let recipe: Recipe = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let alone = recipe.clone().make(&mut |_| Continue(())).expect(text);
    let (fitted, story) = recipe.watch(&mut |_| Continue(())).expect(text);
    assert_eq!(fitted, alone, "{text}: watching changed it");
    (fitted.puzzle.clues().clone(), fitted.puzzle.solution().clone(), story)
}

#[test]
fn a_replayed_story_ends_with_the_puzzle() {
    for text in RECIPES {
        let (clues, solution, story) = story(text);
        assert_eq!(story.board_after(story.events.len()), clues, "{text}");
        let filled = story.events.iter().position(|event| matches!(event.what, What::Dig(..)));
        assert_eq!(story.board_after(filled.expect("digging")), solution, "{text}");
        assert!(!story.events.iter().skip(filled.unwrap()).any(|event| !matches!(event.what, What::Dig(..))));
    }
}

#[test]
fn back_is_the_inverse_of_forward() {
    for text in RECIPES {
        let (clues, _, story) = story(text);
        let mut board = clues.clone();
        for event in story.events.iter().rev() {
            let after = board.clone();
            event.undo(&mut board);
            let before = board.clone();
            event.redo(&mut board);
            assert_eq!(board, after, "{text}: {event:?}");
            event.undo(&mut board);
            assert_eq!(board, before);
        }
        assert_eq!(board, Grid::empty(clues.shape()), "{text}");
    }
}

/// Each event agrees with its kind, and every board of the story keeps to the rules.
#[test]
fn each_event_is_as_it_says() {
    for text in RECIPES {
        let (_, solution, story) = story(text);
        let mut board = Grid::empty(&story.shape);
        for event in &story.events {
            let before = board.clone();
            event.redo(&mut board);
            let rules = board.duplicate().is_none();
            assert!(rules, "{text}: {event:?}");
            let (placed, removed) = (
                event.changes.iter().all(|change| change.1.is_none()),
                event.changes.iter().all(|change| change.2.is_none()),
            );
            match event.what {
                What::Try(candidate) => {
                    assert_eq!(event.changes, [(candidate.cell, None, Some(candidate.digit))], "{text}");
                }
                What::Follow | What::Board | What::Pattern | What::Boxes | What::Row => {
                    assert!(placed, "{text}: {event:?}");
                }
                What::DeadEnd(wrong) => assert!(removed && wrong > 0, "{text}: {event:?}"),
                What::Restart => assert!(removed && board.filled_count() == 0),
                What::Stage(Stage::Relabel) => assert_eq!(board.filled_count(), before.filled_count()),
                What::Stage(_) => assert!(board.is_solution()),
                What::Cut(tries, _) => assert!(tries > 0),
                What::Dig(proof, verdict) => {
                    let gone = verdict == Removal::Gone;
                    assert_eq!(event.changes.len(), if gone { event.cells.len() } else { 0 }, "{text}");
                    assert!(event.cells.iter().all(|&cell| before.get(cell) == solution.get(cell)));
                    assert!(verdict != Removal::Undecided || matches!(proof, Evidence::Nodes(_)));
                }
            }
        }
    }
}

/// The worker sends a story in one message, and the page keeps it, so it is small.
#[test]
fn a_story_is_bounded() {
    for shape in Shape::ALL {
        for seed in 0..4 {
            let level = if shape == Shape::S4 { "easy" } else { "very-hard" };
            let (_, _, story) = story(&format!("2.{}.{level}.random.none.0000000{seed}", shape.token()));
            let bytes = encode(&story).len();
            assert!(
                story.events.len() < 4000 && bytes < 200_000,
                "{shape:?}: {} {bytes}",
                story.events.len()
            );
        }
    }
}
