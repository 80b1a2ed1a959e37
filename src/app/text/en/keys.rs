//! The English words of the list of keys.

use super::{counted, queries};
use crate::app::text::keys::KeysText;
use sudoku_core::{
    Digit, Shape,
    explain::{Locale, en},
};
use sudoku_play::{
    keys::{AnswerAction, KeyAction, KeyGroup, PresentAction, Press, ReviewAction, Typed},
    ui::Direction,
    view::{Lesson, LessonBoard},
};

pub(super) const KEYS: KeysText = KeysText {
    how: "How to play",
    by_ear: |letters| {
        if letters {
            "Screen reader: on the board, press semicolon, then R to hear the row, N for the next empty cell, or 5 for the places of 5. Question mark opens Help with all keys."
        } else {
            "Screen reader: switch on letter shortcuts in Settings, and the semicolon key asks about the board."
        }
    },
    lesson,
    keys: "Keys",
    group,
    press,
    action,
    note,
    gestures: (
        "With mouse or finger",
        &[
            ("Drag over cells", "Select them all"),
            ("Ctrl or Shift + click", "Add or remove a cell"),
            ("Double-click a cell", "Select all cells with the same digit"),
            ("Pinch or double-tap a large board", "Zoom in or out; drag to move"),
            ("Hold or right-click a cell", "Ask why, or show its candidates"),
            ("Hold Shift or Ctrl", "Enter notes while it is held"),
            ("Double-tap a digit key", "Lock the digit; in a note mode, place it"),
            ("Hold a digit key", "Lock the digit: each cell you tap then gets it"),
        ],
    ),
    licences: "Licences of the software in Stepdoku",
};

fn lesson(lesson: Lesson, picture: &LessonBoard, locale: Locale) -> (&'static str, String, String) {
    let (title, seen) = lesson_seen(lesson, picture, locale);
    (title, seen, lesson_heard(lesson).into())
}

/// A lesson for players who see no picture.
const fn lesson_heard(lesson: Lesson) -> &'static str {
    match lesson {
        Lesson::Rules => {
            "Fill the board so that each row, each column and each box has every digit from 1 to 9 once."
        }
        Lesson::Digit => {
            "If the row, the column and the box of a cell have every digit but one together, the cell must be that one. Go there with the arrow keys and press it."
        }
        Lesson::Notes => {
            "If a cell can be 3 or 5, note both: go there, choose Notes with X, and press 3 and 5. Z goes back to digits."
        }
        Lesson::Hint => {
            "I or slash gives a hint: first where to look, then how, then why; each part waits until you ask. Enter then applies it."
        }
        Lesson::Steps => {
            "Explain solves the puzzle one step at a time, with the reason for each. Your own board stays unchanged."
        }
    }
}

fn lesson_seen(lesson: Lesson, picture: &LessonBoard, locale: Locale) -> (&'static str, String) {
    let subject = picture.subject.map(|one| en::said(one.digit, locale.symbols)).unwrap_or_default();
    match lesson {
        Lesson::Rules => (
            "The rules",
            "Fill the board so that each row, each column and each box has every digit from 1 to 9 once. The picture marks a row, a column and a box."
                .into(),
        ),
        Lesson::Digit => (
            "Enter a digit",
            format!(
                "The shaded cells share a row, column or box with the framed one, and they have every digit except {subject}. So the framed cell must be {subject}. Select it and press {subject}."
            ),
        ),
        Lesson::Notes => {
            let notes: Vec<&str> = picture.notes.iter().map(|digit| en::said(digit, locale.symbols)).collect();
            (
                "Take notes",
                format!(
                    "The framed cell can be {}. To remember that, select it, choose Notes and press {}.",
                    notes.join(" or "),
                    notes.join(" and ")
                ),
            )
        }
        Lesson::Hint => (
            "Ask for a hint",
            format!(
                "Hint first says where to look, then how, then why; each part waits until you ask. Here the shaded box needs {subject}, and only the framed cell is left for it."
            ),
        ),
        Lesson::Steps => {
            let placed = picture.board.filled_count() - picture.givens.filled_count();
            (
                "Watch it being solved",
                format!(
                    "Explain solves the puzzle one step at a time, with the reason for each. In the picture it has placed {}. Your own board stays unchanged.",
                    counted(placed, "digit", "digits")
                ),
            )
        }
    }
}

const fn group(group: KeyGroup) -> &'static str {
    match group {
        KeyGroup::Entering => "Entering",
        KeyGroup::Moving => "Moving and selecting",
        KeyGroup::Modes => "Modes",
        KeyGroup::Aids => "Help and highlighting",
        KeyGroup::Queries => "Questions about the board, answered aloud",
        KeyGroup::Game => "Trials and history",
        KeyGroup::Solver => "In the step-by-step solver",
        KeyGroup::Present => "While presenting",
        KeyGroup::Why => "In an answer to Why?",
        KeyGroup::Review => "In the list of a review",
    }
}

fn press(press: Press, shape: &Shape) -> String {
    let held = [(press.held.ctrl, "Ctrl + "), (press.held.alt, "Alt + "), (press.held.shift, "Shift + ")];
    let held: String = held.into_iter().filter_map(|(held, name)| held.then_some(name)).collect();
    let before = match (press.comma, press.prefixed) {
        (true, _) => ", then ",
        (false, true) => "; then ",
        (false, false) => "",
    };
    format!("{before}{held}{}", typed(press.typed, shape))
}

/// The keys of all digits of a board, or of those that are figures.
fn digits(shape: &Shape, letters: bool) -> String {
    let last = Digit::at(shape.side() - 1).symbol();
    match last {
        'A' if letters => "1–9, A".into(),
        'B'..='Z' if letters => format!("1–9, A–{last}"),
        'A'..='Z' => "1–9".into(),
        _ => format!("1–{last}"),
    }
}

pub(super) fn typed(typed: Typed, shape: &Shape) -> String {
    match (typed, shape) {
        (Typed::Digits, _) => digits(shape, true),
        (Typed::Figures, _) => digits(shape, false),
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
        Direction::RowStart => "Home",
        _ => "arrow",
    }
}

const fn action(action: KeyAction) -> &'static str {
    match action {
        KeyAction::Enter => "Enter the digit in the current mode",
        KeyAction::Note => "Add or remove a note, in any mode",
        KeyAction::Corner => "Corner note, in any mode",
        KeyAction::Centre => "Centre note, in any mode",
        KeyAction::Erase => "Clear the selected cells; in colour mode, clear their colours",
        KeyAction::Swap => "Swap corner and centre notes",
        KeyAction::Lock => "Lock or unlock this cell's digit",
        KeyAction::Confirm => {
            "Apply the hint whose reason is open; otherwise enter the locked digit, or check the board"
        }
        KeyAction::Undo => "Undo",
        KeyAction::Redo => "Redo",
        KeyAction::Go => "Move to the next cell",
        KeyAction::GoFar => "Move to the next box",
        KeyAction::GoToEnd => "Go to the start or end of the row",
        KeyAction::GoToCorner => "Go to the first or last cell",
        KeyAction::Extend => "Extend the selection",
        KeyAction::ExtendFar => "Add a cell in the next box, or the first or last cell",
        KeyAction::SelectAll => "Select all cells",
        KeyAction::Closer => "Zoom in",
        KeyAction::Farther => "Zoom out",
        KeyAction::Whole => "Show the whole board (* of the number pad)",
        KeyAction::Escape => "Cancel or close; clear the selection",
        KeyAction::Comma => "The next letter is a command",
        KeyAction::DigitMode => "Digits",
        KeyAction::NoteMode => "Notes",
        KeyAction::CornerMode => "Corner notes",
        KeyAction::CentreMode => "Centre notes",
        KeyAction::ColourMode => "Colours. Press again for cells or candidates.",
        KeyAction::NextMode => "Next mode",
        KeyAction::Filter => "Highlight a digit, on or off",
        KeyAction::FilterNone => "Clear the highlight",
        KeyAction::StepFilter => "Highlight the previous or next digit",
        KeyAction::Bivalue => "Highlight cells with two candidates, on or off",
        KeyAction::Candidates | KeyAction::Present(PresentAction::Candidates) => {
            "Show all candidates, on or off"
        }
        KeyAction::Look => "Show this cell's candidates",
        KeyAction::FillAll => "Fill in all notes",
        KeyAction::FillSelected => "Fill in notes in the selected cells",
        KeyAction::Check => "Check the board",
        KeyAction::Hint => "Hint. Press again for the technique, then for the reason",
        KeyAction::Try => "Start a trial",
        KeyAction::KeepTrial => "Keep the trial",
        KeyAction::GiveUp => "Discard the trial and go back",
        KeyAction::Moments => "History",
        KeyAction::Editor => "Enter a puzzle",
        KeyAction::Pause => "Pause or resume",
        KeyAction::Help => "Help",
        KeyAction::Paste => "Paste and play a puzzle",
        KeyAction::NextStep => "Next step",
        KeyAction::BackStep => "Previous step",
        KeyAction::NextPass => "Next pass",
        KeyAction::BackPass => "Previous pass",
        KeyAction::Why => "Ask why",
        KeyAction::OtherWay => "Switch between path and passes",
        KeyAction::AllSteps => "Show all steps, on or off",
        KeyAction::Ask => "The next key asks about the board",
        KeyAction::Query(query) => queries::asks(query),
        KeyAction::Present(PresentAction::Next) => "Reveal more",
        KeyAction::Present(PresentAction::Back) => "Take the last reveal back",
        KeyAction::Present(PresentAction::Again) => "Go back to the start of this step",
        KeyAction::Present(PresentAction::Blank) => "Black screen, until the next press",
        KeyAction::Present(PresentAction::Leave) => "Back to the solver",
        KeyAction::Answer(AnswerAction::Ask) => "Ask about this digit in the cell",
        KeyAction::Answer(AnswerAction::Line) => "Previous or next line",
        KeyAction::Answer(AnswerAction::Back) => "Back to the answer that led here",
        KeyAction::Answer(AnswerAction::Close) => "Close the answer",
        KeyAction::Review(ReviewAction::Move) => "Previous or next move",
        KeyAction::Review(ReviewAction::Page) => "Ten moves back or forward",
        KeyAction::Review(ReviewAction::End) => "First or last move",
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
