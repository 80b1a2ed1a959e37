//! Playing: modes, help, and the notices above all.

use super::{counted, refusals};
use sudoku_core::{
    explain::en,
    play::{
        aids::{Aid, Aids},
        archive::BadArchive,
        input::{Filter, Mode},
        settings::{BadSettings, NoteLayout},
        ui::{Checked, Imported, Notice, SaveFault},
    },
};

/// The name of a mode.
pub(super) const fn mode(mode: Mode, layout: NoteLayout) -> &'static str {
    match (mode, layout) {
        (Mode::Digit, _) => "Digits",
        (Mode::Colour, _) => "Colours",
        (Mode::Corner | Mode::Centre, NoteLayout::Fixed) => "Notes",
        (Mode::Corner, _) => "Corner notes",
        (Mode::Centre, _) => "Centre notes",
    }
}

/// What the filter found.
pub(super) fn filtered(found: Option<(Filter, usize, usize)>) -> String {
    match found {
        None => "Nothing is pointed out.".into(),
        Some((Filter::Pairs, _, possible)) => {
            format!("{} with two candidates.", counted(possible, "cell", "cells"))
        }
        Some((Filter::Digit(digit), standing, possible)) => format!(
            "{digit} stands in {}, and can stand in {}.",
            counted(standing, "cell", "cells"),
            counted(possible, "cell", "cells")
        ),
    }
}

/// One kind of help, as it ends the sentence "Solved with …".
pub(super) const fn aid(aid: Aid) -> &'static str {
    match aid {
        Aid::Candidates => "all candidates shown",
        Aid::FilledNotes => "notes filled in",
        Aid::KeptNotes => "notes kept in step",
        Aid::Filter => "the digit filter",
        Aid::Check => "a check",
        Aid::BackToRight => "the way back to before a mistake",
        Aid::NoteWarning => "a warning about a note",
        Aid::Judged => "moves judged as they were made",
        Aid::HintPlace => "hints where to look",
        Aid::HintTechnique => "hints of a technique",
        Aid::HintReason => "hints with the whole reason",
        Aid::Solver => "a look at the solver",
        Aid::SolverDigits => "digits from the solver",
        Aid::SolutionSeen => "a look at the solution",
        Aid::Solution => "the solution filled in",
        Aid::Why => "answers to why",
    }
}

/// All help that was had.
pub(super) fn helped(aids: Aids) -> String {
    let names: Vec<&str> = aids.iter().map(aid).collect();
    match &names[..] {
        [] => "by yourself".into(),
        [one] => format!("with {one}"),
        [most @ .., last] => format!("with {} and {last}", most.join(", ")),
    }
}

/// A notice.
pub(super) fn notice(notice: &Notice) -> String {
    match notice {
        Notice::PuzzleReplaced => "A new puzzle. The last one is kept.".into(),
        Notice::ActionsLost(lost) => format!(
            "Your game is back, but {} could not be read.",
            counted(*lost, "last action", "last actions")
        ),
        Notice::SaveUnreadable => {
            "A saved game could not be read. It was left as it is, and this game is kept beside it.".into()
        }
        Notice::NotSaved(fault) => format!("Not saved: {}", fault_text(*fault)),
        Notice::OpeningLink => "Opening the puzzle of the link.".into(),
        Notice::LinkRefused(refusal) => {
            format!("The link was not opened. {}", refusals::refusal(refusal))
        }
        Notice::PasteRefused(refusal) => {
            format!("What was pasted is not a puzzle to play. {}", refusals::refusal(refusal))
        }
        Notice::CannotCopy => {
            "The browser does not let the page copy. Select the link and copy it by hand.".into()
        }
        Notice::WorkerFailed => "The work in the background broke off. Please try again.".into(),
        Notice::FullButWrong => "The board is full, but not all of it is right.".into(),
        Notice::Checked(says) => checked(*says),
        Notice::WentBack(turns) => format!(
            "Back by {}, to where nothing was wrong. Redo leads on again.",
            counted(*turns, "turn", "turns")
        ),
        Notice::NoteWasRight(cell, order) => {
            format!("The note you took from {} was its digit.", en::cell_name(*cell, *order))
        }
        Notice::NotesFilled => "Notes are filled in. They can keep in step with the digits you place.".into(),
        Notice::GameDeleted(_) => "The game is put away, and kept for 30 days.".into(),
        Notice::GameUnreadable => "That game could not be read. It was left as it is.".into(),
        Notice::PlayedElsewhere => {
            "That game is being played in another tab. It stays as it is; close it there first.".into()
        }
        Notice::SettingsUnreadable(BadSettings::Newer) => {
            "Your settings were written by a newer Stepdoku. They are left as they are; what you change here holds until the page is closed.".into()
        }
        Notice::SettingsUnreadable(_) => {
            "Your settings could not be read. These are the usual ones; the next change is kept.".into()
        }
        Notice::Exported(true) => "Everything is in the file: games, times and settings.".into(),
        Notice::Exported(false) => {
            "The file was not made: the browser could not read what is kept. Reload the page and try again.".into()
        }
        Notice::Imported(what) => imported(*what),
        Notice::CannotImport(fault) => format!("Nothing was read in. {}", bad_archive(*fault)),
        Notice::ImportFailed => {
            "Nothing was read in: the file or the disk cannot be read or written. What is here is unchanged.".into()
        }
    }
}

fn checked(says: Checked) -> String {
    match says {
        Checked::Right => "All right so far.".into(),
        Checked::Wrong => "Something is not right.".into(),
        Checked::HowMany(1) => "One digit is not right.".into(),
        Checked::HowMany(wrong) => format!("{wrong} digits are not right."),
        Checked::Which(1) => "The marked digit is not right.".into(),
        Checked::Which(wrong) => format!("The {wrong} marked digits are not right."),
    }
}

fn imported(Imported { games, there, unreadable, finishes }: Imported) -> String {
    let read =
        format!("Read in: {} and {}.", counted(games, "game", "games"), counted(finishes, "time", "times"));
    let was = format!("{} here already.", counted(there, "game was", "games were"));
    let kept =
        counted(unreadable, "game is", "games are") + " kept as found, as this program cannot read it.";
    let said = [(true, read), (there > 0, was), (unreadable > 0, kept)];
    said.into_iter().filter_map(|(holds, said)| holds.then_some(said)).collect::<Vec<_>>().join(" ")
}

fn bad_archive(fault: BadArchive) -> String {
    match fault {
        BadArchive::TooLarge => "The file is larger than 50 MB, and no file of Stepdoku is.".into(),
        BadArchive::NotOurs => {
            "It is no file of Stepdoku: choose one that was saved by “Save everything as a file”.".into()
        }
        BadArchive::Newer => "The file was written by a newer Stepdoku. Read it in with that one.".into(),
        BadArchive::CutOff { after } => {
            format!("The file ends too early, after line {after}. Copy it again from where it was saved.")
        }
        BadArchive::Damaged { line } => {
            format!("Line {line} was altered on its way. Copy the file again from where it was saved.")
        }
        BadArchive::Strange { line } => format!("Line {line} says what Stepdoku does not know."),
    }
}

const fn fault_text(fault: SaveFault) -> &'static str {
    match fault {
        SaveFault::Forbidden => {
            "this browser lets the page store nothing. The game goes on until the page is closed."
        }
        SaveFault::Full => "there is no room left on the disk. Free some, and the next move saves all.",
        SaveFault::Elsewhere => {
            "another tab plays the same game. From here on this one is kept as a game of its own."
        }
        SaveFault::Failed => "the browser could not write. The next move tries again.",
    }
}
