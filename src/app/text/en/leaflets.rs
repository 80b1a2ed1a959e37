//! The static pages about techniques.

use crate::app::text::leaflets::Leaflets;
use sudoku_core::Shape;

pub(in crate::app::text) static LEAFLETS: Leaflets = Leaflets {
    title: |technique| format!("{technique} in Sudoku, explained with an example"),
    rank: |level, number, of| format!("Level {level}, technique {number} of {of}"),
    picture: |technique, shape: &Shape| {
        let side = shape.side();
        format!("{technique} on a {side}×{side} board. The text of the example names its cells.")
    },
    step: "An example",
    open: |technique| format!("Open {technique} in Stepdoku"),
    before: |technique| format!("Before: {technique}"),
    after: |technique| format!("Next: {technique}"),
    rules_about: "The rules of Sudoku in three sentences with a picture: each row, each column and each box has every digit once.",
    rules_picture: "A full 9×9 board with frames around a row, a column and a box.",
    list_title: "Sudoku techniques, from naked singles to forcing nets",
    list_about: "All Sudoku techniques in the order of learning, each with its idea, its proof, a common mistake and an example on a board.",
    open_list: "Open the list in Stepdoku",
    play: "Play",
};
