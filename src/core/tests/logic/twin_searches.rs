//! The fast 9×9 search against the general one.

use crate::{common::line, engine::corpus};
use std::ops::ControlFlow;
use sudoku_core::{
    Cell, Digit, Grid, Rng, Seed, Shape, Transform,
    brute::{End, budget, count, count_by_cells, how_many, unlimited},
};

/// Both counts agree, and each solution found is one.
fn check(grid: &Grid, limit: usize) -> usize {
    let quick = count(grid, limit, &mut unlimited());
    let plain = count_by_cells(grid, limit, &mut unlimited());
    assert_eq!((quick.found, quick.end), (plain.found, plain.end), "{grid}");
    assert_eq!(how_many(grid, limit, &mut unlimited()), (quick.found, quick.end), "{grid}");
    if quick.found == 1 && limit > 1 {
        assert_eq!(quick.first, plain.first, "{grid}");
    }
    for solution in quick.first.iter().chain(&quick.second) {
        assert!(solution.is_solution() && grid.agrees_with(solution), "{grid} {solution}");
    }
    assert!(quick.found < 2 || quick.first != quick.second, "{grid}");
    quick.found
}

/// A full board, seldom like another.
fn full_board(rng: &mut Rng) -> Grid {
    let mut grid = Grid::empty(Shape::S9);
    let mut digits = rng.permutation(9).into_iter();
    for cell in Cell::all(Shape::S9).step_by(10).take(9) {
        // Cells of the diagonal; those in one box must differ.
        grid.set(cell, digits.next().map(|digit| Digit::at(usize::from(digit))));
    }
    let full = count(&grid, 1, &mut unlimited()).first.expect("a diagonal of different digits can be filled");
    Transform::random(Shape::S9, rng).apply(&full)
}

#[test]
fn ten_thousand_grids_of_no_one_and_many_solutions() {
    const LIMIT: usize = 60;
    let mut rng = Rng::new(Seed::new(9), 0);
    let mut cells: Vec<Cell> = Cell::all(Shape::S9).collect();
    // With none, one, up to the limit, and more.
    let mut seen = [0; 4];
    for nth in 0..10_000 {
        let full = full_board(&mut rng);
        rng.shuffle(&mut cells);
        let mut grid = Grid::empty(Shape::S9);
        let clues = 22 + rng.below(30) as usize;
        cells.iter().take(clues).for_each(|&cell| grid.set(cell, full.get(cell)));
        if nth % 3 == 0 {
            // A wrong digit: mostly no solution is left, sometimes others.
            grid.set(cells[clues], Some(Digit::at(rng.below(9) as usize)));
        }
        let found = check(&grid, LIMIT);
        seen[match found {
            0 | 1 => found,
            LIMIT => 3,
            _ => 2,
        }] += 1;
    }
    assert!(seen.iter().all(|&seen| seen > 500), "{seen:?}");
}

#[test]
fn digits_that_clash_are_seen_wherever_they_are() {
    let full = full_board(&mut Rng::new(Seed::new(1), 0));
    for one in Cell::all(Shape::S9) {
        for other in Cell::all(Shape::S9).skip(one.index() + 1) {
            for mut grid in [Grid::empty(Shape::S9), full.clone()] {
                let digit = full.get(one);
                grid.set(one, digit);
                grid.set(other, digit);
                if grid.duplicate().is_some() {
                    assert_eq!(how_many(&grid, 1, &mut unlimited()), (0, End::Exhausted), "{grid}");
                }
            }
        }
    }
}

#[test]
fn counts_that_never_come_to_an_end_stop_at_their_limit() {
    let empty = Grid::empty(Shape::S9);
    assert_eq!(count(&empty, 5000, &mut unlimited()).end, End::Limit);
    assert_eq!(how_many(&empty, 0, &mut unlimited()), (0, End::Limit));
    assert_eq!(how_many(&empty, 5, &mut |_| ControlFlow::Break(())), (0, End::Interrupted));
    let many = count(&empty, usize::MAX, &mut budget(2000));
    assert_eq!(many.end, End::Interrupted);
    assert!(many.nodes > 2000 && many.nodes <= 2064, "{}", many.nodes);
}

#[test]
fn the_lists_by_which_others_measure() {
    for (file, cases) in [
        ("bench/easy33.txt", 1000),
        ("bench/minimal.txt", 2000),
        ("bench/17clue.txt", 2000),
        ("bench/top1465.txt", 1465),
        ("bench/hardest11.txt", 1000),
        ("bench/hardest1106.txt", 375),
    ] {
        let Some(rows) = corpus(file) else { return };
        assert_eq!(rows.len(), cases, "{file}");
        for row in rows {
            assert_eq!(check(&line(&row), 2), 1, "{row}");
        }
    }
}
