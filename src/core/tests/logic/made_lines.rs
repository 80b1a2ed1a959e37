//! Puzzles made with clues of one kind: one solution, true clues that don't meet, the level, and the same puzzle for the
//! same seed.

use std::{collections::BTreeSet, ops::ControlFlow};
use sudoku_core::{
    Cell, Clue, ClueKind, Drawn, Filling, Grid, Level, Seed, Shape, Spec, Symmetry,
    brute::{count, unlimited},
    generate::{ClueSet, Generated, generate},
    study,
};

/// The levels of a set.
fn levels(set: ClueSet) -> [Level; 3] {
    match set {
        ClueSet::LittleKillers | ClueSet::Sandwiches => [Level::Hard, Level::VeryHard, Level::Fiendish],
        _ => [Level::Medium, Level::Hard, Level::VeryHard],
    }
}

fn spec(size: &Shape, set: ClueSet, level: Level, symmetry: Symmetry, seed: u64) -> Spec {
    let (drawn, filling, seed) = (Drawn::Clues(set), Filling::Random, Seed::new(seed));
    Spec { shape: size.clone(), drawn, level, filling, symmetry, seed }
}

fn make(spec: &Spec) -> Generated {
    generate(spec, &mut |_| ControlFlow::Continue(())).unwrap_or_else(|error| panic!("{spec}: {error}"))
}

/// Whether a clue is true for a full board, by its definition and not by its relations.
fn is_true(clue: &Clue, solution: &Grid) -> bool {
    let side = solution.shape().side() as u16;
    let number = |cell: Cell| u16::from(solution.get(cell).expect("a digit").number());
    let all: Vec<u16> = clue.cells.iter().map(|&cell| number(cell)).collect();
    let own = clue.numbers.first().copied().unwrap_or(0);
    let sorted = || {
        let mut sorted = all.clone();
        sorted.sort_unstable();
        sorted
    };
    match clue.kind {
        ClueKind::Thermometer => all.is_sorted() && all.windows(2).all(|two| two[0] != two[1]),
        ClueKind::Arrow => all[0] == all[1..].iter().sum::<u16>(),
        ClueKind::Difference => all[0].abs_diff(all[1]) == own,
        ClueKind::Ratio => sorted()[0] * own == sorted()[1],
        ClueKind::PairSum | ClueKind::LittleKiller => all.iter().sum::<u16>() == own,
        ClueKind::Renban => sorted().windows(2).all(|two| two[0] + 1 == two[1]),
        ClueKind::Whispers => all.windows(2).all(|two| two[0].abs_diff(two[1]) >= own),
        ClueKind::Sandwich => {
            let end = |wanted: u16| all.iter().position(|&digit| digit == wanted).expect("each digit");
            let (from, to) = (end(1).min(end(side)), end(1).max(end(side)));
            all[from + 1..to].iter().sum::<u16>() == own
        }
        ClueKind::NoOtherDifference | ClueKind::NoOtherRatio | ClueKind::NoOtherSum => {
            let geometry = solution.geometry();
            let marks: &[ClueKind] = match clue.kind {
                ClueKind::NoOtherSum => &[ClueKind::PairSum],
                _ => &[ClueKind::Difference, ClueKind::Ratio],
            };
            let is_marked = |one: Cell, other: Cell| {
                let all = solution.shape().clues().iter().filter(|clue| marks.contains(&clue.kind));
                all.into_iter().any(|clue| clue.cells.contains(&one) && clue.cells.contains(&other))
            };
            Cell::all(solution.shape()).all(|one| {
                geometry.beside(one).all(|other| {
                    let (a, b) = (number(one), number(other));
                    let is_such = match clue.kind {
                        ClueKind::NoOtherDifference => a.abs_diff(b) == own,
                        ClueKind::NoOtherRatio => a == own * b || b == own * a,
                        _ => a + b == own,
                    };
                    !is_such || is_marked(one, other)
                })
            })
        }
        other => panic!("no set has {other:?}"),
    }
}

#[test]
fn a_made_puzzle_has_true_clues_one_solution_and_its_level() {
    for set in ClueSet::ALL {
        for size in [Shape::S6, Shape::S9] {
            for level in levels(set) {
                let symmetry = Symmetry::None;
                let spec = spec(size, set, level, symmetry, 1);
                assert!(spec.exists(), "{spec}");
                let made = make(&spec);
                let (clues, solution) = (made.puzzle.clues(), made.puzzle.solution());
                let shape = clues.shape();
                assert_eq!((shape.bare(), ClueSet::of(shape)), (size.clone(), Some(set)), "{spec}");
                assert_eq!(count(clues, 2, &mut unlimited()).exact(), Some(1), "{spec}");
                assert!(solution.is_solution(), "{spec}");
                assert_eq!(made.graded.level, level, "{spec}");
                let plain = clues.clone().on(size).expect("the same size");
                assert_ne!(count(&plain, 2, &mut unlimited()).exact(), Some(1), "{spec}: clues for nothing");
                for clue in shape.clues() {
                    assert!(is_true(clue, solution), "{spec}: {clue:?}");
                }
                let is_line = |clue: &&Clue| {
                    use ClueKind::{Arrow, Renban, Thermometer, Whispers};
                    [Thermometer, Arrow, Renban, Whispers].contains(&clue.kind)
                };
                let mut taken = BTreeSet::new();
                for clue in shape.clues().iter().filter(is_line) {
                    assert!(
                        clue.cells.iter().all(|&cell| taken.insert(cell)),
                        "{spec}: lines meet in {clue:?}"
                    );
                }
                assert_eq!(spec.to_string().parse(), Ok(spec.clone()));
                assert!(spec.gives(shape));
                assert_eq!(make(&spec), made, "{spec}");
            }
        }
    }
}

#[test]
fn there_are_such_puzzles_of_three_levels() {
    for (size, set) in [Shape::S6, Shape::S9].into_iter().flat_map(|size| ClueSet::ALL.map(|set| (size, set)))
    {
        let of = |level| spec(size, set, level, Symmetry::None, 1);
        let own = Level::ALL.into_iter().filter(|&level| of(level).exists());
        assert_eq!(own.collect::<Vec<_>>(), levels(set));
        assert!(generate(&of(Level::Extreme), &mut |_| ControlFlow::Continue(())).is_err());
    }
}

/// What can go is found one by one: without it there is still one solution, and without any other clue there are more.
#[test]
fn needless_clues_are_found() {
    let made = make(&spec(Shape::S6, ClueSet::Kropki, Level::Medium, Symmetry::None, 1));
    let (clues, all) = (made.puzzle.clues(), made.puzzle.clues().shape().clues());
    let found = study::spare(&made.puzzle);
    assert_eq!(found.undecided, 0);
    for number in 0..all.len() {
        let mut others = all.to_vec();
        others.remove(number);
        let shape = clues.shape().with_clues(others).expect("clues");
        let fewer = clues.clone().on(&shape).expect("the same size");
        let is_spare = found.clues.contains(&(number as u16));
        assert_eq!(count(&fewer, 2, &mut unlimited()).exact() == Some(1), is_spare, "{:?}", all[number]);
    }
    assert!(!found.clues.is_empty() && found.clues.len() < all.len(), "{found:?}");
}

#[test]
fn making_can_be_stopped() {
    let spec = spec(Shape::S9, ClueSet::Sandwiches, Level::Hard, Symmetry::None, 1);
    let mut left = 20;
    let made = generate(&spec, &mut |_| {
        left -= 1;
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(made, Err(sudoku_core::GenerateError::Interrupted));
}
