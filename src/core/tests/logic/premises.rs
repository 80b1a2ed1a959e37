//! Premises: each premise of a single is true and needed, and together they are enough.

use crate::common::{
    apply, at, corpus_puzzles, digit, line, plain_houses, plain_see, single_of, some_puzzles, thinned,
};
use sudoku_core::{
    Candidate, Candidates, Cell, Digit, Grid, HouseKind, KindSet, Shape,
    passes::{PassKind, next_pass},
    premises::{Premises, easiest, premises},
    step::{Pattern, Step},
};

/// The facts that premises give: some cells filled, some candidates gone.
struct Known<'a> {
    position: &'a Candidates,
    premises: &'a Premises,
}

impl Known<'_> {
    /// Whether the premises rule a digit out of a cell.
    fn bars(&self, cell: Cell, digit: Digit) -> bool {
        let shape = self.position.shape();
        self.premises.gone.contains(&Candidate::new(cell, digit))
            || self.premises.placed.iter().chain(&self.premises.filled).any(|&filled| {
                let held = self.position.digit(filled);
                if filled == cell {
                    held != Some(digit)
                } else {
                    held == Some(digit) && plain_see(shape, filled, cell)
                }
            })
    }

    /// Whether a single follows, by the definition of its pattern.
    fn proves(&self, step: &Step) -> bool {
        let Candidate { cell, digit } = step.placed().expect("a single places a digit");
        let shape = self.position.shape();
        match step.pattern {
            Pattern::HiddenSingle { kinds } => plain_houses(shape, cell).iter().any(|(kind, cells)| {
                Some(*kind) == easiest(kinds)
                    && cells.iter().all(|&other| other == cell || self.bars(other, digit))
            }),
            _ => Digit::all(shape).all(|other| other == digit || self.bars(cell, other)),
        }
    }
}

/// Checks the premises of one step.
fn check_step(step: &Step, position: &Candidates) {
    let shape = position.shape();
    let found = premises(step, position);
    let context = || format!("{step:?}\n{found:?}\n{:?}", position.to_grid());
    for &cell in found.placed.iter().chain(&found.filled) {
        assert!(position.digit(cell).is_some(), "{}", context());
    }
    for &Candidate { cell, digit } in &found.gone {
        let open = position.is_open(cell) && !position.digits(cell).contains(digit);
        let seen = Cell::all(shape)
            .any(|other| position.digit(other) == Some(digit) && plain_see(shape, cell, other));
        assert!(open && !seen, "{}", context());
    }
    assert!(Known { position, premises: &found }.proves(step), "not enough: {}", context());
    // Each earlier elimination is needed, and so is each cell that is just filled: without any one of them
    // the single does not follow.
    let less = |index: usize| {
        let mut fewer = found.clone();
        if index < found.gone.len() {
            fewer.gone.remove(index);
        } else {
            fewer.filled.remove(index - found.gone.len());
        }
        fewer
    };
    for index in 0..found.gone.len() + found.filled.len() {
        assert!(!Known { position, premises: &less(index) }.proves(step), "not needed: {}", context());
    }
    let mut once = [&found.placed[..], &found.filled].concat();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), found.placed.len() + found.filled.len(), "{}", context());
}

fn check_run(from: &Candidates) -> usize {
    let mut now = from.clone();
    let mut steps = 0;
    let mut empty = 0;
    for kind in [PassKind::Singles, PassKind::HiddenSingles].into_iter().cycle() {
        let pass = next_pass(&now, kind);
        empty = if pass.steps.is_empty() { empty + 1 } else { 0 };
        if empty == 2 {
            return steps;
        }
        steps += pass.steps.len();
        pass.steps.iter().for_each(|step| check_step(step, &now));
        pass.steps.iter().for_each(|step| apply(&mut now, step));
    }
    steps
}

#[test]
fn premises_are_enough_on_every_size() {
    for puzzle in some_puzzles() {
        check_run(&Candidates::new(puzzle.clues()));
        for seed in 0..6 {
            check_run(&thinned(puzzle.clues(), Some(puzzle.solution()), 5 + 10 * seed as u32, seed));
        }
    }
}

#[test]
fn premises_are_enough_on_the_corpus() {
    let puzzles = corpus_puzzles();
    let mut steps = 0;
    for (nth, (clues, solution)) in puzzles.iter().enumerate().filter(|(nth, _)| nth % 4 == 0) {
        steps += check_run(&Candidates::new(clues));
        steps += check_run(&thinned(clues, Some(solution), 30, nth as u64));
    }
    assert!(steps > 7 * puzzles.len(), "{steps}");
}

/// The fewest of the given cells that together see all of the others: an exact search to judge the greedy
/// one.
fn fewest(shape: &Shape, from: &[Cell], seen: &[Cell], most: usize) -> Option<usize> {
    let Some(&first) = seen.first() else { return Some(0) };
    if most == 0 {
        return None;
    }
    let mut best: Option<usize> = None;
    for &cell in from.iter().filter(|&&cell| plain_see(shape, cell, first)) {
        let rest: Vec<Cell> = seen.iter().copied().filter(|&other| !plain_see(shape, cell, other)).collect();
        let limit = best.map_or(most, |best| best - 1);
        if limit > 0
            && let Some(more) = fewest(shape, from, &rest, limit - 1)
        {
            best = Some(best.map_or(more + 1, |best| best.min(more + 1)));
        }
    }
    best
}

/// The cells that rule a digit out of a house are at most one more than the fewest possible.
#[test]
fn few_cells_are_pointed_at() {
    for puzzle in some_puzzles() {
        let shape = puzzle.clues().shape();
        let position = Candidates::new(puzzle.clues());
        for step in next_pass(&position, PassKind::HiddenSingles).steps {
            let Pattern::HiddenSingle { kinds } = step.pattern else { continue };
            let Candidate { cell, digit } = step.placed().expect("a digit");
            let kind = easiest(kinds).expect("a kind of house");
            let (_, house) =
                plain_houses(shape, cell).iter().find(|&&(other, _)| other == kind).expect("a house");
            let barred: Vec<Cell> =
                house.iter().copied().filter(|&other| other != cell && position.is_open(other)).collect();
            let standing: Vec<Cell> =
                Cell::all(shape).filter(|&other| position.digit(other) == Some(digit)).collect();
            let holders = premises(&step, &position)
                .placed
                .into_iter()
                .filter(|other| standing.contains(other))
                .count();
            let least = fewest(shape, &standing, &barred, barred.len()).expect("all are barred by digits");
            assert!(holders <= least + 1, "{step:?}: {holders} where {least} would do");
        }
    }
}

#[test]
fn a_box_is_seen_at_a_glance() {
    const ROW: HouseKind = HouseKind::Row;
    const COLUMN: HouseKind = HouseKind::Column;
    const BOX: HouseKind = HouseKind::Box;
    let check = |kinds: &[HouseKind], expected: Option<HouseKind>| {
        assert_eq!(easiest(kinds.iter().copied().collect()), expected, "{kinds:?}");
    };
    check(&[ROW, COLUMN, BOX], Some(BOX));
    check(&[ROW, BOX], Some(BOX));
    check(&[COLUMN, BOX], Some(BOX));
    check(&[ROW, COLUMN], Some(ROW));
    check(&[COLUMN], Some(COLUMN));
    check(&[], None);
    assert_eq!(easiest(KindSet::EMPTY), None);
}

#[test]
fn premises_by_example() {
    // The cells are given as row and column, from 1.
    let check = |grid: &str,
                 gone: &[(usize, usize, char)],
                 kind: PassKind,
                 cell: (usize, usize),
                 placed: &[(usize, usize)],
                 needed: &[(usize, usize, char)]| {
        let grid: Grid = line(grid);
        let shape = grid.shape();
        let mut position = Candidates::new(&grid);
        let candidate = |&(row, column, symbol): &(usize, usize, char)| {
            Candidate::new(at(shape, row, column), digit(symbol))
        };
        gone.iter().map(candidate).for_each(|gone| position.eliminate(gone, |_| {}));
        let pass = next_pass(&position, kind);
        let step = pass
            .steps
            .iter()
            .find(|step| single_of(step).1.cell == at(shape, cell.0, cell.1))
            .expect("a single");
        let found = premises(step, &position);
        let sorted = |mut cells: Vec<Cell>| {
            cells.sort();
            cells
        };
        assert_eq!(
            sorted(found.placed),
            sorted(placed.iter().map(|&(row, column)| at(shape, row, column)).collect()),
            "{step:?}"
        );
        assert_eq!(found.gone, needed.iter().map(candidate).collect::<Vec<_>>(), "{step:?}");
    };
    // A full house: the other cells of the box.
    check("12..3...........", &[], PassKind::Singles, (2, 2), &[(1, 1), (1, 2), (2, 1)], &[]);
    // A naked single by digits alone.
    check("1.....2..3.....4", &[], PassKind::Singles, (1, 4), &[(1, 1), (2, 3), (4, 4)], &[]);
    // A naked single that needs the 4 gone.
    check("12..............", &[(1, 3, '4')], PassKind::Singles, (1, 3), &[(1, 1), (1, 2)], &[(1, 3, '4')]);
    // A hidden single in a box, from the 1s of its rows and columns.
    check("1......1.1......", &[], PassKind::HiddenSingles, (4, 3), &[(2, 4), (3, 2)], &[]);
    // One in a row that needs two candidates gone.
    check(
        &".".repeat(16),
        &[(1, 1, '2'), (1, 2, '2'), (1, 4, '2')],
        PassKind::HiddenSingles,
        (1, 3),
        &[],
        &[(1, 1, '2'), (1, 2, '2'), (1, 4, '2')],
    );
}

#[test]
fn guesses_rest_on_nothing() {
    let position = Candidates::new(&line(crate::common::HARD));
    let search =
        sudoku_core::guesses::search(&position, 200, &mut crate::common::on).expect("nobody stops it");
    let mut seen = 0;
    for (step, before) in search.steps.iter().zip(crate::common::positions(&position, &search.steps)) {
        if matches!(step.pattern, Pattern::Guess { .. } | Pattern::DeadEnd { .. } | Pattern::Retreat { .. }) {
            assert_eq!(premises(step, &before), Premises::default());
            seen += 1;
        } else {
            check_step(step, &before);
        }
    }
    assert!(seen > 0);
}
