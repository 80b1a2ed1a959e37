//! The search, against known counts, known solutions, and a naive twin.

use crate::{
    common::{line, numbers},
    engine::{corpus, naive_solutions},
};
use proptest::prelude::*;
use std::ops::ControlFlow;
use sudoku_core::{
    Cell, Digit, Grid, Rng, Seed, Shape, Transform,
    brute::{Count, End, Solutions, budget, count, solve, unlimited},
};

#[test]
fn counts_are_exact() {
    let check = |grid: &str, limit: usize, found: usize, end: End| {
        let count = count(&line(grid), limit, &mut unlimited());
        assert_eq!((count.found, count.end), (found, end), "{grid}");
        let kept = [&count.first, &count.second];
        assert_eq!(kept.into_iter().flatten().count(), found.min(2), "{grid}");
        for solution in kept.into_iter().flatten() {
            assert!(solution.is_solution() && line(grid).agrees_with(solution), "{grid}");
        }
        assert!(count.first != count.second || found == 0, "{grid}");
    };
    let empty = ".".repeat(16);
    // There are 288 full boards of 4x4.
    check(&empty, 1000, 288, End::Exhausted);
    check(&empty, 289, 288, End::Exhausted);
    check(&empty, 288, 288, End::Limit);
    check(&empty, 1, 1, End::Limit);
    check(&empty, 0, 0, End::Limit);
    check("1.....2..3.....4", 2, 1, End::Exhausted);
    check("1234341221434321", 2, 1, End::Exhausted);
    check("1234341221434322", 2, 0, End::Exhausted);
    check("11..............", 2, 0, End::Exhausted);
    check("123....4........", 2, 0, End::Exhausted);
}

/// The parts of a split count add up to the whole.
#[test]
fn counts_add_up() {
    let full = count(&Grid::empty(Shape::S9), 1, &mut unlimited()).first.unwrap();
    for seed in 0..4 {
        let mut rng = Rng::new(Seed::new(seed), 0);
        let mut grid = Transform::random(Shape::S9, &mut rng).apply(&full);
        let mut cells: Vec<Cell> = Cell::all(Shape::S9).collect();
        rng.shuffle(&mut cells);
        let exact = |grid: &Grid| {
            let count = count(grid, 1_000_000, &mut unlimited());
            (count.exact().unwrap(), count.nodes)
        };
        let mut emptied = cells.iter();
        while exact(&grid).0 < 5000 {
            grid.set(*emptied.next().unwrap(), None);
        }
        let (whole, nodes) = exact(&grid);
        assert!(nodes > 4000, "{nodes}");
        let parts = Digit::all(Shape::S9).map(|digit| {
            let mut part = grid.clone();
            part.set(cells[0], Some(digit));
            exact(&part).0
        });
        assert_eq!(parts.sum::<usize>(), whole, "{grid}");
    }
}

/// The article's impossible puzzle: naive searches take minutes to find that it has no solution.
#[test]
fn impossible_puzzles_are_refused_soon() {
    let impossible = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
    let count = count(&line(impossible), 1, &mut budget(100_000));
    assert_eq!((count.found, count.end), (0, End::Exhausted));
}

#[test]
fn duplicates_take_no_search() {
    for shape in Shape::ALL {
        let mut grid = Grid::empty(shape);
        let last = shape.cell_count() - 1;
        grid.set(Cell::at(0), Some(Digit::at(0)));
        grid.set(Cell::at(last), Some(Digit::at(1)));
        grid.set(Cell::at(last - 1), Some(Digit::at(1)));
        assert_eq!(
            count(&grid, 2, &mut unlimited()),
            Count { found: 0, first: None, second: None, end: End::Exhausted, nodes: 0 }
        );
    }
}

/// A stopped search never claims an answer.
#[test]
fn a_stopped_search_is_undecided() {
    let hard = line("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    let whole = count(&hard, 2, &mut unlimited());
    assert_eq!(whole.exact(), Some(1));
    for stop_at in 0..20 {
        let mut calls = 0;
        let mut told = Vec::new();
        let count = count(&hard, 2, &mut |nodes| {
            told.push(nodes);
            calls += 1;
            if calls > stop_at { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!(told.first(), Some(&0));
        assert!(told.windows(2).all(|pair| pair[0] < pair[1] && pair[1] - pair[0] <= 1000), "{told:?}");
        if calls > stop_at {
            assert_eq!((count.end, count.exact()), (End::Interrupted, None));
            assert_eq!(count.verdict(), Solutions::Undecided);
        } else {
            assert_eq!(count, whole);
        }
    }
}

#[test]
fn known_counts() {
    let Some(rows) = corpus("solution_counts.tsv") else { return };
    for row in rows {
        let fields: Vec<&str> = row.split('\t').collect();
        let counted = count(&line(fields[0]), 1001, &mut budget(2_000_000));
        match fields[1].parse::<usize>() {
            Ok(known) => assert_eq!(counted.exact(), Some(known), "{row}"),
            Err(_) => assert_eq!((counted.found, counted.end), (1001, End::Limit), "{row}"),
        }
        if fields[1] == "1" {
            assert_eq!(counted.first, Some(line(fields[2])), "{row}");
        }
    }
}

#[test]
fn seventeen_clues() {
    let Some(rows) = corpus("clue17.txt") else { return };
    for row in rows {
        let (clues, solution) = row.split_once('\t').unwrap();
        assert_eq!(solve(&line(clues), &mut budget(10_000)), Solutions::One(line(solution)), "{row}");
    }
}

/// At 16×16 every search gets an answer; at 25×25, with 270 clues and no logic in sight, as many as the
/// budget allows.
#[test]
fn big_puzzles() {
    let Some(rows) = corpus("big_puzzles.tsv") else { return };
    let mut decided = 0;
    for row in &rows {
        let fields: Vec<&str> = row.split('\t').collect();
        match solve(&numbers(fields[2]), &mut budget(25_000)) {
            Solutions::Undecided => assert_eq!(fields[0], "25", "{}", fields[1]),
            verdict => {
                assert_eq!(verdict, Solutions::One(numbers(fields[3])), "{}", fields[1]);
                decided += 1;
            }
        }
    }
    assert!(decided + 5 >= rows.len(), "only {decided} of {} decided", rows.len());
}

/// Part of a full board, with some of its digits changed.
fn part_of_a_grid(shape: &Shape, left: u32) -> impl Strategy<Value = Grid> {
    (any::<u64>(), 0..=left, 0..3u32).prop_map(move |(seed, left, wrong)| {
        let mut rng = Rng::new(Seed::new(seed), 0);
        let full = count(&Grid::empty(shape), 1, &mut unlimited()).first.expect("a full board");
        let full = Transform::random(shape, &mut rng).apply(&full);
        let mut cells: Vec<Cell> = Cell::all(shape).collect();
        rng.shuffle(&mut cells);
        let mut grid = Grid::empty(shape);
        for (nth, &cell) in cells.iter().take(left as usize).enumerate() {
            let other = Digit::at(rng.below(shape.side() as u32) as usize);
            grid.set(cell, if nth < wrong as usize { Some(other) } else { full.get(cell) });
        }
        grid
    })
}

fn agrees_with_the_twin(grid: &Grid, limit: usize) -> Result<(), TestCaseError> {
    let mut expected = Vec::new();
    if grid.duplicate().is_none() {
        naive_solutions(&mut grid.clone(), limit, &mut expected);
    }
    let counted = count(grid, limit, &mut unlimited());
    prop_assert_eq!(counted.found, expected.len());
    prop_assert_eq!(counted.end, if expected.len() == limit { End::Limit } else { End::Exhausted });
    if expected.len() == 1 {
        prop_assert_eq!(counted.first.as_ref(), expected.first());
    }
    let mut ends = counted.first.iter().chain(&counted.second);
    prop_assert!(ends.all(|solution| solution.is_solution() && grid.agrees_with(solution)));
    Ok(())
}

proptest! {
    #[test]
    fn the_naive_twin_agrees_on_4x4(grid in part_of_a_grid(Shape::S4, 16)) {
        agrees_with_the_twin(&grid, 300)?;
    }

    #[test]
    fn the_naive_twin_agrees_on_9x9(grid in part_of_a_grid(Shape::S9, 60).prop_filter(
        "the twin needs enough digits", |grid| grid.filled_count() >= 26,
    )) {
        agrees_with_the_twin(&grid, 20)?;
    }

    /// Transposing, permuting and relabelling change no count.
    #[test]
    fn counts_do_not_depend_on_the_view(
        grid in part_of_a_grid(Shape::S9, 50).prop_filter("few enough solutions", |grid| grid.filled_count() >= 22),
        seed in any::<u64>(),
    ) {
        let transform = Transform::random(Shape::S9, &mut Rng::new(Seed::new(seed), 0));
        let one = count(&grid, 200, &mut unlimited());
        let other = count(&transform.apply(&grid), 200, &mut unlimited());
        prop_assert_eq!((one.found, one.end), (other.found, other.end));
    }

    /// Solutions of larger boards can be checked without solving them: each must fit, and a puzzle made from
    /// a full board must give that board again.
    #[test]
    fn larger_boards_find_what_was_hidden(
        (shape, share) in prop_oneof![Just((Shape::S16, 160u32)), Just((Shape::S25, 400))],
        seed in any::<u64>(),
    ) {
        let mut rng = Rng::new(Seed::new(seed), 0);
        let full = count(&Grid::empty(shape), 1, &mut unlimited()).first.expect("a full board");
        let full = Transform::random(shape, &mut rng).apply(&full);
        let mut cells: Vec<Cell> = Cell::all(shape).collect();
        rng.shuffle(&mut cells);
        let mut clues = Grid::empty(shape);
        cells.iter().take(share as usize).for_each(|&cell| clues.set(cell, full.get(cell)));
        match solve(&clues, &mut budget(2_000)) {
            Solutions::One(solution) => prop_assert_eq!(solution, full),
            Solutions::Several(first, second) => {
                prop_assert!(first.is_solution() && second.is_solution() && first != second);
                prop_assert!(clues.agrees_with(&first) && clues.agrees_with(&second));
            }
            Solutions::None => prop_assert!(false, "the full board is a solution"),
            Solutions::Undecided => {}
        }
    }
}
