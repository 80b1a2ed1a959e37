//! Puzzles that are disguises of each other.

use std::{collections::BTreeMap, ops::ControlFlow};
use sudoku_core::{
    Cell, Drawn, Filling, Grid, Level, Puzzle, Rng, Seed, Shape, Spec, Symmetry, Transform,
    brute::unlimited,
    generate,
    generate::measure::{Measure, make},
    magazine::key,
};

fn made(shape: &Shape, filling: Filling, seed: u64) -> Puzzle {
    let spec = Spec {
        shape: shape.clone(),
        drawn: Drawn::Nothing,
        level: Level::Easy,
        filling,
        symmetry: Symmetry::None,
        seed: Seed::new(seed),
    };
    generate(&spec, &mut |_| ControlFlow::Continue(())).expect("a puzzle").puzzle
}

fn disguised(puzzle: &Puzzle, by: &Transform) -> Puzzle {
    Puzzle::proven_before(by.apply(puzzle.clues()), by.apply(puzzle.solution()))
        .expect("a puzzle in disguise")
}

#[test]
fn a_disguise_changes_no_key() {
    let mut rng = Rng::new(Seed::new(5), 0);
    let mut keys = BTreeMap::new();
    for shape in [Shape::S4, Shape::S9] {
        // Pattern boards have many automorphisms, random ones hardly any.
        for (seed, filling) in (0..12).zip(Filling::ALL.into_iter().cycle()) {
            let puzzle = made(shape, filling, seed);
            let own = key(&puzzle);
            for _ in 0..12 {
                let other = disguised(&puzzle, &Transform::random(shape, &mut rng));
                assert_eq!(key(&other), own, "{}", puzzle.clues());
            }
            // A key is one of the disguises, so it is a puzzle itself, and its own key.
            let cells = own.chars().map(sudoku_core::Digit::from_symbol).collect();
            let least =
                Puzzle::new(Grid::from_cells(cells).expect("a grid"), &mut unlimited()).expect("a puzzle");
            assert_eq!(key(&least), own);
            keys.insert(own, puzzle);
        }
    }
    assert!(keys.len() > 20, "different puzzles have different keys: {}", keys.len());
}

#[test]
fn other_clues_of_one_solution_have_another_key() {
    let puzzle = made(Shape::S9, Filling::Random, 3);
    let mut keys = vec![key(&puzzle)];
    for cell in Cell::all(Shape::S9).filter(|&cell| puzzle.clues().get(cell).is_none()) {
        let mut clues = puzzle.clues().clone();
        clues.set(cell, puzzle.solution().get(cell));
        keys.push(key(&Puzzle::proven_before(clues, puzzle.solution().clone()).expect("a puzzle")));
    }
    let count = keys.len();
    keys.sort();
    keys.dedup();
    // That solution has no automorphism.
    assert_eq!(keys.len(), count);
}

/// All transformations of 4×4, drawn until no new one appears: 2 · 8 · 8 · 24 of them.
fn all_of_4x4() -> Vec<Transform> {
    let mut rng = Rng::new(Seed::new(6), 0);
    let mut all: BTreeMap<String, Transform> = BTreeMap::new();
    while all.len() < 2 * 8 * 8 * 24 {
        let one = Transform::random(Shape::S4, &mut rng);
        all.insert(format!("{one:?}"), one);
    }
    all.into_values().collect()
}

#[test]
fn keys_at_4x4_part_what_all_disguises_part() {
    let all = all_of_4x4();
    let least = |puzzle: &Puzzle| {
        all.iter().map(|by| by.apply(puzzle.clues()).to_string()).min().expect("there are disguises")
    };
    let mut pairs = BTreeMap::new();
    for seed in 0..150 {
        let wish = Measure::minimal(Shape::S4, Seed::new(seed));
        let minimal = make(&wish, &mut |_| ControlFlow::Continue(())).expect("a puzzle").puzzle;
        for puzzle in [minimal, made(Shape::S4, Filling::ALL[seed as usize % 2], seed)] {
            let (ours, theirs) = (key(&puzzle), least(&puzzle));
            assert_eq!(pairs.entry(ours).or_insert_with(|| theirs.clone()), &theirs, "{}", puzzle.clues());
        }
    }
    let mut classes: Vec<&String> = pairs.values().collect();
    classes.sort();
    classes.dedup();
    assert_eq!(classes.len(), pairs.len(), "no two keys for puzzles that are alike");
    assert!(pairs.len() > 40);
}

#[test]
fn larger_boards_are_told_apart_by_their_givens() {
    let puzzle = made(Shape::S16, Filling::Permutation, 1);
    assert_eq!(key(&puzzle), puzzle.clues().to_string());
}
