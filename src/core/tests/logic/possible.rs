//! The digits that solutions have: the same as in a list of all solutions, however little of the board is set.

use crate::common::{clued::clued_board, corpus_objects, killer_board, line};
use proptest::prelude::*;
use serde_json::Value;
use std::{ops::ControlFlow, time::Instant};
use sudoku_core::{
    Cage, Cell, Digit, DigitSet, Grid, Rng, Seed, Shape,
    brute::{Dead, DepthFirst, Found, fewest_ways, unlimited},
    possible::{MOST_COUNTED, Possible, Tally, possible},
};

fn asked(clues: &Grid) -> Possible {
    possible(clues, &[], &mut |_, _| ControlFlow::Continue(()))
}

#[test]
fn digits_and_solutions_are_told() {
    let check = |clues: &str, tally: Tally, of_first: &str, of_last: &str| {
        let told = asked(&line(clues));
        let symbols = |digits: DigitSet| digits.iter().map(Digit::symbol).collect::<String>();
        assert!(told.is_decided(), "{clues}");
        let (first, last) = (symbols(told.found[0]), symbols(told.found[told.found.len() - 1]));
        assert_eq!((told.tally, first.as_str(), last.as_str()), (tally, of_first, of_last), "{clues}");
    };
    check("1.....2..3.....4", Tally::Exactly(1), "1", "4");
    check("................", Tally::Exactly(288), "1234", "1234");
    check("..34............", Tally::Exactly(24), "12", "123");
    check("1..1............", Tally::Exactly(0), "", "");
    check("123.4..........4", Tally::Exactly(0), "", "");
    check(&".".repeat(81), Tally::AtLeast(MOST_COUNTED + 1), "123456789", "123456789");
}

/// All solutions of clues, one by one.
fn all_solutions(clues: &Grid) -> Vec<Grid> {
    let mut search = DepthFirst::new(clues.shape());
    let mut state = search.board.load(clues);
    let mut all = Vec::new();
    while search.next(state, fewest_ways, &mut unlimited()) == Found::Solution {
        all.push(search.board.to_grid());
        state = Err(Dead);
    }
    all
}

proptest! {
    /// Whatever is set, the digits are those of the list of all solutions, and solutions of other clues change nothing.
    #[test]
    fn the_digits_are_those_of_all_solutions(
        set in prop::collection::vec((0..16usize, 0..4usize), 0..7),
        sums in prop::collection::vec((0..12usize, 3..8u16), 0..4),
        fewer in 0..7usize,
    ) {
        let mut cages: Vec<(Vec<Cell>, Option<u16>)> = Vec::new();
        for (at, sum) in sums {
            let own = vec![Cell::at(at), Cell::at(at + 4)];
            if !cages.iter().any(|(cells, _)| cells.iter().any(|cell| own.contains(cell))) {
                cages.push((own, Some(sum)));
            }
        }
        let shape = Shape::S4.with_cages(cages).expect("cages of two cells");
        let mut clues = Grid::empty(&shape);
        let mut others = clues.clone();
        for (number, (at, digit)) in set.into_iter().enumerate() {
            clues.set(Cell::at(at), Some(Digit::at(digit)));
            if number < fewer {
                others.set(Cell::at(at), Some(Digit::at(digit)));
            }
        }
        let all = if clues.duplicate().is_some() { Vec::new() } else { all_solutions(&clues) };
        let of_all = Cell::all(&shape).map(|cell| all.iter().filter_map(|one| one.get(cell)).collect());
        let of_all: Vec<DigitSet> = of_all.collect();
        for earlier in [Vec::new(), asked(&others).solutions] {
            let told = possible(&clues, &earlier, &mut |_, _| ControlFlow::Continue(()));
            prop_assert!(told.is_decided());
            prop_assert_eq!((&told.found, told.tally), (&of_all, Tally::Exactly(all.len())));
        }
    }
}

/// Stopped at any point, it says what it knows and what it doesn't.
#[test]
fn what_is_known_is_told_if_it_is_stopped() {
    let clues = line(&format!("1{}", ".".repeat(80)));
    let all = asked(&clues);
    for looks in 0..40 {
        let mut left = looks;
        let told = possible(&clues, &[], &mut |_, _| {
            left -= 1;
            if left < 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        for cell in Cell::all(Shape::S9) {
            let [found, open, right] = [&told.found, &told.open, &all.found].map(|all| all[cell.index()]);
            assert!(found.is_subset_of(right) && right.is_subset_of(found.union(open)), "{looks}: {cell:?}");
        }
        assert!(matches!(told.tally, Tally::AtLeast(_)) || told.is_decided());
    }
}

/// Some of the cages, clues and givens of a board, by chance.
fn some_of(board: &Grid, solution: &Grid, one_in: u32, seed: u64) -> Option<Grid> {
    let mut rng = Rng::new(Seed::new(seed), 0);
    let mut keeps = move || rng.below(one_in) == 0;
    let shape = board.shape();
    let cages =
        shape.cages().iter().filter(|_| keeps()).map(|cage: &Cage| (cage.cells().to_vec(), cage.sum()));
    let cages = cages.collect();
    let clues = shape.clues().iter().filter(|_| keeps()).cloned().collect();
    let shape = shape.without_cages().with_clues(clues).ok()?.with_cages(cages).ok()?;
    let mut some = Grid::empty(&shape);
    for (cell, _) in board.filled().filter(|_| keeps()) {
        some.set(cell, solution.get(cell));
    }
    Some(some)
}

/// Returns how many of some boards are decided within the limits, and shows the times.
fn decided(name: &str, boards: &[Grid]) -> usize {
    let (mut times, mut decided) = (Vec::new(), 0);
    for board in boards {
        let begun = Instant::now();
        let told = asked(board);
        times.push(begun.elapsed());
        decided += usize::from(told.is_decided());
        for solution in &told.solutions {
            assert!(solution.is_solution() && board.agrees_with(solution), "{name}");
        }
    }
    times.sort_unstable();
    let within = times.iter().filter(|time| time.as_millis() <= 300).count();
    let count = boards.len();
    println!("{name}: {decided} of {count} decided, {within} within 300 ms, half {:?}", times[count / 2]);
    decided
}

#[test]
fn most_boards_of_the_corpus_are_decided() {
    let Some(killers) = corpus_objects("killer/killer.jsonl", 214) else { return };
    let Some(lines) = corpus_objects("killer/lines.jsonl", 152) else { return };
    let solved = |board: Grid, row: &Value| {
        let solution = row["solution"].as_str()?.chars().map(Digit::from_symbol).collect();
        let solution = Grid::empty(board.shape()).filled_with(solution)?;
        (board.shape().side() == 9).then_some((board, solution))
    };
    let is_usual = |row: &&Value| row["expect"] == "unique" && row["sat_seconds"].is_null();
    let killers = killers.iter().filter(is_usual).filter_map(|row| solved(killer_board(row).ok()?, row));
    let lines = lines.iter().filter_map(|row| solved(clued_board(row), row));
    let (mut all, mut of) = (0, 0);
    for (name, boards) in [("killers", killers.collect::<Vec<_>>()), ("clues", lines.collect())] {
        for one_in in [1, 2, 6] {
            let some = boards
                .iter()
                .zip(0..)
                .filter_map(|((board, solution), seed)| some_of(board, solution, one_in, seed));
            let some: Vec<Grid> = some.collect();
            all += decided(&format!("{name}, one in {one_in}"), &some);
            of += some.len();
        }
    }
    assert!(all * 100 >= of * 97, "{all} of {of}");
}
