//! The board in the page's text, before the program has loaded.
#![cfg(not(target_family = "wasm"))]

use sudoku_core::{Digit, Shape};
use sudoku_play::game::Game;

#[test]
fn the_page_begins_with_the_puzzle_of_the_program() {
    let index = include_str!("../index.html");
    let (_, board) = index.split_once("skeleton-board board-frame").expect("a board in the page");
    let rows = board.split("<div class=\"row\">").skip(1).map(|row| row.split("</div>").next().unwrap());
    let cell = |cell: &str| match cell.split_once('>') {
        Some(("<i class=\"cell given\"", digit)) if digit.len() == 1 => digit.to_owned(),
        Some(("<i class=\"cell\"", "")) => ".".to_owned(),
        other => panic!("{other:?} is no cell"),
    };
    let rows: Vec<String> =
        rows.map(|row| row.split("</i>").filter(|text| !text.is_empty()).map(cell).collect()).collect();
    assert!(rows.len() == 9 && rows.iter().all(|row| row.len() == 9), "{rows:?}");
    let first = Game::first();
    assert_eq!(first.shape(), Shape::S9);
    let clues = first.clues();
    let line = |row: usize| -> String {
        (0..9)
            .map(|column| clues.get(first.shape().geometry().cell(row, column)))
            .map(|digit| digit.map_or('.', Digit::symbol))
            .collect()
    };
    assert_eq!(rows, (0..9).map(line).collect::<Vec<_>>());
}
