//! The classes of a cell, on the board of the game and on any other.

use sudoku_core::Shape;
use sudoku_play::view::{CellView, Ink, NoteKind};

/// A cell's classes for the style.
pub(crate) fn class(view: CellView, shape: &Shape) -> String {
    let ink = match view.ink {
        Ink::None => "empty",
        Ink::Given => "given",
        Ink::Placed => "placed",
        Ink::Solver => "solver",
    };
    let notes = match view.note_kind {
        NoteKind::None => "",
        NoteKind::Notes | NoteKind::Candidates => "note",
        NoteKind::Preview => "preview",
    };
    let two_kinds = view.draws_two_kinds();
    let coloured = view.painted || view.chips.iter().any(|digits| !digits.is_empty());
    let states = [
        (view.selected, "selected"),
        (view.same, "same"),
        (view.conflict, "conflict"),
        (view.wrong, "wrong"),
        (view.tried, "tried"),
        (view.cause, "cause"),
        (view.target, "target"),
        (view.lit, "lit"),
        (coloured, "painted"),
        (two_kinds, "two-kinds"),
        (two_kinds && !view.corner.is_empty(), CORNERS[view.corner_places(shape) - 3]),
        (
            two_kinds && view.centre_length(shape) > FEW,
            LENGTHS[view.centre_length(shape).saturating_sub(FEW + 1)],
        ),
    ];
    let states = states.into_iter().filter_map(|(is, name)| is.then_some(name));
    let names = ["cell", ink, notes].into_iter().filter(|name| !name.is_empty());
    names.chain(states).collect::<Vec<_>>().join(" ")
}

/// Places for corner notes in one line, from three on.
const CORNERS: [&str; 3] = ["corners-3", "corners-4", "corners-5"];
/// The number of centre notes that fit in one line at full size.
const FEW: usize = 5;
/// Smaller sizes for longer lines of centre notes.
const LENGTHS: [&str; 5] = ["long-6", "long-7", "long-8", "long-9", "long-10"];
