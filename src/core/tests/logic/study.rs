//! The editor's checks of clues entered by hand.

use crate::common::{ARTICLE, SMALL, line, puzzle};
use proptest::prelude::*;
use sudoku_core::{
    Digit, Grid, Shape, Symmetry,
    brute::{Solutions, solve, unlimited},
    study::{Clash, Finding, clash, count, fewer, mirrored, spare},
};

fn without(grid: &Grid, cell: sudoku_core::Cell) -> Grid {
    let mut grid = grid.clone();
    grid.set(cell, None);
    grid
}

fn has_one(grid: &Grid) -> bool {
    matches!(solve(grid, &mut unlimited()), Solutions::One(_))
}

#[test]
fn clues_have_none_one_or_several_solutions_or_nobody_knows() {
    let small = puzzle(SMALL);
    assert_eq!(count(small.clues(), 1000), Finding::One(small.solution().clone()));
    let empty = Grid::empty(Shape::S9);
    let Finding::Several(first, second) = count(&empty, 1000) else { panic!("an empty board has many") };
    assert!(first.is_solution() && second.is_solution() && first != second);
    let twice = line("1..1............");
    let cells = twice.filled().map(|(cell, _)| cell).collect();
    assert_eq!(count(&twice, 1000), Finding::None);
    assert_eq!(clash(&twice), Clash { cells, minimal: true });
    assert_eq!(twice.doubles().len(), 2);
    assert_eq!(count(&Grid::empty(Shape::S25), 0), Finding::Undecided);
}

proptest! {
    /// A conclusion carried over from earlier clues agrees with a fresh one.
    #[test]
    fn a_finding_that_holds_is_what_a_look_finds(
        some in prop::collection::vec((0..16usize, 0..4usize), 0..9),
        more in prop::collection::vec((0..16usize, prop::option::of(0..4usize)), 1..4),
    ) {
        let mut clues = Grid::empty(Shape::S4);
        for (at, digit) in some {
            clues.set(sudoku_core::Cell::at(at), Some(Digit::at(digit)));
        }
        let mut changed = clues.clone();
        for (at, digit) in more {
            changed.set(sudoku_core::Cell::at(at), digit.map(Digit::at));
        }
        let (found, again) = (count(&clues, 1000), count(&changed, 1000));
        let alike = match (&found, &again) {
            (Finding::Several(..), Finding::Several(..)) => true,
            (one, other) => one == other,
        };
        prop_assert!(alike || !found.holds(&clues, &changed));
    }

    /// One digit of a puzzle is changed. If that leaves no solution, the clash found has none either, and
    /// each of its clues is needed.
    #[test]
    fn a_clashing_set_clashes_and_is_minimal(at in 0..81usize, to in 0..9usize) {
        let mut clues = puzzle(ARTICLE).clues().clone();
        let cell = sudoku_core::Cell::at(at);
        clues.set(cell, Some(Digit::at(to)));
        if count(&clues, 100_000) == Finding::None {
            let clash = clash(&clues);
            let mut alone = Grid::empty(Shape::S9);
            for &cell in &clash.cells {
                alone.set(cell, clues.get(cell));
            }
            prop_assert!(clash.minimal);
            let is_dead = |grid: &Grid| {
                grid.duplicate().is_some() || solve(grid, &mut unlimited()) == Solutions::None
            };
            prop_assert!(is_dead(&alone));
            for &cell in &clash.cells {
                prop_assert!(!is_dead(&without(&alone, cell)));
            }
        } else {
            prop_assert!(clues.duplicate().is_none());
        }
    }

    /// Givens of the solution are added to a puzzle; the study finds the spare ones and removes them.
    #[test]
    fn spare_givens_are_told_and_removed(more in prop::collection::vec(0..81usize, 0..40)) {
        let base = puzzle(ARTICLE);
        let mut clues = base.clues().clone();
        for at in more {
            let cell = sudoku_core::Cell::at(at);
            clues.set(cell, base.solution().get(cell));
        }
        let puzzle = puzzle(&clues.to_string());
        let spare = spare(&puzzle);
        prop_assert_eq!(spare.undecided, 0);
        for (cell, _) in clues.filled() {
            prop_assert_eq!(spare.cells.contains(&cell), has_one(&without(&clues, cell)));
        }
        let left = fewer(&puzzle);
        prop_assert_eq!(left.undecided, 0);
        prop_assert!(has_one(&left.clues) && left.clues.agrees_with(&clues));
        for (cell, _) in left.clues.filled() {
            prop_assert!(!has_one(&without(&left.clues, cell)));
        }
    }
}

#[test]
fn symmetry_only_adds() {
    for text in [SMALL, ARTICLE] {
        let puzzle = puzzle(text);
        for symmetry in Symmetry::ALL {
            let clues = mirrored(&puzzle, symmetry);
            assert!(symmetry.holds(&clues), "{symmetry}");
            assert!(puzzle.clues().agrees_with(&clues) && clues.agrees_with(puzzle.solution()), "{symmetry}");
            assert_eq!(mirrored(&puzzle, Symmetry::None), *puzzle.clues());
        }
    }
}

/// On the largest boards a search for each clue could take long, so known and unknown clues are listed apart.
#[test]
fn the_largest_boards_are_looked_through_within_bounds() {
    let giant =
        sudoku_core::examples::ALL.iter().rfind(|example| example.shape == Shape::S25).expect("a 25x25");
    let puzzle = puzzle(giant.line);
    let (spare, fewer) = (spare(&puzzle), fewer(&puzzle));
    for &cell in &spare.cells {
        assert!(has_one(&without(puzzle.clues(), cell)));
    }
    assert!(has_one(&fewer.clues) && fewer.clues.filled_count() < puzzle.clues().filled_count());
    assert!(fewer.undecided > 0, "what was not decided is told");
    let (cell, right) = puzzle.clues().filled().next().expect("a clue");
    let fits = |&digit: &Digit| {
        let mut grid = puzzle.clues().clone();
        grid.set(cell, Some(digit));
        digit != right && grid.duplicate().is_none()
    };
    let mut wrong = puzzle.clues().clone();
    wrong.set(cell, Digit::all(Shape::S25).find(fits));
    let clash = clash(&wrong);
    assert!(clash.cells.contains(&cell), "without it there is a solution");
}
