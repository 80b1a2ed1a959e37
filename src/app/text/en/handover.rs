//! The English words of handing a game over.

use super::refusals::refusal;
use crate::app::text::handover::HandoverText;
use sudoku_play::{features::handover::CannotTake, ui::Refusal};

pub(super) static HANDOVER: HandoverText = HandoverText {
    doors: ["Another device", "Send this game to it", "Get a game from it"],
    send: |codes| match codes {
        0 | 1 => {
            "Read this code with the camera of the other device. It opens this game there, with its notes and its clock."
        }
        _ => {
            "Read each of these codes with the camera of the other device, in any order. With the last one this game opens there, with its notes and its clock."
        }
    },
    send_name: "The code that opens the game on another device",
    code: |number, of| format!("Code {number} of {of}"),
    without: (
        "This link is too long for a code. Copy it instead.",
        "This game has too many notes for codes. Save it to a file instead, in Games.",
    ),
    turn: ("Code before", "Next code"),
    receive: "On the other device, open Share, then More, then Another device, then Send this game to it. Read its codes here with the camera, or paste their links.",
    missing: |missing, of| {
        let numbers: Vec<String> = missing.iter().map(ToString::to_string).collect();
        let read = of - missing.len();
        format!("{read} of {of} codes read. Still to read: {}.", numbers.join(", "))
    },
    checks: "Checking the game…",
    forget: "Start again",
    paste: ("Link", "Read"),
    cannot: |fault, locale| match fault {
        CannotTake::Link(error) => refusal(&Refusal::Link(error.clone()), locale),
        CannotTake::Puzzle(fault) => refusal(&Refusal::Puzzle(fault.clone()), locale),
        CannotTake::Worker => "The game was not checked. Read the last code again.".into(),
    },
    camera: [
        "Use the camera",
        "Stop the camera",
        "Hold a code in front of the camera.",
        "The camera can't be used here. Allow it in the browser, or paste the link.",
    ],
};
