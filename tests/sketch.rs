//! Small boards: each digit is drawn once, in its cell, and distinct from the others where possible.
#![cfg(not(target_family = "wasm"))]

use std::collections::BTreeSet;
use stepdoku_page::app::shared::sketch::{CELL, path};
use sudoku_core::{Cell, Digit, Grid, Shape};

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
    for shape in Shape::ALL {
        for cell in Cell::all(shape) {
            for digit in Digit::all(shape) {
                let mut grid = Grid::empty(shape);
                grid.set(cell, Some(digit));
                let drawn = strokes(&path(&grid, None));
                let [((x, y), _)] = drawn[..] else { panic!("{drawn:?}") };
                let side = shape.side();
                assert_eq!(x as usize / CELL, cell.index() % side, "{shape:?} {cell:?} {digit:?}");
                assert_eq!(y as usize / CELL, cell.index() / side, "{shape:?} {cell:?} {digit:?}");
            }
        }
    }
}

#[test]
fn digits_that_can_be_read_differ() {
    for (shape, shapes) in [(Shape::S4, 4), (Shape::S9, 9), (Shape::S16, 1), (Shape::S25, 1)] {
        let mut grid = Grid::empty(shape);
        for (cell, digit) in Cell::all(shape).zip(Digit::all(shape)) {
            grid.set(cell, Some(digit));
        }
        let drawn: BTreeSet<String> = strokes(&path(&grid, None)).into_iter().map(|(_, line)| line).collect();
        assert_eq!(drawn.len(), shapes, "{shape:?}");
    }
}

#[test]
fn the_digits_of_the_other_grid_are_left_out() {
    let shape = Shape::S9;
    let (mut givens, mut board) = (Grid::empty(shape), Grid::empty(shape));
    for (nth, cell) in Cell::all(shape).enumerate() {
        let digit = Some(Digit::at(nth % 9));
        board.set(cell, digit.filter(|_| nth % 2 == 0));
        givens.set(cell, digit.filter(|_| nth % 6 == 0));
    }
    let given = strokes(&path(&givens, None));
    let placed = strokes(&path(&board, Some(&givens)));
    assert_eq!((given.len(), placed.len()), (14, 27));
    let all: BTreeSet<_> = strokes(&path(&board, None)).into_iter().collect();
    assert_eq!(all, given.into_iter().chain(placed).collect());
    assert_eq!(path(&Grid::empty(shape), None), "");
}
