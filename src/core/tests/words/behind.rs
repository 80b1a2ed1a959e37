//! The steps behind the figures of other programs: each has the effect of the original, and each claim of its
//! sentence is true.

use crate::{
    claimed::{self, Asked},
    common::{HARD, corpus, dug, line, puzzle, sample},
    told,
};
use std::{
    collections::BTreeMap,
    ops::ControlFlow::{self, Continue},
};
use sudoku_core::{
    Candidate, Candidates, Grid, Position, Puzzle, Shape,
    brute::{self, Solutions},
    explain::{Locale, Span, explain},
    rating::{
        Tenths, hodoku,
        se::{SeDepth, SeEdition, SeProgress, SeTechnique, next_step, rate},
    },
    step::{Consequence, Decoded, Step},
};

/// Most lines of a sentence.
const LINES: usize = 150;

fn sorted(list: &[Candidate]) -> Vec<Candidate> {
    let mut list = list.to_vec();
    list.sort_unstable();
    list
}

/// Checks a step behind a figure: its claims, its words and its effect.
fn check(
    steps: &[Step],
    position: &Position,
    placed: Option<Candidate>,
    gone: &[Candidate],
    solution: &Grid,
) {
    let (mut asked, mut met) = (Asked::new(), BTreeMap::new());
    let mut after = position.clone();
    for step in steps {
        claimed::check(step, after.candidates(), &mut asked);
        told::check(step, after.candidates(), &mut met);
        let is_right = |one: &Candidate| solution.get(one.cell) == Some(one.digit);
        assert!(step.placed().iter().all(is_right) && !step.eliminated().iter().any(is_right), "{step:?}");
        let lines = explain(step, after.candidates(), Locale::ENGLISH);
        let lines = lines.iter().filter(|span| **span == Span::Line).count();
        assert!(lines <= LINES, "{lines} lines: {step:?}");
        after.apply(step);
    }
    let last = steps.last().expect("a step");
    assert_eq!(last.placed(), placed, "{last:?}");
    if placed.is_none() {
        assert_eq!(sorted(last.eliminated()), sorted(gone), "{last:?}");
    }
}

/// The kind of a technique, if its steps have special patterns.
fn kind(technique: SeTechnique) -> Option<&'static str> {
    match technique {
        SeTechnique::Nishio => Some("nishio"),
        SeTechnique::CellChains(SeDepth::Static) => Some("cell"),
        SeTechnique::RegionChains(SeDepth::Static) => Some("region"),
        SeTechnique::CellChains(SeDepth::Dynamic)
        | SeTechnique::RegionChains(SeDepth::Dynamic)
        | SeTechnique::DoubleChain(SeDepth::Dynamic)
        | SeTechnique::Contradiction(SeDepth::Dynamic) => Some("dynamic"),
        SeTechnique::CellChains(SeDepth::Plus)
        | SeTechnique::RegionChains(SeDepth::Plus)
        | SeTechnique::DoubleChain(SeDepth::Plus)
        | SeTechnique::Contradiction(SeDepth::Plus) => Some("plus"),
        SeTechnique::UniqueLoop(5.., 1) => Some("loop 1"),
        SeTechnique::UniqueLoop(5.., 2) => Some("loop 2"),
        SeTechnique::UniqueLoop(5.., 3) => Some("loop 3"),
        SeTechnique::UniqueLoop(5.., 4) => Some("loop 4"),
        SeTechnique::Bug(1) => Some("bug 1"),
        SeTechnique::Bug(2) => Some("bug 2"),
        SeTechnique::Bug(3) => Some("bug 3"),
        SeTechnique::Bug(4) => Some("bug 4"),
        SeTechnique::AlignedPair => Some("pair"),
        SeTechnique::AlignedTriplet => Some("triplet"),
        _ => None,
    }
}

/// Walks through a puzzle, and checks at most this many steps of each kind.
fn walk(grid: &Grid, most: usize, met: &mut BTreeMap<&'static str, usize>) {
    let mut watch = |progress: SeProgress| -> ControlFlow<()> {
        if progress.least > Tenths(93) { ControlFlow::Break(()) } else { Continue(()) }
    };
    let rating = rate(grid, SeEdition::Current, &mut watch).expect("a puzzle of nine");
    let Solutions::One(solution) = brute::solve(grid, &mut brute::unlimited()) else { panic!("{grid}") };
    let mut position = Position::within(Candidates::new(grid), grid);
    for step in &rating.steps {
        if let Some(kind) = kind(step.technique) {
            let count = met.entry(kind).or_default();
            if *count < most {
                *count += 1;
                let steps = step.shown(&position);
                assert!(!steps.is_empty(), "{step:?} of {grid}");
                check(&steps, &position, step.placed, &step.eliminated, &solution);
            }
        }
        position.rule_out(&step.eliminated);
        step.placed.into_iter().for_each(|placed| position.place(placed));
    }
}

/// Puzzles of ours with rare steps, by their seeds.
const RARE: [u64; 26] = [
    741, 882, 984, 1143, 1200, 1261, 1270, 1982, 2236, 2332, 3222, 3305, 4187, 4831, 6104, 7927, 8245, 9070,
    10_473, 11_041, 14_910, 15_276, 18_256, 20_298, 44_887, 48_742,
];

#[test]
fn steps_behind_ratings_do_the_same_for_reasons_that_hold() {
    let mut met = BTreeMap::new();
    for seed in (0..150).chain(RARE) {
        walk(dug(Shape::S9, 22, seed).clues(), usize::MAX, &mut met);
    }
    println!("{met:?}");
    for (kind, least) in [
        ("nishio", 2),
        ("cell", 9),
        ("region", 9),
        ("dynamic", 9),
        ("loop 1", 1),
        ("loop 2", 2),
        ("loop 3", 3),
        ("loop 4", 2),
        ("bug 1", 2),
        ("bug 2", 2),
        ("bug 3", 2),
        ("bug 4", 2),
        ("pair", 3),
        ("triplet", 4),
    ] {
        assert!(met.get(kind).is_some_and(|&count| count >= least), "{kind}: {met:?}");
    }
}

/// Its first step has patterns inside a chain.
#[test]
fn patterns_on_the_way_of_a_chain_hold() {
    let grid = line(HARD);
    let Solutions::One(solution) = brute::solve(&grid, &mut brute::unlimited()) else { panic!("{grid}") };
    let mut position = Position::within(Candidates::new(&grid), &grid);
    let mut met = 0;
    for _ in 0..4 {
        let Continue(Some(step)) =
            next_step(position.candidates(), SeEdition::Current, &mut |_| Continue(()))
        else {
            panic!("{grid}")
        };
        if kind(step.technique) == Some("plus") {
            let steps = step.shown(&position);
            let [Step { pattern, .. }] = &steps[..] else { panic!("{steps:?}") };
            let Some(Decoded::Deduction(found)) = pattern.decoded() else { panic!("{steps:?}") };
            let then = || found.branches.iter().flat_map(|branch| &branch.then);
            met += then().filter(|one| matches!(one, Consequence::Gone { .. })).count();
            check(&steps, &position, step.placed, &step.eliminated, &solution);
        }
        position.rule_out(&step.eliminated);
        step.placed.into_iter().for_each(|placed| position.place(placed));
    }
    assert!(met > 0);
}

/// HoDoKu's forcing chains and nets have a reason with the same effect.
#[test]
fn forcing_steps_of_hodoku_have_a_reason() {
    let own = RARE.into_iter().map(|seed| dug(Shape::S9, 22, seed)).chain([puzzle(HARD)]);
    let rows = corpus("hodoku_scores.tsv", 3000).unwrap_or_default();
    let extreme = rows.into_iter().filter(|row| row[1] == "Extreme").step_by(7);
    let extreme = extreme.map(|row| Puzzle::proven_before(line(&row[0]), line(&row[3])).expect("it fits"));
    let (mut met, mut shown) = (BTreeMap::new(), 0);
    for puzzle in own.chain(extreme) {
        let mut position = Position::of(&puzzle);
        for step in hodoku::rate(&puzzle, &mut |_| Continue(())).expect("a puzzle of nine").steps {
            let name = step.name.text();
            if name.starts_with("Forcing") {
                *met.entry(name).or_insert(0) += 1;
                let steps = step.shown(&position);
                if !steps.is_empty() {
                    shown += 1;
                    check(&steps, &position, step.placed, &step.eliminated, puzzle.solution());
                }
            }
            position.rule_out(&step.eliminated);
            step.placed.into_iter().for_each(|placed| position.place(placed));
        }
    }
    let all: usize = met.values().sum();
    println!("{shown} of {met:?}");
    assert!(all > 10 && shown * 100 >= all * 98, "{shown} of {met:?}");
}

#[test]
fn steps_behind_recorded_ratings_hold() {
    let mut met = BTreeMap::new();
    for (file, rows) in
        [("se_paths_index.tsv", 240), ("se_paths_more_index.tsv", 580), ("se_ratings.tsv", 1700)]
    {
        for row in sample(corpus(file, rows).unwrap_or_default(), 3, 0) {
            let rating = row[if file == "se_ratings.tsv" { 2 } else { 1 }].parse::<f64>();
            if (4.5..9.6).contains(&rating.expect("a rating")) {
                walk(&line(&row[0]), 60, &mut met);
            }
        }
    }
    println!("{met:?}");
}
