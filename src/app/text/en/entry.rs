//! The English words of the pad.

use super::{counted, spoken};
use crate::app::text::{EntryText, FillText, ToolsText};
use sudoku_core::explain::{Locale, capitalised, en};
use sudoku_play::{
    input::{Mode, Target},
    saved::settings::{FirstStep, NoteLayout},
    view::{KeyFace, PadHint},
};

pub(super) const ENTRY: EntryText = EntryText {
    pad: "Digits",
    left: " left",
    modes: "Entry mode",
    mode,
    hint,
    way_out,
    comma: "Letters are digits here. Type a comma before a command.",
    highlights: "Highlight",
    pairs: "Two candidates",
    clear_highlight: "Clear highlight",
    paints: "Colours",
    paint: |colour| format!("Colour {}, {}", colour.number(), spoken::colour(colour)),
    targets: "Colour what?",
    target: |target| match target {
        Target::Cells => "Cells",
        Target::Candidates => "Candidates",
    },
    clear_colours: ("Clear all", "Clear all colours"),
    locked: "locked",
    trial: "Trial",
    tried: |placed| format!("Trial: {} placed", counted(placed, "digit", "digits")),
    keep: "Keep",
    give_up: "Discard",
    tools: ToolsText {
        tools: "Tools",
        more: "More",
        all: "More tools",
        undo: "Undo",
        undo_hold: "Undo. Hold to redo.",
        notes: "Notes",
        erase: "Erase",
        hint: "Hint",
        check: "Check",
        filter: "Highlight",
        candidates: "Candidates",
        all_candidates: "Show all",
        fill: FillText {
            title: "Fill in all possible notes",
            all: "In all empty cells",
            selected: "In the selected cells",
            one: "For one digit, everywhere",
            plain: "Every digit in every empty cell",
        },
        moments: "History",
        paint: "Colours",
        colour: "Colour",
        pen: "Pen",
        singles: "Place naked singles",
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

fn hint(hint: PadHint, layout: NoteLayout, locale: Locale) -> String {
    match hint {
        PadHint::Command => match layout {
            NoteLayout::Fixed => {
                "Now type a letter: Z digits, X notes, V colour, L lock, F fill notes, T trial."
            }
            NoteLayout::CornerCentre => {
                "Now type a letter: Z digits, X corner, C centre, V colour, L lock, T trial."
            }
        }
        .into(),
        PadHint::Locked(digit, mode) => {
            let digit = capitalised(en::said(digit, locale.symbols));
            match mode {
                Mode::Digit => format!("{digit} is locked: select cells to place it."),
                Mode::Corner | Mode::Centre => {
                    format!("{digit} is locked: select cells to add it as a note.")
                }
                Mode::Colour => format!("{digit} is locked."),
            }
        }
        PadHint::First(FirstStep::Place) => "Press a digit to place it in the selected cell.".into(),
        PadHint::First(FirstStep::Lock) => "Hold a digit key to place that digit in several cells.".into(),
        PadHint::First(FirstStep::Hint) => {
            "Stuck? Press Hint, or hold or right-click a cell to ask why.".into()
        }
        PadHint::Face(KeyFace::Digit) => String::new(),
        PadHint::Face(KeyFace::Fixed) => "Press a digit to note it, twice quickly to place it.".into(),
        PadHint::Face(KeyFace::Corner) => {
            "Press a digit for a corner note, twice quickly to place it.".into()
        }
        PadHint::Face(KeyFace::Centre) => {
            "Press a digit for a centre note, twice quickly to place it.".into()
        }
        PadHint::Face(KeyFace::Colour) => "Press a candidate to colour it.".into(),
        PadHint::Paints => "Pick a colour for the selected cells.".into(),
    }
}

const fn way_out(hint: PadHint) -> &'static str {
    match hint {
        PadHint::Command => "Cancel command",
        PadHint::Locked(..) => "Unlock",
        PadHint::First(_) | PadHint::Face(_) | PadHint::Paints => "",
    }
}
