//! Small boards: each digit is drawn once, in its cell, and distinct from the others where possible.
#![cfg(not(target_family = "wasm"))]

use std::collections::BTreeSet;
use stepdoku::app::shared::sketch::{CELL, path};
use sudoku_core::{Cell, Digit, Grid, Order};

/// Where the pen is put down, and its strokes from there.
fn strokes(path: &str) -> Vec<((i32, i32), String)> {
    let stroke = |text: &str| {
        let (x, rest) = text.split_once(' ').expect("two numbers");
        let end = rest.find(|letter: char| letter.is_ascii_alphabetic()).expect("a line");
        ((x.parse().expect("x"), rest[..end].parse().expect("y")), rest[end..].to_owned())
    };
    path.split('M').skip(1).map(stroke).collect()
}

#[test]
fn each_digit_is_in_its_cell() {
    for order in Order::ALL {
        for cell in Cell::all(order) {
            for digit in Digit::all(order) {
                let mut grid = Grid::empty(order);
                grid.set(cell, Some(digit));
                let drawn = strokes(&path(&grid, None));
                let [((x, y), _)] = drawn[..] else { panic!("{drawn:?}") };
                let side = order.side();
                assert_eq!(x as usize / CELL, cell.index() % side, "{order:?} {cell:?} {digit:?}");
                assert_eq!(y as usize / CELL, cell.index() / side, "{order:?} {cell:?} {digit:?}");
            }
        }
    }
}

#[test]
fn digits_that_can_be_read_differ() {
    for (order, shapes) in [(Order::Two, 4), (Order::Three, 9), (Order::Four, 1), (Order::Five, 1)] {
        let mut grid = Grid::empty(order);
        for (cell, digit) in Cell::all(order).zip(Digit::all(order)) {
            grid.set(cell, Some(digit));
        }
        let drawn: BTreeSet<String> = strokes(&path(&grid, None)).into_iter().map(|(_, line)| line).collect();
        assert_eq!(drawn.len(), shapes, "{order:?}");
    }
}

#[test]
fn the_digits_of_the_other_grid_are_left_out() {
    let order = Order::Three;
    let (mut givens, mut board) = (Grid::empty(order), Grid::empty(order));
    for (nth, cell) in Cell::all(order).enumerate() {
        let digit = Some(Digit::at(nth % 9));
        board.set(cell, digit.filter(|_| nth % 2 == 0));
        givens.set(cell, digit.filter(|_| nth % 6 == 0));
    }
    let given = strokes(&path(&givens, None));
    let placed = strokes(&path(&board, Some(&givens)));
    assert_eq!((given.len(), placed.len()), (14, 27));
    let all: BTreeSet<_> = strokes(&path(&board, None)).into_iter().collect();
    assert_eq!(all, given.into_iter().chain(placed).collect());
    assert_eq!(path(&Grid::empty(order), None), "");
}
