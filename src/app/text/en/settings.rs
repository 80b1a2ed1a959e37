//! The settings.

use crate::app::text::settings::SettingsText;
use sudoku_core::{
    ladder::Profile,
    play::settings::{CheckSays, Choice, ClockSetting, Group, NoteLayout, SettingsFault, Switch, Theme},
};

pub(super) static SETTINGS: SettingsText = SettingsText {
    group,
    switch,
    question,
    choice,
    at_once: |fault| match fault {
        None => "Every change holds at once.",
        Some(SettingsFault::Newer) => {
            "Your settings were saved by a newer Stepdoku and stay unchanged. What you change here lasts until you close the page."
        }
        Some(SettingsFault::NotKept) => {
            "This browser lets the page store nothing. What you change here lasts until you close the page."
        }
    },
    reset: "As at the start",
};

const fn group(group: Group) -> &'static str {
    match group {
        Group::Entering => "Entering digits",
        Group::Lit => "What is lit",
        Group::Notes => "Notes",
        Group::Checking => "Mistakes",
        Group::Hints => "Hints",
        Group::Clock => "Clock",
        Group::Look => "Look",
        Group::Ladder => "What the solver knows",
    }
}

const fn switch(switch: Switch) -> (&'static str, &'static str) {
    match switch {
        Switch::DigitFirst => {
            ("Digit first", "A key of the pad takes up its digit, and each cell you tap then gets it.")
        }
        Switch::LeftCounts => {
            ("Count what is left", "Each key of the pad says how many of its digit are still to be placed.")
        }
        Switch::PadFromBottom => (
            "Pad from the bottom",
            "The first digits lie in the lowest row of the pad, as on the number pad of a keyboard.",
        ),
        Switch::LetterKeys => (
            "Commands by letter",
            "Single letters and signs on the keyboard are commands; digits, arrows and keys with Ctrl always work.",
        ),
        Switch::Peers => ("Row, column and box", "The cells that see the chosen one are tinted."),
        Switch::SameDigit => ("Same digit", "All cells that hold the digit of the chosen one are lit."),
        Switch::SameCandidate => {
            ("Same note", "Where that digit is one of your notes, the note is lit as well.")
        }
        Switch::Preview => (
            "Candidates under the pointer",
            "An empty cell shows what it can hold while the pointer rests on it.",
        ),
        Switch::KeepNotes => (
            "Keep notes in step",
            "A digit you place goes from the notes of its row, column and box; undo brings them back.",
        ),
        Switch::WarnNotes => (
            "Warn of a lost note",
            "You are told at once when a note you take away was the digit of its cell, which reveals it.",
        ),
        Switch::Duplicates => (
            "Mark duplicates",
            "A digit that stands twice in a row, column or box is marked; the solution is not looked at.",
        ),
        Switch::IdlePause => (
            "Pause by itself",
            "The clock stops and the board is covered when nothing is done for five minutes, or when you come back to the page.",
        ),
        Switch::Celebrate => (
            "Celebrate",
            "Light runs over the board when it is solved, unless your system asks for less motion.",
        ),
        Switch::OwnNotes => (
            "Hints from my own notes",
            "What you took out of notes that were complete counts as ruled out, unless it was their digit, which is told first; empty and partial notes count as all that the digits allow.",
        ),
        Switch::JudgeMoves => (
            "Was that a guess?",
            "After each digit you place and each note you take away, a line under the board says what forced it, that nothing forces it yet, or that it is wrong.",
        ),
        Switch::OneSolution => (
            "Assume one solution",
            "Rectangles and the like are looked for too: they are right because the puzzle has one solution only.",
        ),
    }
}

const fn question(choice: Choice) -> &'static str {
    match choice {
        Choice::NoteLayout(_) => "Where notes stand",
        Choice::CheckSays(_) => "What a check tells",
        Choice::Clock(_) => "The time",
        Choice::Theme(_) => "Light or dark",
        Choice::Ladder(_) => "Order of techniques",
    }
}

const fn choice(choice: Choice) -> (&'static str, &'static str) {
    match choice {
        Choice::NoteLayout(NoteLayout::Fixed) => {
            ("In fixed places", "Each digit has its own spot in the cell.")
        }
        Choice::NoteLayout(NoteLayout::CornerCentre) => {
            ("Corner and centre", "There are two kinds of notes, one along the edge and one in the middle.")
        }
        Choice::CheckSays(CheckSays::Whether) => {
            ("Right or not", "A check says whether all of your digits are right so far, and no more.")
        }
        Choice::CheckSays(CheckSays::HowMany) => {
            ("How many", "A check says how many of your digits are wrong.")
        }
        Choice::CheckSays(CheckSays::Which) => ("Which", "A check marks the digits that are wrong."),
        Choice::Clock(ClockSetting::Shown) => ("Shown", "The clock stands above the board."),
        Choice::Clock(ClockSetting::Hidden) => {
            ("Hidden", "The time is counted, and told when the puzzle is solved.")
        }
        Choice::Clock(ClockSetting::Off) => ("Off", "No time is counted, and nothing can be paused."),
        Choice::Theme(Theme::System) => ("As the system", "The page is light or dark as your system is."),
        Choice::Theme(Theme::Light) => ("Light", "The page is always dark on light."),
        Choice::Theme(Theme::Dark) => ("Dark", "The page is always light on dark."),
        Choice::Ladder(Profile::Teaching) => {
            ("As people learn", "What is easiest to see is tried first: hidden singles before naked ones.")
        }
        Choice::Ladder(Profile::Hodoku) => {
            ("HoDoKu", "Techniques are tried in the order of that program, and only those it knows.")
        }
    }
}
