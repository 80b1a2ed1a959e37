//! Stepdoku at the desk.

use crate::job::{Job, shape_of, spec};
use std::{hint::black_box, ops::ControlFlow};
use sudoku_core::{
    Grid, Level, Shape, Position, Puzzle, Seed, Symmetry, Technique, brute,
    explain::{self, Locale},
    generate,
    generate::measure::{self, Logic, Measure},
    ladder::{Ending, Ladder, next_step, walk},
    passes,
    rating::{
        Class, Tenths,
        exact::{OwnScales, Scales, Weigh, Weighed},
    },
    step::Step,
};

/// Returns our job that these words name.
pub(crate) fn job(words: &[&str], set: &[Grid]) -> Option<Job> {
    let grids = |work: fn(&Grid) -> u32| Some(Job::each(set.to_vec(), move |grid| work(black_box(grid))));
    match words {
        ["prove"] => grids(|grid| u32::from(brute::how_many(grid, 2, &mut brute::unlimited()).0 == 1)),
        ["prove", "nodes", most] => {
            let most = most.parse().ok()?;
            let one = move |grid: &Grid| brute::how_many(black_box(grid), 2, &mut brute::budget(most));
            Some(Job::each(set.to_vec(), move |grid| u32::from(one(grid) == (1, brute::End::Exhausted))))
        }
        ["first"] => grids(|grid| brute::count(grid, 1, &mut brute::unlimited()).found as u32),
        ["reference"] => {
            grids(|grid| u32::from(brute::count_by_cells(grid, 2, &mut brute::unlimited()).found == 1))
        }
        ["singles"] => grids(|grid| u32::from(passes::run(grid).solved)),
        ["walk"] => walks(set, Ladder::teaching()),
        ["walk", "levels"] => walks(set, up_to_chains()),
        ["fish"] => walks(set, up_to_fish()),
        ["rate", "se", most] => {
            let most = Tenths(most.parse().ok()?);
            Some(Job::each(puzzles(set)?, move |puzzle| weighed(&Weigh::Hardest(puzzle.clone(), most))))
        }
        ["rate", "hodoku"] => Some(Job::each(puzzles(set)?, |puzzle| weighed(&Weigh::Class(puzzle.clone())))),
        ["explain"] => Some(Job::each(positions(set)?, |position| explained(black_box(position)))),
        ["hint", which] => {
            let all = on_the_way(&positions(set)?, *which == "hard");
            let hint = |position: &Position| next_step(black_box(position), &Ladder::teaching());
            Some(Job::each(all, move |position| u32::from(hint(position).is_some())))
        }
        ["make", "level", shape, level] => {
            let (shape, level) = (shape_of(shape)?, Level::from_slug(level)?);
            let make = move |seed| generate(&spec(shape, level, seed), &mut |_| ControlFlow::Continue(()));
            Some(Job::seeds(move |seed| u32::from(make(seed).is_ok())))
        }
        ["make", "class", class] => Some(of_class(Class::from_slug(class)?, false)),
        ["make", "class", class, "minimal"] => Some(of_class(Class::from_slug(class)?, true)),
        ["make", "minimal"] => Some(made(Shape::S9, None, 20)),
        ["make", "minimal", shape] => Some(made(shape_of(shape)?, None, 1)),
        ["make", "clues", shape, clues] => Some(made(shape_of(shape)?, Some(clues.parse().ok()?), 1)),
        _ => None,
    }
}

/// Puzzles made to measure, from as many boards: minimal, or with a number of clues.
fn made(shape: &Shape, clues: Option<usize>, attempts: u16) -> Job {
    Job::seeds(move |seed| {
        let minimal = Measure::minimal(shape, Seed::new(seed));
        let wish = Measure { clues, minimal: clues.is_none(), attempts, ..minimal };
        u32::from(measure::make(&wish, &mut |_| ControlFlow::Continue(())).is_ok())
    })
}

/// Puzzles of one of HoDoKu's classes, in half-turn symmetry as HoDoKu makes them, or minimal.
fn of_class(class: Class, minimal: bool) -> Job {
    Job::seeds(move |seed| {
        let plain = Measure::minimal(Shape::S9, Seed::new(seed));
        let symmetry = if minimal { Symmetry::None } else { Symmetry::HalfTurn };
        let logic = Logic { class: Some(class), ..Logic::default() };
        let wish = Measure { symmetry, minimal, logic, attempts: 1000, ..plain };
        let made = measure::make(&wish, &mut |_| ControlFlow::Continue(()));
        u32::from(made.is_ok_and(|made| made.lacks.is_empty()))
    })
}

/// The ladder from singles up to fish: all the techniques of `sudoku`.
fn up_to_fish() -> Ladder {
    let last = Technique::Jellyfish.info().hodoku.map(|figures| figures.index);
    let beyond = |technique: &Technique| {
        let index = technique.info().hodoku.map(|figures| figures.index);
        index.is_none() || index > last
    };
    Technique::ALL.into_iter().filter(beyond).fold(Ladder::teaching(), Ladder::without)
}

/// The ladder of the tiers used by levels: up to chains and almost locked sets.
fn up_to_chains() -> Ladder {
    let beyond = |technique: &Technique| technique.info().tier > 5;
    Technique::ALL.into_iter().filter(beyond).fold(Ladder::teaching(), Ladder::without)
}

/// Whether another program's walk has a figure for a puzzle.
fn weighed(question: &Weigh) -> u32 {
    let answer = OwnScales.weigh(black_box(question), &mut |_| ControlFlow::Continue(()));
    let has = matches!(answer, ControlFlow::Continue(Weighed::Hardest(Some(_)) | Weighed::Class(Some(_))));
    u32::from(has)
}

/// The puzzles of a list, or `None` if one of the grids is invalid.
fn puzzles(set: &[Grid]) -> Option<Vec<Box<Puzzle>>> {
    let puzzle = |grid: &Grid| Puzzle::new(grid.clone(), &mut brute::unlimited()).ok().map(Box::new);
    set.iter().map(puzzle).collect()
}

/// The starting positions of puzzles, or `None` if one of the grids is invalid.
fn positions(set: &[Grid]) -> Option<Vec<Position>> {
    let puzzle = |grid: &Grid| Puzzle::new(grid.clone(), &mut brute::unlimited()).ok();
    set.iter().map(|grid| puzzle(grid).map(|puzzle| Position::of(&puzzle))).collect()
}

fn walks(set: &[Grid], ladder: Ladder) -> Option<Job> {
    let solved = move |position: &Position| walk(black_box(position), &ladder).ending == Ending::Solved;
    Some(Job::each(positions(set)?, move |position| u32::from(solved(position))))
}

/// A walk up the whole ladder with a sentence for each step; gives the number of steps.
fn explained(from: &Position) -> u32 {
    let steps = walk(from, &Ladder::teaching()).steps;
    let mut now = from.clone();
    for step in &steps {
        let before = now.candidates();
        let sentence = explain::explain(step, before, Locale::ENGLISH);
        black_box(explain::plain(&sentence, before.shape(), Locale::ENGLISH));
        now.apply(step);
    }
    steps.len() as u32
}

/// The positions on walks: all, or those where no single helps.
fn on_the_way(from: &[Position], hard: bool) -> Vec<Position> {
    let mut met = Vec::new();
    for start in from {
        let mut now = start.clone();
        for step in walk(start, &Ladder::teaching()).steps {
            if !hard || Step::placed(&step).is_none() {
                met.push(now.clone());
            }
            now.apply(&step);
        }
        // If the ladder ends before the board is full, the last position has made it search every technique.
        if now.candidates().open_count() > 0 {
            met.push(now);
        }
    }
    met
}
