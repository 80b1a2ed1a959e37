//! The moments of a game.

use super::counted;
use crate::app::text::moments::MomentsText;
use sudoku_core::play::history::{
    SavepointKind,
    outline::{Line, Stop},
};

pub(super) static MOMENTS: MomentsText = MomentsText {
    save: ("Name of this moment", "Set a savepoint", "Rename it"),
    nameless: |number| format!("Savepoint {number}"),
    begin_trial: (
        "Try something",
        "What you enter from here on is marked as tried, until you keep it, or give it up and are back here.",
    ),
    trial,
    end_trial: ["Keep it", "Give it up"],
    check: "Check",
    back: "Back to before the first mistake",
    list: "All moments, from the start",
    stop,
    place,
    here: "you are here",
    picture,
    still: "Go on playing, and the moments can be seen and gone to.",
    way: |number, of| match of {
        1 => "Another way was:".into(),
        _ => format!("Another way was, {number} of {of}:"),
    },
    actions: ["Rename", "Forget"],
};

fn trial(placed: usize) -> String {
    match placed {
        0 => "You are trying something; nothing is placed yet.".into(),
        _ => format!("You are trying something: {} so far.", counted(placed, "digit", "digits")),
    }
}

fn stop(stop: &Stop) -> String {
    match stop {
        Stop::Start => "The start".into(),
        Stop::Savepoint(SavepointKind::Kept, name) if name.is_empty() => "Savepoint".into(),
        Stop::Savepoint(SavepointKind::Trial, name) if name.is_empty() => "Trial begins".into(),
        Stop::Savepoint(SavepointKind::GivenUp, name) if name.is_empty() => "Given up".into(),
        Stop::Savepoint(SavepointKind::Kept, name) => name.clone(),
        Stop::Savepoint(SavepointKind::Trial, name) => format!("{name} · trial begins"),
        Stop::Savepoint(SavepointKind::GivenUp, name) => format!("{name} · given up"),
        Stop::Fork => "Ways part".into(),
        Stop::End => "End of this way".into(),
        Stop::Here => "The present".into(),
    }
}

fn place(line: &Line) -> (String, String) {
    let number = match line.number {
        0 => String::new(),
        number => format!("turn {number}"),
    };
    let turns = match line.turns {
        0 => String::new(),
        turns => format!("{} on", counted(turns, "turn", "turns")),
    };
    (number, turns)
}

fn picture(number: usize, (filled, of): (usize, usize)) -> String {
    let when = match number {
        0 => "At the start".into(),
        _ => format!("After {}", counted(number, "turn", "turns")),
    };
    format!("{when}: {filled} of {of} digits placed")
}
