//! The moments of a game.

use super::counted;
use crate::app::text::moments::MomentsText;
use sudoku_play::game::history::{
    SavepointKind,
    outline::{OutlineLine, Stop},
};

pub(super) static MOMENTS: MomentsText = MomentsText {
    save: ("Savepoint name", "Add savepoint", "Rename"),
    nameless: |number| format!("Savepoint {number}"),
    begin_trial: (
        "Start a trial",
        "Everything you enter from here is marked as a trial. Keep it, or discard it to come back to this point.",
    ),
    trial,
    end_trial: ["Keep", "Discard"],
    redo: "Redo",
    back: "Back to the mistake",
    restart: "Restart",
    list: "Moves from the start",
    stop,
    place,
    here: "you are here",
    picture,
    still: "Return to your game to see and open earlier positions.",
    way: |number, of| match of {
        1 => "Another branch:".into(),
        _ => format!("Branch {number} of {of}:"),
    },
    actions: ["Rename", "Delete"],
};

fn trial(placed: usize) -> String {
    match placed {
        0 => "Trial started: no digits yet.".into(),
        _ => format!("Trial: {} so far.", counted(placed, "digit", "digits")),
    }
}

fn stop(stop: &Stop) -> String {
    match stop {
        Stop::Start => "Start".into(),
        Stop::Savepoint(SavepointKind::Kept, name) if name.is_empty() => "Savepoint".into(),
        Stop::Savepoint(SavepointKind::Trial, name) if name.is_empty() => "Trial begins".into(),
        Stop::Savepoint(SavepointKind::GivenUp, name) if name.is_empty() => "Discarded".into(),
        Stop::Savepoint(SavepointKind::Kept, name) => name.clone(),
        Stop::Savepoint(SavepointKind::Trial, name) => format!("{name} · trial begins"),
        Stop::Savepoint(SavepointKind::GivenUp, name) => format!("{name} · discarded"),
        Stop::Fork => "Branch".into(),
        Stop::End => "End of this branch".into(),
        Stop::Here => "Now".into(),
    }
}

fn place(line: &OutlineLine) -> (String, String) {
    let number = match line.number {
        0 => String::new(),
        number => format!("move {number}"),
    };
    let turns = match line.turns {
        0 => String::new(),
        turns => format!("{} later", counted(turns, "move", "moves")),
    };
    (number, turns)
}

fn picture(number: usize, (filled, of): (usize, usize)) -> String {
    let when = match number {
        0 => "At the start".into(),
        _ => format!("After {}", counted(number, "move", "moves")),
    };
    format!("{when}: {filled} of {of} digits placed")
}
