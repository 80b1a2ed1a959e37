//! The English words of the editor of puzzles.

use super::{counted, size};
use crate::app::text::editor::EditorText;
use std::borrow::Cow;
use sudoku_core::{
    Candidate, Cell, Digit, Shape, Symbols,
    explain::{Locale, Span, en},
};
use sudoku_play::{
    features::editor::{
        Thinned,
        view::{EditorCell, Findings},
    },
    messages::Beginning,
};

pub(super) static EDITOR: EditorText = EditorText {
    open: "Enter a puzzle by hand",
    begin: "Start from",
    beginning,
    replaced: |digits| format!("This replaced a board with {}.", counted(digits, "digit", "digits")),
    board: (
        "Puzzle to enter",
        "Arrow keys move; digits fill the cell; Backspace empties it; Ctrl+V pastes a puzzle.",
    ),
    remark,
    pad: "Digits",
    erase: "Erase",
    move_on: ("Move on after a digit", "Go to the next cell. A dot, 0 or space leaves a cell empty."),
    draw_cages: (
        "Draw cages",
        "Choose cells by a tap, or by Space, and give them a sum. Cells with digits add up by themselves, so begin with a full board if you like.",
    ),
    sum: "Sum",
    cages: ["Draw cage", "Remove cage", "Take the digits out", "Fill at random"],
    back: ["Undo", "Redo"],
    findings: [
        |findings, shape, locale| found(findings, shape, locale, en::short),
        |findings, shape, locale| found(findings, shape, locale, en::words),
    ],
    counting: " · Counting the solutions…",
    two: ["One solution", "Another solution"],
    givens: |count| counted(count, "given", "givens"),
    spare,
    thinned,
    neater: "A spare given is one the puzzle doesn't need. Minimal: no given is spare. Symmetric: givens are added.",
    spares: ["Mark spare givens", "Make minimal"],
    mirror: ("Symmetry of the givens", "Make symmetric"),
    busy: "Looking for spare givens…",
};

fn beginning(from: Beginning) -> String {
    match from {
        Beginning::Empty(shape) => format!("Empty {}", size(&shape)),
        Beginning::Givens => "This puzzle".into(),
        Beginning::Position => "This position".into(),
    }
}

fn remark(cell: EditorCell, locale: Locale) -> String {
    let either = cell.either.map(|(one, other)| {
        format!(
            "{} in one solution and {} in another",
            en::said(one, locale.symbols),
            en::said(other, locale.symbols)
        )
    });
    let chosen = cell.chosen.then(|| "chosen for a cage".to_owned());
    let said = [
        chosen,
        either,
        cell.clashes.then(|| "part of a clash".to_owned()),
        cell.spare.then(|| "spare".to_owned()),
    ];
    said.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// More givens than these are not named, only marked.
const NAMED: usize = 6;

/// Names a piece.
type Name = fn(&Span, &Shape, Symbols) -> Cow<'static, str>;

fn found(findings: &Findings, shape: &Shape, locale: Locale, name: Name) -> String {
    match findings {
        Findings::Nothing => "Enter the givens. Solutions are counted as you type.".into(),
        Findings::Counting => "Counting the solutions…".into(),
        Findings::Uncounted => "The solutions could not be counted.".into(),
        Findings::Twice(twice) => {
            let [one, other] = twice.cells.map(|cell| name(&Span::Cell(cell), shape, locale.symbols));
            super::refusals::twice(twice, &one, &other, locale)
        }
        Findings::None { clash, .. } if clash.is_empty() => {
            "No solution. Looking for the givens that clash…".into()
        }
        Findings::None { clash, minimal: false } => {
            format!("The {} marked givens alone rule out every solution.", clash.len())
        }
        Findings::None { clash, minimal: true } => match &clash[..] {
            [all @ .., last] if all.len() < NAMED => {
                let named = |&(cell, digit): &(Cell, Digit)| {
                    name(&Span::Candidate(Candidate { cell, digit }), shape, locale.symbols).into_owned()
                };
                let (all, last) = (all.iter().map(named).collect::<Vec<_>>().join(", "), named(last));
                let both = if clash.len() == 2 { "both" } else { "all" };
                format!("No solution. The givens {all} and {last} can't {both} be right.")
            }
            _ => format!("No solution. The {} marked givens can't all be right.", clash.len()),
        },
        Findings::One => "Exactly one solution.".into(),
        Findings::Full => "Every cell is filled, so there is nothing to solve.".into(),
        Findings::Several(cells) => {
            format!("More than one solution. Two of them differ in {}.", counted(*cells, "cell", "cells"))
        }
        Findings::Undecided => {
            "Stepdoku could not count the solutions in a reasonable time. Try adding givens.".into()
        }
    }
}

fn thinned(Thinned { removed, undecided }: Thinned) -> String {
    let gone = match removed {
        0 => "No given was removed.".to_owned(),
        _ => format!("{} removed.", counted(removed, "spare given", "spare givens")),
    };
    match undecided {
        0 => format!("{gone} The puzzle is minimal."),
        _ => format!("{gone} Whether {undecided} more can go could not be decided in a reasonable time."),
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
