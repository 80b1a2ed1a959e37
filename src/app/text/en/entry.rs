//! The pad.

use super::{counted, spoken};
use crate::app::text::{EntryText, FillText, ToolsText};
use sudoku_core::play::{
    input::{Filter, Mode, Target},
    settings::NoteLayout,
    view::{Hint, KeyFace},
};

pub(super) const ENTRY: EntryText = EntryText {
    pad: "Digits",
    left: " left",
    modes: "What a digit becomes",
    mode,
    hint,
    way_out,
    comma: "Letters are digits: type a comma before a command.",
    pairs: "Two candidates",
    paints: "Colours",
    paint: |colour| format!("Colour {}, {}", colour.number(), spoken::colour(colour)),
    targets: "What is coloured",
    target: |target| match target {
        Target::Cells => "Cells",
        Target::Candidates => "Candidates",
    },
    clear_colours: ("Clear all", "Clear all colours"),
    locked: "locked",
    trial: "Trial",
    keep: "Keep",
    give_up: "Give up",
    tools: ToolsText {
        tools: "Tools",
        more: "More",
        undo: "Undo",
        redo: "Redo",
        erase: "Erase",
        hint: "Hint",
        check: "Check",
        filter: "Point out",
        candidates: "Candidates",
        fill: FillText {
            name: "Fill notes",
            title: "Fill in notes of all that is possible",
            all: "In all empty cells",
            selected: "In the cells chosen",
            one: "One digit, everywhere",
        },
        back: "Undo mistake",
        moments: "Savepoints",
        try_out: "Try out",
        restart: "Restart",
        solution: "Solution",
    },
};

const fn mode(mode: Mode, layout: NoteLayout) -> &'static str {
    match (mode, layout) {
        (Mode::Digit, _) => "Digit",
        (Mode::Colour, _) => "Colour",
        (Mode::Corner | Mode::Centre, NoteLayout::Fixed) => "Notes",
        (Mode::Corner, _) => "Corner",
        (Mode::Centre, _) => "Centre",
    }
}

fn hint(hint: Hint, layout: NoteLayout) -> String {
    match hint {
        Hint::Command => match layout {
            NoteLayout::Fixed => "Now a letter: Z digit, X notes, V colour, L lock, F fill notes, T try.",
            NoteLayout::CornerCentre => "Now a letter: Z digit, X corner, C centre, V colour, L lock, T try.",
        }
        .into(),
        Hint::Picking(None) => "Tap a digit to see where it is and can be.".into(),
        Hint::Picking(Some(filter)) | Hint::Filtered(filter) => match filter {
            Filter::Digit(digit) => format!("{digit} is pointed out."),
            Filter::Bivalue => "Cells with two candidates are pointed out.".into(),
        },
        Hint::Locked(digit, Mode::Digit) => format!("{digit} is locked: tap cells to place it."),
        Hint::Locked(digit, Mode::Corner | Mode::Centre) => {
            format!("{digit} is locked: tap cells to note it.")
        }
        Hint::Trial(placed) => format!("Trying: {}.", counted(placed, "digit", "digits")),
        Hint::Locked(digit, Mode::Colour) => format!("{digit} is locked."),
        Hint::Face(KeyFace::Digit) => "A digit is placed. Hold a key to lock it.".into(),
        Hint::Face(KeyFace::Fixed) => "A digit is noted. Tap it twice to place it.".into(),
        Hint::Face(KeyFace::Corner) => "Noted along the edge. Tap twice to place.".into(),
        Hint::Face(KeyFace::Centre) => "Noted in the middle. Tap twice to place.".into(),
        Hint::Face(KeyFace::Pick) => "A digit is pointed out.".into(),
        Hint::Face(KeyFace::Colour) => "A candidate gets the colour.".into(),
        Hint::Paints => "The cells chosen get the colour.".into(),
    }
}

const fn way_out(hint: Hint) -> &'static str {
    match hint {
        Hint::Command => "No command",
        Hint::Picking(_) | Hint::Filtered(_) => "Point nothing out",
        Hint::Locked(..) => "Unlock",
        Hint::Trial(_) | Hint::Face(_) | Hint::Paints => "",
    }
}
