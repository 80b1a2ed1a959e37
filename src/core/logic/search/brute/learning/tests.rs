use super::*;
use crate::search::brute;
use sudoku_board::{Rng, Seed, Shape, Transform};

#[test]
fn runs_follow_the_sequence() {
    let runs: Vec<u64> = (1..=15).map(luby).collect();
    assert_eq!(runs, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
}

/// Returns all solutions, up to a limit, found by learning alone.
fn solutions(clues: &Grid, limit: usize, most_learned: usize) -> Vec<Grid> {
    let mut board = Board::new(clues.shape());
    if board.load(clues).is_err() {
        return Vec::new();
    }
    let mut learner = Learner::new(&board, 0);
    learner.most_learned = most_learned;
    learner.run_length = 2;
    learner.run_ends = 2;
    let mut solutions = Vec::new();
    while solutions.len() < limit {
        match learner.next(&mut |_| ControlFlow::Continue(())) {
            Learned::Solution(solution) => {
                learner.exclude(&solution);
                solutions.push(solution);
            }
            Learned::Nothing => break,
            Learned::Interrupted => unreachable!("nobody stops it"),
        }
    }
    solutions
}

/// Learning finds as many solutions as the plain search, without duplicates.
#[track_caller]
fn check(clues: &Grid, limit: usize, most_learned: usize) {
    let plain = brute::count(clues, limit, &mut brute::unlimited());
    let mut found = solutions(clues, limit, most_learned);
    assert_eq!(found.len(), plain.found, "{clues}");
    for solution in &found {
        assert!(solution.is_solution() && clues.agrees_with(solution), "{clues}");
    }
    found.sort_by_key(ToString::to_string);
    found.dedup();
    assert_eq!(found.len(), plain.found, "{clues}");
}

#[test]
fn all_small_boards_are_found() {
    check(&Grid::empty(Shape::S4), 1000, 4000);
    check(&Grid::empty(Shape::S4), 1000, 10);
}

#[test]
fn it_agrees_with_the_plain_search() {
    // The order, the number of clues, the number of wrong ones among them, and the limit.
    for (shape, left, wrong, limit) in [
        (Shape::S4, 3, 0, 300),
        (Shape::S4, 5, 1, 300),
        (Shape::S9, 22, 0, 20),
        (Shape::S9, 24, 0, 500),
        (Shape::S9, 28, 1, 500),
        (Shape::S16, 110, 0, 10),
        (Shape::S16, 120, 1, 10),
    ] {
        let full = brute::count(&Grid::empty(shape), 1, &mut brute::unlimited()).first.unwrap();
        for seed in 0..40 {
            let mut rng = Rng::new(Seed::new(seed), 0);
            let full = Transform::random(shape, &mut rng).apply(&full);
            let mut cells: Vec<Cell> = Cell::all(shape).collect();
            rng.shuffle(&mut cells);
            let mut clues = Grid::empty(shape);
            for (nth, &cell) in cells.iter().take(left).enumerate() {
                let other = Digit::at(rng.below(shape.side() as u32) as usize);
                clues.set(cell, if nth < wrong { Some(other) } else { full.get(cell) });
            }
            check(&clues, limit, [4000, 15][seed as usize % 2]);
        }
    }
}

#[test]
fn it_stops_when_told() {
    let mut board = Board::new(Shape::S16);
    board.load(&Grid::empty(Shape::S16)).unwrap();
    let mut learner = Learner::new(&board, 0);
    assert_eq!(learner.next(&mut |_| ControlFlow::Break(())), Learned::Interrupted);
}
