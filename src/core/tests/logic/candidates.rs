//! The two tables of candidates agree after any change and any undo.

use crate::common::{
    SHAPES, all_plain_houses, breaks_a_sum, breaks_the_rules, digit, full, line, part, plain_see, rebuilt,
    thinned,
};
use proptest::prelude::*;
use sudoku_core::{
    Candidate, Candidates, Cell, CellState, Change, Contradiction, Digit, DigitSet, Grid, House, Rng, Seed,
    Shape, geometry::Bond,
};

/// Whether all tables and counts agree with the cells.
fn is_consistent(candidates: &Candidates) -> Result<(), TestCaseError> {
    let shape = candidates.shape();
    let anew = rebuilt(candidates);
    for cell in Cell::all(shape) {
        prop_assert_eq!(candidates.digits(cell), anew.digits(cell));
        prop_assert_eq!(candidates.is_open(cell), candidates.digit(cell).is_none());
        for digit in Digit::all(shape) {
            let allowed = matches!(candidates.state(cell), CellState::Open(set) if set.contains(digit));
            prop_assert_eq!(candidates.allows(Candidate::new(cell, digit)), allowed);
        }
    }
    for (house, (_, cells)) in House::all(shape).zip(all_plain_houses(shape)) {
        for digit in Digit::all(shape) {
            let plain: Vec<usize> = (0..shape.side())
                .filter(|&place| candidates.allows(Candidate::new(cells[place], digit)))
                .collect();
            let places = candidates.places(digit, house);
            prop_assert_eq!(places.iter().map(sudoku_core::Place::index).collect::<Vec<_>>(), plain);
        }
    }
    for (house, (_, cells)) in House::all(shape).zip(all_plain_houses(shape)) {
        let once =
            |&digit: &Digit| cells.iter().filter(|&&c| candidates.digits(c).contains(digit)).count() == 1;
        prop_assert_eq!(candidates.placed_once(house), Digit::all(shape).filter(once).collect());
        prop_assert_eq!(
            candidates.gaps(house),
            cells.iter().filter(|&&cell| candidates.is_open(cell)).count()
        );
    }
    for digit in Digit::all(shape) {
        let has = |&cell: &Cell| candidates.digits(cell).contains(digit);
        prop_assert_eq!(candidates.cells_of(digit), &Cell::all(shape).filter(has).collect());
    }
    let bare = |&cell: &Cell| candidates.digits(cell).len() == 1;
    prop_assert_eq!(candidates.with_one_digit(), &Cell::all(shape).filter(bare).collect());
    let open: Vec<Cell> = candidates.open_cells().collect();
    prop_assert_eq!(candidates.open_count(), open.len());
    prop_assert!(open.iter().all(|&cell| candidates.is_open(cell)));
    let grid = candidates.to_grid();
    prop_assert!(Cell::all(shape).all(|cell| grid.get(cell) == candidates.digit(cell)));
    Ok(())
}

/// A change that a player, a solver or a search can make.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Place(usize, usize),
    Eliminate(usize, usize),
    Undo,
    UndoAll,
    Redo,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let any_place = (any::<usize>(), any::<usize>());
    let deed = prop_oneof![
        3 => any_place.prop_map(|(cell, digit)| Deed::Place(cell, digit)),
        4 => any_place.prop_map(|(cell, digit)| Deed::Eliminate(cell, digit)),
        3 => Just(Deed::Undo),
        1 => Just(Deed::UndoAll),
        2 => Just(Deed::Redo),
    ];
    prop::collection::vec(deed, 0..40)
}

fn any_shape() -> impl Strategy<Value = Shape> {
    prop::sample::select(SHAPES.clone())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// Changes may contradict each other and the rules: the tables still agree, undo restores each position,
    /// and redo brings the undone one back.
    #[test]
    fn the_tables_agree_after_any_deeds(
        shape in any_shape(), share in 0..80usize, seed in any::<u64>(), deeds in deeds(),
    ) {
        let grid = part(&shape, shape.cell_count() * share / 100, 0, seed);
        let start = Candidates::new(&grid);
        let mut now = start.clone();
        let mut done: Vec<(Vec<Change>, Candidates)> = Vec::new();
        let mut undone: Vec<Vec<Change>> = Vec::new();
        for deed in deeds {
            let before = now.clone();
            let candidate = |cell: usize, digit: usize| {
                Candidate::new(Cell::at(cell % shape.cell_count()), Digit::at(digit % shape.side()))
            };
            let mut changes = Vec::new();
            match deed {
                Deed::Place(cell, digit) => now.place(candidate(cell, digit), |change| changes.push(change)),
                Deed::Eliminate(cell, digit) => {
                    now.eliminate(candidate(cell, digit), |change| changes.push(change));
                }
                Deed::Undo | Deed::UndoAll => {
                    let many = if matches!(deed, Deed::Undo) { 1 } else { done.len() };
                    for _ in 0..many {
                        let Some((changes, was)) = done.pop() else { break };
                        changes.iter().rev().for_each(|&change| now.undo(change));
                        prop_assert_eq!(&now, &was);
                        undone.push(changes);
                    }
                }
                Deed::Redo => {
                    if let Some(changes) = undone.pop() {
                        let was = now.clone();
                        for &change in &changes {
                            now.redo(change);
                        }
                        done.push((changes, was));
                    }
                }
            }
            if matches!(deed, Deed::Place(..) | Deed::Eliminate(..)) {
                for change in &changes {
                    prop_assert!(change.before != change.after, "a change changes something");
                }
                prop_assert_eq!(changes.is_empty(), now == before);
                done.push((changes, before));
                undone.clear();
            }
            is_consistent(&now)?;
        }
        while let Some((changes, was)) = done.pop() {
            changes.iter().rev().for_each(|&change| now.undo(change));
            prop_assert_eq!(&now, &was);
        }
        prop_assert_eq!(now, start);
    }

    /// A new position allows each digit that no peer has.
    #[test]
    fn the_rules_alone_decide_a_new_position(
        shape in any_shape(), share in 0..100usize, wrong in 0..3usize, seed in any::<u64>(),
    ) {
        let grid = part(&shape, shape.cell_count() * share / 100, wrong, seed);
        let candidates = Candidates::new(&grid);
        is_consistent(&candidates)?;
        prop_assert_eq!(candidates.to_grid(), grid.clone());
        prop_assert_eq!(candidates.open_count(), shape.cell_count() - grid.filled_count());
        for cell in Cell::all(&shape).filter(|&cell| grid.get(cell).is_none()) {
            for digit in Digit::all(&shape) {
                let held = grid.filled().any(|(other, own)| own == digit && plain_see(&shape, cell, other));
                prop_assert_eq!(candidates.allows(Candidate::new(cell, digit)), !held);
            }
        }
    }

    /// The first contradiction found is real, and a position without any has none.
    #[test]
    fn contradictions_are_true(
        shape in any_shape(), share in 0..100usize, wrong in 0..3usize, percent in 0..60u32, seed in any::<u64>(),
    ) {
        let grid = part(&shape, shape.cell_count() * share / 100, wrong, seed);
        let position = thinned(&grid, None, percent, seed);
        let no_digit = Cell::all(&shape).find(|&cell| position.state(cell) == CellState::Open(DigitSet::EMPTY));
        let houses = || House::all(&shape).zip(all_plain_houses(&shape));
        let standing = |cells: &[Cell], digit| {
            cells.iter().filter(|&&cell| position.digit(cell) == Some(digit)).count()
        };
        let possible = |cells: &[Cell], digit| {
            cells.iter().any(|&cell| position.allows(Candidate::new(cell, digit)))
        };
        match position.contradiction() {
            Some(Contradiction::NoDigit(cell)) => prop_assert_eq!(Some(cell), no_digit),
            Some(Contradiction::Twice(house, digit)) => {
                prop_assert_eq!(no_digit, None);
                let (_, (_, cells)) = houses().find(|&(other, _)| other == house).expect("a house");
                prop_assert!(standing(&cells, digit) > 1);
            }
            Some(Contradiction::NoPlace(house, digit)) => {
                prop_assert_eq!(no_digit, None);
                let (_, (_, cells)) = houses().find(|&(other, _)| other == house).expect("a house");
                prop_assert_eq!((standing(&cells, digit), possible(&cells, digit)), (0, false));
            }
            Some(Contradiction::Sum { .. }) => {
                prop_assert_eq!(no_digit, None);
                prop_assert!(breaks_a_sum(&position.to_grid()));
            }
            None => {
                prop_assert_eq!(no_digit, None);
                prop_assert!(!breaks_the_rules(&grid));
                for (_, (_, cells)) in houses() {
                    for digit in Digit::all(&shape) {
                        let once = standing(&cells, digit) == 1;
                        prop_assert!(once || (standing(&cells, digit) == 0 && possible(&cells, digit)));
                    }
                }
            }
        }
    }

    /// The first digit twice in a house, against a check of each pair.
    #[test]
    fn duplicates_are_found(
        shape in any_shape(), share in 0..=100usize, wrong in 0..3usize, seed in any::<u64>(),
    ) {
        let grid = part(&shape, shape.cell_count() * share / 100, wrong, seed);
        prop_assert_eq!(grid.duplicate().is_some(), breaks_the_rules(&grid));
        let follows = grid.is_full() && !breaks_the_rules(&grid) && !breaks_a_sum(&grid);
        prop_assert_eq!(grid.is_solution(), follows);
        if let Some(duplicate) = grid.duplicate() {
            let [a, b] = duplicate.cells;
            prop_assert!(a < b && shape.geometry().bond(a, b).is_some());
            if let Bond::House(house) = duplicate.bond {
                let cells = shape.geometry().cells(house);
                prop_assert!(cells.contains(&a) && cells.contains(&b));
            } else {
                prop_assert_eq!(shape.geometry().bond(a, b), Some(duplicate.bond));
            }
            prop_assert!([a, b].iter().all(|&cell| grid.get(cell) == Some(duplicate.digit)));
        }
    }
}

#[test]
fn kinds_of_contradiction() {
    let check = |grid: &str, gone: &[(usize, char)], expected: Option<Contradiction>| {
        let mut position = Candidates::new(&line(grid));
        for &(cell, symbol) in gone {
            position.eliminate(Candidate::new(Cell::at(cell), digit(symbol)), |_| {});
        }
        assert_eq!(position.contradiction(), expected, "{grid} {gone:?}");
    };
    let twice = |house, symbol| Some(Contradiction::Twice(house, digit(symbol)));
    let no_place = |house, symbol| Some(Contradiction::NoPlace(house, digit(symbol)));
    let empty = ".".repeat(16);
    check(&empty, &[], None);
    check("1243342143122134", &[], None);
    check("1..1............", &[], twice(House::Row(0), '1'));
    check("1...........1...", &[], twice(House::Column(0), '1'));
    check("1....1..........", &[], twice(House::Box(0), '1'));
    // A full board may also break the rules.
    check("1243342143122131", &[], twice(House::Row(3), '1'));
    check("123....4........", &[], Some(Contradiction::NoDigit(Cell::at(3))));
    check(&empty, &[(5, '1'), (5, '2'), (5, '3'), (5, '4')], Some(Contradiction::NoDigit(Cell::at(5))));
    check(&empty, &[(0, '2'), (1, '2'), (2, '2'), (3, '2')], no_place(House::Row(0), '2'));
    check(&empty, &[(1, '3'), (5, '3'), (9, '3'), (13, '3')], no_place(House::Column(1), '3'));
    check(&empty, &[(10, '4'), (11, '4'), (14, '4'), (15, '4')], no_place(House::Box(3), '4'));
    // Columns 0 and 1 take the 1 from box 0, so that it has no place there.
    check("........1....1..", &[], no_place(House::Box(0), '1'));
    // An empty cell without a digit comes before a house without a place.
    let all_of_one_cell = [(15, '1'), (15, '2'), (15, '3'), (15, '4')];
    let and_a_row = [(0, '2'), (1, '2'), (2, '2'), (3, '2')];
    check(&empty, &[&and_a_row[..], &all_of_one_cell].concat(), Some(Contradiction::NoDigit(Cell::at(15))));
}

#[test]
fn placing_tells_each_cell_that_changes() {
    for shape in SHAPES.iter() {
        let mut position = Candidates::new(&Grid::empty(shape));
        let candidate = Candidate::new(Cell::at(0), Digit::at(shape.side() - 1));
        let mut changed = Vec::new();
        position.place(candidate, |change| changed.push(change.cell));
        let expected: Vec<Cell> = std::iter::once(candidate.cell)
            .chain(shape.geometry().peer_list(candidate.cell).iter().copied())
            .collect();
        assert_eq!(changed, expected);
        // A second placement changes nothing.
        position.place(candidate, |change| panic!("{change:?}"));
        position.eliminate(candidate, |change| panic!("{change:?}"));
    }
}

#[test]
fn a_board_taken_in_is_one_whose_digits_were_placed_one_by_one() {
    for shape in SHAPES.iter() {
        let cells = shape.cell_count();
        for (seed, left) in [0, 1, cells / 3, cells / 2, cells].into_iter().enumerate() {
            // Some with a digit twice in a house.
            for wrong in [0, left / 5] {
                let grid = part(shape, left, wrong, seed as u64);
                let mut placed = Candidates::new(&Grid::empty(shape));
                grid.filled().for_each(|(cell, digit)| placed.place(Candidate::new(cell, digit), |_| {}));
                assert_eq!(placed, Candidates::new(&grid), "{shape:?}, {left} digits, {wrong} wrong");
            }
        }
    }
}

#[test]
fn a_full_board_has_no_candidates() {
    for shape in SHAPES.iter() {
        let grid = full(shape, &mut Rng::new(Seed::new(1), 0));
        let position = Candidates::new(&grid);
        assert_eq!((position.open_count(), position.contradiction()), (0, None));
        assert!(grid.is_solution() && grid.is_full() && grid.filled_count() == shape.cell_count());
        assert_eq!(position.to_grid(), grid);
    }
}
