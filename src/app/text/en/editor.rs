//! The editor of puzzles.

use super::{counted, size};
use crate::app::text::editor::EditorText;
use sudoku_core::{
    Order,
    explain::{capitalised, en},
    play::{
        editor::Beginning,
        view::{EditorCell, Findings},
    },
};

pub(super) static EDITOR: EditorText = EditorText {
    open: "Enter a puzzle by hand",
    begin: "Start from",
    beginning,
    board: ("Puzzle to enter", "Arrow keys move; digits fill the cell; Backspace empties it."),
    cell,
    pad: "Digits",
    tools: ["Undo", "Redo", "Erase"],
    findings,
    givens: |count| counted(count, "given", "givens"),
    rating: "Working out how hard it is…",
    rated: |rating| format!("Hardest step: {rating}"),
    spare,
    spares: ["Mark spare givens", "Remove spare givens"],
    mirror: ("Symmetry of the givens", "Add givens for symmetry"),
    busy: "Looking for spare givens…",
};

fn beginning(from: Beginning) -> String {
    match from {
        Beginning::Empty(order) => format!("Empty {}", size(order)),
        Beginning::Givens => "This puzzle".into(),
        Beginning::Position => "This position".into(),
    }
}

fn cell(cell: EditorCell, order: Order) -> String {
    let at = capitalised(&en::cell_name(cell.cell, order));
    let digit = match (cell.digit, cell.either) {
        (Some(digit), _) => digit.to_string(),
        (None, Some((one, other))) => format!("empty, {one} in one solution and {other} in another"),
        (None, None) => "empty".into(),
    };
    let clash = if cell.clashes { ", part of a clash" } else { "" };
    let spare = if cell.spare { ", spare" } else { "" };
    format!("{at}: {digit}{clash}{spare}")
}

fn findings(findings: &Findings) -> String {
    match *findings {
        Findings::Nothing => "The solutions are counted as you enter digits.".into(),
        Findings::Unknown => "Counting the solutions…".into(),
        Findings::Twice => "A digit is twice in a row, column or box. The cells are marked.".into(),
        Findings::None { clash, minimal } => {
            let marked = counted(clash, "marked given", "marked givens");
            let why = if minimal { "can't all be right: change one of them" } else { "already have none" };
            format!("No solution. The {marked} {why}.")
        }
        Findings::One => "Exactly one solution.".into(),
        Findings::Full => "Every cell is filled, so there is nothing to solve.".into(),
        Findings::Several(cells) => {
            format!("More than one solution. Two of them differ in {}.", counted(cells, "cell", "cells"))
        }
        Findings::Undecided => {
            "Stepdoku could not count the solutions in a reasonable time. Try adding givens.".into()
        }
    }
}

fn spare(count: usize, undecided: usize) -> String {
    let found = match count {
        0 => "No spare givens found.".to_owned(),
        _ => format!(
            "{} marked. Each can be removed, but perhaps not all together.",
            counted(count, "spare given", "spare givens")
        ),
    };
    match undecided {
        0 => found,
        _ => format!("{found} {} could not be decided.", counted(undecided, "given", "givens")),
    }
}
