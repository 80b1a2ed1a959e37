//! The English words of assignments.

use super::{counted, size};
use crate::app::text::{assignment::AssignmentText, time};
use sudoku_core::{
    Shape,
    explain::{Locale, technique as name},
    notation::names::cell_name,
};
use sudoku_play::{
    features::assignment::{
        CannotBegin,
        lms::{Packing, Told},
    },
    game::aids::{HelpKind, HelpKinds},
    links::assignment::{HandedIn, Slip},
    scorm::package::NotPacked,
    ui::Refusal,
};

pub(super) static ASSIGNMENT: AssignmentText = AssignmentText {
    set_drill: "Set as an assignment",
    race: [
        "Race",
        "Whoever opens this link plays the same puzzle against your time.",
        "Solve this puzzle first. Then your time is the one to beat.",
        "Options",
    ],
    empty: "No assignment is open. The link from your teacher opens one.",
    about: "Whoever opens the link below solves this and sends you a result. Nothing goes to a server.",
    title: ("Title", "Such as Monday, class 5b"),
    start: ["Start", "From the beginning", "From the board as it is, without wrong digits"],
    allowed: "Help allowed",
    help: |kind| match kind {
        HelpKind::Notes => ("Candidates", "show all, fill in notes, update notes"),
        HelpKind::Checks => ("Check", "compare with the solution, feedback on moves"),
        HelpKind::Hints => ("Hints", "hints and Why?"),
        HelpKind::Solver => ("Solver", "step by step, path, solution"),
    },
    ask_why: [
        "Say why",
        "a move counts once what forces it is marked",
        "Say why: mark what forces each move before it counts.",
    ],
    minutes: ("Time limit in minutes", "none"),
    count: "Number of positions",
    name: ["Your name, as your teacher knows it", "Your name, for the other player"],
    link: [
        "Link to the assignment",
        "The code that opens the assignment",
        "This link is too long for a code. Copy it instead.",
    ],
    board: |shape, open| format!("{} puzzle, {} to fill.", size(shape), counted(open, "cell", "cells")),
    drill: |technique, shape, count| {
        let technique = technique.map_or("a technique", |technique| name(technique, Locale::ENGLISH));
        format!(
            "Find {technique} on {} {}.",
            counted(count.into(), "board", "boards"),
            format_args!("of size {}", size(shape))
        )
    },
    barred,
    limit: |minutes| format!("Time limit: {}.", counted(minutes.into(), "minute", "minutes")),
    beat: |name, seconds| {
        let name = if name.is_empty() { "The time to beat is" } else { &format!("{name} took") };
        format!("{name} {}.", time(seconds.into()))
    },
    begin: ("Start", "Checking the puzzle…"),
    cannot,
    at_work: "The assignment is under way. A result hands it in, finished or not.",
    hand_in: ("Hand in now", "Continue"),
    strip: ("Assignment", "Hand in…"),
    left: |left| format!("{left} left"),
    bars: |name, own, rival| {
        let name = if name.is_empty() { "Rival" } else { name };
        (format!("You: {own} %"), format!("{name}: {rival} %"))
    },
    ended: |ended, (done, total)| match ended {
        HandedIn::Done if done == total => "Done. Well played.".into(),
        HandedIn::Done => format!("Done, with {done} of {total} right at the first try."),
        HandedIn::Unfinished => format!("Handed in with {done} of {total} done."),
        HandedIn::TimeUp => format!("Time is up, with {done} of {total} done."),
    },
    facts: ["Time", "Help", "Needed by these moves", "Wrong steps"],
    none: ("none", "none"),
    slip,
    raced: |name, seconds, faster, finished| {
        let name = if name.is_empty() { "Your rival" } else { name };
        let whole = time(seconds.into());
        match (finished, faster) {
            (true, true) => format!("You beat {name}, who took {whole}."),
            (true, false) => format!("{name} was faster: {whole}."),
            (false, _) => format!("{name} took {whole}."),
        }
    },
    result: "Your result",
    send: (
        "Send this to your teacher, or show the code to their camera. The code shows mistakes in copying, but not who solved the puzzle.",
        "Send this to the other player.",
    ),
    package: [
        "For Moodle and similar systems",
        "A SCORM 1.2 package has this assignment and the whole page, so it runs inside your course. The course gets the mark, the time and the result code.",
        "The mark is the percentage of the empty cells that end up right. Help and wrong steps don't change it.",
        "The mark is the percentage of boards answered right at the first try.",
        "Save the package",
    ],
    under_way: |(done, total)| {
        format!("You have begun, with {done} of {total} done. Continue where you left it.")
    },
    packing,
    told,
    preparing: "Preparing your result…",
};

fn packing(packing: Packing) -> String {
    match packing {
        Packing::Unasked | Packing::Weighing => "Measuring the package…".into(),
        Packing::Ready(size) => format!("The package has about {}.", megabytes(size)),
        Packing::Making { .. } => "Making the package…".into(),
        Packing::Made(size) => {
            format!("The package has {}. Upload it to your course as a SCORM package.", megabytes(size))
        }
        Packing::Failed(NotPacked::Unreachable) => {
            "No package was made. Part of Stepdoku could not be loaded. Check your connection and try again."
                .into()
        }
        Packing::Failed(NotPacked::Updated) => {
            "No package was made, because Stepdoku was updated. Reload the page and set the assignment again."
                .into()
        }
        Packing::Failed(NotPacked::Refused) => {
            "The package could not be saved: your browser did not accept it. Try again.".into()
        }
    }
}

/// A size, to a tenth of a megabyte.
fn megabytes(bytes: u64) -> String {
    let tenths = (bytes + 50_000) / 100_000;
    format!("{}.{} MB", tenths / 10, tenths % 10)
}

fn told(told: Told) -> String {
    match told {
        Told::Taken(mark) => format!("Your course has this result. Your mark is {mark} of 100."),
        Told::Refused => {
            "Your course did not take this result. Send it to your teacher, or show the code to their camera."
                .into()
        }
    }
}

fn barred(kinds: HelpKinds) -> String {
    let names: Vec<&str> = kinds
        .iter()
        .map(|kind| match kind {
            HelpKind::Notes => "candidates filled in",
            HelpKind::Checks => "checks",
            HelpKind::Hints => "hints",
            HelpKind::Solver => "the solver",
        })
        .collect();
    match names.as_slice() {
        [] => "All help is allowed.".into(),
        [one] => format!("Without {one}."),
        [most @ .., last] => format!("Without {} and {last}.", most.join(", ")),
    }
}

fn cannot(fault: &CannotBegin, locale: Locale) -> String {
    match fault {
        CannotBegin::Puzzle(fault) => {
            format!("It can't start. {}", super::refusals::refusal(&Refusal::Puzzle(fault.clone()), locale))
        }
        CannotBegin::Position => {
            "It can't start: its position contradicts the solution. Ask for the link again.".into()
        }
        CannotBegin::Technique => {
            "It can't start: this version does not know its technique. Reload the page to update.".into()
        }
        CannotBegin::Worker => "The puzzle was not checked. Try again.".into(),
    }
}

fn slip(slip: Slip, shape: &Shape) -> String {
    let Slip { item, candidate } = slip;
    let said = format!("{} = {}", cell_name(shape, candidate.cell), candidate.digit.symbol());
    if item == 0 { said } else { format!("board {}: {said}", item + 1) }
}

/// The sentence about barred help.
pub(super) const fn refused(kind: HelpKind) -> &'static str {
    match kind {
        HelpKind::Notes => "This assignment is without candidates filled in by the page.",
        HelpKind::Checks => "This assignment is without checks.",
        HelpKind::Hints => "This assignment is without hints.",
        HelpKind::Solver => "This assignment is without the solver.",
    }
}
