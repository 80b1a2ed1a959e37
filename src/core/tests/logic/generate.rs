//! Generation: the promises about each puzzle, and that a seed always gives the same one.

use crate::engine::naive_solutions;
use std::{collections::BTreeSet, env, fs, ops::ControlFlow};
use sudoku_core::{
    Cages, Drawn, Filling, GenerateError, Generated, Grid, Level, Progress, Seed, Shape, Spec, Symmetry,
    brute::{Solutions, solve, unlimited},
    generate,
    generate::Variant,
    grade,
};

fn never() -> impl FnMut(Progress) -> ControlFlow<()> {
    |_| ControlFlow::Continue(())
}

fn made(spec: &Spec) -> Generated {
    generate(spec, &mut never()).unwrap_or_else(|error| panic!("{spec}: {error}"))
}

/// Every promise about a generated puzzle.
fn check(spec: &Spec) -> Generated {
    let made = made(spec);
    let (clues, solution) = (made.puzzle.clues(), made.puzzle.solution());
    assert_eq!(made.spec, *spec);
    assert_eq!(clues.shape(), spec.shape, "{spec}");
    assert!(solution.is_solution() && clues.agrees_with(solution), "{spec}");
    assert_eq!(solve(clues, &mut unlimited()), Solutions::One(solution.clone()), "{spec}");
    assert_eq!(made.graded, grade(&made.puzzle), "{spec}");
    assert_eq!(made.graded.level, spec.level, "{spec}");
    assert!(spec.symmetry.holds(clues), "{spec}");
    made
}

/// Specs with the seeds 0, 1, 2, ….
fn specs(shape: &Shape, level: Level, filling: Filling, symmetry: Symmetry, count: u64) -> Vec<Spec> {
    let spec = |seed| Spec {
        shape: shape.clone(),
        drawn: Drawn::Nothing,
        level,
        filling,
        symmetry,
        seed: Seed::new(seed),
    };
    (0..count).map(spec).collect()
}

#[test]
fn every_level_of_every_order() {
    for shape in Shape::ALL {
        let count = [40, 20, 12, 12, 6, 3, 1, 2, 1, 1][shape.size()];
        for level in Level::ALL.into_iter().filter(|level| level.exists_at(shape)) {
            // The hardest of the largest boards take a second each.
            let last = shape >= Shape::S20 && level >= Level::VeryHard;
            for filling in Filling::ALL {
                for symmetry in [Symmetry::None, Symmetry::HalfTurn].into_iter().skip(usize::from(last)) {
                    for spec in specs(shape, level, filling, symmetry, count) {
                        check(&spec);
                    }
                }
            }
        }
    }
}

/// Each variant at each of its sizes and levels, with the promises of any puzzle. Each jigsaw has other regions.
#[test]
fn every_variant() {
    for variant in Variant::all() {
        for size in Shape::ALL.into_iter().filter(|&size| variant.fits(size)) {
            let shape = variant.shape(size);
            let count = match variant {
                _ if size > Shape::S9 => 1,
                // The hardest of these take seconds each.
                Variant::Killer(Cages::InBoxes) => 2,
                _ => 4,
            };
            let mut drawn = BTreeSet::new();
            for level in Level::ALL {
                for seed in 0..count {
                    let (filling, symmetry) = (Filling::Random, variant.drawn().usual_symmetry());
                    let spec = Spec {
                        shape: shape.clone(),
                        drawn: variant.drawn(),
                        level,
                        filling,
                        symmetry,
                        seed: Seed::new(seed),
                    };
                    if !spec.exists() {
                        continue;
                    }
                    let made = made(&spec);
                    let (clues, solution) = (made.puzzle.clues(), made.puzzle.solution());
                    assert!(Variant::of(clues.shape()).is_some_and(|own| own.is_like(variant)), "{spec}");
                    assert!(solution.is_solution() && clues.agrees_with(solution), "{spec}");
                    assert_eq!(solve(clues, &mut unlimited()), Solutions::One(solution.clone()), "{spec}");
                    assert_eq!((made.graded.level, made.spec), (level, spec.clone()), "{spec}");
                    assert!(symmetry.holds(clues), "{spec}");
                    assert_eq!(spec.to_string().parse(), Ok(spec.clone()), "{spec}");
                    drawn.insert(clues.shape().clone());
                }
            }
            assert_eq!(drawn.len() > 1, variant.drawn() != Drawn::Nothing, "{variant:?}");
        }
    }
}

#[test]
fn every_symmetry() {
    for symmetry in Symmetry::ALL {
        for (shape, level) in [
            (Shape::S4, Level::Easy),
            (Shape::S9, Level::Easy),
            (Shape::S9, Level::Medium),
            (Shape::S9, Level::Hard),
            (Shape::S9, Level::VeryHard),
            (Shape::S6, Level::Easy),
            (Shape::S8, Level::Hard),
            (Shape::S10, Level::Medium),
            (Shape::S12, Level::Medium),
            (Shape::S16, Level::Medium),
            (Shape::S25, Level::Easy),
        ] {
            if !symmetry.fits(shape) {
                continue;
            }
            for spec in specs(shape, level, Filling::Random, symmetry, 2) {
                check(&spec);
            }
        }
    }
}

/// On small boards the plainest search confirms the single solution.
#[test]
fn the_naive_twin_finds_one_solution() {
    let small = specs(Shape::S4, Level::Easy, Filling::Random, Symmetry::None, 100);
    let classic = specs(Shape::S9, Level::Easy, Filling::Random, Symmetry::HalfTurn, 10);
    let tight = specs(Shape::S9, Level::Medium, Filling::Permutation, Symmetry::HalfTurn, 5);
    for spec in small.iter().chain(&classic).chain(&tight) {
        let puzzle = made(spec).puzzle;
        let mut solutions = Vec::new();
        naive_solutions(&mut puzzle.clues().clone(), 2, &mut solutions);
        assert_eq!(solutions, [puzzle.solution().clone()], "{spec}");
    }
}

#[test]
fn what_does_not_exist_is_refused() {
    for level in Level::ALL.into_iter().skip(1) {
        let spec = Spec {
            shape: Shape::S4.clone(),
            drawn: Drawn::Nothing,
            level,
            filling: Filling::Random,
            symmetry: Symmetry::None,
            seed: Seed::new(0),
        };
        let mut calls = 0;
        let refused = generate(&spec, &mut |_| {
            calls += 1;
            ControlFlow::Continue(())
        });
        assert_eq!(refused, Err(GenerateError::NoSuchLevel(level, Shape::S4.clone())));
        assert_eq!(calls, 0);
    }
    assert_eq!(
        GenerateError::NoSuchLevel(Level::VeryHard, Shape::S4.clone()).to_string(),
        "there is no very-hard puzzle of side 4"
    );
}

#[test]
fn different_seeds_give_different_puzzles() {
    for filling in Filling::ALL {
        let specs = specs(Shape::S9, Level::Easy, filling, Symmetry::HalfTurn, 50);
        let clues = |spec: &Spec| made(spec).puzzle.clues().to_string();
        let solutions = |spec: &Spec| made(spec).puzzle.solution().to_string();
        assert_eq!(specs.iter().map(clues).collect::<BTreeSet<_>>().len(), 50);
        assert_eq!(specs.iter().map(solutions).collect::<BTreeSet<_>>().len(), 50);
    }
}

#[test]
fn a_stop_is_obeyed_at_once() {
    let check = |shape: &Shape, level: Level| {
        let spec = specs(shape, level, Filling::Random, Symmetry::HalfTurn, 1).remove(0);
        let mut calls = 0;
        let mut told = Vec::new();
        let whole = generate(&spec, &mut |progress: Progress| {
            calls += 1;
            told.push(progress);
            ControlFlow::Continue(())
        });
        assert!(whole.is_ok());
        assert!(told.iter().all(|progress| progress.done <= progress.of), "{spec}");
        let forwards = |pair: &[Progress]| (pair[0].attempt, pair[0].done) <= (pair[1].attempt, pair[1].done);
        assert!(told.windows(2).all(forwards), "{spec}");
        for stop_at in [1, 2, 3, calls / 4, calls / 2, calls * 3 / 4, calls - 1, calls] {
            let mut so_far = 0;
            let stopped = generate(&spec, &mut |_| {
                so_far += 1;
                if so_far == stop_at { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            assert_eq!(stopped, Err(GenerateError::Interrupted), "{spec} at {stop_at}");
            assert_eq!(so_far, stop_at, "{spec}: asked again after it was stopped");
        }
    };
    check(Shape::S4, Level::Easy);
    check(Shape::S9, Level::Medium);
    check(Shape::S9, Level::VeryHard);
    check(Shape::S16, Level::Hard);
    check(Shape::S25, Level::Hard);
}

/// Each clue of an easy puzzle counts. A minimal puzzle would not do: a beginner needs the clues to see.
#[test]
fn easy_puzzles_have_many_clues() {
    let check = |shape: &Shape, least: usize, most: usize| {
        for spec in specs(shape, Level::Easy, Filling::Random, Symmetry::HalfTurn, 4) {
            let clues = made(&spec).puzzle.clues().filled_count();
            assert!((least..=most).contains(&clues), "{spec}: {clues}");
        }
    };
    check(Shape::S4, 6, 9);
    check(Shape::S9, 36, 42);
    check(Shape::S16, 125, 136);
    check(Shape::S25, 335, 346);
}

/// The solution of a seed's easy puzzle reveals nothing about the others of that seed.
#[test]
fn one_seed_gives_unrelated_puzzles() {
    let levels = Level::ALL.into_iter().map(|level| (level, Symmetry::HalfTurn));
    let symmetries = Symmetry::ALL.into_iter().map(|symmetry| (Level::Hard, symmetry));
    let solutions: BTreeSet<String> = levels
        .chain(symmetries)
        .map(|(level, symmetry)| specs(Shape::S9, level, Filling::Random, symmetry, 1).remove(0))
        .map(|spec| made(&spec).puzzle.solution().to_string())
        .collect();
    // Hard in half-turn symmetry is in both lists.
    assert_eq!(solutions.len(), Level::ALL.len() + Symmetry::ALL.len() - 1);
}

/// Both ways of filling give boards that keep the rules and do not resemble each other.
#[test]
fn fillings_differ() {
    let solution = |filling: Filling| -> Grid {
        let spec = specs(Shape::S16, Level::Easy, filling, Symmetry::HalfTurn, 1).remove(0);
        made(&spec).puzzle.solution().clone()
    };
    assert_ne!(solution(Filling::Permutation), solution(Filling::Random));
}

/// With `UPDATE_GOLDEN` set, it writes the table again. Do so only for a new version of the generator that is
/// meant to give other puzzles.
#[test]
fn seeds_give_the_same_puzzles() {
    if env::var_os("UPDATE_GOLDEN").is_some() {
        let rows = crate::golden::specs()
            .into_iter()
            .map(|spec| format!("{spec}\t{}\n", crate::golden::clues(spec)));
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/golden.txt");
        fs::write(file, rows.collect::<String>()).unwrap();
        return;
    }
    assert!(crate::golden::specs().len() > 20);
    crate::golden::check();
}
