//! The steps behind the figures of other programs: each does what the program's step does, and each claim of its
//! sentence is true.

use crate::{
    claimed::{self, Asked},
    common::{corpus, dug, line},
    told,
};
use std::{
    collections::BTreeMap,
    ops::ControlFlow::{self, Continue},
};
use sudoku_core::{
    Candidate, Grid, Order, Position,
    brute::{self, Solutions},
    explain::{Locale, Span, explain},
    rating::{
        Tenths,
        se::{SeDepth, SeEdition, SeProgress, SeTechnique, rate},
    },
    step::Step,
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
        let lines = explain(step, after.candidates(), Locale::English);
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

/// The kind of a technique, if its steps have patterns of their own.
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
        _ => None,
    }
}

/// Walks through a puzzle, and checks at most so many steps of each kind.
fn walk(grid: &Grid, most: usize, met: &mut BTreeMap<&'static str, usize>) {
    let mut watch = |progress: SeProgress| -> ControlFlow<()> {
        if progress.least > Tenths(93) { ControlFlow::Break(()) } else { Continue(()) }
    };
    let rating = rate(grid, SeEdition::Current, &mut watch).expect("a puzzle of nine");
    let Solutions::One(solution) = brute::solve(grid, &mut brute::unlimited()) else { panic!("{grid}") };
    let mut position = Position::within(sudoku_core::Candidates::new(grid), grid);
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

#[test]
fn steps_behind_ratings_do_the_same_for_reasons_that_hold() {
    let mut met = BTreeMap::new();
    for seed in 0..400 {
        walk(dug(Order::Three, 22, seed).clues(), 40, &mut met);
    }
    println!("{met:?}");
}

#[test]
fn steps_behind_recorded_ratings_hold() {
    let mut met = BTreeMap::new();
    for (file, rows) in [("se_paths_index.tsv", 240), ("se_paths_more_index.tsv", 580)] {
        for row in corpus(file, rows).unwrap_or_default() {
            if row[1].parse::<f64>().expect("a rating") > 7.4 {
                walk(&line(&row[0]), 60, &mut met);
            }
        }
    }
    println!("{met:?}");
}
