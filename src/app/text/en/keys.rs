//! The list of keys.

use crate::app::text::KeysText;
use sudoku_core::{
    Order,
    play::{
        keys::{AnswerDeed, Deed, Group, Press, ReviewDeed, Typed},
        ui::Direction,
    },
};

pub(super) const KEYS: KeysText = KeysText {
    group,
    press,
    deed,
    note,
    gestures: (
        "With mouse or finger",
        &[
            ("Drag over cells", "Choose all of them"),
            ("Ctrl or Shift + click", "Choose one more cell, or one less"),
            ("Double click on a cell", "Choose all cells that hold the same"),
            ("Hold Shift or Ctrl", "Notes for as long as it is held"),
            ("Tap a digit of the pad twice", "Lock it; in a note mode, place it"),
            ("Hold a digit of the pad", "Lock it: cells that are tapped take it"),
        ],
    ),
    licences: "Licences of the software in Stepdoku",
};

const fn group(group: Group) -> &'static str {
    match group {
        Group::Entering => "Entering",
        Group::Moving => "Moving and choosing",
        Group::Modes => "Modes",
        Group::Aids => "Aids",
        Group::Game => "Trials, savepoints, the game",
        Group::Solver => "While solving step by step",
        Group::Why => "While reading an answer to Why?",
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
        Deed::Enter => "Enter the digit, as the mode says",
        Deed::Note => "Note it, whatever the mode",
        Deed::Corner => "Note it along the edge, whatever the mode",
        Deed::Centre => "Note it in the middle, whatever the mode",
        Deed::Erase => "Empty the cells chosen; in colour mode, take their colours",
        Deed::Swap => "Exchange notes along the edge and in the middle",
        Deed::Lock => "Lock the digit of this cell for other cells, or unlock",
        Deed::Confirm => "Enter the locked digit; without one, check the board",
        Deed::Undo => "Undo",
        Deed::Redo => "Redo",
        Deed::Go => "Move a cell",
        Deed::GoFar => "Move to the next box",
        Deed::GoToEnd => "Move to the ends of the row",
        Deed::GoToCorner => "Move to the first and the last cell",
        Deed::Extend => "Choose more cells on the way",
        Deed::ExtendFar => "Choose a cell of the next box, or an end of the board, too",
        Deed::SelectAll => "Choose all cells",
        Deed::Escape => "Let go of what was taken up last; close what is open",
        Deed::Comma => "The next letter is a command",
        Deed::DigitMode => "Digits",
        Deed::NoteMode => "Notes",
        Deed::CornerMode => "Notes along the edge",
        Deed::CentreMode => "Notes in the middle",
        Deed::ColourMode => "Colours; again: cells or candidates",
        Deed::NextMode => "The next mode",
        Deed::Filter => "Point a digit out, or no longer",
        Deed::FilterNone => "Point nothing out",
        Deed::StepFilter => "Point out the digit before, the next",
        Deed::Bivalue => "Point out cells with two candidates, or no longer",
        Deed::Candidates => "Show all candidates, or no longer",
        Deed::FillAll => "Fill in all notes",
        Deed::FillSelected => "Fill in the notes of the cells chosen",
        Deed::Check => "Check the board",
        Deed::Hint => "A hint: where to look; again: which technique; again: why",
        Deed::Try => "Try something out from here",
        Deed::KeepTrial => "Keep what was tried",
        Deed::GiveUp => "Give it up, and go back to where it began",
        Deed::Moments => "Savepoints",
        Deed::Pause => "Stop the clock, or go on",
        Deed::Help => "This list",
        Deed::Paste => "Play the puzzle on the clipboard",
        Deed::NextStep => "Next step",
        Deed::BackStep => "Back a step",
        Deed::NextPass => "Next pass",
        Deed::BackPass => "Back a pass",
        Deed::Why => "Why is this so, or why not?",
        Deed::OtherWay => "The whole path, or passes again",
        Deed::AllSteps => "All steps of this moment, or no longer",
        Deed::Answer(AnswerDeed::Ask) => "Ask about this digit of the cell",
        Deed::Answer(AnswerDeed::Line) => "Previous or next line of what would follow",
        Deed::Answer(AnswerDeed::Back) => "Back to the answer that led here",
        Deed::Answer(AnswerDeed::Close) => "Close the answers",
        Deed::Review(ReviewDeed::Move) => "Previous or next move",
        Deed::Review(ReviewDeed::Page) => "Ten moves back or on",
        Deed::Review(ReviewDeed::End) => "First or last move",
    }
}

const fn note(digits_have_letters: bool, letters_are_commands: bool) -> &'static str {
    match (letters_are_commands, digits_have_letters) {
        (false, _) => {
            "Keys are heard while the board or its controls have the focus. Commands by a letter or a sign are switched off in the settings. On a Mac, Cmd is as good as Ctrl, and Option is Alt."
        }
        (true, true) => {
            "Keys are heard while the board or its controls have the focus. Letters are digits on this board, so a command by a letter has a comma before it. On a Mac, Cmd is as good as Ctrl, and Option is Alt."
        }
        (true, false) => {
            "Keys are heard while the board or its controls have the focus. On a Mac, Cmd is as good as Ctrl, and Option is Alt."
        }
    }
}
