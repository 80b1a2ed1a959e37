//! The list of keys.

use crate::app::text::keys::KeysText;
use sudoku_core::Order;
use sudoku_play::{
    keys::{AnswerDeed, Deed, Group, Press, ReviewDeed, Typed},
    ui::Direction,
};

pub(super) const KEYS: KeysText = KeysText {
    group,
    press,
    deed,
    note,
    gestures: (
        "With mouse or finger",
        &[
            ("Drag over cells", "Select them all"),
            ("Ctrl or Shift + click", "Add or remove a cell"),
            ("Double-click a cell", "Select all cells with the same digit"),
            ("Pinch or double-tap a large board", "Zoom in or out; drag to move"),
            ("Hold Shift or Ctrl", "Enter notes while it is held"),
            ("Double-tap a digit key", "Lock the digit; in a note mode, place it"),
            ("Hold a digit key", "Lock the digit: each cell you tap then gets it"),
        ],
    ),
    licences: "Licences of the software in Stepdoku",
};

const fn group(group: Group) -> &'static str {
    match group {
        Group::Entering => "Entering",
        Group::Moving => "Moving and selecting",
        Group::Modes => "Modes",
        Group::Aids => "Help and highlighting",
        Group::Game => "Trials and history",
        Group::Solver => "In the step-by-step solver",
        Group::Why => "In an answer to Why?",
        Group::Review => "In the list of a review",
    }
}

fn press(press: Press, order: Order) -> String {
    let held = [(press.held.ctrl, "Ctrl + "), (press.held.alt, "Alt + "), (press.held.shift, "Shift + ")];
    let held: String = held.into_iter().filter_map(|(held, name)| held.then_some(name)).collect();
    format!("{}{held}{}", if press.comma { ", then " } else { "" }, typed(press.typed, order))
}

fn typed(typed: Typed, order: Order) -> String {
    match (typed, order) {
        (Typed::Digits | Typed::Figures, Order::Two) => "1–4".into(),
        (Typed::Digits, Order::Four) => "1–9, A–G".into(),
        (Typed::Digits, Order::Five) => "1–9, A–P".into(),
        (Typed::Digits | Typed::Figures, _) => "1–9".into(),
        (Typed::Arrows, _) => "arrows".into(),
        (Typed::Wasd, _) => "W A S D".into(),
        (Typed::Ends, _) => "Home, End".into(),
        (Typed::Symbol(b' '), _) => "Space".into(),
        (Typed::Symbol(symbol), _) => char::from(symbol).to_ascii_uppercase().into(),
        (Typed::Go(to), _) => arrow(to).into(),
        (Typed::Delete, _) => "Delete".into(),
        (Typed::Backspace, _) => "Backspace".into(),
        (Typed::Enter, _) => "Enter".into(),
        (Typed::Escape, _) => "Escape".into(),
        (Typed::PageUp, _) => "Page up".into(),
        (Typed::PageDown, _) => "Page down".into(),
    }
}

const fn arrow(to: Direction) -> &'static str {
    match to {
        Direction::Up => "↑",
        Direction::Down => "↓",
        Direction::Left => "←",
        Direction::Right => "→",
        _ => "arrow",
    }
}

const fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Enter => "Enter the digit in the current mode",
        Deed::Note => "Add or remove a note, in any mode",
        Deed::Corner => "Corner note, in any mode",
        Deed::Centre => "Centre note, in any mode",
        Deed::Erase => "Clear the selected cells; in colour mode, clear their colours",
        Deed::Swap => "Swap corner and centre notes",
        Deed::Lock => "Lock or unlock this cell's digit",
        Deed::Confirm => "Enter the locked digit, or check the board if none is locked",
        Deed::Undo => "Undo",
        Deed::Redo => "Redo",
        Deed::Go => "Move to the next cell",
        Deed::GoFar => "Move to the next box",
        Deed::GoToEnd => "Go to the start or end of the row",
        Deed::GoToCorner => "Go to the first or last cell",
        Deed::Extend => "Extend the selection",
        Deed::ExtendFar => "Add a cell in the next box, or the first or last cell",
        Deed::SelectAll => "Select all cells",
        Deed::Closer => "Zoom in",
        Deed::Farther => "Zoom out",
        Deed::Whole => "Show the whole board (* of the number pad)",
        Deed::Escape => "Cancel or close; clear the selection",
        Deed::Comma => "The next letter is a command",
        Deed::DigitMode => "Digits",
        Deed::NoteMode => "Notes",
        Deed::CornerMode => "Corner notes",
        Deed::CentreMode => "Centre notes",
        Deed::ColourMode => "Colours. Press again for cells or candidates.",
        Deed::NextMode => "Next mode",
        Deed::Filter => "Highlight a digit, on or off",
        Deed::FilterNone => "Clear the highlight",
        Deed::StepFilter => "Highlight the previous or next digit",
        Deed::Bivalue => "Highlight cells with two candidates, on or off",
        Deed::Candidates => "Show all candidates, on or off",
        Deed::Look => "Show this cell's candidates",
        Deed::FillAll => "Fill in all notes",
        Deed::FillSelected => "Fill in notes in the selected cells",
        Deed::Check => "Check the board",
        Deed::Hint => "Hint. Press again for the technique, then for the reason",
        Deed::Try => "Start a trial",
        Deed::KeepTrial => "Keep the trial",
        Deed::GiveUp => "Discard the trial and go back",
        Deed::Moments => "History",
        Deed::Editor => "Enter a puzzle",
        Deed::Pause => "Pause or resume",
        Deed::Help => "Help",
        Deed::Paste => "Paste and play a puzzle",
        Deed::NextStep => "Next step",
        Deed::BackStep => "Previous step",
        Deed::NextPass => "Next pass",
        Deed::BackPass => "Previous pass",
        Deed::Why => "Ask why",
        Deed::OtherWay => "Switch between path and passes",
        Deed::AllSteps => "Show all steps, on or off",
        Deed::Answer(AnswerDeed::Ask) => "Ask about this digit in the cell",
        Deed::Answer(AnswerDeed::Line) => "Previous or next line",
        Deed::Answer(AnswerDeed::Back) => "Back to the answer that led here",
        Deed::Answer(AnswerDeed::Close) => "Close the answer",
        Deed::Review(ReviewDeed::Move) => "Previous or next move",
        Deed::Review(ReviewDeed::Page) => "Ten moves back or forward",
        Deed::Review(ReviewDeed::End) => "First or last move",
    }
}

const fn note(digits_have_letters: bool, letters_are_commands: bool) -> &'static str {
    match (letters_are_commands, digits_have_letters) {
        (false, _) => {
            "Shortcuts work while the board or its controls have focus. Letter shortcuts are switched off in Settings. On a Mac, use Cmd for Ctrl and Option for Alt."
        }
        (true, true) => {
            "Shortcuts work while the board or its controls have focus. Letters are digits on this board, so type a comma before a letter command. On a Mac, use Cmd for Ctrl and Option for Alt."
        }
        (true, false) => {
            "Shortcuts work while the board or its controls have focus. On a Mac, use Cmd for Ctrl and Option for Alt."
        }
    }
}
