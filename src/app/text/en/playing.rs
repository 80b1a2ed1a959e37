//! Playing: modes, help, and the notices above all.

use super::{counted, making, refusals};
use sudoku_core::{
    explain::en,
    notation::Assumption,
    play::{
        aids::{Aid, Aids},
        archive::BadArchive,
        input::{Filter, Mode},
        settings::{BadSettings, NoteLayout},
        ui::{Checked, Exported, Imported, Notice, SaveFault, WorkFault},
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
        Some((Filter::Bivalue, _, possible)) => {
            format!("{} with two candidates.", counted(possible, "cell", "cells"))
        }
        Some((Filter::Digit(digit), standing, possible)) => format!(
            "{digit} stands in {}, and can stand in {}.",
            counted(standing, "cell", "cells"),
            counted(possible, "cell", "cells")
        ),
    }
}

/// What was taken for granted when a text was read.
const fn assumed(assumption: Assumption) -> &'static str {
    match assumption {
        Assumption::LettersAreDigits => "The letters were read as digits: A as 1, B as 2 and so on.",
        Assumption::DigitsFromZero => {
            "Digits were read as counted from 0: 0 is shown as 1, 1 as 2 and so on."
        }
        Assumption::ZerosAreEmpty => "Each 0 was read as an empty cell.",
        Assumption::BlanksAreEmpty => "Blanks were read as empty cells.",
        Assumption::RestIgnored => "What follows the puzzle on its line was left out.",
        Assumption::OtherSectionsIgnored => {
            "Only the givens were read; digits and notes in other sections of the text were left out."
        }
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
        Notice::PuzzleReplaced(None) => "A new puzzle. The last one is kept.".into(),
        Notice::PuzzleReplaced(Some(_)) => {
            "A new puzzle. The last one is in this page only, as it could not be saved.".into()
        }
        Notice::ActionsLost(lost) => format!(
            "Your game is back, but {} could not be read.",
            counted(*lost, "last action", "last actions")
        ),
        Notice::HistoryShortened => {
            "This game has more moves than can be kept. The board is as it was, but one undo now takes it back to its start."
                .into()
        }
        Notice::SaveUnreadable => {
            "A saved game could not be read. It was left as it is, and this game is kept beside it.".into()
        }
        Notice::GamesUnread(fault) => {
            format!("Your saved games could not be read. {} Nothing was changed.", unread(*fault))
        }
        Notice::GamesMissing => {
            "Your saved games are gone: the browser has lost or cleared them. If you saved them as a file, load it in Games.".into()
        }
        Notice::StillReading => "Your saved games are still being read. You can play this puzzle meanwhile.".into(),
        Notice::MagazineMade(made) => {
            format!("The magazine has {}.", counted(usize::from(*made), "puzzle", "puzzles"))
        }
        Notice::MagazineElsewhere => {
            "The magazine was changed in another tab, so making more for it was stopped here. You can go on with it as it is now.".into()
        }
        Notice::GameFound(_) => "Your last game has been found.".into(),
        Notice::NotSaved(fault) => not_saved(*fault).into(),
        Notice::BecameItsOwn => {
            "Another tab is playing the same game. From here on, yours is saved as a game of its own.".into()
        }
        Notice::OpeningLink => "Opening the puzzle of the link.".into(),
        Notice::LinkReady(linked) => {
            let name = super::game(linked.order, linked.level);
            let short = linked.short.as_ref().map(making::nearest_of_link).unwrap_or_default();
            format!("The puzzle of the link is ready: {name}. Your board stays until you play it.{short}")
        }
        Notice::LinkShort { short, last_kept } => {
            let kept = if *last_kept { " The last puzzle is kept." } else { "" };
            format!("This is the puzzle of the link.{}{kept}", making::nearest_of_link(short))
        }
        Notice::LinkRefused(refusal) => {
            format!("The link was not opened. {}", refusals::refusal(refusal))
        }
        Notice::ReadAs { reading, last_kept } => {
            let assumed = reading.assumptions.iter().map(|&assumption| assumed(assumption));
            let kept = last_kept.then_some("The last puzzle is kept.");
            assumed.chain(kept).collect::<Vec<_>>().join(" ")
        }
        Notice::PasteRefused(refusal) => {
            format!("What was pasted is not a puzzle to play. {}", refusals::refusal(refusal))
        }
        Notice::FileRefused(refusal) => {
            format!("The file was not read in. {}", refusals::refusal(refusal))
        }
        Notice::CannotCopy => {
            "The browser does not let the page copy. Select the link and copy it by hand.".into()
        }
        Notice::WorkerFailed(fault) => work_fault(*fault).into(),
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
        Notice::UnreadableRemoved(games) => {
            format!("{} that could not be read: removed for good.", counted(*games, "game", "games"))
        }
        Notice::UnreadableExported(true) => {
            "The games that could not be read are in the file, unchanged.".into()
        }
        Notice::UnreadableExported(false) => {
            "The file was not made: the browser could not read these games. They are unchanged; try again later.".into()
        }
        Notice::Exported(Exported::All { files: 0 | 1 }) => {
            "Everything is in the file: games, times and settings.".into()
        }
        Notice::Exported(Exported::All { files }) => format!(
            "Everything is in {files} files, as it is too much for one: games, times and settings. Load each of them to have it all back."
        ),
        Notice::Exported(Exported::Part) => {
            "The file has the games of this page, your times and settings. Games saved earlier could not be read and are not in it.".into()
        }
        Notice::Exported(Exported::Unread(fault)) => {
            format!("No file was made, as your saved games could not be read. {}", unread(*fault))
        }
        Notice::Exported(Exported::Refused) => {
            "No file was made: the browser did not take it. Your games are unchanged. Try again.".into()
        }
        Notice::Imported(what) => imported(*what),
        Notice::ImportStopped => "Stopped: nothing of the file was read in.".into(),
        Notice::CannotImport(fault) => format!("Nothing was read in. {}", bad_archive(*fault)),
        Notice::ImportFailed => {
            "Nothing was read in: the file or the disk cannot be read or written. What is here is unchanged.".into()
        }
        Notice::NewVersion => "A new version of Stepdoku is ready. Your game is kept when you reload.".into(),
    }
}

const fn work_fault(fault: WorkFault) -> &'static str {
    match fault {
        WorkFault::Died => "The work in the background broke off. Please try again.",
        WorkFault::Unreachable => {
            "A part of Stepdoku that this needs could not be loaded. Check the connection and try again; your game goes on without it."
        }
        WorkFault::Updated => {
            "Stepdoku was updated, and a part of it that this needs is no longer on the server. Reload the page; your game is kept."
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

fn imported(Imported { games, joined, there, unreadable, finishes }: Imported) -> String {
    let read =
        format!("Read in: {} and {}.", counted(games, "game", "games"), counted(finishes, "time", "times"));
    let more =
        counted(joined, "game here now includes", "games here now include") + " the moves from the file.";
    let was = format!("{} here already.", counted(there, "game was", "games were"));
    let kept =
        counted(unreadable, "game is", "games are") + " kept as found, as this program cannot read it.";
    let said = [(true, read), (joined > 0, more), (there > 0, was), (unreadable > 0, kept)];
    said.into_iter().filter_map(|(holds, said)| holds.then_some(said)).collect::<Vec<_>>().join(" ")
}

fn bad_archive(fault: BadArchive) -> String {
    match fault {
        BadArchive::TooLarge => "The file is larger than 200 MB, and no file of Stepdoku is.".into(),
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
        BadArchive::TooHigh { line } => {
            format!(
                "The number in line {line} is larger than any Stepdoku gives. What is here is unchanged. Save the file again where it came from."
            )
        }
        BadArchive::Strange { line } => format!("Line {line} says what Stepdoku does not know."),
    }
}

const fn not_saved(fault: SaveFault) -> &'static str {
    match fault {
        SaveFault::Forbidden => {
            "Not saved: this browser lets the page store nothing. Your games last until you close the page."
        }
        SaveFault::Full => {
            "Not saved: there is no room left on the disk. Free some, and the next move saves everything."
        }
        SaveFault::Newer => {
            "Not saved: a newer Stepdoku has written to this browser. Save your games as a file, then reload the page."
        }
        SaveFault::Blocked => {
            "Not saved yet: another tab with an older Stepdoku has your games open. Close that tab, and everything is saved."
        }
        SaveFault::Slow => {
            "Not saved yet: the browser has not answered for some seconds. Your moves are safe while this page is open."
        }
        SaveFault::Elsewhere | SaveFault::Failed => {
            "Not saved: the browser could not write. The next move tries again. If this stays, save your games as a file."
        }
    }
}

/// Why what is kept cannot be read, and what to do.
pub(super) const fn unread(fault: SaveFault) -> &'static str {
    match fault {
        SaveFault::Forbidden => "This browser lets the page store nothing.",
        SaveFault::Newer => "A newer Stepdoku has written them. Reload the page to get it.",
        SaveFault::Blocked => {
            "Another tab with an older Stepdoku has them open. Close that tab, then reload the page."
        }
        SaveFault::Slow => "The browser's storage does not answer. Restart the browser.",
        SaveFault::Full | SaveFault::Elsewhere | SaveFault::Failed => {
            "The browser could not read its storage. Reload the page."
        }
    }
}
